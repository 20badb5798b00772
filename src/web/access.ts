/**
 * Decides what a visitor of the web pages may see and do, by the visitor's permissions on GitHub. Where GitHub does
 * not answer, access must be denied; a run that the visitor may not see must look like a run that does not exist.
 */

import type { Context } from 'hono';
import { html } from '../report/html/elements.ts';
import { newestJob } from '../store/app-queries.ts';
import type { Store } from '../store/database.ts';
import { visibilityChanges } from '../store/deliveries.ts';
import { isRunId } from '../store/run-folder.ts';
import { recordedRepositories, runRowOf, runsOfOthers } from '../store/run-queries.ts';
import type { RunRow } from '../store/tables.ts';
import type { Answer, GitHubUser, Role } from './github-user.ts';
import type { Visitor, WebEnv, WebOptions } from './options.ts';
import { sentencePage, signInLink, signInPath } from './page.ts';
import type { Sessions } from './session.ts';

export type Access = ReturnType<typeof createAccess>;

interface RoleOptions {
  id?: number;
  fresh?: boolean;
}

interface Scope {
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

export function createAccess(github: GitHubUser, options: Options) {
  const { store, now } = options;
  const { publicId, operators = [] } = options.access;
  const remembered = new Map<string, { at: number; answer: Promise<Answer> }>();

  let heeded: ReadonlySet<string> = new Set();

  async function ask(visitor: Visitor, repository: string, before: Answer | undefined): Promise<Answer> {
    if (visitor.kind === 'user') return github.role(repository, visitor.token, before);
    const id = await publicId?.(repository).catch(() => undefined);
    return id === undefined ? { role: 'none' } : { role: 'read', id };
  }

  async function known(visitor: Visitor, repository: string, fresh = false): Promise<Answer> {
    const maxAgeMs = fresh ? 0 : visitor.kind === 'anonymous' ? longRememberedMs : rememberedMs;
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
    if (visitor.kind !== 'anonymous' || publicId === undefined) return;
    const changes = new Set(await visibilityChanges(store, new Date(now().getTime() - longRememberedMs)));
    if (!changes.isSubsetOf(heeded))
      for (const key of remembered.keys()) if (key.startsWith('\n')) remembered.delete(key);
    heeded = changes;
  }

  return {
    /** `id`: of the repository that is meant, where it is known. `fresh`: asked anew, as before something is done. */
    async role(visitor: Visitor, repository: string, { id, fresh }: RoleOptions = {}): Promise<Role> {
      if (visitor.kind === 'local') return 'read';
      await forgetChanged(visitor);
      const answer = await known(visitor, repository, fresh);
      const another = id !== undefined && answer.id !== undefined && id !== answer.id;
      return another ? 'none' : answer.role;
    },

    async readable(visitor: Visitor): Promise<Readable> {
      if (visitor.kind === 'anonymous' && publicId === undefined) {
        return { scope: { repositories: [], repositoryIds: [], except: [] }, names: [], unknown: 0, ended: false };
      }
      await forgetChanged(visitor);
      const all = await recordedRepositories(store);
      if (visitor.kind === 'local') return { names: all.toSorted(), unknown: 0, ended: false };
      const listed = all.slice(0, maxListed);
      const answers = await fewAtOnce(listed, (repository) => known(visitor, repository));
      const may = (role: Role | undefined) => role === 'read' || role === 'write';
      const names = listed.filter((_, index) => may(answers[index]?.role)).toSorted();
      const ids = answers.flatMap(({ role, id }) => (may(role) && id !== undefined ? [id] : []));
      const unknown = all.length - listed.length + answers.filter(({ role }) => role === 'unknown').length;
      const ended = answers.some(({ role }) => role === 'ended');
      const numbered = { repositories: names, repositoryIds: ids };
      return { scope: { ...numbered, except: await runsOfOthers(store, numbered) }, names, unknown, ended };
    },

    /** Whether the visitor sees what belongs to no repository. */
    operates(visitor: Visitor): boolean {
      if (visitor.kind !== 'user') return visitor.kind === 'local';
      return operators.some((login) => login.toLowerCase() === visitor.login.toLowerCase());
    },
  };
}

/** `work` over all items, a few at a time. */
async function fewAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const lane = async () => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: parallelQuestions }, lane));
  return results;
}

