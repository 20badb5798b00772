import { expect, test } from 'vitest';
import { createRecorder, lateRecorder } from '../../src/store/record.ts';

const warning = { type: 'warning', text: 'told' } as const;
const recorder = () => createRecorder({ write: async () => {} }, { redact: (text) => text, now: () => new Date() });

test('a record is opened once, by the first event', async () => {
  let opened = 0;
  const kept = recorder();
  const open = async () => {
    opened++;
    return kept;
  };
  const late = lateRecorder(open);
  expect([opened, late.hasBegun()]).toEqual([0, false]);
  await expect(late.append(warning)).rejects.toThrow();
  await expect(late.append(warning)).rejects.toThrow();
  expect(opened).toBe(1);
});

test('of a record that cannot be opened the first event says why, and nothing has begun', async () => {
  const late = lateRecorder(async () => Promise.reject(new Error('the disk is gone')));
  await expect(late.append(warning)).rejects.toThrow('the disk is gone');
  expect(late.hasBegun()).toBe(false);
  expect(() => late.run()).toThrow('the run has no event yet');
});
