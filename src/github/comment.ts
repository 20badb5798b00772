/** The comments about a run, as Markdown: pure functions of the Run. Everything foreign goes through `encode.ts`. */

import { finalVerification } from '../run/final-verification.ts';
import { outcomeWords } from '../run/outcome.ts';
import type { Run } from '../run/run.ts';
import {
  attemptsWords,
  belowCause,
  branchOf,
  countsWords,
  doingWords,
  durationWords,
  failureWords,
  farWords,
  lastRedOutput,
  redBeforeWords,
  runCostWords,
  upToWords,
} from '../run/words.ts';
import { markdownCode, markdownSentence, markdownText } from '../text/markdown-text.ts';
import {
  changedTests,
  leftOutAndBroughtIn,
  outputFold,
  printed,
  redAnyway,
  reviewPart,
  stillFailing,
  testCheckPart,
  verificationNotes,
  whatAndWhy,
} from './comment-detail.ts';
import { fitParts, type Part } from './comment-fit.ts';
import { tableHead, tableRow } from './comment-table.ts';
import { fold, link } from './encode.ts';
import { commentHead, recordOf } from './record.ts';

/** What a comment tells beside the Run. */
export interface CommentContext {
  deadline: string;
  /** The job, or the App's page. */
  url?: string;
  /** When a comment that says that the run goes on was true. */
  aliveAt?: string;
  /** Pushes with the job's own token start no workflow. */
  jobToken: boolean;
  /** Sentences from the freezing of the text. */
  notes: readonly string[];
  /** Commits that the base branch is ahead, and whether merging it would conflict. */
  behind?: { by: number; branch: string; conflicts: boolean };
}

const commands =
  'Commands, as the first line of a comment: `/retry <hint>` · `/retry max-iterations=5` · `/redgreen stop` · `/redgreen status` · `/redgreen help`';

const ciNote =
  "Pushed with the job's own token: CI does not start by itself, because GitHub starts no workflow for what that token does. " +
  'Close and reopen the pull request, or push any commit, to start it; with `github-token` set to an App or personal token it starts alone.';

/** While the run goes on. */
export function progressComment(run: Run, context: CommentContext): string {
  const attempt = run.attempts.at(-1);
  const where = attempt === undefined ? '' : ` – ${attempt.label}`;
  const title = `### Redgreen · working on ${run.story.issue === undefined ? 'the branch' : `#${run.story.issue}`}${where}\n\n`;
  const facts = [
    nowWords(run),
    ...farWords(run),
    run.commands.test === undefined ? '' : `tests: ${markdownCode(run.commands.test)}`,
    `${run.maxIterations} ${run.maxIterations === 1 ? 'retry' : 'retries'}, so ${upToWords(run)}`,
    run.trigger.actor === undefined ? '' : `requested by ${markdownCode(run.trigger.actor)}`,
    `stops by ${context.deadline.slice(11, 16)} UTC`,
  ];
  const foot = `${places(run, context)}\n\nTo stop: set the label \`ai-stop\`, or comment \`/redgreen stop\`.`;
  const rows = rowParts(run);
  const before = redBeforeWords(run, markdownText);
  const parts: Part[] = [
    { text: `${head(run, context)}\n${title}${facts.filter((fact) => fact !== '').join(' · ')}\n\n` },
    { text: before === undefined ? '' : `${before}.\n\n` },
    ...(rows.length === 0 ? [] : [{ text: tableHead }, ...rows, { text: '\n' }]),
    { text: foot },
  ];
  return fitParts(parts);
}

/** `Now: implementing – edit src/cart.js, since 12:04:10 UTC (3 m 05 s after its start)`. */
function nowWords(run: Run): string {
  const { doingSince: since, startedAt } = run;
  const told = `Now: ${markdownText(doingWords(run))}`;
  if (since === undefined) return told;
  const after = durationWords(Date.parse(since) - Date.parse(startedAt));
  return `${told}, since ${since.slice(11, 19)} UTC (${after} after its start)`;
}

/** The issue's comment once the run has ended and the pull request has the summary. */
export function finalLine(run: Run, context: CommentContext): string {
  return `${head(run, context)}\n${outcomeLine(run, context)}`;
}

/** The comment of an earlier run, its record as it was, with how the newest run of its pull request has ended. */
export function newerLine(body: string, run: Run, context: CommentContext): string {
  return [...body.split('\n').slice(0, 2), outcomeLine(run, context)].join('\n');
}

function outcomeLine(run: Run, context: CommentContext): string {
  const outcome = run.outcome ?? 'error';
  const target = run.pullRequest;
  const where = target === undefined ? link('job log', context.url ?? '') : link(`#${target.number}`, target.url);
  return `Redgreen · \`${outcome}\` · ${markdownText(outcomeWords(outcome, run).headline)} · ${where}`;
}

/** An older summary, once a newer run has written its own. */
export function foldedLine(body: string): string | undefined {
  const [markerLine = '', record = '', ...rest] = body.split('\n');
  if (rest.filter((line) => line.trim() !== '').length < 2) return undefined;
  const title = rest.find((line) => line.startsWith('### '))?.slice(4) ?? 'Redgreen';
  return `${markerLine}\n${record}\n${title} · an earlier run; the newest summary is below`;
}

