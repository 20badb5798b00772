/** Expressions of GitHub's workflows, evaluated over what can be known without a run of the workflow. */

import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { objectIn } from '../../text/json.ts';

/** `matrix`, `env`, `runner`, … by name. What is not among them cannot be known, and neither can the names below `unknown`. */
export type Contexts = Readonly<Record<string, unknown>> & { unknown?: readonly string[] };

/** `unknown`: what it would take, such as `secrets.TOKEN`. */
export type Evaluated<T> = { value: T } | { unknown: string };

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

/** A value of a workflow that may be written as one expression: a list or a mapping stays what it is. */
export function evaluatedValue(written: unknown, contexts: Contexts): Evaluated<unknown> {
  const alone = typeof written === 'string' ? /^\$\{\{([\s\S]*)\}\}$/.exec(written.trim())?.[1] : undefined;
  if (alone !== undefined && !alone.includes('${{')) {
    const found = evaluated(alone, contexts);
    return 'unknown' in found ? found : { value: JSON.parse(JSON.stringify(found.value, data.replacer)) };
  }
  return typeof written === 'string' ? interpolated(written, contexts) : { value: written };
}

/** Whether a condition holds; one that cannot be known does, as in the run that everybody looks at. */
export function holds(condition: unknown, contexts: Contexts): boolean {
  if (condition === undefined || condition === null) return true;
  const text = String(condition).trim();
  const found = evaluated(/^\$\{\{([\s\S]*)\}\}$/.exec(text)?.[1] ?? text, contexts);
  if (!('unknown' in found)) return isTrue(found.value);
  return !found.unknown.startsWith('secrets');
}

function evaluated(expression: string, contexts: Contexts): Evaluated<data.ExpressionData> {
  const unknown = expression.trim();
  const secret = /\bsecrets\b[\w.]*|\bgithub\.token\b/.exec(expression)?.[0];
  if (secret !== undefined) return { unknown: secret.replace('github.token', 'secrets.GITHUB_TOKEN') };
  const { unknown: names = [], ...known } = contexts;
  // Whose repository it is, and who has pushed what, is told by the run alone.
  const ofRun = [...expression.matchAll(/\bgithub\.(\w+)/g)].some(([, name = '']) => !(name in objectIn(known.github)));
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

function isTrue(value: data.ExpressionData): boolean {
  return !['', '0', 'false', 'NaN'].includes(value.coerceString());
}
