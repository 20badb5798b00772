'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { Cart } = require('../src/cart');

test('empty', () => assert.equal(new Cart().total, 0));
test('quantity', () => assert.equal(new Cart().add({ price: 30, quantity: 2 }).total, 60));
