/** Failures of the baseline that a run which exits 0 prints again: an exit code, or a count, that was taken back. */

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { unknownRunner } from '../reading/failure.ts';
import type { TestFailure, Verification } from '../run/verification.ts';

/** Names of the baseline's failing tests whose own line, with place and message, stands in the log at `logPath` as it did then. */
export async function stillTold(baseline: Verification | undefined, logPath: string): Promise<string[]> {
  const open = (baseline?.exitCode === 0 ? [] : (baseline?.failures ?? [])).flatMap(ownLine);
  if (open.length === 0) return [];
  const told = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(logPath), crlfDelay: Number.POSITIVE_INFINITY })) {
    for (const { name, place, message } of open) if (line.includes(place) && line.includes(message)) told.add(name);
  }
  return [...told];
}

/** Of a hand-written runner alone: what others print beside a failure may be a log that a green test prints as well. */
function ownLine({
  name,
  runner,
  file,
  line,
  message,
}: TestFailure): { name: string; place: string; message: string }[] {
  const first = message?.split('\n', 1)[0]?.trim() ?? '';
  if (runner !== unknownRunner || file === undefined || line === undefined || first.length < 4) return [];
  return [{ name, place: `${file}:${line}`, message: first }];
}
