import { r as noUsage } from "./usage-KXjSSOWD.js";
import { D as condense, E as stopOfAbort, n as headAndTail, x as systemPrompt } from "./bash-BVYkKUP1.js";
import { join } from "node:path";
// src/agent/command.ts
/** Any command-line agent: the prompt on stdin, the tree as its working directory, inside the sandbox. */
const summaryChars = 2e3;
const readBytes = 65536;
/** An agent that is started anew for each attempt: it is told each time what was asked first. Its cost is unknown. */
function openCommandAgent({ command, env, network, timeoutMs, ports }) {
	const promptOf = openPrompts(ports);
	return {
		async implement(attempt, prompt, signal) {
			const startedAt = ports.now();
			const { stdin, logPath } = await promptOf(attempt.number, prompt);
			const asked = {
				script: command,
				stdin,
				env,
				network,
				logPath,
				signal
			};
			const result = await ports.exec({
				...asked,
				timeoutMs: timeoutMs()
			});
			const durationMs = Math.round(ports.now() - startedAt);
			const said = ports.redact(condense(await headAndTail(logPath, readBytes), summaryChars)).trim();
			await ports.emit({
				type: "turn-finished",
				attempt: attempt.number,
				model: "command",
				stopReason: result.ended === "exited" ? `exit ${result.exitCode}` : result.ended,
				usage: noUsage,
				costUsd: null,
				durationMs,
				text: said
			});
			return {
				...await endOfCommand(result, {
					said,
					named: "The agent command",
					missing: "Check `agent-command`; it runs in the sandbox.",
					ports
				}),
				durationMs
			};
		},
		async [Symbol.asyncDispose]() {}
	};
}
/** What an agent without a memory is told in each attempt: everything. And where its output is kept. */
function openPrompts(ports) {
	let first;
	return async (attempt, prompt) => {
		const before = first === void 0 ? [] : [
			"What was asked first; the work on it so far is in the tree:",
			first,
			"What is asked now:"
		];
		first ??= prompt;
		const stdin = ports.redact([
			systemPrompt,
			...before,
			prompt
		].join("\n\n"));
		await ports.emit({
			type: "prompt-sent",
			attempt,
			text: stdin
		});
		return {
			stdin,
			logPath: join(ports.logDir, `agent-${attempt}.log`)
		};
	};
}
/** How it ended, from how its process did. `missing`: what to do where there is no such program. */
async function endOfCommand(result, { said, named, missing, ports }) {
	const last = said.split("\n").at(-1) ?? "";
	if (result.ended === "cancelled" || result.ended === "timed-out") {
		const stop = await stopOfAbort(ports);
		const detail = `${stop.detail}; the agent command was still at work, and said last: ${last.slice(0, 300)}`;
		return {
			summary: said,
			stop: stop.outcome === "timed-out" && last !== "" ? {
				...stop,
				detail
			} : stop
		};
	}
	const lastLines = said.split("\n").slice(-5).join(" | ").slice(-600);
	const saidLast = lastLines === "" ? " and printed nothing" : `; it said last: ${lastLines}`;
	if (result.ended === "limit") return {
		summary: said,
		failure: `${named} was ended by the sandbox\u2019s limit on ${result.limit}${saidLast}`
	};
	if (result.exitCode === 126 || result.exitCode === 127) return {
		summary: said,
		stop: {
			outcome: "misconfigured",
			detail: `${named} could not start (exit code ${result.exitCode}: ${last}). ${missing}`
		}
	};
	if (result.exitCode !== 0) return {
		summary: said,
		failure: `${named} ended with exit code ${result.exitCode}${saidLast}`
	};
	return { summary: said };
}
export { openCommandAgent as n, openPrompts as r, endOfCommand as t };
