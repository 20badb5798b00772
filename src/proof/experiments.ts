/** Runs of the commands over trees made for a proof: each in a layer of its own, counted, and none without time for it. */

import type { ChangedPath } from '../guard/classify.ts';
import { mayBeOfLoad } from '../run/killed-words.ts';
import type { ProofEdit, ProofRun } from '../run/proof.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { durationWords } from '../run/words.ts';
import type { FoundTest } from '../syntax/bends.ts';

/** Trees and runs, as whoever holds them gives them. */
export interface ProofPort {
  /** Every path of one side. */
  list(side: Side): Promise<readonly string[]>;
  /** undefined: absent, no regular file, or too large. */
  read(side: Side, path: string): Promise<string | undefined>;
  /** The tree of `side` with `taken` as the other side has them (deleted where it has none), and these files in it. */
  make(side: Side, taken: readonly string[], files: ReadonlyMap<string, string>): Promise<string>;
  run(tree: string, name: string, test?: string): Promise<Verification>;
  /** The command for these files or tests alone; undefined where it cannot be known. */
  pick(tests: TestFailure[]): Promise<string | undefined>;
  remainingMs(): number;
  /** Two runs may go side by side: nothing but the machine is between them, which has room for both. */
  sideBySide?: boolean;
  /** Asked before each run: why the proofs are to end; undefined: go on. */
  stopped?(): Promise<string | undefined>;
}

export interface Twinned {
  edits: Omit<ProofEdit, 'outcome'>[];
  verification: Verification;
}

export type Side = 'base' | 'tree';

export interface ProofContext {
  /** From base to tree. */
  changed: readonly ChangedPath[];
  green: Verification;
  baseline: Verification | undefined;
  /** Verified already, by tree id. */
  known: ReadonlyMap<string, Verification>;
  /** Trees that are green with the numbers of their tests written differently, by the id of the tree without that. */
  twinned: ReadonlyMap<string, Twinned>;
  command: string;
  testPaths: readonly string[] | undefined;
  /** What is asked for, in its words. */
  story?: string;
  /** Of it what people who may write to the repository have said. */
  permitting?: string;
  mayChangeTests: boolean;
  /** Names of tests that demand less, and wait for a reviewer to find that the story asks for it. */
  waiting?: readonly string[];
  /** Names of variables that whoever runs the tests hands them. */
  testEnv?: readonly string[];
}

export interface Experiments extends AsyncDisposable {
  /** undefined: there is no time for it, and `over` says so. */
  run(label: string, tree: string, test?: string): Promise<Verification | undefined>;
  /** The same; one that ran into its time limit is told as it is, a few times: what hangs is not green, and may have named what failed. */
  runToItsLimit(label: string, tree: string, test?: string): Promise<Verification | undefined>;
  /** Begins one that will be asked for whatever comes of the others, beside the next of them; nothing where that may not be. */
  ahead(label: string, tree: string, test?: string): Promise<void>;
  /** A red run has named a test. */
  haveNamed(): boolean;
  /** Tests that a run has named as red when they were bent: they run. */
  running: Set<FoundTest>;
  over(): string | undefined;
  runs(): number;
  /** Those that have ended. */
  ran(): ProofRun[];
  /** In which commands ran; where two ran side by side it counts once. */
  durationMs(): number;
}

/** What an experiment came to. */
export interface Tried {
  edits: ProofEdit[];
  /** One sentence each: what it accuses of, or why it proves nothing. */
  reasons: string[];
  /** The green cannot go red: accused. */
  stopped: boolean;
}

export const untried: Tried = { edits: [], reasons: [], stopped: false };

/** Experiments one after the other: one that accuses is enough, and those behind it are not tried. */
export interface UntilAccused {
  (experiment: () => Promise<Tried> | undefined): Promise<Tried>;
  isOver(): boolean;
}

export function openTrials(isOver: boolean): UntilAccused {
  let over = isOver;
  const next = async (experiment: () => Promise<Tried> | undefined): Promise<Tried> => {
    const tried = (over ? undefined : await experiment()) ?? untried;
    over ||= tried.stopped;
    return tried;
  };
  return Object.assign(next, { isOver: () => over });
}

