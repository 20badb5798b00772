/** Handles sign-in and sign-out through GitHub's OAuth web flow, protected by PKCE and a state that is bound to the browser. */

import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from '../report/html/text.ts';
import { isSameSecret } from '../text/same-secret.ts';
import type { GitHubUser } from './github-user.ts';
import type { WebEnv, WebOptions } from './options.ts';
import { sentencePage } from './page.ts';
import { formIsOurs, random, type Sessions } from './session.ts';

interface Parts {
  github: GitHubUser;
  sessions: Sessions;
}

export function signInRoutes(app: Hono<WebEnv>, options: WebOptions, { github, sessions }: Parts): void {
  const { publicUrl } = options.addresses;
  const { oauth } = options.access;
  const { host } = new URL(publicUrl);
  const redirectUri = new URL('/sign-in/callback', publicUrl).href;

  app.get('/sign-in', (c) => {
    if (oauth === undefined) return c.redirect('/runs', 303);
    // GitHub sends people back to the public address, and a cookie of another name would not be there. Once: a proxy may hide the name.
    if (c.req.header('host') !== host && c.req.query('from') === undefined) {
      const there = new URLSearchParams({ to: localPath(c.req.query('to')), from: 'another' });
      return c.redirect(new URL(`/sign-in?${there}`, publicUrl).href, 303);
    }
    const [state, verifier] = [random(), random()];
    sessions.begin(c, { state, verifier, to: localPath(c.req.query('to')) });
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return c.redirect(github.authorizeUrl({ state, challenge, redirectUri }), 303);
  });

  app.get('/sign-in/callback', async (c) => {
    const started = sessions.begun(c);
    const { code, state, error } = c.req.query();
    if (oauth === undefined || started === undefined || !isSameSecret(started.state, state ?? '')) {
      return failed(c, 'This sign-in did not start in this browser, or it took longer than ten minutes.');
    }
    // `access_denied`: the person said no.
    if (code === undefined || code === '') return failed(c, `GitHub did not sign you in (${short(error)}).`);
    const answer = await github.exchange({ code, verifier: started.verifier, redirectUri }).catch(unreachable);
    if ('problem' in answer) return failed(c, `GitHub did not accept the sign-in (${short(answer.problem)}).`);
    const login = await github.login(answer.token).catch(() => undefined);
    if (login === undefined) return failed(c, 'GitHub did not say who you are.');
    await sessions.start(c, login, answer.token);
    return c.redirect(started.to, 303);
  });

  app.post('/sign-out', async (c) => {
    const visitor = c.get('visitor');
    if (visitor.kind === 'user') {
      const { csrf } = await c.req.parseBody();
      if (!formIsOurs(visitor, csrf))
        return c.html(sentencePage(c, 'Not signed out', ['This form does not come from this server.']), 403);
      await sessions.end(c);
      await github.revoke(visitor.token);
    }
    return c.redirect('/runs', 303);
  });
}

function failed(c: Context<WebEnv>, sentence: string) {
  return c.html(sentencePage(c, 'Not signed in', [sentence, html`<a href="/sign-in">Try again</a>`]), 400);
}

function unreachable(): { problem: string } {
  return { problem: 'it could not be reached' };
}

/** Only a path of this server: an address of elsewhere would make sign-in a way to send people there. */
function localPath(to: string | undefined): string {
  return to !== undefined && /^\/(?![/\\])[\x21-\x7e]{0,500}$/.test(to) && !to.startsWith('/sign-') ? to : '/runs';
}

function short(text: string | undefined): string {
  return (text ?? 'no reason').replace(/[^\w .-]/g, '').slice(0, 80);
}
