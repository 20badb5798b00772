/** Takes as tests what a run without the change names red, in files of whatever language and form. */

import { samePath } from '../../output/failure-lines.ts';
import type { TestFailure, Verification } from '../../run/verification.ts';
import { type Change, freshLines } from '../changed-files.ts';
import { isUnbuilt, leafOf } from '../failure-matching.ts';
import { isShell } from '../file-roles.ts';
import type { Expected } from '../languages/expected-values.ts';
import { contentOf } from '../languages/syntax-tree.ts';
import type { AskingTest } from './experiment.ts';

/** It may hold tests, or make some, that nobody can tell by their text. */
export const mayHoldTests = ({ role, path, attempt }: Change): boolean =>
  attempt !== undefined && (/^(?:test|data|snapshot)/.test(role) || (role !== 'production' && isShell(path)));

/** More are named by no reason, and one shows as much as all. */
const most = 200;

/** All is green with the change: what is red without it asks for it. Where the runner names nobody, the exit code speaks. */
export function namedTests(changes: readonly Change[], run: Verification): AskingTest[] {
  const own = changes.filter(mayHoldTests);
  const texts = own.map((one) => [...freshOf(one).values()].join('\n')).join('\n');
  const testOf = (name: string, { file = '', expected = '' }: Partial<TestFailure>, whole = false): AskingTest => {
    const change = own.find(({ path }) => file !== '' && samePath(file, path));
    return {
      ...{ path: change?.path ?? file, kind: 'named', fresh: new Set(change ? freshOf(change).keys() : []) },
      test: {
        ...{ name, line: 1, text: texts, whole, head: '', assertions: [] },
        body: { start: 0, end: 0, line: 1, text: texts, type: '', indent: '' },
        expected: change ? expectedIn(change, contentOf(expected.trim())) : [],
      },
    };
  };
  const isOwn = (name: string) => own.some(({ path }) => samePath(name, path));
  const named = run.failures.filter(
    ({ kind, file, name }) => kind === undefined || (kind === 'suite' && isOwn(file ?? name)),
  );
  if (named.length > 0) return named.slice(0, most).map((one) => testOf(leafOf(one.name), one, one.kind === 'suite'));
  return run.result === 'failed' && !isUnbuilt(run) ? [testOf('the command', {}, true)] : [];
}

/** Where the attempt wrote what the runner says was expected, between quotes or as a number, in one place and nowhere else. */
function expectedIn(change: Change, value: string): Expected[] {
  const { attempt = '' } = change;
  const isNumber = /^\d+$/.test(value);
  const literals = isNumber ? [value] : [`'${value}'`, `"${value}"`];
  const found = literals.flatMap((text) =>
    [...attempt.matchAll(new RegExp(RegExp.escape(text), 'g'))].map(({ index: start }) => ({ text, start })),
  );
  return found.flatMap(({ text, start }): Expected[] => {
    const line = attempt.slice(0, start).split('\n').length;
    const isOne = found.length === 1 && value !== '' && freshOf(change).has(line);
    return isOne ? [{ text, start, end: start + text.length, line, kind: isNumber ? 'number' : 'string' }] : [];
  });
}

function freshOf(change: Change) {
  const lines = change.attempt?.split('\n') ?? [];
  return new Map([...freshLines(change)].map((line) => [line, lines[line - 1] ?? '']));
}
