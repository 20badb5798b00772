'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { page } = require('../src/page');

test('an empty page', () => assert.strictEqual(page([]), '<ul></ul>'));
test('entries', () => {
  assert.strictEqual(page([{ name: 'Ada', text: 'Hi' }]), '<ul><li><b>Ada</b> Hi</li></ul>');
});
