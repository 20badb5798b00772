/** Prompts for yes or no on the terminal before an action that cannot be undone. */

import { createInterface } from 'node:readline/promises';
import { visible } from '../text/terminal-text.ts';
import type { CommandIo } from './command-io.ts';

/** `question` without its mark at the end: `Write a and b`. Where nobody is there to ask, that is said and the answer is no. */
export async function confirmed(io: CommandIo, question: string): Promise<boolean> {
  if (!('isTTY' in io.stdin && io.stdin.isTTY === true)) {
    io.stderr.write(`${visible(question)}? Nobody is there to ask: give --yes.\n`);
    return false;
  }
  using questions = createInterface({ input: io.stdin, output: io.stderr });
  return /^y(es)?$/i.test((await questions.question(`${question}? [y/N] `, { signal: io.signal })).trim());
}
