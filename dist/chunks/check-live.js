import { D as secretValues, lt as messageOf, pn as settingsSchema, vt as temporaryFolder } from "./story.js";
import { B as warn, R as fail, bt as createRedactor, z as ok } from "./run.js";
import { n as askProvider } from "./doctor.js";
import { f as textOf, i as askModel, l as compact, m as openClient, n as openAnthropicAgent, p as receive, s as judgeError, u as recordTurn } from "./anthropic.js";
import { t as openReviewer } from "./reviewer.js";
import { Et as addCost, tt as costWords } from "./start.js";
import { t as confirmed } from "./confirm.js";
const { setTimeout } = process.getBuiltinModule("node:timers/promises");
const { mkdir, readFile, writeFile } = process.getBuiltinModule("node:fs/promises");
const { tmpdir } = process.getBuiltinModule("node:os");
const { join } = process.getBuiltinModule("node:path");
// src/agent/live-calls.ts
/** Two calls of the model that a first live day wants to have seen, each alone: a summary, and an image. */
/** Who made the summary of a short conversation, or why there is none. */
async function tryCompaction(options) {
	using client = openClient(options);
	const conversation = conversationWith(client, options);
	const user = (text) => ({
		role: "user",
		content: [{
			type: "text",
			text
		}]
	});
	const first = user("Count the lines of a.txt, then those of b.txt.");
	conversation.prompts = [first];
	conversation.messages = [
		first,
		{
			role: "assistant",
			content: [{
				type: "text",
				text: "a.txt has 12 lines. b.txt comes next."
			}]
		},
		user("b.txt has 30 lines.")
	];
	const end = await compact(conversation, goOf(options), "");
	if (end.kind === "failed") return { trouble: troubleIn(end.error, options.model) };
	if (end.kind === "stop") return { trouble: end.stop.detail };
	if (end.kind === "too-long") return { trouble: "the conversation could not be shortened" };
	return conversation.summarised === "in words" ? "model" : "api";
}
/** What the model says of an image of one colour, in lower case. */
async function tryImage(options) {
	using client = openClient(options);
	const { model, ports, signal } = options;
	const content = [{
		type: "image",
		source: {
			type: "base64",
			media_type: "image/png",
			data: red
		}
	}, {
		type: "text",
		text: "Which colour is this image? Answer in one word."
	}];
	const startedAt = ports.now();
	const received = await receive(client, {
		model,
		max_tokens: 4e3,
		messages: [{
			role: "user",
			content
		}]
	}, signal);
	if (received.kind === "failed") return { trouble: troubleIn(received.error, model) };
	const conversation = conversationWith(client, options);
	await recordTurn(conversation, goOf(options), {
		...received,
		startedAt
	}, "aside");
	return { said: textOf(received.message).toLowerCase() };
}
const red = "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAJ0lEQVR42u3NsQkAAAjAsP7/tF7hIASyp6lTCQQCgUAgEAgEgi/BAjLD/C5w/SM9AAAAAElFTkSuQmCC";
function conversationWith(client, { model, effort, prices }) {
	return {
		client,
		model,
		effort,
		prices,
		system: "You are asked a few short things.",
		messages: [],
		prompts: [],
		facts: askModel(client, model)
	};
}
function goOf({ ports, signal }) {
	return {
		ports,
		attempt: 1,
		tools: [],
		maxTurns: 1,
		signal
	};
}
function troubleIn(error, model) {
	const judged = judgeError(error, 0, model);
	if (judged.kind === "stop") return judged.stop.detail;
	return judged.kind === "wait" ? judged.reason : String(error instanceof Error ? error.message : error);
}
// src/run-story/live-check.ts
/** The real model, tried with what a run asks of it: one red that is fed back, one review, one summary, an image. Costs money. */
const mostUsd = .3;
/** Each finding as it is made. Ends early where nothing after it could go better. */
async function* checkLive(options) {
	const { key: apiKey, baseURL, model, effort, prices, proxyEnv, signal } = options;
	await using scratch = await temporaryFolder(join(tmpdir(), "redgreen-live-"));
	const { path: folder } = scratch;
	const turns = [];
	const ports = await portsIn(folder, turns, options);
	const call = {
		apiKey,
		baseURL,
		model,
		effort: effort ?? "low",
		prices,
		proxyEnv,
		ports,
		signal
	};
	if (yield* checkRed(call, folder, turns)) return;
	yield await checkReview({
		...call,
		model: options.reviewModel
	});
	yield await checkCompaction(call);
	yield await checkImage(call);
	const cost = turns.reduce((sum, { costUsd }) => addCost(sum, costUsd), 0);
	yield cost === null ? warn("cost", `no price is known for ${model}`, "Set `prices`.") : ok("cost", `${costWords(cost)} for ${turns.length} calls`);
}
/** One attempt, and one more for what is red. True where the model could not be used at all. */
async function* checkRed(call, folder, turns) {
	const prompts = ["This is a try of the connection. Write the line 80 into price.txt with the tool write, then say that it is done. Do nothing else.", "The test is red: price.txt holds 80, and 90 was expected. Correct price.txt, then say that it is done."];
	await using agent = await openAnthropicAgent({
		...call,
		maxTurns: 8
	});
	for (const [index, prompt] of prompts.entries()) {
		const name = {
			number: index + 1,
			phase: { name: "standard" },
			retry: index,
			of: 1
		};
		const { stop } = await agent.implement(name, prompt, call.signal);
		if (stop === void 0) continue;
		yield fail("red", stop.detail, "Nothing else was tried.");
		return true;
	}
	const held = (await readFile(join(folder, "tree", "price.txt"), "utf8")).trim();
	yield held === "90" ? ok("red", `one red fed back and mended, in ${turns.length} calls of ${call.model}`) : warn("red", `price.txt holds ${held.slice(0, 40)}, not 90`, "Try another `model`.");
	yield ok("effort", `effort ${call.effort} was taken`);
	yield cacheFinding(turns);
	return false;
}
function cacheFinding(turns) {
	const later = turns.slice(1).map(({ usage }) => usage);
	const read = later.reduce((sum, { cacheReadTokens }) => sum + cacheReadTokens, 0);
	const all = later.reduce((sum, usage) => sum + usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens, 0);
	const found = `${read} of ${all} prompt tokens after the first call came from the cache`;
	if (read > all / 2) return ok("cache", found);
	return warn("cache", found, "A gateway in between may take the marks out, or the model caches longer prompts only: runs cost more.");
}
async function checkReview(call) {
	using reviewer = await openReviewer({
		...call,
		maxTurns: 8
	});
	const end = await reviewer.review({
		story: {
			title: "Ninety",
			body: "The price is 90.",
			criteria: ["price.txt holds 90"],
			nonGoals: [],
			stopConditions: [],
			comments: []
		},
		permitting: "",
		diff: "--- a/price.txt\n+++ b/price.txt\n@@ -1 +1 @@\n-0\n+90\n",
		changedTests: [],
		changes: [],
		doubts: [],
		nonce: "live"
	}, call.signal);
	if ("missing" in end) return fail("review", end.missing, "Try another `review-model`, or `review: false`.");
	const { verdict, criteria: judged } = end.review;
	const found = `${verdict}, ${judged.length} criterion judged by ${call.model}`;
	if (verdict === "approve" && judged.length === 1) return ok("review", found);
	return warn("review", found, "A change that met its story was expected to be approved.");
}
async function checkCompaction(call) {
	const made = await tryCompaction(call);
	const name = "compaction";
	if (made === "api") return ok(name, "the API shortens conversations of this model");
	if (made !== "model") return warn(name, made.trouble, "Long runs may end early: keep stories small.");
	return warn(name, "the API does not, the model summed up in its own words", "Long runs work, and cost more where they are shortened.");
}
async function checkImage(call) {
	const end = await tryImage(call);
	const fix = "What images in an issue show will not be understood.";
	if ("trouble" in end) return warn("image", end.trouble, fix);
	const found = `a red image was called ${JSON.stringify(end.said.slice(0, 60))}`;
	return end.said.includes("red") ? ok("image", found) : warn("image", found, fix);
}
async function portsIn(folder, turns, { redact, signal }) {
	const [tree, logDir] = [join(folder, "tree"), join(folder, "logs")];
	await mkdir(tree);
	await mkdir(logDir);
	await writeFile(join(tree, "price.txt"), "0\n");
	return {
		async exec({ logPath }) {
			await writeFile(logPath, "There is no shell in this try.\n");
			return {
				exitCode: 1,
				ended: "exited",
				durationMs: 0,
				logBytes: 31,
				leftOutBytes: 0
			};
		},
		tree,
		logDir,
		emit: async (event) => void (event.type === "turn-finished" && turns.push(event)),
		limit: async () => signal.aborted ? {
			outcome: "cancelled",
			detail: String(signal.reason)
		} : void 0,
		budget() {
			const spentUsd = turns.reduce((sum, { costUsd }) => addCost(sum, costUsd), 0);
			return spentUsd === null ? void 0 : {
				spentUsd,
				maxUsd: mostUsd
			};
		},
		listFiles: async () => ["price.txt"],
		redact,
		now: () => performance.now(),
		sleep: async (ms, until) => void await setTimeout(ms, void 0, { signal: until }).catch(() => void 0)
	};
}
// src/entry/check-live.ts
/** `redgreen doctor --live`: asks before it spends, then tells what the real model did. */
async function openLive(io, settings, yes) {
	const { anthropicApiKey: key, anthropicBaseUrl: baseURL } = settings;
	if (key === void 0) return { refused: "doctor --live needs a key: set ANTHROPIC_API_KEY." };
	const model = modelOf(settings);
	const proxyEnv = { ...io.environment };
	let answer;
	try {
		answer = await askProvider({
			key,
			model,
			baseURL,
			proxyEnv
		});
	} catch (error) {
		return { refused: `doctor --live needs the network: the model's API did not answer: ${messageOf(error)}.` };
	}
	const { host, status } = answer;
	if (status === 401 || status === 403) return { refused: `doctor --live needs a key that works: ${host} refuses this one (${status}).` };
	if (!yes && !await confirmed(io, `Spend about $0.10 on ${model} at ${host}`)) return { refused: "Nothing was spent." };
	return { checks: checksOf(io, settings, key, model, answer) };
}
async function* checksOf(io, settings, key, model, { host, status }) {
	yield status === 200 ? ok("key", `${host} knows the key and ${model}`) : warn("key", `${host} answered ${status} when it was asked for ${model}`, "Check `model` if a run is refused.");
	const { anthropicBaseUrl: baseURL, reviewModel = model, effort, prices } = settings;
	const { signal, environment } = io;
	const redact = createRedactor(secretValues(settings, environment));
	const asked = {
		key,
		baseURL,
		model,
		reviewModel,
		effort,
		prices,
		proxyEnv: { ...environment },
		redact,
		signal
	};
	for await (const check of checkLive(asked)) yield {
		...check,
		found: redact(check.found)
	};
}
/** With an agent of another provider it is the reviewer that is on this API. */
function modelOf({ agent, model, reviewModel }) {
	if (agent === "anthropic" || model.startsWith("claude-")) return model;
	return reviewModel ?? settingsSchema.shape.model.parse(void 0);
}
export { openLive };
