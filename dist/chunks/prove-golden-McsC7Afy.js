import { t as classify } from "./classify-Bq5MmbVh.js";
import { n as roleOf } from "./production-SiHaba2v.js";
import { n as testLanguageOf } from "./languages-tAehPeUr.js";
// src/syntax/literals.ts
const literalKinds = [
	"number",
	"string",
	"truth"
];
/** Another value of the same type; `round` 1 gives a second one. undefined: this spelling is left alone. */
function bentLiteral(text, kind, round) {
	if (kind === "truth") return truths[text];
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
	False: "True"
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
	const match = /^([a-zA-Z]{0,2})("""|'''|`|"|')([\s\S]*)\2$/.exec(text);
	const [, prefix = "", quote = "", content = ""] = match ?? [];
	if (match === null || /f/i.test(prefix) || /\$\{|#\{/.test(content)) return void 0;
	return `${prefix}${quote}${content}${round === 0 ? "bent" : "other"}${quote}`;
}
// src/verify/prove-golden.ts
/**
* Expected outputs in files of their own: a line of each is written differently, and the run must turn red for it. Tried where a test
* rang and no value of it was heard. Heard it proves; where it is not, and the base hears it, production reads what is expected of it.
*/
const mostFiles = 5;
/**
* Files of one kind in one run, those of the change first; `rang` where the run names what was bent. `operands`: what tests compare
* with and was heard when another value stood in its place.
*/
async function proveGolden(port, context, experiments, operands) {
	const all = await goldenFiles(port, context);
	const red = context.baseline?.exitCode === 0 ? "" : context.baseline?.output ?? "";
	const isSpoken = (path) => isOperand(path, all, operands) || red.includes(stemOf(path));
	const edits = [];
	const reasons = [];
	const kinds = [...Map.groupBy(all, (path) => path.replace(/[^/]*?(?=\.[^./]*$|$)/, "*")).values()];
	for (const [at, paths] of kinds.slice(0, mostKinds).entries()) {
		const stems = new Set(edits.map(({ path }) => stemOf(path)));
		if (edits.some(({ outcome }) => outcome === "rang") && !paths.some((path) => stems.has(stemOf(path)))) break;
		const label = at === 0 ? "golden" : "golden-other";
		const bent = await bentFiles(port, "tree", paths, bentLine);
		edits.push(...bent);
		const own = (await ring(port, context, experiments, bent, isSpoken, label)).filter((path) => isOfTests(path, context));
		const heard = own.length === 0 ? [] : await heardOnBase(port, context, experiments, own, label);
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
const mostKinds = 2;
const toldOf = ({ text: _, ...edit }) => edit;
/** Paths of those that a green run did not hear. Where others are heard, those that tests speak of are asked once more without these. */
async function ring(port, { green }, experiments, edits, isSpoken, label) {
	for (let waiting = edits; waiting.length > 0;) {
		const run = await experiments.run(waiting === edits ? label : `${label}-rest`, await port.make("tree", [], filesOf(waiting)));
		if (run === void 0) return [];
		for (const edit of waiting) edit.logPath = run.logPath;
		if (run.result === "passed") return waiting.map(({ path }) => path);
		for (const edit of waiting) if (run.exitCode !== 0 && isHeard(run, green, edit)) edit.outcome = "rang";
		const rest = waiting.filter(({ outcome }) => outcome !== "rang");
		if (waiting !== edits || rest.length === waiting.length) return [];
		waiting = rest.filter(({ path }) => isSpoken(path));
	}
	return [];
}
/** Production may read what lies elsewhere, and what the story speaks of. */
function isOfTests(path, { command, testPaths, story = "" }) {
	return roleOf(path, {
		command,
		...testPaths === void 0 ? {} : { globs: testPaths }
	}) === "test" && !story.includes(nameOf(path));
}
/** A test compares with this very file, and no other has its name. */
function isOperand(path, all, operands) {
	const name = nameOf(path);
	return operands.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)) && all.filter((other) => nameOf(other) === name).length === 1;
}
/** Which of the same files turn the base red, or red for another reason, when they are bent there. */
async function heardOnBase(port, { baseline }, experiments, paths, label) {
	const edits = await bentFiles(port, "base", paths, bentLine);
	if (edits.length === 0) return [];
	const run = await experiments.run(`${label}-on-base`, await port.make("base", [], filesOf(edits)));
	if (run === void 0 || run.result === "passed" || run.exitCode === 0) return [];
	return edits.filter((edit) => isHeard(run, baseline, edit)).map(({ path }) => path);
}
/** Every line of them, and the base's tests. */
async function isDeaf(port, { changed, command, testPaths }, experiments, paths, label) {
	const context = {
		command,
		...testPaths === void 0 ? {} : { globs: testPaths }
	};
	const tests = changed.map(({ path }) => path).filter((path) => roleOf(path, context) === "test" && testLanguageOf(path) !== void 0);
	const files = filesOf(await bentFiles(port, "tree", paths, bentLines));
	const run = await experiments.run(`${label}-again`, await port.make("tree", tests, files));
	return run?.result === "passed" && run.exitCode === 0;
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
		if (bent.length === mostFiles) break;
	}
	return bent;
}
const filesOf = (bent) => new Map(bent.map(({ path, text }) => [path, text]));
/** Those that the attempt changed, then those that the red baseline named, then any. */
async function goldenFiles(port, { changed, command, testPaths, baseline }) {
	const all = (await port.list("tree")).filter((path) => isGolden(path, {
		command,
		globs: testPaths
	}));
	const own = new Set(changed.map(({ path }) => path));
	const red = baseline?.exitCode === 0 ? "" : baseline?.output ?? "";
	const rank = (path) => own.has(path) ? 0 : red.includes(stemOf(path)) ? 1 : 2;
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
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
function stemOf(path) {
	return nameOf(path).replace(/(?<=.)\..*$/, "");
}
/** The first line that holds a value. */
function bentLine(text) {
	const lines = text.length > most ? [] : text.split("\n");
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
const most = 1048576;
/** In whatever notation: not a comment, not the name of a snapshot. */
function otherLine(text, round) {
	if (text.length > 2e3 || /^\s*(?:\/\/|#|<!--|--|exports\[.*`$)/.test(text)) return text;
	const value = /^exports\[.*\] = /.test(text) ? text.indexOf("] = ") : 0;
	return text.slice(0, value) + otherValue(text.slice(value), round);
}
/** Another number, else another word: the last one, since keys and tags stand in front. */
function otherValue(text, round) {
	const number = [...text.matchAll(/(?<![\w.])\d+(?![\w.])/g)].at(-1);
	const word = number ?? [...text.matchAll(/[\p{L}\d]{2,}/gu)].at(-1);
	if (word === void 0) return text;
	const [found] = word;
	const other = (number && bentLiteral(found, "number", round)) ?? (round === 0 ? sameLength(found) : `${found}other`);
	return text.slice(0, word.index) + other + text.slice(word.index + found.length);
}
/** Its last letter is another one: what compares by size alone hears no more than that. */
function sameLength(word) {
	return word.slice(0, -1) + (/\d$/.test(word) ? (Number(word.at(-1)) + 3) % 10 : word.endsWith("q") ? "z" : "q");
}
/** In a line that was not printed before: the file, or what was written into it. */
function isHeard(run, before, { path, after }) {
	const known = new Set(before?.output.split("\n").map(withoutTimes));
	const fresh = run.output.split("\n").filter((line) => !known.has(withoutTimes(line)));
	const named = new RegExp(`(?:^|[^\\w])${RegExp.escape(stemOf(path))}(?:$|[^\\w])`);
	const written = after.trim();
	return fresh.some((line) => line.includes(written) || named.test(line));
}
const withoutTimes = (line) => line.replace(/\d+(?:\.\d+)? ?(?:[mn\u00b5u]?s|ms|seconds?)\b/g, "");
export { nearFraction as a, literalKinds as i, proveGolden as n, twinLiteral as o, bentLiteral as r, isExpectation as t };
