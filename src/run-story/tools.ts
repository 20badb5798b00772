/**
 * Compares tool versions inside and outside the sandbox, and stops a run whose tests would use another toolchain. A hidden
 * HOME once turned one python into another.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { presets } from '../agent/plug-ins.ts';
import { missingProgram } from '../agent/preset.ts';
import type { Settings } from '../config/settings.ts';
import type { Commands } from '../packages/commands.ts';
import { installWords, missingTool } from '../packages/missing-tool.ts';
import { runtimesOf } from '../packages/runtimes.ts';
import { type Pin, pinsOfJob, pinWords, toolchainPins } from '../packages/toolchain-pins.ts';
import type { Stop } from '../run/run.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';
import { otherToolsWords, type ToolVersion, toolVersions, versionsInTree } from '../sandbox/tool-versions.ts';
import { treeFolder } from './open-workspace.ts';
import { commandTree } from './prepare.ts';
import type { RunRequest, Workspace } from './request.ts';
import type { RunPlace } from './verifier.ts';

/** The versions of what the commands stand on; none where no sandbox stands between. */
export async function askTools(
  { request, sandbox }: Pick<RunPlace, 'request' | 'sandbox'>,
  commands: Commands,
): Promise<ToolVersion[]> {
  const { host, record } = request;
  if (sandbox.kind === 'none') return [];
  // What is hidden on purpose, such as the Action's own folder, is no toolchain of the repository, nor is what the repository brings.
  const { source } = request.code;
  const theirs = source.kind === 'local' ? source.clone : host.environment.GITHUB_WORKSPACE;
  const skipped = [treeFolder(request), ...(theirs ? [theirs] : []), ...host.hidden];
  return toolVersions(sandbox, runtimesOf(commands), { runDir: record.runDir, path: host.environment.PATH, skipped });
}

/** Stops a run whose commands would meet another version inside the sandbox than outside, or none. */
export function otherTools({ leftOutOfPath }: Sandbox, tools: readonly ToolVersion[]): Stop | undefined {
  const detail = otherToolsWords(tools, leftOutOfPath);
  return detail === undefined ? undefined : { outcome: 'setup-failed', detail, cause: 'hidden-toolchain' };
}

/** The stop with the program that the output misses: where it comes from, or the folder of PATH that the sandbox keeps closed. */
export function withMissingTool(stop: Stop, output: string, { leftOutOfPath }: Pick<Sandbox, 'leftOutOfPath'>): Stop {
  const tool = missingTool(output);
  if (tool === undefined) return stop;
  const closed = leftOutOfPath.find((folder) => existsSync(join(folder, tool)));
  if (closed === undefined) return { ...stop, detail: `${stop.detail} ${installWords(tool)}`, cause: 'missing-tool' };
  const where = `\`${tool}\` lies in ${closed}, a folder of PATH that the sandbox does not open.`;
  return { ...stop, detail: `${stop.detail} ${where}`, cause: 'hidden-toolchain' };
}

/** Files of the repository that ask for another toolchain than there is, in words. Where none asks, nothing is started. */
export async function pinnedTools(
  { request: { settings, record }, sandbox, workspace }: RunPlace,
  commands: Commands,
): Promise<string[]> {
  const pins = await pinsOf(settings, workspace, commands);
  if (pins.length === 0) return [];
  const tools = [...new Set(pins.map(({ tool }) => tool))];
  const place = { runDir: record.runDir, folder: settings.workingDirectory };
  return pinWords(pins, await versionsInTree(sandbox, tools, place));
}

/** Of the working directory, else of the root, and of what the commands stand on as far as they tell. */
export async function pinsOf(
  settings: Settings,
  place: Pick<Workspace, 'repository' | 'head'>,
  commands: Commands,
): Promise<Pin[]> {
  const inside = commandTree(settings, place);
  const top = commandTree({ ...settings, workingDirectory: '.' }, place);
  const { because, wants = [] } = commands;
  const files = await toolchainPins(async (path) => (await inside.read(path)) ?? (await top.read(path)));
  const ofJob = pinsOfJob(because, wants).filter(({ tool }) => !files.some((pin) => pin.tool === tool));
  const pins = [...files, ...ofJob];
  const used = runtimesOf(commands).map((runtime) => (runtime === 'python' ? 'python3' : runtime));
  return used.length === 0 ? pins : pins.filter(({ tool }) => used.includes(tool));
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
