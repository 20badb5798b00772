/**
 * Git's smart HTTP protocol over `git http-backend`, in front of bare repositories that lie in one folder as `<owner>/<name>.git`.
 * The token is the Basic password or the bearer; what it may do is asked of the caller; every change of a ref is recorded.
 */

import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { refsOf } from './git-refs.ts';

export interface Push {
  repository: string;
  ref: string;
  /** 40 zeros where the ref did not exist; `after` likewise where it was deleted. */
  before: string;
  after: string;
  login: string;
}

interface GitAccess {
  login: string;
  mayRead: boolean;
  mayPush: boolean;
}

export interface GitHttpOptions {
  /** Folder that holds `<owner>/<name>.git`. */
  root: string;
  /** What a token may do in a repository; undefined: unknown token. */
  access(token: string, repository: string): GitAccess | undefined;
  onPush(push: Push): void;
  /** The repository's new name, where it was renamed. */
  moved?(repository: string): string | undefined;
}

const zero = '0'.repeat(40);
const route = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

/** Answers one git request; false where the path is not git's. */
export async function serveGit(
  options: GitHttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://git.test');
  const [, repository, service] = route.exec(url.pathname) ?? [];
  if (repository === undefined || service === undefined) return false;

  const moved = options.moved?.(repository);
  if (moved !== undefined) {
    response.writeHead(301, { location: request.url?.replace(repository, moved) }).end();
    return true;
  }
  const token = tokenOf(request.headers.authorization);
  const access = token === undefined ? undefined : options.access(token, repository);
  if (access === undefined) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end('Authentication required\n');
    return true;
  }
  const pushes = service === 'git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
  if (!access.mayRead || (pushes && !access.mayPush)) {
    response.writeHead(403).end(`Permission to ${repository}.git denied to ${access.login}.\n`);
    return true;
  }

  const gitDir = join(options.root, `${repository}.git`);
  const before = service === 'git-receive-pack' ? refsOf(gitDir) : undefined;
  await backend(
    options.root,
    `/${repository}.git/${service}`,
    url.search.slice(1),
    access.login,
    request,
    response,
    () => {
      // A large push probes first: only changed refs are a push, never the request itself.
      if (before !== undefined) {
        for (const change of changes(before, refsOf(gitDir))) {
          options.onPush({ repository, login: access.login, ...change });
        }
      }
    },
  );
  return true;
}

/** Makes an empty bare repository that accepts pushes over HTTP. */
export function makeBare(root: string, repository: string, defaultBranch: string): string {
  const gitDir = join(root, `${repository}.git`);
  mkdirSync(dirname(gitDir), { recursive: true });
  git(root, ['init', '-q', '--bare', '--template=', `--initial-branch=${defaultBranch}`, gitDir]);
  git(gitDir, ['config', 'http.receivepack', 'true']);
  mkdirSync(join(gitDir, 'hooks'));
  writeFileSync(join(gitDir, 'hooks/update'), updateHook, { mode: 0o755 });
  return gitDir;
}

/** From now on nobody may push to this branch. */
export function protectBranch(gitDir: string, branch: string): void {
  appendFileSync(join(gitDir, 'protected'), `refs/heads/${branch}\n`);
}

/** GitHub's own refusals: a protected branch, and a workflow file pushed by a bot. */
const updateHook = `#!/bin/sh
if grep -qxF "$1" protected 2>/dev/null; then
  echo "error: GH006: Protected branch update failed for $1." >&2
  exit 1
fi
case "$2" in 0000*) old=$(git rev-parse HEAD) ;; *) old=$2 ;; esac
case "$REMOTE_USER" in *"[bot]") ;; *) exit 0 ;; esac
file=$(git diff --name-only "$old" "$3" -- .github/workflows | head -1)
[ -z "$file" ] && exit 0
echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2
exit 1
`;

/** One git command in a folder, without the machine's own configuration; what it printed, or throws. */
export function git(cwd: string, args: readonly string[], input?: string): string {
  return execFileSync('git', args, {
    cwd,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...hermetic, GIT_AUTHOR_DATE: '', GIT_COMMITTER_DATE: '' },
  });
}

const hermetic = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'mona',
  GIT_AUTHOR_EMAIL: 'mona@example.test',
  GIT_COMMITTER_NAME: 'mona',
  GIT_COMMITTER_EMAIL: 'mona@example.test',
};

function tokenOf(header: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (/^bearer$|^token$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':');
}

function changes(before: Map<string, string>, after: Map<string, string>) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((ref) => ({ ref, before: before.get(ref) ?? zero, after: after.get(ref) ?? zero }))
    .filter((change) => change.before !== change.after);
}

function backend(
  root: string,
  pathInfo: string,
  query: string,
  login: string,
  request: IncomingMessage,
  response: ServerResponse,
  beforeAnswer: () => void,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const header = (name: string) => [request.headers[name] ?? []].flat()[0];
  const child = spawn(backendProgram(), {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: hermetic.PATH,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: login,
      PATH_INFO: pathInfo,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: header('content-type'),
      CONTENT_LENGTH: header('content-length'),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
    },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stdin.on('error', () => {}); // the backend may end before it has read all
  request.pipe(child.stdin);
  child.on('close', () => {
    const all = Buffer.concat(chunks);
    const end = all.indexOf('\r\n\r\n');
    const headers = new Map(
      all
        .subarray(0, Math.max(end, 0))
        .toString('latin1')
        .split('\r\n')
        .map((line) => line.split(/:\s*(.*)/s) as [string, string]),
    );
    const status = Number.parseInt(headers.get('Status') ?? '200', 10);
    headers.delete('Status');
    beforeAnswer();
    response.writeHead(end < 0 ? 500 : status, Object.fromEntries(headers)).end(all.subarray(end + 4));
    resolve();
  });
  return promise;
}

/** Itself: `git http-backend` is a process more for each request. */
function backendProgram(): string {
  program ??= join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');
  return program;
}

let program: string | undefined;
