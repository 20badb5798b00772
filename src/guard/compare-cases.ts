/** The tests of all changed files before and after: which are gone, moved, skipped, emptied, or assert less. */

import type { TamperFinding } from '../run/verification.ts';
import type { Assertion } from './assertions.ts';
import type { TestCase } from './cases.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { compareAssertions, short } from './compare-assertions.ts';
import { leavesFamily } from './file-rules.ts';
import type { Mark } from './found-case.ts';
import { type Located, matchCases } from './match-cases.ts';
import { removedCode } from './removed-code.ts';
import { type Replacements, replacementsIn } from './replaced.ts';
import type { Program } from './statements.ts';
import type { Token } from './token.ts';

export interface ComparedCases {
  findings: TamperFinding[];
  /** Tests that are gone with good reason: moved, merged, or with the code they tested. */
  explained: number;
  /** New tests that are skipped. */
  addedSkipped: number;
}

export function compareCases(files: readonly ChangedFile[], sourceChanged: boolean): ComparedCases {
  const findings: TamperFinding[] = [];
  const { matched, gone, added, repeated } = matchCases(files);
  const grown = matched.flatMap(([before, after]) =>
    after.one.end - after.one.start > before.one.end - before.one.start ? [after] : [],
  );
  const compared = matched.map(([before, after]) => {
    findings.push(...compareMarks(before, after), ...compareBodies(before.one, after), ...outOfSight(before, after));
    return {
      after,
      before,
      ...compareAssertions(before.one, after.one, after.file.path, !sourceChanged && sameSteps(before, after)),
    };
  });
  const replaced = replacementsIn(files, { added, grown, spare: compared.flatMap((one) => one.added) });
  const wentWithCode = removedCode(files);
  for (const one of compared) {
    findings.push(...one.findings);
    for (const lost of one.removed) {
      if (replaced.ofAssertion(lost, one.after)) continue;
      findings.push(removedAssertion(lost, one.before.one, one.after, wentWithCode));
    }
  }
  const lost = gone.filter((before) => !saysNothing(before) && !repeated(before));
  const removed = lost.map((before) => goneFinding(before, replaced, wentWithCode));
  findings.push(...removed.flatMap(({ found }) => (found === undefined ? [] : [found])));
  findings.push(...added.flatMap((after) => addedFindings(after)));
  return {
    findings,
    explained: gone.length - removed.filter(({ found }) => found?.severity === 'weakens').length,
    addedSkipped: added.filter(({ one }) => one.marks.some(({ mark }) => mark !== 'only')).length,
  };
}

/** Whether two tests do the same, whatever they expect of it. */
function sameSteps(before: Located, after: Located): boolean {
  const steps = ({ one, side }: Located) => {
    const inside = new Set(one.assertions.flatMap(({ tokens }) => tokens));
    const own = side.program?.tokens.slice(one.start, one.end) ?? [];
    return own.flatMap((token) => (inside.has(token) ? [] : [token.text])).join(' ');
  };
  return steps(before) === steps(after);
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
  if (one.returnsEarly !== undefined && base.returnsEarly === undefined && !isBehindAll(one.returnsEarly, base, one)) {
    weakens('early-return', one.returnsEarly, `the test “${one.name}” returns before its assertions`);
  }
  return findings;
}

/** Whether every old assertion stands before the line: only new ones come behind it. */
function isBehindAll(line: number, base: TestCase, { assertions }: TestCase): boolean {
  const before = new Set(assertions.flatMap((one) => (one.line < line ? [one.text] : [])));
  return base.assertions.length > 0 && base.assertions.every(({ text }) => before.has(text));
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

/** Why a test is gone: moved or merged into others, together with the code it tested, or simply taken away. */
function goneFinding(
  before: Located,
  replaced: Replacements,
  wentWithCode: (tokens: readonly Token[]) => boolean,
): { found?: TamperFinding } {
  const { one, file, side } = before;
  if (one.kind !== 'case') return {};
  if (replaced.ofTest(before)) {
    const message = `what the test “${one.name}” demanded is demanded by other tests now`;
    return { found: finding('review', 'test-moved', file.path, undefined, message) };
  }
  if (wentWithCode(side.program?.tokens.slice(one.start, one.end) ?? [])) {
    const message = `the test “${one.name}” was deleted together with the code it tested`;
    return { found: finding('review', 'test-deleted-with-code', file.path, undefined, message) };
  }
  const line = file.tree === undefined ? undefined : Math.min(one.line, file.tree.lines.length);
  const what = one.assertions[0] === undefined ? '' : `: ${short(one.assertions[0])}`;
  return { found: finding('weakens', 'test-deleted', file.path, line, `the test “${one.name}” was deleted${what}`) };
}

/** Nothing stands in it, or only tests, which are looked for themselves; or it makes tests of a name each, which are counted. */
function saysNothing({ one, side }: Located): boolean {
  const inside = side.cases.some((other) => other.kind === 'case' && other.start > one.start && other.end < one.end);
  const nothing = one.statements === 0 && one.body < one.end;
  const made = side.program?.language === 'javascript' && side.program.tokens[one.start + 2]?.kind === 'word';
  return one.assertions.length === 0 && (inside || nothing || made);
}

/** One that went with the code it spoke of is shown. */
function removedAssertion(
  lost: Assertion,
  base: TestCase,
  { one, file }: Located,
  wentWithCode: (tokens: readonly Token[]) => boolean,
) {
  const severity = base.kind === 'case' && !wentWithCode(lost.tokens) ? 'weakens' : 'review';
  const message = `an assertion was removed (${short(lost)}) in “${base.name}”`;
  return finding(severity, 'assertion-removed', file.path, one.line, message);
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
