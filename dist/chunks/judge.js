import { r as __exportAll } from "./rolldown-runtime.js";
import { At as objectIn, Mt as parsedJson, Tt as listed, bt as ranNoTest, kt as isObject, ut as placeWords, w as isTest } from "./start.js";
import { Kt as readBlob, Rt as isRegular } from "./story.js";
import { A as parseText, C as roleOf, D as plainTokens, E as outlineOf, O as spokenPath, S as namesFile, _ as isGreen, a as tellsValue, b as stoppedEarly, c as languageOf, d as namesChange, f as speaksOfRecorded, g as testOf, h as speaksOfRed, i as asserts$4, k as testLanguageOf, l as asksToChange, m as isSpokenOf, n as permittingWords, o as findTampering, p as speaksOfSupport, r as assertionFailed, s as setByRunners, u as asksToRemove, v as openExperiments, w as condensedLog, x as untried, y as openTrials } from "./agent.js";
import { A as wholeCommand, E as folderOf$2, M as scriptsOf$2, P as makefileOf, Q as markedFiles, S as commandTree, T as findRunCommands, dt as wasStopped, j as composed, k as foundProjects, nt as isTestPath, tt as classify } from "./run.js";
import { O as withMissingTool, _ as changedManifests, b as withoutScripts, d as rerunRed, f as laidOver$1, g as changedInstallInputs, j as missingTool, l as changedPaths, n as heldBackNotes, p as registries, r as ignoredNotes, u as picked, v as noQuestions, y as noScripts } from "./tests.js";
import { c as isVerdict } from "./reading.js";
const { availableParallelism, freemem, totalmem } = process.getBuiltinModule("node:os");
const { extname, join, posix } = process.getBuiltinModule("node:path");
const { isDeepStrictEqual } = process.getBuiltinModule("node:util");
// src/verify/inline-tests.ts
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
	const before = parsedJson(base);
	const after = parsedJson(tree);
	if (!isObject(before) || !isObject(after)) return void 0;
	const merged = { ...after };
	for (const key of testSettings) if (before[key] === void 0) delete merged[key];
	else merged[key] = before[key];
	if (JSON.stringify(merged) === JSON.stringify(after)) return void 0;
	return `${JSON.stringify(merged, void 0, 2)}\n`;
}
/**
* Reads the verification of the base's tests over the agent's tree. A red that names no test counts as bent where the
* baseline was red without naming any either (what was red is unknown), else as changed behaviour. `met`: paths of files
* that cannot be loaded any more, and whose red tests the attempt has as they were. `isSpokenOf`: whether the story speaks of a red test.
*/
function readSecond(baseline, second, met = /* @__PURE__ */ new Set(), isSpokenOf = () => false) {
	const before = baseline?.failures ?? [];
	const unknownBefore = baseline !== void 0 && baseline.result !== "passed" && before.length === 0;
	const bent = [];
	const unmet = [];
	const changedBehaviour = [];
	for (const failure of second.failures) {
		const wasRed = !(failure.kind !== void 0 && met.has(failure.file ?? failure.name)) && (unknownBefore || before.some((earlier) => covers(earlier, failure)));
		const wasBent = isSpokenOf(failure.name) ? unmet : bent;
		(wasRed ? wasBent : changedBehaviour).push(failure.name);
	}
	if (second.result !== "passed" && second.failures.length === 0) {
		const how = second.result === "failed" ? `exit ${second.exitCode ?? "none"}` : second.result;
		(unknownBefore ? bent : changedBehaviour).push(`${second.command} with the tests of the base (${how})`);
	}
	const lost = countRun(baseline) - countRun(second);
	if (second.result === "passed" && second.counts !== void 0 && lost > 0) changedBehaviour.push(`${lost} ${lost === 1 ? "test" : "tests"} of the base did not run`);
	const waits = changedBehaviour.length + unmet.length > 0;
	return {
		bent,
		changedBehaviour,
		unmet,
		kind: bent.length > 0 ? "bent" : waits ? "changed-behaviour" : "backed"
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
	if (earlier.kind === "compile" || now.kind === "compile") return folderOf$1(a) === folderOf$1(b);
	return a === b;
}
function folderOf$1(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
/** Tests that ran; 0 where the runner was not recognised, which compares as "not fewer". */
function countRun(verification) {
	const counts = verification?.counts;
	return counts === void 0 ? 0 : counts.passed + counts.failed;
}
// src/syntax/literals.ts
const literalKinds = [
	"number",
	"string",
	"truth"
];
/** Another value of the same type; `round` 1 gives a second one. undefined: this spelling is left alone. */
function bentLiteral(text, kind, round) {
	if (kind === "truth") return truths[text];
	if (/^[A-Za-z]\w*$/.test(text)) return `${text}${round === 0 ? "bent" : "other"}`;
	if (kind === "number") return bentNumber(text, round);
	return bentString(text, round);
}
/** The same value in other words; undefined where the spelling leaves no safe way. */
function twinLiteral(text, kind) {
	if (kind !== "number" || !/^[1-9]\d{0,8}$/.test(text)) return void 0;
	const value = Number(text);
	const part = Math.floor(value / 2);
	return value < 2 ? void 0 : `${part} + ${value - part}`;
}
/** A number with a fraction that is written as a text: another last digit. */
function nearFraction(text) {
	const [, before = "", digit, after = ""] = /^(["'`]-?\d+\.\d*)(\d)(["'`])$/.exec(text) ?? [];
	return digit === void 0 ? void 0 : `${before}${digit === "9" ? 8 : Number(digit) + 1}${after}`;
}
const truths = {
	true: "false",
	false: "true",
	True: "False",
	False: "True",
	TRUE: "FALSE",
	FALSE: "TRUE"
};
/** One more, or seventeen; one less at the edges of a type. Suffixes, underscores and decimals stay. */
function bentNumber(text, round) {
	const match = /^(\d[\d_]*)(\.\d[\d_]*)?([a-zA-Z]\w*)?$/.exec(text);
	const [, whole = "", fraction = "", suffix = ""] = match ?? [];
	if (match === null || /^0[0-7]/.test(whole) || /^[eExXbBoO]/.test(suffix) && !/^[fF]$/.test(suffix)) return void 0;
	const value = Number(whole.replaceAll("_", ""));
	if (!Number.isSafeInteger(value + 17)) return void 0;
	const edge = edges.has(value) || edges.has(value + 1);
	const step = round === 0 ? 1 : 17;
	return `${edge ? value - step : value + step}${fraction}${suffix}`;
}
const edges = /* @__PURE__ */ new Set([
	127,
	128,
	255,
	256,
	32767,
	32768,
	65535,
	65536,
	2147483647,
	2147483648,
	4294967295,
	4294967296
]);
/** With more at its end; what is put in by the language itself (`${x}`, `#{x}`, f-strings) is left alone. */
function bentString(text, round) {
	const more = round === 0 ? "bent" : "other";
	if (/^\{[^{}]*\}$/.test(text)) return `${text.slice(0, -1)} ${more}}`;
	const match = /^([a-zA-Z]{0,2})("""|'''|`|"|')([\s\S]*)\2$/.exec(text);
	const [, prefix = "", quote = "", content = ""] = match ?? [];
	if (match === null || /f/i.test(prefix) || /\$\{|#\{/.test(content)) return void 0;
	return `${prefix}${quote}${content}${more}${quote}`;
}
// src/proof/prove-golden.ts
/**
* Expected outputs in files of their own: a line of each is written differently, and the run must turn red for it. Tried where a test
* rang and no value of it was heard. Heard it proves; where it is not, and the base hears it, production reads what is expected of it.
*/
var prove_golden_exports = /* @__PURE__ */ __exportAll({ isExpectation: () => isExpectation });
const mostFiles$6 = 5;
/**
* Files of one kind in one run, those of the change first; `rang` where the run names what was bent. `operands`: what tests compare
* with and was heard when another value stood in its place.
*/
async function proveGolden(port, context, experiments, operands) {
	const all = await goldenFiles(port, context);
	const red = context.baseline?.exitCode === 0 ? "" : context.baseline?.output ?? "";
	const isSpoken = (path) => isOperand(path, all, operands) || red.includes(stemOf$2(path));
	const edits = [];
	const reasons = [];
	const kinds = [...Map.groupBy(all, (path) => path.replace(/[^/]*?(?=\.[^./]*$|$)/, "*")).values()];
	for (const [at, paths] of kinds.slice(0, mostKinds$1).entries()) {
		const stems = new Set(edits.map(({ path }) => stemOf$2(path)));
		if (edits.some(({ outcome }) => outcome === "rang") && !paths.some((path) => stems.has(stemOf$2(path)))) break;
		const label = at === 0 ? "golden" : "golden-other";
		const bent = await bentFiles(port, "tree", paths, bentLine);
		edits.push(...bent);
		const own = (await ring$1(port, context, experiments, bent, isSpoken, label)).filter((path) => isOfTests$1(path, context));
		const heard = own.length === 0 ? [] : await heardOnBase$1(port, context, experiments, own, label);
		const deaf = own.filter((path) => heard.includes(path) || isOperand(path, all, operands));
		if (deaf.length === 0) continue;
		const stopped = await isDeaf(port, context, experiments, deaf, label);
		for (const edit of bent) if (stopped && deaf.includes(edit.path)) edit.outcome = "silent";
		const reason = `\`${context.green.command}\` exits 0 whatever stands in ${deaf.join(", ")}, with which its tests compare`;
		if (stopped) return {
			edits: edits.map(toldOf),
			stopped,
			reasons: [reason]
		};
		reasons.push(reason);
	}
	return {
		edits: edits.map(toldOf),
		stopped: false,
		reasons: reasons.slice(0, 1)
	};
}
const mostKinds$1 = 2;
const toldOf = ({ text: _, ...edit }) => edit;
/** Paths of those that a green run did not hear. Where others are heard, those that tests speak of are asked once more without these. */
async function ring$1(port, { green }, experiments, edits, isSpoken, label) {
	for (let waiting = edits; waiting.length > 0;) {
		const run = await experiments.run(waiting === edits ? label : `${label}-rest`, await port.make("tree", [], filesOf$1(waiting)));
		if (run === void 0) return [];
		for (const edit of waiting) edit.logPath = run.logPath;
		if (run.result === "passed") return waiting.map(({ path }) => path);
		for (const edit of waiting) if (run.exitCode !== 0 && isHeard$1(run, green, edit)) edit.outcome = "rang";
		const rest = waiting.filter(({ outcome }) => outcome !== "rang");
		if (waiting !== edits || rest.length === waiting.length) return [];
		waiting = rest.filter(({ path }) => isSpoken(path));
	}
	return [];
}
/** Production may read what lies elsewhere, and what the story speaks of. */
function isOfTests$1(path, { command, testPaths, story = "" }) {
	return roleOf(path, {
		command,
		...testPaths === void 0 ? {} : { globs: testPaths }
	}) === "test" && !story.includes(nameOf$2(path));
}
/** A test compares with this very file, and no other has its name. */
function isOperand(path, all, operands) {
	const name = nameOf$2(path);
	return operands.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)) && all.filter((other) => nameOf$2(other) === name).length === 1;
}
/** Which of the same files turn the base red, or red for another reason, when they are bent there. */
async function heardOnBase$1(port, { baseline }, experiments, paths, label) {
	const edits = await bentFiles(port, "base", paths, bentLine);
	if (edits.length === 0) return [];
	const run = await experiments.run(`${label}-on-base`, await port.make("base", [], filesOf$1(edits)));
	if (run === void 0 || run.result === "passed" || run.exitCode === 0) return [];
	return edits.filter((edit) => isHeard$1(run, baseline, edit)).map(({ path }) => path);
}
/** Every line of them, and the base's tests. */
async function isDeaf(port, { changed, command, testPaths }, experiments, paths, label) {
	const context = {
		command,
		...testPaths === void 0 ? {} : { globs: testPaths }
	};
	const tests = changed.map(({ path }) => path).filter((path) => roleOf(path, context) === "test" && testLanguageOf(path) !== void 0);
	const files = filesOf$1(await bentFiles(port, "tree", paths, bentLines));
	const run = await experiments.run(`${label}-again`, await port.make("tree", tests, files));
	return isGreen(run);
}
async function bentFiles(port, side, paths, bend) {
	const bent = [];
	for (const path of paths) {
		const before = await port.read(side, path);
		const edit = before === void 0 ? void 0 : bend(before);
		if (edit === void 0) continue;
		bent.push({
			kind: "bend",
			path,
			...edit,
			outcome: "unusable"
		});
		if (bent.length === mostFiles$6) break;
	}
	return bent;
}
const filesOf$1 = (bent) => new Map(bent.map(({ path, text }) => [path, text]));
/** Those that the attempt changed, then those that the red baseline named, then any. */
async function goldenFiles(port, { changed, command, testPaths, baseline }) {
	const all = (await port.list("tree")).filter((path) => isGolden(path, {
		command,
		globs: testPaths
	}));
	const own = new Set(changed.map(({ path }) => path));
	const red = baseline?.exitCode === 0 ? "" : baseline?.output ?? "";
	const rank = (path) => own.has(path) ? 0 : red.includes(stemOf$2(path)) ? 1 : 2;
	return all.sort((a, b) => rank(a) - rank(b));
}
/** What tests compare with: their code, snapshots, expected outputs in files of their own. */
function isExpectation(path, context) {
	const kind = classify(path, context.globs);
	return kind === "snapshot" || kind === "test" && testLanguageOf(path) !== void 0 || isGolden(path, context);
}
function isGolden(path, context) {
	if (testLanguageOf(path) !== void 0 || roleOf(path, context) === "binary") return false;
	if (classify(path, context.globs) === "snapshot") return true;
	return /(^|\/)(expected|approved|approvals|references?)\/|[.-](out|expected|exp|want|stdout|stderr|ref)(\.\w+)?$/i.test(path);
}
const nameOf$2 = (path) => path.slice(path.lastIndexOf("/") + 1);
function stemOf$2(path) {
	return nameOf$2(path).replace(/(?<=.)\..*$/, "");
}
/** The first line that holds a value. */
function bentLine(text) {
	const lines = text.length > most$4 ? [] : text.split("\n");
	const at = lines.findIndex((line) => otherLine(line, 0) !== line);
	const before = lines[at];
	if (before === void 0) return void 0;
	const after = otherLine(before, 0);
	return {
		line: at + 1,
		before,
		after,
		text: lines.with(at, after).join("\n")
	};
}
/** All of them, otherwise: what masks one line of a text, a date or a version, does not mask the rest. */
function bentLines(text) {
	const first = bentLine(text);
	return first && {
		...first,
		text: text.split("\n").map((line) => otherLine(line, 1)).join("\n")
	};
}
const most$4 = 1048576;
/** In whatever notation: not a comment, not the name of a snapshot. */
function otherLine(text, round) {
	if (text.length > 2e3 || /^\s*(?:\/\/|#|<!--|--|exports\[.*`$)/.test(text)) return text;
	const value = /^exports\[.*\] = /.test(text) ? text.indexOf("] = ") : 0;
	return text.slice(0, value) + otherValue$2(text.slice(value), round);
}
/** Another number, else another word, else another sign: the last one, since keys and tags stand in front. */
function otherValue$2(text, round) {
	const number = [...text.matchAll(/(?<![\w.])\d+(?![\w.])/g)].at(-1);
	const word = number ?? [...text.matchAll(/[\p{L}\d]{2,}/gu)].at(-1) ?? /\S(?=\s*$)/.exec(text);
	if (word === null) return text;
	const [found] = word;
	const other = (number && bentLiteral(found, "number", round)) ?? (round === 0 ? sameLength(found) : `${found}other`);
	return text.slice(0, word.index) + other + text.slice(word.index + found.length);
}
/** Its last letter is another one: what compares by size alone hears no more than that. */
function sameLength(word) {
	return word.slice(0, -1) + (/\d$/.test(word) ? (Number(word.at(-1)) + 3) % 10 : word.endsWith("q") ? "z" : "q");
}
/** In a line that was not printed before: the file, or what was written into it. */
function isHeard$1(run, before, { path, after }) {
	const known = new Set(before?.output.split("\n").map(withoutTimes));
	const fresh = run.output.split("\n").filter((line) => !known.has(withoutTimes(line)));
	const named = new RegExp(`(?:^|[^\\w])${RegExp.escape(stemOf$2(path))}(?:$|[^\\w])`);
	const written = after.trim();
	return fresh.some((line) => line.includes(written) || named.test(line));
}
const withoutTimes = (line) => line.replace(/(?<!\d)\d+(?:\.\d+)? ?(?:[mn\u00b5u]?s|ms|seconds?)\b/g, "");
// src/verify/flaky.ts
function nextRerun(red, context) {
	const { limit, done, canPick, baseline } = context;
	const none = (because) => ({
		kind: "none",
		because
	});
	if (red.result !== "failed" || red.step !== "test") return none("only failing tests can be flaky");
	if (red.tampering?.some((finding) => finding.severity === "weakens")) return none("the tests were weakened");
	if (done >= (limit ?? (canPick ? 1 : 0))) return none("flaky-reruns is used up");
	if (red.failures.length === 0) return context.changedPaths.some((path) => context.isTestPath(path)) ? none("which tests failed is unknown, and tests were changed") : { kind: "whole" };
	const own = red.failures.find((failure) => isOwn(failure, context));
	if (own !== void 0) return none(`${own.name} is a test that this run added or changed`);
	const known = new Set((baseline?.failures ?? []).map((failure) => failure.name));
	const before = red.failures.find((failure) => known.has(failure.name));
	if (before !== void 0) return none(`${before.name} was red before the agent`);
	return canPick ? {
		kind: "picked",
		tests: red.failures
	} : { kind: "whole" };
}
/** Whether the run added this test or changed its file. A test of an unknown file is, as soon as any test file changed. */
function isOwn(failure, context) {
	if (context.addedTests?.includes(failure.name)) return true;
	const { file } = failure;
	if (file === void 0) return context.changedPaths.some((path) => context.isTestPath(path));
	return context.changedPaths.some((path) => file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`));
}
/** What stands after a rerun: the first red, or the whole suite's own result with the tests that flaked. */
function readRerun(red, rerun, kind) {
	if (kind === "picked") return rerun.result === "passed" ? { kind: "run-whole" } : {
		kind: "settled",
		verification: red
	};
	if (rerun.result !== "passed" && rerun.result !== "failed") return {
		kind: "settled",
		verification: red
	};
	const stillRed = new Set(rerun.failures.map((failure) => failure.name));
	const flaked = red.failures.map((failure) => failure.name).filter((name) => !stillRed.has(name));
	const unnamed = rerun.result === "passed" && red.failures.length === 0;
	const flaky = [.../* @__PURE__ */ new Set([
		...red.flaky ?? [],
		...flaked,
		...unnamed ? [red.command] : []
	])];
	return {
		kind: "settled",
		verification: flaky.length > 0 ? {
			...rerun,
			flaky
		} : rerun
	};
}
/** What is to be shown older than the change: the red tests that nobody knows as flaky, or the command where none is named. */
function suspectsOf(red, known) {
	if (red.failures.length === 0) return [red.command];
	return [...new Set(red.failures.map(({ name }) => name))].filter((name) => !known.has(name));
}
/** Red on the base, where its baseline was green: no agent can have made it so. */
function isAlsoRed(suspect, base, baseline) {
	if (base.result !== "failed" || base.step !== "test") return false;
	if (base.failures.some(({ name, kind }) => kind === void 0 && name === suspect)) return true;
	return suspect === baseline?.command && baseline.result === "passed";
}
// src/run-story/flakes.ts
/** A red that may be a flake: run again on the same tree, and believed only where the flake is older than the change. */
var flakes_exports = /* @__PURE__ */ __exportAll({ settleFlakes: () => settleFlakes });
/** Green on a second run, it is a flake \u2013 no failure, no retry, and named \u2013 where the base has it too, or its green holds. */
async function settleFlakes(options, verifier, { tree, name, red, of = tree, used = 0 }) {
	if (red.result === "passed") return red;
	const { request, limits, baseTree } = options;
	const asked = request.resolution.sources["flaky-reruns"];
	const limit = asked === void 0 || asked.source === "default" ? void 0 : request.settings.flakyReruns;
	const changed = (await changedPaths(options, baseTree, of)).map(({ path }) => path);
	let now = red;
	for (let done = used; now.result !== "passed" && limits.aborted() === void 0; done++) {
		const test = await picked(options, tree, now);
		const rerun = nextRerun(now, {
			limit,
			done,
			canPick: test !== void 0,
			changedPaths: changed,
			isTestPath: (path) => isTestPath(path, request.settings.testPaths),
			baseline: verifier.baseline
		});
		if (rerun.kind === "none") return now;
		const again = {
			tree,
			ofBase: of !== tree,
			name: `${name}-again-${done + 1}`,
			red: now,
			tries: limit ?? 1
		};
		const settled = rerun.kind === "picked" ? await rerunPicked(options, verifier, {
			...again,
			test
		}) : await rerunWhole(options, verifier, again);
		if (settled === now) continue;
		now = settled;
	}
	return now;
}
/** The red tests alone, then the whole suite once: only that can make a run green. */
async function rerunPicked(options, verifier, again) {
	const { tree, ofBase, name, red, test } = again;
	const reading = readRerun(red, await verifier.run(tree, `${name}-picked`, { test }), "picked");
	if (reading.kind === "settled") return reading.verification;
	const doubt = await youngerThanTheChange(options, verifier, again, 2);
	if (doubt !== void 0) return {
		...red,
		notes: [...red.notes, doubt]
	};
	const whole = readRerun(red, await verifier.run(tree, name, { ofBase }), "whole");
	return whole.kind === "settled" ? whole.verification : red;
}
async function rerunWhole(options, verifier, again) {
	const { tree, ofBase, name, red } = again;
	const whole = readRerun(red, await verifier.run(tree, name, { ofBase }), "whole");
	if (whole.kind !== "settled" || whole.verification.result !== "passed") return red;
	const doubt = await youngerThanTheChange(options, verifier, again, 1);
	return doubt === void 0 ? whole.verification : {
		...red,
		notes: [...red.notes, doubt]
	};
}
/** Why what was red and then green is no flake; undefined where the record or the base has it as well, or its green holds. */
async function youngerThanTheChange(options, verifier, { tree, ofBase, name, red, tries, test }, greens) {
	const { request, limits, baseTree } = options;
	const { flakyTests } = request.record;
	let left = suspectsOf(red, new Set(await flakyTests?.known(red.failures.map((failure) => failure.name)).catch(() => [])));
	if (left.length === 0) return void 0;
	const onBase = test === void 0 ? void 0 : await picked(options, baseTree, red);
	for (let number = 1; number <= tries && left.length > 0 && limits.aborted() === void 0; number++) {
		const base = await verifier.run(baseTree, `${name}-base-${number}`, {
			ofBase: true,
			test: onBase
		});
		const older = left.filter((suspect) => isAlsoRed(suspect, base, verifier.baseline));
		await flakyTests?.keep(older.filter((one) => one !== red.command)).catch(() => void 0);
		left = left.filter((suspect) => !older.includes(suspect));
	}
	if (left.length === 0) return void 0;
	for (let held = greens; held < 5; held++) {
		const next = await verifier.run(tree, `${name}-holds-${held + 1}`, {
			ofBase,
			test
		});
		if (next.result === "passed") continue;
		return `${left.join(", ")}: red, then green, then ${next.result === "failed" ? "red" : next.result} again on the same tree, and never red on the base: not a flake of the base`;
	}
}
// src/syntax/assertions.ts
const mostAssertions = 20;
/** In the order of the text, none of them within another. */
function nodesIn(body, isWanted) {
	const found = [];
	const visit = (node, depth) => {
		if (depth > 60 || found.length >= mostAssertions) return;
		if (isWanted(node)) found.push(node);
		else for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
	};
	visit(body, 0);
	return found;
}
const calls$1 = /call|invocation|^command$/;
const words$6 = /^(?:assert|expect|check|require|verify|ensure|must|should|want|refute|near|close|same|equal|throws|rejects|raises|match|like|ok$|is[A-Z_]|has_?no|BOOST|TEST_ASSERT|ck_|cr_|CHECK|EXPECT|ASSERT|REQUIRE|NEAR)\w*/;
const fails$1 = /\b(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|panic|throw|raise|die|fail\w*|exit|abort|printf)\b|\breturn [1-9]/;
function isAssertion(node, { compares }) {
	if (node.type === "assert_statement") return true;
	if (/^(?:if|if_statement|if_expression|if_modifier)$/.test(node.type)) {
		const then = node.childForFieldName("consequence") ?? node.childForFieldName("body");
		return then !== null && (compares.fails ?? fails$1).test(then.text.slice(0, 500));
	}
	if (!(node.type === "member_expression" && node.parent?.type === "expression_statement") && !calls$1.test(node.type)) return false;
	const callee = calleeOf(node);
	const given = node.text.slice(callee.length).replace(/(["'`]).*?\1/gs, "");
	if (ofLibraries.test(callee) && given.length > 2 && !/(?!true|false|null|nil|None)[a-zA-Z_$]\w*/.test(given)) return false;
	const parts = callee.match(/\w+/g) ?? [];
	return [parts[0], parts.at(-1)].some((part) => part !== void 0 && words$6.test(part));
}
const ofLibraries = /^(?:assert|expect|t|require|self|this|Assert|\$this)(?:[.!]|->|$)|^assert_?(?:equals?|eq|same|that)!?$/i;
/** A statement that calls a function by its bare name: it may be a helper that asserts. */
function isBareCall(node) {
	const parent = /^await/.test(node.parent?.type ?? "") ? node.parent?.parent : node.parent;
	const isStatement = /^(?:expression_statement|statement_list|body_statement|block_body|block|arrow_function)$/.test(parent?.type ?? "");
	if (isStatement && /^(?:binary(?:_expression)?|comparison_operator)$/.test(node.type)) return /\s[=!]==?\s/.test(node.text);
	const callee = calleeOf(node);
	const isMacro = /^[A-Z_\d]+$/.test(callee) && !node.text.match(/\b\w+\s*\(/g)?.some((called) => /[a-z]/.test(called));
	return isStatement && calls$1.test(node.type) && /^\w+$/.test(callee) && !isMacro && !elsewise.test(callee);
}
const elsewise = /^(?:describe|context|it|test|before|after|setup|teardown|require|import|print\w*|puts|p|sleep|set[A-Z_]\w*|mkdir\w*|write\w*|close|exec\w*|spawn|let|subject|super)$/;
/** What is called, without what it is given. */
function calleeOf(node) {
	const given = argumentsOf(node);
	return node.text.slice(0, given === void 0 ? void 0 : given.startIndex - node.startIndex).trimEnd();
}
function argumentsOf(node) {
	return node.namedChildren.find((child) => child !== null && /^arguments?$|argument_list|token_tree/.test(child.type)) ?? void 0;
}
// src/syntax/equalities.ts
/** What a query of `equalities` captures; where it is a condition, once for each equality in it. */
function equalitiesIn({ tree, query }, language) {
	return query(language.equalities).matches(tree.rootNode).map(captured).filter((all) => readsAs(all, language)).flatMap((all) => {
		const { asked, refused } = all;
		if (asked !== void 0) return comparisonsOf(asked, true).map((one) => ({
			...all,
			...one
		}));
		return refused === void 0 ? [all] : comparisonsOf(refused, false).map((one) => ({
			...all,
			...one
		}));
	});
}
function captured({ captures }) {
	return Object.fromEntries(captures.map(({ name, node }) => [name, node]));
}
function readsAs(all, { compares }) {
	return Object.entries(compares).every(([name, words]) => all[name] === void 0 || words.test(all[name].text));
}
/** `a == 1 && b.equals(c)` where it is asked for; `a != 1 || !b.Equal(c)` where it is refused. */
function comparisonsOf(node, isAsked) {
	const only = node.namedChildCount === 1 ? node.namedChildren[0] : void 0;
	if (only && node.type === "parenthesized_expression") return comparisonsOf(only, isAsked);
	const [left, right] = [node.childForFieldName("left"), node.childForFieldName("right")];
	const operator = node.childForFieldName("operator")?.text ?? "";
	if (left && right && operator === (isAsked ? "&&" : "||")) return [...comparisonsOf(left, isAsked), ...comparisonsOf(right, isAsked)];
	if (left && right) return /^(?:===?|!==?)$/.test(operator) && operator.startsWith("=") === isAsked ? [{
		left,
		right
	}] : [];
	const call = isAsked ? node : only && /^!/.test(node.text) ? only : void 0;
	return call === void 0 ? [] : comparedBy(call);
}
/** `a.equals(b)`, `reflect.DeepEqual(a, b)`. */
function comparedBy(call) {
	const callee = call.childForFieldName("function") ?? call;
	const method = callee.childForFieldName("field") ?? callee.childForFieldName("property") ?? callee.childForFieldName("name");
	if (method === null || !methods.test(method.text)) return [];
	const given = call.childForFieldName("arguments")?.namedChildren.filter((child) => child !== null) ?? [];
	const object = callee.childForFieldName("operand") ?? callee.childForFieldName("object") ?? callee.childForFieldName("argument");
	const [left, right] = given.length === 1 ? [object, given[0]] : given;
	return left && right && given.length < 3 ? [{
		left,
		right,
		method
	}] : [];
}
const methods = /^(?:[eE]quals?|[dD]eepEquals?|isEqual|isDeepStrictEqual)$/;
// src/syntax/compared.ts
/** Of an operand as many literals are told as an experiment could ask for. */
const mostLiterals = 4;
function comparedIn$1(parsed, text, language) {
	const found = [];
	for (const all of equalitiesIn(parsed, language)) {
		const operands = nodesOf(all);
		const [left, right] = language.literals.expected === "left" ? operands.toReversed() : operands;
		if (left === void 0 || right === void 0 || !right.some(isCall)) continue;
		const literals = right.flatMap((node) => literalsIn(node, language.literals)).slice(0, mostLiterals);
		if (literals.length > 0) found.push({
			left: spanOf$1(left, text),
			right: spanOf$1(right, text),
			literals
		});
	}
	return found;
}
/** The two operands, each as the nodes that it is made of. */
function nodesOf({ tokens, right, matcher, left = subjectOf(matcher) }) {
	if (tokens !== void 0) return operandsOf$1(tokens).filter((operand) => operand.length > 0);
	return left === void 0 || right === void 0 ? [] : [[left], [right]];
}
/** The first two operands of a macro, whose arguments the grammar gives as tokens. */
function operandsOf$1(tokens) {
	const operands = [[]];
	for (const child of tokens.children.slice(1, -1)) if (child?.type === ",") operands.push([]);
	else if (child !== null) operands.at(-1)?.push(child);
	return operands.slice(0, 2);
}
/** `expect(subject).toEqual`. */
function subjectOf(matcher) {
	const call = matcher?.childForFieldName("object");
	const all = call?.type === "call_expression" ? call.childForFieldName("arguments")?.namedChildren : void 0;
	return all?.length === 1 ? all[0] ?? void 0 : void 0;
}
/** Or a list of such. */
function isCall({ type, text, namedChildren }) {
	return /call|creation|new_expression|composite_literal|struct_expression/.test(type) || type === "token_tree" && /^[({]/.test(text) || (/^(?:list|tuple|array)/.test(type) || type === "token_tree" && /^\[/.test(text)) && namedChildren.some((child) => child !== null && isCall(child));
}
/** Also those in a call's arguments. */
function literalsIn(node, literals) {
	const kind = literalKinds.find((one) => literals[one].includes(node.type));
	if (kind !== void 0) {
		const isPlain = literals.interpolated?.test(node.text) !== true;
		const { startIndex: start, endIndex: end, text } = node;
		return isPlain ? [{
			start,
			end,
			text,
			line: node.startPosition.row + 1,
			kind
		}] : [];
	}
	return node.namedChildren.flatMap((child) => child === null ? [] : literalsIn(child, literals));
}
/** From the first to the last of what an operand is made of. */
function spanOf$1(nodes, text) {
	const [start, end] = [nodes[0]?.startIndex ?? 0, nodes.at(-1)?.endIndex ?? 0];
	return {
		start,
		end,
		text: text.slice(start, end)
	};
}
// src/syntax/opposites.ts
/** undefined: it has none that compiles wherever the assertion does. */
function oppositeCall(call) {
	const { callee, whole, file } = call;
	if (hollow.test(callee)) return void 0;
	const name = /\b\w+(?=!?$)/.exec(callee)?.[0] ?? "";
	const before = callee.slice(0, callee.lastIndexOf(name));
	const given = whole.slice(before.length + name.length);
	if (/^expect\s*\(/.test(callee) && /(?:\.|->)$/.test(before) && !/^(?:not_)?to(?:_not)?$/.test(name)) return `${expectOpposite(before)}${name}${given}`;
	if (raising.test(name)) return otherError(call);
	const other = otherName(name, before);
	if (other !== void 0) return `${importPrefix(name, before, file)}${other}${given}`;
	return isTruth.test(name) ? negatedOperand(call) : void 0;
}
function negatedCondition(condition, grammar) {
	return grammar === "python" ? `not (${condition})` : `!(${condition})`;
}
/** Says only that something is there, that it was called, or that nothing went wrong. */
const hollow = /\b(?:toBeTruthy|toBeDefined|toBeInTheDocument|toHaveBeenCalled|exists?|be_truthy|truthy|NoError|NotNil|NotNull|NotEmpty|assertNotNull|assertIsNotNone|assertIsNot|assertNotEmpty|isNotNull|isNotEmpty|refute_nil|refute_empty|doesNotThrow|doesNotReject|NotPanics|TEST_ASSERT_NOT_(?:NULL|EMPTY)(?:_MESSAGE)?)$|\bnot\.to(?:BeNull|BeUndefined|Throw|BeFalsy)$|\bnot_to$|\bto_not$/;
/** Whether a condition, as an assertion asks it (`isAsked`) or an `if` that fails refuses it, is only about something being there, or no error. */
function isHollowCondition(condition, grammar, isAsked) {
	const [, name = "", operator = ""] = /^([^&|]+?)(?<!\s)\s*([!=]==?|is not|is)\s*(?:nil|NULL|nullptr|null|undefined|None)$/.exec(condition) ?? [];
	const asksForNone = operator !== "" && !/!|not/.test(operator) === isAsked;
	if (operator !== "") return /err(?:or)?(?:\(\))?$/i.test(name) ? asksForNone : !asksForNone;
	return isUntyped(grammar) && !isBoolean.test(condition.replace(/^(?:!|not )/, ""));
}
/** `expect(x).` with or without its `not`. */
function expectOpposite(before) {
	const plain = before.replace(/(\.|->)not(?:\.|->)$/, "$1").replace(/\.not\./, ".");
	return plain === before ? before.replace(/(\.|->)$/, "$1not$1") : plain;
}
/** Names of an assertion and its opposite that no rule makes of one another. */
const pairs = {
	to: "not_to",
	match: "doesNotMatch",
	throws: "doesNotThrow",
	rejects: "doesNotReject",
	contains: "doesNotContain",
	isTrue: "isFalse",
	like: "unlike",
	NoError: "Error",
	assertIs: "assertIsNot",
	assertIsNone: "assertIsNotNone",
	assertIsInstance: "assertNotIsInstance",
	assertStringContainsString: "assertStringNotContainsString",
	assertMatchesRegularExpression: "assertDoesNotMatchRegularExpression"
};
const reversed = Object.fromEntries(Object.entries(pairs).map(([one, other]) => [other, one]));
/** GoogleTest's. */
const operators = {
	EQ: "NE",
	LT: "GE",
	GT: "LE",
	TRUE: "FALSE",
	STREQ: "STRNE"
};
const orders = {
	...operators,
	...Object.fromEntries(Object.entries(operators).map(([one, other]) => [other, one]))
};
/** Rules of naming: with and without "not", in each library's way. */
function otherName(name, before) {
	const [, sort = "", operator = ""] = /^(EXPECT_|ASSERT_)([A-Z]+)$/.exec(name) ?? [];
	if (orders[operator] !== void 0) return `${sort}${orders[operator]}`;
	if (name === "assert_eq" || name === "assert_ne") return name === "assert_eq" ? "assert_ne" : "assert_eq";
	const known = pairs[name] ?? reversed[name];
	if (known !== void 0) return name === "match" && !/\bassert\.$|\bt\.$/.test(before) ? void 0 : known;
	if (/^(?:assert|t)\.$/.test(before) && /^(?:strictEqual|equal|deepEqual|deepStrictEqual)$/.test(name)) return `not${name[0]?.toUpperCase()}${name.slice(1)}`;
	for (const rule of rules) {
		const [, start = "", not = "", end = ""] = rule.exec(name) ?? [];
		if (end !== "") return `${start}${not === "" ? "Not" : ""}${end}`;
	}
	const [, unity = "", without = "", asked = ""] = /^(TEST_ASSERT_)(NOT_)?((?:NULL|EMPTY)(?:_MESSAGE)?)$/.exec(name) ?? [];
	if (unity !== "") return `${unity}${without === "" ? "NOT_" : ""}${asked}`;
	const minitest = /^(assert|refute)_(nil|empty|includes|match|same|equal|predicate|respond_to|in_delta|operator)$/.exec(name);
	return minitest === null ? void 0 : `${minitest[1] === "assert" ? "refute" : "assert"}_${minitest[2]}`;
}
const rules = [
	/^(assert)(Not)?(Equals?|Same|Null|Empty|Contains|Count|In|Regex|AlmostEqual|InstanceOf)$/,
	/^()(Not)?(Equal|Nil|Null|Empty|Contains|Panics|ErrorIs|Zero|Same|Regexp)$/,
	/^(is)(Not)?(EqualTo|Null|Empty|SameAs|InstanceOf|Present)$/
];
/** JUnit's names are imported one by one. */
function importPrefix(name, before, file) {
	if (before !== "") return before;
	const [, of] = new RegExp(`^import static ([\\w.]+)\\.${name};`, "m").exec(file) ?? [];
	return of === void 0 ? "" : `${of}.`;
}
const raising = /^(?:raises|assert_raises?|assertRaises(?:Regexp?)?)$/;
/** Another class of errors, that nobody throws by accident. */
function otherError({ operands, whole }) {
	const [first] = operands;
	if (first === void 0 || !/^[A-Z][\w.:]*$/.test(first.text)) return void 0;
	return replaced(whole, first, whole.startsWith("assert_raise") ? "NotImplementedError" : "KeyboardInterrupt");
}
const isTruth = /^(?:assert|ok|assertTrue|assertFalse|True|False|assert_true|assert_false|assert_that|CHECK|CHECK_FALSE|REQUIRE|REQUIRE_FALSE|EXPECT|TEST_ASSERT(?:_(?:TRUE|FALSE)(?:_MESSAGE)?)?|BOOST_(?:CHECK|REQUIRE|TEST)|ck_assert|cr_assert|check|expect|verify|require|ensure|debug_assert|refute)$/;
/** What is asked to be true; a runner's handle may stand before it, and a message behind it or before it. */
function negatedOperand({ operands, whole, grammar }) {
	const [first, ...others] = operands.filter(({ text }) => !/^(?:t|tb|b|self|this|["'`].*)$/s.test(text));
	if (first === void 0 || others.length > 0) return void 0;
	if (isUntyped(grammar) && !isBoolean.test(first.text)) return void 0;
	return replaced(whole, first, negatedCondition(first.text, grammar));
}
const isUntyped = (grammar) => /^(?:javascript|typescript|tsx|python|ruby|php)$/.test(grammar);
/** Where anything may stand, a value that is only there would do: what compares, or is called like a question. */
const isBoolean = /[!=<>]=|[<>]|^!|\b(?:not|in|is|instanceof|and|or)\b|&&|\b(?:is|has|can|should|was)(?:[A-Z_]\w*)?\(|\?(?:$|[\s(.])|\.(?:includes|test|some|every|starts_?[wW]ith|ends_?[wW]ith|isArray|equals?)\(/;
function replaced(whole, { text, at }, after) {
	return whole.slice(0, at) + after + whole.slice(at + text.length);
}
// src/syntax/asserted.ts
/** Gives each test without a value of its own the first assertion of it that can be said otherwise; calls of functions of the file are followed. */
function addAsserted(root, { text, base }, tests, language) {
	const bare = tests.filter(({ expectations, setAside, raises }) => !setAside && !raises && expectations.length === 0);
	if (bare.length === 0) return;
	const isInTest = (node) => tests.some(({ start, end }) => start <= node.startIndex && node.endIndex <= end);
	const declared = functionsIn(root, text, isInTest);
	const known = new Set(base?.split("\n").map((line) => line.trim()));
	const isKnown = once(({ text: own }) => known.has(own.split("\n")[0]?.trim() ?? "") || known.has(`${own.trim()};`));
	const assertions = once((body) => nodesIn(body, (node) => isAssertion(node, language)));
	const bareCalls = once((body) => nodesIn(body, (node) => isBareCall(node) && !isAssertion(node, language)));
	const value = once((node) => otherValue$1(node, language));
	const opposite = once((node) => oppositeOf(node, text, language));
	const waited = once((node) => otherWait(node, language));
	for (const test of bare) {
		const body = root.namedDescendantForIndex(test.body.start, Math.max(test.body.start, test.body.end - 1));
		if (body === null) continue;
		const called = [...new Set(test.body.text.match(/\b\w+(?=\()/g))].flatMap((name) => declared.get(name) ?? []);
		const bodies = [...test.whole ? body.namedChildren.filter((one) => one !== null && !/function|class|import/.test(one.type)) : [body], ...called.slice(0, mostCalled)].filter((one) => one !== null);
		const inOrder = (nodesOf) => {
			const nodes = bodies.flatMap(nodesOf);
			return [...nodes.filter((node) => !isKnown(node)), ...nodes.filter(isKnown)];
		};
		const asked = inOrder(assertions);
		const asserted = {
			value: firstOf$1(asked, value),
			opposite: firstOf$1(asked, opposite),
			call: firstOf$1(inOrder(bareCalls), value) ?? firstOf$1(inOrder(bareCalls), waited)
		};
		if (Object.values(asserted).some((one) => one !== void 0)) test.asserted = asserted;
	}
}
const mostCalled = 5;
function once(read) {
	const known = /* @__PURE__ */ new Map();
	return (node) => {
		const told = known.get(node.id) ?? { told: read(node) };
		known.set(node.id, told);
		return told.told;
	};
}
function firstOf$1(nodes, said) {
	for (const node of nodes) {
		const one = said(node);
		if (one !== void 0) return one;
	}
}
/** Bodies of functions that the file declares outside of its tests, by name. */
function functionsIn(root, text, isInTest = () => false) {
	const found = /* @__PURE__ */ new Map();
	const visit = (node, depth) => {
		const body = /function|method|func_literal|^arrow/.test(node.type) ? node.childForFieldName("body") : null;
		const [name] = body === null ? [] : /\b\w+(?=\s*\()/.exec(text.slice(node.startIndex, body.startIndex)) ?? [];
		if (name !== void 0 && body !== null && !found.has(name)) found.set(name, body);
		if (depth < 4) {
			for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
		}
	};
	visit(root, 0);
	for (const [name, body] of found) if (isInTest(body)) found.delete(name);
	return found;
}
/** With its last literal changed: what is expected stands last as a rule. Functions handed over hold inputs. */
function otherValue$1(node, language) {
	if (calls$1.test(node.type) && /\bnot\b|[nN]ot(?=[A-Z_])|^refute/.test(calleeOf(node))) return void 0;
	const within = node.childForFieldName("consequence") ?? node.childForFieldName("body");
	const message = /_MESSAGE$/.test(calleeOf(node)) ? argumentsOf(node)?.lastNamedChild : void 0;
	const found = [];
	const visit = (one, depth) => {
		if (/function(?!_call)|lambda|arrow|closure|func_literal|block/.test(one.type) || [within?.id, message?.id].includes(one.id) || depth > 60) return;
		const kind = literalKinds.find((each) => language.literals[each].includes(one.type));
		const after = (kind === void 0 || language.grammar === "php" && kind === "string" ? patternBent(one) : void 0) ?? (kind && plainBent(one.text, kind, language));
		if (after !== void 0) found.push(replacementOf$1(one, after));
		if (kind === void 0 && after === void 0) {
			for (const child of one.namedChildren) if (child !== null) visit(child, depth + 1);
		}
	};
	visit(node, 0);
	return found.at(-1);
}
/** `eventually(lambda: len(calls) == 3)` waits for the opposite. */
function otherWait(node, { grammar }) {
	const body = (argumentsOf(node)?.namedChildren ?? []).find((one) => one !== null && waits.test(one.type))?.childForFieldName("body");
	if (!body) return void 0;
	const [only, ...more] = /block|body/.test(body.type) ? body.namedChildren : [body];
	const condition = only && /^return/.test(only.type) ? only.namedChildren[0] : only;
	return condition && more.length === 0 && /[=!<>]=|[<>]|\b(?:not|and|in|is)\b|&&|^!/.test(condition.text) ? replacementOf$1(condition, negatedCondition(condition.text, grammar)) : void 0;
}
const waits = /lambda|arrow_function|closure|func_literal|function_expression|anonymous_function/;
function plainBent(text, kind, { literals }) {
	return kind === "truth" || literals.interpolated?.test(text) ? void 0 : bentLiteral(text, kind, 0);
}
/** `/unknown format/` asks for more; in PHP a text is one. */
function patternBent({ type, text }) {
	if (type === "regex") return text.startsWith("/") ? text.replace(/\/(\w*)$/, "bent/$1") : void 0;
	return /^(['"])([/#~]).*\2[a-z]*\1$/s.test(text) ? text.replace(/([/#~][a-z]*['"])$/, "bent$1") : void 0;
}
function oppositeOf(node, text, { grammar }) {
	const isAsked = node.type === "assert_statement";
	const condition = isAsked ? node.namedChildren[0] : conditionOf(node);
	if (condition && isHollowCondition(condition.text, grammar, isAsked)) return void 0;
	if (condition) return replacementOf$1(condition, negatedCondition(condition.text, grammar));
	const given = argumentsOf(node);
	const after = oppositeCall({
		callee: calleeOf(node),
		operands: given === void 0 ? [] : operandsIn$1(given, node, text),
		whole: node.text,
		file: text,
		grammar
	});
	return after === void 0 ? void 0 : replacementOf$1(node, after);
}
function conditionOf(node) {
	const condition = node.childForFieldName("condition");
	if (condition === null || /let/.test(condition.type)) return void 0;
	return (/^(?:parenthesized_expression|condition_clause)$/.test(condition.type) ? condition.childForFieldName("value") ?? condition.namedChildren[0] : condition) ?? void 0;
}
function operandsIn$1(given, { startIndex }, text) {
	return (given.type === "token_tree" ? operandsOf$1(given) : given.namedChildren.map((child) => child ? [child] : [])).flatMap((nodes) => {
		const [first, last] = [nodes[0], nodes.at(-1)];
		if (first === void 0 || last === void 0) return [];
		return [{
			text: text.slice(first.startIndex, last.endIndex),
			at: first.startIndex - startIndex
		}];
	});
}
function replacementOf$1({ startIndex: start, endIndex: end, text, startPosition }, after) {
	return {
		start,
		end,
		text,
		line: startPosition.row + 1,
		after
	};
}
// src/syntax/attributes-above.ts
/**
* By where the function begins, the texts of what stands before it, from `@above` of a query. A query that repeats siblings takes the cube
* of their number: minutes for a few KB of attributes.
*/
function attributesAbove(nodes, text) {
	const above = /* @__PURE__ */ new Map();
	for (const { startIndex, endIndex, text: own } of nodes) {
		const run = above.get(startIndex) ?? [];
		above.delete(startIndex);
		run.push(own);
		above.set(nextAfter(text, endIndex), run);
	}
	return above;
}
/** Where the next begins that is neither space nor a line of comment. */
function nextAfter(text, at) {
	const aside = /(?:\s+|\/\/.*\n)*/y;
	aside.lastIndex = at;
	return at + (aside.exec(text)?.[0].length ?? 0);
}
// src/syntax/own-macros.ts
/** Calls of what may be one, in the grammar of C and C++. */
const macroCalls = "(call_expression function: (identifier) @name arguments: (argument_list) @arguments)";
const mostMacros = 50;
function ownMacros(text) {
	const macros = /* @__PURE__ */ new Map();
	const definitions = text.replace(/\\\n/g, " ").matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)\(([^)\n]{1,200})\)(.{1,2000})/gm);
	for (const [, name = "", written = "", body = ""] of definitions) {
		if (macros.size >= mostMacros) break;
		const names = written.split(",").map((one) => one.trim());
		const bare = names.map((one) => /^\w+$/.test(one) && isCompared(one, body));
		const expected = bare.lastIndexOf(true);
		const others = names.filter((one, at) => at !== expected && new RegExp(`\\b${one}\\b`).test(body));
		if (expected !== -1 && others.length > 0) macros.set(name, {
			expected,
			isInput: bare.indexOf(true) === expected
		});
	}
	return macros;
}
/** Alone on one side of a comparison, or in a call that compares texts. */
function isCompared(name, body) {
	const operand = String.raw`(?:\b${name}\b|(?<!\w)\(\s*${name}\s*\))`;
	return [
		String.raw`(?:^|[\s(;{&|!])${operand}\s*[!=]=`,
		String.raw`[!=]=\s*${operand}(?!\s*[\w(.[]|\s*->)`,
		String.raw`\bstr\w*cmp\s*\((?:[^()]*,\s*)?${operand}\s*[,)]`
	].some((pattern) => new RegExp(pattern).test(body));
}
/** Names of functions that the file hands to what runs them. */
function handedOver(text, runs) {
	const handed = runs === void 0 ? [] : [...text.matchAll(runs)];
	return new Set(handed.flatMap(({ groups }) => groups?.names?.match(/\b[A-Za-z_]\w*/g) ?? []));
}
// src/syntax/plain-tests.ts
/** A test goes as far as the next one begins; without any the file is a script, and the test itself. */
function plainTests(text, { opens, equality, setAside, module, long }) {
	const lineAt = lineCounter(text);
	const found = opens === void 0 ? [] : [...text.matchAll(opens)];
	const tests = found.map((match, at) => {
		const start = match.index;
		const from = start + match[0].length;
		const end = found[at + 1]?.index ?? text.length;
		const body = {
			start: from,
			end,
			text: text.slice(from, end),
			type: "lines",
			indent: ""
		};
		return {
			start,
			end,
			text: text.slice(start, end),
			head: match[0],
			body,
			name: match.groups?.name ?? "",
			line: lineAt(from),
			expectations: expectationsIn$1(text, {
				start: from,
				end
			}, equality, lineAt),
			rows: [],
			steps: [],
			whole: false,
			setAside: setAside.test(text.slice(start, end))
		};
	});
	const assertedIn = (body) => {
		const { asserted } = calledIn$1(text, body, lineAt);
		const value = long === void 0 ? void 0 : longIn(body, long, lineAt);
		return value === void 0 ? { asserted } : { asserted: {
			...asserted,
			value
		} };
	};
	const withCalls = (one) => one.expectations.length > 0 ? one : {
		...one,
		...assertedIn(one.body),
		rows: rowsIn(text, one.body, lineAt)
	};
	if (tests.length > 0 || text.trim() === "" || module?.test(text)) return tests.map(withCalls);
	const all = {
		start: 0,
		end: text.length,
		text
	};
	return [withCalls({
		...all,
		name: "the script",
		line: 1,
		head: "",
		body: {
			...all,
			type: "lines",
			indent: ""
		},
		whole: true,
		expectations: expectationsIn$1(text, all, equality, lineAt),
		rows: [],
		steps: [],
		setAside: setAside.test(text)
	})];
}
/** The text that an equality compares with, begun otherwise. */
function longIn({ start, text }, long, lineAt) {
	const [from = -1, to = -1] = long.exec(text)?.indices?.groups?.opens ?? [];
	if (from < 0) return void 0;
	const opens = text.slice(from, to);
	return {
		start: start + from,
		end: start + to,
		text: opens,
		line: lineAt(start + from),
		after: `${opens}bent `
	};
}
/** A line that calls something with literals: its last one, and in the opposite's place the one before, where a name stands last. */
function calledIn$1(text, { start, end }, lineAt) {
	let at = start;
	for (const line of text.slice(start, end).split("\n")) {
		const [last, before] = (line.length < 500 && /^\s*(?!\w*(?:\s*=(?![=>~])))[a-z][\w.:]*[\s(]/.test(line) && !statements.test(line) ? [...line.matchAll(/(?<![\w$.])\d+(?:\.\d+)?(?![\w.])|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g)] : []).filter(([literal]) => /\w/.test(literal) && !/\\|^".*[$@]/.test(literal)).toReversed().map((match) => replacementAt(at + match.index, match[0], lineAt));
		if (last !== void 0) return { asserted: {
			call: last,
			opposite: before
		} };
		at += line.length + 1;
	}
	return {};
}
const statements = /^\s*(?:my|our|local|use|no|package|sub|if|elsif|else|unless|for|foreach|while|until|return|print|printf|say|die|warn|require|plan|done_testing|function|end|export|source|load|echo|cd|run|set|setup|teardown|case|then|do|done|fi|bail_out)\b/;
/** The last value of each row of a table: lines in brackets, each with several, or of a key. */
function rowsIn(text, span, lineAt) {
	const found = expectationsIn$1(text, span, rowEnd, lineAt);
	return found.length > 1 ? found : [];
}
const rowEnd = /^\s*(?:[[{(][^#]*,|(?:'[^']*'|"[^"]*"|\[[^\]]*\])\s*=>?)\s*(?<literal>\d+(?:\.\d+)?|'[^'\\]*'|"[^"\\$@]*")\s*(?:[\])}]\s*)?,?\s*$/d;
function replacementAt(start, literal, lineAt) {
	const after = bentLiteral(literal, kindOf(literal), 0);
	return after === void 0 ? void 0 : {
		start,
		end: start + literal.length,
		text: literal,
		line: lineAt(start),
		after
	};
}
function expectationsIn$1(text, { start, end }, equality, lineAt) {
	const found = [];
	let at = start;
	for (const line of text.slice(start, end).split("\n")) {
		const match = line.length > 500 ? void 0 : equality.exec(line)?.indices?.groups?.literal;
		if (match !== void 0) {
			const literal = line.slice(...match);
			const span = {
				start: at + match[0],
				end: at + match[1],
				text: literal
			};
			found.push({
				...span,
				line: lineAt(span.start),
				kind: kindOf(literal)
			});
		}
		at += line.length + 1;
	}
	return found;
}
function kindOf(literal) {
	if (/^\d/.test(literal)) return "number";
	return /^(?:true|false)$/i.test(literal) ? "truth" : "string";
}
/** Counts on from the last offset: tests stand one behind the other, and so do places in them. */
function lineCounter(text) {
	let [at, line] = [0, 1];
	return (offset) => {
		if (offset < at) [at, line] = [0, 1];
		for (let end = text.indexOf("\n", at); end !== -1 && end < offset; end = text.indexOf("\n", at)) {
			at = end + 1;
			line++;
		}
		return line;
	};
}
// src/syntax/promised.ts
/** The first line that an example of Go must print. */
function outputIn({ text, startIndex, startPosition }) {
	const comment = /\/\/ *(?:[uU]nordered )?[oO]utput:(?:[ \t]*\n[ \t]*\/\/)*[ \t]*(\S[^\n]*)/.exec(text);
	if (comment === null) return void 0;
	const [all, line = ""] = comment;
	const start = startIndex + comment.index + all.length - line.length;
	const row = startPosition.row + text.slice(0, comment.index + all.length - line.length).split("\n").length;
	return {
		start,
		end: start + line.length,
		text: line,
		line: row,
		kind: "operand"
	};
}
/** The message that a test of Rust must panic with, in its attributes. */
function panicsIn(above) {
	const from = Math.max(0, above.length - 1e3);
	const [all, text = ""] = /should_panic\s*\(\s*expected\s*=\s*("(?:[^"\\\n]|\\.)*")\s*\)\s*\](?:\s*#\[[^\]\n]*\])*\s*$/.exec(above.slice(from)) ?? [];
	if (all === void 0) return [];
	const start = above.length - all.length + all.indexOf(text);
	return [{
		start,
		end: start + text.length,
		text,
		line: above.slice(0, start).split("\n").length,
		kind: "string"
	}];
}
// src/syntax/raised.ts
/** Behind what raises nothing runs: no value there is asked. `text`: the whole file. undefined: the test promises none. */
function raisedIn(text, { start, end }, grammar) {
	const form = forms$1[grammar];
	if (form === void 0) return void 0;
	const own = text.slice(start, end);
	const named = form.named.exec(own);
	const said = form.said?.exec(own);
	const other = named?.[1]?.includes(form.other) === true ? form.unless : form.other;
	const opposite = named && replacementOf({
		text,
		at: start
	}, named, () => other);
	const value = said && replacementOf({
		text,
		at: start
	}, said, (message) => bentLiteral(message, "string", 0));
	if (!opposite && !value && form.promises?.test(own) !== true) return void 0;
	return {
		value: value ?? opposite ?? void 0,
		opposite: opposite ?? void 0
	};
}
const forms$1 = {
	php: {
		promises: /\bexpectException\w*\(/,
		named: /(?:->|::)expectException\(\s*([\w\\]+)::class\s*\)/d,
		said: /(?:->|::)expectExceptionMessage\(\s*('[^'\\\n]+'|"[^"\\$\n]+")\s*\)/d,
		other: "\\UnderflowException",
		unless: "\\LengthException"
	},
	java: {
		named: /@Test\s*\([^()]*\bexpected\s*=\s*([\w.]+)\.class\b/d,
		other: "NegativeArraySizeException",
		unless: "ArrayStoreException"
	},
	"c-sharp": {
		named: /\bExpectedException\s*\(\s*typeof\s*\(\s*([\w.]+)\s*\)/d,
		other: "System.InsufficientExecutionStackException",
		unless: "System.DivideByZeroException"
	}
};
function replacementOf({ text, at }, found, said) {
	const [start, end] = (found.indices?.[1] ?? []).map((index) => at + index);
	if (start === void 0 || end === void 0) return void 0;
	const before = text.slice(start, end);
	const after = said(before);
	return after === void 0 ? void 0 : {
		start,
		end,
		text: before,
		line: text.slice(0, start).split("\n").length,
		after
	};
}
// src/syntax/table-rows.ts
/** Gives each test the values that tables and names hold for it; `literalIn` finds the literal of an operand. */
function addTableRows(root, tests, literals, literalIn) {
	const visit = (node, depth) => {
		if (depth > deepest$1) return;
		const values = valuesOf(node, literals, literalIn);
		if (values.length > 0) for (const one of ownersOf(node, tests)) one.rows.push(...values);
		else for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
	};
	if (tests.some(({ expectations }) => !expectations.some(isLiteral$1))) visit(root, 0);
}
const deepest$1 = 60;
const isLiteral$1 = ({ kind }) => kind !== "operand";
const expected = /^["']?(?:want|wanted|exp|expect|expects|expected|expectation|should)(?:[A-Z_]\w*)?["']?$/;
const tables = /^(?:array|object|list|tuple|dictionary|set|hash|literal_value|array_expression|tuple_expression|token_tree|array_initializer|array_creation_expression|initializer_list)$/;
const wraps = /^(?:literal_element|array_element_initializer|argument|parenthesized_expression|element)$/;
const names$1 = /^(?:variable_declarator|short_var_declaration|var_spec|assignment|let_declaration|init_declarator|assignment_expression|keyword_argument)$/;
function valuesOf(node, literals, literalIn) {
	const children = node.namedChildren.filter((child) => child !== null && !child.type.includes("comment"));
	if (names$1.test(node.type)) {
		const [name, last] = [children[0]?.text ?? "", children.at(-1)];
		const value = expected.test(name) && last !== void 0 && children.length > 1 ? literalIn(unwrapped(last)) : void 0;
		return value === void 0 ? [] : [value];
	}
	if (!tables.test(node.type)) return [];
	if (children.length > 1 && children.every((child) => isKeyed(child, literals)) && isGoneOver(node)) return children.flatMap((child) => literalIn(valueOfEntry(unwrapped(child), literals)) ?? []);
	const rows = children.map((child) => valueOfEntry(unwrapped(child), literals));
	if (rows.length < 2 || !rows.every((row) => tables.test(row.type) && row.namedChildCount > 1)) return [];
	return rows.map((row) => expectedOf(row, literals, literalIn)).filter((one) => one !== void 0);
}
/** `{ in => out }.each`, `for \u2026 in {\u2026}.items()`, `Object.entries({\u2026})`, `foreach ([\u2026] as $in => $out)`. */
function isGoneOver({ parent }) {
	if (parent === null) return false;
	if (parent.type === "foreach_statement") return true;
	if (parent.type === "arguments") return parent.parent?.childForFieldName("function")?.text === "Object.entries";
	const called = parent.childForFieldName("method") ?? parent.childForFieldName("attribute");
	return called !== null && /^(?:each(?:_pair)?|map|items)$/.test(called.text);
}
const isKeyed = (child, { entries }) => child !== null && entries.includes(child.type) && child.namedChildCount > 1;
/** Under a name that says so, or else what stands last. */
function expectedOf(row, literals, literalIn) {
	const entries = row.namedChildren.filter((child) => child !== null && !child.type.includes("comment"));
	const entry = entries.some((entry) => entry !== null && literals.entries.includes(entry.type)) ? entries.find((one) => one !== null && expected.test(one.namedChildren[0]?.text ?? "")) : entries.at(-1);
	return entry ? literalIn(valueOfEntry(unwrapped(entry), literals)) : void 0;
}
function unwrapped(node) {
	const only = node.namedChildCount === 1 && wraps.test(node.type) ? node.namedChildren[0] : wrappedByCall(node);
	return only ? unwrapped(only) : node;
}
/** `Some(7)`, `Decimal("1.90")`, `"a".to_string()`. */
function wrappedByCall(node) {
	if (!/call|method_invocation/.test(node.type)) return void 0;
	const [callee, given] = [node.namedChildren[0], node.namedChildren.at(-1)];
	if (/^(?:Some|Ok|Err|Decimal|BigInt|Optional\.of|String::from)$/.test(callee?.text ?? "")) return given?.namedChildCount === 1 && given.namedChildren[0] || void 0;
	const [object, method] = callee?.namedChildren ?? [];
	return given?.namedChildCount === 0 && /^(?:to_string|to_owned|into)$/.test(method?.text ?? "") ? object ?? void 0 : void 0;
}
function valueOfEntry(node, literals) {
	const last = literals.entries.includes(node.type) ? node.namedChildren.at(-1) : void 0;
	return last ? unwrapped(last) : node;
}
/** The test that it stands in; else those that a loop or a decorator around it holds, and those beside it that say its name. */
function ownersOf(node, tests) {
	const within = (outer, one) => outer.startIndex <= one.start && one.end <= outer.endIndex;
	const own = tests.find(({ start, end }) => start <= node.startIndex && node.endIndex <= end);
	if (own !== void 0) return [own];
	let child = node;
	for (let around = node.parent; around !== null; child = around, around = around.parent) {
		const outer = around;
		const held = tests.filter((one) => within(outer, one));
		if (held.length === 0) continue;
		if (/for|decorated|call/.test(outer.type)) return held;
		const name = /\b(?!(?:const|let|var|static|final|private|public|fn|func|def|pub)\b)[A-Za-z_]\w*/.exec(child.text)?.[0];
		if (name === void 0) return [];
		const said = new RegExp(`\\b${name}\\b`);
		return held.filter((one) => outer.namedChildren.some((sibling) => sibling !== null && within(sibling, one) && said.test(sibling.text)));
	}
	return [];
}
/** What a row holds in the place of nothing: it may stand for "is not looked at". */
function isPlaceholder({ kind, text }) {
	return kind === "truth" || /^(?:0+(?:\.0*)?|""|''|``)$/.test(text);
}
// src/syntax/test-finder.ts
/** In the order of the file; a test that holds others is left out for them. A reason where the text cannot be read. `base`: as the file was. */
async function findTests(text, language, base) {
	if (!("grammar" in language)) return plainTests(text, language);
	const parsed = await parseText(text, language.grammar);
	if (typeof parsed === "string") return parsed;
	using _ = parsed;
	const cases = casesIn(parsed, text, language);
	const leaves = cases.filter((one) => !cases.some((other) => other !== one && contains(one, other)));
	const expectations = [...expectationsIn(parsed, language), ...inOwnMacros(parsed, text, language)];
	const isHelper = /script|tsx/.test(language.grammar) && exported.test(text);
	if (leaves.length === 0 && language.scripts && !isHelper && (expectations.length > 0 || asksAtOnce(parsed, language))) leaves.push(script$2(parsed, language));
	for (const found of expectations) leaves.find((one) => contains(one.body, found))?.expectations.push(found);
	for (const one of leaves) one.expectations = distinct(one.expectations);
	for (const one of comparedIn$1(parsed, text, language)) {
		const test = leaves.find(({ body }) => contains(body, one.right));
		if (test !== void 0) test.compared = [...test.compared ?? [], one];
	}
	addTableRows(parsed.tree.rootNode, leaves, language.literals, (node) => literalIn(node, language));
	for (const one of leaves) {
		const asserted = raisedIn(text, one, language.grammar);
		if (asserted !== void 0) Object.assign(one, {
			asserted,
			raises: true,
			expectations: [],
			rows: [],
			compared: []
		});
	}
	for (const one of leaves) if (!language.untyped && one.expectations.length + one.rows.length === 0) one.expectations = distinct((one.compared ?? []).flatMap(valueMade));
	addAsserted(parsed.tree.rootNode, {
		text,
		base
	}, leaves, language);
	return leaves;
}
/** What others load. */
const exported = /^(?:module\.)?exports\b.*=|^export\s/m;
/** An assertion that no function stands around. */
function asksAtOnce({ tree: { rootNode } }, language) {
	return rootNode.namedChildren.map((one) => /^expression_statement$/.test(one?.type ?? "") ? one?.firstNamedChild : one).some((one) => one && calls$1.test(one.type) && !loads$2.test(one.text) && isAssertion(one, language));
}
const loads$2 = /^(?:require|include|import|load|source|use|is)/i;
/** Where nothing else is expected: of what a constructor makes, the first literal. What another function is given may be an input. */
function valueMade({ right, literals }) {
	return makers.test(right.text) ? literals.slice(0, 1).map((one) => ({
		...one,
		made: true
	})) : [];
}
const makers = /^[&*]?(?:new\s|vec!|\[|(?:\w+(?:::|\.))*[A-Z]\w*\s*[({!])/;
const contains = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end;
function script$2({ tree: { rootNode } }, { setAside }) {
	const whole = spanOf(rootNode);
	const body = {
		...whole,
		type: rootNode.type,
		indent: ""
	};
	return {
		...whole,
		name: "the script",
		line: 1,
		head: "",
		body,
		expectations: [],
		rows: [],
		steps: stepsIn(rootNode),
		whole: true,
		setAside: setAside.test(whole.text)
	};
}
function casesIn({ tree, query }, text, language) {
	const found = /* @__PURE__ */ new Map();
	const run = handedOver(text, language.compares.runs);
	const matches = query(language.cases).matches(tree.rootNode).map(captured);
	const above = attributesAbove(matches.flatMap((all) => all.above ?? []), text);
	for (const all of matches) {
		const { case: whole, name, body, call } = all;
		if (whole === void 0 || name === void 0 || body === void 0 || found.has(whole.startIndex)) continue;
		const standsAbove = language.cases.includes("@above") ? above.get(whole.startIndex) ?? [] : void 0;
		if ((call === void 0 ? standsAbove : [call.text])?.some((one) => language.declares?.test(one) !== false || run.has(one)) === false) continue;
		if (!readsAs(all, language)) continue;
		const head = headOf$1(whole, body, text);
		const end = Math.max(whole.endIndex, body.endIndex);
		const isExample = language.grammar === "go" && name.text.startsWith("Example");
		const output = isExample ? outputIn(body) : void 0;
		found.set(whole.startIndex, {
			start: whole.startIndex,
			end,
			text: text.slice(whole.startIndex, end),
			name: unquoted(name.text),
			line: whole.startPosition.row + 1,
			head,
			body: {
				...spanOf(body),
				type: body.type,
				indent: indentOf$1(body, text)
			},
			expectations: output === void 0 ? panicsIn(text.slice(0, whole.startIndex)) : [output],
			rows: [],
			steps: stepsIn(body),
			whole: false,
			setAside: isExample && !output || language.setAside.test(head) || language.setAside.test(body.text)
		});
	}
	const all = [...found.values()].sort((a, b) => a.start - b.start);
	return all.some(({ name }) => run.has(name)) ? all.filter(({ name }) => name !== "main") : all;
}
/** With what stands above it: decorators and attributes. */
function headOf$1(whole, body, text) {
	const start = whole.parent?.type === "decorated_definition" ? whole.parent.startIndex : whole.startIndex;
	const above = text.slice(Math.max(0, start - 1e3), start).split("\n").slice(0, -1).reverse();
	const end = above.findIndex((line) => !/^\s*[@#[]/.test(line));
	return [...above.slice(0, end === -1 ? void 0 : end).reverse(), text.slice(start, body.startIndex)].join("\n");
}
function expectationsIn(parsed, language) {
	const found = [];
	for (const all of equalitiesIn(parsed, language)) {
		const { left, right, tokens } = all;
		const literals = tokens === void 0 ? [right, left].map((operand) => operand && literalIn(operand, language)) : operandsOf$1(tokens).map((operand) => literalAmong(operand, language));
		if (literals[0] !== void 0 && literals[1] !== void 0) continue;
		const third = right?.nextNamedSibling ?? void 0;
		const last = third && literalIn(third, language);
		if (literals[1]?.kind === "string" && third && last?.kind !== "string") continue;
		const isTitled = literals[1]?.kind === "string" && all.equal !== void 0 && !/^assert/i.test(all.equal.text);
		const literal = literals[0] ?? (isTitled ? last : void 0) ?? literals[1];
		if (literal !== void 0) found.push(literal);
		else if (right !== void 0 && language.untyped && all.method === void 0) found.push({
			...spanOf(right),
			line: right.startPosition.row + 1,
			kind: "operand"
		});
	}
	return found;
}
/** Calls of macros that the file itself declares. */
function inOwnMacros({ tree, query }, text, language) {
	const declared = language.grammar === "cpp" ? ownMacros(text) : /* @__PURE__ */ new Map();
	if (declared.size === 0) return [];
	return query(macroCalls).matches(tree.rootNode).flatMap((match) => {
		const { name, arguments: all } = captured(match);
		const macro = declared.get(name?.text ?? "");
		const literals = (all?.namedChildren.filter((child) => child !== null) ?? []).map((operand) => literalIn(operand, language));
		const literal = macro && literals[macro.expected];
		return literal !== void 0 && (macro?.isInput || literals.every((one) => one === literal || !one)) ? [literal] : [];
	});
}
/** `90`, `-1`, `Some(90)`, `vec![1, 2]`: a literal alone, or in what only wraps it. */
function literalAmong(operand, language) {
	const last = operand.at(-1);
	if (last === void 0) return void 0;
	const before = operand.slice(0, -1).map(({ text }) => text).join("");
	if (/^[-&]?$/.test(before) && last.type !== "token_tree") return literalIn(last, language);
	if (last.type !== "token_tree" || !/^&?(vec!|Some|Ok|Err|)$/.test(before)) return void 0;
	return literalAmong(operandsOf$1(last)[0] ?? [], language);
}
/** The first literal of the operand, through lists and the values of objects; a call's arguments are no value. */
function literalIn(node, language) {
	const { literals } = language;
	const kind = literalKinds.find((one) => literals[one].includes(node.type));
	if (kind !== void 0 && literals.interpolated?.test(node.text)) return void 0;
	if (kind !== void 0) return {
		...spanOf(node),
		line: node.startPosition.row + 1,
		kind
	};
	const children = node.namedChildren.filter((child) => child !== null);
	if (literals.entries.includes(node.type)) {
		const last = children.at(-1);
		return last && literalIn(last, language);
	}
	if (!literals.containers.includes(node.type)) return void 0;
	for (const child of children) {
		const literal = literalIn(child, language);
		if (literal !== void 0) return literal;
	}
}
function distinct(expectations) {
	return [...new Map(expectations.map((one) => [one.start, one])).values()].sort((a, b) => a.start - b.start);
}
function spanOf(node) {
	return {
		start: node.startIndex,
		end: node.endIndex,
		text: node.text
	};
}
function stepsIn({ namedChildren }) {
	return namedChildren.flatMap((child) => child === null || child.type === "comment" ? [] : [{
		start: child.startIndex,
		end: child.endIndex
	}]);
}
/** Of the line on which the body's first statement stands, or of the test itself. */
function indentOf$1(body, text) {
	const from = text.lastIndexOf("\n", body.startIndex - 1) + 1;
	return /^[ \t]*/.exec(text.slice(from))?.[0] ?? "";
}
function unquoted(text) {
	const match = /^[a-zA-Z]?(["'`])([\s\S]*)\1$/.exec(text);
	return match === null ? text : (match[2] ?? "").replace(/\\(["'`\\])/g, "$1");
}
// src/syntax/bends.ts
/** Which tests an alarm bends, and how: by an expected value where there is one, else by a failure at the start of the test. */
/** Tests of these files as the attempt has them; a file that cannot be read is named with the reason. */
async function testsOf(files) {
	const tests = [];
	const unreadable = [];
	for (const { path, base, tree } of files) {
		const found = testLanguageOf(path) === void 0 ? "no grammar for this language" : await testsIn(path, tree, base);
		if (typeof found === "string") {
			unreadable.push({
				path,
				reason: found
			});
			continue;
		}
		if (base === tree) {
			tests.push(...found.map((test) => ({
				path,
				test,
				changed: false,
				added: false
			})));
			continue;
		}
		const lines = new Set(base?.split("\n").map((line) => line.trim()));
		const written = tree.split("\n");
		const before = /* @__PURE__ */ new Map();
		const known = base === void 0 ? [] : await testsIn(path, base);
		const names = /* @__PURE__ */ new Set();
		for (const { text, name } of typeof known === "string" ? [] : known) {
			before.set(text, (before.get(text) ?? 0) + 1);
			names.add(name);
		}
		for (const test of found) {
			const left = before.get(test.text) ?? 0;
			before.set(test.text, left - 1);
			const fresh = test.expectations.filter(({ line }) => !lines.has(written[line - 1]?.trim() ?? ""));
			const found = {
				path,
				test,
				changed: left <= 0,
				added: !names.has(test.name)
			};
			tests.push(left <= 0 && fresh.length > 0 ? {
				...found,
				fresh
			} : found);
		}
	}
	return {
		tests,
		unreadable
	};
}
/** Twins, alarm and proofs read the same files: each is parsed once, and what could not be read is tried again. */
async function testsIn(path, text, base) {
	const language = testLanguageOf(path);
	if (language === void 0) return [];
	const key = [
		path,
		base === void 0 ? "new" : base === text ? "the same" : `was ${base}`,
		text
	].join("\0");
	const known = lastRead.get(key) ?? findTests(text, language, base);
	lastRead.delete(key);
	lastRead.set(key, known);
	if (lastRead.size > mostRead) lastRead.delete(lastRead.keys().next().value ?? "");
	if (typeof await known.catch(() => "") === "string") lastRead.delete(key);
	return known;
}
const lastRead = /* @__PURE__ */ new Map();
const mostRead = 60;
/**
* `round` 0: another expected value in the first equality; 1: second ones in all of them; 2: a failure at the start. Empty: the
* test takes no edit. Where a test expects no literal, an assertion of it is said otherwise, or else every round is the failure.
*/
function bendsOf({ path, test, fresh = test.expectations }, round) {
	const language = testLanguageOf(path);
	if (language === void 0 || test.setAside) return [];
	const bendable = fresh.filter((one) => bentValue(one, 0) !== void 0);
	const bends = (round === 2 ? [] : round === 0 ? bendable.slice(0, 1) : bendable).flatMap((expectation) => {
		const after = bentValue(expectation, round === 1 ? 1 : 0);
		const { start, end, line, text } = expectation;
		return after === void 0 ? [] : [{
			kind: "bend",
			path,
			line,
			test: test.name,
			before: text,
			after,
			start,
			end
		}];
	});
	if (bends.length > 0) return bends;
	const { value, opposite, call } = test.asserted ?? {};
	const [first, second] = [
		value,
		call,
		opposite
	].filter((one) => one !== void 0);
	const other = round === 2 ? void 0 : round === 0 ? first : opposite ?? second;
	if (other === void 0) return failureOf$1(path, test, language);
	const { start, end, line, text, after } = other;
	const isLoose = other === call ? "call" : "assertion";
	return [{
		kind: "bend",
		path,
		line,
		test: test.name,
		before: text,
		after,
		start,
		end,
		isLoose
	}];
}
function failureOf$1(path, test, language) {
	const { start, end, text } = test.body;
	const after = language.fail({
		...test.body,
		head: test.head
	});
	if (after === void 0 || after === text) return [];
	return [{
		kind: "fail",
		path,
		line: test.line,
		test: test.name,
		before: text,
		after,
		start,
		end
	}];
}
function bentValue({ kind, text }, round) {
	if (kind === "operand") return round === 0 ? "'bent'" : "'other'";
	return bentLiteral(text, kind, round);
}
/** The same values in other words, in every equality of the test. */
function twinsOf({ path, test }) {
	if (test.setAside) return [];
	const language = testLanguageOf(path);
	return test.expectations.flatMap(({ kind, text, start, end, line }) => {
		const sum = kind === "operand" ? void 0 : twinLiteral(text, kind);
		const after = sum === void 0 || language === void 0 || !("sum" in language) ? sum : language.sum?.(sum);
		return after === void 0 ? [] : [{
			kind: "twin",
			path,
			line,
			test: test.name,
			before: text,
			after,
			start,
			end
		}];
	});
}
/** In one pass, however many. */
function withEdits(text, edits) {
	let from = 0;
	return edits.toSorted((a, b) => a.start - b.start).map(({ start, end, after }) => {
		const part = text.slice(from, start) + after;
		from = end;
		return part;
	}).join("") + text.slice(from);
}
/** Whether a runner's name of a failing test is this test's: suites before it, parameters and a placeholder's values in it. */
function isNamed(reported, written) {
	const suites = reported.lastIndexOf(" \u203a ");
	const leaf = suites === -1 ? reported : reported.slice(suites + 3);
	if (leaf === written || reported === written || reported.endsWith(` \u203a ${written}`)) return true;
	const pattern = written.split(/(%[sdifjoOp#%]|\$\{[^}]*\}|\$\w+(?:\.\w+)*|#\{[^}]*\})/).map((part, index) => index % 2 === 1 ? ".*" : RegExp.escape(part)).join("");
	const before = suites === -1 ? String.raw`(?:^|[ .:#/\\]|#test_\d{4}_)` : "^";
	return new RegExp(`${before}${pattern}${String.raw`(?:$| ?\[.*\]$| ?\(.*\)$| with data set .*$|/.*$|: .*$)`}`, "s").test(leaf);
}
// src/proof/base-mentions.ts
/** What the base's files speak of: data by its name, packages by theirs. */
/** Which files of the base mention a path's name: for data, whose kind no name tells. */
async function readersOf(port, { changed }) {
	const data = changed.map(({ path }) => path).filter((path) => [void 0, "shell"].includes(languageOf(path)));
	if (data.length === 0) return () => [];
	const code = (await port.list("base")).filter((path) => languageOf(path) !== void 0 || builds.test(path)).slice(0, 2e3);
	const readers = /* @__PURE__ */ new Map();
	for (const path of code) {
		const text = await port.read("base", path);
		for (const one of data) {
			const name = one.slice(one.lastIndexOf("/") + 1);
			if (text?.includes(name)) readers.set(one, [...readers.get(one) ?? [], path]);
		}
	}
	return (path) => readers.get(path) ?? [];
}
const builds = /(^|\/)((package|composer)\.json|\w*makefile|[\w.-]+\.mk|justfile|taskfile\.ya?ml)$/i;
/** Sources that load a library for tests hold their helpers, wherever they lie, and so do those whose assertions only tests call. */
async function helpersOfTests(port, { command, testPaths: globs, story = "" }, paths) {
	const [helpers, comparing] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	for (const path of paths) {
		const base = await port.read("base", path);
		if (loadsTestLibrary.test(base ?? await port.read("tree", path) ?? "")) helpers.add(path);
		const names = [...(base ?? "").matchAll(assertion)].map(([, name = ""]) => name);
		if (names.length === 0 || asksForComparison.test(story) || names.some((name) => story.includes(name))) continue;
		const isNamed = new RegExp(`\\b(?:${names.join("|")})\\b`);
		const isTested = new RegExp(`(?:throw|rais|reject|panic)[^\\n]*(?:\\n[^\\n]*)?${isNamed.source}`, "i");
		const roles = /* @__PURE__ */ new Set();
		for (const other of (await port.list("base")).filter((one) => one !== path && languageOf(one)).slice(0, mostFiles$5)) {
			const text = await port.read("base", other) ?? "";
			if (isNamed.test(text)) roles.add(isTested.test(text) ? "tested" : roleOf(other, {
				command,
				globs
			}));
		}
		if (roles.size === 1 && roles.has("test")) comparing.add(path);
	}
	return {
		helpers: helpers.union(comparing),
		comparing
	};
}
/** Declared with two things to compare. */
const assertion = /^[^\S\n]*(?:(?:export|default|public|static|async|pub|template|inline|local|final)\s+)*(?:def|function|func|fn|sub|void|const|macro_rules!|#\s*define)\s+(?:self\.|\w+[.:])?((?:[Aa]ssert|[Ee]xpect|ASSERT|EXPECT)(?=[_A-Z])\w+)[^\n(]*\([^\n),]+,/gm;
const asksForComparison = /\b(?:assert|compar|equal|match|toleran|differen|testing (?:kit|helper|package|module))/i;
const libraries = "(?:unittest|pytest|junit|testng|Xunit|NUnit|minitest|rspec|Test::More|Test2|node:test|vitest|mocha|tape|ava|gtest|catch2|luaunit)";
const loadsTestLibrary = new RegExp(`^\\s*(?:import|from|use|using|require|#\\s*include)\\b.*\\b${libraries}\\b|\\brequire\\(\\s*['"]${libraries}\\b|^\\s*(?:import )?"testing"$`, "im");
/** Packages that lie in the repository, as far as the attempt changed them. */
async function vendoredPackages(port, { changed, command, testPaths }) {
	const all = changed.map(({ path }) => vendoredPackage(path)).filter((one) => one !== void 0);
	const found = [...new Map(all.map((one) => [one.folder, one])).values()];
	if (found.length === 0) return {
		isNewPackage: () => false,
		isOfCode: () => false
	};
	const base = await port.list("base");
	const role = (path) => roleOf(path, {
		command,
		globs: testPaths
	});
	const told = base.filter((path) => languageOf(path) !== void 0 || /^(?:test|run-definition)$/.test(role(path)));
	const code = [...told.filter((path) => role(path) === "test"), ...told.filter((path) => role(path) !== "test")];
	const texts = await Promise.all(code.slice(0, mostFiles$5).map(async (path) => ({
		path,
		role: role(path),
		text: await lower$1(port, path)
	})));
	const isIn = (folder, path) => path === folder || path.startsWith(`${folder}/`);
	const rolesOf = ({ folder, name }) => texts.filter(({ path, text }) => !isIn(folder, path) && text.includes(name.toLowerCase())).map((one) => one.role);
	const isKnown = (folder) => base.some((path) => isIn(folder, path));
	const fresh = found.filter((one) => !isKnown(one.folder) && !rolesOf(one).includes("test"));
	const ofCode = found.filter((one) => {
		const roles = base.some((path) => path.startsWith(`${one.folder}/`)) && code.length <= mostFiles$5 && !runners.test(one.name) ? rolesOf(one) : [];
		return roles.length > 0 && roles.every((role) => role === "production");
	});
	return {
		isNewPackage: (path) => fresh.some(({ folder }) => isIn(folder, path)),
		isOfCode: (path) => ofCode.some(({ folder }) => isIn(folder, path))
	};
}
const mostFiles$5 = 2e3;
/** Tests use them without naming them. */
const runners = /test|spec|mocha|jest|jasmine|chai|assert|expect|should|sinon|tap|ava|karma|cypress|playwright|phpunit|pest/i;
const lower$1 = async (port, path) => (await port.read("base", path) ?? "").toLowerCase();
/** Files without an ending that begin with `#!`, among those that changed. */
async function scriptsOf$1(port, { changed }) {
	const scripts = /* @__PURE__ */ new Set();
	for (const { path } of changed) {
		if (/\.\w+$/.test(path)) continue;
		if ((await port.read("base", path) ?? await port.read("tree", path))?.startsWith("#!")) scripts.add(path);
	}
	return (path) => scripts.has(path);
}
/** Where packages lie that a repository brings along: the folder of one, and the name by which it is loaded. */
function vendoredPackage(path) {
	const match = /^((?:[^/]+\/)*?(?:node_modules|vendor|third[-_]party)\/)((?:@[^/]+\/|[^/]*\.[^/]*\/)?[^/]+)/.exec(path);
	const [, before = "", name = ""] = match ?? [];
	return match === null ? void 0 : {
		folder: `${before}${name}`,
		name
	};
}
// src/proof/located.ts
/** A line that was not printed `before` names a place in it. `others`: what is bent beside it, which may have moved its lines. */
function isLocated(run, before, one, others) {
	const known = new Set(before?.output.split("\n"));
	const fresh = run.output.split("\n").filter((line) => !known.has(line));
	const moved = others.flatMap(({ found, edits }) => found.path === one.found.path ? edits : []).reduce((sum, edit) => edit.start < one.found.test.start ? sum + linesOf$3(edit.after) - linesOf$3(edit.before) : sum, 0);
	return fresh.some((line) => placesIn(line, one.found, moved));
}
/** Whether the base's own output names a place in the test. */
const isToldRed = (found, { output }) => output.split("\n").some((line) => placesIn(line, found, 0));
function placesIn(line, { path, test }, moved) {
	if (test.whole || /:PASS\b/.test(line)) return false;
	const first = test.line + moved;
	const last = first + linesOf$3(test.text);
	const name = RegExp.escape(path.slice(path.lastIndexOf("/") + 1));
	if (new RegExp(`(?:^|[^\\w.])${name}:\\d{1,6}:${RegExp.escape(test.name)}:FAIL\\b`).test(line.slice(0, 500))) return true;
	return [...line.slice(0, 500).matchAll(new RegExp(`(?:^|[^\\w.])${name}:(\\d{1,6})\\b`, "g"))].some(([, number]) => Number(number) >= first && Number(number) <= last);
}
const linesOf$3 = (text) => text.split("\n").length - 1;
// src/proof/proof-tests.ts
/** Which tests a proof edits: those that the attempt added or changed, those that it made green, and one of each file that speaks of it. */
async function testsToBend(port, context) {
	const files = await testFilesOf(port, context);
	const { tests, unreadable } = await asking$1(context, files.changed);
	const named = await asking$1(context, files.existing);
	const { tests: existing } = tests.length === 0 && named.tests.length === 0 ? await asking$1(context, files.others) : named;
	const added = tests.filter(({ changed }) => changed);
	const old = [...tests, ...existing].filter(({ changed }) => !changed);
	const met = metTests(context, old);
	return {
		bent: [
			...added,
			...met,
			...oneOfEach(old, met)
		],
		added,
		met,
		existing,
		unreadable
	};
}
/** What only runs other tests is none: its failure says nothing of them. */
async function asking$1({ command, testPaths }, files) {
	const { tests, unreadable } = await testsOf(files);
	const isRunner = (one) => one.test.whole && (loadsOthers.test(one.test.text) || roleOf(one.path, {
		command,
		globs: testPaths
	}) === "run-definition" && (namesFile(command, one.path) && !holdsChecks(one.test.text) || runsOthers.test(one.test.text) || bendsOf(one, 0).every(isFailure)));
	return {
		tests: tests.filter((one) => !isRunner(one)),
		unreadable
	};
}
const isFailure = ({ kind }) => kind === "fail";
/** It goes over files, or calls a runner: a number that it compares is how these ended. */
const runsOthers = /\bfor\s+\w+\s+in\b[^\n]*[*]|\b(?:find|ls)\s+\S*tests?\b|\b(?:npm|npx|pytest|unittest|cargo|mvn|gradle|phpunit|busted|prove|rake|rspec|ctest|bats|go test|node --test)\b/;
/** A shell function of its own, called with several values, again and again. */
const holdsChecks = (text) => [...text.matchAll(/^(\w+)\s*\(\)/gm)].some(([, name]) => (text.match(new RegExp(`^\\s*${name} \\S+ \\S`, "gm")) ?? []).length > 1);
/** Lua's and Perl's: each of a list of files. */
const loadsOthers = /\bfor\b[^\n]{0,200}\b(?:ipairs|pairs|lines)[^\S\n]?\([\s\S]{0,500}\b(?:dofile|loadfile|require)\s*\(\s*[a-z_]\w*/;
/** Test files that the attempt changed, and those of the base that speak of what it changed. */
async function testFilesOf(port, { changed, command, testPaths, baseline }) {
	const isTest = (path) => {
		const role = roleOf(path, {
			command,
			globs: testPaths
		});
		return role === "test" || role === "run-definition" && testScript.test(path);
	};
	const mayHold = (path) => isTest(path) || path.endsWith(".rs");
	const own = [];
	for (const { path, status } of changed) {
		if (status === "deleted" || !mayHold(path)) continue;
		if (languageOf(path) === void 0 && testLanguageOf(path) === void 0) continue;
		const tree = await port.read("tree", path);
		if (tree === void 0) continue;
		own.push({
			path,
			base: await port.read("base", path),
			tree
		});
	}
	const touched = new Set(changed.map(({ path }) => path));
	const stems = changed.filter(({ path }) => !isTest(path)).map(({ path }) => stemOf$1(path)).filter((stem) => stem.length > 2);
	const red = new Set((baseline?.failures ?? []).map(({ file }) => file).filter((file) => file !== void 0));
	const existing = [];
	const listed = (await port.list("tree")).filter((path) => testLanguageOf(path) !== void 0);
	const byPath = new Set(listed.filter(mayHold));
	const unnamed = byPath.size < fewByPath ? listed.filter((path) => !byPath.has(path)) : [];
	const candidates = [...byPath, ...unnamed].filter((path) => !touched.has(path));
	const places = new Set(changed.filter(({ path }) => !isTest(path)).flatMap(({ path }) => placesOf$2(path)));
	const others = [];
	for (const path of candidates.slice(0, 500)) {
		if (existing.length >= 20) break;
		const text = await port.read("tree", path);
		if (text === void 0 || !(byPath.has(path) || loadsTestLibrary.test(text) || isCheck(path, text))) continue;
		if (stems.some((stem) => text.includes(stem)) || leadsTo$2(text, path, places) || [...red].some((file) => file.endsWith(path) || path.endsWith(file)) || inFolderOf(path, changed)) existing.push({
			path,
			base: text,
			tree: text
		});
		else if (others.length < 5) others.push({
			path,
			base: text,
			tree: text
		});
	}
	return {
		changed: own,
		existing,
		others
	};
}
/** A shell script beside tests says how they run, and may be one. */
const testScript = /(?:^|\/)(?:tests?|specs?|checks?|t)\/(?:.*\/)?[^/]+\.(?:ba)?sh$|[._-](?:test|t|spec)\.(?:ba)?sh$|\btest[\w-]*\.(?:ba)?sh$/;
/** A program that is called so, and asserts, checks others. */
const isCheck = (path, text) => /(?:^|\/)(?:self_?)?(?:checks?|tests?)\.\w+$/.test(path) && /\b(?:assert|check|expect)\w*\s*\(/i.test(text);
/** With fewer a path may be the runner's own, and the tests lie elsewhere. */
const fewByPath = 5;
function stemOf$1(path) {
	const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
	return /^(index|main|mod|lib|__init__)$/.test(stem) ? path.split("/").at(-2) ?? "" : stem;
}
/** How a relative path names a file: without its ending, and an index by its folder. */
function placesOf$2(path) {
	const place = path.replace(/\.\w+$/, "");
	return /^(?:.*\/)?index$/.test(place) ? [place, posix.dirname(place)] : [place];
}
function leadsTo$2(text, from, places) {
	return [...text.matchAll(/['"](\.{1,2}(?:\/[^'"\n]{0,200})?)['"]/g)].some(([, written = ""]) => places.has(posix.join(posix.dirname(from), written).replace(/\/$|\.\w+$/, "")));
}
/** Go's tests see their folder without naming it. */
function inFolderOf(path, changed) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	return path.endsWith("_test.go") && changed.some((one) => one.path.endsWith(".go") && one.path.slice(0, one.path.lastIndexOf("/") + 1) === folder);
}
/** Of the tests that are as the base has them: those that were red there. */
function metTests({ baseline }, tests) {
	const red = (baseline?.failures ?? []).filter(({ kind }) => kind === void 0);
	const met = tests.filter(({ path, test }) => red.some((failure) => isOfTest(failure, test.name) && (failure.file === void 0 || !/test|spec/i.test(failure.file) || failure.file.endsWith(path) || path.endsWith(failure.file))));
	if (met.length === 0 && baseline !== void 0 && baseline.exitCode !== 0) met.push(...tests.filter((found) => isToldRed(found, baseline)));
	return met;
}
/** And one of each other file. */
function oneOfEach(tests, met) {
	const files = new Set(met.map(({ path }) => path));
	return [...Map.groupBy(tests, ({ path }) => path)].flatMap(([path, own]) => {
		const first = files.has(path) ? void 0 : own.find(({ test }) => !test.setAside && test.expectations.length > 0) ?? own.find(({ test }) => !test.setAside);
		return first === void 0 ? [] : [first];
	});
}
/** The command for the files that hold them, or for them alone, where the runner can pick. */
async function pickedFor(port, { green }, tests) {
	const [runner] = green.runners ?? [];
	const isWithin = runner === "cargo test" && tests.some(({ path }) => !/(?:^|\/)tests\//.test(path));
	const isAside = runner === "go test" && tests.some(({ test }) => test.setAside);
	if (runner === void 0 || isWithin || isAside) return void 0;
	const files = [...new Set(tests.map(({ path }) => path))];
	const asked = runner === "go test" || runner === "cargo test" ? tests.map(({ path, test }) => ({
		name: test.name,
		file: path,
		runner
	})) : files.map((path) => ({
		name: path,
		file: path,
		runner,
		kind: "suite"
	}));
	return port.pick(asked);
}
/** Whether a failure is this test's. Under TAP the points below a test are its assertions, with names of their own. */
function isOfTest({ name, runner }, written) {
	if (isNamed(name, written)) return true;
	const last = name.lastIndexOf(" \u203a ");
	return runner === "tap" && last > 0 && isOfTest({
		name: name.slice(0, last),
		runner
	}, written);
}
// src/proof/gone-tests.ts
/** Files of a change that are read for it. */
const mostFiles$4 = 200;
/** The verification with what it calls fixed told apart: what still runs, and what is gone. */
async function tellGone(trees, now, { previous, baseline }) {
	const sinceLast = await changesWithGone(trees, now.tree, now.sinceLast, previous);
	const sinceBaseline = await changesWithGone(trees, now.tree, now.sinceBaseline, baseline);
	return {
		...now,
		...sinceLast && { sinceLast },
		...sinceBaseline && { sinceBaseline }
	};
}
async function changesWithGone(trees, tree, changes, earlier) {
	if (changes === void 0 || changes.fixed.length === 0 || earlier === void 0) return changes;
	if (!await trees.hasTree(earlier.tree)) return changes;
	const changed = (await trees.differences(earlier.tree, tree)).slice(0, mostFiles$4);
	const files = [];
	for (const { path } of changed) {
		const [before, after] = await Promise.all([earlier.tree, tree].map((side) => trees.readFile(side, path)));
		files.push({
			path,
			before: await askedOf(path, before),
			after: await askedOf(path, after)
		});
	}
	const gone = /* @__PURE__ */ new Set();
	for (const name of changes.fixed) {
		const red = earlier.failures.filter((failure) => failure.name === name);
		if (red.length > 0 && red.every((failure) => isGone(failure, files))) gone.add(name);
	}
	if (gone.size === 0) return changes;
	return {
		...changes,
		fixed: changes.fixed.filter((name) => !gone.has(name)),
		gone: [...gone]
	};
}
/** A changed file had it, and no changed file has it now. */
function isGone(failure, files) {
	const { file } = failure;
	return files.filter(({ path }) => file === void 0 || path === file || path.endsWith(`/${file}`)).some(({ before }) => before(failure)) && !files.some(({ after }) => after(failure));
}
/** By its grammar, where one is known that finds tests in it; else by the word. Read once: 300 names in 60 files took a minute. */
async function askedOf(path, text) {
	if (text === void 0) return () => false;
	const { tests } = await testsOf([{
		path,
		tree: text
	}]);
	const running = tests.filter(({ test }) => !test.setAside);
	if (tests.length > 0) return (failure) => running.some(({ test }) => isOfTest(failure, test.name));
	return ({ name }) => {
		const word = name.slice(name.lastIndexOf("\u203a") + 1).trim();
		return new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`).test(text);
	};
}
// src/packages/deciding-projects.ts
/** Which projects of a workspace decide about a change: those that it touches, and those that depend on them. */
/**
* `changed`: paths relative to the folder in which the commands run, `../\u2026` where they lie outside of it; undefined: all are to
* decide. So they do where a path lies in no project, where a project is gone, and where no test of the base would run.
*/
function decidingProjects(sides, changed) {
	const { base, start, now } = sides;
	const all = united(united(base, start), now);
	const folders = changed && touchedFolders(sides, changed);
	const asked = folders === void 0 ? void 0 : withDependents(all, folders);
	const isTested = ({ folder, test }) => test !== void 0 && asked?.has(folder) === true;
	const every = asked === void 0 || !base.some(isTested);
	const only = (projects) => projects.map((each) => every || isTested(each) ? each : {
		...each,
		test: void 0
	});
	const ofBase = chainOf(only(base));
	const own = [
		all,
		inOrderOf(all, now),
		inOrderOf(all, base)
	].map((each) => chainOf(only(each))).find((each) => each !== void 0);
	const whole = chainOf(start);
	if (own === void 0 || ofBase === void 0 || whole === void 0) return void 0;
	return {
		own,
		ofBase,
		whole,
		leftOut: base.filter(({ test }) => test !== void 0).map(({ folder }) => folder).filter((folder) => !ofBase.folders.includes(folder))
	};
}
/** A project of the base keeps its commands and its dependencies, whatever the change made of its manifest. */
function united(before, after) {
	const now = new Map(after.map((project) => [project.folder, project]));
	const kept = before.map((project) => {
		const { test, needs = [], uses = [] } = now.get(project.folder) ?? {};
		return {
			...project,
			test: project.test ?? test,
			needs: [.../* @__PURE__ */ new Set([...project.needs, ...needs])],
			uses: [.../* @__PURE__ */ new Set([...project.uses, ...uses])]
		};
	});
	const known = new Set(before.map(({ folder }) => folder));
	return [...kept, ...after.filter(({ folder }) => !known.has(folder))];
}
/** undefined: the change is about more than single projects. A folder inside another one's touches both. */
function touchedFolders({ base, start, now: after }, changed) {
	const now = new Set(after.map(({ folder }) => folder));
	if ([...base, ...start].some(({ folder }) => !now.has(folder))) return void 0;
	const touched = /* @__PURE__ */ new Set();
	for (const path of changed) {
		const around = [...now].filter((folder) => path.startsWith(`${folder}/`));
		if (around.length === 0) return void 0;
		for (const folder of around) touched.add(folder);
	}
	return touched;
}
function withDependents(all, touched) {
	const asked = new Set(touched);
	for (const folder of asked) for (const each of all) if ([...each.needs, ...each.uses].includes(folder)) asked.add(each.folder);
	return asked;
}
/** With the dependencies of one side alone: those of both together may make a circle, and then nothing can be built first. */
function inOrderOf(all, side) {
	const edges = new Map(side.map(({ folder, needs, uses }) => [folder, {
		needs,
		uses
	}]));
	return all.map((project) => ({
		...project,
		needs: [],
		uses: [],
		...edges.get(project.folder)
	}));
}
function chainOf(projects) {
	const chain = composed(projects);
	return chain === void 0 || "problem" in chain ? void 0 : chain;
}
// src/run-story/deciding.ts
/** What decides about an attempt: in a workspace without a command of its own the projects that it touches, and what depends on them. */
/** `open`: a verifier for other commands than the run's own. Its baseline is that of the same projects. */
function openDeciding(options, verifier, open) {
	const opened = /* @__PURE__ */ new Map();
	const { commands, request } = options;
	const { build, test, because } = commands;
	const isOthers = request.code.start.kind === "again" && request.code.start.theirs !== void 0;
	return async (tree, name) => {
		if (commands.projects === void 0) return {
			options,
			verifier,
			notes: []
		};
		const whole = {
			options,
			verifier,
			decided: {
				build,
				test,
				because
			},
			notes: []
		};
		const everything = isOthers || options.unprepared === true;
		const found = await commandsFor(options, commands.projects, {
			tree,
			everything
		});
		if (found === void 0 || found.commands.test === test && found.ofBase.test === test) return whole;
		const key = JSON.stringify([found.commands, found.ofBase]);
		const decided = opened.get(key) ?? narrowed(found, name);
		opened.set(key, decided);
		return await decided ?? whole;
	};
	/** undefined: what its projects say before the agent is not known, so that nothing could be held against it. */
	async function narrowed({ commands: asked, ofBase, leftOut, folders }, name) {
		const isSame = asked.build === ofBase.build && asked.test === ofBase.test;
		const own = {
			...options,
			commands: {
				...commands,
				...asked
			},
			ofBase: isSame ? void 0 : ofBase
		};
		const mine = open(own);
		const isKnown = ofBase.test === (options.ofBase ?? commands).test;
		const before = leftOut.length === 0 && isKnown ? verifier.baseline : await saysBefore(mine, `${name}-before`);
		if (before === void 0) return void 0;
		mine.baseline = {
			...before,
			command: (before.step === "build" ? asked.build : asked.test) ?? ""
		};
		const which = leftOut.length > 0 ? "projects that were touched, and those that depend on them" : "projects";
		const words = `${because.replace(/; projects: .*$/s, "")}; ${which}: ${folders.join(", ")}`;
		return {
			options: own,
			verifier: mine,
			decided: {
				...asked,
				because: words,
				whole: {
					build,
					test
				}
			},
			notes: redElsewhere(verifier.baseline, before, leftOut)
		};
	}
	async function saysBefore(mine, name) {
		const before = await mine.run(options.baseTree, name, { ofBase: true });
		return (before.result === "passed" || before.result === "failed" && !wasStopped(before)) && options.limits.aborted() === void 0 ? before : void 0;
	}
}
async function commandsFor({ request, workspace, commands, baseTree }, start, { tree, everything }) {
	const { settings } = request;
	const projectsAt = (head) => foundProjects(commandTree(settings, {
		...workspace,
		head
	}));
	const [base = start, now = []] = await Promise.all([projectsAt(baseTree), projectsAt(tree)]);
	const paths = await Promise.all([baseTree, workspace.base.commit].map((from) => changedPaths({ workspace }, from, tree)));
	const folder = folderOf$2(settings);
	const changed = paths.flat().map(({ path }) => path.startsWith(folder) ? path.slice(folder.length) : `../${path}`);
	const deciding = decidingProjects({
		base,
		start,
		now
	}, everything ? void 0 : changed);
	if (deciding === void 0) return void 0;
	const { own, ofBase, leftOut, whole } = deciding;
	const isMade = commands.build === whole.build;
	const of = (chain) => ({
		build: isMade ? chain.build : commands.build,
		test: chain.test
	});
	return {
		commands: of(own),
		ofBase: of(ofBase),
		leftOut,
		folders: own.folders
	};
}
/** What was red in a project that does not decide. */
function redElsewhere(all, before, leftOut) {
	if (leftOut.length === 0 || all === void 0 || all.result === "passed") return [];
	const left = before.failures.map(({ name, file }) => `${file}\n${name}`);
	const isOwn = ({ name, file }) => {
		const at = left.indexOf(`${file}\n${name}`);
		return at >= 0 && left.splice(at, 1).length > 0;
	};
	const names = all.failures.filter((one) => !isOwn(one)).map(({ name }) => name);
	if (names.length === 0 && before.result !== "passed") return [];
	return [`Red before the agent, in a project that was not touched, and not run again: ${names.length > 0 ? names.slice(0, 10).join(", ") : `one of ${leftOut.join(", ")}`}`];
}
// src/run-story/fresh-install.ts
/** The repository's own install command over nothing but the files that are pushed: what a fresh clone would do. */
/** A green whose manifests or lock files changed is one only where they install; it accuses by difference to where the run began. */
async function installsFresh(options, { tree, name, green }) {
	const { request, workspace, headTree, limits } = options;
	if (green.result !== "passed") return green;
	const { repository } = workspace;
	const paths = (await repository.differences(headTree, tree)).map(({ path }) => path);
	if (changedManifests(paths).length === 0 && !options.unprepared) return green;
	const { setup: command } = await findRunCommands(request, {
		...workspace,
		head: tree
	});
	if (command === void 0) return green;
	const install = {
		headTree,
		tree,
		setup: command,
		cwd: request.settings.workingDirectory
	};
	const changed = await changedInstallInputs(repository, install);
	if (changed.length === 0 && !options.unprepared) return green;
	if (options.sandbox.kind === "docker") {
		const note = `Nothing proves that \`${command}\` works in a fresh clone: docker has no network of named hosts`;
		return told$5(green, {
			result: "unproved",
			command
		}, note);
	}
	const result = await freshInstall(options, tree, command, `${name}-install`);
	if (result.exitCode === 0) return told$5(green, {
		result: "passed",
		command
	}, `\`${command}\` passed over a fresh copy of this tree`);
	const how = result.ended === "exited" ? `exited ${result.exitCode}` : result.ended;
	const cut = () => {
		const note = `\`${command}\` over a fresh copy of this tree did not come to its end: nothing backs the exit code.`;
		return {
			...told$5(green, {
				result: "unproved",
				command
			}, note),
			result: "failed"
		};
	};
	if (limits.aborted() !== void 0) return cut();
	const why = options.unprepared ? void 0 : await failsAnyway(options, command, `${name}-install-before`);
	if (limits.aborted() !== void 0) return cut();
	if (why !== void 0) {
		const note = `Nothing proves that \`${command}\` works in a fresh clone: it ${how} (${conditions}), and ${why}`;
		return told$5(green, {
			result: "unproved",
			command
		}, note);
	}
	const logPath = `logs/${name}-install.log`;
	const output = await condensedLog(join(request.record.runDir, logPath), request.settings.maxFeedbackChars);
	const what = changed.length === 0 ? "as it did before" : `${changed.slice(0, 5).join(", ")} changed`;
	const note = `\`${command}\` ${how} over a fresh copy of this tree (${conditions}): ${what}`;
	return {
		...told$5(green, {
			result: "failed",
			command
		}, note),
		result: "failed",
		output,
		logPath
	};
}
/** Why a failure says nothing about the change; undefined where it does. */
async function failsAnyway(options, command, name) {
	const base = await freshInstall(options, options.headTree, command, name);
	if (base.exitCode === 0) return void 0;
	return base.ended === "exited" ? "so it does without the change" : "without the change it does not come to its end";
}
const conditions = "network to package registries only, no lifecycle scripts";
/** First, because it may be all that a line has room for. */
function told$5(green, install, note) {
	return {
		...green,
		install,
		notes: [note, ...green.notes]
	};
}
/** Runs `script` over nothing but the files of `tree`, with no network but to registries and no lifecycle scripts. */
async function freshInstall({ request, workspace, sandbox, limits }, tree, script, name) {
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { over } = await laidOver$1(workspace.repository, workDir, emptyTree(tree), tree);
	await using layer = await sandbox.layer({
		over,
		deleted: [],
		bare: true
	}, "cold");
	const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
	return await layer.exec({
		script: withoutScripts(script),
		cwd: settings.workingDirectory,
		logPath: join(runDir, "logs", `${name}.log`),
		timeoutMs,
		env: {
			...noScripts,
			...noQuestions
		},
		withoutTestEnv: true,
		network: registries(settings),
		signal: limits.signal
	});
}
/** git knows it without having it. */
function emptyTree({ length }) {
	return length === 64 ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321" : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
}
// src/guard/reaches-others.ts
/** Whether tests may change what other tests of the same process meet. Where in doubt they may. */
function reachesOthers(path, text) {
	return reaching.test(text) || /\.(?:go|c|h|cc|cpp|hpp)$/.test(path) && assigning.test(text);
}
/** Files and processes are the same for all tests, whatever process each of them runs in. */
function changesFiles(text) {
	return changing.test(text);
}
const changing = /\b(?:write_?(?:file|text|bytes|lines)\w*|append_?file\w*|create_?write_?stream|copy(?:_?file\w*|Sync)?|cp(?:Sync|_r)?|mv|rename\w*|unlink\w*|truncate\w*|rm(?:Sync|dir\w*|_rf?|tree)?|symlink\w*|shutil|FileUtils|child_process|spawn\w*|exec(?:File|Sync)\w*|subprocess|popen\w*|system)\s*[('"`.]|\bopen(?:Sync)?\s*\(?[^\n]{0,200}['"](?:[rwabt+]{0,3}[wa+][bt+]{0,2}['"]|\+?>)|\bfs::(?:write|rename|copy|remove\w*|create\w*)|\b(?:File|IO|Files|os)\.(?:write|create|open|delete|remove|rename|move)\w*\(|\bnew File(?:Writer|OutputStream)\b|\bf?open\(\s*\w+,|File::create|Command::new|['"](?:node:)?fs\/promises['"]/i;
/** A line of production that may keep something from one test to the next, or ask for what a test can set. */
function mayKeep(line) {
	return keeping.test(line);
}
/** Code of tests that may change what other tests meet: the language, the environment, the product. A class that is no test may be the product's, opened again. */
const reaching = new RegExp([
	/\b(?:global|nonlocal|(?:set|del)attr|monkeypatch|\w*[pP]atch\w*|importlib|reload|builtins|environ|putenv|setenv|chdir|ENV|GLOBALS|globalThis)\b/,
	/\b(?:\w+_eval|define_\w+|remove_\w+|undef|prepend|alias\w*|refine|\w+_set|instance_variable\w*|stub\w*|[mM]ock\w*|spyOn|at_exit|ini_set)\b/,
	/\b(?:prototype|definePropert\w+|setAccessible|TestMain|unsafe|setUpClass|setUpModule|set_?up_(?:class|module))\b/,
	/\b\w*(?:before|after|Before|After)_?(?:all|each|All|Each|Class)\b|\b(?:eval|exec|allow\w*|assign|extend|send)\(|\bfunc init\(|\bstatic\b/,
	/\$\w+\s*=|@@|\bprocess\.env|\bsys\.(?:modules|path|argv|std)|^[ \t]*(?:module|extend|include) \w|^[ \t]*(?:\w+ )*class (?![^\n]*Test)|^function /,
	/(?:^|[;{(:,|>])[ \t]*(?!(?:self|this)\.\w+[ \t]*=)[A-Za-z_]\w*(?:(?:\.|->)\w+|\[[^\]\n]{0,200}\]|\([^()\n]{0,200}\)(?=[.[])){1,20}[ \t]*(?:,[^\n=(]{0,200})?(?:[-+*|&/%^?]{0,2}=(?![=>~])|\+\+|--)/,
	/^[ \t]*(?!(?:self|this)\.)\w+(?:\.\w+)+\.(?:update|set\w*|clear|append|extend|insert|pop|remove|push|unshift|splice|delete|add|register\w*)\(/,
	/\b(?:vars|delattr|Reflect\.\w+)\(|__(?:dict|globals|class)__|\b(?:[sS]etenv|[cC]hdir|[sS]etProperty|setDefault|setlocale|getcontext|rewire|proxyquire|ctypes|settrace|setprofile)\b|\b(?:del|delete)[ \t(]+\w+[.[,]|require\.cache/
].map(({ source }) => source).join("|"), "m");
/** Of languages that declare variables: one that is declared elsewhere gets another value. */
const assigning = /(?:^[ \t]+|[{;][ \t]*|\b(?:for|if|switch)[ \t]+)(?:[\w*.]+,[ \t]*){0,9}\*?\w+[ \t]*(?:[-+*|&/%^]?=(?!=)|\+\+|--)/m;
const keeping = /\b(?:global|cache\w*|memo\w*|singleton|environ\w*|getenv|ENV|process\.env|thread_local|\w*[lL]azy\w*|Once\w*|Mutex|RefCell|sys\.modules)\b|\bstatic\b(?!.*\()|@@|^\$\w|^(?:let|var)\b|^(?:export )?const \w+ = (?:new\b|\[\]|\{\})|^[a-z_]\w*[ \t]*(?::[^=]*)?=(?!=)|^\w+ = (?:\[\]|\{\}|dict|list|set)\b/;
// src/proof/bent-test.ts
/** One side with the files of these tests as the attempt has them, bent. */
async function treeOf(port, side, bent) {
	const files = /* @__PURE__ */ new Map();
	for (const [path, own] of Map.groupBy(bent, ({ found }) => found.path)) {
		const text = await port.read("tree", path);
		if (text === void 0) continue;
		files.set(path, withEdits(text, own.flatMap(({ edits }) => edits)));
	}
	return port.make(side, [], files);
}
/** make says of every red recipe, a test's too, what it says of a compiler's. */
function failuresOf(run) {
	return run.failures.filter(({ runner }) => runner !== "make");
}
/** What does not compile says nothing of a test. */
function isUnbuilt({ failures }) {
	const unbuilt = failures.filter(({ kind }) => kind === "compile");
	const isTold = failures.some(({ kind }) => kind === void 0);
	return unbuilt.some(({ runner }) => runner !== "make" || !isTold);
}
function isOf(failure, { found }) {
	if (found.test.whole) return (failure.file ?? failure.name).endsWith(found.path);
	if (failure.kind !== void 0 || !sameFile(failure.file, found.path)) return false;
	const { name } = found.test;
	if (found.path.endsWith(".exs") && failure.name.endsWith(` ${name}`)) return true;
	if (isOfTest(failure, name)) return true;
	if (name !== "main") return false;
	return isProgram$3(failure.name, found.path) || found.test.body.text.includes(`"${failure.name}"`);
}
/** The word of what runs whole programs, of the one that holds these tests. */
function isOfProgram({ name, kind, runner }, { found }) {
	return kind === void 0 && runner === "ctest" && isProgram$3(name, found.path);
}
/** What runs programs calls one by a name of its own: `eval`, of `tests/eval_test.cpp`. */
function isProgram$3(name, path) {
	const bare = (text) => text.toLowerCase().replace(/[^a-z\d]|tests?|check/g, "");
	const stem = path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("."));
	return bare(name) !== "" && bare(name) === bare(stem);
}
/** The failure of one of several tests: where a name with placeholders fits that of another, it is the other's. */
function failureOf(failures, one, all) {
	const others = placeholder.test(one.found.test.name) ? all.filter((other) => !placeholder.test(other.found.test.name)) : [];
	return failures.find((failure) => isOf(failure, one) && !others.some((other) => isOf(failure, other)));
}
const placeholder = /%[sdifjoOp#]|\$\{|#\{|\$\w/;
/** For the record: each edit, and what came of it. */
function told$4(one, dead) {
	const outcome = dead.includes(one) ? "silent" : one.outcome ?? "unusable";
	return one.edits.map(({ kind, path, line, test, before, after }) => ({
		kind,
		path,
		line,
		test,
		before: short$1(before),
		after: short$1(after),
		outcome,
		...one.logPath === void 0 ? {} : { logPath: one.logPath }
	}));
}
const short$1 = (text, most = 200) => text.length > most ? `${text.slice(0, most)}\u2026` : text;
/** Whether it is what the attempt is about: it wrote it, made it green, or the test has spoken already. */
function isAsked$1(one, baseline) {
	return one.found.changed || one.outcome === "rang" || (baseline?.failures ?? []).some((failure) => isOf(failure, one));
}
/** Where a run never ends, or ends at each first failure, only what the attempt is about is asked again. */
function leaveOthers(waiting, baseline, { result }) {
	const reason = result === "timed-out" ? "bent, the run does not come to its end" : "the runner stopped before it";
	if (!waiting.some((one) => isAsked$1(one, baseline))) return;
	for (const one of waiting) if (!isAsked$1(one, baseline)) Object.assign(one, {
		outcome: "unusable",
		reason
	});
}
/** Its file, or in a compiled language its folder, could not run at all. */
function isBroken({ kind, file, name }, { found }) {
	if (kind === void 0) return false;
	return sameFile(file ?? name, found.path) || kind === "compile" || (file ?? name).includes(folderOf(found.path));
}
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1) || path;
function sameFile(file, path) {
	return file === void 0 || file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`) || !/test|spec/i.test(file);
}
// src/proof/changed-texts.ts
/** What an attempt changed in the files of one role: their texts on both sides. */
/** One after the other, each read when it is asked for; none of what was deleted. */
async function* changedTexts$1(port, { changed, command, testPaths: globs }, role) {
	for (const { path, status } of changed) {
		if (status === "deleted" || roleOf(path, {
			command,
			globs
		}) !== role) continue;
		const [base = "", tree = ""] = [await port.read("base", path), await port.read("tree", path)];
		yield {
			path,
			base,
			tree
		};
	}
}
// src/verify/specifiers.ts
/** Where the imports and relative strings of a file lead, so that two places of one test can be compared. */
function sideOf(paths, now, goMod) {
	const byBare = /* @__PURE__ */ new Map();
	for (const path of paths) {
		if (languageOf(path) === void 0) continue;
		const known = byBare.get(bare$3(path));
		if (known === void 0) byBare.set(bare$3(path), [path]);
		else known.push(path);
	}
	return {
		files: new Set(paths),
		byBare,
		now,
		goModule: /^module\s+(\S+)/m.exec(goMod ?? "")?.[1]
	};
}
const imports = /^\s*(import\b|from\b|use\b|using\b|package\b|namespace\b(?! eval \w+ \{.*\S)|mod\b|extern\b|include\b|#\s*include\b|require\w*\b|load\b|\}\s*from\b|(const|let|var|my|local)\b.*\b(require|import)\b|(vi|jest)\.\w*[mM]ock\(|(\w+\s+)?"[\w.~-]+(\/[\w.~-]+)+"\s*$)/;
const isImport = (line) => imports.test(line);
/** The line with where it leads instead of how that is written; imported names stay. */
function placed$1(line, file, side) {
	if (!isImport(line)) return line.replace(strings, (whole, _quote, text) => relativeIn(text, file, side) ?? whole);
	if (/["']/.test(line)) return line.replace(strings, (whole, quote, text, at) => {
		const before = line.slice(0, at);
		const leads = relativeIn(text, file, side) ?? (/\b(require_relative|include)\s*\(?\s*$/.test(before) ? relative$1(`./${text}`, file, side) : void 0) ?? (loads$1.test(before) ? absolute(text, side) : void 0);
		return leads === void 0 ? whole : `${quote}${leads}${quote}`;
	});
	const folder = posix.dirname(file).split("/").join(".");
	return line.replace(/^(\s*package\s+)([\w.]+)/, (whole, head, name) => `.${folder}`.endsWith(`.${name}`) ? `${head}\0` : whole).replace(/^(\s*(?:from|import)\s+)([\w.]+)/, (whole, head, name) => {
		const [, dots = "", rest = ""] = /^(\.*)(.*)$/.exec(name) ?? [];
		const path = rest.replaceAll(".", "/");
		const leads = dots === "" ? absolute(path, side) : relative$1(`${"../".repeat(dots.length - 1)}./${path}`, file, side);
		return leads === void 0 ? whole : `${head}${leads}`;
	});
}
const strings = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
const loads$1 = /(\bfrom|\b(require|import|[mM]ock|unmock|load)\s*\(?|^\s*([\w.]+|import(\s+[\w.]+)?)?)\s*$/;
function relativeIn(text, file, side) {
	const path = /^\/?(\.\.?\/.*|\.\.)$/.exec(text)?.[1];
	return path === void 0 ? void 0 : relative$1(path, file, side);
}
function relative$1(path, file, side) {
	const joined = posix.join(posix.dirname(file), path);
	return leadsTo$1(joined, filesAt([joined], side), side);
}
/** From the root or where sources begin; a tail that fits says nothing. */
function absolute(path, side) {
	if (side.goModule !== void 0 && path.startsWith(`${side.goModule}/`)) return packageAt(path.slice((side.goModule ?? "").length + 1), path, side);
	const found = filesAt(roots.map((root) => posix.join(root, path)), side);
	return found.length === 0 ? void 0 : leadsTo$1(path, found, side);
}
const roots = [
	"",
	"src",
	"lib",
	"src/main/java",
	"src/main/kotlin"
];
/** A package of Go is its folder: it moved where each of its files did, to one place. */
function packageAt(folder, path, { files, now }) {
	const own = [...files].filter((each) => posix.dirname(each) === folder && /(?<!_test)\.go$/.test(each));
	const moved = own.flatMap((each) => now.get(each) ?? []);
	const to = new Set(moved.map((each) => posix.dirname(each)));
	const all = own.every((each) => now.has(each) || now.get(each) === each);
	return to.size === 1 && (all || to.has(folder)) ? `\0${[...to][0]}` : path;
}
function filesAt(paths, { files, byBare }) {
	return paths.flatMap((path) => files.has(path) ? [path] : [
		"",
		"index",
		"__init__",
		"mod"
	].flatMap((name) => byBare.get(posix.join(path, name)) ?? []));
}
function leadsTo$1(path, found, { now }) {
	const [only] = found;
	const to = found.length === 1 && only !== void 0 ? now.get(only) : void 0;
	return to === void 0 ? `${path}\0${found.join("\0")}` : `\0${to}`;
}
const bare$3 = (path) => path.slice(0, path.length - posix.extname(path).length);
// src/proof/fresh-lines.ts
/** What an attempt wrote in a source: lines of code that its base does not have. */
/** From 1; without imports and lines of comment. */
function freshLines(base, tree) {
	const known = new Set(base.split("\n").map((line) => line.trim()));
	return tree.split("\n").flatMap((line, at) => {
		return /\w/.test(line) && !comments$4.test(line) && !isImport(line) && !known.has(line.trim()) ? [at + 1] : [];
	});
}
/** The same with the beginning of each. */
function freshCode(base, tree) {
	const lines = tree.split("\n");
	return freshLines(base, tree).map((line) => ({
		line,
		text: (lines[line - 1] ?? "").slice(0, 500)
	}));
}
const comments$4 = /^\s*(?:\/\/|#|\*|\/\*|--|"""|'''|<\?php)/;
// src/proof/beside-alarm.ts
/**
* Where the base is green and the attempt brings only files of new tests beside production, *sources alone* asks one thing more than the
* green: whether the base's tests hear how they are written. That is asked in the alarm's first run, in tests that are not bent there.
* Not where the new files may do something to the base's tests: then these have to be run without them.
*/
/** Tests of the base to be written differently; undefined where *sources alone* needs a run of its own. `bent`: what the alarm bends. */
async function twinsBeside(port, context, { rest, laid }, bent) {
	const { baseline, green, changed } = context;
	const { runners = [] } = green;
	const isTold = green.counts !== void 0 || runners.length === 1 && runners[0] === "go test";
	if (rest.length === 0 || laid.files.size > 0 || !isTold || bent.length === 0) return void 0;
	if (baseline?.result !== "passed" || baseline.exitCode !== 0) return void 0;
	if (baseline.tree !== await port.make("base", [], /* @__PURE__ */ new Map())) return void 0;
	const isNew = (path) => changed.some((one) => one.path === path && one.status === "added");
	const held = new Set(bent.filter(({ path }) => rest.includes(path)).map(({ path, test }) => `${path} ${test.name}`));
	if (green.counts && ran(green.counts) - ran(baseline.counts) < held.size) return void 0;
	if (!rest.every(isNew) || !await areApart(port, context, rest, bent)) return void 0;
	const twins = [];
	for (const path of new Set(bent.filter(({ added }) => !added).map((one) => one.path))) {
		const tree = await port.read("tree", path);
		const { tests } = tree === void 0 ? { tests: [] } : await testsOf([{
			path,
			base: tree,
			tree
		}]);
		for (const found of tests) twins.push({
			found,
			edits: twinsOf(found)
		});
	}
	return { twins: twins.filter(({ edits }) => edits.length > 0) };
}
const ran = ({ passed, failed, skipped } = {
	passed: 0,
	failed: 0,
	skipped: 0
}) => passed + failed + skipped;
/** What stands where another value is bent in the same run is left as it is. */
function besideBends(twins, bent) {
	const edited = bent.flatMap(({ edits }) => edits);
	const isFree = ({ path, start, end }) => edited.every((other) => other.path !== path || other.end <= start || end <= other.start);
	return twins.filter(({ found }) => !bent.some((one) => one.found.path === found.path && one.found.test.name === found.test.name)).filter(({ edits }) => edits.every(isFree));
}
/** All tests ran, and none is red but those that were bent. */
function othersAreGreen(run, { green }, bent) {
	const { counts, failures } = run;
	if (run.result === "timed-out" || isUnbuilt(run)) return false;
	const isOfGo = failures.every(({ runner, message = "" }) => runner === "go test" && !/\bpanic\b|os\.Exit/.test(message));
	if (counts === void 0 && (!isOfGo || /-failfast\b/.test(green.command))) return false;
	if (counts !== void 0 && (stoppedEarly(run, green) || counts.failed > failures.length)) return false;
	return failures.every((one) => bent.some((other) => isOf(one, other)));
}
/** What *sources alone* comes to then. */
function provedBeside({ sources, laid, rest }, twins, run) {
	const edits = twins.flatMap((one) => one.edits.map(({ kind, path, line, test, before, after }) => ({
		kind,
		path,
		line,
		test,
		before,
		after,
		outcome: "kept",
		logPath: run.logPath
	})));
	return {
		sources: {
			...sources,
			twins: edits.length,
			logPath: run.logPath
		},
		edits,
		reasons: [],
		proved: true,
		backed: {
			laid,
			rest
		}
	};
}
/** The files hold tests, and do nothing to others: each runs in a process of its own, or they touch nothing that others see. */
async function areApart(port, context, paths, tests) {
	const { command, testPaths: globs, green } = context;
	const holdsTests = (path) => tests.some((one) => one.path === path && (!one.test.whole || path.endsWith(".t")));
	if (!paths.every((path) => roleOf(path, {
		command,
		globs
	}) === "test")) return false;
	const texts = /* @__PURE__ */ new Map();
	for (const path of paths) texts.set(path, await port.read("tree", path) ?? "");
	if ([...texts.values()].some(changesFiles)) return false;
	const isOfProcesses = (runner) => ofProcesses.test(runner) || runner === "cargo test" && paths.every((path) => /(?:^|\/)tests\//.test(path));
	const { runners = [] } = green;
	const isIsolated = !/isolation=none/.test(`${command} ${await port.read("tree", "package.json")}`);
	const isHelper = (path) => runners[0] === "node:test" && /\.[cm]?[jt]s$/.test(path);
	if (runners.length === 1 && runners.every(isOfProcesses) && isIsolated) return paths.every((path) => holdsTests(path) || isHelper(path));
	if (!paths.every(holdsTests)) return false;
	if ([...texts].some(([path, text]) => reachesOthers(path, text))) return false;
	for await (const { base, tree } of changedTexts$1(port, context, "production")) if (freshCode(base, tree).some(({ text }) => mayKeep(text))) return false;
	return true;
}
/** They run each file in a process, or a context, of its own. */
const ofProcesses = /^(?:node:test|jest|prove|ava)$/;
// src/packages/merge-manifest.ts
/** A manifest by part: dependencies that the attempt adds are taken, everything else stays the base's. */
const dependencies = listed("dependencies devDependencies peerDependencies optionalDependencies require require-dev");
const jsonWhole = listed("main module types exports imports bin files type autoload");
/** The base's text with what may be taken of the tree's. Unreadable or of no known form: the base's. `own`: specifiers of packages that lie in the base. */
function mergedManifest(path, base, tree, own = /* @__PURE__ */ new Set()) {
	if (base === void 0) return tree;
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	if (name.endsWith(".json")) return mergedJson(base, tree, own);
	if (name === "go.mod") return mergedGoMod(base, tree);
	if (name.endsWith(".toml")) return mergedToml(base, tree);
	return mergedLines(base, tree);
}
/** Added packages; a part that the base does not have is taken whole, one that it has stays. */
function mergedJson(base, tree, own) {
	const [before, after] = [parsedJson(base), parsedJson(tree)];
	if (!isObject(before) || !isObject(after)) return base;
	const merged = { ...before };
	for (const key of dependencies) {
		const [old, now] = [before[key], after[key]];
		if (isObject(now)) merged[key] = {
			...isObject(old) ? addedOf(now, own) : now,
			...isObject(old) ? old : {}
		};
	}
	for (const key of jsonWhole) {
		const [old, now] = [before[key], after[key]];
		if (old === void 0 && now !== void 0) merged[key] = now;
		if (isObject(old) && isObject(now)) merged[key] = {
			...addedOf(now, own),
			...old
		};
	}
	return JSON.stringify(merged) === JSON.stringify(before) ? base : `${JSON.stringify(merged, void 0, 2)}\n`;
}
/** Whether a package.json has, beside packages that are new, other versions of what the code loads alone, and scripts that nothing runs by itself. */
function raisesVersionsAlone(path, base, tree = "") {
	if (base === void 0 || !/(?:^|\/)package\.json$/.test(path)) return false;
	const [before, after] = [objectIn(parsedJson(mergedManifest(path, base, tree))), objectIn(parsedJson(tree))];
	const [old, now] = [objectIn(before.dependencies), objectIn(after.dependencies)];
	if (!Object.entries(now).every(([name, one]) => one === old[name] || plainVersion.test(String(one))) || Object.keys(old).some((name) => !(name in now))) return false;
	const scripts = objectIn(before.scripts);
	const kept = Object.entries(objectIn(after.scripts)).filter(([name]) => name in scripts || runsByItself.test(name));
	const like = {
		dependencies: now,
		scripts: Object.fromEntries(kept)
	};
	return Object.keys(after).length > 0 && isDeepStrictEqual({
		...before,
		dependencies: now,
		scripts
	}, {
		...after,
		...like
	});
}
const plainVersion = /^[~^]?\d+(?:\.\d+){0,2}(?:-[\w.]+)?$/;
const runsByItself = /^(?:pre|post)|install|prepare|^(?:test|dependencies)$/;
/** A specifier that leads to a file or an address would bring other code under a known name, but for packages of the base's own. */
function addedOf(now, own) {
	return Object.fromEntries(Object.entries(now).filter(([name, value]) => typeof value === "string" && (own.has(`${name} ${value}`) || !/^(file|link|portal|git|https?)[:+]/.test(value))));
}
/** Packages of a `package.json` that lie at `folder` below it; `specifier` is name and address, as `own` has it. */
function localPackages(tree) {
	const manifest = objectIn(parsedJson(tree));
	return dependencies.flatMap((key) => {
		const section = manifest[key];
		return Object.entries(objectIn(section)).flatMap(([name, value]) => {
			const folder = typeof value === "string" ? /^(?:file|link|portal):(?:\.\/)?([^.:][^:]*)$/.exec(value)?.[1] : void 0;
			return folder === void 0 ? [] : [{
				name,
				folder,
				specifier: `${name} ${value}`
			}];
		});
	});
}
function packageName(manifest) {
	return objectIn(parsedJson(manifest)).name;
}
/** Required modules that are new; `replace`, `exclude` and versions stay. */
function mergedGoMod(base, tree) {
	const required = (text) => [...text.matchAll(/^\s*(?:require\s+)?([\w.-]+\.[\w.-]+\/\S+)\s+(v\S+)/gm)].map(([, module = "", version = ""]) => [module, version]);
	const known = new Set(required(base).map(([module]) => module));
	const added = required(tree).filter(([module]) => !known.has(module));
	return added.length === 0 ? base : `${base.trimEnd()}\n${added.map(([module, version]) => `require ${module} ${version}`).join("\n")}\n`;
}
/** Lines `name = \u2026` that are new in the sections of dependencies. */
function mergedToml(base, tree) {
	const before = tomlSections(base);
	const after = tomlSections(tree);
	const lines = base.split("\n");
	const added = [];
	for (const [section, entries] of after) {
		if (!/(^|\.)(build-|dev-)?dependencies$|^features$/.test(section)) continue;
		const known = before.get(section);
		const fresh = [...entries].filter(([key, line]) => !known?.has(key) && !/\b(path|git)\s*=/.test(line)).map(([, line]) => line);
		if (fresh.length === 0) continue;
		const at = lines.findIndex((line) => line.trim() === `[${section}]`);
		if (at === -1) added.push("", `[${section}]`, ...fresh);
		else lines.splice(at + 1, 0, ...fresh);
	}
	return added.length === 0 ? lines.join("\n") : `${lines.join("\n").trimEnd()}\n${added.join("\n")}\n`;
}
function tomlSections(text) {
	const sections = /* @__PURE__ */ new Map();
	let section = "";
	for (const line of text.split("\n")) {
		const head = /^\s*\[{1,2}([^[\]]+)\]{1,2}\s*$/.exec(line)?.[1];
		if (head !== void 0) section = head.trim();
		const key = /^\s*([\w.-]+)\s*=/.exec(line)?.[1];
		if (key === void 0) continue;
		const entries = sections.get(section) ?? /* @__PURE__ */ new Map();
		sections.set(section, entries.set(key, line));
	}
	return sections;
}
/** Packages that are new: `requirements.txt`, `Gemfile`. Options and addresses stay out. */
function mergedLines(base, tree) {
	const packageOf = (line) => /^\s*(?:gem\s+['"]([\w-]+)['"]|([A-Za-z][\w.-]*)\s*(?:\[[^\]]*\])?\s*(?:[=~<>!]=?.*)?$)/.exec(line)?.slice(1).find(Boolean);
	const known = new Set(base.split("\n").map(packageOf));
	const added = tree.split("\n").filter((line) => packageOf(line) !== void 0 && !known.has(packageOf(line)));
	return added.length === 0 ? base : `${base.trimEnd()}\n${added.join("\n")}\n`;
}
// src/verify/failing-test.ts
/** Whether a red says anything about tests: a linter, a missing tool or a coverage bar says nothing that a change could meet. */
/** A test that failed or could not be compiled, or the runner's own word that there is none yet. */
function tellsOfTests(verification, testPaths) {
	const { command, counts, failures, output } = verification;
	if (hasNoTestYet(verification, testPaths)) return true;
	if (counts !== void 0 && (counts.failed > 0 || counts.passed + counts.skipped === 0)) return true;
	const named = new Set(command.split(/\s+/).map((word) => word.replace(/^\.\//, "")));
	const isOfTests = (failure) => isTest(failure) || isTestSource(failure, testPaths) || failure.runner === "tsc" && named.has(failure.file ?? "");
	if (failures.some(isOfTests) || onlyRustTests(output)) return true;
	return [
		/\bAssertionError\b/,
		crash,
		...missingNames
	].some((pattern) => pattern.test(output)) || looksLikeTests(verification, testPaths);
}
/** None ran, or the runner says that there is none. */
function hasNoTestYet(verification, testPaths) {
	return ranNoTest(verification) || verification.exitCode !== 0 && saysNoTestYet(verification.output, testPaths);
}
/** Of a runner that no reader knows: where no linter, compiler or shell explains the red, the usual words of a failing test will do. */
function looksLikeTests({ step, command, counts, failures, output }, testPaths) {
	const isExplained = failures.some(({ runner = "" }) => !callers.has(runner));
	if (step !== "test" || counts !== void 0 || isExplained) return false;
	const lines = output.replaceAll(ofTool, "").split("\n");
	return lines.some((line) => isVerdict(line) && !/^\s*(?:\u2718 )?\[?error\b|error\]?!?$/i.test(line)) || words$5.some((pattern) => pattern.test(output)) || diff.test(output) && !formats.test(`${command}\n${output}`) || isNamedTest(command, lines, testPaths) && !formats.test(`${command}\n${output}`) && !missingTool(output) || lines.some((line) => isFrame(line) && pathsIn(line).some((path) => isTestPath(path, testPaths)));
}
const callers = /* @__PURE__ */ new Set(["make", "npm"]);
/** How programs of Rust draw an error with its causes (pnpm, uv): its \u00d7 is no test's. */
const ofTool = /^(?:Error: .*\n\s*^[ \t]*\u00d7 .*|[ \t]*\u00d7 .*\n(?=[ \t]*[\u251c\u2502\u2570]))(?:\n[ \t]*[\u251c\u2502\u2570].*)*/gm;
/** A program of the tests that fails without a word: make's own target for them, or the one file that the command runs. */
function isNamedTest(command, lines, testPaths) {
	if (lines.some((line) => testTarget.test(line))) return true;
	const isOne = !/[;&|<>$`(]/.test(command);
	const isOfTests = (word) => inTestFolder.test(word) || isTestPath(word, testPaths);
	return isOne && command.split(/\s+/).some((word) => word.includes("/") && isOfTests(word.replace(/^\.\//, "")));
}
const inTestFolder = /^(?:\S*\/)?(?:tests?|specs?)\/\S/;
const testTarget = /^g?make(?:\[\d{1,3}\])?: \*\*\* \[(?:[^\]:]{1,300}:\d{1,7}: )?(?:[\w.-]{1,40}[-_/])?(?:tests?|check|specs?)\] (?:Error \d|Aborted|Bus error|Floating point|Illegal|Trace)/;
const crash = /\bsegmentation fault\b|\bcore dumped\b|\bSIG(?:SEGV|ABRT|BUS|FPE|ILL)\b|\bpanicked at\b|(?:Address|Leak|Memory|Thread|UndefinedBehavior)Sanitizer\b|:\d{1,7}: runtime error: /i;
/** A script that calls what is not there yet, in the words of its language: it may be what the story asks for. */
const missingNames = [
	/\bTypeError: \S{1,200} is not a (?:function|constructor)\b|\bReferenceError: \S{1,200} is not defined\b/,
	/does not provide an export named |Cannot find module '(?:\.{1,2}\/[^']{1,300}'$|[^']{1,300}' imported from)/m,
	/^(?:ImportError: cannot import name |AttributeError: .{1,300} has no attribute |NameError: name )/m,
	/undefined (?:local variable or )?method .{1,300}\((?:NoMethodError|NameError)\)|uninitialized constant .{1,200}\(NameError\)/,
	/^(?:Undefined subroutine &|Can't locate object method )|Call to undefined (?:function|method) /m,
	/attempt to call (?:a nil value|\w{1,20} '[^']{1,200}' \(a nil value\))|could not find function "/,
	/: Unbound variable: |function [`'][^']{1,200}' (?:not|never) defined|\bUndefVarError: |\(UndefinedFunctionError\)/
];
const words$5 = [
	/\bassert\w{0,20}\b[^\n]{0,200}\bfail/i,
	/\bexpected\b[^\n]{0,80}\b(?:but|got|was|actual)\b|^[^\S\n]*expected ?:|\bbut got\b|\bnot equal\b|\bassertEqual/im,
	/\b[1-9]\d{0,6} (?:\w{1,30} )?(?:failures?|failed|failing)\b|^[^\S\n]*fail(?:ed|ure)?: \S|\bfail(?:ed|ures?)? ?[:=]? ?[1-9]\d{0,6}\b|\btest failures\b|^FAIL\t/im,
	/\bgot\b[^\n]{1,80}\bwant(?:ed)?\b|\bwant(?:ed)?\b[^\n]{1,80}\b(?:got|have)\b|\bis [^\n]{1,60}, not \S|["'\d)] ?(?:!=|\u2260) ?["'\d(]/i
];
/** What is compared with `diff`, unless it is how the code is laid out. */
const diff = /^@@ -\d|^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/m;
const formats = /\b\w*(?:fmt|format|lint|prettier|black|style)/i;
const isFrame = (line) => /^\s*(?:at |File |from |\w{0,20}\.?\/)|:\d/.test(line);
const pathsIn = (line) => [...line.slice(0, 500).matchAll(/[\w./-]{1,200}\.\w{1,5}(?=["':,()\s]|$)/g)].map(([path]) => path.replace(/^\/+/, ""));
function saysNoTestYet(output, testPaths) {
	if (none$1.some((pattern) => pattern.test(output))) return true;
	return output.split("\n").filter((line) => absent.test(line) && missingTool(line) === void 0).some((line) => /\b(?:tests?|specs?)\b/i.test(line) || pathsIn(line).some((path) => isTestPath(path, testPaths)));
}
const none$1 = [/\bno (?:[\w-]{1,20} ){0,2}(?:tests?|specs?|examples?|test files?)\b[^\n]{0,40}\b(?:found|ran|run|executed|collected|matched|exist|discovered)\b/i, /\bnothing to test\b|\b0 (?:tests|specs|examples|scenarios)\b|\bno tests? to run\b/i];
const absent = /\b(?:could not find|cannot find|couldn't find|not found|no such file|does not exist|doesn't exist|not importable|no matches?)\b/i;
/** A compiler over a test file: what the story asks for may be what it misses. A linter's word there is about style. */
function isTestSource({ runner, file }, testPaths) {
	return file !== void 0 && !linters.has(runner ?? "") && (isTestPath(file, testPaths) || program.test(file));
}
/** A program of its own that holds the tests, often beside the sources. */
const program = /(?:^|\/)(?:(?:check|tests?)(?:_\w+)?\.(?:c|cc|cpp|cxx|hs|ml|d|nim|zig)|Check\.hs|\w+(?:Check|Checks)\.(?:java|kt|scala|cs))$/;
const linters = /* @__PURE__ */ new Set(["eslint", "biome"]);
/** In Rust tests live in the file that they test: cargo says which of its builds broke. */
function onlyRustTests(output) {
	const broken = [...output.matchAll(/could not compile `[^`\n]{1,200}` \(([^)\n]{1,200})\)/g)].map(([, of]) => of ?? "");
	return broken.length > 0 && broken.every((of) => /\btest\b/.test(of));
}
// src/verify/listed-tests.ts
/** Added tests that a changed build file lists by name: where they stay out, something must stand in their place, or nothing builds. */
/** By path, what stands there: a program that does nothing. `removed`: the added tests that are left out. */
async function placeholders(changed, removed, read) {
	const builds = changed.filter(({ path, status }) => status !== "deleted" && !path.endsWith(".json") && classify(path) === "package-script");
	const able = removed.filter((path) => classify(path) === "test" && posix.extname(path) in idle);
	const found = /* @__PURE__ */ new Map();
	if (builds.length === 0 || able.length === 0) return found;
	const texts = await Promise.all(builds.map(({ path }) => read(path)));
	const words = new Set(texts.flatMap((text) => text?.slice(0, mostChars$13).match(/[\w.-]+/g) ?? []));
	for (const path of able) {
		const { base, name, ext } = posix.parse(path);
		if (words.has(base) || words.has(name)) found.set(path, idle[ext] ?? "");
	}
	return found;
}
const mostChars$13 = 2e5;
const main = "int main(void) { return 0; }\n";
/** `prove` refuses what plans nothing. */
const noPlan = "print \"1..0 # SKIP\\n\";\n";
/** A script with nothing in it. */
const idle = {
	".t": noPlan,
	".pl": noPlan,
	...Object.fromEntries([
		".c",
		".cc",
		".cpp",
		".cxx"
	].map((ext) => [ext, main])),
	...Object.fromEntries([
		".sh",
		".bash",
		".py",
		".rb",
		".lua",
		".tcl",
		".R",
		".js",
		".mjs"
	].map((ext) => [ext, ""]))
};
// src/guard/loads-production.ts
/** Whether a start file of the tests only loads more of the production than it did: nothing else in it is new, and what is gone loaded as well. */
/**
* `before` and `after`: the file's text. `isThere`: whether a path is production of the tree, a file or a folder that holds some.
* Every new word loads, joins a path, or stands in a text; every text that is a path leads to production.
*/
function loadsMoreProduction({ path, before, after }, isThere) {
	const words = loading[posix.extname(path)];
	if (words === void 0 || before.length + after.length > mostChars$12) return false;
	const code = (text) => text.split("\n").flatMap((line) => words.comment.test(line) ? [] : line.trim() || []);
	const isLoad = (line) => leadsTo(line, path, isThere) !== "elsewhere" && onlySays(line, words.loads);
	return addedTo(code(before), code(after), isLoad)?.some((line) => leadsTo(line, path, isThere) === "production") === true;
}
/** The lines that came, where what stays is in its order and as often, and what came and went loads. */
function addedTo(before, after, isLoad) {
	const fresh = [];
	let at = 0;
	for (const line of after) {
		const next = before.indexOf(line, at);
		if (next !== -1 && before.slice(at, next).every(isLoad)) at = next + 1;
		else if (isLoad(line)) fresh.push(line);
		else return void 0;
	}
	return before.slice(at).every(isLoad) ? fresh : void 0;
}
const mostChars$12 = 2e4;
const hash = /^\s*#/;
/** What loads in each language, and what paths are made of. */
const loading = {
	".php": {
		loads: /^(?:spl_autoload_register|function|static|fn|string|void|if|str_starts_with|strncmp|strpos|substr|str_replace|strlen|file_exists|is_file|(?:require|include)(?:_once)?|__DIR__|dirname|use|true|false)$/,
		comment: /^\s*(?:\/\/|#(?!\[))/
	},
	".rb": {
		loads: /^(?:require|require_relative|autoload|File|expand_path|join|dirname|__dir__|__FILE__|LOAD_PATH|unshift)$/,
		comment: hash
	},
	".lua": {
		loads: /^(?:package|path|require|local|dofile|loadfile)$/,
		comment: /^\s*--/
	},
	".pl": {
		loads: /^(?:use|lib|require|FindBin|Bin|qw)$/,
		comment: hash
	},
	".pm": {
		loads: /^(?:use|lib|require|FindBin|Bin|qw)$/,
		comment: hash
	},
	".R": {
		loads: /^(?:source|file|path|here|local|TRUE|FALSE)$/,
		comment: hash
	},
	".tcl": {
		loads: /^(?:source|file|join|dirname|info|script|lappend|auto_path)$/,
		comment: hash
	}
};
/** Every word outside of its texts is one that loads, or a variable. */
function onlySays(line, words) {
	const code = line.replaceAll(text, " ").replace(/\$(?:class|name|file|path|prefix)\b|\$(?=LOAD_PATH\b)/g, " ");
	return !/[&|!<>]{2}|`/.test(code) && (code.match(/[A-Za-z_]\w*/g) ?? []).every((word) => words.test(word));
}
function leadsTo(line, path, isThere) {
	const names = [...line.matchAll(text)].map(([quoted]) => quoted.slice(1, -1)).filter((one) => isPath.test(one));
	const folder = posix.dirname(path);
	const candidates = (name) => [posix.join(folder, name), name].flatMap((one) => {
		const whole = posix.normalize(one.replace(/^\/+/, "").replace(/\?.*$/, "")).replace(/\/$/, "");
		return [
			whole,
			whole + posix.extname(path),
			posix.join(folder, whole)
		];
	});
	if (!names.every((name) => candidates(name).some(isThere))) return "elsewhere";
	return names.length === 0 ? "nowhere" : "production";
}
const text = /'[^'\n]*'|"[^"\n]*"/g;
/** A name of its own, or one with its folder: no separator, ending or namespace. */
const isPath = /^(?!\.?\.?\/?$)(?!\.\w+$)(?=[./?-]*\w)[\w./?;-]+$/;
// src/verify/start-files.ts
/** Which start files of the tests only load more of the production than they did. */
async function loadingFiles(paths, sides) {
	if (paths.length === 0) return [];
	const isThere = productionOf(await sides.list("base"), sides);
	const loading = [];
	for (const path of paths) {
		const [before, after] = await Promise.all([sides.read("base", path), sides.read("tree", path)]);
		if (before === void 0 || after === void 0) continue;
		if (loadsMoreProduction({
			path,
			before,
			after
		}, isThere)) loading.push(path);
	}
	return loading;
}
/** Files of production, and folders that hold some, as the attempt has them. */
function productionOf(base, { changed, isProduction }) {
	const gone = new Set(changed.flatMap(({ path, status, from }) => status === "deleted" ? path : from ?? []));
	const paths = [...base, ...changed.map(({ path }) => path)].filter((path) => !gone.has(path) && isProduction(path));
	const there = /* @__PURE__ */ new Set();
	for (const path of paths) for (let at = path; at !== "." && !there.has(at); at = posix.dirname(at)) there.add(at);
	return (path) => there.has(path);
}
// src/proof/met-elsewhere.ts
/** Paths of them: every test that was red there stands unchanged in the attempt's version of the file, which is green. */
async function metElsewhere(read, baseline, second) {
	const met = /* @__PURE__ */ new Set();
	for (const { kind, file, name } of second.failures) {
		const path = file ?? name;
		const red = (baseline?.failures ?? []).filter((one) => one.kind === void 0 && one.file === path);
		if (kind === void 0 || red.length === 0) continue;
		const [base, tree] = [await read("base", path), await read("tree", path)];
		if (base === void 0 || tree === void 0) continue;
		const { tests } = await testsOf([{
			path,
			base,
			tree
		}]);
		const kept = tests.filter(({ changed }) => !changed);
		if (red.every((failure) => kept.some(({ test }) => isOfTest(failure, test.name))) && await isAroundKept(path, base, tree)) met.add(path);
	}
	return met;
}
/** What stands around the tests, values and helpers that they use, is as it was; only lines that load something may differ. */
async function isAroundKept(path, base, tree) {
	const { tests } = await testsOf([{
		path,
		tree: base
	}]);
	const around = tests.reduce((text, { test }) => text.replace(test.text, ""), base);
	const now = new Set(tree.split("\n").map((line) => line.trim()));
	return around.split("\n").map((line) => line.trim()).every((line) => now.has(line) || !/\w/.test(line) || isImport(line)) && loadsNothingNew(base, tree);
}
/** Its own imports name less than they did, and nothing else: a double of what is tested would be another name. */
function loadsNothingNew(base, tree) {
	const known = new Set(base.match(names) ?? []);
	return tree.split("\n").filter(isImport).every((line) => (line.match(names) ?? []).every((name) => known.has(name)));
}
const names = /(?<![\w./@-])[\w./@-]*\w/g;
// src/proof/depends-on.ts
/** A green that production alone does not give: which of the other files does it need, and do they give it without production? */
/** Red with production alone: which of the other files does the green need? */
async function dependsOn(port, context, experiments, { sources, laid, rest, brought, comparing, plain }) {
	const role = (path) => roleOf(path, {
		command: context.command,
		globs: context.testPaths
	});
	const tests = (path) => role(path) === "test" || comparing.has(path);
	const { command, changed, story = "" } = context;
	const added = changed.filter(({ path, status }) => status === "added" && tests(path)).map(({ path }) => path);
	const isAsked = (path) => languageOf(path) === void 0 && namesFile(command, path) && asksToChange(story, path) || speaksOfSupport(story, path);
	const isProduction = (path) => role(path) === "production";
	const starts = await loadingFiles(rest.filter(tests), {
		...port,
		changed: context.changed,
		isProduction
	});
	const settings = rest.filter((path) => !tests(path) || brought.has(path) || isAsked(path) || starts.includes(path));
	const isEnough = async (paths) => {
		const { taken, files } = withAlso(laid, paths);
		const idle = await placeholders(changed.filter(({ path }) => paths.includes(path)), added, (path) => port.read("tree", path));
		const tree = await port.make("base", taken, new Map([...files, ...idle]));
		const run = await experiments.run(`sources-with-${experiments.runs()}`, tree);
		return run !== void 0 && isBacked(context, run);
	};
	if (settings.length > 0 && await isEnough(settings)) {
		const also = await halved(settings, isEnough);
		if (brought.size === 0 && await isEnoughAlone(port, context, experiments, {
			sources,
			also
		})) {
			const reason = `the green needs nothing of production, only ${named$1(also)}`;
			return {
				sources: {
					...sources,
					also,
					stopped: true
				},
				reasons: [reason],
				proved: false
			};
		}
		const isNew = (path) => context.changed.some((one) => one.path === path && one.status === "added");
		return {
			sources: {
				...sources,
				also,
				alsoChanged: also.filter((path) => !isNew(path))
			},
			reasons: [],
			proved: true,
			backed: {
				laid: withAlso(laid, also),
				rest: rest.filter((path) => !also.includes(path))
			}
		};
	}
	if (experiments.over() !== void 0) return {
		sources,
		reasons: [],
		proved: false
	};
	if (context.baseline && [context.baseline, plain].every((each) => hasNoTestYet(each, context.testPaths))) return {
		sources,
		reasons: [],
		proved: true
	};
	const met = await metElsewhere(port.read, context.baseline, plain);
	const { waiting } = context;
	const reading = readSecond(context.baseline, plain, met, (name) => waiting?.includes(name) === true);
	const { bent, other } = {
		...reading,
		other: [...reading.changedBehaviour, ...reading.unmet]
	};
	const versions = await Promise.all(rest.map(async (path) => raisesVersionsAlone(path, await port.read("base", path), await port.read("tree", path))));
	const isTests = rest.every((path, at) => tests(path) || versions[at]);
	if (bent.length === 0 && context.mayChangeTests && isTests) return {
		sources,
		reasons: [],
		proved: true
	};
	const again = rest.every((path) => added.includes(path)) ? await writtenAgain(port, rest, other) : void 0;
	if (again !== void 0 && bent.length === 0) {
		const reason = `\`${again.name}\` is red with the production of the attempt alone, and ${again.path} puts another test of that name in its place`;
		return {
			sources: {
				...sources,
				stopped: !context.mayChangeTests
			},
			reasons: [reason],
			proved: false
		};
	}
	if (bent.length === 0) return {
		sources,
		reasons: [`with the tests as they were, ${named$1(other)} ${other.length === 1 ? "reads" : "read"} differently: the behaviour changed`],
		proved: false
	};
	const brandNew = new Set(changed.filter(({ status }) => status === "added").map(({ path }) => path));
	const data = (await Promise.all(rest.map(async (path) => brandNew.has(path) && !isProgram$2(path, await port.read("tree", path))))).every(Boolean);
	const needs = data ? "needs files that only tests read" : "needs more than production";
	const reason = `${named$1(bent)} ${bent.length === 1 ? "is" : "are"} red with the production of the attempt alone: the green ${needs} (${named$1(rest)})`;
	return {
		sources: {
			...sources,
			stopped: !data && !context.mayChangeTests
		},
		reasons: [reason],
		proved: false
	};
}
/** Where a type can be opened again, a test of its name in a new file is the only one that runs. */
async function writtenAgain(port, paths, names) {
	for (const path of paths.filter((one) => /\.(?:rb|sh|bash|lua|p[lm]|t)$/.test(one))) {
		const text = await port.read("tree", path) ?? "";
		for (const name of names) {
			const [method = "", ...owners] = (name.match(/\w+/g) ?? []).reverse();
			if (new RegExp(`\\b(?:def|sub|function)\\s+(?:\\w+[.:])?${method}\\b|^${method}\\s*\\(\\)`, "m").test(text) && owners.every((owner) => new RegExp(`\\b${owner}\\b`).test(text))) return {
				path,
				name
			};
		}
	}
}
/** As the attempt has these too. */
function withAlso({ taken, files }, paths) {
	return {
		taken: [...taken, ...paths],
		files: new Map([...files].filter(([path]) => !paths.includes(path)))
	};
}
/** A tool of that name, or a module, is run in the place of what tests mean. */
function isProgram$2(path, text) {
	if (languageOf(path) !== void 0 || /\.(?:p[lm]|t|lua|bats|awk|tcl|exs?|jl|r)$/i.test(path)) return true;
	return text === void 0 || text.startsWith("#!") || /(?:^|\/)s?bin\/[^/]+$/.test(path);
}
/** Whether the other files make a red base green by themselves, a change of production beside them or not. */
async function isEnoughAlone(port, context, experiments, { sources, also }) {
	if (!isRed$1(context.baseline) || context.mayChangeTests) return false;
	if (sources.production.length === 0) return true;
	const run = await experiments.run("sources-without", await port.make("base", also, /* @__PURE__ */ new Map()));
	return run !== void 0 && isBacked(context, run);
}
function isBacked({ baseline }, verification) {
	const { bent, changedBehaviour } = readSecond(baseline, verification);
	return verification.result === "passed" && bent.length === 0 && changedBehaviour.length === 0;
}
function isRed$1(baseline) {
	return baseline !== void 0 && baseline.result !== "passed";
}
/** A part of the paths that is enough, found by leaving out halves. */
async function halved(paths, isEnough) {
	if (paths.length === 1) return paths;
	const middle = Math.ceil(paths.length / 2);
	for (const half of [paths.slice(0, middle), paths.slice(middle)]) if (await isEnough(half)) return halved(half, isEnough);
	return paths;
}
function named$1(names) {
	const unique = [...new Set(names)];
	const more = unique.length > 3 ? ` and ${unique.length - 3} more` : "";
	return `${unique.slice(0, 3).map((name) => `\`${name}\``).join(", ")}${more}`;
}
// src/guard/data-cells.ts
/** undefined: no such file; one in which values stand in quotes is read like code. */
function cellsOf(path, text) {
	const between = /\.(?:csv|tsv|dat|txt)$/i.test(path) ? /[,;|\t=:]/g : /\.(?:ya?ml|properties|ini|toml|conf)$/i.test(path) ? /: |=/g : void 0;
	if (between === void 0) return void 0;
	let at = 0;
	return text.split("\n").flatMap((row, index) => {
		const begin = at;
		at += row.length + 1;
		if (row.length > mostSigns$1 || /^\s*(?:#|\/\/|--- *$|\[.*\]\s*$|$)/.test(row)) return [];
		let from = begin;
		return row.split(between).map((cell, nth) => {
			const [, before = "", own = ""] = /^(\s*(?:- )?["']?)(.*?)["']?\s*$/.exec(cell) ?? [];
			const start = from + before.length;
			from += cell.length + (between.source === ": |=" && text[from + cell.length] === ":" ? 2 : 1);
			const isValue = nth > 0;
			return {
				text: own,
				start,
				line: index + 1,
				isValue,
				isCompared: false,
				isKey: false,
				leads: false
			};
		});
	});
}
const mostSigns$1 = 500;
// src/proof/written.ts
/** What an attempt wrote, beside what its tests write, and what anybody could know of it. */
const mostFiles$3 = 500;
/** Of the base as a whole. */
const mostBase = 1e7;
/** undefined: no test asks for the change. Where the base is red and names none of them, any may. */
async function writtenIn(port, { changed, command, testPaths: globs, story = "", baseline }, { asking: told, all }) {
	const red = (baseline?.failures ?? []).map(({ file, name }) => file ?? name);
	const isRed = ({ path }) => red.length === 0 || red.some((file) => file.endsWith(path));
	const asked = all.some(isRed) ? all.filter(isRed) : all;
	const asking = told.length === 0 && baseline?.exitCode !== 0 ? asked : told;
	if (asking.length === 0 && all.length > 0) return void 0;
	const role = (path) => roleOf(path, {
		command,
		globs
	});
	const sources = [];
	for (const { path, status } of changed) {
		const text = status !== "deleted" && role(path) === "production" ? await port.read("tree", path) : void 0;
		if (text === void 0 || text.length > 2e5) continue;
		const before = await port.read("base", path);
		const lines = new Set(freshLines(before ?? "", text));
		const own = asking.filter((one) => one.path === path).map(({ test }) => test);
		for (const { line, text: body } of own) {
			const count = body.split("\n").length;
			for (let at = 0; at < count; at++) lines.delete(line + at);
		}
		sources.push({
			path,
			text,
			lines,
			cells: before === void 0 ? cellsOf(path, text) : void 0
		});
	}
	const isTold = async () => {
		const texts = [story];
		let left = mostBase;
		for (const path of (await port.list("base")).filter((one) => role(one) !== "test").slice(0, mostFiles$3)) {
			const text = await port.read("base", path) ?? "";
			if (text.length > left) continue;
			left -= text.length;
			texts.push(text);
		}
		const told = /* @__PURE__ */ new Map();
		return (text) => {
			const isThere = told.get(text) ?? texts.some((one) => stands(one, text));
			told.set(text, isThere);
			return isThere;
		};
	};
	return {
		sources,
		files: await askingFiles(port, asking, role),
		inStory: (text) => stands(story, text),
		isTold
	};
}
async function askingFiles(port, tests, role) {
	const byPath = Map.groupBy(tests, ({ path }) => path);
	const paths = byPath.size > 0 ? [...byPath.keys()] : (await port.list("tree")).filter((path) => role(path) === "test");
	const files = [];
	for (const path of paths.slice(0, 20)) {
		const text = await port.read("tree", path);
		const own = (byPath.get(path) ?? []).map(({ test }) => test);
		if (text !== void 0 && text.length <= 2e5) files.push({
			path,
			text,
			tests: own
		});
	}
	return files;
}
/** As a word of its own, and no part of a number. */
function stands(text, value) {
	for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) if (!/[\w.]/.test(text[at - 1] ?? "") && !/^(?:\w|\.\d)/.test(text.slice(at + value.length, at + value.length + 2))) return true;
	return false;
}
// src/proof/new-literals.ts
/** Values that tests of the base expect and that are new in the attempt's production: for a reviewer's eyes, as special cases may be. */
const most$3 = 20;
async function newLiterals(port, context, tests) {
	const expected = new Set(tests.flatMap(({ test }) => test.expectations.filter(({ kind, text }) => isTelling(kind, text)).map(({ text }) => text)));
	const found = [];
	for await (const { path, base, tree } of changedTexts$1(port, context, "production")) {
		if (languageOf(path) === void 0 && tree.includes("\0")) continue;
		for (const value of expected) if (found.length < most$3 && stands(tree, value) && !stands(base, value)) found.push({
			path,
			value
		});
	}
	return found;
}
/** Where all numbers that new tests, or those that were red, expect are written in new lines of production: answers, or what makes them. */
async function answerWords(port, context, tests) {
	const expected = tests.flatMap(({ test }) => test.expectations.filter(({ kind }) => kind === "number"));
	const numbers = new Set(expected.map(({ text }) => text).filter((text) => text.replace(/\D/g, "").length > 2));
	if (numbers.size < 3 || [...numbers].some((text) => (context.story ?? "").includes(text))) return [];
	const written = (await newLiterals(port, context, tests)).filter(({ value }) => numbers.has(value));
	if (new Set(written.map(({ value }) => value)).size < numbers.size) return [];
	const [first] = written;
	return [`all ${numbers.size} numbers that the tests expect are written in ${first?.path}: it may only know their answers`];
}
/** Zero, one and ten stand everywhere. */
function isTelling(kind, text) {
	if (kind === "number") return text.replace(/\D/g, "").length > 1 && !/^10*$/.test(text);
	return kind === "string" && text.length > 4;
}
// src/syntax/plain-blown.ts
/** All functions that one of these lines (from 1) stands in. undefined: none does, or one of them cannot be made to throw. */
function plainlyBlown(path, text, lines) {
	const wanted = new Set(lines);
	return blownWhere(path, text, ({ line }) => wanted.has(line));
}
/** All functions of these names. */
function plainlyBlownNames(path, text, names) {
	return blownWhere(path, text, ({ name }) => names.has(name))?.text;
}
function blownWhere(path, text, isWanted) {
	const language = languages$3.find(({ endings }) => endings.test(path));
	if (language === void 0) return void 0;
	const blown = /* @__PURE__ */ new Map();
	let owner;
	const all = text.split("\n");
	for (const [at, line] of all.entries()) {
		const name = language.begins.exec(line.slice(0, mostChars$10))?.groups?.name;
		if (name !== void 0 && !(language.isClausal && owner?.name === name)) owner = {
			name,
			at
		};
		if (language.isClausal && name === void 0 && /^\S/.test(line)) owner = void 0;
		if (owner !== void 0 && isWanted({
			line: at + 1,
			name: owner.name
		})) blown.set(owner.at, owner.name);
		if (ends.test(line)) owner = void 0;
	}
	for (const [at, name] of blown) {
		const line = language.throwing(all[at] ?? "", name);
		if (line === void 0) return void 0;
		all[at] = line;
	}
	return blown.size === 0 ? void 0 : {
		text: all.join("\n"),
		names: [...new Set(blown.values())]
	};
}
/** Functions of this source can be made to throw. */
const isPlainlyBlown = (path) => languages$3.some(({ endings }) => endings.test(path));
/** What stands behind it belongs to the file: `return module`. */
const ends = /^(?:end\b|\})/;
const mostChars$10 = 500;
/** `failing` behind what opens the body. */
const behind = (opens, failing) => (line) => opens.test(line) ? line.replace(opens, (all) => `${all} ${failing}`) : void 0;
const languages$3 = [
	{
		endings: /\.(?:pl|pm)$/,
		begins: /^\s*sub\s+(?<name>\w+)/,
		throwing: behind(/^\s*sub\s+\w+[^{]*\{/, "die \"bent\\n\";")
	},
	{
		endings: /\.lua$/,
		begins: /^\s*(?:local\s+)?(?:function\s+(?=[\w.:]+\s*\()|(?=[\w.:]+\s*=\s*function\b))(?:\w+[.:])*(?<name>\w+)/,
		throwing: behind(/^.{0,300}?\bfunction\b[^()]{0,200}\([^()]{0,500}\)/, "error(\"bent\")")
	},
	{
		endings: /\.tcl$/,
		begins: /^\s*proc\s+(?:::)?(?:\w+::)*(?<name>[\w-]+[?!]?)/,
		throwing: behind(/^\s*proc\s+\S+\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}|\w+)\s*\{/, "error bent;")
	},
	{
		endings: /\.r$/i,
		begins: /^\s*(?<name>[\w.]+)\s*(?:<-|=)\s*function\b/,
		throwing: behind(/^\s*[\w.]+\s*(?:<-|=)\s*function\s*\([^{}]*\)\s*\{/, "stop(\"bent\");")
	},
	{
		endings: /\.exs?$/,
		begins: /^\s*defp?\s+(?<name>\w+[?!]?)/,
		throwing: (line) => /\bdo\s*$/.test(line) ? `${line}\nraise "bent"` : /, do: /.test(line) ? line.replace(/, do: .*/, ", do: raise(\"bent\")") : void 0
	},
	{
		endings: /\.hs$/,
		begins: /^(?!(?:module|import|data|type|newtype|class|instance|infix[lr]?|deriving|where|main)\b)(?<name>[a-z_][\w']*)\b(?!\s*(?:::|,))/,
		isClausal: true,
		throwing(line, name) {
			const [head = ""] = line.slice(name.length).split(/\s(?:=|\|)(?:\s|$)/, 1);
			const given = "_ ".repeat(patternsIn(head));
			if (/`/.test(head) || given === "" && !/\s=(?:\s|$)/.test(line)) return void 0;
			return given === "" ? line.replace(/\s=(?=\s|$)/, "$& error \"bent\" $") : `${name} ${given}= error "bent"\n${line}`;
		}
	}
];
/** `n (x:xs) [a, b] "text"`: four. */
function patternsIn(head) {
	let [depth, count, isWithin] = [
		0,
		0,
		false
	];
	for (const sign of head) {
		const isBlank = /\s/.test(sign) && depth === 0;
		if (!isBlank && !isWithin) count++;
		isWithin = !isBlank;
		if (/[([{]/.test(sign)) depth++;
		if (/[)\]}]/.test(sign)) depth--;
	}
	return count;
}
// src/syntax/blown.ts
/**
* All functions that one of these lines (from 1) stands in, the outermost of each. undefined: none stands in any, or the language is not
* known. Lines outside of all functions are left as they are.
*/
async function blown(path, text, lines) {
	const language = testLanguageOf(path);
	if (language === void 0 || !("grammar" in language)) return plainlyBlown(path, text, lines);
	const parsed = await parseText(text, language.grammar);
	if (typeof parsed === "string") return void 0;
	using _ = parsed;
	return blownIn(parsed, {
		path,
		text
	}, lines, language);
}
function blownIn({ tree }, { path, text }, lines, language) {
	const found = /* @__PURE__ */ new Map();
	const all = text.split("\n");
	for (const line of lines) {
		const own = functionAt(tree.rootNode, all[line - 1] ?? "", line - 1);
		if (own !== void 0 && !isOfTests(own)) found.set(own.startIndex, own);
	}
	if (found.size === 0) return language.grammar === "bash" ? onlyExits(path, text) : void 0;
	let now = text;
	const names = [];
	for (const node of [...found.values()].sort((a, b) => b.startIndex - a.startIndex)) {
		const body = node.childForFieldName("body");
		const failing = body === null ? void 0 : thrownIn(body, text, language);
		if (body === null || failing === void 0) return void 0;
		now = now.slice(0, body.startIndex) + failing + now.slice(body.endIndex);
		names.unshift(nameOf$1(node));
	}
	return {
		text: now,
		names: names.filter((name) => name !== "")
	};
}
/** Rust keeps tests beside the code, under `#[test]` or in a module under `#[cfg(test)]`. */
function isOfTests(node) {
	let above = node?.previousNamedSibling;
	for (; above?.type === "attribute_item"; above = above.previousNamedSibling) if (/\btest\b/.test(above.text)) return true;
	return node !== null && isOfTests(node.parent);
}
/** A program of shell is a function of its own. */
function onlyExits(path, text) {
	return text.startsWith("#!") ? {
		text: behindFirst(text, "exit 97"),
		names: [programName(path)]
	} : void 0;
}
const programName = (path) => path.slice(path.lastIndexOf("/") + 1).replace(/\.sh$/, "");
const behindFirst = (text, line) => text.replace(/\n|$/, `\n${line}\n`);
/** The outermost one: a callback within may be run by nobody, and its owner is. */
function functionAt(root, line, row) {
	const column = /^\s*/.exec(line)?.[0].length ?? 0;
	const last = line.replace(/[;,)\]}\s]+$/, "").length - 1;
	for (const at of last > column ? [column, last] : [column]) {
		let outermost;
		for (let node = root.descendantForPosition({
			row,
			column: at
		}); node !== null; node = node.parent) if (functions$3.test(node.type) && node.childForFieldName("body") !== null) outermost = node;
		if (outermost !== void 0) return outermost;
	}
}
/** A constructor has to call another one first. */
const functions$3 = /^(?:(?:generator_)?function_(?:declaration|definition|item|expression)|arrow_function|(?:singleton_)?method(?:_definition|_declaration)?|local_function_statement)$/;
function thrownIn(body, text, language) {
	const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", body.startIndex - 1) + 1))?.[0] ?? "";
	if (language.grammar === "go") return `{\n${indent}\tpanic("bent")${body.text.slice(1)}`;
	return language.fail({
		type: body.type,
		text: body.text,
		indent,
		head: ""
	});
}
/** In C it stands within the declarator; what is assigned has it before. */
function nameOf$1(node) {
	const of = ["name", "declarator"].map((field) => node.childForFieldName(field)?.text).find(Boolean);
	const assigned = [
		"name",
		"left",
		"key"
	].map((field) => node.parent?.childForFieldName(field)?.text).find(Boolean);
	const written = of ?? assigned ?? "";
	return /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*[?!]?(?=\s*(?:\(|$))/u.exec(written)?.[0] ?? "";
}
// src/syntax/other-values.ts
/** What another kind of value is, it stays. A promise gives another value later. */
const javascript$1 = (any) => ({
	coarse: (value) => `(function other(v${any})${any} { return typeof v === 'number' ? v + 1 : typeof v === 'string' ? v + 'x' : typeof v === 'boolean' ? !v : Array.isArray(v) ? [...v, null] : v instanceof Promise ? v.then(other) : v?.constructor === Object ? { ...v, other: 1 } : v })(${value})`,
	unlike: (value, _, turned) => `(function unlike(v${any})${any} { return typeof v === 'number' ? ${turned ? "(v ? 0 : 1)" : "-v - 1"} : typeof v === 'string' ? ${turned ? "(v ? '' : 'bent')" : "(v === 'bent' ? 'straight' : 'bent')"} : typeof v === 'boolean' ? !v : Array.isArray(v) ? (v.length > 0 ? [] : [null]) : v instanceof Promise ? v.then(unlike) : v?.constructor === Object ? (Object.keys(v).length > 0 ? {} : { other: 1 }) : v == null ? 'bent' : null })(${value})`,
	alike: (value) => `(function alike(v${any})${any} { return typeof v === 'number' ? v + 1 : typeof v === 'string' ? v + 'bent' : typeof v === 'boolean' ? !v : Array.isArray(v) ? (v.length > 0 ? [...v, v[0]] : [null]) : v instanceof Promise ? v.then(alike) : v?.constructor === Object ? { ...v, other: 1 } : null })(${value})`,
	near: (value) => `(function other(v${any})${any} { return typeof v === 'number' ? v + 0.001 : typeof v === 'string' ? (v === v.toUpperCase() ? v.toLowerCase() : v.toUpperCase()) : typeof v === 'boolean' ? (v ? 1 : 0) : Array.isArray(v) ? [...v].reverse() : v instanceof Promise ? v.then(other) : v?.constructor === Object ? Object.fromEntries(Object.entries(v).slice(0, -1)) : v })(${value})`,
	silent: ";",
	idle: "{}"
});
const python = {
	coarse: (value) => `(lambda v: (not v) if isinstance(v, bool) else v + 1 if isinstance(v, __import__("numbers").Number) else v + "x" if isinstance(v, str) else v + type(v)([None]) if isinstance(v, (list, tuple)) else {**v, "other": 1} if isinstance(v, dict) else v)((${value}))`,
	unlike: (value, _, turned) => `(lambda v: (not v) if isinstance(v, bool) else ${turned ? "(0 if v else 1)" : "-v - 1"} if isinstance(v, __import__("numbers").Number) else ${turned ? "(\"\" if v else \"bent\")" : "(\"straight\" if v == \"bent\" else \"bent\")"} if isinstance(v, str) else type(v)() if isinstance(v, (list, tuple, dict, set, bytes)) and v else [None] if isinstance(v, list) else "bent" if v is None else None)((${value}))`,
	alike: (value) => `(lambda v: (not v) if isinstance(v, bool) else v + 1 if isinstance(v, __import__("numbers").Number) else v + "bent" if isinstance(v, str) else v + (v[:1] or type(v)([None])) if isinstance(v, (list, tuple)) else {**v, "other": 1} if isinstance(v, dict) else None)((${value}))`,
	near: (value) => `(lambda v: int(v) if isinstance(v, bool) else v + type(v)(0.001) if isinstance(v, (float, complex)) else v + 0.001 if isinstance(v, int) else v.swapcase() if isinstance(v, str) else v[::-1] if isinstance(v, (list, tuple)) else dict(list(v.items())[:-1]) if type(v) is dict else v)((${value}))`,
	silent: "pass",
	idle: "pass"
};
const ruby = {
	coarse: (value) => `->(v) { case v when Numeric then v + 1 when String then v + "x" when true then false when false then true when Array then v + [nil] when Hash then v.merge("other" => 1) else v end }.call(${value})`,
	unlike: (value) => `->(v) { case v when Numeric then v.zero? ? 1 : 0 when String then v.empty? ? "bent" : "" when true then false when false then true when Array then v.empty? ? [nil] : [] when Hash then v.empty? ? { "other" => 1 } : {} when nil then "bent" else nil end }.call(${value})`,
	alike: (value) => `->(v) { case v when Numeric then v + 1 when String then v + "bent" when true then false when false then true when Array then v + (v.empty? ? [nil] : v.first(1)) when Hash then v.merge("other" => 1) else nil end }.call(${value})`,
	near: (value) => `->(v) { case v when Numeric then v + 0.001 when String then v.swapcase when Array then v.reverse when Hash then v.except(v.keys.last) else v end }.call(${value})`,
	silent: "nil",
	idle: "nil",
	givesLast: /^(?:singleton_)?method$/
};
const php = {
	coarse: (value) => `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'x' : (is_array($v) ? array_merge($v, [null]) : $v))); })(${value})`,
	unlike: (value, _, turned) => `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? ${turned ? "($v ? 0 : 1)" : "-$v - 1"} : (is_string($v) ? ${turned ? "($v ? '' : 'bent')" : "($v === 'bent' ? 'straight' : 'bent')"} : (is_array($v) ? ($v ? [] : [null]) : ($v === null ? 'bent' : null)))); })(${value})`,
	alike: (value) => `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'bent' : (is_array($v) ? array_merge($v, $v ? array_slice($v, 0, 1) : [null]) : null))); })(${value})`,
	near: (value) => `(function ($v) { return is_float($v) ? $v + 0.001 : (is_string($v) ? (strtoupper($v) === $v ? strtolower($v) : strtoupper($v)) : (is_array($v) ? array_reverse($v) : $v)); })(${value})`,
	silent: "null",
	idle: "{}"
};
/** What is neither a truth, a number nor a text is left alone; `none` stands for it where it must not be the same. */
const typed = (text, unlike, only = {}) => ({
	coarse: (value, type) => otherTyped(value, firstOf(type), text),
	unlike: (value, type, turned) => {
		const first = firstOf(type);
		if (signed.test(first)) return turned ? unlike.turned(value) : `(-(${value}) - 1)`;
		return otherTyped(value, first, unlike.text) ?? unlike.none(value, first);
	},
	alike: (value, type) => otherTyped(value, firstOf(type), text) ?? unlike.twice?.(value, firstOf(type)) ?? unlike.none(value, firstOf(type)),
	near: (value, type) => /^(?:f32|f64|float(?:32|64)?|double)$/.test(type.trim()) ? `((${value}) + 0.001)` : void 0,
	silent: ";",
	idle: "{}",
	...only
});
/** Of Go's several results the first; pointers, lists and wrapped values are none of these. */
const firstOf = (type) => type.slice(0, 300).replace(/^\(|,(?![^<]*>)[\s\S]*$/g, "").trim();
function otherTyped(value, type, text) {
	if (/^bool(?:ean)?$/.test(type)) return `!(${value})`;
	if (numbers.test(type)) return `((${value}) + 1)`;
	return texts$1.test(type) ? text(value) : void 0;
}
const signed = /^(?:(?:long |short )?int|long(?: long)?|i(?:8|16|32|64|128|size)|int(?:16|32|64)(?:_t)?|f32|f64|float(?:32|64)?|double)$/;
const numbers = /^(?:(?:unsigned|signed|long|short)(?: (?:int|long))*|u?int(?:8|16|32|64)?(?:_t)?|[iu](?:8|16|32|64|128)|[iu]size|size_t|f32|f64|float(?:32|64)?|double|decimal|time\.Duration)$/;
const texts$1 = /^(?:string|String|std::string)$/;
const added = (value) => `((${value}) + "x")`;
/** The value stays in it: what nothing uses does not compile. One made of a type that takes none does not either, and says nothing. */
const lower = (value) => `(-(${value}) - 1)`;
const go = {
	turned: lower,
	text: (value) => `func(string) string { return "bent" }(${value})`,
	twice: (value, type) => type.startsWith("[]") ? `func(v ${type}) ${type} { return append(v, v...) }(${value})` : void 0,
	none(value, type) {
		const none = /^(?:\*|\[\]|map\[|error$|any$|func\b|chan\b)/.test(type) ? "nil" : /^[\w.]+$/.test(type) ? `${type}{}` : "";
		return none === "" || value === "nil" ? void 0 : `func(${type}) ${type} { return ${none} }(${value})`;
	}
};
const rust = {
	turned: lower,
	text: (value) => `{ let _ = ${value}; String::from("bent") }`,
	none: (value, type) => /^(?:->\s*)?(?:Vec|Option|HashMap|BTreeMap|HashSet|BTreeSet|VecDeque)\b/.test(type) ? `{ let _ = ${value}; Default::default() }` : void 0
};
const java = {
	turned: lower,
	text: (value) => `((${value}) == null ? null : "bent")`,
	none: (value, type) => /^(?:void|byte|short|char|)$/.test(type) ? void 0 : `((${value}) == null ? null : null)`
};
/** Without those whose results cannot be told: shell. */
const otherValues$1 = {
	javascript: javascript$1(""),
	typescript: javascript$1(": any"),
	tsx: javascript$1(": any"),
	python,
	ruby,
	php,
	go: typed(added, go, { givesMany: true }),
	rust: typed((value) => `format!("{}x", ${value})`, rust, { givesLast: /^function_item$/ }),
	java: typed(added, java),
	"c-sharp": typed(added, java),
	cpp: typed((value) => `(std::string(${value}) + "x")`, {
		turned: (value) => `((${value}) == 0)`,
		text: (value) => `((void)(${value}), std::string("bent"))`,
		none: () => void 0
	})
};
// src/syntax/plain-results.ts
function plainResultsOf(path, text, names) {
	const language = languages$2.find(({ endings }) => endings.test(path));
	if (language === void 0) return [];
	const lines = text.split("\n");
	const given = /* @__PURE__ */ new Map();
	let owner = "";
	for (const [at, line] of lines.entries()) {
		owner = language.begins.exec(line)?.groups?.name ?? (ends.test(line) ? "" : owner);
		if (names.has(owner) && language.gives.test(line)) given.set(owner, [...given.get(owner) ?? [], at]);
	}
	return [...given].flatMap(([name, all]) => ["coarse", "near"].map((kind) => {
		const changed = [...lines];
		const otherwise = (_, before, value, behind = "") => before + language.values[kind](value) + behind;
		for (const at of all) changed[at] = (changed[at] ?? "").replace(language.gives, otherwise);
		const [first = 0] = all;
		const [before, after] = [lines[first] ?? "", changed[first] ?? ""];
		return {
			kind,
			name,
			line: first + 1,
			before: before.trim(),
			after: after.trim(),
			text: changed.join("\n")
		};
	}));
}
/** All of these functions give another value and throw nothing; those without a `return` do nothing. Where no other value is known they throw. */
function plainlyWrecked(path, text, names, alike = false) {
	const language = languages$2.find(({ endings }) => endings.test(path));
	const other = alike ? language?.alike : language?.unlike;
	if (language === void 0 && !alike) return plainlyBlownNames(path, text, names);
	if (language === void 0 || other === void 0) return void 0;
	const begun = /* @__PURE__ */ new Map();
	let owner = "";
	const lines = text.split("\n").map((line, at) => {
		const name = language.begins.exec(line)?.groups?.name;
		owner = name ?? (ends.test(line) ? "" : owner);
		if (!names.has(owner)) return line;
		if (name !== void 0) begun.set(name, at);
		if (!language.gives.test(line)) return line.replace(language.thrown, language.silent);
		begun.delete(owner);
		return line.replace(language.gives, (_, before, value, behind = "") => `${before}${other(value)}${behind}`);
	});
	for (const at of begun.values()) lines[at] = (lines[at] ?? "").replace(language.body, `$& ${language.idle}`);
	return lines.join("\n");
}
const isPlain = (path) => languages$2.some(({ endings }) => endings.test(path));
/** No other value is known there. */
const onlyThrows = (path) => isPlainlyBlown(path) && !isPlain(path);
const languages$2 = [{
	endings: /\.(?:pl|pm)$/,
	begins: /^\s*sub\s+(?<name>\w+)/,
	gives: /^(\s*return\s+)([^;]{1,500}?)((?:\s+(?:if|unless)\b[^;]*)?;.*)$/,
	values: {
		coarse: (value) => `(sub { my @v = map { ref $_ ? $_ : defined $_ && /^-?\\d+(?:\\.\\d+)?$/ ? $_ + 1 : ($_ // "") . "x" } @_; wantarray ? @v : $v[-1] })->(${value})`,
		near: (value) => `(sub { my @v = map { ref $_ ? $_ : lc } reverse @_; wantarray ? @v : $v[0] })->(${value})`
	},
	unlike: (value) => `(sub { my @v = map { ref $_ eq "ARRAY" ? (@$_ ? [] : ["bent"]) : ref $_ eq "HASH" ? (%$_ ? {} : { bent => 1 }) : ref $_ ? undef : defined $_ && /^-?\\d+(?:\\.\\d+)?$/ ? ($_ == 0 ? 1 : 0) : ($_ // "") eq "" ? "bent" : "" } @_; wantarray ? @v : $v[-1] })->(${value})`,
	body: /^\s*sub\s+\w+[^{]*\{/,
	idle: "return;",
	thrown: /\b(?:die|croak|confess)\b[^;]{0,500}?(?=(?:\s+(?:if|unless)\b[^;]{0,500})?;)/,
	silent: "0"
}, {
	endings: /\.lua$/,
	begins: /^\s*(?:local\s+)?(?:function\s+(?=[\w.:]+\s*\()|(?=[\w.:]+\s*=\s*function\b))(?:\w+[.:])*(?<name>\w+)/,
	gives: /^(\s*return\s+)(\S.{0,500}?)(\s+end\s*,?)?$/,
	values: {
		coarse: (value) => `(function(v, ...) local t = type(v) if t == "number" then return v + 1, ... elseif t == "string" then return v .. "x", ... elseif t == "boolean" then return not v, ... elseif t == "table" then local c = setmetatable({}, getmetatable(v)) for k, w in pairs(v) do c[k] = w end c.other = 1 return c, ... end return v, ... end)(${value})`,
		near: (value) => `(function(v, ...) if type(v) ~= "table" then return v, ... end local c = setmetatable({}, getmetatable(v)) local n = #v if n > 0 then for i = 1, n do c[i] = v[n + 1 - i] end else local gone = next(v) for k, w in pairs(v) do if k ~= gone then c[k] = w end end end return c, ... end)(${value})`
	},
	unlike: (value) => `(function(v, ...) local t = type(v) if t == "number" then return v == 0 and 1 or 0, ... elseif t == "string" then return v == "" and "bent" or "", ... elseif t == "boolean" then return not v, ... elseif t == "table" and getmetatable(v) == nil then return next(v) == nil and { bent = 1 } or {}, ... elseif v == nil then return "bent", ... end return nil, ... end)(${value})`,
	alike: (value) => `(function(v, ...) local t = type(v) if t == "number" then return v + 1, ... elseif t == "string" then return v .. "bent", ... elseif t == "boolean" then return not v, ... elseif t == "table" and getmetatable(v) == nil then local c = {} for k, w in pairs(v) do c[k] = w end c[#c + 1] = c[1] c.other = 1 return c, ... end return nil, ... end)(${value})`,
	body: /^.{0,300}?\bfunction\b[^()]{0,200}\([^()]{0,500}\)/,
	idle: "do return end",
	thrown: /\berror\s*\([^\n]{0,500}\)(?=\s*(?:end\b|;|$))/,
	silent: "local _"
}];
// src/syntax/other-results.ts
/** Of functions with one of these names: all that each gives, or throws, at once. Empty: the language is not known, or it cannot be read. */
async function otherResultsOf(path, text, names) {
	const language = testLanguageOf(path);
	if (language === void 0 || !("grammar" in language)) return plainResultsOf(path, text, names);
	const values = otherValues$1[language.grammar];
	const parsed = values === void 0 ? "none" : await parseText(text, language.grammar);
	if (values === void 0 || typeof parsed === "string") return [];
	using _ = parsed;
	const edits = otherEdits(parsed.tree.rootNode, names, values, [
		"coarse",
		"near",
		"given",
		"silent"
	]);
	return [...Map.groupBy(edits, ({ name, kind }) => `${kind} ${name}`).values()].flatMap((own) => resultOf(text, own));
}
function otherEdits(root, names, values, kinds) {
	return givingNodes(root, values).flatMap((giving) => editsOf$1(giving, names, values, kinds));
}
const mostChars$9 = 2e3;
function editsOf$1({ node, throws }, names, values, wanted) {
	const { text: before, startIndex: start, endIndex: end, startPosition } = node;
	const owner = ownerOf$1(node);
	if (owner === void 0 || !names.has(owner.name) || before.length > mostChars$9) return [];
	const { name, type, given } = owner;
	const afterOf = (kind) => kind === "silent" ? values.silent : kind === "given" ? given : kind === "turned" || kind === "unlike" ? values.unlike(before, type, kind === "turned") : values[kind](before, type);
	return wanted.flatMap((kind) => {
		const after = throws === (kind === "silent") ? afterOf(kind) : void 0;
		if (after === void 0 || after === before) return [];
		return [{
			kind,
			name,
			line: startPosition.row + 1,
			before,
			after,
			start,
			end
		}];
	});
}
function resultOf(text, unsorted) {
	const edits = [...unsorted].sort((a, b) => a.start - b.start);
	const [first] = edits;
	if (first === void 0) return [];
	const { kind, name, line, before, after } = first;
	return [{
		kind,
		name,
		line,
		before,
		after,
		text: withOther(text, edits)
	}];
}
/** In the order of the text; what stands within another edit is changed with it. */
function withOther(text, edits) {
	return edits.filter((one) => !edits.some((other) => other !== one && other.start <= one.start && other.end >= one.end)).reduceRight((now, { start, end, after }) => now.slice(0, start) + after + now.slice(end), text);
}
/** Values that functions give \u2013 of a `return`, of an arrow, of what stands last where that is the result \u2013, and what is thrown. */
function givingNodes(root, values) {
	const found = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
		const throws = throwing$1.test(node.type) || node.type === "call" && node.childForFieldName("method")?.text === "raise";
		const value = throws ? node : givenBy(node, values);
		if (value !== void 0) found.push({
			node: value,
			throws
		});
		waiting.push(...node.namedChildren.filter((child) => child !== null).reverse());
	}
	return found;
}
const throwing$1 = /^(?:throw_statement|throw_expression|raise_statement)$/;
function givenBy(node, { givesLast, givesMany }) {
	const body = node.childForFieldName("body");
	if (returning.test(node.type)) {
		const value = node.lastNamedChild;
		return (givesMany && value?.type === "expression_list" ? value.firstNamedChild : value) ?? void 0;
	}
	if (body === null) return void 0;
	if (node.type === "arrow_function") return body.type === "statement_block" ? void 0 : body;
	if (!givesLast?.test(node.type)) return void 0;
	const last = /^(?:body_statement|block)$/.test(body.type) ? body.lastNamedChild : body;
	return last === null || noValue.test(last.type) ? void 0 : last;
}
const returning = /^(?:return_statement|return_expression|return|arrow_expression_clause)$/;
const noValue = /statement|declaration|_modifier$|^(?:assignment|return|comment|while|until|if|unless|case)/;
/** The function, method or variable that it is written in, the type of its result as it is declared, and what it is given of that type. */
function ownerOf$1(node) {
	let parameters = null;
	for (let at = node.parent; at !== null; at = at.parent) {
		parameters ??= at.childForFieldName("parameters");
		if (!owners.test(at.type)) continue;
		const of = (...fields) => fields.map((field) => at?.childForFieldName(field)?.text).find(Boolean) ?? "";
		const written = of("name", "key", "left", "declarator");
		const name = /(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*[?!]?)(?:\s*\([\s\S]*)?$/u.exec(written)?.[1];
		if (name === void 0) continue;
		const type = of("return_type", "returns", "result", "type");
		return {
			name,
			type,
			given: givenTo(parameters, type)
		};
	}
}
/** The first parameter; where types are declared it must be of the result's. */
function givenTo(parameters, type) {
	const text = (parameters?.namedChildren.find((child) => child !== null && !/^(?:self|cls|this)\b/.test(child.text)))?.text.replace(/(?<!\s)\s*=[^=][\s\S]*$/, "") ?? "";
	const [, plain] = /^(\$?[\p{L}_][\p{L}\p{N}_]*)$/u.exec(text) ?? [];
	if (plain !== void 0) return type === "" || type === plain ? plain : void 0;
	const [, name, own] = /^([\p{L}_$][\p{L}\p{N}_$]*)\??\s*:?\s+(.+)$/u.exec(text.replace(/^([\p{L}_$]\w*):/u, "$1 : ")) ?? [];
	const bare = (words = "") => words.replace(/^[:\s]+|^->\s*/, "").trim();
	return name !== void 0 && type !== "" && bare(own) === bare(type) ? name : void 0;
}
const owners = /^(?:(?:generator_)?function_(?:declaration|definition|item)|(?:singleton_)?method(?:_definition|_declaration)?|variable_declarator|pair|assignment_expression|property_declaration|(?:public_)?field_definition)$/;
// src/syntax/wrecked.ts
/** Functions with one of these names; `turned`: what they give is not even as true as it was, `alike`: of the same kind. undefined: of one of them it is not known what else it could do, or the source cannot be read. */
async function wrecked(path, text, names, given) {
	const language = testLanguageOf(path);
	if (language === void 0 || !("grammar" in language)) return plainlyWrecked(path, text, names, given === "alike");
	const { grammar } = language;
	if (grammar === "bash" && names.has(programName(path))) return behindFirst(text, "echo bent\nexit 0");
	const values = otherValues$1[grammar];
	const parsed = values === void 0 && grammar !== "bash" ? "none" : await parseText(text, grammar);
	if (typeof parsed === "string") return void 0;
	using _ = parsed;
	const root = parsed.tree.rootNode;
	const edits = values === void 0 ? [] : otherEdits(root, names, values, [given, "silent"]);
	const giving = new Set(edits.filter(({ kind }) => kind === given).map(({ name }) => name));
	const emptied = [];
	for (const name of names) {
		if (giving.has(name)) continue;
		const own = emptyBodies(root, name, grammar, values);
		if (own === void 0) return void 0;
		emptied.push(...own);
	}
	return withOther(text, [...edits, ...emptied].sort((a, b) => a.start - b.start));
}
/** undefined: there is none of that name, or it has to give something. */
function emptyBodies(root, name, grammar, values) {
	const found = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
		waiting.push(...node.namedChildren.filter((child) => child !== null));
		const body = node.childForFieldName("body");
		if (body === null || !functions$2.test(node.type) || nameOf$1(node) !== name) continue;
		const type = [
			"return_type",
			"returns",
			"result",
			"type"
		].map((field) => node.childForFieldName(field)?.text).find(Boolean) ?? "";
		if (grammar !== "python" && grammar !== "php" && !/^:?\s*(?:void|Promise<void>|None|undefined|)$/.test(type)) return void 0;
		const after = grammar === "bash" ? "{ echo bent; }" : values?.idle ?? "{}";
		found.push({
			start: body.startIndex,
			end: body.endIndex,
			after
		});
	}
	return found.length === 0 ? void 0 : found;
}
const functions$2 = /function|method/;
// src/proof/changed-functions.ts
/** Functions of production that an attempt changed, as they stand in its sources. */
/** Of every source that the attempt changed its changed functions, throwing. What else it changed is not heard without it either. */
async function changedFunctions(port, context, orAll = false) {
	const found = [];
	for await (const { path, base, tree } of changedTexts$1(port, context, "production")) {
		const lines = freshLines(base, tree);
		const [line] = lines;
		if (line === void 0) continue;
		const spoken = spokenPath(path, tree);
		const every = orAll ? tree.split("\n").map((_, at) => at + 1) : [];
		const made = await blown(spoken, tree, lines) ?? (orAll ? await blown(spoken, tree, every) : void 0);
		if (made !== void 0) found.push({
			path,
			spoken,
			line,
			source: tree,
			...made
		});
	}
	return found;
}
/** Their sources with all of them doing something else. undefined: of one it is not known what, and it may be what tests are about. */
async function wreckedFiles(changed, given) {
	const files = /* @__PURE__ */ new Map();
	for (const { path, spoken, source, names } of changed) {
		const text = await wrecked(spoken, source, new Set(names), given);
		if (text === void 0) return void 0;
		files.set(path, text);
	}
	return files;
}
/** All of them give a value: what gives none may be there for what it does. */
async function allGive(changed) {
	for (const { spoken, source, names } of changed) {
		const results = await otherResultsOf(spoken, source, new Set(names));
		const giving = new Set(results.filter(({ kind }) => kind === "coarse").map(({ name }) => name));
		if (names.some((name) => !giving.has(name))) return false;
	}
	return true;
}
// src/proof/comments-alone.ts
/** Production in which nothing but comments changed: whatever was asked for, it was not done there. */
/** Its paths; none where anything else changed, or where comments were asked for. */
async function commentsAlone(port, context) {
	if (asksForComments.test(context.story ?? "")) return [];
	const paths = [];
	for (const role of [
		"production",
		"run-definition",
		"manifest",
		"binary"
	]) for await (const { path, base, tree } of changedTexts$1(port, context, role)) {
		if (role !== "production" || base === "" || codeOf(path, base) !== codeOf(path, tree)) return [];
		paths.push(path);
	}
	return context.changed.some(({ status }) => status === "deleted") ? [] : paths;
}
const asksForComments = /\b(?:doc\w*|comment\w*|explain\w*|describe\w*|readme|typos?|wording|spelling|licen[cs]e|annotat\w*|clarif\w*|make (?:\w+ )?(?:clear|plain)|javadoc|rename\w*)\b/i;
/** Its lines without blanks and without those that are a comment as a whole and no instruction to a tool. */
function codeOf(path, text) {
	const [, comment] = comments$3.find(([ending]) => ending.test(path)) ?? [];
	if (comment === void 0 || textOfLines.test(text)) return text;
	return text.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "" && (!comment.test(line) || instruction.test(line))).join("\n");
}
const comments$3 = [
	[/\.(?:[cm]?[jt]sx?|go|java|kt|swift|rs|php|cs|[ch]|cc|[ch]pp|cxx|hh)$/, /^\s*(?:\/\/|\/\*(?:(?!\*\/).)*(?:\*\/)?$|\*(?:\s|\/$|$))/],
	[/\.(?:py|rb|sh|bash|p[lm]|r|R|tcl|exs?)$/, /^\s*(?:#|"""(?:(?!""").)*"""$)/],
	[/\.(?:lua|sql|hs)$/, /^\s*--/]
];
/** A template, a text in triple quotes, a here-document. */
const textOfLines = /`[^`\n]*\n|<<[-~<]?\s*['"]?[A-Z]|=\s*[rbfRBF]?(?:"{3}|'{3})|\[=*\[|\bq[qQw]?\s*\{/;
const instruction = /go:|@|#!|\b(?:frozen|encoding|coding|type:|noqa|pragma|eslint|shellcheck|istanbul|c8|v8)\b|\?>/;
// src/proof/cut-test.ts
/**
* A base that is red without naming a test hears nothing more. Cut short behind the first bent value, before what is red there, it is
* green; and with that value bent it must turn red. A program that tells by its exit code alone is judged like that.
*/
/** Two runs at most. */
async function isHeardWhenCut(port, experiments, one) {
	const { path, test } = one.found;
	const text = await port.read("tree", path);
	const [bend] = [...one.edits].sort((a, b) => a.start - b.start);
	const cut = text === void 0 || bend === void 0 ? void 0 : cutBehind(text, test, bend);
	if (bend === void 0 || cut === void 0) return false;
	const edits = bend.kind === "bend" ? [bend] : await failuresIn$1(path, cut, test.name);
	if (edits.length === 0) return false;
	const runOf = async (label, file) => experiments.run(label, await port.make("base", [], /* @__PURE__ */ new Map([[path, file]])));
	const plain = await runOf("cut-on-base", cut);
	if (!isGreen(plain)) return false;
	const run = await runOf("cut-and-bent-on-base", withEdits(cut, edits));
	return run !== void 0 && run.result !== "passed" && !failuresOf(run).some(({ kind }) => kind === "compile");
}
/** Without the statements behind the one with the value, but for the last one where it tells how the program ends. */
function cutBehind(text, { steps }, bend) {
	const isStart = bend.kind === "fail";
	const at = isStart ? -1 : steps.findIndex(({ start, end }) => start <= bend.start && bend.end <= end);
	if (!isStart && at === -1) return void 0;
	const last = steps.at(-1);
	const isEnd = last !== void 0 && /^(?:return|exit)\b/.test(text.slice(last.start, last.end));
	const behind = steps.slice(at + 1, isEnd ? -1 : void 0);
	const [from, to] = [behind[0]?.start, behind.at(-1)?.end];
	return from === void 0 || to === void 0 ? void 0 : text.slice(0, from) + text.slice(to);
}
async function failuresIn$1(path, tree, name) {
	const { tests } = await testsOf([{
		path,
		tree
	}]);
	const found = tests.find(({ test }) => test.name === name);
	return found === void 0 ? [] : bendsOf(found, 2);
}
// src/proof/silent-tests.ts
/** Where the base cannot say whether a test would ring: nothing is proved then. */
const mute = "it stays green, and the base is red without naming a test";
const notLoaded = "it cannot be loaded over the base";
/** Those of the silent ones that do ring on the base: the same test there, bent the same way, turns red. */
async function silentByDifference(port, { baseline }, experiments, silent) {
	const run = await experiments.run("alarm-on-base", await treeOf(port, "base", silent));
	if (run === void 0) {
		for (const one of silent) one.reason = experiments.over();
		return [];
	}
	const failures = failuresOf(run);
	const speaks = baseline === void 0 || baseline.exitCode === 0;
	const dead = silent.filter((one) => {
		if (failures.some((failure) => isOf(failure, one))) return true;
		if (failures.some((failure) => isBroken(failure, one))) {
			one.reason = notLoaded;
			return one.edits[0]?.kind === "fail";
		}
		if (run.result === "passed") return false;
		if (failures.length > 0) return silent.length === 1 && one.found.test.whole && namesMore(failures, baseline);
		if (speaks || printsAnew(run, baseline, one) || isLocated(run, baseline, one, silent)) return true;
		one.reason = mute;
		return false;
	});
	const [unsaid] = silent.filter(({ reason }) => reason === mute);
	if (unsaid !== void 0 && await isHeardWhenCut(port, experiments, unsaid)) dead.push(unsaid);
	return dead;
}
/** A program with a runner of its own names what it runs: something that was green before is red, bent. */
function namesMore(failures, baseline) {
	const before = new Set(baseline?.failures.map(({ name }) => name));
	return failures.some(({ name, kind }) => kind === void 0 && !before.has(name));
}
/** What nobody reads tells it all the same: a line with the test's name that the unbent base did not print. */
function printsAnew(run, baseline, { found }) {
	if (found.test.whole) return false;
	const before = new Set(baseline?.output.split("\n"));
	return run.output.split("\n").some((line) => line.includes(found.test.name) && !before.has(line));
}
/**
* Of new ones that no base can load, or that are green on it as well, told within the attempt: a failure at the start of the test is
* heard, so it runs, and none of the values that it expects is compared \u2013 a callback that nobody calls, a failure that is caught; or
* not even that is heard of a test that the runner counts \u2013 a coroutine that nobody awaits \u2013, or that stands beside others that are
* heard: nobody runs it.
*/
async function silentWithin(port, { green, baseline }, experiments, { tests, silent, heard }) {
	const asked = silent.filter(({ reason, found }) => reason === notLoaded || found.added && !found.test.whole && reason === void 0);
	if (asked.length === 0) return [];
	const failing = asked.map((one) => ({
		...one,
		edits: bendsOf(one.found, 2)
	}));
	const run = await experiments.run("alarm-start", await treeOf(port, "tree", failing));
	if (run === void 0) return [];
	const failures = failuresOf(run);
	const ran = ranOf(run);
	const isCounted = run.counts !== void 0 && ran === ranOf(green) && ran - ranOf(baseline) === tests.filter(({ added }) => added).length;
	const certain = /* @__PURE__ */ new Set();
	for (const { path } of run.result === "passed" ? heard.map(({ found }) => found) : []) if (!depends.test(await port.read("tree", path) ?? "")) certain.add(path);
	const others = tests.filter((found) => found.added && !asked.some((one) => one.found === found)).length;
	const isUnrun = run.result === "passed" && baseline?.exitCode === 0 && ranOf(green) - ranOf(baseline) === others;
	for (const { found } of isUnrun ? asked : []) {
		if (ran === 0 && !found.path.endsWith("_test.go")) continue;
		const text = `${found.path}\n${await port.read("tree", found.path)}`;
		if (heard.some((one) => placeOf(one.found.path) === placeOf(found.path)) && !apart$1.test(text) && !depends.test(text)) certain.add(found.path);
	}
	const isAlone = asked.length === 1 && run.result === "failed" && failures.every(({ kind }) => kind === void 0);
	return asked.filter((one) => {
		if (isAlone || failures.some((failure) => isOf(failure, one))) return comparesLiterals(one);
		return (isCounted || certain.has(one.found.path)) && !failures.some((failure) => isBroken(failure, one));
	});
}
/** A file in which something is there on some systems, versions or builds only: a test of it may run elsewhere. */
const depends = /^\s*#\s*if|\bcfg\((?!tests?\))|_(?:arm\w*|amd64|386|riscv64|s390x|ppc64\w*|mips\w*|loong64|wasm)_test\.go|platform|\bwin32\b|windows|darwin|macos|\blinux\b|sys\.version|process\.version|RUBY_VERSION|PHP_OS|PHP_VERSION|GOOS|\$\^O|\bskip/im;
/** Tests that another command runs as a rule: by their path, and by marks in them. */
const apart$1 = /^[^\n]*(?:e2e|integration|acceptance|bench|perf|smoke|slow|browser|manual|live|system|load|stress|fuzz)|\n\/\/ ?(?:go:build|\+build)|@pytest\.mark\.(?!parametrize)|@Tag/i;
const placeOf = (path) => `${path.slice(0, path.lastIndexOf("/") + 1)}*${path.slice(path.lastIndexOf("."))}`;
const ranOf = (run) => (run?.counts?.passed ?? 0) + (run?.counts?.failed ?? 0);
/** Another assertion, with no literal in it, may be what speaks in the test. */
function comparesLiterals({ found, edits }) {
	const asserts = found.test.body.text.match(/\b(?:[aA]ssert|[eE]xpect|[sS]hould|[cC]heck|[rR]equire)\w*|\b[A-Z_]*(?:ASSERT|CHECK|EXPECT)\w*|\bok ?\(/g) ?? [];
	const isOneForm = edits.length > 1 && new Set(asserts).size === 1;
	return edits.every(({ kind }) => kind === "bend") && (isOneForm || edits.length >= asserts.length);
}
// src/proof/prove-idle.ts
/**
* Do new tests ask for what was done at all? Those that are green without the change show nothing by that, and are honest. Where they
* stay green too with functions that only throw in the place of those that were changed, or with other values in the table that they
* compare with, they cannot fail: accused. No run where one of them is red without the change.
*/
async function proveIdle(port, context, experiments, { tests, deaf, quiet, heard, picked }) {
	if (tests.length === 0 || asksForTests((context.story ?? "").trim())) return untried;
	const idle = `${named$1(tests.map(({ test }) => test.name))} ${tests.length === 1 ? "is" : "are"} green without the change`;
	const [first] = deaf;
	if (first !== void 0) return accused(`${idle}, and \`${first.test.name}\` with other values in the table that it compares with`);
	if ((await Promise.all([...new Set(tests.map(({ path }) => path))].map(async (path) => `${path}\n${await port.read("tree", path)}`))).every((text) => depends.test(text))) return untried;
	const added = await onlyAdded(port, context);
	if (added.length > 0) return accused(`${idle}, where ${named$1(added)} ${added.length === 1 ? "is" : "are"} not there`);
	const told = await commentsAlone(port, context);
	if (told.length > 0) return accused(`${idle}, and nothing but comments changed in ${named$1(told)}`);
	const blownUp = await changedFunctions(port, context);
	if (blownUp.length === 0) return untried;
	const functions = [...new Set(blownUp.flatMap((one) => one.names))];
	const thrown = await triedWith(port, context, experiments, {
		tests,
		picked,
		blownUp,
		label: "only-throwing",
		after: "only throws",
		files: new Map(blownUp.map(({ path, text }) => [path, text]))
	});
	if (thrown.outcome === "silent" && tests.some((one) => quiet.includes(one))) return {
		...untried,
		edits: thrown.edits
	};
	if (thrown.outcome === "silent") return {
		...accused(`${idle}, and where ${named$1(functions)} only throws`),
		edits: thrown.edits
	};
	const files = thrown.outcome === "rang" && tests.every((one) => heard.includes(one)) && await allGive(blownUp) ? await wreckedFiles(blownUp, "turned") : void 0;
	if (files === void 0) return {
		...untried,
		edits: thrown.edits
	};
	const given = await triedWith(port, context, experiments, {
		tests,
		picked,
		blownUp,
		files,
		label: "other-results",
		after: "gives another value"
	});
	const edits = [...thrown.edits, ...given.edits];
	if (given.outcome !== "silent") return {
		...untried,
		edits
	};
	return {
		...accused(`${idle}, and where ${named$1(functions)} ${functions.length === 1 ? "gives" : "give"} another value`),
		edits
	};
}
/** Whether one of the tests turns red. */
async function triedWith(port, { green }, experiments, { tests, picked, blownUp, files, label, after }) {
	const run = await experiments.runToItsLimit(label, await port.make("tree", [], files), picked);
	const unusable = {
		outcome: "unusable",
		edits: []
	};
	if (run === void 0 || isUnbuilt(run) || run.result === "timed-out") return unusable;
	if (picked === void 0 && run.result !== "passed" && stoppedEarly(run, green)) return unusable;
	if (run.counts !== void 0 && run.counts.passed + run.counts.failed < tests.length) return unusable;
	const failures = failuresOf(run);
	const isTold = run.result === "passed" || failures.length > 0;
	const isHeard = tests.some((found) => failures.some((failure) => isOf(failure, { found }) || isBroken(failure, { found })));
	const outcome = !isTold ? "unusable" : isHeard ? "rang" : "silent";
	return {
		outcome,
		edits: blownUp.map(({ path, line, names }) => {
			return {
				kind: "other",
				path,
				line,
				before: names.join(", "),
				after,
				outcome,
				logPath: run.logPath
			};
		})
	};
}
/** All production of the attempt, where it is code and none of it was there before. A new line of a build may be what runs the tests. */
async function onlyAdded(port, { changed, command, testPaths: globs }) {
	const roles = changed.map(({ path }) => roleOf(path, {
		command,
		globs
	}));
	if (roles.some((role) => role === "run-definition" || role === "manifest")) return [];
	const production = changed.filter((_, at) => roles[at] === "production");
	const texts = await Promise.all(production.map(({ path }) => port.read("tree", path)));
	return production.every(({ path }, at) => languageOf(path) !== void 0 || texts[at]?.startsWith("#!")) && production.every(({ status }) => status === "added") ? production.map(({ path }) => path) : [];
}
const accused = (reason) => ({
	...untried,
	reasons: [reason],
	stopped: true
});
/** Who is asked for tests of what is there has done it; that there be tests as well is asked of most work. */
function asksForTests(story) {
	const [first = "", ...rest] = story.split(/(?<=[.!?])\s+/);
	const others = rest.filter((sentence) => !beside.test(sentence));
	return ofTests$1.test([first, ...others].join(" ").replace(/[,;] (?:and )?(?:with|add|write)(?: \w+){0,3} (?:tests?|specs?)\b/gi, ""));
}
const beside = /^(?:please )?(?:(?:add|write|cover)\b.*|(?:with|plus|and)\b(?: \w+){0,3} )\b(?:tests?|specs?)\b/is;
const ofTests$1 = /\b(?:tests?|tested|testing|coverage|specs?|characteri[sz]\w+)\b/i;
// src/proof/prove-absent.ts
const mostFiles$2 = 500;
async function proveAbsent(port, context, experiments) {
	const told = new Set([...(context.story ?? "").matchAll(functionNamed)].map(([, name = ""]) => name));
	if (told.size === 0) return untried;
	const texts = /* @__PURE__ */ new Map();
	const called = /* @__PURE__ */ new Set();
	for await (const { path, base, tree } of changedTexts$1(port, context, "test")) {
		for (const { text } of freshCode(base, tree)) for (const [, name = ""] of text.matchAll(methodCalled)) if (told.has(name)) called.add(name);
		texts.set(path, tree);
	}
	const others = called.size === 0 ? [] : (await port.list("tree")).filter((path) => !texts.has(path));
	for (const path of others.slice(0, mostFiles$2)) {
		const text = /\.(?:md|rst|txt)$/.test(path) ? "" : await port.read("tree", path) ?? "";
		if (answersAny.test(text)) return untried;
		for (const name of called) if (text.includes(name)) called.delete(name);
	}
	const absent = [...called].filter((name) => [...texts.values()].every((text) => !isDefined(text, name)));
	if (absent.length === 0 || others.length > mostFiles$2) return untried;
	const renamed = new Map([...texts].map(([path, text]) => [path, absent.reduce((now, name) => now.replace(new RegExp(`(\\.|->)${name}\\b`, "g"), `$1${name}_bent`), text)]));
	const run = await experiments.runToItsLimit("absent", await port.make("tree", [], renamed));
	if (run === void 0) return untried;
	const edits = [...renamed.keys()].map((path) => {
		return {
			kind: "other",
			path,
			line: 1,
			before: absent.join(", "),
			after: absent.map((name) => `${name}_bent`).join(", "),
			outcome: isGreen(run) ? "silent" : "rang",
			logPath: run.logPath
		};
	});
	if (!isGreen(run)) return {
		...untried,
		edits
	};
	const words = `${named$1(absent)} ${absent.length === 1 ? "is" : "are"} in no file but the tests that call ${absent.length === 1 ? "it" : "them"}`;
	return {
		...accused(`${words}, and these are green with any other name: the failure that they ask for is that nothing is there`),
		edits
	};
}
/** `Inventory#reserve(item)`, `stock.reserve()`, `` `reserve` ``. */
const functionNamed = /(?:[#.`]|^|\s)([a-z]\w{3,60})(?=\(|`)/gm;
const methodCalled = /(?:\.|->)([a-z]\w{3,60})\b/g;
const answersAny = /\bmethod_missing\b|\b__getattr__\b|\b__call\b|\bnew Proxy\(|define_method|AUTOLOAD|__index\b/;
const isDefined = (text, name) => new RegExp(`\\b(?:def|function|fn|func|sub|let|const|var|double|allow|receive)\\b[^\\n]{0,60}\\b${name}\\b|['":]${name}\\b|\\b${name}\\b\\s*[=:]`).test(text);
// src/proof/ring-alone.ts
/** Where a red run names no test: one bent test in a run of its own, and the exit code speaks. */
const unnamed = "which test is red is not told";
/**
* No run so far has named a test, and nobody knows this runner: all bends in one run would only say once more that something is red. True
* where the first of them is red alone, without a name; its run is not made again.
*/
async function namesNone(port, { green, baseline }, experiments, waiting) {
	const [first] = waiting;
	if (green.counts !== void 0 || (green.runners ?? []).length > 0 || first === void 0 || waiting.length < 2 || experiments.haveNamed()) return false;
	if ((baseline?.failures.length ?? 0) > 0 || first.sharp?.kind === "rows") return false;
	const run = await experiments.runToItsLimit("alarm-one", await treeOf(port, "tree", [first]));
	return run !== void 0 && run.result === "failed" && failuresOf(run).length === 0;
}
/** At most two: an exit code says little, and each takes a whole run. What need not be heard is said otherwise, or a failure. */
async function oneByOne(port, { baseline }, experiments, waiting) {
	const asked = waiting.slice(0, 2);
	for (const one of asked) if (one.sharp?.kind === "rows") one.edits = bendsOf(one.found, 0);
	for (const next of asked.slice(1)) await experiments.ahead("alarm-one-next", await treeOf(port, "tree", [next]));
	for (const one of asked) {
		await ringAlone(port, experiments, one);
		for (const round of isAsked$1(one, baseline) ? [1, 2] : [2]) {
			if (one.outcome !== void 0 || one.reason !== void 0 || !one.edits[0]?.isLoose) break;
			one.edits = bendsOf(one.found, round);
			await ringAlone(port, experiments, one);
		}
	}
	for (const one of waiting.slice(2)) Object.assign(one, {
		outcome: "unusable",
		reason: unnamed
	});
}
async function ringAlone(port, experiments, one) {
	const run = await experiments.run(`alarm-one-${experiments.runs()}`, await treeOf(port, "tree", [one]));
	one.reason = experiments.over();
	if (run !== void 0) one.logPath = run.logPath;
	if (run === void 0) one.outcome = "unusable";
	else if (failuresOf(run).some(({ kind }) => kind === "compile")) Object.assign(one, {
		outcome: "unusable",
		reason: "bent, it does not compile"
	});
	else if (run.result !== "passed") one.outcome = "rang";
	else Object.assign(one, {
		green: true,
		unheard: one.unheard || one.edits[0]?.kind === "bend"
	});
}
// src/proof/read-bends.ts
/** What a run says of each bent test in it: it turned red for its bend, says nothing of it, or stayed green. */
function readBends(waiting, all, run, { green }) {
	const red = run.exitCode !== 0 || run.result !== "passed";
	const failures = failuresOf(run);
	const placed = red && failures.every(({ runner, kind }) => runner === "ctest" && kind === void 0) ? waiting.filter((one) => isLocated(run, green, one, waiting)) : [];
	for (const one of waiting) {
		one.logPath = run.logPath;
		one.green = !red;
		const program = failures.find((failure) => isOfProgram(failure, one));
		const isPlaced = placed.includes(one);
		const beside = waiting.filter(({ found }) => found.path === one.found.path);
		const own = failureOf(failures, one, all) ?? (isPlaced || beside.length === 1 ? program : void 0);
		if (own !== void 0 && isCrash(own, one)) one.reason = "it broke before its comparison";
		else if (own !== void 0 || isPlaced) one.outcome = "rang";
		else if (red && failures.length === 0 || program && !beside.some((other) => placed.includes(other))) one.reason = unnamed;
		else if (failures.some((failure) => isBroken(failure, one))) one.reason = "bent, it does not compile";
		else if (red && stoppedEarly(run, green)) one.reason = "the runner stopped before it";
		else {
			one.reason = void 0;
			one.unheard ||= one.edits[0]?.kind === "bend";
		}
	}
}
/** What came to no comparison has said nothing of another value in it. */
function isCrash(own, { edits: [edit] }) {
	return edit?.isLoose !== void 0 && !(edit.isLoose === "call" ? tellsValue(own) : asserts$4(own));
}
// src/proof/ring-picked.ts
/** A further round of bends in the files of the bent tests alone, where the whole command has shown that it tells what is red in them. */
/** undefined: not each of the waiting ones is red by its name there, and only the whole command says that one is silent. */
async function ringPicked(port, context, experiments, { label, tree, waiting, bent }) {
	const heard = bent.filter(({ outcome, found }) => outcome === "rang" && !found.test.whole);
	const isNamed = ({ found }) => heard.some((one) => one.found.path === found.path);
	const held = new Set(bent.map(({ found }) => found.path));
	const { changed, command, testPaths: globs } = context;
	const isHeld = changed.every(({ path, status }) => status === "deleted" || held.has(path) || roleOf(path, {
		command,
		globs
	}) !== "test");
	if (!experiments.haveNamed() || !waiting.every(isNamed) || !isHeld) return void 0;
	const picked = await pickedFor(port, context, bent.map(({ found }) => found));
	const run = picked === void 0 ? void 0 : await experiments.runToItsLimit(label, tree, picked);
	return run !== void 0 && namesEach(waiting, bent, run) ? run : void 0;
}
function namesEach(waiting, all, run) {
	const failures = run.result === "failed" ? failuresOf(run) : [];
	return waiting.every((one) => {
		const own = failureOf(failures, one, all);
		return own !== void 0 && !isCrash(own, one);
	});
}
// src/syntax/near-bends.ts
/** Sharper bends than another value: what the base gave, a value close by, the last one of the test, and the rows of a table. */
/**
* undefined: the test has no value that can be bent like that. `was`: what the base expected and gave where it was red. Such a test, and a
* new one, must come to its last value: it may leave, or wait for a call, before it.
*/
function sharpBendOf(found, was) {
	const { test } = found;
	if (test.setAside || test.expectations.some(({ made }) => made)) return void 0;
	const literals = test.expectations.filter(({ kind }) => kind !== "operand");
	const old = oldValue(test.expectations, was);
	if (old !== void 0) return {
		kind: "old",
		edits: [edit(found, old.expectation, old.after)]
	};
	const last = test.expectations.length > 1 && (found.added || was !== void 0) ? test.expectations.at(-1) : void 0;
	const end = last && (nearValue(last) ?? bentValue(last, 0));
	if (last !== void 0 && end !== void 0) return {
		kind: "last",
		edits: [edit(found, last, end)]
	};
	const first = literals.find(({ start }) => start === found.fresh?.[0]?.start) ?? literals[0];
	if (first !== void 0) {
		const after = nearValue(first);
		return after === void 0 ? void 0 : {
			kind: "near",
			edits: [edit(found, first, after)]
		};
	}
	const edits = tableOf(test.rows).flatMap((row) => {
		const after = row.kind === "operand" ? void 0 : nearFraction(row.text) ?? bentLiteral(row.text, row.kind, 1);
		return after === void 0 ? [] : [edit(found, row, after)];
	});
	return edits.length === 0 ? void 0 : {
		kind: "rows",
		edits
	};
}
/** All but the first and the last: a loop that only ever looks at one of them is deaf for the others. */
function tableOf(rows) {
	const values = rows.filter((row) => !isPlaceholder(row));
	const [first, last] = [values[0]?.line, values.at(-1)?.line];
	const between = values.filter(({ line }) => line !== first && line !== last);
	if (between.length > 0) return between;
	return values.length > 2 ? values.slice(0, -1) : values;
}
function edit({ path, test }, { line, text, start, end }, after) {
	return {
		kind: "bend",
		path,
		line,
		test: test.name,
		before: text,
		after,
		start,
		end
	};
}
/** The one expectation that the base's failure speaks of, with the base's own answer in its place. */
function oldValue(expectations, was) {
	const [expected, actual] = [plain$3(was?.expected), plain$3(was?.actual)];
	if (expected === void 0 || actual === void 0 || expected === actual) return void 0;
	const spoken = expectations.filter(({ text, kind }) => kind !== "truth" && plain$3(text) === expected);
	const [expectation] = spoken;
	if (spoken.length === 0) {
		const part = onlyDifference(expected, actual);
		return part && oldValue(expectations, part);
	}
	if (expectation === void 0 || spoken.length > 1) return void 0;
	const after = inPlaceOf(expectation, expected, actual);
	return after === void 0 || after === expectation.text ? void 0 : {
		expectation,
		after
	};
}
/** `[34, 33]` and `[33, 33]`: the one value in which two lists differ, where it is their first, by which the equality is bent. */
function onlyDifference(expected, actual) {
	const [theirs, ours] = [expected, actual].map((text) => text.slice(0, 2e3).match(/"[^"]*"|[\w.-]+|\S/g) ?? []);
	if (theirs === void 0 || theirs.length < 2 || theirs.length !== ours?.length) return void 0;
	const at = theirs.findIndex((one, index) => one !== ours[index]);
	const rest = theirs.some((one, index) => index > at && one !== ours[index]);
	const isFirst = theirs.slice(0, Math.max(at, 0)).every((one, index) => !/^["\d-]/.test(one) && (!/\w/.test(one) || /^[([{!]$/.test(theirs[index + 1] ?? "")));
	return at === -1 || rest || !isFirst ? void 0 : {
		expected: theirs[at] ?? "",
		actual: ours[at] ?? ""
	};
}
function inPlaceOf({ kind, text }, expected, actual) {
	if (kind === "number") return /^\d+$/.test(actual) === /^\d+$/.test(text) && /^\d+(?:\.\d+)?$/.test(actual) ? actual : void 0;
	if (kind === "string") return safe.test(actual) ? text.replace(expected, () => actual) : void 0;
	const [name] = /^\w+(?=\("[\w.]+"\)$)/.exec(expected) ?? [];
	return name !== void 0 && new RegExp(`^${name}\\("[\\w.-]+"\\)$`).test(actual) ? actual : void 0;
}
/** Nothing in it that would have to be escaped. */
const safe = /^[\w .,:;/|+=()@#%-]{1,200}$/;
function plain$3(text) {
	const trimmed = text?.trim().replace(/'/g, "\"");
	return trimmed === void 0 ? void 0 : /^[a-zA-Z]?"([^"]*)"$/.exec(trimmed)?.[1] ?? trimmed;
}
/** The next number, a letter in the other case, or another last digit where the text is a number with a fraction. */
function nearValue({ kind, text }) {
	if (kind === "number") return bentLiteral(text, kind, 0);
	const [, before = "", content = "", after = ""] = /^(["'`])([^\\$#%<{]*)(["'`])$/.exec(text) ?? [];
	if (kind !== "string" || content === "") return void 0;
	const fraction = nearFraction(text);
	if (fraction !== void 0) return fraction;
	const at = content.search(/[a-zA-Z]/);
	if (at === -1) return void 0;
	const letter = content.charAt(at);
	const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
	return `${before}${content.slice(0, at)}${other}${content.slice(at + 1)}${after}`;
}
// src/proof/sharp-bends.ts
/**
* A test that heard the coarse bend and not the sharp one: its equality was narrowed, or its table is not read. It accuses where the
* base tells the two values apart; elsewhere the test's values prove nothing.
*/
/** The bend of the first round, where there is a sharper one. */
function sharpen(one, { baseline }) {
	const was = baseline?.failures.find((failure) => isOf(failure, one));
	const sharp = sharpBendOf(one.found, was);
	if (sharp === void 0) return;
	one.edits = sharp.edits;
	one.sharp = {
		...sharp,
		wasRed: was !== void 0
	};
}
/** Of those that rang, those whose sharp bend was green. At most two runs, and none where all were heard. */
async function bluntOf(port, experiments, rang) {
	const deaf = await certainOf(port, experiments, rang.filter(({ sharp }) => sharp?.green === true));
	const compared = deaf.filter(({ sharp }) => sharp?.kind !== "rows");
	const narrowed = compared.filter(({ sharp }) => sharp?.kind === "old");
	const asked = deaf.filter((one) => !narrowed.includes(one) && !one.found.changed && one.sharp?.wasRed === false);
	const bent = asked.map((one) => ({
		...one,
		edits: one.sharp?.edits ?? []
	}));
	const run = bent.length === 0 ? void 0 : await experiments.run("alarm-near-on-base", await treeOf(port, "base", bent));
	const failures = run === void 0 ? [] : failuresOf(run);
	const apart = asked.filter((one) => failures.some((failure) => isOf(failure, one)));
	narrowed.push(...apart.filter((one) => compared.includes(one)));
	const isAsBefore = (one) => run !== void 0 && asked.includes(one) && !apart.includes(one);
	narrowed.push(...deaf.filter((one) => one.sharp?.kind === "rows" && one.found.added && isOfWanted(one)));
	const unsure = deaf.filter((one) => !narrowed.includes(one) && !isAsBefore(one) && !isOverInputs(one));
	const spelled = await spelledOf(port, experiments, unsure);
	narrowed.push(...spelled);
	return {
		narrowed,
		unsure: unsure.filter((one) => !spelled.includes(one))
	};
}
/** A table that no equality reads may hold what tests only run over. */
const equality$1 = /\bassert_?eq\w*|\b\w*[eE]qual\w*\b|\bis_deeply\b|\bto_?[bB]e\b|[!=]==?/;
/** The last column of its table bears a name like `want`, and an equality compares with that name and nothing made of it. */
function isOfWanted({ found: { test } }) {
	const name = lastIsWanted.exec(test.text)?.groups?.name;
	if (name === void 0) return false;
	const said = new RegExp(`\\b${name}\\b`, "g");
	return test.text.split("\n").some((line) => equality$1.test(line) && line.match(said)?.length === 1);
}
/** The end of a record's fields, of parameters, or of what a loop takes apart. */
const lastIsWanted = /[,(|[\n][^\S\n]{0,80}(?:[\w<>[\].*]{1,80}[^\S\n]{1,9})?[$*&]?(?<name>(?:want|wanted|expected)(?:[A-Z_]\w{0,40})?)(?:[^\S\n]{1,9}[\w[\].*]{1,80}|:[^\S\n]?\w{1,80})?[^\S\n]{0,9}(?:\||[)\]](?= ?(?:of\b|in\b|\) ?=>|=>|[{:]|->))|\n[^\S\n]{0,80}\}|\s(?:in|of)\b)/;
/** No equality reads its table, and another value in what it asserts of each row was heard. */
function isOverInputs({ sharp, edits, found: { test } }) {
	const { value } = test.asserted ?? {};
	const isHeard = edits.some(({ start, after }) => start === value?.start && after === value.after);
	return sharp?.kind === "rows" && isHeard && !equality$1.test(test.body.text);
}
/** Another bend in the same run may have ended it before their turn: then they are asked alone. */
async function certainOf(port, experiments, deaf) {
	const [certain, asked] = [deaf.filter(({ sharp }) => sharp?.whole), deaf.filter(({ sharp }) => !sharp?.whole)];
	if (asked.length === 0) return certain;
	const bent = asked.map((one) => ({
		...one,
		edits: one.sharp?.edits ?? []
	}));
	return (await experiments.run("alarm-near", await treeOf(port, "tree", bent)))?.result === "passed" ? [...certain, ...asked] : certain;
}
/** Of those whose last value may be any: red where it is the same, written differently. Then code reads how they are written. */
async function spelledOf(port, experiments, unsure) {
	const twins = unsure.flatMap((one) => {
		const edits = one.sharp?.kind === "last" ? twinsOf(one.found) : [];
		return edits.length === 0 ? [] : [{
			one,
			bent: {
				...one,
				edits
			}
		}];
	});
	if (twins.length === 0) return [];
	const tree = await treeOf(port, "tree", twins.map(({ bent }) => bent));
	const run = await experiments.run("alarm-twins", tree);
	const failures = run === void 0 ? [] : failuresOf(run);
	const red = twins.filter(({ one }) => failures.some((failure) => isOf(failure, one)));
	for (const { one, bent } of red) if (one.sharp !== void 0) one.sharp.edits = bent.edits;
	return red.map(({ one }) => one);
}
/** What is said of one that is accused. */
function narrowedWords({ found, sharp }) {
	const [edit] = sharp?.edits ?? [];
	if (edit?.kind === "twin") return `\`${found.test.name}\` is red where it expects ${edit.after} instead of ${edit.before}, and green where its last value is another: the code depends on how its tests are written`;
	const old = sharp?.kind === "old" || sharp?.kind === "rows" ? {
		old: ", which is what the base gave",
		rows: " in its table"
	}[sharp.kind] : ", and on the base it is red";
	return `\`${found.test.name}\` is green although it expects ${edit?.after} instead of ${edit?.before}${old}`;
}
function unsureWords(unsure) {
	return [...Map.groupBy(unsure, ({ sharp }) => sharp?.kind ?? "near")].map(([kind, ones]) => `${named$1(ones.map(({ found }) => found.test.name))} stayed green with ${otherValues[kind]}`);
}
const otherValues = {
	rows: "other values in its table",
	old: "what the base gave in the place of the expected value",
	near: "a value that is close to the expected one",
	last: "another value at its end"
};
/** Of what the attempt added, or else changed, some test must have heard a value: a failure at its start says only that it runs. */
function valueless(rang) {
	const added = rang.filter(({ found }) => found.added);
	const own = added.length > 0 ? added : rang.filter(({ found }) => found.changed);
	return own.some(isOfValue) ? [] : own.map(({ found }) => found);
}
function valuelessWords(tests) {
	if (tests.length === 0) return [];
	const names = named$1(tests.map(({ test }) => test.name));
	return [tests.length === 1 ? `no value that ${names} expects was heard, only that it runs` : `no value that ${names} expect was heard, only that they run`];
}
/** What is no literal is bent too where any other value may stand there. */
const isOfValue = ({ edits }) => edits.some(({ kind }) => kind === "bend");
/** One that stands in the test, or in its table. */
const isOfLiteral = (one) => isOfValue(one) && !one.edits.some(({ isLoose }) => isLoose) && operandsOf([one]).length === 0;
/** What is no literal and was heard. */
function operandsOf(rang) {
	return rang.flatMap(({ edits, found }) => edits.filter(({ start }) => found.test.expectations.some((one) => one.kind === "operand" && one.start === start)).map(({ before }) => before));
}
// src/proof/prove-alarm.ts
async function proveAlarm(port, context, experiments, tests, beside) {
	const bent = [];
	const unusable = [];
	for (const found of tests) {
		const edits = bendsOf(found, 0);
		if (edits.length === 0) unusable.push(`${found.test.name}: skipped, marked to fail or without a body`);
		else bent.push({
			found,
			edits
		});
	}
	if (bent.length > 0) await ring(port, context, experiments, bent, beside);
	const heard = bent.filter(({ outcome }) => outcome === "rang");
	const { narrowed, unsure } = await bluntOf(port, experiments, heard);
	for (const one of narrowed) Object.assign(one, {
		outcome: void 0,
		green: true,
		edits: one.sharp?.edits
	});
	const rang = heard.filter((one) => !narrowed.includes(one));
	if (experiments.haveNamed()) {
		for (const { found } of rang) if (!found.test.whole) experiments.running.add(found);
	}
	const silent = bent.filter((one) => one.outcome === void 0 && one.green === true && !narrowed.includes(one));
	for (const one of bent) if (one.outcome === void 0 && !one.green) one.reason ??= "red without naming it";
	const within = (ones) => silentWithin(port, context, experiments, {
		tests,
		silent: ones,
		heard: rang
	});
	const { baseline } = context;
	const isOwn = (baseline?.exitCode === 0 || baseline?.failures.some(({ kind }) => kind === void 0)) && silent.every(({ found }) => found.added && !found.test.whole);
	const dead = isOwn ? await within(silent) : [];
	if (silent.length > dead.length && experiments.over() === void 0) {
		const asked = silent.filter((one) => !dead.includes(one));
		dead.push(...await silentByDifference(port, context, experiments, asked));
	}
	const quiet = silent.filter((one) => !dead.includes(one));
	if (!isOwn) dead.push(...await within(quiet));
	dead.push(...narrowed);
	for (const one of silent) if (!dead.includes(one)) one.reason ??= "it stays green on the base as well";
	const unheard = silent.filter(({ reason }) => reason === mute).map(({ found }) => found.test.name);
	unusable.push(...bent.filter((one) => !dead.includes(one) && one.outcome !== "rang").map(({ found, reason }) => `${found.test.name}: ${reason}`));
	return {
		alarm: {
			bent: rang.length + dead.length,
			rang: rang.length,
			silent: dead.map(({ found }) => found.test.name),
			unusable,
			stopped: dead.length > 0
		},
		edits: bent.flatMap((one) => told$4(one, dead)),
		reasons: experiments.over() === void 0 ? reasonsOf(context, {
			dead,
			narrowed
		}, unusable, rang.length) : [],
		unheard,
		quiet: silent.filter((one) => !dead.includes(one)).map(({ found }) => found),
		...rang.length > 0 && rang.every(isOfLiteral) ? {} : { operands: operandsOf(rang) },
		running: rang.map(({ found }) => found),
		valued: rang.filter((one) => isOfValue(one) && !unsure.includes(one)).map(({ found, edits: [edit] }) => ({
			found,
			edit
		})),
		hollow: bent.filter((one) => one.found.changed && expects(one) && one.unheard && !(rang.includes(one) && hears(one))).map(({ found }) => found),
		valueless: valueless(rang.filter((one) => !unsure.includes(one))),
		deaf: unsure.filter(({ sharp, found }) => sharp?.kind === "rows" && equality$1.test(found.test.body.text)).map(({ found }) => found),
		doubts: unsureWords(unsure)
	};
}
/** It holds a value that can be bent, or hands one to what may be its own helper. */
const expects = ({ found: { test } }) => test.expectations.length + test.rows.length > 0 || [test.asserted?.value, test.asserted?.call].some((one) => one !== void 0);
/** That its assertion turned round is red says that it is asked, and for which value only where it asks for an order. */
const hears = (one) => isOfValue(one) && !one.edits.some(({ isLoose, before, after }) => isLoose && after === one.found.test.asserted?.opposite?.after && !/(?<![-=])[<>]/.test(before));
function reasonsOf({ green: { command } }, { dead, narrowed }, unusable, rang) {
	const [first] = dead;
	if (first !== void 0) {
		if (narrowed.includes(first)) return [narrowedWords(first)];
		const [edit] = first.edits;
		const how = edit?.kind === "bend" ? `expects ${short$1(edit.after)}` : "begins with a failure";
		const more = dead.length > 1 ? `, and ${dead.length - 1} more` : "";
		return [`\`${command}\` exits 0 although \`${first.found.test.name}\` ${how}${more}`];
	}
	if (rang > 0 || unusable.length === 0) return [];
	return [`no bent test could be used (${unusable.slice(0, 3).join("; ")})`];
}
/** Rounds of bends, until every test has turned red, cannot be used, or stayed green for two bends of its equalities. */
async function ring(port, context, experiments, bent, beside) {
	let waiting = bent;
	let stops = 0;
	for (const round of [
		0,
		1,
		2
	]) {
		for (const one of waiting) {
			const isLast = round === 1 && one.edits[0]?.isLoose !== void 0 && !isAsked$1(one, context.baseline);
			one.edits = bendsOf(one.found, round === 1 && one.sharp?.kind === "rows" ? 0 : isLast ? 2 : round);
			if (round === 0) sharpen(one, context);
		}
		if (round === 0 && await namesNone(port, context, experiments, waiting)) return oneByOne(port, context, experiments, waiting);
		for (let at = 0; waiting.length > 0 && at < 4; at++) {
			const label = `alarm-${round}${at === 0 ? "" : `-${at}`}`;
			const asked = round === 0 && beside?.run === void 0 ? beside : void 0;
			const twins = besideBends(asked?.twins ?? [], waiting);
			const tree = await treeOf(port, "tree", [...waiting, ...twins]);
			const toEnd = at === 0 ? void 0 : toItsEnd(context.green);
			let run = (round === 0 ? void 0 : await ringPicked(port, context, experiments, {
				label,
				tree,
				waiting,
				bent
			})) ?? await experiments.runToItsLimit(label, tree, toEnd);
			if (twins.length > 0 && run !== void 0 && isUnbuilt(run)) run = await experiments.runToItsLimit(`${label}-alone`, await treeOf(port, "tree", waiting));
			else if (asked !== void 0 && run !== void 0 && othersAreGreen(run, context, waiting)) Object.assign(asked, {
				twins,
				run
			});
			if (run === void 0) {
				for (const one of waiting) Object.assign(one, {
					outcome: "unusable",
					reason: experiments.over()
				});
				return;
			}
			const before = waiting.length;
			readBends(waiting, bent, run, context);
			const isEarly = stoppedEarly(run, context.green);
			stops = isEarly ? stops + 1 : 0;
			const isNews = waiting.some((one) => one.outcome === void 0 && isAsked$1(one, context.baseline));
			if (run.result === "timed-out" || stops > (isNews ? 1 : 3)) leaveOthers(waiting, context.baseline, run);
			waiting = waiting.filter(({ outcome }) => outcome === void 0);
			const whole = run.result === "passed" || run.counts !== void 0 && !isEarly;
			for (const { sharp, reason } of waiting) if (round === 0 && sharp) Object.assign(sharp, {
				green: reason === void 0,
				whole
			});
			if (waiting.length === before || !isEarly) break;
		}
		if (waiting.length === 0) return;
		if (round === 1) waiting = waiting.filter(({ edits: [edit], reason }) => reason !== void 0 || edit?.kind === "fail" || edit?.isLoose);
		if (waiting.every(({ reason }) => reason === "which test is red is not told")) return oneByOne(port, context, experiments, waiting);
	}
}
/** cargo ends behind the first program that is red. */
const toItsEnd = ({ command }) => /^cargo test\b[^;&|]*$/.test(command) ? command.replace("cargo test", "cargo test --no-fail-fast") : void 0;
/** New ones that are known to run, and of which not even an assertion that was turned round has been heard. */
const muteOnes = ({ running, valued }) => running.filter((one) => one.added && !valued.some(({ found }) => found === one));
// src/syntax/other-inputs.ts
/** `taken`: values that stand in the code or the tests. */
function inputsOf(texts, taken = /* @__PURE__ */ new Set()) {
	const all = new Set(texts);
	const sorted = [...all].filter((text) => plain$2.test(text)).map((text) => ({
		text,
		bared: bare$2(text)
	})).sort((a, b) => a.bared < b.bared ? -1 : 1);
	const startingWith = (start) => {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = low + high >> 1;
			if ((sorted[middle]?.bared ?? "") < start) low = middle + 1;
			else high = middle;
		}
		return sorted.slice(low, low + mostAlike).filter(({ bared }) => bared.startsWith(start)).map(({ text }) => text);
	};
	const byWord = /* @__PURE__ */ new Map();
	for (const text of all) for (const word of new Set(wordsOf$5(text))) byWord.set(word, [...byWord.get(word) ?? [], text].slice(0, mostAlike));
	const other = (text) => otherInput(text, taken);
	return {
		has: (text) => all.has(text),
		other,
		startingWith,
		holding: (word) => byWord.get(word.toLowerCase()) ?? []
	};
}
const wordsOf$5 = (text) => text.slice(0, 200).toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Of those that begin alike. */
const mostAlike = 20;
/** The input itself, several joined, or the beginning of one without its blanks and hyphens. undefined: it is made of none. */
function madeOf(literal, inputs) {
	if (literal.length > mostSigns) return void 0;
	const isPlain = plain$2.test(literal);
	if (isPlain && inputs.has(literal)) return {
		after: inputs.other(literal),
		of: /* @__PURE__ */ new Map([[literal, inputs.other(literal)]])
	};
	const named = literal.split(joints).filter((part, at) => at % 2 === 0 && part !== "");
	if (named.length > 1 && named.every((part) => inputs.has(part))) {
		const of = new Map(named.filter(named.some(isNumber) ? isNumber : () => true).map((part) => [part, inputs.other(part)]));
		return {
			after: withOtherParts(literal, of),
			of
		};
	}
	const start = bare$2(literal);
	const { length } = start;
	if (!isPlain || length < 6) return void 0;
	const whole = inputs.startingWith(start);
	if (whole.length === 0) return void 0;
	return {
		after: turned$1(literal, length),
		of: new Map(whole.map((input) => [input, turned$1(input, length)]))
	};
}
/** A word of inputs, which the code looks up by itself; `words`: all that it does, since they may stand in one input. */
function madeOfWord(literal, inputs, words) {
	if (!words.has(literal.toLowerCase())) return void 0;
	const other = (input) => input.replace(/\p{L}+/gu, (word) => words.has(word.toLowerCase()) ? turned$1(word, word.length) : word);
	const whole = inputs.holding(literal);
	if (whole.length === 0) return void 0;
	return {
		after: turned$1(literal, literal.length),
		of: new Map(whole.map((input) => [input, other(input)]))
	};
}
/** A value that holds an input within: a date its year. */
function withOtherParts(text, others) {
	return text.split(joints).map((part) => others.get(part) ?? part).join("");
}
const isNumber = (text) => /^\d+(?:\.\d+)?$/.test(text);
const plain$2 = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} .,:;@/+_-]{1,80}$/u;
const mostSigns = 80;
const joints = /([^\w.]+)/;
const bare$2 = (text) => text.replace(/[\s-]/g, "");
/** Of the same length and look: another last digit of a number, each letter and digit of a text. */
function otherInput(text, taken = /* @__PURE__ */ new Set()) {
	if (!isNumber(text)) return turned$1(text, text.length);
	const others = steps.map((step) => text.replace(/\d$/, (digit) => String((Number(digit) + step) % 10)));
	return others.find((one) => !taken.has(one)) ?? others[0] ?? text;
}
const steps = [
	1,
	5,
	3,
	7,
	2,
	4,
	6,
	8,
	9
];
/** The next letter and digit, in as many signs that are neither blank nor hyphen. */
function turned$1(text, signs) {
	let left = signs;
	return text.replace(/[^\s-]/g, (sign) => {
		if (left-- <= 0 || !/[a-zA-Z\d]/.test(sign)) return sign;
		return lastSigns[sign] ?? String.fromCharCode(sign.charCodeAt(0) + 1);
	});
}
const lastSigns = {
	z: "a",
	Z: "A",
	"9": "0"
};
// src/syntax/plain-literals.ts
/** Values as any language writes them, and what stands around them: rows of tables, cases, comparisons. */
/** With a table's keys that need no quotes. */
function literalsOf(text) {
	const tokens = plainTokens(text);
	const sign = (at) => tokens[at]?.text ?? "";
	const anchored = (at) => tokens[at]?.kind === "string" ? /^\^([\w-]+)\$$/.exec(sign(at))?.[1] : sign(at - 1) === "^" && sign(at - 2) === "/" && sign(at + 1) === "/" && sign(at).endsWith("$") ? sign(at).slice(0, -1) : void 0;
	const isLiteral = (at) => /^(?:string|number)$/.test(tokens[at]?.kind ?? "") || anchored(at) !== void 0;
	const isKey = (at) => tokens[at]?.kind === "word" && (sign(at + 1) === ":" && /^[{,]$/.test(sign(at - 1)) || sign(at + 1) === "=>" && /^[({,]$/.test(sign(at - 1)) && isLiteral(at + 2));
	const opens = (at) => sign(at) === "[" ? /^[[,]$/.test(sign(at - 1)) : /^[({]$/.test(sign(at));
	const isPaired = (at) => /^(?:[:=]|=>|->)$/.test(sign(at - 1)) || sign(at - 1) === "," && opens(at - 3) && /^[)\]}]$/.test(sign(at + 1));
	return tokens.flatMap(({ kind, text: own, line, at: start }, at) => {
		if (!isLiteral(at) && !isKey(at)) return [];
		const isValue = (isLiteral(at - 2) || isKey(at - 2)) && isPaired(at);
		const isCompared = comparing$1.test(sign(at - 1)) || comparing$1.test(sign(at + 1));
		const isNamed = isKey(at) || sign(at + 1) === "=>" || sign(at + 1) === ":" && /^[{,]$/.test(sign(at - 1));
		const opened = sign(at + 2);
		const leads = /^[([{]$/.test(opened) && (isNamed || sign(at + 1) === "," && opens(at - 1));
		const place = {
			line,
			start: kind === "string" ? text.indexOf(own, start) : start
		};
		const value = anchored(at);
		if (value !== void 0) return [{
			text: value,
			line,
			start: text.indexOf(value, start),
			isValue: false,
			isCompared,
			isKey: isNamed,
			leads
		}];
		return [{
			text: own,
			...place,
			isValue,
			isCompared,
			isKey: isNamed,
			leads
		}];
	});
}
const comparing$1 = /^(?:===?|case|when|eq|in)$/;
// src/syntax/known-inputs.ts
/** Inputs of tests that stand as literals in new lines of production: rows of a table, cases of a switch, keys of a cache. */
/** undefined: production knows none of them. `isTold`: what the story names, or the base's own files, is nobody's secret. */
function knownInputs(sources, files, isTold) {
	const asked = files.map(askedIn);
	const taken = new Set([...sources, ...files].flatMap(({ text }) => literalsOf(text).map((one) => one.text)));
	const inputs = inputsOf(asked.flatMap((one) => one.inputs.map(({ text }) => text)), taken);
	const answers = [...new Set(asked.flatMap((one) => one.answers.map(({ text }) => text)))].slice(0, mostAnswers$1);
	const beside = besideEach(asked);
	const found = sources.map((source) => keysIn(source, {
		inputs,
		answers,
		beside,
		isTold
	}));
	const keys = found.flatMap((one) => one.keys);
	if (keys.length === 0) return void 0;
	const others = new Map(keys.flatMap(({ of }) => [...of]));
	return {
		keys: [...new Map(keys.map((key) => [key.text, key])).values()],
		others: found.reduce((sum, one) => sum + one.others, 0),
		production: new Map(sources.map(({ path, text }, at) => [path, withEdits(text, (found[at]?.keys ?? []).map(editOf))])),
		tests: new Map(files.map(({ path, text }, at) => [path, withEdits(text, changesIn(asked[at], others).map(editOf))]))
	};
}
/** More are no table that somebody wrote, and each literal is held against each of them. */
const mostAnswers$1 = 2e3;
/** Literals of a file of tests, by what they are for. */
function askedIn({ text, tests }) {
	const all = literalsOf(text);
	if (tests.length === 0) return {
		inputs: all,
		answers: [],
		around: []
	};
	const lines = new Set(tests.flatMap(({ rows }) => rows.map(({ line }) => line)));
	const kinds = new Uint8Array(text.length);
	for (const { start, end } of tests) kinds.fill(1, start, end);
	for (const { start, end } of tests.flatMap(({ expectations, rows }) => [...expectations, ...rows])) kinds.fill(2, start, end);
	const kindOf = ({ start, line }) => {
		if (kinds[start] === 2) return "answers";
		return lines.has(line) || kinds[start] === 1 ? "inputs" : "around";
	};
	const { inputs = [], answers = [], around = [] } = Object.groupBy(all, kindOf);
	return {
		inputs,
		answers,
		around
	};
}
const editOf = ({ text, start, after }) => ({
	start,
	end: start + text.length,
	after
});
/** A name is the same one in all tests of a file; a number is another elsewhere. */
function changesIn(asked, others) {
	const { inputs = [], answers = [], around = [] } = asked ?? {};
	const named = around.filter(({ text }) => !isNumber(text) && text.length > 2);
	return [...[...inputs, ...named].map((one) => ({
		...one,
		after: others.get(one.text) ?? one.text
	})), ...answers.map((one) => ({
		...one,
		after: withOtherParts(one.text, others)
	}))].filter(({ text, after }) => text !== after);
}
/** What stands around each telling input in its test: where no equality is read, the answer is one of these. */
function besideEach(asked) {
	const beside = /* @__PURE__ */ new Map();
	for (const { inputs } of asked) inputs.forEach(({ text, line }, at) => {
		if (!tells$2(text)) return;
		const near = inputs.slice(Math.max(0, at - 1), at + 3).filter((one) => Math.abs(one.line - line) < 2);
		const own = beside.get(text) ?? /* @__PURE__ */ new Set();
		for (const one of near) if (one.text !== text && tells$2(one.text)) own.add(one.text);
		beside.set(text, own);
	});
	return beside;
}
function keysIn({ path, text, lines, cells }, { inputs, answers, beside, isTold }) {
	const literals = cells ?? literalsOf(text);
	const explained = /* @__PURE__ */ new Set();
	const said = new Set(answers.flatMap(wordsOf$5));
	const isWord = (at) => literals[at + 1]?.isValue === true && said.has(literals[at + 1]?.text.toLowerCase() ?? "");
	const words = new Set(literals.filter((_, at) => isWord(at)).map((one) => one.text.toLowerCase()));
	const keys = literals.flatMap((literal, at) => {
		if (!lines.has(literal.line) || literal.isValue) return [];
		const byWord = isWord(at) ? madeOfWord(literal.text, inputs, words) : void 0;
		const made = madeOf(literal.text, inputs) ?? byWord;
		if (made === void 0) return [];
		const isNear = (own) => made.of.keys().some((input) => beside.get(input)?.has(own));
		const given = literals.slice(at + 1, at + 4).filter(({ line }) => line - literal.line < 2).filter((one) => isAnswer(one.text, answers) || !one.isCompared && !one.isKey && isNear(one.text));
		const own = [...given, ...byWord === void 0 ? [] : literals.slice(at + 1, at + 2)].map((one) => one.text);
		const isCase = literal.isCompared || literal.leads || literals[at + 1]?.isValue === true;
		if (own.length === 0 && /^\d{1,5}$/.test(literal.text) && !isCase) return [];
		if (own.length === 0 && ![...made.of.keys()].some(tells$2)) return [];
		for (const { start } of given) explained.add(start);
		if (literals[at + 1]?.isValue) explained.add(literals[at + 1]?.start ?? 0);
		const isSecret = !isTold(literal.text) || own.some((answer) => isLongNumber(answer) && !isTold(answer));
		if (!isSecret) explained.add(literal.start);
		return isSecret ? [{
			...literal,
			...made,
			path,
			isAnswered: own.length > 0,
			isCase
		}] : [];
	});
	const rows = text.split("\n");
	const known = /* @__PURE__ */ new Map();
	const shapeAt = (line) => {
		const shape = known.get(line) ?? (cells ? "" : shapeOf(rows[line - 1] ?? ""));
		known.set(line, shape);
		return shape;
	};
	const shapes = new Set(keys.map(({ line }) => shapeAt(line)));
	for (const { start } of keys) explained.add(start);
	const columns = Map.groupBy(literals, ({ isKey, text: own }) => isKey ? own : "");
	const others = literals.filter(({ start, line, text: own, isKey }) => {
		if (isKey && (columns.get(own)?.length ?? 0) > 1) return false;
		return !explained.has(start) && tells$2(own) && shapes.has(shapeAt(line)) && !isAnswer(own, answers);
	});
	return {
		keys,
		others: Math.ceil(others.length / 2)
	};
}
const shapeOf = (line) => line.trim().replace(/"[^"]*"|'[^']*'|`[^`]*`|\d[\w.]*|\b\w+(?=\s*:)/g, "_");
/** Zero, one and ten stand everywhere, and so do single letters. */
const tells$2 = (text) => text.length > 1 && !/^(?:[\d.]|10*)$/.test(text);
const isLongNumber = (text) => isNumber(text) && text.replace(".", "").length > 2;
/** It may be joined to the rest: the month and day of a date. */
const isAnswer = (text, answers) => answers.some((answer) => answer === text || isHalf(text, answer) && answer.includes(text));
const isHalf = (text, answer) => text.length > 3 && text.length * 2 >= answer.length;
// src/proof/prove-answers.ts
async function proveAnswers(port, experiments, written) {
	const known = written === void 0 ? void 0 : await tableIn(written);
	if (known === void 0) return untried;
	const alone = await experiments.run("other-answers", await port.make("tree", [], known.production));
	if (alone === void 0 || alone.result === "passed" || isUnbuilt(alone)) return untried;
	const files = new Map([...known.production, ...known.tests]);
	const both = await experiments.run("other-inputs", await port.make("tree", [], files));
	if (both === void 0 || !isGreen(both)) return untried;
	const reason = `the code knows what its tests put in (${named$1(known.keys.map(({ text }) => text))}): it is red with other inputs in their place, and green with the same ones in the tests as well, so no answer comes from its input; it has to compute them, or the story to name these inputs as a list`;
	return {
		edits: known.keys.map(({ path, line, text, after }) => {
			return {
				kind: "other",
				path,
				line,
				before: text,
				after,
				outcome: "silent",
				logPath: both.logPath
			};
		}),
		reasons: [reason],
		stopped: true
	};
}
async function tableIn({ sources, files, inStory, isTold }) {
	const first = knownInputs(sources, files, inStory);
	if (first === void 0 || !isTable(first)) return void 0;
	const known = knownInputs(sources, files, await isTold());
	return known !== void 0 && isTable(known) ? known : void 0;
}
/**
* One may be an edge case, names that code and tests share are no answers, and a table that was made for users has rows that no test
* asks for, more than an alibi. Of some 1,800 real changes that touch code and tests a handful got this far.
*/
function isTable({ keys, others }) {
	const telling = keys.filter((key) => key.isAnswered || isData(key));
	if (telling.length < 2 || telling.length * 2 <= keys.length) return false;
	return others === 0 || keys.length > 2 && others * 3 <= keys.length * 2;
}
/** A number that stands before a value is a case of its own: a year. */
const isData = ({ text, isCase }) => text.replace(/\D/g, "").length > 5 || isCase && /^\d{4,}$/.test(text);
// src/syntax/caught.ts
/** Of one file; tests without such a failure are not among them. */
async function caughtFailures(path, text, tests) {
	const language = testLanguageOf(path);
	if (language === void 0 || !("grammar" in language) || !/\b(?:try|begin)\b/.test(text)) return [];
	const parsed = await parseText(text, language.grammar);
	if (typeof parsed === "string") return [];
	using _ = parsed;
	const all = failuresIn(parsed.tree.rootNode).map((one) => ({
		...one,
		before: text.slice(one.start, one.end)
	}));
	const isApart = (at) => tests.every(({ test }) => at < test.start || test.end <= at);
	return tests.flatMap((found) => {
		const { start, end, line, name, body } = found.test;
		const called = (owner) => owner !== "" && new RegExp(`(?<![\\w$])${RegExp.escape(owner)}\\(`).test(body.text);
		const isOwn = (one) => one.start >= start && one.end <= end;
		const own = all.filter((one) => isOwn(one) || isApart(one.start) && called(one.owner));
		const edits = (found.test.setAside ? [] : own).map(({ owner: _, ...one }) => {
			return {
				kind: "fail",
				path,
				line,
				test: name,
				...one,
				after: ""
			};
		});
		return edits.length === 0 ? [] : [{
			found,
			edits
		}];
	});
}
/** What stands before the failure in each block that is tried. */
function failuresIn(root) {
	const found = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
		const children = node.namedChildren.filter((child) => child !== null);
		waiting.push(...children);
		const tried = /^try/.test(node.type) ? node.childForFieldName("body")?.namedChildren : void 0;
		const [first, ...others] = (node.type === "begin" ? children : tried ?? []).filter((child) => child !== null && !/comment|rescue|ensure/.test(child.type));
		const failing = others.find((one) => fails.test(one?.text.slice(0, 200) ?? ""));
		if (first && failing) found.push({
			start: first.startIndex,
			end: failing.startIndex,
			owner: ownerOf(node)
		});
	}
	return found;
}
function ownerOf(node) {
	for (let one = node; one !== null; one = one.parent) if (/^(?:(?:singleton_)?method|function)/.test(one.type)) return one.childForFieldName("name")?.text ?? "";
	return "";
}
const fails = /^(?:await )?(?:[$\w]+(?:\.|->|::|!?\())*(?:fail|flunk|Fail|FAIL)\b|^(?:throw new|raise) \w*(?:Error|Fail\w*|Exception)\b|^assert (?:False|false)\b|^(?:[$\w]+(?:\.|->|::))*(?:assertTrue|assert|ok)\(false\b|^expect\(true\)\.toBe\(false\)/;
// src/proof/heard-tests.ts
/** Which of them did not turn red, where the run says so of each. */
function unheardBy(tests, run, { all, green }) {
	if (isGreen(run)) return [...tests];
	const failures = failuresOf(run);
	const isTold = failures.length > 0 && failures.every(({ kind }) => kind === void 0);
	const ranAll = !/-failfast\b/.test(green.command) && failures.every(({ runner, message }) => runner === "go test" && !/\bpanic\b|os\.Exit/.test(message ?? ""));
	if (!isTold || run.counts === void 0 && !ranAll || stoppedEarly(run, green)) return [];
	const others = all.map((found) => ({ found }));
	const isByFile = failures.every(({ runner, file }) => runner === "prove" && file !== void 0);
	return tests.filter((found) => (isByFile || !found.test.whole) && failureOf(failures, { found }, others) === void 0);
}
/**
* Do all of these tests hear what was changed in the tree, or any of them? Those that the whole suite has named before are asked first,
* alone. The whole suite is run where these do not say so: nothing is told by what a part of it leaves green.
*/
async function runToHear(port, context, experiments, { label, tree, tests, isAny = false }) {
	const known = tests.filter((one) => experiments.running.has(one));
	const picked = known.length > 0 && (isAny || known.length === tests.length) ? await pickedFor(port, context, known) : void 0;
	const part = picked === void 0 ? void 0 : await experiments.runToItsLimit(label, tree, picked);
	if (part?.result === "failed" && !isUnbuilt(part)) {
		const failures = failuresOf(part);
		const hears = (found) => failures.some((failure) => isOf(failure, { found }));
		if (isAny ? known.some(hears) : known.every(hears)) return part;
	}
	return experiments.runToItsLimit(label, tree);
}
/** A test that nobody runs has no say: those whose failure at their start is heard. */
async function runningOf(port, experiments, tests) {
	const known = tests.filter((found) => experiments.running.has(found));
	if (known.length === tests.length) return known;
	const failing = tests.map((found) => ({
		found,
		edits: bendsOf(found, 2)
	})).filter(({ edits }) => edits.length > 0);
	if (failing.length === 0) return [];
	const run = await experiments.run("alarm-start", await treeOf(port, "tree", failing));
	if (run === void 0 || isGreen(run)) return [];
	const failures = failuresOf(run);
	const isHeard = (found) => failures.some((failure) => isOf(failure, { found }) || isBroken(failure, { found }));
	return failing.map(({ found }) => found).filter((found) => failures.length === 0 ? failing.length === 1 : isHeard(found));
}
// src/proof/prove-caught.ts
/** No run where no test is written like that. */
async function proveCaught(port, { green }, experiments, tests) {
	const perFile = [...Map.groupBy(tests, ({ path }) => path)].map(async ([path, own]) => caughtFailures(path, await port.read("tree", path) ?? "", own));
	const bent = (await Promise.all(perFile)).flat();
	if (bent.length === 0) return untried;
	const run = await experiments.run("only-failing", await treeOf(port, "tree", bent));
	if (run === void 0 || isUnbuilt(run)) return untried;
	const unheard = unheardBy(bent.map((one) => one.found), run, {
		all: tests,
		green
	});
	const silent = unheard.length === 0 ? [] : await runningOf(port, experiments, unheard);
	const edits = bent.map(({ found: one, edits: [edit] }) => {
		const told = {
			path: one.path,
			line: one.test.line,
			test: one.test.name
		};
		const before = edit?.before.trim().slice(0, 200) ?? "";
		const outcome = silent.includes(one) ? "silent" : "rang";
		return {
			kind: "fail",
			...told,
			before,
			after: "nothing",
			outcome,
			logPath: run.logPath
		};
	});
	if (silent.length === 0) return {
		...untried,
		edits
	};
	const names = named$1(silent.map(({ test }) => test.name));
	const [verb, its] = silent.length === 1 ? ["catches", "it does"] : ["catch", "they do"];
	return {
		edits,
		reasons: [`${names} ${verb} the failure with which ${its} not pass: green where nothing else is left before it, so only the error that is wanted may be caught`],
		stopped: true
	};
}
// src/proof/prove-constants.ts
/**
* Constants of production with which tests measure: whatever they are, such tests follow. One whose number the attempt changed gets the
* base's again, a new one another number, in one run. Not heard, the number is nobody's; where tests that were red, and are as they were,
* are green with none at all, or with another tolerance, and red with the base's, it is accused. No run where the story tells the number.
*/
/** `tests`: all that speak of the change. What it says without being stopped is a doubt. */
async function proveConstants(port, context, experiments, tests) {
	const found = await constantsOf(port, context);
	const measured = found.length === 0 ? [] : await measuredWith(port, found, tests);
	if (measured.length === 0) return untried;
	const files = /* @__PURE__ */ new Map();
	for (const [path, own] of Map.groupBy(measured, (one) => one.path)) {
		const lines = (await port.read("tree", path) ?? "").split("\n");
		for (const { line, after } of own) lines[line - 1] = after;
		files.set(path, lines.join("\n"));
	}
	const run = await experiments.runToItsLimit("other-constants", await port.make("tree", [], files));
	if (run === void 0 || failuresOf(run).some(({ kind }) => kind === "compile")) return untried;
	const isHeard = !isGreen(run);
	const edits = measured.map(({ path, line, before, after }) => {
		return {
			kind: "other",
			path,
			line,
			before: before.trim().slice(0, 200),
			after: after.trim().slice(0, 200),
			outcome: isHeard ? "rang" : "silent",
			logPath: run.logPath
		};
	});
	const [first] = measured;
	if (!isHeard && measured.every((one) => one.isTolerance)) return {
		...untried,
		edits
	};
	if (!isHeard) {
		const [is, it] = measured.length === 1 ? ["is", "it"] : ["are", "them"];
		const reason = `the tests measure with ${named$1(measured.map(({ name }) => name))} and are green with another number for ${it}: what it ${is} they do not ask`;
		return {
			...untried,
			edits,
			reasons: [reason]
		};
	}
	const own = tests.filter(({ path }) => measured.some(({ paths }) => paths.includes(path)));
	const isTheirs = measured.every(({ ofBase }) => ofBase) && mayBeRed(own, context.baseline) && mayBeRed(own, run);
	const { story = "" } = context;
	const isLoose = measured.every((one) => one.isTolerance) && !asksForTolerance.test(story);
	if (first === void 0 || !isTheirs || !(isLoose || measured.every(isNone) && !asksForNone.test(story))) return {
		...untried,
		edits
	};
	const so = isLoose ? "so it is no more than the tolerance that was changed" : "so with none of it they ask for nothing";
	const reason = `\`${first.name}\` in ${first.path} is ${first.value} and was ${first.was}: the tests measure with it, and with what it was they are red, ${so}`;
	return {
		...accused(reason),
		edits
	};
}
/** One of them is, or which is red is not told. What hangs says nothing. */
function mayBeRed(tests, run) {
	if (run === void 0 || run.result !== "failed") return false;
	const failures = failuresOf(run);
	const isRed = (found) => failures.some((one) => isOf(one, { found }) || isBroken(one, { found }));
	return failures.length === 0 || tests.some(isRed);
}
/** Who tells what it was may ask for none of it. */
const isNone = ({ value, was, isWasTold }) => Number(value) === 0 && was !== void 0 && Number(was) !== 0 && !isWasTold;
const asksForNone = /\b(?:none|never|no|not|off|without|disabl\w*|remov\w*|empty|zero|drop\w*|stop\w*|skip\w*|cancel\w*|immediate\w*|instant\w*|directly|at once)\b/i;
const asksForTolerance = /toleran|precis|accura|epsilon|margin|near|close|approx|almost|exact|round/i;
/** The name of a constant, or what stands beside it where it bounds a difference. */
const tolerance = /epsilon|(?<![a-z])eps(?![a-z])|toleran|precision|\bdelta\b|approx|almost|near|clos(?:e|ish)|within|\babs\b/i;
/** Of a comparison, an option, a matcher, or the third and last of what is given. */
const bounding = (name) => new RegExp(`(?:<=?|\\b(?:delta|abs|rel|within|toler\\w*|eps\\w*) ?[=:(]|,[^,]*,|\\bclose\\w*\\([^,]*,|^)\\s*(?:\\w+(?:\\.|::|->))*${name}\\W*(?:\\)|$)`, "i");
/** Numbers that the story does not tell, where it tells any or they are a tolerance. */
async function constantsOf(port, context) {
	const { story = "" } = context;
	const numbers = [...story.match(/\d+(?:\.\d+)?/g) ?? [], ...story.match(/\d{1,3}(?:[,_ ']\d{3})+/g) ?? []];
	const told = new Set(numbers.map((one) => Number(one.replace(/\D(?=\d{3})/g, (sign) => sign === "." ? sign : ""))));
	const tellsNone = told.size === 0;
	for (const [at, word] of words$4.entries()) if (new RegExp(`\\b${word}\\b`, "i").test(story)) told.add(at);
	const found = [];
	for await (const { path, base, tree } of changedTexts$1(port, context, "production")) {
		if (languageOf(path) === void 0 || tree.length > 2e5) continue;
		const known = new Map(base.split("\n").flatMap((line) => partsOf$1(line) ?? []).map((one) => [one.name, one.value]));
		for (const [at, before] of tree.split("\n").entries()) {
			const parts = partsOf$1(before);
			if (parts === void 0) continue;
			const { name, value } = parts;
			const was = known.get(name);
			if (was === value || isTold(numberOf(value), told)) continue;
			if (tellsNone && (was === void 0 || !tolerance.test(name))) continue;
			const other = was ?? nearNumber(value);
			if (other === void 0) continue;
			const after = before.slice(0, parts.at) + other + before.slice(parts.at + value.length);
			const isWasTold = was !== void 0 && isTold(numberOf(was), told);
			found.push({
				path,
				line: at + 1,
				name,
				value,
				was,
				isWasTold,
				before,
				after
			});
		}
	}
	return found;
}
const numberOf = (value) => Number(value.replaceAll("_", ""));
const words$4 = [
	"zero",
	"(?:one|once)",
	"(?:two|twice)",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten"
];
/** As it is, in another unit, or with a fraction as so many percent, added or taken off. */
function isTold(value, told) {
	const percents = Number.isInteger(value) ? [] : [
		value * 100,
		(value - 1) * 100,
		(1 - value) * 100
	];
	return [...unitsOf.map((unit) => value / unit), ...percents].some((one) => told.has(Math.round(one * 1e6) / 1e6));
}
/** Of times, sizes and money. */
const unitsOf = [
	1,
	60,
	100,
	1e3,
	3600,
	6e4,
	86400,
	1e6,
	36e5,
	864e5,
	1e9,
	1024,
	1024 ** 2,
	1024 ** 3
];
/** Another last digit of a fraction, else one more. */
const nearNumber = (value) => nearFraction(`"${value}"`)?.slice(1, -1) ?? bentLiteral(value, "number", 0);
/** `#define STEPS 4`, `set STEPS 4` \u2013 and no `LIMIT 10` of a query \u2013, `public const REDUCED = 0.17;`, `LIMIT: u32 = 3;`, `LIMIT = 3`. */
function partsOf$1(line) {
	const match = line.length > 300 ? null : constant$1.exec(line);
	const { name, value } = match?.groups ?? {};
	const [at] = match?.indices?.groups?.value ?? [];
	return name === void 0 || value === void 0 || at === void 0 ? void 0 : {
		name,
		value,
		at
	};
}
const constant$1 = /^\s*(?:(?:#\s*define|set)\s+(?<name>[A-Z][A-Z0-9_]{2,})\s|(?:[a-z]\w*\s+){0,6}(?:[\w<>]+\s+)?\$?(?<name>[A-Z][A-Z0-9_]{2,}|\w*(?:[eE]psilon|[tT]oleran|[pP]recision|[dD]elta)\w*)\s*(?::[^=\n]{1,40})?=>?)\s*(?<value>\d[\d_]*(?:\.\d+)?)\w{0,3}\s*[;,)]?\s*(?:(?:\/\/|#|\/\*|--).*)?$/d;
/** Those that tests name; `ofBase`: only such that are as they were, and that do not ask for none of it. */
async function measuredWith(port, found, tests) {
	const paths = [...new Set(tests.map(({ path }) => path))];
	const texts = await Promise.all(paths.map(async (path) => {
		const [base, tree = ""] = [await port.read("base", path), await port.read("tree", path)];
		return {
			path,
			tree,
			words: new Set(tree.match(/\w{3,}/g)),
			isAsBefore: base === tree
		};
	}));
	return found.flatMap((one) => {
		const own = texts.filter(({ words }) => words.has(one.name));
		const isNamed = new RegExp(`\\b${one.name}\\b`);
		const lines = own.flatMap(({ tree }) => tree.split("\n")).filter((line) => isNamed.test(line));
		const asksForNone = lines.some((line) => none.test(line));
		const bounds = bounding(one.name);
		const isNear = (line) => bounds.test(line) && tolerance.test(line);
		const isTolerance = one.was !== void 0 && lines.some(isNear);
		const ofBase = own.every(({ isAsBefore }) => isAsBefore) && !asksForNone;
		return own.length === 0 ? [] : [{
			...one,
			ofBase,
			isTolerance,
			paths: own.map(({ path }) => path)
		}];
	});
}
const none = /(?<![\w.])0(?:\.0+)?(?![\w.])/;
// src/verify/cannot-load.ts
/**
* Whether a file of tests cannot be loaded where it is laid over another tree: it imports a file, or of a file a name, that is not there.
* Only what fails before any test of it runs, whatever these do: imports at the head of a line, outside of any block.
*/
async function cannotLoad(path, written, trees, depth = 0) {
	if (written.length > mostChars$8 || loadsOtherwise.test(written)) return false;
	const text = headOf(path, written);
	if (path.endsWith(".go")) return lacksGo(path, text, trees);
	if (path.endsWith(".rs")) return lacksRust(path, text, trees);
	if (/\.(?:c|cc|cpp|cxx)$/.test(path)) return lacksHeader(text, trees);
	for (const { candidates, names } of importsOf(path, text)) {
		const isHere = candidates.some((one) => trees.here.has(one));
		const known = candidates.filter((one) => trees.there.has(one));
		if (isHere && known.length === 0 && !isElsewhere(path, candidates, trees.there)) return true;
		const [only] = known;
		if (known.length !== 1 || only === void 0) continue;
		const source = await trees.there.read(only);
		if (source === void 0) continue;
		if (depth < mostDeep && await cannotLoad(only, source, trees, depth + 1)) return true;
		if (!isLinked(path, source, trees)) continue;
		const isIn = async (name, files) => files.has(posix.join(posix.dirname(only), `${name}.py`)) || new Set((await files.read(only))?.match(/[\w$]+/g)).has(name);
		for (const name of names) if (!await isIn(name, trees.there) && await isIn(name, trees.here)) return true;
	}
	return false;
}
const mostDeep = 2;
const mostChars$8 = 2e5;
/** It puts something in the place of a module that is not there. */
const loadsOtherwise = /\bsys\.(?:modules|meta_path)\b|\b(?:importlib|importorskip|__import__|LOADED_FEATURES)\b|[%$]INC\b/;
/** Imports at the head of a file: up to what may be a text of several lines, a comment, or a block in which they may be caught. */
function headOf(path, text) {
	const [, end] = heads$1.find(([ending]) => ending.test(path)) ?? [];
	const plain = path.endsWith(".py") ? text.replace(/^\s*("{3}|'{3})[\s\S]*?\1/, "") : text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g, "");
	return end === void 0 ? text : plain.split(end, 1)[0] ?? "";
}
const openQuote = /^[^"'\n]*(?:["'][^"'\n]*["'][^"'\n]*)*["'][^"'\n]*$/;
const heads$1 = [
	[/\.py$/, /"{3}|'{3}|\\\n/],
	[/\.rb$/, new RegExp(`^(?:=begin|__END__)|^[ \\t]*(?:begin|if|unless|def)\\b|<<|%[qQ]?[^\\w\\s]|${openQuote.source}`, "m")],
	[/\.(?:t|pl)$/, new RegExp(`^(?:=[a-z]|__(?:END|DATA)__)|<<|\\bqq?\\b|${openQuote.source}`, "m")],
	[/\.[cm]?[jt]sx?$/, /`|=>|^[ \t]*(?:try|if|for|while|switch|do|function|async|\{|\()/m],
	[/\.(?:c|cc|cpp|cxx)$/, /R"/]
];
/** A folder of another name may hold it, and be searched. */
function isElsewhere(path, candidates, { paths }) {
	if (/\.[cm]?[jt]sx?$/.test(path)) return false;
	const endings = candidates.map((one) => `/${posix.basename(one) === "__init__.py" ? one : posix.basename(one)}`);
	return paths.some((one) => endings.some((ending) => `/${one}`.endsWith(ending)));
}
function importsOf(path, text) {
	const folder = posix.dirname(path);
	if (/\.[cm]?[jt]sx?$/.test(path)) {
		if (/\bmock\w*\(/i.test(text)) return [];
		return [...text.matchAll(ofScripts$2)].flatMap(({ groups: { taken = "", from = "", required } = {} }) => {
			const candidates = ofModule(posix.join(folder, from || (required ?? "")));
			return /^type\b/.test(taken) ? [] : [{
				candidates,
				names: from === "" ? [] : namesIn$1(taken)
			}];
		});
	}
	if (path.endsWith(".py")) return [...text.matchAll(ofPython$2)].flatMap(({ groups: { from = "", taken = "" } = {} }) => {
		const [, dots = "", name = ""] = /^(\.*)(.*)$/.exec(from) ?? [];
		const places = (dots === "" ? [
			"",
			"src",
			"lib",
			folder
		] : [posix.join(folder, "../".repeat(dots.length - 1))]).map((root) => posix.join(root, name.replaceAll(".", "/")));
		const names = taken.replaceAll(/[()]|#.*|\bas\s+\w+/g, "").match(/\w+/g) ?? [];
		return [{
			candidates: places.flatMap((one) => [`${one}.py`, `${one}/__init__.py`]),
			names
		}];
	});
	if (path.endsWith(".rb")) return [...text.matchAll(ofRuby$1)].map(({ groups: { relative, name = "" } = {} }) => {
		const roots = relative === void 0 ? [
			"lib",
			"",
			folder
		] : [folder];
		const file = name.endsWith(".rb") ? name : `${name}.rb`;
		return {
			candidates: roots.map((root) => posix.join(root, file)),
			names: []
		};
	});
	if (/\.(?:t|pl)$/.test(path)) return [...text.matchAll(ofPerl$1)].map(({ groups: { name = "", taken = "" } = {} }) => {
		const file = `${name.replaceAll("::", "/")}.pm`;
		return {
			candidates: [
				"lib",
				"",
				folder,
				posix.join(folder, "lib")
			].map((root) => posix.join(root, file)),
			names: taken.match(/(?<!:)\b\w+/g) ?? []
		};
	});
	return [];
}
/** `import { a } from './b.js'`, `import './b.js'`, `const b = require('./b')`. */
const ofScripts$2 = /^(?:import\s+(?:(?<taken>[^\s'";][^'";]{0,2000}?)\bfrom\s*)?['"](?<from>\.{1,2}\/[^'"\n]+)['"]|(?:const|let|var)\s[^=;'"]{1,200}=\s*(?:await import|require)\(['"](?<required>\.{1,2}\/[^'"\n]+)['"]\)(?!\s*\.\s*(?:catch|then)\b))/gm;
const ofPython$2 = /^(?:from\s+(?<from>[.\w]+)\s+import\s+(?<taken>\([^)]{0,5000}\)|[^\n]*)|import\s+(?<from>[\w.]+)\s*(?:#.*)?$)/gm;
const ofPerl$1 = /^use\s+(?<name>[A-Z]\w*(?:::\w+)*)\s*(?:qw\((?<taken>[^)]*)\))?\s*;/gm;
const ofRuby$1 = /^require(?<relative>_relative)?[ (]+['"](?<name>[\w./-]+)['"]\)?\s*(?:#.*)?$/gm;
/** As it is written, with another ending, or as a folder. */
function ofModule(place) {
	const bare = place.replace(/\.[cm]?[jt]sx?$/, "");
	const endings = [
		"js",
		"mjs",
		"cjs",
		"jsx",
		"ts",
		"mts",
		"cts",
		"tsx"
	];
	const all = [place, bare].flatMap((one) => endings.flatMap((end) => [`${one}.${end}`, `${one}/index.${end}`]));
	return [.../* @__PURE__ */ new Set([
		place,
		...all,
		`${place}.json`
	])];
}
/** Of `{ a, b as c }` what the other file calls it. */
function namesIn$1(taken) {
	const [, inner] = /\{([^}]*)\}/.exec(taken) ?? [];
	return (inner ?? "").split(",").map((part) => part.trim()).flatMap((part) => part.startsWith("type ") ? [] : /^[\w$]+/.exec(part)?.[0] ?? []);
}
/** A name that is not there ends the loading, and is not just undefined. What hands names on, or makes them when it is asked, may have any. */
function isLinked(path, source, { isPlainNode }) {
	if (handsOn$1.test(source)) return false;
	if (path.endsWith(".py")) return true;
	if (/\.(?:t|pl)$/.test(path)) return /\bExporter\b/.test(source) && !/\bAUTOLOAD\b|\bsub import\b/.test(source);
	return isPlainNode && /\.m?[jt]s$/.test(path) && /^export\b/m.test(source);
}
const handsOn$1 = /\bexport \*|\bimport \*|\b__getattr__\b|\bmodule\.exports\b|\bexports\.|\bglobals\(/;
/** A test of Go calls a function of its package that no file of the package has. */
async function lacksGo(path, text, { there, here }) {
	const folder = posix.dirname(path);
	const isOwn = (one) => posix.dirname(one) === folder && one.endsWith(".go");
	const source = async ({ paths, read }, isAsked) => (await Promise.all(paths.filter((one) => isOwn(one) && isAsked(one)).map(read))).join("\n");
	const own = await source(here, (one) => !one.endsWith("_test.go"));
	const declared = new Set([...own.matchAll(/^func ([A-Za-z]\w*)[([]/gm)].map(([, name]) => name));
	const known = new Set((await source(there, (one) => one !== path)).match(/\w+/g));
	const code = text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|`[^`]*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/g, "");
	const called = [...code.matchAll(/(?<![.\w])([A-Za-z]\w*)\(/g)].map(([, name = ""]) => name);
	const isDeclaredHere = (name) => new RegExp(`\\b${name}\\b[\\w, ]*:=|\\b(?:var|func|type) ${name}\\b|\\b${name} func\\b`).test(code);
	return called.some((name) => declared.has(name) && !known.has(name) && !isDeclaredHere(name));
}
/** A test of Rust beside the sources uses a name of the crate that no source has. */
async function lacksRust(path, written, { there, here }) {
	const [, root = ""] = /^(.*\/)?tests\/[^/]+\.rs$/.exec(path) ?? [void 0, void 0];
	const manifest = /(?:^|\/)tests\/[^/]+\.rs$/.test(path) ? await there.read(`${root}Cargo.toml`) : void 0;
	const crate = /^name\s*=\s*"([\w-]+)"/m.exec(manifest ?? "")?.[1]?.replaceAll("-", "_");
	if (crate === void 0) return false;
	const namesIn = async ({ paths, read }) => {
		const sources = paths.filter((one) => one.startsWith(`${root}src/`) && one.endsWith(".rs"));
		const words = (await Promise.all(sources.map(read))).join("\n").match(/\w+/g) ?? [];
		return /* @__PURE__ */ new Set([...words, ...sources.map((one) => posix.basename(one, ".rs"))]);
	};
	const [known, brought] = [await namesIn(there), await namesIn(here)];
	const [text = ""] = written.split(/\/\*|r#*"|\bmacro_rules!/, 1);
	return [...text.matchAll(new RegExp(`^use ${crate}::(?<!\\]\\s*use \\w+::)([^;]{0,2000});`, "gm"))].map(([, taken = ""]) => taken).flatMap((taken) => taken.replaceAll(/\bas\s+\w+|\bself\b/g, "").match(/\w+/g) ?? []).some((name) => !known.has(name) && brought.has(name));
}
/** A header that was brought along. */
function lacksHeader(text, { there, here }) {
	let depth = 0;
	const included = text.split("\n").flatMap((line) => {
		const [, word, name = ""] = /^\s*#\s*(if|endif|include(?=\s+"))\w*\s*"?([^"]*)/.exec(line) ?? [];
		if (word === "if") depth++;
		if (word === "endif") depth--;
		return word === "include" && depth === 0 ? [posix.basename(name)] : [];
	});
	const isIn = ({ paths }, name) => paths.some((one) => posix.basename(one) === name);
	return included.some((name) => isIn(here, name) && !isIn(there, name));
}
// src/proof/prove-counter.ts
/** Counter-proof: tests that the attempt added or changed, over the base's production. Green there, they prove nothing of the change. */
async function proveCounter(port, context, experiments, added) {
	const { green } = context;
	const asked = await counterRun(port, context, added);
	let compared = 0;
	if (asked === void 0) return { compared };
	const { apart, tree, picked } = asked;
	if (tree === void 0) return {
		counter: {
			added: apart.length,
			asserts: 0,
			missing: apart.length,
			green: []
		},
		compared
	};
	const run = await experiments.runToItsLimit("counter", tree, picked);
	if (run === void 0) return { compared };
	const counter = {
		added: apart.length,
		asserts: 0,
		missing: 0,
		green: [],
		logPath: run.logPath
	};
	const addedGreen = [];
	const programs = redPrograms(run, context, apart);
	for (const { path, test, added: isNew } of apart) {
		const failure = run.failures.find((one) => one.kind === void 0 && isOfTest(one, test.name)) ?? programs.find((one) => isProgramOf(one.name, path));
		const broken = run.failures.some(({ kind, file, name }) => kind !== void 0 && (file ?? name).endsWith(path));
		if (failure !== void 0) {
			counter[asserts$4(failure) ? "asserts" : "missing"]++;
			if (tellsValue(failure)) compared++;
		} else if (run.result === "timed-out") counter.added--;
		else if (broken || run.result !== "passed" && run.failures.every(({ kind }) => kind !== void 0)) counter.missing++;
		else if (run.command === green.command && stoppedEarly(run, green)) counter.added--;
		else if (programs.some(({ name }) => !apart.some((one) => isProgramOf(name, one.path)))) counter.added--;
		else {
			counter.green.push(test.name);
			if (isNew) addedGreen.push(test.name);
		}
	}
	const isUnnamed = run.result !== "passed" && context.baseline?.exitCode === 0 && counter.asserts + counter.missing === 0;
	const told = addedGreen.length === 0 || isUnnamed ? {} : { addedGreen };
	return counter.added === 0 ? { compared } : {
		counter: {
			...counter,
			...told
		},
		compared
	};
}
/** Begun while the alarm is tried: it is asked for whatever comes of that. */
async function counterAhead(port, context, experiments, added) {
	const asked = port.sideBySide ? await counterRun(port, context, added) : void 0;
	if (asked?.tree !== void 0) await experiments.ahead("counter", asked.tree, asked.picked);
}
async function counterRun(port, context, added) {
	const { changed, command, testPaths } = context;
	const own = [];
	for (const { path } of changed) if ([path, path.replace(/\.\w+$/, "")].map((one) => roleOf(one, {
		command,
		globs: testPaths
	})).includes("test") || await holdsTestsAlone(port, path)) own.push(path);
	const apart = added.filter(({ path }) => own.includes(path));
	if (apart.length === 0) return void 0;
	if (await noneLoads(port, context, own, apart)) return { apart };
	return {
		apart,
		tree: await port.make("base", own, /* @__PURE__ */ new Map()),
		picked: await pickedFor(port, context, apart)
	};
}
/** Over the base's production none of their files can be loaded: that is known without a run. */
async function noneLoads(port, { green: { runners = [], command } }, own, apart) {
	const filesOf = (all, read) => {
		const known = new Set(all);
		return {
			paths: all,
			has: (path) => known.has(path),
			read
		};
	};
	const there = filesOf([.../* @__PURE__ */ new Set([...await port.list("base"), ...own])], (path) => port.read(own.includes(path) ? "tree" : "base", path));
	const here = filesOf(await port.list("tree"), (path) => port.read("tree", path));
	const told = `${command}\n${await port.read("tree", "package.json")}`;
	const trees = {
		there,
		here,
		isPlainNode: runners.length === 1 && runners[0] === "node:test" && !translating.test(told)
	};
	for (const path of new Set(apart.map((one) => one.path))) if (!await cannotLoad(path, await port.read("tree", path) ?? "", trees)) return false;
	return true;
}
const translating = /babel|tsx|ts-node|swc|esbuild|loader|--import|--require|register/;
/** Programs that CTest names, and not the tests in them, as far as these are red for what was added. */
function redPrograms(run, { baseline }, apart) {
	const red = run.failures.filter(({ runner, kind }) => runner === "ctest" && kind === void 0);
	const namesTests = red.some((one) => apart.some(({ test }) => isOfTest(one, test.name)));
	const before = new Set((baseline?.failures ?? []).map(({ name }) => name));
	const isNews = ({ name }) => !before.has(name) || apart.some(({ path }) => isProgramOf(name, path));
	return namesTests ? [] : red.filter(isNews);
}
/** `price` and `test-price` are made of `test/price_test.c`. */
function isProgramOf(name, path) {
	const [program, source] = [name, posix.basename(path).replace(/\.\w+$/, "")].map((one) => one.toLowerCase().split(/[^a-z0-9]+|(?<=^tests?)(?=[a-z])|(?=tests?$)/).filter((part) => !/^tests?$|^$/.test(part)).join(" "));
	return program !== "" && program === source;
}
/** A source of Rust in which nothing but its tests changed. */
async function holdsTestsAlone(port, path) {
	if (!path.endsWith(".rs")) return false;
	const [base, tree] = [await port.read("base", path), await port.read("tree", path)];
	if (base === void 0 || tree === void 0) return false;
	const bare = (text = "") => text.replace(/\s+/g, " ").trim();
	return bare(await withBaseTests(path, base, tree)) === bare(base);
}
/** Where most of the added tests are green without the change and have not heard a value either, nothing tests the change. */
function idleWords(counter, added, valued) {
	const heard = new Set(valued.map(({ found }) => found.test.name));
	const idle = (counter?.addedGreen ?? []).filter((name) => !heard.has(name));
	if (idle.length * 2 <= added.length) return [];
	return [`${named$1(idle)} ${idle.length === 1 ? "is" : "are"} green without the change, and no value was heard`];
}
/** Names of the new tests where the base was green, and so is every one of them over it: none asks for what was done. Rearranged tests are not new. */
async function unaskedTests(port, context, counter) {
	const { addedGreen, asserts, missing } = counter ?? {};
	if (addedGreen === void 0 || context.baseline?.exitCode !== 0 || asserts !== 0 || missing !== 0) return [];
	const { command, testPaths, changed } = context;
	const role = (path) => roleOf(path, {
		command,
		globs: testPaths
	});
	if (!changed.some(({ path }) => role(path) === "production")) return [];
	const names = {
		base: /* @__PURE__ */ new Set(),
		tree: /* @__PURE__ */ new Set()
	};
	for (const side of ["base", "tree"]) for (const { path } of changed.filter((one) => role(one.path) === "test")) {
		const { tests } = await testsOf([{
			path,
			tree: await port.read(side, path) ?? ""
		}]);
		for (const { test } of tests) names[side].add(test.name);
	}
	return [...names.base].some((name) => !names.tree.has(name)) ? [] : addedGreen.filter((name) => !names.base.has(name));
}
function unaskedWords(tests) {
	if (tests.length === 0) return [];
	return [`${named$1(tests)} ${tests.length === 1 ? "is" : "are"} green without the change: no test asks for it`];
}
// src/syntax/surroundings/surroundings.ts
/** A program that is started by its tests has words of its own. */
const started = /\b(?:spawn\w*|exec\w*|fork\w*|subprocess|popen|argv|args|arguments?|ARGV|command[- ]line|cli)\b/i;
const onTerminal = /\b(?:is_?)?a?tty\??\b|\bterminals?\b|\bcolou?rs?\b|\binteractive\w*|-t [012]\b/i;
const ofFrames = /\b(?:stack|frames?|callers?|backtrace|traceback)\b/i;
/** Names of variables that are made up of what a test sets. */
const ofEnvironment = /(?:\b|_|[gs]et|put)env(?:iron(?:ment)?)?\b|\bvariables?\b/i;
/** Only a story can ask for a pause: tests of what takes its time speak of it as well. */
const ofTime = /\b(?:wait|delay|sleep|paus|time|timing|second|minute|hour|ms\b|milli|interval|throttl|debounc|back-?off|retr|again|poll|schedul|tick|rate|slow|period|expir|ttl|lease|animat|latency)/i;
/** Another name, which nothing sets. */
const unset = (match, name) => match.replace(name, `${name}_ELSEWHERE`);
/** Who listens, and where a log goes. */
const ofListeners = /listen|handler|uncaught|unhandled|\blog(?:s|ger|ging)?\b/i;
// src/syntax/surroundings/compiled.ts
/** Languages with builds: their mode is asked for as well, and a program is used in another than its tests. */
/** Of which build a program is. */
const ofBuild = /\bversion|\bstamp|\bbuild|revision|commit/i;
/** Macros that a compiler or its flags set for one mode. */
const mode = "(?:NDEBUG|_?DEBUG|__OPTIMIZE(?:_SIZE)?__|__NO_INLINE__|__SANITIZE_\\w+__|\\w*(?:UNIT_?)?TEST(?:S|ING)?|\\w*COVERAGE\\w*|RELEASE)";
const compiled = [
	{
		endings: /\.go$/,
		answers: [
			{
				asks: /\bos\.(?:Getenv|LookupEnv)\(\s*["`](?<name>\w+)["`]/g,
				elsewhere: unset
			},
			{
				asks: /\bos\.Args\b(?!\[:0:0\])/g,
				elsewhere: "append(os.Args[:0:0], \"main\")",
				unlessAsked: started
			},
			{
				asks: /\bos\.Executable\(\)/g,
				elsewhere: "\"/main\" + os.DevNull[:0], error(nil)",
				unlessAsked: started
			},
			{
				asks: /\bflag\.Lookup\(\s*"(?=test\.)/g,
				elsewhere: "flag.Lookup(\"elsewhere."
			},
			{
				asks: /\btesting\.Testing\(\)/g,
				elsewhere: "(testing.Testing() && false)"
			},
			{
				asks: /\bdebug\.ReadBuildInfo\(\)/g,
				elsewhere: "func() (*debug.BuildInfo, bool) { return &debug.BuildInfo{Main: debug.Module{Path: \"main\", Version: \"v1.0.0\"}, Settings: []debug.BuildSetting{{Key: \"vcs.revision\", Value: \"1\"}, {Key: \"vcs.modified\", Value: \"false\"}}}, true }()",
				unlessAsked: ofBuild
			},
			{
				asks: /\bdebug\.Stack\(\)/g,
				elsewhere: "debug.Stack()[:0]",
				unlessAsked: ofFrames
			},
			{
				asks: /\bruntime\.Callers\(/g,
				elsewhere: "0 * runtime.Callers(",
				unlessAsked: ofFrames
			},
			{
				asks: /\bruntime\.Caller\(/g,
				elsewhere: "func(int) (uintptr, string, int, bool) { _ = runtime.GOOS; return 0, \"main.go\", 1, true }(",
				unlessAsked: ofFrames
			}
		]
	},
	{
		endings: /\.rs$/,
		answers: [
			{
				asks: /\bcfg!\(debug_assertions\)/g,
				elsewhere: "false"
			},
			{
				asks: /\bcfg!\(not\(debug_assertions\)\)/g,
				elsewhere: "true"
			},
			{
				asks: /#\[cfg\((?:debug_assertions|not\(debug_assertions\))\)\]/g,
				elsewhere: (match) => match.includes("not") ? "#[cfg(debug_assertions)]" : "#[cfg(not(debug_assertions))]"
			},
			{
				asks: /\bcfg!\(panic = "unwind"\)/g,
				elsewhere: "cfg!(panic = \"abort\")",
				unlessAsked: /panic\s*=|\babort|unwind/i
			},
			{
				asks: /#\[cfg\(panic = "unwind"\)\]/g,
				elsewhere: "#[cfg(panic = \"abort\")]",
				unlessAsked: /panic\s*=|\babort|unwind/i
			},
			{
				asks: /\bdebug_assert(?=(?:_eq|_ne)?!\()/g,
				elsewhere: "let _ = || assert"
			},
			{
				asks: /\bcfg!\(test\)/g,
				elsewhere: "false"
			},
			{
				asks: /(?<=#\[cfg\((?:not\()?any\([^\]]{0,500})\btest\b(?=[,)])/g,
				elsewhere: "any()"
			},
			{
				asks: /(?<=#\[cfg\(not\()test(?=\)\))/g,
				elsewhere: "any()"
			},
			{
				asks: /(?<=^#\[cfg\()test(?=\)\]$)/g,
				elsewhere: "any()",
				unlessNext: /^\s*(?:pub )?(?:mod|use) |^\s*#\[|^$/
			},
			{
				asks: /\b(?:env::var(?:_os)?|option_env!)\(\s*"(?<name>\w+)"/g,
				elsewhere: unset
			},
			{
				asks: /\b(?:std::)?(?:env::)?current_exe\(\)/g,
				elsewhere: "std::io::Result::Ok(std::path::PathBuf::from(\"/bin/main\"))",
				unlessAsked: started
			},
			{
				asks: /\benv::args\(\)/g,
				elsewhere: "env::args().take(0)",
				unlessAsked: started
			},
			{
				asks: /\bthread::current\(\)\s*\.name\(\)/g,
				elsewhere: (match) => `${match}.filter(|_| false)`,
				unlessAsked: /thread/i
			}
		]
	},
	{
		endings: /\.(?:java|kt)$/,
		answers: [
			{
				asks: /\.desiredAssertionStatus\(\)/g,
				elsewhere: (match) => `${match} & false`
			},
			{
				asks: /^assert .*;$/g,
				elsewhere: ";",
				unlessAsked: /AssertionError/
			},
			{
				asks: /\bSystem\.getenv\(\s*"(?<name>\w+)"/g,
				elsewhere: unset
			},
			{
				asks: /\bSystem\.getProperty\(\s*"(?<name>(?!(?:user|file|line|path|os|java\.(?:io|version|vendor|home))\b)[\w.]+)"/g,
				elsewhere: unset
			},
			{
				asks: /(?:\bThread\.currentThread\(\)|\bnew (?:Throwable|\w*Exception|Error)\([^()]*\))\.getStackTrace\(\)/g,
				elsewhere: "new StackTraceElement[0]",
				unlessAsked: ofFrames
			},
			{
				asks: /\.(?:getClassName|getMethodName|getDeclaringClass\(\)\.getName)\(\)/g,
				elsewhere: (match) => `${match}.substring(0, 0)`,
				unlessAsked: ofFrames
			},
			{
				asks: /"(?=\/?(?:org[./](?:junit|hamcrest|mockito|testng|assertj|spockframework)|junit[./]))/g,
				elsewhere: "\"elsewhere."
			}
		]
	},
	{
		endings: /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)$/,
		answers: [
			{
				asks: new RegExp(`^#\\s*ifn?def(?=\\s+${mode}\\b)`, "g"),
				elsewhere: (match) => match.endsWith("ifdef") ? "#ifndef" : "#ifdef"
			},
			{
				asks: new RegExp(`(?:!\\s*)?\\bdefined\\s*\\(?\\s*${mode}\\b\\s*\\)?`, "g"),
				elsewhere: (match) => match.startsWith("!") ? match.slice(1) : `!${match}`
			},
			{
				asks: /^assert\(.*\);$/g,
				elsewhere: ";"
			},
			{
				asks: /\b__has_include\s*\(\s*["<](?:[^">]*[/_.-])?(?:tests?|testing|expect|assert(?:ions?)?|check|mocks?|gmock|catch2?|catch_\w+|gtest|doctest|spec)[/_.-][^">]*[">]\s*\)/gi,
				elsewhere: "0"
			},
			{
				asks: /^extern\b.*?\b(?<weak>\w+)(?:\[\w*\]|\([^()]*\))?\s*__attribute__\s*\(\(\s*_*weak_*\s*\)\);/g,
				elsewhere: (match) => `\n#define ${/(\w+)(?:\[\w*\]|\([^()]*\))?\s*__attribute__/.exec(match)?.[1] ?? ""} elsewhere_weak\n${match}`
			},
			{
				asks: /\b__BASE_FILE__\b/g,
				elsewhere: "\"main.c\""
			},
			{
				asks: /\b(?:secure_)?getenv\(\s*"(?<name>\w+)"/g,
				elsewhere: unset
			},
			{
				asks: /\bisatty\(/g,
				elsewhere: "1 | isatty(",
				unlessAsked: onTerminal
			},
			{
				asks: /\bprogram_invocation(?:_short)?_name\b/g,
				elsewhere: "\"main\"",
				unlessAsked: started
			},
			{
				asks: /__attribute__\s*\(\(\s*no_sanitize\w*(?:\([^()]*\))?\s*\)\)|\[\[\w+::no_sanitize\w*(?:\([^()]*\))?\]\]/g,
				elsewhere: ""
			},
			{
				asks: /\b__(?=(?:asan|ubsan|lsan|tsan|msan)_default_(?:options|suppressions)\b)/g,
				elsewhere: "elsewhere_"
			}
		]
	},
	{
		endings: /\.cs$/,
		answers: [
			{
				asks: /^#if (?:DEBUG|TRACE|TEST\w*)$/g,
				elsewhere: "#if ELSEWHERE"
			},
			{
				asks: /^#if !(?:DEBUG|TRACE|TEST\w*|RELEASE)$/g,
				elsewhere: "#if !ELSEWHERE"
			},
			{
				asks: /\bEnvironment\.GetEnvironmentVariable\(\s*"(?<name>\w+)"/g,
				elsewhere: unset
			}
		]
	}
];
// src/syntax/surroundings/javascript.ts
const globals = "(?:describe|it|test|suite|expect|jest|vi|vitest|mocha|before(?:Each|All)?|after(?:Each|All)?|__\\w+)";
const javascript = [{
	endings: /\.[cm]?[jt]sx?$/,
	answers: [
		{
			asks: /\bprocess\.env(?:\??\.|(?:\?\.)?\[\s*["'`])(?!NODE_ENV\b)(?<name>\w+)\b(?!["'`]?\]?\s*(?:\?\?)?=[^=])/g,
			elsewhere: unset
		},
		{
			asks: /["'`](?<name>\w+)["'`](?= in process\.env\b)/g,
			elsewhere: unset
		},
		{
			asks: /(?<=\{ ?)(?<name>[A-Z]\w+)(?= ?\} = process\.env\b)/g,
			elsewhere: (_, name) => `${name}_ELSEWHERE: ${name}`
		},
		{
			asks: /(?<=\bObject\.(?:keys|entries|values)\()process\.env(?=\))|(?<= in )process\.env(?=\))/g,
			elsewhere: "{}",
			unlessAsked: ofEnvironment
		},
		{
			asks: /\bprocess\.argv\b/g,
			elsewhere: "['node', 'main']",
			unlessAsked: started
		},
		{
			asks: /\bprocess\.execArgv\b/g,
			elsewhere: "[]",
			unlessAsked: started
		},
		{
			asks: /\bprocess\.(?:title|argv0)\b/g,
			elsewhere: "'node'",
			unlessAsked: started
		},
		{
			asks: /\bprocess\.listenerCount\(/g,
			elsewhere: "((..._) => 0)(",
			unlessAsked: ofListeners
		},
		{
			asks: /\bprocess\.(?:raw[lL]|l)isteners\(/g,
			elsewhere: "((..._) => [])(",
			unlessAsked: ofListeners
		},
		{
			asks: /\bprocess\.(?:send|channel|connected)\b(?!\s*(?:=[^=]|\??\.|\())/g,
			elsewhere: "undefined",
			unlessAsked: /child|worker|\bipc\b|fork|process/i
		},
		{
			asks: /\bprocess\.ppid\b/g,
			elsewhere: "1"
		},
		{
			asks: /\brequire\.cache\b(?!\[)/g,
			elsewhere: "({})",
			unlessAsked: /\bcache|reload/i
		},
		{
			asks: /\b(?:new Error\([^()]*\)|e|ex|err|error|trace|probe)\??\.stack\b(?!\s*=[^=])/g,
			elsewhere: (match) => `${match}?.slice(0, 0)`,
			unlessAsked: ofFrames
		},
		{
			asks: /(?<=\{ ?stack[^}=]*\} = )new Error\(/g,
			elsewhere: "{ stack: '' } ?? new Error(",
			unlessAsked: ofFrames
		},
		{
			asks: /\bError\.captureStackTrace\(/g,
			elsewhere: "((target) => (target.stack = undefined))(",
			unlessAsked: ofFrames
		},
		{
			asks: new RegExp(`\\btypeof ${globals}\\b(?!\\.)`, "g"),
			elsewhere: "typeof undefined"
		},
		{
			asks: new RegExp(`\\bglobal(?:This)?(?:\\??\\.|\\[['"\`])${globals}\\b(?:['"\`]\\])?(?!\\s*=[^=])`, "g"),
			elsewhere: "undefined"
		},
		{
			asks: new RegExp(`(["'\`])${globals}\\1(?= in global(?:This)?\\b)`, "g"),
			elsewhere: "'elsewhere'"
		},
		{
			asks: /\bimport\.meta\.(?:vitest|jest)\b/g,
			elsewhere: "undefined"
		},
		{
			asks: /\bprocess\.(?:std\w+)\??\.isTTY\b(?!\s*=[^=])/g,
			elsewhere: (match) => `(${match} ?? true)`,
			unlessAsked: onTerminal
		},
		{
			asks: /\bisMainThread\b(?=\s*[?&|)])/g,
			elsewhere: "(isMainThread || true)",
			unlessAsked: /worker|thread/i
		}
	]
}];
// src/syntax/surroundings/pauses.ts
/** A pause of a fixed time: where it only has to be long enough for the tests, nothing waits for what is to be done. */
/** The same call for no time. A loop that looks again goes on all the same. */
const pause = (endings, asks, elsewhere) => ({
	endings,
	answers: [{
		asks,
		elsewhere,
		unlessAsked: ofTime,
		isPause: true
	}]
});
/** A parameter is no fixed time: who calls has it. */
const given$2 = String.raw`(?!(?:ms|millis|milliseconds|s|seconds|n|t|time|delay|duration|timeout|interval)\))`;
const pauses = [
	pause(/\.(?:java|kt)$/, /\b(?:Thread|TimeUnit\.[A-Z]+)\.sleep\([^()]+\)/g, "Thread.sleep(0)"),
	pause(/\.py$/, /(?<=(?:^|[^\w.])(?:time\.|asyncio\.)?sleep\()[^()]+(?=\))/g, "0"),
	pause(/\.[cm]?[jt]sx?$/, new RegExp([
		String.raw`(?<=\bPromise(?:<\w+>)?\(\(?\k<done>\)? => (?:\{ ?)?setTimeout\((?<done>\w+), )${given$2}[^()]+(?=\))`,
		String.raw`(?<=\bawait setTimeout\()${given$2}[^(),]+(?=\))`,
		String.raw`(?<=\bawait (?:sleep|delay|wait|pause)\()${given$2}(?=[^(),]*(?:\d|[A-Z]{2}|(?:[mM]s|[sS]econds?|[dD]elay|[pP]ause|[tT]ime)\)))[^(),]+(?=\))`
	].join("|"), "g"), "0"),
	pause(/\.go$/, /(?<=\btime\.Sleep\()[^()]+(?=\))/g, "0"),
	pause(/\.rs$/, /(?<=\bsleep\((?:std::)?(?:time::)?Duration::from_)\w+\([^()]+\)/g, "millis(0)"),
	pause(/\.rb$/, /^sleep[ (]\s*[^()]+\)?$/g, "sleep(0)"),
	pause(/\.(?:c|cc|cpp|cxx)$/, /\bsleep_for\(.+\)(?=;)/g, "sleep_for(std::chrono::milliseconds(0))"),
	pause(/\.(?:c|php)$/, /(?<![\w>:$])u?sleep\([^()]+\)/g, "usleep(0)"),
	pause(/\.(?:p[lm]|t)$/, /(?<=\bselect(?:\(| )undef, undef, undef, )[\d.]+|^sleep[ (]\s*[^()]+\)?(?=;)/g, "0")
];
/** Whether a line stands in a loop that looks again, or is one: however few times it does so, it is what waits. */
function looksAgain(lines, at) {
	if (again.test(lines[at] ?? "")) return true;
	let inner = indentOf(lines[at]);
	for (let above = at - 1; above >= Math.max(0, at - mostLines$4) && inner > 0; above--) {
		const line = lines[above] ?? "";
		if (line.trim() === "" || indentOf(line) >= inner) continue;
		inner = indentOf(line);
		if (again.test(line) || /^\s*for\b/.test(line) && isLeft(lines, above)) return true;
	}
	return false;
}
/** Go writes `for !ready() {`. */
const again = /^\s*(?:(?:\}\s*)?(?:while|until|loop|repeat|do)\b|for\b.*;.*(?:[|&]{2}|!).*;|for (?!\(|.* in )[^;:=]*\{)/;
const indentOf = (line = "") => line.length - line.trimStart().length;
const mostLines$4 = 60;
/** A loop over all there is pauses once for each; one that is left looks for something. */
function isLeft(lines, from) {
	const after = lines.slice(from + 1, from + mostLines$4);
	const end = after.findIndex((line) => line.trim() !== "" && indentOf(line) <= indentOf(lines[from]));
	return after.slice(0, end < 0 ? void 0 : end).some((line) => /\b(?:return|break|last)\b/.test(line));
}
const scripted = [
	{
		endings: /\.py$/,
		answers: [
			{
				asks: /\bos\.(?:environ\s*\[|getenv\(|environ\.get\()\s*["'](?<name>\w+)["'](?!\s*\]\s*=[^=])/g,
				elsewhere: unset
			},
			{
				asks: /["'](?<name>\w+)["'](?= (?:not )?in os\.environ\b)/g,
				elsewhere: unset
			},
			{
				asks: /\bos\.environ(?=\.(?:keys|items|values)\(\))|(?<=\bfor \w+ in )os\.environ(?=[):\]])/g,
				elsewhere: "{}",
				unlessAsked: ofEnvironment
			},
			{
				asks: /\bsys\.modules\b(?!\s*\[[^\]]*\]\s*=[^=])/g,
				elsewhere: `{name: one for name, one in __import__("sys").modules.items() if name.split(".")[0] not in ("pytest", "_pytest", "unittest", "nose", "doctest", "behave", "conftest", "test", "tests")}`
			},
			{
				asks: /\bsys\.(?:orig_)?argv\b/g,
				elsewhere: "[\"main\"]",
				unlessAsked: started
			},
			{
				asks: /\b(?:inspect\.stack|traceback\.(?:extract|format)_stack)\(/g,
				elsewhere: "(lambda *_, **__: [])(",
				unlessAsked: ofFrames
			},
			{
				asks: /\b(?:sys\._getframe|inspect\.currentframe)\(/g,
				elsewhere: "(lambda *_: (lambda of: of(f_code=of(co_name=\"main\", co_filename=\"main.py\"), f_globals={\"__name__\": \"__main__\"}, f_locals={}, f_back=None, f_lineno=1))(__import__(\"types\").SimpleNamespace))(",
				unlessAsked: ofFrames
			},
			{
				asks: /\bsys\.(?:gettrace|getprofile)\(\)/g,
				elsewhere: "None"
			},
			{
				asks: /\b__debug__\b/g,
				elsewhere: "False"
			},
			{
				asks: /\blogging\.(?:getLogger\(\)|root)\.(?:handlers\b(?!\s*=[^=])|hasHandlers\(\))/g,
				elsewhere: "[]",
				unlessAsked: ofListeners
			},
			{
				asks: /\bsys\.(?<stream>stdout|stderr|stdin|excepthook|displayhook) is (?:not )?sys\.__(?:stdout|stderr|stdin|excepthook|displayhook)__/g,
				elsewhere: (match) => match.includes(" not ") ? "False" : "True"
			},
			{
				asks: /\bfind_spec\(\s*["'](?=(?:_?pytest|unittest|nose|behave|conftest|hypothesis)\b)/g,
				elsewhere: (match) => `${match}elsewhere_`
			},
			{
				asks: /\bsys\.(?:warnoptions|getswitchinterval\(\))/g,
				elsewhere: (match) => match.includes("(") ? "0.005" : "[]"
			},
			{
				asks: /^assert [^'"\n]*[^,([{\\\n'"]$/g,
				elsewhere: "pass",
				unlessAsked: /AssertionError/
			},
			{
				asks: /\.isatty\(\)/g,
				elsewhere: (match) => `${match} is not None`,
				unlessAsked: onTerminal
			}
		]
	},
	{
		endings: /\.rb$/,
		answers: [
			{
				asks: /\bENV(?:\.fetch\(|\.key\?\(|\.has_key\?\(|\.include\?\(|\[)\s*["'](?<name>\w+)["'](?!\s*\]\s*=[^=])/g,
				elsewhere: unset
			},
			{
				asks: /\bENV(?=\.(?:keys|values|to_h|any\?|each\w*|select|find|filter\w*|map|grep)\b)/g,
				elsewhere: "{}",
				unlessAsked: ofEnvironment
			},
			{
				asks: /(?<![\w@$.:])(?:caller|caller_locations)\b(?:\([^()]*\))?(?![:=]| =)/g,
				elsewhere: "[]",
				unlessAsked: ofFrames
			},
			{
				asks: /(?<!__FILE__ == )(?:\$0|\$PROGRAM_NAME)\b(?! == __FILE__)/g,
				elsewhere: "\"main\"",
				unlessAsked: started
			},
			{
				asks: /\bdefined\?[ (]\s*(?:::)?(?:Minitest|RSpec|Test|Cucumber)\b(?:::\w+)*\)?/g,
				elsewhere: "nil"
			},
			{
				asks: /\$LOADED_FEATURES\b|\$"/g,
				elsewhere: "[]"
			},
			{
				asks: /\.(?:tty|isatty)\?/g,
				elsewhere: (match) => `${match}.then { true }`,
				unlessAsked: onTerminal
			}
		]
	},
	{
		endings: /\.p[lm]$/,
		answers: [
			{
				asks: /\$ENV\{\s*["']?(?<name>\w+)["']?\s*\}(?!\s*=[^=~])/g,
				elsewhere: unset
			},
			{
				asks: /\b(?:keys|values|each) %ENV\b/g,
				elsewhere: "()",
				unlessAsked: ofEnvironment
			},
			{
				asks: /\bwantarray\b(?:\(\))?/g,
				elsewhere: "1",
				unlessAsked: /wantarray|context|scalar|\blists?\b/i
			},
			{
				asks: /\bmain->can\(|\bTest::\w+->can\(|\bdefined &(?:main::)?(?:ok|is|plan|done_testing)\b/g,
				elsewhere: (match) => match.startsWith("defined") ? "0" : "(sub { 0 })->("
			},
			{
				asks: /\$INC\{\s*["']Test\b[^}]*\}/g,
				elsewhere: "$INC{\"Unloaded.pm\"}"
			},
			{
				asks: /(?<![\w$@%{&])caller\b(?:\s*\(\s*(?:\$\w+|\d*)\s*\)|\s+(?:\$\w+|\d+)|\s*)(?!\s*=>)/g,
				elsewhere: "() ",
				unlessAsked: ofFrames
			},
			{
				asks: /(?<![\w-])-t \*?STD(?:OUT|IN|ERR)\b/g,
				elsewhere: "1",
				unlessAsked: onTerminal
			}
		]
	},
	{
		endings: /\.php$/,
		answers: [
			{
				asks: /(?:\bgetenv\(|\$_(?:ENV|SERVER)\[)\s*["'](?<name>[A-Z]\w+)["']/g,
				elsewhere: unset
			},
			{
				asks: /\b(?:debug_backtrace|get_included_files|get_required_files|get_declared_classes)\(/g,
				elsewhere: "(fn(...$any) => [])(",
				unlessAsked: ofFrames
			},
			{
				asks: /\b(?:class_exists|defined)\((?=[^)]*(?:PHPUnit|PHPUNIT|TestCase))/g,
				elsewhere: "(fn(...$any) => false)("
			},
			{
				asks: /\bob_get_level\(\)/g,
				elsewhere: "0",
				unlessAsked: /buffer|\bob_/i
			},
			{
				asks: /\bPHP_SAPI\b|\bphp_sapi_name\(\)/g,
				elsewhere: "'fpm-fcgi'",
				unlessAsked: /sapi|command line|\bcli\b/i
			},
			{
				asks: /\b(?:posix_isatty|stream_isatty)\(/g,
				elsewhere: (match) => `true || ${match}`,
				unlessAsked: onTerminal
			},
			{
				asks: /^assert\(.*\);$/g,
				elsewhere: ";",
				unlessAsked: /AssertionError/
			}
		]
	},
	{
		endings: /\.lua$/,
		answers: [
			{
				asks: /\bos\.getenv\s*\(?\s*["'](?<name>\w+)["']/g,
				elsewhere: unset
			},
			{
				asks: /\bdebug\.getinfo\(/g,
				elsewhere: "(function() return {} end)(",
				unlessAsked: ofFrames
			},
			{
				asks: /(?<=^local \w+, \w+ = )\.\.\.$/g,
				elsewhere: "\"main\", \"/usr/share/lua/main.lua\""
			},
			{
				asks: /\bdebug\.traceback\(/g,
				elsewhere: "(function() return \"\" end)(",
				unlessAsked: ofFrames
			},
			{
				asks: /\bpackage\.loaded\b(?!\s*[[.]\s*["']?\w+["']?\s*\]?\s*=[^=])/g,
				elsewhere: "({})"
			}
		]
	},
	{
		endings: /(?:\.(?:sh|bash)|(?:^|\/)[^./]+)$/,
		answers: [
			{
				asks: /\$\{?(?<name>(?:BATS|SHUNIT|TEST|TESTS|HARNESS|MAKE|MAKEFLAGS|MAKELEVEL|npm)\w*)\b/g,
				elsewhere: unset
			},
			{
				asks: /(?<=\[ |\[\[ |\btest |! )-t [012]\b/g,
				elsewhere: "-n elsewhere",
				unlessAsked: onTerminal
			},
			{
				asks: /\$\{?PPID\}?/g,
				elsewhere: "1"
			},
			{
				asks: /\$\{(?:BASH_SOURCE|FUNCNAME|BASH_LINENO)\[(?:[1-9@*]|-1)[^}]*\}/g,
				elsewhere: "main"
			}
		]
	}
];
// src/syntax/elsewhere.ts
/** New lines of a source as they would be answered outside a test run: no runner's variables, no test on the stack, another build mode. */
/** `speaksOf`: whether story, tests or what runs them speak of it. Lines that the base has as well are left alone. */
function elsewhereOf(path, base, tree, speaksOf) {
	const answers = all.filter(({ endings }) => endings.test(path)).flatMap((one) => one.answers);
	if (answers.length === 0) return [];
	const known = new Set(base.split("\n").map((line) => line.trim()));
	const lines = tree.split("\n");
	const still = answers.filter(({ isPause }) => !isPause);
	return lines.flatMap((before, at) => {
		if (before.length > 1e3 || known.has(before.trim()) || comments$2.test(before)) return [];
		const elsewhere = (all) => all.filter(({ unlessNext }) => !unlessNext?.test(lines[at + 1] ?? "")).reduce((text, one) => answered(text, one, speaksOf), before);
		const whole = elsewhere(answers);
		if (whole === before) return [];
		const unpaused = elsewhere(still);
		const after = whole !== unpaused && looksAgain(lines, at) ? unpaused : whole;
		return after === before ? [] : [{
			line: at + 1,
			before,
			after,
			isPause: unpaused === before
		}];
	});
}
const all = [
	...javascript,
	...scripted,
	...compiled,
	...pauses
];
const comments$2 = /^\s*(?:\/\/|#(?![[\s]*(?:if|ifdef|ifndef|elif|\[|!))|\*|\/\*|--)/;
function answered(line, { asks, elsewhere, unlessAsked }, speaksOf) {
	const indent = /^\s*/.exec(line)?.[0] ?? "";
	const text = line.slice(indent.length);
	if (text.search(asks) === -1 || unlessAsked !== void 0 && speaksOf(unlessAsked)) return line;
	return indent + text.replace(asks, (match, ...rest) => {
		const groups = rest.at(-1);
		const name = typeof groups === "object" && groups !== null ? String(groups.name ?? "") : "";
		if (name !== "" && (ofMachine.test(name) || speaksOf(new RegExp(`\\b${name.replaceAll(".", "\\.")}\\b`)))) return match;
		return typeof elsewhere === "string" ? elsewhere : elsewhere(match, name);
	});
}
/** Whoever starts a program sets these. */
const ofMachine = /^(?:PATH|HOME|USER|LOGNAME|SHELL|PWD|OLDPWD|TMPDIR|TEMP|TMP|TERM|TZ|LANG|LANGUAGE|LC_\w+|XDG_\w+|HOSTNAME|COLUMNS|LINES|NO_COLOR|FORCE_COLOR|\w+_proxy|\w+_PROXY)$/;
// src/proof/prove-elsewhere.ts
/**
* Is the green there only where tests run? What new lines of production ask of the process \u2013 the runner's variables, who called, the
* build mode, a terminal \u2013 is answered as it would be elsewhere, in one run. No such line, no run.
*/
const most$2 = 500;
const interpreted = /\.(?:py|rb|p[lm]|php|lua|[cm]?jsx?|sh|bash)$/;
const noSyntax = /syntax ?error|parse error|unexpected (?:token|symbol|identifier|end)/i;
/** `production`: paths of what the attempt changed of it. `tests`: those that speak of the change, as the attempt has them. */
async function proveElsewhere(port, context, experiments, { production, tests }) {
	const sources = await sourcesOf(port, production);
	if (editsOf(sources, () => false).length === 0) return untried;
	const edits = editsOf(sources, await spokenOf(port, context, tests));
	if (edits.length === 0) return untried;
	const files = new Map(sources.map(({ path, tree }) => [path, withLines(path, tree, edits)]));
	const run = await experiments.run("elsewhere", await port.make("tree", [], files));
	if (run === void 0 || isGreen(run)) return untried;
	if (isUnbuilt(run)) return untried;
	const red = run.failures.filter(({ kind }) => kind === void 0).map(({ name }) => name);
	const asked = named$1(edits.map(({ before }) => before.trim().slice(0, 80)));
	const isAre = red.length === 0 ? "the suite is" : `${named$1(red)} ${red.length === 1 ? "is" : "are"}`;
	const reason = edits.every(({ isPause }) => isPause) ? `${isAre} red where ${asked} waits for no time: the green hangs on how long it pauses; it has to wait for what is to be done` : `${isAre} red where ${asked} is answered as outside of a test run`;
	if (red.length === 0 && (edits.some(({ path }) => !interpreted.test(path)) || noSyntax.test(run.output))) return {
		...untried,
		reasons: [reason]
	};
	return {
		edits: edits.map(({ isPause: _, ...edit }) => ({
			kind: "elsewhere",
			...edit,
			outcome: "rang",
			logPath: run.logPath
		})),
		reasons: [reason],
		stopped: true
	};
}
async function sourcesOf(port, production) {
	const sources = [];
	for (const path of production) {
		const [base = "", tree] = [await port.read("base", path), await port.read("tree", path)];
		if (tree !== void 0) sources.push({
			path,
			base,
			tree
		});
	}
	return sources;
}
function editsOf(sources, speaksOf) {
	return sources.flatMap(({ path, base, tree }) => elsewhereOf(path, base, tree, speaksOf).map((edit) => ({
		path,
		...edit
	})));
}
function withLines(path, text, edits) {
	const lines = text.split("\n");
	for (const edit of edits) if (edit.path === path) lines[edit.line - 1] = edit.after;
	return lines.join("\n");
}
/** What story and tests speak of they ask for; of variables also what sets up and starts the tests. A runner's own only the story may ask for. */
async function spokenOf(port, { story = "", command, testPaths }, tests) {
	const role = (path) => roleOf(path, {
		command,
		globs: testPaths
	});
	const others = (await port.list("tree")).filter((path) => role(path) !== "production" && role(path) !== "binary");
	const own = new Set(tests.map(({ path }) => path));
	const texts = /* @__PURE__ */ new Map();
	for (const path of others.slice(0, most$2)) texts.set(path, await port.read("tree", path) ?? "");
	const near = [story, ...[...own].map((path) => texts.get(path) ?? "")].join("\n");
	const all = [
		story,
		command,
		...texts.values()
	].join("\n");
	return (words) => tests.length === 0 && words === started || words.test(words === ofTime || setByRunners.test(words.source) ? story : isName(words) ? all : near);
}
/** A variable's name. */
const isName = ({ source }) => /^\\b[\w.\\]+\\b$/.test(source);
// src/proof/prove-equality.ts
/** Each is a run of the suite, with one literal of every test in it; one that is not heard is asked of the base in a second. */
const mostRounds = 4;
async function proveEquality(port, context, experiments, tests) {
	const subjects = tests.flatMap((found) => {
		const alike = found.test.setAside ? [] : (found.test.compared ?? []).flatMap((one) => alikesOf(found, one));
		return alike.length === 0 ? [] : [{
			found,
			alike
		}];
	});
	if (subjects.length === 0 || asksForEquality.test(context.story ?? "")) return untried;
	const own = await lineOfEquality(port, context);
	if (own === void 0) return untried;
	const edits = [];
	for (let round = 0; round < mostRounds; round++) {
		const bent = subjects.flatMap(({ found, alike }) => {
			const one = alike[round];
			return one === void 0 || own.declares(one.makers) ? [] : [{
				found,
				edits: one.edits
			}];
		});
		const [first] = await heardOnBase(port, experiments, bent.length === 0 ? [] : await deafAmong(port, context, experiments, bent, edits), edits);
		if (first === void 0) continue;
		const [left, right] = first.edits;
		return {
			edits,
			reasons: [`\`${first.found.test.name}\` is green where it compares ${left?.after} with ${right?.after}, which the base tells apart: ${own.told} compares less`],
			stopped: true
		};
	}
	return {
		...untried,
		edits
	};
}
/** What is expected on both sides, with one literal of it changed on the one. */
function alikesOf({ path, test }, { left, right, literals }) {
	const edit = (span, line, after) => ({
		kind: "bend",
		path,
		line,
		test: test.name,
		before: span.text,
		after,
		start: span.start,
		end: span.end
	});
	return literals.flatMap((literal) => {
		const { kind, text } = literal;
		const after = kind === "operand" ? void 0 : nearFraction(text) ?? bentLiteral(text, kind, 0);
		if (after === void 0) return [];
		const at = literal.start - right.start;
		const other = right.text.slice(0, at) + after + right.text.slice(at + literal.text.length);
		const same = path.endsWith(".go") ? `(${right.text})` : right.text;
		return [{
			edits: [edit(left, literal.line, same), edit(right, literal.line, other)],
			makers: right.text
		}];
	});
}
/** Those whose test stayed green in the attempt's own tree. */
async function deafAmong(port, context, experiments, bent, told) {
	const run = await runToHear(port, context, experiments, {
		label: "equality",
		tree: await treeOf(port, "tree", bent),
		tests: bent.map(({ found }) => found)
	});
	if (run === void 0) return [];
	const failures = failuresOf(run);
	const isTold = run.result === "passed" || failures.length > 0 && !stoppedEarly(run, context.green);
	const isHeard = (one) => failures.some((failure) => isOf(failure, one) || isBroken(failure, one));
	const deaf = bent.filter((one) => isTold && !isHeard(one));
	for (const one of bent) if (!deaf.includes(one)) told.push(tell(one, isHeard(one) ? "rang" : "unusable", run.logPath));
	return deaf;
}
/** Those whose test is red with the base's production: it tells the two values apart. */
async function heardOnBase(port, experiments, deaf, told) {
	const run = deaf.length === 0 ? void 0 : await experiments.run("equality-on-base", await treeOf(port, "base", deaf));
	const heard = deaf.filter((one) => run !== void 0 && failuresOf(run).some((failure) => isOf(failure, one)));
	const [only, another] = deaf;
	if (run?.result === "failed" && failuresOf(run).length === 0 && only !== void 0 && another === void 0) {
		const alike = {
			...only,
			edits: only.edits.slice(0, 1)
		};
		const plain = await experiments.run("equality-of-one", await treeOf(port, "base", [alike]));
		if (plain?.result === "passed" || plain !== void 0 && tellsMore(run, plain, only)) heard.push(only);
	}
	for (const one of deaf) told.push(tell(one, heard.includes(one) ? "silent" : "unusable", run?.logPath));
	return heard;
}
/** By the line of the equality, or by what it compares. */
function tellsMore(run, plain, { edits }) {
	const known = new Set(plain.output.split("\n"));
	const about = edits.flatMap(({ line, after }) => [`${line}`, after]);
	return run.output.split("\n").some((line) => !known.has(line) && about.some((words) => line.includes(words)));
}
function tell({ found, edits }, outcome, logPath) {
	const said = (of) => edits.map((edit) => edit[of]).join(", ").slice(0, 200);
	const { path, test } = found;
	return {
		kind: "bend",
		path,
		line: edits.at(-1)?.line ?? test.line,
		test: test.name,
		before: said("before"),
		after: said("after"),
		outcome,
		...logPath && { logPath }
	};
}
/** Who is asked to compare otherwise is not accused of it. */
const asksForEquality = /\b(equal|same|compar|identi|toleran|ignor|case|distinct|duplicat|dedup|uniq|hash|match|differ|privat|immutab|encapsul)/i;
/** What says how values are compared, by whatever language: an operator, a method, what a deep comparison does not see. */
const equality = /<=>|operator\s*==|\b(?:PartialEq|Eq|__eq__?|equals?|Equals|Equal|isEqual|eql\?|compareTo|compare|hashCode|__hash__|__cmp__|hasInstance|toPrimitive|valueOf|toJSON|defineProperty|enumerable|WeakMap)\b|\bdef ==|(?:^|\s)#\w+\s*[:;=?!]/;
/** A line of production that says so and was changed, written, or taken out. */
async function lineOfEquality(port, context) {
	const added = [];
	let told;
	for await (const { path, ...text } of changedTexts$1(port, context, "production")) {
		const [base, tree] = [linesOf$2(text.base), linesOf$2(text.tree)];
		const [before, after] = [new Set(base), new Set(tree)];
		added.push(...tree.filter((line) => !before.has(line)));
		const line = aboutEquality(tree, before) ?? aboutEquality(base, after);
		told ??= line && `\`${line.slice(0, 80)}\` in ${path}`;
	}
	if (told === void 0) return void 0;
	/** Whether something that the text calls was written or changed: its values may be others now. */
	const declares = (text) => [...text.matchAll(/\b(\w+)\s*[({]/g)].some(([, name]) => added.some((line) => new RegExp(`\\b(?:fn|def|function|func|fun|sub|const|let)\\s+${name}\\b|^${name}\\(`).test(line)));
	return {
		told,
		declares
	};
}
/** A line that the other side does not have, or the head under which it stands. */
function aboutEquality(lines, others) {
	let head = -1;
	for (const [at, line] of lines.entries()) {
		if (equality.test(line)) head = at;
		if (!others.has(line) && head >= 0 && at - head <= longestHead) return lines[head];
	}
}
/** Lines of a method that compares, of those that are read as its own. */
const longestHead = 8;
const linesOf$2 = (text) => text.split("\n", 5e3).map((line) => line.trim());
// src/syntax/echoes.ts
/** Values that a test puts in and expects again: others in what it puts in, and the old ones are expected still. */
/** `text`: of the whole file. The test's own name stays. */
function echoedIn(text, { body, expectations }) {
	const within = literalsOf(text).filter(({ start }) => start >= body.start && start < body.end);
	const expected = new Uint8Array(text.length);
	for (const { start, end } of expectations) expected.fill(1, start, end);
	const isExpected = (at) => expected[at] === 1;
	const answers = new Set(within.filter((one) => isExpected(one.start) && isValue(one.text)).map((one) => one.text));
	if (answers.size === 0) return {
		values: [],
		edits: []
	};
	const any = anyOf([...answers].slice(0, mostAnswers));
	const values = /* @__PURE__ */ new Set();
	const edits = within.flatMap(({ text: before, start }) => {
		const own = [...new Set(before.match(any))];
		if (isExpected(start) || own.length < several || says$1.test(before)) return [];
		for (const value of own) values.add(value);
		return [{
			start,
			end: start + before.length,
			after: withOthers(before, own)
		}];
	});
	return {
		values: [...values],
		edits
	};
}
/** One value may be a name; a text that holds several is what they are read from. */
const several = 2;
/** What an assertion says when it fails speaks of the values, and nothing reads it. */
const says$1 = /\b(?:want(?:ed|s)?|expect(?:ed|s)?|got|should|must|instead|gives?|returns?)\b|%[-+#0-9.]*[a-zA-Z]|\$\{|#\{|\{\w*\}/i;
/** Every place of them where they are words of their own, all at once: one value's other may be the next value. */
function withOthers(text, values) {
	return text.replace(anyOf(values), (value) => otherInput(value));
}
function anyOf(values) {
	const longestFirst = values.toSorted((a, b) => b.length - a.length).map((value) => RegExp.escape(value));
	return new RegExp(`(?<![\\w.])(?:${longestFirst.join("|")})(?!\\w)`, "g");
}
/** More are no settings that somebody wrote. */
const mostAnswers = 2e3;
/** What may stand in two texts by chance is none. */
const isValue = (text) => tells$2(text) && text.length > 2 && /^[\w .,:/+-]+$/.test(text);
// src/proof/prove-fixtures.ts
/**
* Does the code read what its tests hand over, in files or in texts of their own? Where production writes values that tests expect and
* that stand there, they are others there: green all the same, and the answers come from the code. No run without such values.
*/
const mostFiles$1 = 200;
const mostValues = 500;
async function proveFixtures(port, context, experiments, written, tests) {
	const inFiles = await proveFiles(port, context, experiments, written);
	return inFiles.stopped || written === void 0 ? inFiles : proveTexts(port, experiments, written, tests);
}
async function proveFiles(port, context, experiments, written) {
	const own = written?.sources.flatMap(({ text, lines }) => literalsOf(text).filter(({ line }) => lines.has(line)));
	if (written === void 0 || own === void 0 || own.length < least) return untried;
	const data = await dataOf$1(port, context, written);
	const whole = wholeOnes(own, data, context);
	if (whole.length >= least) return {
		...untried,
		reasons: [`the code holds ${named$1(whole)}, word by word: it has to make them from its inputs`],
		stopped: true
	};
	const asked = new Set(written.files.map(askedIn).flatMap(({ inputs, answers }) => [...inputs, ...answers]).map(({ text }) => text));
	const ours = new Set(own.map(({ text }) => text));
	const isThere = (text) => isValue(text) && data.some((file) => stands(file.text, text));
	const both = [...asked].filter((text) => ours.has(text) && isThere(text));
	if (both.length < least) return untried;
	const isTold = await written.isTold();
	const known = both.filter((text) => !isTold(text));
	if (known.length < least) return untried;
	const values = [.../* @__PURE__ */ new Set([...both, ...[...asked].slice(0, mostValues).filter(isThere)])].slice(0, mostValues);
	const files = new Map(data.map(({ path, text }) => [path, withOthers(text, values)]));
	const run = await experiments.run("other-data", await port.make("tree", [], files));
	if (run === void 0 || !isGreen(run)) return untried;
	const edits = data.flatMap(({ path, text }) => {
		const before = known.find((value) => stands(text, value));
		if (before === void 0) return [];
		return [{
			kind: "other",
			path,
			line: text.split("\n").findIndex((one) => stands(one, before)) + 1,
			before,
			after: otherInput(before),
			outcome: "silent",
			logPath: run.logPath
		}];
	});
	const places = named$1(edits.map(({ path }) => path));
	return {
		edits,
		reasons: [`${named$1(known)} are expected, stand in ${places} and in the code: with others in the data it stays green, so the answers come from the code; read them from the data`],
		stopped: true
	};
}
/** One may stand in both by chance. */
const least = 2;
/** The same of what stands in the tests themselves: a text that they hand over, and values of it that they expect. */
async function proveTexts(port, experiments, written, tests) {
	const code = new Set(written.sources.flatMap(({ text }) => literalsOf(text)).map(({ text }) => text));
	const files = new Map(written.files.map(({ path, text }) => [path, text]));
	const telling = tests.map((found) => ({
		found,
		...echoedIn(files.get(found.path) ?? "", found.test)
	})).filter(({ values }) => values.filter((value) => code.has(value)).length >= least);
	const [first] = telling;
	if (first === void 0) return untried;
	const texts = [...Map.groupBy(telling, ({ found }) => found.path)].map(([path, own]) => {
		const edits = own.flatMap((one) => one.edits);
		return [path, withEdits(files.get(path) ?? "", edits)];
	});
	const run = await experiments.run("other-texts", await port.make("tree", [], new Map(texts)));
	if (run === void 0 || !isGreen(run)) return untried;
	const { found, values } = first;
	const { path, test } = found;
	return {
		edits: values.map((value) => {
			return {
				kind: "other",
				path,
				line: test.line,
				test: test.name,
				before: value,
				after: otherInput(value),
				outcome: "silent",
				logPath: run.logPath
			};
		}),
		reasons: [`\`${test.name}\` puts ${named$1(values)} in and expects them: with others put in it stays green, so the answers come from the code; read them from what is put in`],
		stopped: true
	};
}
/** What the tests that ask name, they or what sets them up, or the folder that it lies in, and no language runs. */
async function dataOf$1(port, { command, testPaths: globs }, { files }) {
	const theirs = (await port.list("tree")).filter((path) => roleOf(path, {
		command,
		globs
	}) !== "production");
	const setUp = theirs.filter((path) => /(?:helper|conftest|setup|support)[^/]*$/i.test(path)).slice(0, 20);
	const texts = files.map(({ text }) => text);
	for (const path of setUp) texts.push(await port.read("tree", path) ?? "");
	const isNamed = (path) => {
		const [name = "", folder = ""] = path.split("/").reverse();
		const inFolder = new RegExp(`["'\`/]${RegExp.escape(folder)}["'\`/]`);
		return texts.some((text) => stands(text, name) || folder !== "" && inFolder.test(text));
	};
	const isData = (path) => roleOf(path, {
		command,
		globs
	}) === "test" && testLanguageOf(path) === void 0 && isNamed(path);
	const data = [];
	for (const path of theirs.filter(isData).slice(0, mostFiles$1)) {
		const text = await port.read("tree", path);
		if (text !== void 0 && text.length <= 2e5) data.push({
			path,
			text
		});
	}
	return data;
}
/**
* Files of data that are written in the code as they are, where they are of one kind: what is made of different inputs. Files of
* different kinds may be what the code is to write, and what the attempt brought itself asks for nothing.
*/
function wholeOnes(own, data, { changed }) {
	const texts = new Set(own.map(({ text }) => unescaped(text).trim()));
	const added = new Set(changed.filter(({ status }) => status === "added").map(({ path }) => path));
	const whole = data.filter(({ path, text }) => !added.has(path) && text.trim().length > 20 && texts.has(text.trim()));
	return [...Map.groupBy(whole, ({ path }) => extname(path) || path).values()].filter(({ length }) => length >= least).flatMap((files) => files.map(({ path }) => path));
}
const unescaped = (text) => text.replace(/\\(["'`\\nt/])/g, (_, sign) => ({
	n: "\n",
	t: "	"
})[sign] ?? sign);
// src/proof/prove-handed.ts
/** `tests`: those that are new. What it says is a doubt. */
async function proveHanded(port, context, experiments, tests) {
	if (tests.filter(({ test }) => counts.test(test.body.text)).length === 0) return untried;
	if ((await Promise.all([...new Set(tests.map(({ path }) => path))].map((path) => port.read("tree", path)))).some((text) => looksInto.test(text ?? ""))) return untried;
	const files = /* @__PURE__ */ new Map();
	const found = [];
	for await (const { path, base, tree } of changedTexts$1(port, context, "production")) {
		if (!untyped$1.test(path)) continue;
		const lines = tree.split("\n");
		for (const line of freshLines(base, tree)) {
			const before = lines[line - 1] ?? "";
			const [, opens = "", closes = ""] = before.length < 300 && handing.exec(before) || [];
			if (opens === "" || tells$1.test(opens)) continue;
			lines[line - 1] = `${opens}'bent', 'bent'${closes}`;
			found.push({
				path,
				line,
				before: before.trim(),
				after: (lines[line - 1] ?? "").trim()
			});
			files.set(path, lines.join("\n"));
		}
	}
	const [first] = found;
	if (first === void 0) return untried;
	const run = await experiments.runToItsLimit("other-given", await port.make("tree", [], files));
	if (run === void 0 || isUnbuilt(run) || run.result === "timed-out") return untried;
	const isHeard = !isGreen(run);
	const edits = found.map((one) => {
		return {
			kind: "other",
			...one,
			outcome: isHeard ? "rang" : "silent",
			logPath: run.logPath
		};
	});
	if (isHeard) return {
		...untried,
		edits
	};
	return {
		...untried,
		edits,
		reasons: [`no test hears what \`${first.before.slice(0, 80)}\` in ${first.path} hands over, only how often`]
	};
}
const counts = /\b(?:callCount|call_count|toHaveBeenCalledTimes|toHaveBeenCalledOnce|assert_called_once|assert_called|calledOnce|calledTwice)\b(?!_?[wW]ith)|\bcalls\.length\b|\blen\(\w+\.(?:call_args_list|mock_calls)\)|->expects\(|\bhave_received\(:\w+\)\.(?:once|twice|exactly)/;
const looksInto = /[wW]ith(?:Args|_args)?\(|_with\(|\bcall_args\b|\.arguments\b|\bcalls\[|\.args\b|\bmock_calls\s*==|\bhas_calls\b|firstCall|lastCall|getCall|->with/;
/** There another kind of value may stand for any. */
const untyped$1 = /\.(?:[cm]?[jt]sx?|py|rb|php|lua)$/;
/** A call for what it does, of something that may be a double: whole on its line, and handed something. */
const handing = /^(\s*(?:await\s+)?[$@]?\w+(?:(?:\.|->|::)\w+){1,5}\()[^()\s](?:[^()]|\([^()]*\))*(\);?\s*)$/;
const tells$1 = /\b(?:log\w*|print\w*|puts|console|debug|warn\w*|trace|info|push|append|add|set|delete|sort)\(?$/i;
// src/verify/loaded-instead.ts
/**
* Whether tests load another file under a name than before a change, although the file that they loaded is still there: a package beside
* a module, a file beside a folder, a folder that is searched earlier, an entry of package.json that leads elsewhere. Nothing is run.
*/
/** `tests`: files of the base that hold tests, or that only tests load. */
async function loadedInstead({ base, tree }, tests, command) {
	const manifests = {
		base: await manifestOf(base),
		tree: await manifestOf(tree)
	};
	const found = [];
	for (const test of tests.slice(0, mostTests$1)) {
		const text = await base.read(test) ?? "";
		if (text.length > mostChars$7) continue;
		const before = placesOf$1(test, text, {
			command,
			manifest: manifests.base
		});
		const after = new Map(placesOf$1(test, text, {
			command,
			manifest: manifests.tree
		}));
		for (const [name, groups] of before) for (const [at, places] of groups.entries()) {
			const [was, is] = [places.find(base.has), after.get(name)?.[at]?.find(tree.has)];
			if (was !== void 0 && is !== void 0 && was !== is && tree.has(was)) found.push({
				test,
				name,
				before: was,
				now: is
			});
		}
	}
	return found;
}
const mostTests$1 = 300;
const mostChars$7 = 2e5;
function placesOf$1(path, text, { command, manifest }) {
	const folder = posix.dirname(path);
	if (/\.[cm]?[jt]sx?$/.test(path)) return namesIn(text, ofScripts$1).map((name) => {
		const isRequired = new RegExp(`\\brequire\\(\\s*['"]${RegExp.escape(name)}['"]`).test(text);
		const place = name.startsWith(".") ? posix.join(folder, name) : manifest(name, isRequired ? "require" : "import");
		return [name, place === void 0 ? [] : [inNode(place)]];
	});
	if (path.endsWith(".py")) {
		const names = [...text.matchAll(ofPython$1)].flatMap(({ groups: { from = "", taken = "" } = {} }) => {
			return [from, ...(taken.replaceAll(/[()]|#.*|\bas\s+\w+/g, "").match(/\w+/g) ?? []).map((one) => `${from}.${one}`)];
		});
		const searched = searchedBy(command, /\bPYTHONPATH=(\S+)/, ":");
		return names.map((name) => {
			const place = name.replaceAll(".", "/");
			return [name, grouped(searched, [
				"",
				"src",
				"lib"
			], (root) => [`${place}/__init__.py`, `${place}.py`].map((one) => posix.join(root, one)))];
		});
	}
	if (path.endsWith(".rb") || /\.(?:t|pl|pm)$/.test(path)) {
		const isRuby = path.endsWith(".rb");
		const searched = searchedBy(command, / -I ?(\S+)/g, ":");
		return namesIn(text, isRuby ? ofRuby : ofPerl).map((name) => {
			const file = isRuby ? name.replace(/(?:\.rb)?$/, ".rb") : `${name.replaceAll("::", "/")}.pm`;
			return [name, grouped(searched, [], (root) => [posix.join(root, file)])];
		});
	}
	if (path.endsWith(".lua")) {
		const searched = searchedBy(`${command} LUA_PATH=${[...text.matchAll(/package\.path\s*=\s*["']([^"']+)/g)].map(([, one = ""]) => one).join(";")}`, /\bLUA_PATH=["']?([^\s"']+)/g, ";").filter((one) => one.includes("?"));
		const templates = searched.length > 0 ? searched : ["?.lua", "?/init.lua"];
		return namesIn(text, ofLua).map((name) => [name, [templates.map((one) => posix.normalize(one.replaceAll("?", name.replaceAll(".", "/"))))]]);
	}
	return [];
}
const ofScripts$1 = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]([^'"\n]{1,200})['"]/g;
const ofPython$1 = /^(?:from\s+(?<from>\w[.\w]*)\s+import\s+(?<taken>\([^)]{0,5000}\)|[^\n]*)|import\s+(?<from>\w[\w.]*))/gm;
const ofRuby = /^\s*require[ (]+['"]([\w./-]+)['"]/gm;
const ofPerl = /^\s*use\s+([A-Z]\w*(?:::\w+)*)/gm;
const ofLua = /\brequire\s*\(?\s*["']([\w./-]+)["']/g;
const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
/** Folders, or patterns of files, in the order in which a command says that they are searched. */
function searchedBy(command, pattern, between) {
	return (pattern.global ? [...command.matchAll(pattern)] : [pattern.exec(command)].filter((one) => one !== null)).flatMap(([, all = ""]) => all.split(between)).filter((one) => one !== "" && !/[$`]/.test(one));
}
/** Of folders whose order nobody knows each stands for itself. */
function grouped(ordered, others, at) {
	return [ordered.flatMap(at), ...others.map(at)];
}
/** As it is written, with an ending, or as a folder. */
function inNode(place) {
	const bare = place.replace(/\.[cm]?js$/, "");
	const ending = (path) => endings.map((one) => `${path}.${one}`);
	return [
		place,
		...bare === place ? [] : [
			"ts",
			"tsx",
			"mts",
			"cts"
		].map((one) => `${bare}.${one}`),
		...ending(place),
		...ending(`${place}/index`)
	];
}
const endings = [
	"js",
	"json",
	"mjs",
	"cjs",
	"jsx",
	"ts",
	"tsx",
	"mts",
	"cts"
];
async function manifestOf(files) {
	const read = await files.read("package.json") ?? "{}";
	let own;
	try {
		own = JSON.parse(read) ?? {};
	} catch {
		return () => void 0;
	}
	const { name: called, main, exports, imports } = own;
	return (name, loading) => {
		if (name.startsWith("#")) return mapped(imports, name, loading);
		if (typeof called !== "string" || name !== called && !name.startsWith(`${called}/`)) return void 0;
		const part = `.${name.slice(called.length)}`;
		const isWhole = typeof exports === "string" || isMap(exports) && !Object.keys(exports).some((one) => one.startsWith("."));
		if (exports !== void 0) return mapped(isWhole ? { ".": exports } : exports, part, loading);
		return part === "." && typeof main === "string" ? posix.normalize(main) : posix.normalize(part);
	};
}
function mapped(map, name, loading) {
	if (!isMap(map)) return void 0;
	if (name in map) return target(map[name], loading);
	for (const [key, value] of Object.entries(map)) {
		const [head = "", tail] = key.split("*");
		if (tail === void 0 || !name.startsWith(head) || !name.endsWith(tail)) continue;
		return target(value, loading)?.replaceAll("*", name.slice(head.length, name.length - tail.length));
	}
}
/** Of several conditions the first that Node knows: others, as `browser`, are for bundlers. */
function target(value, loading) {
	if (typeof value === "string") return posix.normalize(value);
	if (!isMap(value)) return void 0;
	for (const [condition, one] of Object.entries(value)) if (/^(?:node|module-sync|default)$/.test(condition) || condition === loading) return target(one, loading);
}
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/proof/prove-loaded.ts
/** Do the tests load what they loaded before? Where another file answers to the name now and the former one is still there, that one has to do the work. No run. */
async function proveLoaded(port, context) {
	const { changed, command, testPaths: globs, story = "" } = context;
	if (!changed.some(({ path, status }) => status !== "deleted" && (status !== "modified" || manifest.test(path))) || asksForPlaces.test(story)) return untried;
	const base = await port.list("base");
	const filesOf = (paths, side) => {
		const known = new Set(paths);
		return {
			paths,
			has: (path) => known.has(path),
			read: (path) => port.read(side, path)
		};
	};
	const [first] = await loadedInstead({
		base: filesOf(base, "base"),
		tree: filesOf(await port.list("tree"), "tree")
	}, base.filter((path) => roleOf(path, {
		command,
		globs
	}) === "test"), command);
	if (first === void 0) return untried;
	const { test, name, before, now } = first;
	return accused(`\`${test}\` loads ${now} under the name \`${name}\`, and loaded ${before} before, which is still there: do the work in ${before}, or take the one that is not needed away`);
}
const manifest = /(?:^|\/)package\.json$/;
/** Who is asked for another place of the code has to move it. */
const asksForPlaces = /\b(?:exports?|entry|entries|import(?:s field|ed|able)?(?: as| from| under| maps?| paths?| it)|alias\w*|packag\w*|publish\w*|bundl\w*|modules?|ESM|CommonJS|facade|re-export\w*|public API|split|move|moved|rename\w*|extract\w*|rewrite|migrat\w*|port)\b/i;
// src/syntax/comparing-functions.ts
/** The places of the parameters that stand on one side of a comparison that fails, by the function's name. */
function comparingFunctions(functions, text, language) {
	const found = /* @__PURE__ */ new Map();
	for (const [name, body] of functions) {
		const head = text.slice(body.parent?.startIndex ?? body.startIndex, body.startIndex);
		const parameters = parametersIn(head.slice(head.indexOf(`${name}(`) + name.length + 1));
		const operands = operandsIn(nodesIn(body, (node) => isAssertion(node, language)).map((node) => node.text).join("\n").slice(0, mostChars$6));
		const places = parameters.flatMap((one, at) => operands.has(one) ? [at] : []);
		if (parameters.length > 1 && places.length > 0) found.set(name, places);
	}
	return found;
}
const mostChars$6 = 5e3;
const mostParameters = 8;
/** `const Tags &want`, `want: int = 2`, `$want`: by their names. */
function parametersIn(given) {
	return argumentsIn(given.slice(0, mostChars$6)).slice(0, mostParameters).map((part) => /(?<!\w)(\w{1,80})\s*(?:\[\w*\]\s*)*\)?\s*(?::.*|=.*)?$/s.exec(part.slice(-200))?.[1] ?? "");
}
/** What stands between commas, up to the bracket that closes them. */
function argumentsIn(given) {
	let depth = 0;
	const parts = [""];
	for (const sign of given) {
		if (/[([{<]/.test(sign)) depth++;
		if (/[)\]}>]/.test(sign) && --depth < 0) break;
		if (sign === "," && depth === 0) parts.push("");
		else parts[parts.length - 1] += sign;
	}
	return parts;
}
/** Names that are one side of a comparison as they are: what is made of them is another value. */
function operandsIn(text) {
	const found = [...text.matchAll(/[!=]==?\s*[$*&]?(\w{1,80})\b(?!\s*[(.[-])|(?<![.\w>$*])[$*]?(\w{1,80})\s*[!=]==?/g)].flatMap(([, right, left]) => [right, left]);
	for (const call of text.matchAll(/\b\w{0,40}(?:[eE]qual|[sS]ame|cmp|eq|match)\w{0,40}\s*\(/g)) for (const given of argumentsIn(text.slice(call.index + call[0].length))) found.push(/^\s*[$*&]?(\w{1,80})(?:\.(?:c?begin|c?end)\(\))?\s*$/.exec(given)?.[1]);
	return new Set(found.filter((one) => one !== void 0));
}
// src/syntax/plain-assertions.ts
function plainAssertions(one, heard) {
	const { path, test } = one;
	const found = [];
	const byLine = new Map(test.expectations.toReversed().map((value) => [value.line, value]));
	let { line } = test;
	let at = test.body.start;
	for (const text of test.body.text.split("\n")) {
		const end = at + text.length;
		if (branches$1.test(text)) break;
		const told = (start, before, after) => [{
			kind: "bend",
			path,
			line,
			test: test.name,
			before,
			after,
			start,
			end: start + before.length
		}];
		const [, indent = "", command = ""] = path.endsWith(".bats") && ofBats.exec(text.slice(0, 500)) || [];
		const other = command.startsWith("!") ? "! true" : "run false";
		if (command !== "") found.push({
			text: command,
			form: other,
			rounds: [told(at + indent.length, command, other)],
			isCertain: true
		});
		const literal = line === heard?.edit?.line ? void 0 : byLine.get(line) ?? comparedIn(text, at);
		if (literal !== void 0) {
			const rounds = [0, 1].flatMap((round) => bentLiteral(literal.text, kindOf(literal.text), round) ?? []).map((after) => told(literal.start, literal.text, after));
			if (rounds.length > 0) found.push({
				text: text.trim(),
				form: bareWords(text),
				rounds
			});
		}
		at = end + 1;
		line++;
	}
	return [...new Map(found.map((said) => [said.form, said])).values()];
}
const branches$1 = /^\s*(?:if|unless|case|return|skip|exit)\b/i;
/** A command that must not succeed, and one that only asks, whose status may not be looked at. */
const ofBats = /^(\s*)(! \S.*?|run (?:test|\[\[?|grep|diff|cmp|assert\w*|check\w*) .*?)\s*$/;
/** An equality that no rule of the language reads: `ok median 1, 2, 9 == 2;`. */
function comparedIn(text, at) {
	const equality = text.length > 500 ? null : compares$2.exec(text);
	const literal = equality?.groups?.literal;
	if (equality === null || literal === void 0) return void 0;
	return {
		start: at + equality.index + equality[0].lastIndexOf(literal),
		text: literal
	};
}
const compares$2 = /^\s*(?:ok|assert|check|expect|is|stopifnot|cmp_ok)\b.*?(?:==|\beq\b)\s*(?<literal>\d[\d.]*|'[^'\\]*'|"[^"\\$@]*")\s*\)?\s*(?:,\s*(?:'[^']*'|"[^"]*")\s*)?\)?\s*;?\s*$/;
/** Without values. */
const bareWords = (text) => text.trim().replace(/\d[\d.]*|'[^']*'|"[^"]*"/g, "\u2026");
// src/syntax/each-assertion.ts
/** Per test of one file, in the order of the text; the form of what was bent in `heard` is left out. */
async function eachAssertion(path, text, { asked, heard }) {
	const language = testLanguageOf(path);
	if (language === void 0) return [];
	if (!("grammar" in language)) return asked.map((found) => ({
		found,
		said: plainAssertions(found, heard.find((one) => one.found === found))
	}));
	const parsed = await parseText(text, language.grammar);
	if (typeof parsed === "string") return [];
	using _ = parsed;
	const root = parsed.tree.rootNode;
	const comparing = comparingFunctions(functionsIn(root, text), text, language);
	const all = (found) => assertionsIn(found, {
		root,
		text,
		language,
		comparing
	});
	const known = new Set(heard.flatMap((one) => formHeard(one, all(one.found)) ?? []));
	return asked.map((found) => {
		return {
			found,
			said: [...new Map(all(found).map((said) => [said.form, said])).values()].filter(({ form }) => !known.has(form))
		};
	});
}
function formHeard({ edit }, all) {
	return all.find(({ rounds }) => rounds.flat().some(({ start, end }) => edit !== void 0 && start <= edit.start && edit.start <= end))?.form;
}
function assertionsIn(found, read) {
	const { root, language, comparing } = read;
	const { test } = found;
	const body = root.namedDescendantForIndex(test.body.start, Math.max(test.body.start, test.body.end - 1));
	if (body === null || test.setAside || test.raises) return [];
	const isHelper = (node) => isBareCall(node) && comparing.has(calleeOf(node));
	const isAsked = (node) => isAssertion(node, language) || isDouble(node) || isHelper(node);
	return nodesIn(body, isAsked).flatMap((node) => {
		if (isConditional(node, body)) return [];
		const made = madeIn(found, node, read);
		const rounds = made.length > 0 ? twice(found, made) : roundsOf(found, node, read);
		const helper = isHelper(node) ? { helper: calleeOf(node) } : {};
		return rounds.length === 0 ? [] : [{
			text: node.text,
			form: `${formOf(node, body)}${made.length > 0 ? " made" : ""}`,
			rounds,
			...helper
		}];
	});
}
/** Whether it is come to may depend on the system: what leaves before it, and what it stands in. */
function isConditional(node, body) {
	if (leaves.test(body.text.slice(0, node.startIndex - body.startIndex))) return true;
	for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent) if (/^(?:if|else|elif|unless|switch|case|match|conditional|ternary|catch|rescue|except)/.test(one.type)) return true;
	return false;
}
const leaves = /\breturn\b|\bskip|\bexit\b/i;
/** What is put into the values that it makes to compare with: two of them may be equal whatever is in them. */
function madeIn({ test }, node, { root, language }) {
	return test.expectations.filter(({ start, end }) => node.startIndex <= start && end <= node.endIndex).flatMap(({ kind, start, end }) => {
		const operand = kind === "operand" ? root.namedDescendantForIndex(start, end - 1) : null;
		return operand !== null && makes.test(operand.type) ? literalsIn(operand, language.literals) : [];
	});
}
const makes = /new|creation|call|invocation|composite|instantiation/;
/** Other values in its equalities; else its opposite, or of a double other values. */
function roundsOf(found, node, { text, language, comparing }) {
	const own = found.test.expectations.filter(({ start, end }) => node.startIndex <= start && end <= node.endIndex);
	if (own.length > 0) return twice(found, own);
	const isCompared = comparing.has(calleeOf(node));
	const other = isDouble(node) ? otherValue$1(node, language) : isCompared ? void 0 : oppositeOf(node, text, language);
	if (other !== void 0) return [[told$3(found, other, other.after)]];
	return twice(found, expectedBy(node, language, comparing.get(calleeOf(node))));
}
function twice(found, values) {
	return [0, 1].map((round) => values.flatMap((one) => {
		const after = bentValue(one, round);
		return after === void 0 ? [] : [told$3(found, one, after)];
	})).filter((edits) => edits.length > 0);
}
function told$3({ path, test }, at, after) {
	const { start, end, text: before, line } = at;
	return {
		kind: "bend",
		path,
		line,
		test: test.name,
		before,
		after,
		start,
		end
	};
}
/** What a helper is told to expect: what it compares, or all values behind its subject, but a text at the end, which may be a label. */
function expectedBy(node, { literals }, compared) {
	if (!calls$1.test(node.type)) return [];
	const all = argumentsOf(node)?.namedChildren.filter((one) => one !== null) ?? [];
	const [, ...others] = all;
	const last = others.at(-1);
	const behind = last && literals.string.includes(last.type) ? others.slice(0, -1) : others;
	const isPlain = (one) => nodesIn(one, ({ type }) => calls$1.test(type)).length === 0;
	return (compared === void 0 ? behind : all.filter((one, at) => compared.includes(at) && isPlain(one)).slice(-1)).flatMap((one) => literalsIn(one, literals)).slice(0, 8);
}
/** What a double was called with is no truth: the call is there to compare. */
function isDouble(node) {
	return [node, (node.type === "assert_statement" ? node : argumentsOf(node))?.namedChildren[0]].some((one) => one && calls$1.test(one.type) && asksDouble.test(calleeOf(one)));
}
const asksDouble = /(?:\.|->)(?:with(?:Consecutive|Args)?|\w*[cC]alled_?(?:once_?)?[wW]ith\w*|has_calls)$/;
/** The callee without what it is given, or the operator of a condition, in what functions and loops of the test it stands. */
function formOf(node, body) {
	const around = [];
	for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent) if (loops$1.test(one.type)) around.push("loop");
	else if (calls$1.test(one.type) && one.id !== node.parent?.id) around.push(bare$1(calleeOf(one)));
	const isCall = calls$1.test(node.type) || node.type === "member_expression";
	const condition = isCall ? "" : /[!=]==?|[<>]=?|\b(?:in|is)\b/.exec(node.text)?.[0] ?? bare$1(node.text).slice(0, 80);
	return [...around, isCall ? bare$1(calleeOf(node)) : `${node.type} ${condition}`].join(" < ");
}
const loops$1 = /^(?:for|while|foreach|enhanced_for|for_range|for_in|range)/;
/** `expect(total(1)).toBe` \u2192 `expect().toBe`. */
function bare$1(callee) {
	let depth = 0;
	let shape = "";
	for (const sign of callee.slice(0, 2e3)) {
		if (/[)\]}]/.test(sign)) depth--;
		if (depth <= 0) shape += sign;
		if (/[([{]/.test(sign)) depth++;
	}
	return shape;
}
// src/proof/prove-dead.ts
/** Of one test; as a rule there are one or two. */
const mostForms = 3;
/** `heard`: tests of which some value was heard already. Without a doubt only what nothing else could tell is asked. */
async function proveDead(port, context, experiments, { tests, heard, inDoubt }) {
	if (tests.length === 0 || asksForTests((context.story ?? "").trim())) return untried;
	const isAlone = context.green.counts === void 0;
	const isAsked = ({ text, isCertain, helper }, { base, test }) => {
		const isNewHelper = helper !== void 0 && !base.includes(`${helper}(`);
		return (inDoubt || isCertain || isNewHelper || isAlone && test.whole) && !base.includes(text);
	};
	const perFile = [...Map.groupBy(tests, ({ path }) => path)].map(async ([path, asked]) => {
		const [base = "", tree = ""] = [await port.read("base", path), await port.read("tree", path)];
		return (await eachAssertion(path, tree, {
			asked,
			heard: heard.filter((one) => one.found.path === path)
		})).map(({ found, said }) => ({
			found,
			said: said.filter((one) => isAsked(one, {
				base,
				test: found.test
			}))
		}));
	});
	const all = (await Promise.all(perFile)).flat();
	const edits = [];
	const dead = [];
	for (let at = 0; at < mostForms; at++) {
		const tried = await silentOf(port, context, experiments, {
			asked: all.flatMap(({ found, said }) => said.slice(at, at + 1).map((one) => ({
				found,
				said: one
			}))),
			all: tests
		});
		edits.push(...tried.edits);
		dead.push(...tried.silent);
	}
	const running = dead.length === 0 ? [] : await runningOf(port, experiments, [...new Set(dead.map(({ found }) => found))]);
	const [first, ...more] = dead.filter(({ found }) => running.includes(found));
	if (first === void 0) return {
		...untried,
		edits: edits.map((one) => ({
			...one,
			outcome: "rang"
		}))
	};
	const rest = more.length === 0 ? "" : `, and ${more.length} more like it`;
	return {
		edits,
		reasons: [`\`${first.found.test.name}\` is green whatever \`${short$1(first.said.text, 120)}\` asks for${rest}: an assertion has to fail where it is not met`],
		stopped: true
	};
}
/** Those that stay green in every way in which they are said otherwise. */
async function silentOf(port, context, experiments, { asked, all }) {
	let silent = [...asked];
	const edits = [];
	for (const round of [0, 1]) {
		const bent = silent.flatMap((one) => {
			const own = one.said.rounds[round];
			return own === void 0 ? [] : [{
				one,
				found: one.found,
				edits: own
			}];
		});
		if (bent.length === 0) break;
		const found = bent.map((one) => one.found);
		const run = await runToHear(port, context, experiments, {
			label: "each-assertion",
			tree: await treeOf(port, "tree", bent),
			tests: found
		});
		const unheard = run === void 0 || isUnbuilt(run) ? [] : unheardBy(found, run, {
			all,
			green: context.green
		});
		if (run !== void 0) edits.push(...bent.map(({ one, edits: [edit] }) => ({
			one,
			edit,
			logPath: run.logPath
		})));
		const heard = bent.filter((each) => !unheard.includes(each.found)).map(({ one }) => one);
		silent = silent.filter((one) => !heard.includes(one));
	}
	return {
		silent,
		edits: edits.map(({ one, ...edit }) => told$2(one, edit, silent.includes(one) ? "silent" : "rang"))
	};
}
function told$2({ found: { path, test } }, { edit, logPath }, outcome) {
	const [before, after] = [short$1(edit?.before ?? "", 120), short$1(edit?.after ?? "", 120)];
	return {
		kind: "bend",
		path,
		line: edit?.line ?? test.line,
		test: test.name,
		before,
		after,
		outcome,
		logPath
	};
}
// src/syntax/turned-conditions.ts
/** A line that opens a branch, with its condition turned round. */
/** undefined: it opens none whose condition stands whole on this line. */
function turnedCondition(path, line) {
	return otherCondition(path, line, ({ not }, condition) => not(condition));
}
/** The same line with a condition that is never met: as if the branch were not there. */
function neverMet(path, line) {
	return otherCondition(path, line, ({ never }, condition) => `${never} (${condition})`);
}
function otherCondition(path, line, other) {
	const form = forms.find(({ endings }) => endings.test(path));
	const match = form?.opens.exec(line);
	if (form === void 0 || !match) return void 0;
	const [, before = "", condition = "", after = ""] = match;
	return isBalanced$2(condition) && !/\blet\b|:=|;/.test(condition) && condition.trim() !== "" ? `${before}${other(form, condition)}${after}` : void 0;
}
const bang = (condition) => `!(${condition})`;
const word = (condition) => `not (${condition})`;
/** `if (\u2026) {`, and one whose branch stands on the line. */
const braces = /^(\s*(?:(?:\}\s*)?else\s+|(?:\}\s*)?els)?if\s*\()(.*?\S)(\)\s*(?:\{|(?:return|throw|break|continue|goto|die)\b.*)?)$/;
const [anyone, plain$1] = ["false &&", "0 &&"];
const forms = [
	{
		endings: /\.go$/,
		opens: /^(\s*(?:(?:\} else )?if|case) )(.*[^\s:])((?: \{|(?<=case .*[=!<>&|].*):)$)/,
		not: bang,
		never: anyone
	},
	{
		endings: /\.rs$/,
		opens: /^(\s*(?:\} else )?if )(.*\S)( \{)$/,
		not: bang,
		never: anyone
	},
	{
		endings: /\.py$/,
		opens: /^(\s*(?:el)?if )(.*\S)(:)$/,
		not: word,
		never: "False and"
	},
	{
		endings: /\.rb$/,
		opens: /^(\s*(?:els)?if )(.*\S)()$/,
		not: bang,
		never: anyone
	},
	{
		endings: /\.lua$/,
		opens: /^(\s*(?:else)?if )(.*\S)( then)$/,
		not: word,
		never: "false and"
	},
	{
		endings: /\.(?:[cm]?[jt]sx?|java|kt|scala|php)$/,
		opens: braces,
		not: bang,
		never: anyone
	},
	{
		endings: /\.(?:c|cc|cpp|cxx|h|hpp|p[lm])$/,
		opens: braces,
		not: bang,
		never: plain$1
	}
];
function isBalanced$2(text) {
	let open = 0;
	for (const sign of text.match(/[()]/g) ?? []) {
		open += sign === "(" ? 1 : -1;
		if (open < 0) return false;
	}
	return open === 0;
}
// src/syntax/line-mutants.ts
/** New lines of a source without what they do: a statement that never runs, an operator or a condition turned round. */
/** Statements, operators and conditions in turn, one a line; lines that the base has as well and such that only tell are left alone. */
function mutantsOf(path, base, tree) {
	const never = nevers.find(({ endings }) => endings.test(path))?.never;
	if (never === void 0) return [];
	const known = new Set(base.split("\n").map((line) => line.trim()));
	const fresh = withoutOwnTests(path, tree).split("\n").map((text, at) => ({
		text,
		line: at + 1
	})).filter(({ text }) => text.length < 300 && !known.has(text.trim()) && !tells.test(text) && !comments$1.test(text));
	const statements = fresh.filter(({ text }) => isStatement(text)).map(({ text, line }) => ({
		line,
		before: text,
		after: within$1(text, never)
	}));
	const otherwise = (said) => fresh.flatMap(({ text, line }) => {
		const after = said(text);
		return after === void 0 ? [] : [{
			line,
			before: text,
			after
		}];
	});
	const kinds = [
		statements,
		otherwise((text) => turned(path, text)),
		otherwise((text) => turnedCondition(path, text))
	];
	const most = Math.max(...kinds.map((mutants) => mutants.length));
	const all = Array.from({ length: most }, (_, at) => kinds.flatMap((mutants) => mutants[at] ?? [])).flat();
	return [...all.filter(({ line }, at) => all.findIndex((other) => other.line === line) === at), ...otherwise((text) => neverMet(path, text))];
}
/** Where lines were rewritten: those of the base in their place. */
function rewrittenOf(path, base, tree) {
	if (!nevers.some(({ endings }) => endings.test(path))) return [];
	const [before, after] = [base.split("\n"), withoutOwnTests(path, tree).split("\n")];
	const known = {
		base: new Set(before.map((line) => line.trim())),
		tree: new Set(after.map((line) => line.trim()))
	};
	const isFresh = (line = "") => !known.base.has(line.trim()) && line.length < 300;
	const found = [];
	for (let at = 1; at < after.length && found.length < mostRewritten; at++) {
		if (!isFresh(after[at]) || isFresh(after[at - 1])) continue;
		const end = after.findIndex((line, index) => index > at && !isFresh(line));
		const lines = after.slice(at, end);
		if (end === -1 || lines.length > mostRewritten || lines.every((line) => tells.test(line) || comments$1.test(line))) continue;
		const was = between(before, after[at - 1], after[end], known.tree);
		if (was.length > 0) found.push({
			line: at + 1,
			before: lines.join("\n"),
			after: was.join("\n")
		});
	}
	return found;
}
const mostRewritten = 8;
/** Lines that are gone, between these two. */
function between(lines, from, to, left) {
	for (const [at, line] of lines.entries()) {
		if (line !== from) continue;
		const length = lines.slice(at + 1, at + 2 + mostRewritten).findIndex((one) => left.has(one.trim()));
		if (length > 0 && lines[at + 1 + length] === to) return lines.slice(at + 1, at + 1 + length);
	}
	return [];
}
/** Rust keeps unit tests at the end of the source that they test. */
function withoutOwnTests(path, text) {
	const at = path.endsWith(".rs") ? text.search(/^[ \t]*#\[cfg\(test\)\]\s{0,9}(?:pub )?mod \w+ \{/m) : -1;
	return at === -1 ? text : text.slice(0, at);
}
const nevers = [
	{
		endings: /\.py$/,
		never: (statement) => `if "" == "bent": ${statement}`
	},
	{
		endings: /\.rb$/,
		never: (statement) => `(${statement}) if "" == "bent"`
	},
	{
		endings: /\.lua$/,
		never: (statement) => `if "" == "bent" then ${statement} end`
	},
	{
		endings: /\.p[lm]$/,
		never: (statement) => `if ("" eq "bent") { ${statement} }`
	},
	{
		endings: /\.go$/,
		never: (statement) => `if len("bent") == 0 { ${statement} }`
	},
	{
		endings: /\.rs$/,
		never: (statement) => `if "bent".is_empty() { ${statement} }`
	},
	{
		endings: /\.(?:java|kt|scala)$/,
		never: (statement) => `if ("bent".isEmpty()) { ${statement} }`
	},
	{
		endings: /\.[cm]?[jt]sx?$/,
		never: (statement) => `if ('bent'.length === 0) { ${statement} }`
	},
	{
		endings: /\.(?:php|c|cc|cpp|cxx|h|hpp)$/,
		never: (statement) => `if (0) { ${statement} }`
	}
];
/** What a program says of itself is rarely tested. */
const tells = /\b(?:log\w*|print\w*|puts|echo|console|debug|warn\w*|trace|info|eprintln|stderr|syslog)\b/i;
const comments$1 = /^\s*(?:\/\/|#|\*|\/\*|--)/;
const opens$1 = /^(?:return|if|else|elif|elsif|unless|for|foreach|while|do|case|switch|match|throw|raise|die|yield|import|from|use|using|require|include|package|module|const|let|var|my|our|local|static|final|def|fn|func|function|fun|class|struct|pub|public|private|protected|async|type|end|assert|break|continue|super|this\.#?\w+ =|self\.\w+ =|@\w+ =|\$this->\w+ =)\b/;
/** A call for what it does, or a value that is added to what is there: whole on its line. */
function isStatement(line) {
	const text = line.trim();
	if (opens$1.test(text) || !isBalanced$1(text)) return false;
	return /^[\w$@&.:>?\-[\]#"']+[!?]?\(.*\)[?]?(?:\.\w+\(.*\))*(?: if .*| unless .*)?;?$/.test(text) || /^[\w$@.:>\-[\]#+*& ()]+ (?:[-+*/|&.]|\|\||<<)?= .+$|^[\w$@.]+ << .+$/.test(text) && /(?:[-+*/|&.]|\|\||<<)= |\] = | << /.test(text);
}
function isBalanced$1(text) {
	const count = (signs) => text.match(signs)?.length ?? 0;
	return count(/[([{]/g) === count(/[)\]}]/g) && !/[{([,:\\]$/.test(text) && count(/["'`]/g) % 2 === 0;
}
function within$1(line, never) {
	return (/^\s*/.exec(line)?.[0] ?? "") + never(line.trim());
}
const turns$1 = {
	"+": "-",
	"-": "+",
	"*": "+",
	"/": "*",
	"<": ">=",
	">": "<=",
	"<=": ">",
	">=": "<"
};
/** The first operator between blanks that stands in no text. */
function turned(path, line) {
	if (/\.(?:c|h|cc|cpp|cxx|hpp)$/.test(path) && !/^\s*return\b/.test(line) && /^\s*(?:\w+\s+){1,4}\*+ ?\w+\s*\(/.test(line)) return void 0;
	const bare = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g, (text) => "_".repeat(text.length));
	const match = /(?<=[\w)\]] )(?:[-+*/]|[<>]=?)(?= [\w($@-])/.exec(bare);
	const other = match === null ? void 0 : turns$1[match[0]];
	return match === null || other === void 0 ? void 0 : line.slice(0, match.index) + other + line.slice(match.index + match[0].length);
}
// src/guard/doubles/forced-conditions.ts
/** On these lines, the first condition of each; none where it goes on elsewhere. */
function forcedConditions(path, text, lines) {
	const words = languages$1.find(({ endings }) => endings.test(path)) ?? languages$1[0];
	const all = text.split("\n");
	const bare = masked(path, text).split("\n");
	return lines.flatMap((line) => {
		const own = all[line - 1] ?? "";
		const code = bare[line - 1]?.trimEnd() ?? "";
		const { index = 0, 0: found = "" } = opened(path, code) ?? compared(code) ?? {};
		if (found === "" || !isWhole$1(found)) return [];
		const end = index + found.length;
		const as = (forced) => all.with(line - 1, `${own.slice(0, index)}((${own.slice(index, end)}) ${forced})${own.slice(end)}`).join("\n");
		return [{
			line,
			always: as(words.always),
			never: as(words.never)
		}];
	});
}
const languages$1 = [
	{
		endings: /\.(?:[cm]?[jt]sx?|java|go|rs|php|cs|cc|cpp|cxx|hpp|rb)$/,
		always: "|| true",
		never: "&& false"
	},
	{
		endings: /\.py$/,
		always: "or True",
		never: "and False"
	},
	{
		endings: /\.lua$/,
		always: "or true",
		never: "and false"
	},
	{
		endings: /\.(?:[ch]|p[lm])$/,
		always: "|| 1",
		never: "&& 0"
	}
];
/** Every sign where it was; what stands in a text is no condition, nor what a comment says. */
function masked(path, text) {
	const comment = hashed.test(path) ? "(?<![$\\w])#.*" : path.endsWith(".lua") ? "--.*" : slashed$1;
	return text.replace(new RegExp(`${quoted}|${comment}`, "g"), (whole) => whole.startsWith("\\") ? whole : whole.replace(/./g, /^["'`]/.test(whole) ? "_" : " "));
}
const hashed = /\.(?:py|rb|p[lm])$/;
const slashed$1 = String.raw`\/\/.*|\/\*[\s\S]*?(?:\*\/|$)`;
const quoted = String.raw`\\.|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\[\s\S])*(?:\x60|$)`;
/** What stands whole between `if` and its block. */
function opened(path, line) {
	const bracket = /^\s*(?:\}\s*)?(?:else\s+|els)?if\s*\(/.exec(line)?.[0];
	const end = bracket === void 0 ? -1 : closing(line, bracket.length - 1);
	if (bracket !== void 0 && end !== -1) {
		const rest = line.slice(end + 1);
		if (!/^\s*(?:and|or|&&|\|\||[<>=!+*/-])/.test(rest)) return {
			index: bracket.length,
			0: line.slice(bracket.length, end)
		};
	}
	const { before = "", condition = "" } = /^(?<before>\s*(?:\}\s*else\s+|els?e?)?if\s+)(?<condition>[^;{]+?)(?<after>:|\s+then\b.*|\s*\{|)$/.exec(line)?.groups ?? {};
	if (condition !== "") return {
		index: before.length,
		0: condition
	};
	const modified = hashed.test(path) ? /\b((?:if|unless)\s+)([^;?]+?)(?:\s+else\b.*|;?)$/.exec(line) : null;
	if (modified === null || path.endsWith(".py") && /\bfor\b/.test(line)) return void 0;
	return {
		index: modified.index + (modified[1] ?? "").length,
		0: modified[2] ?? ""
	};
}
/** A comparison in an expression. */
function compared(line) {
	return /(?<![\w$.@>[\]-])[\w$.@>[\]-]+(?:\([^()]*\))?\s(?:[<>]=?|[=!]==?|~=|eq|ne|lt|gt|le|ge)\s[\w$.@>[\]-]+(?:\([^()]*\))?/.exec(line) ?? void 0;
}
/** All its brackets are in it; it does not go on, and declares nothing. */
function isWhole$1(condition) {
	let open = 0;
	for (const sign of condition) {
		if (/[([{]/.test(sign)) open++;
		if (/[)\]}]/.test(sign) && --open < 0) return false;
	}
	return open === 0 && !/(?:[-=+*/,\\|&<>.]|\b(?:and|or|not))\s*$|;/.test(condition) && !declares$1.test(condition);
}
const declares$1 = /^\s*(?:constexpr|consteval)\b|\blet\b|^\s*\w[\w:<>*& ]{0,60}\s[*&]?\w{1,60}\s*=(?![=~])/;
function closing(line, at) {
	let open = 0;
	for (let index = at; index < line.length; index++) {
		if (line[index] === "(") open++;
		if (line[index] === ")" && --open === 0) return index;
	}
	return -1;
}
// src/guard/doubles/own-logic.ts
/** Without comments and texts; what is computed within a text is left. */
function bareCode(path, text) {
	const inner = path.endsWith(".py") ? /\{([^{}]*)\}/g : /[$#]\{([^{}]*)\}/g;
	const bare = text.replace(texts, (whole) => `""${[...whole.matchAll(inner)].map(([, code]) => `;${code};`).join("")}`);
	const comments = /\.(?:py|rb|p[lm]|t|sh|r)$/i.test(path) ? /(?<![$\w])#.*/g : path.endsWith(".lua") ? /--.*/g : slashed;
	return bare.replace(comments, "");
}
const texts = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const slashed = /\/\/.*|\/\*[\s\S]*?\*\//g;
/** An own condition. */
const decides = (bare) => /\b(?:if|unless|elif|elsif|elseif|switch|case|match|when|while|until|and|or)\b|\s\?\s|&&|\|\||\s(?:[<>]=?|[=!]==?|~=|eq|ne|lt|gt|le|ge)\s/.test(bare);
/** Arithmetic that is more than to count, or to write a constant: `5 * 60`. */
const reckons = (bare) => /[\w)\]]\s+(?:[-+*/%]|\*\*|\/\/)\s+[\w(@$]/.test(bare.replace(/(?<![\w$])(\$?\w+(?:\[\w+\])?)\s*=\s*\1\s*[-+]\s*1\b/g, "").replace(/(?<![\w.])(?:\d[\d_.]*|[A-Z][A-Z_\d]+|time\.\w+)(?:\s*[-+*/]\s*(?:\d[\d_.]*|[A-Z][A-Z_\d]+|time\.\w+))+(?!\w)/g, "0"));
/** All that is done there can be read at a glance: a value, or one that is looked up. */
const isPlainValue = (bare) => !decides(bare) && !reckons(bare) && !/(?<!\bmy|\bour|\breturn)\b\s*\(|\b(?:for|foreach|loop)\b/.test(bare);
/** Nothing stands in it, or only an error: whoever extends it is to write it. */
function isUnwritten(bare) {
	const body = bare.trim().replace(/^\{|\}$/g, "").trim();
	return /^(?:""\s*)?(?:pass|\.\.\.|return;?)?;?$/.test(body) || /^(?:throw|raise|die|error|panic|unimplemented!|todo!)\b[^\n;]*;?$/.test(body);
}
/**
* Of all functions of the changed sources those that are no seam; `texts`: these sources, by their paths. `mayBeGiven`: those too that
* ask something which their object holds, or which they are given.
*/
function ownLogic(all, texts, mayBeGiven = false) {
	const names = new Set(all.map(({ name }) => name));
	const types = new Set(all.map(({ owner }) => owner).filter(Boolean));
	const brought = new Map([...texts].map(([path, text]) => [path, broughtIn(text)]));
	const reached = new Map(all.map((one) => [one, reachOf(one, {
		names,
		types,
		brought: brought.get(one.path) ?? /* @__PURE__ */ new Set()
	})]));
	const byName = Map.groupBy(all, ({ name }) => name);
	/** Through functions of the same sources. */
	const through = (one) => {
		const kinds = /* @__PURE__ */ new Set();
		const seen = /* @__PURE__ */ new Set([one]);
		for (const next of seen) {
			for (const kind of reached.get(next)?.kinds ?? []) kinds.add(kind);
			for (const name of reached.get(next)?.own ?? []) for (const called of byName.get(name) ?? []) seen.add(called);
		}
		return kinds;
	};
	return all.filter((one) => {
		const kinds = through(one);
		if (mayBeGiven) return !kinds.has("outside");
		if ((reached.get(one)?.kinds.size ?? 0) > 0) return false;
		return !kinds.has("outside") && (!kinds.has("given") || decides(one.bare));
	});
}
/** Names that a source takes from elsewhere. */
function broughtIn(text) {
	const lines = text.match(/^\s*(?:import|from|use|using|require|const .*\brequire\()[^\n]*/gm) ?? [];
	return new Set(lines.flatMap((line) => line.match(/\w+/g) ?? []).filter((word) => !calculating.test(word)));
}
const calculating = /^(?:math|Math|re|decimal|Decimal|fractions|itertools|functools|collections|strings|strconv|sort|slices|maps|errors|fmt|util|List|Map|Set|POSIX|Arrays|Collections|Optional|Objects)$/;
function reachOf({ path, bare, head }, { names, types, brought }) {
	const reach = {
		kinds: /* @__PURE__ */ new Set(),
		own: /* @__PURE__ */ new Set()
	};
	if (surroundings.test(bare)) reach.kinds.add("outside");
	if (held.test(bare)) reach.kinds.add("given");
	const receiver = path.endsWith(".go") ? /^func\s*\(\s*(\w+)/.exec(head)?.[1] : void 0;
	const isSelf = (word) => word === receiver || selves.test(word);
	const isLoose = /\.(?:rb|p[lm])$/.test(path);
	for (const [whole, before = "", name = "", open] of bare.matchAll(isLoose ? looseCalls : calls)) {
		const on = before.split(/\?\.|\.|->|::|:/).filter(Boolean);
		const [first = ""] = on;
		if (names.has(name) && (on.length === 0 || on.length === 1 && (isSelf(first) || types.has(first)))) reach.own.add(name);
		else if (on.length === 0 ? keywords.test(name) || types.has(name) || isError.test(name) : isError.test(whole)) continue;
		else if (on.length === 0 && isLoose && open === void 0) continue;
		else if (brought.has(first === "" ? name : first)) reach.kinds.add("outside");
		else if (pure.test(name) || calculating.test(first) || /^(?:JSON|Object|Number|String|Array|Promise)$/.test(first)) {
			if (/^rand/.test(name)) reach.kinds.add("outside");
		} else if (isSelf(first) || /^@/.test(first)) reach.kinds.add("given");
		else if (/^[A-Z]/.test(first) || on.length === 0) reach.kinds.add("outside");
		else if (open !== void 0 || !path.endsWith(".rb")) reach.kinds.add("given");
	}
	return reach;
}
const isError = /(?:Error|Exception)\b/;
const selves = /^(?:this|self|cls|static|super|parent|\$this|\$self|\$class)$/;
const link = String.raw`(?:\?\.|\.|->|::|:)`;
const before = String.raw`((?:[@$]{0,2}[\w#]+[?!]?(?:\([^()]*\)|\[[^\]]*\])?${link})*|[)\]}]${link})`;
const calls = new RegExp(String.raw`${before}([\w#]+[?!]?)\s*(?:<[\w, ]+>)?(\()`, "g");
const looseCalls = new RegExp(String.raw`${before}(?<![@$%:])\b([\w]+[?!]?)(\()?`, "g");
/** A function that is held somewhere. */
const held = /->\s*\(|[\]})]\s*\((?!\?)|\.call\b|\.\(/;
const surroundings = /\b(?:process\.(?:env|argv|stdin)|os\.environ|ENV|window|document|navigator|location|globalThis|performance|crypto|sys\.(?:argv|platform|stdin)|localtime|gmtime|rand|urandom|gets|readline|STDIN|ARGV|system|exec)\b|\$_(?:SERVER|ENV|GET|POST|COOKIE|SESSION)|\btime\b\s*(?:\(\s*\)|;)|\bsleep\b|\b(?:Time|Date|DateTime)\.(?:now|today|current)\b|\bnew Date\(\)/;
const keywords = /^(?:if|elif|elsif|elseif|unless|while|until|for|foreach|switch|match|case|when|catch|return|function|func|fn|sub|and|or|not|in|await|new|throw|raise|yield|sizeof|typeof|isset|empty|unset|array|list|my|local|print|do|else|lambda|async|die|error|panic|make|append|assert|super|delete|defined|ref|shift|pop|push|scalar|keys|values|bless|wantarray|exists|lc|uc|int|abs|join|split|sprintf|length|substr|map|grep|sort|reverse)$/;
const pure = /^(?:abs|all|any|append|apply|at|bool|ceil|chars?|clone|concat|contains|containsKey|copy|count|dict|each|each_with_index|empty\??|endsWith|ends_with|entries|enumerate|every|filter|find|find_all|first|flat|flatMap|float|floor|format|freeze|from|fromEntries|get|getOrDefault|group_by|has|has_key|includes\??|indexOf|include\??|int|intdiv|ipairs|isEmpty|isNaN|isFinite|isinstance|items|join|keys?\??|last|len|length|list|log10|lower|map|match|max|merge|min|modf|nil\??|number_format|of|pairs|parseFloat|parseInt|pop|pow|push|range|reduce|replace|replaceAll|reverse|reversed|round|select|set|shift|size|slice|some|sort|sorted|sort_by|split|sprintf|sqrt|startsWith|starts_with|start_with\?|end_with\?|str|strip|strlen|str_replace|strtolower|strtoupper|str_pad|substr|substring|sum|test|times|to_[a-z]|toFixed|toLowerCase|toString|toUpperCase|to_lower|to_upper|trim|trunc|tuple|type|tonumber|tostring|upper|uniq|unshift|valueOf|values|zip|zero\?|Number|String|Boolean|BigInt|Map|Set|Array|array_(?:filter|map|sum|keys|values|reduce|merge|slice|key_exists)|in_array|count|implode|explode|usort|ksort|Sprintf|Errorf|New|len|cap|copy|gsub|sub|rep|insert|remove|resolve)$/;
// src/guard/doubles/other-logic.ts
/** A function whose logic is another: whoever tests it hears that. */
/**
* Sources in groups, of which a test hears each: a new condition that is always met, and never \u2013 one that never is met is heard by all
* where it is turned round \u2013; without any a line less, or another result. None: there is no logic that could be heard.
*/
async function logicOtherwise({ path, name, line: first, endLine, bare }, { base, tree, fresh }) {
	const spoken = spokenPath(path, tree);
	const isWithin = (line) => line >= first && line <= endLine;
	const forced = forcedConditions(spoken, tree, fresh.filter(isWithin));
	if (forced.length > 0) return forced.map(({ never, always }) => [never, always]);
	const mutants = mutantsOf(spoken, base, tree).filter(({ line }) => isWithin(line));
	if (mutants.length > 0) return mutants.map(({ line, after }) => [tree.split("\n").with(line - 1, after).join("\n")]);
	return (isPlainValue(bare) ? [] : await otherResultsOf(spoken, tree, /* @__PURE__ */ new Set([name]))).map(({ text }) => [text]);
}
// src/syntax/plain-functions.ts
/** Functions of languages without a grammar here, by the lines that begin and end them. */
const mostFunctions$2 = 2e3;
const mostLines$3 = 300;
function plainFunctions(path, text) {
	const language = languages.find(({ endings }) => endings.test(path));
	if (language === void 0) return [];
	const lines = text.split("\n");
	const starts = [0];
	for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
	const found = [];
	let owner = "";
	let bases = [];
	for (const [at, line] of lines.entries()) {
		owner = language.owner?.exec(line)?.[1] ?? owner;
		if (language.owner?.test(line)) bases = [];
		bases.push(...[...line.matchAll(language.bases ?? /$^/g)].flatMap(([, words = ""]) => words.match(/\w[\w:]*/g) ?? []));
		const { name, indent = "", of } = language.begins.exec(line)?.groups ?? {};
		if (name === void 0) continue;
		if (found.length === mostFunctions$2) break;
		const isEnd = (one) => one.startsWith(indent) && language.ends.test(one.slice(indent.length));
		const isWhole = language.whole.test(line);
		const behind = isWhole ? 0 : lines.slice(at + 1, at + mostLines$3).findIndex(isEnd) + 1;
		const last = at + behind;
		if (!isWhole && behind === 0) continue;
		const [start, end] = [starts[at] ?? 0, (starts[last + 1] ?? text.length + 1) - 1];
		const head = language.head.exec(line)?.[0] ?? line;
		found.push({
			name,
			owner: of ?? owner,
			bases,
			isOpen: false,
			line: at + 1,
			endLine: last + 1,
			start,
			end,
			nameAt: start + head.lastIndexOf(name),
			head,
			body: inner(text.slice(start + head.length, end))
		});
	}
	return found;
}
/** Without what ends it. */
const inner = (body) => body.replace(/(?:\bend\b|\})[\s,;)]{0,50}$/, "");
const languages = [{
	endings: /\.(?:pl|pm|t)$/,
	begins: /^(?<indent>[ \t]*)sub\s+(?:(?<of>\w+(?:::\w+)*)::)?(?<name>\w+)/,
	head: /^[ \t]*sub\s+[\w:]+[^{]*\{/,
	ends: /^\}/,
	whole: /^[^{]*\{.*\}\s*$/,
	owner: /^\s*(?:\{\s*)?package\s+([\w:]+)/,
	bases: /(?:\buse\s+(?:parent|base)\b(?:\s+-norequire\s*,)?|@ISA\s*=)\s*([^;]+)/g
}, {
	endings: /\.lua$/,
	begins: /^(?<indent>[ \t]*)(?:local\s+)?(?:function\s+(?=[\w.:]+\s*\()|(?=[\w.:]+\s*=\s*function\b))(?:(?<of>\w+)[.:])?(?<name>\w+)/,
	head: /^.{0,300}?\bfunction\b[^()]{0,200}\([^()]{0,500}\)/,
	ends: /^end\b/,
	whole: /\bend\s*$/
}];
// src/syntax/source-functions.ts
/** Empty: the language is not known, or it cannot be read. */
async function sourceFunctions(path, text) {
	const language = testLanguageOf(path);
	if (language === void 0 || !("grammar" in language)) return plainFunctions(path, text);
	const parsed = await parseText(text, language.grammar);
	if (typeof parsed === "string") return [];
	using _ = parsed;
	const found = [];
	const known = /* @__PURE__ */ new Map();
	const waiting = [parsed.tree.rootNode];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
		waiting.push(...node.namedChildren.filter((child) => child !== null).reverse());
		const own = functions$1.test(node.type) ? readFunction(node, text, known) : void 0;
		if (own !== void 0) found.push(own);
	}
	return found;
}
const functions$1 = /^(?:(?:generator_)?function_(?:declaration|definition|item|expression)|arrow_function|(?:singleton_)?method(?:_definition|_declaration)?)$/;
function readFunction(node, text, known) {
	const body = node.childForFieldName("body");
	const name = nameOf$1(node);
	if (body === null || name === "") return void 0;
	const { owner, bases, isOpen } = typeOf(node, text, known);
	const whole = (node.childForFieldName("name") === null && node.childForFieldName("declarator") === null ? node.parent : node) ?? node;
	const head = text.slice(whole.startIndex, body.startIndex);
	return {
		name,
		owner,
		bases,
		isOpen,
		line: whole.startPosition.row + 1,
		endLine: node.endPosition.row + 1,
		start: whole.startIndex,
		end: node.endIndex,
		nameAt: whole.startIndex + head.search(new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?!\\w)(?!\\s*:)`)),
		head,
		body: body.text
	};
}
function typeOf(node, text, known) {
	const receiver = node.childForFieldName("receiver")?.text ?? "";
	const [, embedding] = /(\w+)\s*(?:\[[^\]]*\]\s*)?\)$/.exec(receiver) ?? [];
	if (embedding !== void 0) {
		const own = known.get(embedding) ?? {
			owner: embedding,
			bases: embeddedIn(text, embedding),
			isOpen: false
		};
		known.set(embedding, own);
		return own;
	}
	const written = [node.childForFieldName("declarator"), node.parent?.childForFieldName("left")].find(Boolean)?.text;
	const [, scope] = /(\w+)(?:::|\.prototype\.)~?\w+\s*(?:\(|$)/.exec(written ?? "") ?? [];
	if (scope !== void 0) return {
		owner: scope,
		bases: [],
		isOpen: false
	};
	for (let at = node.parent; at !== null; at = at.parent) {
		const own = known.has(at.id) ? known.get(at.id) : typeAt(at, text);
		known.set(at.id, own);
		if (own !== void 0) return own;
	}
	return {
		owner: "",
		bases: [],
		isOpen: false
	};
}
function typeAt(node, text) {
	const head = /^(?:do_)?block$/.test(node.type) && node.parent?.type === "call" && node.parent ? text.slice(node.parent.startIndex, node.startIndex) : "";
	const [, made, opened] = /^Class\.new\(\s*([\w:]+)\s*\)|^([\w:]+)\.(?:class_eval|class_exec)\b/.exec(head) ?? [];
	if (made !== void 0 || opened !== void 0) return {
		owner: opened ?? "",
		bases: made ? [made] : [],
		isOpen: false
	};
	const body = node.childForFieldName("body") ?? node.namedChildren.find((child) => child !== null && bodies.test(child.type));
	if (!body || !(types.test(node.type) || anonymous.test(node.type))) return void 0;
	const name = node.childForFieldName("name")?.text ?? node.childForFieldName("type")?.text ?? "";
	const before = text.slice(node.startIndex, body.startIndex);
	const isMade = anonymous.test(node.type) && !/\bclass\b/.test(before);
	const words = (isMade ? node.childForFieldName("type")?.text ?? before : before).match(/\w+/g) ?? [];
	return {
		owner: isMade ? "" : name,
		bases: words.filter((word) => word !== name || isMade),
		isOpen: opens.test(before) || unwritten$1.test(body.text)
	};
}
const types = /^(?:abstract_)?(?:class|struct|interface|trait|enum|record|module)(?:_declaration|_definition|_specifier|_item)?$|^impl_item$/;
const anonymous = /^(?:object_creation_expression|anonymous_class)$/;
const bodies = /^(?:class_body|declaration_list)$/;
const opens = /\b(?:abstract|interface|trait|ABC|ABCMeta)\b/;
const unwritten$1 = /NotImplemented|\babstract\b|must (?:be )?(?:implement|overrid)|\)\s*(?:const\s*)?(?:noexcept\s*)?=\s*0\s*;/i;
function embeddedIn(text, name) {
	const [, fields = ""] = new RegExp(`\\btype\\s+${name}\\s+struct\\s*\\{([^}]*)\\}`).exec(text) ?? [];
	return [...fields.matchAll(/^[ \t]*\*?(?:\w+\.)?(\w+)[ \t]*(?:\/\/.*)?$/gm)].map(([, one = ""]) => one);
}
// src/guard/doubles/spans.ts
/** How far something goes that begins here: by its brackets, whatever the language. */
/** Nobody writes a longer one. */
const mostChars$5 = 2e4;
/** Behind the partner of the bracket at `at`; the end of the text where it has none. */
function bracketEnd(text, at) {
	let open = 0;
	for (let index = at; index < Math.min(text.length, at + mostChars$5); index = next(text, index)) {
		if (/[([{]/.test(text[index] ?? "")) open++;
		if (/[)\]}]/.test(text[index] ?? "") && --open === 0) return index + 1;
	}
	return text.length;
}
/** The first of `ends` outside of the brackets that open behind `at`; a line that is not over goes on. */
function valueEnd(text, at, ends) {
	let open = 0;
	for (let index = at; index < Math.min(text.length, at + mostChars$5); index = next(text, index)) {
		const sign = text[index] ?? "";
		if (open === 0 && ends.test(sign) && !(sign === "\n" && goesOn(text, index))) return index;
		if (/[([{]/.test(sign)) open++;
		if (/[)\]}]/.test(sign) && --open < 0) return index;
	}
	return text.length;
}
const goesOn = (text, at) => /(?:=>|[-+*/,=&|(?:])\s*$/.test(text.slice(Math.max(0, at - 20), at)) || /^\s*\./.test(text.slice(at, at + 80));
/** Behind all calls and members in a row that fit, such as `.mockReturnValue(1)`. */
function chainIn(text, at, step) {
	let end = at;
	for (;;) {
		const [whole, name] = /^\s*(\.[\w$]+)\s*/.exec(text.slice(end, end + 200)) ?? [];
		if (whole === void 0 || name === void 0 || !step.test(name)) return end;
		const behind = end + whole.trimEnd().length;
		end = text[behind] === "(" ? bracketEnd(text, behind) : behind;
	}
}
/** Over a text in quotes. */
function next(text, at) {
	const sign = text[at] ?? "";
	if (!/["'`]/.test(sign)) return at + 1;
	for (let index = at + 1; index < text.length; index++) if (text[index] === "\\") index++;
	else if (text[index] === sign) return index + 1;
	else if (text[index] === "\n" && sign !== "`") break;
	return at + 1;
}
// src/guard/doubles/double.ts
/** How a double is found in a test, and taken away: what the languages have in common. */
const member = String.raw`\(\s*(?<on>[\w$.]+)\s*,\s*(?<quote>['"\x60])(?<name>[\w$]+)\k<quote>\s*`;
/** What is said of a double: behind it, or of the variable that holds it. */
function withoutChain({ text, start, behind }, steps, kept = "") {
	const chain = chainIn(text, behind, steps);
	if (chain > behind) return {
		edits: [{
			start: behind,
			end: chain,
			after: kept
		}],
		end: chain,
		given: text.slice(behind, chain)
	};
	const [, held] = /\b(\w+)\s*=\s*(?:\w+\.)*$/.exec(text.slice(Math.max(0, start - 80), start)) ?? [];
	const edits = (held === void 0 ? [] : [...text.slice(behind).matchAll(new RegExp(`(?<![\\w.])${held}(?=\\.)`, "g"))]).flatMap(({ index, 0: word }) => {
		const from = behind + index + word.length;
		const end = chainIn(text, from, steps);
		return end > from ? [{
			start: from,
			end,
			after: ""
		}] : [];
	});
	return {
		edits,
		end: behind,
		given: edits.map((one) => text.slice(one.start, one.end)).join("\n")
	};
}
/** The value up to the end of its argument. */
function otherValue({ text, behind }, after) {
	const end = valueEnd(text, behind, /[,)]/);
	const given = text.slice(behind, end);
	return {
		edits: [{
			start: behind,
			end,
			after
		}],
		end,
		given
	};
}
/** The whole value that is assigned. */
function assigned(found, after) {
	const { text, behind } = found;
	const end = valueEnd(text, behind, /[;\n]/);
	const given = text.slice(behind, end).trimEnd();
	const made = after(given);
	return made === void 0 ? void 0 : {
		edits: [{
			start: behind,
			end: behind + given.length,
			after: made
		}],
		end,
		given
	};
}
const renamed$1 = ({ text, behind, name }) => {
	const at = text.lastIndexOf(name, behind);
	return {
		edits: [{
			start: at,
			end: at + name.length,
			after: `${name.replace(/\W$/, "")}_bent`
		}],
		end: behind
	};
};
/** A function that the same file declares. */
const isNamedIn = (text, value) => /^\w+$/.test(value) && new RegExp(`\\b(?:function|def)\\s+${value}\\b|\\b${value}\\s*=\\s*(?:async\\s*)?(?:function\\b|lambda\\b|\\([^()]*\\)\\s*=>|\\w+\\s*=>)`).test(text);
// src/guard/doubles/in-objects.ts
/** RSpec, minitest, PHPUnit; a function of a module of Lua, a glob of Perl. */
const ofObjects = [
	{
		endings: /\.rb$/,
		head: /\b(?:allow|expect|allow_any_instance_of|expect_any_instance_of)\(\s*(?<on>[\w@:.]+)\s*\)\s*\.to[ (]\s*receive\(\s*:(?<name>\w+[?!]?)\s*\)/g,
		without: ({ text, behind }) => {
			const given = [];
			const edits = [];
			let at = behind;
			for (let end = at;; at = end) {
				end = chainIn(text, at, counted$1);
				const next = chainIn(text, end, received);
				if (next > end) edits.push({
					start: end,
					end: next,
					after: ""
				});
				given.push(text.slice(end, next));
				end = next;
				if (end === at) break;
			}
			if (text.startsWith(".and_call_original", at)) return void 0;
			const [open] = /^[ \t]*(?:\{|do\b)/.exec(text.slice(at)) ?? [];
			const close = open === void 0 ? at : blockEnd(text, at, open);
			given.push(text.slice(at, close));
			edits.push({
				start: at,
				end: close,
				after: ".and_call_original"
			});
			return {
				edits,
				end: close,
				given: given.join("\n")
			};
		}
	},
	{
		endings: /\.rb$/,
		head: /(?<![\w@:.])(?<on>[\w@:.]+)\.stub(?:\(\s*|\s+):(?<name>\w+[?!]?)\s*,\s*/g,
		without: (found) => {
			const { text, behind, on, name } = found;
			const end = /\(\s*:\w+[?!]?\s*,\s*$/.test(text.slice(0, behind)) ? valueEnd(text, behind, /[,)]/) : behind + text.slice(behind).search(/(?<![ \t])[ \t]+(?:do\b|\{)|\n|$/);
			return {
				edits: [{
					start: behind,
					end,
					after: `${on}.method(:${name})`
				}],
				end,
				given: text.slice(behind, end)
			};
		}
	},
	{
		endings: /\.rb$/,
		head: /(?<![\w@:.])(?<on>[\w@:.]+)\.define_singleton_method[ (]\s*:(?<name>\w+[?!]?)/g,
		without: (found) => {
			const [open] = /^\)?[^\n{]*?(?:\{|\bdo\b)/.exec(found.text.slice(found.behind)) ?? [];
			const end = open === void 0 ? found.behind : blockEnd(found.text, found.behind, open);
			return {
				...renamed$1(found),
				edits: renamed$1(found)?.edits ?? [],
				end,
				given: found.text.slice(found.behind, end)
			};
		}
	},
	{
		endings: /\.php$/,
		head: /(?:getMockBuilder\(\s*\\?(?:\w+\\)*(?<on>\w+)::class\s*\)[^;]{0,400}?->(?:onlyMethods|setMethods)\(\s*|createPartialMock\(\s*\\?(?:\w+\\)*(?<on>\w+)::class\s*,\s*)\[\s*(['"])(?<name>\w+)\3\s*\]/g,
		without: ({ text, behind, name }) => {
			const open = text.lastIndexOf("[", behind);
			const rest = text.slice(behind).search(/\n[ \t]*(?:(?:public|private|protected|static) )*function |$(?![\s\S])/);
			const said = new RegExp(`\\$\\w+\\s*(?:->expects\\([^;]{0,200}?\\)\\s*)?->method\\(\\s*['"]${name}['"]\\s*\\)`, "g");
			const statements = [...text.slice(behind, behind + rest).matchAll(said)].map(({ index }) => {
				const start = behind + index;
				return {
					start,
					end: valueEnd(text, start, /;/) + 1,
					after: ""
				};
			});
			const given = statements.map((one) => text.slice(one.start, one.end)).join("\n");
			return {
				edits: [{
					start: open,
					end: behind,
					after: "[]"
				}, ...statements],
				end: behind + rest,
				given
			};
		}
	},
	{
		endings: /\.lua$/,
		head: /^(?<indent>[ \t]*)(?<on>\w+)\.(?<name>\w+)\s*=\s*(?=function\b)/gm,
		without: ({ text, start, behind, match }) => {
			const end = lineEnd(text, behind, /\bend\b/);
			return {
				edits: [{
					start,
					end: behind,
					after: `${match.groups?.indent ?? ""}local _ = `
				}],
				end,
				given: text.slice(behind, end)
			};
		}
	},
	{
		endings: /\.(?:t|p[lm])$/,
		head: /(?:\blocal\s+)?\*(?:\{\s*['"])?(?<on>\w+(?:::\w+)*)::(?<name>\w+)(?:['"]\s*\})?\s*=\s*(?=sub\b)/g,
		without: ({ text, start, behind }) => {
			const end = valueEnd(text, behind, /;/);
			return {
				edits: [{
					start,
					end: behind,
					after: `my $bent_${start} = `
				}],
				end,
				given: text.slice(behind, end)
			};
		}
	}
];
const received = /^\.and_(?:return|raise|throw|yield|invoke|wrap_original)$/;
const counted$1 = /^\.(?:with|once|twice|thrice|exactly|times|time|at_least|at_most|ordered|never)$/;
function blockEnd(text, at, open) {
	return open.endsWith("{") ? bracketEnd(text, at + open.length - 1) : lineEnd(text, at, /\bend\b/);
}
/** The first line that begins with it as far in as this one; on the same line, or behind it. */
function lineEnd(text, at, ends) {
	const begin = text.lastIndexOf("\n", at) + 1;
	const [indent = ""] = /^[ \t]*/.exec(text.slice(begin)) ?? [];
	const first = text.indexOf("\n", at) === -1 ? text.length : text.indexOf("\n", at);
	if (ends.test(text.slice(at, first))) return first;
	const found = new RegExp(`\\n${indent}(?:end\\b|\\})`).exec(text.slice(first));
	return found === null ? text.length : first + found.index + found[0].length;
}
// src/guard/doubles/in-python.ts
/** unittest.mock and monkeypatch. */
const ofPython = [
	{
		endings: /\.py$/,
		head: new RegExp(String.raw`\bsetattr${member},\s*`, "g"),
		without: (found) => otherValue(found, `${found.on}.${found.name}`)
	},
	{
		endings: /\.py$/,
		head: /\bsetattr\(\s*(?<quote>['"])(?<on>[\w.]+)\.(?<name>\w+)\k<quote>\s*,\s*/g,
		without: (found) => otherValue(found, resolved(found.on, found.name))
	},
	{
		endings: /\.py$/,
		head: new RegExp(String.raw`\bpatch\.object${member},\s*`, "g"),
		without: (found) => unpatched(found, `${found.on}.${found.name}`)
	},
	{
		endings: /\.py$/,
		head: /\bpatch\(\s*(?<quote>['"])(?<on>[\w.]+)\.(?<name>\w+)\k<quote>\s*,\s*/g,
		without: (found) => unpatched(found, resolved(found.on, found.name))
	},
	{
		endings: /\.py$/,
		head: /^[ \t]+(?<on>\w+(?:\.\w+)*)\.(?<name>\w+)[ \t]*=(?!=)[ \t]*/gm,
		without: (found) => assigned(found, (value) => {
			const real = `${found.on}.${found.name}`;
			const [made] = /^(?:\w+\.)*(?:Magic|Async)?Mock(?=\()/.exec(value) ?? [];
			if (made !== void 0 && !isType(found.on)) return /\bwraps\b/.test(value) ? void 0 : `${made}(wraps=${real})`;
			return made !== void 0 || /^lambda\b/.test(value) || isNamedIn(found.text, value) ? real : void 0;
		})
	}
];
const isType = (on) => /^[A-Z]/.test(on.slice(on.lastIndexOf(".") + 1));
const resolved = (on, name) => `__import__("pkgutil").resolve_name("${on}.${name}")`;
function unpatched(found, real) {
	const { text, behind, on } = found;
	const end = bracketEnd(text, text.lastIndexOf("(", behind - 1)) - 1;
	const given = text.slice(behind, end);
	if (/^\s*(?:wraps|new_callable)\b/.test(given) || /\bwraps\s*=/.test(given)) return void 0;
	const isNamed = /^\s*(?:return_value|side_effect|autospec|spec|spec_set|create)\s*=/.test(given);
	const called = isType(on) ? `autospec=True, side_effect=${real}` : `wraps=${real}`;
	return {
		edits: [{
			start: behind,
			end,
			after: isNamed ? called : real
		}],
		end,
		given
	};
}
// src/guard/doubles/in-scripts.ts
/** node:test, jest, vitest, sinon; busted, which says it alike. */
const scripts = /\.[cm]?[jt]sx?$/;
const ofScripts = [
	{
		endings: scripts,
		head: new RegExp(String.raw`\bmock\.method${member}(?=,)`, "g"),
		without: ({ text, start, behind }) => {
			const end = bracketEnd(text, text.indexOf("(", start)) - 1;
			return end < behind ? void 0 : {
				edits: [{
					start: behind,
					end,
					after: ""
				}],
				end,
				given: text.slice(behind, end)
			};
		}
	},
	{
		endings: scripts,
		head: new RegExp(String.raw`\bspyOn${member}\)`, "g"),
		without: (found) => withoutChain(found, mocked)
	},
	{
		endings: /\.(?:[cm]?[jt]sx?|lua)$/,
		head: new RegExp(String.raw`(?<![\w$])(?:stub|replace)${member}(?=[,)])`, "g"),
		without: (found) => {
			const { text, start, on, name } = found;
			const end = chainIn(text, bracketEnd(text, text.indexOf("(", start)), found.text.includes("sinon") ? mocked : /^\.(?:returns|invokes|by_default)$/);
			return {
				edits: [{
					start,
					end,
					after: `${found.text.includes("sinon") ? "spy" : "spy.on"}(${on}, "${name}")`
				}],
				end,
				given: text.slice(found.behind, end)
			};
		}
	},
	{
		endings: scripts,
		head: /(?<![\w$.'"])(?<on>[\w$]+(?:\.[\w$]+)*)\.(?<name>[\w$]+)\s*=(?![=>])[ \t]*/g,
		without: (found) => assigned(found, (value) => {
			const real = `${found.on}.${found.name}`;
			const [made] = /^(?:\w+\.)*(?:fn|stub|spy)(?=\()/.exec(value) ?? [];
			if (made !== void 0) return `${made.replace(/stub$/, "spy")}(${real})`;
			return /^(?:async\s*)?(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)/.test(value) || isNamedIn(found.text, value) ? real : void 0;
		})
	}
];
const mocked = /^\.(?:mock(?:Return|Resolved|Rejected|Implementation)\w*|returns\w*|resolves|rejects|throws|callsFake|yields\w*|withArgs|onCall|on\w+Call)$/;
// src/guard/doubles/double-calls.ts
const mostDoubles = 50;
/** Of functions with one of these names. */
function callDoubles(path, text, names) {
	return ways.filter(({ endings }) => endings.test(path)).flatMap(({ head, without }) => text.matchAll(head).filter(({ groups }) => names === void 0 || names.has(groups?.name ?? "")).take(mostDoubles).toArray().flatMap((match) => {
		const { on = "", name = "" } = match.groups ?? {};
		const [start, behind] = [match.index, match.index + match[0].length];
		const made = without({
			text,
			start,
			behind,
			on,
			name,
			match
		});
		if (made === void 0 || made.edits.length === 0) return [];
		return [{
			on,
			name,
			start,
			end: made.end,
			given: made.given ?? text.slice(start, made.end),
			edits: made.edits
		}];
	}));
}
const ways = [
	...ofScripts,
	...ofPython,
	...ofObjects
];
// src/guard/doubles/stubs.ts
/** Results without a condition, each of them a literal. */
function givesConstant({ body, head }, bare) {
	if (/\b(?:if|unless|switch|case|match|when|while|for|throw|raise|yield)\b|\?|&&|\|\|/.test(bare)) return false;
	const plain = body.trim().replace(/^\{|\}$/g, "");
	const given = [...plain.matchAll(/\breturn\b[ \t]*\(?([^;\n}]*)/g)].map(([, value = ""]) => value);
	if (given.length === 0) given.push(/=>\s*\(?$/.test(head) ? plain : plain.trim().split("\n").at(-1) ?? "");
	return given.every((value) => constant.test(value.trim()));
}
const constant = /^(?:[-+]?\d[\w.]*|true|false|nil|null|None|undefined|"[^"]*"|'[^']*'|\[\]|\{\}|(?:\w+(?:\.|::))?(?:\w+_)?(?:inf|infinity|NaN|MAX\w*|MIN\w*))\)?$/i;
/**
* The story asks for this function with what it is given, or says the number that only the double gives. Who is asked for a constant, or
* for something that is to come, has done it.
*/
function isAskedFor$1({ name, head, body }, given, story) {
	if (name.length < 3 || /\b(?:for now|placeholder|stub\w*|always|never|dummy|not yet|no-?op)\b/i.test(story)) return false;
	if ((/\(\s*(?:(?:self|cls|this|&(?:mut )?self)\b\s*,?\s*)?([^()]*)/.exec(head.slice(head.indexOf(name)))?.[1] ?? "").trim() !== "" && new RegExp(`(?<!\\w)${RegExp.escape(name)}\\(`).test(story)) return true;
	const said = /* @__PURE__ */ new Set([...story.match(/\d+/g) ?? [], ...words$3.flatMap(([word, number]) => word.test(story) ? [number] : [])]);
	const isSaid = (text) => (text.match(/(?<![\w.])\d+(?![\w.])/g) ?? []).some((number) => Number(number) > 1 && said.has(number));
	return isSaid(given) && !isSaid(body);
}
const words$3 = Object.entries({
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	twelve: 12,
	fifteen: 15,
	twenty: 20,
	thirty: 30,
	forty: 40,
	fifty: 50,
	sixty: 60,
	ninety: 90,
	hundred: 100
}).map(([word, number]) => [new RegExp(`\\b${word}\\b`, "i"), `${number}`]);
// src/guard/doubles/own-doubles.ts
/** Doubles of a test that stand in the place of functions of the production, and the test's text without them. */
/** Nobody puts a double in the place of more. */
const mostChars$4 = 1e4;
const mostFunctions$1 = 2e3;
/** Of functions that were added or changed, and are no seams, the doubles that are new. */
async function ownDoubles(sources, tests, story) {
	const found = await readLogic(sources);
	if (found.length > mostFunctions$1) return [];
	const changed = new Set(found.filter(({ isFresh }) => isFresh).map(({ logic }) => logic));
	const all = found.map(({ logic }) => logic);
	const texts = new Map(sources.map(({ path, text }) => [path, text]));
	const written = all.filter((one) => changed.has(one) && !isUnwritten(one.bare));
	const logic = new Set(ownLogic(all, texts));
	const asked = {
		logic: written.filter((one) => logic.has(one)),
		constant: written.filter((one) => givesConstant(one, one.bare))
	};
	const doubles = tests.map(async ({ path, text, fresh }) => {
		const isNew = ({ line, start, end }) => fresh.some((at) => at >= line && at < line + text.slice(start, end).split("\n").length);
		return (await doublesIn({
			path,
			text
		}, asked, all, story)).filter(isNew);
	});
	return (await Promise.all(doubles)).flat();
}
/** A double that a test brings of a function which the attempt wrote, which asks what its object holds, and reaches for nothing outside. */
async function doubleOfGiven(sources, tests) {
	const read = await readLogic(sources);
	if (read.length > mostFunctions$1) return void 0;
	const all = read.map(({ logic }) => logic);
	const written = new Set(read.filter(({ isFresh }) => isFresh).map(({ logic }) => logic));
	const logic = ownLogic(all, new Map(sources.map((one) => [one.path, one.text])), true).filter((one) => written.has(one) && isLogic(one.bare));
	for (const one of tests) {
		const [double] = await doublesIn(one, {
			logic,
			constant: []
		}, all, "");
		if (double !== void 0) return double;
	}
}
async function readLogic(sources) {
	const read = sources.map(async ({ path, text, fresh }) => {
		const spoken = spokenPath(path, text);
		return (await sourceFunctions(spoken, text)).filter(({ body }) => body.length < mostChars$4).map((one) => ({
			...one,
			path,
			bare: bareCode(spoken, one.body)
		})).map((logic) => ({
			logic,
			isFresh: fresh.some((at) => at >= logic.line && at <= logic.endLine)
		}));
	});
	return (await Promise.all(read)).flat();
}
async function doublesIn({ path, text }, asked, all, story) {
	const spoken = [.../* @__PURE__ */ new Set([...asked.logic, ...asked.constant])].filter(({ name }) => text.includes(name));
	if (spoken.length === 0) return [];
	const lineOf = (at) => text.slice(0, at).split("\n").length;
	const own = await sourceFunctions(spokenPath(path, text), text);
	const families = new Map(spoken.map((of) => [of, typesOf(of, all)]));
	const byType = spoken.flatMap((of) => own.filter((one) => one.name === of.name && (extendsAny(path, one, families.get(of) ?? []) || isOfObject(one))).filter((one) => !of.isOpen && !isOverridden(of, all) && !handsOn(path, one, of)).map((one) => {
		const { start, end, line } = one;
		return {
			of,
			start,
			end,
			line,
			given: one.body,
			edits: renamed(one)
		};
	}));
	const bodyOf = (given) => own.find(({ name }) => name === /^[\s,]*(\w+)[\s)]*$/.exec(given)?.[1])?.body ?? "";
	const known = /* @__PURE__ */ new Map();
	const isOf = (one, of) => {
		const key = `${of.path} ${of.owner} ${one.on} ${one.name}`;
		const real = known.get(key) ?? isReal(text, one, {
			of,
			types: families.get(of) ?? [],
			all
		});
		known.set(key, real);
		return real;
	};
	const byCall = callDoubles(spokenPath(path, text), text, new Set(spoken.map(({ name }) => name))).flatMap((one) => spoken.filter((of) => of.name === one.name && isOf(one, of)).map((of) => ({
		...one,
		of,
		line: lineOf(one.start),
		given: `${one.given}\n${bodyOf(one.given)}`
	})));
	const isOwn = (of, given) => asked.logic.includes(of) && (isLogic(bareCode(path, given)) || decides(of.bare));
	const found = [...byType, ...byCall].map((one) => ({
		...one,
		isDone: asked.constant.includes(one.of) && isAskedFor$1(one.of, one.given, story)
	})).filter(({ given, of, isDone }) => isDone || isOwn(of, given));
	return found.filter(({ of, start }, at) => found.findIndex((other) => other.of === of && other.start === start) === at).map(({ of, start, end, line, edits, isDone }) => ({
		of,
		path,
		start,
		end,
		line,
		edits,
		isDone
	}));
}
const isLogic = (bare) => decides(bare) || reckons(bare);
/** The type that declares it, and those that extend that one. */
function typesOf({ owner }, all) {
	if (owner === "") return [];
	const types = /* @__PURE__ */ new Set([lastWord(owner)]);
	for (const one of [...all, ...all]) if (one.owner !== "" && one.bases.some((base) => types.has(base))) types.add(one.owner);
	return [...types];
}
const lastWord = (name) => /\b\w+$/.exec(name)?.[0] ?? name;
/** Production itself overrides it: made for that. */
const isOverridden = (of, all) => all.some(({ name, bases }) => name === of.name && bases.some((base) => lastWord(base) === lastWord(of.owner)));
function extendsAny(path, { owner, bases, head }, types) {
	if (bases.some((base) => types.includes(lastWord(base)))) return true;
	return (/\.rb$/.test(path) || /\.(?:t|p[lm])$/.test(path) && /\bsub\s+\w+::/.test(head) || path.endsWith(".lua")) && owner !== "" && types.includes(lastWord(owner));
}
/** In Ruby a method of one object alone. */
const isOfObject = ({ head }) => /\bdef\s+(?!self\b)[a-z_]\w*\.\w+[?!]?\s*(?:\([^)]*\))?\s*$/.test(head);
/** It only listens, or fails now and then: the real one does the rest. */
function handsOn(path, { body }, { name, owner }) {
	const bare = bareCode(path, body);
	return new RegExp(`\\bsuper\\b|\\b(?:parent|base|SUPER)(?:\\.|::)${name}\\b|\\b${lastWord(owner) || "super"}(?:\\.|::)${name}\\(`).test(bare) && (!isLogic(bare) || /\b(?:throw|raise|die|panic|error)\b|\berrors\.New\b/.test(bare));
}
function renamed({ head, start, nameAt, name }) {
	const marks = [...head.matchAll(/@Override\b|#\[\\?Override\]|\b(?:override|final)\b/g)].map(({ index, 0: mark }) => ({
		start: start + index,
		end: start + index + mark.length,
		after: ""
	}));
	const plain = name.replace(/\W$/, "");
	return [...marks, {
		start: nameAt,
		end: nameAt + name.length,
		after: `${plain}${/^[A-Z]/.test(plain) ? "Bent" : "_bent"}`
	}];
}
/** Whether what it is put into comes from the production, and is no double as a whole. */
function isReal(text, { on, name }, { of, types, all }) {
	const stem = /(?<![\w-])([\w-]+)(?:\.\w+)+$/.exec(of.path)?.[1] ?? of.path;
	const folder = /(?<![\w-])([\w-]+)\/[^/]*$/.exec(of.path)?.[1] ?? stem;
	const module = /^(?:__init__|index|init|mod)$/.test(stem) ? folder : stem;
	const makers = all.filter((one) => one.name.length > 4 && one.name !== name).map((one) => one.name);
	const words = new RegExp(`(?<![\\w$])(?:${[
		...types,
		...makers,
		"described_class",
		...of.owner === "" ? [] : [lastWord(of.owner)]
	].map((word) => RegExp.escape(word)).join("|")})(?![\\w$])`);
	const imports = text.match(/^[^\n]*(?:\bimport\b|\brequire|\bfrom\b|\buse\b)[^\n]*/gm) ?? [];
	const speaks = (word, depth) => {
		if (types.includes(word)) return true;
		const whole = new RegExp(`(?<![\\w$])${RegExp.escape(word)}(?![\\w$])`);
		if (imports.some((line) => whole.test(line) && line.includes(module))) return of.owner === "" || isPlainModule(of);
		if (depth === 0) return false;
		return text.matchAll(bindings(word)).take(mostBindings).map(({ groups }) => groups?.right ?? "").some((right) => !pretends.test(right) && (words.test(right) || (right.match(/[A-Za-z_]\w*/g) ?? []).slice(0, 6).some((one) => one !== word && speaks(one, depth - 1))));
	};
	const parts = on.replace(/^(?:this|self|\$this)\./, "").replace(/\.prototype$/, "").replaceAll(/[@$]/g, "").split(/\.|::/);
	return speaks(parts.at(-1) ?? "", 2) || on.includes(".") && on.replaceAll(".", "/").endsWith(module) || parts.at(-1) === module;
}
/** Lua's functions belong to a table that its module gives, and Perl's to a package. */
const isPlainModule = ({ path }) => /\.(?:lua|p[lm])$/.test(path);
const mostBindings = 10;
const pretends = /mock|fake|stub|dummy|double|sinon|create_autospec/i;
/** What a name is bound to: by an assignment, in Ruby by `let`, by a function of that name. */
const bindings = (word) => new RegExp(`(?<![\\w$])${RegExp.escape(word)}\\s*(?::[^=\\n;]{1,60})?=(?![=>])\\s*(?<right>[^\\n;]{1,200})|\\b(?:let!?|subject)\\(\\s*:${RegExp.escape(word)}\\s*\\)\\s*(?:\\{|do)(?<right>[^}]{1,200})|\\b(?:function|def|sub)\\s+${RegExp.escape(word)}\\b[^\\n]*\\n?(?<right>(?:[^\\n]*\\n){0,6})`, "g");
/** Who is asked for something to override gives an example of it in the test. */
const asksForHooks = /\b(?:sub-?class\w*|overrid\w*|hooks?|extensible|extendable|inherit\w*|plug-?ins?|pluggable|callbacks?|customi[sz]\w*|mock\w*|stub\w*|replaceable|inject\w*)\b/i;
// src/proof/prove-lines.ts
/**
* Do the attempt's own tests hear what it changed? A new line of production is put out of action, alone, and some test must turn
* red; where no line can be, a function gives another value. It accuses nobody: code that no test hears is honest as well, and is told.
*/
/** As a rule the first one is heard. */
const mostLines$2 = 4;
/** Goes on until a line is heard, and by one of `asked` where there are any. */
async function hearLines(port, context, experiments, { changed, asked, within }) {
	const added = changed.filter((one) => one.added || one.test.whole);
	const own = [.../* @__PURE__ */ new Set([...added, ...asked])];
	const isAnyone = changed.length === 0 && context.baseline?.exitCode === 0;
	if (own.length === 0 && !isAnyone) return {
		heard: [],
		isHeard: false
	};
	const picked = isAnyone ? void 0 : await pickedFor(port, context, own);
	const runWithout = async (lines) => experiments.runToItsLimit(lines.length === 1 ? "without-a-line" : "without-lines", await port.make("tree", [], await without$1(port, lines)), picked);
	let unheard;
	let isHeard = false;
	let waiting = await chosen$1(port, context, !isAnyone, within);
	for (let first = waiting.shift(); first !== void 0; first = waiting.shift()) {
		const run = await runWithout([first]);
		if (run === void 0) return {
			heard: [],
			isHeard
		};
		if (isUnbuilt(run)) continue;
		isHeard ||= !isGreen(run);
		if (isGreen(run)) unheard ??= first;
		const spoken = run.failures.filter(tellsValue);
		const heard = asked.filter((found) => !found.test.whole && spoken.some((failure) => isOf(failure, { found })));
		if (isHeard && (asked.length === 0 || heard.length > 0)) return {
			heard,
			isHeard
		};
		const others = isHeard ? [] : apartOf(waiting);
		const all = others.length < 2 ? void 0 : await runWithout(others);
		if (all !== void 0 && isGreen(all)) waiting = waiting.filter((one) => !others.includes(one));
		else if (all !== void 0 && asked.length === 0 && all.failures.some(asserts$4)) return {
			heard: [],
			isHeard: true
		};
	}
	if (isHeard || unheard === void 0 || added.length === 0 && !isAnyone) return {
		heard: [],
		isHeard
	};
	return {
		heard: [],
		isHeard,
		unheard: `no test hears \`${unheard.before.trim().slice(0, 80)}\` in ${unheard.path}`
	};
}
/** The sources without these lines. */
async function without$1(port, lines) {
	const files = new Map(lines.flatMap(({ path, text }) => text === void 0 ? [] : [[path, text]]));
	for (const { path, line, before, after } of lines.filter((one) => one.text === void 0).toSorted((a, b) => b.line - a.line)) {
		const rows = (files.get(path) ?? await port.read("tree", path) ?? "").split("\n").toSpliced(line - 1, before.split("\n").length, after);
		files.set(path, rows.join("\n"));
	}
	return files;
}
/** Those that can be taken out together: whole lines, and of such that meet the first. */
function apartOf(lines) {
	const end = ({ line, before }) => line + before.split("\n").length;
	const meet = (a, b) => a.path === b.path && a.line < end(b) && b.line < end(a);
	return lines.filter((one, at) => one.text === void 0 && !lines.slice(0, at).some((other) => meet(one, other)));
}
/** Of different files first. Where no line can be put out of action, what the functions give; where tests came with them, the base's in the place of rewritten ones. */
async function chosen$1(port, context, isAsked, within) {
	const isIn = ({ path, line }) => within === void 0 || path === within.path && line >= within.line && line <= within.endLine;
	const perFile = [];
	const rewritten = [];
	for await (const { path, base, tree } of changedTexts$1(port, context, "production")) {
		const less = (mutant) => ({
			...mutant,
			path
		});
		perFile.push(mutantsOf(path, base, tree).map(less).filter(isIn));
		rewritten.push(...rewrittenOf(path, base, tree).map(less).filter(isIn));
	}
	const most = Math.max(0, ...perFile.map((mutants) => mutants.length));
	const inTurn = Array.from({ length: most }, (_, at) => perFile.flatMap((mutants) => mutants[at] ?? [])).flat();
	return (inTurn.length > 0 ? inTurn : (await otherResults(port, context)).filter(isIn)).toSpliced(2, 0, ...isAsked ? rewritten.slice(0, 2) : []).slice(0, mostLines$2);
}
async function otherResults(port, context) {
	const found = [];
	for (const { path, spoken, source, names } of await changedFunctions(port, context)) for (const { kind, ...result } of await otherResultsOf(spoken, source, new Set(names))) if (kind === "coarse" || kind === "silent") found.push({
		...result,
		path
	});
	return found;
}
// src/proof/prove-doubled.ts
/**
* A new test that puts its own double in the place of what the story asks for, and asserts on that: without the double the real function
* runs, and the test must stay green. Clocks, files, transports and other seams are left alone; no double of own logic, no run.
*/
/** Each is a run of the suite, and one that is not green up to four more. */
const mostFunctions = 2;
const mostWays = 2;
/** `stopped` where it accuses; other reasons are doubts. */
async function proveDoubled(port, context, experiments, tests) {
	const story = (context.story ?? "").trim();
	if (tests.length === 0 || asksForTests(story) || asksForHooks.test(story)) return untried;
	const all = await ownDoubles(await filesOf(port, context, "production"), await filesOf(port, context, "test"), story);
	const doubled = [...Map.groupBy(all, ({ of }) => of)].slice(0, mostFunctions);
	const edits = [];
	const reasons = [];
	for (const [of, doubles] of doubled) {
		const [first] = doubles;
		const run = first && await experiments.runToItsLimit("own-double", await withoutDoubles(port, doubles));
		if (first === void 0) continue;
		const red = run === void 0 ? [] : tests.filter((found) => isRed(run, found, doubles));
		const told = {
			path: first.path,
			line: first.line,
			before: `a double of ${of.name}`,
			after: `${of.name} of ${of.path}`
		};
		const isDone = doubles.every((one) => one.isDone);
		const isHeard = red.length === 0 || !isDone && await isHeardElsewhere(port, experiments, of, red);
		const isUntold = run === void 0 || isRefused(run) || run.result === "timed-out" || isHeard === void 0;
		const outcome = isUntold ? "unusable" : isHeard ? "rang" : "silent";
		edits.push({
			kind: "other",
			...told,
			outcome,
			...run && { logPath: run.logPath }
		});
		if (isUntold && experiments.over() === void 0) reasons.push(`whether \`${of.name}\` in ${of.path} does what its double at ${first.path}:${first.line} does cannot be told; test it without the double`);
		const [test] = red;
		if (test === void 0 || isUntold || isHeard) continue;
		return {
			edits,
			reasons: [`\`${test.test.name}\` is green only with its own double of \`${of.name}\` (${first.path}:${first.line}), and red with that of ${of.path}: what is asked for has to be done there, and tested without the double`],
			stopped: true
		};
	}
	return {
		...untried,
		edits,
		reasons
	};
}
/** Of a function that asks what its object holds a test may bring its own as a seam: then some test has to hear the real one's lines. */
async function proveReplaced(port, context, experiments, tests) {
	if (asksForHooks.test(context.story ?? "")) return untried;
	const double = await doubleOfGiven(await filesOf(port, context, "production"), await filesOf(port, context, "test"));
	if (double === void 0) return untried;
	const { of, path, line } = double;
	const { unheard } = await hearLines(port, context, experiments, {
		changed: tests,
		asked: [],
		within: of
	});
	if (unheard === void 0) return untried;
	const real = await experiments.runToItsLimit("own-double", await withoutDoubles(port, [double]));
	if (real === void 0 || real.result === "passed") return untried;
	return accused(`${unheard}, and ${path}:${line} puts its own \`${of.name}\` in its place: test it without the double`);
}
/** Nobody writes a longer one, and it would take its time. */
const mostChars$3 = 2e5;
/** What the attempt has of one kind. */
async function filesOf(port, { changed, command, testPaths: globs }, role) {
	const own = changed.filter((one) => one.status !== "deleted" && roleOf(one.path, {
		command,
		globs
	}) === role);
	return (await Promise.all(own.map(async ({ path }) => {
		const [base = "", text = ""] = [await port.read("base", path), await port.read("tree", path)];
		return text.length > mostChars$3 ? [] : [{
			path,
			text,
			fresh: freshLines(base, text)
		}];
	}))).flat();
}
async function withoutDoubles(port, doubles) {
	const files = /* @__PURE__ */ new Map();
	for (const [path, own] of Map.groupBy(doubles, (one) => one.path)) {
		const edits = own.flatMap((one) => one.edits).sort((a, b) => a.start - b.start);
		const apart = edits.filter(({ start }, at) => edits.slice(0, at).every(({ end }) => end <= start));
		files.set(path, withEdits(await port.read("tree", path) ?? "", apart));
	}
	return port.make("tree", [], files);
}
/** By what it asserts. Where nobody reads which test failed, the output may say its name. */
function isRed(run, found, doubles) {
	if (isRefused(run) || run.result !== "failed") return false;
	const failures = failuresOf(run);
	if (failures.length > 0) return failures.some((failure) => isOf(failure, { found }) && isAsserted(failure));
	return (isProgram$1(found) || run.output.includes(found.test.name)) && doubles.some(({ path }) => path === found.path) && isAsserted({ message: run.output });
}
const isProgram$1 = ({ test }) => test.whole || test.name === "main";
/** By a compiler; make says of a program of tests that it is red. */
const isRefused = (run) => isUnbuilt(run) && failuresOf(run).length > 0;
/** Not for want of what the edit took away, nor of a system that the double kept out. */
const isAsserted = (failure) => failure.kind === void 0 && asserts$4(failure) && (assertionFailed.test(failure.message ?? "") || !broken$1.test(failure.message ?? ""));
const broken$1 = /TypeError|AttributeError|NoMethodError|Cannot read|attempt to|NullPointer|nil pointer|invalid memory|\bE(?:CONN\w+|NOTFOUND|NOENT|ACCES)|fetch failed|getaddrinfo|not ?implemented|UnsupportedOperation|pure test double|cannot be configured|time[ds]? ?out|stack (?:level|overflow|size)|maximum recursion|StackOverflow/i;
/** A double beside a test of the real one is a shortcut. undefined: it could not be run, or not be built. */
async function isHeardElsewhere(port, experiments, of, red) {
	const [base = "", tree = ""] = [await port.read("base", of.path), await port.read("tree", of.path)];
	const ways = await logicOtherwise(of, {
		base,
		tree,
		fresh: freshLines(base, tree)
	});
	let isTold = ways.length === 0;
	for (const texts of ways.slice(0, mostWays)) {
		const heard = [];
		for (const text of texts) {
			const run = await experiments.runToItsLimit("own-double-heard", await port.make("tree", [], /* @__PURE__ */ new Map([[of.path, text]])));
			if (run === void 0) return void 0;
			if (!saysOfTests(run)) continue;
			heard.push(hearsBeside(run, red));
			if (heard.includes(false)) break;
		}
		if (heard.length > 0 && !heard.includes(false)) return true;
		isTold ||= heard.length > 0;
	}
	return isTold ? false : void 0;
}
/** Logic that is bent may not compile, or no file may load it. */
function saysOfTests(run) {
	const failures = failuresOf(run);
	const isUnloaded = failures.length > 0 && failures.every(({ kind }) => kind !== void 0);
	return run.result === "timed-out" || !isRefused(run) && !isUnloaded;
}
/** The double is in its place: what fails in a script, or in another test, or hangs, asks for the real one. */
function hearsBeside(run, red) {
	if (run.result === "timed-out") return true;
	if (run.result === "passed") return false;
	const failures = failuresOf(run);
	const own = red.filter((found) => !isProgram$1(found));
	if (failures.length > 0) return failures.some((one) => one.kind === void 0 && !own.some((found) => isOf(one, { found })));
	return own.length === 0 || (run.counts?.failed ?? 0) > own.filter(({ test }) => run.output.includes(test.name)).length;
}
// src/proof/prove-hollow.ts
/**
* Over a green base: new tests that stay green whatever value they expect. Where functions that were changed do something else as well \u2013
* another value, no error, nothing \u2013 and they stay green, they cannot fail for what was asked: accused.
*/
/** `mute`: new ones of which nothing but a failure at their start was heard. */
async function proveHollow(port, context, experiments, { tests: unheard, mute, all }) {
	const tests = [.../* @__PURE__ */ new Set([...unheard, ...mute])];
	if (tests.length === 0 || context.baseline?.exitCode !== 0 || asksForTests((context.story ?? "").trim())) return untried;
	const helpers = await changedTests(port, context);
	const functions = await changedFunctions(port, context, true);
	const isGiven = mute.length > 0 && await allGive(functions);
	const throwing = functions.some(({ spoken }) => onlyThrows(spoken));
	const holding = tests.filter((one) => {
		const { test } = one;
		if (asksForKind.test(test.body.text) && !writesFirst.test(test.body.text)) return false;
		if (throwing && asksForError.test(test.body.text)) return false;
		if (unheard.includes(one)) return holdsValue(test) || isAsked(calledName(test), helpers) && !setsUp$1(test, functions);
		return isGiven && comparesByHelper(test, helpers, functions) && callsEachOnce(test, functions);
	});
	const changed = insideOthers(calledByTests(functions, holding), holding);
	const asked = holding.length === all.length ? holding : holding.filter(({ test }) => changed.some((one) => speaksOf(test.text, one)));
	const given = asked.every(({ test }) => test.expectations.length + test.rows.length > 0) ? "unlike" : "turned";
	const files = asked.length === 0 ? void 0 : await wreckedFiles(changed.flatMap(working), given);
	if (files === void 0 || files.size === 0) return untried;
	const run = await runToHear(port, context, experiments, {
		label: "other-work",
		tree: await port.make("tree", [], files),
		tests: asked
	});
	if (run === void 0 || isUnbuilt(run) || run.result === "timed-out") return untried;
	const deaf = unheardBy(asked, run, {
		all,
		green: context.green
	});
	const silent = deaf.length === 0 ? [] : await runningOf(port, experiments, deaf);
	const wreckedOnes = changed.flatMap(working);
	const edits = wreckedOnes.map(({ path, line, names }) => {
		return {
			kind: "other",
			path,
			line,
			before: names.join(", "),
			after: "does something else",
			outcome: silent.length > 0 ? "silent" : "rang",
			logPath: run.logPath
		};
	});
	if (silent.length === 0) return {
		...untried,
		edits
	};
	const words = `${named$1(silent.map(({ test }) => test.name))} ${silent.length === 1 ? "is" : "are"} green whatever value is expected`;
	const names = [...new Set(wreckedOnes.flatMap((one) => one.names))];
	return {
		...accused(`${words}, and where ${named$1(names)} ${names.length === 1 ? "does" : "do"} something else: a test has to fail where that is not met`),
		edits
	};
}
/** Those that the tests name, where they name any: what these call in turn may break on another value before anybody compares it. */
function calledByTests(changed, tests) {
	const words = new Set(tests.flatMap(({ test }) => test.text.match(/\w+[?!]?/g) ?? []));
	const called = changed.flatMap((one) => {
		const names = one.names.filter((name) => words.has(name));
		return names.length === 0 ? [] : [{
			...one,
			names
		}];
	});
	return called.length === 0 ? [...changed] : called;
}
/** Where tests compare only what is computed, with nothing but other values in those that others of them call: both sides follow. */
function insideOthers(called, tests) {
	const isComputed = ({ test: { expectations } }) => expectations.length > 0 && expectations.every(({ kind }) => kind === "operand");
	if (!tests.every(isComputed)) return called;
	const inner = called.flatMap((one) => {
		const names = one.names.filter((name) => calledIn(one.source).filter((other) => other === name).length > 1);
		return names.length === 0 ? [] : [{
			...one,
			names
		}];
	});
	return inner.length === 0 ? called : inner;
}
/** Only of what kind something is, or that it is there: another value of that kind is none the worse. */
const asksForKind = /\b(?:isArray|instanceof|isinstance|issubclass|hasattr|callable|typeof|TypeOf|IsType\w*|\w*Instance_?Of\w*|assert_instance_of|assertIs(?:Int|String|Array|Bool|Float|Object|Callable|Iterable|Numeric|Scalar)|is_(?:int|string|array|bool|float|object|callable|numeric|type)|be_an?|be_(?:kind|instance)_of|assert_kind_of|isa_ok|can_ok|respond_to|is_a|kind_of|toBeDefined|toBeTruthy|be_truthy|exists?|isset|\w*[nN]ot_?(?:Null|Nil|None|Empty|null|nil|be_nil))\b|(?:!==?|~=|is not|isnt|not_to be_)\s*(?:null|nil|None|undefined|undef|NULL|nullptr)\b|\bdefined\b/;
const writesFirst = /\bif\b[^\n]*\bexist[^\n]*\n[^}]{0,300}\bwrite/i;
const asksForError = /error|raise|throw|catch|\btry|fail|exception|condition|exit/i;
const holdsValue = ({ expectations, rows, asserted }) => expectations.length + rows.length > 0 || (asserted?.value ?? asserted?.opposite) !== void 0;
/** A test that only calls what is tested asks that nothing breaks; one that hands a value to a helper of the tests asks for more. */
const isAsked = (name, helpers) => asking.test(name) || name !== "" && new RegExp(`\\b(?:function|def|sub|func|fn)\\s+(?:[\\w.:]+[.:])?${name}\\b|\\b${name}\\s*(?:\\(\\)\\s*\\{|=[^=])|^[^\\S\\n]*(?!${words$2}\\b)[A-Za-z_][\\w<>:]*[ *&]+(?:[\\w<>:]+[ *&]+){0,4}${name}\\s*\\([^;]*$`, "m").test(helpers);
/** Before what is called, and not before what is declared. */
const words$2 = "(?:return|await|yield|assert|with|if|elif|while|and|or|not|in|is|del|raise|else|for|from|import)";
const asking = /^(?:assert|expect|check|verify|must|should|same|eventually|wait|until|poll)/i;
function calledName({ asserted, text, line }) {
	const called = text.split("\n")[(asserted?.call?.line ?? 0) - line] ?? "";
	return /^\s*(?:await )?(?:[\w]+[.:])*(\w+)[\s(]/.exec(called)?.[1] ?? "";
}
/** A helper that is handed what one of the functions gave, and something beside. */
function comparesByHelper({ body }, helpers, changed) {
	const { calls, isGiven } = givenIn(body.text, changed);
	const isHelper = (name) => asking.test(name) || new RegExp(`\\b(?:function|def|sub|func|fn|const|let)\\s+${name}\\b`).test(helpers);
	return calls.some(({ name, operands }) => operands.length > 1 && isHelper(name) && operands.some(isGiven));
}
/** Its own helper only puts together what a function is to bear, and the test itself calls that. */
function setsUp$1(test, changed) {
	const name = calledName(test);
	const { calls, isGiven } = givenIn(test.body.text, changed);
	const own = calls.filter((one) => one.name === name);
	const isOther = (one) => changed.some(({ names }) => names.includes(one));
	return !asking.test(name) && own.length > 0 && !own.some(({ operands }) => operands.some(isGiven)) && calls.some((one) => isOther(one.name));
}
/** The calls that are a statement of their own, and whether what one is handed came out of one of the functions. */
function givenIn(body, changed) {
	const text = body.slice(0, mostChars$2).replace(/[=-]>/g, "  ");
	const names = new Set(changed.flatMap((one) => one.names));
	const gives = (code) => calledIn(code).some((name) => names.has(name));
	const given = /* @__PURE__ */ new Set();
	for (const [, left = "", right = ""] of text.matchAll(/^([^\n=]{1,200})=(?!=)([^\n]*)/gm)) if (gives(right)) for (const name of left.match(/\w+/g) ?? []) given.add(name);
	return {
		calls: [...text.matchAll(/^[^\S\n]*(?:await )?(\w+)\(/gm)].map((call) => ({
			name: call[1] ?? "",
			operands: argumentsIn(text.slice(call.index + call[0].length).slice(0, mostOfCall))
		})),
		isGiven: (code) => gives(code) || (code.match(/\w+/g) ?? []).some((name) => given.has(name))
	};
}
const mostChars$2 = 2e4;
const mostOfCall = 1e3;
const calledIn = (code) => code.match(/(?<!\w)\w{1,80}[?!]?(?=\s*\()/g) ?? [];
/** What one gives is compared with what the same gives of something else: then another value on both sides is none the worse. */
function callsEachOnce({ body }, changed) {
	const called = calledIn(body.text.slice(0, mostChars$2));
	return changed.flatMap(({ names }) => names).every((name) => called.filter((one) => one === name).length < 2);
}
/** The text of all files of tests that the attempt changed or added. */
async function changedTests(port, { changed, command, testPaths: globs }) {
	const own = changed.filter(({ path }) => roleOf(path, {
		command,
		globs
	}) === "test");
	return (await Promise.all(own.map(({ path }) => port.read("tree", path)))).join("\n");
}
/** Without what they set up nothing else goes on. */
function working(one) {
	const names = one.names.filter((name) => !/^(?:initialize|constructor|__init__|__construct|__new__|new)$/.test(name));
	return names.length === 0 ? [] : [{
		...one,
		names
	}];
}
/** It names one of the functions, or a type of their source. */
function speaksOf(text, { names, source }) {
	const types = source.matchAll(/^[ \t]*(?:[a-z]+ )*(?:class|struct|interface|module|package|trait|type) ([\w:.]+)/gm);
	const words = new Set(text.match(/\w+[?!]?/g));
	return [...names, ...[...types].map(([, name = ""]) => /(?<!\w)\w+$/.exec(name)?.[0] ?? "")].some((one) => words.has(one));
}
// src/proof/prove-kinds.ts
/** `changed`: all tests that are new or not as they were. One that asks for more is enough, and nothing is run. `running`: those that are known to run. */
async function proveKinds(port, context, experiments, { changed, running }) {
	const added = changed.filter((one) => one.added);
	const isOnly = changed.every((one) => one.added ? asksOnlyForKinds(one) : one.fresh === void 0);
	if (!added.some((one) => assertingLines(one).length > 0) || !isOnly || asksForTests((context.story ?? "").trim())) return untried;
	const own = await brandNew(port, await changedFunctions(port, context), added);
	const files = await wreckedFiles(own, "alike");
	if (files === void 0 || files.size === 0) return untried;
	const run = await experiments.runToItsLimit("other-of-its-kind", await port.make("tree", [], files));
	if (run === void 0 || isUnbuilt(run) || run.result === "timed-out") return untried;
	const silent = unheardBy(added, run, {
		all: added,
		green: context.green
	}).filter((one) => running.includes(one));
	const functions = own.flatMap(({ names }) => names);
	const isHeard = silent.length < added.length;
	const edits = own.map(({ path, line, names }) => {
		const outcome = isHeard ? "rang" : "silent";
		return {
			kind: "other",
			path,
			line,
			before: names.join(", "),
			after: "another value of its kind",
			outcome,
			logPath: run.logPath
		};
	});
	if (isHeard) return {
		...untried,
		edits
	};
	const words = `${named$1(silent.map(({ test }) => test.name))} ${silent.length === 1 ? "is" : "are"} green where ${named$1(functions)} ${functions.length === 1 ? "gives" : "give"} another value of its kind`;
	return {
		...accused(`${words}: a test has to fail where what is asked for is not met`),
		edits
	};
}
/** Each line that asserts asks for a kind. */
function asksOnlyForKinds(found) {
	return !found.test.setAside && !found.test.raises && assertingLines(found).every(isOfKind);
}
function assertingLines({ test: { body } }) {
	return body.text.slice(0, mostChars$1).replace(failing$1, " refuse $1 ").split("\n").filter((line) => asserts$3.test(line));
}
const isOfKind = (line) => refuse.test(line) ? refused$1.test(line) : kinds.test(line) && !values.test(line.replace(/'[^']*'|"[^"]*"/g, kindNamed));
/** `if err != nil {` with a failure behind it, as Go writes it. */
const failing$1 = /\bif\b([^{\n]{1,300})\{\s*t\.(?:Error|Fatal)[^\n]*/g;
const refuse = /^\s*refuse\b/;
const refused$1 = /(?:!=\s*nil|(?<!\b[eE]rr\w{0,20}\s?)==\s*nil|==\s*""|\blen\([^()]*\)\s*(?:==\s*0|<\s*1))\s*$/;
/** What a text says is no code; the name of a kind stays. */
const kindNamed = (text) => kindNames.test(text.slice(1, -1)) ? text : "'_'";
const kindNames = /^(?:string|number|object|boolean|function|table)$/;
const mostChars$1 = 2e4;
/** Whatever may assert, a helper of the tests as well. */
const asserts$3 = /\b(?:assert|expect|should|must|refute|check|verify|require|ensure|same|equal|match|like|throws|EXPECT_|ASSERT_|CHECK|REQUIRE|Assert)\w*|\b(?:ok|is|isnt|isa_ok|can_ok|raises?)\b|\bt\.(?:Error|Fatal|is)|^\s*refuse\b/;
/** Of what kind, that it is there, that nothing breaks, that it is not empty. */
const kinds = /\b(?:isArray|instanceof|isinstance|typeof|callable|hasattr|respond_to|to(?:BeDefined|BeTruthy|BeInstanceOf)|be_(?:an?|kind_of|instance_of|truthy)|is_?(?:table|string|number|function|truthy|list|dict)|assertIs(?:Int|String|Array|Bool|Float|Object|Callable|Iterable|Numeric|Instance)|assert(?:NotNull|NotEmpty|IsNotNone|_instance_of|_kind_of|InstanceOf|DoesNotThrow)|refute_(?:nil|empty)|(?:does|to)?_?[nN]ot_?(?:To)?_?(?:Throw|Raise|throw|raise|Null|Nil|None|null|nil|be_nil|be_empty|Empty|empty)\w*|has_no[._]errors?|NotPanics|NoError|exists?)\b|\b(?:is not|isnt|!==?|~=)\s*(?:None|null|nil|undefined|undef)\b|(?:\b(?:len|length|size|count)\b|#)[^=>]*(?:>\s*0|>=\s*[01])\b|\bany\(|\bis_(?:ok|some)\(\)|!\s*[\w.]+(?:\([^()]*\))?\.is_?[eE]mpty\(\)/i;
/** An equality with a value that is no name of a kind, and what is found in it. */
const values = /[=!]=\s*(?!['"](?:string|number|object|boolean|function|table)['"]|None|null|nil|undefined)|(?:\b(?:len|length|size|count)\b|#)[^=<>]*(?:>\s*[1-9]|>=\s*(?:[2-9]|1\d)|<)|\b(?:toBe|toEqual|toStrictEqual|toContain|toMatch|assertIn|includes?|match(?:es)?|assertEqual|assertSame|eq)\(/;
/** Those that tests name, where the base's source has none of that name. */
async function brandNew(port, changed, tests) {
	const said = new Set(tests.flatMap(({ test }) => test.text.match(/\w+[?!]?/g) ?? []));
	const found = [];
	for (const one of changed) {
		const words = new Set((await port.read("base", one.path))?.match(/\w+[?!]?/g));
		const names = one.names.filter((name) => said.has(name));
		if (names.some((name) => words.has(name))) return [];
		if (names.length > 0) found.push({
			...one,
			names
		});
	}
	return found;
}
// src/syntax/last-sheltered.ts
/** With a failure right before it. undefined: all of them stand in line, or in a branch that may be another system's. */
async function lastSheltered({ path, test }, text, { own, base } = { own: /* @__PURE__ */ new Set() }) {
	const language = testLanguageOf(path);
	if (language === void 0 || test.setAside || test.raises) return void 0;
	const told = (line, start, before, after) => after === void 0 ? void 0 : {
		kind: "fail",
		path,
		line,
		test: test.name,
		before,
		after,
		start,
		end: start + before.length
	};
	if (!("grammar" in language)) {
		if (base !== void 0) return void 0;
		const lines = test.body.text.split("\n");
		const [first = ""] = lines.slice(1).filter((line) => line.trim() !== "");
		const at = lines.findLastIndex((line, index) => index > 0 && asserts$2.test(line) && depth(line) > depth(first));
		const opener = lines.slice(0, Math.max(at, 0)).findLast((line) => depth(line) < depth(lines[at] ?? ""));
		const before = lines[at]?.trim() ?? "";
		if (at < 1 || !turns.test(opener ?? "")) return void 0;
		const start = test.body.start + lines.slice(0, at).join("\n").length + 1 + depth(lines[at] ?? "");
		return told(test.line + at, start, before, language.fail({
			type: "",
			text: before,
			indent: "",
			head: ""
		}));
	}
	const parsed = await parseText(text, language.grammar);
	if (typeof parsed === "string") return void 0;
	try {
		const body = outermost(parsed.tree.rootNode.namedDescendantForIndex(test.body.start, Math.max(test.body.start, test.body.end - 1)));
		if (body === null) return void 0;
		const asked = (within) => nodesIn(within, (node) => isAssertion(node, language) && !isRefusal(node));
		let last = (base === void 0 ? asked(body).slice(-mostAsked) : []).findLast((node) => goesRound(node, body, text) || isLeftBefore(node, body, text, own));
		if (last === void 0 && own.size > 0) for (const called of calledBodies(parsed.tree.rootNode, text, test.body, base)) last ??= asked(called).findLast((node) => isLeftBefore(node, called, text, own));
		if (last === void 0) return void 0;
		const statement = statementOf(last);
		const [head = test.head] = /\bfunc\(\w+ \*testing\.T\b(?<=\.Fuzz\(.{1,80})/.exec(test.body.text) ?? [];
		const after = failing(statement, head, language);
		return told(statement.startPosition.row + 1, statement.startIndex, statement.text, after);
	} finally {
		parsed.tree.delete();
	}
}
/** A body of one statement and that statement end and begin together. */
function outermost(node) {
	let one = node;
	while (one?.parent?.startIndex === one?.startIndex && one?.parent?.endIndex === one?.endIndex && one?.parent) one = one.parent;
	return one;
}
function goesRound(node, body, text) {
	let around = false;
	for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent) {
		if (branches.test(one.type)) return false;
		if (isFunction(one) && !goesOver.test(callOf(one).slice(0, mostHead))) return false;
		around ||= (loops.test(one.type) || isFunction(one)) && !isOverLiterals(one, text.slice(one.startIndex, node.startIndex), text);
	}
	return around;
}
/** It stands behind a line that leaves the test by what an own function gave, and that is what is asserted. */
function isLeftBefore(node, body, text, own) {
	if (own.size === 0) return false;
	for (let one = node.parent; one !== null && one.id !== body.id; one = one.parent) if (branches.test(one.type) || isFunction(one)) return false;
	const before = text.slice(body.startIndex, node.startIndex);
	if (before.length > mostBefore) return false;
	return [...before.matchAll(leaving), ...before.matchAll(leavingIf)].some((guard) => {
		const behind = text.slice(body.startIndex + guard.index + guard[0].length, node.endIndex);
		return (guard[1]?.match(/[A-Za-z_]\w*/g) ?? []).some((name) => {
			const [, left = "", given = ""] = new RegExp(`^([^\\n=]{0,120}(?<!\\w)${name}\\b[^\\n=]{0,60})=(?!=)([^\\n]*)`, "m").exec(before) ?? [];
			return (given.match(/(?<!\w)\w{1,80}[?!]?(?=\s*\()/g) ?? []).some((called) => own.has(called)) && (left.match(/[A-Za-z_]\w*/g) ?? []).some((one) => new RegExp(`(?<!\\w)${one}\\b`).test(behind));
		});
	});
}
/** `if (!path) return;`, `if err != nil {` and a line with `return`; `return unless path`. */
const leaving = /\bif\b([^\n{;]{1,200}?)(?:[{:)]|\bthen)?\s{0,40}\b(?:return|continue)[^\S\n]*;?[^\S\n]*(?:\n|\}|$)/g;
const leavingIf = /\b(?:return|next)[^\S\n]+(?:if|unless)[^\S\n]+([^\n]{1,200})/g;
const mostBefore = 2e4;
/** Of functions that stand in the file and are called by their bare name: `main` of a test in C runs others. */
function calledBodies(root, text, { text: body }, base) {
	const called = new Set([...body.slice(0, mostBefore).matchAll(/^[^\S\n]*(\w+)\(/gm)].map(([, name]) => name));
	return [...functionsIn(root, text)].flatMap(([name, node]) => called.has(name) && base?.includes(`${name}(`) !== true ? [node] : []);
}
/** Rows that stand in the file are there, unless some are passed over. `before`: of the loop, up to the assertion. */
function isOverLiterals(loop, before, text) {
	if (/\b(?:continue|next|return)\b/.test(before)) return false;
	const [head = ""] = (isFunction(loop) ? callOf(loop) : loop.text).slice(0, mostHead).split("\n");
	if (literalRows.test(head)) return true;
	const [, over, of] = /(?:\b(?:in|of|range)|:)\s+([\w$]+)\b|(?<![\w$])([\w$]+)\.\w/.exec(head) ?? [];
	const name = over ?? of;
	if (name === void 0) return false;
	const isMade = (of) => new RegExp(`\\b${name.replaceAll("$", "\\$")}\\b[^=\\n]{0,80}=\\s*${of}`).test(text);
	return isMade(filled) || faults.test(name) && isMade(String.raw`\[\s*\]`);
}
/** What is collected under such a name is not to come. */
const faults = /(?:errors|failures|exceptions|rejections|leaks)$/i;
/** Brackets with something in them; Go has the type of its rows before them: `[]int{1, 2}`. */
const filled = String.raw`(?:\[(?!\s*\])|\[\][*\w][^\n{;=]{0,80}\{(?!\s*\})|\{(?!\s*\})|\((?!\s*\)))`;
/** A block of Ruby stands beside the call that it is given to. */
const callOf = ({ type, parent }) => (/block$/.test(type) ? parent?.text : parent?.parent?.text) ?? parent?.text ?? "";
const isFunction = ({ type, parent }) => functions.test(type) || type === "block" && parent?.type === "call";
function statementOf(node) {
	let one = node;
	while (one.parent !== null && !blocks.test(one.parent.type) && !isBareBody(one)) one = one.parent;
	return one;
}
/** All that a loop does, without braces. */
const isBareBody = ({ id, parent }) => parent?.childForFieldName("body")?.id === id && loops.test(parent.type);
function failing(statement, head, { fail, grammar }) {
	const { parent, text } = statement;
	if (grammar === "cpp") return `{ __builtin_trap(); ${text} }`;
	if (isBareBody(statement)) {
		const made = fail({
			type: "statement_block",
			text: `{\n${text}`,
			indent: "",
			head
		});
		return made === void 0 ? void 0 : `${made} }`;
	}
	const block = parent?.type === "statement_list" ? parent.parent : parent;
	const isBraced = block?.text.startsWith("{") === true;
	const made = fail({
		type: block?.type ?? "",
		text: isBraced ? `{\n${text}` : text,
		indent: "",
		head
	});
	return isBraced ? made?.slice(1) : made;
}
const depth = (line) => line.length - line.trimStart().length;
const asserts$2 = /^\s*(?:assert|refute|is|isnt|ok|like|unlike|is_deeply|cmp_ok|expect\w*|check\w*)\b/;
const turns = /\b(?:for|foreach|while|each|map|times|ipairs|pairs|sapply|lapply)\b/;
const branches = /^(?:if|else|elif|unless|switch|case|match|conditional|ternary|catch|rescue|except)/;
const loops = /^(?:for|while|until|loop|enhanced_for)/;
const functions = /^(?:do_block|arrow_function|function_expression|lambda|closure|func_literal|anonymous_function)/;
/** What calls a function for each of several, or at some time: a task. Any other may call it never, and is right. */
const goesOver = /\.(?:forEach|each\w*|map|flatMap|for_each|times|upto|Fuzz|submit|execute|runAsync|supplyAsync)\b|^go func|^(?:new )?(?:\w+(?:\.|::))*(?:Thread(?:\.new)?|(?:Thread\.start|Task\.Run|std::async|spawn(?:_blocking)?|setTimeout|setImmediate|queueMicrotask|nextTick)(?=\())/;
/** It stands where nobody is to come. */
const isRefusal = (node) => refuses.test(calleeOf(node).split("\n")[0] ?? "") || ofFalse.test(node.text.slice(0, mostHead));
const ofFalse = /^[\w$.:>-]{0,60}?(?:assert|ok|true|check|require)!?\s?\(\s*(?:false|0)\s*[,)]/i;
const refuses = /^assert (?:False|0)\b|(?:^|\.|->|::)(?:fail|unreachable|ifError|no_?error|flunk)\w*$/i;
const literalRows = /(?:\b(?:in|of|range)|:)\s*[[{(]\s*['"\d[{(]|\brange \[\]|^\s*\[|\brange\(\s*\d|;.*[<>]/;
const mostHead = 300;
const mostAsked = 200;
const blocks = /block|body|compound_statement|statements|statement_list|do_group|program|source_file|module/;
// src/proof/prove-unreached.ts
async function proveUnreached(port, context, experiments, added) {
	const asked = [];
	const changed = await changedFunctions(port, context);
	const own = new Set(changed.flatMap(({ names }) => names));
	for (const found of added) {
		const text = await port.read("tree", found.path);
		if (text === void 0 || depends.test(found.test.text)) continue;
		const base = found.added ? void 0 : await port.read("base", found.path) ?? "";
		const edit = await lastSheltered(found, text, {
			own,
			...base !== void 0 && { base }
		});
		if (edit !== void 0) asked.push({
			found,
			edits: [edit]
		});
	}
	if (asked.length === 0) return untried;
	const tests = asked.map(({ found }) => found);
	const run = await runToHear(port, context, experiments, {
		label: "failing-where-it-asserts",
		tree: await treeOf(port, "tree", asked),
		tests
	});
	if (run === void 0 || isUnbuilt(run) || run.result === "timed-out") return untried;
	const unheard = unheardBy(tests, run, {
		all: added,
		green: context.green
	});
	const silent = unheard.length === 0 ? [] : await runningOf(port, experiments, unheard);
	const edits = asked.flatMap(({ found, edits: own }) => {
		const shown = {
			after: "a failure",
			outcome: silent.includes(found) ? "silent" : "rang",
			logPath: run.logPath
		};
		return own.map(({ kind, path, line, test, before }) => ({
			kind,
			path,
			line,
			test,
			before: firstLine(before),
			...shown
		}));
	});
	const [first] = edits.filter(({ outcome }) => outcome === "silent");
	if (first === void 0) return {
		...untried,
		edits
	};
	const reason = `\`${first.test}\` is green where a failure stands before \`${first.before}\`: what is never come to demands nothing; let the test fail where nothing comes to it, by how many there are`;
	return {
		...accused(reason),
		edits
	};
}
const firstLine = (text) => text.split("\n")[0]?.slice(0, 80) ?? "";
// src/proof/prove-new-tests.ts
async function proveNewTests(port, context, experiments, { added, alarm, untilAccused }) {
	const counted = !untilAccused.isOver() || port.sideBySide && alarm.edits.length > 0 ? await proveCounter(port, context, experiments, added) : void 0;
	const counter = counted?.counter;
	const unasked = await unaskedTests(port, context, counter);
	const asking = added.filter((one) => one.added && unasked.includes(one.test.name));
	const deaf = alarm.deaf.filter((one) => asking.includes(one));
	const idle = await untilAccused(async () => proveIdle(port, context, experiments, {
		tests: asking,
		deaf,
		quiet: alarm.quiet,
		heard: alarm.valued.map(({ found }) => found),
		picked: await pickedFor(port, context, asking)
	}));
	const doubled = await untilAccused(() => proveDoubled(port, context, experiments, added));
	const replaced = await untilAccused(() => proveReplaced(port, context, experiments, added));
	const doubts = replaced.stopped || alarm.alarm.stopped || idle.stopped || doubled.stopped ? [] : [
		...alarm.doubts,
		...unasked.length === 0 ? idleWords(counter, added, alarm.valued) : asksForPace.test(context.story ?? "") ? [] : unaskedWords(unasked),
		...doubled.reasons
	];
	const isHollow = added.length > 0 && alarm.hollow.length === added.length && !idle.stopped;
	const isSettled = untilAccused.isOver() || alarm.alarm.rang === 0 || doubts.length + unasked.length > 0 && !isHollow;
	const allAssert = counter !== void 0 && counted?.compared === counter.added && !isHollow;
	const isHeardAlready = allAssert || (counter?.asserts ?? 0) > 0 && !isHollow && alarm.valueless.length === 0;
	const toHear = {
		changed: added,
		asked: isHollow ? added : alarm.valueless
	};
	const { heard, unheard } = isSettled || isHeardAlready ? {
		heard: [],
		isHeard: false
	} : await hearLines(port, context, experiments, toHear);
	if (unheard !== void 0) doubts.push(unheard);
	const isUnasserted = counter?.asserts === 0 && (unheard !== void 0 || !alarm.valued.some(({ found }) => added.includes(found)));
	const hollow = await untilAccused(() => isHollow && isSettled ? void 0 : proveHollow(port, context, experiments, {
		tests: [.../* @__PURE__ */ new Set([...alarm.hollow.filter((one) => !heard.includes(one)), ...echoing(isUnasserted ? added : asking, added)])],
		mute: counter !== void 0 && counter.asserts === counter.added ? [] : muteOnes(alarm).filter((one) => added.includes(one)),
		all: added
	}));
	const kinds = await untilAccused(() => proveKinds(port, context, experiments, {
		changed: added,
		running: alarm.running
	}));
	const unreached = await untilAccused(() => proveUnreached(port, context, experiments, added));
	const isValueless = heard.length === 0 && alarm.valueless.length > 0 && !allAssert;
	const inDoubt = doubts.length > 0 || alarm.quiet.length > 0 || isValueless;
	const dead = await untilAccused(() => proveDead(port, context, experiments, {
		tests: added,
		heard: alarm.valued,
		inDoubt
	}));
	if (isValueless) doubts.push(...valuelessWords(alarm.valueless));
	return {
		tried: [
			idle,
			{
				...doubled,
				reasons: doubled.stopped ? doubled.reasons : []
			},
			replaced,
			hollow,
			kinds,
			unreached,
			dead
		],
		counter,
		doubts
	};
}
/** Then what comes out is to be as it was, and a new test that is green without the change says so. */
const asksForPace = /\b(?:faster|speed\w*|slow\w*|quadratic|linear|performan\w+|optimi[sz]\w+|refactor\w*|allocat\w+|benchmarks?)\b/i;
/** Where none is red without the change, those that expect what is computed: what is tested may compute it too. */
function echoing(unasked, added) {
	if (unasked.length < added.length) return [];
	return unasked.filter(({ test }) => test.expectations.every(({ kind }) => kind === "operand"));
}
// src/proof/prove-own-equality.ts
/**
* A type of new production that brings a forgiving equality along: the base knows nothing to compare it with. The equality that the
* language gives such a type stands in its place, and a test that turns red compared values that are not equal.
*/
async function proveOwnEquality(port, context, experiments, tests) {
	if (tests.length === 0 || [asksForEquality, asksForNearness].some((one) => one.test(context.story ?? ""))) return untried;
	const files = /* @__PURE__ */ new Map();
	let told = "";
	for await (const { path, base, tree } of changedTexts$1(port, context, "production")) {
		const plain = withPlainEquality(path, tree, base);
		if (plain === void 0) continue;
		files.set(path, plain.text);
		told ||= `\`${plain.line.trim()}\` in ${path}`;
	}
	if (files.size === 0) return untried;
	const run = await experiments.run("plain-equality", await port.make("tree", [], files));
	const failures = run === void 0 ? [] : failuresOf(run);
	const red = tests.find((found) => failures.some((one) => one.kind === void 0 && asserts$4(one) && isOf(one, { found })));
	if (red === void 0 || namesBoth(context.story ?? "", red.test.body.text)) return untried;
	return accused(`\`${red.test.name}\` is green only with ${told}, and red with the equality of the language: values that differ are taken for equal`);
}
const asksForNearness = /\b(?:upper|lower|approx|within|near|epsilon|close|precis|float|letters?\b|capital|alike|mean one|as one\b)/i;
/** The story itself writes two texts of the test that differ in their letters or blanks alone. */
function namesBoth(story, body) {
	const said = [...new Set([...body.matchAll(/(["'])([^"'\n]{1,100})\1/g)].map(([, , text = ""]) => text))].slice(0, 100).filter((text) => story.includes(text));
	return new Set(said.map((text) => text.trim().toLowerCase())).size < said.length;
}
/** undefined: no type of its own kind is compared in a new way, or what it compares is its own business. */
function withPlainEquality(path, tree, base) {
	for (const { ending, type, method, after } of equalities) {
		if (!ending.test(path)) continue;
		for (const match of tree.matchAll(type)) {
			const from = match.index + match[0].length;
			const rest = tree.slice(from);
			const end = rest.search(/\n\S/);
			const body = end === -1 ? rest : rest.slice(0, end + 2);
			const own = method.exec(body);
			const line = own && lineAt(body, own.index);
			if (!own || !line || base.includes(line) || !forgiving.test(methodAt(body, own.index, line))) continue;
			const at = from + own.index;
			return {
				text: tree.slice(0, at) + after(own) + tree.slice(at + own[0].length),
				line
			};
		}
	}
}
const lineAt = (text, at) => text.slice(text.lastIndexOf("\n", at) + 1).split("\n", 1)[0] ?? "";
/** To the next line that is indented no deeper. A method that compares is short. */
function methodAt(body, at, line) {
	const text = body.slice(at, at + mostChars);
	const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
	const start = text.startsWith("@Override") ? text.indexOf("boolean") : 0;
	const end = text.slice(start).search(new RegExp(`\\n[ \\t]{0,${indent}}\\S`));
	return end === -1 ? text : text.slice(0, start + end);
}
const mostChars = 400;
/** Not exactly: within a distance, rounded, or only a part. */
const forgiving = /\babs\b|\bfabs\b|(?<![-=])[<>]=?(?!\w+[>(:,])|round|floor|trunc|isclose|epsilon|EPS|toleran|\.lower|downcase|casefold|upper|upcase|strip|trim|start_?s?_?with|end_?s?_?with|(?<!\bfor [^\n:]{1,80})\bin\b|include|contains|[[(]:?\d?:?\d*\]/;
const equalities = [
	{
		ending: /\.py$/,
		type: /^class \w+\([^)\n]{0,200}?\b(?:Decimal|float|int|str|tuple|list|dict|set|frozenset|bytes|complex|Fraction|date|datetime|timedelta|NamedTuple)\b[^)\n]{0,200}\):|^@(?:\w+\.)?dataclass\b.*\nclass \w+[^\n]*:/gm,
		method: /\bdef __eq__(?=\()/,
		after: () => "def plain_eq"
	},
	{
		ending: /\.rb$/,
		type: /^[ \t]*class \w+ < (?:String|Array|Hash|Set|Numeric|SimpleDelegator|(?:Struct\.new|Data\.define)\([^)\n]*\))|^[ \t]*\w+ = (?:Struct\.new|Data\.define)\([^)\n]*\) do/gm,
		method: /\bdef ==(?=\s*\(?)/,
		after: () => "def plain_eq"
	},
	{
		ending: /\.java$/,
		type: /\brecord \w+(?:<[^>{]{0,200}>)?\([^)]{0,1000}\)[^{\n]{0,200}\{/g,
		method: /(?:@Override\s+)?public (?:final )?boolean equals(?=\(\s*(?:final )?Object\b)/,
		after: () => "public boolean plainEquals"
	}
];
// src/proof/prove-queries.ts
/** Each is a run. */
const mostQueries = 3;
async function proveQueries(port, context, experiments) {
	const edits = [];
	let left = mostQueries;
	for await (const { path, base, tree } of changedTexts$1(port, context, "test")) {
		if (!path.endsWith(".sql") || tree.length > 2e5) continue;
		const isRed = async (label, at, query, after) => {
			const text = tree.slice(0, at) + after + tree.slice(at + query.length);
			const run = await experiments.runToItsLimit(label, await port.make("tree", [], /* @__PURE__ */ new Map([[path, text]])));
			if (run === void 0) return void 0;
			const isHeard = !isGreen(run);
			const line = tree.slice(0, at).split("\n").length;
			const told = {
				path,
				line,
				before: short(query),
				after: short(after)
			};
			edits.push({
				kind: "other",
				...told,
				outcome: isHeard ? "rang" : "silent",
				logPath: run.logPath
			});
			return isHeard;
		};
		for (const match of tree.matchAll(queries)) {
			const [query, select = "", message = "", from = "", condition = ""] = match;
			if (base.includes(query) || !compares$1.test(condition) || left-- <= 0) continue;
			const own = (shown, asked) => `${select}${shown}${from}${asked}`;
			if (await isRed("turned-query", match.index, query, own(message, `NOT (${condition})`)) !== false) continue;
			const [first] = /'[^']*'/.exec(message) ?? [];
			if (first === void 0 || !await isRed("any-row", match.index, query, own(first, "1 = 1"))) continue;
			const reason = `\`${short(query)}\` in ${path} finds nothing where its condition is turned round, and there are rows: it is green whatever is in them; compare with IS NOT, and let no message be joined with NULL`;
			return {
				...accused(reason),
				edits
			};
		}
	}
	return {
		...untried,
		edits
	};
}
/** What is shown begins with a text. */
const queries = /(?<![\w(])(SELECT\s+)('[^;]{0,300}?)(\sFROM\s[^;]{1,300}?\sWHERE\s+)([^;]{1,500}?)(?=\s*(?:;|\n\s*(?:GROUP|ORDER)\b))/gi;
const compares$1 = /<>|!=|\bnot in\b/i;
const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 100);
// src/proof/set-up-lines.ts
/** The file without them; `names`: what new production declares. A file with tests of its own may set what they need. */
function withoutSettings({ path, base, tree }, isSet, tests) {
	if (tests.some(({ path: at, test }) => at === path && !test.whole && test.name !== "main")) return tree;
	const lines = tree.split("\n");
	for (const { line, text } of freshCode(base, tree)) {
		const name = setting.exec(text)?.groups?.name;
		if (name !== void 0 && isWhole(text) && isSet(name, text)) lines[line - 1] = "";
	}
	return lines.join("\n");
}
/** `Plan.strategy = \u2026`, `Plan.useStrategy(\u2026)`. */
const setting = /^\s*[\w$]+(?:(?:\.|::|->)[\w$]+)*(?:\.|::|->)(?:(?<name>\w+)\s*=(?![=>~])|(?<name>(?:set|use|register|install|replace|override|with)\w*)\s*\()/i;
const isWhole = (line) => (line.match(/[([{]/g) ?? []).length === (line.match(/[)\]}]/g) ?? []).length && !/[,=+]\s*$|\b(?:do|then)\b/.test(line);
// src/proof/unset-variables.ts
/** Variables of the environment that the story names and new code reads, and that nothing around the tests sets: green without them. */
const mostFiles = 500;
/** One sentence where there are any. */
async function unsetWords(port, context) {
	const { command, testPaths: globs, story = "" } = context;
	const role = (path) => roleOf(path, {
		command,
		globs
	});
	const read = /* @__PURE__ */ new Set();
	for await (const { base, tree } of changedTexts$1(port, context, "production")) for (const { text } of freshCode(base, tree)) for (const name of variablesIn(text)) if (stands(story, name)) read.add(name);
	if (read.size === 0) return [];
	const around = (await port.list("tree")).filter((path) => !/^(?:production|binary)$/.test(role(path)));
	const texts = [command, ...context.testEnv ?? []];
	for (const path of around.slice(0, mostFiles)) texts.push(await port.read("tree", path) ?? "");
	const unset = [...read].filter((name) => !texts.some((text) => text.includes(name)));
	if (unset.length === 0 || around.length > mostFiles) return [];
	return [`the story names ${named$1(unset)}, the code reads ${unset.length === 1 ? "it" : "them"}, and no test sets ${unset.length === 1 ? "it" : "them"}`];
}
/** `environ.get("A_B")`, `process.env.A_B`, `ENV['A_B']`, `$ENV{A_B}`, `getenv("A_B")`, `std::env::var("A_B")`, `${A_B:-no}`, `#ifdef A_B`. */
const variablesIn = (text) => [...text.matchAll(variable)].map(([, name = ""]) => name);
const variable = /(?:\b(?:(?:environ|[gG]et_?[eE]nv|LookupEnv|env|ENV)\b[^\w\n]{0,4}(?:get|fetch|var)?[^\w\n]{0,4}|var\(")|\$\{(?=\w+:?[-=+?])|#\s*ifn?def\s+|\bdefined\s*\(?\s*)([A-Z][A-Z0-9_]{2,})\b/g;
// src/proof/prove-set-up.ts
/**
* Does a green rest on what only the tests set up? Files that set something up and that no test names are as the base has them \u2013 new ones
* empty \u2013, and variables that new production asks for go by another name around the tests, in one run. Where a test comes to another value
* then, production does not do it by itself: accused. Where nothing of that kind changed, nothing is run.
*/
/** `tests`: all that may speak of the change; files that hold them set nothing up. */
async function proveSetUp(port, context, experiments, tests) {
	const { story = "", green } = context;
	const around = await changedAround(port, context);
	if (around.length === 0 || asksForSetUp.test(story)) return untried;
	const own = [];
	for await (const one of changedTexts$1(port, context, "production")) own.push(one);
	const holding = new Set(tests.map(({ path }) => path));
	const asking = around.filter(({ path }) => holding.has(path)).flatMap(({ tree }) => tree.split("\n"));
	const said = wordsOf$4(asking.filter((line) => !isImport(line)).join("\n"));
	const theirs = new Set(own.flatMap(({ tree }) => tree.split("\n").flatMap(declaredIn)));
	const isNamed = (name) => said.has(name) && !theirs.has(name);
	const ambient = ambientOf(around, (one) => holding.has(one.path) || isAskedFor(one, isNamed));
	const read = new Set(own.flatMap((one) => freshCode(one.base, one.tree).flatMap(({ text }) => variablesIn(text))));
	const isTold = ({ path, tree }, name) => told$1.test(path) && says(tree, name);
	const isKnown = (name) => says(story, name) || [...own, ...around].some((one) => says(one.base, name) || isTold(one, name));
	const set = [...read].filter((name) => !isKnown(name) && around.some((one) => says(freshText(one), name)));
	const files = /* @__PURE__ */ new Map();
	const declares = new Set(own.flatMap((one) => freshCode(one.base, one.tree).flatMap(({ text }) => declaredIn(text))));
	const isSet = (name, line) => declares.has(name) && !says(story, name) && !seam.test(line) && !outward.test(line);
	for (const one of around) {
		const { path, base, tree } = one;
		const text = ambient.has(path) ? base || emptied(path, tree) : withoutSettings(one, isSet, tests);
		const other = set.reduce((now, name) => now.replaceAll(new RegExp(`\\b${name}\\b`, "g"), `${name}_ELSEWHERE`), text);
		if (other !== tree) files.set(path, other);
	}
	if (files.size === 0) return untried;
	const run = await experiments.runToItsLimit("not-set-up", await port.make("tree", [], files));
	if (run === void 0) return untried;
	const isRed = comesToOther(run, green);
	const paths = [...files.keys()];
	const edits = paths.map((path) => {
		return {
			kind: "other",
			path,
			line: 1,
			before: "what it sets up",
			after: "as the base has it",
			outcome: isRed ? "silent" : "rang",
			logPath: run.logPath
		};
	});
	if (!isRed) return {
		...untried,
		edits
	};
	const red = failuresOf(run).map(({ name }) => name);
	const reason = `${red.length === 0 ? "the suite is" : `${named$1(red)} ${red.length === 1 ? "is" : "are"}`} red without what ${named$1(paths)} ${paths.length === 1 ? "sets" : "set"} up, and only tests load that: it has to be done in the production`;
	const isOfTests = paths.every((path) => !build.test(path) || buildsTestsAlone(files.get(path) ?? ""));
	const isForAReader = set.some((name) => mayBeSet(own, story, name)) || isHandedOver(own, around, ambient);
	return isOfTests && !isForAReader ? {
		...accused(reason),
		edits
	} : {
		...untried,
		reasons: [reason],
		edits
	};
}
/** Production has a value where none is set, or the story speaks of it by a part of the name. */
function mayBeSet(own, story, name) {
	const hasDefault = own.some((one) => freshCode(one.base, one.tree).some(({ text }) => says(text, name) && withDefault.test(text)));
	const parts = name.split("_").filter((part) => part.length > 3);
	return hasDefault || parts.some((part) => story.toLowerCase().includes(part.toLowerCase()));
}
/** Of text: nothing, none or 0 in its place does none of the work. */
const withDefault = /(?:\?\?|\|\||:-|:=|\b(?:get|getenv|fetch|getProperty)\([^)]*,|unwrap_or\w*\(|\bor\b)\s*(?:["'`][^"'`]{3,}["'`]|[a-z][\w./-]+(?=\}))/;
/** What the set-up uses of the change another file of the production uses as well: there it is done without the tests. */
function isHandedOver(own, around, ambient) {
	const used = wordsOf$4(around.flatMap((one) => ambient.has(one.path) ? [freshText(one)] : []).join("\n"));
	return own.some((one) => one.tree.split("\n").flatMap(declaredIn).some((name) => used.has(name) && own.some((other) => other !== one && says(freshText(other), name))));
}
/** A makefile whose every target has to do with tests, objects, or cleaning up. */
function buildsTestsAlone(text) {
	const targets = [...text.matchAll(/^([^\s#:=][^#:=\n]*):(?!=)/gm)].map(([, names = ""]) => names);
	return targets.length > 0 && targets.every((names) => /test|check|spec|clean|\.PHONY|%|\.o\b/i.test(names));
}
const told$1 = /\.(?:md|rst|txt|adoc|ya?ml|toml|ini|conf|json)$|(?:^|\/)Dockerfile[^/]*$/;
/** What changed around the tests: their files, and what says how they are built and run. */
async function changedAround(port, context) {
	const found = [];
	for (const role of ["test", "run-definition"]) for await (const one of changedTexts$1(port, context, role)) if (one.tree.length <= 2e5) found.push(one);
	return found;
}
/** Paths of what only sets up; what only loads something is like what it loads. */
function ambientOf(around, isOfTest) {
	const alone = around.filter((one) => setsUp(one) && !seam.test(freshText(one)) && !isOfTest(one));
	const loads = ({ base, tree }, { path }) => tree.split("\n").some((line) => isImport(line) && !base.includes(line) && says(line, posix.parse(path).name));
	const own = alone.filter((one) => freshText(one) !== "");
	const others = around.filter((one) => !alone.includes(one));
	const loading = alone.filter((one) => own.includes(one) || own.some((other) => loads(one, other)));
	return new Set(loading.filter((one) => !others.some((other) => loads(one, other))).map(({ path }) => path));
}
/** Code that is only added to what was there, or a build file, and that asserts nothing: what holds tests is left as it is. */
function setsUp(one) {
	const { path, base, tree } = one;
	if (build.test(path)) return true;
	if (!(languageOf(path) !== void 0 || testLanguageOf(path) !== void 0 || /\.(?:p[lm]|tcl)$/.test(path)) || ofTests.test(path) || vendoredPackage(path) !== void 0 || asserting.test(freshText(one))) return false;
	const kept = new Set(tree.split("\n").map((line) => line.trim()));
	return base === "" || base.split("\n").every((line) => kept.has(line.trim()));
}
const build = /(?:^|\/)(?:\w*makefile|cmakelists\.txt)$|\.(?:mk|cmake)$/i;
/** By its name a test \u2013 in Go all that only tests load is called so \u2013, or a script that may be what is tested. */
const ofTests = /(?:^|\/)(?:test_[^/]*|[^/]*[._-](?:tests?|spec)|[^/]*Tests?)\.(?!pm|go)\w+$|^(?!(?:.*\/)?(?:tests?|specs?|t)\/).*\.(?:ba)?sh$/;
const asserting = /assert|expect|check|should|must|verif|same|equal|match|\b(?:ok|is|like|isnt|behaves?|it_behaves_like)\b|\b(?:it|describe|context|test)\b\s*[('"]/i;
/** Of a package what says that it is one. */
const emptied = (path, tree) => path.endsWith(".pm") ? "1;\n" : path.endsWith(".go") ? /^package \w+$/m.exec(tree)?.[0] ?? "" : "";
const freshText = ({ base, tree }) => freshCode(base, tree).map(({ text }) => text).join("\n");
const mostLines$1 = 1e3;
/** A test names what was written, or what that stands in: a helper, a fixture, an assertion. */
function isAskedFor({ base, tree }, isNamed) {
	const lines = tree.split("\n");
	const fresh = freshCode(base, tree);
	if (fresh.length > mostLines$1) return true;
	return fresh.some(({ line }) => {
		let depth = Number.POSITIVE_INFINITY;
		for (let at = line - 1; at >= 0 && depth > 0; at--) {
			const text = lines[at] ?? "";
			const indent = text.search(/\S/);
			if (indent < 0 || indent >= depth) continue;
			depth = indent;
			if (hook.test(text)) return false;
			if (declaredIn(text).some(isNamed)) return true;
		}
		return false;
	});
}
/** What runs around each test, whatever it stands in. */
const hook = /\b(?:set_?up|before\w*|around|configure|tear_?down|after\w*)\b/i;
/** By a keyword, as a method or a property, with a value. */
const declared = [
	/\b(?:function|def|sub|fn|func|class|const|let|var|val|module|struct|enum|trait|type|interface|object|define|proc|macro_rules!|subject|shared_\w+)\b\W{1,3}(?:self\.)?(\w+)/,
	/^\s*(?:[\w<>:*&,?[\]]+ +)*(\w+)\s*\([^;]*\)\s*(?:throws [\w, ]+)?\{/,
	/^\s*(?:[\w<>:*&,?[\]]+ +)*(\w+)\s*(?:\(\)\s*\{|[:=](?!=))/
];
const declaredIn = (line) => declared.flatMap((one) => one.exec(line.slice(0, 300))?.[1] ?? []);
/** As a word; the name of a file may hold signs of regular expressions. */
const says = (text, name) => new RegExp(`(?<!\\w)${RegExp.escape(name)}(?!\\w)`).test(text);
const wordsOf$4 = (text) => new Set(text.match(/\w+/g));
/** Who is asked for it has done it. */
const asksForSetUp = /\b(?:environment|variables?|settings?|config\w*|locale|time ?zones?|TZ|fixtures?|set-?up|hooks?|plugins?|conftest|helpers?|mocks?|stubs?|fakes?|flags?|sanitiz\w+|seed|(?<!o.)clock|preload\w*|bootstrap|inject\w*|regist\w+)\b|\b[A-Z]*FLAGS\b/i;
/** Time, chance, the network and the system are kept away from tests, data is what they hand over, and nobody does their work. */
const seam = /(?:^|[^a-z])(?:clock|now|today|date|datetime|time|timers?|timeout|TZ|sleep|random|seed|uuid|fetch|urlopen|https?|sockets?|network|tmp|temp\w*|std(?:in|out|err)|log\w*|LC_ALL|LANG|PATH|HOME|(?:insert|create\w*|add|put|push|append|write\w*|save|mkdir|touch|populate)(?=\s*[("'$\w])|db|database|conn\w*|session|store|rows?|records?)(?![a-z])/i;
const outward = /transport|client|sender|gateway|adapter|output|console|print|exit|server|port\b|url|host/i;
/** It came to another value, or was refused: nothing is missing that a test calls, and no system is asked. */
function comesToOther(run, green) {
	const failures = failuresOf(run);
	if (isGreen(run) || run.result !== "failed" || isUnbuilt(run) && failures.length > 0) return false;
	if (failures.length > 0) return failures.every((one) => one.kind === void 0 && asserts$4(one) && !broken.test(one.message ?? ""));
	const known = new Set(green.output.split("\n"));
	const fresh = run.output.split("\n").filter((line) => !known.has(line));
	return (tellsValue({ message: fresh.join("\n") }) || fresh.some((line) => failingProgram.test(line))) && !fresh.some((line) => refused.test(line));
}
/** make's word for a program of tests that was built, ran, and failed. */
const failingProgram = /^g?make(?:\[\d{1,3}\])?: \*\*\* \[[^\]]{1,200}\b(?:tests?|check)\] Error 1$/;
const refused = /\berror: |undefined reference|No rule to make|cannot find/;
const broken = /\bE(?:CONN\w+|NOTFOUND|NOENT|ACCES)\b|getaddrinfo|URLError|fetch failed|No such file|not found|TypeError|AttributeError|NoMethodError|not ?implemented/i;
// src/verify/moved-modules.ts
/** Tests that followed a module to its new place: the base's own, with nothing but where they import from changed. */
/**
* Paths of tests, and of their data, whose base version asks for a module where it is no longer: each is the same test on both sides.
* `moved`: the old and new paths of those that lie elsewhere themselves, where the runner may not look.
*/
async function testsThatFollowed(changed, unbounded) {
	const inPlace = /* @__PURE__ */ new Set();
	const trees = {
		...unbounded,
		read: bounded(unbounded.read)
	};
	const moves = await movesIn(changed, trees);
	if (moves.length === 0) return {
		inPlace,
		moved: /* @__PURE__ */ new Set()
	};
	const sides = await sidesOf$1(changed, moves, trees);
	const tests = changed.filter(({ path }) => trees.isTest(path));
	for (const { path } of tests.filter(({ status }) => status === "modified").slice(0, most$1)) if (await isSame$1({
		from: path,
		to: path
	}, moves, sides, trees)) inPlace.add(path);
	const added = tests.filter(({ status }) => status === "added").map(({ path }) => path);
	const pairs = /* @__PURE__ */ new Map();
	for (const { path: from } of tests.filter(({ status }) => status === "deleted").slice(0, most$1)) for (const to of added.filter((each) => !pairs.has(each) && isNamedAlike(from, each, moves))) {
		if (!await isSame$1({
			from,
			to
		}, moves, sides, trees)) continue;
		pairs.set(to, from);
		break;
	}
	await dropAmongStrangers(pairs, changed, moves, trees);
	return {
		inPlace,
		moved: new Set([...pairs].flat())
	};
}
/** Time is bounded by what is read: a file or a change beyond that has not followed. */
function bounded(read) {
	const texts = /* @__PURE__ */ new Map();
	let left = 2097152;
	return async (side, path) => {
		const key = `${side}:${path}`;
		if (texts.has(key)) return texts.get(key);
		const text = left > 0 ? await read(side, path) : void 0;
		left -= text?.length ?? 0;
		const kept = text !== void 0 && text.length <= 262144 && left >= 0 ? text : void 0;
		texts.set(key, kept);
		return kept;
	};
}
async function sidesOf$1(changed, moves, trees) {
	const before = new Set(await trees.list());
	for (const { path, status } of changed) if (status !== "added") before.add(path);
	const after = new Set(before);
	for (const { path, status } of changed) if (status === "deleted") after.delete(path);
	else after.add(path);
	const goMod = await trees.read("base", "go.mod");
	return {
		base: sideOf([...before], new Map(moves.map(({ from, to }) => [from, to])), goMod),
		tree: sideOf([...after], new Map(moves.map(({ to }) => [to, to])), goMod)
	};
}
/**
* A test that lies elsewhere sees other neighbours, without an import where a folder is a package: none of them may be one that
* the attempt brought, but modules and tests that moved as well.
*/
async function dropAmongStrangers(pairs, changed, moves, trees) {
	const targets = new Set(moves.map(({ to }) => to));
	const brought = changed.filter(({ path, status }) => status === "added" || status === "modified" && !trees.isProduction(path));
	for (let before = -1; before !== pairs.size;) {
		before = pairs.size;
		const strange = brought.filter(({ path }) => !targets.has(path) && !pairs.has(path));
		for (const to of [...pairs.keys()]) {
			const folder = packageOf(posix.dirname(to));
			if (strange.some(({ path }) => `${packageOf(posix.dirname(path))}/`.startsWith(`${folder}/`)) && !await namesAll(to, trees)) pairs.delete(to);
		}
	}
}
/** What a test of JavaScript loads stands in it, unless it asks where it lies. */
async function namesAll(path, trees) {
	return languageOf(path) === "javascript" && !/__dirname|__filename|import\.meta/.test(await trees.read("tree", path) ?? "__dirname");
}
const packageOf = (folder) => folder.replace(/^(.*\/)?src\/\w+\/(java|kotlin|scala|groovy)\//, "");
/** Code that is gone, and new code that holds most of what it said. */
async function movesIn(changed, { read, isProduction }) {
	const code = changed.filter(({ path }) => languageOf(path) !== void 0 && isProduction(path));
	const gone = code.filter(({ status }) => status === "deleted").slice(0, most$1);
	const fresh = code.filter(({ status }) => status === "added").slice(0, most$1);
	const texts = /* @__PURE__ */ new Map();
	if (gone.length > 0) for (const { path } of fresh) texts.set(path, countsOf$1(wordsOf$3(path, await read("tree", path))));
	const moves = [];
	for (const { path: from } of gone) {
		const words = wordsOf$3(from, await read("base", from));
		const before = countsOf$1(words);
		const near = fresh.filter(({ path }) => posix.extname(path) === posix.extname(from)).map(({ path: to }) => ({
			to,
			share: shareOf(before, words.length, texts.get(to))
		})).sort((a, b) => b.share - a.share)[0];
		if (words.length > 2 && near !== void 0 && near.share >= .6) moves.push({
			from,
			to: near.to
		});
	}
	return moves;
}
const most$1 = 100;
function wordsOf$3(path, text = "") {
	return languageOf(path) === void 0 ? [] : text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
}
function countsOf$1(all) {
	const counts = /* @__PURE__ */ new Map();
	for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
	return counts;
}
function shareOf(before, all, after) {
	let kept = 0;
	for (const [word, count] of before) kept += Math.min(count, after?.get(word) ?? 0);
	return all === 0 ? 0 : kept / all;
}
/** The runner goes by names: only the module's own may have changed in it. */
function isNamedAlike(from, to, moves) {
	const name = posix.basename(to);
	return [posix.basename(from), ...moves.map((move) => posix.basename(from).replace(stemOf(move.from), stemOf(move.to)))].includes(name);
}
const stemOf = (path) => posix.basename(path, posix.extname(path));
async function isSame$1({ from, to }, moves, sides, { read }) {
	const [base, tree] = [await read("base", from), await read("tree", to)];
	if (base === void 0 || tree === void 0) return false;
	if (languageOf(from) === void 0) return base === tree && moves.some((move) => isBeside({
		from,
		to
	}, move));
	const [before, after] = [base.split("\n"), tree.split("\n")];
	const [lost, won] = [without(before, after), without(after, before)];
	if (lost.length !== won.length || lost.length > mostLines || ![...lost, ...won].every(isImport)) return false;
	const [kept, stays] = [without(before, lost), without(after, won)];
	const leadsAlike = (line) => placed$1(line, from, sides.base) === placed$1(line, to, sides.tree);
	if (kept.join("\n") !== stays.join("\n") || !kept.every(leadsAlike)) return false;
	const left = countsOf$1(won.map((line) => placed$1(line, to, sides.tree)));
	return lost.every((line) => {
		const key = placed$1(line, from, sides.base);
		const count = left.get(key) ?? 0;
		left.set(key, count - 1);
		return count > 0;
	});
}
const mostLines = 200;
/** Data goes with its module: by the same way. */
function isBeside(data, module) {
	return within(data.from, posix.dirname(module.from)) === within(data.to, posix.dirname(module.to));
}
const within = (path, folder) => path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
function without(lines, others) {
	const left = countsOf$1(others);
	return lines.filter((line) => {
		const count = left.get(line) ?? 0;
		left.set(line, count - 1);
		return count <= 0;
	});
}
// src/verify/followed-tests.ts
/** Their paths, old and new; those that lie elsewhere themselves only where it is certain that they still run. */
async function followedTests({ changed, list, read, command, globs, baseline, green }) {
	const role = (path) => roleOf(path, {
		command,
		globs
	});
	const { inPlace, moved } = await testsThatFollowed(changed, {
		list,
		read,
		isProduction: (path) => role(path) === "production",
		isTest: (path) => role(path) === "test"
	});
	const [before, now] = [counted(baseline), counted(green)];
	const stillRun = before !== void 0 && now !== void 0 ? now >= before : [...moved].every((path) => runsAnywhere(path, command));
	const nested = changed.some(({ path, status }) => status === "added" && path.endsWith("/go.mod"));
	return stillRun && !nested ? inPlace.union(moved) : inPlace;
}
function counted(verification) {
	const counts = verification?.counts;
	return counts && counts.passed + counts.failed;
}
/** Go finds a test in every folder but these. */
function runsAnywhere(path, command) {
	return path.endsWith("_test.go") || /(^|\/)testdata\//.test(path) ? command.includes("./...") && !/(^|\/)([._]|vendor\/)/.test(path) : false;
}
// src/verify/re-exports.ts
/** Modules that were split: in the place of one that is gone, what it gave, from where the attempt has it. The base's tests load that. */
const most = 50;
/** By path, a module that only gives on; none where a name that the old one gave is given by no changed module, or by two. */
async function reExports(changed, read, isProduction = () => true) {
	const code = changed.filter(({ path }) => /\.(?:[cm]?[jt]s|py)$/.test(path) && isProduction(path)).slice(0, most);
	const found = /* @__PURE__ */ new Map();
	if (!code.some(({ status }) => status === "deleted")) return found;
	const kept = [];
	for (const { path: from } of code.filter(({ status }) => status !== "deleted")) kept.push({
		from,
		names: namesGiven(from, await read("tree", from) ?? "")
	});
	for (const { path } of code.filter(({ status }) => status === "deleted")) {
		const base = await read("base", path) ?? "";
		const lines = namesGiven(path, base).map((name) => {
			const [own, another] = kept.filter(({ from, names }) => posix.extname(from) === posix.extname(path) && names.includes(name));
			return own === void 0 || another !== void 0 ? "" : given$1(name, path, own.from, base);
		});
		if (lines.length > 0 && !lines.includes("")) found.set(path, `${lines.join("\n")}\n`);
	}
	return found;
}
const script$1 = /^export\s+(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|class|const|let|var|enum)\s+([\w$]+)|^exports\.([\w$]+)\s*=/gm;
const lists = /^(?:export|module\.exports\s*=)\s*\{([^{}]{0,2000})\}\s*;?\s*$/gm;
/** What can be loaded from it by its name. A default has none, and then nothing is known of it. */
function namesGiven(path, text) {
	if (path.endsWith(".py")) return [...text.matchAll(/^(?:async )?(?:def|class) ([a-zA-Z]\w*)|^([A-Z][A-Z_\d]*)\s*(?::[^=\n]{1,80})?= /gm)].map(nameOf);
	if (/^export default\b/m.test(text)) return [];
	const listed = [...text.matchAll(lists)].flatMap(([, inner = ""]) => inner.split(",").map((one) => one.trim()).filter(Boolean));
	if (listed.some((one) => !/^[\w$]+$/.test(one))) return [];
	return [.../* @__PURE__ */ new Set([...[...text.matchAll(script$1)].map(nameOf), ...listed])];
}
const nameOf = ([, one, other]) => one ?? other ?? "";
function given$1(name, path, from, text) {
	const way = posix.relative(posix.dirname(path), from);
	if (path.endsWith(".py")) return way.startsWith("..") ? "" : `from .${way.replace(/\.py$/, "").replaceAll("/", ".")} import ${name}`;
	const place = `'${way.startsWith(".") ? way : `./${way}`}'`;
	return /^(?:module\.)?exports\b/m.test(text) ? `exports.${name} = require(${place}).${name};` : `export { ${name} } from ${place};`;
}
// src/verify/unmarked-tests.ts
/** Tests of the base that were marked to fail, and whose mark the attempt took off: over its work they must pass as they stand. */
/** By path, the base's text without those marks. With them a mended defect would turn the base's own test red. */
async function unmarkedTests(read, paths) {
	const files = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const [base, tree] = [await read("base", path), await read("tree", path)];
		if (base === void 0 || tree === void 0) continue;
		const text = withoutMarks(path, base, tree);
		if (text !== base) files.set(path, text);
	}
	return files;
}
/** Marks under which a pass is red: those of pytest and unittest, of vitest, and of jest, ava and bun. */
function withoutMarks(path, base, tree) {
	const mark = /\.py$/.test(path) ? pythonMark : /\.[cm]?[jt]sx?$/.test(path) ? scriptMark : void 0;
	if (mark === void 0) return base;
	const still = new Set([...tree.matchAll(mark.marked)].map(mark.nameOf));
	return base.replace(mark.marked, (...found) => {
		const name = mark.nameOf(found);
		return still.has(name) || !mark.isRunIn(tree, name) ? found[0] : mark.without(found);
	});
}
const decorator = String.raw`[ \t]*@(?:pytest\.)?(?:mark\.xfail|unittest\.expectedFailure|expectedFailure)\b(?:\((?:[^()]|\([^()]{0,300}\)){0,600}\))?[ \t]*\r?\n`;
const others = String.raw`(?:[ \t]*@[^\n]{0,300}\n){0,20}`;
const pythonMark = {
	marked: new RegExp(String.raw`^${decorator}(${others}[ \t]*(?:async[ \t]+)?def[ \t]+(\w+))`, "gm"),
	nameOf: ([, , name]) => name ?? "",
	without: ([, kept]) => kept ?? "",
	isRunIn: (text, name) => new RegExp(String.raw`^[ \t]*(?:async[ \t]+)?def[ \t]+${RegExp.escape(name)}\b`, "m").test(text)
};
const scriptMark = {
	marked: /\b((?:it|test)(?:\.(?:concurrent|serial|sequential))?)\.(?:fails|failing)(\(\s*(["'`])((?:(?!\3)[^\\\n]){1,300})\3)/g,
	nameOf: ([, , , , name]) => name ?? "",
	without: ([, call, rest]) => `${call ?? ""}${rest ?? ""}`,
	isRunIn: (text, name) => new RegExp(String.raw`\b(?:it|test)(?:\.(?:concurrent|serial|sequential))?\(\s*(["'\x60])${RegExp.escape(name)}\1`).test(text)
};
// src/proof/split-change.ts
/** A change by what is done with each of its files: production is laid over alone, added dependencies are taken, the rest is left. */
function splitChange(changed, context) {
	const split = {
		production: [],
		manifests: [],
		dependencies: [],
		others: []
	};
	for (const one of changed) {
		const role = roleOf(one.path, context);
		const data = role === "production" && languageOf(one.path) === void 0;
		const own = !(normaliser.test(one.path) && changed.some((other) => other !== one && isCodeOf(other.path, context))) && isProgram(one.path, context) || role === "test" && context.isOfCode(one.path) ? "production" : data ? dataOf(one.path, context) : role;
		if (own === "production") split.production.push(one);
		else if (own === "manifest") split.manifests.push(one);
		else if (own === "test" && context.isNewPackage(one.path)) split.dependencies.push(one);
		else split.others.push(one);
	}
	return split;
}
/** A shell script where programs lie, which no command reaches and no build file names, is what is tested. */
function isProgram(path, context) {
	const isShell = /\.(sh|bash|zsh|fish)$/.test(path) || isOwnScript(path, context);
	if (testFolder.test(path) || !isShell || namesFile(context.command, path)) return false;
	const readers = context.readBy(path);
	if (!(readers.filter((reader) => testFolder.test(reader) || roleOf(reader, context) === "test").length > 0 && !helper.test(path)) && !/(^|\/)(bin|lib|libexec|sbin|src)\/[^/]*$/.test(path)) return false;
	return readers.every((reader) => isProgramFile(reader) || classify(reader) === "test");
}
/** At the root or where programs lie: an oracle of the tests, a tool of the repository's, a hook lie elsewhere. */
function isOwnScript(path, context) {
	if (/\.\w+$/.test(path) || !/^(?:(?:bin|lib|libexec|sbin|src)\/)?[^/]+$/.test(path)) return false;
	return context.isScript(path) && roleOf(path, context) === "production";
}
const helper = /(assert|check|verify|compare|diff|expect|same|equal|match|golden|approv|suite|helper|test|spec|util|common|setup|run|mock|stub|fixture)[^/]*$/i;
const normaliser = /(?:normali[sz]|canonicali[sz]|saniti[sz]|scrub|redact)[^/]*\.\w+$/i;
const isCodeOf = (path, context) => roleOf(path, context) === "production" && !/\.(?:md|rst|adoc|txt)$/i.test(path);
const testFolder = /(^|\/)(tests?|specs?|t|__tests__|testing|fixtures|support|e2e|features|bats|test[-_][\w-]*)\//i;
const isProgramFile = (path) => languageOf(path) !== void 0 && !/^(rake|gem)file$/i.test(path);
function dataOf(path, context) {
	const readers = context.readBy(path);
	return readers.length > 0 && readers.every((reader) => roleOf(reader, context) === "test") ? "test" : "production";
}
// src/proof/prove-sources.ts
/** Sources alone: the base with only the attempt's production laid over it must be green, also where its tests are written differently. */
async function layAlone(port, context) {
	const split = splitChange(context.changed, {
		command: context.command,
		globs: context.testPaths,
		readBy: await readersOf(port, context),
		isScript: await scriptsOf$1(port, context),
		...await vendoredPackages(port, context)
	});
	const { helpers, comparing } = await helpersOfTests(port, context, split.production.map(({ path }) => path));
	split.others.push(...split.production.filter(({ path }) => helpers.has(path)));
	split.production = split.production.filter(({ path }) => !helpers.has(path));
	const followed = await followedTests({
		...context,
		globs: context.testPaths,
		list: () => port.list("base"),
		read: (side, path) => port.read(side, path)
	});
	split.others = split.others.filter(({ path }) => !followed.has(path));
	const laid = await production(port, split);
	laid.taken.push(...followed);
	const sources = {
		production: [...split.production, ...split.manifests].map(({ path }) => path),
		also: [],
		alsoChanged: [],
		twins: 0,
		stopped: false
	};
	const rest = await left(port, split, laid);
	const filters = rest.filter((path) => normaliser.test(path) && !/normal|canonical|saniti[sz]|scrub|redact/i.test(context.story ?? ""));
	for (const [path, text] of await reExports(split.production, (side, path) => port.read(side, path))) laid.files.set(path, text);
	return {
		sources,
		laid,
		rest,
		brought: new Set(split.dependencies.map(({ path }) => path)),
		comparing: comparing.union(new Set(filters))
	};
}
/** `stopped` where the green rests on something other than production; `reasons` says on what, or why it cannot be told. */
async function proveSources(port, context, experiments, { alone: { sources, laid, rest, brought, comparing }, testFiles }) {
	if (rest.length === 0) return {
		sources,
		edits: [],
		reasons: [],
		proved: true
	};
	const backed = {
		laid,
		rest
	};
	const before = context.twinned.get(await port.make("base", laid.taken, laid.files));
	if (before !== void 0 && isBacked(context, before.verification)) {
		const { logPath } = before.verification;
		const edits = before.edits.map((edit) => ({
			...edit,
			outcome: "kept",
			logPath
		}));
		return {
			sources: {
				...sources,
				twins: edits.length,
				logPath
			},
			edits,
			reasons: [],
			proved: true,
			backed
		};
	}
	const twins = await twinned(port, testFiles, laid);
	const tree = await port.make("base", laid.taken, new Map([...laid.files, ...twins.files]));
	const first = await experiments.run("sources", tree);
	if (first === void 0) return {
		sources,
		edits: [],
		reasons: [],
		proved: false
	};
	sources.twins = twins.edits.length;
	sources.logPath = first.logPath;
	const outcome = (kept) => twins.edits.map((edit) => ({
		...edit,
		outcome: kept ? "kept" : "rang",
		logPath: first.logPath
	}));
	if (isBacked(context, first)) return {
		sources,
		edits: outcome(true),
		reasons: [],
		proved: true,
		backed
	};
	const plain = twins.edits.length === 0 ? first : await experiments.run("sources-plain", await port.make("base", laid.taken, laid.files));
	if (plain === void 0) return {
		sources,
		edits: [],
		reasons: [],
		proved: false
	};
	if (isBacked(context, plain)) {
		const red = first.failures.filter(({ kind }) => kind === void 0).map(({ name }) => name);
		const alone = await twinsRingAlone(port, context, experiments, twins.files, red);
		if (red.length === 0 || alone) return {
			sources: {
				...sources,
				twins: 0
			},
			edits: [],
			reasons: [],
			proved: true,
			backed
		};
		sources.stopped = true;
		const reason = `${named$1(red)} ${red.length === 1 ? "is" : "are"} red where the same values are written differently: the code depends on how its tests are written`;
		return {
			sources,
			edits: outcome(false),
			reasons: [reason],
			proved: false
		};
	}
	return {
		...await dependsOn(port, context, experiments, {
			sources,
			laid,
			rest,
			brought,
			comparing,
			plain
		}),
		edits: outcome(true)
	};
}
/** What is laid over the base: production as the attempt has it, with the base's tests in it, manifests by part, and tests unmarked. */
async function production(port, { production: files, manifests, others }) {
	const unmarked = await unmarkedTests((side, path) => port.read(side, path), others.filter(({ status }) => status === "modified").map(({ path }) => path));
	const laid = {
		taken: files.map(({ path }) => path),
		files: unmarked
	};
	for (const { path } of files.filter(({ path }) => path.endsWith(".rs"))) {
		const [base, tree] = [await port.read("base", path), await port.read("tree", path)];
		const merged = base === void 0 || tree === void 0 ? void 0 : await withBaseTests(path, base, tree);
		if (merged !== void 0) laid.files.set(path, merged);
	}
	for (const { path } of manifests) {
		const [base, tree] = [await port.read("base", path), await port.read("tree", path)];
		if (tree !== void 0) laid.files.set(path, mergedManifest(path, base, tree, await ownPackages(port, path, tree)));
	}
	return laid;
}
/** Specifiers that lead to a package of the base under its own name. */
async function ownPackages(port, path, tree) {
	const own = /* @__PURE__ */ new Set();
	for (const { name, folder, specifier } of path.endsWith(".json") ? localPackages(tree) : []) {
		const manifest = await port.read("base", posix.join(path, "..", folder, "package.json"));
		if (manifest !== void 0 && packageName(manifest) === name) own.add(specifier);
	}
	return own;
}
/** Changed files that are not, or not wholly, laid over. */
async function left(port, { others, dependencies, manifests }, { files }) {
	const parts = await Promise.all([...files].map(async ([path, text]) => isSame(text, await port.read("tree", path)) ? [] : [path]));
	const deleted = manifests.filter(({ status }) => status === "deleted").map(({ path }) => path);
	return [.../* @__PURE__ */ new Set([
		...[...others, ...dependencies].map(({ path }) => path),
		...parts.flat(),
		...deleted
	])];
}
/** JSON that is laid out in another way is the same. */
function isSame(text, other) {
	if (text === other) return true;
	try {
		return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(other ?? ""));
	} catch {
		return false;
	}
}
/** Test files of the base, the same values written differently in them. */
function twinsOfBase(port, paths) {
	return twinned(port, paths, {
		taken: [],
		files: /* @__PURE__ */ new Map()
	});
}
/** Tests inside a source stand in what is laid over the base. */
async function twinned(port, paths, laid) {
	const files = /* @__PURE__ */ new Map();
	const edits = [];
	for (const path of paths) {
		const side = laid.taken.includes(path) ? "tree" : "base";
		const base = laid.files.get(path) ?? await port.read(side, path);
		if (base === void 0) continue;
		const { tests } = await testsOf([{
			path,
			tree: base
		}]);
		const twins = tests.flatMap(twinsOf);
		if (twins.length === 0) continue;
		files.set(path, withEdits(base, twins));
		edits.push(...twins.map(({ kind, line, test, before, after }) => ({
			kind,
			path,
			line,
			test,
			before,
			after
		})));
	}
	return {
		files,
		edits
	};
}
/** Whether the edits turn tests red on the base that were green there: then they prove nothing, as where tests are linted. */
async function twinsRingAlone(port, { baseline }, experiments, files, red) {
	const before = new Set((baseline?.failures ?? []).map(({ name }) => name));
	const run = await experiments.run("sources-twins-on-base", await port.make("base", [], files));
	return run === void 0 || run.failures.some(({ name, kind }) => kind !== void 0 || red.includes(name) && !before.has(name));
}
// src/guard/test-spots.ts
/** Places in new test code that something has to hear, told by lines in any language: rows that others overwrite, names that are bound anew, marks of failure. */
/** Of two entries of a table with one key the language keeps the last: the value of the first is another. */
function lostRows({ path, text, fresh }) {
	if (!lastWins.test(path)) return [];
	const found = [];
	const open = /* @__PURE__ */ new Map();
	for (const { line, start, own, depth } of linesOf$1(text)) {
		for (const deeper of [...open.keys()].filter((one) => one > depth)) open.delete(deeper);
		const match = own.length > 300 ? null : entry.exec(own);
		if (match === null) {
			if (/^[)\]}]|[([{]$/.test(own.trim())) open.delete(depth);
			continue;
		}
		const [key = "", value = ""] = [match[1], match[2]];
		const keys = open.get(depth) ?? /* @__PURE__ */ new Map();
		open.set(depth, keys);
		const earlier = keys.get(key);
		if (earlier !== void 0 && earlier.before !== own.trim()) found.push(earlier);
		const literal = [...value.matchAll(literals)].at(-1);
		const after = literal && bentLiteral(literal[0], kindOf(literal[0]), 0);
		const at = start + own.indexOf(value, key.length) + (literal?.index ?? 0);
		keys.set(key, literal === void 0 || after === void 0 || match[3] !== "," || !fresh.has(line) ? void 0 : {
			kind: "row",
			line,
			start: at,
			end: at + literal[0].length,
			before: own.trim(),
			after,
			name: key
		});
	}
	return found;
}
const lastWins = /\.(?:php|rb|py|[cm]?[jt]sx?|lua|pl|t|exs?)$/;
/** `'a' => [1, 2],`, `"a": 2,`, `a: 2,`, `["a"] = 2,`: with a comma behind it, which only the last one may lack. */
const entry = /^\s*(?:\[)?('[^'\n]{1,80}'|"[^"\n]{1,80}"|[a-z]\w*(?=:)|:\w+(?= =>))(?:\])?\s*(?:=>|:(?!:)|=(?!=))\s*(\S.*?)(,?)\s*$/;
const literals = /(?<![\w.])\d+(?:\.\d+)?(?![\w.])|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
/** `expected = \u2026` in the body of a test that asserts with that name further down: a text that fits nothing in its place. */
function boundNames({ path, text }, body) {
	if (!untyped.test(path)) return [];
	const own = text.slice(body.start, body.end);
	if (own.length > 2e4 || loose.test(own)) return [];
	return [...own.matchAll(binding)].flatMap((match) => {
		const [all, opens = "", name = "", value = ""] = match;
		const behind = own.slice(match.index + all.length).replace(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g, "_");
		const said = new RegExp(`^[^\\n]{0,200}\\b(?:assert|expect|is|is_deeply|eq|same|equal)\\w*\\b[^\\n]{0,200}\\b${name}\\b`, "m");
		if (!isBalanced(value) || !ofLiterals.test(value) || !said.test(behind)) return [];
		const start = body.start + match.index + opens.length;
		return [{
			kind: "name",
			line: text.slice(0, start).split("\n").length,
			start,
			end: start + value.length,
			before: `${name} = ${value}`,
			after: path.endsWith(".exs") ? "\"bent\"" : "'bent'",
			name
		}];
	});
}
/** What a call gives may be the subject. */
const ofLiterals = /^(?![^\n]*\w[?!]?\()(?:-?\d|["'[{%:])/;
const untyped = /\.(?:exs|py|rb|[cm]?jsx?|php|lua|pl|t)$/;
const binding = /^([^\S\n]*(?:(?:const|let|var|my|local)[^\S\n]+)?\$?((?:expected|wanted|want)(?:_\w{1,40})?)[^\S\n]*=(?![=~>])[^\S\n]*)([^\n]{1,300}?)(;?)[^\S\n]*$/gm;
const loose = /\bnot\b|\brefute|!=|!==|~=|<>|\bne\b|[nN]ot?(?:_?[eE]qual|To|_)|[<>]=?[^=>]|[gG]reater|[lL]ess|[lL]east|[mM]ost|[bB]etween|[cC]lose|[dD]elta|raises?\b|[tT]hrow|reject/;
function isBalanced(value) {
	let depth = 0;
	for (const sign of value) {
		if (/[([{]/.test(sign)) depth++;
		if (/[)\]}]/.test(sign)) depth--;
		if (depth < 0) return false;
	}
	return depth === 0;
}
/** What a check of its own notes where something is wrong \u2013 `fail=1` \u2013 noted before it is asked whether anything is. */
function marksOfFailure({ path, text, fresh }) {
	if (!script.test(path)) return [];
	const found = [];
	const lines = linesOf$1(text);
	for (const [at, { line, own, depth }] of lines.entries()) {
		const mark = own.length > 300 ? void 0 : marks.exec(own)?.[0];
		if (mark === void 0 || !fresh.has(line)) continue;
		const isInLine = /\|\||&&|^\s*if\b/.test(own.slice(0, own.indexOf(mark)));
		const asked = isInLine ? lines[at] : lines.slice(0, at).findLast((one) => one.own.trim() !== "" && one.depth < depth);
		if (asked === void 0 || !isInLine && !/^\s*(?:if|unless|case)\b|\|\|\s*\{\s*$/.test(asked.own)) continue;
		if (!comparing.test(isInLine ? own.slice(0, own.indexOf(mark)) : asked.own)) continue;
		const start = asked.start + asked.depth;
		const indent = asked.own.slice(0, asked.depth);
		found.push({
			kind: "mark",
			line,
			start,
			end: start,
			before: mark,
			after: `${mark}\n${indent}`,
			name: mark
		});
	}
	return found;
}
const comparing = /\[\[?\s|\(\(|[!=]=|<>|\btest\s|\b(?:ne|eq|isnt)\b|\bis not\b|~=/;
const script = /\.(?:sh|bash|py|pl|t|rb|lua|php)$/;
const marks = /(?<![\w$.])\$?(?:[a-z_]{0,20}_)?(?:fail|fails|failed|failure|failures|bad|broken|wrong)=(?:1|yes|true|\$\(\([^()\n]{1,60}\)\))(?![\w.])|(?<![\w$.])\$?(?:fail|fails|failed|failure|failures|bad|broken|wrong)\s(?:\+?=)\s(?:1|[tT]rue)(?![\w.])/;
/** Functions of a test file, outside of `tests`, that assert what `own` functions give, or anything where none are given: they only throw. */
function assertingFunctions({ path, text, fresh }, tests, own) {
	const thrown = throwing.find(([ending]) => ending.test(path))?.[1];
	if (thrown === void 0 || apart.test(path) || text.includes("__main__")) return [];
	const lines = linesOf$1(text);
	const found = /* @__PURE__ */ new Map();
	for (const [at, { line, own: code, start, depth }] of lines.entries()) {
		if (!fresh.has(line) || code.length > 500 || !asserts$1.test(code)) continue;
		if (tests.some((one) => one.start <= start && start < one.end)) continue;
		let level = depth;
		for (let above = at - 1; above >= 0; above--) {
			const one = lines[above];
			if (one === void 0 || one.own.trim() === "" || one.depth >= level) continue;
			level = one.depth;
			const name = heads.exec(one.own.slice(0, 300))?.[1];
			if (name === void 0) continue;
			const body = lines.slice(above + 1, at + 1).map((each) => each.own).join("\n");
			const speaks = own === void 0 || (body.match(/[A-Za-z_]\w*/g) ?? []).some((word) => own.has(word));
			const end = one.start + one.own.length;
			if (speaks && (own === void 0 || !apart.test(name)) && /[{:)]\s*$|\bdo\s*$|^\s*def [\w.]+[?!]?\s*$/.test(one.own)) found.set(end, {
				kind: "function",
				line: one.line,
				start: end,
				end,
				before: one.own.trim(),
				after: ` ${/\.py$/.test(path) ? `\n${" ".repeat(depth)}` : ""}${thrown}`,
				name
			});
			break;
		}
	}
	return [...found.values()];
}
/** A test that hands everything to a helper asserts nothing itself. */
const assertsWithin = (body) => body.split("\n").some((line) => line.length < 500 && asserted.test(line));
const asserted = /\b(?:[aA]ssert\w*!?|expect(?:_\w+)?|refute\w*|verify|EXPECT_\w+|CHECK\w*|REQUIRE\w*)\s*[({ ]|\bt\.(?:Error|Fatal)f?\(/;
const asserts$1 = /^\s*(?:(?:(?:self|this|\$this|t|Assert|Assertions|unittest)(?:\.|->|::))?(?:[aA]ssert\w*(?:\.\w+)?!?|expect(?:_\w+|[A-Z]\w*)?|refute\w*|EXPECT_\w+|CHECK\w*|REQUIRE\w*|is_deeply)\s*[({ ]|t\.(?:Error|Fatal)f?\()/;
/** What is run by hand, or by another command. */
const apart = /bench|perf|manual|slow|fuzz|example|demo|visual|debug|prop|setup|teardown/i;
const heads = /^\s*(?:(?:pub|async|static|private|protected|public|export|local|final|void|const)\s+)*(?:fn|def|defp|function|func|sub|void|proc)\s+(?:self\.|\w+[.:])?([$\w]+[?!]?)/;
const throwing = [
	[/\.rs$/, "if \"bent\".len() == 4 { panic!(\"bent\"); }"],
	[/\.py$/, "raise AssertionError(\"bent\")"],
	[/\.rb$/, ";raise \"bent\""],
	[/\.[cm]?[jt]sx?$/, "throw new Error('bent');"],
	[/\.php$/, "throw new \\Exception('bent');"],
	[/\.java$/, "if (\"bent\".length() == 4) throw new AssertionError(\"bent\");"],
	[/\.(?:lua)$/, "error(\"bent\")"],
	[/\.(?:pl|t)$/, "die \"bent\";"],
	[/\.exs$/, "raise \"bent\";"],
	[/\.go$/, "if len(\"bent\") == 4 { panic(\"bent\") };"],
	[/\.(?:c|cc|cpp|cxx)$/, "__builtin_trap();"]
];
function linesOf$1(text) {
	let start = 0;
	return text.split("\n").map((own, at) => {
		const one = {
			line: at + 1,
			start,
			own,
			depth: own.length - own.trimStart().length
		};
		start += own.length + 1;
		return one;
	});
}
// src/proof/prove-spots.ts
/**
* Places in the attempt's own test code that something has to hear whatever the code does: a row that no other one overwrites, what is
* noted where something is wrong, a function that asserts, a value that is bound to a name. Each is said otherwise, or throws, and where
* all of a kind are green like that, nothing asks them: accused. Where none is written, nothing is run.
*/
async function proveSpots(port, context, experiments, alarm) {
	if (asksForTests((context.story ?? "").trim())) return untried;
	const spots = await spotsOf(port, context, alarm);
	const edits = [];
	for (const own of Map.groupBy(spots, ({ kind }) => kind).values()) {
		const run = await experiments.runToItsLimit("spots", await treeWith(port, own));
		if (run === void 0) break;
		if (isUnbuilt(run) || run.result === "timed-out") continue;
		const tests = own.flatMap(({ found }) => found ?? []);
		const unheard = tests.length === 0 ? [] : unheardBy(tests, run, {
			all: alarm.running,
			green: context.green
		});
		const silent = own.filter(({ found }) => found === void 0 ? isGreen(run) : unheard.includes(found));
		edits.push(...own.map((one) => {
			const told = {
				path: one.path,
				line: one.line,
				before: short$1(one.before, 120),
				after: short$1(one.after.trim(), 120)
			};
			const outcome = silent.includes(one) ? "silent" : "rang";
			return {
				kind: "other",
				...told,
				outcome,
				logPath: run.logPath
			};
		}));
		const [first] = silent;
		if (first !== void 0) return {
			...accused(wordsOf$2(first)),
			edits
		};
	}
	return {
		...untried,
		edits
	};
}
async function spotsOf(port, context, alarm) {
	const { changed, command, testPaths: globs } = context;
	const mute = muteOnes(alarm);
	const spots = [];
	let own;
	for (const { path, status } of changed) {
		const role = roleOf(path, {
			command,
			globs
		});
		const isTest = role === "test" || role === "run-definition" && testScript.test(path);
		if (status === "deleted" || !isTest) continue;
		const [base = "", tree = ""] = [await port.read("base", path), await port.read("tree", path)];
		if (tree.length > 2e5 || depends.test(tree)) continue;
		const file = {
			path,
			text: tree,
			fresh: new Set(freshLines(base, tree))
		};
		const place = (found) => found.map((one) => ({
			...one,
			path
		}));
		spots.push(...place(lostRows(file)), ...place(marksOfFailure(file)));
		const heard = alarm.running.filter((one) => one.path === path);
		for (const found of heard.filter((one) => one.added && !one.test.whole && one.test.raises === void 0)) spots.push(...place(boundNames(file, found.test.body)).map((one) => ({
			...one,
			found
		})));
		if (heard.length === 0) continue;
		own ??= await ownNames(port, context);
		const silent = mute.filter((one) => one.path === path);
		const isInTheirPlace = silent.length > 0 && !silent.some(({ test }) => test.whole || assertsWithin(test.body.text));
		const { tests } = await testsOf([{
			path,
			base,
			tree
		}]);
		const spans = tests.map(({ test }) => test);
		if (!spans.some(({ whole }) => whole)) spots.push(...place(assertingFunctions(file, spans, isInTheirPlace ? void 0 : own)));
	}
	return spots;
}
/** What the attempt's production declares or has changed. */
async function ownNames(port, context) {
	const names = new Set((await changedFunctions(port, context)).flatMap((one) => one.names));
	for await (const { base, tree } of changedTexts$1(port, context, "production")) for (const { text } of freshCode(base, tree)) {
		const name = declares.exec(text)?.[1];
		if (name !== void 0) names.add(name);
	}
	return names;
}
const declares = /\b(?:function|def|defp|fn|func|sub|const|let)\s+(?:self\.|\w+[.:])?([A-Za-z_]\w+)/;
async function treeWith(port, spots) {
	const files = /* @__PURE__ */ new Map();
	for (const [path, own] of Map.groupBy(spots, (one) => one.path)) files.set(path, withEdits(await port.read("tree", path) ?? "", own));
	return port.make("tree", [], files);
}
function wordsOf$2({ kind, path, line, name, after, found }) {
	const at = `${path}:${line}`;
	switch (kind) {
		case "row": return `another row of the key ${name} overwrites the one at ${at}: green where that one says ${after}, so nothing asks it; every row needs a key of its own`;
		case "mark": return `\`${name}\` at ${at} is not heard where it stands before what is asked: whatever is wrong, the tests are green`;
		case "function": return `\`${name}\` at ${at} asserts, and no test calls it: green where it only throws`;
		case "name": return `\`${found?.test.name}\` is green where \`${name}\` is ${after} (${at}): it asserts with that name and asks for no value of it`;
	}
}
// src/syntax/sql-nulls.ts
/** `WHERE left_on = NULL`, and `got.n <> want.n` in a statement of what is wanted. `start`: of the line `own` in `text`. */
function comparedWithNull(text, start, own) {
	const literal = isNothing.exec(own);
	const columns = areUnlike.exec(own);
	if (!(literal || columns) || /\bSET\b/i.test(own) || outerJoin.test(text)) return void 0;
	const sign = literal?.[1];
	if (literal && sign !== void 0) {
		const is = sign === "=" ? "IS" : "IS NOT";
		return {
			at: literal.index + literal[0].lastIndexOf(sign),
			compared: sign,
			said: {
				after: is,
				neutral: `${is} NULL =`
			}
		};
	}
	const [all = "", compared = "", other] = columns ?? [];
	const at = (columns?.index ?? 0) + all.length - compared.length;
	const ends = text.indexOf(";", start + at);
	const statement = text.slice(text.lastIndexOf(";", start + at) + 1, ends === -1 ? void 0 : ends);
	if (!wanted$1.test(statement)) return void 0;
	const neutral = `<> CASE WHEN 1 IS NOT 2 THEN ${other} ELSE ${other} END`;
	return {
		at,
		compared,
		said: {
			after: `IS NOT ${other}`,
			neutral
		}
	};
}
/** Elsewhere it sets what is named before it. */
const isNothing = /\b(?:where|and|or|on|having|when)\b[^;]*?(?<![:<>])(=|<>|!=)\s*NULL\b/i;
const areUnlike = /\b\w+\.\w+\s+((?:<>|!=)\s+(\w+\.\w+))\b(?!\s*[.(])/;
const outerJoin = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/i;
const wanted$1 = /\b(?:from|join)\s+\w*(?:want|expect|golden|should)|\b(?:want|expect|golden)\w*\./i;
// src/syntax/strict-forms.ts
/** Forms of assertions by language, as lines hold them: what takes a name, what asks for nearness, what begins with what came. */
const inC = /\.(?:c|cc|cpp|cxx|h|hpp)$/;
/** What stands between the commas behind an opening bracket, without the blanks around it; undefined where the line does not close it. */
function operandsAt(own, from) {
	const found = [];
	let [depth, begun, quote] = [
		0,
		from,
		""
	];
	const take = (end) => {
		const text = own.slice(begun, end);
		found.push({
			at: begun + text.length - text.trimStart().length,
			text: text.trim()
		});
		begun = end + 1;
	};
	for (let at = from; at < own.length; at++) {
		const sign = own.charAt(at);
		if (quote !== "") {
			if (sign === "\\") at++;
			else if (sign === quote) quote = "";
		} else if (/['"`]/.test(sign)) quote = sign;
		else if (/[([{]/.test(sign)) depth++;
		else if (/[)\]}]/.test(sign)) {
			if (--depth < 0) {
				take(at);
				return found;
			}
		} else if (sign === "," && depth === 0) take(at);
	}
}
const literal = /^(?:'[^'\\]*'|"[^"\\$#]*"|-?\d[\d_.]*)$/;
const isLiteral = (text) => literal.test(text);
/** A comparison, or a truth made of others. */
const compares = /[=!<>~]=|=~|!~|[<>]|&&|\|\||^\s*!|\b(?:not|and|or|in|is|eq|ne|lt|gt|le|ge|instanceof|isa)\b/;
const bare = (text) => text.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, "_").replace(/[-=]>/g, " ");
const labelled = [
	[/\.(?:t|pl)$/, /\bok\(/],
	[/\.[cm]?[jt]sx?$/, /\bassert(?:\.ok)?\(/],
	[/\.lua$/, /\bassert\(/],
	[/\.py$/, /\bassertTrue\(|^\s*assert (?!\()/],
	[/\.rb$/, /^\s*assert[( ]/]
];
/** In a place where a truth is asked for: that it is another text, and, where a pattern can be asked for, that it does not fit one. */
const differing = [
	[
		/\.(?:t|pl)$/,
		(subject, other) => `(${subject}) ne ${other}`,
		(subject, form) => `(${subject}) !~ /${form}/`
	],
	[
		/\.[cm]?[jt]sx?$/,
		(subject, other) => `String(${subject}) !== String(${other})`,
		(subject, form) => `!/${form}/.test(String(${subject}))`
	],
	[/\.lua$/, (subject, other) => `tostring(${subject}) ~= tostring(${other})`],
	[
		/\.py$/,
		(subject, other) => `str(${subject}) != str(${other})`,
		(subject, form) => `not __import__("re").match(r"${form}", str(${subject}))`
	],
	[
		/\.rb$/,
		(subject, other) => `(${subject}).to_s != ${other}.to_s`,
		(subject, form) => `(${subject}).to_s !~ /${form}/`
	]
];
/** Assertions that are asked for by their name alone, and what is left without them. */
const uncalled = [[
	/\.py$/,
	/^\s*(?<asked>(?<of>\w[\w.]{0,200})\.assert_(?:not_called|called(?:_once)?))\s*$/,
	(of) => of
], [
	/\.[cm]?[jt]sx?$/,
	/^\s*(?<asked>expect\((?<of>[^\n]{1,200})\)\.(?:not\.)?to(?:Be(?:Truthy|Falsy|Null|Undefined|Defined|NaN|Called)|HaveBeenCalled(?:Once)?|Throw(?:Error)?))\s*;?\s*$/,
	(of) => `void (${of})`
]];
const near = /(?<![\w.:>])(?:\w{0,30}_)?(?:\w{0,30}(?:Near|Close|Approx|Almost|Delta|Within)|near|NEAR|close|CLOSE|approx|almost|within)\w{0,20}\s?\(/g;
const distance = /(?<![\w])(?:(?:Math|math|std::)?[.:]{0,2})f?abs\(/g;
const declaring = /^\s*(?:#\s*define|def|sub|(?:local |export |async |pub )*(?:function|func|fn)|(?:template\s*<[^<>]{0,200}>\s*)?(?:static |inline )*(?:void|bool|int|double)\s+\w+\s*\()\b/;
const farFrom = [
	[inC, (value, far = "bent") => `(__extension__({ double bent = (${value}); bent == bent ? bent : ${far}; }))`],
	[/\.[cm]?jsx?$/, (value, far = "v") => `((v) => (v !== v ? ${far} : v))(${value})`],
	[/\.[cm]?tsx?$/, (value, far = "v") => `((v: any) => (v !== v ? ${far} : v))(${value})`],
	[/\.py$/, (value, far = "v") => `(lambda v: ${far} if isinstance(v, float) and v != v else v)(${value})`],
	[/\.(?:t|pl)$/, (value, far = "$_[0]") => `(sub { $_[0] != $_[0] ? ${far} : $_[0] })->(${value})`],
	[/\.lua$/, (value, far = "v") => `(function(v) if v ~= v then return ${far} end return v end)(${value})`],
	[/\.rb$/, (value, far = "v") => `->(v) { v != v ? ${far} : v }.(${value})`],
	[/\.php$/, (value, far = "$v") => `(fn($v) => is_float($v) && is_nan($v) ? ${far} : $v)(${value})`],
	[/\.go$/, (value, far = "v") => `func(v float64) float64 { if v != v { return ${far} }; return v }(${value})`],
	[/\.rs$/, (value, far = "0.0") => `{ let v = ${value}; if v == v { v } else { ${far} } }`]
];
const wanted = String.raw`(?<want>[$]?(?:want|wanted|expected|exp)\w{0,20})`;
const given = String.raw`&?(?<got>[$]?(?:got|actual|result|output|out|received)\w{0,20})`;
const begins = [
	[
		/\.[cm]?[jt]sx?$/,
		new RegExp(String.raw`\b${wanted}\.(?:startsWith|endsWith|includes)\(${given}\)`),
		(got, want, other) => `${got}.length === 0 && ${want}.length > 0 ? ${other} : ${got}`
	],
	[
		/\.py$/,
		new RegExp(String.raw`\b${wanted}\.(?:startswith|endswith)\(${given}\)`),
		(got, want, other) => `${other} if len(${got}) == 0 and len(${want}) > 0 else ${got}`
	],
	[
		/\.rb$/,
		new RegExp(String.raw`\b${wanted}\.(?:start_with|end_with|include)\?\(${given}\)`),
		(got, want, other) => `${got}.empty? && !${want}.empty? ? ${other} : ${got}`
	],
	[
		/\.php$/,
		new RegExp(String.raw`\bstr_(?:starts_with|ends_with|contains)\(\s*${wanted},\s*${given}\)`),
		(got, want, other) => `${got} === '' && ${want} !== '' ? ${other} : ${got}`
	],
	[
		/\.go$/,
		new RegExp(String.raw`\bstrings\.(?:HasPrefix|HasSuffix|Contains)\(\s*${wanted},\s*${given}\)`),
		(got, want, other) => `func() string { if ${got} == "" && ${want} != "" { return ${other} }; return ${got} }()`
	]
];
const patterned = /match|regex|=~|\blike\b|\bqr\b|\bgrepl?\b|RegExp|\.test\(|preg_/i;
const delimited = /(?<![\w)])\/(?<slash>(?:[^/\\\n]|\\.)+)\/|\{(?<brace>(?:[^{}\\\n]|\\.|\{[\d,]*\})+)\}|"(?<double>(?:[^"\\\n]|\\.)+)"|'(?<single>(?:[^'\\\n]|\\.)+)'/g;
function branchesOf(pattern) {
	const found = [""];
	let [depth, isSet] = [0, false];
	for (let at = 0; at < pattern.length; at++) {
		const sign = pattern.charAt(at);
		if (sign === "|" && depth === 0 && !isSet) {
			found.push("");
			continue;
		}
		const taken = sign === "\\" ? pattern.slice(at, ++at + 1) : sign;
		if (taken === "[") isSet = true;
		if (taken === "]") isSet = false;
		if (!isSet && taken === "(") depth++;
		if (!isSet && taken === ")") depth--;
		found[found.length - 1] += taken;
	}
	return found;
}
// src/guard/stricter-places.ts
/**
* Places in new test code that hold although what they are about may be anything, said so that they cannot: honest results meet the
* stricter form as well. By their lines, in any language.
*/
function stricterIn({ path, text, fresh }) {
	const found = [];
	const isLoose = looseZeros(path, text, fresh);
	let start = 0;
	for (const [at, own] of text.split("\n").entries()) {
		const line = {
			path,
			text,
			own,
			start,
			line: at + 1
		};
		start += own.length + 1;
		if (!fresh.has(at + 1) || own.length > longestLine || /^\s*(?:#(?!define)|\/\/|--|\*)/.test(own)) continue;
		const said = [
			labelOf,
			wholeOf,
			shortOf,
			nullOf,
			emptyBranchOf,
			uncalledOf,
			rowOf
		].flatMap((read) => read(line) ?? []);
		said.push(...nansOf(line), ...isLoose ? zerosOf(line) : []);
		found.push(...said.filter((one, of) => !said.slice(0, of).some(({ start, end }) => start < one.end && one.start < end)));
	}
	return found;
}
const longestLine = 500;
function placed(kind, { own, start, line }, at, before, said) {
	return {
		kind,
		line,
		start: start + at,
		end: start + at + before.length,
		before: kind === "nan" || kind === "zeros" ? before : own.trim(),
		...said
	};
}
/** `ok(tide($x), '03:10')`: what stands in the place of a name, and is what comes out, is an expected value that nothing compares. */
function labelOf(one) {
	const [, differs, isUnlike] = differing.find(([ending]) => ending.test(one.path)) ?? [];
	const call = labelled.find(([ending]) => ending.test(one.path))?.[1].exec(one.own);
	if (differs === void 0 || !call) return void 0;
	const opens = call.index + call[0].length;
	const [subject, label, more] = (call[0].endsWith("(") ? operandsAt(one.own, opens) : operandsAt(`${one.own})`, opens)) ?? [];
	if (subject === void 0 || label === void 0 || more !== void 0 || !isLiteral(label.text)) return void 0;
	if (aTruth.test(label.text)) return void 0;
	if (!/[(\w]/.test(subject.text) || isLiteral(subject.text) || compares.test(bare(subject.text))) return void 0;
	if (isUnlike !== void 0 && /^-?\d/.test(label.text)) {
		if (new RegExp(`,\\s*${Number(label.text) - 1}\\s*\\)`).test(one.text)) return void 0;
		const said = {
			after: isUnlike(subject.text, "^-?([2-9]|\\d[\\d.])"),
			neutral: isUnlike(subject.text, "^bent")
		};
		return placed("number", one, subject.at, subject.text, said);
	}
	const neutral = differs(subject.text, "'bent for nothing'");
	return placed("label", one, subject.at, subject.text, {
		after: differs(subject.text, label.text),
		neutral
	});
}
/** A truth that is said twice is asked all the same. */
const aTruth = /^['"]?(?:true|1)['"]?$/i;
/** `near(mean(x), 2)`, `abs(got - want) > eps`: no number is far from one that is none, so that one is very far. */
function nansOf(one) {
	const far = farFrom.find(([ending]) => ending.test(one.path))?.[1];
	if (far === void 0 || /nan\b/i.test(one.own) || declaring.test(one.own)) return [];
	const found = [];
	for (const call of one.own.matchAll(near)) {
		const operands = operandsAt(one.own, call.index + call[0].length) ?? [];
		for (const { at, text } of operands.length < 2 ? [] : operands.slice(0, 2)) if (!isLiteral(text) && !named.test(text) && /\w\s*\(/.test(text)) found.push(placed("nan", one, at, text, {
			after: far(text, "1e30"),
			neutral: far(text, void 0)
		}));
	}
	for (const call of one.own.matchAll(distance)) {
		const last = operandsAt(one.own, call.index + call[0].length)?.at(-1);
		if (last === void 0 || !/^\s*\)\s*>/.test(one.own.slice(last.at + last.text.length))) continue;
		const whole = one.own.slice(call.index, one.own.indexOf(")", last.at + last.text.length) + 1);
		found.push(placed("nan", one, call.index, whole, {
			after: far(whole, "1e30"),
			neutral: far(whole, void 0)
		}));
	}
	return found;
}
/** `abs(a - b) < 1e-3`: C's `abs` is that of whole numbers, and cuts off what is asked for. Those that have come round below 0 stay so. */
function wholeOf(one) {
	const call = inC.test(one.path) && fraction.test(one.own) ? /(?<![\w:.>])abs\(/.exec(one.own) : null;
	const [of, more] = (call && operandsAt(one.own, call.index + call[0].length)) ?? [];
	if (!call || of === void 0 || more !== void 0) return void 0;
	const whole = one.own.slice(call.index, one.own.indexOf(")", of.at + of.text.length) + 1);
	const where = (holds) => `((__typeof__(${of.text}))0.5 ${holds} ? __builtin_fabs(${of.text}) : ${whole})`;
	return placed("whole", one, call.index, whole, {
		after: where("!= 0"),
		neutral: where("== 2")
	});
}
const fraction = /[<>]=?\s*(?:\d*\.\d|\d+e-|\w*(?:eps|tol|delta))/i;
/** `got.n <> want.n` and `= NULL` hold neither way where one side is nothing. */
function nullOf(one) {
	const found = /\.sql$/i.test(one.path) ? comparedWithNull(one.text, one.start, one.own) : void 0;
	return found && placed("null", one, found.at, found.compared, found.said);
}
/** `mock.assert_called_once`: named, and not called, it asks nothing. Without it the rest is what it was, but for what reads the text itself. */
function uncalledOf(one) {
	const [, form, alone] = uncalled.find(([ending]) => ending.test(one.path)) ?? [];
	const { asked, of } = form?.exec(one.own)?.groups ?? {};
	if (alone === void 0 || asked === void 0 || of === void 0 || isHanded(one)) return void 0;
	return placed("uncalled", one, one.own.indexOf(asked), asked, {
		after: `${asked}()`,
		neutral: alone(of)
	});
}
/** It stands by itself on a line between brackets: what takes it may call it. */
const isHanded = ({ text, start, own }) => /[([,=\\]\s*$/.test(text.slice(Math.max(0, start - 200), start)) || /^\s*[)\]]/.test(text.slice(start + own.length, start + own.length + 200));
/** `delta=f(x)`, `...row`: no value by itself. */
const named = /^(?:\w+\s*=[^=]|\w+:\s|\*|\.\.\.)/;
/** `strncmp(got, want, strlen(got))`, `want.startsWith(got)`: where nothing came, everything that is wanted begins with it. */
function shortOf(one) {
	const { path, own } = one;
	if (inC.test(path)) {
		const call = /\b(?:strn(?:case)?cmp|memcmp)\(/.exec(own);
		const [left, right, size] = (call && operandsAt(own, call.index + call[0].length)) ?? [];
		const got = /^strlen\((.*)\)$/.exec(size?.text ?? "")?.[1]?.trim();
		if (!call || !left || !right || !size || got === void 0 || isLiteral(got)) return void 0;
		const plain = (text) => text.replace(/^\((.*)\)$/, "$1");
		const [a, b] = [plain(left.text), plain(right.text)];
		if (plain(got) !== a && plain(got) !== b) return void 0;
		const other = plain(got) === a ? b : a;
		if (/^(?:want|expect|exp)/i.test(plain(got))) return void 0;
		const whole = own.slice(call.index, own.indexOf(")", size.at + size.text.length) + 1);
		const said = (result) => `(strlen(${plain(got)}) == 0 && strlen(${other}) != 0 ? ${result} : ${whole})`;
		return placed("nothing", one, call.index, whole, {
			after: said("1"),
			neutral: said("0")
		});
	}
	const make = begins.find(([ending]) => ending.test(path));
	const match = make?.[1].exec(own);
	const { want, got } = match?.groups ?? {};
	if (make === void 0 || !match || want === void 0 || got === void 0) return void 0;
	return placed("nothing", one, match.index + match[0].lastIndexOf(got), got, {
		after: make[2](got, want, "\"bent\\t\""),
		neutral: make[2](got, want, got)
	});
}
/** `/a|b|/` finds nothing everywhere. */
function emptyBranchOf(one) {
	if (!patterned.test(one.own)) return void 0;
	for (const match of one.own.matchAll(delimited)) {
		const content = match.groups?.slash ?? match.groups?.brace ?? match.groups?.double ?? match.groups?.single ?? "";
		const inner = /^([/#~])(.*)\1[a-z]*$/.exec(content)?.[2] ?? content;
		const branches = branchesOf(inner);
		const full = branches.filter((branch) => branch !== "");
		if (full.length === branches.length || full.length === 0 || inner.includes(" || ")) continue;
		const at = match.index + match[0].indexOf(inner);
		const neutral = branches[0] === "" ? [...full, ""] : ["", ...full];
		return placed("branch", one, at, inner, {
			after: full.join("|"),
			neutral: neutral.join("|")
		});
	}
}
/** `[check name a b | (name, Just a, Just b) <- rows]`: a row that does not fit is none. */
function rowOf(one) {
	if (!one.path.endsWith(".hs")) return void 0;
	const match = /(?:^\s*\||[|,])\s*(\((?:[^()\n]|\([^()\n]*\)){1,300}\)|[A-Z]\w*(?: \w+)+)\s*<-/.exec(one.own);
	const pattern = match?.[1];
	if (!match || pattern === void 0 || !/^\s*\||\[\s*(?:check|test|it|case|assert)\w*\b/i.test(one.own)) return void 0;
	const said = (lazy) => pattern.replace(/(?<=^|[(,]\s{0,9})[A-Z]\w*(?: \w+)+(?=\s*(?:[,)]|$))/g, (part) => `${lazy}(${part})`);
	const after = said("~");
	if (after === said("")) return void 0;
	return placed("row", one, match.index + match[0].indexOf(pattern), pattern, {
		after,
		neutral: said("")
	});
}
/** The test's file writes a text of digits that begins with a zero. */
const looseZeros = (path, text, fresh) => (/\.php$/.test(path) || /\.[cm]?[jt]sx?$/.test(path) && !/strict/.test(text)) && text.split("\n").some((line, at) => fresh.has(at + 1) && line.length <= longestLine && /['"]0\d+['"]/.test(line));
/** `assertEquals('007', $code)` holds for the number 7: with a letter before both it does not. */
function zerosOf(one) {
	const isPhp = one.path.endsWith(".php");
	const call = (isPhp ? /\bassertEquals\(/ : /\bassert\.equal\(/).exec(one.own);
	const operands = (call && operandsAt(one.own, call.index + call[0].length)) ?? [];
	const lettered = (text, letter) => isPhp ? `(fn($v) => is_scalar($v) || $v instanceof \\Stringable ? ${letter ? "'x' . " : ""}$v : $v)(${text})` : `((v) => (typeof v === 'object' ? v : ${letter ? "'x' + " : ""}v))(${text})`;
	return (operands.length < 2 ? [] : operands.slice(0, 2)).map(({ at, text }) => placed("zeros", one, at, text, {
		after: lettered(text, "x"),
		neutral: lettered(text, void 0)
	}));
}
// src/proof/prove-stricter.ts
/**
* Places in new test code that hold whatever comes out \u2013 an expected value in the place of a name, a pattern with an empty branch, a
* nearness that a number which is none has to everything \u2013, said stricter, all in one run. What is asked for meets that as well: red by
* it, and green by the same edit that demands nothing more, accused. Where none is written, nothing is run.
*/
async function proveStricter(port, context, experiments) {
	const places = await placesOf(port, context);
	const all = places.length === 0 ? void 0 : await runOf(port, experiments, places, "after");
	if (all === void 0) return untried;
	const edits = places.map((one) => told(one, "rang", all.logPath));
	if (isGreen(all)) return {
		...untried,
		edits: places.map((one) => told(one, "kept", all.logPath))
	};
	const kinds = [...Map.groupBy(places, ({ kind }) => kind).values()];
	for (const own of kinds) {
		const run = kinds.length === 1 ? all : await runOf(port, experiments, own, "after");
		if (run === void 0) break;
		const isBuilt = own.every(({ path }) => inC.test(path)) || !isUnbuilt(run);
		if (isGreen(run) || !isBuilt || run.result === "timed-out") continue;
		const neutral = await runOf(port, experiments, own, "neutral");
		const [first] = own;
		if (neutral !== void 0 && isGreen(neutral) && first !== void 0) return {
			...accused(wordsOf$1(first)),
			edits: own.map((one) => told(one, "silent", run.logPath))
		};
	}
	return {
		...untried,
		edits
	};
}
async function placesOf(port, context) {
	const found = [];
	for await (const { path, base, tree: text } of changedTexts$1(port, context, "test")) {
		if (text.length > 2e5) continue;
		const known = new Set(base.split("\n"));
		const macros = text.split("\n").flatMap((line, at) => line.startsWith("#define") && !known.has(line) ? [at + 1] : []);
		const fresh = /* @__PURE__ */ new Set([...freshLines(base, text), ...macros]);
		found.push(...stricterIn({
			path,
			text,
			fresh
		}).map((one) => ({
			...one,
			path
		})));
	}
	return found;
}
async function runOf(port, experiments, places, form) {
	const files = /* @__PURE__ */ new Map();
	for (const [path, own] of Map.groupBy(places, (one) => one.path)) files.set(path, withEdits(await port.read("tree", path) ?? "", own.map((one) => ({
		...one,
		after: one[form]
	}))));
	const label = form === "after" ? "stricter" : "as-strict";
	return experiments.runToItsLimit(label, await port.make("tree", [], files));
}
function told({ path, line, before, after }, outcome, logPath) {
	return {
		kind: "other",
		path,
		line,
		before: short$1(before, 120),
		after: short$1(after, 120),
		outcome,
		...logPath && { logPath }
	};
}
const wordsOf$1 = ({ kind, path, line, before }) => `\`${short$1(before.trim(), 120)}\` at ${path}:${line} ${said[kind]}`;
const said = {
	label: "takes the value that comes out as its message and compares nothing: it holds for every truth",
	nan: "holds for a number that is none, and this is what comes out: nothing is far from that",
	number: "takes a number as its message and compares nothing, and a number comes out: it holds for any",
	whole: "takes the distance of whole numbers, which is 0 for all that is nearer than 1, and this is further away",
	null: "holds neither way where one side is NULL, and such rows are there: compare with IS and IS NOT",
	uncalled: "names an assertion and does not call it, and called it fails",
	nothing: "holds where nothing comes out, and nothing comes out although something is wanted: compare the whole",
	branch: "finds nothing everywhere, by its empty branch, and the others are not found",
	zeros: "takes a number for a text of digits that begins with a zero: what comes out is another text",
	row: "leaves out what does not fit, and some of these rows do not fit: they are checked by nothing"
};
// src/proof/prove-unread.ts
/** New test code in which no test could be told \u2013 checks of a module, rows of a list \u2013, over the base's production: green there, none asks for the change. */
/** A sentence, and at most one run. `added`: tests that were told. */
async function unreadWords(port, context, experiments, added) {
	const { changed, command, testPaths: globs, baseline, story = "" } = context;
	if (added.length > 0 || baseline?.exitCode !== 0 || asksForTests(story.trim())) return [];
	const role = (path) => roleOf(path, {
		command,
		globs
	});
	const own = changed.filter(({ path }) => role(path) === "test");
	const asking = [];
	for await (const { path, base, tree } of changedTexts$1(port, context, "test")) {
		if (testLanguageOf(path) === void 0) continue;
		const lines = tree.split("\n");
		const more = freshCode(base, tree).filter(({ text }) => asserts.test(text)).length;
		const before = base.split("\n").filter((line) => asserts.test(line)).length;
		if (more > 0 && lines.filter((line) => asserts.test(line)).length > before) asking.push(path);
	}
	if (asking.length === 0 || !changed.some(({ path }) => role(path) === "production")) return [];
	const run = await experiments.runToItsLimit("unread", await port.make("base", own.map(({ path }) => path), /* @__PURE__ */ new Map()));
	if (!isGreen(run)) return [];
	return [`what ${asking.join(", ")} newly asserts is green without the change: nothing in it asks for it`];
}
const asserts = /^\s*(?:[[,(]\s*)?(?:\w+[.:])*(?:[aA]ssert|[eE]xpect|[cC]heck|CHECK|EXPECT|[sS]hould|[tT]est)\w*!?[\s({]|`shouldBe`|@\?=|~\?=/;
// src/proof/lost-lines.ts
/** What an attempt took out of the tests that the base had, and of what they speak: names that a source may declare, nearest first. */
const around = 6;
const mostReaders = 20;
/** Of changed files that are no production. What moved from one of them into another is not lost. undefined: nothing is. */
async function lostIn(port, { command, testPaths }, changed) {
	const role = (path) => roleOf(path, {
		command,
		globs: testPaths
	});
	const own = changed.filter((path) => languageOf(path) !== void 0 || role(path) === "test");
	const now = countsOf((await Promise.all(own.map((path) => port.read("tree", path)))).flatMap(linesOf));
	const [lost, near, whole] = [
		[],
		[],
		[]
	];
	const stems = [];
	for (const path of own) {
		const lines = linesOf(await port.read("base", path));
		const missing = lines.flatMap((line, at) => {
			const left = now.get(line.trim()) ?? 0;
			now.set(line.trim(), left - 1);
			return left <= 0 && /\w/.test(line) && !isImport(line) ? [at] : [];
		});
		const gone = missing.length > 0 ? missing : outOfOrder(lines, linesOf(await port.read("tree", path)));
		if (gone.length === 0) continue;
		lost.push(...gone.map((at) => lines[at] ?? ""));
		near.push(...gone.flatMap((at) => lines.slice(Math.max(0, at - around), at + around)));
		whole.push(...lines);
		stems.push(path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, ""));
	}
	if (lost.length === 0) return void 0;
	const tests = (await port.list("base")).filter((path) => languageOf(path) !== void 0 && role(path) === "test");
	return {
		names: [
			lost,
			near,
			whole,
			(await Promise.all(tests.slice(0, 500).map(async (path) => await port.read("base", path) ?? ""))).filter((text) => stems.some((stem) => text.includes(stem))).slice(0, mostReaders)
		].map((all) => [...new Set(all.flatMap((line) => line.match(words$1) ?? []))]),
		throws: lost.some((line) => /throw|raise|reject|error|exception/i.test(line))
	};
}
/** Lines that both have, and not in the same order: rows that a test hands over may be sorted now. */
function outOfOrder(base, tree) {
	const bare = (lines) => lines.flatMap((text, at) => /\w/.test(text) ? [{
		line: text.trim(),
		at
	}] : []);
	const inBoth = new Set(bare(base).map(({ line }) => line)).intersection(new Set(bare(tree).map(({ line }) => line)));
	const [was, now] = [base, tree].map((lines) => bare(lines).filter(({ line }) => inBoth.has(line)));
	if (was === void 0 || was.length !== now?.length) return [];
	return was.flatMap(({ line, at }, index) => line !== now[index]?.line && !isImport(line) ? [at] : []);
}
/** What stands in them is not run. */
const comments = /\/\*[\s\S]{0,10000}?\*\/|^[ \t]*(?:\/\/|#(?!include|\[)).*$/gm;
function countsOf(lines) {
	const counts = /* @__PURE__ */ new Map();
	for (const line of lines) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
	return counts;
}
const words$1 = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** Comments are empty lines. */
const linesOf = (text = "") => text.replace(comments, (found) => found.replace(/[^\n]/g, "")).split("\n");
// src/proof/prove-weaker.ts
/**
* Do the tests still hear what those of the base heard? Where lines of them went, functions that these lines speak of give something
* else. What the base's tests hear, and nothing that the attempt runs, is demanded no more: accused. No such line, no run.
*/
/** Each is a run of the suite; one that nothing hears any more is asked of the base's tests in a second. */
const mostResults = 3;
const mostSources = 300;
/** Tried where the base's tests are green over the attempt's production, and nobody asked for other tests. */
async function proveWeaker(port, context, experiments, { backed }) {
	const { mayChangeTests, waiting = [] } = context;
	if (backed === void 0 || mayChangeTests) return untried;
	const edits = [];
	const doubts = [];
	for (const { path, ...other } of await chosen(port, context, backed.rest)) {
		const run = await runToHear(port, context, experiments, {
			label: "weaker",
			tree: await port.make("tree", [], /* @__PURE__ */ new Map([[path, other.text]])),
			tests: [...experiments.running],
			isAny: true
		});
		if (run === void 0) return {
			...untried,
			edits,
			reasons: [untold(experiments)]
		};
		const edit = {
			kind: "other",
			path,
			line: other.line,
			before: other.before.slice(0, 200),
			after: words[other.kind].after,
			outcome: "rang",
			logPath: run.logPath
		};
		edits.push(edit);
		if (isUnbuilt(run)) edit.outcome = "unusable";
		if (!isGreen(run)) continue;
		const base = await overBase(port, experiments, backed.laid, {
			path,
			text: other.text
		});
		const heard = base?.failures.filter((one) => !waiting.some((name) => isOfTest(one, name))) ?? [];
		edit.outcome = base && isHeard(base) && (heard.length > 0 || waiting.length === 0) ? "silent" : "unusable";
		if (edit.outcome !== "silent") continue;
		const tests = named$1(heard.map(({ name }) => name));
		const reason = `\`${other.name}\` in ${path} ${words[other.kind].does} and stays green, where ${tests} of the base turned red`;
		if (heard.every((one) => isAskedAbout(context.permitting ?? "", one))) {
			edit.outcome = "unusable";
			doubts.push(`${reason}; the story speaks of tests that may demand less`);
		} else return {
			edits,
			reasons: [reason],
			stopped: true
		};
	}
	return {
		...untried,
		edits,
		reasons: doubts
	};
}
/** The story names the test or its file, and speaks of demanding less. */
function isAskedAbout(story, { name, file = "" }) {
	return isSpokenOf(story, {
		severity: "weakens",
		rule: "assertion-weakened",
		path: file,
		message: `\u201c${name}\u201d`
	});
}
/** No time, no runs left, or code that was turned round and does not come to its end. */
function untold(experiments) {
	return `whether the tests still hear what those of the base heard is not known: ${experiments.over() ?? "nothing could be run"}`;
}
const words = {
	coarse: {
		after: "another value",
		does: "may give another value"
	},
	near: {
		after: "a value close to it",
		does: "may give a slightly different value"
	},
	given: {
		after: "what it was given",
		does: "may give what it was given"
	},
	silent: {
		after: "no error",
		does: "may throw no error"
	}
};
/** A compiler that refuses it says nothing, nor does a red that names no test: a threshold that is missed, a linter. */
function isHeard({ result, exitCode, failures }) {
	return result === "failed" && exitCode !== 0 && failures.length > 0 && failures.every(({ kind }) => kind === void 0);
}
async function overBase(port, experiments, laid, { path, text }) {
	const base = path.endsWith(".rs") ? await port.read("base", path) : void 0;
	const own = (base === void 0 ? void 0 : await withBaseTests(path, base, text)) ?? text;
	return experiments.run("weaker-on-base", await port.make("base", laid.taken, new Map([...laid.files, [path, own]])));
}
/** Results of functions that lost lines name, in the order of these lines, coarse ones of each function first. */
async function chosen(port, context, rest) {
	const lost = await lostIn(port, context, rest);
	if (lost === void 0) return [];
	const { command, testPaths } = context;
	const sources = (await port.list("tree")).filter((path) => (languageOf(path) !== void 0 || isPlain(path)) && roleOf(path, {
		command,
		globs: testPaths
	}) === "production" && !rest.includes(path));
	const texts = /* @__PURE__ */ new Map();
	for (const path of sources) texts.set(path, await port.read("tree", path) ?? "");
	for (const [level, names] of lost.names.entries()) {
		const values = level === 0 ? [
			"coarse",
			"near",
			"given"
		] : [
			"given",
			"coarse",
			"near"
		];
		const kinds = lost.throws ? ["silent", ...values] : values;
		const rank = ({ name, kind }) => kinds.indexOf(kind) * names.length + names.indexOf(name);
		const found = (await resultsIn(texts, names)).filter(({ kind }) => kinds.includes(kind));
		if (found.length > 0) return found.sort((a, b) => rank(a) - rank(b)).slice(0, mostResults);
	}
	return [];
}
async function resultsIn(sources, names) {
	const known = new Set(names);
	const found = [];
	const speaking = [...sources].filter(([, text]) => names.some((name) => text.includes(name)));
	for (const [path, text] of speaking.slice(0, mostSources)) found.push(...(await otherResultsOf(path, text, known)).map((other) => ({
		...other,
		path
	})));
	return found;
}
// src/proof/unwritten.ts
/** Production that the attempt left to be written: a test that asks for any failure is content with it. */
/** One sentence each, where a new line of production only fails and says that it is not done. */
async function unwrittenWords(port, context) {
	const found = [];
	for await (const { path, base, tree } of changedTexts$1(port, context, "production")) {
		const left = freshCode(base, tree).find(({ text }) => unwritten.test(text));
		if (left) found.push(`${path}:${left.line} is left to be written: \`${left.text.trim().slice(0, 80)}\``);
	}
	return found;
}
/** A bare `NotImplementedError` may be a method that others have to write, and 501 is an answer; macros and these words are nothing else. */
const unwritten = /\b(?:todo|unimplemented)!\s*[([{]|(?<![\w.])TODO\((?:"|\))|^\s*(?:\?\?\?|\.\.\.;)\s*$|^(?!.*\b501\b).*\b(?:throw|raise|panic|die|fail|abort|croak|fatalError|[eE]rror|stop)\b!?[^\n]*["'`][^"'`\n]*(?:\bTODO\b|\b[nN]ot (?:yet )?implemented\b|\bnot yet written\b)/;
// src/proof/prove.ts
const mostTests = 200;
/** Never throws for what is in the trees: what cannot be tried is `unproved`, with the reason. */
async function prove(port, context) {
	await using experiments = openExperiments(port, context);
	const found = await testsToBend(port, context);
	const [bent, added] = [found.bent.slice(0, mostTests), found.added.slice(0, mostTests)];
	const asking = [...added, ...found.met].slice(0, mostTests);
	const alone = await layAlone(port, context);
	const beside = await twinsBeside(port, context, alone, bent);
	const ofSources = () => proveSources(port, context, experiments, {
		alone,
		testFiles: new Set(found.bent.map(({ path }) => path))
	});
	const early = beside === void 0 ? await ofSources() : void 0;
	const stricter = early?.sources.stopped ? untried : await proveStricter(port, context, experiments);
	const isAccusedAlready = early?.sources.stopped || stricter.stopped;
	if (!isAccusedAlready) await counterAhead(port, context, experiments, added);
	const alarm = await proveAlarm(port, context, experiments, isAccusedAlready ? [] : bent, beside);
	const sources = early ?? (beside?.run ? provedBeside(alone, beside.twins, beside.run) : await ofSources());
	const untilAccused = openTrials(sources.sources.stopped || alarm.alarm.stopped || stricter.stopped);
	const asked = {
		production: sources.sources.production,
		tests: [...found.bent, ...found.existing]
	};
	const spots = await untilAccused(() => proveSpots(port, context, experiments, alarm));
	const loaded = await untilAccused(() => proveLoaded(port, context));
	const absent = await untilAccused(() => proveAbsent(port, context, experiments));
	const queries = await untilAccused(() => proveQueries(port, context, experiments));
	const elsewhere = await untilAccused(() => proveElsewhere(port, context, experiments, asked));
	const setUp = await untilAccused(() => proveSetUp(port, context, experiments, asked.tests));
	const written = untilAccused.isOver() ? void 0 : await writtenIn(port, context, {
		asking,
		all: [.../* @__PURE__ */ new Set([...bent, ...found.existing])]
	});
	const answers = await untilAccused(() => proveAnswers(port, experiments, written));
	const fixtures = await untilAccused(() => proveFixtures(port, context, experiments, written, asking));
	const golden = await untilAccused(() => alarm.operands === void 0 || alarm.unheard.length > 0 ? void 0 : proveGolden(port, context, experiments, alarm.operands));
	const caught = await untilAccused(() => proveCaught(port, context, experiments, added));
	const equality = await untilAccused(() => proveEquality(port, context, experiments, bent));
	const ownEquality = await untilAccused(() => proveOwnEquality(port, context, experiments, bent));
	const ofNew = await proveNewTests(port, context, experiments, {
		added,
		alarm,
		untilAccused
	});
	const constants = await untilAccused(() => proveConstants(port, context, experiments, asked.tests));
	const handed = await untilAccused(() => proveHanded(port, context, experiments, added));
	const weaker = await untilAccused(() => proveWeaker(port, context, experiments, sources));
	const ofTests = [...[
		loaded,
		setUp,
		spots,
		stricter,
		absent,
		queries,
		answers,
		fixtures,
		golden,
		caught
	], ...[
		...ofNew.tried,
		constants,
		handed,
		weaker,
		equality,
		ownEquality
	]];
	const stopped = {
		production: sources.sources.stopped || elsewhere.stopped,
		tests: alarm.alarm.stopped || ofTests.some((one) => one.stopped)
	};
	const isAccused = stopped.production || stopped.tests;
	const told = {
		...withGolden(alarm.alarm, golden),
		stopped: stopped.tests
	};
	const unreadable = found.unreadable.map(({ path, reason }) => `${path}: ${reason}`);
	const asksNothing = isAccused ? [] : await answerWords(port, context, added.length > 0 ? added : bent);
	const unread = isAccused ? [] : await unreadWords(port, context, experiments, found.added);
	const unwritten = isAccused ? [] : await unwrittenWords(port, context);
	const unset = isAccused ? [] : await unsetWords(port, context);
	const doubts = isAccused ? [] : [
		...unheardWords(alarm, added),
		...ofNew.doubts,
		...asksNothing,
		...unread,
		...unwritten,
		...unset
	];
	const isTried = sources.proved && [
		elsewhere,
		setUp,
		golden,
		constants,
		handed,
		weaker
	].every(({ reasons }) => reasons.length === 0);
	const isProved = !isAccused && isTried && told.rang > 0 && unreadable.length + doubts.length === 0;
	const over = experiments.over() ?? [];
	const none = bent.length + unreadable.length + told.bent === 0 ? "no test was found that could be bent" : [];
	const reasons = [
		...ofTests,
		sources,
		elsewhere,
		alarm
	].flatMap((one) => one.reasons);
	const literals = await newLiterals(port, context, found.existing);
	return {
		result: isAccused ? "disproved" : isProved ? "proved" : "unproved",
		reasons: isProved ? [] : [
			reasons,
			unreadable,
			over,
			doubts,
			none
		].flat(),
		sources: {
			...sources.sources,
			stopped: stopped.production,
			...await isGreenWithout(port, context, sources.sources, added) && { greenWithout: true }
		},
		alarm: told,
		...ofNew.counter === void 0 ? {} : { counter: ofNew.counter },
		...literals.length === 0 ? {} : { literals },
		edits: [
			sources,
			elsewhere,
			alarm,
			...ofTests
		].flatMap(({ edits }) => edits),
		runs: experiments.runs(),
		durationMs: experiments.durationMs(),
		ran: experiments.ran()
	};
}
/** The baseline may be that of a branch that is further than the base: it counts for its own tree alone. */
async function isGreenWithout(port, { baseline, changed }, { production }, added) {
	if (baseline?.result !== "passed" || added.length > 0) return false;
	if (changed.some(({ path }) => !production.includes(path))) return false;
	return baseline.tree === await port.make("base", [], /* @__PURE__ */ new Map());
}
/** Tests that stayed green, and of which the base says nothing. */
function unheardWords({ unheard, quiet, reasons }, added) {
	if (reasons.length > 0) return [];
	const notMet = quiet.filter((one) => added.includes(one) && !unheard.includes(one.test.name));
	const words = [];
	if (unheard.length > 0) words.push(`${named$1(unheard)} stayed green when bent, and the base cannot say whether it would go red`);
	if (notMet.length > 0) words.push(`${named$1(notMet.map(({ test }) => test.name))} stayed green when bent: whether it runs cannot be told`);
	return words;
}
function withGolden(alarm, golden) {
	const rang = golden.edits.filter(({ outcome }) => outcome === "rang").length;
	const silent = golden.edits.filter(({ outcome }) => outcome === "silent").map(({ path }) => path);
	return {
		...alarm,
		bent: alarm.bent + rang + silent.length,
		rang: alarm.rang + rang,
		silent: [...alarm.silent, ...silent]
	};
}
// src/verify/loaded-first.ts
/** What a test command loads before any test, behind the scripts of package.json too: it belongs to the tests as what the command itself names does. */
/** The command, and behind it the options of the scripts that it calls. */
function withLoadedFirst(command, manifest) {
	if (manifest === void 0 || !runsScripts.test(command)) return command;
	const scripts = scriptsOf(manifest);
	const reached = /* @__PURE__ */ new Set();
	const waiting = [command];
	for (let text = waiting.pop(); text !== void 0; text = waiting.pop()) {
		if (!runsScripts.test(text)) continue;
		const words = new Set(text.split(/[\s;&|"']+/).map((word) => word === "t" || word === "tst" ? "test" : word));
		for (const [name, script] of scripts) {
			if (reached.has(name) || !(words.has(name) || words.has(name.replace(/^(?:pre|post)(?=.)/, "")))) continue;
			reached.add(name);
			waiting.push(script);
		}
	}
	return [command, ...[...reached].map((name) => scripts.get(name) ?? "").flatMap((text) => text.match(loads) ?? [])].join(" ");
}
const runsScripts = /(?:^|[\s;&|])(?:npm|pnpm|yarn|bun|npm-run-all2?|run-[sp])(?=\s|$)/;
const loads = /(?<=\s)(?:--import|--require|-r|--loader|--experimental-loader)[ =]\S+/g;
function scriptsOf(manifest) {
	const texts = Object.entries(objectIn(objectIn(parsedJson(manifest)).scripts));
	return new Map(texts.flatMap(([name, text]) => typeof text === "string" ? [[name, text]] : []));
}
// src/run-story/prove.ts
/** The proofs of a run: trees from its repository, runs in its sandbox, time from what the run has left. */
/** Every green that is told goes through here: an attempt's, whatever its phase, and that of a branch as it stands. */
async function proved(options, verifier, greened) {
	const { green } = greened;
	const proof = green.result === "passed" ? await proofOf(options, verifier, greened) : void 0;
	return proof === void 0 ? green : withProof(green, proof, options.request.settings.proof);
}
/** `proof: off` tries nothing. Something that breaks here never takes a green away: it is unproved, with the reason. */
async function proofOf(options, verifier, { tree, name, green }) {
	const { request, workspace, baseTree, limits } = options;
	const { settings, story } = request;
	const { repository } = workspace;
	if (settings.proof === "off") return void 0;
	const changed = await changedPaths(options, baseTree, tree);
	if (changed.length === 0) return void 0;
	const ids = {
		base: baseTree,
		tree
	};
	const other = {
		base: tree,
		tree: baseTree
	};
	let stopped;
	const port = {
		list: (side) => repository.listFiles(ids[side]),
		read: (side, path) => repository.readFile(ids[side], path),
		make: async (side, taken, files) => repository.treeWithFiles(await repository.treeWith(ids[side], other[side], [...taken]), files),
		run: (made, label, test) => verifier.run(made, `proofs/${name}-${label}`, {
			test,
			mostMs: longestMs(leastOfProofMs, green)
		}),
		pick: (failures) => picked(options, tree, {
			runners: void 0,
			failures
		}),
		remainingMs: () => limits.remainingMs(),
		sideBySide: mayGoSideBySide(options, green),
		stopped: async () => {
			const stop = await limits.cancelled();
			if (stop !== void 0) stopped = `the run was stopped before the proofs ended (${stop.detail})`;
			return stopped;
		}
	};
	try {
		const proof = await prove(port, {
			changed,
			green,
			baseline: verifier.baseline,
			known: verifier.known,
			twinned: verifier.twinned,
			command: await commandOf(options),
			testPaths: settings.testPaths,
			testEnv: settings.testEnv,
			story: [
				story.title,
				story.body,
				...story.comments.map(({ body }) => body)
			].join("\n"),
			permitting: permittingWords(request),
			mayChangeTests: settings.testsMayChange,
			waiting: waitingTests(green)
		});
		return stopped !== void 0 && proof.result === "proved" ? {
			...proof,
			result: "unproved",
			reasons: [stopped ?? ""]
		} : proof;
	} catch (error) {
		if (limits.aborted() !== void 0) return unproved("the run ended before the proofs did");
		return unproved(`the proofs broke: ${error.message}`);
	}
}
/**
* The base's tests with their numbers written differently, for the tree that they are laid over: where that is green as well, the
* proofs need no run of their own for it. undefined: no proof is asked for, or there is nothing to write differently.
*/
async function withTwins(options, { baseline }, laid, { tree, changed }) {
	const { proof } = options.request.settings;
	if (proof === "off") return void 0;
	const { repository } = options.workspace;
	const { port, context } = await asked(options, { baseline }, {
		tree,
		changed
	});
	const { bent } = await testsToBend(port, context);
	const paths = [];
	for (const path of new Set(bent.map((one) => one.path))) {
		const [base, here] = [await port.read("base", path), await repository.readFile(laid, path)];
		if (base !== void 0 && base === here && !path.endsWith(".rs")) paths.push(path);
	}
	const { files, edits } = await twinsOfBase(port, paths);
	return edits.length === 0 ? void 0 : {
		tree: await repository.treeWithFiles(laid, files),
		edits
	};
}
/** While the tests of an attempt run there is nothing to do but wait: its tests are read, which its proofs ask for. */
function readAhead(options, verifier, attempt) {
	if (attempt.changed.length === 0 || attempt.changed.length > mostReadAhead) return;
	asked(options, verifier, attempt).then(({ port, context }) => testsToBend(port, context)).catch(() => void 0);
}
const mostReadAhead = 40;
async function asked(options, { baseline }, { tree, changed }) {
	const { repository } = options.workspace;
	const ids = {
		base: options.baseTree,
		tree
	};
	const port = {
		list: (side) => repository.listFiles(ids[side]),
		read: (side, path) => repository.readFile(ids[side], path)
	};
	const { testPaths } = options.request.settings;
	return {
		port,
		context: {
			changed,
			command: await commandOf(options),
			testPaths,
			baseline
		}
	};
}
async function commandOf({ workspace, baseTree, commands }) {
	return withLoadedFirst(wholeCommand(commands), await workspace.repository.readFile(baseTree, "package.json"));
}
/** An experiment that has no end costs this much; a test that is slow on a busy machine has it as well. */
const leastOfProofMs = 3e4;
/** What takes much longer than these did hangs: an experiment, and a test of the base that waits for a callback nobody calls. */
function longestMs(leastMs, ...runs) {
	return Math.max(leastMs, ...runs.map((run) => 3 * (run?.durationMs ?? 0)));
}
/** Tests that wait for a reviewer's word, by name. */
function waitingTests({ second, tampering = [] }) {
	return [...second?.unmet ?? [], ...tampering.flatMap((one) => one.waits ? testOf(one) ?? [] : [])];
}
/** Told with `report`; with `alarm` a green that cannot go red is red, and what stayed green is its feedback. */
function withProof(green, proof, mode) {
	if (mode !== "alarm" || proof.result !== "disproved") return {
		...green,
		proof
	};
	const notes = proof.reasons.map((reason) => `This green cannot go red: ${reason}.`);
	return {
		...green,
		result: "failed",
		proof,
		notes: [...green.notes, ...notes]
	};
}
function unproved(reason) {
	return {
		result: "unproved",
		reasons: [reason],
		edits: [],
		runs: 0,
		durationMs: 0
	};
}
/** Below this it is our own work that takes the time. */
const worthMs = 2e3;
/** A service, a host, or what else no namespace keeps apart would have two of them meet in it. */
function mayGoSideBySide({ request: { settings }, sandbox }, { durationMs }) {
	return (sandbox.kind === "bubblewrap" || sandbox.kind === "namespaces") && settings.sandboxNetwork === "none" && settings.testServices.length === 0 && durationMs > worthMs && availableParallelism() > 1 && freemem() > totalmem() / 2;
}
// src/git/changed-text.ts
/** Texts of files that differ between two trees, read by the ids that the difference names: one call for each, not two. */
const maxBytes = 1048576;
/** Reads a path on one side, as `readFile` would: undefined where it is not there, no regular file, or too large. */
async function changedTexts(repository, base, tree) {
	const changes = new Map((await repository.differences(base, tree)).map((change) => [change.path, change]));
	return async (side, path) => {
		const change = changes.get(path);
		if (change === void 0) return repository.readFile(side === "base" ? base : tree, path, maxBytes);
		const [mode, id] = side === "base" ? [change.fromMode, change.fromId] : [change.toMode, change.toId];
		return isRegular(mode) ? (await readBlob(repository.git, id, maxBytes))?.toString() : void 0;
	};
}
// src/run-story/may-stay.ts
/** Files of the tests that stay as the attempt has them where tests that were red need that: what the story asks for, and what only loads production. */
/**
* Helpers, fixtures and settings of the tests that the story speaks of, with all that is new in them, and start files that only load
* more of the production. Where tests may change with the code, recorded results and tests that go with their subject too.
*/
async function whatMayStay(story, { restore, remove, scripts }, sides) {
	const asked = await askedFor(story, [
		restore,
		remove,
		scripts
	], sides.read);
	const loading = await loadingFiles(restore.filter((path) => !asked.includes(path)), sides);
	return [...asked.map((path) => ({
		path,
		why: "as the story asks"
	})), ...loading.map((path) => ({
		path,
		why: "only to load more of the production"
	}))];
}
async function askedFor({ text: story, mayChangeTests }, [restored, brought, merged], read) {
	const asked = restored.filter((path) => speaksOfSupport(story, path));
	for (const path of [
		...restored,
		...brought,
		...merged
	].filter((one) => !asked.includes(one))) {
		const [before, after] = [await read("base", path), await read("tree", path)];
		if ((before === void 0 || classify(path) === "test-config" || merged.includes(path)) && namesChange(story, {
			path,
			before,
			after
		})) asked.push(path);
	}
	if (!mayChangeTests) return asked;
	const rest = restored.filter((path) => !asked.includes(path));
	const gone = [];
	for (const path of rest) {
		const [text, after] = [await read("base", path), await read("tree", path)];
		if (text !== void 0 && after === void 0) gone.push({
			path,
			text
		});
	}
	const removed = gone.filter(({ path }) => asksToRemove(story, path));
	const ofRemoved = gone.filter(({ path }) => removed.some(({ text }) => text.includes(posix.basename(path))));
	const recorded = rest.filter((path) => classify(path) === "snapshot" && speaksOfRecorded(story));
	return [.../* @__PURE__ */ new Set([
		...asked,
		...[...removed, ...ofRemoved].map(({ path }) => path),
		...recorded
	])];
}
/** What only words of the story, or their form, let stand: a person looks before the pull request is ready, whatever the proofs say. */
function permitted(found = [], staying) {
	const own = staying.map(({ path, why }) => {
		return {
			rule: "test-changed",
			severity: "review",
			path,
			message: `this file of the tests changed, ${why}`,
			permitted: true
		};
	});
	const isOurs = (path) => staying.some((one) => one.path === path);
	return [...found.filter(({ path, severity, waits }) => severity !== "review" || waits || !isOurs(path)), ...own];
}
// src/run-story/laid-over.ts
/** Costs nothing where no test of the base was touched. `story`: what people who may write here have said. */
async function verifyWithBaseTests(options, verifier, one, story) {
	const { green } = one;
	const sides = sidesOf(options, one);
	const over = await layOver(options, verifier, one, sides);
	if (over === void 0) return green;
	const settled = await verifyLaid(options, verifier, one, over.laid);
	if (settled.result !== "passed" && options.limits.aborted() !== void 0) {
		const note = "The verification with the tests as they were did not come to its end: nothing backs the exit code.";
		return {
			...green,
			result: "failed",
			notes: [...green.notes, note]
		};
	}
	const met = await metElsewhere(sides.read, verifier.baseline, settled);
	const reading = readSecond(verifier.baseline, settled, met, (name) => speaksOfRed(story, name));
	return (reading.bent.length + reading.unmet.length > 0 ? await backedAsAsked(options, verifier, one, {
		story,
		over,
		sides
	}) : void 0) ?? concluded(green, settled, reading, options.request.settings.testsMayChange);
}
function sidesOf({ workspace, baseTree, commands, request }, { tree, changed }) {
	const { repository } = workspace;
	const command = wholeCommand(commands);
	const globs = request.settings.testPaths;
	return {
		read: (side, path) => repository.readFile(side === "base" ? baseTree : tree, path),
		list: () => repository.listFiles(baseTree),
		isProduction: (path) => roleOf(path, {
			command,
			globs
		}) === "production",
		changed,
		command,
		globs
	};
}
async function layOver({ workspace: { repository }, baseTree }, { baseline }, { tree, changed, green }, sides) {
	const { read, globs, isProduction } = sides;
	const lay = basePathsToLayOver(changed, (path) => classify(path, globs), await followedTests({
		...sides,
		baseline,
		green
	}));
	const merged = await mergedFiles(repository, {
		baseTree,
		tree,
		paths: lay.scripts
	});
	if (merged.size === 0 && !lay.needed) return void 0;
	const withTests = await repository.treeWith(tree, baseTree, [...lay.restore, ...lay.remove]);
	const unmarked = await unmarkedTests(read, lay.restore);
	const split = await reExports(changed, read, isProduction);
	const idle = await placeholders(changed, lay.remove, (path) => read("tree", path));
	return {
		lay,
		laid: await repository.treeWithFiles(withTests, new Map([
			...merged,
			...unmarked,
			...split,
			...idle
		]))
	};
}
/** Manifests with the base's scripts and Rust files with its test modules, as far as those changed: the rest stays what the code needs. */
async function mergedFiles(repository, { baseTree, tree, paths }) {
	const merged = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const [before, after] = await Promise.all([repository.readFile(baseTree, path), repository.readFile(tree, path)]);
		const text = await withBaseTests(path, before ?? "", after ?? "");
		if (text !== void 0) merged.set(path, text);
	}
	return merged;
}
async function verifyLaid(options, verifier, one, laid) {
	const name = `${one.name}-base-tests`;
	const mostMs = longestMs(6e4, one.green, verifier.baseline);
	const red = await greenWithTwins(options, verifier, one, {
		laid,
		name,
		mostMs
	}) ?? await verifier.run(laid, name, {
		mostMs,
		ofBase: true
	});
	const used = one.green.flaky === void 0 ? 0 : 1;
	return settleFlakes(options, verifier, {
		tree: laid,
		name,
		of: one.tree,
		used,
		red
	});
}
/** Where the base's tests are green also with their numbers written differently, one run says both. undefined: not asked, or not so. */
async function greenWithTwins(options, verifier, { tree, changed }, { laid, name, mostMs }) {
	const twins = await withTwins(options, verifier, laid, {
		tree,
		changed
	}).catch(() => void 0);
	if (twins === void 0) return void 0;
	const verification = await verifier.run(twins.tree, name, {
		mostMs,
		ofBase: true
	});
	const backed = verification.result === "passed" && readSecond(verifier.baseline, verification).kind === "backed";
	if (backed) verifier.twinned.set(laid, {
		edits: twins.edits,
		verification
	});
	return backed ? verification : void 0;
}
/** Green with what the story asks for, or what only loads production, as the attempt has it: then that is told. */
async function backedAsAsked(options, verifier, one, { story, over: { lay }, sides }) {
	const changesCode = one.changed.some(({ path }) => languageOf(path) !== void 0 && sides.isProduction(path));
	const stays = await whatMayStay({
		text: story,
		mayChangeTests: options.request.settings.testsMayChange && changesCode
	}, lay, sides);
	if (stays.length === 0) return void 0;
	const changed = one.changed.filter(({ path }) => !stays.some((each) => each.path === path));
	const left = await verifyWithBaseTests(options, verifier, {
		...one,
		changed,
		name: `${one.name}-as-asked`
	}, story);
	if (left.result !== "passed") return void 0;
	const notes = stays.map(({ path, why }) => `${path}: ${why}, the tests of the base that were red need the new version`);
	return {
		...left,
		tampering: permitted(left.tampering, stays),
		notes: [...left.notes, ...notes]
	};
}
function concluded(green, { result, flaky }, { kind, bent, changedBehaviour, unmet }, testsMayChange) {
	const second = {
		result,
		bent,
		changedBehaviour,
		...unmet.length > 0 && { unmet },
		...flaky && { flaky }
	};
	if (kind === "bent") {
		const note = `With the tests as they were before the agent, these are still red: ${[...bent, ...unmet].join(", ")}. Their expectations were bent, not met.`;
		return {
			...green,
			result: "failed",
			second,
			notes: [...green.notes, note]
		};
	}
	if (changedBehaviour.length > 0 && testsMayChange) {
		const note = `Changed with the behaviour, as the story allows: ${changedBehaviour.join(", ")}`;
		return {
			...green,
			second: {
				...second,
				changedBehaviour: []
			},
			notes: [...green.notes, note]
		};
	}
	return {
		...green,
		second
	};
}
// src/run-story/verdict.ts
/** What stands behind "passed": the tamper guard, and a second verification with the tests as they were. */
/** Exit 0 is only the beginning: tests that were weakened make it red, tests that were changed are verified as they were. */
async function judge(options, verifier, { tree, name, settled, also }) {
	const changed = await changedPaths(options, options.baseTree, tree);
	const tampering = await findTamperingIn(options, verifier, tree, changed, settled, also);
	const guarded = {
		...settled,
		...tampering.length === 0 ? {} : { tampering }
	};
	if (guarded.result !== "passed") return guarded;
	if (tampering.some(({ severity }) => severity === "weakens")) return {
		...guarded,
		result: "failed"
	};
	return verifyWithBaseTests(options, verifier, {
		tree,
		changed,
		green: guarded,
		name
	}, permittingWords(options.request));
}
async function findTamperingIn({ request, workspace, commands, baseTree }, verifier, tree, changed, verification, also) {
	const { settings } = request;
	const { repository } = workspace;
	const story = {
		mayChangeTests: settings.testsMayChange,
		text: permittingWords(request)
	};
	const context = {
		commands,
		baseline: verifier.baseline,
		verification,
		testPaths: settings.testPaths,
		story
	};
	const from = async (base, paths) => findTampering({
		base,
		tree,
		changed: paths,
		read: await changedTexts(repository, base, tree)
	}, context);
	const found = [...also?.findings ?? [], ...await from(baseTree, changed)];
	if (also?.testsOf === void 0 || also.testsOf === baseTree) return found;
	const since = await changedPaths({ workspace }, also.testsOf, tree);
	const known = new Set(found.map(({ rule, path, line }) => `${rule}\n${path}\n${line}`));
	const more = await from(also.testsOf, since);
	return [...found, ...more.filter(({ rule, path, line }) => !known.has(`${rule}\n${path}\n${line}`))];
}
// src/run-story/judge.ts
/** What makes a verdict of a verification: flakes, the guard, the base's tests, a fresh install, proofs. */
var judge_exports = /* @__PURE__ */ __exportAll({ openJudge: () => openJudge });
function openJudge(options, verifier, { warmth, open }) {
	const { request, workspace, limits, baseTree, emit } = options;
	const { settings } = request;
	const { repository } = workspace;
	const deciding = openDeciding(options, verifier, open);
	let previous = options.previous;
	let suiteMs = 0;
	return {
		async stands(tree, name, { told }) {
			const { decided, notes, ...by } = await deciding(tree, name);
			const { options: own, verifier: mine } = by;
			const judged = await backed(by, tree, name, await judge(own, mine, {
				tree,
				name,
				settled: await settleFlakes(own, mine, {
					tree,
					name,
					red: await mine.run(tree, name)
				})
			}));
			return withDecided(told ? await proved(own, mine, {
				tree,
				name,
				green: judged
			}) : judged, {
				decided,
				notes
			});
		},
		async judge(attempt, checkpoint, also) {
			await emit({
				type: "verification-started",
				attempt: attempt.number
			});
			const name = `attempt-${attempt.number}`;
			const { tree } = checkpoint;
			const { decided, notes: elsewhere, ...by } = await deciding(tree, name);
			const { options: own, verifier: mine } = by;
			const notes = heldBackNotes(checkpoint);
			const before = previous?.decided?.test === decided?.test ? previous : void 0;
			const picked = attempt.phase.name !== "red" ? await rerunRed(own, mine, {
				tree,
				name,
				previous: before,
				suiteMs,
				notes
			}) : void 0;
			const changed = settings.proof === "off" ? [] : await changedPaths(own, baseTree, tree);
			const onStarted = () => {
				loadForProof(changed);
				readAhead(own, mine, {
					tree,
					changed
				});
			};
			const verified = picked ?? await mine.run(tree, name, {
				previous: before,
				notes,
				onStarted
			});
			if (picked === void 0) suiteMs = verified.durationMs;
			const ignored = verified.result === "passed" ? [] : await ignoredNotes(repository, verified.output);
			const noted = {
				...verified,
				notes: [...verified.notes, ...ignored]
			};
			const settled = picked ? noted : await settleFlakes(own, mine, {
				tree,
				name,
				red: noted
			});
			const whole = await judge(own, mine, {
				tree,
				name,
				settled: await tellGone(repository, settled, {
					previous: before,
					baseline: mine.baseline
				}),
				also
			});
			const marked = await markedFiles(workspace, tree);
			const verification = withDecided(await proved(own, mine, {
				tree,
				name,
				green: await backed(by, tree, name, marked.length === 0 ? whole : withMarks(whole, marked))
			}), {
				decided,
				notes: elsewhere
			});
			previous = verification;
			await emit({
				type: "verification-finished",
				attempt: attempt.number,
				verification
			});
			return {
				verification,
				stop: verification.result === "passed" ? void 0 : limits.aborted()
			};
		}
	};
	/** A green that stands without what a cache or an earlier install gave it. */
	async function backed(by, tree, name, verification) {
		const green = await warmth.confirmed(by.verifier, {
			tree,
			name,
			verification
		});
		return installsFresh(by.options, {
			tree,
			name,
			green
		});
	}
}
function withDecided(verification, { decided, notes }) {
	return decided === void 0 ? verification : {
		...verification,
		notes: [...verification.notes, ...notes],
		decided
	};
}
function withMarks(verification, marked) {
	const note = `The marks of a conflict are left in ${marked.slice(0, 10).join(", ")}: bring both sides together, and take the marks out.`;
	return {
		...verification,
		result: "failed",
		notes: [...verification.notes, note]
	};
}
const mostKinds = 3;
/** While the tests of a change run: the parsers that prove a green with. */
function loadForProof(changed) {
	testsOf([...new Map(changed.map(({ path }) => [extname(path), path])).values()].slice(0, mostKinds).map((path) => ({
		path,
		tree: ""
	}))).catch(() => void 0);
}
// src/verify/make-parts.ts
/** A target of make that only calls others, or runs several commands, taken apart. */
/**
* What `make <target>` runs, each part as a command of its own, in the order in which make runs them; undefined where that
* cannot be told from the text: variables and conditions of make, a target without parts, a command that changes what the next line sees.
*/
async function makeParts(tree, command) {
	const [program = "", target, ...more] = command.trim().split(/\s+/);
	if (!/^g?make$/.test(program) || more.length > 0 || target?.startsWith("-")) return void 0;
	const text = (await makefileOf(tree, new Set(await tree.list())))?.text.replace(/\\\r?\n/g, " ");
	const rules = text === void 0 ? [] : rulesOf(text);
	const own = rules.filter(({ targets }) => targets.includes(target ?? rules[0]?.targets[0] ?? ""));
	const needed = own.flatMap(({ needs }) => needs);
	const lines = own.flatMap(({ recipe }) => recipe);
	if ([...needed, ...lines].some((word) => word.includes("$"))) return void 0;
	const parts = [...needed.map((name) => `${program} ${name}`), ...lines];
	return parts.length < 2 ? void 0 : parts;
}
function rulesOf(text) {
	const rules = [];
	let rule;
	for (const line of text.split(/\r?\n/)) {
		const [, names, needs, first] = /^([^\s#:=][^#:=]*)::?(?!=)([^;#=]*)(?:;(.*))?$/s.exec(line) ?? [];
		if (names !== void 0 && !names.startsWith(".")) {
			rule = {
				targets: wordsOf(names),
				needs: wordsOf(needs),
				recipe: wordsOf(first).length > 0 ? [plain(first)] : []
			};
			rules.push(rule);
		} else if (line.startsWith("	") && line.trim() !== "" && !line.trim().startsWith("#")) rule?.recipe.push(plain(line));
		else if (/^ *(?:ifn?(?:eq|def)|else|endif)\b/.test(line)) rule?.recipe.push(`$(${line.trim()})`);
		else if (/^\S/.test(line) && !line.startsWith("#")) rule = void 0;
	}
	return rules;
}
const wordsOf = (text = "") => text.split("|").join(" ").split(/\s+/).filter(Boolean);
function plain(line = "") {
	const [, marks = "", command = ""] = /^([@+\s-]*)(.*)$/s.exec(line) ?? [];
	return marks.includes("-") ? `${command} || true` : command;
}
// src/verify/script-parts.ts
/** In the order in which they run; one part, or none, where nothing can be told apart. */
async function scriptParts(tree, command) {
	const parts = await makeParts(tree, command);
	if (parts !== void 0) return parts;
	const scripts = await scriptsOf$2(tree);
	return scripts === void 0 ? chained(command) : partsOf(command, {
		...scripts,
		inScript: false,
		depth: 0
	});
}
const deepest = 5;
function partsOf(command, scope) {
	const commands = chained(command);
	if (commands.length > 1) return commands.flatMap((one) => partsOf(one, scope));
	const names = scope.depth < deepest ? calledScripts(command, scope) : void 0;
	if (names === void 0) return [scope.inScript ? onItsOwn(command, scope.exec) : command];
	return names.flatMap((name) => partsOfScript(name, scope));
}
function partsOfScript(name, scope) {
	const { texts, run } = scope;
	const own = [
		`pre${name}`,
		name,
		`post${name}`
	].flatMap((one) => texts.get(one) ?? []);
	const parts = own.flatMap((text) => partsOf(text, {
		...scope,
		inScript: true,
		depth: scope.depth + 1
	}));
	return own.length === 1 && parts.length === 1 ? [`${run} ${name}`] : parts;
}
/** The scripts of package.json that the command is a plain call of; undefined where it is none. */
function calledScripts(command, { texts }) {
	const words = command.trim().split(/\s+/);
	const [first = "", second = "", third] = words;
	const known = (name) => name !== void 0 && texts.has(name) ? [name] : void 0;
	if ([
		"npm-run-all",
		"run-s",
		"run-p",
		"npm-run-all2"
	].includes(first)) {
		const names = words.slice(1).filter((word) => !/^(?:-[sp]|--silent|--parallel|--sequential|--serial)$/.test(word));
		return names.length > 0 && names.every((name) => texts.has(name)) ? names : void 0;
	}
	if (![
		"npm",
		"pnpm",
		"yarn",
		"bun"
	].includes(first)) return void 0;
	if (second === "run" || second === "run-script") return words.length === 3 ? known(third) : void 0;
	if (words.length !== 2) return void 0;
	if (first === "npm") return [
		"t",
		"tst",
		"test"
	].includes(second) ? known("test") : void 0;
	return first === "bun" ? void 0 : known(second);
}
/** Split at `&&`; whole where anything else joins commands, or where one of them changes what the next sees. */
function chained(command) {
	const parts = [];
	let quote = "";
	let from = 0;
	for (let at = 0; at < command.length; at++) {
		const one = command[at] ?? "";
		if (one === "\\") at++;
		else if (quote !== "") quote = one === quote ? "" : quote;
		else if (one === "\"" || one === "'") quote = one;
		else if (command.startsWith("&&", at)) {
			parts.push(command.slice(from, at).trim());
			from = ++at + 1;
		} else if (/[;&`()\n]/.test(one) || command.startsWith("||", at)) return [command];
	}
	parts.push(command.slice(from).trim());
	return parts.some((part) => part === "" || /^(?:cd|export|set|source|pushd|unset|\.)\s/.test(part)) ? [command] : parts;
}
/** With the way to its program in front, where that comes with the dependencies. */
function onItsOwn(command, exec) {
	const [, variables = "", rest = ""] = /^((?:\w+=(?:"[^"]*"|'[^']*'|\S*)\s+)*)(.*)$/s.exec(command.trim()) ?? [];
	const program = rest.split(/\s/)[0] ?? "";
	return program.includes("/") || onEveryMachine.has(program) ? command.trim() : `${variables}${exec} ${rest}`;
}
const onEveryMachine = new Set("node npm npx pnpm yarn bun bunx deno sh bash make echo printf rm mkdir cp mv test true false cat find touch sleep git python python3 go cargo".split(" "));
// src/run-story/red-for-no-test.ts
/** A base whose red names no failing test: a linter, a tool that is missing, a bar of coverage. Nothing that the agent does could be told from it. */
var red_for_no_test_exports = /* @__PURE__ */ __exportAll({
	missingIn: () => missingIn,
	redForNoTest: () => redForNoTest
});
const mostParts = 8;
/** Only where a run begins: on a branch that goes on, the red of its head is what is to be mended. A replay asks no model. */
async function redForNoTest(request, base) {
	const { settings, code, replay } = request;
	const { red } = base;
	if (red.result === "passed" || settings.baseline === "allow-any") return void 0;
	if (code.start.kind !== "new" || replay !== void 0 || tellsOfTests(red, settings.testPaths)) return void 0;
	const told = [whatHappened(red, settings.testTimeoutMinutes), whatFailed(red)];
	if (wasStopped(red)) return {
		outcome: "setup-failed",
		cause: "stopped",
		detail: [...told, ...red.notes].join(" ")
	};
	const stop = {
		outcome: "setup-failed",
		cause: red.result === "timed-out" ? "slow-tests" : "red-for-no-test",
		detail: told.join(" ")
	};
	const missing = missingIn(stop, red, base.sandbox);
	if (missing !== stop || red.step === "build" || red.result === "timed-out") return missing;
	const parts = await partWords(request, base);
	return parts === void 0 ? stop : {
		...stop,
		detail: `${stop.detail} ${parts}`
	};
}
/** The stop with the program that its output misses, where it names one. */
function missingIn(stop, { failures, output }, sandbox) {
	const said = failures.filter(({ runner }) => runner === "shell").map(({ message }) => `sh: ${message}`);
	return withMissingTool(stop, [...said, output].join("\n"), sandbox);
}
function whatHappened({ step, command, exitCode, result }, minutes) {
	const none = "and none of its failures is that of a test";
	if (result === "timed-out") return `Before any change the ${step} command \`${command}\` did not end within \`test-timeout-minutes\` (${minutes}), ${none}.`;
	return `Before any change the ${step} command \`${command}\` ${exitCode === null ? "was stopped" : exitCode === 0 ? "is red" : `exited ${exitCode}`}, ${none}.${step === "build" ? " Where the tests need no build, `build-command: none` leaves it out." : ""}`;
}
/** The first errors, or the last lines. */
function whatFailed({ failures, output }) {
	const errors = failures.filter(({ file }) => file !== void 0).slice(0, 3);
	if (errors.length > 0) return `It says ${errors.map(errorWords).join("; ")}.`;
	const last = output.split("\n").filter((line) => line.trim() !== "" && !line.endsWith(", no failing test recognised")).slice(-3);
	return last.length === 0 ? "It printed nothing." : `It ends with \u201c${last.map((line) => line.trim()).join(" / ")}\u201d.`;
}
function errorWords({ runner, file, line, message }) {
	return `\u201c${placeWords(file ?? "", line)}: ${(message ?? "").split("\n")[0]?.slice(0, 200)}\u201d (${runner ?? "a compiler"})`;
}
/** Which parts of a chain are red, and which run tests. All of them together take no longer than one verification may. */
async function partWords({ settings }, { verifier, tree, red, limits, files }) {
	const parts = await scriptParts(files, red.command);
	if (parts.length < 2 || parts.length > mostParts) return void 0;
	const endsMs = performance.now() + settings.testTimeoutMinutes * 6e4;
	const green = [];
	const broken = [];
	let serves;
	for (const [at, part] of parts.entries()) {
		const command = [...green, part].join(" && ");
		const mostMs = Math.max(1, endsMs - performance.now());
		const ran = await verifier.run(tree, `baseline-part-${at + 1}`, {
			test: command,
			mostMs
		});
		if (limits.aborted() !== void 0 || ran.result === "timed-out") return void 0;
		const { passed = 0, failed = 0, skipped = 0 } = ran.counts ?? {};
		const tests = passed + failed + skipped;
		if (ran.exitCode === 0) green.push(part);
		else if (!tellsOfTests(ran, settings.testPaths)) broken.push(part);
		if (tests > 0 && !broken.includes(part)) serves = {
			command,
			tests
		};
		if (ran.exitCode !== 0 && !broken.includes(part)) break;
	}
	if (broken.length === 0) return void 0;
	const only = `Of its parts ${broken.map((part) => `\`${part}\``).join(" and ")} ${broken.length === 1 ? "alone is" : "are"} red.`;
	if (serves === void 0) return only;
	const { command, tests } = serves;
	return `${only} \`test-command: ${command}\` can serve: it runs ${tests} ${tests === 1 ? "test" : "tests"}.`;
}
export { prove_golden_exports as a, flakes_exports as i, judge_exports as n, basePathsToLayOver as o, freshInstall as r, red_for_no_test_exports as t };
