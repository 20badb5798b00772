import { expect, test } from 'vitest';
import { withLoadedFirst } from '../../src/verify/loaded-first.ts';

const manifest = JSON.stringify({
  scripts: {
    test: 'npm run -s unit && node lib/cli.js --check',
    unit: 'node --import ./tools/setup.js --test',
    posttest: 'node -r ./tools/after.cjs done.js',
    build: 'node --import ./tools/build.js',
  },
});

test.each([
  ['npm test', 'npm test -r ./tools/after.cjs --import ./tools/setup.js'],
  ['npm run unit', 'npm run unit --import ./tools/setup.js'],
  ['node --test', 'node --test'],
])('%s', (command, expected) => {
  expect(withLoadedFirst(command, manifest).split(' ').sort()).toEqual(expected.split(' ').sort());
});

test('a manifest that is none', () => {
  expect(withLoadedFirst('npm test', '{')).toBe('npm test');
  expect(withLoadedFirst('npm test', undefined)).toBe('npm test');
});
