/** Whether a change of a history makes a fair story: green before, its tests red before, green with it, and again. */

import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { makeWorkTree } from '../git/work-tree.ts';
import type { Verification } from '../run/verification.ts';
import { isTestPath } from '../verdict/roles.ts';
import type { Change, ChangeFiles } from './history.ts';
import { findRunCommands } from './prepare.ts';
import { openTrial, type Trial } from './trial.ts';

export interface ProveOptions {
  clone: string;
  change: Change;
  files: ChangeFiles;
  settings: Settings;
  /** A folder of this proof alone. */
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

export type NotProved =
  | 'no-command'
  | 'no-sandbox'
  | 'setup-failed'
  | 'base-red'
  | 'tests-green-before'
  | 'tests-timed-out'
  | 'change-red'
  | 'flaky';

export type ProvedChange =
  /** `testsMayChange`: the base's own tests are red with the change, so it changed what they say. */
  { kind: 'proved'; testsMayChange: boolean } | { kind: 'not-proved'; why: NotProved; detail: string };

/** Every step in a sandbox, set up once on the base as a run would. Throws where something of ours broke, or on the signal. */
export async function proveChange(options: ProveOptions): Promise<ProvedChange> {
  const { clone, change, settings, folder, environment, signal } = options;
  const place = { clone, commit: change.base, into: join(folder, 'tree'), gitDir: join(folder, 'own.git') };
  const repository = await makeWorkTree(place);
  const { test, ...found } = await findRunCommands({ settings }, { repository, head: change.base });
  if (test === undefined) return failed('no-command', 'no test command was found at the base');
  const around = { folder, runDir: folder, setupLog: 'setup', environment, signal };
  const trial = await openTrial({ repository, settings, commands: { ...found, test }, ...around });
  if ('problem' in trial) {
    const { problem, detail, output } = trial;
    return failed(problem, output === undefined ? detail : `${detail}: ${lastWords(output)}`);
  }
  await using _ = trial;
  const headTree = await repository.treeOf(change.base);
  const changed = await repository.differences(headTree, change.commit);
  const tests = changed.filter(({ path }) => isTestPath(path, settings.testPaths));
  const goal = await repository.treeOf(change.commit);
  // Awaited here: the trial must live until the tests are over.
  return await experiments(trial, {
    base: headTree,
    withTests: await repository.treeWith(headTree, change.commit, options.files.tests),
    goal,
    ...(tests.some(({ status }) => status !== 'added') && {
      baseTests: await repository.treeWith(
        goal,
        change.base,
        tests.map(({ path }) => path),
      ),
    }),
  });
}

interface Trees {
  base: string;
  /** The base with the change's tests: what an agent that does nothing is judged on. */
  withTests: string;
  goal: string;
  /** The change under the base's tests; absent where it touches none of them. */
  baseTests?: string;
}

async function experiments({ run }: Trial, trees: Trees): Promise<ProvedChange> {
  const base = await run(trees.base, 'base');
  if (base.result !== 'passed') return failed('base-red', fingerprint(base));
  const before = await run(trees.withTests, 'hidden-on-base');
  if (before.result === 'passed') return failed('tests-green-before', 'the change’s tests are green without it');
  if (before.result === 'timed-out') return failed('tests-timed-out', fingerprint(before));
  const first = await run(trees.goal, 'change');
  if (first.result !== 'passed') return failed('change-red', fingerprint(first));
  const second = await run(trees.goal, 'change-again');
  if (second.result !== 'passed') return failed('flaky', fingerprint(second));
  if (trees.baseTests === undefined) return { kind: 'proved', testsMayChange: false };
  const old = await run(trees.baseTests, 'change-under-base-tests');
  return { kind: 'proved', testsMayChange: old.result !== 'passed' };
}

function failed(why: NotProved, detail: string): ProvedChange {
  return { kind: 'not-proved', why, detail };
}

function fingerprint({ result, exitCode, failures, output, command }: Verification): string {
  const names = failures.slice(0, 3).map(({ name }) => name);
  if (names.length > 0) return `${names.join(', ')}${failures.length > 3 ? ` and ${failures.length - 3} more` : ''}`;
  // What it said comes first: a long command would be all that a line has room for.
  return `${lastWords(output)} (${result === 'timed-out' ? 'timed out' : `exited ${exitCode}`}: \`${command}\`)`;
}

function lastWords(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-3).join(' / ').slice(0, 200) || 'no output';
}
