/** The tests of a file, each with the equalities that it asserts, as tree-sitter sees them. */

import type { Node } from 'web-tree-sitter';
import { addAsserted } from './asserted.ts';
import { calls, isAssertion } from './assertions.ts';
import { attributesAbove } from './attributes-above.ts';
import { comparedIn, operandsOf } from './compared.ts';
import { captured, equalitiesIn, readsAs } from './equalities.ts';
import { type Parsed, parseText } from './grammars.ts';
import type { PlainLanguage, TestLanguage } from './languages/language.ts';
import { literalKinds } from './literals.ts';
import { handedOver, macroCalls, type OwnMacro, ownMacros } from './own-macros.ts';
import { plainTests } from './plain-tests.ts';
import { outputIn, panicsIn } from './promised.ts';
import { raisedIn } from './raised.ts';
import { addTableRows } from './table-rows.ts';
import type { Compared, Expectation, Span, TestInFile } from './test-in-file.ts';

/** In the order of the file; a test that holds others is left out for them. A reason where the text cannot be read. `base`: as the file was. */
export async function findTests(
  text: string,
  language: TestLanguage | PlainLanguage,
  base?: string,
): Promise<TestInFile[] | string> {
  if (!('grammar' in language)) return plainTests(text, language);
  const parsed = await parseText(text, language.grammar);
  if (typeof parsed === 'string') return parsed;
  using _ = parsed;
  const cases = casesIn(parsed, text, language);
  const leaves = cases.filter((one) => !cases.some((other) => other !== one && contains(one, other)));
  const expectations = [...expectationsIn(parsed, language), ...inOwnMacros(parsed, text, language)];
  const isHelper = /script|tsx/.test(language.grammar) && exported.test(text);
  const isScript = leaves.length === 0 && language.scripts && !isHelper;
  if (isScript && (expectations.length > 0 || asksAtOnce(parsed, language))) leaves.push(script(parsed, language));
  for (const found of expectations) {
    leaves.find((one) => contains(one.body, found))?.expectations.push(found);
  }
  for (const one of leaves) one.expectations = distinct(one.expectations);
  for (const one of comparedIn(parsed, text, language)) {
    const test = leaves.find(({ body }) => contains(body, one.right));
    if (test !== undefined) test.compared = [...(test.compared ?? []), one];
  }
  addTableRows(parsed.tree.rootNode, leaves, language.literals, (node) => literalIn(node, language));
  for (const one of leaves) {
    const asserted = raisedIn(text, one, language.grammar);
    if (asserted !== undefined)
      Object.assign(one, { asserted, raises: true, expectations: [], rows: [], compared: [] });
  }
  for (const one of leaves)
    if (!language.untyped && one.expectations.length + one.rows.length === 0)
      one.expectations = distinct((one.compared ?? []).flatMap(valueMade));
  addAsserted(parsed.tree.rootNode, { text, base }, leaves, language);
  return leaves;
}

/** What others load. */
const exported = /^(?:module\.)?exports\b.*=|^export\s/m;

/** An assertion that no function stands around. */
function asksAtOnce({ tree: { rootNode } }: Parsed, language: TestLanguage): boolean {
  const statements = rootNode.namedChildren.map((one) =>
    /^expression_statement$/.test(one?.type ?? '') ? one?.firstNamedChild : one,
  );
  return statements.some((one) => one && calls.test(one.type) && !loads.test(one.text) && isAssertion(one, language));
}

const loads = /^(?:require|include|import|load|source|use|is)/i;

