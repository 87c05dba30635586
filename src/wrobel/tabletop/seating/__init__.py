"""Who sits where in an event: plans, their certificates, changes on the day."""
