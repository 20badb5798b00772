/** A verification in a layer of its own: exactly one tree, judged by the commands' exit code and then by what stands behind it. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { verify } from '../verify/verify.ts';
import { setupAgain } from './dependencies.ts';
import { heldBackNotes, ignoredNotes, setupNotes } from './notes.ts';
import { redAgain, settleFlakes } from './rerun.ts';
import { verdict } from './verdict.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

export function openVerifier(options: VerifierOptions): Verifier {
  const { request, workspace, sandbox, commands, limits, headTree, emit } = options;
  const { settings, runDir, workDir = runDir } = request;
  const { repository } = workspace;
  let previous = options.previous;
  let suiteMs = 0;

  const verifier: Verifier = {
    async run(tree, name, than = {}) {
      const over = await mkdtemp(join(workDir, 'over-'));
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
      return verdict(options, verifier, tree, settled, name, undefined);
    },
    async judge(attempt, checkpoint, also) {
      await emit({ type: 'verification-started', attempt: attempt.number });
      const name = `attempt-${attempt.number}`;
      const { tree } = checkpoint;
      const notes = heldBackNotes(checkpoint);
      // Whether red is proven is told by every new test, not by those that failed last time.
      const mayPick = attempt.phase.name !== 'red';
      const again = mayPick ? await redAgain(options, verifier, { tree, name, previous, suiteMs, notes }) : undefined;
      const ran = again ?? (await verifier.run(tree, name, { previous, notes }));
      if (again === undefined) suiteMs = ran.durationMs;
      const ignored = ran.result === 'passed' ? [] : await ignoredNotes(repository, ran.output);
      const told = { ...ran, notes: [...ran.notes, ...ignored] };
      const first = again === undefined ? await settleFlakes(options, verifier, { tree, name, red: told }) : told;
      const verification = await verdict(options, verifier, tree, first, name, also);
      previous = verification;
      await emit({ type: 'verification-finished', attempt: attempt.number, verification });
      // A green that came in time stands, also where the run ends now.
      const stop = verification.result === 'passed' ? undefined : limits.aborted();
      return { verification, stop };
    },
  };
  return verifier;
}
