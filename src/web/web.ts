/** Creates the App's web server from its routes, such as pages of runs and queue, forms, sign-in and metrics. */

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { jobRowOf } from '../store/read-queue.ts';
import type { RunRow } from '../store/tables.ts';
import { messageOf } from '../text/error-message.ts';
import { isSameSecret } from '../text/same-secret.ts';
import { createAccess, createGate, type Gate, notFound, wantsJson } from './access.ts';
import { createGitHubUser } from './github-user.ts';
import { bindingPolicy } from './listen-address.ts';
import { createMetrics } from './metrics.ts';
import type { SignedIn, WebEnv, WebOptions } from './options.ts';
import { evalRoutes, overviewRoutes } from './overview.ts';
import { iconPath, notKept, safeHeaders, sendIcon, sentencePage } from './page.ts';
import { queueRoutes } from './queue.ts';
import { fromThisMachine, rateLimit } from './rate-limit.ts';
import { createRunFeed } from './run-events.ts';
import { createTurns, runFileRoutes, runRoutes } from './run-page.ts';
import { runsRoutes } from './runs.ts';
import { createSessions, formIsOurs, type Sessions, signInRoutes } from './session.ts';

const maxFormBytes = 64 * 1024;

/**
 * The pages. With `oauth` whoever can read a repository on GitHub sees its runs and whoever can write to it may act;
 * without, they answer to this machine alone and nobody may act. Run it with `@hono/node-server`, which tells where a
 * request comes from. Throws where `sessionSecret` is shorter than 32 characters, and where `bindingPolicy`, which is asked
 * before anything listens, would have refused.
 */
export function createWeb(options: WebOptions): Hono<WebEnv> {
  const { store, pollMs = 500, onError, now } = options;
  const { publicUrl, bound } = options.addresses;
  const { oauth } = options.access;
  const binding = bindingPolicy({ host: bound.host, publicUrl, signIn: oauth !== undefined });
  if (!binding.allowed) throw new Error(binding.problem);
  const github = createGitHubUser(options);
  const sessions = createSessions(options);
  const access = createAccess(github, options);
  const gate = createGate(store, access, sessions);
  const feed = createRunFeed(store, pollMs);
  const inTurns = createTurns();
  const app = new Hono<WebEnv>();

  app.use(safeHeaders(publicUrl), notKept);
  app.get(iconPath, sendIcon);
  healthRoutes(app, options);
  app.use(sessions.identify, async (c, next) => {
    c.set('seesEvals', options.evals !== undefined && access.operates(c.get('visitor')));
    await next();
  });
  app.use(rateLimit(now));
  if (oauth === undefined) {
    app.use(async (c, next) => {
      if (fromThisMachine(c)) return next();
      const sentence = 'Sign-in is not set up, so these pages answer only their own machine.';
      return c.html(sentencePage(c, 'Refused', [sentence]), 403);
    });
  }
  const { origin } = new URL(publicUrl);
  app.use(csrf({ origin: (from) => from === origin }), bodyLimit({ maxSize: maxFormBytes }));
  app.get('/', (c) => c.redirect('/runs', 303));
  signInRoutes(app, options, { github, sessions });
  overviewRoutes(app, options, gate);
  runsRoutes(app, options, gate);
  runRoutes(app, options, { gate, feed, sessions, inTurns });
  runFileRoutes(app, options, { gate, inTurns });
  queueRoutes(app, options, { gate, access, sessions });
  evalRoutes(app, options, access);
  actionRoutes(app, options, gate, sessions);
  app.notFound((c) => notFound(c));
  app.onError((error, c) => {
    if ('getResponse' in error) return error.getResponse();
    onError(error);
    const sentence = 'The page could not be made. The server’s log tells why.';
    // Before it is known who asks there is no page to put it on.
    if (c.get('visitor') === undefined) return c.text(`${sentence}\n`, 500);
    return wantsJson(c)
      ? c.json({ error: sentence }, 500)
      : c.html(sentencePage(c, 'Something broke', [sentence]), 500);
  });
  return app;
}

