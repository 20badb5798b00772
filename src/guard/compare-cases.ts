/** The tests of all changed files before and after: which are gone, moved, skipped, emptied, or assert less. */

import type { TamperFinding } from '../run/verification.ts';
import type { Assertion } from './assertions.ts';
import type { TestCase } from './cases.ts';
import { type ChangedFile, finding, type Side } from './changed-file.ts';
import { compareAssertions, short } from './compare-assertions.ts';
import { leavesFamily } from './file-rules.ts';
import type { Mark } from './found-case.ts';
import { type Located, matchCases } from './match-cases.ts';
import { movedHelpers } from './moved-assertions.ts';
import type { Program } from './statements.ts';
import { withTable } from './tables.ts';

export interface ComparedCases {
  findings: TamperFinding[];
  /** Tests that are gone with good reason: moved, merged, or with the code they tested. */
  explained: number;
  /** New tests that are skipped. */
  addedSkipped: number;
}

export function compareCases(files: readonly ChangedFile[]): ComparedCases {
  const findings: TamperFinding[] = [];
  const { matched, gone, added } = matchCases(files);
  const moved = added.filter(({ one }) => one.marks.length === 0).flatMap(({ one }) => one.assertions);
  const elsewhere = {
    literals: new Set(moved.flatMap((assertion) => assertion.literals)),
    texts: new Set(moved.map((assertion) => assertion.text)),
  };
  const byMovedHelper = movedHelpers(files);
  for (const [before, after] of matched) {
    findings.push(...compareMarks(before, after), ...compareBodies(before.one, after), ...outOfSight(before, after));
    const known = { ...elsewhere, byHelper: (gone: Assertion) => byMovedHelper(gone, after) };
    findings.push(...compareAssertions(before.one, after.one, after.file.path, known));
  }
  const heirs = heirsOf(added, matched);
  const lost = new Map(files.map(({ base }) => [base, base !== undefined && lostItsSubject(base, files)]));
  const removed = gone.map((before) => goneFinding(before, heirs, lost));
  findings.push(...removed.flatMap(({ found }) => (found === undefined ? [] : [found])));
  findings.push(...added.flatMap((after) => addedFindings(after)));
  return {
    findings,
    explained: removed.filter(({ found }) => found?.severity !== 'weakens').length,
    addedSkipped: added.filter(({ one }) => one.marks.some(({ mark }) => mark !== 'only')).length,
  };
}

const markWords: Record<Mark, string> = {
  skip: 'is skipped',
  todo: 'is marked as to do, so it is not run',
  only: 'is marked as the only one to run',
  xfail: 'is expected to fail',
  conditional: 'runs only under a condition',
};

function compareMarks(before: Located, after: Located): TamperFinding[] {
  const known = new Map<Mark, number>();
  for (const { mark } of before.one.marks) known.set(mark, (known.get(mark) ?? 0) + 1);
  const findings: TamperFinding[] = [];
  for (const { mark, line } of after.one.marks) {
    const count = known.get(mark) ?? 0;
    if (count > 0) known.set(mark, count - 1);
    else findings.push(marked(after, mark, line));
  }
  return dedupe(findings);
}

function marked({ one, file }: Located, mark: Mark, line: number): TamperFinding {
  return finding(
    'weakens',
    `test-${mark === 'conditional' ? 'conditional' : mark}`,
    file.path,
    line,
    `the test “${one.name}” ${markWords[mark]}`,
  );
}

/** A test that moved to a file where the runner does not look. */
function outOfSight(before: Located, { one, file, side }: Located): TamperFinding[] {
  if (one.kind !== 'case' || file.status === 'renamed' || !leavesFamily(before.side.path, side.path)) return [];
  const message = `the test “${one.name}” moved from ${before.side.path} to where the runner does not look`;
  return [finding('weakens', 'test-renamed-away', file.path, one.line, message)];
}

function compareBodies(base: TestCase, { one, file, side }: Located): TamperFinding[] {
  if (base.kind === 'group') return [];
  const findings: TamperFinding[] = [];
  const weakens = (rule: string, line: number, message: string) =>
    findings.push(finding('weakens', rule, file.path, line, message));
  if (base.assertions.length > 0 && one.assertions.length === 0 && isEmpty(one, side.program)) {
    weakens('test-emptied', one.line, `the test “${one.name}” has no body any more`);
  }
  if (/Test|Spec/.test(base.parents) && !/Test|Spec/.test(one.parents) && base.kind === 'case') {
    weakens('test-class-changed', one.line, `the class around “${one.name}” is no test class any more`);
  }
  if (one.returnsEarly !== undefined && base.returnsEarly === undefined) {
    weakens('early-return', one.returnsEarly, `the test “${one.name}” returns before its assertions`);
  }
  return findings;
}

/** No statement, and no function of its own that is handed to the runner: a shared body has a name. */
function isEmpty(one: TestCase, program: Program | undefined): boolean {
  if (one.statements > 0) return false;
  const own = program?.tokens.slice(one.start + 1, Math.min(one.end, one.start + 200)) ?? [];
  return !own.some(
    (token, at) =>
      token.kind === 'word' &&
      (own[at - 1]?.text === ',' || own[at - 1]?.text === '(') &&
      (own[at + 1]?.text === ',' || own[at + 1]?.text === ')'),
  );
}

