/** Creates a replacement for `fetch` that answers model calls with recorded replies, to repeat a run offline. */

import type { RecordedAnswer } from '../run/recorded-answer.ts';

type Event = { type: string } & Record<string, unknown>;

/** A `fetch` that answers the n-th call with the n-th reply. Beyond the last one it answers with an error that says so. */
export function replayFetch(answers: readonly RecordedAnswer[]): typeof fetch {
  let next = 0;
  return async () => {
    const answer = answers[next];
    next += 1;
    if (answer === undefined) return exhausted(next, answers.length);
    const { message } = answer;
    const headers = { 'request-id': answer.requestId ?? `replay_${next}` };
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
    ...content
      .map(inParts)
      .flatMap(({ begun, deltas }, index) => [
        { type: 'content_block_start', index, content_block: begun },
        ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
        { type: 'content_block_stop', index },
      ]),
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
    { type: 'message_stop' },
  ];
}

/** A block in a stream: what comes in deltas begins empty, any other block is whole at once. */
function inParts(block: Event): { begun: Event; deltas: Event[] } {
  const { text, thinking, signature, input } = block;
  switch (block.type) {
    case 'text':
      return { begun: { ...block, text: '' }, deltas: [{ type: 'text_delta', text }] };
    case 'thinking': {
      const deltas = [
        { type: 'thinking_delta', thinking },
        { type: 'signature_delta', signature },
      ];
      return { begun: { ...block, thinking: '', signature: '' }, deltas };
    }
    case 'tool_use': {
      const deltas = [{ type: 'input_json_delta', partial_json: JSON.stringify(input) }];
      return { begun: { ...block, input: {} }, deltas };
    }
    default:
      return { begun: block, deltas: [] };
  }
}
