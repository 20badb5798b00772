/** Divides the lines of a log into sections, so that each failure has the lines which tell about it. */
import { isSource } from './failure-lines.ts';
import { frameOf } from './frames.ts';
import { isBare, isPassing, isTitle, nameOf, reportsFailure } from './line-form.ts';

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
const shortestName = 3;
/** Words of a name, from its end. */
const longestName = 20;

export function sectionsOf(lines: readonly LogLine[]): Section[] {
  const texts = lines.map(({ text }) => text);
  const isFailed = texts.map((text) => reportsFailure(text) && !isPassing(text) && !isBare(text));
  const names = new Set(texts.filter((_, at) => isFailed[at]).flatMap(namesIn));
  const ends = new Set([...names].map((name) => name.slice(name.lastIndexOf(' ') + 1)));
  const named = texts.map((text, at) => (isFailed[at] ? undefined : nameAtEnd(text, names, ends)));
  const isHead = texts.map(
    (text, at) =>
      isFailed[at] || (isTitle(text) && isRepeatedBelow(at)) || (named[at] !== undefined && isRepeatedBelow(at)),
  );
  function isRepeatedBelow(at: number): boolean {
    const next = [1, 2, 3].map((step) => at + step).find((below) => texts[below]?.trim() !== '') ?? at + 1;
    const below = texts[next];
    const isOther = named[next] !== undefined && named[next] !== named[at];
    return below !== undefined && !isFailed[next] && !isOther && !isPassing(below);
  }
  let present: Section = { head: undefined };
  let length = 0;
  const sections = texts.map((text, at) => {
    const isOwn = isProblem(text) && !(present.head === at - 1 && isPath(texts[at - 1] ?? ''));
    const isAgain = named[at] !== undefined && present.head !== undefined && named[at] === named[present.head];
    const begins = isHead[at] && !isAgain;
    if (!begins && !isPassing(text) && !isBare(text) && !isOwn && ++length <= longest) return present;
    length = 0;
    const before = present;
    present = { head: begins ? at : undefined };
    return isBare(text) ? before : present;
  });
  return sections;
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

/** The name in a line like `FAILED test_cart.py::test_tax - assert 1 == 2`: with what stands behind the dash, and without it. */
function namesIn(verdict: string): string[] {
  return [verdict, undashed(verdict)]
    .map((part) => nameOf(part).slice(-longestName).join(' '))
    .filter(({ length }) => length >= shortestName);
}

function undashed(verdict: string): string {
  const dash = verdict.indexOf(' - ');
  return dash < 0 ? verdict : verdict.slice(0, dash);
}

/** `cart › takes ten percent off` ends with what a list says of `takes ten percent off`. */
function nameAtEnd(text: string, names: ReadonlySet<string>, ends: ReadonlySet<string>): string | undefined {
  const words = nameOf(text).slice(-longestName);
  // The last word alone rules most lines out, which is quicker than the search below.
  if (!ends.has(words.at(-1) ?? '') || frameOf(text) !== undefined || isSource(text)) return undefined;
  for (let from = 0; from < words.length; from++) {
    const end = words.slice(from).join(' ');
    if (end.length < shortestName) return undefined;
    if (names.has(end)) return end;
  }
  return undefined;
}
