/** What keeps an assertion from failing its test: conditions, handlers that swallow, blocks that want a failure, dead code. */

import type { Block, Program, Statement } from './statements.ts';
import type { Token } from './token.ts';

/** What may keep an assertion from failing the test. */
export type Guarded = 'conditional' | 'swallowed' | 'inverted' | 'deferred' | 'dead' | 'looped';

/** How a declared function or a test begins, beyond which nothing guards an assertion. */
const declaring =
  /^(def|func|fn|fun|function|async|public|private|protected|static|final|void|pub|const|let|var|override|suspend|export|it|test|specify|example|scenario|describe|context|[xf](it|test|describe|context)|@|#|RSpec)$/;
/** Words of a block's head that turn a failing assertion into a passing test. */
const invertWords = new Set(
  'raises assertRaises assertThrows assertThrowsExactly assertFails assert_raises raise_error toThrow throws rejects assertFailsWith shouldThrow should_panic'.split(
    ' ',
  ),
);
const swallowWords = new Set('catch_unwind suppress runCatching swallow allSettled warns ignoreErrors'.split(' '));
const deferWords = new Set(
  'setTimeout setImmediate nextTick queueMicrotask setInterval requestIdleCallback once afterEach register go'.split(
    ' ',
  ),
);

/** What around the statement may keep it from running or its failure from counting, up to the function that is the test. */
export function guardsOf(program: Program, statement: Statement, index: number): Guarded[] {
  const { blocks, tokens, statements, match, language } = program;
  const guards = new Set<Guarded>(inline(program, statement, index));
  let functions = 0;
  let depth = 0;
  for (let at = statement.block; at !== -1 && depth < 50; depth++) {
    const block = blocks[at];
    if (block === undefined || block.kind === 'type') break;
    const owner = statements[block.owner];
    const from = owner?.start ?? block.open;
    const call = program.parent[block.open] ?? -1;
    const inCall = call !== -1 && tokens[call]?.text === '(';
    if ((block.kind === 'function' || block.kind === 'other') && !inCall && declaring.test(tokens[from]?.text ?? ''))
      break;
    const head = tokens.slice(Math.max(from, block.open - 40, inCall ? call - 6 : 0), block.open);
    if (block.kind === 'if' && !assertsOtherwise(program, block)) guards.add(isNever(head) ? 'dead' : 'conditional');
    if (block.kind === 'loop') guards.add(isNever(head) ? 'dead' : 'looped');
    if (block.kind === 'try' && swallows(program, block.close, owner)) guards.add('swallowed');
    for (const token of head) {
      if (token.kind !== 'word') continue;
      if (swallowWords.has(token.text)) guards.add('swallowed');
      if (block.kind !== 'function' || functions === 0) {
        if (invertWords.has(token.text) && !examines(program, call, block)) guards.add('inverted');
        if (deferWords.has(token.text) && (language !== 'go' || token.text === 'go')) guards.add('deferred');
      }
    }
    // `expect(() => { expect(x).toBe(1) }).toThrow()`: the words stand behind the block.
    const close = inCall ? (match[call] ?? -1) : -1;
    if (close !== -1 && tokens[close + 1]?.text === '.' && invertWords.has(tokens[close + 2]?.text ?? ''))
      guards.add('inverted');
    if (block.kind === 'function' && ++functions > 3) break;
    at = block.parent;
  }
  return [...guards];
}

/** A further argument of `throws`: it looks at the error. */
function examines({ tokens, parent }: Program, call: number, { open }: Block): boolean {
  for (let at = call + 1; call !== -1 && at < open; at++)
    if (tokens[at]?.text === ',' && parent[at] === call) return true;
  return false;
}

/** Whether the other branch of an `if` asserts or fails as well: then one of them always does. */
function assertsOtherwise({ tokens, match, language }: Program, block: Block): boolean {
  const { close } = block;
  const open = tokens[close + 1]?.text === 'else' ? close + 2 : -1;
  const word = tokens[block.open - 1]?.text === 'else' ? block.open - 1 : block.open - 2;
  const before = tokens[word]?.text === 'else' ? (match[word - 1] ?? -1) : -1;
  const ranges: [number, number][] = [];
  if (open !== -1) ranges.push([open, Math.min(close + 200, tokens.length)]);
  if (before !== -1) ranges.push([Math.max(before, block.open - 200), block.open]);
  return (
    language !== 'ruby' &&
    ranges.some(([from, to]) =>
      tokens
        .slice(from, to)
        .some(
          (token) =>
            token.kind === 'word' &&
            /^(assert\w*|expect|fail|throw|raise|throws|is|equal|Errorf?|Fatalf?)$/i.test(token.text),
        ),
    )
  );
}

/** Guards in the statement itself: `if (x) expect(…)`, `assert_equal 1, x if ci?`, `x && expect(…)`. */
function inline({ tokens, language }: Program, statement: Statement, index: number): Guarded[] {
  const guards: Guarded[] = [];
  const head = tokens[statement.start]?.text ?? '';
  const before = tokens[index - 1]?.text ?? '';
  const first = tokens.slice(statement.start, Math.min(index, statement.start + 40));
  if ((head === 'if' || head === 'unless') && statement.start < index)
    guards.push(isNever(first) ? 'dead' : 'conditional');
  if (before === '&&' || before === '?' || before === '||')
    guards.push(first.some((token) => token.text === 'false') ? 'dead' : 'conditional');
  if (language === 'ruby') {
    const rest = tokens.slice(index, Math.min(statement.end, index + 60));
    const at = rest.findIndex((token) => token.kind === 'word' && (token.text === 'if' || token.text === 'unless'));
    if (at !== -1) guards.push(isNever(rest.slice(at)) ? 'dead' : 'conditional');
    if (rest.some((token) => token.kind === 'word' && token.text === 'rescue')) guards.push('swallowed');
  }
  return guards;
}

/** A condition that is a constant false. */
function isNever(head: readonly Token[]): boolean {
  const condition = head.filter(
    (token) => !['(', ')', ':', '{', 'if', 'elif', 'while', 'for', '!', 'not'].includes(token.text),
  );
  const negated = head.some((token) => token.text === '!' || token.text === 'not' || token.text === 'unless');
  const only = condition[0];
  if (condition.length === 1 && only !== undefined) {
    const no = ['false', 'False', '0', 'nil', 'null', 'None'].includes(only.text);
    const yes = ['true', 'True', '1'].includes(only.text);
    return negated ? yes : no;
  }
  return head.some(
    (token, at) =>
      (token.text === '&&' || token.text === 'and') && ['false', 'False', '0'].includes(head[at + 1]?.text ?? ''),
  );
}

/** Whether the handlers behind a `try` keep an assertion's failure to themselves: none of them throws, asserts or fails. */
function swallows({ tokens, match, language }: Program, close: number, owner: Statement | undefined): boolean {
  let at = close + 1;
  let handled = language === 'ruby';
  const limit = Math.min(tokens.length, close + 400);
  if (language === 'ruby') return rubySwallows(tokens, owner, close);
  while (at < limit) {
    const word = tokens[at]?.text ?? '';
    if (word !== 'catch' && word !== 'except' && word !== 'rescue') break;
    let open = at;
    while (open < limit && tokens[open]?.text !== '{') open++;
    if (open === limit) return true;
    const end = match[open] === -1 ? limit : (match[open] ?? limit);
    const body = tokens.slice(open, end);
    if (body.some((token) => token.kind === 'word' && rethrows.test(token.text))) return false;
    handled = true;
    at = end + 1;
  }
  return handled;
}
const rethrows = /^(throw|raise|fail|reject|done|next|panic|expect|assert\w*|Errorf?|Fatalf?|flunk|exit)$/;

function rubySwallows(tokens: readonly Token[], owner: Statement | undefined, close: number): boolean {
  const body = tokens.slice(Math.max(owner?.start ?? close, close - 400), close);
  const rescue = body.findIndex((token) => token.kind === 'word' && token.text === 'rescue');
  return rescue !== -1 && !body.slice(rescue).some((token) => token.kind === 'word' && rethrows.test(token.text));
}

/** `with raises(AssertionError): assert …`: the assertion is wanted to fail. */
export function wrapsAssertion(own: readonly Token[]): boolean {
  const inverts = own.findIndex((token) => token.kind === 'word' && invertWords.has(token.text));
  if (inverts === -1 || /^(not_to|to_not)$/.test(own[inverts - 1]?.text ?? '')) return false;
  const first = own.slice(0, endOfFirst(own, inverts + 1));
  const words = first.filter((token, at) => token.kind === 'word' && at !== inverts && wrapped.test(token.text));
  // Its own: `expect(…).toThrow(`, `assert.throws(`.
  const isOf = own[inverts - 1]?.text === '.' && own[inverts - 2]?.text === 'assert';
  const called = own[inverts + 1]?.text === '(';
  return words.length > (called && (isOf || own.slice(0, inverts).some(({ text }) => text === 'expect')) ? 1 : 0);
}
/** The end of a call's first argument: a further one looks at the error. */
function endOfFirst(own: readonly Token[], open: number): number {
  for (let at = open, depth = 0; at < own.length; at++) {
    const text = own[at]?.kind === 'string' ? '' : (own[at]?.text ?? '');
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
    if (text === ',' && depth === 1) return at;
  }
  return own.length;
}
const wrapped =
  /^(assert|expect|assert(Equals?|True|Same|That|False|_eq|_equal)|AssertionError|AssertionFailedError|AssertionFailedException)$/;
