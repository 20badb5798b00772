const assert = require('node:assert/strict');
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const src = path.join(__dirname, '..', 'src');
const checks = {
  'nothing in src uses the old module'() {
    for (const name of readdirSync(src)) {
      const text = readFileSync(path.join(src, name), 'utf8');
      assert.doesNotMatch(text, /legacy\/price/, name);
    }
  },
  'the total of an order'() {
    assert.equal(require('../src/order').total([{ price: 1.25, count: 2 }, { price: 3, count: 1 }]), '5.50');
  },
  'an empty order'() {
    assert.equal(require('../src/order').total([]), '0.00');
  },
  'a quote'() {
    assert.equal(require('../src/quote').quote(2.5, 3), '3 at 2.50 each');
  },
  'half a cent'() {
    assert.equal(require('../src/money').cents(0.125), 13);
  },
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    check();
    console.log(`ok ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`not ok ${name}\n  ${error.message}`);
  }
}
process.exitCode = failed ? 1 : 0;
