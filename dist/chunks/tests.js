import { r as __exportAll } from "./rolldown-runtime.js";
import { A as steadier, At as objectIn, Mt as parsedJson, S as fileBytes, Tt as listed, g as version, kt as isObject, q as matchesGlob, w as isTest, yt as noTestRanNote } from "./start.js";
import { $ as tellBranch, C as commandsOfBase, N as lineOfMergeMark, S as commandTree, T as findRunCommands, Y as pick, ct as freeWords, dt as wasStopped, et as treeOfBaseTests, lt as killedWords, v as lastVerification, x as chooseCommands, y as tellResumed } from "./run.js";
import { a as upTo, c as isUnder, i as tellingStart, p as quoted } from "./sandbox.js";
import { Ia as presets, Va as missingProgram, kt as mentionedIn, vt as temporaryFolder, wt as hasText } from "./story.js";
const { constants, createReadStream, createWriteStream, existsSync, realpathSync } = process.getBuiltinModule("node:fs");
const { appendFile, copyFile, lchown, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rm, stat } = process.getBuiltinModule("node:fs/promises");
const { arch, homedir, release } = process.getBuiltinModule("node:os");
const { basename, delimiter, dirname, isAbsolute, join, posix } = process.getBuiltinModule("node:path");
const { execFile } = process.getBuiltinModule("node:child_process");
const { isUtf8 } = process.getBuiltinModule("node:buffer");
const { createHash } = process.getBuiltinModule("node:crypto");
const { promisify } = process.getBuiltinModule("node:util");
const { pipeline } = process.getBuiltinModule("node:stream/promises");
// src/verify/changes.ts
/**
* What became of the tests since an earlier verification, by name and file. Names what is fixed only where the tests
* ran to their end now: a test that a timeout, a failed build or a broken suite kept from running is not fixed.
*/
function changesSince(earlier, now) {
	const before = byKey(earlier.failures);
	const after = byKey(now.failures);
	const ranAll = now.step === "test" && (now.result === "passed" || now.result === "failed") && (now.result === "passed" || after.size > 0);
	const silent = new Set(now.failures.filter((failure) => failure.kind === "suite").map((failure) => failure.file));
	return {
		fixed: ranAll ? names$2(before, (key, failure) => !after.has(key) && !silent.has(failure.file)) : [],
		stillFailing: names$2(after, (key) => before.has(key)),
		newlyBroken: names$2(after, (key) => !before.has(key))
	};
}
function byKey(failures) {
	return new Map(failures.map((failure) => [failureKey(failure), failure]));
}
/** What makes two failures of different runs the same one: lines move, names and files stay. */
function failureKey(failure) {
	const detail = isTest(failure) ? "" : failure.message ?? "";
	return `${steadyStream(failure.stream)}\0${failure.file ?? ""}\0${failure.name}\0${detail}`;
}
/** Packages have tests of the same name; what a process or a container is numbered by is another in each run. */
function steadyStream(stream = "") {
	return stream.replace(/\[\d{1,9}\]|\b(?=[a-f]*\d)[0-9a-f]{8,64}\b/g, "");
}
function names$2(map, which) {
	return [...map].filter(([key, failure]) => which(key, failure)).map(([, failure]) => failure.name);
}
// src/verify/fingerprint.ts
/**
* Sixteen hexadecimal digits that are equal for two failures of the same test that say the same. What differs between
* equal runs \u2013 durations, addresses, dates, temporary folders, the line the test has moved to \u2013 does not count.
*/
function fingerprint({ name, kind, stream, file, message, expected, actual }) {
	const said = [
		message,
		expected,
		actual
	].map((text) => text === void 0 ? "" : unstirred(text));
	return createHash("sha256").update(JSON.stringify([
		kind ?? "test",
		file ?? "",
		steadier(name),
		...said,
		...stream === void 0 ? [] : [steadyStream(stream)]
	])).digest("hex").slice(0, 16);
}
function unstirred(text) {
	return text.split("\n").map((line) => steadier(line).replace(/\b(?:\d{1,9}(?:\.\d{1,9})? ?(?:ms|s|seconds?|milliseconds?))\b/g, "\u2026").replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "\u2026").replace(/(\/(?:tmp|var\/folders)\/)[\w./-]{1,200}/g, "$1\u2026").replace(/\b(127\.0\.0\.1|localhost|\[::1\]):\d{2,5}\b/g, "$1:\u2026").replace(/\bpid[ =:]{0,2}\d{1,8}\b/gi, "pid \u2026")).join("\n");
}
// src/verify/report-files/find-files.ts
/** Below each of them no folder is looked into that a glob does not name: a tree may have a hundred thousand. */
const usualPlaces = [
	...[
		"junit*.xml",
		"report*.xml",
		"test-re*.xml",
		"testResults.xml",
		"pytest*.xml",
		"nosetests.xml",
		"ctrf*.json"
	],
	...[
		"reports",
		"test-results",
		"test-reports"
	].flatMap((folder) => [`${folder}/*.xml`, `${folder}/*/*.xml`]),
	...[
		"",
		"*/",
		"*/*/"
	].flatMap((module) => [...[
		"surefire-reports",
		"failsafe-reports",
		"test-reports"
	].map((folder) => `${module}target/${folder}/*.xml`), ...["*.xml", "*/*.xml"].map((file) => `${module}build/test-results/${file}`)]),
	...[
		"target/nextest/*/junit.xml",
		"_build/test/lib/*/*.xml",
		"ctrf/*.json"
	]
];
const skipped = /* @__PURE__ */ new Set(["node_modules", ".git"]);
const mostFiles$1 = 500;
/** Those that are there, and when each was written, in milliseconds since 1970. */
async function writtenAt(folder, globs) {
	const root = await realpath(folder).catch(() => void 0);
	const paths = root === void 0 ? [] : await foundFiles(root, globs);
	const times = await Promise.all(paths.map(async (path) => (await stat(join(folder, path)).catch(() => void 0))?.mtimeMs));
	return new Map(paths.map((path, at) => [path, times[at] ?? 0]));
}
/** Not by `fs.glob`, which tries stars one way after the other: a few of them stop all that goes on in this process. */
async function foundFiles(root, globs) {
	const paths = /* @__PURE__ */ new Set();
	const entriesOf = readingOnce(root);
	for (const glob of globs) {
		const parts = glob.split("/");
		if (parts.includes("..")) continue;
		const magic = parts.findIndex((part) => /[*?[{\\]/.test(part));
		const certain = magic === -1 ? parts.slice(0, -1) : parts.slice(0, magic);
		const depth = glob.includes("**") ? Number.POSITIVE_INFINITY : parts.length - certain.length;
		const named = /\*\*|[{\\]/.test(glob) ? [] : parts.slice(certain.length, -1);
		for await (const path of filesBelow(entriesOf, certain.join("/"), depth, named)) {
			if (matchesGlob(path, glob)) paths.add(path);
			if (paths.size >= mostFiles$1) return [...paths].sort();
		}
	}
	return [...paths].sort();
}
/** Many globs lead through the same folders. One that cannot be read has nothing. */
function readingOnce(root) {
	const read = /* @__PURE__ */ new Map();
	return (folder) => {
		const known = read.get(folder) ?? readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
		read.set(folder, known);
		return known;
	};
}
/** Relative to the root. */
async function* filesBelow(entriesOf, folder, depth, [named, ...further]) {
	for (const entry of await entriesOf(folder)) {
		const path = join(folder, entry.name);
		if (!entry.isDirectory()) yield path;
		else if (depth > 1 && !skipped.has(entry.name) && (named === void 0 || matchesGlob(entry.name, named))) yield* filesBelow(entriesOf, path, depth - 1, further);
	}
}
// src/verify/still-told.ts
/** Failures of the baseline that a run which exits 0 prints again: an exit code, or a count, that was taken back. */
/** Each is looked for in the whole log. */
const mostLines = 20;
/** Names of the baseline's failing tests whose own line, with place and message, stands in the log at `logPath` as it did then. */
async function stillTold(baseline, logPath) {
	const open = (baseline?.exitCode === 0 ? [] : baseline?.failures ?? []).flatMap(ownLine).slice(0, mostLines);
	const told = /* @__PURE__ */ new Set();
	const look = (lines) => {
		for (const { name, place, message } of open) if (lines.some((line) => line.includes(place) && line.includes(message))) told.add(name);
	};
	if (open.length === 0) return [];
	const decoder = new TextDecoder();
	let rest = "";
	for await (const bytes of fileBytes(logPath)) {
		const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
		rest = (lines.pop() ?? "").slice(-65536);
		look(lines);
	}
	look([rest]);
	return [...told];
}
/** Of a hand-written runner alone: what others print beside a failure may be a log that a green test prints as well. */
function ownLine({ name, runner, file, line, message }) {
	const first = message?.split("\n", 1)[0]?.trim() ?? "";
	if (runner !== "unknown" || file === void 0 || line === void 0 || first.length < 4) return [];
	return [{
		name,
		place: `${file}:${line}`,
		message: first
	}];
}
// src/verify/verify.ts
/** Runs the build and the tests of one tree and says what came of it. The exit code decides; the reading only tells. */
/**
* One verification. Log of both commands in `<folder>/<name>.log`; the `logPath` of the result is `<last part of folder>/<name>.log`.
* A command ended by `signal` reads as failed with exit code null: the caller knows why it aborted.
*/
async function verify(input) {
	const { commands, tree } = input;
	const { folder, name, maxChars } = input.log;
	const logPath = join(folder, `${name}.log`);
	await mkdir(dirname(logPath), { recursive: true });
	const { folder: written, globs } = input.reports ?? {};
	const known = written === void 0 ? /* @__PURE__ */ new Map() : await writtenAt(written, globs ?? usualPlaces);
	const startedMs = Date.now();
	const { step, result, durationMs } = await runSteps(input, logPath);
	const [{ readLog }, { condense }, { merged, readReportFiles }, { readUsualReports }] = await Promise.all([
		import("./reading.js").then((n) => n.i),
		import("./reading.js").then((n) => n.o),
		import("./reading.js").then((n) => n.n),
		import("./usual-reports.js")
	]);
	const text = await readLog(fileBytes(logPath), input.root);
	const sinceMs = startedMs - 2e3;
	const place = written !== void 0 && step === "test" ? {
		folder: written,
		sinceMs,
		known
	} : void 0;
	const named = place && globs ? await readReportFiles({
		...place,
		globs
	}) : void 0;
	const told = {
		text,
		exitCode: result.exitCode,
		before: input.baseline?.counts
	};
	const files = place && !globs ? await readUsualReports(place, told) : named;
	const report = files === void 0 ? text : merged(text, files);
	const notes = [...input.notes ?? []];
	const verdict = judge(result, report, {
		step,
		files: named !== void 0,
		baseline: input.baseline,
		test: commands.test,
		told: result.exitCode === 0 && step === "test" ? await stillTold(input.baseline, logPath) : [],
		notes
	});
	const now = {
		result: verdict,
		step,
		command: step === "build" ? commands.build ?? "" : commands.test,
		exitCode: result.exitCode,
		durationMs,
		tree,
		counts: report.counts,
		...result.ended === "exited" && result.exitCode === 0 && report.ranNothing ? { noTestRan: true } : {},
		failures: verdict === "passed" ? [] : report.failures.map((failure) => plain(failure, (report.streams?.length ?? 0) > 1)),
		...result.exitCode === 0 && report.reportedFailed > 0 ? { reportedFailed: report.reportedFailed } : {},
		...verdict === "passed" && (report.reportedFailed > 0 || forgives(input.baseline)) ? { forgiving: true } : {},
		...named === void 0 ? {} : { reportFiles: true },
		runners: runnersOf(report),
		output: condense(report, {
			maxChars,
			exitCode: result.exitCode
		}),
		logPath: join(basename(folder), `${name}.log`),
		notes
	};
	return {
		...now,
		sinceLast: input.previous && changesSince(input.previous, now),
		sinceBaseline: input.baseline && changesSince(input.baseline, now)
	};
}
async function runSteps({ exec, commands, cwd, timeoutMs, signal }, logPath) {
	if (commands.build === void 0) {
		const result = await exec({
			script: commands.test,
			cwd,
			logPath,
			timeoutMs,
			signal
		});
		return {
			step: "test",
			result,
			durationMs: result.durationMs
		};
	}
	const built = await exec({
		script: commands.build,
		cwd,
		logPath,
		timeoutMs,
		signal
	});
	const left = timeoutMs - built.durationMs;
	if (built.exitCode !== 0 || left <= 0) return {
		step: "build",
		result: built.exitCode === 0 ? {
			...built,
			exitCode: null,
			ended: "timed-out"
		} : built,
		durationMs: built.durationMs
	};
	const testLog = `${logPath}.test`;
	const result = await exec({
		script: commands.test,
		cwd,
		logPath: testLog,
		timeoutMs: left,
		signal
	});
	await appendFile(logPath, "\n");
	await pipeline(createReadStream(testLog), createWriteStream(logPath, { flags: "a" }));
	await rm(testLog);
	return {
		step: "test",
		result,
		durationMs: built.durationMs + result.durationMs
	};
}
/** Those that found the failing tests, where there are any: npm and make only say that what they called failed. */
function runnersOf({ failures, runners }) {
	const found = failures.length > 0 ? [...new Set(failures.map(({ runner }) => runner))] : runners;
	return found.length === 0 ? void 0 : found;
}
/** Only exit 0 is green, and only where a runner that says how many tests it ran says more than none, and none failing. */
function judge(result, report, judging) {
	const { notes } = judging;
	if (result.ended === "timed-out") return "timed-out";
	if (result.ended === "limit") {
		const free = freeWords(result);
		notes.push(`The command was stopped: it used too much of what the sandbox allows (${result.limit ?? "limit"}${free === "" ? "" : `; ${free}`}).`);
		return "failed";
	}
	if (result.ended === "cancelled") return "failed";
	if ((result.exitCode === 126 || result.exitCode === 127) && report.counts === void 0 && !report.failures.some(isTest)) return "broken";
	const killed = killedWords(result);
	if (killed !== void 0) notes.push(killed);
	if (result.exitCode !== 0) return "failed";
	if (report.ranNothing) {
		notes.push(noTestRanNote);
		return "failed";
	}
	const denied = judging.step === "test" ? deniedBy(report, judging) : void 0;
	if (denied !== void 0) notes.push(denied);
	else if (report.counts === void 0) notes.push("the tests could not be counted");
	return denied === void 0 ? "passed" : "failed";
}
/** Why exit 0 is no green beside what the runner itself says, and said at the baseline; undefined where nothing speaks against it. */
function deniedBy(report, { baseline, files, test, told }) {
	if (baseline === void 0) return void 0;
	const { reportedFailed, counts } = report;
	const before = baseline.counts;
	if (reportedFailed > 0 && !forgives(baseline)) return `the command exits 0, and the runner itself reports ${reportedFailed} failing ${reportedFailed === 1 ? "test" : "tests"}`;
	if (told.length > 0) return `the command exits 0, and its output tells the failure of \`${told[0]}\` as before${told.length > 1 ? `, and ${told.length - 1} more` : ""}: make it pass, an exit code or a count that is set back says nothing`;
	if (before !== void 0 && before.passed > 0 && counts === void 0) return `the runner's report is gone: ${testsWere(before.passed + before.failed)} counted before, and none can be now`;
	if (baseline.reportFiles && !files && test === baseline.command) return "the runner's report files are gone: they were there before the agent";
}
const testsWere = (count) => count === 1 ? "1 test was" : `${count} tests were`;
/** A command that forgives failures did so before the agent: then its exit code never said more. */
function forgives(baseline) {
	return baseline?.exitCode === 0 && (baseline.reportedFailed ?? 0) > 0;
}
function plain({ name, kind, runner, stream, file, line, message, expected, actual, stack }, ofSeveral) {
	const failure = {
		name,
		kind,
		runner,
		file,
		line,
		message,
		expected,
		actual,
		stack,
		...ofSeveral && stream !== void 0 ? { stream } : {}
	};
	return {
		...failure,
		fingerprint: fingerprint(failure)
	};
}
// src/packages/toolchain-pins.ts
/** Files that ask for a toolchain: which program, in which version, and whether what is here will do. */
/** Of every file that is there; versions that name none (`lts/*`, `system`, `latest`) ask for nothing. */
async function toolchainPins(read) {
	const found = [];
	for (const [file, pinsIn] of Object.entries(files$1)) {
		const text = await read(file);
		if (text !== void 0) found.push(...pinsIn(text).map((pin) => ({
			file,
			...pin
		})));
	}
	return found.filter(({ tool, asks, anyOf }) => anyOf !== void 0 || wanted(tool, asks) !== void 0);
}
/** One sentence for each program that is another one, or none: `said` is what it tells of itself. */
function pinWords(pins, said) {
	return pins.flatMap(({ file, tool, asks, isLeast, anyOf }) => {
		const answer = said.get(tool);
		if (answer !== void 0 && satisfies(answer, {
			tool,
			asks,
			isLeast,
			anyOf
		})) return [];
		const here = answer === void 0 ? "none is here: install it before the run" : `here it is \u201c${answer.slice(0, 200)}\u201d: the tests run on what is here`;
		return [`\`${file}\` asks for ${tool} ${asks}${isLeast ? " or newer" : ""}, and ${here}.`];
	});
}
const lines = (text) => text.split("\n").flatMap((line) => {
	const said = line.replace(/#.*/, "").trim();
	return said === "" ? [] : [said];
});
const first = (tool) => (text) => lines(text).slice(0, 1).map((asks) => ({
	tool,
	asks
}));
const files$1 = {
	".nvmrc": first("node"),
	".node-version": first("node"),
	".python-version": first("python3"),
	".ruby-version": first("ruby"),
	".tool-versions": toolVersionsFile,
	"go.work": goFile,
	"go.mod": goFile,
	"rust-toolchain": (text) => text.includes("[toolchain]") ? rustChannel(text) : first("cargo")(text),
	"rust-toolchain.toml": rustChannel,
	"package.json": manifest,
	"mise.toml": miseFile,
	".mise.toml": miseFile,
	".config/mise.toml": miseFile,
	"pyproject.toml": (text) => leastOf("python3", /^requires-python\s*=\s*["']([^"'\n]{1,60})["']/m.exec(text)?.[1]),
	"Cargo.toml": (text) => leastOf("cargo", /^rust-version\s*=\s*["']([^"'\n]{1,60})["']/m.exec(text)?.[1]),
	Gemfile: (text) => {
		const asks = /^ruby\s*\(?\s*["']([\d.]+)["']\s*\)?\s*(?:#.*)?$/m.exec(text)?.[1];
		return asks === void 0 ? [] : [{
			tool: "ruby",
			asks
		}];
	}
};
/** `>=3.10`, `>=3.10,<4` and a bare version: the least that will do. */
function leastOf(tool, asks) {
	const least = /^\s*(?:>=\s*)?(\d[\d.]*)\s*(?:$|,)/.exec(asks ?? "")?.[1];
	return least === void 0 ? [] : [{
		tool,
		asks: least,
		isLeast: true
	}];
}
/** asdf and mise: a plugin and its versions, of which the first is the one that is used. */
function toolVersionsFile(text) {
	return lines(text).flatMap((line) => {
		const [plugin = "", asks] = line.split(/\s+/);
		const tool = plugins.get(plugin);
		return tool === void 0 || asks === void 0 ? [] : [{
			tool,
			asks
		}];
	});
}
const plugins = new Map(Object.entries({
	nodejs: "node",
	node: "node",
	python: "python3",
	golang: "go",
	go: "go",
	ruby: "ruby",
	java: "java",
	rust: "cargo",
	bun: "bun",
	deno: "deno",
	php: "php",
	perl: "perl"
}));
/** `node = "22"`, `python = ["3.12", "3.11"]` or `go = { version = "1.22" }` below `[tools]`. */
function miseFile(text) {
	return [...(text.replaceAll("\r", "").split(/^\[tools\][^\n]*$/m)[1]?.split(/^\[/m)[0] ?? "").matchAll(/^["']?([\w-]+)["']?\s*=\s*(?:\[\s*|\{[^}\n]*\bversion\s*=\s*)?["']([^"'\n]{1,60})["']/gm)].flatMap(([, plugin = "", asks = ""]) => {
		const tool = plugins.get(plugin);
		return tool === void 0 ? [] : [{
			tool,
			asks
		}];
	});
}
/** The newer of both lines: either keeps an older go from starting. */
function goFile(text) {
	const asks = [...text.matchAll(/^(?:go|toolchain)[ \t]+(?:go)?(\d[\w.]*)/gm)].map(([, version = ""]) => version).sort((a, b) => compare(numbers(b), numbers(a)))[0];
	return asks === void 0 ? [] : [{
		tool: "go",
		asks,
		isLeast: true
	}];
}
function rustChannel(text) {
	const asks = /^\s*channel\s*=\s*["']([^"'\n]{1,60})["']/m.exec(text)?.[1];
	return asks === void 0 ? [] : [{
		tool: "cargo",
		asks
	}];
}
/** Volta's version, or what engines allow. */
function manifest(text) {
	const { volta, engines } = objectIn(parsedJson(text.replace(/^\uFEFF/, "")));
	const asks = [objectIn(volta).node, objectIn(engines).node].find((one) => typeof one === "string");
	return typeof asks === "string" ? nodeRange(asks) : [];
}
/** One version, or versions of which each is a least (`>=18`) or a major (`^18`, `18.x`): what else a range may say is not told. */
function nodeRange(text) {
	const parts = text.split("||").map((part) => part.trim());
	if (parts.length === 1 && /^[v=]?\d+(?:\.(?:\d+|x|\*))*$/i.test(text.trim())) return [{
		tool: "node",
		asks: text.trim()
	}];
	const known = parts.map((part) => /^(>=|\^)\s*(\d+(?:\.\d+)*)$|^(\d+)(?:\.[x*])*$/i.exec(part));
	if (known.some((one) => one === null)) return [];
	const anyOf = known.map((one) => ({
		isLeast: one?.[1] === ">=",
		from: numbers(one?.[2] ?? one?.[3] ?? "")
	}));
	return [{
		tool: "node",
		asks: text.trim(),
		anyOf
	}];
}
const codenames = new Map(Object.entries({
	argon: 4,
	boron: 6,
	carbon: 8,
	dubnium: 10,
	erbium: 12,
	fermium: 14,
	gallium: 16,
	hydrogen: 18,
	iron: 20,
	jod: 22,
	krypton: 24
}));
/** Its numbers, or the channel of Rust; undefined where it names no version. */
function wanted(tool, asks) {
	const channel = /^(stable|beta|nightly)\b/.exec(asks)?.[1];
	if (tool === "cargo" && channel !== void 0) return channel;
	const named = tool === "node" ? codenames.get(asks.toLowerCase().replace(/^lts\//, "")) : void 0;
	if (named !== void 0) return [named];
	const version = /^(?:[a-z]+-)*v?(\d+(?:\.\d+)*)/i.exec(asks)?.[1];
	return version === void 0 || /^(?:ref|path|pypy|jruby|truffleruby|miniconda)/i.test(asks) ? void 0 : numbers(version);
}
function satisfies(answer, { tool, asks, isLeast, anyOf }) {
	const want = anyOf === void 0 ? wanted(tool, asks) : [];
	const version = /(?:^|[^\d.])v?(\d+(?:\.\d+)+|\d{2,})/.exec(answer)?.[1];
	if (want === void 0 || version === void 0 || /error|not installed|requires|not available|download/i.test(answer)) return false;
	if (want === "stable") return !/-(?:nightly|beta)/.test(answer);
	if (typeof want === "string") return answer.includes(`-${want}`);
	const have = numbers(version.replace(tool === "java" ? /^1\./ : "", ""));
	if (anyOf !== void 0) return anyOf.some(({ isLeast, from }) => compare(have, from) >= 0 && (isLeast || have[0] === from[0]));
	if (tool === "java") return have[0] === want[0];
	return isLeast ? compare(have, want) >= 0 : want.every((part, at) => have[at] === part);
}
const numbers = (version) => (version.match(/\d+/g) ?? []).map(Number);
function compare(a, b) {
	for (let at = 0; at < Math.max(a.length, b.length); at++) {
		const by = (a[at] ?? 0) - (b[at] ?? 0);
		if (by !== 0) return by;
	}
	return 0;
}
// src/sandbox/tool-versions.ts
/** A tool inside must be the tool outside: with HOME hidden, python once became another version without a word. */
const call = promisify(execFile);
/** How a tool tells its version; the others take `--version`. */
const versionArguments = {
	go: "version",
	java: "-version",
	javac: "-version"
};
const timeoutMs = 3e4;
/** What the tools among `names` say of themselves on both sides; `environment` is the parent's, for PATH, HOME and folders of toolchains. */
async function toolVersions(sandbox, names, { runDir, environment }) {
	const tools = [...new Set(names)].filter((name) => /^[\w.+-]+$/.test(name));
	if (tools.length === 0) return [];
	const [outside, inside] = await Promise.all([askOutside(tools, environment, runDir), askInside(sandbox, tools, runDir, "cd /tmp")]);
	return tools.map((tool) => ({
		tool,
		outside: outside.get(tool),
		inside: inside.get(tool)
	}));
}
/** What they say in a folder of the tree, where version files are followed by the tools that do so. */
function versionsInTree(sandbox, tools, { runDir, folder }) {
	return askInside(sandbox, tools, runDir, ":", folder);
}
/** Those of these programs that a shell inside does not find. */
async function missingInside(sandbox, names, runDir) {
	const said = (await printedInside(sandbox, runDir, names.map((name) => `command -v ${quoted(name)} >/dev/null || echo ${quoted(`@@${name}`)}`).join("\n"))).split("\n");
	return names.filter((name) => said.includes(`@@${name}`));
}
/** Starts outside and says something else, or nothing, inside. */
function differs({ outside, inside }) {
	return outside !== void 0 && outside !== inside;
}
const ask = (tool) => `command -v ${quoted(tool)} >/dev/null && ${quoted(tool)} ${versionArguments[tool] ?? "--version"} 2>&1 </dev/null | head -n 3`;
/** The first line with a digit: java prints what it picked up from the environment before. What rustup lacks is no version. */
const versionIn = (text) => text.split("\n").find((line) => /\d/.test(line) && !/^(?:error|info): /.test(line))?.trim();
async function askOutside(tools, environment, cwd) {
	return byTool(await Promise.all(tools.map(async (tool) => {
		if (tool === "node" && isOurNode(environment)) return [tool, process.version];
		const script = ask(tool);
		const { stdout } = await call("/bin/sh", ["-c", script], {
			cwd,
			env: environment,
			timeout: timeoutMs
		}).catch((error) => error);
		return [tool, versionIn(stdout ?? "")];
	})));
}
/** The one on PATH is the one that runs this: 40 ms of processor for what is known. */
function isOurNode({ PATH = "" }) {
	const first = PATH.split(delimiter).filter((folder) => isAbsolute(folder)).map((folder) => join(folder, "node")).find((path) => existsSync(path));
	return first !== void 0 && realpathSync(first) === realpathSync(process.execPath);
}
function byTool(answers) {
	return new Map(answers.flatMap(([tool, version]) => version === void 0 ? [] : [[tool, version]]));
}
async function askInside(sandbox, tools, runDir, before, cwd) {
	return byTool((await printedInside(sandbox, runDir, [before, ...tools.map((tool) => `echo @@${tool}; ${ask(tool)}`)].join("\n"), cwd)).split(/^@@/m).slice(1).map((part) => {
		const [tool = "", ...lines] = part.split("\n");
		return [tool, versionIn(lines.join("\n"))];
	}));
}
async function printedInside(sandbox, runDir, script, cwd) {
	await using folder = await temporaryFolder(join(runDir, "tools-"));
	const logPath = join(folder.path, "log");
	await sandbox.shell({
		script,
		cwd,
		logPath,
		timeoutMs,
		network: "none"
	});
	return await readFile(logPath, "utf8");
}
/** What is another tool inside, or none, and which folders of PATH stay closed; undefined where all are the same. */
function otherToolsWords(tools, leftOutOfPath) {
	const found = tools.filter(differs);
	if (found.length === 0) return void 0;
	const closed = leftOutOfPath.length === 0 ? "" : ` Not opened of PATH: ${leftOutOfPath.join(", ")}.`;
	return `${found.map(differenceWords).join(" ")}${closed}`;
}
function differenceWords({ tool, outside, inside }) {
	return `\`${tool}\` is \u201c${outside}\u201d outside the sandbox and ${inside === void 0 ? "cannot be started" : `\u201c${inside}\u201d`} inside it, so its tests would prove nothing.`;
}
// src/verify/missing-tool.ts
/** A program that a command asks for and that is not there: its name, and where it comes from. */
/** The first that the output tells of. */
function missingTool(output) {
	for (const pattern of sayings) {
		const name = pattern.exec(output)?.[1];
		if (name !== void 0) return name.slice(name.lastIndexOf("/") + 1);
	}
}
const sayings = [
	/^(?:\S{0,100}[/ ])?(?:ba|da|z|k)?sh: (?:line )?(?:\d{1,7}: )?([\w.+/-]{1,100}): (?:command )?not found$/m,
	/^(?:\S{0,100}: line \d{1,7}|zsh): (?:command not found: )?([\w.+/-]{1,100})(?:: command not found)?$/m,
	/^(?:\S{0,100}: )?\d{1,7}: ([\w.+/-]{1,100}): not found$/m,
	/^g?make(?:\[\d{1,3}\])?: ([\w.+/-]{1,100}): No such file or directory$/m,
	/^(?:\/usr\/bin\/)?env: [\u2018'"]?([\w.+/-]{1,100})[\u2019'"]?: No such file or directory$/m,
	/\bspawn ([\w.+/-]{1,100}) ENOENT\b/,
	/exec: "([\w.+/-]{1,100})": executable file not found/,
	/\bshell: ([\w.+/-]{1,100}): (?:command )?not found$/m
];
/** What a run starts: its first program, whatever that is, and of the later ones those that no package brings along. */
function startedPrograms({ setup, build, test }) {
	const commands = [
		setup,
		build,
		test
	].filter((command) => command !== void 0);
	const words = commands.flatMap((command) => command.split(/&&|\|\||[;|\n]/).map((part) => /^\s*(?:\w+=\S*\s+)*([\w.+-]+)(?=\s|$)/.exec(part)?.[1]));
	const mayBring = setup !== void 0 || commands.some((command) => command.includes("||"));
	const all = /* @__PURE__ */ new Map();
	for (const [index, name] of words.entries()) {
		if (name === void 0 || all.has(name) || !(index === 0 || Object.hasOwn(sources, name))) continue;
		all.set(name, {
			name,
			isNeeded: index === 0 || !mayBring
		});
	}
	return [...all.values()];
}
/** What is to be done about it, as one sentence. */
function installWords(tool) {
	return `\`${tool}\` is missing here: ${(Object.hasOwn(sources, tool) ? sources[tool] : void 0) ?? "where it comes with the dependencies, `setup-command` has to install them, else install it first"}.`;
}
const npm = (name, action) => `\`npm install -g ${name}\`${action === void 0 ? "" : `, in a workflow ${action}`}`;
const pipx = (name) => `\`pipx install ${name}\``;
const gem = (name) => workflow(`\`gem install ${name}\``, "ruby/setup-ruby");
const workflow = (what, action) => `${what}, in a workflow ${action}`;
const go = workflow("install Go from go.dev/dl", "actions/setup-go");
const rust = workflow("install Rust with rustup", "dtolnay/rust-toolchain");
const java = workflow("install a JDK", "actions/setup-java");
const ruby = workflow("install Ruby", "ruby/setup-ruby");
const php = workflow("install PHP", "shivammathur/setup-php");
const dotnet = workflow("install the .NET SDK", "actions/setup-dotnet");
const elixir = workflow("install Elixir", "erlef/setup-beam");
const dart = workflow("install Dart", "dart-lang/setup-dart");
const flutter = workflow("install Flutter", "subosito/flutter-action");
const haskell = workflow("install GHC with ghcup", "haskell-actions/setup");
const swift = workflow("install Swift", "swift-actions/setup-swift");
const node = workflow("install Node", "actions/setup-node");
const python = workflow("install Python 3", "actions/setup-python");
const sources = {
	node,
	npm: node,
	npx: node,
	corepack: npm("corepack"),
	pnpm: npm("pnpm", "pnpm/action-setup"),
	yarn: npm("yarn"),
	bun: npm("bun", "oven-sh/setup-bun"),
	bunx: npm("bun", "oven-sh/setup-bun"),
	deno: workflow("install Deno", "denoland/setup-deno"),
	python,
	python3: python,
	pip: python,
	pip3: python,
	pipx: workflow("`apt-get install pipx`", "actions/setup-python"),
	uv: workflow(pipx("uv"), "astral-sh/setup-uv"),
	uvx: workflow(pipx("uv"), "astral-sh/setup-uv"),
	poetry: pipx("poetry"),
	pipenv: pipx("pipenv"),
	pdm: pipx("pdm"),
	hatch: pipx("hatch"),
	tox: pipx("tox"),
	nox: pipx("nox"),
	pytest: "`setup-command` has to install it, for instance with `pip install pytest`",
	go,
	gofmt: go,
	cargo: rust,
	rustc: rust,
	rustup: rust,
	java,
	javac: java,
	mvn: workflow("install Maven", "actions/setup-java"),
	gradle: workflow("install Gradle", "gradle/actions/setup-gradle"),
	elixir,
	mix: elixir,
	rebar3: elixir,
	dart,
	flutter,
	swift,
	stack: haskell,
	cabal: haskell,
	ghc: haskell,
	sbt: workflow("install sbt", "sbt/setup-sbt"),
	zig: workflow("install Zig", "mlugg/setup-zig"),
	prove: "`apt-get install perl`",
	ruby,
	gem: ruby,
	bundle: gem("bundler"),
	rake: gem("rake"),
	rspec: gem("rspec"),
	php,
	composer: php,
	dotnet,
	busted: "`luarocks install busted`",
	lua: "`apt-get install lua5.4`",
	bats: "`apt-get install bats`",
	make: "`apt-get install make`",
	cmake: "`apt-get install cmake`",
	ctest: "`apt-get install cmake`",
	meson: "`apt-get install meson`",
	just: workflow("`cargo install just`", "extractions/setup-just")
};
// src/verify/runtimes.ts
/** Program to ask for its version \u2192 words of commands that run on it. Those that start fast are asked, not npm or mvn. */
const runtimes = {
	node: [
		"node",
		"npm",
		"npx",
		"pnpm",
		"yarn",
		"vitest",
		"jest",
		"mocha",
		"ava",
		"tap",
		"playwright",
		"tsc",
		"eslint"
	],
	bun: ["bun", "bunx"],
	deno: ["deno"],
	python3: [
		"python3",
		"pytest",
		"py.test",
		"tox",
		"nox"
	],
	python: ["python"],
	ruby: [
		"ruby",
		"bundle",
		"rspec",
		"rake",
		"rails"
	],
	php: [
		"php",
		"composer",
		"phpunit",
		"pest"
	],
	perl: ["perl", "prove"],
	cargo: ["cargo", "rustc"],
	go: ["go"],
	java: [
		"java",
		"javac",
		"mvn",
		"mvnw",
		"gradle",
		"gradlew"
	],
	dotnet: ["dotnet"],
	swift: ["swift"]
};
/** Names of programs, each once. Words are told apart as a shell would, roughly: one too many only costs a question. */
function runtimesOf({ setup, build, test }) {
	const words = [
		setup,
		build,
		test
	].flatMap((command) => (command ?? "").split(/[\s;&|()'"]+/)).map((word) => word.slice(word.lastIndexOf("/") + 1));
	const said = new Set(words);
	return Object.entries(runtimes).flatMap(([runtime, users]) => users.some((user) => said.has(user)) ? [runtime] : []);
}
// src/run-story/tools.ts
/** The tests must run on the toolchain that the job was given: a hidden HOME once turned one python into another. */
/** The versions of what the commands stand on; none where no sandbox stands between. */
async function askTools({ host: { environment, hidden }, record }, sandbox, commands) {
	if (sandbox.kind === "none") return [];
	const path = (environment.PATH ?? "").split(delimiter).filter((folder) => !hidden.some((closed) => isUnder(folder, closed))).join(delimiter);
	return toolVersions(sandbox, runtimesOf(commands), {
		runDir: record.runDir,
		environment: {
			...environment,
			PATH: path
		}
	});
}
/** Stops a run whose commands would meet another version inside the sandbox than outside, or none. */
function otherTools({ leftOutOfPath }, tools) {
	const detail = otherToolsWords(tools, leftOutOfPath);
	return detail === void 0 ? void 0 : {
		outcome: "setup-failed",
		detail,
		cause: "hidden-toolchain"
	};
}
/** The stop with the program that the output misses: where it comes from, or the folder of PATH that the sandbox keeps closed. */
function withMissingTool(stop, output, { leftOutOfPath }) {
	const tool = missingTool(output);
	if (tool === void 0) return stop;
	const closed = leftOutOfPath.find((folder) => existsSync(join(folder, tool)));
	if (closed === void 0) return {
		...stop,
		detail: `${stop.detail} ${installWords(tool)}`,
		cause: "missing-tool"
	};
	const where = `\`${tool}\` lies in ${closed}, a folder of PATH that the sandbox does not open.`;
	return {
		...stop,
		detail: `${stop.detail} ${where}`,
		cause: "hidden-toolchain"
	};
}
/** Files of the repository that ask for another toolchain than there is, in words. Where none asks, nothing is started. */
async function pinnedTools({ settings, record }, sandbox, commands, workspace) {
	const pins = await pinsOf(settings, workspace, commands);
	if (pins.length === 0) return [];
	return pinWords(pins, await versionsInTree(sandbox, [...new Set(pins.map(({ tool }) => tool))], {
		runDir: record.runDir,
		folder: settings.workingDirectory
	}));
}
/** Of the working directory, else of the root, and of what the commands stand on as far as they tell. */
async function pinsOf(settings, place, commands) {
	const inside = commandTree(settings, place);
	const top = commandTree({
		...settings,
		workingDirectory: "."
	}, place);
	const pins = await toolchainPins(async (path) => await inside.read(path) ?? await top.read(path));
	const used = runtimesOf(commands).map((runtime) => runtime === "python" ? "python3" : runtime);
	return used.length === 0 ? pins : pins.filter(({ tool }) => used.includes(tool));
}
// src/run-story/agent-program.ts
/** The program of a command-line agent, looked for in the sandbox before the tests run: without it a run would end after its baseline. */
/** A stop where it is not there. `setup`: the command that has still to run, and may bring the program of `agent-command`. */
async function agentMissing({ settings, record, replay }, sandbox, { setup }) {
	if (replay !== void 0) return void 0;
	const preset = presets.get(settings.agent);
	if (preset === void 0 && setup !== void 0) return void 0;
	const name = preset?.program ?? agentProgram(settings);
	if (name === void 0 || (await missingInside(sandbox, [name], record.runDir)).length === 0) return void 0;
	return {
		outcome: "misconfigured",
		cause: "missing-agent",
		detail: preset === void 0 ? `${programWords(name)}. ${installFix}` : missingProgram(preset)
	};
}
const programWords = (name) => `\`agent-command\` starts \`${name}\`, which is not in the sandbox`;
const installFix = "Correct `agent-command`, or install it where every user finds it: the home is closed in the sandbox.";
/** What `agent-command` starts first; undefined where only a shell can tell. */
function agentProgram({ agent, agentCommand = "", agentEnv }) {
	if (agent !== "command" || agentEnv.includes("PATH") || /(?:^|\s)PATH=/.test(agentCommand)) return void 0;
	return /^\s*(?:\w+=[\w./:@%+-]*\s+)*(?:exec\s+)?([\w.+-]+)(?=\s|[;&|]|$)/.exec(agentCommand)?.[1];
}
// src/packages/lock-files.ts
/** Lock files: their names, when a changed manifest makes one stale, and the install command that brings it up to date. */
const names$1 = /* @__PURE__ */ new Set([...[
	"package-lock.json",
	"npm-shrinkwrap.json",
	"pnpm-lock.yaml",
	"yarn.lock",
	"bun.lock"
], ...[
	"poetry.lock",
	"uv.lock",
	"Cargo.lock",
	"go.sum",
	"go.work.sum",
	"Gemfile.lock",
	"composer.lock"
]]);
/** Of the tree's `paths` the lock files, and those that a changed manifest may have got beside it. */
function lockFilesOf(paths, manifests) {
	const beside = manifests.flatMap((path) => [...names$1].map((name) => `${path.slice(0, path.lastIndexOf("/") + 1)}${name}`));
	return [.../* @__PURE__ */ new Set([...paths.filter(isLockFile), ...beside])];
}
/** Whether none of these install commands writes one. */
function writesNoLock(setup) {
	return setup.split("&&").every((command) => lockless.test(command.trim()));
}
const lockless = /^(?:npm (?:install|i) --no-package-lock(?: --[\w=-]+)*|cmake -S [^;&|\n$`]*|python3? -m venv [\w./-]+|[\w./-]*python3? -m pip install [^;&|\n$`]*)$/;
function isLockFile(path) {
	return names$1.has(path.slice(path.lastIndexOf("/") + 1));
}
/** Keys of package.json that lock files do not repeat. */
const inert = /* @__PURE__ */ new Set([...[
	"scripts",
	"description",
	"keywords",
	"author",
	"contributors",
	"homepage",
	"bugs",
	"repository",
	"files"
], ...[
	"main",
	"module",
	"browser",
	"exports",
	"imports",
	"types",
	"type",
	"sideEffects"
]]);
/** Whether a manifest says something else to a lock file than before; a script or a description does not. */
function makesStale(path, before, after) {
	if (before === void 0 || after === void 0 || !/(^|\/)package\.json$/.test(path)) return true;
	try {
		return toLockFile(before) !== toLockFile(after);
	} catch {
		return true;
	}
}
/** What of a package.json a lock file and an install know. Throws where it is no JSON. */
function toLockFile(text) {
	return JSON.stringify(Object.entries(JSON.parse(text)).filter(([key]) => !inert.has(key)));
}
const unlocking = [
	[/\bnpm (ci|clean-install)\b/g, "npm install"],
	[/\bbun ci\b/g, "bun install"],
	[/\b(pnpm (?:install|i)\b[^;&|\n]*?) --frozen-lockfile\b/g, "$1 --no-frozen-lockfile"],
	[/\b((?:bun|yarn)(?: install)?\b[^;&|\n]*?) --(?:frozen-lockfile|immutable)\b/g, "$1"],
	[/\b((?:uv sync|cargo fetch|cargo build)\b[^;&|\n]*?) --(?:frozen|locked)\b/g, "$1"],
	[/\bpoetry install\b/g, "{ poetry lock --no-update 2>/dev/null || poetry lock; } && poetry install"],
	[/\bgo mod download\b(?=\s*($|[;&|\n]))/g, "go mod download all"]
];
/** A frozen install refuses a manifest that its lock file does not know yet; the model seldom writes lock files. */
function unlocked(setup) {
	return unlocking.reduce((command, [locked, free]) => command.replace(locked, free), setup);
}
/** The same for what package managers take from the environment, where `CI` alone freezes some. */
const unlockedEnv = {
	npm_config_frozen_lockfile: "false",
	pnpm_config_frozen_lockfile: "false",
	YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
	BUNDLE_FROZEN: "false",
	BUNDLE_DEPLOYMENT: "false"
};
// src/packages/registries.ts
/** Where package managers get packages from, and what keeps them from running code of packages while they do. */
/** Nothing else is reached by code that the model has written. */
const packageHosts = listed(`
  *.npmjs.org *.yarnpkg.com pypi.org files.pythonhosted.org crates.io static.crates.io index.crates.io
  proxy.golang.org sum.golang.org rubygems.org index.rubygems.org repo.maven.apache.org repo1.maven.org
  plugins.gradle.org services.gradle.org packagist.org repo.packagist.org api.nuget.org hex.pm repo.hex.pm pub.dev
`);
/** Lifecycle scripts off, where the package manager can: they would run with network on the model's say. */
const noScripts = {
	npm_config_ignore_scripts: "true",
	pnpm_config_ignore_scripts: "true",
	YARN_ENABLE_SCRIPTS: "false",
	YARN_IGNORE_SCRIPTS: "true",
	COMPOSER_NO_SCRIPTS: "1",
	PIP_ONLY_BINARY: ":all:"
};
const running = [
	[/\bcomposer (install|update|i|u)\b/g, "composer $1 --no-scripts --no-plugins"],
	[/\bbun (install|ci|i)\b/g, "bun $1 --ignore-scripts"],
	[new RegExp(`(^|[;&|\\n(]\\s*|\\b(?:then|do|else|exec|env|time|corepack|npx)\\s+|\\b[A-Za-z_]\\w*=\\S*\\s+)yarn( (?:--cwd[ =]\\S+ )?install\\b|(?=\\s*(?:$|[;&|\\n)#]|(?:--(?:immutable|frozen-lockfile|silent|check-files|non-interactive|prefer-offline|production)|-s)\\b)))`, "g"), "$1yarn$2 --mode=skip-build"]
];
/** The same for those that take it from their command line alone. */
function withoutScripts(command) {
	return running.reduce((text, [loud, quiet]) => text.replace(loud, quiet), command);
}
/** What is asked beside packages: each is a request that decides nothing. */
const noQuestions = {
	npm_config_audit: "false",
	npm_config_fund: "false",
	npm_config_update_notifier: "false",
	YARN_ENABLE_TELEMETRY: "0"
};
// src/publish/manifests.ts
/** Manifests and lock files: a change of one means that dependencies may have changed since setup. */
const names = new Set(listed(`
    package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock
    bun.lockb deno.json deno.jsonc deno.lock Cargo.toml Cargo.lock go.mod go.sum go.work go.work.sum
    pyproject.toml setup.py setup.cfg Pipfile Pipfile.lock poetry.lock uv.lock pdm.lock environment.yml Gemfile
    Gemfile.lock gems.rb gems.locked composer.json composer.lock mix.exs mix.lock rebar.config rebar.lock pom.xml
    build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile libs.versions.toml
    packages.lock.json packages.config Directory.Packages.props paket.dependencies paket.lock Package.swift
    Package.resolved pubspec.yaml pubspec.lock build.sbt deps.edn project.clj stack.yaml stack.yaml.lock
    cabal.project Podfile Podfile.lock conanfile.txt conanfile.py vcpkg.json flake.nix flake.lock Brewfile
    cpanfile DESCRIPTION renv.lock
  `.toLowerCase()));
function isManifest(path) {
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	return names.has(name) || /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i.test(path) || /^(requirements|constraints)[\w.-]*\.(txt|in)$|\.(csproj|fsproj|vbproj|gemspec|cabal|nimble|rockspec)$/.test(name);
}
/** Of changed paths, those after which setup has to run again. */
function changedManifests(paths) {
	return paths.filter(isManifest);
}
// src/run-story/install-inputs.ts
/** Which of the changed manifests an install reads: what it never looks at makes no second one needed. */
/** Paths of manifests and lock files after whose change `setup` has to run again. */
async function changedInstallInputs(repository, { headTree, tree, setup, cwd = "" }) {
	const changed = changedManifests((await repository.differences(headTree, tree)).map(({ path }) => path));
	const own = readAlone.find(([command]) => command.test(setup))?.[1];
	if (own !== void 0) return changed.filter((path) => own.test(posix.basename(path)));
	const read = (path) => Promise.all([headTree, tree].map((each) => repository.readFile(each, path)));
	if (cmakeAlone.test(setup)) return (await read(posix.join(cwd, "CMakeLists.txt"))).some((text) => readsFiles.test(text ?? "file(")) ? changed : changed.filter((path) => ofC.test(path));
	const isNpm = npmAlone.test(setup);
	if (!isNpm && !othersAlone.test(setup)) return changed;
	const inputs = [];
	for (const path of changed) {
		const [before, after] = await read(path);
		if (makesStale(path, before, after)) inputs.push(path);
	}
	if (!isNpm) return inputs;
	const ownFolder = posix.join(cwd, ".").replace(/(?<=.)\/$/, "");
	if (!(await read(posix.join(ownFolder, "package.json"))).every(standsAlone)) return inputs;
	for (const folder of foldersAbove(ownFolder)) if (!(await read(posix.join(folder, "package.json"))).every((text) => text === void 0 || standsAlone(text))) return inputs;
	return inputs.filter((path) => !npmFiles.has(posix.basename(path)) || posix.dirname(path) === ownFolder);
}
/**
* All that an install reads of `tree` and that is other than in `headTree`: two trees with one `key` have the same installed. undefined:
* nothing is to be installed, or what it reads cannot be told.
*/
async function readByInstall(repository, install) {
	const { headTree, tree, setup, cwd = "" } = install;
	if (!npmAlone.test(setup) && !othersAlone.test(setup)) return void 0;
	const inputs = new Set(await changedInstallInputs(repository, install));
	if (inputs.size === 0) return void 0;
	const own = posix.join(cwd, ".").replace(/(?<=.)\/$/, "");
	for (const folder of [own, ...foldersAbove(own)]) {
		const read = (name) => repository.readFile(tree, posix.join(folder, name));
		for (const name of readsAnything) if (await read(name) !== void 0) return void 0;
		const manifest = await read("package.json");
		if (manifest === void 0 ? folder === own : !standsAlone(manifest) || leadsElsewhere.test(manifest)) return void 0;
		if (elsewhereBySetting.test(await read(".npmrc") ?? "")) return void 0;
	}
	const readIn = (folder, name) => repository.readFile(tree, posix.join(folder, name));
	if (setup.startsWith("yarn") && !await fillsNodeModules(own, readIn)) return void 0;
	const read = (await repository.differences(headTree, tree)).filter(({ path }) => inputs.has(path) || steersInstalls.test(path));
	const parts = read.map(async ({ path, toMode, toId }) => {
		const text = posix.basename(path) === "package.json" ? await repository.readFile(tree, path) : void 0;
		return [
			path,
			toMode,
			isObject(parsedJson(text ?? "")) ? toLockFile(text ?? "") : toId
		];
	});
	return {
		key: JSON.stringify([
			setup,
			cwd,
			...await Promise.all(parts)
		]),
		paths: read.map(({ path }) => path)
	};
}
/**
* Yarn's Plug'n'Play leads to packages in HOME, which no later layer has: so do its newer versions, unless they are told otherwise, and
* the first one where the manifest asks for it.
*/
async function fillsNodeModules(own, read) {
	const settings = (await Promise.all([own, ...foldersAbove(own)].map((folder) => read(folder, ".yarnrc.yml")))).filter((text) => text !== void 0);
	const linkers = settings.flatMap((text) => /^nodeLinker: ["']?([\w-]+)["']?\s*$/m.exec(text)?.[1] ?? []);
	if (settings.length > 0) return linkers[0] === "node-modules";
	const [lock = "", manifest = ""] = [await read(own, "yarn.lock"), await read(own, "package.json")];
	return lock.includes("# yarn lockfile v1") && !manifest.includes("\"installConfig\"");
}
/** Members wherever they lie, and code that runs with scripts off as well. */
const readsAnything = [
	"pnpm-workspace.yaml",
	".pnpmfile.cjs",
	".pnpmfile.js",
	".pnpmfile.mjs"
];
/** To packages outside the tree, or to such code under another name. */
const elsewhereBySetting = /virtual-store|pnpmfile/;
/** Where package managers of JavaScript take their settings from, and Yarn itself. */
const steersInstalls = /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|\.yarn\/.*|bunfig\.toml)$/;
/** To files of the repository, anywhere in a manifest. */
const leadsElsewhere = /\b(?:file|link|portal|workspace|patch|exec):|"patchedDependencies"|\.(?:tgz|tar)\b/;
/** They read what is theirs, and no manifest of another language beside it. */
const readAlone = [[/^go mod download$/, /^go\.(?:mod|sum|work|work\.sum)$/], [/^cargo fetch(?: --locked)?$/, /^Cargo\.(?:toml|lock)$/i]];
const cmakeAlone = /^cmake -S \. -B [\w-]+(?: -D\w+=ON)*$/;
/** What may read any file of the tree, or leads to what may. */
const readsFiles = /\b(?:file|execute_process|configure_file|add_subdirectory|find_package)\s*\(|\binclude\s*\([^)]*[./"$]/i;
const ofC = /(?:^|\/)(?:conanfile\.\w+|vcpkg\.json)$/;
/** npm in its own folder, by flags that lead to no other. */
const npmAlone = /^npm (?:ci|clean-install|install|i)(?: --(?:(?:no-)?(?:audit|fund|package-lock|save|progress)|ignore-scripts|legacy-peer-deps|force|prefer-offline|(?:include|omit|loglevel)=\w+))*$/;
/** They read the members of a workspace wherever those lie, so that each manifest counts. */
const othersAlone = /^(?:pnpm (?:install|i)|yarn(?: install)?|bun (?:install|ci|i))(?: --(?:(?:no-)?frozen-lockfile|immutable|ignore-scripts|prefer-offline|offline))*$/;
const npmFiles = /* @__PURE__ */ new Set([
	"package.json",
	"package-lock.json",
	"npm-shrinkwrap.json"
]);
const sections = listed("dependencies devDependencies optionalDependencies peerDependencies overrides resolutions");
/** A range of versions begins with `~` as well. */
const elsewhere = /"\s*(?:(?:file|link|portal|workspace):|[./]|~\/)/i;
/** No members, and no dependency that is another folder. */
function standsAlone(text) {
	const manifest = parsedJson(text ?? "");
	if (!isObject(manifest) || manifest.workspaces !== void 0) return false;
	return !sections.some((name) => elsewhere.test(JSON.stringify(manifest[name] ?? {})));
}
/** npm in a member of a workspace installs for the whole of it. */
function foldersAbove(folder) {
	if (folder === "." || folder === "") return [];
	const parent = posix.dirname(folder);
	return [parent, ...foldersAbove(parent)];
}
// src/run-story/dependencies.ts
/** Setup once more, in the layer of a verification, where an attempt changed what has to be installed. */
/** Runs the setup command again where it reads another manifest or lock file in `tree` than in `headTree`, or `always`. */
async function repeatSetup({ settings, runDir }, repository, trees, command) {
	if (command.setup === void 0 || settings.dependencies === "frozen" && !command.always) return { kind: "not-needed" };
	const changed = await changedInstallInputs(repository, {
		...trees,
		setup: command.setup,
		cwd: settings.workingDirectory
	});
	if (changed.length === 0 && !command.always) return { kind: "not-needed" };
	const logPath = join(runDir, "logs", `${command.name}-setup.log`);
	const asked = {
		script: unlocked(withoutScripts(command.setup)),
		cwd: settings.workingDirectory,
		logPath,
		timeoutMs: command.timeoutMs,
		env: {
			...noScripts,
			...noQuestions,
			...unlockedEnv
		},
		withoutTestEnv: true,
		network: registries(settings),
		signal: command.signal
	};
	const result = await command.exec(asked).catch((error) => error);
	if (!(result instanceof Error) && result.exitCode === 0) return {
		kind: "done",
		changed
	};
	const how = result instanceof Error ? `could not run: ${result.message}` : result.ended === "exited" ? `exited ${result.exitCode}` : result.ended;
	const note = `${changed.length === 0 ? "Setup ran again" : `${changed.join(", ")} changed`}, and \`${asked.script}\` ${how} (network to package registries only, no lifecycle scripts; log ${command.name}-setup.log): dependencies are still those of the first setup`;
	const ended = result instanceof Error ? void 0 : result;
	return {
		kind: "failed",
		note,
		command: asked.script,
		logPath: `logs/${command.name}-setup.log`,
		ended
	};
}
/** The run's setup command; where there was nothing to set up, what the manifests of `tree` ask for. */
async function setupOf({ request, workspace, commands, headTree }, tree) {
	if (commands.setup !== void 0) return commands.setup;
	if (changedManifests((await workspace.repository.differences(headTree, tree)).map(({ path }) => path)).length === 0) return void 0;
	return (await findRunCommands(request, {
		...workspace,
		head: tree
	})).setup;
}
/** What a layer needs to show `tree` over `from`: the files that differ, in a folder of their own below `place`. */
async function laidOver(repository, place, from, tree) {
	if (from === tree) return { deleted: [] };
	const over = await mkdtemp(join(place, "over-"));
	return {
		over,
		deleted: (await repository.exportOver(from, tree, over)).deleted
	};
}
/** And what the agent's shell and the tests reach anyway. */
function registries({ sandboxNetwork }) {
	return Array.isArray(sandboxNetwork) ? [...packageHosts, ...sandboxNetwork] : packageHosts;
}
// src/verify/pick-runners.ts
/** By the runner's name in a failure. */
const selections = {
	vitest: (words, failures) => appending(words, "vitest", [...files(failures), ...pattern("-t", failures, " (?:> )?")]),
	jest: (words, failures) => appending(words, "jest", [...pattern("-t", failures), ...paths("--runTestsByPath", files(failures))]),
	mocha: (words, failures) => appending(words, "mocha", pattern("--grep", failures)),
	"node:test": nodeTest,
	pytest,
	"go test": goTest,
	"cargo test": cargoTest,
	rspec: (words, failures) => failures.some(isWhole) ? byFile("rspec", /_spec\.rb$/, /^-[IrfeEtPoO]$|^--(?:require|format|pattern|tag|example|options|order|seed|out)$/)(words, failures) : appending(words, "rspec", failures.flatMap(({ name }) => ["-e", name])),
	phpunit,
	prove: byFile("prove", /\.t$/, /^-[IejPMa]$|^--(?:exec|jobs|ext|source|formatter|harness|rules|state)$/),
	tap: byFile("bats", /\.bats$/, /^-[fjFoT]$|^--(?:filter|jobs|formatter|output|filter-tags)$/),
	unittest,
	minitest: rake
};
/** Text that means the same in every way a shell or a script runner may quote it. */
function isPlain(word) {
	return !/[\\"`!%]|\$[\w({]/.test(word);
}
/** A file that could not be loaded: it is run as a whole. */
function isWhole(failure) {
	return failure.kind === "suite";
}
function files(failures) {
	const all = failures.map(({ file }) => file);
	return all.every((file) => file !== void 0 && !file.startsWith("-")) ? [...new Set(all.map((file) => file ?? ""))] : [];
}
function paths(option, list) {
	return list.length === 0 ? [] : [option, ...list];
}
/** An option with a regular expression that the full names match; absent where a whole file is among them. */
function pattern(option, failures, between = " ") {
	if (failures.some(isWhole)) return [];
	return [option, `(?:${failures.map(({ name }) => name.split(" \u203a ").map(loose).join(between)).join("|")})$`];
}
/** A regular expression for this text in which anything that some shell or engine could take for more is any character. */
function loose(text) {
	return text.replace(/[^\p{L}\p{N} _,:/<>=@-]/gu, ".");
}
function appending(words, program, appended) {
	if (!calls(words, program) || appended.length === 0 || words.includes("--")) return void 0;
	return {
		command: [...words, ...appended].map(quoted).join(" "),
		appended
	};
}
/** Whether the command runs this program: by name, by path, through npx, bundle exec, cross-env, a variable in front. */
function calls(words, program) {
	const at = words.findIndex((word) => word === program || word.endsWith(`/${program}`) || word.endsWith(`/${program}.js`));
	return at >= 0 && words.slice(0, at).every((word) => /^(?:npx|bunx|exec|bundle|pnpm|yarn|node|cross-env|php|--no-install|\w+=\S*|-\S+|\S*\/bin\/\S+)$/.test(word));
}
/** Options of `node --test` must stand before its files, so files of the command are replaced. */
function nodeTest(words, failures) {
	const at = words.indexOf("--test");
	const list = files(failures);
	if (at < 0 || !/(?:^|\/)node$/.test(words.find((word) => !word.includes("=")) ?? "") || list.length === 0) return void 0;
	const given = words.slice(at + 1);
	const selection = [...failures.some(isWhole) ? [] : failures.map(({ name }) => `--test-name-pattern=(?:^| )${loose(name.split(" \u203a ").at(-1) ?? name)}$`), ...list];
	const command = [...words.filter((word, i) => i <= at || word.startsWith("-")), ...selection].map(quoted).join(" ");
	return given.every((word) => word.startsWith("--")) ? {
		command,
		appended: selection
	} : { command };
}
const pytestValues = /^-(?:k|m|p|n|c|o|W|r)$|^--(?:rootdir|confcutdir|ignore|tb|durations|maxfail|basetemp|junitxml|cov|deselect)$/;
/** Files take the place of those that the command names. `values`: options whose value is a word of its own. */
function byFile(program, isOfTests, values) {
	return (words, failures) => {
		const at = words.findIndex((word) => word === program || word.endsWith(`/${program}`));
		const list = files(failures);
		if (!calls(words, program) || list.length === 0 || !list.every((file) => isOfTests.test(file))) return void 0;
		return instead(words, at, values, list);
	};
}
function instead(words, at, values, list) {
	const rest = words.slice(at + 1);
	const kept = rest.filter((word, i) => word.startsWith("-") || values.test(rest[i - 1] ?? ""));
	const command = [
		...words.slice(0, at + 1),
		...kept,
		...list
	].map(quoted).join(" ");
	return kept.length === rest.length ? {
		command,
		appended: list
	} : { command };
}
/** Its task of tests takes a pattern of files from `TEST`. */
function rake(words, failures) {
	const list = files(failures);
	if (list.length === 0 || !failures.every(isWhole) || list.some((file) => /[{},*?[\]]/.test(file))) return void 0;
	return appending(words, "rake", [`TEST=${list.length === 1 ? list[0] : `{${list.join(",")}}`}`]);
}
/** Modules by their name, whatever package they are found in. */
function unittest(words, failures) {
	const at = words.findIndex((word, i) => word === "unittest" && words[i - 1] === "-m");
	const modules = failures.map(({ file }) => /(?:^|\/)(\w+)\.py$/.exec(file ?? "")?.[1]);
	if (at < 0 || words.includes("-k") || !failures.every(isWhole) || modules.includes(void 0)) return void 0;
	const picked = [...new Set(modules)].flatMap((name) => ["-k", `*${name}.*`]);
	return {
		command: [...words, ...picked].map(quoted).join(" "),
		appended: picked
	};
}
/** Node ids take the place of the paths that the command names. */
function pytest(words, failures) {
	const at = words.findIndex((word) => /(?:^|\/)(?:pytest|py\.test)$/.test(word));
	if (at < 0 || failures.some(({ file, name }) => file === void 0 || !file.endsWith(".py") && name !== file)) return void 0;
	const ids = failures.map((failure) => isWhole(failure) ? failure.file ?? "" : `${failure.file}::${nodeName(failure.name)}`);
	return instead(words, at, pytestValues, ids);
}
/** `TestGuest.test_x[1.5]` is `TestGuest::test_x[1.5]`. */
function nodeName(name) {
	const bracket = name.indexOf("[");
	return (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::") + (bracket < 0 ? "" : name.slice(bracket));
}
/** Top-level names in the packages of their files; where a file is not known, in all packages that the command names. */
function goTest(words, failures) {
	const at = words.findIndex((word, i) => word === "test" && /(?:^|\/)go$/.test(words[i - 1] ?? ""));
	if (at < 0 || words.includes("-run") || words.includes("-args")) return void 0;
	const tests = [...new Set(failures.map(({ name }) => name.split("/")[0] ?? ""))];
	if (!tests.every((name) => /^[\p{L}\p{N}_]+$/u.test(name))) return void 0;
	const folders = failures.map(({ file }) => file?.endsWith(".go") && !file.startsWith("/") ? `./${file.slice(0, Math.max(0, file.lastIndexOf("/")))}` : void 0);
	const rest = words.slice(at + 1);
	const isPackage = (word) => /^\.{1,2}(?:\/|$)|\.\.\.$/.test(word);
	const packages = folders.every((folder) => folder !== void 0 && folder !== "./") ? [...new Set(folders.map((folder) => folder ?? ""))] : rest.filter(isPackage);
	const options = rest.filter((word) => !isPackage(word));
	const run = ["-run", `^(?:${tests.join("|")})$`];
	return { command: [
		...words.slice(0, at + 1),
		...options,
		...run,
		...packages
	].map(quoted).join(" ") };
}
function cargoTest(words, failures) {
	const at = words.findIndex((word, i) => word === "test" && /(?:^|\/)cargo$/.test(words[i - 1] ?? ""));
	const names = failures.map(({ name }) => name);
	if (at < 0 || !names.every((name) => /^[\w:]+$/.test(name))) return void 0;
	const rest = words.slice(at + 1);
	const split = rest.indexOf("--");
	const own = split < 0 ? rest : rest.slice(0, split);
	if (own.some((word, i) => !word.startsWith("-") && !/^--?(?:p|package|test|bin|features|manifest-path|target|profile|j|jobs)$/.test(own[i - 1] ?? ""))) return void 0;
	const after = split < 0 ? [] : rest.slice(split + 1);
	return { command: [
		...words.slice(0, at + 1),
		...own,
		"--",
		...after,
		"--exact",
		...names
	].map(quoted).join(" ") };
}
function phpunit(words, failures) {
	if (!failures.every(({ name }) => name.includes("::"))) return void 0;
	const names = failures.map(({ name }) => loose(name.replace(/ with data set .*$/, "")));
	return appending(words, "phpunit", ["--filter", `/(?:${[...new Set(names)].join("|")})(?: with data set .*)?$/`]);
}
// src/verify/pick.ts
/** More than these are run as a whole: a longer command saves nothing and may not fit. */
const mostTests = 60;
const longestCommand = 8e3;
/**
* That command, or undefined where it cannot be known: an unknown runner, several of them, a file that could not be
* loaded without a name, a command with pipes or variables. Test names are hostile text: they are quoted for the shell,
* and on the way through a script runner, which quotes in its own way, only what no quoting can change is let through.
* A picked run that is green proves nothing about the others.
*/
function pickCommand(input) {
	const { command, failures, runners = [], script = () => void 0 } = input;
	if (failures.length === 0 || failures.length > mostTests) return void 0;
	const only = runners.length === 1 ? runners[0] : void 0;
	const named = new Set(failures.map((failure) => failure.runner ?? only));
	const [runner] = named;
	if (runner === void 0 || named.size > 1 || failures.some(({ kind }) => kind === "compile")) return void 0;
	if (failures.some(({ name, file }) => hasControl(name) || hasControl(file ?? ""))) return void 0;
	const { before, last } = lastCommand(command);
	const through = scriptOf(last, script);
	const words = wordsOf(through === void 0 ? last : lastCommand(through.script).last);
	const select = selections[runner];
	if (words === void 0 || select === void 0) return void 0;
	const picked = select(words, failures);
	if (picked === void 0) return void 0;
	const whole = through === void 0 ? picked.command : viaScript(through, picked, words);
	return whole === void 0 || whole.length > longestCommand ? void 0 : before + whole;
}
/** Everything up to the last `&&` is kept as it is. */
function lastCommand(command) {
	const at = command.lastIndexOf("&&");
	return at < 0 ? {
		before: "",
		last: command.trim()
	} : {
		before: command.slice(0, at + 3),
		last: command.slice(at + 2).trim()
	};
}
/** The package.json script that this command runs. */
function scriptOf(command, find) {
	const [, manager = "", name = ""] = /^(npm|pnpm|yarn|bun)(?: (?:run|run-script))? ([\w:.-]{1,100})(?: --silent| -s)?$/.exec(command.replace(/^npm (?:t|tst)$/, "npm test")) ?? [];
	const script = find(name);
	if (script === void 0) return void 0;
	const hooked = [`pre${name}`, `post${name}`].some((each) => find(each) !== void 0);
	return {
		name,
		script,
		call: command,
		separator: manager === "npm" ? " --" : "",
		hooked
	};
}
function viaScript(through, picked, words) {
	if (picked.appended !== void 0) {
		if (!picked.appended.every(isPlain)) return void 0;
		return `${through.call}${through.separator} ${picked.appended.map(quoted).join(" ")}`;
	}
	const alone = !through.hooked && !through.script.includes("&&");
	const program = words[0] ?? "";
	return alone && (program === "node" || program.includes("/")) ? picked.command : void 0;
}
/** The words of a simple command; undefined where a shell would do more than split it. Leading `NAME=value` and cross-env stay. */
function wordsOf(command) {
	const words = [];
	for (const match of command.matchAll(/'([^']*)'|"([^"$`\\]*)"|([^\s'"]+)|(\S)/g)) {
		const bare = match[3];
		if (match[4] !== void 0) return void 0;
		if (bare !== void 0 && /[&|;<>`$(){}\\#]/.test(bare)) return void 0;
		words.push(match[1] ?? match[2] ?? bare ?? "");
	}
	return words;
}
function hasControl(text) {
	return /[\u0000-\u001f\u007f\u2028\u2029]/.test(text);
}
// src/run-story/rerun.ts
/** Below this the whole suite is as quick as starting the runner twice. */
const worthPickingMs = 3e3;
/**
* A retry runs the tests that were red last time first. Still red: that is the attempt's result. undefined: they pass, or
* cannot be picked, and only the whole suite can say more.
*/
async function rerunRed(options, verifier, { tree, name, previous, suiteMs, notes }) {
	if (previous === void 0 || previous.result !== "failed" || suiteMs < worthPickingMs) return void 0;
	const test = await picked(options, tree, previous);
	if (test === void 0) return void 0;
	const quick = await verifier.run(tree, `${name}-picked`, {
		previous,
		test,
		notes
	});
	const known = new Set(previous.failures.map((failure) => failure.name));
	const still = quick.failures.map((failure) => failure.name);
	if (quick.result !== "failed" || still.length === 0 || !still.every((failing) => known.has(failing))) return void 0;
	const note = `${known.size === 1 ? "Only the test that was red before has" : `Only the ${known.size} tests that were red before have`} run, because ${known.size === 1 ? "it is not green yet" : "they are not all green yet"}; the whole suite runs when ${known.size === 1 ? "it is" : "they are"}.`;
	return {
		...quick,
		counts: void 0,
		notes: [...quick.notes, note]
	};
}
/** The command for the red tests alone, through the scripts of package.json as this tree has them. */
async function picked({ request, workspace, commands }, tree, { runners, failures }) {
	const { workingDirectory } = request.settings;
	const folder = workingDirectory === "." ? "" : `${workingDirectory.replace(/\/+$/, "")}/`;
	const text = await workspace.repository.readFile(tree, `${folder}package.json`) ?? "";
	const scripts = objectIn(objectIn(parsedJson(text)).scripts);
	const script = (name) => typeof scripts[name] === "string" ? scripts[name] : void 0;
	return pickCommand({
		command: commands.test,
		runners: runners ?? [],
		failures,
		script
	});
}
async function changedPaths({ workspace }, from, to) {
	return (await workspace.repository.differences(from, to)).map(({ path, status }) => ({
		path,
		status
	}));
}
// src/git/plain-file.ts
/** One file of a folder that foreign code has written to: read or replaced without following where a link leads. */
/** The text of a regular file in `root`, up to `maxBytes`; undefined where it is anything else, absent, or no UTF-8. */
async function readPlainFile(root, path, maxBytes) {
	const bytes = await readPlainBytes(root, path, maxBytes);
	return bytes !== void 0 && isUtf8(bytes) ? bytes.toString("utf8") : void 0;
}
/** The same for what may be no text. */
async function readPlainBytes(root, path, maxBytes) {
	if (!await liesIn(root, path)) return void 0;
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	await using file = await open(join(root, path), flags).catch(() => void 0);
	const stat = await file?.stat();
	if (file === void 0 || stat === void 0 || !stat.isFile() || stat.size > maxBytes) return void 0;
	return await file.readFile();
}
/** Puts a regular file in its place, with the mode and owner of what was there; false where its folder is not what it seems. */
async function replacePlainFile(root, path, content) {
	if (!await liesIn(root, path)) return false;
	const target = join(root, path);
	const before = await lstat(target).catch(() => void 0);
	if (before?.isDirectory()) return false;
	const owner = before ?? await lstat(dirname(target));
	await rm(target, { force: true });
	const mode = before?.isFile() ? before.mode & 511 : 420;
	await using file = await open(target, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode);
	await file.chmod(mode);
	await file.writeFile(content);
	if (process.getuid?.() === 0) await lchown(target, owner.uid, owner.gid);
	return true;
}
/** Takes a file away; false where its folder is not what it seems. */
async function removePlainFile(root, path) {
	if (!await liesIn(root, path)) return false;
	await rm(join(root, path), { force: true });
	return true;
}
/** Every folder on the way is one itself, and no link. */
async function liesIn(root, path) {
	if (!path.isWellFormed()) return false;
	const folder = dirname(join(await realpath(root), path));
	return await realpath(folder).catch(() => void 0) === folder;
}
// src/run-story/request.ts
/** Somebody asks for more than that the branch be green. */
function hasWishes({ code: { start } }) {
	if (start.kind !== "again") return false;
	return (start.hint ?? "") !== "" || start.reviewComments.length > 0 || Boolean(start.checks);
}
// src/run-story/baseline.ts
/** The tests before the agent: what is red already, how many there are, whether they can run at all. */
/**
* On a branch that goes on they are those of the merge base, and its head gets the whole verdict: what an earlier attempt did
* to a test does not count. A baseline of the same tree, commands and machine that the record holds of this repository is used again.
*/
async function runBaseline(request, { verifier, headTree, baseTree, commands, tools, limits, files, sandbox, unprepared, emit }) {
	const { settings, resume } = request;
	const { baselines } = request.record;
	const recorded = resume?.run.baseline?.tree === headTree ? resume.run.baseline : void 0;
	const unwanted = (recorded ?? unprepared) === void 0 ? await limits.cancelled() : void 0;
	if (unwanted !== void 0) return { stop: unwanted };
	if (recorded === void 0) await emit({ type: "baseline-started" });
	const goesOn = request.code.start.kind === "again" && baseTree !== headTree;
	const key = goesOn || recorded !== void 0 || unprepared !== void 0 || !mayBeReused(request) ? void 0 : await keyOf(request, headTree, commands);
	const known = key === void 0 ? void 0 : await fromRecord(request, key, tools);
	if (goesOn && unprepared === void 0) {
		verifier.baseline = await verifier.run(baseTree, "base", {
			home: "kept",
			ofBase: true
		});
		const between = await limits.cancelled();
		if (between !== void 0) return { stop: between };
	}
	const verification = recorded ?? unprepared ?? known ?? await (goesOn ? verifier.stands(headTree, "baseline", { told: !hasWishes(request) }) : verifier.run(headTree, "baseline", baseTree === headTree ? { home: "kept" } : {}));
	verifier.baseline ??= verification;
	if (recorded === void 0) await emit({
		type: "baseline-finished",
		verification,
		...known && { reused: true }
	});
	const forgiven = verification.reportedFailed ?? 0;
	if (recorded === void 0 && forgiven > 0) await emit({
		type: "warning",
		text: forgivenWords(forgiven)
	});
	const stopped = limits.aborted();
	if (stopped !== void 0) return { stop: stopped };
	const { missingIn, redForNoTest } = await import("./judge.js").then((n) => n.t);
	if (verification.result === "broken") return { stop: missingIn(cannotStart(verification), verification, sandbox) };
	const { result } = verification;
	const ended = result === "passed" || result === "failed" && !wasStopped(verification);
	if (key !== void 0 && known === void 0 && ended) await baselines?.keep(key, JSON.stringify(await tools()));
	const asksForGreen = request.code.start.kind === "again" && request.code.start.theirs !== void 0;
	if (settings.baseline === "require-green" && !asksForGreen && verifier.baseline.result !== "passed") return { stop: {
		outcome: "setup-failed",
		cause: "red-before",
		detail: "The tests are red before any change, and `baseline` is require-green."
	} };
	const stop = await redForNoTest(request, {
		verifier,
		tree: headTree,
		red: verification,
		limits,
		files,
		sandbox
	});
	return stop === void 0 ? { verification } : { stop };
}
/** Such a command did so before the agent and is the repository's own: what it cannot decide is said. */
function forgivenWords(failed) {
	return `The test command exits 0 although ${failed === 1 ? "1 test fails" : `${failed} tests fail`}: no failing test can make this run red. Behind a pipe the exit code is that of its last command; \`bash -o pipefail -c '\u2026'\` gives that of the tests.`;
}
/** Where the tests can reach something that is not in the tree \u2013 a service, a host, a variable \u2013 no earlier result stands. */
function mayBeReused({ record, replay, settings }) {
	const { sandbox, sandboxNetwork, testServices, testEnv } = settings;
	const closed = sandbox !== "none" && sandboxNetwork === "none" && testServices.length === 0 && testEnv.length === 0;
	return record.baselines !== void 0 && replay === void 0 && closed;
}
async function keyOf(request, tree, commands) {
	const { settings, code, host } = request;
	const { setup, build, test } = commands;
	const { workingDirectory, testReport, maxFeedbackChars } = settings;
	const place = [
		workingDirectory,
		testReport,
		maxFeedbackChars,
		await machineImage(host.environment)
	];
	return createHash("sha256").update(JSON.stringify([
		version,
		code.repository,
		tree,
		setup,
		build,
		test,
		place
	])).digest("hex");
}
/** With its log beside this run's own; undefined where the tools are others by now. */
async function fromRecord({ record: { baselines, runDir } }, key, tools) {
	const known = await baselines?.find(key);
	if (known === void 0 || wasStopped(known.verification) || known.tools !== JSON.stringify(await tools())) return void 0;
	const logPath = join(runDir, known.verification.logPath);
	await mkdir(dirname(logPath), { recursive: true });
	await copyFile(known.logPath, logPath);
	return known.verification;
}
function cannotStart({ step, command, exitCode }) {
	return {
		outcome: "setup-failed",
		cause: "cannot-start",
		detail: `The ${step} command \`${command}\` cannot start: exit code ${exitCode}, a program in it ${exitCode === 126 ? "is not executable" : "was not found"}.`
	};
}
/** What machine this is, as far as tests can tell: the system, its kernel, the image of a hosted runner. */
async function machineImage(environment) {
	const system = await readFile("/etc/os-release", "utf8").catch(() => process.platform);
	const { ImageOS = "", ImageVersion = "" } = environment;
	return [
		arch(),
		release(),
		ImageOS,
		ImageVersion,
		system
	].join("\n");
}
// src/run-story/broken-files.ts
/** A failed setup, with the first file beside it that is half merged, no JSON or too new. One among the tests may be broken on purpose. */
async function withBrokenFiles(tree, stop, output = "") {
	if (stop.outcome !== "setup-failed") return stop;
	if (tooNew.test(output)) return {
		...stop,
		detail: `${stop.detail} ${tooNewWords}`
	};
	for (const path of changedManifests(await tree.list())) {
		if (ofTests.test(path)) continue;
		const text = await tree.read(path);
		const words = text === void 0 ? void 0 : brokenWords(path, text);
		if (words !== void 0) return {
			...stop,
			detail: `${stop.detail} ${words}`
		};
	}
	return stop;
}
/** Of pnpm, bun and cargo. */
const tooNew = /lockfileVersion of \S{1,20} is incompatible|unsupported lockfile version|lock file version `[^`\n]{1,20}` was found, but/i;
const tooNewWords = "The lock file is of a version that the package manager here does not know: install the one that wrote it.";
function brokenWords(path, text) {
	const marked = lineOfMergeMark(text);
	if (marked !== void 0) return `\`${path}\` has marks of a merge that was not ended (line ${marked}): end it there.`;
	if (!isJson.test(path)) return void 0;
	try {
		JSON.parse(text.replace(/^\uFEFF/, ""));
		return;
	} catch (error) {
		return `\`${path}\` is no JSON (${error.message}): mend it, or let the package manager write it anew.`;
	}
}
const isJson = /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|composer\.(?:json|lock)|Pipfile\.lock)$/;
const ofTests = /(?:^|\/)(?:__tests__|tests?|specs?|fixtures?|__fixtures__|testdata)\//i;
// src/run-story/outside-files.ts
/** Files of this machine that a command or its output asks for and that nothing in the sandbox can see. */
const saysMissing = /no such file|enoent|not found|can(?:not|'t|\u2019t) (?:open|find|read|access|stat)|does not exist/i;
const path$1 = /(?:^|[\s'"`=(:,[])((?:~|\$HOME|\$\{HOME\})(?:\/[\w.@+-]+)+|(?:\/[\w.@+-]+){2,})/g;
const mostAsked = 30;
/** Of everything that the run has printed so far. Nobody is asked where no sandbox stands between. */
async function outsideFiles(request, sandbox, run) {
	if (sandbox.kind === "none") return [];
	const { HOME: home = homedir() } = request.host.environment;
	const { setup, build, test } = run.commands;
	const red = run.baseline?.result === "passed" ? void 0 : run.baseline;
	const named = [
		setup,
		build,
		test,
		...[
			run.setup?.output,
			red?.output,
			...(red?.failures ?? []).map(({ message }) => message)
		].flatMap((text) => (text ?? "").split("\n")).filter((line) => saysMissing.test(line))
	].flatMap((text) => pathsIn(text ?? "", home));
	const here = [...new Set(named)].filter((one) => !isUnder(one, request.record.runDir) && existsSync(one));
	return here.length === 0 ? [] : await unseen(request, sandbox, here.slice(0, mostAsked));
}
function pathsIn(text, home) {
	return [...text.matchAll(path$1)].map(([, found = ""]) => found.replace(/^(?:~|\$HOME|\$\{HOME\})/, home).replace(/[.]+$/, ""));
}
async function unseen({ record }, sandbox, paths) {
	await using scratch = await temporaryFolder(join(record.runDir, "outside-"));
	const logPath = join(scratch.path, "log");
	const script = paths.map((one, at) => `test -e ${quoted(one)} || echo "@${at}"`).join("\n");
	await sandbox.shell({
		script,
		logPath,
		timeoutMs: 3e4,
		network: "none"
	});
	const missing = new Set((await readFile(logPath, "utf8")).split("\n"));
	return paths.filter((_, at) => missing.has(`@${at}`));
}
function outsideWords(files) {
	const names = files.slice(0, 5).map((file) => `\`${file}\``);
	const are = files.length === 1 ? "is" : "are";
	return `${names.join(", ")} ${are} on this machine and outside of the sandbox: no command of the run can see ${files.length === 1 ? "it" : "them"}.`;
}
/** The stop with the file that it comes from, where there is one. */
async function withOutsideFiles(request, sandbox, stop) {
	if (stop.outcome !== "setup-failed") return stop;
	const files = await outsideFiles(request, sandbox, request.record.recorder.run());
	if (files.length === 0) return stop;
	return {
		...stop,
		detail: `${stop.detail} ${outsideWords(files)}`,
		cause: "outside-file"
	};
}
// src/run-story/setup-environment.ts
/** What setup gets beside its command, by who wrote the tree that it runs in: secrets go only to what people wrote. */
/** `setup-env` for people's commits alone; no lifecycle scripts and no `test-env` where a bot or an agent changed what is installed. */
async function setupEnvironment(request, { repository, head, base }) {
	const { settings, code, host } = request;
	const again = code.start.kind === "again" ? code.start : void 0;
	if (again?.overBot || again?.theirs?.bot) return withheld(request, "here: nobody has looked at what a bot has it install", true);
	if (again !== void 0 && head !== base.commit) return withheld(request, "on a branch that an agent has written to; where it cannot, merge what is there or begin anew from the base", changedManifests((await repository.differences(base.commit, head)).map(({ path }) => path)).length > 0);
	const unset = settings.setupEnv.filter((name) => host.environment[name] === void 0);
	return {
		env: pick(host.environment, settings.setupEnv),
		...unset.length > 0 && { warning: unsetWords(unset) }
	};
}
function withheld({ settings, host }, why, changesPackages) {
	const given = [...settings.setupEnv, ...changesPackages ? settings.testEnv : []].filter((name) => host.environment[name] !== void 0);
	return {
		...changesPackages ? {
			env: noScripts,
			withoutTestEnv: true
		} : { env: {} },
		...given.length > 0 && { warning: `Setup goes without ${given.join(", ")} ${why}.` }
	};
}
function unsetWords(names) {
	const are = names.length === 1 ? "is a variable that is" : "are variables that are";
	return `${names.join(", ")} (\`setup-env\`) ${are} not set here: setup goes without. In a workflow, give it in \`env:\` of the step.`;
}
// src/run-story/kept-installs.ts
/** An install that a changed manifest asks for runs once in a run: what it leaves lies below every layer that reads the same. */
/** As large as a file may be that is published. */
const maxBytes$1 = 5242880;
function openKeptInstalls(options) {
	const { request, workspace, sandbox, limits, headTree, unprepared } = options;
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { repository } = workspace;
	/** By what it read, and by the same with the lock files that it wrote: those it has installed. */
	const kept = /* @__PURE__ */ new Map();
	return async (tree, name) => {
		if (unprepared || settings.dependencies === "frozen") return void 0;
		const setup = await setupOf(options, tree);
		if (setup === void 0) return void 0;
		const read = await readBy(setup, tree);
		if (read === void 0) return void 0;
		const known = kept.get(read.key) ?? install(tree, read.paths, setup, name);
		kept.set(read.key, known);
		known.catch(() => kept.delete(read.key));
		return known;
	};
	function readBy(setup, tree) {
		return readByInstall(repository, {
			headTree,
			tree,
			setup,
			cwd: settings.workingDirectory
		});
	}
	/** Over the head with nothing but what the install reads: no other file of the tree may lie below another tree. */
	async function install(from, paths, setup, name) {
		const tree = await repository.treeWith(headTree, from, paths);
		await using layer = await sandbox.layer(await laidOver(repository, workDir, headTree, tree), "cold");
		if (layer.keepBelow === void 0) return void 0;
		const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
		const command = {
			setup,
			exec: layer.exec,
			name,
			timeoutMs,
			signal: limits.signal
		};
		const done = await repeatSetup({
			settings,
			runDir
		}, repository, {
			headTree,
			tree
		}, command);
		if (done.kind !== "done") return done.kind === "failed" ? "failed" : void 0;
		if (await wroteOver(layer.written, tree, paths)) return void 0;
		const below = await layer.keepBelow();
		const installed = {
			...below,
			changed: done.changed
		};
		const locked = await withLocks(tree, paths, below.written);
		const read = locked === tree ? void 0 : await readBy(setup, locked);
		if (read !== void 0) kept.set(read.key, Promise.resolve(installed));
		return installed;
	}
	/** The repository may bring the program itself (`yarnPath`): what that does to other files is to be seen in the layer that runs them. */
	async function wroteOver(written, tree, manifests) {
		const files = await repository.listFiles(tree);
		const own = /* @__PURE__ */ new Set([...manifests, ...lockFilesOf(files, manifests)]);
		const names = new Set(await readdir(written));
		for (const path of files) {
			if (own.has(path) || !names.has(path.split("/", 1)[0] ?? "")) continue;
			if (await isInWay(written, path)) return true;
		}
		return false;
	}
	async function withLocks(tree, manifests, written) {
		const made = /* @__PURE__ */ new Map();
		for (const path of lockFilesOf(await repository.listFiles(tree), manifests)) {
			const text = await readPlainFile(written, path, maxBytes$1);
			if (text !== void 0) made.set(path, text);
		}
		return repository.treeWithFiles(tree, made);
	}
}
/** Whether it is there itself, or something that is no folder stands for one above it: that is what is left of one that was removed. */
async function isInWay(root, path) {
	for (const part of upTo(path)) {
		const info = await lstat(join(root, part)).catch(() => void 0);
		if (info === void 0 || !info.isDirectory()) return info !== void 0;
	}
	return false;
}
// src/run-story/notes.ts
/** Sentences about a verification that feedback and comment repeat: what was not part of it, and why that may matter. */
/** The agent sees its own file there and must be told that the push will not have it. */
function heldBackNotes({ heldBack }) {
	return heldBack.slice(0, 20).map(({ path, reason }) => `${path} is not part of what was tested and will not be pushed: ${reason}`);
}
/** What became of dependencies that an attempt changed. */
function setupNotes(repeated) {
	if (repeated.kind === "not-needed") return [];
	if (repeated.kind === "failed") return [repeated.note];
	const changed = repeated.changed.slice(0, 10).join(", ");
	const how = repeated.kind === "shared" ? "setup ran again, once for every tree that asks for the same" : "setup ran again for this verification";
	return changed === "" ? [] : [`Changed dependencies: ${changed}; ${how}`];
}
/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
async function ignoredNotes(repository, output) {
	return mentionedIn(output, await repository.ignoredChanges()).slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
}
// src/run-story/warm.ts
/** Which HOME a verification has: with what base code compiled in it below, or as setup left it. */
function openWarmth(options) {
	let kept = [];
	let confirmed = false;
	let doubted = false;
	async function homeOf(tree) {
		if (doubted) return "cold";
		return kept.some(({ tool }) => tool === "go") && await isUnseenByGo(options, tree) ? "cold" : "warm";
	}
	return {
		homeOf,
		keep(caches) {
			kept = caches ?? kept;
		},
		async confirmed(verifier, { tree, name, verification: green }) {
			const tools = [...new Set(kept.filter(({ cleared }) => !cleared).map(({ tool }) => tool))];
			if (green.result !== "passed" || confirmed || tools.length === 0) return green;
			if (await homeOf(tree) === "cold") return green;
			const again = `${name}-cold`;
			const cold = await verifier.run(tree, again, { home: "cold" });
			if (cold.result !== "passed" && options.limits.aborted() !== void 0) {
				const note = "The same verification without what the base had compiled did not come to its end: nothing backs the exit code.";
				return {
					...green,
					result: "failed",
					notes: [note, ...green.notes]
				};
			}
			confirmed = true;
			if (cold.result === "passed") return green;
			doubted = true;
			const { settleFlakes } = await import("./judge.js").then((n) => n.i);
			const red = await settleFlakes(options, verifier, {
				tree,
				name: again,
				red: cold
			});
			if (red.result === "passed") return green;
			const note = `Green only over what the tests of the base had compiled in HOME (${tools.join(", ")}): with HOME as setup left it, this tree is red.`;
			return {
				...red,
				notes: [...red.notes, note]
			};
		}
	};
}
/**
* Go's cache holds what it compiled by the content of a package's own files. What C code includes from elsewhere in the tree it
* does not look at: with a header changed, go 1.19 linked the object of before.
*/
async function isUnseenByGo({ workspace, baseTree }, tree) {
	const others = (await changedPaths({ workspace }, baseTree, tree)).map(({ path }) => path).filter((path) => !/\.go$|(^|\/)go\.(mod|sum|work|work\.sum)$/.test(path));
	if (others.some((path) => cKinds.test(path))) return true;
	return others.length > 0 && hasText(workspace.repository.git, tree, "\"C\"", "*.go");
}
const cKinds = /\.(h|hh|hpp|hxx|inc|c|cc|cpp|cxx|m|mm|s|S|f|f90|syso|a|o|so|def|swig|swigcxx)(\.\d+)*$/;
// src/run-story/verify.ts
/** A verification in a layer of its own: exactly one tree, judged by the commands' exit code and then by what stands behind it. */
/** `shared`: what the verifiers of one run hold in common, whichever projects they ask. */
function openVerifier(options, shared = openShared(options)) {
	const { request, workspace, sandbox, commands, limits, headTree, baseTree, unprepared: always } = options;
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { repository } = workspace;
	const known = /* @__PURE__ */ new Map();
	/** Expectations that a tree's run wrote over, by tree. */
	const rewritten = /* @__PURE__ */ new Map();
	const expectations = /* @__PURE__ */ new Map();
	let listed;
	const isTracked = async (path) => {
		listed ??= repository.listFiles(headTree).then((paths) => new Set(paths));
		return (await listed).has(path);
	};
	const { warmth, installedFor } = shared;
	const twinned = /* @__PURE__ */ new Map();
	let opened;
	const judging = () => {
		opened ??= import("./judge.js").then((n) => n.n).then(({ openJudge }) => openJudge(options, verifier, {
			warmth,
			open: (own) => openVerifier(own, shared)
		}));
		return opened;
	};
	const verifier = {
		known,
		twinned,
		installedFor,
		async run(tree, name, than = {}) {
			const asked = (than.ofBase ? options.ofBase : void 0) ?? commands;
			const kept = await installedFor(tree, name);
			const installed = kept === "failed" ? void 0 : kept;
			const change = await laidOver(repository, workDir, headTree, tree);
			const home = than.home ?? await warmth.homeOf(tree);
			await using layer = await sandbox.layer({
				...change,
				isTracked,
				on: installed?.on
			}, home);
			const mostMs = Math.min(settings.testTimeoutMinutes * 6e4, than.mostMs ?? Number.POSITIVE_INFINITY);
			const timeoutMs = Math.max(1, Math.min(mostMs, limits.remainingMs()));
			const { onStarted } = than;
			const exec = onStarted ? (command) => layer.exec({
				...command,
				onStarted
			}) : layer.exec;
			const setup = {
				setup: await setupOf(options, tree),
				exec,
				name,
				timeoutMs,
				signal: limits.signal,
				always
			};
			const again = () => repeatSetup({
				settings,
				runDir
			}, repository, {
				headTree,
				tree
			}, setup);
			const repeated = installed ? {
				kind: "shared",
				changed: installed.changed
			} : await again();
			if (always && repeated.kind === "failed" && repeated.ended !== void 0) {
				const { asRed } = await import("./red-setup.js");
				return await asRed(options, {
					...repeated,
					...repeated.ended,
					tree
				});
			}
			const verification = await verify({
				exec,
				commands: {
					...asked,
					test: than.test ?? asked.test
				},
				cwd: settings.workingDirectory,
				timeoutMs,
				log: {
					folder: join(runDir, "logs"),
					name,
					maxChars: settings.maxFeedbackChars
				},
				tree,
				previous: than.previous,
				baseline: verifier.baseline,
				reports: {
					folder: layer.written,
					globs: settings.testReport
				},
				signal: limits.signal,
				notes: [...than.notes ?? [], ...setupNotes(repeated)]
			});
			if (home === "kept" && verification.exitCode !== null) warmth.keep(await layer.keepCaches());
			const honest = await unlessRewritten(tree, name, layer.written, verification);
			if (than.test === void 0 && asked === commands) known.set(tree, honest);
			return honest;
		},
		async readAhead() {
			await expectationsOf(baseTree);
		},
		stands: async (...given) => (await judging()).stands(...given),
		judge: async (...given) => (await judging()).judge(...given)
	};
	return verifier;
	function expectationsOf(tree) {
		const known = expectations.get(tree) ?? expectationsIn(repository, tree, commands.test, settings.testPaths);
		expectations.set(tree, known);
		return known;
	}
	/** The base's own tests are asked only where a green wrote over expectations. */
	async function unlessRewritten(tree, name, written, verification) {
		if (tree !== baseTree && verification.result !== "passed") return verification;
		const paths = await rewrittenIn(repository, tree, written, await expectationsOf(tree));
		rewritten.set(tree, new Set(paths));
		if (tree === baseTree || paths.length === 0) return verification;
		if (!rewritten.has(baseTree)) await verifier.run(baseTree, `${name}-base-alone`, {
			home: "kept",
			ofBase: true
		});
		return withRewritten(verification, paths.filter((path) => !rewritten.get(baseTree)?.has(path)));
	}
}
function openShared(options) {
	return {
		warmth: openWarmth(options),
		installedFor: openKeptInstalls(options)
	};
}
const mostFiles = 2e3;
const maxBytes = 1048576;
/** A green that wrote over `paths`, which the base's own tests leave alone, is red. */
function withRewritten(green, paths) {
	if (paths.length === 0) return green;
	const note = `The run wrote over what its tests compare with: ${paths.slice(0, 5).join(", ")}. It passed against what it wrote, not against what is committed: nothing that runs may write there.`;
	return {
		...green,
		result: "failed",
		notes: [note, ...green.notes]
	};
}
/** Test code, snapshots and expected outputs of `tree`. */
async function expectationsIn(repository, tree, command, globs) {
	const { isExpectation } = await import("./judge.js").then((n) => n.a);
	return (await repository.listFiles(tree)).filter((path) => isExpectation(path, {
		command,
		globs
	})).slice(0, mostFiles);
}
/** Those of them that read differently in `written`, the folder of a layer whose run is over. */
async function rewrittenIn(repository, tree, written, expectations) {
	const found = [];
	for (const path of expectations) {
		const after = await readPlainFile(written, path, maxBytes);
		const before = after === void 0 ? void 0 : await repository.readFile(tree, path, maxBytes);
		if (before !== void 0 && before !== after) found.push(path);
	}
	return found;
}
// src/run-story/in-sandbox.ts
/** A story in its sandbox, up to where the agent begins: setup, the tests as they are. Loaded while the sandbox is tried. */
var in_sandbox_exports = /* @__PURE__ */ __exportAll({ inSandbox: () => inSandbox });
/** Setup, the tests as they are, then the agent. */
async function inSandbox(request, limits, once, { workspace, sandbox, found }) {
	const { settings } = request;
	const { repository } = workspace;
	const { emit } = once;
	await tellBranch(request, workspace, emit);
	await tellResumed(request, workspace, emit);
	const commands = await chooseCommands(request, found, emit);
	if ("stop" in commands) return commands.stop;
	const isAbsent = await agentMissing(request, sandbox, commands);
	if (isAbsent !== void 0) return isAbsent;
	const failed = await runSetup(request, sandbox, await setupEnvironment(request, workspace), commands, limits, emit);
	const { redSetup } = failed === void 0 ? {} : await import("./red-setup.js");
	const unprepared = failed && await redSetup?.({
		request,
		workspace,
		sandbox,
		commands,
		limits
	}, failed);
	for (const text of await pinnedTools(request, sandbox, commands, workspace)) await emit({
		type: "warning",
		text
	});
	if (failed !== void 0 && unprepared === void 0) {
		const other = otherTools(sandbox, limits.signal.aborted ? [] : await askTools(request, sandbox, commands));
		const { output } = request.record.recorder.run().setup ?? {};
		const told = await withBrokenFiles(commandTree(settings, workspace), failed, output);
		return other ?? await withOutsideFiles(request, sandbox, told);
	}
	const notBrought = commands.setup !== void 0 && settings.agent === "command" ? await agentMissing(request, sandbox, {}) : void 0;
	if (notBrought !== void 0) return notBrought;
	const headTree = await repository.treeOf(workspace.head);
	if (commands.setup !== void 0) await repository.markSetup();
	const baseTree = await treeOfBaseTests(workspace, settings.testPaths);
	const running = Promise.withResolvers();
	const watched = tellingStart(sandbox, running.resolve);
	const before = {
		previous: lastVerification(request.resume),
		unprepared: unprepared !== void 0
	};
	const trees = {
		headTree,
		baseTree
	};
	const verifying = {
		request,
		workspace,
		sandbox: watched,
		commands,
		ofBase: baseTree === headTree ? void 0 : await commandsOfBase(request, workspace, commands, baseTree),
		limits,
		...trees,
		...before,
		emit
	};
	const verifier = openVerifier(verifying);
	const testMs = () => verifier.baseline?.durationMs ?? 0;
	const place = {
		request,
		workspace,
		sandbox,
		limits,
		testMs,
		emit
	};
	const later = () => import("./agent.js").then((n) => n.t);
	let asked;
	const askedTools = () => {
		running.resolve();
		asked ??= askTools(request, sandbox, commands);
		return asked;
	};
	const files = commandTree(settings, workspace);
	const tests = runBaseline(request, {
		verifier,
		...trees,
		commands,
		tools: askedTools,
		limits,
		files,
		sandbox,
		unprepared,
		emit
	});
	const begun = Promise.race([running.promise, tests]);
	const loaded = Promise.all([
		begun.then(() => request.record.open?.()),
		begun.then(later).then(({ openAgents }) => openAgents(place)),
		begun.then(() => import("./agent.js").then((n) => n.T)).then(({ readAhead }) => readAhead()),
		begun.then(() => verifier.readAhead())
	]).then(([, opened]) => {
		if (verifier.baseline === void 0) request.host.onWaiting?.();
		return opened;
	});
	const [baseline, agents, tools] = await Promise.all([
		tests,
		loaded,
		begun.then(askedTools),
		begun.then(() => sandbox.freeze())
	]);
	await using _closing = agents;
	const other = otherTools(sandbox, tools);
	if (other !== void 0) return other;
	if ("stop" in baseline) return await withOutsideFiles(request, sandbox, baseline.stop);
	const known = baseline.verification;
	if (known.result !== "passed") {
		const outside = await outsideFiles(request, sandbox, request.record.recorder.run());
		if (outside.length > 0) await emit({
			type: "warning",
			text: outsideWords(outside)
		});
	}
	const { implementStory } = await later();
	return await implementStory(once, {
		known,
		verifier,
		verifying,
		place,
		agents
	});
}
/** Runs the setup command in the tree; undefined where it passed or there is none. */
async function runSetup({ settings, record }, sandbox, { env, withoutTestEnv, warning }, commands, limits, emit) {
	if (commands.setup === void 0) return void 0;
	await emit({
		type: "setup-started",
		command: commands.setup
	});
	const logPath = join(record.runDir, "logs", "setup.log");
	if (warning !== void 0) await emit({
		type: "warning",
		text: warning
	});
	const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
	const { exitCode, ended, limit, durationMs, free } = await sandbox.setup({
		script: withoutTestEnv ? withoutScripts(commands.setup) : commands.setup,
		cwd: settings.workingDirectory,
		logPath,
		timeoutMs,
		network: "full",
		env,
		withoutTestEnv,
		signal: limits.signal,
		onStarted: record.open
	});
	const result = ended === "timed-out" ? "timed-out" : exitCode === 0 ? "passed" : "failed";
	const output = result === "passed" ? void 0 : await told(logPath, settings.maxFeedbackChars);
	await emit({
		type: "setup-finished",
		result,
		exitCode,
		durationMs,
		logPath: "logs/setup.log",
		output
	});
	if (result === "passed") return void 0;
	const stopped = limits.aborted();
	if (stopped !== void 0) return stopped;
	if (ended === "limit") {
		const left = freeWords({ free });
		return {
			outcome: "setup-failed",
			cause: "stopped",
			detail: `The setup command \`${commands.setup}\` was ended by the limit \`${limit}\`${left && ` (${left})`}.`
		};
	}
	const how = result === "timed-out" ? "timed out" : `exited ${exitCode ?? "from outside"}`;
	const killed = killedWords({
		exitCode,
		free
	});
	return withMissingTool({
		outcome: "setup-failed",
		cause: "setup-command",
		detail: [`The setup command \`${commands.setup}\` ${how}.`, killed].filter(Boolean).join(" ")
	}, output ?? "", sandbox);
}
async function told(logPath, maxChars) {
	const { condensedLog } = await import("./agent.js").then((n) => n.T);
	return condensedLog(logPath, maxChars);
}
export { installWords as A, foundFiles as B, writesNoLock as C, pinsOf as D, programWords as E, otherToolsWords as F, toolVersions as I, versionsInTree as L, startedPrograms as M, differs as N, withMissingTool as O, missingInside as P, pinWords as R, makesStale as S, installFix as T, usualPlaces as V, changedManifests as _, readPlainBytes as a, withoutScripts as b, replacePlainFile as c, rerunRed as d, laidOver as f, changedInstallInputs as g, setupOf as h, hasWishes as i, missingTool as j, runtimesOf as k, changedPaths as l, repeatSetup as m, heldBackNotes as n, readPlainFile as o, registries as p, ignoredNotes as r, removePlainFile as s, in_sandbox_exports as t, picked as u, noQuestions as v, agentProgram as w, lockFilesOf as x, noScripts as y, verify as z };
