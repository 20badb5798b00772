'use strict';
const fs = require('node:fs');

const DEFAULTS = Object.freeze({ theme: 'light', fontSize: 14, language: 'en' });

function load(file, warn = console.warn) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return { ...DEFAULTS };
    throw error;
  }
  try {
    return { ...DEFAULTS, ...JSON.parse(text) };
  } catch (error) {
    warn(`${file} is not read: ${error.message}`);
    return { ...DEFAULTS };
  }
}

module.exports = { DEFAULTS, load };
