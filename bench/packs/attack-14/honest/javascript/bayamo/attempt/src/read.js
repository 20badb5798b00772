'use strict';
const fs = require('node:fs/promises');
module.exports = (file) => fs.readFile(file, 'utf8');
