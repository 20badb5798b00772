/** Which labels start runs where: of the many that people set, only these become jobs. */

import type { AppAccess } from './access.ts';
import type { InstalledRepository } from './installed-repository.ts';
import { labelOfRepository } from './label-of-repository.ts';

export interface Labels {
  /** Whether a label may start a run there. Where it cannot be found out it may: the run itself looks again. */
  mayStart(installed: InstalledRepository, label: string): Promise<boolean>;
}

const usual = 'ai-implement';
/** A label that was configured meanwhile is found by the next sweep at the latest. */
const keptMs = 5 * 60_000;
const maxKept = 10_000;

export function openLabels({ access, now }: { access: AppAccess; now(): Date }): Labels {
  const known = new Map<number, { label: Promise<string>; until: number }>();

  const ask = async ({ installationId, repositoryId, repository }: InstalledRepository): Promise<string> => {
    await using installation = access.repository(installationId, repositoryId);
    return await labelOfRepository(installation.client, repository);
  };
  return {
    async mayStart(installed, label) {
      if (label.toLowerCase() === usual) return true;
      const time = now().getTime();
      const kept = known.get(installed.repositoryId);
      const fresh = kept !== undefined && kept.until > time ? kept : { label: ask(installed), until: time + keptMs };
      if (known.size >= maxKept) known.clear();
      known.set(installed.repositoryId, fresh);
      try {
        return (await fresh.label).toLowerCase() === label.toLowerCase();
      } catch {
        known.delete(installed.repositoryId);
        return true;
      }
    },
  };
}
