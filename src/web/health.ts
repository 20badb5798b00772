/** `/healthz`, `/readyz`, `/metrics`: for whoever looks after the server. */

import type { Context, Hono } from 'hono';
import { messageOf } from '../text/message-of.ts';
import { isSameSecret } from '../text/same-secret.ts';
import { fromThisMachine } from './local.ts';
import { createMetrics } from './metrics.ts';
import type { WebEnv, WebOptions } from './options.ts';

export function healthRoutes(app: Hono<WebEnv>, { store, ready, access, now }: WebOptions): void {
  const metrics = createMetrics(store, now);
  const trusted = (c: Context<WebEnv>) => fromThisMachine(c) || bearerIs(c, access.metricsToken);

  // The process answers: nothing else is asked, so that a database that is away gets no server restarted.
  app.get('/healthz', (c) => c.text('ok\n'));

  app.get('/readyz', async (c) => {
    const problems = await ready().catch(() => ['it could not be found out']);
    if (problems.length === 0) return c.text('ready\n');
    return c.text(`not ready\n${trusted(c) ? problems.map((problem) => `${problem}\n`).join('') : ''}`, 503);
  });

  app.get('/metrics', async (c) => {
    if (!trusted(c)) return c.text('Only from this machine, or with the token.\n', 403);
    try {
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
    } catch (error) {
      return c.text(`The record cannot be read: ${messageOf(error)}\n`, 503);
    }
  });
}

function bearerIs(c: Context<WebEnv>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return token !== undefined && token !== '' && given !== undefined && isSameSecret(given, token);
}
