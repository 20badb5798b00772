/** Setup once more, in the layer of a verification, where an attempt changed what has to be installed. */

import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { Repository } from '../git/repository.ts';
import { unlocked, unlockedEnv } from '../packages/lock-files.ts';
import { noQuestions, noScripts, packageHosts } from '../packages/registries.ts';
import { changedManifests } from '../publish/manifests.ts';
import type { Command, Exec } from '../sandbox/exec.ts';

export type RepeatedSetup =
  | { kind: 'not-needed' }
  | { kind: 'done'; changed: string[] }
  | { kind: 'failed'; note: string };

/** Runs the setup command again where `tree` has another manifest or lock file than `headTree`. */
export async function repeatSetup(
  { settings, runDir }: { settings: Settings; runDir: string },
  repository: Repository,
  trees: { headTree: string; tree: string },
  command: { setup?: string; exec: Exec; name: string; timeoutMs: number; signal: AbortSignal },
): Promise<RepeatedSetup> {
  if (command.setup === undefined) return { kind: 'not-needed' };
  const { paths } = await repository.diffStat(trees.headTree, trees.tree);
  const changed = changedManifests(paths);
  if (changed.length === 0) return { kind: 'not-needed' };
  const logPath = join(runDir, 'logs', `${command.name}-setup.log`);
  const asked: Command = {
    script: unlocked(command.setup),
    cwd: settings.workingDirectory,
    logPath,
    timeoutMs: command.timeoutMs,
    env: { ...noScripts, ...noQuestions, ...unlockedEnv },
    network: packageHosts,
    signal: command.signal,
  };
  // Not every sandbox has a network of named hosts: then the dependencies are those of the first setup.
  const result = await command.exec(asked).catch((error: Error) => error);
  if (!(result instanceof Error) && result.exitCode === 0) return { kind: 'done', changed };
  const how =
    result instanceof Error
      ? `could not run: ${result.message}`
      : result.ended === 'exited'
        ? `exited ${result.exitCode}`
        : result.ended;
  const note = `${changed.join(', ')} changed, and \`${asked.script}\` ${how} (network to package registries only, no lifecycle scripts; log ${command.name}-setup.log): dependencies are still those of the first setup`;
  return { kind: 'failed', note };
}
