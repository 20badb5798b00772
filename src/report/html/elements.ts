/**
 * Encodes foreign text for HTML – plain text, Markdown from an agent or reviewer, links –, and renders tables and badges. It is
 * the only encoder for HTML.
 */

import { html, raw } from 'hono/html';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { visible } from '../../text/terminal-text.ts';
import { listed } from '../../text/word-list.ts';
import { outcomeKind } from './style.ts';

export { html, raw, visible };

export type Html = ReturnType<typeof html>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For element content and quoted attributes. */
export function encode(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A longer text is shown as it is: emphasis that never closes takes the square of its length. */
const maxMarkdownChars = 20_000;
/** A reader of Markdown calls itself for each quote in a quote and each list in a list. */
const deep = /^(?:[ \t]{0,9}(?:[>*+-]|\d{1,9}[.)])){40}/m;

/** Markdown of an agent or reviewer: structure and links stay, everything that could act or load goes. */
export function markdown(text: string): Html {
  if (text.length > maxMarkdownChars || deep.test(text)) return html`<pre>${visible(text)}</pre>`;
  const page = marked.parse(visible(text), { async: false, gfm: true });
  return raw(
    sanitizeHtml(page, {
      allowedTags: listed('p br ul ol li code pre em strong del blockquote hr a h4 h5 table thead tbody tr th td'),
      allowedAttributes: { a: ['href', 'rel'] },
      // No `style` is let through, and what would read it is not in the bundle.
      parseStyleAttributes: false,
      allowedSchemes: ['http', 'https'],
      allowProtocolRelative: false,
      transformTags: {
        h1: 'h4',
        h2: 'h4',
        h3: 'h4',
        h6: 'h5',
        a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
      },
    }),
  );
}

/** One line in which people write code between backticks: a title, a cause, a next step. */
export function withCode(text: string): Html {
  const parts = text.split(codeSpan);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${visible(part)}</code>` : visible(part)))}`;
}

/** The same where nothing but text can stand. */
export function withoutCode(text: string): string {
  return visible(text.replace(codeSpan, '$1'));
}

/** One that never closes is shown as it is. */
const codeSpan = /`([^`]+)`/g;

/** A link only where the address is one of the web; else the text alone. */
export function link(url: string | undefined, text: string): Html {
  const safe = url !== undefined && /^https?:\/\//i.test(url);
  return safe ? html`<a href="${url}" rel="noopener noreferrer">${visible(text)}</a>` : html`${visible(text)}`;
}

/** The live page's script makes it a duration that moves. */
export function moving(since: string | undefined): Html | '' {
  if (since === undefined) return '';
  return html`<time class="moves" datetime="${since}">since ${since.slice(11, 19)} UTC</time>`;
}

export interface TableColumn<Row> {
  title: Html | string;
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

function cellOf<Row>({ title, cell, kind }: TableColumn<Row>, row: Row) {
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
