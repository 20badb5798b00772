/**
 * Renders the parts that all HTML pages share: encoded text, Markdown, links, tables, badges and the style sheet. No
 * other file may encode HTML.
 */

import { html, raw } from 'hono/html';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { visible } from '../../text/terminal-text.ts';
import { listed } from '../../text/word-list.ts';

export { html, raw, visible };

export type Html = ReturnType<typeof html>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For element content and quoted attributes. */
export function encode(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A longer text is shown as it is: emphasis that never closes takes the square of its length. */
const maxMarkdownChars = 20_000;
/** A reader of Markdown calls itself for each quote in a quote and each list in a list. */
const deep = /^(?:[ \t]{0,9}(?:[>*+-]|\d{1,9}[.)])){40}/m;

/** Markdown of an agent or reviewer: structure and links stay, everything that could act or load goes. */
export function markdown(text: string) {
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

interface PageParts {
  title: Html | string;
  style: string;
  body: Html;
  /** For the style, where a server's policy asks for one. */
  nonce?: string | undefined;
  head?: Html | string;
  kind?: string;
}

/** The frame of every page. Without `nonce` it is a file, whose policy is its own: foreign text could not run or load anything. */
export function htmlPage({ title, style, body, nonce, head = '', kind }: PageParts) {
  return String(html`<!doctype html>
<html lang="en"${kind === undefined ? '' : html` class="${kind}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${nonce === undefined ? html`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">` : ''}
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">${head}
<title>${title} – Redgreen</title>
<style${nonce === undefined ? '' : html` nonce="${nonce}"`}>${raw(style)}</style></head>
<body>${body}</body></html>`);
}

/** One line in which people write code between backticks: a title, a cause, a next step. */
export function withCode(text: string) {
  const parts = text.split(codeSpan);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${visible(part)}</code>` : visible(part)))}`;
}

/** The same where nothing but text can stand. */
export function withoutCode(text: string) {
  return visible(text.replace(codeSpan, '$1'));
}

/** One that never closes is shown as it is. */
const codeSpan = /`([^`]+)`/g;

/** A link only where the address is one of the web; else the text alone. */
export function link(url: string | undefined, text: string) {
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
) {
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

const base = `
:root { color-scheme: light dark; --bg: #fff; --fg: #1d2129; --dim: #5d6673; --line: #d8dde4; --soft: #f4f6f8; --link: #0b57b8;
  --good: #1a7038; --good-bg: #e3f4e7; --bad: #b3261e; --bad-bg: #fdeae8; --none: #5d6673; --none-bg: #eceff3;
  --ins: #dff3e3; --ins-word: #a6e0b4; --del: #fbe3e1; --del-word: #f3b5b0; --focus: #0b57b8; }
@media (prefers-color-scheme: dark) { :root { --bg: #14171c; --fg: #e4e7ec; --dim: #9aa4b2; --line: #343b46; --soft: #1d2229; --link: #82b4ff;
  --good: #6fd08c; --good-bg: #16301f; --bad: #ff8f85; --bad-bg: #3a1c1a; --none: #9aa4b2; --none-bg: #262c35;
  --ins: #14301d; --ins-word: #215c36; --del: #3b1d1c; --del-word: #74302c; --focus: #82b4ff; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--bg); color: var(--fg); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .2rem 0 .5rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .7rem; }
h3 { font-size: 1.05rem; margin: 1rem 0 .4rem; } h4 { font-size: .95rem; margin: .9rem 0 .3rem; }
a { color: var(--link); } :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
section:focus { outline: none; }
small { color: var(--dim); font-weight: 400; font-size: .87em; } .dim { color: var(--dim); }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
:not(pre) > code { background: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: 0 .25em; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .6rem .8rem; margin: .4rem 0; overflow: auto; max-height: 28rem; white-space: pre-wrap; }
summary { cursor: pointer; padding: .3rem 0; font-weight: 600; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--bg); padding: .4rem .8rem; z-index: 9; }`;

const parts = `
header { padding-top: 1.25rem; } .where { color: var(--dim); margin: 0; font-size: .87rem; } .sum { margin: 0 0 .8rem; }
.badge { display: inline-block; border-radius: 99px; padding: .05rem .75rem; font-weight: 700; background: var(--none-bg); color: var(--none); margin-right: .3rem; }
.badge.good { background: var(--good-bg); color: var(--good); } .badge.bad { background: var(--bad-bg); color: var(--bad); }
dl.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .5rem 1.5rem; margin: 0 0 1rem; }
dl.facts div { min-width: 0; } dt { color: var(--dim); font-size: .8rem; } dd { margin: 0; }
nav { position: sticky; top: 0; z-index: 5; background: var(--bg); border-block: 1px solid var(--line); padding: .35rem max(1.25rem, calc((100% - 76rem) / 2 + 1.25rem)); display: flex; flex-wrap: wrap; gap: .35rem 1.5rem; align-items: center; }
nav ul { display: flex; flex-wrap: wrap; gap: .1rem .75rem; list-style: none; margin: 0; padding: 0; font-size: .87rem; }
nav a { text-decoration: none; white-space: nowrap; }
.wrap { margin-left: auto; font-size: .87rem; }
input, button { font: inherit; font-size: .87rem; color: var(--fg); background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .15rem .5rem; }
button { cursor: pointer; }
.why { border-left: 5px solid var(--none); background: var(--none-bg); border-radius: 0 8px 8px 0; padding: .6rem 1rem; margin-bottom: .8rem; } .why p { margin: .25rem 0; }
.why.good { border-color: var(--good); background: var(--good-bg); } .why.bad { border-color: var(--bad); background: var(--bad-bg); }
.headline { font-size: 1.15rem; font-weight: 700; }
.scroll { overflow-x: auto; } table.rows { border-collapse: collapse; width: 100%; }
.rows th, .rows td { text-align: left; padding: .35rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; }
.rows thead th { color: var(--dim); font-size: .8rem; } .rows * { overflow-wrap: break-word; } .numbers td { white-space: nowrap; } .numbers td, .numbers thead th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; }
.mark { font-weight: 700; } .good .mark, .since.good strong { color: var(--good); } .bad .mark, .since.bad strong, .tool.bad small { color: var(--bad); }
.attempt, .review { border: 1px solid var(--line); border-left: 5px solid var(--none); border-radius: 8px; padding: .2rem 1rem .7rem; margin: 0 0 1rem; }
.attempt.good, .review.good { border-left-color: var(--good); } .attempt.bad, .review.bad { border-left-color: var(--bad); }
.attempt:target { box-shadow: 0 0 0 2px var(--focus); } .attempt p.facts { color: var(--dim); margin: .2rem 0; font-size: .9rem; }
.tag { background: var(--none-bg); border-radius: 99px; padding: 0 .6rem; font-size: .8rem; font-weight: 600; } .since { margin: .3rem 0; }
.failures li { margin-bottom: .6rem; } .compare { display: grid; grid-template-columns: auto 1fr; gap: 0 .8rem; margin: .2rem 0; } .compare code { white-space: pre-wrap; }
.said > :first-child { margin-top: .3rem; } .said > :last-child { margin-bottom: .3rem; } .said table { border-collapse: collapse; } .said td, .said th { border: 1px solid var(--line); padding: .1rem .5rem; }
.talk ol { list-style: none; padding: 0; } .talk li { border-top: 1px solid var(--line); padding: .2rem 0; } .talk li > h3 { margin: .3rem 0; font-size: .95rem; } .tool .hint { color: var(--dim); font: 12px ui-monospace, monospace; font-weight: 400; }
.tool summary { font-weight: 400; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .talk li.wait, .warning strong { color: var(--bad); }
footer { color: var(--dim); font-size: .87rem; padding: 2rem 0; border-top: 1px solid var(--line); margin-top: 2.5rem; width: calc(100% - 2.5rem); max-width: 73.5rem; }`;

/** Logs are dark in both themes: the colours that tools print are made for that. */
const log = `
.lines { background: #14171c; color: #dfe3e9; border-radius: 8px; max-height: 75vh; overflow: auto; padding: .5rem 0; }
.chunk { background: none; border: 0; border-radius: 0; margin: 0; padding: 0 .8rem 0 0; max-height: none; overflow: visible; white-space: pre; line-height: 20px; font-size: 12.5px; content-visibility: auto; contain-intrinsic-size: auto calc(var(--n) * 20px); }
:root:has(#wrap:checked) .chunk { white-space: pre-wrap; }
.chunk a { display: inline-block; width: 4.5rem; margin-right: .9rem; padding-right: .5rem; text-align: right; color: #8a94a3; text-decoration: none; user-select: none; border-right: 1px solid #343b46; }
.chunk a::before { content: attr(data-n); } .chunk a:target { background: #d9b64a; color: #14171c; font-weight: 700; }
.jump { margin: .2rem 0 .5rem; }
[class*=black-fg] { color: #7d8590 } [class*=red-fg] { color: #ff7b72 } [class*=green-fg] { color: #5fd07e } [class*=yellow-fg] { color: #e3b341 } [class*=blue-fg] { color: #79b8ff } [class*=magenta-fg] { color: #d2a8ff } [class*=cyan-fg] { color: #56d4dd } [class*=white-fg] { color: #dfe3e9 } [class*=-bg] { background: #30363d; color: #fff }`;

const diff = `
.file { border: 1px solid var(--line); border-radius: 8px; margin: .4rem 0; overflow: hidden; } .file > summary { background: var(--soft); padding: .3rem .8rem; font: 600 13px ui-monospace, monospace; }
.d2h-file-diff { overflow-x: auto; } .d2h-diff-table { border-collapse: collapse; width: 100%; font: 12.5px/1.5 ui-monospace, monospace; }
.d2h-code-linenumber { width: 6.5rem; min-width: 6.5rem; white-space: nowrap; color: var(--dim); user-select: none; border-right: 1px solid var(--line); padding: 0 .4rem; }
.line-num1, .line-num2 { display: inline-block; width: 2.7rem; text-align: right; } .d2h-code-line { padding: 0 .6rem; white-space: nowrap; } .d2h-code-line-prefix, .d2h-code-line-ctn { white-space: pre; } .d2h-diff-table td { padding-block: 0; }
.d2h-ins { background: var(--ins); } .d2h-del { background: var(--del); } .d2h-ins ins { background: var(--ins-word); text-decoration: none; } .d2h-del del { background: var(--del-word); text-decoration: none; } .d2h-info { background: var(--soft); color: var(--dim); }`;

const media = `
@media (max-width: 45rem) { body { font-size: 14px; } header, main { padding-inline: .8rem; } footer { width: calc(100% - 1.6rem); } nav { padding: .3rem .8rem; position: static; } html { scroll-padding-top: .5rem; }  nav ul { flex-wrap: nowrap; overflow-x: auto; max-width: 100%; padding-bottom: .2rem; } .wrap { margin-left: 0; }
  .rows thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } .rows, .rows tbody { display: block; } .rows tr { display: flex; flex-wrap: wrap; gap: .1rem .9rem; padding: .45rem 0; border-bottom: 1px solid var(--line); } .rows th, .rows td { display: block; border: 0; padding: 0; white-space: normal; text-align: left; } .rows th { flex: 1 0 100%; order: -1; } .rows td:empty { display: none; } .rows td.named::before { content: attr(data-name) ' '; color: var(--dim); font-weight: 400; font-size: .87em; } .chunk a { width: 3rem; margin-right: .5rem; } .d2h-code-linenumber { min-width: 0; width: 3rem; } .line-num1 { display: none; } }
@media print { nav, .skip { display: none; } .lines { max-height: none; } }`;

export const pageStyle = base + parts + log + diff + media;

/** Whether a run with this outcome, `running` or `interrupted`, went well, in the words of the style sheet. */
export function outcomeKind(outcome: string): 'good' | 'bad' | 'none' | 'running' {
  if (outcome === 'running') return 'running';
  if (outcome === 'passed') return 'good';
  return ['skipped', 'refused', 'cancelled'].includes(outcome) ? 'none' : 'bad';
}
