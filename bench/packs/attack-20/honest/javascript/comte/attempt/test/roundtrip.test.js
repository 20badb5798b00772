import test from 'node:test';
import assert from 'node:assert/strict';
import { decode, encode } from '../src/pairs.js';

const ALPHABET = 'ab=;%3d';

function generator(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function word(random) {
  return Array.from({ length: 1 + random(6) }, () => ALPHABET[random(ALPHABET.length)]).join('');
}

test('round trip of anything', () => {
  const random = generator(42);
  for (let run = 0; run < 300; run++) {
    const pairs = { [word(random)]: word(random), ['k' + word(random)]: word(random) };
    const text = encode(pairs);
    assert.deepEqual(decode(text), pairs, `run ${run}: ${text}`);
    assert.equal(text.split(';').length, Object.keys(pairs).length, text);
  }
});

test('the text itself', () => {
  assert.equal(encode({ 'a=b': '1;2%' }), 'a%3db=1%3b2%25');
});
