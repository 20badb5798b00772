/** Tests that are functions: by name (`def test_…`, `func Test…`), attribute (`#[test]`) or annotation (`@Test`). */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Block } from '../syntax/program.ts';
import type { FoundCase, Mark } from './found-case.ts';
import type { Program } from './program.ts';

/** Every function and class of the file: tests as `case`, the rest as `function` or, around tests, `group`. */
export function functionCases(program: Program, path: string): FoundCase[] {
  const found: FoundCase[] = [];
  for (const block of program.blocks) {
    const one = block.kind === 'type' ? readType(program, block) : readFunction(program, block, path);
    if (one !== undefined) found.push(one);
  }
  return found;
}

function readFunction(program: Program, block: Block, path: string): FoundCase | undefined {
  const { tokens, statements, language } = program;
  const owner = statements[block.owner];
  // `void f() throws X {` reads as some other block; elsewhere only a function is one.
  const isFunction =
    block.kind === 'function' ||
    (block.kind === 'other' && !['python', 'javascript', 'ruby', 'go', 'rust'].includes(language));
  if (owner === undefined || !isFunction) return undefined;
  const named = nameAt(program, owner.start, block);
  if (named === undefined) return undefined;
  const name = tokens[named] as Token;
  const head = attributesBefore(program, owner.start);
  const attributes = tokens.slice(head, named);
  const isCase = isTestName(name.text, attributes, language, path);
  const marks = isCase ? marksOf(attributes) : [];
  return {
    kind: isCase ? 'case' : 'function',
    name: name.text,
    line: name.line,
    start: head,
    end: block.close + 1,
    body: block.open,
    marks,
  };
}

/** The index of a declared function's name: the word before its parameters, or the one a lambda is bound to. */
function nameAt({ tokens, match, language }: Program, start: number, block: Block): number | undefined {
  if (language === 'ruby') {
    for (let at = start; at < block.open + 6 && at < tokens.length; at++) {
      if (tokens[at]?.text !== 'def' || tokens[at + 1]?.text !== '{') continue;
      return tokens[at + 3]?.text === '.' ? at + 4 : at + 2;
    }
    return undefined;
  }
  for (let at = start, seen = 0; at < block.open && seen < 200; at++, seen++) {
    const token = tokens[at];
    if (token?.kind === 'punct' && (token.text === '[' || token.text === '@')) {
      const close = match[token.text === '[' ? at : -1] ?? -1;
      if (close > at) at = close;
      // An annotation's arguments are no parameters.
      else if (token.text === '@') at = afterAnnotation(tokens, match, at);
      continue;
    }
    if (token?.text !== '(' || token.kind !== 'punct') {
      const bound =
        (token?.text === '=' || token?.text === ':=') && block.kind === 'function' && tokens[at - 1]?.kind === 'word';
      if (bound) return at - 1;
      continue;
    }
    const name = tokens[at - 1];
    const close = match[at] ?? -1;
    // A Go method: `func (s *Suite) TestX()`.
    if (name?.text === 'func') {
      if (close > at) at = close;
      continue;
    }
    const follows = close + 1 === block.open || tokens[close + 1]?.text === ':';
    const declares =
      close !== -1 && close < block.open && name !== undefined && at > start && (follows || language !== 'javascript');
    return declares && (name.kind === 'word' || language === 'kotlin') && !controls.has(name.text) ? at - 1 : undefined;
  }
  return undefined;
}
const controls = new Set(['if', 'for', 'while', 'switch', 'catch', 'with', 'match', 'function', 'func', 'fn', 'fun']);

function afterAnnotation(tokens: readonly Token[], match: Int32Array, at: number): number {
  let next = at + 1;
  while (tokens[next + 1]?.text === '.' && tokens[next + 2]?.kind === 'word') next += 2;
  const close = tokens[next + 1]?.text === '(' ? (match[next + 1] ?? -1) : -1;
  return close > next ? close : next;
}

/** Attributes that stand as statements of their own before this one: Python's and Kotlin's decorators. */
function attributesBefore({ tokens, statementAt, statements, language }: Program, start: number): number {
  if (language !== 'python' && language !== 'kotlin') return start;
  let head = start;
  for (let rounds = 0; rounds < 20; rounds++) {
    const before = statements[statementAt[head - 1] ?? -1];
    if (before === undefined || before.end !== head || before.start >= head) return head;
    if (tokens[before.start]?.text !== '@' || tokens[before.end - 1]?.text === '}') return head;
    head = before.start;
  }
  return head;
}

