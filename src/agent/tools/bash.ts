/** Implements the model's `bash` tool, which runs a command in the sandbox and returns its output, cut if long. */

import { join } from 'node:path';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import type { CommandResult } from '../../sandbox/exec.ts';
import { clippedText } from '../../text/clipped-file.ts';
import { quoted } from '../../text/shell-quote.ts';
import { followOutput } from '../follow-log.ts';
import { shortenOutput } from './shortened-output.ts';
import { type Tool, type ToolContext, text, textField } from './tool.ts';

const outputChars = 10_000;
const readBytes = 128 * 1024;
const defaultTimeoutMs = 120_000;
const maxTimeoutMs = 600_000;
// Linux takes no argument above 128 KiB.
const maxCommandBytes = 100_000;

export function bashTool(context: ToolContext): Tool {
  const { ports, roots, attempt } = context;
  let count = 0;
  return betaTool({
    name: 'bash',
    description:
      'Run a bash command in a sandbox without network (loopback works). Each call is a new shell in the root of the tree. Files stay from call to call, in $HOME and (unless the tree is below it) /tmp too; variables and background processes end with the call.',
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
      const script = inBash(command);
      const signal = call?.signal ?? undefined;
      const work = () => ports.exec({ script, logPath, timeoutMs, signal });
      const result = await followOutput(logPath, ports, work);
      const output = await clippedText(logPath, readBytes);
      return report(shortenOutput(output, outputChars).trimEnd(), result, logPath, timeoutMs);
    },
  }) as Tool;
}

// The sandbox runs /bin/sh, and images without bash exist. With a socket as stdin bash takes itself for a remote shell and
// reads ~/.bashrc, hence --norc.
function inBash(command: string) {
  return `C=${quoted(command)}; if command -v bash >/dev/null 2>&1; then exec bash --norc -c "$C"; else exec sh -c "$C"; fi`;
}

function report(output: string, result: CommandResult, logPath: string, timeoutMs: number) {
  const whole = result.logBytes > outputChars ? [`[the whole output: ${logPath}]`] : [];
  return [...(output === '' ? [] : [output]), ...whole, `[${ended(result, timeoutMs)}]`].join('\n');
}

function ended({ ended, exitCode, limit }: CommandResult, timeoutMs: number) {
  if (ended === 'timed-out') return `timed out after ${timeoutMs / 1000} s and was ended`;
  if (ended === 'cancelled') return 'cancelled';
  if (ended === 'limit') return `ended by the sandbox’s limit on ${limit ?? 'resources'}`;
  return `exit code ${exitCode}`;
}
