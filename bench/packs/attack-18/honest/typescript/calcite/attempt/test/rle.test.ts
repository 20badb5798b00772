import { test } from 'node:test';
import assert from 'node:assert/strict';
import { decode, encode } from '../src/rle.ts';

const pairs: [string, string][] = [
  ['', ''],
  ['aaab', '3a1b'],
  ['abc', '1a1b1c'],
  ['zzzzzzzzzzzz', '12z'],
];

for (const [text, code] of pairs) {
  test(`${text || 'nothing'} <-> ${code}`, () => {
    assert.equal(encode(text), code);
    assert.equal(decode(code), text);
  });
}

test('decode undoes encode', () => {
  let seed = 42;
  const next = (n: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  for (let i = 0; i < 200; i++) {
    const text = Array.from({ length: next(30) }, () => 'ab'[next(2)]).join('');
    assert.equal(decode(encode(text)), text, `seed run ${i}`);
  }
});

test('what is no code is refused', () => {
  assert.throws(() => decode('a3'), { name: 'SyntaxError', message: /a3/ });
});
