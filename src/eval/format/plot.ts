/** Bars as SVG, made by hand: three small plots need no library and no script. */

import { type Html, html, visible } from '../../report/html/text.ts';

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

const rowHeight = 24;
const labelWidth = 200;
const barWidth = 340;
const wordsWidth = 180;

/** A horizontal bar for each row on one scale from 0 to `max`. The words beside each bar say the same as text. */
export function barPlot(title: string, bars: readonly Bar[], max: number): Html {
  const height = bars.length * rowHeight + 8;
  const width = labelWidth + barWidth + wordsWidth;
  return html`<figure class="plot"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" preserveAspectRatio="xMinYMin meet">
${bars.map((bar, index) => barRow(bar, index * rowHeight, max <= 0 ? 1 : max))}</svg></figure>`;
}

function barRow({ label, value, low, high, words, kind = 'none' }: Bar, y: number, max: number): Html {
  const x = (amount: number) => labelWidth + (Math.min(amount, max) / max) * barWidth;
  const middle = y + rowHeight / 2;
  const bar =
    value === undefined
      ? ''
      : html`<rect class="${kind}" x="${labelWidth}" y="${y + 5}" width="${Math.max(1, x(value) - labelWidth).toFixed(1)}" height="${rowHeight - 10}"/>`;
  const whiskers =
    low === undefined || high === undefined
      ? ''
      : html`<path class="whisker" d="M${x(low).toFixed(1)} ${middle}H${x(high).toFixed(1)}M${x(low).toFixed(1)} ${middle - 4}v8M${x(high).toFixed(1)} ${middle - 4}v8"/>`;
  const short = label.length > 28 ? `${label.slice(0, 27)}…` : label;
  return html`<g><text x="${labelWidth - 8}" y="${middle + 4}" text-anchor="end">${visible(short)}</text>${bar}${whiskers}<text class="words" x="${labelWidth + barWidth + 10}" y="${middle + 4}">${words}</text></g>`;
}
