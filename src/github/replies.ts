/** Renders the short comments by which Redgreen answers a request: refusal, status or stop. */

import type { Outcome } from '../run/run.ts';
import { link } from './comment-parts.ts';
import { markdownCode, markdownSentence } from './markdown-text.ts';
import { type CommentRecord, seemsAlive } from './status-comments.ts';

export function refusalReply(reason: string) {
  return `Redgreen · \`refused\` · ${markdownSentence(sentence(reason), 500)}`;
}

/** For the outcomes that end a run before it starts: `error`, `misconfigured`. */
export function stoppedReply(outcome: Outcome, reason: string) {
  const [first = '', ...more] = reason.split('\n').map((line) => markdownSentence(sentence(line), 1000));
  const text =
    more.length === 0
      ? first
      : `${more.length + 1} problems\n\n${[first, ...more].map((line) => `- ${line}`).join('\n')}`;
  return `Redgreen · \`${outcome}\` · ${text}`;
}

export function activeReply(record: CommentRecord, commentUrl: string) {
  const where = link('its comment', commentUrl) + (record.url === undefined ? '' : `, ${link('its job', record.url)}`);
  return `Redgreen · a run is already active here: ${where}. When it has ended, comment \`/retry\` or set the label again.`;
}

/** `waits`: a run is asked for that has not begun. */
export function statusReply(
  record: CommentRecord | undefined,
  { commentUrl, now, waits }: { commentUrl: string; now: string; waits: boolean },
) {
  const last = lastWords(record, commentUrl, now);
  if (!waits) return `Redgreen · ${last}`;
  return `Redgreen · a run is waiting here and will start by itself.${record === undefined ? '' : ` Before it, ${last}`}`;
}

function lastWords(record: CommentRecord | undefined, commentUrl: string, now: string) {
  if (record === undefined) return 'there has been no run here yet.';
  const where = link('its comment', commentUrl);
  const branch = record.branch === undefined ? '' : ` Branch ${markdownCode(record.branch)}.`;
  if (record.state === 'finished')
    return `the last run ended as ${markdownCode(record.outcome ?? 'error')}: ${where}.${branch}${nextWords(record)}`;
  if (!seemsAlive(record, Date.parse(now)))
    return `the last run never reported its end: ${where}.${branch} Comment \`/retry\` to continue.`;
  return `a run has been active since ${record.startedAt.slice(0, 16).replace('T', ' ')} UTC: ${where}.${branch}`;
}

function nextWords({ nextStep }: CommentRecord) {
  return nextStep === undefined ? '' : ` Next: ${markdownSentence(nextStep)}`;
}

export function stopReply(stopped: 'running' | 'waiting' | 'unseen' | undefined) {
  if (stopped === undefined) return 'Redgreen · no run is active here.';
  if (stopped === 'waiting') return 'Redgreen · the waiting run was removed from the queue.';
  if (stopped === 'unseen') return 'Redgreen · no run is active here; one that waits for its job will not start.';
  return 'Redgreen · the run will stop within 15 seconds. Its work is kept.';
}

function sentence(text: string) {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
