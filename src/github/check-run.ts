/** Creates and completes a GitHub check run, with annotations and buttons, on each commit that a run pushes. */

import { finalVerification } from '../run/final-verification.ts';
import { checkConclusion, outcomeWords } from '../run/outcome.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { failureWords } from '../run/run-phrases.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import type { Repo } from './client.ts';
import type { Session } from './forge-session.ts';
import { cleanText, markdownSentence } from './markdown-text.ts';

interface CheckText {
  title: string;
  /** Markdown. */
  summary: string;
}

/** GitHub's own limit for one request; a longer message than this helps nobody. */
const maxAnnotations = 50;
const maxMessage = 4_000;
const maxSummary = 60_000;

function outputOf({ title, summary }: CheckText, failures: readonly TestFailure[] = []) {
  return {
    title: title.slice(0, 255),
    summary: summary.slice(0, maxSummary),
    annotations: failures.flatMap(lineOf).slice(0, maxAnnotations),
  };
}

export const checkName = 'Redgreen';

/** At most 20 characters each, and 40 for the description. */
const stopButton = { identifier: 'stop', label: 'Stop', description: 'End the run; its work is kept' };
const retryButton = { identifier: 'retry', label: 'Retry', description: 'Go on from the branch as it stands' };

export function openRunCheck({ attempt, options }: Session) {
  const { repo, runId, url } = options;
  let open: { id: number; commit: string } | undefined;

  const { checks } = repo.rest;

  const complete = async (
    id: number,
    conclusion: ReturnType<typeof checkConclusion>,
    text: CheckText,
    verification: Verification | undefined,
    actions: (typeof retryButton)[] = [],
  ) => {
    const output = outputOf(text, verification?.failures);
    const ended = { status: 'completed', conclusion, output, actions } as const;
    await attempt('complete the check', () => checks.update({ ...repo.at, check_run_id: id, ...ended }));
  };
  /** The attempt's own result stays on its commit when the next one is pushed. */
  const superseded = async (run: Run) => {
    if (open === undefined) return;
    const { commit } = open;
    const last = run.attempts.findLast(({ pushedCommit }) => pushedCommit === commit);
    const verification = last?.verification;
    const green = verification?.result === 'passed';
    const title = last === undefined ? 'An earlier attempt' : failureWords(last, asItIs);
    const summary = `Run ${runId} went on: a later attempt follows.`;
    await complete(open.id, green ? 'neutral' : 'failure', { title, summary }, verification);
    open = undefined;
  };
  return {
    /** Called for each event, one after the other. */
    async onEvent(run: Run, event: RecordedEvent): Promise<void> {
      if (event.type !== 'checkpoint-pushed' || repo.callsLeft() === 0) return;
      await superseded(run);
      const { commit } = event;
      const title = `${run.attempts.at(-1)?.label ?? 'attempt'}: the tests are running`;
      const output = outputOf({ title, summary: `Run ${runId}.` });
      const about = { ...repo.at, external_id: runId, details_url: url, name: checkName };
      const made = await attempt('create the check', () =>
        checks.create({ ...about, head_sha: commit, status: 'in_progress', output, actions: [stopButton] }),
      );
      open = made && { id: made.data.id, commit };
    },
    /** `run.outcome` is set. */
    async finish(run: Run): Promise<void> {
      const { outcome } = run;
      const head = run.attempts.findLast(({ pushedCommit }) => pushedCommit !== undefined)?.pushedCommit;
      if (outcome === undefined || head === undefined) return;
      // Another worker may have made it.
      const id = open?.id ?? (await attempt('find the check', () => checkOn(repo, head, runId)));
      if (id === undefined) return;
      const { headline, cause, nextStep } = outcomeWords(outcome, run);
      const summary = `${markdownSentence(cause, 2000)}\n\n${markdownSentence(nextStep, 500)}`;
      const actions = outcome === 'passed' ? [] : [retryButton];
      await complete(id, checkConclusion(outcome), { title: headline, summary }, finalVerification(run), actions);
    },
  };
}

async function checkOn(repo: Repo, ref: string, runId: string) {
  const { checks } = repo.rest;
  const { data } = await checks.listForRef({ ...repo.at, ref, check_name: checkName });
  return data.check_runs.find(({ external_id }) => external_id === runId)?.id;
}

/** A failure that names a line of the repository, as plain text; GitHub refuses a request with a path that is none. */
function lineOf({ file, line, name, message, expected, actual }: TestFailure) {
  if (file === undefined || line === undefined || line < 1 || /^[/\\]|(^|\/)\.\.(\/|$)|\0/.test(file)) return [];
  const compared = [expected && `expected: ${expected}`, actual && `actual: ${actual}`];
  const said = cleanText([message, ...compared].filter(Boolean).join('\n')).slice(0, maxMessage) || 'failed';
  const place = { path: file, start_line: line, end_line: line, annotation_level: 'failure' as const };
  return [{ ...place, title: cleanText(name).slice(0, 255), message: said }];
}

const asItIs = (text: string) => text;
