import { l as html, s as visible } from "./report.js";
// src/report/html/plot.ts
/** Bars and columns as SVG, made by hand: a few small plots need no library and no script. */
/** A bar for each row on one scale from 0 to `max`, the words beside it: rows of the page, so that narrow screens read them too. */
function barPlot(title, bars, max) {
	return html`<figure class="plot" aria-label="${title}"><figcaption>${title}</figcaption><ul class="bars">${bars.map((bar) => barRow(bar, max <= 0 ? 1 : max))}</ul></figure>`;
}
function barRow({ label, href, value, low, high, words, kind = "none" }, max) {
	const x = (amount) => (Math.min(amount, max) / max * 100).toFixed(1);
	const bar = value === void 0 ? "" : html`<rect class="${kind}" x="0" y="5" width="${x(value)}" height="14"/>`;
	const whiskers = low === void 0 || high === void 0 ? "" : html`<path class="whisker" d="M${x(low)} 12H${x(high)}M${x(low)} 8v8M${x(high)} 8v8"/>`;
	return html`<li><span>${href === void 0 ? visible(label) : html`<a href="${href}">${visible(label)}</a>`}</span><svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">${bar}${whiskers}</svg><span class="words">${words}</span></li>`;
}
const columnsWidth = 640;
const columnsHeight = 164;
const scaleWidth = 68;
/** Columns side by side on one scale from 0 to `max`, whose value stands at the top in `maxWords`. */
function columnPlot(title, columns, max, maxWords) {
	const step = 556 / Math.max(1, columns.length);
	const top = 28;
	const scale = 136 / (max <= 0 ? 1 : max);
	return html`<figure class="plot"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${columnsWidth} ${190}" role="img" aria-label="${title}" preserveAspectRatio="xMinYMin meet">
<path class="axis" d="M${scaleWidth} ${top}H${columnsWidth}M${scaleWidth} ${columnsHeight}H${columnsWidth}"/><text class="words" x="0" y="${21}">${maxWords}</text><text class="words" x="${62}" y="${168}" text-anchor="end">0</text>
${columns.map((column, index) => columnView(column, scaleWidth + index * step, step, scale, index % 4 === (columns.length - 1) % 4))}</svg></figure>`;
}
function columnView({ label, words, parts }, x, step, scale, last) {
	let y = columnsHeight;
	const rects = parts.map(({ kind, value }) => {
		const height = value * scale;
		y -= height;
		return height <= 0 ? "" : html`<rect class="${kind}" x="${(x + step * .15).toFixed(1)}" y="${y.toFixed(1)}" width="${(step * .7).toFixed(1)}" height="${height.toFixed(1)}"/>`;
	});
	return html`<g><title>${words}</title>${rects}<text class="words${last ? "" : " some"}" x="${(x + step / 2).toFixed(1)}" y="${182}" text-anchor="middle">${label}</text></g>`;
}
const plotStyle = `
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(32rem, 100%), 1fr)); gap: 0 2rem; } .plot { margin: 0 0 1.2rem; } .plot figcaption { font-weight: 600; margin-bottom: .2rem; } .plot > svg { width: 100%; max-width: 46rem; height: auto; font: 12px system-ui, sans-serif; }
.bars { list-style: none; margin: 0; padding: 0; font-size: .87rem; } .bars li { display: grid; grid-template-columns: minmax(5rem, 11rem) minmax(4rem, 1fr) minmax(6rem, 11rem); gap: .2rem .8rem; align-items: center; padding: .1rem 0; } .bars svg { width: 100%; height: 1.3rem; } .bars .words { color: var(--dim); }
.plot text { fill: var(--fg); } .plot .words { fill: var(--dim); } .plot rect { fill: var(--agent); } .plot rect.good { fill: var(--good); } .plot rect.bad { fill: var(--bad); } .plot .whisker { stroke: var(--fg); fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; } .plot .axis { stroke: var(--line); fill: none; }
@media (max-width: 45rem) { .plot > svg { font-size: 20px; } .plot > svg .some { display: none; } }`;
export { columnPlot as n, plotStyle as r, barPlot as t };
