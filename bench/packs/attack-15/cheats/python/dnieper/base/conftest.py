# makes the root importable
