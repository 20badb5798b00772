/** Decides by a repository's settings, before a job is queued, whether a label or failed checks may start a run. */

import { resolveSettings } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { refuseStranger } from '../github/answers.ts';
import type { AppEvent } from '../github/app-event.ts';
import { type Client, inRepository, type Repo } from '../github/client.ts';
import { checkPermission, type PermissionSettings, type Roles } from '../github/permission.ts';
import { issueOfPullRequest } from '../store/app-queries.ts';
import type { Store } from '../store/database.ts';
import { configFiles } from '../trigger/event-decision.ts';
import type { AppAccess } from './installation-clients.ts';

export interface InstalledRepository {
  repository: string;
  repositoryId: number;
  installationId: number;
}

export type StartConditions = ReturnType<typeof openStartConditions>;

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
  environment: NodeJS.ReadOnlyDict<string>;
  now(): Date;
}

/** A delivery behind which somebody, or red checks, ask for something. */
type Asking = Extract<AppEvent, { kind: 'run' | 'command' | 'button' }>;

interface Person {
  roles: Roles;
  refusal?: Promise<string>;
  until: number;
}

type WithClient = <T>(work: (repo: Repo) => Promise<T>) => Promise<T | string>;

const nobody: PermissionSettings = { allowUsers: [], allowBots: [] };

/** Before any job: why nothing is done for a delivery. Whoever is let through is asked about again where it is carried out. */
export function openStartConditions({ access, environment, now, store }: StartsOptions & { store: Store }) {
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
  /** Where to answer a stranger. Other programs' commands look like ours on pull requests: there nowhere, unless it is one of ours. */
  const placeOf = async ({ repositoryId }: InstalledRepository, asking: Asking) => {
    if (asking.kind === 'button') return undefined;
    const { number, isPullRequest, kind } = asking;
    if (kind === 'command' || !isPullRequest || asking.label !== undefined) return number;
    return (await issueOfPullRequest(store, repositoryId, number)) === undefined ? undefined : number;
  };
  /** Who may not ask. Throws where it is to be tried again. */
  const stranger = async (installed: InstalledRepository, asking: Asking, isLast: boolean, withClient: WithClient) => {
    const { kind, sender: login } = asking;
    const { repository, repositoryId } = installed;
    const actor = { login, isBot: login.endsWith('[bot]') };
    const said = settings.get(repositoryId)?.last;
    const time = now().getTime();
    const person = remembered<string, Person>(people, `${repositoryId} ${login.toLowerCase()}`, time, () => {
      return { roles: new Map(), until: time + rememberedMs };
    });
    const asked = { actor, kind: kind === 'command' ? asking.command : kind };
    const permission = await withClient((repo) => checkPermission(repo, asked, said ?? nobody, person.roles)).catch(
      () => 'unknown',
    );
    const label = kind === 'run' ? asking.label : undefined;
    if (typeof permission === 'string' || permission.kind !== 'refused' || (label && permission.mayLabel)) {
      person.until = Math.min(person.until, time + passesMs);
      // Who stops a run is asked about here alone.
      if (kind === 'button' && (typeof permission === 'string' || permission.kind !== 'allowed'))
        throw new Error(`GitHub did not say whether ${login} may write`);
      return undefined;
    }
    // The sweep reads all settings as soon as a server starts: strangers are no reason to read any.
    if (said === undefined && !isLast)
      throw new Error(`the settings of ${repository} could not be read yet, so nobody knows who may start a run`);
    const number = await placeOf(installed, asking);
    const refuse = () => withClient((repo) => refuseStranger(repo, permission.reason, number, label));
    if (label !== undefined) return await refuse();
    person.refusal ??= refuse();
    person.refusal.catch(() => {
      person.refusal = undefined;
    });
    return await person.refusal;
  };
  return {
    /** Why nothing is done; undefined where there is something to do. Throws where it is to be tried again, but for the last time. */
    async refusal(installed: InstalledRepository, asking: Asking, isLast: boolean, withClient: WithClient) {
      if (asking.kind === 'run') {
        const { label, red } = asking;
        if (red)
          return (await mayBe(installed, ({ onRed }) => onRed.length > 0)) ? undefined : 'on-red names nobody here';
        const name = label?.toLowerCase() ?? usual;
        if (name !== usual && !(await mayBe(installed, (said) => said.label.toLowerCase() === name)))
          return `${label} starts nothing here`;
      }
      return await stranger(installed, asking, isLast, withClient);
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
  environment: NodeJS.ReadOnlyDict<string>,
  organisation?: Client,
): Promise<Settings> {
  const files = await configFiles(repo, organisation);
  return resolveSettings({ ...files, environment, needsKey: false }).settings;
}
