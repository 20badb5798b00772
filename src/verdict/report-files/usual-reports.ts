/** The report files of a repository that names none: they are looked for where runners usually leave them. */

import type { TestReport } from '../../output/report.ts';
import type { TestCounts } from '../../run/verification.ts';
import { usualPlaces } from './find-files.ts';
import type { FileReport } from './format.ts';
import { type ReportPlace, readReportFiles } from './report-files.ts';

export interface ReportedFile {
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
  { text, exitCode, before }: ReportedFile,
): Promise<FileReport | undefined> {
  if (text.counts !== undefined) return undefined;
  const files = await readReportFiles({ ...place, globs: usualPlaces });
  if (files === undefined || Object.values(files.counts).every((count) => count === 0)) return undefined;
  return exitCode === 0 && files.failures.length > 0 && before === undefined ? undefined : files;
}
