/** Exchanges the code of a GitHub sign-in for a token, and asks GitHub who the user is and which role they have. */

import { objectIn } from '../text/json.ts';
import type { WebOptions } from './options.ts';

/** `ended`: the token opens nothing any more. `unknown`: GitHub did not say. */
export type Role = 'write' | 'read' | 'none' | 'ended' | 'unknown';

/** With the repository's number: a name can come to mean another repository, of somebody else. */
export interface Answer {
  role: Role;
  id?: number;
  /** Of GitHub's answer: asked with it again, one that is the same costs nothing. */
  etag?: string;
}

export type GitHubUser = ReturnType<typeof createGitHubUser>;

const timeoutMs = 10_000;
const repositoryForm = /^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

type Options = Pick<WebOptions, 'addresses' | 'access'>;

export function createGitHubUser(options: Options) {
  const { serverUrl, apiUrl } = options.addresses;
  const { oauth = { clientId: '', clientSecret: '' } } = options.access;
  const call = (url: string, init: RequestInit = {}) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const api = (path: string, token?: string, etag?: string) =>
    call(`${apiUrl}${path}`, { headers: { ...apiHeaders(token), ...(etag && { 'if-none-match': etag }) } });

  return {
    authorizeUrl({ state, challenge, redirectUri }: Record<'state' | 'challenge' | 'redirectUri', string>) {
      const query = new URLSearchParams({
        client_id: oauth.clientId,
        redirect_uri: redirectUri,
        state,
        // A server that does not know PKCE leaves these two alone.
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return `${serverUrl}/login/oauth/authorize?${query}`;
    },

    /** A token for a code; a sentence where GitHub gave none. */
    async exchange({ code, verifier, redirectUri }: Record<'code' | 'verifier' | 'redirectUri', string>) {
      const body = new URLSearchParams({
        client_id: oauth.clientId,
        client_secret: oauth.clientSecret,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
      const how = { method: 'POST', headers: { accept: 'application/json' }, body };
      const answer = await call(`${serverUrl}/login/oauth/access_token`, how);
      // A code that is used up or not ours is answered with 200 and an `error`.
      const said = await jsonOf(answer);
      const { access_token: token, error } = said;
      if (typeof token === 'string' && token !== '') return { token };
      return { problem: typeof error === 'string' ? error : `status ${answer.status}` };
    },

    async login(token: string) {
      const answer = await api('/user', token);
      const { login } = await jsonOf(answer);
      return answer.ok && typeof login === 'string' ? login : undefined;
    },

    /** `before`: what was answered last. */
    async role(repository: string, token: string, before?: Answer): Promise<Answer> {
      if (!repositoryForm.test(repository)) return { role: 'none' };
      const answer = await api(`/repos/${repository}`, token, before?.etag).catch(() => undefined);
      if (answer === undefined) return { role: 'unknown' };
      if (answer.status === 304 && before !== undefined) return before;
      const said = await jsonOf(answer);
      const role = roleOf(answer, said);
      const etag = answer.headers.get('etag') ?? undefined;
      return typeof said.id === 'number' ? { role, id: said.id, etag } : { role };
    },

    /** Best effort: a token that is left over ends by itself. */
    async revoke(token: string) {
      const basic = Buffer.from(`${oauth.clientId}:${oauth.clientSecret}`).toString('base64');
      await call(`${apiUrl}/applications/${oauth.clientId}/token`, {
        method: 'DELETE',
        headers: { ...apiHeaders(), authorization: `Basic ${basic}`, 'content-type': 'application/json' },
        body: JSON.stringify({ access_token: token }),
      }).catch(() => undefined);
    },
  };
}

function roleOf(answer: Response, said: Record<string, unknown>): Role {
  if (answer.status === 401) return 'ended';
  if ([404, 410, 451].includes(answer.status)) return 'none';
  // 403 is a rate limit as well as a refusal, and only its headers tell.
  const limited = answer.headers.get('x-ratelimit-remaining') === '0' || answer.headers.has('retry-after');
  if (answer.status === 403 && !limited) return 'none';
  if (!answer.ok) return 'unknown';
  const { pull, push, maintain, admin } = objectIn(said.permissions);
  if (push === true || maintain === true || admin === true) return 'write';
  return pull === true || said.private === false ? 'read' : 'none';
}

function apiHeaders(token?: string): Record<string, string> {
  return {
    accept: 'application/vnd.github+json',
    'user-agent': 'redgreen',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

async function jsonOf(answer: Response): Promise<Record<string, unknown>> {
  return objectIn(await answer.json().catch(() => undefined));
}
