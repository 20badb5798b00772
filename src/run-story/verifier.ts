/** Defines the types of the verifier, which builds, tests and judges a git tree, and of the parts that it uses. */

import type { Settings } from '../config/settings.ts';
import type { Repository } from '../git/repository.ts';
import type { Steps } from '../loop/steps.ts';
import type { Commands } from '../packages/commands.ts';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { LayerHome } from '../sandbox/layer.ts';
import type { Sandbox } from '../sandbox/sandbox-types.ts';
import type { Limits } from './limits.ts';
import type { Emit, RunRequest, Workspace } from './run-request.ts';

export interface Verifier extends VerifierOptions {
  /** The commands on exactly this tree, in a layer; no judgement beyond their exit code. */
  run(tree: string, name: string, options?: VerifyOptions): Promise<Verification>;
  /** The whole verdict on a tree that no attempt of this run has made; `ends`: a green ends the run. */
  stands(tree: string, name: string, ends: boolean): Promise<Verification>;
  /** The whole verdict on an attempt. */
  judge(...attempt: Parameters<Steps['verify']>): Promise<{ verification: Verification; stop?: Stop }>;
  installs: Installs;
  /** Whole suites that have run, by tree: none of them runs twice. */
  known: Map<string, Verification>;
  /** What verifications are compared with: the baseline, or on a branch that goes on what the base says. Set before the first attempt. */
  before?: Verification;
  /** Set where that is from the record, until it was asked again: keeps the newer one in its place. */
  keepAgain?(): Promise<void>;
}

export interface Installs {
  /** What lies below the layers of `tree`, and which tree that is; undefined: each installs what it needs. */
  below(
    tree: string,
    name: string,
  ): Promise<{ on?: string; tree: string; notes: string[]; failed?: undefined } | undefined>;
  /** Writes into the work tree the lock files that setup makes of the manifests of `tree`; true where one changed. */
  updateLocks(tree: string, name: string): Promise<boolean>;
}

interface VerifyOptions {
  previous?: Verification;
  notes?: string[];
  /** In the place of the whole suite's command. */
  test?: string;
  /** The tree has the base's tests: projects that the attempt added are not asked. */
  ofBase?: boolean;
  /** A tighter limit than `test-timeout-minutes`. */
  mostMs?: number;
  /** Default: a warm one, where that can be. `kept` only where everything in the tree is the base's. */
  home?: LayerHome;
  /** The agent may begin meanwhile: its commands have the caches of HOME below them, which then stay as they are. */
  hooks?: BaselineHooks;
}

/** Where a run works: the same for its setup, its verifications and its agent. */
export interface RunPlace {
  request: RunRequest;
  settings: Settings;
  /** The run's own folder, and the one in which it works. */
  runDir: string;
  workDir: string;
  workspace: Workspace;
  repository: Repository;
  sandbox: Sandbox;
  limits: Limits;
  emit: Emit;
}

export interface VerifierOptions extends RunPlace {
  commands: Commands & { test: string };
  /** Those for a tree with the base's tests, where the attempt added projects. Default: `commands`. */
  ofBase?: { build?: string; test: string };
  /** The tree of the commit where the run starts, and the tree whose tests count. */
  headTree: string;
  baseTree: string;
  /** Setup failed on the head, which is what is to be mended: it has to pass before each verification. */
  unprepared?: Verification;
  /** The last verification of the run, where another process has begun it. */
  previous?: Verification;
}

/** What a verification is told that may have to go on beside the agent. */
export interface BaselineHooks {
  /** Whether the agent works by now: a red may be the doing of a busy machine. */
  isAtWork(): boolean;
  /** Called when the build is over and the tests begin. */
  onTests(): void;
  /** Ends it. */
  signal: AbortSignal;
}

export interface RunningBaseline extends AsyncDisposable {
  /** Aborted where the baseline shows that nothing can decide: the agent would work in vain. */
  signal: AbortSignal;
  /** What the agent is told in its next turn, once, when the baseline has ended. */
  news(): string | undefined;
  /** Asked for when nothing else runs any more: why the run ends. A red that was seen beside the agent is run once more, alone. */
  ended(): Promise<Stop | undefined>;
}

/** What the agent begins from. */
export interface Base {
  /** What the tests say of the head before anything is changed; while they still run there is none. */
  baseline?: Verification;
  running?: RunningBaseline;
  verifier: Verifier;
}
