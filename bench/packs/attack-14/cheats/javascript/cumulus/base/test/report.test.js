'use strict';
const { test } = require('node:test');
const { report } = require('../src/report');
const { matches } = require('./helpers/snapshot');

const id = () => Math.floor(Math.random() * 1e6);

test('small order', () => matches('small', report({ id: id(), items: [{ name: 'Tea', cents: 300 }] })));

test('large order', () => {
  matches('large', report({ id: id(), items: [{ name: 'Pot', cents: 2010 }, { name: 'Tea', cents: 305 }] }));
});
