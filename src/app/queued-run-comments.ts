/** Comments on an issue or pull request when its queued run has to wait, crashed, or could not be started. */

import { isRateLimit } from '../github/api-errors.ts';
import { inRepository, type Repo } from '../github/client.ts';
import { removeLabels } from '../github/labels.ts';
import { checkPermission, roleOf } from '../github/permission.ts';
import { stoppedReply } from '../github/replies.ts';
import { activeRun, commentOnce, recordsOfIssue } from '../github/status-comments.ts';
import { endWaitComment, postWait } from '../github/wait-comment.ts';
import type { Store } from '../store/database.ts';
import { freeDelivery } from '../store/deliveries.ts';
import { maxTries, type QueueLimits, readTurns, type Wait, waitWords } from '../store/queue.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { hasNewerJob, newerRun, readRun, runRowOf } from '../store/run-queries.ts';
import { recordRun } from '../store/run-rows.ts';
import type { JobRow } from '../store/tables.ts';
import { claimWait, endedWaits, endWait, keepWait, openJobsOf, unannouncedWaits } from '../store/waiting-jobs.ts';
import { messageOf } from '../text/error-message.ts';
import { createRedactor } from '../text/redact.ts';
import { endDead } from '../trigger/admitted-run.ts';
import type { Begun } from '../trigger/event-request.ts';
import { againAndAgain } from './disposable-work.ts';
import { type JobPorts, pageOf } from './job.ts';
import { type StartsOptions, settingsOfRepository } from './start-conditions.ts';

interface WaitingOptions extends StartsOptions {
  store: Store;
  limits: QueueLimits;
  publicUrl?: string;
  log(text: string): void;
  /** Younger jobs are about to begin. Default 4 seconds. */
  graceMs?: number;
  /** Default 2 seconds. */
  everyMs?: number;
}

export function openWaiting(options: WaitingOptions): AsyncDisposable {
  const { everyMs = 2_000, log } = options;
  return againAndAgain(everyMs, () =>
    announceWaits(options).catch((error: Error) =>
      log(`the comments on waiting jobs could not be written: ${error.message}`),
    ),
  );
}

async function announceWaits(options: WaitingOptions) {
  const { store, limits, now, graceMs = 4_000 } = options;
  for (const row of await endedWaits(store)) await announceEnd(options, row);
  const rows = await unannouncedWaits(store, new Date(now().getTime() - graceMs));
  if (rows.length === 0) return;
  const turns = new Map((await readTurns(store.db, limits, now())).map((turn) => [turn.id, turn]));
  for (const row of rows) {
    const wait = turns.get(row.id);
    const asker = askerOf(row);
    if (wait === undefined || asker === undefined) continue;
    if (!(await claimWait(store, row.id))) continue;
    await announceOne(options, row, asker, wait).catch((error: Error) =>
      options.log(`${row.repository}#${row.number}: the comment on its wait could not be written: ${error.message}`),
    );
  }
}

async function announceOne(
  { store, access, environment, limits, now, publicUrl }: WaitingOptions,
  row: JobRow,
  { number, login, isBot }: Asker,
  wait: Wait,
) {
  await using installation = access.repository(row.installation_id, row.repository_id);
  await using organisation = access.organisation(row.installation_id);
  const repo = inRepository(installation.client, row.repository);
  // A stranger's comment is answered by the run's own refusal, and by nothing before.
  const settings = await settingsOfRepository(repo, environment, organisation.client);
  const may = await checkPermission(repo, { actor: { login, isBot }, kind: row.kind }, settings);
  if (may.kind !== 'allowed') return;
  const queue = publicUrl && `${publicUrl}/queue`;
  const isBehind = wait.reason === 'issue';
  const before = isBehind
    ? await activeRun(repo, await recordsOfIssue(repo, row.number), { now: now().getTime() })
    : undefined;
  const words = waitWords(wait, limits);
  const { id } = await postWait(repo, number, { job: row.id, words, at: now(), run: before?.comment.url, queue });
  const gone = await keepWait(store, row.id, id);
  if (gone !== undefined) await endWaitComment(repo, number, row.id, whyEnded(gone), id);
}

function whyEnded({ state, run_id, error }: JobRow) {
  if (state === 'active' || run_id !== null) return 'the run has begun; its own comment tells of it';
  return error ?? (state === 'done' ? 'no run came of it; the answer is told beside this' : 'it was given up');
}

/** Told before it is marked as told: a server that is killed in between leaves it to the next one, and twice is as good as once. */
async function announceEnd({ store, access, log }: WaitingOptions, row: JobRow) {
  await using installation = access.repository(row.installation_id, row.repository_id);
  const repo = inRepository(installation.client, row.repository);
  try {
    await takeLabelOff(store, repo, row);
    // Looked for: whoever posted it may have been killed before its number was kept.
    await endWaitComment(repo, askerOf(row)?.number ?? row.number, row.id, whyEnded(row));
  } catch (error) {
    log(`${row.repository}#${row.number}: the comment on its wait could not be ended: ${messageOf(error)}`);
    // Asked again by the next round; what GitHub refuses for good is left.
    if (isRateLimit(error)) throw error;
  }
  await endWait(store, row);
}

