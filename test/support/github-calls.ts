/** What a handler of one API call gets and gives, and the answers that GitHub gives again and again. */

import type { Fields } from './github-openapi.ts';
import { type Issue, type Repository, roleOf, type State, type Token } from './github-state.ts';

export interface Call {
  state: State;
  /** Without the prefix of the API. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Fields;
  token: Token;
  /** The answer is to hold what GitHub renders of each text. */
  rendered: boolean;
}

/** A call inside a repository that exists and that the caller may read. */
export interface RepositoryCall extends Call {
  repository: Repository;
  issue(): Issue;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Handler = (call: Call) => Answer;

/** Thrown by handlers for every answer that is no success. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(status: number, message: string, errors?: unknown[]) {
    super(message);
    this.answer = {
      status,
      body: { message, errors, documentation_url: 'https://docs.github.com/rest', status: String(status) },
    };
  }
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function created(body: unknown): Answer {
  return { status: 201, body };
}

/** A handler that reads a repository. */
export function reads(handle: (call: RepositoryCall) => Answer): Handler {
  return (call) => handle(inRepository(call));
}

/** A handler that writes: a token without write access is refused as GitHub refuses it. */
export function writes(handle: (call: RepositoryCall) => Answer): Handler {
  return (call) => {
    const inside = inRepository(call);
    const { token, repository, state } = inside;
    if (!mayWrite(repository, token)) throw new Refusal(403, 'Resource not accessible by integration');
    if (repository.archived) throw new Refusal(403, 'Repository was archived so is read-only.');
    state.tick();
    return handle(inside);
  };
}

export function mayWrite(repository: Repository, token: Token): boolean {
  const role = roleOf(repository, token.login);
  return token.mayWrite && (role === 'admin' || role === 'maintain' || role === 'write');
}

/** One page of a list, with the `link` header that leads to the next. */
export function page(call: Call, all: readonly unknown[], wrap?: (items: unknown[]) => unknown): Answer {
  const size = Math.min(Number(call.query.get('per_page') ?? 30), 100);
  const number = Number(call.query.get('page') ?? 1);
  const items = all.slice((number - 1) * size, number * size);
  const headers: Record<string, string> = {};
  if (number * size < all.length) {
    const query = new URLSearchParams(call.query);
    query.set('page', String(number + 1));
    headers.link = `<${call.state.url}/api/v3${call.path}?${query}>; rel="next"`;
  }
  return { status: 200, body: wrap === undefined ? items : wrap(items), headers };
}

/** GitHub's own limit. */
export function bodyOf(call: RepositoryCall): string {
  const body = String(call.body.body ?? '');
  if (body.length > 65_536)
    throw new Refusal(422, 'Validation Failed', [
      { field: 'body', message: 'body is too long (maximum is 65536 characters)' },
    ]);
  if (body.trim() === '') throw new Refusal(422, 'Validation Failed', [{ field: 'body', code: 'missing_field' }]);
  return body;
}

function inRepository(call: Call): RepositoryCall {
  const name = `${call.params.owner}/${call.params.repo}`;
  const repository = [...call.state.repositories.values()].find(
    (each) => each.name.toLowerCase() === name.toLowerCase(),
  );
  if (repository === undefined) throw new Refusal(404, 'Not Found');
  // To an installation token every other repository is a private one.
  if (call.token.repositories?.includes(repository.id) === false) throw new Refusal(404, 'Not Found');
  const issue = () => {
    const found = repository.issues.get(Number(call.params.issue_number ?? call.params.pull_number));
    if (found === undefined) throw new Refusal(404, 'Not Found');
    return found;
  };
  return { ...call, repository, issue };
}
