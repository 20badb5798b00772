/** The assertions of one test before and after: what went, what demands less, what can no longer fail. */

import type { TamperFinding } from '../run/verification.ts';
import type { Assertion } from './assertions.ts';
import type { TestCase } from './cases.ts';
import { finding } from './changed-file.ts';
import type { Guarded } from './guards.ts';
import type { Token } from './token.ts';
import { loosened } from './tolerance.ts';

/** Findings about one test that both sides have, and the assertions of each that no other became. */
export function compareAssertions(
  base: TestCase,
  tree: TestCase,
  path: string,
  sameSteps: boolean,
): { findings: TamperFinding[]; removed: Assertion[]; added: Assertion[] } {
  const findings: TamperFinding[] = [];
  // A helper that was rebuilt is read with the tests that use it; only what can never fail is certain.
  const certain = /tautology|swallowed|inverted|dead/;
  const weakens = (rule: string, line: number, message: string) => {
    const severity = base.kind === 'case' || certain.test(rule) ? 'weakens' : 'review';
    findings.push(finding(severity, rule, path, line, `${message} in “${base.name}”`));
  };

  const weakensFitted = (line: number, message: string) =>
    findings.push(finding('weakens', 'expectation-changed', path, line, `${message}, and no code changed`));

  const { pairs, removed, added } = pair(base.assertions, tree.assertions);
  for (const [before, after] of pairs) {
    const guard = newGuard(before, after);
    if (guard !== undefined) weakens(`assertion-${guard}`, after.line, guardWords[guard]);
    else if (leavesOff(after) && !leavesOff(before))
      weakens('assertion-swallowed', after.line, 'the failure of an assertion skips the test');
    else if (after.strength === 0 && before.strength > 0)
      weakens('assertion-tautology', after.line, 'an assertion that always holds');
    else if (after.strength < before.strength && !asMuch(before, after))
      weakens('assertion-weakened', after.line, `an assertion demands less than before (${short(before)})`);
    else if (needsAwait(after) && before.awaited && !after.awaited)
      weakens('assertion-not-awaited', after.line, 'an assertion is no longer awaited');
    else if (words(after, alternative(after)) > words(before, alternative(before)))
      weakens('assertion-conditional', after.line, 'an assertion holds under another condition too');
    else {
      const looser = loosened(before, after);
      if (looser !== undefined) weakens('assertion-loosened', after.line, looser);
      else if (otherLiterals(before, after)) {
        const message = `an expectation changed in “${base.name}” (${short(before)} → ${short(after)})`;
        // While nothing else changed it was fitted to the code as it is.
        if (base.kind === 'case' && sameSteps && isFitted(before, after)) weakensFitted(after.line, message);
        else findings.push(finding('review', 'expectation-changed', path, after.line, message));
      }
    }
  }
  const still = new Set(tree.assertions.map((assertion) => assertion.text));
  // As many new ones as demanding as those that are gone: the test was rewritten, and the base's own version decides.
  const rewritten = added.filter((one) => one.strength >= 2).length >= removed.length;
  const lost = rewritten ? [] : removed.filter(({ strength, text }) => strength > 0 && !still.has(text));
  return { findings, removed: lost, added: rewritten ? added.slice(removed.length) : added };
}

const guardWords: Record<Guarded, string> = {
  conditional: 'an assertion runs only under a condition',
  swallowed: 'the failure of an assertion is caught and swallowed',
  inverted: 'an assertion is wanted to fail',
  deferred: 'an assertion runs after the test has ended',
  dead: 'an assertion is never reached',
  looped: 'an assertion runs only inside a loop',
};

export function short({ text }: Assertion): string {
  const plain = text.replaceAll(/ ([.(),;]) ?/g, '$1').replace(/, */g, ', ');
  return plain.length > 90 ? `${plain.slice(0, 89)}…` : plain;
}

/** Pairs equal assertions first, then those about the same thing, then by order. */
function pair(base: readonly Assertion[], tree: readonly Assertion[]) {
  const pairs: [Assertion, Assertion][] = [];
  const taken = new Set<Assertion>();
  let unpaired = base;
  for (const keyOf of [
    (one: Assertion) => `${one.guarded.join()} ${one.text}`,
    ({ text }: Assertion) => text,
    aboutWords,
    // Under other names.
    (one: Assertion) => `${one.strength} ${[...subject(one)].sort().join(' ')}`,
  ]) {
    const byKey = Map.groupBy(
      tree.filter((after) => !taken.has(after)),
      keyOf,
    );
    unpaired = unpaired.filter((before) => {
      const after = byKey.get(keyOf(before))?.shift();
      if (after === undefined) return true;
      pairs.push([before, after]);
      taken.add(after);
      return false;
    });
  }
  const added = tree.filter((after) => !taken.has(after));
  // In the same order only where each has a partner: else who replaces whom is a guess, and what is covered decides.
  const alike = unpaired.every((before, at) => added[at] === undefined || mayBecome(before, added[at]));
  if (unpaired.length !== added.length || !alike) return { pairs, removed: unpaired, added };
  for (const [index, before] of unpaired.entries()) {
    const after = added[index];
    if (after !== undefined) pairs.push([before, after]);
  }
  return { pairs, removed: [], added: [] };
}

/** Something weaker about something else is no other form of it. */
function mayBecome(before: Assertion, after: Assertion): boolean {
  return after.strength === 0 || after.strength >= before.strength || !isDisjoint(before, after);
}

/** Whether two assertions speak of nothing in common. */
function isDisjoint(one: Assertion, other: Assertion): boolean {
  const [a, b] = [subject(one), subject(other)];
  return a.size + b.size > 0 && a.isDisjointFrom(b);
}

