"""Why Proviso and python-stdnum differ: (kind, country, sign) and the reason; see Scripts/check-national-numbers."""

REASONS = {}
