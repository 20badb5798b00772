def log_entry(text):
    return {"text": text.strip()}
