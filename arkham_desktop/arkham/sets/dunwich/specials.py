"""The named hooks of the Dunwich set: what its content says and the vocabulary cannot."""