function healthRoutes(app: Hono<WebEnv>, { store, ready, access, now }: WebOptions) {
  const metrics = createMetrics(store, now);
  const trusted = (c: Context<WebEnv>) => fromThisMachine(c) || bearerIs(c, access.metricsToken);

  // The process answers: nothing else is asked, so that a database that is away gets no server restarted.
  app.get('/healthz', (c) => c.text('ok\n'));

  app.get('/readyz', async (c) => {
    const problems = await ready().catch(() => ['the checks could not be made']);
    if (problems.length === 0) return c.text('ready\n');
    return c.text(`not ready\n${trusted(c) ? problems.map((problem) => `${problem}\n`).join('') : ''}`, 503);
  });

  app.get('/metrics', async (c) => {
    if (!trusted(c)) return c.text('Allowed only from this machine or with the token.\n', 403);
    try {
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
    } catch (error) {
      return c.text(`The record cannot be read: ${messageOf(error)}\n`, 503);
    }
  });
}

function bearerIs(c: Context<WebEnv>, token: string | undefined) {
  const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return token !== undefined && token !== '' && bearer !== undefined && isSameSecret(bearer, token);
}

const maxHintChars = 10_000;

function actionRoutes(app: Hono<WebEnv>, { store, act, onError }: WebOptions, gate: Gate, sessions: Sessions) {
  const carryOut = async (c: Context<WebEnv>, back: string, work: () => Promise<string>) => {
    try {
      sessions.say(c, await work());
    } catch (error) {
      onError(error);
      const sentence = 'Something broke, and nothing was started or stopped. The server’s log says more.';
      return c.html(sentencePage(c, 'Not done', [sentence]), 500);
    }
    return c.redirect(back, 303);
  };
  const onRun = async (
    c: Context<WebEnv>,
    back: string | undefined,
    work: (order: Order & { row: RunRow }) => Promise<string>,
  ) => {
    const allowed = await gate.run(c, c.req.param('id') ?? '', true);
    const order = await ordered(c, allowed);
    if ('refusal' in order) return order.refusal;
    return await carryOut(c, back ?? `/runs/${order.row.id}`, () => work(order));
  };

  app.post('/runs/:id/retry', (c) =>
    onRun(c, '/queue', ({ row, user, form }) => {
      const hint = String(form.hint ?? '').trim();
      if (row.state !== 'finished')
        return Promise.resolve('The run is still active: stop it, or try again when it has ended.');
      return act.retry(row, hint === '' ? undefined : hint.slice(0, maxHintChars), user.login);
    }),
  );
  app.post('/runs/:id/stop', (c) =>
    onRun(c, undefined, async ({ row, user }) =>
      (await act.stop(row, user.login)) ? 'The run is being stopped.' : 'There was nothing to stop: the run has ended.',
    ),
  );
  app.post('/queue/:id/cancel', async (c) => {
    const job = await jobRowOf(store, c.req.param('id'));
    if (job === undefined) return notFound(c);
    const order = await ordered(c, await gate.repository(c, job.repository, { id: job.repository_id, fresh: true }));
    if ('refusal' in order) return order.refusal;
    return await carryOut(c, '/queue', async () =>
      (await act.cancel(job, order.user.login))
        ? `${job.repository}#${job.number} was removed from the queue.`
        : 'There was nothing to remove: the job has started or ended.',
    );
  });
}

interface Order {
  user: SignedIn;
  form: Record<string, unknown>;
}

/** Who orders what, where that is allowed; else the answer to give. */
async function ordered<Allowed extends { mayAct: boolean }>(
  c: Context<WebEnv>,
  allowed: Allowed | { refusal: Response },
): Promise<(Allowed & Order) | { refusal: Response }> {
  if ('refusal' in allowed) return allowed;
  const user = c.get('visitor');
  if (user.kind !== 'user') return refused(c, 'Sign in first: Redgreen must know who asks.');
  if (!allowed.mayAct) return refused(c, 'Only people who may write to the repository can do this.');
  const form = await c.req.parseBody();
  if (!formIsOurs(user, form.csrf))
    return refused(c, 'The form is too old, or does not come from this page. Go back, reload and try again.');
  return { ...allowed, user, form };
}

function refused(c: Context<WebEnv>, sentence: string): { refusal: Response } {
  return { refusal: c.html(sentencePage(c, 'Refused', [sentence]), 403) as unknown as Response };
}
