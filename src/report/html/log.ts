/**
 * Renders a run's logs as HTML with their terminal colours, and its diffs by diff2html. The browser lays out only
 * chunks near the screen, so that logs of 10 MB stay usable without a script.
 */

import { AnsiUp } from 'ansi_up';
import { html as diffHtml, parse } from 'diff2html';
import { html, raw } from 'hono/html';
import type { RunDiff, RunLog } from '../../run/logs-and-diffs.ts';
import { lastState } from '../../text/terminal-text.ts';
import { encode, visible } from './elements.ts';

const linesOfChunk = 200;

export function logs(all: readonly RunLog[], goesOn: boolean) {
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
  if (!lines.some((line) => line.includes('\x1b'))) return (line) => encode(visible(lastState(line)));
  const ansi = new AnsiUp();
  ansi.use_classes = true;
  ansi.url_allowlist = {};
  return (line) => {
    const plain = lastState(line.replace(terminalCommands, ''));
    const shown = plain.replace(/\x1b(?!\[)/g, '\u241b');
    return visible(ansi.ansi_to_html(shown));
  };
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

/** Beyond it a diff is not shown line by line: a vendored folder would make the page useless. */
const maxDiffChars = 1_500_000;
/** Finding the changed words of a line costs the square of the block's length. */
const maxCharsForWords = 200_000;

/** What the run made of the base, as far as it has come: open, unless it is long. `undefined`: nothing of it is kept. */
export function finalDiff(text: string | undefined, goesOn: boolean) {
  if (text === undefined) return html`<p>${goesOn ? 'There is no commit yet.' : 'No change is recorded.'}</p>`;
  if (text.trim() === '') return html`<p>Nothing was changed.</p>`;
  const lines = (text.match(/^[+-](?![+-]{2} )/gm) ?? []).length;
  return diffView('diff-final', 'Changes since the base', text, lines <= maxOpenLines);
}

/** More changed lines are folded: what stands below the change would be out of sight. */
const maxOpenLines = 300;

/** Both views of an attempt's change: since the attempt before, and since the base. */
export function diffs(diff: RunDiff | undefined, previous: string, isFinal: boolean) {
  if (diff === undefined) return html``;
  const { attempt, sincePrevious, sinceBase } = diff;
  const same = sincePrevious === sinceBase;
  return html`${same ? '' : diffView(`diff-${attempt}`, `Changes since ${previous}`, sincePrevious)}
${isFinal ? html`<p><a href="#diff">All changes since the base</a></p>` : diffView(same ? `diff-${attempt}` : `diff-${attempt}-base`, 'Changes since the base', sinceBase)}`;
}

function diffView(id: string, title: string, text: string, open = false) {
  const files = text.trim() === '' ? 0 : (text.match(/^diff --git /gm) ?? []).length;
  return html`<details class="diff" id="${id}"${open ? raw(' open') : ''}><summary>${title} <small>${files === 1 ? '1 file' : `${files} files`}</small></summary>
${files === 0 ? html`<p>Nothing changed.</p>` : diffBody(text)}</details>`;
}

function diffBody(text: string) {
  if (text.length > maxDiffChars) return html`<p>${text.length} characters: too long to show here.</p>`;
  const words = text.length <= maxCharsForWords;
  const page = diffHtml(parse(visible(text)), {
    outputFormat: 'line-by-line',
    drawFileList: false,
    matching: words ? 'words' : 'none',
    matchingMaxComparisons: 500,
    maxLineLengthHighlight: words ? 2_000 : 0,
    diffStyle: 'word',
    rawTemplates: { 'line-by-line-file-diff': fileTemplate, 'generic-file-path': '{{fileDiffName}}' },
  });
  return html`${raw(page)}`;
}

/** Without diff2html's "viewed" boxes and icons, which need its script; a file folds by itself. */
const fileTemplate = `<details class="file" open><summary>{{{filePath}}}</summary>
<div class="d2h-file-diff" tabindex="0" role="group" aria-label="Diff"><table class="d2h-diff-table"><tbody>{{{diffs}}}</tbody></table></div></details>`;
