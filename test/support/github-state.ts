/** What the GitHub stand-in knows: accounts, tokens, repositories with their issues and pull requests. Git's own state stays in git. */

import { refOf } from './git-refs.ts';
import type { App, Permissions } from './github-app-state.ts';

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

export interface Account {
  login: string;
  id: number;
  type: 'User' | 'Bot' | 'Organization';
}

export interface Token {
  login: string;
  /** `actions` is the job's own token: its pushes start no workflow. */
  kind: 'actions' | 'user' | 'installation' | 'app';
  mayWrite: boolean;
  expiresAt?: string;
  /** Of an installation token: for whom, and the ids of the only repositories that it sees. */
  installation?: number;
  repositories?: number[];
  permissions?: Permissions;
  /** Id of the App that a JSON web token speaks for. */
  app?: number;
}

export interface Reaction {
  id: number;
  user: string;
  content: string;
}

export interface Comment {
  id: number;
  user: string;
  body: string;
  createdAt: string;
  updatedAt: string;
  reactions: Reaction[];
}

export interface ReviewComment extends Pick<Comment, 'id' | 'user' | 'body' | 'createdAt'> {
  review: number;
  path: string;
  line: number;
  resolved: boolean;
}

export interface Review extends Pick<Comment, 'id' | 'user' | 'body'> {
  event: string;
  commit: string;
  submittedAt: string;
}

export interface Pull {
  base: string;
  headRepository: string;
  headBranch: string;
  /** The head as last seen: kept when the branch is deleted. */
  headSha: string;
  draft: boolean;
  merged: boolean;
  reviewers: string[];
  reviews: Review[];
  reviewComments: ReviewComment[];
}

/** Open, and nobody has looked at it yet. */
export const newPull = (
  given: Pick<Pull, 'base' | 'headRepository' | 'headBranch' | 'headSha'> & Partial<Pull>,
): Pull => ({
  ...{ draft: false, merged: false, reviewers: [], reviews: [], reviewComments: [] },
  ...given,
});

export interface Issue {
  number: number;
  id: number;
  title: string;
  body: string | null;
  user: string;
  state: 'open' | 'closed';
  labels: string[];
  locked: boolean;
  createdAt: string;
  updatedAt: string;
  /** When title or body was edited last. */
  editedAt?: string;
  comments: Comment[];
  reactions: Reaction[];
  /** Labels set and taken off by people, oldest first. */
  events: { id: number; event: 'labeled' | 'unlabeled'; label: string; actor: string; at: string }[];
  pull?: Pull;
}

export interface CheckRun {
  id: number;
  sha: string;
  fields: Record<string, unknown>;
  /** GitHub adds those of each request to the ones before. */
  annotations: Record<string, unknown>[];
  /** Slug of the App that made it. */
  app?: string;
  /** Of a job; absent where GitHub no longer has it. */
  log?: string;
}

export interface CommitStatus {
  sha: string;
  context: string;
  state: 'error' | 'failure' | 'pending' | 'success';
  description: string | null;
  target_url: string | null;
}

export interface Repository {
  id: number;
  /** `owner/name`. */
  name: string;
  gitDir: string;
  defaultBranch: string;
  fork: boolean;
  private?: boolean;
  roles: Map<string, Role>;
  issues: Map<number, Issue>;
  labels: Map<string, { id: number; name: string; color: string; description: string | null }>;
  checks: CheckRun[];
  statuses: CommitStatus[];
  issuesEnabled: boolean;
  archived: boolean;
  /** The repository's setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPullRequests: boolean;
  draftsAllowed: boolean;
  /** Of its rulesets, as they hold for every branch. */
  rules: { type: string; ruleset_id: number; parameters?: Record<string, unknown> }[];
  /** What the API makes of a commit is another tree than the one that was asked for. */
  manglesCommits?: boolean;
  /** Rulesets that every token may bypass. */
  bypassed: Set<number>;
  /** Branches that nobody may push to. */
  protected: Set<string>;
}

/** What an App asks for when it is registered by a form. */
export interface Manifest {
  name?: unknown;
  url?: string;
  redirect_url?: string;
  hook_attributes?: { url?: string };
  default_permissions?: Record<string, string>;
  default_events?: string[];
}

export type State = ReturnType<typeof makeState>;

export function makeState() {
  let id = 1000;
  let ahead = 0;
  const stamp = () => new Date(Date.now() + ahead * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    url: '',
    accounts: new Map<string, Account>(),
    tokens: new Map<string, Token>(),
    repositories: new Map<string, Repository>(),
    /** Old names, and what is called so now. */
    renamed: new Map<string, string>(),
    /** Of workflow runs, as far as a test has told it. */
    jobs: new Map<string, 'in_progress' | 'completed'>(),
    /** When somebody asked for them. */
    jobStarts: new Map<string, string>(),
    /** Of the App's web flow, and what each of its codes is good for. */
    signIn: {
      clientId: 'Iv23liRedgreenTest',
      clientSecret: 'client-secret-for-tests-0123456789abcdef',
      codes: new Map<string, { login: string; challenge: string; redirectUri: string }>(),
    },
    apps: new Map<number, App>(),
    /** Manifests that a person has agreed to, by the code that the setup page gets. */
    manifests: new Map<string, Manifest>(),
    nextId: () => ++id,
    /** GitHub's clock, in whole seconds; every content write moves it by one, so that what came first stays first. */
    now: stamp,
    tick: () => {
      ahead += 1;
      return stamp();
    },
  };
}

export function accountOf(state: State, login: string): Account {
  const known = state.accounts.get(login.toLowerCase());
  if (known !== undefined) return known;
  const account: Account = { login, id: state.nextId(), type: login.endsWith('[bot]') ? 'Bot' : 'User' };
  state.accounts.set(login.toLowerCase(), account);
  return account;
}

export function roleOf(repository: Repository, login: string): Role {
  return repository.roles.get(login.toLowerCase()) ?? 'none';
}

/** The commit that a branch points to; undefined where there is none. */
export function branchSha(repository: Repository, branch: string): string | undefined {
  return refOf(repository.gitDir, `refs/heads/${branch}`);
}

/** The pull request's head now: follows pushes, stays where it was once closed or its branch is gone. */
export function headSha(state: State, issue: Issue): string {
  const pull = issue.pull;
  if (pull === undefined) return '';
  const repository = state.repositories.get(pull.headRepository);
  const now = repository === undefined ? undefined : branchSha(repository, pull.headBranch);
  if (issue.state === 'open' && now !== undefined) pull.headSha = now;
  return pull.headSha;
}
