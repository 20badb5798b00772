/** Ends from outside: signals, a kill, the run's own deadline, a person's stop. */

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../support/cli.ts';
import type { GitHubEvent } from '../../support/github-events.ts';
import type { Script } from '../../support/model.ts';
import { alive, gone, longSleep, until } from '../../support/processes.ts';
import { stretched } from '../../support/slow-machine.ts';
import {
  branch,
  done,
  openWorld,
  quick,
  quickFiles,
  right,
  rightAtOnce,
  shopFiles,
  type World,
  wrong,
} from '../../support/world.ts';

const shop = { files: quickFiles, inputs: { ...quick, 'max-iterations': '1' } };

const bash = (command: string) => ({ calls: [{ name: 'bash', input: { command } }] });

/** Interrupts a job at a moment; how it ended, and how long that took. */
async function interrupted(world: World, moment: () => boolean) {
  await using job = await world.start(world.labeled());
  await until(moment, 'the moment to interrupt');
  const from = performance.now();
  job.child.kill('SIGINT');
  const result = await job.done;
  return { result, tookMs: performance.now() - from };
}

test('SIGINT while the agent works: its processes are dead, its work is pushed, the comment and the outputs say so', async () => {
  const mark = longSleep();
  await using world = await openWorld([wrong, bash(`setsid ${mark} & ${mark}`), done], shop);
  const { result, tookMs } = await interrupted(world, () => alive(mark).length > 1);
  await gone(mark);
  expect(tookMs).toBeLessThan(stretched(5000));
  expect(result.outputs).toMatchObject({ outcome: 'cancelled', attempts: '1', branch });
  expect(result.exitCode).toBe(1);
  expect(world.head()).toBe(result.outputs['head-sha']);
  expect(world.file('src/price.js')).toContain('0.8');
  const said = world.told(2)[0]?.body ?? world.told(1)[0]?.body ?? '';
  expect(said).toContain('### Redgreen · Cancelled');
  expect(said).toContain('SIGINT');
  expect(world.at(1).labels).toEqual([]);
});

test('SIGINT before the run has begun', { tags: 'full' }, async () => {
  await using world = await openWorld([], shop);
  const early = await interrupted(world, () => world.github.calls.length > 0);
  expect(early.tookMs).toBeLessThan(stretched(5000));
  expect(early.result.outputs.outcome).toBe('cancelled');
  expect(world.told(1).map(({ body }) => body)).toEqual([expect.stringContaining('### Redgreen · Cancelled')]);
  expect(world.model.requests).toEqual([]);
});

test('SIGKILL: the post step brings the comments to exactly one end, and nothing is left alive', async () => {
  const mark = longSleep();
  const script: Script = [wrong, done, bash(mark), done];
  await using world = await openWorld(script, shop);
  await using job = await world.start(world.labeled());
  await until(() => alive(mark).length > 0, 'the second attempt');
  job.child.kill('SIGKILL');
  const killed = await job.done;
  expect(killed.signal).toBe('SIGKILL');
  await gone(mark);
  expect(world.told(1)[0]?.body).toContain('working on #1');

  const post = await job.post();
  expect(post.exitCode).toBe(0);
  const ends = () =>
    [...world.told(1), ...world.told(2)]
      .filter(({ body }) => body.includes('"state":"finished"'))
      .map(({ body }) => body);
  expect(ends()).toHaveLength(2);
  expect(world.told(1)).toHaveLength(1);
  expect(world.told(2)).toHaveLength(1);
  expect(world.told(2)[0]?.body).toContain('### Redgreen · Ended by an error');
  expect(world.told(2)[0]?.body).toContain('ended from outside');
  expect(world.told(2)[0]?.body).toContain('| initial |');
  expect(world.at(1).labels).toEqual(['ai-failed']);
  // The first attempt was on the remote before the second began.
  expect(world.commits()).toHaveLength(1);

  await job.post();
  expect(ends()).toHaveLength(2);
  expect(world.told(1)).toHaveLength(1);
});

/** A job that is killed before it has saved its state, and its post step. */
async function killedEarly(world: World, event: GitHubEvent, moment: () => boolean = () => true): Promise<void> {
  await using job = await world.start(event);
  await until(moment, 'the moment to kill');
  job.child.kill('SIGKILL');
  await job.done;
  // As if it had been killed a moment earlier.
  for (const name of readdirSync(job.temp).filter((each) => each.startsWith('redgreen-state-')))
    rmSync(join(job.temp, name));
  expect((await job.post()).exitCode).toBe(0);
}