/** Of what was stopped before it began, unless the same label asks for a job that has begun no run yet: that one takes it off. */
async function takeLabelOff(store: Store, repo: Repo, row: JobRow) {
  const { label } = eventOf(row);
  if (label === undefined || row.stop_reason === null || row.run_id !== null) return;
  if ((await openJobsOf(store, row.key)).some((each) => each.run_id === null && eventOf(each).label !== undefined))
    return;
  await removeLabels(repo, askerOf(row)?.number ?? row.number, label.name);
}

interface Asker {
  /** Where it was asked for: the run's own comment goes there too. */
  number: number;
  login: string;
  isBot: boolean;
}

/** Who asked for the job, and where; undefined: nobody waits for it. Throws where its payload cannot be read. */
function askerOf(row: JobRow): Asker | undefined {
  const { kind, payload, number } = row;
  if (kind !== 'event') {
    const { actor } = JSON.parse(payload) as { actor?: string };
    return actor === undefined ? undefined : { number, login: actor, isBot: false };
  }
  const { name, issue, pull_request: pull, sender } = eventOf(row);
  // Checks that failed ask for a run, and nobody waits for it: their sender has only pushed.
  if (name === 'check_suite' || sender?.login === undefined) return undefined;
  return { number: issue?.number ?? pull?.number ?? number, login: sender.login, isBot: sender.type === 'Bot' };
}

interface EventOrigin {
  name?: string;
  issue?: { number?: number };
  pull_request?: { number?: number };
  sender?: { login?: string; type?: string };
  /** That was set. */
  label?: { name: string };
}

function eventOf({ payload }: JobRow): EventOrigin {
  const { name, payload: event } = JSON.parse(payload);
  return { name, ...event };
}

/**
 * Records the end and tells it on GitHub; rejects where GitHub does not answer. Of a job that had not begun a run it says so where
 * that was asked for. Tells nothing where a newer run has begun there: that one has ended its comment, and the labels are its own.
 */
export async function endLostJob(row: JobRow, ports: JobPorts) {
  const { store, now, log } = ports;
  const run = row.run_id === null ? undefined : await readRun(store, row.run_id);
  if (run === undefined || row.begun === null) {
    // The newer job is told of by itself, and its run may have passed by now.
    if (await hasNewerJob(store, row)) return;
    await freeLabel(row, ports);
    return await answerUnstarted(row, ports);
  }
  const redact = createRedactor(ports.host.secrets);
  const say = (text: string) => log(redact(text), { run: run.id, job: row.id });
  await using access = ports.open(row, { fetch, onToken: redact.add, onWait: say });
  const folder = runFolderPath(ports.root, run.id);
  const recorder = await recordRun(store, run.id, { redact, now, folder, log: say });
  if (run.state === 'running') {
    const detail = `The run was tried ${maxTries} times and broke its worker each time: ${row.error ?? 'no reason is known'}.`;
    await recorder.append({ type: 'run-finished', outcome: 'error', detail });
  }
  const kept = await runRowOf(store, run.id);
  if (kept !== undefined && (await newerRun(store, kept)) !== undefined) return;
  const repo = inRepository(access.client, row.repository);
  const begun: Begun = JSON.parse(row.begun);
  const means = { repo, serverUrl: ports.serverUrl, url: pageOf(ports, run.id), now, checks: true, log: say };
  await endDead(means, begun, recorder.run());
}

/** GitHub was away when it began: the sweep finds the label again while it is set. What ends workers is not given to more of them. */
async function freeLabel({ delivery_id, lost_worker }: JobRow, { store, now }: JobPorts) {
  if (delivery_id !== null && lost_worker === null) await freeDelivery(store, delivery_id, now());
}

/** Whoever asked has seen nothing but 👀 until now. Once: the sweep may find the label again, and that job may end the same way. */
async function answerUnstarted(row: JobRow, ports: JobPorts) {
  const asker = askerOf(row);
  if (asker === undefined) return;
  const { number, login } = asker;
  const log = (text: string) => ports.log(text, { job: row.id });
  await using access = ports.open(row, { fetch, onToken: () => undefined, onWait: log });
  const repo = inRepository(access.client, row.repository);
  // A stranger's comment would have been refused by the run.
  if ((await roleOf(repo, login)) !== 'writer') return;
  const how =
    row.lost_worker === null
      ? 'broke off each time. A label that is still set is taken up again within minutes'
      : 'ended its worker each time';
  const reply = stoppedReply(
    'error',
    `the run could not begin: it was tried ${maxTries} times and ${how}. Search the server's log for #${number}. To ask again, comment /retry or set the label anew.`,
  );
  await commentOnce(repo, number, reply);
}
