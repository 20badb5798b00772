/** What an attempt wrote, beside what its tests write, and what anybody could know of it. */

import { cellsOf } from '../guard/data-cells.ts';
import { roleOf } from '../guard/production.ts';
import type { FoundTest } from '../syntax/bends.ts';
import type { AskingFile, NewLines } from '../syntax/known-inputs.ts';
import type { ProofContext, ProofPort } from './experiments.ts';
import { freshLines } from './fresh-lines.ts';

export interface AskingTests {
  /** New ones, and those that were red. */
  asking: readonly FoundTest[];
  /** All that speak of the change; none: what was found holds no test that can be told. */
  all: readonly FoundTest[];
}

export interface Written {
  sources: readonly NewLines[];
  files: readonly AskingFile[];
  /** Whether the story names a value. */
  inStory(text: string): boolean;
  /** Whether the story does, or a file of the base that is no test. */
  isTold(): Promise<(text: string) => boolean>;
}

const mostFiles = 500;
export const mostChars = 200_000;
/** Of the base as a whole. */
const mostBase = 10_000_000;

/** undefined: no test asks for the change. Where the base is red and names none of them, any may. */
export async function writtenIn(
  port: ProofPort,
  { changed, command, testPaths: globs, story = '', baseline }: ProofContext,
  { asking: told, all }: AskingTests,
): Promise<Written | undefined> {
  // What could not be loaded there is told by its file at the most.
  const red = (baseline?.failures ?? []).map(({ file, name }) => file ?? name);
  const isRed = ({ path }: FoundTest) => red.length === 0 || red.some((file) => file.endsWith(path));
  const asked = all.some(isRed) ? all.filter(isRed) : all;
  const asking = told.length === 0 && baseline?.exitCode !== 0 ? asked : told;
  if (asking.length === 0 && all.length > 0) return undefined;
  const role = (path: string) => roleOf(path, { command, globs });
  const sources: NewLines[] = [];
  for (const { path, status } of changed) {
    const text = status !== 'deleted' && role(path) === 'production' ? await port.read('tree', path) : undefined;
    if (text === undefined || text.length > mostChars) continue;
    const before = await port.read('base', path);
    const lines = new Set(freshLines(before ?? '', text));
    // Tests within a source are no production.
    const own = asking.filter((one) => one.path === path).map(({ test }) => test);
    for (const { line, text: body } of own) {
      const count = body.split('\n').length;
      for (let at = 0; at < count; at++) lines.delete(line + at);
    }
    // A file of data that was there is where further rows belong.
    sources.push({ path, text, lines, cells: before === undefined ? cellsOf(path, text) : undefined });
  }
  const isTold = async () => {
    const texts: string[] = [story];
    let left = mostBase;
    for (const path of (await port.list('base')).filter((one) => role(one) !== 'test').slice(0, mostFiles)) {
      const text = (await port.read('base', path)) ?? '';
      if (text.length > left) continue;
      left -= text.length;
      texts.push(text);
    }
    const told = new Map<string, boolean>();
    return (text: string) => {
      const isThere = told.get(text) ?? texts.some((one) => stands(one, text));
      told.set(text, isThere);
      return isThere;
    };
  };
  return { sources, files: await askingFiles(port, asking, role), inStory: (text) => stands(story, text), isTold };
}

async function askingFiles(
  port: ProofPort,
  tests: readonly FoundTest[],
  role: (path: string) => string,
): Promise<AskingFile[]> {
  const byPath = Map.groupBy(tests, ({ path }) => path);
  // Where no test is found, a program of tests is asked as a whole.
  const paths =
    byPath.size > 0 ? [...byPath.keys()] : (await port.list('tree')).filter((path) => role(path) === 'test');
  const files: AskingFile[] = [];
  for (const path of paths.slice(0, 20)) {
    const text = await port.read('tree', path);
    const own = (byPath.get(path) ?? []).map(({ test }) => test);
    if (text !== undefined && text.length <= mostChars) files.push({ path, text, tests: own });
  }
  return files;
}

/** As a word of its own, and no part of a number. */
export function stands(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
    if (!/[\w.]/.test(text[at - 1] ?? '') && !/^(?:\w|\.\d)/.test(text.slice(at + value.length, at + value.length + 2)))
      return true;
  return false;
}
