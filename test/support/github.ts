/**
 * A stand-in for GitHub over real HTTP: REST, the GraphQL calls in use, and git, all on one state. Strict: an unknown call,
 * an unknown field, or an answer that GitHub's description does not allow is a problem, and closing throws when there was one.
 */

import { mkdtempSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { git, makeBare, protectBranch } from './git-http.ts';
import { headRefOf, refOf } from './git-refs.ts';
import { type Faults, makeFaults } from './github-faults.ts';
import { answerRequest, type Journal, type RecordedCall } from './github-http.ts';
import { addComment, addIssue } from './github-issues.ts';
import {
  accountOf,
  type Comment,
  type Issue,
  makeState,
  type Repository,
  type Role,
  type State,
  type Token,
} from './github-state.ts';
import { close as closeServer, listen } from './loopback.ts';
import { plantSeed } from './seeds.ts';

export interface GitHubStandIn extends AsyncDisposable, Journal {
  /** `http://127.0.0.1:<port>`: git lives at `<url>/<owner>/<name>.git`. */
  url: string;
  apiUrl: string;
  state: State;
  faults: Faults;
  addRepository(
    name: string,
    options?: { defaultBranch?: string; files?: Record<string, string>; fork?: boolean },
  ): Repository;
  /** As its owner does in the settings: the old name leads to the new one. */
  rename(repository: string, to: string): void;
  addUser(login: string, type?: 'User' | 'Bot' | 'Organization'): void;
  grant(repository: string, login: string, role: Role): void;
  addToken(token: string, login: string, options?: Partial<Token>): void;
  openIssue(repository: string, fields: Pick<Issue, 'title' | 'user'> & Partial<Issue>): Issue;
  comment(repository: string, number: number, fields: Pick<Comment, 'user' | 'body'> & Partial<Comment>): Comment;
  /** From now on every push to it is refused. */
  protectBranch(repository: string, branch: string): void;
  /** One commit on a branch, written straight into the bare repository; its id. */
  commit(repository: string, branch: string, files: Record<string, string>, message?: string): string;
  writes(): RecordedCall[];
  close(): Promise<void>;
}

export async function startGitHub(): Promise<GitHubStandIn> {
  const root = mkdtempSync(join(tmpdir(), 'github-'));
  const state = makeState();
  const faults = makeFaults();
  const journal: Journal = { calls: [], pushes: [], problems: [] };
  const { problems } = journal;
  const world = { root, state, faults, journal };
  const server = createServer((request, response) => {
    answerRequest(world, request, response).catch((error: unknown) => {
      problems.push(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
      response.destroy();
    });
  });
  const repositoryOf = (name: string) => {
    const repository = state.repositories.get(name);
    if (repository === undefined) throw new Error(`no repository ${name}`);
    return repository;
  };

  state.url = `http://127.0.0.1:${await listen(server)}`;
  const close = async () => {
    await closeServer(server);
    await rm(root, { recursive: true, force: true });
    if (problems.length > 0)
      throw new Error(`the GitHub stand-in saw what GitHub would not accept:\n${problems.join('\n')}`);
  };

  const standIn: GitHubStandIn = {
    url: state.url,
    apiUrl: `${state.url}/api/v3`,
    state,
    faults,
    ...journal,
    addRepository: (name, { defaultBranch = 'main', files = { 'README.md': `# ${name}\n` }, fork = false } = {}) => {
      const gitDir = join(root, `${name}.git`);
      plantSeed(gitDir, ['bare', defaultBranch, files], (folder) => {
        makeBare(dirname(folder), basename(folder), defaultBranch);
        commitFiles(`${folder}.git`, defaultBranch, files, 'Start');
        renameSync(`${folder}.git`, folder);
      });
      accountOf(state, name.split('/')[0] ?? '');
      const repository: Repository = {
        id: state.nextId(),
        name,
        gitDir,
        defaultBranch,
        fork,
        roles: new Map([[(name.split('/')[0] ?? '').toLowerCase(), 'admin']]),
        issues: new Map(),
        labels: new Map(),
        checks: [],
        statuses: [],
        issuesEnabled: true,
        archived: false,
        actionsMayOpenPullRequests: true,
        draftsAllowed: true,
        rules: [],
        bypassed: new Set(),
        protected: new Set(),
      };
      state.repositories.set(name, repository);
      return repository;
    },
    rename: (name, to) => {
      const repository = repositoryOf(name);
      const gitDir = repository.gitDir.replace(`${name}.git`, `${to}.git`);
      renameSync(repository.gitDir, gitDir);
      Object.assign(repository, { name: to, gitDir });
      for (const { pull } of repository.issues.values()) if (pull?.headRepository === name) pull.headRepository = to;
      state.repositories.delete(name);
      state.repositories.set(to, repository);
      state.renamed.set(name, to);
    },
    addUser: (login, type) => {
      const account = accountOf(state, login);
      account.type = type ?? account.type;
    },
    protectBranch: (name, branch) => {
      repositoryOf(name).protected.add(branch);
      protectBranch(repositoryOf(name).gitDir, branch);
    },
    grant: (name, login, role) => {
      accountOf(state, login);
      repositoryOf(name).roles.set(login.toLowerCase(), role);
    },
    addToken: (token, login, given) => {
      accountOf(state, login);
      const kind = login === 'github-actions[bot]' ? 'actions' : login.endsWith('[bot]') ? 'installation' : 'user';
      state.tokens.set(token, { login, kind, mayWrite: true, ...given });
    },
    openIssue: (name, fields) => addIssue(state, repositoryOf(name), { body: null, ...fields }),
    comment: (name, number, fields) => {
      const issue = repositoryOf(name).issues.get(number);
      if (issue === undefined) throw new Error(`no issue ${number}`);
      accountOf(state, fields.user);
      return addComment(state, issue, fields);
    },
    commit: (name, branch, files, message = 'Change') => commitFiles(repositoryOf(name).gitDir, branch, files, message),
    writes: () => journal.calls.filter((call) => call.method !== 'GET' && call.operation !== 'graphql'),
    close,
    [Symbol.asyncDispose]: close,
  };
  return standIn;
}

/**
 * Commits files on top of a branch, of the default branch where it is new, or as the first commit. A bare repository has no work
 * tree; one process for all files.
 */
function commitFiles(gitDir: string, branch: string, files: Record<string, string>, message: string): string {
  const ref = `refs/heads/${branch}`;
  const parent = refOf(gitDir, ref) ?? refOf(gitDir, headRefOf(gitDir));
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const lines = [
    `commit ${ref}\ncommitter mona <mona@example.test> now\n${data(`${message}\n`)}`,
    parent === undefined ? '' : `from ${parent}\n`,
    ...Object.entries(files).map(([path, content]) => `M 100644 inline ${JSON.stringify(path)}\n${data(content)}`),
  ];
  git(gitDir, ['fast-import', '--quiet', '--force', '--date-format=now'], lines.join(''));
  return refOf(gitDir, ref) ?? '';
}
