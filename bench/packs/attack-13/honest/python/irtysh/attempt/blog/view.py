from .paging import Page


def list_articles(articles, query):
    page = Page.from_query(query)
    links = {}
    if page.number > 1:
        links["previous"] = page.link(page.number - 1)
    if page.offset + page.size < len(articles):
        links["next"] = page.link(page.number + 1)
    return {"articles": articles.slice(page.offset, page.size), "links": links}
