/**
 * Decides by a repository's settings whether a label, failed checks or a comment may start a run, before a job is queued. For
 * a comment, it also checks whether its author may start runs. A stranger is refused once; for ten minutes further comments of
 * that person cost no call to GitHub.
 */

import { resolveSettings } from '../config/layers.ts';
import type { Settings } from '../config/settings.ts';
import type { Client } from '../github/client.ts';
import { checkPermission, type PermissionSettings, roleOf } from '../github/permission.ts';
import { refusalReply } from '../github/replies.ts';
import { postComment } from '../github/status-comments.ts';
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

interface Commenter {
  login: string;
  isBot: boolean;
  /** Where to answer; undefined: a stranger's word there is none of ours to answer. */
  replyTo: number | undefined;
}

export interface Strangers {
  /** Why nothing is done for whoever has commented; undefined where a worker decides. */
  refusal(installed: InstalledRepository, commenter: Commenter, withClient: WithClient): Promise<string | undefined>;
}

type WithClient = <T>(work: (client: Client) => Promise<T>) => Promise<T | string>;

const rememberedMs = 10 * 60_000;
const mostRemembered = 10_000;

export function openStrangers({ starts, now }: { starts: Starts; now(): Date }): Strangers {
  const known = new Map<string, { until: number; refusal: Promise<string | undefined> }>();

  return {
    async refusal(installed, commenter, withClient) {
      const key = `${installed.repositoryId} ${commenter.login.toLowerCase()}`;
      const time = now().getTime();
      const before = known.get(key);
      if (before !== undefined && before.until > time) return await before.refusal;
      if (known.size >= mostRemembered) known.clear();
      const refusal = withClient((client) => refused(client, installed, commenter, starts));
      known.set(key, { until: time + rememberedMs, refusal });
      // Only a no is remembered: who may ask is asked about again, and so is what could not be found out.
      const forget = () => known.delete(key);
      refusal.then((why) => why ?? forget(), forget);
      return await refusal;
    },
  };
}

async function refused(
  client: Client,
  installed: InstalledRepository,
  { login, isBot, replyTo }: Commenter,
  starts: Starts,
): Promise<string | undefined> {
  const { repository } = installed;
  const roles = new Map();
  if (!isBot && (await roleOf(client, repository, login, roles)) !== 'reader') return undefined;
  const settings = await starts.people(installed);
  if (settings === undefined) return undefined;
  const answer = await checkPermission({ client, repository }, { login, isBot }, settings, roles);
  if (answer.kind !== 'refused') return undefined;
  if (replyTo !== undefined) await postComment({ client, repository }, replyTo, `😕 ${refusalReply(answer.reason)}`);
  return `refused: ${answer.reason}`;
}
