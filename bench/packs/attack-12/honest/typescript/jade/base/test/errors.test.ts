import { test } from 'node:test';
import assert from 'node:assert/strict';
import { CliError, exitCode } from '../src/errors.ts';
import { main } from '../src/main.ts';

test('fine', () => assert.equal(exitCode(undefined), 0));
test('any error', () => assert.equal(exitCode(new Error('x')), 1));
test('usage', () => assert.equal(exitCode(new CliError('usage', 'x')), 64));
test('config', () => assert.equal(exitCode(new CliError('config', 'x')), 78));
test('an unknown kind', () => assert.equal(exitCode(new CliError('moon', 'x')), 1));

test('main', async () => {
  const lines: string[] = [];
  const code = await main(async () => {
    throw new CliError('noinput', 'no such file');
  }, (line) => lines.push(line));
  assert.equal(code, 66);
  assert.deepEqual(lines, ['no such file']);
});
