/** Reads, sets and removes labels of issues and pull requests, such as `ai-passed` after a run that passed. */

import { outcomeLabel } from '../run/outcome.ts';
import type { Outcome } from '../run/run.ts';
import { statusOf } from './api-errors.ts';
import { firstPages, isSelf, type Repo } from './client.ts';
import type { Thread } from './trigger.ts';

export const stopLabel = 'ai-stop';

const known = {
  'ai-passed': { color: '1a7f37', description: 'Redgreen: the tests pass on exactly what was pushed' },
  'ai-failed': { color: 'cf222e', description: 'Redgreen: ended without green tests; the comment says why' },
  [stopLabel]: { color: '6e7781', description: 'Redgreen: stop the run that is going on' },
} as const;

type OwnLabel = keyof typeof known;

interface LabelChange {
  add?: OwnLabel;
  /** In lower case. */
  remove: string[];
}

/** What has to come off when a run starts: what asked for it, and what an earlier run left; about `ai-stop` its watch decides. */
export function labelsAtStart(trigger: string) {
  return [trigger.toLowerCase(), 'ai-passed', 'ai-failed'];
}

/** A stop that came too late is one for whoever waits behind the run. `waits`: for a person's word, which no draft tells of. */
export function labelsAtEnd(outcome: Outcome, waits = false): LabelChange {
  const stop = outcome === 'cancelled' ? [stopLabel] : [];
  return { add: waits ? undefined : outcomeLabel(outcome), remove: ['ai-passed', 'ai-failed', ...stop] };
}

export async function changeLabels(repo: Repo, number: number, { add, remove }: LabelChange) {
  const present = await labelsOn(repo, number);
  // First, as one that cannot be taken off ends the change.
  if (add !== undefined && !present.includes(add)) await addLabel(repo, number, add);
  for (const label of present.filter((each) => each !== add && remove.includes(each)))
    await removeLabel(repo, number, label);
}

export async function labelsOn(repo: Repo, number: number) {
  const { data } = await repo.rest.issues.get(repo.issue(number));
  return labelNames(data);
}

/** In lower case: to GitHub a label has the same name in any. */
export function labelNames({ labels }: { labels: (string | { name?: string })[] }) {
  return labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')).toLowerCase());
}

/** Adds one of our labels, made with colour and description where the repository does not have it yet. */
export async function addLabel(repo: Repo, number: number, label: OwnLabel) {
  try {
    await repo.rest.issues.createLabel({ ...repo.at, name: label, ...known[label] });
  } catch (error) {
    // 422: it is there. Anything else: the label is added all the same, without our colour.
    if (statusOf(error) === undefined) throw error;
  }
  await repo.rest.issues.addLabels({ ...repo.issue(number), labels: [label] });
}

/** Taking off a label that is not there is no error. */
export async function removeLabel(repo: Repo, number: number, label: string): Promise<void> {
  try {
    await repo.rest.issues.removeLabel({ ...repo.issue(number), name: label });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

/** Takes labels off; one that cannot be taken off stays, and is no further error. */
export async function removeLabels(repo: Repo, number: number, ...labels: string[]) {
  for (const label of labels) await removeLabel(repo, number, label).catch(() => undefined);
}

const maxPages = 5;

/** Whether a label was set at such a time, and no person has taken it off since: a run that ended may have done so. */
export async function isSetSince(repo: Repo, number: number, label: string, isSince: (at: string) => boolean) {
  const self = await repo.viewer();
  let isSet = false;
  const query = { ...repo.issue(number), per_page: 100 };
  for await (const events of firstPages(repo.paginate.iterator(repo.rest.issues.listEvents, query), maxPages)) {
    for (const each of events) {
      const named = 'label' in each && each.label?.name?.toLowerCase() === label.toLowerCase();
      if (!named || !isSince(each.created_at)) continue;
      if (each.event === 'labeled') isSet = true;
      else if (!isSelf(self, each.actor)) isSet = false;
    }
  }
  return isSet;
}

/** On the comment where there is one, else on the issue or pull request. Never a reason to stop. */
export async function react(repo: Repo, place: Thread, content: 'eyes' | 'rocket' | 'confused') {
  const { reactions } = repo.rest;
  if (place.number === 0) return;
  const reaction =
    place.comment === undefined
      ? reactions.createForIssue({ ...repo.issue(place.number), content })
      : reactions.createForIssueComment({ ...repo.at, comment_id: place.comment, content });
  await reaction.catch(() => undefined);
}
