/** Defines the interface of a reader (the parser of one test runner's output), and functions that build readers. */

import type { TestCounts } from '../run/verification.ts';
import { beginning } from '../text/word-list.ts';
import { account, type Failure, type RankedLine, type RunnerFailure } from './failure-lines.ts';
import { cleanPath } from './stack-frames.ts';
import type { LinePosition } from './streams/lines-before.ts';
import type { Findings } from './test-report.ts';

export interface Reader {
  /** As people call the runner: `vitest`. */
  name: string;
  /** An idle reader gets a line only when it holds one of these; each at least four bytes long, none split by colours. */
  triggers: readonly string[];
  /** Strings that are only counted: what each passing test prints. Much cheaper than a trigger. */
  counts?: readonly string[];
  /** A fresh state for one log. */
  open(findings: Findings): LineReader;
}

export interface LineReader {
  /** Takes one line (no escape codes, no line end, capped); true: the next line is wanted too, whatever it holds. */
  line(text: string, place: LinePosition): boolean;
  /** The log has ended; `counted` tells how often a string of `counts` was there. */
  end?(counted: (string: string) => number): void;
}

/** What such a reader writes to. */
interface OwnFindings extends Pick<Findings, 'root'> {
  failure(failure: RunnerFailure): void;
  counts(counts: Partial<TestCounts>, instead?: string, runner?: string): void;
}

/** A runner that heads each failure with a line and tells it in the lines that follow. */
export interface BlockReader<Head> {
  name: string;
  triggers: readonly string[];
  counts?: readonly string[];
  open(findings: OwnFindings): {
    /** The head of a failure, where this line is one. */
    head(text: string, place: LinePosition): Head | undefined;
    /** Whether this line, inside a block and no head, ends it. */
    ends(text: string, body: readonly string[]): boolean;
    /** The failures that a block tells; `heads` followed each other directly and share the body. */
    failures(heads: Head[], body: string[]): RunnerFailure[];
    /** Sees each line that is outside of blocks or ends one: summaries, roots, file names. Returns true to be given the next line. */
    other?(text: string, place: LinePosition): boolean | undefined;
    end?(counted: (string: string) => number): void;
  };
}

/** A head that is no more than a name; none without one. */
export function headNamed(name: string | undefined): { name: string } | undefined {
  return name === undefined ? undefined : { name };
}

/** Lines that are kept of one failure. */
const longestBlock = 400;
/** Lines that one failure may have; of more than are kept the last ones tell as much as the first. */
const mostTaken = 4000;
const sharedHeads = 500;

/** What starts the next script, or says that this one failed, is no part of a failure. */
const isAround = beginning("npm error |npm ERR! |Process completed with exit code |Bash exited with code '");
const around = /^(?:> \S{1,200}@\d\S{0,60} \S|g?make(?:\[\d+\])?: |={3,} \S+ ={3,}$)/;

/** Makes a reader of heads and bodies. */
export function blockReader<Head>(spec: BlockReader<Head>): Reader {
  return {
    name: spec.name,
    triggers: spec.triggers,
    counts: spec.counts,
    open(findings) {
      const failure = (told: RunnerFailure) => findings.failure({ runner: spec.name, ...told });
      const runner = spec.open({
        root: findings.root,
        failure,
        counts: (counts, instead, name = spec.name) => findings.counts(name, counts, instead),
      });
      let heads: Head[] = [];
      let body: string[] = [];
      let taken = 0;
      const close = () => {
        if (heads.length > 0) for (const told of runner.failures(heads, trimmed(body))) failure(told);
        heads = [];
        body = [];
      };
      return {
        line(text, place) {
          const head = runner.head(text, place);
          if (head !== undefined) {
            if (heads.length >= sharedHeads || body.some((line) => line.trim() !== '')) close();
            heads.push(head);
            body = [];
            taken = 0;
            return true;
          }
          if (
            heads.length > 0 &&
            taken < mostTaken &&
            !isAround(text) &&
            !around.test(text) &&
            !runner.ends(text, body)
          ) {
            taken++;
            body.push(text);
            if (body.length > longestBlock) body.splice(longestBlock / 4, 1);
            return true;
          }
          close();
          return runner.other?.(text, place) ?? false;
        },
        end(counted) {
          close();
          runner.end?.(counted);
        },
      };
    },
  };
}

