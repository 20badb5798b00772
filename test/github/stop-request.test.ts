import { expect } from 'vitest';
import type { AdmitOptions } from '../../src/github/admission-types.ts';
import { stopsSince, watchForStop } from '../../src/github/stop-request.ts';
import { labelEvent } from '../support/github-events.ts';
import { bot, issueOf, repository, type Shop, test } from './shop.ts';

function watchOver(shop: Shop, places: { number: number; wasOpen: boolean }[], since?: string) {
  let time = Date.now();
  const watch = watchForStop({ repo: shop.client, since, places: () => places, now: () => time });
  const ask = async (laterMs = 15_000) => {
    time += laterMs;
    return await watch.requested();
  };
  return { watch, ask };
}

test('closing stops a run; what was closed before it began does not', async ({ shop, github }) => {
  const second = github.openIssue(repository, { title: 'P', user: bot });
  const first = issueOf(shop.shop);
  first.state = 'closed';
  const { ask, watch } = watchOver(shop, [
    { number: second.number, wasOpen: true },
    { number: 1, wasOpen: false },
  ]);
  await expect(ask()).resolves.toBeUndefined();
  first.state = 'open';
  await expect(ask()).resolves.toBeUndefined();
  first.state = 'closed';
  await expect(ask()).resolves.toBe('#1 was closed');
  expect(watch.signal.reason).toBe('#1 was closed');
  // Ours was open when it was opened: it needs not to have been seen open.
  await expect(watchOver(shop, [{ number: 1, wasOpen: true }]).ask()).resolves.toBe('#1 was closed');
});

test('an issue that is deleted stops a run; one that was never there does not', async ({ shop }) => {
  const { ask } = watchOver(shop, [{ number: 1, wasOpen: true }]);
  await ask();
  const gone = () => shop.github.faults.add({ call: 'issues/get', kind: { status: 410 }, times: 1 });
  gone();
  await expect(ask()).resolves.toBe('#1 was deleted');
  gone();
  await expect(watchOver(shop, [{ number: 1, wasOpen: true }]).ask()).resolves.toBeUndefined();
});

test('a stop after 20 minutes is heard with the next question, and asking costs nothing', async ({ shop, github }) => {
  const { ask } = watchOver(shop, [{ number: 1, wasOpen: true }]);
  await ask();
  for (let asked = 0; asked < 80; asked++) await expect(ask()).resolves.toBeUndefined();
  expect(github.calls.filter(({ status }) => status !== 304).length).toBeLessThan(3);
  labelEvent(github, repository, 1, 'ai-stop', 'mona');
  await expect(ask()).resolves.toBe('the label ai-stop was set on #1');
  expect(shop.client.callsLeft()).toBe(70);
});

test('where something happens on the issue before each question a stop is heard all the same', async ({ shop }) => {
  const { ask } = watchOver(shop, [{ number: 1, wasOpen: true }]);
  for (let n = 0; n < 30; n++) {
    shop.github.comment(repository, 1, { user: 'mona', body: `${n}` });
    await expect(ask(5_000)).resolves.toBeUndefined();
  }
  labelEvent(shop.github, repository, 1, 'ai-stop', 'mona');
  await expect(ask(5_000)).resolves.toBe('the label ai-stop was set on #1');
});

test('GitHub that does not answer is no stop, and one is heard when it does', async ({ shop, github }) => {
  const { ask } = watchOver(shop, [{ number: 1, wasOpen: true }]);
  await ask();
  github.faults.add({ call: 'issues/get', kind: { status: 502 }, times: 3 });
  labelEvent(github, repository, 1, 'ai-stop', 'mona');
  for (let n = 0; n < 3; n++) await expect(ask()).resolves.toBeUndefined();
  await expect(ask()).resolves.toBe('the label ai-stop was set on #1');
});

const set = (shop: Shop) => labelEvent(shop.github, repository, 1, 'ai-stop', 'mona');
const takeOff = (shop: Shop, by: string) => {
  const issue = issueOf(shop.shop);
  issue.labels = issue.labels.filter((label) => label !== 'ai-stop');
  const at = shop.github.state.tick();
  issue.events.push({ id: 1, event: 'unlabeled', label: 'ai-stop', actor: by, at });
};

test.for<[string, (shop: Shop) => void, (shop: Shop) => void, string | undefined, string[]]>([
  ['set before the trigger: taken off', (shop) => void set(shop), () => {}, undefined, []],
  [
    'set while the run waited: heard, and left on',
    () => {},
    (shop) => void set(shop),
    'the label ai-stop was set on #1',
    ['ai-stop'],
  ],
  [
    'set while the run waited, and taken off by the run that it ended: heard',
    () => {},
    (shop) => {
      set(shop);
      takeOff(shop, bot);
    },
    'the label ai-stop was set on #1',
    [],
  ],
  [
    'set while the run waited, and taken off by a person: nothing',
    () => {},
    (shop) => {
      set(shop);
      takeOff(shop, 'mona');
    },
    undefined,
    [],
  ],
])('the label ai-stop, %s', async ([_name, before, after, wish, labels], { shop, github }) => {
  issueOf(shop.shop).labels = [];
  before(shop);
  const since = github.state.tick();
  after(shop);
  const { ask } = watchOver(shop, [{ number: 1, wasOpen: true }], since);
  await expect(ask(60_000)).resolves.toBe(wish);
  expect(issueOf(shop.shop).labels).toEqual(labels);
});

test('a stop counts from the event, else from the start of the job, and always if none is known', async ({ shop }) => {
  const { state, faults } = shop.github;
  const at = state.tick();
  const begun = state.tick();
  state.jobStarts.set('4713', begun);
  const url = `${shop.github.url}/${repository}/actions/runs/4713`;
  const since = async (event: object, isRepeated?: boolean) =>
    await stopsSince({ repo: shop.client, url, isRepeated } as AdmitOptions, event);
  expect([await since({ at }), await since({}), await since({ at }, true)]).toEqual([at, begun, begun]);
  faults.add({ call: 'actions/get-workflow-run', kind: { status: 403 } });
  expect(await since({})).toBe('');
});
