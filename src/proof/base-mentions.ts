/** What the base's files speak of: data by its name, packages by theirs. */

import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import type { ProofContext, ProofPort } from './experiments.ts';

/** Which files of the base mention a path's name: for data, whose kind no name tells. */
export async function readersOf(
  port: ProofPort,
  { changed }: ProofContext,
): Promise<(path: string) => readonly string[]> {
  const data = changed.map(({ path }) => path).filter((path) => [undefined, 'shell'].includes(languageOf(path)));
  if (data.length === 0) return () => [];
  const code = (await port.list('base'))
    .filter((path) => languageOf(path) !== undefined || builds.test(path))
    .slice(0, 2000);
  const readers = new Map<string, string[]>();
  for (const path of code) {
    const text = await port.read('base', path);
    for (const one of data) {
      const name = one.slice(one.lastIndexOf('/') + 1);
      if (text?.includes(name)) readers.set(one, [...(readers.get(one) ?? []), path]);
    }
  }
  return (path) => readers.get(path) ?? [];
}

const builds = /(^|\/)((package|composer)\.json|\w*makefile|[\w.-]+\.mk|justfile|taskfile\.ya?ml)$/i;

/** Sources that load a library for tests hold their helpers, wherever they lie, and so do those whose assertions only tests call. */
export async function helpersOfTests(
  port: Pick<ProofPort, 'list' | 'read'>,
  { command, testPaths: globs, story = '' }: Pick<ProofContext, 'command' | 'testPaths' | 'story'>,
  paths: readonly string[],
): Promise<{ helpers: ReadonlySet<string>; comparing: ReadonlySet<string> }> {
  const [helpers, comparing] = [new Set<string>(), new Set<string>()];
  for (const path of paths) {
    const base = await port.read('base', path);
    if (loadsTestLibrary.test(base ?? (await port.read('tree', path)) ?? '')) helpers.add(path);
    const names = [...(base ?? '').matchAll(assertion)].map(([, name = '']) => name);
    // Who is asked for another comparison changes it.
    if (names.length === 0 || asksForComparison.test(story) || names.some((name) => story.includes(name))) continue;
    const isNamed = new RegExp(`\\b(?:${names.join('|')})\\b`);
    // A test that it throws tests the assertion itself, as a library's own.
    const isTested = new RegExp(`(?:throw|rais|reject|panic)[^\\n]*(?:\\n[^\\n]*)?${isNamed.source}`, 'i');
    const roles = new Set<string>();
    for (const other of (await port.list('base'))
      .filter((one) => one !== path && languageOf(one))
      .slice(0, mostFiles)) {
      const text = (await port.read('base', other)) ?? '';
      if (isNamed.test(text)) roles.add(isTested.test(text) ? 'tested' : roleOf(other, { command, globs }));
    }
    if (roles.size === 1 && roles.has('test')) comparing.add(path);
  }
  return { helpers: helpers.union(comparing), comparing };
}

/** Declared with two things to compare. */
const assertion =
  /^[^\S\n]*(?:(?:export|default|public|static|async|pub|template|inline|local|final)\s+)*(?:def|function|func|fn|sub|void|const|macro_rules!|#\s*define)\s+(?:self\.|\w+[.:])?((?:[Aa]ssert|[Ee]xpect|ASSERT|EXPECT)(?=[_A-Z])\w+)[^\n(]*\([^\n),]+,/gm;
const asksForComparison = /\b(?:assert|compar|equal|match|toleran|differen|testing (?:kit|helper|package|module))/i;

const libraries =
  '(?:unittest|pytest|junit|testng|Xunit|NUnit|minitest|rspec|Test::More|Test2|node:test|vitest|mocha|tape|ava|gtest|catch2|luaunit)';

export const loadsTestLibrary = new RegExp(
  `^\\s*(?:import|from|use|using|require|#\\s*include)\\b.*\\b${libraries}\\b|\\brequire\\(\\s*['"]${libraries}\\b|^\\s*(?:import )?"testing"$`,
  'im',
);

export interface Vendored {
  /** Neither has the base it, nor do its tests speak of it: under a name that they know it would be loaded in the place of what they mean. */
  isNewPackage(path: string): boolean;
  /** The base has it, its code loads it, and neither tests nor another package that may be theirs. */
  isOfCode(path: string): boolean;
}

/** Packages that lie in the repository, as far as the attempt changed them. */
export async function vendoredPackages(
  port: Pick<ProofPort, 'list' | 'read'>,
  { changed, command, testPaths }: Pick<ProofContext, 'changed' | 'command' | 'testPaths'>,
): Promise<Vendored> {
  const all = changed.map(({ path }) => vendoredPackage(path)).filter((one) => one !== undefined);
  const found = [...new Map(all.map((one) => [one.folder, one])).values()];
  if (found.length === 0) return { isNewPackage: () => false, isOfCode: () => false };
  const base = await port.list('base');
  const role = (path: string) => roleOf(path, { command, globs: testPaths });
  // Tests in whatever language, and what sets them up.
  const told = base.filter((path) => languageOf(path) !== undefined || /^(?:test|run-definition)$/.test(role(path)));
  const code = [...told.filter((path) => role(path) === 'test'), ...told.filter((path) => role(path) !== 'test')];
  const texts = await Promise.all(
    code.slice(0, mostFiles).map(async (path) => ({ path, role: role(path), text: await lower(port, path) })),
  );
  const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);
  const rolesOf = ({ folder, name }: { folder: string; name: string }) =>
    texts.filter(({ path, text }) => !isIn(folder, path) && text.includes(name.toLowerCase())).map((one) => one.role);
  const isKnown = (folder: string) => base.some((path) => isIn(folder, path));
  const fresh = found.filter((one) => !isKnown(one.folder) && !rolesOf(one).includes('test'));
  const ofCode = found.filter((one) => {
    const isFolder = base.some((path) => path.startsWith(`${one.folder}/`));
    const roles = isFolder && code.length <= mostFiles && !runners.test(one.name) ? rolesOf(one) : [];
    return roles.length > 0 && roles.every((role) => role === 'production');
  });
  return {
    isNewPackage: (path) => fresh.some(({ folder }) => isIn(folder, path)),
    isOfCode: (path) => ofCode.some(({ folder }) => isIn(folder, path)),
  };
}

const mostFiles = 2000;
/** Tests use them without naming them. */
const runners =
  /test|spec|mocha|jest|jasmine|chai|assert|expect|should|sinon|tap|ava|karma|cypress|playwright|phpunit|pest/i;
const lower = async (port: Pick<ProofPort, 'read'>, path: string) =>
  ((await port.read('base', path)) ?? '').toLowerCase();

/** Files without an ending that begin with `#!`, among those that changed. */
export async function scriptsOf(port: ProofPort, { changed }: ProofContext): Promise<(path: string) => boolean> {
  const scripts = new Set<string>();
  for (const { path } of changed) {
    if (/\.\w+$/.test(path)) continue;
    const text = (await port.read('base', path)) ?? (await port.read('tree', path));
    if (text?.startsWith('#!')) scripts.add(path);
  }
  return (path) => scripts.has(path);
}

/** Where packages lie that a repository brings along: the folder of one, and the name by which it is loaded. */
export function vendoredPackage(path: string): { folder: string; name: string } | undefined {
  const match = /^((?:[^/]+\/)*?(?:node_modules|vendor|third[-_]party)\/)((?:@[^/]+\/|[^/]*\.[^/]*\/)?[^/]+)/.exec(
    path,
  );
  const [, before = '', name = ''] = match ?? [];
  return match === null ? undefined : { folder: `${before}${name}`, name };
}
