import { t as openClient } from "./client-BaJWfZSN.js";
import { a as converse, i as factsFor, t as implementerTools } from "./toolset-Bf50evR3.js";
import { T as endOfTurns, m as instructionsText, x as systemPrompt } from "./bash-BVYkKUP1.js";
import { realpath } from "node:fs/promises";
// src/agent/anthropic.ts
/** The agent on the Anthropic API: one conversation through all attempts, its tools, limits asked before each call. */
const longTestMs = 24e4;
/** An agent that continues one conversation from attempt to attempt. It asks the model for nothing before the first attempt. */
async function openAnthropicAgent(options) {
	const { model, effort, maxTurns, prices, instructions, testMs, packages, ports } = options;
	const client = await openClient(options);
	const facts = factsFor(client.anthropic, options);
	const conversation = {
		client: client.anthropic,
		model,
		effort,
		system: systemPrompt,
		prices,
		facts,
		messages: [],
		prompts: []
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
			if (conversation.prompts.length === 0) {
				if ((testMs?.() ?? 0) > longTestMs) conversation.cacheTtl = "1h";
				const { blocks = [], leftOut = [] } = await options.images ?? {};
				for (const told of leftOut) await ports.emit({
					type: "warning",
					text: told
				});
				conversation.prompts.push(userMessage([ports.redact(instructionsText(instructions)), text], blocks));
			} else conversation.prompts.push(userMessage([text]));
			conversation.messages = [...conversation.messages, ...conversation.prompts.slice(-1)];
			const change = {
				wrote: false,
				mayHave: false
			};
			const tools = implementerTools({
				ports,
				roots,
				attempt: attempt.number,
				packages,
				change
			});
			const end = await converse(conversation, {
				ports,
				attempt: attempt.number,
				tools,
				maxTurns,
				signal
			});
			const wrote = change.wrote || (change.mayHave ? void 0 : false);
			return {
				...agentEnd(end, maxTurns, Math.round(ports.now() - startedAt)),
				wrote
			};
		},
		async [Symbol.asyncDispose]() {
			client[Symbol.dispose]();
		}
	};
}
function userMessage(texts, images = []) {
	return {
		role: "user",
		content: [...texts.filter((text) => text.trim() !== "").map((text) => ({
			type: "text",
			text
		})), ...images]
	};
}
function agentEnd(end, maxTurns, durationMs) {
	switch (end.kind) {
		case "answered": return {
			summary: end.text,
			durationMs
		};
		case "turn-limit": return {
			...endOfTurns(maxTurns, end.text),
			durationMs
		};
		case "stopped": return {
			summary: end.text,
			stop: end.stop,
			durationMs
		};
	}
}
export { openAnthropicAgent as t };
