/** Installs the changed dependencies of an attempt once, and reuses the result in all tests of the run. */

import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitNul } from '../git/git.ts';
import { readPlainFile, replacePlainFile } from '../git/plain-file.ts';
import { hasLockFile, lockFilesOf, writesNoLock } from '../packages/install-commands.ts';
import { version } from '../project.ts';
import { removeTree } from '../run/remove-tree.ts';
import { succeeds } from '../run/succeeds.ts';
import { copyPaths, copyTree, megabytesOf, names } from '../sandbox/sandbox-folder.ts';
import { isUnder } from '../sandbox/toolchains.ts';
import { machineImage } from './baseline.ts';
import { askTools } from './environment.ts';
import { changedInstallInputs, type InstallInputs, installInputs } from './install-inputs.ts';
import { commandMs } from './limits.ts';
import { laidOver, repeatSetup, setupOf } from './reinstall.ts';
import type { Installs, RunPlace, VerifierOptions } from './verifier.ts';

interface Installed {
  /** For `LayerContent.on`, where it has read nothing else of the tree. */
  on?: string;
  /** Manifests and lock files that asked for it. */
  changed: string[];
  /** Lock files that it wrote, by path. */
  locks: ReadonlyMap<string, string>;
}

/** As large as a file may be that is published. */
const maxBytes = 5 * 1024 * 1024;

export function openInstalls(options: VerifierOptions): Installs {
  const { request, workspace, sandbox, limits, headTree, unprepared } = options;
  const { settings } = request;
  const { runDir, workDir = runDir } = request.record;
  const { repository } = workspace;
  const cwd = settings.workingDirectory;
  /** By what it read, and by the same with the lock files that it wrote. undefined: it failed. */
  const kept = new Map<string, Promise<Installed | undefined>>();

  async function installed(tree: string, name: string, isFor: 'layers' | 'locks') {
    if (settings.dependencies === 'frozen') return undefined;
    const setup = await setupOf(options, tree);
    if (setup === undefined || (isFor === 'locks' && writesNoLock(setup))) return undefined;
    if ((await changedInstallInputs(repository, { headTree, tree, cwd })).length === 0) return undefined;
    const inputs = await installInputs(repository, tree, { setup, cwd });
    if (isFor === 'layers' && !inputs.areAll) return undefined;
    const made = kept.get(inputs.key) ?? install(tree, inputs, setup, name);
    kept.set(inputs.key, made);
    // A proof that breaks on it is no fault of the verifications that come after.
    made.catch(() => kept.delete(inputs.key));
    return made;
  }

  async function install(of: string, { paths, areAll }: InstallInputs, setup: string, name: string) {
    // Over the head with nothing but what it reads: no other file of the tree may lie below another tree.
    const tree = areAll ? await repository.treeWith(headTree, of, paths) : of;
    await using layer = await sandbox.layer(await laidOver(repository, workDir, headTree, tree), 'cold');
    const command = { setup, exec: layer.exec, name, timeoutMs: commandMs(settings, limits), signal: limits.signal };
    const done = await repeatSetup({ settings, runDir }, repository, { headTree, tree }, command);
    // What failed may have left half of something: each layer tries for itself, and says so.
    if (done.kind === 'failed') return undefined;
    const locks = new Map<string, string>();
    for (const path of lockFilesOf(await repository.listFiles(tree), paths)) {
      const text = await readPlainFile(layer.written, path, maxBytes);
      if (text !== undefined) locks.set(path, text);
    }
    const on = areAll ? await layer.keepBelow?.() : undefined;
    const result: Installed = { on, changed: done.changed, locks };
    const locked = await installInputs(repository, await repository.treeWithFiles(tree, locks), { setup, cwd });
    kept.set(locked.key, Promise.resolve(result));
    return result;
  }

  return {
    below: async (tree, name) => (unprepared ? undefined : installed(tree, name, 'layers')),
    async updateLocks(tree, name) {
      if (limits.aborted() !== undefined) return false;
      let updated = false;
      for (const [path, made] of (await installed(tree, `${name}-lock`, 'locks'))?.locks ?? []) {
        const before = await repository.readFile(tree, path, maxBytes);
        if (made === before) continue;
        // One that no commit has and that setup had left before the agent came is the repository's own choice.
        if (before === undefined && (await lstat(join(repository.tree, path)).catch(() => undefined))) continue;
        updated = (await replacePlainFile(repository.tree, path, made)) || updated;
      }
      return updated;
    },
  };
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
) {
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
  const { key, areAll } = await installInputs(repository, headTree, { setup, cwd });
  const tools = await askTools({ request, sandbox }, { setup, because: '' });
  const parts = [version, code.repository, areAll ? key : [key, headTree], tools, await machineImage(host.environment)];
  const entry = join(installs, createHash('sha256').update(JSON.stringify(parts)).digest('hex'));

  return {
    /** Puts it in its place; false where there is none, it is too old, or cannot be put there. */
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
      const copies = [copyTree(join(entry, 'tree'), tree), copyTree(join(entry, 'home'), sandbox.home)];
      if ((await Promise.all(copies.map(succeeds))).includes(false)) return false;
      await utimes(entry, new Date(), new Date());
      return true;
    },
    /** Once setup has passed. What cannot be kept is left. */
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
async function tidy(folder: string) {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = entries.toSorted((a, b) => b.usedMs - a.usedMs).slice(mostKept);
  for (const { name } of old) await removeTree(join(folder, name));
}
