/** A verification in a layer of its own, and what stands behind "passed": reruns, the tamper guard, the second verification. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttemptName, Checkpoint, RunEvent, Stop } from './run.ts';
import type { RunRequest } from './run-request.ts';
import { setupAgain } from './run-story-dependencies.ts';
import type { Limits } from './run-story-limits.ts';
import { heldBackNotes, ignoredNotes, setupNotes } from './run-story-notes.ts';
import type { Workspace } from './run-story-open.ts';
import type { AlsoGuard } from './tdd.ts';
import type { TamperFinding, Verification } from './verification.ts';
import type { Commands } from './verify/commands.ts';
import { basePathsToLayOver, readSecond } from './verify/second.ts';
import { type ChangedPath, classify } from './verify/tamper/classify.ts';
import { findTampering, isTestPath } from './verify/tamper/guard.ts';
import { verify } from './verify/verify.ts';
import type { Sandbox } from './workspace/sandbox.ts';

export interface Verifier {
  /** The commands on exactly this tree, in a layer; no judgement beyond their exit code. */
  run(tree: string, name: string, than?: { previous?: Verification; notes?: string[] }): Promise<Verification>;
  /** The whole verdict on an attempt. */
  judge(
    attempt: AttemptName,
    checkpoint: Checkpoint,
    also?: AlsoGuard,
  ): Promise<{ verification: Verification; stop?: Stop }>;
  /** Set once, before the first attempt: what was red already and how many tests there were. */
  baseline?: Verification;
}

export interface VerifierOptions {
  request: RunRequest;
  workspace: Workspace;
  sandbox: Sandbox;
  commands: Commands & { test: string };
  limits: Limits;
  /** The tree of the commit where the run starts, and the tree whose tests count. */
  headTree: string;
  baseTree: string;
  emit(event: RunEvent): Promise<void>;
}

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
        commands,
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
    async judge(attempt, checkpoint, also) {
      await emit({ type: 'verification-started', attempt: attempt.number });
      const name = `attempt-${attempt.number}`;
      const ran = await verifier.run(checkpoint.tree, name, { previous, notes: heldBackNotes(checkpoint) });
      const ignored = ran.result === 'passed' ? [] : await ignoredNotes(repository, ran.output);
      const first = { ...ran, notes: [...ran.notes, ...ignored] };
      const verification = limits.aborted() ? first : await verdict(options, verifier, checkpoint, first, name, also);
      previous = verification;
      await emit({ type: 'verification-finished', attempt: attempt.number, verification });
      // A green that came in time stands, also where the run ends now.
      const stop = verification.result === 'passed' ? undefined : limits.aborted();
      return { verification, stop };
    },
  };
  return verifier;
}

/** Exit 0 is only the beginning: tests that were weakened make it red, tests that were changed are verified as they were. */
async function verdict(
  options: VerifierOptions,
  verifier: Verifier,
  checkpoint: Checkpoint,
  first: Verification,
  name: string,
  also: AlsoGuard | undefined,
): Promise<Verification> {
  const changed = await changedPaths(options, options.baseTree, checkpoint.tree);
  const tampering = await guard(options, verifier, checkpoint.tree, changed, first, also);
  const told: Verification = { ...first, ...(tampering.length === 0 ? {} : { tampering }) };
  if (told.result !== 'passed') return told;
  if (tampering.some(({ severity }) => severity === 'weakens')) return { ...told, result: 'failed' };
  return second(options, verifier, checkpoint.tree, changed, told, name);
}

async function guard(
  { request, workspace, commands, baseTree }: VerifierOptions,
  verifier: Verifier,
  tree: string,
  changed: ChangedPath[],
  verification: Verification,
  also: AlsoGuard | undefined,
): Promise<TamperFinding[]> {
  const { settings, story } = request;
  const { repository } = workspace;
  const context = {
    commands,
    baseline: verifier.baseline,
    verification,
    testPaths: settings.testPaths,
    story: { mayChangeTests: settings.testsMayChange, text: `${story.title}\n${story.body}` },
  };
  const from = (base: string, paths: ChangedPath[]) =>
    findTampering(
      {
        base,
        tree,
        changed: paths,
        read: (side, path) => repository.readFile(side === 'base' ? base : tree, path),
      },
      context,
    );
  const found = [...(also?.findings ?? []), ...(await from(baseTree, changed))];
  if (also?.testsOf === undefined || also.testsOf === baseTree) return found;
  const since = await changedPaths({ workspace }, also.testsOf, tree);
  const known = new Set(found.map(({ rule, path, line }) => `${rule}\n${path}\n${line}`));
  const more = await from(also.testsOf, since);
  return [...found, ...more.filter(({ rule, path, line }) => !known.has(`${rule}\n${path}\n${line}`))];
}

/** The same tree with the base's tests and test configuration laid over it. Costs nothing where none was touched. */
async function second(
  { request, workspace, baseTree }: VerifierOptions,
  verifier: Verifier,
  tree: string,
  changed: ChangedPath[],
  green: Verification,
  name: string,
): Promise<Verification> {
  const { settings } = request;
  const lay = basePathsToLayOver(changed, (path) => classify(path, settings.testPaths));
  if (!lay.needed) return green;
  const paths = [...lay.restore, ...lay.remove, ...lay.scripts];
  const laid = await workspace.repository.treeWith(tree, baseTree, paths);
  const again = await verifier.run(laid, `${name}-base-tests`);
  const reading = readSecond(verifier.baseline, again);
  const result = { result: again.result, bent: reading.bent, changedBehaviour: reading.changedBehaviour };
  if (reading.verdict === 'bent') {
    const note = `With the tests as they were before the agent, these are still red: ${reading.bent.join(', ')}. Their expectations were bent, not met.`;
    return { ...green, result: 'failed', second: result, notes: [...green.notes, note] };
  }
  if (reading.verdict === 'changed-behaviour' && settings.testsMayChange) {
    const note = `Changed with the behaviour, as the story allows: ${reading.changedBehaviour.join(', ')}`;
    return { ...green, second: { ...result, changedBehaviour: [] }, notes: [...green.notes, note] };
  }
  return { ...green, second: result };
}

async function changedPaths({ workspace }: Pick<VerifierOptions, 'workspace'>, from: string, to: string) {
  const found = await workspace.repository.differences(from, to);
  return found.map(({ path, status }): ChangedPath => ({ path, status }));
}

/**
 * The tree whose tests count: the base's, with what people – not Redgreen – changed in tests on this branch since.
 */
export async function treeOfBaseTests(
  { repository, base, head }: Workspace,
  testPaths: string[] | undefined,
): Promise<string> {
  let tree = await treeOf(repository, base.commit);
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

export function treeOf({ git }: Workspace['repository'], commit: string): Promise<string> {
  return git.text(['rev-parse', `${commit}^{tree}`]);
}
