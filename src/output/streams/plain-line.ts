/** A line as it comes from a process, made plain. Everything here is linear in its input. */

const escapes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[()*+\-./][0-~]|[ -~])|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without escape codes and control characters; of what a carriage return wrote over only the last state stays. */
export function plainLine(line: string): string {
  let text = line.slice(0, writtenEnd(line));
  const over = text.lastIndexOf('\r');
  if (over >= 0) text = text.slice(over + 1);
  return needsCleaning(text) ? lastState(text).replace(escapes, '') : text;
}

/** What stood there before a carriage return led to other text: a prefix is printed once, whatever is drawn anew behind it. */
export function firstState(line: string): string | undefined {
  const over = line.indexOf('\r');
  return over > 0 && over < writtenEnd(line) ? plainLine(line.slice(0, Math.min(over, 2 * longestPrefix))) : undefined;
}

/** Where the last that is written ends: a carriage return behind which only colours come leaves what is there. */
function writtenEnd(line: string): number {
  for (let end = line.length; ; ) {
    const unit = line.charCodeAt(end - 1);
    const colour = unit === 109 ? /\u001b\[[\d;]{0,16}m$/.exec(line.slice(Math.max(0, end - 20), end)) : null;
    if (unit !== 13 && colour === null) return end;
    end -= colour?.[0].length ?? 1;
  }
}

const longestPrefix = 160;
const toLineStart = /\u001b\[(?:[12]K|[01]?(?:;1)?[GH]|\d{0,4}[AF])/g;

/** The last state of a line: a terminal goes back to its start, or wipes it, before it writes the next. What stands there before it writes anything is a prefix. */
function lastState(text: string): string {
  if (!/\u001b\[[\d;]{0,8}[A-K]/.test(text)) return text;
  let first: number | undefined;
  let start = 0;
  for (const match of text.matchAll(toLineStart)) {
    const end = match.index + match[0].length;
    first ??= match.index;
    // What goes back and writes nothing more leaves what is there.
    if (text.slice(end).replace(escapes, '').trim() !== '' || /K$/.test(match[0])) start = end;
  }
  const head = text.slice(0, Math.min(first ?? 0, longestPrefix)).replace(escapes, '');
  return start > 0 && /(?:[\]:|│>»]\s|\t|^#\d{1,5} )$/.test(head) ? head + text.slice(start) : text.slice(start);
}

function needsCleaning(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 32 && unit !== 9) return true;
    if (unit === 127) return true;
  }
  return false;
}
