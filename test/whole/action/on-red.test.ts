/** `on-red`: the red pull request of an author who is named is mended unasked, and its tests are not bent. */
// @module-tag full

import { expect, test } from 'vitest';
import { commentEvent, redEvent } from '../../support/github-events.ts';
import { promptsOf } from '../../support/model-prompts.ts';
import { greenFiles, openTheirs, redCheck, theirFiles } from '../../support/others-pull.ts';
import { runner } from '../../support/verdict.ts';
import { done, openWorld, right, type WorldOptions } from '../../support/world.ts';

const repository = 'acme/shop';
const token = 'ghs_an-app-of-the-test-4711';
const theirs = 'dependabot/npm_and_yarn/price-2.0.0';
const shop: WorldOptions = { files: greenFiles, inputs: { ...runner, 'max-iterations': '0', 'on-red': 'dependabot' } };

/** With the token of an App, as the workflow in `examples/on-red.yml` has it. */
async function opened(script: Parameters<typeof openWorld>[0], inputs: Record<string, string> = {}) {
  const world = await openWorld(script, { ...shop, inputs: { ...shop.inputs, 'github-token': token, ...inputs } });
  world.github.addToken(token, 'mender[bot]');
  world.github.grant(repository, 'mender[bot]', 'write');
  const title = 'Bump price from 1.0.0 to 2.0.0';
  const pull = openTheirs(world.github, { user: 'dependabot[bot]', branch: theirs, title, body: 'Release notes.' });
  redCheck(world.github, world.repo, pull.pull?.headSha ?? '', 'Error: the sum of the parts\n');
  return { world, number: pull.number, event: () => redEvent(world.github, 'workflow_run', repository, pull.number) };
}

test('a Dependabot pull request, red: mended by a pull request against it, once for its head', async () => {
  const { world, event } = await opened([right, done]);
  await using _ = world;
  const head = world.head(theirs);
  const result = await world.run(event());
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '1', 'pull-request-number': '3' });
  expect(result.run?.trigger).toMatchObject({ kind: 'on-red', actor: 'dependabot[bot]', head });
  expect(world.head(theirs)).toBe(head);
  expect(world.at(3).pull).toMatchObject({ base: theirs, draft: false });
  expect(world.file('test/price.test.js', result.outputs.branch)).toBe(theirFiles['test/price.test.js']);
  const [first = ''] = promptsOf(world.model);
  expect(first).toContain('it upgrades a dependency');
  expect(first).toContain('the sum of the parts');

  const again = await world.run(event());
  expect(again.outputs.outcome).toBe('skipped');
  expect(world.model.requests).toHaveLength(2);
});

test('two runs without a person between are the last ones, with the token of a person too: what it says is not a person', {
  tags: 'variant',
}, async () => {
  const personal = 'ghp_an-account-of-the-test-4711';
  const silent = { text: 'It cannot be done.' };
  const world = await openWorld(
    Array.from({ length: 8 }, () => silent),
    { files: greenFiles, inputs: { ...runner, 'max-iterations': '0', 'on-red': 'carol', 'github-token': personal } },
  );
  await using _ = world;
  world.github.addToken(personal, 'machine');
  world.github.grant(repository, 'machine', 'write');
  const pull = openTheirs(world.github);
  const outcomes: (string | undefined)[] = [];
  for (const text of ['1', '2', '3']) {
    const sha = world.github.commit(
      repository,
      pull.pull?.headBranch ?? '',
      { 'NOTES.md': text },
      `Try\n\nRedgreen-Run: ${text}`,
    );
    if (pull.pull) pull.pull.headSha = sha;
    const { outputs } = await world.run(redEvent(world.github, 'workflow_run', repository, pull.number));
    outcomes.push(outputs.outcome);
  }
  expect(outcomes).toEqual(['no-changes', 'no-changes', 'refused']);
});

test('lifecycle scripts of what a bot brings do not run, and setup has none of its variables', {
  tags: 'variant',
}, async () => {
  const { world, event } = await opened([right, done], {
    'setup-command': 'test "$npm_config_ignore_scripts" = true && test -z "$NPM_TOKEN"',
    'setup-env': 'NPM_TOKEN',
  });
  await using _ = world;
  const env = { NPM_TOKEN: 'canary-4711' };
  expect((await world.run(event(), { env })).outputs.outcome).toBe('passed');
  // Nor on the branch of ours over the bot's, whoever asks.
  const again = await world.run(commentEvent(world.github, repository, 3, '/retry', 'mona'), { env });
  expect(again.outputs).toMatchObject({ outcome: 'passed', attempts: '0', 'pull-request-number': '3' });
});

test('an upgrade that cannot be installed is what is to be mended, where the base can be', {
  tags: 'variant',
}, async () => {
  const setup = 'if grep -q 0.8 src/price.js; then echo E-resolve; exit 9; fi';
  const { world, event } = await opened([right, done], { 'setup-command': setup });
  await using _ = world;
  const result = await world.run(event());
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(result.run?.trigger).toMatchObject({ kind: 'on-red', head: world.head(theirs) });
  expect(result.run?.baseline).toMatchObject({ result: 'failed', exitCode: 9, logPath: 'logs/setup.log' });
  const [first = ''] = promptsOf(world.model);
  expect(first).toContain('E-resolve');
});

test.each([
  ['no sandbox', { sandbox: 'none' }, 'refused', /nobody has looked at this code/],
  ['the job’s own token', { 'github-token': 'ghs_canary16C7e42F292c6912E7' }, 'refused', /starts no CI/],
] as const)('%s: no run', async (_, inputs, outcome, reason) => {
  const { world, number, event } = await opened([], inputs);
  await using _world = world;
  const result = await world.run(event());
  expect(result.outputs.outcome).toBe(outcome);
  expect(world.model.requests).toHaveLength(0);
  const comments = world.at(number).comments.map(({ body }) => body);
  expect(comments).toEqual([expect.stringMatching(reason)]);
});
