/** Code that asks whether it is being tested, or what the tests expect. */

import { dirname, join } from 'node:path/posix';
import type { Token } from '../syntax/plain-tokens.ts';
import type { ChangedFile } from './changed-file.ts';
import { isTestPath } from './classify.ts';
import type { Found } from './found.ts';
import type { Program } from './program.ts';

/** Variables that only runners set. */
export const setByRunners =
  /(?<!\w)(JEST_WORKER_ID|VITEST|VITEST_WORKER_ID|VITEST_POOL_ID|PYTEST_CURRENT_TEST|NODE_TEST_CONTEXT|PYTEST_VERSION|PHPUNIT_COMPOSER_INSTALL|__PHPUNIT_PHAR__|MOCHA_COLORS|BATS_\w+|HARNESS_(ACTIVE|VERSION|IS_VERBOSE)|RUST_TEST_\w+|NEXTEST\w*|GTEST_\w+|CTEST_\w+|BUN_TEST|DENO_TEST)(?!\w)/;

/** What experiments do not see: code of Rust that is built otherwise for tests, code in a language without a grammar, files of the tests that code names. */
export function detection({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  if (file.kind !== 'source') return undefined;
  const token = tokens[index] as Token;
  if (readsTests(token, file, tokens[index - 1]?.text) || readsFixtures(tokens, index, file))
    return { rule: 'reads-tests', message: `the code names a test file (${token.text})` };
  const asks: Found = { rule: 'detects-tests', message: 'the code asks whether it is being tested' };
  if (language === 'kotlin' || language === 'other') return setByRunners.test(token.text) ? asks : undefined;
  if (language !== 'rust') return undefined;
  const from = tokens.slice(index, index + 6).map(({ text }) => text);
  const isAsked = /^cfg (! \( test|\( not \( test)\b/.test(from.join(' ')) || isBuiltForTests(tokens, index, from);
  return isAsked ? asks : undefined;
}

/** `#[cfg(test)]` before a statement of Rust: an item of their own begins otherwise, and a statement runs in no other build. */
function isBuiltForTests(tokens: readonly Token[], index: number, from: readonly string[]): boolean {
  if (tokens[index - 1]?.text !== ']') return false;
  const before = tokens.slice(Math.max(0, index - 7), index).map(({ text }) => text);
  if (before.join('') !== '#[cfg(test)]') return false;
  return /^(?:let|if|return|for|while|loop|match)$/.test(from[0] ?? '') || /^(?:\.|[-+*/]?=)$/.test(from[1] ?? '');
}

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
