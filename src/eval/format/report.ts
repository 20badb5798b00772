/** Renders an eval run as terminal text, JSON or HTML, and derives the format from a file name. */

import { createHash } from 'node:crypto';
import { dataTable, type TableColumn } from '../../report/html/data-table.ts';
import { pageStyle } from '../../report/html/style.ts';
import { type Html, html, raw, visible } from '../../report/html/text.ts';
import { costWords, durationWords } from '../../run/number-words.ts';
import type { EvalRun, StoryResult } from '../result.ts';
import { summarize } from '../summary.ts';
import {
  attemptsToGreenWords,
  countsWords,
  type EvalReport,
  evalTerminal,
  ratesWords,
  replayWords,
  tokensWords,
} from './terminal.ts';

export type EvalFormat = 'terminal' | 'json' | 'html';

export function evalReport(run: EvalRun, results: readonly StoryResult[]): EvalReport {
  return { eval: run, results, summary: summarize(results) };
}

export function renderEval(report: EvalReport, format: EvalFormat): string {
  switch (format) {
    case 'terminal':
      return evalTerminal(report);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'html':
      return evalHtml(report);
  }
}

/** The form that a file's ending names. */
export function formatOfFile(path: string): EvalFormat | undefined {
  const endings: [string, EvalFormat][] = [
    ['.json', 'json'],
    ['.html', 'html'],
    ['.txt', 'terminal'],
  ];
  return endings.find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
}

/** `runHref`: where the page of a run is, for a server. `nonce`: for its style, where the server's policy asks for one. */
interface EvalPlace {
  runHref?(runId: string): string;
  nonce?: string;
}

export function evalHtml(report: EvalReport, place: EvalPlace = {}): string {
  const { eval: run, summary } = report;
  return evalPage({
    title: `${countsWords(summary)} – eval ${run.id}`,
    where: `eval ${run.id}`,
    head: html`<h1>${visible(run.suite)}</h1>\n${evalSum(report)}`,
    main: html`${evalSections(report, place)}
<footer>Started <time datetime="${run.startedAt}">${run.startedAt.slice(0, 19).replace('T', ' ')} UTC</time></footer>`,
    nonce: place.nonce,
  });
}

/** A page that is complete in itself; `nonce` for its style, where a server's policy asks for one. */
export function evalPage({ title, where, head, main, nonce }: PageParts): string {
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${visible(title)} – Redgreen</title><style${nonce === undefined ? '' : html` nonce="${nonce}"`}>${raw(style)}</style></head>
<body><header><p class="where">Redgreen · ${where}</p>${head}</header>
<main>${main}</main></body></html>`);
}

interface PageParts {
  title: string;
  where: string;
  head: Html;
  main: Html;
  nonce?: string;
}

/** Counts, model, cost and time in a line. */
export function evalSum({ eval: run, summary }: EvalReport): Html {
  const kind = summary.failed > 0 ? 'bad' : summary.errors > 0 ? 'none' : 'good';
  return html`<p class="sum"><span class="badge ${kind}">${countsWords(summary)}</span> ${visible(run.model)} · ${costWords(summary.costUsd)} · ${tokensWords(summary.tokens)} tokens · ${durationWords(summary.durationMs)} ${replayWords(run.plan)}</p>`;
}

/** What the page is about, without the frame around it. */
export function evalSections(report: EvalReport, place: EvalPlace = {}): Html {
  return html`<section aria-labelledby="rates"><h2 id="rates">Rates</h2><p>${ratesWords(report.summary, ' · ')}</p>
<p class="dim">In brackets: 95 % (Wilson). ${report.summary.stories.length} stories count as the sample; tries of one story are not independent.</p></section>
<section aria-labelledby="stories"><h2 id="stories">Stories</h2>${storyTable(report, place)}</section>
${notPassed(report, place)}`;
}

/** Beyond the style of the report. */
export const evalStyle = `
.numbers td:nth-of-type(4) { white-space: normal; min-width: 5rem; } .try { white-space: nowrap; } .try.passed { color: var(--good); } .try.failed { color: var(--bad); } .try.error { color: var(--dim); }`;
const style = pageStyle + evalStyle;
const styleHash = createHash('sha256').update(style).digest('base64');

function storyTable({ summary, results }: EvalReport, place: EvalPlace): Html {
  const tries = Map.groupBy(results, ({ storyId }) => storyId);
  const columns: TableColumn<(typeof summary.stories)[number]>[] = [
    {
      title: 'Story',
      kind: 'head',
      cell: ({ storyId, title }) => html`<strong>${visible(storyId)}</strong> <small>${visible(title)}</small>`,
    },
    { title: 'Passed', kind: 'named', cell: ({ passed }) => passed },
    { title: 'Failed', kind: 'named', cell: ({ failed }) => failed },
    { title: 'Errors', kind: 'named', cell: ({ errors }) => errors },
    {
      title: 'Runs',
      kind: 'named',
      cell: ({ storyId }) => html`${(tries.get(storyId) ?? []).map((one) => tryView(one, place))}`,
    },
    {
      title: 'Attempts to green',
      kind: 'named',
      cell: ({ attemptsToGreen }) => attemptsToGreenWords(attemptsToGreen),
    },
    { title: 'Time', kind: 'plain', cell: ({ meanMs }) => durationWords(meanMs) },
    { title: 'Tokens', kind: 'named', cell: ({ tokens }) => tokensWords(tokens) },
    { title: 'Cost', kind: 'plain', cell: ({ costUsd }) => costWords(costUsd) },
  ];
  return dataTable('Stories', summary.stories, columns, { look: 'numbers' });
}

const tryMarks = { passed: '✓', failed: '✗', error: '!' } as const;

function tryView({ storyId, repetition, status, runId }: StoryResult, { runHref }: EvalPlace): Html {
  const words = html`${tryMarks[status]}<span class="hidden"> ${status}: ${visible(storyId)}</span> #${repetition}`;
  return runId === undefined || runHref === undefined
    ? html`<span class="try ${status}">${words}</span> `
    : html`<a class="try ${status}" href="${runHref(runId)}">${words}</a> `;
}

function notPassed({ results }: EvalReport, place: EvalPlace): Html | string {
  const bad = results.filter(({ status }) => status !== 'passed');
  if (bad.length === 0) return '';
  return html`<section aria-labelledby="bad"><h2 id="bad">Not passed</h2>${bad.map((one) => badStory(one, place))}</section>`;
}

function badStory(result: StoryResult, { runHref }: EvalPlace): Html {
  const { storyId, repetition, status, outcome, error, worktree, requestIds, runId } = result;
  const run = runId === undefined || runHref === undefined ? runId : html`<a href="${runHref(runId)}">${runId}</a>`;
  const facts: [string, Html | string | undefined][] = [
    ['Outcome', outcome],
    ['Run', run],
    ['Worktree', worktree],
    ['Request ids', requestIds.length === 0 ? undefined : requestIds.join(' ')],
  ];
  return html`<article class="attempt ${status === 'failed' ? 'bad' : 'none'}"><h3>${visible(storyId)} #${repetition} <small>${status}</small></h3>
<pre tabindex="0">${visible(error?.message ?? '')}</pre>
<dl class="facts">${facts.filter(([, value]) => value !== undefined).map(([name, value]) => html`<div><dt>${name}</dt><dd><code>${typeof value === 'string' ? visible(value) : value}</code></dd></div>`)}</dl></article>`;
}
