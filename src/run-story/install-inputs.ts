/**
 * Finds the changed manifests and lock files that require a new install, and computes a hash of all manifests and lock
 * files.
 */

import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Repository } from '../git/repository.ts';
import { foundProjects } from '../packages/ecosystems/javascript.ts';
import { makesStale, toLockFile } from '../packages/install-commands.ts';
import { changedManifests } from '../publish/dependency-changes.ts';
import { isObject, parsedJson } from '../text/json.ts';
import { listed } from '../text/word-list.ts';
import { wholeTree } from './command-detection.ts';

interface Install {
  /** The install command, and the folder in which it runs, relative to the tree's root. */
  setup: string;
  cwd?: string;
}

type Reader = Pick<Repository, 'pathsBetween' | 'readFile' | 'listFiles'>;

/**
 * Paths of manifests and lock files after whose change setup has to run again. A package.json counts where setup runs, in a folder above
 * it or in a workspace: one among the fixtures of tests would have everything installed anew, with lifecycle scripts off.
 */
export async function changedInstallInputs(
  repository: Reader,
  { headTree, tree, cwd = '.' }: { headTree: string; tree: string; cwd?: string },
): Promise<string[]> {
  const changed = changedManifests(await repository.pathsBetween(headTree, tree));
  const inputs: string[] = [];
  for (const path of changed) {
    const [before, after] = [await repository.readFile(headTree, path), await repository.readFile(tree, path)];
    if (makesStale(path, before, after)) inputs.push(path);
  }
  const own = posix.join('/', cwd, '/');
  const isAbove = (path: string) => own.startsWith(posix.join('/', posix.dirname(path), '/'));
  const isNested = (path: string) => posix.basename(path) === 'package.json' && !isAbove(path);
  if (!inputs.some(isNested)) return inputs;
  const projects = await Promise.all(
    [headTree, tree].map((each) => foundProjects(wholeTree({ repository, head: each }))),
  );
  const folders = new Set(projects.flatMap((found) => (found ?? []).map(({ folder }) => folder)));
  return inputs.filter((path) => !isNested(path) || folders.has(posix.dirname(path)));
}

export interface InstallInputs {
  /** Two trees with one key have the same manifests, lock files and settings of package managers. */
  key: string;
  paths: string[];
  /** The install reads nothing else, runs no code of the repository and fills the tree alone. */
  areAll: boolean;
}

export async function installInputs(
  repository: Reader,
  tree: string,
  { setup, cwd = '' }: Install,
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
    .update(JSON.stringify([setup, cwd, paths, known]))
    .digest('hex');
  return { key, paths, areAll };
}

const mostBytes = 32 * 1024 * 1024;
const plainInstall = /^(?:npm|pnpm|yarn|bun)(?: (?:ci|i|install|clean-install))?(?: --[\w-]+(?:=\w+)?)*$/;
/** Members and hooks; the newer Yarn leaves packages in HOME, and may be a program of the repository. */
const readsMore =
  /(?:^|\/)(?:pnpm-workspace\.yaml|\.pnpmfile\.\w+|\.yarnrc\.yml|\.yarn\/.+|binding\.gyp|\.gitmodules)$/;
const settings = /(?:^|\/)(?:\.npmrc|\.yarnrc|bunfig\.toml)$/;
const sections = listed(
  'dependencies devDependencies optionalDependencies peerDependencies overrides resolutions pnpm',
);
/** A range of versions begins with `~` as well. */
const elsewhere = /"\s*(?:(?:file|link|portal|workspace|patch|exec):|[./]|~\/)|\.(?:tgz|tar)\b|"patchedDependencies"/i;
const ownCode = /^(?:(?:pre|post)?(?:install|prepare|prepublish)|dependencies)$/;

/** No members, no dependency that is a file of the repository, no script that runs at an install. */
function standsAlone(text: string) {
  const manifest = parsedJson(text);
  if (!isObject(manifest) || manifest.workspaces !== undefined || manifest.installConfig !== undefined) return false;
  const scripts = isObject(manifest.scripts) ? Object.keys(manifest.scripts) : [];
  return (
    !scripts.some((name) => ownCode.test(name)) &&
    !elsewhere.test(JSON.stringify(sections.map((name) => manifest[name])))
  );
}
