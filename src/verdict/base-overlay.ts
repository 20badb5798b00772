/** Chooses which tests, test data and settings are restored from the base commit to judge the agent's code. */

import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isCiFile } from '../run/ci-files.ts';
import type { Verification } from '../run/verification.ts';
import { isObject, parsedJson } from '../text/json.ts';
import type { GreenAttempt, Trees } from './attempt-trees.ts';
import type { Change } from './changed-files.ts';
import { languageOf } from './languages/language-of-file.ts';
import {
  bareText,
  commentsIn,
  contains,
  importsIn,
  type Span,
  tokensIn,
  withEdits,
  withTestsOf,
} from './languages/syntax-tree.ts';
import type { Test } from './languages/tests.ts';
import type { MatchedTests } from './matched-tests.ts';

export interface BaseTestsPort extends Trees {
  /** With flakes settled, and no longer than such a run should take. */
  runBase(tree: string, name: string, test?: string): Promise<Verification>;
}

export interface BaseTestsContext extends GreenAttempt {
  tests: MatchedTests;
  name: string;
  testsMayChange: boolean;
}

export interface LaidOver {
  /** As the other side has them: written or, where the base has none, deleted. */
  taken: string[];
  /** Texts of which a part is the base's. */
  files: Map<string, string>;
}

/**
 * `stays`: data and run definition that base tests may need, by path. `tests`: where they are given, a file to which some were
 * added is the base's still. `moves`: so is one with the same text at another path.
 */
export async function laidOver(
  changes: readonly Change[],
  stays: readonly string[],
  tests?: AddedTests,
  moves = false,
): Promise<LaidOver> {
  const taken: string[] = [];
  const files = new Map<string, string>();
  const followed = await followedTests(changes, tests, moves);
  // Sources: what is built already may be anything.
  const isListed = ({ role, path, status }: Change) =>
    role === 'production' && status !== 'modified' && languageOf(path);
  const production = new Set(changes.filter(isListed).flatMap(({ path, from = path }) => [path, from].map(stemOf)));
  for (const change of changes) {
    const { path, from, role, base, attempt, mixed } = change;
    if (stays.includes(path) || followed.has(path)) continue;
    const listing = role === 'run-definition' ? withFilesListed(change, production) : undefined;
    if (listing !== undefined) {
      if (listing !== attempt) files.set(path, listing);
    } else if (role === 'manifest' || mixed) {
      if (base === undefined || attempt === undefined) continue;
      const text = mixed ? await withTestsOf(path, base, attempt) : withRunDefinitionOf(path, base, attempt);
      if (text !== undefined) files.set(path, text);
    } else if (role !== 'production' && role !== 'document' && !isCiFile(path.toLowerCase())) {
      taken.push(path);
      if (from !== undefined) taken.push(from);
    }
  }
  return { taken, files };
}

/** The base's build file with the attempt's lines that name other files of production and are else the same; undefined: none does. */
function withFilesListed({ base, attempt }: Change, production: ReadonlySet<string>) {
  if (base === undefined || attempt === undefined || production.size === 0) return undefined;
  const isListed = (word: string) => production.has(stemOf(word)) && word.includes('.');
  const form = (line: string) => (line.match(/[^\s()\\]+|[()]/g) ?? []).filter((word) => !isListed(word)).join(' ');
  const [before, after] = [base.split('\n'), attempt.split('\n')];
  const forms = (lines: string[]) => lines.map(form).filter(Boolean).join('\n');
  if (forms(before) === forms(after)) return attempt;
  const own = Map.groupBy(after, form);
  const listing = before.map((line) => (form(line) && own.get(form(line))?.shift()) || line).join('\n');
  return listing === base ? undefined : listing;
}

/** Whether a test of the base, or what it stands on, is another one in the attempt: new tests alone hide nothing. */
export function touchesBaseTests(changes: readonly Change[], { taken, files }: LaidOver): boolean {
  const isTaken = new Set(taken);
  return (
    files.size > 0 ||
    changes.some(({ path, status, role }) => isTaken.has(path) && !(status === 'added' && role === 'test'))
  );
}

