/**
 * Runs the repository's setup command in the work tree before the agent starts, or restores what an earlier run installed. It
 * restores the files in tree and HOME where the install inputs are the same. Only code of the base has written them, and no
 * secret was in its environment.
 */

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitNul } from '../git/git.ts';
import type { Commands } from '../packages/commands.ts';
import { hasLockFile, withoutScripts } from '../packages/install-commands.ts';
import { version } from '../project.ts';
import { freeWords, killedWords } from '../run/killed-command.ts';
import { removeTree } from '../run/remove-tree.ts';
import type { Stop } from '../run/run.ts';
import { succeeds } from '../run/succeeds.ts';
import { copyPaths, copyTree, megabytesOf, names } from '../sandbox/sandbox-folder.ts';
import { isUnder } from '../sandbox/toolchains.ts';
import { machineImage } from './baseline.ts';
import { condensedLog } from './condensed-logs.ts';
import { askTools, planSetup, type SetupPass, withMissingTool } from './environment.ts';
import { readByInstall } from './install-inputs.ts';
import { commandMs } from './limits.ts';
import type { RunPlace } from './verifier.ts';

interface SetupEnd {
  /** Set where it failed. */
  stop?: Stop;
  /** Keeps what it has installed, where a later run may use it: before anything is written in the tree or in HOME. */
  keep?(): Promise<void>;
}

/** Runs the setup command in the tree. `isFirst`: nothing has run here yet. */
export async function runSetup(place: RunPlace, { setup }: Commands, isFirst: boolean): Promise<SetupEnd> {
  const { request, workspace, emit } = place;
  if (setup === undefined) return {};
  await emit({ type: 'setup-started', command: setup });
  const { passes, warning } = await planSetup(request, workspace, setup, isFirst);
  if (warning !== undefined) await emit({ type: 'warning', text: warning });
  const { repository, head, branch } = workspace;
  const goTo = (commit: string) => repository.moveTo(commit, repository.head.branch ?? branch);
  const started = performance.now();
  const kept = isFirst && passes.length === 1 ? await openKeptSetup(place, setup) : undefined;
  if (await kept?.restore()) {
    const logPath = 'logs/setup.log';
    await writeFile(
      join(request.record.runDir, logPath),
      'Not run again: what it installs is kept from an earlier run.\n',
    );
    await emit({
      type: 'setup-finished',
      result: 'passed',
      exitCode: 0,
      durationMs: performance.now() - started,
      logPath,
    });
    return {};
  }
  for (const [at, pass] of passes.entries()) {
    const isLast = at === passes.length - 1;
    await goTo(pass.commit);
    const log = isLast ? 'logs/setup.log' : 'logs/setup-base.log';
    const { result, exitCode, output, stop } = await runPass(place, pass, log);
    if (result === 'passed' && !isLast) continue;
    await goTo(head);
    const durationMs = performance.now() - started;
    await emit({ type: 'setup-finished', result, exitCode, durationMs, logPath: log, output });
    return result === 'passed' ? { keep: kept?.keep } : { stop };
  }
  return {};
}

async function runPass(
  { request: { settings, record }, sandbox, limits }: RunPlace,
  { setup, env, withoutTestEnv, without }: SetupPass,
  log: string,
) {
  const logPath = join(record.runDir, log);
  const { exitCode, ended, limit, free } = await sandbox.setup({
    script: withoutTestEnv ? withoutScripts(setup) : setup,
    cwd: settings.workingDirectory,
    logPath,
    timeoutMs: commandMs(settings, limits),
    network: 'full',
    env,
    withoutTestEnv,
    signal: limits.signal,
  });
  if (ended === 'exited' && exitCode === 0) return { result: 'passed' as const, exitCode };
  const result = ended === 'timed-out' ? ('timed-out' as const) : ('failed' as const);
  const output = await condensedLog(logPath, settings.maxFeedbackChars);
  return { result, exitCode, output, stop: limits.aborted() ?? stopped() };

  function stopped(): Stop {
    if (ended === 'limit') {
      const left = freeWords({ free });
      const why = `The setup command \`${setup}\` was ended by the limit \`${limit}\`${left && ` (${left})`}.`;
      return { outcome: 'setup-failed', cause: 'stopped', detail: why };
    }
    const how = result === 'timed-out' ? 'timed out' : `exited ${exitCode ?? 'from outside'}`;
    const withheld =
      without === undefined
        ? undefined
        : `It passed on the base with ${without}. Redgreen never gives that to what this branch changed. Merge the change into the base first, or start again from there.`;
    const killed = killedWords({ exitCode, free });
    const detail = [`The setup command \`${setup}\` ${how}.`, killed, withheld].filter(Boolean).join(' ');
    return withMissingTool({ outcome: 'setup-failed', cause: 'setup-command', detail }, output, sandbox);
  }
}

