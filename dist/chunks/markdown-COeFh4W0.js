import { a as outcomeWords, c as finalVerification, l as proofToTell } from "./outcome-BfX2NVEr.js";
import { a as proofTitle, r as proofLine } from "./proof-words-B3NU6KZ3.js";
import { d as failureWords, g as redBeforeWords, h as placeWords, i as attemptsWords, l as doingWords, m as lastRedOutput, o as changeWords, p as judgedResult, r as attemptMs, s as costWords, u as durationWords, v as runCostWords, y as runTokensWords } from "./words-Cq5gcfy9.js";
import { a as markdownText, i as markdownSentence, n as markdownBlock, r as markdownCode } from "./markdown-text-BCZZ72LV.js";
// src/report/markdown.ts
/** A run as Markdown: for a job summary, a file, another tool. */
function renderMarkdown(run) {
	return `${[
		`# ${markdownText(run.story.title)}`,
		ending(run),
		...redBefore(run),
		attemptRows(run),
		...proved(run),
		...attemptFailures(run),
		...failures(run),
		...changesToTests(run),
		...said(run),
		...leftOutAndBroughtIn(run),
		...reviews(run),
		...list("Warnings", run.warnings.map((text) => markdownText(text))),
		...list("What happened", run.changes.map((text) => markdownText(text))),
		facts(run)
	].join("\n\n")}\n`;
}
function ending(run) {
	if (run.outcome === void 0) return `**${markdownText(doingWords(run))}** \u2013 the run has not ended.`;
	const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
	return `**${markdownText(headline)}** (${run.outcome})\n\n${markdownText(cause, 2e3)}\n\nNext: ${nextStep}`;
}
function redBefore(run) {
	const words = redBeforeWords(run, markdownText);
	return words === void 0 ? [] : [`${words}.`];
}
function proved(run) {
	const proof = proofToTell(run);
	return proof === void 0 ? [] : [`**${proofTitle(proof)}:** ${markdownSentence(proofLine(proof))}`];
}
function attemptRows(run) {
	if (run.attempts.length === 0) return "The agent was not started.";
	return `| # | Attempt | Change | Result | Time | Cost |
