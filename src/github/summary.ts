/** Renders the summary of a finished run as Markdown, for a GitHub comment, the job's summary page and a file. */

import { finalVerification } from '../run/final-verification.ts';
import { isLocal, outcomeWords } from '../run/outcome.ts';
import type { Run } from '../run/run.ts';
import {
  attemptsWords,
  belowCause,
  countsWords,
  doingWords,
  durationWords,
  failureWords,
  lastOutputTitle,
  lastRedOutput,
  runCostWords,
  runTokensWords,
} from '../run/run-phrases.ts';
import { commandLines } from './commands.ts';
import { type CommentContext, head, notesPart, places, tableParts } from './comment.ts';
import {
  changedTests,
  criteriaPart,
  fitParts,
  fold,
  leftOutAndBroughtIn,
  link,
  outputFold,
  type Part,
  printed,
  redAnyway,
  reviewPart,
  stillFailing,
  survivedPart,
  testCheckPart,
  whatAndWhy,
} from './comment-parts.ts';
import type { Planned } from './forge-session.ts';
import { markdownBlock, markdownCode, markdownSentence, markdownText } from './markdown-text.ts';

const commands = `Commands, as the first line of a comment: ${commandLines.map(([typed]) => typed).join(' · ')}`;

const ciNote =
  "Pushed with the job's own token: CI does not start by itself, because GitHub holds back workflows that this token starts. " +
  'Press **Approve workflows to run** below; if the button is missing, close and reopen the pull request. With an App or a personal token CI starts at once.';

export function summaryComment(run: Run, context: CommentContext) {
  return fitParts([{ text: `${head(run, context)}\n` }, ...summaryParts(run, context), { text: commands }]);
}

/** The same for the job's page and for a file: nobody can comment there. */
export function runSummary(run: Run, url?: string) {
  const title = `# ${markdownText(run.story.title)}\n\n`;
  if (run.outcome === undefined) return `${title}**${markdownText(doingWords(run))}** – the run has not ended.\n`;
  const happened = run.changes.map((text) => `- ${markdownSentence(text, 400)}`).join('\n');
  const used = `${attemptsWords(run.attemptCount)} · ${runCostWords(run)}${runTokensWords(run)}\n\n`;
  const last = happened === '' ? used : fold('What happened', happened) + used;
  const context = { deadline: '', jobToken: false, notes: [], ...(url !== undefined && { url }) };
  return `${fitParts([{ text: title }, ...summaryParts(run, context), { text: last, rank: 0 }])}\n`;
}

/** What a dry run would have written, as a section of such a page. */
export function plannedSection({ what, where, text }: Planned) {
  return `## Dry run: ${what} ${markdownText(where)}\n\n${what === 'diff' ? markdownBlock(text, 'diff') : text}\n`;
}

function summaryParts(run: Run, context: CommentContext): Part[] {
  const outcome = run.outcome ?? 'error';
  const { headline, cause, nextStep } = outcomeWords(outcome, run);
  const red = outcome !== 'passed';
  const { attempts } = belowCause(run);
  const last = attempts.findLast(({ verification }) => verification !== undefined);
  const said = attempts.findLast(({ summary }) => summary.trim() !== '');
  const rank = (kind: number, index: number) => kind * 10_000 + index;
  const where = run.pullRequest === undefined ? '' : ` · ${link(`#${run.pullRequest.number}`, run.pullRequest.url)}`;
  const opening = [
    `### Redgreen · ${markdownText(headline)} ${red ? '❌' : '✅'}${where}\n\n`,
    `\`${outcome}\` · ${markdownSentence(cause, 600)}\n\n${facts(run)}\n\n`,
    testCheckPart(run),
    changedTests(run),
  ];
  const next = [{ text: refusedWords(run) }, { text: `**Next:** ${nextStep}\n\n` }];
  return [
    { text: opening.join('') },
    ...(attempts.length === 0 ? [{ text: 'The agent was not started.\n\n' }] : tableParts({ ...run, attempts }, red)),
    // What a reader of a red run needs first; the agent's own words would read as the verdict.
    ...(red
      ? [
          { text: closest(run) },
          ...next,
          { text: attempts.length > 0 ? `**${attemptsWords(run.attemptCount)} in total**\n\n` : '' },
          ...attempts.map((attempt, index) => ({
            text: `- ${failureWords(attempt, markdownText)}\n`,
            rank: rank(3, index),
          })),
          { text: '\n' },
        ]
      : [{ text: said === undefined ? '' : whatAndWhy(said), rank: rank(5, 0) }, ...next]),
    ...[criteriaPart, redAnyway, leftOutAndBroughtIn, survivedPart, reviewPart].map((part) => ({ text: part(run) })),
    ...attempts.map((attempt, index) => ({
      text: attempt === said && !red ? '' : whatAndWhy(attempt, 'folded'),
      rank: rank(2, index),
    })),
    ...attempts.map((attempt, index) => ({
      text: outputFold(attempt, attempt === last && red ? 'Last test output' : undefined),
      rank: attempt === last && red ? rank(9, 0) : rank(1, index),
    })),
    {
      text: red && last === undefined ? printed(lastOutputTitle(run), lastRedOutput(run)) : '',
      rank: rank(9, 0),
    },
    {
      text:
        notesPart(run, context) + (red ? stillFailing(last?.verification) + runItHere(run) : '') + ending(run, context),
    },
  ];
}

