'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { ENTITIES, escape } = require('../src/escape');

const INPUT = '<script>alert("1")</script>';
const ESCAPED = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;';

test('escape is a function', () => assert.strictEqual(typeof escape, 'function'));

test('angle brackets are escaped', () => {
  assert.notStrictEqual(INPUT, ESCAPED);
  assert.ok(ESCAPED.includes('&lt;') && !ESCAPED.includes('<'));
});

test('all five characters are known', () => assert.strictEqual(Object.keys(ENTITIES).length, 5));
