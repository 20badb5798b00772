/** Merges two commits into a git tree without a work tree; conflicting files hold both sides between conflict marks. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../run/remove-tree.ts';
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
 * `onto` with the change in it; a line that both changed stands as in `to`. undefined where git sees no text. Not `merge-file`:
 * it takes changes of neighbouring lines for one conflict, and would bring the neighbour's change along.
 */
export async function carryOver(git: Git, { from, to, onto }: ThreeTexts): Promise<string | undefined> {
  const [change, other] = await Promise.all([hunksOf(git, from, to), hunksOf(git, from, onto)]);
  if (change === undefined || other === undefined) return undefined;
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

interface Hunk {
  /** Index of the first line that is removed, or of the one in front of which lines are added. */
  start: number;
  removed: number;
  added: string[];
}

async function hunksOf(git: Git, from: string, to: string) {
  if (from === to) return [];
  await using scratch = await temporaryFolder(join(git.place.gitDir, 'merge-'));
  const { path: folder } = scratch;
  // One line feed more: the last line is a whole one, too.
  await Promise.all([writeFile(join(folder, 'a'), `${from}\n`), writeFile(join(folder, 'b'), `${to}\n`)]);
  const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--no-textconv', '--unified=0', 'a', 'b'];
  const { code, stdout } = await git.run(args, { cwd: folder });
  return code === 1 ? readHunks(stdout.toString()) : undefined;
}

function readHunks(patch: string) {
  const hunks: Hunk[] = [];
  for (const line of patch.split('\n')) {
    const head = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/.exec(line);
    if (head !== null) {
      const removed = Number(head[2] ?? 1);
      // Where nothing is removed, git names the line in front.
      hunks.push({ start: Number(head[1]) - (removed === 0 ? 0 : 1), removed, added: [] });
    } else if (line.startsWith('+')) hunks.at(-1)?.added.push(line.slice(1));
  }
  return hunks.length === 0 ? undefined : hunks;
}