interface About {
  /** Of the tree: files and whole folders that no commit has. */
  paths: string[];
  /** The tree's place, where anything in it says so. */
  place?: string;
}

const dayMs = 86_400_000;
const mostKept = 3;
const mostMegabytes = 2048;
/** A folder of packages is one: so many single files are something else. */
const mostPaths = 500;

/** undefined where a run's setup is not the base's alone, may have been given a secret, or nothing outlives the run. */
export async function openKeptSetup(
  { request, workspace: { repository, head, base }, sandbox }: Omit<RunPlace, 'limits' | 'emit'>,
  setup: string,
) {
  const { settings, code, record, replay, host } = request;
  const { installs } = record;
  const isClosed = [settings.setupEnv, settings.testEnv, settings.testServices].every((list) => list.length === 0);
  if (installs === undefined || replay !== undefined || sandbox.kind === 'none' || !isClosed) return undefined;
  if (code.start.kind !== 'new' || head !== base.commit) return undefined;
  const { git, tree } = repository;
  const files = await repository.listFiles(head);
  if (files.includes('.gitmodules')) return undefined;
  const headTree = await repository.treeOf(head);
  const cwd = settings.workingDirectory;
  const read = (await readByInstall(repository, headTree, { setup, cwd }))?.key ?? headTree;
  const tools = await askTools({ request, sandbox }, { setup, because: '' });
  const parts = [version, code.repository, setup, cwd, read, tools, await machineImage(host.environment)];
  const entry = join(installs, createHash('sha256').update(JSON.stringify(parts)).digest('hex'));

  return {
    /** Puts it in its place; false where there is none, it is too old, or cannot be put there. */
    async restore() {
      const text = await readFile(join(entry, 'about.json'), 'utf8').catch(() => undefined);
      if (text === undefined) return false;
      const { paths, place = tree }: About = JSON.parse(text);
      const ageMs = Date.now() - (await stat(join(entry, 'about.json'))).mtimeMs;
      if (place !== tree || (ageMs > dayMs && !hasLockFile(files))) return false;
      // Where it was kept from an older commit, this one may have a file in its place, or a link above it.
      const tops = paths.map((path) => path.replace(/\/$/, ''));
      if (files.some((file) => tops.some((top) => isUnder(file, top) || isUnder(top, file)))) return false;
      // What is half there is set up over.
      const copies = [copyTree(join(entry, 'tree'), tree), copyTree(join(entry, 'home'), sandbox.home)];
      if ((await Promise.all(copies.map(succeeds))).includes(false)) return false;
      await utimes(entry, new Date(), new Date());
      return true;
    },
    /** Once setup has passed. What cannot be kept is left. */
    async keep() {
      const paths = splitNul(await git.bytes(['ls-files', '-o', '--directory', '-z']));
      const isOdd = paths.length > mostPaths || paths.some((path) => !path.isWellFormed());
      if (isOdd || (await git.run(['diff-files', '--quiet', '--ignore-submodules=all'])).code !== 0) return;
      if ((await megabytesOf(tree, [...paths, sandbox.home])) > mostMegabytes) return;
      const draft = join(installs, `draft-${record.runId}`);
      try {
        await mkdir(draft, { recursive: true, mode: 0o700 });
        await copyPaths(tree, paths, join(draft, 'tree'));
        await copyTree(sandbox.home, join(draft, 'home'));
        const isBound = await names(draft, tree);
        // The App works in another folder each time.
        if (isBound && code.source.kind !== 'local') return;
        const about: About = { paths, ...(isBound && { place: tree }) };
        await writeFile(join(draft, 'about.json'), JSON.stringify(about));
        await removeTree(entry);
        await rename(draft, entry);
        await tidy(installs);
      } finally {
        await removeTree(draft);
      }
    },
  };
}

/** Those that were used last stay. */
async function tidy(folder: string) {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = entries.toSorted((a, b) => b.usedMs - a.usedMs).slice(mostKept);
  for (const { name } of old) await removeTree(join(folder, name));
}
