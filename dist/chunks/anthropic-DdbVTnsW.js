import { i as openClient, r as converse, t as implementerTools } from "./toolset-62iCGmIb.js";
import { _ as systemPrompt, d as instructionsText } from "./prices-BSNvp2Ge.js";
import { realpath } from "node:fs/promises";
// src/agent/anthropic.ts
/** The agent on the Anthropic API: one conversation through all attempts, six tools, limits asked before each call. */
/** An agent that continues one conversation from attempt to attempt. It opens nothing before the first attempt. */
async function openAnthropicAgent(options) {
	const { model, maxTurns, prices, instructions, ports } = options;
	const client = await openClient(options);
	const conversation = {
		client: client.anthropic,
		model,
		system: systemPrompt,
		messages: [],
		prices
	};
	const roots = {
		tree: await realpath(ports.tree),
		logDir: await realpath(ports.logDir)
	};
	return {
		async implement(attempt, prompt, signal) {
			const startedAt = ports.now();
			const text = ports.redact(prompt);
			await ports.emit({
				type: "prompt-sent",
				attempt: attempt.number,
				text
			});
			const first = conversation.messages.length === 0 ? ports.redact(instructionsText(instructions)) : "";
			conversation.messages = [...conversation.messages, userMessage(first, text)];
			const tools = implementerTools({
				ports,
				roots,
				attempt: attempt.number
			});
			return agentEnd(await converse(conversation, {
				ports,
				attempt: attempt.number,
				tools,
				maxTurns,
				signal
			}), maxTurns, Math.round(ports.now() - startedAt));
		},
		async [Symbol.asyncDispose]() {
			client[Symbol.dispose]();
		}
	};
}
function userMessage(...texts) {
	return {
		role: "user",
		content: texts.filter((text) => text !== "").map((text) => ({
			type: "text",
			text
		}))
	};
}
function agentEnd(end, maxTurns, durationMs) {
	switch (end.kind) {
		case "answered": return {
			summary: end.text,
			durationMs
		};
		case "turn-limit": return {
			summary: `Ended at ${maxTurns} model calls (max-turns). ${end.text}`.trim(),
			durationMs
		};
		case "stopped": return {
			summary: end.text,
			stop: end.stop,
			durationMs
		};
	}
}
export { openAnthropicAgent };
