import { p as relative$1 } from "./failure-DzgZd7hj.js";
import { t as matchesGlob } from "./glob-BsYepESE.js";
import { D as cleanPath, b as account } from "./unread-BO2DrAr_.js";
import { r as decoded, t as logReader } from "./read-log-DxcSclJH.js";
import { constants } from "node:fs";
import { open, readdir, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
// src/report-files/json-reports.ts
/** Reports in one JSON document: CTRF, and what jest and vitest write with their json reporters. */
async function jsonReport(text) {
	if (!/^\s*\{/.test(text.slice(0, 200))) return void 0;
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return;
	}
	const root = object(value);
	if (Array.isArray(root.testResults)) return jest(root.testResults);
	const results = object(root.results);
	return Array.isArray(results.tests) ? ctrf(results.tests) : void 0;
}
function jest(files) {
	const report = {
		failures: [],
		counts: {
			passed: 0,
			failed: 0,
			skipped: 0
		},
		cut: false
	};
	for (const each of files.map(object)) {
		const file = cleanPath(string(each.name));
		const tests = list$1(each.assertionResults);
		for (const test of tests) {
			const status = string(test.status);
			if (status === "passed") report.counts.passed++;
			else if (status !== "failed") report.counts.skipped++;
			else {
				report.counts.failed++;
				const titles = [...strings(test.ancestorTitles), string(test.title) || string(test.fullName)].filter((title) => title !== "");
				const line = Number(object(test.location).line);
				report.failures.push(failure(titles.join(" \u203a "), file, strings(test.failureMessages).join("\n"), line));
			}
		}
		if (tests.length === 0 && string(each.status) === "failed") {
			report.counts.failed++;
			report.failures.push({
				...failure(file, file, string(each.message)),
				kind: "suite"
			});
		}
	}
	return report;
}
function ctrf(tests) {
	const report = {
		failures: [],
		counts: {
			passed: 0,
			failed: 0,
			skipped: 0
		},
		cut: false
	};
	for (const test of tests.map(object)) {
		const status = string(test.status);
		if (status === "passed") report.counts.passed++;
		else if (status !== "failed") report.counts.skipped++;
		else {
			report.counts.failed++;
			const name = [...Array.isArray(test.suite) ? strings(test.suite) : string(test.suite).split(" > "), string(test.name)].filter((title) => title !== "").join(" \u203a ");
			const text = [string(test.message), string(test.trace)].filter((part) => part !== "").join("\n");
			report.failures.push(failure(name, cleanPath(string(test.filePath)), text, Number(test.line)));
		}
	}
	return report;
}
function failure(name, file, text, line) {
	const said = account(text.replace(/\u001b\[[\d;]{0,20}m/g, "").split("\n"), file === "" ? void 0 : file);
	const known = line !== void 0 && line > 0 ? line : void 0;
	return {
		runner: "json",
		...said,
		name,
		line: said.line ?? known
	};
}
function object(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function list$1(value) {
	return Array.isArray(value) ? value.map(object) : [];
}
function strings(value) {
	return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
function string(value) {
	return typeof value === "string" ? value : "";
}
// src/report-files/junit-xml.ts
/** JUnit XML as surefire, pytest, vitest, jest-junit, gtest, phpunit, playwright and others write it; also where it is cut off. */
async function junitXml(text) {
	if (!/^\s*(?:\uFEFF)?<(?:\?xml|testsuites?\b|!--)/.test(text.slice(0, 200)) || !text.includes("<testsuite")) return void 0;
	const { XMLParser } = await import("./fxp-B80wIejK.js");
	const parser = new XMLParser({
		ignoreAttributes: false,
		attributeNamePrefix: "@",
		parseTagValue: false,
		parseAttributeValue: false,
		trimValues: false,
		processEntities: false,
		isArray: (name) => [
			"testsuite",
			"testcase",
			"failure",
			"error",
			"skipped"
		].includes(name)
	});
	let root;
	try {
		root = parser.parse(text);
	} catch {
		return;
	}
	const report = {
		failures: [],
		counts: {
			passed: 0,
			failed: 0,
			skipped: 0
		},
		cut: !/<\/testsuites?>\s*$/.test(text)
	};
	for (const top of list(root.testsuites).concat(root)) walk(top, report, 0);
	return report;
}
function walk(node, report, depth) {
	if (depth > 50) return;
	for (const suite of list(node.testsuite)) {
		for (const test of list(suite.testcase)) readCase(test, suite, report);
		walk(suite, report, depth + 1);
	}
}
function readCase(test, suite, { failures, counts }) {
	const [problem] = [...list(test.failure), ...list(test.error)];
	if (problem !== void 0) {
		counts.failed++;
		failures.push(failureOf(test, suite, problem));
	} else if (list(test.skipped).length > 0) counts.skipped++;
	else counts.passed++;
}
function failureOf(test, suite, problem) {
	const className = attribute(test, "classname");
	const title = attribute(test, "name") || "unnamed";
	const named = looksLikeFile(className) ? className : attribute(test, "file") || attribute(suite, "file");
	const name = title.split(" > ").join(" \u203a ");
	const body = decoded(String(problem["#text"] ?? "")).split("\n");
	const message = attribute(problem, "message");
	const told = message === "" || body.join("\n").includes(message.split("\n")[0] ?? "") ? body : [...message.split("\n"), ...body];
	const file = named === "" ? void 0 : cleanPath(named);
	const said = account(told, file);
	const line = Number(attribute(test, "line"));
	const within = className !== "" && !looksLikeFile(className) && !name.startsWith(className) ? `${className} \u203a ` : "";
	return {
		runner: "junit",
		...said,
		name: `${within}${name}`,
		file: file ?? said.file,
		line: said.line ?? (line > 0 ? line : void 0),
		message: said.message ?? (message === "" ? void 0 : message)
	};
}
function looksLikeFile(text) {
	return /^[^\s<>]{1,400}\.(?:[cm]?[jt]sx?|py|rb|go|rs|php|java|kt|cs|exs?|lua|dart|vue|svelte)$/.test(text);
}
function list(value) {
	if (value === void 0 || value === null || value === "") return [];
	return (Array.isArray(value) ? value : [value]).map((each) => typeof each === "object" && each !== null ? each : { "#text": each });
}
function attribute(node, name) {
	return decoded(String(node[`@${name}`] ?? ""));
}
// src/report-files/text-reports.ts
/** TAP streams and go test -json events in a file of their own: the readers of logs know both. */
async function textReport(text) {
	const start = text.slice(0, 4e3);
	const tap = /^TAP version \d|^1\.\.\d|^(?:not )?ok \d/m.test(start);
	const goEvents = /^\{"(?:Time|Action)":"/m.test(start);
	if (!tap && !goEvents) return void 0;
	const log = logReader();
	log.push(Buffer.from(text));
	const { failures, counts } = log.end();
	if (counts === void 0) return void 0;
	const planned = /^1\.\.\d/m.test(text);
	return {
		failures,
		counts,
		cut: tap ? !planned : !/"Action":"(?:pass|fail|skip)","Package":"[^"]*","Elapsed"[^\n]*\n?$/.test(text)
	};
}
// src/report-files/report-files.ts
/** Report files that the test run left behind: they complete and correct what the text says. */
const formats = [
	junitXml,
	jsonReport,
	textReport
];
const mostFiles = 500;
const largestFileBytes = 32 << 20;
const mostBytes = 128 << 20;
/** What the fresh report files say together; undefined where there are none. Links, pipes and huge files are left alone: tests wrote them. */
async function readReportFiles({ folder, globs, sinceMs }) {
	const reports = [];
	const root = await realpath(folder).catch(() => void 0);
	if (root === void 0) return void 0;
	let left = mostBytes;
	for (const path of await found(root, globs)) {
		const text = await freshText(root, path, sinceMs, Math.min(left, largestFileBytes));
		if (text === void 0) continue;
		left -= text.length;
		for (const format of formats) {
			const report = await format(text);
			if (report !== void 0) {
				reports.push(report);
				break;
			}
		}
	}
	if (reports.length === 0) return void 0;
	return {
		failures: relative$1(reports.flatMap(({ failures }) => failures), [root]),
		counts: reports.reduce((sum, { counts }) => added(sum, counts), {
			passed: 0,
			failed: 0,
			skipped: 0
		}),
		cut: reports.some(({ cut }) => cut)
	};
}
/** Not by `fs.glob`, which tries stars one way after the other: a few of them stop all that goes on in this process. */
async function found(root, globs) {
	const paths = /* @__PURE__ */ new Set();
	for (const glob of globs) {
		const parts = glob.split("/");
		if (parts.includes("..")) continue;
		const magic = parts.findIndex((part) => /[*?[{\\]/.test(part));
		const certain = magic === -1 ? parts.slice(0, -1) : parts.slice(0, magic);
		const depth = glob.includes("**") ? Number.POSITIVE_INFINITY : parts.length - certain.length;
		for await (const path of filesBelow(root, certain.join("/"), depth)) {
			if (matchesGlob(path, glob)) paths.add(path);
			if (paths.size >= mostFiles) return [...paths].sort();
		}
	}
	return [...paths].sort();
}
/** Relative to the root; a folder that cannot be read has none. */
async function* filesBelow(root, folder, depth) {
	const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		const path = join(folder, entry.name);
		if (!entry.isDirectory()) yield path;
		else if (depth > 1 && entry.name !== "node_modules" && entry.name !== ".git") yield* filesBelow(root, path, depth - 1);
	}
}
/** The text of a regular file inside the root, written in this run and not too large. */
async function freshText(root, path, sinceMs, maxBytes) {
	const real = await realpath(join(root, path)).catch(() => void 0);
	if (real === void 0 || !real.startsWith(root + sep)) return void 0;
	try {
		await using file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		const { size, mtimeMs } = await file.stat().then((stat) => stat.isFile() ? stat : {
			size: 0,
			mtimeMs: 0
		});
		if (size === 0 || size > maxBytes || mtimeMs < sinceMs) return void 0;
		return (await file.readFile()).toString("utf8");
	} catch {
		return;
	}
}
/** The report that text and files give together. */
function merged(text, files) {
	const failures = [...text.failures];
	for (const failure of files.failures) {
		const at = failures.findIndex((each) => sameTest(each, failure));
		const known = failures[at];
		if (known === void 0) failures.push(failure);
		else failures[at] = completed(known, failure);
	}
	const kept = failures.filter((failure) => failure.kind !== void 0 || !failure.weak || files.cut || files.failures.includes(failure));
	const counts = files.cut && text.counts !== void 0 && total(text.counts) > total(files.counts) ? text.counts : files.counts;
	const reportedFailed = Math.max(text.reportedFailed, files.counts.failed);
	return {
		...text,
		failures: kept,
		counts,
		reportedFailed,
		ranNothing: total(counts) === 0
	};
}
function completed(text, file) {
	return {
		...text,
		weak: false,
		file: text.file ?? file.file,
		line: text.line ?? file.line,
		message: text.message ?? file.message,
		expected: text.expected ?? file.expected,
		actual: text.actual ?? file.actual,
		stack: text.stack ?? file.stack,
		lines: text.lines.length > 0 ? text.lines : file.lines
	};
}
/** Runners and report writers join suites in ways of their own. */
function sameTest(a, b) {
	if (a.kind === "compile") return false;
	const [one, other] = [plainName(a.name), plainName(b.name)];
	if (a.file !== void 0 && b.file !== void 0 && a.kind === b.kind && a.line !== void 0 && a.line === b.line && a.file === b.file) return true;
	return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}
function plainName(name) {
	return name.replace(/\.(?:py|[cm]?[jt]sx?|rb|go|rs|php|java|kt)$/, "").replace(/ \u203a | > |::|[.#/]| - /g, " ").replace(/\(\)$/, "").trim();
}
function added(a, b) {
	return {
		passed: a.passed + b.passed,
		failed: a.failed + b.failed,
		skipped: a.skipped + b.skipped
	};
}
function total({ passed, failed, skipped }) {
	return passed + failed + skipped;
}
export { merged, readReportFiles };
