/** Has anyone tampered with the tests? Reads what changed and what ran, never the agent's words. Pure over a port. */

import type { TamperFinding, Verification } from '../run/verification.ts';
import { type Asked, allowed } from './allowed.ts';
import { bentProcess } from './bent-process.ts';
import { type ChangedFile, changedFile, finding, linesOnlyIn } from './changed-file.ts';
import { type ChangedPath, classify } from './classify.ts';
import { compareCases } from './compare-cases.ts';
import { compareSettings } from './compare-settings.ts';
import { compareCounts, nestedTests } from './counts.ts';
import { coverageMarks } from './coverage-marks.ts';
import { compareFiles } from './file-rules.ts';
import { languageOf } from './language.ts';
import { calledBy, neverRun } from './never-run.ts';
import { compareScripts } from './scripts.ts';
import { mayShadow } from './shadows.ts';

export { isTestPath } from './classify.ts';

/** The two trees that are compared. `base` holds the tests that count: the merge-base's, with the test changes of people's commits. */
export interface TamperPort {
  base: string;
  tree: string;
  changed: ChangedPath[];
  /** Content of a file on one side; undefined where it is not there. */
  read(side: 'base' | 'tree', path: string): Promise<string | undefined>;
}

export interface TamperContext {
  commands: { build?: string; test?: string };
  baseline?: Verification;
  verification: Verification;
  /** The setting `test-paths`. */
  testPaths?: string[];
  story: Asked;
}

/** What weakened a test, or may have; those that weaken come first. An empty list: nothing that touches the tests changed. */
export async function findTampering(port: TamperPort, context: TamperContext): Promise<TamperFinding[]> {
  const files = await readFiles(port, context);
  const sourceChanged = files.some(({ kind }) => kind === 'source' || kind === 'package-script');
  const cases = compareCases(files);
  const redBefore = context.baseline?.failures.map(({ name }) => name);
  const lets = (one: TamperFinding) => allowed(heldHere(one, context), context.story, redBefore);
  const called = calledBy(context.commands, await port.read('tree', 'package.json'));
  const findings = cases.findings.map(lets);
  // Whoever says whether they are asked for says it of the counts too.
  const waiting = (rule: RegExp) => findings.filter((one) => one.waits && rule.test(one.rule)).length;
  const skipped = waiting(/-(?:skip|todo|conditional)$/);
  for (const file of files) {
    findings.push(...bentProcess(file), ...compareFiles(file, files, sourceChanged), ...neverRun(file, called));
    if (file.kind === 'test-config' || file.kind === 'coverage') findings.push(...compareSettings(file));
    if (
      file.kind === 'package-script' ||
      file.kind === 'ci' ||
      /\.(sh|bash|zsh)$/.test(file.path) ||
      runsBy(file, context)
    )
      findings.push(...compareScripts(file, context));
  }
  const path = (files.find((file) => file.kind !== 'source') ?? files[0])?.path ?? '';
  const explained = cases.explained + nestedTests(files) + skipped + waiting(/^test-deleted$/);
  const addedSkipped = cases.addedSkipped + skipped;
  findings.push(...compareCounts({ ...context, explained, addedSkipped, path }));
  findings.push(...(await coverageMarks((path) => port.read('base', path), files, context.commands.test ?? '')));
  findings.push(...files.flatMap((file) => mention(file, findings)));
  return findings.map(lets).sort(bySeverity);
}

/** A mark under a condition that holds here: more were left out than before. */
function heldHere(one: TamperFinding, { baseline, verification }: TamperContext): TamperFinding {
  const holds = (verification.counts?.skipped ?? 0) > (baseline?.counts?.skipped ?? 0);
  return one.rule === 'new-test-xfail' && holds ? { ...one, severity: 'weakens' } : one;
}

async function readFiles(port: TamperPort, { testPaths, commands }: TamperContext): Promise<ChangedFile[]> {
  const files: ChangedFile[] = [];
  const budget = { ms: mostMs };
  for (const change of port.changed) {
    const kind = classify(change.path, testPaths);
    const before = classify(change.from ?? change.path, testPaths);
    // A test that was renamed to something else is still a test that changed.
    const telling = kind === 'source' && before !== 'source' ? before : kind;
    const isRead = languageOf(change.path) !== undefined || mayShadow(change.path) || named(change.path, commands);
    const matters = telling !== 'source' || isRead;
    const base = matters && change.status !== 'added' ? await port.read('base', change.from ?? change.path) : undefined;
    const tree = matters && change.status !== 'deleted' ? await port.read('tree', change.path) : undefined;
    files.push(await changedFile(change, telling, { base, tree }, budget));
  }
  return files;
}

/** Processor time. What is not read by then is told as changed, and the base's own version of it decides. */
const mostMs = 10_000;

function runsBy(file: ChangedFile, { commands }: TamperContext): boolean {
  return file.kind === 'source' && named(file.path, commands);
}

/** Whether the commands name the file: `./run-tests`, `python tools/check.py`. */
function named(path: string, { build, test }: TamperContext['commands']): boolean {
  return `${build ?? ''} ${test ?? ''}`.split(/[\s;&|]+/).some((word) => word.replace(/^\.\//, '') === path);
}

const mentions = {
  test: ['test-changed', 'test file'],
  snapshot: ['snapshot-changed', 'recorded result'],
  'test-config': ['test-config-changed', 'test configuration'],
  ci: ['ci-changed', 'CI file'],
  coverage: ['coverage-changed', 'coverage configuration'],
} as const;

/** Every test, snapshot and configuration that changed is shown, also where nothing speaks against it. */
function mention(file: ChangedFile, findings: readonly TamperFinding[]): TamperFinding[] {
  if (file.kind === 'source' || file.kind === 'package-script' || findings.some((one) => one.path === file.path))
    return [];
  const line = Math.min(...file.newLines);
  const how = {
    added: 'is new',
    modified: isOnlyAddedTo(file) ? 'has new lines; every other one is as it was' : 'changed',
    deleted: 'was deleted',
    renamed: `was renamed from ${file.base?.path ?? ''}`,
  }[file.status];
  const [rule, words] = mentions[file.kind];
  const at = Number.isFinite(line) ? line : undefined;
  return [finding('review', rule, file.path, at, `this ${words} ${how}`)];
}

function isOnlyAddedTo({ kind, base, tree }: ChangedFile): boolean {
  if (kind !== 'test' || base === undefined || tree === undefined) return false;
  return linesOnlyIn(base.lines, tree.lines).size === 0;
}

function bySeverity(a: TamperFinding, b: TamperFinding): number {
  return a.severity === b.severity ? 0 : a.severity === 'weakens' ? -1 : 1;
}
