/**
 * Git's smart HTTP protocol in front of bare repositories that lie in one folder as `<owner>/<name>.git`: a request is one call of
 * `git upload-pack` or `git receive-pack`, as `git http-backend` starts them.
 * The token is the Basic password or the bearer; what it may do is asked of the caller; every change of a ref is recorded.
 */

import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
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
  if (service === 'git-upload-pack' && silent.has(gitDir)) {
    silent.set(gitDir, true);
    return true;
  }
  const before = service === 'git-receive-pack' ? refsOf(gitDir) : undefined;
  // A large push probes first: only changed refs are a push, never the request itself.
  const pushed = () => {
    if (before === undefined) return;
    for (const change of changes(before, refsOf(gitDir)))
      options.onPush({ repository, login: access.login, ...change });
  };
  const asked = { gitDir, login: access.login, protocol: header(request, 'git-protocol') };
  if (service === 'info/refs') await advertise(asked, url.searchParams.get('service') ?? '', response);
  else await carryOut(asked, service, request, response, pushed);
  return true;
}

/** Makes an empty bare repository that accepts pushes over HTTP. */
export function makeBare(root: string, repository: string, defaultBranch: string): string {
  const gitDir = join(root, `${repository}.git`);
  mkdirSync(dirname(gitDir), { recursive: true });
  git(root, ['init', '-q', '--bare', '--template=', `--initial-branch=${defaultBranch}`, gitDir]);
  // What GitHub does with its own repositories afterwards is no part of a push.
  appendFileSync(join(gitDir, 'config'), '[receive]\n\tautogc = false\n');
  mkdirSync(join(gitDir, 'hooks'));
  writeFileSync(join(gitDir, 'hooks/update'), updateHook, { mode: 0o755 });
  return gitDir;
}

/** From now on nobody may push to this branch. */
export function protectBranch(gitDir: string, branch: string): void {
  appendFileSync(join(gitDir, 'protected'), `refs/heads/${branch}\n`);
}

/** From now on only signed commits come in: https://docs.github.com/en/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/available-rules-for-rulesets */
export function requireSignatures(gitDir: string): void {
  writeFileSync(join(gitDir, 'signed'), '');
}

/** Repositories of which nobody gets anything, and whether somebody has asked. */
const silent = new Map<string, boolean>();

/** From now on a fetch from this repository gets no answer; whether one waits for it. */
export function silence(gitDir: string): () => boolean {
  silent.set(gitDir, false);
  return () => silent.get(gitDir) === true;
}

/** GitHub's own refusals: a protected branch, a commit without a signature, and a workflow file pushed by a bot. */
const updateHook = `#!/bin/sh
if [ -f protected ] && grep -qxF "$1" protected; then
  echo "error: GH006: Protected branch update failed for $1." >&2
  exit 1
fi
case "$3" in 0000*) exit 0 ;; esac
[ -f signed ] && for commit in $(git rev-list "$3" --not --all); do
  git cat-file commit "$commit" | grep -q '^gpgsig ' && continue
  echo "error: GH013: Repository rule violations found for $1." >&2
  echo "- Commits must have verified signatures." >&2
  exit 1
done
case "$REMOTE_USER" in *"[bot]") ;; *) exit 0 ;; esac
case "$2" in 0000*) old=HEAD ;; *) old=$2 ;; esac
git diff --quiet "$old" "$3" -- .github/workflows && exit 0
file=$(git diff --name-only "$old" "$3" -- .github/workflows | head -1)
[ -z "$file" ] && exit 0
echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2
exit 1
`;

/** One git command in a folder, without the machine's own configuration; what it printed, or throws. */
export function git(
  cwd: string,
  args: readonly string[],
  input?: string | Buffer,
  env: Record<string, string> = {},
): string {
  return execFileSync('git', args, {
    cwd,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...hermetic, GIT_AUTHOR_DATE: '', GIT_COMMITTER_DATE: '', ...env },
  });
}

const alone = { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
const hermetic = {
  ...alone,
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

interface Asked {
  gitDir: string;
  login: string;
  /** `version=2`, as git asks for it. */
  protocol: string | undefined;
}

/** What the second version of the protocol begins with names no ref: the same for every repository. */
let advertisement: Promise<Buffer> | undefined;

async function advertise(asked: Asked, service: string, response: ServerResponse): Promise<void> {
  const call = () => answerOf(startGit(asked, service, ['--http-backend-info-refs']));
  const second = asked.protocol === 'version=2' && service === 'git-upload-pack';
  if (second) advertisement ??= call();
  const told = await (second ? advertisement : call());
  const line = `# service=${service}\n`;
  const first = `${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`;
  const body = Buffer.concat([Buffer.from(asked.protocol === 'version=2' ? '' : first), told ?? Buffer.alloc(0)]);
  response.writeHead(200, { ...uncached, 'content-type': `application/x-${service}-advertisement` }).end(body);
}

async function carryOut(
  asked: Asked,
  service: string,
  request: IncomingMessage,
  response: ServerResponse,
  beforeAnswer: () => void,
): Promise<void> {
  const child = startGit(asked, service, ['--stateless-rpc']);
  child.stdin.on('error', () => {}); // git may end before it has read all
  const packed = header(request, 'content-encoding') === 'gzip';
  (packed ? request.pipe(createGunzip()) : request).pipe(child.stdin);
  const body = await answerOf(child);
  beforeAnswer();
  response.writeHead(200, { ...uncached, 'content-type': `application/x-${service}-result` }).end(body);
}

const uncached = { 'cache-control': 'no-cache, max-age=0, must-revalidate' };

function startGit({ gitDir, login, protocol }: Asked, service: string, args: string[]) {
  return spawn('git', [service.replace(/^git-/, ''), ...args, '.'], {
    cwd: gitDir,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...alone, REMOTE_USER: login, GIT_PROTOCOL: protocol },
  });
}

function answerOf(child: ReturnType<typeof startGit>): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', reject);
  child.on('close', () => resolve(Buffer.concat(chunks)));
  return promise;
}

const header = (request: IncomingMessage, name: string) => [request.headers[name] ?? []].flat()[0];
