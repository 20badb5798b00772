/** Asks the user on the terminal a yes-or-no question, or for a secret without showing it. */

import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { visible } from '../text/terminal-text.ts';
import type { CommandIo } from './subcommand.ts';

/** `question` without its mark at the end: `Write a and b`. Where nobody is there to ask, that is said and the answer is no. */
export async function confirmed(io: CommandIo, question: string): Promise<boolean> {
  if (!isTerminal(io)) {
    io.stderr.write(`${visible(question)}? There is no terminal to ask on: give --yes.\n`);
    return false;
  }
  using questions = createInterface({ input: io.stdin, output: io.stderr });
  return /^y(es)?$/i.test((await answer(io, questions, `${visible(question)}? [y/N] `)) ?? '');
}

/** An answer that the terminal does not show; undefined where it is empty. */
export async function secretAnswer(io: CommandIo, question: string): Promise<string | undefined> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  using questions = createInterface({ input: io.stdin, output, terminal: true });
  // Only now: what is typed before the terminal is silent would be shown.
  io.stderr.write(`${visible(question)}: `);
  const said = await answer(io, questions, '');
  io.stderr.write('\n');
  return said || undefined;
}

export function isTerminal({ stdin }: CommandIo): boolean {
  return 'isTTY' in stdin && stdin.isTTY === true;
}

/** Ctrl-C and Ctrl-D close the question, and then it has no answer. */
async function answer({ signal }: CommandIo, questions: Interface, question: string) {
  const closed = new Promise<undefined>((resolve) => void questions.once('close', () => resolve(undefined)));
  const typed = questions.question(question, { signal }).catch(() => undefined);
  return (await Promise.race([typed, closed]))?.trim();
}
