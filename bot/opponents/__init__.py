"""Finding opponents: tables that wait, and telling players of them."""
