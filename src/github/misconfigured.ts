/** `ai-failed` on what was asked for in vain: the settings or the story made a run impossible. */

import type { AdmitOptions, RunStart } from './admission-terms.ts';
import { labelOutcome } from './labels.ts';
import { oursOfIssue, oursOfPullRequest } from './ours.ts';
import { checkPermission } from './permission.ts';
import { recordsOfIssue } from './status.ts';

/** Sets the label on the issue and our pull request; without `start` only where whoever asked may ask. Never throws. */
export async function labelMisconfigured(options: AdmitOptions, start?: RunStart): Promise<void> {
  const { client, reading, settings } = options;
  if (settings.dryRun || (reading.kind !== 'implement' && reading.kind !== 'retry')) return;
  const { repository, number } = reading.place;
  const numbers = start === undefined ? await askedFor(options).catch(() => []) : numbersOf(start);
  for (const each of new Set(numbers.filter((one) => one > 0))) {
    await labelOutcome(client, repository, each, 'misconfigured');
  }

  function numbersOf({ issue, ours }: RunStart): number[] {
    return [number, issue, ours?.pullRequest?.number ?? 0];
  }
}

/** Nothing was decided yet: who asks, whether it is open, and whether the pull request is ours. */
async function askedFor({ client, reading, settings }: AdmitOptions): Promise<number[]> {
  if (reading.kind !== 'implement' && reading.kind !== 'retry') return [];
  const { actor, place } = reading;
  const { repository, number } = place;
  if (place.isClosed || (await checkPermission(client, repository, actor, settings)).kind !== 'allowed') return [];
  if (place.isPullRequest) {
    const ours = await oursOfPullRequest(client, repository, number);
    return ours.kind === 'ours' ? [number, ours.record.issue ?? 0] : [];
  }
  const ours = await oursOfIssue(client, repository, await recordsOfIssue(client, repository, number));
  return [number, ours.kind === 'ours' ? (ours.pullRequest?.number ?? 0) : 0];
}