/** `2 attempts · tests: 1 failed, 10 passed → 12 passed · 3 m 05 s · $0.29`. */
function facts(run: Run) {
  const ms = run.endedAt === undefined ? 0 : Date.parse(run.endedAt) - Date.parse(run.startedAt);
  const parts = [
    attemptsWords(run.attemptCount),
    testsWords(run),
    durationWords(ms),
    run.waitMs < 1000 ? '' : `${durationWords(run.waitMs)} of it waiting`,
    run.costUsd === null ? 'cost unknown: `max-cost-usd` could not hold' : runCostWords(run),
    run.model === '' ? '' : markdownText(run.model),
  ];
  return parts.filter(Boolean).join(' · ');
}

function testsWords(run: Run) {
  const verification = finalVerification(run);
  const before = run.baseline?.counts;
  if (verification === undefined) return before === undefined ? '' : `tests before: ${countsWords(before)}`;
  const after = verification.counts === undefined ? 'the tests could not be counted' : countsWords(verification.counts);
  return before === undefined ? after : `tests: ${countsWords(before)} → ${after}`;
}

function closest(run: Run) {
  const best = run.attempts.find((attempt) => attempt.name.number === run.bestAttempt);
  if (best === undefined || run.attempts.length < 2) return '';
  const commit = best.checkpoint?.commit ?? best.pushedCommit;
  return `Best attempt: ${best.label}${commit === undefined ? '' : ` (${markdownCode(commit.slice(0, 7))})`}.\n\n`;
}

/** What a person types to see the red; a branch whose name a shell would read otherwise is not put into a command. */
function runItHere(run: Run) {
  const { branch = '', commands: found, headSha, settings } = run;
  if (found.test === undefined || headSha === undefined || !/^\w[\w./-]*$/.test(branch)) return '';
  const folder = String(settings['working-directory']?.value ?? '.');
  const lines = [
    isLocal(run) ? `git checkout ${branch}` : `git fetch origin ${branch} && git checkout FETCH_HEAD`,
    ...(/^\w[\w./-]*$/.test(folder) ? [`cd ${folder}`] : []),
    found.test,
  ];
  return `**To see it on your machine**\n\n${markdownBlock(lines.join('\n'), 'sh')}\n\n`;
}

function refusedWords({ pullRequestRefused: refused }: Run) {
  if (refused === undefined) return '';
  return `No pull request could be opened: ${markdownSentence(refused.reason, 400)} ${link('Compare and open it by hand', refused.compareUrl)}\n\n`;
}

function ending(run: Run, context: CommentContext) {
  const byJobToken = context.jobToken && run.attempts.some(({ pushedCommit }) => pushedCommit !== undefined);
  return `${places(run, context)}\n\n${byJobToken ? `${ciNote}\n\n` : ''}`;
}
