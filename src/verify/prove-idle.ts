/**
 * Do new tests ask for what was done at all? Those that are green without the change show nothing by that, and are honest. Where they
 * stay green too with functions that only throw in the place of those that were changed, or with other values in the table that they
 * compare with, they cannot fail: accused. No run where one of them is red without the change.
 */

import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { type Blown, blown } from '../syntax/blown.ts';
import { otherResultsOf } from '../syntax/other-results.ts';
import { failuresOf, isBroken, isOf, isUnbuilt } from './bent-test.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { freshLines } from './fresh-lines.ts';

export interface Idle {
  /** New tests, all of them green without the change. */
  tests: readonly FoundTest[];
  /** Those of them whose table was bent, and they did not hear it. */
  deaf: readonly FoundTest[];
  /** The command for their files or for them alone. */
  picked: string | undefined;
}

export async function proveIdle(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { tests, deaf, picked }: Idle,
): Promise<Tried> {
  if (tests.length === 0 || asksForTests((context.story ?? '').trim())) return untried;
  const names = named(tests.map(({ test }) => test.name));
  const idle = `${names} ${tests.length === 1 ? 'is' : 'are'} green without the change`;
  const [first] = deaf;
  if (first !== undefined)
    return accused(`${idle}, and \`${first.test.name}\` with other values in the table that it compares with`);
  const added = await onlyAdded(port, context);
  if (added.length > 0) return accused(`${idle}, where ${named(added)} ${added.length === 1 ? 'is' : 'are'} not there`);
  const blownUp = await changedFunctions(port, context);
  if (blownUp.length === 0) return untried;
  const files = new Map(blownUp.map(({ path, text }) => [path, text]));
  const run = await experiments.run('only-throwing', await port.make('tree', [], files), picked);
  if (run === undefined || isUnbuilt(run)) return untried;
  // A command for them that finds fewer says nothing of the others.
  if (run.counts !== undefined && run.counts.passed + run.counts.failed < tests.length) return untried;
  const failures = failuresOf(run);
  // A red that names nobody may be any of them.
  const isTold = run.result === 'passed' || failures.length > 0;
  const isHeard = tests.some((found) =>
    failures.some((failure) => isOf(failure, { found }) || isBroken(failure, { found })),
  );
  const outcome = !isTold ? 'unusable' : isHeard ? 'rang' : 'silent';
  const functions = [...new Set(blownUp.flatMap((one) => one.names))];
  const edits = blownUp.map(({ path, line, names: own }): ProofEdit => {
    const told = { path, line, before: own.join(', '), after: 'only throws' };
    return { kind: 'other', ...told, outcome, logPath: run.logPath };
  });
  const found = outcome === 'silent' ? accused(`${idle}, and where ${named(functions)} only throws`) : untried;
  return { ...found, edits };
}

/**
 * Over a green base, and where no changed line is heard: functions that were changed give another value. Accused where all that the new
 * tests expect may be another value too.
 */
export async function proveHollow(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { tests, picked }: Pick<Idle, 'tests' | 'picked'>,
): Promise<Tried> {
  if (context.baseline?.exitCode !== 0 || asksForTests((context.story ?? '').trim())) return untried;
  const edits: ProofEdit[] = [];
  const others: { path: string; line: number; before: string; text: string }[] = [];
  for (const { path, source, names } of await changedFunctions(port, context)) {
    const results = await otherResultsOf(path, source, new Set(names));
    const coarse = results.filter(({ kind }) => kind === 'coarse');
    // What is not tried may be what the tests are about.
    if (names.some((name) => !coarse.some((one) => one.name === name))) return untried;
    others.push(...coarse.map((one) => ({ ...one, path })));
  }
  if (others.length > mostResults) return untried;
  for (const { path, line, before, text } of others) {
    const tree = await port.make('tree', [], new Map([[path, text]]));
    const run = await experiments.run('another-result', tree, picked);
    const isGreen = run?.result === 'passed' && run.exitCode === 0;
    const outcome = run === undefined || isUnbuilt(run) ? 'unusable' : isGreen ? 'silent' : 'rang';
    const told = { path, line, before: before.slice(0, 200), after: 'another value' };
    edits.push({ kind: 'other', ...told, outcome, logPath: run?.logPath });
    if (outcome !== 'silent') return { ...untried, edits };
  }
  const [first] = edits;
  if (first === undefined) return untried;
  const words = `${named(tests.map(({ test }) => test.name))} ${tests.length === 1 ? 'is' : 'are'} green whatever value is expected`;
  return { ...accused(`${words}, and where \`${first.before}\` in ${first.path} is another value`), edits };
}

const mostResults = 4;

/** All production of the attempt, where it is code and none of it was there before. */
async function onlyAdded(port: ProofPort, { changed, command, testPaths: globs }: ProofContext): Promise<string[]> {
  const production = changed.filter(({ path }) => roleOf(path, { command, globs }) === 'production');
  const texts = await Promise.all(production.map(({ path }) => port.read('tree', path)));
  const isCode = production.every(({ path }, at) => languageOf(path) !== undefined || texts[at]?.startsWith('#!'));
  return isCode && production.every(({ status }) => status === 'added') ? production.map(({ path }) => path) : [];
}

const accused = (reason: string): Tried => ({ ...untried, reasons: [reason], stopped: true });

/** Who is asked for tests of what is there has done it; that there be tests as well is asked of most work. */
function asksForTests(story: string): boolean {
  const [first = '', ...rest] = story.split(/(?<=[.!?])\s+/);
  const others = rest.filter((sentence) => !beside.test(sentence));
  return ofTests.test(
    [first, ...others].join(' ').replace(/[,;] (?:and )?(?:with|add|write)(?: \w+){0,3} (?:tests?|specs?)\b/gi, ''),
  );
}
const beside = /^(?:please )?(?:add|write)\b.*\b(?:tests?|specs?)\b/is;
const ofTests = /\b(?:tests?|tested|testing|coverage|specs?|characteri[sz]\w+)\b/i;

interface ChangedFunctions extends Blown {
  path: string;
  /** As it is, where `text` has them throwing. */
  source: string;
  /** The first line that changed. */
  line: number;
}

/** Of every source that the attempt changed its changed functions, throwing. What else it changed is not heard without it either. */
export async function changedFunctions(
  port: ProofPort,
  { changed, command, testPaths: globs }: ProofContext,
): Promise<ChangedFunctions[]> {
  const found: ChangedFunctions[] = [];
  for (const { path, status } of changed) {
    if (status === 'deleted' || roleOf(path, { command, globs }) !== 'production') continue;
    const [base = '', tree = ''] = [await port.read('base', path), await port.read('tree', path)];
    const lines = freshLines(base, tree);
    const [line] = lines;
    if (line === undefined) continue;
    const made = await blown(path, tree, lines);
    if (made !== undefined) found.push({ path, line, source: tree, ...made });
  }
  return found;
}
