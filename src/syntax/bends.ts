/** Which tests an alarm bends, and how: by an expected value where there is one, else by a failure at the start of the test. */

import { testLanguageOf } from './languages/index.ts';
import type { PlainLanguage, TestLanguage } from './languages/language.ts';
import { bentLiteral, twinLiteral } from './literals.ts';
import { findTests } from './test-finder.ts';
import type { Expectation, TestInFile } from './test-in-file.ts';

export interface Edit {
  kind: 'bend' | 'fail' | 'twin';
  path: string;
  line: number;
  /** The test's name as it is written. */
  test: string;
  before: string;
  after: string;
  start: number;
  end: number;
  /** Of an assertion that compares no literals, or a call that may assert: where it is not heard, that says nothing. */
  isLoose?: 'assertion' | 'call';
}

export interface TestFile {
  path: string;
  /** Absent: the file is new. */
  base?: string;
  tree: string;
}

export interface FoundTest {
  path: string;
  test: TestInFile;
  /** Added by the attempt, or not as the base has it. */
  changed: boolean;
  /** The file has no test of that name on the base. */
  added: boolean;
  /** Of a changed one: the values in lines that the base has not, where there are any. */
  fresh?: Expectation[];
}

/** What turned the test red. */
export interface HeardValue {
  found: FoundTest;
  edit: Edit | undefined;
}

/** Tests of these files as the attempt has them; a file that cannot be read is named with the reason. */
export async function testsOf(
  files: readonly TestFile[],
): Promise<{ tests: FoundTest[]; unreadable: { path: string; reason: string }[] }> {
  const tests: FoundTest[] = [];
  const unreadable: { path: string; reason: string }[] = [];
  for (const { path, base, tree } of files) {
    const language = testLanguageOf(path);
    const found = language === undefined ? 'no grammar for this language' : await testsIn(path, tree, base);
    if (typeof found === 'string') {
      unreadable.push({ path, reason: found });
      continue;
    }
    if (base === tree) {
      tests.push(...found.map((test) => ({ path, test, changed: false, added: false })));
      continue;
    }
    const lines = new Set(base?.split('\n').map((line) => line.trim()));
    const written = tree.split('\n');
    const before = new Map<string, number>();
    const known = base === undefined ? [] : await testsIn(path, base);
    const names = new Set<string>();
    for (const { text, name } of typeof known === 'string' ? [] : known) {
      before.set(text, (before.get(text) ?? 0) + 1);
      names.add(name);
    }
    for (const test of found) {
      const left = before.get(test.text) ?? 0;
      before.set(test.text, left - 1);
      // Of a test that was there before, what the attempt wrote is asked first.
      const fresh = test.expectations.filter(({ line }) => !lines.has(written[line - 1]?.trim() ?? ''));
      const found = { path, test, changed: left <= 0, added: !names.has(test.name) };
      tests.push(left <= 0 && fresh.length > 0 ? { ...found, fresh } : found);
    }
  }
  return { tests, unreadable };
}

/** Twins, alarm and proofs read the same files: each is parsed once, and what could not be read is tried again. */
async function testsIn(path: string, text: string, base?: string): ReturnType<typeof findTests> {
  const language = testLanguageOf(path);
  if (language === undefined) return [];
  const before = base === undefined ? 'new' : base === text ? 'the same' : `was ${base}`;
  const key = [path, before, text].join('\0');
  const known = lastRead.get(key) ?? findTests(text, language, base);
  lastRead.delete(key);
  lastRead.set(key, known);
  if (lastRead.size > mostRead) lastRead.delete(lastRead.keys().next().value ?? '');
  const found = await known.catch(() => '');
  if (typeof found === 'string') lastRead.delete(key);
  return known;
}
const lastRead = new Map<string, ReturnType<typeof findTests>>();
const mostRead = 60;

/**
 * `round` 0: another expected value in the first equality; 1: second ones in all of them; 2: a failure at the start. Empty: the
 * test takes no edit. Where a test expects no literal, an assertion of it is said otherwise, or else every round is the failure.
 */
