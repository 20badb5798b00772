/** What stands in front of a line and is of no stream: a time stamp, a marker of groups. */

// TeamCity puts a letter for its level, a colon and a tab behind the time, and a blank before the step.
// Behind the time GitLab puts a stream's number, `01O ` or, where the line goes on, `01O+`; containerd `stdout F `.
const separator =
  '(?:[ iWEF]?:\\t | [\\da-f]{2}[OE](?:\\+|[ \\t]|$)| std(?:out|err) [FP](?:[ \\t]|$)|(?:[ \\t]?[|:-])?(?:[ \\t]|$))';
const zone = '(?:Z| ?[+-]\\d{2}:?\\d{2}| UTC)?';
const clock = '\\d{1,2}:\\d{2}:\\d{2}(?:[.,:]\\d{1,9})?(?: [AP]M)?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const forms = [
  `\\d{4}[-/.]\\d{2}[-/.]\\d{2}[T _]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?${zone}`,
  `\\d{8}[T_-]\\d{6}(?:\\.\\d{1,9})?Z?`,
  `(?:\\w{3},? )?${month} {1,2}\\d{1,2}(?:,? \\d{4})? ${clock}${zone}(?: \\d{4})?`,
  `(?:\\w{3},? )?\\d{1,2}[ /-](?:${month}|\\d{1,2})[ /-]\\d{2,4}[,:T ] ?${clock}${zone}`,
  `${clock}${zone}`,
  '\\d{10}(?:\\.\\d{1,9}|\\d{3})?',
  '[+T]? {0,9}\\d{1,7}\\.\\d{6}(?! ?s)',
  '[+T]? {0,9}\\d{1,7}\\.\\d{1,9} ?s?',
  '[+] {0,9}\\d{1,7}(?:ms|s)',
  '\\d{1,3}m\\d{1,2}(?:\\.\\d{1,9})?s',
].join('|');
/** The forms stand in it once, as it is costly to make: what closes a bracket has to fit the one that the line begins with. */
const closed = '(?:(?<=^\\[.{1,70})\\]|(?<=^\\(.{1,70})\\)|(?<=^[^[(].{1,70}))';
const stamped = new RegExp(
  `^(?:\\[ {0,9}|\\()?(?:${forms}|(?<=^\\[ {0,9})\\d{1,3}:\\d{2}(?=\\]))${closed}${separator}`,
);
/** What every stamp begins with; most lines begin otherwise. */
const begun = /^[[(]? {0,9}(?:\d|[+T] {0,9}\d|(?:\w{3},? )?(?:\d|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/;

/** How many units of the text's beginning are a time stamp of any common form with the separator behind it; a dash is one where all lines have it, else it may be of a difference. */
export function stampLength(text: string, isDashed = true): number {
  const unit = text.charCodeAt(0);
  // A digit, or one of [ ( + T, or the letter of a day or month.
  if (!(unit >= 48 && unit <= 57) && unit !== 91 && unit !== 40 && unit !== 43 && !(unit >= 65 && unit <= 87)) return 0;
  if (!begun.test(text)) return 0;
  const stamp = stamped.exec(text.length > 80 ? text.slice(0, 80) : text)?.[0] ?? '';
  return stamp.length - (!isDashed && /\s-\s?$/.test(stamp) ? stamp.length - stamp.lastIndexOf('-') : 0);
}

/** `##[group]`, `##[error]`, `::endgroup::`: what a workflow's runner reads out of a log. */
export function withoutMarker(text: string): string {
  if (text.startsWith('##[')) return text.replace(/^##\[[a-z]{1,20}\]/, '');
  return text.startsWith('::') ? text.replace(/^::(?:end)?group::/, '') : text;
}
