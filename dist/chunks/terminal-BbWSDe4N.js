import { t as columns } from "./terminal-DGJ594n4.js";
import { a as outcomeWords } from "./outcome-BfX2NVEr.js";
import { t as attemptLabel } from "./run-C4JV7G9m.js";
import { _ as resultWords, g as redBeforeWords, i as attemptsWords, o as changeWords, s as costWords, t as askedUntilWords, u as durationWords } from "./words-Cq5gcfy9.js";
import { n as visibleLine, t as visible } from "./terminal-text-zvEsAAbg.js";
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
		case "run-started": return [
			plain(`Run ${event.runId}: ${event.story.title}`),
			quiet(`${fromWords(event.base)}${event.model}, sandbox ${event.sandbox}, up to ${attemptsWords(event.maxIterations + 1)}`),
			...event.parentRun === void 0 ? [] : [quiet(parentWords(event.parentRun, event.trigger))]
		];
		case "commands-found": return [quiet(`${commandsWords(event.commands)} (${event.because})`)];
		case "branch-named": return [quiet(`Branch ${event.branch}`)];
		case "setup-started": return [quiet(`Setup: ${event.command}`)];
		case "setup-finished":
			if (event.result === "passed") return [quiet(`Setup passed in ${durationWords(event.durationMs)}`)];
			return [bad(`Setup ${event.result === "failed" ? `failed (exit ${event.exitCode})` : "timed out"}`)];
		case "baseline-started": return [quiet("Running the tests before the agent")];
		case "baseline-finished": return [{
			...quiet(`Baseline: ${resultWords(event.verification)}${event.reused === true ? " (from the record)" : ""}`),
			mark: event.verification.result === "passed" ? "\u2713" : "\u2717"
		}, ...[redBeforeWords({ baseline: event.verification }, (text) => text)].flatMap((words) => words === void 0 ? [] : [quiet(words)])];
		case "attempt-started": return [plain(`Attempt ${event.attempt.number} (${attemptLabel(event.attempt)})`)];
		case "retry-started": return [plain(`Implementation retry ${event.retry}/${event.of}: ${event.reason}`)];
		case "tool-finished": return [quiet(`  ${event.tool} ${event.input}${event.isError ? ` \u2013 error: ${event.result.slice(0, 200)}` : ""}`)];
		case "waiting": {
			if (event.durationMs === 0) return [quiet(`Asking again at once: ${event.reason}`)];
			const told = [`Waiting ${durationWords(event.durationMs)}: ${event.reason}`, askedUntilWords(run)];
			return [quiet(told.filter((part) => part !== void 0).join("; "))];
		}
		case "agent-finished":
			if (event.stop !== void 0) return [bad(event.stop.detail)];
			return event.summary.trim() === "" ? [] : [quiet(`The agent says: ${event.summary.trim()}`)];
		case "checkpoint-made": return [quiet(`Changed: ${changeWords(event.checkpoint)}`), ...event.checkpoint.heldBack.map(({ path, reason }) => bad(`Held back: ${path} (${reason})`))];
		case "verification-started": return [quiet("Running the tests")];
		case "verification-finished": return [verified(event.attempt, event.verification.result === "passed", resultWords(event.verification), event.verification.durationMs)];
		case "no-progress": return run.attempts.at(-1)?.name.phase.name === "green" ? [bad(event.detail)] : [];
		case "pull-request-opened": return [plain(`Pull request #${event.number}: ${event.url}`)];
		case "pull-request-refused": return [bad(`No pull request: ${event.reason}. ${event.compareUrl}`)];
		case "review-started": return [quiet("Review")];
		case "review-finished": return [plain(`Review: ${event.review.verdict.replace("_", " ")} \u2013 ${event.review.summary}`)];
		case "review-missing": return [quiet(`Not reviewed: ${event.reason}`)];
		case "warning": return [bad(`Warning: ${event.text}`)];
		case "interrupted": return [bad(`Interrupted: ${event.reason}`)];
		case "run-finished": return ended(run);
		default: return [];
	}
}
/** Empty where the run came to no base. */
function fromWords({ branch, commit }) {
	return commit === "" ? "" : `from ${branch} at ${commit.slice(0, 9)}, `;
}
/** A word that was meant for a run's id may have been taken for a hint. */
function parentWords(parentRun, trigger) {
	return `Goes on with run ${parentRun}${trigger.hint === void 0 ? "" : `, hint: ${visibleLine(trigger.hint).slice(0, 200)}`}`;
}
function verified(attempt, green, words, durationMs) {
	const text = `Attempt ${attempt}: ${words} in ${durationWords(durationMs)}`;
	return {
		tone: green ? "good" : "bad",
		text,
		mark: green ? "\u2713" : "\u2717"
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
	return parts.length === 0 ? "No commands found" : parts.map(([name, command]) => `${name}: ${command}`).join(" \u00b7 ");
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
/** A table on stdout, or JSON; where there is no row, a word on stderr. */
function writeRows({ stdout, stderr }, rows, { json, cells, none }) {
	if (json) stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
	else if (rows.length > 0) {
		const room = stdout.isTTY ? stdout.columns || 80 : void 0;
		const lines = columns(rows.map(cells)).map((line) => room === void 0 ? line : visibleLine(line, room));
		stdout.write(`${lines.join("\n")}\n`);
	}
	if (rows.length === 0) stderr.write(`${visible(none)}\n`);
}
/** Tells each event of a run on stderr, a line or more. */
function eventTeller({ stderr, environment }) {
	const colours = wantsColours(stderr, environment);
	return (event, run) => {
		for (const line of eventLines(event, run)) stderr.write(`${paint(line, colours)}\n`);
	};
}
/** What `git apply` takes on a pipe; on a terminal made visible and coloured. */
function writeDiff(io, text) {
	const onTerminal = io.stdout.isTTY === true;
	io.stdout.write(onTerminal ? coloured(visible(text), wantsColours(io.stdout, io.environment)) : text);
}
function coloured(text, colours) {
	if (!colours) return text;
	return text.replace(/^(?:[+-]|@@|diff ).*$/gm, (line) => {
		if (line.startsWith("diff ")) return styleText("bold", line, { validateStream: false });
		const style = line.startsWith("@@") ? "cyan" : line.startsWith("+") ? "green" : "red";
		return styleText(style, line, { validateStream: false });
	});
}
export { writeDiff as a, wantsColours as i, eventTeller as n, writeRows as o, paint as r, eventLines as t };
