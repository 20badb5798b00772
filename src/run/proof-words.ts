/** What the proofs came to, in words. Plain text, nothing encoded. */

import type { AlarmProof, CounterProof, Proof, SourcesProof } from './proof.ts';
import type { Run } from './run.ts';
import { durationWords } from './words.ts';

/** The end of a headline. That nothing could be proved is said there where proofs are asked to decide; the comment says it always. */
export function proofHeadline(proof: Proof | undefined, decides: boolean): string {
  if (proof?.result === 'disproved') return ', and its green cannot go red: review it';
  return proof?.result === 'unproved' && decides ? ', unproved' : '';
}

/** `Proved`, `Disproved`, `Unproved`: what the line begins with. A green on the way of a run that did not pass proves nothing of it. */
export function proofTitle({ result }: Proof, outcome: Run['outcome'] = 'passed'): string {
  if (result === 'proved' && outcome !== 'passed') return 'Proofs of this green';
  return `${result.charAt(0).toUpperCase()}${result.slice(1)}`;
}

/** One line for people: what speaks against it or is missing, then what was tried and what came of it. */
export function proofLine({ sources, alarm, counter, reasons }: Proof): string {
  return [...reasons, sourcesWords(sources), alarmWords(alarm), counterWords(counter)]
    .filter((part) => part !== '')
    .join(' · ');
}

function sourcesWords(sources: SourcesProof | undefined): string {
  if (sources === undefined || sources.production.length === 0) return '';
  if (sources.greenWithout) return 'the tests are as green without the change';
  const also = sources.also.length === 0 ? '' : ` and on ${sources.also.slice(0, 5).join(', ')}`;
  return `depends on ${sources.production.length} ${sources.production.length === 1 ? 'source' : 'sources'}${also}`;
}

function alarmWords(alarm: AlarmProof | undefined): string {
  if (alarm === undefined || alarm.bent === 0) return '';
  return `${alarm.rang} of ${alarm.bent} bent ${alarm.bent === 1 ? 'test' : 'tests'} went red`;
}

function counterWords(counter: CounterProof | undefined): string {
  if (counter === undefined) return '';
  const red = counter.asserts + counter.missing;
  const some = counter.missing === red ? '' : `${counter.missing} of them `;
  const they = counter.missing === 1 ? 'it uses' : 'they use';
  const missing = counter.missing === 0 ? '' : `, ${some}because something that ${they} is missing there`;
  return `${red} of ${counter.added} new ${counter.added === 1 ? 'test' : 'tests'} red without the change${missing}`;
}

/** `12 runs, 41 s`: what the proofs took; empty where nothing was run. */
export function proofTimeWords({ runs, durationMs }: Pick<Proof, 'runs' | 'durationMs'>): string {
  return runs === 0 ? '' : `${runs === 1 ? '1 run' : `${runs} runs`}, ${durationWords(durationMs)}`;
}

/** What only a reviewer can judge: one sentence each. */
export function proofDoubts(proof: Proof | undefined): string[] {
  if (proof === undefined) return [];
  const idle = (proof.counter?.green ?? []).map((name) => `The new test "${name}" is green without the change.`);
  const literals = (proof.literals ?? []).map(
    ({ path, value }) => `${path} has the value ${value}, which tests expect: a special case?`,
  );
  const reasons =
    proof.result === 'disproved' ? proof.reasons.map((reason) => `This green cannot go red: ${reason}.`) : [];
  return [...reasons, ...idle, ...literals];
}
