/** Retry, retry with a hint, stop: for whoever may write, asked of GitHub at that moment, from our own forms alone. */

import type { Context, Hono } from 'hono';
import type { RunRow } from '../store/tables.ts';
import type { Gate } from './gate.ts';
import type { SignedIn, WebEnv, WebOptions } from './options.ts';
import { sentencePage } from './page.ts';
import { formIsOurs, type Sessions } from './session.ts';

const maxHintChars = 10_000;

export function actionRoutes(app: Hono<WebEnv>, { act, onError }: WebOptions, gate: Gate, sessions: Sessions): void {
  const carryOut = async (c: Context<WebEnv>, work: (order: Order) => Promise<string>) => {
    const order = await ordered(c, gate);
    if ('refusal' in order) return order.refusal;
    try {
      sessions.say(c, await work(order));
    } catch (error) {
      onError?.(error);
      return c.html(
        sentencePage(c, 'Not done', ['Something broke, and nothing was asked for. The server’s log tells more.']),
        500,
      );
    }
    return c.redirect(`/runs/${order.row.id}`, 303);
  };

  app.post('/runs/:id/retry', (c) =>
    carryOut(c, ({ row, user, form }) => {
      const hint = String(form.hint ?? '').trim();
      if (row.state !== 'finished')
        return Promise.resolve('The run goes on: it can be stopped, and tried again when it has ended.');
      return act.retry(row, hint === '' ? undefined : hint.slice(0, maxHintChars), user.login);
    }),
  );
  app.post('/runs/:id/stop', (c) =>
    carryOut(c, async ({ row, user }) =>
      (await act.stop(row, user.login)) ? 'The run is being stopped.' : 'There was nothing to stop: the run has ended.',
    ),
  );
}

interface Order {
  row: RunRow;
  user: SignedIn;
  form: Record<string, unknown>;
}

/** Who orders what, where that is allowed; else the answer to give. */
async function ordered(c: Context<WebEnv>, gate: Gate): Promise<Order | { refusal: Response }> {
  const allowed = await gate.run(c, c.req.param('id') ?? '', true);
  if ('refusal' in allowed) return allowed;
  const user = c.get('visitor');
  if (user.kind !== 'user') return refused(c, 'Sign in first: who orders something has to be known.');
  if (!allowed.mayAct) return refused(c, 'Only people who may write to the repository can do this.');
  const form = await c.req.parseBody();
  if (!formIsOurs(user, form.csrf)) return refused(c, 'The form is too old, or not ours. Go back, reload, try again.');
  return { row: allowed.row, user, form };
}

function refused(c: Context<WebEnv>, sentence: string): { refusal: Response } {
  return { refusal: c.html(sentencePage(c, 'Refused', [sentence]), 403) as unknown as Response };
}
