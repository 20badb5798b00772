import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { missingNames } from '../scripts/test-names.ts';
import { folderWith } from './support/cli.ts';

const root = join(import.meta.dirname, '..');

test('a test that is gone is named, one that was renamed with both its names, and a name is needed as often as it was', () => {
  expect(missingNames(['a', 'b'], {}, ['b', 'c', 'a'])).toEqual([]);
  expect(missingNames(['a', 'b'], {}, ['b'])).toEqual(['no test is called any more: a']);
  expect(missingNames(['a', 'a'], {}, ['a'])).toEqual(['no test is called any more: a']);
  expect(missingNames(['a'], { a: 'c' }, ['c'])).toEqual([]);
  expect(missingNames(['a'], { a: 'c' }, ['a'])).toEqual(['no test is called any more: c (was: a)']);
  expect(missingNames(['a'], { b: 'c' }, ['a'])).toEqual(['renamed, but never there: b']);
});

test('names that a run wrote down are compared as those that are listed: with one of them gone the check is red', () => {
  const fixture = (name: string) => readFileSync(join(root, 'test/fixtures', name));
  const renamed: Record<string, string> = JSON.parse(fixture('renamed-tests.json').toString('utf8'));
  const kept = gunzipSync(fixture('test-names.txt.gz')).toString('utf8').trimEnd().split('\n');
  const names = kept.map((name) => renamed[name] ?? name);
  using folder = folderWith({});
  const checked = (written: string) => {
    const file = join(folder.path, 'names.json');
    writeFileSync(file, written);
    return spawnSync(process.execPath, ['scripts/test-names.ts', file], { cwd: root, encoding: 'utf8' });
  };
  const told = (all: readonly string[]) => JSON.stringify(all.map((name) => ({ name })));
  expect(checked(told(names))).toMatchObject({ status: 0, stderr: '' });
  const gone = checked(told(names.slice(1)));
  expect(gone.status).toBe(1);
  expect(gone.stderr).toContain(`no test is called any more: ${names[0]}`);
  // A run that broke off has written nothing.
  expect(checked('').status).toBe(1);
});

test('a run writes down the names of the tests that are switched on', { tags: 'full' }, () => {
  const text = `describe('a', () => {\n  test('b', () => {});\n  test('c', (context) => context.skip());\n  test.skip('d', () => {});\n});\ndescribe.skip('e', () => test('f', () => {}));\n`;
  using folder = folderWith({ 'one.test.js': text });
  const file = join(folder.path, 'names.json');
  const reporter = join(root, 'test/support/reporter.ts');
  const args = ['run', '--globals', `--root=${folder.path}`, `--reporter=${reporter}`];
  const env = { ...process.env, REDGREEN_NAMES: file };
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, { env, encoding: 'utf8' });
  expect(stdout).toContain('Tests 1 passed, 0 failed');
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ name: 'a > b' }, { name: 'a > c' }]);
});
