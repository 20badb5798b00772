/**
 * Keeps what setup installed in the tree and in HOME, and restores it in later runs of the same repository. A run with the
 * same install inputs begins with its tests. Only code of the base has written it, and no secret was in its environment.
 */

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitNul } from '../git/git-path.ts';
import { hasLockFile } from '../packages/lock-files.ts';
import { version } from '../project.ts';
import { removeTree } from '../run/remove-tree.ts';
import { succeeds } from '../run/succeeds.ts';
import { copyPaths, copyTree, megabytesOf, names } from '../sandbox/run-folder.ts';
import { isUnder } from '../sandbox/toolchains.ts';
import { readByInstall } from './install-inputs.ts';
import { machineImage } from './kept-baseline.ts';
import { askTools } from './tools.ts';
import type { RunPlace } from './verifier.ts';

interface KeptSetup {
  /** Puts it in its place; false where there is none, it is too old, or cannot be put there. */
  restore(): Promise<boolean>;
  /** Once setup has passed. What cannot be kept is left. */
  keep(): Promise<void>;
}

interface About {
  /** Of the tree: files and whole folders that no commit has. */
  paths: string[];
  /** The tree's place, where anything in it says so. */
  place?: string;
}

const dayMs = 86_400_000;
const mostKept = 3;
const mostMegabytes = 2048;
/** A folder of packages is one: so many single files are something else. */
const mostPaths = 500;

/** undefined where a run's setup is not the base's alone, may have been given a secret, or nothing outlives the run. */
export async function openKeptSetup(
  { request, workspace: { repository, head, base }, sandbox }: Omit<RunPlace, 'limits' | 'emit'>,
  setup: string,
): Promise<KeptSetup | undefined> {
  const { settings, code, record, replay, host } = request;
  const { installs } = record;
  const isClosed = [settings.setupEnv, settings.testEnv, settings.testServices].every((list) => list.length === 0);
  if (installs === undefined || replay !== undefined || sandbox.kind === 'none' || !isClosed) return undefined;
  if (code.start.kind !== 'new' || head !== base.commit) return undefined;
  const { git, tree } = repository;
  const files = await repository.listFiles(head);
  if (files.includes('.gitmodules')) return undefined;
  const headTree = await repository.treeOf(head);
  const cwd = settings.workingDirectory;
  const read = (await readByInstall(repository, headTree, { setup, cwd }))?.key ?? headTree;
  const tools = await askTools({ request, sandbox }, { setup, because: '' });
  const parts = [version, code.repository, setup, cwd, read, tools, await machineImage(host.environment)];
  const entry = join(installs, createHash('sha256').update(JSON.stringify(parts)).digest('hex'));

  return {
    async restore() {
      const text = await readFile(join(entry, 'about.json'), 'utf8').catch(() => undefined);
      if (text === undefined) return false;
      const { paths, place = tree }: About = JSON.parse(text);
      const ageMs = Date.now() - (await stat(join(entry, 'about.json'))).mtimeMs;
      if (place !== tree || (ageMs > dayMs && !hasLockFile(files))) return false;
      // Where it was kept from an older commit, this one may have a file in its place, or a link above it.
      const tops = paths.map((path) => path.replace(/\/$/, ''));
      if (files.some((file) => tops.some((top) => isUnder(file, top) || isUnder(top, file)))) return false;
      // What is half there is set up over.
      const isWhole = await succeeds(copyTree(join(entry, 'tree'), tree));
      if (!isWhole || !(await succeeds(copyTree(join(entry, 'home'), sandbox.home)))) return false;
      await utimes(entry, new Date(), new Date());
      return true;
    },
    async keep() {
      const paths = splitNul(await git.bytes(['ls-files', '-o', '--directory', '-z']));
      const isOdd = paths.length > mostPaths || paths.some((path) => !path.isWellFormed());
      if (isOdd || (await git.run(['diff-files', '--quiet', '--ignore-submodules=all'])).code !== 0) return;
      if ((await megabytesOf(tree, [...paths, sandbox.home])) > mostMegabytes) return;
      const draft = join(installs, `draft-${record.runId}`);
      try {
        await mkdir(draft, { recursive: true, mode: 0o700 });
        await copyPaths(tree, paths, join(draft, 'tree'));
        await copyTree(sandbox.home, join(draft, 'home'));
        const isBound = await names(draft, tree);
        // The App works in another folder each time.
        if (isBound && code.source.kind !== 'local') return;
        const about: About = { paths, ...(isBound && { place: tree }) };
        await writeFile(join(draft, 'about.json'), JSON.stringify(about));
        await removeTree(entry);
        await rename(draft, entry);
        await tidy(installs);
      } finally {
        await removeTree(draft);
      }
    },
  };
}

/** Those that were used last stay. */
async function tidy(folder: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = entries.toSorted((a, b) => b.usedMs - a.usedMs).slice(mostKept);
  for (const { name } of old) await removeTree(join(folder, name));
}
