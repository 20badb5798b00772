import { t as fileBytes } from "./file-bytes-BL0cFEw_.js";
import { a as isTest, u as steadier } from "./failure-DzgZd7hj.js";
import { n as killedWords, t as freeWords } from "./killed-words-Cvuzig_d.js";
import { t as noTestRanNote } from "./verification-D8xCLmx8.js";
import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, mkdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
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
		fixed: ranAll ? names(before, (key, failure) => !after.has(key) && !silent.has(failure.file)) : [],
		stillFailing: names(after, (key) => before.has(key)),
		newlyBroken: names(after, (key) => !before.has(key))
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
function names(map, which) {
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
	const startedMs = Date.now();
	const { step, result, durationMs } = await runSteps(input, logPath);
	const [{ readLog }, { condense }, { merged, readReportFiles }] = await loadReading();
	const text = await readLog(fileBytes(logPath), input.root);
	const files = step === "test" && input.reports ? await readReportFiles({
		...input.reports,
		sinceMs: startedMs - 2e3
	}) : void 0;
	const report = files === void 0 ? text : merged(text, files);
	const notes = [...input.notes ?? []];
	const verdict = judge(result, report, {
		step,
		files: files !== void 0,
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
		...files === void 0 ? {} : { reportFiles: true },
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
function loadReading() {
	return Promise.all([
		import("./read-log-qnjHNCCk.js"),
		import("./condense-RvVCL0Kc.js"),
		import("./report-files-Yq7Yj-Jx.js")
	]);
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
	const forgave = baseline.exitCode === 0 && (baseline.reportedFailed ?? 0) > 0;
	if (reportedFailed > 0 && !forgave) return `the command exits 0, and the runner itself reports ${reportedFailed} failing ${reportedFailed === 1 ? "test" : "tests"}`;
	if (told.length > 0) return `the command exits 0, and its output tells the failure of \`${told[0]}\` as before${told.length > 1 ? `, and ${told.length - 1} more` : ""}: make it pass, an exit code or a count that is set back says nothing`;
	if (before !== void 0 && before.passed > 0 && counts === void 0) return `the runner's report is gone: ${before.passed + before.failed} tests were counted before, and none can be now`;
	if (baseline.reportFiles && !files && test === baseline.command) return "the runner's report files are gone: they were there before the agent";
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
export { verify as t };
