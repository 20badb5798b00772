/** What is pushed and where: nothing of anybody's is overwritten, nothing protected goes along, nothing is lost. */
// @module-tag full

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { git } from '../../support/git-http.ts';
import type { Script } from '../../support/model.ts';
import { promptsOf } from '../../support/model-prompts.ts';
import {
  branch,
  done,
  openWorld,
  quick,
  quickFiles,
  repository,
  right,
  rightAtOnce,
  type World,
  wrong,
} from '../../support/world.ts';

const shop = { files: quickFiles, inputs: quick };

/** Replies in turn; before the given one something happens on GitHub. */
function meanwhile(
  replies: Exclude<Script, (...args: never[]) => unknown>,
  at: number,
  happens: () => unknown,
): Script {
  return async (_request, index) => {
    if (index === at) await happens();
    return replies[index] ?? { error: { status: 400, message: `no reply ${index}` } };
  };
}

test('the branch moved meanwhile: the work goes to a second branch, and theirs stays', async () => {
  let theirs: string | undefined;
  await using world: World = await openWorld(
    meanwhile([wrong, done, right, done], 2, () => {
      theirs = world.github.commit(repository, branch, { 'theirs.txt': 'ours too\n' }, 'A human was here');
    }),
    shop,
  );
  const result = await world.label();
  expect(result.outputs).toMatchObject({ outcome: 'publish-failed', attempts: '2' });
  expect(result.exitCode).toBe(1);
  expect(world.head()).toBe(theirs);
  expect(world.file('src/price.js', `${branch}-2`)).toContain('0.9');
  expect(world.commits(`${branch}-2`)).toHaveLength(2);
  const summary = world.told(2)[0]?.body ?? '';
  expect(summary).toContain('### Redgreen · The work could not be published');
  expect(summary).toMatch(
    /Somebody pushed to .* during the run, and nothing of theirs is overwritten\. The work is on .*-2/,
  );
  expect(world.at(1).labels).toEqual(['ai-failed']);
});

test('the first commit is on the remote before the retry; the branch is deleted meanwhile: not made again, and the work is kept as a patch', async () => {
  let pushed: string | undefined;
  await using world: World = await openWorld(
    meanwhile([wrong, done, right, done], 2, () => {
      pushed = world.head();
      git(world.repo.gitDir, ['update-ref', '-d', `refs/heads/${branch}`]);
    }),
    shop,
  );
  await using job = await world.start(world.labeled());
  const result = await job.done;
  expect(result.outputs).toMatchObject({ outcome: 'publish-failed', attempts: '2' });
  expect(pushed).toMatch(/^[0-9a-f]{40}$/);
  expect(pushed).toBe(result.run?.attempts[0]?.pushedCommit);
  expect(world.head()).toBeUndefined();
  const path = /kept as a patch: (\S+)/.exec(result.run?.detail ?? '')?.[1] ?? '';
  expect(readFileSync(path, 'utf8')).toContain('amount * 0.9');
  expect(world.repo.issues.size).toBe(2);
});

test('a protected path is held back and told, the rest is verified without it and pushed; feedback says what the tests did not see', async () => {
  const edits = [
    { name: 'write', input: { file_path: '.github/workflows/x.yml', content: 'on: push\n' } },
    { name: 'write', input: { file_path: 'CODEOWNERS', content: '* @eve\n' } },
    { name: 'write', input: { file_path: 'build/rate.js', content: 'export const rate = 0.9;\n' } },
  ];
  const check = `if grep -q 0.8 src/price.js && ! [ -e build/rate.js ]; then
  printf '%s\\n' 'not ok 1 - rate' '  ---' '  error: cannot find build/rate.js' '  ...' 1..1
  exit 1
fi
${quickFiles['check.sh']}`;
  const files = { ...quickFiles, '.gitignore': 'build/\n', 'check.sh': check };
  await using world = await openWorld([{ calls: [...edits, ...wrong.calls] }, done, rightAtOnce, done], {
    ...shop,
    files,
  });
  const result = await world.label();
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(git(world.repo.gitDir, ['diff', '--name-only', 'main', branch]).trim()).toBe('src/price.js');
  expect(result.run?.verifiedTree).toBe(result.run?.pushedTree);
  expect(result.run?.attempts[0]?.checkpoint?.heldBack.map(({ path }) => path).sort()).toEqual([
    '.github/workflows/x.yml',
    'CODEOWNERS',
  ]);
  for (const text of [result.log, world.told(2)[0]?.body ?? '', result.summary])
    expect(text).toContain('workflows/x.yml');
  expect(promptsOf(world.model)[1]).toContain('build/rate.js is ignored by git');
});

test('only what may not be pushed was changed: nothing is pushed, and it is no success', async () => {
  const edit = { name: 'write', input: { file_path: '.github/workflows/x.yml', content: 'on: push\n' } };
  await using world = await openWorld([{ calls: [edit] }, done], {
    files: { ...quickFiles, 'check.sh': 'echo 1..1\necho ok 1 - fine\n' },
    inputs: { ...quick, 'max-iterations': '0' },
  });
  const result = await world.label();
  expect(result.outputs.outcome).toBe('publish-failed');
  expect(world.github.pushes).toEqual([]);
  const told = world.told(1)[0]?.body ?? '';
  expect(told).toContain('workflows/x.yml');
  expect(told).toContain('| initial | 1 path held back | ✓ 1 passed |');
  expect(told).toMatch(
    /\*\*Next:\*\* A run never pushes such paths\. If you want the change, apply the patch named above by hand/,
  );
  expect(result.run?.detail).toMatch(
    /^Nothing is left that may be pushed\. The work is kept as a patch: \S+work\.patch /,
  );
  expect(told).toContain('work.patch');
});

test('a token that may not write workflows: the next step names the permission, or the patch by hand', async () => {
  // The new branch is compared with the default branch, which has a workflow by then.
  const happens = () => world.github.commit(repository, 'main', { '.github/workflows/ci.yml': 'on: push\n' });
  await using world: World = await openWorld(meanwhile([rightAtOnce, done], 1, happens), shop);
  const result = await world.label();
  expect(result.outputs.outcome).toBe('publish-failed');
  expect(result.run?.cause).toBe('workflows-permission');
  expect(world.told(1)[0]?.body).toMatch(/\*\*Next:\*\* Give a `github-token` that may write workflows/);
});