type AddedTests = Pick<MatchedTests, 'matched' | 'added' | 'gone'>;

/** Files whose tests are the base's own with the same text but for new ones, and for what they load: a module moved, or one more is loaded. */
async function followedTests(changes: readonly Change[], tests: AddedTests | undefined, moves: boolean) {
  const pathsOf = (is: (change: Change) => boolean) => changes.filter(is).map(({ path }) => path);
  const production = pathsOf(({ role, status }) => role === 'production' && status !== 'deleted');
  const others = pathsOf(({ role, status }) => role !== 'production' && status === 'added');
  const names = (line: string, paths: readonly string[]) => paths.some((path) => wordsOf(line).has(stemOf(path)));
  const isKept = ({ status }: Change) => status === 'modified' || (moves && status === 'renamed');
  const found = new Set<string>();
  for (const one of changes.filter(isKept)) if (await isFollowed([one])) found.add(one.path);
  const several = moves && tests ? filesOfMoved(changes, tests) : [];
  return (await isFollowed(several)) ? found.union(new Set(several.map(({ path }) => path))) : found;

  /** Several: tests have moved between them. */
  async function isFollowed(own: readonly Change[]) {
    const [{ path } = { path: '' }] = own;
    const joined = (texts: (string | undefined)[]) => texts.filter((text) => text !== undefined).join('\n');
    const without = ({ path: at, attempt }: Change) => (tests && attempt ? withoutAdded(tests, at, attempt) : attempt);
    const [base, attempt] = [joined(own.map((one) => one.base)), joined(await Promise.all(own.map(without)))];
    if (!base || !attempt || !own.every(({ role }) => /^test/.test(role))) return false;
    const [before, after] = [await importsIn(path, base), await importsIn(path, attempt)];
    if (!before || !after) return false;
    const form = async ({ rest }: { rest: string }) =>
      own.length === 1 ? formOf(path, rest) : new Set(rest.match(/\S.*/g));
    if (!isDeepStrictEqual(await form(before), await form(after))) return false;
    const onlyIn = (some: string[], other: string[]) =>
      some.filter((line) => line.trim() !== '' && !other.includes(line));
    const [fresh, lost] = [onlyIn(after.lines, before.lines), ['', ...onlyIn(before.lines, after.lines)]];
    const tokens = await tokensIn(path, before.rest);
    const used = new Set(
      typeof tokens === 'object' ? tokens.flatMap(({ kind, text }) => (kind === 'word' ? text.toLowerCase() : [])) : [],
    );
    // One that the base's tests use comes from where it came; a line may load more from there.
    const isUnused = (line: string) =>
      !line.includes('*') &&
      lost.some((old) => {
        const [words, known] = [wordsOf(line), wordsOf(old)];
        const isSameSource = old === '' || stringsIn(old) === stringsIn(line);
        return isSameSource && known.isSubsetOf(words) && words.difference(known).isDisjointFrom(used);
      });
    // What one of several files declares another may not load.
    const loaded = wordsOf([...before.lines, ...production].join('\n'));
    const isOwn = (line: string) => own.length > 1 && !wordsOf(line).difference(loaded).isDisjointFrom(used);
    // What stands in place of production may lie beside the tests.
    return fresh.every((line) => (names(line, production) ? !isOwn(line) : isUnused(line)) && !names(line, others));
  }
}

/** Those between which tests moved; none where a test of theirs is gone or another. */
function filesOfMoved(changes: readonly Change[], { matched, gone }: AddedTests) {
  const moved = matched.filter(([a, b]) => a.path !== b.path);
  const paths = new Set(moved.flat().map(({ path }) => path));
  const isIn = ({ path }: { path: string }) => paths.has(path);
  const isOther = ([a, b]: (typeof matched)[number]) => (isIn(a) || isIn(b)) && a.test.text !== b.test.text;
  if (gone.some(isIn) || matched.some(isOther)) return [];
  return changes.filter(({ path, from = path }) => paths.has(path) || paths.has(from));
}

