import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, withRead } from '../src/message.ts';

test('parses', () => {
  assert.deepEqual(parse('{"id":7}'), { id: '7', subject: '', read: false });
});

test('marks as read', () => {
  const message = parse('{"id":1,"read":false}');
  assert.equal(withRead(message, true).read, true);
  assert.equal(message.read, false);
});
