/** Splits a log's bytes into lines, and passes all lines, or only those that contain a given string, to a callback. */

import type { Matcher } from './matcher.ts';

/** What is done with lines and hits. Offsets are into `bytes`, which holds them until the callback returns. */
export interface LineSink {
  /** Some reader wants each line now; false: only lines with a trigger. */
  wantsAll(): boolean;
  /** Between wanted lines: whether this string makes its line wanted; false where it is only counted. */
  isTrigger(string: number): boolean;
  /** The bytes that come after the ones handled so far, before any line in them is: 64 KB at a time, cut anywhere. */
  ahead(bytes: Buffer, from: number, to: number): void;
  /** A wanted line. `hit`: where its first trigger stands; what is only counted before it has been counted. */
  line(bytes: Buffer, from: number, to: number, hit: number | undefined): void;
}

/** Bytes before a line that `LinePosition.before` can still reach. */
const lookBack = 1 << 16;
/** A longer line is taken in pieces, so that a log without a newline needs no more memory than any other. */
export const longestLine = 1 << 16;
const largestPart = 1 << 18;
/** What is shown ahead at once. Lines are handled one such part behind: chunks make no difference. */
const aheadPart = 1 << 16;

/** Hands each line that holds a trigger, or that the sink wants, to the sink. `end()` gives the bytes at hand: the log's last 64 KB or more. */
export function scanner(triggers: Matcher, sink: LineSink) {
  let buffer = Buffer.allocUnsafeSlow(3 * largestPart);
  /** Bytes in the buffer, and where the first line that is not handled yet begins. */
  let filled = 0;
  let next = 0;
  /** Up to where the sink has looked ahead. */
  let seen = 0;

  /** Moves what is still needed to the front. */
  const makeRoom = (size: number) => {
    if (filled + size <= buffer.length) return;
    const from = Math.max(0, Math.min(next, seen) - lookBack);
    const target = filled - from + size > buffer.length ? Buffer.allocUnsafeSlow(2 * (filled - from + size)) : buffer;
    buffer.copy(target, 0, from, filled);
    buffer = target;
    filled -= from;
    next -= from;
    seen -= from;
  };

  const handle = (to: number) => {
    // Each byte is looked through once: until the next hit no line can hold one.
    let hit = -1;
    while (next < to) {
      if (hit < next) hit = triggers.scan(buffer, next, to, sink.isTrigger);
      if (hit < 0) hit = Number.POSITIVE_INFINITY;
      if (!sink.wantsAll()) {
        if (hit === Number.POSITIVE_INFINITY) break;
        next = Math.max(next, buffer.lastIndexOf(10, hit) + 1);
        next += Math.floor((hit - next) / longestLine) * longestLine;
      }
      const newline = buffer.indexOf(10, next);
      const end = newline < 0 || newline > to ? to : newline;
      // Pieces begin at the same places however the log came in chunks.
      const piece = Math.min(end, next + longestLine);
      sink.line(buffer, next, piece, hit < piece ? hit : undefined);
      next = piece < end ? piece : end + 1;
    }
    next = to;
  };

  return {
    push(chunk: Uint8Array) {
      // A large chunk goes through in parts: the buffer stays small.
      for (let at = 0; at < chunk.length; at += largestPart) {
        const part = chunk.subarray(at, at + largestPart);
        makeRoom(part.length);
        buffer.set(part, filled);
        filled += part.length;
        while (filled - seen >= aheadPart) {
          // The part before the one that is looked at now.
          const behind = seen;
          sink.ahead(buffer, seen, seen + aheadPart);
          seen += aheadPart;
          if (behind <= next) continue;
          const newline = buffer.lastIndexOf(10, behind - 1);
          if (newline >= next) handle(newline + 1);
          while (behind - next > longestLine) handle(next + longestLine);
        }
      }
    },
    end() {
      if (filled > seen) sink.ahead(buffer, seen, filled);
      handle(filled);
      return buffer.subarray(0, filled);
    },
  };
}
