/** A matrix as one table and one plot, and a sentence for each pair. */

import { type Bar, barPlot } from '../../report/html/plot.ts';
import { html, visible } from '../../report/html/text.ts';
import { columns } from '../../report/terminal.ts';
import { costWords, durationWords } from '../../run/words.ts';
import { markdownCode, markdownText } from '../../text/markdown-text.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { type MatrixPair, type MatrixReport, type MatrixRow, significance } from '../matrix/matrix-report.ts';
import { evalPage } from './html.ts';
import { attemptsToGreenWords, estimateWords } from './words.ts';

export const matrixFormats = ['terminal', 'markdown', 'json', 'html'] as const;
export type MatrixFormat = (typeof matrixFormats)[number];

export function renderMatrix(report: MatrixReport, format: MatrixFormat): string {
  switch (format) {
    case 'terminal':
      return terminal(report);
    case 'markdown':
      return markdown(report);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'html':
      return page(report);
  }
}

const header = ['', 'Solved', 'pass@1', 'Errors', 'Attempts', 'For each solved', 'Cost', 'Time'];

function cells({ name, summary }: MatrixRow): string[] {
  const { passed, failed, errors, passAt1, attemptsToGreen, costPerSolvedUsd, costUsd, durationMs } = summary;
  const each = costPerSolvedUsd === undefined ? '–' : costWords(costPerSolvedUsd);
  const rates = [`${passed}/${passed + failed}`, estimateWords(passAt1), String(errors)];
  return [name, ...rates, attemptsToGreenWords(attemptsToGreen), each, costWords(costUsd), durationWords(durationMs)];
}

const width = 30;

function terminal(report: MatrixReport): string {
  const { rows } = report;
  const bar = (value = 0) => '█'.repeat(Math.round(value * width)).padEnd(width, '·');
  return [
    ...columns([header, ...rows.map((row) => cells(row).map((cell) => visibleLine(cell)))]),
    '',
    ...columns(rows.map((row) => [visibleLine(row.name), bar(row.summary.passAt1?.value), spread(row)])),
    '',
    ...sentences(report).map((line) => visibleLine(line, 500)),
    '',
  ].join('\n');
}

/** Its 95 % interval under the bar's own scale. */
function spread({ summary: { passAt1 } }: MatrixRow): string {
  if (passAt1 === undefined) return 'nothing was judged';
  const at = (value: number) => Math.round(value * width);
  return `${' '.repeat(at(passAt1.low))}├${'─'.repeat(Math.max(0, at(passAt1.high) - at(passAt1.low)))}┤`;
}

function markdown(report: MatrixReport): string {
  const line = (each: string[]) => `| ${each.join(' | ')} |`;
  const rows = report.rows.map((row) => {
    const [name = '', ...rest] = cells(row);
    return line([markdownText(name), ...rest]);
  });
  const table = [line(header), '|---|--:|--:|--:|--:|--:|--:|--:|', ...rows].join('\n');
  const lines = sentences(report).map((each) => `- ${markdownText(each, 500)}`);
  return `# ${markdownCode(report.suite)}\n\n${table}\n\n${lines.join('\n')}\n`;
}

function page(report: MatrixReport): string {
  const { suite, rows } = report;
  const bars = rows.map((row): Bar => {
    const [, solved, rate, , , each, , time] = cells(row);
    const words = `${solved} · ${rate} · ${each} for each solved · ${time}`;
    return { label: row.name, ...row.summary.passAt1, words, kind: 'good' };
  });
  const [, ...names] = header;
  return evalPage({
    title: suite,
    where: 'matrix',
    head: html`<h1>${visible(suite)}</h1>`,
    main: html`<section aria-labelledby="solved"><h2 id="solved">Solved</h2>${barPlot('pass@1 with its 95 % interval', bars, 1)}</section>
<section aria-labelledby="table"><h2 id="table">Side by side</h2><div class="scroll" tabindex="0" role="region" aria-labelledby="table"><table class="rows numbers">
<thead><tr><th scope="col">What</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => {
      const [name = '', ...rest] = cells(row);
      return html`<tr><th scope="row">${visible(name)}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`;
    })}</tbody></table></div></section>
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
