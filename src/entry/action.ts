/** Runs the GitHub Action: reads its inputs and event, carries out the run, and writes summary, report and outputs. */

import { realpathSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as core from '@actions/core';
import { credentialFiles } from '../config/provider-settings.ts';
import { resolveSettings } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { inspectCheckout, leftBehind } from '../git/checkout-check.ts';
import { asKnownError } from '../github/api-errors.ts';
import { markdownBlock, markdownText } from '../github/markdown-text.ts';
import { plannedSection, runSummary } from '../github/summary.ts';
import { explain } from '../run/errors.ts';
import { failsStep } from '../run/outcome.ts';
import type { Outcome, Run } from '../run/run.ts';
import { tidyRunFolder } from '../run-story/recorded-run.ts';
import type { TreeSource } from '../run-story/run-request.ts';
import { isUnder } from '../sandbox/toolchains.ts';
import { textsIn } from '../store/run-files.ts';
import { newRunId, openRunFolder, type RunFolder, workPatch } from '../store/run-folder.ts';
import { messageOf } from '../text/error-message.ts';
import { createRedactor, type Redactor } from '../text/redact.ts';
import type { EventEnd } from '../trigger/event-request.ts';
import { endUncarried, handleEvent } from '../trigger/handle-event.ts';
import { type Environment, inputSecrets, inputsOf, logLine, runnerPaths, setOutputs } from './action-io.ts';
import {
  type AccessOptions,
  type Context,
  contextOf,
  eventOf,
  type JobAccess,
  openJobAccess,
  openSpareAccess,
} from './action-job.ts';
import { type ActionLog, openActionLog } from './action-log.ts';
import { endedName, keepBegun, runPost, stateName } from './action-post.ts';
import { throughProxy } from './outgoing-proxy.ts';
import { onWarnings } from './process-warnings.ts';

// `dist/action-post.js` imports this file: the two steps share one bundle, and the runner downloads it once. Nothing is awaited here:
// what a run needs is loaded from a file that imports this one, and would wait for its end.
if (process.argv[1]?.endsWith('action-post.js')) void runPost(process.env);
else void runStep(process.env);

async function runStep(environment: Environment) {
  const redact = createRedactor(inputSecrets(environment));
  onWarnings((text) => core.info(logLine(redact(text))));
  await main(environment, redact).catch(async (error: unknown) => {
    const { outcome, what, fix } = explain(asKnownError(error));
    const detail = redact(`${what}. ${fix}`);
    setOutputs(outcome, undefined, {});
    await writeSummary(environment, undefined, outcome, detail, []);
    // Before the repository's file could be read: as the workflow says.
    const { settings } = resolveSettings({ inputs: inputsOf(environment), environment });
    end(outcome, detail, settings.failOn);
  });
}

async function main(variables: Environment, redact: Redactor) {
  const environment = await throughProxy(variables, core.warning);
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ended.abort(`The job was cancelled (${signal}).`));
  }
  const log = openActionLog(redact);
  const context = await contextOf(environment);
  const { payload, serverUrl, apiUrl } = context;
  const repository = environment.GITHUB_REPOSITORY ?? payload.repository?.full_name ?? '';
  const wanted = { environment, apiUrl, repository, redact, log: log.line };
  await using access = await openJobAccess(wanted).catch((error: unknown) => tellNoAccess(wanted, context, error));
  const { repo, renew, tokenMinutes } = access;
  const opened: { folder?: RunFolder } = {};
  const runId = newRunId(new Date());
  const folderOf = async () => {
    const root = join(environment.RUNNER_TEMP ?? tmpdir(), 'redgreen');
    opened.folder ??= await openRunFolder(root, runId, { redact, now: () => new Date() });
    return opened.folder;
  };
  const statePath = join(environment.RUNNER_TEMP ?? tmpdir(), `redgreen-state-${process.pid}.json`);
  core.saveState(stateName, statePath);

  const ownFolder = dirname(dirname(fileURLToPath(import.meta.url)));
  const hidden = runnerPaths(environment, ownFolder);
  const result = await handleEvent({
    event: eventOf(repo, context, environment),
    answers: { by: 'action' },
    run: {
      serverUrl,
      host: { environment, hidden, redact },
      source: (repository) => sourceOf(environment, { repository, serverUrl, renew, ownFolder }, log.line),
      tokenMinutes,
      async claim() {
        await folderOf();
        return { runId };
      },
      async open(begun) {
        const folder = await folderOf();
        await keepBegun(statePath, { runId, runDir: folder.path, begun });
        return { runId, runDir: folder.path, recorder: folder };
      },
      onEvent: log.event,
      signal: ended.signal,
    },
    log: log.line,
  });
  // What GitHub did not take of its end is written once more by the post step.
  if (result.unreported !== true) await rm(statePath, { force: true });
  await finishReport(result, opened.folder, log, redact, environment);
}

/** Whoever asked hears why the job cannot begin, where another token of it may say so. */
async function tellNoAccess(wanted: AccessOptions, context: Context, error: unknown): Promise<never> {
  const tell = async () => {
    await using spare = await openSpareAccess(wanted);
    if (spare === undefined) return;
    const { outcome, what, fix } = explain(asKnownError(error));
    const event = eventOf(spare.repo, context, wanted.environment);
    await endUncarried({ event, answers: { by: 'action' } }, { outcome, detail: wanted.redact(`${what}. ${fix}`) });
  };
  await tell().catch((reportError: Error) =>
    wanted.log(`The answer could not be written where it was asked for: ${reportError.message}`),
  );
  throw error;
}

