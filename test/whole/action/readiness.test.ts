/** What GitHub would refuse to a run is told on the issue before the first call to the model, with the switch to press. */
// @module-tag full

import { expect, test } from 'vitest';
import { git } from '../../support/git-http.ts';
import {
  bot,
  branch,
  done,
  jobToken,
  openWorld,
  quick,
  quickFiles,
  rightAtOnce,
  type World,
} from '../../support/world.ts';

const shop = { files: quickFiles, inputs: quick };
const rights = { contents: 'write', issues: 'write', pull_requests: 'write', metadata: 'read' };
const without = (name: keyof typeof rights) => (world: World) =>
  world.github.addToken(jobToken, bot, { permissions: { ...rights, [name]: 'read' } });
const ruled =
  (...rules: World['repo']['rules']) =>
  (world: World) =>
    world.repo.rules.push(...rules);

const reasons: [what: string, make: (world: World) => unknown, words: RegExp][] = [
  ['contents: read', without('contents'), /`contents: write` under `permissions:`/],
  [
    'Actions may not open pull requests',
    (world) => {
      world.repo.actionsMayOpenPullRequests = false;
    },
    /"Allow GitHub Actions to create and approve pull requests" under Settings/,
  ],
  [
    'a branch that is named like the prefix',
    (world) => git(world.repo.gitDir, ['branch', 'ai-implement', 'main']),
    /has a branch ai-implement, .* rename it, or set `branch-prefix`/,
  ],
];
for (const [what, make, words] of reasons)
  test(what, async () => {
    await using world = await openWorld([], shop);
    make(world);
    const result = await world.label();
    expect(result.outputs).toMatchObject({ outcome: 'misconfigured', attempts: '0' });
    expect(world.model.requests).toEqual([]);
    expect(world.told(1)).toHaveLength(1);
    expect(world.told(1)[0]?.body).toMatch(words);
    expect(world.at(1).labels).toEqual(['ai-failed']);
    expect(world.github.pushes).toEqual([]);
  });

test('a missing key is told on the issue, before anything else of the run', async () => {
  await using world = await openWorld([], shop);
  const result = await world.label({ inputs: { 'anthropic-api-key': '' } });
  expect(result.outputs).toMatchObject({ outcome: 'misconfigured', attempts: '0' });
  expect(world.told(1)).toHaveLength(1);
  expect(world.told(1)[0]?.body).toContain('anthropic-api-key is not given; set the variable');
  expect(world.at(1).labels).toEqual(['ai-failed']);
});

test('without `issues: write` nothing can be said on the issue, and the log says what to give', async () => {
  await using world = await openWorld([], shop);
  world.github.addToken(jobToken, bot, { permissions: { ...rights, issues: 'read', pull_requests: 'read' } });
  const result = await world.label();
  expect(result.outputs.outcome).toBe('misconfigured');
  expect(result.log).toMatch(/`issues: write` under `permissions:`/);
  expect(world.model.requests).toEqual([]);
});

test('rules that the push keeps, or that the token may bypass, are no reason', async () => {
  await using world = await openWorld([rightAtOnce, done], shop);
  world.repo.bypassed.add(6);
  ruled({ type: 'non_fast_forward', ruleset_id: 5 }, { type: 'creation', ruleset_id: 6 })(world);
  const result = await world.label();
  expect(result.outputs).toMatchObject({ outcome: 'passed', branch });
});
