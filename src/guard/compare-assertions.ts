/** The assertions of one test before and after: what went, what demands less, what can no longer fail. */

import type { TamperFinding } from '../run/verification.ts';
import type { Assertion } from './assertions.ts';
import type { TestCase } from './cases.ts';
import { finding } from './changed-file.ts';
import { namesOneTwice } from './tautology.ts';

/** Findings about one test that both sides have, and the assertions that no other became. */
export function compareAssertions(
  base: TestCase,
  tree: TestCase,
  path: string,
): { findings: TamperFinding[]; removed: Assertion[] } {
  const { pairs, removed } = pair(base.assertions, tree.assertions);
  const findings = pairs.flatMap(([before, after]) => {
    const [rule, message] = weaker(before, after) ?? [];
    // A helper that was rebuilt is read with the tests that use it; only what can never fail is certain.
    const severity = base.kind === 'case' || /tautology|swallowed/.test(rule ?? '') ? 'weakens' : 'review';
    if (rule !== undefined) return [finding(severity, rule, path, after.line, `${message} in “${base.name}”`)];
    if (!otherLiterals(before, after)) return [];
    const changed = `an expectation changed in “${base.name}” (${short(before)} → ${short(after)})`;
    return [finding('review', 'expectation-changed', path, after.line, changed)];
  });
  return { findings, removed: removed.filter(({ strength }) => strength > 0) };
}

export function short({ text }: Assertion): string {
  const plain = text.replaceAll(/ ([.(),;]) ?/g, '$1').replace(/, */g, ', ');
  return plain.length > 90 ? `${plain.slice(0, 89)}…` : plain;
}

/** Pairs equal assertions first, then those about the same thing, then by order where as many are left on both sides. */
function pair(base: readonly Assertion[], tree: readonly Assertion[]) {
  const pairs: [Assertion, Assertion][] = [];
  const free = new Set(tree);
  let unpaired = base;
  for (const keyOf of [
    (one: Assertion) => `${one.guarded.join()} ${one.text}`,
    ({ text }: Assertion) => text,
    (one: Assertion) => aboutWords(one).join(' '),
  ]) {
    const byKey = Map.groupBy(free, keyOf);
    unpaired = unpaired.filter((before) => {
      const after = byKey.get(keyOf(before))?.shift();
      if (after === undefined) return true;
      pairs.push([before, after]);
      free.delete(after);
      return false;
    });
  }
  const added = [...free];
  unpaired = unpaired.filter((before) => !added.some((after) => holdsAll(after, before)));
  const said = added.reduce((sum, { byHelper }) => sum + (byHelper?.length ?? 1), 0);
  if (said < unpaired.length) return { pairs, removed: unpaired };
  // As many as are gone: the test was rewritten, and the base's own version decides.
  for (const [index, before] of unpaired.entries()) {
    const after = added[index];
    if (after !== undefined && mayBecome(before, after)) pairs.push([before, after]);
  }
  return { pairs, removed: [] };
}

/** A whole value, where a part of it was asked for, or that something is not in it. */
function holdsAll(whole: Assertion, { strength, literals, tokens }: Assertion): boolean {
  const isWhole = whole.strength === 3 && whole.guarded.length === 0 && whole.tokens.some(({ text }) => text === '{');
  const isAbsence = tokens.some(({ text }) =>
    /^(?:must_be_nil|assert_nil|refute_\w*include\w*|wont_\w*include\w*)$/.test(text),
  );
  const says = (literal: string) => whole.literals.some((one) => one.includes(literal));
  return isWhole && whole.literals.length > 1 && (isAbsence || (strength === 2 && literals.every(says)));
}

/** One about the same, or what takes all force from any. */
function mayBecome(before: Assertion, after: Assertion): boolean {
  const lets = after.strength === 0 || after.guarded.length > 0 || (before.awaited && !after.awaited);
  const about = new Set(aboutWords(after));
  return lets || aboutWords(before).some((word) => about.has(word));
}

/** What an assertion is about: its words without literals, matchers and the assertion's own. */
export function aboutWords({ tokens }: Assertion): string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'word' && !matcher.test(text) ? [text] : []));
}
const matcher =
  /^(_|Errorf?|Fatalf?|expect|assert|String|toString|await|return|not|to|be|is|have|should|in|if|or|and|resolves|rejects|self|this|t|\$this|static|Assertions|require|eq|eql|equal|equals|ok|same|match|true|false|True|False|None|null|nil|undefined|contain|include|not_to|to_not|deep|a|an|any|anything|pytest|approx|abs|rel)$|^(assert|refute|must_|wont_|to[A-Z]|is[A-Z]|has[A-Z]|be_|should|Equal|True|NotNil|Len|strictEqual|deepStrictEqual|deepEqual|notEqual|instanceOf)/;

function weaker(before: Assertion, after: Assertion): [rule: string, message: string] | undefined {
  const guard = after.guarded.find((one) => !before.guarded.includes(one));
  if (guard !== undefined) return [`assertion-${guard}`, guardWords[guard]];
  // Of nothing but itself it asked no more before.
  if (namesOneTwice(before.tokens)) return undefined;
  if (after.strength === 0 && before.strength > 0) return ['assertion-tautology', 'an assertion that always holds'];
  // What a helper demands is compared where it stands.
  if (after.strength < before.strength && !after.byHelper && !isBareBranch.test(before.text))
    return [
      isNearnessOf(before, after) ? 'assertion-tolerance' : 'assertion-weakened',
      `an assertion demands less than before (${short(before)})`,
    ];
  if (before.awaited && !after.awaited && after.tokens.some(({ text }) => needsAwait.test(text)))
    return ['assertion-not-awaited', 'an assertion is no longer awaited'];
  return undefined;
}

/** The same value, near to which it is now. */
const isNearnessOf = ({ literals }: Assertion, after: Assertion) =>
  after.tokens.some(({ text }) => nearness.test(text)) && literals.every((one) => after.literals.includes(one));
const nearness = /approx|isclose|closeTo|almost|delta|epsilon|near|within|toleran|^(?:abs|eps|[ar]tol)$/i;

/** `if r is None: fail()` says no more than that something is there, or that no error is. */
const isBareBranch = /^if \(? ?!? ?[\w.$ ]+ (?:[!=]==?|is)(?: not)? (?:nil|None|null|undefined) ?(?:[):{]|$)/;

const guardWords = {
  conditional: 'an assertion runs only under a condition',
  swallowed: 'the failure of an assertion is caught and swallowed',
};
const needsAwait = /^(resolves|rejects|eventually|throwsAsync|notThrowsAsync|toPass)$/;

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
