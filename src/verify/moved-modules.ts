/** Tests that followed a module to its new place: the base's own, with nothing but where they import from changed. */

import { posix } from 'node:path';
import type { ChangedPath } from '../guard/classify.ts';
import { languageOf } from '../guard/language.ts';
import { isImport, type ModuleSide, type Move, placed, sideOf } from './specifiers.ts';

interface Trees {
  /** Every path of the base. */
  list(): Promise<readonly string[]>;
  read(side: 'base' | 'tree', path: string): Promise<string | undefined>;
  /** Whether work may be done there: what only tests load is no place for a module. */
  isProduction(path: string): boolean;
  isTest(path: string): boolean;
}

interface Sides {
  base: ModuleSide;
  tree: ModuleSide;
}

/**
 * Paths of tests, and of their data, whose base version asks for a module where it is no longer: each is the same test on both sides.
 * `moved`: the old and new paths of those that lie elsewhere themselves, where the runner may not look.
 */
export async function testsThatFollowed(
  changed: readonly ChangedPath[],
  unbounded: Trees,
): Promise<{ inPlace: Set<string>; moved: Set<string> }> {
  const inPlace = new Set<string>();
  const trees = { ...unbounded, read: bounded(unbounded.read) };
  const moves = await movesIn(changed, trees);
  if (moves.length === 0) return { inPlace, moved: new Set() };
  const sides = await sidesOf(changed, moves, trees);
  const tests = changed.filter(({ path }) => trees.isTest(path));
  for (const { path } of tests.filter(({ status }) => status === 'modified').slice(0, most)) {
    if (await isSame({ from: path, to: path }, moves, sides, trees)) inPlace.add(path);
  }
  const added = tests.filter(({ status }) => status === 'added').map(({ path }) => path);
  const pairs = new Map<string, string>();
  for (const { path: from } of tests.filter(({ status }) => status === 'deleted').slice(0, most)) {
    for (const to of added.filter((each) => !pairs.has(each) && isNamedAlike(from, each, moves))) {
      if (!(await isSame({ from, to }, moves, sides, trees))) continue;
      pairs.set(to, from);
      break;
    }
  }
  await dropAmongStrangers(pairs, changed, moves, trees);
  return { inPlace, moved: new Set([...pairs].flat()) };
}

/** Time is bounded by what is read: a file or a change beyond that has not followed. */
function bounded(read: Trees['read']): Trees['read'] {
  const texts = new Map<string, string | undefined>();
  let left = 2 * 1024 * 1024;
  return async (side, path) => {
    const key = `${side}:${path}`;
    if (texts.has(key)) return texts.get(key);
    const text = left > 0 ? await read(side, path) : undefined;
    left -= text?.length ?? 0;
    const kept = text !== undefined && text.length <= 256 * 1024 && left >= 0 ? text : undefined;
    texts.set(key, kept);
    return kept;
  };
}

async function sidesOf(changed: readonly ChangedPath[], moves: readonly Move[], trees: Trees): Promise<Sides> {
  const before = new Set(await trees.list());
  for (const { path, status } of changed) if (status !== 'added') before.add(path);
  const after = new Set(before);
  for (const { path, status } of changed) {
    if (status === 'deleted') after.delete(path);
    else after.add(path);
  }
  const goMod = await trees.read('base', 'go.mod');
  return {
    base: sideOf([...before], new Map(moves.map(({ from, to }) => [from, to])), goMod),
    tree: sideOf([...after], new Map(moves.map(({ to }) => [to, to])), goMod),
  };
}

/**
 * A test that lies elsewhere sees other neighbours, without an import where a folder is a package: none of them may be one that
 * the attempt brought, but modules and tests that moved as well.
 */
async function dropAmongStrangers(
  pairs: Map<string, string>,
  changed: readonly ChangedPath[],
  moves: readonly Move[],
  trees: Trees,
): Promise<void> {
  const targets = new Set(moves.map(({ to }) => to));
  const brought = changed.filter(
    ({ path, status }) => status === 'added' || (status === 'modified' && !trees.isProduction(path)),
  );
  for (let before = -1; before !== pairs.size; ) {
    before = pairs.size;
    const strange = brought.filter(({ path }) => !targets.has(path) && !pairs.has(path));
    for (const to of [...pairs.keys()]) {
      const folder = packageOf(posix.dirname(to));
      const near = strange.some(({ path }) => `${packageOf(posix.dirname(path))}/`.startsWith(`${folder}/`));
      if (near && !(await namesAll(to, trees))) pairs.delete(to);
    }
  }
}

