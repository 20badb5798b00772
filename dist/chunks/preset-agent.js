import { $ as condense, F as openPrompts, L as headAndTail, N as openHttpFetch, P as endOfCommand, Z as endOfTurns, dt as APIError, lt as APIConnectionError } from "./agent.js";
import { Ba as priceOf, La as addressOf, Ra as costUsd, Va as missingProgram } from "./story.js";
import { t as isSameSecret } from "./same-secret.js";
import { At as objectIn, Mt as parsedJson, Ot as noUsage, kt as isObject } from "./start.js";
import { d as withinBudget, s as judgeError } from "./anthropic.js";
const { randomBytes } = process.getBuiltinModule("node:crypto");
const { once } = process.getBuiltinModule("node:events");
// src/agent/proxy/incoming.ts
const mostBytes = 33554432;
const sealed = /* @__PURE__ */ new Set([
	"signature",
	"data",
	"encrypted_content",
	"thinking"
]);
/** The body as a mapping with every text masked, or why it is not passed on. */
async function bodyOf(request, redact) {
	if (request.headers["content-encoding"] !== void 0) return { refusal: invalid(415, "the body must not be compressed") };
	const chunks = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size > mostBytes) return { refusal: invalid(413, "the body is above 32 MiB") };
		chunks.push(chunk);
	}
	try {
		const body = JSON.parse(Buffer.concat(chunks).toString("utf8"), (key, value) => typeof value === "string" && !sealed.has(key) ? redact(value) : value);
		if (isObject(body)) return { body };
	} catch {}
	return { refusal: invalid(400, "the body is no JSON object") };
}
const invalid = (status, message) => ({
	status,
	type: "invalid_request_error",
	message
});
/** In the form of both providers: neither program tries again what was refused so. */
function refuse(response, { status, type, message }) {
	const error = {
		type,
		code: type,
		message: `redgreen: ${message}`
	};
	const text = JSON.stringify({
		type: "error",
		error
	});
	response.writeHead(status, {
		"content-type": "application/json",
		"x-should-retry": "false",
		connection: "close"
	});
	response.end(text);
}
// src/agent/proxy/meter.ts
const charsPerToken = 4;
const eventChars = 4e3;
function openMeter({ attempt, model, prices, maxTurns, ports }) {
	let turns = 0;
	const open = /* @__PURE__ */ new Map();
	const costOf = (usage, answered = model, region) => costUsd(usage, {
		answered,
		asked: model
	}, prices, region);
	const mostUsd = (asked, outputTokens) => costOf(mostOf(asked, outputTokens)) ?? 0;
	/** undefined: no limit holds. */
	const left = () => {
		const budget = priceOf(model, prices) === null ? void 0 : ports.budget?.();
		const held = [...open.values()].reduce((sum, usd) => sum + usd, 0);
		return budget && {
			...budget,
			spentUsd: budget.spentUsd + held
		};
	};
	function begin(asked, outputTokens) {
		const startedAt = ports.now();
		const done = Promise.withResolvers();
		open.set(done.promise, mostUsd(asked, outputTokens));
		return {
			outputTokens,
			async settle(reply) {
				try {
					if (reply !== void 0) await ports.emit(turnEvent(asked, outputTokens, reply, startedAt));
				} finally {
					open.delete(done.promise);
					done.resolve();
				}
			}
		};
	}
	function turnEvent(asked, outputTokens, { read, end, requestId }, startedAt) {
		const usage = end === "lost" ? mostOf(asked, outputTokens) : countedOr(read, end === "whole", asked);
		return {
			type: "turn-finished",
			attempt,
			requestId,
			model: read.model ?? model,
			stopReason: end === "whole" ? read.stopReason ?? "none" : "cut off",
			usage,
			costUsd: costOf(usage, read.model, read.region),
			durationMs: Math.round(ports.now() - startedAt),
			text: condense(ports.redact(read.text), eventChars)
		};
	}
	return {
		async admit(asked) {
			const stop = await ports.limit();
			if (stop !== void 0) return { stop };
			if (turns >= maxTurns) return { turnLimit: true };
			for (;;) {
				const budget = left();
				const paid = budget && withinBudget(budget, asked.outputTokens, (tokens) => mostUsd(asked, tokens));
				if (paid === void 0 || "maxTokens" in paid) {
					turns++;
					return { admitted: begin(asked, paid?.maxTokens ?? asked.outputTokens) };
				}
				if (open.size === 0) return paid;
				await Promise.race(open.keys());
			}
		},
		turns: () => turns,
		async settled() {
			while (open.size > 0) await Promise.race(open.keys());
		}
	};
}
/** What a call can use at most. */
function mostOf({ promptTokens, keptForAnHour }, outputTokens) {
	const cacheWrite1hTokens = keptForAnHour ? promptTokens : 0;
	return {
		...noUsage,
		outputTokens,
		cacheWriteTokens: promptTokens,
		cacheWrite1hTokens
	};
}
/** What was counted. Of a reply that broke off the output is estimated from its length: it is counted at the end. */
function countedOr({ usage, outputChars }, whole, { promptTokens }) {
	const outputTokens = Math.ceil(outputChars / charsPerToken);
	if (usage === void 0) return {
		...noUsage,
		inputTokens: promptTokens,
		outputTokens
	};
	return whole ? usage : {
		...usage,
		outputTokens: Math.max(usage.outputTokens, outputTokens)
	};
}
// src/agent/proxy/pass-on.ts
/** One call passed on to the provider with the key, its answer streamed back and read on the way. */
const answerHeaders = [
	"content-type",
	"retry-after",
	"retry-after-ms",
	"x-should-retry",
	"request-id",
	"x-request-id"
];
const lostTries = 99;
/** Read to its end also where the agent hangs up: the provider is paid all the same, and what nobody read would count as nothing. */
async function passOn(call) {
	const { api, response, settle, givenUp } = call;
	let answer;
	try {
		answer = await send(call);
	} catch (error) {
		await settle?.(givenUp.aborted ? {
			read: api.openReply().reply(),
			end: "lost"
		} : void 0);
		response.destroy();
		const cause = error instanceof Error ? error : void 0;
		return { trouble: stopIn(new APIConnectionError({
			message: "Connection error.",
			cause
		}), call) };
	}
	const headers = answerHeaders.flatMap((name) => {
		const value = answer.headers.get(name);
		return value === null ? [] : [[name, value]];
	});
	response.writeHead(answer.status, Object.fromEntries(headers));
	if (!answer.ok) return passError(call, answer);
	await passReply(call, answer);
	return {};
}
function send({ api, key, url, request, body, fetch, givenUp }) {
	const passed = api.passedHeaders.flatMap((name) => {
		const value = request.headers[name];
		return typeof value === "string" ? [[name, value]] : [];
	});
	const headers = {
		...Object.fromEntries(passed),
		...api.keyHeaders(key)
	};
	return fetch(url, {
		method: request.method,
		headers,
		body: body && JSON.stringify(body),
		signal: givenUp
	});
}
async function passError(call, answer) {
	const text = await answer.text().catch(() => "");
	await call.settle?.();
	call.response.end(text);
	const body = parsedJson(text);
	const error = APIError.generate(answer.status, isObject(body) ? body : void 0, text.slice(0, 300), answer.headers);
	const judged = judgeError(error, 0, call.model);
	if (judged.kind === "stop" && answer.status !== 400) return { stop: named(judged.stop, call) };
	return { trouble: stopIn(error, call) };
}
async function passReply({ api, response, settle, givenUp }, answer) {
	const reply = api.openReply();
	const streamed = (answer.headers.get("content-type") ?? "").includes("event-stream");
	const readEvents = openEventReader(reply.take);
	const json = [];
	let whole = true;
	try {
		for await (const chunk of answer.body ?? []) {
			if (streamed) readEvents(chunk);
			else json.push(chunk);
			if (response.destroyed || response.write(chunk)) continue;
			await Promise.race([once(response, "drain"), once(response, "close")]);
		}
		const answered = streamed ? void 0 : parsedJson(Buffer.concat(json).toString("utf8"));
		if (isObject(answered)) reply.take(answered);
	} catch {
		whole = false;
	}
	const read = reply.reply();
	whole &&= read.stopReason !== void 0;
	const requestId = answer.headers.get("request-id") ?? answer.headers.get("x-request-id") ?? void 0;
	await settle?.({
		read,
		end: whole ? "whole" : givenUp.aborted ? "lost" : "cut",
		requestId
	});
	if (whole) response.end();
	else response.destroy();
}
/** What it means where nothing comes after it. */
function stopIn(error, call) {
	const judged = judgeError(error, lostTries, call.model);
	if (judged.kind === "stop") return named(judged.stop, call);
	const said = objectIn(objectIn(error.error).error).message ?? error.message;
	return {
		outcome: "provider-error",
		detail: `The model provider did not answer: ${String(said).slice(0, 300)}.`
	};
}
/** The judgement names the settings of the built-in agent. */
function named(stop, { api }) {
	return {
		...stop,
		detail: stop.detail.replaceAll("anthropic-api-key", api.keySetting)
	};
}
const longestLine = 16777216;
/** Calls `take` with the data of each server-sent event that is a JSON object. What cannot be read is left out. */
function openEventReader(take) {
	const decoder = new TextDecoder();
	let rest = "";
	return (chunk) => {
		const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
		rest = (lines.pop() ?? "").slice(0, longestLine);
		for (const line of lines.filter((each) => each.startsWith("data:"))) {
			const event = parsedJson(line.slice(5));
			if (isObject(event)) take(event);
		}
	};
}
// src/agent/proxy/provider-proxy.ts
/**
* The only way from a command-line agent in the sandbox to the model: an HTTP server of ours on loopback that holds the key. It
* lets through the provider's own paths and the set model only, asks for a token of the present go, and meters what is spent.
*/
/** An agent may end before its last calls do. */
const longestEndMs = 1e4;
async function openProviderProxy(options) {
	const { createServer } = await import("node:http");
	const upstream = openHttpFetch({ proxyEnv: options.proxyEnv });
	let go;
	const server = createServer((request, response) => {
		response.on("error", () => {});
		handle(request, response, go, options, upstream.fetch).catch((error) => {
			if (response.headersSent) response.destroy();
			else refuse(response, {
				status: 502,
				type: "api_error",
				message: error.message
			});
		});
	});
	server.on("clientError", (_, socket) => socket.destroy());
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	server.unref();
	return {
		port: server.address().port,
		begin(attempt) {
			const { model, prices, maxTurns, ports } = options;
			const abort = new AbortController();
			const meter = openMeter({
				attempt,
				model,
				prices,
				maxTurns,
				ports
			});
			const opened = {
				token: randomBytes(32).toString("hex"),
				meter,
				figures: { atTurnLimit: false },
				abort,
				givenUp: new AbortController()
			};
			go = opened;
			return {
				token: opened.token,
				signal: abort.signal,
				async end() {
					if (go === opened) go = void 0;
					server.closeAllConnections();
					const late = setTimeout(() => opened.givenUp.abort(), longestEndMs);
					await meter.settled();
					clearTimeout(late);
					return {
						...opened.figures,
						turns: meter.turns()
					};
				}
			};
		},
		async [Symbol.asyncDispose]() {
			go = void 0;
			server.closeAllConnections();
			await new Promise((resolve) => server.close(() => resolve()));
			upstream[Symbol.dispose]();
		}
	};
}
async function handle(request, response, go, { api, key, baseURL = api.defaultBaseUrl, model, ports }, fetch) {
	if (go === void 0 || !isSameSecret(tokenOf(request), go.token)) return refuse(response, {
		status: 401,
		type: "authentication_error",
		message: "not the token of this run"
	});
	const path = (request.url ?? "").replace(/\?.*/s, "");
	const called = `${request.method} ${path}`;
	const isCall = called === `POST ${api.callPath}`;
	if (!isCall && !api.freeCalls.includes(called)) return refuse(response, forbidden(`${called.slice(0, 100)} is not let through to the provider`));
	const passed = {
		api,
		key,
		url: addressOf(baseURL, path),
		request,
		response,
		fetch,
		model,
		givenUp: go.givenUp.signal
	};
	if (request.method === "GET") return void await passOn(passed);
	const read = await bodyOf(request, ports.redact);
	if ("refusal" in read) return refuse(response, read.refusal);
	const { body } = read;
	if (body.model !== model) return refuse(response, forbidden(`only the model ${model} is let through`));
	const refusal = api.refusal(body);
	if (refusal !== void 0) return refuse(response, forbidden(refusal));
	if (!isCall) return void await passOn({
		...passed,
		body
	});
	await passCall({
		...passed,
		body
	}, go);
}
/** As a run without money, time or turns reaches its end: the agent is told, and ended. */
async function passCall(passed, go) {
	const { api, body, response } = passed;
	const asked = body[api.outputLimit];
	const text = JSON.stringify(body);
	const admitted = await go.meter.admit({
		promptTokens: Math.ceil(Buffer.byteLength(text) / bytesPerToken),
		keptForAnHour: text.includes("\"ttl\":\"1h\""),
		outputTokens: typeof asked === "number" && asked > 0 ? asked : mostOutputTokens
	});
	if (!("admitted" in admitted)) {
		if ("stop" in admitted) go.figures.stop = admitted.stop;
		else go.figures.atTurnLimit = true;
		refuse(response, forbidden("stop" in admitted ? admitted.stop.detail : "max-turns is reached"));
		return go.abort.abort();
	}
	const { outputTokens } = admitted.admitted;
	const sent = typeof asked === "number" || outputTokens < mostOutputTokens ? {
		...body,
		[api.outputLimit]: outputTokens
	} : body;
	const { stop, trouble } = await passOn({
		...passed,
		body: sent,
		settle: admitted.admitted.settle
	});
	go.figures.trouble = trouble;
	if (stop === void 0) return;
	go.figures.stop = stop;
	go.abort.abort();
}
const bytesPerToken = 3;
const mostOutputTokens = 128e3;
const forbidden = (message) => ({
	status: 403,
	type: "permission_error",
	message
});
function tokenOf({ headers }) {
	const key = headers["x-api-key"];
	return typeof key === "string" ? key : /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
}
// src/agent/preset-agent.ts
/** A command-line agent by its preset: started anew for each attempt, its calls metered by a proxy of ours. */
const summaryChars = 2e3;
const readBytes = 262144;
async function openPresetAgent(options) {
	const { preset, provider, maxTurns, env, network, timeoutMs, ports } = options;
	const { model, effort } = provider;
	const proxy = await openProviderProxy({
		...provider,
		api: preset.api,
		maxTurns,
		ports
	});
	const promptOf = openPrompts(ports);
	return {
		async implement(attempt, prompt, signal) {
			const startedAt = ports.now();
			const { stdin, logPath } = await promptOf(attempt.number, prompt);
			const go = proxy.begin(attempt.number);
			const baseUrl = `http://127.0.0.1:${proxy.port}`;
			const { script, env: own } = preset.start({
				model,
				effort,
				baseUrl,
				token: go.token
			});
			const reach = {
				network,
				ports: [proxy.port],
				signal: AbortSignal.any([signal, go.signal])
			};
			const command = {
				script,
				stdin,
				env: {
					...env,
					...own
				},
				logPath,
				timeoutMs: timeoutMs(),
				...reach
			};
			const result = await ports.exec(command).finally(() => go.end());
			const figures = await go.end();
			const output = await headAndTail(logPath, readBytes);
			const said = ports.redact(condense(preset.summaryOf(output) ?? output, summaryChars)).trim();
			const durationMs = Math.round(ports.now() - startedAt);
			if (figures.stop !== void 0) return {
				summary: said,
				stop: figures.stop,
				durationMs
			};
			if (figures.atTurnLimit) return {
				...endOfTurns(maxTurns, said),
				durationMs
			};
			const end = await endOfCommand(result, {
				said,
				named: preset.program,
				missing: missingProgram(preset),
				ports
			});
			const stop = end.stop ?? (result.exitCode === 0 ? void 0 : figures.trouble);
			return {
				...end,
				...stop !== void 0 && { stop },
				durationMs
			};
		},
		[Symbol.asyncDispose]: () => proxy[Symbol.asyncDispose]()
	};
}
export { openPresetAgent };
