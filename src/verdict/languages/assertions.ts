/** Finds the assertions in a source file of tests, with the values that each assertion compares. */

import type { Node } from 'web-tree-sitter';
import {
  assertingRows,
  type Captures,
  callOf,
  childrenOf,
  isA,
  nodesIn,
  onlyTells,
  receiverOf,
  type Source,
  type Span,
  spanOf,
} from './syntax-tree.ts';
import { kindOf } from './tables.ts';

export interface Assertion extends Span {
  /** All that it compares are literals, or it compares something with itself. */
  constant: boolean;
  /** It asks for less than an equality does. */
  loose: boolean;
}

export interface AssertionNode extends Assertion {
  node: Node;
  /** Operands of its equalities. */
  pairs: readonly (readonly [Node, Node])[];
  /** Texts and patterns of which a part must be like. */
  patterns: readonly Node[];
}

/** In the order of the file; of nested ones the outermost. */
export function assertionsIn(source: Source): AssertionNode[] {
  const found = new Map<number, { node: Node; pairs: [Node, Node][]; patterns: Node[] }>();
  for (const captures of [...assertingCalls(source), ...source.matches(source.language.values.assertions ?? '')]) {
    const node = captures.assertion;
    if (!node) continue;
    const known = found.get(node.id) ?? { node, pairs: [], patterns: [] };
    found.set(node.id, known);
    for (const one of pairsOf(source, captures)) known.pairs.push(one);
    if (captures.pattern) known.patterns.push(captures.pattern);
  }
  const all = [...found.values()].sort(
    (a, b) => a.node.startIndex - b.node.startIndex || b.node.endIndex - a.node.endIndex,
  );
  const outer: typeof all = [];
  for (const one of all) {
    const last = outer.at(-1);
    const isWithin = last && one.node.endIndex <= last.node.endIndex;
    // `if got != want { t.Error() }`: the call in it only tells. A matcher's chain is one assertion.
    if (isWithin) {
      if (last.pairs.length + last.patterns.length === 0 && isChain(last.node, one.node)) {
        for (const each of one.pairs) last.pairs.push(each);
        for (const each of one.patterns) last.patterns.push(each);
      }
      continue;
    }
    outer.push(one);
  }
  return outer.map((one) => {
    const span = spanOf(source, one.node);
    const isSame = one.pairs.some(([a, b]) => source.textOf(a) === source.textOf(b) && !callOf(source, a));
    return {
      ...span,
      ...one,
      constant: isSame || comparesConstants(source, one),
      loose: one.pairs.length === 0,
    };
  });
}

function assertingCalls(source: Source): Captures[] {
  const { calls, negated } = source.language.values;
  return nodesIn(source.root, calls).flatMap((node): Captures[] => {
    const { args, callee = source.textOf(node) } = callOf(source, node) ?? {};
    const handed = args ? childrenOf(args).map(unwrapped) : [];
    return assertingRows(source, callee).map(([, roles]) => {
      const captures: Record<string, Node> = { assertion: node };
      if (negated?.test(callee) && /^(?:right|\W?pattern)$/.test(roles)) return captures;
      for (const [at, role] of roles.split(' ').entries()) {
        const one = role.startsWith('…') ? handed.at(-1) : handed[at];
        if (one !== undefined) captures[role.replace('…', '')] = one;
      }
      return roles === 'right' ? { ...captures, subject: receiverOf(node) ?? node } : captures;
    });
  });
}

/** What stands around an argument in some grammars. */
const unwrapped = (node: Node) => (node.type === 'argument' ? (childrenOf(node).at(-1) ?? node) : node);

const isChain = (outer: Node, inner: Node) => outer.startIndex === inner.startIndex;

function pairsOf(source: Source, { left, right, subject, asserted, refused }: Captures): [Node, Node][] {
  const first = left ?? (subject && subjectOf(source, subject));
  if (first && right) return [[first, right]];
  if (asserted) return comparisonsOf(source, asserted, true);
  return refused ? comparisonsOf(source, refused, false) : [];
}

/** `expect(subject).to`, `assertThat(subject)`, `subject.should`: what the chain of calls begins with. */
function subjectOf(source: Source, node: Node): Node {
  let subject = node;
  for (let at: Node | null = node; at !== null; at = at.namedChildren[0] ?? null) {
    const call = callOf(source, at);
    if (!call) continue;
    if (!onlyTells(source, call.callee)) return at;
    const [first = receiverOf(at)] = childrenOf(call.args);
    if (first) subject = unwrapped(first);
  }
  return subject;
}

/** `a == 1 && b == 2` where it is asserted; `a != 1 || b != 2` where it is refused. */
function comparisonsOf(source: Source, node: Node, isAsserted: boolean): [Node, Node][] {
  const children = childrenOf(node);
  const [left, right] = children;
  if (children.length === 1 && left) {
    const isNot = /^(?:!|not\b)/.test(source.textOf(node));
    const isPlain = /parenthesized|condition|unary|not_operator/.test(node.type);
    if (isPlain) return comparisonsOf(source, left, isNot ? !isAsserted : isAsserted);
  }
  const call = callOf(source, node);
  if (call) {
    const [a, b] = childrenOf(call.args);
    const isCompared = source.language.values.compares?.test(call.callee) === true && isAsserted;
    return isCompared && a && b ? [[a, b]] : [];
  }
  if (!left || !right || children.length > 2) return [];
  const operator = source.text.slice(left.endIndex, right.startIndex).trim();
  if (operator === (isAsserted ? '&&' : '||') || operator === (isAsserted ? 'and' : 'or'))
    return [...comparisonsOf(source, left, isAsserted), ...comparisonsOf(source, right, isAsserted)];
  const isEquality = isAsserted ? /^(?:={2,3}|is)$/.test(operator) : /^!={1,2}$/.test(operator);
  return isEquality || (isAsserted && operator === 'in') ? [[left, right]] : [];
}

function comparesConstants(source: Source, { node, pairs }: { node: Node; pairs: readonly [Node, Node][] }) {
  if (pairs.length > 0) return pairs.every((pair) => pair.every((operand) => isConstant(source, operand)));
  const args = argumentsIn(source, node);
  return args.length > 0 && args.every((one) => isConstant(source, one));
}

/** All that the calls of a chain are handed; of a statement the condition. */
function argumentsIn(source: Source, node: Node): Node[] {
  if (node.type === 'assert_statement') return node.namedChildren.slice(0, 1).filter((one) => one !== null);
  const { args } = callOf(source, node) ?? {};
  const [chain] = node.namedChildren;
  const all = args ? args.namedChildren.filter((one) => one !== null) : [];
  return chain && chain.id !== args?.id ? [...argumentsIn(source, chain), ...all] : all;
}

/** Literals, and lists and operators over them. */
export function isConstant(source: Source, node: Node): boolean {
  const { interpolated, constants, names, wraps } = source.language.values;
  const text = source.textOf(node);
  if (kindOf(source, node)) return interpolated?.test(text) !== true;
  if (constants.test(text)) return true;
  const children = childrenOf(node);
  const call = callOf(source, node);
  if (call) {
    const parts = [...[receiverOf(node) ?? []].flat(), ...childrenOf(call.args)];
    return wraps.test(call.callee) && parts.every((one) => isConstant(source, one));
  }
  const holds =
    isA(node, names.containers) ||
    isA(node, names.entries) ||
    /^binary|comparison|boolean_op|argument$|^keyword/.test(node.type);
  if (!holds) return false;
  // A key of an object is no value.
  const values = isA(node, names.entries) && children.length > 1 ? children.slice(-1) : children;
  return values.every((child) => isConstant(source, child));
}