/** What a test of JavaScript loads stands in it, unless it asks where it lies. */
async function namesAll(path: string, trees: Trees): Promise<boolean> {
  const own = languageOf(path) === 'javascript';
  return own && !/__dirname|__filename|import\.meta/.test((await trees.read('tree', path)) ?? '__dirname');
}

const packageOf = (folder: string) => folder.replace(/^(.*\/)?src\/\w+\/(java|kotlin|scala|groovy)\//, '');

/** Code that is gone, and new code that holds most of what it said. */
async function movesIn(changed: readonly ChangedPath[], { read, isProduction }: Trees): Promise<Move[]> {
  const code = changed.filter(({ path }) => languageOf(path) !== undefined && isProduction(path));
  const gone = code.filter(({ status }) => status === 'deleted').slice(0, most);
  const fresh = code.filter(({ status }) => status === 'added').slice(0, most);
  const texts = new Map<string, Map<string, number>>();
  if (gone.length > 0) for (const { path } of fresh) texts.set(path, countsOf(wordsOf(path, await read('tree', path))));
  const moves: Move[] = [];
  for (const { path: from } of gone) {
    const words = wordsOf(from, await read('base', from));
    const before = countsOf(words);
    const near = fresh
      .filter(({ path }) => posix.extname(path) === posix.extname(from))
      .map(({ path: to }) => ({ to, share: shareOf(before, words.length, texts.get(to)) }))
      .sort((a, b) => b.share - a.share)[0];
    if (words.length > 2 && near !== undefined && near.share >= 0.6) moves.push({ from, to: near.to });
  }
  return moves;
}
const most = 100;

function wordsOf(path: string, text = ''): string[] {
  return languageOf(path) === undefined ? [] : (text.match(/[\p{L}\p{N}_$]+/gu) ?? []);
}

function countsOf(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function shareOf(before: ReadonlyMap<string, number>, all: number, after?: ReadonlyMap<string, number>): number {
  let kept = 0;
  for (const [word, count] of before) kept += Math.min(count, after?.get(word) ?? 0);
  return all === 0 ? 0 : kept / all;
}

/** The runner goes by names: only the module's own may have changed in it. */
function isNamedAlike(from: string, to: string, moves: readonly Move[]): boolean {
  const name = posix.basename(to);
  return [
    posix.basename(from),
    ...moves.map((move) => posix.basename(from).replace(stemOf(move.from), stemOf(move.to))),
  ].includes(name);
}
const stemOf = (path: string) => posix.basename(path, posix.extname(path));

async function isSame({ from, to }: Move, moves: readonly Move[], sides: Sides, { read }: Trees): Promise<boolean> {
  const [base, tree] = [await read('base', from), await read('tree', to)];
  if (base === undefined || tree === undefined) return false;
  if (languageOf(from) === undefined) return base === tree && moves.some((move) => isBeside({ from, to }, move));
  const [before, after] = [base.split('\n'), tree.split('\n')];
  const [lost, won] = [without(before, after), without(after, before)];
  if (lost.length !== won.length || lost.length > mostLines || ![...lost, ...won].every(isImport)) return false;
  const [kept, stays] = [without(before, lost), without(after, won)];
  const leadsAlike = (line: string) => placed(line, from, sides.base) === placed(line, to, sides.tree);
  // What both have stands in one order; a formatter sorts imports only.
  if (kept.join('\n') !== stays.join('\n') || !kept.every(leadsAlike)) return false;
  const left = countsOf(won.map((line) => placed(line, to, sides.tree)));
  return lost.every((line) => {
    const key = placed(line, from, sides.base);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}
const mostLines = 200;

/** Data goes with its module: by the same way. */
function isBeside(data: Move, module: Move): boolean {
  return within(data.from, posix.dirname(module.from)) === within(data.to, posix.dirname(module.to));
}
const within = (path: string, folder: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length) : path);

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = countsOf(others);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
