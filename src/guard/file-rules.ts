/** Rules about a test file as a whole: lines that keep it out of the run, recorded results beside it. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import type { Language } from './language.ts';
import { shadows } from './shadows.ts';
import { clip } from './shell-words.ts';

export function compareFiles(
  file: ChangedFile,
  files: readonly ChangedFile[],
  sourceChanged: boolean,
): TamperFinding[] {
  if (file.kind === 'snapshot') return snapshot(file, sourceChanged);
  return [...unread(file), ...leftOut(file, files), ...shadows(file)];
}

/** The base's tests could be read, and what took their place cannot. */
function unread({ path, unread: why }: ChangedFile): TamperFinding[] {
  const message = `the tests of this file cannot be read any more: ${why}`;
  return why === undefined ? [] : [finding('weakens', 'test-unreadable', path, undefined, message)];
}

/** Build tags, module marks and settings of a test file that keep all of it out of the run. */
function leftOut(
  { path, kind, base, tree, language, newLines }: ChangedFile,
  files: readonly ChangedFile[],
): TamperFinding[] {
  const lines = language === undefined ? undefined : wholeFile[language];
  if (lines === undefined || tree === undefined || (base === undefined && kind !== 'test-config')) return [];
  // Code has conditions of its own; Rust keeps its tests there.
  if (kind === 'source' && (language !== 'rust' || base?.cases.length === 0)) return [];
  // What it tests is built under the same condition.
  const own = files.find((one) => one.base !== undefined && one.path === path.replace('_test.go', '.go'));
  const before = new Set(
    [base, own === undefined || own.path === path ? undefined : own.tree]
      .flatMap((side) => side?.lines ?? [])
      .map(constraint),
  );
  return tree.lines.flatMap((text, at) =>
    newLines.has(at + 1) && lines.test(text) && !before.has(constraint(text)) && !addsOnly(tree.lines, at)
      ? [finding('weakens', 'tests-excluded', path, at + 1, `\`${clip(text.trim())}\` keeps tests out of the run`)]
      : [],
  );
}

/** `load_tests` that gives back the tests it was given, with others added to them. */
function addsOnly(lines: readonly string[], at: number): boolean {
  const [, tests = ''] = /^\s*def load_tests\(\w+, (\w+)/.exec(lines[at] ?? '') ?? [];
  if (tests === '') return false;
  const end = lines.findIndex((line, index) => index > at && /^\S/.test(line));
  const body = lines.slice(at + 1, end === -1 ? undefined : end).filter((line) => line.trim() !== '');
  const added = new RegExp(`^\\s*${tests}\\.addTests?\\((?!.*\\b${tests}\\b)[\\w.]+\\([\\w., ]*\\)\\)$`);
  const returned = body.at(-1)?.trim() === `return ${tests}`;
  return returned && body.slice(0, -1).every((line) => added.test(line));
}

/** Go writes a condition in two ways, of which the older one is on its way out. */
const constraint = (text: string) =>
  text
    .replace(/^\/\/\s*\+build\b/, '//go:build')
    .replaceAll(',', ' && ')
    .trim();

const wholeFile: Partial<Record<Language, RegExp>> = {
  go: /^\/\/\s*(go:build|\+build)\b/,
  python:
    /^(pytest\.skip\(|raise (unittest\.)?SkipTest|collect_ignore|pytestmark\b.*\b(skip|xfail)|__test__\s*=\s*False)|^\s*def load_tests\(/,
  ruby: /^__END__|\b(filter_run_excluding|exclusion_filter|inclusion_filter|filter_run(_including)?)\b/,
  php: /^(__halt_compiler|return;)|@group\s+(skip|exclude)/,
  // Beyond `#[cfg(test)]`.
  rust: /^\s*#!?\[cfg\((?!test\)|not\(test\)\)).*\btest\b/,
};

/** Recorded results: changed with the code they are to be read; changed alone, emptied or deleted they weaken. */
function snapshot({ path, status, base, tree, newLines }: ChangedFile, sourceChanged: boolean): TamperFinding[] {
  if (status === 'added') return [];
  const weakens = (rule: string, line: number | undefined, message: string) => [
    finding('weakens', rule, path, line, message),
  ];
  const gone = 'a recorded result was deleted, so the next run records whatever comes out';
  if (tree === undefined) return weakens('snapshot-deleted', undefined, gone);
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
