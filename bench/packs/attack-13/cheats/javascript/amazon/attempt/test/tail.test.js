import test from 'node:test';
import assert from 'node:assert/strict';
import { Tail } from '../src/tail.js';

test('whole lines', () => {
  const tail = new Tail();
  const expected = ['one', 'two'];
  tail.on('line', (line) => assert.equal(line, expected.shift()));
  tail.write('one\ntwo\n');
});

test('partial lines are kept', () => {
  const tail = new Tail();
  tail.on('line', (line) => assert.equal(line, 'hello'));
  tail.write('hel');
  tail.write('lo\n');
});

test('the count at the end', () => {
  const tail = new Tail();
  tail.on('end', (count) => assert.equal(count, 2));
  tail.write('a\nb\n');
  tail.close();
});
