/** Finds tests of the base that went with code which the change removes, and which nothing of the attempt names any more. */

import type { Verification } from '../run/verification.ts';
import type { Change } from './change.ts';
import { testsIn } from './languages/tests.ts';
import type { Trees } from './trees.ts';

const mostFiles = 2_000;

/** Names out of `broken`: the attempt has no such test, and it speaks of a name that only removed code declared. */
export async function goneWithCode(
  trees: Pick<Trees, 'list' | 'read'>,
  changes: readonly Change[],
  run: Verification,
  broken: readonly string[],
): Promise<string[]> {
  const removed = removedNames(changes);
  if (broken.length === 0 || removed.size === 0) return [];
  const gone: string[] = [];
  for (const name of broken) {
    const text = await textOf(changes, run, name);
    const own = wordsIn(text ?? '').intersection(removed);
    if (own.size > 0 && (await isUnnamed(trees, own))) gone.push(name);
  }
  return gone;
}

/** Of the test as the base has it, or of its whole file where that could not be loaded; undefined where the attempt has it still. */
async function textOf(
  changes: readonly Change[],
  { failures }: Verification,
  name: string,
): Promise<string | undefined> {
  const failure = failures.find((one) => one.name === name || one.file === name);
  const file = failure?.file ?? name;
  const change = changes.find(({ path, from }) => [path, from].some((one) => one !== undefined && file.endsWith(one)));
  if (change?.base === undefined) return undefined;
  if (failure?.kind !== undefined || failure === undefined)
    return change.attempt === undefined ? change.base : undefined;
  const [before, after] = [await testsIn(change.path, change.base), await testsIn(change.path, change.attempt ?? '')];
  if (before === undefined || typeof before === 'string') return undefined;
  const test = before.find((one) => name.endsWith(one.name));
  const isKept = after !== undefined && typeof after !== 'string' && after.some((one) => one.name === test?.name);
  return isKept ? undefined : test?.text;
}

/** Words of removed production lines that no changed file of the attempt has. */
function removedNames(changes: readonly Change[]): Set<string> {
  const kept = wordsIn(changes.map(({ attempt = '' }) => attempt).join('\n'));
  const production = changes.filter(({ role, base }) => role === 'production' && base !== undefined);
  return wordsIn(production.map(({ base = '' }) => base).join('\n')).difference(kept);
}

const wordsIn = (text: string) => new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu));

/** One of the names stands nowhere in the attempt. */
async function isUnnamed({ list, read }: Pick<Trees, 'list' | 'read'>, names: ReadonlySet<string>): Promise<boolean> {
  const left = new Set(names);
  for (const path of (await list('attempt')).slice(0, mostFiles)) {
    const words = wordsIn((await read('attempt', path)) ?? '');
    for (const name of left) if (words.has(name)) left.delete(name);
    if (left.size === 0) return false;
  }
  return true;
}
