/** Assertions of a test that compare no literals, and calls that may be some of its own helpers'. */

import type { Node } from 'web-tree-sitter';
import type { TestLanguage } from './languages/language.ts';

const mostAssertions = 20;
export const deepest = 60;

/** In the order of the text, none of them within another. */
export function nodesIn(body: Node, isWanted: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  const visit = (node: Node, depth: number): void => {
    if (depth > deepest || found.length >= mostAssertions) return;
    if (isWanted(node)) found.push(node);
    else for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
  };
  visit(body, 0);
  return found;
}

export const calls = /call|invocation|^command$/;
const words =
  /^(?:assert|expect|check|require|verify|ensure|must|should|want|refute|near|close|same|equal|throws|rejects|raises|match|like|ok$|is[A-Z_]|has_?no|BOOST|TEST_ASSERT|ck_|cr_|CHECK|EXPECT|ASSERT|REQUIRE|NEAR)\w*/;
const fails =
  /\b(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|panic|throw|raise|die|fail\w*|exit|abort|printf)\b|\breturn [1-9]/;

export function isAssertion(node: Node, { compares }: TestLanguage): boolean {
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
export function isBareCall(node: Node): boolean {
  const parent = /^await/.test(node.parent?.type ?? '') ? node.parent?.parent : node.parent;
  const isStatement = /^(?:expression_statement|statement_list|body_statement|block_body|block|arrow_function)$/.test(
    parent?.type ?? '',
  );
  // `expect(total) == 90` compares, and nobody hears of it.
  if (isStatement && /^(?:binary(?:_expression)?|comparison_operator)$/.test(node.type))
    return /\s[=!]==?\s/.test(node.text);
  const callee = calleeOf(node);
  // A macro of literals alone compares them with one another.
  const isMacro = /^[A-Z_\d]+$/.test(callee) && !node.text.match(/\b\w+\s*\(/g)?.some((called) => /[a-z]/.test(called));
  return isStatement && calls.test(node.type) && /^\w+$/.test(callee) && !isMacro && !elsewise.test(callee);
}
const elsewise =
  /^(?:describe|context|it|test|before|after|setup|teardown|require|import|print\w*|puts|p|sleep|set[A-Z_]\w*|mkdir\w*|write\w*|close|exec\w*|spawn|let|subject|super)$/;

/** What is called, without what it is given. */
export function calleeOf(node: Node): string {
  const given = argumentsOf(node);
  return node.text.slice(0, given === undefined ? undefined : given.startIndex - node.startIndex).trimEnd();
}

export function argumentsOf(node: Node): Node | undefined {
  return (
    node.namedChildren.find((child) => child !== null && /^arguments?$|argument_list|token_tree/.test(child.type)) ??
    undefined
  );
}
