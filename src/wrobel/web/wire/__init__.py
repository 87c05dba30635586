"""What travels between server and browser, as types, and the WebSocket it travels on."""
