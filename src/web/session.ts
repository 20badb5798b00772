/** Signs web users in and out through GitHub's OAuth flow, and keeps their sessions with encrypted tokens. */

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { html } from '../report/html/elements.ts';
import { addSession, deleteSession, findSession } from '../store/app-queries.ts';
import { isSameSecret } from '../text/same-secret.ts';
import type { GitHubUser } from './github-user.ts';
import type { SignedIn, WebEnv, WebOptions } from './options.ts';
import { sentencePage } from './page.ts';

/** GitHub's own tokens for people live eight hours. */
const maxSessionMs = 8 * 3_600_000;
/** Between going to GitHub and coming back. */
const maxSignInMs = 10 * 60_000;

/** What waits for the browser to come back from GitHub. */
interface StartedSignIn {
  state: string;
  verifier: string;
  to: string;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ store, addresses, access, now }: WebOptions) {
  const { oauth, sessionSecret } = access;
  const secure = addresses.publicUrl.startsWith('https:');
  const prefix = secure ? 'host' : undefined;
  const base: CookieOptions = { httpOnly: true, sameSite: 'Lax', path: '/', secure, ...(prefix && { prefix }) };
  const seals = {
    'redgreen-sign-in': createSeal(sessionSecret, 'sign-in', now),
    'redgreen-said': createSeal(sessionSecret, 'said', now),
  };
  type Name = keyof typeof seals;
  const set = (c: Context<WebEnv>, name: string, value: string, maxAgeMs: number) =>
    setCookie(c, name, value, { ...base, maxAge: Math.floor(maxAgeMs / 1000) });
  const put = (c: Context<WebEnv>, name: Name, value: object, maxAgeMs: number) =>
    set(c, name, seals[name].close(value, maxAgeMs), maxAgeMs);
  const get = <T>(c: Context<WebEnv>, name: Name) => {
    const text = getCookie(c, name, prefix);
    // Sealed by this server: it has the form that `put` gave it.
    return text === undefined ? undefined : (seals[name].open(text) as T | undefined);
  };
  const drop = (c: Context<WebEnv>, name: string) => void deleteCookie(c, name, base);
  const sealOf = (cookie: string) => createSeal(sessionSecret, `session ${cookie}`, now);
  const signedIn = async (cookie: string | undefined): Promise<SignedIn | undefined> => {
    if (oauth === undefined || cookie === undefined) return undefined;
    const row = await findSession(store, idOf(cookie), now());
    const user = row && (sealOf(cookie).open(row.sealed) as Omit<SignedIn, 'kind' | 'session'> | undefined);
    return user && { kind: 'user', ...user, session: idOf(cookie) };
  };

  return {
    /** Says who asks, on every request. */
    async identify(c: Context<WebEnv>, next: () => Promise<void>) {
      const cookie = getCookie(c, 'redgreen', prefix);
      const user = await signedIn(cookie);
      if (cookie !== undefined && user === undefined) drop(c, 'redgreen');
      c.set('visitor', user ?? (oauth === undefined ? { kind: 'local' } : { kind: 'anonymous' }));
      await next();
    },
    begin: (c: Context<WebEnv>, started: StartedSignIn) => put(c, 'redgreen-sign-in', started, maxSignInMs),
    /** What was begun, once. */
    begun(c: Context<WebEnv>) {
      const started = get<StartedSignIn>(c, 'redgreen-sign-in');
      drop(c, 'redgreen-sign-in');
      return started;
    },
    async start(c: Context<WebEnv>, login: string, token: string) {
      const cookie = random();
      const user: Omit<SignedIn, 'kind' | 'session'> = { login, token, csrf: random() };
      const expires_at = new Date(now().getTime() + maxSessionMs).toISOString();
      await addSession(store, { id: idOf(cookie), sealed: sealOf(cookie).close(user, maxSessionMs), expires_at });
      set(c, 'redgreen', cookie, maxSessionMs);
    },
    /** Its cookie opens nothing any more, a copy of it neither. */
    async end(c: Context<WebEnv>) {
      const visitor = c.get('visitor');
      if (visitor.kind === 'user') await deleteSession(store, visitor.session);
      drop(c, 'redgreen');
      c.set('visitor', { kind: 'anonymous' });
    },
    /** One sentence for the next page that this browser sees. */
    say: (c: Context<WebEnv>, text: string) => put(c, 'redgreen-said', { text }, maxSignInMs),
    said(c: Context<WebEnv>) {
      const said = get<{ text: string }>(c, 'redgreen-said');
      if (said !== undefined) drop(c, 'redgreen-said');
      return said?.text;
    },
  };
}

/** Whether a form came from a page that this session was shown. */
export function formIsOurs(visitor: SignedIn, csrf: unknown) {
  return typeof csrf === 'string' && isSameSecret(csrf, visitor.csrf);
}

function idOf(cookie: string) {
  return createHash('sha256').update(cookie).digest('base64url');
}

export function random() {
  return randomBytes(32).toString('base64url');
}

const [ivBytes, tagBytes] = [12, 16];

/** Throws where the secret is too short to hold: below 32 characters. */
function createSeal(secret: string, purpose: string, now: () => Date) {
  if (secret.length < 32) throw new Error('the session secret must have at least 32 characters');
  const key = Buffer.from(hkdfSync('sha256', secret, '', `redgreen ${purpose}`, 32));
  return {
    /** `maxAgeMs`: after that the text opens no more. */
    close(value: object, maxAgeMs: number) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = JSON.stringify({ value, until: now().getTime() + maxAgeMs });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Undefined where it is none of ours, of another purpose, changed, or too old. */
    open(text: string): unknown {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const body = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
        const { value, until } = JSON.parse(body.toString('utf8'));
        return until > now().getTime() ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

interface Parts {
  github: GitHubUser;
  sessions: Sessions;
}

export function signInRoutes(app: Hono<WebEnv>, options: WebOptions, { github, sessions }: Parts) {
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
function localPath(to: string | undefined) {
  return to !== undefined && /^\/(?![/\\])[\x21-\x7e]{0,500}$/.test(to) && !to.startsWith('/sign-') ? to : '/runs';
}

function short(text: string | undefined) {
  return (text ?? 'no reason').replace(/[^\w .-]/g, '').slice(0, 80);
}
