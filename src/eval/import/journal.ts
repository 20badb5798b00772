/**
 * Keeps the journal of an import: a line for each commit, with its story or the reason why there is none. The journal lies
 * beside the stories.
 */

import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NoChange, NotProved } from '../../run-story/past-changes.ts';
import { objectIn, parsedJson } from '../../text/json.ts';
import { visibleLine } from '../../text/terminal-text.ts';

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

/** What a suite has after it. */
export interface Imported {
  entries: Map<string, JournalEntry>;
  stories: number;
}

const journalName = 'import.jsonl';

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

export type Reason = NoChange | NotProved | 'no-tests' | 'no-sources' | 'too-large' | 'says-nothing' | 'broke';

interface Words {
  what: string;
  /** What helps where many fell out for it. */
  hint?: string;
}

export const reasons: Readonly<Record<Reason, Words>> = {
  'first-commit': { what: 'first commit' },
  'cut-off': {
    what: 'its base is not in this clone, which is shallow',
    hint: 'git fetch --unshallow brings the rest of the history',
  },
  merge: { what: 'merge; the commits that it brought were looked at one by one' },
  'part-of-pull-request': { what: 'part of a merged pull request, which is looked at as a whole' },
  'no-tests': {
    what: 'changes no tests',
    hint: 'tests that lie where no convention expects them are named by --test-paths "checks/**"',
  },
  'no-sources': { what: 'changes nothing that a test could fail for' },
  'too-large': { what: 'changes more than a story asks for' },
  'says-nothing': {
    what: 'its text asks for nothing',
    hint: 'with GITHUB_TOKEN set, the texts of issues and pull requests are used',
  },
  'no-command': { what: 'no test command at its base', hint: '--test-command "make check" names one' },
  'no-sandbox': { what: 'no sandbox works here', hint: '`redgreen doctor` says why' },
  'setup-failed': {
    what: 'its base cannot be set up any more',
    hint: 'old lock files often name what is gone: try --setup-command "npm install", or a later --since',
  },
  'base-red': { what: 'its base is red', hint: 'import.jsonl names the tests; --test-command can leave them out' },
  'tests-green-before': { what: 'its tests are green without it' },
  'tests-timed-out': { what: 'its tests do not end without it', hint: 'a larger --test-timeout-minutes' },
  'change-red': { what: 'red with the change itself' },
  flaky: { what: 'green and then red with the change itself: flaky' },
  broke: { what: 'broke while it was tried' },
};

export function triedLine({ commit, story, reason, detail, ms }: JournalEntry, title: string): string {
  const time = ms === undefined ? '' : ` (${(ms / 1000).toFixed(1)}s)`;
  const head = `${commit.slice(0, 10)} ${visibleLine(title, 60)}`;
  if (story !== undefined) return `${head} ✅ ${story}${time}\n`;
  const why = reason === undefined ? '' : reasons[reason].what;
  return `${head} – ${why}${detail === undefined ? '' : `: ${visibleLine(detail, 200)}`}${time}\n`;
}

/** `into` is shown as the user wrote it; `commits` are those of the history that `--since` lets through. */
export function importWords(
  { entries, stories }: Imported,
  { into, since, commits, newest }: { into: string; since: Date; commits: readonly string[]; newest?: Date },
): string {
  const counts = new Map<Reason, number>();
  for (const commit of commits) {
    const reason = entries.get(commit)?.reason;
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  const left = commits.filter((commit) => !entries.has(commit)).length;
  const from = since.toISOString().slice(0, 10);
  const hints = rows.flatMap(([reason]) => reasons[reason].hint ?? []);
  return [
    `${many(commits.length, 'commit')} since ${from}: ${many(stories, 'story', 'stories')} in ${into}`,
    ...rows.map(([reason, count]) => `${String(count).padStart(7)}  ${reasons[reason].what}`),
    ...(left > 0 ? [`${String(left).padStart(7)}  not looked at`] : []),
    ...(commits.length === 0 && newest !== undefined
      ? [`The newest commit is of ${newest.toISOString().slice(0, 10)}: a longer --since reaches it.`]
      : []),
    ...(stories === 0 && hints.length > 0 ? ['What can be done:', ...hints.map((hint) => `  ${hint}`)] : []),
    ...(commits.length > 0 ? [`Each commit with its reason: ${into}/${journalName}`] : []),
    '',
  ].join('\n');
}

function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
