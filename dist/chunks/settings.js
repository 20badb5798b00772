import { r as __exportAll } from "./rolldown-runtime.js";
import { Pt as RedgreenError } from "./start.js";
import { n as defaultLimits } from "./queue.js";
import { Ct as isLoopback } from "./run.js";
import { pn as settingsSchema } from "./story.js";
import { n as readCredentials } from "./credentials.js";
const { join, resolve } = process.getBuiltinModule("node:path");
// src/app/ceilings.ts
const prefix = "REDGREEN_OPERATOR_";
const known = [
	"MAX_COST_USD",
	"TIMEOUT_MINUTES",
	"MODELS",
	"AGENT",
	"ENV"
];
/** Names and values as in the settings, with `REDGREEN_OPERATOR_` in front. What cannot be read goes to `problems`. */
function readCeilings(environment, problems) {
	const misspelt = Object.keys(environment).filter((name) => name.startsWith(prefix) && !known.includes(name.slice(18)));
	const allowed = known.map((name) => `${prefix}${name}`).join(", ");
	problems.push(...misspelt.map((name) => `${name} is no ceiling; allowed: ${allowed}`));
	const text = (name) => environment[`${prefix}${name}`] || void 0;
	const number = (name, unit) => {
		const given = text(name);
		if (given === void 0) return void 0;
		const value = Number(given);
		if (Number.isFinite(value) && value > 0) return value;
		problems.push(`${prefix}${name} is ${JSON.stringify(given.slice(0, 20))}; allowed: a number of ${unit} above 0`);
	};
	const list = (name) => text(name)?.split(",").map((each) => each.trim()).filter(Boolean);
	const models = list("MODELS");
	if (models?.length === 0) problems.push(`${prefix}MODELS names no model; allowed: ids of models, with commas between`);
	const agent = text("AGENT");
	const { options } = settingsSchema.shape.agent.def.innerType;
	const isKnown = agent !== void 0 && options.includes(agent);
	if (agent !== void 0 && !isKnown) problems.push(`${prefix}AGENT is ${JSON.stringify(agent.slice(0, 20))}; allowed: ${options.join(", ")}`);
	return {
		maxCostUsd: number("MAX_COST_USD", "dollars"),
		timeoutMinutes: number("TIMEOUT_MINUTES", "minutes"),
		models,
		agent: agent === "command" ? void 0 : isKnown ? agent : "anthropic",
		env: list("ENV")
	};
}
// src/app/settings.ts
/** What `redgreen serve` and `redgreen worker` are told by the environment and by the file that the registration left. All of what is wrong is said at once. */
var settings_exports = /* @__PURE__ */ __exportAll({ readAppSettings: () => readAppSettings });
/** Throws `bad-server` with every problem, one a line. */
async function readAppSettings(environment, cwd) {
	const problems = [];
	const warnings = [];
	const production = environment.NODE_ENV === "production";
	const dataDir = resolve(cwd, environment.REDGREEN_DATA_DIR || ".redgreen");
	const settings = {
		credentials: await readCredentials(environment, dataDir, {
			problems,
			warnings
		}),
		dataDir,
		database: readDatabase(environment.DATABASE_URL, problems) ?? join(dataDir, "redgreen.db"),
		host: environment.REDGREEN_HOST || "127.0.0.1",
		port: readWhole("REDGREEN_PORT", environment.REDGREEN_PORT, [
			0,
			65535,
			3e3
		], problems),
		publicUrl: readOrigin("REDGREEN_PUBLIC_URL", environment, problems),
		apiUrl: readUrl("GITHUB_API_URL", environment, problems) ?? "https://api.github.com",
		serverUrl: readUrl("GITHUB_SERVER_URL", environment, problems) ?? "https://github.com",
		production,
		publicRuns: readSwitch("REDGREEN_PUBLIC_RUNS", environment, problems),
		retentionDays: readWhole("REDGREEN_RETENTION_DAYS", environment.REDGREEN_RETENTION_DAYS, [
			1,
			3650,
			90
		], problems),
		sessionSecret: readLongSecret("REDGREEN_SESSION_SECRET", environment, problems),
		operators: (environment.REDGREEN_OPERATORS ?? "").split(/[\s,]+/).filter((login) => login !== ""),
		metricsToken: environment.REDGREEN_METRICS_TOKEN || void 0,
		logForm: readLogForm(environment.REDGREEN_LOG, problems),
		ceilings: readCeilings(environment, problems),
		limits: readLimits(environment, problems),
		warnings
	};
	if (problems.length > 0) throw new RedgreenError("bad-server", listed(problems));
	return settings;
}
const maxJobs = 1e5;
function readLimits(environment, problems) {
	const read = (name, usual) => readWhole(name, environment[name], [
		1,
		maxJobs,
		usual
	], problems);
	return {
		perRepository: read("REDGREEN_RUNS_PER_REPOSITORY", defaultLimits.perRepository),
		perInstallation: read("REDGREEN_RUNS_PER_INSTALLATION", defaultLimits.perInstallation),
		perDay: read("REDGREEN_RUNS_PER_DAY", defaultLimits.perDay)
	};
}
function listed(problems) {
	return problems.length === 1 ? problems[0] ?? "" : problems.map((problem) => `\n${problem}`).join("");
}
/** The value may hold a password: none of it is said. */
function readDatabase(text, problems) {
	if (!text) return void 0;
	const isPath = text.startsWith("/");
	if (!isPath && !/^postgres(ql)?:\/\//.test(text)) problems.push("DATABASE_URL does not begin with postgres://; leave it empty for SQLite in REDGREEN_DATA_DIR");
	else if (!isPath && !isWhole(URL.parse(text))) problems.push("DATABASE_URL is no URL: write what is special in the password as %XX, such as %2F for /");
	return text;
}
/** Where a password's own `#`, `/` or `?` has ended the host, the rest of it would be looked up as one, and told in every log. */
function isWhole(url) {
	return url !== null && url.hash === "" && !`${url.pathname}${url.search}`.includes("@");
}
function readSwitch(name, environment, problems) {
	const text = environment[name] || "false";
	if (text !== "true" && text !== "false") problems.push(`${name} is ${JSON.stringify(text.slice(0, 20))}; allowed: true or false`);
	return text === "true";
}
function readLogForm(text, problems) {
	if (!text) return void 0;
	if (text === "text" || text === "json") return text;
	problems.push(`REDGREEN_LOG is ${JSON.stringify(text.slice(0, 20))}; allowed: text or json`);
}
function readLongSecret(name, environment, problems) {
	const value = environment[name] || void 0;
	if (value !== void 0 && value.length < 32) problems.push(`${name} is too short: give at least 32 characters`);
	return value;
}
/** `range`: the least, the most, and what it is where it is not given. */
function readWhole(name, text, [least, most, usual], problems) {
	if (!text) return usual;
	const value = Number(text);
	if (Number.isInteger(value) && value >= least && value <= most) return value;
	problems.push(`${name} is ${JSON.stringify(text.slice(0, 20))}; allowed: a number from ${least} to ${most}`);
	return usual;
}
/** Links and cookies of the pages begin at `/`, and sign-in comes back there. */
function readOrigin(name, environment, problems) {
	const url = readUrl(name, environment, problems);
	if (url !== void 0 && new URL(url).pathname !== "/") problems.push(`${name} is ${JSON.stringify(url.slice(0, 100))}; allowed: an address without a path`);
	return url;
}
function readUrl(name, environment, problems) {
	const text = environment[name];
	if (!text) return void 0;
	const url = URL.parse(text);
	const plain = url !== null && url.username === "" && url.password === "" && url.search === "" && url.hash === "";
	const safe = url?.protocol === "https:" || url?.protocol === "http:" && isLoopback(url.hostname);
	if (plain && safe) return text.replace(/\/+$/, "");
	problems.push(`${name} is ${JSON.stringify(text.slice(0, 100))}; allowed: an https URL without user, query or fragment`);
}
export { settings_exports as n, readAppSettings as t };
