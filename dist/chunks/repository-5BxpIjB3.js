import { a as presets, i as about, n as settingNames, r as settingsSchema, t as camelName } from "./settings-DbCq0qLA.js";
import { r as priceOf } from "./cost-CvmD1AT6.js";
import { a as readSetting, c as nearest, d as allowedWords, i as notAllowed, l as sameWords, n as configPath, o as didYouMean, r as readConfigFile, s as isSetting, t as readStoryWishes } from "./story-layer-BRXS7V2h.js";
import { t as temporaryFolder } from "./temporary-folder-D44PhmPS.js";
import { access, chmod, constants, copyFile, lchown, lstat, mkdir, open, readFile, readdir, rename, rm, rmdir, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { delimiter, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { spawn } from "node:child_process";
import { accessSync, constants as constants$1, existsSync, realpathSync } from "node:fs";
import { isUtf8 } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
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
		problems.push(notAllowed(name, refused, entry.source, `names that the operator allows (${(ceilings.env ?? []).join(", ") || "none"})`));
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
	const isAgentKnown = !problems.some(({ setting }) => setting === "agent");
	problems.push(...missing(settings, values, isAgentKnown && (given.needsKey ?? true)));
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
	return {
		settings,
		sources: sourcesOf(values, story.testsMayChange),
		problems,
		warnings
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
			accessSync(join(real, "git"), constants$1.X_OK);
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
/** Whether one `cat-file` tells of objects and prints them (2.36); false where the version has not been asked. */
function answersBoth({ place }) {
	return (versions.get(place.git) ?? 0) >= 2036;
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
const readers = /* @__PURE__ */ new WeakMap();
/** Longer than a turn of most models: it is a few megabytes, mostly shared. */
const idleMs = 6e4;
async function ask(git, kind, name) {
	if (/[\n\0]/.test(name)) return void 0;
	const known = readers.get(git) ?? /* @__PURE__ */ new Map();
	readers.set(git, known);
	const option = answersBoth(git) ? "--batch-command" : kind === "info" ? "--batch-check" : "--batch";
	const reader = known.get(option) ?? openReader(git, option, known);
	known.set(option, reader);
	return await reader(kind, name);
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
async function readText$1(git, commit, path, maxBytes) {
	const entry = await (await listing(git, commit)).at(path);
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
	const entries = await lsTree(git, ["-r", tree]);
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
/** What a checkout's `.git` says, read as text: git itself never looks at it, so nothing it configures can run. */
/** The `.git` of `folder` (or a bare repository), undefined where there is none. */
async function findDotGit(folder) {
	const place = join(folder, ".git");
	const info = await stat(place).catch(absent);
	if (info === void 0) return await readText(join(folder, "HEAD")) !== void 0 && await isFolder(join(folder, "objects")) ? {
		kind: "folder",
		gitDir: folder,
		commonDir: folder
	} : void 0;
	if (info.isDirectory()) return withCommon("folder", place);
	const pointer = /^gitdir: (.+?)\s*$/.exec(await readText(place) ?? "")?.[1];
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
		const code = await access(path, constants.W_OK).then(() => void 0, (error) => error.code ?? error.message);
		if (code !== void 0 && code !== "ENOENT") return {
			path,
			code
		};
	}
}
/** HEAD and every branch, tag and remote branch. `commit` is undefined where nothing was committed yet. */
async function readRefs(dot) {
	if (await isFolder(join(dot.commonDir, "reftable"))) throw new Error("the repository keeps its refs as reftable, which is not supported: git refs migrate --ref-format=files");
	const ids = parsePacked(await readText(join(dot.commonDir, "packed-refs")) ?? "");
	const symbolic = /* @__PURE__ */ new Map();
	for (const kind of [
		"heads",
		"tags",
		"remotes"
	]) await readLoose(dot.commonDir, `refs/${kind}`, ids, symbolic);
	const head = (await readText(join(dot.gitDir, "HEAD")) ?? "").trim();
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
async function objectFolders(objects, depth = 0) {
	if (depth > 5 || !await isFolder(objects)) return [];
	const borrowed = (await readText(join(objects, "info", "alternates")) ?? "").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	const further = await Promise.all(borrowed.map((line) => objectFolders(isAbsolute(line) ? line : resolve(objects, line), depth + 1)));
	return [.../* @__PURE__ */ new Set([objects, ...further.flat()])];
}
/** Lets a git folder find what lies in these folders with objects; returns the file that says so. */
async function borrowObjects(gitDir, folders) {
	const file = join(gitDir, "objects", "info", "alternates");
	await writeFile(file, folders.map((folder) => `${folder}\n`).join(""));
	return file;
}
/** Set where objects were left on the server (`--filter`): our git cannot ask for them. */
async function isPartial(dot) {
	return (await readdir(join(dot.commonDir, "objects", "pack")).catch(() => [])).some((name) => name.endsWith(".promisor"));
}
async function readText(path) {
	return readFile(path, "utf8").catch(absent);
}
const absences = /* @__PURE__ */ new Set([
	"ENOENT",
	"ENOTDIR",
	"EISDIR",
	"EACCES",
	"ELOOP"
]);
/** Where no more files can be opened, or the disk fails, nothing is known: a ref that is there must not count as missing. */
function absent(error) {
	if (!absences.has(error.code ?? "")) throw error;
}
async function withCommon(kind, gitDir) {
	const common = (await readText(join(gitDir, "commondir")))?.trim();
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
async function readLoose(root, folder, ids, symbolic) {
	const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(absent) ?? [];
	for (const entry of entries) {
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) await readLoose(root, name, ids, symbolic);
		if (!entry.isFile() || name.endsWith(".lock")) continue;
		const text = (await readText(join(root, name)) ?? "").trim();
		const target = /^ref: (refs\/\S+)$/.exec(text)?.[1];
		if (target !== void 0) symbolic.set(name, target);
		else if (objectId.test(text)) ids.set(name, text);
	}
}
async function isFolder(path) {
	return (await stat(path).catch(absent))?.isDirectory() ?? false;
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
	return plain(text).replace(/[<>]/g, "").replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, "");
}
/** Title, text and our trailers as the last paragraph, which alone git and GitHub read as trailers. */
function commitMessage(message, trailers) {
	const [title = "", ...rest] = message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => inert(plain(line)));
	const body = rest.join("\n").trim().replace(/^([A-Za-z][\w-]*):(?=\s)/gm, "$1 -");
	const ours = Object.entries(trailers).map(([key, value]) => `${key}: ${plain(value)}`);
	return `${[
		title.slice(0, maxTitleLength) || "Changes",
		body,
		ours.join("\n")
	].filter((paragraph) => paragraph !== "").join("\n\n")}\n`;
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
function plain(text) {
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
/** From `diff-tree --raw`, so that we read the bytes that git committed and no patch text. */
function differences(git, from, to) {
	if (from === to) return Promise.resolve([]);
	if (!objectId.test(from) || !objectId.test(to)) return readDifferences(git, from, to);
	return asked(git, `${from} ${to}`, () => readDifferences(git, from, to));
}
async function readDifferences(git, from, to) {
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
// src/git/merge-text.ts
/** A person's change of a text, carried over to another version of it. */
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
	await initBare(gitDir, commit, true);
	await borrowObjects(gitDir, await objectFolders(join(dot.commonDir, "objects")));
	await writePackedRefs(gitDir, refs.ids);
	for (const [name, target] of refs.symbolic) {
		await mkdir(dirname(join(gitDir, name)), { recursive: true });
		await writeFile(join(gitDir, name), `ref: ${target}\n`);
	}
	await writeFile(join(gitDir, "HEAD"), `${commit}\n`);
	await copyIfThere(join(dot.commonDir, "shallow"), join(gitDir, "shallow"));
	await copyIfThere(join(dot.commonDir, "info", "exclude"), join(gitDir, "info", "exclude"));
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
		await copyFile(join(dot.gitDir, name), join(gitDir, name));
		const { atime, mtime } = await stat(join(dot.gitDir, name));
		await utimes(join(gitDir, name), atime, mtime);
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
	await initBare(into, head.commit, false);
	const refs = await readRefs({
		kind: "folder",
		gitDir,
		commonDir: gitDir
	});
	const ids = new Map([...refs.ids].filter(([name]) => name.startsWith("refs/tags/")));
	ids.set(`refs/heads/${head.branch}`, head.commit);
	await writePackedRefs(into, ids);
	await writeFile(join(into, "HEAD"), `ref: refs/heads/${head.branch}\n`);
	const names = (await readdir(gitDir)).filter((name) => /^(index|shallow|sharedindex\..+)$/.test(name));
	for (const name of [...names, "info/exclude"]) await copyIfThere(join(gitDir, name), join(into, name));
	return { objects: await objectFolders(join(gitDir, "objects")) };
}
/** What `git init --bare --template=` writes, without a process for it. */
async function initBare(gitDir, commit, bare) {
	await rm(gitDir, {
		recursive: true,
		force: true
	});
	for (const folder of [
		"info",
		"objects/info",
		"objects/pack",
		"refs/heads",
		"refs/tags"
	]) await mkdir(join(gitDir, folder), { recursive: true });
	await writeFile(join(gitDir, "HEAD"), "ref: refs/heads/main\n");
	const sha256 = commit.length === 64;
	const core = `[core]\n\trepositoryformatversion = ${sha256 ? 1 : 0}\n\tfilemode = true\n\tbare = ${bare}\n`;
	await writeFile(join(gitDir, "config"), sha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core);
}
async function readHead(git) {
	await rm(join(git.place.gitDir, "index"), { force: true });
	await git.text(["read-tree", "HEAD"]);
	return [];
}
async function writePackedRefs(gitDir, ids) {
	const lines = [...ids].sort(([a], [b]) => a < b ? -1 : 1).map(([name, id]) => `${id} ${name}\n`);
	await writeFile(join(gitDir, "packed-refs"), lines.join(""));
}
async function copyIfThere(from, to) {
	try {
		await copyFile(from, to);
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
		const flags = constants$1.O_RDWR | constants$1.O_NONBLOCK | constants$1.O_NOFOLLOW;
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
				await unlink(place);
				continue;
			}
			try {
				for (const entry of await entriesOf(inner)) if (!entry.isFolder) await unlink(entry.place);
				else if (!await isGone(entry.place)) await rename(entry.place, within(top, Buffer.from(`${mark}${moved++}`)));
			} finally {
				await inner.close();
			}
			await rmdir(place);
		}
	} finally {
		await top.close();
	}
	await rmdir(path);
}
/** An empty folder goes at once; another must be writable to be moved. */
async function isGone(place) {
	const gone = await succeeds(rmdir(place));
	if (!gone) await chmod(place, 448).catch(() => void 0);
	return gone;
}
/** Undefined for what is no folder, a link to one included. */
async function openFolder(path) {
	const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants$1;
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
	const oid = pointedAt((await readBlob(git, fromId, 1024))?.toString() ?? "");
	if (oid === void 0) return false;
	const bytes = await readFile(pathIn(tree, path));
	return createHash("sha256").update(bytes).digest("hex") === oid;
}
// src/git/names.ts
/** Names as other file systems read them: a path is judged by what it could become there, not by its bytes alone. */
/** True for `.git` in every spelling that HFS+, NTFS or a case-blind file system takes for it. */
function isGitName(name) {
	return foldName(name) === ".git" || /^git~\d+$/i.test(name);
}
/**
* One form for all spellings of a name: NFKC, no ignorable characters (HFS+ drops them), lower case, no NTFS stream, no
* trailing dots and spaces (Windows drops them).
*/
function foldName(name) {
	if (/^[\w.-]*[\w-]$/.test(name)) return name.toLowerCase();
	return name.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").toLowerCase().normalize("NFKC").replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
/**
* Among `all` paths of a tree: does a part of an added path exist in another spelling, which is one and the same where case
* does not count? The later one would overwrite the earlier, or lead through a link of its name. Returns what to say.
*/
function sameNames(added, all) {
	const fold = memoizedFold();
	const wanted = /* @__PURE__ */ new Map();
	for (const path of added) for (const part of partsOf(path)) wanted.set(fold(part), /* @__PURE__ */ new Set());
	const seen = /* @__PURE__ */ new Set();
	for (const path of all) for (const part of partsOf(path)) {
		if (seen.has(part)) break;
		seen.add(part);
		wanted.get(fold(part))?.add(part);
	}
	return (path) => {
		for (const part of partsOf(path)) {
			const other = [...wanted.get(fold(part)) ?? []].find((spelling) => spelling !== part);
			if (other !== void 0) return `is the same name as ${other} where case does not count`;
		}
	};
}
function memoizedFold() {
	const known = /* @__PURE__ */ new Map();
	const fold = (path) => {
		const found = known.get(path);
		if (found !== void 0) return found;
		const slash = path.lastIndexOf("/");
		const name = foldName(path.slice(slash + 1));
		const folded = slash < 0 ? name : `${fold(path.slice(0, slash))}/${name}`;
		known.set(path, folded);
		return folded;
	};
	return fold;
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
		reason: `is larger than ${maxFileBytes} bytes (${info.size})`,
		size: 0
	};
	if (info.nlink > 1) return {
		reason: "is a hard link: its content may lie outside the repository",
		size: 0
	};
	if ((info.mode & 384) !== 384) await chmod(place, info.mode & 511 | 384).catch(() => {});
	return await succeeds(access(place, constants$1.R_OK)) ? { size: info.size } : {
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
* The same of a tree that we have just written from HEAD, with two calls instead of five: nothing in it can be ignored, untracked
* or special. undefined where a file is not as git would have it (LFS content, a file system without modes): to be looked at.
*/
async function takeFresh(git, headTree) {
	const [{ submodules }, { deleted, present }] = await Promise.all([listed(git), changedTracked(git)]);
	if (submodules.length + deleted.length + present.length > 0) return void 0;
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
async function uncommitted(git, tree, head, leftOut) {
	const listed = async (...args) => splitNul(await git.bytes(args));
	const unstaged = async () => {
		const differing = async () => (await listed("diff-files", "-z", "--name-only", "--ignore-submodules=all")).filter((path) => !leftOut.has(path) || existsSync(pathIn(tree, path)));
		const found = await differing();
		if (found.length === 0) return found;
		await git.run([
			"update-index",
			"-q",
			"--refresh",
			"--ignore-submodules"
		]);
		return differing();
	};
	const paths = await Promise.all([
		listed("diff-index", "--cached", "-z", "--name-only", "--ignore-submodules=all", head),
		unstaged(),
		listed("ls-files", "-o", "--exclude-standard", "--directory", "--no-empty-directory", "-z")
	]);
	return [...new Set(paths.flat())].sort();
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
	const place = {
		git: findGit(tree, options.path),
		gitDir,
		tree,
		signal: options.signal
	};
	const [git] = await Promise.all([makeOwnGitDir(place, dot, refs, commit), requireVersion(gitAt({
		...place,
		gitDir: "/",
		tree: void 0
	}))]);
	const own = checkout === tree;
	const [headTree, index] = await Promise.all([treeIn(git, commit), (own ? copyIndex(git, dot) : git.text(["read-tree", commit]).then(() => [])).catch((error) => error)]);
	if (headTree === void 0) throw new Error(`${checkout} lacks the objects of ${commit}: it is ${await isPartial(dot) ? "a partial" : "a broken"} clone`);
	if (index instanceof Error) throw index;
	const lfs = [join(dot.commonDir, "lfs", "objects"), `${gitDir}-lfs`];
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
		leftOut: new Set(index)
	}, /* @__PURE__ */ new Map([[commit, headTree]]));
}
/** The tree of a commit; undefined where either is not here. */
async function treeIn(git, commit) {
	const found = await objectInfo(git, `${commit}^{tree}`);
	return found?.type === "tree" ? found.id : void 0;
}
/** `trees`: those of commits, which never change. */
function repositoryAt({ leftOut, ...parts }, trees) {
	const { git, tree, head, lfs } = parts;
	const queued = queue();
	const inTurn = (work) => queued(() => pastPipes(tree, work()));
	let fresh = false;
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
		readFile: (commit, path, maxBytes = 1048576) => readText$1(git, commit, path, maxBytes),
		listFiles: async (commit) => (await listEntries(git, commit)).map(({ path }) => path),
		checkOut: () => inTurn(async () => {
			await git.bytes([
				"checkout-index",
				"-a",
				"-f",
				"-u",
				"-q"
			]);
			await fillContent(git, tree, head.commit, lfs);
			fresh = true;
		}),
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
		uncommitted: () => inTurn(() => uncommitted(git, tree, head.commit, leftOut)),
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
/** Runs what it is given one after the other, whatever became of the one before. */
function queue() {
	let last = Promise.resolve();
	return (work) => {
		const next = last.then(work, work);
		last = next.catch(() => {});
		return next;
	};
}
export { topFolder as A, readText as C, pathIn as D, listEntries as E, objectBytes as F, objectInfo as I, findGit as L, readBlob as M, readBlobs as N, smallFoldersFirst as O, sizesOf as P, gitAt as R, readRefs as S, isRegular as T, mentionedIn as _, removeTree as a, findDotGit as b, objectIn as c, differenceOf as d, hasText as f, succeeds as g, writeFiles as h, sameNames as i, inBatches as j, splitNul as k, pointersLeft as l, submoduleMode as m, foldName as n, removeTrees as o, linkMode as p, isGitName as r, fillContent as s, openRepository as t, absentMode as u, loggedFields as v, unwritableFolder as w, objectFolders as x, borrowObjects as y, resolveSettings as z };
