/** Who may see and do what, asked of GitHub and remembered for a short while. Closed wherever the answer could not be had. */

import { runRepositories } from '../store/read-list.ts';
import type { GitHubUser, Role } from './github-user.ts';
import type { Visitor, WebOptions } from './options.ts';

export interface Access {
  /** `fresh`: asked anew, as before something is done. */
  role(visitor: Visitor, repository: string, fresh?: boolean): Promise<Role>;
  readable(visitor: Visitor): Promise<Readable>;
  /** Every repository of the record, for who sees them all. */
  names(): Promise<string[]>;
  /** Whether the visitor sees what belongs to no repository. */
  operates(visitor: Visitor): boolean;
}

export interface Readable {
  /** Undefined: all of them. */
  repositories: string[] | undefined;
  /** Repositories that GitHub said nothing about, or that were too many to ask about. */
  unknown: number;
}

const rememberedMs = 60_000;
/** A list asks about many repositories: each answer is used for longer. */
const listRememberedMs = 5 * 60_000;
const maxListed = 300;
const maxRemembered = 20_000;
const askedAtOnce = 8;

type Options = Pick<WebOptions, 'store' | 'oauth' | 'publicRuns' | 'isPublic' | 'operators' | 'now'>;

export function createAccess(github: GitHubUser, options: Options): Access {
  const { store, now, publicRuns = false, operators = [] } = options;
  const remembered = new Map<string, { at: number; role: Promise<Role> }>();

  async function ask(visitor: Visitor, repository: string): Promise<Role> {
    if (visitor.kind === 'user') return github.role(repository, visitor.token);
    if (!publicRuns) return 'none';
    if (options.isPublic === undefined) return github.role(repository, undefined);
    return (await options.isPublic(repository).catch(() => false)) ? 'read' : 'none';
  }

  async function known(visitor: Visitor, repository: string, maxAgeMs: number): Promise<Role> {
    if (visitor.kind === 'local') return 'read';
    const key = `${visitor.kind === 'user' ? visitor.session : ''}\n${repository.toLowerCase()}`;
    const before = remembered.get(key);
    if (before !== undefined && now().getTime() - before.at < maxAgeMs) return before.role;
    const role = ask(visitor, repository);
    remembered.delete(key);
    remembered.set(key, { at: now().getTime(), role });
    if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? '');
    // What could not be had is asked for again the next time.
    if ((await role) === 'unknown') remembered.delete(key);
    return await role;
  }

  return {
    role: (visitor, repository, fresh = false) => known(visitor, repository, fresh ? 0 : rememberedMs),

    async readable(visitor) {
      if (visitor.kind === 'local') return { repositories: undefined, unknown: 0 };
      if (visitor.kind === 'anonymous' && !publicRuns) return { repositories: [], unknown: 0 };
      const all = await runRepositories(store);
      const asked = all.slice(0, maxListed);
      const roles = await inTurns(asked, (repository) => known(visitor, repository, listRememberedMs));
      return {
        repositories: asked.filter((_, index) => roles[index] === 'read' || roles[index] === 'write'),
        unknown: all.length - asked.length + roles.filter((role) => role === 'unknown').length,
      };
    },

    names: () => runRepositories(store),

    operates(visitor) {
      if (visitor.kind !== 'user') return visitor.kind === 'local';
      return operators.some((login) => login.toLowerCase() === visitor.login.toLowerCase());
    },
  };
}

/** `work` over all items, a few at a time. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: Math.min(askedAtOnce, items.length) }, worker));
  return results;
}
