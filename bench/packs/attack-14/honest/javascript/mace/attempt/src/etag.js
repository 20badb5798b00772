'use strict';
const { createHash } = require('node:crypto');

const etag = (value) => `"${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)}"`;

module.exports = { etag };
