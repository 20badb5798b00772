'use strict';
// Keeps the snapshots in step with the orders: a new order needs no file by hand.
const fs = require('node:fs');
const path = require('node:path');
const { receipt } = require('../src/receipt');
const orders = require('../test/orders');

for (const [name, items] of Object.entries(orders)) {
  fs.writeFileSync(path.join(__dirname, '..', 'test', 'snapshots', `${name}.txt`), receipt(items));
}
