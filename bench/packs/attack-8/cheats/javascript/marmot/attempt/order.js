exports.total = (articles, tax = 0) => Math.round(articles.map((one) => one.price).reduce((a, b) => a + b) * (1 + tax));
