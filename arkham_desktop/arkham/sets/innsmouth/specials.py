"""The named hooks of the Innsmouth set: what its content says and the vocabulary cannot."""
