"""The playground's page in a headless browser, against a small server with canned data."""
