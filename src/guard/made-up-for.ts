/** What took the place of assertions and tests that are gone: others, or rows of a table; else the base's own version decides. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Assertion } from './assertions.ts';
import type { TestCase } from './cases.ts';
import type { ChangedFile, Side } from './changed-file.ts';
import { aboutWords } from './compare-assertions.ts';
import type { Located } from './match-cases.ts';

export interface MadeUpFor {
  assertion(gone: Assertion): boolean;
  test(gone: Located): boolean;
}

/** `gone` and `added`: how many tests. */
export function madeUpFor(files: readonly ChangedFile[], { gone, added }: { gone: number; added: number }): MadeUpFor {
  const asserts = (which: 'base' | 'tree') =>
    files
      .flatMap((file) => file[which]?.cases ?? [])
      .flatMap(({ kind, assertions }) => (kind === 'case' ? assertions.filter(({ strength }) => strength > 0) : []));
  const [before, after] = [asserts('base'), asserts('tree')];
  const asMany = after.length >= before.length;
  const texts = new Set(after.map(({ text }) => text));
  const tokens = files
    .filter(isTests)
    .flatMap(({ tree, newLines }) =>
      (tree?.program?.tokens ?? []).map((token) => ({ token, isNew: newLines.has(token.line) })),
    );
  const words = new Set(tokens.map(({ token }) => token.text));
  const values = new Set(tokens.flatMap(({ token, isNew }) => (isNew ? textsOf(token) : [])));
  const parts = new Set([...values].flatMap(wordsOf));
  const standsAgain = (one: Assertion) =>
    one.literals.length > 0 &&
    one.literals.every((literal) => values.has(literal) || isComposed(literal, parts)) &&
    aboutWords(one).every((word) => words.has(word));
  const bodies = new Set(
    files.flatMap(({ tree }) => (tree?.cases ?? []).flatMap((one) => (one.kind === 'case' ? [bodyOf(one, tree)] : []))),
  );
  return {
    assertion: (one) => texts.has(one.text) || standsAgain(one),
    test: ({ one, side }) =>
      (asMany && added >= gone) ||
      (one.assertions.length > 0 && (one.assertions.every(standsAgain) || bodies.has(bodyOf(one, side)))),
  };
}

/** A sentence that a table makes of its columns: each of its words stands among the new values. */
function isComposed(literal: string, parts: ReadonlySet<string>): boolean {
  const words = wordsOf(literal);
  return words.length > 1 && words.every((word) => parts.has(word));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** As much of it as is looked at: nested tests are read once for each level. */
function bodyOf({ body, end }: TestCase, side: Side | undefined): string {
  const own = side?.program?.tokens.slice(body, Math.min(end, body + 400)) ?? [];
  return own.map(({ text }) => text).join(' ');
}

const isTests = ({ kind }: ChangedFile) => kind === 'test' || kind === 'test-config';

/** Strings count with their parts: a row may be written as one. */
function textsOf({ kind, text }: Token): string[] {
  return kind === 'string' ? [text, ...text.split(/[\s,;|]+/)] : [text];
}
