/** Masks secrets in text that leaves the process: known secrets in usual encodings, and whatever looks like a key. */

import { formsOf, patterns, urlPassword } from './secret-forms.ts';
import { isRandom } from './secret-value.ts';
import { decoded } from './xml-text.ts';

export const mask = '***';

export interface Masker {
  (text: string): string;
  /** For text that comes in pieces: a secret cut in two is still masked. */
  stream(): RedactStream;
}

export interface Redactor extends Masker {
  /** From now on this value is masked too. */
  add(secret: string): void;
  /**
   * For what an agent reads and writes back: a password in a URL is masked only where it is random, and no value that `knowPublic`
   * was given where a pattern alone finds it.
   */
  forAgent: Masker;
  /** The repository holds these texts: what looks like a secret in them is none to whoever works on it. */
  knowPublic(text: string): void;
  /** Every value that it was given. */
  known(): readonly string[];
  /** Characters a stream holds back. */
  readonly reach: number;
}

export interface RedactStream {
  /** What can be passed on of all that was pushed so far. */
  push(chunk: string): string;
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

  const open = new Set<string>();
  const maskerOf = (isOpen: IsOpen): Masker => {
    const find = (text: string) => rangesOf(text, needles, isOpen);
    return Object.assign((text: string) => maskRanges(text, find(text)), {
      stream: () => redactStream(find, () => reach),
    });
  };
  return Object.assign(
    maskerOf(() => false),
    {
      add,
      known: () => [...known],
      forAgent: maskerOf((value, pattern) => open.has(value) || (pattern === urlPassword && !isRandom(value))),
      knowPublic(text: string) {
        // A log is masked as one character for each byte.
        for (const one of [text, Buffer.from(text).toString('latin1')])
          for (const pattern of patterns) for (const [value] of one.matchAll(pattern)) open.add(value);
      },
      get reach() {
        return reach;
      },
    },
  );
}

/** Whether a value that a pattern alone finds may be read. */
type IsOpen = (value: string, pattern: RegExp) => boolean;

interface Range {
  start: number;
  end: number;
}

/** Every stretch to mask, in order and not overlapping. */
function rangesOf(text: string, needles: ReadonlySet<string>, isOpen: IsOpen): Range[] {
  const ranges: Range[] = [];
  for (const view of viewsOf(text)) {
    for (const needle of needles)
      for (let at = view.text.indexOf(needle); at !== -1; at = view.text.indexOf(needle, at + needle.length))
        ranges.push({ start: view.start(at), end: view.end(at + needle.length - 1) });
  }
  for (const pattern of patterns) {
    for (const { index, 0: value } of text.matchAll(pattern)) {
      if (!isOpen(value, pattern)) ranges.push({ start: index, end: index + value.length });
    }
  }
  return merged(ranges);
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

function redactStream(find: (text: string) => Range[], reach: () => number): RedactStream {
  // The first `done` characters have been passed on; they stay as context.
  let held = '';
  let done = 0;

  const pass = (until: (ranges: Range[]) => number) => {
    const ranges = find(held);
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

interface TextView {
  text: string;
  /** Where in the original a character of the view begins, and where it ends: an escape is longer than what it stands for. */
  start(index: number): number;
  end(index: number): number;
}

/**
 * As it is; without line breaks, their indentation and terminal colours; the same where a shell or a mail has marked the
 * break; and with percent, JSON and XML escapes decoded too. A reading that the text gives no cause for is left out.
 */
function viewsOf(text: string): TextView[] {
  const views: TextView[] = [{ text, start: (index) => index, end: (index) => index + 1 }];
  if (/[\r\n\u001b]/.test(text)) views.push(readAs(text, wrapped));
  if (/[=\\]\r?\n/.test(text)) views.push(readAs(text, markedAndWrapped));
  if (/[%\\]|&[#a-z]/.test(text)) views.push(readAs(text, escaped));
  return views;
}

const wrapped = /\r?\n[ \t>|]{0,40}|\r|\u001b\[[0-9;?]{0,20}[A-Za-z]/g;
const markedAndWrapped = new RegExp(`[=\\\\]\\r?\\n|${wrapped.source}`, 'g');
const escaped = new RegExp(
  `${wrapped.source}|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}|\\\\x[0-9A-Fa-f]{2}|\\\\["\\\\/bfnrt]|&[#\\w]{2,9};`,
  'g',
);

function readAs(text: string, marks: RegExp): TextView {
  const parts: string[] = [];
  // A stretch is copied one to one, or is one character that an escape stands for.
  const stretches: { inView: number; start: number; end: number; length: number }[] = [];
  let length = 0;
  const copy = (start: number, end: number, part: string) => {
    stretches.push({ inView: length, start, end, length: part.length });
    parts.push(part);
    length += part.length;
  };
  let from = 0;
  for (const { index, 0: found } of text.matchAll(marks)) {
    if (index > from) copy(from, index, text.slice(from, index));
    const part = decode(found);
    from = index + found.length;
    if (part !== '') copy(index, from, part);
  }
  copy(from, text.length, text.slice(from));
  const place = (index: number) =>
    stretches[lastAtMost(stretches, index)] ?? { inView: 0, start: 0, end: 0, length: 0 };
  return {
    text: parts.join(''),
    start: (index) => place(index).start + (index - place(index).inView),
    end: (index) => {
      const { inView, start, end, length: copied } = place(index);
      return index - inView === copied - 1 ? end : start + (index - inView) + 1;
    },
  };
}

function decode(found: string): string {
  if (found.startsWith('&')) return decoded(found);
  if (found.startsWith('%')) return String.fromCharCode(Number.parseInt(found.slice(1), 16));
  if (found.startsWith('\\u') || found.startsWith('\\x'))
    return String.fromCharCode(Number.parseInt(found.slice(2), 16));
  // \n, \t and the like stand for white space that a wrapped secret does not have.
  return /^\\["\\/]$/.test(found) ? found.slice(1) : '';
}

function lastAtMost(stretches: readonly { inView: number }[], value: number): number {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stretches[middle]?.inView ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
