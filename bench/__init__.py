"""Measurements: each module prints its figures beside a floor or a rival of the same run."""
