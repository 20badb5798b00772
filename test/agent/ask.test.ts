import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { provider as anthropic } from '../../src/agent/providers/anthropic.ts';
import { provider as openai } from '../../src/agent/providers/openai.ts';
import { listen } from '../support/loopback.ts';

test.each(['', '/', '/v1', '/v1/'])(
  'whoever asks finds the provider where the address ends with "%s"',
  async (below) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const baseURL = `http://127.0.0.1:${await listen(server)}${below}`;
    for (const { ask } of [anthropic, openai])
      expect(await ask({ apiKey: 'k', baseURL }, 'm')).toMatchObject({ status: 200 });
    server.close();
    expect(asked).toEqual(['/v1/models/m', '/v1/models/m']);
  },
);
