/** Creates a temporary folder that is removed when the scope of its `await using` ends. */

import { mkdtemp, rm } from 'node:fs/promises';

/** `start`: its path but for some letters at the end. */
export async function temporaryFolder(start: string): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(start);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
