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
import { makeFaults } from './github-faults.ts';
import { answerRequest, type Journal } from './github-http.ts';
import { addComment, addIssue } from './github-issues.ts';
import {
  accountOf,
  type Comment,
  type Issue,
  makeState,
  type Repository,
  type Role,
  type Token,
} from './github-state.ts';
import { close as closeServer, listen } from './loopback.ts';
import { plantSeed } from './seeds.ts';

export type GitHubStandIn = Awaited<ReturnType<typeof startGitHub>>;

export async function startGitHub() {
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

  return {
    /** `http://127.0.0.1:<port>`: git lives at `<url>/<owner>/<name>.git`. */
    url: state.url,
    apiUrl: `${state.url}/api/v3`,
    state,
    faults,
    ...journal,
    addRepository: (
      name: string,
      given: { defaultBranch?: string; files?: Record<string, string>; fork?: boolean } = {},
    ): Repository => {
      const { defaultBranch = 'main', files = { 'README.md': `# ${name}\n` }, fork = false } = given;
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
    /** As its owner does in the settings: the old name leads to the new one. */
    rename: (name: string, to: string) => {
      const repository = repositoryOf(name);
      const gitDir = repository.gitDir.replace(`${name}.git`, `${to}.git`);
      renameSync(repository.gitDir, gitDir);
      Object.assign(repository, { name: to, gitDir });
      for (const { pull } of repository.issues.values()) if (pull?.headRepository === name) pull.headRepository = to;
      state.repositories.delete(name);
      state.repositories.set(to, repository);
      state.renamed.set(name, to);
    },
    addUser: (login: string, type?: 'User' | 'Bot' | 'Organization') => {
      const account = accountOf(state, login);
      account.type = type ?? account.type;
    },
    /** From now on every push to it is refused. */
    protectBranch: (name: string, branch: string) => {
      repositoryOf(name).protected.add(branch);
      protectBranch(repositoryOf(name).gitDir, branch);
    },
    grant: (name: string, login: string, role: Role) => {
      accountOf(state, login);
      repositoryOf(name).roles.set(login.toLowerCase(), role);
    },
    addToken: (token: string, login: string, given?: Partial<Token>) => {
      accountOf(state, login);
      const kind = login === 'github-actions[bot]' ? 'actions' : login.endsWith('[bot]') ? 'installation' : 'user';
      state.tokens.set(token, { login, kind, mayWrite: true, ...given });
    },
    openIssue: (name: string, fields: Pick<Issue, 'title' | 'user'> & Partial<Issue>): Issue =>
      addIssue(state, repositoryOf(name), { body: null, ...fields }),
    comment: (name: string, number: number, fields: Pick<Comment, 'user' | 'body'> & Partial<Comment>): Comment => {
      const issue = repositoryOf(name).issues.get(number);
      if (issue === undefined) throw new Error(`no issue ${number}`);
      accountOf(state, fields.user);
      return addComment(state, issue, fields);
    },
    /** One commit on a branch, written straight into the bare repository; its id. */
    commit: (name: string, branch: string, files: Record<string, string>, message = 'Change') =>
      commitFiles(repositoryOf(name).gitDir, branch, files, message),
    writes: () => journal.calls.filter((call) => call.method !== 'GET' && call.operation !== 'graphql'),
    close,
    [Symbol.asyncDispose]: close,
  };
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
