/**
 * Renders logs as HTML with their colours, in chunks of lines with an anchor for each line. The browser lays out only the
 * chunks that are near the screen: 10 MB stay usable, and find-in-page and links to a line work without a script.
 */

import { AnsiUp } from 'ansi_up';
import { html, raw } from 'hono/html';
import type { RunLog } from '../../run/logs-and-diffs.ts';
import { encode, type Html, visible } from './elements.ts';

const linesOfChunk = 200;

export function logs(all: readonly RunLog[], goesOn: boolean): Html {
  if (all.length === 0) return html`<p>${goesOn ? 'There is no log yet.' : 'No log is kept here.'}</p>`;
  const shown = all.map((log, index) => {
    const lines = log.text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    return { log, id: `log-${index + 1}`, lines, error: firstError(lines, log.failures) };
  });
  const last = shown.findLast(({ log, error }) => log.attempt !== undefined && error !== undefined);
  return html`${last === undefined ? '' : html`<p class="jump">${errorLink(last)} of ${visible(last.log.title)}</p>`}${shown.map(logView)}`;
}

interface ShownLog {
  log: RunLog;
  id: string;
  lines: readonly string[];
  /** Number of the first line that tells of an error. */
  error: number | undefined;
}

function errorLink({ id, error }: ShownLog) {
  return html`<a class="first-error" href="#${id}.${error}">First error: line ${error}</a>`;
}

function logView(shown: ShownLog) {
  const { log, id, lines, error } = shown;
  return html`<details class="log" id="${id}">
<summary>${visible(log.title)} <small>${lines.length === 1 ? '1 line' : `${lines.length} lines`} · ${visible(log.path)}</small></summary>
${error === undefined ? '' : html`<p class="jump">${errorLink(shown)}</p>`}
<div class="lines" tabindex="0" role="region" aria-label="Log: ${visible(log.title)}">${raw(chunks(lines, id).join(''))}</div>
</details>`;
}

function chunks(lines: readonly string[], id: string) {
  const toHtml = colours(lines);
  const parts: string[] = [];
  for (let from = 0; from < lines.length; from += linesOfChunk) {
    const chunk = lines.slice(from, from + linesOfChunk).map((line, index) => {
      const number = from + index + 1;
      return `<a id="${id}.${number}" href="#${id}.${number}" data-n="${number}" tabindex="-1"></a>${toHtml(line)}\n`;
    });
    parts.push(`<pre class="chunk" style="--n:${chunk.length}">${chunk.join('')}</pre>`);
  }
  return parts;
}

/** Titles, links and clipboard writes that a terminal would act on: not shown at all. */
const terminalCommands = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\|$)/g;

/** One line to HTML. Colours carry over from line to line, as on a terminal; a log without any is only encoded. */
function colours(lines: readonly string[]): (line: string) => string {
  if (!lines.some((line) => line.includes('\x1b'))) return (line) => encode(visible(overwritten(line)));
  const ansi = new AnsiUp();
  ansi.use_classes = true;
  ansi.url_allowlist = {};
  return (line) => {
    const plain = overwritten(line.replace(terminalCommands, ''));
    const shown = plain.replace(/\x1b(?!\[)/g, '\u241b');
    return visible(ansi.ansi_to_html(shown));
  };
}

/** A progress bar redraws its line after `\r`: what would be on the screen at the end. */
function overwritten(line: string) {
  if (!line.includes('\r')) return line;
  return line.replace(/\r+$/, '').split('\r').at(-1) ?? '';
}

/** How runners and compilers begin a line about something that failed. */
const errorLine =
  /^\s*(?:not ok\b|[✖✗×✕⨯●] |(?:--- )?FAIL|E {2,}|\d+\) |panic:)|\b(?:\w*Error|\w*Exception|error(?: \w+)?):/;
const isErrorLine = (line: string) => errorLine.test(line);

/** Number from 1 of the first line that tells of an error: one that names a failing test, else one that looks like it. */
function firstError(lines: readonly string[], failures: readonly string[]) {
  const names = failures.map((name) => name.split(' › ').at(-1) ?? name).filter((name) => name.length > 3);
  const bare = lines.map((line) => (line.includes('\x1b') ? line.replace(/\x1b\[[\d;]*m/g, '') : line));
  const looks = bare.findIndex((line) => isErrorLine(line));
  const named = bare.findIndex((line) => isErrorLine(line) && names.some((name) => line.includes(name)));
  const found = named === -1 ? looks : named;
  return found === -1 ? undefined : found + 1;
}
