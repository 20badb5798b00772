/** Merges two commits into a git tree without a work tree; conflicting files hold both sides between conflict marks. */

import { structuredPatch } from 'diff';
import type { Git } from './git.ts';

/** A sentence where this git is too old for it (2.38). */
export async function mergeCommits(git: Git, ours: string, theirs: string) {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--messages', ours, theirs];
  const { code, stdout, stderr } = await git.run(args, { config: [['merge.conflictStyle', 'diff3']] });
  if (code !== 0 && code !== 1)
    return { problem: `git could not merge them (2.38 or newer is needed): ${stderr.trim().slice(0, 300)}` };
  const parts = stdout.toString().split('\0');
  const [tree = '', ...rest] = parts;
  const end = rest.indexOf('');
  // Paths that both sides changed in ways that git does not bring together.
  const conflicts = code === 0 ? [] : rest.slice(0, Math.max(0, end));
  // What git says of them: content, modify/delete, add/add. Each: the number of paths, the paths, a kind, the text.
  const messages = rest.slice(end + 1).filter((part) => /^(CONFLICT|warning)/.test(part) && part.includes(':'));
  return { tree, conflicts: [...new Set(conflicts)], messages: messages.join('').trim() };
}

export interface ThreeTexts {
  /** What the change started from, and what it made of it. */
  from: string;
  to: string;
  /** What it is carried over to. */
  onto: string;
}

/**
 * `onto` with the change in it; a line that both changed stands as in `to`. undefined where it is no text, or too much of it differs.
 * Not `merge-file`: it takes changes of neighbouring lines for one conflict, and would bring the neighbour's change along.
 */
export function carryOver({ from, to, onto }: ThreeTexts): string | undefined {
  const [change, other] = [hunksOf(from, to), hunksOf(from, onto)];
  if (change === undefined || other === undefined || from.includes('\0')) return undefined;
  const lines = from.split('\n').map((line) => ({ before: [] as string[], now: [line] }));
  const end = { before: [] as string[], now: [] as string[] };
  const at = (index: number) => lines[index] ?? end;

  for (const { start, removed, added } of other) {
    if (removed === 0) at(start).before = [...at(start).before, ...added];
    for (let index = 0; index < removed; index++) at(start + index).now = added.slice(index, index + 1);
    if (removed > 0) at(start + removed - 1).now = [...at(start + removed - 1).now, ...added.slice(removed)];
  }
  // What both changed alike is there already: put in twice, an import would be declared twice.
  const there = new Set(other.map((hunk) => JSON.stringify(hunk)));
  for (const { start, removed, added } of change.filter((hunk) => !there.has(JSON.stringify(hunk)))) {
    for (let index = 0; index < removed; index++) at(start + index).now = [];
    at(start).before = [...at(start).before, ...added];
  }
  return [...lines, end].flatMap(({ before, now }) => [...before, ...now]).join('\n');
}

/** With the index of the first line that is removed, or of the one in front of which lines are added. */
function hunksOf(from: string, to: string) {
  // One line feed more: the last line is a whole one, too.
  const options = { context: 0, timeout: 5000 };
  const patch = structuredPatch('', '', `${from}\n`, `${to}\n`, undefined, undefined, options);
  return patch?.hunks.map(({ oldStart, oldLines, lines }) => {
    const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    return { start: oldStart - 1, removed: oldLines, added };
  });
}
