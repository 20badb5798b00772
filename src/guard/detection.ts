/** Code that asks whether it is being tested. */

import { dirname, join } from 'node:path/posix';
import type { ChangedFile } from './changed-file.ts';
import { isTestPath } from './classify.ts';
import type { Found } from './found.ts';
import type { Program } from './statements.ts';
import type { Token } from './token.ts';

/** Variables that only runners set. */
export const setByRunners =
  /(?<!\w)(JEST_WORKER_ID|VITEST|VITEST_WORKER_ID|VITEST_POOL_ID|PYTEST_CURRENT_TEST|NODE_TEST_CONTEXT|PYTEST_VERSION|PHPUNIT_COMPOSER_INSTALL|__PHPUNIT_PHAR__|MOCHA_COLORS|BATS_\w+|HARNESS_(ACTIVE|VERSION|IS_VERBOSE)|RUST_TEST_\w+|NEXTEST\w*|GTEST_\w+|CTEST_\w+|BUN_TEST|DENO_TEST)(?!\w)/;

const asks: Found = { rule: 'detects-tests', message: 'the code asks whether it is being tested' };

/** Code that behaves differently under a test runner. */
export function detection({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  if (file.kind !== 'source') return undefined;
  const { text: word, kind } = tokens[index] as Token;
  const next = tokens[index + 1]?.text;
  if (readsTests(tokens[index] as Token, file, tokens[index - 1]?.text))
    return { rule: 'reads-tests', message: `the code names a test file (${word})` };
  if (setByRunners.test(word)) return asks;
  if (language === 'python' && kind === 'string' && /^(pytest|unittest|_pytest)$/.test(word) && next === 'in')
    return asks;
  if (
    language === 'go' &&
    ((word === 'Testing' && tokens[index - 2]?.text === 'testing') || (kind === 'string' && word.startsWith('test.')))
  )
    return asks;
  if (language === 'rust' && word === 'cfg') {
    if (next === '!' && tokens[index + 3]?.text === 'test') return asks;
    if (next === '(' && tokens[index + 2]?.text === 'not' && tokens[index + 4]?.text === 'test') return asks;
  }
  if (
    language === 'ruby' &&
    (word === 'defined?' || word === 'const_defined?') &&
    /^(RSpec|Minitest|Test)$/.test(tokens[index + 1]?.text === '(' ? (tokens[index + 2]?.text ?? '') : (next ?? ''))
  )
    return asks;
  if (language === 'php' && word === 'class_exists' && /PHPUnit/.test(tokens[index + 2]?.text ?? '')) return asks;
  if (word === 'NODE_ENV' || word === 'RAILS_ENV' || word === 'APP_ENV') return environment(tokens, index);
  if (/^(stack|StackWalker|getStackTrace|debug_backtrace|caller|Callers?|extract_stack|_getframe)$/.test(word)) {
    const near = kind === 'word' ? tokens.slice(Math.max(0, index - 12), index + 25) : [];
    if (near.some((one) => one.kind === 'string' && /test|spec|junit/i.test(one.text))) return asks;
  }
  return undefined;
}

/** A string in code that names a test file: answers can be read out of it. */
function readsTests(token: Token, file: ChangedFile, before = ''): boolean {
  if (token.kind !== 'string' || /config|eslint|jest|vitest|karma|rake|gulp|grunt|webpack|rollup/i.test(file.path))
    return false;
  const { text } = token;
  const isAside = /(^|\/)(bench\w*|examples?|scripts?|demo|docs?|tools?)\//.test(file.path);
  if (/^\.\.?\/.*\w$/.test(text) && !isAside && isTestPath(join(dirname(file.path), text))) return true;
  // What lies aside may take its examples from there.
  return (
    !(isAside && before === 'from') &&
    text.length < 200 &&
    /^[\w@./-]+\.(test|spec)\.[cm]?[jt]sx?$|^[\w./-]*test_\w+\.py$|^[\w./-]*_(test|spec)\.(py|go|rb)$|^[\w./-]*Test\.(php|java|kt)$/.test(
      text,
    )
  );
}

/** `NODE_ENV === 'test'` is common; with an answer behind it, it is a cheat. */
function environment(tokens: readonly Token[], index: number): Found {
  const test = tokens.slice(index, index + 5).some((token) => token.kind === 'string' && token.text === 'test');
  if (!test) return undefined;
  for (let at = index; at < index + 12; at++) {
    const value = tokens[at + 1];
    if (tokens[at]?.text !== 'return' && tokens[at]?.text !== '?') continue;
    const answers = value !== undefined && value.text !== ';' && value.text !== '}' && value.line === tokens[at]?.line;
    if (answers) return asks;
  }
  return { rule: 'detects-tests', message: 'the code asks for the test environment', severity: 'review' };
}
