/** Writes and reads the model's recorded answers of a run, one JSON object a line, in `answers.jsonl`. */

import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedAnswer } from '../run/recorded-answer.ts';

export function answersPath(folder: string): string {
  return join(folder, 'answers.jsonl');
}

export async function keepAnswer(folder: string, answer: RecordedAnswer): Promise<void> {
  // At once: the thread pool would be asked three times, and a line takes less than being asked.
  appendFileSync(answersPath(folder), `${JSON.stringify(answer)}\n`, { mode: 0o600 });
}

/** The answers in a file; undefined where there is no such file. A line that a crash tore off is left out. */
export async function readAnswers(path: string): Promise<RecordedAnswer[] | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return lines
    .slice(0, -1)
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}