/** A slow suite buys nothing: what cannot be run is unproved. */
const mostRuns = 12;
/** Each takes half a minute at the least. */
const mostHung = 3;

/** As many decide a green that cannot go red – sources, two bends, the base, the counter-proof – and their time is kept for them. */
export const decidingRuns = 5;

export function openExperiments(port: ProofPort, { green, known }: ProofContext): Experiments {
  let runs = 0;
  /** Of tests picked from the suite: each is half a run at the most. */
  let parts = 0;
  let hung = 0;
  const spans: Span[] = [];
  const ran: ProofRun[] = [];
  /** Begun ahead, and not asked for yet. */
  const begun = new Map<string, Promise<Verification>>();
  const running = new Set<Promise<Verification>>();
  /** Those that did not have the machine for themselves. */
  const beside = new WeakSet<Promise<Verification>>();
  let over: string | undefined;
  let named = false;
  const done = new Map(known);
  const runIn =
    (allowed: number): Experiments['run'] =>
    async (label, tree, test) => {
      // The whole suite says what a part of it would.
      const before = done.get(tree);
      if (before !== undefined) return before;
      const early = begun.get(nameOf(tree, test));
      if (early === undefined && (await isOver())) return undefined;
      const first = early ?? start(label, tree, test);
      let verification = await first;
      // Beside another it may have been too slow, or too much for the machine: alone it says what it is.
      if (beside.has(first) && mayBeOfLoad(verification)) {
        await Promise.allSettled(running);
        if (await isOver()) return undefined;
        verification = await start(label, tree, test);
      }
      if (verification.result === 'timed-out' && ++hung > allowed) {
        over = `${label} ran into the time limit`;
        return undefined;
      }
      if (test === undefined) done.set(tree, verification);
      return verification;
    };
  return {
    run: runIn(0),
    runToItsLimit: runIn(mostHung),
    async ahead(label, tree, test) {
      if (!port.sideBySide || done.has(tree) || over !== undefined || runs - parts / 2 >= mostRuns) return;
      if (port.remainingMs() < green.durationMs * 3 || (await isOver())) return;
      begun.set(nameOf(tree, test), start(label, tree, test));
    },
    haveNamed: () => named,
    running: new Set(),
    over: () => over,
    runs: () => runs,
    ran: () => ran,
    durationMs: () => together(spans),
    async [Symbol.asyncDispose]() {
      await Promise.allSettled(running);
    },
  };

  async function isOver(): Promise<boolean> {
    if (runs - parts / 2 >= mostRuns) over ??= `more than ${mostRuns} runs would have been needed`;
    if (port.remainingMs() < green.durationMs * 1.5)
      over ??= `the time that is left is too short for another run of the suite, which takes ${durationWords(green.durationMs)}`;
    over ??= await port.stopped?.();
    return over !== undefined;
  }

  function start(label: string, tree: string, test: string | undefined): Promise<Verification> {
    runs++;
    if (test !== undefined) parts++;
    const run = port.run(tree, label, test).then((verification) => {
      const to = Date.now();
      spans.push([to - verification.durationMs, to]);
      ran.push({ name: label, picked: test !== undefined, durationMs: verification.durationMs });
      named ||= verification.failures.some(({ kind, runner }) => kind === undefined && runner !== 'make');
      return verification;
    });
    if (running.size > 0) for (const one of [...running, run]) beside.add(one);
    running.add(run);
    run.catch(() => undefined).finally(() => running.delete(run));
    return run;
  }
}

const nameOf = (tree: string, test = '') => `${tree} ${test}`;

type Span = readonly [from: number, to: number];

function together(spans: readonly Span[]): number {
  let [sum, until] = [0, 0];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

/** By the verdict and by the exit code of the command itself. */
export const isGreen = (run: Verification | undefined) => run?.result === 'passed' && run.exitCode === 0;

/** Fewer tests ran than over the green, or it did not come to its counts: what stops at the first failure says nothing of the others. */
export function stoppedEarly(run: Verification, green: Verification): boolean {
  if (green.counts === undefined) return false;
  if (run.counts === undefined) return run.result !== 'passed';
  return run.counts.passed + run.counts.failed < green.counts.passed + green.counts.failed;
}
