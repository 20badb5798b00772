from text.slug import slug


def article_url(number, title):
    return f"/articles/{number}-{slug(title)}"
