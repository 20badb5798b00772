/**
 * Do the attempt's own tests hear what it changed? A new line of production is put out of action, alone, and some test must turn
 * red; where no line can be, a function gives another value. It accuses nobody: code that no test hears is honest as well, and is told.
 */

import { asserts, tellsValue } from '../run/failure-kind.ts';
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
  const runWithout = async (lines: readonly Less[]) =>
    experiments.runToItsLimit(
      lines.length === 1 ? 'without-a-line' : 'without-lines',
      await port.make('tree', [], await without(port, lines)),
      picked,
    );
  let unheard: Less | undefined;
  let isHeard = false;
  let waiting = await chosen(port, context, !isAnyone, within);
  for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
    const run = await runWithout([first]);
    if (run === undefined) return { heard: [], isHeard };
    // What does not compile without it says nothing.
    if (isUnbuilt(run)) continue;
    isHeard ||= !isGreen(run);
    if (isGreen(run)) unheard ??= first;
    const spoken = run.failures.filter(tellsValue);
    // A script tells by its file alone which of its checks failed: any of them may have.
    const heard = asked.filter((found) => !found.test.whole && spoken.some((failure) => isOf(failure, { found })));
    if (isHeard && (asked.length === 0 || heard.length > 0)) return { heard, isHeard };
    // The others in one run: where all of them may be missing, none of them is heard.
    const others = isHeard ? [] : apartOf(waiting);
    const all = others.length < 2 ? undefined : await runWithout(others);
    if (all !== undefined && isGreen(all)) waiting = waiting.filter((one) => !others.includes(one));
    else if (all !== undefined && asked.length === 0 && all.failures.some(asserts)) return { heard: [], isHeard: true };
  }
  if (isHeard || unheard === undefined || (added.length === 0 && !isAnyone)) return { heard: [], isHeard };
  return { heard: [], isHeard, unheard: `no test hears \`${unheard.before.trim().slice(0, 80)}\` in ${unheard.path}` };
}

interface Less extends Mutant {
  path: string;
  /** The source without it, where it is no whole line. */
  text?: string;
}

/** The sources without these lines. */
async function without(port: ProofPort, lines: readonly Less[]): Promise<Map<string, string>> {
  const files = new Map(lines.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const])));
  for (const { path, line, before, after } of lines
    .filter((one) => one.text === undefined)
    .toSorted((a, b) => b.line - a.line)) {
    const text = files.get(path) ?? (await port.read('tree', path)) ?? '';
    const rows = text.split('\n').toSpliced(line - 1, before.split('\n').length, after);
    files.set(path, rows.join('\n'));
  }
  return files;
}

/** Those that can be taken out together: whole lines, and of such that meet the first. */
function apartOf(lines: readonly Less[]): Less[] {
  const end = ({ line, before }: Less) => line + before.split('\n').length;
  const meet = (a: Less, b: Less) => a.path === b.path && a.line < end(b) && b.line < end(a);
  return lines.filter((one, at) => one.text === undefined && !lines.slice(0, at).some((other) => meet(one, other)));
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
    const less = (mutant: Mutant) => ({ ...mutant, path });
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
