/** What an import has found out so far, a line for each commit beside the stories: it goes on from there. */

import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectIn, parsedJson } from '../../text/json.ts';
import type { Reason } from './reasons.ts';

export interface JournalEntry {
  commit: string;
  /** The story it became, by id. */
  story?: string;
  /** Or why it became none. */
  reason?: Reason;
  detail?: string;
  /** Of the proof; absent where nothing had to run. */
  ms?: number;
}

export const journalName = 'import.jsonl';

/** By commit; a later line counts. A line that was cut off in writing counts for nothing. */
export async function readJournal(folder: string): Promise<Map<string, JournalEntry>> {
  const text = await readFile(join(folder, journalName), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => objectIn(parsedJson(line)) as Partial<JournalEntry>);
  const entries = lines.filter((entry): entry is JournalEntry => typeof entry.commit === 'string');
  return new Map(entries.map((entry) => [entry.commit, entry]));
}

export async function keepEntries(folder: string, entries: readonly JournalEntry[]): Promise<void> {
  if (entries.length === 0) return;
  // A line that was cut off must not take the next one with it.
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const before = await readFile(join(folder, journalName), 'utf8').catch(() => '');
  const start = before === '' || before.endsWith('\n') ? '' : '\n';
  await appendFile(join(folder, journalName), start + lines);
}
