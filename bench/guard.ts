/**
 * What the guard says of real changes, read from files alone and as if a story asked for nothing.
 * `node bench/guard.ts --mirrors DIR [--only owner/name] [--commits 150] [--json]`: DIR holds bare mirrors as `owner+name/repo`.
 * Counted are each history's newest commits, no merges, that change or delete tests, snapshots or test configuration.
 */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedTexts } from '../src/git/changed-text.ts';
import { filesOfChanges } from '../src/git/history.ts';
import { classify } from '../src/guard/classify.ts';
import { findTampering } from '../src/guard/guard.ts';
import { type Change, type History, readHistory } from '../src/run-story/history.ts';
import { verificationOf } from '../test/support/scripted-loop.ts';

const { values } = parseArgs({
  options: {
    mirrors: { type: 'string' },
    only: { type: 'string', multiple: true },
    commits: { type: 'string', default: '150' },
    json: { type: 'boolean' },
  },
});
const { mirrors, only } = values;

if (mirrors === undefined) process.stdout.write('Left out: --mirrors DIR names no folder of bare mirrors.\n');
else await readAll(mirrors);

async function readAll(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.includes('+'));
  const sums = { commits: 0, accused: 0 };
  const rules = new Map<string, number>();
  for (const name of names.filter((each) => only === undefined || only.includes(each.replace('+', '/')))) {
    const found = await readProject(join(folder, name, 'repo'), name.replace('+', '/'));
    sums.commits += found.commits;
    sums.accused += found.accused.length;
    for (const one of found.accused) for (const rule of new Set(one.rules)) rules.set(rule, (rules.get(rule) ?? 0) + 1);
    if (!values.json) process.stdout.write(`${name}: ${found.accused.length} of ${found.commits} accused\n`);
  }
  if (values.json) return;
  process.stdout.write(`${sums.accused} of ${sums.commits} accused\n`);
  for (const [rule, count] of [...rules].sort((a, b) => b[1] - a[1])) process.stdout.write(`${count} ${rule}\n`);
}

interface Accused {
  commit: string;
  rules: string[];
}

async function readProject(clone: string, repository: string): Promise<{ commits: number; accused: Accused[] }> {
  const scratch = mkdtempSync(join(tmpdir(), 'guard-'));
  try {
    const history = await readHistory(clone, { scratch, since: new Date(0) });
    const changes = await touchingTests(history);
    const accused: Accused[] = [];
    for (const change of changes) {
      const findings = await accusations(history, change);
      if (findings.length === 0) continue;
      accused.push({ commit: change.commit, rules: findings.map(({ rule }) => rule) });
      if (!values.json) continue;
      const { commit, message } = change;
      const [title] = message.split('\n');
      for (const { rule, path, line, message: words } of findings)
        process.stdout.write(`${JSON.stringify({ repository, commit, title, rule, path, line, words })}\n`);
    }
    return { commits: changes.length, accused };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function touchingTests({ repository, changes }: History): Promise<Change[]> {
  const most = Number(values.commits);
  const found: Change[] = [];
  for (let at = 0; at < changes.length && found.length < most; at += 200) {
    const part = changes.slice(at, at + 200);
    const files = await filesOfChanges(repository.git, part);
    const touches = (commit: string) =>
      files.get(commit)?.some(({ path, status }) => status !== 'added' && classify(path) !== 'source') === true;
    found.push(...part.filter(({ commit }) => touches(commit)));
  }
  return found.slice(0, most);
}

async function accusations({ repository }: History, { base, commit }: Change) {
  const [from, to] = [await repository.treeOf(base), await repository.treeOf(commit)];
  const changed = (await repository.differences(from, to)).map(({ path, status }) => ({ path, status }));
  const read = await changedTexts(repository, from, to);
  const uncounted = { ...verificationOf('tree'), counts: undefined };
  const context = { commands: {}, verification: uncounted, story: { mayChangeTests: false, text: '' } };
  const findings = await findTampering({ base: from, tree: to, changed, read }, context);
  return findings.filter(({ severity }) => severity === 'weakens');
}
