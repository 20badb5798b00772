/** Runs the attempt's tests once without its newly added helpers, data and settings, and notes which test files need those. */

import type { Verification } from '../run/verification.ts';
import { fewOf } from '../run/words.ts';
import { type Change, pickFiles, type Trees } from './change.ts';
import { samePath } from './failures.ts';

export async function withNeeds(
  trees: Pick<Trees, 'make' | 'run' | 'pick' | 'remainingMs'>,
  green: Verification,
  { changes }: { changes: readonly Change[] },
): Promise<Verification> {
  // What is hidden – an ignore list, a workflow – is no test's.
  const isNew = ({ status, role, path }: Change) =>
    status === 'added' && /^(test-support|data|run-definition)$/.test(role) && !/(^|\/)\./.test(path);
  const support = changes.filter(isNew).map(({ path }) => path);
  const tests = changes.filter(({ role, attempt }) => role === 'test' && attempt !== undefined).map(({ path }) => path);
  if (support.length === 0 || tests.length === 0 || trees.remainingMs() < green.durationMs) return green;
  const tree = await trees.make('attempt', support, new Map());
  const run = await trees.run(tree, 'without-new-support', await pickFiles(trees, green, tests));
  if (run.result === 'passed' || run.noTestRan) return green;
  const isRed = (path: string) => run.failures.some(({ file, name }) => samePath(file ?? name, path));
  const needing = tests.filter(isRed);
  const words = needing.length === 0 ? 'the tests' : fewOf(needing);
  const testChanges = green.testChanges?.map((one) =>
    support.includes(one.path) ? { ...one, message: `${one.message}, and needed by ${words}` } : one,
  );
  return { ...green, testChanges };
}
