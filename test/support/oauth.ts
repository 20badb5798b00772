/**
 * A stand-in for what GitHub says about people, over real HTTP: the web flow of sign-in with its page, codes that count once,
 * PKCE, tokens that end, and who may do what in which repository. It answers as strictly as GitHub: a wrong secret, address,
 * code or proof gets no token.
 */

import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { findOperation } from './github-openapi.ts';
import { close, listen } from './loopback.ts';

const roles = ['read', 'triage', 'write', 'maintain', 'admin'] as const;
type Role = (typeof roles)[number];

interface Repository {
  id?: number;
  private: boolean;
  roles: Record<string, Role>;
}

export type OauthStandIn = Awaited<ReturnType<typeof startOauth>>;

interface Code {
  login: string;
  challenge: string;
  redirectUri: string;
}

/**
 * `host`: another name than the pages have makes it another site to a browser. `upstream`: the API of a GitHub stand-in that
 * answers whatever does not come with a person's token.
 */
export async function startOauth(options: {
  users: readonly string[];
  repositories: Record<string, Repository>;
  host?: string;
  upstream?: string;
}) {
  const codes = new Map<string, Code>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const url = `http://${options.host ?? '127.0.0.1'}:${await listen(server)}`;
  const standIn = {
    url,
    apiUrl: `${url}/api/v3`,
    clientId: 'Iv23liRedgreenTest',
    clientSecret: 'client-secret-for-tests-0123456789abcdef',
    repositories: new Map(Object.entries(options.repositories)),
    /** Login of each token that still opens something. */
    tokens: new Map<string, string>(),
    calls: [] as string[],
    /** What GitHub is suffering from. */
    fault: 'none' as 'none' | 'down' | 'limited' | 'slow',
    /** Adds a token without the web flow. */
    token(login: string): string {
      const token = `ghu_${randomBytes(18).toString('hex')}`;
      standIn.tokens.set(token, login);
      return token;
    },
    [Symbol.asyncDispose]: () => close(server),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url);
    const body = await text(request);
    standIn.calls.push(`${request.method} ${asked.pathname}`);
    const json = (status: number, value: unknown, headers = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    if (asked.pathname === '/login/oauth/authorize') return authorize(request.method ?? '', asked, body, response);
    if (standIn.fault === 'down') return json(503, { message: 'Service Unavailable' });
    if (standIn.fault === 'limited')
      return json(403, { message: 'API rate limit exceeded' }, { 'x-ratelimit-remaining': '0' });
    if (standIn.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    if (asked.pathname === '/login/oauth/access_token') return json(200, exchange(new URLSearchParams(body)));
    const path = asked.pathname.replace(/^\/api\/v3/, '');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const login = token === undefined ? undefined : standIn.tokens.get(token);
    if (path === `/applications/${standIn.clientId}/token` && request.method === 'DELETE') {
      if (request.headers.authorization !== basic()) return json(404, { message: 'Not Found' });
      standIn.tokens.delete(JSON.parse(body).access_token);
      return void response.writeHead(204).end();
    }
    if (options.upstream !== undefined && token?.startsWith('ghu_') !== true) {
      return forward(`${options.upstream}${path}${asked.search}`, request, body, response);
    }
    if (token !== undefined && login === undefined) return json(401, { message: 'Bad credentials' });
    if (path === '/user' && login === undefined) return json(401, { message: 'Requires authentication' });
    if (path === '/user') return describe('/user', { login }, json);
    const name = /^\/repos\/([^/]+\/[^/]+)$/.exec(path)?.[1] ?? '';
    const repository = standIn.repositories.get(name);
    const role = login === undefined ? undefined : repository?.roles[login];
    if (repository === undefined || (repository.private && role === undefined))
      return json(404, { message: 'Not Found' });
    const at = (least: Role) => role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
    const most = { admin: at('admin'), maintain: at('maintain'), push: at('write'), triage: at('triage') };
    const permissions = { ...most, pull: true };
    const seen = login === undefined ? {} : { permissions };
    const described = { full_name: name, id: repository.id ?? 1, private: repository.private, ...seen };
    const etag = `"${createHash('sha256').update(JSON.stringify(described)).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.setHeader('etag', etag);
    return describe(path, described, json);
  }

  /** GitHub's page: who are you, and may this App know. */
  function authorize(method: string, asked: URL, body: string, response: ServerResponse): void {
    const given = Object.fromEntries(asked.searchParams);
    const { client_id, redirect_uri = '', state = '', code_challenge = '', code_challenge_method } = given;
    if (client_id !== standIn.clientId) {
      return void response.writeHead(404).end('The redirect_uri is not associated with this application.');
    }
    if (code_challenge === '' || code_challenge_method !== 'S256') return void response.writeHead(400).end('no PKCE');
    if (method === 'GET') {
      const buttons = options.users.map(
        (login) => `<button name="login" value="${login}">Continue as ${login}</button>`,
      );
      const form = `<form method="post">${buttons.join('')}<button name="login" value="">Cancel</button></form>`;
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end(`<!doctype html><title>Sign in</title>${form}`);
    }
    const login = new URLSearchParams(body).get('login') ?? '';
    const back = new URL(redirect_uri);
    back.searchParams.set('state', state);
    if (login === '') back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(10).toString('hex');
      codes.set(code, { login, challenge: code_challenge, redirectUri: redirect_uri });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  function exchange(given: URLSearchParams): object {
    if (given.get('client_id') !== standIn.clientId || given.get('client_secret') !== standIn.clientSecret) {
      return { error: 'incorrect_client_credentials' };
    }
    const code = codes.get(given.get('code') ?? '');
    codes.delete(given.get('code') ?? '');
    const proof = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url');
    if (code === undefined || code.challenge !== proof) return { error: 'bad_verification_code' };
    if (code.redirectUri !== given.get('redirect_uri')) return { error: 'redirect_uri_mismatch' };
    const refresh = { refresh_token: `ghr_${randomBytes(18).toString('hex')}`, refresh_token_expires_in: 15_897_600 };
    return { access_token: standIn.token(code.login), expires_in: 28_800, scope: '', token_type: 'bearer', ...refresh };
  }

  function basic(): string {
    return `Basic ${Buffer.from(`${standIn.clientId}:${standIn.clientSecret}`).toString('base64')}`;
  }
  return standIn;
}

/** An answer filled up to what GitHub's description asks for; what it does not allow is an error. */
function describe(path: string, value: object, json: (status: number, value: unknown) => void): void {
  const checked = findOperation('GET', path)?.answer(200, value);
  if (checked === undefined || checked.problems.length > 0) {
    throw new Error(`${path}: ${checked?.problems.join('; ') ?? 'not described'}`);
  }
  json(200, { ...(checked.body as object), ...value });
}

async function forward(url: string, request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
  const { accept = '', authorization, 'content-type': type } = request.headers;
  const headers = {
    accept,
    ...(authorization === undefined ? {} : { authorization }),
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  const method = request.method ?? 'GET';
  const answer = await fetch(url, { method, headers, ...(body === '' ? {} : { body }) });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
  response.end(await answer.text());
}
