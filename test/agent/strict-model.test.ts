/** The scripted model refuses what the live API refuses: each refusal with the request that earns it. */

import { expect, test } from 'vitest';
import { startModel } from '../support/model.ts';

const user = (content: unknown) => ({ role: 'user', content });
const assistant = (content: unknown) => ({ role: 'assistant', content });
const use = { type: 'tool_use', id: 'toolu_1', name: 'read', input: {} };
const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: 'x' };
const text = { type: 'text', text: 'x' };
const thought = { type: 'thinking', thinking: 'Hm.', signature: 'sig1' };

async function send(url: string, more: object): Promise<{ status: number; said: string; body: string }> {
  const body = { model: 'm', max_tokens: 10, messages: [user('Do it.')], ...more };
  const response = await fetch(`${url}/v1/messages`, { method: 'POST', body: JSON.stringify(body) });
  const answer = await response.text();
  return { status: response.status, said: response.ok ? '' : JSON.parse(answer).error.message, body: answer };
}

test.each<[string, object, RegExp]>([
  ['an unknown field', { temperature: 1 }, /temperature: Extra inputs/],
  ['no room for an answer', { max_tokens: 0 }, /max_tokens/],
  ['an effort that is none', { output_config: { effort: 'more' } }, /effort/],
  ['two tools of one name', { tools: [{ name: 'read' }, { name: 'read' }] }, /unique/],
  [
    'five cache marks',
    { messages: [user(Array(5).fill({ ...text, cache_control: { type: 'ephemeral' } }))] },
    /Found 5/,
  ],
  ['half of a character', { messages: [user('x\uD83D')] }, /not valid JSON/],
  ['no message', { messages: [] }, /at least one/],
  ['a message without content', { messages: [user([])] }, /non-empty/],
  ['an empty text', { messages: [user([{ type: 'text', text: ' \n' }])] }, /must be non-empty/],
  [
    'an empty text in a result',
    { messages: [user('x'), assistant([use]), user([{ ...result, content: [{ type: 'text', text: '' }] }])] },
    /non-empty/,
  ],
  ['a block that is not known', { messages: [user([{ type: 'video' }])] }, /unknown type/],
  ['a field that a block has not', { messages: [user([{ ...text, parsed: 1 }])] }, /text\.parsed: Extra inputs/],
  [
    'an input that is no object',
    { messages: [user('x'), assistant([{ ...use, input: [] }]), user([result])] },
    /valid dictionary/,
  ],
  ['a call without its result', { messages: [user('x'), assistant([use]), user([text])] }, /without tool_result/],
  [
    'a result after other content',
    { messages: [user('x'), assistant([use]), user([text, result])] },
    /after other content/,
  ],
  ['words put into its mouth', { messages: [user('x'), assistant([text])] }, /prefill/],
  ['thinking that it never had', { messages: [user('x'), assistant([thought]), user('y')] }, /Invalid `signature`/],
])('%s', async (_, more, said) => {
  await using model = await startModel([{ text: 'Done.' }]);
  expect(await send(model.url, more)).toMatchObject({ status: 400, said: expect.stringMatching(said) });
  expect(model.problems).toHaveLength(1);
  // The script's reply was not used up by it.
  expect((await send(model.url, {})).status).toBe(200);
});
