/**
 * Renders a run's status comment, which shows the progress while the run goes on and afterwards the outcome in one line. These
 * are pure functions of the Run; `summary.ts` renders the whole end.
 */

import { branchOf, doingWords, durationWords, farWords, redBeforeWords, upToWords } from '../run/number-words.ts';
import { outcomeWords } from '../run/outcome.ts';
import type { Run } from '../run/run.ts';
import { markdownCode, markdownText } from '../text/markdown-text.ts';
import { fitParts, link, markdownTable, type Part } from './comment-parts.ts';
import { commentHead, recordOf } from './status-comments.ts';

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
  const before = redBeforeWords(run, markdownText);
  const parts: Part[] = [
    { text: `${head(run, context)}\n${title}${facts.filter((fact) => fact !== '').join(' · ')}\n\n` },
    { text: before === undefined ? '' : `${before}.\n\n` },
    ...(run.attempts.length === 0 ? [] : tableParts(run)),
    { text: foot },
  ];
  return fitParts(parts);
}

/** `Now: implementing – edit src/cart.js, since 12:04:10 UTC (3 m 05 s after its start)`. */
function nowWords(run: Run) {
  const { doingSince: since, startedAt } = run;
  const now = `Now: ${markdownText(doingWords(run))}`;
  if (since === undefined) return now;
  const after = durationWords(Date.parse(since) - Date.parse(startedAt));
  return `${now}, since ${since.slice(11, 19)} UTC (${after} after its start)`;
}

/** The issue's comment once the run has ended and the pull request has the summary. */
export function finalLine(run: Run, context: CommentContext): string {
  return `${head(run, context)}\n${outcomeLine(run, context)}`;
}

/** The comment of an earlier run, its record as it was, with how the newest run of its pull request has ended. */
export function newerLine(body: string, run: Run, context: CommentContext): string {
  return [...body.split('\n').slice(0, 2), outcomeLine(run, context)].join('\n');
}

function outcomeLine(run: Run, context: CommentContext) {
  const outcome = run.outcome ?? 'error';
  const target = run.pullRequest;
  const where = target === undefined ? link('job log', context.url ?? '') : link(`#${target.number}`, target.url);
  return `Redgreen · \`${outcome}\` · ${markdownText(outcomeWords(outcome, run).headline)} · ${where}`;
}

/** An older summary, once a newer run has written its own. */
export function foldedLine(body: string): string | undefined {
  const [markerLine = '', record = '', ...rest] = body.split('\n');
  if (rest.filter((line) => line.trim() !== '').length < 2) return undefined;
  // Without its mark and its link to the pull request.
  const title =
    rest
      .find((line) => line.startsWith('### '))
      ?.slice(4)
      .replace(/ [✅❌].*$/u, '') ?? 'Redgreen';
  return `${markerLine}\n${record}\n${title} · an earlier run; the newest summary is below`;
}

export function head(run: Run, { deadline, url, aliveAt }: CommentContext): string {
  return commentHead(recordOf(run, { deadline, url, ...(run.state === 'running' && { aliveAt }) }));
}

export function tableParts(run: Run, namesBelow = false): Part[] {
  const { head: titles, rows } = markdownTable(run, { namesBelow });
  return [{ text: titles }, ...rows.map((text, index) => ({ text, rank: 40_000 + index })), { text: '\n' }];
}

export function places(run: Run, { url }: CommentContext): string {
  const branch = branchOf(run);
  const parts = [
    branch === undefined ? '' : `Branch ${markdownCode(branch)}`,
    run.pullRequest === undefined ? '' : link(`pull request #${run.pullRequest.number}`, run.pullRequest.url),
    url === undefined ? '' : link('job log', url),
    `run ${markdownCode(run.id)}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
