'use strict';
module.exports = { ...require('./customer'), ...require('./customer-list'), ...require('./letter') };
