/**
 * Handles the forms that retry a run, stop it, or cancel a queued job. They need write access, which GitHub confirms each
 * time, and must come from a page of this server.
 */

import type { Context, Hono } from 'hono';
import { jobRowOf } from '../store/read-queue.ts';
import type { RunRow } from '../store/tables.ts';
import { type Gate, notFound } from './access.ts';
import type { SignedIn, WebEnv, WebOptions } from './options.ts';
import { sentencePage } from './page.ts';
import { formIsOurs, type Sessions } from './session.ts';

const maxHintChars = 10_000;

export function actionRoutes(
  app: Hono<WebEnv>,
  { store, act, onError }: WebOptions,
  gate: Gate,
  sessions: Sessions,
): void {
  const carryOut = async (c: Context<WebEnv>, back: string, work: () => Promise<string>) => {
    try {
      sessions.say(c, await work());
    } catch (error) {
      onError?.(error);
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
