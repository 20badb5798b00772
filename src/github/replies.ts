/** Renders the short comments by which Redgreen says that a request starts no run. */

import type { Outcome } from '../run/run.ts';
import { link } from './comment-parts.ts';
import { markdownSentence } from './markdown-text.ts';
import type { CommentRecord } from './status-comments.ts';

/** For the outcomes that end a run before it starts. */
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

function sentence(text: string) {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
