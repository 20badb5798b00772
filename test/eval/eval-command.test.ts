// @module-tag full

import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { runCli, startCli } from '../support/cli.ts';
import { scratch } from '../support/fixtures.ts';
import { startModel } from '../support/model.ts';
import { suiteOf } from './suite-command.ts';

const shipped = join(import.meta.dirname, '../../examples/stories');

test('each story is told as it ends: a failure with its error, worktree and request, an error kept apart; nothing is tried again', async () => {
  const folder = await suiteOf({ a: 'good', b: 'bad', c: 'good', d: 'good' });
  await rm(join(folder, 'stories/c.answers.jsonl'));
  const answers = join(folder, 'stories/d.answers.jsonl');
  await writeFile(answers, `${(await readFile(answers, 'utf8')).split('\n')[0]}\n`);
  const { code, out } = await runCli(folder, 'eval', 'stories', '--replay', '-o', 'results.json');
  const lines = out.split('\n');
  expect(lines[0]).toMatch(/^\[1\/4\] a ✅ \(\d+\.\ds\)$/);
  expect(lines[1]).toMatch(/^\[2\/4\] b ❌ \(\d+\.\ds\)$/);
  expect(lines[2]).toMatch(/^ {6}Failed: ./);
  expect(lines[4]).toBe('      Request: req_b_2');
  expect(out).toMatch(/\[3\/4\] c ⚠️ .*\n {6}Error: no answers were recorded for this story/);
  expect(out).toContain('the record has 1 answers, and this is call 2');
  expect(out.trimEnd().split('\n').at(-1)).toBe('Summary: 1 passed, 1 failed, 2 errors');
  expect(code).toBe(3);
  expect((await runCli(folder, 'eval', 'stories', '--replay', '--grep', 'write c')).code).toBe(6);
  const { summary } = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));
  expect(summary).toMatchObject({ failed: 1, errors: 2 });
  // The tree of a failure is there to be looked at.
  const worktree = /Worktree: (.+)/.exec(out)?.[1] ?? '';
  expect(await readFile(join(worktree, 'name.txt'), 'utf8')).toBe('bad\n');
  const runs = join(folder, '.redgreen/runs');
  const trees = (await readdir(runs)).filter((run) => existsSync(join(runs, run, 'tree')));
  expect(trees).toContain(worktree.split('/').at(-2));
});

test('hidden tests judge the tree that passed, and the agent never sees them', async () => {
  const folder = await suiteOf({ a: 'good' }, 'echo "half a cent is missing"; exit 1\n');
  const { code, out } = await runCli(folder, 'eval', 'stories/a.md', '--replay', '--json');
  expect(code).toBe(3);
  const { results, eval: run } = JSON.parse(out);
  expect(run).toMatchObject({ state: 'finished', suite: 'stories/a.md' });
  expect(results).toMatchObject([
    { storyId: 'a', status: 'failed', outcome: 'passed', attempts: 1, requestIds: ['req_a_1', 'req_a_2'] },
  ]);
  expect(results[0].error.message).toMatch(/^hidden tests failed/);
  expect(results[0].error.stack).toContain('half a cent is missing');
  expect(await readFile(join(results[0].worktree, 'extra.sh'), 'utf8')).toBe('true\n');
});

test('bad story files are all listed before anything runs', async () => {
  const folder = await suiteOf({ a: 'good' });
  await writeFile(join(folder, 'stories/x.md'), '---\nid: a b\ntimeout: never\n---\n# X\n');
  await writeFile(join(folder, 'stories/y.md'), 'no title\n');
  const { code, out, err } = await runCli(folder, 'eval', 'stories', '--replay');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('stories/x.md:2:1: id is "a b"');
  expect(err).toContain('stories/x.md:3:1: timeout-minutes is never');
  expect(err).toContain('stories/y.md: the story has no title');
  await expect(stat(join(folder, '.redgreen'))).rejects.toThrow(/ENOENT/);
});

test('without a key nothing runs, in one message', async () => {
  const folder = await suiteOf({ a: 'good', b: 'good' });
  const { code, err } = await runCli(folder, 'eval', 'stories');
  expect(code).toBe(2);
  expect(err.match(/anthropic-api-key/g)?.length).toBeGreaterThan(0);
  expect(err).not.toContain('[1/2]');
});

