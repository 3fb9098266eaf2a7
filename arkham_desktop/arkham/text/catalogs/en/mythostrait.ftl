### Traits of Environments.
mythostrait-mystic = Mystic
mythostrait-urban = Urban
mythostrait-weather = Weather
