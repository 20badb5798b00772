/** Opens the git clone around the current directory, and reads the settings that its default branch holds. */

import { mkdtempSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { configPath } from '../config/config-file.ts';
import { type Resolved, resolveSettings } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { findDotGit } from '../git/dot-git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { fetchesAll, isPartialClone } from '../git/work-tree.ts';
import { RedgreenError } from '../run/errors.ts';
import type { Start } from '../run-story/run-request.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { messageOf } from '../text/error-message.ts';
import type { CommandIo } from './subcommand.ts';

export interface Clone extends AsyncDisposable {
  /** The repository's root, absolute. */
  root: string;
  repository: Repository;
  /** `.github/redgreen.yml` as the default branch has it. */
  configText?: string;
}

/** Opens the repository around the current directory; git is started before anything is waited for. Throws `not-a-repository`. */
export async function openClone(io: Pick<CommandIo, 'cwd' | 'environment'>): Promise<Clone> {
  const root = await repositoryRoot(io.cwd);
  if (root === undefined) throw await noRepository(io.cwd);
  const scratch = mkdtempSync(join(tmpdir(), 'redgreen-git-'));
  const dispose = () => rm(scratch, { recursive: true, force: true });
  try {
    const repository = await openRepository({ tree: root, gitDir: join(scratch, 'git'), reads: true });
    const configText = await repository.readFile(await defaultCommit(repository), configPath);
    return { root, repository, configText, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    const fix = (await isPartialClone(root)) ? `Fetch what this partial clone lacks: ${fetchesAll}.` : undefined;
    throw new RedgreenError('not-a-repository', messageOf(error), { cause: error, fix });
  }
}

/** The work tree's own configuration, where it is another one: it does not count, and a run says so. */
export async function uncountedConfig(clone: Clone): Promise<{ text: string; warning: string } | undefined> {
  const { root, configText } = clone;
  const text = await readFile(join(root, configPath), 'utf8').catch(() => undefined);
  // A checkout may end its lines otherwise.
  if (text === undefined || text.replaceAll('\r\n', '\n') === configText?.replaceAll('\r\n', '\n')) return undefined;
  const why =
    configText === undefined
      ? 'is not on the default branch, and counts only there'
      : 'differs from the one on the default branch, which counts';
  return { text, warning: `${configPath} here ${why}.` };
}

/** One without a work tree is a repository all the same: that it is none would be false. */
export async function noRepository(cwd: string): Promise<RedgreenError> {
  if ((await findDotGit(cwd)) === undefined) return new RedgreenError('not-a-repository', cwd);
  const fix = 'Clone it, and run it in the clone: a bare repository has no files to work on.';
  return new RedgreenError('not-a-repository', `${cwd} is a bare repository`, { fix });
}

/** The folder with `.git`, from `cwd` upwards. */
export async function repositoryRoot(cwd: string): Promise<string | undefined> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (isThere(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The folder of a run, as a path from here; undefined where it is gone. */
export async function folderFromHere(cwd: string, runId: string): Promise<string | undefined> {
  const folder = runFolderPath(join((await repositoryRoot(cwd)) ?? cwd, '.redgreen'), runId);
  return isThere(folder) ? relative(cwd, folder) || '.' : undefined;
}

/** A folder that may not be looked into has none. */
function isThere(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The default branch's commit: what is checked out where that is main or master, else the remote's default branch, else a
 * local main or master, else what is checked out – so that someone else's branch, detached or not, cannot bring its own
 * configuration.
 */
async function defaultCommit(repository: Repository) {
  const { commit, branch } = repository.head;
  if (branch === 'main' || branch === 'master') return commit;
  for (const ref of ['origin/HEAD', 'main', 'master']) {
    const found = await repository.resolve(ref);
    if (found !== undefined) return found;
  }
  return commit;
}

/** What holds here, whether or not there is a key. */
export function settingsHere({ environment }: Pick<CommandIo, 'environment'>, clone?: Clone): Resolved {
  return resolveSettings({ environment, repositoryFile: clone?.configText, needsKey: false });
}

export interface LocalBase {
  start: Start;
  /** Absent: HEAD. */
  commit?: string;
}

/** Throws `bad-settings` where the clone does not have the branch. */
export async function localBase({ repository }: Clone, { baseBranch }: Settings): Promise<LocalBase> {
  if (baseBranch === undefined) return { start: { kind: 'new' } };
  // The clone's own branch, else what it last saw of the remote's.
  const commit =
    (await repository.resolve(`refs/heads/${baseBranch}`)) ??
    (await repository.resolve(`refs/remotes/origin/${baseBranch}`));
  const allowed = 'allowed: a branch of the clone or of origin';
  if (commit === undefined)
    throw new RedgreenError(
      'bad-settings',
      `base-branch is ${baseBranch}, and this clone has no such branch; ${allowed}`,
    );
  return { start: { kind: 'new', baseBranch }, commit };
}
