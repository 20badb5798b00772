/** Check runs: one that GitHub shows beside the other checks of a commit, with a note on each line it is about. */

import { cleanText } from '../text/markdown-text.ts';
import { type Client, repositoryName } from './client.ts';
import { maybeDone } from './failures.ts';

export interface Annotation {
  path: string;
  /** From 1. */
  line: number;
  title: string;
  message: string;
}

export interface CheckButton {
  /** At most 20 characters, as the label; the description 40. */
  identifier: string;
  label: string;
  description: string;
}

export type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped' | 'timed_out';

export interface CheckText {
  title: string;
  /** Markdown. */
  summary: string;
}

/** GitHub's own limits for one request; a longer message than this helps nobody. */
const perRequest = 50;
const maxAnnotations = 200;
const maxMessage = 4_000;
const maxSummary = 60_000;

export interface NewCheck extends CheckText {
  repository: string;
  head: string;
  name: string;
  /** Comes back with the event of a button. */
  externalId: string;
  url?: string;
  buttons: readonly CheckButton[];
}

/** Begins a check run "in progress"; its id. Where the answer is lost it is looked for before it is made again. */
export async function createCheck(client: Client, check: NewCheck): Promise<number> {
  const { repository, head, name, externalId, url, buttons, ...text } = check;
  const { checks } = client.octokit.rest;
  const at = repositoryName(repository);
  const create = async () => {
    const { data } = await checks.create({
      ...at,
      name,
      head_sha: head,
      status: 'in_progress',
      external_id: externalId,
      ...(url === undefined ? {} : { details_url: url }),
      output: outputOf(text),
      actions: [...buttons],
    });
    return data.id;
  };
  try {
    return await create();
  } catch (error) {
    if (!maybeDone(error)) throw error;
    const { data } = await checks.listForRef({ ...at, ref: head, check_name: name });
    return data.check_runs.find(({ external_id }) => external_id === externalId)?.id ?? (await create());
  }
}

/** Ends a check run. The notes go in requests of 50 each, the conclusion with the last: before it they are all there. */
export async function completeCheck(
  client: Client,
  check: { repository: string; id: number; conclusion: Conclusion; buttons: readonly CheckButton[] } & CheckText,
  annotations: readonly Annotation[] = [],
): Promise<void> {
  const { repository, id, conclusion, buttons, ...text } = check;
  const shown = annotations.slice(0, maxAnnotations);
  for (let from = 0; from === 0 || from < shown.length; from += perRequest) {
    const last = from + perRequest >= shown.length;
    await client.octokit.rest.checks.update({
      ...repositoryName(repository),
      check_run_id: id,
      output: { ...outputOf(text), annotations: shown.slice(from, from + perRequest).map(annotationOf) },
      ...(last ? { status: 'completed' as const, conclusion, actions: [...buttons] } : {}),
    });
  }
}

/** A check that says something and stops nobody. */
export async function writeNeutralCheck(
  client: Client,
  check: { repository: string; head: string; name: string } & CheckText,
  annotations: readonly Annotation[],
): Promise<void> {
  const { repository, head, name, ...text } = check;
  const id = await createCheck(client, { repository, head, name, externalId: `config ${head}`, buttons: [], ...text });
  await completeCheck(client, { repository, id, conclusion: 'neutral', buttons: [], ...text }, annotations);
}

function outputOf({ title, summary }: CheckText): CheckText {
  return { title: title.slice(0, 255), summary: summary.slice(0, maxSummary) };
}

/** GitHub shows these as plain text. */
function annotationOf({ path, line, title, message }: Annotation) {
  return {
    path,
    start_line: line,
    end_line: line,
    annotation_level: 'failure' as const,
    title: cleanText(title).slice(0, 255),
    message: cleanText(message).slice(0, maxMessage) || 'no message',
  };
}
