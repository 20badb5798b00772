/** Issues, comments, labels and reactions of the GitHub stand-in. */

import {
  bodyOf,
  created,
  type Handler,
  ok,
  page,
  Refusal,
  type RepositoryCall,
  reads,
  writes,
} from './github-calls.ts';
import { githubHtml } from './github-markdown.ts';
import type { Fields } from './github-openapi.ts';
import { accountOf, type Comment, type Issue, type Reaction, type Repository, type State } from './github-state.ts';
import { commentView, issueView, labelView, reactionView, userView } from './github-views.ts';

/** With what the page shows of it, where that is asked for. */
function withHtml({ rendered }: RepositoryCall, view: Fields): Fields {
  return rendered ? { ...view, body_html: githubHtml(String(view.body ?? '')) } : view;
}

export const issueHandlers: Record<string, Handler> = {
  'issues/list-for-repo': reads((call) => {
    const wanted = (call.query.get('labels') ?? '').split(',').filter(Boolean);
    const state = call.query.get('state') ?? 'open';
    const issues = [...call.repository.issues.values()]
      .filter(
        (issue) => (state === 'all' || issue.state === state) && wanted.every((label) => issue.labels.includes(label)),
      )
      .sort((a, b) => b.number - a.number);
    const views = issues.map((issue) => issueView(call.state, call.repository, issue));
    return page(call, views);
  }),
  'issues/get': reads((call) => {
    needIssues(call);
    const issue = call.issue();
    return ok(withHtml(call, issueView(call.state, call.repository, issue)));
  }),
  'issues/list-events': reads((call) => {
    const events = call.issue().events.map(({ id, event, label, actor, at }) => ({
      id,
      event,
      actor: userView(call.state, actor),
      label: { name: label, color: 'ededed' },
      created_at: at,
    }));
    return page(call, events);
  }),
  'issues/list-comments': reads((call) => {
    needIssues(call);
    const issue = call.issue();
    const since = call.query.get('since');
    const comments = issue.comments.filter((comment) => since === null || comment.updatedAt >= since);
    const views = comments.map((each) => withHtml(call, commentView(call.state, call.repository, issue, each)));
    return page(call, views);
  }),
  'issues/list-comments-for-repo': reads((call) => {
    const since = call.query.get('since');
    const all = [...call.repository.issues.values()].flatMap((issue) =>
      issue.comments.map((comment) => ({ issue, comment })),
    );
    const kept = all.filter(({ comment }) => since === null || comment.updatedAt >= since);
    kept.sort((a, b) => a.comment.createdAt.localeCompare(b.comment.createdAt));
    if (call.query.get('direction') === 'desc') kept.reverse();
    const views = kept.map(({ issue, comment }) => commentView(call.state, call.repository, issue, comment));
    return page(call, views);
  }),
  'issues/create-comment': writes((call) => {
    needIssues(call);
    const issue = call.issue();
    if (issue.locked) throw new Refusal(403, 'Unable to create comment because issue is locked.');
    const comment = addComment(call.state, issue, { user: call.token.login, body: bodyOf(call) });
    return created(commentView(call.state, call.repository, issue, comment));
  }),
  'issues/get-comment': reads((call) => {
    const { issue, comment } = findComment(call);
    return ok(commentView(call.state, call.repository, issue, comment));
  }),
  'issues/update-comment': writes((call) => {
    const { issue, comment } = findComment(call);
    comment.body = bodyOf(call);
    comment.updatedAt = call.state.now();
    return ok(commentView(call.state, call.repository, issue, comment));
  }),
  'issues/get-label': reads((call) => {
    if (!call.repository.labels.has(name(call))) throw new Refusal(404, 'Not Found');
    return ok(labelView(call.repository, name(call)));
  }),
  'issues/create-label': writes((call) => {
    const { name: label, color, description } = call.body;
    const key = String(label).toLowerCase();
    if (call.repository.labels.has(key))
      throw new Refusal(422, 'Validation Failed', [{ resource: 'Label', code: 'already_exists', field: 'name' }]);
    if (String(description ?? '').length > 100)
      throw new Refusal(422, 'Validation Failed', [{ field: 'description', code: 'too_long' }]);
    call.repository.labels.set(key, {
      id: call.state.nextId(),
      name: String(label),
      color: String(color ?? 'ededed'),
      description: text(description),
    });
    return created(labelView(call.repository, String(label)));
  }),
  'issues/add-labels': writes((call) => {
    const issue = call.issue();
    const labels = Array.isArray(call.body) ? call.body : call.body.labels;
    for (const label of Array.isArray(labels) ? labels.map(String) : []) {
      setLabel(call.state, call.repository, issue, label);
      addEvent(call, issue, 'labeled', label);
    }
    issue.updatedAt = call.state.now();
    return ok(issue.labels.map((label) => labelView(call.repository, label)));
  }),
  'issues/remove-label': writes((call) => {
    const issue = call.issue();
    const at = issue.labels.findIndex((label) => label.toLowerCase() === name(call));
    if (at < 0) throw new Refusal(404, 'Label does not exist');
    issue.labels.splice(at, 1);
    addEvent(call, issue, 'unlabeled', name(call));
    issue.updatedAt = call.state.now();
    return ok(issue.labels.map((label) => labelView(call.repository, label)));
  }),
  'reactions/create-for-issue': writes((call) => react(call, call.issue().reactions)),
  'reactions/create-for-issue-comment': writes((call) => react(call, findComment(call).comment.reactions)),
};

