/** What the experiments over a green attempt came to. */

/** One edit of an experiment, and what the suite said to it. */
export interface ProofEdit {
  /** `bend`: another expected value. `fail`: a failure at the start of the test. `twin`: the same value written differently. `elsewhere`: production as answered outside of a test run. `other`: what a function of production gives, otherwise. */
  kind: 'bend' | 'fail' | 'twin' | 'elsewhere' | 'other';
  path: string;
  line: number;
  /** The test that it is in. */
  test?: string;
  before: string;
  after: string;
  /** `rang`: its test turned red. `silent`: it stayed green. `unusable`: it proves nothing, where the base does not ring either or it did not compile. `kept`: a twin that changed nothing. */
  outcome: 'rang' | 'silent' | 'unusable' | 'kept';
  /** Of the run, relative to the run's folder. */
  logPath?: string;
}

export interface SourcesProof {
  /** Changed production files: with them alone the base is green. */
  production: string[];
  /** Changed files that are not production and that the green depends on as well. */
  also: string[];
  /** Those of them that the base has: a person decides whether they may change. */
  alsoChanged: string[];
  /** Value-preserving edits that were in the tests. */
  twins: number;
  /** The green needs nothing of production, only the tests as they are written, or that tests are running: the attempt is not met. */
  stopped: boolean;
  /** Nothing but production was changed, and the base is green: no test asks for the change. */
  greenWithout?: true;
  /** Of the run that decided it, relative to the run's folder. */
  logPath?: string;
}

export interface AlarmProof {
  /** Bent tests that could be used, and those of them that turned red. */
  bent: number;
  rang: number;
  /** Tests that stayed green, bent as they were. */
  silent: string[];
  /** Tests that were bent and say nothing, with the reason. */
  unusable: string[];
  stopped: boolean;
}

export interface CounterProof {
  /** Tests that the attempt added or changed. */
  added: number;
  /** Red over the base's production, by an assertion; red because something is missing. */
  asserts: number;
  missing: number;
  /** Green without the change: they prove nothing of it. */
  green: string[];
  /** Those of them that the base has no test of that name for. */
  addedGreen?: string[];
  logPath?: string;
}

export interface Proof {
  result: 'proved' | 'disproved' | 'unproved';
  /** One sentence each: what stayed green, or why nothing was proved. Empty where proved. */
  reasons: string[];
  sources?: SourcesProof;
  alarm?: AlarmProof;
  counter?: CounterProof;
  /** Values that tests of the base expect and that are new in the attempt's production. */
  literals?: { path: string; value: string }[];
  edits: ProofEdit[];
  /** Runs of the commands, and their time. */
  runs: number;
  durationMs: number;
  /** Each of them. */
  ran?: ProofRun[];
}

export interface ProofRun {
  name: string;
  /** Only the tests concerned were run. */
  picked: boolean;
  durationMs: number;
}

/** Where its runs printed to, in their order, each once. */
export function proofLogs({ sources, edits, counter }: Proof): string[] {
  const all = [sources?.logPath, ...edits.map(({ logPath }) => logPath), counter?.logPath];
  return [...new Set(all.filter((path) => path !== undefined))];
}
