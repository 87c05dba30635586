"""MCR, the Chinese Official rules: fans, options, scoring and flow."""
