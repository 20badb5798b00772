// src/reading/roots.ts
/**
* The failures with paths relative to the repository's root in file, stack and text. `roots` are what runners called
* their root; without any, the root is what an absolute path has in front of a file that is also named relatively, or
* in front of a folder where sources and tests live.
*/
function relative(failures, roots) {
	const found = [.../* @__PURE__ */ new Set([...roots.map(withSlash), ...guessed(failures)])].sort((a, b) => b.length - a.length);
	if (found.length === 0) return failures;
	const cut = (text) => found.reduce((rest, root) => rest.replaceAll(`file://${root}`, "").replaceAll(root, ""), text);
	return failures.map((failure) => ({
		...failure,
		name: cut(failure.name) || failure.name,
		file: failure.file && (cut(failure.file) || failure.file),
		message: failure.message && cut(failure.message),
		stack: failure.stack?.map(cut),
		lines: failure.lines.map((line) => ({
			...line,
			text: cut(line.text)
		}))
	}));
}
function withSlash(folder) {
	return folder.endsWith("/") ? folder : `${folder}/`;
}
const sourceFolder = /^(\/(?:[^/]+\/)*?)(?:src|Sources|Tests|test|tests|spec|specs|__tests__|lib|app|packages|apps|t|cmd|internal|pkg|crates|examples|e2e)\//;
function guessed(failures) {
	const paths = failures.flatMap((failure) => [failure.file ?? "", ...(failure.stack ?? []).map(withoutLine)]);
	const named = new Set(paths.filter((path) => path !== "" && !path.startsWith("/") && path.includes("/")));
	const roots = /* @__PURE__ */ new Set();
	for (const path of paths) {
		if (!path.startsWith("/")) continue;
		const tail = [...named].slice(0, 50).find((name) => path.endsWith(`/${name}`));
		const root = tail !== void 0 ? path.slice(0, -tail.length) : sourceFolder.exec(path)?.[1];
		if (root !== void 0 && root.length > 1 && !/^\/(?:usr|opt|lib)\//.test(root)) roots.add(root);
		if (roots.size >= 8) break;
	}
	return [...roots];
}
function withoutLine(frame) {
	return frame.replace(/:\d{1,7}$/, "");
}
// src/reading/text.ts
/** Text cut, and without what differs between equal runs. Everything here is linear in its input. */
/** Cut to `max` units, never in the middle of a character; `\u2026` shows the cut. */
function clip(text, max) {
	if (text.length <= max) return text;
	if (max < 1) return "";
	let end = max - 1;
	const before = text.charCodeAt(end - 1);
	if (before >= 55296 && before < 56320) end--;
	return `${text.slice(0, end)}\u2026`;
}
/** Head and tail of a long line. */
function shortened(text, max) {
	if (text.length <= max) return text;
	const tail = Math.floor(max / 4);
	let from = text.length - tail;
	const unit = text.charCodeAt(from);
	if (unit >= 56320 && unit < 57344) from++;
	return clip(text, max - (text.length - from)) + text.slice(from);
}
/** A line without what differs between two equal runs of the same tests: addresses. Those near zero are what a null pointer shows; a value compared is a test's own. */
function steady(text) {
	return text.replace(/(?<!\b(?:expect(?:ed)?|want(?:ed)?|got|have|but was)[:=]? )\b0x(?!0{4,12}[0-9a-fA-F]{1,4}\b)[0-9a-fA-F]{6,16}\b/gi, "0x\u2026");
}
/** The same for the name of a test, that runners put a duration behind. */
function steadyName(text) {
	return steady(text).replace(/ ?\((?:\d{1,9}m )?\d{1,9}(?:\.\d{1,12})? ?(?:ms|s|sec|secs|seconds|\u00b5s|us|ns|m|min)\)/g, "").replace(/(?<!\b(?:in|within|after|for|under|every|than|by|of|at|to)) \d{1,9}(?:\.\d{1,12})?(?:ms|s)$/, "");
}
/** The same for text of an unknown kind: also dates that are no quoted values, seeds, and durations where no limit is spoken of. A whole number of a unit apart, as in `waits 50 ms`, is a test's own. */
function steadier(text) {
	const calm = steady(text).replace(/(?<!["'`<(]|\w: )\b\d{4}-\d{2}-\d{2}[T _]\d{2}[:_]\d{2}[:_]\d{2}(?:[.,_]\d{1,9})?Z?/g, "\u2026").replace(/\bseed(:| |=|: )\d{1,20}\b/gi, "seed$1\u2026");
	if (/time|exceed|deadline|limit|within|answer|respon|instead|should|nach|statt/i.test(calm)) return calm;
	return calm.replace(/(?<=[([:=,] ?|\b(?:in|after|took|for) )\d{1,9} (?:ms|milliseconds?|s|secs?|seconds?|\u00b5s|us|ns)\b/g, "\u2026").replace(/\b\d{1,4}m ?\d{1,9}(?:\.\d{1,12})?s\b/g, "\u2026").replace(/\b\d{1,9}(?:\.\d{1,12} ?|)(?:ms|milliseconds?|s|secs?|seconds?|\u00b5s|us|ns)\b/g, "\u2026");
}
// src/reading/report.ts
/** Failures kept, and units of text kept with them: beyond, failures are only counted, and told by one line. */
const keptFailures = 2e3;
const keptUnits = 4e6;
/** Collects what readers find into one report. */
function collector() {
	const failures = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	const runners = /* @__PURE__ */ new Set();
	const roots = [];
	const replaced = /* @__PURE__ */ new Set();
	let leftOut = 0;
	let units = 0;
	return {
		failure(found) {
			const failure = found.weak !== void 0 || hasEvidence(found) ? found : {
				...found,
				weak: true
			};
			runners.add(failure.runner);
			const key = `${failure.stream ?? ""}\0${failure.file ?? ""}\0${failure.name}\0${isTest(failure) ? "" : `${failure.line}${failure.message}`}`;
			const known = failures.get(key);
			if (known !== void 0 && (!known.weak || failure.weak)) {
				if (!failure.weak && known.runner === failure.runner) failures.set(key, withMore(known, failure));
				return;
			}
			if (known === void 0 && failures.size >= keptFailures) {
				leftOut++;
				return;
			}
			units += failure.lines.reduce((sum, line) => sum + line.text.length, 0);
			failures.set(key, units <= keptUnits ? failure : {
				...failure,
				stack: void 0,
				lines: failure.lines.slice(0, 1)
			});
		},
		counts(runner, more, instead) {
			runners.add(runner);
			if (instead !== void 0) replaced.add(instead);
			const sum = counts.get(runner) ?? {
				passed: 0,
				failed: 0,
				skipped: 0
			};
			sum.passed += more.passed ?? 0;
			sum.failed += more.failed ?? 0;
			sum.skipped += more.skipped ?? 0;
			counts.set(runner, sum);
		},
		saw: (runner) => void runners.add(runner),
		none: (runner) => {
			if (runners.has(runner) && !counts.has(runner)) counts.set(runner, {
				passed: 0,
				failed: 0,
				skipped: 0
			});
		},
		root(folder) {
			if (folder.length > 1 && roots.length < 20 && !roots.includes(folder)) roots.push(folder);
		},
		report() {
			const total = sumOf([...counts].filter(([runner]) => !replaced.has(runner)).map(([, each]) => each));
			const summed = total?.failed ?? 0;
			const kept = relative(withoutEchoes(withoutCopies([...failures.values()], total !== void 0 && summed === 0), summed > 0), roots);
			const failing = new Set(kept.filter(isTest).map(testOf)).size + leftOut;
			if (total !== void 0) total.failed = Math.max(total.failed, failing);
			const told = kept.filter((each) => isTest(each) && !each.weak && !counts.has(each.runner) && !isPrintedReport(each)).length;
			return {
				runners: [...runners],
				reportedFailed: summed + told,
				counts: total,
				failures: kept,
				failuresLeftOut: leftOut,
				ranNothing: total !== void 0 && total.passed + total.failed + total.skipped === 0
			};
		}
	};
}
/** Parts of one test, as unittest names them, are one. */
const testOf = (each) => each.runner === "unittest" ? each.name.replace(/ [([].*$/s, "") : each;
/** A test that fails in several places is told once, with what each of them says; a retry says the same again. */
function withMore(known, more) {
	const [first, second] = [known.message ?? "", more.message ?? ""];
	if (second === "" || first.includes(second) || second.includes(first) || known.lines.length > mostLines) return known;
	const told = new Set(known.lines.map(({ text }) => steady(text).trim()));
	const lines = more.lines.filter(({ text, rank }) => rank < 2 && !told.has(steady(text).trim()));
	return {
		...known,
		lines: [...known.lines, ...lines.slice(0, mostMore)]
	};
}
const mostLines = 100;
const mostMore = 20;
/** A JSON or XML report beside what the runner told in words says the same again; beside one that counts no failure it is none of its own. */
function withoutCopies(failures, isGreen) {
	const told = new Set(failures.filter((each) => !isPrintedReport(each) && isTest(each) && !each.weak).map(({ stream }) => stream));
	return failures.filter((each) => !isPrintedReport(each) || !(isGreen || told.has(each.stream)));
}
const isPrintedReport = ({ runner }) => runner === "json" || runner === "junit";
/** A head with no place, and nothing below it that speaks of a failure, may be a line that only looks like one. */
function hasEvidence({ kind, line, message, stack, expected, actual, lines }) {
	if (line !== void 0 && message !== void 0) return true;
	if (kind !== void 0 || expected !== void 0 || actual !== void 0 || (stack?.length ?? 0) > 0) return true;
	return lines.some(({ text, rank }) => rank === 0 && /error|exception|fail|expect|assert|panic|xpass|timed? ?out|^\s*[-+] ?\S/i.test(text));
}
function isTest(failure) {
	return failure.kind !== "compile";
}
/** Whether as many failing tests are told as there are by the runners' own counts. */
function isWhole({ counts, failures, failuresLeftOut }) {
	return counts !== void 0 && counts.failed > 0 && counts.failed <= failures.filter(isTest).length + failuresLeftOut;
}
function sumOf(all) {
	if (all.length === 0) return void 0;
	const sum = (of) => all.reduce((total, each) => total + each[of], 0);
	return {
		passed: sum("passed"),
		failed: sum("failed"),
		skipped: sum("skipped")
	};
}
/**
* Drops what was seen in passing where the same test is told more fully elsewhere. What a summary line knows better, the
* test's own file, stays: a failure in a shared fixture is placed in the fixture.
*/
function withoutEchoes(failures, isCounted) {
	const told = failures.filter((each) => !each.weak);
	const best = /* @__PURE__ */ new Map();
	for (const each of [...told, ...failures.filter((each) => each.weak && each.lines.length > 0)]) if (isTest(each) && !best.has(echoKey(each))) best.set(echoKey(each), each);
	const files = /* @__PURE__ */ new Map();
	return failures.filter((each) => {
		if (!each.weak) return true;
		if (!isTest(each)) return told.length === 0 && !isCounted;
		const fuller = best.get(echoKey(each));
		if (fuller === void 0 || fuller === each) return true;
		if (each.file !== void 0 && fuller.runner === each.runner) files.set(fuller, each.file);
		return false;
	}).map((each) => {
		const file = files.get(each);
		return file === void 0 || file === each.file ? each : {
			...each,
			file,
			line: void 0
		};
	});
}
function echoKey({ stream, name }) {
	return `${stream ?? ""}\0${leaf(name)}`;
}
/** The test's own name, without its suites. */
function leaf(name) {
	const at = name.lastIndexOf(" \u203a ");
	return at < 0 ? name : name.slice(at + 3);
}
// src/reading/failure.ts
/** What npm, make or a shell say about the command that failed; no failing test. */
function isRemark({ weak, kind }) {
	return weak === true && kind === "compile";
}
/** The runner of failures that no reader told, but the form of the lines. */
const unknownRunner = "unknown";
function isByForm({ runner }) {
	return runner === unknownRunner;
}
export { isTest as a, clip as c, steady as d, steadyName as f, collector as i, shortened as l, isRemark as n, isWhole as o, relative as p, unknownRunner as r, leaf as s, isByForm as t, steadier as u };
