/** Finds the projects of a workspace of npm, Yarn, bun or pnpm, and which of them depend on each other. */

import { matchesGlob } from '../../text/glob.ts';
import type { Project } from '../projects.ts';
import type { Tree } from './ecosystem.ts';
import { yamlOf } from './formats.ts';
import { commandsOfManifest, type Manager, type Manifest, packageManager, parse } from './javascript.ts';

/** Those with a package.json of their own; undefined where the root is no workspace. */
export async function jsProjects(tree: Tree, names: ReadonlySet<string>): Promise<Project[] | undefined> {
  const root = parse((await tree.read('package.json')) ?? '');
  if (root === undefined) return undefined;
  const globs = names.has('pnpm-workspace.yaml')
    ? stringsOf(yamlOf((await tree.read('pnpm-workspace.yaml')) ?? '').packages)
    : globsOf(root);
  if (globs.length === 0) return undefined;
  const manager = await packageManager(tree, names, root);
  const folders = [...names].flatMap((name) => (name.endsWith('/package.json') ? [name.slice(0, -13)] : []));
  const members = folders.filter((folder) => isNamed(folder, globs)).sort();
  const manifests = await Promise.all(members.map((folder) => manifestIn(tree, folder)));
  const byName = new Map(manifests.map(({ folder, manifest }) => [String(manifest.name ?? folder), folder]));
  return manifests.map(({ folder, manifest }) => ({
    ...projectOf(folder, manifest, manager),
    ...edges(manifest, byName),
  }));
}

async function manifestIn(tree: Tree, folder: string): Promise<{ folder: string; manifest: Manifest }> {
  return { folder, manifest: parse((await tree.read(`${folder}/package.json`)) ?? '') ?? {} };
}

/** One folder below a root whose package manager it shares. */
export async function jsProject(tree: Tree, names: ReadonlySet<string>, folder: string): Promise<Project | undefined> {
  const own = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];
  const root = parse((await tree.read('package.json')) ?? '');
  if (root === undefined || !names.has(`${folder}/package.json`) || own.some((lock) => names.has(`${folder}/${lock}`)))
    return undefined;
  const { manifest } = await manifestIn(tree, folder);
  return projectOf(folder, manifest, await packageManager(tree, names, root));
}

function projectOf(folder: string, manifest: Manifest, manager: Manager): Project {
  const { build, test } = commandsOfManifest(manifest, manager);
  return { folder, build, test, needs: [], uses: [] };
}

function edges(manifest: Manifest, byName: ReadonlyMap<string, string>): Pick<Project, 'needs' | 'uses'> {
  const folders = (key: string) =>
    Object.keys((manifest[key] ?? {}) as Record<string, unknown>).flatMap((name) => byName.get(name) ?? []);
  return {
    needs: [...folders('dependencies'), ...folders('optionalDependencies')],
    uses: [...folders('devDependencies'), ...folders('peerDependencies')],
  };
}

function globsOf({ workspaces }: Manifest): string[] {
  const list = Array.isArray(workspaces) ? workspaces : (workspaces as { packages?: unknown } | undefined)?.packages;
  return stringsOf(list);
}

const stringsOf = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);

/** The last glob that fits decides, as in the package managers; nothing inside of `node_modules` is a project. */
function isNamed(folder: string, globs: readonly string[]): boolean {
  if (folder.split('/').includes('node_modules')) return false;
  let isIn = false;
  for (const glob of globs) {
    const isOut = glob.startsWith('!');
    const plain = glob
      .slice(isOut ? 1 : 0)
      .replace(/^\.\//, '')
      .replace(/\/+$/, '');
    if (matchesGlob(folder, plain)) isIn = !isOut;
  }
  return isIn;
}
