/** What a run needs of the machine: node, git, disk, and a sandbox that holds. */

import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretValues } from '../config/secret-values.ts';
import type { Settings } from '../config/settings.ts';
import { findGit, gitAt } from '../git/git.ts';
import { attempt, type Check, fail, ok, warn } from '../run/check.ts';
import { leakChecks } from '../sandbox/check-leaks.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { CommandIo } from './command-io.ts';

const gib = 1024 ** 3;

export async function checkMachine(io: CommandIo, folder: string, settings: Settings): Promise<Check[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'redgreen-doctor-'));
  try {
    return [
      nodeCheck(process.versions.node),
      await attempt('git', () => gitCheck(io, scratch), 'Install git 2.39 or newer as /usr/bin/git.'),
      await attempt('disk', () => diskCheck(folder), 'Check the file system.'),
      ...(await sandboxChecks(io, scratch, settings)),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function nodeCheck(version: string): Check {
  return Number(version.split('.')[0]) >= 24 ? ok('node', version) : fail('node', version, 'Install Node 24 or newer.');
}

async function gitCheck(io: CommandIo, scratch: string): Promise<Check> {
  const git = findGit(scratch, io.environment.PATH);
  const said = await gitAt({ git, gitDir: scratch, tree: scratch }).text(['--version']);
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(said)?.[0] ?? '').split('.').map(Number);
  const found = `${git}, ${said}`;
  return major > 2 || (major === 2 && minor >= 39)
    ? ok('git', found)
    : fail('git', found, 'Install git 2.39 or newer.');
}

async function diskCheck(folder: string): Promise<Check> {
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / gib).toFixed(1)} GiB free`;
  if (bavail * bsize < gib / 2) return fail('disk', free, 'Free some space; `redgreen prune` removes old runs.');
  return bavail * bsize < 2 * gib
    ? warn('disk', free, 'Free some space; `redgreen prune` removes old runs.')
    : ok('disk', free);
}

async function sandboxChecks(io: CommandIo, scratch: string, settings: Settings): Promise<Check[]> {
  const tree = join(scratch, 'tree');
  const canary = `canary-${randomUUID()}`;
  await mkdir(tree);
  const opened = await openSandbox({
    tree,
    runDir: join(scratch, 'run'),
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
    return [warn('sandbox', 'switched off: foreign code runs unconfined', 'Take `sandbox: none` away.')];
  }
  const { HOME, RUNNER_TEMP } = io.environment;
  const options = {
    runDir: join(scratch, 'run'),
    network: settings.sandboxNetwork,
    closed: [HOME, RUNNER_TEMP].flatMap((path) => path || []),
    secrets: [canary, ...secretValues(settings, {})],
  };
  return [ok('sandbox', sandbox.description), ...(await leakChecks(sandbox, options))];
}
