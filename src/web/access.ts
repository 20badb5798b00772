/**
 * Decides what a visitor of the web pages may see and do, from GitHub permissions that are cached for a short time. It denies
 * wherever GitHub's answer could not be had.
 */

import { visibilityChanges } from '../store/deliveries.ts';
import { recordedRepositories, runsOfOthers } from '../store/run-queries.ts';
import type { Answer, GitHubUser, Role } from './github-user.ts';
import type { Visitor, WebOptions } from './options.ts';

export interface Access {
  /** `id`: of the repository that is meant, where it is known. `fresh`: asked anew, as before something is done. */
  role(visitor: Visitor, repository: string, options?: { id?: number; fresh?: boolean }): Promise<Role>;
  readable(visitor: Visitor): Promise<Readable>;
  /** Whether the visitor sees what belongs to no repository. */
  operates(visitor: Visitor): boolean;
}

export interface Scope {
  repositories: string[];
  repositoryIds: number[];
  /** Ids of runs from when one of the names was another repository's. */
  except: string[];
}

export interface Readable {
  /** Undefined: everything. */
  scope?: Scope;
  /** To choose from. */
  names: string[];
  /** Repositories that GitHub said nothing about, or that were too many to ask about. */
  unknown: number;
  /** GitHub takes the visitor's token no more. */
  ended: boolean;
}

/** So long a right that was lost still opens something. An answer that is the same as before is not counted by GitHub. */
const rememberedMs = 10_000;
/** Of public repositories: a webhook tells where one is made private. */
const longRememberedMs = 10 * 60_000;
/** GitHub takes 900 questions a minute of one person: so many in ten seconds, of those where something happened last. */
const maxListed = 140;
const maxRemembered = 20_000;
const parallelQuestions = 8;

type Options = Pick<WebOptions, 'store' | 'access' | 'now'>;

export function createAccess(github: GitHubUser, options: Options): Access {
  const { store, now } = options;
  const { publicRuns = false, publicId, operators = [] } = options.access;
  const remembered = new Map<string, { at: number; answer: Promise<Answer> }>();

  let heeded: ReadonlySet<string> = new Set();

  async function ask(visitor: Visitor, repository: string, before: Answer | undefined): Promise<Answer> {
    if (visitor.kind === 'user') return github.role(repository, visitor.token, before);
    if (!publicRuns) return { role: 'none' };
    if (publicId === undefined) return github.role(repository, undefined);
    const id = await publicId(repository).catch(() => undefined);
    return id === undefined ? { role: 'none' } : { role: 'read', id };
  }

  async function known(visitor: Visitor, repository: string, maxAgeMs: number): Promise<Answer> {
    const key = `${visitor.kind === 'user' ? visitor.session : ''}\n${repository.toLowerCase()}`;
    const before = remembered.get(key);
    if (before !== undefined && now().getTime() - before.at < maxAgeMs) return await before.answer;
    const answer = (before?.answer ?? Promise.resolve(undefined)).then((last) => ask(visitor, repository, last));
    remembered.delete(key);
    remembered.set(key, { at: now().getTime(), answer });
    if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? '');
    // What could not be had is asked for again the next time.
    if ((await answer).role === 'unknown') remembered.delete(key);
    return await answer;
  }

  /** At each change of which GitHub has told, on whichever server of a fleet: a repository may be asked about by an earlier name. */
  async function forgetChanged(visitor: Visitor): Promise<void> {
    if (visitor.kind !== 'anonymous' || !publicRuns) return;
    const changes = new Set(await visibilityChanges(store, new Date(now().getTime() - longRememberedMs)));
    if (!changes.isSubsetOf(heeded))
      for (const key of remembered.keys()) if (key.startsWith('\n')) remembered.delete(key);
    heeded = changes;
  }

  return {
    async role(visitor, repository, { id, fresh = false } = {}) {
      if (visitor.kind === 'local') return 'read';
      await forgetChanged(visitor);
      const maxAgeMs = visitor.kind === 'anonymous' ? longRememberedMs : rememberedMs;
      const answer = await known(visitor, repository, fresh ? 0 : maxAgeMs);
      const another = id !== undefined && answer.id !== undefined && id !== answer.id;
      return another ? 'none' : answer.role;
    },

    async readable(visitor) {
      if (visitor.kind === 'anonymous' && !publicRuns) {
        return { scope: { repositories: [], repositoryIds: [], except: [] }, names: [], unknown: 0, ended: false };
      }
      await forgetChanged(visitor);
      const all = await recordedRepositories(store);
      if (visitor.kind === 'local') return { names: all.toSorted(), unknown: 0, ended: false };
      const listed = all.slice(0, maxListed);
      const maxAgeMs = visitor.kind === 'anonymous' ? longRememberedMs : rememberedMs;
      const answers = await inTurns(listed, (repository) => known(visitor, repository, maxAgeMs));
      const may = (role: Role | undefined) => role === 'read' || role === 'write';
      const names = listed.filter((_, index) => may(answers[index]?.role)).toSorted();
      const ids = answers.flatMap(({ role, id }) => (may(role) && id !== undefined ? [id] : []));
      const unknown = all.length - listed.length + answers.filter(({ role }) => role === 'unknown').length;
      const ended = answers.some(({ role }) => role === 'ended');
      const numbered = { repositories: names, repositoryIds: ids };
      return { scope: { ...numbered, except: await runsOfOthers(store, numbered) }, names, unknown, ended };
    },

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
  await Promise.all(Array.from({ length: Math.min(parallelQuestions, items.length) }, worker));
  return results;
}
