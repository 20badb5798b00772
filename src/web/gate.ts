/** The one door to a run: whoever may not read it hears the same as where there is none. */

import type { Context } from 'hono';
import type { Store } from '../store/database.ts';
import { runRowOf } from '../store/read-list.ts';
import { isRunId } from '../store/run-id.ts';
import type { RunRow } from '../store/tables.ts';
import type { Access } from './access.ts';
import type { WebEnv } from './options.ts';
import { sentencePage } from './page.ts';
import type { Sessions } from './session.ts';

export interface Gate {
  /** The run and what the visitor may do with it; else the answer to give. */
  run(c: Context<WebEnv>, id: string, fresh?: boolean): Promise<AllowedRun | { refusal: Response }>;
  /** As quietly: whether the run may (still) be read. */
  mayRead(c: Context<WebEnv>, row: RunRow): Promise<boolean>;
}

export interface AllowedRun {
  row: RunRow;
  mayAct: boolean;
}

export function createGate(store: Store, access: Access, sessions: Sessions): Gate {
  async function roleIn(c: Context<WebEnv>, repository: string, fresh: boolean) {
    const role = await access.role(c.get('visitor'), repository, fresh);
    if (role !== 'ended') return role;
    // GitHub takes the token no more: signed out there, revoked, or too old.
    sessions.end(c);
    return access.role(c.get('visitor'), repository, fresh);
  }
  return {
    async run(c, id, fresh = false) {
      const row = isRunId(id) ? await runRowOf(store, id) : undefined;
      if (row === undefined) return { refusal: notFound(c) };
      const role = await roleIn(c, row.repository, fresh);
      if (role === 'read' || role === 'write') return { row, mayAct: role === 'write' };
      const signedIn = c.get('visitor').kind === 'user';
      return { refusal: role === 'unknown' && signedIn ? notKnown(c) : notFound(c) };
    },
    async mayRead(c, row) {
      const role = await access.role(c.get('visitor'), row.repository);
      return role === 'read' || role === 'write';
    },
  };
}

/** Of what is not there, and of what may not be seen. */
export function notFound(c: Context<WebEnv>): Response {
  const signIn = c.get('visitor')?.kind === 'anonymous' ? ['Sign in to see what your account may read.'] : [];
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
