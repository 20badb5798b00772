/** Checks that the machine can carry out runs: Node and git versions, a working sandbox and the commands' toolchain. */

import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownKeys } from '../config/secret-values.ts';
import type { Settings } from '../config/settings.ts';
import { gitAt, gitProgram } from '../git/git.ts';
import type { Commands } from '../packages/commands.ts';
import { runtimesOf } from '../packages/runtimes.ts';
import { attempt, type Check, fail, ok, warn } from '../run/check.ts';
import { stepAfter } from '../run/next-step.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { leakChecks } from '../sandbox/self-test.ts';
import { otherToolsWords, toolVersions } from '../sandbox/tool-versions.ts';
import type { CommandIo } from './command-io.ts';

/** What a run here would start. */
export interface MachineWishes {
  /** The clone: programs in it are not the machine's. */
  root: string;
  commands: Commands;
}

/** `wishes`: absent where there is no repository. */
export async function checkMachine(io: CommandIo, settings: Settings, wishes?: MachineWishes): Promise<Check[]> {
  await using own = await temporaryFolder(join(tmpdir(), 'redgreen-doctor-'));
  const { path: scratch } = own;
  const version = process.versions.node;
  return [
    Number(version.split('.')[0]) >= 24 ? ok('node', version) : fail('node', version, 'Install Node 24 or newer.'),
    await attempt('git', () => gitCheck(scratch), 'Install git 2.39 or newer as /usr/bin/git.'),
    ...(await sandboxChecks(io, scratch, settings, wishes)),
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

async function sandboxChecks(
  io: CommandIo,
  scratch: string,
  settings: Settings,
  wishes?: MachineWishes,
): Promise<Check[]> {
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
  const { HOME, RUNNER_TEMP, PATH: path } = io.environment;
  const closed = [HOME, RUNNER_TEMP].flatMap((folder) => folder || []);
  const secrets = [canary, ...ownKeys(settings)];
  // By the same question as a run, which would end on the answer.
  const toolchain = async ({ root, commands }: MachineWishes) => {
    const versions = await toolVersions(sandbox, runtimesOf(commands), { runDir: scratch, path, skipped: [root] });
    const other = otherToolsWords(versions, sandbox.leftOutOfPath);
    if (other !== undefined) return fail('toolchain', other, lookAgain);
    const seen = versions.map(({ tool, inside }) => `${tool}: ${inside?.version ?? 'neither here nor in the sandbox'}`);
    return versions.every(({ inside }) => inside !== undefined)
      ? ok('toolchain', seen.join('; ') || 'none is needed that is known')
      : warn('toolchain', seen.join('; '), 'Setup may bring it; otherwise install it.');
  };
  return [
    ok('sandbox', sandbox.description),
    ...(await leakChecks(sandbox, { runDir, network: settings.sandboxNetwork, closed, secrets })),
    ...(wishes === undefined ? [] : [await attempt('toolchain', () => toolchain(wishes), lookAgain)]),
  ];
}

const lookAgain = stepAfter('hidden-toolchain', 'look again');
