/** Which of the changed manifests an install reads: what it never looks at makes no second one needed. */

import { posix } from 'node:path';
import type { Repository } from '../git/repository.ts';
import { makesStale, toLockFile } from '../packages/lock-files.ts';
import { changedManifests } from '../publish/manifests.ts';
import { isObject, parsedJson } from '../text/json.ts';
import { listed } from '../text/listed.ts';

interface Install {
  headTree: string;
  tree: string;
  /** The install command, and the folder in which it runs, relative to the tree's root. */
  setup: string;
  cwd?: string;
}

/** Paths of manifests and lock files after whose change `setup` has to run again. */
export async function changedInstallInputs(
  repository: Pick<Repository, 'differences' | 'readFile'>,
  { headTree, tree, setup, cwd = '' }: Install,
): Promise<string[]> {
  const differences = await repository.differences(headTree, tree);
  const changed = changedManifests(differences.map(({ path }) => path));
  const own = readAlone.find(([command]) => command.test(setup))?.[1];
  if (own !== undefined) return changed.filter((path) => own.test(posix.basename(path)));
  const read = (path: string) => Promise.all([headTree, tree].map((each) => repository.readFile(each, path)));
  if (cmakeAlone.test(setup)) {
    const lists = await read(posix.join(cwd, 'CMakeLists.txt'));
    return lists.some((text) => readsFiles.test(text ?? 'file(')) ? changed : changed.filter((path) => ofC.test(path));
  }
  const isNpm = npmAlone.test(setup);
  if (!isNpm && !othersAlone.test(setup)) return changed;
  const inputs: string[] = [];
  for (const path of changed) {
    const [before, after] = await read(path);
    if (makesStale(path, before, after)) inputs.push(path);
  }
  if (!isNpm) return inputs;
  const ownFolder = posix.join(cwd, '.').replace(/(?<=.)\/$/, '');
  if (!(await read(posix.join(ownFolder, 'package.json'))).every(standsAlone)) return inputs;
  for (const folder of foldersAbove(ownFolder)) {
    const above = await read(posix.join(folder, 'package.json'));
    if (!above.every((text) => text === undefined || standsAlone(text))) return inputs;
  }
  return inputs.filter((path) => !npmFiles.has(posix.basename(path)) || posix.dirname(path) === ownFolder);
}

/**
 * All that an install reads of `tree` and that is other than in `headTree`: two trees with one `key` have the same installed. undefined:
 * nothing is to be installed, or what it reads cannot be told.
 */
export async function readByInstall(
  repository: Pick<Repository, 'differences' | 'readFile'>,
  install: Install,
): Promise<{ key: string; paths: string[] } | undefined> {
  const { headTree, tree, setup, cwd = '' } = install;
  if (!npmAlone.test(setup) && !othersAlone.test(setup)) return undefined;
  const inputs = new Set(await changedInstallInputs(repository, install));
  if (inputs.size === 0) return undefined;
  const own = posix.join(cwd, '.').replace(/(?<=.)\/$/, '');
  for (const folder of [own, ...foldersAbove(own)]) {
    const read = (name: string) => repository.readFile(tree, posix.join(folder, name));
    for (const name of readsAnything) if ((await read(name)) !== undefined) return undefined;
    const manifest = await read('package.json');
    if (manifest === undefined ? folder === own : !standsAlone(manifest) || leadsElsewhere.test(manifest))
      return undefined;
    if (elsewhereBySetting.test((await read('.npmrc')) ?? '')) return undefined;
  }
  const readIn = (folder: string, name: string) => repository.readFile(tree, posix.join(folder, name));
  if (setup.startsWith('yarn') && !(await fillsNodeModules(own, readIn))) return undefined;
  const read = (await repository.differences(headTree, tree)).filter(
    ({ path }) => inputs.has(path) || steersInstalls.test(path),
  );
  const parts = read.map(async ({ path, toMode, toId }) => {
    const text = posix.basename(path) === 'package.json' ? await repository.readFile(tree, path) : undefined;
    return [path, toMode, isObject(parsedJson(text ?? '')) ? toLockFile(text ?? '') : toId];
  });
  return { key: JSON.stringify([setup, cwd, ...(await Promise.all(parts))]), paths: read.map(({ path }) => path) };
}