/** What the issue is told, without what only programs read. */
const saidBelow = (world: World) => world.told(1).map(({ body }) => body.replace(/<!--[^\n]*-->\n?/g, ''));

test('killed before there was a run: the post step answers what was asked, once, and takes the label off', {
  tags: 'full',
}, async () => {
  await using world = await openWorld([], shop);
  const said = () => saidBelow(world);
  const ended = expect.stringMatching(/^Redgreen · `error` · The process was ended from outside/);
  await killedEarly(world, world.labeled());
  expect(said()).toEqual([ended]);
  expect(world.at(1).labels).toEqual(['ai-failed']);

  // The comment that said that the run begins is the one that says how it ended.
  await killedEarly(world, world.labeled(), () => world.told(1).length > 1);
  expect(said()).toEqual([ended, ended]);
  expect(world.told(1)[1]?.body).toMatch(/"state":"finished".*"outcome":"error"/);
  expect(world.at(1).labels).toEqual(['ai-failed']);

  // With what it had saved by then.
  await using late = await world.start(world.labeled());
  const saved = () => readdirSync(late.temp).some((name) => name.startsWith('redgreen-state-'));
  await until(saved, 'the state of the run');
  late.child.kill('SIGKILL');
  await late.done;
  const ending = await late.post();
  expect(ending.exitCode, ending.log).toBe(0);
  expect(said().at(-1), ending.log).toContain('ended from outside');
  expect(world.at(1).labels).toEqual(['ai-failed']);

  expect(world.model.requests).toEqual([]);
});

test('killed, and no post step came: its job is over, so the label goes on and ends the old comment; after an end of its own the post step writes nothing', {
  tags: 'full',
}, async () => {
  const mark = longSleep();
  await using world = await openWorld([wrong, done, bash(mark), right, done], shop);
  {
    await using job = await world.start(world.labeled());
    await until(() => alive(mark).length > 0, 'the second attempt');
    job.child.kill('SIGKILL');
    await job.done;
  }
  await using next = await world.start(world.labeled(), { env: { GITHUB_RUN_ID: '4712' } });
  expect((await next.done).outputs).toMatchObject({ outcome: 'passed', branch, 'pull-request-number': '2' });
  expect(world.told(1)[0]?.body).toMatch(/"state":"finished".*"outcome":"error"/);
  expect(world.told(1).filter(({ body }) => body.includes('"state":"running"'))).toEqual([]);
  const calls = world.github.calls.length;
  expect((await next.post()).exitCode).toBe(0);
  expect(world.github.calls.length).toBe(calls);
});

