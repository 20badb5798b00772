/** Which words assert, by the libraries of each language. */

import type { Language } from './language.ts';
import type { Program } from './program.ts';

const prefixes =
  /^(assert|expect|should|refute|must_|wont_|verify|andExpect|is_expected|are_expected|ensure|require|check|insist)/i;
const notAsserting =
  /^(shouldReceive|should_receive|expects|assertions|hasAssertions|should_not_receive|expectTypeOf|requires|required|requireNonNull|checkout|checked|checkbox|check_output|verifyToken|expected|expecteds|expectation|expectations|assertionError|AssertionError|AssertionFailedError|ensureDir|ensureFile|ensure_dir|assertj|expectedError)$/i;
/** Words that assert when they are called by themselves, as imported from an assert library. */
const bareCalls: Partial<Record<Language, ReadonlySet<string>>> = {
  javascript: new Set(
    'strictEqual deepStrictEqual deepEqual notStrictEqual notDeepStrictEqual notEqual equal rejects throws doesNotThrow doesNotReject ok'.split(
      ' ',
    ),
  ),
  python: new Set(['raises', 'approx_equal', 'fail', 'eq_']),
  java: new Set(['fail']),
  kotlin: new Set(['fail', 'shouldBe', 'shouldThrow', 'shouldContain', 'shouldNotBe']),
  php: new Set(['fail']),
  ruby: new Set(['flunk', 'must', 'fail_with']),
  rust: new Set(['panic', 'unreachable']),
};
/** `t.equal(…)` of ava, tap and node:test. */
const onTest = new Set(
  'is not deepEqual notDeepEqual like throws throwsAsync notThrows notThrowsAsync regex notRegex snapshot equal notEqual same strictSame notSame ok notOk match rejects resolves hasStrict has true false truthy falsy'.split(
    ' ',
  ),
);
const goFails = new Set(['Error', 'Errorf', 'Fatal', 'Fatalf', 'Fail', 'FailNow']);

export function isAssertionWord(program: Program, index: number): boolean {
  const { tokens, language } = program;
  const word = tokens[index]?.text ?? '';
  const before = tokens[index - 1]?.text;
  const next = tokens[index + 1]?.text;
  if (isFailWord(program, index)) return true;
  if (
    before === '.' &&
    next === '(' &&
    onTest.has(word) &&
    /^(\w{0,2}t|tap|assert)$/.test(tokens[index - 2]?.text ?? '')
  ) {
    return language === 'javascript';
  }
  if (language === 'python' && word === 'assert') return before !== '.';
  if (next === '(' && bareCalls[language]?.has(word))
    return before !== '.' || language === 'python' || language === 'php' || language === 'java';
  if (language === 'kotlin' && bareCalls.kotlin?.has(word)) return true;
  if (!prefixes.test(word) || notAsserting.test(word)) return false;
  return isCalled(language, word, before, next);
}

/** A word that fails the test when it is reached: what it asserts is the condition around it. */
export function isFailWord({ tokens, language }: Program, index: number): boolean {
  const word = tokens[index]?.text ?? '';
  const before = tokens[index - 1]?.text;
  const next = tokens[index + 1]?.text;
  if (language === 'go')
    return (
      before === '.' && next === '(' && goFails.has(word) && /^(t|b|tb|s|f|c|T)$/.test(tokens[index - 2]?.text ?? '')
    );
  if (language === 'rust') return next === '!' && word === 'panic';
  if (word === 'AssertionError' || word === 'AssertionFailedError')
    return before === 'new' || before === 'raise' || before === 'throw';
  if (word === 'fail' && next === '(' && (language === 'java' || language === 'kotlin' || language === 'php'))
    return true;
  return (
    word === 'fail' &&
    next === '(' &&
    before === '.' &&
    ['t', 'assert', 'pytest', 'self', 'expect', 'chai'].includes(tokens[index - 2]?.text ?? '')
  );
}

function isCalled(language: Language, word: string, before: string | undefined, next: string | undefined): boolean {
  const bare = /^(ensure|require|check|verify|insist)$/i.test(word);
  switch (language) {
    case 'go':
      return bare ? word === 'require' && next === '.' : next === '(' || next === '.';
    case 'rust':
      return next === '!' || (next === '(' && !bare);
    case 'ruby':
      return !bare && next !== '=' && next !== ':' && before !== ':';
    case 'java':
    case 'kotlin':
      return word === 'verify'
        ? next === '('
        : !bare && (next === '(' || (language === 'kotlin' && /^should/.test(word)));
    case 'javascript':
      return (
        !bare &&
        !/^require/.test(word) &&
        (next === '(' ||
          (next === '.' && /^(assert|expect|should)$/.test(word)) ||
          (word === 'should' && before === '.'))
      );
    default:
      return !bare && (next === '(' || next === '!' || next === '.');
  }
}
