/** Proposes setup, build and test commands for a project with a package.json, run by npm, pnpm, yarn or bun. */

import { matchesGlob } from '../../text/glob.ts';
import { objectIn, parsedJson, problemOfJson } from '../../text/json.ts';
import { commandKind } from '../command-kind.ts';
import type { Project } from '../project-commands.ts';
import { type Ecosystem, type Proposal, type Tree, yamlOf } from './ecosystem.ts';

/** npm, pnpm, yarn or bun: the lock file decides, then `packageManager`, then npm. */
export const javascript: Ecosystem = {
  words: ['npm', 'npx', 'pnpm', 'yarn', 'bun', 'bunx', 'node', 'vitest', 'jest', 'mocha', 'ava', 'tap', 'playwright'],
  async find(tree, names) {
    const text = names.has('package.json') ? await tree.read('package.json') : undefined;
    if (text === undefined) return undefined;
    const manifest = parse(text);
    const said = problemOfJson(withoutMark(text))?.replace(/\s+/g, ' ') ?? 'it holds no mapping';
    const unreadable = `package.json cannot be read (${said})`;
    if (manifest === undefined) return { files: ['package.json'], note: 'package.json is not valid JSON', unreadable };
    const manager = await packageManager(tree, names, manifest);
    const files = ['package.json', ...(manager.file === undefined ? [] : [manager.file])];
    const isInstalled = hasDependencies(manifest) || manager.file !== undefined || names.has(pnpmWorkspace);
    const setup = isInstalled ? manager.install : undefined;
    const whole = { files, setup, ...commandsOfManifest(manifest, manager) };
    // A linter before the tests and an audit after them often ask the network, which tests do not have.
    const around = ['pretest', 'posttest'].filter((name) => isScript(manifest.scripts?.[name]));
    // What builds before the tests is no such thing: without it they would run over what setup has built.
    const builds = (await commandKind(tree, 'npm run pretest')) === 'build';
    const left = around.slice(Number(builds));
    if (whole.test !== npm.test || left.length === 0) return whole;
    const build = builds ? [whole.build, 'npm run pretest'].filter(Boolean).join(' && ') : whole.build;
    return [whole, { ...whole, build, test: `${npm.test} --ignore-scripts`, note: `without ${left.join(' and ')}` }];
  },
};

/** What its scripts say, run by this package manager. */
function commandsOfManifest({ scripts = {} }: Manifest, manager: Manager): Pick<Proposal, 'build' | 'test' | 'note'> {
  return { build: isScript(scripts.build) ? `${manager.run} build` : undefined, ...testCommand(scripts, manager) };
}

interface Manifest {
  scripts?: Record<string, unknown>;
  packageManager?: unknown;
  [key: string]: unknown;
}

interface Manager {
  file?: string;
  install: string;
  run: string;
  /** Runs the `test` script. */
  test: string;
}

function parse(text: string): Manifest | undefined {
  const value = parsedJson(withoutMark(text));
  return typeof value === 'object' && value !== null ? (value as Manifest) : undefined;
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

const pnpmWorkspace = 'pnpm-workspace.yaml';
const npm = { install: 'npm ci', run: 'npm run', test: 'npm test' };
const frozen = (name: string) => ({
  install: `${name} install --frozen-lockfile`,
  run: `${name} run`,
  test: `${name} test`,
});
const [pnpm, yarn] = [frozen('pnpm'), frozen('yarn')];
const bun = { ...frozen('bun'), test: 'bun run test' };

const byLock: readonly [file: string, manager: Manager][] = [
  ['pnpm-lock.yaml', pnpm],
  ['bun.lock', bun],
  ['bun.lockb', bun],
  ['yarn.lock', yarn],
  ['package-lock.json', npm],
  ['npm-shrinkwrap.json', npm],
];

async function packageManager(tree: Tree, names: ReadonlySet<string>, manifest: Manifest): Promise<Manager> {
  const [file, locked] = byLock.find(([lock]) => names.has(lock)) ?? [];
  if (file !== undefined && locked !== undefined) {
    // Yarn 1 knows no --immutable and Yarn 2+ refuses --frozen-lockfile.
    const isBerry =
      locked === yarn && (names.has('.yarnrc.yml') || (await tree.read(file))?.includes('__metadata:') === true);
    return { ...locked, file, ...(isBerry && { install: 'yarn install --immutable' }) };
  }
  const declared =
    String(manifest.packageManager ?? '').split('@')[0] || (names.has(pnpmWorkspace) ? 'pnpm' : undefined);
  const named = Object.entries({ pnpm, yarn, bun }).find(([name]) => name === declared)?.[1];
  // Without a lock file npm would write one into the tree.
  const install = named === undefined ? 'npm install --no-package-lock --no-audit --no-fund' : `${declared} install`;
  return { ...(named ?? npm), install };
}

function hasDependencies(manifest: Manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'workspaces'].some(
    (key) => Object.keys(Object(manifest[key])).length > 0,
  );
}

function testCommand(scripts: Record<string, unknown>, manager: Manager): Pick<Proposal, 'test' | 'note'> {
  const script = scripts.test;
  if (!isScript(script)) return { note: 'package.json has no test script' };
  if (/no test specified/.test(script))
    return { note: 'the test script of package.json is the one that npm init writes ("no test specified")' };
  return { test: manager.test };
}

function isScript(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Those with a package.json of their own; undefined where the root is no workspace. */
export async function foundProjects(tree: Tree): Promise<Project[] | undefined> {
  const names = new Set(await tree.list());
  const root = parse((await tree.read('package.json')) ?? '');
  if (root === undefined) return undefined;
  const globs = names.has(pnpmWorkspace)
    ? stringsOf(yamlOf((await tree.read(pnpmWorkspace)) ?? '').packages)
    : globsOf(root);
  if (globs.length === 0) return undefined;
  const manager = await packageManager(tree, names, root);
  const folders = [...names].flatMap((name) => (name.endsWith('/package.json') ? [name.slice(0, -13)] : []));
  const members = folders.filter((folder) => isNamed(folder, globs)).sort();
  const manifests = await Promise.all(
    members.map(async (folder) => ({
      folder,
      manifest: parse((await tree.read(`${folder}/package.json`)) ?? '') ?? {},
    })),
  );
  const byName = new Map(manifests.map(({ folder, manifest }) => [String(manifest.name ?? folder), folder]));
  return manifests.map(({ folder, manifest }) => ({
    folder,
    ...commandsOfManifest(manifest, manager),
    ...edges(manifest, byName),
  }));
}

function edges(manifest: Manifest, byName: ReadonlyMap<string, string>): Pick<Project, 'needs' | 'uses'> {
  const folders = (key: string) => Object.keys(objectIn(manifest[key])).flatMap((name) => byName.get(name) ?? []);
  return {
    needs: [...folders('dependencies'), ...folders('optionalDependencies')],
    uses: [...folders('devDependencies'), ...folders('peerDependencies')],
  };
}

function globsOf({ workspaces }: Manifest) {
  return stringsOf(Array.isArray(workspaces) ? workspaces : objectIn(workspaces).packages);
}

const stringsOf = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);

/** The last glob that fits decides, as in the package managers; nothing inside of `node_modules` is a project. */
function isNamed(folder: string, globs: readonly string[]) {
  if (folder.split('/').includes('node_modules')) return false;
  let isIn = false;
  for (const glob of globs) {
    const isOut = glob.startsWith('!');
    if (matchesGlob(folder, glob.replace(/^!?(?:\.\/)?|\/+$/g, ''))) isIn = !isOut;
  }
  return isIn;
}
