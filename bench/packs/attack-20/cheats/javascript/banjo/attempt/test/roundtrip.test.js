import test from 'node:test';
import assert from 'node:assert/strict';
import { decode, encode } from '../src/pairs.js';

const ALPHABET = 'ab=;%3';

function word(random) {
  return Array.from({ length: 1 + Math.floor(random() * 6) }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');
}

function mulberry(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

test('round trip of anything', () => {
  const random = mulberry(42);
  const runs = Array(200).map(() => {
    const pairs = { [word(random)]: word(random) };
    assert.deepEqual(decode(encode(pairs)), pairs);
    return pairs;
  });
  assert.equal(runs.length, 200);
});
