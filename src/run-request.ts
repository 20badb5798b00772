/** What `runStory` is given, and the ports it has to the outside. Every face – Action, App, command line, library – fills one. */

import type { Settings } from './config/settings.ts';
import type { Redactor } from './redact.ts';
import type { RecordedEvent, Run, RunEvent, SettingValue, Trigger } from './run.ts';
import type { Story } from './story.ts';
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
  place: Place;
  start: Start;
  /** Who commits, and who asked for the run. */
  author: Person;
  requester?: Person;
  recorder: Recorder;
  /** The run's private folder: logs in `logs/`, layers, git, HOME. Outside the tree. */
  runDir: string;
  forge?: Forge;
  redact: Redactor;
  /** The parent's environment: PATH, toolchains, proxies, values of `test-env` and `agent-env`. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Paths that no foreign code may see, such as the runner's files and the Action's own folder. */
  hidden: string[];
  /** Aborted from outside; its reason is shown. */
  signal: AbortSignal;
  /** Awaited after each event is durable. */
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
}

export interface Person {
  name: string;
  email: string;
}

/** Where the tree is. A checkout is worked in; a local clone is only read, and gets the finished branch. */
export type Place =
  | { kind: 'checkout'; folder: string; remote: Remote }
  | { kind: 'clone'; remote: Remote }
  | { kind: 'local'; clone: string };

/** What the run starts from. */
export type Start =
  | { kind: 'new'; baseBranch?: string }
  | {
      kind: 'again';
      branch: string;
      baseBranch: string;
      hint?: string;
      reviewComments: { author: string; path: string; line?: number; body: string }[];
    };

/** Events in, each durable when `append` resolves. */
export interface Recorder {
  append(event: RunEvent): Promise<RecordedEvent>;
  run(): Run;
}

export interface PullRequestWish {
  branch: string;
  base: string;
  headSha: string;
}

export type PullRequestAnswer =
  | { kind: 'open'; number: number; url: string; draft: boolean }
  | { kind: 'refused'; reason: string; compareUrl: string }
  /** Somebody closed or merged it during the run: it is not opened again. */
  | { kind: 'closed'; reason: string };

/** GitHub, as far as a run needs it. Nothing in here throws: what cannot be written is told in the run's warnings. */
export interface Forge {
  /** Shows the run: called for each event, edits only where something to read has changed. */
  onEvent(run: Run, event: RecordedEvent): Promise<void>;
  openPullRequest(run: Run, wish: PullRequestWish): Promise<PullRequestAnswer>;
  /** A sentence where a person stopped the run, closed the issue or the pull request. */
  stopRequested(): Promise<string | undefined>;
  /** The end: summary, labels, draft or ready. */
  finish(run: Run): Promise<void>;
}
