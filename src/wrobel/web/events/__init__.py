"""Evenings and tournaments on the server."""
