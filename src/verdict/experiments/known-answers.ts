/** Finds answers that production code may have hard-coded: values that the code looks up and the tests contain too. */

import { dirname, join, normalize } from 'node:path/posix';
import type { TestCheck } from '../../run/test-check-result.ts';
import type { Change } from '../changed-files.ts';
import { roleOf } from '../file-roles.ts';
import { contentOf } from '../languages/syntax-tree.ts';
import type { ChangedCode, Work } from './experiment.ts';

type KnownAnswers = NonNullable<TestCheck['knownAnswers']>;

const most = 10;

export async function knownAnswers(work: Work, code: readonly ChangedCode[]): Promise<KnownAnswers> {
  // Code may ask which test calls it.
  const names = new Set(work.tests.map(({ test }) => test.name).filter((name) => /[\s_]/.test(name)));
  const isTelling = (text: string) => isDistinctive(text) || names.has(contentOf(text));
  // A table may have moved from another file.
  const before = work.attempt.changes.map(({ role, base = '' }) => (role === 'production' ? base : '')).join('\n');
  const found = code.flatMap(({ change, code: { keys }, fresh }) =>
    keys
      .filter((key) => fresh.has(key.line) && isTelling(key.text))
      .filter(({ text }) => !stands(before, contentOf(text)))
      .map(({ line, text }) => ({ path: change.path, line, value: text })),
  );
  const texts = found.length === 0 ? [] : await textsOf(work);
  const known = found.filter(({ value }) => texts.some((text) => stands(text, contentOf(value))));
  return [...known, ...(await readFolders(work, code))].slice(0, most);
}

const mostFiles = 100;

/** Of the tests that ask for the change; of a red base in which no test can be told from the others, all that stands in files of tests. */
async function textsOf({ tests, trees, attempt }: Work) {
  if (tests.some(({ kind }) => kind !== 'named') || attempt.baseline?.exitCode === 0)
    return tests.map(({ test }) => test.text);
  const files = (await trees.list('attempt')).filter((path) => isOfTests(path, attempt)).slice(0, mostFiles);
  return (await Promise.all(files.map((path) => trees.read('attempt', path)))).map((text = '') => text);
}

const isOfTests = (path: string, { command, testPaths }: Work['attempt']) =>
  /^(test|test-support|snapshot|data)$/.test(roleOf(path, { command, globs: testPaths }));

/** New lines of production that name a file or a folder of the tests, where what they expect may lie. */
async function readFolders({ trees, attempt }: Work, code: readonly ChangedCode[]) {
  const named = code
    .flatMap(({ change, text, fresh }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          (fresh.has(at + 1) ? pathsIn(line, change) : []).map((name) => ({ path: change.path, line: at + 1, name })),
        ),
    )
    .filter(({ name }) => isOfTests(name, attempt) || isOfTests(`${name}/x`, attempt));
  const all = named.length === 0 ? [] : await trees.list('attempt');
  return named.flatMap(({ name, ...place }) => {
    const path = all.find((one) => one.startsWith(name) && /^(?:[/.]|$)/.test(one.slice(name.length)));
    if (path === undefined) return [];
    return { ...place, value: `${path.startsWith(`${name}/`) ? name : dirname(path)}/` };
  });
}

/** As files and modules are named: from the root, from the file, in parts, and with dots between. */
function pathsIn(line: string, { path, base = '' }: Change) {
  const whole = line.replaceAll(/["'`]\s*[/,]\s*f?["'`]/g, '/');
  const words = (whole.match(/[\w@.-]+(?:\/[\w@.-]*)+|\w+(?:\.\w+)+/g) ?? []).filter(
    (word) => !base.includes(word.replace(/\.\w+$/, '')),
  );
  const names = words.flatMap((word) => [word, join(dirname(path), word), word.replaceAll('.', '/')]);
  return [...new Set(names.map((name) => normalize(name).replace(/\/$/, '')))];
}

/** Zero, one and ten stand everywhere, and so do words that name a case: `utf-8`, but not `C-2040` or `1h30m`. */
function isDistinctive(text: string) {
  const value = contentOf(text);
  const digits = value.replace(/\D/g, '').length;
  if (isNumber(value)) return digits > 1 && !/^-?10*(?:\.0*)?$/.test(value);
  if (!/^:?[\w-]+$/.test(value)) return value.length > 3;
  return digits > 3 || (/\d\D+\d/.test(value) && !/^0x/i.test(value));
}

const isNumber = (text: string) => /^-?[\d._]+$/.test(text);

/** As a word of its own, and no part of a number. */
function stands(text: string, value: string) {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
    if (!/[\w.]/.test(text[at - 1] ?? '') && !/^(?:\w|\.\d)/.test(text.slice(at + value.length, at + value.length + 2)))
      return true;
  return false;
}
