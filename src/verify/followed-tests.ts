/** Tests that are the base's own but for the place of a module that moved: laid over, they could not load. */

import type { ChangedPath } from '../guard/classify.ts';
import { roleOf } from '../guard/production.ts';
import type { Verification } from '../run/verification.ts';
import { testsThatFollowed } from './moved-modules.ts';

interface Followed {
  changed: readonly ChangedPath[];
  /** Every path of the base. */
  list(): Promise<readonly string[]>;
  read(side: 'base' | 'tree', path: string): Promise<string | undefined>;
  command: string;
  globs: readonly string[] | undefined;
  baseline: Verification | undefined;
  green: Verification;
}

/** Their paths, old and new; those that lie elsewhere themselves only where it is certain that they still run. */
export async function followedTests({ changed, list, read, command, globs, baseline, green }: Followed) {
  const role = (path: string) => roleOf(path, { command, globs });
  const { inPlace, moved } = await testsThatFollowed(changed, {
    list,
    read,
    isProduction: (path) => role(path) === 'production',
    isTest: (path) => role(path) === 'test',
  });
  const [before, now] = [counted(baseline), counted(green)];
  const stillRun =
    before !== undefined && now !== undefined ? now >= before : [...moved].every((path) => runsAnywhere(path, command));
  const nested = changed.some(({ path, status }) => status === 'added' && path.endsWith('/go.mod'));
  return stillRun && !nested ? inPlace.union(moved) : inPlace;
}

function counted(verification: Verification | undefined): number | undefined {
  const counts = verification?.counts;
  return counts && counts.passed + counts.failed;
}

/** Go finds a test in every folder but these. */
function runsAnywhere(path: string, command: string): boolean {
  return path.endsWith('_test.go') || /(^|\/)testdata\//.test(path)
    ? command.includes('./...') && !/(^|\/)([._]|vendor\/)/.test(path)
    : false;
}
