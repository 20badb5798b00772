import { t as classify } from "./classify-Bq5MmbVh.js";
import { t as outlineOf } from "./program-DkE-ho5s.js";
// src/syntax/inline-tests.ts
/** The tree's file with the base's `#[cfg(test)]` modules; undefined where they are equal or the base has none. What cannot be read is the base's. */
async function withBaseTestModules(base, tree) {
	const before = await testModules(base);
	if (before?.length === 0) return void 0;
	const after = await testModules(tree);
	if (before === void 0 || after === void 0) return base === tree ? void 0 : base;
	const lines = tree.split("\n");
	const own = (from, text) => text.slice(from.first - 1, from.last);
	const wanted = before.map((module) => own(module, base.split("\n")));
	if (wanted.flat().join("\n") === after.flatMap((module) => own(module, lines)).join("\n")) return void 0;
	for (const { first, last } of after.toReversed()) lines.splice(first - 1, last - first + 1);
	return [
		...lines,
		...wanted.flat(),
		""
	].join("\n");
}
/** First and last line of each module whose attributes name `test`, attributes included; `mod tests;` is one too. */
async function testModules(text) {
	const shape = await outlineOf("lib.rs", text, 2e3);
	if (typeof shape === "string") return void 0;
	const { tokens, statements } = shape;
	return statements.flatMap(({ start, end, block }) => {
		if (block !== -1 || !isTestModule(tokens, start, end)) return [];
		const last = tokens[end - 1];
		return [{
			first: tokens[start]?.line ?? 1,
			last: last?.line ?? text.split("\n").length
		}];
	});
}
function isTestModule(tokens, start, end) {
	const head = tokens.slice(start, Math.min(end, start + 60)).map((token) => token.text);
	const open = head.findIndex((text, at) => at > 0 && text === "{");
	const own = head.slice(0, open === -1 ? void 0 : open);
	return own[0] === "#" && own.includes("cfg") && own.includes("test") && own.includes("mod");
}
// src/verify/second.ts
/**
* The second verification: the base versions of the tests and their configuration laid over the agent's tree.
* Pure: which paths are laid over, whether it is needed, and how its result is read beside the baseline's.
*/
/**
* What the second verification is made of. `classify` tells kinds apart; the default knows no configured globs. `followed`: tests
* that are the base's own already, but for the place of a module that moved.
*/
function basePathsToLayOver(changed, classify$1 = classify, followed = /* @__PURE__ */ new Set()) {
	const restore = [];
	const remove = [];
	const scripts = [];
	let hides = false;
	for (const { path, status, from } of changed.filter((one) => !followed.has(one.path))) {
		const kind = classify$1(path);
		const before = from ?? path;
		if (status !== "added" && (laidOver.has(classify$1(before)) || isTestScript(before))) restore.push(before);
		if ((status === "added" || status === "renamed") && laidOver.has(kind)) {
			remove.push(path);
			hides ||= kind !== "test";
		}
		if (status === "modified" && isMixed(path) && !laidOver.has(kind)) scripts.push(path);
	}
	return {
		restore,
		remove,
		scripts,
		needed: restore.length > 0 || hides
	};
}
const laidOver = /* @__PURE__ */ new Set([
	"test",
	"snapshot",
	"test-config",
	"coverage"
]);
const testSettings = [
	"scripts",
	"jest",
	"mocha",
	"ava",
	"tap",
	"nyc",
	"c8",
	"vitest",
	"autoload-dev"
];
/** `test.sh`, `scripts/run-tests`, tests of shell and what they load from beside them: what it does belongs to the tests. */
function isTestScript(path) {
	return /(^|\/)(run[-_]?)?(tests?|check|verify)(\.(sh|bash))?$/.test(path) || /(^|\/)(tests?|specs?|t)\/(.*\.bash|(.*\/)?[\w-]*(helpers?|asserts?|assertions|lib|common|util|support|setup)\.sh|(.*\/)?([\w-]+[-_.]tests?|tests?[-_][\w-]+)\.sh)$/.test(path);
}
function isMixed(path) {
	return /(^|\/)(package|composer)\.json$|\.rs$/.test(path);
}
/** The tree's file with what the base has of tests in it: a manifest's scripts, Rust's test modules. undefined: nothing differs. */
async function withBaseTests(path, base, tree) {
	return path.endsWith(".rs") ? withBaseTestModules(base, tree) : withBaseScripts(base, tree);
}
/** The tree's manifest with the base's scripts and test settings; undefined where they are equal or one is no JSON object. */
function withBaseScripts(base, tree) {
	const before = parseObject(base);
	const after = parseObject(tree);
	if (before === void 0 || after === void 0) return void 0;
	const merged = { ...after };
	for (const key of testSettings) if (before[key] === void 0) delete merged[key];
	else merged[key] = before[key];
	if (JSON.stringify(merged) === JSON.stringify(after)) return void 0;
	return `${JSON.stringify(merged, void 0, 2)}\n`;
}
function parseObject(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : void 0;
	} catch {
		return;
	}
}
/**
* Reads the verification of the base's tests over the agent's tree. A red that names no test counts as bent where the
* baseline was red without naming any either (what was red is unknown), else as changed behaviour. `met`: paths of files
* that cannot be loaded any more, and whose red tests the attempt has as they were.
*/
function readSecond(baseline, second, met = /* @__PURE__ */ new Set()) {
	const before = baseline?.failures ?? [];
	const unknownBefore = baseline !== void 0 && baseline.result !== "passed" && before.length === 0;
	const bent = [];
	const changedBehaviour = [];
	for (const failure of second.failures) (!(failure.kind !== void 0 && met.has(failure.file ?? failure.name)) && (unknownBefore || before.some((earlier) => covers(earlier, failure))) ? bent : changedBehaviour).push(failure.name);
	if (second.result !== "passed" && second.failures.length === 0) {
		const how = second.result === "failed" ? `exit ${second.exitCode ?? "none"}` : second.result;
		(unknownBefore ? bent : changedBehaviour).push(`${second.command} with the tests of the base (${how})`);
	}
	const lost = countRun(baseline) - countRun(second);
	if (second.result === "passed" && second.counts !== void 0 && lost > 0) changedBehaviour.push(`${lost} ${lost === 1 ? "test" : "tests"} of the base did not run`);
	return {
		bent,
		changedBehaviour,
		kind: bent.length > 0 ? "bent" : changedBehaviour.length > 0 ? "changed-behaviour" : "backed"
	};
}
/**
* Whether what was red before is red in this failure: the same test, or a file of tests that could not run at all on either side.
* A file that did not compile took its whole folder with it, as Go and Rust compile it.
*/
function covers(earlier, now) {
	if (earlier.kind === void 0 && now.kind === void 0) {
		const sameFile = earlier.file === void 0 || now.file === void 0 || earlier.file === now.file;
		return earlier.name === now.name && sameFile;
	}
	const [a, b] = [earlier.file ?? earlier.name, now.file ?? now.name];
	if (earlier.kind === "compile" || now.kind === "compile") return folderOf(a) === folderOf(b);
	return a === b;
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
/** Tests that ran; 0 where the runner was not recognised, which compares as "not fewer". */
function countRun(verification) {
	const counts = verification?.counts;
	return counts === void 0 ? 0 : counts.passed + counts.failed;
}
export { readSecond as n, withBaseTests as r, basePathsToLayOver as t };
