def slugify(title):
    return title.strip()
