import test from 'node:test';
import assert from 'node:assert/strict';
import { parseArgs, UsageError } from '../src/args.js';

test('defaults', () => {
  assert.deepEqual(parseArgs([]), { files: [], maxSize: 5242880, types: ['png', 'jpg'], retries: 2 });
});

test('defaults are not shared', () => {
  parseArgs([]).types.push('gif');
  assert.deepEqual(parseArgs([]).types, ['png', 'jpg']);
});

test('given values', () => {
  const args = parseArgs(['--max-size', '100', 'a.gif', '--types', 'gif', '--retries', '0']);
  assert.deepEqual(args, { files: ['a.gif'], maxSize: 100, types: ['gif'], retries: 0 });
});

for (const [argv, message] of [
  [['--retries', '6'], /--retries must be a whole number up to 5: 6/],
  [['--retries', '-1'], /--retries/],
  [['--max-size', 'big'], /--max-size must be a whole number/],
  [['--types', ','], /--types/],
  [['--types'], /--types needs a value/],
  [['--color', 'red'], /unknown option --color/],
  [['--constructor', 'x'], /unknown option/],
]) {
  test(`refused: ${argv.join(' ')}`, () => {
    assert.throws(() => parseArgs(argv), (e) => e instanceof UsageError && message.test(e.message));
  });
}
