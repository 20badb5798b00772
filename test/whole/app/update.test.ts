/** `/redgreen update` goes on where its worker was killed: a merge that conflicted is there once, and with both sides. */
// @module-tag full

import { expect, test } from 'vitest';
import { git } from '../../support/git-http.ts';
import type { ModelReply, ModelRequest } from '../../support/model.ts';
import { greenFiles, openTheirs, theirFiles } from '../../support/others-pull.ts';
import { repository } from '../../support/world.ts';
import { openJobWorld } from './job-world.ts';

const environment = { REDGREEN_TEST_COMMAND: 'node --test --test-isolation=none', REDGREEN_MAX_RUNS_PER_DAY: '100' };
const good = (theirFiles['src/price.js'] ?? '').replace('0.8', '0.9');
const onMain = 'export function price(amount) {\n  // Cents.\n  return amount;\n}\n';
const both = (factor: string, marks = ['', '']) =>
  `${marks[0]}export function price(amount, code) {\n  // Cents.\n  return code === 'TEN' ? amount * ${factor} : amount;\n}\n${marks[1]}`;

/** The marks are left at first, then the sides are brought together wrongly, then rightly: each by what is asked. */
function bringTogether({ body }: ModelRequest): ModelReply {
  const last = JSON.stringify(body.messages.at(-1)?.content ?? '');
  if (last.includes('tool_result')) return { text: 'Done.' };
  const content = last.includes('retry 2 of')
    ? both('0.9')
    : last.includes('retry 1 of')
      ? both('0.7')
      : both('0.9', ['<<<<<<< ours\n', '>>>>>>> theirs\n']);
  return { calls: [{ name: 'write', input: { file_path: 'src/price.js', content } }] };
}

test('killed before and after its merge is pushed', { tags: 'variant' }, async () => {
  await using world = await openJobWorld({ files: greenFiles, environment, script: bringTogether });
  const points = [
    'after baseline-finished',
    'after verification-finished 1',
    'before checkpoint-pushed 2',
    'after checkpoint-pushed 2',
    'after verification-finished 2',
    'before run-finished',
  ];
  const pulls = points.map((_, at) => {
    const branch = `carol/discount-${at}`;
    return { branch, pull: openTheirs(world.github, { branch, files: { ...theirFiles, 'src/price.js': good } }) };
  });
  const main = world.github.commit(repository, 'main', { 'src/price.js': onMain });
  const die: Record<string, string> = {};
  for (const [at, point] of points.entries()) {
    const number = pulls[at]?.pull.number ?? 0;
    die[number] = point;
    await world.comment(number, '/redgreen update');
  }
  const died = await world.work({ die }, 2);
  expect(died.toSorted()).toEqual(points.toSorted());
  const { gitDir = '' } = world.github.state.repositories.get(repository) ?? {};
  for (const [at, { branch, pull }] of pulls.entries()) {
    const where = `died at ${points[at]}`;
    const row = await world.run(pull.number);
    expect(row, where).toMatchObject({ outcome: 'passed', trigger_kind: 'update', branch, attempt_count: 3 });
    const head = pull.pull?.headSha ?? '';
    expect(git(gitDir, ['show', `${branch}:src/price.js`]), where).toBe(both('0.9'));
    const commits = git(gitDir, ['log', '--reverse', '--format=%P', `${head}..${branch}`, '^main'])
      .trim()
      .split('\n');
    expect(commits, where).toHaveLength(2);
    expect(commits[0], where).toBe(`${head} ${main}`);
    expect(git(gitDir, ['log', '-p', '-m', `${head}..${branch}`, '^main']), where).not.toContain('<<<<<<<');
  }
});
