/** Tests that followed a module to its new place: the base's own, with nothing but where they import from changed. */

import { posix } from 'node:path';
import type { ChangedPath } from './classify.ts';
import { languageOf } from './language.ts';
import { tokenise } from './tokens.ts';

interface Trees {
  read(side: 'base' | 'tree', path: string): Promise<string | undefined>;
  /** Whether work may be done there: what only tests load is no place for a module. */
  isProduction(path: string): boolean;
  isTest(path: string): boolean;
}

interface Move {
  from: string;
  to: string;
}

/**
 * Paths of tests, and of their data, whose base version asks for a module where it is no longer: each is the same test on both sides.
 * `moved`: the old and new paths of those that lie elsewhere themselves, where the runner may not look.
 */
export async function testsThatFollowed(
  changed: readonly ChangedPath[],
  trees: Trees,
): Promise<{ inPlace: Set<string>; moved: Set<string> }> {
  const [inPlace, moved] = [new Set<string>(), new Set<string>()];
  const moves = await movesIn(changed, trees);
  if (moves.length === 0) return { inPlace, moved };
  const tests = changed.filter(({ path }) => trees.isTest(path));
  for (const { path } of tests.filter(({ status }) => status === 'modified')) {
    if (await isSame({ from: path, to: path }, moves, trees)) inPlace.add(path);
  }
  const added = tests.filter(({ status }) => status === 'added').map(({ path }) => path);
  for (const { path: from } of tests.filter(({ status }) => status === 'deleted')) {
    for (const to of added.filter((each) => !moved.has(each) && isNamedAlike(from, each, moves))) {
      if (!(await isSame({ from, to }, moves, trees))) continue;
      moved.add(from).add(to);
      break;
    }
  }
  return { inPlace, moved };
}

/** Code that is gone, and new code that holds most of what it said. */
async function movesIn(changed: readonly ChangedPath[], { read, isProduction }: Trees): Promise<Move[]> {
  const code = changed.filter(({ path }) => languageOf(path) !== undefined && isProduction(path));
  const gone = code.filter(({ status }) => status === 'deleted').slice(0, most);
  const fresh = code.filter(({ status }) => status === 'added').slice(0, most);
  const texts = new Map<string, string[]>();
  if (gone.length > 0) for (const { path } of fresh) texts.set(path, wordsOf(path, await read('tree', path)));
  const moves: Move[] = [];
  for (const { path: from } of gone) {
    const before = wordsOf(from, await read('base', from));
    const near = fresh
      .filter(({ path }) => posix.extname(path) === posix.extname(from))
      .map(({ path: to }) => ({ to, share: shareOf(before, texts.get(to) ?? []) }))
      .sort((a, b) => b.share - a.share)[0];
    if (before.length > 2 && near !== undefined && near.share >= 0.6) moves.push({ from, to: near.to });
  }
  return moves;
}
const most = 100;

function wordsOf(path: string, text = ''): string[] {
  const language = languageOf(path);
  if (language === undefined) return [];
  return tokenise(text, language)
    .tokens.filter(({ kind }) => kind !== 'punct')
    .map(({ text: word }) => word);
}

function shareOf(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  let kept = 0;
  for (const word of before) {
    const count = left.get(word) ?? 0;
    if (count > 0) kept++;
    left.set(word, count - 1);
  }
  return before.length === 0 ? 0 : kept / before.length;
}

/** The runner goes by names: only the module's own may have changed in it. */
function isNamedAlike(from: string, to: string, moves: readonly Move[]): boolean {
  const name = posix.basename(to);
  return [
    posix.basename(from),
    ...moves.map((move) => posix.basename(from).replace(stemOf(move.from), stemOf(move.to))),
  ].includes(name);
}

async function isSame({ from, to }: Move, moves: readonly Move[], { read }: Trees): Promise<boolean> {
  const [base, tree] = [await read('base', from), await read('tree', to)];
  if (base === undefined || tree === undefined) return false;
  const beside = moves.some((move) => {
    const [old, now] = [posix.dirname(move.from), posix.dirname(move.to)];
    return within(from, old) === within(to, now);
  });
  if (base === tree) return beside;
  const [before, after] = [base.split('\n'), tree.split('\n')];
  const [lost, won] = [without(before, after), without(after, before)];
  if (lost.length !== won.length || !sameOrder(before, after, lost, won)) return false;
  for (const line of lost) {
    const at = won.findIndex((other) => moves.some((move) => meansSame(line, other, { from, to }, move)));
    if (at === -1) return false;
    won.splice(at, 1);
  }
  return true;
}

const within = (path: string, folder: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length) : path);

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** What both have stands in one order; a formatter sorts imports only. */
function sameOrder(
  before: readonly string[],
  after: readonly string[],
  lost: readonly string[],
  won: readonly string[],
) {
  return without(before, lost).join('\n') === without(after, won).join('\n');
}

const imports =
  /^\s*(import\b|from\b|use\b|using\b|package\b|namespace\b|mod\b|extern\b|include\b|#\s*include\b|require\w*\b|load\b|\}\s*from\b|(const|let|var|my|local)\b.*\b(require|import)\b|(vi|jest)\.\w*[mM]ock\(|(\w+\s+)?"[\w.~-]+(\/[\w.~-]+)+"\s*$)/;

/** The lines import, and are equal where the old place is read as the new one, and what is relative as where it leads. */
function meansSame(before: string, after: string, test: Move, move: Move): boolean {
  if (!imports.test(before) || !imports.test(after)) return false;
  return placed(before, test.from, move.from) === placed(after, test.to, move.to);
}

function placed(line: string, file: string, module: string): string {
  return line.replace(/[\w.@~/:\\-]+/g, (run) => {
    if (/^\.{1,2}\//.test(run)) {
      const path = posix.join(posix.dirname(file), run);
      return [path, posix.join(path, 'index')].some((each) => isModule(each, module)) ? '\0' : path;
    }
    const parts = partsOf(run, module);
    if (parts.length === 0) return run;
    const [own, folder] = [partsOf(bare(module), ''), partsOf(posix.dirname(module), '')];
    return endsAlike(parts, own) || (folder.length > 0 && endsAlike(parts, folder)) ? '\0' : run;
  });
}

const bare = (path: string) => path.slice(0, path.length - posix.extname(path).length);
const stemOf = (path: string) => posix.basename(bare(path));
const isModule = (path: string, module: string) => path === module || path === bare(module);

function partsOf(run: string, module: string): string[] {
  const ending = posix.extname(module);
  const plain = ending !== '' && run.endsWith(ending) ? run.slice(0, -ending.length) : run;
  return plain.split(/[/.:\\]+/).filter((part) => part !== '');
}

/** `example.org/bounds/ranges` leads to `ranges`, `shop.codes` to `src/shop/codes`. */
function endsAlike(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((part, index) => part === long[long.length - short.length + index]);
}
