// @module-tag full

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventsOf } from '../../../src/store/read.ts';
import type { ModelReply, ModelRequest } from '../../support/model.ts';
import { until } from '../../support/processes.ts';
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

/** Right at the fourth retry, and another wrong factor before. */
function fifthTry({ body }: ModelRequest): ModelReply {
  const text = JSON.stringify(body.messages.at(-1)?.content ?? '');
  if (text.includes('tool_result')) return { text: 'Done: all tests pass.' };
  const retry = Number(/retry (\d) of/.exec(text)?.[1] ?? 0);
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${retry === 4 ? '0.9' : `0.8${retry}`} : amount;\n}\n`;
  return { calls: [{ name: 'write', input: { file_path: 'src/price.js', content } }] };
}
const environment = { REDGREEN_MAX_ITERATIONS: '4' };
/** No worker is lost here, and on a busy machine none is taken for it. */
const patient = { leaseMs: 60_000 };

test('a long run that loses its worker at every attempt goes on: only deaths without progress count', async () => {
  await using world = await openJobWorld({ script: fifthTry, environment });
  const issue = await world.label();
  const died = await world.work({ die: { [issue]: 'after checkpoint-pushed \\d' }, every: true }, 1);
  expect(died).toEqual([1, 2, 3, 4, 5].map((attempt) => `after checkpoint-pushed ${attempt}`));
  expect(await job(world)).toMatchObject({ state: 'done', generation: 6, tries: 2 });
  expect(await world.run(issue)).toMatchObject({ outcome: 'passed', attempt_count: 5, retry_count: 4 });
  expect(world.commits(issue)).toHaveLength(5);
});

test('a run that got further twice and then kills every worker at one point is dead after three deaths there', async () => {
  await using world = await openJobWorld({ script: fifthTry, environment });
  const issue = await world.label();
  const points = '(after checkpoint-pushed [12]|before checkpoint-made 3)';
  const died = await world.work({ die: { [issue]: points }, every: true }, 1);
  expect(died.filter((point) => point.startsWith('after'))).toHaveLength(2);
  expect(died.filter((point) => point === 'before checkpoint-made 3')).toHaveLength(3);
  expect(await job(world)).toMatchObject({ state: 'dead', tries: 3 });
  await until(() => told(world, issue)[0]?.body.includes('`error`') === true, 'the comment has its end');
});

test('told to end while it asks who may: the job is handed over, and not lost', async () => {
  await using world = await openJobWorld();
  const asked = 'repos/get-collaborator-permission-level';
  world.github.faults.add({ call: asked, kind: { slowMs: 1_500 } });
  const issue = await world.label();
  const first = await world.worker(patient);
  await until(() => called(world, asked) === 1, 'GitHub is asked who may');
  first.child.kill('SIGTERM');
  await first.exited;
  expect(await job(world)).toMatchObject({ state: 'queued', tries: 0 });
  await world.worker(patient);
  await world.idle();
  await looksUntouched(world, issue, 'SIGTERM');
});

test('told to end while it tells GitHub the end: another worker tells the rest', async () => {
  await using world = await openJobWorld();
  world.github.faults.add({ call: 'issues/add-labels', kind: { slowMs: 1_500 } });
  const issue = await world.label();
  const first = await world.worker(patient);
  await until(() => called(world, 'issues/add-labels') === 1, 'the first label is being set');
  first.child.kill('SIGTERM');
  await first.exited;
  expect(await job(world)).toMatchObject({ state: 'queued' });
  await world.worker(patient);
  await world.idle();
  await looksUntouched(world, issue, 'SIGTERM');
  const pull = (await world.run(issue)).pull_request_number ?? 0;
  const labels = (number: number) => world.github.state.repositories.get(repository)?.issues.get(number)?.labels;
  expect([labels(issue), labels(pull)]).toEqual([['ai-passed'], ['ai-passed']]);
});

test('GitHub is away when the run ends: the end is told as soon as it is back, and the run is not done again', async () => {
  await using world = await openJobWorld({
    script: async (request) => {
      const reply = secondTry(request);
      if ('text' in reply && request.body.messages.length > 3) {
        world.github.faults.add({ call: 'issues/update-comment', kind: { status: 502 }, times: 20 });
      }
      return reply;
    },
  });
  const issue = await world.label();
  await world.worker(patient);
  await world.idle();
  const run = await world.run(issue);
  expect(run).toMatchObject({ outcome: 'passed', attempt_count: 2 });
  expect(told(world, issue)[0]?.body).toContain('`passed`');
  const events = await eventsOf(world.store, run.id);
  expect(events.filter(({ type }) => type === 'run-finished')).toHaveLength(1);
});

test('who may is asked again where GitHub did not say, and refused only the last time', async () => {
  await using world = await openJobWorld();
  world.github.faults.add({ call: 'repos/get-collaborator-permission-level', kind: { status: 502 }, times: 4 });
  const issue = await world.label();
  await world.worker(patient);
  await world.idle();
  expect(await world.run(issue)).toMatchObject({ outcome: 'passed' });
  expect(told(world, issue).filter(({ body }) => body.includes('`error`'))).toEqual([]);
});

test('a dead run whose end could not be told is told later, by whichever worker is there', async () => {
  await using world = await openJobWorld();
  const issue = await world.label();
  const orders = { die: { [issue]: 'after agent-finished 1' }, every: true };
  for (const _try of [1, 2, 3]) {
    const worker = await world.worker(orders);
    await worker.exited;
  }
  world.github.faults.add({ kind: { status: 502 }, times: 10_000 });
  const { child } = await world.worker();
  await until(async () => (await job(world)).not_before > new Date(Date.now() + 60_000).toISOString(), 'it was tried');
  await sleep(500);
  expect(await job(world)).toMatchObject({ state: 'dead', buried_at: null });
  child.kill('SIGKILL');

  world.github.faults.clear();
  await world.store.db.updateTable('jobs').set({ not_before: new Date().toISOString() }).execute();
  await world.worker();
  await until(async () => (await job(world)).buried_at !== null, 'it was told');
  expect(told(world, issue)).toHaveLength(1);
  expect(told(world, issue)[0]?.body).toContain('was tried 3 times and broke its worker each time');
});
