### Locations that close, without a name.
closing-token_place = the location of the token
