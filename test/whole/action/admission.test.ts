/** Who may start what: everything that is no is no before a model is called. */

import { expect, test } from 'vitest';
import type { GitHubEvent } from '../../support/github-events.ts';
import type { Pull } from '../../support/github-state.ts';
import { promptsOf } from '../../support/model-prompts.ts';
import { until } from '../../support/processes.ts';
import {
  branch,
  done,
  openWorld,
  quick,
  quickFiles,
  repository,
  rightAtOnce,
  type World,
  wrong,
} from '../../support/world.ts';

const shop = { files: quickFiles, inputs: { ...quick, 'max-iterations': '0' } };

test('readers, triage, strangers and bots are refused: 😕, one reason, no call to the model', {
  tags: 'full',
}, async () => {
  await using world = await openWorld([], shop);
  world.github.grant(repository, 'rea', 'read');
  world.github.grant(repository, 'tria', 'triage');
  world.github.addUser('helper[bot]', 'Bot');
  for (const actor of ['rea', 'tria', 'stranger', 'helper[bot]']) {
    const result = await world.label({ actor });
    expect([actor, result.outputs.outcome, result.exitCode]).toEqual([actor, 'refused', 0]);
    expect(result.summary).toContain('refused');
  }
  const command = await world.say(1, '/retry now', { actor: 'rea' });
  expect(command.outputs.outcome).toBe('refused');

  expect(world.model.requests).toEqual([]);
  expect(world.github.pushes).toEqual([]);
  expect(world.at(1).reactions.map(({ content }) => content)).toEqual(['confused']);
  expect(world.at(1).comments.find(({ user }) => user === 'rea')?.reactions).toMatchObject([{ content: 'confused' }]);
  const said = world.told(1).map(({ body }) => body);
  expect(said).toHaveLength(4);
  for (const [index, actor] of ['rea', 'tria', 'stranger', 'bots'].entries()) {
    expect(said[index]).toMatch(new RegExp(`^Redgreen · \`refused\` · .*${actor}`, 'i'));
  }
  // It would keep somebody who may from setting it.
  expect(world.at(1).labels).toEqual([]);
});

test('an issue that is deleted before its job begins is skipped, and no outage is told', { tags: 'full' }, async () => {
  await using world = await openWorld([], shop);
  const event = world.labeled();
  world.repo.issues.delete(1);
  const result = await world.run(event);
  expect(result.outputs.outcome).toBe('skipped');
  expect(result.exitCode).toBe(0);
  expect(result.log).toContain('#1 is gone');
});

test('no answer about the permission is no permission: error', { tags: 'full' }, async () => {
  await using world = await openWorld([], shop);
  world.github.faults.add({
    call: 'repos/get-collaborator-permission-level',
    kind: { status: 403, message: 'Resource not accessible by integration' },
  });
  const result = await world.label();
  expect(result.outputs.outcome).toBe('error');
  expect(result.exitCode).toBe(1);
  expect(result.log).toContain('did not say whether mona may write');
  expect(world.model.requests).toEqual([]);
  expect(world.github.pushes).toEqual([]);
  expect(world.at(1).reactions.map(({ content }) => content)).toEqual(['confused']);
});

test('only a new comment whose first line starts with the command counts: all else is skipped without a write', {
  tags: 'full',
}, async () => {
  await using world = await openWorld([], shop);
  const bodies = [
    '> /retry',
    '```\n/retry\n```',
    'Please /retry',
    ' /retry',
    '/retrying is fun',
    '`/retry`',
    '<!-- /retry -->',
  ];
  const events = bodies.map((body) => world.commented(1, body));
  const edited = world.commented(1, '/retry');
  const comment = edited.payload.comment as { updated_at: string };
  comment.updated_at = '2099-01-01T00:00:00Z';
  const other = world.labeled();
  (other.payload.label as { name: string }).name = 'bug';
  const changed: GitHubEvent = {
    ...world.commented(1, '/retry'),
    payload: { ...world.commented(1, '/retry').payload, action: 'edited' },
  };
  for (const event of [...events, edited, other, changed]) {
    const result = await world.run(event);
    expect([event.payload.comment, result.outputs.outcome]).toEqual([event.payload.comment, 'skipped']);
    expect(result.exitCode).toBe(0);
  }
  expect(world.github.writes()).toEqual([]);
  expect(world.model.requests).toEqual([]);
});

