"""What the painted pictures share: fields of tone, shapes, modelled figures and the brush."""
