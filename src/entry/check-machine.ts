/** What a run needs of the machine: node, git, disk, and a sandbox that holds. */

import { randomUUID } from 'node:crypto';
import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownKeys } from '../config/secret-values.ts';
import type { Settings } from '../config/settings.ts';
import { gitAt, gitProgram } from '../git/git.ts';
import type { Commands } from '../packages/commands.ts';
import { installWords, startedPrograms } from '../packages/missing-tool.ts';
import { runtimesOf } from '../packages/runtimes.ts';
import { type Pin, pinWords } from '../packages/toolchain-pins.ts';
import { attempt, type Check, fail, ok, warn } from '../run/check.ts';
import { stepAfter } from '../run/next-step.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { leakChecks } from '../sandbox/self-test.ts';
import { differs, missingInside, otherToolsWords, toolVersions, versionsInTree } from '../sandbox/tool-versions.ts';
import type { CommandIo } from './command-io.ts';

const gib = 1024 ** 3;

/** What a run here would start, and which toolchains the repository asks for. */
export interface MachineWishes {
  /** The clone: programs in it are not the machine's. */
  root: string;
  commands: Commands;
  pins: readonly Pin[];
  /** The text of a file that asks. */
  read(path: string): Promise<string | undefined>;
}

/** `asked`: absent where there is no repository. */
export async function checkMachine(
  io: CommandIo,
  folder: string,
  settings: Settings,
  wishes?: MachineWishes,
): Promise<Check[]> {
  await using own = await temporaryFolder(join(tmpdir(), 'redgreen-doctor-'));
  const { path: scratch } = own;
  const version = process.versions.node;
  return [
    Number(version.split('.')[0]) >= 24 ? ok('node', version) : fail('node', version, 'Install Node 24 or newer.'),
    await attempt('git', () => gitCheck(scratch), 'Install git 2.39 or newer as /usr/bin/git.'),
    await attempt('disk', () => diskCheck(folder), 'Check the file system.'),
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

async function diskCheck(folder: string): Promise<Check> {
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / gib).toFixed(1)} GiB free`;
  if (bavail * bsize < gib / 2) return fail('disk', free, 'Free some space; `redgreen prune` removes old runs.');
  return bavail * bsize < 2 * gib
    ? warn('disk', free, 'Free some space; `redgreen prune` removes old runs.')
    : ok('disk', free);
}

async function sandboxChecks(
  io: CommandIo,
  scratch: string,
  settings: Settings,
  wishes?: MachineWishes,
): Promise<Check[]> {
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
    secrets: [canary, ...ownKeys(settings)],
  };
  return [
    ok('sandbox', sandbox.description),
    ...(await leakChecks(sandbox, options)),
    ...(wishes === undefined ? [] : await programChecks(io, sandbox, scratch, wishes)),
    ...(wishes === undefined ? [] : await pinChecks(sandbox, scratch, wishes)),
  ];
}

/** Without them a run ends before any call to the model; one that is hidden from the sandbox is asked for like a toolchain. */
async function programChecks(io: CommandIo, sandbox: Sandbox, runDir: string, wishes: MachineWishes): Promise<Check[]> {
  const started = startedPrograms(wishes.commands);
  const names = started.map(({ name }) => name);
  const missing = await missingInside(sandbox, names, runDir);
  const hidden = (await toolVersions(sandbox, missing, { runDir, path: io.environment.PATH, skipped: [wishes.root] }))
    .filter(differs)
    .map(({ tool }) => tool);
  const absent = started.filter(({ name }) => missing.includes(name) && !hidden.includes(name));
  const tools = [...new Set([...runtimesOf(wishes.commands), ...hidden])].filter(
    (tool) => !absent.some(({ name }) => name === tool),
  );
  return [
    ...(tools.length === 0
      ? []
      : [await attempt('toolchain', () => toolCheck(io, sandbox, tools, runDir, wishes.root), lookAgain)]),
    ...absent.map(({ name, isNeeded }) => {
      const found = `a run starts \`${name}\`, which is not here`;
      return isNeeded
        ? fail('command', found, installWords(name))
        : warn('command', found, `Setup may bring it. Otherwise: ${installWords(name)}`);
    }),
  ];
}

/** The files that ask lie in the tree, for the tools that follow them. */
async function pinChecks(sandbox: Sandbox, scratch: string, { pins, read }: MachineWishes): Promise<Check[]> {
  for (const { file } of pins) await writeFile(join(scratch, 'tree', file), (await read(file)) ?? '');
  const tools = [...new Set(pins.map(({ tool }) => tool))];
  const said = tools.length === 0 ? new Map() : await versionsInTree(sandbox, tools, { runDir: scratch, folder: '.' });
  const fix = 'Install what is asked for, or let `setup-command` do so; a run goes on with what is here, and says so.';
  return pinWords(pins, said).map((words) => warn('toolchain file', words, fix));
}

const lookAgain = stepAfter('hidden-toolchain', 'look again');

/** By the same question as a run, which would end on the answer. */
async function toolCheck(
  io: CommandIo,
  sandbox: Sandbox,
  names: string[],
  runDir: string,
  root: string,
): Promise<Check> {
  const versions = await toolVersions(sandbox, names, { runDir, path: io.environment.PATH, skipped: [root] });
  const other = otherToolsWords(versions, sandbox.leftOutOfPath);
  if (other !== undefined) return fail('toolchain', other, lookAgain);
  const seen = versions.map(({ tool, inside }) => `${tool}: ${inside?.version ?? 'neither here nor in the sandbox'}`);
  return versions.every(({ inside }) => inside !== undefined)
    ? ok('toolchain', seen.join('; '))
    : warn('toolchain', seen.join('; '), 'Setup may bring it; otherwise install it.');
}
