/**
 * The built-in agent over conversations that go wrong in the ways that models do: calls, bytes sent, dollars, and whether the work
 * was done. The model is scripted and answers to what it gets: where a tool refuses, it takes the longer way.
 * `node bench/agent.ts [checkout]` measures the agent of another checkout beside this one.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, openBench } from '../test/agent/agent-bench.ts';
import { call, type ModelReply, type ModelRequest, startModel, type ToolCall } from '../test/support/model.ts';

interface Conversation {
  name: string;
  files: Record<string, string | Buffer>;
  model?: string;
  prompts?: number;
  maxTurns?: number;
  window?: number;
  script(request: ModelRequest, index: number): ModelReply;
  done(read: (path: string) => Buffer): boolean;
}

interface Row {
  name: string;
  calls: number;
  kilobytes: number;
  usd: number;
  done: boolean;
}

const turn = (...calls: ToolCall[]): ModelReply => ({ thinking: 'Next.', calls });
const edit = (file_path: string, old_string: string, new_string: string) =>
  call('edit', { file_path, old_string, new_string });
const read = (file_path: string) => call('read', { file_path });
const done: ModelReply = { text: 'Done.' };
const lastResult = ({ body }: ModelRequest) => JSON.stringify(body.messages.at(-1)?.content ?? '');
const failed = (request: ModelRequest) => lastResult(request).includes('"is_error":true');

/** Edits; where that is refused, reads the file and writes it anew – as models do. */
const editOrRewrite =
  (path: string, from: string, to: string, whole: string) => (request: ModelRequest, index: number) => {
    if (index === 0) return turn(read(path));
    if (index === 1) return turn(edit(path, from, to));
    if (index === 2 && failed(request)) return turn(read(path));
    if (index === 3 && request.body.messages.length > 6)
      return turn(call('write', { file_path: path, content: whole }));
    return done;
  };

const crlf = 'const a = 1;\r\nconst b = 2;\r\n'.repeat(300).concat('function last() {\r\n  return 1;\r\n}\r\n');
const long = 'a line of a source file that is read in passing\n'.repeat(1800);

