/**
 * Do the attempt's own tests hear what it changed? A new line of production is put out of action, alone, and some test must turn
 * red; where no line can be, a function gives another value. It accuses nobody: code that no test hears is honest as well, and is told.
 */

import { tellsValue } from '../run/failure-kind.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { type Mutant, mutantsOf, rewrittenOf } from '../syntax/line-mutants.ts';
import { otherResultsOf } from '../syntax/other-results.ts';
import { isOf, isUnbuilt } from './bent-test.ts';
import { changedFunctions } from './changed-functions.ts';
import { changedTexts } from './changed-texts.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort } from './experiments.ts';
import { pickedFor } from './proof-tests.ts';

/** As a rule the first one is heard. */
const mostLines = 4;

export interface HeardLines {
  /** A sentence where none of the lines is heard. */
  unheard?: string;
  /** Tests that failed in what they assert, for want of a line: they have heard a value, whatever form it has. */
  heard: FoundTest[];
  /** Some test turned red for want of one. */
  isHeard: boolean;
}

/** Lines of one function alone. */
interface Within {
  path: string;
  line: number;
  endLine: number;
}

/** Goes on until a line is heard, and by one of `asked` where there are any. */
export async function hearLines(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { changed, asked, within }: { changed: readonly FoundTest[]; asked: readonly FoundTest[]; within?: Within },
): Promise<HeardLines> {
  const added = changed.filter((one) => one.added || one.test.whole);
  const own = [...new Set([...added, ...asked])];
  // Nothing was red before and no test came with it: then all of them are asked.
  const isAnyone = changed.length === 0 && context.baseline?.exitCode === 0;
  if (own.length === 0 && !isAnyone) return { heard: [], isHeard: false };
  const picked = isAnyone ? undefined : await pickedFor(port, context, own);
  let unheard: (Mutant & { path: string }) | undefined;
  let isHeard = false;
  for (const { path, text, ...mutant } of await chosen(port, context, !isAnyone, within)) {
    const tree = await port.make('tree', [], new Map([[path, text]]));
    const run = await experiments.runToItsLimit('without-a-line', tree, picked);
    if (run === undefined) return { heard: [], isHeard };
    // What does not compile without it says nothing.
    if (isUnbuilt(run)) continue;
    isHeard ||= !isGreen(run);
    if (isGreen(run)) unheard ??= { ...mutant, path };
    const spoken = run.failures.filter(tellsValue);
    // A script tells by its file alone which of its checks failed: any of them may have.
    const heard = asked.filter((found) => !found.test.whole && spoken.some((failure) => isOf(failure, { found })));
    if (isHeard && (asked.length === 0 || heard.length > 0)) return { heard, isHeard };
  }
  if (isHeard || unheard === undefined || (added.length === 0 && !isAnyone)) return { heard: [], isHeard };
  return { heard: [], isHeard, unheard: `no test hears \`${unheard.before.trim().slice(0, 80)}\` in ${unheard.path}` };
}

interface Less extends Mutant {
  path: string;
  /** The source without it. */
  text: string;
}

/** Of different files first. Where no line can be put out of action, what the functions give; where tests came with them, the base's in the place of rewritten ones. */
async function chosen(
  port: ProofPort,
  context: ProofContext,
  isAsked: boolean,
  within: Within | undefined,
): Promise<Less[]> {
  const isIn = ({ path, line }: Less) =>
    within === undefined || (path === within.path && line >= within.line && line <= within.endLine);
  const perFile: Less[][] = [];
  const rewritten: Less[] = [];
  for await (const { path, base, tree } of changedTexts(port, context, 'production')) {
    const without = (mutant: Mutant) =>
      tree
        .split('\n')
        .toSpliced(mutant.line - 1, mutant.before.split('\n').length, mutant.after)
        .join('\n');
    const less = (mutant: Mutant) => ({ ...mutant, path, text: without(mutant) });
    perFile.push(mutantsOf(path, base, tree).map(less).filter(isIn));
    rewritten.push(...rewrittenOf(path, base, tree).map(less).filter(isIn));
  }
  const most = Math.max(0, ...perFile.map((mutants) => mutants.length));
  const inTurn = Array.from({ length: most }, (_, at) => perFile.flatMap((mutants) => mutants[at] ?? [])).flat();
  const lines = inTurn.length > 0 ? inTurn : (await otherResults(port, context)).filter(isIn);
  return lines.toSpliced(2, 0, ...(isAsked ? rewritten.slice(0, 2) : [])).slice(0, mostLines);
}

async function otherResults(port: ProofPort, context: ProofContext): Promise<Less[]> {
  const found: Less[] = [];
  for (const { path, spoken, source, names } of await changedFunctions(port, context))
    for (const { kind, ...result } of await otherResultsOf(spoken, source, new Set(names)))
      if (kind === 'coarse' || kind === 'silent') found.push({ ...result, path });
  return found;
}
