/** What a run needs of the machine: node, git, disk, and a sandbox that holds. */

import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import { findGit, gitAt } from '../../workspace/git.ts';
import { openSandbox, type Sandbox } from '../../workspace/sandbox.ts';
import type { CommandIo } from '../command-io.ts';
import { attempt, type Check, fail, ok, warn } from './check.ts';

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
  const outside = join(scratch, 'outside');
  const canary = `canary-${randomUUID()}`;
  await mkdir(tree);
  await writeFile(outside, canary);
  const opened = await openSandbox({
    tree,
    runDir: join(scratch, 'run'),
    choice: settings.sandbox,
    network: 'none',
    testEnv: {},
    services: [],
    readable: [],
    hidden: [outside],
    environment: { ...io.environment, REDGREEN_CANARY: canary },
  });
  if (!opened.ok) return [fail('sandbox', opened.reason, opened.fix)];
  await using sandbox = opened.sandbox;
  if (sandbox.kind === 'none') {
    return [warn('sandbox', 'switched off: foreign code runs unconfined', 'Take `sandbox: none` away.')];
  }
  const self = await attempt(
    'sandbox self-test',
    () => selfTest(sandbox, scratch, outside, canary),
    'Do not run here.',
  );
  return [ok('sandbox', sandbox.description), self];
}

/** From inside, after what must not be there: the environment, a file outside, other processes, a network, docker, sudo. */
export async function selfTest(sandbox: Sandbox, scratch: string, outside: string, canary: string): Promise<Check> {
  const logPath = join(scratch, 'self-test.log');
  const script = [
    'touch inside && echo writable',
    'env | grep -q REDGREEN_CANARY && echo leak: environment',
    `cat ${outside} >/dev/null 2>&1 && echo leak: file outside the tree`,
    `cat /proc/[0-9]*/environ 2>/dev/null | grep -q ${canary.slice(0, 20)}${'[0-9a-f-]'} && echo leak: environment of a process`,
    '[ "$(tail -n +2 /proc/net/route 2>/dev/null | wc -l)" -gt 0 ] && echo leak: network',
    '[ -S /var/run/docker.sock ] || [ -S /run/docker.sock ] && echo leak: docker.sock',
    'sudo -n true >/dev/null 2>&1 && echo leak: sudo',
    'echo done',
  ].join('\n');
  await sandbox.shell({ script, logPath, timeoutMs: 20_000 });
  const lines = (await readFile(logPath, 'utf8')).split('\n');
  const leaks = lines.filter((line) => line.startsWith('leak: ')).map((line) => line.slice(6));
  const fix = 'Do not run here; install bubblewrap, or use a machine of its own.';
  if (leaks.length > 0) return fail('sandbox self-test', `reached from inside: ${leaks.join(', ')}`, fix);
  if (!lines.includes('done') || !lines.includes('writable'))
    return fail('sandbox self-test', 'the tests in it did not run', fix);
  return ok('sandbox self-test', 'environment, files, processes, network, docker and sudo are out of reach');
}
