import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RedgreenError, type RunEvent, runStory } from '../../src/entry/lib.ts';
import { commitFolder } from '../../src/git/fixture-repository.ts';
import { doThenSay, startModel } from '../support/model.ts';
import { rightAtOnce, shopFiles } from '../support/world.ts';

let folder = '';
beforeEach(async () => {
  const source = mkdtempSync(join(tmpdir(), 'library-source-'));
  folder = join(mkdtempSync(join(tmpdir(), 'library-')), 'clone');
  for (const [path, text] of Object.entries(shopFiles)) {
    execFileSync('mkdir', ['-p', join(source, path, '..')]);
    writeFileSync(join(source, path), text);
  }
  await commitFolder(source, { into: folder });
  rmSync(source, { recursive: true });
  writeFileSync(join(folder, 'story.md'), '# Discount codes\n\nThe code TEN takes ten percent off.\n');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('another program runs a story, hears every event and gets the run', { tags: 'full' }, async () => {
  await using model = await startModel(doThenSay(rightAtOnce.calls, 'Done.'), { apiKey: 'sk-ant-library' });
  const heard: RunEvent['type'][] = [];
  const run = await runStory({
    story: 'story.md',
    directory: folder,
    settings: {
      'max-iterations': 1,
      review: false,
      'anthropic-api-key': 'sk-ant-library',
      'anthropic-base-url': model.url,
    },
    environment: { PATH: process.env.PATH },
    onEvent: (event) => void heard.push(event.type),
  });
  expect(run).toMatchObject({ outcome: 'passed', attemptCount: 1, maxIterations: 1 });
  expect(heard).toContain('checkpoint-pushed');
  expect(heard.at(-1)).toBe('run-finished');
  expect(execFileSync('git', ['branch', '--list', run.branch ?? ''], { cwd: folder }).toString()).toContain('discount');
  expect(readFileSync(join(folder, 'story.md'), 'utf8')).toContain('status: passed');
  const lines = readFileSync(join(folder, '.redgreen/runs', run.id, 'events.jsonl'), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line).type)).toEqual(heard);
});

test('what keeps a run from starting is one error with every problem', async () => {
  const started = runStory({ story: 'story.md', directory: folder, settings: { 'max-iterations': 11, modle: 'x' } });
  await expect(started).rejects.toThrow(RedgreenError);
  await expect(started).rejects.toThrow(/max-iterations[\s\S]*did you mean[\s\S]*anthropic-api-key/i);
});

test('an abort ends the run as cancelled and keeps its branch out of the way', { tags: 'full' }, async () => {
  await using model = await startModel([{ delayMs: 5_000, text: 'late' }], { apiKey: 'sk-ant-library' });
  const stop = new AbortController();
  const run = await runStory({
    story: 'story.md',
    directory: folder,
    settings: { review: false, 'anthropic-api-key': 'sk-ant-library', 'anthropic-base-url': model.url },
    environment: { PATH: process.env.PATH },
    signal: stop.signal,
    onEvent: (event) => {
      if (event.type === 'prompt-sent') stop.abort('enough');
    },
  });
  expect(run).toMatchObject({ outcome: 'cancelled', detail: 'enough' });
});
