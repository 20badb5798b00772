import { i as __require, o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { At as objectIn$1, B as finalVerification, Ct as visible, Dt as addUsage, Et as addCost, G as proofTimeWords, J as askedUntilWords, K as proofTitle, L as outcomeWords, Lt as isDiskFull, Mt as parsedJson, Ot as noUsage, P as exitCode, Pt as RedgreenError, Q as belowCause, R as afterInterruption, Rt as problemText, Tt as listed$1, V as proofToTell, W as proofLine, X as attemptMs, Z as attemptsWords, _ as readProxy, at as durationWords, c as several, ct as judgedResult, d as exitCodes, dt as redBeforeWords, et as changeWords, f as Option, ft as resultWords, gt as upToWords, ht as statedCostWords, it as doingWords, jt as objectsIn, kt as isObject$1, lt as lastRedOutput, mt as runTokensWords, ot as failureWords, pt as runCostWords, rt as disproofOf, st as farWords, tt as costWords, ut as placeWords, vt as namesFailingTest, wt as visibleLine, zt as refuseProblems } from "./start.js";
const { setImmediate, setTimeout: setTimeout$1 } = process.getBuiltinModule("node:timers/promises");
const { accessSync, constants, copyFileSync, createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, utimesSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { access, chmod, constants: constants$1, copyFile, lchown, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, rmdir, stat, unlink, writeFile } = process.getBuiltinModule("node:fs/promises");
const { tmpdir } = process.getBuiltinModule("node:os");
const { delimiter, dirname, isAbsolute, join, posix, relative, resolve, sep } = process.getBuiltinModule("node:path");
const { spawn } = process.getBuiltinModule("node:child_process");
const { isUtf8 } = process.getBuiltinModule("node:buffer");
const { createHash, randomBytes, randomUUID } = process.getBuiltinModule("node:crypto");
const { promisify, stripVTControlCharacters, styleText } = process.getBuiltinModule("node:util");
const { deflate } = process.getBuiltinModule("node:zlib");
const { pipeline } = process.getBuiltinModule("node:stream/promises");
const { text } = process.getBuiltinModule("node:stream/consumers");
const { getHeapSpaceStatistics, setFlagsFromString } = process.getBuiltinModule("node:v8");
const { runInNewContext } = process.getBuiltinModule("node:vm");
// src/agent/preset.ts
/** What a preset is: a command-line agent that Redgreen knows how to start, and whose calls go through a proxy that holds the key. */
/** Of the lines that are JSON objects. */
function jsonLines(output) {
	return output.split("\n").map(parsedJson).filter(isObject$1);
}
/** What to do where there is no such program. */
function missingProgram({ program, install }) {
	return `${program} was not found in the sandbox. Install it in a step before the run: ${install}; its folder must be on PATH and not below the home.`;
}
// src/agent/prices.ts
const opus = {
	input: 5,
	output: 25,
	"cache-read": .5,
	"cache-write": 6.25,
	"cache-write-1h": 10
};
const sonnet4 = {
	input: 3,
	output: 15,
	"cache-read": .3,
	"cache-write": 3.75,
	"cache-write-1h": 6
};
const prices$1 = {
	"claude-sonnet-5-5": {
		input: 2,
		output: 10,
		"cache-read": .1,
		"cache-write": 2.5,
		"cache-write-1h": 4
	},
	"claude-opus-5-5": {
		input: 4,
		output: 20,
		"cache-read": .2,
		"cache-write": 5,
		"cache-write-1h": 8
	},
	"claude-haiku-5-5": {
		input: .1,
		output: .5,
		"cache-read": .01,
		"cache-write": .125,
		"cache-write-1h": .2,
		above: {
			promptTokens: 1e5,
			price: {
				input: .5,
				output: 2.5,
				"cache-read": .05
			}
		}
	},
	"claude-fable-5-1": {
		input: 10,
		output: 50,
		"cache-read": .25,
		"cache-write": 12.5,
		"cache-write-1h": 20
	},
	"claude-sonnet-5": {
		input: 2,
		output: 10,
		"cache-read": .2,
		"cache-write": 2.5,
		"cache-write-1h": 4
	},
	"claude-opus-5": opus,
	"claude-opus-4-8": opus,
	"claude-opus-4-7": opus,
	"claude-opus-4-6": opus,
	"claude-opus-4-5": opus,
	"claude-sonnet-4-6": sonnet4,
	"claude-sonnet-4-5": sonnet4,
	"claude-haiku-4-5": {
		input: 1,
		output: 5,
		"cache-read": .1,
		"cache-write": 1.25,
		"cache-write-1h": 2
	}
};
/** The price of a model; a dated id (`claude-haiku-4-5-20251001`) has the price of its family. null: none is known. */
function priceOf(model, own = {}) {
	const undated = model.replace(/-\d{8}$/, "");
	return own[model] ?? own[undated] ?? prices$1[model] ?? prices$1[undated] ?? null;
}
// src/agent/cost.ts
/** Tokens that one reply is billed for. A compaction's tokens are not in the API's totals, so they are added. */
function usageOf(usage) {
	return [usage, ...(usage.iterations ?? []).filter((iteration) => iteration.type === "compaction")].map(tokensOf).reduce(addUsage, noUsage);
}
function tokensOf(counted) {
	return {
		inputTokens: counted.input_tokens ?? 0,
		outputTokens: counted.output_tokens ?? 0,
		cacheReadTokens: counted.cache_read_input_tokens ?? 0,
		cacheWriteTokens: counted.cache_creation_input_tokens ?? 0,
		cacheWrite1hTokens: counted.cache_creation?.ephemeral_1h_input_tokens ?? 0
	};
}
/** USD of one reply; null where neither the model that answered nor the one that was asked for has a price. */
function costUsd(usage, models, own, region) {
	const found = priceOf(models.answered, own) ?? priceOf(models.asked, own);
	if (found === null) return null;
	const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, cacheWrite1hTokens } = usage;
	const price = tier(found, inputTokens + cacheReadTokens + cacheWriteTokens);
	return (inputTokens * price.input + outputTokens * price.output + cacheReadTokens * (price["cache-read"] ?? price.input * .1) + (cacheWriteTokens - cacheWrite1hTokens) * (price["cache-write"] ?? price.input * 1.25) + cacheWrite1hTokens * (price["cache-write-1h"] ?? price.input * 2)) / 1e6 * (region === "us" ? 1.1 : 1);
}
function tier(price, promptTokens) {
	return price.above !== void 0 && promptTokens > price.above.promptTokens ? price.above.price : price;
}
// src/agent/proxy/provider-api.ts
/** Whether something anywhere in a value is a mapping that `wanted` is true of. */
function hasObject(value, wanted) {
	if (Array.isArray(value)) return value.some((one) => hasObject(one, wanted));
	return isObject$1(value) && (wanted(value) || Object.values(value).some((one) => hasObject(one, wanted)));
}
/** Where `path` is answered. OPENAI_BASE_URL is often given with the version, with which each path begins already. */
function addressOf(baseUrl, path) {
	return baseUrl.replace(/\/+$/, "").replace(/\/v1$/, "") + path;
}
// src/agent/proxy/messages-api.ts
const messagesApi = {
	keySetting: "anthropic-api-key",
	baseUrlSetting: "anthropic-base-url",
	defaultBaseUrl: "https://api.anthropic.com",
	callPath: "/v1/messages",
	freeCalls: ["POST /v1/messages/count_tokens", "GET /v1/models"],
	keyHeaders: (key) => ({ "x-api-key": key }),
	passedHeaders: [
		"accept",
		"content-type",
		"user-agent",
		"anthropic-version",
		"anthropic-beta"
	],
	outputLimit: "max_tokens",
	refusal: refusal$1,
	openReply: openReply$1
};
const ownTool = /^(custom|(bash|text_editor|memory|computer)_\d{8})$/;
function refusal$1(body) {
	const { tools = [] } = body;
	const isList = Array.isArray(tools) && tools.every((each) => objectIn$1(each) === each);
	if (tools !== null && !isList) return "tools that are no list of mappings are not known";
	const tool = objectsIn(tools).find(({ type }) => type !== void 0 && !ownTool.test(String(type)));
	if (tool !== void 0) return `the tool ${String(tool.type)} runs at the provider, with its network`;
	const field = [
		"mcp_servers",
		"container",
		"fallbacks"
	].find((name) => !isEmpty(body[name]));
	if (field !== void 0) return `${field} is not passed on`;
	if (body.speed !== void 0 && body.speed !== "standard") return "only the standard speed has a known price";
	const reachesOut = ({ type, source }) => (type === "image" || type === "document") && ["url", "file"].includes(String(objectIn$1(source).type));
	return hasObject([body.messages, body.system], reachesOut) ? "images and documents go along as data, not by address" : void 0;
}
function isEmpty(value) {
	return value === void 0 || value === null || Array.isArray(value) && value.length === 0;
}
function openReply$1() {
	let usage;
	let model;
	let stopReason;
	let text = "";
	let outputChars = 0;
	const takeMessage = (message) => {
		model = typeof message.model === "string" ? message.model : model;
		takeEnd(message.stop_reason, message.usage);
		for (const block of objectsIn(message.content)) takePiece(block);
	};
	const takeEnd = (reason, counted) => {
		if (typeof reason === "string") stopReason = reason;
		const told = Object.entries(objectIn$1(counted)).filter(([, value]) => value !== null);
		if (told.length > 0) usage = {
			...usage,
			...Object.fromEntries(told)
		};
	};
	const takePiece = (piece) => {
		if (typeof piece.text === "string") text += piece.text;
		for (const name of [
			"text",
			"thinking",
			"partial_json"
		]) outputChars += String(piece[name] ?? "").length;
	};
	return {
		take(event) {
			if (event.type === "message") takeMessage(event);
			if (event.type === "message_start") takeMessage(objectIn$1(event.message));
			if (event.type === "content_block_start") takePiece(objectIn$1(event.content_block));
			if (event.type === "content_block_delta") takePiece(objectIn$1(event.delta));
			if (event.type === "message_delta") takeEnd(objectIn$1(event.delta).stop_reason, event.usage);
		},
		reply: () => ({
			model,
			stopReason,
			usage: usage && usageOf(usage),
			region: typeof usage?.inference_geo === "string" ? usage.inference_geo : void 0,
			text,
			outputChars
		})
	};
}
// src/agent/presets/claude-code.ts
/** `agent: claude-code`: tried with 2.1. */
const preset$1 = {
	program: "claude",
	install: "npm install --global @anthropic-ai/claude-code",
	api: messagesApi,
	start({ model, effort, baseUrl, token }) {
		return {
			script: `exec claude ${[
				"--print --output-format stream-json --verbose --no-session-persistence",
				"--dangerously-skip-permissions --strict-mcp-config --disallowedTools WebSearch,WebFetch",
				`--model "$ANTHROPIC_MODEL"${effort === void 0 ? "" : ` --effort ${effort}`}`
			].join(" ")}`,
			env: {
				ANTHROPIC_BASE_URL: baseUrl,
				ANTHROPIC_API_KEY: token,
				ANTHROPIC_MODEL: model,
				ANTHROPIC_SMALL_FAST_MODEL: model,
				ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
				ANTHROPIC_DEFAULT_SONNET_MODEL: model,
				ANTHROPIC_DEFAULT_OPUS_MODEL: model,
				CLAUDE_CODE_SUBAGENT_MODEL: model,
				CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
				DISABLE_AUTOUPDATER: "1",
				DISABLE_TELEMETRY: "1",
				DISABLE_ERROR_REPORTING: "1",
				IS_SANDBOX: "1"
			}
		};
	},
	summaryOf(output) {
		const result = jsonLines(output).findLast(({ type }) => type === "result");
		return typeof result?.result === "string" ? result.result : void 0;
	}
};
// src/agent/proxy/responses-api.ts
/** OpenAI's Responses API as the proxy sees it. */
const responsesApi = {
	keySetting: "openai-api-key",
	baseUrlSetting: "openai-base-url",
	defaultBaseUrl: "https://api.openai.com",
	callPath: "/v1/responses",
	freeCalls: ["GET /v1/models"],
	keyHeaders: (key) => ({ authorization: `Bearer ${key}` }),
	passedHeaders: [
		"accept",
		"content-type",
		"user-agent",
		"openai-beta",
		"session_id",
		"x-codex-beta-features"
	],
	outputLimit: "max_output_tokens",
	refusal,
	openReply
};
const ownTools = /* @__PURE__ */ new Set([
	"function",
	"custom",
	"namespace",
	"local_shell",
	"shell",
	"apply_patch",
	"tool_search"
]);
function refusal(body) {
	const tools = [body, ...objectsWithin(body.input)].flatMap(toolsOf);
	const tool = tools.find(({ type }) => !ownTools.has(String(type)));
	if (tool !== void 0) return `the tool ${String(tool.type)} runs at the provider, with its network`;
	if (tools.find(({ environment }) => environment !== void 0) !== void 0) return "a tool with an environment of its own runs at the provider";
	if ((body.background ?? false) !== false) return "a call in the background cannot be counted";
	const field = [
		"previous_response_id",
		"conversation",
		"prompt"
	].find((name) => (body[name] ?? null) !== null);
	if (field !== void 0) return `${field} brings in what is not in the call, and so cannot be counted`;
	if (hasObject(body.input, ({ type }) => type === "item_reference")) return "item_reference brings in what is not in the call, and so cannot be counted";
	if (![
		void 0,
		null,
		"auto",
		"default",
		"flex"
	].some((tier) => tier === body.service_tier)) return "only the standard service tier has a known price";
	const byAddress = (object) => [
		"image_url",
		"file_url",
		"file_id"
	].some((name) => isAddress(object[name]));
	return hasObject(body.input, byAddress) ? "images and files go along as data, not by address" : void 0;
}
/** The tools that a mapping lists, however deep; one that is no list is a tool of no kind. */
function toolsOf({ tools = [] }) {
	if (tools !== null && !Array.isArray(tools)) return [{ type: "that is no list" }];
	return objectsIn(tools).flatMap((tool) => [tool, ...toolsOf(tool)]);
}
function objectsWithin(value) {
	const found = [];
	hasObject(value, (object) => {
		if (object.tools !== void 0) found.push(object);
		return false;
	});
	return found;
}
function isAddress(value) {
	return value !== void 0 && value !== null && !(typeof value === "string" && value.startsWith("data:"));
}
function openReply() {
	let response = {};
	let text = "";
	let outputChars = 0;
	const takeItem = (item) => {
		const said = objectsIn(item.content).map((part) => String(part.text ?? ""));
		if (item.type === "message") text += said.join("");
		outputChars += JSON.stringify(item).length;
	};
	return {
		take(event) {
			if (event.object === "response") {
				response = event;
				for (const item of objectsIn(event.output)) takeItem(item);
			}
			if (event.type === "response.output_item.done") takeItem(objectIn$1(event.item));
			if (typeof event.type === "string" && /^response\.(created|completed|incomplete|failed)$/.test(event.type)) response = objectIn$1(event.response);
		},
		reply: () => ({
			model: typeof response.model === "string" ? response.model : void 0,
			stopReason: response.status === "in_progress" ? void 0 : response.status,
			usage: usageIn(response.usage),
			text,
			outputChars
		})
	};
}
/** Cached tokens are counted among the input here; what is written to the cache is billed as input. */
function usageIn(value) {
	const usage = objectIn$1(value);
	if (typeof usage.input_tokens !== "number") return void 0;
	const cached = Number(objectIn$1(usage.input_tokens_details).cached_tokens ?? 0);
	const outputTokens = Number(usage.output_tokens ?? 0);
	return {
		...noUsage,
		inputTokens: usage.input_tokens - cached,
		outputTokens,
		cacheReadTokens: cached
	};
}
// src/agent/presets/codex.ts
/** `agent: codex`: tried with 0.169. */
const levels = {
	low: "low",
	medium: "medium",
	high: "high",
	xhigh: "high",
	max: "high"
};
// src/agent/preset-files.ts
const presets = /* @__PURE__ */ new Map([["claude-code", preset$1], ["codex", {
	program: "codex",
	install: "npm install --global @openai/codex",
	api: responsesApi,
	start({ model, effort, baseUrl, token }) {
		return {
			script: `exec codex ${[
				"exec --json --ephemeral --ignore-user-config --skip-git-repo-check",
				"--dangerously-bypass-approvals-and-sandbox",
				...[
					"model_provider=\"redgreen\"",
					`model_providers.redgreen=${`{name="redgreen",base_url="${baseUrl}/v1",env_key="OPENAI_API_KEY",wire_api="responses",supports_websockets=false}`}`,
					"web_search=\"disabled\"",
					"analytics.enabled=false",
					"check_for_update_on_startup=false",
					...effort === void 0 ? [] : [`model_reasoning_effort="${levels[effort]}"`]
				].map((line) => `--config '${line}'`),
				"--model \"$REDGREEN_CODEX_MODEL\" -"
			].join(" ")}`,
			env: {
				OPENAI_API_KEY: token,
				REDGREEN_CODEX_MODEL: model
			}
		};
	},
	summaryOf(output) {
		const said = jsonLines(output).map(({ item }) => objectIn$1(item)).findLast(({ type }) => type === "agent_message");
		return typeof said?.text === "string" ? said.text : void 0;
	}
}]]);
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype \u2014 never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback \u2014 rest and defaulted parameters both report arity 0 \u2014 and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure \u2014 the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer);
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse$1 = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure$1(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure$1(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure$1(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji$1() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji$1());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$2 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$3 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$3(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$1 = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$1.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$1.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$1.length > depth ? open$1.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
	return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, ch._zod.def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify \u2014 anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else \u2014 `$ref`, `patternProperties`,
* an annotation like `description` \u2014 makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead \u2014 `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it \u2014 so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses \u2014 `z.record(z.number().min(5), V)`
* accepts `"3"` \u2014 which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$2 : integer).source;
	return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse$1(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number$1(params) {
	return /* @__PURE__ */ _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
	return extend$1(schema, shape);
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
	return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
const ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniCatch = /*@__PURE__*/ $constructor("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _catch(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
}
// src/config/setting-types.ts
/** Building blocks of the settings schema: what a setting looks like, and what is told about it. */
const about = registry();
const anywhere = [
	"input",
	"environment",
	"file"
];
/** Never from a file of the repository or the organisation: keys, base URLs, the sandbox. */
const notFromFiles = ["input", "environment"];
const inputOnly = ["input"];
/** A schema with what is told about it; from any layer unless `places` says otherwise. */
function setting(schema, says, more = {}) {
	about.add(schema, {
		says,
		places: anywhere,
		...more
	});
	return schema;
}
const whole$1 = (min, max) => int().check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max));
const number = (min, max) => (/* @__PURE__ */ number$1()).check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max));
/** A shell command, or `none`. */
const command$1 = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(1e4));
const globs = (/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(500)))).check(/* @__PURE__ */ _maxLength(200));
const name = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100));
const names$1 = (/* @__PURE__ */ array(name)).check(/* @__PURE__ */ _maxLength(200));
/** Names one by one: `*` is none. */
const namesOneByOne = (/* @__PURE__ */ array(name.check(/* @__PURE__ */ _regex(/^(?!\*$)/)))).check(/* @__PURE__ */ _maxLength(200));
/** Printable ASCII without blanks: what an HTTP header can carry. */
const key = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[!-~]+$/));
/** Names of environment variables that foreign code may see. Ours, the runner's and GitHub's own stay out whatever is asked. */
const variableNames = (/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^(?!INPUT_|ACTIONS_|REDGREEN_|GITHUB_TOKEN$|LD_|NODE_OPTIONS$)[A-Za-z_][A-Za-z0-9_]{0,99}$/)))).check(/* @__PURE__ */ _maxLength(100));
/** 1 to 65535. */
const port = "([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
/** `localhost:5432`: a port of the machine that tests may reach. */
const services = (/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(new RegExp(`^(localhost|127\\.0\\.0\\.1|\\[::1\\]):${port}$`))))).check(/* @__PURE__ */ _maxLength(20));
const hostPart = "[A-Za-z0-9]([A-Za-z0-9-]{0,62})";
const hostName = new RegExp(`^(\\*\\.)?${hostPart}(\\.${hostPart}){0,10}(:${port})?$`);
const network = /* @__PURE__ */ union([/* @__PURE__ */ _enum(["none", "full"]), (/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(253), /* @__PURE__ */ _regex(hostName)))).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))]);
/** Part of a branch name as `git check-ref-format` has it. */
const branchPart = String.raw`(?![-/.])(?!refs\/)(?!.*(\.\.|\/\/|@\{|\.lock(\/|$)|\/\.))[^\s~^:?*[\\\p{Cc}]+$`;
const branchName = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(new RegExp(`^(?!.*[/.]$)${branchPart}`, "u")));
const branchPrefix = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(100), /* @__PURE__ */ _regex(new RegExp(`^${branchPart}`, "u")));
const modelId = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[\w.:@/-]{1,100}$/));
const label = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(50), /* @__PURE__ */ _regex(/^[^,\p{Cc}]+$/u));
/** A folder inside the repository. */
const folder = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(500), /* @__PURE__ */ _regex(/^(?!\/)(?!([\s\S]*[\\/])?\.\.([\\/]|$))[^\p{Cc}]+$/u));
/** https, or http on loopback; no user, no link-local address (S74: the metadata services live there). */
const serviceUrl = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(500), /* @__PURE__ */ refine((text) => {
	const url = URL.parse(text);
	if (url === null || url.username !== "" || url.password !== "") return false;
	if (/^(169\.254\.|\[fe[89ab]|metadata\.)/i.test(url.hostname)) return false;
	return url.protocol === "https:" || url.protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
}));
const usd = (/* @__PURE__ */ number$1()).check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(1e5));
/** USD per million tokens. */
const price = /* @__PURE__ */ strictObject({
	input: usd,
	output: usd,
	"cache-read": /* @__PURE__ */ optional(usd),
	"cache-write": /* @__PURE__ */ optional(usd),
	"cache-write-1h": /* @__PURE__ */ optional(usd)
});
const prices = /* @__PURE__ */ record((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)), price);
/** Folder \u2192 its commands; those that are left out are found there. */
const projects = /* @__PURE__ */ record(folder, /* @__PURE__ */ nullable(/* @__PURE__ */ strictObject({
	setup: /* @__PURE__ */ optional(command$1),
	build: /* @__PURE__ */ optional(command$1),
	test: /* @__PURE__ */ optional(command$1)
})));
// src/config/github-settings.ts
/** The rows of the schema that are about what happens on GitHub; `settings.ts` has the others. */
const settingsOnGitHub = {
	"max-runs-per-day": setting(/* @__PURE__ */ _default(whole$1(1, 1e4), 20), "For each actor and repository.", { onlyOnGitHub: true }),
	draft: setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum([
		"until-green",
		"always",
		"never"
	]), "until-green"), "When the pull request is a draft.", { onlyOnGitHub: true }),
	"fix-target": setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum(["head", "branch"]), "head"), "Where the mending of somebody else's pull request goes: onto its own branch, or into a pull request against it.", { onlyOnGitHub: true }),
	"on-red": setting(/* @__PURE__ */ _default(namesOneByOne, []), "Authors whose red pull requests are mended unasked, once for each head: `dependabot`, `renovate`, or user names. A bot's pull request is never pushed to.", {
		allowed: "a list of user names (* is not one)",
		onlyOnGitHub: true
	}),
	"fail-on": setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum([
		"not-passed",
		"error",
		"never"
	]), "not-passed"), "When the step exits 1. not-passed: all but passed, skipped, refused. error: error, misconfigured, setup-failed, provider-error, publish-failed.", { onlyOnGitHub: true }),
	"dry-run": setting(/* @__PURE__ */ _default(/* @__PURE__ */ boolean(), false), "Does everything, model included, writes nothing to GitHub and shows comment, diff and pull request, in the App as dry-run.md on the run's page."),
	"allow-users": setting(/* @__PURE__ */ _default(names$1, []), "Users who may trigger beside those with write access.", {
		allowed: "a list of user names",
		onlyOnGitHub: true
	}),
	"allow-bots": setting(/* @__PURE__ */ _default(namesOneByOne, []), "Bots that may trigger.", {
		allowed: "a list of bot names (* is not one)",
		onlyOnGitHub: true
	})
};
// src/config/settings.ts
/**
* Every setting: its default, its range, what it does, where it may be set. The kebab-case name is the action input, the
* key in `.github/redgreen.yml`, the flag `--name` and the variable `REDGREEN_NAME`; in code the name is camelCase.
*/
const commandText = "a shell command, or none to switch it off";
const globText = "a list of globs";
const networkText = "none, full, or a list of host names";
const ofKey = {
	places: notFromFiles,
	secret: true,
	allowed: "a key of printable characters without blanks"
};
const ofAddress = {
	places: notFromFiles,
	allowed: "an https address (http on loopback only) without a user name"
};
const namesText = "a list of names of environment variables, without those of Redgreen, the runner and GitHub";
const settingsSchema = /* @__PURE__ */ strictObject({
	"github-token": setting(/* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1))), "Token for GitHub's API and for pushing. With the job's own token a push starts no other workflow.", {
		places: inputOnly,
		secret: true,
		otherwise: "the job's token"
	}),
	"anthropic-api-key": setting(/* @__PURE__ */ optional(key), "Key for the Anthropic API. Needed unless `agent` is `command` or `codex`; without it there is no review.", ofKey),
	"anthropic-base-url": setting(/* @__PURE__ */ optional(serviceUrl), "Where the Anthropic API answers, for a proxy of your own.", {
		...ofAddress,
		otherwise: "https://api.anthropic.com"
	}),
	"openai-api-key": setting(/* @__PURE__ */ optional(key), "Key for the OpenAI API, for `agent: codex`.", ofKey),
	"openai-base-url": setting(/* @__PURE__ */ optional(serviceUrl), "Where the OpenAI API answers, for a proxy of your own.", {
		...ofAddress,
		otherwise: "https://api.openai.com"
	}),
	model: setting(/* @__PURE__ */ _default(modelId, "claude-sonnet-5-5"), "The model that implements, and reviews unless `review-model` says otherwise.", { allowed: "the id of a model" }),
	effort: setting(/* @__PURE__ */ optional(/* @__PURE__ */ _enum([
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	])), "How hard the model thinks: more costs more, and finds more.", { otherwise: "the model's own" }),
	"review-model": setting(/* @__PURE__ */ optional(modelId), "The model that reviews.", {
		otherwise: "`model`",
		allowed: "the id of a model"
	}),
	agent: setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum([
		"anthropic",
		...presets.keys(),
		"command"
	]), "anthropic"), "Who implements: the built-in agent on the Anthropic API, a known command-line agent (installed before, its key held by a proxy outside the sandbox), or any other as `agent-command`."),
	"agent-command": setting(/* @__PURE__ */ optional(command$1), "The command-line agent, for `agent: command`: gets the prompt on stdin and works in the tree, inside the sandbox.", { allowed: "a shell command" }),
	"agent-env": setting(/* @__PURE__ */ _default(variableNames, []), "Names of the environment variables that the command-line agent may see.", { allowed: namesText }),
	"agent-network": setting(/* @__PURE__ */ _default(network, "none"), "Whom the command-line agent may reach.", { allowed: networkText }),
	label: setting(/* @__PURE__ */ _default(label, "ai-implement"), "The label that starts a run.", {
		allowed: "a label of up to 50 characters without a comma",
		onlyOnGitHub: true
	}),
	"max-iterations": setting(/* @__PURE__ */ _default(whole$1(0, 10), 3), "How many times a red verification is fed back to the agent: 3 retries, so up to 4 attempts, for each TDD cycle and each rework."),
	"max-iterations-limit": setting(/* @__PURE__ */ _default(whole$1(0, 10), 10), "The most that `max-iterations` may ask for. A story that asks for more is capped; a lower layer can only lower the limit."),
	"setup-command": setting(/* @__PURE__ */ optional(command$1), "Installs what build and tests need, with network, before the model has seen anything.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	"build-command": setting(/* @__PURE__ */ optional(command$1), "Runs before the tests in every verification.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	"test-command": setting(/* @__PURE__ */ optional(command$1), "Decides: a run has passed when this exits 0 on exactly the tree that is pushed.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	projects: setting(/* @__PURE__ */ optional(projects), "Folders with commands of their own, for a repository without a test command at its root: {<folder>: {setup, build, test}}. Every verification runs all of them.", {
		otherwise: "the workspaces that the root names",
		allowed: "a mapping of folders to {setup, build, test}, each a shell command or none, found where it is left out"
	}),
	"test-timeout-minutes": setting(/* @__PURE__ */ _default(number(.001, 360), 10), "For each verification (build and test together) and for setup alone, never cumulative. Fractions are allowed."),
	"timeout-minutes": setting(/* @__PURE__ */ _default(number(.001, 1440), 60), "For the whole run."),
	mode: setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum(["standard", "tdd"]), "standard"), "tdd writes a failing test for each acceptance criterion first, then makes it pass with that test frozen."),
	review: setting(/* @__PURE__ */ _default(/* @__PURE__ */ boolean(), true), "A review by the model after green. It can ask for a rework; it cannot make a red run green."),
	"max-reworks": setting(/* @__PURE__ */ _default(whole$1(0, 10), 1), "How many times the findings of a review go back to the agent."),
	"max-cost-usd": setting(/* @__PURE__ */ _default(number(0, 1e4), 10), "Ends the run before the call that could take it beyond this sum."),
	"max-turns": setting(/* @__PURE__ */ _default(whole$1(1, 1e3), 150), "Model calls in one attempt; money is the guard before them. A first attempt that changes nothing is told once to go on, and may make as many again."),
	"max-feedback-chars": setting(/* @__PURE__ */ _default(whole$1(200, 2e5), 5e3), "How much test output the agent gets after a red verification, and a reader at the end of a red run."),
	"working-directory": setting(/* @__PURE__ */ _default(folder, "."), "The folder in which the commands run.", { allowed: "a folder inside the repository" }),
	"base-branch": setting(/* @__PURE__ */ optional(branchName), "The branch to start from and to open the pull request against.", {
		otherwise: "the default branch; in a clone HEAD",
		allowed: "the name of a branch"
	}),
	"branch-prefix": setting(/* @__PURE__ */ _default(branchPrefix, "ai-implement/"), "Branches are called <prefix><issue>-<slug>.", { allowed: "the beginning of a branch name" }),
	sandbox: setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum([
		"auto",
		"bubblewrap",
		"namespaces",
		"docker",
		"none"
	]), "auto"), "auto takes the strongest sandbox that works here and refuses to run without one; none runs foreign code unconfined, and the comment says so.", { places: notFromFiles }),
	"sandbox-network": setting(/* @__PURE__ */ _default(network, "none"), "What the agent's shell, the build and the tests may reach. Loopback inside the sandbox always works.", {
		places: notFromFiles,
		allowed: networkText
	}),
	"protected-paths": setting(/* @__PURE__ */ optional(globs), "Paths that are never pushed, beside the built-in list (workflows, CODEOWNERS, agent instructions, \u2026).", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-paths": setting(/* @__PURE__ */ optional(globs), "Which files are tests.", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-report": setting(/* @__PURE__ */ optional(globs), "Report files (JUnit XML, TAP, CTRF, JSON) that the tests write, read beside their output; the built-in list only where the output counts no tests.", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-env": setting(/* @__PURE__ */ _default(variableNames, []), "Names of the environment variables that setup, build and tests may see. Their values are masked everywhere.", { allowed: namesText }),
	"setup-env": setting(/* @__PURE__ */ _default(variableNames, []), "Names of the environment variables that setup alone may see, such as the token of a private registry: no build, no test and no agent gets them. Their values are masked everywhere. Where a bot opened the pull request or an agent has written to the branch, setup goes without them.", { allowed: namesText }),
	"test-services": setting(/* @__PURE__ */ _default(services, []), "Ports of the runner that are carried into the sandbox, such as localhost:5432.", { allowed: "a list of localhost:<port>" }),
	dependencies: setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum(["open", "frozen"]), "open"), "open: the agent may add packages of the registry, and setup runs again for them. frozen: what changes a dependency is held back."),
	baseline: setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum([
		"allow-known",
		"require-green",
		"allow-any"
	]), "allow-known"), "Tests that are red before the agent: allow-known carries on and tells them apart, and ends a run whose red names no failing test (a linter, a missing tool); allow-any carries on then too; require-green ends the run."),
	"flaky-reruns": setting(/* @__PURE__ */ _default(whole$1(0, 10), 1), "How many times a red verification of the same tree runs again to tell a flake from a failure."),
	proof: setting(/* @__PURE__ */ _default(/* @__PURE__ */ _enum([
		"off",
		"report",
		"alarm"
	]), "alarm"), "Experiments over a green attempt: sources alone, bent tests, added tests without the change. report tells what they show, alarm makes a green that cannot go red red."),
	"tdd-max-cycles": setting(/* @__PURE__ */ _default(whole$1(1, 50), 10), "Cycles of `mode: tdd`; criteria beyond it share the last."),
	prices: setting(/* @__PURE__ */ _default(prices, {}), "USD per million tokens for models that the built-in table does not know: {<model>: {input, output, cache-read, cache-write, cache-write-1h}}.", { allowed: "a mapping of model ids to {input, output, cache-read, cache-write, cache-write-1h} in USD per million tokens" }),
	"retention-days": setting(/* @__PURE__ */ _default(whole$1(1, 3650), 90), "How long the record of a run is kept."),
	...settingsOnGitHub
});
const settingNames = Object.keys(settingsSchema.shape);
function camelName(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
// src/config/allowed.ts
/** How what a setting takes reads for a person: derived from the schema, so that no text can differ from what is checked. */
/** `a whole number from 0 to 10`, `standard or tdd`, `true or false`. */
function allowedWords(name) {
	const told = about.get(settingsSchema.shape[name])?.allowed;
	if (told !== void 0) return told;
	const json = jsonSchema(name);
	if (json.enum !== void 0) return orWords(json.enum.map(String));
	if (json.type === "boolean") return "true or false";
	if (json.type === "integer") return `a whole number from ${json.minimum} to ${json.maximum}`;
	if (json.type === "number") return `a number from ${json.minimum} to ${json.maximum}`;
	return "a text";
}
/** The default as it reads in a table: `3`, `none`, `found from the repository's files`, `\u2013`. */
function defaultWords(name) {
	const { default: value } = jsonSchema(name);
	const told = about.get(settingsSchema.shape[name])?.otherwise;
	if (told !== void 0) return told;
	if (value === void 0 || typeof value === "object" && Object.keys(value ?? {}).length === 0) return "\u2013";
	return String(value);
}
/** ` Default: 3.`; empty where there is none. The default `.` is its own full stop. */
function defaultSentence(name) {
	const value = defaultWords(name);
	return value === "\u2013" ? "" : ` Default: ${value === "." ? value : `${value}.`}`;
}
/** ` Not in a file.`; empty where it may stand in one. */
function placeSentence(name) {
	const places = about.get(settingsSchema.shape[name])?.places ?? [];
	return places.includes("file") ? "" : places.includes("environment") ? " Not in a file." : " Input only.";
}
/** By the type alone: a JSON schema of every setting costs 8 ms, and each start of a run asks for all forms. */
function formOf(name) {
	let schema = settingsSchema.shape[name];
	while (schema instanceof ZodMiniDefault || schema instanceof ZodMiniOptional) schema = schema.def.innerType;
	if (schema instanceof ZodMiniUnion) return "network";
	if (schema instanceof ZodMiniNumber) return "number";
	if (schema instanceof ZodMiniBoolean) return "boolean";
	if (schema instanceof ZodMiniArray) return "list";
	return schema instanceof ZodMiniRecord ? "table" : "text";
}
const known = /* @__PURE__ */ new Map();
function jsonSchema(name) {
	const schema = known.get(name) ?? toJSONSchema(settingsSchema.shape[name], { io: "input" });
	known.set(name, schema);
	return schema;
}
function orWords(words) {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "\u2026" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "\u2026";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "\u2026\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "\u0085",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` \u2013 Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` \u2013 Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` \u2013 Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` \u2013 The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "\ufeff";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}));
// src/config/known-names.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/** Which setting a name means, and which one it may have meant. */
function isSetting(name) {
	return settingNames.includes(name);
}
/** ` Did you mean max-iterations?`, also for its camel- and snake-case; empty where nothing is near. */
function didYouMean(name) {
	const near = nearest(name, settingNames);
	return near === void 0 ? "" : ` Did you mean ${near}?`;
}
/** The known name that differs in case, dashes and underscores only, else in at most a third of its letters. */
function nearest(name, known) {
	const given = squeezed(name.slice(0, 60));
	const best = known.map((candidate) => ({
		candidate,
		distance: editDistance(given, squeezed(candidate))
	})).sort((a, b) => a.distance - b.distance)[0];
	return best !== void 0 && best.distance <= Math.floor(best.candidate.length / 3) ? best.candidate : void 0;
}
/** The known name that differs in nothing but case, dashes and underscores. */
function sameWords(name) {
	return settingNames.find((candidate) => squeezed(candidate) === squeezed(name));
}
function squeezed(name) {
	return name.replace(/[-_\s]/g, "").toLowerCase();
}
/** Levenshtein, one row at a time. */
function editDistance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
// src/config/setting-value.ts
/** One given value, read by what its setting takes. */
/** Reads a text (input, flag, variable) or a YAML value. `value: undefined` is "not given": nothing, an empty text, null. */
function readSetting(name, given, source) {
	if (given === void 0 || given === null || typeof given === "string" && given.trim() === "") return { value: void 0 };
	const result = settingsSchema.shape[name].safeParse(fromText(name, given));
	if (result.success) return { value: result.data };
	return { problem: notAllowed(name, given, source) };
}
/** The one form of every complaint about a value: the setting, what was given, what is allowed. */
function notAllowed(name, given, source, allowed = allowedWords(name)) {
	return {
		source,
		setting: name,
		message: `${name} is ${about.get(settingsSchema.shape[name])?.secret === true ? "not what it can be" : shown(given)}; allowed: ${allowed}`
	};
}
/** A given value in one short line: control characters escaped, so that it can stand in any log. */
function shown(given) {
	const text = typeof given === "string" && /^[\w.+-]+$/.test(given) ? given : (JSON.stringify(given) ?? String(given)).replace(/\/\/[^/"\s]*@/g, "//***@");
	return text.length > 80 ? `${text.slice(0, 80)}\u2026` : text;
}
function fromText(name, given) {
	const form = formOf(name);
	if (typeof given !== "string") return form === "text" && typeof given === "number" ? String(given) : given;
	const text = given.trim();
	switch (form) {
		case "text": return text;
		case "number": return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : text;
		case "boolean": return /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : text;
		case "list": return listItems(text);
		case "network": return text === "none" || text === "full" ? text : listItems(text);
		case "table": return tableOf(text);
	}
}
/** Items of a list in a text: one a line, or divided by commas \u2013 except inside braces, which belong to a glob. */
function listItems(text) {
	return text.split(/\r?\n|,(?![^{}\n]*\})/).map((item) => item.trim().replace(/^-\s+/, "")).filter((item) => item !== "");
}
/** A mapping written as YAML or JSON; left as text, and so refused, where it is neither. */
function tableOf(text) {
	try {
		return (0, import_dist.parse)(text, {
			maxAliasCount: 20,
			logLevel: "silent"
		});
	} catch {
		return text;
	}
}
// src/config/config-file.ts
/** `.github/redgreen.yml`, of the repository or of the organisation's `.github` repository. */
const configPath = ".github/redgreen.yml";
/** A configuration is a page of text; more is a mistake or an attack. */
const maxBytes = 65536;
/** Enough to share a list of globs between two keys, too few for a billion laughs. */
const maxAliases = 20;
/** The library looks for doubled keys by comparing each with each, seconds for a file full of them: done here once. */
const yamlOptions = {
	logLevel: "error",
	prettyErrors: false,
	uniqueKeys: false
};
/** A file with more is another kind of file. */
const maxProblems = 30;
/** Reads a file's text; every problem has its line and column. `source` is how the file is called in messages. */
function readConfigFile(text, source = configPath) {
	if (text.trim() === "") return empty();
	const bytes = Buffer.byteLength(text);
	if (bytes > maxBytes) return failed({
		source,
		message: `the file has ${bytes} bytes; allowed: ${maxBytes}`
	});
	const lines = new import_dist.LineCounter();
	const at = (offset) => {
		const { line, col } = lines.linePos(offset ?? 0);
		return {
			line,
			column: col
		};
	};
	try {
		const document = (0, import_dist.parseDocument)(text, {
			lineCounter: lines,
			...yamlOptions
		});
		const broken = document.errors.map(({ message, pos }) => ({
			source,
			message,
			...at(pos[0])
		}));
		if (broken.length > 0) return {
			...empty(),
			problems: broken
		};
		const plain = document.toJS({
			maxAliasCount: maxAliases,
			mapAsMap: true
		});
		if (document.contents === null || plain === null) return empty();
		if (!(0, import_dist.isMap)(document.contents) || !(plain instanceof Map)) return failed({
			source,
			message: "the file is not a mapping of settings",
			...at(document.contents.range?.[0])
		});
		const positions = /* @__PURE__ */ new Map();
		const twice = [];
		for (const { key } of document.contents.items) {
			if (!(0, import_dist.isScalar)(key)) continue;
			const position = key.range?.[0];
			if (positions.has(key.value)) twice.push({
				source,
				message: `${shown(key.value)} is given twice`,
				...at(position)
			});
			else positions.set(key.value, position);
		}
		const file = readKeys(plain, source, (name) => at(positions.get(name)));
		return {
			...file,
			problems: [...twice, ...file.problems].slice(0, maxProblems)
		};
	} catch (error) {
		return failed({
			source,
			message: `the file cannot be read as YAML: ${error instanceof RangeError ? "nested too deeply" : error instanceof Error ? error.message : "unreadable"}`
		});
	}
}
function readKeys(plain, source, at) {
	const file = empty();
	for (const [name, given] of plain) {
		if (file.problems.length >= maxProblems) break;
		const read = readKey(String(name), given instanceof Map ? deepObject(given) : given, source);
		if ("problem" in read) file.problems.push({
			...read.problem,
			...at(name)
		});
		else if (read.value !== void 0 && isSetting(String(name))) {
			file.values.set(String(name), read.value);
			file.places.set(String(name), at(name));
		}
	}
	return file;
}
function readKey(name, given, source) {
	if (!isSetting(name)) return { problem: {
		source,
		setting: name,
		message: `${JSON.stringify(name.slice(0, 60))} is not a setting.${didYouMean(name)}`
	} };
	const places = about.get(settingsSchema.shape[name])?.places ?? [];
	if (!places.includes("file")) return { problem: {
		source,
		setting: name,
		message: `${name} may not be set in a file; allowed: ${places.includes("environment") ? "an input, a flag or the environment" : "an input"}`
	} };
	return readSetting(name, given, source);
}
/** Own properties only: `__proto__` as a key of YAML stays a key. */
function deepObject(map) {
	return Object.fromEntries([...map].map(([key, value]) => [String(key), value instanceof Map ? deepObject(value) : value]));
}
const empty = () => ({
	values: /* @__PURE__ */ new Map(),
	problems: [],
	places: /* @__PURE__ */ new Map()
});
function failed(problem) {
	return {
		...empty(),
		problems: [problem]
	};
}
// src/config/ceilings.ts
/** The operator of the App answers for what every repository may spend and whom it may run. */
/** Lowers what is above a ceiling and says so; what cannot be lowered (a model, an agent, a variable) is a problem. */
function applyCeilings(values, ceilings, problems, warnings) {
	lower(values, "max-cost-usd", ceilings.maxCostUsd, warnings);
	if (ceilings.maxCostUsd !== void 0) countByOwnPrices(values, ceilings.models, problems, warnings);
	lower(values, "timeout-minutes", ceilings.timeoutMinutes, warnings);
	choose(values, "model", ceilings.models, problems);
	choose(values, "review-model", ceilings.models, problems);
	choose(values, "agent", ceilings.agent === void 0 ? void 0 : [ceilings.agent], problems);
	for (const name of [
		"test-env",
		"setup-env",
		"agent-env"
	]) {
		const entry = values.get(name);
		const refused = (entry?.value ?? []).filter((variable) => !(ceilings.env ?? []).includes(variable));
		if (entry === void 0 || refused.length === 0) continue;
		const allowed = `names that the operator allows (${(ceilings.env ?? []).join(", ") || "none"})`;
		problems.push(notAllowed(name, refused, entry.source, allowed));
		values.set(name, {
			value: [],
			source: "operator"
		});
	}
}
/** The usual model of the Anthropic API, or the first other one that may be used. */
function anthropicModel(usual, allowed = [usual]) {
	return allowed.includes(usual) ? usual : allowed.find((name) => name.startsWith("claude-"));
}
function lower(values, name, ceiling, warnings) {
	const entry = values.get(name);
	if (ceiling === void 0 || entry === void 0 || entry.value <= ceiling) return;
	values.set(name, {
		value: ceiling,
		source: "operator"
	});
	if (entry.source !== "default") warnings.push(`${name} ${entry.value} (${entry.source}) is above the operator's ${ceiling}; ${ceiling} holds.`);
}
/** A ceiling holds for what is counted: neither a price nor a model without one may come from a file of the repositories. */
function countByOwnPrices(values, models = [], problems, warnings) {
	const isFromFile = (source = "") => source.endsWith(configPath);
	const prices = values.get("prices");
	if (isFromFile(prices?.source)) {
		warnings.push(`prices (${prices?.source}) do not count: the operator's max-cost-usd is counted without them.`);
		values.set("prices", {
			value: {},
			source: "operator"
		});
	}
	const known = values.get("prices")?.value;
	for (const name of ["model", "review-model"]) {
		const { value, source } = values.get(name) ?? {};
		if (value === void 0 || priceOf(String(value), known) !== null || source === void 0 || !isFromFile(source) || models.includes(String(value))) continue;
		problems.push(notAllowed(name, value, source, "a model whose price is known, for the operator's max-cost-usd"));
	}
}
function choose(values, name, allowed, problems) {
	const entry = values.get(name);
	const first = allowed?.[0];
	if (allowed === void 0 || first === void 0 || entry?.value === void 0) return;
	if (allowed.includes(String(entry.value))) return;
	values.set(name, {
		value: first,
		source: "operator"
	});
	if (entry.source !== "default") problems.push(notAllowed(name, entry.value, entry.source, `what the operator allows (${allowed.join(", ")})`));
}
// src/config/story-layer.ts
/** What a story may ask for in its front matter: max-iterations, mode, review, and `tests: may-change`. Nothing else. */
const names = /* @__PURE__ */ new Map([
	["max-iterations", "max-iterations"],
	["max_iterations", "max-iterations"],
	["max_implementation_retries", "max-iterations"],
	["mode", "mode"],
	["review", "review"]
]);
/** What else a story may say: for another part of Redgreen, or written by it. */
const otherKeys = new Set(listed$1(`
    title acceptance_criteria non_goals stop_conditions tests status implementation_retry_count last_test_run branch
    updated
  `));
const meantByPeople = [
	...names.keys(),
	"tests",
	"acceptance_criteria",
	"non_goals",
	"stop_conditions"
];
function readStoryWishes(wishes) {
	const layer = {
		values: /* @__PURE__ */ new Map(),
		testsMayChange: false,
		problems: [],
		warnings: []
	};
	if (wishes === void 0) return layer;
	const source = wishes.source ?? "story";
	for (const [key, given] of Object.entries(wishes.frontMatter)) {
		const name = names.get(key);
		const before = layer.warnings.length;
		if (key === "tests") readTests(layer, given, wishes.mayWrite);
		else if (name !== void 0) readWish(layer, {
			key,
			name,
			given
		}, wishes, source);
		else if (!otherKeys.has(key) && !wishes.otherKeys?.includes(key)) warnOfOther(layer, key, wishes.otherKeys);
		const told = layer.warnings.splice(before);
		const place = wishes.placeOf?.(key);
		layer.warnings.push(...told.map((message) => place ? problemText({
			source,
			...place,
			message
		}) : message));
	}
	return layer;
}
function readWish(layer, { key, name, given }, { mayWrite, placeOf }, source) {
	const read = name === "max-iterations" ? readRetries(given, source) : readSetting(name, given, source);
	if ("problem" in read) layer.problems.push({
		...read.problem,
		...placeOf?.(key)
	});
	else if (name === "review" && read.value === false && !mayWrite) layer.warnings.push("The story asks for review: false; it does not count, because its author may not write here.");
	else if (read.value !== void 0) {
		if (layer.values.has(name) && layer.values.get(name) !== read.value) layer.warnings.push(`The story gives ${name} twice; ${key}: ${shown(given)} counts, which comes last.`);
		layer.values.set(name, read.value);
	}
}
/** A story may ask for more than 10, and is capped; below 0 or between two numbers is a mistake. */
function readRetries(given, source) {
	const text = typeof given === "string" ? given.trim() : given;
	if (text === null || text === void 0 || text === "") return { value: void 0 };
	const asked = typeof text === "string" && /^\d+$/.test(text) ? Number(text) : text;
	if (typeof asked === "number" && Number.isInteger(asked) && asked >= 0) return { value: asked };
	return { problem: notAllowed("max-iterations", given, source) };
}
function readTests(layer, given, mayWrite) {
	if (given !== "may-change") layer.warnings.push(`The story says tests: ${shown(given)}; the only value that counts is may-change.`);
	else if (mayWrite) layer.testsMayChange = true;
	else layer.warnings.push("The story says tests: may-change; it does not count, because its author may not write here.");
}
/** Front matter is shared with other programs, so an unknown key is no mistake \u2013 but one that looks like ours is told. */
function warnOfOther(layer, key, others = []) {
	const meant = sameWords(key) ?? nearKey(key, [...meantByPeople, ...others]);
	if (meant === void 0) return;
	const allowed = meantByPeople.includes(meant) || !isSetting(meant) ? `Did you mean ${meant}?` : "A story may set max-iterations, mode, review and tests only.";
	layer.warnings.push(`The story's ${key} does not count. ${allowed}`);
}
/** Slips are rare in the first letter, and `code` or `preview` are words of their own. */
function nearKey(key, known) {
	const near = nearest(key, known);
	return near?.[0] === key[0]?.toLowerCase() ? near : void 0;
}
// src/config/text-layer.ts
/** Action inputs (`source` input) or flags, by kebab-case name; an empty one is not given. */
function readInputs(texts, source) {
	const layer = {
		values: /* @__PURE__ */ new Map(),
		problems: [],
		warnings: []
	};
	for (const [name, text] of Object.entries(texts)) {
		if (text === void 0 || text.trim() === "") continue;
		if (isSetting(name)) take(layer, name, text, source);
		else if (sameWords(name) !== void 0 || nearest(name, settingNames) !== void 0) layer.problems.push({
			source,
			setting: name,
			message: `${name} is not an ${source}.${didYouMean(name)}`
		});
		else layer.warnings.push(`${name} is not an ${source}; it does not count.`);
	}
	return layer;
}
/** `REDGREEN_MAX_ITERATIONS` for each setting, and the variables that the providers' own programs read. */
function readEnvironment(environment) {
	const layer = {
		values: /* @__PURE__ */ new Map(),
		problems: [],
		warnings: []
	};
	for (const name of settingNames) {
		if (about.get(settingsSchema.shape[name])?.places.includes("environment") !== true) continue;
		const variable = variablesOf(name).find((candidate) => (environment[candidate] ?? "").trim() !== "");
		const text = variable === void 0 ? void 0 : environment[variable];
		if (variable !== void 0 && text !== void 0) take(layer, name, text, variable);
	}
	layer.warnings.push(...Object.keys(environment).flatMap(misspelt));
	return layer;
}
/** The server and the pages have variables of their own, so only one that is nearly a setting is told. */
function misspelt(variable) {
	const name = /^REDGREEN_([A-Z0-9_]+)$/.exec(variable)?.[1]?.toLowerCase().replaceAll("_", "-");
	if (name === void 0 || isSetting(name)) return [];
	const meant = nearest(name, settingNames);
	if (meant === void 0 || meant[0] !== name[0]) return [];
	return [`${variable} does not count. Did you mean ${variablesOf(meant)[0]}?`];
}
function take(layer, name, text, source) {
	const read = readSetting(name, text, source);
	if ("problem" in read) layer.problems.push(read.problem);
	else if (read.value !== void 0) layer.values.set(name, {
		value: read.value,
		source
	});
}
function variablesOf(name) {
	const upper = name.toUpperCase().replaceAll("-", "_");
	return /^(anthropic|openai)-/.test(name) ? [`REDGREEN_${upper}`, upper] : [`REDGREEN_${upper}`];
}
// src/config/layers.ts
/** From everything that was given to the settings of a run: who wins, where each value came from, what is wrong with it. */
/** Never throws: whatever was given, settings come out, and the problems say whether they may be used. */
function resolveSettings(given) {
	const inputs = readInputs(given.inputs ?? {}, "input");
	const flags = readInputs(given.flags ?? {}, "flag");
	const environment = readEnvironment(given.environment ?? {});
	const repository = readConfigFile(given.repositoryFile ?? "");
	const organisation = readConfigFile(given.organisationFile ?? "", `organisation ${configPath}`);
	const story = readStoryWishes(given.story);
	const layers = [
		withSource(organisation.values, `organisation ${configPath}`),
		withSource(repository.values, configPath),
		environment.values,
		flags.values,
		inputs.values
	];
	const problems = [
		inputs,
		flags,
		environment,
		repository,
		organisation,
		story
	].flatMap((layer) => layer.problems);
	const warnings = [
		inputs,
		flags,
		environment,
		story
	].flatMap((layer) => layer.warnings);
	const values = new Map(settingNames.map((name) => [name, {
		value: defaultOf(name),
		source: "default"
	}]));
	for (const layer of layers) for (const [name, entry] of layer) values.set(name, entry);
	const limit = lowestLimit(layers);
	values.set("max-iterations-limit", limit);
	problems.push(...checkRetries(values, limit));
	applyStory(values, story.values, given.story?.source ?? "story", limit, warnings);
	if (given.command !== void 0) problems.push(...applyCommand(values, given.command, limit));
	if (given.operator !== void 0) applyCeilings(values, given.operator, problems, warnings);
	const settings = settingsOf(values, story.testsMayChange);
	const lacking = missing(settings, values, !problems.some(({ setting }) => setting === "agent") && (given.needsKey ?? true));
	problems.push(...lacking.filter((one) => !problems.some(({ setting }) => setting === one.setting)));
	warnings.push(...costWarnings(settings), ...openDoors(settings));
	if (settings.review && settings.anthropicApiKey === void 0 && providerKey(settings.agent) !== "anthropic-api-key") {
		values.set("review", {
			value: false,
			source: "no key"
		});
		settings.review = false;
		warnings.push("review is off: there is no anthropic-api-key to review with.");
	}
	if (settings.review && settings.reviewModel === void 0 && providerKey(settings.agent) === "openai-api-key") {
		const reviewModel = anthropicModel(defaultOf("model"), given.operator?.models);
		settings.review = reviewModel !== void 0;
		settings.reviewModel = reviewModel;
		if (settings.review) values.set("review-model", {
			value: reviewModel,
			source: "default"
		});
		else {
			values.set("review", {
				value: false,
				source: "operator"
			});
			warnings.push("review is off: the operator allows no model of the Anthropic API.");
		}
	}
	const placed = problems.map((problem) => withPlace(problem, {
		repository,
		organisation
	}));
	return {
		settings,
		sources: sourcesOf(values, story.testsMayChange),
		problems: placed,
		warnings
	};
}
/** What was seen only beside other values is told with its line as well. */
function withPlace(problem, { repository, organisation }) {
	return {
		...{
			[configPath]: repository,
			[`organisation ${configPath}`]: organisation
		}[problem.source]?.places.get(problem.setting),
		...problem
	};
}
function withSource(values, source) {
	return new Map([...values].map(([name, value]) => [name, {
		value,
		source
	}]));
}
function defaultOf(name) {
	const result = settingsSchema.shape[name].safeParse(void 0);
	return result.success ? result.data : void 0;
}
/** A lower layer can only lower the limit, and so does a higher one: the smallest that was given holds. */
function lowestLimit(layers) {
	const start = {
		value: defaultOf("max-iterations-limit"),
		source: "default"
	};
	return layers.reduce((lowest, layer) => {
		const entry = layer.get("max-iterations-limit");
		return typeof entry?.value === "number" && entry.value <= lowest.value ? {
			value: entry.value,
			source: entry.source
		} : lowest;
	}, start);
}
/** Beyond the limit is an error wherever a person set it; the default just gives way. */
function checkRetries(values, limit) {
	const entry = values.get("max-iterations");
	if (entry === void 0 || entry.value <= limit.value) return [];
	values.set("max-iterations", {
		value: limit.value,
		source: "max-iterations-limit"
	});
	if (entry.source === "default") return [];
	return [notAllowed("max-iterations", entry.value, entry.source, withinLimit(limit))];
}
function withinLimit(limit) {
	if (limit.source === "default") return allowedWords("max-iterations");
	return `a whole number from 0 to ${limit.value} (max-iterations-limit, ${limit.source})`;
}
function applyStory(values, wishes, source, limit, warnings) {
	for (const [name, value] of wishes) values.set(name, {
		value,
		source
	});
	const asked = wishes.get("max-iterations");
	if (typeof asked !== "number" || asked <= limit.value) return;
	values.set("max-iterations", {
		value: limit.value,
		source: `${source}, capped by max-iterations-limit`
	});
	warnings.push(`The story asks for max-iterations ${asked}; capped at ${limit.value} (max-iterations-limit).`);
}
function applyCommand(values, command, limit) {
	const text = command["max-iterations"];
	const read = readSetting("max-iterations", text, "/retry");
	if ("problem" in read) return [notAllowed("max-iterations", text, "/retry", withinLimit(limit))];
	if (read.value === void 0) return [];
	if (read.value > limit.value) return [notAllowed("max-iterations", read.value, "/retry", withinLimit(limit))];
	values.set("max-iterations", {
		value: read.value,
		source: "/retry"
	});
	return [];
}
function settingsOf(values, testsMayChange) {
	const entries = settingNames.map((name) => [camelName(name), values.get(name)?.value]);
	return {
		...Object.fromEntries(entries),
		testsMayChange
	};
}
/** The setting with the key that the agent cannot do without; undefined: it has its own ways. */
function providerKey(agent) {
	return agent === "anthropic" ? "anthropic-api-key" : presets.get(agent)?.api.keySetting;
}
function missing(settings, values, needsKey) {
	const problems = [];
	const say = (setting, message) => problems.push({
		source: "settings",
		setting,
		message
	});
	if (settings.agent === "command" && settings.agentCommand === void 0) say("agent-command", "agent-command is not given; allowed with agent: command: a shell command");
	const name = providerKey(settings.agent);
	if (needsKey && name !== void 0 && settings[camelName(name)] === void 0) {
		const variable = name.toUpperCase().replaceAll("-", "_");
		say(name, `${name} is not given; allowed: the input ${name} (in a workflow a secret) or the variable ${variable} (export ${variable}=\u2026)`);
	}
	if (name === "openai-api-key" && values.get("model")?.source === "default") {
		const { agent } = settings;
		say("model", `model is not given; allowed with agent: ${agent}: the id of a model that the OpenAI API has`);
	}
	if (presets.has(settings.agent) && settings.sandbox === "docker") say("sandbox", `sandbox is docker, into which the proxy of agent: ${settings.agent} cannot be carried; allowed: auto, bubblewrap, namespaces or none`);
	return problems;
}
function costWarnings({ maxIterations, maxTurns, maxCostUsd }) {
	if (maxIterations <= 5) return [];
	return [`max-iterations is ${maxIterations}: up to ${maxIterations + 1} attempts of up to ${maxTurns} model calls each, so up to ${(maxIterations + 1) * maxTurns} calls and ${maxIterations + 1} times the cost of one attempt; max-cost-usd ends the run at $${maxCostUsd}.`];
}
/** What was asked for and makes the run less safe: said where its result is read. */
function openDoors({ agent, agentEnv, agentNetwork, sandbox, testEnv, setupEnv }) {
	const doors = [];
	const keys = ["ANTHROPIC_API_KEY", "OPENAI_API_KEY"].filter((name) => [...testEnv, ...setupEnv].includes(name));
	if (keys.length > 0) doors.push(`${keys.join(" and ")} ${keys.length === 1 ? "is" : "are"} handed to setup or tests (setup-env, test-env), where the model's code can read it: give them a key of their own under another name.`);
	if (sandbox === "none") doors.push("sandbox is none: setup, build, tests and the agent's shell run unconfined, with whatever this machine holds.");
	if (agent === "command" || presets.has(agent)) {
		const who = agent === "command" ? "A command-line agent implements" : `The command-line agent ${agent} implements`;
		const names = agentEnv.length === 0 ? "no variable of the environment" : agentEnv.join(", ");
		const reach = agentNetwork === "none" ? agent === "command" ? "nobody" : "nobody but its model, through a proxy that holds the key" : agentNetwork === "full" ? "the whole network" : agentNetwork.join(", ");
		doors.push(`${who}: it may see ${names} and reach ${reach}.`);
	}
	return doors;
}
function sourcesOf(values, testsMayChange) {
	const sources = {};
	for (const [name, { value, source }] of values) sources[name] = {
		value: about.get(settingsSchema.shape[name])?.secret === true && value !== void 0 ? "(set)" : value,
		source
	};
	if (testsMayChange) sources.tests = {
		value: "may-change",
		source: "story"
	};
	return sources;
}
// src/entry/local-base.ts
/** Throws `bad-settings` where the clone does not have the branch. */
async function localBase({ repository }, { baseBranch }) {
	if (baseBranch === void 0) return { start: { kind: "new" } };
	const commit = await branchCommit(repository, baseBranch);
	if (commit === void 0) throw new RedgreenError("bad-settings", noSuchBranch(baseBranch));
	return {
		start: {
			kind: "new",
			baseBranch
		},
		commit
	};
}
/** The clone's own branch, else what it last saw of the remote's. */
async function branchCommit(repository, branch) {
	return await repository.resolve(`refs/heads/${branch}`) ?? await repository.resolve(`refs/remotes/origin/${branch}`);
}
function noSuchBranch(branch) {
	return `base-branch is ${branch}, and this clone has no such branch; allowed: a branch of the clone or of origin`;
}
// src/git/git.ts
/**
* One safe git call. Nothing that a work tree or its `.git` contains can run here: the git folder is our own, no
* configuration but the one below is read, there are no hooks, no fsmonitor, no filters, and the environment is made
* from nothing. Measured: with only `core.hooksPath` set, a planted fsmonitor, diff.external and clean filter ran.
*/
/** A git call that failed where it should not have; `stderr` holds what git said. */
var GitError = class extends Error {
	name = "GitError";
	stderr;
	constructor(verb, result) {
		const said = result.stderr.trim().split("\n").slice(-3).join(" ") || "no message";
		super(`git ${verb} ended with ${result.code ?? "a signal"}: ${said}`);
		this.stderr = result.stderr;
	}
};
/** Git bound to one git folder: `run` returns whatever happened, `text` and `bytes` throw a GitError unless git exited 0. */
function gitAt(place) {
	const run = async (args, options = {}) => call(place, args, options);
	const bytes = async (args, options = {}) => {
		const result = await run(args, options);
		if (result.code !== 0 && !result.cut) throw new GitError(args[0] ?? "", result);
		return result.stdout;
	};
	const text = async (args, options = {}) => (await bytes(args, options)).toString().trim();
	return {
		place,
		run,
		bytes,
		text
	};
}
/** Git in `usual`, else the first on `path` that does not lie in `tree`, where a planted one could. */
function findGit(tree, path = "", usual = "/usr/bin") {
	const inTree = realpath$1(tree);
	for (const folder of [usual, ...path.split(delimiter)]) {
		const real = isAbsolute(folder) ? realpath$1(folder) : void 0;
		if (real === void 0 || real === inTree || real.startsWith(inTree + sep)) continue;
		try {
			accessSync(join(real, "git"), constants.X_OK);
			return join(real, "git");
		} catch {}
	}
	throw new Error("git was not found: install it, so that /usr/bin/git or a git on PATH outside the repository exists");
}
function realpath$1(path) {
	try {
		return realpathSync(path);
	} catch {
		return path;
	}
}
/** By path: the program does not change while a process lives. 2.32 is 2032. */
const versions = /* @__PURE__ */ new Map();
/** Older ones would read the user's settings and would not take ours from the environment. */
async function requireVersion(git) {
	if (versions.has(git.place.git)) return;
	const text = await git.text(["version"]);
	const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(text) ?? [];
	const version = Number(major) * 1e3 + Number(minor);
	if (version < 2032) throw new Error(`${git.place.git} is too old (${text}): git 2.32 or newer is needed`);
	versions.set(git.place.git, version);
}
/** Whether one `cat-file` tells of objects and prints them (2.36); undefined where that is not known yet. */
function answersBoth({ place }) {
	const version = versions.get(place.git);
	return version === void 0 ? void 0 : version >= 2036;
}
/** It has done so. */
function hasAnsweredBoth({ place }) {
	versions.set(place.git, Math.max(2036, versions.get(place.git) ?? 0));
}
const defaultTimeoutMs = 6e5;
const mostOutputBytes = 536870912;
const configuration = [
	["core.hooksPath", "/dev/null"],
	["core.fsmonitor", "false"],
	["core.untrackedCache", "false"],
	["core.attributesFile", "/dev/null"],
	["core.excludesFile", "/dev/null"],
	["core.fileMode", "true"],
	["core.symlinks", "true"],
	["core.protectHFS", "true"],
	["core.protectNTFS", "true"],
	["credential.helper", ""],
	["diff.ignoreSubmodules", "all"],
	["diff.renames", "false"],
	["submodule.recurse", "false"],
	["fetch.recurseSubmodules", "false"],
	["protocol.ext.allow", "never"],
	["gc.auto", "0"],
	["maintenance.auto", "false"],
	["advice.detachedHead", "false"]
];
function environment({ git, gitDir, tree }, options) {
	const config = [...configuration, ...options.config ?? []];
	return {
		PATH: [.../* @__PURE__ */ new Set([
			dirname(git),
			"/usr/bin",
			"/bin"
		])].join(delimiter),
		HOME: gitDir,
		LC_ALL: "C",
		GIT_DIR: gitDir,
		...tree === void 0 ? {} : { GIT_WORK_TREE: tree },
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_ATTR_NOSYSTEM: "1",
		GIT_TERMINAL_PROMPT: "0",
		GIT_LITERAL_PATHSPECS: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_ALLOW_PROTOCOL: "",
		GIT_CONFIG_COUNT: String(config.length),
		...Object.fromEntries(config.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${index}`, key], [`GIT_CONFIG_VALUE_${index}`, value]])),
		...options.env
	};
}
function call(place, args, options) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const child = startGit(place, args, options);
	const timer = setTimeout(() => endGroup(child), options.timeoutMs ?? defaultTimeoutMs);
	const limit = options.cutAtBytes ?? mostOutputBytes;
	const chunks = [];
	let size = 0;
	let errors = "";
	child.stdout.on("data", (chunk) => {
		if (size <= limit) chunks.push(chunk);
		size += chunk.length;
		if (size > limit) endGroup(child);
	});
	child.stderr.on("data", (chunk) => {
		errors = (errors + chunk.toString()).slice(-65536);
	});
	child.stdin.on("error", () => {});
	child.stdin.end(options.input);
	child.on("error", (cause) => {
		settled();
		reject(new Error(`${place.git} could not be started`, { cause }));
	});
	child.on("close", (code) => {
		settled();
		if (size > limit && options.cutAtBytes === void 0) {
			reject(/* @__PURE__ */ new Error(`git ${args[0]} printed more than ${mostOutputBytes} bytes`));
			return;
		}
		const stdout = Buffer.concat(chunks).subarray(0, limit);
		resolve({
			code,
			stdout,
			stderr: errors,
			cut: size > limit
		});
	});
	const settled = () => clearTimeout(timer);
	return promise;
}
/** A process of git, which is ended when the place's signal comes. */
function startGit(place, args, options = {}) {
	place.signal?.throwIfAborted();
	const child = spawn(place.git, args, {
		cwd: options.cwd ?? place.tree ?? place.gitDir,
		env: environment(place, options),
		detached: true
	});
	const end = () => endGroup(child);
	place.signal?.addEventListener("abort", end, { once: true });
	const gone = () => place.signal?.removeEventListener("abort", end);
	child.on("close", gone).on("error", gone);
	return child;
}
function endGroup({ pid }) {
	try {
		if (pid !== void 0) process.kill(-pid, "SIGKILL");
	} catch {}
}
// src/git/object-reader.ts
/** What `name` stands for, a ref, an id or `<id>^{tree}`; undefined where it is not here. */
async function objectInfo(git, name) {
	return (await ask(git, "info", name))?.info;
}
/** Its bytes; undefined where it is not here. */
async function objectBytes(git, id) {
	return (await ask(git, "contents", id))?.bytes;
}
/** Throws where git is too old for us. One that answers both kinds of questions is not: only another is asked for its version. */
async function requireRecentGit(git) {
	if (answersBoth(git) !== void 0) return;
	await readerOf(git, "--batch-command")("info", "HEAD").then(() => hasAnsweredBoth(git), () => requireVersion(git));
}
const readers = /* @__PURE__ */ new WeakMap();
/** Longer than a turn of most models: it is a few megabytes, mostly shared. */
const idleMs = 6e4;
async function ask(git, kind, name) {
	if (/[\n\0]/.test(name)) return void 0;
	return await readerOf(git, answersBoth(git) ? "--batch-command" : kind === "info" ? "--batch-check" : "--batch")(kind, name);
}
function readerOf(git, option) {
	const known = readers.get(git) ?? /* @__PURE__ */ new Map();
	readers.set(git, known);
	const reader = known.get(option) ?? openReader(git, option, known);
	known.set(option, reader);
	return reader;
}
/** Takes itself out of `known` when it answers no more. */
function openReader(git, option, known) {
	const child = startGit(git.place, ["cat-file", option]);
	const questions = [];
	let idle;
	const onEnd = () => {
		if (known.get(option) === reader) known.delete(option);
	};
	const failAll = (error) => {
		for (const { failed } of questions.splice(0)) failed(error);
	};
	const end = () => {
		onEnd();
		child.stdin.end();
	};
	const rest = () => {
		hold(child, false);
		idle = setTimeout(end, idleMs).unref();
	};
	let said = "";
	child.stderr.on("data", (chunk) => {
		said = (said + chunk.toString()).slice(-4096);
	});
	child.stdin.on("error", () => {});
	child.on("error", (cause) => {
		onEnd();
		failAll(new Error(`${git.place.git} could not be started`, { cause }));
	});
	child.on("close", () => {
		onEnd();
		clearTimeout(idle);
		failAll(/* @__PURE__ */ new Error(`git cat-file ended: ${said.trim() || "no message"}`));
	});
	const hand = (answer) => {
		questions.shift()?.answered(answer);
		if (questions.length === 0) rest();
	};
	child.stdout.on("data", answersOf(() => questions[0]?.withBytes ?? false, hand));
	const reader = (kind, name) => new Promise((answered, failed) => {
		clearTimeout(idle);
		hold(child, true);
		questions.push({
			withBytes: kind === "contents",
			answered,
			failed
		});
		child.stdin.write(option === "--batch-command" ? `${kind} ${name}\n` : `${name}\n`);
	});
	return reader;
}
/** While it has nothing to answer it keeps no process alive. */
function hold(child, isAsked) {
	for (const each of [child, ...[
		child.stdin,
		child.stdout,
		child.stderr
	]]) if (isAsked) each.ref();
	else each.unref();
}
/** Takes what git prints, in whatever pieces, and hands on one answer after the other. */
function answersOf(withBytes, hand) {
	let chunks = [];
	let length = 0;
	let info;
	const whole = () => {
		const [only = Buffer.alloc(0)] = chunks;
		const all = chunks.length > 1 ? Buffer.concat(chunks) : only;
		chunks = [all];
		return all;
	};
	const take = (bytes) => {
		const all = whole();
		chunks = [all.subarray(bytes)];
		length -= bytes;
		return all.subarray(0, bytes);
	};
	return (chunk) => {
		chunks.push(chunk);
		length += chunk.length;
		for (;;) {
			if (info !== void 0) {
				if (length <= info.size) return;
				const bytes = Buffer.from(take(info.size + 1).subarray(0, info.size));
				const answer = {
					info,
					bytes
				};
				info = void 0;
				hand(answer);
				continue;
			}
			const at = whole().indexOf(10);
			if (at === -1) return;
			const found = headerOf(take(at + 1).toString());
			if (found !== void 0 && withBytes()) info = found;
			else hand(found && { info: found });
		}
	};
}
/** `<name> missing` and the like are no object. */
function headerOf(line) {
	const [, id = "", type = "", size = ""] = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(line) ?? [];
	return id === "" ? void 0 : {
		id,
		type,
		size: Number(size)
	};
}
// src/git/blobs.ts
/** Ids asked for in one call hold at most this much together. */
const batchBytes = 67108864;
/** Of each git folder the blobs read last: a run over a small Go project asks 133 times for 25 of them, at 4 ms a call. */
const kept = /* @__PURE__ */ new WeakMap();
const keptBytes = 16777216;
/** A blob's bytes, not to be written to, or undefined where it is larger than `maxBytes`. */
async function readBlob(git, id, maxBytes) {
	const known = kept.get(git)?.get(id);
	if (known !== void 0) {
		keep(git, id, known);
		return known.length > maxBytes ? void 0 : known;
	}
	const info = await objectInfo(git, id);
	if (info !== void 0 && info.size > maxBytes) return void 0;
	const bytes = info?.type === "blob" ? await objectBytes(git, id) : void 0;
	if (bytes === void 0) throw new Error(`the git object ${id} cannot be read`);
	keep(git, id, bytes);
	return bytes;
}
function keep(git, id, bytes) {
	if (bytes.length > keptBytes / 4) return;
	const blobs = kept.get(git) ?? /* @__PURE__ */ new Map();
	kept.set(git, blobs);
	blobs.delete(id);
	blobs.set(id, bytes);
	let room = keptBytes;
	for (const each of blobs.values()) room -= each.length;
	for (const [oldest, each] of blobs) {
		if (room >= 0) return;
		blobs.delete(oldest);
		room += each.length;
	}
}
/** Sizes in bytes; an object that is not there has none. */
async function sizesOf(git, ids) {
	const sizes = await Promise.all([...new Set(ids)].map(async (id) => [id, (await objectInfo(git, id))?.size]));
	return new Map(sizes.flatMap(([id, size]) => size === void 0 ? [] : [[id, size]]));
}
/** Blobs of known sizes; one without is not there and is left out. */
async function readBlobs(git, ids, sizes) {
	const wanted = [...new Set(ids)].filter((id) => sizes.has(id));
	const read = await Promise.all(wanted.map(async (id) => [id, await objectBytes(git, id)]));
	return new Map(read.flatMap(([id, bytes]) => bytes === void 0 ? [] : [[id, bytes]]));
}
/** Splits items so that the objects of one part fit into memory together. */
function inBatches(items, sizeOf) {
	const parts = [];
	let room = 0;
	for (const item of items) {
		const size = sizeOf(item);
		const part = parts.at(-1);
		if (part === void 0 || size > room) {
			parts.push([item]);
			room = batchBytes - size;
		} else {
			part.push(item);
			room -= size;
		}
	}
	return parts;
}
// src/git/git-path.ts
/**
* Paths as git has them are bytes; nearly always UTF-8. A byte that is not comes through as a lone surrogate
* (U+DC80\u2013U+DCFF), so that every path is a string and still finds its way back to the same bytes.
*/
function decodePath(bytes) {
	return isUtf8(bytes) ? bytes.toString("utf8") : decodeBroken(bytes);
}
function encodePath(path) {
	if (path.isWellFormed()) return Buffer.from(path);
	const parts = [...path].map((char) => {
		const code = char.charCodeAt(0);
		return char.length === 1 && code >= 56448 && code <= 56575 ? Buffer.of(code - 56320) : Buffer.from(char);
	});
	return Buffer.concat(parts);
}
/** Records that end in NUL, as every `-z` prints and `-z --stdin` reads them. */
function splitNul(bytes) {
	const records = [];
	let start = 0;
	for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
		records.push(decodePath(bytes.subarray(start, end)));
		start = end + 1;
	}
	return records;
}
function joinNul(records) {
	const nul = Buffer.of(0);
	return Buffer.concat(records.flatMap((record) => [encodePath(record), nul]));
}
/** An absolute path below `root` for the file system, which would mangle a lone surrogate in a string. */
function pathIn(root, path) {
	return path.isWellFormed() ? `${root}/${path}` : Buffer.concat([Buffer.from(`${root}/`), encodePath(path)]);
}
/** The path and every folder above it, longest first. */
function* partsOf(path) {
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) yield path.slice(0, end);
}
/** `src/` of `src/a/b.js`; a path at the root stands for itself. */
function topFolder(path) {
	return path.includes("/") ? path.slice(0, path.indexOf("/") + 1) : path;
}
/** In the given order, but by the size of the top folder: where something is cut, the largest goes. */
function smallFoldersFirst(items, pathOf) {
	const counts = /* @__PURE__ */ new Map();
	const top = (item) => topFolder(pathOf(item));
	for (const item of items) counts.set(top(item), (counts.get(top(item)) ?? 0) + 1);
	return items.toSorted((a, b) => (counts.get(top(a)) ?? 0) - (counts.get(top(b)) ?? 0));
}
function decodeBroken(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length;) {
		const length = [
			1,
			2,
			3,
			4
		].find((size) => at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)));
		text += length === void 0 ? String.fromCharCode(56320 + (bytes[at] ?? 0)) : bytes.toString("utf8", at, at + length);
		at += length ?? 1;
	}
	return text;
}
// src/git/last-answers.ts
/** Of each git folder the `most` that were asked for last. */
function lastAnswers(most) {
	const kept = /* @__PURE__ */ new WeakMap();
	return (git, key, find) => {
		const known = kept.get(git) ?? /* @__PURE__ */ new Map();
		kept.set(git, known);
		const found = known.get(key) ?? find();
		known.delete(key);
		known.set(key, found);
		found.catch(() => known.delete(key));
		if (known.size > most) known.delete(known.keys().next().value ?? "");
		return found;
	};
}
// src/git/tree-objects.ts
const folderMode = "040000";
const submoduleMode$1 = "160000";
/** Each is a question; beyond these a listing by git itself is quicker. */
const mostFolders = 64;
/** Those with more folders: nothing is asked in vain twice. */
const large = /* @__PURE__ */ new WeakSet();
/** Every entry of a tree, in git's order. */
async function walkedEntries(git, tree) {
	let left = mostFolders;
	const walk = async (id, above) => {
		if (--left < 0) large.add(git);
		if (left < 0) return void 0;
		const below = (await entriesOf$1(git, id))?.map((entry) => {
			const path = `${above}${entry.path}`;
			return entry.mode === folderMode ? walk(entry.id, `${path}/`) : [{
				...entry,
				path
			}];
		});
		return below && whole(await Promise.all(below));
	};
	return large.has(git) ? void 0 : walk(tree, "");
}
/** What is not the same in two trees or commits, by path. Folders that are the same are not looked into. */
async function walkedPairs(git, from, to) {
	let left = mostFolders;
	const walk = async (ids, above) => {
		left -= 2;
		if (left < 0) return void 0;
		const [before, after] = await Promise.all(ids.map((id) => id === void 0 ? [] : entriesOf$1(git, id)));
		if (before === void 0 || after === void 0) return void 0;
		const found = differing(before, after).map(({ path, from, to }) => {
			const inside = [from, to].map((side) => side?.mode === folderMode ? side : void 0);
			const files = [from, to].map((side) => side?.mode === folderMode ? void 0 : side);
			if (files.some((side) => side?.mode === submoduleMode$1)) return void 0;
			const own = files.some((side) => side !== void 0) ? [{
				path: above + path,
				from: files[0],
				to: files[1]
			}] : [];
			if (inside.every((side) => side === void 0)) return own;
			return walk(inside.map((side) => side?.id), `${above}${path}/`).then((pairs) => pairs && [...own, ...pairs]);
		});
		return whole(await Promise.all(found));
	};
	return ((await walk([`${from}^{tree}`, `${to}^{tree}`], ""))?.map((pair) => ({
		pair,
		key: encodePath(pair.path)
	})))?.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ pair }) => pair);
}
function differing(before, after) {
	const there = new Map(after.map((entry) => [entry.path, entry]));
	const pairs = [];
	for (const from of before) {
		const to = there.get(from.path);
		there.delete(from.path);
		if (from.mode !== to?.mode || from.id !== to.id) pairs.push({
			path: from.path,
			from,
			to
		});
	}
	return [...pairs, ...[...there].map(([path, to]) => ({
		path,
		from: void 0,
		to
	}))];
}
function whole(parts) {
	return parts.some((part) => part === void 0) ? void 0 : parts.flatMap((part) => part ?? []);
}
const read$1 = lastAnswers(128);
/** Of one folder. */
function entriesOf$1(git, tree) {
	return read$1(git, tree, async () => {
		const bytes = await objectBytes(git, tree);
		if (bytes === void 0) throw new Error(`the git object ${tree} cannot be read`);
		return parsed(bytes, tree.replace(/\^.*/, "").length / 2);
	});
}
/** `<mode> <name>`, NUL, then the id in `idBytes` bytes, again and again. */
function parsed(tree, idBytes) {
	const entries = [];
	let last = Buffer.alloc(0);
	for (let start = 0; start < tree.length;) {
		const space = tree.indexOf(32, start);
		const end = tree.indexOf(0, start);
		const next = end + 1 + idBytes;
		const name = tree.subarray(space + 1, end);
		const mode = canonical(Number.parseInt(tree.toString("latin1", start, space), 8));
		const key = mode === folderMode ? Buffer.concat([name, Buffer.of(47)]) : name;
		if (!(space !== -1 && space < end && next <= tree.length && name.length > 0 && !name.includes(47)) || Buffer.compare(last, key) >= 0) return void 0;
		entries.push({
			mode,
			id: tree.toString("hex", end + 1, next),
			path: decodePath(name)
		});
		last = key;
		start = next;
	}
	return new Set(entries.map(({ path }) => path)).size === entries.length ? entries : void 0;
}
/** Older gits wrote more modes than there are. */
function canonical(mode) {
	const type = mode & 61440;
	if (type === 32768) return mode & 64 ? "100755" : "100644";
	return type === 40960 ? "120000" : type === 16384 ? folderMode : submoduleMode$1;
}
// src/git/entries.ts
/** What a tree lists: every entry of a tree or commit, and one file's text, from one listing of each tree. */
const objectId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** With any of the modes that git has ever given to one. */
const isRegular = (mode) => /^100(?:644|755|664)$/.test(mode);
/** Every entry of a tree or commit, submodules included. */
async function listEntries(git, tree) {
	return (await listing(git, tree)).entries ?? lsTree(git, ["-r", tree]);
}
/** A regular file's text; undefined where it is absent, no regular file, or over `maxBytes`. */
async function readText(git, commit, path, maxBytes) {
	return textOf$1(git, await (await listing(git, commit)).at(path), maxBytes);
}
/** The same without a listing of the whole tree: two questions, and no process where one is answering already. */
async function readAlone(git, commit, path, maxBytes) {
	const { dir, base } = posix.parse(posix.normalize(path));
	const folder = await objectInfo(git, `${commit}:${dir}`);
	if (folder?.type !== "tree") return void 0;
	const entries = await entriesOf$1(git, folder.id);
	if (entries === void 0) return readText(git, commit, path, maxBytes);
	return textOf$1(git, entries.find((entry) => entry.path === base), maxBytes);
}
async function textOf$1(git, entry, maxBytes) {
	return entry && isRegular(entry.mode) ? (await readBlob(git, entry.id, maxBytes))?.toString() : void 0;
}
/** A run asks for thirty files of one tree, and each call of git takes 5 ms. */
const listings = lastAnswers(4);
/** About 20 MB. */
const mostEntries = 1e5;
async function listing(git, treeish) {
	if (!objectId.test(treeish)) return readListing(git, treeish);
	const tree = (await objectInfo(git, `${treeish}^{tree}`))?.id ?? treeish;
	return listings(git, tree, () => readListing(git, tree));
}
async function readListing(git, tree) {
	const entries = await walkedEntries(git, tree) ?? await lsTree(git, ["-r", tree]);
	if (entries.length > mostEntries) return { at: async (path) => (await lsTree(git, [
		tree,
		"--",
		path
	]))[0] };
	let byPath;
	return {
		entries,
		at: async (path) => {
			byPath ??= new Map(entries.map((entry) => [entry.path, entry]));
			return byPath.get(posix.normalize(path));
		}
	};
}
async function lsTree(git, args) {
	return splitNul(await git.bytes([
		"ls-tree",
		"-z",
		"--full-tree",
		...args
	])).map((record) => {
		const tab = record.indexOf("	");
		const [mode = "", , id = ""] = record.slice(0, tab).split(" ");
		return {
			mode,
			id,
			path: record.slice(tab + 1)
		};
	});
}
// src/git/dot-git.ts
/**
* What a checkout's `.git` says, read as text: git itself never looks at it, so nothing it configures can run. A dozen small files at
* every start are read one after the other, at once: as promises they are 10 ms, and each waits for its turn beside what is loaded.
*/
/** The `.git` of `folder` (or a bare repository), undefined where there is none. */
async function findDotGit(folder) {
	const place = join(folder, ".git");
	const info = infoOf(place);
	if (info === void 0) return textOf(join(folder, "HEAD")) !== void 0 && isFolder(join(folder, "objects")) ? {
		kind: "folder",
		gitDir: folder,
		commonDir: folder
	} : void 0;
	if (info.isDirectory()) return withCommon("folder", place);
	const pointer = /^gitdir: (.+?)\s*$/.exec(textOf(place) ?? "")?.[1];
	return pointer === void 0 ? void 0 : withCommon("file", resolve(folder, pointer));
}
/** The first of its folders that a branch needs and that cannot be written, with why. */
async function unwritableFolder(folder) {
	const dot = await findDotGit(folder);
	for (const part of dot === void 0 ? [] : [
		"objects",
		"refs",
		join("refs", "heads")
	]) {
		const path = join(dot?.commonDir ?? "", part);
		const code = await access(path, constants$1.W_OK).then(() => void 0, (error) => error.code ?? error.message);
		if (code !== void 0 && code !== "ENOENT") return {
			path,
			code
		};
	}
}
/** HEAD and every branch, tag and remote branch. `commit` is undefined where nothing was committed yet. */
async function readRefs(dot) {
	if (isFolder(join(dot.commonDir, "reftable"))) throw new Error("the repository keeps its refs as reftable, which is not supported: git refs migrate --ref-format=files");
	const ids = parsePacked(textOf(join(dot.commonDir, "packed-refs")) ?? "");
	const symbolic = /* @__PURE__ */ new Map();
	for (const kind of [
		"heads",
		"tags",
		"remotes"
	]) readLoose(dot.commonDir, `refs/${kind}`, ids, symbolic);
	const head = (textOf(join(dot.gitDir, "HEAD")) ?? "").trim();
	const name = /^ref: (refs\/heads\/.+)$/.exec(head)?.[1];
	if (name === void 0) return {
		commit: objectId.test(head) ? head : void 0,
		branch: void 0,
		ids,
		symbolic
	};
	return {
		commit: ids.get(name),
		branch: name.slice(11),
		ids,
		symbolic
	};
}
/** Every folder with objects of the repository: its own and those it borrows from, absolute. */
function objectFolders(objects, depth = 0) {
	if (depth > 5 || !isFolder(objects)) return [];
	const further = (textOf(join(objects, "info", "alternates")) ?? "").split("\n").filter((line) => line !== "" && !line.startsWith("#")).flatMap((line) => objectFolders(isAbsolute(line) ? line : resolve(objects, line), depth + 1));
	return [.../* @__PURE__ */ new Set([objects, ...further])];
}
/** Lets a git folder find what lies in these folders with objects; returns the file that says so. */
function borrowObjects(gitDir, folders) {
	const file = join(gitDir, "objects", "info", "alternates");
	writeFileSync(file, folders.map((folder) => `${folder}\n`).join(""));
	return file;
}
/** Set where objects were left on the server (`--filter`): our git cannot ask for them. */
async function isPartial(dot) {
	return (await readdir(join(dot.commonDir, "objects", "pack")).catch(() => [])).some((name) => name.endsWith(".promisor"));
}
/** undefined where there is no such file. */
function textOf(path) {
	return orAbsent(() => readFileSync(path, "utf8"));
}
const absences = /* @__PURE__ */ new Set([
	"ENOENT",
	"ENOTDIR",
	"EISDIR",
	"EACCES",
	"ELOOP"
]);
/** Where no more files can be opened, or the disk fails, nothing is known: a ref that is there must not count as missing. */
function orAbsent(read) {
	try {
		return read();
	} catch (error) {
		if (!absences.has(error.code ?? "")) throw error;
		return;
	}
}
function withCommon(kind, gitDir) {
	const common = textOf(join(gitDir, "commondir"))?.trim();
	return {
		kind,
		gitDir,
		commonDir: common ? resolve(gitDir, common) : gitDir
	};
}
function parsePacked(text) {
	const lines = text.split("\n").map((line) => line.split(" "));
	return new Map(lines.flatMap(([id = "", name = ""]) => objectId.test(id) && /^refs\/(heads|tags|remotes)\//.test(name) ? [[name, id]] : []));
}
function readLoose(root, folder, ids, symbolic) {
	const entries = orAbsent(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? [];
	for (const entry of entries) {
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) readLoose(root, name, ids, symbolic);
		if (!entry.isFile() || name.endsWith(".lock")) continue;
		const text = (textOf(join(root, name)) ?? "").trim();
		const target = /^ref: (refs\/\S+)$/.exec(text)?.[1];
		if (target !== void 0) symbolic.set(name, target);
		else if (objectId.test(text)) ids.set(name, text);
	}
}
function infoOf(path) {
	return orAbsent(() => statSync(path));
}
function isFolder(path) {
	return infoOf(path)?.isDirectory() ?? false;
}
// src/text/paragraphs.ts
/** Parts with an empty line between them; an empty one is none. */
function paragraphs(parts) {
	return parts.filter((part) => part !== "").join("\n\n");
}
// src/git/write-objects.ts
/** New blobs and commits as git's own loose objects: a process for each is 4 ms, and a proof writes one tree after the other. */
/** Ids of the written blobs, in the order of `texts`. `idLength`: of the ids that the repository has, 40 or 64. */
async function writeBlobs(git, texts, idLength) {
	const ids = [];
	for (const text of texts) ids.push(await writeObject(git, "blob", Buffer.from(text), idLength));
	return ids;
}
const compress = promisify(deflate);
async function writeObject(git, type, bytes, idLength) {
	const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
	const id = createHash(idLength === 64 ? "sha256" : "sha1").update(object).digest("hex");
	const path = join(git.place.gitDir, "objects", id.slice(0, 2), id.slice(2));
	if (existsSync(path)) return id;
	await mkdir(dirname(path), { recursive: true });
	const unfinished = join(dirname(path), `tmp_obj_${randomUUID()}`);
	await writeFile(unfinished, await compress(object), { mode: 292 });
	await rename(unfinished, path);
	return id;
}
// src/git/commit.ts
/** Commits made of a tree and a parent; no work tree, no index, no hook takes part. */
async function commitTree(git, options) {
	const tree = await idOf(git, options.tree, "tree");
	const parents = [];
	for (const parent of [options.parent, options.merged]) if (parent !== void 0) parents.push(await idOf(git, parent, "commit"));
	const by = `${person(options.author.name) || "redgreen"} <${person(options.author.email).replace(/\s/g, "") || "redgreen@localhost"}> ${Math.floor((options.date?.getTime() ?? Date.now()) / 1e3)} +0000`;
	const text = `${[
		`tree ${tree}`,
		...parents.map((id) => `parent ${id}`),
		`author ${by}`,
		`committer ${by}`
	].join("\n")}\n\n${commitMessage(options.message, options.trailers)}`;
	return writeObject(git, "commit", Buffer.from(text), tree.length);
}
async function idOf(git, name, type) {
	const found = await objectInfo(git, name);
	if (found?.type !== type) throw new Error(`${name} is no ${type} that is here`);
	return found.id;
}
/** As git writes one: without what would end it, and without marks at its ends. */
function person(text) {
	return plain$1(text).replace(/[<>]/g, "").replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, "");
}
/** Title, text and our trailers as the last paragraph, which alone git and GitHub read as trailers. */
function commitMessage(message, trailers) {
	const [title = "", ...rest] = message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => inert(plain$1(line)));
	const body = rest.join("\n").trim().replace(/^([A-Za-z][\w-]*):(?=\s)/gm, "$1 -");
	const ours = Object.entries(trailers).map(([key, value]) => `${key}: ${plain$1(value)}`);
	return `${paragraphs([
		title.slice(0, maxTitleLength) || "Changes",
		body,
		ours.join("\n")
	])}\n`;
}
/**
* The commits of `to` that `from` does not have, newest first; all of them where `from` is undefined. `firstParent`: a merge stands
* for what it brought.
*/
async function log(git, from, to, { firstParent = false } = {}) {
	const format = "%H%x00%P%x00%an%x00%ae%x00%B%x00%(trailers:only,unfold)%x00%x01";
	const range = [
		"--end-of-options",
		to,
		...from === void 0 ? [] : [`^${from}`]
	];
	return (await loggedFields(git, format, [...firstParent ? ["--first-parent"] : [], ...range])).map(([commit = "", parents = "", name = "", email = "", message = "", trailers = ""]) => {
		const pairs = trailers.split("\n").map((line) => line.split(": ")).filter(([key]) => key).map(([key = "", ...value]) => [key, value.join(": ")]);
		return {
			commit,
			parents: parents.split(" ").filter(Boolean),
			author: {
				name,
				email
			},
			message: message.trim(),
			trailers: Object.fromEntries(pairs)
		};
	});
}
/** The fields of a format that ends each commit with a NUL and a byte 1. */
async function loggedFields(git, format, which) {
	return (await git.bytes([
		"log",
		"--no-show-signature",
		"--no-notes",
		`--format=${format}`,
		...which
	])).toString().split("\0\n").filter((record) => record !== "").map((record) => record.split("\0"));
}
const maxTitleLength = 200;
/** One line without control, format and other invisible characters. */
function plain$1(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
/** Nothing in a story's title may close an issue, call somebody or switch CI off. */
function inert(line) {
	return line.replace(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:?\s+)\S*?(?:#|\bgh-|\/(?:issues|pull|discussions)\/)(\d+)/gi, "$1$2issue $3").replace(/\[(skip|no)[ -](ci|actions)\]|\[(ci|actions)[ -]skip\]|\*{3}no_ci\*{3}/gi, (found) => `(${found.replace(/[[\]*]/g, "")})`).replace(/(^|[^\w`])@(?=[A-Za-z0-9])/g, "$1@ ");
}
// src/git/ignored-files.ts
/** Ignored files that are new or changed since setup: they are in no commit, so nothing that needs them can be green. */
/** Beyond this many, an ignored folder of packages or build results is all there is to find. */
const mostLooked = 2e4;
/** Ignored files whose inode changed after `sinceMs`, sorted. */
async function ignoredSince(git, tree, sinceMs) {
	const candidates = splitNul(await git.bytes([
		"ls-files",
		"-o",
		"-i",
		"--exclude-standard",
		"-z"
	])).filter((path) => !/(^|\/)(node_modules|\.venv|__pycache__)\//.test(path));
	return (await Promise.all(candidates.slice(0, mostLooked).map(async (path) => {
		const info = await lstat(pathIn(tree, path)).catch(() => void 0);
		return info !== void 0 && info.ctimeMs > sinceMs ? [path] : [];
	}))).flat().sort();
}
/** Of these paths, those that an output speaks of: by path, by path without its extension, or by a telling name. */
function mentionedIn(output, paths) {
	return paths.filter((path) => {
		const name = path.slice(path.lastIndexOf("/") + 1);
		const bare = path.replace(/\.[^./]+$/, "");
		return output.includes(path) || bare.includes("/") && output.includes(bare) || name.length > 5 && output.includes(name);
	});
}
// src/git/in-turn.ts
/** When work is done: one piece after the other, or once. */
/** Runs what it is given one after the other, whatever became of the one before. */
function queue() {
	let last = Promise.resolve();
	return (work) => {
		const next = last.then(work, work);
		last = next.catch(() => {});
		return next;
	};
}
/** Begins it when it is first asked for. */
function once(work) {
	let begun;
	return () => {
		begun ??= work();
		return begun;
	};
}
// src/run/succeeds.ts
/** Whether this comes to its end without an error. */
function succeeds(work) {
	return work.then(() => true, () => false);
}
// src/git/own-index.ts
/** Git's index as a tree: which one our own holds, and temporary ones with another. */
/** The tree that the own index of each git folder is known to hold; nothing while it is changed. */
const held = /* @__PURE__ */ new WeakMap();
/** Around whatever changes the own index: undefined before it, afterwards the tree where that is known. */
function ownIndexHolds(git, tree) {
	if (tree === void 0) held.delete(git);
	else held.set(git, { tree });
}
let indexes = 0;
/** A temporary index that holds `tree`; removed at the end of the scope. */
async function indexOf(git, tree) {
	const file = join(git.place.gitDir, `index.${++indexes}`);
	const env = { GIT_INDEX_FILE: file };
	if (!await isCopied(git, tree, file)) await git.bytes(["read-tree", tree], { env });
	return {
		env,
		[Symbol.asyncDispose]: () => rm(file, { force: true })
	};
}
/** What a snapshot has just written is there already: a copy is no process, and of 50,000 files none is looked up. */
async function isCopied(git, tree, file) {
	const known = held.get(git);
	if (known?.tree !== tree) return false;
	return await succeeds(copyFile(join(git.place.gitDir, "index"), file)) && held.get(git) === known;
}
// src/git/trees.ts
/** Trees as values: what differs between two, and a new one made of one tree with entries of another. */
const absentMode = "000000";
const fileMode = "100644";
const submoduleMode = "160000";
const linkMode = "120000";
const plainDiff = [
	"diff-tree",
	"-r",
	"--no-renames",
	"--no-ext-diff",
	"--no-textconv"
];
/** What differs between two ids never changes, and one checkpoint asks five times. */
const asked = lastAnswers(4);
/** From the trees themselves or `diff-tree --raw`, so that we read the bytes that git committed and no patch text. */
function differences(git, from, to) {
	if (from === to) return Promise.resolve([]);
	if (!objectId.test(from) || !objectId.test(to)) return readDifferences(git, from, to);
	if (from > to) return differences(git, to, from).then((changes) => changes.map(reversed));
	return asked(git, `${from} ${to}`, () => readDifferences(git, from, to));
}
function reversed({ path, status, fromMode, toMode, fromId, toId }) {
	return {
		path,
		status: status === "added" ? "deleted" : status === "deleted" ? "added" : status,
		fromMode: toMode,
		toMode: fromMode,
		fromId: toId,
		toId: fromId
	};
}
async function readDifferences(git, from, to) {
	const pairs = objectId.test(from) && objectId.test(to) ? await walkedPairs(git, from, to) : void 0;
	if (pairs !== void 0) return pairs.map((pair) => differenceIn(pair, from.length));
	const fields = splitNul(await git.bytes([
		...plainDiff,
		"-z",
		"--raw",
		"--no-abbrev",
		from,
		to
	]));
	const found = [];
	for (let at = 0; at + 1 < fields.length; at += 2) found.push(differenceOf(fields[at] ?? "", fields[at + 1] ?? ""));
	return found;
}
function differenceIn({ path, from, to }, idLength) {
	const none = {
		mode: absentMode,
		id: "0".repeat(idLength)
	};
	const [before, after] = [from ?? none, to ?? none];
	return differenceOf(`:${before.mode} ${after.mode} ${before.id} ${after.id}`, path);
}
/** From a record of `--raw` and the path that follows it. */
function differenceOf(record, path) {
	const [fromMode = "", toMode = "", fromId = "", toId = ""] = record.slice(1).split(" ");
	return {
		path,
		status: fromMode === "000000" ? "added" : toMode === "000000" ? "deleted" : "modified",
		fromMode,
		toMode,
		fromId,
		toId
	};
}
/** Lines added and deleted; a binary file counts as a file with no lines. */
async function diffStat(git, from, to) {
	const stat = {
		files: 0,
		insertions: 0,
		deletions: 0,
		paths: []
	};
	if (from === to) return stat;
	for (const record of splitNul(await git.bytes([
		...plainDiff,
		"-z",
		"--numstat",
		from,
		to
	], withoutAttributes(git)))) {
		const [, added = "", deleted = "", path = ""] = /^(\d+|-)\t(\d+|-)\t([\s\S]*)$/.exec(record) ?? [];
		stat.files += 1;
		stat.insertions += Number(added) || 0;
		stat.deletions += Number(deleted) || 0;
		stat.paths.push(path);
	}
	return stat;
}
/** The patch from one tree to the other, cut after `maxBytes` with a line that says so. */
async function patch(git, from, to, maxBytes = 4194304) {
	if (from === to) return "";
	const args = [
		...plainDiff,
		"-p",
		"--binary",
		"--full-index",
		from,
		to
	];
	const { stdout, cut } = await git.run(args, {
		...withoutAttributes(git),
		cutAtBytes: maxBytes
	});
	const text = stdout.toString();
	return cut ? `${text.slice(0, text.lastIndexOf("\n") + 1)}\u2026 the rest of the patch is left out (over ${maxBytes} bytes)\n` : text;
}
/** Whether a file of the tree whose name matches has these words in it. */
async function hasText(git, tree, words, names) {
	const { code, stderr } = await git.run([
		"grep",
		"-q",
		"-a",
		"-F",
		"-e",
		words,
		tree,
		"--",
		names
	], { env: { GIT_LITERAL_PATHSPECS: "0" } });
	if (code === null || code > 1) throw new Error(`git grep failed: ${stderr}`);
	return code === 0;
}
/** `tree` with each entry put in its place; mode `000000` takes the path out. Returns the new tree's id. */
async function withEntries(git, tree, entries) {
	if (entries.length === 0) return treeOf(git, tree);
	await using index = await indexOf(git, tree);
	await updateIndex(git, entries.toSorted((a, b) => Number(b.mode === absentMode) - Number(a.mode === absentMode)), index.env);
	return await git.text(["write-tree"], { env: index.env });
}
/** Puts entries into an index, the own one without `env`. */
async function updateIndex(git, entries, env) {
	const input = joinNul(entries.map(({ mode, id, path }) => `${mode} ${id}\t${path}`));
	await git.bytes([
		"update-index",
		"--replace",
		"-z",
		"--index-info"
	], {
		env,
		input
	});
}
async function treeOf(git, id) {
	const found = await objectInfo(git, `${id}^{tree}`);
	if (found === void 0) throw new Error(`${id} is no tree that is here`);
	return found.id;
}
/** What each difference leads to, as entries for `withEntries`. */
function outcomeOf(changes) {
	return changes.map(({ path, toMode, toId }) => ({
		path,
		mode: toMode,
		id: toId
	}));
}
/** `tree` with `paths` (files, or folders with all they hold) as the tree or commit `from` has them; gone where it has none. */
async function treeWith(git, tree, from, paths) {
	const exact = new Set(paths.map((path) => path.replace(/\/+$/, "")));
	return withEntries(git, tree, outcomeOf((await differences(git, tree, from)).filter(({ path }) => partsOf(path).some((part) => exact.has(part)))));
}
/** `tree` with these regular files in it, path \u2192 content; one that is there keeps its mode. */
async function treeWithFiles(git, tree, files) {
	const there = files.size === 0 ? [] : await listEntries(git, tree);
	const modes = new Map(there.filter(({ path }) => files.has(path)).map(({ path, mode }) => [path, mode]));
	const ids = await writeBlobs(git, [...files.values()], tree.length);
	return withEntries(git, tree, [...files.keys()].map((path, at) => ({
		mode: modes.get(path) ?? fileMode,
		id: ids[at] ?? "",
		path
	})));
}
/** Writes `paths` of `tree` into the folder `into`, bytes and modes as a checkout would: eol conversion, links, exec bits. */
async function writeFiles(git, tree, paths, into) {
	if (paths.length === 0) return;
	await using index = await indexOf(git, tree);
	await git.bytes([
		"checkout-index",
		"-f",
		"-z",
		"--stdin"
	], {
		env: {
			...index.env,
			GIT_WORK_TREE: into
		},
		input: joinNul(paths),
		cwd: into
	});
}
/** The paths among `paths` whose attributes in `tree` name a filter (Git LFS and the like), with the filter's name. */
async function filteredPaths(git, tree, paths) {
	if (paths.length === 0 || !await namesFilters(git, tree)) return /* @__PURE__ */ new Map();
	await using index = await indexOf(git, tree);
	const fields = splitNul(await git.bytes([
		"check-attr",
		"--cached",
		"-z",
		"--stdin",
		"filter"
	], {
		env: index.env,
		input: joinNul(paths)
	}));
	const found = /* @__PURE__ */ new Map();
	for (let at = 0; at + 2 < fields.length; at += 3) {
		const [path = "", , value = ""] = fields.slice(at, at + 3);
		if (![
			"unspecified",
			"unset",
			"set"
		].includes(value)) found.set(path, value);
	}
	return found;
}
/** Whether an attribute of the tree can name a filter: without a word of one nothing need be asked of git. */
async function namesFilters(git, tree) {
	const files = (await listEntries(git, tree)).filter(({ path }) => /(^|\/)\.gitattributes$/.test(path));
	for (const { mode, id } of files) {
		if (!isRegular(mode)) return true;
		if ((await readBlob(git, id, 1048576))?.includes("filter=") ?? true) return true;
	}
	return false;
}
/** Diffs as if there were no `.gitattributes`: an agent's `*.ts -diff` must not hide a change from who reads it. */
function withoutAttributes(git) {
	const { gitDir } = git.place;
	return {
		cwd: gitDir,
		env: {
			GIT_WORK_TREE: join(gitDir, "objects", "info"),
			GIT_INDEX_FILE: join(gitDir, "no-index")
		}
	};
}
// src/git/lfs-content.ts
/** Git LFS: a commit has pointers, and what they stand for lies in stores, a `.git/lfs/objects` or what was fetched for the run. */
/** The SHA-256 that a pointer names, or undefined where this is no pointer. */
function pointedAt(text) {
	return /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n[\s\S]*?^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1];
}
/** Where a store keeps an object. */
function objectIn(store, oid) {
	return join(store, oid.slice(0, 2), oid.slice(2, 4), oid);
}
/** Replaces pointers among `paths` of the work tree (all of `commit`'s, if not given) from the first of `stores` that has the content. */
async function fillContent(git, tree, commit, stores, paths) {
	const there = stores.filter((store) => existsSync(store));
	if (there.length === 0) return;
	const among = paths ?? (await listEntries(git, commit)).map(({ path }) => path);
	for (const [path, filter] of await filteredPaths(git, commit, among)) {
		const place = pathIn(tree, path);
		const info = await lstat(place).catch(() => void 0);
		if (filter !== "lfs" || !info?.isFile() || info.size > 1024) continue;
		const oid = pointedAt(await readFile(place, "utf8"));
		const found = oid === void 0 ? void 0 : there.map((store) => objectIn(store, oid)).find(existsSync);
		if (found !== void 0) await copyFile(found, place).catch(() => {});
	}
}
/** Files of the work tree that are pointers still. Where no attribute of the commit names a filter, nothing is looked at. */
async function pointersLeft(git, tree, commit) {
	if (!await namesFilters(git, commit)) return [];
	const paths = (await listEntries(git, commit)).map(({ path }) => path);
	const left = [];
	for (const [path, filter] of await filteredPaths(git, commit, paths)) {
		const place = pathIn(tree, path);
		const info = filter === "lfs" ? await lstat(place).catch(() => void 0) : void 0;
		const text = info?.isFile() && info.size <= 1024 ? await readFile(place, "utf8") : "";
		const oid = pointedAt(text);
		if (oid !== void 0) left.push({
			path,
			oid,
			size: Number(/^size (\d+)$/m.exec(text)?.[1] ?? 0)
		});
	}
	return left;
}
// src/run/temporary-folder.ts
/** A folder that goes with the scope. */
/** `start`: its path but for some letters at the end. */
async function temporaryFolder(start) {
	const path = await mkdtemp(start);
	return {
		path,
		[Symbol.asyncDispose]: () => rm(path, {
			recursive: true,
			force: true
		})
	};
}
// src/git/merge.ts
/** Commits and texts merged without a work tree. Where commits conflict, the tree holds both sides and the ancestor between marks. */
/** A sentence where this git is too old for it (2.38). */
async function mergeCommits(git, ours, theirs) {
	const args = [
		"merge-tree",
		"--write-tree",
		"-z",
		"--name-only",
		"--messages",
		ours,
		theirs
	];
	const { code, stdout, stderr } = await git.run(args, { config: [["merge.conflictStyle", "diff3"]] });
	if (code !== 0 && code !== 1) return { problem: `git could not merge them (2.38 or newer is needed): ${stderr.trim().slice(0, 300)}` };
	const [tree = "", ...rest] = stdout.toString().split("\0");
	const end = rest.indexOf("");
	const conflicts = code === 0 ? [] : rest.slice(0, Math.max(0, end));
	const messages = rest.slice(end + 1).filter((part) => /^(CONFLICT|warning)/.test(part) && part.includes(":"));
	return {
		tree,
		conflicts: [...new Set(conflicts)],
		messages: messages.join("").trim()
	};
}
/**
* How many lines of a text are marks of a conflict. Their size is an attribute of git's (`conflict-marker-size`); the middle one
* underlines a heading too, so it counts only where `marked`, the text that git has made, is given, in the size that it has there.
*/
function countMarks(text, marked) {
	const outer = text.match(/^(?:<{7,}|>{7,}|\|{7,})(?: .*)?$/gm)?.length ?? 0;
	const size = marked === void 0 ? void 0 : /^<{7,}(?= )/m.exec(marked)?.[0].length;
	return size === void 0 ? outer : outer + (text.match(new RegExp(`^={${size}}$`, "gm"))?.length ?? 0);
}
/** The conflicts of a text, marks included. */
function conflictsIn(text) {
	return [...text.matchAll(/^<{7,}(?: .*)?\r?\n[\s\S]*?^>{7,}(?: .*)?$/gm)].map(([hunk]) => hunk);
}
/**
* `onto` with the change in it; a line that both changed stands as in `to`. undefined where git sees no text. Not `merge-file`:
* it takes changes of neighbouring lines for one conflict, and would bring the neighbour's change along.
*/
async function carryOver(git, { from, to, onto }) {
	const [change, other] = await Promise.all([hunksOf(git, from, to), hunksOf(git, from, onto)]);
	if (change === void 0 || other === void 0) return void 0;
	const lines = from.split("\n").map((line) => ({
		before: [],
		now: [line]
	}));
	const end = {
		before: [],
		now: []
	};
	const at = (index) => lines[index] ?? end;
	for (const { start, removed, added } of other) {
		if (removed === 0) at(start).before.push(...added);
		for (let index = 0; index < removed; index++) at(start + index).now = added.slice(index, index + 1);
		if (removed > 0) at(start + removed - 1).now.push(...added.slice(removed));
	}
	const there = new Set(other.map((hunk) => JSON.stringify(hunk)));
	for (const { start, removed, added } of change.filter((hunk) => !there.has(JSON.stringify(hunk)))) {
		for (let index = 0; index < removed; index++) at(start + index).now = [];
		at(start).before.push(...added);
	}
	return [...lines, end].flatMap(({ before, now }) => [...before, ...now]).join("\n");
}
async function hunksOf(git, from, to) {
	if (from === to) return [];
	await using scratch = await temporaryFolder(join(git.place.gitDir, "merge-"));
	const { path: folder } = scratch;
	await Promise.all([writeFile(join(folder, "a"), `${from}\n`), writeFile(join(folder, "b"), `${to}\n`)]);
	const { code, stdout } = await git.run([
		"diff",
		"--no-index",
		"--no-color",
		"--no-ext-diff",
		"--no-textconv",
		"--unified=0",
		"a",
		"b"
	], { cwd: folder });
	return code === 1 ? readHunks(stdout.toString()) : void 0;
}
function readHunks(patch) {
	const hunks = [];
	for (const line of patch.split("\n")) {
		const head = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/.exec(line);
		if (head !== null) {
			const removed = Number(head[2] ?? 1);
			hunks.push({
				start: Number(head[1]) - (removed === 0 ? 0 : 1),
				removed,
				added: []
			});
		} else if (line.startsWith("+")) hunks.at(-1)?.added.push(line.slice(1));
	}
	return hunks.length === 0 ? void 0 : hunks;
}
// src/git/own-git-dir.ts
/** Our own git folders: the one outside the tree that all of our git works in, and the throw-away one for the sandbox. */
/** Makes `place.gitDir` afresh: objects borrowed from the checkout, its refs, shallow file, exclude file and index copied. */
async function makeOwnGitDir(place, dot, refs, commit) {
	const git = gitAt(place);
	const { gitDir } = place;
	initGitDir(gitDir, commit, {
		head: commit,
		folders: needed,
		bare: true
	});
	borrowObjects(gitDir, objectFolders(join(dot.commonDir, "objects")));
	writePackedRefs(gitDir, refs.ids);
	for (const [name, target] of refs.symbolic) {
		mkdirSync(dirname(join(gitDir, name)), { recursive: true });
		writeFileSync(join(gitDir, name), `ref: ${target}\n`);
	}
	copyIfThere(join(dot.commonDir, "shallow"), join(gitDir, "shallow"));
	copyExclude(dot.commonDir, gitDir);
	return git;
}
/**
* Copies the checkout's index, whose lstat data save reading every file, and clears what would hide changes in it: of the paths
* that it returns, such as those that a sparse checkout leaves out.
*/
async function copyIndex(git, dot) {
	const { gitDir } = git.place;
	const names = await readdir(dot.gitDir).catch(() => []);
	if (!names.includes("index")) return await readHead(git);
	for (const name of names.filter((entry) => entry === "index" || entry.startsWith("sharedindex."))) {
		copyFileSync(join(dot.gitDir, name), join(gitDir, name));
		const { atime, mtime } = statSync(join(dot.gitDir, name));
		utimesSync(join(gitDir, name), atime, mtime);
	}
	const listed = await git.run([
		"ls-files",
		"-v",
		"-z"
	]);
	if (listed.code !== 0) return await readHead(git);
	const hidden = splitFlagged(listed.stdout);
	if (hidden.length === 0) return [];
	await git.bytes([
		"update-index",
		"--no-assume-unchanged",
		"-z",
		"--stdin"
	], { input: Buffer.concat(hidden) });
	await git.bytes([
		"update-index",
		"--no-skip-worktree",
		"-z",
		"--stdin"
	], { input: Buffer.concat(hidden) });
	return splitNul(Buffer.concat(hidden));
}
/**
* Fills `into` with the `.git` that foreign code sees: HEAD on a branch, tags, the index; no remote, no settings, no
* hooks. Returns the folders with objects: whoever shows it writes `objects/info/alternates`, because the real `.git`,
* where they lie, is hidden then.
*/
async function fillInside(git, into, head) {
	const { gitDir } = git.place;
	initGitDir(into, head.commit, {
		head: `ref: refs/heads/${head.branch}`,
		folders: usual,
		bare: false
	});
	const refs = await readRefs({
		kind: "folder",
		gitDir,
		commonDir: gitDir
	});
	const ids = new Map([...refs.ids].filter(([name]) => name.startsWith("refs/tags/")));
	ids.set(`refs/heads/${head.branch}`, head.commit);
	writePackedRefs(into, ids);
	const names = readdirSync(gitDir).filter((name) => /^(index|shallow|sharedindex\..+)$/.test(name));
	for (const name of names) copyIfThere(join(gitDir, name), join(into, name));
	copyExclude(gitDir, into);
	return { objects: objectFolders(join(gitDir, "objects")) };
}
/** All that git asks of its folder, which makes what else it needs: each new folder is up to half a millisecond of every start. */
const needed = ["objects/info", "refs"];
/** As `git init` makes it, for whatever else looks into a `.git`. */
const usual = [
	"info",
	"objects/info",
	"objects/pack",
	"refs/heads",
	"refs/tags"
];
/** What `git init --bare --template=` writes, without a process for it. */
function initGitDir(gitDir, commit, { head, folders, bare }) {
	rmSync(gitDir, {
		recursive: true,
		force: true
	});
	for (const folder of folders) mkdirSync(join(gitDir, folder), { recursive: true });
	writeFileSync(join(gitDir, "HEAD"), `${head}\n`);
	const sha256 = commit.length === 64;
	const core = `[core]\n\trepositoryformatversion = ${sha256 ? 1 : 0}\n\tfilemode = true\n\tbare = ${bare}\n`;
	writeFileSync(join(gitDir, "config"), sha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core);
}
/** Nearly every clone has one that says nothing: comments of git's template. */
function copyExclude(from, to) {
	const file = join("info", "exclude");
	if (!/^[^#\r\n]/m.test(textOf(join(from, file)) ?? "")) return;
	mkdirSync(join(to, "info"), { recursive: true });
	copyFileSync(join(from, file), join(to, file));
}
async function readHead(git) {
	await rm(join(git.place.gitDir, "index"), { force: true });
	await git.text(["read-tree", "HEAD"]);
	return [];
}
function writePackedRefs(gitDir, ids) {
	const lines = [...ids].sort(([a], [b]) => a < b ? -1 : 1).map(([name, id]) => `${id} ${name}\n`);
	writeFileSync(join(gitDir, "packed-refs"), lines.join(""));
}
function copyIfThere(from, to) {
	try {
		copyFileSync(from, to);
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
}
/** `ls-files -v -z` marks assume-unchanged with a lower-case letter and skip-worktree with S; the records keep their NUL. */
function splitFlagged(listed) {
	const records = [];
	let start = 0;
	for (let end = listed.indexOf(0); end !== -1; end = listed.indexOf(0, start)) {
		const flag = String.fromCharCode(listed[start] ?? 0);
		if (flag === "S" || flag !== flag.toUpperCase()) records.push(listed.subarray(start + 2, end + 1));
		start = end + 1;
	}
	return records;
}
// src/git/tree-walk.ts
/** What git does not tell about a work tree: nested `.git`, FIFOs and sockets, folders that cannot be read. */
/** Walks `root` without following links; `skip` names folders that are not entered (ignored ones, submodules). */
async function walkTree(root, skip) {
	const found = {
		nestedGit: [],
		special: [],
		opened: false
	};
	const onOpened = () => {
		found.opened = true;
	};
	const folders = [""];
	const visit = async (folder) => {
		for (const entry of await readFolder(folder === "" ? root : pathIn(root, folder), onOpened)) {
			const name = decodePath(entry.name);
			const path = folder === "" ? name : `${folder}/${name}`;
			if (name.toLowerCase() === ".git") {
				if (folder !== "" || name !== ".git") found.nestedGit.push(path);
			} else if (entry.isDirectory()) {
				if (!skip.has(path)) folders.push(path);
			} else if (!entry.isFile() && !entry.isSymbolicLink()) found.special.push(path);
		}
	};
	while (folders.length > 0) await Promise.all(folders.splice(-64).map(visit));
	return found;
}
/** What a folder's files look like, by names, sizes and times, git's own aside: equal where nothing was touched. */
async function fingerprint(root, folder) {
	const hash = createHash("sha256");
	const visit = async (path) => {
		const place = pathIn(root, path);
		const info = await lstat(place).catch(() => void 0);
		hash.update(`${path}\0${info === void 0 ? "" : [
			info.mode,
			info.size,
			info.isDirectory() || info.mtimeMs
		]}\0`);
		if (!info?.isDirectory()) return;
		const names = (await readFolder(place)).map(({ name }) => decodePath(name)).sort();
		for (const name of names) if (name !== ".git") await visit(`${path}/${name}`);
	};
	await visit(folder);
	return hash.digest("hex");
}
async function readFolder(path, onOpened = () => {}) {
	const options = {
		withFileTypes: true,
		encoding: "buffer"
	};
	try {
		return await readdir(path, options);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT" || code === "ENOTDIR") return [];
		await chmod(path, 493).then(onOpened, () => {});
		return readdir(path, options).catch(() => []);
	}
}
// src/git/pipes.ts
/**
* Git opens each `.gitignore` and `.gitattributes` that it meets, and one that is a pipe holds it up until somebody writes there. They
* are looked for only where git is slow to answer: a walk through ignored folders as well costs more than the answer.
*/
const slowMs = 3e3;
/** What `work` gives; while it waits, pipes in git's way are taken out of the tree, and whoever waits at one reads its end. */
async function pastPipes(tree, work) {
	const settled = work.then(() => false, () => false);
	const over = new AbortController();
	const slow = () => setTimeout$1(slowMs, true, {
		ref: false,
		signal: over.signal
	}).catch(() => false);
	while (await Promise.race([settled, slow()])) await removePipes(tree);
	over.abort();
	return await work;
}
async function removePipes(tree) {
	const { special } = await walkTree(tree, /* @__PURE__ */ new Set());
	for (const path of special.filter((one) => /(^|\/)\.git(ignore|attributes)$/.test(one))) {
		const place = pathIn(tree, path);
		const flags = constants.O_RDWR | constants.O_NONBLOCK | constants.O_NOFOLLOW;
		await using _ = await open(place, flags).catch(() => void 0);
		await rm(place, { force: true });
	}
}
// src/run/remove-tree.ts
/**
* Removes a whole folder whatever foreign code left in it: folders that nobody may read, and trees deeper than any path can name.
* A folder within a folder is moved to the top by its descriptor, so that no path ever has more than three parts.
*/
/** Nothing is there afterwards, or it throws what was in the way. */
async function removeTree(path) {
	try {
		await rm(path, {
			recursive: true,
			force: true
		});
	} catch {
		await removeFlat(path);
	}
}
/** Removes each; one that cannot be removed keeps none of the others, and is told. */
async function removeTrees(paths) {
	const failed = [];
	for (const path of paths) await removeTree(path).catch((error) => failed.push({
		path,
		reason: error.message
	}));
	return failed;
}
async function removeFlat(path) {
	const top = await openFolder(path);
	if (top === void 0) return await rm(path, { force: true });
	const mark = `.${randomUUID()}-`;
	let moved = 0;
	try {
		for (let left = await entriesOf(top); left.length > 0; left = await entriesOf(top)) for (const { place, isFolder } of left) {
			const inner = isFolder ? await openFolder(place) : void 0;
			if (inner === void 0) {
				await unlessGone(unlink(place));
				continue;
			}
			try {
				for (const entry of await entriesOf(inner)) if (!entry.isFolder) await unlessGone(unlink(entry.place));
				else if (!await isGone(entry.place)) await unlessGone(rename(entry.place, within(top, Buffer.from(`${mark}${moved++}`))));
			} finally {
				await inner.close();
			}
			await unlessGone(rmdir(place));
		}
	} finally {
		await top.close();
	}
	await unlessGone(rmdir(path));
}
/** What `rm` had begun when it gave up goes on beside this, and may be the one that removes. */
async function unlessGone(removal) {
	await removal.catch((error) => {
		if (error.code !== "ENOENT") throw error;
	});
}
/** An empty folder goes at once; another must be writable to be moved. */
async function isGone(place) {
	const gone = await succeeds(rmdir(place));
	if (!gone) await chmod(place, 448).catch(() => void 0);
	return gone;
}
/** Undefined for what is no folder, a link to one included. */
async function openFolder(path) {
	const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
	const handle = () => open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
	try {
		const opened = await handle().catch(async (error) => {
			if (error.code !== "EACCES") throw error;
			await chmod(path, 448);
			return handle();
		});
		await opened.chmod(448).catch(() => void 0);
		return opened;
	} catch (error) {
		if ([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		].includes(error.code ?? "")) return void 0;
		throw error;
	}
}
/** By descriptor, so that it counts for nothing how deep the folder lies. Names are bytes. */
async function entriesOf(folder) {
	return (await readdir(`/proc/self/fd/${folder.fd}`, {
		withFileTypes: true,
		encoding: "buffer"
	})).map((entry) => ({
		place: within(folder, entry.name),
		isFolder: entry.isDirectory()
	}));
}
function within(folder, name) {
	return Buffer.concat([Buffer.from(`/proc/self/fd/${folder.fd}/`), name]);
}
// src/git/filtered-files.ts
/**
* Files behind a filter (Git LFS, git-crypt): the work tree has other bytes than the commit, and the filter is not run here.
* One that was only touched is unchanged; one that was changed cannot be published, stays out and is named.
*/
/** `changes` without those of filtered files. The attributes are HEAD's: the agent's own decide nothing here. */
async function withoutFiltered(git, head, tree, changes) {
	const filtered = await filteredPaths(git, head, changes.filter(({ toMode }) => toMode !== absentMode).map(({ path }) => path));
	const kept = [];
	const offenders = [];
	for (const change of changes) {
		const filter = filtered.get(change.path);
		if (filter === void 0 || change.toMode === "000000") kept.push(change);
		else if (!await isContentOf(git, change, tree)) offenders.push({
			path: change.path,
			reason: `is kept by the git filter "${filter}", which is not run here`
		});
	}
	return {
		kept,
		offenders
	};
}
/** Git LFS: the commit has a pointer, which names the SHA-256 of the content. */
async function isContentOf(git, change, tree) {
	const { fromId, fromMode, toMode, path } = change;
	if (fromMode === "000000" || !isRegular(toMode)) return false;
	return await isPointedAt(git, fromId, tree, path);
}
/** Of `paths` those that have what their pointers in HEAD name: git shows them as changed where its index does not know them. */
async function pointedPaths(git, tree, paths) {
	const head = paths.length === 0 ? void 0 : await objectInfo(git, "HEAD");
	const found = /* @__PURE__ */ new Set();
	if (head === void 0) return found;
	for (const [path, filter] of await filteredPaths(git, head.id, paths)) {
		const info = await lstat(pathIn(tree, path)).catch(() => void 0);
		const pointer = filter === "lfs" && info?.isFile() ? await objectInfo(git, `${head.id}:${path}`) : void 0;
		if (pointer !== void 0 && await isPointedAt(git, pointer.id, tree, path)) found.add(path);
	}
	return found;
}
async function isPointedAt(git, blob, tree, path) {
	const pointer = (await readBlob(git, blob, 1024))?.toString() ?? "";
	const oid = pointedAt(pointer);
	if (oid === void 0) return false;
	const place = pathIn(tree, path);
	if (`${(await lstat(place).catch(() => void 0))?.size}` !== /^size (\d+)$/m.exec(pointer)?.[1]) return false;
	const hash = createHash("sha256");
	return await pipeline(createReadStream(place), hash).then(() => true, () => false) && hash.digest("hex") === oid;
}
// src/text/file-names.ts
/** Names as other file systems read them: a path is judged by what it could become there, not by its bytes alone. */
/** True for `.git` in every spelling that HFS+, NTFS or a case-blind file system takes for it. */
function isGitName(name) {
	const folded = foldName(name);
	return folded === ".git" || /^git~\d+$/.test(folded);
}
/**
* One form for all spellings of a name: NFKC, no ignorable characters (HFS+ drops them), lower case, no NTFS stream, no
* trailing dots and spaces (Windows drops them).
*/
function foldName(name) {
	if (/^[\w.-]*[\w-]$/.test(name)) return name.toLowerCase();
	return name.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").toLowerCase().normalize("NFKC").replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
// src/git/screening.ts
/** Changed paths are looked at before git reads them: what is no ordinary file of a bearable size stays out and is named. */
/** One changed file larger than this is left out: a 3 GB sparse file took git add 34 s. GitHub itself stops at 100 MB. */
const maxFileBytes = 20971520;
/** All changed files together. */
const maxChangedBytes = 268435456;
const maxChangedFiles = 2e4;
/** `tracked` come before `untracked`, and of these the largest folder last: it is what an agent made by mistake. */
async function screen(tree, tracked, untracked) {
	const result = {
		accepted: [],
		left: [],
		offenders: []
	};
	const beyond = [];
	let total = 0;
	const known = new Set(tracked);
	const others = untracked.filter((path) => !known.has(path)).sort();
	for (const path of [...tracked, ...smallFoldersFirst(others, (other) => other)]) {
		if (result.accepted.length >= 2e4 || total >= maxChangedBytes) {
			beyond.push(path);
			continue;
		}
		const { reason, size } = await judge(tree, path);
		total += size;
		if (reason === void 0) result.accepted.push(path);
		else {
			result.left.push(path);
			result.offenders.push({
				path,
				reason
			});
		}
	}
	result.left.push(...beyond);
	for (const [folder, { length }] of Map.groupBy(beyond, topFolder)) {
		const reason = `${length} changed files are beyond ${maxChangedFiles} files or ${maxChangedBytes} bytes in all`;
		result.offenders.push({
			path: folder,
			reason
		});
	}
	return result;
}
async function judge(tree, path) {
	const place = pathIn(tree, path);
	const info = await lstat(place).catch(() => void 0);
	if (info === void 0) return {
		reason: "cannot be looked at",
		size: 0
	};
	if (path.split("/").some(isGitName)) return {
		reason: "has a name that a file system can take for .git",
		size: 0
	};
	if (info.isSymbolicLink()) return { size: 0 };
	if (!info.isFile()) return {
		reason: "is neither a file, a folder nor a link",
		size: 0
	};
	if (info.size > maxFileBytes) return {
		reason: `is larger than 20 MiB (${Math.ceil(info.size / 2 ** 20)} MiB)`,
		size: 0
	};
	if (info.nlink > 1) return {
		reason: "is a hard link: its content may lie outside the repository",
		size: 0
	};
	if ((info.mode & 384) !== 384) await chmod(place, info.mode & 511 | 384).catch(() => {});
	return await succeeds(access(place, constants.R_OK)) ? { size: info.size } : {
		reason: "cannot be read",
		size: 0
	};
}
// src/git/take-in.ts
/** More than so many are not looked for one by one: each takes a dozen calls. */
const mostFound = 20;
const unencodable = /failed to encode|byte order mark|BOM is (?:required|prohibited)/;
async function takeIn(git, paths) {
	const taken = {
		left: [],
		offenders: []
	};
	const parts = [paths];
	for (let part = parts.pop(); part !== void 0; part = parts.pop()) {
		if (part.length === 0 || await isTaken(git, part)) continue;
		const [first = ""] = part;
		if (part.length === 1) taken.offenders.push({
			path: first,
			reason
		});
		else if (taken.offenders.length < mostFound) {
			const half = part.length >> 1;
			parts.push(part.slice(half), part.slice(0, half));
			continue;
		} else for (const [folder, { length }] of Map.groupBy(part, topFolder)) taken.offenders.push({
			path: folder,
			reason: `${length} files, some of which are not in the encoding that .gitattributes names for them`
		});
		taken.left.push(...part);
	}
	return taken;
}
const reason = "is not in the encoding that .gitattributes names for it";
async function isTaken(git, paths) {
	const { code, stderr } = await git.run([
		"update-index",
		"--add",
		"--replace",
		"-z",
		"--stdin"
	], { input: joinNul([...paths]) });
	if (code === 0) return true;
	if (code !== null && unencodable.test(stderr)) return false;
	throw new Error(`git update-index ended with ${code ?? "a signal"}: ${stderr.trim().split("\n").slice(-3).join(" ")}`);
}
// src/git/snapshot.ts
/**
* The work tree as a git tree id. Changed paths are looked at before git reads them; the tree is HEAD's plus what changed
* since setup, so that a sparse checkout, LFS content or a dirty file is never committed by the way.
*/
/** Stages what changed and writes the tree. `known` are nested `.git` to leave alone; undefined at setup, when all are. */
async function takeRaw(git, tree, known) {
	await rm(join(git.place.gitDir, "index.lock"), { force: true });
	const look = () => Promise.all([listed(git), changedTracked(git)]);
	const [ignored, early] = await Promise.all([ignoredFolders(git), look()]);
	const [{ submodules }] = early;
	const { nestedGit, special, opened } = await walkTree(tree, /* @__PURE__ */ new Set([...ignored, ...submodules]));
	const fresh = known === void 0 ? nestedGit : nestedGit.filter((path) => !known.has(path));
	const removed = known === void 0 ? [] : fresh;
	for (const path of removed) await removeTree(pathIn(tree, path));
	const [{ untracked }, { deleted, present }] = opened || removed.length > 0 ? await look() : early;
	const screened = await screen(tree, present, untracked);
	ownIndexHolds(git, void 0);
	if (deleted.length > 0) await git.bytes([
		"update-index",
		"--force-remove",
		"-z",
		"--stdin"
	], { input: joinNul(deleted) });
	const taken = await takeIn(git, screened.accepted);
	const odd = special.map((path) => ({
		path,
		reason: "is neither a file, a folder nor a link"
	}));
	const offenders = new Map([
		...odd,
		...screened.offenders,
		...taken.offenders
	].map((offender) => [offender.path, offender]));
	const written = await git.text(["write-tree"]);
	ownIndexHolds(git, written);
	const prints = submodules.map(async (path) => [path, await fingerprint(tree, path)]);
	return {
		tree: written,
		offenders: [...offenders.values()],
		left: /* @__PURE__ */ new Set([
			...special,
			...screened.left,
			...taken.left
		]),
		nestedGit: fresh,
		submodules: new Map(await Promise.all(prints))
	};
}
/**
* The same of a tree that we have just written from HEAD, with one call instead of five: nothing in it can be ignored, untracked
* or special. undefined where a file is not as git would have it (LFS content, a file system without modes): to be looked at.
*/
async function takeFresh(git, headTree) {
	const [entries, { deleted, present }] = await Promise.all([listEntries(git, headTree), changedTracked(git)]);
	if (deleted.length + present.length > 0 || entries.some(({ mode }) => mode === "160000")) return void 0;
	return {
		tree: headTree,
		offenders: [],
		left: /* @__PURE__ */ new Set(),
		nestedGit: [],
		submodules: /* @__PURE__ */ new Map()
	};
}
/** Puts what changed between two raw snapshots on HEAD's tree. What was left out at setup already is not named again. */
async function onHead(git, head, tree, setup, now) {
	const changes = await differences(git, setup.tree, now.tree);
	const taken = changes.filter(({ path }) => !now.left.has(path));
	const { kept, offenders } = await withoutFiltered(git, head.commit, tree, taken);
	const inSubmodules = [...now.submodules].filter(([path, print]) => (setup.submodules.get(path) ?? print) !== print);
	const all = [
		...now.offenders.filter(({ path }) => !setup.left.has(path)),
		...inSubmodules.map(([path]) => ({
			path,
			reason: "is a submodule: changes in it belong to another repository"
		})),
		...offenders
	];
	return {
		tree: setup.tree === head.tree && kept.length === changes.length ? now.tree : await withEntries(git, head.commit, outcomeOf(kept)),
		offenders: all,
		nestedGit: now.nestedGit
	};
}
/** Where anything may lie: not walked. */
async function ignoredFolders(git) {
	return splitNul(await git.bytes([
		"ls-files",
		"-o",
		"-i",
		"--exclude-standard",
		"--directory",
		"-z"
	])).map((path) => path.replace(/\/$/, ""));
}
/** Of the index the submodules, and what lies beside it; a nested repository is named as a folder, and stays out. */
async function listed(git) {
	const all = await git.bytes([
		"ls-files",
		"-t",
		"-s",
		"-o",
		"--exclude-standard",
		"-z"
	]);
	let end = 0;
	while (all[end] === 63) end = all.indexOf(0, end) + 1;
	const untracked = splitNul(all.subarray(0, end)).map((record) => record.slice(2));
	const staged = all.subarray(end);
	return {
		submodules: (staged.includes("160000") ? splitNul(staged) : []).filter((line) => line.slice(2).startsWith(submoduleMode)).map((line) => line.slice(line.indexOf("	") + 1)),
		untracked: untracked.filter((path) => !path.endsWith("/"))
	};
}
/** From lstat data alone: nothing is read here. */
async function changedTracked(git) {
	const fields = splitNul(await git.bytes([
		"diff-files",
		"-z",
		"--raw",
		"--ignore-submodules=all"
	]));
	const found = {
		deleted: [],
		present: []
	};
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [record = "", path = ""] = fields.slice(at, at + 2);
		if (record.startsWith(`:160000`)) continue;
		(record.endsWith("D") ? found.deleted : found.present).push(path);
	}
	return found;
}
// src/git/work-files.ts
/** From a tree to files: into a fresh folder for a verification, or back into the work tree. */
/** Writes the files of `to` that differ from `from` into `into`; returns what `to` no longer has and nothing of `to` hides. */
async function exportOver(git, from, to, into) {
	const changes = await differences(git, from, to);
	const written = writable(changes);
	await writeFiles(git, to, written, into);
	return { deleted: gone(changes, written) };
}
/** Makes the work tree setup's files plus what `goal` changes on `head`. What the snapshot left out is removed. */
async function restore(git, tree, { head, setup, goal, lfs }) {
	const now = await takeRaw(git, tree, new Set(setup.nestedGit));
	const target = await withEntries(git, setup.tree, outcomeOf(await differences(git, head, goal)));
	for (const path of now.left) if (!setup.left.has(path)) await removeTree(pathIn(tree, path));
	const changes = await differences(git, now.tree, target);
	for (const { path, toMode } of changes) if (toMode === "000000") await removeFile(tree, path);
	ownIndexHolds(git, void 0);
	await updateIndex(git, outcomeOf(changes.filter(({ toMode }) => toMode !== submoduleMode)));
	const missing = splitNul(await git.bytes([
		"diff-files",
		"-z",
		"--name-only",
		"--ignore-submodules=all"
	]));
	const rewrite = [.../* @__PURE__ */ new Set([...writable(changes), ...missing])];
	await git.bytes([
		"checkout-index",
		"-f",
		"-u",
		"-z",
		"--stdin"
	], { input: joinNul(rewrite) });
	await fillContent(git, tree, head, lfs, rewrite);
	await giveToOwner(tree, rewrite);
}
/** Paths whose state in the index or the work tree is not HEAD's; of `leftOut` those that are there all the same. */
async function uncommitted(git, tree, leftOut) {
	const records = splitNul(await git.bytes([
		"status",
		"--porcelain=v1",
		"-z",
		"--no-renames",
		"--untracked-files=normal",
		"--ignore-submodules=all"
	])).map((record) => [record.slice(0, 2), record.slice(3)]);
	const pointed = await pointedPaths(git, tree, records.filter(([state]) => state.trim() === "M").map(([, path]) => path));
	return records.filter(([, path]) => !pointed.has(path)).filter(([state, path]) => state !== " D" || !leftOut.has(path) || existsSync(pathIn(tree, path))).map(([, path]) => path).sort();
}
/** As root, in somebody else's tree: what we wrote must stay theirs, or their code can no longer change it. */
async function giveToOwner(tree, paths) {
	const { uid, gid } = await lstat(tree);
	if (process.getuid?.() !== 0 || uid === 0) return;
	for (const path of new Set(paths.flatMap((file) => [file, ...parents(file)]))) await lchown(pathIn(tree, path), uid, gid).catch(() => {});
}
function writable(changes) {
	return changes.filter(({ toMode }) => toMode !== "000000" && toMode !== "160000").map(({ path }) => path);
}
/** A deleted path is hidden anyway where a file took the place of its folder, or a folder its own place. */
function gone(changes, written) {
	const files = new Set(written);
	const folders = new Set(written.flatMap(parents));
	return changes.filter(({ toMode, fromMode }) => toMode === "000000" && fromMode !== "160000").map(({ path }) => path).filter((path) => !folders.has(path) && !parents(path).some((folder) => files.has(folder)));
}
/** The folders above. */
function parents(path) {
	return [...partsOf(path)].slice(1);
}
/** Removes a file and the folders that it leaves empty. */
async function removeFile(tree, path) {
	await removeTree(pathIn(tree, path));
	for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) if (!await succeeds(rmdir(pathIn(tree, folder)))) return;
}
// src/git/repository.ts
/**
* A checkout as Redgreen sees it: read once as text, then worked on by our own git in a folder outside the tree.
* Every method may be called again; those that look at the work tree run one after the other.
*/
/** Opens a checkout. Throws where there is none, nothing is committed, or its objects are not all here. */
async function openRepository(options) {
	const tree = resolve(options.tree);
	const checkout = resolve(options.checkout ?? tree);
	const gitDir = resolve(options.gitDir);
	if (!relative(tree, gitDir).startsWith("..")) throw new Error(`the git folder ${gitDir} must lie outside the tree ${tree}`);
	const dot = await findDotGit(checkout);
	if (dot === void 0) throw new Error(`${checkout} is not a git repository: it has no .git`);
	const refs = await readRefs(dot);
	const commit = options.commit ?? refs.commit;
	if (commit === void 0) throw new Error(`${checkout} has no commit yet: make a first commit`);
	const git = await makeOwnGitDir({
		git: findGit(tree, options.path),
		gitDir,
		tree,
		signal: options.signal
	}, dot, refs, commit);
	await requireRecentGit(git);
	const own = checkout === tree;
	const readTree = async () => {
		await git.bytes([
			"read-tree",
			...options.writes ? ["--reset", "-u"] : [],
			commit
		]);
		return [];
	};
	const index = once(() => own ? copyIndex(git, dot) : readTree());
	const [headTree, indexed] = await Promise.all([treeIn(git, commit), options.reads ? void 0 : index().catch((error) => error)]);
	if (headTree === void 0) throw new Error(`${checkout} lacks the objects of ${commit}: it is ${await isPartial(dot) ? "a partial" : "a broken"} clone`);
	if (indexed instanceof Error) throw indexed;
	const lfs = [join(dot.commonDir, "lfs", "objects"), `${gitDir}-lfs`];
	if (options.writes) await fillContent(git, tree, commit, lfs);
	const onBranch = commit === refs.commit ? refs.branch : void 0;
	return repositoryAt({
		git,
		tree,
		head: {
			commit,
			...onBranch === void 0 ? {} : { branch: onBranch }
		},
		dotGit: own ? dot.kind : "none",
		lfs,
		index,
		fresh: options.writes === true
	}, /* @__PURE__ */ new Map([[commit, headTree]]));
}
/** The tree of a commit; undefined where either is not here. */
async function treeIn(git, commit) {
	const found = await objectInfo(git, `${commit}^{tree}`);
	return found?.type === "tree" ? found.id : void 0;
}
/** `trees`: those of commits, which never change. */
function repositoryAt({ index, fresh, ...parts }, trees) {
	const { git, tree, head, lfs } = parts;
	const queued = queue();
	const inTurn = (work) => queued(() => pastPipes(tree, index().then(work)));
	let setup;
	let setupAtMs = Date.now();
	const known = () => new Set(setup?.nestedGit);
	const treeOf = async (commit) => {
		const found = trees.get(commit) ?? await treeIn(git, commit);
		if (found === void 0) throw new Error(`the commit ${commit} is not here`);
		trees.set(commit, found);
		return found;
	};
	const asTree = (id) => trees.get(id) ?? id;
	const headTree = () => treeOf(head.commit);
	const setupOrHead = async () => {
		const nothing = {
			offenders: [],
			left: /* @__PURE__ */ new Set(),
			nestedGit: [],
			submodules: /* @__PURE__ */ new Map()
		};
		return setup ?? {
			tree: await headTree(),
			...nothing
		};
	};
	return {
		...parts,
		resolve: async (ref) => {
			if (!isRevision(ref)) return void 0;
			return (await objectInfo(git, `${ref}^{commit}`))?.id;
		},
		treeOf,
		readFile: (commit, path, maxBytes = 1048576) => readText(git, commit, path, maxBytes),
		readAlone: (commit, path) => readAlone(git, commit, path, 1048576),
		listFiles: async (commit) => (await listEntries(git, commit)).map(({ path }) => path),
		markSetup: (how) => inTurn(async () => {
			setup = (fresh && how?.untouched ? await takeFresh(git, await headTree()) : void 0) ?? await takeRaw(git, tree, void 0);
			setupAtMs = Date.now();
			return { tree: setup.tree };
		}),
		snapshot: () => inTurn(async () => {
			const now = await takeRaw(git, tree, known());
			return onHead(git, {
				commit: head.commit,
				tree: await headTree()
			}, tree, await setupOrHead(), now);
		}),
		hasTree: async (id) => await treeIn(git, asTree(id)) !== void 0,
		differences: (from, to) => differences(git, asTree(from), asTree(to)),
		diffStat: (from, to) => diffStat(git, asTree(from), asTree(to)),
		patch: (from, to, options) => patch(git, asTree(from), asTree(to), options?.maxBytes),
		treeWith: (base, from, paths) => treeWith(git, base, from, paths),
		treeWithFiles: (tree, files) => treeWithFiles(git, tree, files),
		carryOver: (texts) => carryOver(git, texts),
		exportOver: (from, to, into) => exportOver(git, from, to, into),
		writeTree: (goal) => inTurn(async () => restore(git, tree, {
			head: head.commit,
			setup: await setupOrHead(),
			goal,
			lfs
		})),
		moveTo: (commit, branch) => inTurn(async () => {
			if (commit !== head.commit) {
				const goal = await treeOf(commit);
				await restore(git, tree, {
					head: head.commit,
					setup: await takeRaw(git, tree, void 0),
					goal,
					lfs
				});
				await git.text([
					"update-ref",
					"--no-deref",
					"HEAD",
					commit
				]);
			}
			Object.assign(head, {
				commit,
				branch
			});
		}),
		ignoredChanges: () => inTurn(() => ignoredSince(git, tree, setupAtMs)),
		uncommitted: () => inTurn(async () => uncommitted(git, tree, new Set(await index()))),
		commit: (options) => commitTree(git, options),
		isAncestor: async (ancestor, descendant) => {
			if (!isRevision(ancestor) || !isRevision(descendant)) return false;
			return (await git.run([
				"merge-base",
				"--is-ancestor",
				ancestor,
				descendant
			])).code === 0;
		},
		mergeBase: async (a, b) => {
			if (!isRevision(a) || !isRevision(b)) return void 0;
			const { code, stdout } = await git.run([
				"merge-base",
				a,
				b
			]);
			return code === 0 ? stdout.toString().trim() : void 0;
		},
		aheadBehind: async (a, b) => {
			const [ahead = 0, behind = 0] = (await git.text([
				"rev-list",
				"--left-right",
				"--count",
				"--end-of-options",
				`${a}...${b}`
			])).split(/\s+/).map(Number);
			return {
				ahead,
				behind
			};
		},
		log: (...asked) => log(git, ...asked),
		fillInside: (into, at) => inTurn(async () => {
			const commit = at?.commit ?? head.commit;
			return fillInside(git, into, {
				commit,
				branch: at?.branch ?? head.branch ?? "work"
			});
		})
	};
}
/** A ref or id as a plain word: no option, no range, no `:path`, no `@{\u2026}`. */
function isRevision(ref) {
	return /^[\w@][\w./@+#=-]*$/u.test(ref) && !ref.includes("..");
}
// src/text/message-of.ts
/** What anything thrown says. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
// src/entry/local-clone.ts
/** The clone that a command runs in. */
/** Opens the repository around the current directory; git is started before anything is waited for. Throws `not-a-repository`. */
async function openClone(io) {
	const root = await repositoryRoot(io.cwd);
	if (root === void 0) throw await noRepository(io.cwd);
	const scratch = mkdtempSync(join(tmpdir(), "redgreen-git-"));
	const dispose = () => rm(scratch, {
		recursive: true,
		force: true
	});
	try {
		const repository = await openRepository({
			tree: root,
			gitDir: join(scratch, "git"),
			reads: true,
			path: io.environment.PATH
		});
		return {
			root,
			repository,
			configText: await repository.readAlone(await defaultCommit(repository), configPath),
			[Symbol.asyncDispose]: dispose
		};
	} catch (error) {
		await dispose();
		throw new RedgreenError("not-a-repository", messageOf(error), { cause: error });
	}
}
/** The work tree's own configuration, where it is another one: it does not count, and a run says so. */
async function uncountedConfig(clone) {
	const { root, configText } = clone;
	const text = await readFile(join(root, configPath), "utf8").catch(() => void 0);
	if (text === void 0 || text.replaceAll("\r\n", "\n") === configText?.replaceAll("\r\n", "\n")) return void 0;
	return {
		text,
		warning: `${configPath} here is another than on the default branch, which is the one that counts.`
	};
}
/** One without a work tree is a repository all the same: that it is none would be false. */
async function noRepository(cwd) {
	if (await findDotGit(cwd) === void 0) return new RedgreenError("not-a-repository", cwd);
	return new RedgreenError("not-a-repository", `${cwd} is a bare repository`, { fix: "Clone it, and run it in the clone: a bare repository has no files to work on." });
}
/** The folder with `.git`, from `cwd` upwards. */
async function repositoryRoot(cwd) {
	for (let folder = cwd;; folder = dirname(folder)) {
		if (isThere(join(folder, ".git"))) return folder;
		if (dirname(folder) === folder) return void 0;
	}
}
/** A folder that may not be looked into has none. */
function isThere(path) {
	try {
		return statSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
/**
* The default branch's commit: what is checked out where that is main or master, else the remote's default branch, else a
* local main or master, else what is checked out \u2013 so that someone else's branch, detached or not, cannot bring its own
* configuration.
*/
async function defaultCommit(repository) {
	const { commit, branch } = repository.head;
	if (branch === "main" || branch === "master") return commit;
	for (const ref of [
		"origin/HEAD",
		"main",
		"master"
	]) {
		const found = await repository.resolve(ref);
		if (found !== void 0) return found;
	}
	return commit;
}
/** What holds here, whether or not there is a key. */
function settingsHere({ environment }, clone) {
	return resolveSettings({
		environment,
		repositoryFile: clone?.configText,
		needsKey: false
	});
}
// src/story/front-matter.ts
/** The YAML block between `---` lines at the start of a Markdown text. A block that is no mapping is Markdown. */
/** More is a mistake or an attack. */
const maxChars$1 = 65536;
function readFrontMatter(text) {
	const block = findBlock(text);
	if (block === void 0) return {
		kind: "none",
		body: withoutMark(text)
	};
	const body = text.slice(block.bodyStart);
	const yaml = text.slice(block.start, block.end);
	const broken = (message, line = 1, column = 1) => ({
		kind: "broken",
		message,
		line: line + 1,
		column,
		body
	});
	if (yaml.length > maxChars$1) return broken(`the front matter has ${yaml.length} characters; allowed: ${maxChars$1}`);
	const lines = new import_dist.LineCounter();
	try {
		const document = (0, import_dist.parseDocument)(yaml, {
			lineCounter: lines,
			logLevel: "error",
			prettyErrors: false,
			uniqueKeys: false
		});
		const [error] = document.errors;
		if (error !== void 0) {
			const { line, col } = lines.linePos(error.pos[0]);
			return broken(error.message, line, col);
		}
		if (!(0, import_dist.isMap)(document.contents)) return {
			kind: "none",
			body: withoutMark(text)
		};
		const twice = doubledKey(document.contents.items);
		if (twice !== void 0) {
			const { line, col } = lines.linePos(twice.range?.[0] ?? 0);
			return broken(`${twice.value} is given twice`, line, col);
		}
		return {
			kind: "mapping",
			data: document.toJS({ maxAliasCount: 20 }),
			body
		};
	} catch (error) {
		return broken(error instanceof RangeError ? "nested too deeply" : String(error));
	}
}
/** Offsets of the YAML between the two `---` lines, and of what follows. A byte order mark may come first. */
function findBlock(text) {
	const opening = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---[ \t]*(\r?\n)/.exec(text);
	if (opening === null) return void 0;
	const start = opening[0].length;
	const closing = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;
	const rest = text.slice(start);
	const found = closing.exec(rest);
	if (found === null) return void 0;
	const end = start + found.index;
	return {
		start,
		end,
		bodyStart: end + found[0].length,
		eol: opening[1] ?? "\n"
	};
}
/** Where a top-level key stands, also one written with underscores: line and column from 1; the first line for one that is not there. */
function keyPlaces(text) {
	const block = findBlock(text);
	if (block === void 0) return () => ({
		line: 1,
		column: 1
	});
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text.slice(block.start, block.end), {
		lineCounter: lines,
		logLevel: "silent"
	});
	const keys = ((0, import_dist.isMap)(document.contents) ? document.contents.items : []).map(({ key }) => key).filter((key) => (0, import_dist.isScalar)(key));
	const places = new Map(keys.map((key) => {
		const { line, col } = lines.linePos(key.range?.[0] ?? 0);
		return [String(key.value), {
			line: line + 1,
			column: col
		}];
	}));
	return (key) => places.get(key) ?? places.get(key.replaceAll("-", "_")) ?? {
		line: 1,
		column: 1
	};
}
/** Whether a block of front matter begins and no `---` ends it: a rule with prose below is none. */
function isUnclosed(text) {
	return findBlock(text) === void 0 && /^\uFEFF?---[ \t]*\r?\n[A-Za-z][\w-]*:(?:\s|$)/.test(text);
}
function doubledKey(items) {
	const seen = /* @__PURE__ */ new Set();
	for (const { key } of items) {
		if (!(0, import_dist.isScalar)(key)) continue;
		if (seen.has(key.value)) return key;
		seen.add(key.value);
	}
}
function withoutMark(text) {
	return text.startsWith("\ufeff") ? text.slice(1) : text;
}
// node_modules/marked/lib/marked.esm.js
/**
* marked v18.2.1 - a markdown parser
* Copyright (c) 2018-2026, MarkedJS. (MIT License)
* Copyright (c) 2011-2018, Christopher Jeffrey. (MIT License)
* https://github.com/markedjs/marked
*/
/**
* DO NOT EDIT THIS FILE
* The code in this file is generated from files in ./src/
*/
function G() {
	return {
		async: !1,
		breaks: !1,
		extensions: null,
		gfm: !0,
		hooks: null,
		pedantic: !1,
		renderer: null,
		silent: !1,
		tokenizer: null,
		walkTokens: null
	};
}
var S = G();
function ue(l) {
	S = l;
}
var q = { exec: () => null };
function D(l) {
	let e = [];
	return (t) => {
		let n = Math.max(0, Math.min(3, t - 1)), r = e[n];
		return r || (r = l(n), e[n] = r), r;
	};
}
function g(l, e = "") {
	let t = typeof l == "string" ? l : l.source, n = {
		replace: (r, s) => {
			let o = typeof s == "string" ? s : s.source;
			return o = o.replace(O.caret, "$1"), t = t.replace(r, o), n;
		},
		getRegex: () => new RegExp(t, e)
	};
	return n;
}
var _e = ((l = "") => {
	try {
		return !!new RegExp("(?<=1)(?<!1)" + l);
	} catch {
		return !1;
	}
})();
var O = {
	codeRemoveIndent: /^(?: {0,3}\t| {1,4})/gm,
	listInterruptsParagraph: /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
	outputLinkReplace: /\\([\[\]])/g,
	indentCodeCompensation: /^(\s+)(?:```)/,
	beginningSpace: /^\s+/,
	endingHash: /#$/,
	startingSpaceChar: /^ /,
	endingSpaceChar: / $/,
	endingSpaceTabChar: /[ \t]$/,
	nonSpaceChar: /[^ ]/,
	newLineCharGlobal: /\n/g,
	tabCharGlobal: /\t/g,
	leadingSpaceTab: /^[ \t]+/,
	multipleSpaceGlobal: /\s+/g,
	blankLine: /^[ \t]*$/,
	doubleBlankLine: /\n[ \t]*\n[ \t]*$/,
	blockquoteStart: /^ {0,3}>/,
	blockquoteSetextReplace: /\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
	blockquoteSetextReplace2: /^ {0,3}>[ \t]?/gm,
	blockquoteMarkerWhitespace: /^( {0,3}>)(\t[ \t]*)/gm,
	nestedBlockMarker: /^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,
	listReplaceNesting: /^ {1,4}(?=( {4})*[^ ])/g,
	listIsTask: /^\[[ xX]\][ \t]+\S/,
	listReplaceTask: /^\[[ xX]\][ \t]+/,
	listTaskCheckbox: /\[[ xX]\]/,
	anyLine: /\n.*\n/,
	hrefBrackets: /^<(.*)>$/,
	tableDelimiter: /[:|]/,
	tableAlignChars: /^\||\| *$/g,
	tableRowBlankLine: /\n[ \t]*$/,
	tableAlignRight: /^ *-+: *$/,
	tableAlignCenter: /^ *:-+: *$/,
	tableAlignLeft: /^ *:-+ *$/,
	startATag: /^<a /i,
	endATag: /^<\/a>/i,
	startPreScriptTag: /^<(pre|code|kbd|script)(\s|>)/i,
	endPreScriptTag: /^<\/(pre|code|kbd|script)(\s|>)/i,
	startAngleBracket: /^</,
	endAngleBracket: />$/,
	pedanticHrefTitle: /^([^'"]*[^\s])\s+(['"])(.*)\2/,
	unicodeAlphaNumeric: /[\p{L}\p{N}]/u,
	numericCharacterReference: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
	numericCharacterReferenceOrAmpersand: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	escapeTest: /[&<>"']/,
	escapeReplace: /[&<>"']/g,
	escapeTestNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,
	escapeReplaceNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	caret: /(^|[^\[])\^/g,
	percentDecode: /%25/g,
	findPipe: /\|/g,
	splitPipe: / \|/,
	slashPipe: /\\\|/g,
	carriageReturn: /\r\n|\r/g,
	spaceLine: /^ +$/gm,
	notSpaceStart: /^\S*/,
	endingNewline: /\n$/,
	listItemRegex: (l) => new RegExp(`^( {0,3}${l})((?:[	 ][^\\n]*)?(?:\\n|$))`),
	nextBulletRegex: D((l) => new RegExp(`^ {0,${l}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),
	hrRegex: D((l) => new RegExp(`^ {0,${l}}((?:-[ 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),
	fencesBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:\`\`\`|~~~)`)),
	headingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#{1,6}(?:\\s|$)`)),
	pedanticHeadingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#`)),
	htmlBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:</?(?:${he})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
	blockquoteBeginRegex: D((l) => new RegExp(`^ {0,${l}}>`)),
	nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
};
var Ge = /^(?:[ \t]*(?:\n|$))+/;
var Ne = /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/;
var Fe = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/;
var V = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/;
var Qe = /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/;
var ce = / {0,3}(?:[*+-]|\d{1,9}[.)])/;
var he = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";
var J = g(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", he).getRegex();
var $e = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/;
var Le = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g, "").replace(/html/g, J).getRegex();
var We = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g, J).getRegex();
var de = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/;
var Ue = /^[^\n]+/;
var ge = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/;
var Ke = g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", ge).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex();
var Xe = g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, ce).getRegex();
var ke = /<!--(?:-?>|[\s\S]*?(?:-->|$))/;
var Ve = g("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))", "i").replace("comment", ke).replace("tag", he).replace("attribute", /[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex();
var Ce = (l) => g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", l).replace("html", J).getRegex();
var Je = Ce(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/);
var Ye = Ce(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/);
var fe = {
	blockquote: g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", Ye).getRegex(),
	code: Ne,
	def: Ke,
	fences: Fe,
	heading: Qe,
	hr: V,
	html: Ve,
	lheading: Le,
	list: Xe,
	newline: Ge,
	paragraph: Je,
	table: q,
	text: Ue
};
var Pe = g("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}	)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", J).getRegex();
var tt = {
	...fe,
	lheading: We,
	table: Pe,
	paragraph: g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", Pe).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", J).getRegex()
};
var nt = {
	...fe,
	html: g(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment", ke).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
	def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
	heading: /^(#{1,6})(.*)(?:\n+|$)/,
	fences: q,
	lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
	paragraph: g(de).replace("hr", V).replace("heading", ` *#{1,6} *[^
]`).replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").replace("lheading", Le).getRegex()
};
var rt = /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/;
var st = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/;
var Ie = /^( {2,}|\\)\n(?!\s*$)[ \t]*/;
var it = /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/;
var L = /[\p{P}\p{S}]/u;
var N = /[\s\p{P}\p{S}]/u;
var Y = /[^\s\p{P}\p{S}]/u;
var ot = g(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, N).getRegex();
var at = /[\p{Pi}\p{Ps}"']/u;
var Ae = /(?!~)[\p{P}\p{S}]/u;
var lt = /(?!~)[\s\p{P}\p{S}]/u;
var ut = /(?:[^\s\p{P}\p{S}]|~)/u;
var pt = g(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", _e ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex();
var Ee = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/;
var ct = g(Ee, "u").replace(/punct/g, L).getRegex();
var ht = g(Ee, "u").replace(/punct/g, Ae).getRegex();
var gt = g(/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, "u").replace(/openQuote/g, at).replace(/punct/g, L).getRegex();
var ze = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)";
var kt = g(ze, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var ft = g(ze, "gu").replace(/notPunctSpace/g, ut).replace(/punctSpace/g, lt).replace(/punct/g, Ae).getRegex();
var xt = g("^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var bt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Tt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Ot = g(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, L).getRegex();
var Pt = g("^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var yt = g(/\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var St = g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var _t = g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex();
var $t = g(ke).replace("(?:-->|$)", "-->").getRegex();
var Lt = g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", $t).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex();
var Me = /\[(?:\\[\s\S]|[^\[\]\\])*\]/;
var ie = g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", Me).getRegex();
var Ct = g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", ie).replace("href", /<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex();
var It = g(/^!?\[(label)\]\[(ref)\]/).replace("label", ie).replace("ref", ge).getRegex();
var At = g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ge).getRegex();
var ye = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/;
var Et = g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", Me).getRegex();
var zt = g("reflink|nolink(?!\\()", "g").replace("reflink", g(/^!?\[(label)\]\[(ref)\]/).replace("label", Et).replace("ref", ye).getRegex()).replace("nolink", g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ye).getRegex()).getRegex();
var Se = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/;
var Bt = g(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex();
var me = {
	_backpedal: q,
	anyPunctuation: yt,
	anyPunctuationOutsideCode: St,
	autolink: _t,
	blockSkip: pt,
	br: Ie,
	code: st,
	del: q,
	delLDelim: q,
	delRDelim: q,
	emStrongLDelim: ct,
	emStrongRDelimAst: kt,
	emStrongRDelimUnd: bt,
	escape: rt,
	link: Ct,
	nolink: At,
	punctuation: ot,
	reflink: It,
	reflinkSearch: zt,
	tag: Lt,
	text: it,
	url: q
};
var Dt = {
	...me,
	emStrongLDelim: gt,
	emStrongRDelimAst: xt,
	emStrongRDelimUnd: Tt,
	link: g(/^!?\[(label)\]\((.*?)\)/).replace("label", ie).getRegex(),
	reflink: g(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", ie).getRegex()
};
var pe = {
	...me,
	emStrongRDelimAst: ft,
	emStrongLDelim: ht,
	delLDelim: Ot,
	delRDelim: Pt,
	url: g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", Bt).replace("protocol", Se).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
	_backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
	del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
	text: g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", Se).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", _e ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
};
var qt = {
	...pe,
	br: g(Ie).replace("{2,}", "*").getRegex(),
	text: g(pe.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
};
var ee = {
	normal: fe,
	gfm: tt,
	pedantic: nt
};
var F = {
	normal: me,
	gfm: pe,
	breaks: qt,
	pedantic: Dt
};
var vt = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var Be = (l) => vt[l];
function y(l, e) {
	if (e) {
		if (O.escapeTest.test(l)) return l.replace(O.escapeReplace, Be);
	} else if (O.escapeTestNoEncode.test(l)) return l.replace(O.escapeReplaceNoEncode, Be);
	return l;
}
function De(l) {
	return O.numericCharacterReference.test(l) ? l.replace(O.numericCharacterReferenceOrAmpersand, (e, t, n) => {
		if (t === void 0 && n === void 0) return "&amp;";
		let r = t === void 0 ? Number.parseInt(n, 16) : Number.parseInt(t, 10);
		return r === 0 || r > 1114111 || r >= 55296 && r <= 57343 ? "\ufffd" : r === 38 ? "&amp;" : String.fromCodePoint(r);
	}) : l;
}
function xe(l) {
	try {
		l = encodeURI(l).replace(O.percentDecode, "%");
	} catch {
		return null;
	}
	return l;
}
function be(l, e) {
	let n = l.replace(O.findPipe, (s, o, i) => {
		let a = !1, c = o;
		for (; --c >= 0 && i[c] === "\\";) a = !a;
		return a ? "|" : " |";
	}).split(O.splitPipe), r = 0;
	if (n[0].trim() || n.shift(), n.length > 0 && !n.at(-1)?.trim() && n.pop(), e) if (n.length > e) n.splice(e);
	else for (; n.length < e;) n.push("");
	for (; r < n.length; r++) n[r] = n[r].trim().replace(O.slashPipe, "|");
	return n;
}
function C(l, e, t) {
	let n = l.length;
	if (n === 0) return "";
	let r = 0;
	for (; r < n;) {
		let s = l.charAt(n - r - 1);
		if (s === e && !t) r++;
		else if (s !== e && t) r++;
		else break;
	}
	return l.slice(0, n - r);
}
function Re(l) {
	let e = l.split(`
`), t = e.length - 1;
	for (; t >= 0 && O.blankLine.test(e[t]);) t--;
	return e.length - t <= 2 ? l : e.slice(0, t + 1).join(`
`);
}
function W(l) {
	return l.trim().replace(O.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
}
function Te(l, e) {
	if (l.indexOf(e[0]) === -1 && l.indexOf(e[1]) === -1) return -1;
	let t = 0;
	for (let n = 0; n < l.length; n++) if (l[n] === "\\") n++;
	else if (l[n] === e[0]) t++;
	else if (l[n] === e[1] && (t--, t < 0)) return n;
	return t > 0 ? -2 : -1;
}
var Q = /* @__PURE__ */ new WeakMap();
function Oe(l) {
	let e = {
		"*": -1,
		_: -1
	}, t = -1, n = l.length;
	for (let r = 0; r < n; r++) {
		let s = l[r];
		if (s !== "*" && s !== "_" && s !== "~") continue;
		let o = r === 0 ? `
` : l[r - 1], i = r + 1;
		for (; i < n && l[i] === s;) i++;
		o !== " " && o !== "	" && o !== `
` && o !== "\r" && o !== "\f" && (s === "~" ? t = r : e[s] = r), r = i - 1;
	}
	return {
		maskedSrc: l,
		lastPossibleEmStrongCloserIndex: e,
		lastPossibleDelCloserIndex: t
	};
}
function qe(l, e) {
	let t = Oe(e), n = Q.get(l);
	n ? n.push(t) : Q.set(l, [t]);
}
function ve(l) {
	let e = Q.get(l);
	e && (e.pop(), e.length === 0 && Q.delete(l));
}
function oe(l, e, t) {
	let n = Q.get(l)?.at(-1);
	return n && n.maskedSrc === e ? n.lastPossibleEmStrongCloserIndex[t] : Oe(e).lastPossibleEmStrongCloserIndex[t];
}
function ae(l, e) {
	let t = Q.get(l)?.at(-1);
	return t && t.maskedSrc === e ? t.lastPossibleDelCloserIndex : Oe(e).lastPossibleDelCloserIndex;
}
function te(l, e = 0) {
	let t = e, n = "";
	for (let r of l) if (r === "	") {
		let s = 4 - t % 4;
		n += " ".repeat(s), t += s;
	} else n += r, t++;
	return n;
}
function Ht(l, e) {
	let t = "";
	for (let n = 0; n < l.length; n++) {
		if (l[n] === "`") {
			let r = e.inline.code.exec(l.slice(n));
			if (r) {
				t += r[0], n += r[0].length - 1;
				continue;
			}
		}
		if (l[n] === "\\" && (l[n + 1] === "[" || l[n + 1] === "]")) {
			t += l[n + 1], n++;
			continue;
		}
		t += l[n];
	}
	return t;
}
function He(l, e, t, n, r) {
	let s = e.href, o = e.title || null, i = Ht(l[1], r), a = l[0].charAt(0) === "!", c = n.state.inLink, u = n.state.linkEmitted, d = n.state.inRawBlock;
	n.state.inLink = !0, n.state.linkEmitted = !1;
	let h = n.inlineTokens(i), p = n.state.linkEmitted;
	if (n.state.linkEmitted = u, n.state.inLink = c, !a) {
		if (p) {
			n.state.inRawBlock = d;
			return;
		}
		n.state.linkEmitted = !0;
	}
	return {
		type: a ? "image" : "link",
		raw: t,
		href: s,
		title: o,
		text: i,
		tokens: h
	};
}
function Zt(l, e, t) {
	let n = l.match(t.other.indentCodeCompensation);
	if (n === null) return e;
	let r = n[1];
	return e.split(`
`).map((s) => {
		let o = s.match(t.other.beginningSpace);
		if (o === null) return s;
		let [i] = o;
		return s.slice(Math.min(i.length, r.length));
	}).join(`
`);
}
function Ze(l, e, t, n) {
	if (!e.includes("<")) return !1;
	for (let r = 0; r < e.length; r++) {
		if (e[r] === "\\") {
			r++;
			continue;
		}
		if (e[r] === "`") {
			let i = n.inline.code.exec(e.slice(r));
			if (i) {
				r += i[0].length - 1;
				continue;
			}
		}
		if (e[r] !== "<") continue;
		let s = l.slice(t + r), o = n.inline.tag.exec(s) || n.inline.autolink.exec(s);
		if (o) {
			if (o[0].length > e.length - r) return !0;
			r += o[0].length - 1;
		}
	}
	return !1;
}
var _ = class {
	options;
	rules;
	lexer;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		let t = this.rules.block.newline.exec(e);
		if (t && t[0].length > 0) return {
			type: "space",
			raw: t[0]
		};
	}
	code(e) {
		let t = this.rules.block.code.exec(e);
		if (t) {
			let n = this.options.pedantic ? t[0] : Re(t[0]);
			return {
				type: "code",
				raw: n,
				codeBlockStyle: "indented",
				text: n.replace(this.rules.other.codeRemoveIndent, "")
			};
		}
	}
	fences(e) {
		let t = this.rules.block.fences.exec(e);
		if (t) {
			let n = t[0], r = Zt(n, t[3] || "", this.rules);
			return t[3] !== void 0 && (r === "" || r.endsWith(`
`)) && (r += `
`), {
				type: "code",
				raw: n,
				lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
				text: r
			};
		}
	}
	heading(e) {
		let t = this.rules.block.heading.exec(e);
		if (t) {
			let n = t[2].trim();
			if (this.rules.other.endingHash.test(n)) {
				let r = C(n, "#");
				(this.options.pedantic || !r || this.rules.other.endingSpaceTabChar.test(r)) && (n = r.trim());
			}
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[1].length,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	hr(e) {
		let t = this.rules.block.hr.exec(e);
		if (t) return {
			type: "hr",
			raw: C(t[0], `
`)
		};
	}
	blockquote(e) {
		let t = this.rules.block.blockquote.exec(e);
		if (t) {
			let n = C(t[0], `
`).split(`
`), r = "", s = "", o = [];
			for (; n.length > 0;) {
				let i = !1, a = [], c = 0;
				for (; c < n.length; c++) if (this.rules.other.blockquoteStart.test(n[c])) a.push(n[c]), i = !0;
				else if (!i) a.push(n[c]);
				else break;
				n = n.slice(c);
				let u = a.join(`
`), d = u.replace(this.rules.other.blockquoteMarkerWhitespace, (k, m, b) => b.startsWith(" ") ? m + " " + b.slice(1) : m + te(b, m.length)).replace(this.rules.other.blockquoteSetextReplace, `
    $1`).replace(this.rules.other.blockquoteSetextReplace2, "");
				r = r ? `${r}
${u}` : u, s = s ? `${s}
${d}` : d;
				let h = this.lexer.state.top;
				if (this.lexer.state.top = !0, this.lexer.blockTokens(d, o, !0), this.lexer.state.top = h, n.length === 0) break;
				let p = o.at(-1);
				if (p?.type === "code" || p?.type === "heading" || p?.type === "hr" || p?.type === "html" || p?.type === "table") break;
				if (p?.type === "blockquote") {
					let k = p, m = n.join(`
`), b = k.raw + `
` + m.replace(this.rules.other.blockquoteSetextReplace2, ""), f = this.blockquote(b);
					o[o.length - 1] = f;
					let R = b.substring(f.raw.length).replace(/^\n/, ""), E = R ? R.split(`
`).length : 0, T = E ? n.slice(0, -E) : n;
					if (T.length > 0 && (r = `${r}
${T.join(`
`)}`), s = s.substring(0, s.length - k.text.length) + f.text, n = n.slice(T.length), n.length > 0 && this.rules.other.blockquoteStart.test(n[0])) continue;
					break;
				} else if (p?.type === "list") {
					let k = p, m = k.raw + `
` + n.join(`
`), b = this.list(m);
					o[o.length - 1] = b;
					let f = b.raw.length > k.raw.length ? m.slice(k.raw.length + 1, b.raw.length).split(`
`).length : 0;
					if (f > 0) {
						let R = n.slice(0, f).join(`
`);
						r = `${r}
${R}`, s = `${s}
${R}`;
					}
					if (n = n.slice(f), n.length > 0 && !this.rules.other.blockquoteStart.test(n[0])) break;
					continue;
				}
			}
			return {
				type: "blockquote",
				raw: r,
				tokens: o,
				text: s
			};
		}
	}
	list(e) {
		let t = this.rules.block.list.exec(e);
		if (t) {
			if (!this.options.pedantic && this.lexer.state.lastToken?.type === "text" && !this.rules.other.listInterruptsParagraph.test(e)) return;
			let n = e, r = () => n.length - e.length, s = t[1].trim(), o = s.length > 1, i = {
				type: "list",
				raw: "",
				ordered: o,
				start: o ? +s.slice(0, -1) : "",
				loose: !1,
				items: []
			};
			s = o ? `\\d{1,9}\\${s.slice(-1)}` : `\\${s}`, this.options.pedantic && (s = o ? s : "[*+-]");
			let a = this.rules.other.listItemRegex(s), c = !1;
			for (; e;) {
				let h = !1, p = "";
				if (!(t = a.exec(e)) || this.rules.block.hr.test(e)) break;
				let k = r();
				e = e.substring(t[0].length);
				let m = t[2].split(`
`, 1)[0], b = t[1].length, f = this.options.pedantic ? te(m, b) : m.replace(this.rules.other.leadingSpaceTab, (H) => te(H, b)), R = e.split(`
`, 1)[0], E = !f.trim(), T = 0;
				if (this.options.pedantic ? (T = 2, p = f.trimStart()) : E ? T = b + 1 : (T = f.search(this.rules.other.nonSpaceChar), T = T > 4 ? 1 : T, p = f.slice(T), T += b), E && this.rules.other.blankLine.test(R) && (e = e.substring(R.length + 1), h = !0), !h) {
					let H = this.rules.other.nextBulletRegex(T), K = this.rules.other.hrRegex(T), re = this.rules.other.fencesBeginRegex(T), B = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(T) : this.rules.other.headingBeginRegex(T), X = this.rules.other.htmlBeginRegex(T), se = this.rules.other.blockquoteBeginRegex(T), le = !1;
					for (; e;) {
						let we = e.split(`
`, 1)[0], Z;
						if (R = we, this.options.pedantic ? (R = R.replace(this.rules.other.listReplaceNesting, "  "), Z = R) : Z = R.replace(this.rules.other.leadingSpaceTab, ($) => te($)), re.test(R) || B.test(R) || X.test(R) || se.test(R) || H.test(R) || K.test(R)) break;
						if (Z.search(this.rules.other.nonSpaceChar) >= T || !R.trim()) p += `
` + Z.slice(T), le = !1;
						else {
							if (E) break;
							let $ = f;
							if (!this.options.pedantic && !p.includes(`
`) && !f.includes("	")) {
								let j;
								for (; !K.test($) && (j = this.rules.other.nestedBlockMarker.exec($));) $ = $.slice(j[0].length);
								if (!$.trim()) break;
							}
							if ($.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || re.test($) || B.test($) || X.test($) || K.test($)) break;
							if (!this.options.pedantic && !le) {
								let j = f.replace(this.rules.other.nestedContainerMarkers, "");
								if (this.rules.block.fences.test(j) || this.rules.block.heading.test(j) || this.rules.block.hr.test(j)) break;
							}
							let je = !this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(R) && this.rules.block.lheading.test(`${f}
${R}`) ? `    ${Z.replace(/^ {0,3}/, "")}` : R;
							p += `
` + je, le = !0;
						}
						E = !R.trim(), e = e.substring(we.length + 1), f = Z.slice(T);
					}
				}
				let U = n.slice(k, r());
				i.loose || (c ? i.loose = !0 : this.rules.other.doubleBlankLine.test(U) && (c = !0)), i.items.push({
					type: "list_item",
					raw: U,
					task: !!this.options.gfm && this.rules.other.listIsTask.test(p),
					loose: !1,
					text: p,
					tokens: []
				});
			}
			let u = i.items.at(-1);
			if (u) u.raw = u.raw.trimEnd(), u.text = u.text.trimEnd();
			else return;
			i.raw = n.slice(0, r()).trimEnd();
			let d = [];
			for (let h of i.items) if (this.lexer.state.top = !1, d.push(this.lexer.inlineQueue.length), h.tokens = this.lexer.blockTokens(h.text, []), !i.loose) {
				let p = h.tokens.filter((m) => m.type === "space");
				i.loose = p.length > 0 && p.some((m) => this.rules.other.anyLine.test(m.raw));
			}
			for (let h = 0; h < i.items.length; h++) {
				let p = i.items[h], k = p.tokens[0];
				if (p.task && (k?.type === "text" || k?.type === "paragraph")) {
					p.text = p.text.replace(this.rules.other.listReplaceTask, ""), k.raw = k.raw.replace(this.rules.other.listReplaceTask, ""), k.text = k.text.replace(this.rules.other.listReplaceTask, "");
					let m = this.lexer.inlineQueue;
					for (let f = d[h]; f < m.length; f++) if (m[f].tokens === k.tokens) {
						m[f].src = m[f].src.replace(this.rules.other.listReplaceTask, "");
						break;
					}
					let b = this.rules.other.listTaskCheckbox.exec(p.raw);
					if (b) {
						let f = {
							type: "checkbox",
							raw: b[0] + " ",
							checked: b[0] !== "[ ]"
						};
						p.checked = f.checked, i.loose ? p.tokens[0] && ["paragraph", "text"].includes(p.tokens[0].type) && "tokens" in p.tokens[0] && p.tokens[0].tokens ? (p.tokens[0].raw = f.raw + p.tokens[0].raw, p.tokens[0].text = f.raw + p.tokens[0].text, p.tokens[0].tokens.unshift(f)) : p.tokens.unshift({
							type: "paragraph",
							raw: f.raw,
							text: f.raw,
							tokens: [f]
						}) : p.tokens.unshift(f);
					}
				} else p.task && (p.task = !1);
			}
			if (i.loose) for (let h of i.items) {
				h.loose = !0;
				for (let p of h.tokens) p.type === "text" && (p.type = "paragraph");
			}
			return i;
		}
	}
	html(e) {
		let t = this.rules.block.html.exec(e);
		if (t) {
			if (this.lexer.state.lastToken?.type === "paragraph" && !this.rules.other.htmlBeginRegex(4).test(e)) return;
			let n = Re(t[0]);
			return {
				type: "html",
				block: !0,
				raw: n,
				pre: t[1] === "pre" || t[1] === "script" || t[1] === "style",
				text: n
			};
		}
	}
	def(e) {
		let t = this.rules.block.def.exec(e);
		if (t) {
			if (!this.rules.other.startAngleBracket.test(t[2]) && Te(t[2], "()") !== -1) return;
			let n = W(t[1]), r = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", s = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
			return {
				type: "def",
				tag: n,
				raw: C(t[0], `
`),
				href: r,
				title: s
			};
		}
	}
	table(e) {
		let t = this.rules.block.table.exec(e);
		if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
		let n = be(t[1]), r = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), s = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split(`
`) : [], o = {
			type: "table",
			raw: C(t[0], `
`),
			header: [],
			align: [],
			rows: []
		};
		if (n.length === r.length) {
			for (let i of r) this.rules.other.tableAlignRight.test(i) ? o.align.push("right") : this.rules.other.tableAlignCenter.test(i) ? o.align.push("center") : this.rules.other.tableAlignLeft.test(i) ? o.align.push("left") : o.align.push(null);
			for (let i = 0; i < n.length; i++) o.header.push({
				text: n[i],
				tokens: this.lexer.inline(n[i]),
				header: !0,
				align: o.align[i]
			});
			for (let i of s) o.rows.push(be(i, o.header.length).map((a, c) => ({
				text: a,
				tokens: this.lexer.inline(a),
				header: !1,
				align: o.align[c]
			})));
			return o;
		}
	}
	lheading(e) {
		let t = this.rules.block.lheading.exec(e);
		if (t) {
			let n = t[1].trim();
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[2].charAt(0) === "=" ? 1 : 2,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	paragraph(e) {
		let t = this.rules.block.paragraph.exec(e);
		if (t) {
			let n = t[1].charAt(t[1].length - 1) === `
` ? t[1].slice(0, -1) : t[1];
			return {
				type: "paragraph",
				raw: t[0],
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	text(e) {
		let t = this.rules.block.text.exec(e);
		if (t) return {
			type: "text",
			raw: t[0],
			text: t[0],
			tokens: this.lexer.inline(t[0])
		};
	}
	escape(e) {
		if (e.charCodeAt(0) !== 92) return;
		let t = this.rules.inline.escape.exec(e);
		if (t) return {
			type: "escape",
			raw: t[0],
			text: t[1]
		};
	}
	tag(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.tag.exec(e);
		if (t) return !this.lexer.state.inLink && this.rules.other.startATag.test(t[0]) ? this.lexer.state.inLink = !0 : this.lexer.state.inLink && this.rules.other.endATag.test(t[0]) && (this.lexer.state.inLink = !1), !this.lexer.state.inRawBlock && this.rules.other.startPreScriptTag.test(t[0]) ? this.lexer.state.inRawBlock = !0 : this.lexer.state.inRawBlock && this.rules.other.endPreScriptTag.test(t[0]) && (this.lexer.state.inRawBlock = !1), {
			type: "html",
			raw: t[0],
			inLink: this.lexer.state.inLink,
			inRawBlock: this.lexer.state.inRawBlock,
			block: !1,
			text: t[0]
		};
	}
	link(e) {
		if (this.lexer.state.linkParenPossible === !1) return;
		let t = e.charCodeAt(0);
		if (t !== 91 && t !== 33) return;
		let n = this.rules.inline.link.exec(e);
		if (n) {
			let r = n[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, n[1], r, this.rules)) return;
			let s = n[2].trim();
			if (!this.options.pedantic && this.rules.other.startAngleBracket.test(s)) {
				if (!this.rules.other.endAngleBracket.test(s)) return;
				let c = C(s.slice(0, -1), "\\");
				if ((s.length - c.length) % 2 === 0) return;
			} else {
				let c = Te(n[2], "()");
				if (c === -2) return;
				if (c > -1) {
					let d = (n[0].indexOf("!") === 0 ? 5 : 4) + n[1].length + c;
					n[2] = n[2].substring(0, c), n[0] = n[0].substring(0, d).trim(), n[3] = "";
				}
			}
			let o = C(n[0].slice(0, -1), "\\");
			if ((n[0].length - o.length) % 2 === 0) return;
			let i = n[2], a = "";
			if (this.options.pedantic) {
				let c = this.rules.other.pedanticHrefTitle.exec(i);
				c && (i = c[1], a = c[3]);
			} else a = n[3] ? n[3].slice(1, -1) : "";
			return i = i.trim(), this.rules.other.startAngleBracket.test(i) && (this.options.pedantic && !this.rules.other.endAngleBracket.test(s) ? i = i.slice(1) : i = i.slice(1, -1)), He(n, {
				href: i && i.replace(this.rules.inline.anyPunctuation, "$1"),
				title: a && a.replace(this.rules.inline.anyPunctuation, "$1")
			}, n[0], this.lexer, this.rules);
		}
	}
	reflink(e, t) {
		let n = e.charCodeAt(0);
		if (n !== 91 && n !== 33) return;
		let r;
		if ((r = this.rules.inline.reflink.exec(e)) || (r = this.rules.inline.nolink.exec(e))) {
			let s = r[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, r[1], s, this.rules)) return;
			let o = t[W(r[2] || r[1])];
			if (!o) {
				let i = r[0].charAt(0);
				return {
					type: "text",
					raw: i,
					text: i
				};
			}
			return He(r, o, r[0], this.lexer, this.rules);
		}
	}
	emStrong(e, t, n = "") {
		let r = this.rules.inline.emStrongLDelim.exec(e);
		if (!r || !r[1] && !r[2] && !r[3] && !r[4]) return;
		let s = r[0][0], o = n === s, i = t.length - e.length, a = i;
		for (; !this.options.pedantic && a > 0 && t[a - 1] === s;) a--;
		let c = [...t.slice(Math.max(0, a - 2), a)].at(-1) ?? "", u = c === "*" || c === "_" || !!this.rules.inline.punctuation.exec(c);
		a < i && (n = c);
		let d = a < i ? u : n === "*" || n === "_" || !!this.rules.inline.punctuation.exec(n);
		if (r[4] && n.match(this.rules.other.unicodeAlphaNumeric)) return;
		let h = r[1] || r[3] || "";
		if (!h || !n || d) {
			let p = [...r[0]].length - 1, k, m, b = p, f = 0, R = i - a + p, E = !this.options.pedantic && !!c.trim() && (!!h || s === "*" && !u);
			if (s !== "*" && s !== "_") return;
			let T = s === "*" ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, U = oe(this, t, s), H = t.length - e.length + p;
			if (U < H) return;
			t = t.slice(-1 * e.length + p);
			let K = U - H;
			for (T.lastIndex = 0; (r = T.exec(t)) !== null && !(r.index > K);) {
				if (k = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !k) continue;
				if (m = [...k].length, r[3] || r[4]) {
					b += m;
					continue;
				} else if ((r[5] || r[6] || E) && R % 3 && !((R + m) % 3)) {
					if (o && (r[5] || r[6])) break;
					f += m;
					continue;
				}
				if (b -= m, b > 0) continue;
				m = Math.min(m, m + b + f);
				let re = [...r[0]][0].length, B = e.slice(0, p + r.index + re + m);
				if (Math.min(p, m) % 2) {
					let se = B.slice(1, -1);
					return {
						type: "em",
						raw: B,
						text: se,
						tokens: this.lexer.inlineTokens(se)
					};
				}
				let X = B.slice(2, -2);
				return {
					type: "strong",
					raw: B,
					text: X,
					tokens: this.lexer.inlineTokens(X)
				};
			}
		}
	}
	codespan(e) {
		if (e.charCodeAt(0) !== 96) return;
		let t = this.rules.inline.code.exec(e);
		if (t) {
			let n = t[2].replace(this.rules.other.newLineCharGlobal, " "), r = this.rules.other.nonSpaceChar.test(n), s = this.rules.other.startingSpaceChar.test(n) && this.rules.other.endingSpaceChar.test(n);
			return r && s && (n = n.substring(1, n.length - 1)), {
				type: "codespan",
				raw: t[0],
				text: n
			};
		}
	}
	br(e) {
		let t = e.charCodeAt(0);
		if (t !== 32 && t !== 92 && t !== 10) return;
		let n = this.rules.inline.br.exec(e);
		if (n) return {
			type: "br",
			raw: n[0]
		};
	}
	del(e, t, n = "") {
		if (e.charCodeAt(0) !== 126) return;
		let r = this.rules.inline.delLDelim.exec(e);
		if (!r) return;
		if (!(r[1] || "") || !n || this.rules.inline.punctuation.exec(n)) {
			let o = [...r[0]].length - 1, i, a, c = o, u = this.rules.inline.delRDelim, d = ae(this, t), h = t.length - e.length + o;
			if (d < h) return;
			t = t.slice(-1 * e.length + o);
			let p = d - h;
			for (u.lastIndex = 0; (r = u.exec(t)) !== null && !(r.index > p);) {
				if (i = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !i || (a = [...i].length, a !== o)) continue;
				if (r[3] || r[4]) {
					c += a;
					continue;
				}
				if (c -= a, c > 0) continue;
				a = Math.min(a, a + c);
				let k = [...r[0]][0].length, m = e.slice(0, o + r.index + k + a), b = m.slice(o, -o);
				return {
					type: "del",
					raw: m,
					text: b,
					tokens: this.lexer.inlineTokens(b)
				};
			}
		}
	}
	autolink(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.autolink.exec(e);
		if (t) {
			let n, r;
			return t[2] === "@" ? (n = t[1], r = "mailto:" + n) : (n = t[1], r = n), {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	url(e) {
		let t;
		if (t = this.rules.inline.url.exec(e)) {
			let n, r;
			if (t[2] === "@") n = t[0], r = "mailto:" + n;
			else {
				let s;
				do
					s = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
				while (s !== t[0]);
				n = t[0], t[1] === "www." ? r = "http://" + t[0] : r = t[0];
			}
			return {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	inlineText(e) {
		let t = this.rules.inline.text.exec(e);
		if (t) {
			let n = this.lexer.state.inRawBlock;
			return {
				type: "text",
				raw: t[0],
				text: n ? t[0] : De(t[0]),
				escaped: n
			};
		}
	}
};
var w = class l {
	tokens;
	options;
	state;
	inlineQueue;
	tokenizer;
	constructor(e) {
		this.tokens = [], this.tokens.links = Object.create(null), this.options = e || S, this.options.tokenizer = this.options.tokenizer || new _(), this.tokenizer = this.options.tokenizer, this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], this.state = {
			inLink: !1,
			inRawBlock: !1,
			linkEmitted: !1,
			linkParenPossible: !0,
			top: !0
		};
		let t = {
			other: O,
			block: ee.normal,
			inline: F.normal
		};
		this.options.pedantic ? (t.block = ee.pedantic, t.inline = F.pedantic) : this.options.gfm && (t.block = ee.gfm, this.options.breaks ? t.inline = F.breaks : t.inline = F.gfm), this.tokenizer.rules = t;
	}
	static get rules() {
		return {
			block: ee,
			inline: F
		};
	}
	static lex(e, t) {
		return new l(t).lex(e);
	}
	static lexInline(e, t) {
		return new l(t).inlineTokens(e);
	}
	lex(e) {
		e = e.replace(O.carriageReturn, `
`), this.blockTokens(e, this.tokens);
		for (let t = 0; t < this.inlineQueue.length; t++) {
			let n = this.inlineQueue[t];
			this.state.inRawBlock = !1, this.inlineTokens(n.src, n.tokens);
		}
		return this.inlineQueue = [], this.tokens;
	}
	blockTokens(e, t = [], n = !1) {
		this.tokenizer.lexer = this;
		let r = this.state.lastToken;
		this.options.pedantic && (e = e.replace(O.tabCharGlobal, "    ").replace(O.spaceLine, ""));
		let s = 1 / 0, o, i = this.options.gfm && !this.options.pedantic && this.tokenizer.paragraph === _.prototype.paragraph;
		for (; e;) {
			if (e.length < s) s = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			this.state.lastToken = t.at(-1);
			let a;
			if (this.options.extensions?.block?.some((u) => (a = u.call({ lexer: this }, e, t)) ? (e = e.substring(a.raw.length), t.push(a), !0) : !1)) continue;
			if (a = this.tokenizer.space(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				a.raw.length === 1 && u !== void 0 ? u.raw += `
` : t.push(a);
				continue;
			}
			if (a = this.tokenizer.code(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (a = this.tokenizer.fences(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.heading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.hr(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.blockquote(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.list(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.html(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.def(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.raw, this.inlineQueue.at(-1).src = u.text) : (this.tokens.links[a.tag] || (this.tokens.links[a.tag] = {
					href: a.href,
					title: a.title
				}), t.push(a));
				continue;
			}
			if (a = this.tokenizer.table(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.lheading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startBlock) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startBlock.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (this.state.top && (a = this.tokenizer.paragraph(c))) {
				let u = t.at(-1);
				(n || u === o && i) && u?.type === "paragraph" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text, o = u) : (t.push(a), o = a), n = c.length !== e.length, e = e.substring(a.raw.length);
				continue;
			}
			if (a = this.tokenizer.text(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return this.state.top = !0, this.state.lastToken = r, t;
	}
	inline(e, t = []) {
		return this.inlineQueue.push({
			src: e,
			tokens: t
		}), t;
	}
	linkInText(e) {
		if (!e.includes("[")) return !1;
		let t = this.tokenizer.rules.inline.link;
		for (let n of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(n[0]) && e.charAt(n.index - 1) !== "!") return !0;
		for (let n of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
			let r = n[0], s = r.lastIndexOf("[");
			if (!(r.charAt(0) === "!" || !Object.hasOwn(this.tokens.links, W(r.slice(s + 1, -1)))) && !(s > 1 && this.linkInText(r.slice(1, s - 1)))) return !0;
		}
		return !1;
	}
	inlineTokens(e, t = []) {
		this.tokenizer.lexer = this;
		let n = this.state.linkParenPossible;
		this.state.linkParenPossible = e.includes(")");
		try {
			return this.#t(e, t);
		} finally {
			this.state.linkParenPossible = n;
		}
	}
	#t(e, t) {
		let n = e.includes("*") || e.includes("_") || e.includes("~"), r = n || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== _.prototype.emStrong || this.tokenizer.del !== _.prototype.del ? this.#r(e) : e;
		if (!n) return this.#e(e, r, t);
		qe(this.tokenizer, r);
		try {
			return this.#e(e, r, t);
		} finally {
			ve(this.tokenizer);
		}
	}
	#e(e, t, n) {
		let r = !1, s = "", o = 1 / 0;
		for (; e;) {
			if (e.length < o) o = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			r || (s = ""), r = !1;
			let i;
			if (this.options.extensions?.inline?.some((u) => (i = u.call({ lexer: this }, e, n)) ? (e = e.substring(i.raw.length), n.push(i), !0) : !1)) continue;
			if (i = this.tokenizer.escape(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.tag(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.link(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.reflink(e, this.tokens.links)) {
				e = e.substring(i.raw.length);
				let u = n.at(-1);
				i.type === "text" && u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			let a = e[0];
			if (a === "*" || a === "_") {
				let u = t.length - e.length;
				if (oe(this.tokenizer, t, a) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === a.charCodeAt(0);) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			} else if (a === "~") {
				let u = t.length - e.length;
				if (ae(this.tokenizer, t) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === 126;) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			}
			if (i = this.tokenizer.emStrong(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.codespan(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.br(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.del(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.autolink(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (!this.state.inLink && (i = this.tokenizer.url(e))) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startInline) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startInline.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (i = this.tokenizer.inlineText(c)) {
				e = e.substring(i.raw.length), i.raw.slice(-1) !== "_" && (s = i.raw.slice(-1)), r = !0;
				let u = n.at(-1);
				u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return n;
	}
	#n(e) {
		let { blockSkip: t, tag: n, autolink: r } = this.tokenizer.rules.inline, s = "", o = 0, i;
		for (t.lastIndex = 0; i = t.exec(e);) {
			let a = i.index + (i[2] ? i[2].length : 0), c = i.index + i[0].length;
			if (e.charAt(a) === "<") {
				let u = e.slice(a), d = n.exec(u) || r.exec(u);
				if (!d) {
					t.lastIndex = a + 1;
					continue;
				}
				c = a + d[0].length, t.lastIndex = c;
			}
			s += e.slice(o, a) + "[" + "a".repeat(c - a - 2) + "]", o = c;
		}
		return s + e.slice(o);
	}
	#r(e) {
		let t = e;
		if (this.tokens.links && e.includes("[")) {
			let n = this.tokenizer.rules.inline.reflinkSearch, r = (s) => {
				let o = s.lastIndexOf("[");
				if (!Object.hasOwn(this.tokens.links, W(s.slice(o + 1, -1)))) return s;
				if (o > 1 && s.charAt(0) !== "!") {
					let i = s.slice(1, o - 1);
					if (this.linkInText(i)) return "[" + i.replace(n, r) + "][" + "a".repeat(s.length - o - 2) + "]";
				}
				return "[" + "a".repeat(s.length - 2) + "]";
			};
			t = t.replace(n, r);
		}
		return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (n, r, s) => s ? "+".repeat(n.length) : r ? r + n.slice(r.length, -r.length).replace(/`/g, "+") + r : n), t = this.#n(t), t = this.options.hooks?.emStrongMask?.call({ lexer: this }, t) ?? t, t;
	}
	infiniteLoopError(e) {
		let t = "Infinite loop on byte: " + e;
		if (this.options.silent) console.error(t);
		else throw new Error(t);
	}
};
var I = class {
	options;
	parser;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		return "";
	}
	code({ text: e, lang: t, escaped: n }) {
		let r = (t || "").match(O.notSpaceStart)?.[0], s = e ? e.replace(O.endingNewline, "") + `
` : "";
		return r ? "<pre><code class=\"language-" + y(r) + "\">" + (n ? s : y(s, !0)) + `</code></pre>
` : "<pre><code>" + (n ? s : y(s, !0)) + `</code></pre>
`;
	}
	blockquote({ tokens: e }) {
		return `<blockquote>
${this.parser.parse(e)}</blockquote>
`;
	}
	html({ text: e }) {
		return e;
	}
	def(e) {
		return "";
	}
	heading({ tokens: e, depth: t }) {
		return `<h${t}>${this.parser.parseInline(e)}</h${t}>
`;
	}
	hr(e) {
		return `<hr>
`;
	}
	list(e) {
		let t = e.ordered, n = e.start, r = "";
		for (let i = 0; i < e.items.length; i++) {
			let a = e.items[i];
			r += this.listitem(a);
		}
		let s = t ? "ol" : "ul", o = t && n !== 1 ? " start=\"" + n + "\"" : "";
		return "<" + s + o + `>
` + r + "</" + s + `>
`;
	}
	listitem(e) {
		return `<li>${this.parser.parse(e.tokens)}</li>
`;
	}
	checkbox({ checked: e }) {
		return "<input " + (e ? "checked=\"\" " : "") + "disabled=\"\" type=\"checkbox\"> ";
	}
	paragraph({ tokens: e }) {
		return `<p>${this.parser.parseInline(e)}</p>
`;
	}
	table(e) {
		let t = "", n = "";
		for (let s = 0; s < e.header.length; s++) n += this.tablecell(e.header[s]);
		t += this.tablerow({ text: n });
		let r = "";
		for (let s = 0; s < e.rows.length; s++) {
			let o = e.rows[s];
			n = "";
			for (let i = 0; i < o.length; i++) n += this.tablecell(o[i]);
			r += this.tablerow({ text: n });
		}
		return r && (r = `<tbody>${r}</tbody>`), `<table>
<thead>
` + t + `</thead>
` + r + `</table>
`;
	}
	tablerow({ text: e }) {
		return `<tr>
${e}</tr>
`;
	}
	tablecell(e) {
		let t = this.parser.parseInline(e.tokens), n = e.header ? "th" : "td";
		return (e.align ? `<${n} align="${e.align}">` : `<${n}>`) + t + `</${n}>
`;
	}
	strong({ tokens: e }) {
		return `<strong>${this.parser.parseInline(e)}</strong>`;
	}
	em({ tokens: e }) {
		return `<em>${this.parser.parseInline(e)}</em>`;
	}
	codespan({ text: e }) {
		return `<code>${y(e, !0)}</code>`;
	}
	br(e) {
		return "<br>";
	}
	del({ tokens: e }) {
		return `<del>${this.parser.parseInline(e)}</del>`;
	}
	link({ href: e, title: t, text: n, tokens: r, autolink: s }) {
		let o = s ? y(n, !0) : this.parser.parseInline(r), i = xe(e);
		if (i === null) return o;
		e = y(i, s);
		let a = "<a href=\"" + e + "\"";
		return t && (a += " title=\"" + y(t) + "\""), a += ">" + o + "</a>", a;
	}
	image({ href: e, title: t, text: n, tokens: r }) {
		r && (n = this.parser.parseInline(r, this.parser.textRenderer));
		let s = xe(e);
		if (s === null) return y(n);
		e = s;
		let o = `<img src="${y(e)}" alt="${y(n)}"`;
		return t && (o += ` title="${y(t)}"`), o += ">", o;
	}
	text(e) {
		return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : y(e.text);
	}
};
var z = class {
	parser;
	strong({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	em({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	codespan({ text: e }) {
		return e;
	}
	del({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	html({ text: e }) {
		return e;
	}
	text({ text: e }) {
		return e;
	}
	link({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	image({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	br() {
		return `
`;
	}
	checkbox({ raw: e }) {
		return e;
	}
};
var P = class l {
	options;
	renderer;
	textRenderer;
	constructor(e) {
		this.options = e || S, this.options.renderer = this.options.renderer || new I(), this.renderer = this.options.renderer, this.renderer.options = this.options, this.renderer.parser = this, this.textRenderer = new z(), this.textRenderer.parser = this;
	}
	static parse(e, t) {
		return new l(t).parse(e);
	}
	static parseInline(e, t) {
		return new l(t).parseInline(e);
	}
	parse(e) {
		this.renderer.parser = this;
		let t = "";
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (this.options.extensions?.renderers?.[r.type]) {
				let o = r, i = this.options.extensions.renderers[o.type].call({ parser: this }, o);
				if (i !== !1 || ![
					"space",
					"hr",
					"heading",
					"code",
					"table",
					"blockquote",
					"list",
					"checkbox",
					"html",
					"def",
					"paragraph",
					"text"
				].includes(o.type)) {
					t += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let s = r;
			switch (s.type) {
				case "space":
					t += this.renderer.space(s);
					break;
				case "hr":
					t += this.renderer.hr(s);
					break;
				case "heading":
					t += this.renderer.heading(s);
					break;
				case "code":
					t += this.renderer.code(s);
					break;
				case "table":
					t += this.renderer.table(s);
					break;
				case "blockquote":
					t += this.renderer.blockquote(s);
					break;
				case "list":
					t += this.renderer.list(s);
					break;
				case "checkbox":
					t += this.renderer.checkbox(s);
					break;
				case "html":
					t += this.renderer.html(s);
					break;
				case "def":
					t += this.renderer.def(s);
					break;
				case "paragraph":
					t += this.renderer.paragraph(s);
					break;
				case "text":
					t += this.renderer.text(s);
					break;
				default: {
					let o = "Token with \"" + s.type + "\" type was not found.";
					if (this.options.silent) return console.error(o), "";
					throw new Error(o);
				}
			}
		}
		return t;
	}
	parseInline(e, t = this.renderer) {
		this.renderer.parser = this;
		let n = "";
		for (let r = 0; r < e.length; r++) {
			let s = e[r];
			if (this.options.extensions?.renderers?.[s.type]) {
				let i = this.options.extensions.renderers[s.type].call({ parser: this }, s);
				if (i !== !1 || ![
					"escape",
					"html",
					"link",
					"image",
					"checkbox",
					"strong",
					"em",
					"codespan",
					"br",
					"del",
					"text"
				].includes(s.type)) {
					n += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let o = s;
			switch (o.type) {
				case "escape":
					n += t.text(o);
					break;
				case "html":
					n += t.html(o);
					break;
				case "link":
					n += t.link(o);
					break;
				case "image":
					n += t.image(o);
					break;
				case "checkbox":
					n += t.checkbox(o);
					break;
				case "strong":
					n += t.strong(o);
					break;
				case "em":
					n += t.em(o);
					break;
				case "codespan":
					n += t.codespan(o);
					break;
				case "br":
					n += t.br(o);
					break;
				case "del":
					n += t.del(o);
					break;
				case "text":
					n += t.text(o);
					break;
				default: {
					let i = "Token with \"" + o.type + "\" type was not found.";
					if (this.options.silent) return console.error(i), "";
					throw new Error(i);
				}
			}
		}
		return n;
	}
};
var A = class {
	options;
	block;
	constructor(e) {
		this.options = e || S;
	}
	static passThroughHooks = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens",
		"emStrongMask"
	]);
	static passThroughHooksRespectAsync = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens"
	]);
	preprocess(e) {
		return e;
	}
	postprocess(e) {
		return e;
	}
	processAllTokens(e) {
		return e;
	}
	emStrongMask(e) {
		return e;
	}
	provideLexer(e = this.block) {
		return e ? w.lex : w.lexInline;
	}
	provideParser(e = this.block) {
		return e ? P.parse : P.parseInline;
	}
};
function M(l, e) {
	if (Array.isArray(e)) for (let t = 0; t < e.length; t++) l.push(e[t]);
	else l.push(e);
}
var ne = class {
	defaults = G();
	options = this.setOptions;
	parse = this.parseMarkdown(!0);
	parseInline = this.parseMarkdown(!1);
	Parser = P;
	Renderer = I;
	TextRenderer = z;
	Lexer = w;
	Tokenizer = _;
	Hooks = A;
	constructor(...e) {
		this.use(...e);
	}
	walkTokens(e, t) {
		let n = [];
		for (let r of e) switch (M(n, t.call(this, r)), r.type) {
			case "table": {
				let s = r;
				for (let o of s.header) M(n, this.walkTokens(o.tokens, t));
				for (let o of s.rows) for (let i of o) M(n, this.walkTokens(i.tokens, t));
				break;
			}
			case "list": {
				let s = r;
				M(n, this.walkTokens(s.items, t));
				break;
			}
			default: {
				let s = r;
				this.defaults.extensions?.childTokens?.[s.type] ? this.defaults.extensions.childTokens[s.type].forEach((o) => {
					let i = s[o].flat(1 / 0);
					M(n, this.walkTokens(i, t));
				}) : s.tokens && M(n, this.walkTokens(s.tokens, t));
			}
		}
		return n;
	}
	use(...e) {
		let t = this.defaults.extensions || {
			renderers: Object.create(null),
			childTokens: Object.create(null)
		};
		return e.forEach((n) => {
			let r = { ...n };
			if (r.async = this.defaults.async || r.async || !1, n.extensions && (n.extensions.forEach((s) => {
				if (!s.name) throw new Error("extension name required");
				if ("renderer" in s) {
					let o = t.renderers[s.name];
					o ? t.renderers[s.name] = function(...i) {
						let a = s.renderer.apply(this, i);
						return a === !1 && (a = o.apply(this, i)), a;
					} : t.renderers[s.name] = s.renderer;
				}
				if ("tokenizer" in s) {
					if (!s.level || s.level !== "block" && s.level !== "inline") throw new Error("extension level must be 'block' or 'inline'");
					let o = t[s.level];
					o ? o.unshift(s.tokenizer) : t[s.level] = [s.tokenizer], s.start && (s.level === "block" ? t.startBlock ? t.startBlock.push(s.start) : t.startBlock = [s.start] : s.level === "inline" && (t.startInline ? t.startInline.push(s.start) : t.startInline = [s.start]));
				}
				"childTokens" in s && s.childTokens && (t.childTokens[s.name] = s.childTokens);
			}), r.extensions = t), n.renderer) {
				let s = this.defaults.renderer || new I(this.defaults);
				for (let o in n.renderer) {
					if (!(o in s)) throw new Error(`renderer '${o}' does not exist`);
					if (["options", "parser"].includes(o)) continue;
					let i = o, a = n.renderer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d === !1 ? "" : d ?? "";
					};
				}
				r.renderer = s;
			}
			if (n.tokenizer) {
				let s = this.defaults.tokenizer || new _(this.defaults);
				for (let o in n.tokenizer) {
					if (!(o in s)) throw new Error(`tokenizer '${o}' does not exist`);
					if ([
						"options",
						"rules",
						"lexer"
					].includes(o)) continue;
					let i = o, a = n.tokenizer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.tokenizer = s;
			}
			if (n.hooks) {
				let s = this.defaults.hooks || new A();
				for (let o in n.hooks) {
					if (!(o in s)) throw new Error(`hook '${o}' does not exist`);
					if (["options", "block"].includes(o)) continue;
					let i = o, a = n.hooks[i], c = s[i];
					A.passThroughHooks.has(o) ? s[i] = (u) => {
						if (s.options.async && A.passThroughHooksRespectAsync.has(o)) return (async () => {
							let h = await a.call(s, u);
							return c.call(s, h);
						})();
						let d = a.call(s, u);
						return c.call(s, d);
					} : s[i] = (...u) => {
						if (s.options.async) return (async () => {
							let h = await a.apply(s, u);
							return h === !1 && (h = await c.apply(s, u)), h;
						})();
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.hooks = s;
			}
			if (n.walkTokens) {
				let s = this.defaults.walkTokens, o = n.walkTokens;
				r.walkTokens = function(i) {
					let a = [];
					return M(a, o.call(this, i)), s && M(a, s.call(this, i)), a;
				};
			}
			this.defaults = {
				...this.defaults,
				...r
			};
		}), this;
	}
	setOptions(e) {
		return this.defaults = {
			...this.defaults,
			...e
		}, this;
	}
	lexer(e, t) {
		return w.lex(e, t ?? this.defaults);
	}
	parser(e, t) {
		return P.parse(e, t ?? this.defaults);
	}
	parseMarkdown(e) {
		return (n, r) => {
			let s = { ...r }, o = {
				...this.defaults,
				...s
			}, i = this.onError(!!o.silent, !!o.async);
			if (this.defaults.async === !0 && s.async === !1) return i(/* @__PURE__ */ new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
			if (typeof n > "u" || n === null) return i(/* @__PURE__ */ new Error("marked(): input parameter is undefined or null"));
			if (typeof n != "string") return i(/* @__PURE__ */ new Error("marked(): input parameter is of type " + Object.prototype.toString.call(n) + ", string expected"));
			if (o.hooks && (o.hooks.options = o, o.hooks.block = e), o.async) return (async () => {
				let a = o.hooks ? await o.hooks.preprocess(n) : n, u = await (o.hooks ? await o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(a, o), d = o.hooks ? await o.hooks.processAllTokens(u) : u;
				o.walkTokens && await Promise.all(this.walkTokens(d, o.walkTokens));
				let p = await (o.hooks ? await o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(d, o);
				return o.hooks ? await o.hooks.postprocess(p) : p;
			})().catch(i);
			try {
				o.hooks && (n = o.hooks.preprocess(n));
				let c = (o.hooks ? o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(n, o);
				o.hooks && (c = o.hooks.processAllTokens(c)), o.walkTokens && this.walkTokens(c, o.walkTokens);
				let d = (o.hooks ? o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(c, o);
				return o.hooks && (d = o.hooks.postprocess(d)), d;
			} catch (a) {
				return i(a);
			}
		};
	}
	onError(e, t) {
		return (n) => {
			if (n.message += `
Please report this to https://github.com/markedjs/marked.`, e) {
				let r = "<p>An error occurred:</p><pre>" + y(n.message + "", !0) + "</pre>";
				return t ? Promise.resolve(r) : r;
			}
			if (t) return Promise.reject(n);
			throw n;
		};
	}
};
var v = new ne();
function x(l, e) {
	return v.parse(l, e);
}
x.options = x.setOptions = function(l) {
	return v.setOptions(l), x.defaults = v.defaults, ue(x.defaults), x;
};
x.getDefaults = G;
x.defaults = S;
function jt(...l) {
	return v.use(...l), x.defaults = v.defaults, ue(x.defaults), x;
}
x.use = jt;
x.walkTokens = function(l, e) {
	return v.walkTokens(l, e);
};
x.parseInline = v.parseInline;
x.Parser = P;
x.parser = P.parse;
x.Renderer = I;
x.TextRenderer = z;
x.Lexer = w;
x.lexer = w.lex;
x.Tokenizer = _;
x.Hooks = A;
x.parse = x;
x.options;
x.setOptions;
x.walkTokens;
x.parseInline;
P.parse;
w.lex;
// src/story/story.ts
/** What is asked: an issue, or a Markdown file with front matter. */
/** More is no story that a person wrote; GitHub's own limit for an issue is 65,536. */
const maxChars = 2e5;
/** The text keeps all of them; counted, shown and worked on one by one are these. */
const maxCriteria = 200;
/** Front matter in an issue that cannot be read is text: people begin issues with a rule and prose. */
function storyFromIssue(issue) {
	const front = readFrontMatter(issue.body);
	const source = `issue #${issue.number}`;
	const warnings = front.kind === "broken" ? [`The front matter of ${source} is not readable and counts as text: ${front.message}`] : [];
	const body = front.kind === "broken" ? issue.body : front.body;
	const title = issue.title.trim();
	if (title === "") return withoutTitle(source, "an issue needs one");
	const frontMatter = front.kind === "mapping" ? front.data : {};
	const ref = {
		issue: issue.number,
		url: issue.url
	};
	const made = makeStory(title, body, {
		blocks: tokens(body),
		comments: issue.comments,
		frontMatter,
		ref,
		warnings
	});
	if (made.kind !== "story" || issue.images === void 0) return made;
	return {
		...made,
		story: {
			...made.story,
			images: issue.images
		}
	};
}
/**
* Somebody else's pull request that is to be worked on. Its text says what it is about and asks for nothing: no front matter, no
* criteria.
*/
function storyFromPullRequest(pull, purpose) {
	const { number, url, body, comments, images } = pull;
	const title = `${purpose}: ${pull.title.trim()}`;
	const ref = {
		issue: number,
		url,
		title,
		criteria: []
	};
	const story = {
		title,
		body: body.trim(),
		criteria: [],
		nonGoals: [],
		stopConditions: [],
		comments,
		frontMatter: {},
		ref
	};
	return images === void 0 ? story : {
		...story,
		images
	};
}
/** A story file: the title is `title` in the front matter, else the first heading of level 1. */
function storyFromFile({ path, text }) {
	if (text.length > maxChars) return {
		kind: "problems",
		problems: [{
			source: path,
			message: `the story has ${text.length} characters; allowed: ${maxChars}`
		}]
	};
	const front = readFrontMatter(text);
	if (front.kind === "broken") {
		const { line, column, message } = front;
		return {
			kind: "problems",
			problems: [{
				source: path,
				line,
				column,
				message
			}]
		};
	}
	const frontMatter = front.kind === "mapping" ? front.data : {};
	const given = frontMatter.title;
	const named = typeof given === "string" || typeof given === "number" ? String(given).trim() : "";
	const blocks = tokens(front.body);
	const title = named === "" ? firstHeading(blocks) : named;
	const unclosed = isUnclosed(text);
	if (title === "" && unclosed) return {
		kind: "problems",
		problems: [{
			source: path,
			line: 1,
			column: 1,
			message: `the ${notClosed}`
		}]
	};
	if (text.trim() === "") return withoutTitle(path, "the file is empty");
	if (title === "") return withoutTitle(path, "allowed: title: in the front matter, or a first heading (# \u2026)");
	return makeStory(title, front.body, {
		blocks,
		comments: [],
		frontMatter,
		ref: { path },
		warnings: unclosed ? [`${path}:1:1: the ${notClosed}, so it counts as text`] : []
	});
}
const notClosed = "front matter that begins here is not closed: a line of --- is missing after it";
function withoutTitle(source, allowed) {
	return {
		kind: "problems",
		problems: [{
			source,
			message: `the story has no title; ${allowed}`
		}]
	};
}
function makeStory(title, body, { blocks, ref, warnings, ...given }) {
	const { frontMatter } = given;
	const listed = textList(frontMatter.acceptance_criteria);
	const found = listed.length > 0 ? listed : criteriaIn(blocks);
	const criteria = found.slice(0, maxCriteria);
	const beyond = `Only the first ${maxCriteria} of ${found.length} acceptance criteria are counted one by one.`;
	const near = found.length > 0 ? void 0 : blocks.find((token) => token.type === "heading" && isNear(token));
	const meant = `The heading \u201c${near?.text}\u201d is not read as that of the criteria. Did you mean Acceptance criteria?`;
	const nonGoals = textList(frontMatter.non_goals);
	const stopConditions = textList(frontMatter.stop_conditions);
	return {
		kind: "story",
		story: {
			...given,
			title,
			body: body.trim(),
			criteria,
			nonGoals,
			stopConditions,
			ref: {
				...ref,
				title,
				criteria
			}
		},
		warnings: [
			...warnings,
			...found.length > maxCriteria ? [beyond] : [],
			...near ? [meant] : []
		]
	};
}
function criteriaIn(blocks) {
	const criteria = [];
	let level;
	for (const token of blocks) if (token.type === "heading") {
		const { depth, text } = token;
		if (isCriteriaHeading(text)) level = depth;
		else if (level !== void 0 && depth <= level) level = void 0;
	} else if (token.type === "list" && level !== void 0) criteria.push(...token.items.map(({ text }) => text.replace(/^\[[ xX]\]\s+/, "").trim()));
	return criteria.filter((text) => text !== "");
}
function isCriteriaHeading(text) {
	return /^acceptance criteri(a|on)$/i.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").replace(/\s+/g, " "));
}
/** `Acceptance criterai`, `Acceptence criteria`: what is under it would be lost without a word. */
function isNear(token) {
	const { text } = token;
	return !isCriteriaHeading(text) && /^\W*acc?ept\w{2,6}[ -]?crit\w{2,8}\W*$/i.test(text.slice(0, 60));
}
function firstHeading(blocks) {
	return (blocks.find((token) => token.type === "heading" && token.depth === 1)?.text ?? "").trim();
}
function tokens(markdown) {
	const text = markdown.replace(/\r\n?/g, "\n");
	return new TopLexer({
		...G(),
		tokenizer: new NeededTokenizer(text)
	}).blockTokens(text);
}
/** Asks a rule only where the text has what it cannot do without: the first use of one costs up to 4 ms, and a story needs few of them. */
var NeededTokenizer = class extends _ {
	#hasUnderline;
	#hasTable;
	constructor(text) {
		super();
		this.#hasUnderline = /\n {0,3}(=+|-+)[ \t]*(\n|$)/.test(text);
		this.#hasTable = /\n {0,3}[|: \t]*-[-|: \t]*(\n|$)/.test(text);
	}
	lheading(source) {
		return this.#hasUnderline ? super.lheading(source) : void 0;
	}
	table(source) {
		return this.#hasTable ? super.table(source) : void 0;
	}
	blockquote(source) {
		return /^ {0,3}>/.test(source) ? super.blockquote(source) : void 0;
	}
	html(source) {
		return /^ {0,3}</.test(source) ? super.html(source) : void 0;
	}
	def(source) {
		return /^ {0,3}\[/.test(source) ? super.def(source) : void 0;
	}
};
/** Blocks at the margin alone: what quotes and items hold is not read, and so no nesting is too deep and no inline markup too slow. */
var TopLexer = class extends w {
	#reading = false;
	blockTokens(source, tokens = [], lastParagraphClipped = false) {
		if (!this.#reading) {
			this.#reading = true;
			super.blockTokens(source, tokens, lastParagraphClipped);
		}
		return Object.assign(tokens, { links: {} });
	}
};
function textList(value) {
	return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string" || typeof item === "number").map((item) => String(item).trim()).filter((item) => item !== "");
}
// src/entry/file-reason.ts
/** Why a file could not be read or written, in words where people know no code. */
const words = {
	ENOENT: "there is no such file",
	EISDIR: "this is a folder",
	EACCES: "this user may not read or write it"
};
function fileReason({ code, message }) {
	return words[code ?? ""] ?? code ?? message;
}
// src/entry/local-story.ts
/** A story for the command line: out of a file, from stdin, or said in the arguments. */
/** Throws `story-unreadable` or `bad-story`, with every problem in its detail. */
async function readStoryFile(cwd, path) {
	const absolute = resolve(cwd, path);
	return {
		...storyIn(await readFile(absolute, "utf8").catch((error) => {
			throw new RedgreenError("story-unreadable", `${path}: ${fileReason(error)}`, { cause: error });
		}), path),
		path: absolute
	};
}
/** A story in no file; `source` names it in messages. Its first line is the title where it says none. Throws `bad-story`, `bad-usage`. */
function storyFromText(given, source) {
	const empty = `the story has no title: ${source} is empty; allowed: a title in its first line`;
	if (given.trim() === "") throw new RedgreenError("bad-usage", empty);
	const read = storyIn(withTitle(given), source);
	const { path: _, ...ref } = read.story.ref;
	return {
		...read,
		story: {
			...read.story,
			ref
		}
	};
}
/** `redgreen run -`. Throws where a person at a terminal would wait for nothing. */
async function storyFromStdin(stdin) {
	if (stdin.isTTY === true) throw new RedgreenError("bad-usage", "`-` reads the story from stdin, which is a terminal: pipe it, or give -m");
	return storyFromText(await text(stdin), "stdin");
}
function storyIn(text, source) {
	const result = storyFromFile({
		path: source,
		text
	});
	if (result.kind === "problems") throw new RedgreenError("bad-story", result.problems.map(problemText).join("\n"));
	return {
		story: result.story,
		text,
		warnings: result.warnings,
		placeOf: keyPlaces(text)
	};
}
/** Front matter and headings stay as they are; plain words get what a commit's message has: a title in the first line. */
function withTitle(text) {
	const trimmed = text.replace(/^\s*\n/, "");
	if (/^(?:---[ \t]*$|#[ \t])/m.test(trimmed.split("\n", 1)[0] ?? "")) return trimmed;
	if (/^# /m.test(trimmed)) return trimmed;
	return trimmed.trim() === "" ? trimmed : `# ${trimmed}`;
}
// src/story/front-matter-write.ts
/**
* Writes a run's state into a story file's front matter and leaves every other byte as it was: line ends, comments,
* order, quotes, a byte order mark, bytes that are no UTF-8.
*/
/** The file with these keys set; a key that is not given stays. Front matter is added where the file has none. */
function writeFrontMatter(file, state) {
	const given = Object.entries(state);
	const entries = given.filter((entry) => entry[1] !== void 0 && entry[1] !== null);
	const emptied = given.flatMap(([name, value]) => value === null ? [name] : []);
	const text = file.toString("latin1");
	const block = findBlock(text);
	if (block === void 0 || readFrontMatter(text).kind !== "mapping") return Buffer.from(withNewBlock(text, entries), "latin1");
	const end = block.start + (/^\.\.\.[ \t]*\r?$/m.exec(text.slice(block.start, block.end))?.index ?? block.end - block.start);
	const yaml = text.slice(block.start, end);
	const { contents } = (0, import_dist.parseDocument)(yaml, {
		keepSourceTokens: true,
		logLevel: "silent"
	});
	if (!(0, import_dist.isMap)(contents)) return Buffer.from(withNewBlock(text, entries), "latin1");
	const map = contents;
	const edited = [...emptied.flatMap((name) => removeValue(map, name, yaml)), ...editsOf(map, entries, yaml, block.eol, yaml.length)].toReversed().toSorted((a, b) => b.start - a.start).reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), yaml);
	return Buffer.from(text.slice(0, block.start) + edited + text.slice(end), "latin1");
}
function withNewBlock(text, entries) {
	const mark = text.startsWith("\u00ef\u00bb\u00bf") ? text.slice(0, 3) : "";
	const body = text.slice(mark.length);
	const eol = /\r?\n/.exec(body)?.[0] ?? "\n";
	return `${mark}---${eol}${entries.map(([name, value]) => blockEntry(name, value, "", eol)).join("")}---${eol}${eol}${body}`;
}
/** `end` is where a new key of a block mapping goes: the start of a line. */
function editsOf(map, entries, yaml, eol, end) {
	const edits = [];
	const added = [];
	for (const [name, value] of entries) {
		const pair = pairOf(map, name);
		if (pair === void 0) added.push([name, value]);
		else edits.push(...replaceValue(pair, value, yaml, eol));
	}
	if (added.length === 0) return edits;
	if (map.flow) return [...edits, addToFlow(map, added, yaml)];
	const indent = indentOf(yaml, map);
	const text = (end > 0 && yaml[end - 1] !== "\n" ? eol : "") + added.map(([name, value]) => blockEntry(name, value, indent, eol)).join("");
	return [...edits, {
		start: end,
		end,
		text
	}];
}
function pairOf(map, name) {
	return map.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === name);
}
/** The key stays with nothing behind it: its place, and the comment beside it, may be a person's. */
function removeValue(map, name, yaml) {
	const pair = pairOf(map, name);
	const range = rangeOf(pair?.value);
	if (pair === void 0 || range === void 0 || range[0] === range[1]) return [];
	const [start, end] = range;
	const colon = afterColon(pair);
	const tail = /\r?\n$/.exec(yaml.slice(start, end))?.[0] ?? "";
	if (yaml.slice(colon, start).trim() !== "") return [{
		start,
		end,
		text: `null${tail}`
	}];
	return [{
		start: colon,
		end,
		text: tail
	}];
}
function replaceValue(pair, value, yaml, eol) {
	const node = pair.value;
	if (typeof value === "object" && (0, import_dist.isMap)(node) && node.range) return editsOf(node, Object.entries(value), yaml, eol, lineStartAfter(yaml, node.range[1]));
	const colon = afterColon(pair);
	const range = rangeOf(node);
	const [start, end] = range !== void 0 && range[1] > range[0] ? range : [colon, colon];
	const old = yaml.slice(start, end);
	const oneLine = !/\n/.test((0, import_dist.isScalar)(node) ? old : yaml.slice(colon, end));
	if (typeof value !== "object" && oneLine && old !== "") return [{
		start,
		end,
		text: scalar(value, old)
	}];
	const tail = old.endsWith("\n") ? eol : "";
	const indent = " ".repeat(columnOf(yaml, pair.key));
	const text = typeof value === "object" ? flow(value) : scalar(value);
	if (typeof value !== "object" || !canBeBlock(yaml, colon, end)) return [{
		start: colon,
		end,
		text: ` ${text}${tail}`
	}];
	return [{
		start: colon,
		end,
		text: Object.entries(value).map(([name, item]) => `${eol}${indent}  ${name}: ${scalar(item)}`).join("") + tail
	}];
}
/** Nothing but the old value stands behind the colon: no comment that a block would have to move. */
function canBeBlock(yaml, colon, end) {
	return /^[ \t]*(\r?\n|$)/.test(yaml.slice(end)) && !yaml.slice(colon, end).includes("#");
}
function addToFlow(map, added, yaml) {
	const close = yaml.lastIndexOf("}", (map.range?.[1] ?? 1) - 1);
	const inside = yaml.slice((map.range?.[0] ?? 0) + 1, close);
	const items = added.map(([name, value]) => `${name}: ${typeof value === "object" ? flow(value) : scalar(value)}`);
	const comma = map.items.length === 0 || /,\s*$/.test(inside) ? " " : ", ";
	return {
		start: close - (/[ \t]*$/.exec(inside)?.[0].length ?? 0),
		end: close,
		text: `${comma}${items.join(", ")} `
	};
}
function blockEntry(name, value, indent, eol) {
	if (typeof value !== "object") return `${indent}${name}: ${scalar(value)}${eol}`;
	return `${indent}${name}:${eol}${Object.entries(value).map(([key, item]) => `${indent}  ${key}: ${scalar(item)}${eol}`).join("")}`;
}
function flow(value) {
	return `{ ${Object.entries(value).map(([name, item]) => `${name}: ${scalar(item)}`).join(", ")} }`;
}
/** A scalar as YAML, one byte a character; in the quotes the old one had, else plain where that reads back as the same text. */
function scalar(value, old = "") {
	if (typeof value !== "string") return String(value);
	const bytes = Buffer.from(value, "utf8").toString("latin1");
	if (!(JSON.stringify(value).slice(1, -1) === value && /^[\x20-\x7e]*$/.test(value)) || old.startsWith("\"")) return Buffer.from(JSON.stringify(value), "utf8").toString("latin1");
	if (old.startsWith("'") || !/^[a-z][\w./-]*$/i.test(value) || /^(true|false|null|yes|no|on|off)$/i.test(value)) return `'${bytes.replaceAll("'", "''")}'`;
	return bytes;
}
function afterColon(pair) {
	const token = pair.srcToken?.sep?.find(({ type }) => type === "map-value-ind");
	if (token === void 0) throw new Error("a key of the front matter has no colon");
	return token.offset + 1;
}
function rangeOf(node) {
	const range = node?.range;
	return range && [range[0], range[1]];
}
/** Of its keys; behind `? `, an anchor or a tag the first one begins further in. */
function indentOf(yaml, map) {
	const column = columnOf(yaml, map.items[0]?.key);
	const start = rangeOf(map.items[0]?.key)?.[0] ?? 0;
	return /^( *)[?&!]/.exec(yaml.slice(start - column, start))?.[1] ?? " ".repeat(column);
}
function columnOf(yaml, node) {
	const start = rangeOf(node)?.[0] ?? 0;
	return start - (yaml.lastIndexOf("\n", start - 1) + 1);
}
function lineStartAfter(yaml, offset) {
	if (offset > 0 && yaml[offset - 1] === "\n") return offset;
	const next = yaml.indexOf("\n", offset);
	return next === -1 ? yaml.length : next + 1;
}
// src/run/make-folder.ts
/** A folder that somebody named, with those above it. Node's own `recursive` tries for ever in /proc, where nothing can be made. */
/** Rejects with the code of the system: `ENOENT` also where the folder above is there and takes none. */
async function makeFolder(path, mode) {
	try {
		await mkdir(path, { mode });
	} catch (error) {
		const { code } = error;
		if (code !== "ENOENT" && (await stat(path).catch(() => void 0))?.isDirectory()) return;
		const above = dirname(path);
		if (code !== "ENOENT" || above === path) throw error;
		if (await stat(above).catch(() => void 0) === void 0) {
			await makeFolder(above, mode);
			return await makeFolder(path, mode);
		}
		await mkdir(path, { mode }).catch(async (again) => {
			if (again.code !== "EEXIST" || !(await stat(path)).isDirectory()) throw again;
		});
	}
}
// src/entry/output-file.ts
/** A file that a command writes: its result where it was told to, or one of the repository, as a whole or not at all. */
/** Throws `bad-usage` where it cannot be written. */
async function writeOutput({ cwd, stderr }, path, text) {
	await writeFile(resolve(cwd, path), text).catch((error) => throwUnwritable(path, error));
	stderr.write(`Wrote ${visibleLine(path)}\n`);
}
function throwUnwritable(path, error) {
	const why = error.code === "ENOENT" ? "its folder is missing" : fileReason(error);
	throw new RedgreenError("bad-usage", `${path} cannot be written: ${why}`, {
		cause: error,
		fix: "Name a file in a folder that is there and can be written."
	});
}
/** Makes or replaces a file of the repository, its folders included. Throws `unwritable`. */
async function putFile(root, path, content) {
	const file = join(root, path);
	try {
		await makeFolder(dirname(file));
		await (await stat(file).catch(() => void 0) === void 0 ? writeDraft(file, content) : replaceFile(file, content));
	} catch (error) {
		if (isDiskFull(error)) throw error;
		const { code, message } = error;
		throw new RedgreenError("unwritable", `${path} (${code ?? message})`, { cause: error });
	}
}
/** A disk that fills leaves what was there. A link stays a link, and the mode stays. */
async function replaceFile(path, content) {
	const file = await realpath(path);
	const { mode } = await stat(file);
	await writeDraft(file, content, mode);
}
async function writeDraft(file, content, mode) {
	const draft = join(dirname(file), `.${randomUUID()}.redgreen`);
	try {
		await writeFile(draft, content, {
			mode,
			flag: "wx"
		});
		if (mode !== void 0) await chmod(draft, mode);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
// src/entry/story-file.ts
/** A story file while its run goes on: what happened is written into its front matter, and nothing else is touched. */
/** What an event changes in the front matter; undefined where it changes nothing. `branch`: the one that the run goes on from. */
function storyState(event, branch) {
	const updated = event.at;
	switch (event.type) {
		case "run-started": return {
			status: "in-progress",
			implementation_retry_count: 0,
			branch: branch ?? null,
			updated
		};
		case "branch-named": return {
			branch: event.branch,
			updated
		};
		case "attempt-started": return event.attempt.retry === 0 && event.attempt.number > 1 ? {
			implementation_retry_count: 0,
			updated
		} : void 0;
		case "retry-started": return {
			implementation_retry_count: event.retry,
			updated
		};
		case "baseline-finished":
		case "verification-finished": {
			const { result, counts, failures } = event.verification;
			const passed = result === "passed";
			return {
				last_test_run: {
					passed,
					failures: Math.max(counts?.failed ?? failures.length, passed ? 0 : 1),
					timestamp: event.at
				},
				updated
			};
		}
		case "run-finished": return event.outcome === "passed" ? {
			status: "passed",
			implementation_retry_count: 0,
			updated
		} : {
			status: event.outcome,
			updated
		};
		default: return;
	}
}
/**
* Writes the state into the file as it is now \u2013 a person may have edited it meanwhile \u2013 by replacing it as a whole.
* A link stays a link, and the mode stays. Throws where the file is gone or cannot be written.
*/
async function writeStoryState(path, state) {
	const file = await realpath(path);
	const before = await readFile(file);
	const after = writeFrontMatter(before, state);
	if (after.equals(before)) return;
	await replaceFile(file, after);
}
/** A test result may stand a moment later in the story: the model is to be asked, and to write it is 7 ms. */
const laterMs = 200;
/** Writes the state of a run into its story, one after the other. `warn`: it cannot be written any more, and the run goes on: its record is elsewhere. */
function openStoryFile(path, warn) {
	let waiting = {};
	let last = Promise.resolve();
	let timer;
	let isUnderWay = false;
	const write = () => {
		clearTimeout(timer);
		timer = void 0;
		last = last.then(async () => {
			const state = waiting;
			waiting = {};
			if (Object.keys(state).length === 0) return;
			await writeStoryState(path, state).catch((error) => {
				warn(`the story file cannot be written: ${error.code ?? error.message}, ${path}`);
			});
		});
		return last;
	};
	return {
		async tell(state, event) {
			waiting = {
				...waiting,
				...state
			};
			isUnderWay = event !== "run-finished";
			if (event === "baseline-finished" || event === "verification-finished") timer ??= setTimeout(write, laterMs);
			else await write();
		},
		async [Symbol.asyncDispose]() {
			if (isUnderWay) waiting = {
				...waiting,
				status: "error",
				updated: (/* @__PURE__ */ new Date()).toISOString()
			};
			await write();
		}
	};
}
// src/entry/story-run.ts
/** One story run in the clone around a folder: the door that the command line and other programs share. */
var story_run_exports = /* @__PURE__ */ __exportAll({ runStoryHere: () => runStoryHere });
/**
* Runs a story to its outcome, leaves its branch in the clone and its record in `.redgreen/`. Throws a `RedgreenError` where
* the run could not start (story, settings, no repository); how a run went is its `outcome`.
*/
async function runStoryFile({ story, ...options }) {
	return await runStoryHere(await readStoryFile(options.directory ?? ".", story), options);
}
/** The same for a story that was read already. */
async function runStoryHere(read, options) {
	const { directory = ".", environment = {} } = options;
	const { fixture } = read.story.frontMatter;
	if (fixture !== void 0) {
		const name = read.story.ref.path ?? "the story";
		throw new RedgreenError("suite-story", `${name} has a fixture; run it with: redgreen eval ${name}`);
	}
	const [clone] = await Promise.all([openClone({
		cwd: directory,
		environment
	}), loadRun()]);
	await using _closed = clone;
	return await runStoryIn(clone, read, options);
}
/** In a clone that is open. With `goesOn` from where that run has ended, else from the base. */
async function runStoryIn(clone, read, options, goesOn) {
	const { story, path, warnings: storyWarnings, placeOf } = read;
	const { environment = {}, warn = () => {} } = options;
	const { settings, sources, warnings, problems } = resolveSettings({
		flags: options.flags,
		inputs: texts(options.settings ?? {}),
		environment,
		repositoryFile: clone.configText,
		story: {
			frontMatter: story.frontMatter,
			mayWrite: true,
			source: story.ref.path ?? "the story",
			placeOf
		}
	});
	refuseProblems("bad-settings", problems);
	const uncounted = await uncountedConfig(clone);
	const from = goesOn?.start.kind === "again" ? goesOn : await localBase(clone, settings);
	let told = "";
	const warnOnce = (text) => {
		if (text !== told) warn(text);
		told = text;
	};
	await using file = !settings.dryRun && path !== void 0 ? openStoryFile(path, warnOnce) : void 0;
	const local = {
		story,
		read,
		settings,
		sources,
		warnings: [
			...storyWarnings,
			...warnings,
			...uncounted ? [uncounted.warning] : []
		],
		clone,
		environment,
		signal: options.signal ?? new AbortController().signal,
		start: from.start,
		hint: goesOn?.hint,
		repeats: {
			runId: goesOn?.runId,
			commit: from.commit
		},
		async onEvent(event, run) {
			await options.onEvent?.(event, run);
			const state = storyState(event, from.start.kind === "again" ? from.start.branch : void 0);
			if (state !== void 0) await file?.tell(state, event.type);
		}
	};
	const { runLocally } = await loadRun();
	return await runLocally(local);
}
function texts(settings) {
	const text = (value) => value === void 0 || typeof value === "string" ? value : String(value);
	return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : text(value)]));
}
let loaded;
function loadRun() {
	loaded ??= load();
	return loaded;
}
/** In pieces: nothing else goes on while one is loaded, and git is to hear the next question between two of them. */
async function load() {
	for (const piece of pieces) {
		await setImmediate();
		await piece();
	}
	return import("./run.js").then((n) => n.n);
}
const pieces = [() => import("./sandbox.js").then((n) => n.r), () => import("./run.js").then((n) => n.h)];
// src/store/run-id.ts
/** Names of runs: they sort by time, and are safe in a path, a URL and a branch. */
/** The one form an id may have; checked before any path or query is made from one. */
const runIdForm = /^[a-z0-9][a-z0-9-]{2,62}[a-z0-9]$/;
/** `20261121-101530-4f1c2a9be0`: UTC to the second, then 40 random bits. */
function newRunId(now) {
	return `${now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-")}-${randomBytes(5).toString("hex")}`;
}
function isRunId(text) {
	return runIdForm.test(text);
}
// src/run/best-attempt.ts
/** Number of the attempt with the fewest failing tests; of equals the latest, which holds the most work. */
function bestAttempt(attempts) {
	return attempts.filter((attempt) => attempt.verification !== void 0).reduce((best, attempt) => best === void 0 || failing(attempt) <= failing(best) ? attempt : best, void 0)?.name.number;
}
/** Unknown ranks last, and so does a red without a failing test: its tests were bent or weakened, or none ran. */
function failing({ verification }) {
	if (verification?.result === "passed") return 0;
	return verification?.counts?.failed || verification?.failures.length || Number.POSITIVE_INFINITY;
}
// src/run/run.ts
const outcomes = [
	"passed",
	"failed",
	"no-progress",
	"no-changes",
	"rejected",
	"over-budget",
	"timed-out",
	"cancelled",
	"setup-failed",
	"provider-error",
	"publish-failed",
	"refused",
	"skipped",
	"misconfigured",
	"error"
];
/** `initial`, `retry 1/3`, `red 1`, `green 1 retry 1/3`, `refactor 1`, `rework 1 retry 1/3`: how rows and log lines name an attempt. */
function attemptLabel({ phase, retry, of }) {
	const again = retry > 0 ? `retry ${retry}/${of}` : "";
	if (phase.name === "standard") return again || "initial";
	const part = phase.name === "rework" ? `rework ${phase.rework}` : `${phase.name} ${phase.cycle}`;
	return again ? `${part} ${again}` : part;
}
// src/run/started-run.ts
/** The Run that its first event tells. */
function startedRun(event) {
	const { runId, version, repository, story, trigger, settings, mode, model, sandbox, maxIterations, base, parentRun } = event;
	return {
		format: 1,
		id: runId,
		version,
		repository,
		state: "running",
		story,
		trigger,
		settings,
		mode,
		model,
		sandbox,
		maxIterations,
		parentRun,
		base,
		commands: {},
		attempts: [],
		attemptCount: 0,
		retryCount: 0,
		changes: [],
		reviews: [],
		warnings: [],
		waitMs: 0,
		usage: noUsage,
		reviewUsage: noUsage,
		costUsd: 0,
		reviewCostUsd: 0,
		startedAt: event.at,
		doing: "starting",
		doingSince: event.at,
		lastSeq: event.seq
	};
}
// src/run/fold.ts
/** From events to a Run. Pure: the same events give the same Run, in any process and at any time. */
/** The Run that these events tell. Throws where the first event is not `run-started`: such a list is no run. */
function foldRun(events) {
	let run;
	for (const event of events) run = applyEvent(run, event);
	if (run === void 0) throw new Error("a run has at least its run-started event");
	return run;
}
/** The Run after one more event. The Run handed in is left as it was. */
function applyEvent(run, event) {
	if (run === void 0) {
		if (event.type !== "run-started") throw new Error(`the first event of a run is run-started, not ${event.type}`);
		return startedRun(event);
	}
	const after = afterEvent(run, event);
	const tool = event.type === "tool-started" ? `${event.tool} ${event.input}`.trim() : void 0;
	return {
		...after,
		tool,
		doingSince: doingSince(run, after, event.at),
		lastSeq: event.seq
	};
}
/** Turns, tools and waits begin nothing anew: the agent's work counts from its attempt's start. */
function doingSince(before, after, at) {
	if (after.state === "finished") return void 0;
	return (after.doing === "implementing" ? after.attempts.at(-1) : void 0)?.startedAt ?? (after.doing === before.doing ? before.doingSince : at);
}
function afterEvent(run, event) {
	switch (event.type) {
		case "run-started": throw new Error("a run starts once");
		case "commands-found": return {
			...run,
			commands: {
				...event.commands,
				because: event.because
			}
		};
		case "branch-named": return {
			...run,
			branch: event.branch,
			headSha: event.head ?? run.headSha
		};
		case "setup-started": return {
			...run,
			doing: `setting up: ${event.command}`
		};
		case "setup-finished": {
			const { result, exitCode, durationMs, logPath, output } = event;
			return {
				...run,
				setup: {
					result,
					exitCode,
					durationMs,
					logPath,
					output
				}
			};
		}
		case "baseline-started": return {
			...run,
			doing: "running the tests before the agent"
		};
		case "baseline-finished": return {
			...withCommandsOf(run, event.verification),
			baseline: {
				...event.verification,
				reused: event.reused
			}
		};
		case "attempt-started": return withAttempt(run, event);
		case "retry-started": return {
			...editLast(run, (attempt) => ({
				...attempt,
				reason: event.reason
			})),
			retryCount: run.retryCount + 1,
			changes: [...run.changes, `Implementation retry ${event.retry}/${event.of}: ${event.reason}`]
		};
		case "prompt-sent": return {
			...run,
			doing: "implementing"
		};
		case "turn-finished": return withTurn(run, event);
		case "tool-started":
		case "tool-finished": return run;
		case "waiting": return {
			...editLast(run, (attempt) => ({
				...attempt,
				waitMs: attempt.waitMs + event.durationMs
			})),
			waitMs: run.waitMs + event.durationMs,
			doing: event.durationMs > 0 ? waitWords(event) : run.doing
		};
		case "agent-finished": return editAttempt(withWaitsCut(run, event), event.attempt, (attempt) => ({
			...attempt,
			agentMs: attempt.agentMs + event.durationMs,
			summary: event.summary,
			stop: event.stop,
			...event.unfinished && { unfinished: true },
			requestIds: [...attempt.requestIds, ...event.stop?.requestId === void 0 ? [] : [event.stop.requestId]]
		}));
		case "checkpoint-made": return editAttempt(run, event.attempt, (attempt) => attempt.pushedCommit === void 0 && attempt.verification === void 0 ? {
			...attempt,
			checkpoint: event.checkpoint,
			endedAt: event.at
		} : {
			...attempt,
			checkpoint: attempt.checkpoint ?? event.checkpoint
		});
		case "checkpoint-pushed": return {
			...editAttempt(run, event.attempt, (attempt) => ({
				...attempt,
				pushedCommit: attempt.pushedCommit ?? event.commit
			})),
			headSha: event.commit,
			pushedTree: event.tree
		};
		case "verification-started": return {
			...run,
			doing: "running the tests"
		};
		case "verification-finished": return editAttempt(withCommandsOf(run, event.verification), event.attempt, (attempt) => ({
			...attempt,
			verification: event.verification,
			testMs: attempt.testMs + event.verification.durationMs,
			endedAt: event.at
		}));
		case "no-progress": return editAttempt(noted(run, event.detail), event.attempt, (attempt) => ({
			...attempt,
			noProgress: event.detail,
			endedAt: event.at
		}));
		case "pull-request-opened": return {
			...noted(run, `Pull request #${event.number}`),
			pullRequest: {
				number: event.number,
				url: event.url,
				draft: event.draft
			}
		};
		case "pull-request-refused": return {
			...run,
			pullRequestRefused: {
				reason: event.reason,
				compareUrl: event.compareUrl
			}
		};
		case "review-started": return {
			...run,
			doing: "reviewing"
		};
		case "review-finished": return {
			...noted(run, `Review: ${event.review.verdict.replace("_", " ")}`),
			reviews: [...run.reviews, event.review]
		};
		case "review-missing": return {
			...run,
			notReviewed: event.reason
		};
		case "green-restored": return {
			...noted(withCommandsOf(run, verificationOf(run, event.attempt)), `Restored the green tree of attempt ${event.attempt}: ${event.reason}`),
			headSha: event.commit ?? run.headSha,
			pushedTree: event.tree
		};
		case "warning": return {
			...run,
			warnings: [...run.warnings, event.text]
		};
		case "interrupted": return {
			...noted(run, `Interrupted: ${event.reason}`),
			doing: `interrupted: ${event.reason}`
		};
		case "run-finished": return finished(run, event);
	}
}
/** What is told as the test command is what ran on the tree that the run stands at. */
function withCommandsOf(run, verification) {
	const { decided } = verification ?? {};
	return decided === void 0 ? run : {
		...run,
		commands: {
			setup: run.commands.setup,
			...decided
		}
	};
}
function verificationOf({ attempts }, number) {
	return attempts.find(({ name }) => name.number === number)?.verification;
}
function waitWords({ tries }) {
	return tries === void 0 ? "waiting for the provider" : "waiting to reach the provider again";
}
/** A wait is told as it begins, with how long it is to last; what ends the agent may have cut it short. */
function withWaitsCut(run, { attempt: number, durationMs }) {
	const attempt = run.attempts.find(({ name }) => name.number === number);
	const beyondMs = Math.max(0, (attempt?.waitMs ?? 0) - (attempt?.agentMs ?? 0) - durationMs);
	return {
		...editAttempt(run, number, (each) => ({
			...each,
			waitMs: each.waitMs - beyondMs
		})),
		waitMs: run.waitMs - beyondMs
	};
}
function withAttempt(run, event) {
	const attempt = {
		name: event.attempt,
		label: attemptLabel(event.attempt),
		startedAt: event.at,
		agentMs: 0,
		testMs: 0,
		waitMs: 0,
		turns: 0,
		requestIds: [],
		usage: noUsage,
		costUsd: 0,
		summary: ""
	};
	const { phase } = event.attempt;
	const before = phase.name === "green" ? run.attempts.at(-1) : void 0;
	const attempts = before?.name.phase.name !== "red" ? run.attempts : [...run.attempts.slice(0, -1), {
		...before,
		provedRed: true
	}];
	return {
		...run,
		attempts: [...attempts, attempt],
		attemptCount: run.attemptCount + 1,
		doing: "implementing"
	};
}
function withTurn(run, event) {
	const total = {
		...run,
		usage: addUsage(run.usage, event.usage),
		costUsd: addCost(run.costUsd, event.costUsd),
		doing: event.attempt === "review" ? "reviewing" : "implementing"
	};
	if (event.attempt === "review") return {
		...total,
		reviewUsage: addUsage(run.reviewUsage, event.usage),
		reviewCostUsd: addCost(run.reviewCostUsd, event.costUsd)
	};
	return editAttempt(total, event.attempt, (attempt) => ({
		...attempt,
		turns: attempt.turns + (event.broken === true ? 0 : 1),
		requestIds: event.requestId === void 0 ? attempt.requestIds : [...attempt.requestIds, event.requestId],
		usage: addUsage(attempt.usage, event.usage),
		costUsd: addCost(attempt.costUsd, event.costUsd)
	}));
}
function finished(run, event) {
	return {
		...run,
		state: "finished",
		outcome: event.outcome,
		detail: event.detail,
		cause: event.cause,
		endedAt: event.at,
		doing: "finished",
		verifiedTree: event.verifiedTree,
		pushedTree: event.pushedTree ?? run.pushedTree,
		bestAttempt: event.outcome === "passed" ? void 0 : bestAttempt(run.attempts)
	};
}
function noted(run, text) {
	return {
		...run,
		changes: [...run.changes, text]
	};
}
function editAttempt(run, number, edit) {
	const attempts = run.attempts.map((attempt) => attempt.name.number === number ? edit(attempt) : attempt);
	return {
		...run,
		attempts
	};
}
function editLast(run, edit) {
	return editAttempt(run, run.attempts.at(-1)?.name.number ?? 0, edit);
}
// src/run/start.ts
/** Such a run begins at the head of somebody else's pull request, which is no commit of the base branch. */
const isOfPullRequest = ({ kind, head }) => head !== void 0 && kind !== "update";
// src/store/record.ts
/** The record of a run while it goes on: events in, each durable before anything is shown or done because of it. */
/** A recorder over a journal. A write that fails rejects its append, leaves the run as it was and does not use up a number. */
function createRecorder(journal, { redact, now, from }) {
	let run = from;
	let last = Promise.resolve();
	async function write(event) {
		const recorded = {
			...mapTexts(event, redact),
			seq: (run?.lastSeq ?? 0) + 1,
			at: now().toISOString()
		};
		const next = applyEvent(run, recorded);
		await journal.write(recorded, next).catch(rethrowNamed);
		run = next;
		return recorded;
	}
	return {
		append(event) {
			const turn = last.then(() => write(event));
			last = turn.catch(() => void 0);
			return turn;
		},
		run() {
			if (run === void 0) throw new Error("the run has no event yet");
			return run;
		},
		hasBegun: () => run !== void 0
	};
}
function mapTexts(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
/** A full disk is nothing that broke in here: it has a name, and something can be done about it. */
function rethrowNamed(error) {
	throw isDiskFull(error) ? new RedgreenError("disk-full", "the run could not be recorded", { cause: error }) : error;
}
/**
* The journal of a new run, whose database takes longer to load and to make than all that comes before the first command. Until `open`
* is called events are held in their order; then they are written, and every later write waits for them. The run's last event opens
* it too. Where it cannot be opened the next write says why.
*/
function lateJournal(openJournal) {
	const held = [];
	let opened;
	const open = () => {
		opened ??= openJournal().then(async (journal) => {
			for (const [event, run] of held) await journal.write(event, run);
			return journal;
		});
		return opened;
	};
	return {
		open: () => void open().catch(() => {}),
		async write(event, run) {
			if (opened !== void 0 || event.type === "run-finished") await (await open()).write(event, run);
			else held.push([event, run]);
		}
	};
}
// src/store/run-folder.ts
/** A run's folder: `runs/<id>/` with its logs, `run.json`, and \u2013 where there is no database \u2013 `events.jsonl`. */
/** Events too frequent to rewrite run.json for; the next other event brings it up to date. */
const chatty = new Set(listed$1("turn-finished tool-started tool-finished waiting prompt-sent"));
/** Makes the record's folder, with a `.gitignore` that keeps it out of every commit, and the run's folder in it. */
async function makeRunFolder(root, runId) {
	const path = runFolderPath(root, runId);
	await mkdir(path, {
		recursive: true,
		mode: 448
	});
	await ignoreRecord(root);
	return path;
}
/** Where a run's folder is. Throws where the id is no run id: no path is made from any other text. */
function runFolderPath(root, runId) {
	if (!isRunId(runId)) throw new Error(`not a run id: ${JSON.stringify(runId.slice(0, 80))}`);
	return join(root, "runs", runId);
}
/** Writes `.gitignore` into the record's folder where there is none. */
async function ignoreRecord(root) {
	await mkdir(root, {
		recursive: true,
		mode: 448
	});
	await writeFile(join(root, ".gitignore"), "*\n", { flag: "wx" }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
}
/** A journal that also keeps `run.json` in the run's folder up to date. */
function withRunJson(journal, folder) {
	return { async write(event, run) {
		await journal.write(event, run);
		if (!chatty.has(event.type)) await writeRunJson(folder, run).catch(() => void 0);
	} };
}
/** Replaces `run.json` as a whole: a reader sees the old or the new one, never a part. */
async function writeRunJson(folder, run) {
	const draft = join(folder, `.run.json.${process.pid}`);
	try {
		await writeFile(draft, `${JSON.stringify(run, null, 2)}\n`, {
			mode: 384,
			flush: true
		});
		await rename(draft, join(folder, "run.json"));
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
/**
* The events of an `events.jsonl`, up to the first line that is not the next one. What a crash tore off the end is
* left out, never fatal. A missing file has no events.
*/
async function readEvents(path) {
	const bytes = await readFile(path).catch((error) => {
		if (error.code === "ENOENT") return Buffer.alloc(0);
		throw error;
	});
	const events = [];
	let validBytes = 0;
	for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, validBytes)) {
		const event = parsedJson(bytes.toString("utf8", validBytes, end));
		if (event?.seq !== events.length + 1) return end + 1 === bytes.length ? {
			events,
			validBytes
		} : {
			events,
			validBytes,
			damagedLine: events.length + 1
		};
		events.push(event);
		validBytes = end + 1;
	}
	return {
		events,
		validBytes
	};
}
// src/config/secret-values.ts
/** What a run must never show: keys among its settings, passwords of proxies, and what the variables hold that it hands to foreign code. */
/** Settings that are never shown, never recorded, and never stored with a run. */
const secretSettings = settingNames.filter((name) => about.get(settingsSchema.shape[name])?.secret === true);
/** With `more`, such as the token that GitHub is asked with; what is empty is no secret. */
function secretValues(settings, environment, more = []) {
	const keys = secretSettings.map((name) => settings[camelName(name)]);
	const handed = [
		...settings.testEnv,
		...settings.setupEnv,
		...settings.agentEnv
	].map((name) => environment[name]);
	const { passwords } = readProxy(environment);
	return [
		...more,
		...keys,
		...handed,
		...passwords
	].flatMap((value) => value || []);
}
// src/text/invisible.ts
/** Characters that a person cannot see: in text that comes in they can carry orders, in text that goes out they can hide them. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
const emoji = /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*/gu;
/** The text without invisible characters; line and paragraph separators and carriage returns become line feeds. */
function withoutInvisible(text) {
	let removed = 0;
	const strip = (part) => part.replace(invisible, () => {
		removed += 1;
		return "";
	});
	let out = "";
	let end = 0;
	const lines = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n");
	for (const match of lines.matchAll(emoji)) {
		out += strip(lines.slice(end, match.index)) + match[0];
		end = match.index + match[0].length;
	}
	return {
		text: out + strip(lines.slice(end)),
		removed
	};
}
// src/text/markdown-text.ts
/**
* Foreign text in GitHub-flavoured Markdown. Nothing in it can become markup, mention a person, refer to an issue or a
* commit, link, close a block that is ours, or reach a bot as a command.
*/
/** Breaks what GitHub links by itself without being seen or copied as a space. */
const joiner = "\u2060";
/** One line of text, for a paragraph, a list item or a table cell. */
function markdownText(text, maxChars = 300) {
	return oneLine(text, maxChars).replace(/[\\`*[\]<>|~$&]|(?<!\w)_|_(?!\w)|^(?:[#+=-]|\d+(?=[.)]))/g, escaped).replace(/@/g, `@${joiner}`).replace(/#(?=\d)/g, `#${joiner}`).replace(/\bGH-(?=\d)/gi, (prefix) => `${prefix}${joiner}`).replace(/\b[0-9a-f]{7,64}\b/gi, (id) => `${id.slice(0, 4)}${joiner}${id.slice(4)}`).replace(/:\/\//g, `:${joiner}//`).replace(/\bwww\./gi, (prefix) => `${prefix.slice(0, 3)}${joiner}.`).replace(/^\//, `${joiner}/`);
}
/** A number that begins a list keeps its digits: there the point after it is what counts. */
function escaped(mark) {
	return /^\d/.test(mark) ? `${mark}${joiner}` : `\\${mark}`;
}
/** One line as code; also right in a table cell. GitHub resolves nothing inside it. */
function markdownCode(text, maxChars = 300) {
	const line = oneLine(text, maxChars).replace(/\\*\|/g, "\\|");
	if (line === "") return "";
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
}
/** Lines as a code block, whose fence is longer than any in the text. */
function markdownBlock(text, language = "") {
	const body = cleanText(text).replace(/\n+$/, "");
	const fence = "`".repeat(Math.max(3, longestRun(body) + 1));
	return `${fence}${language}\n${body}\n${fence}`;
}
function oneLine(text, maxChars) {
	const line = cleanText(text).replace(/\s*\n\s*/g, " ").trim();
	if (line.length <= maxChars) return line;
	const half = /[\ud800-\udbff]/.test(line.charAt(maxChars - 2));
	return `${line.slice(0, maxChars - (half ? 2 : 1))}\u2026`;
}
/** No colours, no control characters, nothing that cannot be seen; every line break a line feed. */
function cleanText(text) {
	return withoutInvisible(stripVTControlCharacters(text)).text;
}
function longestRun(text) {
	return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
/** Nothing but a word's end stands before and behind it, and no blank within its marks: a lone backtick pairs with no other. */
const span = /(?<![\w`])`(?![\s`])([^`]{0,500})(?<!\s)`(?![\w`])/g;
/** A sentence of ours in which backticks mark settings, commands and foreign text: each part goes through its own encoder. */
function markdownSentence(text, maxChars = 1e3) {
	return oneLine(text, maxChars).split(span).map((part, index) => index % 2 === 1 ? markdownCode(part) : part === "" ? "" : around(part)).join("");
}
/** Blanks at the ends stay: they part it from its neighbours. */
function around(part) {
	const [, before = "", middle = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
	return `${before === "" ? "" : " "}${middle === "" ? "" : markdownText(middle, 2e3)}${after === "" ? "" : " "}`;
}
// src/report/test-changes.ts
/** `encode` makes foreign names fit for their sink. */
function testChanges({ tampering = [], second }, found, encode) {
	const named = (title, names = []) => names.length === 0 ? [] : [`${title}: ${names.map((name) => encode(name, 120)).join("; ")}`];
	return [
		...tampering.map(found),
		...named("Base tests still red", second?.bent),
		...named("Base tests as red as before, of which the story speaks", second?.unmet),
		...named("Base tests that the change broke", second?.changedBehaviour)
	];
}
// src/report/markdown.ts
/** A run as Markdown: for a job summary, a file, another tool. */
var markdown_exports = /* @__PURE__ */ __exportAll({ renderMarkdown: () => renderMarkdown });
function renderMarkdown(given) {
	const run = belowCause(given);
	return `${[
		`# ${markdownText(run.story.title)}`,
		ending(run),
		...redBefore$1(run),
		attemptRows(run),
		...proved(run),
		...attemptFailures(run),
		...failures(run),
		...changesToTests$1(run),
		...said(run),
		...leftOutAndBroughtIn(run),
		...reviews(run),
		...list("Warnings", run.warnings.map((text) => markdownSentence(text, 400))),
		...list("What happened", run.changes.map((text) => markdownSentence(text, 400))),
		facts(run)
	].join("\n\n")}\n`;
}
function ending(run) {
	if (run.outcome === void 0) return `**${markdownText(doingWords(run))}** \u2013 the run has not ended.`;
	const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
	return `**${markdownText(headline)}** (${run.outcome})\n\n${markdownSentence(cause, 2e3)}\n\nNext: ${nextStep}`;
}
function redBefore$1(run) {
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
	const best = run.bestAttempt === void 0 ? [] : [`Closest: attempt ${run.bestAttempt}.`];
	const listed = (red?.failures ?? []).map(failure).join("\n");
	return [
		"## What failed",
		...best,
		...listed === "" ? [] : [listed],
		...output
	];
}
function failure({ name, file, line, expected, actual }) {
	const place = file === void 0 ? "" : ` (${markdownCode(placeWords(file, line))})`;
	const compared = expected === void 0 && actual === void 0 ? "" : `: expected ${markdownCode(expected ?? "\u2013")}, got ${markdownCode(actual ?? "\u2013")}`;
	return `- ${markdownText(name)}${place}${compared}`;
}
/** What guard, base tests and proofs said of each attempt, as the page shows it; the last proof stands above. */
function changesToTests$1(run) {
	const final = finalVerification(run);
	const items = run.attempts.flatMap(({ name, label, verification }) => {
		if (verification === void 0) return [];
		const { proof } = verification;
		return [...testChanges(verification, ({ severity, path, line, message }) => {
			const place = markdownCode(placeWords(path, line));
			return `${severity === "weakens" ? "**weakens**" : "to review"} ${place} ${markdownText(message, 1e3)}`;
		}, markdownText), ...proof?.result !== "disproved" || verification === final ? [] : [`${proofTitle(proof)}: ${markdownSentence(proofLine(proof))}`]].map((item) => `${name.number} (${label}): ${item}`);
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
// src/report/terminal.ts
/** A run for a terminal: why it ended first, then the attempts. */
/** Text with a line feed at its end. With `colours` our own styles and no others: foreign text cannot act on the terminal. */
function renderTerminal(run, { colours, interrupted = false, places, told = false }) {
	const paint = (style, text) => colours ? styleText(style, text, { validateStream: false }) : text;
	const whole = head(run, paint, interrupted);
	return `${[
		...told ? whole.slice(3) : whole,
		...attemptLines(run, paint, told),
		...failureLines(run, paint, places),
		...changesToTests(run, places),
		...findings(run, places),
		...tail(told ? {
			...run,
			warnings: [],
			notReviewed: void 0
		} : run, paint, places)
	].join("\n")}\n`;
}
function head(run, paint, interrupted) {
	const where = `${run.repository}${run.story.issue === void 0 ? "" : ` #${run.story.issue}`} \u00b7 run ${run.id}`;
	const title = [
		paint("bold", visibleLine(run.story.title)),
		paint("gray", visibleLine(where)),
		""
	];
	if (run.outcome === void 0 && interrupted) {
		const gone = `${paint("red", "interrupted")}: its process is gone, during: ${visibleLine(run.doing)}`;
		return [
			...title,
			gone,
			`Next: ${afterInterruption(run)}`,
			""
		];
	}
	if (run.outcome === void 0) return [
		...title,
		visibleLine([`running: ${doingWords(run)}`, ...farWords(run)].join(" \u00b7 ")),
		""
	];
	const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
	const ended = `${paint(run.outcome === "passed" || run.outcome === "skipped" ? "green" : "red", visibleLine(headline))} (${run.outcome})`;
	return [
		...title,
		ended,
		visibleLine(cause, 2e3),
		`Next: ${nextStep}`,
		""
	];
}
function attemptLines(run, paint, told) {
	const before = told ? void 0 : redBeforeWords(run, visibleLine);
	const first = before === void 0 ? [] : [visibleLine(before, 2e3), ""];
	if (run.attempts.length === 0) return [...first, "The agent was not started."];
	const rows = run.attempts.map((attempt) => [
		String(attempt.name.number),
		attempt.label,
		changeWords(attempt.checkpoint),
		durationWords(attemptMs(attempt)),
		statedCostWords(attempt.costUsd),
		visibleLine(isToldAbove(run, attempt) ? "\u2013 not verified" : attemptResult(attempt), 100)
	]);
	return [...first, ...columns(rows).map((line) => line.includes("\u2713") ? paint("green", line) : line)];
}
/** Rows with their cells in line, foreign text in them made visible; the last cell is as long as it is. */
function columns(cells) {
	const rows = cells.map((row) => row.map((cell) => visibleLine(cell, 500)));
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) => row.map((cell, column) => column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}
function failureLines(run, paint, places) {
	if (run.outcome === void 0 || run.outcome === "passed") return [];
	const account = run.attempts.filter(({ verification }) => (verification?.failures.length ?? 0) > 0).map((attempt) => visibleLine(failureWords(attempt, visibleLine), 2e3));
	const last = run.attempts.findLast(({ verification }) => verification !== void 0)?.verification;
	const red = last?.result === "passed" ? void 0 : last;
	const weakened = (red?.tampering ?? []).filter(({ severity }) => severity === "weakens").map(({ path, line, message }) => paint("red", visibleLine(`\u2717 ${placeWords(places?.file(path) ?? path, line)}: ${message}`, 1e3)));
	const printed = weakened.length > 0 && red?.exitCode === 0 ? "" : visible(lastRedOutput(run)).trimEnd();
	const [first = "", ...rest] = printed.split("\n");
	const output = first !== "" && first === run.detail ? rest.join("\n") : printed;
	const failing = (red?.failures ?? []).flatMap(({ name, file, line }) => {
		const place = file === void 0 ? "" : placeWords(places?.file(file) ?? file, line);
		if (output.includes(visible(name)) && output.includes(place)) return [];
		return [paint("red", visibleLine(`\u2717 ${name}${place === "" ? "" : ` (${place})`}`))];
	});
	const notes = (red?.notes ?? []).filter((note) => run.detail?.includes(note) !== true).map((note) => visibleLine(note, 1e3));
	const heading = last === void 0 && run.baseline !== void 0 ? ["Printed before the agent:"] : [];
	return [
		...account.length > 0 ? ["", ...account] : [],
		...failing.length > 0 ? ["", ...failing] : [],
		...weakened.length > 0 ? [
			"",
			"The tests were weakened",
			...weakened
		] : [],
		...notes.length > 0 ? ["", ...notes] : [],
		...output === "" ? [] : [
			"",
			...heading,
			output
		]
	];
}
/** What the tests' own changes came to, of the tree that the run ends with; what weakens them stands above where that is red. */
function changesToTests(run, places) {
	const hasFailed = run.outcome !== void 0 && run.outcome !== "passed";
	const red = run.attempts.findLast((one) => one.verification)?.verification ?? run.baseline;
	const last = hasFailed ? red : finalVerification(run);
	if (last === void 0) return [];
	const isAbove = hasFailed && last !== run.baseline && last.result !== "passed";
	const tampering = (last.tampering ?? []).filter(({ severity, rule, message }) => !(isAbove && severity === "weakens") && !(rule === "test-changed" && message.endsWith(" is new")));
	const lines = testChanges({
		...last,
		tampering
	}, ({ severity, path, line, message }) => `${severity === "weakens" ? "weakens" : "to review"} ${placeWords(places?.file(path) ?? path, line)}: ${message}`, visibleLine).map((line) => visibleLine(line, 1e3));
	const more = lines.length - mostChanges;
	return [
		...lines.length === 0 ? [] : ["", "Changes to the tests"],
		...lines.slice(0, mostChanges),
		...more > 0 ? [`and ${more} more`] : []
	];
}
const mostChanges = 3;
/** The head says already why this attempt came to no verification. */
function isToldAbove({ outcome, detail }, { verification, noProgress, stop }) {
	return outcome !== void 0 && verification === void 0 && (noProgress ?? stop?.detail) === detail;
}
/** What the last review found: on the command line it is posted nowhere else. */
function findings({ reviews }, places) {
	const lines = (reviews.at(-1)?.findings ?? []).map(({ path, line, severity, message }) => visibleLine(`${severity} ${placeWords(places?.file(path) ?? path, line)}: ${message}`, 1e3));
	return lines.length === 0 ? [] : [
		"",
		"The review found",
		...lines
	];
}
function tail(run, paint, places) {
	const proof = proofToTell(run);
	const links = [
		run.branch === void 0 || run.outcome !== void 0 && run.headSha === void 0 ? "" : `Branch: ${run.branch}${run.headSha === void 0 ? "" : ` at ${run.headSha.slice(0, 12)}`}`,
		places?.folder === void 0 ? "" : `Logs and report: ${places.folder}`,
		run.pullRequest === void 0 ? "" : `Pull request: ${run.pullRequest.url}`,
		proof === void 0 ? "" : `${proofTitle(proof)}: ${proofLine(proof)}`,
		proof === void 0 || proof.runs === 0 ? "" : `Proofs took ${proofTimeWords(proof)}`,
		run.notReviewed === void 0 ? "" : `Not reviewed: ${run.notReviewed}`,
		...run.warnings.map((text) => `Warning: ${text}`)
	].filter((line) => line !== "");
	const isRed = run.outcome !== void 0 && run.outcome !== "passed";
	const sums = `${attemptsWords(run.attemptCount)}${isRed ? " in total" : ""} \u00b7 ${runCostWords(run)}${runTokensWords(run)}`;
	return [
		"",
		...links.map((line) => visibleLine(line, 1e3)),
		paint("gray", sums)
	];
}
// src/entry/setting-flags.ts
/** The flags of `redgreen run`: one for every setting, made from the schema. */
/** A secret on the command line shows in the process list and in the shell's history, so there is no flag for one. */
const flagNames = settingNames.filter((name) => !secretSettings.includes(name));
const switches = new Set(flagNames.filter((name) => formOf(name) === "boolean"));
function addSettingFlags(command) {
	command.optionsGroup("Settings (also REDGREEN_NAME in the environment, or in .github/redgreen.yml):");
	for (const name of flagNames.filter((one) => !isOnlyOnGitHub(one))) command.addOption(flag(name));
	command.optionsGroup("Without effect here:");
	for (const name of flagNames.filter(isOnlyOnGitHub)) command.addOption(new Option(form(name)));
	return command;
}
const isOnlyOnGitHub = (name) => about.get(settingsSchema.shape[name])?.onlyOnGitHub === true;
function form(name) {
	return `--${name} <${switches.has(name) ? "true|false" : "value"}>`;
}
function flag(name) {
	const option = new Option(form(name));
	return Object.defineProperty(option, "description", { get: () => description(name) });
}
function description(name) {
	const { says } = about.get(settingsSchema.shape[name]) ?? { says: "" };
	return `${says} Allowed: ${allowedWords(name)}.${defaultSentence(name)}${placeSentence(name)}`;
}
/** `--dry-run` is `--dry-run=true`, `--no-review` is `--review=false`: a switch never takes the story's path for its value. */
function withSwitchValues(argv) {
	const end = argv.indexOf("--");
	const flags = end === -1 ? argv : argv.slice(0, end);
	const result = [];
	for (let index = 0; index < flags.length; index++) {
		const argument = flags[index] ?? "";
		const name = argument.replace(/^--(no-)?/, "");
		if (!argument.startsWith("--") || !switches.has(name)) result.push(argument);
		else if (argument.startsWith("--no-")) result.push(`--${name}=false`);
		else if (/^(true|false|yes|no|on|off|0|1)$/i.test(flags[index + 1] ?? "")) result.push(`--${name}=${flags[++index]}`);
		else result.push(`--${name}=true`);
	}
	return [...result, ...argv.slice(flags.length)];
}
/** Throws where more words stand beside the flags than the command takes: one behind a switch was meant as its value. */
function refuseMoreThan(most, command) {
	const { args, parent } = command;
	if (args.length <= most) return;
	const given = parent?.rawArgs ?? [];
	for (const word of args) {
		const name = /^--([\w-]+)=true$/.exec(given[given.indexOf(word) - 1] ?? "")?.[1];
		if (name !== void 0 && switches.has(name)) throw new RedgreenError("bad-usage", `--${name} is ${word}; allowed: ${allowedWords(name)}`);
	}
	throw new RedgreenError("bad-usage", `too many arguments: ${args.join(", ")}; allowed: ${most}`);
}
/** The given flags by kebab-case name, out of what commander read. */
function flagsOf(command) {
	return Object.fromEntries(command.options.flatMap((option) => {
		const value = command.getOptionValue(option.attributeName());
		return value === void 0 || !flagNames.includes(option.name()) ? [] : [[option.name(), value]];
	}));
}
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
/** Without a failing test the run may be about to end: then there is nothing that the agent has to make green. */
function redBefore(baseline) {
	const words = namesFailingTest(baseline) ? redBeforeWords({ baseline }, (text) => text) : void 0;
	return words === void 0 ? [] : [words];
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
			quiet(`${fromWords(event)}${event.model}, sandbox ${event.sandbox}, ${upToWords(event)}`),
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
		}, ...redBefore(event.verification).map(quiet)];
		case "attempt-started": return [plain(`Attempt ${event.attempt.number} (${attemptLabel(event.attempt)})`)];
		case "retry-started": return [plain(`Implementation retry ${event.retry}/${event.of}: ${event.reason}`)];
		case "tool-finished": return [quiet(`  ${event.tool} ${event.input}${event.isError ? ` \u2013 error: ${event.result.slice(0, 200)}` : ""}`)];
		case "waiting": {
			if (event.durationMs === 0) return [quiet(`Asking again at once: ${event.reason}`)];
			const told = [`Waiting ${durationWords(event.durationMs)}: ${event.reason}`, event.tries === void 0 ? askedUntilWords(run) : void 0];
			return [quiet(told.filter((part) => part !== void 0).join("; "))];
		}
		case "agent-finished":
			if (event.stop !== void 0) return [bad(event.stop.detail)];
			return event.summary.trim() === "" ? [] : [quiet(`The agent says: ${event.summary.trim()}`)];
		case "checkpoint-made": return [quiet(`Changed: ${changeWords(event.checkpoint)}`), ...event.checkpoint.heldBack.map(({ path, reason }) => bad(`Held back: ${path} (${reason})`))];
		case "verification-started": return [quiet("Running the tests")];
		case "verification-finished": return [verified(event, run.attempts.at(-1)?.name.phase.name === "red")];
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
function fromWords({ base: { branch, commit }, trigger }) {
	const from = isOfPullRequest(trigger) ? "the pull request's own branch" : branch;
	return commit === "" ? "" : `from ${from} at ${commit.slice(0, 9)}, `;
}
/** A word that was meant for a run's id may have been taken for a hint. */
function parentWords(parentRun, trigger) {
	return `Goes on with run ${parentRun}${trigger.hint === void 0 ? "" : `, hint: ${visibleLine(trigger.hint).slice(0, 200)}`}`;
}
/** Whether a red proves what TDD wants is told by what comes after it. */
function verified({ attempt, verification }, wantsRed) {
	const green = verification.result === "passed";
	const words = `${wantsRed && green ? "green where red is wanted: " : ""}${resultWords(verification)}`;
	const reason = disproofOf(verification);
	const why = reason === void 0 ? "" : `: ${reason}`;
	const text = `Attempt ${attempt}: ${words} in ${durationWords(verification.durationMs)}${why}`;
	if (wantsRed) return {
		tone: green ? "bad" : "plain",
		text
	};
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
			text: `${headline} (${run.outcome}, ${statedCostWords(run.costUsd)})`
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
// src/entry/small-heap.ts
/** How much memory a process may hold on to, by V8's flags. */
/**
* For a run or an eval, called before what it needs is loaded: 104 MiB at the peak of a small one in the Action instead of 124, with as much
* processor time; `collectOften` is the other half. The space for new objects stays as it is by then, at 7 MiB of the 14 that it would come to. What Node brings with it
* is loaded before it: compiled code of its own that Node holds is refused once a flag has changed, and compiled anew.
*/
function keepHeapSmall() {
	isSmall = true;
	setFlagsFromString("--heap-growing-percent=100");
	setFlagsFromString("--semi-space-growth-factor=1");
	for (const flag of [
		"--single-threaded-gc",
		"--no-sparkplug",
		...later
	]) setFlagsFromString(flag);
	compileOnce();
	compileSlowly();
}
/**
* Without V8's last compiler, whose own code is 5 MiB in memory: a small run needs it for two functions that put paths together. Who
* reads a long log asks for it again (`fileBytes`), and whatever else computes for longer gets it.
*/
function compileSlowly() {
	setFlagsFromString("--no-opt");
	const look = setInterval(() => {
		if (process.cpuUsage().user < longRunMicroseconds) return;
		setFlagsFromString("--opt");
		clearInterval(look);
	}, lookEveryMs).unref();
}
/** Four times what a small run takes. */
const longRunMicroseconds = 4e6;
let isSmall = false;
/**
* Collects at once, where the heap is kept small: while the base's tests run nothing else is done. Left to itself V8 does it when they
* have ended, and the first request waits 20 ms for it.
*/
function collectNow() {
	if (!isSmall) return;
	collectOften();
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
}
/** On the command line not before the first tests run: it looks through what was loaded until then, 15 ms of a start of 400. */
function collectOften() {
	setFlagsFromString("--optimize-for-size");
}
/**
* Ten times as often as V8 would have it. Machine code for each regular expression at its second use is 2 MiB of a small run, most of
* them used a dozen times; where a text is longer than a thousand characters it is made as ever.
*/
const later = [
	"--invocation-count-for-maglev=4000",
	"--invocation-count-for-turbofan=30000",
	"--regexp-tier-up-ticks=100",
	"--no-regexp-peephole-optimization"
];
/**
* WebAssembly \u2013 the parsers of HTTP and of tests \u2013 is not compiled again for speed, which takes 25 to 35 MiB and 0.3 s of processor time
* for each. A test file of 300 KB is read in the same time both ways.
*/
function compileOnce() {
	setFlagsFromString("--no-wasm-tier-up");
	setFlagsFromString("--no-wasm-dynamic-tiering");
}
/** At the next look it has 32 or 64 MiB for new objects, of the 128 that V8 would take; it is as quick with them. */
const newSpaceBytes = 33554432;
const lookEveryMs = 250;
/**
* For a server or a worker, which live for months: what has been used is collected soon, and the space for new objects stops growing. Without it
* 10,000 deliveries, of which nothing is held, take it to 420 MiB; with it they leave it at 195 to 228. With `--optimize-for-size` it
* is 155, at twice the time: that leaves 1 MiB for new objects. So does a growth that is stopped before it has begun: it is waited for.
*/
function keepHeapFlat() {
	compileOnce();
	setFlagsFromString("--heap-growing-percent=30");
	const look = setInterval(() => {
		if ((getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0) < newSpaceBytes) return;
		setFlagsFromString("--semi-space-growth-factor=1");
		clearInterval(look);
	}, lookEveryMs).unref();
}
// src/entry/live-line.ts
const leastWhat = 24;
const clear = "\r\x1B[2K";
function openLiveLine(stream, now = () => Date.now()) {
	if (stream.isTTY !== true) return {
		isLive: false,
		write: (line) => void stream.write(`${line}\n`),
		doing() {},
		[Symbol.dispose]() {}
	};
	let current;
	let behind = "";
	const draw = () => {
		if (current === void 0) return;
		const time = ` (${durationWords(Math.max(0, now() - current.sinceMs))})`;
		const columns = stream.columns ?? 80;
		const far = columns - time.length - behind.length > leastWhat ? behind : "";
		const room = Math.max(10, columns - time.length - far.length - 1);
		stream.write(`${clear}${visibleLine(current.what, room)}${time}${far}`);
	};
	const timer = setInterval(draw, 1e3);
	timer.unref();
	return {
		write(line) {
			stream.write(`${current === void 0 ? "" : clear}${line}\n`);
			draw();
		},
		isLive: true,
		doing(what, far = [], since) {
			behind = far.map((part) => ` \u00b7 ${visibleLine(part, 40)}`).join("");
			if (since !== void 0) current = {
				what,
				sinceMs: Date.parse(since)
			};
			else if (current?.what !== what) current = {
				what,
				sinceMs: now()
			};
			draw();
		},
		[Symbol.dispose]() {
			clearInterval(timer);
			if (current !== void 0) stream.write(clear);
			current = void 0;
		}
	};
}
// src/entry/run-places.ts
/** Paths that a run speaks of, as they can be opened from the current directory. */
async function placesFrom({ cwd }, runId) {
	const root = await repositoryRoot(cwd) ?? cwd;
	const folder = runFolderPath(join(root, ".redgreen"), runId);
	const fromHere = (path) => relative(cwd, path) || ".";
	return {
		folder: existsSync(folder) ? fromHere(folder) : void 0,
		file(path) {
			const here = [join(root, path), join(folder, "tree", path)].find((place) => existsSync(place));
			return here === void 0 ? path : fromHere(here);
		}
	};
}
// src/entry/told-run.ts
function addToldOptions(command) {
	return command.option("--json", "print the run as JSON").addOption(new Option("--progress <how>", "what is said on stderr").choices([
		"plain",
		"json",
		"none"
	]).default("plain"));
}
/** `carry` gets what every run of a command has: where, with whose environment, who stops it and who hears of it. */
async function toldRun(io, options, carry) {
	keepHeapSmall();
	using live = openLiveLine(io.stderr);
	if (options.progress === "plain") tellOfStop(io, live);
	const tell = teller(io, options.progress, live);
	const run = await carry({
		directory: io.cwd,
		environment: io.environment,
		signal: io.signal,
		onEvent(event, run) {
			if (event.type === "baseline-finished") collectOften();
			return tell(event, run);
		},
		warn: (text) => live.write(`Warning: ${visibleLine(text)}`)
	});
	if (options.json) io.stdout.write(`${JSON.stringify(run, null, 2)}\n`);
	else if (options.progress !== "plain" || !(io.stdout.isTTY && io.stderr.isTTY)) io.stdout.write(resultText(run));
	if (!options.json && run.settings["dry-run"]?.value === true) await showDiff(io, run);
	return exitCode(run.outcome ?? "error");
}
/** What was begun is brought to an end first, which takes a moment: from then on that is what goes on. */
function tellOfStop({ signal }, live) {
	const stopping = () => {
		live.write("Stopping\u2026 (Ctrl-C again ends at once)");
		live.doing("stopping");
	};
	signal.addEventListener("abort", stopping, { once: true });
}
function teller(io, progress, live) {
	if (progress === "none") return () => {};
	if (progress === "json") return (event) => void io.stderr.write(`${JSON.stringify(event)}\n`);
	const colours = wantsColours(io.stderr, io.environment);
	return async (event, run) => {
		if (event.type === "run-finished") {
			const places = await placesFrom(io, run.id);
			live[Symbol.dispose]();
			io.stderr.write(`\n${renderTerminal(run, {
				colours,
				places,
				told: true
			})}`);
			return;
		}
		const isShown = !(live.isLive && event.type === "tool-finished");
		for (const line of isShown ? eventLines(event, run) : []) live.write(paint(line, colours));
		if (!io.signal.aborted) live.doing(doingWords(run), farWords(run), run.doingSince);
	};
}
/** No branch holds it after a dry run. */
async function showDiff(io, run) {
	const { openRun, readRunDiffs } = await import("./store.js").then((n) => n.r);
	await using found = await openRun(io, run.id);
	const diff = (await readRunDiffs(found)).at(-1);
	if (diff !== void 0 && diff.sinceBase !== "") writeDiff(io, `\n${diff.sinceBase}`);
}
/** What is left when the run is over: outcome, branch, commit, where to read on. */
function resultText(run) {
	return `${[
		`outcome: ${run.outcome ?? "error"}`,
		`attempts: ${run.attemptCount}`,
		`run: ${run.id}`,
		...run.branch === void 0 ? [] : [`branch: ${run.branch}`],
		...run.headSha === void 0 ? [] : [`commit: ${run.headSha}`]
	].map((line) => visibleLine(line)).join("\n")}\n`;
}
// src/entry/commands/run.ts
var run_exports = /* @__PURE__ */ __exportAll({ command: () => command });
const command = {
	place: 10,
	declare: (run) => addSettingFlags(addToldOptions(run.description("implement a story in this clone, on a branch of its own").allowExcessArguments().argument("[story]", "a Markdown file, with or without front matter; `-` reads it from stdin").option("-m, --message <text>", "the story itself: its title, or a paragraph of it; may be given again", several, []))),
	notes: exitCodes,
	examples: [
		"redgreen run story.md",
		"redgreen run -m \"Ten percent off\" -m \"Orders above 100 get 10 % off.\"",
		"gh issue view 12 --json title,body \\\n    --template \"# {{.title}}{{\\\"\\\\n\\\"}}{{.body}}\" | redgreen run -",
		"redgreen run stories/discount.md --max-iterations 1 --test-command \"npm test\"",
		"redgreen run story.md --dry-run --progress json 2> events.jsonl"
	],
	prepare: withSwitchValues,
	run: implement
};
async function implement(io, path, options, command) {
	refuseMoreThan(1, command);
	const read = await readStory(io, path, options.message);
	return await toldRun(io, options, async (here) => {
		const { runStoryHere } = await Promise.resolve().then(() => story_run_exports);
		return runStoryHere(read, {
			...here,
			flags: flagsOf(command)
		});
	});
}
async function readStory(io, path, message) {
	if (message.length > 0 && path !== void 0) throw new RedgreenError("bad-usage", `both ${path} and -m are given; allowed: one of them`);
	if (message.length > 0) return storyFromText(message.join("\n\n"), "-m");
	if (path === void 0) throw new RedgreenError("bad-usage", "missing required argument 'story': a file, `-` for stdin, or -m");
	return path === "-" ? await storyFromStdin(io.stdin) : await readStoryFile(io.cwd, path);
}
export { storyFromPullRequest as $, _encode as $i, _base64 as $n, _xid as $r, branchCommit as $t, readEvents as A, own as Aa, $ZodNever as Ai, booleanProcessor as An, _nanoid as Ar, loggedFields as At, isRunId as B, priceOf as Ba, $ZodString as Bi, objectProcessor as Bn, _string as Br, partsOf as Bt, markdownSentence as C, installLazyProp as Ca, $ZodISODateTime as Ci, object as Cn, _length as Cr, differenceOf as Ct, secretValues as D, mergeDefs as Da, $ZodJWT as Di, unknown as Dn, _maxLength as Dr, writeFiles as Dt, secretSettings as E, merge as Ea, $ZodIntersection as Ei, string as En, _lte as Er, submoduleMode as Et, isOfPullRequest as F, shallowClone as Fa, $ZodObjectJIT as Fi, intersectionProcessor as Fn, _positive as Fr, readRefs as Ft, throwUnwritable as G, $ZodURL as Gi, stringProcessor as Gn, _ulid as Gr, inBatches as Gt, runStoryFile as H, $ZodTransform as Hi, pipeProcessor as Hn, _toLowerCase as Hr, smallFoldersFirst as Ht, applyEvent as I, presets as Ia, $ZodOptional as Ii, neverProcessor as In, _refine as Ir, textOf as It, readStoryFile as J, $ZodUnknown as Ji, unionProcessor as Jn, _url as Jr, sizesOf as Jt, writeOutput as K, $ZodUUID as Ki, toJSONSchema as Kn, _unknown as Kr, readBlob as Kt, foldRun as L, addressOf as La, $ZodPipe as Li, nonoptionalProcessor as Ln, _regex as Lr, unwritableFolder as Lt, withRunJson as M, pick as Ma, $ZodNullable as Mi, customProcessor as Mn, _normalize as Mr, borrowObjects as Mt, createRecorder as N, required as Na, $ZodNumber as Ni, defaultProcessor as Nn, _number as Nr, findDotGit as Nt, ignoreRecord as O, normalizeParams as Oa, $ZodKSUID as Oi, aggregateChecks as On, _minLength as Or, succeeds as Ot, lateJournal as P, safeExtend as Pa, $ZodNumberFormat as Pi, enumProcessor as Pn, _overwrite as Pr, objectFolders as Pt, storyFromIssue as Q, _decodeAsync as Qi, _array as Qn, _uuidv7 as Qr, gitAt as Qt, attemptLabel as R, costUsd as Ra, $ZodPrefault as Ri, nullableProcessor as Rn, _slugify as Rr, isRegular as Rt, markdownCode as S, hide as Sa, $ZodISODate as Si, number$1 as Sn, _ksuid as Sr, absentMode as St, withoutInvisible as T, jsonStringifyReplacer as Ta, $ZodISOTime as Ti, record as Tn, _lt as Tr, linkMode as Tt, runStoryIn as U, $ZodType as Ui, prefaultProcessor as Un, _toUpperCase as Ur, splitNul as Ut, newRunId as V, missingProgram as Va, $ZodStringFormat as Vi, optionalProcessor as Vn, _superRefine as Vr, pathIn as Vt, putFile as W, $ZodULID as Wi, readonlyProcessor as Wn, _trim as Wr, topFolder as Wt, fileReason as X, standardProps as Xi, createStandardJSONSchemaMethod as Xn, _uuidv4 as Xr, objectInfo as Xt, storyFromText as Y, $ZodXID as Yi, unknownProcessor as Yn, _uuid as Yr, objectBytes as Yt, storyFromFile as Z, _decode as Zi, createToJSONSchemaMethod as Zn, _uuidv6 as Zr, findGit as Zt, columns as _, globalConfig as _a, $ZodEnum as _i, boolean as _n, _isoDate as _r, mergeCommits as _t, collectNow as a, _safeEncode as aa, $ZodBase64URL as ai, readConfigFile as an, _cuid2 as ar, openClone as at, cleanText as b, derived as ba, $ZodIPv4 as bi, literal as bn, _isoTime as br, objectIn as bt, eventTeller as c, _safeParseAsync as ca, $ZodCIDRv6 as ci, require_dist as cn, _emoji as cr, uncountedConfig as ct, writeDiff as d, $ZodError as da, $ZodCatch as di, camelName as dn, _gte as dr, foldName as dt, _encodeAsync as ea, globalRegistry as ei, localBase as en, _base64url as er, w as et, writeRows as f, flattenError as fa, $ZodCustom as fi, settingNames as fn, _guid as fr, isGitName as ft, withSwitchValues as g, config as ga, $ZodEmoji as gi, array as gn, _ipv6 as gr, countMarks as gt, refuseMoreThan as h, $constructor as ha, $ZodEmail as hi, _catch as hn, _ipv4 as hr, conflictsIn as ht, placesFrom as i, _safeDecodeAsync as ia, $ZodBase64 as ii, configPath as in, _cuid as ir, noRepository as it, runFolderPath as j, partial as ja, $ZodNonOptional as ji, catchProcessor as jn, _never as jr, paragraphs as jt, makeRunFolder as k, omit as ka, $ZodNanoID as ki, arrayProcessor as kn, _multipleOf as kr, mentionedIn as kt, paint as l, validate as la, $ZodCUID as li, allowedWords as ln, _endsWith as lr, messageOf as lt, flagsOf as m, $ZodEncodeError as ma, $ZodE164 as mi, about as mn, _int as mr, removeTrees as mt, addToldOptions as n, _parseAsync as na, memoizer as ni, resolveSettings as nn, _cidrv4 as nr, keyPlaces as nt, keepHeapFlat as o, _safeEncodeAsync as oa, $ZodBoolean as oi, readSetting as on, _e164 as or, repositoryRoot as ot, addSettingFlags as p, formatError as pa, $ZodDefault as pi, settingsSchema as pn, _includes as pr, removeTree as pt, makeFolder as q, $ZodUnion as qi, transformProcessor as qn, _uppercase as qr, readBlobs as qt, toldRun as r, _safeDecode as ra, $ZodArray as ri, readStoryWishes as rn, _cidrv6 as rr, readFrontMatter as rt, keepHeapSmall as s, _safeParse as sa, $ZodCIDRv4 as si, nearest as sn, _email as sr, settingsHere as st, run_exports as t, _parse as ta, en_default as ti, noSuchBranch as tn, _boolean as tr, x as tt, wantsColours as u, validateAsync$1 as ua, $ZodCUID2 as ui, defaultWords as un, _gt as ur, openRepository as ut, renderTerminal as v, clone as va, $ZodExactOptional as vi, extend as vn, _isoDateTime as vr, temporaryFolder as vt, markdownText as w, issue as wa, $ZodISODuration as wi, optional as wn, _lowercase as wr, hasText as wt, markdownBlock as x, extend$1 as xa, $ZodIPv6 as xi, nullish as xn, _jwt as xr, pointersLeft as xt, markdown_exports as y, constantCatch as ya, $ZodGUID as yi, int as yn, _isoDuration as yr, fillContent as yt, outcomes as z, usageOf as za, $ZodReadonly as zi, numberProcessor as zn, _startsWith as zr, listEntries as zt };
