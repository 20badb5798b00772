# keeps the repository root importable
