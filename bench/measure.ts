/** Runs one agent on the task as a process of its own and takes its times, its memory and what it sent. */

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Run } from '../src/run/run.ts';
import type { Usage } from '../src/run/usage.ts';
import { readEvents, runFolderPath } from '../src/store/run-folder.ts';
import { type ModelReply, type Script, type ScriptedModel, startModel } from '../test/support/model.ts';
import { openWorld } from '../test/support/world.ts';
import { files, story, testCommand } from './task.ts';

export const dist = process.env.REDGREEN_DIST ?? join(import.meta.dirname, '../dist');
const key = 'sk-ant-bench-0000000000000000';

export interface Measured {
  exitCode: number | null;
  /** From the start of the process to the first request, and to its end. */
  firstRequestMs: number;
  wholeMs: number;
  /** From one request to the next: the reply takes no time. */
  turnsMs: number[];
  requestBytes: number[];
  /** Of each request after the first: does it extend the one before exactly? */
  extends: boolean[];
  /** Cache marks of each request. */
  marks: number[];
  peakMiB: number;
  /** Ours only. */
  run?: Run;
  /** Ours only: what each reply of the model was billed for, that of a review included. */
  turns?: Usage[];
}

type Settings = Record<string, string>;

/** The bare loop. */
export async function measureFloor(script: ModelReply[]): Promise<Measured> {
  using folder = repository();
  // Awaited here: the folder must live until it has ended.
  return await withModel(script, (url) => ({ args: [join(import.meta.dirname, 'floor.mjs'), url], cwd: folder.path }));
}

/** `dist/cli.js`; `home` keeps the compile cache from one run to the next, `more` are files beside those of the task. */
export async function measureCli(
  script: Script,
  { home, settings = {}, more = {} }: { home?: string; settings?: Settings; more?: Record<string, string> } = {},
): Promise<Measured> {
  using folder = repository(more);
  const own = mkdtempSync(join(tmpdir(), 'bench-home-'));
  try {
    const environment = { HOME: home ?? own, REDGREEN_REVIEW: 'false', ...settings };
    const args = [join(dist, 'cli.js'), 'run', 'story.md', '--json'];
    const { stdout, ...measured } = await withModel(script, (url) => ({
      args,
      cwd: folder.path,
      environment: { ...environment, ANTHROPIC_BASE_URL: url },
    }));
    const run: Run = JSON.parse(stdout);
    return { ...measured, run, turns: await turnsOf(folder.path, run) };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

async function turnsOf(repository: string, run: Run): Promise<Usage[]> {
  const folder = runFolderPath(join(repository, '.redgreen'), run.id);
  const { events } = await readEvents(join(folder, 'events.jsonl'));
  return events.flatMap((event) => (event.type === 'turn-finished' ? [event.usage] : []));
}

/** `dist/action.js` from a label, with GitHub on loopback. */
export async function measureAction(script: ModelReply[], inputs: Settings = {}): Promise<Measured> {
  await using world = await openWorld(script, { files, issue: { title: 'Discount codes', body: story }, inputs });
  // A runner of GitHub's has nothing compiled.
  await using job = await world.start(world.labeled(), { env: { NODE_DISABLE_COMPILE_CACHE: '1' } });
  const result = await job.done;
  const startedAt = performance.now() - result.durationMs;
  return {
    ...taken(world.model, startedAt),
    exitCode: result.exitCode,
    wholeMs: result.durationMs,
    peakMiB: result.peakRssBytes / 2 ** 20,
    run: result.run,
  };
}

interface Ended extends Measured {
  stdout: string;
}

interface Start {
  args: string[];
  cwd: string;
  environment?: Record<string, string>;
}

async function withModel(script: Script, start: (url: string) => Start): Promise<Ended> {
  await using model = await startModel(script, { apiKey: key });
  const { args, cwd, environment } = start(model.url);
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ANTHROPIC_API_KEY: key, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peakMiB = 0;
  const looking = setInterval(() => {
    peakMiB = Math.max(peakMiB, highWaterMiB(child.pid));
  }, 10);
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
    });
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(looking);
  const wholeMs = performance.now() - startedAt;
  if (exitCode !== 0) throw new Error(`${args[0]} exited ${exitCode}:\n${printed.stderr}`);
  return { ...taken(model, startedAt), exitCode, wholeMs, peakMiB, stdout: printed.stdout };
}

function taken(
  model: ScriptedModel,
  startedAt: number,
): Pick<Measured, 'firstRequestMs' | 'turnsMs' | 'requestBytes' | 'extends' | 'marks'> {
  const { requests } = model;
  return {
    firstRequestMs: (requests[0]?.at ?? Number.NaN) - startedAt,
    turnsMs: requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0)),
    requestBytes: requests.map(({ bytes }) => bytes.length),
    extends: model.extensions(),
    marks: model.marks(),
  };
}

/** A repository with the task in one commit; `more` adds files or takes the place of some. */
export function repository(more: Record<string, string> = {}): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const [name, text] of Object.entries({ ...files, 'story.md': story, ...more })) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], { cwd: path });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Start');
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** `VmHWM`: the kernel's own record of the peak. */
function highWaterMiB(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has ended
  }
}

/** A command by itself, as a shell of ours would start it. */
export function commandMs(command: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    spawn('/bin/sh', ['-c', command], { stdio: 'ignore' }).on('close', () => resolve(performance.now() - startedAt));
  });
}

/** The task's test command by itself, red as it is at the start. */
export async function testMs(): Promise<number> {
  using folder = repository();
  // Awaited here: the folder must live until the command has ended.
  return await commandMs(`cd ${folder.path} && ${testCommand}`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? Number.NaN) + (sorted[Math.ceil(middle - 0.5)] ?? Number.NaN)) / 2;
}
