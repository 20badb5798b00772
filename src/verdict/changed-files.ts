/** Reads the old and the new text of each file that an attempt changed, and its role, such as test or production. */

import { dirname } from 'node:path/posix';
import { isVendored, type Role, type RoleContext, roleOf } from './file-roles.ts';
import { languageOf } from './languages/language-of-file.ts';
import { holdsTests } from './languages/syntax-tree.ts';
import { testsIn } from './languages/tests.ts';
import { roleByUse } from './role-by-use.ts';

export type Side = 'base' | 'attempt';

export interface ChangedPath {
  path: string;
  status: 'added' | 'modified' | 'deleted' | 'renamed';
  /** Where a renamed file was. */
  from?: string;
}

export interface Change extends ChangedPath {
  role: Role;
  /** Production that holds tests too: Rust's `cfg(test)`, doc tests, `import.meta.vitest`. */
  mixed?: true;
  /** Its text on each side; undefined where it is not there, is no text, or is too large. */
  base?: string;
  attempt?: string;
}

/** What reads the two trees of a change. */
export interface ChangeReader {
  read(side: Side, path: string): Promise<string | undefined>;
  /** Where a role depends on other files. */
  list?(side: Side): Promise<readonly string[]>;
}

/** Every changed file, read once. */
export async function readChanges(
  paths: readonly ChangedPath[],
  reader: ChangeReader,
  context: RoleContext,
): Promise<Change[]> {
  const changes: Change[] = [];
  const vendors = paths.some(({ status, path }) => status === 'added' && isVendored(path));
  const folders =
    vendors && reader.list ? new Set((await reader.list('base')).map((path) => dirname(path))) : undefined;
  for (const one of paths.flatMap(asRead)) {
    const { path, status, from = path } = one;
    const base = status === 'added' ? undefined : await reader.read('base', from);
    const attempt = status === 'deleted' ? undefined : await reader.read('attempt', path);
    // A package that is new in the tree is a dependency; what was vendored before belongs to what tests stand on.
    const byName = roleOf(path, context);
    const isPackage = folders && status === 'added' && isVendored(path) && isNewPackage(path, folders);
    const own = isPackage && byName === 'test-support' ? 'production' : byName;
    const before = from === path ? own : roleOf(from, context);
    const named = byTrust.indexOf(before) < byTrust.indexOf(own) ? before : own;
    const texts = [base, attempt].filter((text) => text !== undefined);
    // Bytes are read by a test.
    const isBinary = /^test/.test(named) && texts.some((text) => text.includes('\0'));
    const held = named === 'test' && base !== undefined ? await testsInAll(path, texts) : undefined;
    const change: Change = {
      ...one,
      role: isBinary ? 'data' : held?.length === 0 ? 'test-support' : named,
      ...(base !== undefined && { base }),
      ...(attempt !== undefined && { attempt }),
    };
    // What has no test but its whole text may be a module.
    if (base !== undefined && (named !== 'test' || held?.every(({ whole }) => whole)))
      change.role = await roleByUse({ ...change, path: from }, reader, context);
    const holds = change.role === 'production' ? await Promise.all(texts.map((text) => holdsTests(path, text))) : [];
    if (holds.includes(true)) change.mixed = true;
    changes.push(change);
  }
  return changes;
}

/** No folder of it below the vendored one holds a file of the base. */
function isNewPackage(path: string, known: ReadonlySet<string>): boolean {
  const folder = dirname(path);
  return !isVendored(folder) || (!known.has(folder) && isNewPackage(folder, known));
}

/** A test that moves is known by its imports: a file of a language without a record is gone here, and new there. */
function asRead(one: ChangedPath): ChangedPath[] {
  const { path, from = path } = one;
  if (from === path || languageOf(path)) return [one];
  return [
    { path: from, status: 'deleted' },
    { path, status: 'added' },
  ];
}

/** undefined: its language cannot tell. */
async function testsInAll(path: string, texts: readonly string[]) {
  const tests = await Promise.all(texts.map((text) => testsIn(path, text)));
  return tests.every((one) => typeof one === 'object') ? tests.flat() : undefined;
}

const byTrust = 'run-definition snapshot test test-support data manifest production document'.split(' ');

/** Of the changed files of tests that the attempt has. */
export const textsOfTests = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ role, attempt }) => (role === 'test' && attempt) || []);

/** Lines of the attempt's text, from 1, that the base does not have between the first and the last that differ. */
export function freshLines({ base = '', attempt = '' }: Change): Set<number> {
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  const [before, after] = [linesOf(base), linesOf(attempt)];
  const first = after.findIndex((line, at) => line !== before[at]);
  const rest = before.slice(first);
  const last = after.findLastIndex((line, at) => at < first || line !== rest.at(at - after.length));
  const known = new Set(rest.slice(0, rest.length - (after.length - 1 - last)));
  const isFresh = (line: string, at: number) => at >= first && at <= last && line !== '' && !known.has(line);
  return new Set(first < 0 ? [] : after.flatMap((line, at) => (isFresh(line, at) ? at + 1 : [])));
}
