import { i as parsedJson, n as objectIn, r as objectsIn, t as isObject } from "./json-BthCdoGu.js";
import { n as usageOf } from "./cost-CvmD1AT6.js";
import { r as noUsage } from "./usage-KXjSSOWD.js";
import { _ as string, c as _enum, d as int, g as strictObject, h as record, l as array, p as number$1, u as boolean, v as union, x as registry } from "./schemas-Cc-eUVXJ.js";
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
const whole = (min, max) => int().min(min).max(max);
const number = (min, max) => number$1().min(min).max(max);
/** A shell command, or `none`. */
const command = string().min(1).max(1e4);
const globs = array(string().min(1).max(500)).max(200);
const name = string().min(1).max(100);
const names = array(name).max(200);
/** Names one by one: `*` is none. */
const namesOneByOne = array(name.regex(/^(?!\*$)/)).max(200);
/** Printable ASCII without blanks: what an HTTP header can carry. */
const key = string().regex(/^[!-~]+$/);
/** Names of environment variables that foreign code may see. Ours, the runner's and GitHub's own stay out whatever is asked. */
const variableNames = array(string().regex(/^(?!INPUT_|ACTIONS_|REDGREEN_|GITHUB_TOKEN$|LD_|NODE_OPTIONS$)[A-Za-z_][A-Za-z0-9_]{0,99}$/)).max(100);
/** 1 to 65535. */
const port = "([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
/** `localhost:5432`: a port of the machine that tests may reach. */
const services = array(string().regex(new RegExp(`^(localhost|127\\.0\\.0\\.1|\\[::1\\]):${port}$`))).max(20);
const hostPart = "[A-Za-z0-9]([A-Za-z0-9-]{0,62})";
const hostName = new RegExp(`^(\\*\\.)?${hostPart}(\\.${hostPart}){0,10}(:${port})?$`);
const network = union([_enum(["none", "full"]), array(string().max(253).regex(hostName)).min(1).max(100)]);
/** Part of a branch name as `git check-ref-format` has it. */
const branchPart = String.raw`(?![-/.])(?!refs\/)(?!.*(\.\.|\/\/|@\{|\.lock(\/|$)|\/\.))[^\s~^:?*[\\\p{Cc}]+$`;
const branchName = string().max(200).regex(new RegExp(`^(?!.*[/.]$)${branchPart}`, "u"));
const branchPrefix = string().max(100).regex(new RegExp(`^${branchPart}`, "u"));
const modelId = string().regex(/^[\w.:@/-]{1,100}$/);
const label = string().min(1).max(50).regex(/^[^,\p{Cc}]+$/u);
/** A folder inside the repository. */
const folder = string().min(1).max(500).regex(/^(?!\/)(?!([\s\S]*[\\/])?\.\.([\\/]|$))[^\p{Cc}]+$/u);
/** https, or http on loopback; no user, no link-local address (S74: the metadata services live there). */
const serviceUrl = string().max(500).refine((text) => {
	const url = URL.parse(text);
	if (url === null || url.username !== "" || url.password !== "") return false;
	if (/^(169\.254\.|\[fe[89ab]|metadata\.)/i.test(url.hostname)) return false;
	return url.protocol === "https:" || url.protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
});
const usd = number$1().min(0).max(1e5);
/** USD per million tokens. */
const price = strictObject({
	input: usd,
	output: usd,
	"cache-read": usd.optional(),
	"cache-write": usd.optional(),
	"cache-write-1h": usd.optional()
});
const prices = record(string().min(1).max(100), price);
/** Folder \u2192 its commands; those that are left out are found there. */
const projects = record(folder, strictObject({
	setup: command.optional(),
	build: command.optional(),
	test: command.optional()
}).nullable());
// src/config/github-settings.ts
/** The rows of the schema that are about what happens on GitHub; `settings.ts` has the others. */
const settingsOnGitHub = {
	"max-runs-per-day": setting(whole(1, 1e4).default(20), "For each actor and repository.", { onlyOnGitHub: true }),
	draft: setting(_enum([
		"until-green",
		"always",
		"never"
	]).default("until-green"), "When the pull request is a draft.", { onlyOnGitHub: true }),
	"fix-target": setting(_enum(["head", "branch"]).default("head"), "Where the mending of somebody else's pull request goes: onto its own branch, or into a pull request against it.", { onlyOnGitHub: true }),
	"on-red": setting(namesOneByOne.default([]), "Authors whose red pull requests are mended unasked, once for each head: `dependabot`, `renovate`, or user names. A bot's pull request is never pushed to.", {
		allowed: "a list of user names (* is not one)",
		onlyOnGitHub: true
	}),
	"fail-on": setting(_enum([
		"not-passed",
		"error",
		"never"
	]).default("not-passed"), "When the step exits 1. not-passed: all but passed, skipped, refused. error: error, misconfigured, setup-failed, provider-error, publish-failed.", { onlyOnGitHub: true }),
	"dry-run": setting(boolean().default(false), "Does everything, model included, writes nothing to GitHub and shows comment, diff and pull request."),
	"allow-users": setting(names.default([]), "Users who may trigger beside those with write access.", {
		allowed: "a list of user names",
		onlyOnGitHub: true
	}),
	"allow-bots": setting(namesOneByOne.default([]), "Bots that may trigger.", {
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
const settingsSchema = strictObject({
	"github-token": setting(string().min(1).optional(), "Token for GitHub's API and for pushing. With the job's own token a push starts no other workflow.", {
		places: inputOnly,
		secret: true,
		otherwise: "the job's token"
	}),
	"anthropic-api-key": setting(key.optional(), "Key for the Anthropic API. Needed unless `agent` is `command` or `codex`; without it there is no review.", ofKey),
	"anthropic-base-url": setting(serviceUrl.optional(), "Where the Anthropic API answers, for a proxy of your own.", {
		...ofAddress,
		otherwise: "https://api.anthropic.com"
	}),
	"openai-api-key": setting(key.optional(), "Key for the OpenAI API, for `agent: codex`.", ofKey),
	"openai-base-url": setting(serviceUrl.optional(), "Where the OpenAI API answers, for a proxy of your own.", {
		...ofAddress,
		otherwise: "https://api.openai.com"
	}),
	model: setting(modelId.default("claude-sonnet-5-5"), "The model that implements, and reviews unless `review-model` says otherwise.", { allowed: "the id of a model" }),
	effort: setting(_enum([
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	]).optional(), "How hard the model thinks: more costs more, and finds more.", { otherwise: "the model's own" }),
	"review-model": setting(modelId.optional(), "The model that reviews.", {
		otherwise: "`model`",
		allowed: "the id of a model"
	}),
	agent: setting(_enum([
		"anthropic",
		...presets.keys(),
		"command"
	]).default("anthropic"), "Who implements: the built-in agent on the Anthropic API, a known command-line agent (installed before, its key held by a proxy outside the sandbox), or any other as `agent-command`."),
	"agent-command": setting(command.optional(), "The command-line agent, for `agent: command`: gets the prompt on stdin and works in the tree, inside the sandbox.", { allowed: "a shell command" }),
	"agent-env": setting(variableNames.default([]), "Names of the environment variables that the command-line agent may see.", { allowed: namesText }),
	"agent-network": setting(network.default("none"), "Whom the command-line agent may reach.", { allowed: networkText }),
	label: setting(label.default("ai-implement"), "The label that starts a run.", {
		allowed: "a label of up to 50 characters without a comma",
		onlyOnGitHub: true
	}),
	"max-iterations": setting(whole(0, 10).default(3), "How many times a red verification is fed back to the agent: 3 retries, so up to 4 attempts, for each TDD cycle and each rework."),
	"max-iterations-limit": setting(whole(0, 10).default(10), "The most that `max-iterations` may ask for. A story that asks for more is capped; a lower layer can only lower the limit."),
	"setup-command": setting(command.optional(), "Installs what build and tests need, with network, before the model has seen anything.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	"build-command": setting(command.optional(), "Runs before the tests in every verification.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	"test-command": setting(command.optional(), "Decides: a run has passed when this exits 0 on exactly the tree that is pushed.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	projects: setting(projects.optional(), "Folders with commands of their own, for a repository without a test command at its root: {<folder>: {setup, build, test}}. Every verification runs all of them.", {
		otherwise: "the workspaces that the root names",
		allowed: "a mapping of folders to {setup, build, test}, each a shell command or none, found where it is left out"
	}),
	"test-timeout-minutes": setting(number(.001, 360).default(10), "For each verification (build and test together) and for setup alone, never cumulative. Fractions are allowed."),
	"timeout-minutes": setting(number(.001, 1440).default(60), "For the whole run."),
	mode: setting(_enum(["standard", "tdd"]).default("standard"), "tdd writes a failing test for each acceptance criterion first, then makes it pass with that test frozen."),
	review: setting(boolean().default(true), "A review by the model after green. It can ask for a rework; it cannot make a red run green."),
	"max-reworks": setting(whole(0, 10).default(1), "How many times the findings of a review go back to the agent."),
	"max-cost-usd": setting(number(0, 1e4).default(10), "Ends the run before the call that could take it beyond this sum."),
	"max-turns": setting(whole(1, 1e3).default(150), "Model calls in one attempt; money is the guard before them."),
	"max-feedback-chars": setting(whole(200, 2e5).default(5e3), "How much test output the agent gets after a red verification, and a reader at the end of a red run."),
	"working-directory": setting(folder.default("."), "The folder in which the commands run.", { allowed: "a folder inside the repository" }),
	"base-branch": setting(branchName.optional(), "The branch to start from and to open the pull request against.", {
		otherwise: "the default branch",
		allowed: "the name of a branch"
	}),
	"branch-prefix": setting(branchPrefix.default("ai-implement/"), "Branches are called <prefix><issue>-<slug>.", { allowed: "the beginning of a branch name" }),
	sandbox: setting(_enum([
		"auto",
		"bubblewrap",
		"namespaces",
		"docker",
		"none"
	]).default("auto"), "auto takes the strongest sandbox that works here and refuses to run without one; none runs foreign code unconfined, and the comment says so.", { places: notFromFiles }),
	"sandbox-network": setting(network.default("none"), "What the agent's shell, the build and the tests may reach. Loopback inside the sandbox always works.", {
		places: notFromFiles,
		allowed: networkText
	}),
	"protected-paths": setting(globs.optional(), "Paths that are never pushed, beside the built-in list (workflows, CODEOWNERS, agent instructions, \u2026).", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-paths": setting(globs.optional(), "Which files are tests.", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-report": setting(globs.optional(), "Report files (JUnit XML, CTRF) that the tests write, read before their output.", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-env": setting(variableNames.default([]), "Names of the environment variables that setup, build and tests may see. Their values are masked everywhere.", { allowed: namesText }),
	"setup-env": setting(variableNames.default([]), "Names of the environment variables that setup alone may see, such as the token of a private registry: no build, no test and no agent gets them. Their values are masked everywhere. Where a bot opened the pull request or an agent has written to the branch, setup goes without them.", { allowed: namesText }),
	"test-services": setting(services.default([]), "Ports of the runner that are carried into the sandbox, such as localhost:5432.", { allowed: "a list of localhost:<port>" }),
	dependencies: setting(_enum(["open", "frozen"]).default("open"), "open: the agent may add packages of the registry, and setup runs again for them. frozen: what changes a dependency is held back."),
	baseline: setting(_enum([
		"allow-known",
		"require-green",
		"allow-any"
	]).default("allow-known"), "Tests that are red before the agent: allow-known carries on and tells them apart, and ends a run whose red names no failing test (a linter, a missing tool); allow-any carries on then too; require-green ends the run."),
	"flaky-reruns": setting(whole(0, 10).default(1), "How many times a red verification of the same tree runs again to tell a flake from a failure."),
	proof: setting(_enum([
		"off",
		"report",
		"alarm"
	]).default("alarm"), "Experiments over a green attempt: sources alone, bent tests, added tests without the change. report tells what they show, alarm makes a green that cannot go red red."),
	"tdd-max-cycles": setting(whole(1, 50).default(10), "Cycles of `mode: tdd`; criteria beyond it share the last."),
	prices: setting(prices.default({}), "USD per million tokens for models that the built-in table does not know: {<model>: {input, output, cache-read, cache-write, cache-write-1h}}.", { allowed: "a mapping of model ids to {input, output, cache-read, cache-write, cache-write-1h} in USD per million tokens" }),
	"retention-days": setting(whole(1, 3650).default(90), "How long the record of a run is kept."),
	...settingsOnGitHub
});
const settingNames = Object.keys(settingsSchema.shape);
function camelName(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
export { presets as a, about as i, settingNames as n, settingsSchema as r, camelName as t };
