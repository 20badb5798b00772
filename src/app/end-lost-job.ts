/** The end of a run whose job broke every worker that had it: said where people wait for it. */

import { freeDelivery } from '../store/deliveries.ts';
import { maxTries } from '../store/queue.ts';
import { readRun } from '../store/read.ts';
import { newerRun, runRowOf } from '../store/read-list.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { recordRun } from '../store/run-rows.ts';
import type { JobRow } from '../store/tables.ts';
import { createRedactor } from '../text/redact.ts';
import { endDead } from '../trigger/carry.ts';
import type { Begun } from '../trigger/request.ts';
import { type JobPorts, pageOf } from './job.ts';

/**
 * Records the end and tells it on GitHub; rejects where GitHub does not answer. Tells nothing of a job that had not begun a run,
 * nor where a newer run has begun there: that one has ended its comment, and the labels are its own.
 */
export async function endLostJob(row: JobRow, ports: JobPorts): Promise<void> {
  const { store, now, log } = ports;
  const run = row.run_id === null ? undefined : await readRun(store, row.run_id);
  if (run === undefined || row.begun === null) return await freeLabel(row, ports);
  const redact = createRedactor(ports.host.secrets);
  const told = (text: string) => log(redact(text), { run: run.id, job: row.id });
  await using access = ports.open(row, { fetch, onToken: redact.add, onWait: told });
  const folder = runFolderPath(ports.root, run.id);
  const recorder = await recordRun(store, run.id, { redact, now, folder, log: told });
  if (run.state === 'running') {
    const detail = `The run was tried ${maxTries} times and broke its worker each time: ${row.error ?? 'no reason is known'}.`;
    await recorder.append({ type: 'run-finished', outcome: 'error', detail });
  }
  const kept = await runRowOf(store, run.id);
  if (kept !== undefined && (await newerRun(store, kept)) !== undefined) return;
  const { client } = access;
  const begun: Begun = JSON.parse(row.begun);
  const means = { client, serverUrl: ports.serverUrl, url: pageOf(ports, run.id), now, checks: true, log: told };
  await endDead(means, begun, recorder.run());
}

/** GitHub was away when it began: the sweep finds the label again while it is set. What ends workers is not given to more of them. */
async function freeLabel({ delivery_id, lost_worker }: JobRow, { store, now }: JobPorts): Promise<void> {
  if (delivery_id !== null && lost_worker === null) await freeDelivery(store, delivery_id, now());
}
