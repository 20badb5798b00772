/** What stands behind "passed": the tamper guard, and a second verification with the tests as they were. */

import { changedTexts } from '../git/changed-text.ts';
import type { ChangedPath } from '../guard/classify.ts';
import { findTampering } from '../guard/guard.ts';
import type { AlsoGuard } from '../loop/tdd.ts';
import type { TamperFinding, Verification } from '../run/verification.ts';
import { verifyWithBaseTests } from './laid-over.ts';
import { permittingWords } from './permitting-words.ts';
import { changedPaths } from './rerun.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

/** Exit 0 is only the beginning: tests that were weakened make it red, tests that were changed are verified as they were. */
export async function judge(
  options: VerifierOptions,
  verifier: Verifier,
  { tree, name, settled, also }: Judged,
): Promise<Verification> {
  const changed = await changedPaths(options, options.baseTree, tree);
  const tampering = await findTamperingIn(options, verifier, tree, changed, settled, also);
  const guarded: Verification = { ...settled, ...(tampering.length === 0 ? {} : { tampering }) };
  if (guarded.result !== 'passed') return guarded;
  if (tampering.some(({ severity }) => severity === 'weakens')) return { ...guarded, result: 'failed' };
  return verifyWithBaseTests(
    options,
    verifier,
    { tree, changed, green: guarded, name },
    permittingWords(options.request),
  );
}

interface Judged {
  tree: string;
  name: string;
  /** The commands' own verification of the tree, its flakes settled. */
  settled: Verification;
  also?: AlsoGuard;
}

async function findTamperingIn(
  { request, workspace, commands, baseTree }: VerifierOptions,
  verifier: Verifier,
  tree: string,
  changed: ChangedPath[],
  verification: Verification,
  also: AlsoGuard | undefined,
): Promise<TamperFinding[]> {
  const { settings } = request;
  const { repository } = workspace;
  const story = { mayChangeTests: settings.testsMayChange, text: permittingWords(request) };
  const context = { commands, baseline: verifier.baseline, verification, testPaths: settings.testPaths, story };
  const from = async (base: string, paths: ChangedPath[]) =>
    findTampering({ base, tree, changed: paths, read: await changedTexts(repository, base, tree) }, context);
  const found = [...(also?.findings ?? []), ...(await from(baseTree, changed))];
  if (also?.testsOf === undefined || also.testsOf === baseTree) return found;
  const since = await changedPaths({ workspace }, also.testsOf, tree);
  const known = new Set(found.map(({ rule, path, line }) => `${rule}\n${path}\n${line}`));
  const more = await from(also.testsOf, since);
  return [...found, ...more.filter(({ rule, path, line }) => !known.has(`${rule}\n${path}\n${line}`))];
}
