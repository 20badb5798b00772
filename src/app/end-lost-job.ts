/** Ends a run whose job failed on every worker that took it, and reports that on the issue or pull request. */

import { roleOf } from '../github/permission.ts';
import { stoppedReply } from '../github/replies.ts';
import { findOwn, postComment } from '../github/status-comments.ts';
import { freeDelivery } from '../store/deliveries.ts';
import { maxTries } from '../store/queue.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { hasNewerJob, newerRun, readRun, runRowOf } from '../store/run-queries.ts';
import { recordRun } from '../store/run-rows.ts';
import type { JobRow } from '../store/tables.ts';
import { createRedactor } from '../text/redact.ts';
import { endDead } from '../trigger/admitted-run.ts';
import type { Begun } from '../trigger/request.ts';
import { type JobPorts, pageOf } from './job.ts';
import { askerOf } from './waiting.ts';

/**
 * Records the end and tells it on GitHub; rejects where GitHub does not answer. Of a job that had not begun a run it says so where
 * that was asked for. Tells nothing where a newer run has begun there: that one has ended its comment, and the labels are its own.
 */
export async function endLostJob(row: JobRow, ports: JobPorts): Promise<void> {
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
  const { client } = access;
  const begun: Begun = JSON.parse(row.begun);
  const means = { client, serverUrl: ports.serverUrl, url: pageOf(ports, run.id), now, checks: true, log: say };
  await endDead(means, begun, recorder.run());
}

/** GitHub was away when it began: the sweep finds the label again while it is set. What ends workers is not given to more of them. */
async function freeLabel({ delivery_id, lost_worker }: JobRow, { store, now }: JobPorts): Promise<void> {
  if (delivery_id !== null && lost_worker === null) await freeDelivery(store, delivery_id, now());
}

/** Whoever asked has seen nothing but 👀 until now. Once: the sweep may find the label again, and that job may end the same way. */
async function answerUnstarted(row: JobRow, ports: JobPorts): Promise<void> {
  const asker = askerOf(row);
  if (asker === undefined) return;
  const { number, login } = asker;
  const log = (text: string) => ports.log(text, { job: row.id });
  await using access = ports.open(row, { fetch, onToken: () => undefined, onWait: log });
  const repo = { client: access.client, repository: row.repository };
  // A stranger's comment would have been refused by the run.
  if ((await roleOf(repo.client, row.repository, login)) !== 'writer') return;
  const how =
    row.lost_worker === null
      ? 'broke off each time. A label that is still set is taken up again within minutes'
      : 'ended its worker each time';
  const reply = stoppedReply(
    'error',
    `the run could not begin: it was tried ${maxTries} times and ${how}. Search the server's log for #${number}. To ask again, comment /retry or set the label anew.`,
  );
  if ((await findOwn(repo, number, (own) => own === reply)) === undefined) await postComment(repo, number, reply);
}
