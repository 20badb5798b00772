/**
 * Compares the versions of tools such as python inside the sandbox with the files of that name on PATH outside. A tool
 * outside must never be started: somebody may have put other code in its place.
 */

import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { temporaryFolder } from '../run/remove-tree.ts';
import { isProgram } from '../run/system-programs.ts';
import { quoted } from '../text/shell-quote.ts';
import type { Sandbox } from './sandbox-types.ts';
import { isUnder } from './toolchains.ts';

/** How a tool tells its version; the others take `--version`. */
const versionArguments: Record<string, string> = { go: 'version', java: '-version', javac: '-version' };

export interface ToolVersion {
  tool: string;
  /** The file that PATH leads to outside; undefined where none of its folders has it. */
  outside: string | undefined;
  inside: ToolInside | undefined;
}

interface ToolInside {
  file: string;
  /** The first line with a digit that it printed; undefined where it could not be started. */
  version: string | undefined;
}

const timeoutMs = 30_000;

/** Which file each of `names` is on both sides. `skipped`: folders whose programs are not the machine's, such as the work tree. */
export async function toolVersions(
  sandbox: Sandbox,
  names: string[],
  { runDir, path = '', skipped }: { runDir: string; path?: string; skipped: readonly string[] },
): Promise<ToolVersion[]> {
  const tools = [...new Set(names)].filter((name) => /^[\w.+-]+$/.test(name));
  if (tools.length === 0) return [];
  const inside = await askInside(sandbox, tools, runDir);
  const folders = path.split(delimiter).flatMap((folder) => realFolder(folder, skipped) ?? []);
  return tools.map((tool) => {
    const found = inside.get(tool);
    // The repository has brought it itself: it is what the machine's is to be compared with in no way.
    const isTheirs = found !== undefined && skipped.some((one) => isUnder(found.file, one));
    return { tool, outside: isTheirs ? undefined : firstIn(folders, tool), inside: found };
  });
}

/** What they say in a folder of the tree, where version files are followed by the tools that do so. */
export async function versionsInTree(
  sandbox: Sandbox,
  tools: readonly string[],
  { runDir, folder }: { runDir: string; folder: string },
): Promise<Map<string, string>> {
  const found = await askInside(sandbox, tools, runDir, folder);
  return new Map(
    [...found].flatMap(([tool, { version }]) => (version === undefined ? [] : [[tool, version] as const])),
  );
}

/** It is there outside, and inside it is another file, or one that cannot be started. */
export function differs({ outside, inside }: ToolVersion): boolean {
  return outside !== undefined && (inside?.version === undefined || inside.file !== outside);
}

/** What is another tool inside, or none, and which folders of PATH stay closed; undefined where all are the same. */
export function otherToolsWords(tools: readonly ToolVersion[], leftOutOfPath: readonly string[]): string | undefined {
  const found = tools.filter(differs);
  if (found.length === 0) return undefined;
  const closed = leftOutOfPath.length === 0 ? '' : ` Not opened of PATH: ${leftOutOfPath.join(', ')}.`;
  return `${found.map(differenceWords).join(' ')}${closed}`;
}

function differenceWords({ tool, outside, inside }: ToolVersion): string {
  const within = inside?.version === undefined ? 'cannot be started' : `${inside.file} (“${inside.version}”)`;
  return `\`${tool}\` is ${outside} outside the sandbox and ${within} inside it, so its tests would prove nothing.`;
}

function realFolder(folder: string, skipped: readonly string[]): string | undefined {
  try {
    const real = isAbsolute(folder) ? realpathSync(folder) : undefined;
    return real === undefined || skipped.some((one) => isUnder(real, one)) ? undefined : real;
  } catch {
    return undefined;
  }
}

function firstIn(folders: readonly string[], tool: string): string | undefined {
  const found = folders.map((folder) => join(folder, tool)).find(isProgram);
  return found && realpathSync(found);
}

/** What rustup lacks is no version, and java prints what it picked up from the environment before its own. */
const versionIn = (lines: readonly string[]) =>
  lines.find((line) => /\d/.test(line) && !/^(?:error|info): /.test(line))?.trim();

/** Without a folder of the tree outside of it: a version file there may ask for another version. */
async function askInside(
  sandbox: Sandbox,
  tools: readonly string[],
  runDir: string,
  cwd?: string,
): Promise<Map<string, ToolInside>> {
  const versionChecks = tools.map((tool) => {
    const call = `${quoted(tool)} ${versionArguments[tool] ?? '--version'} 2>&1 </dev/null`;
    return `at=$(command -v ${quoted(tool)}) && echo "@@${tool} $(readlink -f "$at")" && ${call} | head -n 3`;
  });
  const script = [...(cwd === undefined ? ['cd /tmp'] : []), ...versionChecks].join('\n');
  await using folder = await temporaryFolder(join(runDir, 'tools-'));
  const logPath = join(folder.path, 'log');
  await sandbox.shell({ script, cwd, logPath, timeoutMs, network: 'none' });
  const [, ...parts] = (await readFile(logPath, 'utf8')).split(/^@@/m);
  return new Map(
    parts.map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [tool = '', file = ''] = head.split(/ (.*)/);
      return [tool, { file, version: versionIn(lines) }] as const;
    }),
  );
}
