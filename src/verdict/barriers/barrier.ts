/**
 * Defines the interface of a barrier, which is a check that reads the agent's change without running it, and may fail
 * the attempt.
 */

import type { Change } from '../changed-files.ts';
import type { Token } from '../languages/syntax-tree.ts';
import type { MatchedTests } from '../matched-tests.ts';

export interface BarrierSubject {
  files: readonly ChangedCode[];
  tests: MatchedTests;
  /** Build and test command together. */
  command: string;
}

/** A changed file as barriers read it. */
export interface ChangedCode extends Change {
  /** Lower case, as people call it; undefined: no record knows it. */
  language: string | undefined;
  lines: readonly string[];
  /** Lines of the attempt that the base does not have, from 1. */
  newLines: ReadonlySet<number>;
  tokens: readonly Token[];
}

export interface Finding {
  path: string;
  line?: number;
  message: string;
}

export interface Barrier {
  name: string;
  /** In one sentence, for the page on the verdict. */
  stops: string;
  find(subject: BarrierSubject): Finding[];
}

/** Each new token of a file, with where it stands. */
export const newTokens = ({ tokens, newLines }: ChangedCode): { token: Token; at: number }[] =>
  tokens.flatMap((token, at) => (newLines.has(token.line) ? [{ token, at }] : []));
