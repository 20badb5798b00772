/** Do the tests that came with the attempt ask for what it did? What is said against them, and what leaves it open. */

import type { CounterProof } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import type { Experiments, ProofContext, ProofPort, Tried, UntilAccused } from './experiments.ts';
import { pickedFor } from './proof-tests.ts';
import { type AlarmResult, muteOnes } from './prove-alarm.ts';
import { idleWords, proveCounter, unaskedTests, unaskedWords } from './prove-counter.ts';
import { proveDead } from './prove-dead.ts';
import { proveDoubled, proveReplaced } from './prove-doubled.ts';
import { proveHollow } from './prove-hollow.ts';
import { proveIdle } from './prove-idle.ts';
import { proveKinds } from './prove-kinds.ts';
import { type HeardLines, hearLines } from './prove-lines.ts';
import { proveUnreached } from './prove-unreached.ts';
import { valuelessWords } from './sharp-bends.ts';

export interface NewTestsProof {
  tried: Tried[];
  counter: CounterProof | undefined;
  /** One sentence each; nothing is proved where there are any. */
  doubts: string[];
}

export async function proveNewTests(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { added, alarm, untilAccused }: { added: readonly FoundTest[]; alarm: AlarmResult; untilAccused: UntilAccused },
): Promise<NewTestsProof> {
  // Where something is accused already it is asked only if it has begun, beside the alarm.
  const isAsked = !untilAccused.isOver() || (port.sideBySide && alarm.edits.length > 0);
  const counted = isAsked ? await proveCounter(port, context, experiments, added) : undefined;
  const counter = counted?.counter;
  const unasked = await unaskedTests(port, context, counter);
  const asking = added.filter((one) => one.added && unasked.includes(one.test.name));
  const deaf = alarm.deaf.filter((one) => asking.includes(one));
  const idle = await untilAccused(async () =>
    proveIdle(port, context, experiments, {
      ...{ tests: asking, deaf, quiet: alarm.quiet, heard: alarm.valued.map(({ found }) => found) },
      picked: await pickedFor(port, context, asking),
    }),
  );
  const doubled = await untilAccused(() => proveDoubled(port, context, experiments, added));
  const replaced = await untilAccused(() => proveReplaced(port, context, experiments, added));
  const isAccused = replaced.stopped || alarm.alarm.stopped || idle.stopped || doubled.stopped;
  const doubts = isAccused
    ? []
    : [
        ...alarm.doubts,
        ...(unasked.length === 0
          ? idleWords(counter, added, alarm.valued)
          : asksForPace.test(context.story ?? '')
            ? []
            : unaskedWords(unasked)),
        ...doubled.reasons,
      ];

  const isHollow = added.length > 0 && alarm.hollow.length === added.length && !idle.stopped;
  const isSettled =
    untilAccused.isOver() || alarm.alarm.rang === 0 || (doubts.length + unasked.length > 0 && !isHollow);
  // Red in what it asserts without the change, a new test has heard a line of it, and where all are, a value of the base's too.
  const allAssert = counter !== undefined && counted?.compared === counter.added && !isHollow;
  const isHeardAlready = allAssert || ((counter?.asserts ?? 0) > 0 && !isHollow && alarm.valueless.length === 0);
  const toHear = { changed: added, asked: isHollow ? added : alarm.valueless };
  const { heard, unheard }: HeardLines =
    isSettled || isHeardAlready ? { heard: [], isHeard: false } : await hearLines(port, context, experiments, toHear);
  if (unheard !== undefined) doubts.push(unheard);

  // Something is missing without the change: that says nothing of what they compare.
  const isUnasserted =
    counter?.asserts === 0 && (unheard !== undefined || !alarm.valued.some(({ found }) => added.includes(found)));
  // What failed in its assertion for want of a line has heard a value.
  const hollow = await untilAccused(() =>
    isHollow && isSettled
      ? undefined
      : proveHollow(port, context, experiments, {
          tests: [
            ...new Set([
              ...alarm.hollow.filter((one) => !heard.includes(one)),
              ...echoing(isUnasserted ? added : asking, added),
            ]),
          ],
          // Where each is red without the change in what it asserts, none drops what it compares: that something broke is asked.
          mute:
            counter !== undefined && counter.asserts === counter.added
              ? []
              : muteOnes(alarm).filter((one) => added.includes(one)),
          all: added,
        }),
  );
  const kinds = await untilAccused(() =>
    proveKinds(port, context, experiments, { changed: added, running: alarm.running }),
  );
  const unreached = await untilAccused(() => proveUnreached(port, context, experiments, added));
  const isValueless = heard.length === 0 && alarm.valueless.length > 0 && !allAssert;
  const inDoubt = doubts.length > 0 || alarm.quiet.length > 0 || isValueless;
  const dead = await untilAccused(() =>
    proveDead(port, context, experiments, { tests: added, heard: alarm.valued, inDoubt }),
  );
  if (isValueless) doubts.push(...valuelessWords(alarm.valueless));
  const ofDoubles = { ...doubled, reasons: doubled.stopped ? doubled.reasons : [] };
  return { tried: [idle, ofDoubles, replaced, hollow, kinds, unreached, dead], counter, doubts };
}

/** Then what comes out is to be as it was, and a new test that is green without the change says so. */
const asksForPace =
  /\b(?:faster|speed\w*|slow\w*|quadratic|linear|performan\w+|optimi[sz]\w+|refactor\w*|allocat\w+|benchmarks?)\b/i;

/** Where none is red without the change, those that expect what is computed: what is tested may compute it too. */
function echoing(unasked: readonly FoundTest[], added: readonly FoundTest[]): FoundTest[] {
  if (unasked.length < added.length) return [];
  return unasked.filter(({ test }) => test.expectations.every(({ kind }) => kind === 'operand'));
}
