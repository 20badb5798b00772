/** A verification in a layer of its own: exactly one tree, judged by the commands' exit code and then by what stands behind it. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setupAgain } from './run-story-dependencies.ts';
import { heldBackNotes, ignoredNotes, setupNotes } from './run-story-notes.ts';
import type { Workspace } from './run-story-open.ts';
import { redAgain, settleFlakes } from './run-story-rerun.ts';
import { verdict } from './run-story-verdict.ts';
import type { Verifier, VerifierOptions } from './run-story-verifier.ts';
import type { Verification } from './verification.ts';
import { isTestPath } from './verify/tamper/guard.ts';
import { verify } from './verify/verify.ts';

export function openVerifier(options: VerifierOptions): Verifier {
  const { request, workspace, sandbox, commands, limits, headTree, emit } = options;
  const { settings, runDir } = request;
  const { repository } = workspace;
  let previous: Verification | undefined;

  const verifier: Verifier = {
    async run(tree, name, than = {}) {
      const over = await mkdtemp(join(runDir, 'over-'));
      const { deleted } = await repository.exportOver(headTree, tree, over);
      await using layer = await sandbox.layer({ over, deleted });
      const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 60_000, limits.remainingMs()));
      const { exec } = layer;
      const setup = { setup: commands.setup, exec, name, timeoutMs, signal: limits.signal };
      const again = await setupAgain(request, repository, { headTree, tree }, setup);
      // Awaited here: the layer must live until the commands are over.
      return await verify({
        exec,
        commands: { ...commands, test: than.test ?? commands.test },
        cwd: settings.workingDirectory,
        timeoutMs,
        logDir: join(runDir, 'logs'),
        name,
        tree,
        maxChars: settings.maxFeedbackChars,
        previous: than.previous,
        baseline: verifier.baseline,
        reports: { folder: layer.written, globs: settings.testReport ?? [] },
        signal: limits.signal,
        notes: [...(than.notes ?? []), ...setupNotes(again)],
      });
    },
    async stands(tree, name) {
      const red = await verifier.run(tree, name);
      const settled = await settleFlakes(options, verifier, { tree, name, red });
      return limits.aborted() ? settled : verdict(options, verifier, tree, settled, name, undefined);
    },
    async judge(attempt, checkpoint, also) {
      await emit({ type: 'verification-started', attempt: attempt.number });
      const name = `attempt-${attempt.number}`;
      const { tree } = checkpoint;
      const notes = heldBackNotes(checkpoint);
      // Whether red is proven is told by every new test, not by those that failed last time.
      const mayPick = attempt.phase.name !== 'red';
      const again = mayPick ? await redAgain(options, verifier, { tree, name, previous, notes }) : undefined;
      const ran = again ?? (await verifier.run(tree, name, { previous, notes }));
      const ignored = ran.result === 'passed' ? [] : await ignoredNotes(repository, ran.output);
      const told = { ...ran, notes: [...ran.notes, ...ignored] };
      const first = again === undefined ? await settleFlakes(options, verifier, { tree, name, red: told }) : told;
      const verification = limits.aborted() ? first : await verdict(options, verifier, tree, first, name, also);
      previous = verification;
      await emit({ type: 'verification-finished', attempt: attempt.number, verification });
      // A green that came in time stands, also where the run ends now.
      const stop = verification.result === 'passed' ? undefined : limits.aborted();
      return { verification, stop };
    },
  };
  return verifier;
}

/**
 * The tree whose tests count: the base's, with what people – not Redgreen – changed in tests on this branch since.
 */
export async function treeOfBaseTests(
  { repository, base, head }: Workspace,
  testPaths: string[] | undefined,
): Promise<string> {
  let tree = await repository.treeOf(base.commit);
  if (head === base.commit) return tree;
  const commits = (await repository.log(base.commit, head)).reverse();
  for (const { commit, parents, trailers } of commits) {
    if ('Redgreen-Run' in trailers || parents[0] === undefined) continue;
    const changed = await repository.differences(parents[0], commit);
    const tests = changed.map(({ path }) => path).filter((path) => isTestPath(path, testPaths));
    if (tests.length > 0) tree = await repository.treeWith(tree, commit, tests);
  }
  return tree;
}
