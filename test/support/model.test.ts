import { expect, test } from 'vitest';
import { startModel } from './model.ts';

const hello = { role: 'user', content: 'Hello.' };
const body = (messages: unknown[], more: object = {}) =>
  JSON.stringify({ model: 'm', max_tokens: 10, messages, ...more });

async function ask(url: string, text: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/v1/messages`, { method: 'POST', body: text, headers });
}

test('a request that changes what went before is no extension', async () => {
  await using model = await startModel(() => ({ text: 'ok' }));
  const one = { role: 'user', content: 'one' };
  const two = { role: 'user', content: 'two' };
  for (const text of [
    body([one]),
    body([one, two]),
    body([one, two]),
    body([two, one, two]),
    body([two, one, two], { system: 'new' }),
    body([two], { system: 'new' }),
  ]) {
    await (await ask(model.url, text)).text();
  }
  expect(model.extensions()).toEqual([true, true, false, false, false]);
});

test('a wrong key is refused, a script that is used up says so, and JSON is served where no stream is asked for', async () => {
  await using model = await startModel([{ text: 'hello' }], { apiKey: 'right' });
  expect((await ask(model.url, body([hello]), { authorization: 'Bearer wrong' })).status).toBe(401);
  const answer = await ask(model.url, body([hello]), { authorization: 'Bearer right' });
  expect(await answer.json()).toMatchObject({ content: [{ type: 'text', text: 'hello' }], stop_reason: 'end_turn' });
  const after = await ask(model.url, body([hello]), { 'x-api-key': 'right' });
  expect(after.status).toBe(400);
  expect(await after.text()).toContain('no reply for request 2');
});
