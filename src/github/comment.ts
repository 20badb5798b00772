/** Renders the status comment of a run, and the block about the run in its pull request's description. */

import { personWords } from '../run/final-verification.ts';
import { beingChecked } from '../run/fold.ts';
import { outcomeWords } from '../run/outcome.ts';
import type { Run } from '../run/run.ts';
import {
  attemptsWords,
  branchOf,
  counted,
  doingWords,
  durationWords,
  farWords,
  redBeforeWords,
  upToWords,
} from '../run/run-phrases.ts';
import { paragraphs } from '../text/paragraphs.ts';
import {
  changedTests,
  fitParts,
  fold,
  leftOutAndBroughtIn,
  link,
  markdownTable,
  type Part,
  verificationNotes,
  whatAndWhy,
} from './comment-parts.ts';
import { markdownCode, markdownSentence, markdownText } from './markdown-text.ts';
import { commentHead, recordOf } from './status-comments.ts';

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

export function progressComment(run: Run, context: CommentContext) {
  const attempt = run.attempts.at(-1);
  const where = attempt === undefined ? '' : ` – ${attempt.label}`;
  const title = `### Redgreen · working on ${run.story.issue === undefined ? 'the branch' : `#${run.story.issue}`}${where}\n\n`;
  const facts = [
    nowWords(run),
    ...farWords(run),
    run.commands.test === undefined ? '' : `tests: ${markdownCode(run.commands.test)}`,
    `${counted(run.maxIterations, 'retry', 'retries')}, so ${upToWords(run)}`,
    run.trigger.actor === undefined ? '' : `requested by ${markdownCode(run.trigger.actor)}`,
    `stops by ${context.deadline.slice(11, 16)} UTC`,
  ];
  const foot = `${places(run, context)}\n\nTo stop: set the label \`ai-stop\`, or comment \`/redgreen stop\`.`;
  const before = redBeforeWords(run, markdownText);
  const parts: Part[] = [
    { text: `${head(run, context)}\n${title}${facts.filter(Boolean).join(' · ')}\n\n` },
    { text: before === undefined ? '' : `${before}.\n\n` },
    ...(run.attempts.length === 0 ? [] : tableParts(run)),
    { text: notesPart(run, context) + foot },
  ];
  return fitParts(parts);
}

/** What is to be known beside the result, such as what will be held back, and how far the branch is behind. */
export function notesPart(run: Run, { behind, notes }: CommentContext) {
  const mentioned = new Set([...notes, ...run.warnings, ...verificationNotes(run)]);
  const late =
    behind === undefined || behind.by === 0
      ? ''
      : `The branch is ${counted(behind.by, 'commit')} behind ${markdownCode(behind.branch)}${behind.conflicts ? ' and conflicts with it: `/redgreen update` merges it' : ''}.\n\n`;
  return late + notesFold([...mentioned].slice(0, 20));
}

