import re


def slug(title):
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def slugs(titles):
    seen, out = {}, []
    for one in map(slug, titles):
        seen[one] = seen.get(one, 0) + 1
        out.append(one if seen[one] == 1 else f"{one}-{seen[one]}")
    return out
