/** A file as the rules read it: its language and its shape. */

import { threadMs } from '../syntax/grammars.ts';
import { type Outlined, outlineOf } from '../syntax/program.ts';
import { type Language, languageOf } from './language.ts';

export interface Program extends Outlined {
  language: Language;
}

/** What may still be spent on reading the files of one change: some texts cost a parser seconds for each KB. */
export interface Budget {
  ms: number;
}

/** undefined: no code, a shell script, or a text that cannot be read in time. */
export async function readProgram(path: string, text: string, budget: Budget): Promise<Program | undefined> {
  const language = languageOf(path);
  if (language === undefined || language === 'shell') return undefined;
  const begun = threadMs();
  const outlined = await outlineOf(path, text, Math.min(1000, budget.ms));
  budget.ms -= threadMs() - begun;
  return typeof outlined === 'string' ? undefined : { language, ...outlined };
}
