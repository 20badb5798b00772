/**
 * Finds deleted tests of production code that was deleted too, and deleted tests that would still pass on the
 * attempt's code.
 */

import type { Verification } from '../run/verification.ts';
import type { Trees } from './attempt-trees.ts';
import { type Change, textsOfTests } from './changed-files.ts';
import { failureOf, isNotLoaded } from './failure-matching.ts';
import { roleOf } from './file-roles.ts';
import type { LocatedTest, MatchedTests } from './matched-tests.ts';

const mostFiles = 2_000;

interface BaseChanges {
  changes: readonly Change[];
  tests: Pick<MatchedTests, 'gone'>;
}

/** Names out of `broken`: the attempt has no such test, and it speaks of a name that only removed code declared. */
export async function goneWithCode(
  trees: Trees,
  context: BaseChanges,
  run: Verification,
  broken: readonly string[],
): Promise<string[]> {
  const removed = removedNames(context.changes);
  if (broken.length === 0 || removed.size === 0) return [];
  const gone: string[] = [];
  for (const name of broken) {
    const own = wordsIn(textOf(context, run, name) ?? '').intersection(removed);
    if (own.size > 0 && (await isUnnamed(trees, own))) gone.push(name);
  }
  return gone;
}

/** Of the test as the base has it, or of its whole file where the attempt has none; undefined where the attempt has the test still. */
function textOf({ changes, tests }: BaseChanges, { failures }: Verification, name: string) {
  const file = failures.find((one) => one.name === name || one.file === name)?.file ?? name;
  const own = tests.gone.find(({ path, test }) => file.endsWith(path) && name.endsWith(test.name));
  const isDeleted = ({ path, attempt }: Change) => attempt === undefined && file.endsWith(path);
  return own?.test.text ?? changes.find(isDeleted)?.base;
}

/** Words of removed production lines that no changed file of the attempt has. */
function removedNames(changes: readonly Change[]) {
  const kept = wordsIn(changes.map(({ role, attempt = '' }) => (role === 'document' ? '' : attempt)).join('\n'));
  const production = changes.filter(({ role, base }) => role === 'production' && base !== undefined);
  return wordsIn(production.map(({ base = '' }) => base).join('\n')).difference(kept);
}

const wordsIn = (text: string) => new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu));

/** One of the names stands nowhere in the attempt. */
async function isUnnamed({ list, read }: Trees, names: ReadonlySet<string>) {
  const left = new Set(names);
  // What documents say of it is history.
  const paths = (await list('attempt')).filter((path) => roleOf(path, {}) !== 'document');
  for (const path of paths.slice(0, mostFiles)) {
    const words = wordsIn((await read('attempt', path)) ?? '');
    for (const name of left) if (words.has(name)) left.delete(name);
    if (left.size === 0) return false;
  }
  return true;
}

/** Names of deleted tests that ran over the attempt's production and were green. `gone`: those that went with removed code. */
export function deletedThough(
  deleted: readonly LocatedTest[],
  changes: readonly Change[],
  run: Verification,
  gone: readonly string[],
): string[] {
  const kept = new Set(textsOfTests(changes).flatMap(linesOf));
  const isRed = (one: LocatedTest) => failureOf(run, one) || run.failures.some((each) => isNotLoaded(each, one));
  return deleted
    .filter((one) => !isRed(one) && !gone.includes(one.test.name) && !isMerged(one.test.body.text, kept))
    .filter(({ test }) => test.marks.length === 0)
    .map(({ test }) => test.name);
}

/** Every line of it stands in some test of the attempt: it was brought together with another one. */
const isMerged = (body: string, kept: ReadonlySet<string>) =>
  linesOf(body).every((line) => kept.has(line) || !/\w/.test(line));

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
