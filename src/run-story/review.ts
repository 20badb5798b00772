/** Asks the reviewing model to judge a tree whose tests pass, and shows the model what automatic checks found. */

import { nonceOf } from '../agent/prompt.ts';
import type { ReviewEnd, Reviewer } from '../agent/reviewer.ts';
import type { Green } from '../loop/steps.ts';
import { testCheckDoubts } from '../run/final-verification.ts';
import { placeWords } from '../run/run-phrases.ts';
import type { RunRequest } from './run-request.ts';
import type { Verifier } from './verifier.ts';

const mostChanges = 30;

export async function reviewGreen(
  { request, repository, limits, baseTree }: Verifier,
  reviewer: Reviewer,
  { checkpoint, verification }: Green,
): Promise<ReviewEnd> {
  const changes = (verification.testChanges ?? [])
    .filter(({ kind }) => kind !== 'new')
    .slice(0, mostChanges)
    .map(({ path, line, message }) => `${placeWords(path, line)}: ${message}`);
  const subject = {
    story: request.story,
    asking: wordsOfWriters(request),
    diff: await repository.patch(baseTree, checkpoint.tree),
    changedTests: verification.baseTests?.changedBehaviour ?? [],
    changes,
    doubts: testCheckDoubts(verification.testCheck),
    nonce: nonceOf(request.record.runId),
  };
  return reviewer.review(subject, limits.signal);
}

/** An issue of somebody else's asks for no change of tests, nor does the text of somebody else's pull request. What writers have commented counts in both. */
function wordsOfWriters({ story, code: { start } }: RunRequest) {
  const { title, body, comments, byWriter } = story;
  const own = start.theirs || byWriter === false ? [] : [title, body];
  return [...own, ...comments.map((one) => one.body)].join('\n');
}
