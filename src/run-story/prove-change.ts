/** Whether a change of a history makes a fair story: green before, its tests red before, green with it, and again. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { makeWorkTree } from '../git/work-tree.ts';
import type { Commands } from '../packages/commands.ts';
import type { Verification } from '../run/verification.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { isTestPath } from '../verdict/roles.ts';
import { verify } from '../verdict/run-commands.ts';
import { condensedLog } from './condensed-log.ts';
import { laidOver, repeatSetup } from './dependencies.ts';
import type { Change, ChangeFiles } from './history.ts';
import { pick } from './open.ts';
import { findRunCommands } from './prepare.ts';
import { sandboxAround, setUpIn } from './set-up-sandbox.ts';
import { withVariables } from './with-variables.ts';

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
  | 'flaky'
  | 'needs-deleted-tests';

export type ProvedChange =
  /** `testsMayChange`: the base's own tests are red with the change, so it changed what they say. */
  { kind: 'proved'; testsMayChange: boolean } | { kind: 'not-proved'; why: NotProved; detail: string };

type Run = (tree: string, name: string) => Promise<Verification>;

/** Every step in a sandbox, set up once on the base as a run would. Throws where something of ours broke, or on the signal. */
export async function proveChange(options: ProveOptions): Promise<ProvedChange> {
  const { clone, change, settings, folder, environment, signal } = options;
  const tree = join(folder, 'tree');
  const place = { clone, commit: change.base, into: tree, gitDir: join(folder, 'own.git') };
  const repository = await makeWorkTree(place);
  const commands = await findRunCommands({ settings }, { repository, head: change.base });
  const { test } = commands;
  if (test === undefined) return failed('no-command', 'no test command was found at the base');
  await mkdir(join(folder, 'logs'), { recursive: true });
  const sandboxPlace = { runDir: join(folder, 'sandbox'), logs: join(folder, 'logs'), environment };
  const opened = await sandboxAround({ repository, commit: change.base }, settings, sandboxPlace);
  if (!opened.ok) return failed('no-sandbox', opened.reason);
  await using sandbox = withVariables(opened.sandbox, commands.env);
  const notReady = await setUp(sandbox, commands, options);
  signal.throwIfAborted();
  if (notReady !== undefined) return failed('setup-failed', notReady);
  await sandbox.freeze();

  const headTree = await repository.treeOf(change.base);
  const run: Run = async (tree, name) => {
    await using layer = await sandbox.layer(await laidOver(repository, folder, headTree, tree));
    const timeoutMs = settings.testTimeoutMinutes * 60_000;
    const { exec } = layer;
    const setup = { setup: commands.setup, exec, name, timeoutMs, signal };
    await repeatSetup({ settings, runDir: folder }, repository, { headTree, tree }, setup);
    const verification = await verify({
      exec,
      commands: { build: commands.build, test },
      cwd: settings.workingDirectory,
      timeoutMs,
      log: { folder: join(folder, 'logs'), name, maxChars: settings.maxFeedbackChars },
      tree,
      reports: { folder: layer.written, globs: settings.testReport },
      signal,
    });
    signal.throwIfAborted();
    return verification;
  };
  const changed = await repository.differences(headTree, change.commit);
  const tests = changed.filter(({ path }) => isTestPath(path, settings.testPaths));
  const goal = await repository.treeOf(change.commit);
  // Awaited here: the sandbox must live until the tests are over.
  return await experiments(run, {
    base: headTree,
    withTests: await repository.treeWith(headTree, change.commit, options.files.tests),
    goal,
    withOldTests: await repository.treeWith(goal, change.base, options.files.deletedTests),
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
  /** The goal where nobody deleted the tests that the change deletes. */
  withOldTests: string;
  /** The change under the base's tests; absent where it touches none of them. */
  baseTests?: string;
}

async function experiments(run: Run, trees: Trees): Promise<ProvedChange> {
  const base = await run(trees.base, 'base');
  if (base.result !== 'passed') return failed('base-red', fingerprint(base));
  const before = await run(trees.withTests, 'hidden-on-base');
  if (before.result === 'passed') return failed('tests-green-before', 'the change’s tests are green without it');
  if (before.result === 'timed-out') return failed('tests-timed-out', fingerprint(before));
  const first = await run(trees.goal, 'change');
  if (first.result !== 'passed') return failed('change-red', fingerprint(first));
  const second = await run(trees.withOldTests, 'change-again');
  if (second.result !== 'passed') {
    return trees.withOldTests === trees.goal
      ? failed('flaky', fingerprint(second))
      : failed('needs-deleted-tests', fingerprint(second));
  }
  if (trees.baseTests === undefined) return { kind: 'proved', testsMayChange: false };
  const old = await run(trees.baseTests, 'change-under-base-tests');
  return { kind: 'proved', testsMayChange: old.result !== 'passed' };
}

async function setUp(
  sandbox: Sandbox,
  { setup }: Commands,
  { settings, folder, signal, environment }: ProveOptions,
): Promise<string | undefined> {
  if (setup === undefined) return undefined;
  const logPath = join(folder, 'logs', 'setup.log');
  const env = pick(environment, settings.setupEnv);
  const { exitCode, ended } = await setUpIn(sandbox, settings, { script: setup, logPath, env, signal });
  if (exitCode === 0) return undefined;
  const how = ended === 'exited' ? `exited ${exitCode}` : ended;
  return `\`${setup}\` ${how}: ${lastWords(await condensedLog(logPath, 2000))}`;
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
  const fingerprint =
    lines.find((line) => ofNpm.test(line)) ??
    lines.findLast((line) => /\b(error|ERR!|fatal|cannot|not found|failed)\b/i.test(line) && !/^note:/i.test(line));
  return (fingerprint ?? lines.at(-1) ?? 'no output').trim().slice(0, 200);
}

/** What is wrong; behind it npm tells how it is used and where its log lies. */
const ofNpm = /^npm (?:error|ERR!) (?!code|errno|syscall|path|command|cwd|signal|A complete log)\S/;
