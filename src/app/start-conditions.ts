/** Decides by a repository's settings, before a job is queued, whether a label or failed checks may start a run. */

import { resolveSettings } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { Client } from '../github/client.ts';
import { removeLabel } from '../github/labels.ts';
import { isNamed, type PermissionSettings, refusalOf, roleOf } from '../github/permission.ts';
import { refusalReply } from '../github/replies.ts';
import { postComment } from '../github/status-comments.ts';
import type { Actor } from '../github/trigger.ts';
import { configFiles } from '../trigger/event-decision.ts';
import type { AppAccess } from './installation-clients.ts';

/** Where a delivery points. */
export interface InstalledRepository {
  repository: string;
  repositoryId: number;
  installationId: number;
}

export type Starts = ReturnType<typeof openStarts>;

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

export function openStarts({ access, environment, now }: StartsOptions) {
  const known = new Map<number, { said: Promise<Said>; until: number; last?: Said }>();

  const ask = async ({ installationId, repositoryId, repository }: InstalledRepository): Promise<Said> => {
    await using installation = access.repository(installationId, repositoryId);
    await using organisation = access.organisation(installationId);
    return await settingsOfRepository(installation.client, repository, environment, organisation.client);
  };
  /** undefined: it cannot be found out. */
  const settingsOf = async (installed: InstalledRepository): Promise<Said | undefined> => {
    const time = now().getTime();
    const kept = known.get(installed.repositoryId);
    const isFresh = kept !== undefined && kept.until > time;
    const entry = isFresh ? kept : { said: ask(installed), until: time + keptMs, last: kept?.last };
    if (known.size >= maxKept) known.clear();
    known.set(installed.repositoryId, entry);
    try {
      entry.last = await entry.said;
      return entry.last;
    } catch {
      entry.until = 0;
      return undefined;
    }
  };
  return {
    /** Whether a label may start a run there. Where it cannot be found out it may: the run itself looks again. */
    async label(installed: InstalledRepository, label: string) {
      if (label.toLowerCase() === usual) return true;
      const said = await settingsOf(installed);
      return said === undefined || said.label.toLowerCase() === label.toLowerCase();
    },
    /** Whether checks that failed may: `on-red` names somebody. The same where it cannot be found out. */
    async red(installed: InstalledRepository) {
      const said = await settingsOf(installed);
      return said === undefined || said.onRed.length > 0;
    },
    /** Whom its settings let in beside its writers, as they were read last; undefined where nobody has read them yet. */
    people: ({ repositoryId }: InstalledRepository): PermissionSettings | undefined => known.get(repositoryId)?.last,
    /** The settings, read by somebody else. */
    learn(repositoryId: number, last: Settings) {
      known.set(repositoryId, { said: Promise.resolve(last), until: now().getTime() + keptMs, last });
    },
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

interface Asker extends Actor {
  /** Where to answer; undefined: a stranger's word there is none of ours to answer. */
  replyTo?: number;
  /** That was set on it, as a template of issues lets everybody do: it comes off, and that is the answer. */
  label?: { name: string; on: number };
  /** It will not be tried again. */
  isLast: boolean;
}

export interface Strangers {
  /** Why nothing is done for whoever has asked; undefined where a worker decides. Throws where it is to be tried again. */
  refusal(installed: InstalledRepository, asker: Asker, withClient: WithClient): Promise<string | undefined>;
}

type WithClient = <T>(work: (client: Client) => Promise<T>) => Promise<T | string>;

const rememberedMs = 10 * 60_000;
/** Of one who is no stranger, or of whom GitHub did not say it. */
const passesMs = 60_000;
const mostRemembered = 10_000;

export function openStrangers({ starts, now }: { starts: Starts; now(): Date }): Strangers {
  const known = new Map<string, { until: number; isStranger: Promise<boolean>; refusal?: Promise<string> }>();

  return {
    async refusal(installed, asker, withClient) {
      const people = starts.people(installed);
      if (people !== undefined && isNamed(asker, people)) return undefined;
      const key = `${installed.repositoryId} ${asker.login.toLowerCase()} ${asker.label === undefined ? '' : 'label'}`;
      const time = now().getTime();
      const before = known.get(key);
      if (known.size >= mostRemembered) known.clear();
      const isStranger = async () => (await withClient((client) => mayNotAsk(client, installed, asker))) === true;
      const entry =
        before !== undefined && before.until > time ? before : { until: time + rememberedMs, isStranger: isStranger() };
      known.set(key, entry);
      if (!(await entry.isStranger.catch(() => false))) {
        // Whoever carries it out asks again.
        entry.until = Math.min(entry.until, time + passesMs);
        return undefined;
      }
      // The sweep reads all settings as soon as a server starts: strangers are no reason to read any.
      if (people === undefined && !asker.isLast)
        throw new Error(
          `the settings of ${installed.repository} could not be read yet, so nobody knows who may start a run`,
        );
      if (asker.label !== undefined || entry.refusal === undefined)
        entry.refusal = withClient((client) => refuse(client, installed, asker));
      return await entry.refusal.catch((error: unknown) => {
        entry.refusal = undefined;
        throw error;
      });
    },
  };
}

async function mayNotAsk(client: Client, { repository }: InstalledRepository, { login, isBot, label }: Asker) {
  const role = isBot ? 'reader' : await roleOf(client, repository, login);
  return role === 'reader' || (role === 'triager' && label === undefined);
}

async function refuse(client: Client, { repository }: InstalledRepository, { label, replyTo, ...actor }: Asker) {
  const reason = refusalOf(actor, repository);
  if (label !== undefined) await removeLabel({ client, repository }, label.on, label.name);
  else if (replyTo !== undefined) await postComment({ client, repository }, replyTo, `😕 ${refusalReply(reason)}`);
  return `refused: ${reason}`;
}
