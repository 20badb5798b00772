/** Posts a comment that says why a queued run has to wait, and edits that comment when the wait is over. */

import type { Repo } from './client.ts';
import { link } from './comment-parts.ts';
import { markdownText } from './markdown-text.ts';
import { editComment, findOwn, postComment } from './status-comments.ts';

const marker = (job: string) => `<!-- redgreen:waiting=${job} -->`;

const over = 'Redgreen · the run no longer waits: ';

interface WaitWords {
  job: string;
  words: string;
  at: Date;
  /** Address of what it waits for. */
  run?: string;
  queue?: string;
}

export async function postWait(repo: Repo, number: number, { job, words, at, run, queue }: WaitWords) {
  const before = run === undefined ? '' : ` What goes on: ${link('its comment', run)}.`;
  const where = queue === undefined ? '' : ` ${link('The queue', queue)} shows where it stands now.`;
  const body = `${marker(job)}\nRedgreen · at ${at.toISOString().slice(11, 19)} UTC the run ${markdownText(words)}. It will start by itself.${before}${where}`;
  return await postComment(repo, number, body);
}

/** `id`: of its comment; else it is looked for. One that says already that the wait is over stays, and one that the run took up. */
export async function endWaitComment(repo: Repo, number: number, job: string, why: string, id?: number) {
  const isOpen = (body: string) => body.startsWith(marker(job)) && !body.includes(over);
  const comment = id ?? (await findOwn(repo, number, isOpen))?.id;
  if (comment !== undefined) await editComment(repo, comment, `${marker(job)}\n${over}${markdownText(why, 400)}.`);
}
