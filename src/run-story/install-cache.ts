/** Installs the changed dependencies of an attempt once, and reuses the result in all tests of the run. */

import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Repository } from '../git/repository.ts';
import { isLockFile, lockFilesOf, toLockFile, writesNoLock } from '../packages/install-commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import { commandMs } from './limits.ts';
import { readPlainFile, replacePlainFile } from './plain-file.ts';
import { changedInstall, laidOver, repeatSetup } from './reinstall.ts';
import type { Installs, VerifierOptions } from './verifier.ts';

interface Installed {
  /** For `LayerContent.on`, where all of it lies in the tree, and the tree that lies there. */
  on?: string;
  tree: string;
  notes: string[];
  /** Lock files that it wrote, by path. */
  locks: ReadonlyMap<string, string>;
}

/** As large as a file may be that is published. */
const maxBytes = 5 * 1024 * 1024;

export function openInstalls(options: VerifierOptions): Installs {
  const { settings, repository, sandbox, limits, unprepared } = options;
  /** By what it read, and by the same with the lock files that it wrote. undefined: it failed. */
  const kept = new Map<string, Promise<Installed | undefined>>();

  async function installed(tree: string, name: string, isFor: 'layers' | 'locks') {
    const asked = settings.dependencies === 'frozen' ? undefined : await changedInstall(options, tree);
    if (asked === undefined || (isFor === 'locks' && writesNoLock(asked.setup))) return undefined;
    const inputs = await installInputs(repository, tree, asked.setup);
    if (isFor === 'layers' && !inputs.isShared) return undefined;
    const made = kept.get(inputs.key) ?? install(tree, inputs, asked.setup, name);
    kept.set(inputs.key, made);
    // A proof that breaks on it is no fault of the verifications that come after.
    made.catch(() => kept.delete(inputs.key));
    return made;
  }

  async function install(tree: string, { paths, isShared }: InstallInputs, setup: string, name: string) {
    await using layer = await sandbox.layer(await laidOver(options, tree), 'cold');
    const timeoutMs = commandMs(settings, limits);
    const { notes, failed } = await repeatSetup(options, tree, { exec: layer.exec, name, timeoutMs });
    // What failed may have left half of something: each layer tries for itself, and says so.
    if (failed !== undefined) return undefined;
    const locks = new Map<string, string>();
    for (const path of lockFilesOf(await repository.listFiles(tree), paths)) {
      const text = await readPlainFile(layer.written, path, maxBytes);
      if (text !== undefined) locks.set(path, text);
    }
    const on = isShared ? await layer.keepBelow?.() : undefined;
    const result: Installed = { on, tree, notes, locks };
    const locked = await installInputs(repository, await repository.treeWithFiles(tree, locks), setup);
    kept.set(locked.key, Promise.resolve(result));
    return result;
  }

  return {
    async below(tree, name) {
      const made = unprepared ? undefined : await installed(tree, name, 'layers');
      return made?.on === undefined ? undefined : made;
    },
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

interface InstallInputs {
  /** Two trees with one key have the same manifests, lock files and settings of package managers. */
  key: string;
  paths: string[];
  /** The install reads nothing else, and leaves packages in the tree alone. */
  isShared: boolean;
}

export async function installInputs(
  repository: Pick<Repository, 'readFile' | 'listFiles'>,
  tree: string,
  setup: string,
): Promise<InstallInputs> {
  const files = (await repository.listFiles(tree)).filter((path) => !path.includes('node_modules/'));
  const paths = files.filter((path) => settings.test(path) || changedManifests([path]).length > 0);
  const texts = await Promise.all(
    paths.map(async (path) => {
      const text = await repository.readFile(tree, path, mostBytes);
      return posix.basename(path) === 'package.json' ? toLockFile(text ?? '') : text;
    }),
  );
  const isShared =
    setup.split('&&').every((part) => plainInstall.test(part.trim())) &&
    !files.some((path) => readsMore.test(path)) &&
    !texts.some((text = 'file:', at) => !isLockFile(paths[at] ?? '') && elsewhere.test(text));
  const key = createHash('sha256')
    .update(JSON.stringify([setup, paths, texts]))
    .digest('hex');
  return { key, paths, isShared };
}

const mostBytes = 32 * 1024 * 1024;
const plainInstall = /^(?:npm|pnpm|yarn|bun)(?: (?:ci|i|install|clean-install))?(?: --[\w-]+(?:=\w+)?)*$/;
/** Hooks; the newer Yarn leaves packages in HOME, and may be a program of the repository. */
const readsMore = /(?:^|\/)(?:\.pnpmfile\.\w+|\.yarnrc\.yml|\.yarn\/.+)$/;
const settings = /(?:^|\/)(?:\.npmrc|\.yarnrc|bunfig\.toml|pnpm-workspace\.yaml)$/;
/** Dependencies that are files of the repository, and packages in HOME. A range of versions begins with `~` as well. */
const elsewhere =
  /"\s*(?:[./]|~\/)|\b(?:file|portal|patch|exec):|\.(?:tgz|tar)\b|patchedDependencies|virtual-?store|inject|pnpmfile|"pnp"/i;
