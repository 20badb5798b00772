/** Renders rows as an HTML table that scrolls sideways by itself and shows each cell's column title on narrow screens. */

import { outcomeKind } from './style.ts';
import { type Html, html } from './text.ts';

export interface TableColumn<Row> {
  title: string;
  /** Undefined: nothing to show. */
  cell(row: Row): Html | string | number | undefined;
  /** `head` names the row; `named` has its title before it on a narrow screen; `plain` speaks for itself. */
  kind?: 'head' | 'named' | 'plain';
}

/** `look`: a class of the table; `kindOf` gives the marks of a row their colour. */
export function dataTable<Row>(
  label: string,
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { look = 'runs', kindOf = () => '' }: { look?: string; kindOf?(row: Row): string } = {},
): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table class="rows ${look}"><caption class="hidden">${label}</caption>
<thead><tr>${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr class="${kindOf(row)}">${columns.map((column) => cellOf(column, row))}</tr>\n`)}</tbody></table></div>`;
}

function cellOf<Row>({ title, cell, kind }: TableColumn<Row>, row: Row): Html {
  const content = cell(row);
  if (kind === 'head') return html`<th scope="row" class="title">${content}</th>`;
  if (content === undefined) return html`<td class="none">–</td>`;
  if (kind === 'plain') return html`<td>${content}</td>`;
  return html`<td${kind === 'named' ? html` class="named"` : ''} data-name="${title}">${content}</td>`;
}

/** A word in the colour of its kind; of an outcome that is known by itself. */
export function badge(word: Html | string, kind: string = outcomeKind(String(word))): Html {
  return html`<span class="badge ${kind}">${word}</span>`;
}
