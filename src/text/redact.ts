/** Masks secrets in everything that leaves the process: known values first, in whatever form, then what looks like one. */

import { formsOf, patterns } from './secret-forms.ts';
import { type TextView, viewsOf } from './text-views.ts';

export const mask = '***';

export interface Redactor {
  (text: string): string;
  /** From now on this value is masked too. */
  add(secret: string): void;
  /** Every value that it was given. */
  known(): readonly string[];
  /** For text that comes in pieces: a secret cut in two is still masked. */
  stream(): RedactStream;
  /** Characters a stream holds back. */
  readonly reach: number;
}

export interface RedactStream {
  /** What can be passed on of all that was pushed so far. */
  push(chunk: string): string;
  /** The rest. */
  end(): string;
}

/** Shorter values would mask half of every text, and nobody can guess-proof a secret of three characters. */
const shortest = 4;

export function createRedactor(secrets: Iterable<string>): Redactor {
  const needles = new Set<string>();
  const known = new Set<string>();
  let reach = 512;

  const add = (secret: string) => {
    known.add(secret);
    // A key file is printed line by line as often as whole.
    for (const value of [secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())]) {
      if (value.length < shortest || (value !== secret.trim() && value.length < 16)) continue;
      for (const form of formsOf(value)) {
        needles.add(form);
        // Twice: escaped or wrapped, each character can take up to six.
        reach = Math.max(reach, 6 * form.length);
      }
    }
  };
  for (const secret of secrets) add(secret);

  const redact = (text: string) => maskRanges(text, rangesOf(text, needles));
  return Object.assign(redact, {
    add,
    known: () => [...known],
    stream: () => redactStream(needles, () => reach),
    get reach() {
      return reach;
    },
  });
}

interface Range {
  start: number;
  end: number;
}

/** Every stretch to mask, in order and not overlapping. */
function rangesOf(text: string, needles: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const view of viewsOf(text)) {
    for (const needle of needles) for (const one of occurrences(view, needle)) ranges.push(one);
  }
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) ranges.push({ start: match.index, end: match.index + match[0].length });
  }
  return merged(ranges);
}

function* occurrences(view: TextView, needle: string): Generator<Range> {
  for (let at = view.text.indexOf(needle); at !== -1; at = view.text.indexOf(needle, at + needle.length)) {
    yield { start: view.start(at), end: view.end(at + needle.length - 1) };
  }
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && range.start < last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

function maskRanges(text: string, ranges: Range[], begin = 0): string {
  const parts: string[] = [];
  let from = begin;
  for (const { start, end } of ranges) {
    parts.push(text.slice(from, Math.max(from, start)), mask);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** Characters before a secret by which a pattern knows it, such as `Bearer `. */
const context = 256;

function redactStream(needles: ReadonlySet<string>, reach: () => number): RedactStream {
  // The first `done` characters have been passed on; they stay as context.
  let held = '';
  let done = 0;

  const pass = (until: (ranges: Range[]) => number) => {
    const ranges = rangesOf(held, needles);
    const cut = until(ranges);
    const due = ranges.filter(({ start, end }) => end > done && start < cut);
    const out = maskRanges(held.slice(0, cut), due, done);
    const kept = Math.max(0, cut - context);
    held = held.slice(kept);
    done = cut - kept;
    return out;
  };

  return {
    push(chunk) {
      held += chunk;
      // Reading what is held again for each small chunk would cost the square of it.
      if (held.length - done < 2 * reach()) return '';
      return pass((ranges) => {
        const limit = held.length - reach();
        return Math.max(done, ranges.find(({ start, end }) => start < limit && end > limit)?.start ?? limit);
      });
    },
    end: () => pass(() => held.length),
  };
}
