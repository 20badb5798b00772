/** Where work is that may not be pushed. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Reviewed } from '../../src/loop/rework.ts';
import type { Verification } from '../../src/run/verification.ts';
import { endOf, greenHead } from '../../src/run-story/implement-story.ts';
import { keepAsPatch } from '../../src/run-story/publish.ts';
import type { RunRequest, Workspace } from '../../src/run-story/run-request.ts';
import type { Verifier } from '../../src/run-story/verifier.ts';
import { createRedactor } from '../../src/text/redact.ts';
import { makeCheckout, write } from '../git/git-fixture.ts';
import { scratch } from '../support/fixtures.ts';

test('what was held back from a push that would have had nothing else is kept as a patch, with secrets masked', async () => {
  const runDir = scratch();
  const request = {
    record: { runDir },
    host: { redact: (text: string) => text.replaceAll('s3cret', '***') },
    code: { source: { kind: 'local' } },
    settings: {},
  } as unknown as RunRequest;
  const repository = { patch: async (from: string, to: string) => `${from}..${to} +token: s3cret\n` };
  const workspace = { repository, head: 'head' } as unknown as Workspace;
  const verification = { result: 'passed', tree: 'same' } as Verification;
  const green = greenHead('same', verification);
  const heldBack = [{ path: '.github/workflows/x.yml', reason: 'is a path that a run never changes' }];
  const checkpoint = { ...green.checkpoint, snapshot: 'whole', heldBack };
  const passed: Reviewed = { green: { ...green, checkpoint } };

  const end = await endOf(passed, { request, workspace, headTree: 'same' } as Verifier);

  expect(end).toMatchObject({ outcome: 'publish-failed', cause: 'held-back' });
  expect(end.detail).toContain(`kept as a patch: ${join(runDir, 'work.patch')}. Held back: .github/workflows/x.yml`);
  expect(await readFile(join(runDir, 'work.patch'), 'utf8')).toBe('head..whole +token: ***\n');
});

test('what a page hands out holds no file for credentials and none with a secret, whatever else holds it back', async () => {
  const runDir = scratch();
  await using checkout = await makeCheckout({ 'a.js': '1\n', '.npmrc': 'save-exact=true\n' });
  const repository = await checkout.open();
  await repository.markSetup();
  const token = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dF3hJ5'}`;
  await write(checkout.tree, {
    '.github/workflows/x.yml': 'on: push\n',
    '.github/workflows/y.yml': 'env: { KEY: hunter2-hunter2-hunter2 }\n',
    '.github/.env': 'A=credentials-of-somebody\n',
    id_rsa: 'a key of somebody\n',
    'config.js': `export const token = '${token}';\n`,
    '.npmrc': `registry=https://elsewhere.invalid/\n//elsewhere.invalid/:_authToken=${token}\n`,
    'big.txt': `${'x'.repeat(6 * 2 ** 20)}\n`,
  });
  const { tree } = await repository.snapshot();
  const source = { kind: 'clone', mirror: '/data/mirrors/acme+shop.git' };
  const request = (of: object) =>
    ({
      record: { runDir },
      host: { redact: createRedactor(['hunter2-hunter2-hunter2']) },
      code: { source: of },
    }) as unknown as RunRequest;
  const head = repository.head.commit;
  const workspace = { repository, head } as unknown as Workspace;
  const paths = async () => {
    const patch = await readFile(join(runDir, 'work.patch'), 'utf8');
    return [...patch.matchAll(/^diff --git a\/(\S+)/gm)].map(([, path]) => path);
  };

  expect(await keepAsPatch(request(source), workspace, tree)).toBe(
    "The work is kept as a patch: work.patch, among the files on the run's page, without files for credentials and those that may hold a secret",
  );
  expect(await paths()).toEqual(['.github/workflows/x.yml']);
  const clean = await repository.treeWithFiles(await repository.treeOf(head), new Map([['x.yml', 'on: push\n']]));
  expect(await keepAsPatch(request(source), workspace, clean)).toBe(
    "The work is kept as a patch: work.patch, among the files on the run's page",
  );
  const own = await repository.treeWithFiles(await repository.treeOf(head), new Map([['.env', 'A=1\n']]));
  expect(await keepAsPatch(request(source), workspace, own)).toMatch(/^Nothing of it is kept/);

  // So is the page of a job.
  expect(await keepAsPatch(request({ kind: 'clone' }), workspace, tree)).toMatch(
    /work\.patch and on the job's page, without files for credentials and those that may hold a secret$/,
  );
  expect(await paths()).toEqual(['.github/workflows/x.yml']);

  // The clone is whose the files are.
  await keepAsPatch(request({ kind: 'local' }), workspace, tree);
  expect(await paths()).toHaveLength(7);
});
