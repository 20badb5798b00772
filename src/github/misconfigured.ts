/** `ai-failed` on what was asked for in vain: the settings or the story made a run impossible. */

import type { AdmissionSettings, Misconfigured, RunRequested, RunStart } from './admission-terms.ts';
import type { Client } from './client.ts';
import { labelOutcome } from './labels.ts';
import { oursOfIssue, oursOfPullRequest } from './ours.ts';
import { checkPermission } from './permission.ts';
import { recordsOfIssue } from './status.ts';

interface LabelOptions {
  client: Client;
  settings: AdmissionSettings;
}

/** Sets the label on the issue and our pull request; for bad settings only where whoever asked may ask. Never throws. */
export async function labelMisconfigured(options: LabelOptions, decided: Misconfigured): Promise<void> {
  const { repository } = (decided.cause === 'story' ? decided.start : decided.request).place;
  const numbers =
    decided.cause === 'story' ? numbersOf(decided.start) : await askedFor(options, decided.request).catch(() => []);
  for (const each of new Set(numbers.filter((one) => one > 0))) {
    await labelOutcome(options.client, repository, each, 'misconfigured');
  }
}

function numbersOf({ issue, ours, place }: RunStart): number[] {
  return [place.number, issue, ours?.pullRequest?.number ?? 0];
}

/** Nothing was decided yet: who asks, whether it is open, and whether the pull request is ours. */
async function askedFor({ client, settings }: LabelOptions, { actor, place }: RunRequested): Promise<number[]> {
  const { repository, number } = place;
  if (place.isClosed || (await checkPermission(client, repository, actor, settings)).kind !== 'allowed') return [];
  if (place.isPullRequest) {
    const ours = await oursOfPullRequest(client, repository, number);
    return ours.kind === 'ours' ? [number, ours.record.issue ?? 0] : [];
  }
  const ours = await oursOfIssue(client, repository, await recordsOfIssue(client, repository, number));
  return [number, ours.kind === 'ours' ? (ours.pullRequest?.number ?? 0) : 0];
}
