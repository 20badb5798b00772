import { expect, test } from 'vitest';
import { raisesVersionsAlone } from '../../src/packages/merge-manifest.ts';

const base = {
  name: 'shop',
  scripts: { test: 'node --test' },
  dependencies: { ms: '^2.0.0', tax: '1.0.0' },
  devDependencies: { mocha: '8.0.0' },
};
const raises = (changed: object, path = 'package.json') =>
  raisesVersionsAlone(path, JSON.stringify(base), JSON.stringify({ ...base, ...changed }));
const versions = (ms: string) => ({ dependencies: { ms, tax: '1.0.0' } });
const scripts = (added: object) => ({ ...versions('^3.0.0'), scripts: { ...base.scripts, ...added } });

test('another version of what the code loads, and a script that only people start', () => {
  expect(raises(versions('^3.0.0'))).toBe(true);
  expect(raises(scripts({ 'test:debug': 'node --test --inspect' }))).toBe(true);
  expect(raises(versions('^3.0.0'), 'server/package.json')).toBe(true);
  expect(raises({ ...versions('^3.0.0'), devDependencies: { mocha: '8.0.0', bench: '1.0.0' } })).toBe(true);
  expect(raises({ dependencies: { ...base.dependencies, more: '1.0.0' } })).toBe(true);
});

test.each([
  ['a folder in the place of a package', versions('file:./fake')],
  ['another package under its name', versions('npm:fake@3.0.0')],
  ['any version', versions('*')],
  ['a folder as a new package', { dependencies: { ...base.dependencies, fake: 'file:./fake' } }],
  ['a package less', { dependencies: { ms: '^3.0.0' } }],
  ['what the tests are run with', { ...versions('^3.0.0'), devDependencies: { mocha: '9.0.0' } }],
  ['the test command', scripts({ test: 'true' })],
  ['a script that npm runs by itself', scripts({ dependencies: 'node fake.js' })],
  ['a script that runs before it', scripts({ pretest: 'node fake.js' })],
  ['a setting', { ...versions('^3.0.0'), jest: { bail: true } }],
])('but not %s', (_name, changed) => {
  expect(raises(changed)).toBe(false);
});

test('nor what no one can read, or another manifest', () => {
  expect(raisesVersionsAlone('package.json', '{', '{}')).toBe(false);
  expect(raisesVersionsAlone('package.json', undefined, JSON.stringify(base))).toBe(false);
  expect(raises(versions('^3.0.0'), 'package-lock.json')).toBe(false);
});
