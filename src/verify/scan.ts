/** From chunks of bytes to the lines that somebody wants, in flat memory and linear time. */
import type { Matcher } from './matcher.ts';

/** What is done with lines. Offsets are into `bytes`, which holds them until the callback returns. */
export interface LineSink {
  /** Some reader wants each line now; false: only lines with a trigger. */
  wantsAll(): boolean;
  line(bytes: Buffer, from: number, to: number): void;
}

/** Bytes before a line that `Place.before` can still reach. */
const lookBack = 1 << 16;
/** A longer line is taken in pieces, so that a log without a newline needs no more memory than any other. */
const longestLine = 1 << 16;

/** Hands each line that holds a trigger, or that the sink wants, to the sink. `all()` gives the bytes at hand: the log's last 64 KB and more. */
export function scanner(triggers: Matcher, sink: LineSink): { push(chunk: Uint8Array): void; end(): Uint8Array } {
  let buffer = Buffer.allocUnsafeSlow(1 << 19);
  /** Bytes in the buffer, and where the first line that is not handled yet begins. */
  let filled = 0;
  let next = 0;

  /** Moves what is still needed to the front; grows only where a chunk is larger than all the rest. */
  const makeRoom = (size: number) => {
    if (filled + size <= buffer.length) return;
    const from = Math.max(0, next - lookBack);
    const target = filled - from + size > buffer.length ? Buffer.allocUnsafeSlow(2 * (filled - from + size)) : buffer;
    buffer.copy(target, 0, from, filled);
    buffer = target;
    filled -= from;
    next -= from;
  };

  const handle = (to: number) => {
    while (next < to) {
      if (!sink.wantsAll()) {
        const hit = triggers.find(buffer, next, to);
        if (hit < 0) break;
        next = Math.max(next, buffer.lastIndexOf(10, hit) + 1);
      }
      const newline = buffer.indexOf(10, next);
      const end = newline < 0 || newline > to ? to : newline;
      sink.line(buffer, next, end);
      next = end + 1;
    }
    next = to;
  };

  return {
    push(chunk) {
      // A large chunk goes through in parts: the buffer stays small.
      for (let at = 0; at < chunk.length; at += 1 << 18) {
        const part = chunk.subarray(at, at + (1 << 18));
        makeRoom(part.length);
        buffer.set(part, filled);
        filled += part.length;
        const newline = buffer.lastIndexOf(10, filled - 1);
        if (newline >= next) handle(newline + 1);
        while (filled - next > longestLine) handle(next + longestLine);
      }
    },
    end() {
      handle(filled);
      return buffer.subarray(0, filled);
    },
  };
}
