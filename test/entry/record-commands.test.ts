// @module-tag full

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { RunEvent } from '../../src/run/run.ts';
import { openStore } from '../../src/store/database.ts';
import { writeDiff } from '../../src/store/run-files.ts';
import { makeRunFolder } from '../../src/store/run-folder.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { sampleReport } from '../report/sample-report.ts';
import { wholeRun } from '../store/sample-run.ts';
import { runCli, startCli } from '../support/cli.ts';
import { scratch } from '../support/fixtures.ts';

const clone = scratch();

beforeAll(async () => {
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
  await writeFile(join(folder, 'logs/agent-2.log'), 'The discount is rounded now.\n');
  for (const diff of report.diffs) await writeDiff(folder, diff);
}

const redgreen = (...args: string[]) => runCli(clone, ...args);

test('runs lists them newest first, as lines and as JSON', async () => {
  const { code, out } = await redgreen('runs');
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(
    /^20261120-090000-bbbbbbbbbb +2026-11-20 09:00 +failed +3 .*#42 Add a discount of ten percent$/,
  );
  expect(lines[1]).toMatch(/^20261101-090000-aaaaaaaaaa +2026-11-01 09:00 +passed +2 /);
  const rows = JSON.parse((await redgreen('runs', '--json', '--outcome', 'passed')).out);
  expect(rows).toMatchObject([
    { id: '20261101-090000-aaaaaaaaaa', attempt_count: 2, retry_count: 1, max_iterations: 3 },
  ]);
});

test('runs filters, and says what it does not understand', async () => {
  expect((await redgreen('runs', '--since', '2026-11-10')).out).not.toContain('aaaaaaaaaa');
  expect(await redgreen('runs', '--outcome', 'rejected')).toMatchObject({
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

test('show tells why it ended; --json is run.json', async () => {
  const { code, out } = await redgreen('show');
  expect(code).toBe(0);
  expect(out).toContain('Failed after 3 attempts (failed)\n1 test failing (discount takes ten percent off)\n');
  const run = JSON.parse((await redgreen('show', '20261120', '--json')).out);
  const file = await readFile(join(clone, '.redgreen/runs/20261120-090000-bbbbbbbbbb/run.json'), 'utf8');
  expect(run).toEqual(JSON.parse(file));
});

test('a run that is not there, and one that is not in a clone', async () => {
  expect(await redgreen('show', '2027')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no run 2027\b.*\nfix: `redgreen runs` lists the runs/),
  });
  expect(await redgreen('show', '../../etc')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no run can have this id'),
  });
  const elsewhere = scratch();
  expect(await runCli(elsewhere, 'runs')).toMatchObject({
    code: 2,
    err: expect.stringContaining('not a git repository'),
  });
  await mkdir(join(elsewhere, '.git'));
  expect(await runCli(elsewhere, 'show', 'latest')).toMatchObject({
    code: 2,
    err: expect.stringMatching(
      /^error\[not-found\] Not found: no run was recorded[\s\S]*`redgreen run story\.md` starts the first one/,
    ),
  });
  await expect(stat(join(elsewhere, '.redgreen'))).rejects.toThrow(/ENOENT/);
});

test('logs prints them without control characters; --raw as they are', async () => {
  const all = (await redgreen('logs')).out;
  expect(all).toContain(
    '── agent, retry 1/3 (logs/agent-2.log) ──\nThe discount is rounded now.\n── retry 1/3 (logs/test-2.log)',
  );
  expect(all).toContain('(logs/test-3.log)');
  const { out } = await redgreen('logs', 'latest', '--attempt', '2');
  expect(out).toContain('── retry 1/3 (logs/test-2.log) ──');
  expect(out).toContain('✖ cart › discount takes ten percent off');
  expect(out).not.toContain('\x1b');
  expect((await redgreen('logs', 'latest', '--attempt', '2', '--raw')).out).toContain('\x1b[31m✖ cart');
  expect(await redgreen('logs', 'latest', '--attempt', '9')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no such logs: run \S+ has those of attempts 1, 2, 3\nfix: `redgreen show/),
  });
  expect((await redgreen('diff', 'latest', '--attempt', '9')).err).toMatch(/no such diff: /);
  expect((await redgreen('compare', 'a', 'b')).err).toMatch(/no eval run a\nfix: `redgreen runs --evals`/);
});

test('diff is a patch: of an attempt, and of the run', async () => {
  expect((await redgreen('diff', 'latest', '--attempt', '2')).out).toContain('-  return sum * 0.8;');
  expect((await redgreen('diff')).out).toContain('-  return sum;');
  expect((await redgreen('diff', 'latest', '--attempt', '2', '--base')).out).toContain('-  return sum;');
});

test('open serves the page on loopback, only under its own path and name', async () => {
  const { child, ended } = startCli(clone, ['open']);
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
  expect((await ended).code).toBe(0);
});

test('prune removes what is older than asked, after a dry run that does not', async () => {
  const dry = await redgreen('prune', '--older-than', '2026-11-10', '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    out: '20261101-090000-aaaaaaaaaa\n',
    err: expect.stringContaining('Would remove 1 runs, eval runs and folders'),
  });
  expect((await redgreen('prune', '--older-than', '2026-11-10')).err).toMatch(
    /^Removed 1 runs, eval runs and folders from before 2026-11-10 00:00 UTC, /,
  );
  const nothing = { code: 0, out: '', err: 'Nothing to remove: no run is from before 2026-11-10 00:00 UTC.\n' };
  expect(await redgreen('prune', '--older-than', '2026-11-10')).toMatchObject(nothing);
  expect((await redgreen('runs')).out).not.toContain('aaaaaaaaaa');
});