export function summaryComment(run: Run, context: CommentContext): string {
  const outcome = run.outcome ?? 'error';
  const { headline, cause, nextStep } = outcomeWords(outcome, run);
  const red = outcome !== 'passed';
  const last = run.attempts.findLast((attempt) => attempt.verification !== undefined);
  const said = run.attempts.findLast((attempt) => attempt.summary.trim() !== '');
  const { attempts } = belowCause(run);
  const rank = (kind: number, index: number) => kind * 10_000 + index;
  const opening = [
    `${head(run, context)}\n### Redgreen · ${markdownText(headline)}\n\n`,
    `\`${outcome}\` · ${markdownSentence(cause, 600)}\n\n${facts(run)}\n\n`,
    changedTests(run),
    testCheckPart(run),
  ];
  const parts: Part[] = [
    { text: opening.join('') },
    ...(attempts.length === 0 ? [] : [{ text: tableHead }, ...rowParts({ ...run, attempts }, red), { text: '\n' }]),
    { text: redAnyway(run) },
    { text: red ? closest(run) + stillFailing(last?.verification) : '' },
    { text: leftOutAndBroughtIn(run) },
    ...(red && attempts.length > 0 ? [{ text: `**${attemptsWords(run.attemptCount)} in total**\n\n` }] : []),
    ...(red
      ? attempts.map((attempt, index) => ({ text: `- ${failureWords(attempt, markdownText)}\n`, rank: rank(3, index) }))
      : []),
    { text: red ? '\n' : '' },
    ...attempts.map((attempt, index) => ({
      text: whatAndWhy(attempt, attempt === said ? 'open' : 'folded'),
      rank: rank(2, index),
    })),
    { text: reviewPart(run) },
    ...attempts.map((attempt, index) => ({
      text: outputFold(attempt, attempt === last && red ? 'Last test output' : undefined),
      rank: attempt === last && red ? rank(9, 0) : rank(1, index),
    })),
    {
      text:
        red && last === undefined
          ? printed(run.baseline === undefined ? 'Setup output' : 'Last test output', lastRedOutput(run))
          : '',
      rank: rank(9, 0),
    },
    { text: ending(run, context, nextStep) },
  ];
  return fitParts(parts);
}

function head(run: Run, { deadline, url, aliveAt }: CommentContext): string {
  return commentHead(recordOf(run, { deadline, url, ...(run.state === 'running' && { aliveAt }) }));
}

function rowParts(run: Run, namesBelow = false): Part[] {
  return run.attempts.map((attempt, index) => ({ text: tableRow(run, attempt, { namesBelow }), rank: 40_000 + index }));
}

function facts(run: Run): string {
  const ms = run.endedAt === undefined ? 0 : Date.parse(run.endedAt) - Date.parse(run.startedAt);
  const verification = finalVerification(run);
  const counts = verification?.counts;
  const parts = [
    attemptsWords(run.attemptCount),
    verification === undefined ? '' : counts === undefined ? 'the tests could not be counted' : countsWords(counts),
    run.baseline?.counts === undefined ? '' : `before: ${countsWords(run.baseline.counts)}`,
    durationWords(ms),
    run.waitMs < 1000 ? '' : `${durationWords(run.waitMs)} of it waiting for the provider`,
    run.costUsd === null ? 'cost unknown: `max-cost-usd` could not hold' : runCostWords(run),
    run.model === '' ? '' : markdownText(run.model),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function closest(run: Run): string {
  const best = run.attempts.find((attempt) => attempt.name.number === run.bestAttempt);
  if (best === undefined || run.attempts.length < 2) return '';
  const commit = best.checkpoint?.commit ?? best.pushedCommit;
  return `Best attempt: ${best.label}${commit === undefined ? '' : ` (${markdownCode(commit.slice(0, 7))})`}.\n\n`;
}

function ending(run: Run, context: CommentContext, nextStep: string): string {
  const refused = run.pullRequestRefused;
  const behind = context.behind;
  const told = new Set([...context.notes, ...run.warnings, ...verificationNotes(run)]);
  const warnings = [...told].slice(0, 20).map((text) => `- ${markdownSentence(text, 400)}`);
  const lines = [
    refused === undefined
      ? ''
      : `No pull request could be opened: ${markdownSentence(refused.reason, 400)} ${link('Compare and open it by hand', refused.compareUrl)}`,
    behind === undefined || behind.by === 0
      ? ''
      : `The branch is ${behind.by} ${behind.by === 1 ? 'commit' : 'commits'} behind ${markdownCode(behind.branch)}${behind.conflicts ? ' and conflicts with it: `/redgreen update` merges it' : ''}.`,
    warnings.length === 0 ? '' : fold('Notes', warnings.join('\n')),
    `**Next:** ${nextStep}`,
    places(run, context),
    context.jobToken && run.attempts.some(({ pushedCommit }) => pushedCommit !== undefined) ? ciNote : '',
    commands,
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

function places(run: Run, { url }: CommentContext): string {
  const branch = branchOf(run);
  const parts = [
    branch === undefined ? '' : `Branch ${markdownCode(branch)}`,
    run.pullRequest === undefined ? '' : link(`pull request #${run.pullRequest.number}`, run.pullRequest.url),
    url === undefined ? '' : link('job log', url),
    `run ${markdownCode(run.id)}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
