import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Autosave, DELAY } from '../src/autosave.ts';

test('text is written in the end', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  new Autosave((text) => written.push(text)).save('a');
  t.mock.timers.tick(DELAY);
  assert.deepEqual(written, ['a']);
});

test('calls in a row write once', () => {
  const written: string[] = [];
  const autosave = new Autosave((text) => written.push(text));
  autosave.save('a');
  autosave.save('ab');
  autosave.save('abc');
  assert.equal(autosave.flush(), 'abc');
  assert.deepEqual(written.slice(-1), ['abc']);
});
