/** Ranks the lines that a test runner printed about one failure, and extracts message, place and values from them. */
import type { TestFailure } from '../run/verification.ts';
import { weightOf } from './cause-score.ts';
import { values } from './expected-and-actual.ts';
import { isPassing, isSource, isStart } from './line-form.ts';
import { templateOf } from './repetition.ts';
import { type Frame, frameOf } from './stack-frames.ts';

/** 0: message, expected, actual, changed lines. 1: what else is told. 2: unchanged lines, source. 3: own frames. */
export interface RankedLine {
  text: string;
  rank: 0 | 1 | 2 | 3;
}

export interface Account extends Pick<TestFailure, 'file' | 'line' | 'message' | 'expected' | 'actual' | 'stack'> {
  lines: RankedLine[];
}

/** One failing test with what the runner printed about it. */
export interface Failure extends TestFailure {
  /** Name of the reader that found it. */
  runner: string;
  /** In the runner's own words, ranked by how much they tell. */
  lines: RankedLine[];
  /** The place as the tool wrote it, with the column. */
  place?: string;
  /** Seen in passing (a progress line): gives way to a fuller account of the same test. `false`: certain, whatever is told below. */
  weak?: boolean;
  /** It stands in a list of failing tests. */
  isListed?: boolean;
}

/** A failure of the reader's own runner, where it names no other. */
export type RunnerFailure = Omit<Failure, 'runner'> & { runner?: string };

/** Lines kept of one failure, and units of one line. */
const mostLines = 120;
const mostFrames = 8;
/** Lines of one shape that may all tell something. */
const mostAlike = 12;

/**
 * Reads the lines that a runner prints about one failure: drops foreign frames and blank lines, ranks the rest, finds
 * message, values and the place. `file` is the test's own file, where the runner names it: its frame gives the line.
 */
export function account(body: readonly string[], file?: string): Account {
  const lines: RankedLine[] = [];
  const frames: Frame[] = [];
  // What lies between the changed lines of a difference is unchanged.
  const zone = { from: body.findIndex(isChange), to: body.findLastIndex(isChange) };
  let traced = false;
  const isRepeated = repeatedIn(body);
  const isAll = body.every((text) => text.trim() === '' || isPassing(text));
  body.forEach((raw, at) => {
    const text = raw.trimEnd();
    if (text.trim() === '' || isNoise(text) || (isPassing(text) && !isAll)) return;
    const frame = frameOf(text);
    if (frame !== undefined) {
      traced = true;
      if (!frame.own) return;
      frames.push(frame);
      if (frames.length <= mostFrames) lines.push({ text: text.trim(), rank: 3 });
      return;
    }
    if (lines.length < mostLines) lines.push({ text, rank: isRepeated(text) ? 2 : rankOf(text, at, zone, traced) });
  });
  // An exception of any name stands behind its stack.
  const last = lines.some(({ rank }) => rank === 0) ? undefined : lines.findLast(({ rank }) => rank === 1);
  if (last !== undefined) last.rank = 0;
  const firstRank = lines.filter((line) => line.rank === 0).map((line) => line.text);
  const place = placeOf(frames, file);
  return {
    file: file ?? place?.file,
    line: place?.line,
    message: firstRank[0]?.trim(),
    ...values(firstRank),
    stack: frames.slice(0, mostFrames).map((frame) => `${frame.file}:${frame.line}`),
    lines: outdented(lines),
  };
}

/** Whether a line has a shape that this failure shows again and again, as the steps of a program that goes on printing; no sides of a comparison. */
function repeatedIn(body: readonly string[]): (text: string) => boolean {
  if (body.length <= mostAlike) return () => false;
  const times = new Map<number, number>();
  for (const shape of body.map(templateOf)) times.set(shape, (times.get(shape) ?? 0) + 1);
  return (text) => (times.get(templateOf(text.trimEnd())) ?? 0) > mostAlike && !isChange(text) && weightOf(text) <= 0;
}

function rankOf(text: string, at: number, zone: { from: number; to: number }, traced: boolean): 0 | 1 | 2 {
  if (isSource(text) || isLegend(text)) return 2;
  if (isChange(text)) return 0;
  if (at >= zone.from && at <= zone.to) return 2;
  if (traced && !cues.some((cue) => text.toLowerCase().includes(cue))) return 1;
  return 0;
}

const cues = 'error|exception|expected|actual|received|caused by|panicked|fail|got:|want:'.split('|');

function isChange(line: string) {
  return /^\s*[-+](?:$|[^-+\d>]|\d)/.test(line) && !/^\s*[-+] ?$/.test(line);
}

/** Which sign of a difference stands for which side. */
function isLegend(line: string) {
  return /^\s*(?:[-+]{1,3} ?(?:expected|received|actual)(?: {2,}[-+] ?\d+)?|\+ actual - expected.{0,40}|actual expected)$/i.test(
    line,
  );
}

/** Lines that say nothing about the failure. */
function isNoise(line: string) {
  return isStart(line) || /^\s*(?:(?:[-=_⎯─━~*#.] ?){6,}|(?:# )?\+(?:-+\+)+|@@ .*|Diff:|Caused by)$/i.test(line);
}

/** The innermost frame in the test's own file, else the innermost own frame. */
function placeOf(frames: Frame[], file: string | undefined): Frame | undefined {
  const inFile = file === undefined ? undefined : frames.find((frame) => samePath(frame.file, file));
  return inFile ?? (file === undefined ? (frames.find((frame) => isTestFile(frame.file)) ?? frames[0]) : undefined);
}

export function isTestFile(path: string): boolean {
  return /(?:^|[/._-])(?:tests?|specs?|__tests__|t)(?:[/._-]|$)|Tests?\.\w+$|Spec\.\w+$|test_[^/]*$/.test(path);
}

export function samePath(a: string, b: string): boolean {
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}

/** Lines without the indentation that those with text share. */
export function outdent(lines: readonly string[], shared = lines): string[] {
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const filled = shared.filter((line) => line.trim() !== '');
  const indent = filled.reduce((least, line) => Math.min(least, indentOf(line)), Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(Math.min(indent, indentOf(line))));
}

/** The same for ranked lines; frames have no indentation of their own. */
function outdented(lines: RankedLine[]): RankedLine[] {
  const shared = lines.filter(({ rank }) => rank < 2).map(({ text }) => text);
  const texts = outdent(
    lines.map(({ text }) => text),
    shared,
  );
  return shared.length === 0
    ? lines
    : lines.map((line, at) => (line.rank === 3 ? line : { ...line, text: texts[at] ?? '' }));
}
