/** Text as it comes from a process, made plain. Everything here is linear in its input. */

const escapes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[()*+\-./][0-~]|[ -~])|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without escape codes and control characters; of what a carriage return wrote over only the last state stays. */
export function plainLine(line: string): string {
  let text = line.slice(0, writtenEnd(line));
  const over = text.lastIndexOf('\r');
  if (over >= 0) text = text.slice(over + 1);
  return needsCleaning(text) ? lastState(text).replace(escapes, '') : text;
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
  if (!text.includes('\u001b[')) return text;
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

/** Cut to `max` units, never in the middle of a character; `…` shows the cut. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  let end = max - 1;
  const before = text.charCodeAt(end - 1);
  if (before >= 0xd800 && before < 0xdc00) end--;
  return `${text.slice(0, end)}…`;
}

/** A line without what differs between two equal runs of the same tests: addresses. Those near zero are what a null pointer shows. */
export function steady(text: string): string {
  return text.replace(/\b0x(?!0{4,12}[0-9a-fA-F]{1,4}\b)[0-9a-fA-F]{6,16}\b/g, '0x…');
}

/** The same for the name of a test, that runners put a duration behind. */
export function steadyName(text: string): string {
  return steady(text)
    .replace(/ ?\((?:\d{1,9}m )?\d{1,9}(?:\.\d{1,12})? ?(?:ms|s|sec|secs|seconds|µs|us|ns|m|min)\)/g, '')
    .replace(/ \d{1,9}(?:\.\d{1,12})?(?:ms|s)$/, '');
}

/** The same for text of an unknown kind: also dates that are no quoted values, seeds, and durations where no limit is spoken of. A whole number of a unit apart, as in `waits 50 ms`, is a test's own. */
export function steadier(text: string): string {
  const calm = steady(text)
    .replace(/(?<!["'`<(]|\w: )\b\d{4}-\d{2}-\d{2}[T _]\d{2}[:_]\d{2}[:_]\d{2}(?:[.,_]\d{1,9})?Z?/g, '…')
    .replace(/\bseed(:| |=|: )\d{1,20}\b/gi, 'seed$1…');
  if (/time|exceed|deadline|limit|within/i.test(calm)) return calm;
  return calm
    .replace(/(?<=[([:=,] ?|\b(?:in|after|took|for) )\d{1,9} (?:ms|milliseconds?|s|secs?|seconds?|µs|us|ns)\b/g, '…')
    .replace(/\b\d{1,4}m ?\d{1,9}(?:\.\d{1,12})?s\b/g, '…')
    .replace(/\b\d{1,9}(?:\.\d{1,12} ?|)(?:ms|milliseconds?|s|secs?|seconds?|µs|us|ns)\b/g, '…');
}
