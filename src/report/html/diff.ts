/** Renders the diffs of a run as collapsible HTML with diff2html, in a form that needs no script in the browser. */

import { html as diffHtml, parse } from 'diff2html';
import { html, raw } from 'hono/html';
import type { RunDiff } from '../../run/logs-and-diffs.ts';
import { type Html, visible } from './elements.ts';

/** Beyond it a diff is not shown line by line: a vendored folder would make the page useless. */
const maxDiffChars = 1_500_000;
/** Finding the changed words of a line costs the square of the block's length. */
const maxCharsForWords = 200_000;

/** What the run made of the base, as far as it has come: open, unless it is long. `undefined`: nothing of it is kept. */
export function finalDiff(text: string | undefined, goesOn: boolean): Html {
  if (text === undefined) return html`<p>${goesOn ? 'There is no commit yet.' : 'No change is recorded.'}</p>`;
  if (text.trim() === '') return html`<p>Nothing was changed.</p>`;
  const lines = (text.match(/^[+-](?![+-]{2} )/gm) ?? []).length;
  return diffView('diff-final', 'Changes since the base', text, lines <= maxOpenLines);
}

/** More changed lines are folded: what stands below the change would be out of sight. */
const maxOpenLines = 300;

/** Both views of an attempt's change: since the attempt before, and since the base. */
export function diffs(diff: RunDiff | undefined, previous: string, isFinal: boolean): Html {
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
