/** Some lines of a part of a log: all of a short one, runs of neighbours of a long one. */
import { firstState, plainLine } from './plain-line.ts';
import { candidates } from './stream.ts';

const linesOfRun = 24;
const longestLine = 2000;

export function sampled(bytes: Buffer, from: number, to: number, runs: number): string[] {
  const lines: string[] = [];
  for (let run = 0; run < runs; run++) {
    let at = run === 0 ? from : bytes.indexOf(10, from + Math.floor(((to - from) * run) / runs)) + 1;
    if (at === 0 && run > 0) break;
    const until = run === runs - 1 ? to : from + Math.floor(((to - from) * (run + 1)) / runs);
    for (let n = 0; n < linesOfRun && at < until; n++) {
      const newline = bytes.indexOf(10, at);
      const end = newline < 0 || newline > to ? to : newline;
      const line = bytes.toString('utf8', at, Math.min(end, at + longestLine));
      const first = firstState(line);
      lines.push(first !== undefined && candidates(first).length > 0 ? first : plainLine(line));
      at = end + 1;
    }
  }
  return lines;
}
