/** Real repositories in temporary folders, removed at the end of the scope. */

import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openRepository, type Repository } from '../../src/git/repository.ts';
import { plantSlowSeed } from '../support/seeds.ts';

type Content = string | Buffer | { link: string } | { exec: string } | null;
export type Files = Record<string, Content>;

export type Checkout = Awaited<ReturnType<typeof makeCheckout>>;

/** A repository with one commit of `files` on the branch `trunk`. */
export async function makeCheckout(files: Files, init: string[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'redgreen-git-'));
  const tree = join(root, 'tree');
  await mkdir(tree);
  // What init is told may hold this very folder's path.
  if (init.length > 0) await makeFirst(tree, files, init);
  else {
    await plantSlowSeed(tree, ['checkout', files], (folder) => makeFirst(folder, files));
    // A copy has other inodes than its index knows.
    runGit(tree, ['update-index', '-q', '--refresh']);
  }
  let opened = 0;
  return {
    root,
    tree,
    git: (...args: string[]) => runGit(tree, args),
    open: () => openRepository({ tree, gitDir: join(root, `own-${++opened}`) }),
    [Symbol.asyncDispose]: async () => {
      await rm(root, { recursive: true, force: true }).catch(() => {
        // A folder that a test had closed.
        runShell(root, 'chmod -R u+rwX . 2>/dev/null || true');
        return rm(root, { recursive: true, force: true });
      });
    },
  };
}

async function makeFirst(tree: string, files: Files, init: string[] = []): Promise<void> {
  await mkdir(tree, { recursive: true });
  runGit(tree, ['init', '-q', '-b', 'trunk', '--template=', ...init]);
  await write(tree, files);
  commitAll(tree, 'first');
}

/** Writes files, links and executables; null removes. */
export async function write(root: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const place = join(root, path);
    await rm(place, { recursive: true, force: true });
    if (content === null) continue;
    await mkdir(dirname(place), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(place, content);
    else if ('link' in content) await symlink(content.link, place);
    else {
      await writeFile(place, content.exec);
      await chmod(place, 0o755);
    }
  }
}

export function commitAll(tree: string, message: string): string {
  runGit(tree, ['add', '-A']);
  runGit(tree, ['commit', '-q', '--allow-empty', '-m', message]);
  return runGit(tree, ['rev-parse', 'HEAD']);
}

/** Plain git, as a person would run it, but without this machine's own settings. */
export function runGit(cwd: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.test',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.test',
      ...env,
    },
  }).trimEnd();
}

export function runShell(cwd: string, script: string): string {
  return execFileSync('/bin/sh', ['-c', script], { cwd, encoding: 'utf8', stdio: 'pipe' });
}

export const robot = { name: 'redgreen[bot]', email: 'redgreen@example.test' };

/** A commit of this tree, as a run makes it. */
export const committed = (repository: Repository, tree: string, parent = repository.head.commit, message = 'x') =>
  repository.commit({ tree, parent, message, author: robot, trailers: {} });
