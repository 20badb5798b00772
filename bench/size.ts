/**
 * A run over a tree of very many files, with an agent and a test that take no time: whether what it takes grows faster than the tree.
 * `node bench/size.ts [--files 100000,500000]`. Beside it stands what git takes to check the tree out, once.
 */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { folderWith } from '../test/support/cli.ts';
import { commandLine } from '../test/support/command-line.ts';

const { values } = parseArgs({ options: { files: { type: 'string', default: '100000,500000' } } });
const story = ['run', 'story.md', '--review', 'false', '--test-command', 'echo 1..1; echo ok 1 - a'];
const agent = ['--agent', 'command', '--agent-command', 'mkdir -p src; date > src/made.js'];
let before: number[] | undefined;

for (const count of values.files.split(',').map(Number)) {
  using folder = folderWith({});
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder.path, stdio: ['ignore', 'pipe', 'ignore'] });
  git('init', '-q', '-b', 'main');
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder.path, input: stream(count) });
  const begun = performance.now();
  git('checkout', '-q', '--force', 'main');
  const checkout = performance.now() - begun;
  process.stdout.write(`${count} files: git's checkout ${seconds(checkout)}\n`);
  const times = [checkout];
  for (const which of ['first run', 'second run']) {
    writeFileSync(join(folder.path, 'story.md'), '# A file\n');
    const { ms, steps } = await timed(folder.path);
    times.push(ms);
    process.stdout.write(`  ${which} ${seconds(ms)}: ${steps.join(' · ')}\n`);
  }
  const ratios = times.map((ms, at) => (ms / (before?.[at] ?? ms)).toFixed(1));
  if (before !== undefined)
    process.stdout.write(`  of the tree before, checkout and runs: ${ratios.join(', ')} times\n`);
  before = times;
  rmSync(join(folder.path, '.redgreen'), { recursive: true, force: true });
}

/** One commit of so many files, a thousand in each folder. */
function stream(count: number): string {
  const paths = Array.from({ length: count }, (_, at) => `M 100644 :1 lib/${Math.floor(at / 1000)}/file-${at}.js\n`);
  const commit = 'commit refs/heads/main\ncommitter Bench <bench@example.com> 1700000000 +0000\ndata 5\nstart\n';
  return `blob\nmark :1\ndata 9\nlet a=1;\n\n${commit}${paths.join('')}`;
}

/** How long a run takes, and after which of its lines it went on for more than half a second. */
async function timed(cwd: string): Promise<{ ms: number; steps: string[] }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [commandLine, ...story, ...agent], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const steps: string[] = [];
  let last = { at: begun, line: 'start' };
  const next = (line: string) => {
    const at = performance.now();
    if (at - last.at > 500) steps.push(`${last.line.slice(0, 40)} ${seconds(at - last.at)}`);
    last = { at, line };
  };
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', next);
  const [code] = await once(child, 'close');
  next('end');
  if (code !== 0) steps.push(`ended with ${code}: ${last.line}`);
  return { ms: performance.now() - begun, steps };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
