/** Whether a red says anything about tests: what a linter, a missing tool or a coverage bar says no change could meet. */

import { isTest } from '../output/report.ts';
import { isLevel, isVerdict } from '../output/verdict.ts';
import { ranNoTest, type TestFailure, type Verification } from '../run/verification.ts';
import { isTestPath } from '../verdict/roles.ts';

/** A test that failed, a test file that could not be compiled, or the runner's own word that there is none yet. */
export function namesTests(verification: Verification, testPaths?: readonly string[]): boolean {
  const { counts, failures, output, exitCode } = verification;
  if (ranNoTest(verification) || (exitCode !== 0 && holds(noTestYet, output))) return true;
  if (counts !== undefined && (counts.failed > 0 || counts.passed + counts.skipped === 0)) return true;
  // A compiler over a test file may miss what the story asks for; a linter's word there is about style.
  const isTestSource = ({ runner, file }: TestFailure) =>
    file !== undefined && runner !== 'eslint' && isTestPath(file, testPaths);
  if (failures.some((failure) => isTest(failure) || isTestSource(failure))) return true;
  const isExplained = counts !== undefined || failures.length > 0;
  return !isExplained && verification.step === 'test' && looksLikeTests(output, testPaths);
}

const noTestYet = [
  /\bno (?:[\w-]{1,20} ){0,2}tests?\b[^\n]{0,40}\b(?:found|ran|run|executed|collected)\b/i,
  /\bcould not find '[^']*test|\bstart directory is not/i,
];

/** Of a runner that no reader knows: a line in the form of a failing test, a count of them, an assertion, or a place in a test file. */
function looksLikeTests(output: string, testPaths?: readonly string[]): boolean {
  // A × or ✘ also heads the errors of tools that run no tests.
  if (output.split('\n').some((line) => isVerdict(line) && !isLevel(line) && !/^\s*[×✘]/.test(line))) return true;
  const places = [...output.matchAll(/([\w./-]{1,200}\.\w{1,5})(?=:\d|", line \d)/g)];
  return holds(failing, output) || places.some(([, path = '']) => isTestPath(path.replace(/^\/+/, ''), testPaths));
}

const failing = [
  /\bAssert(?:ionError\b|ion\b[^\n]{0,200}\bfailed\b)|^[ \t]*expected ?:/im,
  /\bFAIL(?:ED|URE)?\b|\b[1-9]\d{0,6} fail(?:ed|ures?)\b|\btest failed\b|\bSegmentation fault\b/,
];

const holds = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
