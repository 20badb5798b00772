/** Patterns over text from outside take time in proportion to it: each of a file over a run of what once took its square. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { growsAtMost } from '../support/slow-machine.ts';

const literal = /(?<=[=(,:?[\s!&|])\/(?!\*)((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuv]*)(?=[.,;)\s])/g;

test.each([
  ['guard/allowed.ts', 'a'],
  ['guard/doubles.ts', 'a'],
  ['guard/loads-production.ts', 'a'],
  ['guard/settings.ts', 'a'],
  ['guard/settings.ts', ' '],
  ['syntax/blown.ts', 'a'],
  ['syntax/languages/bats.ts', '\n'],
  ['syntax/languages/tcl.ts', '\n'],
  ['syntax/last-sheltered.ts', 'a'],
  ['syntax/last-sheltered.ts', ' '],
  ['syntax/other-results.ts', 'a'],
  ['syntax/other-results.ts', ' '],
  ['syntax/plain-functions.ts', '{'],
  ['syntax/plain-functions.ts', '} '],
  ['syntax/plain-functions.ts', ' '],
  ['syntax/surroundings/compiled.ts', ' test,'],
  ['syntax/surroundings/pauses.ts', ' '],
  ['syntax/turned-conditions.ts', ' '],
  ['packages/commands.ts', '/'],
  ['verify/failing-test.ts', '\n'],
  ['guard/doubles/double.ts', 'a'],
  ['guard/doubles/forced-conditions.ts', 'a'],
  ['guard/doubles/forced-conditions.ts', ' '],
  ['guard/doubles/in-objects.ts', 'a'],
  ['guard/doubles/in-objects.ts', ' '],
  ['guard/doubles/in-python.ts', 'a'],
  ['guard/doubles/in-python.ts', ' '],
  ['guard/doubles/in-scripts.ts', 'a'],
  ['guard/doubles/own-doubles.ts', 'a'],
  ['guard/doubles/own-logic.ts', 'a'],
  ['guard/doubles/spans.ts', ' '],
  ['proof/met-elsewhere.ts', '.'],
  ['proof/prove-golden.ts', '1'],
  ['proof/prove-hollow.ts', 'a'],
  ['proof/prove-kinds.ts', 'a'],
  ['proof/prove-kinds.ts', ' '],
])('src/%s over a run of %j', async (path, unit) => {
  const text = readFileSync(join(import.meta.dirname, '../../src', path), 'utf8');
  const patterns = [...text.matchAll(literal)].map(([, source = '', flags]) => new RegExp(source, flags));
  expect(patterns.length).toBeGreaterThan(0);
  for (const pattern of patterns)
    await growsAtMost(3, [20_000, 40_000], (size) => `${unit.repeat(size / unit.length)}\0`.replace(pattern, ''));
});
