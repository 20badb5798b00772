/** The runs that an overview counts. */

import type { Store } from './database.ts';
import { type RunFilter, type RunPage, whereGiven } from './read.ts';
import type { RunRow } from './tables.ts';

export type OverviewRow = Pick<
  RunRow,
  'repository' | 'actor' | 'model' | 'outcome' | 'retry_count' | 'cost_usd' | 'started_at' | 'ended_at'
>;

/** Newest first, at most `filter.limit` (default 20,000: a year of fifty runs a day). */
export async function readOverviewRows(
  { db }: Store,
  filter: RunFilter & Pick<RunPage, 'limit'>,
): Promise<OverviewRow[]> {
  return whereGiven(db.selectFrom('runs'), filter)
    .select(['repository', 'actor', 'model', 'outcome', 'retry_count', 'cost_usd', 'started_at', 'ended_at'])
    .orderBy('started_at', 'desc')
    .limit(filter.limit ?? maxRows)
    .execute();
}

const maxRows = 20_000;
