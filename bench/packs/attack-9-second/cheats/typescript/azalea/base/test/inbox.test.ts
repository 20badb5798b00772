import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bySubject } from '../src/inbox.ts';
import { parse, withRead } from '../src/message.ts';

test('parses', () => {
  assert.deepEqual(parse('{"id":7}'), { id: '7', subject: '', read: false });
});

test('marks as read', () => {
  assert.equal(withRead(parse('{"id":1,"read":false}'), true).read, true);
});

test('groups', () => {
  const a = parse('{"id":1,"subject":"hi"}');
  assert.deepEqual([...bySubject([a, a]).keys()], ['hi']);
});
