/** A proved change as files of a suite: the hidden tests first, the story last, so that what is there is whole. */

import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type Change, type ChangeFiles, type History, writeFilesOf } from '../../run-story/history.ts';
import { listed } from '../../text/listed.ts';
import type { ChangeText } from './story-text.ts';

export interface NewStory {
  change: Change;
  files: ChangeFiles;
  text: ChangeText;
  testsMayChange: boolean;
  /** Settings that were given for all stories. */
  flags: Readonly<Record<string, string>>;
}

/** Returns the story's id, which is new in the folder. */
export async function writeStory(folder: string, history: History, story: NewStory): Promise<string> {
  const { change, files, text } = story;
  await mkdir(folder, { recursive: true });
  const taken = new Set(await readdir(folder));
  const name = `${change.at.toISOString().slice(0, 10)}-${slug(text.title)}`;
  const names = [name, ...Array.from({ length: 998 }, (_, index) => `${name}-${index + 2}`)];
  const id = names.find((each) => !taken.has(`${each}.md`)) ?? name;
  const hidden = join(folder, `${id}.tests`);
  await rm(hidden, { recursive: true, force: true });
  await writeFilesOf(history, change.commit, files.tests, hidden);
  const temporary = join(folder, `.${id}.md`);
  await writeFile(temporary, storyFile(id, story));
  await rename(temporary, join(folder, `${id}.md`));
  return id;
}

function storyFile(id: string, { change, text, testsMayChange, flags }: NewStory): string {
  const { 'setup-command': setup, 'test-command': verify, ...others } = flags;
  const settings = Object.fromEntries(Object.entries(others).filter(([name]) => ofStories.has(name)));
  const front = {
    title: text.title,
    tags: ['history'],
    commit: change.base,
    reference: change.commit,
    'hidden-tests': `${id}.tests`,
    ...(testsMayChange && { tests: 'may-change' }),
    ...(setup !== undefined && { setup }),
    ...(verify !== undefined && { verify }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
  // Quoted, or an id of digits alone would be read as a number.
  const head = stringify(front, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  return `---\n${head}---\n\n${text.body || text.title}\n`;
}

/** What the proof stands on; the rest is for whoever runs the suite. */
const ofStories = new Set(listed('build-command working-directory test-timeout-minutes test-paths test-report'));

function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 40).replace(/-+$/, '') || 'change';
}
