/**
 * Decides from a repository's settings whether a label or failed checks may start a run there. Only these become jobs, of the
 * many labels and red checks that webhooks report.
 */

import { resolveSettings } from '../config/layers.ts';
import type { Settings } from '../config/settings.ts';
import type { Client } from '../github/client.ts';
import type { PermissionSettings } from '../github/permission.ts';
import { configFiles } from '../trigger/facts.ts';
import type { AppAccess } from './installation-clients.ts';

/** Where a delivery points. */
export interface InstalledRepository {
  repository: string;
  repositoryId: number;
  installationId: number;
}

export interface Starts {
  /** Whether a label may start a run there. Where it cannot be found out it may: the run itself looks again. */
  label(installed: InstalledRepository, label: string): Promise<boolean>;
  /** Whether checks that failed may: `on-red` names somebody. The same where it cannot be found out. */
  red(installed: InstalledRepository): Promise<boolean>;
  /** Whom its settings let in beside its writers; undefined where it cannot be found out. */
  people(installed: InstalledRepository): Promise<PermissionSettings | undefined>;
}

type Said = Pick<Settings, 'label' | 'onRed'> & PermissionSettings;

const usual = 'ai-implement';
/** A label that was configured meanwhile is found by the next sweep at the latest. */
const keptMs = 5 * 60_000;
const maxKept = 10_000;

export interface StartsOptions {
  access: AppAccess;
  /** The operator's own settings are in it. */
  environment: Readonly<Record<string, string | undefined>>;
  now(): Date;
}

export function openStarts({ access, environment, now }: StartsOptions): Starts {
  const known = new Map<number, { said: Promise<Said>; until: number }>();

  const ask = async ({ installationId, repositoryId, repository }: InstalledRepository): Promise<Said> => {
    await using installation = access.repository(installationId, repositoryId);
    await using organisation = access.organisation(installationId);
    return await settingsOfRepository(installation.client, repository, environment, organisation.client);
  };
  /** undefined: it cannot be found out. */
  const settingsOf = async (installed: InstalledRepository): Promise<Said | undefined> => {
    const time = now().getTime();
    const kept = known.get(installed.repositoryId);
    const fresh = kept !== undefined && kept.until > time ? kept : { said: ask(installed), until: time + keptMs };
    if (known.size >= maxKept) known.clear();
    known.set(installed.repositoryId, fresh);
    try {
      return await fresh.said;
    } catch {
      known.delete(installed.repositoryId);
      return undefined;
    }
  };
  return {
    async label(installed, label) {
      if (label.toLowerCase() === usual) return true;
      const said = await settingsOf(installed);
      return said === undefined || said.label.toLowerCase() === label.toLowerCase();
    },
    async red(installed) {
      const said = await settingsOf(installed);
      return said === undefined || said.onRed.length > 0;
    },
    people: settingsOf,
  };
}

/** As its configuration, its organisation's and the operator's say; the defaults where the configuration cannot be used: a run that the label starts will tell what is wrong with it. */
export async function settingsOfRepository(
  client: Client,
  repository: string,
  environment: Readonly<Record<string, string | undefined>>,
  organisation?: Client,
): Promise<Settings> {
  const files = await configFiles(client, repository, organisation);
  return resolveSettings({ ...files, environment, needsKey: false }).settings;
}
