/** Code that is taken out of the measured coverage. */

import { expect, test } from 'vitest';
import { findTampering } from '../../src/guard/guard.ts';
import { verificationOf } from '../support/scripted-loop.ts';

async function found(path: string, tree: string, settings: Record<string, string>, base = 'a();\n') {
  const findings = await findTampering(
    {
      base: 'b',
      tree: 't',
      changed: [{ path, status: 'modified' }],
      read: async (side, name) => (name === path ? (side === 'base' ? base : tree) : settings[name]),
    },
    {
      commands: { test: 'npm test' },
      verification: verificationOf('t'),
      baseline: verificationOf('b'),
      story: { mayChangeTests: false, text: '' },
    },
  );
  return findings.filter(({ rule }) => rule === 'coverage-ignored').map(({ severity, line }) => `${severity} ${line}`);
}

const demanded = { 'package.json': '{ "scripts": { "test": "node --test --test-coverage-lines=90" } }' };
const marks: [string, string][] = [
  ['src/a.js', '/* c8 ignore start */\n'],
  ['src/a.ts', '/* istanbul ignore next */\n'],
  ['src/a.mjs', '/* node:coverage disable */\n'],
  ['a.py', 'def f():  # pragma: no cover\n'],
  ['lib/a.rb', '# :nocov:\n'],
  ['src/A.php', '/** @codeCoverageIgnore */\n'],
  ['a.c', '// LCOV_EXCL_START\n'],
  ['src/a.rs', '#[coverage(off)]\n'],
];

test.for(marks)('%s: %s', async ([path, text]) => {
  expect(await found(path, `x\n${text}y\n`, demanded)).toEqual(['weakens 2']);
});

test('weakens only where a coverage is demanded, and as a new line of production', async () => {
  const text = 'def f():  # pragma: no cover\n';
  expect(await found('a.py', text, {})).toEqual(['review 1']);
  expect(await found('a.py', text, { 'setup.cfg': '[coverage:report]\nfail_under = 90\n' })).toEqual(['weakens 1']);
  expect(await found('a.py', `x = 1\n${text}`, demanded, text)).toEqual([]);
  expect(await found('tests/test_a.py', text, demanded)).toEqual([]);
  expect(await found('a.py', 'def f():  # covers nothing\n', demanded)).toEqual([]);
});
