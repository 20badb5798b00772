/**
 * The scripted model as its own process: `node test/support/model-server.ts script.json [port] [requests.jsonl]`.
 * The script is a JSON list of replies. Prints its address as the first line; the last file gets one line for each request.
 */

import { appendFileSync, readFileSync } from 'node:fs';
import { type ModelReply, startModel } from './model.ts';

const [scriptPath, port, logPath] = process.argv.slice(2);
if (scriptPath === undefined)
  throw new Error('usage: node test/support/model-server.ts script.json [port] [requests.jsonl]');
const replies = JSON.parse(readFileSync(scriptPath, 'utf8')) as ModelReply[];

const model = await startModel(
  (request, index) => {
    if (logPath !== undefined)
      appendFileSync(logPath, `${JSON.stringify({ ...request, bytes: request.bytes.length })}\n`);
    return replies[index] ?? { error: { status: 400, message: `the script has no reply for request ${index + 1}` } };
  },
  { port: port === undefined ? undefined : Number(port) },
);
process.stdout.write(`${model.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void model[Symbol.asyncDispose]());
