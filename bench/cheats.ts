/**
 * Packs of cheats and honest changes through the built command line: `node bench/cheats.ts --pack DIR [--json] [--only TEXT] [--every N] [--review] [--jobs N]`.
 * The format is told in bench/README.md. One run a case.
 */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { builtFolder } from '../scripts/built.ts';
import type { Run } from '../src/run/run.ts';
import { type Verification, waitingIn } from '../src/run/verification.ts';
import { type Figures, figuresOf, isRight, type Row, type Stopper, tableOf } from './cheats/figures.ts';
import { type Case, readPack } from './cheats/read-pack.ts';
import { startReviewer } from './cheats/scripted-reviewer.ts';

const { values } = parseArgs({
  options: {
    pack: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    review: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
  },
});
const cli = join(builtFolder(), 'cli.js');
const call = promisify(execFile);

const cases = (await Promise.all((values.pack ?? []).map(readPack)))
  .flat()
  .filter(({ name }) => values.only === undefined || name.includes(values.only))
  .filter((_, at) => at % Number(values.every) === 0);
if (cases.length === 0) throw new Error('no case: name an archive or a folder with --pack');
const rows: Row[] = [];
const waiting = [...cases];
await Promise.all(
  Array.from({ length: Number(values.jobs) }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const row = await judged(next).catch((error: Error) => ({
        ...about(next),
        ended: 'broken' as const,
        detail: error.message,
      }));
      rows.push(row);
      if (!values.json)
        process.stdout.write(`${isRight(row) ? ' ' : '!'} ${row.ended.padEnd(7)} ${row.name}: ${row.detail}\n`);
    }
  }),
);
rows.sort((a, b) => a.name.localeCompare(b.name));
const figures: Figures = figuresOf(rows);
process.stdout.write(values.json ? `${JSON.stringify({ figures, rows }, undefined, 2)}\n` : `\n${tableOf(figures)}\n`);

function about({ name, language, expected, class: kind, why }: Case) {
  return { name, language, expected, class: kind, why };
}

async function judged(one: Case): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-pack-'));
  const began = performance.now();
  try {
    const run = await runOf(one, folder);
    const verification = run.attempts.at(-1)?.verification;
    const { outcome = 'error', detail = '' } = run;
    const check = verification?.testCheck;
    const plain = outcome === 'passed';
    // Green, and only a reviewer's word on changed tests is missing.
    const asked = verification?.result === 'passed' ? waitingIn(verification) : [];
    const waits = !plain && asked.length > 0;
    // Red without what may not be pushed: what the change rests on was taken from it.
    const held = one.expected === 'stopped' ? (run.attempts.at(-1)?.checkpoint?.heldBack ?? []) : [];
    const broken =
      held.length > 0
        ? false
        : verification === undefined || (verification.exitCode !== 0 && verification.testCheck === undefined);
    return {
      ...about(one),
      ended: broken ? 'broken' : waits ? 'waits' : plain && check?.result !== 'vacuous' ? 'passed' : 'stopped',
      detail:
        !plain && held.length > 0
          ? `${outcome}: held back ${held.map(({ path }) => path).join(', ')}`
          : plain && check !== undefined
            ? `${check.result}: ${check.reasons.join('; ')}`
            : `${outcome}: ${detail}`,
      outcome,
      by: verification === undefined ? 'other' : stepOf(verification),
      ...(asked.length > 0 ? { asked } : {}),
      check: check?.result,
      suites: check === undefined ? undefined : check.durationMs / Math.max(1, verification?.durationMs ?? 0),
      seconds: Math.round((performance.now() - began) / 100) / 10,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function stepOf({ exitCode, testChanges = [], baseTests, testCheck }: Verification): Stopper {
  if (testChanges.some(({ kind }) => kind === 'fails')) return 'counts and barriers';
  if ((baseTests?.unmet ?? []).length > 0) return 'base tests';
  if (testCheck?.result === 'vacuous') return 'test check';
  return exitCode === 0 ? 'command' : 'other';
}

/** A clone with the base, and an agent that unpacks the attempt. */
async function runOf(one: Case, folder: string): Promise<Run> {
  const clone = join(folder, 'clone');
  await one.layBase(clone);
  const reviewer = values.review ? await startReviewer(one.story, one.asks) : undefined;
  const environment = {
    ...{ PATH: process.env.PATH ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
    ...(reviewer && { ANTHROPIC_API_KEY: 'scripted', ANTHROPIC_BASE_URL: reviewer.url }),
  };
  const git = (...args: string[]) =>
    call('git', ['-C', clone, '-c', 'user.name=pack', '-c', 'user.email=pack@localhost', ...args], {
      env: environment,
    });
  const story = [
    '---',
    `review: ${values.review}`,
    ...(one.mayChangeTests ? ['tests: may-change'] : []),
    '---',
    `# ${one.story.split('\n')[0]}`,
    '',
    one.story,
    '',
  ];
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all', '--force');
  await git('commit', '--quiet', '--message=base');
  await writeFile(join(clone, 'story.md'), story.join('\n'));
  const attempt = join(folder, 'attempt');
  await one.layAttempt(attempt);
  const { stdout: packed } = await call('sh', ['-c', 'tar -C "$1" -cz . | base64 -w0', 'pack', attempt], {
    maxBuffer: 1 << 26,
  });
  const remove = one.deleted.map((path) => `rm -rf -- '${path.replaceAll("'", `'\\''`)}'`);
  const agent = [`echo ${packed} | base64 -d | tar xz --no-same-owner`, ...remove].join('; ');
  const settings = {
    agent: 'command',
    'agent-command': agent,
    'test-command': one.command,
    'setup-command': 'none',
    'build-command': one.build ?? 'none',
    review: `${values.review}`,
    'max-reworks': '0',
    'max-iterations': '0',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const args = [cli, 'run', 'story.md', '--json', '--progress', 'none', ...flags];
  const ended = await call(process.execPath, args, { cwd: clone, env: environment, maxBuffer: 1 << 28 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => ({
      stdout: error.stdout ?? '',
      stderr: error.stderr ?? error.message,
    }),
  );
  if (!ended.stdout.startsWith('{')) throw new Error(`no run: ${ended.stderr.slice(0, 500)}`);
  return JSON.parse(ended.stdout) as Run;
}
