/** The Action as a GitHub App, whose tokens are renewed, and with a token that dies before the run is over. */
// @module-tag full

import { expect, test } from 'vitest';
import { registerApp } from '../../support/github-app.ts';
import { until } from '../../support/processes.ts';
import {
  branch,
  done,
  openWorld,
  quick,
  quickFiles,
  repository,
  right,
  rightAtOnce,
  type World,
  wrong,
} from '../../support/world.ts';

const shop = { files: quickFiles, inputs: quick };
const minuteMs = 60_000;

test('with app-id and private-key the App writes and pushes, its tokens are renewed, and none outlives the job', async () => {
  await using world = await openWorld([wrong, done, right, done], shop);
  // Renewed five minutes before their end: each lives for two seconds of the run.
  const { app, bot, install } = registerApp(world.github, { tokenLifetimeMs: 5 * minuteMs + 2000 });
  install([repository], {
    permissions: { contents: 'write', issues: 'write', pull_requests: 'write', metadata: 'read' },
  });
  const inputs = { 'app-id': String(app.id), 'private-key': app.privateKey };
  const result = await world.label({ inputs });
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2', branch, 'pull-request-number': '2' });
  expect(world.at(2)).toMatchObject({ user: bot, labels: ['ai-passed'] });
  expect(app.minted.length).toBeGreaterThan(1);
  for (const { permissions, revoked } of app.minted) {
    expect(permissions).toEqual({ contents: 'write', issues: 'write', pull_requests: 'write', metadata: 'read' });
    expect(revoked).toBe(true);
  }
  for (const { token } of app.minted) expect(result.log + result.summary).not.toContain(token);
});

/** Of an App that Redgreen is not: nobody renews it. */
const plain = 'ghs_plainApp16C7e42F292c6912E7';
function giveToken({ github }: World) {
  const { bot } = registerApp(github);
  github.grant(repository, bot, 'write');
  github.addToken(plain, bot);
}

test.each([
  ['one without the other', { 'app-id': '4711' }, 'misconfigured', /private-key is empty/],
  ['a key that is none', { 'app-id': '4711', 'private-key': 'x' }, 'error', /Check the inputs app-id and private-key/],
])('%s is told, with what to do', async (_, inputs, outcome, words) => {
  await using world = await openWorld([], shop);
  const result = await world.label({ inputs });
  expect(result.outputs.outcome).toBe(outcome);
  expect(result.summary).toMatch(words);
  // By the job's own token, which the input has where nothing else is given.
  const { labels, reactions } = world.at(1);
  expect(labels).toEqual(['ai-failed']);
  expect(reactions.map(({ content }) => content)).toContain('confused');
  expect(world.told(1).map(({ body }) => body)).toEqual([expect.stringMatching(words)]);
});

test("a plain App token that dies: warned of at the start; comment and green work are brought home by the job's own", async () => {
  await using world = await openWorld((_request, index) => {
    if (index === 1) world.github.state.tokens.delete(plain);
    return index === 0 ? rightAtOnce : done;
  }, shop);
  giveToken(world);
  const result = await world.label({ inputs: { 'github-token': plain } });
  expect(result.log).toMatch(
    /valid for 60 minutes, but timeout-minutes is 60\. Give the inputs app-id and private-key/,
  );
  expect(result.log).toContain('GitHub no longer accepts github-token');
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '1', 'pull-request-number': '2' });
  expect(world.file('src/price.js')).toContain('0.9');
  expect(world.at(1).comments.at(-1)?.body).toContain('Redgreen · `passed`');
});

test("killed when a plain token was over: the post step ends the comment with the job's own token", async () => {
  let isOver = false;
  await using world = await openWorld((_request, index) => {
    if (index === 0) return wrong;
    world.github.state.tokens.delete(plain);
    isOver = true;
    return { calls: [{ name: 'bash', input: { command: 'sleep 60' } }] };
  }, shop);
  giveToken(world);
  await using job = await world.start(world.labeled(), { inputs: { 'github-token': plain } });
  await until(() => isOver, 'the end of the access');
  job.child.kill('SIGKILL');
  await job.done;
  const ending = await job.post();
  expect(world.at(1).comments.at(-1)?.body, ending.log).toContain('ended from outside');
  expect(world.at(1).labels).toEqual(['ai-failed']);
});

const large = { name: 'bash', input: { command: 'yes 0123456789 | head -c 1000000 > large.txt' } };

test('a plain App token that dies, and no other: the work is kept, and the outcome says so', async () => {
  await using world = await openWorld((_request, index) => {
    if (index === 1) world.github.state.tokens.delete(plain);
    return index === 0 ? { calls: [...rightAtOnce.calls, large] } : done;
  }, shop);
  giveToken(world);
  const result = await world.label({ inputs: { 'github-token': plain, 'job-token': '' } });
  expect(result.outputs).toMatchObject({ outcome: 'publish-failed', attempts: '1' });
  expect(result.run?.detail).toMatch(/kept as a patch: \S+work\.patch and on the job's page$/);
  const [, page = ''] = result.summary.split('## Work that is not on GitHub');
  expect(page).toContain('1 of 2 files do not fit on this page; work.patch has them.');
  expect(page).toMatch(/^\+.*amount \* 0\.9/m);
  expect(result.summary.length).toBeLessThan(2 ** 20);
});
