/** Could this green have gone red? Experiments over a green attempt, each in a layer that is thrown away. */

import type { AlarmProof, Proof, SourcesProof } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { named } from './depends-on.ts';
import { openExperiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { answerWords, newLiterals } from './new-literals.ts';
import { pickedFor, testsToBend } from './proof-tests.ts';
import { type AlarmResult, proveAlarm } from './prove-alarm.ts';
import { proveAnswers } from './prove-answers.ts';
import { proveCaught } from './prove-caught.ts';
import { idleWords, proveCounter, unaskedTests, unaskedWords } from './prove-counter.ts';
import { proveDead } from './prove-dead.ts';
import { proveElsewhere } from './prove-elsewhere.ts';
import { proveEquality } from './prove-equality.ts';
import { proveFixtures } from './prove-fixtures.ts';
import { proveGolden } from './prove-golden.ts';
import { proveHollow } from './prove-hollow.ts';
import { proveIdle } from './prove-idle.ts';
import { type HeardLines, hearLines } from './prove-lines.ts';
import { proveSources } from './prove-sources.ts';
import { proveWeaker } from './prove-weaker.ts';
import { valuelessWords } from './sharp-bends.ts';
import { writtenIn } from './written.ts';

export type { ProofContext, ProofPort } from './experiments.ts';

const mostTests = 200;

/** Never throws for what is in the trees: what cannot be tried is `unproved`, with the reason. */
export async function prove(port: ProofPort, context: ProofContext): Promise<Proof> {
  const experiments = openExperiments(port, context);
  const { bent, added, met, existing, unreadable } = await testsToBend(port, context);
  const sources = await proveSources(port, context, experiments, [...new Set(bent.map(({ path }) => path))]);
  const alarm = await proveAlarm(port, context, experiments, bent.slice(0, mostTests));
  let isOpen = !sources.sources.stopped && !alarm.alarm.stopped;
  // One that accuses is enough.
  const next = async (experiment: () => Promise<Tried>) => {
    const tried = isOpen ? await experiment() : untried;
    isOpen &&= !tried.stopped;
    return tried;
  };
  const asked = { production: sources.sources.production, tests: [...bent, ...existing] };
  const elsewhere = await next(() => proveElsewhere(port, context, experiments, asked));
  const written = isOpen
    ? await writtenIn(port, context, { asking: [...added, ...met], all: bent.slice(0, mostTests) })
    : undefined;
  const answers = await next(() => proveAnswers(port, experiments, written));
  const fixtures = await next(() =>
    proveFixtures(port, context, experiments, written, [...added, ...met].slice(0, mostTests)),
  );
  const golden = await next(async () =>
    alarm.operands === undefined || alarm.unheard.length > 0
      ? untried
      : proveGolden(port, context, experiments, alarm.operands),
  );
  const caught = await next(() => proveCaught(port, context, experiments, added.slice(0, mostTests)));
  const equality = await next(() => proveEquality(port, context, experiments, bent.slice(0, mostTests)));
  const counter = await proveCounter(port, context, experiments, added.slice(0, mostTests));
  const unasked = await unaskedTests(port, context, counter);
  const asking = added.filter((one) => one.added && unasked.includes(one.test.name));
  const deaf = alarm.deaf.filter((one) => asking.includes(one));
  const idle = await next(async () =>
    proveIdle(port, context, experiments, { tests: asking, deaf, picked: await pickedFor(port, context, asking) }),
  );
  const idleDoubts = unasked.length > 0 ? unaskedWords(unasked) : idleWords(counter, added, alarm.valued);
  const doubts = alarm.alarm.stopped || idle.stopped ? [] : [...alarm.doubts, ...idleDoubts];
  const isHollow = added.length > 0 && alarm.hollow.length === added.length && !idle.stopped;
  const isSettled = !isOpen || alarm.alarm.rang === 0 || (doubts.length > 0 && !isHollow);
  const toHear = { changed: added, asked: isHollow ? added : alarm.valueless };
  const lines: HeardLines = isSettled
    ? { heard: [], isHeard: false }
    : await hearLines(port, context, experiments, toHear);
  if (lines.unheard !== undefined) doubts.push(lines.unheard);
  // What failed in its assertion for want of a line has heard a value.
  const unheardTests = alarm.hollow.filter((one) => !lines.heard.includes(one));
  const hollow = await next(async () =>
    isHollow && isSettled ? untried : proveHollow(port, context, experiments, { tests: unheardTests, all: added }),
  );
  const inDoubt = doubts.length > 0 || (lines.heard.length === 0 && alarm.valueless.length > 0);
  const dead = await next(async () =>
    inDoubt ? proveDead(port, context, experiments, { tests: added, heard: alarm.valued }) : untried,
  );
  // Last: code that is turned round may run without end, and then nothing more is run.
  const weaker = await next(() => proveWeaker(port, context, experiments, sources));
  const isAlarmed = [alarm.alarm, answers, fixtures, golden, caught, equality, idle, hollow, dead, weaker].some(
    ({ stopped }) => stopped,
  );
  if (!isAlarmed && lines.heard.length === 0) doubts.push(...valuelessWords(alarm.valueless));
  if (!isAlarmed) doubts.push(...(await answerWords(port, context, added.length > 0 ? added : bent)));

  const told = { ...withGolden(alarm.alarm, golden), stopped: isAlarmed };
  const unread = unreadable.map(({ path, reason }) => `${path}: ${reason}`);
  const unheard = unheardWords(alarm, added);
  const over = experiments.over();
  const none = bent.length + unread.length + told.bent === 0 ? ['no test was found that could be bent'] : [];
  const isTried = sources.proved && [elsewhere, golden, weaker].every(({ reasons }) => reasons.length === 0);
  const result =
    sources.sources.stopped || elsewhere.stopped || told.stopped
      ? 'disproved'
      : isTried && told.rang > 0 && unread.length + unheard.length + doubts.length === 0
        ? 'proved'
        : 'unproved';
  const tried = [
    answers,
    fixtures,
    golden,
    sources,
    caught,
    idle,
    hollow,
    dead,
    weaker,
    elsewhere,
    equality,
    alarm,
  ].flatMap(({ reasons }) => reasons);
  const reasons = [...tried, ...unread, ...(over === undefined ? [] : [over]), ...unheard, ...doubts, ...none];
  const literals = await newLiterals(port, context, existing);
  return {
    result,
    reasons: result === 'proved' ? [] : reasons,
    sources: {
      ...sources.sources,
      stopped: sources.sources.stopped || elsewhere.stopped,
      ...((await isGreenWithout(port, context, sources.sources, added)) && { greenWithout: true }),
    },
    alarm: told,
    ...(counter === undefined ? {} : { counter }),
    ...(literals.length === 0 ? {} : { literals }),
    edits: [sources, elsewhere, answers, fixtures, alarm, caught, equality, idle, hollow, dead, weaker, golden].flatMap(
      ({ edits }) => edits,
    ),
    runs: experiments.runs(),
    durationMs: experiments.durationMs(),
  };
}

/** The baseline may be that of a branch that is further than the base: it counts for its own tree alone. */
async function isGreenWithout(
  port: ProofPort,
  { baseline, changed }: ProofContext,
  { production }: SourcesProof,
  added: readonly FoundTest[],
): Promise<boolean> {
  if (baseline?.result !== 'passed' || added.length > 0) return false;
  if (changed.some(({ path }) => !production.includes(path))) return false;
  return baseline.tree === (await port.make('base', [], new Map()));
}

/** Tests that stayed green, and of which the base says nothing. */
function unheardWords({ unheard, quiet, reasons }: AlarmResult, added: readonly FoundTest[]): string[] {
  if (reasons.length > 0) return [];
  // On the base it is not there, so what stays green here may be a test that nothing runs.
  const notMet = quiet.filter((one) => added.includes(one) && !unheard.includes(one.test.name));
  const words: string[] = [];
  if (unheard.length > 0)
    words.push(`${named(unheard)} stayed green when bent, and the base cannot say whether it would go red`);
  if (notMet.length > 0)
    words.push(`${named(notMet.map(({ test }) => test.name))} stayed green when bent: whether it runs cannot be told`);
  return words;
}

function withGolden(alarm: AlarmProof, golden: Tried): AlarmProof {
  const rang = golden.edits.filter(({ outcome }) => outcome === 'rang').length;
  const silent = golden.edits.filter(({ outcome }) => outcome === 'silent').map(({ path }) => path);
  return {
    ...alarm,
    bent: alarm.bent + rang + silent.length,
    rang: alarm.rang + rang,
    silent: [...alarm.silent, ...silent],
  };
}
