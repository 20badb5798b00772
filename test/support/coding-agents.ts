/** `claude` and `codex` on a PATH of their own: programs with the flags and the protocol of the real ones. */

import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { close, listen } from './loopback.ts';

/** Below `node_modules/.bin`, where the sandbox shows them. */
export function codingAgents() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'redgreen-programs-')));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  copyFileSync(join(import.meta.dirname, '../fixtures/coding-agent/agent.mjs'), join(bin, 'agent.mjs'));
  for (const name of ['claude', 'codex']) {
    writeFileSync(join(bin, name), `#!/bin/sh\nexec node '${join(bin, 'agent.mjs')}' ${name} "$@"\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return {
    path: [bin, dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Speaks the Responses API: each item is the output of one call. */
export async function startResponsesModel(items: Record<string, unknown>[]) {
  const requests: { key: string | undefined; body: Record<string, unknown>; at: number }[] = [];
  const server = createServer(async (request, response) => {
    // The question of the key is not answered.
    if (request.method !== 'POST') return void response.writeHead(404).end();
    const at = performance.now();
    const body = (await json(request)) as Record<string, unknown>;
    const item = items[requests.length];
    requests.push({ key: request.headers.authorization, body, at });
    const usage = {
      ...{ input_tokens: 1000, input_tokens_details: { cached_tokens: 400 }, output_tokens: 50, total_tokens: 1050 },
    };
    const done = { id: 'resp_1', object: 'response', status: 'completed', model: body.model, output: [item], usage };
    const events = [
      { type: 'response.created', response: { ...done, status: 'in_progress', output: [], usage: null } },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: done },
    ];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, requests, [Symbol.asyncDispose]: () => close(server) };
}
