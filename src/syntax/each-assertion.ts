/** Assertions of a test beyond the one that an alarm bends first, each said otherwise: one that stays green like that is dead. */

import type { Node } from 'web-tree-sitter';
import { functionsIn, oppositeOf, otherValue } from './asserted.ts';
import { argumentsOf, calleeOf, calls, isAssertion, isBareCall, nodesIn } from './assertions.ts';
import { bentValue, type Edit, type FoundTest, type HeardValue } from './bends.ts';
import { literalsIn } from './compared.ts';
import { comparingFunctions } from './comparing-functions.ts';
import { parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import type { TestLanguage } from './languages/language.ts';
import { plainAssertions, type Said } from './plain-assertions.ts';
import type { Expectation, Replacement } from './test-in-file.ts';

/** Per test of one file, in the order of the text; the form of what was bent in `heard` is left out. */
export async function eachAssertion(
  path: string,
  text: string,
  { asked, heard }: { asked: readonly FoundTest[]; heard: readonly HeardValue[] },
): Promise<{ found: FoundTest; said: Said[] }[]> {
  const language = testLanguageOf(path);
  if (language === undefined) return [];
  if (!('grammar' in language))
    return asked.map((found) => ({
      found,
      said: plainAssertions(
        found,
        heard.find((one) => one.found === found),
      ),
    }));
  const parsed = await parseText(text, language.grammar);
  if (typeof parsed === 'string') return [];
  using _ = parsed;
  const root = parsed.tree.rootNode;
  const comparing = comparingFunctions(functionsIn(root, text), text, language);
  const all = (found: FoundTest) => assertionsIn(found, { root, text, language, comparing });
  const known = new Set(heard.flatMap((one) => formHeard(one, all(one.found)) ?? []));
  return asked.map((found) => {
    const byForm = new Map(all(found).map((said) => [said.form, said]));
    return { found, said: [...byForm.values()].filter(({ form }) => !known.has(form)) };
  });
}

function formHeard({ edit }: HeardValue, all: readonly Said[]): string | undefined {
  return all.find(({ rounds }) =>
    rounds.flat().some(({ start, end }) => edit !== undefined && start <= edit.start && edit.start <= end),
  )?.form;
}

interface Read {
  root: Node;
  text: string;
  language: TestLanguage;
  /** Functions of the file that compare, with the places of what they compare. */
  comparing: ReadonlyMap<string, readonly number[]>;
}

function assertionsIn(found: FoundTest, read: Read): Said[] {
  const { root, language, comparing } = read;
  const { test } = found;
  const body = root.namedDescendantForIndex(test.body.start, Math.max(test.body.start, test.body.end - 1));
  if (body === null || test.setAside || test.raises) return [];
  const isHelper = (node: Node) => isBareCall(node) && comparing.has(calleeOf(node));
  const isAsked = (node: Node) => isAssertion(node, language) || isDouble(node) || isHelper(node);
  return nodesIn(body, isAsked).flatMap((node): Said[] => {
    if (isConditional(node, body)) return [];
    const made = madeIn(found, node, read);
    const rounds = made.length > 0 ? twice(found, made) : roundsOf(found, node, read);
    const helper = isHelper(node) ? { helper: calleeOf(node) } : {};
    return rounds.length === 0
      ? []
      : [{ text: node.text, form: `${formOf(node, body)}${made.length > 0 ? ' made' : ''}`, rounds, ...helper }];
  });
}

/** Whether it is come to may depend on the system: what leaves before it, and what it stands in. */
function isConditional(node: Node, body: Node): boolean {
  if (leaves.test(body.text.slice(0, node.startIndex - body.startIndex))) return true;
  for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent)
    if (/^(?:if|else|elif|unless|switch|case|match|conditional|ternary|catch|rescue|except)/.test(one.type))
      return true;
  return false;
}
const leaves = /\breturn\b|\bskip|\bexit\b/i;

