/** Finds which texts stand somewhere in a commit. They reach git by its input: an argument is seen by every process of the machine. */

import type { Git } from './git.ts';

const timeoutMs = 10_000;
const mostBytes = 8 * 1024 * 1024;

/** Of a text of several lines its longest line is looked for. What cannot be searched within ten seconds holds none of them. */
export async function textsIn(git: Git, commit: string, texts: readonly string[]): Promise<Set<string>> {
  const lines = new Map(texts.map((text) => [text, longestLine(text)]));
  const input = [...lines.values()].join('\n');
  const args = ['grep', '-a', '-F', '-h', '--only-matching', '-f', '-', commit];
  const { stdout } = await git.run(args, { input, timeoutMs, cutAtBytes: mostBytes });
  const found = new Set(stdout.toString().split('\n'));
  return new Set(texts.filter((text) => found.has(lines.get(text) ?? '')));
}

function longestLine(text: string): string {
  return text
    .split(/\r?\n/)
    .reduce((longest, line) => (line.trim().length > longest.length ? line.trim() : longest), '');
}
