exports.price = (n) => n.toFixed(2);
exports.discount = (n) => n * 0.9;
exports.bulk = (count, each) => (count >= 10 ? count * each * 0.9 : count * each);