|--:|---|---|---|--:|--:|\n${run.attempts.map((attempt) => {
		return `| ${[
			String(attempt.name.number),
			attempt.label,
			changeWords(attempt.checkpoint),
			markdownText(attemptResult(attempt)),
			durationWords(attemptMs(attempt)),
			costWords(attempt.costUsd)
		].join(" | ")} |`;
	}).join("\n")}`;
}
/** `\u2713 215 passed`, `\u2717 1 failed, 214 passed`, `\u2013 No progress detected: no file changed`. */
function attemptResult(attempt) {
	const { verification, noProgress, stop } = attempt;
	if (verification === void 0) return `\u2013 ${noProgress ?? stop?.detail ?? "not verified"}`;
	const { mark, words } = judgedResult(attempt, verification);
	return `${mark} ${words}`;
}
function attemptFailures(run) {
	if (run.outcome === "passed" || run.attempts.length === 0) return [];
	const lines = run.attempts.map((attempt) => `- ${failureWords(attempt, markdownText)}`);
	return [`**${attemptsWords(run.attemptCount)} in total**\n\n${lines.join("\n")}`];
}
function failures(run) {
	if (run.outcome === "passed") return [];
	const last = run.attempts.findLast(({ verification }) => verification !== void 0)?.verification;
	const red = last?.result === "passed" ? void 0 : last;
	const printed = lastRedOutput(run);
	if (red === void 0 && printed === "") return [];
	const output = printed === "" ? [] : [markdownBlock(printed)];
	return [
		"## What failed",
		...run.bestAttempt === void 0 ? [] : [`Closest: attempt ${run.bestAttempt}.`],
		...red !== void 0 && red.failures.length > 0 ? [red.failures.map(failure).join("\n")] : [],
		...output
	];
}
function failure({ name, file, line, expected, actual }) {
	const place = file === void 0 ? "" : ` (${markdownCode(placeWords(file, line))})`;
	const compared = expected === void 0 && actual === void 0 ? "" : `: expected ${markdownCode(expected ?? "\u2013")}, got ${markdownCode(actual ?? "\u2013")}`;
	return `- ${markdownText(name)}${place}${compared}`;
}
/** What guard, base tests and proofs said of each attempt, as the page shows it; the last proof stands above. */
function changesToTests(run) {
	const final = finalVerification(run);
	const items = run.attempts.flatMap(({ name, label, verification }) => {
		if (verification === void 0) return [];
		const { tampering = [], second, proof } = verification;
		const names = (all) => all.map((one) => markdownText(one, 120)).join("; ");
		return [
			...tampering.map(({ severity, path, line, message }) => {
				const place = markdownCode(placeWords(path, line));
				return `${severity === "weakens" ? "**weakens**" : "to review"} ${place} ${markdownText(message, 1e3)}`;
			}),
			...second === void 0 || second.bent.length === 0 ? [] : [`Base tests still red: ${names(second.bent)}`],
			...second === void 0 || second.changedBehaviour.length === 0 ? [] : [`Base tests that the change broke: ${names(second.changedBehaviour)}`],
			...proof?.result !== "disproved" || verification === final ? [] : [`${proofTitle(proof)}: ${markdownSentence(proofLine(proof))}`]
		].map((item) => `${name.number} (${label}): ${item}`);
	});
	const more = items.length - mostFindings;
	return list("Changes to the tests", [...items.slice(0, mostFindings), ...more > 0 ? [`and ${more} more`] : []]);
}
const mostFindings = 100;
function said(run) {
	const items = run.attempts.filter(({ summary }) => summary !== "").map(({ name, label, summary }) => `- ${name.number} (${label}): ${markdownText(summary, 1e3)}`);
	return items.length === 0 ? [] : ["## What was done", items.join("\n")];
}
function leftOutAndBroughtIn(run) {
	const checkpoint = run.attempts.findLast((attempt) => attempt.checkpoint !== void 0)?.checkpoint;
	const held = (checkpoint?.heldBack ?? []).map(({ path, reason }) => `${markdownCode(path)} ${markdownText(reason)}`);
	const dependencies = (checkpoint?.dependencies ?? []).map((line) => markdownCode(line));
	return [...list("Held back from the push", held.slice(0, 100)), ...list("Changed dependencies", dependencies)];
}
function reviews(run) {
	const again = run.reviews.length === 0 ? "" : " again";
	const missing = run.notReviewed === void 0 ? [] : [`Not reviewed${again}: ${markdownText(run.notReviewed)}`];
	return [...run.reviews.flatMap(({ verdict, summary, findings }) => [
		`## Review: ${verdict.replace("_", " ")}`,
		markdownText(summary, 2e3),
		...findings.length === 0 ? [] : [findings.map(({ path, line, severity, message }) => `- ${severity} ${markdownCode(placeWords(path, line))}: ${markdownText(message, 1e3)}`).join("\n")]
	]), ...missing];
}
function list(title, items) {
	return items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${item}`).join("\n")];
}
function facts(run) {
	const wall = run.endedAt === void 0 ? "" : ` \u00b7 ${durationWords(Date.parse(run.endedAt) - Date.parse(run.startedAt))}`;
	const tree = run.verifiedTree === void 0 ? "" : ` \u00b7 verified tree ${markdownCode(run.verifiedTree.slice(0, 12))}`;
	return [`${attemptsWords(run.attemptCount)} \u00b7 ${runCostWords(run)}${wall}${runTokensWords(run)}`, `${markdownText(run.repository)} \u00b7 ${markdownText(run.model)} \u00b7 run ${markdownCode(run.id)}${tree}`].join("  \n");
}
export { renderMarkdown as n, attemptResult as t };
