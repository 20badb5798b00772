/**
 * The least that does the task: a bare loop over node:http with keep-alive, three tools, no sandbox, no record.
 * `node floor.mjs <url>` in the repository. JavaScript, so that its start has no types to strip.
 */

import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
const url = new URL('/v1/messages', process.argv[2]);
const text = { type: 'string' };
const tool = (name, ...fields) => ({
  name,
  description: `${name} in the repository`,
  input_schema: { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, text])) },
});
const tools = [
  tool('read', 'file_path'),
  tool('edit', 'file_path', 'old_string', 'new_string'),
  tool('bash', 'command'),
];
const messages = [{ role: 'user', content: 'Make the failing test pass.' }];

for (;;) {
  const { content } = await post({
    model: 'claude-sonnet-5-5',
    max_tokens: 8192,
    system: 'You edit code.',
    tools,
    messages,
  });
  messages.push({ role: 'assistant', content });
  const calls = content.filter(({ type }) => type === 'tool_use');
  if (calls.length === 0) break;
  const results = [];
  for (const { id, name, input } of calls) {
    results.push({ type: 'tool_result', tool_use_id: id, content: await use(name, input) });
  }
  messages.push({ role: 'user', content: results });
}
agent.destroy();

async function use(name, { file_path: path, old_string: from, new_string: to, command }) {
  if (name === 'bash') return run(command);
  const file = await readFile(path, 'utf8');
  if (name === 'read') return file;
  await writeFile(path, file.replace(from, to));
  return 'edited';
}

function run(command) {
  const child = spawn('/bin/sh', ['-c', command]);
  let out = '';
  const take = (data) => {
    out += data;
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', take);
  return new Promise((resolve) => child.on('close', (code) => resolve(`exit ${code}\n${out}`)));
}

function post(body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': process.env.ANTHROPIC_API_KEY };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let json = '';
      answer.setEncoding('utf8').on('data', (data) => {
        json += data;
      });
      answer.on('end', () => resolve(JSON.parse(json)));
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
