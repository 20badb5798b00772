/** New lines of a source as they would be answered outside a test run: no runner's variables, no test on the stack, another build mode. */

import { compiled } from './surroundings/compiled.ts';
import { javascript } from './surroundings/javascript.ts';
import { looksAgain, pauses } from './surroundings/pauses.ts';
import { scripted } from './surroundings/scripted.ts';
import type { Answer } from './surroundings/surroundings.ts';

export interface Elsewhere {
  line: number;
  before: string;
  after: string;
  /** Nothing but pauses was edited in it. */
  isPause: boolean;
}

/** `speaksOf`: whether story, tests or what runs them speak of it. Lines that the base has as well are left alone. */
export function elsewhereOf(
  path: string,
  base: string,
  tree: string,
  speaksOf: (words: RegExp) => boolean,
): Elsewhere[] {
  const answers = all.filter(({ endings }) => endings.test(path)).flatMap((one) => one.answers);
  if (answers.length === 0) return [];
  const known = new Set(base.split('\n').map((line) => line.trim()));
  const lines = tree.split('\n');
  const still = answers.filter(({ isPause }) => !isPause);
  return lines.flatMap((before, at) => {
    if (before.length > 1000 || known.has(before.trim()) || comments.test(before)) return [];
    const elsewhere = (all: readonly Answer[]) =>
      all
        .filter(({ unlessNext }) => !unlessNext?.test(lines[at + 1] ?? ''))
        .reduce((text, one) => answered(text, one, speaksOf), before);
    const whole = elsewhere(answers);
    if (whole === before) return [];
    const unpaused = elsewhere(still);
    const after = whole !== unpaused && looksAgain(lines, at) ? unpaused : whole;
    return after === before ? [] : [{ line: at + 1, before, after, isPause: unpaused === before }];
  });
}

const all = [...javascript, ...scripted, ...compiled, ...pauses];

const comments = /^\s*(?:\/\/|#(?![[\s]*(?:if|ifdef|ifndef|elif|\[|!))|\*|\/\*|--)/;

function answered(
  line: string,
  { asks, elsewhere, unlessAsked }: Answer,
  speaksOf: (words: RegExp) => boolean,
): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const text = line.slice(indent.length);
  if (text.search(asks) === -1 || (unlessAsked !== undefined && speaksOf(unlessAsked))) return line;
  const replaced = text.replace(asks, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1);
    const name = typeof groups === 'object' && groups !== null ? String((groups as { name?: string }).name ?? '') : '';
    if (name !== '' && (ofMachine.test(name) || speaksOf(new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`))))
      return match;
    return typeof elsewhere === 'string' ? elsewhere : elsewhere(match, name);
  });
  return indent + replaced;
}

/** Whoever starts a program sets these. */
const ofMachine =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|PWD|OLDPWD|TMPDIR|TEMP|TMP|TERM|TZ|LANG|LANGUAGE|LC_\w+|XDG_\w+|HOSTNAME|COLUMNS|LINES|NO_COLOR|FORCE_COLOR|\w+_proxy|\w+_PROXY)$/;
