/** Numbers in an assertion that let more through than before. */

import type { Assertion } from './assertions.ts';
import type { Token } from './token.ts';

/** What became looser between two assertions about the same thing; undefined where nothing did. */
export function loosened(before: Assertion, after: Assertion): string | undefined {
  return tolerance(before.tokens, after.tokens) ?? bound(before.tokens, after.tokens);
}

/** Named tolerances, and the last argument of matchers that take one. More places or digits are stricter, all else is looser when greater. */
function tolerance(before: readonly Token[], after: readonly Token[]): string | undefined {
  const was = toleranceOf(before);
  const now = toleranceOf(after);
  if (now === undefined) return undefined;
  const looser = now.digits ? now.value < (was?.value ?? 2) : now.value > (was?.value ?? 1e-6);
  if (was === undefined && !now.digits && now.value <= 1e-3) return undefined;
  return looser ? `a tolerance was widened (${was?.value ?? 'exact'} → ${now.value})` : undefined;
}

function toleranceOf(tokens: readonly Token[]): { value: number; digits: boolean } | undefined {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const digits =
      token.text === 'places' || token.text === 'decimal' || /^(toBeCloseTo|assertAlmostEquals?)$/.test(token.text);
    if (named.has(token.text) && (tokens[index + 1]?.text === '=' || tokens[index + 1]?.text === ':')) {
      const value = numberAt(tokens, index + 2);
      if (value !== undefined) return { value, digits };
    }
    if (token.text === 'be_within' && tokens[index + 1]?.text === '(') {
      const value = numberAt(tokens, index + 2);
      if (value !== undefined) return { value, digits: false };
    }
    const place = lastArgument[token.text];
    if (place === undefined || !Object.hasOwn(lastArgument, token.text)) continue;
    const value = argument(tokens, index + 1, place);
    if (value !== undefined) return { value, digits };
  }
  return undefined;
}
const named = new Set('abs rel delta places atol rtol epsilon tolerance decimal rel_tol abs_tol'.split(' '));
/** Which argument of the matcher is its tolerance, from 0; behind a message it would not be the last. */
const lastArgument: Record<string, number> = {
  toBeCloseTo: 1,
  closeTo: 1,
  approximately: 1,
  InDelta: 3,
  InEpsilon: 3,
  assert_in_delta: 2,
  assert_in_epsilon: 2,
  assertEqualsWithDelta: 2,
  assertEquals: 2,
  assertAlmostEqual: 2,
  within: 0,
  offset: 0,
};

function numberAt(tokens: readonly Token[], index: number): number | undefined {
  const negative = tokens[index]?.text === '-';
  const token = tokens[negative ? index + 1 : index];
  if (token?.kind !== 'number') return undefined;
  const value = Number.parseFloat(token.text.replaceAll('_', ''));
  return Number.isNaN(value) ? undefined : negative ? -value : value;
}

/** The n-th argument of a call, where it is a plain number. Ruby may leave the brackets out. */
function argument(tokens: readonly Token[], open: number, n: number): number | undefined {
  const bare = tokens[open]?.text !== '(';
  let depth = bare ? 1 : 0;
  let seen = 0;
  for (let at = open; at < tokens.length; at++) {
    const text = tokens[at]?.kind === 'string' ? '' : (tokens[at]?.text ?? '');
    if (depth === 1 && seen === n && (at === open || tokens[at - 1]?.text === ',' || tokens[at - 1]?.text === '(')) {
      const next = numberAt(tokens, at);
      if (next !== undefined) return next;
    }
    if (text === '(' || text === '[' || text === '{') depth++;
    else if (text === ')' || text === ']' || text === '}') depth--;
    else if (text === ',' && depth === 1) seen++;
    if (depth === 0) return undefined;
  }
  return undefined;
}

const upper = /^(toBeLessThan\w*|isLessThan\w*|assertLess\w*|Less\w*|below|most|be_less_than|lessThan\w*|be_below)$/;
const lower =
  /^(toBeGreaterThan\w*|isGreaterThan\w*|assertGreater\w*|Greater\w*|above|least|be_greater_than|greaterThan\w*)$/;

/** `toBeLessThan(100)` → `toBeLessThan(100000)`, `< 0.1` → `< 10`. */
function bound(before: readonly Token[], after: readonly Token[]): string | undefined {
  const was = boundOf(before);
  const now = boundOf(after);
  if (was === undefined || now === undefined || was.side !== now.side) return undefined;
  const looser = was.side === 'upper' ? now.value > was.value : now.value < was.value;
  return looser ? `a bound was moved (${was.value} → ${now.value})` : undefined;
}

function boundOf(tokens: readonly Token[]): { side: 'upper' | 'lower'; value: number } | undefined {
  for (const [index, token] of tokens.entries()) {
    const less = token.kind === 'punct' ? token.text === '<' || token.text === '<=' : upper.test(token.text);
    const greater = token.kind === 'punct' ? token.text === '>' || token.text === '>=' : lower.test(token.text);
    if (token.kind === 'string' || token.kind === 'number' || (!less && !greater)) continue;
    for (let at = index + 1; at < index + 8; at++) {
      const value = numberAt(tokens, at);
      if (value !== undefined) return { side: less ? 'upper' : 'lower', value };
    }
  }
  return undefined;
}
