exports.price = (n) => n.toFixed(2);
exports.discount = (n) => n * 0.9;
