/** What a test asserts that compares no literals with anything: the same with another value in it, and its opposite. */

import type { Node } from 'web-tree-sitter';
import { argumentsOf, calleeOf, calls, deepest, isAssertion, isBareCall, nodesIn } from './assertions.ts';
import { operandsOf } from './compared.ts';
import type { TestLanguage } from './languages/language.ts';
import { bentLiteral, literalKinds } from './literals.ts';
import { isHollowCondition, negatedCondition, oppositeCall } from './opposites.ts';
import type { Replacement, TestInFile } from './test-in-file.ts';

/** Gives each test without a value of its own the first assertion of it that can be said otherwise; calls of functions of the file are followed. */
export function addAsserted(
  root: Node,
  { text, base }: { text: string; base: string | undefined },
  tests: readonly TestInFile[],
  language: TestLanguage,
): void {
  const bare = tests.filter(({ expectations, setAside, raises }) => !setAside && !raises && expectations.length === 0);
  if (bare.length === 0) return;
  const isInTest = (node: Node) => tests.some(({ start, end }) => start <= node.startIndex && node.endIndex <= end);
  const declared = functionsIn(root, text, isInTest);
  const known = new Set(base?.split('\n').map((line) => line.trim()));
  // Many tests may call one large function: it is read once.
  const isKnown = once(({ text: own }) => known.has(own.split('\n')[0]?.trim() ?? '') || known.has(`${own.trim()};`));
  const assertions = once((body) => nodesIn(body, (node) => isAssertion(node, language)));
  const bareCalls = once((body) => nodesIn(body, (node) => isBareCall(node) && !isAssertion(node, language)));
  const value = once((node) => otherValue(node, language));
  const opposite = once((node) => oppositeOf(node, text, language));
  const waited = once((node) => otherWait(node, language));
  for (const test of bare) {
    const body = root.namedDescendantForIndex(test.body.start, Math.max(test.body.start, test.body.end - 1));
    if (body === null) continue;
    const called = [...new Set(test.body.text.match(/\b\w+(?=\()/g))].flatMap((name) => declared.get(name) ?? []);
    // Of a script its functions are asked where it calls them.
    const own = test.whole
      ? body.namedChildren.filter((one) => one !== null && !/function|class|import/.test(one.type))
      : [body];
    const bodies = [...own, ...called.slice(0, mostCalled)].filter((one) => one !== null);
    // What the attempt wrote comes before what was there.
    const inOrder = (nodesOf: (body: Node) => Node[]) => {
      const nodes = bodies.flatMap(nodesOf);
      return [...nodes.filter((node) => !isKnown(node)), ...nodes.filter(isKnown)];
    };
    const asked = inOrder(assertions);
    const asserted = {
      value: firstOf(asked, value),
      opposite: firstOf(asked, opposite),
      call: firstOf(inOrder(bareCalls), value) ?? firstOf(inOrder(bareCalls), waited),
    };
    if (Object.values(asserted).some((one) => one !== undefined)) test.asserted = asserted;
  }
}

const mostCalled = 5;

function once<T>(read: (node: Node) => T): (node: Node) => T {
  const known = new Map<number, { told: T }>();
  return (node) => {
    const told = known.get(node.id) ?? { told: read(node) };
    known.set(node.id, told);
    return told.told;
  };
}

function firstOf(nodes: readonly Node[], said: (node: Node) => Replacement | undefined): Replacement | undefined {
  for (const node of nodes) {
    const one = said(node);
    if (one !== undefined) return one;
  }
  return undefined;
}

/** Bodies of functions that the file declares outside of its tests, by name. */
export function functionsIn(
  root: Node,
  text: string,
  isInTest: (body: Node) => boolean = () => false,
): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  const visit = (node: Node, depth: number): void => {
    const body = /function|method|func_literal|^arrow/.test(node.type) ? node.childForFieldName('body') : null;
    const [name] = body === null ? [] : (/\b\w+(?=\s*\()/.exec(text.slice(node.startIndex, body.startIndex)) ?? []);
    if (name !== undefined && body !== null && !found.has(name)) found.set(name, body);
    if (depth < 4) for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
  };
  visit(root, 0);
  for (const [name, body] of found) if (isInTest(body)) found.delete(name);
  return found;
}

/** With its last literal changed: what is expected stands last as a rule. Functions handed over hold inputs. */
export function otherValue(node: Node, language: TestLanguage): Replacement | undefined {
  // What is told not to be something is not it with another value either.
  if (calls.test(node.type) && /\bnot\b|[nN]ot(?=[A-Z_])|^refute/.test(calleeOf(node))) return undefined;
  const within = node.childForFieldName('consequence') ?? node.childForFieldName('body');
  // What is said where it fails is compared with nothing.
  const message = /_MESSAGE$/.test(calleeOf(node)) ? argumentsOf(node)?.lastNamedChild : undefined;
  const found: Replacement[] = [];
  const visit = (one: Node, depth: number): void => {
    const isElsewhere =
      /function(?!_call)|lambda|arrow|closure|func_literal|block/.test(one.type) ||
      [within?.id, message?.id].includes(one.id);
    if (isElsewhere || depth > deepest) return;
    const kind = literalKinds.find((each) => language.literals[each].includes(one.type));
    const isPattern = kind === undefined || (language.grammar === 'php' && kind === 'string');
    const after = (isPattern ? patternBent(one) : undefined) ?? (kind && plainBent(one.text, kind, language));
    if (after !== undefined) found.push(replacementOf(one, after));
    if (kind === undefined && after === undefined)
      for (const child of one.namedChildren) if (child !== null) visit(child, depth + 1);
  };
  visit(node, 0);
  return found.at(-1);
}

/** `eventually(lambda: len(calls) == 3)` waits for the opposite. */
function otherWait(node: Node, { grammar }: TestLanguage): Replacement | undefined {
  const given = (argumentsOf(node)?.namedChildren ?? []).find((one) => one !== null && waits.test(one.type));
  const body = given?.childForFieldName('body');
  if (!body) return undefined;
  const [only, ...more] = /block|body/.test(body.type) ? body.namedChildren : [body];
  const condition = only && /^return/.test(only.type) ? only.namedChildren[0] : only;
  const isCondition = condition && more.length === 0 && /[=!<>]=|[<>]|\b(?:not|and|in|is)\b|&&|^!/.test(condition.text);
  return isCondition ? replacementOf(condition, negatedCondition(condition.text, grammar)) : undefined;
}
const waits = /lambda|arrow_function|closure|func_literal|function_expression|anonymous_function/;

function plainBent(text: string, kind: (typeof literalKinds)[number], { literals }: TestLanguage): string | undefined {
  return kind === 'truth' || literals.interpolated?.test(text) ? undefined : bentLiteral(text, kind, 0);
}

/** `/unknown format/` asks for more; in PHP a text is one. */
function patternBent({ type, text }: Node): string | undefined {
  if (type === 'regex') return text.startsWith('/') ? text.replace(/\/(\w*)$/, 'bent/$1') : undefined;
  return /^(['"])([/#~]).*\2[a-z]*\1$/s.test(text) ? text.replace(/([/#~][a-z]*['"])$/, 'bent$1') : undefined;
}

export function oppositeOf(node: Node, text: string, { grammar }: TestLanguage): Replacement | undefined {
  const isAsked = node.type === 'assert_statement';
  const condition = isAsked ? node.namedChildren[0] : conditionOf(node);
  if (condition && isHollowCondition(condition.text, grammar, isAsked)) return undefined;
  if (condition) return replacementOf(condition, negatedCondition(condition.text, grammar));
  const given = argumentsOf(node);
  const call = { callee: calleeOf(node), operands: given === undefined ? [] : operandsIn(given, node, text) };
  const after = oppositeCall({ ...call, whole: node.text, file: text, grammar });
  return after === undefined ? undefined : replacementOf(node, after);
}

function conditionOf(node: Node): Node | undefined {
  const condition = node.childForFieldName('condition');
  if (condition === null || /let/.test(condition.type)) return undefined;
  const isWrapped = /^(?:parenthesized_expression|condition_clause)$/.test(condition.type);
  return (isWrapped ? (condition.childForFieldName('value') ?? condition.namedChildren[0]) : condition) ?? undefined;
}

function operandsIn(given: Node, { startIndex }: Node, text: string): { text: string; at: number }[] {
  const operands =
    given.type === 'token_tree' ? operandsOf(given) : given.namedChildren.map((child) => (child ? [child] : []));
  return operands.flatMap((nodes) => {
    const [first, last] = [nodes[0], nodes.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ text: text.slice(first.startIndex, last.endIndex), at: first.startIndex - startIndex }];
  });
}

function replacementOf({ startIndex: start, endIndex: end, text, startPosition }: Node, after: string): Replacement {
  return { start, end, text, line: startPosition.row + 1, after };
}
