/** Joins the error-like parts of a log and its last lines into one list of lines for each log stream. */

import { clip } from '../text/clip.ts';
import { templateOf } from './cause-score.ts';
import { longestLine } from './error-lines.ts';
import { isLevel, reportsFailure } from './line-form.ts';
import type { LogLine } from './line-scores.ts';
import { repetition } from './repetition.ts';
import type { TestReport } from './report.ts';

type Read = Pick<TestReport, 'blocks' | 'tail'>;

/** All lines at hand, blocks first, then the log's end as far as the blocks do not hold it. */
export function unread({ blocks, tail }: Read): { stream: string; lines: LogLine[] }[] {
  const streams = [...new Set([...blocks, ...tail].map(({ stream }) => stream ?? ''))];
  return streams.map((stream) => ({ stream, lines: linesOf({ blocks, tail }, stream) }));
}

function linesOf({ blocks, tail }: Read, name: string): LogLine[] {
  const own = blocks.filter(({ stream }) => (stream ?? '') === name);
  const end = tail.filter(({ stream }) => stream === name).map(({ text }) => ({ text, shape: templateOf(text) }));
  const count = repetition();
  for (const { text, shape } of end) {
    if (reportsFailure(text) && !isLevel(text)) count.next();
    count.saw(shape);
  }
  const inEnd = new Set(end.map(({ text }) => clip(text, longestLine)));
  const excerpts = own.map(({ lines, seen }) =>
    lines.map((text, i): LogLine => ({ text, shape: templateOf(text), seen: seen[i] ?? 1 })),
  );
  const before = excerpts.filter((lines) => !lines.every(({ text }) => inEnd.has(text))).flat();
  const inBlocks = new Map(excerpts.flat().map(({ shape, seen }) => [shape, seen]));
  return [
    ...before,
    ...end.map((line) => ({ ...line, seen: Math.max(count.times(line.shape), inBlocks.get(line.shape) ?? 1) })),
  ];
}
