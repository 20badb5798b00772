import { t as presets } from "./preset-files-DirKXECn.js";
import { a as readSetting, c as nearest, i as notAllowed, l as sameWords, n as configPath, o as didYouMean, r as readConfigFile, s as isSetting, t as readStoryWishes, u as allowedWords } from "./story-layer-BJm3c8PM.js";
import { r as priceOf } from "./cost-CvmD1AT6.js";
import { i as about, n as settingNames, r as settingsSchema, t as camelName } from "./settings-p5cjHFdU.js";
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
export { resolveSettings as t };
