import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, redgreen, repositoryWith } from '../support/cli.ts';
import { priceFiles, withModel, writes } from '../support/price-story.ts';

test('retry says what it cannot go on with, and goes on from the branch, with the hint, the flags of before and the tests of the base', {
  tags: 'full',
}, async () => {
  using folder = repositoryWith(priceFiles);
  const nothing = await redgreen(['retry'], { cwd: folder.path });
  expect(nothing).toMatchObject({ code: 2, stderr: expect.stringContaining('no run was recorded') });
  const first = await withModel(folder, writes('80'), ['run', 'story.md', '--max-iterations', '0', '--json']);
  expect(first.code, first.stderr).toBe(3);
  expect(first.stderr).toMatch(/`redgreen retry [\w-]+ "<hint>"` continues from the branch/);
  const before = first.run();
  const { branch = '', headSha = '' } = before;
  const mistyped = await redgreen(['retry', 'latets', 'round up'], { cwd: folder.path });
  expect(mistyped).toMatchObject({ code: 2, stderr: expect.stringContaining('no run latets; put the hint in quotes') });
  folder.git('branch', '-D', branch);
  const gone = await withModel(folder, [], ['retry']);
  expect(gone.code).toBe(2);
  expect(gone.stderr).toContain(`git branch ${branch} ${headSha.slice(0, 12)}`);
  folder.git('branch', branch, headSha);

  const second = await withModel(folder, writes('90'), ['retry', 'it is ninety', '--json']);
  expect(second.code, second.stderr).toBe(0);
  const run = second.run();
  expect(run).toMatchObject({
    outcome: 'passed',
    branch: before.branch,
    parentRun: before.id,
    // Given as a flag then, and not again.
    maxIterations: 0,
    base: before.base,
    trigger: { kind: 'story-file', hint: 'it is ninety' },
  });
  expect(second.stderr).toContain(`Continues run ${before.id}, hint: it is ninety`);
  // Nothing leaves the clone.
  expect(run.detail).toBe('The test command exited 0 on exactly the tree that was committed.');
  // What is red on the branch is fed back beside the hint.
  expect(second.sent[0]).toContain('it is ninety');
  expect(second.sent[0]).toContain('the price is 80, not 90');
  expect(folder.git('log', '--format=%H', `main..${run.branch}`).trim().split('\n')).toEqual([
    run.headSha,
    before.headSha,
  ]);
  expect(readFileSync(join(folder.path, 'story.md'), 'utf8')).toMatch(/^status: passed$/m);

  folder.git('commit', '-q', '--allow-empty', '-m', 'more');
  const third = await withModel(folder, [], ['retry', run.id.slice(0, 18), '--max-iterations', '2', '--json']);
  expect(third).toMatchObject({ code: 0, requests: [] });
  expect(third.stderr).toContain('The branch is 1 commit behind main;');
  expect(third.run()).toMatchObject({ outcome: 'passed', attemptCount: 0, maxIterations: 2, parentRun: run.id });
});

test('a story from -m or stdin is in no file, and a retry still knows it', { tags: ['full', 'variant'] }, async () => {
  using folder = repositoryWith({ ...priceFiles, 'story.md': 'not read\n' });
  const said = ['-m', 'Ten percent off', '-m', 'The price is ninety.'];
  const first = await withModel(folder, writes('80'), ['run', ...said, '--max-iterations', '0', '--json']);
  expect(first.code, first.stderr).toBe(3);
  expect(first.run().story).toMatchObject({ title: 'Ten percent off', criteria: [] });
  expect(first.run().story.path).toBeUndefined();
  expect(first.sent[0]).toContain('The price is ninety.');
  const again = await withModel(folder, writes('90'), ['retry', '--json']);
  expect(again.code, again.stderr).toBe(0);
  expect(again.sent[0]).toContain('The price is ninety.');

  const piped = await withModel(folder, writes('90'), ['run', '-', '--json'], {
    stdin: '---\ntitle: Piped\n---\nDo it.\n',
  });
  expect(piped.code, piped.stderr).toBe(0);
  expect(piped.run().story.title).toBe('Piped');
  expect(folder.git('status', '--porcelain')).toBe('');
});

test('one story at a time, and one at all', async () => {
  using folder = folderWith({});
  const end = async (...args: string[]) => (await redgreen(['run', ...args], { cwd: folder.path })).stderr;
  expect(await end()).toContain("missing required argument 'story': a file, `-` for stdin, or -m");
  expect(await end('story.md', '-m', 'x')).toContain('both story.md and -m are given');
  expect(await end('-m', '')).toContain('the story has no title');
});
