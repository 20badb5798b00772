/** A sandbox around a tree that no run works in, and setup in it: for the proof of a change, and for hidden tests. */

import type { Settings } from '../config/settings.ts';
import type { Repository } from '../git/repository.ts';
import type { CommandResult } from '../sandbox/exec.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { pick, servicePorts } from './open.ts';

/** `runDir` is the sandbox's own folder. */
export function sandboxAround(
  { repository, commit }: { repository: Repository; commit: string },
  settings: Settings,
  place: { runDir: string; logs: string; environment: Readonly<Record<string, string | undefined>> },
) {
  const { runDir, logs, environment } = place;
  return openSandbox({
    tree: repository.tree,
    runDir,
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: pick(environment, settings.testEnv),
    services: servicePorts(settings),
    readable: [logs],
    hidden: [],
    environment: { ...environment },
    gitInside: (into, tree) => repository.fillInside(into, { commit, branch: 'main', tree }),
  });
}

/** As a run sets up: with the whole network. */
export function setUpIn(
  sandbox: Sandbox,
  { workingDirectory, testTimeoutMinutes }: Settings,
  command: { script: string; logPath: string; env?: Record<string, string>; signal: AbortSignal },
): Promise<CommandResult> {
  const timeoutMs = testTimeoutMinutes * 60_000;
  return sandbox.setup({ ...command, cwd: workingDirectory, timeoutMs, network: 'full' });
}