/**
 * Without new tests and the comments right above them, and without groups that hold nothing else. In Python one of a name that is
 * taken would replace the other.
 */
async function withoutAdded({ matched, added }: AddedTests, path: string, text: string) {
  const kept = matched.flatMap(([, { path: own, test }]) => (own === path ? test : []));
  const around = (test: Test) => [...test.groups, test];
  const nameOf = (all: readonly { name: string }[], at: number) =>
    all
      .slice(0, at + 1)
      .map(({ name }) => name)
      .join('\n');
  const taken = new Set(kept.flatMap((test) => around(test).map((_, at, all) => nameOf(all, at))));
  const own = added.filter((one) => one.path === path).map(({ test }) => around(test));
  const comments = (await commentsIn(path, text)).reverse();
  const edits = own.map((all) => {
    const at = all.findIndex((outer) => !kept.some((one) => contains(outer, one)));
    const { start, end } = all[at] as Span;
    const isTaken = taken.has(nameOf(all, at));
    const first = comments.reduce(
      (above, each) =>
        /^[ \t]*\n?[ \t]*$/.test(text.slice(each.end, above)) && each.end <= above ? each.start : above,
      start,
    );
    return { start: first, end: end + (/^[ \t]*;/.exec(text.slice(end))?.[0].length ?? 0), after: '', isTaken };
  });
  return edits.some(({ isTaken }) => isTaken) ? text : withEdits(text, edits);
}

const formOf = async (path: string, text: string) => [
  await bareText(path, text),
  (await commentsIn(path, text)).map((comment) => comment.text),
];
const stemOf = (path: string) => posix.parse(path).name.toLowerCase();
const wordsOf = (line: string) => new Set(line.toLowerCase().match(/[\p{L}\p{N}_-]+/gu));
const stringsIn = (line: string) => line.match(/(["'`]).*?\1/g)?.join() ?? '';

/** The attempt's text with the base's scripts, test settings, targets and build options; undefined where nothing of that differs. */
function withRunDefinitionOf(path: string, base: string, attempt: string) {
  const name = posix.basename(path).toLowerCase();
  if (/^(package|composer)\.json$/.test(name)) return mergedJson(base, attempt);
  if (/^(cargo|pyproject)\.toml$|^setup\.cfg$/.test(name)) return mergedSections(base, attempt);
  return undefined;
}

const jsonKeys = 'scripts jest mocha ava tap nyc c8 vitest autoload-dev'.split(' ');

function mergedJson(base: string, attempt: string) {
  const [before, after] = [parsedJson(base), parsedJson(attempt)];
  if (!isObject(before) || !isObject(after)) return undefined;
  // An undefined value is left out of the text.
  const merged = { ...after, ...Object.fromEntries(jsonKeys.map((key) => [key, before[key]])) };
  return isDeepStrictEqual(JSON.parse(JSON.stringify(merged)), after)
    ? undefined
    : `${JSON.stringify(merged, undefined, 2)}\n`;
}

/** Sections of tools that run, select or measure tests, and of targets and their options. */
const ofTheRun = /^\[.*\b(pytest|coverage|tox|nox|poe|taskipy|hatch\.envs)\b|^\[+(lib|bin|test|bench|profile)\b/;

function mergedSections(base: string, attempt: string) {
  const [before, after] = [sectionsOf(base), sectionsOf(attempt)];
  const isOfRun = (section: string) => ofTheRun.test(section.split('\n', 1)[0] ?? '');
  const own = after.filter((section) => !isOfRun(section));
  const run = before.filter(isOfRun);
  const ran = after.filter(isOfRun);
  if (run.join('\n').trim() === ran.join('\n').trim()) return undefined;
  return `${[...own, ...run].map((section) => section.trimEnd()).join('\n\n')}\n`;
}

/** Each with its head; the first has none where keys stand before any head. */
const sectionsOf = (text: string) => text.split(/^(?=\[)/m).filter((section) => section.trim() !== '');
