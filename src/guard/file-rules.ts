/** Rules about a test file as a whole: where it lies, what its first lines say, snapshots and data beside it. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { shadows } from './shadows.ts';

export function compareFiles(file: ChangedFile, sourceChanged: boolean): TamperFinding[] {
  if (file.kind === 'snapshot') return snapshot(file, sourceChanged);
  return [...renamedAway(file), ...leftOut(file), ...shadows(file)];
}

/** How runners find tests by name; a name that leaves its family is no longer found. */
const families: readonly RegExp[] = [
  /[._-](test|spec|cy|e2e)\.[cm]?[jt]sx?$/,
  /(^|\/)test_[^/]*\.py$|_test\.py$/,
  /_test\.go$/,
  /_spec\.rb$/,
  /(^|\/)test_[^/]*\.rb$|_test\.rb$/,
  /(Test|Tests|TestCase|IT|Spec)\.(java|kt|groovy|scala)$/,
  /Test\.php$/,
  /(^|\/)tests\/[^/]*\.rs$/,
  /\.([cm]?[jt]sx?|py|go|rb|php|java|kt|rs|exs|cs)$/,
];

/** Go builds such files only for the system or processor in their name. */
const otherSystem =
  /_(windows|darwin|plan9|freebsd|netbsd|openbsd|solaris|aix|js|wasip1|android|ios|illumos|dragonfly|arm|arm64|386|wasm|mips\w*|ppc64\w*|riscv64|s390x)_test\.go$/;

/** Whether a runner that finds the one name does not find the other. */
export function leavesFamily(from: string, to: string): boolean {
  const family = families.find((one) => one.test(from));
  if (family === undefined) return false;
  return !family.test(to) || (otherSystem.test(to) && !otherSystem.test(from));
}

function renamedAway(file: ChangedFile): TamperFinding[] {
  const from = file.base?.path;
  if (file.status !== 'renamed' || from === undefined || (file.base?.cases.length ?? 0) === 0) return [];
  if (!leavesFamily(from, file.path)) return [];
  return [
    finding('weakens', 'test-renamed-away', file.path, 1, `renamed from ${from}, the runner no longer finds its tests`),
  ];
}

/** Build tags, module marks and comments that keep a whole file out of the run. */
function leftOut(file: ChangedFile): TamperFinding[] {
  const { tree, base, language } = file;
  if (tree?.program === undefined || base === undefined || (file.kind === 'source' && base.cases.length === 0))
    return [];
  const findings: TamperFinding[] = [];
  for (const { text, line } of tree.program.comments) {
    if (!file.newLines.has(line)) continue;
    const tag =
      (language === 'go' && /^\/\/\s*(go:build|\+build)\b/.test(text)) ||
      /@(jest|vitest)-environment\s+\.|@group\s+(skip|exclude)|@ts-nocheck-tests/.test(text);
    if (tag)
      findings.push(
        finding(
          'weakens',
          'tests-excluded',
          file.path,
          line,
          `\`${text.trim().slice(0, 60)}\` keeps the file out of the run`,
        ),
      );
  }
  for (const [index, text] of tree.lines.entries()) {
    if (!file.newLines.has(index + 1)) continue;
    const whole =
      (language === 'rust' && leavesOutRust(file, text)) ||
      (language === 'python' && /^(pytest\.skip\(|raise (unittest\.)?SkipTest|collect_ignore)/.test(text)) ||
      (language === 'python' && /^\s*def load_tests\(/.test(text)) ||
      (language === 'ruby' && /^__END__/.test(text)) ||
      (language === 'php' &&
        /^\s*(__halt_compiler|return;)/.test(text) &&
        file.kind === 'test' &&
        !/^\s{4,}/.test(text));
    if (whole)
      findings.push(
        finding(
          'weakens',
          'tests-excluded',
          file.path,
          index + 1,
          `\`${text.trim().slice(0, 60)}\` keeps tests out of the run`,
        ),
      );
  }
  return findings;
}

/** A condition on the tests beyond `#[cfg(test)]`; in code itself other conditions are features. */
function leavesOutRust(file: ChangedFile, text: string): boolean {
  const condition = /^\s*#!?\[cfg\((.*)\)\]/.exec(text)?.[1]?.trim();
  if (condition === undefined || condition === 'test' || condition === 'not(test)') return false;
  return /\btest\b/.test(condition) || (file.kind === 'test' && text.trimStart().startsWith('#!'));
}

/** Recorded results: changed with the code they are to be read; changed alone, emptied or deleted they weaken. */
function snapshot(file: ChangedFile, sourceChanged: boolean): TamperFinding[] {
  const { path, status, base, tree } = file;
  if (status === 'added') return [];
  if (tree === undefined)
    return [
      finding(
        'weakens',
        'snapshot-deleted',
        path,
        undefined,
        'a recorded result was deleted, so the next run records whatever comes out',
      ),
    ];
  const entries = (text: string) =>
    text.split('\n').filter((line) => /^exports\[|^=== |^# name:|^---/.test(line)).length;
  const before = entries(base?.text ?? '');
  const after = entries(tree.text);
  if (tree.text.trim() === '' || after < before)
    return [finding('weakens', 'snapshot-deleted', path, 1, `recorded results were taken out (${before} → ${after})`)];
  const line = Math.min(...file.newLines, tree.lines.length);
  if (!sourceChanged && status === 'modified')
    return [
      finding('weakens', 'snapshot-rewritten', path, line, 'a recorded result was rewritten, and no code changed'),
    ];
  return [finding('review', 'snapshot-changed', path, line, 'a recorded result changed')];
}
