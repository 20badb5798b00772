/** Decides by a repository's settings, before a job is queued, whether a label or failed checks may start a run. */

import { resolveSettings } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { refuseStranger, type Stranger } from '../github/answers.ts';
import { type Client, inRepository, type Repo } from '../github/client.ts';
import { isNamed, type PermissionSettings, roleOf } from '../github/permission.ts';
import { configFiles } from '../trigger/event-decision.ts';
import type { AppAccess } from './installation-clients.ts';

export interface InstalledRepository {
  repository: string;
  repositoryId: number;
  installationId: number;
}

export type Gate = ReturnType<typeof openGate>;

type Said = Pick<Settings, 'label' | 'onRed'> & PermissionSettings;

const usual = 'ai-implement';
/** A label that was configured meanwhile is found by the next sweep at the latest. */
const keptMs = 5 * 60_000;
const maxKept = 10_000;
/** Who may not ask. */
const rememberedMs = 10 * 60_000;
/** Of one who is no stranger, or of whom GitHub did not say it. */
const passesMs = 60_000;

export interface StartsOptions {
  access: AppAccess;
  /** The operator's own settings are in it. */
  environment: Readonly<Record<string, string | undefined>>;
  now(): Date;
}

/** What a delivery asks for, and who asks. */
interface Asking extends Stranger {
  kind: 'run' | 'command' | 'button';
  /** Nobody asks: checks have failed. */
  red?: boolean | undefined;
  /** It will not be tried again. */
  isLast: boolean;
}

interface Person {
  role: Promise<string>;
  refusal?: Promise<string>;
  until: number;
}

type WithClient = <T>(work: (repo: Repo) => Promise<T>) => Promise<T | string>;

/** Before any job: why nothing is done for a delivery. Whoever is let through is asked about again where it is carried out. */
export function openGate({ access, environment, now }: StartsOptions) {
  const settings = new Map<number, { said: Promise<Said>; until: number; last?: Said }>();
  const people = new Map<string, Person>();

  const ask = async ({ installationId, repositoryId, repository }: InstalledRepository): Promise<Said> => {
    await using installation = access.repository(installationId, repositoryId);
    await using organisation = access.organisation(installationId);
    return await settingsOfRepository(inRepository(installation.client, repository), environment, organisation.client);
  };
  /** Whether its settings are so. Where they cannot be read they may be: the run itself looks again. */
  const mayBe = async (installed: InstalledRepository, isSo: (said: Said) => boolean) => {
    const time = now().getTime();
    const entry = remembered(settings, installed.repositoryId, time, (before) => {
      return { said: ask(installed), until: time + keptMs, last: before?.last };
    });
    try {
      entry.last = await entry.said;
      return isSo(entry.last);
    } catch {
      entry.until = 0;
      return true;
    }
  };
  /** Who may not ask. Throws where it is to be tried again. */
  const stranger = async (installed: InstalledRepository, asking: Asking, withClient: WithClient) => {
    const { isBot, kind, label, login } = asking;
    const { repository, repositoryId } = installed;
    const allowed = settings.get(repositoryId)?.last;
    if (allowed !== undefined && isNamed(asking, allowed)) return undefined;
    const time = now().getTime();
    const entry = remembered<string, Person>(people, `${repositoryId} ${login.toLowerCase()}`, time, () => {
      const role = isBot ? Promise.resolve('reader') : withClient((repo) => roleOf(repo, login));
      return { role, until: time + rememberedMs };
    });
    const role = await entry.role.catch(() => 'unknown');
    if (role !== 'reader' && (role !== 'triager' || label !== undefined)) {
      entry.until = Math.min(entry.until, time + passesMs);
      // Who stops a run is asked about here alone.
      if (kind === 'button' && role !== 'writer') throw new Error(`GitHub did not say whether ${login} may write`);
      return undefined;
    }
    // The sweep reads all settings as soon as a server starts: strangers are no reason to read any.
    if (allowed === undefined && !asking.isLast)
      throw new Error(`the settings of ${repository} could not be read yet, so nobody knows who may start a run`);
    if (label === undefined && entry.refusal !== undefined) return await entry.refusal;
    const refusal = withClient((repo) => refuseStranger(repo, asking));
    if (label === undefined) {
      entry.refusal = refusal;
      refusal.catch(() => {
        entry.refusal = undefined;
      });
    }
    return await refusal;
  };
  return {
    /** Why nothing is done; undefined where there is something to do. Throws where it is to be tried again. */
    async refusal(installed: InstalledRepository, asking: Asking, withClient: WithClient): Promise<string | undefined> {
      const { label, red } = asking;
      if (red)
        return (await mayBe(installed, ({ onRed }) => onRed.length > 0)) ? undefined : 'on-red names nobody here';
      const name = label?.name.toLowerCase() ?? usual;
      if (name !== usual && !(await mayBe(installed, (said) => said.label.toLowerCase() === name)))
        return `${label?.name} starts nothing here`;
      return await stranger(installed, asking, withClient);
    },
    /** The settings, read by somebody else. */
    learn(repositoryId: number, last: Settings) {
      settings.set(repositoryId, { said: Promise.resolve(last), until: now().getTime() + keptMs, last });
    },
  };
}

/** What is known of a key and not too old, else what is found out now; a list that is full begins anew. */
function remembered<K, V extends { until: number }>(
  known: Map<K, V>,
  key: K,
  time: number,
  make: (before?: V) => V,
): V {
  const before = known.get(key);
  const entry = before !== undefined && before.until > time ? before : make(before);
  if (known.size >= maxKept) known.clear();
  known.set(key, entry);
  return entry;
}

/** As its configuration, its organisation's and the operator's say; the defaults where the configuration cannot be used: a run that the label starts will tell what is wrong with it. */
export async function settingsOfRepository(
  repo: Repo,
  environment: Readonly<Record<string, string | undefined>>,
  organisation?: Client,
): Promise<Settings> {
  const files = await configFiles(repo, organisation);
  return resolveSettings({ ...files, environment, needsKey: false }).settings;
}
