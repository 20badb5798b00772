/** Proposes install, build and test commands for a project with a package.json, run by npm, pnpm, yarn or bun. */

import { parsedJson, problemOfJson } from '../../text/json.ts';
import type { Ecosystem, Proposal, Tree } from './ecosystem.ts';

/** npm, pnpm, yarn or bun: the lock file decides, then `packageManager`, then npm. */
export const javascript: Ecosystem = {
  words: ['npm', 'npx', 'pnpm', 'yarn', 'bun', 'bunx', 'node', 'vitest', 'jest', 'mocha', 'ava', 'tap', 'playwright'],
  async find(tree, names) {
    const text = names.has('package.json') ? await tree.read('package.json') : undefined;
    if (text === undefined) return undefined;
    const manifest = parse(text);
    if (manifest === undefined) return { files: ['package.json'], ...unreadable(text) };
    const manager = await packageManager(tree, names, manifest);
    const files = ['package.json', ...(manager.file === undefined ? [] : [manager.file])];
    const isInstalled = hasDependencies(manifest) || manager.file !== undefined || names.has(pnpmWorkspace);
    const whole = { files, setup: isInstalled ? manager.install : undefined, ...commandsOfManifest(manifest, manager) };
    // A linter before the tests and an audit after them often ask the network, which tests do not have.
    const around = ['pretest', 'posttest'].filter((name) => isScript(manifest.scripts?.[name]));
    if (whole.test !== npm.test || around.length === 0) return whole;
    return [whole, { ...whole, test: `${npm.test} --ignore-scripts`, note: `without ${around.join(' and ')}` }];
  },
};

/** What its scripts say, run by this package manager. */
export function commandsOfManifest(
  { scripts = {} }: Manifest,
  manager: Manager,
): Pick<Proposal, 'build' | 'test' | 'note'> {
  return { build: isScript(scripts.build) ? `${manager.run} build` : undefined, ...testCommand(scripts, manager) };
}

export interface Manifest {
  scripts?: Record<string, unknown>;
  packageManager?: unknown;
  [key: string]: unknown;
}

export interface Manager {
  file?: string;
  install: string;
  run: string;
  /** Runs the `test` script. */
  test: string;
}

export function parse(text: string): Manifest | undefined {
  const value = parsedJson(withoutMark(text));
  return typeof value === 'object' && value !== null ? (value as Manifest) : undefined;
}

function unreadable(text: string): Pick<Proposal, 'note' | 'unreadable'> {
  const said = problemOfJson(withoutMark(text))?.replace(/\s+/g, ' ') ?? 'it holds no mapping';
  return { note: 'package.json is not valid JSON', unreadable: `package.json cannot be read (${said})` };
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

const pnpmWorkspace = 'pnpm-workspace.yaml';
const npm = { run: 'npm run', test: 'npm test' };
const pnpm = { install: 'pnpm install --frozen-lockfile', run: 'pnpm run', test: 'pnpm test' };
const yarn = { run: 'yarn run', test: 'yarn test' };
const bun = { install: 'bun install --frozen-lockfile', run: 'bun run', test: 'bun run test' };

export async function packageManager(tree: Tree, names: ReadonlySet<string>, manifest: Manifest): Promise<Manager> {
  const lock = (file: string) => (names.has(file) ? file : undefined);
  const pnpmLock = lock('pnpm-lock.yaml');
  if (pnpmLock) return { file: pnpmLock, ...pnpm };
  const bunLock = lock('bun.lock') ?? lock('bun.lockb');
  if (bunLock) return { file: bunLock, ...bun };
  const yarnLock = lock('yarn.lock');
  if (yarnLock) {
    // Yarn 1 knows no --immutable and Yarn 2+ refuses --frozen-lockfile.
    const berry = names.has('.yarnrc.yml') || (await tree.read(yarnLock))?.includes('__metadata:') === true;
    return { file: yarnLock, install: `yarn install ${berry ? '--immutable' : '--frozen-lockfile'}`, ...yarn };
  }
  const npmLock = lock('package-lock.json') ?? lock('npm-shrinkwrap.json');
  if (npmLock) return { file: npmLock, install: 'npm ci', ...npm };

  const declared = String(manifest.packageManager ?? '').split('@')[0];
  if (declared === 'pnpm' || (declared === '' && names.has(pnpmWorkspace))) return { ...pnpm, install: 'pnpm install' };
  if (declared === 'yarn') return { ...yarn, install: 'yarn install' };
  if (declared === 'bun') return { ...bun, install: 'bun install' };
  // Without a lock file npm would write one into the tree.
  return { ...npm, install: 'npm install --no-package-lock --no-audit --no-fund' };
}

function hasDependencies(manifest: Manifest): boolean {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'workspaces'].some((key) => {
    const value = manifest[key];
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  });
}

function testCommand(scripts: Record<string, unknown>, manager: Manager): Pick<Proposal, 'test' | 'note'> {
  const script = scripts.test;
  if (!isScript(script)) return { note: 'package.json has no test script' };
  if (/no test specified/.test(script))
    return { note: 'the test script of package.json is the one that npm init writes ("no test specified")' };
  if (!watches(script)) return { test: manager.test };
  const once = ['test:ci', 'test:run', 'test:once', 'ci:test'].find(
    (name) => isScript(scripts[name]) && !watches(String(scripts[name])),
  );
  if (once !== undefined) return { test: `${manager.run} ${once}`, note: `the test script watches, ${once} does not` };
  return { test: manager.test, note: 'the test script may watch: set test-command' };
}

/** `vitest` alone does not watch under CI=true; `vitest watch`, and `--watch` of any runner, does. */
const watches = (script: string) =>
  /(?:^|\s)(?:-w|--watch(?:All)?(?:=true)?|vitest (?:watch|dev))(?:\s|$)/.test(script);

function isScript(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
