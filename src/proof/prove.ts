/** Could this green have gone red? Experiments over a green attempt, each in a layer that is thrown away. */

import type { AlarmProof, Proof, SourcesProof } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { provedBeside, twinsBeside } from './beside-alarm.ts';
import { named } from './depends-on.ts';
import { openExperiments, openTrials, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { answerWords, newLiterals } from './new-literals.ts';
import { testsToBend } from './proof-tests.ts';
import { proveAbsent } from './prove-absent.ts';
import { type AlarmResult, proveAlarm } from './prove-alarm.ts';
import { proveAnswers } from './prove-answers.ts';
import { proveCaught } from './prove-caught.ts';
import { proveConstants } from './prove-constants.ts';
import { counterAhead } from './prove-counter.ts';
import { proveElsewhere } from './prove-elsewhere.ts';
import { proveEquality } from './prove-equality.ts';
import { proveFixtures } from './prove-fixtures.ts';
import { proveGolden } from './prove-golden.ts';
import { proveHanded } from './prove-handed.ts';
import { proveLoaded } from './prove-loaded.ts';
import { proveNewTests } from './prove-new-tests.ts';
import { proveOwnEquality } from './prove-own-equality.ts';
import { proveQueries } from './prove-queries.ts';
import { proveSetUp } from './prove-set-up.ts';
import { layAlone, proveSources } from './prove-sources.ts';
import { proveSpots } from './prove-spots.ts';
import { proveStricter } from './prove-stricter.ts';
import { unreadWords } from './prove-unread.ts';
import { proveWeaker } from './prove-weaker.ts';
import { unsetWords } from './unset-variables.ts';
import { unwrittenWords } from './unwritten.ts';
import { writtenIn } from './written.ts';

export type { ProofContext, ProofPort } from './experiments.ts';

const mostTests = 200;

/** Never throws for what is in the trees: what cannot be tried is `unproved`, with the reason. */
export async function prove(port: ProofPort, context: ProofContext): Promise<Proof> {
  await using experiments = openExperiments(port, context);
  const found = await testsToBend(port, context);
  const [bent, added] = [found.bent.slice(0, mostTests), found.added.slice(0, mostTests)];
  const asking = [...added, ...found.met].slice(0, mostTests);

  const alone = await layAlone(port, context);
  const beside = await twinsBeside(port, context, alone, bent);
  const ofSources = () =>
    proveSources(port, context, experiments, { alone, testFiles: new Set(found.bent.map(({ path }) => path)) });
  const early = beside === undefined ? await ofSources() : undefined;
  // Ahead of the alarm, which may use up the runs where a suite names no test.
  const stricter = early?.sources.stopped ? untried : await proveStricter(port, context, experiments);
  const isAccusedAlready = early?.sources.stopped || stricter.stopped;
  if (!isAccusedAlready) await counterAhead(port, context, experiments, added);
  const alarm = await proveAlarm(port, context, experiments, isAccusedAlready ? [] : bent, beside);
  const sources = early ?? (beside?.run ? provedBeside(alone, beside.twins, beside.run) : await ofSources());
  const untilAccused = openTrials(sources.sources.stopped || alarm.alarm.stopped || stricter.stopped);
  const asked = { production: sources.sources.production, tests: [...found.bent, ...found.existing] };
  const spots = await untilAccused(() => proveSpots(port, context, experiments, alarm));
  const loaded = await untilAccused(() => proveLoaded(port, context));
  const absent = await untilAccused(() => proveAbsent(port, context, experiments));
  const queries = await untilAccused(() => proveQueries(port, context, experiments));
  const elsewhere = await untilAccused(() => proveElsewhere(port, context, experiments, asked));
  const setUp = await untilAccused(() => proveSetUp(port, context, experiments, asked.tests));
  const written = untilAccused.isOver()
    ? undefined
    : await writtenIn(port, context, { asking, all: [...new Set([...bent, ...found.existing])] });
  const answers = await untilAccused(() => proveAnswers(port, experiments, written));
  const fixtures = await untilAccused(() => proveFixtures(port, context, experiments, written, asking));
  const golden = await untilAccused(() =>
    alarm.operands === undefined || alarm.unheard.length > 0
      ? undefined
      : proveGolden(port, context, experiments, alarm.operands),
  );
  const caught = await untilAccused(() => proveCaught(port, context, experiments, added));
  const equality = await untilAccused(() => proveEquality(port, context, experiments, bent));
  const ownEquality = await untilAccused(() => proveOwnEquality(port, context, experiments, bent));
  const ofNew = await proveNewTests(port, context, experiments, { added, alarm, untilAccused });
  const constants = await untilAccused(() => proveConstants(port, context, experiments, asked.tests));
  const handed = await untilAccused(() => proveHanded(port, context, experiments, added));
  // Last: code that is turned round may run without end, and then nothing more is run.
  const weaker = await untilAccused(() => proveWeaker(port, context, experiments, sources));

  const ofTests = [
    ...[loaded, setUp, spots, stricter, absent, queries, answers, fixtures, golden, caught],
    ...[...ofNew.tried, constants, handed, weaker, equality, ownEquality],
  ];
  const stopped = {
    production: sources.sources.stopped || elsewhere.stopped,
    tests: alarm.alarm.stopped || ofTests.some((one) => one.stopped),
  };
  const isAccused = stopped.production || stopped.tests;
  const told = { ...withGolden(alarm.alarm, golden), stopped: stopped.tests };
  const unreadable = found.unreadable.map(({ path, reason }) => `${path}: ${reason}`);
  const asksNothing = isAccused ? [] : await answerWords(port, context, added.length > 0 ? added : bent);
  const unread = isAccused ? [] : await unreadWords(port, context, experiments, found.added);
  const unwritten = isAccused ? [] : await unwrittenWords(port, context);
  const unset = isAccused ? [] : await unsetWords(port, context);
  const doubts = isAccused
    ? []
    : [...unheardWords(alarm, added), ...ofNew.doubts, ...asksNothing, ...unread, ...unwritten, ...unset];
  const isTried =
    sources.proved &&
    [elsewhere, setUp, golden, constants, handed, weaker].every(({ reasons }) => reasons.length === 0);
  const isProved = !isAccused && isTried && told.rang > 0 && unreadable.length + doubts.length === 0;
  const over = experiments.over() ?? [];
  const none = bent.length + unreadable.length + told.bent === 0 ? 'no test was found that could be bent' : [];
  const reasons = [...ofTests, sources, elsewhere, alarm].flatMap((one) => one.reasons);
  const literals = await newLiterals(port, context, found.existing);
  return {
    result: isAccused ? 'disproved' : isProved ? 'proved' : 'unproved',
    reasons: isProved ? [] : [reasons, unreadable, over, doubts, none].flat(),
    sources: {
      ...sources.sources,
      stopped: stopped.production,
      ...((await isGreenWithout(port, context, sources.sources, added)) && { greenWithout: true }),
    },
    alarm: told,
    ...(ofNew.counter === undefined ? {} : { counter: ofNew.counter }),
    ...(literals.length === 0 ? {} : { literals }),
    edits: [sources, elsewhere, alarm, ...ofTests].flatMap(({ edits }) => edits),
    runs: experiments.runs(),
    durationMs: experiments.durationMs(),
    ran: experiments.ran(),
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
