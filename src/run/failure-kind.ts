/** Why a test failed, from what its runner printed. */

export type FailureKind = 'fails' | 'syntax' | 'import' | 'undeclared';

/**
 * Why a test failed, from what its runner printed. A compiler that misses the symbol under test, and a call of a function that
 * does not exist yet, count as failing: in Go, Rust or Java a test of something new cannot fail in any other way.
 */
export function failureKind(text: string): FailureKind {
  if (assertionFailed.test(text)) return 'fails';
  if (importFailed.test(text)) return 'import';
  if (syntaxFailed.test(text)) return 'syntax';
  if (undeclared.test(text)) return 'undeclared';
  return 'fails';
}

/** It got as far as what it asserts, and that was not so. */
export function asserts({ expected, message = '' }: { expected?: string; message?: string }): boolean {
  if (expected !== undefined || assertionFailed.test(message)) return true;
  return failureKind(message) === 'fails' && !missingSymbol.test(message);
}

// Anchored words only and no nested repetition: linear on any output.
export const assertionFailed =
  /AssertionError|AssertionFailedError|ComparisonFailure|ExpectationNotMetError|ExpectationFailedException|Minitest::Assertion|ERR_ASSERTION|assertion (?:`[^`\n]{0,80}` )?failed|Failed asserting|^E {2,}assert |--- FAIL: /m;
const importFailed =
  /ModuleNotFoundError|ImportError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|MODULE_NOT_FOUND|does not provide an export named|Failed to (?:resolve import|load url)|No module named|LoadError|cannot load such file|cannot import name|Class ["'][^"'\n]{1,200}["'] (?:does not exist|cannot be found)|unresolved import|package [^\s]{1,200} is not in (?:std|GOROOT)|no required module provides package|Failed opening required/;
const syntaxFailed =
  /SyntaxError|IndentationError|TabError|ParseError|Parse error|syntax error|unexpected token|Unexpected token|Unterminated|expected one of `|error: expected |';' expected|illegal start of|Transform failed|mismatched (?:brackets|closing delimiter)|this file contains an unclosed delimiter|expected declaration|expected statement/;
const undeclared = /ReferenceError|NameError: (?:name|undefined local variable)|is not defined\b/;
export const comparison = /\bexpected\b[^\n]{0,200}\n?[^\n]{0,80}\b(?:received|actual|got|but was|to)\b/i;
export const missingSymbol =
  /undefined: |has no field or method|cannot find (?:function|symbol|value|type|struct|method|macro)|no method named|no function or associated item|unresolved reference|undefined method|is not a function|has no attribute|Call to undefined/i;
