/**
 * The alarm: expectations are bent in the attempt's own tree, and the tests that hold them must turn red. It accuses only by
 * difference: a test that stays green must ring on the base with the same runner.
 */

import type { AlarmProof, ProofEdit } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import { bendsOf, type FoundTest, type HeardValue } from '../syntax/bends.ts';
import { type Bent, isAsked, isUnbuilt, leaveOthers, short, told, treeOf } from './bent-test.ts';
import { type Beside, besideBends, othersAreGreen } from './beside-alarm.ts';
import { type Experiments, type ProofContext, type ProofPort, stoppedEarly } from './experiments.ts';
import { readBends } from './read-bends.ts';
import { namesNone, oneByOne, unnamed } from './ring-alone.ts';
import { ringPicked } from './ring-picked.ts';
import {
  bluntOf,
  equality,
  isOfLiteral,
  isOfValue,
  narrowedWords,
  operandsOf,
  sharpen,
  unsureWords,
  valueless,
} from './sharp-bends.ts';
import { mute, silentByDifference, silentWithin } from './silent-tests.ts';

export interface AlarmResult {
  alarm: AlarmProof;
  edits: ProofEdit[];
  reasons: string[];
  /** Tests that stayed green, where the base cannot say whether it would: nothing is proved then. */
  unheard: string[];
  /** Tests that stayed green, and nobody is accused of it. */
  quiet: FoundTest[];
  /** Tests that rang, and say nothing of the values that they expect: one sentence each. */
  doubts: string[];
  /** Tests that the attempt added or changed, where none of them has heard a value. */
  valueless: FoundTest[];
  /** Where of some test no value that it holds was heard: what such tests compare with. It may lie elsewhere. */
  operands?: string[];
  /** Tests that heard anything: they run. */
  running: FoundTest[];
  /** Tests that heard a value that they expect, and which. */
  valued: HeardValue[];
  /** Of those that the attempt added or changed: whose values were all bent, and none of them was heard. */
  hollow: FoundTest[];
  /** Tests with an equality that did not hear other values in the table that it compares with. */
  deaf: FoundTest[];
}

export async function proveAlarm(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
  beside?: Beside,
): Promise<AlarmResult> {
  const bent: Bent[] = [];
  const unusable: string[] = [];
  for (const found of tests) {
    const edits = bendsOf(found, 0);
    if (edits.length === 0) unusable.push(`${found.test.name}: skipped, marked to fail or without a body`);
    else bent.push({ found, edits });
  }
  if (bent.length > 0) await ring(port, context, experiments, bent, beside);
  const heard = bent.filter(({ outcome }) => outcome === 'rang');
  const { narrowed, unsure } = await bluntOf(port, experiments, heard);
  for (const one of narrowed) Object.assign(one, { outcome: undefined, green: true, edits: one.sharp?.edits });
  const rang = heard.filter((one) => !narrowed.includes(one));
  if (experiments.haveNamed()) for (const { found } of rang) if (!found.test.whole) experiments.running.add(found);
  // Whose last bent run was red has been heard, whatever the runner calls it: nobody is accused of that.
  const silent = bent.filter((one) => one.outcome === undefined && one.green === true && !narrowed.includes(one));
  for (const one of bent) if (one.outcome === undefined && !one.green) one.reason ??= 'red without naming it';
  const within = (ones: readonly Bent[]) =>
    silentWithin(port, context, experiments, { tests, silent: ones, heard: rang });
  // Of new tests the attempt's own tree is asked first, unless the base is red without a name: what it convicts needs no base.
  const { baseline } = context;
  const isNamed = baseline?.exitCode === 0 || baseline?.failures.some(({ kind }) => kind === undefined);
  const isOwn = isNamed && silent.every(({ found }) => found.added && !found.test.whole);
  const dead = isOwn ? await within(silent) : [];
  if (silent.length > dead.length && experiments.over() === undefined) {
    const asked = silent.filter((one) => !dead.includes(one));
    dead.push(...(await silentByDifference(port, context, experiments, asked)));
  }
  const quiet = silent.filter((one) => !dead.includes(one));
  if (!isOwn) dead.push(...(await within(quiet)));
  dead.push(...narrowed);
  for (const one of silent) if (!dead.includes(one)) one.reason ??= 'it stays green on the base as well';
  const unheard = silent.filter(({ reason }) => reason === mute).map(({ found }) => found.test.name);
  unusable.push(
    ...bent
      .filter((one) => !dead.includes(one) && one.outcome !== 'rang')
      .map(({ found, reason }) => `${found.test.name}: ${reason}`),
  );
  const alarm: AlarmProof = {
    bent: rang.length + dead.length,
    rang: rang.length,
    silent: dead.map(({ found }) => found.test.name),
    unusable,
    stopped: dead.length > 0,
  };
  return {
    alarm,
    edits: bent.flatMap((one) => told(one, dead)),
    reasons: experiments.over() === undefined ? reasonsOf(context, { dead, narrowed }, unusable, rang.length) : [],
    unheard,
    quiet: silent.filter((one) => !dead.includes(one)).map(({ found }) => found),
    ...(rang.length > 0 && rang.every(isOfLiteral) ? {} : { operands: operandsOf(rang) }),
    running: rang.map(({ found }) => found),
    valued: rang
      .filter((one) => isOfValue(one) && !unsure.includes(one))
      .map(({ found, edits: [edit] }) => ({ found, edit })),
    hollow: bent
      .filter((one) => one.found.changed && expects(one) && one.unheard && !(rang.includes(one) && hears(one)))
      .map(({ found }) => found),
    valueless: valueless(rang.filter((one) => !unsure.includes(one))),
    deaf: unsure
      .filter(({ sharp, found }) => sharp?.kind === 'rows' && equality.test(found.test.body.text))
      .map(({ found }) => found),
    doubts: unsureWords(unsure),
  };
}

