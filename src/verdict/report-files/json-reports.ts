import { jsonFailures } from '../../output/json-failures.ts';
import { objectIn, objectsIn, parsedJson } from '../../text/json.ts';
import type { FileReport } from './format.ts';

/** Reads a test report that is one JSON document: CTRF, or what the JSON reporters of jest and vitest write. */
export async function jsonReport(text: string): Promise<FileReport | undefined> {
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
  return { failures: jsonFailures(tests), counts, cut: false };
}
