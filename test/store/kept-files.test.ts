import { mkdir, mkdtemp, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { purgeRepositories } from '../../src/store/app-queries.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { prune } from '../../src/store/prune.ts';
import { defaultLimits, JobLostError } from '../../src/store/queue.ts';
import { openPgBossQueue } from '../../src/store/queue-engines.ts';
import { readReportInput, writeDiff } from '../../src/store/run-files.ts';
import { diffPaths, makeRunFolder } from '../../src/store/run-folder.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { keepFile, keptText, maxKeptBytes } from '../../src/store/shared-run-files.ts';
import { scratch } from '../support/fixtures.ts';
import { postgresDatabase } from '../support/shared.ts';
import { wholeRun } from './sample-run.ts';

const mebibyte = 1024 * 1024;
const redact = (text: string) => text;

const folder = scratch();

async function openWorld() {
  const url = await postgresDatabase('kept');
  return { url, store: await openStore(url), root: await mkdtemp(join(folder, 'worker-')) };
}

/** Records a run whose files are there, as a worker does; what it said. */
async function recordWithFiles(store: Store, root: string, runId = 'run-1', at = '2026-11-21T10:00:00Z') {
  const runDir = await makeRunFolder(root, runId);
  await mkdir(join(runDir, 'logs'));
  for (const name of ['setup', 'baseline', 'test-1', 'test-2'])
    await writeFile(join(runDir, 'logs', `${name}.log`), `${runId} wrote ${name}\n`);
  for (const attempt of [1, 2])
    await writeDiff(runDir, { attempt, sincePrevious: `since ${attempt}`, sinceBase: `base ${attempt}` });
  const said: string[] = [];
  const log = (text: string) => said.push(text);
  const recorder = await recordRun(store, runId, { redact, now: () => new Date(at), folder: runDir, log });
  for (const event of wholeRun(runId)) await recorder.append(event);
  return said;
}

const rowsOf = (store: Store) =>
  store.db.selectFrom('run_files').selectAll().orderBy('run_id').orderBy('path').execute();

test('what a worker wrote is read where there is no folder of the run', { tags: 'full' }, async () => {
  const { store, root } = await openWorld();
  await using _ = store;
  expect(await recordWithFiles(store, root)).toEqual([]);
  const elsewhere = await mkdtemp(join(folder, 'serve-'));
  for (const place of [elsewhere, undefined]) {
    const input = await readReportInput(store, 'run-1', { folder: place });
    expect(input?.logs.map(({ text }) => text)).toEqual(
      ['setup', 'baseline', 'test-1', 'test-2'].map((name) => `run-1 wrote ${name}\n`),
    );
    expect(input?.diffs).toEqual([
      { attempt: 1, sincePrevious: 'since 1', sinceBase: 'base 1' },
      { attempt: 2, sincePrevious: 'since 2', sinceBase: 'base 2' },
    ]);
  }
  // A worker here may have been killed while it wrote the file, and another machine has the run since.
  await writeFile(join(root, 'runs/run-1/logs/setup.log'), 'torn off, and not mas');
  expect((await readReportInput(store, 'run-1', { folder: root }))?.logs[0]?.text).toBe('run-1 wrote setup\n');
  await store.db.deleteFrom('run_files').execute();
  expect((await readReportInput(store, 'run-1', { folder: root }))?.logs[0]?.text).toBe('torn off, and not mas');
});

test('diffs are there when the tests begin: who ends them may be a worker without the diffs', async () => {
  const { store, root } = await openWorld();
  await using _ = store;
  const folder = await makeRunFolder(root, 'run-1');
  await writeDiff(folder, { attempt: 1, sincePrevious: 'since 1', sinceBase: 'base 1' });
  const recorder = await recordRun(store, 'run-1', { redact, now: () => new Date(), folder });
  const events = wholeRun('run-1');
  const begun = events.findIndex(({ type }) => type === 'verification-started');
  for (const event of events.slice(0, begun)) await recorder.append(event);
  expect(await rowsOf(store)).toEqual([]);
  await recorder.append(events[begun] ?? { type: 'warning', text: '' });
  expect((await rowsOf(store)).map(({ path }) => path)).toEqual(Object.values(diffPaths(1)).toSorted());
});

test('on SQLite the folder has it all, and the database no copy', async () => {
  const root = await mkdtemp(join(folder, 'one-'));
  await using store = await openStore(join(root, 'redgreen.db'));
  await recordWithFiles(store, root);
  expect(await rowsOf(store)).toEqual([]);
});

test('of a log of 400 MB head and tail are kept in one row, and it costs no memory', { tags: 'full' }, async () => {
  const { store, root } = await openWorld();
  await using _ = store;
  await recordWithFiles(store, root);
  const from = join(root, 'long.log');
  const size = 400 * mebibyte;
  await using file = await open(from, 'w');
  await file.truncate(size);
  await file.write('the first line\n', 0);
  await file.write('\nthe last line', size - 14);
  let peak = 0;
  const before = process.memoryUsage().rss;
  const looking = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  await keepFile(store, { runId: 'run-1', path: 'logs/long.log', from });
  clearInterval(looking);
  expect((peak - before) / mebibyte).toBeLessThan(128);

  const text = await keptText(store, 'run-1', 'logs/long.log', 64 * mebibyte);
  expect(text?.startsWith('the first line\n')).toBe(true);
  expect(text?.endsWith('\nthe last line')).toBe(true);
  const note = `\n… ${size - maxKeptBytes} bytes left out …\n`;
  expect(text?.indexOf(note)).toBe(maxKeptBytes / 2);
  expect(text?.length).toBe(maxKeptBytes + note.length);
  const [row, ...more] = (await rowsOf(store)).filter(({ path }) => path === 'logs/long.log');
  expect([row?.bytes, more]).toEqual([Buffer.byteLength(text ?? ''), []]);

  // A page asks for less: of what is kept again head and tail.
  const short = await keptText(store, 'run-1', 'logs/long.log', 100);
  expect(short).toMatch(/^the first line\n\0+\n… \d+ bytes left out …\n\0+\nthe last line$/);
});

test('a log that cannot be kept ends no run, and is said', async () => {
  const { store, root } = await openWorld();
  await using _ = store;
  await store.db.schema.dropTable('run_files').execute();
  const said = await recordWithFiles(store, root);
  expect(said).toHaveLength(8);
  expect(said[0]).toMatch(/^logs\/setup.log is not in the database: .*run_files/);
  const run = await store.db.selectFrom('runs').select('outcome').executeTakeFirst();
  expect(run).toEqual({ outcome: 'passed' });
});

test('whoever has lost the job keeps nothing, and takes nothing away', async () => {
  const { url, store, root } = await openWorld();
  await using _ = store;
  await recordWithFiles(store, root);
  const from = join(root, 'late.log');
  await writeFile(from, 'from the dead');
  await using queue = await openPgBossQueue(store, { url, log: () => {}, pollMs: 20 });
  const job = { repository: 'acme/shop', repository_id: 7, installation_id: 1, number: 1, payload: '{}' };
  await queue.enqueue({ ...job, kind: 'event' });
  const ended = new AbortController();
  const refused: unknown[] = [];
  await queue.work({
    worker: 'first',
    host: 'here',
    pid: 1,
    concurrency: 1,
    limits: defaultLimits,
    signal: ended.signal,
    log: () => {},
    async run({ guard }) {
      const keep = (path: string) => keepFile(store, { runId: 'run-1', path, from, guard });
      await keep('logs/ours.log');
      await store.db.updateTable('jobs').set({ generation: 2 }).execute();
      for (const path of ['logs/setup.log', 'logs/new.log'])
        refused.push(await keep(path).catch((error: unknown) => error));
      ended.abort();
      return { kind: 'done' };
    },
  });
  expect(refused).toEqual([expect.any(JobLostError), expect.any(JobLostError)]);
  expect(await keptText(store, 'run-1', 'logs/ours.log', 100)).toBe('from the dead');
  expect(await keptText(store, 'run-1', 'logs/setup.log', 100)).toBe('run-1 wrote setup\n');
  expect(await keptText(store, 'run-1', 'logs/new.log', 100)).toBeUndefined();
});

test('retention and the end of an installation take them away, and nobody else’s', { tags: 'full' }, async () => {
  const { store, root } = await openWorld();
  await using _ = store;
  await recordWithFiles(store, root, 'old-run', '2026-07-01T00:00:00Z');
  await recordWithFiles(store, root, 'gone-run');
  await recordWithFiles(store, root, 'kept-run');
  await store.db.updateTable('runs').set({ repository: 'acme/other' }).where('id', '=', 'kept-run').execute();
  const owners = async () => [...new Set((await rowsOf(store)).map(({ run_id }) => run_id))];
  await prune(store, { before: new Date('2026-08-01T00:00:00Z'), dryRun: true });
  expect(await owners()).toEqual(['gone-run', 'kept-run', 'old-run']);
  await prune(store, { before: new Date('2026-08-01T00:00:00Z') });
  expect(await owners()).toEqual(['gone-run', 'kept-run']);
  await purgeRepositories(store, { names: ['acme/shop'], ids: [] });
  expect(await owners()).toEqual(['kept-run']);
});
