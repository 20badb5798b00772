/** What took the place of assertions that are gone: a new test, a table, a helper, or others about the same thing. */

import type { Assertion } from './assertions.ts';
import { casesOf } from './cases.ts';
import type { ChangedFile, Side } from './changed-file.ts';
import { subject } from './compare-assertions.ts';
import type { Located } from './match-cases.ts';
import type { Program } from './statements.ts';
import type { Token } from './token.ts';

export interface Replacements {
  /** Whether what an assertion of a test that is still there demanded is demanded elsewhere. */
  ofAssertion(gone: Assertion, after: Located): boolean;
  ofTest(gone: Located): boolean;
}

/** `grown`: tests that say more than before. `spare`: assertions of theirs that no old one has become; each stands for one. */
export function replacementsIn(
  files: readonly ChangedFile[],
  { added, grown, spare }: { added: readonly Located[]; grown: readonly Located[]; spare: readonly Assertion[] },
): Replacements {
  const running = added.filter(({ one }) => one.kind === 'case' && one.marks.length === 0);
  const asserting = running.flatMap(({ one }) => one.assertions);
  const tables = files.flatMap(newTables);
  const inAsserting = new Set([...asserting.flatMap(({ literals }) => literals), ...textsOf(tables)]);
  const inTests = new Set([...inAsserting, ...[...running, ...grown].flatMap((one) => textsOf(tokensOf(one)))]);
  const texts = new Set(asserting.map(({ text }) => text));
  const takes = takers([...asserting, ...spare]);
  const byHelper = movedHelpers(files);
  const heirs = [...running, ...grown].flatMap(({ one }) => one.assertions);
  const spokenOf = new Set(heirs.flatMap((one) => wordsOf(one).map((word) => `${one.strength} ${word}`)));
  return {
    ofAssertion: (gone, after) =>
      texts.has(gone.text) ||
      byHelper(gone, after) ||
      (gone.literals.some(({ length }) => length > 1) && gone.literals.every((literal) => inAsserting.has(literal))) ||
      takes(gone),
    ofTest: ({ one }) =>
      one.assertions.length > 0 &&
      one.assertions.every(
        (gone) =>
          texts.has(gone.text) ||
          (gone.literals.length > 0 &&
            gone.literals.every((literal) => inTests.has(literal)) &&
            strongerKeys(gone).some((key) => spokenOf.has(key))) ||
          takes(gone),
      ),
  };
}

/** Gives each assertion away once, for one about the same that demanded no more. */
function takers(assertions: readonly Assertion[]): (gone: Assertion) => boolean {
  const byKey = new Map<string, Assertion[]>();
  for (const one of assertions) {
    for (const word of wordsOf(one)) {
      const key = `${one.strength} ${word}`;
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [one]);
      else known.push(one);
    }
  }
  const taken = new Set<Assertion>();
  return (gone) => {
    for (const key of strongerKeys(gone)) {
      const known = byKey.get(key) ?? [];
      while (known.length > 0) {
        const heir = known.pop();
        if (heir === undefined || taken.has(heir)) continue;
        taken.add(heir);
        return true;
      }
    }
    return false;
  };
}

/** What an assertion about the same that demands at least as much goes by. */
function strongerKeys(gone: Assertion): string[] {
  return [1, 2, 3].filter((at) => at >= gone.strength).flatMap((at) => wordsOf(gone).map((word) => `${at} ${word}`));
}

/** RSpec's implicit subject has no word. */
function wordsOf(one: Assertion): string[] {
  const words = subject(one);
  return words.size === 0 ? [''] : [...words];
}

/** New lines of a test file outside of its tests, and rows in them: tables that tests go over. */
function newTables({ kind, tree, newLines }: ChangedFile): Token[] {
  const tokens = kind === 'test' ? (tree?.program?.tokens ?? []) : [];
  const cases = (tree?.cases ?? []).filter(({ kind }) => kind !== 'group');
  const inCase = new Uint8Array(tokens.length);
  for (const { start, end } of cases) inCase.fill(1, start, end);
  const inRow = (at: number) => tokens[tree?.program?.parent[at] ?? -1]?.text === '[' || tokens[at - 1]?.text === ':';
  return tokens.filter(({ line }, at) => newLines.has(line) && (inRow(at) || inCase[at] === 0));
}

