/**
 * A test that heard the coarse bend and not the sharp one: its equality was narrowed, or its table is not read. It accuses where the
 * base tells the two values apart; elsewhere the test's values prove nothing.
 */

import { type FoundTest, twinsOf } from '../syntax/bends.ts';
import { sharpBendOf } from '../syntax/near-bends.ts';
import { type Bent, failuresOf, isOf, treeOf } from './bent-test.ts';
import { named } from './depends-on.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';

/** The bend of the first round, where there is a sharper one. */
export function sharpen(one: Bent, { baseline }: ProofContext): void {
  const was = baseline?.failures.find((failure) => isOf(failure, one));
  const sharp = sharpBendOf(one.found, was);
  if (sharp === undefined) return;
  one.edits = sharp.edits;
  one.sharp = { ...sharp, wasRed: was !== undefined };
}

export interface Blunt {
  /** The base tells the values apart, the code how they are written, or what they are for is told by their name: accused. */
  narrowed: Bent[];
  /** Nothing is known of the base: its values prove nothing. */
  unsure: Bent[];
}

/** Of those that rang, those whose sharp bend was green. At most two runs, and none where all were heard. */
export async function bluntOf(port: ProofPort, experiments: Experiments, rang: readonly Bent[]): Promise<Blunt> {
  const deaf = await certainOf(
    port,
    experiments,
    rang.filter(({ sharp }) => sharp?.green === true),
  );
  const compared = deaf.filter(({ sharp }) => sharp?.kind !== 'rows');
  // Red there with the one and green with the other by the baseline's own words.
  const narrowed = compared.filter(({ sharp }) => sharp?.kind === 'old');
  const asked = deaf.filter((one) => !narrowed.includes(one) && !one.found.changed && one.sharp?.wasRed === false);
  const bent = asked.map((one) => ({ ...one, edits: one.sharp?.edits ?? [] }));
  const run =
    bent.length === 0 ? undefined : await experiments.run('alarm-near-on-base', await treeOf(port, 'base', bent));
  const failures = run === undefined ? [] : failuresOf(run);
  const apart = asked.filter((one) => failures.some((failure) => isOf(failure, one)));
  narrowed.push(...apart.filter((one) => compared.includes(one)));
  // What the base does not tell apart either is as its tests had it: a table may hold what is put in.
  const isAsBefore = (one: Bent) => run !== undefined && asked.includes(one) && !apart.includes(one);
  narrowed.push(...deaf.filter((one) => one.sharp?.kind === 'rows' && one.found.added && isOfWanted(one)));
  const unsure = deaf.filter((one) => !narrowed.includes(one) && !isAsBefore(one) && !isOverInputs(one));
  const spelled = await spelledOf(port, experiments, unsure);
  narrowed.push(...spelled);
  return { narrowed, unsure: unsure.filter((one) => !spelled.includes(one)) };
}

/** A table that no equality reads may hold what tests only run over. */
export const equality = /\bassert_?eq\w*|\b\w*[eE]qual\w*\b|\bis_deeply\b|\bto_?[bB]e\b|[!=]==?/;

/** The last column of its table bears a name like `want`, and an equality compares with that name and nothing made of it. */
function isOfWanted({ found: { test } }: Bent): boolean {
  const name = lastIsWanted.exec(test.text)?.groups?.name;
  if (name === undefined) return false;
  const said = new RegExp(`\\b${name}\\b`, 'g');
  return test.text.split('\n').some((line) => equality.test(line) && line.match(said)?.length === 1);
}
/** The end of a record's fields, of parameters, or of what a loop takes apart. */
const lastIsWanted =
  /[,(|[\n][^\S\n]{0,80}(?:[\w<>[\].*]{1,80}[^\S\n]{1,9})?[$*&]?(?<name>(?:want|wanted|expected)(?:[A-Z_]\w{0,40})?)(?:[^\S\n]{1,9}[\w[\].*]{1,80}|:[^\S\n]?\w{1,80})?[^\S\n]{0,9}(?:\||[)\]](?= ?(?:of\b|in\b|\) ?=>|=>|[{:]|->))|\n[^\S\n]{0,80}\}|\s(?:in|of)\b)/;

