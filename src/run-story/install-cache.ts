/** Installs the changed dependencies of an attempt once, and reuses the result in all tests of the run. */

import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Repository } from '../git/repository.ts';
import { lockFilesOf, toLockFile, writesNoLock } from '../packages/install-commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import { isObject, parsedJson } from '../text/json.ts';
import { listed } from '../text/word-list.ts';
import { commandMs } from './limits.ts';
import { readPlainFile, replacePlainFile } from './plain-file.ts';
import { changedInstallInputs, laidOver, repeatSetup, setupOf } from './reinstall.ts';
import type { Installs, VerifierOptions } from './verifier.ts';

interface Installed {
  /** For `LayerContent.on`, where it has read nothing else of the tree. */
  on?: string;
  notes: string[];
  /** Lock files that it wrote, by path. */
  locks: ReadonlyMap<string, string>;
}

/** As large as a file may be that is published. */
const maxBytes = 5 * 1024 * 1024;

export function openInstalls(options: VerifierOptions): Installs {
  const { settings, repository, sandbox, limits, headTree, unprepared } = options;
  /** By what it read, and by the same with the lock files that it wrote. undefined: it failed. */
  const kept = new Map<string, Promise<Installed | undefined>>();

  async function installed(tree: string, name: string, isFor: 'layers' | 'locks') {
    if (settings.dependencies === 'frozen') return undefined;
    const setup = await setupOf(options, tree);
    if (setup === undefined || (isFor === 'locks' && writesNoLock(setup))) return undefined;
    if ((await changedInstallInputs(options, tree)).length === 0) return undefined;
    const inputs = await installInputs(repository, tree, setup);
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
    const on = areAll ? await layer.keepBelow?.() : undefined;
    const result: Installed = { on, notes, locks };
    const locked = await installInputs(repository, await repository.treeWithFiles(tree, locks), setup);
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

interface InstallInputs {
  /** Two trees with one key have the same manifests, lock files and settings of package managers. */
  key: string;
  paths: string[];
  /** The install, without lifecycle scripts, reads nothing else and fills the tree alone. */
  areAll: boolean;
}

export async function installInputs(
  repository: Pick<Repository, 'readFile' | 'listFiles'>,
  tree: string,
  setup: string,
): Promise<InstallInputs> {
  const files = (await repository.listFiles(tree)).filter((path) => !path.includes('node_modules/'));
  const paths = files.filter((path) => settings.test(path) || changedManifests([path]).length > 0);
  const texts = await Promise.all(paths.map((path) => repository.readFile(tree, path, mostBytes)));
  const isManifest = (path: string) => posix.basename(path) === 'package.json';
  const known = paths.map((path, at) => (isManifest(path) ? toLockFile(texts[at] ?? '') : texts[at]));
  const areAll =
    setup.split('&&').every((part) => plainInstall.test(part.trim())) &&
    !files.some((path) => readsMore.test(path)) &&
    texts.every((text, at) =>
      isManifest(paths[at] ?? '')
        ? standsAlone(text ?? '')
        : text !== undefined && !/virtual-store|pnpmfile/.test(text),
    );
  const key = createHash('sha256')
    .update(JSON.stringify([setup, paths, known]))
    .digest('hex');
  return { key, paths, areAll };
}

const mostBytes = 32 * 1024 * 1024;
const plainInstall = /^(?:npm|pnpm|yarn|bun)(?: (?:ci|i|install|clean-install))?(?: --[\w-]+(?:=\w+)?)*$/;
/** Members and hooks; the newer Yarn leaves packages in HOME, and may be a program of the repository. */
const readsMore = /(?:^|\/)(?:pnpm-workspace\.yaml|\.pnpmfile\.\w+|\.yarnrc\.yml|\.yarn\/.+)$/;
const settings = /(?:^|\/)(?:\.npmrc|\.yarnrc|bunfig\.toml)$/;
const sections = listed(
  'dependencies devDependencies optionalDependencies peerDependencies overrides resolutions pnpm',
);
/** A range of versions begins with `~` as well. */
const elsewhere = /"\s*(?:(?:file|link|portal|workspace|patch|exec):|[./]|~\/)|\.(?:tgz|tar)\b|"patchedDependencies"/i;

/** No members, no dependency that is a file of the repository. */
function standsAlone(text: string) {
  const manifest = parsedJson(text);
  if (!isObject(manifest) || manifest.workspaces !== undefined || manifest.installConfig !== undefined) return false;
  return !elsewhere.test(JSON.stringify(sections.map((name) => manifest[name])));
}