test('a closed issue, a fork, a pull request of somebody else', { tags: 'full' }, async () => {
  await using world = await openWorld([], shop);
  world.github.addRepository('eve/shop', { files: quickFiles, fork: true });
  openPull(world, 'eve', { headRepository: 'eve/shop', headBranch: 'main' });
  openPull(world, 'mona', { headBranch: 'feature' });
  const writes = () => world.github.writes().length;

  const fork = await world.say(2, '/retry');
  expect(fork.outputs.outcome).toBe('refused');
  expect(world.told(2).map(({ body }) => body)).toEqual([expect.stringContaining('fork')]);

  const before = writes();
  const foreign = await world.say(3, '/retry');
  expect(foreign.outputs.outcome).toBe('skipped');
  expect(writes()).toBe(before);

  const labelled = await world.run(world.labeled(3));
  expect(labelled.outputs.outcome).toBe('refused');
  expect(world.told(3).map(({ body }) => body)).toEqual([expect.stringMatching(/set it on an issue/)]);

  world.at(1).state = 'closed';
  const closed = await world.label();
  expect(closed.outputs.outcome).toBe('refused');
  expect(world.told(1).at(-1)?.body).toContain('closed');
  expect(world.model.requests).toEqual([]);
  expect(world.github.pushes).toEqual([]);
});

test('a retry number out of range is answered with what is allowed', { tags: 'full' }, async () => {
  await using strange = await openWorld([], shop);
  for (const value of ['99', 'hello']) await strange.say(1, `/retry max-iterations=${value}`, { actor: 'stranger' });
  expect(strange.told(1).map(({ body }) => body)).toEqual([expect.stringContaining('stranger may not start a run')]);

  await using world = await openWorld([], shop);
  const result = await world.say(1, '/retry max-iterations=11 harder');
  expect(result.outputs.outcome).toBe('refused');
  expect(world.told(1).map(({ body }) => body)).toEqual([
    'Redgreen · `refused` · max-iterations=11 is not allowed: a whole number from 0 to 10.',
  ]);
  expect(world.at(1).comments[0]?.reactions).toMatchObject([{ content: 'confused' }]);
  expect(world.model.requests).toEqual([]);
});

test('workflow_dispatch with the number of an issue does what the label does', { tags: 'full' }, async () => {
  await using world = await openWorld([rightAtOnce, done], shop);
  const createdAt = '2026-01-01T00:00:00Z';
  world.github.comment(repository, 1, { user: 'mona', body: 'Whole cents, please.', createdAt });
  world.github.comment(repository, 1, { user: 'stranger', body: 'Half price, please.', createdAt });
  const result = await world.dispatch('1');
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '1', branch, 'pull-request-number': '2' });
  expect(result.run?.trigger).toMatchObject({ kind: 'dispatch', actor: 'mona' });
  const [prompt] = promptsOf(world.model);
  expect(prompt).toContain('Whole cents, please.');
  expect(prompt).not.toContain('Half price');

  // It may have waited for the run before it, whose end is not even a second ago.
  const again = await world.dispatch('1');
  expect(again.outputs).toMatchObject({ outcome: 'passed', attempts: '0', 'pull-request-number': '2' });

  const without = await world.dispatch('two');
  expect(without.outputs.outcome).toBe('refused');
  expect(without.log).toContain('the number of an issue is needed');
});

test('a run that goes on is linked, and no second one starts beside it', { tags: 'full' }, async () => {
  await using world = await openWorld([{ ...wrong, delayMs: 4000 }, done], shop);
  await using first = await world.start(world.labeled());
  await until(() => world.told(1).length === 1, 'the first comment');
  const second = await world.label({ env: { GITHUB_RUN_ID: '4712' } });
  expect(second.outputs.outcome).toBe('skipped');
  expect(world.told(1).at(-1)?.body).toMatch(/a run is going on here already: \[its comment\]/);
  expect((await first.done).outputs.outcome).toBe('failed');
  expect(world.github.pushes).toHaveLength(1);
});

test('help and status are answered without a key', { tags: 'full' }, async () => {
  await using world = await openWorld([], shop);
  const help = await world.say(1, '/redgreen help', { inputs: { 'anthropic-api-key': '' } });
  expect(help.outputs.outcome).toBe('skipped');
  expect(world.told(1).at(-1)?.body).toContain('`/retry <hint>`');
  await world.say(1, '/redgreen status', { inputs: { 'anthropic-api-key': '' } });
  expect(world.told(1).at(-1)?.body).toContain('no run has been here yet');
  expect(world.model.requests).toEqual([]);
});

function openPull(world: World, user: string, fields: Partial<Pull>) {
  const headBranch = fields.headBranch ?? '';
  const name = fields.headRepository ?? repository;
  const headSha = world.github.commit(name, headBranch, { 'x.txt': 'x\n' });
  world.github.openIssue(repository, {
    title: 'Mine',
    body: 'Refs #1',
    user,
    pull: {
      base: 'main',
      headRepository: repository,
      headBranch,
      headSha,
      draft: false,
      merged: false,
      reviewers: [],
      reviews: [],
      reviewComments: [],
      ...fields,
    },
  });
}
