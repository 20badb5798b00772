/** What of a story may let a test go: the words of people who may write to the repository. */

import type { Story } from '../story/story.ts';
import type { RunRequest } from './request.ts';

/** What the story may be let go for: its words, as far as people who may write here have said them. */
export function permittingWords(request: RunRequest): string {
  return permittingText(isTheirs(request) ? { ...request.story, byWriter: false } : request.story);
}

/** Somebody else's pull request asks for nothing: its text tells what its author did. */
function isTheirs({ code: { start } }: RunRequest): boolean {
  return start.kind === 'again' && start.theirs !== undefined;
}

/** What people who may write to the repository have said: an issue of somebody else's permits nothing. */
function permittingText({ title, body, comments, byWriter }: Story): string {
  const own = byWriter === false ? [] : [title, body];
  return [...own, ...comments.map((one) => one.body)].join('\n');
}
