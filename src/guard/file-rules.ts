/** Rules about a file as a whole: tests that cannot be read any more, recorded results, what takes the place of the runner. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { shadows } from './shadows.ts';

export function compareFiles(file: ChangedFile, sourceChanged: boolean): TamperFinding[] {
  if (file.kind === 'snapshot') return snapshot(file, sourceChanged);
  return [...unread(file), ...shadows(file)];
}

/** The base's tests could be read, and what took their place cannot. */
function unread({ path, unread: why }: ChangedFile): TamperFinding[] {
  const message = `the tests of this file cannot be read any more: ${why}`;
  return why === undefined ? [] : [finding('weakens', 'test-unreadable', path, undefined, message)];
}

/** Recorded results: changed with the code they are to be read; changed alone, emptied or deleted they weaken. */
function snapshot({ path, status, base, tree, newLines }: ChangedFile, sourceChanged: boolean): TamperFinding[] {
  if (status === 'added') return [];
  const weakens = (rule: string, line: number | undefined, message: string) => [
    finding('weakens', rule, path, line, message),
  ];
  if (tree === undefined)
    return weakens(
      'snapshot-deleted',
      undefined,
      'a recorded result was deleted, so the next run records whatever comes out',
    );
  const entries = (text: string) =>
    text.split('\n').filter((line) => /^exports\[|^=== |^# name:|^---/.test(line)).length;
  const [before, after] = [entries(base?.text ?? ''), entries(tree.text)];
  if (tree.text.trim() === '' || after < before)
    return weakens('snapshot-deleted', 1, `recorded results were taken out (${before} → ${after})`);
  const line = Math.min(...newLines, tree.lines.length);
  return !sourceChanged && status === 'modified'
    ? weakens('snapshot-rewritten', line, 'a recorded result was rewritten, and no code changed')
    : [finding('review', 'snapshot-changed', path, line, 'a recorded result changed')];
}
