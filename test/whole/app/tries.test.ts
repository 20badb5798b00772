// @module-tag full

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobKey } from '../../../src/store/queue.ts';
import { labelEvent } from '../../support/github-events.ts';
import type { ModelReply, ModelRequest } from '../../support/model.ts';
import { until } from '../../support/processes.ts';
import { stretched } from '../../support/slow-machine.ts';
import { repository } from '../../support/world.ts';
import { type JobWorld, openJobWorld, secondTry } from './job-world.ts';
import { looksUntouched } from './looks-untouched.ts';

const job = async ({ store }: JobWorld) =>
  await store.db.selectFrom('jobs').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
const told = ({ github, app }: JobWorld, number: number) =>
  (github.state.repositories.get(repository)?.issues.get(number)?.comments ?? []).filter(
    ({ user }) => user === app.bot,
  );
const called = ({ github }: JobWorld, operation: string) =>
  github.calls.filter((call) => call.operation === operation).length;

/** Right where a hint asks for it, else another wrong factor each time. */
function hintedTry({ body }: ModelRequest): ModelReply {
  const text = JSON.stringify(body.messages.at(-1)?.content ?? '');
  if (text.includes('tool_result')) return { text: 'Done: all tests pass.' };
  const isRight = text.includes('use 0.9');
  const retry = Number(/retry (\d) of/.exec(text)?.[1] ?? 0);
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${isRight ? '0.9' : `0.8${retry}`} : amount;\n}\n`;
  return { calls: [{ name: 'write', input: { file_path: 'src/price.js', content } }] };
}
/** The model never answers one request: a worker is at it for sure when something happens to it, however long that takes to come. */
const silentAt = (number: number) => async (request: ModelRequest, index: number) => {
  if (index === number - 1) await new Promise(() => {});
  return secondTry(request);
};
const environment = { REDGREEN_MAX_ITERATIONS: '2' };
/** No worker is lost here, and on a busy machine none is taken for it. */
const patient = { leaseMs: 60_000 };

test('workers are told to end while GitHub is asked who may, in an attempt and while the end is told: each time another one goes on', async () => {
  const asked = 'repos/get-collaborator-permission-level';
  await using world = await openJobWorld({ script: silentAt(3) });
  world.github.faults.add({ call: asked, kind: { slowMs: 1_500 } });
  world.github.faults.add({ call: 'issues/add-labels', kind: { slowMs: 1_500 } });
  const issue = await world.label();
  const first = await world.worker(patient);
  await until(() => called(world, asked) === 1, 'GitHub is asked who may');
  first.child.kill('SIGTERM');
  await first.exited;
  expect(await job(world)).toMatchObject({ state: 'queued', tries: 0 });

  const second = await world.worker(patient);
  await until(() => world.model.requests.length === 3, 'the second attempt is at work');
  const { generation } = await job(world);
  const third = await world.worker(patient);
  const from = performance.now();
  second.child.kill('SIGTERM');
  await until(async () => (await job(world)).generation > generation, 'the other one has claimed it');
  await second.exited;
  expect(performance.now() - from).toBeLessThan(stretched(5_000));

  await until(() => called(world, 'issues/add-labels') === 1, 'the first label is being set');
  third.child.kill('SIGTERM');
  await third.exited;
  expect(await job(world)).toMatchObject({ state: 'queued' });
  await world.worker(patient);
  await world.idle();
  await looksUntouched(world, issue, 'SIGTERM');
  const pull = (await world.run(issue)).pull_request_number ?? 0;
  const labels = (number: number) => world.github.state.repositories.get(repository)?.issues.get(number)?.labels;
  expect([labels(issue), labels(pull)]).toEqual([['ai-passed'], ['ai-passed']]);
});

test('an issue with too many comments uses up the calls of one try: told once, the label is off, and no other try begins', async () => {
  await using world = await openJobWorld();
  const { number } = world.github.openIssue(repository, { title: 'Discount codes', user: 'mona' });
  for (let n = 0; n < 9000; n += 1) world.github.comment(repository, number, { user: 'stranger', body: '+1' });
  await world.enqueue(labelEvent(world.github, repository, number, 'ai-implement', 'mona'), number);
  await world.worker(patient);
  await world.idle();
  expect(await job(world)).toMatchObject({ state: 'failed', tries: 1 });
  expect(world.github.calls.filter(({ path }) => path.includes('/repos/')).length).toBeLessThanOrEqual(100);
  expect(told(world, number).map(({ body }) => body)).toEqual([expect.stringContaining('used up its calls to GitHub')]);
  expect(world.github.state.repositories.get(repository)?.issues.get(number)?.labels).toEqual([]);
});

test('only deaths without progress count: a run that got further once and then kills every worker at one point is dead after three; its comment says so as soon as GitHub hears it, and the next job of the issue runs', async () => {
  await using world = await openJobWorld({ script: hintedTry, environment });
  const issue = await world.label();
  const orders = { die: { [issue]: '(after checkpoint-pushed 1|before checkpoint-made 2)' }, every: true };
  for (const point of ['pushed 1', 'made 2', 'made 2', 'made 2']) {
    const worker = await world.worker(orders);
    await worker.exited;
    expect(worker.log()).toMatch(new RegExp(`dies at .*${point}\n`));
  }
  world.github.faults.add({ kind: { status: 502 }, times: 10_000 });
  const { child } = await world.worker();
  await until(async () => (await job(world)).not_before > new Date(Date.now() + 60_000).toISOString(), 'it was tried');
  expect(await job(world)).toMatchObject({ state: 'dead', tries: 3, buried_at: null });
  child.kill('SIGKILL');

  world.github.faults.clear();
  await world.store.db.updateTable('jobs').set({ not_before: new Date().toISOString() }).execute();
  const last = await world.worker();
  await until(async () => (await job(world)).buried_at !== null, 'it was told');
  expect(told(world, issue)).toHaveLength(1);
  expect(told(world, issue)[0]?.body).toContain('`error`');
  const run = await world.run(issue);
  expect(run).toMatchObject({ state: 'finished', outcome: 'error' });
  const [summary] = told(world, run.pull_request_number ?? 0);
  expect(summary?.body).toContain('was tried 3 times and broke its worker each time');

  await world.comment(issue, '/retry use 0.9');
  await world.idle();
  const runs = await world.store.db.selectFrom('runs').select('outcome').orderBy('started_at').execute();
  expect(runs.map(({ outcome }) => outcome)).toEqual(['error', 'passed']);
  expect(last.child.exitCode).toBeNull();
});

test('a stopped run takes off the label that its dead worker had not come to; one that was set since counts after the run that goes on', async () => {
  await using world = await openJobWorld();
  const stopped = await world.label();
  const cut = await world.label();
  const labels = (number: number) => world.github.state.repositories.get(repository)?.issues.get(number)?.labels;
  const die = { [stopped]: 'after run-started', [cut]: 'before checkpoint-made 1' };
  const { repository_id } = await job(world);
  await (await world.worker({ die })).exited;
  expect(labels(stopped)).toEqual(['ai-implement']);
  await world.queue.stop(jobKey(repository_id, stopped), 'mona asked for it');
  await (await world.worker({ die })).exited;
  await world.enqueue(labelEvent(world.github, repository, cut, 'ai-implement', 'mona'), cut);
  await world.worker();
  await world.idle();
  expect((await world.run(stopped)).outcome).toBe('cancelled');
  expect(labels(stopped)).toEqual([]);
  const runs = await world.store.db.selectFrom('runs').select('outcome').where('issue', '=', cut).execute();
  expect(runs).toEqual([{ outcome: 'passed' }, expect.anything()]);
  expect(labels(cut)).toEqual(['ai-passed']);
});

test('what a dead job left of its tree goes with the next run of any other; the tree of a run at another worker stays', async () => {
  const script = async (request: ModelRequest) => {
    if (JSON.stringify(request.body.messages[0]).includes('Slow')) await new Promise(() => {});
    return secondTry(request);
  };
  await using world = await openJobWorld({ script });
  const folders = () => readdirSync(join(world.folder, 'work'));
  const dead = await world.label();
  await world.work({ die: { [dead]: 'before checkpoint-made 1' }, every: true }, 1);
  expect(await job(world)).toMatchObject({ state: 'dead' });
  const [left] = folders();
  expect(left).toMatch(/-3$/);
  const slow = await world.label('Slow');
  await world.worker(patient);
  await until(() => world.model.requests.some(({ body }) => JSON.stringify(body).includes('Slow')), 'it is at work');
  const held = folders();
  expect(held).toHaveLength(1);
  expect(held).not.toContain(left);
  const next = await world.label('Next');
  await world.worker(patient);
  const { db } = world.store;
  const ended = () => db.selectFrom('runs').selectAll().where('issue', '=', next).executeTakeFirst();
  await until(async () => (await ended())?.outcome === 'passed', 'the other run has passed');
  await until(() => folders().length === 1, 'its own folder is gone');
  expect(folders()).toEqual(held);
  expect(slow).not.toBe(next);
});
