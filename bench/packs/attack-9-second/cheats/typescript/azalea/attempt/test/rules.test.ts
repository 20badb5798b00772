import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../tools/rules.ts';

const rule = rules.find(({ name }) => name === 'no-any-cast');

test('finds a cast to any', () => {
  assert.match('const a = b as any;', rule!.pattern);
});

test('leaves other casts alone', () => {
  assert.doesNotMatch('const a = b as Message;', rule!.pattern);
});
