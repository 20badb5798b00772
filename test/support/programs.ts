/** Programs that `make test` does not install, because they are large: a test that runs one says which it lacks. */

import { spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

/** Names the test as not run where `program` cannot be started. Go knows no `--version`. */
export function requireProgram(program: string, { skip }: TestContext): void {
  const isThere = ['--version', 'version'].some((asked) => spawnSync(program, [asked]).status === 0);
  if (!isThere) skip(`${program} is not installed`);
}
