/** The few GraphQL calls in use. A field that the answer does not have is one that GitHub would not know: it fails. */

import { mayWrite, Refusal } from './github-calls.ts';
import { githubHtml } from './github-markdown.ts';
import { signedCommit } from './github-signed.ts';
import type { Issue, State, Token } from './github-state.ts';

interface Selection {
  name: string;
  fields: Selection[];
}

export function answerGraphql(state: State, token: Token, body: { query?: unknown; variables?: unknown }): unknown {
  const variables = (body.variables ?? {}) as Record<string, unknown>;
  const { operation, fields } = parse(String(body.query ?? ''));
  const root = operation === 'Query' ? queryRoot(state, token, variables) : mutationRoot(state, token, variables);
  return { data: pick(root, fields) };
}

function queryRoot(state: State, token: Token, variables: Record<string, unknown>) {
  const name = `${variables.owner}/${variables.repo ?? variables.name}`;
  const named = state.repositories.get(state.renamed.get(name) ?? name);
  const repository = named !== undefined && token.repositories?.includes(named.id) === false ? undefined : named;
  return {
    // GitHub names a bot with its suffix here, and without it where it is the author of something.
    viewer: () => ({ login: token.login, databaseId: state.accounts.get(token.login.toLowerCase())?.id ?? 0 }),
    repository: () =>
      repository === undefined
        ? null
        : {
            nameWithOwner: repository.name,
            issue: () => issueNode(repository.issues.get(Number(variables.number))),
            pullRequest: () => pullNode(repository.issues.get(Number(variables.number))),
          },
  };
}

function mutationRoot(state: State, token: Token, variables: Record<string, unknown>) {
  const id = variables.id ?? variables.pullRequestId;
  const all = [...state.repositories.values()].flatMap((repository) =>
    [...repository.issues.values()].map((issue) => ({ repository, issue })),
  );
  const found = all.find(({ issue }) => issue.pull !== undefined && `PR_${issue.id}` === id);
  const markReady = () => {
    if (found?.issue.pull === undefined)
      throw new Refusal(404, `Could not resolve to a node with the global id of '${id}'`);
    if (!mayWrite(found.repository, token)) throw new Refusal(403, 'Resource not accessible by integration');
    found.issue.pull.draft = false;
    return { pullRequest: pullNode(found.issue) };
  };
  const createCommitOnBranch = () => ({ commit: { oid: signedCommit(state, token, variables.input) } });
  return { markPullRequestReadyForReview: markReady, createCommitOnBranch };
}

function issueNode(issue: Issue | undefined) {
  if (issue === undefined) return null;
  return { ...issue, id: `I_${issue.id}`, lastEditedAt: issue.editedAt ?? null };
}

function pullNode(issue: Issue | undefined) {
  if (issue?.pull === undefined) return null;
  const said = ({ user, body, createdAt }: { user: string; body: string; createdAt: string }) => {
    const author = { login: user.replace('[bot]', ''), __typename: user.endsWith('[bot]') ? 'Bot' : 'User' };
    return { author, body, bodyHTML: githubHtml(body), createdAt };
  };
  const threads = issue.pull.reviewComments.map(({ resolved: isResolved, path, line, ...comment }) => {
    return { isResolved, path, line, originalLine: line, comments: { nodes: [said(comment)] } };
  });
  const reviews = issue.pull.reviews.map(({ submittedAt: createdAt, ...review }) => said({ ...review, createdAt }));
  const { id, number, editedAt: lastEditedAt = null } = issue;
  return {
    id: `PR_${id}`,
    number,
    isDraft: issue.pull.draft,
    lastEditedAt,
    reviewThreads: { nodes: threads },
    reviews: { nodes: reviews },
    comments: { nodes: issue.comments.map(said) },
  };
}

function pick(value: unknown, fields: readonly Selection[]): unknown {
  const real = typeof value === 'function' ? value() : value;
  if (Array.isArray(real)) return real.map((each) => pick(each, fields));
  if (real === null || typeof real !== 'object' || fields.length === 0) return real ?? null;
  const source = real as Record<string, unknown>;
  const unknown = fields.find(({ name }) => !(name in source));
  if (unknown !== undefined) throw new Refusal(400, `Field '${unknown.name}' doesn't exist`);
  return Object.fromEntries(fields.map((field) => [field.name, pick(source[field.name], field.fields)]));
}

function parse(query: string): { operation: 'Query' | 'Mutation'; fields: Selection[] } {
  const tokens: string[] = query.match(/\([^)]*\)|[{}]|[\w$:]+/g) ?? [];
  const start = tokens.indexOf('{');
  if (start < 0) throw new Refusal(400, 'A query attribute must be specified and must be a string.');
  const operation = tokens.slice(0, start).includes('mutation') ? 'Mutation' : 'Query';
  const rest = tokens.slice(start + 1);
  const fields = selections(rest);
  if (rest.length > 0) throw new Refusal(400, `Parse error on ${rest[0]}`);
  return { operation, fields };
}

/** Takes the fields up to the closing brace, and that too. */
function selections(tokens: string[]): Selection[] {
  const fields: Selection[] = [];
  for (let token = tokens.shift(); token !== '}'; token = tokens.shift()) {
    if (token === undefined) throw new Refusal(400, 'Parse error: unexpected end of the query');
    if (token.startsWith('(')) continue;
    const last = fields.at(-1);
    if (token === '{' && last !== undefined) last.fields = selections(tokens);
    else fields.push({ name: token, fields: [] });
  }
  return fields;
}
