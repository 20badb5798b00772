/**
 * Finds past changes in a clone's git history, runs their tests, and selects the changes that can serve as evaluation tasks. A
 * fair one is green before, red before with its tests, green with all of it, and green once more.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { broughtIn, commitsSince, cutOffAt, filesOfChanges, type PastCommit } from '../git/history.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { writeFiles } from '../git/trees.ts';
import { makeWorkTree } from '../git/work-tree.ts';
import { fewOf } from '../run/number-format.ts';
import type { Verification } from '../run/verification.ts';
import { isTestPath, roleOf } from '../verdict/file-roles.ts';
import { findRunCommands } from './command-detection.ts';
import { openTrial } from './test-trial.ts';

/** One change: a commit, or a merged pull request as a whole. */
export interface Change extends Omit<PastCommit, 'parents'> {
  /** What it was made on. */
  base: string;
  pullRequest?: number;
}

/** Why a commit is no change of its own. */
export type NoChange = 'first-commit' | 'cut-off' | 'merge' | 'part-of-pull-request';

export interface ChangeFiles {
  /** Of the tests: what is laid over the base to see it red. */
  tests: string[];
  sources: string[];
}

export interface History {
  repository: Repository;
  commits: PastCommit[];
  changes: Change[];
  none: Map<string, NoChange>;
  /** When the newest commit was made, whether it counts or not. */
  newest?: Date;
}

/** Reads a clone, or a bare repository, of which nothing is written. `scratch` is a folder of ours. */
export async function readHistory(
  clone: string,
  { scratch, since }: { scratch: string; since: Date },
): Promise<History> {
  const tree = join(scratch, 'no-tree');
  await mkdir(tree, { recursive: true });
  const repository = await openRepository({ tree, checkout: clone, gitDir: join(scratch, 'history.git') });
  const { git, head } = repository;
  const commits = await commitsSince(git, head.commit, since);
  const cut = await cutOffAt(git);
  const brought = broughtIn(commits, head.commit);
  const none = new Map<string, NoChange>();
  const changes: Change[] = [];
  for (const each of commits) {
    if (each.parents.length < 2 || pullRequestOf(each.message) === undefined) continue;
    for (const part of brought.get(each.commit) ?? []) none.set(part, 'part-of-pull-request');
  }
  for (const { commit, parents, at, message } of commits) {
    const [base] = parents;
    const pullRequest = pullRequestOf(message);
    if (none.has(commit)) continue;
    if (base === undefined) none.set(commit, cut.has(commit) ? 'cut-off' : 'first-commit');
    else if (parents.length > 1 && pullRequest === undefined) none.set(commit, 'merge');
    else changes.push({ commit, base, at, message, ...(pullRequest === undefined ? {} : { pullRequest }) });
  }
  const newest = await git.text(['log', '-1', '--format=%ct', '--end-of-options', head.commit]);
  return { repository, commits, changes, none, newest: new Date(Number(newest) * 1000) };
}

/** `Merge pull request #12 from …`, or a squashed one's `Title (#12)`; GitLab's `See merge request a/b!12`. */
function pullRequestOf(message: string) {
  const [subject = ''] = message.split('\n');
  const found =
    /^Merge pull request #(\d{1,7})\b/.exec(subject) ??
    /\(#(\d{1,7})\)$/.exec(subject.trim()) ??
    /^See merge request \S+!(\d{1,7})$/m.exec(message);
  return found === null ? undefined : Number(found[1]);
}

/** Many at once: a call of git for each would be most of the time. */
export async function sortFiles(
  { repository }: History,
  changes: readonly Change[],
  testPaths: string[] | undefined,
): Promise<Map<string, ChangeFiles>> {
  const found = await filesOfChanges(repository.git, changes);
  return new Map(
    [...found].map(([commit, files]) => {
      const kinds = files.map((file) => ({ ...file, role: roleOf(file.path, { globs: testPaths }) }));
      const test = kinds.filter(({ path }) => isTestPath(path, testPaths));
      const paths = (of: typeof kinds) => of.map(({ path }) => path);
      return [
        commit,
        {
          tests: paths(test.filter(({ status }) => status !== 'deleted')),
          sources: paths(kinds.filter(({ role }) => role === 'production')),
        },
      ];
    }),
  );
}

/** The lines that the change adds to its sources, trimmed: what its text must not tell. */
export async function addedLines({ repository }: History, { base, commit }: Change): Promise<Set<string>> {
  const patch = await repository.patch(base, commit);
  const added = patch.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++ '));
  return new Set(added.map((line) => line.slice(1).trim()));
}

/** Writes these files of the commit into a folder, as a checkout would. */
export async function writeFilesOf(
  { repository }: History,
  commit: string,
  paths: readonly string[],
  into: string,
): Promise<void> {
  await mkdir(into, { recursive: true });
  await writeFiles(repository.git, await repository.treeOf(commit), [...paths], into);
}

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

type ProvedChange =
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
  const withTests = await repository.treeWith(headTree, change.commit, options.files.tests);
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
