/** Runs the install command again after changes of manifests or lock files, without the packages' lifecycle scripts. */

import { mkdtemp } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { Commands } from '../packages/commands.ts';
import { foundProjects } from '../packages/ecosystems/javascript.ts';
import {
  makesStale,
  noQuestions,
  noScripts,
  packageHosts,
  unlocked,
  unlockedEnv,
  withoutScripts,
} from '../packages/install-commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import type { Verification } from '../run/verification.ts';
import type { Command, CommandResult, Exec } from '../sandbox/exec.ts';
import type { LayerContent } from '../sandbox/layer.ts';
import { findRunCommands, wholeTree } from './command-detection.ts';
import type { Limits } from './limits.ts';
import type { Workspace } from './run-request.ts';
import type { VerifierOptions } from './verifier.ts';

/** Where installs are repeated: the trees of a run, or of a story of an eval. */
export type InstallPlace = Pick<VerifierOptions, 'settings' | 'repository' | 'runDir' | 'workDir' | 'headTree'> & {
  commands: Pick<Commands, 'setup'>;
  workspace?: Pick<Workspace, 'base'>;
  /** Setup has to pass before each verification. */
  unprepared?: Verification;
  limits: Pick<Limits, 'signal'>;
};

interface RepeatedSetup {
  /** What became of dependencies that an attempt changed. */
  notes: string[];
  /** Where it did not pass. */
  failed?: { command: string; logPath: string; exitCode: number | null; durationMs: number };
}

/**
 * Paths after whose change setup has to run again: manifests, lock files, and what the setup command names, such as its script. A
 * package.json counts where setup runs, in a folder above it or in a workspace: one among the fixtures of tests would have
 * everything installed anew, with lifecycle scripts off.
 */
export async function changedInstallInputs(
  { repository, headTree, settings, commands }: Pick<InstallPlace, 'repository' | 'headTree' | 'settings' | 'commands'>,
  tree: string,
): Promise<string[]> {
  const paths = await repository.pathsBetween(headTree, tree);
  const words = (commands.setup ?? '').split(/[\s;&|()'"=]+/);
  const named = new Set(words.map((word) => posix.join(settings.workingDirectory, word)));
  const changed = paths.filter((path) => changedManifests([path]).length > 0 || named.has(path));
  const inputs: string[] = [];
  for (const path of changed) {
    const [before, after] = [await repository.readFile(headTree, path), await repository.readFile(tree, path)];
    if (makesStale(path, before, after)) inputs.push(path);
  }
  const own = posix.join('/', settings.workingDirectory, '/');
  const isAbove = (path: string) => own.startsWith(posix.join('/', posix.dirname(path), '/'));
  const isNested = (path: string) => posix.basename(path) === 'package.json' && !isAbove(path);
  if (!inputs.some(isNested)) return inputs;
  const projects = await Promise.all(
    [headTree, tree].map((each) => foundProjects(wholeTree({ repository, head: each }))),
  );
  const folders = new Set(projects.flatMap((found) => (found ?? []).map(({ folder }) => folder)));
  return inputs.filter((path) => !isNested(path) || folders.has(posix.dirname(path)));
}

/** What `tree` has to be set up with, and the changes that ask for it; undefined where setup of the head is enough. */
export async function changedInstall(
  place: InstallPlace,
  tree: string,
): Promise<{ setup: string; changed: string[] } | undefined> {
  const { settings, repository, workspace, headTree, unprepared } = place;
  let { setup } = place.commands;
  if (setup === undefined) {
    // Where there was nothing to set up, manifests of the tree may ask for it.
    if (changedManifests(await repository.pathsBetween(headTree, tree)).length === 0) return undefined;
    ({ setup } = await findRunCommands(settings, { repository, head: tree, base: workspace?.base }));
  }
  const changed = setup === undefined ? [] : await changedInstallInputs(place, tree);
  return setup === undefined || (changed.length === 0 && !unprepared) ? undefined : { setup, changed };
}

/** Runs the setup command again where `tree` has other manifests or lock files than `headTree`. */
export async function repeatSetup(
  place: InstallPlace,
  tree: string,
  { exec, name, timeoutMs }: { exec: Exec; name: string; timeoutMs: number },
): Promise<RepeatedSetup> {
  const { settings, runDir, limits, unprepared } = place;
  // A human's commit was installed by the first setup; nobody else changes them.
  const asked = settings.dependencies === 'frozen' && !unprepared ? undefined : await changedInstall(place, tree);
  if (asked === undefined) return { notes: [] };
  const { setup, changed } = asked;
  const logPath = `logs/${name}-setup.log`;
  const { signal } = limits;
  const install = installCommand(settings, { script: setup, logPath: join(runDir, logPath), timeoutMs, signal });
  const command = unlocked(install.script);
  const again: Command = { ...install, script: command, env: { ...install.env, ...unlockedEnv } };
  // Not every sandbox has a network of named hosts: then the dependencies are those of the first setup.
  const result = await exec(again).catch((error: Error) => error);
  const { exitCode = null, durationMs = 0, unreached = [] } = result instanceof Error ? {} : result;
  if (exitCode === 0) {
    const names = changed.slice(0, 10).join(', ');
    return { notes: names === '' ? [] : [`Changed dependencies: ${names}; setup ran again`] };
  }
  const how = result instanceof Error ? `could not run: ${result.message}` : endWords(result);
  const what = changed.length === 0 ? 'Setup ran again' : `${changed.join(', ')} changed`;
  const conditionsAndLog = [conditions, ...unreached.slice(0, 1), `log ${name}-setup.log`].join('; ');
  const note = `${what}, and \`${command}\` ${how} (${conditionsAndLog}): dependencies are still those of the first setup`;
  return { notes: [note], failed: { command, logPath, exitCode, durationMs } };
}

export const conditions = 'network to package registries only, no lifecycle scripts';

export const endWords = ({ ended, exitCode }: CommandResult) => (ended === 'exited' ? `exited ${exitCode}` : ended);

/** What a layer needs to show `tree` over `below`: the files that differ, in a folder of their own. */
export async function laidOver(
  { repository, workDir, headTree }: Pick<InstallPlace, 'repository' | 'workDir' | 'headTree'>,
  tree: string,
  below = headTree,
): Promise<LayerContent> {
  if (below === tree) return { deleted: [], tree };
  const over = await mkdtemp(join(workDir, 'over-'));
  const { deleted } = await repository.exportOver(below, tree, over);
  let listed: Promise<ReadonlySet<string>> | undefined;
  const isTracked = async (path: string) => {
    listed ??= repository.listFiles(headTree).then((paths) => new Set(paths));
    return (await listed).has(path);
  };
  return { over, deleted, tree, isTracked };
}

/** An install with no network but to registries, no lifecycle scripts, and none of the variables of tests. */
export function installCommand(
  { workingDirectory: cwd, sandboxNetwork }: Settings,
  { script, ...rest }: Command,
): Command {
  // And what the agent's shell and the tests reach anyway.
  const network = Array.isArray(sandboxNetwork) ? [...packageHosts, ...sandboxNetwork] : packageHosts;
  const env = { ...noScripts, ...noQuestions };
  return { ...rest, script: withoutScripts(script), cwd, env, withoutTestEnv: true, isSetup: true, network };
}
