/** Expected values that stand apart from their comparison: in the rows of a table, and under names like `want` and `expected`. */

import type { Node } from 'web-tree-sitter';
import type { Literals } from './languages/language.ts';
import type { LiteralKind } from './literals.ts';
import type { Expectation, TestInFile } from './test-in-file.ts';

/** Gives each test the values that tables and names hold for it; `literalIn` finds the literal of an operand. */
export function addTableRows(
  root: Node,
  tests: readonly TestInFile[],
  literals: Literals,
  literalIn: (node: Node) => Expectation | undefined,
): void {
  const visit = (node: Node, depth: number): void => {
    if (depth > deepest) return;
    const values = valuesOf(node, literals, literalIn);
    if (values.length > 0) for (const one of ownersOf(node, tests)) one.rows.push(...values);
    else for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
  };
  // Where every test holds its values itself, nothing is asked of tables.
  if (tests.some(({ expectations }) => !expectations.some(isLiteral))) visit(root, 0);
}

const deepest = 60;
const isLiteral = ({ kind }: Expectation) => kind !== 'operand';
const expected = /^["']?(?:want|wanted|exp|expect|expects|expected|expectation|should)(?:[A-Z_]\w*)?["']?$/;
const tables =
  /^(?:array|object|list|tuple|dictionary|set|hash|literal_value|array_expression|tuple_expression|token_tree|array_initializer|array_creation_expression|initializer_list)$/;
const wraps = /^(?:literal_element|array_element_initializer|argument|parenthesized_expression|element)$/;
const names =
  /^(?:variable_declarator|short_var_declaration|var_spec|assignment|let_declaration|init_declarator|assignment_expression|keyword_argument)$/;

function valuesOf(node: Node, literals: Literals, literalIn: (node: Node) => Expectation | undefined): Expectation[] {
  const children = node.namedChildren.filter((child) => child !== null && !child.type.includes('comment'));
  if (names.test(node.type)) {
    const [name, last] = [children[0]?.text ?? '', children.at(-1)];
    const value =
      expected.test(name) && last !== undefined && children.length > 1 ? literalIn(unwrapped(last)) : undefined;
    return value === undefined ? [] : [value];
  }
  if (!tables.test(node.type)) return [];
  if (children.length > 1 && children.every((child) => isKeyed(child, literals)) && isGoneOver(node))
    return children.flatMap((child) => literalIn(valueOfEntry(unwrapped(child as Node), literals)) ?? []);
  const rows = children.map((child) => valueOfEntry(unwrapped(child as Node), literals));
  if (rows.length < 2 || !rows.every((row) => tables.test(row.type) && row.namedChildCount > 1)) return [];
  const values = rows.map((row) => expectedOf(row, literals, literalIn));
  return values.filter((one) => one !== undefined);
}

/** `{ in => out }.each`, `for … in {…}.items()`, `Object.entries({…})`, `foreach ([…] as $in => $out)`. */
function isGoneOver({ parent }: Node): boolean {
  if (parent === null) return false;
  if (parent.type === 'foreach_statement') return true;
  if (parent.type === 'arguments') return parent.parent?.childForFieldName('function')?.text === 'Object.entries';
  const called = parent.childForFieldName('method') ?? parent.childForFieldName('attribute');
  return called !== null && /^(?:each(?:_pair)?|map|items)$/.test(called.text);
}

const isKeyed = (child: Node | null, { entries }: Literals) =>
  child !== null && entries.includes(child.type) && child.namedChildCount > 1;

/** Under a name that says so, or else what stands last. */
function expectedOf(
  row: Node,
  literals: Literals,
  literalIn: (node: Node) => Expectation | undefined,
): Expectation | undefined {
  const entries = row.namedChildren.filter((child) => child !== null && !child.type.includes('comment'));
  const isKeyed = entries.some((entry) => entry !== null && literals.entries.includes(entry.type));
  const entry = isKeyed
    ? entries.find((one) => one !== null && expected.test(one.namedChildren[0]?.text ?? ''))
    : entries.at(-1);
  return entry ? literalIn(valueOfEntry(unwrapped(entry), literals)) : undefined;
}

function unwrapped(node: Node): Node {
  const only = node.namedChildCount === 1 && wraps.test(node.type) ? node.namedChildren[0] : wrappedByCall(node);
  return only ? unwrapped(only) : node;
}

/** `Some(7)`, `Decimal("1.90")`, `"a".to_string()`. */
function wrappedByCall(node: Node): Node | undefined {
  if (!/call|method_invocation/.test(node.type)) return undefined;
  const [callee, given] = [node.namedChildren[0], node.namedChildren.at(-1)];
  if (/^(?:Some|Ok|Err|Decimal|BigInt|Optional\.of|String::from)$/.test(callee?.text ?? ''))
    return (given?.namedChildCount === 1 && given.namedChildren[0]) || undefined;
  const [object, method] = callee?.namedChildren ?? [];
  return given?.namedChildCount === 0 && /^(?:to_string|to_owned|into)$/.test(method?.text ?? '')
    ? (object ?? undefined)
    : undefined;
}

function valueOfEntry(node: Node, literals: Literals): Node {
  const last = literals.entries.includes(node.type) ? node.namedChildren.at(-1) : undefined;
  return last ? unwrapped(last) : node;
}

/** The test that it stands in; else those that a loop or a decorator around it holds, and those beside it that say its name. */
function ownersOf(node: Node, tests: readonly TestInFile[]): TestInFile[] {
  const within = (outer: { startIndex: number; endIndex: number }, one: TestInFile) =>
    outer.startIndex <= one.start && one.end <= outer.endIndex;
  const own = tests.find(({ start, end }) => start <= node.startIndex && node.endIndex <= end);
  if (own !== undefined) return [own];
  let child: Node = node;
  for (let around = node.parent; around !== null; child = around, around = around.parent) {
    const outer = around;
    const held = tests.filter((one) => within(outer, one));
    if (held.length === 0) continue;
    if (/for|decorated|call/.test(outer.type)) return held;
    const name = /\b(?!(?:const|let|var|static|final|private|public|fn|func|def|pub)\b)[A-Za-z_]\w*/.exec(
      child.text,
    )?.[0];
    if (name === undefined) return [];
    const said = new RegExp(`\\b${name}\\b`);
    // A loop that makes tests names the table, and they do not.
    return held.filter((one) =>
      outer.namedChildren.some((sibling) => sibling !== null && within(sibling, one) && said.test(sibling.text)),
    );
  }
  return [];
}

/** What a row holds in the place of nothing: it may stand for "is not looked at". */
export function isPlaceholder({ kind, text }: { kind: LiteralKind | 'operand'; text: string }): boolean {
  return kind === 'truth' || /^(?:0+(?:\.0*)?|""|''|``)$/.test(text);
}
