import { a as shown, c as nearest, i as readSetting, l as sameWords, r as notAllowed, s as isSetting } from "./config-file--reQ17nd.js";
// src/config/story-layer.ts
const names = /* @__PURE__ */ new Map([
	["max-iterations", "max-iterations"],
	["max_iterations", "max-iterations"],
	["max_implementation_retries", "max-iterations"],
	["mode", "mode"],
	["review", "review"]
]);
/** What else a story may say: for another part of Redgreen, or written by it. */
const otherKeys = /* @__PURE__ */ new Set([
	"title",
	"acceptance_criteria",
	"non_goals",
	"stop_conditions",
	"tests",
	"status",
	"implementation_retry_count",
	"last_test_run",
	"branch",
	"updated"
]);
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
export { readStoryWishes as t };