/** Where nothing else is expected: of what a constructor makes, the first literal. What another function is given may be an input. */
function valueMade({ right, literals }: Compared): Expectation[] {
  return makers.test(right.text) ? literals.slice(0, 1).map((one) => ({ ...one, made: true })) : [];
}
const makers = /^[&*]?(?:new\s|vec!|\[|(?:\w+(?:::|\.))*[A-Z]\w*\s*[({!])/;

const contains = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

function script({ tree: { rootNode } }: Parsed, { setAside }: TestLanguage): TestInFile {
  const whole = spanOf(rootNode);
  const body = { ...whole, type: rootNode.type, indent: '' };
  return {
    ...whole,
    name: 'the script',
    line: 1,
    head: '',
    body,
    expectations: [],
    rows: [],
    steps: stepsIn(rootNode),
    whole: true,
    setAside: setAside.test(whole.text),
  };
}

function casesIn({ tree, query }: Parsed, text: string, language: TestLanguage): TestInFile[] {
  const found = new Map<number, TestInFile>();
  const run = handedOver(text, language.compares.runs);
  const matches = query(language.cases).matches(tree.rootNode).map(captured);
  const above = attributesAbove(
    matches.flatMap((all) => all.above ?? []),
    text,
  );
  for (const all of matches) {
    const { case: whole, name, body, call } = all;
    if (whole === undefined || name === undefined || body === undefined || found.has(whole.startIndex)) continue;
    const standsAbove = language.cases.includes('@above') ? (above.get(whole.startIndex) ?? []) : undefined;
    const declaring = call === undefined ? standsAbove : [call.text];
    if (declaring?.some((one) => language.declares?.test(one) !== false || run.has(one)) === false) continue;
    if (!readsAs(all, language)) continue;
    const head = headOf(whole, body, text);
    // A macro's body may stand behind it, as a node of its own.
    const end = Math.max(whole.endIndex, body.endIndex);
    const isExample = language.grammar === 'go' && name.text.startsWith('Example');
    const output = isExample ? outputIn(body) : undefined;
    found.set(whole.startIndex, {
      ...{ start: whole.startIndex, end, text: text.slice(whole.startIndex, end) },
      name: unquoted(name.text),
      line: whole.startPosition.row + 1,
      head,
      body: { ...spanOf(body), type: body.type, indent: indentOf(body, text) },
      expectations: output === undefined ? panicsIn(text.slice(0, whole.startIndex)) : [output],
      rows: [],
      steps: stepsIn(body),
      whole: false,
      // An example of Go without an output is compiled, and not run.
      setAside: (isExample && !output) || language.setAside.test(head) || language.setAside.test(body.text),
    });
  }
  const all = [...found.values()].sort((a, b) => a.start - b.start);
  return all.some(({ name }) => run.has(name)) ? all.filter(({ name }) => name !== 'main') : all;
}

/** With what stands above it: decorators and attributes. */
function headOf(whole: Node, body: Node, text: string): string {
  const start = whole.parent?.type === 'decorated_definition' ? whole.parent.startIndex : whole.startIndex;
  const above = text
    .slice(Math.max(0, start - 1000), start)
    .split('\n')
    .slice(0, -1)
    .reverse();
  const end = above.findIndex((line) => !/^\s*[@#[]/.test(line));
  return [...above.slice(0, end === -1 ? undefined : end).reverse(), text.slice(start, body.startIndex)].join('\n');
}

function expectationsIn(parsed: Parsed, language: TestLanguage): Expectation[] {
  const found: Expectation[] = [];
  for (const all of equalitiesIn(parsed, language)) {
    const { left, right, tokens } = all;
    const literals =
      tokens === undefined
        ? [right, left].map((operand) => operand && literalIn(operand, language))
        : operandsOf(tokens).map((operand) => literalAmong(operand, language));
    // Two literals are no equality of anything; then there is nothing to bend.
    if (literals[0] !== undefined && literals[1] !== undefined) continue;
    // `assertEquals("message", expected, actual)`; `equal('title', actual, 'expected')` of a runner of its own.
    const third = right?.nextNamedSibling ?? undefined;
    const last = third && literalIn(third, language);
    if (literals[1]?.kind === 'string' && third && last?.kind !== 'string') continue;
    const isTitled = literals[1]?.kind === 'string' && all.equal !== undefined && !/^assert/i.test(all.equal.text);
    const literal = literals[0] ?? (isTitled ? last : undefined) ?? literals[1];
    if (literal !== undefined) found.push(literal);
    else if (right !== undefined && language.untyped && all.method === undefined)
      found.push({ ...spanOf(right), line: right.startPosition.row + 1, kind: 'operand' });
  }
  return found;
}

/** Calls of macros that the file itself declares. */
function inOwnMacros({ tree, query }: Parsed, text: string, language: TestLanguage): Expectation[] {
  const declared: ReadonlyMap<string, OwnMacro> = language.grammar === 'cpp' ? ownMacros(text) : new Map();
  if (declared.size === 0) return [];
  return query(macroCalls)
    .matches(tree.rootNode)
    .flatMap((match): Expectation[] => {
      const { name, arguments: all } = captured(match);
      const macro = declared.get(name?.text ?? '');
      const operands = all?.namedChildren.filter((child) => child !== null) ?? [];
      const literals = operands.map((operand) => literalIn(operand, language));
      const literal = macro && literals[macro.expected];
      const isBent = literal !== undefined && (macro?.isInput || literals.every((one) => one === literal || !one));
      return isBent ? [literal] : [];
    });
}

/** `90`, `-1`, `Some(90)`, `vec![1, 2]`: a literal alone, or in what only wraps it. */
function literalAmong(operand: readonly Node[], language: TestLanguage): Expectation | undefined {
  const last = operand.at(-1);
  if (last === undefined) return undefined;
  const before = operand
    .slice(0, -1)
    .map(({ text }) => text)
    .join('');
  if (/^[-&]?$/.test(before) && last.type !== 'token_tree') return literalIn(last, language);
  if (last.type !== 'token_tree' || !/^&?(vec!|Some|Ok|Err|)$/.test(before)) return undefined;
  return literalAmong(operandsOf(last)[0] ?? [], language);
}

/** The first literal of the operand, through lists and the values of objects; a call's arguments are no value. */
function literalIn(node: Node, language: TestLanguage): Expectation | undefined {
  const { literals } = language;
  const kind = literalKinds.find((one) => literals[one].includes(node.type));
  if (kind !== undefined && literals.interpolated?.test(node.text)) return undefined;
  if (kind !== undefined) return { ...spanOf(node), line: node.startPosition.row + 1, kind };
  const children = node.namedChildren.filter((child) => child !== null);
  if (literals.entries.includes(node.type)) {
    const last = children.at(-1);
    return last && literalIn(last, language);
  }
  if (!literals.containers.includes(node.type)) return undefined;
  for (const child of children) {
    const literal = literalIn(child, language);
    if (literal !== undefined) return literal;
  }
  return undefined;
}

function distinct(expectations: readonly Expectation[]): Expectation[] {
  const byStart = new Map(expectations.map((one) => [one.start, one]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function spanOf(node: Node): Span {
  return { start: node.startIndex, end: node.endIndex, text: node.text };
}

function stepsIn({ namedChildren }: Node): TestInFile['steps'] {
  return namedChildren.flatMap((child) =>
    child === null || child.type === 'comment' ? [] : [{ start: child.startIndex, end: child.endIndex }],
  );
}

/** Of the line on which the body's first statement stands, or of the test itself. */
function indentOf(body: Node, text: string): string {
  const from = text.lastIndexOf('\n', body.startIndex - 1) + 1;
  return /^[ \t]*/.exec(text.slice(from))?.[0] ?? '';
}

function unquoted(text: string): string {
  const match = /^[a-zA-Z]?(["'`])([\s\S]*)\1$/.exec(text);
  return match === null ? text : (match[2] ?? '').replace(/\\(["'`\\])/g, '$1');
}
