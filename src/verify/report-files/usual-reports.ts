/** The report files of a repository that names none: they are looked for where runners usually leave them. */

import type { TestReport } from '../../reading/report.ts';
import type { TestCounts } from '../../run/verification.ts';
import type { FileReport } from './format.ts';
import { type ReportPlace, readReportFiles } from './report-files.ts';

/** Below each of them no folder is looked into that a glob does not name: a tree may have a hundred thousand. */
export const usualPlaces: readonly string[] = [
  ...['junit*.xml', 'report*.xml', 'test-re*.xml', 'testResults.xml', 'pytest*.xml', 'nosetests.xml', 'ctrf*.json'],
  ...['reports', 'test-results', 'test-reports'].flatMap((folder) => [`${folder}/*.xml`, `${folder}/*/*.xml`]),
  ...['', '*/', '*/*/'].flatMap((module) => [
    ...['surefire-reports', 'failsafe-reports', 'test-reports'].map((folder) => `${module}target/${folder}/*.xml`),
    ...['*.xml', '*/*.xml'].map((file) => `${module}build/test-results/${file}`),
  ]),
  ...['target/nextest/*/junit.xml', '_build/test/lib/*/*.xml', 'ctrf/*.json'],
];

export interface Told {
  text: TestReport;
  exitCode: number | null;
  /** Counts of the verification before the agent. */
  before: TestCounts | undefined;
}

/**
 * What they say; undefined where the output counts by itself: it has told all, and what tests of a reporter write is no report. For
 * the same reason a failure beside exit 0 counts only where such files were believed before.
 */
export async function readUsualReports(
  place: Omit<ReportPlace, 'globs'>,
  { text, exitCode, before }: Told,
): Promise<FileReport | undefined> {
  if (text.counts !== undefined) return undefined;
  const files = await readReportFiles({ ...place, globs: usualPlaces });
  if (files === undefined || Object.values(files.counts).every((count) => count === 0)) return undefined;
  return exitCode === 0 && files.failures.length > 0 && before === undefined ? undefined : files;
}
