/** What stories of a suite need of the workspace: a repository to start from, and a last verification with hidden tests. */

import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { borrowClone, commitFolder, copyCommits, fetchCommit } from '../git/fixture-repository.ts';
import { openRepository } from '../git/repository.ts';
import { makeWorkTree } from '../git/work-tree.ts';
import type { Run } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import { openTrial } from './trial.ts';
import { openWorkFolder } from './work-folder.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type FixtureSource =
  | { kind: 'folder'; path: string }
  | { kind: 'git'; url: string; commit: string }
  /** The commit that a clone stands on; the clone is only read. */
  | { kind: 'clone'; path: string }
  /** These commits of a clone, without any history; the first is the one to start from. */
  | { kind: 'commits'; clone: string; commits: readonly string[] };

export interface Fixture {
  /** A repository of its own, in which a run may leave a branch. */
  clone: string;
  /** `.github/redgreen.yml` of that commit. */
  configText?: string;
}

/** Makes the repository that a story starts from, in a folder of its own. Throws where it cannot be had. */
export async function openFixture(source: FixtureSource, folder: string, environment: Environment): Promise<Fixture> {
  const clone = join(folder, 'fixture');
  if (source.kind === 'folder') await commitFolder(source.path, { into: clone });
  if (source.kind === 'git') await fetchCommit(source.url, source.commit, { into: clone, env: environment });
  if (source.kind === 'clone') await borrowClone(source.path, { into: clone });
  if (source.kind === 'commits') await copyCommits(source.clone, source.commits, { into: clone });
  const tree = join(folder, 'empty');
  await mkdir(tree, { recursive: true });
  const repository = await openRepository({ tree, checkout: clone, gitDir: join(folder, 'fixture.git') });
  return { clone, configText: await repository.readFile(repository.head.commit, '.github/redgreen.yml') };
}

export interface HiddenCheck {
  run: Run;
  settings: Settings;
  clone: string;
  /** Folder whose files are laid over the tree that the run ended with. */
  hiddenTests: string;
  /** The run's folder: the log is `logs/hidden.log`. */
  runDir: string;
  environment: Environment;
  signal: AbortSignal;
}

/** Setup and tests once more, on the tree that the run ended with and the hidden tests over it. */
export async function verifyHidden(check: HiddenCheck): Promise<Verification | { problem: string }> {
  const { run, runDir } = check;
  const commit = run.headSha ?? run.attempts.findLast(({ checkpoint }) => checkpoint?.commit)?.checkpoint?.commit;
  // Hidden tests may lie in a project that the run did not touch.
  const { build, test } = run.commands.whole ?? run.commands;
  if (test === undefined) return { problem: 'the run has no test command' };
  await using work = await openWorkFolder(runDir, runDir);
  const tree = join(work.path, 'hidden-tree');
  const gitDir = join(work.path, 'hidden.git');
  const repository = await makeWorkTree({ clone: check.clone, commit, into: tree, gitDir });
  await cp(check.hiddenTests, tree, { recursive: true, verbatimSymlinks: true });
  const { settings, environment, signal } = check;
  const commands = { ...run.commands, build, test };
  const folder = join(work.path, 'hidden');
  await mkdir(folder);
  const place = { folder, runDir, setupLog: 'hidden-setup', environment, signal };
  const trial = await openTrial({ repository, settings, commands, ...place });
  if ('problem' in trial) {
    if (trial.problem === 'no-sandbox') return { problem: `no sandbox works here: ${trial.detail}` };
    return { problem: 'setup failed with the hidden tests; the log is logs/hidden-setup.log' };
  }
  await using _ = trial;
  // Awaited here: the trial must live until the tests are over.
  return await trial.run(undefined, 'hidden');
}
