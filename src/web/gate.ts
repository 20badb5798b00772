/**
 * Checks for each request whether the visitor may see a run or repository. Whoever may not read a run gets the same answer as
 * where there is none.
 */

import type { Context } from 'hono';
import { html } from '../report/html/text.ts';
import { newestJob } from '../store/app-queries.ts';
import type { Store } from '../store/database.ts';
import { isRunId } from '../store/run-folder.ts';
import { runRowOf } from '../store/run-queries.ts';
import type { RunRow } from '../store/tables.ts';
import type { Access, Readable } from './access.ts';
import type { WebEnv } from './options.ts';
import { sentencePage, signInLink, signInPath } from './page.ts';
import type { Sessions } from './session.ts';

export interface Gate {
  /** The run and what the visitor may do with it; else the answer to give. */
  run(c: Context<WebEnv>, id: string, fresh?: boolean): Promise<AllowedRun | { refusal: Response }>;
  /** Whether the visitor may act in the repository; else the answer to give. `id`: its number, where it is known. */
  repository(
    c: Context<WebEnv>,
    repository: string,
    options: { id?: number | undefined; fresh?: boolean },
  ): Promise<{ mayAct: boolean } | { refusal: Response }>;
  /** Quietly: whether the run may (still) be read. */
  mayRead(c: Context<WebEnv>, { row, repositoryId }: AllowedRun): Promise<boolean>;
  /** Whose runs the visitor may read. */
  readable(c: Context<WebEnv>): Promise<Readable>;
}

export interface AllowedRun {
  row: RunRow;
  repositoryId: number | undefined;
  mayAct: boolean;
}

export function createGate(store: Store, access: Access, sessions: Sessions): Gate {
  /** GitHub takes the token no more (signed out there, revoked, too old): from here on it is nobody who asks. */
  async function orAnonymous<T>(c: Context<WebEnv>, ask: () => Promise<T>, ended: (answer: T) => boolean): Promise<T> {
    const answer = await ask();
    if (!ended(answer)) return answer;
    await sessions.end(c);
    return await ask();
  }
  const repository: Gate['repository'] = async (c, name, { id, fresh = false }) => {
    const ask = () => access.role(c.get('visitor'), name, { id, fresh });
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
    async run(c, id, fresh = false) {
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
    async mayRead(c, { row, repositoryId }) {
      if (row.trigger_kind === 'eval') return access.operates(c.get('visitor'));
      const role = await access.role(c.get('visitor'), row.repository, { id: repositoryId });
      return role === 'read' || role === 'write';
    },
    readable: (c) =>
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

export function wantsJson(c: Context<WebEnv>): boolean {
  return c.req.path.endsWith('.json');
}
