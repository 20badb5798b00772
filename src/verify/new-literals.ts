/** Values that tests of the base expect and that are new in the attempt's production: for a reviewer's eyes, as special cases may be. */

import { roleOf } from '../guard/production.ts';
import type { FoundTest } from '../syntax/bends.ts';
import type { ProofContext, ProofPort } from './experiments.ts';

const most = 20;

export async function newLiterals(
  port: ProofPort,
  { changed, command, testPaths }: ProofContext,
  tests: readonly FoundTest[],
): Promise<{ path: string; value: string }[]> {
  const expected = new Set(
    tests.flatMap(({ test }) =>
      test.expectations.filter(({ kind, text }) => isTelling(kind, text)).map(({ text }) => text),
    ),
  );
  const found: { path: string; value: string }[] = [];
  for (const { path, status } of changed) {
    if (status === 'deleted' || roleOf(path, { command, globs: testPaths }) !== 'production') continue;
    const [base = '', tree = ''] = [await port.read('base', path), await port.read('tree', path)];
    for (const value of expected) {
      if (found.length < most && stands(tree, value) && !stands(base, value)) found.push({ path, value });
    }
  }
  return found;
}

/** Zero, one and ten stand everywhere. */
function isTelling(kind: string, text: string): boolean {
  if (kind === 'number') return text.replace(/\D/g, '').length > 1 && !/^10*$/.test(text);
  return kind === 'string' && text.length > 4;
}

function stands(text: string, value: string): boolean {
  const at = text.indexOf(value);
  if (at === -1) return false;
  return !/[\w.]/.test(text[at - 1] ?? '') && !/[\w.]/.test(text[at + value.length] ?? '');
}