function isTestName(name: string, attributes: readonly Token[], language: Program['language'], path: string): boolean {
  const annotated = attributes.some(
    (token, index) =>
      token.kind === 'word' &&
      testAttributes.has(token.text) &&
      ['@', '[', '.', '::', ','].includes(attributes[index - 1]?.text ?? ''),
  );
  switch (language) {
    case 'python':
    case 'ruby':
      return /^test/.test(name);
    case 'go':
      return path.endsWith('_test.go') && /^(Test|Example|Fuzz)/.test(name);
    case 'php':
      return annotated || /^test/i.test(name);
    case 'rust':
    case 'kotlin':
      return annotated;
    case 'java':
      return annotated || /^test[A-Z_0-9]/.test(name);
    case 'other':
      return annotated || /^test[A-Z_]|_test$|^TEST(_[FP])?$/.test(name);
    default:
      return false;
  }
}
const testAttributes = new Set(
  'test Test ParameterizedTest RepeatedTest TestFactory Theory Fact TestMethod rstest test_case quickcheck proptest Property TestCase'.split(
    ' ',
  ),
);

function readType(program: Program, block: Block): FoundCase | undefined {
  const { tokens, statements } = program;
  const owner = statements[block.owner];
  if (owner === undefined) return undefined;
  const head = attributesBefore(program, owner.start);
  let name = '';
  for (let at = owner.start; at < Math.min(block.open + 4, owner.start + 80) && name === ''; at++) {
    const next = tokens[at + 1]?.text === '{' ? tokens[at + 2] : tokens[at + 1];
    if (
      ['class', 'mod', 'module', 'struct', 'object', 'impl'].includes(tokens[at]?.text ?? '') &&
      next?.kind === 'word'
    )
      name = next.text;
  }
  const line = tokens[owner.start]?.line ?? 1;
  const marks = marksOf(tokens.slice(head, block.open));
  if (tokens[owner.start]?.text === 'abstract') marks.push({ mark: 'skip', line });
  return { kind: 'group', name, line, start: head, end: block.close + 1, body: block.open, marks };
}

const marksByAttribute: Record<string, Mark> = {
  skip: 'skip',
  Skip: 'skip',
  skipif: 'conditional',
  skipIf: 'conditional',
  skipUnless: 'conditional',
  ignore: 'skip',
  Ignore: 'skip',
  Ignored: 'skip',
  Disabled: 'skip',
  xfail: 'xfail',
  expectedFailure: 'xfail',
  should_panic: 'xfail',
  cfg: 'conditional',
  cfg_attr: 'conditional',
  requires: 'conditional',
  RequiresPhp: 'conditional',
  RequiresPhpExtension: 'conditional',
  RequiresOperatingSystem: 'conditional',
  Tag: 'conditional',
};

function marksOf(attributes: readonly Token[]): FoundCase['marks'] {
  const marks: FoundCase['marks'] = [];
  for (const [index, token] of attributes.entries()) {
    if (token.kind !== 'word') continue;
    const before = attributes[index - 1]?.text ?? '';
    const after = attributes[index + 1]?.text;
    const isAttribute =
      before === '@' || before === '[' || before === '.' || before === ',' || before === '(' || before === '::';
    let mark = Object.hasOwn(marksByAttribute, token.text) ? marksByAttribute[token.text] : undefined;
    if (/^(Disabled|Enabled)(If|On|For)/.test(token.text)) mark = 'conditional';
    if (token.text === 'enabled' && after === '=' && attributes[index + 2]?.text === 'false') mark = 'skip';
    if (token.text === 'expected' && after === '=') mark = 'xfail';
    // `#[cfg(test)]` is how Rust's tests are written.
    if (
      mark === 'conditional' &&
      token.text === 'cfg' &&
      attributes[index + 2]?.text === 'test' &&
      attributes[index + 3]?.text === ')'
    )
      continue;
    if (mark !== undefined && (isAttribute || mark === 'skip' || mark === 'xfail'))
      marks.push({ mark, line: token.line });
  }
  return marks;
}
