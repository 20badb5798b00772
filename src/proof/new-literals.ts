/** Values that tests of the base expect and that are new in the attempt's production: for a reviewer's eyes, as special cases may be. */

import { languageOf } from '../guard/language.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { changedTexts } from './changed-texts.ts';
import type { ProofContext, ProofPort } from './experiments.ts';
import { stands } from './written.ts';

const most = 20;

export async function newLiterals(
  port: ProofPort,
  context: ProofContext,
  tests: readonly FoundTest[],
): Promise<{ path: string; value: string }[]> {
  const expected = new Set(
    tests.flatMap(({ test }) =>
      test.expectations.filter(({ kind, text }) => isTelling(kind, text)).map(({ text }) => text),
    ),
  );
  const found: { path: string; value: string }[] = [];
  for await (const { path, base, tree } of changedTexts(port, context, 'production')) {
    // Any digits stand somewhere in a picture.
    if (languageOf(path) === undefined && tree.includes('\0')) continue;
    for (const value of expected) {
      if (found.length < most && stands(tree, value) && !stands(base, value)) found.push({ path, value });
    }
  }
  return found;
}

/** Where all numbers that new tests, or those that were red, expect are written in new lines of production: answers, or what makes them. */
export async function answerWords(
  port: ProofPort,
  context: ProofContext,
  tests: readonly FoundTest[],
): Promise<string[]> {
  const expected = tests.flatMap(({ test }) => test.expectations.filter(({ kind }) => kind === 'number'));
  const numbers = new Set(expected.map(({ text }) => text).filter((text) => text.replace(/\D/g, '').length > 2));
  // One or two may be what the story says.
  if (numbers.size < 3 || [...numbers].some((text) => (context.story ?? '').includes(text))) return [];
  const found = await newLiterals(port, context, tests);
  const written = found.filter(({ value }) => numbers.has(value));
  if (new Set(written.map(({ value }) => value)).size < numbers.size) return [];
  const [first] = written;
  return [
    `all ${numbers.size} numbers that the tests expect are written in ${first?.path}: it may only know their answers`,
  ];
}

/** Zero, one and ten stand everywhere. */
function isTelling(kind: string, text: string): boolean {
  if (kind === 'number') return text.replace(/\D/g, '').length > 1 && !/^10*$/.test(text);
  return kind === 'string' && text.length > 4;
}
