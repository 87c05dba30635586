"""The flat state of one hand and one match: data, copies, walls. It knows no rules."""
