def show(seconds):
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02d}"
