/** One changed file as the rules see it: both sides, read and parsed once. */

import type { TamperFinding } from '../run/verification.ts';
import type { Assertion } from './assertions.ts';
import { casesOf, type TestCase } from './cases.ts';
import { type ChangedPath, isTestPath, type PathKind } from './classify.ts';
import { type Language, languageOf } from './language.ts';
import { type Budget, type Program, readProgram, type Unreadable } from './program.ts';

export interface Side {
  path: string;
  text: string;
  lines: readonly string[];
  /** Absent where the file is no code, or cannot be read. */
  program?: Program;
  unreadable?: Unreadable;
  cases: TestCase[];
  /** What its plain functions assert, those that run tests of their own as well. */
  helpers: ReadonlyMap<string, readonly Assertion[]>;
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
  /** Tests of the base were read, and why those of the tree were not. */
  unread?: string;
}

export async function changedFile(
  change: ChangedPath,
  kind: PathKind,
  { base, tree }: { base?: string | undefined; tree?: string | undefined },
  budget: Budget,
): Promise<ChangedFile> {
  const { path, status, from = path } = change;
  const before = base === undefined ? undefined : await side(from, base, kind, budget);
  // Where the runner does not look any more, a test is gone.
  const hidden = kind === 'test' && status === 'renamed' && !isTestPath(path);
  const after = tree === undefined ? undefined : await side(path, tree, hidden ? 'source' : kind, budget);
  const { why, spent = false } = after?.unreadable ?? {};
  const unread = !spent && before !== undefined && before.cases.length > 0 ? why : undefined;
  // One side alone would read as tests that are gone, or new.
  const isCompared = before?.unreadable === undefined && after?.unreadable === undefined;
  const comparable = (one: Side | undefined) => (one === undefined || isCompared ? one : { ...one, cases: [] });
  return {
    path,
    status,
    kind,
    language: languageOf(path),
    base: comparable(before),
    tree: comparable(after),
    ...(unread === undefined ? {} : { unread }),
    newLines: linesOnlyIn(after?.lines ?? [], before?.lines ?? []),
  };
}

async function side(path: string, text: string, kind: PathKind, budget: Budget): Promise<Side> {
  const lines = text.split('\n');
  const program = await readProgram(path, text, budget);
  const nothing = { cases: [], helpers: new Map() };
  if (program === undefined) return { path, text, lines, ...nothing };
  if ('why' in program) return { path, text, lines, unreadable: program, ...nothing };
  // Rust keeps its tests in the code itself.
  const holdsTests = kind === 'test' || kind === 'test-config' || program.language === 'rust';
  return { path, text, lines, program, ...(holdsTests ? casesOf(program) : nothing) };
}

/** Line numbers whose text stands in `lines` more often than in `others`; indentation does not count. */
export function linesOnlyIn(lines: readonly string[], others: readonly string[]): Set<number> {
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
