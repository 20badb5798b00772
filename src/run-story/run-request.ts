/** Defines the input for carrying out a run: the issue or task, settings, repository and callbacks that act on GitHub. */

import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { Remote } from '../git/remote-call.ts';
import type { Repository } from '../git/repository.ts';
import type { CommandPlace } from '../packages/commands.ts';
import type { Forge } from '../run/forge.ts';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import type { RecordedEvent, Run, RunEvent, Stop } from '../run/run.ts';
import type { ReviewRemark, SettingValue, Trigger } from '../run/starting-point.ts';
import type { Baselines, FlakyTests } from '../store/baselines.ts';
import type { Recorder } from '../store/event-recorder.ts';
import type { Story } from '../story/story.ts';
import type { Redactor } from '../text/redact.ts';

export interface RunRequest {
  story: Story;
  settings: Settings;
  resolution: Resolution;
  origin: Origin;
  code: Code;
  record: RunRecord;
  host: Host;
  forge?: Forge;
  /** No model is asked and no call leaves the machine. */
  replay?: Replay;
  /** This same run, as far as a process that is gone has brought it. */
  resume?: Resumed;
  /** Aborted from outside; its reason is shown. */
  signal: AbortSignal;
  /** Rejects where the run belongs to another worker by now: asked before everything that leaves the machine. */
  fence?(): Promise<void>;
}

/** What is repeated in the place of a model's work. */
export type Replay =
  /** Its replies, in their order. */
  | { kind: 'answers'; answers: readonly RecordedAnswer[] }
  /** A change that is known: the files of this commit. Without one nothing is done at all. */
  | { kind: 'change'; commit?: string };

/** How the settings came about. */
export interface Resolution {
  sources: Record<string, SettingValue>;
  /** What the settings, the story and the clone gave to say. */
  warnings: string[];
}

/** What the run comes from. */
export interface Origin {
  trigger: Trigger;
  /** Who asked for the run. */
  requester?: Person;
  /** The run that this one goes on from or repeats. */
  parentRun?: string;
}

/** What is worked on. */
export interface Code {
  /** `owner/name`, or the clone's folder name: for people. */
  repository: string;
  source: TreeSource;
  start: Start;
  /** Who commits. */
  author: Person;
}

/** Where a run is recorded and worked on. */
export interface RunRecord {
  runId: string;
  recorder: Recorder;
  /** The run's private folder: logs in `logs/`, diffs. Outside the tree. */
  runDir: string;
  /** Where it works: git, layers, HOME, a clone's tree. Default: `runDir`. Two workers of one run must not share it. */
  workDir?: string;
  /** Baselines that the record holds; absent where none outlives the run. */
  baselines?: Baselines;
  /** Tests that the record knows as flaky; absent where none outlives the run. */
  flakyTests?: FlakyTests;
  /** Keeps each reply of the model, masked. */
  keepAnswer?(answer: RecordedAnswer): Promise<void>;
  /** Awaited after each event is durable. */
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
}

/** The machine that the run is on, and what of it nobody may see. */
export interface Host {
  /** The parent's environment: PATH, toolchains, proxies, values of `test-env`, `setup-env` and `agent-env`. */
  environment: NodeJS.ReadOnlyDict<string>;
  /** Paths that no foreign code may see, such as the runner's files and the Action's own folder. */
  hidden: string[];
  /** Knows the values that must never be pushed, shown or sent. */
  redact: Redactor;
}

/** What is on record of a run that goes on in another process. */
export interface Resumed {
  run: Run;
  events: readonly RecordedEvent[];
}

interface Person {
  name: string;
  email: string;
}

/** Where the tree is. A checkout is worked in; a local clone is only read, and gets the finished branch. */
export type TreeSource =
  | { kind: 'checkout'; folder: string; remote: Remote }
  | {
      kind: 'clone';
      remote: Remote;
      /** A bare copy that outlives the run, made where it is not there. */
      mirror?: string;
    }
  | { kind: 'local'; clone: string /** Default: the clone's HEAD. */; commit?: string };

/** What the run starts from: a new branch has nothing of one that is there. */
export type Start =
  | ({ kind: 'new'; baseBranch?: string } & { [K in Exclude<keyof Again, 'kind' | 'baseBranch'>]?: undefined })
  | Again;

interface Again {
  kind: 'again';
  branch: string;
  baseBranch: string;
  /** In a clone: where its base stood, for where that branch is gone. */
  baseCommit?: string;
  /** The one that is open, where there is one. */
  pullRequest?: { number: number; url: string; draft: boolean };
  hint?: string;
  reviewComments: ReviewRemark[];
  /** The base branch is merged into it first. */
  update?: boolean;
  /** Its base is a bot's branch: nobody has looked at what that has installed and fetched. */
  overBot?: boolean;
  /** What the failing checks of its head told, condensed; empty where none failed or nobody asked. */
  checks?: string;
  /** Set where the branch is somebody else's: what its author did to tests is the author's word. */
  theirs?: TheirBranch;
}

interface TheirBranch {
  /** Where the work goes: on top of it, or onto a branch of its own that begins at its head. */
  target: 'head' | 'branch';
  /** A bot opened it: nobody has looked at what it installs. */
  bot: boolean;
}

/** Tells an event of the run: awaited, it is durable. */
export type Emit = (event: RunEvent) => Promise<void>;

/** Somebody asks for more than that the branch be green. */
export function hasWishes({ code: { start } }: RunRequest): boolean {
  const { hint, reviewComments = [], checks } = start;
  return Boolean(hint || checks) || reviewComments.some(({ isTalk }) => isTalk !== true);
}

export interface Workspace {
  repository: Repository;
  /** The commit the run starts from, its branch's head. */
  head: string;
  base: { branch: string; commit: string };
  branch: string;
  /** Which content of Git LFS cannot be had, and why: its pointer stays in its place. */
  lacking?: string;
  /** Where somebody else's branch left the base branch. */
  forkPoint?: string;
  /** Commits of the base branch that the branch does not have. */
  behind: number;
  /** Set where the run goes on in another process, has pushed before and merges nothing. */
  takenUp?: TakenUp;
  /** Set where the head is a merge that nobody has but this run. */
  merge?: Merge;
  /** Of programs inside the sandbox; set once there is one. */
  versionsOf?: CommandPlace['versionsOf'];
}

export interface Merge {
  /** The branch on the remote, and the base branch that is merged into it. */
  parent: string;
  merged: string;
  message: string;
  conflicts: string[];
  messages: string;
  /** The merged tree with the marks of the conflicts. */
  marked: string;
}

/** What of the run is on the remote. */
interface TakenUp {
  /** Our last commit there. */
  commit: string;
  tree: string;
  /** All of ours that are there. */
  commits: ReadonlySet<string>;
}

export type Opening = Promise<Workspace | { stop: Stop }>;

export function workDirOf({ record }: RunRequest): string {
  return record.workDir ?? record.runDir;
}

export function treeFolder(request: RunRequest): string {
  const { source } = request.code;
  return source.kind === 'checkout' ? source.folder : join(workDirOf(request), 'tree');
}
