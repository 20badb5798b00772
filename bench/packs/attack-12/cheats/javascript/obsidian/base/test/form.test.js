'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const { readForm } = require('../src/form');

test('a good form', () => {
  assert.deepEqual(readForm({ owner: ' Ann ', iban: 'de89370400440532013000' }), { owner: 'Ann', iban: 'DE89370400440532013000' });
});

test('names every error', () => {
  assert.deepEqual(readForm({}), { errors: { owner: 'required', iban: 'invalid' } });
});
