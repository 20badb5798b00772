/** What the checks of a commit say that failed: their annotations, and the log where GitHub Actions keeps one. Reads alone. */

import { type Client, repositoryName } from './client.ts';
import { saidBy, statusOf } from './failures.ts';
import { checkName } from './run-check.ts';
import { redConclusions } from './trigger.ts';

export interface FailedCheck {
  name: string;
  conclusion: string;
  /** What the check says of itself: a title, a summary. */
  said: string;
  annotations: { path: string; line: number; message: string }[];
  /** Read once, where there is one. */
  log?: AsyncIterable<Uint8Array>;
}

export interface FailedChecks {
  failed: FailedCheck[];
  /** Sentences about what could not be read or was left out. */
  notes: string[];
}

/** Each takes up to three calls of the hundred that a run has. */
const maxChecks = 6;
const maxStatuses = 10;
const maxAnnotations = 50;

/** Check runs and commit statuses: a CI uses the one or the other, and some tell the same in both. */
export async function failedChecks(client: Client, repository: string, ref: string): Promise<FailedChecks> {
  const [runs, statuses] = await Promise.all([
    failedRuns(client, repository, ref),
    failedStatuses(client, repository, ref),
  ]);
  const known = new Set(runs.failed.map(({ name }) => name));
  const more = statuses.failed.filter(({ name }) => !known.has(name));
  return { failed: [...runs.failed, ...more], notes: [...runs.notes, ...statuses.notes] };
}

/** Never throws: a run goes on without what GitHub does not tell. */
async function failedRuns(client: Client, repository: string, ref: string): Promise<FailedChecks> {
  const { checks } = client.octokit.rest;
  const head = ref.slice(0, 7);
  const notes: string[] = [];
  try {
    const { data } = await checks.listForRef({ ...repositoryName(repository), ref, filter: 'latest', per_page: 100 });
    const theirs = data.check_runs.filter(({ name }) => name !== checkName);
    const open = theirs.filter(({ status }) => status !== 'completed').length;
    if (open > 0) notes.push(notWaitedFor(open, `${open === 1 ? 'check has' : 'checks have'} not ended on ${head}`));
    const red = theirs.filter(({ conclusion }) => redConclusions.has(conclusion ?? ''));
    for (const one of notLookedAt('checks', data.check_runs.length, data.total_count, red.length, maxChecks))
      notes.push(one);
    const failed: FailedCheck[] = [];
    for (const check of red.slice(0, maxChecks)) {
      const { id, name, conclusion, output, app } = check;
      const annotations = output.annotations_count > 0 ? await annotationsOf(client, repository, id, name, notes) : [];
      const log = app?.slug === 'github-actions' ? await logOf(client, repository, id, name, notes) : undefined;
      const said = [output.title, output.summary].filter(Boolean).join('\n').slice(0, 2000);
      failed.push({ name, conclusion: conclusion ?? 'failure', said, annotations, ...(log && { log }) });
    }
    return { failed, notes };
  } catch (error) {
    return { failed: [], notes: [...notes, unread(`The checks of ${head}`, 'checks', error)] };
  }
}

/** What CIs tell that use the older of GitHub's two ways: a name, a sentence, an address, which is named and never fetched. */
async function failedStatuses(client: Client, repository: string, ref: string): Promise<FailedChecks> {
  const head = ref.slice(0, 7);
  const notes: string[] = [];
  try {
    const query = { ...repositoryName(repository), ref, per_page: 100 };
    const { data } = await client.octokit.rest.repos.getCombinedStatusForRef(query);
    const { statuses } = data;
    const open = statuses.filter(({ state }) => state === 'pending').length;
    if (open > 0)
      notes.push(notWaitedFor(open, `commit ${open === 1 ? 'status is' : 'statuses are'} pending on ${head}`));
    const red = statuses.filter(({ state }) => state === 'failure' || state === 'error');
    for (const one of notLookedAt('commit statuses', statuses.length, data.total_count, red.length, maxStatuses))
      notes.push(one);
    const failed = red.slice(0, maxStatuses).map(({ context, state, description, target_url }) => ({
      name: context,
      conclusion: state,
      said: [description, target_url].filter(Boolean).join('\n').slice(0, 1000),
      annotations: [],
    }));
    return { failed, notes };
  } catch (error) {
    return { failed: [], notes: [unread(`The commit statuses of ${head}`, 'statuses', error)] };
  }
}

function notWaitedFor(open: number, what: string): string {
  return `${open} ${what}, and nobody waited for ${open === 1 ? 'it' : 'them'}.`;
}

function notLookedAt(what: string, listed: number, all: number, red: number, most: number): string[] {
  return [
    ...(all > listed ? [`Only the first ${listed} of ${all} ${what} were looked at.`] : []),
    ...(red > most ? [`Of ${red} failing ${what} the first ${most} were read.`] : []),
  ];
}

function unread(what: string, permission: string, error: unknown): string {
  const forbidden = statusOf(error) === 403 || statusOf(error) === 404;
  const why = forbidden ? `the token needs the permission "${permission}: read"` : saidBy(error).slice(0, 200);
  return `${what} could not be read: ${why}.`;
}

async function annotationsOf(client: Client, repository: string, id: number, name: string, notes: string[]) {
  try {
    const query = { ...repositoryName(repository), check_run_id: id, per_page: maxAnnotations };
    const { data } = await client.octokit.rest.checks.listAnnotations(query);
    return data.map(({ path, start_line, message }) => ({ path, line: start_line, message: message ?? '' }));
  } catch (error) {
    notes.push(`The annotations of the check ${name} could not be read: ${saidBy(error).slice(0, 200)}.`);
    return [];
  }
}

/** To GitHub Actions a check run is a job of the same number. A log is kept for a while, and gone then. */
async function logOf(
  client: Client,
  repository: string,
  id: number,
  name: string,
  notes: string[],
): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const { data } = await client.octokit.rest.actions.downloadJobLogsForWorkflowRun({
      ...repositoryName(repository),
      job_id: id,
      // As it comes: a log may be larger than what fits into memory.
      request: { parseSuccessResponseBody: false },
    });
    return data as AsyncIterable<Uint8Array>;
  } catch (error) {
    const status = statusOf(error);
    const gone = status === 410 || status === 404 ? 'GitHub has it no more' : undefined;
    const forbidden = status === 403 ? 'the token needs the permission "actions: read"' : undefined;
    const why = gone ?? forbidden ?? saidBy(error).slice(0, 200);
    notes.push(`The log of the check ${name} could not be read: ${why}.`);
    return undefined;
  }
}
