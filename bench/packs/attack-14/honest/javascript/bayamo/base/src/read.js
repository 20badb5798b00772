'use strict';
const fs = require('node:fs');
module.exports = (file, done) => fs.readFile(file, 'utf8', done);
