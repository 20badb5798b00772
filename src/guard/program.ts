/** A file as the rules read it: its language and its shape. */

import { type Shape, shapeOf } from '../syntax/program.ts';
import { type Language, languageOf } from './language.ts';

export interface Program extends Shape {
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
  const begun = performance.now();
  const shape = await shapeOf(path, text, Math.min(1000, budget.ms));
  budget.ms -= performance.now() - begun;
  return typeof shape === 'string' ? undefined : { language, ...shape };
}
