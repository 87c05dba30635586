"""The table in the browser: HTTP and WebSocket, rooms, storage. One process, one writer."""
