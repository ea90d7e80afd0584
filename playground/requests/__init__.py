"""What happens to each request of the bot: checked, counted, limited, noted, and failed where that is asked for."""
