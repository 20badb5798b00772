/** Check runs, their annotations, and the logs of jobs: a log lies at another host, and is gone after a while. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Answer,
  created,
  type Handler,
  ok,
  page,
  Refusal,
  type RepositoryCall,
  reads,
  writes,
} from './github-calls.ts';
import { needCommit } from './github-commits.ts';
import type { CheckRun, Repository, State } from './github-state.ts';

export const checkHandlers: Record<string, Handler> = {
  'checks/create': writes((call) => {
    const check = {
      id: call.state.nextId(),
      sha: String(call.body.head_sha),
      fields: { status: 'queued', ...call.body } as Record<string, unknown>,
      annotations: annotationsOf(call),
    };
    needCommit(call, check.sha);
    call.repository.checks.push(check);
    return created(checkView(check));
  }),
  'checks/update': writes((call) => {
    const check = needCheck(call, call.params.check_run_id);
    Object.assign(check.fields, call.body);
    check.annotations.push(...annotationsOf(call));
    if (call.body.conclusion !== undefined) check.fields.status = 'completed';
    return ok(checkView(check));
  }),
  'checks/list-for-ref': reads((call) => {
    const sha = needCommit(call, call.params.ref ?? '');
    const name = call.query.get('check_name');
    const checks = call.repository.checks.filter((check) => check.sha === sha).map(checkView);
    const asked = checks.filter((check) => name === null || check.name === name);
    return page(call, asked, (check_runs) => ({ total_count: asked.length, check_runs }));
  }),
  // Of each context the newest, as GitHub has it.
  'repos/get-combined-status-for-ref': reads((call) => {
    const sha = needCommit(call, call.params.ref ?? '');
    const { statuses } = call.repository;
    const newest = new Map(statuses.filter((each) => each.sha === sha).map((each) => [each.context, each]));
    const states = [...newest.values()].map(({ state }) => state);
    const red = states.some((state) => state === 'failure' || state === 'error');
    const state = red ? 'failure' : states.length === 0 || states.includes('pending') ? 'pending' : 'success';
    const shown = [...newest.values()].map(({ sha: _, ...status }) => status);
    return page(call, shown, (statuses) => ({ ...{ state, sha, total_count: newest.size }, statuses }));
  }),
  'checks/list-annotations': reads((call) => {
    const { annotations } = needCheck(call, call.params.check_run_id);
    const views = annotations.map((each) => ({ title: null, raw_details: null, ...each }));
    return page(call, views);
  }),
  'actions/download-job-logs-for-workflow-run': reads((call): Answer => {
    const { id, log } = needCheck(call, call.params.job_id);
    if (log === undefined) throw new Refusal(410, 'Server Error');
    // Another origin, as GitHub's storage is: no token goes there.
    const { port } = new URL(call.state.url);
    return { status: 302, headers: { location: `http://localhost:${port}/job-logs/${id}` } };
  }),
  'actions/get-workflow-run': reads((call) =>
    ok({
      id: Number(call.params.run_id),
      status: call.state.jobs.get(String(call.params.run_id)) ?? null,
      run_started_at: call.state.jobStarts.get(String(call.params.run_id)),
      html_url: `https://github.test/${call.repository.name}/actions/runs/${call.params.run_id}`,
    }),
  ),
};

/** What GitHub Actions leaves on a commit: a check with its annotations and its log, where it is still kept. */
export function addCheck(
  state: State,
  repository: Repository,
  sha: string,
  given: { name: string; conclusion: string | null; annotations?: Record<string, unknown>[]; log?: string },
): CheckRun {
  const { name, conclusion, annotations = [], log } = given;
  const fields = { name, conclusion, status: conclusion === null ? 'in_progress' : 'completed' };
  const check = { id: state.nextId(), sha, fields, annotations, app: 'github-actions', log };
  repository.checks.push(check);
  return check;
}

/** Serves the log of a job; false where the request asks for something else. */
export function serveLog(
  state: State,
  problems: string[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [, id] = /^\/job-logs\/(\d+)$/.exec(request.url ?? '') ?? [];
  if (id === undefined) return false;
  if (request.headers.authorization !== undefined) problems.push('a token was sent to the storage of logs');
  const log = [...state.repositories.values()]
    .flatMap(({ checks }) => checks)
    .find((check) => check.id === Number(id))?.log;
  response.writeHead(log === undefined ? 404 : 200, { 'content-type': 'text/plain' });
  response.end(log);
  return true;
}

function needCheck({ repository }: RepositoryCall, id: string | undefined): CheckRun {
  const check = repository.checks.find((each) => each.id === Number(id));
  if (check === undefined) throw new Refusal(404, 'Not Found');
  return check;
}

function annotationsOf({ body }: RepositoryCall): Record<string, unknown>[] {
  const { annotations = [] } = (body.output ?? {}) as { annotations?: Record<string, unknown>[] };
  return annotations;
}

export function checkView(check: CheckRun) {
  const { output, ...fields } = check.fields as { output?: object; name?: string };
  return {
    id: check.id,
    head_sha: check.sha,
    ...fields,
    ...(check.app === undefined ? {} : { app: { id: 15_368, slug: check.app } }),
    output: { title: null, summary: null, ...output, annotations_count: check.annotations.length },
  };
}
