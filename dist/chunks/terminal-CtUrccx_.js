import { o as outcomeWords } from "./outcome-DtPBcCGO.js";
import { c as attemptLabel } from "./read-C5dJjkLD.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { a as costWords, i as changeWords, n as attemptsWords, s as durationWords, u as resultWords } from "./words-BYqZGYnj.js";
import { styleText } from "node:util";
// src/entry/terminal.ts
/** What a run says on the way: one line for each event that a person waits for. */
/** The lines for an event; `run` is the run after it. Foreign text is made visible, so a line is safe on any terminal or log. */
function eventLines(event, run) {
	return linesOf(event, run).map(({ text, ...line }) => {
		const indent = /^ */.exec(text)?.[0] ?? "";
		return {
			...line,
			text: `${indent}${visibleLine(text, 500)}`
		};
	});
}
/** Our own colours and no others; none where `stream` is no terminal or NO_COLOR is set. */
function paint({ tone, text: said, mark }, colours) {
	const text = mark === void 0 ? said : `${mark} ${said}`;
	if (!colours || tone === "plain") return text;
	return styleText({
		good: "green",
		bad: "red",
		quiet: "gray"
	}[tone], text, { validateStream: false });
}
function wantsColours(stream, environment) {
	if ((environment.NO_COLOR ?? "") !== "" || environment.TERM === "dumb") return false;
	return stream.isTTY === true || (environment.FORCE_COLOR ?? "0") !== "0";
}
function linesOf(event, run) {
	switch (event.type) {
		case "run-started": return [plain(`Run ${event.runId}: ${event.story.title}`), quiet(`from ${event.base.branch} at ${event.base.commit.slice(0, 9)}, ${event.model}, sandbox ${event.sandbox}, up to ${attemptsWords(event.maxIterations + 1)}`)];
		case "commands-found": return [quiet(`${commandsWords(event.commands)} (${event.because})`)];
		case "branch-named": return [quiet(`Branch ${event.branch}`)];
		case "setup-started": return [quiet(`Setup: ${event.command}`)];
		case "setup-finished":
			if (event.result === "passed") return [quiet(`Setup passed in ${durationWords(event.durationMs)}`)];
			return [bad(`Setup ${event.result === "failed" ? `failed (exit ${event.exitCode})` : "timed out"}; log: ${event.logPath}`)];
		case "baseline-started": return [quiet("Running the tests before the agent")];
		case "baseline-finished": return [{
			...quiet(`Baseline: ${resultWords(event.verification)}${event.reused === true ? " (from the record)" : ""}`),
			mark: event.verification.result === "passed" ? "✓" : "✗"
		}];
		case "attempt-started": return [plain(`Attempt ${event.attempt.number} (${attemptLabel(event.attempt)})`)];
		case "retry-started": return [plain(`Implementation retry ${event.retry}/${event.of}: ${event.reason}`)];
		case "tool-finished": return [quiet(`  ${event.tool} ${event.input}${event.isError ? ` – error: ${event.result.slice(0, 200)}` : ""}`)];
		case "waiting":
			if (event.durationMs === 0) return [quiet(`Asking again at once: ${event.reason}`)];
			return [quiet(`Waiting ${durationWords(event.durationMs)}: ${event.reason}`)];
		case "agent-finished":
			if (event.stop !== void 0) return [bad(event.stop.detail)];
			return event.summary.trim() === "" ? [] : [quiet(`The agent says: ${event.summary.trim()}`)];
		case "checkpoint-made": return [quiet(`Changed: ${changeWords(event.checkpoint)}`), ...event.checkpoint.heldBack.map(({ path, reason }) => bad(`Held back: ${path} (${reason})`))];
		case "verification-started": return [quiet("Running the tests")];
		case "verification-finished": return [verified(event.attempt, event.verification.result === "passed", resultWords(event.verification), event.verification.durationMs)];
		case "no-progress": return [bad(event.detail)];
		case "pull-request-opened": return [plain(`Pull request #${event.number}: ${event.url}`)];
		case "pull-request-refused": return [bad(`No pull request: ${event.reason}. ${event.compareUrl}`)];
		case "review-started": return [quiet("Review")];
		case "review-finished": return [plain(`Review: ${event.review.verdict.replace("_", " ")} – ${event.review.summary}`)];
		case "review-missing": return [quiet(`Not reviewed: ${event.reason}`)];
		case "warning": return [bad(`Warning: ${event.text}`)];
		case "interrupted": return [bad(`Interrupted: ${event.reason}`)];
		case "run-finished": return ended(run);
		default: return [];
	}
}
function verified(attempt, green, words, durationMs) {
	const text = `Attempt ${attempt}: ${words} in ${durationWords(durationMs)}`;
	return {
		tone: green ? "good" : "bad",
		text,
		mark: green ? "✓" : "✗"
	};
}
function ended(run) {
	if (run.outcome === void 0) return [];
	const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
	return [
		{
			tone: run.outcome === "passed" || run.outcome === "skipped" ? "good" : "bad",
			text: `${headline} (${run.outcome}, ${costWords(run.costUsd)})`
		},
		plain(cause),
		plain(`Next: ${nextStep}`)
	];
}
function commandsWords({ setup, build, test }) {
	const parts = Object.entries({
		setup,
		build,
		test
	}).filter(([, command]) => command !== void 0);
	return parts.length === 0 ? "No commands found" : parts.map(([name, command]) => `${name}: ${command}`).join(" · ");
}
const plain = (text) => ({
	tone: "plain",
	text
});
const bad = (text) => ({
	tone: "bad",
	text
});
const quiet = (text) => ({
	tone: "quiet",
	text
});
export { paint as n, wantsColours as r, eventLines as t };
