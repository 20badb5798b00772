/**
 * A type of new production that brings a forgiving equality along: the base knows nothing to compare it with. The equality that the
 * language gives such a type stands in its place, and a test that turns red compared values that are not equal.
 */

import { asserts } from '../run/failure-kind.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { failuresOf, isOf } from './bent-test.ts';
import { changedTexts } from './changed-texts.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { asksForEquality } from './prove-equality.ts';
import { accused } from './prove-idle.ts';

export async function proveOwnEquality(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  if (tests.length === 0 || [asksForEquality, asksForNearness].some((one) => one.test(context.story ?? '')))
    return untried;
  const files = new Map<string, string>();
  let told = '';
  for await (const { path, base, tree } of changedTexts(port, context, 'production')) {
    const plain = withPlainEquality(path, tree, base);
    if (plain === undefined) continue;
    files.set(path, plain.text);
    told ||= `\`${plain.line.trim()}\` in ${path}`;
  }
  if (files.size === 0) return untried;
  const run = await experiments.run('plain-equality', await port.make('tree', [], files));
  const failures = run === undefined ? [] : failuresOf(run);
  const red = tests.find((found) =>
    failures.some((one) => one.kind === undefined && asserts(one) && isOf(one, { found })),
  );
  if (red === undefined || namesBoth(context.story ?? '', red.test.body.text)) return untried;
  return accused(
    `\`${red.test.name}\` is green only with ${told}, and red with the equality of the language: values that differ are taken for equal`,
  );
}

const asksForNearness =
  /\b(?:upper|lower|approx|within|near|epsilon|close|precis|float|letters?\b|capital|alike|mean one|as one\b)/i;

/** The story itself writes two texts of the test that differ in their letters or blanks alone. */
function namesBoth(story: string, body: string): boolean {
  const texts = [...new Set([...body.matchAll(/(["'])([^"'\n]{1,100})\1/g)].map(([, , text = '']) => text))];
  const said = texts.slice(0, 100).filter((text) => story.includes(text));
  return new Set(said.map((text) => text.trim().toLowerCase())).size < said.length;
}

/** undefined: no type of its own kind is compared in a new way, or what it compares is its own business. */
export function withPlainEquality(
  path: string,
  tree: string,
  base: string,
): { text: string; line: string } | undefined {
  for (const { ending, type, method, after } of equalities) {
    if (!ending.test(path)) continue;
    for (const match of tree.matchAll(type)) {
      const from = match.index + match[0].length;
      const rest = tree.slice(from);
      const end = rest.search(/\n\S/);
      const body = end === -1 ? rest : rest.slice(0, end + 2);
      const own = method.exec(body);
      const line = own && lineAt(body, own.index);
      if (!own || !line || base.includes(line) || !forgiving.test(methodAt(body, own.index, line))) continue;
      const at = from + own.index;
      return { text: tree.slice(0, at) + after(own) + tree.slice(at + own[0].length), line };
    }
  }
  return undefined;
}

const lineAt = (text: string, at: number) => text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';

/** To the next line that is indented no deeper. A method that compares is short. */
function methodAt(body: string, at: number, line: string): string {
  const text = body.slice(at, at + mostChars);
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const start = text.startsWith('@Override') ? text.indexOf('boolean') : 0;
  const end = text.slice(start).search(new RegExp(`\\n[ \\t]{0,${indent}}\\S`));
  return end === -1 ? text : text.slice(0, start + end);
}

const mostChars = 400;
/** Not exactly: within a distance, rounded, or only a part. */
const forgiving =
  /\babs\b|\bfabs\b|(?<![-=])[<>]=?(?!\w+[>(:,])|round|floor|trunc|isclose|epsilon|EPS|toleran|\.lower|downcase|casefold|upper|upcase|strip|trim|start_?s?_?with|end_?s?_?with|(?<!\bfor [^\n:]{1,80})\bin\b|include|contains|[[(]:?\d?:?\d*\]/;

interface Equality {
  ending: RegExp;
  /** The head of a type that the language can compare by itself. */
  type: RegExp;
  method: RegExp;
  after(found: RegExpExecArray): string;
}

const equalities: readonly Equality[] = [
  {
    ending: /\.py$/,
    type: /^class \w+\([^)\n]{0,200}?\b(?:Decimal|float|int|str|tuple|list|dict|set|frozenset|bytes|complex|Fraction|date|datetime|timedelta|NamedTuple)\b[^)\n]{0,200}\):|^@(?:\w+\.)?dataclass\b.*\nclass \w+[^\n]*:/gm,
    method: /\bdef __eq__(?=\()/,
    after: () => 'def plain_eq',
  },
  {
    ending: /\.rb$/,
    type: /^[ \t]*class \w+ < (?:String|Array|Hash|Set|Numeric|SimpleDelegator|(?:Struct\.new|Data\.define)\([^)\n]*\))|^[ \t]*\w+ = (?:Struct\.new|Data\.define)\([^)\n]*\) do/gm,
    method: /\bdef ==(?=\s*\(?)/,
    after: () => 'def plain_eq',
  },
  {
    ending: /\.java$/,
    type: /\brecord \w+(?:<[^>{]{0,200}>)?\([^)]{0,1000}\)[^{\n]{0,200}\{/g,
    method: /(?:@Override\s+)?public (?:final )?boolean equals(?=\(\s*(?:final )?Object\b)/,
    after: () => 'public boolean plainEquals',
  },
];
