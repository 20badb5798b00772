/** Commands in a comment: the first line starts with one, at its very first character, or there is none. */

import { visibleText } from './visible-text.ts';

export type Command =
  | { name: 'retry'; hint: string; maxIterations?: number }
  | { name: 'fix' | 'update'; hint: string }
  | { name: 'stop' | 'status' | 'help' }
  | { name: 'bad-retry'; reason: string };

/** The largest max-iterations there is, for who does not know the repository's own limit yet. */
export const anyLimit = 10;
const maxHintChars = 5_000;

/**
 * Reads a comment's body; undefined where it holds no command. A quote, a fence, code, an HTML comment or anything else before
 * the slash makes it plain text. `/retry`, then an optional `max-iterations=5`; the rest, later lines included, is the hint.
 */
export function readCommand(body: string, maxIterationsLimit: number): Command | undefined {
  if (/^\/redgreen(?:[\s:]|$)/i.test(body)) {
    const [, written, rest = ''] = /^\/redgreen:?[^\S\n]+(stop|status|fix|update):?(?:\s([\s\S]*))?$/i.exec(body) ?? [];
    const verb = written?.toLowerCase();
    if (verb === 'fix' || verb === 'update') return { name: verb, hint: hintIn(rest) };
    return { name: verb === 'stop' || verb === 'status' ? verb : 'help' };
  }
  const retry = /^\/retry:?(?:\s+([\s\S]*))?$/i.exec(body);
  if (retry === null) return undefined;
  const rest = retry[1] ?? '';
  const [whole = '', value] = /^max-iterations=(\S*)\s*/.exec(onFirstLine(body) ? rest : '') ?? [];
  const hint = hintIn(rest.slice(whole.length));
  if (value === undefined) return { name: 'retry', hint };
  const number = /^\d{1,4}$/.test(value) ? Number(value) : -1;
  if (number >= 0 && number <= maxIterationsLimit) return { name: 'retry', hint, maxIterations: number };
  const reason = `max-iterations=${value.slice(0, 20)} is not allowed: a whole number from 0 to ${maxIterationsLimit}`;
  return { name: 'bad-retry', reason };
}

function hintIn(rest: string): string {
  return visibleText(rest).text.slice(0, maxHintChars).trim();
}

/** Whether anything follows the command on its own line. */
function onFirstLine(body: string): boolean {
  return /^\/retry:?[^\S\n]+\S/i.test(body);
}
