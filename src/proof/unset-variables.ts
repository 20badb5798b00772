/** Variables of the environment that the story names and new code reads, and that nothing around the tests sets: green without them. */

import { roleOf } from '../guard/production.ts';
import { changedTexts } from './changed-texts.ts';
import { named } from './depends-on.ts';
import type { ProofContext, ProofPort } from './experiments.ts';
import { freshCode } from './fresh-lines.ts';
import { stands } from './written.ts';

const mostFiles = 500;

/** One sentence where there are any. */
export async function unsetWords(port: ProofPort, context: ProofContext): Promise<string[]> {
  const { command, testPaths: globs, story = '' } = context;
  const role = (path: string) => roleOf(path, { command, globs });
  const read = new Set<string>();
  for await (const { base, tree } of changedTexts(port, context, 'production')) {
    for (const { text } of freshCode(base, tree))
      for (const name of variablesIn(text)) if (stands(story, name)) read.add(name);
  }
  if (read.size === 0) return [];
  const around = (await port.list('tree')).filter((path) => !/^(?:production|binary)$/.test(role(path)));
  const texts = [command, ...(context.testEnv ?? [])];
  for (const path of around.slice(0, mostFiles)) texts.push((await port.read('tree', path)) ?? '');
  const unset = [...read].filter((name) => !texts.some((text) => text.includes(name)));
  // What was not looked at may set it.
  if (unset.length === 0 || around.length > mostFiles) return [];
  return [
    `the story names ${named(unset)}, the code reads ${unset.length === 1 ? 'it' : 'them'}, and no test sets ${unset.length === 1 ? 'it' : 'them'}`,
  ];
}

/** `environ.get("A_B")`, `process.env.A_B`, `ENV['A_B']`, `$ENV{A_B}`, `getenv("A_B")`, `std::env::var("A_B")`, `${A_B:-no}`, `#ifdef A_B`. */
export const variablesIn = (text: string): string[] => [...text.matchAll(variable)].map(([, name = '']) => name);
const variable =
  /(?:\b(?:(?:environ|[gG]et_?[eE]nv|LookupEnv|env|ENV)\b[^\w\n]{0,4}(?:get|fetch|var)?[^\w\n]{0,4}|var\(")|\$\{(?=\w+:?[-=+?])|#\s*ifn?def\s+|\bdefined\s*\(?\s*)([A-Z][A-Z0-9_]{2,})\b/g;
