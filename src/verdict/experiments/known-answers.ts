/**
 * Lists suspected hard-coded answers in new production code: values it compares or looks up that the tests contain too,
 * and names of test folders.
 */

import { dirname } from 'node:path/posix';
import type { TestCheck } from '../../run/test-check-result.ts';
import type { Change } from '../changed-files.ts';
import { contentOf } from '../languages/syntax-tree.ts';
import type { AskingTest, ChangedCode } from './experiment.ts';

const most = 10;

export function knownAnswers(
  code: readonly ChangedCode[],
  tests: readonly AskingTest[],
  changes: readonly Change[],
): NonNullable<TestCheck['knownAnswers']> {
  const texts = tests.map(({ test }) => test.body.text);
  const found = code.flatMap(({ change, code: { keys }, fresh }) =>
    keys
      .filter(({ line, text }) => fresh.has(line) && isDistinctive(text) && !stands(change.base ?? '', contentOf(text)))
      .filter(({ text }) => texts.some((own) => stands(own, contentOf(text))))
      .map(({ line, text }) => ({ path: change.path, line, value: text })),
  );
  return [...found, ...readFolders(code, changes)].slice(0, most);
}

/** New lines of production that name a folder below the tests, where what they expect may lie. */
function readFolders(code: readonly ChangedCode[], changes: readonly Change[]) {
  const ofTests = changes.filter(({ role }) => /^(test|test-support|snapshot|data)$/.test(role));
  const folders = new Set(ofTests.map(({ path }) => dirname(path)).filter((folder) => folder.includes('/')));
  return code.flatMap(({ change: { path, base = '' }, text, fresh }) =>
    text.split('\n').flatMap((line, at) => {
      const value = [...folders].find((folder) => fresh.has(at + 1) && stands(line, folder) && !stands(base, folder));
      return value === undefined ? [] : [{ path, line: at + 1, value: `${value}/` }];
    }),
  );
}

/** Zero, one and ten stand everywhere, and so do words that name a case. */
function isDistinctive(text: string): boolean {
  const value = contentOf(text);
  if (/^[\d._]+$/.test(value)) return value.replace(/\D/g, '').length > 1 && !/^10*(?:\.0*)?$/.test(value);
  return value.length > 3 && !/^[\w-]+$/.test(value);
}

/** As a word of its own, and no part of a number. */
function stands(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
    if (!/[\w.]/.test(text[at - 1] ?? '') && !/^(?:\w|\.\d)/.test(text.slice(at + value.length, at + value.length + 2)))
      return true;
  return false;
}
