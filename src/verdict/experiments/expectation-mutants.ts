/** Makes mutants of tests, which are copies that expect another value, and writes the mutants into a git tree. */

import type { Expected } from '../languages/expected-values.ts';
import { otherLiteral } from '../languages/other-literal.ts';
import { withEdits } from '../languages/syntax-tree.ts';
import type { AskingTest, Work } from './experiment.ts';

export interface ExpectationMutant {
  test: AskingTest;
  edits: (Expected & { after: string })[];
}

/** `round` 0: another value in one place, where the attempt wrote it if it did; 1: further ones in all places. */
export function mutantOf(test: AskingTest, round: 0 | 1): ExpectationMutant[] {
  const edits = test.test.expected.flatMap((one) => {
    const after = otherLiteral(one.text, one.kind, round, one.isWrapped);
    return after === undefined ? [] : [{ ...one, after }];
  });
  const [best] = edits.toSorted((a, b) => rank(test, a) - rank(test, b));
  return best ? [{ test, edits: round === 0 ? [best] : edits }] : [];
}

/** A cell that holds nothing may mean that the column is not looked at in its row. */
function rank({ fresh }: AskingTest, { line, isCell, kind, text }: Expected) {
  const isPlaceholder = isCell && (kind === 'truth' || /^(?:0+(?:\.0*)?|""|''|``|\[\])$/.test(text));
  return (fresh.has(line) ? 0 : 2) + (isPlaceholder ? 1 : 0);
}

export async function lay(
  { trees }: Work,
  mutants: readonly ExpectationMutant[],
  side: 'attempt' | 'base' = 'attempt',
) {
  const texts = new Map<string, string>();
  for (const [path, own] of Map.groupBy(mutants, ({ test }) => test.path)) {
    const text = await trees.read('attempt', path);
    const edits = own.flatMap((one) => one.edits);
    if (text !== undefined) texts.set(path, withEdits(text, edits));
  }
  return trees.make(side, [], texts);
}

export const staysGreen = ({ test: { test, path }, edits: [edit] }: ExpectationMutant) =>
  `${path}:${edit?.line ?? test.line}: “${test.name}” stays green when it expects ${edit?.after} instead of ${edit?.text}`;
