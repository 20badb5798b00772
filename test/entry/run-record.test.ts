import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRunRecord } from '../../src/entry/run-record.ts';
import type { RunEvent } from '../../src/run/run.ts';
import { listRuns } from '../../src/store/read.ts';
import { createRecorder } from '../../src/store/record.ts';
import { makeRunFolder } from '../../src/store/run-folder.ts';
import { keepOwner } from '../../src/store/run-owner.ts';
import { started } from '../store/sample-run.ts';

const id = '20261120-090000-aaaaaaaaaa';
const gone = '{"pid":1,"born":"another boot 1"}\n';

/** The folder of a run that no record has yet: with its first events, and what it works with. */
async function unrecorded(...more: RunEvent[]): Promise<{ root: string; folder: string } & AsyncDisposable> {
  const root = await mkdtemp(join(tmpdir(), 'record-'));
  const folder = await makeRunFolder(root, id);
  const lines: string[] = [];
  const journal = { write: async (event: object) => void lines.push(`${JSON.stringify(event)}\n`) };
  const recorder = createRecorder(journal, { redact: (text) => text, now: () => new Date() });
  await recorder.append(started(id));
  await recorder.append({ type: 'baseline-started' });
  for (const event of more) await recorder.append(event);
  await writeFile(join(folder, 'events.jsonl'), lines.join(''));
  await mkdir(join(folder, 'own.git'));
  return { root, folder, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) };
}

test('a first run that was killed before it made the record is taken into it, and what it worked with goes', async () => {
  await using left = await unrecorded();
  await writeFile(join(left.folder, 'owner.json'), gone);
  await using record = await openRunRecord(left.root, true);
  expect(await listRuns(record.store, { kinds: 'all' })).toMatchObject([{ id, state: 'running' }]);
  expect(existsSync(join(left.folder, 'own.git'))).toBe(false);
});

test('one that goes on writes its events itself', async () => {
  await using left = await unrecorded();
  await keepOwner(left.folder);
  await using record = await openRunRecord(left.root, true);
  expect(await listRuns(record.store, { kinds: 'all' })).toEqual([]);
  expect(existsSync(join(left.folder, 'own.git'))).toBe(true);
});

test('one whose events cannot be read keeps no other out', async () => {
  await using left = await unrecorded();
  const broken = await makeRunFolder(left.root, '20261120-080000-aaaaaaaaaa');
  await mkdir(join(broken, 'events.jsonl'));
  for (const folder of [broken, left.folder]) await writeFile(join(folder, 'owner.json'), gone);
  await using record = await openRunRecord(left.root, true);
  expect(await listRuns(record.store, { kinds: 'all' })).toMatchObject([{ id, state: 'running' }]);
});

test('one that has its end was in a record that was moved away, and is not written anew', async () => {
  await using left = await unrecorded({ type: 'run-finished', outcome: 'cancelled', detail: '' });
  await writeFile(join(left.folder, 'owner.json'), gone);
  await using record = await openRunRecord(left.root, true);
  expect(await listRuns(record.store, { kinds: 'all' })).toEqual([]);
});
