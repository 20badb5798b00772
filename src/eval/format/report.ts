/** Renders one eval run, or several with different models side by side, as terminal text, JSON or HTML. */

import { extname } from 'node:path';
import {
  dataTable,
  type Html,
  html,
  htmlPage,
  pageStyle,
  type TableColumn,
  visible,
} from '../../report/html/elements.ts';
import { columns } from '../../report/terminal.ts';
import { costWords, counted, durationWords } from '../../run/run-phrases.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { type MatrixPair, type MatrixReport, type MatrixRow, significance } from '../compare.ts';
import { type EvalRun, type StoryResult, summarize } from '../eval-types.ts';
import {
  attemptsToGreenWords,
  countsWords,
  type EvalReport,
  estimateWords,
  evalTerminal,
  ratesWords,
  replayWords,
  tokensWords,
} from './terminal.ts';

export type EvalFormat = 'terminal' | 'json' | 'html';

export function evalReport(run: EvalRun, results: readonly StoryResult[]): EvalReport {
  return { eval: run, results, summary: summarize(results) };
}

export function renderEval(report: EvalReport, format: EvalFormat) {
  return { terminal: evalTerminal, json: asJson, html: evalHtml }[format](report);
}

const asJson = (report: object) => `${JSON.stringify(report, null, 2)}\n`;

export function formatOfFile(path: string): EvalFormat | undefined {
  const endings: Record<string, EvalFormat> = { '.json': 'json', '.html': 'html', '.txt': 'terminal' };
  return endings[extname(path).toLowerCase()];
}

/** `runHref`: where the page of a run is, for a server. `nonce`: for its style, where the server's policy asks for one. */
interface EvalPlace {
  runHref?(runId: string): string;
  nonce?: string;
}

export function evalHtml(report: EvalReport, place: EvalPlace = {}) {
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

function evalPage({ title, where, head, main, nonce }: PageParts) {
  const body = html`<header><p class="where">Redgreen · ${where}</p>${head}</header>
<main>${main}</main>`;
  return htmlPage({ title: visible(title), style: pageStyle + evalStyle, nonce, body });
}

interface PageParts {
  title: string;
  where: string;
  head: Html;
  main: Html;
  nonce?: string;
}

export function evalSum({ eval: run, summary }: EvalReport) {
  const kind = summary.failed > 0 ? 'bad' : summary.errors > 0 ? 'none' : 'good';
  return html`<p class="sum"><span class="badge ${kind}">${countsWords(summary)}</span> ${visible(run.model)} · ${costWords(summary.costUsd)} · ${tokensWords(summary.tokens)} tokens · ${durationWords(summary.durationMs)} ${replayWords(run.plan)}</p>`;
}

/** What the page is about, without the frame around it. */
export function evalSections(report: EvalReport, place: EvalPlace = {}) {
  return html`<section aria-labelledby="rates"><h2 id="rates">Rates</h2><p>${ratesWords(report.summary, ' · ')}</p>
<p class="dim">In brackets: 95 % (Wilson). ${report.summary.stories.length} stories count as the sample; tries of one story are not independent.</p></section>
<section aria-labelledby="stories"><h2 id="stories">Stories</h2>${storyTable(report, place)}</section>
${notPassed(report, place)}`;
}

/** Beyond the style of the report. */
export const evalStyle = `
.numbers td:nth-of-type(4) { white-space: normal; min-width: 5rem; } .try { white-space: nowrap; } .try.passed { color: var(--good); } .try.failed { color: var(--bad); } .try.error { color: var(--dim); }`;

function storyTable({ summary, results }: EvalReport, place: EvalPlace) {
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

function tryView({ storyId, repetition, status, runId }: StoryResult, { runHref }: EvalPlace) {
  const words = html`${tryMarks[status]}<span class="hidden"> ${status}: ${visible(storyId)}</span> #${repetition}`;
  return runId === undefined || runHref === undefined
    ? html`<span class="try ${status}">${words}</span> `
    : html`<a class="try ${status}" href="${runHref(runId)}">${words}</a> `;
}

function notPassed({ results }: EvalReport, place: EvalPlace) {
  const bad = results.filter(({ status }) => status !== 'passed');
  if (bad.length === 0) return '';
  return html`<section aria-labelledby="bad"><h2 id="bad">Not passed</h2>${bad.map((one) => badStory(one, place))}</section>`;
}

function badStory(result: StoryResult, { runHref }: EvalPlace) {
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

export function renderMatrix(report: MatrixReport, format: EvalFormat) {
  return { terminal, json: asJson, html: page }[format](report);
}

const header = ['', 'Solved', 'pass@1', 'Errors', 'Attempts', 'For each solved', 'Cost', 'Time', 'Eval'];

function cells({ name, summary, eval: id }: MatrixRow) {
  const { passed, failed, errors, passAt1, attemptsToGreen, costPerSolvedUsd, costUsd, durationMs } = summary;
  const each = costPerSolvedUsd === undefined ? '–' : costWords(costPerSolvedUsd);
  const rates = [`${passed}/${passed + failed}`, estimateWords(passAt1), String(errors)];
  return [
    ...[name, ...rates, attemptsToGreenWords(attemptsToGreen), each],
    ...[costWords(costUsd), durationWords(durationMs), id],
  ];
}

/** Each story in each row: how many of its tries passed. */
function grid({ rows }: MatrixReport) {
  const stories = [...new Set(rows.flatMap(({ summary }) => summary.stories.map(({ storyId }) => storyId)))];
  const solved = ({ summary }: MatrixRow, id: string) => {
    const story = summary.stories.find(({ storyId }) => storyId === id);
    if (story === undefined) return '–';
    return story.passRate === undefined ? 'error' : `${story.passed}/${story.passed + story.failed}`;
  };
  return [
    ['Story', ...rows.map(({ name }) => name)],
    ...stories.map((id) => [id, ...rows.map((row) => solved(row, id))]),
  ];
}

function terminal(report: MatrixReport) {
  const table = (rows: readonly string[][]) => columns(rows.map((row) => row.map((cell) => visibleLine(cell))));
  return [
    ...table([header, ...report.rows.map(cells)]),
    '',
    ...table(grid(report)),
    '',
    ...sentences(report).map((line) => visibleLine(line, 500)),
    '',
  ].join('\n');
}

function page(report: MatrixReport) {
  return evalPage({
    title: report.suite,
    where: 'matrix',
    head: html`<h1>${visible(report.suite)}</h1>`,
    main: html`<pre tabindex="0">${visible(terminal(report))}</pre>`,
  });
}

function sentences({ rows, pairs }: MatrixReport) {
  const others = rows.flatMap(({ name, otherModels }) =>
    otherModels === undefined
      ? []
      : [`${name} was answered by other models than asked for: ${otherModels.join(', ')}.`],
  );
  return [...pairs.map(pairWords), ...others];
}

function pairWords({ first, second, stories, difference, pValue }: MatrixPair) {
  if (stories === 0) return `${first} and ${second}: no story was judged by both.`;
  const [better, worse] = difference < 0 ? [first, second] : [second, first];
  const by = `${(Math.abs(difference) * 100).toFixed(1)} points`;
  const p = `p = ${pValue.toFixed(pValue < 0.01 ? 4 : 2)}, ${counted(stories, 'story', 'stories')}`;
  if (pValue <= significance) return `${better} solves more than ${worse}: ${by} (${p}).`;
  return `${first} and ${second} do not differ beyond chance: ${by} (${p}).`;
}
