/** Shortens a program's output to about a given number of characters, most of them from the output's end. */

import { stripVTControlCharacters } from 'node:util';
import { lastState } from '../../text/terminal-text.ts';

export function shortenOutput(text: string, budget: number): string {
  const plain = stripVTControlCharacters(text).split('\n').map(lastState).join('\n');
  if (plain.length <= budget) return plain;
  const head = cutAtLine(plain.slice(0, Math.floor(budget / 5)), 'end');
  const tail = cutAtLine(plain.slice(plain.length - (budget - head.length)), 'start');
  const leftOut = plain.length - head.length - tail.length;
  return `${head}\n[… ${leftOut} characters left out …]\n${tail}`;
}

// Whole lines where there are any; one endless line is cut where it has to be.
function cutAtLine(part: string, end: 'start' | 'end') {
  if (end === 'end') {
    const at = part.lastIndexOf('\n');
    return at > part.length / 2 ? part.slice(0, at) : part;
  }
  const at = part.indexOf('\n');
  return at !== -1 && at < part.length / 2 ? part.slice(at + 1) : part;
}
