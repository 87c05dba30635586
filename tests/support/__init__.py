"""What tests share: helpers, players, servers, second readers of data."""
