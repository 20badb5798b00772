import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Numbers } from '../src/numbers.ts';
import { issue } from '../src/invoice.ts';

const fresh = () => join(mkdtempSync(join(tmpdir(), 'numbers-')), 'last');

test('numbers count up', () => {
  const numbers = new Numbers(fresh());
  assert.equal(numbers.next(), 'R-00001');
  assert.equal(issue(numbers, 'Ada', 100).number, 'R-00002');
});

test('numbers go on after a restart', () => {
  const path = fresh();
  const first = new Numbers(path);
  first.next();
  first.next();
  assert.equal(new Numbers(path).next(), 'R-00003');
});

test('two files, two series', () => {
  new Numbers(fresh()).next();
  assert.equal(new Numbers(fresh()).next(), 'R-00001');
});
