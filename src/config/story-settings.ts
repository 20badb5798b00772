/**
 * Reads the settings that the front matter (YAML block) of an issue's text or of a task's Markdown file may change.
 * Those that weaken a check count only from authors who may write to the repository.
 */

import { type Problem, problemText } from '../run/errors.ts';
import { listed } from '../text/word-list.ts';
import { nearest } from './setting-names.ts';
import { notAllowed, readSetting, shown } from './setting-value.ts';
import { aboutOf, type SettingName, settingNames } from './settings.ts';

export interface StoryWishes {
  frontMatter: Readonly<Record<string, unknown>>;
  /** Whether its author may write to the repository; a story file's always may. Without it tests and review stay as they are. */
  mayWrite: boolean;
  /** How the story is called in messages. */
  source?: string;
  /** Where a key stands in the file. */
  placeOf?(key: string): Pick<Problem, 'line' | 'column'>;
  /** Keys that whoever asks reads himself. */
  otherKeys?: readonly string[];
}

export interface StorySettings {
  values: Map<SettingName, unknown>;
  testsMayChange: boolean;
  problems: Problem[];
  warnings: string[];
}

const own = settingNames.filter((name) => aboutOf(name).places.includes('story'));
const names = new Map<string, SettingName>([
  ...own.map((name) => [name, name] as const),
  ['max_iterations', 'max-iterations'],
  ['max_implementation_retries', 'max-iterations'],
]);

/** What else a story may say: for another part of Redgreen, or written by it. */
const otherKeys = new Set(
  listed(`
    title acceptance_criteria non_goals stop_conditions tests status implementation_retry_count last_test_run branch
    updated
  `),
);
const meantByPeople = [...names.keys(), 'tests', 'acceptance_criteria', 'non_goals', 'stop_conditions'];

export function readStoryWishes(wishes: StoryWishes | undefined): StorySettings {
  const layer: StorySettings = { values: new Map(), testsMayChange: false, problems: [], warnings: [] };
  if (wishes === undefined) return layer;
  const source = wishes.source ?? 'story';
  for (const [key, raw] of Object.entries(wishes.frontMatter)) {
    const name = names.get(key);
    const before = layer.warnings.length;
    if (key === 'tests') readTests(layer, raw, wishes.mayWrite);
    else if (name !== undefined) readWish(layer, { key, name, raw }, wishes, source);
    else if (!otherKeys.has(key) && !wishes.otherKeys?.includes(key)) warnOfOther(layer, key, wishes.otherKeys);
    const place = wishes.placeOf?.(key);
    const warnings = layer.warnings.splice(before);
    for (const message of warnings) layer.warnings.push(place ? problemText({ source, ...place, message }) : message);
  }
  return layer;
}

function readWish(
  layer: StorySettings,
  { key, name, raw }: { key: string; name: SettingName; raw: unknown },
  { mayWrite, placeOf }: StoryWishes,
  source: string,
) {
  const read = name === 'max-iterations' ? readRetries(raw, source) : readSetting(name, raw, source);
  if ('problem' in read) layer.problems.push({ ...read.problem, ...placeOf?.(key) });
  else if (name === 'review' && read.value === false && !mayWrite)
    layer.warnings.push(`The story asks for review: false; ${ignored}`);
  else if (read.value !== undefined) {
    if (layer.values.has(name) && layer.values.get(name) !== read.value)
      layer.warnings.push(`The story gives ${name} twice; the last one counts, ${key}: ${shown(raw)}.`);
    layer.values.set(name, read.value);
  }
}

/** A story may ask for more than 10, and is capped; below 0 or between two numbers is a mistake. */
function readRetries(raw: unknown, source: string): ReturnType<typeof readSetting> {
  const text = typeof raw === 'string' ? raw.trim() : raw;
  if (text === null || text === undefined || text === '') return { value: undefined };
  const wish = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text;
  if (typeof wish === 'number' && Number.isInteger(wish) && wish >= 0) return { value: wish };
  return { problem: notAllowed('max-iterations', raw, source) };
}

function readTests(layer: StorySettings, raw: unknown, mayWrite: boolean) {
  if (raw !== 'may-change')
    layer.warnings.push(`The story says tests: ${shown(raw)}; the only value that counts is may-change.`);
  else if (mayWrite) layer.testsMayChange = true;
  else layer.warnings.push(`The story says tests: may-change; ${ignored}`);
}

const ignored = 'it is ignored, because its author may not write to this repository.';

/** Front matter is shared with other programs, so an unknown key is no mistake – but one that looks like ours is told. */
function warnOfOther(layer: StorySettings, key: string, others: readonly string[] = []) {
  const plain = (name: string) => name.replace(/[-_]/g, '').toLowerCase();
  const near = settingNames.find((name) => plain(name) === plain(key)) ?? nearest(key, [...meantByPeople, ...others]);
  // Slips are rare in the first letter, and `code` or `preview` are words of their own.
  if (near === undefined || near[0] !== key[0]?.toLowerCase()) return;
  const isOurs = meantByPeople.includes(near) || others.includes(near);
  const hint = isOurs ? `Did you mean ${near}?` : `A story may set ${own.join(', ')} and tests only.`;
  layer.warnings.push(`The story's ${key} is ignored. ${hint}`);
}
