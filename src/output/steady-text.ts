/**
 * Removes memory addresses and durations that differ between equal outputs. All functions must take time linear in their
 * input.
 */

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
