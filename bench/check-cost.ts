/**
 * What steps 4 to 7 of the verdict cost beside one run of the suite, over real changes:
 * `node bench/check-cost.ts --mirrors DIR --of owner/name --test 'python3 -m pytest -q' [--each 3]`.
 * DIR holds bare mirrors as `owner+name/repo`; the command runs in plain folders, with what this machine has. Prints one line a change, then median and p90.
 */

import { isUtf8 } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { roleOf } from '../src/verdict/file-roles.ts';
import { type Files, judged, processorMs } from '../test/support/judged.ts';

const { values } = parseArgs({
  options: {
    mirrors: { type: 'string', default: '' },
    of: { type: 'string', default: '' },
    test: { type: 'string', default: '' },
    each: { type: 'string', default: '3' },
    before: { type: 'string', default: 'now' },
  },
});
const command = values.test;
const folder = join(values.mirrors, values.of.replace('/', '+'), 'repo');
const bytes = (...words: string[]) => execFileSync('git', ['--git-dir', folder, ...words], { maxBuffer: 1 << 30 });
const git = (...words: string[]) => bytes(...words).toString();
const contents = new Map<string, string | Buffer>();
const ratios: number[] = [];

for (const { commit, base, renamed } of changes().slice(0, Number(values.each))) {
  const [before, after] = [filesOf(base), filesOf(commit)];
  const gone = Object.keys(before).filter((path) => after[path] === undefined && renamed[path] === undefined);
  const attempt = { ...after, ...Object.fromEntries(gone.map((path) => [path, undefined])) };
  const runs: { label: string; ms: number }[] = [];
  const judging = { base: before, attempt, renamed, command, testCheck: 'enforce' as const, picks: true };
  const { verification, plain, plainMs, costMs } = await judged({
    ...judging,
    onRun: (label, only) => runs.push({ label: only === undefined ? `${label} (whole)` : label, ms: -processorMs() }),
    onEnd: (label) => {
      for (const one of runs) if (one.ms < 0 && one.label.startsWith(label)) one.ms += processorMs();
    },
  });
  const { result, testCheck, testChanges = [] } = verification;
  if (plain.result === 'passed') ratios.push(costMs / plainMs);
  const ratio = (costMs / plainMs).toFixed(2);
  const words = [
    result,
    testCheck?.result ?? '-',
    `${runs.length} runs`,
    `${ratio} suites of ${(plainMs / 1000).toFixed(1)} s`,
    `${testChanges.length} listed`,
  ];
  process.stdout.write(`${values.of} ${commit.slice(0, 10)} ${words.join(' · ')}\n`);
  for (const { label, ms } of runs) process.stdout.write(`    ${label} ${(ms / plainMs).toFixed(2)}\n`);
  for (const one of testCheck?.reasons ?? verification.notes) process.stdout.write(`    - ${one}\n`);
}
ratios.sort((a, b) => a - b);
const at = (share: number) => (ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))] ?? 0).toFixed(2);
process.stdout.write(`${ratios.length} green changes: median ${at(0.5)}, p90 ${at(0.9)} suites\n`);

/** The newest with production and tests, and no manifest. */
function changes(): { commit: string; base: string; renamed: Record<string, string> }[] {
  const lines = git('log', '--no-merges', '-n', '400', `--before=${values.before}`, '--format=%H %P')
    .trim()
    .split('\n');
  const known = new Set<string>();
  return lines.flatMap((line) => {
    const [commit = '', base] = line.split(' ');
    // Compilers keep what they made of a tree that another change began from.
    if (base === undefined || known.has(commit)) return [];
    const paths = git('diff', '--name-status', '-M', base, commit).trim().split('\n');
    const names = paths.map((one) => one.split('\t'));
    const roles = new Set(names.map((one) => roleOf(one.at(-1) ?? '', { command })));
    const fits = roles.has('test') && roles.has('production') && !roles.has('manifest') && names.length <= 15;
    const moved = names.filter(([status]) => status?.startsWith('R')).map(([, from, to]) => [from, to]);
    if (fits) known.add(base);
    return fits ? [{ commit, base, renamed: Object.fromEntries(moved) }] : [];
  });
}

function filesOf(commit: string): Files {
  const found: Files = {};
  for (const line of git('ls-tree', '-r', '-l', '-z', commit).split('\0')) {
    const [, mode, id = '', size, path = ''] = /^(\d+) blob (\w+) +(\d+)\t(.*)$/s.exec(line) ?? [];
    if (mode === undefined || mode === '120000' || Number(size) > 5_000_000) continue;
    const content = contents.get(id) ?? contentOf(id);
    contents.set(id, content);
    found[path] = content;
  }
  return found;
}

/** Text where the bytes are text, so that files which are none reach the suite as they are. */
function contentOf(id: string): string | Buffer {
  const raw = bytes('cat-file', 'blob', id);
  return isUtf8(raw) ? raw.toString() : raw;
}
