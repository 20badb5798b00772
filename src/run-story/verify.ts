/** A verification in a layer of its own: exactly one tree, judged by the commands' exit code and then by what stands behind it. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verification } from '../run/verification.ts';
import type { Exec } from '../sandbox/exec.ts';
import { tellGone } from '../verify/gone-tests.ts';
import { verify } from '../verify/verify.ts';
import { repeatSetup, setupOf } from './dependencies.ts';
import { settleFlakes } from './flakes.ts';
import { installsFresh } from './fresh-install.ts';
import { loadForProof } from './load-ahead.ts';
import { markedFiles } from './merge.ts';
import { heldBackNotes, ignoredNotes, setupNotes } from './notes.ts';
import { proved } from './prove.ts';
import { asRed } from './red-setup.ts';
import { changedPaths, rerunRed } from './rerun.ts';
import { rewrittenIn, withRewritten } from './rewritten.ts';
import { judge } from './verdict.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';
import { openWarmth } from './warm.ts';

export function openVerifier(options: VerifierOptions): Verifier {
  const { request, workspace, sandbox, commands, limits, headTree, baseTree, emit, unprepared: always } = options;
  const { settings } = request;
  const { runDir, workDir = runDir } = request.record;
  const { repository } = workspace;
  let previous = options.previous;
  let suiteMs = 0;
  /** Whole suites that have run, by tree: a proof needs none of them twice. */
  const known = new Map<string, Verification>();
  /** Expectations that a tree's run wrote over, by tree. */
  const rewritten = new Map<string, ReadonlySet<string>>();

  let listed: Promise<ReadonlySet<string>> | undefined;
  const isTracked = async (path: string) => {
    listed ??= repository.listFiles(headTree).then((paths) => new Set(paths));
    return (await listed).has(path);
  };
  const warmth = openWarmth(options);
  const twinned: Verifier['twinned'] = new Map();

  const verifier: Verifier = {
    twinned,
    async run(tree, name, than = {}) {
      const over = await mkdtemp(join(workDir, 'over-'));
      const { deleted } = await repository.exportOver(headTree, tree, over);
      const home = than.home ?? (await warmth.homeOf(tree));
      await using layer = await sandbox.layer({ over, deleted, isTracked }, home);
      const mostMs = Math.min(settings.testTimeoutMinutes * 60_000, than.mostMs ?? Number.POSITIVE_INFINITY);
      const timeoutMs = Math.max(1, Math.min(mostMs, limits.remainingMs()));
      const { onStarted } = than;
      const exec: Exec = onStarted ? (command) => layer.exec({ ...command, onStarted }) : layer.exec;
      const setup = { setup: await setupOf(options, tree), exec, name, timeoutMs, signal: limits.signal, always };
      const repeated = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, setup);
      if (always && repeated.kind === 'failed' && repeated.ended !== undefined)
        return await asRed(options, { ...repeated, ...repeated.ended, tree });
      // Awaited here: the layer must live until the commands are over.
      const verification = await verify({
        exec,
        commands: { ...commands, test: than.test ?? commands.test },
        cwd: settings.workingDirectory,
        timeoutMs,
        log: { folder: join(runDir, 'logs'), name, maxChars: settings.maxFeedbackChars },
        tree,
        previous: than.previous,
        baseline: verifier.baseline,
        reports: { folder: layer.written, globs: settings.testReport ?? [] },
        signal: limits.signal,
        notes: [...(than.notes ?? []), ...setupNotes(repeated)],
      });
      // What was ended from outside may have left half of something.
      if (home === 'kept' && verification.exitCode !== null) warmth.keep(await layer.keepCaches());
      const honest = await unlessRewritten(tree, name, layer.written, verification);
      if (than.test === undefined) known.set(tree, honest);
      return honest;
    },
    async stands(tree, name, { told }) {
      const red = await verifier.run(tree, name);
      const settled = await settleFlakes(options, verifier, { tree, name, red });
      const whole = await judge(options, verifier, { tree, name, settled });
      const judged = await backed(tree, name, whole);
      return told ? proved(options, verifier, { tree, name, green: judged, known, twinned }) : judged;
    },
    async judge(attempt, checkpoint, also) {
      await emit({ type: 'verification-started', attempt: attempt.number });
      const name = `attempt-${attempt.number}`;
      const { tree } = checkpoint;
      const notes = heldBackNotes(checkpoint);
      // Whether red is proven is told by every new test, not by those that failed last time.
      const mayPick = attempt.phase.name !== 'red';
      const picked = mayPick ? await rerunRed(options, verifier, { tree, name, previous, suiteMs, notes }) : undefined;
      const changed = settings.proof === 'off' ? [] : await changedPaths(options, baseTree, tree);
      const verified =
        picked ?? (await verifier.run(tree, name, { previous, notes, onStarted: () => loadForProof(changed) }));
      if (picked === undefined) suiteMs = verified.durationMs;
      const ignored = verified.result === 'passed' ? [] : await ignoredNotes(repository, verified.output);
      const noted = { ...verified, notes: [...verified.notes, ...ignored] };
      const settled = picked ? noted : await settleFlakes(options, verifier, { tree, name, red: noted });
      const told = await tellGone(repository, settled, { previous, baseline: verifier.baseline });
      const whole = await judge(options, verifier, { tree, name, settled: told, also });
      const marked = await markedFiles(workspace, tree);
      const unmarked = marked.length === 0 ? whole : withMarks(whole, marked);
      const judged = await backed(tree, name, unmarked);
      const verification = await proved(options, verifier, { tree, name, green: judged, known, twinned });
      previous = verification;
      await emit({ type: 'verification-finished', attempt: attempt.number, verification });
      // A green that came in time stands, also where the run ends now.
      const stop = verification.result === 'passed' ? undefined : limits.aborted();
      return { verification, stop };
    },
  };
  return verifier;

  /** The base's own tests are asked only where a green wrote over expectations. */
  async function unlessRewritten(tree: string, name: string, written: string, verification: Verification) {
    if (tree !== baseTree && verification.result !== 'passed') return verification;
    const paths = await rewrittenIn(repository, tree, written, { command: commands.test, globs: settings.testPaths });
    rewritten.set(tree, new Set(paths));
    if (tree === baseTree || paths.length === 0) return verification;
    if (!rewritten.has(baseTree)) await verifier.run(baseTree, `${name}-base-alone`, { home: 'kept' });
    return withRewritten(
      verification,
      paths.filter((path) => !rewritten.get(baseTree)?.has(path)),
    );
  }

  /** A green that stands without what a cache or an earlier install gave it. */
  async function backed(tree: string, name: string, verification: Verification): Promise<Verification> {
    const green = await warmth.confirmed(verifier, { tree, name, verification });
    return installsFresh(options, { tree, name, green });
  }
}

function withMarks(verification: Verification, marked: readonly string[]): Verification {
  const note = `The marks of a conflict are left in ${marked.slice(0, 10).join(', ')}: bring both sides together, and take the marks out.`;
  return { ...verification, result: 'failed', notes: [...verification.notes, note] };
}
