/**
 * The wall time of a run beside the same agent without Redgreen (setup, the agent, one run of the suite), review off, the model scripted:
 * `node bench/wall.ts [--suite 60] [--agent 30] [mirror@commit …]`.
 * First a suite made for it, of so many seconds (0: none); then real changes out of bare mirrors: the model writes the commit's files.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RecordedEvent, Run } from '../src/run/run.ts';
import { type Folder, folderWith, redgreen, repositoryWith } from '../test/support/cli.ts';
import { call, doThenSay, startModel } from '../test/support/model.ts';
import { clonedAt } from './histories/bare.ts';

const { values, positionals } = parseArgs({
  options: { suite: { type: 'string', default: '60' }, agent: { type: 'string', default: '30' } },
  allowPositionals: true,
});
const agentMs = Number(values.agent) * 1000;
const key = 'sk-bench-0123456789';
const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(8);
const ratios: number[] = [];

interface Project extends Disposable {
  name: string;
  folder: Folder;
  /** The change, by path; undefined: the file goes. */
  change: Record<string, string | undefined>;
}

process.stdout.write('project                     bare s  Redgreen s  ratio  outcome\n');
for (const open of [...(values.suite === '0' ? [] : [madeSuite]), ...positionals.map((at) => () => realChange(at))]) {
  using project = open();
  const { name, folder, change } = project;
  const { run, ms } = await withRedgreen(folder, change);
  // With the commands that the run found, in the files as they were.
  const bareMs = bare(folder, change, run.commands) + agentMs;
  ratios.push(ms / bareMs);
  const ratio = (ms / bareMs).toFixed(2);
  process.stdout.write(
    `${name.padEnd(26)}${seconds(bareMs)}${seconds(ms).padStart(12)}${ratio.padStart(7)}  ${run.outcome}\n${phases(folder, run, ms)}`,
  );
}
ratios.sort((a, b) => a - b);
const at = (share: number) => (ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))] ?? 0).toFixed(2);
process.stdout.write(`median ${at(0.5)}, p90 ${at(0.9)}\n`);

/** Where the time of the run went: from one of its events to the next. */
function phases(folder: Folder, { id }: Run, ms: number): string {
  const lines = readFileSync(join(folder.path, '.redgreen/runs', id, 'events.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const events = lines.map((line): RecordedEvent => JSON.parse(line));
  const rows = events.map(({ at, type, ...event }, index) => {
    const until = Date.parse(events[index + 1]?.at ?? at) - Date.parse(at);
    return `  ${seconds(until)} after ${'name' in event ? event.name : type}\n`;
  });
  const first = Date.parse(events[0]?.at ?? '');
  const inside = Date.parse(events.at(-1)?.at ?? '') - first;
  return `  ${seconds(ms - inside)} before the first event and after the last\n${rows.filter((row) => Number.parseFloat(row) >= 0.2).join('')}`;
}

async function withRedgreen(folder: Folder, change: Project['change']): Promise<{ run: Run; ms: number }> {
  const calls = Object.entries(change).map(([path, content]) =>
    content === undefined ? call('bash', { command: `rm -- '${path}'` }) : call('write', { file_path: path, content }),
  );
  const [works, says] = doThenSay(calls, 'Done.');
  if (works === undefined || says === undefined) throw new Error('a script is two replies');
  await using model = await startModel([{ ...works, delayMs: agentMs }, says], { apiKey: key });
  // With the machine's own registries and certificates, as the bare commands have them.
  const environment = {
    ...(process.env as Record<string, string>),
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: model.url,
  };
  const started = performance.now();
  const options = ['--json', '--review', 'false', '--max-iterations', '0'];
  const { stdout, stderr } = await redgreen(['run', 'story.md', ...options], { cwd: folder.path, environment });
  const ms = performance.now() - started;
  if (stdout === '') throw new Error(stderr);
  return { run: JSON.parse(stdout), ms };
}

function bare(folder: Folder, change: Project['change'], { setup, build, test }: Run['commands']): number {
  using copy = folderWith({});
  execFileSync('git', ['clone', '-q', folder.path, `${copy.path}/tree`]);
  const cwd = `${copy.path}/tree`;
  const env = { ...process.env, HOME: copy.path, CI: 'true' };
  const timed = (command: string | undefined) => {
    const started = performance.now();
    if (command !== undefined) spawnSync('sh', ['-c', command], { cwd, env, stdio: 'ignore' });
    return performance.now() - started;
  };
  const setupMs = timed(setup);
  for (const [path, content] of Object.entries(change))
    if (content === undefined) rmSync(`${cwd}/${path}`);
    else copy.write(`tree/${path}`, content);
  return setupMs + timed(build) + timed(test);
}

/** Six test files, each of which sleeps for its share. */
function madeSuite(): Project {
  const each = (Number(values.suite) * 1000) / 6;
  const head =
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n";
  const files = Array.from({ length: 6 }, (_, at) => [
    `test/part-${at}.test.js`,
    `${head}test('part ${at}', async () => {\n  await new Promise((end) => setTimeout(end, ${each}));\n  assert.equal(price(${at}), ${at});\n});\n`,
  ]);
  const folder = repositoryWith({
    ...Object.fromEntries(files),
    'package.json': '{"type":"module","scripts":{"test":"node --test --test-concurrency=1"}}',
    'src/price.js': 'export const price = (amount) => amount;\n',
    'story.md': '# Ten percent off\n\nFrom 100 on an order costs ten percent less.\n',
  });
  const change = {
    'src/price.js': 'export const price = (amount) => (amount < 100 ? amount : amount * 0.9);\n',
    'test/discount.test.js': `${head}test('ten percent off', () => assert.equal(price(100), 90));\n`,
  };
  return { name: `a suite of ${values.suite} s`, folder, change, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

function realChange(where: string): Project {
  const [mirror = '', commit = ''] = where.split('@');
  const git = (...words: string[]) => execFileSync('git', ['--git-dir', mirror, ...words], { encoding: 'utf8' });
  const changed = git('diff', '--name-status', '--no-renames', `${commit}^`, commit).trim().split('\n');
  const change = Object.fromEntries(
    changed.map((line) => {
      const [status, path = ''] = line.split('\t');
      return [path, status === 'D' ? undefined : git('show', `${commit}:${path}`)];
    }),
  );
  const folder = repositoryWith({});
  rmSync(folder.path, { recursive: true });
  clonedAt(mirror, `${commit}^`, folder.path);
  const title = git('log', '-1', '--format=%s', commit).trim();
  folder.write('story.md', `---\ntests: may-change\n---\n# ${title}\n`);
  folder.git('checkout', '-q', '-B', 'main');
  const name = basename(mirror) === 'repo' ? basename(dirname(mirror)) : basename(mirror);
  return { name: `${name}@${commit.slice(0, 7)}`, folder, change, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}
