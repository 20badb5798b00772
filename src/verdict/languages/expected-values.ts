/** Finds the literals that an assertion expects, whether written in place, in variables or in tables of tests. */

import type { Node } from 'web-tree-sitter';
import type { AssertionNode } from './assertions.ts';
import type { ValueKind } from './language.ts';
import {
  type Captures,
  callOf,
  childrenOf,
  isA,
  isWithin,
  nodesIn,
  onlyTells,
  receiverOf,
  type Source,
  type Span,
  spanOf,
} from './syntax-tree.ts';
import { kindOf, memberOf, nameOf, tablesIn } from './tables.ts';

export interface Expected extends Span {
  kind: ValueKind;
  /** Something reads it before it is compared: a date, a decimal. */
  isWrapped?: true;
  /** A cell of a table's column. */
  isCell?: true;
}

export type ExpectedValues = (assertion: AssertionNode) => Expected[];

/** A literal that also goes into a call of something else than an assertion is an input, and is left out. */
export function expectedValues(source: Source, assertions: readonly AssertionNode[]): ExpectedValues {
  const { values } = source.language;
  const { names } = values;
  const bindings = source.matches(names.bindings).filter(({ name, value }) => name && value);
  const tables = tablesIn(source);
  const compared = assertions.flatMap(({ pairs, patterns }) => [...pairs.flat(), ...patterns]);
  const operands = new Set(compared.map(({ id }) => id));
  let identifiers: Map<string, Node[]> | undefined;

  return ({ pairs, patterns }) => [
    ...pairs.flatMap((pair) => {
      const [right, left] = [valuesOf(pair[1]), valuesOf(pair[0])];
      // Of two literals neither is expected of anything.
      return right.length > 0 && left.length > 0 ? [] : [...right, ...left];
    }),
    ...patterns.flatMap((pattern) => valuesOf(pattern)),
  ];

  function valuesOf(node: Node, depth = 0, isWrapped = false): Expected[] {
    const span = spanOf(source, node);
    const kind = kindOf(source, node);
    if (kind !== undefined)
      return values.interpolated?.test(span.text) ? [] : [{ ...span, kind, ...(isWrapped && { isWrapped }) }];
    if (depth > 4) return [];
    const cells = isA(node, names.members) ? ofMember(node, depth) : undefined;
    if (cells) return cells;
    const call = callOf(source, node);
    if (call) {
      if (!values.wraps.test(call.callee)) return [];
      const inner = childrenOf(call.args);
      // `"a".to_string()` wraps what it is called on.
      const receiver = receiverOf(node);
      return firstOf(inner.length === 0 && receiver ? [receiver] : inner, depth, true);
    }
    if (isA(node, names.identifiers)) return ofName(node, span.text, depth);
    if (!isA(node, names.containers)) return [];
    if (span.text === '[]') return [{ ...span, kind: 'empty list' }];
    const parts = childrenOf(node).map((part) => (isA(part, names.entries) ? childrenOf(part).at(-1) : part) ?? part);
    return firstOf(parts, depth, isWrapped);
  }

  function firstOf(nodes: readonly Node[], depth: number, isWrapped: boolean): Expected[] {
    for (const node of nodes) {
      const found = valuesOf(node, depth + 1, isWrapped);
      if (found.length > 0) return found;
    }
    return [];
  }

  function ofName(node: Node, name: string, depth: number): Expected[] {
    const table = tables.find((one) => one.columns.includes(name) && isWithin(one.scope, node));
    if (table) return isOnlyExpected(name, table.scope) ? asCells(table.column(name), depth) : [];
    const own = bindings.filter((one) => nameOf(source, one.name) === name && isWithin(scopeOf(one), node));
    const scope = own.at(-1) && scopeOf(own.at(-1) as Captures);
    const [binding, another] = own.filter((one) => scopeOf(one).id === scope?.id);
    // A name that is bound twice is one that changes.
    if (!binding?.value || !scope || another !== undefined) return [];
    return isOnlyExpected(name, scope) ? valuesOf(binding.value, depth + 1) : [];
  }

  /** `tt.want`, `c["want"]`. undefined: it is none of a table's row. */
  function ofMember(node: Node, depth: number): Expected[] | undefined {
    const { object, key } = memberOf(source, node);
    const table = tables.find((one) => one.row === object && isWithin(one.scope, node));
    if (!table) return undefined;
    const uses = nodesIn(table.scope, names.members).filter((one) => {
      const other = memberOf(source, one);
      return other.object === object && other.key === key;
    });
    return uses.every((one) => isExpectedUse(one, table.scope)) ? asCells(table.field(key), depth) : [];
  }

  function asCells(cells: readonly Node[], depth: number): Expected[] {
    return cells.flatMap((cell) => valuesOf(cell, depth + 1)).map((one) => ({ ...one, isCell: true }));
  }

  function isOnlyExpected(name: string, scope: Node): boolean {
    identifiers ??= Map.groupBy(nodesIn(source.root, names.identifiers), (one) => source.textOf(one));
    const uses = (identifiers.get(name) ?? []).filter((one) => isWithin(scope, one));
    return uses.every((one) => isExpectedUse(one, scope));
  }

  /** It is an operand, is handed to what only tells, or is where the name comes from. */
  function isExpectedUse(use: Node, scope: Node): boolean {
    if (bindings.some(({ name }) => name?.id === use.id) || /param/.test(use.parent?.type ?? '')) return true;
    if (tables.some((one) => one.names && isWithin(one.names, use))) return true;
    let child = use;
    for (let at = use.parent; at !== null && child.id !== scope.id; child = at, at = at.parent) {
      if (operands.has(child.id)) return true;
      const call = callOf(source, at);
      if (call) {
        if (onlyTells(source, call.callee)) return true;
        if (child.id !== call.args.id || !values.wraps.test(call.callee)) return false;
      }
      if (/declarat|assignment|statement|_spec$|^return|^block/.test(at.type)) return false;
    }
    return false;
  }
}

/** The function, loop or file that a bound name is there for. */
function scopeOf({ name }: Captures): Node {
  let at = (name as Node).parent ?? (name as Node);
  while (at.parent !== null && !scopes.test(at.type)) at = at.parent;
  return at;
}
const scopes =
  /function|method|arrow|closure|lambda|do_block|^block$|for_|foreach|body|statement_block|compound_statement/;
