/**
 * Defines the type of the model's tools, and wraps them: calls run one after another, secrets are masked, each call is
 * recorded.
 */

import { isUtf8 } from 'node:buffer';
import type { BetaRunnableTool } from '@anthropic-ai/sdk/lib/tools/BetaRunnableTool';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { messageOf } from '../../text/error-message.ts';
import type { AgentPorts } from '../implementer.ts';
import type { Roots } from './path-access.ts';
import { shortenOutput } from './shortened-output.ts';

export type Tool = BetaRunnableTool;

/** What tools are built with, once for each attempt. */
export interface ToolContext {
  ports: AgentPorts;
  roots: Roots;
  attempt: number | 'review';
}

/** Of a tool's input: a field that is a text. */
export const text = { type: 'string' } as const;

const eventChars = 2000;
const inputChars = 300;

const readOnly: ReadonlySet<string> = new Set(['read', 'glob', 'grep']);

/**
 * The same tools, with every text that goes back masked, and each call recorded. A turn's calls start together: those that only
 * read run side by side, one that may write waits for all before it. A call that waits when the run is aborted is not made.
 */
export function queued(tools: readonly Tool[], { ports, attempt }: ToolContext): Tool[] {
  let written: Promise<unknown> = Promise.resolve();
  let reading: Promise<unknown>[] = [];
  return tools.map((tool) => ({
    ...tool,
    run: (input: unknown, context?: Parameters<Tool['run']>[1]) => {
      const reads = readOnly.has(tool.name);
      const result = (reads ? written : Promise.all([written, ...reading])).then(() => runOnce(tool, input, context));
      const settled = result.catch(() => {});
      if (reads) reading.push(settled);
      else [written, reading] = [settled, []];
      return result;
    },
  }));

  async function runOnce(tool: Tool, input: unknown, context: Parameters<Tool['run']>[1]) {
    if (context?.signal?.aborted) throw new ToolError('cancelled before it ran');
    const started = ports.now();
    const shown = ports.redact(shownInput(input)).slice(0, inputChars);
    await ports.emit({ type: 'tool-started', attempt, tool: tool.name, input: shown });
    const record = async (said: string, isError: boolean) => {
      const end = { result: shortenOutput(said, eventChars), isError, durationMs: ports.now() - started };
      await ports.emit({ type: 'tool-finished', attempt, tool: tool.name, input: shown, ...end });
    };
    try {
      const result = ports.redact(String(await tool.run(input, context)));
      await record(result, false);
      return result;
    } catch (error) {
      const why = ports.redact(messageOf(error));
      await record(why, true);
      throw new ToolError(why);
    }
  }
}

/** What was asked for, in one line: the command, the path, or the pattern and where. What was written is in the checkpoint. */
function shownInput(input: unknown) {
  const { command, file_path: file, pattern, path } = (input ?? {}) as Record<string, unknown>;
  const shown = [command, file, pattern, path].filter((part) => typeof part === 'string').join(' in ');
  return shown.trim().replace(/\s+/g, ' ');
}

/** A tool of the SDK with the same name and schema, our words and our way to run it. */
export function reworked(tool: Tool, description: string, run: Tool['run']): Tool {
  return { ...tool, description, run } as Tool;
}

/** The field of a model's input that has to be a text; a schema alone does not stop a model from sending something else. */
export function textField(input: unknown, field: string): string {
  const value = (input as Record<string, unknown> | null)?.[field];
  if (typeof value !== 'string' || value === '') throw new ToolError(`${field} is required and has to be a text`);
  return value;
}

/** A pair of whole numbers from 1; the second may be left open with -1. */
export function rangeField(input: unknown, field: string): readonly [number, number] | undefined {
  const value = (input as Record<string, unknown> | null)?.[field];
  if (value === undefined || value === null) return undefined;
  const [first, last] = Array.isArray(value) ? value.map(Number) : [];
  const end = last === -1 ? Number.POSITIVE_INFINITY : last;
  if (!Number.isInteger(first) || first === undefined || end === undefined || first < 1 || !(end >= first)) {
    throw new ToolError(`${field} has to be two whole numbers, such as [1, 200]`);
  }
  return [first, end];
}

export function optionalText(input: unknown, field: string): string | undefined {
  const value = (input as Record<string, unknown> | null)?.[field];
  return value === undefined || value === null || value === '' ? undefined : textField(input, field);
}

export type FileText = { kind: 'text'; text: string; encoding: 'utf8' | 'latin1' } | { kind: 'binary'; type: string };

export function fileText(bytes: Buffer): FileText {
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2)))
    return { kind: 'binary', type: 'UTF-16 text (iconv -f UTF-16 shows it)' };
  if (bytes.subarray(0, 8192).includes(0)) return { kind: 'binary', type: 'binary data' };
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  // A byte order mark is part of the file, and stays: taken out here it would be lost with the next edit.
  return { kind: 'text', text: bytes.toString(encoding), encoding };
}
