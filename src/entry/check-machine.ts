/** Checks that the machine can carry out runs: the version of git, and a sandbox that holds. */

import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownKeys } from '../config/secret-values.ts';
import type { Settings } from '../config/settings.ts';
import { gitAt, gitProgram } from '../git/git.ts';
import { attempt, type Check, fail, ok, warn } from '../run/check.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { leakChecks } from '../sandbox/self-test.ts';
import type { CommandIo } from './command-io.ts';

export async function checkMachine(io: CommandIo, settings: Settings): Promise<Check[]> {
  await using own = await temporaryFolder(join(tmpdir(), 'redgreen-doctor-'));
  const { path: scratch } = own;
  return [
    await attempt('git', () => gitCheck(scratch), 'Install git 2.39 or newer as /usr/bin/git.'),
    ...(await sandboxChecks(io, scratch, settings)),
  ];
}

async function gitCheck(scratch: string): Promise<Check> {
  const git = gitProgram();
  const said = await gitAt({ gitDir: scratch, tree: scratch }).text(['--version']);
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(said)?.[0] ?? '').split('.').map(Number);
  const found = `${git}, ${said}`;
  return major > 2 || (major === 2 && minor >= 39)
    ? ok('git', found)
    : fail('git', found, 'Install git 2.39 or newer.');
}

async function sandboxChecks(io: CommandIo, scratch: string, settings: Settings): Promise<Check[]> {
  const tree = join(scratch, 'tree');
  const canary = `canary-${randomUUID()}`;
  const runDir = join(scratch, 'run');
  await mkdir(tree);
  const opened = await openSandbox({
    tree,
    runDir,
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: {},
    services: [],
    readable: [],
    hidden: [],
    environment: { ...io.environment, REDGREEN_CANARY: canary },
  });
  if (!opened.ok) return [fail('sandbox', opened.reason, opened.fix)];
  await using sandbox = opened.sandbox;
  if (sandbox.kind === 'none') {
    return [warn('sandbox', 'switched off: all code runs without a sandbox', 'Take `sandbox: none` away.')];
  }
  const { HOME, RUNNER_TEMP } = io.environment;
  const closed = [HOME, RUNNER_TEMP].flatMap((folder) => folder || []);
  const secrets = [canary, ...ownKeys(settings)];
  return [
    ok('sandbox', sandbox.description),
    ...(await leakChecks(sandbox, { runDir, network: settings.sandboxNetwork, closed, secrets })),
  ];
}
