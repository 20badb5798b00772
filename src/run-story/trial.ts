/** A tree that no run works in, set up once in a sandbox of its own: for the proof of a change, and for hidden tests. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { Repository } from '../git/repository.ts';
import type { Commands } from '../packages/commands.ts';
import type { Verification } from '../run/verification.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { verify } from '../verdict/run-commands.ts';
import { condensedLog } from './condensed-log.ts';
import { laidOver, repeatSetup } from './dependencies.ts';
import { pick, servicePorts } from './open.ts';
import { withVariables } from './with-variables.ts';

interface TrialOptions {
  repository: Repository;
  settings: Settings;
  commands: Pick<Commands, 'setup' | 'build' | 'env'> & { test: string };
  /** Where the sandbox lies, and the trees that are laid over it. */
  folder: string;
  /** The folder whose `logs/` gets the logs, and what the setup's is called. */
  runDir: string;
  setupLog: string;
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

export interface Trial extends AsyncDisposable {
  /** Build and tests over exactly this tree of the repository; without one over the folder as it was set up. */
  run(tree: string | undefined, name: string): Promise<Verification>;
}

/** `output`: what setup printed, condensed. */
export type NoTrial = { problem: 'no-sandbox' | 'setup-failed'; detail: string; output?: string };

/** Sets up as a run does, with the whole network. Throws where something of ours broke, or on the signal. */
export async function openTrial(options: TrialOptions): Promise<Trial | NoTrial> {
  const { repository, settings, commands, folder, runDir, environment, signal } = options;
  const { commit } = repository.head;
  const logs = join(runDir, 'logs');
  await mkdir(logs, { recursive: true });
  const opened = await openSandbox({
    tree: repository.tree,
    runDir: join(folder, 'sandbox'),
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: pick(environment, settings.testEnv),
    services: servicePorts(settings),
    readable: [logs],
    hidden: [],
    environment: { ...environment },
    gitInside: (into, tree) => repository.fillInside(into, { commit, branch: 'main', tree }),
  });
  if (!opened.ok) return { problem: 'no-sandbox', detail: opened.reason };
  await using opening = new AsyncDisposableStack();
  const sandbox = withVariables(opening.use(opened.sandbox), commands.env);
  const timeoutMs = settings.testTimeoutMinutes * 60_000;
  const cwd = settings.workingDirectory;
  if (commands.setup !== undefined) {
    const logPath = join(logs, `${options.setupLog}.log`);
    const env = pick(environment, settings.setupEnv);
    const command = { script: commands.setup, cwd, logPath, timeoutMs, env, network: 'full' as const, signal };
    const { exitCode, ended } = await sandbox.setup(command);
    signal.throwIfAborted();
    if (exitCode !== 0) {
      const how = ended === 'exited' ? `exited ${exitCode}` : ended;
      const output = await condensedLog(logPath, 2000);
      return { problem: 'setup-failed', detail: `\`${commands.setup}\` ${how}`, output };
    }
  }
  await sandbox.freeze();
  const headTree = await repository.treeOf(commit);
  const held = opening.move();
  return {
    async run(tree, name) {
      const over = tree === undefined ? { deleted: [] } : await laidOver(repository, folder, headTree, tree);
      await using layer = await sandbox.layer(over);
      const { exec } = layer;
      if (tree !== undefined) {
        const setup = { setup: commands.setup, exec, name, timeoutMs, signal };
        await repeatSetup({ settings, runDir }, repository, { headTree, tree }, setup);
      }
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
