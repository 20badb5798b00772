/** Where work is that may not be pushed. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReviewEnd } from '../../src/loop/rework.ts';
import type { Verification } from '../../src/run/verification.ts';
import { endOf, standing } from '../../src/run-story/end.ts';
import { keepAsPatch } from '../../src/run-story/publish.ts';
import type { RunRequest } from '../../src/run-story/request.ts';
import type { Workspace } from '../../src/run-story/workspace.ts';

test('what was held back from a push that would have had nothing else is kept as a patch, with secrets masked', async () => {
  const runDir = await mkdtemp(join(tmpdir(), 'held-back-'));
  try {
    const request = {
      record: { runDir },
      host: { redact: (text: string) => text.replaceAll('s3cret', '***') },
      code: { source: { kind: 'local' } },
      settings: {},
    } as unknown as RunRequest;
    const repository = { patch: async (from: string, to: string) => `${from}..${to} +token: s3cret\n` };
    const workspace = { repository, head: 'head' } as unknown as Workspace;
    const verification = { result: 'passed', tree: 'same' } as Verification;
    const green = standing('same', verification);
    const heldBack = [{ path: '.github/workflows/x.yml', reason: 'is a path that a run never changes' }];
    const checkpoint = { ...green.checkpoint, snapshot: 'whole', heldBack };
    const passed: ReviewEnd = {
      ...{ kind: 'passed', reviewed: false, changedTests: [] },
      green: { ...green, checkpoint },
    };

    const end = await endOf(passed, request, 'same', (tree) => keepAsPatch(request, workspace, tree));

    expect(end).toMatchObject({ outcome: 'publish-failed', cause: 'held-back' });
    expect(end.detail).toContain(`kept as a patch: ${join(runDir, 'work.patch')}. Held back: .github/workflows/x.yml`);
    expect(await readFile(join(runDir, 'work.patch'), 'utf8')).toBe('head..whole +token: ***\n');

    // The App's folder is on a server that nobody who reads this can look into.
    const source = { kind: 'clone', mirror: '/data/mirrors/acme+shop.git' };
    const inApp = { ...request, code: { source } } as unknown as RunRequest;
    expect(await keepAsPatch(inApp, workspace, 'whole')).toBe(
      "The work is kept as a patch: work.patch, among the files on the run's page",
    );
  } finally {
    await rm(runDir, { recursive: true });
  }
});
