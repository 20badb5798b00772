/** The proofs of a run: trees from its repository, runs in its sandbox, time from what the run has left. */

import { availableParallelism, freemem, totalmem } from 'node:os';
import type { Settings } from '../config/settings.ts';
import type { ChangedPath } from '../guard/classify.ts';
import { testOf } from '../guard/spoken-of.ts';
import { wholeCommand } from '../packages/commands.ts';
import type { ProofContext, Side, Twinned } from '../proof/experiments.ts';
import { testsToBend } from '../proof/proof-tests.ts';
import { type ProofPort, prove } from '../proof/prove.ts';
import { twinsOfBase } from '../proof/prove-sources.ts';
import type { Proof } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import { withLoadedFirst } from '../verify/loaded-first.ts';
import { permittingWords } from './permitting-words.ts';
import { changedPaths, picked } from './rerun.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

/** Every green that is told goes through here: an attempt's, whatever its phase, and that of a branch as it stands. */
export async function proved(options: VerifierOptions, verifier: Verifier, greened: Greened): Promise<Verification> {
  const { green } = greened;
  const proof = green.result === 'passed' ? await proofOf(options, verifier, greened) : undefined;
  return proof === undefined ? green : withProof(green, proof, options.request.settings.proof);
}

export interface Greened extends Pick<ProofContext, 'green'> {
  tree: string;
  name: string;
}

/** `proof: off` tries nothing. Something that breaks here never takes a green away: it is unproved, with the reason. */
async function proofOf(
  options: VerifierOptions,
  verifier: Verifier,
  { tree, name, green }: Greened,
): Promise<Proof | undefined> {
  const { request, workspace, baseTree, limits } = options;
  const { settings, story } = request;
  const { repository } = workspace;
  if (settings.proof === 'off') return undefined;
  const changed = await changedPaths(options, baseTree, tree);
  if (changed.length === 0) return undefined;
  const ids = { base: baseTree, tree };
  const other = { base: tree, tree: baseTree };
  let stopped: string | undefined;
  const port: ProofPort = {
    list: (side) => repository.listFiles(ids[side]),
    read: (side, path) => repository.readFile(ids[side], path),
    make: async (side, taken, files) =>
      repository.treeWithFiles(await repository.treeWith(ids[side], other[side], [...taken]), files),
    run: (made, label, test) =>
      verifier.run(made, `proofs/${name}-${label}`, { test, mostMs: longestMs(leastOfProofMs, green) }),
    pick: (failures) => picked(options, tree, { runners: undefined, failures }),
    remainingMs: () => limits.remainingMs(),
    sideBySide: mayGoSideBySide(options, green),
    stopped: async () => {
      const stop = await limits.cancelled();
      if (stop !== undefined) stopped = `the run was stopped before the proofs ended (${stop.detail})`;
      return stopped;
    },
  };
  try {
    const proof = await prove(port, {
      changed,
      green,
      baseline: verifier.baseline,
      known: verifier.known,
      twinned: verifier.twinned,
      command: await commandOf(options),
      testPaths: settings.testPaths,
      testEnv: settings.testEnv,
      story: [story.title, story.body, ...story.comments.map(({ body }) => body)].join('\n'),
      permitting: permittingWords(request),
      mayChangeTests: settings.testsMayChange,
      waiting: waitingTests(green),
    });
    // What was not tried any more might have spoken against it.
    const isCut = stopped !== undefined && proof.result === 'proved';
    return isCut ? { ...proof, result: 'unproved', reasons: [stopped ?? ''] } : proof;
  } catch (error) {
    if (limits.aborted() !== undefined) return unproved('the run ended before the proofs did');
    return unproved(`the proofs broke: ${(error as Error).message}`);
  }
}

/**
 * The base's tests with their numbers written differently, for the tree that they are laid over: where that is green as well, the
 * proofs need no run of their own for it. undefined: no proof is asked for, or there is nothing to write differently.
 */
