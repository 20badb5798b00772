/** Tells how an import went: a line for each commit that was tried, then how many were left out for which reason. */

import { visibleLine } from '../../text/terminal-text.ts';
import type { Imported } from './import-suite.ts';
import { type JournalEntry, journalName } from './journal.ts';
import { type Reason, reasons } from './reasons.ts';

export function triedLine({ commit, story, reason, detail, ms }: JournalEntry, title: string): string {
  const time = ms === undefined ? '' : ` (${(ms / 1000).toFixed(1)}s)`;
  const head = `${commit.slice(0, 10)} ${visibleLine(title, 60)}`;
  if (story !== undefined) return `${head} ✅ ${story}${time}\n`;
  const why = reason === undefined ? '' : reasons[reason].what;
  return `${head} – ${why}${detail === undefined ? '' : `: ${visibleLine(detail, 200)}`}${time}\n`;
}

/** `into` is shown as the user wrote it; `commits` are those of the history that `--since` lets through. */
export function importWords(
  { entries, stories, gaveUp }: Imported,
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
    ...(gaveUp === undefined
      ? []
      : [
          `Stopped: five one after the other fell out (${[...new Set(gaveUp)].map((one) => reasons[one].what).join('; ')}). Older ones are hardly better; the same command tries five more.`,
        ]),
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
