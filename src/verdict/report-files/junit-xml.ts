/** Parses a JUnit XML report into test failures and counts, even where the report is cut off. */

import { account, type Failure } from '../../output/failure-lines.ts';
import { cleanPath } from '../../output/stack-frames.ts';
import type { TestCounts } from '../../run/verification.ts';
import { decoded } from '../../text/xml-text.ts';

export interface FileReport {
  failures: Failure[];
  counts: TestCounts;
  /** Of the failures those whose test has a later entry in the same file, which passed. */
  again?: Failure[];
}

type Node = Record<string, unknown>;

/**
 * Parses JUnit XML of surefire, pytest, vitest, jest-junit, gtest, phpunit, playwright and others into failures and test
 * counts. It also reads a file that is cut off.
 */
export async function junitXml(text: string): Promise<FileReport | undefined> {
  if (!/^\s*(?:\uFEFF)?<(?:\?xml|testsuites?\b|!--)/.test(text.slice(0, 200)) || !text.includes('<testsuite'))
    return undefined;
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Entities of the document's own would let it grow without end; the five of XML are decoded below.
    processEntities: false,
    isArray: (name) => ['testsuite', 'testcase', 'failure', 'error', 'skipped'].includes(name),
  });
  let root: Node;
  try {
    root = parser.parse(text) as Node;
  } catch {
    return undefined;
  }
  const report: FileReport = {
    failures: [],
    counts: { passed: 0, failed: 0, skipped: 0 },
  };
  for (const top of list(root.testsuites).concat(root)) walk(top, report, 0);
  return report;
}

function walk(node: Node, report: FileReport, depth: number) {
  if (depth > 50) return;
  for (const suite of list(node.testsuite)) {
    for (const test of list(suite.testcase)) readCase(test, suite, report);
    walk(suite, report, depth + 1);
  }
}

function readCase(test: Node, suite: Node, report: FileReport) {
  const { failures, counts } = report;
  const [problem] = [...list(test.failure), ...list(test.error)];
  if (problem) {
    counts.failed++;
    failures.push(failureOf(test, suite, problem));
    return;
  }
  if (list(test.skipped).length > 0) counts.skipped++;
  else counts.passed++;
  if (failures.length === 0) return;
  const { name, file } = failureOf(test, suite, {});
  const earlier = failures.find((one) => one.name === name && one.file === file && !report.again?.includes(one));
  if (earlier) report.again = [...(report.again ?? []), earlier];
}

function failureOf(test: Node, suite: Node, problem: Node): Failure {
  const className = attribute(test, 'classname');
  const title = attribute(test, 'name') || 'unnamed';
  const named = looksLikeFile(className) ? className : attribute(test, 'file') || attribute(suite, 'file');
  const name = title.split(' > ').join(' › ');
  const body = decoded(String(problem['#text'] ?? '')).split('\n');
  const message = attribute(problem, 'message');
  // The body most often begins with the message; where it does not, the message goes first.
  const shown =
    message === '' || body.join('\n').includes(message.split('\n')[0] ?? '') ? body : [...message.split('\n'), ...body];
  const file = named === '' ? undefined : cleanPath(named);
  const said = account(shown, file);
  const line = Number(attribute(test, 'line'));
  const within = className !== '' && !looksLikeFile(className) && !name.startsWith(className) ? `${className} › ` : '';
  return {
    runner: 'junit',
    ...said,
    name: `${within}${name}`,
    file: file ?? said.file,
    line: said.line ?? (line > 0 ? line : undefined),
    message: said.message ?? (message === '' ? undefined : message),
  };
}

const looksLikeFile = (text: string) =>
  /^[^\s<>]{1,400}\.(?:[cm]?[jt]sx?|py|rb|go|rs|php|java|kt|cs|exs?|lua|dart|vue|svelte)$/.test(text);

function list(value: unknown): Node[] {
  if (!value) return [];
  return [value].flat().map((each) => (typeof each === 'object' && each !== null ? (each as Node) : { '#text': each }));
}

const attribute = (node: Node, name: string) => decoded(String(node[`@${name}`] ?? ''));
