/** Searches the files of a commit or tree for texts, by git's own grep. */

import type { Git } from '../git/git.ts';

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

/** Every line of the commit's files that matches, as far as ten seconds and eight megabytes go. */
export async function linesLike(git: Git, commit: string, pattern: string): Promise<string> {
  const args = ['grep', '-a', '-E', '-h', '-e', pattern, commit];
  const { stdout } = await git.run(args, { timeoutMs, cutAtBytes: mostBytes });
  return stdout.toString();
}

function longestLine(text: string) {
  return text
    .split(/\r?\n/)
    .reduce((longest, line) => (line.trim().length > longest.length ? line.trim() : longest), '');
}

/** Whether a file of the tree whose name matches has these words in it. */
export async function hasText(git: Git, tree: string, words: string, names: string): Promise<boolean> {
  const { code, stderr } = await git.run(['grep', '-q', '-a', '-F', '-e', words, tree, '--', names], {
    // Everywhere else a path is a path.
    env: { GIT_LITERAL_PATHSPECS: '0' },
  });
  if (code === null || code > 1) throw new Error(`git grep failed: ${stderr}`);
  return code === 0;
}
