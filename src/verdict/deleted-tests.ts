/** Finds tests of the base that the attempt deleted, although they still run and are met: nothing explains why they went. */

import type { Verification } from '../run/verification.ts';
import type { Change } from './change.ts';
import type { LocatedTest } from './matched-tests.ts';

/** Names of deleted tests that ran over the attempt's production and were green. `gone`: those that went with removed code. */
export function deletedThough(
  deleted: readonly LocatedTest[],
  changes: readonly Change[],
  run: Verification,
  gone: readonly string[],
): string[] {
  const texts = changes.flatMap(({ role, attempt }) => (role === 'test' && attempt !== undefined ? [attempt] : []));
  const kept = new Set(texts.flatMap((text) => text.split('\n').map((line) => line.trim())));
  const isRed = (path: string, name: string) =>
    run.failures.some((one) => one.name.endsWith(name) || (one.kind !== undefined && (one.file ?? one.name) === path));
  return deleted
    .filter(({ path, test }) => !isRed(path, test.name) && !gone.includes(test.name) && !isMerged(test.body.text, kept))
    .filter(({ test }) => test.marks.length === 0)
    .map(({ test }) => test.name);
}

/** Every line of it stands in some test of the attempt: it was brought together with another one. */
function isMerged(body: string, kept: ReadonlySet<string>): boolean {
  const lines = body.split('\n').map((line) => line.trim());
  return lines.every((line) => kept.has(line) || !/\w/.test(line));
}
