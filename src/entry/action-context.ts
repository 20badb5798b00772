/** Loads `@actions/github` and returns its context: the webhook event that started the job, and GitHub's URLs. */

import type { context } from '@actions/github';

/** Built, it is the class behind `context` (scripts/build.ts): of the package nothing else, and no file of its own to load it late. */
export async function readContext(): Promise<typeof context> {
  const github = await import('@actions/github');
  return github.context;
}
