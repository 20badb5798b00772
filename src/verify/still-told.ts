/** Failures of the baseline that a run which exits 0 prints again: an exit code, or a count, that was taken back. */

import { unknownRunner } from '../output/failure.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { fileBytes } from '../text/file-bytes.ts';

/** Each is looked for in the whole log. */
const mostLines = 20;
/** Of a line that goes on without end the last part is kept. */
const longestLine = 1 << 16;

interface OwnLine {
  name: string;
  place: string;
  message: string;
}

/** Names of the baseline's failing tests whose own line, with place and message, stands in the log at `logPath` as it did then. */
export async function stillTold(baseline: Verification | undefined, logPath: string): Promise<string[]> {
  const failures = baseline?.exitCode === 0 ? [] : (baseline?.failures ?? []);
  const open = failures.flatMap(ownLine).slice(0, mostLines);
  const told = new Set<string>();
  const look = (lines: readonly string[]) => {
    for (const { name, place, message } of open)
      if (lines.some((line) => line.includes(place) && line.includes(message))) told.add(name);
  };
  if (open.length === 0) return [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of fileBytes(logPath)) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(-longestLine);
    look(lines);
  }
  look([rest]);
  return [...told];
}

/** Of a hand-written runner alone: what others print beside a failure may be a log that a green test prints as well. */
function ownLine({ name, runner, file, line, message }: TestFailure): OwnLine[] {
  const first = message?.split('\n', 1)[0]?.trim() ?? '';
  if (runner !== unknownRunner || file === undefined || line === undefined || first.length < 4) return [];
  return [{ name, place: `${file}:${line}`, message: first }];
}
