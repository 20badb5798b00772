/** Corrects the role of a changed file by which files of the base name or load it, where its own name misleads. */

import { dirname, join, parse } from 'node:path/posix';
import { isData, type Role, type RoleContext, roleOf } from './file-roles.ts';
import { languageOf } from './languages/language-of-file.ts';
import { importsIn } from './languages/syntax-tree.ts';

const mostFiles = 2_000;

interface BaseReader {
  read(side: 'base', path: string): Promise<string | undefined>;
  list?(side: 'base'): Promise<readonly string[]>;
}

/**
 * As the base has it: code that is called as a test, lies among production and is loaded by it is production; data beside production
 * that tests alone name is theirs.
 */
export async function roleByUse(
  { role, path, base = '' }: { role: Role; path: string; base?: string },
  reader: BaseReader,
  context: RoleContext,
): Promise<Role> {
  const isCode = languageOf(path);
  if (!reader.list || !(isCode ? /^test/.test(role) : role === 'production' && isData(path))) return role;
  const paths = (await reader.list('base')).filter((one) => one !== path);
  const isUsed = async (roles: RegExp, uses: (text: string, at: string) => unknown) => {
    const files = paths.filter((one) => roles.test(roleOf(one, context))).slice(0, mostFiles);
    for (const one of files) if (await uses((await reader.read('base', one)) ?? '', one)) return true;
    return files.length === mostFiles && !isCode;
  };
  const { dir, name, ext, base: own } = parse(path);
  // What lies in a folder of tests stays theirs, whoever loads it: it decides what tests compare.
  const isMisnamed = isCode && roleOf(join(dir, `x${ext}`), context) === 'production';
  if (isCode)
    return isMisnamed && (await isUsed(/^production/, (text, at) => leadsTo(text, at, path))) ? 'production' : role;
  const names = new RegExp(String.raw`(?<![\w.-])${RegExp.escape(own)}(?![\w-])`);
  // By its folder, or from beside it without an ending.
  const reaches = (word: string) => new RegExp(String.raw`["'\`/]${RegExp.escape(word)}["'\`/]`);
  const ships = (text: string, at: string) =>
    names.test(text) || reaches(dirname(at) === dirname(path) ? name : parse(dir).base).test(text);
  // A page names the code that it loads.
  const isPage = paths.some((one) => languageOf(one) && base.includes(parse(one).base));
  const isOfTests = !isPage && (await isUsed(/^test/, (text) => names.test(text)));
  return isOfTests && !(await isUsed(/^(production|manifest|run-)/, ships)) ? 'data' : role;
}

const stem = (path: string) => path.replace(/(?:\/index)?\.\w+$/, '');

/** Whether the code at `at` loads the file by its place. */
async function leadsTo(text: string, at: string, path: string) {
  const imports = text.includes(parse(path).name) ? await importsIn(at, text) : undefined;
  const places = [...(imports?.lines ?? []), ...(imports?.loads ?? [])].flatMap((line) =>
    [...line.matchAll(/["'](\.[^"']*)["']/g)].map(([, place = '']) => join(dirname(at), place)),
  );
  return places.some((place) => place === stem(path) || stem(place) === stem(path));
}

/** Whether the code at `at` loads the file: another folder may have one of its name. */
export async function loads(text: string, at: string, path: string): Promise<boolean> {
  const { dir, name } = parse(path.replace(/(?:\/(?:index|mod|__init__))?\.\w+$/, ''));
  const [folder, own] = [parse(dir).base || name, name].map(RegExp.escape);
  const form = new RegExp(String.raw`(?:\b${folder}[./\\:]+|(?:^|["' <])[./]*)${own}(?![\w-])`);
  const imports = text.includes(name) ? await importsIn(at, text) : undefined;
  const lines = [...(imports?.lines ?? []), ...(imports?.loads ?? [])];
  return lines.some((line) => form.test(/["'].*["']/.exec(line)?.[0] ?? line));
}
