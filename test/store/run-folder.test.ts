import { readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as plainTest } from 'vitest';
import { isRunId, openRunFolder, readEvents } from '../../src/store/run-folder.ts';
import { opened, scratch } from '../support/fixtures.ts';
import { started } from './sample-run.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');
const options = { redact: (text: string) => text, now };
const open = async () => openRunFolder(scratch(), 'run-1', options);
const test = plainTest.extend<{ folder: Awaited<ReturnType<typeof open>> }>({ folder: opened(open) });

test('an event is in the file, numbered and stamped, when append resolves', async ({ folder }) => {
  const recorded = await folder.append(started('run-1'));
  expect(recorded).toMatchObject({ seq: 1, at: '2026-11-21T10:00:00.000Z', type: 'run-started' });
  const { events } = await readEvents(join(folder.path, 'events.jsonl'));
  expect(events).toEqual([recorded]);
  expect(folder.run().id).toBe('run-1');
});

test('appends that start together keep their order and leave no gap', async ({ folder }) => {
  await folder.append(started('run-1'));
  const texts = Array.from({ length: 20 }, (_, index) => `warning ${index}`);
  const recorded = await Promise.all(texts.map((text) => folder.append({ type: 'warning', text })));
  expect(recorded.map((event) => event.seq)).toEqual(texts.map((_, index) => index + 2));
  expect(folder.run().warnings).toEqual(texts);
});

test('run.json is the fold of the events and is replaced as a whole', async ({ folder }) => {
  await folder.append(started('run-1'));
  await folder.append({ type: 'run-finished', outcome: 'no-changes', detail: 'nothing' });
  const text = await readFile(join(folder.path, 'run.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(folder.run())));
  expect(JSON.parse(text)).toMatchObject({ format: 1, outcome: 'no-changes' });
});

test('what a crash tore off the end is cut, and the run goes on after the last whole event', async () => {
  const root = scratch();
  const path = join(root, 'runs/run-1/events.jsonl');
  {
    await using folder = await openRunFolder(root, 'run-1', options);
    await folder.append(started('run-1'));
    await folder.append({ type: 'warning', text: 'kept' });
    await folder.append({ type: 'warning', text: 'torn' });
  }
  await truncate(path, (await stat(path)).size - 5);
  await using folder = await openRunFolder(root, 'run-1', options);
  expect(folder.run().warnings).toEqual(['kept']);
  expect(await folder.append({ type: 'warning', text: 'next' })).toMatchObject({ seq: 3 });
  expect((await readEvents(path)).events).toHaveLength(3);
});

test('a secret never reaches the file, wherever in the event it stands', async () => {
  const root = scratch();
  const redact = (text: string) => text.replaceAll('hunter2', '***');
  await using folder = await openRunFolder(root, 'run-1', { redact, now });
  await folder.append({ ...started('run-1'), settings: { prices: { value: { a: ['hunter2'] }, source: 'file' } } });
  const recorded = await folder.append({ type: 'warning', text: 'password hunter2' });
  expect(recorded).toMatchObject({ text: 'password ***' });
  expect(await readFile(join(folder.path, 'events.jsonl'), 'utf8')).not.toContain('hunter2');
  expect(await readFile(join(folder.path, 'run.json'), 'utf8')).not.toContain('hunter2');
});

test.each(['../../etc', 'a/b', 'a\0b', '', '.', 'A-b', 'x'.repeat(65), '-abc'])('no path from %j', async (id) => {
  expect(isRunId(id)).toBe(false);
  await expect(openRunFolder(scratch(), id, options)).rejects.toThrow(/not a run id/);
});
