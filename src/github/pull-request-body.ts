/** The text of our pull request: the repository's template, with our block between markers. People's words around it stay. */

import { waitsForPerson } from '../run/final-verification.ts';
import { outcomeWords } from '../run/outcome.ts';
import type { Run } from '../run/run.ts';
import { attemptsWords } from '../run/words.ts';
import { markdownSentence, markdownText } from '../text/markdown-text.ts';
import { paragraphs } from '../text/paragraphs.ts';
import { changedTests, leftOutAndBroughtIn, whatAndWhy } from './comment-detail.ts';
import { markdownTable } from './comment-table.ts';
import { earlierWords } from './earlier-words.ts';
import { fold, link } from './encode.ts';

const begin = '<!-- redgreen:begin -->';
const end = '<!-- redgreen:end -->';
const maxBodyChars = 60_000;
const mostRows = 50;
const notesTitle = 'Notes';
const oldNotes = new RegExp(`<details><summary>${notesTitle}</summary>[\\s\\S]*?</details>\\s*`);
/** What was said of it, or, where no attempt said anything, the attempts. */
const ofTheChange = /^(?:\*\*What changed and why[*,]|\*\*\d+ attempts?\*\*|<details>)/m;

export interface BlockContext {
  /** `Closes` acts only where the pull request goes to the default branch. */
  toDefaultBranch: boolean;
  /** Where progress and summary are. */
  commentUrl?: string;
  notes: readonly string[];
  /** The body as it is: a run that had nothing to change leaves what an earlier one told of the change. */
  before?: string;
  /** The body as it was when the run began: what was said of the change stays below what the run says. */
  earlier?: string;
  /** No draft was to be had: what a draft would have said is said first. */
  ready?: boolean;
}

/** Our block, without its markers. */
export function pullRequestBlock(run: Run, { toDefaultBranch, commentUrl, notes, ...bodies }: BlockContext): string {
  const { before = '', earlier = '', ready = false } = bodies;
  const { issue } = run.story;
  const passed = run.outcome === 'passed';
  const reference = issue === undefined ? '' : `${passed && toDefaultBranch ? 'Closes' : 'Refs'} #${issue}`;
  const last = run.attempts.findLast((attempt) => attempt.summary.trim() !== '');
  const state =
    run.outcome === undefined
      ? `Redgreen is working on this${commentUrl === undefined ? '.' : `: ${link('progress', commentUrl)}.`}`
      : `Redgreen: \`${run.outcome}\` · ${markdownText(outcomeWords(run.outcome, run).headline)}${commentUrl === undefined ? '' : ` · ${link('summary', commentUrl)}`}`;
  const kept =
    notes.length === 0 ? '' : fold(notesTitle, notes.map((note) => `- ${markdownSentence(note, 400)}`).join('\n'));
  const why = last === undefined ? '' : whatAndWhy(last);
  const words = run.attempts.length === 0 ? wordsBefore(before) : earlierWords(blockIn(earlier), why);
  const review =
    ready && waitsForPerson(run) ? `**Review before merging:** ${markdownSentence(run.detail ?? '', 400)}` : '';
  const parts = [
    review,
    reference,
    changedTests(run),
    why,
    words,
    attemptsPart(run),
    leftOutAndBroughtIn(run),
    kept,
    state,
  ];
  return paragraphs(parts.map((part) => part.trim()));
}

/** All of an earlier block from the change on, but for its notes, which are each run's own, and its last line. */
function wordsBefore(body: string): string {
  const block = blockIn(body).replace(oldNotes, '').replace(`${leftOut}\n\n`, '');
  const from = block.search(ofTheChange);
  return from < 0 ? '' : block.slice(from, block.lastIndexOf('\n\nRedgreen')).trim();
}

/** Our block of a body; empty where it has none. What a browser sent has CRLF. */
function blockIn(body: string): string {
  const from = body.indexOf(begin);
  return from < 0 ? '' : body.slice(from, Math.max(0, body.indexOf(end, from))).replaceAll('\r\n', '\n');
}

/** The issue that a body of ours belongs to. */
export function issueNamedIn(body: string | null): number | undefined {
  const number = /^(?:Refs|Closes) #(\d{1,9})$/m.exec(body ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** What each attempt changed and came to; one that was green at once is told by the rest. */
function attemptsPart(run: Run): string {
  const { attempts, outcome } = run;
  if (attempts.length === 0 || (attempts.length === 1 && outcome === 'passed')) return '';
  const { head, rows } = markdownTable(run);
  const more = attempts.length > mostRows ? `\n${attempts.length - mostRows} more attempts are in the summary.` : '';
  return `**${attemptsWords(run.attemptCount)}**\n\n${head}${rows.slice(0, mostRows).join('')}${more}`.trim();
}

/** Puts the block into a body: in place of the older one, else in front of the template or of what people wrote. */
export function withBlock(body: string, block: string): string {
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
function shortened(block: string, most: number): string {
  if (block.length <= most) return block;
  const last = block.slice(block.lastIndexOf('\n') + 1);
  const kept = block.slice(0, Math.max(0, most - last.length - leftOut.length - 50));
  const lines = kept.slice(0, Math.max(0, kept.lastIndexOf('\n')));
  const isOpen = lines.lastIndexOf('<details>') > lines.lastIndexOf('</details>');
  return paragraphs([lines, isOpen ? '</details>' : '', leftOut, last]);
}
