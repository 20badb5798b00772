/** Loads an eval suite's stories (tasks) from files, selects stories by text or tag, and plans their repetitions. */

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../run/errors.ts';
import { type EvalStory, type ReadStory, readStoryText } from './story-file.ts';

export interface Suite {
  stories: EvalStory[];
  problems: Problem[];
  warnings: string[];
}

/** Loads the suite at `path`, taken from `cwd`. Stories come in the order of their paths, whatever the machine. */
export async function loadSuite(path: string, cwd: string): Promise<Suite> {
  const root = resolve(cwd, path);
  const found = await stat(root).catch(() => undefined);
  if (found === undefined) return broken({ source: path, message: 'there is no such file or folder' });
  const files = found.isDirectory() ? await markdownFiles(root) : [root];
  const named = (file: string) => (found.isDirectory() ? join(path, relative(root, file)) : path);
  const read = await Promise.all(
    files.map(async (file) => ({ file, result: readStoryText(named(file), file, await readFile(file, 'utf8')) })),
  );

  const stories = withoutFixtureFiles(read);
  const all = stories.flatMap(({ result }) => result.story ?? []);
  const problems = stories.flatMap(({ result }) => result.problems);
  for (const problem of [...doubledIds(all), ...(await missingFolders(all))]) problems.push(problem);
  if (stories.length === 0) problems.push({ source: path, message: 'there is no story file (*.md) in it' });
  return { stories: all, problems, warnings: stories.flatMap(({ result }) => result.warnings) };
}

function broken(problem: Problem): Suite {
  return { stories: [], problems: [problem], warnings: [] };
}

async function markdownFiles(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name) && !/^readme\.\w+$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(root, file)
          .split(sep)
          .some((part) => part === 'node_modules' || part.startsWith('.')),
    )
    .sort((a, b) => (a < b ? -1 : 1));
}

interface ReadFile {
  file: string;
  result: ReadStory;
}

/** A Markdown file inside a fixture or hidden tests belongs to them. */
function withoutFixtureFiles(read: readonly ReadFile[]): ReadFile[] {
  const folders = read.flatMap(({ result }) => (result.story === undefined ? [] : foldersOf(result.story)));
  return read.filter(({ file }) => !folders.some((folder) => file.startsWith(folder + sep)));
}

function foldersOf({ fixture, hiddenTests }: EvalStory) {
  return [...(fixture.kind === 'folder' ? [fixture.path] : []), ...(hiddenTests === undefined ? [] : [hiddenTests])];
}

function doubledIds(stories: readonly EvalStory[]): Problem[] {
  return stories.flatMap((story, index) => {
    const first = stories.slice(0, index).find(({ id }) => id === story.id);
    return first === undefined
      ? []
      : [{ source: story.path, line: 1, column: 1, message: `id ${story.id} is taken by ${first.path}` }];
  });
}

async function missingFolders(stories: readonly EvalStory[]): Promise<Problem[]> {
  const checks = stories.flatMap((story) => foldersOf(story).map((folder) => ({ story, folder })));
  const problems = await Promise.all(
    checks.map(async ({ story, folder }) => {
      const found = await stat(folder).catch(() => undefined);
      if (found?.isDirectory()) return [];
      const what = folder === story.hiddenTests ? 'hidden-tests' : 'fixture';
      const message = `${what}: there is no folder ${basename(folder)} at ${folder}`;
      return [{ source: story.path, line: 1, column: 1, message }];
    }),
  );
  return problems.flat();
}

export interface Selection {
  /** Part of id or title, any case. */
  grep?: string;
  /** Any of them. */
  tags: readonly string[];
}

export function selectStories(stories: readonly EvalStory[], { grep, tags }: Selection): EvalStory[] {
  const wanted = grep?.toLowerCase();
  return stories.filter(
    (story) =>
      (wanted === undefined || `${story.id}\n${story.title}`.toLowerCase().includes(wanted)) &&
      (tags.length === 0 || tags.some((tag) => story.tags.includes(tag))),
  );
}

interface PlannedStory {
  storyId: string;
  /** From 1. */
  repetition: number;
}

/** Every story once before any comes again: what is cut short has seen as many stories as it could. */
export function planStories(stories: readonly EvalStory[], repeat: number): PlannedStory[] {
  return Array.from({ length: repeat }, (_, index) => index + 1).flatMap((repetition) =>
    stories.map(({ id }) => ({ storyId: id, repetition })),
  );
}
