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

/** Sources that load a library for tests hold their helpers, wherever they lie: an assertion of their own, a base class. */
export async function helpersOfTests(port: ProofPort, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(
    paths.map(async (path) => (await port.read('base', path)) ?? port.read('tree', path)),
  );
  return new Set(paths.filter((_, at) => loadsTestLibrary.test(texts[at] ?? '')));
}

const libraries =
  '(?:unittest|pytest|junit|testng|Xunit|NUnit|minitest|rspec|Test::More|Test2|node:test|vitest|mocha|tape|ava|gtest|catch2|luaunit)';

export const loadsTestLibrary = new RegExp(
  `^\\s*(?:import|from|use|using|require|#\\s*include)\\b.*\\b${libraries}\\b|\\brequire\\(\\s*['"]${libraries}\\b|^\\s*(?:import )?"testing"$`,
  'im',
);

/** A package under a name that the base's tests know would be loaded in the place of what they mean. */
export async function newPackages(
  port: ProofPort,
  { changed, command, testPaths }: ProofContext,
): Promise<(path: string) => boolean> {
  const found = changed.map(({ path }) => vendoredPackage(path)).filter((one) => one !== undefined);
  if (found.length === 0) return () => false;
  const base = await port.list('base');
  const tests = base.filter((path) => roleOf(path, { command, globs: testPaths }) === 'test');
  const texts = await Promise.all(tests.slice(0, 2000).map(async (path) => (await port.read('base', path)) ?? ''));
  const fresh = [...new Map(found.map((one) => [one.folder, one])).values()].filter(
    ({ folder, name }) =>
      !base.some((path) => path === folder || path.startsWith(`${folder}/`)) &&
      !texts.some((text) => text.includes(name)),
  );
  return (path) => fresh.some(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

/** Where packages lie that a repository brings along: the folder of one, and the name by which it is loaded. */
export function vendoredPackage(path: string): { folder: string; name: string } | undefined {
  const match = /^((?:[^/]+\/)*?(?:node_modules|vendor|third[-_]party)\/)((?:@[^/]+\/|[^/]*\.[^/]*\/)?[^/]+)/.exec(
    path,
  );
  const [, before = '', name = ''] = match ?? [];
  return match === null ? undefined : { folder: `${before}${name}`, name };
}
