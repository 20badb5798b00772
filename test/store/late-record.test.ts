import { expect, test } from 'vitest';
import type { RecordedEvent, RunEvent } from '../../src/run/run.ts';
import { createRecorder, type Journal, lateJournal } from '../../src/store/record.ts';
import { started } from './sample-run.ts';

const options = { redact: (text: string) => text, now: () => new Date() };
const warning = { type: 'warning', text: 'told' } as const satisfies RunEvent;
const finished = { type: 'run-finished', outcome: 'cancelled', detail: 'Stopped.' } as const satisfies RunEvent;

/** A journal that is opened late, how often it was, and what it holds by then. */
function late() {
  const kept: RecordedEvent[] = [];
  const opened: Journal[] = [];
  const journal = lateJournal(async () => {
    const own = { write: async (event: RecordedEvent) => void kept.push(event) };
    opened.push(own);
    return own;
  });
  return { kept, opened, journal, recorder: createRecorder(journal, options) };
}

test('events are held until the journal is opened, then written once and in their order', async () => {
  const { kept, opened, journal, recorder } = late();
  await recorder.append(started('run'));
  await recorder.append(warning);
  expect([opened.length, kept.length, recorder.run().lastSeq]).toEqual([0, 0, 2]);
  journal.open();
  journal.open();
  await recorder.append(warning);
  expect(opened.length).toBe(1);
  expect(kept.map(({ seq, type }) => [seq, type])).toEqual([
    [1, 'run-started'],
    [2, 'warning'],
    [3, 'warning'],
  ]);
});

test('the last event of a run opens its journal', async () => {
  const { kept, recorder } = late();
  await recorder.append(started('run'));
  await recorder.append(finished);
  expect(kept.map(({ type }) => type)).toEqual(['run-started', 'run-finished']);
});

test('of a journal that cannot be opened the next event says why, and it is not kept', async () => {
  const journal = lateJournal(async () => Promise.reject(new Error('the disk is gone')));
  const recorder = createRecorder(journal, options);
  await recorder.append(started('run'));
  journal.open();
  await expect(recorder.append(warning)).rejects.toThrow('the disk is gone');
  expect(recorder.run().lastSeq).toBe(1);
});
