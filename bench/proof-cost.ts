/**
 * What `proof: alarm` costs a suite of 1, 5 and 10 minutes: `node bench/proof-cost.ts [--scale 20] [--minutes 1,5,10] [--change new]`.
 * The suite is ten files of node:test that sleep, one after the other. Their times and the run's limits are divided by `--scale`, and the
 * times that are told are multiplied by it again. The start of a run, a second or less, is multiplied with them: of 5 minutes in a
 * twentieth it is some 20 seconds too many for each run. Runs are told as they are.
 */

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Run } from '../src/run/run.ts';
import { dist } from './measure.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '1,5,10' },
    change: { type: 'string', default: 'code,new,changed' },
  },
});
const scale = Number(values.scale);
const call = promisify(execFile);
const changes = {
  code: 'code, for a test that is there and red',
  new: 'code, with a new test file',
  changed: 'code, with a test added to a file',
} as const;
type Change = keyof typeof changes;
const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { setTimeout } from 'node:timers/promises';\nimport { price } from '../src/price.js';\n\n";
const limits = { run: 60, verification: 15 };

process.stdout.write(
  `| suite | change | its runs | whole runs of proofs | of picked tests | their time, min | times the suite | result |\n|---:|---|---:|---:|---:|---:|---:|---|\n`,
);
for (const minutes of values.minutes.split(',').map(Number)) {
  for (const change of values.change.split(',') as Change[]) process.stdout.write(`${await rowOf(minutes, change)}\n`);
}

async function rowOf(minutes: number, change: Change): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-proof-cost-'));
  try {
    const run = await runOf(folder, change, (minutes * 60_000) / scale / 10);
    const verification = run.attempts.at(-1)?.verification;
    const proof = verification?.proof;
    if (verification === undefined || proof === undefined) return `| ${minutes} min | ${change} | ${run.detail} |`;
    // The baseline, the verification, and the one with the base's tests.
    const runs = verification.second === undefined ? 2 : 3;
    const spent = (proof.durationMs * scale) / 60_000;
    const reason = proof.result === 'proved' ? '' : `: ${proof.reasons.join('; ')}`;
    const parts = (proof.ran ?? []).filter(({ picked }) => picked).length;
    return `| ${minutes} min | ${changes[change]} | ${runs} | ${proof.runs - parts} | ${parts} | ${spent.toFixed(1)} | ${(spent / minutes).toFixed(1)} | ${proof.result}${reason} |`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runOf(folder: string, change: Change, sleepMs: number): Promise<Run> {
  const clone = join(folder, 'clone');
  const attempt = join(folder, 'attempt');
  const ten = one(200, 180, 0);
  await layFiles(clone, {
    'package.json': '{ "type": "module" }\n',
    'src/price.js': 'export const price = (amount) => amount;\n',
    ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [fileOf(at), head + one(at + 50, at + 50, sleepMs)])),
    ...(change === 'code' ? { [fileOf(0)]: head + one(50, 50, sleepMs) + ten } : {}),
  });
  await layFiles(attempt, {
    'src/price.js': 'export const price = (amount) => (amount > 100 ? amount * 0.9 : amount);\n',
    ...(change === 'new' ? { 'test/ten.test.js': head + ten } : {}),
    ...(change === 'changed' ? { [fileOf(0)]: head + one(50, 50, sleepMs) + ten } : {}),
  });
  const env = { PATH: process.env.PATH ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) =>
    call('git', ['-C', clone, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], { env });
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message=base');
  await writeFile(join(clone, 'story.md'), '# Ten percent off above 100\n');
  const { stdout: packed } = await call('sh', ['-c', 'tar -C "$1" -cz . | base64 -w0', 'pack', attempt]);
  const settings = {
    agent: 'command',
    'agent-command': `echo ${packed} | base64 -d | tar xz --no-same-owner`,
    'test-command': 'node --test --test-concurrency=1 test/*.test.js',
    'setup-command': 'none',
    'build-command': 'none',
    review: 'false',
    'max-iterations': '0',
    proof: 'alarm',
    'timeout-minutes': `${limits.run / scale}`,
    'test-timeout-minutes': `${limits.verification / scale}`,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const args = [join(dist, 'cli.js'), 'run', 'story.md', '--json', '--progress', 'none', ...flags];
  const { stdout } = await call(process.execPath, args, { cwd: clone, env, maxBuffer: 1 << 28 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      if (!error.stdout?.startsWith('{')) throw new Error(error.stderr ?? error.message);
      return { stdout: error.stdout };
    },
  );
  return JSON.parse(stdout) as Run;
}

function fileOf(at: number): string {
  return `test/part-${at}.test.js`;
}

function one(amount: number, expected: number, sleepMs: number): string {
  return `test('${amount} costs ${expected}', async () => {\n  await setTimeout(${Math.round(sleepMs)});\n  assert.equal(price(${amount}), ${expected});\n});\n`;
}

async function layFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
