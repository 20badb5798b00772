/** One changed file as the rules see it: both sides, read and parsed once. */

import type { TamperFinding } from '../run/verification.ts';
import { casesOf, type TestCase } from './cases.ts';
import { type ChangedPath, isTestPath, type PathKind } from './classify.ts';
import { type Language, languageOf } from './language.ts';
import { type Program, parse } from './statements.ts';

export interface Side {
  path: string;
  text: string;
  lines: readonly string[];
  /** Absent where the file is no code. */
  program?: Program;
  cases: TestCase[];
}

export interface ChangedFile {
  path: string;
  status: ChangedPath['status'];
  kind: PathKind;
  language?: Language;
  base?: Side;
  tree?: Side;
  /** Lines of the tree's side that the base does not have, from 1. */
  newLines: ReadonlySet<number>;
}

export function changedFile(change: ChangedPath, kind: PathKind, base?: string, tree?: string): ChangedFile {
  const { path, status, from = path } = change;
  const before = base === undefined ? undefined : side(from, base, kind);
  // Where the runner does not look any more, a test is gone.
  const hidden = kind === 'test' && status === 'renamed' && !isTestPath(path);
  const after = tree === undefined ? undefined : side(path, tree, hidden ? 'source' : kind);
  return {
    path,
    status,
    kind,
    language: languageOf(path),
    base: before,
    tree: after,
    newLines: linesOnlyIn(after?.lines ?? [], before?.lines ?? []),
  };
}

function side(path: string, text: string, kind: PathKind): Side {
  const language = languageOf(path);
  const lines = text.split('\n');
  if (language === undefined || language === 'shell') return { path, text, lines, cases: [] };
  const program = parse(text, language);
  // Rust keeps its tests in the code itself.
  const holdsTests = kind === 'test' || kind === 'test-config' || language === 'rust';
  return { path, text, lines, program, cases: holdsTests ? casesOf(program, path) : [] };
}

/** Line numbers whose text stands in `lines` more often than in `others`; indentation does not count. */
function linesOnlyIn(lines: readonly string[], others: readonly string[]): Set<number> {
  const left = new Map<string, number>();
  for (const line of others) left.set(line.trim(), (left.get(line.trim()) ?? 0) + 1);
  const found = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    else if (text !== '') found.add(index + 1);
  }
  return found;
}

export function finding(
  severity: TamperFinding['severity'],
  rule: string,
  path: string,
  line: number | undefined,
  message: string,
): TamperFinding {
  return line === undefined ? { severity, rule, path, message } : { severity, rule, path, line, message };
}
