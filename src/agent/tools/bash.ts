/**
 * Implements the `bash` tool, which runs a command in the sandbox and returns its output condensed. The whole output goes to
 * the log folder.
 */

import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import type { CommandResult } from '../../sandbox/exec.ts';
import { quoted } from '../../text/shell-quote.ts';
import { condense } from './condense.ts';
import { shown } from './confine.ts';
import { type Tool, type ToolContext, text, textField } from './tool.ts';

const outputChars = 10_000;
const readBytes = 64 * 1024;
const defaultTimeoutMs = 120_000;
const maxTimeoutMs = 600_000;
// Linux takes no argument above 128 KiB.
const maxCommandBytes = 100_000;
const maxPathBytes = 4096;

export function bashTool(context: ToolContext): Tool {
  const { ports, roots, attempt } = context;
  let count = 0;
  let folder = roots.tree;
  return betaTool({
    name: 'bash',
    description:
      'Run a bash command in a sandbox without network (loopback works). Each call is a new shell in the folder where the last one ended, first the root of the tree. Files stay from call to call, in $HOME and (unless the tree is below it) /tmp too; variables and background processes end with the call.',
    inputSchema: {
      type: 'object',
      properties: {
        command: text,
        timeout_ms: { type: 'integer', description: 'default 120000, at most 600000' },
      },
      required: ['command'],
    },
    run: async (input, call) => {
      const command = textField(input, 'command');
      if (Buffer.byteLength(command) > maxCommandBytes) {
        throw new ToolError('the command is too long: write it to a file with write, and run that');
      }
      const wantedMs = Math.max(Number(input.timeout_ms ?? defaultTimeoutMs), 1) || defaultTimeoutMs;
      const timeoutMs = Math.min(wantedMs, maxTimeoutMs);
      count += 1;
      const logPath = join(roots.logDir, `agent-${attempt}-bash-${count}.log`);
      const mark = `folder-${randomUUID()}:`;
      const script = inBash(command, folder, mark);
      const signal = call?.signal ?? undefined;
      const result = await ports.exec({ script, logPath, timeoutMs, signal });
      folder = (await takeMark(logPath, mark)) ?? folder;
      const output = await headAndTail(logPath, readBytes);
      const where = folder === roots.tree ? '' : `, in ${shown(roots, folder)}`;
      return report(condense(output, outputChars).trimEnd(), result, logPath, timeoutMs, where);
    },
  }) as Tool;
}

// The sandbox runs /bin/sh, and images without bash exist. With a socket as stdin bash takes itself for a remote shell and
// reads ~/.bashrc, hence --norc.
function inBash(command: string, folder: string, mark: string): string {
  // On a line of its own, and taken out of the log again: where the shell stood at its end.
  const exitTrap = `trap 'printf "%s%s" ${mark} "$PWD"' EXIT`;
  return [
    `cd ${quoted(folder)} 2>/dev/null || echo "[${quoted(folder)} is gone; this is the root of the tree]"`,
    `C=${quoted(`${exitTrap}\n${command}`)}`,
    'if command -v bash >/dev/null 2>&1; then exec bash --norc -c "$C"; else exec sh -c "$C"; fi',
  ].join('; ');
}

/** Cuts the mark off the end of the log, and gives the folder that it names; undefined where the shell did not come to its end. */
async function takeMark(path: string, mark: string): Promise<string | undefined> {
  await using file = await openThere(path, 'r+');
  if (file === undefined) return undefined;
  const { size } = await file.stat();
  const from = Math.max(0, size - mark.length - maxPathBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
  const tail = buffer.subarray(0, bytesRead);
  const at = tail.lastIndexOf(mark);
  if (at === -1) return undefined;
  await file.truncate(from + at);
  return tail.subarray(at + mark.length).toString('utf8') || undefined;
}

function report(output: string, result: CommandResult, logPath: string, timeoutMs: number, where: string): string {
  const end = `${ended(result, timeoutMs)}${where}`;
  const whole = result.logBytes > outputChars ? [`[the whole output: ${logPath}]`] : [];
  return [...(output === '' ? [] : [output]), ...whole, `[${end}]`].join('\n');
}

function ended({ ended, exitCode, limit }: CommandResult, timeoutMs: number): string {
  if (ended === 'timed-out') return `timed out after ${timeoutMs / 1000} s and was ended`;
  if (ended === 'cancelled') return 'cancelled';
  if (ended === 'limit') return `ended by the sandbox’s limit on ${limit ?? 'resources'}`;
  return `exit code ${exitCode}`;
}

/** The text of a file, or its first and last bytes with what lies between them counted. */
export async function headAndTail(path: string, bytes: number): Promise<string> {
  await using file = await openThere(path, 'r');
  if (file === undefined) return '';
  const { size } = await file.stat();
  const part = async (from: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead).toString('utf8');
  };
  if (size <= 2 * bytes) return part(0, size);
  return `${await part(0, bytes)}\n[… ${size - 2 * bytes} bytes left out …]\n${await part(size - bytes, bytes)}`;
}

function openThere(path: string, flags: 'r' | 'r+'): Promise<FileHandle | undefined> {
  return open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
