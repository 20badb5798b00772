/** The built Action from a label to its end: how many attempts, what is pushed, what people read. */

import { expect, test } from 'vitest';
import { git } from '../../support/git-http.ts';
import { promptsOf } from '../../support/model-prompts.ts';
import { branch, done, openWorld, quick, quickFiles, rightAtOnce, wrong, wrongToo } from '../../support/world.ts';

const shop = { files: quickFiles, inputs: quick };

test('two reds, then green: one commit and one row for each attempt, the pull request is ready', async () => {
  await using world = await openWorld([wrong, done, wrongToo, done, rightAtOnce, { text: 'Ten percent it is.' }], {
    ...shop,
    inputs: { ...quick, 'test-check': 'enforce' },
  });
  const result = await world.label();

  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '3', branch, 'pull-request-number': '2' });
  expect(result.exitCode).toBe(0);
  expect(result.outputs['head-sha']).toBe(world.head());
  expect(world.model.left()).toBe(0);
  expect(world.model.extensions()).toEqual([true, true, true, true, true]);
  const [, feedback = '', again = ''] = promptsOf(world.model);
  expect(feedback).toContain('retry 1 of 3');
  expect(feedback).toMatch(/discount takes ten percent off[\s\S]*expected: 90[\s\S]*actual: 0\.8/);
  expect(feedback).toContain('fix the production code and not the tests');
  expect(again).toContain('retry 2 of 3');
  expect(again).toContain('actual: 0.7');

  const trailers = (label: string) =>
    `\n\nRedgreen-Run: ${result.outputs['run-id']}\nRedgreen-Attempt: ${label}\nCo-authored-by: mona <1003+mona@users.noreply.github.com>`;
  expect(world.commits()).toEqual([
    `Discount codes${trailers('initial')}`,
    `Fix failing tests (retry 1/3)${trailers('retry 1/3')}`,
    `Fix failing tests (retry 2/3)${trailers('retry 2/3')}`,
  ]);
  expect(world.github.pushes.map(({ ref, login }) => [ref, login])).toEqual(
    Array(3).fill([`refs/heads/${branch}`, 'github-actions[bot]']),
  );
  // Forward only: each push starts where the one before ended.
  const [first, second, third] = world.github.pushes;
  expect([first?.before, second?.before, third?.before]).toEqual(['0'.repeat(40), first?.after, second?.after]);
  const authors = git(world.repo.gitDir, ['log', '--format=%an <%ae>', `main..${branch}`])
    .trim()
    .split('\n');
  expect([...new Set(authors)]).toEqual(['github-actions[bot] <1004+github-actions[bot]@users.noreply.github.com>']);
  // What was verified is what was pushed.
  expect(result.run?.verifiedTree).toBe(git(world.repo.gitDir, ['rev-parse', `${branch}^{tree}`]).trim());
  expect(result.run?.pushedTree).toBe(result.run?.verifiedTree);

  const [line, ...others] = world.told(1).map(({ body }) => body);
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^<!-- redgreen:run=\S+ -->\n.*\nRedgreen · `passed` · Passed after 3 attempts, not fully checked · \[#2\]\(\S+\/pull\/2\)$/,
  );
  const [summary = '', ...more] = world.told(2).map(({ body }) => body);
  expect(more).toEqual([]);
  const rows = summary.split('\n').filter((text) => /^\| (initial|retry)/.test(text));
  expect(rows.map((row) => row.split(' | ')[0])).toEqual(['| initial', '| retry 1/3', '| retry 2/3']);
  expect(rows[0]).toMatch(/1 file \+2 −2 · `[0-9a-f]{7}` \| ✗ 1 failed, 1 passed \(discount takes ten percent off\)/);
  expect(rows[2]).toContain('✓ 2 passed · 1 fixed');
  expect(summary).toContain('> Ten percent it is.');
  expect(summary).toContain("Pushed with the job's own token: CI does not start by itself");

  const pull = world.at(2);
  expect(pull).toMatchObject({ title: 'Discount codes', state: 'open', labels: ['ai-passed'] });
  expect(pull.pull).toMatchObject({ base: 'main', headBranch: branch, draft: false, reviewers: ['mona'] });
  expect(pull.body).toContain('Closes #1');
  expect(world.at(1).labels).toEqual(['ai-passed']);
  expect(
    world
      .at(1)
      .reactions.map(({ content }) => content)
      .sort(),
  ).toEqual(['eyes', 'rocket']);
  expect(result.log).toContain('Implementation retry 2/3: 1 test failing (discount takes ten percent off)');
  expect(result.summary).toContain('Passed after 3 attempts');
});

test('retries used up: failed, and everybody is told how often, what failed and what was printed last', {
  tags: 'full',
}, async () => {
  await using world = await openWorld([wrong, done, wrongToo, done, { ...wrong, ...change('0.6') }, done], {
    ...shop,
    inputs: { ...quick, 'max-iterations': '2', 'max-feedback-chars': '400' },
  });
  const result = await world.label();

  expect(result.outputs).toMatchObject({ outcome: 'failed', attempts: '3' });
  expect(result.exitCode).toBe(1);
  expect(world.model.left()).toBe(0);
  expect(world.commits()).toHaveLength(3);
  expect(result.outputs['head-sha']).toBe(world.head());
  expect(world.at(1).labels).toEqual(['ai-failed']);
  expect(world.at(2).labels).toEqual(['ai-failed']);
  expect(world.at(2).pull?.draft).toBe(true);
  expect(world.at(2).body).toContain('Refs #1');
  expect(world.at(2).body).not.toContain('Closes');

  const comment = world.told(2)[0]?.body ?? '';
  for (const text of [comment, result.summary, result.log, result.stderr]) {
    expect(text).toMatch(/3 attempts in total/);
    for (const label of ['initial', 'retry 1/2', 'retry 2/2'])
      expect(text).toMatch(new RegExp(`${label}: 1 failed, 1 passed – discount takes ten percent off`));
    expect(text).toMatch(/actual: 0\.6/);
  }
  expect(comment).toContain('### Redgreen · Failed after 3 attempts');
  const groups = result.log.match(/^::group::.*$/gm) ?? [];
  expect(groups).toEqual(
    expect.arrayContaining(['::group::Baseline', '::group::Attempt 1: initial', '::group::Last test output']),
  );
  expect(comment).toContain('Best attempt: retry 2/2');
  expect(result.run?.bestAttempt).toBe(3);
  for (const { verification } of result.run?.attempts ?? []) expect(verification?.output.length).toBeLessThan(401);
});

function change(factor: string) {
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${factor} : amount;\n}\n`;
  return { calls: [{ name: 'write', input: { file_path: 'src/price.js', content } }] };
}
