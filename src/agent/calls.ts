/** Runs the tool calls of one model reply and builds the user message with their results. */

import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import type { BetaMessage, BetaToolResultBlockParam, BetaToolUseBlock } from '@anthropic-ai/sdk/resources/beta';
import type { Tool } from './tools/tool.ts';

export interface CallOptions {
  tools: readonly Tool[];
  /** Ids of the calls whose input was no JSON object. */
  malformed: ReadonlySet<string>;
  signal: AbortSignal;
}

export type Results = { role: 'user'; content: BetaToolResultBlockParam[] };

/** Started together: what may run side by side and what may not is the tools' own affair. */
export async function answerCalls(message: BetaMessage, options: CallOptions): Promise<Results> {
  const calls = message.content.filter((block): block is BetaToolUseBlock => block.type === 'tool_use');
  return { role: 'user', content: await Promise.all(calls.map((call) => answerOf(call, options))) };
}

async function answerOf(call: BetaToolUseBlock, options: CallOptions): Promise<BetaToolResultBlockParam> {
  const result = { type: 'tool_result' as const, tool_use_id: call.id };
  try {
    const content = String(await run(call, options));
    return { ...result, content: content.trim() === '' ? '[empty]' : content };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { ...result, is_error: true, content: error.message };
  }
}

async function run(call: BetaToolUseBlock, { tools, malformed, signal }: CallOptions): Promise<unknown> {
  const tool = tools.find(({ name }) => name === call.name.toLowerCase());
  if (tool === undefined) {
    throw new ToolError(`Tool '${call.name}' not found; there are ${tools.map(({ name }) => name).join(', ')}`);
  }
  if (malformed.has(call.id)) {
    throw new ToolError('the input was no JSON object: send the call again with one, its strings escaped');
  }
  return tool.run(call.input, { toolUse: call, toolUseBlock: call, signal });
}
