/**
 * Reads a Markdown file that describes one task of an eval suite: text, settings, starting repository, and tests that
 * the agent does not see.
 */

import { dirname, resolve } from 'node:path';
import { addressSettings, secretSettings } from '../config/provider-settings.ts';
import { readSetting } from '../config/setting-value.ts';
import { type SettingName, settingNames } from '../config/settings.ts';
import { readStoryWishes } from '../config/story-settings.ts';
import type { Problem } from '../run/errors.ts';
import { keyPlaces } from '../story/front-matter.ts';
import { type Story, storyFromFile } from '../story/story.ts';
import { listed } from '../text/word-list.ts';

/** What a story starts from: a folder's files, a commit of a git repository, or the repository around the story at HEAD or a commit. */
type Fixture =
  | { kind: 'folder'; path: string }
  | { kind: 'git'; url: string; commit: string }
  | { kind: 'here'; commit?: string };

export interface EvalStory {
  id: string;
  title: string;
  tags: string[];
  /** As given, for people. */
  path: string;
  /** Absolute. */
  file: string;
  story: Story;
  /** What its front matter asks of a run. */
  wishes: Record<string, unknown>;
  fixture: Fixture;
  /** Absolute; laid over the tree for the last verification only. */
  hiddenTests?: string;
  /** The commit that really did what is asked, in the same repository. */
  reference?: string;
  /** Values by setting, as texts: they stand above flags and files. */
  settings: Record<string, string>;
}

export interface ReadStory {
  /** Undefined where the file is no story at all. With problems it must not run. */
  story?: EvalStory;
  problems: Problem[];
  warnings: string[];
}

const objectId = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/;
const wholeId = 'whole id of a commit (40 hexadecimal digits)';
const idForm = /^[a-z0-9][a-z0-9._-]{0,79}$/i;

/** Settings that a suite must not decide: they are secrets, or reach outside. */
const notForStories = new Set<string>([
  ...secretSettings,
  ...addressSettings,
  ...listed('sandbox test-env setup-env agent-env'),
]);

/** Reads a story file. `path` is how people call it, `absolute` where it lies. Whether folders exist is checked elsewhere. */
export function readStoryText(path: string, absolute: string, text: string): ReadStory {
  const read = storyFromFile({ path, text });
  if (read.kind === 'problems') return { problems: read.problems, warnings: [] };
  const { story } = read;
  const { frontMatter } = story;
  const places = keyPlaces(text);
  const problems: Problem[] = [];
  const complain = (key: string, message: string) => problems.push({ source: path, ...places(key), message });

  const id = textOf(frontMatter.id) ?? nameOf(path);
  if (!idForm.test(id))
    complain('id', `id is ${JSON.stringify(id)}; allowed: letters, digits, dot, dash and underscore, at most 80`);
  const tags = tagsOf(frontMatter.tags);
  if (tags === undefined) complain('tags', 'tags is not a list of words; allowed: [small, python]');
  const fixture = fixtureOf(frontMatter, dirname(absolute));
  if (typeof fixture === 'string') complain('fixture', fixture);
  const reference = textOf(frontMatter.reference);
  if (reference !== undefined && !objectId.test(reference)) complain('reference', `reference is no ${wholeId}`);
  if (reference !== undefined && typeof fixture === 'object' && fixture.kind !== 'here')
    complain('reference', 'a reference is a commit of the repository around the story, and this one has a fixture');
  const settings = settingsOf(frontMatter, path, complain);
  const options = { mayWrite: true, source: path, placeOf: places, otherKeys: ownKeys };
  const wished = readStoryWishes({ ...options, frontMatter });
  for (const one of wished.problems) problems.push(one);
  const hidden = textOf(frontMatter['hidden-tests']);
  const hiddenTests = hidden === undefined ? undefined : resolve(dirname(absolute), hidden);
  const evalStory: EvalStory = {
    id,
    title: story.title,
    tags: tags ?? [],
    path,
    file: absolute,
    story,
    wishes: withoutOwn(frontMatter),
    fixture: typeof fixture === 'string' ? { kind: 'here' } : fixture,
    hiddenTests,
    reference,
    settings,
  };
  return {
    story: evalStory,
    problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    warnings: [...read.warnings, ...wished.warnings],
  };
}

function fixtureOf(frontMatter: Record<string, unknown>, folder: string): Fixture | string {
  const value = frontMatter.fixture;
  if (value === undefined || value === null) {
    const commit = textOf(frontMatter.commit);
    if (commit === undefined) return { kind: 'here' };
    return objectId.test(commit) ? { kind: 'here', commit } : `commit is no ${wholeId}`;
  }
  if (typeof value === 'string') return { kind: 'folder', path: resolve(folder, value) };
  const { git: url, commit } = value as Record<string, unknown>;
  if (typeof url !== 'string') return 'fixture is neither a folder nor {git: <url>, commit: <id>}';
  if (!/^https?:\/\//.test(url)) return `fixture: git is ${url}; allowed: https://…`;
  if (typeof commit !== 'string' || !objectId.test(commit)) {
    return `fixture: a git URL needs the ${wholeId}, so that the story stays what it is`;
  }
  return { kind: 'git', url, commit };
}

/** A story's own words for settings, and its `settings:` for any other. */
function settingsOf(
  frontMatter: Record<string, unknown>,
  path: string,
  complain: (key: string, message: string) => void,
): Record<string, string> {
  const settings: Record<string, string> = {};
  const take = (key: string, name: SettingName, value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const read = readSetting(name, typeof value === 'object' ? text : value, path);
    if ('problem' in read) complain(key, read.problem.message);
    else if (read.value !== undefined) settings[name] = text;
  };
  if (frontMatter.setup !== undefined) take('setup', 'setup-command', frontMatter.setup);
  if (frontMatter.verify !== undefined) take('verify', 'test-command', frontMatter.verify);
  if (frontMatter.timeout !== undefined) take('timeout', 'timeout-minutes', frontMatter.timeout);
  const more = frontMatter.settings ?? {};
  if (typeof more !== 'object' || Array.isArray(more))
    complain('settings', 'settings is not a mapping; allowed: {max-turns: 20}');
  else {
    for (const [name, value] of Object.entries(more as object)) {
      const known = settingNames.find((setting) => setting === name);
      if (known === undefined) complain('settings', `settings: ${name} is not a setting`);
      else if (notForStories.has(name)) complain('settings', `settings: ${name} may not be set by a story`);
      else take('settings', known, value);
    }
  }
  return settings;
}

const ownKeys = listed('id title tags fixture commit reference setup verify hidden-tests timeout settings');

/** What is left for a run to read. */
function withoutOwn(frontMatter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !ownKeys.includes(key)));
}

function textOf(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function tagsOf(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return [];
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number');
  return isList ? value.map(String) : undefined;
}

function nameOf(path: string) {
  return path.replace(/^.*[\\/]/, '').replace(/\.(?:md|markdown)$/i, '');
}
