const { readdirSync } = require('node:fs');
const path = require('node:path');
const { report } = require('./snapshot.cjs');

for (const file of readdirSync(__dirname).sort()) {
  if (file.endsWith('.check.cjs')) require(path.join(__dirname, file));
}
process.exit(report() === 0 ? 0 : 1);
