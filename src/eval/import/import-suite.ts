/** Builds an eval suite from past commits whose tests, in a sandbox, fail without the commit and pass with it. */

import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '../../run/run-phrases.ts';
import { type Change, type History, type ProveOptions, proveChange } from '../../run-story/past-changes.ts';
import { messageOf } from '../../text/error-message.ts';
import { objectIn, parsedJson } from '../../text/json.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { type ChangeText, saysSomething, storyText, textOfMessage, writeStory } from './story-text.ts';

interface ImportOptions extends Pick<ProveOptions, 'clone' | 'settings' | 'environment' | 'signal'> {
  history: History;
  into: string;
  /** A folder of ours, for one proof after the other. */
  scratch: string;
  /** Stories that the suite is to have. */
  limit: number;
  flags: Readonly<Record<string, string>>;
  /** Try again what fell out before. */
  again: boolean;
  /** What was asked for, where somebody keeps it: an issue or pull request. */
  textOf(change: Change): Promise<ChangeText | undefined>;
  /** Told of each change that was tried, once it is kept. */
  onTried(entry: JournalEntry, title: string): void;
}

/** What one person asks another for; a release or a new format of all files is no story. */
const mostSources = 40;
const mostTests = 60;

/** Returns what the journal says of each commit. */
export async function importSuite(options: ImportOptions): Promise<Map<string, JournalEntry>> {
  const { history, into, limit, again, signal } = options;
  await mkdir(into, { recursive: true });
  const entries = await readJournal(into);
  const keep = async (entry: JournalEntry) => {
    entries.set(entry.commit, entry);
    await appendFile(join(into, journalName), `${JSON.stringify(entry)}\n`);
  };
  const isOver = (entry: JournalEntry | undefined) => entry !== undefined && (!again || entry.story !== undefined);
  let stories = storiesIn(entries);
  for (const commit of history.first) if (!entries.has(commit)) await keep({ commit, reason: 'first-commit' });
  for (const change of history.changes) {
    const { commit } = change;
    if (stories >= limit) break;
    if (isOver(entries.get(commit))) continue;
    signal.throwIfAborted();
    const reason = unfit(change);
    if (reason !== undefined) await keep({ commit, reason });
    else {
      const { title, ...found } = await tryChange(options, change);
      const entry = { commit, ...found };
      await keep(entry);
      options.onTried(entry, title);
      if (entry.story !== undefined) stories++;
    }
  }
  return entries;
}

export function storiesIn(entries: ReadonlyMap<string, JournalEntry>) {
  return [...entries.values()].filter(({ story }) => story !== undefined).length;
}

function unfit({ tests, sources }: Change): Reason | undefined {
  if (tests.length === 0) return 'no-tests';
  if (sources.length === 0) return 'no-sources';
  return sources.length > mostSources || tests.length > mostTests ? 'too-large' : undefined;
}

/** Its text is looked at first, which costs nothing. */
async function tryChange(
  { history, into, scratch, flags, textOf, ...place }: ImportOptions,
  change: Change,
): Promise<Omit<JournalEntry, 'commit'> & { title: string }> {
  const started = performance.now();
  const words = (await textOf(change)) ?? textOfMessage(await history.messageOf(change));
  const text = storyText(words, await history.addedLines(change));
  const { title } = text;
  if (!saysSomething(text)) return { title, reason: 'says-nothing' };
  const folder = join(scratch, 'proof');
  const ms = () => Math.round(performance.now() - started);
  try {
    await mkdir(folder, { recursive: true });
    const proved = await proveChange({ ...place, change, folder });
    if (proved.kind === 'not-proved') return { title, reason: proved.why, detail: proved.detail, ms: ms() };
    const { testsMayChange } = proved;
    return { title, story: await writeStory(into, history, { change, text, testsMayChange, flags }), ms: ms() };
  } catch (error) {
    place.signal.throwIfAborted();
    return { title, reason: 'broke', detail: messageOf(error), ms: ms() };
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

const journalName = 'import.jsonl';

/** By commit; a later line counts. A line that was cut off in writing counts for nothing, and does not take the next one with it. */
async function readJournal(folder: string): Promise<Map<string, JournalEntry>> {
  const path = join(folder, journalName);
  const text = await readFile(path, 'utf8').catch(() => '');
  if (text !== '' && !text.endsWith('\n')) await appendFile(path, '\n');
  const lines = text.split('\n').map((line) => objectIn(parsedJson(line)) as Partial<JournalEntry>);
  const entries = lines.filter((entry): entry is JournalEntry => typeof entry.commit === 'string');
  return new Map(entries.map((entry) => [entry.commit, entry]));
}

type Reason = keyof typeof reasons;
type Unproved = Extract<Awaited<ReturnType<typeof proveChange>>, { kind: 'not-proved' }>;

/** With what helps, where something does. */
const reasons = {
  'first-commit': 'the first commit of this clone; a shallow one gets the rest by `git fetch --unshallow`',
  'no-tests': 'changes no tests; --test-paths "checks/**" names tests that no convention expects',
  'no-sources': 'changes nothing that a test could fail for',
  'too-large': 'changes more than a story asks for',
  'says-nothing': 'its text asks for nothing; with GITHUB_TOKEN set, issues and pull requests are read',
  'no-command': 'no test command at its base; --test-command "make check" names one',
  'no-sandbox': 'no sandbox works here; `redgreen doctor` says why',
  'setup-failed': 'its base cannot be set up any more; try --setup-command "npm install", or a later --since',
  'base-red': 'its base is red; --test-command can leave tests out',
  'tests-green-before': 'its tests are green without it',
  'tests-timed-out': 'its tests do not end without it; try a larger --test-timeout-minutes',
  'change-red': 'red with the change itself',
  flaky: 'green and then red with the change itself: flaky',
  broke: 'broke while it was tried',
} satisfies Record<Unproved['why'], string> & Record<string, string>;

export function triedLine({ commit, story, reason, detail, ms }: JournalEntry, title: string) {
  const time = ms === undefined ? '' : ` (${(ms / 1000).toFixed(1)}s)`;
  const why = reason === undefined ? '' : `– ${reasons[reason]}`;
  const end =
    story === undefined ? `${why}${detail === undefined ? '' : `: ${visibleLine(detail, 200)}`}` : `✅ ${story}`;
  return `${commit.slice(0, 10)} ${visibleLine(title, 60)} ${end}${time}\n`;
}

/** `into` is shown as the user wrote it. */
export function importWords(
  entries: ReadonlyMap<string, JournalEntry>,
  { history, into, since }: { history: History; into: string; since: Date },
) {
  const commits = [...history.first, ...history.changes.map(({ commit }) => commit)];
  const found = commits.map((commit) => entries.get(commit)).filter((entry) => entry?.story === undefined);
  const counts = [...Map.groupBy(found, (entry) => (entry?.reason ? reasons[entry.reason] : 'not looked at'))];
  const rows = counts.sort(([, a], [, b]) => b.length - a.length);
  const from = since.toISOString().slice(0, 10);
  const stories = counted(storiesIn(entries), 'story', 'stories');
  return [
    `${counted(commits.length, 'commit')} since ${from}: ${stories} in ${into}`,
    ...rows.map(([what, { length }]) => `${String(length).padStart(7)}  ${what}`),
    ...(commits.length > 0
      ? [`Each commit with its reason: ${into}/${journalName}`]
      : ['A longer --since reaches older ones.']),
    '',
  ].join('\n');
}
