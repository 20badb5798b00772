/** The HTTP side of the GitHub stand-in: git or API, known or not, asked and answered as GitHub describes it. */

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Push, serveGit } from './git-http.ts';

import { appHandlers } from './github-app-calls.ts';
import { appOfJwt, mayCall } from './github-app-state.ts';
import { type Answer, mayWrite, Refusal } from './github-calls.ts';
import { checkHandlers, serveLog } from './github-checks.ts';
import type { Fault, Faults } from './github-faults.ts';
import { answerGraphql } from './github-graphql.ts';
import { issueHandlers } from './github-issues.ts';
import { type Fields, findOperation } from './github-openapi.ts';
import { servePages } from './github-pages.ts';
import { pullHandlers } from './github-pulls.ts';
import { repositoryHandlers } from './github-repos.ts';
import type { State, Token } from './github-state.ts';
import { serveLfs } from './lfs-http.ts';

export interface RecordedCall {
  method: string;
  path: string;
  operation: string;
  status: number;
  login: string;
  body: unknown;
  at: number;
}

export interface Journal {
  calls: RecordedCall[];
  pushes: Push[];
  /** What nobody should have sent or answered. */
  problems: string[];
}

const handlers = { ...issueHandlers, ...pullHandlers, ...repositoryHandlers, ...checkHandlers, ...appHandlers };
const maxBodyChars = 2 * 1024 * 1024;

/** Answers one request on the state that lies in `root` and `state`, and writes down what came. */
export async function answerRequest(
  world: { root: string; state: State; faults: Faults; journal: Journal },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { root, state, faults, journal } = world;
  const access = (token: string, name: string) => gitAccess(state, token, name);
  const moved = (name: string) => state.renamed.get(name);
  if (await serveGit({ root, access, moved, onPush: (push) => journal.pushes.push(push) }, request, response)) return;
  const mayRead = (token: string | undefined, name: string) =>
    token === undefined ? undefined : access(token, name)?.mayRead;
  if (await serveLfs({ root, mayRead }, request, response)) return;
  if (await servePages(world, request, response)) return;
  if (serveLog(state, journal.problems, request, response)) return;

  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', 'http://api.test');
  const path = url.pathname.replace(/^\/api(\/v3)?/, '');
  const body = await readJson(request);
  const operation = path === '/graphql' ? 'graphql' : (findOperation(method, path)?.id ?? 'unknown');
  const token = callerOf(state, request);
  const login = typeof token === 'string' ? '' : (token?.login ?? '');
  const call = { method, path: path + url.search, operation, status: 0, login, body, at: Date.now() };
  journal.calls.push(call);

  const [, old = ''] = /^\/repos\/([^/]+\/[^/]+)/.exec(path) ?? [];
  const now = state.renamed.get(old);
  if (now !== undefined) {
    call.status = method === 'GET' ? 301 : 307;
    response.writeHead(call.status, { location: `${state.url}/api/v3${(path + url.search).replace(old, now)}` });
    return void response.end();
  }
  const rendered = /\.full\+json/.test(request.headers.accept ?? '');
  const fault = faults.take(method, operation, path)?.kind;
  if (fault === 'cut') return void request.socket.destroy();
  if (typeof fault === 'object' && 'slowMs' in fault) await wait(fault.slowMs);
  const result =
    faultAnswer(fault) ??
    carryOut(state, journal, { ...{ method, path, body, token, rendered }, query: url.searchParams });
  const etag = `W/"${createHash('sha256')
    .update(JSON.stringify(result.body) ?? '')
    .digest('hex')}"`;
  const isSame = method === 'GET' && result.status === 200 && request.headers['if-none-match'] === etag;
  call.status = isSame ? 304 : result.status;
  if (fault === 'lost-answer') return void request.socket.destroy();
  if (isSame) return void response.writeHead(304, { etag }).end();
  response.writeHead(result.status, { etag, 'content-type': 'application/json; charset=utf-8', ...result.headers });
  response.end(typeof result.body === 'object' ? JSON.stringify(result.body) : result.body);
}

