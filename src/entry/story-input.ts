/** Reads the story, which is the task to implement, from a Markdown file, stdin or an option of `redgreen run`. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text as wholeText } from 'node:stream/consumers';
import { problemText, RedgreenError } from '../run/errors.ts';
import { keyPlaces, type TextPosition } from '../story/front-matter.ts';
import { type Story, storyFromFile } from '../story/story.ts';
import { fileReason } from './output-file.ts';

export interface ReadStory {
  story: Story;
  /** As it was read: kept beside the run, for what goes on from it. */
  text: string;
  /** Absolute; absent where it lies in no file. */
  path?: string;
  warnings: string[];
  placeOf(key: string): TextPosition;
}

/** Throws `story-unreadable` or `bad-story`, with every problem in its detail. */
export async function readStoryFile(cwd: string, path: string): Promise<ReadStory & { path: string }> {
  const absolute = resolve(cwd, path);
  const text = await readFile(absolute, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new RedgreenError('story-unreadable', `${path}: ${fileReason(error)}`, { cause: error });
  });
  return { ...storyIn(text, path), path: absolute };
}

/** A story in no file; `source` names it in messages. Its first line is the title where it says none. Throws `bad-story`, `bad-usage`. */
export function storyFromText(markdown: string, source: string): ReadStory {
  const empty = `the story has no title: ${source} is empty; allowed: a title in its first line`;
  if (markdown.trim() === '') throw new RedgreenError('bad-usage', empty);
  const text = withTitle(markdown);
  const read = storyIn(text, source);
  const { path: _, ...ref } = read.story.ref;
  return { ...read, story: { ...read.story, ref } };
}

/** `redgreen run -`. Throws where a person at a terminal would wait for nothing. */
export async function storyFromStdin(stdin: Readable & { isTTY?: boolean }): Promise<ReadStory> {
  if (stdin.isTTY === true) {
    throw new RedgreenError('bad-usage', '`-` reads the story from stdin, which is a terminal: pipe it, or give -m');
  }
  return storyFromText(await wholeText(stdin), 'stdin');
}

function storyIn(text: string, source: string): ReadStory {
  const result = storyFromFile({ path: source, text });
  if (result.kind === 'problems') throw new RedgreenError('bad-story', result.problems.map(problemText).join('\n'));
  return { story: result.story, text, warnings: result.warnings, placeOf: keyPlaces(text) };
}

/** Front matter and headings stay as they are; plain words get what a commit's message has: a title in the first line. */
function withTitle(text: string) {
  const trimmed = text.replace(/^\s*\n/, '');
  if (/^(?:---[ \t]*$|#[ \t])/m.test(trimmed.split('\n', 1)[0] ?? '')) return trimmed;
  if (/^# /m.test(trimmed)) return trimmed;
  return trimmed.trim() === '' ? trimmed : `# ${trimmed}`;
}
