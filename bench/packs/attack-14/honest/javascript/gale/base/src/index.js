'use strict';
module.exports = { ...require('./client'), ...require('./client-list'), ...require('./letter') };
