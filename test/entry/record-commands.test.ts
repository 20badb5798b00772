import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { RunEvent } from '../../src/run/run.ts';
import { openStore } from '../../src/store/database.ts';
import { writeDiff } from '../../src/store/run-files.ts';
import { makeRunFolder } from '../../src/store/run-folder.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { sampleReport } from '../report/sample-report.ts';
import { started, wholeRun } from '../store/sample-run.ts';
import { commandLine } from '../support/command-line.ts';
import { compiled } from '../support/compiled.ts';

let clone = '';

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'redgreen-cli-'));
  await mkdir(join(clone, '.git'));
  await mkdir(join(clone, 'src'));
  await record(
    '20261101-090000-aaaaaaaaaa',
    wholeRun('20261101-090000-aaaaaaaaaa', 2, 'passed'),
    '2026-11-01T09:00:00Z',
  );
  await record(
    '20261120-090000-bbbbbbbbbb',
    wholeRun('20261120-090000-bbbbbbbbbb', 3, 'failed'),
    '2026-11-20T09:00:00Z',
  );
});

/** A run of the clone with its logs and diffs; `at` is when each of its events happened. */
async function record(id: string, events: RunEvent[], at: string) {
  const root = join(clone, '.redgreen');
  const folder = await makeRunFolder(root, id);
  await using store = await openStore(join(root, 'redgreen.db'));
  const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date(at), folder });
  for (const event of events) await recorder.append(event);
  const report = sampleReport(recorder.run().attemptCount, 'failed');
  await mkdir(join(folder, 'logs'), { recursive: true });
  for (const log of report.logs) await writeFile(join(folder, log.path), log.text);
  for (const diff of report.diffs) await writeDiff(folder, diff);
}

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function start(args: string[], cwd = clone): ChildProcess {
  return spawn(process.execPath, [commandLine, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function ended(child: ChildProcess): Promise<Ended> {
  const texts = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => (texts.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (texts.err += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...texts })));
}

const redgreen = (...args: string[]) => ended(start(args));

test('runs lists them newest first, as lines and as JSON', { tags: 'full' }, async () => {
  const { code, out } = await redgreen('runs');
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^20261120-090000-bbbbbbbbbb +failed +3 attempts .*#42 Add a discount of ten percent$/);
  expect(lines[1]).toMatch(/^20261101-090000-aaaaaaaaaa +passed +2 attempts/);
  const rows = JSON.parse((await redgreen('runs', '--json', '--outcome', 'passed')).out);
  expect(rows).toMatchObject([
    { id: '20261101-090000-aaaaaaaaaa', attempt_count: 2, retry_count: 1, max_iterations: 3 },
  ]);
});

test('runs filters, and says what it does not understand', { tags: 'full' }, async () => {
  expect((await redgreen('runs', '--until', '2026-11-10')).out).not.toContain('bbbbbbbbbb');
  expect(await redgreen('runs', '--issue', '7')).toEqual({
    code: 0,
    out: '',
    err: 'No run matches; `redgreen runs` lists all.\n',
  });
  expect((await redgreen('runs', '--evals')).err).toMatch(/^No eval run was recorded here yet; /);
  expect(await redgreen('runs', '--outcome', 'green')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--outcome is green; allowed: passed,'),
  });
  expect(await redgreen('runs', '--since', 'yesterday')).toMatchObject({ code: 2, out: '' });
});

test('show tells why it ended; --json is run.json', { tags: 'full' }, async () => {
  const { code, out } = await redgreen('show', 'latest');
  expect(code).toBe(0);
  expect(out).toContain('Failed after 3 attempts (failed)\n1 test failing (discount takes ten percent off)\n');
  const run = JSON.parse((await redgreen('show', '20261120', '--json')).out);
  const file = await readFile(join(clone, '.redgreen/runs/20261120-090000-bbbbbbbbbb/run.json'), 'utf8');
  expect(run).toEqual(JSON.parse(file));
});

test('a run that is not there, and one that is not in a clone', { tags: 'full' }, async () => {
  expect(await redgreen('show', '2027')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no run 2027\b.*\nfix: `redgreen runs` lists the runs/),
  });
  for (const mistyped of ['latets', 'lastest'])
    expect((await redgreen('show', mistyped)).err).toContain(`no run ${mistyped}. Did you mean latest?`);
  expect((await redgreen('show', '20261120-o9')).err).toContain('Did you mean 20261120-090000-bbbbbbbbbb?');
  const nowhere = join(tmpdir(), 'redgreen-no-folder/x.html');
  expect(await redgreen('export', 'latest', '-o', nowhere)).toMatchObject({
    code: 2,
    err: expect.stringContaining('x.html cannot be written: its folder is missing'),
  });
  expect(await redgreen('show', '../../etc')).toMatchObject({ code: 2, err: expect.stringContaining('not a run id') });
  const elsewhere = await mkdtemp(join(tmpdir(), 'redgreen-none-'));
  expect(await ended(start(['runs'], elsewhere))).toMatchObject({
    code: 2,
    err: expect.stringContaining('not a git repository'),
  });
  await mkdir(join(elsewhere, '.git'));
  expect(await ended(start(['show', 'latest'], elsewhere))).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /^error\[not-found\] Not found: no run was recorded[\s\S]*`redgreen run story\.md` makes the first/,
    ),
  });
  await expect(stat(join(elsewhere, '.redgreen'))).rejects.toThrow(/ENOENT/);
});

