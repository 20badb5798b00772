import time


def log_entry(text, level="info"):
    return {"text": text.strip(), "level": level, "at": time.time()}