export function bendsOf({ path, test, fresh = test.expectations }: FoundTest, round: 0 | 1 | 2): Edit[] {
  const language = testLanguageOf(path);
  if (language === undefined || test.setAside) return [];
  const bendable = fresh.filter((one) => bentValue(one, 0) !== undefined);
  const wanted = round === 2 ? [] : round === 0 ? bendable.slice(0, 1) : bendable;
  const bends = wanted.flatMap((expectation): Edit[] => {
    const after = bentValue(expectation, round === 1 ? 1 : 0);
    const { start, end, line, text } = expectation;
    return after === undefined ? [] : [{ kind: 'bend', path, line, test: test.name, before: text, after, start, end }];
  });
  if (bends.length > 0) return bends;
  const { value, opposite, call } = test.asserted ?? {};
  const [first, second] = [value, call, opposite].filter((one) => one !== undefined);
  const other = round === 2 ? undefined : round === 0 ? first : (opposite ?? second);
  if (other === undefined) return failureOf(path, test, language);
  const { start, end, line, text, after } = other;
  const isLoose = other === call ? 'call' : 'assertion';
  return [{ kind: 'bend', path, line, test: test.name, before: text, after, start, end, isLoose }];
}

function failureOf(path: string, test: TestInFile, language: TestLanguage | PlainLanguage): Edit[] {
  const { start, end, text } = test.body;
  const after = language.fail({ ...test.body, head: test.head });
  if (after === undefined || after === text) return [];
  return [{ kind: 'fail', path, line: test.line, test: test.name, before: text, after, start, end }];
}

export function bentValue({ kind, text }: Pick<Expectation, 'kind' | 'text'>, round: 0 | 1): string | undefined {
  if (kind === 'operand') return round === 0 ? "'bent'" : "'other'";
  return bentLiteral(text, kind, round);
}

/** The same values in other words, in every equality of the test. */
export function twinsOf({ path, test }: FoundTest): Edit[] {
  if (test.setAside) return [];
  const language = testLanguageOf(path);
  return test.expectations.flatMap(({ kind, text, start, end, line }) => {
    const sum = kind === 'operand' ? undefined : twinLiteral(text, kind);
    const after = sum === undefined || language === undefined || !('sum' in language) ? sum : language.sum?.(sum);
    return after === undefined
      ? []
      : [{ kind: 'twin' as const, path, line, test: test.name, before: text, after, start, end }];
  });
}

/** In one pass, however many. */
export function withEdits(text: string, edits: readonly Pick<Edit, 'start' | 'end' | 'after'>[]): string {
  let from = 0;
  const parts = edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, after }) => {
      const part = text.slice(from, start) + after;
      from = end;
      return part;
    });
  return parts.join('') + text.slice(from);
}

/** Whether a runner's name of a failing test is this test's: suites before it, parameters and a placeholder's values in it. */
export function isNamed(reported: string, written: string): boolean {
  const suites = reported.lastIndexOf(' › ');
  const leaf = suites === -1 ? reported : reported.slice(suites + 3);
  if (leaf === written || reported === written || reported.endsWith(` › ${written}`)) return true;
  const pattern = written
    .split(/(%[sdifjoOp#%]|\$\{[^}]*\}|\$\w+(?:\.\w+)*|#\{[^}]*\})/)
    .map((part, index) => (index % 2 === 1 ? '.*' : RegExp.escape(part)))
    .join('');
  // Runners join suites by blanks, dots, colons, minitest's specs by `#test_0001_`; behind stand parameters, sub-tests, what went wrong.
  const before = suites === -1 ? String.raw`(?:^|[ .:#/\\]|#test_\d{4}_)` : '^';
  return new RegExp(
    `${before}${pattern}${String.raw`(?:$| ?\[.*\]$| ?\(.*\)$| with data set .*$|/.*$|: .*$)`}`,
    's',
  ).test(leaf);
}
