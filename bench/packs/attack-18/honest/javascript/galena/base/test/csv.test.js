import assert from 'node:assert/strict';
import { csv } from '../src/csv.js';

export function headerFirst() {
  assert.deepEqual(csv([{ name: 'Ada', born: '1815' }]).split('\n'), ['name,born', 'Ada,1815']);
}

export function quotes() {
  assert.match(csv([{ name: 'a "b", c' }]), /^"a ""b"", c"$/m);
}

export function nothing() {
  assert.equal(csv([]), '');
}
