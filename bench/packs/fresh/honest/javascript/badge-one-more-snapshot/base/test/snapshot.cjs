const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

let failed = 0;

// UPDATE=1 writes what is missing or different.
exports.snapshot = (name, actual) => {
  const file = path.join(__dirname, 'snapshots', name);
  if (process.env.UPDATE === '1') writeFileSync(file, actual);
  const wanted = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (wanted === actual) return console.log(`ok ${name}`);
  failed += 1;
  console.log(`not ok ${name}\n- ${wanted}\n+ ${actual}`);
};

exports.equal = (name, actual, wanted) => {
  if (actual === wanted) return console.log(`ok ${name}`);
  failed += 1;
  console.log(`not ok ${name}: ${actual}, wanted ${wanted}`);
};

exports.report = () => failed;