export const conversations: Conversation[] = [
  {
    name: 'a small task',
    files: { 'a.js': 'export const a = 1;\n' },
    script: (_, index) =>
      [turn(read('a.js')), turn(edit('a.js', '= 1', '= 2')), turn(call('bash', { command: 'cat a.js' }))][index] ??
      done,
    done: (file) => file('a.js').toString() === 'export const a = 2;\n',
  },
  {
    name: 'two lines of a CRLF file',
    files: { 'a.js': crlf },
    script: editOrRewrite(
      'a.js',
      'function last() {\n  return 1;',
      'function last() {\n  return 2;',
      crlf.replace('return 1', 'return 2'),
    ),
    done: (file) => file('a.js').toString() === crlf.replace('return 1', 'return 2'),
  },
  {
    name: 'a Latin-1 file',
    files: { 'a.py': Buffer.from('# caf\xe9\nx = 1\n', 'latin1') },
    script: (_, index) => [turn(read('a.py')), turn(edit('a.py', 'x = 1', 'x = 2'))][index] ?? done,
    done: (file) => file('a.py').toString('latin1') === '# caf\xe9\nx = 2\n',
  },
  {
    name: 'names of tools as another agent has them',
    files: { 'a.js': 'const a = 1;\n' },
    script: (request, index) => {
      if (index === 0) return turn(call('Read', { file_path: 'a.js' }));
      if (index === 1 && failed(request)) return turn(call('bash', { command: 'ls; cat a.js' }));
      if (!request.bytes.includes('"name":"edit","input"')) return turn(edit('a.js', '= 1', '= 2'));
      return done;
    },
    done: (file) => file('a.js').toString() === 'const a = 2;\n',
  },
  {
    name: 'a file of 60,000 tokens in one call',
    files: {},
    script: ({ body, bytes }) => {
      const said = bytes.toString();
      const write = (path: string, output_tokens: number): ModelReply => ({
        ...turn(call('write', { file_path: path, content: 'x'.repeat(2000) })),
        usage: { output_tokens },
      });
      const cut = said.includes('cut off at the output limit');
      if (said.includes('bytes to made') || said.includes('bytes to part2')) return done;
      if (cut) return write(said.includes('bytes to part1') ? 'part2' : 'part1', 30_000);
      const room = Number(body.max_tokens);
      return room >= 60_000 ? write('made', 60_000) : { ...write('made', room), stop: 'max_tokens', cutInput: 900 };
    },
    done: (file) => (tried(() => file('made').length > 0) ? true : file('part2').length > 0),
  },
  {
    name: 'a conversation beyond the window',
    files: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}.txt`, long])),
    model: 'claude-haiku-4-5',
    window: 200_000,
    script: ({ body }, index) => {
      if (body.compaction !== undefined)
        return { error: { status: 400, message: 'compaction: not supported for this model' } };
      if (JSON.stringify(body.messages.at(-1)).includes('has to be shortened now'))
        return { text: 'Read the files; now write.' };
      return index < 12
        ? turn(read(`f${index}.txt`))
        : index < 15
          ? turn(call('write', { file_path: 'made', content: 'x' }))
          : done;
    },
    done: (file) => file('made').toString() === 'x',
  },
  {
    name: 'a broken stream on the way',
    files: {},
    script: (_, index) => {
      if (index === 0) return { text: 'Thinking aloud. '.repeat(400), cutAfter: 5 };
      return index === 1 ? turn(call('write', { file_path: 'made', content: 'x' })) : done;
    },
    done: (file) => file('made').toString() === 'x',
  },
];

export async function measureAgent(checkout: string): Promise<Row[]> {
  const { openAnthropicAgent } = await import(join(checkout, 'src/agent/anthropic.ts'));
  const rows: Row[] = [];
  for (const { name, files, model = 'claude-sonnet-5-5', window, script, done: isDone } of conversations) {
    using bench = openBench(files);
    await using stand = await startModel(script, { maxContextTokens: window });
    const budget = () => ({ spentUsd: 0, maxUsd: 10 });
    const ports = { ...bench.ports, budget };
    const options = { apiKey: 'k', baseURL: stand.url, model, maxTurns: 150, ports };
    await using agent = await openAnthropicAgent(options);
    const end = await agent.implement(attempt(), 'Do it.', new AbortController().signal);
    const usd = bench.of('turn-finished').reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
    const sent = stand.requests.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const whole = end.stop === undefined && tried(() => isDone((path) => readFileSync(join(bench.tree, path))));
    rows.push({ name, calls: stand.requests.length, kilobytes: sent / 1024, usd, done: whole });
  }
  return rows;
}

export function agentText(now: Row[], before: Row[] = []): string {
  const cells = ({ calls, kilobytes, usd, done: whole }: Row) => [
    calls,
    kilobytes.toFixed(0),
    `$${usd.toFixed(4)}`,
    whole ? 'yes' : 'no',
  ];
  const line = (parts: (string | number)[]) => `| ${parts.join(' | ')} |`;
  const heads = ['calls', 'KB sent', 'cost', 'done'];
  const both = before.length > 0;
  return [
    line(['conversation', ...(both ? heads.map((head) => `${head} before`) : []), ...heads]),
    line(['---', ...Array(both ? 8 : 4).fill('---:')]),
    ...now.map((row, at) => line([row.name, ...(before[at] === undefined ? [] : cells(before[at])), ...cells(row)])),
  ].join('\n');
}

function tried(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const other = process.argv[2];
  const now = await measureAgent(join(import.meta.dirname, '..'));
  process.stdout.write(`${agentText(now, other === undefined ? [] : await measureAgent(other))}\n`);
}
