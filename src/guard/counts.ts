/** What the runs themselves tell: fewer tests than at the baseline, more skipped, or no count where there was one. */

import type { TamperFinding, Verification } from '../run/verification.ts';
import { finding } from './changed-file.ts';

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
  const [before, after] = [baseline?.counts, verification.counts];
  if (before === undefined || verification.step !== 'test') return [];
  const told = (severity: TamperFinding['severity'], rule: string, message: string) =>
    finding(severity, rule, path, undefined, message);
  const was = before.passed + before.failed;
  if (after === undefined) {
    // Some runners tell their counts only when a test fails.
    const severity = baseline?.result === 'passed' ? 'weakens' : 'review';
    const message = `the tests could be counted before (${was} ran), and not any more`;
    return verification.exitCode === 0 && was > 0 ? [told(severity, 'report-missing', message)] : [];
  }
  // A run that was cut short counts fewer tests without anybody having taken one away.
  if (verification.result !== 'passed') return [];
  const now = after.passed + after.failed;
  const severity = was - now <= explained ? 'review' : 'weakens';
  const fewer = told(severity, 'fewer-tests', `${now} tests ran, and ${was} before the agent`);
  const skips = `${after.skipped} tests were skipped, and ${before.skipped} before the agent`;
  const isSkipped = after.skipped - before.skipped > addedSkipped && now <= was;
  return [...(now < was ? [fewer] : []), ...(isSkipped ? [told('weakens', 'more-skipped', skips)] : [])];
}
