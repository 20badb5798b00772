/** Keeps the check run "Redgreen" on each pushed commit, with the failures on their lines and buttons to stop or retry. */

import { finalVerification } from '../run/final-verification.ts';
import { checkConclusion, outcomeWords } from '../run/outcome.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { failureWords } from '../run/words.ts';
import { markdownSentence } from '../text/markdown-text.ts';
import { type Annotation, type CheckButton, type Conclusion, completeCheck, createCheck } from './check-run.ts';
import { type Repo, repositoryName } from './client.ts';

export interface RunCheckOptions extends Repo {
  runId: string;
  /** Where the run can be watched. */
  url?: string;
  /** Carries one step out, or tells what GitHub refused. */
  attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined>;
}

export interface RunCheck {
  /** Called for each event, one after the other. */
  onEvent(run: Run, event: RecordedEvent): Promise<void>;
  /** `run.outcome` is set. */
  finish(run: Run): Promise<void>;
}

export const checkName = 'Redgreen';

const stopButton: CheckButton = { identifier: 'stop', label: 'Stop', description: 'End the run; its work is kept' };
const retryButton: CheckButton = {
  identifier: 'retry',
  label: 'Retry',
  description: 'Go on from the branch as it stands',
};

export function openRunCheck({ client, repository, runId, url, attempt }: RunCheckOptions): RunCheck {
  let open: { id: number; commit: string } | undefined;

  const complete = async (
    check: { id: number },
    end: { conclusion: Conclusion; title: string; summary: string; buttons: readonly CheckButton[] },
    verification: Verification | undefined,
  ) => {
    const annotations = (verification?.failures ?? []).flatMap(annotationOf);
    await attempt('complete the check', () => completeCheck(client, { repository, ...check, ...end }, annotations));
  };
  /** The attempt's own result stays on its commit when the next one is pushed. */
  const superseded = async (run: Run) => {
    if (open === undefined) return;
    const { commit } = open;
    const last = run.attempts.findLast(({ pushedCommit }) => pushedCommit === commit);
    const verification = last?.verification;
    const green = verification?.result === 'passed';
    const title = last === undefined ? 'An earlier attempt' : failureWords(last, asItIs);
    const end = {
      conclusion: green ? ('neutral' as const) : ('failure' as const),
      title,
      summary: `Run ${runId} went on: a later attempt follows.`,
      buttons: [],
    };
    await complete(open, end, verification);
    open = undefined;
  };
  return {
    async onEvent(run, event) {
      if (event.type !== 'checkpoint-pushed' || client.callsLeft() === 0) return;
      await superseded(run);
      const { commit } = event;
      const title = `${run.attempts.at(-1)?.label ?? 'attempt'}: the tests are running`;
      const id = await attempt('create the check', () =>
        createCheck(client, {
          ...{ repository, name: checkName, externalId: runId, head: commit, url, buttons: [stopButton] },
          ...{ title, summary: `Run ${runId}.` },
        }),
      );
      open = id === undefined ? undefined : { id, commit };
    },
    async finish(run) {
      const { outcome } = run;
      const head = run.attempts.findLast(({ pushedCommit }) => pushedCommit !== undefined)?.pushedCommit;
      if (outcome === undefined || head === undefined) return;
      // Another worker may have made it.
      const id = open?.id ?? (await attempt('find the check', () => checkOn({ client, repository }, head, runId)));
      if (id === undefined) return;
      const { headline, cause, nextStep } = outcomeWords(outcome, run);
      const passed = outcome === 'passed';
      const end = {
        conclusion: checkConclusion(outcome),
        title: headline,
        summary: `${markdownSentence(cause, 2000)}\n\n${markdownSentence(nextStep, 500)}`,
        buttons: passed ? [] : [retryButton],
      };
      await complete({ id }, end, finalVerification(run));
    },
  };
}

async function checkOn({ client, repository }: Repo, ref: string, runId: string): Promise<number | undefined> {
  const { checks } = client.octokit.rest;
  const { data } = await checks.listForRef({ ...repositoryName(repository), ref, check_name: checkName });
  return data.check_runs.find(({ external_id }) => external_id === runId)?.id;
}

/** A failure that names a line of the repository; GitHub refuses a request with a path that is none. */
function annotationOf({ file, line, name, message, expected, actual }: TestFailure): Annotation[] {
  if (file === undefined || line === undefined || line < 1 || /^[/\\]|(^|\/)\.\.(\/|$)|\0/.test(file)) return [];
  const compared = [expected && `expected: ${expected}`, actual && `actual: ${actual}`];
  return [{ path: file, line, title: name, message: [message, ...compared].filter(Boolean).join('\n') || 'failed' }];
}

const asItIs = (text: string) => text;
