import { r as __exportAll } from "./rolldown-runtime.js";
import { $ as condense, B as rangeField, G as shown, H as text$1, I as bashTool, Q as stopOfAbort, R as optionalText, U as textField, V as reworked, W as confine, Y as systemPrompt, Z as endOfTurns, at as betaTool, ct as ToolError, dt as APIError, et as bodyOf, ft as APIUserAbortError, it as betaWriteTool, lt as APIConnectionError, nt as betaGlobTool, pt as AnthropicError, q as instructionsText, rt as betaGrepTool, st as Stream, tt as openHttp, ut as APIConnectionTimeoutError, z as queued } from "./agent.js";
import { At as objectIn, Ft as catalogue, Mt as parsedJson, Ot as noUsage, kt as isObject, q as matchesGlob, tt as costWords } from "./start.js";
import { Ba as priceOf, La as addressOf, Ra as costUsd, lt as messageOf, za as usageOf } from "./story.js";
import { p as quoted } from "./sandbox.js";
const { createReadStream } = process.getBuiltinModule("node:fs");
const { chmod, lchown, lstat, readFile, readdir, realpath, rename, rm, stat, writeFile } = process.getBuiltinModule("node:fs/promises");
const { basename, dirname, isAbsolute, join, relative } = process.getBuiltinModule("node:path");
const { isUtf8 } = process.getBuiltinModule("node:buffer");
const { randomUUID } = process.getBuiltinModule("node:crypto");
const { text } = process.getBuiltinModule("node:stream/consumers");
// src/agent/client.ts
/** That of the SDK's types. */
const apiVersion = "2026-10-21";
/** As the SDK has it, until an answer begins. */
const defaultTimeoutMs = 6e5;
/** The HTTP status of a call that was answered with an error; undefined where there was no answer. */
function statusIn(error) {
	return error instanceof APIError ? error.status : void 0;
}
/** Disposing closes its connections. */
function openClient({ apiKey, proxyEnv, fetch, ...options }) {
	const baseURL = addressOf(options.baseURL ?? "https://api.anthropic.com", "");
	const http = openHttp({ proxyEnv });
	if (fetch === void 0) http.load(new URL(baseURL).protocol);
	const send = fetch ?? (async (url, asked) => answerOf$1(await http.call(new URL(url), asked)));
	const call = async (path, { body, betas, signal, timeoutMs = defaultTimeoutMs }) => {
		const headers = {
			accept: "application/json",
			"user-agent": "redgreen",
			"anthropic-version": apiVersion,
			authorization: `Bearer ${apiKey}`,
			...body && { "content-type": "application/json" },
			...betas && { "anthropic-beta": betas.join(",") }
		};
		const asked = {
			method: body ? "POST" : "GET",
			headers,
			body: body && JSON.stringify(body)
		};
		return await answered((end) => send(baseURL + path, {
			...asked,
			signal: end
		}), timeoutMs, signal);
	};
	return {
		baseURL,
		async stream(params, signal) {
			const { betas, ...body } = {
				...params,
				stream: true
			};
			const { answer, ended } = await call("/v1/messages", {
				body,
				betas,
				signal
			});
			return {
				events: Stream.fromSSEResponse(answer, ended, quiet),
				requestId: answer.headers.get("request-id") ?? void 0
			};
		},
		async ask(path, asked) {
			const { answer } = await call(path, asked);
			return parsedJson(await answer.text());
		},
		[Symbol.dispose]: () => http[Symbol.dispose]()
	};
}
/** An answer that is no error, and what ends it; anything else as the SDK throws it. */
async function answered(send, timeoutMs, signal) {
	if (signal?.aborted) throw new APIUserAbortError();
	const ended = new AbortController();
	const timer = setTimeout(() => ended.abort(), timeoutMs);
	const answer = await send(signal === void 0 ? ended.signal : AbortSignal.any([signal, ended.signal])).catch((cause) => {
		if (signal?.aborted) throw new APIUserAbortError();
		if (ended.signal.aborted || /timed? ?out/i.test(messageOf(cause))) throw new APIConnectionTimeoutError();
		throw new APIConnectionError({ cause: cause instanceof Error ? cause : void 0 });
	}).finally(() => clearTimeout(timer));
	if (answer.status >= 200 && answer.status < 300) return {
		answer,
		ended
	};
	const said = await answer.text().catch(messageOf);
	const told = parsedJson(said);
	throw APIError.generate(answer.status, told, told ? void 0 : said, answer.headers);
}
function answerOf$1(message) {
	const body = bodyOf(message);
	return {
		status: message.statusCode ?? 500,
		headers: { get: (name) => [message.headers[name]].flat().join(", ") || null },
		body,
		text: () => text(body)
	};
}
/** A client without a logger: else what cannot be read of a stream is printed. */
const quiet = {};
// src/agent/calls.ts
/** Runs the calls of one reply, and makes the message that answers them. */
/** Started together: what may run side by side and what may not is the tools' own affair. */
async function answerCalls(message, options) {
	const calls = message.content.filter((block) => block.type === "tool_use");
	return {
		role: "user",
		content: await Promise.all(calls.map((call) => answerOf(call, options)))
	};
}
async function answerOf(call, options) {
	const result = {
		type: "tool_result",
		tool_use_id: call.id
	};
	try {
		const content = String(await run(call, options));
		return {
			...result,
			content: content.trim() === "" ? "[empty]" : content
		};
	} catch (error) {
		if (!(error instanceof ToolError)) throw error;
		return {
			...result,
			is_error: true,
			content: error.message
		};
	}
}
async function run(call, { tools, malformed, signal }) {
	const tool = tools.find(({ name }) => name === call.name.toLowerCase());
	if (tool === void 0) throw new ToolError(`Tool '${call.name}' not found; there are ${tools.map(({ name }) => name).join(", ")}`);
	if (malformed.has(call.id)) throw new ToolError("the input was no JSON object: send the call again with one, its strings escaped");
	return tool.run(call.input, {
		toolUse: call,
		toolUseBlock: call,
		signal
	});
}
// src/agent/receive.ts
/** One call of the Messages API: the reply put together from its stream, and what a broken one has cost all the same. */
const charsPerToken = 4;
/** Never throws for what the provider or the network does. */
async function receive(client, params, signal) {
	const begun = {
		inputs: /* @__PURE__ */ new Map(),
		ended: false
	};
	try {
		const { events, requestId } = await client.stream(params, signal);
		begun.requestId = requestId;
		for await (const event of events) takeEvent(begun, event);
		if (begun.message === void 0 || !begun.ended) throw new AnthropicError("the stream ended before the reply did");
		const malformed = parseInputs(begun);
		return {
			kind: "whole",
			message: begun.message,
			requestId: begun.requestId,
			malformed
		};
	} catch (error) {
		const cause = error instanceof Error ? error : void 0;
		return {
			kind: "failed",
			error: error instanceof AnthropicError ? error : new APIConnectionError({
				message: "Connection error.",
				cause
			}),
			begun: partly(begun),
			requestId: begun.requestId
		};
	}
}
function takeEvent(begun, event) {
	if (event.type === "message_start") begun.message = {
		...event.message,
		content: []
	};
	const { message } = begun;
	if (message === void 0) return;
	if (event.type === "content_block_start") message.content[event.index] = { ...event.content_block };
	if (event.type === "content_block_delta") takeDelta(begun, message.content, event.index, event.delta);
	if (event.type === "message_delta") {
		const { usage, delta } = event;
		const counted = Object.entries(usage).filter(([, value]) => value !== null && value !== void 0);
		message.usage = {
			...message.usage,
			...Object.fromEntries(counted)
		};
		message.stop_reason = delta.stop_reason;
		message.stop_details = delta.stop_details ?? null;
	}
	if (event.type === "message_stop") begun.ended = true;
}
function takeDelta(begun, content, index, delta) {
	const block = content[index];
	if (block?.type === "text" && delta.type === "text_delta") block.text += delta.text;
	if (block?.type === "thinking" && delta.type === "thinking_delta") block.thinking += delta.thinking;
	if (block?.type === "thinking" && delta.type === "signature_delta") block.signature = delta.signature;
	if (block?.type === "tool_use" && delta.type === "input_json_delta") begun.inputs.set(index, (begun.inputs.get(index) ?? "") + delta.partial_json);
	if (block?.type === "compaction" && delta.type === "compaction_delta") {
		block.content = delta.content;
		if ("encrypted_content" in delta) block.encrypted_content = delta.encrypted_content;
	}
}
/** Puts the inputs in. One that the output limit cut is kept as far as it came. */
function parseInputs({ message, inputs }) {
	const malformed = /* @__PURE__ */ new Set();
	for (const [index, block] of message?.content.entries() ?? []) {
		if (block.type !== "tool_use") continue;
		const json = inputs.get(index) ?? "";
		const cut = message?.stop_reason === "max_tokens";
		const input = json === "" ? block.input : cut ? closedJson(json) : parsedJson(json);
		if (!isObject(input)) malformed.add(block.id);
		block.input = objectIn(input);
	}
	return malformed;
}
/** What had come of a broken reply; the API counts its output at the end, so that is estimated from its length. */
function partly({ message, inputs }) {
	if (message === void 0) return void 0;
	const texts = message.content.map((block, index) => {
		if (block.type === "text") return block.text;
		return block.type === "thinking" ? block.thinking : inputs.get(index) ?? "";
	});
	const output = Math.ceil(texts.join("").length / charsPerToken);
	const usage = {
		...message.usage,
		output_tokens: Math.max(message.usage.output_tokens ?? 0, output)
	};
	return {
		...message,
		usage
	};
}
const mostTries = 40;
/** JSON that was cut off with what was open closed: for the model to see what it had written. undefined where that is no JSON either. */
function closedJson(json) {
	for (let end = json.length, tries = 0; end > 0 && tries < mostTries; end--, tries++) {
		const cut = json.slice(0, end);
		for (const close of closings(cut)) {
			const value = parsedJson(cut + close);
			if (value !== void 0) return value;
		}
	}
}
/** What closes the text: brackets in reverse order, and the string that it ends in. */
function closings(text) {
	const open = [];
	let inString = false;
	for (let at = 0; at < text.length; at++) {
		const char = text[at];
		if (inString) {
			if (char === "\\") at++;
			else if (char === "\"") inString = false;
		} else if (char === "\"") inString = true;
		else if (char === "{") open.unshift("}");
		else if (char === "[") open.unshift("]");
		else if (char === "}" || char === "]") open.shift();
	}
	const brackets = open.join("");
	return inString ? [`"${brackets}`] : [brackets];
}
// src/agent/reply.ts
/** The text blocks of a reply. Between tool calls models think rather than talk, so only the last reply is a summary. */
function textOf({ content }) {
	return content.flatMap((block) => block.type === "text" ? [block.text] : []).join("\n").trim();
}
/** The model waits for the results of its calls before it goes on. */
function isUnfinished({ stop_reason: reason, content }) {
	return reason === "tool_use" && content.some(isCall);
}
/** A reply as it goes back: a text without a word in it would be refused, and so would thinking that was cut before its signature. */
function replied({ role, content }) {
	const kept = content.filter((block) => !isUnsendable(block));
	return kept.length === 0 ? [] : [{
		role,
		content: kept
	}];
}
/**
* A reply that a limit cut off, and the answer that lets the model go on. Its calls are answered with an error and none
* is run: the last one may be half of what was meant.
*/
function answeredCut(message) {
	const calls = message.content.filter(isCall);
	const text = "Your reply was cut off at the output limit. Go on where you stopped, in smaller pieces: write long files in parts.";
	const results = calls.map(({ id }) => ({
		type: "tool_result",
		tool_use_id: id,
		is_error: true,
		content: "Not run: the reply was cut off at the output limit."
	}));
	return [...replied(message), {
		role: "user",
		content: [...results, {
			type: "text",
			text
		}]
	}];
}
function isCall(block) {
	return block.type === "tool_use";
}
function isUnsendable(block) {
	return block.type === "thinking" && block.signature === "" || block.type === "text" && block.text.trim() === "";
}
// src/agent/request.ts
const compactionBeta = "compact-2026-09-04";
function requestOf(conversation, { tools }) {
	const { model, system, messages, summarised, outputFormat: format, effort, cacheTtl: ttl } = conversation;
	const output = {
		...effort !== void 0 && { effort },
		...format !== void 0 && { format }
	};
	return {
		model,
		system,
		cache_control: {
			type: "ephemeral",
			...ttl !== void 0 && { ttl }
		},
		...Object.keys(output).length > 0 && { output_config: output },
		...summarised === "by the API" && { betas: [compactionBeta] },
		tools: tools.map(({ run, parse, close, ...definition }) => definition),
		messages
	};
}
// src/agent/budget.ts
const leastOutputTokens = 8e3;
/** Output tokens that the budget pays for, at most `most`; the stop where it does not reach for a useful reply. `costOf` is what a call with so much output can cost at most. */
function withinBudget({ spentUsd, maxUsd }, most, costOf) {
	const least = Math.min(most, leastOutputTokens);
	const perTokenUsd = costOf(1) - costOf(0);
	const paid = Math.floor((maxUsd - spentUsd - costOf(0)) / perTokenUsd);
	if (paid >= least) return { maxTokens: Math.min(most, paid) };
	return { stop: {
		outcome: "over-budget",
		detail: `${costWords(spentUsd)} spent, the next call could cost ${costWords(costOf(leastOutputTokens))}, and max-cost-usd is ${costWords(maxUsd)}`
	} };
}
// src/agent/room.ts
const compactAbove = .7;
const bytesPerToken = 3;
const imageTokens = 1600;
/** Tokens of the next prompt: what the API counted last, and what was added since, estimated. */
function promptTokens(conversation, go) {
	const { counted, messages } = conversation;
	if (counted === void 0) return tokensOf(requestOf(conversation, go));
	return counted.tokens + tokensOf(messages.slice(counted.messages));
}
/** `max_tokens` of the next call, or the stop where money does not reach for one. */
async function roomForReply(conversation, go) {
	const { contextTokens, maxOutputTokens } = await conversation.facts;
	const prompt = promptTokens(conversation, go);
	const fits = Math.max(leastOutputTokens, contextTokens - prompt);
	const most = Math.min(maxOutputTokens, fits);
	const budget = go.ports.budget?.();
	const price = priceOf(conversation.model, conversation.prices);
	if (budget === void 0 || price === null) return { maxTokens: most };
	const { model, prices, cacheTtl } = conversation;
	const cached = cachedTokens(conversation, go.ports.now());
	const written = prompt - cached;
	const cost = (outputTokens) => {
		const cache = {
			cacheReadTokens: cached,
			cacheWriteTokens: written
		};
		const usage = {
			...noUsage,
			...cache,
			outputTokens,
			cacheWrite1hTokens: cacheTtl === "1h" ? written : 0
		};
		return costUsd(usage, {
			answered: model,
			asked: model
		}, prices) ?? 0;
	};
	return withinBudget(budget, most, cost);
}
/** What was counted last is read from the cache while that lasts; after it, the whole prompt is written anew. */
function cachedTokens({ counted, cacheTtl }, now) {
	const lastsMs = cacheTtl === "1h" ? 33e5 : 27e4;
	return counted !== void 0 && now - counted.at < lastsMs ? counted.tokens : 0;
}
/** Only between a result and the next call: a prompt that just came must not be summarised away. */
async function isNearlyFull(conversation, go) {
	const { contextTokens } = await conversation.facts;
	const { content } = conversation.messages.at(-1) ?? { content: "" };
	return Array.isArray(content) && content.some(({ type }) => type === "tool_result") && promptTokens(conversation, go) > compactAbove * contextTokens;
}
function tokensOf(value) {
	const told = JSON.stringify(value, (_, part) => part?.type === "image" ? "x".repeat(imageTokens * bytesPerToken) : part);
	return Math.ceil(Buffer.byteLength(told) / bytesPerToken);
}
// src/agent/turn-record.ts
const eventChars = 4e3;
/** `aside`: a reply that does not join the conversation, and says nothing about its length. */
async function recordTurn(conversation, go, received, aside) {
	const { ports, attempt } = go;
	const { message, requestId } = received;
	const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usageOf(message.usage);
	const tokens = inputTokens + cacheReadTokens + cacheWriteTokens + outputTokens;
	if (aside === void 0) conversation.counted = {
		tokens,
		messages: conversation.messages.length + 1,
		at: ports.now()
	};
	await ports.keepAnswer?.({
		attempt,
		requestId,
		message: masked(message, ports.redact)
	});
	await emitTurn(conversation, go, received);
}
/** A reply that broke off: it is paid all the same, as far as it came. */
async function recordCut(conversation, go, begun) {
	await emitTurn(conversation, go, begun, {
		stopReason: "cut off",
		broken: true
	});
}
async function emitTurn({ model, prices }, { ports, attempt }, { message, requestId, startedAt }, how = { stopReason: message.stop_reason ?? "none" }) {
	const usage = usageOf(message.usage);
	await ports.emit({
		type: "turn-finished",
		attempt,
		requestId,
		model: message.model,
		...how,
		usage,
		costUsd: costUsd(usage, {
			answered: message.model,
			asked: model
		}, prices, message.usage.inference_geo),
		durationMs: Math.round(ports.now() - startedAt),
		text: condense(ports.redact(textOf(message)), eventChars)
	});
}
/** The message with every text in it masked; a signature belongs to the text as it was, and is kept. */
function masked(message, redact) {
	return JSON.parse(JSON.stringify(message), (key, value) => typeof value === "string" && key !== "signature" ? redact(value) : value);
}
// src/agent/compaction.ts
/**
* Making room when a conversation gets too long for the model's context: a summary takes its place, made by the API where that
* is offered, else by the model in its own words; where neither can be had, the story and the tree are begun with anew.
*/
const summaryTokens = 16e3;
const askForSummary = "The conversation has to be shortened now. Call no tool; write down for yourself what is needed to go on: what the story asks for and what of it is done, which files matter and what was found in them, what the tests said last, and what is to be done next.";
/** `said` is what the model said last. The first prompt and that of this go stay word for word: a summary may lose what they say. */
async function compact(conversation, go, said) {
	const { compacts = true } = await conversation.facts;
	if (compacts && conversation.summarised !== "in words") {
		const end = await byApi(conversation, go);
		if (end !== void 0) return end;
		conversation.summarised = "in words";
	}
	const end = await inWords(conversation, go);
	if (end !== void 0) return end;
	if (conversation.messages.length < 2) return { kind: "too-long" };
	startOver(conversation, said === "" ? [] : [`What you said last:\n${said}`]);
	return { kind: "shortened" };
}
/** undefined where the API makes no summary of this. */
async function byApi(conversation, go) {
	const { output_config: _, ...request } = requestOf({
		...conversation,
		summarised: "by the API"
	}, go);
	const { effort } = conversation;
	const received = await send(conversation, go, {
		...request,
		...effort !== void 0 && { output_config: { effort } },
		compaction: { type: "summarize" }
	});
	if ("end" in received) return received.end;
	const { role, content } = received.message;
	if (!content.some((block) => block.type === "compaction" && block.content)) return void 0;
	conversation.summarised = "by the API";
	conversation.messages = [{
		role,
		content
	}, goOn(conversation, [])];
	conversation.counted = void 0;
	return { kind: "shortened" };
}
async function inWords(conversation, go) {
	const last = conversation.messages.at(-1);
	if (conversation.messages.length < 2 || last?.role !== "user" || !Array.isArray(last.content)) return void 0;
	const ask = {
		role: "user",
		content: [...last.content, {
			type: "text",
			text: askForSummary
		}]
	};
	const { output_config: _, ...request } = requestOf(conversation, go);
	const received = await send(conversation, go, {
		...request,
		messages: [...conversation.messages.slice(0, -1), ask]
	});
	if ("end" in received) return received.end;
	const summary = textOf(received.message);
	if (summary === "") return void 0;
	startOver(conversation, [`Your own summary of the work so far:\n${summary}`]);
	return { kind: "shortened" };
}
/** `end` absent: this request is refused as it is, and another way has to be found. */
async function send(conversation, go, request) {
	const room = await roomForReply(conversation, go);
	if ("stop" in room) return { end: {
		kind: "stop",
		stop: room.stop
	} };
	const startedAt = go.ports.now();
	const max_tokens = Math.min(summaryTokens, room.maxTokens);
	const received = await receive(conversation.client, {
		...request,
		max_tokens
	}, go.signal);
	if (received.kind === "whole") {
		await recordTurn(conversation, go, {
			...received,
			startedAt
		}, "aside");
		return { message: received.message };
	}
	const { error, begun, requestId } = received;
	if (begun !== void 0) await recordCut(conversation, go, {
		message: begun,
		requestId,
		startedAt
	});
	return { end: error instanceof APIError && (error.status === 400 || error.status === 413) ? void 0 : {
		kind: "failed",
		error
	} };
}
function startOver(conversation, told) {
	conversation.messages = [goOn(conversation, told)];
	conversation.counted = void 0;
}
function goOn({ prompts }, told) {
	const blocks = (prompts.length > 1 ? [...prompts.slice(0, 1), ...prompts.slice(-1)] : prompts).flatMap(({ content }) => content);
	const text = "The conversation was shortened to make room; the task is above as it was given. Your changes are in the tree. Go on.";
	return {
		role: "user",
		content: [...blocks, ...[...told, text].map((part) => ({
			type: "text",
			text: part
		}))]
	};
}
// src/text/connection-words.ts
/** What stands behind an error of a connection: a client says `Connection error.` of all of them. */
/** `Connection error (connect ECONNREFUSED 127.0.0.1:8080)`: the host is in the system's own words. */
function connectionWords(error) {
	const cause = causeOf(error);
	if (cause === void 0) return messageOf(error);
	const { code, message } = cause;
	const said = messageOf(error).replace(/\.$/, "");
	if (isUntrusted(cause)) return `${said} (its certificate is not trusted here, ${message === "" || message === code ? code : `${code}: ${message}`}; NODE_EXTRA_CA_CERTS takes the file of an authority of your own)`;
	return `${said} (${isSettled(cause) && message !== "" ? message : code ?? message})`;
}
/** An address that is wrong, or a certificate that is not trusted: the same comes of it each time. */
function isSettled(cause) {
	const { code } = cause ?? {};
	return code === "ECONNREFUSED" || code === "ENOTFOUND" || isUntrusted(cause);
}
function isUntrusted(cause) {
	const { code = "" } = cause ?? {};
	return /CERT|^UNABLE_TO_VERIFY|^ERR_TLS_CERT/.test(code);
}
function causeOf(error) {
	const cause = error instanceof Error ? error.cause : void 0;
	return cause instanceof Error ? cause : void 0;
}
// src/agent/provider-error.ts
/** What a failed call to the model means: wait and send it again, make room, or end the run. */
const firstWaitMs = 1e3;
const longestWaitMs = 6e4;
const mostLostCalls = 10;
const mostUnreachableCalls = 3;
/** Judges what a call threw; `tries` counts the failed calls in a row before it; `nearlyFull`: so is the model's context. */
function judgeError(error, tries, model, nearlyFull = false) {
	const trouble = judge(error, tries, model, nearlyFull);
	const requestId = error instanceof APIError ? error.requestID ?? void 0 : void 0;
	return trouble.kind === "stop" && requestId !== void 0 ? {
		kind: "stop",
		stop: {
			...trouble.stop,
			requestId
		}
	} : trouble;
}
function judge(error, tries, model, nearlyFull) {
	if (!(error instanceof AnthropicError) || error instanceof APIUserAbortError) return { kind: "broken" };
	const backoffMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs);
	if (!(error instanceof APIError) || error instanceof APIConnectionError) return lost(error, tries, backoffMs);
	const said = saidBy(error);
	const { status, type } = error;
	if (isSpendLimit(error)) return stop("spend-limit", `${said}; the key is that of \`anthropic-api-key\``);
	if (status === 401 || status === 403) return stop("key-refused", said);
	if (status === 404) return {
		kind: "stop",
		stop: {
			...stopFor("unknown-model", `\`${model}\` (${said})`),
			cause: "unknown-model"
		}
	};
	if (status === 413 || status === 400 && (nearlyFull || saysTooLong(said))) return { kind: "context" };
	if (isTransient(status, type)) return {
		kind: "wait",
		afterMs: Math.max(toldWaitMs(error.headers) ?? backoffMs, tries > 2 ? backoffMs : 0),
		reason: `the model provider said: ${said}`
	};
	return {
		kind: "stop",
		stop: {
			outcome: "provider-error",
			detail: `The model provider refused the request: ${said}.`
		}
	};
}
/** A catalogue entry as the end of a run. */
function stopFor(code, detail) {
	const { outcome, what, fix } = catalogue[code];
	return {
		outcome,
		detail: `${what}: ${detail}. ${fix}`
	};
}
function stop(code, detail) {
	return {
		kind: "stop",
		stop: stopFor(code, detail)
	};
}
function lost(error, tries, backoffMs) {
	const most = isSettled(error.cause) ? mostUnreachableCalls : mostLostCalls;
	const reason = connectionWords(error);
	if (tries >= most) return stop("provider-down", `${reason}, ${tries + 1} times in a row`);
	const told = `no whole answer from the model: ${reason}, try ${tries + 1} of ${most + 1}`;
	return {
		kind: "wait",
		afterMs: tries === 0 ? 0 : backoffMs,
		reason: told,
		tries: most + 1
	};
}
function saidBy(error) {
	const message = error.apiMessage ?? error.message;
	return (error.status === void 0 ? message : `${error.status} ${message.replace(/^\d{3} /, "")}`).replace(/(?<!\.)\.$/, "");
}
const spendCodes = /* @__PURE__ */ new Set([
	"enforced_spend_limit",
	"enforced_spend_limit_reached",
	"contract_spend_limit_reached",
	"linked_organization_spend_limit_reached",
	"linked_organization_billing_unavailable"
]);
function isSpendLimit({ status, type, errorCode, message, headers }) {
	if (status === 402 || type === "billing_error" || spendCodes.has(errorCode ?? "")) return true;
	if (status === 429 && headers?.get("x-should-retry") === "false") return true;
	return status === 400 && errorCode === null && /credit balance/i.test(message);
}
function saysTooLong(said) {
	return /prompt is too long|context (window|limit)/i.test(said);
}
function isTransient(status, type) {
	if (status === void 0) return type !== "invalid_request_error";
	return status === 408 || status === 409 || status === 429 || status >= 500;
}
/** Milliseconds that the answer asks to wait, from `retry-after-ms` or `retry-after` in seconds or as a date. */
function toldWaitMs(headers) {
	const ms = Number(headers?.get("retry-after-ms") ?? NaN);
	if (Number.isFinite(ms)) return ms;
	const after = headers?.get("retry-after");
	if (after === null || after === void 0) return void 0;
	const told = Number.isFinite(Number(after)) ? Number(after) * 1e3 : Date.parse(after) - Date.now();
	return Number.isFinite(told) ? told : void 0;
}
// src/agent/conversation.ts
const longestSleepMs = 6e4;
const toldCallsLeft = [10, 3];
const shortBudget = .8;
const paused = {
	role: "user",
	content: [{
		type: "text",
		text: "Go on."
	}]
};
/** Lets the model work until it ends its turn, reaches the turn limit, or a stop. The last message has to be the user's. */
async function converse(conversation, go) {
	const progress = {
		turns: 0,
		tries: 0,
		refusals: 0,
		malformed: 0,
		compacted: false,
		text: ""
	};
	for (;;) {
		const stop = go.signal.aborted ? await stopOfAbort(go.ports) : await go.ports.limit();
		if (stop !== void 0) return stopped(progress, stop);
		if (progress.turns >= go.maxTurns) return {
			kind: "turn-limit",
			text: progress.text
		};
		const end = await step(conversation, go, progress);
		if (end !== void 0) return end;
	}
}
/** One call and what follows from its reply. undefined: go on. */
async function step(conversation, go, progress) {
	if (!progress.compacted && await isNearlyFull(conversation, go)) return makeRoom(conversation, go, progress);
	const room = await roomForReply(conversation, go);
	if ("stop" in room) return stopped(progress, room.stop);
	const startedAt = go.ports.now();
	const request = {
		...requestOf(conversation, go),
		max_tokens: room.maxTokens
	};
	const received = await receive(conversation.client, request, go.signal);
	if (received.kind === "failed") {
		const { error, begun } = received;
		if (begun !== void 0) await recordCut(conversation, go, {
			...received,
			message: begun,
			startedAt
		});
		return afterError(error, conversation, go, progress);
	}
	const { message, requestId, malformed } = received;
	Object.assign(progress, {
		turns: progress.turns + 1,
		tries: 0,
		compacted: false
	});
	progress.text = textOf(message) || progress.text;
	await recordTurn(conversation, go, {
		message,
		requestId,
		startedAt
	});
	progress.malformed = malformed.size === 0 ? 0 : progress.malformed + 1;
	return afterReply(message, malformed, conversation, go, progress);
}
async function afterReply(message, malformed, conversation, go, progress) {
	const { tools, signal } = go;
	const goOn = (...more) => {
		conversation.messages = [...conversation.messages, ...more];
	};
	if (isUnfinished(message)) {
		if (progress.malformed === 1) return void 0;
		const results = await answerCalls(message, {
			tools,
			malformed,
			signal
		});
		return goOn(...replied(message), toldOfLimits(results, go, progress));
	}
	switch (message.stop_reason) {
		case "max_tokens": return goOn(...answeredCut(message));
		case "pause_turn": return goOn(...replied(message), paused);
		case "refusal":
			progress.refusals += 1;
			return progress.refusals > 1 ? stopped(progress, refused(message)) : void 0;
		case "model_context_window_exceeded":
			goOn(...answeredCut(message));
			return makeRoom(conversation, go, progress);
		default:
			goOn(...replied(message));
			return {
				kind: "answered",
				text: progress.text
			};
	}
}
/** The results, with what is left of calls and money where that is little. */
function toldOfLimits({ role, content }, { maxTurns, ports }, progress) {
	const calls = maxTurns - progress.turns;
	const budget = ports.budget?.();
	const short = !progress.toldBudget && budget !== void 0 && budget.spentUsd > budget.maxUsd * shortBudget;
	if (short) progress.toldBudget = true;
	const left = [...toldCallsLeft.includes(calls) ? [`${calls} model calls`] : [], ...short && budget ? [`${costWords(Math.max(0, budget.maxUsd - budget.spentUsd))} of the budget`] : []];
	if (left.length === 0) return {
		role,
		content
	};
	const text = `You have ${left.join(" and ")} left: bring the work to a state that stands.`;
	return {
		role,
		content: [...content, {
			type: "text",
			text
		}]
	};
}
async function afterError(error, conversation, go, progress) {
	if (go.signal.aborted) return stopped(progress, await stopOfAbort(go.ports));
	const { contextTokens } = await conversation.facts;
	const nearlyFull = promptTokens(conversation, go) > .9 * contextTokens;
	const trouble = judgeError(error, progress.tries, conversation.model, nearlyFull);
	switch (trouble.kind) {
		case "broken": throw error;
		case "stop": return stopped(progress, trouble.stop);
		case "context": return makeRoom(conversation, go, progress);
		case "wait":
			progress.tries += 1;
			return wait(trouble, go, progress);
	}
}
/** Sleeps as long as told, in pieces between which the limits are asked. Waiting is no attempt and no turn. */
async function wait({ afterMs, reason, tries }, { ports, signal }, progress) {
	const over = await ports.limit(afterMs);
	if (over?.outcome === "provider-error") return stopped(progress, {
		...over,
		detail: `${over.detail}: ${ports.redact(reason)}.`
	});
	if (over !== void 0) return stopped(progress, over);
	await ports.emit({
		type: "waiting",
		reason: ports.redact(reason),
		durationMs: afterMs,
		tries
	});
	for (let leftMs = afterMs; leftMs > 0 && !signal.aborted; leftMs -= longestSleepMs) {
		await ports.sleep(Math.min(leftMs, longestSleepMs), signal);
		const stop = leftMs > longestSleepMs ? await ports.limit() : void 0;
		if (stop !== void 0) return stopped(progress, stop);
	}
}
async function makeRoom(conversation, go, progress) {
	const full = "The conversation no longer fits the model\u2019s context, and could not be shortened. Split the story into smaller ones.";
	if (progress.compacted) return stopped(progress, {
		outcome: "provider-error",
		detail: full
	});
	progress.compacted = true;
	progress.turns += 1;
	const end = await compact(conversation, go, progress.text);
	if (end.kind === "shortened") return void 0;
	if (end.kind === "stop") return stopped(progress, end.stop);
	if (end.kind === "failed") {
		progress.compacted = false;
		return afterError(end.error, conversation, go, progress);
	}
	return stopped(progress, {
		outcome: "provider-error",
		detail: full
	});
}
function refused({ stop_details: details }) {
	return {
		outcome: "provider-error",
		cause: "model-refusal",
		detail: `The model refused to work on this story, twice${details?.type === "refusal" && details.explanation ? ` (${details.explanation})` : ""}.`
	};
}
function stopped({ text }, stop) {
	return {
		kind: "stopped",
		text,
		stop
	};
}
// src/agent/models.ts
/** What a model holds and gives: asked of the Models API, with a table for where that does not answer. */
const fallback = {
	contextTokens: 2e5,
	maxOutputTokens: 64e3
};
const large = {
	contextTokens: 1e6,
	maxOutputTokens: 128e3
};
const table = {
	"claude-sonnet-5-5": large,
	"claude-opus-5-5": large,
	"claude-fable-5-1": large,
	"claude-sonnet-5": large
};
const timeoutMs$1 = 5e3;
/** Where the answers come from a record, nothing is asked beside it. */
function factsFor(client, { model, fetch }) {
	return fetch === void 0 ? askModel(client, model) : Promise.resolve(knownFacts(model));
}
/** Never throws: a gateway without a list of models, or none that answers in time, leaves the table. */
async function askModel(client, model) {
	const known = knownFacts(model);
	try {
		const told = objectIn(await client.ask(`/v1/models/${encodeURIComponent(model)}`, { timeoutMs: timeoutMs$1 }));
		const compacts = objectIn(objectIn(told.capabilities).compaction).supported;
		return {
			contextTokens: count(told.max_input_tokens) ?? known.contextTokens,
			maxOutputTokens: count(told.max_tokens) ?? known.maxOutputTokens,
			...typeof compacts === "boolean" && { compacts }
		};
	} catch {
		return known;
	}
}
/** A dated id has the facts of its family. */
function knownFacts(model) {
	return table[model.replace(/-\d{8}$/, "")] ?? fallback;
}
function count(value) {
	return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : void 0;
}
// src/agent/tools/file-text.ts
/** A file's bytes as text: UTF-8 where they are, else Latin-1, in which every byte is a character and none is lost. */
function fileText(bytes) {
	const type = typeByMagic(bytes);
	if (type !== void 0) return {
		kind: "binary",
		type
	};
	if (bytes.subarray(0, 8192).includes(0)) return {
		kind: "binary",
		type: "binary data"
	};
	const encoding = isUtf8(bytes) ? "utf8" : "latin1";
	return {
		kind: "text",
		text: bytes.toString(encoding),
		encoding
	};
}
const magic = [
	["89504e47", "a PNG image"],
	["ffd8ff", "a JPEG image"],
	["47494638", "a GIF image"],
	["25504446", "a PDF document"],
	["504b0304", "a ZIP archive"],
	["1f8b", "gzip data"],
	["28b52ffd", "zstd data"],
	["7f454c46", "an ELF program"],
	["0061736d", "a WebAssembly module"],
	["cafebabe", "a Java class"],
	["53514c69746520666f726d6174", "an SQLite database"],
	["774f4632", "a WOFF2 font"],
	["fffe", "UTF-16 text (iconv -f UTF-16 shows it)"],
	["feff", "UTF-16 text (iconv -f UTF-16 shows it)"]
];
function typeByMagic(bytes) {
	const start = bytes.subarray(0, 16).toString("hex");
	return magic.find(([prefix]) => start.startsWith(prefix))?.[1];
}
// src/agent/tools/owner.ts
/** Owner and mode of what a file tool writes. */
/**
* Runs `write`, which may replace or make `path` and the folders above it, and gives the result the owner and mode that
* were there before, or those of its surroundings. The SDK writes a new inode, 0600 files and 0700 folders: where the
* parent runs as root and the tests as the tree's owner, tests could not read them.
*/
async function keepingOwner(path, write) {
	const before = await lstat(path).catch(() => void 0);
	const missing = before === void 0 ? await missingFolders(path) : [];
	const result = await write();
	const owner = before ?? await lstat(dirname(missing[0] ?? path));
	if (before === void 0) {
		for (const folder of missing) await adopt(folder, 493, owner);
		await adopt(path, 420, owner);
	} else await adopt(path, before.mode & 511, owner);
	return result;
}
/** The folders above `path` that do not exist yet, outermost first. */
async function missingFolders(path) {
	const missing = [];
	for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
		if (await lstat(folder).catch(() => void 0) !== void 0) break;
		missing.unshift(folder);
	}
	return missing;
}
async function adopt(path, mode, owner) {
	const now = await lstat(path);
	if ((now.mode & 511) !== mode) await chmod(path, mode);
	if (now.uid !== owner.uid || now.gid !== owner.gid) await lchown(path, owner.uid, owner.gid);
}
// src/agent/tools/edit.ts
/** `edit`: replaces one text by another on the file's own bytes, with its own line ends; a miss says what is there instead. */
const maxFileBytes = 4194304;
const mostLines = 20;
function editTool({ roots }) {
	return betaTool({
		name: "edit",
		description: "Replace old_string by new_string in a file. old_string has to be there exactly once, without the line numbers of read, unless replace_all is set. Line ends and encoding stay as they are.",
		inputSchema: {
			type: "object",
			properties: {
				file_path: text$1,
				old_string: text$1,
				new_string: text$1,
				replace_all: { type: "boolean" }
			},
			required: [
				"file_path",
				"old_string",
				"new_string"
			]
		},
		run: async (input) => {
			const given = textField(input, "file_path");
			const path = await confine(roots, given, "write");
			const old = textField(input, "old_string");
			if (typeof input.new_string !== "string") throw new ToolError("new_string is required and has to be a text");
			const { edited, count } = replaced(await fileFor(path, given), given, old, input.new_string, input.replace_all === true);
			await keepingOwner(path, () => replaceFile(path, edited));
			return `edited ${given} (${count} replacement(s))`;
		}
	});
}
async function fileFor(path, given) {
	const { size } = await stat(path).catch(() => {
		throw new ToolError(`${given} does not exist: make it with write`);
	});
	if (size > maxFileBytes) throw new ToolError(`${given} is ${size} bytes, too large for edit: change it with bash`);
	const told = fileText(await readFile(path));
	if (told.kind === "binary") throw new ToolError(`${given} is ${told.type}, not text`);
	return told;
}
function replaced({ text, encoding }, given, old, by, all) {
	const asThere = lineEndsOf(text);
	const [from, to] = text.includes(old) ? [old, asThere(by)] : [asThere(old), asThere(by)];
	const parts = text.split(from);
	const count = parts.length - 1;
	if (count === 0) throw new ToolError(`old_string not found in ${given}${nearest(text, old)}`);
	if (count > 1 && !all) {
		const lines = linesOf(parts, from);
		const more = lines.length > mostLines ? ", \u2026" : "";
		throw new ToolError(`old_string appears ${count} times in ${given}, at lines ${lines.slice(0, mostLines).join(", ")}${more}: add what stands around the one you mean, or set replace_all`);
	}
	if (encoding === "latin1" && /[^\0-\xff]/.test(to)) throw new ToolError(`${given} is Latin-1, and new_string has characters beyond it: write them as the language escapes them`);
	return {
		edited: Buffer.from(parts.join(to), encoding),
		count
	};
}
/** Turns the line ends of a text into those of a file. */
function lineEndsOf(text) {
	const crlf = text.split("\r\n").length - 1;
	return crlf > text.split("\n").length - 1 - crlf ? (part) => part.replace(/\r?\n/g, "\r\n") : (part) => part.replace(/\r\n/g, "\n");
}
/** The line on which each match begins, from 1. */
function linesOf(parts, match) {
	const inMatch = match.split("\n").length - 1;
	let line = 1;
	return parts.slice(0, -1).map((part) => {
		line += part.split("\n").length - 1;
		const at = line;
		line += inMatch;
		return at;
	});
}
/** A new file in its place, so that nobody ever reads half of it. */
async function replaceFile(path, bytes) {
	const draft = join(dirname(path), `.${randomUUID()}.edit`);
	try {
		await writeFile(draft, bytes, { flag: "wx" });
		await rename(draft, path);
	} finally {
		await rm(draft, { force: true });
	}
}
const mostPlaces = 3;
const mostLinesShown = 12;
const leastLikeness = .5;
/** A few places with line numbers; empty where nothing is alike. */
function nearest(text, wanted) {
	const lines = text.split(/\r?\n/);
	const sought = wanted.split(/\r?\n/);
	const key = sought.findIndex((line) => line.trim() !== "");
	if (key === -1) return "";
	const first = pairsOf(sought[key] ?? "");
	const places = lines.map((line, at) => ({
		at: at - key,
		likeness: likeness(first, pairsOf(line))
	})).filter((place) => place.likeness >= leastLikeness).sort((a, b) => b.likeness - a.likeness || a.at - b.at).slice(0, mostPlaces);
	if (places.length === 0) return "; no line of it is like its first line";
	return `. The nearest there is:\n${places.map(({ at }) => {
		const from = Math.max(0, at);
		return lines.slice(from, from + Math.min(sought.length, mostLinesShown)).map((line, index) => `${from + index + 1}\t${line.slice(0, 400)}`).join("\n");
	}).join("\n[\u2026]\n")}`;
}
/** Pairs of neighbouring characters without white space. */
function pairsOf(line) {
	const plain = line.replace(/\s+/g, "").slice(0, 400);
	const pairs = /* @__PURE__ */ new Map();
	for (let at = 0; at < Math.max(1, plain.length - 1); at++) {
		const pair = plain.slice(at, at + 2);
		if (pair !== "") pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	}
	return pairs;
}
/** Dice's coefficient, 0 to 1. */
function likeness(a, b) {
	let shared = 0;
	for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
	const total = [...a.values(), ...b.values()].reduce((sum, count) => sum + count, 0);
	return total === 0 ? 0 : 2 * shared / total;
}
// src/agent/tools/glob.ts
/** `glob`: the SDK's name and schema over the tree's own list of files, with results relative to the tree. */
const shownPaths = 200;
const sortedPaths = 2e3;
function globTool(context) {
	const { roots } = context;
	return reworked(betaGlobTool({ workdir: roots.tree }), "Match files of the tree against a glob pattern (`src/**/*.ts`). Ignored files are left out; newest first.", async (input) => {
		const pattern = textField(input, "pattern");
		if (isAbsolute(pattern) || pattern.split(/[\\/{},]/).includes("..")) throw new ToolError("the pattern has to be relative, without \"..\"");
		const root = await confine(roots, optionalText(input, "path") ?? ".", "search");
		const matching = (await filesUnder(context, root)).filter((file) => matchesGlob(relative(root, file), pattern));
		return list(matching.length > sortedPaths ? matching.sort() : await newestFirst(matching), context);
	});
}
/** Absolute paths of the files under a folder: the tree's listed ones, or all of a log folder. */
async function filesUnder({ ports, roots }, root) {
	if (root === roots.logDir || root.startsWith(`${roots.logDir}/`)) return (await readdir(root, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const inRoot = root === roots.tree ? "" : `${relative(roots.tree, root)}/`;
	return (await ports.listFiles()).filter((file) => file.startsWith(inRoot)).map((file) => join(roots.tree, file));
}
async function newestFirst(files) {
	return (await Promise.all(files.map(async (file) => ({
		file,
		stat: await lstat(file).catch(() => void 0)
	})))).flatMap(({ file, stat }) => stat?.isFile() ? [{
		file,
		mtimeMs: stat.mtimeMs
	}] : []).sort((a, b) => b.mtimeMs - a.mtimeMs || (a.file < b.file ? -1 : 1)).map(({ file }) => file);
}
function list(files, { roots }) {
	if (files.length === 0) return "no matches";
	const lines = files.slice(0, shownPaths).map((file) => shown(roots, file));
	if (files.length > shownPaths) lines.push(`[${files.length - shownPaths} more left out: narrow the pattern]`);
	return lines.join("\n");
}
// src/agent/tools/grep.ts
/** `grep`: the SDK's name and schema, run by the sandbox's own grep over the tree's list of files. */
const outputChars = 2e4;
const lineBytes = 400;
const mostContext = 10;
const timeoutMs = 6e4;
function grepTool(context) {
	const { roots } = context;
	const inLogs = betaGrepTool({ workdir: roots.logDir });
	return betaTool({
		name: "grep",
		description: "Search file contents of the tree, or of a log folder by its full path, for a Perl-compatible regex. glob limits it to files (`*.ts`, `src/**`), context shows that many lines around each match.",
		inputSchema: {
			type: "object",
			properties: {
				pattern: text$1,
				path: text$1,
				glob: text$1,
				context: { type: "integer" }
			},
			required: ["pattern"]
		},
		run: async (input, call) => {
			const pattern = textField(input, "pattern");
			const glob = optionalText(input, "glob");
			const around = Math.min(Math.max(Math.trunc(Number(input.context ?? 0)) || 0, 0), mostContext);
			const root = await confine(roots, optionalText(input, "path") ?? ".", "search");
			if (root === roots.logDir || root.startsWith(`${roots.logDir}/`)) return inLogs.run({
				pattern,
				path: root
			}, call);
			return searchTree(context, {
				pattern,
				glob,
				around,
				within: relative(roots.tree, root)
			}, call?.signal ?? void 0);
		}
	});
}
/** A pattern without a folder is about names, wherever they lie. */
function isWanted(file, glob) {
	return matchesGlob(file, glob) || !glob.includes("/") && matchesGlob(basename(file), glob);
}
/** In the sandbox, so that neither a hostile file nor a regex without end can hold up the parent: both end with the timeout. */
async function searchTree({ ports, roots }, { pattern, glob, around, within }, signal) {
	const below = (await ports.listFiles()).filter((file) => within === "" || file === within || file.startsWith(`${within}/`));
	const listed = glob === void 0 ? below : below.filter((file) => isWanted(relative(within, file) || basename(file), glob));
	const recursive = below.length === 0 && within !== "";
	const logPath = join(roots.logDir, `.search-${randomUUID()}.log`);
	const result = await (ports.search ?? ports.exec)({
		script: script({
			pattern,
			around,
			folder: recursive ? within : void 0,
			glob
		}),
		stdin: recursive ? void 0 : listed.map((file) => `${file}\0`).join(""),
		logPath,
		timeoutMs,
		signal
	});
	const output = await readFile(logPath, "utf8").catch(() => "");
	await rm(logPath, { force: true });
	if (result.ended !== "exited") throw new ToolError(`the search ${result.ended}; narrow the pattern or the path`);
	return told(output);
}
function script({ pattern, around, folder, glob }) {
	const grep = `grep -nHIs -D skip${around > 0 ? ` -C ${around}` : ""} $kind -e ${quoted(pattern)}`;
	const only = glob === void 0 ? "" : ` --include=${quoted(basename(glob))}`;
	return ["export LC_ALL=C; printf \"\" | grep -P x >/dev/null 2>&1; [ $? -le 1 ] && kind=-P || kind=-E", `${folder === void 0 ? `xargs -0 -r ${grep} --` : `${grep}${only} -r -- ${quoted(folder)}`} 2>&1 | cut -b 1-${lineBytes} | head -c ${outputChars}`].join("\n");
}
function told(output) {
	const problem = output.split("\n").find((line) => line.startsWith("grep: ") || line.startsWith("xargs: "));
	if (problem !== void 0 && !/^(?!grep: |xargs: ).+:\d+:/m.test(output)) throw new ToolError(problem);
	if (output === "") return "no matches";
	return output.length < outputChars ? output : `${output}\n[more left out: narrow the pattern or the path]`;
}
// src/agent/tools/install.ts
/** `install`: packages of the repository's own package managers, added from their registry by us. */
const namesWords = "names of the registry, each with a version where one is needed";
function installTool({ ecosystems, install }) {
	return betaTool({
		name: "install",
		description: "Add packages from their registry to the manifest and the lock file, and install them without their lifecycle scripts. bash has no network: this is the only way to a new dependency. Add one only where the story needs it; each is listed in the pull request.",
		inputSchema: {
			type: "object",
			properties: {
				ecosystem: {
					type: "string",
					enum: [...ecosystems]
				},
				packages: {
					type: "array",
					items: text$1,
					description: namesWords
				},
				dev: {
					type: "boolean",
					description: "only for development and tests"
				}
			},
			required: ["ecosystem", "packages"]
		},
		run: async (input, call) => {
			const ecosystem = textField(input, "ecosystem");
			const { packages, dev } = input;
			if (!Array.isArray(packages)) throw new ToolError("packages is required and has to be a list of names");
			const end = await install({
				ecosystem,
				packages,
				dev: dev === true,
				signal: call?.signal ?? void 0
			});
			if ("problem" in end) throw new ToolError(end.problem);
			return end.text;
		}
	});
}
// src/agent/tools/read.ts
/** `read`: lines with their numbers; ranges of lines and, for a line without end, of columns. */
const maxBytes = 98304;
const maxLineChars = 2e3;
const maxScanBytes = 536870912;
const numbers = {
	type: "array",
	items: { type: "integer" }
};
function readTool({ roots }) {
	return betaTool({
		name: "read",
		description: "Read a text file of the tree, or a log by its full path. Each line comes with its number and a tab, which are not part of it. Long lines are cut: columns shows the rest.",
		inputSchema: {
			type: "object",
			properties: {
				file_path: text$1,
				view_range: {
					...numbers,
					description: "[first, last] line, from 1; last -1: the end"
				},
				columns: {
					...numbers,
					description: "[first, last] character of each line, from 1"
				}
			},
			required: ["file_path"]
		},
		run: async (input) => {
			const given = textField(input, "file_path");
			const path = await confine(roots, given, "read");
			const [first, last] = rangeField(input, "view_range") ?? [1, Number.POSITIVE_INFINITY];
			const columns = rangeField(input, "columns");
			const { size } = await stat(path).catch(() => {
				throw new ToolError(`${given} does not exist`);
			});
			const whole = size <= maxBytes;
			if (!whole && input.view_range === void 0 && columns === void 0) throw new ToolError(`${given} is ${size} bytes, more than ${maxBytes}: read a part of it with view_range, such as [1, 300], or search it with grep`);
			const told = fileText(whole ? await readFile(path) : await bytesOfLines(path, first, last, columns));
			if (told.kind === "binary") throw new ToolError(`${given} is ${told.type} (${size} bytes), not text`);
			const lines = told.text.replace(/\r?\n$/, "").split("\n");
			if (size === 0) return "[the file is empty]";
			const from = Math.max(1, first);
			const shown = whole ? lines.slice(from - 1, last) : lines;
			if (shown.length === 0) throw new ToolError(`${given} has ${lines.length} lines; ${from} is beyond its end`);
			return (told.encoding === "latin1" ? "[not UTF-8: shown as Latin-1]\n" : "") + shown.map((line, at) => `${from + at}\t${cut(line, columns)}`).join("\n");
		}
	});
}
function cut(line, columns) {
	const text = line.endsWith("\r") ? line.slice(0, -1) : line;
	const [first, last] = columns ?? [1, maxLineChars];
	const part = text.slice(first - 1, Math.min(last, first - 1 + maxBytes));
	const left = text.length - (first - 1) - part.length;
	return left > 0 && columns === void 0 ? `${part}[\u2026 ${left} more characters: columns [${first + part.length}, ${first + part.length + maxLineChars - 1}] shows the next]` : part;
}
/** The bytes of some lines of a file of any size: neither it nor one of its lines is ever held whole. */
async function bytesOfLines(path, first, last, columns) {
	const parts = [];
	const lineBytes = columns === void 0 ? maxLineChars * 4 : Math.min(columns[1] * 4, maxScanBytes);
	let line = 1;
	let held = 0;
	let inLine = 0;
	let scanned = 0;
	for await (const chunk of createReadStream(path, { highWaterMark: 1048576 })) {
		scanned += chunk.length;
		for (let at = 0; at < chunk.length;) {
			const newline = chunk.indexOf(10, at);
			const end = newline === -1 ? chunk.length : newline + 1;
			if (line >= first && line <= last) {
				const keep = chunk.subarray(at, end);
				const room = Math.max(0, lineBytes - inLine);
				const kept = keep.subarray(0, room);
				parts.push(kept);
				if (newline !== -1 && kept.length < keep.length) parts.push(Buffer.from("\n"));
				held += kept.length;
				inLine += keep.length;
			}
			if (newline !== -1) {
				line++;
				inLine = 0;
			}
			at = end;
		}
		if (line > last) break;
		if (columns === void 0 && held > maxBytes) throw new ToolError(`lines ${first} to ${last} are more than ${maxBytes} bytes: narrow view_range`);
		if (scanned > maxScanBytes) throw new ToolError(`nothing beyond the first ${maxScanBytes} bytes is read: use bash`);
	}
	if (parts.length === 0) throw new ToolError(`the file has ${line} lines; ${first} is beyond its end`);
	return Buffer.concat(parts);
}
// src/agent/tools/toolset.ts
/** The model's tools: all six for who implements, with `install` where packages may be added; the three that only read for who reviews. */
function implementerTools(context) {
	const make = [
		readTool,
		writeTool,
		editTool,
		globTool,
		grepTool,
		bashTool
	];
	const { packages } = context;
	const install = packages === void 0 ? [] : [installTool(packages)];
	return queued([...make.map((tool) => tool(context)), ...install], context);
}
function reviewerTools(context) {
	return queued([
		readTool,
		globTool,
		grepTool
	].map((tool) => tool(context)), context);
}
function writeTool({ roots }) {
	const tool = betaWriteTool({
		workdir: roots.tree,
		readOnlyRoots: [roots.logDir]
	});
	return reworked(tool, "Write a UTF-8 text file of the tree, making folders as needed.", async (input, call) => {
		return keepingOwner(await confine(roots, textField(input, "file_path"), "write"), async () => tool.run(input, call));
	});
}
// src/agent/anthropic.ts
/** The agent on the Anthropic API: one conversation through all attempts, its tools, limits asked before each call. */
var anthropic_exports = /* @__PURE__ */ __exportAll({ openAnthropicAgent: () => openAnthropicAgent });
const longTestMs = 24e4;
/** An agent that continues one conversation from attempt to attempt. It asks the model for nothing before the first attempt. */
async function openAnthropicAgent(options) {
	const { model, effort, maxTurns, prices, instructions, testMs, packages, ports } = options;
	const client = openClient(options);
	const facts = factsFor(client, options);
	const conversation = {
		client,
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
export { factsFor as a, connectionWords as c, withinBudget as d, textOf as f, statusIn as h, askModel as i, compact as l, openClient as m, openAnthropicAgent as n, converse as o, receive as p, reviewerTools as r, judgeError as s, anthropic_exports as t, recordTurn as u };
