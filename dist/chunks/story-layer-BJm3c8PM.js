import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { a as ZodOptional, b as toJSONSchema, i as ZodNumber, n as ZodBoolean, o as ZodRecord, r as ZodDefault, s as ZodUnion, t as ZodArray } from "./schemas-Cc-eUVXJ.js";
import { i as about, n as settingNames, r as settingsSchema } from "./settings-p5cjHFdU.js";
import { t as require_dist } from "./dist-CsMH9ALN.js";
import { t as listed } from "./listed-D9Yqhl25.js";
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
	while (schema instanceof ZodDefault || schema instanceof ZodOptional) schema = schema.unwrap();
	if (schema instanceof ZodUnion) return "network";
	if (schema instanceof ZodNumber) return "number";
	if (schema instanceof ZodBoolean) return "boolean";
	if (schema instanceof ZodArray) return "list";
	return schema instanceof ZodRecord ? "table" : "text";
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
			values: /* @__PURE__ */ new Map(),
			problems: broken
		};
		const plain = document.toJS({
			maxAliasCount: maxAliases,
			mapAsMap: true
		});
		if (document.contents === null || plain === null) return {
			values: /* @__PURE__ */ new Map(),
			problems: []
		};
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
		const { values, problems } = readKeys(plain, source, (name) => at(positions.get(name)));
		return {
			values,
			problems: [...twice, ...problems].slice(0, maxProblems)
		};
	} catch (error) {
		return failed({
			source,
			message: `the file cannot be read as YAML: ${error instanceof RangeError ? "nested too deeply" : error instanceof Error ? error.message : "unreadable"}`
		});
	}
}
function readKeys(plain, source, at) {
	const file = {
		values: /* @__PURE__ */ new Map(),
		problems: []
	};
	for (const [name, given] of plain) {
		if (file.problems.length >= maxProblems) break;
		const read = readKey(String(name), given instanceof Map ? deepObject(given) : given, source);
		if ("problem" in read) file.problems.push({
			...read.problem,
			...at(name)
		});
		else if (read.value !== void 0 && isSetting(String(name))) file.values.set(String(name), read.value);
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
function failed(problem) {
	return {
		values: /* @__PURE__ */ new Map(),
		problems: [problem]
	};
}
// src/config/story-layer.ts
const names = /* @__PURE__ */ new Map([
	["max-iterations", "max-iterations"],
	["max_iterations", "max-iterations"],
	["max_implementation_retries", "max-iterations"],
	["mode", "mode"],
	["review", "review"]
]);
/** What else a story may say: for another part of Redgreen, or written by it. */
const otherKeys = new Set(listed(`
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
		if (key === "tests") readTests(layer, given, wishes.mayWrite);
		else if (name !== void 0) readWish(layer, {
			key,
			name,
			given
		}, wishes, source);
		else if (!otherKeys.has(key)) warnOfOther(layer, key);
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
function warnOfOther(layer, key) {
	const meant = sameWords(key) ?? nearKey(key);
	if (meant === void 0) return;
	const allowed = meantByPeople.includes(meant) || !isSetting(meant) ? `Did you mean ${meant}?` : "A story may set max-iterations, mode, review and tests only.";
	layer.warnings.push(`The story's ${key} does not count. ${allowed}`);
}
/** Slips are rare in the first letter, and `code` or `preview` are words of their own. */
function nearKey(key) {
	const near = nearest(key, meantByPeople);
	return near?.[0] === key[0]?.toLowerCase() ? near : void 0;
}
export { readSetting as a, nearest as c, defaultSentence as d, defaultWords as f, notAllowed as i, sameWords as l, placeSentence as m, configPath as n, didYouMean as o, formOf as p, readConfigFile as r, isSetting as s, readStoryWishes as t, allowedWords as u };