test('logs prints them without control characters; --raw as they are', { tags: 'full' }, async () => {
  const { out } = await redgreen('logs', 'latest', '--attempt', '2');
  expect(out).toContain('── retry 1/3 (logs/test-2.log) ──');
  expect(out).toContain('✖ cart › discount takes ten percent off');
  expect(out).not.toContain('\x1b');
  expect((await redgreen('logs', 'latest', '--attempt', '2', '--raw')).out).toContain('\x1b[31m✖ cart');
  expect(await redgreen('logs', 'latest', '--attempt', '9')).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /no log of attempt 9; there are 1, 2, 3\nfix: `redgreen logs \S+ --attempt 3` shows the last/,
    ),
  });
  expect((await redgreen('diff', 'latest', '--attempt', '9')).err).toMatch(
    /no diff of attempt 9; .*\nfix: `redgreen diff \S+ --attempt \d`/,
  );
  expect((await redgreen('compare', 'a', 'b')).err).toMatch(/no eval run a\nfix: `redgreen runs --evals`/);
  expect((await redgreen('export', 'latest', '-o', 'no/such/run.html')).err).toContain('fix: Name a file in a folder');
});

test('diff is a patch: of an attempt, and of the run', { tags: 'full' }, async () => {
  expect((await redgreen('diff', 'latest', '--attempt', '2')).out).toContain('-  return sum * 0.8;');
  expect((await redgreen('diff', 'latest')).out).toContain('-  return sum;');
  expect((await redgreen('diff', 'latest', '--attempt', '2', '--base')).out).toContain('-  return sum;');
});

test('export writes the format that the ending names', { tags: 'full' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-export-'));
  for (const [name, start] of [
    ['run.html', '<!doctype html>'],
    ['run.md', '# Add a'],
    ['run.json', '{'],
    ['run.jsonl', '{"type":"run-started"'],
  ] as const) {
    expect(await redgreen('export', 'latest', '-o', join(folder, name))).toMatchObject({ code: 0, out: '' });
    expect(await readFile(join(folder, name), 'utf8')).toMatch(new RegExp(`^${start.replace(/[{}]/g, '\\$&')}`));
  }
  expect(await redgreen('export', 'latest', '-o', join(folder, 'run.foo'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('allowed endings: .html'),
  });
  await expect(stat(join(folder, 'run.foo'))).rejects.toThrow(/ENOENT/);
  expect(await redgreen('export', 'latest', '-o', join(folder, 'no/such/run.html'))).toMatchObject({ code: 2 });
});

test('open serves the page on loopback, only under its own path and name', { tags: 'full' }, async () => {
  const child = start(['open', 'latest']);
  const end = ended(child);
  const url = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data) => resolve(String(data).trim())),
  );
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Failed after 3 attempts');
  expect((await fetch(new URL('/', url))).status).toBe(404);
  const rebound = await new Promise<number | undefined>((resolve) => {
    request(url, { headers: { host: 'evil.example' } }, (response) => resolve(response.resume().statusCode)).end();
  });
  expect(rebound).toBe(404);
  child.kill('SIGINT');
  expect((await end).code).toBe(0);
});

test('logs --follow goes on until the run has ended', async () => {
  const id = '20261121-090000-cccccccccc';
  const events = wholeRun(id, 1, 'failed');
  const root = join(clone, '.redgreen');
  const folder = await makeRunFolder(root, id);
  await mkdir(join(folder, 'logs'));
  await using store = await openStore(join(root, 'redgreen.db'));
  const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date(), folder });
  await recorder.append(started(id));
  const child = start(['logs', id, '--follow']);
  const end = ended(child);
  await new Promise((resolve) => child.stderr?.once('data', resolve));
  await writeFile(join(folder, 'logs/test-1.log'), 'the test output\n');
  for (const event of events.slice(1)) await recorder.append(event);
  const { code, out, err } = await end;
  expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('Attempt 1: 1 failed, 2 passed') });
  expect(out).toBe('── initial (logs/test-1.log) ──\nthe test output\n');
});

test('prune removes what is older than asked, after a dry run that does not', { tags: 'full' }, async () => {
  const dry = await redgreen('prune', '--older-than', '2026-11-10', '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    out: '20261101-090000-aaaaaaaaaa\n',
    err: expect.stringContaining('Would remove 1 run'),
  });
  expect((await redgreen('prune', '--older-than', '2026-11-10')).err).toMatch(
    /^Removed 1 run from before 2026-11-10, /,
  );
  const nothing = { code: 0, out: '', err: 'Nothing to remove: no run is from before 2026-11-10.\n' };
  expect(await redgreen('prune', '--older-than', '2026-11-10')).toEqual(nothing);
  expect((await redgreen('runs')).out).not.toContain('aaaaaaaaaa');
});
