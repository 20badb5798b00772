/** Says what each changed file is to the verdict: its role and both of its texts. */

import { posix } from 'node:path';
import { testsIn } from './languages/tests.ts';
import { holdsTests } from './languages/texts.ts';
import { isVendored, type Role, type RoleContext, roleOf } from './roles.ts';

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
  list(side: Side): Promise<readonly string[]>;
  read(side: Side, path: string): Promise<string | undefined>;
}

/** Every changed file, read once. */
export async function readChanges(
  paths: readonly ChangedPath[],
  reader: ChangeReader,
  context: RoleContext,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const one of paths) {
    const { path, status, from = path } = one;
    const base = status === 'added' ? undefined : await reader.read('base', from);
    const attempt = status === 'deleted' ? undefined : await reader.read('attempt', path);
    const named = lessTrusted(roleOf(from, context), ownRole(one, context));
    const texts = [base, attempt].filter((text) => text !== undefined);
    const isHelper = named === 'test' && base !== undefined && (await hasNoTest(path, texts));
    const role = isHelper ? 'test-support' : named;
    const holds = role === 'production' ? await Promise.all(texts.map((text) => holdsTests(path, text))) : [];
    changes.push({
      ...one,
      role,
      ...(holds.includes(true) && { mixed: true as const }),
      ...(base !== undefined && { base }),
      ...(attempt !== undefined && { attempt }),
    });
  }
  return withDataOfTests(changes, reader, context);
}

/** A file of the base that lies among tests and holds none, in a language that can tell. */
async function hasNoTest(path: string, texts: readonly string[]): Promise<boolean> {
  const tests = await Promise.all(texts.map((text) => testsIn(path, text)));
  return tests.every((one) => typeof one === 'object' && one.length === 0);
}

/** A package that is new in the tree is a dependency; what was vendored before belongs to what tests stand on. */
function ownRole({ path, status }: ChangedPath, context: RoleContext): Role {
  return status === 'added' && isVendored(path) ? 'production' : roleOf(path, context);
}

const byTrust: readonly Role[] = [
  ...(['run-definition', 'snapshot', 'test', 'test-support', 'data', 'manifest'] as const),
  ...(['production', 'document'] as const),
];
const lessTrusted = (a: Role, b: Role): Role => (byTrust.indexOf(a) < byTrust.indexOf(b) ? a : b);

const mostReaders = 500;

/** A data file outside of the tests' folders that tests name and nothing else does is theirs. */
async function withDataOfTests(changes: Change[], reader: ChangeReader, context: RoleContext): Promise<Change[]> {
  const open = changes.filter(({ path, role }) => role === 'production' && dataFile.test(path));
  if (open.length === 0) return changes;
  const readers = new Map(open.map((one) => [one, new Set<Role>()]));
  const side = (await reader.list('base')).length > 0 ? 'base' : 'attempt';
  const paths = (await reader.list(side)).filter((path) => !dataFile.test(path)).slice(0, mostReaders);
  for (const path of paths) {
    const text = await reader.read(side, path);
    if (text === undefined) continue;
    for (const [one, roles] of readers) if (text.includes(posix.basename(one.path))) roles.add(roleOf(path, context));
  }
  const isOfTests = (roles: ReadonlySet<Role> | undefined) =>
    roles !== undefined && roles.size > 0 && [...roles].every((role) => role === 'test' || role === 'test-support');
  return changes.map((one) => (isOfTests(readers.get(one)) ? { ...one, role: 'data' as const } : one));
}
const dataFile = /\.(json|ya?ml|toml|xml|html?|csv|tsv|txt|sql|ini)$/;
