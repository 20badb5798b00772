import { expect, test } from 'vitest';
import { provider as anthropic } from '../../src/agent/providers/anthropic.ts';
import { provider as openai } from '../../src/agent/providers/openai.ts';
import { openServer } from '../support/loopback.ts';

test.each(['', '/', '/v1', '/v1/'])(
  'whoever asks finds the provider where the address ends with "%s"',
  async (below) => {
    const asked: (string | undefined)[] = [];
    await using server = await openServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const address = { apiKey: 'k', baseURL: `${server.url}${below}` };
    for (const { ask } of [anthropic, openai]) expect(await ask(address, 'm')).toMatchObject({ status: 200 });
    expect(asked).toEqual(['/v1/models/m', '/v1/models/m']);
  },
);
