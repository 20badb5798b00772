/**
 * Reads report files that a test run left behind, such as JUnit XML, to complete and correct what the run's output
 * says.
 */
import { constants, type Dirent } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Failure } from '../../output/failure-lines.ts';
import { jsonFailures } from '../../output/json-failures.ts';
import { logReader } from '../../output/read-log.ts';
import { relative } from '../../output/relative-paths.ts';
import type { TestReport } from '../../output/test-report.ts';
import type { TestCounts } from '../../run/verification.ts';
import { expanded, matchesGlob } from '../../text/glob.ts';
import { objectIn, objectsIn, parsedJson } from '../../text/json.ts';
import { type FileReport, junitXml } from './junit-xml.ts';

export interface ReportPlace {
  /** Absolute folder that the globs are relative to. */
  folder: string;
  globs: readonly string[];
  /** Those that were there when the command began, and when they were written: the attempt's own, unless written again. */
  known: ReadonlyMap<string, number>;
}

const largestFileBytes = 32 << 20;
const mostBytes = 128 << 20;

/** What the fresh report files say together; undefined where there are none. Links, pipes and huge files are left alone: tests wrote them. */
export async function readReportFiles({ folder, globs, known }: ReportPlace): Promise<FileReport | undefined> {
  const reports: FileReport[] = [];
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return undefined;
  let left = mostBytes;
  for (const path of await foundFiles(root, globs)) {
    const text = await freshText(root, path, known.get(path), Math.min(left, largestFileBytes));
    if (text === undefined) continue;
    left -= text.length;
    const report = (await junitXml(text)) ?? jsonReport(text) ?? textReport(text);
    if (report) reports.push(report);
  }
  if (reports.length === 0) return undefined;
  const sum = (key: keyof TestCounts) => reports.reduce((all, { counts }) => all + counts[key], 0);
  return {
    failures: relative(
      reports.flatMap(({ failures }) => failures),
      [root],
    ),
    again: reports.flatMap(({ again = [] }) => again),
    counts: { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
  };
}

/** The text of a regular file inside the root, written in this run and not too large. */
async function freshText(root: string, path: string, knownMs: number | undefined, maxBytes: number) {
  const real = await realpath(join(root, path)).catch(() => undefined);
  if (real === undefined || !real.startsWith(root + sep)) return undefined;
  try {
    // A pipe would block without O_NONBLOCK.
    await using file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const { size, mtimeMs } = await file.stat().then((stat) => (stat.isFile() ? stat : { size: 0, mtimeMs: 0 }));
    if (size === 0 || size > maxBytes || mtimeMs === knownMs) return undefined;
    return (await file.readFile()).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Reads a test report that is one JSON document: CTRF, or what the JSON reporters of jest and vitest write. */
function jsonReport(text: string): FileReport | undefined {
  if (!/^\s*\{/.test(text.slice(0, 200))) return undefined;
  const { testResults, results } = objectIn(parsedJson(text));
  const { tests = testResults } = objectIn(results);
  if (!Array.isArray(tests)) return undefined;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const one of objectsIn(tests)) {
    const inner = objectsIn(one.assertionResults);
    // A file of jest that holds no test counts where it could not be loaded.
    const leaves =
      one.assertionResults === undefined || (inner.length === 0 && one.status === 'failed') ? [one] : inner;
    for (const { status } of leaves) counts[status === 'passed' || status === 'failed' ? status : 'skipped']++;
  }
  return { failures: jsonFailures(tests), counts };
}

/** TAP streams and go test -json events in a file of their own: the readers of logs know both. */
function textReport(text: string): FileReport | undefined {
  const starts = /^TAP version \d|^1\.\.\d|^(?:not )?ok \d|^\{"(?:Time|Action)":"/m;
  if (!starts.test(text.slice(0, 4000))) return undefined;
  const log = logReader();
  log.push(Buffer.from(text));
  const { failures, counts } = log.end();
  return counts && { failures, counts };
}

/** The report that text and files give together. */
export function merged(text: TestReport, files: FileReport): TestReport {
  const failures = [...text.failures];
  for (const failure of files.failures) {
    const at = failures.findIndex((each) => sameTest(each, failure));
    const known = failures[at];
    if (!known) failures.push(failure);
    else failures[at] = completed(known, failure);
  }
  const kept = failures.filter(
    (failure) => failure.kind !== undefined || !failure.weak || files.failures.includes(failure),
  );
  const { counts } = files;
  const reportedFailed = Math.max(text.reportedFailed, counts.failed);
  const report = { ...text, failures: kept, counts, reportedFailed, ranNothing: hasNone(counts) };
  return { ...report, rerun: mergedRerun(report, text, files) };
}

/** The last of several entries for one test counts. */
function mergedRerun(
  { failures }: Pick<TestReport, 'failures'>,
  { reportedFailed, rerun }: TestReport,
  { counts, again = [] }: FileReport,
): TestReport['rerun'] {
  if (!rerun && again.length === 0) return undefined;
  const isFlaky = (one: Failure) => again.some((each) => sameTest(one, each)) || rerun?.flaky.includes(one.name);
  const failed = Math.max(0, counts.failed - again.length);
  const said = rerun?.reportedFailed ?? Math.max(0, reportedFailed - again.length);
  return {
    counts: { ...counts, failed },
    reportedFailed: Math.max(failed, said),
    failures: failures.filter((one) => !isFlaky(one)),
    flaky: failures.filter(isFlaky).map(({ name }) => name),
  };
}

function completed(text: Failure, file: Failure): Failure {
  const said = Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined));
  const lines = text.lines.length > 0 ? text.lines : file.lines;
  return { ...file, ...said, kind: text.kind, weak: false, lines };
}

/** Runners and report writers join suites in ways of their own. */
function sameTest(a: Failure, b: Failure) {
  if (a.kind === 'compile') return false;
  const [one, other] = [plainName(a.name), plainName(b.name)];
  if (a.file !== undefined && a.line !== undefined && a.kind === b.kind && a.line === b.line && a.file === b.file)
    return true;
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}

const plainName = (name: string) =>
  name
    .replace(/\.(?:py|[cm]?[jt]sx?|rb|go|rs|php|java|kt)$/, '')
    .replace(/ › | > |::|[.#/]| - /g, ' ')
    .replace(/\(\)$/, '')
    .trim();

/** No test stands in a report. */
export const hasNone = ({ passed, failed, skipped }: TestCounts) => passed + failed + skipped === 0;

/** Below each of them no folder is looked into that a glob does not name: a tree may have a hundred thousand. */
export const usualPlaces: readonly string[] = [
  ...['junit*.xml', 'report*.xml', 'test-re*.xml', 'pytest*.xml'],
  ...['reports', 'test-results', 'test-reports'].flatMap((folder) => [`${folder}/*.xml`, `${folder}/*/*.xml`]),
  ...['', '*/', '*/*/'].flatMap((module) => [
    ...['surefire-reports', 'failsafe-reports', 'test-reports'].map((folder) => `${module}target/${folder}/*.xml`),
    ...['*.xml', '*/*.xml'].map((file) => `${module}build/test-results/${file}`),
  ]),
  ...['target/nextest/*/junit.xml', '_build/test/lib/*/*.xml'],
];

const skipped: ReadonlySet<string> = new Set(['node_modules', '.git']);
const mostFiles = 500;

/** Those that are there, and when each was written, in milliseconds since 1970. */
export async function writtenAt(folder: string, globs: readonly string[]): Promise<Map<string, number>> {
  const root = await realpath(folder).catch(() => undefined);
  const paths = root === undefined ? [] : await foundFiles(root, globs);
  const times = await Promise.all(
    paths.map(async (path) => (await stat(join(folder, path)).catch(() => undefined))?.mtimeMs),
  );
  return new Map(paths.map((path, at) => [path, times[at] ?? 0]));
}

/** Not by `fs.glob`, which tries stars one way after the other: a few of them stop all that goes on in this process. */
async function foundFiles(root: string, globs: readonly string[]) {
  const paths = new Set<string>();
  const entriesOf = readingOnce(root);
  for (const glob of globs.flatMap(expanded)) {
    const parts = glob.split('/').filter((part, at, all) => part !== '.' && (part !== '**' || all[at - 1] !== part));
    if (parts.includes('..')) continue;
    if (parts.at(-1) === '**') parts.push('*');
    for await (const path of filesAt(entriesOf, '', parts)) {
      paths.add(path);
      if (paths.size >= mostFiles) return [...paths].sort();
    }
  }
  return [...paths].sort();
}

type EntriesOf = (folder: string) => Promise<Dirent[]>;

/** Many globs lead through the same folders. One that cannot be read has nothing. */
function readingOnce(root: string): EntriesOf {
  const read = new Map<string, Promise<Dirent[]>>();
  return (folder) => {
    const known = read.get(folder) ?? readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    read.set(folder, known);
    return known;
  };
}

/** Relative to the root. A folder is looked into only where a part of the glob leads there. */
async function* filesAt(entriesOf: EntriesOf, folder: string, parts: readonly string[]): AsyncGenerator<string> {
  const [part, ...further] = parts;
  if (part === undefined) return;
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    const isOpen = entry.isDirectory() && !skipped.has(entry.name);
    if (part === '**') {
      if (isOpen && !entry.name.startsWith('.')) yield* filesAt(entriesOf, path, parts);
    } else if (matchesGlob(entry.name, part)) {
      if (isOpen) yield* filesAt(entriesOf, path, further);
      else if (further.length === 0 && !entry.isDirectory()) yield path;
    }
  }
  if (part === '**') yield* filesAt(entriesOf, folder, further);
}
