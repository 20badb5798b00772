/**
 * Builds an eval suite from past commits whose tests fail without the commit and pass with it. This is tried in a sandbox
 * before a story is written; a journal beside the stories keeps the reason why any other commit became no story.
 */

import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addedLines,
  type Change,
  type ChangeFiles,
  type History,
  type NoChange,
  type NotProved,
  type ProveOptions,
  proveChange,
  sortFiles,
} from '../../run-story/past-changes.ts';
import { messageOf } from '../../text/error-message.ts';
import { objectIn, parsedJson } from '../../text/json.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { type ChangeText, saysSomething, storyText, textOfMessage, writeStory } from './story-text.ts';

interface ImportOptions extends Pick<ProveOptions, 'clone' | 'settings' | 'environment' | 'signal'> {
  history: History;
  /** The suite's folder. */
  into: string;
  /** A folder of ours, for one proof after the other. */
  scratch: string;
  /** Stories that the suite is to have. */
  limit: number;
  flags: Readonly<Record<string, string>>;
  /** Try again what fell out before. */
  again: boolean;
  ports: ImportPorts;
}

interface ImportPorts {
  /** What was asked for, where somebody keeps it: an issue or pull request. */
  textOf(change: Change): Promise<ChangeText | undefined>;
  /** Told of each change that was tried, once it is kept. */
  onTried(entry: JournalEntry, title: string): void;
}

const together = 500;
/** What one person asks another for; a release or a new format of all files is no story. */
const mostSources = 40;
const mostTests = 60;

export async function importSuite(options: ImportOptions): Promise<Imported> {
  const { history, into, limit, again, signal } = options;
  await mkdir(into, { recursive: true });
  const entries = await readJournal(into);
  const keep = async (found: JournalEntry[]) => {
    await keepEntries(into, found);
    for (const entry of found) entries.set(entry.commit, entry);
  };
  const known = new Set(
    [...entries.values()].filter(({ story }) => story !== undefined || !again).map(({ commit }) => commit),
  );
  const count = () => [...entries.values()].filter(({ story }) => story !== undefined).length;
  await keep(
    [...history.none].filter(([commit]) => !known.has(commit)).map(([commit, reason]) => ({ commit, reason })),
  );

  const waiting = history.changes.filter(({ commit }) => !known.has(commit));
  for (let at = 0; at < waiting.length && count() < limit; at += together) {
    const part = waiting.slice(at, at + together);
    const files = await sortFiles(history, part, options.settings.testPaths);
    const looked = part.map((change) => ({ change, files: files.get(change.commit) ?? none }));
    await keep(
      looked.flatMap(({ change: { commit }, files }) => {
        const reason = unfit(files);
        return reason === undefined ? [] : [{ commit, reason }];
      }),
    );
    for (const each of looked.filter(({ files }) => unfit(files) === undefined)) {
      if (count() >= limit) break;
      signal.throwIfAborted();
      const { entry, title } = await tryChange(options, each);
      await keep([entry]);
      options.ports.onTried(entry, title);
    }
  }
  return { entries, stories: count() };
}

const none: ChangeFiles = { tests: [], sources: [] };

function unfit({ tests, sources }: ChangeFiles): Reason | undefined {
  if (tests.length === 0) return 'no-tests';
  if (sources.length === 0) return 'no-sources';
  return sources.length > mostSources || tests.length > mostTests ? 'too-large' : undefined;
}

/** Its text is looked at first, which costs nothing. */
async function tryChange(
  { clone, history, into, scratch, settings, flags, environment, signal, ports }: ImportOptions,
  { change, files }: { change: Change; files: ChangeFiles },
): Promise<{ entry: JournalEntry; title: string }> {
  const { commit } = change;
  const started = performance.now();
  const words = (await ports.textOf(change)) ?? textOfMessage(change.message);
  const text = storyText(words, await addedLines(history, change));
  const title = text.title;
  if (!saysSomething(text)) return { entry: { commit, reason: 'says-nothing' }, title };
  const folder = join(scratch, 'proof');
  try {
    await mkdir(folder, { recursive: true });
    const proved = await proveChange({ clone, change, files, settings, folder, environment, signal });
    const ms = Math.round(performance.now() - started);
    if (proved.kind === 'not-proved')
      return { entry: { commit, reason: proved.why, detail: proved.detail, ms }, title };
    const { testsMayChange } = proved;
    const story = await writeStory(into, history, { change, files, text, testsMayChange, flags });
    return { entry: { commit, story, ms }, title };
  } catch (error) {
    signal.throwIfAborted();
    const detail = messageOf(error);
    return { entry: { commit, reason: 'broke', detail, ms: Math.round(performance.now() - started) }, title };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
async function readJournal(folder: string): Promise<Map<string, JournalEntry>> {
  const text = await readFile(join(folder, journalName), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => objectIn(parsedJson(line)) as Partial<JournalEntry>);
  const entries = lines.filter((entry): entry is JournalEntry => typeof entry.commit === 'string');
  return new Map(entries.map((entry) => [entry.commit, entry]));
}

async function keepEntries(folder: string, entries: readonly JournalEntry[]) {
  if (entries.length === 0) return;
  // A line that was cut off must not take the next one with it.
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const before = await readFile(join(folder, journalName), 'utf8').catch(() => '');
  const start = before === '' || before.endsWith('\n') ? '' : '\n';
  await appendFile(join(folder, journalName), start + lines);
}

type Reason = NoChange | NotProved | 'no-tests' | 'no-sources' | 'too-large' | 'says-nothing' | 'broke';

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

export function triedLine({ commit, story, reason, detail, ms }: JournalEntry, title: string) {
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
) {
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

function many(count: number, one: string, more = `${one}s`) {
  return `${count} ${count === 1 ? one : more}`;
}