/**
 * Yarn's Plug'n'Play leads to packages in HOME, which no later layer has: so do its newer versions, unless they are told otherwise, and
 * the first one where the manifest asks for it.
 */
async function fillsNodeModules(
  own: string,
  read: (folder: string, name: string) => Promise<string | undefined>,
): Promise<boolean> {
  // Of its folder and of those above it, the nearest that says so.
  const found = await Promise.all([own, ...foldersAbove(own)].map((folder) => read(folder, '.yarnrc.yml')));
  const settings = found.filter((text) => text !== undefined);
  const linkers = settings.flatMap((text) => /^nodeLinker: ["']?([\w-]+)["']?\s*$/m.exec(text)?.[1] ?? []);
  if (settings.length > 0) return linkers[0] === 'node-modules';
  const [lock = '', manifest = ''] = [await read(own, 'yarn.lock'), await read(own, 'package.json')];
  return lock.includes('# yarn lockfile v1') && !manifest.includes('"installConfig"');
}

/** Members wherever they lie, and code that runs with scripts off as well. */
const readsAnything = ['pnpm-workspace.yaml', '.pnpmfile.cjs', '.pnpmfile.js', '.pnpmfile.mjs'];
/** To packages outside the tree, or to such code under another name. */
const elsewhereBySetting = /virtual-store|pnpmfile/;
/** Where package managers of JavaScript take their settings from, and Yarn itself. */
const steersInstalls = /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|\.yarn\/.*|bunfig\.toml)$/;
/** To files of the repository, anywhere in a manifest. */
const leadsElsewhere = /\b(?:file|link|portal|workspace|patch|exec):|"patchedDependencies"|\.(?:tgz|tar)\b/;

/** They read what is theirs, and no manifest of another language beside it. */
const readAlone: readonly [command: RegExp, manifests: RegExp][] = [
  [/^go mod download$/, /^go\.(?:mod|sum|work|work\.sum)$/],
  [/^cargo fetch(?: --locked)?$/, /^Cargo\.(?:toml|lock)$/i],
];

const cmakeAlone = /^cmake -S \. -B [\w-]+(?: -D\w+=ON)*$/;
/** What may read any file of the tree, or leads to what may. */
const readsFiles =
  /\b(?:file|execute_process|configure_file|add_subdirectory|find_package)\s*\(|\binclude\s*\([^)]*[./"$]/i;
const ofC = /(?:^|\/)(?:conanfile\.\w+|vcpkg\.json)$/;

/** npm in its own folder, by flags that lead to no other. */
const npmAlone =
  /^npm (?:ci|clean-install|install|i)(?: --(?:(?:no-)?(?:audit|fund|package-lock|save|progress)|ignore-scripts|legacy-peer-deps|force|prefer-offline|(?:include|omit|loglevel)=\w+))*$/;
/** They read the members of a workspace wherever those lie, so that each manifest counts. */
const othersAlone =
  /^(?:pnpm (?:install|i)|yarn(?: install)?|bun (?:install|ci|i))(?: --(?:(?:no-)?frozen-lockfile|immutable|ignore-scripts|prefer-offline|offline))*$/;
const npmFiles = new Set(['package.json', 'package-lock.json', 'npm-shrinkwrap.json']);
const sections = listed('dependencies devDependencies optionalDependencies peerDependencies overrides resolutions');
/** A range of versions begins with `~` as well. */
const elsewhere = /"\s*(?:(?:file|link|portal|workspace):|[./]|~\/)/i;

/** No members, and no dependency that is another folder. */
function standsAlone(text: string | undefined): boolean {
  const manifest = parsedJson(text ?? '');
  if (!isObject(manifest) || manifest.workspaces !== undefined) return false;
  return !sections.some((name) => elsewhere.test(JSON.stringify(manifest[name] ?? {})));
}

/** npm in a member of a workspace installs for the whole of it. */
function foldersAbove(folder: string): string[] {
  if (folder === '.' || folder === '') return [];
  const parent = posix.dirname(folder);
  return [parent, ...foldersAbove(parent)];
}
