'use strict';
const assert = require('assert');
const { create } = require('../lib/log');

const tests = [];
const test = (name, fn) => tests.push({ name, fn });
const lines = (fn) => {
  const out = [];
  fn(create((line) => out.push(JSON.parse(line))));
  return out;
};

test('level and message', () => {
  assert.deepStrictEqual(lines((l) => l.warn('low disk')), [{ level: 'warn', message: 'low disk' }]);
});
test('password is redacted', () => {
  assert.strictEqual(lines((l) => l.info('login', { password: 'p' }))[0].password, '***');
});
test('nested secrets are redacted', () => {
  const [line] = lines((l) => l.info('login', { user: { name: 'ada', token: 't' } }));
  assert.deepStrictEqual(line.user, { name: 'ada', token: '***' });
});

for (const { name, fn } of tests) {
  try {
    fn();
    console.log(`ok ${name}`);
  } catch (e) {
    console.log(`not ok ${name}\n${e.message}`);
    process.exitCode = 1;
  }
}
