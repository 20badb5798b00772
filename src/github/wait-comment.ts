/**
 * Renders the comment about a run that has to wait, and recognises it later by its marker. It is posted before there is a run,
 * and the run edits it when it begins.
 */

import { markdownText } from '../text/markdown-text.ts';
import { link } from './encode.ts';

const marker = (job: string) => `<!-- redgreen:waiting=${job} -->`;

const over = 'Redgreen · the run waits no more: ';

export function waitComment(wait: {
  job: string;
  words: string;
  at: Date;
  /** Address of what it waits for. */
  run?: string;
  queue?: string;
}): string {
  const { job, words, at, run, queue } = wait;
  const before = run === undefined ? '' : ` What goes on: ${link('its comment', run)}.`;
  const where = queue === undefined ? '' : ` ${link('The queue', queue)} shows where it stands now.`;
  return `${marker(job)}\nRedgreen · at ${at.toISOString().slice(11, 19)} UTC the run ${markdownText(words)}. It will start by itself.${before}${where}`;
}

/** Whether a comment says still that the job waits: the run takes it up when it begins. */
export function isWaitComment(body: string, job: string): boolean {
  return body.startsWith(marker(job)) && !body.includes(over);
}

export function endedWaitComment(job: string, why: string): string {
  return `${marker(job)}\n${over}${markdownText(why, 400)}.`;
}
