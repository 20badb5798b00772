/** Reads the tables in table-driven tests from source code: rows and, for each row, the cell under a column name. */

import type { Node } from 'web-tree-sitter';
import type { ValueKind } from './language.ts';
import { type Captures, callOf, childrenOf, isA, nodesIn, receiverOf, type Source } from './syntax-tree.ts';

export interface Table {
  /** The loop, or the test with its attributes. */
  scope: Node;
  /** Where the columns are named. */
  names: Node | undefined;
  columns: readonly string[];
  /** The one name that stands for a whole row. */
  row: string | undefined;
  /** Of each row the cell under one of the columns. */
  column(name: string): Node[];
  /** Of each row the cell that `row.key` reads. */
  field(key: string): Node[];
}

export function tablesIn(source: Source): Table[] {
  const { names } = source.language.values;
  const bindings = source.matches(names.bindings);
  const orders = source
    .matches(names.fields ?? '')
    .flatMap(({ fields }) => (fields ? [{ startIndex: fields.startIndex, names: fieldsOf(source, fields) }] : []));
  return source.matches(names.rows).map((captures) => tableOf(source, captures, { bindings, orders }));
}

interface Known {
  bindings: readonly Captures[];
  /** Names of the fields of each record, in their order. */
  orders: readonly { startIndex: number; names: string[] }[];
}

/** Several tests of a file call their tables the same: the nearest above is meant. */
const nearest = <T extends { startIndex: number }>(all: readonly T[], { startIndex }: Node): T | undefined =>
  all.findLast((one) => one.startIndex <= startIndex) ?? all[0];

function tableOf(source: Source, { scope, columns, rows, row }: Captures, { bindings, orders }: Known): Table {
  const { identifiers, entries } = source.language.values.names;
  const text = columns ? source.textOf(columns) : '';
  const nodes = columns ? [columns, ...nodesIn(columns, identifiers)] : [];
  const written = nodes.flatMap((node) => (isA(node, identifiers) ? [source.textOf(node)] : []));
  // `"a, b"` of pytest.
  const isText = columns && kindOf(source, columns) === 'string';
  const list = [...new Set(isText ? text.replace(/^\W|\W$/g, '').split(/\s*,\s*/) : written)];
  const all = () => (row ? [row] : rows ? rowsIn(rows, 0) : []);
  return {
    ...{ scope: scope ?? source.root, names: columns, columns: list },
    row: list.length === 1 ? list[0] : undefined,
    column: (name) =>
      all().flatMap((one) => (text.includes('{') ? byKey(one, name) : partsOf(source, one)[list.indexOf(name)]) ?? []),
    field: (key) => all().flatMap((one) => byKey(one, key) ?? byOrder(one, key) ?? []),
  };

  function rowsIn(node: Node, depth: number): Node[] {
    const { containers } = source.language.values.names;
    if (depth > 4) return [];
    if (isA(node, identifiers) || kindOf(source, node) === 'string') {
      const name = nameOf(source, node);
      const values = bindings.flatMap((one) => (nameOf(source, one.name) === name && one.value) || []);
      const value = nearest(values, node);
      return value ? rowsIn(value, depth + 1) : [];
    }
    const call = callOf(source, node);
    if (!call && !isA(node, containers)) return [];
    if (call) {
      const inner = childrenOf(call.args);
      if (inner.length === 0 || !source.language.values.wraps.test(call.callee)) {
        // `cases.items()`
        const receiver = receiverOf(node);
        return receiver ? rowsIn(receiver, depth + 1) : [];
      }
    }
    const parts = partsOf(source, node);
    const [only] = parts;
    // `Object.entries({…})` hands on what it is handed.
    return parts.length === 1 && only && holdsRows(only, call !== undefined) ? rowsIn(only, depth + 1) : parts;
  }

  /** A row is a list or a record, and holds no rows itself; a record that is handed on is gone over by its entries. */
  function holdsRows(node: Node, isHandedOn: boolean) {
    const { containers } = source.language.values.names;
    if (!isA(node, containers) || callOf(source, node)) return false;
    const parts = partsOf(source, node);
    return parts.some((part) => (isA(part, entries) ? isHandedOn : partsOf(source, part).length > 1));
  }

  function byKey(one: Node, key: string): Node | undefined {
    const inner = [...partsOf(source, one), ...childrenOf(one).flatMap((child) => childrenOf(child))];
    const entry = inner.find((part) => isA(part, entries) && nameOf(source, childrenOf(part)[0]) === key);
    return entry && childrenOf(entry).at(-1);
  }

  function byOrder(one: Node, key: string): Node | undefined {
    const parts = partsOf(source, one);
    if (/^\d+$/.test(key)) return parts[Number(key)];
    const fit = orders.filter(({ names }) => names.includes(key) && names.length >= parts.length);
    const order = nearest(fit, one)?.names;
    return order && !parts.some((part) => isA(part, entries)) ? parts[order.indexOf(key)] : undefined;
  }
}

export function kindOf({ language }: Source, node: Node): ValueKind | undefined {
  const kinds = Object.entries(language.values.literals) as [ValueKind, string][];
  return kinds.find(([, types]) => isA(node, types))?.[0];
}

/** `tt.want`, `row["want"]`. */
export function memberOf(source: Source, node: Node): { object: string; key: string } {
  const children = childrenOf(node).filter(({ type }) => !/argument/.test(type));
  return { object: children[0] ? source.textOf(children[0]) : '', key: nameOf(source, children.at(-1)) };
}

/** A name or key without quotes, colon, brackets, and what C writes around it. */
export function nameOf(source: Source, node: Node | undefined): string {
  const text = node ? source.textOf(node) : '';
  return text.replace(/^[:'"[*&\s]+|['"\]:]+$|(?<=\w)\[[\s\S]*$/g, '');
}

/** Of a list or a record its parts: also those of a constructor, and of what stands around one value. */
function partsOf(source: Source, node: Node): Node[] {
  const { containers, entries } = source.language.values.names;
  const call = callOf(source, node);
  if (call) return childrenOf(call.args);
  const body = node.childForFieldName('body');
  const children = childrenOf(body !== null && isA(body, containers) ? body : node);
  const [only] = children;
  const isAround = /element|argument|expression_list|parenthesized|reference|unary/.test(node.type);
  const isOne = children.length === 1 && only && isA(only, containers) && !isA(only, entries);
  return isAround && isOne ? partsOf(source, only) : children;
}

const fieldsOf = (source: Source, list: Node) =>
  childrenOf(list).flatMap((child) => {
    const name = child.childForFieldName('name') ?? child.childForFieldName('declarator');
    return nameOf(source, name ?? nodesIn(child, 'identifier simple_symbol')[0]) || [];
  });
