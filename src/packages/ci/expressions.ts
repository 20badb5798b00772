/**
 * Evaluates the `${{ … }}` expressions and job matrices of GitHub workflows, as far as this is possible without
 * running the workflow.
 */

import { isDeepStrictEqual } from 'node:util';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { isObject, objectIn } from '../../text/json.ts';

/** `matrix`, `env`, `runner`, … by name. What is not among them cannot be known, and neither can the names below `unknown`. */
export type Contexts = Readonly<Record<string, unknown>> & { unknown?: readonly string[] };

/** `unknown`: what it would take, such as `secrets.TOKEN`. */
type Evaluated<T> = { value: T } | { unknown: string };

/** A text with every `${{ … }}` in it replaced. */
export function interpolated(text: string, contexts: Contexts): Evaluated<string> {
  let unknown: string | undefined;
  const value = text.replace(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) => {
    const found = evaluated(expression, contexts);
    if ('unknown' in found) unknown ??= found.unknown;
    return 'unknown' in found ? '' : found.value.coerceString();
  });
  return unknown === undefined ? { value } : { unknown };
}

/** Whether a condition holds; one that cannot be known does, as in the run that everybody looks at. */
export function holds(condition: unknown, contexts: Contexts): boolean {
  if (condition === undefined || condition === null) return true;
  const text = String(condition).trim();
  const found = evaluated(whole.exec(text)?.[1] ?? text, contexts);
  return 'unknown' in found
    ? !found.unknown.startsWith('secrets')
    : !['', '0', 'false', 'NaN'].includes(found.value.coerceString());
}

const whole = /^\$\{\{([\s\S]*)\}\}$/;

function evaluated(expression: string, contexts: Contexts): Evaluated<data.ExpressionData> {
  const unknown = expression.trim();
  const secret = /\bsecrets\b[\w.]*|\bgithub\.token\b/.exec(expression)?.[0];
  if (secret !== undefined) return { unknown: secret.replace('github.token', 'secrets.GITHUB_TOKEN') };
  const { unknown: names = [], ...known } = contexts;
  // Whose repository it is, who has pushed what, and the folders of the machine are told by the run alone.
  const ofRun = [...expression.matchAll(/\b(github|runner|steps)\.([\w-]+)/g)].some(
    ([, context = '', name = '']) => !(name in objectIn(known[context])),
  );
  if (ofRun || names.some((name) => expression.includes(name))) return { unknown };
  try {
    const { tokens } = new Lexer(unknown).lex();
    const tree = new Parser(tokens, Object.keys(known), [...functions.values()]).parse();
    const context = JSON.parse(JSON.stringify(known), data.reviver) as data.Dictionary;
    return { value: new Evaluator(tree, context, functions).evaluate() };
  } catch {
    // A context that is not there, `hashFiles`, and what is no expression.
    return { unknown };
  }
}

/** Of a job in which every step before has passed. */
const functions = new Map(
  Object.entries({ always: true, success: true, failure: false, cancelled: false }).map(([name, answer]) => [
    name,
    { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(answer) },
  ]),
);

export type Entry = Readonly<Record<string, unknown>>;

/** Written beside the others, as one that needs something of its own. */
const extra = Symbol('extra');

const mostEntries = 500;

/** Without a matrix there is one empty entry. `unknown`: dimensions that an expression makes as the workflow runs. */
export function matrixOf(written: unknown): { entries: Entry[]; unknown: string[] } {
  const matrix = objectIn(written);
  const isRule = (name: string) => name === 'include' || name === 'exclude';
  const unknown = typeof written === 'string' ? ['matrix.'] : [];
  let entries: Record<string, unknown>[] = [{}];
  const dimensions = new Set<string>();
  for (const [name, value] of Object.entries(matrix)) {
    if (isRule(name)) continue;
    if (!Array.isArray(value)) unknown.push(`matrix.${name}`);
    if (!Array.isArray(value) || value.length === 0) continue;
    dimensions.add(name);
    entries = entries.flatMap((entry) => value.map((one) => ({ ...entry, [name]: one }))).slice(0, mostEntries);
  }
  const fits = (entry: Entry, part: Entry) =>
    Object.entries(part).every(([name, value]) => isDeepStrictEqual(entry[name], value));
  const parts = (value: unknown) => (Array.isArray(value) ? value : []).filter(isObject);
  entries = entries.filter((entry) => !parts(matrix.exclude).some((part) => fits(entry, part)));
  if (dimensions.size === 0 && parts(matrix.include).length > 0) return { entries: parts(matrix.include), unknown };
  for (const part of parts(matrix.include)) {
    const shared = Object.fromEntries(Object.entries(part).filter(([name]) => dimensions.has(name)));
    const extended = entries.filter((entry) => fits(entry, shared));
    for (const entry of extended) Object.assign(entry, part);
    if (extended.length === 0) entries.push({ ...part, [extra]: true });
  }
  return { entries, unknown };
}

/** The newest versions first; entries that differ in nothing of the kind stay in the order in which they are written. */
export function newestFirst(entries: readonly Entry[]): Entry[] {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  return entries.toSorted((a, b) => {
    if (extra in a !== extra in b) return extra in a ? 1 : -1;
    for (const name of names) {
      const [left, right] = [rank(a[name]), rank(b[name])];
      for (let at = 0; at < Math.max(left.length, right.length); at++) {
        const by = (right[at] ?? 0) - (left[at] ?? 0);
        if (by !== 0) return by;
      }
    }
    return 0;
  });
}

/** Released before unreleased, and by their numbers; what names no version ranks like any other that names none. */
function rank(value: unknown): number[] {
  const text = String(value ?? '');
  if (/^(?:stable|latest|current|node|lts(?:\/.*)?)$/.test(text)) return [2];
  const version = /^v?(\d+(?:\.\d+)*)(?:\.x)?$/.exec(text)?.[1];
  return version === undefined ? [0] : [1, ...version.split('.').map(Number)];
}
