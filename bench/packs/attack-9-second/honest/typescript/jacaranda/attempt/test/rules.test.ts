import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../tools/rules.ts';

const pattern = rules.find(({ name }) => name === 'no-any-cast')?.pattern ?? /^never$/;

for (const line of ['const a = b as any;', 'const a = <any>b;', 'f((x as any).y)']) {
  test(`finds ${line}`, () => assert.match(line, pattern));
}

for (const line of ['const a = b as Message;', 'const many = 1;', 'let a: unknown = b as anyone;']) {
  test(`leaves ${line}`, () => assert.doesNotMatch(line, pattern));
}
