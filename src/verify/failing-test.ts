/** Whether a red says anything about tests: a linter, a missing tool or a coverage bar says nothing that a change could meet. */

import { isTestPath } from '../guard/classify.ts';
import { isTest } from '../reading/report.ts';
import { ranNoTest, type TestFailure, type Verification } from '../run/verification.ts';

/** A test that failed or could not be compiled, or the runner's own word that there is none yet. */
export function tellsOfTests(verification: Verification, testPaths?: readonly string[]): boolean {
  const { counts, failures, output } = verification;
  if (ranNoTest(verification) || /^(?:\w*Error: )?No (?:test files|tests|specs) found\b/m.test(output)) return true;
  if (counts !== undefined && (counts.failed > 0 || counts.passed + counts.skipped === 0)) return true;
  return failures.some((failure) => isTest(failure) || isTestSource(failure, testPaths)) || onlyRustTests(output);
}

/** A compiler over a test file: what the story asks for may be what it misses. A linter's word there is about style. */
function isTestSource({ runner, file }: TestFailure, testPaths?: readonly string[]): boolean {
  return file !== undefined && !linters.has(runner ?? '') && isTestPath(file, testPaths);
}
const linters = new Set(['eslint', 'biome']);

/** In Rust tests live in the file that they test: cargo says which of its builds broke. */
function onlyRustTests(output: string): boolean {
  const broken = [...output.matchAll(/could not compile `[^`\n]{1,200}` \(([^)\n]{1,200})\)/g)].map(
    ([, of]) => of ?? '',
  );
  return broken.length > 0 && broken.every((of) => /\btest\b/.test(of));
}