export function addIssue(
  state: State,
  repository: Repository,
  fields: Pick<Issue, 'title' | 'body' | 'user'> & Partial<Issue>,
): Issue {
  const at = fields.createdAt ?? state.tick();
  const issue: Issue = {
    number: Math.max(0, ...repository.issues.keys()) + 1,
    id: state.nextId(),
    state: 'open',
    labels: [],
    locked: false,
    createdAt: at,
    updatedAt: at,
    comments: [],
    reactions: [],
    events: [],
    ...fields,
  };
  accountOf(state, issue.user);
  repository.issues.set(issue.number, issue);
  return issue;
}

export function addComment(
  state: State,
  issue: Issue,
  fields: Pick<Comment, 'user' | 'body'> & Partial<Comment>,
): Comment {
  const at = fields.createdAt ?? state.tick();
  const comment: Comment = { id: state.nextId(), createdAt: at, updatedAt: at, reactions: [], ...fields };
  issue.comments.push(comment);
  issue.updatedAt = at;
  return comment;
}

/** A label that the repository does not have comes into being grey and without a description, as on GitHub. */
export function setLabel(state: State, repository: Repository, issue: Issue, label: string): void {
  const key = label.toLowerCase();
  const known = repository.labels.get(key) ?? { id: state.nextId(), name: label, color: 'ededed', description: null };
  repository.labels.set(key, known);
  if (!issue.labels.includes(known.name)) issue.labels.push(known.name);
}

function addEvent({ state, token }: RepositoryCall, issue: Issue, event: 'labeled' | 'unlabeled', label: string): void {
  issue.events.push({ id: state.nextId(), event, label, actor: token.login, at: state.now() });
}

function react(call: RepositoryCall, reactions: Reaction[]) {
  const content = String(call.body.content);
  const known = reactions.find((each) => each.content === content && each.user === call.token.login);
  if (known !== undefined) return ok(reactionView(call.state, known));
  const reaction = { id: call.state.nextId(), user: call.token.login, content };
  reactions.push(reaction);
  return created(reactionView(call.state, reaction));
}

function findComment(call: RepositoryCall): { issue: Issue; comment: Comment } {
  for (const issue of call.repository.issues.values()) {
    const comment = issue.comments.find((each) => each.id === Number(call.params.comment_id));
    if (comment !== undefined) return { issue, comment };
  }
  throw new Refusal(404, 'Not Found');
}

function needIssues(call: RepositoryCall): void {
  const issue = call.repository.issues.get(Number(call.params.issue_number));
  if (!call.repository.issuesEnabled && issue?.pull === undefined)
    throw new Refusal(410, 'Issues are disabled for this repo');
}

function name(call: RepositoryCall): string {
  return (call.params.name ?? '').toLowerCase();
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