/** A test that may have taken over another's demands. */
interface Heir extends Located {
  /** Every token's text in it: its table rows and parameters included. */
  texts: ReadonlySet<string>;
}

/** New tests, and tests that grew; a few hundred at most, since each is compared with each test that is gone. */
function heirsOf(added: readonly Located[], matched: readonly (readonly [Located, Located])[]): Heir[] {
  const grown = matched.filter(
    ([before, after]) => after.one.end - after.one.start > before.one.end - before.one.start,
  );
  return [...added, ...grown.map(([, after]) => after)]
    .filter(({ one }) => one.kind === 'case' && one.assertions.some((assertion) => assertion.strength > 0))
    .slice(0, 300)
    .map((located) => ({
      ...located,
      texts: textsOf(located),
    }));
}

/** Strings count with their parts: a row may be written as one. */
function textsOf({ one, side }: Located): Set<string> {
  const texts = new Set<string>();
  for (const token of side.program === undefined ? [] : withTable(one, side.program)) {
    texts.add(token.text);
    if (token.kind === 'string') for (const part of token.text.split(/[\s,;|]+/)) texts.add(part);
  }
  return texts;
}

/** Why a test is gone: moved or merged into others, together with the code it tested, or simply taken away. */
function goneFinding(
  { one, file, side }: Located,
  heirs: readonly Heir[],
  lost: ReadonlyMap<Side | undefined, boolean>,
): { found?: TamperFinding } {
  if (one.kind !== 'case') return {};
  const heir = one.assertions.length === 0 ? undefined : heirs.find((other) => inherits(one, other));
  if (heir !== undefined) {
    const message = `the test “${one.name}” is now part of “${heir.one.name}”`;
    return { found: finding('review', 'test-moved', heir.file.path, heir.one.line, message) };
  }
  if (lost.get(side)) {
    const message = `the test “${one.name}” was deleted together with the code it tested`;
    return { found: finding('review', 'test-deleted-with-code', file.path, undefined, message) };
  }
  const line = file.tree === undefined ? undefined : Math.min(one.line, file.tree.lines.length);
  const what = one.assertions[0] === undefined ? '' : `: ${short(one.assertions[0])}`;
  return { found: finding('weakens', 'test-deleted', file.path, line, `the test “${one.name}” was deleted${what}`) };
}

function inherits(one: TestCase, { one: other, texts }: Heir): boolean {
  if (other.marks.length > one.marks.length || strongest(other) < strongest(one)) return false;
  const literals = one.assertions.flatMap((assertion) => assertion.literals);
  if (literals.length > 0) return literals.every((literal) => texts.has(literal));
  const mine = new Set(one.assertions.map((assertion) => assertion.text));
  return other.assertions.some((assertion) => mine.has(assertion.text));
}

function strongest(one: TestCase): number {
  return Math.max(0, ...one.assertions.map((assertion) => assertion.strength));
}

/** Whether a code file that this test file names was deleted too. */
function lostItsSubject(side: Side, files: readonly ChangedFile[]): boolean {
  const stems = files
    .filter((file) => file.status === 'deleted' && file.kind === 'source')
    .map((file) => file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
    .filter((stem) => stem.length > 2);
  return stems.some((stem) =>
    side.lines.some((line) => line.includes(stem) && /import|require|use |include|from/.test(line)),
  );
}

/** A new function of the file, a hook perhaps, that skips whatever runs behind it. */
function setupSkips({ one, file }: Located): TamperFinding[] {
  const mark = one.marks.find((known) => known.mark === 'skip' || known.mark === 'conditional');
  const guardsTests = file.base?.cases.some((other) => other.kind === 'case') ?? false;
  if (mark === undefined || !guardsTests) return [];
  return [finding('weakens', 'setup-skips', file.path, mark.line, `the new ${one.name} keeps tests from running`)];
}

function addedFindings(after: Located): TamperFinding[] {
  const { one, file } = after;
  if (one.kind === 'function') return setupSkips(after);
  const findings = one.marks.filter(({ mark }) => mark === 'only').map(({ mark, line }) => marked(after, mark, line));
  if (one.kind === 'group') return findings;
  const skipped = one.marks.find(({ mark }) => mark !== 'only' && mark !== 'xfail');
  if (skipped !== undefined) {
    findings.push(
      finding(
        'review',
        'new-test-skipped',
        file.path,
        skipped.line,
        `the new test “${one.name}” ${markWords[skipped.mark]}`,
      ),
    );
  } else if (one.assertions.length > 0 && one.assertions.every((assertion) => assertion.strength === 0)) {
    const severity = one.statements <= one.assertions.length ? 'weakens' : 'review';
    findings.push(
      finding(
        severity,
        'new-test-tautology',
        file.path,
        one.line,
        `the new test “${one.name}” holds whatever the code does`,
      ),
    );
  } else if (one.assertions.length === 0) {
    findings.push(
      finding(
        'review',
        'new-test-asserts-nothing',
        file.path,
        one.line,
        `the new test “${one.name}” asserts nothing that can be seen`,
      ),
    );
  }
  return findings;
}

function dedupe(findings: readonly TamperFinding[]): TamperFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, path, line, message }) => {
    const key = `${rule}\n${path}\n${line ?? ''}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