interface Refusal {
  refusal: Response;
}

export interface AllowedRun {
  row: RunRow;
  repositoryId: number | undefined;
  mayAct: boolean;
}

export type Gate = ReturnType<typeof createGate>;

export function createGate(store: Store, access: Access, sessions: Sessions) {
  /** GitHub takes the token no more (signed out there, revoked, too old): from here on it is nobody who asks. */
  async function orAnonymous<T>(c: Context<WebEnv>, ask: () => Promise<T>, ended: (answer: T) => boolean): Promise<T> {
    const answer = await ask();
    if (!ended(answer)) return answer;
    await sessions.end(c);
    return await ask();
  }
  /** Whether the visitor may act in the repository. */
  const repository = async (
    c: Context<WebEnv>,
    name: string,
    options: RoleOptions,
  ): Promise<{ mayAct: boolean } | Refusal> => {
    const ask = () => access.role(c.get('visitor'), name, options);
    const role = await orAnonymous(c, ask, (answer) => answer === 'ended');
    if (role === 'read' || role === 'write') return { mayAct: role === 'write' };
    const signedIn = c.get('visitor').kind === 'user';
    return { refusal: role === 'unknown' && signedIn ? notKnown(c) : notFound(c) };
  };
  /** Before somebody has signed in, a run that is not there and one that is not theirs to see are the same way in. */
  const signInFirst = (c: Context<WebEnv>) => {
    // A program would take the way in for the answer.
    const person = c.req.method === 'GET' && !wantsJson(c) && !c.req.path.endsWith('/events');
    return person && c.get('visitor').kind === 'anonymous' ? c.redirect(signInPath(c), 303) : notFound(c);
  };
  return {
    repository,
    /** The run and what the visitor may do with it. */
    async run(c: Context<WebEnv>, id: string, fresh = false): Promise<AllowedRun | Refusal> {
      const row = isRunId(id) ? await runRowOf(store, id) : undefined;
      if (row === undefined) return { refusal: signInFirst(c) };
      // The run of a suite is in no repository on GitHub, whatever its story is called.
      if (row.trigger_kind === 'eval') {
        const sees = access.operates(c.get('visitor'));
        return sees ? { row, repositoryId: undefined, mayAct: false } : { refusal: signInFirst(c) };
      }
      const repositoryId = (await newestJob(store, 'run_id', id))?.repository_id;
      const allowed = await repository(c, row.repository, { id: repositoryId, fresh });
      if (!('refusal' in allowed)) return { row, repositoryId, ...allowed };
      return c.get('visitor').kind === 'anonymous' ? { refusal: signInFirst(c) } : allowed;
    },
    /** Quietly: whether the run may (still) be read. */
    async mayRead(c: Context<WebEnv>, { row, repositoryId }: AllowedRun): Promise<boolean> {
      if (row.trigger_kind === 'eval') return access.operates(c.get('visitor'));
      const role = await access.role(c.get('visitor'), row.repository, { id: repositoryId });
      return role === 'read' || role === 'write';
    },
    readable: (c: Context<WebEnv>) =>
      orAnonymous(
        c,
        () => access.readable(c.get('visitor')),
        ({ ended }) => ended,
      ),
  };
}

/** Of what is not there, and of what may not be seen. */
export function notFound(c: Context<WebEnv>): Response {
  const signIn =
    c.get('visitor')?.kind === 'anonymous' ? [html`${signInLink(c)} to see what your account may read.`] : [];
  if (wantsJson(c)) return c.json({ error: 'not found' }, 404);
  return c.html(sentencePage(c, 'Not found', ['There is nothing here, or you may not see it.', ...signIn]), 404);
}

function notKnown(c: Context<WebEnv>): Response {
  const sentence = 'GitHub did not say whether you may read this repository. Try again in a minute.';
  if (wantsJson(c)) return c.json({ error: sentence }, 503);
  return c.html(sentencePage(c, 'Not now', [sentence]), 503);
}

export function wantsJson(c: Context<WebEnv>) {
  return c.req.path.endsWith('.json');
}
