/** What the runs themselves tell: fewer tests than at the baseline, more skipped, or no count where there was one. */

import type { TamperFinding, Verification } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';

export interface CountContext {
  baseline?: Verification;
  verification: Verification;
  /** Tests that are gone with good reason. */
  explained: number;
  /** New tests that are skipped. */
  addedSkipped: number;
  /** Where to point: the changed test or configuration file that says most. */
  path: string;
}

export function compareCounts(context: CountContext): TamperFinding[] {
  const { baseline, verification, explained, addedSkipped, path } = context;
  const tell = (severity: TamperFinding['severity'], rule: string, message: string) =>
    finding(severity, rule, path, undefined, message);
  const before = baseline?.counts;
  if (before === undefined || verification.step !== 'test') return [];
  const after = verification.counts;
  if (after === undefined) {
    const silent = verification.exitCode === 0 && before.passed + before.failed > 0;
    // Some runners tell their counts only when a test fails.
    const severity = baseline?.result === 'passed' ? 'weakens' : 'review';
    const message = `the tests could be counted before (${before.passed + before.failed} ran), and not any more`;
    return silent ? [tell(severity, 'report-missing', message)] : [];
  }
  // A run that was cut short counts fewer tests without anybody having taken one away.
  if (verification.result !== 'passed') return [];
  const findings: TamperFinding[] = [];
  const was = before.passed + before.failed;
  const now = after.passed + after.failed;
  if (now < was) {
    const severity = was - now <= explained ? 'review' : 'weakens';
    findings.push(
      tell(severity, 'fewer-tests', `${now} ${now === 1 ? 'test' : 'tests'} ran, and ${was} before the agent`),
    );
  }
  const skipped = after.skipped - before.skipped;
  if (skipped > addedSkipped && now <= was) {
    const are = `${after.skipped} ${after.skipped === 1 ? 'test was' : 'tests were'} skipped`;
    findings.push(tell('weakens', 'more-skipped', `${are}, and ${before.skipped} before the agent`));
  }
  return findings;
}

/**
 * Of Perl's tests, which count as one within a subtest: as many as left the outermost level of a file that asserts as often as before, and
 * those of a file that is gone whose assertions all stand in subtests of others now.
 */
export function nestedTests(files: readonly ChangedFile[]): number {
  const asserts = (lines: readonly string[] = []) => lines.filter((line) => assertsInPerl.test(line));
  const outermost = (lines: readonly string[] = []) => asserts(lines).filter((line) => /^\S/.test(line)).length;
  const nests = (lines: readonly string[] = []) => lines.filter((line) => /^\s*subtest\b/.test(line)).length;
  const perl = files.filter(({ path }) => path.endsWith('.t'));
  const nesting = perl.filter(({ base, tree }) => nests(tree?.lines) > nests(base?.lines));
  const said = new Set(nesting.flatMap(({ tree }) => asserts(tree?.lines).map((line) => line.trim())));
  const own = nesting
    .filter(({ base, tree }) => asserts(tree?.lines).length >= asserts(base?.lines).length)
    .map(({ base, tree }) => Math.max(0, outermost(base?.lines) - outermost(tree?.lines)));
  const merged = perl
    .filter(({ tree, base }) => tree === undefined && asserts(base?.lines).every((line) => said.has(line.trim())))
    .map(({ base }) => outermost(base?.lines));
  return [...own, ...merged].reduce((sum, one) => sum + one, 0);
}

const assertsInPerl =
  /^\s*(?:ok|is|isnt|is_deeply|like|unlike|cmp_ok|isa_ok|can_ok|use_ok|throws_ok|dies_ok|lives_ok|eq_or_diff)\b/;
