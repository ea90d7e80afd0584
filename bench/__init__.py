"""How fast the program is, beside a floor that is measured in the same run. Figures inform; none fails."""
