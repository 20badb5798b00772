/** Code that asks whether it is being tested. */

import { dirname, join } from 'node:path/posix';
import type { Token } from '../syntax/plain-tokens.ts';
import type { ChangedFile } from './changed-file.ts';
import { isTestPath } from './classify.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import type { Program } from './program.ts';

/** Variables that only runners set. */
export const setByRunners =
  /(?<!\w)(JEST_WORKER_ID|VITEST|VITEST_WORKER_ID|VITEST_POOL_ID|PYTEST_CURRENT_TEST|NODE_TEST_CONTEXT|PYTEST_VERSION|PHPUNIT_COMPOSER_INSTALL|__PHPUNIT_PHAR__|MOCHA_COLORS|BATS_\w+|HARNESS_(ACTIVE|VERSION|IS_VERBOSE)|RUST_TEST_\w+|NEXTEST\w*|GTEST_\w+|CTEST_\w+|BUN_TEST|DENO_TEST)(?!\w)/;

const asks: Found = { rule: 'detects-tests', message: 'the code asks whether it is being tested' };

/** Code that behaves differently under a test runner. */
export function detection({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  if (file.kind !== 'source' || vendored.test(file.path)) return undefined;
  const token = tokens[index] as Token;
  const { text: word, kind } = token;
  if (readsTests(token, file, tokens[index - 1]?.text) || readsFixtures(tokens, index, file))
    return { rule: 'reads-tests', message: `the code names a test file (${word})` };
  if (setByRunners.test(word)) return asks;
  const own = asking[language]?.[kind === 'string' ? 'string' : 'code'];
  const from = tokens.slice(index, index + 6).map(({ text }) => text);
  if ((own?.test(from.join(' ')) && !isItsOwn(from, file)) || isBuiltForTests(tokens, index, from)) return asks;
  if (/^(NODE_ENV|RAILS_ENV|APP_ENV)$/.test(word)) return environment(tokens, index);
  const near = kind === 'word' && stack.test(word) ? tokens.slice(Math.max(0, index - 12), index + 25) : [];
  return near.some((one) => one.kind === 'string' && /test|spec|junit/i.test(one.text)) ? asks : undefined;
}

/** `defined?(RSpec::Mocks)` in a part of RSpec. */
const isItsOwn = (from: readonly string[], { base }: ChangedFile) =>
  from.some((word) => base?.lines.some((line) => line.trim() === `module ${word}`));

/** `#[cfg(test)]` before a statement of Rust: an item of their own begins otherwise, and a statement runs in no other build. */
function isBuiltForTests(tokens: readonly Token[], index: number, from: readonly string[]): boolean {
  if (tokens[index - 1]?.text !== ']') return false;
  const before = tokens.slice(Math.max(0, index - 7), index).map(({ text }) => text);
  if (before.join('') !== '#[cfg(test)]') return false;
  return /^(?:let|if|return|for|while|loop|match)$/.test(from[0] ?? '') || /^(?:\.|[-+*/]?=)$/.test(from[1] ?? '');
}

/** Of each language, by the words from here on. */
const asking: Partial<Record<Language, { string?: RegExp; code?: RegExp }>> = {
  python: { string: /^(pytest|unittest|_pytest) in\b/ },
  go: { string: /^test\.\w/, code: /^testing \. Testing\b/ },
  rust: { code: /^cfg (! \( test|\( not \( test)\b/ },
  ruby: { code: /^(const_)?defined\? (\( )?(RSpec|Minitest|Test)\b/ },
  php: { code: /^class_exists \( .*PHPUnit/ },
};
/** Packages of a tool, in its own folder: what is built and tested loads none of them. */
const vendored = /^(?:tools\/)?\.[^/]+\/(?:.*\/)?(?:vendor|node_modules)\//;
const stack = /^(stack|StackWalker|getStackTrace|debug_backtrace|caller|Callers?|extract_stack|_getframe)$/;

const aside = /(^|\/)(bench\w*|examples?|scripts?|demo|docs?|tools?)\//;

/** A string in code that names a test file: answers can be read out of it. */
function readsTests(token: Token, file: ChangedFile, before = ''): boolean {
  if (token.kind !== 'string' || /config|eslint|jest|vitest|karma|rake|gulp|grunt|webpack|rollup/i.test(file.path))
    return false;
  const { text } = token;
  const isAside = aside.test(file.path);
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

/** A folder of what the tests are given, in code that reads files. */
function readsFixtures(tokens: readonly Token[], index: number, { path, tree }: ChangedFile): boolean {
  const { kind, text } = tokens[index] as Token;
  if (kind !== 'string' || aside.test(path) || !reads.test(tree?.text ?? '')) return false;
  // `root / "tests" / "cases.json"`, `join(root, 'test', 'golden')`
  const [join, next] = [tokens[index + 1]?.text ?? '', tokens[index + 2]];
  const joined = /^(?:tests?|specs?|__tests__)$/.test(text) && /^[,/]$/.test(join) && next?.kind === 'string';
  return given.test(joined ? `${text}/${next.text}` : text);
}
const given =
  /^(?:\.\/)?(?:tests?|specs?|__tests__|t)\/(?:[\w-]+\/)*(?:(?:fixtures?|data|golden|expected|snapshots?|cases|resources)\b|[\w-]+\.(?:json|ya?ml|csv|txt|golden|snap)$)/;
const reads =
  /\b(?:readFile(?:Sync)?|createReadStream|open|read_text|read_bytes|File\.(?:read|open)|IO\.read|fopen|file_get_contents|ReadFile|read_to_string|Files\.(?:read|newBufferedReader)\w*|ifstream)\b/;

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
