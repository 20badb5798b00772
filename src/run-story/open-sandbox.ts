/** Opens the sandbox that a run works in, and tests from inside that secrets, hidden paths and network are closed off. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { presets } from '../agent/plug-ins.ts';
import { credentialFiles } from '../config/provider-settings.ts';
import { catalogue } from '../run/errors.ts';
import { freeWords } from '../run/killed-words.ts';
import type { Stop } from '../run/run.ts';
import { withMaskedLogs } from '../sandbox/masked-log.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { Sandbox, SandboxOptions } from '../sandbox/sandbox-options.ts';
import { selfTest } from '../sandbox/self-test.ts';
import { secretsIn } from '../text/secret-value.ts';
import { broken } from './implement-story.ts';
import { pick, servicePorts, treeFolder, workDirOf } from './open-workspace.ts';
import type { RunRequest, Workspace } from './request.ts';

interface ProvedSandbox {
  sandbox: Sandbox;
  /** It lets out what must not be seen: nothing foreign may run in it. */
  leaking?: Stop;
}

/** Opens the sandbox around the tree and looks from inside whether it holds, before any model is called. */
export async function openProvedSandbox(
  request: RunRequest,
  workspace: Workspace,
): Promise<ProvedSandbox | { stop: Stop }> {
  const opened = await openSandbox(await sandboxOptions(request, workspace));
  if (!opened.ok) {
    const detail = `No sandbox works here: ${opened.reason}. ${opened.fix}`;
    return { stop: { outcome: 'setup-failed', cause: 'sandbox', detail } };
  }
  // Looked at by logs that nothing has masked yet.
  const looked = await lookInside(request, opened.sandbox).catch((error: unknown) => broken(error));
  return { sandbox: withMaskedLogs(opened.sandbox, request.host.redact), leaking: looked };
}

async function sandboxOptions(
  request: RunRequest,
  { repository, head, branch, base }: Workspace,
): Promise<SandboxOptions> {
  const { settings, host } = request;
  const { environment, hidden } = host;
  const runDir = workDirOf(request);
  const tree = treeFolder(request);
  await mkdir(runDir, { recursive: true, mode: 0o700 });
  await mkdir(tree, { recursive: true });
  return {
    tree,
    runDir: join(runDir, 'sandbox'),
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: pick(environment, settings.testEnv),
    services: servicePorts(settings),
    carriesPorts: presets.has(settings.agent),
    readable: [join(request.record.runDir, 'logs')],
    hidden: [...hidden, ...credentialFiles(environment)],
    environment: { ...environment },
    gitInside: (into, tree) => repository.fillInside(into, { commit: head, branch, base, tree }),
  };
}

/** Canaries tried from inside. A sandbox that was asked to be none has nothing to prove. */
async function lookInside(request: RunRequest, sandbox: Sandbox): Promise<Stop | undefined> {
  const { settings, host } = request;
  const { hidden, environment, redact } = host;
  if (sandbox.kind === 'none') return undefined;
  const { HOME, RUNNER_TEMP } = environment;
  const closed = [HOME, RUNNER_TEMP, ...hidden, ...credentialFiles(environment)].filter(
    (path) => path !== undefined && path !== '',
  ) as string[];
  // A password that is also the name of a folder is seen in paths that everybody inside has to know.
  const places = [treeFolder(request), environment.PATH ?? '', ...closed];
  const secrets = [...redact.known(), ...secretsIn(environment).map(({ value }) => value)];
  const { leaks, checks, stoppedBy } = await selfTest(sandbox, {
    runDir: join(workDirOf(request), 'sandbox'),
    network: settings.sandboxNetwork,
    closed,
    secrets: secrets.filter((secret) => !places.some((path) => path.includes(secret))),
  });
  if (leaks.length === 0) return undefined;
  if (stoppedBy !== undefined) {
    const detail = `No command can run here: the first one was ended by the limit \`${stoppedBy.limit}\` (${freeWords(stoppedBy)}).`;
    return { outcome: 'setup-failed', cause: 'stopped', detail };
  }
  const open = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name} (${detail})`);
  const { what, fix } = catalogue['sandbox-leaks'];
  return { outcome: 'setup-failed', cause: 'sandbox', detail: `${what}: ${open.join(', ')}. ${fix}` };
}
