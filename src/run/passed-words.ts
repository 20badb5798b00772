/** Composes the headline of a run that passed: how many attempts it took, flaky or changed tests, and the merged branch. */

import { changedTestsToReview, finalVerification } from './final-verification.ts';
import type { Run } from './run.ts';
import { testCheckHeadline } from './test-check-words.ts';
import { attemptsWords } from './words.ts';

export function passedHeadline(run: Pick<Run, 'attempts' | 'attemptCount' | 'settings' | 'verifiedTree'>): string {
  const changed = changedTestsToReview(run).length;
  if (changed > 0) return `passed – ${changed} changed ${changed === 1 ? 'test' : 'tests'}: review them`;
  const { flaky: { length: flaky } = [], testCheck } = finalVerification(run) ?? {};
  const checked = testCheckHeadline(testCheck, run.settings['test-check']?.value === 'enforce');
  if (run.attemptCount === 0) return `Passed: the branch is green${checked}`;
  const only = flaky === 0 ? '' : `, green only on a second run: ${flaky} flaky ${flaky === 1 ? 'test' : 'tests'}`;
  return `Passed after ${attemptsWords(run.attemptCount)}${only}${checked}`;
}

/** Whoever asked for an update is told what became of it; empty for every other run. */
export function mergedWords(run: Pick<Run, 'attemptCount' | 'base' | 'detail' | 'trigger'>): string {
  const { attemptCount, base, detail = '', trigger } = run;
  if (trigger.kind !== 'update') return '';
  return `${attemptCount === 0 && detail.startsWith(base.branch) ? detail : `${base.branch} is merged.`} `;
}
