import type { Failure, TestReport } from './report.ts';
import { clip, steady } from './text.ts';

/** The text about a report that fits into `maxChars` UTF-16 units: every failing test named before any is told at length. */
export function condense(
  report: TestReport,
  { maxChars, exitCode }: { maxChars: number; exitCode?: number | null },
): string {
  if (report.failures.length === 0) return withoutFailures(report, maxChars, exitCode);
  const heads = report.failures.map(head);
  const bodies = report.failures.map((failure) => failure.detail.map((line) => `  ${steady(line)}`).join('\n'));
  const share = Math.max(80, Math.floor((maxChars - heads.join('\n').length) / heads.length));
  return clip(heads.map((line, i) => `${line}\n${clip(bodies[i] ?? '', share)}`).join('\n'), maxChars);
}

function head(failure: Failure): string {
  const place =
    failure.file === undefined ? '' : `${failure.file}${failure.line === undefined ? '' : `:${failure.line}`} `;
  return `${place}${failure.name}`;
}

function withoutFailures(report: TestReport, maxChars: number, exitCode: number | null | undefined): string {
  const tail = report.tail.map(steady).join('\n').trim();
  const first = exitCode === 0 || exitCode === undefined ? '' : `exit code ${exitCode}, no failing test recognised\n`;
  return first + (tail.length + first.length <= maxChars ? tail : tail.slice(-(maxChars - first.length)));
}
