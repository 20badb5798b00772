/** From a scripted reply to the message of the Messages API, whole and as the events of a stream. */

import type { ModelReply } from './model.ts';

export interface MessageBody {
  model: string;
  stream?: boolean;
  system?: unknown;
  tools?: { name: string }[];
  messages: { role: string; content: unknown }[];
  [field: string]: unknown;
}

type Block = Record<string, unknown> & { type: string };

export interface Message {
  id: string;
  type: 'message';
  role: 'assistant';
  model: string;
  content: Block[];
  stop_reason: string;
  stop_sequence: null;
  usage: Record<string, unknown>;
}

export function messageOf(
  reply: ModelReply,
  body: MessageBody,
  usage: Record<string, unknown>,
  index: number,
): Message {
  const stop = reply.stop ?? (reply.calls ? 'tool_use' : 'end_turn');
  return {
    id: `msg_${String(index).padStart(6, '0')}`,
    type: 'message',
    role: 'assistant',
    model: reply.model ?? body.model,
    content: blocks(reply, index),
    stop_reason: stop,
    stop_sequence: null,
    usage,
  };
}

function blocks(reply: ModelReply, index: number): Block[] {
  const text = reply.json === undefined ? reply.text : JSON.stringify(reply.json);
  return [
    ...(reply.thinking === undefined ? [] : [{ type: 'thinking', thinking: reply.thinking, signature: `sig${index}` }]),
    ...(text === undefined ? [] : [{ type: 'text', text }]),
    ...(reply.calls ?? []).map((call, i) => ({ type: 'tool_use', id: `toolu_${index}_${i + 1}`, ...call })),
  ];
}

/** The events of the stream, each with its name in `event`. Text and JSON come in two deltas, so that a cut falls inside. */
export function sseEvents(message: Message, reply: ModelReply): ({ event: string } & Record<string, unknown>)[] {
  const { output_tokens: outputTokens, ...input } = message.usage;
  const last = message.content.length - 1;
  return [
    {
      event: 'message_start',
      message: { ...message, content: [], stop_reason: null, usage: { ...input, output_tokens: 1 } },
    },
    { event: 'ping' },
    ...message.content.flatMap((block, index) => {
      const deltas = blockDeltas(block, index === last ? reply : {});
      return [
        { event: 'content_block_start', index, content_block: emptied(block) },
        ...deltas.map((delta) => ({ event: 'content_block_delta', index, delta })),
        { event: 'content_block_stop', index },
      ];
    }),
    {
      event: 'message_delta',
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: { output_tokens: outputTokens },
    },
    { event: 'message_stop' },
  ];
}

function emptied(block: Block): Block {
  if (block.type === 'text') return { ...block, text: '' };
  if (block.type === 'thinking') return { ...block, thinking: '', signature: '' };
  return { ...block, input: {} };
}

function blockDeltas(
  block: Block,
  { cutInput, rawInput }: Pick<ModelReply, 'cutInput' | 'rawInput'>,
): Record<string, unknown>[] {
  if (block.type === 'text') return halves(String(block.text)).map((text) => ({ type: 'text_delta', text }));
  if (block.type === 'thinking') {
    return [
      ...halves(String(block.thinking)).map((thinking) => ({ type: 'thinking_delta', thinking })),
      { type: 'signature_delta', signature: block.signature },
    ];
  }
  const json = (rawInput ?? JSON.stringify(block.input)).slice(0, cutInput);
  return halves(json).map((part) => ({ type: 'input_json_delta', partial_json: part }));
}

function halves(text: string): string[] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].filter((part) => part !== '');
}
