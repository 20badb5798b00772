def duration(seconds):
    return f"{seconds // 60}:{seconds % 60:02d}"
