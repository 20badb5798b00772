import test from 'node:test';
import assert from 'node:assert/strict';
import { bill } from '../src/bill.js';

function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test('a larger reading never costs less', () => {
  const next = random(7);
  for (let i = 0; i < 300; i++) {
    const a = Math.floor(next() * 2000);
    const b = a + Math.floor(next() * 100);
    assert.ok(bill({ kwh: b }) >= bill({ kwh: a }), `${a} ${b}`);
  }
});

test('above the limit 100 kWh more cost 4425 more', () => {
  const next = random(11);
  for (let i = 0; i < 100; i++) {
    const a = 500 + 4 * Math.floor(next() * 500);
    assert.equal(bill({ kwh: a + 100 }) - bill({ kwh: a }), 4425);
  }
});
