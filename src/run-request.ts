/** What `runStory` is given, and the ports it has to the outside. Every face – Action, App, command line, library – fills one. */

import type { Settings } from './config/settings.ts';
import type { RecordedAnswer } from './recorded-answer.ts';
import type { Redactor } from './redact.ts';
import type { RecordedEvent, Run, RunEvent, SettingValue, Trigger } from './run.ts';
import type { Story } from './story.ts';
import type { Verification } from './verification.ts';
import type { Remote } from './workspace/remote.ts';

export interface RunRequest {
  runId: string;
  story: Story;
  trigger: Trigger;
  /** `owner/name`, or the clone's folder name: for people. */
  repository: string;
  settings: Settings;
  sources: Record<string, SettingValue>;
  /** What the settings and the story already gave to say. */
  warnings: string[];
  /** What is still looked for while the run begins. */
  moreWarnings?: Promise<string[]>;
  place: Place;
  start: Start;
  /** Who commits, and who asked for the run. */
  author: Person;
  requester?: Person;
  recorder: Recorder;
  /** The run's private folder: logs in `logs/`, diffs. Outside the tree. */
  runDir: string;
  /** Where it works: git, layers, HOME, a clone's tree. Default: `runDir`. Two workers of one run must not share it. */
  workDir?: string;
  forge?: Forge;
  redact: Redactor;
  /** Values that must never be pushed, shown or sent. */
  secrets: readonly string[];
  /** The parent's environment: PATH, toolchains, proxies, values of `test-env` and `agent-env`. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Paths that no foreign code may see, such as the runner's files and the Action's own folder. */
  hidden: string[];
  /** Aborted from outside; its reason is shown. */
  signal: AbortSignal;
  /** Baselines that the record holds; absent where none outlives the run. */
  baselines?: Baselines;
  /** Replies of the model to answer with, in their order: no call leaves the machine. */
  replay?: readonly RecordedAnswer[];
  /** Keeps each reply of the model, masked. */
  keepAnswer?(answer: RecordedAnswer): Promise<void>;
  /** The run that this one goes on from or repeats. */
  parentRun?: string;
  /** This same run, as far as a process that is gone has brought it. */
  resume?: Resumed;
  /** Rejects where the run belongs to another worker by now: asked before everything that leaves the machine. */
  fence?(): Promise<void>;
  /** Awaited after each event is durable. */
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
}

/** What is on record of a run that goes on in another process. */
export interface Resumed {
  run: Run;
  events: readonly RecordedEvent[];
}

export interface Person {
  name: string;
  email: string;
}

/** Where the tree is. A checkout is worked in; a local clone is only read, and gets the finished branch. */
export type Place =
  | { kind: 'checkout'; folder: string; remote: Remote }
  | {
      kind: 'clone';
      remote: Remote;
      /** A bare copy that outlives the run, made where it is not there. */
      mirror?: string;
    }
  | { kind: 'local'; clone: string /** Default: the clone's HEAD. */; commit?: string };

/** What the run starts from. */
export type Start =
  | { kind: 'new'; baseBranch?: string }
  | {
      kind: 'again';
      branch: string;
      baseBranch: string;
      /** The one that is open, where there is one. */
      pullRequest?: { number: number; url: string; draft: boolean };
      hint?: string;
      reviewComments: { author: string; path: string; line?: number; body: string }[];
    };

/** Baselines of earlier runs, by a key of tree, commands and machine. */
export interface Baselines {
  find(key: string): Promise<{ verification: Verification; logPath: string; tools: string } | undefined>;
  keep(key: string, tools: string): Promise<void>;
}

/** Events in, each durable when `append` resolves. */
export interface Recorder {
  append(event: RunEvent): Promise<RecordedEvent>;
  run(): Run;
}

export type PullRequestAnswer =
  | { kind: 'open'; number: number; url: string; draft: boolean }
  | { kind: 'refused'; reason: string; compareUrl: string }
  /** Dry run: nothing was opened. */
  | { kind: 'planned' };

/** GitHub, as far as a run needs it. Nothing in here throws: what cannot be written is told in the run's warnings. */
export interface Forge {
  /** Shows the run: called for each event, edits only where something to read has changed. */
  onEvent(run: Run, event: RecordedEvent): Promise<void>;
  /** After the first push. An open one of ours is taken up again. */
  openPullRequest(run: Run, branch: string, base: string): Promise<PullRequestAnswer>;
  /** A sentence where a person stopped the run, closed the issue or the pull request. */
  stopRequested(): Promise<string | undefined>;
  /** The end: summary, labels, draft or ready. */
  finish(run: Run): Promise<void>;
}
