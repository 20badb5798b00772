/** Creates and completes check runs on a commit, with annotations on lines and buttons. */

import { cleanText } from '../text/markdown-text.ts';
import { type Client, repositoryName } from './client.ts';

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

/** GitHub's own limit for one request; a longer message than this helps nobody. */
const maxAnnotations = 50;
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

/** Begins a check run "in progress"; its id. */
export async function createCheck(client: Client, check: NewCheck): Promise<number> {
  const { repository, head, name, externalId, url, buttons, ...text } = check;
  const { data } = await client.octokit.rest.checks.create({
    ...repositoryName(repository),
    name,
    head_sha: head,
    status: 'in_progress',
    external_id: externalId,
    ...(url === undefined ? {} : { details_url: url }),
    output: outputOf(text),
    actions: [...buttons],
  });
  return data.id;
}

/** Ends a check run. */
export async function completeCheck(
  client: Client,
  check: { repository: string; id: number; conclusion: Conclusion; buttons: readonly CheckButton[] } & CheckText,
  annotations: readonly Annotation[] = [],
): Promise<void> {
  const { repository, id, conclusion, buttons, ...text } = check;
  await client.octokit.rest.checks.update({
    ...repositoryName(repository),
    check_run_id: id,
    output: { ...outputOf(text), annotations: annotations.slice(0, maxAnnotations).map(annotationOf) },
    status: 'completed',
    conclusion,
    actions: [...buttons],
  });
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
