/** What an attempt took out of the tests that the base had, and of what they speak: names that a source may declare, nearest first. */

import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import { isImport } from '../verify/specifiers.ts';
import type { ProofContext, ProofPort } from './experiments.ts';

export interface Lost {
  /** Names of the lines themselves, of those around them, of the whole file, of the base's tests that load it; the first that lead somewhere count. */
  names: string[][];
  /** One of the lines speaks of errors. */
  throws: boolean;
}

const around = 6;
const mostReaders = 20;

/** Of changed files that are no production. What moved from one of them into another is not lost. undefined: nothing is. */
export async function lostIn(
  port: ProofPort,
  { command, testPaths }: ProofContext,
  changed: readonly string[],
): Promise<Lost | undefined> {
  const role = (path: string) => roleOf(path, { command, globs: testPaths });
  const own = changed.filter((path) => languageOf(path) !== undefined || role(path) === 'test');
  const texts = await Promise.all(own.map((path) => port.read('tree', path)));
  const now = countsOf(texts.flatMap(linesOf));
  const [lost, near, whole]: [string[], string[], string[]] = [[], [], []];
  const stems: string[] = [];
  for (const path of own) {
    const lines = linesOf(await port.read('base', path));
    const missing = lines.flatMap((line, at) => {
      const left = now.get(line.trim()) ?? 0;
      now.set(line.trim(), left - 1);
      return left <= 0 && /\w/.test(line) && !isImport(line) ? [at] : [];
    });
    const gone = missing.length > 0 ? missing : outOfOrder(lines, linesOf(await port.read('tree', path)));
    if (gone.length === 0) continue;
    lost.push(...gone.map((at) => lines[at] ?? ''));
    near.push(...gone.flatMap((at) => lines.slice(Math.max(0, at - around), at + around)));
    whole.push(...lines);
    stems.push(path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));
  }
  if (lost.length === 0) return undefined;
  const tests = (await port.list('base')).filter((path) => languageOf(path) !== undefined && role(path) === 'test');
  const readers = await Promise.all(tests.slice(0, 500).map(async (path) => (await port.read('base', path)) ?? ''));
  const speaking = readers.filter((text) => stems.some((stem) => text.includes(stem))).slice(0, mostReaders);
  return {
    names: [lost, near, whole, speaking].map((all) => [...new Set(all.flatMap((line) => line.match(words) ?? []))]),
    throws: lost.some((line) => /throw|raise|reject|error|exception/i.test(line)),
  };
}

/** Lines that both have, and not in the same order: rows that a test hands over may be sorted now. */
function outOfOrder(base: readonly string[], tree: readonly string[]): number[] {
  const bare = (lines: readonly string[]) =>
    lines.flatMap((text, at) => (/\w/.test(text) ? [{ line: text.trim(), at }] : []));
  const inBoth = new Set(bare(base).map(({ line }) => line)).intersection(new Set(bare(tree).map(({ line }) => line)));
  const [was, now] = [base, tree].map((lines) => bare(lines).filter(({ line }) => inBoth.has(line)));
  if (was === undefined || was.length !== now?.length) return [];
  return was.flatMap(({ line, at }, index) => (line !== now[index]?.line && !isImport(line) ? [at] : []));
}

/** What stands in them is not run. */
const comments = /\/\*[\s\S]{0,10000}?\*\/|^[ \t]*(?:\/\/|#(?!include|\[)).*$/gm;

function countsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  return counts;
}

const words = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** Comments are empty lines. */
const linesOf = (text = '') => text.replace(comments, (found) => found.replace(/[^\n]/g, '')).split('\n');
