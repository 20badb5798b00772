import { a as visible, c as raw, o as html, t as pageStyle } from "./style-D0QcXT9g.js";
import { a as costWords, s as durationWords } from "./words-CvvjNT-t.js";
import { a as wilson } from "./statistics-ir2AJyik.js";
import { i as rates, n as countsWords, o as tokensWords, r as estimateWords, t as attemptsToGreenWords } from "./words-BeyCijVD.js";
import { createHash } from "node:crypto";
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
const columnsHeight = 150;
const scaleWidth = 68;
/** Columns side by side on one scale from 0 to `max`, whose value stands at the top in `maxWords`. */
function columnPlot(title, columns, max, maxWords) {
	const step = 556 / Math.max(1, columns.length);
	const top = 14;
	const scale = 136 / (max <= 0 ? 1 : max);
	return html`<figure class="plot"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${columnsWidth} ${176}" role="img" aria-label="${title}" preserveAspectRatio="xMinYMin meet">
<path class="axis" d="M${scaleWidth} ${top}H${columnsWidth}M${scaleWidth} ${columnsHeight}H${columnsWidth}"/><text class="words" x="${62}" y="${18}" text-anchor="end">${maxWords}</text><text class="words" x="${62}" y="${154}" text-anchor="end">0</text>
${columns.map((column, index) => columnView(column, scaleWidth + index * step, step, scale, index % 4 === (columns.length - 1) % 4))}</svg></figure>`;
}
function columnView({ label, words, parts }, x, step, scale, last) {
	let y = columnsHeight;
	const rects = parts.map(({ kind, value }) => {
		const height = value * scale;
		y -= height;
		return height <= 0 ? "" : html`<rect class="${kind}" x="${(x + step * .15).toFixed(1)}" y="${y.toFixed(1)}" width="${(step * .7).toFixed(1)}" height="${height.toFixed(1)}"/>`;
	});
	return html`<g><title>${words}</title>${rects}<text class="words${last ? "" : " some"}" x="${(x + step / 2).toFixed(1)}" y="${168}" text-anchor="middle">${label}</text></g>`;
}
const plotStyle = `
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(32rem, 100%), 1fr)); gap: 0 2rem; } .plot { margin: 0 0 1.2rem; } .plot figcaption { font-weight: 600; margin-bottom: .2rem; } .plot > svg { width: 100%; max-width: 46rem; height: auto; font: 12px system-ui, sans-serif; }
.bars { list-style: none; margin: 0; padding: 0; font-size: .87rem; } .bars li { display: grid; grid-template-columns: minmax(5rem, 11rem) minmax(4rem, 1fr) minmax(6rem, 11rem); gap: .2rem .8rem; align-items: center; padding: .1rem 0; } .bars svg { width: 100%; height: 1.3rem; } .bars .words { color: var(--dim); }
.plot text { fill: var(--fg); } .plot .words { fill: var(--dim); } .plot rect { fill: var(--agent); } .plot rect.good { fill: var(--good); } .plot rect.bad { fill: var(--bad); } .plot .whisker { stroke: var(--fg); fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; } .plot .axis { stroke: var(--line); fill: none; }
@media (max-width: 45rem) { .plot > svg { font-size: 20px; } .plot > svg .some { display: none; } }`;
// src/eval/format/html.ts
/** An eval as one HTML file with plots of pass rate, cost and attempts to green. */
function evalHtml(report) {
	const { eval: run, summary } = report;
	return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${countsWords(summary)} – eval ${run.id} – Redgreen</title><style>${raw(style)}</style></head>
<body><header><p class="where">Redgreen · eval ${run.id}</p><h1>${visible(run.suite)}</h1>
${evalSum(report)}</header>
<main>
${evalSections(report)}
</main><footer>Redgreen · eval ${run.id} · started <time datetime="${run.startedAt}">${run.startedAt.slice(0, 19).replace("T", " ")} UTC</time></footer></body></html>`);
}
/** Counts, model, cost and time in a line. */
function evalSum({ eval: run, summary }) {
	const kind = summary.failed > 0 ? "bad" : summary.errors > 0 ? "none" : "good";
	return html`<p class="sum"><span class="badge ${kind}">${countsWords(summary)}</span> ${visible(run.model)} · ${costWords(summary.costUsd)} · ${tokensWords(summary.tokens)} tokens · ${durationWords(summary.durationMs)}</p>`;
}
/** What the page is about, without the frame around it. */
function evalSections(report) {
	return html`<section aria-labelledby="rates"><h2 id="rates">Rates</h2>${ratePlot(report)}
<p class="dim">Whiskers: 95 % (Wilson). ${report.summary.stories.length} stories count as the sample; tries of one story are not independent.</p></section>
<section aria-labelledby="stories"><h2 id="stories">Stories</h2>${storyTable(report)}</section>
<section aria-labelledby="plots"><h2 id="plots">Plots</h2>${plots(report)}</section>
${notPassed(report)}`;
}
/** Beyond the style of the report. */
const style = pageStyle + plotStyle;
const styleHash = createHash("sha256").update(style).digest("base64");
function ratePlot({ summary }) {
	return barPlot("Pass rates over the suite", rates(summary).map(([label, estimate]) => ({
		label,
		...estimate,
		words: estimateWords(estimate),
		kind: "good"
	})), 1);
}
function storyTable({ summary }) {
	return html`<div class="scroll" tabindex="0" role="region" aria-label="Stories"><table class="rows numbers"><caption class="hidden">Stories</caption>
<thead><tr><th scope="col">Story</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Errors</th><th scope="col">Attempts to green</th><th scope="col">Time</th><th scope="col">Tokens</th><th scope="col">Cost</th></tr></thead>
<tbody>${summary.stories.map((row) => html`<tr class="${row.failed > 0 ? "bad" : row.passed > 0 ? "good" : "none"}"><th scope="row"><strong>${visible(row.storyId)}</strong> <small>${visible(row.title)}</small></th>
<td>${row.passed}</td><td>${row.failed}</td><td>${row.errors}</td><td>${attemptsToGreenWords(row.attemptsToGreen)}</td><td>${durationWords(row.meanMs)}</td><td>${tokensWords(row.tokens)}</td><td>${costWords(row.costUsd)}</td></tr>`)}</tbody></table></div>`;
}
function plots({ summary }) {
	const { stories } = summary;
	const passRates = stories.map((row) => {
		const tries = row.passed + row.failed;
		if (row.passRate === void 0) return {
			label: row.storyId,
			words: "errors only"
		};
		const words = `${row.passed} of ${tries}`;
		const kind = row.passRate === 1 ? "good" : "bad";
		return {
			label: row.storyId,
			value: row.passRate,
			words,
			kind,
			...tries > 1 ? wilson(row.passRate, tries) : {}
		};
	});
	const costs = stories.map((row) => ({
		label: row.storyId,
		value: row.costUsd ?? void 0,
		words: costWords(row.costUsd)
	}));
	const attempts = stories.map((row) => ({
		label: row.storyId,
		value: row.attemptsToGreen,
		words: attemptsToGreenWords(row.attemptsToGreen)
	}));
	const most = (bars) => Math.max(0, ...bars.map(({ value }) => value ?? 0));
	return html`<div class="plots">${barPlot("Pass rate", passRates, 1)}${barPlot("Cost (USD)", costs, most(costs))}${barPlot("Attempts to green (mean)", attempts, most(attempts))}</div>`;
}
function notPassed({ results }) {
	const bad = results.filter(({ status }) => status !== "passed");
	if (bad.length === 0) return "";
	return html`<section aria-labelledby="bad"><h2 id="bad">Not passed</h2>${bad.map(badStory)}</section>`;
}
function badStory({ storyId, repetition, status, outcome, error, worktree, requestIds, runId }) {
	const facts = [
		["Outcome", outcome],
		["Run", runId],
		["Worktree", worktree],
		["Request ids", requestIds.length === 0 ? void 0 : requestIds.join(" ")]
	];
	return html`<article class="attempt ${status === "failed" ? "bad" : "none"}"><h3>${visible(storyId)} #${repetition} <small>${status}</small></h3>
<pre tabindex="0">${visible(error?.message ?? "")}</pre>
<dl class="facts">${facts.filter(([, value]) => value !== void 0).map(([name, value]) => html`<div><dt>${name}</dt><dd><code>${visible(value ?? "")}</code></dd></div>`)}</dl></article>`;
}
export { columnPlot as a, barPlot as i, evalSections as n, plotStyle as o, evalSum as r, evalHtml as t };
