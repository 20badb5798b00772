/** Creates the repository in which a task of an eval suite starts, and runs its setup and tests there in a sandbox. */

import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { borrowClone, commitFolder, copyCommits, copyRemote } from '../git/fixture-repository.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { makeWorkTree } from '../git/work-tree.ts';
import type { Commands } from '../packages/commands.ts';
import type { Run } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { verify } from '../verdict/build-and-test.ts';
import { condensedLog } from './condensed-logs.ts';
import { pick, sandboxSettings, withVariables } from './environment.ts';
import { openWorkFolder } from './recorded-run.ts';
import { laidOver, repeatSetup } from './reinstall.ts';

interface TrialOptions {
  repository: Repository;
  settings: Settings;
  commands: Pick<Commands, 'setup' | 'build' | 'env'> & { test: string };
  /** Where the sandbox lies, and the trees that are laid over it. */
  folder: string;
  /** The folder whose `logs/` gets the logs, and what the setup's is called. */
  runDir: string;
  setupLog: string;
  environment: NodeJS.ReadOnlyDict<string>;
  signal: AbortSignal;
}

interface Trial extends AsyncDisposable {
  /** Build and tests over exactly this tree of the repository; without one over the folder as it was set up. */
  run(tree: string | undefined, name: string): Promise<Verification>;
}

/** `output`: what setup printed, condensed. */
type NoTrial = { problem: 'no-sandbox' | 'setup-failed'; detail: string; output?: string };

/** Sets up as a run does, with the whole network. Throws where something of ours broke, or on the signal. */
export async function openTrial(options: TrialOptions): Promise<Trial | NoTrial> {
  const { repository, settings, commands, folder, runDir, environment, signal } = options;
  const { commit } = repository.head;
  const logs = join(runDir, 'logs');
  await mkdir(logs, { recursive: true });
  const opened = await openSandbox({
    tree: repository.tree,
    runDir: join(folder, 'sandbox'),
    ...sandboxSettings(settings, environment),
    readable: [logs],
    hidden: [],
    gitInside: (into, tree) => repository.fillInside(into, { commit, branch: 'main', tree }),
  });
  if (!opened.ok) return { problem: 'no-sandbox', detail: opened.reason };
  await using opening = new AsyncDisposableStack();
  const sandbox = withVariables(opening.use(opened.sandbox), commands.env);
  const timeoutMs = settings.testTimeoutMinutes * 60_000;
  const cwd = settings.workingDirectory;
  if (commands.setup !== undefined) {
    const log = `logs/${options.setupLog}.log`;
    const env = pick(environment, settings.setupEnv);
    const { exitCode, ended } = await sandbox.setup({
      script: commands.setup,
      cwd,
      logPath: join(runDir, log),
      timeoutMs,
      env,
      network: 'full',
      signal,
    });
    signal.throwIfAborted();
    if (exitCode !== 0) {
      const how = ended === 'exited' ? `exited ${exitCode}` : ended;
      const output = await condensedLog({ runDir, settings }, log);
      return { problem: 'setup-failed', detail: `\`${commands.setup}\` ${how}`, output };
    }
  }
  await sandbox.freeze();
  const headTree = await repository.treeOf(commit);
  const place = { settings, repository, runDir, workDir: folder, commands, headTree, limits: { signal } };
  const held = opening.move();
  return {
    async run(tree, name) {
      const over = tree === undefined ? { deleted: [] } : await laidOver(place, tree);
      await using layer = await sandbox.layer(over);
      const { exec } = layer;
      if (tree !== undefined) await repeatSetup(place, tree, { exec, name, timeoutMs });
      const verification = await verify({
        ...{ exec, commands, cwd, timeoutMs, signal, tree: tree ?? '' },
        log: { folder: logs, name, maxChars: settings.maxFeedbackChars },
        reports: { folder: layer.written, globs: settings.testReport },
      });
      signal.throwIfAborted();
      return verification;
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

type FixtureSource =
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
export async function openFixture(
  source: FixtureSource,
  folder: string,
  environment: TrialOptions['environment'],
): Promise<Fixture> {
  const clone = join(folder, 'fixture');
  if (source.kind === 'folder') await commitFolder(source.path, clone);
  if (source.kind === 'git') await copyRemote(source.url, source.commit, clone, environment);
  if (source.kind === 'clone') await borrowClone(source.path, clone);
  if (source.kind === 'commits') await copyCommits(source.clone, source.commits, clone);
  const tree = join(folder, 'empty');
  await mkdir(tree, { recursive: true });
  const repository = await openRepository({ tree, checkout: clone, gitDir: join(folder, 'fixture.git') });
  return { clone, configText: await repository.readFile(repository.head.commit, '.github/redgreen.yml') };
}

interface HiddenCheck extends Pick<TrialOptions, 'settings' | 'runDir' | 'environment' | 'signal'> {
  run: Run;
  clone: string;
  /** Folder whose files are laid over the tree that the run ended with. */
  hiddenTests: string;
}

/** Setup and tests once more, on the tree that the run ended with and the hidden tests over it. The log is `logs/hidden.log`. */
export async function verifyHidden(check: HiddenCheck): Promise<Verification | { problem: string }> {
  const { run } = check;
  const commit = run.headSha ?? run.attempts.findLast(({ checkpoint }) => checkpoint?.commit)?.checkpoint?.commit;
  // Hidden tests may lie in a project that the run did not touch.
  const { build, test } = run.commands.whole ?? run.commands;
  if (test === undefined) return { problem: 'the run has no test command' };
  await using work = await openWorkFolder(check.runDir);
  const tree = join(work.path, 'hidden-tree');
  const gitDir = join(work.path, 'hidden.git');
  const repository = await makeWorkTree({ clone: check.clone, commit, into: tree, gitDir });
  await cp(check.hiddenTests, tree, { recursive: true, verbatimSymlinks: true });
  const commands = { ...run.commands, build, test };
  const folder = join(work.path, 'hidden');
  await mkdir(folder);
  const trial = await openTrial({ ...check, repository, commands, folder, setupLog: 'hidden-setup' });
  if ('problem' in trial) {
    if (trial.problem === 'no-sandbox') return { problem: `no sandbox works here: ${trial.detail}` };
    return { problem: 'setup failed with the hidden tests; the log is logs/hidden-setup.log' };
  }
  await using _ = trial;
  // Awaited here: the trial must live until the tests are over.
  return await trial.run(undefined, 'hidden');
}
