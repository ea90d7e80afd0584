"""The tools of a host: health, metrics, logs, backups."""