interface Asked extends Pick<RecordedCall, 'method' | 'path' | 'body'> {
  query: URLSearchParams;
  rendered: boolean;
  /** A sentence where a JSON web token is refused. */
  token: Token | string | undefined;
}

function carryOut(state: State, journal: Journal, asked: Asked): Answer {
  const graphql = asked.path === '/graphql';
  try {
    const { token = whoeverHasTheCode(asked) } = asked;
    if (token === undefined) throw new Refusal(401, 'Bad credentials');
    if (typeof token === 'string') throw new Refusal(401, token);
    if (graphql) return { status: 200, body: answerGraphql(state, token, asked.body as Fields) };
    return rest(state, journal, asked, token);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status } = error.answer;
    if (!graphql || status === 401) return error.answer;
    if (status === 400) journal.problems.push(`graphql: ${error.message}`);
    return { status: 200, body: { data: null, errors: [{ type: 'FORBIDDEN', message: error.message }] } };
  }
}

function rest(state: State, journal: Journal, { method, path, query, body, rendered }: Asked, token: Token): Answer {
  const operation = findOperation(method, path);
  const handler = handlers[operation?.id ?? ''];
  if (operation === undefined || handler === undefined) {
    journal.problems.push(`unknown call ${method} ${path}`);
    throw new Refusal(404, 'Not Found');
  }
  const wrong = operation.problems(query, body);
  if (wrong.length > 0) {
    journal.problems.push(...wrong.map((each) => `${operation.id}: ${each}`));
    throw new Refusal(422, `Invalid request. ${wrong.join('; ')}`);
  }
  if (!mayCall(token, operation.id, method)) throw new Refusal(403, 'Resource not accessible by integration');
  const made = handler({ state, path, params: operation.params, query, body: (body ?? {}) as Fields, token, rendered });
  const checked = operation.answer(made.status, made.body);
  journal.problems.push(...checked.problems.map((each) => `answer to ${operation.id}: ${each}`));
  return { ...made, body: checked.body };
}

/** The one call without a token: its code, good for one use, is the proof. */
function whoeverHasTheCode({ method, path }: Asked): Token | undefined {
  const open = findOperation(method, path)?.id === 'apps/create-from-manifest';
  return open ? { login: '', kind: 'user', mayWrite: false } : undefined;
}

function gitAccess(state: State, value: string, name: string) {
  const token = state.tokens.get(value);
  const repository = state.repositories.get(name);
  if (token === undefined || expired(token)) return undefined;
  const unseen = repository !== undefined && token.repositories?.includes(repository.id) === false;
  if (repository === undefined || unseen) return { login: token.login, mayRead: false, mayPush: false };
  const contents = token.permissions === undefined ? 'write' : token.permissions.contents;
  return {
    login: token.login,
    mayRead: contents !== undefined,
    mayPush: contents === 'write' && mayWrite(repository, token),
  };
}

function callerOf(state: State, request: IncomingMessage): Token | string | undefined {
  const value = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)) {
    const app = appOfJwt(state, value);
    return typeof app === 'string' ? app : { login: app.slug, kind: 'app', mayWrite: false, app: app.id };
  }
  const token = state.tokens.get(value);
  return token === undefined || expired(token) ? undefined : token;
}

function expired(token: Token): boolean {
  return token.expiresAt !== undefined && Date.parse(token.expiresAt) < Date.now();
}

function faultAnswer(fault: Fault['kind'] | undefined): Answer | undefined {
  if (typeof fault !== 'object') return undefined;
  if ('status' in fault)
    return { status: fault.status, body: { message: fault.message ?? 'Server Error' }, headers: fault.headers };
  if (!('secondaryLimitSeconds' in fault)) return undefined;
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  return { status: 403, body: { message }, headers: { 'retry-after': String(fault.secondaryLimitSeconds) } };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const given = await text(request);
  if (given.length > maxBodyChars) throw new Error('a request body over 2 MB');
  return given === '' ? undefined : JSON.parse(given);
}
