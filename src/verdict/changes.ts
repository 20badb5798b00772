import { isTest } from '../output/report.ts';
import type { TestChanges, TestFailure, Verification } from '../run/verification.ts';

/**
 * Compares the failures of two verifications, by name and file, and lists tests that are fixed, still failing or newly broken.
 * A test is fixed only where the tests ran to their end now: one that a timeout, a failed build or a broken suite kept from
 * running is not fixed.
 */
export function changesSince(
  earlier: Verification,
  now: Pick<Verification, 'result' | 'step' | 'failures' | 'counts'>,
): TestChanges {
  const before = byKey(earlier.failures);
  const after = byKey(now.failures);
  const ranAll =
    now.step === 'test' &&
    (now.result === 'passed' || now.result === 'failed') &&
    (now.result === 'passed' || after.size > 0);
  const silent = new Set(now.failures.filter((failure) => failure.kind === 'suite').map((failure) => failure.file));
  return {
    fixed: ranAll ? names(before, (key, failure) => !after.has(key) && !silent.has(failure.file)) : [],
    stillFailing: names(after, (key) => before.has(key)),
    newlyBroken: names(after, (key) => !before.has(key)),
  };
}

function byKey(failures: TestFailure[]): Map<string, TestFailure> {
  return new Map(failures.map((failure) => [failureKey(failure), failure]));
}

/** What makes two failures of different runs the same one: lines move, names and files stay. */
export function failureKey(failure: TestFailure): string {
  const detail = isTest(failure) ? '' : (failure.message ?? '');
  return `${steadyStream(failure.stream)}\0${failure.file ?? ''}\0${failure.name}\0${detail}`;
}

/** Packages have tests of the same name; what a process or a container is numbered by is another in each run. */
export function steadyStream(stream = ''): string {
  return stream.replace(/\[\d{1,9}\]|\b(?=[a-f]*\d)[0-9a-f]{8,64}\b/g, '');
}

function names(map: Map<string, TestFailure>, which: (key: string, failure: TestFailure) => boolean): string[] {
  return [...map].filter(([key, failure]) => which(key, failure)).map(([, failure]) => failure.name);
}
