/** What took the place of assertions and tests that are gone: others, or rows of a table; else the base's own version decides. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Assertion } from './assertions.ts';
import type { TestCase } from './cases.ts';
import type { ChangedFile, Side } from './changed-file.ts';
import { aboutWords } from './compare-assertions.ts';
import type { Located } from './match-cases.ts';

export interface MadeUpFor {
  /** `now`: the test that it stood in, as it is now; `lost`: how many went from there. */
  assertion(gone: Assertion, now: Located, lost: number): boolean;
  test(gone: Located): boolean;
}

/** `gone` and `added`: how many tests. */
export function madeUpFor(files: readonly ChangedFile[], { gone, added }: { gone: number; added: number }): MadeUpFor {
  const asserts = (which: 'base' | 'tree') =>
    files
      .flatMap((file) => file[which]?.cases ?? [])
      .flatMap(({ kind, assertions }) => (kind === 'case' ? assertions.filter(({ strength }) => strength > 0) : []));
  const [before, after] = [asserts('base'), asserts('tree')];
  const asMany = demandsOf(after) >= demandsOf(before);
  const texts = new Set(after.map(({ text }) => text));
  const tokens = files
    .filter(isTests)
    .flatMap(({ tree, newLines }) =>
      (tree?.program?.tokens ?? []).map((token) => ({ token, isNew: newLines.has(token.line) })),
    );
  const said = new Set(
    files
      .filter(isTests)
      .flatMap(({ base, tree }) =>
        [base, tree].flatMap((side) => (side?.program?.tokens ?? []).flatMap(({ text }) => wordsOf(text))),
      ),
  );
  // Cases that became files beside the tests, called after a test or named by one.
  const isRead = (path: string) =>
    path
      .split('/')
      .slice(-2)
      .some((part) => !/^(?:tests?|specs?|t)$/.test(part) && wordsOf(part).every((word) => said.has(word)));
  const data = files.flatMap(({ kind, path, tree, newLines }) =>
    kind === 'test' && tree?.program === undefined && isRead(path)
      ? (tree?.lines.filter((_, at) => newLines.has(at + 1)) ?? [])
      : [],
  );
  const words = new Set(tokens.map(({ token }) => token.text));
  const values = new Set([...tokens.flatMap(({ token, isNew }) => (isNew ? textsOf(token) : [])), ...data]);
  const parts = new Set([...values].flatMap(wordsOf));
  const standsAgain = (one: Assertion) =>
    one.literals.length > 0 &&
    one.literals.every((literal) => linesOf(literal).every((line) => values.has(line)) || isComposed(literal, parts)) &&
    aboutWords(one).every((word) => words.has(word));
  const bodies = new Set(
    files.flatMap(({ tree }) => (tree?.cases ?? []).flatMap((one) => (one.kind === 'case' ? [bodyOf(one, tree)] : []))),
  );
  const moved = movedInto(files);
  /** What it put in stands in another test, which may expect something else of it. */
  const isMerged = ({ start, end }: TestCase, { program }: Side) => {
    const texts = (program?.tokens.slice(start + 1, end) ?? [])
      .filter(({ kind }) => kind === 'string')
      .map(({ text }) => text);
    return texts.length > 1 && texts.every((text) => values.has(text));
  };
  const fresh = new Set(tokens.flatMap(({ token, isNew }) => (isNew ? [token.text] : [])));
  /** As many other tests are no more than others, where none of them speaks of what it asked. */
  const isAskedAnew = ({ assertions }: TestCase) => {
    const about = assertions.flatMap(aboutWords);
    return about.length === 0 || about.some((word) => fresh.has(word));
  };
  return {
    assertion: (one, now, lost) => texts.has(one.text) || standsAgain(one) || moved(one, now, lost),
    test: ({ one, side }) =>
      (asMany && added >= gone && isAskedAnew(one)) ||
      isMerged(one, side) ||
      bodies.has(bodyOf(one, side)) ||
      (one.assertions.some(standsAgain) && one.assertions.every((each) => texts.has(each.text) || standsAgain(each))),
  };
}

/** A call of the tests' own helper demands what that does. */
const demandsOf = (all: readonly Assertion[]) => all.reduce((sum, { byHelper }) => sum + (byHelper?.length ?? 1), 0);

/** Whether a helper that the test calls demands it now, under whatever names. */
function movedInto(files: readonly ChangedFile[]): MadeUpFor['assertion'] {
  const helpers = files
    .filter(isTests)
    .flatMap(({ base, tree }) =>
      [...(tree?.helpers ?? [])].map(([name, own]) => ({ name, own, isNew: !base?.helpers.has(name) })),
    )
    .filter(({ own }) => own.some(({ strength }) => strength > 0))
    .map(({ own, ...helper }) => ({ ...helper, demands: own.map((one) => ({ ...one, shape: shapeOf(one) })) }));
  return (gone, { one, side }, lost) => {
    const [shape, called] = [shapeOf(gone), calledIn(gone)];
    // What is expected may be handed to the helper.
    const covers = (demand: Assertion) =>
      demand.strength >= gone.strength &&
      demand.guarded.every((one) => gone.guarded.includes(one)) &&
      called.size > 1 &&
      called.isSubsetOf(calledIn(demand));
    const holds = ({ isNew, demands }: (typeof helpers)[number]) =>
      demands.some((each) => each.shape === shape || covers(each)) ||
      (isNew && demands.filter(({ strength }) => strength >= gone.strength).length >= Math.max(lost, leastDemands));
    const words = new Set(side.program?.tokens.slice(one.start, one.end).map(({ text }) => text));
    return helpers.some((helper) => words.has(helper.name) && holds(helper));
  };
}

/** A new helper that holds less is read by what it asks. */
const leastDemands = 3;

/** What it calls and reads, whatever the names of its values: its own matcher, methods, fields. */
function calledIn({ tokens }: Assertion): Set<string> {
  const isCalled = (at: number) => tokens[at + 1]?.text === '(' || tokens[at - 1]?.text === '.';
  return new Set(tokens.flatMap(({ kind, text }, at) => (kind === 'word' && isCalled(at) ? [text] : [])));
}

/** Its tokens with a number for each name, and its texts left out: `ok(isList(got))` is `ok(isList(rows))`. */
function shapeOf({ tokens, guarded }: Assertion): string {
  const numbers = new Map<string, number>();
  const shape = tokens.map(({ kind, text }, at) => {
    if (kind === 'string') return '""';
    const isCalled = tokens[at + 1]?.text === '(' || tokens[at - 1]?.text === '.';
    if (kind !== 'word' || isCalled || tokens[at + 1]?.text === '.') return text;
    numbers.set(text, numbers.get(text) ?? numbers.size);
    return `_${numbers.get(text)}`;
  });
  return `${guarded.join()} ${shape.join(' ')}`;
}

/** A sentence that a table makes of its columns: each of its words stands among the new values. */
function isComposed(literal: string, parts: ReadonlySet<string>): boolean {
  const words = wordsOf(literal);
  return words.length > 1 && words.every((word) => parts.has(word));
}

/** As it is written, with signs for its line ends. */
const linesOf = (literal: string) => literal.replace(/(?<=.)\\n$/, '').split('\\n');

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
