/** Classifies a test failure by its output as a syntax error, a failed import, an undeclared name or other. */

export type FailureKind = 'fails' | 'syntax' | 'import' | 'undeclared';

/**
 * Why a test failed, from what its runner printed. A compiler that misses the symbol under test, and a call of a function that
 * does not exist yet, count as failing: in Go, Rust or Java a test of something new cannot fail in any other way.
 */
export function failureKind(text: string): FailureKind {
  if (assertionFailed(text)) return 'fails';
  if (includesAny(text, importFailed)) return 'import';
  if (includesAny(text, syntaxFailed)) return 'syntax';
  if (undeclared.test(text)) return 'undeclared';
  return 'fails';
}

/** It got as far as what it asserts, and that was not so; `byError`: an error on the way there is what it asks about. */
export function asserts(
  { expected, message = '' }: { expected?: string; message?: string },
  byError: boolean,
): boolean {
  if (expected !== undefined || assertionFailed(message)) return true;
  const isError = /^[\w.:]*\w(?:Error|Exception)\b/.test(message);
  return failureKind(message) === 'fails' && !missesSymbol(message) && (byError || !isError);
}

// Words of runners and compilers, and no nested repetition: linear on any output.
type Words = readonly (string | RegExp)[];
const includesAny = (text: string, words: Words) =>
  words.some((word) => (typeof word === 'string' ? text.includes(word) : word.test(text)));

/** Whether a runner says that an assertion failed. */
export const assertionFailed = (text: string) => includesAny(text, assertions);
const assertions: Words = [
  'AssertionError',
  'AssertionFailedError',
  'ComparisonFailure',
  'ExpectationNotMetError',
  'ExpectationFailedException',
  'Minitest::Assertion',
  'ERR_ASSERTION',
  /assertion (?:`[^`\n]{0,80}` )?failed/,
  'Failed asserting',
  /^E {2,}assert /m,
  '--- FAIL: ',
];
const importFailed: Words = [
  'ModuleNotFoundError',
  'ImportError',
  'MODULE_NOT_FOUND',
  /Cannot find (?:module|package)/,
  'does not provide an export named',
  /Failed to (?:resolve import|load url)/,
  'No module named',
  'LoadError',
  'cannot load such file',
  'cannot import name',
  /Class ["'][^"'\n]{1,200}["'] (?:does not exist|cannot be found)/,
  'unresolved import',
  /package [^\s]{1,200} is not in (?:std|GOROOT)/,
  'no required module provides package',
  'Failed opening required',
];
const syntaxFailed: Words = [
  'SyntaxError',
  'IndentationError',
  'TabError',
  'ParseError',
  'Parse error',
  'syntax error',
  /[uU]nexpected token/,
  'Unterminated',
  'expected one of `',
  'error: expected ',
  "';' expected",
  'illegal start of',
  'Transform failed',
  /mismatched (?:brackets|closing delimiter)/,
  'this file contains an unclosed delimiter',
  /expected (?:declaration|statement)/,
];
const undeclared = /ReferenceError|NameError: (?:name|undefined local variable)|is not defined\b/;

/** Whether the behaviour under test is missing: an assertion failed, a name is not there, or expected and actual stand side by side. */
export const missesBehaviour = (text: string) =>
  assertionFailed(text) ||
  missesSymbol(text) ||
  /\bexpected\b[^\n]{0,200}\n?[^\n]{0,80}\b(?:received|actual|got|but was|to)\b/i.test(text);

/** Whether a compiler or interpreter misses a name. */
const missesSymbol = (text: string) => includesAny(text.toLowerCase(), missingSymbols);
const missingSymbols: Words = [
  'undefined: ',
  'has no field or method',
  /cannot find (?:function|symbol|value|type|struct|method|macro)/,
  'no method named',
  'no function or associated item',
  'unresolved reference',
  'undefined method',
  'is not a function',
  'has no attribute',
  /fixture '\w+' not found/,
  'call to undefined',
];
