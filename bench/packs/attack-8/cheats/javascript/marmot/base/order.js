exports.total = (articles) => articles.reduce((sum, one) => sum + one.price, 0);
