/** From the bytes of a log to a report. */
import type { Place } from './reader.ts';
import { readers } from './readers/index.ts';
import { collector, type TestReport } from './report.ts';
import { plainLine } from './text.ts';

/** Reads one log to its end. Never throws for what it holds: invalid UTF-8, NUL, endless lines. */
export async function readLog(chunks: AsyncIterable<Uint8Array>): Promise<TestReport> {
  const findings = collector();
  const open = readers.map((reader) => ({ reader, state: reader.open(findings), wants: false }));
  const recent: string[] = [];
  const place: Place = { before: () => recent.toReversed() };
  const take = (line: string) => {
    const text = plainLine(line.slice(0, 8192));
    for (const each of open) {
      if (each.wants || each.reader.triggers.some((trigger) => text.includes(trigger))) {
        each.wants = each.state.line(text, place);
      }
    }
    recent.push(text);
    if (recent.length > 200) recent.shift();
  };
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  }
  if (rest !== '') take(rest);
  for (const each of open) each.state.end?.();
  return { ...findings.report(), blocks: [], tail: recent.slice(-60) };
}
