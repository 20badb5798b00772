/** Answers calls of the Messages API from a record, in its order: a run repeated without network and without a key. */

import type { RecordedAnswer } from '../run/recorded-answer.ts';

type Event = { type: string } & Record<string, unknown>;

/** A `fetch` that answers the n-th call with the n-th reply. Beyond the last one it answers with an error that says so. */
export function replayFetch(answers: readonly RecordedAnswer[]): typeof fetch {
  let next = 0;
  return async (_input, init) => {
    const answer = answers[next];
    next += 1;
    if (answer === undefined) return exhausted(next, answers.length);
    const { message } = answer;
    const { stream } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const headers = { 'request-id': answer.requestId ?? `replay_${next}` };
    if (stream !== true) return Response.json(message, { headers });
    const text = messageEvents(message).map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    return new Response(text.join(''), { headers: { ...headers, 'content-type': 'text/event-stream' } });
  };
}

function exhausted(call: number, have: number): Response {
  const message = `the record has ${have} answers, and this is call ${call}: the run went another way than the recorded one`;
  return Response.json({ type: 'error', error: { type: 'invalid_request_error', message } }, { status: 400 });
}

/** A whole message as the events of the stream that it would have come in. */
function messageEvents(message: RecordedAnswer['message']): Event[] {
  const { content, stop_reason, usage } = message;
  const start = { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } };
  return [
    { type: 'message_start', message: start },
    ...content.flatMap((block, index) => [
      { type: 'content_block_start', index, content_block: emptied(block) },
      ...deltas(block).map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
}

/** As a block begins in a stream: what comes in deltas is empty, any other block is whole at once. */
function emptied(block: Event): Event {
  switch (block.type) {
    case 'text':
      return { ...block, text: '' };
    case 'thinking':
      return { ...block, thinking: '', signature: '' };
    case 'tool_use':
      return { ...block, input: {} };
    default:
      return block;
  }
}

function deltas(block: Event): Event[] {
  switch (block.type) {
    case 'text':
      return [{ type: 'text_delta', text: block.text }];
    case 'thinking':
      return [
        { type: 'thinking_delta', thinking: block.thinking },
        { type: 'signature_delta', signature: block.signature },
      ];
    case 'tool_use':
      return [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }];
    default:
      return [];
  }
}
