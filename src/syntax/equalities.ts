/** The equalities that a file's tests assert, each with its operands: also those that a condition joins, or a method tells. */

import type { Node, QueryMatch } from 'web-tree-sitter';
import type { Parsed } from './grammars.ts';
import type { TestLanguage } from './languages/language.ts';

export type Captures = Partial<Record<string, Node>>;

/** What a query of `equalities` captures; where it is a condition, once for each equality in it. */
export function equalitiesIn({ tree, query }: Parsed, language: TestLanguage): Captures[] {
  return query(language.equalities)
    .matches(tree.rootNode)
    .map(captured)
    .filter((all) => readsAs(all, language))
    .flatMap((all) => {
      const { asked, refused } = all;
      if (asked !== undefined) return comparisonsOf(asked, true).map((one) => ({ ...all, ...one }));
      return refused === undefined ? [all] : comparisonsOf(refused, false).map((one) => ({ ...all, ...one }));
    });
}

export function captured({ captures }: QueryMatch): Captures {
  return Object.fromEntries(captures.map(({ name, node }) => [name, node]));
}

export function readsAs(all: Captures, { compares }: TestLanguage): boolean {
  return Object.entries(compares).every(([name, words]) => all[name] === undefined || words.test(all[name].text));
}

/** `a == 1 && b.equals(c)` where it is asked for; `a != 1 || !b.Equal(c)` where it is refused. */
function comparisonsOf(node: Node, isAsked: boolean): { left: Node; right: Node; method?: Node }[] {
  const only = node.namedChildCount === 1 ? node.namedChildren[0] : undefined;
  if (only && node.type === 'parenthesized_expression') return comparisonsOf(only, isAsked);
  const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
  const operator = node.childForFieldName('operator')?.text ?? '';
  if (left && right && operator === (isAsked ? '&&' : '||'))
    return [...comparisonsOf(left, isAsked), ...comparisonsOf(right, isAsked)];
  if (left && right)
    return /^(?:===?|!==?)$/.test(operator) && operator.startsWith('=') === isAsked ? [{ left, right }] : [];
  const call = isAsked ? node : only && /^!/.test(node.text) ? only : undefined;
  return call === undefined ? [] : comparedBy(call);
}

/** `a.equals(b)`, `reflect.DeepEqual(a, b)`. */
function comparedBy(call: Node): { left: Node; right: Node; method: Node }[] {
  const callee = call.childForFieldName('function') ?? call;
  const method =
    callee.childForFieldName('field') ?? callee.childForFieldName('property') ?? callee.childForFieldName('name');
  if (method === null || !methods.test(method.text)) return [];
  const given = call.childForFieldName('arguments')?.namedChildren.filter((child) => child !== null) ?? [];
  const object =
    callee.childForFieldName('operand') ?? callee.childForFieldName('object') ?? callee.childForFieldName('argument');
  const [left, right] = given.length === 1 ? [object, given[0]] : given;
  return left && right && given.length < 3 ? [{ left, right, method }] : [];
}
const methods = /^(?:[eE]quals?|[dD]eepEquals?|isEqual|isDeepStrictEqual)$/;