test('an issue and its pull request take turns: the younger /retry waits, says so, and goes on from what the older one left', {
  tags: 'full',
}, async () => {
  const waits = () => world.told(2).some(({ body }) => body.includes('the run is waiting'));
  const script: Script = async (_request, index) => {
    if (index === 2) await until(waits, 'the younger run to wait');
    return [wrong, done, right][index] ?? done;
  };
  await using world = await openWorld(script, { ...shop, inputs: { ...quick, 'max-iterations': '0' } });
  await world.label();
  await using older = await world.start(world.commented(1, '/retry'), { env: { GITHUB_RUN_ID: '4712' } });
  await until(() => world.model.requests.length > 2, 'the older run at work');
  await using younger = await world.start(world.commented(2, '/retry'), { env: { GITHUB_RUN_ID: '4713' } });
  expect((await older.done).outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect((await younger.done).outputs).toMatchObject({ outcome: 'passed', attempts: '0', 'pull-request-number': '2' });
  const all = [...world.told(1), ...world.told(2)].map(({ body }) => body);
  expect(all.filter((body) => body.includes('"state":"running"') || body.includes('cut off'))).toEqual([]);
});

test('/redgreen stop while the job waits for a runner: it ends before setup and any call to the model, and the labels come off', {
  tags: 'full',
}, async () => {
  await using world = await openWorld([], shop);
  const event = world.labeled();
  await world.say(1, '/redgreen stop', { env: { GITHUB_RUN_ID: '4712' } });
  expect(world.told(1).at(-1)?.body).toContain('one that waits for its job will not start');
  expect(world.at(1).labels).toEqual(['ai-implement', 'ai-stop']);
  const result = await world.run(event, { inputs: { 'setup-command': 'true' } });
  expect(result.outputs.outcome).toBe('cancelled');
  expect(result.run?.setup).toBeUndefined();
  expect(world.model.requests).toEqual([]);
  expect(world.at(1).labels).toEqual([]);
});

test.each([
  ['a start by hand', {}],
  ['a job that is run again', { GITHUB_RUN_ATTEMPT: '2' }],
])('a stop while %s waits for a runner ends it', { tags: 'full' }, async (_name, env) => {
  await using world = await openWorld([], shop);
  const { state } = world.github;
  const event = world.labeled();
  world.labeledAs('ai-stop');
  state.jobStarts.set('4713', state.tick());
  world.at(1).labels = [];
  world.labeledAs('ai-stop');
  const job = { env: { ...env, GITHUB_RUN_ID: '4713' } };
  const { outputs } = 'GITHUB_RUN_ATTEMPT' in env ? await world.run(event, job) : await world.dispatch('1', job);
  expect(outputs.outcome).toBe('cancelled');
  expect(world.model.requests).toEqual([]);
  expect(world.at(1).labels).toEqual([]);
});

test('the deadline of the run: timed-out, and the work so far is kept and verified', { tags: 'full' }, async () => {
  const mark = longSleep();
  // As much time as the tests of the base took is kept for those of the work, which on a busy machine may take longer.
  const slowly = `grep -q 'return amount;' src/price.js && sleep 2\n${quickFiles['check.sh']}`;
  await using world = await openWorld([wrong, bash(mark), done], {
    ...shop,
    files: { ...quickFiles, 'check.sh': slowly },
  });
  const result = await world.label({ inputs: { 'timeout-minutes': stretched(0.15).toFixed(2) } });
  await gone(mark);
  expect(result.run?.attempts[0]?.verification?.failures).toHaveLength(1);
  expect(result.outputs).toMatchObject({ outcome: 'timed-out', attempts: '1', 'head-sha': world.head() });
  expect(world.file('src/price.js')).toContain('0.8');
  expect(world.told(2)[0]?.body).toContain("### Redgreen · Stopped: the run's time limit is reached");
  expect(world.at(1).labels).toEqual(['ai-failed']);
});

/** A suite that is long enough to be met by a stop. */
const slowFiles = {
  ...shopFiles,
  'test/slow.test.js':
    "import { test } from 'node:test';\ntest('slow', () => new Promise((end) => setTimeout(end, 1500)));\n",
};
const cut = 'the run was stopped before its tests were checked (the label ai-stop was set on #1)';

test('a stop that comes while the tests run: their green is kept, and no check of its tests is begun', {
  tags: 'full',
}, async () => {
  // What the baseline shows already needs no check; a new test does.
  const copied = bash("sed 's/ten percent/a tenth/' test/price.test.js > test/tenth.test.js");
  await using world = await openWorld([rightAtOnce, copied, done], {
    files: slowFiles,
    inputs: { 'test-check': 'report' },
  });
  await using job = await world.start(world.labeled());
  const begun = () => readdirSync(job.temp, { recursive: true }).some((name) => /attempt-1\.log/.test(String(name)));
  await until(begun, 'the tests run');
  // A question that comes now would end them: its answer comes when they are over. After 10 s nobody waits for it.
  world.github.faults.add({ call: 'issues/get', kind: { slowMs: 8_000 } });
  world.labeledAs('ai-stop');
  const { outputs, run } = await job.done;
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'head-sha': world.head() });
  expect(run?.attempts[0]?.verification).toMatchObject({
    result: 'passed',
    testCheck: { result: 'unchecked', reasons: expect.arrayContaining([cut]), runs: 0 },
  });
});

/** A stop at this moment ends the job within fifteen seconds and the run's own end; its attempts. */
async function stopped(world: World, moment: () => boolean): Promise<string | undefined> {
  await using job = await world.start(world.labeled());
  await until(moment, 'the moment to stop');
  world.labeledAs('ai-stop');
  const from = performance.now();
  const { outputs } = await job.done;
  expect(performance.now() - from).toBeLessThan(15_000 + stretched(5000));
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'head-sha': world.head() ?? '' });
  expect(world.at(1).labels).toEqual([]);
  return outputs.attempts;
}

test("a stop inside a long setup ends it within fifteen seconds and the run's own end", { tags: 'full' }, async () => {
  const setup = longSleep();
  await using world = await openWorld([], { ...shop, inputs: { ...shop.inputs, 'setup-command': setup } });
  expect(await stopped(world, () => alive(setup).length > 0)).toBe('0');
  await gone(setup);
});

