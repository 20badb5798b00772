/**
 * Runs the tool calls in one reply of the model, and builds the user message that returns their results. A reply that a limit
 * cut off is answered too, but none of its calls is run.
 */

import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import type {
  BetaContentBlock,
  BetaMessage,
  BetaMessageParam,
  BetaToolResultBlockParam,
  BetaToolUseBlock,
} from '@anthropic-ai/sdk/resources/beta';
import type { Tool } from './tools/tool.ts';

interface CallOptions {
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

/** The text blocks of a reply. Between tool calls models think rather than talk, so only the last reply is a summary. */
export function textOf({ content }: BetaMessage): string {
  return content
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join('\n')
    .trim();
}

/** The model waits for the results of its calls before it goes on. */
export function isUnfinished({ stop_reason: reason, content }: BetaMessage): boolean {
  return reason === 'tool_use' && content.some(isCall);
}

/** A reply as it goes back: a text without a word in it would be refused, and so would thinking that was cut before its signature. */
export function replied({ role, content }: BetaMessage): BetaMessageParam[] {
  const kept = content.filter((block) => !isUnsendable(block));
  return kept.length === 0 ? [] : [{ role, content: kept }];
}

/**
 * A reply that a limit cut off, and the answer that lets the model go on. Its calls are answered with an error and none
 * is run: the last one may be half of what was meant.
 */
export function answeredCut(message: BetaMessage): BetaMessageParam[] {
  const calls = message.content.filter(isCall);
  const text =
    'Your reply was cut off at the output limit. Go on where you stopped, in smaller pieces: write long files in parts.';
  const results = calls.map(({ id }) => ({
    type: 'tool_result' as const,
    tool_use_id: id,
    is_error: true,
    content: 'Not run: the reply was cut off at the output limit.',
  }));
  return [...replied(message), { role: 'user', content: [...results, { type: 'text', text }] }];
}

function isCall(block: BetaContentBlock): block is BetaToolUseBlock {
  return block.type === 'tool_use';
}

function isUnsendable(block: BetaContentBlock): boolean {
  return (block.type === 'thinking' && block.signature === '') || (block.type === 'text' && block.text.trim() === '');
}
