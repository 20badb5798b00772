import { a as html, c as raw, i as visible, o as pageStyle } from "./text-RWngou64.js";
import { a as costWords, s as durationWords } from "./words-BYqZGYnj.js";
import { a as wilson } from "./statistics-ir2AJyik.js";
import { i as rates, n as countsWords, o as tokensWords, r as estimateWords, t as attemptsToGreenWords } from "./words-BeyCijVD.js";
import { createHash } from "node:crypto";
// src/eval/format/plot.ts
/** Bars as SVG, made by hand: three small plots need no library and no script. */
const rowHeight = 24;
const labelWidth = 200;
const barWidth = 340;
/** A horizontal bar for each row on one scale from 0 to `max`. The words beside each bar say the same as text. */
function barPlot(title, bars, max) {
	const height = bars.length * rowHeight + 8;
	return html`<figure class="plot"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${720} ${height}" role="img" aria-label="${title}" preserveAspectRatio="xMinYMin meet">
${bars.map((bar, index) => barRow(bar, index * rowHeight, max <= 0 ? 1 : max))}</svg></figure>`;
}
function barRow({ label, value, low, high, words, kind = "none" }, y, max) {
	const x = (amount) => labelWidth + Math.min(amount, max) / max * barWidth;
	const middle = y + rowHeight / 2;
	const bar = value === void 0 ? "" : html`<rect class="${kind}" x="${labelWidth}" y="${y + 5}" width="${Math.max(1, x(value) - labelWidth).toFixed(1)}" height="${14}"/>`;
	const whiskers = low === void 0 || high === void 0 ? "" : html`<path class="whisker" d="M${x(low).toFixed(1)} ${middle}H${x(high).toFixed(1)}M${x(low).toFixed(1)} ${middle - 4}v8M${x(high).toFixed(1)} ${middle - 4}v8"/>`;
	const short = label.length > 28 ? `${label.slice(0, 27)}…` : label;
	return html`<g><text x="${192}" y="${middle + 4}" text-anchor="end">${visible(short)}</text>${bar}${whiskers}<text class="words" x="${550}" y="${middle + 4}">${words}</text></g>`;
}
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
const plotStyle = `
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(32rem, 100%), 1fr)); gap: 0 2rem; } .plot { margin: 0 0 1.2rem; } .plot figcaption { font-weight: 600; margin-bottom: .2rem; } .plot svg { width: 100%; max-width: 46rem; height: auto; font: 12px system-ui, sans-serif; }
.plot text { fill: var(--fg); } .plot .words { fill: var(--dim); } .plot rect { fill: var(--agent); } .plot rect.good { fill: var(--test); } .plot rect.bad { fill: var(--bad); } .plot .whisker { stroke: var(--fg); fill: none; stroke-width: 1.5; }`;
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
export { plotStyle as i, evalSections as n, evalSum as r, evalHtml as t };
