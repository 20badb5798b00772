/** Settings that change what GitHub gets to see: draft, fail-on, dry-run, and where settings may come from. */
// @module-tag full

import { expect, test } from 'vitest';
import { branch, done, issueText, openWorld, quick, quickFiles, rightAtOnce, wrong } from '../../support/world.ts';

const shop = { files: quickFiles, inputs: { ...quick, 'max-iterations': '0' } };

test('fail-on decides the exit code of the step, and nothing else; draft: never is none from the start', async () => {
  await using world = await openWorld([wrong, done], shop);
  world.repo.draftsAllowed = false;
  const red = await world.label({ inputs: { 'fail-on': 'error', draft: 'never' } });
  expect([red.outputs.outcome, red.exitCode]).toEqual(['failed', 0]);
  expect(world.at(2)).toMatchObject({ labels: ['ai-failed'], pull: { draft: false } });
  const setup = await world.label({ inputs: { 'fail-on': 'error', 'setup-command': 'false' } });
  expect([setup.outputs.outcome, setup.exitCode]).toEqual(['setup-failed', 1]);
  // Also where it ends before the settings of the repository are known.
  const early = await world.label({ inputs: { 'fail-on': 'never' }, env: { GITHUB_EVENT_PATH: '' } });
  expect([early.outputs.outcome, early.exitCode]).toEqual(['misconfigured', 0]);
});

test('dry-run does everything and writes nothing: comment, diff and pull request are in log and summary', async () => {
  await using world = await openWorld([wrong, done, rightAtOnce, done], { files: quickFiles, inputs: quick });
  const result = await world.label({ inputs: { 'dry-run': 'true' } });
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2', branch, 'pull-request-number': '' });
  expect(result.outputs['head-sha']).toBe('');
  expect(world.github.writes()).toEqual([]);
  expect(world.github.pushes).toEqual([]);
  expect(world.model.requests).toHaveLength(4);
  for (const text of [result.log, result.summary]) {
    expect(text).toMatch(/Dry run: comment (?:#|\\#\u2060)1/);
    expect(text).toMatch(/Redgreen · Passed after 2 attempts/);
    expect(text).toMatch(new RegExp(`Dry run: pull request ${branch} → main`));
    expect(text).toContain('Closes #1');
    expect(text).toMatch(/Dry run: diff/);
    expect(text).toContain("+  return code === 'TEN' ? amount * 0.9 : amount;");
  }
});

test('what cannot be used sets ai-failed and takes ai-passed off, for whoever may ask; for nobody else a label moves', async () => {
  const config = { '.github/redgreen.yml': 'mode: fast\n' };
  await using world = await openWorld([], { files: { ...quickFiles, ...config } });
  const issue = world.at(1);
  issue.labels.push('ai-passed');
  const stranger = await world.say(1, '/retry', { actor: 'stranger' });
  expect(stranger.outputs.outcome).toBe('refused');
  expect(stranger.log).not.toContain('mode');
  expect(issue.labels).toEqual(['ai-passed']);
  expect((await world.say(1, '/retry', { inputs: { 'dry-run': 'true' } })).outputs.outcome).toBe('misconfigured');
  expect(issue.labels).toEqual(['ai-passed']);
  expect((await world.say(1, '/retry')).outputs.outcome).toBe('misconfigured');
  expect(issue.labels).toEqual(['ai-failed']);

  // The same for a story whose own settings cannot be used.
  const text = { ...issueText, body: `---\nmax-iterations: soon\n---\n${issueText.body}` };
  await using asked = await openWorld([], { files: quickFiles, issue: text });
  expect((await asked.label()).outputs.outcome).toBe('misconfigured');
  expect(asked.at(1).labels).toContain('ai-failed');
  expect(asked.told(1)).toMatchObject([{ body: expect.stringContaining('max-iterations') }]);
});

test('another label, another prefix, another base, always a draft', async () => {
  await using world = await openWorld([rightAtOnce, done], shop);
  world.github.commit('acme/shop', 'next', { 'next.txt': 'n\n' });
  const result = await world.run(world.labeledAs('robots'), {
    inputs: { label: 'robots', 'branch-prefix': 'bot/', 'base-branch': 'next', draft: 'always' },
  });
  expect(result.outputs).toMatchObject({ outcome: 'passed', branch: 'bot/1-discount-codes' });
  expect(world.at(2).pull).toMatchObject({ base: 'next', draft: true });
  // Only a merge into the default branch would close it.
  expect(world.at(2).body).toContain('Refs #1');
  expect(world.at(1).labels).toEqual(['ai-passed']);
});