async function finishReport(
  { outcome, detail: said, settings, run, planned = [] }: EventEnd,
  folder: RunFolder | undefined,
  log: ActionLog,
  redact: (text: string) => string,
  environment: Environment,
) {
  // What is wrong with a setting is told with what was given.
  const detail = redact(said);
  if (run !== undefined) log.finished(run);
  for (const { what, where, text } of planned) log.foreign(`Dry run: ${what} ${where}`, text);
  const report = folder && run && (await reportOf(folder.path, run, redact));
  setOutputs(outcome, run, { report, runJson: folder && join(folder.path, 'run.json') });
  const patch = folder && (await textsIn(folder.path)(workPatch));
  await writeSummary(environment, run, outcome, detail, planned, patch);
  await folder?.[Symbol.asyncDispose]();
  if (folder !== undefined) await tidyRunFolder(folder.path);
  end(outcome, detail, settings?.failOn ?? 'not-passed');
}

/** Loaded here and not above: only a run that began has one. */
async function reportOf(folder: string, run: Run, redact: (text: string) => string) {
  const { writeReport } = await import('./run-report.ts');
  return await writeReport(folder, run, redact);
}

function end(outcome: Outcome, detail: string, failOn: Settings['failOn']) {
  core.saveState(endedName, 'true');
  const text = detail.split('\n').map(logLine).join('\n');
  if (failsStep(outcome, failOn)) core.setFailed(`${outcome}: ${text}`);
  else core.info(`${outcome}: ${text}`);
}

async function writeSummary(
  environment: Environment,
  run: Run | undefined,
  outcome: Outcome,
  detail: string,
  planned: NonNullable<EventEnd['planned']>,
  patch = '',
) {
  if ((environment.GITHUB_STEP_SUMMARY ?? '') === '') return;
  const text =
    run === undefined
      ? `**${outcome}** ${detail
          .split('\n')
          .map((line) => markdownText(line, 2000))
          .join('  \n')}\n`
      : runSummary(run);
  const dry = planned.map((one) => `\n${plannedSection(one)}`).join('');
  const summary = Buffer.from(`${text}${dry}`).subarray(0, maxSummaryBytes);
  await core.summary
    .addRaw(`${summary}${patchPart(patch, maxSummaryBytes - summary.length)}`)
    .write()
    .catch(() => undefined);
}

/** GitHub refuses a summary over 1 MiB. */
const maxSummaryBytes = 900_000;

/** What could not be pushed, as many of its files as have room: the file itself goes with the runner. */
function patchPart(patch: string, maxBytes: number) {
  if (patch === '') return '';
  const files = patch.split(/^(?=diff --git )/m);
  let room = maxBytes;
  const shown = files.filter((file) => {
    const bytes = Buffer.byteLength(file);
    if (bytes > room) return false;
    room -= bytes;
    return true;
  });
  const less =
    shown.length === files.length
      ? ''
      : ` ${files.length - shown.length} of ${files.length} files do not fit on this page; ${workPatch} has them.`;
  return `\n## Work that is not on GitHub\n\nApply it with \`git apply\`.${less}\n\n${markdownBlock(shown.join(''), 'diff')}\n`;
}

/** The workspace where it is a checkout of the repository, else a clone: also where the action lies in it, for its next step runs what is there. */
async function sourceOf(
  environment: Environment,
  {
    repository,
    serverUrl,
    renew,
    ownFolder,
  }: Record<'repository' | 'serverUrl' | 'ownFolder', string> & Pick<JobAccess, 'renew'>,
  say: (text: string) => void,
): Promise<TreeSource> {
  const remote = { url: `${serverUrl}/${repository}.git`, renew, env: { ...environment } };
  const folder = environment.GITHUB_WORKSPACE ?? '';
  const origin = { slug: repository, serverUrl, commit: environment.GITHUB_SHA };
  const checkout = folder === '' ? undefined : await inspectCheckout(folder, origin);
  const reason =
    checkout?.kind === 'usable'
      ? await unsafeIn(folder, ownFolder, environment)
      : (checkout?.reason ?? 'there is no workspace');
  if (reason !== undefined) {
    say(`Cloning ${repository}: ${reason}`);
    return { kind: 'clone', remote };
  }
  if (checkout?.kind === 'usable' && checkout.credentialLeft) {
    const unseen = 'Neither agent nor tests see it; persist-credentials: false leaves none.';
    say(`The checkout step left a credential in .git/config. ${unseen}`);
  }
  return { kind: 'checkout', folder, remote };
}

/** Why a checkout cannot be worked in. What was in the workspace before this job is older than the event, which the runner writes first of all. */
async function unsafeIn(folder: string, ownFolder: string, environment: Environment) {
  const among = 'in the workspace, where agent and tests could';
  if (isUnder(realpathSync(ownFolder), realpathSync(folder))) return `the action lies ${among} change it`;
  const credential = credentialFiles(environment).find((file) => isUnder(file, folder));
  if (credential !== undefined) return `${credential} lies ${among} read it`;
  const { GITHUB_EVENT_PATH: event = '', RUNNER_TEMP: near = tmpdir() } = environment;
  const began = async () => leftBehind(folder, near, statSync(event).mtimeMs);
  const left = await began().catch(messageOf);
  return left && `the workspace is not as this job's checkout made it (${left})`;
}
