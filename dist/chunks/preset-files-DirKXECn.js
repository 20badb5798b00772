import { i as parsedJson, n as objectIn, r as objectsIn, t as isObject } from "./json-BthCdoGu.js";
import { n as usageOf } from "./cost-CvmD1AT6.js";
import { r as noUsage } from "./usage-KXjSSOWD.js";
// src/agent/preset.ts
/** What a preset is: a command-line agent that Redgreen knows how to start, and whose calls go through a proxy that holds the key. */
/** Of the lines that are JSON objects. */
function jsonLines(output) {
	return output.split("\n").map(parsedJson).filter(isObject);
}
// src/agent/proxy/provider-api.ts
/** Whether something anywhere in a value is a mapping that `wanted` is true of. */
function hasObject(value, wanted) {
	if (Array.isArray(value)) return value.some((one) => hasObject(one, wanted));
	return isObject(value) && (wanted(value) || Object.values(value).some((one) => hasObject(one, wanted)));
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
	const isList = Array.isArray(tools) && tools.every((each) => objectIn(each) === each);
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
	const reachesOut = ({ type, source }) => (type === "image" || type === "document") && ["url", "file"].includes(String(objectIn(source).type));
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
		const told = Object.entries(objectIn(counted)).filter(([, value]) => value !== null);
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
			if (event.type === "message_start") takeMessage(objectIn(event.message));
			if (event.type === "content_block_start") takePiece(objectIn(event.content_block));
			if (event.type === "content_block_delta") takePiece(objectIn(event.delta));
			if (event.type === "message_delta") takeEnd(objectIn(event.delta).stop_reason, event.usage);
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
			if (event.type === "response.output_item.done") takeItem(objectIn(event.item));
			if (typeof event.type === "string" && /^response\.(created|completed|incomplete|failed)$/.test(event.type)) response = objectIn(event.response);
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
	const usage = objectIn(value);
	if (typeof usage.input_tokens !== "number") return void 0;
	const cached = Number(objectIn(usage.input_tokens_details).cached_tokens ?? 0);
	return {
		...noUsage,
		inputTokens: usage.input_tokens - cached,
		outputTokens: Number(usage.output_tokens ?? 0),
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
		const said = jsonLines(output).map(({ item }) => objectIn(item)).findLast(({ type }) => type === "agent_message");
		return typeof said?.text === "string" ? said.text : void 0;
	}
}]]);
export { presets as t };
