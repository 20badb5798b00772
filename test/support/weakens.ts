/** What the guard says of changed files, from files alone. */

import { findTampering } from '../../src/guard/guard.ts';
import { basePathsToLayOver } from '../../src/verify/second.ts';
import { verificationOf } from './scripted-loop.ts';

export type Files = Record<string, [base: string | undefined, tree: string | undefined]>;

const changesOf = (files: Files) =>
  Object.entries(files).map(([path, [base, tree]]) => ({
    path,
    status: base === undefined ? ('added' as const) : tree === undefined ? ('deleted' as const) : ('modified' as const),
  }));

/** Whether the base's own versions of the tests are run over the change, which then decide. */
export const laidOver = (files: Files) => basePathsToLayOver(changesOf(files)).needed;

/** The rules that weaken. */
export async function weakens(files: Files, verification = verificationOf('t')): Promise<string[]> {
  const changed = changesOf(files);
  const findings = await findTampering(
    { base: 'b', tree: 't', changed, read: async (side, path) => files[path]?.[side === 'base' ? 0 : 1] },
    {
      commands: { test: 'npm test' },
      verification,
      baseline: verificationOf('b'),
      story: { mayChangeTests: false, text: '' },
    },
  );
  return [...new Set(findings.filter(({ severity }) => severity === 'weakens').map(({ rule }) => rule))];
}
