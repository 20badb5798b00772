/** A comparison of two eval runs as a part of a page. */

import { type Html, html, visible } from '../../report/html/text.ts';
import type { Comparison } from '../compare.ts';
import { change, missing, percent, storyRows, sums } from './comparison.ts';
import { storyAnchor } from './html.ts';

/** `hrefs`: where the two are shown. */
export function comparisonHtml(
  before: { id: string; href: string },
  after: { id: string; href: string },
  comparison: Comparison,
): Html {
  const rows = storyRows(comparison);
  const { broken, fixed, same } = comparison;
  const kind = broken.length > 0 ? 'bad' : fixed.length > 0 ? 'good' : 'none';
  return html`<p class="sum"><a href="${before.href}">${before.id}</a> → <a href="${after.href}">${after.id}</a></p>
<div class="why ${kind}">${sums(comparison).map((line, index) => html`<p class="${index === 0 ? 'headline' : ''}">${line}</p>`)}</div>
${missing(comparison).map((line) => html`<p>${visible(line)}</p>`)}
${
  rows.length === 0
    ? ''
    : html`<h2 id="changed">Changed</h2><div class="scroll" tabindex="0" role="group" aria-labelledby="changed"><table class="rows"><thead><tr><th scope="col">What</th><th scope="col">Story</th><th scope="col">Pass rate</th><th scope="col">Change</th></tr></thead>
<tbody>${rows.map(([mark, story]) => html`<tr class="${mark.includes('broken') ? 'bad' : 'good'}"><td><span class="mark">${mark}</span></td><th scope="row">${visible(story.storyId)}</th><td><a href="${before.href}#${storyAnchor(story.storyId)}">${percent(story.before)}</a> → <a href="${after.href}#${storyAnchor(story.storyId)}">${percent(story.after)}</a></td><td>${change(story)}</td></tr>`)}</tbody></table></div>`
}
${same.length === 0 ? '' : html`<details><summary>${same.length === 1 ? '1 story stayed the same' : `${same.length} stories stayed the same`}</summary><p>${same.map(({ storyId }) => visible(storyId)).join(', ')}</p></details>`}`;
}
