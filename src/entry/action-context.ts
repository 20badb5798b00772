/** The event and where GitHub answers, as `@actions/github` reads them: from the event's file, when it is loaded. Throws where that is no JSON. */

import type { context } from '@actions/github';

/** Built, it is the class behind `context` (scripts/build.ts): of the package nothing else, and no file of its own to load it late. */
export async function readContext(): Promise<typeof context> {
  const github = await import('@actions/github');
  return github.context;
}
