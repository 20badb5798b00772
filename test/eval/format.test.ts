import { expect, test } from 'vitest';
import { compareEvals } from '../../src/eval/compare.ts';
import { summarize } from '../../src/eval/eval-types.ts';
import { evalReport, formatOfFile, renderEval } from '../../src/eval/format/report.ts';
import { comparisonTerminal } from '../../src/eval/format/terminal.ts';
import { evalRun, result } from './sample-results.ts';

const results = [
  result('cli-hello-world', 'passed'),
  result('js-cart', 'failed'),
  result('py-log', 'error', { costUsd: null }),
];
const report = evalReport(evalRun(results), results);

test('the page has the rates, and nothing from elsewhere', async () => {
  const page = renderEval(report, 'html');
  expect(page).toMatch(/pass@1 \d\.\d\d \[/);
  expect(page).not.toMatch(/\b(?:src|href)=/);
  expect(page).toContain("default-src 'none'");
});

test.each([
  ['a.txt', 'terminal'],
  ['A.HTML', 'html'],
  ['a.pdf', undefined],
])('the form of %s', (path, format) => {
  expect(formatOfFile(path)).toBe(format);
});

test('a comparison tells what broke, and its sums', () => {
  const before = summarize([result('a', 'passed'), result('b', 'failed')]);
  const after = summarize([result('a', 'failed'), result('b', 'failed'), result('c', 'passed')]);
  const comparison = compareEvals(before, after);
  const text = comparisonTerminal('A', 'B', comparison);
  expect(text).toContain('▼ broken  a  100 % → 0 %  +0.0 s, +$0.00');
  expect(text).toContain('0 fixed, 1 broken, 1 same\nPass rate 50 % → 0 % (−50.0 points, p = 1.00)');
  expect(text).toContain('Mean time of a story +0.0 s, mean cost unchanged');
  expect(text).toContain('Only in the second: c');
});
