/** The server's log: a line each on stderr, with the time; the machine's journal or the container's keeps it. */

import { visibleLine } from '../terminal-text.ts';
import type { CommandIo } from './command-io.ts';

const maxLine = 2_000;

export function terminalLine({ stderr }: Pick<CommandIo, 'stderr'>): (text: string) => void {
  return (text) => {
    stderr.write(`${new Date().toISOString()} ${visibleLine(text, maxLine)}\n`);
  };
}
