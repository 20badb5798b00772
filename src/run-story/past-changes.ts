/**
 * Finds past commits of a clone that can serve as eval stories (tasks), and proves by test runs that they can. Tests
 * must pass before the commit, fail there with the commit's tests added, and pass twice with all of it.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { commitsSince, type PastCommit } from '../git/history.ts';
import { openRepository } from '../git/repository.ts';
import { writeFiles } from '../git/trees.ts';
import { makeWorkTree } from '../git/work-tree.ts';
import { fewOf } from '../run/run-phrases.ts';
import type { Verification } from '../run/verification.ts';
import { isTestPath, roleOf } from '../verdict/file-roles.ts';
import { findRunCommands } from './command-detection.ts';
import { openTrial } from './eval-trial.ts';

/** A commit of the main line; of a merge all that it brought in. */
export interface Change extends Omit<PastCommit, 'base'> {
  base: string;
  pullRequest?: number;
  /** Files of tests that are there after it: what is laid over the base to see it red. */
  tests: string[];
  sources: string[];
}

export type History = Awaited<ReturnType<typeof readHistory>>;

/** Reads a clone, or a bare repository, of which nothing is written. `scratch` is a folder of ours. */
export async function readHistory(
  clone: string,
  { scratch, since, testPaths }: { scratch: string; since: Date; testPaths?: string[] },
) {
  const tree = join(scratch, 'no-tree');
  await mkdir(tree, { recursive: true });
  const repository = await openRepository({ tree, checkout: clone, gitDir: join(scratch, 'history.git') });
  const changes: Change[] = [];
  /** Commits without a base in this clone. */
  const first: string[] = [];
  for (const { base, ...commit } of await commitsSince(repository.git, repository.head.commit, since)) {
    if (base === undefined) first.push(commit.commit);
    else {
      const { files, message } = commit;
      const tests = files.filter(({ path, status }) => status !== 'deleted' && isTestPath(path, testPaths));
      const sources = files.filter(({ path }) => roleOf(path, { globs: testPaths }) === 'production');
      const paths = (of: typeof files) => of.map(({ path }) => path);
      const sorted = { tests: paths(tests), sources: paths(sources) };
      changes.push({ ...commit, base, pullRequest: pullRequestOf(message), ...sorted });
    }
  }
  return {
    changes,
    first,
    /** What a commit says of itself; a merge without a text of its own has that of the newest commit which it brought in. */
    async messageOf({ commit, message }: Change): Promise<string> {
      if (!/^Merge (branch|remote-tracking branch) .*$/.test(message)) return message;
      return await repository.git.text(['log', '-1', '--format=%B', '--end-of-options', `${commit}^2`]);
    },
    /** The lines that the change adds to its sources, trimmed: what its text must not tell. */
    async addedLines({ base, commit }: Change): Promise<Set<string>> {
      const patch = await repository.patch(base, commit);
      const added = patch.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++ '));
      return new Set(added.map((line) => line.slice(1).trim()));
    },
    /** Writes its tests into a folder, as a checkout would. */
    async writeTests({ commit, tests }: Change, into: string): Promise<void> {
      await mkdir(into, { recursive: true });
      await writeFiles(repository.git, await repository.treeOf(commit), tests, into);
    },
  };
}

/** `Merge pull request #12 from …`, or a squashed one's `Title (#12)`. */
function pullRequestOf(message: string) {
  const [subject = ''] = message.split('\n');
  const found = /^Merge pull request #(\d{1,7})\b/.exec(subject) ?? /\(#(\d{1,7})\)$/.exec(subject.trim());
  return found === null ? undefined : Number(found[1]);
}

export interface ProveOptions {
  clone: string;
  change: Change;
  settings: Settings;
  /** A folder of this proof alone. */
  folder: string;
  environment: NodeJS.ReadOnlyDict<string>;
  signal: AbortSignal;
}

type NotProved =
  | 'no-command'
  | 'no-sandbox'
  | 'setup-failed'
  | 'base-red'
  | 'tests-green-before'
  | 'tests-timed-out'
  | 'change-red'
  | 'flaky';

type ProvedChange =
  /** `testsMayChange`: the base's own tests are red with the change, so it changed what they say. */
  { kind: 'proved'; testsMayChange: boolean } | { kind: 'not-proved'; why: NotProved; detail: string };

/** Every step in a sandbox, set up once on the base as a run would. Throws where something of ours broke, or on the signal. */
export async function proveChange(options: ProveOptions): Promise<ProvedChange> {
  const { clone, change, settings, folder, environment, signal } = options;
  const place = { clone, commit: change.base, into: join(folder, 'tree'), gitDir: join(folder, 'own.git') };
  const repository = await makeWorkTree(place);
  const { test, ...found } = await findRunCommands(settings, { repository, head: change.base });
  if (test === undefined) return failed('no-command', 'no test command was found at the base');
  const around = { folder, runDir: folder, setupLog: 'setup', environment, signal };
  const trial = await openTrial({ repository, settings, commands: { ...found, test }, ...around });
  if ('problem' in trial) {
    const { problem, detail, output } = trial;
    return failed(problem, output === undefined ? detail : `${detail}: ${lastWords(output)}`);
  }
  await using _ = trial;
  const headTree = await repository.treeOf(change.base);
  const goal = await repository.treeOf(change.commit);
  const withTests = await repository.treeWith(headTree, change.commit, change.tests);
  const steps: [name: string, tree: string, isGreen: boolean, why: NotProved][] = [
    ['base', headTree, true, 'base-red'],
    // What an agent that does nothing is judged on.
    ['hidden-on-base', withTests, false, 'tests-green-before'],
    ['change', goal, true, 'change-red'],
    ['change-again', goal, true, 'flaky'],
  ];
  for (const [name, tree, isGreen, why] of steps) {
    const ended = await trial.run(tree, name);
    if (!isGreen && ended.result === 'timed-out') return failed('tests-timed-out', fingerprint(ended));
    if ((ended.result === 'passed') !== isGreen) return failed(why, isGreen ? fingerprint(ended) : 'exit 0');
  }
  const tests = change.files.filter(({ path }) => isTestPath(path, settings.testPaths));
  if (tests.every(({ status }) => status === 'added')) return { kind: 'proved', testsMayChange: false };
  const paths = tests.map(({ path }) => path);
  const old = await trial.run(await repository.treeWith(goal, change.base, paths), 'change-under-base-tests');
  return { kind: 'proved', testsMayChange: old.result !== 'passed' };
}

function failed(why: NotProved, detail: string): ProvedChange {
  return { kind: 'not-proved', why, detail };
}

function fingerprint({ result, exitCode, failures, output, command }: Verification) {
  if (failures.length > 0) return fewOf(failures.map(({ name }) => name));
  // What it said comes first: a long command would be all that a line has room for.
  return `${lastWords(output)} (${result === 'timed-out' ? 'timed out' : `exited ${exitCode}`}: \`${command}\`)`;
}

function lastWords(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-3).join(' / ').slice(0, 200) || 'no output';
}
