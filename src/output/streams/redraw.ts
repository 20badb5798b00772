/** What a terminal has written over: lines that the cursor went up to, to draw them anew. */

import { plainLine } from './plain-line.ts';

const escapeByte = 27;
const newline = 10;
/** What follows a move upwards: another escape code, or a carriage return. Searching for one byte less finds every capital A. */
const moves = ['A\u001b', 'A\r', 'F\u001b', 'F\r'].map((text) => Buffer.from(text, 'latin1'));
const mostRows = 400;
const mostBefore = 200;

/** Blanks the lines of [least, to) that moves in [from, to) went up to: of a display that is redrawn the last state stays. */
export function blankOverwritten(bytes: Buffer, from: number, to: number, least: number): void {
  const part = bytes.subarray(0, to);
  const found = moves.flatMap((move) => placesOf(part, move, from)).sort((a, b) => a - b);
  let line = -1;
  let top = -1;
  for (const [index, at] of found.entries()) {
    const rows = rowsUp(bytes, at);
    if (rows === 0) continue;
    const start = part.lastIndexOf(newline, at) + 1;
    // Behind a container's prefix the lines above are those of others too.
    if (isPrefixed(part.toString('utf8', start, Math.min(part.lastIndexOf(escapeByte, at), start + mostBefore))))
      continue;
    if (start !== line) top = start;
    line = start;
    const end = part.indexOf(newline, at);
    const written = writtenAbove(part, at, Math.min(end < 0 ? to : end, found[index + 1] ?? to, at + 4096));
    let row = top;
    for (let up = 1; up <= rows && row > least; up++) {
      const above = part.lastIndexOf(newline, row - 2) + 1;
      if (above < least) break;
      if (written === undefined) bytes.fill(32, above, row - 1);
      else if (up === rows) overwrite(bytes.subarray(above, row - 1), written.toString());
      row = above;
    }
    if (written === undefined) top = row;
    else written.fill(32);
  }
}

/** What is written in the line above where the cursor goes down again before anything else; undefined where it stays. */
function writtenAbove(part: Buffer, at: number, to: number): Buffer | undefined {
  const down = /\u001b\[\d{0,3}[BE]/.exec(part.toString('latin1', at + 1, to));
  return down === null ? undefined : part.subarray(at + 1, at + 1 + down.index);
}

/** A name whose mark alone changes stays as it was: readers know it by the first one. */
function overwrite(line: Buffer, written: string): void {
  const text = plainLine(written).trim();
  if (text === '' || unmarked(text) === unmarked(plainLine(line.toString()))) return;
  line.fill(32);
  line.write(text);
}

function unmarked(text: string): string {
  return text.replace(/^[^\p{L}\d]+/u, '').trim();
}

function isPrefixed(before: string): boolean {
  return !before.endsWith('\r') && plainLine(before).trim() !== '';
}

function placesOf(part: Buffer, move: Buffer, from: number): number[] {
  const places: number[] = [];
  for (let at = part.indexOf(move, from); at >= 0; at = part.indexOf(move, at + 1)) places.push(at);
  return places;
}

/** How many lines `ESC [ n A`, whose letter stands at `at`, goes up; 0 where it is none. */
function rowsUp(bytes: Buffer, at: number): number {
  let start = at - 1;
  while (start > at - 5 && (bytes[start] ?? 0) >= 48 && (bytes[start] ?? 0) <= 57) start--;
  if (bytes[start] !== 91 || bytes[start - 1] !== escapeByte) return 0;
  return Math.min(mostRows, Number(bytes.toString('latin1', start + 1, at) || 1));
}