function trimmed(lines: string[]) {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** What the nearest of some lines has in the group of this form; one more than `most` are looked at. */
export function foundBefore(before: Iterable<string>, form: RegExp, most: number): string | undefined {
  let seen = 0;
  for (const line of before) {
    const found = form.exec(line)?.[1];
    if (found !== undefined) return found;
    if (++seen > most) return undefined;
  }
  return undefined;
}

/** Whether the line right before is a rule. */
export function isAfterRule(before: Iterable<string>): boolean {
  for (const line of before) return /^={20,}$/.test(line);
  return false;
}

/** The lines before the first of this form. */
export function linesUntil(lines: readonly string[], form: RegExp): string[] {
  const end = lines.findIndex((line) => form.test(line));
  return lines.slice(0, end < 0 ? undefined : end);
}

/** Sums the numbers beside words in a summary line, as in `8 failed | 230 passed (238)` or `Failures: 7, Errors: 1`. */
export function tally(text: string, ...words: string[]): number {
  return words.reduce((total, word) => {
    const own = RegExp.escape(word);
    const found = new RegExp(`(\\d{1,9})[ \\t]{1,11}${own}(?!\\w)|(?<![a-z] )\\b${own}(?:: *|=)(\\d{1,9})`).exec(text);
    return total + Number(found?.[1] ?? found?.[2] ?? 0);
  }, 0);
}

/** What a runner counts by this word: `passing`, `fail`, `cancelled`, `todo`. */
export function countedAs(word: string): keyof TestCounts {
  if (/^(?:pass|flaky)/i.test(word)) return 'passed';
  return /^(?:fail|cancel)/i.test(word) ? 'failed' : 'skipped';
}

/** `2 failed, 1 skipped, 230 passed`: the three counts of one line, whatever the runner calls what it did not run. */
export function tallies(text: string, ...skipped: string[]): TestCounts {
  return { passed: tally(text, 'passed'), failed: tally(text, 'failed'), skipped: tally(text, ...skipped) };
}

/** `Tests run: 8, Failures: 1, Errors: 0, Skipped: 2`, as `outOf` takes it. */
export function totals(text: string): [all: number, failed: number, skipped: number] {
  return [
    tally(text, 'Tests run', 'Tests'),
    tally(text, 'Failures', 'Errors', 'Flakes'),
    tally(text, 'Skipped', 'Incomplete'),
  ];
}

/** The counts of so many tests, of which the others passed. */
export function outOf(all: number, failed: number, skipped: number): TestCounts {
  return { passed: Math.max(0, all - failed - skipped), failed, skipped };
}

/** Makes a failure of one message about one place, found in the text `at`. `more` are the lines that explain it, and `row` is what is shown of it. */
export function problem(
  runner: string,
  place: { file: string; line?: number | string; at?: string },
  message: string,
  more: readonly string[] = [],
  row = message,
): Failure {
  const file = cleanPath(place.file);
  const lines: RankedLine[] = [{ text: row.trim(), rank: 0 }];
  for (const line of account(more).lines) lines.push({ text: line.text, rank: line.rank === 0 ? 1 : line.rank });
  return {
    runner,
    kind: 'compile',
    name: file,
    file,
    line: place.line === undefined ? undefined : Number(place.line),
    place: placeIn(place.at ?? '', place.file, file),
    message: message.trim(),
    lines,
  };
}

/** `src/a.ts:3:9` or `src/a.ts(3,9)`, where the text has a column. */
function placeIn(text: string, printed: string, file: string) {
  const at = text.indexOf(printed);
  const [column] = at < 0 ? [] : (/^(?::\d+:\d+|\(\d+,\d+\))/.exec(text.slice(at + printed.length)) ?? []);
  return column && file + column;
}
