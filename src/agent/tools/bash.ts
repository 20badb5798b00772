/** `bash`: a command in the sandbox, its output condensed, the whole of it in the log folder. */

import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import type { CommandResult } from '../../workspace/exec.ts';
import { condense } from './condense.ts';
import { quoted } from './shell.ts';
import { type Tool, type ToolContext, textField } from './tool.ts';

const outputChars = 10_000;
const readBytes = 64 * 1024;
const defaultTimeoutMs = 120_000;
const maxTimeoutMs = 600_000;
// Linux takes no argument above 128 KiB.
const maxCommandBytes = 100_000;

export function bashTool({ ports, roots, attempt }: ToolContext): Tool {
  let count = 0;
  return betaTool({
    name: 'bash',
    description:
      'Run a bash command in a sandbox. Each call is a new shell in the root of the tree; nothing it starts outlives it.',
    inputSchema: {
      type: 'object',
      properties: { command: { type: 'string' }, timeout_ms: { type: 'integer' } },
      required: ['command'],
    },
    run: async (input, call) => {
      const command = textField(input, 'command');
      if (Buffer.byteLength(command) > maxCommandBytes) {
        throw new ToolError('the command is too long: write it to a file with write, and run that');
      }
      const timeoutMs = Math.min(
        Math.max(Number(input.timeout_ms ?? defaultTimeoutMs), 1) || defaultTimeoutMs,
        maxTimeoutMs,
      );
      count += 1;
      const logPath = join(roots.logDir, `agent-${attempt}-bash-${count}.log`);
      const result = await ports.exec({
        script: inBash(command),
        logPath,
        timeoutMs,
        signal: call?.signal ?? undefined,
      });
      const output = await headAndTail(logPath, readBytes);
      return report(condense(output, outputChars).trimEnd(), result, logPath, timeoutMs);
    },
  }) as Tool;
}

// The sandbox runs /bin/sh, and images without bash exist. With a socket as stdin bash takes itself for a remote shell and
// reads ~/.bashrc, hence --norc.
function inBash(command: string): string {
  return `C=${quoted(command)}; if command -v bash >/dev/null 2>&1; then exec bash --norc -c "$C"; else exec sh -c "$C"; fi`;
}

function report(output: string, result: CommandResult, logPath: string, timeoutMs: number): string {
  const end = ended(result, timeoutMs);
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
  await using file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return '';
  const { size } = await file.stat();
  const part = async (from: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead).toString('utf8');
  };
  if (size <= 2 * bytes) return part(0, size);
  return `${await part(0, bytes)}\n[… ${size - 2 * bytes} bytes left out …]\n${await part(size - bytes, bytes)}`;
}