/** What an assertion is about: its words without literals, matchers and the assertion's own. */
function aboutWords(assertion: Assertion): string {
  return wordsOf(assertion).join(' ');
}

function wordsOf({ tokens }: Assertion): string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'word' && !matcher.test(text) ? [text] : []));
}

/** What it reaches of the code: what it calls and reads, or else all it names. */
export function subject(assertion: Assertion): ReadonlySet<string> {
  const { tokens } = assertion;
  const reached = tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && !matcher.test(text) && (tokens[at + 1]?.text === '(' || tokens[at - 1]?.text === '.')
      ? [text]
      : [],
  );
  return new Set(reached.length > 0 ? reached : wordsOf(assertion));
}
const matcher =
  /^(expect|assert|String|await|return|not|to|be|is|have|should|in|if|or|and|resolves|rejects|self|this|t|\$this|static|Assertions|require|eq|eql|equal|equals|ok|same|match|true|false|True|False|None|null|nil|undefined|contain|include|not_to|to_not|deep|a|an|any|anything)$|^(assert|refute|must_|wont_|to[A-Z]|is[A-Z]|has[A-Z]|be_|should|Equal|True|NotNil|Len|strictEqual|deepStrictEqual|deepEqual|notEqual|instanceOf)/;

/** A call in the assertion that ends the test without failing it. */
function leavesOff({ tokens }: Assertion): boolean {
  return tokens.some(
    (token, at) =>
      token.kind === 'word' &&
      /^(skip|xfail|skipTest|markTestSkipped|Skip|SkipNow|exit)$/.test(token.text) &&
      tokens[at + 1]?.text === '(',
  );
}

/** What lets an assertion off: one more `or` in what must hold, one more `and` in what must not. */
function alternative({ tokens }: Assertion): ReadonlySet<string> {
  return tokens[0]?.text === 'if' ? conjunctions : disjunctions;
}
const conjunctions: ReadonlySet<string> = new Set(['&&', 'and']);
const disjunctions: ReadonlySet<string> = new Set(['||', 'or']);

function words({ tokens }: Assertion, sought: ReadonlySet<string>): number {
  return tokens.filter((token) => token.kind !== 'string' && sought.has(token.text)).length;
}

/** The same assertion with other constants. */
function otherLiterals(before: Assertion, after: Assertion): boolean {
  if (before.text === after.text || before.tokens.length !== after.tokens.length) return false;
  return before.tokens.every((token, index) => {
    const other = after.tokens[index];
    const constant =
      token.kind === 'string' || token.kind === 'number' || /^(true|false|True|False|null|nil|None)$/.test(token.text);
    return constant ? other?.kind === token.kind : other?.text === token.text;
  });
}

/** One value that is no argument of the code's, no message, and not the same written differently. */
function isFitted(before: Assertion, after: Assertion): boolean {
  const differing = before.tokens.flatMap((token, at) => (token.text === after.tokens[at]?.text ? [] : [at]));
  const [at = 0] = differing;
  return (
    differing.length === 1 &&
    !isInput(before.tokens, at) &&
    writtenValue(before.tokens[at]) !== writtenValue(after.tokens[at])
  );
}

/** Within a call or an index of the code under test, or behind the two values that are compared. */
function isInput(tokens: readonly Token[], at: number): boolean {
  let commas = 0;
  for (let open = at - 1, depth = 0; open > 0; open--) {
    const text = tokens[open]?.kind === 'string' ? '' : (tokens[open]?.text ?? '');
    if (/^[)\]}]$/.test(text)) depth++;
    else if (depth > 0 && /^[([{]$/.test(text)) depth--;
    else if (text === ',' && depth === 0) commas++;
    else if (text === '(' || text === '[') {
      const owner = tokens[open - 1];
      if (owner?.kind !== 'word') return text === '[' && /^[)\]]$/.test(owner?.text ?? '');
      // `assert(isOpen('a'))`: a matcher of that name hangs on something.
      const isMatcher =
        matcher.test(owner.text) && (!/^(is|has)[A-Z]/.test(owner.text) || tokens[open - 2]?.text === '.');
      return text === '[' || !isMatcher || (commas > 1 && tokens[at]?.kind === 'string');
    }
  }
  return false;
}

function writtenValue(token: Token | undefined): string | number {
  if (token?.kind === 'number') return Number(token.text.replace(/(\d)[fFdDlLuU]+$/, '$1'));
  return (token?.text ?? '').replace(/\\(?=["'`/])|\s+/g, '');
}

/** Weaker by its matcher only: the helper is compared where it stands, and a part of an object can hold every value that was asked. */
function asMuch(before: Assertion, after: Assertion): boolean {
  if (after.byHelper) return true;
  const shaped = after.tokens.some(({ text }) =>
    /^(toMatchObject|objectContaining|arrayContaining|hash_including|toHaveProperty)$/.test(text),
  );
  return shaped && before.literals.length > 0 && before.literals.every((literal) => after.literals.includes(literal));
}

function newGuard(before: Assertion, after: Assertion): Guarded | undefined {
  const known = new Set(before.guarded);
  const added = after.guarded.filter((guard) => !known.has(guard));
  return (['dead', 'swallowed', 'inverted', 'deferred', 'conditional'] as const).find((guard) => added.includes(guard));
}

function needsAwait({ tokens }: Assertion): boolean {
  return tokens.some(
    (token) =>
      token.kind === 'word' && /^(resolves|rejects|eventually|throwsAsync|notThrowsAsync|toPass)$/.test(token.text),
  );
}
