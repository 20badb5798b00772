/** `redgreen run` killed at any point: nothing that was told is lost, and the next start goes on. */

import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../src/run/run.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { readEvents, runFolderPath } from '../../src/store/run-folder.ts';
import { eventsOf } from '../../src/store/run-queries.ts';
import { type Folder, repositoryWith, runCli, startCli } from '../support/cli.ts';
import { startModel } from '../support/model.ts';
import { key, priceFiles, writes } from '../support/price-story.ts';
import { until } from '../support/processes.ts';

/** `make soak` has 200. */
const kills = Number(process.env.REDGREEN_KILLS ?? 3);
const long = { tags: ['full', 'soak'], timeout: 3_600_000 };

const story = '---\ntitle: Ten percent off # ours\nstatus: open\n---\n# Ten percent off\n';
const files = { ...priceFiles, 'story.md': story };

test(
  'a run killed at any point: every event that was told is in the record, the clone is as it was',
  long,
  async () => {
    using folder = repositoryWith(files);
    const head = folder.git('rev-parse', 'HEAD');
    const whole = await runOf(folder, undefined);
    expect(whole, whole.err).toMatchObject({ code: 0 });
    const at: string[] = [];
    for (let index = 0; index < kills; index++) {
      folder.write('story.md', story);
      const { told, signal } = await runOf(folder, ((index + 0.5) / kills) * whole.tookMs);
      if (signal !== 'SIGKILL') continue;
      const [first, last] = [told[0], told.at(-1)];
      at.push(last?.type ?? 'before the first event');
      expect(folder.git('rev-parse', 'HEAD')).toBe(head);
      expect(folder.git('status', '--porcelain', '--', '.', ':!story.md')).toBe('');
      expect(readFileSync(join(folder.path, 'story.md'), 'utf8')).toMatch(/^---\n[\s\S]*?\n---\n# Ten percent off\n$/);
      if (first?.type !== 'run-started') continue;
      const root = join(folder.path, '.redgreen');
      await using store = await openStore(join(root, 'redgreen.db'));
      const { events: filed } = await readEvents(join(runFolderPath(root, first.runId), 'events.jsonl'));
      const kept = [await eventsOf(store, first.runId), filed];
      for (const events of kept) expect(events.slice(0, told.length)).toEqual(told);
      await intact(store);
    }
    console.log(`run: killed at ${at.length} points, after ${[...new Set(at)].join(', ')}`);
    folder.write('story.md', story);
    expect(await runOf(folder, undefined)).toMatchObject({ code: 0 });
  },
);

test('a killed run is told as interrupted, and the next run of any clone clears what it worked with', {
  tags: 'full',
}, async () => {
  using folder = repositoryWith({ ...files, 'test.sh': 'sleep 60\n' });
  await using model = await startModel([], { apiKey: key });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  const { child, ended } = startCli(folder.path, ['run', 'story.md', '--progress', 'json'], environment);
  const id = await new Promise<string>((resolve) =>
    child.stderr?.once('data', (data) => resolve(JSON.parse(String(data).split('\n')[0] ?? '').runId)),
  );
  const runFolder = runFolderPath(join(folder.path, '.redgreen'), id);
  const link = join(runFolder, 'work');
  await until(() => existsSync(join(link, 'own.git')), 'the run has its own git folder');
  const worksIn = readlinkSync(link);
  // The first run of a clone makes the record beside its tests.
  await until(async () => / running /.test((await runCli(folder.path, 'runs')).out), 'the run is recorded');
  child.kill('SIGKILL');
  await ended;
  expect((await runCli(folder.path, 'runs')).out).toMatch(/ interrupted /);
  expect((await runCli(folder.path, 'show', id)).out).toMatch(/^interrupted: its process is gone, during: /m);
  using other = repositoryWith(files);
  await startCli(other.path, ['run', 'story.md', '--test-command', 'true'], environment).ended;
  // Where /var/tmp has no room it works in the clone's own folder, which no other clone knows.
  expect(existsSync(worksIn), worksIn).toBe(worksIn.startsWith(folder.path));
  await startCli(folder.path, ['run', 'story.md', '--test-command', 'true'], environment).ended;
  expect(existsSync(join(runFolder, 'own.git'))).toBe(false);
  expect(existsSync(worksIn), worksIn).toBe(false);
  expect(existsSync(join(runFolder, 'events.jsonl'))).toBe(true);
});

for (const [signal, cause] of [
  ['SIGINT', 'Ctrl-C'],
  ['SIGHUP', 'the end of its terminal'],
] as const)
  test(`${signal} is answered at once and named as the cause`, { tags: 'full' }, async () => {
    using folder = repositoryWith({ ...files, 'test.sh': 'sleep 60\n' });
    await using model = await startModel([], { apiKey: key });
    const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
    const { child, ended } = startCli(folder.path, ['run', 'story.md'], environment);
    await new Promise((resolve) => child.stderr?.once('data', resolve));
    child.kill(signal);
    const { code, err } = await ended;
    expect({ code, err }).toEqual({
      code: 130,
      err: expect.stringContaining('Stopping… (Ctrl-C again ends at once)\n'),
    });
    expect(err).toContain(`Stopped by ${cause}`);
    expect(err).not.toContain(signal);
  });

async function intact(store: Store): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
}

async function runOf(folder: Folder, killAfterMs: number | undefined) {
  await using model = await startModel([...writes('80'), ...writes('90')], { apiKey: key });
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url };
  const startedMs = performance.now();
  const { child, ended } = startCli(folder.path, ['run', 'story.md', '--progress', 'json'], environment);
  const kill = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const result = await ended;
  clearTimeout(kill);
  // The last line may be cut off.
  const lines = result.err.slice(0, result.err.lastIndexOf('\n') + 1).split('\n');
  const told = lines.filter((line) => line.startsWith('{')).map((line): RecordedEvent => JSON.parse(line));
  return { ...result, told, tookMs: performance.now() - startedMs };
}