/** Tokens looked at in one test: nested tests are read once for each level. */
const reach = 4000;

function tokensOf({ one, side }: Located): readonly Token[] {
  return side.program?.tokens.slice(one.start, Math.min(one.end, one.start + reach)) ?? [];
}

/** Strings count with their parts: a row may be written as one. */
function textsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'string' ? [text, ...text.split(/[\s,;|]+/)] : [text]));
}

/** Whether the test calls a helper of a changed file that asserts as much, with what the lost assertion spoke of. */
function movedHelpers(files: readonly ChangedFile[]): (gone: Assertion, after: Located) => boolean {
  let before: Helpers | undefined;
  let after: Helpers | undefined;
  return (gone, { one, side }) => {
    const { program } = side;
    const open = gone.tokens.findIndex(({ text }) => text === '(');
    // Ruby calls without brackets, too; a helper's own call is compared by them.
    if (program === undefined || (open < 1 && (gone.byHelper === true || program.language !== 'ruby'))) return false;
    before ??= helpersOf(files.map(({ base }) => base));
    after ??= helpersOf(files.map(({ tree }) => tree));
    const old = gone.byHelper === true ? (before.get(gone.tokens[open - 1]?.text ?? '') ?? []) : [gone];
    const handed = textOf(gone.tokens.slice(open));
    for (let at = one.start; at < one.end; at++) {
      const helper = after.get(program.tokens[at]?.text ?? '');
      const call = helper === undefined ? [] : callAt(program, at);
      if (helper === undefined || call.length === 0) continue;
      const same = gone.byHelper === true ? textOf(call) === handed : handsOver(gone, call, helper);
      if (same && demandsAsMuch(helper, old)) return true;
    }
    return false;
  };
}

/** What is handed over, brackets included. */
function callAt({ tokens, match, language }: Program, at: number): readonly Token[] {
  if (tokens[at + 1]?.text === '(') return tokens.slice(at + 1, (match[at + 1] ?? -1) + 1);
  const line = tokens[at]?.line;
  if (language !== 'ruby' || tokens[at - 1]?.line === line) return [];
  const end = tokens.findIndex((token, index) => index > at && token.line !== line);
  return tokens.slice(at + 1, end === -1 ? undefined : end);
}

type Helpers = ReadonlyMap<string, readonly Assertion[]>;

function helpersOf(sides: readonly (Side | undefined)[]): Helpers {
  const helpers = new Map<string, readonly Assertion[]>();
  for (const side of sides) {
    if (side?.program === undefined) continue;
    for (const { kind, name, assertions } of casesOf(side.program, side.path)) {
      if (kind === 'function' && assertions.length > 0) helpers.set(name, assertions);
    }
  }
  return helpers;
}

/** Every value that was demanded is handed over or stands in the helper, and what was called is called there. */
function handsOver({ tokens, literals }: Assertion, call: readonly Token[], helper: readonly Assertion[]): boolean {
  const own = [...call, ...helper.flatMap((one) => one.tokens)];
  const texts = new Set(own.map(({ text }) => text));
  const called = tokens.filter(
    ({ kind }, at) => kind === 'word' && (tokens[at + 1]?.text === '(' || tokens[at - 1]?.text === '.'),
  );
  return called.length > 0 && [...called.map(({ text }) => text), ...literals].every((text) => texts.has(text));
}

/** One as strict for each of the old one's assertions, under no other conditions. */
function demandsAsMuch(helper: readonly Assertion[], old: readonly Assertion[]): boolean {
  return (
    old.length > 0 &&
    old.every(({ strength, guarded }) =>
      helper.some((one) => one.strength >= strength && one.guarded.every((guard) => guarded.includes(guard))),
    )
  );
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ kind, text }) => `${kind} ${text}`).join('\n');
