/** Answers what a browser and a web server ask of GitHub's own pages: the form of a new App, and the web flow of sign-in, as strictly as GitHub. */

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Faults } from './github-faults.ts';
import type { Manifest, State } from './github-state.ts';

const formRoute = /^\/(?:organizations\/[\w-]+\/)?settings\/apps\/new$/;

/** Answers one such request; false where it is another. */
export async function servePages(
  { state, faults }: { state: State; faults: Faults },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', state.url);
  const path = url.pathname.replace(/^\/api\/v3/, '');
  const { clientId, clientSecret } = state.signIn;
  const bodyOf = async () => new URLSearchParams(method === 'POST' ? await text(request) : '');
  const json = (value: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  if (method === 'POST' && formRoute.test(path)) register(state, url, await bodyOf(), response);
  else if (path === '/login/oauth/authorize') authorize(state, url, method, await bodyOf(), response);
  else if (path === '/login/oauth/access_token') json(exchange(state, await bodyOf()));
  else if (path !== `/applications/${clientId}/token`) return false;
  else if (faults.take(method, '', path) !== undefined) response.writeHead(503).end();
  else if (headers.authorization !== `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
    response.writeHead(404).end();
  else {
    state.tokens.delete(JSON.parse(await text(request)).access_token);
    response.writeHead(204).end();
  }
  return true;
}

/** As a person who presses "Create GitHub App": the browser comes back with a code. */
function register(state: State, url: URL, form: URLSearchParams, response: ServerResponse): void {
  const manifest: Manifest = JSON.parse(form.get('manifest') ?? '{}');
  const code = randomBytes(20).toString('hex');
  state.manifests.set(code, manifest);
  sendBack(response, manifest.redirect_url ?? '', { code, state: url.searchParams.get('state') ?? undefined });
}

/** GitHub's page: who are you, and may this App know. */
function authorize(state: State, url: URL, method: string, form: URLSearchParams, response: ServerResponse): void {
  const given = Object.fromEntries(url.searchParams);
  const { client_id, redirect_uri = '', code_challenge: challenge = '', code_challenge_method } = given;
  if (client_id !== state.signIn.clientId)
    return void response.writeHead(404).end('The redirect_uri is not associated with this application.');
  if (challenge === '' || code_challenge_method !== 'S256') return void response.writeHead(400).end('no PKCE');
  if (method === 'GET') {
    const people = [...state.accounts.values()].filter(({ type }) => type === 'User');
    const buttons = people.map(({ login }) => `<button name="login" value="${login}">Continue as ${login}</button>`);
    response.writeHead(200, { 'content-type': 'text/html' });
    return void response.end(`<!doctype html><title>Sign in</title><form method="post">${buttons.join('')}</form>`);
  }
  const login = form.get('login') ?? '';
  const code = randomBytes(10).toString('hex');
  state.signIn.codes.set(code, { login, challenge, redirectUri: redirect_uri });
  sendBack(response, redirect_uri, { code, state: given.state });
}

function exchange(state: State, given: URLSearchParams): object {
  const { clientId, clientSecret, codes } = state.signIn;
  if (given.get('client_id') !== clientId || given.get('client_secret') !== clientSecret)
    return { error: 'incorrect_client_credentials' };
  const code = codes.get(given.get('code') ?? '');
  codes.delete(given.get('code') ?? '');
  const verifier = given.get('code_verifier') ?? '';
  if (code?.challenge !== createHash('sha256').update(verifier).digest('base64url'))
    return { error: 'bad_verification_code' };
  if (code.redirectUri !== given.get('redirect_uri')) return { error: 'redirect_uri_mismatch' };
  const [token, refresh_token] = ['ghu', 'ghr'].map((kind) => `${kind}_${randomBytes(18).toString('hex')}`);
  state.tokens.set(token ?? '', { login: code.login, kind: 'user', mayWrite: true });
  const expiry = { expires_in: 28_800, refresh_token, refresh_token_expires_in: 15_897_600 };
  return { access_token: token, scope: '', token_type: 'bearer', ...expiry };
}

function sendBack(response: ServerResponse, to: string, query: Record<string, string | undefined>): void {
  const back = new URL(to);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) back.searchParams.set(name, value);
  response.writeHead(302, { location: back.href }).end();
}
