/** Could this green have gone red? Experiments over a green attempt, each in a layer that is thrown away. */

import type { AlarmProof, Proof, SourcesProof } from '../run/proof.ts';
import { named } from './depends-on.ts';
import { openExperiments, type ProofContext, type ProofPort } from './experiments.ts';
import { newLiterals } from './new-literals.ts';
import { testsToBend } from './proof-tests.ts';
import { proveAlarm } from './prove-alarm.ts';
import { idleWords, proveCounter, unaskedWords } from './prove-counter.ts';
import { proveElsewhere } from './prove-elsewhere.ts';
import { type GoldenResult, proveGolden } from './prove-golden.ts';
import { type HeardLines, hearLines } from './prove-lines.ts';
import { proveSources } from './prove-sources.ts';
import { valuelessWords } from './sharp-bends.ts';

export type { ProofContext, ProofPort } from './experiments.ts';

/** Never throws for what is in the trees: what cannot be tried is `unproved`, with the reason. */
export async function prove(port: ProofPort, context: ProofContext): Promise<Proof> {
  const experiments = openExperiments(port, context);
  const { bent, added, existing, unreadable } = await testsToBend(port, context);
  const sources = await proveSources(port, context, experiments, [...new Set(bent.map(({ path }) => path))]);
  const alarm = await proveAlarm(port, context, experiments, bent.slice(0, mostTests));
  if (!alarm.alarm.stopped && !sources.sources.stopped) {
    const { production } = sources.sources;
    const asked = { production, tests: [...bent, ...existing] };
    const { edits, reason, stopped } = await proveElsewhere(port, context, experiments, asked);
    sources.sources.stopped = stopped;
    sources.edits.push(...edits);
    sources.proved &&= reason === undefined;
    if (reason !== undefined) sources.reasons.push(reason);
  }
  const isOpen = !alarm.alarm.stopped && !sources.sources.stopped && alarm.unheard.length === 0;
  const golden: GoldenResult =
    isOpen && alarm.operands
      ? await proveGolden(port, context, experiments, alarm.operands)
      : { edits: [], stopped: false };
  const told = withGolden(alarm.alarm, golden);
  const counter = await proveCounter(port, context, experiments, added.slice(0, mostTests));
  const literals = await newLiterals(port, context, existing);
  // On the base it is not there, so what stays green here may be a test that nothing runs.
  const notMet = alarm.quiet.filter((one) => added.includes(one) && !alarm.unheard.includes(one.test.name));
  const unasked = await unaskedWords(port, context, counter);
  const idle = unasked.length > 0 ? unasked : idleWords(counter, added, alarm.valued);
  const doubts = alarm.alarm.stopped ? [] : [...alarm.doubts, ...idle];
  const settled = told.stopped || sources.sources.stopped || alarm.alarm.rang === 0 || doubts.length > 0;
  const asked = { changed: added, asked: alarm.valueless };
  const lines: HeardLines = settled ? { heard: [] } : await hearLines(port, context, experiments, asked);
  if (lines.unheard !== undefined) doubts.push(lines.unheard);
  if (!told.stopped && lines.heard.length === 0) doubts.push(...valuelessWords(alarm.valueless));
  const unread = unreadable.map(({ path, reason }) => `${path}: ${reason}`);
  const over = experiments.over();
  const reasons = [...sources.reasons, ...alarm.reasons, ...unread, ...(over === undefined ? [] : [over])];
  if (alarm.unheard.length > 0 && alarm.reasons.length === 0)
    reasons.push(`${named(alarm.unheard)} stayed green when bent, and the base cannot say whether it would ring`);
  if (notMet.length > 0 && alarm.reasons.length === 0)
    reasons.push(
      `${named(notMet.map(({ test }) => test.name))} stayed green when bent: whether it runs cannot be told`,
    );
  if (golden.reason !== undefined) reasons.unshift(golden.reason);
  reasons.push(...doubts);
  if (bent.length === 0 && unread.length === 0 && told.bent === 0) reasons.push('no test was found that could be bent');
  return {
    ...judged({
      sources: sources.sources,
      triedSources: sources.proved,
      alarm: told,
      reasons,
      unread:
        unread.length + doubts.length + (golden.reason === undefined ? 0 : 1) + alarm.unheard.length + notMet.length,
    }),
    sources: sources.sources,
    alarm: told,
    ...(counter === undefined ? {} : { counter }),
    ...(literals.length === 0 ? {} : { literals }),
    edits: [...sources.edits, ...alarm.edits, ...golden.edits],
    runs: experiments.runs(),
    durationMs: experiments.durationMs(),
  };
}

const mostTests = 200;

function withGolden(alarm: AlarmProof, { edits, stopped }: GoldenResult): AlarmProof {
  const rang = edits.filter(({ outcome }) => outcome === 'rang').length;
  const silent = edits.filter(({ outcome }) => outcome === 'silent').map(({ path }) => path);
  return {
    ...alarm,
    bent: alarm.bent + rang + silent.length,
    rang: alarm.rang + rang,
    silent: [...alarm.silent, ...silent],
    stopped: alarm.stopped || stopped,
  };
}

interface Judged {
  sources: SourcesProof;
  triedSources: boolean;
  alarm: AlarmProof;
  reasons: string[];
  unread: number;
}

function judged({ sources, triedSources, alarm, reasons, unread }: Judged): Pick<Proof, 'result' | 'reasons'> {
  if (sources.stopped || alarm.stopped) return { result: 'disproved', reasons };
  const proved = triedSources && alarm.rang > 0 && unread === 0;
  return proved ? { result: 'proved', reasons: [] } : { result: 'unproved', reasons };
}