/** No equality reads its table, and another value in what it asserts of each row was heard. */
function isOverInputs({ sharp, edits, found: { test } }: Bent): boolean {
  const { value } = test.asserted ?? {};
  const isHeard = edits.some(({ start, after }) => start === value?.start && after === value.after);
  return sharp?.kind === 'rows' && isHeard && !equality.test(test.body.text);
}

/** Another bend in the same run may have ended it before their turn: then they are asked alone. */
async function certainOf(port: ProofPort, experiments: Experiments, deaf: readonly Bent[]): Promise<Bent[]> {
  const [certain, asked] = [deaf.filter(({ sharp }) => sharp?.whole), deaf.filter(({ sharp }) => !sharp?.whole)];
  if (asked.length === 0) return certain;
  const bent = asked.map((one) => ({ ...one, edits: one.sharp?.edits ?? [] }));
  const run = await experiments.run('alarm-near', await treeOf(port, 'tree', bent));
  return run?.result === 'passed' ? [...certain, ...asked] : certain;
}

/** Of those whose last value may be any: red where it is the same, written differently. Then code reads how they are written. */
async function spelledOf(port: ProofPort, experiments: Experiments, unsure: readonly Bent[]): Promise<Bent[]> {
  const twins = unsure.flatMap((one) => {
    const edits = one.sharp?.kind === 'last' ? twinsOf(one.found) : [];
    return edits.length === 0 ? [] : [{ one, bent: { ...one, edits } }];
  });
  if (twins.length === 0) return [];
  const tree = await treeOf(
    port,
    'tree',
    twins.map(({ bent }) => bent),
  );
  const run = await experiments.run('alarm-twins', tree);
  const failures = run === undefined ? [] : failuresOf(run);
  const red = twins.filter(({ one }) => failures.some((failure) => isOf(failure, one)));
  for (const { one, bent } of red) if (one.sharp !== undefined) one.sharp.edits = bent.edits;
  return red.map(({ one }) => one);
}

/** What is said of one that is accused. */
export function narrowedWords({ found, sharp }: Bent): string {
  const [edit] = sharp?.edits ?? [];
  if (edit?.kind === 'twin')
    return `\`${found.test.name}\` is red where it expects ${edit.after} instead of ${edit.before}, and green where its last value is another: the code depends on how its tests are written`;
  const olds = { old: ', which is what the base gave', rows: ' in its table' };
  const old = sharp?.kind === 'old' || sharp?.kind === 'rows' ? olds[sharp.kind] : ', and on the base it is red';
  return `\`${found.test.name}\` is green although it expects ${edit?.after} instead of ${edit?.before}${old}`;
}

export function unsureWords(unsure: readonly Bent[]): string[] {
  return [...Map.groupBy(unsure, ({ sharp }) => sharp?.kind ?? 'near')].map(
    ([kind, ones]) => `${named(ones.map(({ found }) => found.test.name))} stayed green with ${otherValues[kind]}`,
  );
}

const otherValues = {
  rows: 'other values in its table',
  old: 'what the base gave in the place of the expected value',
  near: 'a value that is close to the expected one',
  last: 'another value at its end',
};

/** Of what the attempt added, or else changed, some test must have heard a value: a failure at its start says only that it runs. */
export function valueless(rang: readonly Bent[]): FoundTest[] {
  const added = rang.filter(({ found }) => found.added);
  const own = added.length > 0 ? added : rang.filter(({ found }) => found.changed);
  return own.some(isOfValue) ? [] : own.map(({ found }) => found);
}

export function valuelessWords(tests: readonly FoundTest[]): string[] {
  if (tests.length === 0) return [];
  const names = named(tests.map(({ test }) => test.name));
  return [
    tests.length === 1
      ? `no value that ${names} expects was heard, only that it runs`
      : `no value that ${names} expect was heard, only that they run`,
  ];
}

/** What is no literal is bent too where any other value may stand there. */
export const isOfValue = ({ edits }: Bent) => edits.some(({ kind }) => kind === 'bend');

/** One that stands in the test, or in its table. */
export const isOfLiteral = (one: Bent) =>
  isOfValue(one) && !one.edits.some(({ isLoose }) => isLoose) && operandsOf([one]).length === 0;

/** What is no literal and was heard. */
export function operandsOf(rang: readonly Bent[]): string[] {
  return rang.flatMap(({ edits, found }) =>
    edits
      .filter(({ start }) => found.test.expectations.some((one) => one.kind === 'operand' && one.start === start))
      .map(({ before }) => before),
  );
}
