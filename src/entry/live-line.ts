/** On a terminal, one line that changes while something goes on: what, and for how long. Elsewhere nothing. */

import type { Writable } from 'node:stream';
import { durationWords } from '../run/words.ts';
import { visibleLine } from '../text/terminal-text.ts';

export interface LiveLine extends Disposable {
  /** A whole line, above the one that changes. */
  write(line: string): void;
  /** What goes on from now; the same again goes on counting. */
  doing(what: string): void;
}

const clear = '\r\u001b[2K';

export function openLiveLine(
  stream: Writable & { isTTY?: boolean; columns?: number },
  now: () => number = () => performance.now(),
): LiveLine {
  if (stream.isTTY !== true) {
    return { write: (line) => void stream.write(`${line}\n`), doing() {}, [Symbol.dispose]() {} };
  }
  let current: { what: string; sinceMs: number } | undefined;
  const draw = () => {
    if (current === undefined) return;
    const time = ` (${durationWords(now() - current.sinceMs)})`;
    // A line that wraps could not be cleared as one.
    const room = Math.max(10, (stream.columns ?? 80) - time.length - 1);
    stream.write(`${clear}${visibleLine(current.what, room)}${time}`);
  };
  const timer = setInterval(draw, 1000);
  timer.unref();
  return {
    write(line) {
      stream.write(`${current === undefined ? '' : clear}${line}\n`);
      draw();
    },
    doing(what) {
      if (current?.what !== what) current = { what, sinceMs: now() };
      draw();
    },
    [Symbol.dispose]() {
      clearInterval(timer);
      if (current !== undefined) stream.write(clear);
      current = undefined;
    },
  };
}
