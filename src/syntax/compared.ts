/** Equalities whose expected operand makes its value by a call: `assert_eq!(merged, profile("Ann", 2))`. */

import type { Node } from 'web-tree-sitter';
import { type Captures, equalitiesIn } from './equalities.ts';
import type { Parsed } from './grammars.ts';
import type { Literals, TestLanguage } from './languages/language.ts';
import { literalKinds } from './literals.ts';
import type { Compared, Expectation, Span } from './test-in-file.ts';

/** Of an operand as many literals are told as an experiment could ask for. */
const mostLiterals = 4;

export function comparedIn(parsed: Parsed, text: string, language: TestLanguage): Compared[] {
  const found: Compared[] = [];
  for (const all of equalitiesIn(parsed, language)) {
    const operands = nodesOf(all);
    const [left, right] = language.literals.expected === 'left' ? operands.toReversed() : operands;
    if (left === undefined || right === undefined || !right.some(isCall)) continue;
    const literals = right.flatMap((node) => literalsIn(node, language.literals)).slice(0, mostLiterals);
    if (literals.length > 0) found.push({ left: spanOf(left, text), right: spanOf(right, text), literals });
  }
  return found;
}

/** The two operands, each as the nodes that it is made of. */
function nodesOf({ tokens, right, matcher, left = subjectOf(matcher) }: Captures): Node[][] {
  if (tokens !== undefined) return operandsOf(tokens).filter((operand) => operand.length > 0);
  return left === undefined || right === undefined ? [] : [[left], [right]];
}

/** The first two operands of a macro, whose arguments the grammar gives as tokens. */
export function operandsOf(tokens: Node): Node[][] {
  const operands: Node[][] = [[]];
  for (const child of tokens.children.slice(1, -1)) {
    if (child?.type === ',') operands.push([]);
    else if (child !== null) operands.at(-1)?.push(child);
  }
  return operands.slice(0, 2);
}

/** `expect(subject).toEqual`. */
function subjectOf(matcher: Node | undefined): Node | undefined {
  const call = matcher?.childForFieldName('object');
  const all = call?.type === 'call_expression' ? call.childForFieldName('arguments')?.namedChildren : undefined;
  return all?.length === 1 ? (all[0] ?? undefined) : undefined;
}

/** Or a list of such. */
function isCall({ type, text, namedChildren }: Node): boolean {
  return (
    /call|creation|new_expression|composite_literal|struct_expression/.test(type) ||
    (type === 'token_tree' && /^[({]/.test(text)) ||
    ((/^(?:list|tuple|array)/.test(type) || (type === 'token_tree' && /^\[/.test(text))) &&
      namedChildren.some((child) => child !== null && isCall(child)))
  );
}

/** Also those in a call's arguments. */
export function literalsIn(node: Node, literals: Literals): Expectation[] {
  const kind = literalKinds.find((one) => literals[one].includes(node.type));
  if (kind !== undefined) {
    const isPlain = literals.interpolated?.test(node.text) !== true;
    const { startIndex: start, endIndex: end, text } = node;
    return isPlain ? [{ start, end, text, line: node.startPosition.row + 1, kind }] : [];
  }
  return node.namedChildren.flatMap((child) => (child === null ? [] : literalsIn(child, literals)));
}

/** From the first to the last of what an operand is made of. */
function spanOf(nodes: readonly Node[], text: string): Span {
  const [start, end] = [nodes[0]?.startIndex ?? 0, nodes.at(-1)?.endIndex ?? 0];
  return { start, end, text: text.slice(start, end) };
}
