/** Searches the files of a commit or tree for texts, by git's own grep. */

import type { Git } from '../git/git.ts';

async function grep(git: Git, args: readonly string[], input?: string) {
  const options = { input, timeoutMs: 10_000, cutAtBytes: 8 * 1024 * 1024 };
  return (await git.run(['grep', '-a', '-h', ...args], options)).stdout.toString();
}

/** Of a text of several lines its longest line is looked for. What cannot be searched within ten seconds holds none of them. */
export async function textsIn(git: Git, commit: string, texts: readonly string[]): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const input = texts.map(longestLine).join('\n');
  const found = new Set((await grep(git, ['-F', '--only-matching', '-f', '-', commit], input)).split('\n'));
  return new Set(texts.filter((text) => found.has(longestLine(text))));
}

/** Every line of the commit's files that matches, as far as ten seconds and eight megabytes go. */
export function linesLike(git: Git, commit: string, pattern: string): Promise<string> {
  return grep(git, ['-E', '-e', pattern, commit]);
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
