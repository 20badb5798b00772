/** Opens the sandbox that a run works in, and looks from inside whether it holds. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { presets } from '../agent/preset-files.ts';
import { catalogue } from '../errors.ts';
import { freeWords } from '../run/killed-words.ts';
import type { Stop } from '../run/run.ts';
import { withMaskedLogs } from '../sandbox/masked-log.ts';
import { openSandbox, openUntried } from '../sandbox/sandbox.ts';
import type { Sandbox, SandboxOptions } from '../sandbox/sandbox-options.ts';
import { selfTest } from '../sandbox/self-test.ts';
import { secretsIn } from '../text/secret-value.ts';
import { broken } from './end.ts';
import { pick, servicePorts, treeFolder, workDirOf } from './open.ts';
import type { RunRequest } from './request.ts';
import type { Opening } from './workspace.ts';

export interface ProvedSandbox {
  sandbox: Sandbox;
  /** It lets out what must not be seen: nothing foreign may run in it. */
  leaking?: Stop;
}

/**
 * Opens the sandbox around the tree, most of it while the tree is still being filled, and looks from inside whether it holds, before
 * any model is called. `onStarted`: that look has begun, in this sandbox, which need not be the one that comes of it.
 */
export async function openProvedSandbox(
  request: RunRequest,
  opening: Opening,
  onStarted: (sandbox: Sandbox) => void,
): Promise<ProvedSandbox | { stop: Stop }> {
  const options = await sandboxOptions(request, opening);
  const { redact } = request.host;
  // The look is what it is tried with, for one start less. Where that comes to nothing the whole ladder is tried, then looked at.
  const untried = await openUntried(options);
  if (untried.ok) {
    const { sandbox } = untried;
    const masked = withMaskedLogs(sandbox, redact);
    const looked = await lookInside(request, sandbox, () => onStarted(masked)).catch(() => undefined);
    if (looked?.holds) return { sandbox: masked, leaking: looked.stop };
    await sandbox[Symbol.asyncDispose]();
  }
  const opened = await openSandbox(options);
  if (opened.ok) {
    const { sandbox } = opened;
    const masked = withMaskedLogs(sandbox, redact);
    const looked = await lookInside(request, sandbox, () => onStarted(masked)).catch((error: unknown) => ({
      stop: broken(error),
    }));
    return { sandbox: masked, leaking: looked.stop };
  }
  const detail = `No sandbox works here: ${opened.reason}. ${opened.fix}`;
  return { stop: { outcome: 'setup-failed', cause: 'sandbox', detail } };
}

async function sandboxOptions(request: RunRequest, opening: Opening): Promise<SandboxOptions> {
  const { settings, host } = request;
  const { environment, hidden } = host;
  const runDir = workDirOf(request);
  const tree = treeFolder(request);
  await mkdir(runDir, { recursive: true, mode: 0o700 });
  await mkdir(tree, { recursive: true });
  return {
    tree,
    treeReady: opening,
    runDir: join(runDir, 'sandbox'),
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: pick(environment, settings.testEnv),
    services: servicePorts(settings),
    carriesPorts: presets.has(settings.agent),
    readable: [join(request.record.runDir, 'logs')],
    hidden,
    environment: { ...environment },
    async gitInside(into) {
      const workspace = await opening;
      if ('stop' in workspace) return undefined;
      const { repository, head, branch } = workspace;
      return repository.fillInside(into, { commit: head, branch });
    },
  };
}

/** Canaries tried from inside, by logs that nothing has masked yet. A sandbox that was asked to be none has nothing to prove. */
async function lookInside(
  request: RunRequest,
  sandbox: Sandbox,
  onStarted: () => void,
): Promise<{ holds: boolean; stop?: Stop }> {
  const { settings, host } = request;
  const { hidden, environment, redact } = host;
  if (sandbox.kind === 'none') return { holds: true };
  const { HOME, RUNNER_TEMP } = environment;
  const closed = [HOME, RUNNER_TEMP, ...hidden].filter((path) => path !== undefined && path !== '') as string[];
  // A password that is also the name of a folder is seen in paths that everybody inside has to know.
  const told = [treeFolder(request), environment.PATH ?? '', ...closed];
  const secrets = [...redact.known(), ...secretsIn(environment).map(({ value }) => value)];
  const { holds, leaks, checks, stoppedBy } = await selfTest(sandbox, {
    runDir: join(workDirOf(request), 'sandbox'),
    network: settings.sandboxNetwork,
    closed,
    secrets: secrets.filter((secret) => !told.some((path) => path.includes(secret))),
    onStarted,
  });
  if (leaks.length === 0) return { holds };
  if (stoppedBy !== undefined) {
    const detail = `No command can run here: the first one was ended by the limit \`${stoppedBy.limit}\` (${freeWords(stoppedBy)}).`;
    return { holds, stop: { outcome: 'setup-failed', cause: 'stopped', detail } };
  }
  const open = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name} (${detail})`);
  const { what, fix } = catalogue['sandbox-leaks'];
  return { holds, stop: { outcome: 'setup-failed', cause: 'sandbox', detail: `${what}: ${open.join(', ')}. ${fix}` } };
}
