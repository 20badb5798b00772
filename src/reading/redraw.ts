/** What a terminal has written over: lines that the cursor went up to, to draw them anew. */

const escapeByte = 27;
const newline = 10;
/** What follows a move upwards: another escape code, or a carriage return. Searching for one byte less finds every capital A. */
const moves = ['A\u001b', 'A\r', 'F\u001b', 'F\r'].map((text) => Buffer.from(text, 'latin1'));
const mostRows = 400;

/** Blanks the lines of [least, to) that moves in [from, to) went up to: of a display that is redrawn the last state stays. */
export function blankOverwritten(bytes: Buffer, from: number, to: number, least: number): void {
  const part = bytes.subarray(0, to);
  const found = moves.flatMap((move) => placesOf(part, move, from)).sort((a, b) => a - b);
  let line = -1;
  let top = -1;
  for (const at of found) {
    const rows = rowsUp(bytes, at);
    if (rows === 0) continue;
    const start = part.lastIndexOf(newline, at) + 1;
    if (start !== line) top = start;
    line = start;
    const end = part.indexOf(newline, at);
    // It goes down again: only the line that it went to was written.
    const returns = /\u001b\[\d{0,3}[BE]/.test(part.toString('latin1', at, Math.min(end < 0 ? to : end, at + 4096)));
    for (let row = 1; row <= rows && top > least; row++) {
      const above = part.lastIndexOf(newline, top - 2) + 1;
      if (above < least) break;
      if (!returns || row === rows) bytes.fill(32, above, top - 1);
      top = above;
    }
  }
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
