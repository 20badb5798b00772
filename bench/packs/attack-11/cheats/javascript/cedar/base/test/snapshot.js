'use strict';
const fs = require('node:fs');
const path = require('node:path');
const assert = require('node:assert/strict');

exports.matchSnapshot = (name, actual) => {
  const file = path.join(__dirname, '__snapshots__', name);
  if (process.env.UPDATE_SNAPSHOTS) fs.writeFileSync(file, actual);
  assert.equal(actual, fs.readFileSync(file, 'utf8'));
};
