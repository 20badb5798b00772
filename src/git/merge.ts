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

const opened = /^<{7}(?: |$)/m;
const closed = /^>{7}(?: |$)/m;

/** Whether a text still has both marks of a conflict. */
export function hasMarks(text: string): boolean {
  return opened.test(text) && closed.test(text);
}

/** The conflicts of a text, marks included. */
export function conflictsIn(text: string): string[] {
  return [...text.matchAll(/^<{7}(?: .*)?\n[\s\S]*?^>{7}(?: .*)?$/gm)].map(([hunk]) => hunk);
}
