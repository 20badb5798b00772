'use strict';
const fs = require('node:fs');

const DEFAULTS = Object.freeze({ theme: 'light', fontSize: 14, language: 'en' });

function load(file) {
  return { ...DEFAULTS, ...JSON.parse(fs.readFileSync(file, 'utf8')) };
}

module.exports = { DEFAULTS, load };
