/**
 * Constants of production with which tests measure: whatever they are, such tests follow. One whose number the attempt changed gets the
 * base's again, a new one another number, in one run. Not heard, the number is nobody's; where tests that were red, and are as they were,
 * are green with none at all, or with another tolerance, and red with the base's, it is accused. No run where the story tells the number.
 */

import { languageOf } from '../guard/language.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { bentLiteral, nearFraction } from '../syntax/literals.ts';
import { failuresOf, isBroken, isOf } from './bent-test.ts';
import { changedTexts } from './changed-texts.ts';
import { named } from './depends-on.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { accused } from './prove-idle.ts';
import { mostChars } from './written.ts';

/** `tests`: all that speak of the change. What it says without being stopped is a doubt. */
export async function proveConstants(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const found = await constantsOf(port, context);
  const measured = found.length === 0 ? [] : await measuredWith(port, found, tests);
  if (measured.length === 0) return untried;
  const files = new Map<string, string>();
  for (const [path, own] of Map.groupBy(measured, (one) => one.path)) {
    const lines = ((await port.read('tree', path)) ?? '').split('\n');
    for (const { line, after } of own) lines[line - 1] = after;
    files.set(path, lines.join('\n'));
  }
  const run = await experiments.runToItsLimit('other-constants', await port.make('tree', [], files));
  // What compares by hand names no test, and make calls it what it calls a compiler's.
  if (run === undefined || failuresOf(run).some(({ kind }) => kind === 'compile')) return untried;
  const isHeard = !isGreen(run);
  const edits = measured.map(({ path, line, before, after }): ProofEdit => {
    const told = { path, line, before: before.trim().slice(0, 200), after: after.trim().slice(0, 200) };
    return { kind: 'other', ...told, outcome: isHeard ? 'rang' : 'silent', logPath: run.logPath };
  });
  const [first] = measured;
  if (!isHeard && measured.every((one) => one.isTolerance)) return { ...untried, edits };
  if (!isHeard) {
    const [is, it] = measured.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const reason = `the tests measure with ${named(measured.map(({ name }) => name))} and are green with another number for ${it}: what it ${is} they do not ask`;
    return { ...untried, edits, reasons: [reason] };
  }
  const own = tests.filter(({ path }) => measured.some(({ paths }) => paths.includes(path)));
  const isTheirs = measured.every(({ ofBase }) => ofBase) && mayBeRed(own, context.baseline) && mayBeRed(own, run);
  const { story = '' } = context;
  const isLoose = measured.every((one) => one.isTolerance) && !asksForTolerance.test(story);
  if (first === undefined || !isTheirs || !(isLoose || (measured.every(isNone) && !asksForNone.test(story))))
    return { ...untried, edits };
  const so = isLoose
    ? 'so it is no more than the tolerance that was changed'
    : 'so with none of it they ask for nothing';
  const reason = `\`${first.name}\` in ${first.path} is ${first.value} and was ${first.was}: the tests measure with it, and with what it was they are red, ${so}`;
  return { ...accused(reason), edits };
}

interface Constant {
  path: string;
  line: number;
  name: string;
  value: string;
  /** Its number on the base. */
  was: string | undefined;
  isWasTold: boolean;
  before: string;
  after: string;
}

/** One of them is, or which is red is not told. What hangs says nothing. */
function mayBeRed(tests: readonly FoundTest[], run: Verification | undefined): boolean {
  if (run === undefined || run.result !== 'failed') return false;
  const failures = failuresOf(run);
  const isRed = (found: FoundTest) => failures.some((one) => isOf(one, { found }) || isBroken(one, { found }));
  return failures.length === 0 || tests.some(isRed);
}

/** Who tells what it was may ask for none of it. */
const isNone = ({ value, was, isWasTold }: Constant) =>
  Number(value) === 0 && was !== undefined && Number(was) !== 0 && !isWasTold;
const asksForNone =
  /\b(?:none|never|no|not|off|without|disabl\w*|remov\w*|empty|zero|drop\w*|stop\w*|skip\w*|cancel\w*|immediate\w*|instant\w*|directly|at once)\b/i;

const asksForTolerance = /toleran|precis|accura|epsilon|margin|near|close|approx|almost|exact|round/i;
/** The name of a constant, or what stands beside it where it bounds a difference. */
const tolerance =
  /epsilon|(?<![a-z])eps(?![a-z])|toleran|precision|\bdelta\b|approx|almost|near|clos(?:e|ish)|within|\babs\b/i;
/** Of a comparison, an option, a matcher, or the third and last of what is given. */
const bounding = (name: string) =>
  new RegExp(
    `(?:<=?|\\b(?:delta|abs|rel|within|toler\\w*|eps\\w*) ?[=:(]|,[^,]*,|\\bclose\\w*\\([^,]*,|^)\\s*(?:\\w+(?:\\.|::|->))*${name}\\W*(?:\\)|$)`,
    'i',
  );

