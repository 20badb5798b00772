/**
 * Shortens texts to a maximum length, and removes memory addresses and durations that differ between equal outputs. All
 * functions must take time linear in their input.
 */

/** Cut to `max` units, never in the middle of a character; `…` shows the cut. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  let end = max - 1;
  const before = text.charCodeAt(end - 1);
  if (before >= 0xd800 && before < 0xdc00) end--;
  return `${text.slice(0, end)}…`;
}

/** Head and tail of a long line. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const tail = Math.floor(max / 4);
  let from = text.length - tail;
  const unit = text.charCodeAt(from);
  if (unit >= 0xdc00 && unit < 0xe000) from++;
  return clip(text, max - (text.length - from)) + text.slice(from);
}

/** A line without the addresses in it, which differ between two equal runs: what stands behind `at`, a colon or the number of a step. A value that is compared stays. */
export function steady(text: string): string {
  if (!/0x/i.test(text)) return text;
  return text.replace(/(?<=\b(?:at|thread) |[:@]|#\d{1,3} {1,4})0x(?!0{4})[\da-f]{6,16}(?![\w?&/=#-])/gi, '0x…');
}

/** The same for the name of a test, that runners put a duration behind. */
export function steadyName(text: string): string {
  return steady(text).replace(/ \(\d{1,9}(?:\.\d{1,12})? ?(?:ms|µs|(?<=\.\d{1,12} ?)s)\)$/, '');
}

/** The same for text of an unknown kind: also durations in brackets, and those that are said to have been taken. */
export function steadier(text: string): string {
  return steady(text).replace(
    /(?<=[([] ?|\b(?:in|took):? | {2})\d{1,9}(?:\.\d{1,12})? ?(?:[mµun]?s|secs?|seconds?)\b(?=[)\]]|[.\s]*$)/g,
    '…',
  );
}