test('the same inside one long model call and a long test command', { tags: 'full' }, async () => {
  const tests = longSleep();
  const hangs = {
    ...quickFiles,
    'check.sh': `grep -q code src/price.js || { echo 'not ok 1 - a code'; echo 1..1; exit 1; }\n${tests}\n`,
  };
  await using inCall = await openWorld([wrong, { text: 'I look at it.', hangAfter: 2 }], shop);
  await using inTests = await openWorld([wrong, done], { ...shop, files: hangs });
  const attempts = await Promise.all([
    stopped(inCall, () => inCall.model.requests.length > 1),
    stopped(inTests, () => alive(tests).length > 0),
  ]);
  expect(attempts).toEqual(['1', '1']);
  await gone(tests);
  expect([inCall, inTests].map((world) => world.commits().length)).toEqual([1, 1]);
});

test('/redgreen stop while a run goes on: it ends before its next call and takes the mark off', async () => {
  let stop: (() => Promise<unknown>) | undefined;
  let asked = false;
  const script: Script = async (_request, index) => {
    if (index === 0) return wrong;
    if (!asked) {
      asked = true;
      await stop?.();
    }
    // Calls enough for the question to come round again.
    return index < 12 ? bash('sleep 0.3; true') : done;
  };
  await using world = await openWorld(script, { ...shop, inputs: { ...shop.inputs, 'max-iterations': '0' } });
  stop = () => world.say(1, '/redgreen stop', { env: { GITHUB_RUN_ID: '4712' }, inputs: { 'anthropic-api-key': '' } });
  const result = await world.label();
  expect(result.outputs).toMatchObject({ outcome: 'cancelled', attempts: '1' });
  expect(world.file('src/price.js')).toContain('0.8');
  expect(world.at(1).comments.some(({ body }) => body.includes('the run will stop within 15 seconds'))).toBe(true);
  expect(world.at(1).labels).toEqual([]);
  expect(world.told(2)[0]?.body).toContain('### Redgreen · Cancelled');
});

test('what GitHub did not take of a run’s end is written by the post step', { tags: 'full' }, async () => {
  await using world = await openWorld([wrong, done, right, done], shop);
  const { faults } = world.github;
  await using job = await world.start(world.labeled());
  await until(() => world.at(1).reactions.some(({ content }) => content === 'rocket'), 'the run to begin');
  faults.add({ call: 'issues/update-comment', kind: { status: 503 }, times: 99 });
  expect((await job.done).outputs.outcome).toBe('passed');
  expect(world.told(1)[0]?.body).toContain('"state":"running"');
  faults.clear();
  expect((await job.post()).exitCode).toBe(0);
  expect(world.told(1).map(({ body }) => body)).toEqual([expect.stringContaining('Redgreen · `passed` · ')]);
  expect(world.told(2)).toHaveLength(1);
});

test('an issue with too many comments, while the run takes its turn: told there once, the label off, and the post step adds nothing', {
  tags: 'full',
}, async () => {
  await using world = await openWorld([], shop);
  for (let n = 0; n < 5200; n += 1) world.github.comment('acme/shop', 1, { user: 'stranger', body: '+1' });
  await using job = await world.start(world.labeled());
  const { exitCode, outputs, log } = await job.done;
  expect([exitCode, outputs.outcome], log).toEqual([1, 'error']);
  const told = world.told(1).map(({ body }) => body.replace(/<!--[^\n]*-->\n?/g, ''));
  expect(told, log).toEqual([expect.stringMatching(/^Redgreen · `error` · The run has used up its calls to GitHub/)]);
  expect(world.told(1)[0]?.body).not.toContain('"state":"running"');
  expect(world.at(1).labels).toEqual(['ai-failed']);
  expect(world.at(1).reactions.map(({ content }) => content)).toContain('confused');
  const calls = world.github.calls.length;
  expect((await job.post()).exitCode).toBe(0);
  expect(world.github.calls.length).toBe(calls);
});

test('a work folder that cannot be filled: the run is told where it was asked for, and nothing of it stays behind', async () => {
  await using world = await openWorld([], shop);
  // Where the run's folder is to be made there is a file; a full disk ends at the same place.
  using temp = folderWith({ redgreen: '' });
  const result = await world.label({ env: { RUNNER_TEMP: temp.path } });
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ outcome: 'error', attempts: '0' });
  const { labels, reactions } = world.at(1);
  expect(labels).toEqual(['ai-failed']);
  expect(reactions.map(({ content }) => content)).toContain('confused');
  expect(world.told(1).map(({ body }) => body)).toEqual([
    expect.stringMatching(/^Redgreen · `error` · A file cannot be written: .*redgreen/),
  ]);
});
