/** The last assertion of a test that may not be come to: it stands in a loop or a callback, or something leaves before it. */

import type { Node } from 'web-tree-sitter';
import { isAssertion, nodesIn } from './assertions.ts';
import type { Edit, FoundTest } from './bends.ts';
import { parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import type { TestLanguage } from './languages/language.ts';

/** With a failure right before it. undefined: all of them stand in line, or in a branch that may be another system's. */
export async function lastSheltered({ path, test }: FoundTest, text: string): Promise<Edit | undefined> {
  const language = testLanguageOf(path);
  if (language === undefined || test.setAside || test.raises) return undefined;
  const told = (line: number, start: number, before: string, after: string | undefined): Edit | undefined =>
    after === undefined
      ? undefined
      : { kind: 'fail', path, line, test: test.name, before, after, start, end: start + before.length };
  if (!('grammar' in language)) {
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
    const all = body === null ? [] : nodesIn(body, (node) => isAssertion(node, language));
    const inLine = (node: Node) => (body === null ? 'in a branch' : standing(node, body, language));
    const last = all.findLast((node) => inLine(node) === 'around') ?? all.findLast((node) => inLine(node) === 'behind');
    if (last === undefined) return undefined;
    const own = statementOf(last);
    return told(own.startPosition.row + 1, own.startIndex, own.text, failing(own, test.head, language));
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

function standing(node: Node, body: Node, { grammar }: TestLanguage): 'around' | 'behind' | 'in line' | 'in a branch' {
  let around = false;
  for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent) {
    if (branches.test(one.type)) return 'in a branch';
    around ||= loops.test(one.type) || (grammar === 'ruby' && one.type === 'block');
  }
  const before = body.text.slice(0, node.startIndex - body.startIndex);
  return around ? 'around' : /\breturn\b/.test(before) ? 'behind' : 'in line';
}

function statementOf(node: Node): Node {
  let one = node;
  while (one.parent !== null && !blocks.test(one.parent.type)) one = one.parent;
  return one;
}

function failing({ parent, text }: Node, head: string, { fail, grammar }: TestLanguage): string | undefined {
  if (grammar === 'cpp') return `{ __builtin_trap(); ${text} }`;
  const block = parent?.type === 'statement_list' ? parent.parent : parent;
  const isBraced = block?.text.startsWith('{') === true;
  const made = fail({ type: block?.type ?? '', text: isBraced ? `{\n${text}` : text, indent: '', head });
  return isBraced ? made?.slice(1) : made;
}

const depth = (line: string) => line.length - line.trimStart().length;
const asserts = /^\s*(?:assert|refute|is|isnt|ok|like|unlike|is_deeply|cmp_ok|expect\w*|check\w*)\b/;
const turns = /\b(?:for|foreach|while|each|map|times|ipairs|pairs|sapply|lapply)\b/;
const branches = /^(?:if|else|elif|unless|switch|case|match|conditional|ternary|catch|rescue|except)/;
const loops =
  /^(?:for|while|until|loop|do_block|arrow_function|function_expression|lambda|closure|func_literal|anonymous_function|enhanced_for)/;
const blocks = /block|body|compound_statement|statements|statement_list|program|source_file|module/;
