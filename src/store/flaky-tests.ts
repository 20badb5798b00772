/** Stores and looks up a repository's flaky tests: those that were red and green on one tree without an agent's change. */

import type { Store } from './database.ts';

export interface FlakyTests {
  /** Those of the names that are known. */
  known(names: readonly string[]): Promise<string[]>;
  keep(names: readonly string[]): Promise<void>;
}

/** Longer names are of generated tests, which no other run has again. */
const longest = 1000;
const most = 100;

export function openFlakyTests({ db }: Store, repository: string, runId: string): FlakyTests {
  return {
    async known(names) {
      if (names.length === 0) return [];
      const rows = await db
        .selectFrom('flaky_tests')
        .select('name')
        .where('repository', '=', repository)
        .where('name', 'in', names.slice(0, most))
        .execute();
      return rows.map(({ name }) => name);
    },
    async keep(names) {
      for (const name of names.filter(({ length }) => length <= longest).slice(0, most)) {
        const row = { repository, name, run_id: runId };
        await db
          .insertInto('flaky_tests')
          .values(row)
          .onConflict((conflict) => conflict.columns(['repository', 'name']).doUpdateSet(row))
          .execute();
      }
    },
  };
}
