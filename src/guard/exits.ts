/** Ends of the process that nothing behind them can tell from success: of a program that counts for itself. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import type { Program } from './program.ts';

/** Elsewhere a runner misses its report, or is heard to stay green with bent tests. */
export function exits({ tokens, language }: Program, index: number): Found {
  const from = tokens.slice(index, index + 3).map(({ text }) => text);
  if (ends[language]?.test(from.join(' ')) !== true) return undefined;
  const found = { rule: 'early-exit', message: `${from[0]} ends the process before the tests can fail` };
  return isChild(tokens, index) ? { ...found, severity: 'review' } : found;
}

/** `other`: C above all. Nothing bends a test of Kotlin. */
const ends: Partial<Record<Language, RegExp>> = { other: /^_exit \(/, kotlin: /^(?:exitProcess|halt) \( 0/ };

/** `if (fork() == 0) { …; _exit(0); }`: the parent asks how it ended. A person looks all the same. */
function isChild(tokens: readonly Token[], index: number): boolean {
  const [before, behind] = [tokens.slice(Math.max(0, index - 40), index), tokens.slice(index, index + 40)];
  const forks = before.findLastIndex(({ text }) => text === 'fork');
  const asks = before.findIndex(({ text }, at) => at > forks && text === '==' && before[at + 1]?.text === '0');
  return (
    forks !== -1 &&
    asks !== -1 &&
    !before.slice(asks).some(({ text }) => text === '}') &&
    behind.some(({ text }) => /^(?:WEXITSTATUS|WIFEXITED|WIFSIGNALED)$/.test(text))
  );
}