function notesFold(notes: readonly string[]) {
  const lines = notes.map((note) => `- ${markdownSentence(note, 400)}`);
  return lines.length === 0 ? '' : fold('Notes', lines.join('\n'));
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
export function finalLine(run: Run, context: CommentContext) {
  return `${head(run, context)}\n${outcomeLine(run, context)}`;
}

/** The comment of an earlier run, its record as it was, with how the newest run of its pull request has ended. */
export function newerLine(body: string, run: Run, context: CommentContext) {
  return [...body.split('\n').slice(0, 2), outcomeLine(run, context)].join('\n');
}

function outcomeLine(run: Run, context: CommentContext) {
  const target = run.pullRequest;
  const where = target === undefined ? link('job log', context.url) : link(`#${target.number}`, target.url);
  return `Redgreen · ${endWords(run)} · ${where}`;
}

function endWords(run: Run) {
  const { outcome = 'error' } = run;
  return `\`${outcome}\` · ${markdownText(outcomeWords(outcome, run).headline)}`;
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

export function head(run: Run, { deadline, url, aliveAt }: CommentContext) {
  return commentHead(recordOf(run, { deadline, url, ...(run.state === 'running' && { aliveAt }) }));
}

export function tableParts(run: Run, namesBelow = false): Part[] {
  const { head: titles, rows } = markdownTable(run, { namesBelow });
  return [{ text: titles }, ...rows.map((text, index) => ({ text, rank: 40_000 + index })), { text: '\n' }];
}

export function places(run: Run, { url }: CommentContext) {
  const branch = branchOf(run);
  const parts = [
    branch === undefined ? '' : `Branch ${markdownCode(branch)}`,
    run.pullRequest === undefined ? '' : link(`pull request #${run.pullRequest.number}`, run.pullRequest.url),
    url === undefined ? '' : link('job log', url),
    `run ${markdownCode(run.id)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

const begin = '<!-- redgreen:begin -->';
const end = '<!-- redgreen:end -->';
const maxBodyChars = 60_000;
const mostRows = 50;
/** In front of and behind what is said of the change, which a later run keeps. */
const changeMark = '<!-- redgreen:change -->';
const maxEarlierChars = 8_000;

export interface BlockContext {
  /** `Closes` acts only where the pull request goes to the default branch. */
  toDefaultBranch: boolean;
  /** Where progress and summary are. */
  commentUrl?: string;
  notes: readonly string[];
  /** The body as it was when the run began: what was said of the change stays, folded below what the run says of it. */
  earlier?: string;
  /** No draft was to be had: what a draft would have said is said first. */
  ready?: boolean;
}

/** Our block, without its markers. */
export function pullRequestBlock(
  run: Run,
  { toDefaultBranch, commentUrl, notes, earlier = '', ready = false }: BlockContext,
) {
  const { issue } = run.story;
  const passed = run.outcome === 'passed';
  const reference = issue === undefined ? '' : `${passed && toDefaultBranch ? 'Closes' : 'Refs'} #${issue}`;
  const last = run.attempts.findLast((attempt) => attempt.summary.trim() !== '');
  const state =
    run.outcome === undefined
      ? `${run.doing.startsWith(beingChecked) ? `Redgreen: ${beingChecked}` : 'Redgreen is working on this'}${commentUrl === undefined ? '.' : `: ${link('progress', commentUrl)}.`}`
      : `Redgreen: ${endWords(run)}${commentUrl === undefined ? '' : ` · ${link('summary', commentUrl)}`}`;
  const why = last === undefined ? '' : whatAndWhy(last);
  const before = lines(changeIn(earlier), maxEarlierChars);
  const change =
    run.attempts.length === 0
      ? [before]
      : [why, attemptsPart(run), leftOutAndBroughtIn(run), before === '' ? '' : fold('Before this run', before)];
  const waiting = ready ? personWords(run) : '';
  const review = waiting === '' ? '' : `**Review before merging:** ${markdownSentence(waiting, 400)}`;
  const parts = [review, reference, changedTests(run), changeMark, ...change, changeMark, notesFold(notes), state];
  return paragraphs(parts.map((part) => part.trim()));
}

/** What our block of a body says of the change. What a browser sent has CRLF. */
function changeIn(body: string) {
  return body.replaceAll('\r\n', '\n').split(changeMark)[1]?.trim() ?? '';
}

/** The issue that a body of ours belongs to. */
export function issueNamedIn(body: string | null): number | undefined {
  const number = /^(?:Refs|Closes) #(\d{1,9})$/m.exec(body ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** What each attempt changed and came to; one that was green at once is told by the rest. */
function attemptsPart(run: Run) {
  const { attempts, outcome } = run;
  if (attempts.length === 0 || (attempts.length === 1 && outcome === 'passed')) return '';
  const { head, rows } = markdownTable(run);
  const more = attempts.length > mostRows ? `\n${attempts.length - mostRows} more attempts are in the summary.` : '';
  return `**${attemptsWords(run.attemptCount)}**\n\n${head}${rows.slice(0, mostRows).join('')}${more}`.trim();
}

/** Puts the block into a body: in place of the older one, else in front of the template or of what people wrote. */
export function withBlock(body: string, block: string) {
  const whole = (most: number) => `${begin}\n${shortened(block, most)}\n${end}`;
  const from = body.indexOf(begin);
  const to = body.indexOf(end, from);
  if (from < 0 || to < 0) return paragraphs([whole(maxBodyChars / 2), body.trim().slice(0, maxBodyChars / 2)]);
  const [before, after] = [body.slice(0, from), body.slice(to + end.length)];
  // People may have filled what GitHub takes: 65,536 characters.
  const room = Math.max(leastBlockChars, 65_000 - before.length - after.length);
  return before + whole(Math.min(room, maxBodyChars / 2)) + after;
}
const leastBlockChars = 400;
const leftOut = 'The rest was left out to keep this short; the summary has it.';

/** Whole lines of it, and always the last one: how the run stands. */
function shortened(block: string, most: number) {
  if (block.length <= most) return block;
  const last = block.slice(block.lastIndexOf('\n') + 1);
  return paragraphs([lines(block, most - last.length - leftOut.length - 50), leftOut, last]);
}

/** Whole lines at the beginning, and no more than so many characters; folds that are open are closed. */
function lines(text: string, most: number) {
  if (text.length <= most) return text;
  const kept = text.slice(0, Math.max(0, text.lastIndexOf('\n', most)));
  const open = kept.split('<details>').length - kept.split('</details>').length;
  return paragraphs([kept, '</details>'.repeat(Math.max(0, open))]);
}
