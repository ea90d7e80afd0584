"""What a host watches and maintains: health, metrics, logs, backups."""
