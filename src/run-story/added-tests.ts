/** Tells tests that an attempt brought from those that the base has. */

import type { Repository } from '../git/repository.ts';
import type { Verification } from '../run/verification.ts';

/** Names of failures in files that the base does not have, or whose text there does not say their name. */
export async function addedTests(
  repository: Pick<Repository, 'readFile'>,
  baseTree: string,
  { failures, sinceLast, sinceBaseline }: Verification,
): Promise<string[]> {
  const fresh = new Set([...(sinceLast?.newlyBroken ?? []), ...(sinceBaseline?.newlyBroken ?? [])]);
  const suspects = failures.filter(
    ({ name, kind, file }) => kind === undefined && file !== undefined && fresh.has(name),
  );
  const texts = new Map<string, Promise<string | undefined>>();
  const added: string[] = [];
  for (const { name, file = '' } of suspects) {
    const text = texts.get(file) ?? repository.readFile(baseTree, file).catch(() => undefined);
    texts.set(file, text);
    const before = await text;
    if (before === undefined || !before.includes(lastPart(name))) added.push(name);
  }
  return added;
}

/** `cart › total › is rounded` is written as `is rounded`; `test_total[1-2]` as `test_total`. */
function lastPart(name: string): string {
  return name
    .slice(name.lastIndexOf(' › ') + 1)
    .replace(/^› /, '')
    .replace(/\[.*\]$/, '')
    .trim();
}
