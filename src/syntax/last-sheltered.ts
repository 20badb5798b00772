/** The last assertion of a test that may not be come to: it stands in a loop, or in what is called for each of several. */

import type { Node } from 'web-tree-sitter';
import { functionsIn } from './asserted.ts';
import { calleeOf, isAssertion, nodesIn } from './assertions.ts';
import type { Edit, FoundTest } from './bends.ts';
import { parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import type { TestLanguage } from './languages/language.ts';

export interface Sheltering {
  /** Names of functions that the attempt changed: what they give may say that a test is left. */
  own: ReadonlySet<string>;
  /** The file on the base, for tests that were there: only new functions that they call are looked into. */
  base?: string;
}

/** With a failure right before it. undefined: all of them stand in line, or in a branch that may be another system's. */
export async function lastSheltered(
  { path, test }: FoundTest,
  text: string,
  { own, base }: Sheltering = { own: new Set() },
): Promise<Edit | undefined> {
  const language = testLanguageOf(path);
  if (language === undefined || test.setAside || test.raises) return undefined;
  const told = (line: number, start: number, before: string, after: string | undefined): Edit | undefined =>
    after === undefined
      ? undefined
      : { kind: 'fail', path, line, test: test.name, before, after, start, end: start + before.length };
  if (!('grammar' in language)) {
    if (base !== undefined) return undefined;
    const lines = test.body.text.split('\n');
    const [first = ''] = lines.slice(1).filter((line) => line.trim() !== '');
    const at = lines.findLastIndex((line, index) => index > 0 && asserts.test(line) && depth(line) > depth(first));
    const opener = lines.slice(0, Math.max(at, 0)).findLast((line) => depth(line) < depth(lines[at] ?? ''));
    const before = lines[at]?.trim() ?? '';
    if (at < 1 || !turns.test(opener ?? '')) return undefined;
    const start = test.body.start + lines.slice(0, at).join('\n').length + 1 + depth(lines[at] ?? '');
    return told(test.line + at, start, before, language.fail({ type: '', text: before, indent: '', head: '' }));
  }
  const parsed = await parseText(text, language.grammar);
  if (typeof parsed === 'string') return undefined;
  try {
    const body = outermost(
      parsed.tree.rootNode.namedDescendantForIndex(test.body.start, Math.max(test.body.start, test.body.end - 1)),
    );
    if (body === null) return undefined;
    const asked = (within: Node) => nodesIn(within, (node) => isAssertion(node, language) && !isRefusal(node));
    const all = base === undefined ? asked(body).slice(-mostAsked) : [];
    let last = all.findLast((node) => goesRound(node, body, text) || isLeftBefore(node, body, text, own));
    if (last === undefined && own.size > 0)
      for (const called of calledBodies(parsed.tree.rootNode, text, test.body, base))
        last ??= asked(called).findLast((node) => isLeftBefore(node, called, text, own));
    if (last === undefined) return undefined;
    const statement = statementOf(last);
    // A target of Go's fuzzing fails by what it is given itself.
    const [head = test.head] = /\bfunc\(\w+ \*testing\.T\b(?<=\.Fuzz\(.{1,80})/.exec(test.body.text) ?? [];
    const after = failing(statement, head, language);
    return told(statement.startPosition.row + 1, statement.startIndex, statement.text, after);
  } finally {
    parsed.tree.delete();
  }
}

/** A body of one statement and that statement end and begin together. */
function outermost(node: Node | null): Node | null {
  let one = node;
  while (one?.parent?.startIndex === one?.startIndex && one?.parent?.endIndex === one?.endIndex && one?.parent)
    one = one.parent;
  return one;
}

function goesRound(node: Node, body: Node, text: string): boolean {
  let around = false;
  for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent) {
    if (branches.test(one.type)) return false;
    if (isFunction(one) && !goesOver.test(callOf(one).slice(0, mostHead))) return false;
    around ||=
      (loops.test(one.type) || isFunction(one)) &&
      !isOverLiterals(one, text.slice(one.startIndex, node.startIndex), text);
  }
  return around;
}

/** It stands behind a line that leaves the test by what an own function gave, and that is what is asserted. */
function isLeftBefore(node: Node, body: Node, text: string, own: ReadonlySet<string>): boolean {
  if (own.size === 0) return false;
  for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent)
    if (branches.test(one.type) || isFunction(one)) return false;
  const before = text.slice(body.startIndex, node.startIndex);
  if (before.length > mostBefore) return false;
  return [...before.matchAll(leaving), ...before.matchAll(leavingIf)].some((guard) => {
    const behind = text.slice(body.startIndex + guard.index + guard[0].length, node.endIndex);
    return (guard[1]?.match(/[A-Za-z_]\w*/g) ?? []).some((name) => {
      const [, left = '', given = ''] =
        new RegExp(`^([^\\n=]{0,120}(?<!\\w)${name}\\b[^\\n=]{0,60})=(?!=)([^\\n]*)`, 'm').exec(before) ?? [];
      const isOwn = (given.match(/(?<!\w)\w{1,80}[?!]?(?=\s*\()/g) ?? []).some((called) => own.has(called));
      return isOwn && (left.match(/[A-Za-z_]\w*/g) ?? []).some((one) => new RegExp(`(?<!\\w)${one}\\b`).test(behind));
    });
  });
}

/** `if (!path) return;`, `if err != nil {` and a line with `return`; `return unless path`. */
const leaving = /\bif\b([^\n{;]{1,200}?)(?:[{:)]|\bthen)?\s{0,40}\b(?:return|continue)[^\S\n]*;?[^\S\n]*(?:\n|\}|$)/g;
const leavingIf = /\b(?:return|next)[^\S\n]+(?:if|unless)[^\S\n]+([^\n]{1,200})/g;
const mostBefore = 20_000;

/** Of functions that stand in the file and are called by their bare name: `main` of a test in C runs others. */
function calledBodies(root: Node, text: string, { text: body }: { text: string }, base: string | undefined): Node[] {
  const called = new Set([...body.slice(0, mostBefore).matchAll(/^[^\S\n]*(\w+)\(/gm)].map(([, name]) => name));
  return [...functionsIn(root, text)].flatMap(([name, node]) =>
    called.has(name) && base?.includes(`${name}(`) !== true ? [node] : [],
  );
}

/** Rows that stand in the file are there, unless some are passed over. `before`: of the loop, up to the assertion. */
function isOverLiterals(loop: Node, before: string, text: string): boolean {
  if (/\b(?:continue|next|return)\b/.test(before)) return false;
  const [head = ''] = (isFunction(loop) ? callOf(loop) : loop.text).slice(0, mostHead).split('\n');
  if (literalRows.test(head)) return true;
  const [, over, of] = /(?:\b(?:in|of|range)|:)\s+([\w$]+)\b|(?<![\w$])([\w$]+)\.\w/.exec(head) ?? [];
  const name = over ?? of;
  if (name === undefined) return false;
  const isMade = (of: string) => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b[^=\\n]{0,80}=\\s*${of}`).test(text);
  return isMade(filled) || (faults.test(name) && isMade(String.raw`\[\s*\]`));
}

/** What is collected under such a name is not to come. */
const faults = /(?:errors|failures|exceptions|rejections|leaks)$/i;

/** Brackets with something in them; Go has the type of its rows before them: `[]int{1, 2}`. */
const filled = String.raw`(?:\[(?!\s*\])|\[\][*\w][^\n{;=]{0,80}\{(?!\s*\})|\{(?!\s*\})|\((?!\s*\)))`;

/** A block of Ruby stands beside the call that it is given to. */
const callOf = ({ type, parent }: Node) =>
  (/block$/.test(type) ? parent?.text : parent?.parent?.text) ?? parent?.text ?? '';
const isFunction = ({ type, parent }: Node) => functions.test(type) || (type === 'block' && parent?.type === 'call');

function statementOf(node: Node): Node {
  let one = node;
  while (one.parent !== null && !blocks.test(one.parent.type) && !isBareBody(one)) one = one.parent;
  return one;
}

/** All that a loop does, without braces. */
const isBareBody = ({ id, parent }: Node) => parent?.childForFieldName('body')?.id === id && loops.test(parent.type);

function failing(statement: Node, head: string, { fail, grammar }: TestLanguage): string | undefined {
  const { parent, text } = statement;
  if (grammar === 'cpp') return `{ __builtin_trap(); ${text} }`;
  if (isBareBody(statement)) {
    const made = fail({ type: 'statement_block', text: `{\n${text}`, indent: '', head });
    return made === undefined ? undefined : `${made} }`;
  }
  const block = parent?.type === 'statement_list' ? parent.parent : parent;
  const isBraced = block?.text.startsWith('{') === true;
  const made = fail({ type: block?.type ?? '', text: isBraced ? `{\n${text}` : text, indent: '', head });
  return isBraced ? made?.slice(1) : made;
}

const depth = (line: string) => line.length - line.trimStart().length;
const asserts = /^\s*(?:assert|refute|is|isnt|ok|like|unlike|is_deeply|cmp_ok|expect\w*|check\w*)\b/;
const turns = /\b(?:for|foreach|while|each|map|times|ipairs|pairs|sapply|lapply)\b/;
const branches = /^(?:if|else|elif|unless|switch|case|match|conditional|ternary|catch|rescue|except)/;
const loops = /^(?:for|while|until|loop|enhanced_for)/;
const functions = /^(?:do_block|arrow_function|function_expression|lambda|closure|func_literal|anonymous_function)/;
/** What calls a function for each of several, or at some time: a task. Any other may call it never, and is right. */
const goesOver =
  /\.(?:forEach|each\w*|map|flatMap|for_each|times|upto|Fuzz|submit|execute|runAsync|supplyAsync)\b|^go func|^(?:new )?(?:\w+(?:\.|::))*(?:Thread(?:\.new)?|(?:Thread\.start|Task\.Run|std::async|spawn(?:_blocking)?|setTimeout|setImmediate|queueMicrotask|nextTick)(?=\())/;
/** It stands where nobody is to come. */
const isRefusal = (node: Node) =>
  refuses.test(calleeOf(node).split('\n')[0] ?? '') || ofFalse.test(node.text.slice(0, mostHead));
const ofFalse = /^[\w$.:>-]{0,60}?(?:assert|ok|true|check|require)!?\s?\(\s*(?:false|0)\s*[,)]/i;
const refuses = /^assert (?:False|0)\b|(?:^|\.|->|::)(?:fail|unreachable|ifError|no_?error|flunk)\w*$/i;
const literalRows = /(?:\b(?:in|of|range)|:)\s*[[{(]\s*['"\d[{(]|\brange \[\]|^\s*\[|\brange\(\s*\d|;.*[<>]/;
const mostHead = 300;
const mostAsked = 200;
const blocks = /block|body|compound_statement|statements|statement_list|do_group|program|source_file|module/;
