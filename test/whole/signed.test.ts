/**
 * A branch whose rules take signed commits alone: GitHub makes them, by the mutation `createCommitOnBranch`.
 * https://docs.github.com/en/graphql/reference/commits
 */
// @module-tag full

import { expect, test } from 'vitest';
import { git, requireSignatures } from '../support/git-http.ts';
import { call } from '../support/model.ts';
import { branch, done, openWorld, quick, quickFiles, right, rightAtOnce, type World, wrong } from '../support/world.ts';

const shop = { files: quickFiles, inputs: quick };

function rule({ repo }: Pick<World, 'repo'>): void {
  repo.rules.push({ type: 'required_signatures', ruleset_id: 7 });
  requireSignatures(repo.gitDir);
}

/** Whether each commit of the branch is signed, oldest first. */
const signatures = ({ repo }: Pick<World, 'repo'>) =>
  git(repo.gitDir, ['rev-list', '--reverse', `main..${branch}`])
    .trim()
    .split('\n')
    .map((commit) => /^gpgsig /m.test(git(repo.gitDir, ['cat-file', 'commit', commit])));

const bash = (command: string) => ({ calls: [call('bash', { command })] });

test("by the job's token each attempt is a signed commit of the verified tree", async () => {
  await using world = await openWorld([wrong, done, right, done, bash('rm old.txt'), done], {
    ...shop,
    files: { ...quickFiles, 'old.txt': 'x\n' },
  });
  rule(world);
  const result = await world.label();
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2', branch, 'head-sha': world.head() });
  expect(signatures(world)).toEqual([true, true]);
  expect(result.run?.pushedTree).toBe(git(world.repo.gitDir, ['rev-parse', `${branch}^{tree}`]).trim());
  expect(result.run?.verifiedTree).toBe(result.run?.pushedTree);
  const trailers = /\n\nRedgreen-Run: .*\nRedgreen-Attempt: retry 1\/3\nCo-authored-by: mona /;
  expect(world.commits().at(-1)).toMatch(/^Fix failing tests \(retry 1\/3\)\n/);
  expect(world.commits().at(-1)).toMatch(trailers);
  const pull = world.at(2);
  expect(pull.user).toBe('github-actions[bot]');
  expect(pull.comments[0]?.body).toContain(world.head()?.slice(0, 7));
  const again = await world.say(2, '/retry take the old file away');
  expect(again.outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(signatures(world)).toEqual([true, true, true]);
  expect(world.github.pushes).toEqual([]);
});

test.each<[string, Parameters<typeof openWorld>[0], (world: World) => unknown, RegExp]>([
  [
    'a new executable',
    [bash("sed -i 's/return amount/return amount * 0.9 /' src/price.js; echo >run.sh; chmod +x run.sh"), done],
    () => undefined,
    /takes only signed commits, and GitHub cannot sign this one: run\.sh is executable .* kept as a patch/,
  ],
  [
    'a tree that comes out as another one',
    [rightAtOnce, done],
    ({ repo }) => {
      repo.manglesCommits = true;
    },
    /has another tree than the verified one/,
  ],
])('%s: nothing is pushed, and the run says why', async (_, script, make, words) => {
  await using world = await openWorld(script, shop);
  rule(world);
  make(world);
  const result = await world.label();
  expect(result.outputs.outcome).toBe('publish-failed');
  expect(result.run?.detail).toMatch(words);
  expect(world.head()).toBeUndefined();
});

test('an answer that is lost makes no second commit, and a branch that somebody moves is left to him', async () => {
  let moved = '';
  await using world = await openWorld((_, index) => {
    if (index === 1) world.github.faults.add({ call: 'graphql', kind: 'lost-answer' });
    if (index === 3) moved = pushTo(world, branch);
    return [wrong, done, right, done][index] ?? done;
  }, shop);
  rule(world);
  const result = await world.label();
  expect(result.run?.attempts[0]?.pushedCommit).toBe(git(world.repo.gitDir, ['rev-parse', `${moved}^`]).trim());
  expect(result.outputs.outcome).toBe('publish-failed');
  expect(result.run?.detail).toContain(`Somebody pushed to ${branch} during the run`);
  expect(result.run?.detail).toContain(`The work is on ${branch}-2.`);
  expect(world.head()).toBe(moved);
  expect(world.file('src/price.js', `${branch}-2`)).toContain('0.9');
});

/** An empty commit of somebody's on top of the branch. */
function pushTo({ repo: { gitDir } }: World, name: string): string {
  const commit = git(gitDir, ['commit-tree', `${name}^{tree}`, '-p', name, '-m', 'Mine']).trim();
  git(gitDir, ['update-ref', `refs/heads/${name}`, commit]);
  return commit;
}

test('a token of a person, for whom GitHub signs nothing here, is told before anything is spent', async () => {
  await using world = await openWorld([], shop);
  rule(world);
  world.github.addToken('ghp_monas16C7e42F292c6912E7ab', 'mona');
  const result = await world.label({ inputs: { 'github-token': 'ghp_monas16C7e42F292c6912E7ab' } });
  expect(result.outputs).toMatchObject({ outcome: 'misconfigured', attempts: '0' });
  expect(result.run?.detail ?? result.summary).toMatch(
    /required_signatures \(GitHub signs only commits made with an App's token/,
  );
  expect(world.model.requests).toEqual([]);
});
