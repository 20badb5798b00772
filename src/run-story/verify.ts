/** A verification in a layer of its own: exactly one tree, judged by the commands' exit code and then by what stands behind it. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { mentionedIn } from '../git/ignored-files.ts';
import { readPlainFile } from '../git/plain-file.ts';
import type { Repository } from '../git/repository.ts';
import type { Checkpoint } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { Exec } from '../sandbox/exec.ts';
import { tellGone } from '../verify/gone-tests.ts';
import { isExpectation } from '../verify/prove-golden.ts';
import { verify } from '../verify/verify.ts';
import { type RepeatedSetup, repeatSetup, setupOf } from './dependencies.ts';
import { settleFlakes } from './flakes.ts';
import { installsFresh } from './fresh-install.ts';
import { loadForProof } from './load-ahead.ts';
import { markedFiles } from './merge.ts';
import { proved } from './prove.ts';
import { asRed } from './red-setup.ts';
import { changedPaths, rerunRed } from './rerun.ts';
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

const mostFiles = 2000;
const maxBytes = 1024 * 1024;

/** A green that wrote over `paths`, which the base's own tests leave alone, is red. */
function withRewritten(green: Verification, paths: readonly string[]): Verification {
  if (paths.length === 0) return green;
  const note = `The run wrote over what its tests compare with: ${paths.slice(0, 5).join(', ')}. It passed against what it wrote, not against what is committed: nothing that runs may write there.`;
  return { ...green, result: 'failed', notes: [note, ...green.notes] };
}

/** Test code, snapshots and expected outputs of `tree` that read differently in `written`, the folder of a layer whose run is over. */
async function rewrittenIn(
  repository: Repository,
  tree: string,
  written: string,
  context: { command: string; globs?: readonly string[] },
): Promise<string[]> {
  const found: string[] = [];
  const expectations = (await repository.listFiles(tree)).filter((path) => isExpectation(path, context));
  for (const path of expectations.slice(0, mostFiles)) {
    const after = await readPlainFile(written, path, maxBytes);
    const before = after === undefined ? undefined : await repository.readFile(tree, path, maxBytes);
    if (before !== undefined && before !== after) found.push(path);
  }
  return found;
}

/** The agent sees its own file there and must be told that the push will not have it. */
export function heldBackNotes({ heldBack }: Checkpoint): string[] {
  return heldBack
    .slice(0, 20)
    .map(({ path, reason }) => `${path} is not part of what was tested and will not be pushed: ${reason}`);
}

/** What became of dependencies that an attempt changed. */
export function setupNotes(repeated: RepeatedSetup): string[] {
  if (repeated.kind === 'not-needed') return [];
  if (repeated.kind === 'failed') return [repeated.note];
  const changed = repeated.changed.slice(0, 10).join(', ');
  return changed === '' ? [] : [`Changed dependencies: ${changed}; setup ran again for this verification`];
}

/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
export async function ignoredNotes(repository: Repository, output: string): Promise<string[]> {
  const paths = mentionedIn(output, await repository.ignoredChanges());
  return paths.slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
}

function withMarks(verification: Verification, marked: readonly string[]): Verification {
  const note = `The marks of a conflict are left in ${marked.slice(0, 10).join(', ')}: bring both sides together, and take the marks out.`;
  return { ...verification, result: 'failed', notes: [...verification.notes, note] };
}
