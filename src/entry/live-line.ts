/** Shows a status line with the elapsed time on a terminal and updates it; other streams get whole lines only. */

import type { Writable } from 'node:stream';
import { durationWords } from '../run/words.ts';
import { visibleLine } from '../text/terminal-text.ts';

export interface LiveLine extends Disposable {
  /** A whole line, above the one that changes. */
  write(line: string): void;
  /** What goes on, since a time or from now; the same again goes on counting. `far` stands behind the time, and may change meanwhile. */
  doing(what: string, far?: readonly string[], since?: string): void;
  /** There is a line that changes. */
  isLive: boolean;
}

const clear = '\r\u001b[2K';

export function openLiveLine(
  stream: Writable & { isTTY?: boolean; columns?: number },
  now: () => number = () => Date.now(),
): LiveLine {
  if (stream.isTTY !== true) {
    return { isLive: false, write: (line) => void stream.write(`${line}\n`), doing() {}, [Symbol.dispose]() {} };
  }
  let current: { what: string; sinceMs: number } | undefined;
  let behind = '';
  const draw = () => {
    if (current === undefined) return;
    const time = ` (${durationWords(Math.max(0, now() - current.sinceMs))})`;
    const columns = stream.columns ?? 80;
    // A line that wraps could not be cleared as one.
    stream.write(`${clear}${visibleLine(`${current.what}${time}${behind}`, columns - 1)}`);
  };
  const timer = setInterval(draw, 1000);
  timer.unref();
  return {
    write(line) {
      stream.write(`${current === undefined ? '' : clear}${line}\n`);
      draw();
    },
    isLive: true,
    doing(what, far = [], since) {
      behind = far.map((part) => ` · ${part}`).join('');
      if (since !== undefined) current = { what, sinceMs: Date.parse(since) };
      else if (current?.what !== what) current = { what, sinceMs: now() };
      draw();
    },
    [Symbol.dispose]() {
      clearInterval(timer);
      if (current !== undefined) stream.write(clear);
      current = undefined;
    },
  };
}
