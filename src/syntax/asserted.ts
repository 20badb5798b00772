/** What a test asserts that compares no literals with anything: the same with another value in it, and its opposite. */

import type { Node } from 'web-tree-sitter';
import { operandsOf } from './compared.ts';
import type { TestLanguage } from './languages/language.ts';
import { bentLiteral, literalKinds } from './literals.ts';
import { isHollowCondition, negatedCondition, oppositeCall } from './opposites.ts';
import type { Asserted, Replacement, TestInFile } from './test-in-file.ts';

/** Gives each test without a value of its own the first assertion of it that can be said otherwise; calls of functions of the file are followed. */
export function addAsserted(
  root: Node,
  { text, base }: { text: string; base: string | undefined },
  tests: readonly TestInFile[],
  language: TestLanguage,
): void {
  const bare = tests.filter(({ expectations, setAside }) => !setAside && expectations.length === 0);
  if (bare.length === 0) return;
  const declared = functionsIn(root, text);
  const known = new Set(base?.split('\n').map((line) => line.trim()));
  const isKnown = ({ text: own }: Node) => known.has(own.split('\n')[0]?.trim() ?? '') || known.has(`${own.trim()};`);
  for (const test of bare) {
    const body = root.namedDescendantForIndex(test.body.start, Math.max(test.body.start, test.body.end - 1));
    if (body === null) continue;
    const called = [...new Set(test.body.text.match(/\b\w+(?=\()/g))]
      .flatMap((name) => declared.get(name) ?? [])
      .filter((node) => !tests.some(({ start, end }) => start <= node.startIndex && node.endIndex <= end));
    const bodies = [body, ...called.slice(0, mostCalled)];
    // What the attempt wrote comes before what was there.
    const nodesOf = (isWanted: (node: Node) => boolean) => {
      const nodes = bodies.flatMap((one) => assertionsIn(one, isWanted));
      return [...nodes.filter((node) => !isKnown(node)), ...nodes.filter(isKnown)];
    };
    const asserted = saidOtherwise(
      nodesOf((node) => isAssertion(node, language)),
      text,
      language,
    );
    asserted.call = firstOf(
      nodesOf((node) => isBareCall(node) && !isAssertion(node, language)),
      (node) => otherValue(node, language),
    );
    if (Object.values(asserted).some((one) => one !== undefined)) test.asserted = asserted;
  }
}

const mostCalled = 5;
const mostAssertions = 20;
const deepest = 60;

function saidOtherwise(nodes: readonly Node[], text: string, language: TestLanguage): Asserted {
  return {
    value: firstOf(nodes, (node) => otherValue(node, language)),
    opposite: firstOf(nodes, (node) => oppositeOf(node, text, language)),
  };
}

function firstOf(nodes: readonly Node[], said: (node: Node) => Replacement | undefined): Replacement | undefined {
  for (const node of nodes) {
    const one = said(node);
    if (one !== undefined) return one;
  }
  return undefined;
}

/** Bodies of functions that the file declares, by name. */
function functionsIn(root: Node, text: string): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  const visit = (node: Node, depth: number): void => {
    const body = /function|method|func_literal|^arrow/.test(node.type) ? node.childForFieldName('body') : null;
    const [name] = body === null ? [] : (/\w+(?=\s*\()/.exec(text.slice(node.startIndex, body.startIndex)) ?? []);
    if (name !== undefined && body !== null && !found.has(name)) found.set(name, body);
    if (depth < 4) for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
  };
  visit(root, 0);
  return found;
}

/** In the order of the text, none of them within another. */
function assertionsIn(body: Node, isWanted: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  const visit = (node: Node, depth: number): void => {
    if (depth > deepest || found.length >= mostAssertions) return;
    if (isWanted(node)) found.push(node);
    else for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
  };
  visit(body, 0);
  return found;
}

const calls = /call|invocation|^command$/;
const words =
  /^(?:assert|expect|check|require|verify|ensure|must|should|want|refute|near|close|same|equal|throws|rejects|raises|match|like|ok$|is[A-Z_]|has_?no|BOOST|TEST_ASSERT|ck_|cr_|CHECK|EXPECT|ASSERT|REQUIRE|NEAR)\w*/;
const fails =
  /\b(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|panic|throw|raise|die|fail\w*|exit|abort|printf)\b|\breturn [1-9]/;

function isAssertion(node: Node, { compares }: TestLanguage): boolean {
  if (node.type === 'assert_statement') return true;
  if (/^(?:if|if_statement|if_expression|if_modifier)$/.test(node.type)) {
    const then = node.childForFieldName('consequence') ?? node.childForFieldName('body');
    return then !== null && (compares.fails ?? fails).test(then.text.slice(0, 500));
  }
  // `expect(x).to.be.true`
  const isProperty = node.type === 'member_expression' && node.parent?.type === 'expression_statement';
  if (!isProperty && !calls.test(node.type)) return false;
  const callee = calleeOf(node);
  const given = node.text.slice(callee.length).replace(/(["'`]).*?\1/gs, '');
  // Of nothing but literals a library asserts nothing; a helper of the tests' own may call what is tested.
  if (ofLibraries.test(callee) && given.length > 2 && !/(?!true|false|null|nil|None)[a-zA-Z_$]\w*/.test(given))
    return false;
  const parts = callee.match(/\w+/g) ?? [];
  return [parts[0], parts.at(-1)].some((part) => part !== undefined && words.test(part));
}

const ofLibraries =
  /^(?:assert|expect|t|require|self|this|Assert|\$this)(?:[.!]|->|$)|^assert_?(?:equals?|eq|same|that)!?$/i;

/** A statement that calls a function by its bare name: it may be a helper that asserts. */
function isBareCall(node: Node): boolean {
  const isStatement = /^(?:expression_statement|statement_list|body_statement|block_body|block|arrow_function)$/.test(
    node.parent?.type ?? '',
  );
  const callee = calleeOf(node);
  // A macro of literals alone compares them with one another.
  const isMacro = /^[A-Z_\d]+$/.test(callee) && !/[a-z]\w*\s*\(/.test(node.text);
  return isStatement && calls.test(node.type) && /^\w+$/.test(callee) && !isMacro && !elsewise.test(callee);
}
const elsewise =
  /^(?:describe|context|it|test|before|after|setup|teardown|require|import|print\w*|puts|p|sleep|set[A-Z_]\w*|mkdir\w*|write\w*|close|exec\w*|spawn|let|subject|super)$/;

/** What is called, without what it is given. */
function calleeOf(node: Node): string {
  const given = argumentsOf(node);
  return node.text.slice(0, given === undefined ? undefined : given.startIndex - node.startIndex).trimEnd();
}

function argumentsOf(node: Node): Node | undefined {
  return (
    node.namedChildren.find((child) => child !== null && /^arguments?$|argument_list|token_tree/.test(child.type)) ??
    undefined
  );
}

/** With its last literal changed: what is expected stands last as a rule. Functions handed over hold inputs. */
function otherValue(node: Node, language: TestLanguage): Replacement | undefined {
  // What is told not to be something is not it with another value either.
  if (calls.test(node.type) && /\bnot\b|[nN]ot(?=[A-Z_])|^refute/.test(calleeOf(node))) return undefined;
  const within = node.childForFieldName('consequence') ?? node.childForFieldName('body');
  const found: Replacement[] = [];
  const visit = (one: Node, depth: number): void => {
    const isElsewhere = /function|lambda|arrow|closure|func_literal|block/.test(one.type) || one.id === within?.id;
    if (isElsewhere || depth > deepest) return;
    const kind = literalKinds.find((each) => language.literals[each].includes(one.type));
    const after = kind === undefined ? patternBent(one) : plainBent(one.text, kind, language);
    if (after !== undefined) found.push(replacementOf(one, after));
    if (kind === undefined && after === undefined)
      for (const child of one.namedChildren) if (child !== null) visit(child, depth + 1);
  };
  visit(node, 0);
  return found.at(-1);
}

function plainBent(text: string, kind: (typeof literalKinds)[number], { literals }: TestLanguage): string | undefined {
  return kind === 'truth' || literals.interpolated?.test(text) ? undefined : bentLiteral(text, kind, 0);
}

/** `/unknown format/` asks for more. */
function patternBent({ type, text }: Node): string | undefined {
  return type === 'regex' && text.startsWith('/') ? text.replace(/\/(\w*)$/, 'bent/$1') : undefined;
}

function oppositeOf(node: Node, text: string, { grammar }: TestLanguage): Replacement | undefined {
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
