/** What keeps an assertion from failing its test: conditions around it, and handlers that swallow. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Block, Statement } from '../syntax/shape.ts';
import type { Language } from './language.ts';
import type { Program } from './program.ts';

export type Guarded = 'conditional' | 'swallowed';

/** What around the statement may keep it from running or its failure from counting, up to the function that is the test. */
export function guardsOf(program: Program, statement: Statement, index: number): Guarded[] {
  const { blocks, tokens } = program;
  const guards = new Set<Guarded>(inline(program, statement, index));
  for (let at = statement.block, depth = 0; at !== -1 && depth < 50; depth++) {
    const block = blocks[at];
    if (block === undefined || block.kind === 'type') break;
    if (leaves(program, at) <= index) guards.add('conditional');
    const head = tokens.slice(Math.max(0, block.open - 10), block.open);
    if (head.some(({ kind, text }) => kind === 'word' && swallowing.test(text))) guards.add('swallowed');
    if (block.kind === 'function') break;
    if (block.kind === 'if' && !assertsOtherwise(program, block)) guards.add('conditional');
    if (block.kind === 'try' && swallows(program, block) !== undefined) guards.add('swallowed');
    at = block.parent;
  }
  return [...guards];
}

/** Whether the assertion's own failure is caught, and not only what the code under test may throw. */
export function isCaught(program: Program, statement: Statement): boolean {
  for (let at = statement.block, depth = 0; at !== -1 && depth < 50; depth++) {
    const block = program.blocks[at];
    if (block === undefined || block.kind === 'type' || block.kind === 'function') break;
    if (block.kind === 'try' && swallows(program, block) === 'failures') return true;
    at = block.parent;
  }
  return false;
}
const swallowing = /^(suppress|runCatching|catch_unwind)$/;

/** `if (x) expect(…)`, `assert_equal 1, x if ci?`, `x && expect(…)`. */
function inline({ tokens, language }: Program, statement: Statement, index: number): Guarded[] {
  const before = statement.start < index && /^(if|unless)$/.test(tokens[statement.start]?.text ?? '');
  if (before || /^(&&|\|\||\?)$/.test(tokens[index - 1]?.text ?? '')) return ['conditional'];
  const rest = language === 'ruby' ? tokens.slice(index, Math.min(statement.end, index + 60)) : [];
  const behind = (word: RegExp) => rest.some(({ kind, text }) => kind === 'word' && word.test(text));
  return behind(/^(if|unless)$/) ? ['conditional'] : behind(/^rescue$/) ? ['swallowed'] : [];
}

/** Where in a block a test may end before what follows, by `if (x) return`, `return unless x` or a plain one; Infinity where nowhere. */
function leaves(program: Program, block: number): number {
  const known = leaving.get(program) ?? new Map<number, number>();
  if (!leaving.has(program)) {
    leaving.set(program, known);
    for (const { start, end, block: around } of program.statements) {
      if (!/^(if|unless|return)$/.test(program.tokens[start]?.text ?? '') || known.has(around)) continue;
      const words = program.tokens.slice(start, Math.min(end, start + 200)).filter(({ kind }) => kind === 'word');
      const returns = words.some(({ text }) => text === 'return');
      if (returns && !words.some(({ text }) => failing.test(text))) known.set(around, end);
    }
  }
  return known.get(block) ?? Number.POSITIVE_INFINITY;
}
/** By program: each of its assertions asks. */
const leaving = new WeakMap<Program, Map<number, number>>();

/** Whether the other branch of an `if` asserts or fails as well: then one of them always does. */
function assertsOtherwise({ tokens, match }: Program, { open, close }: Block): boolean {
  const otherwise = tokens[close + 1]?.text === 'else' ? tokens.slice(close + 2, close + 200) : [];
  const word = [open - 1, open - 2].find((at) => tokens[at]?.text === 'else') ?? -1;
  const first = word === -1 ? [] : tokens.slice(Math.max(match[word - 1] ?? 0, open - 200, 0), open);
  return [...otherwise, ...first].some(({ kind, text }) => kind === 'word' && failing.test(text));
}
const failing =
  /^([aA]ssert(?!ion)\w*|expect|fail|throw|raise|throws|reject|done|next|panic|Errorf?|Fatalf?|flunk|exit)$/;

/** What the handlers behind a `try` keep to themselves, where none of them throws, asserts or fails: `errors` of some kinds, or an assertion's `failures` too. */
function swallows(
  { tokens, match, statements, language }: Program,
  { close, owner }: Block,
): 'errors' | 'failures' | undefined {
  const fails = (from: number, to: number) =>
    tokens.slice(from, to).some(({ kind, text }) => kind === 'word' && failing.test(text));
  if (language === 'ruby') {
    const start = Math.max(statements[owner]?.start ?? close, close - 400);
    const rescue = tokens.slice(start, close).findIndex(({ kind, text }) => kind === 'word' && text === 'rescue');
    const head = tokens
      .slice(start + rescue, start + rescue + 8)
      .filter((token) => token.line === tokens[start + rescue]?.line);
    if (rescue === -1 || fails(start + rescue, close)) return undefined;
    return hears(head, language) ? 'failures' : 'errors';
  }
  let kept: 'errors' | 'failures' | undefined;
  for (let at = close + 1; /^(catch|except)$/.test(tokens[at]?.text ?? ''); ) {
    let open = at;
    while (open < at + 40 && tokens[open]?.text !== '{') open++;
    const end = Math.max(match[open] ?? -1, open);
    if (fails(open, Math.min(end, open + 400))) return undefined;
    kept = kept === 'failures' || hears(tokens.slice(at, open), language) ? 'failures' : 'errors';
    at = end + 1;
  }
  return kept;
}

/** Whether a handler takes an assertion's failure at all: one for another kind of error does not. */
function hears(head: readonly Token[], language: Language): boolean {
  const types = head.filter(({ kind, text }) => kind === 'word' && /^[A-Z]/.test(text));
  const own = failures[language];
  // Bare, or by the name of what is caught alone. Ruby's assertions are no standard errors.
  if (types.length === 0) return language !== 'ruby';
  return own === undefined || types.some(({ text }) => own.test(text));
}
const failures: Partial<Record<Language, RegExp>> = {
  python: /^(?:Base)?Exception$|^AssertionError$/,
  java: /^(?:Throwable|Error)$|Assertion|ComparisonFailure/,
  ruby: /^Exception$|Assertion|Expectation/,
  php: /^(?:Throwable|Exception)$|Assertion|Expectation/,
};
