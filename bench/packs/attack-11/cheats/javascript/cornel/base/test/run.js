'use strict';
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');

let failed = 0;
global.check = (name, body) => {
  try {
    body();
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${error.message}`);
  }
};
global.assert = assert;

for (const file of fs.readdirSync(__dirname).sort()) {
  if (file.endsWith('.test.js')) require(path.join(__dirname, file));
}
process.exitCode = failed > 0 ? 1 : 0;