/** Numbers that the story does not tell, where it tells any or they are a tolerance. */
async function constantsOf(port: ProofPort, context: ProofContext): Promise<Constant[]> {
  const { story = '' } = context;
  // `1,500` is one number, or two.
  const numbers = [...(story.match(/\d+(?:\.\d+)?/g) ?? []), ...(story.match(/\d{1,3}(?:[,_ ']\d{3})+/g) ?? [])];
  const told = new Set(numbers.map((one) => Number(one.replace(/\D(?=\d{3})/g, (sign) => (sign === '.' ? sign : '')))));
  const tellsNone = told.size === 0;
  for (const [at, word] of words.entries()) if (new RegExp(`\\b${word}\\b`, 'i').test(story)) told.add(at);
  const found: Constant[] = [];
  for await (const { path, base, tree } of changedTexts(port, context, 'production')) {
    // `LIMIT=3` in a sample of settings, or in prose, is no code's.
    if (languageOf(path) === undefined || tree.length > mostChars) continue;
    const known = new Map(
      base
        .split('\n')
        .flatMap((line) => partsOf(line) ?? [])
        .map((one) => [one.name, one.value]),
    );
    for (const [at, before] of tree.split('\n').entries()) {
      const parts = partsOf(before);
      if (parts === undefined) continue;
      const { name, value } = parts;
      const was = known.get(name);
      if (was === value || isTold(numberOf(value), told)) continue;
      if (tellsNone && (was === undefined || !tolerance.test(name))) continue;
      const other = was ?? nearNumber(value);
      if (other === undefined) continue;
      const after = before.slice(0, parts.at) + other + before.slice(parts.at + value.length);
      const isWasTold = was !== undefined && isTold(numberOf(was), told);
      found.push({ path, line: at + 1, name, value, was, isWasTold, before, after });
    }
  }
  return found;
}

const numberOf = (value: string) => Number(value.replaceAll('_', ''));

const words = [
  'zero',
  '(?:one|once)',
  '(?:two|twice)',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** As it is, in another unit, or with a fraction as so many percent, added or taken off. */
function isTold(value: number, told: ReadonlySet<number>): boolean {
  const percents = Number.isInteger(value) ? [] : [value * 100, (value - 1) * 100, (1 - value) * 100];
  const units = unitsOf.map((unit) => value / unit);
  return [...units, ...percents].some((one) => told.has(Math.round(one * 1e6) / 1e6));
}

/** Of times, sizes and money. */
const unitsOf = [1, 60, 100, 1000, 3600, 60_000, 86_400, 1e6, 3_600_000, 86_400_000, 1e9, 1024, 1024 ** 2, 1024 ** 3];

/** Another last digit of a fraction, else one more. */
const nearNumber = (value: string) => nearFraction(`"${value}"`)?.slice(1, -1) ?? bentLiteral(value, 'number', 0);

/** `#define STEPS 4`, `set STEPS 4` – and no `LIMIT 10` of a query –, `public const REDUCED = 0.17;`, `LIMIT: u32 = 3;`, `LIMIT = 3`. */
function partsOf(line: string): { name: string; value: string; at: number } | undefined {
  const match = line.length > 300 ? null : constant.exec(line);
  const { name, value } = match?.groups ?? {};
  const [at] = match?.indices?.groups?.value ?? [];
  return name === undefined || value === undefined || at === undefined ? undefined : { name, value, at };
}
const constant =
  /^\s*(?:(?:#\s*define|set)\s+(?<name>[A-Z][A-Z0-9_]{2,})\s|(?:[a-z]\w*\s+){0,6}(?:[\w<>]+\s+)?\$?(?<name>[A-Z][A-Z0-9_]{2,}|\w*(?:[eE]psilon|[tT]oleran|[pP]recision|[dD]elta)\w*)\s*(?::[^=\n]{1,40})?=>?)\s*(?<value>\d[\d_]*(?:\.\d+)?)\w{0,3}\s*[;,)]?\s*(?:(?:\/\/|#|\/\*|--).*)?$/d;

/** Those that tests name; `ofBase`: only such that are as they were, and that do not ask for none of it. */
async function measuredWith(
  port: ProofPort,
  found: readonly Constant[],
  tests: readonly FoundTest[],
): Promise<(Constant & { ofBase: boolean; isTolerance: boolean; paths: string[] })[]> {
  const paths = [...new Set(tests.map(({ path }) => path))];
  const texts = await Promise.all(
    paths.map(async (path) => {
      const [base, tree = ''] = [await port.read('base', path), await port.read('tree', path)];
      return { path, tree, words: new Set(tree.match(/\w{3,}/g)), isAsBefore: base === tree };
    }),
  );
  return found.flatMap((one) => {
    const own = texts.filter(({ words }) => words.has(one.name));
    const isNamed = new RegExp(`\\b${one.name}\\b`);
    const lines = own.flatMap(({ tree }) => tree.split('\n')).filter((line) => isNamed.test(line));
    const asksForNone = lines.some((line) => none.test(line));
    const bounds = bounding(one.name);
    const isNear = (line: string) => bounds.test(line) && tolerance.test(line);
    const isTolerance = one.was !== undefined && lines.some(isNear);
    const ofBase = own.every(({ isAsBefore }) => isAsBefore) && !asksForNone;
    return own.length === 0 ? [] : [{ ...one, ofBase, isTolerance, paths: own.map(({ path }) => path) }];
  });
}
const none = /(?<![\w.])0(?:\.0+)?(?![\w.])/;