/** What is put into the values that it makes to compare with: two of them may be equal whatever is in them. */
function madeIn({ test }: FoundTest, node: Node, { root, language }: Read): Expectation[] {
  const own = test.expectations.filter(({ start, end }) => node.startIndex <= start && end <= node.endIndex);
  return own.flatMap(({ kind, start, end }) => {
    const operand = kind === 'operand' ? root.namedDescendantForIndex(start, end - 1) : null;
    return operand !== null && makes.test(operand.type) ? literalsIn(operand, language.literals) : [];
  });
}
const makes = /new|creation|call|invocation|composite|instantiation/;

/** Other values in its equalities; else its opposite, or of a double other values. */
function roundsOf(found: FoundTest, node: Node, { text, language, comparing }: Read): Edit[][] {
  const own = found.test.expectations.filter(({ start, end }) => node.startIndex <= start && end <= node.endIndex);
  if (own.length > 0) return twice(found, own);
  const isCompared = comparing.has(calleeOf(node));
  const other = isDouble(node) ? otherValue(node, language) : isCompared ? undefined : oppositeOf(node, text, language);
  if (other !== undefined) return [[told(found, other, other.after)]];
  return twice(found, expectedBy(node, language, comparing.get(calleeOf(node))));
}

function twice(found: FoundTest, values: readonly Expectation[]): Edit[][] {
  const rounds = ([0, 1] as const).map((round) =>
    values.flatMap((one) => {
      const after = bentValue(one, round);
      return after === undefined ? [] : [told(found, one, after)];
    }),
  );
  return rounds.filter((edits) => edits.length > 0);
}

function told({ path, test }: FoundTest, at: Omit<Replacement, 'after'>, after: string): Edit {
  const { start, end, text: before, line } = at;
  return { kind: 'bend', path, line, test: test.name, before, after, start, end };
}

/** What a helper is told to expect: what it compares, or all values behind its subject, but a text at the end, which may be a label. */
function expectedBy(node: Node, { literals }: TestLanguage, compared: readonly number[] | undefined): Expectation[] {
  if (!calls.test(node.type)) return [];
  const all = argumentsOf(node)?.namedChildren.filter((one) => one !== null) ?? [];
  const [, ...others] = all;
  const last = others.at(-1);
  const behind = last && literals.string.includes(last.type) ? others.slice(0, -1) : others;
  // What is called with other inputs may give what is expected otherwise as well.
  const isPlain = (one: Node) => nodesIn(one, ({ type }) => calls.test(type)).length === 0;
  const given =
    compared === undefined ? behind : all.filter((one, at) => compared.includes(at) && isPlain(one)).slice(-1);
  return given.flatMap((one) => literalsIn(one, literals)).slice(0, 8);
}

/** What a double was called with is no truth: the call is there to compare. */
function isDouble(node: Node): boolean {
  const inner = node.type === 'assert_statement' ? node : argumentsOf(node);
  return [node, inner?.namedChildren[0]].some((one) => one && calls.test(one.type) && asksDouble.test(calleeOf(one)));
}
const asksDouble = /(?:\.|->)(?:with(?:Consecutive|Args)?|\w*[cC]alled_?(?:once_?)?[wW]ith\w*|has_calls)$/;

/** The callee without what it is given, or the operator of a condition, in what functions and loops of the test it stands. */
function formOf(node: Node, body: Node): string {
  const around: string[] = [];
  for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent)
    if (loops.test(one.type)) around.push('loop');
    else if (calls.test(one.type) && one.id !== node.parent?.id) around.push(bare(calleeOf(one)));
  const isCall = calls.test(node.type) || node.type === 'member_expression';
  const condition = isCall ? '' : (/[!=]==?|[<>]=?|\b(?:in|is)\b/.exec(node.text)?.[0] ?? bare(node.text).slice(0, 80));
  return [...around, isCall ? bare(calleeOf(node)) : `${node.type} ${condition}`].join(' < ');
}

const loops = /^(?:for|while|foreach|enhanced_for|for_range|for_in|range)/;

/** `expect(total(1)).toBe` → `expect().toBe`. */
function bare(callee: string): string {
  let depth = 0;
  let shape = '';
  for (const sign of callee.slice(0, 2000)) {
    if (/[)\]}]/.test(sign)) depth--;
    if (depth <= 0) shape += sign;
    if (/[([{]/.test(sign)) depth++;
  }
  return shape;
}
