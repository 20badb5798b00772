/** Runs the install command again after changes of manifests or lock files, without the packages' lifecycle scripts. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { Repository } from '../git/repository.ts';
import {
  noQuestions,
  noScripts,
  packageHosts,
  unlocked,
  unlockedEnv,
  withoutScripts,
} from '../packages/install-commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import type { Command, CommandResult, Exec } from '../sandbox/exec.ts';
import { findRunCommands } from './command-detection.ts';
import { changedInstallInputs } from './install-inputs.ts';
import type { VerifierOptions } from './verifier.ts';

export type RepeatedSetup =
  /** Nothing changed: it did not run. */
  | { kind: 'done'; changed: string[] }
  /** `ended`: unless it could not be started. */
  | { kind: 'failed'; note: string; command: string; logPath: string; ended?: CommandResult };

/** Runs the setup command again where `tree` has other manifests or lock files than `headTree`, or `always`. */
export async function repeatSetup(
  { settings, runDir }: { settings: Settings; runDir: string },
  repository: Repository,
  trees: { headTree: string; tree: string },
  command: { setup?: string; exec: Exec; name: string; timeoutMs: number; signal: AbortSignal; always?: boolean },
): Promise<RepeatedSetup> {
  // A human's commit was installed by the first setup; nobody else changes them.
  if (command.setup === undefined || (settings.dependencies === 'frozen' && !command.always))
    return { kind: 'done', changed: [] };
  const changed = await changedInstallInputs(repository, { ...trees, cwd: settings.workingDirectory });
  if (changed.length === 0 && !command.always) return { kind: 'done', changed };
  const logPath = join(runDir, 'logs', `${command.name}-setup.log`);
  const { timeoutMs, signal } = command;
  const install = installCommand(settings, { script: command.setup, logPath, timeoutMs, signal });
  const again: Command = {
    ...install,
    script: unlocked(install.script),
    env: { ...install.env, ...unlockedEnv },
  };
  // Not every sandbox has a network of named hosts: then the dependencies are those of the first setup.
  const result = await command.exec(again).catch((error: Error) => error);
  const ended = result instanceof Error ? undefined : result;
  if (ended?.exitCode === 0) return { kind: 'done', changed };
  const how = result instanceof Error ? `could not run: ${result.message}` : endWords(result);
  const what = changed.length === 0 ? 'Setup ran again' : `${changed.join(', ')} changed`;
  const [unreached] = ended?.unreached ?? [];
  const reach = unreached === undefined ? '' : `${unreached}; `;
  const note = `${what}, and \`${again.script}\` ${how} (${conditions}; ${reach}log ${command.name}-setup.log): dependencies are still those of the first setup`;
  return { kind: 'failed', note, command: again.script, logPath: `logs/${command.name}-setup.log`, ended };
}

export const conditions = 'network to package registries only, no lifecycle scripts';

export const endWords = ({ ended, exitCode }: CommandResult) => (ended === 'exited' ? `exited ${exitCode}` : ended);

/** The run's setup command; where there was nothing to set up, what the manifests of `tree` ask for. */
export async function setupOf(
  { request, workspace, commands, headTree }: VerifierOptions,
  tree: string,
): Promise<string | undefined> {
  if (commands.setup !== undefined) return commands.setup;
  const paths = await workspace.repository.pathsBetween(headTree, tree);
  if (changedManifests(paths).length === 0) return undefined;
  return (await findRunCommands(request, { ...workspace, head: tree })).setup;
}

/** What a layer needs to show `tree` over `from`: the files that differ, in a folder of their own below `place`. */
export async function laidOver(
  repository: Pick<Repository, 'exportOver'>,
  place: string,
  from: string,
  tree: string,
): Promise<{ over?: string; deleted: string[]; tree: string }> {
  if (from === tree) return { deleted: [], tree };
  const over = await mkdtemp(join(place, 'over-'));
  return { over, deleted: (await repository.exportOver(from, tree, over)).deleted, tree };
}

/** An install with no network but to registries, no lifecycle scripts, and none of the variables of tests. */
export function installCommand(
  { workingDirectory: cwd, sandboxNetwork }: Pick<Settings, 'workingDirectory' | 'sandboxNetwork'>,
  { script, ...rest }: Pick<Command, 'script' | 'logPath' | 'timeoutMs' | 'signal'>,
): Command {
  // And what the agent's shell and the tests reach anyway.
  const network = Array.isArray(sandboxNetwork) ? [...packageHosts, ...sandboxNetwork] : packageHosts;
  const env = { ...noScripts, ...noQuestions };
  return { ...rest, script: withoutScripts(script), cwd, env, withoutTestEnv: true, network };
}
