/**
 * What the live API refuses, refused here too: unknown fields, empty text, inputs that are no object, results that do not follow
 * their call, a reply put into the model's mouth, and thinking whose prefix is another one than it was thought on.
 */

import { createHash } from 'node:crypto';
import { isObject, wellFormedJson } from '../../src/text/json.ts';
import type { MessageBody } from './model-messages.ts';

type Block = { type: string } & Record<string, unknown>;

const topFields = new Set(
  `model max_tokens messages system tools stream cache_control output_config thinking tool_choice metadata
  context_management thread fallbacks stop_sequences service_tier speed`.split(/\s+/),
);
const blockFields: Record<string, string> = {
  text: 'text cache_control citations',
  image: 'source cache_control',
  thinking: 'thinking signature',
  redacted_thinking: 'data',
  tool_use: 'id name input cache_control caller',
  tool_result: 'tool_use_id content is_error cache_control',
};
const efforts = ['low', 'medium', 'high', 'xhigh', 'max'];
const mostMarks = 4;

export function openSignatures() {
  const given = new Map<string, string>();
  return {
    keep: (signature: string, body: MessageBody) => void given.set(signature, prefixOf(body, body.messages.length)),
    /** Why a request would be refused; undefined where it would not. */
    refusal: (body: MessageBody) => requestRefusal(body) ?? messagesRefusal(body, given),
  };
}

function requestRefusal(body: MessageBody): string | undefined {
  if (JSON.stringify(body) !== wellFormedJson(JSON.stringify(body)))
    return 'The request body is not valid JSON: no low surrogate in string';
  for (const field of Object.keys(body)) {
    if (!topFields.has(field)) return `${field}: Extra inputs are not permitted`;
  }
  if (!(Number(body.max_tokens) >= 1)) return 'max_tokens: must be at least 1';
  const effort = (body.output_config as { effort?: string } | undefined)?.effort;
  if (effort !== undefined && !efforts.includes(effort))
    return 'output_config.effort: Input should be one of the levels';
  const names = (body.tools ?? []).map(({ name }) => name);
  if (new Set(names).size < names.length) return 'tools: Tool names must be unique';
  const marks = JSON.stringify(body).split('"cache_control"').length - 1;
  if (marks > mostMarks) return `A maximum of ${mostMarks} blocks with cache_control may be provided. Found ${marks}.`;
  const last = body.messages.at(-1);
  if (last === undefined) return 'messages: at least one message is required';
  if (last.role === 'assistant') {
    return 'This model does not support assistant message prefill. The conversation must end with a user message.';
  }
  return undefined;
}

function messagesRefusal(body: MessageBody, given: ReadonlyMap<string, string>): string | undefined {
  for (const [at, message] of body.messages.entries()) {
    const blocks = blocksOf(message.content);
    if (blocks.length === 0) return `messages.${at}: content must be non-empty`;
    for (const [index, block] of blocks.entries()) {
      const wrong = blockRefusal(block) ?? thinkingRefusal(block, body, at, given);
      if (wrong !== undefined) return `messages.${at}.content.${index}.${wrong}`;
    }
    const order = message.role === 'user' ? lateResult(blocks) : unanswered(blocks, body.messages[at + 1]);
    if (order !== undefined) return `messages.${at}: ${order}`;
  }
  return undefined;
}

function blockRefusal(block: Block): string | undefined {
  const fields = blockFields[block.type]?.split(' ');
  if (fields === undefined) return `type: unknown type ${block.type}`;
  const extra = Object.keys(block).find((field) => field !== 'type' && !fields.includes(field));
  if (extra !== undefined) return `${block.type}.${extra}: Extra inputs are not permitted`;
  if (block.type === 'text' && String(block.text).trim() === '') return 'text: text content blocks must be non-empty';
  if (block.type === 'tool_use' && !isObject(block.input)) return 'tool_use.input: Input should be a valid dictionary';
  if (block.type === 'tool_result') {
    const inner = blocksOf(block.content ?? []).find((part) => part.type === 'text' && String(part.text).trim() === '');
    if (Array.isArray(block.content) && inner !== undefined)
      return 'tool_result: text content blocks must be non-empty';
  }
  return undefined;
}

function thinkingRefusal(
  block: Block,
  body: MessageBody,
  at: number,
  given: ReadonlyMap<string, string>,
): string | undefined {
  if (block.type !== 'thinking') return undefined;
  const thoughtOn = given.get(String(block.signature));
  if (thoughtOn === undefined) return 'thinking: Invalid `signature` in `thinking` block';
  return thoughtOn === prefixOf(body, at)
    ? undefined
    : 'thinking: Invalid `signature` in `thinking` block. The block is bound to a different conversation.';
}

function lateResult(blocks: Block[]): string | undefined {
  const other = blocks.findIndex(({ type }) => type !== 'tool_result');
  const late = other !== -1 && blocks.slice(other).some(({ type }) => type === 'tool_result');
  return late ? 'tool_result after other content' : undefined;
}

function unanswered(blocks: Block[], next: MessageBody['messages'][number] | undefined): string | undefined {
  const answered = new Set(blocksOf(next?.content ?? []).map((block) => block.tool_use_id));
  const open = blocks.find(({ type, id }) => type === 'tool_use' && !answered.has(id));
  return open && `tool_use ids were found without tool_result blocks immediately after: ${open.id}`;
}

/** What thinking is bound to: system, tools and the messages before it, cache marks aside. */
function prefixOf({ system, tools, messages }: MessageBody, upTo: number): string {
  const bare = JSON.stringify([system, tools, messages.slice(0, upTo)], (key, value) =>
    key === 'cache_control' ? undefined : value,
  );
  return createHash('sha256').update(bare).digest('hex');
}

function blocksOf(content: unknown): Block[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : (content as Block[]);
}
