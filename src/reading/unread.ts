/** What no reader told: error-like blocks and the end of the log, of each stream on its own. */
import type { Part } from './digest.ts';
import type { Failure } from './failure.ts';
import { longestLine } from './general.ts';
import { repetition } from './repetition.ts';
import type { TestReport } from './report.ts';
import type { LogLine } from './sections.ts';
import { isFinding, tellingOf as tellsOf } from './telling.ts';
import { clip } from './text.ts';
import { isBare, isLevel, isPassing, isRule, isVerdict, nameOf, tellsFailure } from './verdict.ts';
import { templateOf, weightOf } from './weight.ts';

/** A shape seen this often is most likely a failure's own. */
const seldom = 3;
/** What a line weighs that tells of a failure, and one that names a place. */
const telling = 3;
const placed = 2;
/** Lines of a verdict's own, its first one included, and names that it is compared with. */
const below = 4;
const comparedNames = 300;
/** What node:test writes in TAP around a failure: keys, frames of node itself, points, plans and counts. */
const tapBookkeeping =
  /^\s*(?:TAP version \d{1,3}|---|\.\.\.|\d{1,7}\.\.\d{1,7}|(?:async )?[\w$.<> ]{0,80}\((?:node:\S{1,120}|<anonymous>)\)|node:\S{1,120}:\d{1,7}|(?:error|message|stack|expected|actual): [|>][-+\d]{0,2}|error: '\d{1,7} subtests? failed')$|^\s*(?:(?:duration_ms|type|failureType|code|name|operator|location|expected|actual|exitCode): |# (?:Subtest: |(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) \d)|(?:not )?ok \d{1,7} - )/;

type Read = Pick<TestReport, 'blocks' | 'tail'>;

/** All lines at hand, blocks first, then the log's end as far as the blocks do not hold it. */
export function unread({ blocks, tail }: Read): Part[] {
  const streams = [...new Set([...blocks, ...tail].map(({ stream }) => stream ?? ''))];
  return streams.map((stream) => ({ stream, lines: linesOf({ blocks, tail }, stream) }));
}

/** What is told beside the failures: streams of which none is known, and what the others say else: of those that are told whole only rare blocks. */
export function beside(read: Read, failures: readonly Failure[], isWhole: boolean): Part[] {
  const told = new Set<string>();
  const listed = new Set<string>();
  for (const { name, file, lines, message } of failures) {
    // What else is said of a file that a compiler is told of is not said yet.
    const texts = [name === file ? '' : name, message ?? '', ...lines.map((line) => line.text)];
    for (const text of texts) told.add(joined(text));
    if (file !== undefined) listed.add(file);
    // A tree shows the test alone, below its suites.
    listed.add(listedName(name.slice(name.lastIndexOf(' › ') + 1)));
  }
  const long = [...told].filter((text) => text.length > 12);
  const inTap = isWhole && read.blocks.some(({ lines }) => lines.some((line) => /^\s*failureType: '\w+'$/.test(line)));
  /** Nothing that would have to be told again. */
  const says = (line: string) => {
    const text = joined(line);
    if (inTap && tapBookkeeping.test(line)) return true;
    // An XML report beside what is told whole says the same again.
    if (isWhole && /<\/?testcase\b/.test(line)) return true;
    if ((isPassing(text) && !isVerdict(text) && weightOf(text) < telling) || isRule(text)) return true;
    return told.has(text) || listed.has(listedName(text)) || long.some((each) => text.includes(each));
  };
  const streams = new Set(failures.map(({ stream }) => stream ?? ''));
  const names = [...listed].filter(({ length }) => length > 2).slice(0, comparedNames);
  /** A verdict on something that no reader told. */
  const isOtherHead = (text: string) =>
    tellsFailure(text) &&
    !isLevel(text) &&
    !isBare(text) &&
    nameOf(text).length > 0 &&
    !names.some((name) => text.includes(name));
  let since = below;
  const blocks = read.blocks.filter(({ times, stream }) => times <= seldom || !isWhole || !streams.has(stream ?? ''));
  return unread({
    blocks,
    tail: read.tail.filter(({ stream, text }) => {
      if (!isWhole || !streams.has(stream) || isFinding(text)) return true;
      const isOther = isOtherHead(text) && !says(text);
      since = isOther ? 0 : since + 1;
      return since < below && !isPassing(text);
    }),
  })
    .map(({ stream, lines }) => ({
      stream,
      lines: streams.has(stream) ? once(lines.filter(({ text }) => text.trim() === '' || !says(text))) : lines,
    }))
    .filter(
      ({ stream, lines }) =>
        !streams.has(stream) || lines.some(({ text }) => weightOf(text) >= telling || isFinding(text)),
    );
}

/** A log that is written twice tells nothing more the second time. */
function once(lines: readonly LogLine[]): LogLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => text.trim() === '' || (!seen.has(text) && seen.add(text)));
}

/** Runners join the parts of a name by various signs, and one report by more than one of them. */
function joined(text: string): string {
  return text.trim().replace(/ [>»→] | :: /g, ' › ');
}

/** What a mark in front and a duration behind leave of a line: `× the oar is stored 3ms`. */
function listedName(text: string): string {
  return text.replace(/^[^\p{L}\d]+/u, '').replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, '');
}

/** Parts that tell of a failure in streams of which no reader knows one. */
export function untold(parts: readonly Part[], failures: readonly Failure[]): Part[] {
  const streams = new Set(failures.map(({ stream }) => stream ?? ''));
  return parts.filter(({ stream, lines }) => !streams.has(stream) && lines.some(isTelling));
}

function isTelling({ text, seen }: LogLine): boolean {
  return isVerdict(text) || tellsOf(text) / Math.sqrt(seen) >= placed;
}

/** Units of the lines that tell of a failure. */
export function tellingOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { lines }) => sum + sizeOf(lines.filter(isTelling)), 0);
}

export function neededBy(parts: readonly Part[]): number {
  return parts.reduce((sum, { lines }) => sum + sizeOf(lines), 0);
}

function sizeOf(lines: readonly LogLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, 0);
}

function linesOf({ blocks, tail }: Read, name: string): LogLine[] {
  const own = blocks.filter(({ stream }) => (stream ?? '') === name);
  const end = tail.filter(({ stream }) => stream === name).map(({ text }) => text);
  const count = repetition();
  for (const text of end) {
    if (tellsFailure(text) && !isLevel(text)) count.next();
    count.saw(templateOf(text));
  }
  const inEnd = new Set(end.map((text) => clip(text, longestLine)));
  const before = own
    .filter(({ lines }) => !lines.every((line) => inEnd.has(line)))
    .flatMap(({ lines, seen: times }) => lines.map((text, i) => ({ text, seen: times[i] ?? 1 })));
  const inBlocks = new Map<number, number>();
  for (const { lines, seen: times } of own)
    lines.forEach((text, i) => void inBlocks.set(templateOf(text), times[i] ?? 1));
  const seenOf = (template: number) => Math.max(count.times(template), inBlocks.get(template) ?? 1);
  return [...before, ...end.map((text) => ({ text, seen: seenOf(templateOf(text)) }))];
}
