import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert } from '../src/convert.js';

const logged = [];

test('converts with the rate of the day', () => {
  convert(100, async () => 1.5)
    .then((cents) => assert.equal(cents, 150))
    .catch((error) => logged.push(error));
});

test('rounds', () => {
  convert(333, async () => 1.1)
    .then((cents) => assert.equal(cents, 366))
    .catch((error) => logged.push(error));
});
