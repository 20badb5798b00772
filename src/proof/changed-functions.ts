/** Functions of production that an attempt changed, as they stand in its sources. */

import { blown } from '../syntax/blown.ts';
import { spokenPath } from '../syntax/languages/index.ts';
import { otherResultsOf } from '../syntax/other-results.ts';
import type { Blown } from '../syntax/plain-blown.ts';
import { wrecked } from '../syntax/wrecked.ts';
import { changedTexts } from './changed-texts.ts';
import type { ProofContext, ProofPort } from './experiments.ts';
import { freshLines } from './fresh-lines.ts';

export interface ChangedFunctions extends Blown {
  path: string;
  /** With the ending of its language. */
  spoken: string;
  /** As it is, where `text` has them throwing. */
  source: string;
  /** The first line that changed. */
  line: number;
}

/** Of every source that the attempt changed its changed functions, throwing. What else it changed is not heard without it either. */
export async function changedFunctions(
  port: ProofPort,
  context: ProofContext,
  /** Of a source in which no function changed: all of them. */
  orAll = false,
): Promise<ChangedFunctions[]> {
  const found: ChangedFunctions[] = [];
  for await (const { path, base, tree } of changedTexts(port, context, 'production')) {
    const lines = freshLines(base, tree);
    const [line] = lines;
    if (line === undefined) continue;
    const spoken = spokenPath(path, tree);
    const every = orAll ? tree.split('\n').map((_, at) => at + 1) : [];
    const made = (await blown(spoken, tree, lines)) ?? (orAll ? await blown(spoken, tree, every) : undefined);
    if (made !== undefined) found.push({ path, spoken, line, source: tree, ...made });
  }
  return found;
}

/** Their sources with all of them doing something else. undefined: of one it is not known what, and it may be what tests are about. */
export async function wreckedFiles(
  changed: readonly ChangedFunctions[],
  given: Parameters<typeof wrecked>[3],
): Promise<Map<string, string> | undefined> {
  const files = new Map<string, string>();
  for (const { path, spoken, source, names } of changed) {
    const text = await wrecked(spoken, source, new Set(names), given);
    if (text === undefined) return undefined;
    files.set(path, text);
  }
  return files;
}

/** All of them give a value: what gives none may be there for what it does. */
export async function allGive(changed: readonly ChangedFunctions[]): Promise<boolean> {
  for (const { spoken, source, names } of changed) {
    const results = await otherResultsOf(spoken, source, new Set(names));
    const giving = new Set(results.filter(({ kind }) => kind === 'coarse').map(({ name }) => name));
    if (names.some((name) => !giving.has(name))) return false;
  }
  return true;
}
