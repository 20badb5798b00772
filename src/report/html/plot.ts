/** Bars as SVG, made by hand: a few small plots need no library and no script. */

import { type Html, html, visible } from './text.ts';

export interface Bar {
  label: string;
  /** Undefined: no bar, and `words` says why. */
  value?: number;
  /** Whiskers, where they are known. */
  low?: number;
  high?: number;
  words: string;
  kind?: 'good' | 'bad' | 'none';
}

/** A bar for each row on one scale from 0 to `max`, the words beside it: rows of the page, so that narrow screens read them too. */
export function barPlot(title: string, bars: readonly Bar[], max: number): Html {
  return html`<figure class="plot" aria-label="${title}"><figcaption>${title}</figcaption><ul class="bars">${bars.map((bar) => barRow(bar, max <= 0 ? 1 : max))}</ul></figure>`;
}

function barRow({ label, value, low, high, words, kind = 'none' }: Bar, max: number): Html {
  const x = (amount: number) => ((Math.min(amount, max) / max) * 100).toFixed(1);
  const bar = value === undefined ? '' : html`<rect class="${kind}" x="0" y="5" width="${x(value)}" height="14"/>`;
  const whiskers =
    low === undefined || high === undefined
      ? ''
      : html`<path class="whisker" d="M${x(low)} 12H${x(high)}M${x(low)} 8v8M${x(high)} 8v8"/>`;
  return html`<li><span>${visible(label)}</span><svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">${bar}${whiskers}</svg><span class="words">${words}</span></li>`;
}

export const plotStyle = `
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(32rem, 100%), 1fr)); gap: 0 2rem; } .plot { margin: 0 0 1.2rem; } .plot figcaption { font-weight: 600; margin-bottom: .2rem; }
.bars { list-style: none; margin: 0; padding: 0; font-size: .87rem; } .bars li { display: grid; grid-template-columns: minmax(5rem, 11rem) minmax(4rem, 1fr) minmax(6rem, 11rem); gap: .2rem .8rem; align-items: center; padding: .1rem 0; } .bars svg { width: 100%; height: 1.3rem; } .bars .words { color: var(--dim); }
.plot rect { fill: var(--agent); } .plot rect.good { fill: var(--good); } .plot rect.bad { fill: var(--bad); } .plot .whisker { stroke: var(--fg); fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; }`;
