import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Autosave } from '../src/autosave.ts';

test('text is written in the end', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  new Autosave((text) => written.push(text)).save('a');
  t.mock.timers.tick(100);
  assert.deepEqual(written, ['a']);
});

test('calls in a row write once', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const written: string[] = [];
  const autosave = new Autosave((text) => written.push(text));
  autosave.save('a');
  autosave.save('ab');
  t.mock.timers.tick(99);
  assert.deepEqual(written, []);
  autosave.save('abc');
  t.mock.timers.tick(100);
  assert.deepEqual(written, ['abc']);
});
