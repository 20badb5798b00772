/** Two commits merged without a work tree. Where they conflict, the tree holds both sides and the ancestor between marks. */

import type { Git } from './git.ts';

export interface Merged {
  tree: string;
  /** Paths that both sides changed in ways that git does not bring together. */
  conflicts: string[];
  /** What git says of them: content, modify/delete, add/add. */
  messages: string;
}

/** A sentence where this git is too old for it (2.38). */
export async function mergeCommits(git: Git, ours: string, theirs: string): Promise<Merged | { problem: string }> {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--messages', ours, theirs];
  const { code, stdout, stderr } = await git.run(args, { config: [['merge.conflictStyle', 'diff3']] });
  if (code !== 0 && code !== 1)
    return { problem: `git could not merge them (2.38 or newer is needed): ${stderr.trim().slice(0, 300)}` };
  const parts = stdout.toString().split('\0');
  const [tree = '', ...rest] = parts;
  const end = rest.indexOf('');
  const conflicts = code === 0 ? [] : rest.slice(0, Math.max(0, end));
  // Each message: the number of paths, the paths, a kind, the text.
  const messages = rest.slice(end + 1).filter((part) => /^(CONFLICT|warning)/.test(part) && part.includes(':'));
  return { tree, conflicts: [...new Set(conflicts)], messages: messages.join('').trim() };
}

/**
 * How many lines of a text are marks of a conflict. Their size is an attribute of git's (`conflict-marker-size`); the middle one
 * underlines a heading too, so it counts only where `marked`, the text that git has made, is given, in the size that it has there.
 */
export function countMarks(text: string, marked?: string): number {
  const outer = text.match(/^(?:<{7,}|>{7,}|\|{7,})(?: .*)?$/gm)?.length ?? 0;
  const size = marked === undefined ? undefined : /^<{7,}(?= )/m.exec(marked)?.[0].length;
  return size === undefined ? outer : outer + (text.match(new RegExp(`^={${size}}$`, 'gm'))?.length ?? 0);
}

/** The conflicts of a text, marks included. */
export function conflictsIn(text: string): string[] {
  return [...text.matchAll(/^<{7,}(?: .*)?\r?\n[\s\S]*?^>{7,}(?: .*)?$/gm)].map(([hunk]) => hunk);
}
