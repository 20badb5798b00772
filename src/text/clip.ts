/** Text cut, and without what differs between equal runs. Everything here is linear in its input. */

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

/** A line without what differs between two equal runs of the same tests: addresses. Those near zero are what a null pointer shows; a value compared is a test's own, and what is called a code or a status is none. */
export function steady(text: string): string {
  // Most lines hold none: the pattern is costly to make and to ask.
  if (!/0x/i.test(text)) return text;
  return text.replace(
    /(?<!\b(?:expect(?:ed)?|want(?:ed)?|got|have|but was|code|status|hresult|err(?:or|no))[:=]? )\b0x(?!0{4,12}[0-9a-fA-F]{1,4}\b)[0-9a-fA-F]{6,16}\b/gi,
    '0x…',
  );
}

/** The same for the name of a test, that runners put a duration behind. */
export function steadyName(text: string): string {
  return steady(text)
    .replace(
      / ?\((?!\d{1,3} (?:s|min)\))(?:\d{1,9}m )?\d{1,9}(?:\.\d{1,12})? ?(?:ms|s|sec|secs|seconds|µs|us|ns|m|min)\)/g,
      '',
    )
    .replace(/(?<!\b(?:in|within|after|for|under|every|than|by|of|at|to)) \d{1,9}(?:\.\d{1,12})?(?:ms|s)$/, '');
}

const durations =
  /\b(?:dura|durée|took|elapsed|total|wall|real|user|sys|run|finish|done|start|setup|import|collect|transform|dauer|laufzeit|zeit|temps|tiempo|tempo|czas)|врем|用时|耗时|时间|時間/i;

/** The same for text of an unknown kind: also dates that are no quoted values, seeds, and durations where no limit is spoken of. A whole number of a unit apart, as in `waits 50 ms`, is a test's own. */
export function steadier(text: string): string {
  const undated = !/\d-\d\d-\d/.test(text)
    ? steady(text)
    : steady(text).replace(/(?<!["'`<(]|\w: )\b\d{4}-\d{2}-\d{2}[T _]\d{2}[:_]\d{2}[:_]\d{2}(?:[.,_]\d{1,9})?Z?/g, '…');
  const calm = !/seed/i.test(undated) ? undated : undated.replace(/\bseed(:| |=|: )\d{1,20}\b(?! \p{L})/giu, 'seed$1…');
  // Each duration that is looked for below is a number before a unit.
  if (!/\d ?[mnsuµ]/.test(calm)) return calm;
  if (
    /^\s{0,40}[-+][^\s\d]|time|exceed|deadline|limit|allow|within|answer|respon|instead|should|nach|statt|[<>≤≥] ?\d/i.test(
      calm,
    )
  )
    return calm;
  // Behind a label that is no duration's, in whatever language, stands a value.
  if (/^[^:\d]{2,40}: {1,20}\d{1,9}(?:[.,]\d{1,12})? ?m?s$/.test(calm.trim()) && !durations.test(calm)) return calm;
  return calm
    .replace(/(?<=[([:=,] ?|\b(?:in|took) )\d{1,9} (?:ms|milliseconds?|s|secs?|seconds?|µs|us|ns)\b/g, '…')
    .replace(/\b\d{1,4}m ?\d{1,9}(?:\.\d{1,12})?s\b/g, '…')
    .replace(
      /(?<!\b(?:at|after|for|under|over|every|than|by|of|to|is|was) (?=\d{1,9}(?:\.\d)? ?m?s))\b\d{1,9}(?:\.\d{1,12} ?|)(?:ms|milliseconds?|s|secs?|seconds?|µs|us|ns)\b(?!["'`])/g,
      '…',
    );
}
