import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStoryFile, storyState, writeStoryState } from '../../src/entry/story-status.ts';
import type { RecordedEvent } from '../../src/run/run.ts';
import { folderWith } from '../support/cli.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const at = '2026-11-24T10:00:00.000Z';

test('a branch that a person has made green is told as green, though no attempt was verified', () => {
  const state = storyState({ type: 'baseline-finished', verification: verificationOf('a'), seq: 4, at });
  expect(state).toEqual({ last_test_run: { passed: true, failures: 0, timestamp: at }, updated: at });
});

test('at the start a story names the branch that its run goes on from, or none', () => {
  const begun = { type: 'run-started', seq: 1, at } as RecordedEvent;
  expect(storyState(begun)).toMatchObject({ status: 'in-progress', branch: null });
  expect(storyState(begun, 'ai-implement/ten')).toMatchObject({ status: 'in-progress', branch: 'ai-implement/ten' });
});

test.each<[what: string, attempt: number, retry: number, count: number | undefined]>([
  ['the first attempt', 1, 0, undefined],
  ['another part of a cycle, or a rework', 3, 0, 0],
  ['one of its retries', 4, 1, undefined],
])('the retry count of a story starts from 0 again with %s', (_, number, retry, count) => {
  const attempt = { number, phase: { name: 'rework', rework: 1 }, retry, of: 3 } as const;
  expect(storyState({ type: 'attempt-started', attempt, seq: 5, at })?.implementation_retry_count).toBe(count);
  const retried = { type: 'retry-started', attempt, retry, of: 3, reason: 'red', seq: 5, at } as const;
  expect(storyState(retried)).toMatchObject({ implementation_retry_count: retry });
});

test('a file that a group may write stays one, whatever new files are', async () => {
  using folder = folderWith({ 'story.md': '# Ten\n' });
  const path = join(folder.path, 'story.md');
  chmodSync(path, 0o666);
  await writeStoryState(path, { status: 'passed' });
  expect(statSync(path).mode & 0o777).toBe(0o666);
});

test('states are written one after the other, and a file that is gone is told', async () => {
  using folder = folderWith({ 'story.md': '# Ten\n' });
  const path = join(folder.path, 'story.md');
  const warned: string[] = [];
  const result = (failures: number) => ({ last_test_run: { passed: false, failures, timestamp: at } });
  await using file = openStoryFile(path, (text) => warned.push(text));
  await Promise.all([1, 2, 3].map((failures) => file.update(result(failures), 'verification-finished')));
  expect(readFileSync(path, 'utf8')).toContain('failures: 3');
  await using gone = openStoryFile(join(folder.path, 'gone.md'), (text) => warned.push(text));
  await gone.update({ status: 'error' }, 'run-finished');
  expect(warned).toEqual([expect.stringContaining('the story file cannot be written: ENOENT')]);
});

test('a run that could not be recorded does not stand in its story as one that goes on', async () => {
  using folder = folderWith({ 'story.md': '# Ten\n' });
  const path = join(folder.path, 'story.md');
  const text = () => readFileSync(path, 'utf8');
  {
    await using file = openStoryFile(path, () => {});
    await file.update({ status: 'in-progress' }, 'run-started');
  }
  expect(text()).toContain('status: error');
  {
    await using file = openStoryFile(path, () => {});
    await file.update({ status: 'in-progress' }, 'run-started');
    await file.update({ status: 'passed' }, 'run-finished');
  }
  expect(text()).toContain('status: passed');
});
