/** Masks secret variables in logs, and says which versions of tools there are where the commands run. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingProgram } from '../agent/preset.ts';
import { presets } from '../agent/providers-and-presets.ts';
import { credentialsIn, leastKeyLength } from '../config/provider-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { Commands } from '../packages/commands.ts';
import {
  installWords,
  missingTool,
  pinsOfJob,
  pinWords,
  runtimesOf,
  toolchainPins,
} from '../packages/toolchain-pins.ts';
import type { Stop } from '../run/run.ts';
import { withExec } from '../sandbox/masked-log.ts';
import type { Sandbox } from '../sandbox/sandbox-types.ts';
import { type ToolVersion, toolVersions, versionsInTree } from '../sandbox/tool-versions.ts';
import { secretsIn } from '../text/secret-value.ts';
import { commandTree } from './command-detection.ts';
import { type RunRequest, treeFolder, type Workspace } from './run-request.ts';
import { linesLike, textsIn } from './tree-search.ts';
import type { RunPlace } from './verifier.ts';

/** Lines that may hold a password in a URL, a signed token or what goes with a request. */
const likeSecrets =
  '://[^[:space:]/:@]*:[^[:space:]/@:]{3,}@|eyJ[A-Za-z0-9_-]{10}|[Bb]earer +[A-Za-z0-9]|[Aa]uthorization';

/** From here on they are masked, and an agent reads what looks like one in the base as it is there. Sentences about variables that foreign code gets and that are not. */
export async function maskEnvironment(
  { host, settings }: RunRequest,
  { repository, base }: Workspace,
): Promise<string[]> {
  for (const value of credentialsIn(host.environment)) if (value.length >= leastKeyLength) host.redact.add(value);
  const secrets = secretsIn(host.environment);
  const [held, lines] = await Promise.all([
    textsIn(
      repository.git,
      base.commit,
      secrets.map(({ value }) => value),
    ),
    linesLike(repository.git, base.commit, likeSecrets),
  ]);
  host.redact.knowPublic(lines);
  const masked = secrets.filter(({ value }) => !held.has(value));
  for (const { value } of masked) host.redact.add(value);
  const { testEnv, setupEnv, agentEnv } = settings;
  const shown = [...new Set([...testEnv, ...setupEnv, ...agentEnv])].filter(
    (name) => (host.environment[name] ?? '') !== '' && !masked.some((secret) => secret.name === name),
  );
  if (shown.length === 0) return [];
  const why = 'a secret has a name that says so (_TOKEN, _SECRET, _PASSWORD, _KEY) and a long random value';
  return [`Not masked, because ${why} that the repository does not hold: ${shown.join(', ')}.`];
}

export function withVariables(sandbox: Sandbox, env: Readonly<Record<string, string>> = {}): Sandbox {
  if (Object.keys(env).length === 0) return sandbox;
  return withExec(sandbox, (exec) => (command) => exec({ ...command, env: { ...env, ...command.env } }));
}

/** The named variables that are set. */
export function pick(environment: NodeJS.ReadOnlyDict<string>, names: readonly string[]): Record<string, string> {
  const values = names.map((name) => [name, environment[name]] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The versions of what the commands stand on; none where no sandbox stands between. */
export async function askTools({ request, runDir, sandbox }: RunPlace, commands: Commands): Promise<ToolVersion[]> {
  if (sandbox.kind === 'none') return [];
  // What is hidden on purpose, such as the Action's own folder, is no toolchain of the repository, nor is what the repository brings.
  const { host, code } = request;
  const { source } = code;
  const theirs = source.kind === 'local' ? source.clone : host.environment.GITHUB_WORKSPACE;
  const skipped = [treeFolder(request), ...(theirs ? [theirs] : []), ...host.hidden];
  return toolVersions(sandbox, runtimesOf(commands), { runDir, path: host.environment.PATH, skipped });
}

/** The stop with the program that the output misses: where it comes from, or the folder of PATH that the sandbox keeps closed. */
export function withMissingTool(stop: Stop, output: string, { leftOutOfPath }: Sandbox): Stop {
  const tool = missingTool(output);
  if (tool === undefined) return stop;
  const closed = leftOutOfPath.find((folder) => existsSync(join(folder, tool)));
  if (closed === undefined) return { ...stop, detail: `${stop.detail} ${installWords(tool)}`, cause: 'missing-tool' };
  const where = `\`${tool}\` lies in ${closed}, a folder of PATH that the sandbox does not open.`;
  return { ...stop, detail: `${stop.detail} ${where}`, cause: 'hidden-toolchain' };
}

/**
 * Files of the working directory, else of the root, that ask for another toolchain than there is, in words: of what the commands
 * stand on, as far as they tell. Where none asks, nothing is started.
 */
export async function pinnedTools(
  { settings, runDir, sandbox, workspace }: RunPlace,
  commands: Commands,
): Promise<string[]> {
  const inside = commandTree(settings, workspace);
  const top = commandTree({ ...settings, workingDirectory: '.' }, workspace);
  const { because, wants = [] } = commands;
  const files = await toolchainPins(async (path) => (await inside.read(path)) ?? (await top.read(path)));
  const ofJob = pinsOfJob(because, wants).filter(({ tool }) => !files.some((pin) => pin.tool === tool));
  const used = runtimesOf(commands).map((runtime) => (runtime === 'python' ? 'python3' : runtime));
  const pins = [...files, ...ofJob].filter(({ tool }) => used.length === 0 || used.includes(tool));
  if (pins.length === 0) return [];
  const tools = [...new Set(pins.map(({ tool }) => tool))];
  const place = { runDir, folder: settings.workingDirectory };
  return pinWords(pins, await versionsInTree(sandbox, tools, place));
}

/** A stop where it is not there. */
export async function presetMissing(
  { settings, record, replay }: RunRequest,
  sandbox: Sandbox,
): Promise<Stop | undefined> {
  const preset = replay === undefined ? presets.get(settings.agent) : undefined;
  if (preset === undefined) return undefined;
  const [found] = await toolVersions(sandbox, [preset.program], { runDir: record.runDir, skipped: [] });
  if (found?.inside !== undefined) return undefined;
  return { outcome: 'misconfigured', cause: 'missing-agent', detail: missingProgram(preset) };
}

/** What of a sandbox its settings decide. `services`: the ports on which those of `test-services` answer. */
export function sandboxSettings(settings: Settings, environment: NodeJS.ReadOnlyDict<string>) {
  return {
    choice: settings.sandbox,
    network: settings.sandboxNetwork,
    testEnv: pick(environment, settings.testEnv),
    services: settings.testServices.map((service) => Number(service.slice(service.lastIndexOf(':') + 1))),
    environment: { ...environment },
  };
}
