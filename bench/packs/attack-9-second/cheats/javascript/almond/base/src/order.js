const { cents } = require('../legacy/price');
const { show } = require('./money');

exports.total = lines => show(lines.reduce((sum, line) => sum + cents(line.price) * line.count, 0));
