/** Renders the eval runs of a matrix side by side, as terminal text, JSON or HTML. */

import { type Html, html, visible } from '../../report/html/text.ts';
import { columns } from '../../report/terminal.ts';
import { costWords, durationWords } from '../../run/number-words.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { type MatrixPair, type MatrixReport, type MatrixRow, significance } from '../compare.ts';
import { type EvalFormat, evalPage } from './report.ts';
import { attemptsToGreenWords, estimateWords } from './terminal.ts';

/** `hrefs`: the page of each row, beside this one. */
export function renderMatrix(report: MatrixReport, format: EvalFormat, hrefs: readonly string[] = []): string {
  switch (format) {
    case 'terminal':
      return terminal(report);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'html':
      return page(report, hrefs);
  }
}

const header = ['', 'Solved', 'pass@1', 'Errors', 'Attempts', 'For each solved', 'Cost', 'Time', 'Eval'];

function cells({ name, summary, eval: id }: MatrixRow): string[] {
  const { passed, failed, errors, passAt1, attemptsToGreen, costPerSolvedUsd, costUsd, durationMs } = summary;
  const each = costPerSolvedUsd === undefined ? '–' : costWords(costPerSolvedUsd);
  const rates = [`${passed}/${passed + failed}`, estimateWords(passAt1), String(errors)];
  return [
    ...[name, ...rates, attemptsToGreenWords(attemptsToGreen), each],
    ...[costWords(costUsd), durationWords(durationMs), id],
  ];
}

/** Each story in each row: how many of its tries passed. */
function grid({ rows }: MatrixReport): string[][] {
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

function terminal(report: MatrixReport): string {
  const table = (rows: readonly string[][]) => columns(rows.map((row) => row.map((cell) => visibleLine(cell))));
  return [
    ...[...table([header, ...report.rows.map(cells)]), ''],
    ...[...table(grid(report)), ''],
    ...[...sentences(report).map((line) => visibleLine(line, 500)), ''],
  ].join('\n');
}

function page(report: MatrixReport, hrefs: readonly string[]): string {
  const { suite, rows } = report;
  const named = (name: string, index: number) =>
    hrefs[index] === undefined ? visible(name) : html`<a href="${hrefs[index]}">${visible(name)}</a>`;
  const table = (id: string, title: string, head: readonly (string | Html)[], body: readonly (string | Html)[][]) =>
    html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table class="rows numbers">
<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${body.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></section>`;
  const [[story = '', ...names] = [], ...stories] = grid(report);
  const rowsOf = rows.map((row, index) => cells(row).map((cell, at) => (at === 0 ? named(cell, index) : cell)));
  return evalPage({
    title: suite,
    where: 'matrix',
    head: html`<h1>${visible(suite)}</h1>`,
    main: html`${table('table', 'Side by side', ['What', ...header.slice(1)], rowsOf)}
${table('grid', 'Story by story', [story, ...names.map(named)], stories)}
<section aria-labelledby="differ"><h2 id="differ">Which differ</h2>${sentences(report).map((line) => html`<p>${visible(line)}</p>`)}</section>`,
  });
}

function sentences({ rows, pairs }: MatrixReport): string[] {
  const others = rows.flatMap(({ name, otherModels }) =>
    otherModels === undefined
      ? []
      : [`${name} was answered by other models than asked for: ${otherModels.join(', ')}.`],
  );
  return [...pairs.map(pairWords), ...others];
}

function pairWords({ first, second, stories, difference, pValue }: MatrixPair): string {
  if (stories === 0) return `${first} and ${second}: no story was judged by both.`;
  const [better, worse] = difference < 0 ? [first, second] : [second, first];
  const by = `${(Math.abs(difference) * 100).toFixed(1)} points`;
  const p = `p = ${pValue.toFixed(pValue < 0.01 ? 4 : 2)}, ${stories === 1 ? '1 story' : `${stories} stories`}`;
  if (pValue <= significance) return `${better} solves more than ${worse}: ${by} (${p}).`;
  return `${first} and ${second} do not differ beyond chance: ${by} (${p}).`;
}
