/**
 * Do new tests ask for what was done at all? Those that are green without the change show nothing by that, and are honest. Where they
 * stay green too with functions that only throw in the place of those that were changed, or with other values in the table that they
 * compare with, they cannot fail: accused. No run where one of them is red without the change.
 */

import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { failuresOf, isBroken, isOf, isUnbuilt } from './bent-test.ts';
import { allGive, type ChangedFunctions, changedFunctions, wreckedFiles } from './changed-functions.ts';
import { commentsAlone } from './comments-alone.ts';
import { named } from './depends-on.ts';
import {
  type Experiments,
  type ProofContext,
  type ProofPort,
  stoppedEarly,
  type Tried,
  untried,
} from './experiments.ts';
import { depends } from './silent-tests.ts';

export interface Idle {
  /** New tests, all of them green without the change. */
  tests: readonly FoundTest[];
  /** Those of them whose table was bent, and they did not hear it. */
  deaf: readonly FoundTest[];
  /** Those that stayed green when they were bent: what nothing runs does as well. */
  quiet: readonly FoundTest[];
  /** Those that heard a value. */
  heard: readonly FoundTest[];
  /** The command for their files or for them alone. */
  picked: string | undefined;
}

export async function proveIdle(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { tests, deaf, quiet, heard, picked }: Idle,
): Promise<Tried> {
  if (tests.length === 0 || asksForTests((context.story ?? '').trim())) return untried;
  const names = named(tests.map(({ test }) => test.name));
  const idle = `${names} ${tests.length === 1 ? 'is' : 'are'} green without the change`;
  const [first] = deaf;
  if (first !== undefined)
    return accused(`${idle}, and \`${first.test.name}\` with other values in the table that it compares with`);
  const texts = await Promise.all(
    [...new Set(tests.map(({ path }) => path))].map(async (path) => `${path}\n${await port.read('tree', path)}`),
  );
  // They may run on another system.
  if (texts.every((text) => depends.test(text))) return untried;
  const added = await onlyAdded(port, context);
  if (added.length > 0) return accused(`${idle}, where ${named(added)} ${added.length === 1 ? 'is' : 'are'} not there`);
  const told = await commentsAlone(port, context);
  if (told.length > 0) return accused(`${idle}, and nothing but comments changed in ${named(told)}`);
  const blownUp = await changedFunctions(port, context);
  if (blownUp.length === 0) return untried;
  const functions = [...new Set(blownUp.flatMap((one) => one.names))];
  const thrown = await triedWith(port, context, experiments, {
    ...{ tests, picked, blownUp, label: 'only-throwing', after: 'only throws' },
    files: new Map(blownUp.map(({ path, text }) => [path, text])),
  });
  if (thrown.outcome === 'silent' && tests.some((one) => quiet.includes(one)))
    return { ...untried, edits: thrown.edits };
  if (thrown.outcome === 'silent')
    return { ...accused(`${idle}, and where ${named(functions)} only throws`), edits: thrown.edits };
  // They run it, and hear values: where these are not its own, they stand in what the tests brought along.
  const isHeard = thrown.outcome === 'rang' && tests.every((one) => heard.includes(one));
  const files = isHeard && (await allGive(blownUp)) ? await wreckedFiles(blownUp, 'turned') : undefined;
  if (files === undefined) return { ...untried, edits: thrown.edits };
  const given = await triedWith(port, context, experiments, {
    ...{ tests, picked, blownUp, files, label: 'other-results', after: 'gives another value' },
  });
  const edits = [...thrown.edits, ...given.edits];
  if (given.outcome !== 'silent') return { ...untried, edits };
  return {
    ...accused(`${idle}, and where ${named(functions)} ${functions.length === 1 ? 'gives' : 'give'} another value`),
    edits,
  };
}

interface Other {
  tests: readonly FoundTest[];
  picked: string | undefined;
  blownUp: readonly ChangedFunctions[];
  files: ReadonlyMap<string, string>;
  label: string;
  after: string;
}

/** Whether one of the tests turns red. */
async function triedWith(
  port: ProofPort,
  { green }: ProofContext,
  experiments: Experiments,
  { tests, picked, blownUp, files, label, after }: Other,
): Promise<{ outcome: ProofEdit['outcome']; edits: ProofEdit[] }> {
  const run = await experiments.runToItsLimit(label, await port.make('tree', [], files), picked);
  const unusable = { outcome: 'unusable' as const, edits: [] };
  if (run === undefined || isUnbuilt(run) || run.result === 'timed-out') return unusable;
  // Cargo stops at the first red program, and the others say nothing.
  if (picked === undefined && run.result !== 'passed' && stoppedEarly(run, green)) return unusable;
  // A command for them that finds fewer says nothing of the others.
  if (run.counts !== undefined && run.counts.passed + run.counts.failed < tests.length) return unusable;
  const failures = failuresOf(run);
  // A red that names nobody may be any of them.
  const isTold = run.result === 'passed' || failures.length > 0;
  const isHeard = tests.some((found) =>
    failures.some((failure) => isOf(failure, { found }) || isBroken(failure, { found })),
  );
  const outcome = !isTold ? 'unusable' : isHeard ? 'rang' : 'silent';
  const edits = blownUp.map(({ path, line, names }): ProofEdit => {
    return { kind: 'other', path, line, before: names.join(', '), after, outcome, logPath: run.logPath };
  });
  return { outcome, edits };
}

/** All production of the attempt, where it is code and none of it was there before. A new line of a build may be what runs the tests. */
async function onlyAdded(port: ProofPort, { changed, command, testPaths: globs }: ProofContext): Promise<string[]> {
  const roles = changed.map(({ path }) => roleOf(path, { command, globs }));
  if (roles.some((role) => role === 'run-definition' || role === 'manifest')) return [];
  const production = changed.filter((_, at) => roles[at] === 'production');
  const texts = await Promise.all(production.map(({ path }) => port.read('tree', path)));
  const isCode = production.every(({ path }, at) => languageOf(path) !== undefined || texts[at]?.startsWith('#!'));
  return isCode && production.every(({ status }) => status === 'added') ? production.map(({ path }) => path) : [];
}

export const accused = (reason: string): Tried => ({ ...untried, reasons: [reason], stopped: true });

/** Who is asked for tests of what is there has done it; that there be tests as well is asked of most work. */
export function asksForTests(story: string): boolean {
  const [first = '', ...rest] = story.split(/(?<=[.!?])\s+/);
  const others = rest.filter((sentence) => !beside.test(sentence));
  return ofTests.test(
    [first, ...others].join(' ').replace(/[,;] (?:and )?(?:with|add|write)(?: \w+){0,3} (?:tests?|specs?)\b/gi, ''),
  );
}
const beside = /^(?:please )?(?:(?:add|write|cover)\b.*|(?:with|plus|and)\b(?: \w+){0,3} )\b(?:tests?|specs?)\b/is;
const ofTests = /\b(?:tests?|tested|testing|coverage|specs?|characteri[sz]\w+)\b/i;
