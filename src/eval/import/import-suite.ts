/**
 * Builds an eval suite from past commits whose tests fail without the commit's change and pass with it. This is tried in a
 * sandbox before a story is written; a journal keeps the reason why any other commit became no story.
 */

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addedLines,
  type Change,
  type ChangeFiles,
  type History,
  type ProveOptions,
  proveChange,
  sortFiles,
} from '../../run-story/past-changes.ts';
import { messageOf } from '../../text/error-message.ts';
import { type Imported, type JournalEntry, keepEntries, type Reason, readJournal } from './journal.ts';
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
