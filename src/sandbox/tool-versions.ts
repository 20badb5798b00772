/** A tool inside must be the tool outside: with HOME hidden, python once became another version without a word. */

import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { quoted } from '../text/shell-quote.ts';
import type { Sandbox } from './sandbox-options.ts';

// node:child_process and not execa: as in own-command.
const call = promisify(execFile);

/** How a tool tells its version; the others take `--version`. */
const versionArguments: Record<string, string> = { go: 'version', java: '-version', javac: '-version' };

export interface ToolVersion {
  tool: string;
  /** First line each said; undefined where it could not be started. */
  outside: string | undefined;
  inside: string | undefined;
}

const timeoutMs = 30_000;

/** What the tools among `names` say of themselves on both sides; `environment` is the parent's, for PATH, HOME and folders of toolchains. */
export async function toolVersions(
  sandbox: Sandbox,
  names: string[],
  { runDir, environment }: { runDir: string; environment: NodeJS.ProcessEnv },
): Promise<ToolVersion[]> {
  const tools = [...new Set(names)].filter((name) => /^[\w.+-]+$/.test(name));
  if (tools.length === 0) return [];
  const [outside, inside] = await Promise.all([
    askOutside(tools, environment, runDir),
    // Outside the tree: a version file in it is the same for both, a program in it is not to be started.
    askInside(sandbox, tools, runDir, 'cd /tmp'),
  ]);
  return tools.map((tool) => ({ tool, outside: outside.get(tool), inside: inside.get(tool) }));
}

/** What they say in a folder of the tree, where version files are followed by the tools that do so. */
export function versionsInTree(
  sandbox: Sandbox,
  tools: readonly string[],
  { runDir, folder }: { runDir: string; folder: string },
): Promise<Map<string, string>> {
  return askInside(sandbox, tools, runDir, ':', folder);
}

/** Those of these programs that a shell inside does not find. */
export async function missingInside(sandbox: Sandbox, names: readonly string[], runDir: string): Promise<string[]> {
  const script = names.map((name) => `command -v ${quoted(name)} >/dev/null || echo ${quoted(`@@${name}`)}`);
  const said = (await printedInside(sandbox, runDir, script.join('\n'))).split('\n');
  return names.filter((name) => said.includes(`@@${name}`));
}

/** Starts outside and says something else, or nothing, inside. */
export function differs({ outside, inside }: ToolVersion): boolean {
  return outside !== undefined && outside !== inside;
}

const ask = (tool: string) =>
  `command -v ${quoted(tool)} >/dev/null && ${quoted(tool)} ${versionArguments[tool] ?? '--version'} 2>&1 </dev/null | head -n 3`;

/** A version is the first line with a digit: java prints what it picked up from the environment before. */
const versionIn = (text: string) =>
  text
    .split('\n')
    .find((line) => /\d/.test(line))
    ?.trim();

async function askOutside(tools: string[], environment: NodeJS.ProcessEnv, cwd: string): Promise<Map<string, string>> {
  const answers = await Promise.all(
    tools.map(async (tool) => {
      if (tool === 'node' && isOurNode(environment)) return [tool, process.version] as const;
      const script = ask(tool);
      const options = { cwd, env: environment, timeout: timeoutMs };
      const { stdout } = await call('/bin/sh', ['-c', script], options).catch((error: { stdout?: string }) => error);
      return [tool, versionIn(stdout ?? '')] as const;
    }),
  );
  return byTool(answers);
}

/** The one on PATH is the one that runs this: 40 ms of processor for what is known. */
function isOurNode({ PATH = '' }: NodeJS.ProcessEnv): boolean {
  const first = PATH.split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path));
  return first !== undefined && realpathSync(first) === realpathSync(process.execPath);
}

function byTool(answers: readonly (readonly [tool: string, version: string | undefined])[]): Map<string, string> {
  return new Map(answers.flatMap(([tool, version]) => (version === undefined ? [] : [[tool, version] as const])));
}

async function askInside(
  sandbox: Sandbox,
  tools: readonly string[],
  runDir: string,
  before: string,
  cwd?: string,
): Promise<Map<string, string>> {
  const script = [before, ...tools.map((tool) => `echo @@${tool}; ${ask(tool)}`)].join('\n');
  const parts = (await printedInside(sandbox, runDir, script, cwd)).split(/^@@/m).slice(1);
  return byTool(
    parts.map((part) => {
      const [tool = '', ...lines] = part.split('\n');
      return [tool, versionIn(lines.join('\n'))] as const;
    }),
  );
}

async function printedInside(sandbox: Sandbox, runDir: string, script: string, cwd?: string): Promise<string> {
  await using folder = await temporaryFolder(join(runDir, 'tools-'));
  const logPath = join(folder.path, 'log');
  await sandbox.shell({ script, cwd, logPath, timeoutMs, network: 'none' });
  return await readFile(logPath, 'utf8');
}

/** What is another tool inside, or none, and which folders of PATH stay closed; undefined where all are the same. */
export function otherToolsWords(tools: readonly ToolVersion[], leftOutOfPath: readonly string[]): string | undefined {
  const found = tools.filter(differs);
  if (found.length === 0) return undefined;
  const closed = leftOutOfPath.length === 0 ? '' : ` Not opened of PATH: ${leftOutOfPath.join(', ')}.`;
  return `${found.map(differenceWords).join(' ')}${closed}`;
}

function differenceWords({ tool, outside, inside }: ToolVersion): string {
  const within = inside === undefined ? 'cannot be started' : `“${inside}”`;
  return `\`${tool}\` is “${outside}” outside the sandbox and ${within} inside it, so its tests would prove nothing.`;
}
