import { account } from '../../output/account.ts';
import type { Failure } from '../../output/failure.ts';
import { cleanPath } from '../../output/frames.ts';
import { type JsonObject, objectIn, objectsIn, parsedJson } from '../../text/json.ts';
import type { FileReport } from './format.ts';

/** Reports in one JSON document: CTRF, and what jest and vitest write with their json reporters. */
export async function jsonReport(text: string): Promise<FileReport | undefined> {
  if (!/^\s*\{/.test(text.slice(0, 200))) return undefined;
  const root = objectIn(parsedJson(text));
  if (Array.isArray(root.testResults)) return jest(root.testResults);
  const results = objectIn(root.results);
  return Array.isArray(results.tests) ? ctrf(results.tests) : undefined;
}

function jest(files: unknown[]): FileReport {
  const report: FileReport = { failures: [], counts: { passed: 0, failed: 0, skipped: 0 }, cut: false };
  for (const each of objectsIn(files)) {
    const file = cleanPath(string(each.name));
    const tests = objectsIn(each.assertionResults);
    for (const test of tests) {
      if (!hasFailed(report, test)) continue;
      const titles = [...strings(test.ancestorTitles), string(test.title) || string(test.fullName)];
      const name = titles.filter((title) => title !== '').join(' › ');
      const line = Number(objectIn(test.location).line);
      report.failures.push(failure(name, file, strings(test.failureMessages).join('\n'), line));
    }
    if (tests.length === 0 && string(each.status) === 'failed') {
      report.counts.failed++;
      report.failures.push({ ...failure(file, file, string(each.message)), kind: 'suite' });
    }
  }
  return report;
}

function ctrf(tests: unknown[]): FileReport {
  const report: FileReport = { failures: [], counts: { passed: 0, failed: 0, skipped: 0 }, cut: false };
  for (const test of objectsIn(tests)) {
    if (!hasFailed(report, test)) continue;
    const suite = Array.isArray(test.suite) ? strings(test.suite) : string(test.suite).split(' > ');
    const name = [...suite, string(test.name)].filter((title) => title !== '').join(' › ');
    const text = [string(test.message), string(test.trace)].filter((part) => part !== '').join('\n');
    report.failures.push(failure(name, cleanPath(string(test.filePath)), text, Number(test.line)));
  }
  return report;
}

/** Counts it. */
function hasFailed({ counts }: FileReport, { status }: JsonObject): boolean {
  counts[status === 'passed' || status === 'failed' ? status : 'skipped']++;
  return status === 'failed';
}

function failure(name: string, file: string, text: string, line?: number): Failure {
  const said = account(text.replace(/\u001b\[[\d;]{0,20}m/g, '').split('\n'), file === '' ? undefined : file);
  const known = line !== undefined && line > 0 ? line : undefined;
  return { runner: 'json', ...said, name, line: said.line ?? known };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
