/** Who may start what: everything that is no is no before a model is called. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { branch, done, openWorld, quick, quickFiles, repository, rightAtOnce } from '../../support/world.ts';

const shop = { files: quickFiles, inputs: { ...quick, 'max-iterations': '0' } };

test('an issue that is deleted before its job begins is skipped, and no outage is told', async () => {
  await using world = await openWorld([], shop);
  const event = world.labeled();
  world.repo.issues.delete(1);
  const result = await world.run(event);
  expect(result.outputs.outcome).toBe('skipped');
  expect(result.exitCode).toBe(0);
  expect(result.log).toContain('#1 is gone');
});

test('an issue that was moved to another repository is not worked on, and its new place is told', async () => {
  await using world = await openWorld([], shop);
  const elsewhere = 'acme/elsewhere';
  world.github.addRepository(elsewhere);
  for (const title of ['Older', 'Ten percent off']) world.github.openIssue(elsewhere, { title, user: 'mona' });
  const location = `${world.github.url}/api/v3/repos/${elsewhere}/issues/2`;
  const kind = { status: 301, message: 'Moved Permanently', headers: { location } };
  world.github.faults.add({ method: 'GET', call: /shop\/issues\/1$/, times: 99, kind });
  const result = await world.label();
  expect([result.outputs.outcome, result.exitCode]).toEqual(['refused', 0]);
  expect(result.summary).toMatch(/1 was moved to .*\/acme\/elsewhere\/issues\/2: start it there/);
  expect(world.told(1).map(({ body }) => body)).toEqual([expect.stringContaining('1 was moved to ')]);
  expect(world.github.state.repositories.get(elsewhere)?.issues.get(2)?.comments).toEqual([]);
  expect(world.model.requests).toEqual([]);
});

test('workflow_dispatch with the number of an issue does what the label does', async () => {
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
