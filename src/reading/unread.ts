/** What no reader told: error-like blocks and the end of the log, of each stream on its own. */
import { longestLine } from './general.ts';
import { repetition } from './repetition.ts';
import type { TestReport } from './report.ts';
import type { LogLine } from './sections.ts';
import { clip } from './text.ts';
import { isLevel, tellsFailure } from './verdict.ts';
import { templateOf } from './weight.ts';

type Read = Pick<TestReport, 'blocks' | 'tail'>;

/** All lines at hand, blocks first, then the log's end as far as the blocks do not hold it. */
export function unread({ blocks, tail }: Read): { stream: string; lines: LogLine[] }[] {
  const streams = [...new Set([...blocks, ...tail].map(({ stream }) => stream ?? ''))];
  return streams.map((stream) => ({ stream, lines: linesOf({ blocks, tail }, stream) }));
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
