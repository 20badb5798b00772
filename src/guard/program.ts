/** A file as the rules read it: its language and its shape. */

import { threadMs } from '../syntax/grammars.ts';
import { type Outlined, outlineOf } from '../syntax/program.ts';
import { type Language, languageOf } from './language.ts';

export interface Program extends Outlined {
  language: Language;
}

/** Processor time that may still be spent on reading the files of one change. */
export interface Budget {
  ms: number;
}

export interface Unreadable {
  why: string;
  /** Nothing was left of the budget: it says nothing about the file. */
  spent: boolean;
}

const mostMs = 2000;

/** undefined: no code, or a shell script. */
export async function readProgram(
  path: string,
  text: string,
  budget: Budget,
): Promise<Program | Unreadable | undefined> {
  const language = languageOf(path);
  if (language === undefined || language === 'shell') return undefined;
  const begun = threadMs();
  const outlined = budget.ms > 0 ? await outlineOf(path, text, Math.min(mostMs, budget.ms)) : 'no time is left';
  budget.ms -= threadMs() - begun;
  return typeof outlined === 'string' ? { why: outlined, spent: budget.ms <= 0 } : { language, ...outlined };
}
