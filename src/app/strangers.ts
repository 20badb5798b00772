/**
 * Refuses comments by people without the required permission before a job is queued for a worker. A refusal is remembered for
 * ten minutes, in which further comments of that person cost no call to GitHub.
 */

import type { Client } from '../github/client.ts';
import { checkPermission, roleOf } from '../github/permission.ts';
import { refusalReply } from '../github/replies.ts';
import { postComment } from '../github/status.ts';
import type { InstalledRepository, Starts } from './starts.ts';

export interface Commenter {
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
