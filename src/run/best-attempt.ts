/** Picks the attempt of a red run with the fewest failing tests; of equals, the latest. Pure. */

import type { Attempt } from './run.ts';

/** Number of the attempt with the fewest failing tests; of equals the latest, which holds the most work. */
export function bestAttempt(attempts: readonly Attempt[]): number | undefined {
  const verified = attempts.filter((attempt) => attempt.verification !== undefined);
  return verified.reduce<Attempt | undefined>(
    (best, attempt) => (best === undefined || failing(attempt) <= failing(best) ? attempt : best),
    undefined,
  )?.name.number;
}

/** Unknown ranks last, and so does a red without a failing test: its tests were bent or weakened, or none ran. */
function failing({ verification }: Attempt): number {
  if (verification?.result === 'passed') return 0;
  return verification?.counts?.failed || verification?.failures.length || Number.POSITIVE_INFINITY;
}