export async function withTwins(
  options: VerifierOptions,
  { baseline }: Verifier,
  laid: string,
  { tree, changed }: { tree: string; changed: readonly ChangedPath[] },
): Promise<{ tree: string; edits: Twinned['edits'] } | undefined> {
  const { proof } = options.request.settings;
  if (proof === 'off') return undefined;
  const { repository } = options.workspace;
  const { port, context } = await asked(options, { baseline }, { tree, changed });
  const { bent } = await testsToBend(port, context);
  const paths: string[] = [];
  for (const path of new Set(bent.map((one) => one.path))) {
    // Tests inside a source are laid over by part.
    const [base, here] = [await port.read('base', path), await repository.readFile(laid, path)];
    if (base !== undefined && base === here && !path.endsWith('.rs')) paths.push(path);
  }
  const { files, edits } = await twinsOfBase(port, paths);
  return edits.length === 0 ? undefined : { tree: await repository.treeWithFiles(laid, files), edits };
}

/** While the tests of an attempt run there is nothing to do but wait: its tests are read, which its proofs ask for. */
export function readAhead(
  options: VerifierOptions,
  verifier: Pick<Verifier, 'baseline'>,
  attempt: { tree: string; changed: readonly ChangedPath[] },
): void {
  if (attempt.changed.length === 0 || attempt.changed.length > mostReadAhead) return;
  asked(options, verifier, attempt)
    .then(({ port, context }) => testsToBend(port, context))
    .catch(() => undefined);
}
const mostReadAhead = 40;

async function asked(
  options: VerifierOptions,
  { baseline }: Pick<Verifier, 'baseline'>,
  { tree, changed }: { tree: string; changed: readonly ChangedPath[] },
) {
  const { repository } = options.workspace;
  const ids = { base: options.baseTree, tree };
  const port = {
    list: (side: Side) => repository.listFiles(ids[side]),
    read: (side: Side, path: string) => repository.readFile(ids[side], path),
  };
  const { testPaths } = options.request.settings;
  return { port, context: { changed, command: await commandOf(options), testPaths, baseline } };
}

async function commandOf({ workspace, baseTree, commands }: VerifierOptions): Promise<string> {
  return withLoadedFirst(wholeCommand(commands), await workspace.repository.readFile(baseTree, 'package.json'));
}

/** An experiment that has no end costs this much; a test that is slow on a busy machine has it as well. */
const leastOfProofMs = 30_000;
/** What takes much longer than these did hangs: an experiment, and a test of the base that waits for a callback nobody calls. */
export function longestMs(leastMs: number, ...runs: readonly (Verification | undefined)[]): number {
  return Math.max(leastMs, ...runs.map((run) => 3 * (run?.durationMs ?? 0)));
}

/** Tests that wait for a reviewer's word, by name. */
function waitingTests({ second, tampering = [] }: Verification): string[] {
  return [...(second?.unmet ?? []), ...tampering.flatMap((one) => (one.waits ? (testOf(one) ?? []) : []))];
}

/** Told with `report`; with `alarm` a green that cannot go red is red, and what stayed green is its feedback. */
function withProof(green: Verification, proof: Proof, mode: Settings['proof']): Verification {
  if (mode !== 'alarm' || proof.result !== 'disproved') return { ...green, proof };
  const notes = proof.reasons.map((reason) => `This green cannot go red: ${reason}.`);
  return { ...green, result: 'failed', proof, notes: [...green.notes, ...notes] };
}

function unproved(reason: string): Proof {
  return { result: 'unproved', reasons: [reason], edits: [], runs: 0, durationMs: 0 };
}

/** Below this it is our own work that takes the time. */
const worthMs = 2_000;

/** A service, a host, or what else no namespace keeps apart would have two of them meet in it. */
function mayGoSideBySide(
  { request: { settings }, sandbox }: Pick<VerifierOptions, 'request' | 'sandbox'>,
  { durationMs }: Pick<Verification, 'durationMs'>,
): boolean {
  const hasOwnNetwork = sandbox.kind === 'bubblewrap' || sandbox.kind === 'namespaces';
  const isApart = hasOwnNetwork && settings.sandboxNetwork === 'none' && settings.testServices.length === 0;
  return isApart && durationMs > worthMs && availableParallelism() > 1 && freemem() > totalmem() / 2;
}
