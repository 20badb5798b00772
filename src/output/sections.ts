/** Divides the lines of a log into sections, so that each failure has the lines which tell about it. */
import { isBare, isPassing, isTitle, reportsFailure } from './line-form.ts';

export interface LogLine {
  text: string;
  /** The template of its text. */
  shape: number;
  /** How often the log has a line of this shape, whatever its numbers. One for each further failure is not counted. */
  seen: number;
}

export interface Section {
  /** The line that names it; none for what stands before, between and behind failures. */
  head: number | undefined;
}

/** Lines below a heading that still belong to it. */
const longest = 80;

export function sectionsOf(lines: readonly LogLine[]): Section[] {
  const texts = lines.map(({ text }) => text);
  let present: Section = { head: undefined };
  let length = 0;
  return texts.map((text, at) => {
    const isHead = (reportsFailure(text) || isTitle(text)) && !isPassing(text) && !isBare(text);
    const isOwn = isProblem(text) && !(present.head === at - 1 && isPath(texts[at - 1] ?? ''));
    if (!isHead && !isPassing(text) && !isBare(text) && !isOwn && ++length <= longest) return present;
    length = 0;
    const before = present;
    present = { head: isHead ? at : undefined };
    return isBare(text) ? before : present;
  });
}

/** `src/a.ts:3:5: error …`, `src/a.ts(3,5): error …`, `  3:5  error  …`: each is a matter of its own. */
function isProblem(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const isNamed = /error|warning/i.test(text);
  return (
    (isNamed && /^\s{0,8}(?:[^\s:()]{1,300}[:(])?\d{1,7}[:,]\d{1,7}\)?:?\s.{0,20}\b(?:error|warning)\b/i.test(text)) ||
    (text.includes(':[') && /^(?:\[?error\]?:? )?[^\s:()]{1,300}:\[\d{1,7},\d{1,7}\] /i.test(text)) ||
    (isNamed && /^[^\s:()]{1,300}:\d{1,7}: .{0,20}\b(?:error|warning)\b/i.test(text))
  );
}

/** A linter names the file once, above what it says of it. */
function isPath(text: string): boolean {
  return /^\s{0,4}[^\s:()]{0,300}[/.][^\s:()]{1,300}$/.test(text);
}