test('rerun --failed-only is a new, linked eval run; compare reads the record', async () => {
  const folder = await suiteOf({ a: 'good', b: 'bad' });
  await runCli(folder, 'eval', 'stories', '--replay');
  const answers = join(folder, 'stories/b.answers.jsonl');
  await writeFile(answers, (await readFile(answers, 'utf8')).replace('bad', 'good'));
  const again = await runCli(folder, 'rerun', 'latest', '--failed-only');
  expect(again).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\[1\/1\] b ✅/),
    err: expect.stringMatching(/runs 1 of 2 of \S+ again/),
  });

  await using store = await openStore(join(folder, '.redgreen/redgreen.db'));
  const { rows } = await sql<{
    id: string;
    parent_eval: string | null;
  }>`select id, parent_eval from evals order by started_at`.execute(store.db);
  expect(rows).toEqual([
    { id: expect.any(String), parent_eval: null },
    { id: expect.any(String), parent_eval: rows[0]?.id },
  ]);
  expect((await runCli(folder, 'compare', 'previous', 'latest')).out).toContain('▲ fixed  b  0 % → 100 %');
  expect(await runCli(folder, 'compare', 'latest', 'previous', '--gate')).toMatchObject({
    code: 3,
    err: 'Regression: b\n',
  });
  const listed = (await runCli(folder, 'runs', '--evals')).out.trimEnd().split('\n');
  expect(listed).toEqual([
    expect.stringMatching(
      new RegExp(`^${rows[1]?.id}  finished  1 passed, 0 failed  [\\d.]+ s +stories +anthropic +claude-sonnet-5-5 +–$`),
    ),
    expect.stringMatching(new RegExp(`^${rows[0]?.id}  finished  1 passed, 1 failed  `)),
  ]);
  expect(await runCli(folder, 'compare', 'nothing', 'latest')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^error\[not-found\] .*nothing\nfix: .*`redgreen runs --evals`/),
  });
  expect(await runCli(folder, 'rerun', 'latest', '--failed-only')).toMatchObject({
    code: 0,
    out: '',
    err: expect.stringContaining('Nothing to run again'),
  });
});

/** Of the whole suite one story in a merge's tests, the rest in `make soak`. */
for (const { part, only, least, retried, tags } of [
  { part: 'a story of the shipped suite', only: ['--grep', 'csv'], least: 1, retried: 1, tags: [] },
  { part: 'the shipped suite', only: [], least: 12, retried: 3, tags: ['variant'] },
])
  test(`${part} passes with its recorded answers, without key or network, with the same trees each time`, {
    tags,
  }, async () => {
    const folder = scratch();
    await cp(shipped, join(folder, 'stories'), { recursive: true });
    const args = ['eval', 'stories', '--replay', '--parallel', '2', '--json', ...only];
    const { code, out, err } = await runCli(folder, ...args);
    const { results, summary } = JSON.parse(out);
    const bad = results.filter(({ status }: { status: string }) => status !== 'passed');
    expect({ code, bad, err }).toMatchObject({ code: 0, bad: [] });
    expect(summary.passed).toBeGreaterThanOrEqual(least);
    const again = results.filter(({ attempts }: { attempts: number }) => attempts > 1);
    expect(again.length).toBeGreaterThanOrEqual(retried);
    const first = await readTrees(join(folder, '.redgreen/redgreen.db'));
    await rm(join(folder, '.redgreen'), { recursive: true });
    await runCli(folder, 'eval', 'stories', '--replay', '--grep', 'csv');
    expect(await readTrees(join(folder, '.redgreen/redgreen.db'))).toEqual(
      first.filter(({ repository }) => repository === 'js-csv-quotes'),
    );
  });

test('asked for real, each answer is kept for a replay, without the key', async () => {
  const folder = await suiteOf({ a: 'never asked' });
  const key = 'sk-ant-canary-0123456789';
  await using model = await startModel(
    [{ calls: [{ name: 'write', input: { file_path: 'name.txt', content: 'good\n' } }] }, { text: `Done, by ${key}.` }],
    { apiKey: key },
  );
  const { ended } = startCli(folder, ['eval', 'stories'], { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: model.url });
  expect(await ended).toMatchObject({ code: 0 });
  const [run = ''] = await readdir(join(folder, '.redgreen/runs'));
  const kept = await readFile(join(folder, '.redgreen/runs', run, 'answers.jsonl'), 'utf8');
  expect(kept).toContain('Done, by ***.');
  expect(kept).not.toContain(key);
  await writeFile(join(folder, 'stories/a.answers.jsonl'), kept);
  expect(await runCli(folder, 'eval', 'stories', '--replay')).toMatchObject({ code: 0 });
});

/** Story and tree of every attempt, in an order that does not depend on which run ended first. */
async function readTrees(path: string): Promise<{ repository: string; tree: string }[]> {
  await using store = await openStore(path);
  const { rows } = await sql<{ repository: string; tree: string }>`
    select r.repository, a.number, a.tree, a.result from runs r join attempts a on a.run_id = r.id
    order by r.repository, a.number`.execute(store.db);
  return rows;
}
