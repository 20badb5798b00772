def list_articles(articles, query):
    return {"articles": articles.all()}
