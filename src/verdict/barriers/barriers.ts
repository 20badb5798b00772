/**
 * Runs all barriers, which are checks that read a change without running it and find ways in which the change cheats
 * the tests.
 */

import type { TestChange } from '../../run/verification.ts';
import { type Change, freshLines } from '../changed-files.ts';
import { languageOf } from '../languages/language-of-file.ts';
import { tokensIn } from '../languages/syntax-tree.ts';
import type { MatchedTests } from '../matched-tests.ts';
import type { Barrier } from './barrier.ts';
import { constantTests } from './constant-tests.ts';
import { earlyExits } from './early-exits.ts';
import { equalToAll } from './equal-to-all.ts';
import { forgivenFailures } from './forgiven-failures.ts';
import { replacedRunner } from './replaced-runner.ts';

export const barriers: readonly Barrier[] = [constantTests, replacedRunner, equalToAll, earlyExits, forgivenFailures];

/** Every finding fails the attempt. */
export async function findBarriers(
  changes: readonly Change[],
  tests: MatchedTests,
  command: string,
): Promise<TestChange[]> {
  const files = await Promise.all(changes.map(readCode));
  const subject = { files, tests, command };
  return barriers.flatMap(({ name, find }) =>
    find(subject).map((found): TestChange => ({ kind: 'fails', rule: name, ...found })),
  );
}

async function readCode(change: Change) {
  const { path, attempt = '' } = change;
  const lines = attempt.split('\n');
  const language = languageOf(path, attempt)?.name.toLowerCase();
  const newLines = freshLines(change);
  const read = language !== undefined && newLines.size > 0 && attempt !== '' ? await tokensIn(path, attempt) : [];
  return { ...change, language, lines, newLines, tokens: typeof read === 'string' ? [] : read };
}
