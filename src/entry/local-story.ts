/** A story file, read for the command line. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { problemText, RedgreenError } from '../errors.ts';
import { keyPlaces, type TextPosition } from '../story/front-matter.ts';
import { type Story, storyFromFile } from '../story/story.ts';

/** Throws `story-unreadable` or `bad-story`, with every problem in its detail. */
export async function readStoryFile(
  cwd: string,
  path: string,
): Promise<{ story: Story; path: string; warnings: string[]; placeOf(key: string): TextPosition }> {
  const absolute = resolve(cwd, path);
  const text = await readFile(absolute, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new RedgreenError('story-unreadable', `${path} (${error.code})`, { cause: error });
  });
  const result = storyFromFile({ path, text });
  if (result.kind === 'problems') throw new RedgreenError('bad-story', result.problems.map(problemText).join('\n'));
  return { story: result.story, path: absolute, warnings: result.warnings, placeOf: keyPlaces(text) };
}