/** It holds a value that can be bent, or hands one to what may be its own helper. */
const expects = ({ found: { test } }: Bent) =>
  test.expectations.length + test.rows.length > 0 ||
  [test.asserted?.value, test.asserted?.call].some((one) => one !== undefined);

/** That its assertion turned round is red says that it is asked, and for which value only where it asks for an order. */
const hears = (one: Bent) =>
  isOfValue(one) &&
  !one.edits.some(
    ({ isLoose, before, after }) =>
      isLoose && after === one.found.test.asserted?.opposite?.after && !/(?<![-=])[<>]/.test(before),
  );

function reasonsOf(
  { green: { command } }: ProofContext,
  { dead, narrowed }: { dead: readonly Bent[]; narrowed: readonly Bent[] },
  unusable: readonly string[],
  rang: number,
): string[] {
  const [first] = dead;
  if (first !== undefined) {
    if (narrowed.includes(first)) return [narrowedWords(first)];
    const [edit] = first.edits;
    const how = edit?.kind === 'bend' ? `expects ${short(edit.after)}` : 'begins with a failure';
    const more = dead.length > 1 ? `, and ${dead.length - 1} more` : '';
    return [`\`${command}\` exits 0 although \`${first.found.test.name}\` ${how}${more}`];
  }
  if (rang > 0 || unusable.length === 0) return [];
  return [`no bent test could be used (${unusable.slice(0, 3).join('; ')})`];
}

/** Rounds of bends, until every test has turned red, cannot be used, or stayed green for two bends of its equalities. */
async function ring(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  bent: Bent[],
  beside: Beside | undefined,
): Promise<void> {
  let waiting = bent;
  let stops = 0;
  for (const round of [0, 1, 2] as const) {
    // Another bend, or a failure: a mutant that did not compile is replaced by one that must.
    for (const one of waiting) {
      // A test that is as it was is asked whether it can fail: another assertion would ask the same again.
      const isLast = round === 1 && one.edits[0]?.isLoose !== undefined && !isAsked(one, context.baseline);
      one.edits = bendsOf(one.found, round === 1 && one.sharp?.kind === 'rows' ? 0 : isLast ? 2 : round);
      if (round === 0) sharpen(one, context);
    }
    if (round === 0 && (await namesNone(port, context, experiments, waiting)))
      return oneByOne(port, context, experiments, waiting);
    for (let at = 0; waiting.length > 0 && at < 4; at++) {
      const label = `alarm-${round}${at === 0 ? '' : `-${at}`}`;
      const asked = round === 0 && beside?.run === undefined ? beside : undefined;
      const twins = besideBends(asked?.twins ?? [], waiting);
      const tree = await treeOf(port, 'tree', [...waiting, ...twins]);
      // Once the command itself has been run: to the end of all its programs.
      const toEnd = at === 0 ? undefined : toItsEnd(context.green);
      const part =
        round === 0 ? undefined : await ringPicked(port, context, experiments, { label, tree, waiting, bent });
      let run = part ?? (await experiments.runToItsLimit(label, tree, toEnd));
      // Written differently it may not compile.
      if (twins.length > 0 && run !== undefined && isUnbuilt(run))
        run = await experiments.runToItsLimit(`${label}-alone`, await treeOf(port, 'tree', waiting));
      else if (asked !== undefined && run !== undefined && othersAreGreen(run, context, waiting))
        Object.assign(asked, { twins, run });
      if (run === undefined) {
        for (const one of waiting) Object.assign(one, { outcome: 'unusable', reason: experiments.over() });
        return;
      }
      const before = waiting.length;
      readBends(waiting, bent, run, context);
      const isEarly = stoppedEarly(run, context.green);
      stops = isEarly ? stops + 1 : 0;
      const isNews = waiting.some((one) => one.outcome === undefined && isAsked(one, context.baseline));
      if (run.result === 'timed-out' || stops > (isNews ? 1 : 3)) leaveOthers(waiting, context.baseline, run);
      waiting = waiting.filter(({ outcome }) => outcome === undefined);
      const whole = run.result === 'passed' || (run.counts !== undefined && !isEarly);
      for (const { sharp, reason } of waiting)
        if (round === 0 && sharp) Object.assign(sharp, { green: reason === undefined, whole });
      // A runner that stops at the first failure has not come to the others yet.
      if (waiting.length === before || !isEarly) break;
    }
    if (waiting.length === 0) return;
    // Two bends of its equalities have gone unheard: a failure at its start would say nothing of them.
    if (round === 1)
      waiting = waiting.filter(
        ({ edits: [edit], reason }) => reason !== undefined || edit?.kind === 'fail' || edit?.isLoose,
      );
    // Which test is red is not told: then only the exit code speaks, for one bend at a time.
    if (waiting.every(({ reason }) => reason === unnamed)) return oneByOne(port, context, experiments, waiting);
  }
}

/** cargo ends behind the first program that is red. */
const toItsEnd = ({ command }: Verification) =>
  /^cargo test\b[^;&|]*$/.test(command) ? command.replace('cargo test', 'cargo test --no-fail-fast') : undefined;

/** New ones that are known to run, and of which not even an assertion that was turned round has been heard. */
export const muteOnes = ({ running, valued }: AlarmResult) =>
  running.filter((one) => one.added && !valued.some(({ found }) => found === one));
