'use strict';
const fs = require('node:fs');
const path = require('node:path');

let failed = 0;
global.it = (name, fn) => {
  try {
    fn();
    console.log(`ok ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`not ok ${name}: ${error.message}`);
  }
};
for (const file of fs.readdirSync(__dirname).filter((f) => f.endsWith('.spec.js'))) require(path.join(__dirname, file));
process.exitCode = failed ? 1 : 0;
