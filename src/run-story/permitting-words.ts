/** What of a story may let a test go: the words of people who may write to the repository. */

import type { RunRequest } from './request.ts';

/**
 * An issue of somebody else's permits nothing. Nor does somebody else's pull request: its text tells what its author did. What
 * writers have commented counts in both.
 */
export function permittingWords({ story, code: { start } }: RunRequest): string {
  const { title, body, comments, byWriter } = story;
  const isTheirs = start.kind === 'again' && start.theirs !== undefined;
  const own = isTheirs || byWriter === false ? [] : [title, body];
  return [...own, ...comments.map((one) => one.body)].join('\n');
}
