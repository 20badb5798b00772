/** Which labels start runs where: of the many that people set, only these become jobs. */

import { labelOfRepository } from '../run-label.ts';
import type { AppAccess } from './app-access.ts';
import type { Place } from './app-place.ts';

export interface Labels {
  /** Whether a label may start a run there. Where it cannot be found out it may: the run itself looks again. */
  mayStart(place: Place, label: string): Promise<boolean>;
}

const usual = 'ai-implement';
/** A label that was configured meanwhile is found by the next sweep at the latest. */
const keptMs = 5 * 60_000;
const maxKept = 10_000;

export function openLabels({ access, now }: { access: AppAccess; now(): Date }): Labels {
  const known = new Map<number, { label: Promise<string>; until: number }>();

  const ask = async ({ installationId, repositoryId, repository }: Place): Promise<string> => {
    await using installation = access.repository(installationId, repositoryId);
    return await labelOfRepository(installation.client, repository);
  };
  return {
    async mayStart(place, label) {
      if (label.toLowerCase() === usual) return true;
      const time = now().getTime();
      const kept = known.get(place.repositoryId);
      const fresh = kept !== undefined && kept.until > time ? kept : { label: ask(place), until: time + keptMs };
      if (known.size >= maxKept) known.clear();
      known.set(place.repositoryId, fresh);
      try {
        return (await fresh.label).toLowerCase() === label.toLowerCase();
      } catch {
        known.delete(place.repositoryId);
        return true;
      }
    },
  };
}
