const { cents } = require('../legacy/price');
const { show } = require('./money');

exports.quote = (price, count) => `${count} at ${show(cents(price))} each`;
