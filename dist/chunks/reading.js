import { r as __exportAll } from "./rolldown-runtime.js";
import { A as steadier, At as objectIn, C as collector, D as relative$1, E as leaf, M as steadyName, Mt as parsedJson, O as clip, T as isWhole, Tt as listed, b as isRemark$1, j as steady, jt as objectsIn, k as shortened, kt as isObject, w as isTest, x as unknownRunner, y as isByForm } from "./start.js";
import { B as foundFiles } from "./tests.js";
const { constants } = process.getBuiltinModule("node:fs");
const { open, realpath } = process.getBuiltinModule("node:fs/promises");
const { join, sep } = process.getBuiltinModule("node:path");
// src/reading/frames.ts
/** Each line is asked for many times. */
const known$2 = /* @__PURE__ */ new Map();
const mostKnown$2 = 4e3;
/** The frame that this line is, or undefined where it is something else. */
function frameOf(line) {
	if (line.length > 1e3 || line.length < 4) return void 0;
	if (known$2.has(line)) return known$2.get(line);
	const text = line.trim();
	const frame = arrow(text) ?? placeIn$1(text, line) ?? native(text);
	if (known$2.size >= mostKnown$2) known$2.clear();
	if (line.length < 400) known$2.set(line, frame);
	return frame;
}
/** A native step: `#4 0x55d1 in fill /x/tank.c:12:7`, `  3: core::panicking::panic`; what a path tells of it is all that counts. */
function native(text) {
	if (!/^(?:#\d{1,3} {1,4}(?:0x[\da-f]{4,16} in )|\d{1,3}: {1,4}(?:0x[\da-f]{4,16} - )?[\w<&][\w<>&[\]{}()$., ]{0,200}::)/.test(text)) return void 0;
	const place = / (\/[^\s:()]{1,400}):(\d{1,7})(?::\d{1,7})?$/.exec(text);
	return place === null ? {
		file: "",
		own: false
	} : placed(place[1], place[2]);
}
/** `at fn (file:1:2)`, `\u276f file:1:2`, `at a.b.C.m(C.java:3)`, also without `at`, `at C.M() in /x/C.cs:line 3`, `at ./src/lib.rs:7:13`. */
function arrow(text) {
	const at = /^(?:at|\u276f|@|\u21b3)[ \t]+|^(?=[\w.$@<>/-]{3,400}\((?:[\w$-]{1,100}\.(?:java|kt|scala|groovy|clj):\d{1,7}|Native Method|Unknown Source)\)$)/.exec(text);
	if (at === null) return void 0;
	const rest = text.slice(at[0].length);
	const dotnet = / in (\S.*):line (\d{1,7})$/.exec(rest);
	if (dotnet !== null) return placed(dotnet[1], dotnet[2]);
	const java = /^(?:[\w.$-]+(?:@[\w.-]+)?\/)?([\w.$<>/-]+)\(([^()]*)\)$/.exec(rest);
	if (java !== null && /^(?:[\w$-]+\.(?:java|kt|scala|groovy|clj):\d+|Native Method|Unknown Source)$/.test(java[2] ?? "")) {
		const [file = "", number] = (java[2] ?? "").split(":");
		return {
			file: number === void 0 ? "" : javaPath(java[1] ?? "", file),
			line: number ? Number(number) : void 0,
			own: isOwnClass(rest)
		};
	}
	const inside = rest.endsWith(")") ? rest.slice(rest.lastIndexOf("(") + 1, -1) : rest.slice(rest.lastIndexOf(" ") + 1);
	const place = /^(.+?):(\d{1,7})(?::\d{1,7})?$/.exec(inside.replace(/^\(|\)$/g, ""));
	if (place !== null) return placed(place[1], place[2]);
	return /[()<>]|^(?:async |new |Object\.|process\.|native)/.test(rest) || at[0].startsWith("\u276f") && !/ \S+ /.test(rest) ? {
		file: "",
		own: false
	} : void 0;
}
/** What tells the file and the line of a frame by itself, behind what every such line holds: few lines hold any, and a pattern is costly to make. */
const forms$3 = [
	["File \"", /^File "([^"]+)", line (\d{1,7})/],
	[".py:", /^([^\s:]+\.py):(\d{1,7}): ?(?:in \S+|[\w.]*)$/],
	["# ", /^# ([^\s:]+(?:\.rb|\.rake|\/[^\s:./]+)):(\d{1,7})(?::in [`'].*)?$/],
	[":in ", /^([^\s:]+(?:\.rb|\.rake|\/[^\s:./]+)):(\d{1,7}):in [`'].*$/],
	[".php", /^(?:#\d{1,4} )?(\/[^\s:()]+\.php)(?::|\()(\d{1,7})\)?(?:$|: )/],
	[" line ", /^# {1,4}(?:at|in) (\S+\.(?:t|pl|pm)) (?:at )?line (\d{1,7})\.?$/],
	["from ", /^from (\S+?)(?::(\d{1,7}))?(?::\d{1,7})? in [`'].*$/],
	[".ex", /^(?:\([\w .-]{1,60}\) )?([^\s:()]+\.exs?):(\d{1,7}): \S/],
	[".dart", /^([^\s:]+\.dart|package:\S+\.dart) (\d{1,7}):\d{1,7} {2,}\S/]
];
/** Go's `/x/cart.go:11 +0x39`, indented by a tab. */
const indentedForm = [":", /^(\S+\.(?:go|s)):(\d{1,7})(?: \+0x[0-9a-f]+)?$/];
function placeIn$1(text, line) {
	for (const [held, form] of line.startsWith("	") ? [indentedForm, ...forms$3] : forms$3) {
		const place = text.includes(held) && form.exec(text);
		if (place) return placed(place[1], place[2]);
	}
}
function placed(file = "", line = "") {
	const path = cleanPath(file);
	return {
		file: path,
		line: Number(line),
		own: isOwn(path)
	};
}
/** A path without scheme, query and a leading `./`. */
function cleanPath(path) {
	return path.replace(/^(?:async |webpack:|vite:)/, "").replace(/^file:\/\//, "").replace(/\?.{0,80}$/, "").replace(/^\.\//, "");
}
const foreign = /node_modules|^node:|^internal\/|^\/usr\/|^\/opt\/|^\/lib\/|^<|^native|^bun:|^ext:|site-packages|dist-packages|\/lib\/python|\.cargo\/registry|^\/rustc\/|\/gems\/|\/rubygems\/|\/lib\/ruby\/|^kernel\b|(?:^|\/)vendor\/|\/_pytest\/|\/go\/pkg\/mod\/|\/sdk\/go|\/lib\/go|^dart:|^package:test|^eval|\/deps\/|\.pyenv\/|\.nvm\/|\.rbenv\//;
function isOwn(path) {
	return path !== "" && !foreign.test(path);
}
const foreignClass = /^(?:[\w.-]+(?:@[\w.-]+)?\/)?(?:java|javax|jdk|sun|com\.sun|org\.junit|junit|org\.apache|org\.gradle|worker\.org|org\.opentest4j|org\.assertj|org\.hamcrest|org\.mockito|org\.testng|kotlin|kotlinx|scala|org\.scalatest|org\.spockframework|groovy|org\.codehaus|clojure|net\.bytebuddy|app\/\/org\.junit)[./]/;
function isOwnClass(call) {
	return !foreignClass.test(call);
}
/** Java names a file without its folder; the package says where it lies. */
function javaPath(method, file) {
	return [...method.split(".").slice(0, -2).filter((part) => /^[a-z]/.test(part)), file].join("/");
}
/** Of one line after the other: whether it is source that a trace of Python shows below a step of others, further in. */
function foreignSource() {
	let step;
	return (line) => {
		const indent = line.length - line.trimStart().length;
		if (step !== void 0 && indent > step && !line.trimStart().startsWith("File \"")) return true;
		step = line.trimStart().startsWith("File \"") && frameOf(line)?.own === false ? indent : void 0;
		return false;
	};
}
// src/reading/values.ts
/** Reads the values by what assertion libraries print; the first form that names either wins. */
function values$1(lines) {
	for (const read of [
		labelled$2,
		sentence,
		difference
	]) {
		const found = read(lines);
		if (found.expected !== void 0 || found.actual !== void 0) return found;
	}
	return {};
}
const expectedLabel = /^\s*(?:Expected|expected|EXPECTED|want|wanted|right|exp|to equal|Expected value|Expected pattern|Expected substring|Expected length)[ \t]*:[ \t]*(\S.*)$/;
const actualLabel = /^\s*(?:Received|received|Actual|actual|ACTUAL|got|Got|left|but was|found|Received value|Received length|Which is)[ \t]*:[ \t]*(\S.*)$/;
/** `Expected: 90` and `Received: 110`, `want: 90` and `got: 110`, `left: 110` and `right: 90`. */
function labelled$2(lines) {
	const own = lines.filter((line) => !line.includes("but was:") || /^\s*but was:/.test(line));
	const first = (pattern) => own.map((line) => pattern.exec(line)?.[1]).find((value) => value !== void 0);
	return {
		expected: first(expectedLabel),
		actual: first(actualLabel)
	};
}
/** What stands before two values, between and behind them; `expectedFirst`: the order of the two. */
const between$1 = [
	{ words: " !== " },
	{
		before: "expected: <",
		words: "> but was: <",
		after: ">",
		expectedFirst: true
	},
	{
		before: "expected:<",
		words: "> but was:<",
		after: ">",
		expectedFirst: true
	},
	{
		before: "expected [",
		words: "] but found [",
		after: "]",
		expectedFirst: true
	},
	...all("Failed asserting that ", [" matches expected ", " is identical to "]).map((each) => ({
		...each,
		after: "."
	})),
	...all("xpected ", [
		" to deeply equal ",
		" to strictly equal ",
		" to deep equal ",
		" to equal ",
		" to be "
	]),
	...all("xpected ", [", got ", ", but got "]).map((each) => ({
		...each,
		expectedFirst: true
	})),
	...all("assert ", [" == ", " is "]),
	{
		before: "got ",
		words: ", want "
	},
	{
		before: " = ",
		words: ", want "
	},
	{
		before: "s differ: ",
		words: " != "
	},
	{
		before: "AssertionError: ",
		words: " != "
	},
	{ words: " deepEqual " }
];
function all(before, words) {
	return words.map((each) => ({
		before,
		words: each
	}));
}
function sentence(lines) {
	for (const { before, words, after, expectedFirst } of between$1) for (const line of lines) {
		const start = before === void 0 ? 0 : line.indexOf(before);
		if (start < 0 || line.endsWith(":")) continue;
		const from = start + (before?.length ?? 0);
		const middle = line.indexOf(words, from);
		if (middle < 0) continue;
		const end = after === void 0 ? line.length : line.lastIndexOf(after);
		const one = line.slice(from, middle).trim();
		const other = tidy(line.slice(middle + words.length, end > middle ? end : line.length));
		return expectedFirst ? {
			expected: one,
			actual: other
		} : {
			actual: one,
			expected: other
		};
	}
	return {};
}
/** Without the remark that vitest adds: `90 // Object.is equality`. */
function tidy(text) {
	const remark = text.indexOf(" // ");
	return (remark < 0 ? text : text.slice(0, remark)).trim();
}
/** The changed lines of a difference; a legend such as `- Expected` or `+ actual - expected` says which side is which. */
function difference(lines) {
	const minus = [];
	const plus = [];
	let minusIsActual = false;
	let required = false;
	for (const line of lines) {
		const text = line.trimStart();
		required = /^Require stack:/.test(text) || required && /^- \S*[/\\]\S*$/.test(text);
		if (required) continue;
		if (/^\+ (?:expected|Expected)/.test(text) || /^- (?:actual|received|Received)/.test(text)) minusIsActual = true;
		if (/^(?:[-+] ?(?:expected|received|actual)|-{3} |\+{3} )/i.test(text)) continue;
		if (text.startsWith("-")) minus.push(text.slice(1).trim());
		if (text.startsWith("+")) plus.push(text.slice(1).trim());
	}
	const joined = (list) => list.length === 0 ? void 0 : list.join("\n").replace(/^(.*),$/, "$1");
	return minusIsActual ? {
		expected: joined(plus),
		actual: joined(minus)
	} : {
		expected: joined(minus),
		actual: joined(plus)
	};
}
// src/reading/account.ts
/** Lines kept of one failure, and units of one line. */
const mostLines$3 = 120;
const mostFrames = 8;
/**
* Reads the lines that a runner prints about one failure: drops foreign frames and blank lines, ranks the rest, finds
* message, values and the place. `file` is the test's own file, where the runner names it: its frame gives the line.
*/
function account(body, file) {
	const lines = [];
	const frames = [];
	const zone = changedZone(body);
	let traced = false;
	const isForeignSource = foreignSource();
	body.forEach((raw, at) => {
		const text = raw.trimEnd();
		if (text.trim() === "" || isNoise(text)) return;
		if (isForeignSource(text)) return;
		const frame = frameOf(text);
		if (frame !== void 0) {
			traced = true;
			if (!frame.own) return;
			frames.push(frame);
			if (frames.length <= mostFrames) lines.push({
				text: text.trim(),
				rank: 3
			});
			return;
		}
		if (lines.length < mostLines$3) lines.push({
			text,
			rank: rankOf(text, at, zone, traced)
		});
	});
	const telling = lines.filter((line) => line.rank === 0).map((line) => line.text);
	const place = placeOf$1(frames, file);
	return {
		file: file ?? place?.file,
		line: place?.line,
		message: telling[0]?.trim(),
		...values$1(telling),
		stack: frames.slice(0, mostFrames).map((frame) => `${frame.file}:${frame.line}`),
		lines: outdented(lines)
	};
}
function rankOf(text, at, zone, traced) {
	if (isSource(text)) return 2;
	if (isChange(text)) return 0;
	if (at >= zone.from && at <= zone.to) return 2;
	if (/^\s*[[\]{}()]+,?$/.test(text) || /^\s*(?:Object|Array|Map|Set)? ?[[{(]$/.test(text)) return 2;
	if (traced && !tells.test(text)) return 1;
	return 0;
}
const tells = /error|exception|expected|actual|received|caused by|panicked|fail|got:|want:/i;
/** Where the changed lines of a difference begin and end: what lies between is unchanged. */
function changedZone(body) {
	return {
		from: body.findIndex(isChange),
		to: body.findLastIndex(isChange)
	};
}
function isChange(line) {
	return /^\s*[-+](?:$|[^-+\d>]|\d)/.test(line) && !/^\s*[-+] ?$/.test(line);
}
/** A line of source that the runner shows: `  12|  code`, `> 6 |   code`, `    |   ^`. */
function isSource(line) {
	if (/^\s*[|\u2502\u2503].*[|\u2502\u2503] {0,20}(?:fail(?:ed|ure)?|error|broken|bad|[\u2717\u2716\u2718\u00d7\u2715\u274c]) {0,20}[|\u2502\u2503]/i.test(line)) return false;
	return /^\s*(?:[>\u276f\u2192\u279c][ \t]*)?\d{0,7}[ \t]?[|\u2502\u258f\u2503]/.test(line) || /^[ \t]*[\^~][ \t^~]*$/.test(line);
}
/** Lines that say nothing about the failure. */
function isNoise(line) {
	return /^\s*(?:[-=_\u23af\u2500\u2501~*#.][ ]?){6,}$|^\s*(?:# )?\+(?:-{2,}\+)+$/.test(line) || /^\s*\w{1,40}: [|>][-+]?$/.test(line) || /^\s*note: (?:run with `RUST_BACKTRACE|Some details are omitted)/.test(line) || /^npm (?:error|ERR!) (?:code \d|errno \d|path |workspace |location |command |in workspace|Lifecycle script)/.test(line);
}
/** The innermost frame in the test's own file, else the innermost own frame. */
function placeOf$1(frames, file) {
	return (file === void 0 ? void 0 : frames.find((frame) => samePath(frame.file, file))) ?? (file === void 0 ? frames.find((frame) => isTestFile(frame.file)) ?? frames[0] : void 0);
}
function isTestFile(path) {
	return /(?:^|[/._-])(?:tests?|specs?|__tests__|t)(?:[/._-]|$)|Tests?\.\w+$|Spec\.\w+$|test_[^/]*$/.test(path);
}
function samePath(a, b) {
	return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}
/** Lines without the indentation that those with text share. */
function outdent(lines) {
	const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
	const indent = indents.length === 0 ? 0 : Math.min(...indents);
	return lines.map((line) => cutIndent(line, indent));
}
/** The same for ranked lines; frames have no indentation of their own. */
function outdented(lines) {
	const indents = lines.filter((line) => line.rank < 2).map(({ text }) => text.length - text.trimStart().length);
	const indent = indents.length === 0 ? 0 : Math.min(...indents);
	return lines.map((line) => line.rank === 3 ? line : {
		...line,
		text: cutIndent(line.text, indent)
	});
}
function cutIndent(text, indent) {
	let at = 0;
	while (at < indent && (text[at] === " " || text[at] === "	")) at++;
	return text.slice(at);
}
// src/reading/endings.ts
/** Verdicts in words that nobody knows: many lines end alike, and a few otherwise. */
/** `verdict=agrees`, `... stimmt`, `-> OK`: what sets the last words off, and the words. */
const ending = /(?:\b(\w{2,30})=|( ?\.{3}| ->| =>) )(\S[^=]{0,30})$/;
const sign = /=|\.{3} | -> /;
/** Lines that end behind the same sign, and how few of them end otherwise. */
const fewest$5 = 12;
const mostOther = .2;
/** Lines above that are told of the same. */
const above$1 = 3;
/** Lines that end as few do, and those above them up to the end of another. */
function rareEndings(texts) {
	const ends = texts.map((text) => {
		const [, label, mark = "", words = ""] = sign.test(text.slice(-80)) && ending.exec(text.slice(-80)) || [];
		return words === "" ? void 0 : {
			key: label ?? mark.trim(),
			words: words.replace(/\d+/g, "0")
		};
	});
	const byKey = /* @__PURE__ */ new Map();
	for (const end of ends) {
		if (end === void 0) continue;
		const counts = byKey.get(end.key) ?? /* @__PURE__ */ new Map();
		byKey.set(end.key, counts.set(end.words, (counts.get(end.words) ?? 0) + 1));
	}
	const usual = /* @__PURE__ */ new Map();
	for (const [key, counts] of byKey) {
		const all = [...counts.values()].reduce((a, b) => a + b, 0);
		const [words = "", most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
		if (all >= fewest$5 && most < all && all - most <= all * mostOther) usual.set(key, words);
	}
	const rare = /* @__PURE__ */ new Map();
	ends.forEach((end, at) => {
		if (end === void 0 || !usual.has(end.key) || usual.get(end.key) === end.words) return;
		rare.set(at, "ends");
		for (let i = at - 1; i >= Math.max(0, at - above$1) && ends[i]?.key !== end.key; i--) if (!rare.has(i)) rare.set(i, "above");
	});
	return rare;
}
// src/reading/repetition.ts
/** How often a log says the same, what it says once of each failure aside. */
/** Beyond this many, one of each failure is noise too. */
const most = 500;
const keptShapes = 2e4;
function repetition() {
	const shapes = /* @__PURE__ */ new Map();
	let failure = 0;
	const repeated = ({ times, failures }) => times > most ? times : times - Math.max(0, failures - 1);
	return {
		next: () => void failure++,
		saw(shape) {
			const known = shapes.get(shape) ?? {
				times: 0,
				failures: 0,
				last: -1
			};
			if (known.times === 0 && shapes.size < keptShapes) shapes.set(shape, known);
			known.times++;
			if (known.last !== failure) known.failures++;
			known.last = failure;
			return repeated(known);
		},
		times(shape) {
			const known = shapes.get(shape);
			return known === void 0 ? 1 : repeated(known);
		}
	};
}
// src/reading/verdict.ts
/** What a line says of one test by its form alone: that it failed, that it passed, and its name. */
/** `\u2717 name`, `not ok 3 - name`, `--- FAIL: name`, `2) name`, `name ... FAILED`. */
function isVerdict(line) {
	return /^\s*(?:[\u2717\u2716\u2718\u00d7\u2715\u274c\u25cf] {0,8}\S|not ok\b|(?:-{3} )?(?:FAIL(?:ED|URE)?|ERROR)\b[: ]|\(fail\)|\d{1,4}\) \S|\[ *FAIL)/.test(line) || endsIn(line, "DELR]!") && /[ .:]\[?(?:FAIL(?:ED|URE)?|ERROR)\]?!?$/.test(line.slice(-12));
}
/** The same where a duration stands behind, or the word is in small letters: `name ....***Failed  0.03 sec`, `name (Failed)`. */
function tellsFailure(line) {
	if (isVerdict(line)) return true;
	if (endsIn(line, "DGKO0123456789)") && / (?:NOK|KO|NG|NO|BAD|DIED)(?: \((?:exit|rc|status|signal)\b.{0,12}\))?$|[ (](?:exit(?: code)?|rc|status|signal)[ =:]{1,2}[1-9]\d{0,2}\)?$/.test(line.slice(-40))) return true;
	if (/[|\u2502\u2503]/.test(line) && /[|\u2502\u2503] {0,20}(?:fail(?:ed|ure)?|error|broken|bad|ko|ng|nok|[\u2717\u2716\u2718\u00d7\u2715\u274c]) {0,20}[|\u2502\u2503]/i.test(line)) return true;
	const last = line.slice(-40);
	if (!/FAIL|ERROR|ailed|BROKEN/.test(last)) return false;
	const end = last.replace(/[ \t(]{1,9}[\d.]{1,12} ?[a-z\u00b5]{1,7}\)?$/, "");
	return /(?:[.*:\]] ?|\w \()(?:FAIL(?:ED|URE)?|ERROR|[Ff]ailed|BROKEN)\)?!?$/.test(end) && !/\d (?:\w+ )?failed/.test(end);
}
/** Most lines end otherwise: the pattern that looks closer is then neither made nor asked. */
function endsIn(line, units) {
	return line !== "" && units.includes(line.slice(-1));
}
/** Says of a test that it passed. */
function isPassing(line) {
	return /[\u2713\u2714\u221a]|ok|PASS/.test(line) && /^\s*(?:[\u2502\u251c\u2514\u2500\u2577][\u2502\u251c\u2514\u2500\u2577 ]{0,19})?(?:[\u2713\u2714\u221a] ?\S|ok \d|ok - |(?:--- )?PASS\b)/.test(line) || endsIn(line, "DkK") && /\b(?:PASSED|\.+ ?ok|OK)$/.test(line);
}
/** A line drawn, and nothing else. */
function isRule$1(text) {
	return /^(?:[-=_\u23af\u2500\u2501~*#.\u00b7][ ]?){4,}$/.test(text);
}
/** `---- name stdout ----`, `____ name ____`: a line drawn around a heading, which is no count. */
function isTitle(text) {
	return /^\s{0,8}([-=_*~\u2500\u2501\u2550\u23af])\1\1/.test(text) && /^\s{0,8}([-=_*~\u2500\u2501\u2550\u23af])\1{2,}[ []+\p{L}.*[ \]]\1{2,}$/u.test(text) && !/\b\d{1,7} \w|[Ss]ummary|Captured|[Tt]ests?\b|FAILURES|ERRORS/.test(text);
}
const around$1 = /^(?:fail(?:ed|ure|ing|s)?|errors?|not|ok|tests?|run|cont|name|pause|start|case|\d{1,7}|ms|s|sec|secs|seconds|stdout|stderr|output)$/i;
/** The words that name what a line is about, without the verdict around them. */
function nameOf(line) {
	const untimed = line.slice(0, 400).replace(/[\s(]{1,40}\d[\d.,]{0,12} ?(?:[m\u00b5un]?s|sec|seconds)\)?\s{0,9}$/, "").replace(/ ?\((?:retry|attempt|try|run) #?\d{1,3}[^()]{0,20}\)$/i, "");
	const words = untimed.match(isAscii(untimed) ? /[a-z\d]\w*/gi : /[\p{L}\d][\p{L}\d_]*/gu) ?? [];
	let from = 0;
	let to = words.length;
	while (from < to && around$1.test(words[from] ?? "")) from++;
	while (to > from && around$1.test(words[to - 1] ?? "")) to--;
	return words.slice(from, to);
}
/** Patterns with letters of all languages are slow to make and to ask. */
function isAscii(text) {
	return !/[^\0-\x7f]/.test(text);
}
/** `ERROR: \u2026` heads a failing test of some runners, and any line of others: where the log repeats it, it names nothing. */
function isLevel(line) {
	return /^\s*(?:-{3} )?ERROR\b|\bERROR\]?!?$/.test(line);
}
/** A verdict that stands alone: what it is about stands above. */
function isBare(line) {
	return /^\W{0,40}(?:FAIL(?:ED|URE)?|ERROR|not ok)\b[\W\d]{0,200}$/.test(line);
}
// src/reading/weight.ts
/** What a line says by its words alone, and by its shape. */
/** Weighing is what costs, and each line is asked for many times. */
const known$1 = /* @__PURE__ */ new Map();
const mostKnown$1 = 4e3;
/** How much a line looks like the cause of a red exit; 0 and below: not at all. */
function weightOf(text) {
	if (text.length < 3) return 0;
	const weight = known$1.get(text) ?? weighed(text);
	if (known$1.size >= mostKnown$1) known$1.clear();
	if (text.length < 400) known$1.set(text, weight);
	return weight;
}
function weighed(text) {
	let weight = 0;
	if (/\b(?:error|fatal|panic(?:ked)?|exception|traceback|segmentation fault|core dumped|crashed)\b|Error\b|Exception\b/i.test(text)) weight += 3;
	if (/\b(?:fail(?:ed|ure|ures|ing)?|not ok)\b|[\u2717\u2716\u2718\u2715\u274c\u00d7]|^\s{0,40}\u25cf \S/i.test(text)) weight += 3;
	if (/\b(?:assert\w*|(?:un)?expected|actual|received)\b/i.test(text)) weight += 2;
	if (/\b(?:cannot|can't|undefined|not found|denied|refused|invalid|missing|timed out|timeout|killed|unable to)\b/i.test(text)) weight += 2;
	if (weight === 0 && /^\s*(?!E )[^\s(;:][^(;:]{0,80} (?:!=|\u2260) [^(;:]{1,80}$|^(?:[a-z_]\w{0,60}\.){1,8}[A-Z]\w{1,60}: \S/.test(text)) weight += 2;
	if (/\b(?:warn(?:ing)?|deprecat\w+|info|debug|notice)\b/i.test(text)) weight -= 3;
	if (/\b(?:0|no) (?:errors?|fail\w*|problems?)\b|\b(?:passed|\u2713|\u2714|successful|(?<!not )ok)\b/i.test(text)) weight -= 3;
	return weight;
}
/** A hash of the line without the words that hold a digit: equal for lines that one statement printed. */
function templateOf(text) {
	let hash = 2166136261;
	let word = 0;
	let digit = false;
	const end = Math.min(text.length, 400);
	for (let i = 0; i < end; i++) {
		const unit = text.charCodeAt(i);
		if (isWordUnit(unit)) {
			word = Math.imul(word ^ unit, 16777619);
			digit ||= unit >= 48 && unit <= 57;
		} else if (word !== 0 || unit !== 32) {
			if (!digit) hash = Math.imul(hash ^ word, 16777619);
			if (unit !== 32) hash = Math.imul(hash ^ unit, 16777619);
			word = 0;
			digit = false;
		}
	}
	return (digit ? hash : Math.imul(hash ^ word, 16777619)) >>> 0;
}
function isWordUnit(unit) {
	return unit >= 97 && unit <= 122 || unit >= 48 && unit <= 57 || unit >= 65 && unit <= 90 || unit > 127;
}
// src/reading/telling.ts
/** Whether a line tells what went wrong, by its words and its form. */
/** 0: it does not. */
function tellingOf(text) {
	if (!isSpoken(text) || isSource(text)) return 0;
	const changed = isChanged(text) ? 3 : 0;
	const placed = /^\s{0,12}(?:\[?error\]?:? )?[^\s:()]{1,300}\.\w{1,8}(?::\[?\d{1,7}|\(\d{1,7}[,)])/i.test(text) ? 2 : 0;
	const pointed = text.includes("^") && /^\s{0,200}[~-]{0,200}\^[~^-]{0,200} +\S/.test(text) ? 3 : 0;
	return Math.max(0, weightOf(text)) + changed + placed + pointed;
}
/** Words, and neither a step of a stack nor a test that passed. */
function isSpoken(text) {
	return text.trim() !== "" && !isRule$1(text.trim()) && !isPassing(text) && frameOf(text) === void 0;
}
/** A line of a difference, or a value with its label. */
function isChanged(text) {
	return /^\s*(?:[-+] {0,40}[^\s>+-]|E {2,}|\? )/.test(text) || labelled$1.test(text);
}
const labelled$1 = /\b(?:expected|actual|received|got|want(?:ed)?|but was|left|right|found|messages?|reason|error|diff)\b['"]?[ \t]*[:=]/i;
// src/reading/sections.ts
/** Which lines of a log belong to which failure. */
/** Lines below a heading that still belong to it. */
const longest$5 = 80;
const shortestName = 3;
/** Names that hold the same word, as far as they are compared. */
const mostAlike$1 = 100;
function sectionsOf(lines) {
	const texts = lines.map(({ text }) => text);
	const isFailed = texts.map((text) => tellsFailure(text) && !isPassing(text) && !isBare(text));
	const names = new Set(texts.filter((_, at) => isFailed[at]).flatMap(namesIn));
	const ends = new Set([...names].map((name) => name.slice(name.lastIndexOf(" ") + 1)));
	const named = texts.map((text, at) => isFailed[at] ? void 0 : nameAtEnd(text, names, ends));
	const isHead = texts.map((text, at) => isFailed[at] || (isTitle(text) || isBoxed(at)) && isToldBelow(at) || named[at] !== void 0 && isToldBelow(at) || isPath(text) && isProblem(texts[at + 1] ?? "") || /^\s{0,4}\d{1,4}[.)] \S/.test(text) && /^\s{2,}\S/.test(texts[at + 1] ?? "") && tellingOf(texts[at + 1] ?? "") > 0);
	function isBoxed(at) {
		const isLine = (beside) => /^[-=\u2500\u2501\u2550*_~]{8,}$/.test(texts[beside]?.trim() ?? "");
		return isLine(at - 1) && isLine(at + 1) && /\p{L}/u.test(texts[at] ?? "");
	}
	function isToldBelow(at) {
		const next = [
			1,
			2,
			3
		].map((step) => at + step).find((below) => texts[below]?.trim() !== "") ?? at + 1;
		const below = texts[next];
		const isOther = named[next] !== void 0 && named[next] !== named[at];
		return below !== void 0 && !isFailed[next] && !isOther && !isPassing(below);
	}
	let present = {
		head: void 0,
		tells: "here"
	};
	let length = 0;
	const sections = texts.map((text, at) => {
		const isOwn = isProblem(text) && !(present.head === at - 1 && isPath(texts[at - 1] ?? ""));
		const isAgain = named[at] !== void 0 && present.head !== void 0 && named[at] === named[present.head];
		const begins = isHead[at] && !isAgain;
		if (!begins && !isPassing(text) && !isBare(text) && !isOwn && ++length <= longest$5) return present;
		length = 0;
		const before = present;
		present = {
			head: begins ? at : void 0,
			tells: "here"
		};
		return isBare(text) ? before : present;
	});
	markTold(texts, sections);
	return sections;
}
/** `src/a.ts:3:5: error \u2026`, `src/a.ts(3,5): error \u2026`, `  3:5  error  \u2026`: each is a matter of its own. */
function isProblem(text) {
	if (!/\d/.test(text)) return false;
	const isNamed = /error|warning/i.test(text);
	return isNamed && /^\s{0,8}(?:[^\s:()]{1,300}[:(])?\d{1,7}[:,]\d{1,7}\)?:?\s.{0,20}\b(?:error|warning)\b/i.test(text) || text.includes(":[") && /^(?:\[?error\]?:? )?[^\s:()]{1,300}:\[\d{1,7},\d{1,7}\] /i.test(text) || isNamed && /^[^\s:()]{1,300}:\d{1,7}: .{0,20}\b(?:error|warning)\b/i.test(text);
}
/** A linter names the file once, above what it says of it. */
function isPath(text) {
	return /^\s{0,4}[^\s:()]{0,300}[/.][^\s:()]{1,300}$/.test(text);
}
/** The name as it stands in a verdict, and without what one tells behind a dash: `FAILED test_cart.py::test_tax - assert 1 == 2`. */
function namesIn(verdict) {
	return [verdict, undashed(verdict)].map((part) => nameOf(part).slice(-20).join(" ")).filter(({ length }) => length >= shortestName);
}
function undashed(verdict) {
	const dash = verdict.indexOf(" - ");
	return dash < 0 ? verdict : verdict.slice(0, dash);
}
/** `cart \u203a takes ten percent off` ends with what a list says of `takes ten percent off`. */
function nameAtEnd(text, names, ends) {
	const words = nameOf(text).slice(-20);
	if (!ends.has(words.at(-1) ?? "") || frameOf(text) !== void 0 || isSource(text)) return void 0;
	for (let from = 0; from < words.length; from++) {
		const end = words.slice(from).join(" ");
		if (end.length < shortestName) return void 0;
		if (names.has(end)) return end;
	}
}
/** Of headings with the same name the ones stay that most is told below; a name in a list says nothing more. */
function markTold(texts, sections) {
	const levels = /* @__PURE__ */ new Map();
	sections.forEach((section, at) => {
		const text = texts[at] ?? "";
		if (section.head === at) return;
		const level = tellingOf(text) > 0 ? 2 : isSpoken(text) ? 1 : 0;
		levels.set(section, Math.max(level, levels.get(section) ?? 0));
	});
	const heads = [...new Set(sections)].filter(({ head }) => head !== void 0);
	const headOf = ({ head }) => texts[head ?? 0] ?? "";
	const byWord = /* @__PURE__ */ new Map();
	for (const section of heads) {
		const level = levels.get(section) ?? 0;
		if (level === 0) continue;
		const words = nameOf(headOf(section));
		for (const word of new Set(words)) {
			const alike = byWord.get(word) ?? [];
			if (alike.length < mostAlike$1) alike.push({
				name: ` ${words.join(" ")} `,
				level
			});
			byWord.set(word, alike);
		}
	}
	for (const section of heads) {
		const own = headOf(section);
		const level = levels.get(section) ?? 0;
		if (level === 0 && undashed(own) === own && weightOf(own) < 6) section.tells = "nowhere";
		const words = nameOf(undashed(own));
		const rarest = words.toSorted((a, b) => (byWord.get(a)?.length ?? 0) - (byWord.get(b)?.length ?? 0))[0] ?? "";
		const name = words.join(" ");
		if (name.length < shortestName) continue;
		if ((byWord.get(rarest) ?? []).some((each) => each.level > level && each.name.includes(` ${name} `))) section.tells = undashed(own) === own ? "elsewhere" : "in itself";
	}
}
// src/reading/scores.ts
/** How much each line of a stream tells: names of what failed first, then the best line of each failure, then its second best. */
/** A shape that the log shows more often says nothing of one failure; lines of failing tests are alike too, if fewer. */
const often$1 = 12;
/** What it shows this often is told by one line. */
const noise$1 = 60;
/** Lines behind a verdict, or an error, that belong to it. */
const near$1 = 14;
/** What a program says last may tell of its end in no known words. */
const lastLines = 4;
/** Of a line that names a failure: where the same name stands over more, and it says a little itself, or nothing. */
const headScore = {
	here: 9,
	"in itself": 3,
	elsewhere: .2,
	nowhere: 8
};
const firstTelling = 8.5;
const step = .8;
const lastTelling = 2.5;
const below$1 = 3.5;
const naming = 12;
/** What another failure said in the same words. */
const again = 2;
function scoresOf(all) {
	const lines = withoutNoise(all);
	const sections = sectionsOf(lines);
	const told = /* @__PURE__ */ new Map();
	const shapes = /* @__PURE__ */ new Set();
	const outlines = lines.map(({ text }) => outlineOf(text));
	const dull = dullOutlines(lines, outlines, sections);
	const ranks = ranksOf(lines, sections);
	const rare = new Map([...rareEndings(all.map(({ text }) => text))].map(([at, kind]) => [all[at], kind]));
	const end = lines.findLastIndex(({ text }) => text.trim() !== "") - lastLines;
	/** Lines since the last one that names a failure. */
	let since = near$1;
	const isForeignSource = foreignSource();
	const labels = labelsOf(lines);
	return withAnnouncements(lines.map(({ text, seen, shape }, at) => {
		const section = sections[at];
		const weight = weightOf(text);
		const shown = shortened(tightened(steadier(unlabelled(withoutSteps(text.trimEnd()), labels))), 400);
		const plain = shown.trim();
		if (plain === "" || isRule$1(plain) || isForeignSource(text)) return {
			text: shown,
			raw: text,
			score: 0,
			section
		};
		since = section.head === at || weight > 2 && seen <= often$1 ? 0 : since + 1;
		const isFirst = !shapes.has(shape);
		shapes.add(shape);
		const rank = ranks.get(at);
		let score = contextScore(text, weight, since) + (at > end ? 1 : 0);
		if (section.head === at) score = headScore[section.tells];
		else if (rank !== void 0) score = Math.max(lastTelling, firstTelling - step * (isRemark(text) ? rank + 4 : rank)) + score / 100;
		score -= shown.length / 1e3;
		const list = rank === void 0 && section.head !== at && !ranks.has(at + 1) ? dull.get(outlines[at] ?? "") : void 0;
		if (list !== void 0) score = list > noise$1 ? 0 : score / 8;
		else if (seen > often$1) score = isFirst ? score / 2 : seen > noise$1 ? 0 : score / 8;
		else score /= 1 + (seen - 1) / often$1;
		const odd = rare.get(lines[at]);
		if (odd !== void 0) score = Math.max(score, odd === "ends" ? firstTelling : 7.7);
		const before = told.get(plain);
		if (before === void 0 || before.tells === "elsewhere") told.set(plain, section);
		else score = Math.min(score, before === section || rank === void 0 ? score / 8 : again);
		return {
			text: seen > often$1 && isFirst ? `${shown} (\u00d7${seen})` : shown,
			raw: text,
			score,
			section
		};
	}));
}
/** `In clean.sh line 2:` begins a paragraph and says what it is about: worth nearly what its best line is. */
function withAnnouncements(scored) {
	return scored.map((line, at) => {
		if (line.score <= 0 || !/\d.{0,40}:$/.test(line.raw) || /\S/.test(scored[at - 1]?.raw ?? "")) return line;
		const best = scored.slice(at + 1, at + 5).map(({ score }) => score - .1);
		return {
			...line,
			score: Math.max(line.score, ...best)
		};
	});
}
/** What the log shows too often is looked at once: what follows would score nothing. */
function withoutNoise(lines) {
	const shapes = /* @__PURE__ */ new Set();
	return lines.filter(({ seen, shape }) => seen <= noise$1 || shapes.size < shapes.add(shape).size);
}
/** Of each failure which of its lines tells most, second most and so on; where none does by its words, those that stand next to its name. */
function ranksOf(lines, sections) {
	const ranks = /* @__PURE__ */ new Map();
	const bySection = /* @__PURE__ */ new Map();
	sections.forEach((section, at) => {
		if (section.head !== at) bySection.set(section, [...bySection.get(section) ?? [], at]);
	});
	const said = /* @__PURE__ */ new Set();
	const isSaid = (text) => said.size === said.add(text.trim()).size;
	for (const [section, own] of bySection) {
		const spokenOf = (count) => own.filter((at) => isSpoken(lines[at]?.text ?? "") && !isSource(lines[at]?.text ?? "")).slice(0, count);
		const isNamed = section.head !== void 0 && nameOf(lines[section.head]?.text ?? "").length > 0;
		const first = section.head === void 0 ? [] : spokenOf(isNamed ? 1 : 2).reverse();
		const least = (at) => [below$1, naming][first.indexOf(at)] ?? 0;
		const isAnnounced = (at) => own.includes(at - 1) && /\S:$/.test(lines[at - 1]?.text ?? "") && weightOf(lines[at - 1]?.text ?? "") > 0 && isSpoken(lines[at]?.text ?? "") ? below$1 : 0;
		const telling = own.map((at) => ({
			at,
			tells: Math.max(tellingOf(lines[at]?.text ?? ""), least(at), isAnnounced(at))
		})).filter(({ tells }) => tells > 0).map(({ at, tells }) => ({
			at,
			tells: isSaid(lines[at]?.text ?? "") ? tells / 100 : tells
		})).sort((a, b) => b.tells - a.tells || a.at - b.at);
		for (const [rank, { at }] of telling.entries()) ranks.set(at, rank);
		if (telling.length > 0 || section.head === void 0 || section.tells === "elsewhere") continue;
		const words = own.filter((at) => isSpoken(lines[at]?.text ?? ""));
		const plain = words.filter((at) => !isSource(lines[at]?.text ?? ""));
		const spoken = plain.length > 0 ? plain : words;
		for (const [rank, at] of spoken.slice(0, 6).entries()) ranks.set(at, rank + 1);
	}
	return ranks;
}
/** A warning or a note beside errors. */
function isRemark(text) {
	return /\b(?:warning|note|info|hint|help)\b ?[:[]/i.test(text.slice(0, 200)) && weightOf(text) <= 0;
}
function contextScore(text, weight, since) {
	const frame = frameOf(text);
	if (frame?.own === false) return 0;
	const beside = since < near$1 ? 1 - since / near$1 : 0;
	if (frame !== void 0) return (isTestFile(frame.file) ? .9 : .6) + beside / 2;
	if (isPassing(text)) return .1;
	return isSource(text) ? .5 + beside * .5 : .6 + Math.max(-.4, weight / 4) + beside;
}
/** What stands in front of many lines, in brackets, up to a wide gap, as `(  DIAG  )  job  1  `. */
function labelsOf(lines) {
	const times = /* @__PURE__ */ new Map();
	for (const { text } of lines) {
		const label = labelOf(text);
		if (label !== "") times.set(label, (times.get(label) ?? 0) + 1);
	}
	return new Set([...times].filter(([, count]) => count > often$1 && count > lines.length / 10).map(([label]) => label));
}
function labelOf(text) {
	if (!"[(<".includes(text.charAt(0) || " ")) return "";
	return /^[[(<] {0,6}\w{2,12} {0,6}[\])>](?: {1,4}[\w-]{1,12}){0,2}(?= {2}.*\S)/.exec(text)?.[0] ?? "";
}
/** Once more it says nothing; a verdict stays. */
function unlabelled(text, labels) {
	const label = labelOf(text);
	return labels.has(label) && !tellsFailure(label) ? text.slice(label.length).replace(/^ {1,60}/, "") : text;
}
/** A list of packages has other words in each line; its outline is the same. */
function dullOutlines(lines, outlines, sections) {
	const count = repetition();
	const numbers = /* @__PURE__ */ new Map();
	const telling = /* @__PURE__ */ new Set();
	const dull = /* @__PURE__ */ new Map();
	let last;
	lines.forEach(({ text }, at) => {
		if (sections[at] !== last) count.next();
		last = sections[at];
		const outline = outlines[at] ?? "";
		const number = numbers.get(outline) ?? numbers.size;
		numbers.set(outline, number);
		dull.set(outline, count.saw(number));
		if (weightOf(text) > 0) telling.add(outline);
	});
	return new Map([...dull].filter(([outline, times]) => times > 24 && !telling.has(outline)));
}
function outlineOf(text) {
	const begin = text.slice(0, 200);
	return begin.replace(isAscii(begin) ? /\w+/g : /[\p{L}\d_]+/gu, "w").replace(/ {2,}/g, " ");
}
/** Of a long line that holds a whole account, its line breaks written as `|n` or `\\n`: without the steps through what is foreign. */
function withoutSteps(text) {
	if (text.length <= 400) return text;
	return text.split(/(?=\|n|\\n)/).filter((part, at) => at === 0 || frameOf(part.slice(2).replace(/'? \w{1,20}='.*$/, ""))?.own !== false).join("");
}
/** Without what only lays the line out: leaders, wide gaps, deep indentation. */
function tightened(text) {
	return text.replace(/^[ \t]{3,}/, "  ").replace(/([.\u00b7\u2500\u2501=_*-])\1{5,}/g, "$1$1$1").replace(/(?<=\S) {3,}/g, "  ");
}
/** What is said once, of a stream that says little and is told by nobody, gets more room than what others say at length. */
const fewUnits = 1500;
const lifted = 8;
function liftedPart({ stream, lines }) {
	const isOnce = /* @__PURE__ */ new Map();
	for (const { text } of lines) isOnce.set(text, (isOnce.get(text) ?? 0) + 1);
	const own = lines.filter(({ text, score }) => score > 0 && isOnce.get(text) === 1 && !/ \(\u00d7\d+\)$/.test(text));
	if (own.reduce((sum, { text }) => sum + text.length + 1, 0) > fewUnits) return {
		stream,
		lines
	};
	const isOwn = new Set(own);
	return {
		stream,
		lines: lines.map((line) => isOwn.has(line) && !isPassing(line.raw) ? {
			...line,
			score: Math.max(line.score, lifted + line.score / 10)
		} : line)
	};
}
// src/reading/fill.ts
/** Shares a budget of characters among items: all heads first, then line by line in order of rank, fairly, then what is left. */
const indent = "  ";
/** Units of one line; longer ones keep head and tail. */
const longestLine$3 = 2e3;
const longestScarce = 600;
const longestHead = 300;
/** The text, how many heads did not fit, and how many lines of those that did; `rest` keeps what its lines weigh beside them. */
function fill(items, rest, whole) {
	const budget = whole - roomOf(items, rest, whole);
	const named = nameAll(items, budget);
	if (tellingUnits(named.items) > budget - named.used) {
		named.used -= placesOnce(named.items);
		const before = named.items.map((item) => ({
			...item,
			lines: item.lines.map((line) => ({
				...line,
				text: shortened(line.text, longestScarce)
			}))
		}));
		named.items = withoutCommonplaces(before, false);
		if (tellingUnits(named.items) > budget - named.used) named.items = withoutCommonplaces(before, true);
	}
	const shown = named.items.map(() => /* @__PURE__ */ new Map());
	let left = budget - named.used;
	for (const rank of [
		0,
		1,
		2,
		3
	]) {
		const shares = fairShares(named.items.map(({ lines }) => sum(lines.filter((line) => line.rank === rank).map(units))), left);
		named.items.forEach(({ lines }, i) => {
			left -= take(lines, rank, shares[i] ?? 0, shown[i] ?? /* @__PURE__ */ new Map());
		});
		if (rank === 0) for (const [i, { lines }] of named.items.entries()) left -= takeMore(lines, left, shown[i] ?? /* @__PURE__ */ new Map());
	}
	let last = "";
	const text = named.items.map(({ head, label }, i) => {
		const lines = [...shown[i] ?? []].sort(([a], [b]) => a - b).map(([, line]) => indent + line);
		const first = label === "" || label === last ? head : `${label} ${head}`;
		last = label;
		return [first, ...lines].join("\n");
	});
	const lines = sum(named.items.map(({ lines }) => lines.length)) - sum(shown.map(({ size }) => size));
	return {
		text: text.join("\n"),
		leftOut: named.leftOut,
		lines
	};
}
/** What `rest` gets of the budget where all lines share it by what they weigh. */
function roomOf(items, rest, budget) {
	const others = rest.flatMap(({ lines }) => lines.filter(({ score }) => score > 0));
	const all = [...items.flatMap(({ heads, lines }) => {
		const names = heads.map((head, at) => ({
			score: at === 0 ? 9 : 8,
			size: head.length + 2
		}));
		let telling = 0;
		const ranked = lines.map((line) => ({
			score: line.rank === 0 ? Math.max(lastTelling, firstTelling - step * telling++) : [
				0,
				2,
				1,
				.9
			][line.rank] ?? 0,
			size: Math.min(units(line), 400)
		}));
		return [...names, ...ranked];
	}).map((each) => ({
		...each,
		isOwn: true
	})), ...others.map(({ text, score }) => ({
		score,
		size: text.length + 1,
		isOwn: false
	}))].sort((a, b) => b.score - a.score);
	let left = budget;
	let room = 0;
	for (const { size, isOwn } of all) {
		if (size > left) continue;
		left -= size;
		if (!isOwn) room += size;
	}
	return room === 0 ? 0 : room + 40;
}
/** Where room is scarce: what many failures say alike is told of the first, of the others what sets them apart, without its indentation. */
function withoutCommonplaces(items, isShortened) {
	const times = /* @__PURE__ */ new Map();
	for (const { lines } of items) for (const text of new Set(lines.map((line) => line.text))) times.set(text, (times.get(text) ?? 0) + 1);
	const many = Math.max(3, items.length / 5);
	const isCommon = ({ rank, text }) => rank === 0 && (times.get(text) ?? 0) > many;
	const told = /* @__PURE__ */ new Set();
	const beginning = sharedBeginnings([...times.keys()], many);
	return items.map(({ head, label, lines }) => {
		const hasOwn = lines.some((line) => line.rank === 0 && !isCommon(line));
		return {
			head,
			label,
			lines: lines.map((line) => {
				if (line.rank !== 0) return line;
				if (hasOwn && isCommon(line) && told.has(line.text)) return {
					...line,
					rank: 1
				};
				told.add(line.text);
				const shared = isShortened ? beginning(line.text) : "";
				const text = shared !== "" && told.has(`${shared}\u2026`) ? `\u2026${line.text.slice(shared.length)}` : line.text;
				if (shared !== "") told.add(`${shared}\u2026`);
				return {
					...line,
					text: text.replace(/^( {0,40}[-+]) {2,}/, "$1 ")
				};
			})
		};
	});
}
/** Where room is scarce: the file stands before the first of its tests, and `:12` before the next ones. Returns what that spares. */
function placesOnce(items) {
	let last = "";
	return sum(items.map((item) => {
		const file = /^([^\s:]{3,400}):\d{1,7} /.exec(item.head)?.[1] ?? "";
		const spared = file !== "" && `${item.label}${file}` === last ? file.length : 0;
		last = item.label + file;
		item.head = item.head.slice(spared);
		return spared;
	}));
}
function tellingUnits(items) {
	return sum(items.flatMap(({ lines }) => lines.filter(({ rank }) => rank === 0).map(units)));
}
/** The words with which a text begins as more than `many` of them do: `assertion failed: ` of `assertion failed: pond too cold`. */
function sharedBeginnings(texts, many) {
	const counts = /* @__PURE__ */ new Map();
	for (const text of texts) for (const begun of beginningsOf(text)) counts.set(begun, (counts.get(begun) ?? 0) + 1);
	return (text) => beginningsOf(text).findLast((begun) => (counts.get(begun) ?? 0) > many) ?? "";
}
/** Long enough to be worth a sign in their place, and not the whole; a line of a diff keeps its own. */
function beginningsOf(text) {
	if (!/^\w/.test(text)) return [];
	return [...text.slice(0, 200).matchAll(/:\s+(?=\S)/g)].map(({ index, 0: { length } }) => text.slice(0, index + length)).filter(({ length }) => length >= 12).slice(0, 16);
}
/** Each label stands once. */
function labelUnits(items) {
	return sum([...new Set(items.map(({ label }) => label))].map((label) => label === "" ? 0 : label.length + 1));
}
/** As many heads as fit, in order; those of one item stand in one line. Names that go on and on, or of which nothing is told, leave each message its first line. */
function nameAll(items, budget) {
	const named = items.map(() => []);
	const firsts = items.map(({ lines }) => Math.min(160, sum(lines.filter(({ rank }) => rank === 0).slice(0, 1).map(units))));
	const reserve = Math.min(sum(firsts), budget * .4);
	let used = labelUnits(items);
	let leftOut = 0;
	const name = (heads, at, room) => {
		for (const head of heads) {
			const text = clip(head, longestHead);
			if (used + text.length + 2 > room) leftOut++;
			else {
				named[at]?.push(text);
				used += text.length + 2;
			}
		}
	};
	const own = items.map(({ lines }) => lines.length > 0 ? 1 : 0);
	for (const [at, { heads }] of items.entries()) name(heads.slice(0, own[at]), at, budget);
	for (const [at, { heads }] of items.entries()) name(heads.slice(own[at]), at, budget - reserve);
	return {
		items: items.map(({ lines, label }, at) => ({
			head: (named[at] ?? []).join("; "),
			label,
			lines
		})).filter(({ head }) => head !== ""),
		used,
		leftOut
	};
}
/** Puts the lines of one rank into `shown` as far as `share` goes, the last one cut; returns what they cost. */
function take(lines, rank, share, shown) {
	let left = share;
	const fits = (from) => lines.some((line, at) => at > from && line.rank === rank && units(line) <= left);
	for (const [at, line] of lines.entries()) {
		if (line.rank !== rank) continue;
		const size = units(line);
		if (rank === 0 && size > left && fits(at)) continue;
		if (size <= left) shown.set(at, shortened(line.text, longestLine$3));
		else if (left > 24 && rank === 0) shown.set(at, shortened(line.text, left - 2 - 1));
		else break;
		left -= Math.min(size, left);
		if (left === 0) break;
	}
	return share - left;
}
/** The telling lines that the first share did not reach, whole. */
function takeMore(lines, room, shown) {
	let used = 0;
	for (const [at, line] of lines.entries()) {
		if (line.rank !== 0 || shown.has(at)) continue;
		const size = units(line);
		if (size > room - used) break;
		shown.set(at, shortened(line.text, longestLine$3));
		used += size;
	}
	return used;
}
function units(line) {
	return Math.min(line.text.length, longestLine$3) + 2 + 1;
}
function sum(numbers) {
	return numbers.reduce((a, b) => a + b, 0);
}
/** Nobody gets more than it needs; what the modest leave over goes to the others in equal parts. */
function fairShares(needs, total) {
	const shares = needs.map(() => 0);
	const order = needs.map((need, i) => ({
		need,
		i
	})).sort((a, b) => a.need - b.need);
	let left = Math.max(0, total);
	order.forEach(({ need, i }, at) => {
		const share = Math.min(need, Math.floor(left / (order.length - at)));
		shares[i] = share;
		left -= share;
	});
	return shares;
}
// src/reading/annotation.ts
/** `::error file=a.js,line=3,title=T::text`: a workflow command, with what it had to write in another way. */
const form = /^::(error|warning|notice)(?: ([^\n]{0,2000}?))?::(.*)$/;
/** The same as lines that everybody can read. */
function annotationLines(text) {
	const match = text.startsWith("::") ? form.exec(text) : null;
	if (match === null) return [printedIn(text) ?? text];
	const [, kind = "", properties = "", said = ""] = match;
	const of = new Map(properties.split(",").map((each) => each.trim().split(/=(.*)/s)));
	const value = (key) => decoded$2(of.get(key) ?? "");
	const [file, line, title] = [
		value("file"),
		Number(value("line")),
		value("title")
	];
	const place = file === "" ? "" : `${cleanPath(file)}${line > 0 ? `:${line}` : ""}: `;
	const lines = decoded$2(said).split("\n").map((each) => each.replace(/\u001b\[[\d;]{0,20}m/g, "").trimEnd());
	return title === "" ? [`${place}${kind}: ${lines[0]}`, ...lines.slice(1)] : [`${place}${kind}: ${title}`, ...lines];
}
/** `{"Action":"output","Test":"a","Output":"--- FAIL: a\n"}`: an event that carries a line which something printed. */
function printedIn(text) {
	if (!text.startsWith("{\"") || !text.endsWith("}")) return void 0;
	if (/":"(?:run|cont|pause|start|started|begin)"/.test(text)) return "";
	if (!/":"(?:output|print|stdout|stderr|build-output)"/.test(text)) return void 0;
	const output = /"(?:output|text|message|data|line)":"((?:[^"\\]|\\.){0,4000})"/i.exec(text.replace(/"\w{1,20}":"output",?/i, ""))?.[1];
	const value = output === void 0 ? void 0 : parsedJson(`"${output}"`);
	return typeof value === "string" ? value.replace(/\r?\n$/, "") : void 0;
}
function decoded$2(text) {
	return text.replace(/%0D%0A|%0A|%0D/gi, "\n").replace(/%3A/gi, ":").replace(/%2C/gi, ",").replace(/%25/g, "%");
}
// src/reading/general.ts
/** The reader of what no other reader knows: error-like lines with their surroundings. */
/** Parts of words, so that one string covers `Error` and `error`; each at least four bytes. */
const generalTriggers = "rror|ERROR|FAIL|fail|Fail|xception|anic|fatal|Fatal|FATAL|ssert|ASSERT|Traceback|not ok|ndefined|annot |not found|xpected|imed out|rashed|imeout|illed|core dumped|egmentation|denied|refused|nvalid|issing|\u2717 |\u2716 |\u2718 |\u2715 | \u00d7 |\u274c |\u25cf |unable to|Unable to".split("|");
/** Lines of a block after the last one that looks like an error, lines before the first, and the most in all. */
const after = 12;
const before$1 = 6;
const longestBlock$1 = 60;
const keptBlocks = 200;
/** A template seen more often is noise that the log repeats. */
const often = 12;
const noise = 30;
const keptTemplates = 2e4;
/** Units of a line that are looked at, and kept. */
const longestLine$2 = 1e3;
/** Collects blocks while it reads; `blocks()` gives them in order of the log, each with how much it weighs. */
function general() {
	/** What a template weighs: weighing is what costs. */
	const weights = /* @__PURE__ */ new Map();
	const count = repetition();
	const first = [];
	const last = [];
	let open;
	const close = () => {
		if (open === void 0) return;
		if (first.length < keptBlocks) first.push(open);
		else last.push(open);
		if (last.length > keptBlocks) last.shift();
		open = void 0;
	};
	const look = (text) => {
		const template = templateOf(text);
		const weight = weights.get(template) ?? weightOf(text);
		if (weights.size < keptTemplates) weights.set(template, weight);
		if (weight > 0 && isVerdict(text) && !isLevel(text)) count.next();
		return {
			template,
			times: count.saw(template),
			weight
		};
	};
	const line = (whole, place) => {
		const text = whole.length > 1e3 ? clip(whole, longestLine$2) : whole;
		const { template, times, weight } = look(text);
		const tells = times <= often && (weight > 0 || open !== void 0 && isChanged(text));
		if (open === void 0) {
			if (!tells) return false;
			const lines = [...earlier(place.before()), text];
			open = {
				lines,
				templates: lines.map(templateOf),
				quiet: 0,
				blank: 0,
				template,
				weight
			};
			return true;
		}
		if (tells) {
			open.quiet = 0;
			if (weight > open.weight) Object.assign(open, {
				weight,
				template
			});
		} else open.quiet++;
		open.blank = text.trim() === "" ? open.blank + 1 : 0;
		if (open.quiet > after || open.blank > 2 || open.lines.length >= longestBlock$1) {
			close();
			return false;
		}
		if (tells || weight <= 0 && times <= noise) {
			open.lines.push(text);
			open.templates.push(template);
		}
		return true;
	};
	return {
		reader: {
			line(text, place) {
				return annotationLines(text).map((each) => line(each, place)).includes(true);
			},
			end: close
		},
		blocks: () => [...first, ...last].map(({ lines, templates, weight, template }) => ({
			lines,
			seen: templates.map(count.times),
			weight,
			times: count.times(template)
		}))
	};
}
/** The lines right before, up to the second blank one, in order: a heading, a place, the source that failed. */
function earlier(lines) {
	const found = [];
	let blanks = 0;
	for (const line of lines) {
		if (line.trim() === "" && ++blanks > 1) break;
		found.unshift(clip(line, longestLine$2));
		if (found.length >= before$1) break;
	}
	return found;
}
// src/reading/unread.ts
/** What no reader told: error-like blocks and the end of the log, of each stream on its own. */
/** All lines at hand, blocks first, then the log's end as far as the blocks do not hold it. */
function unread({ blocks, tail }) {
	return [...new Set([...blocks, ...tail].map(({ stream }) => stream ?? ""))].map((stream) => ({
		stream,
		lines: linesOf({
			blocks,
			tail
		}, stream)
	}));
}
function linesOf({ blocks, tail }, name) {
	const own = blocks.filter(({ stream }) => (stream ?? "") === name);
	const end = tail.filter(({ stream }) => stream === name).map(({ text }) => ({
		text,
		shape: templateOf(text)
	}));
	const count = repetition();
	for (const { text, shape } of end) {
		if (tellsFailure(text) && !isLevel(text)) count.next();
		count.saw(shape);
	}
	const inEnd = new Set(end.map(({ text }) => clip(text, longestLine$2)));
	const told = own.map(({ lines, seen }) => lines.map((text, i) => ({
		text,
		shape: templateOf(text),
		seen: seen[i] ?? 1
	})));
	const before = told.filter((lines) => !lines.every(({ text }) => inEnd.has(text))).flat();
	const inBlocks = new Map(told.flat().map(({ shape, seen }) => [shape, seen]));
	return [...before, ...end.map((line) => ({
		...line,
		seen: Math.max(count.times(line.shape), inBlocks.get(line.shape) ?? 1)
	}))];
}
// src/reading/merge.ts
/** Where all failing tests are told by the runners' counts, what else is said weighs this much less. */
const besideWhole = 3;
const telling$1 = 3;
const besideName = 1;
/** Lines that are added to one failure. */
const mostMore = 20;
/** The general reading alone. */
function scoredParts(report) {
	return unread(report).map(({ stream, lines }) => ({
		stream,
		lines: scoresOf(lines)
	}));
}
/** Of failures that the form of the lines has shown, and that no telling line names: the nearest line with the name above what is said. */
function withNames({ stream, lines }, failures) {
	const heads = failures.filter((each) => (each.stream ?? "") === stream).filter(({ name }) => !lines.some(({ raw, score }) => score >= 2.5 && raw.includes(name))).map(({ name, lines: [first] }) => {
		const said = lines.findLastIndex(({ raw }) => raw.trim() === first?.text.trim());
		return lines.findLastIndex(({ raw }, at) => (said < 0 || at <= said) && raw.includes(name));
	});
	const scoreOf = ({ score }, at) => heads.includes(at) ? headScore.here : score;
	return {
		stream,
		lines: lines.map((line, at) => ({
			...line,
			score: scoreOf(line, at)
		}))
	};
}
/** Adds to the items what else is said of them, and gives what is said of none. */
function merge(report, items) {
	const told = toldIndex(items);
	const isAll = isWhole(report) && items.every(({ lines }) => lines.length > 0);
	const inTap = isAll && report.blocks.some(({ lines }) => lines.some((line) => /^\s*failureType: '\w+'$/.test(line)));
	const streams = new Set(report.failures.map(({ stream }) => stream ?? ""));
	const more = /* @__PURE__ */ new Map();
	const added = (item, line) => {
		more.set(item, [...more.get(item) ?? [], line]);
		return {
			...line,
			score: 0
		};
	};
	const isEmpty = (raw) => isBare(raw) || inTap && tapBookkeeping.test(raw) || isPassing(raw) && !isVerdict(raw) && weightOf(raw) < telling$1 || isAll && /<\/?testcase\b/.test(raw);
	const rest = scoredParts(report).map(({ stream, lines: scored }) => {
		if (!streams.has(stream)) return stream === "" ? {
			stream,
			lines: scored
		} : liftedPart({
			stream,
			lines: scored
		});
		const owners = scored.map(({ score, raw }) => score > 0 ? told(joined(raw)) : void 0);
		const within = ranges(owners.map((owner) => owner?.item), scored.map(({ raw }) => raw));
		/** What is left of a failure stands below the line that tells of it first. */
		const names = /* @__PURE__ */ new Map();
		let name = -1;
		const left = scored.map((line, at) => {
			if (line.score === 0) return line;
			const known = owners[at];
			const isFirst = known && (at - name > longestGap || known.item !== owners[name]?.item);
			if (known && (isFirst || line.section.head === at)) name = isEmpty(line.raw) || isAll && line.section.head !== at ? -1 : at;
			const { head } = line.section;
			const isStep = isAll && (head === void 0 || owners[head] !== void 0) && frameOf(line.raw) !== void 0 && !unparsed.test(line.raw);
			if (known?.isAll || isStep || isEmpty(line.raw)) return {
				...line,
				score: 0
			};
			const owner = within[at];
			if (owner?.names.length === 1 && line.score >= 2.5 && (more.get(owner)?.length ?? 0) < mostMore) return added(owner, line);
			const whole = line.score < 2.5 ? line.score * .5 : Math.max(lastTelling * .5, line.score - besideWhole);
			const score = isAll ? whole : line.score;
			if (name >= 0 && at - name <= longestGap) names.set(name, Math.max(names.get(name) ?? 0, Math.min(score, besideName)));
			return {
				...line,
				score
			};
		});
		for (const [at, score] of names) {
			const line = left[at];
			left[at] = {
				...line,
				score: Math.max(line.score, score)
			};
		}
		return {
			stream,
			lines: isAll && !left.some(({ score }) => score >= 1.25) ? [] : left
		};
	});
	return {
		items: items.map((item) => {
			const rank = isAll || item.lines.some((line) => line.rank === 0) ? 1 : 0;
			const lines = (more.get(item) ?? []).map(({ text }) => ({
				text,
				rank
			}));
			return lines.length === 0 ? item : {
				...item,
				lines: [...item.lines, ...lines]
			};
		}),
		rest
	};
}
/** Where Python could not parse a file: a place, and no step of another failure. */
const unparsed = /^\s*File "[^"]{1,400}", line \d{1,7}$/;
/** Between two lines that are told of one failure, and of no other in between, all is said of it; so is what a line announces by its colon, up to a blank line or a step. */
function ranges(owners, texts) {
	const within = [...owners];
	let last = -1;
	owners.forEach((owner, at) => {
		if (owner === void 0) return;
		if (last >= 0 && owners[last] === owner && at - last <= longestGap) within.fill(owner, last, at);
		last = at;
		if (!/\S:$/.test(texts[at] ?? "")) return;
		const end = texts.findIndex((text, below) => below > at && (owners[below] !== void 0 || text.trim() === "" || frameOf(text) !== void 0));
		within.fill(owner, at, Math.min(end < 0 ? texts.length : end, at + longestGap));
	});
	return within;
}
const longestGap = 20;
/** Whose a text is that is told already: as it stands, or with no more than a mark, a verdict or a duration around it. */
function toldIndex(items) {
	const whole = /* @__PURE__ */ new Map();
	const lines = /* @__PURE__ */ new Map();
	/** Texts to be found inside a line, and of each beginning how long they are, the longest first. */
	const parts = /* @__PURE__ */ new Map();
	const lengths = /* @__PURE__ */ new Map();
	const add = (text, item, least) => {
		if (text.length < least || parts.has(text)) return;
		parts.set(text, item);
		const begin = text.slice(0, shortest);
		const known = lengths.get(begin) ?? [];
		if (!known.includes(text.length)) lengths.set(begin, [...known, text.length].sort((a, b) => b - a));
	};
	for (const item of items) {
		for (const name of item.names) for (const each of [
			name,
			leaf(name),
			joined(name),
			/^\S*\.(\w{5,})$/.exec(name)?.[1] ?? ""
		]) {
			if (each !== "" && !whole.has(each)) whole.set(each, item);
			add(each, item, shortest);
		}
		for (const { text } of item.lines) {
			const each = joined(text);
			lines.set(each, [...lines.get(each) ?? [], item]);
			add(each, item, longEnough);
		}
	}
	const firsts = new Set([...lengths.keys()].map((begin) => begin.charCodeAt(0)));
	return (line) => {
		const own = lines.get(line)?.shift() ?? whole.get(line) ?? whole.get(listedName(line));
		if (own !== void 0) return {
			item: own,
			isAll: true
		};
		if (lines.has(line)) return void 0;
		let rest = "";
		let found;
		let at = 0;
		const text = line.slice(0, longestCompared);
		while (at < text.length) {
			const here = firsts.has(text.charCodeAt(at)) ? lengths.get(text.slice(at, at + shortest)) : void 0;
			const length = here !== void 0 && isWord(text, at) && here.find((each) => parts.has(text.slice(at, at + each)));
			if (!length) rest += text[at++];
			else {
				found ??= parts.get(text.slice(at, at + length));
				at += length;
				rest += " ";
			}
		}
		return found && {
			item: found,
			isAll: wordsIn(rest) === 0
		};
	};
}
const shortest = 4;
const longEnough = 12;
const longestCompared = 1e3;
function isWord(text, at) {
	return at === 0 || !/[\p{L}\d_]/u.test(text[at - 1] ?? "") || !/[\p{L}\d_]/u.test(text[at] ?? "");
}
/** Words of a text, keys, places and what every verdict says aside. */
function wordsIn(text) {
	return (text.replace(/<\/?[\w:-]{1,40}|[\w:-]{1,40}=/g, " ").split(/\s+/).filter((each) => !isPlace(each)).join(" ").match(/\p{L}[\p{L}_]+/gu) ?? []).filter((word) => !empty.test(word)).length;
}
function isPlace(word) {
	return /\.[a-z]{1,5}(?:[:(,]{1,2}\d{1,7}){0,2}\W{0,4}$/i.test(word.slice(-40));
}
const empty = /^(?:fail(?:ed|ure|ing|s)?|errors?|not|ok|tests?|in|at|ms|sec|secs|seconds?|error|suite|case|subtest|\w*Error|Exception)$/i;
/** Runners join the parts of a name by various signs, and one report by more than one of them; tables lay out by blanks what readers tell without. */
function joined(text) {
	return text.trim().replace(/^# +/, "").replace(/ {2,}/g, " ").replace(/ [>\u00bb\u2192] | :: /g, " \u203a ");
}
/** What a mark in front and a duration behind leave of a line: `\u00d7 the oar is stored 3ms`. */
function listedName(text) {
	return text.replace(/^[^\p{L}\d]+/u, "").replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, "");
}
/** What node:test writes in TAP around a failure: keys, frames of node itself, points, plans and counts. */
const tapBookkeeping = /^\s*(?:TAP version \d{1,3}|---|\.\.\.|\d{1,7}\.\.\d{1,7}|(?:async )?[\w$.<> ]{0,80}\((?:(?:node|file):\S{1,300}|<anonymous>)\)|node:\S{1,120}:\d{1,7}|(?:error|message|stack|expected|actual): [|>][-+\d]{0,2}|error: '\d{1,7} subtests? failed')$|^\s*(?:(?:duration_ms|type|failureType|code|name|operator|location|expected|actual|exitCode): |# (?:Subtest: |(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) \d)|(?:not )?ok \d{1,7} - )/;
// src/reading/condense.ts
/** A report as text under a budget: every failing test named before any is told at length. */
var condense_exports = /* @__PURE__ */ __exportAll({
	condense: () => condense,
	noTestRecognised: () => noTestRecognised
});
/**
* At most `maxChars` UTF-16 units, never half a character. The same report gives the same text; timings and addresses
* do not show in it. `exitCode` is told where no failing test was recognised.
*/
function condense(report, { maxChars, exitCode }) {
	const failures = report.failures.filter((failure) => !isRemark$1(failure));
	if (failures.every(isByForm)) return clip(byLines(report, failures.length, maxChars, exitCode), maxChars);
	const several = (report.streams?.length ?? 0) > 1;
	const { items, rest } = merge({
		...report,
		failures
	}, grouped(ordered(failures), several));
	const first = fill(items, rest, maxChars - 60);
	const more = leftOutLine(first.leftOut + report.failuresLeftOut, first.lines);
	const others = digest(rest, maxChars - first.text.length - more.length - 25);
	return clip(`${first.text}${more}${others === "" ? "" : `\n\nelsewhere in the log:\n${others}`}`, maxChars);
}
function leftOutLine(failing, lines) {
	const parts = [failing > 0 ? `${failing} more failing` : "", lines > 0 ? `${lines} lines left out` : ""];
	return failing + lines > 0 ? `\n\u2026 ${parts.filter((part) => part !== "").join(", ")}` : "";
}
/**
* What keeps other tests from running comes first, what is only seen in passing last; then by place, which parallel runs do not
* change. Of several streams each is told in one place.
*/
function ordered(failures) {
	const order = ({ kind }) => kind === "compile" ? 0 : kind === "suite" ? 1 : 2;
	const first = /* @__PURE__ */ new Map();
	for (const failure of failures) {
		const { stream = "" } = failure;
		first.set(stream, Math.min(order(failure), first.get(stream) ?? 2));
	}
	return failures.toSorted((a, b) => Number(a.weak ?? false) - Number(b.weak ?? false) || (first.get(a.stream ?? "") ?? 2) - (first.get(b.stream ?? "") ?? 2) || compare(a.stream ?? "", b.stream ?? "") || order(a) - order(b) || compare(a.file ?? "", b.file ?? "") || (a.line ?? 0) - (b.line ?? 0) || compare(a.name, b.name));
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
/** One item for each failure; failures that say the same share one. */
function grouped(failures, withStreams) {
	const items = /* @__PURE__ */ new Map();
	const isToldBy = othersTelling(failures);
	const isSome = failures.some((failure) => !failure.weak && isTest(failure));
	for (const failure of failures) {
		const least = failure.weak && isSome ? 1 : 0;
		const lines = withoutRepeats(failure.lines.filter((line) => !isToldBy(failure, line))).map(({ text, rank }, at) => ({
			text: steady(text),
			rank: rank === 0 && !(at === 0 && weightOf(text) > 0) ? least : rank
		}));
		const told = lines.filter((line) => line.rank < 2).map((line) => line.text).join("\n");
		const key = told === "" ? `\0${items.size}` : told;
		const item = items.get(key);
		const { stream = "" } = failure;
		const label = withStreams && stream !== "" ? `[${stream}]` : "";
		if (item === void 0) items.set(key, {
			heads: [head(failure)],
			names: [failure.name],
			lines,
			label
		});
		else {
			item.names.push(failure.name);
			item.heads.push(item.label === label ? head(failure) : `${label} ${head(failure)}`);
		}
	}
	return [...items.values()];
}
/** A runner of runners, as CTest, tells once more what each of them told of its own tests: it stands there. */
function othersTelling(failures) {
	const told = /* @__PURE__ */ new Map();
	const key = ({ stream = "" }, text) => `${stream}\0${text.trim()}`;
	for (const failure of failures.filter(({ weak }) => !weak)) for (const { text } of failure.lines) {
		const other = told.get(key(failure, text));
		if (text.trim().length > 3 && !(other && other.lines.length <= failure.lines.length)) told.set(key(failure, text), failure);
	}
	return (failure, { text }) => {
		const other = told.get(key(failure, text));
		return other !== void 0 && other.runner !== failure.runner && other.lines.length * 2 < failure.lines.length;
	};
}
/**
* A sentence that one failure says twice, as mocks do above and below their introspection, is told once; rows of values may be alike, and
* so may what is expected and what came.
*/
function withoutRepeats(lines) {
	const told = /* @__PURE__ */ new Set();
	return lines.filter(({ text }) => {
		if (sides$1.test(text)) told.clear();
		return told.size < told.add(text.trim()).size || text.trim().length < 24 || !/^\s*\p{L}[^|\u2502]{0,400}$/u.test(text);
	});
}
const sides$1 = /^[^\p{L}\n]{0,20}(?:expected|actual|received|result|got|but|was|want(?:ed)?|have|left|right)\b[^:\n]{0,40}:/iu;
/** `test/cart.test.js:6 cart \u203a takes ten percent off`. */
function head({ file, line, name, place: printed }) {
	const place = printed ?? (file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`);
	if (place === "") return steadyName(name);
	return name === file ? place : `${place} ${steadyName(name)}`;
}
/** How the first line ends where no test failed by name. */
const noTestRecognised = ", no failing test recognised";
function byLines(report, failing, maxChars, exitCode) {
	const how = exitCode === null ? "stopped before its end" : `exit code ${exitCode}`;
	const what = failing === 0 ? noTestRecognised : `, ${failing} failing`;
	const first = exitCode === 0 || exitCode === void 0 ? "" : `${how}${what}\n`;
	const room = maxChars - first.length;
	const several = new Set(report.tail.map(({ stream }) => stream)).size > 1;
	const end = report.tail.map(({ stream, text }) => steadier(several && stream !== "" ? `[${stream}] ${text}` : text)).join("\n").trim();
	if (end.length <= room) return first + end;
	const parts = scoredParts(report).map((part) => withNames(part, report.failures));
	return first + digest(several ? parts.map(liftedPart) : parts, room);
}
/** At most `room` units; what is said twice, or in a shape that the log repeats, is told once before anything else is told again; a line that was cut gets what is left. */
function digest(parts, room) {
	const heads = parts.map(({ stream }) => stream === "" || parts.length === 1 ? "" : `[${stream}]`);
	const scored = parts.flatMap(({ lines }, part) => lines.map((line) => ({
		...line,
		part
	})));
	const order = scored.map((line, at) => ({
		...line,
		at
	})).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || b.at - a.at);
	const shown = parts.map(() => /* @__PURE__ */ new Set());
	let left = room;
	for (const { at, part, text } of order) {
		const own = shown[part];
		const size = text.length + 1 + (own.size === 0 ? (heads[part]?.length ?? 0) + 1 : 0);
		if (size > left) continue;
		own.add(at);
		left -= size;
		if (left < 12) break;
	}
	for (const { at, part, text, raw } of order) {
		const whole = text.length < 400 ? text : steadier(raw.trimEnd());
		if (!shown[part]?.has(at) || whole.length - text.length > left) continue;
		Object.assign(scored[at] ?? {}, { text: whole });
		left -= whole.length - text.length;
	}
	return shown.flatMap((own, part) => {
		const texts = [...own].sort((a, b) => a - b).map((at) => scored[at]?.text ?? "");
		return texts.length === 0 || heads[part] === "" ? texts : [heads[part], ...texts];
	}).join("\n");
}
// src/unwrap/plain-line.ts
/** A line as it comes from a process, made plain. Everything here is linear in its input. */
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[()*+\-./][0-~]|[ -~])|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Without escape codes and control characters; of what a carriage return wrote over only the last state stays. */
function plainLine(line) {
	let text = line.slice(0, writtenEnd(line));
	const over = text.lastIndexOf("\r");
	if (over >= 0) text = text.slice(over + 1);
	return needsCleaning(text) ? lastState(text).replace(escapes, "") : text;
}
/** What stood there before a carriage return led to other text: a prefix is printed once, whatever is drawn anew behind it. */
function firstState(line) {
	const over = line.indexOf("\r");
	return over > 0 && over < writtenEnd(line) ? plainLine(line.slice(0, Math.min(over, 2 * longestPrefix$1))) : void 0;
}
/** Where the last that is written ends: a carriage return behind which only colours come leaves what is there. */
function writtenEnd(line) {
	for (let end = line.length;;) {
		const unit = line.charCodeAt(end - 1);
		const colour = unit === 109 ? /\u001b\[[\d;]{0,16}m$/.exec(line.slice(Math.max(0, end - 20), end)) : null;
		if (unit !== 13 && colour === null) return end;
		end -= colour?.[0].length ?? 1;
	}
}
const longestPrefix$1 = 160;
const toLineStart = /\u001b\[(?:[12]K|[01]?(?:;1)?[GH]|\d{0,4}[AF])/g;
/** The last state of a line: a terminal goes back to its start, or wipes it, before it writes the next. What stands there before it writes anything is a prefix. */
function lastState(text) {
	if (!/\u001b\[[\d;]{0,8}[A-K]/.test(text)) return text;
	let first;
	let start = 0;
	for (const match of text.matchAll(toLineStart)) {
		const end = match.index + match[0].length;
		first ??= match.index;
		if (text.slice(end).replace(escapes, "").trim() !== "" || /K$/.test(match[0])) start = end;
	}
	const head = text.slice(0, Math.min(first ?? 0, longestPrefix$1)).replace(escapes, "");
	return start > 0 && /(?:[\]:|\u2502>\u00bb]\s|\t|^#\d{1,5} )$/.test(head) ? head + text.slice(start) : text.slice(start);
}
function needsCleaning(text) {
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (unit < 32 && unit !== 9) return true;
		if (unit === 127) return true;
	}
	return false;
}
// src/unwrap/redraw.ts
/** What a terminal has written over: lines that the cursor went up to, to draw them anew. */
const escapeByte = 27;
const newline = 10;
/** What follows a move upwards: another escape code, or a carriage return. Searching for one byte less finds every capital A. */
const moves = [
	"A\x1B",
	"A\r",
	"F\x1B",
	"F\r"
].map((text) => Buffer.from(text, "latin1"));
const mostRows = 400;
const mostBefore$1 = 200;
/** Blanks the lines of [least, to) that moves in [from, to) went up to: of a display that is redrawn the last state stays. */
function blankOverwritten(bytes, from, to, least) {
	const part = bytes.subarray(0, to);
	const found = moves.flatMap((move) => placesOf$2(part, move, from)).sort((a, b) => a - b);
	let line = -1;
	let top = -1;
	for (const [index, at] of found.entries()) {
		const rows = rowsUp(bytes, at);
		if (rows === 0) continue;
		const start = part.lastIndexOf(newline, at) + 1;
		if (isPrefixed(part.toString("utf8", start, Math.min(part.lastIndexOf(escapeByte, at), start + mostBefore$1)))) continue;
		if (start !== line) top = start;
		line = start;
		const end = part.indexOf(newline, at);
		const written = writtenAbove(part, at, Math.min(end < 0 ? to : end, found[index + 1] ?? to, at + 4096));
		let row = top;
		for (let up = 1; up <= rows && row > least; up++) {
			const above = part.lastIndexOf(newline, row - 2) + 1;
			if (above < least) break;
			if (written === void 0) bytes.fill(32, above, row - 1);
			else if (up === rows) overwrite(bytes.subarray(above, row - 1), written.toString());
			row = above;
		}
		if (written === void 0) top = row;
		else written.fill(32);
	}
}
/** What is written in the line above where the cursor goes down again before anything else; undefined where it stays. */
function writtenAbove(part, at, to) {
	const down = /\u001b\[\d{0,3}[BE]/.exec(part.toString("latin1", at + 1, to));
	return down === null ? void 0 : part.subarray(at + 1, at + 1 + down.index);
}
/** A name whose mark alone changes stays as it was: readers know it by the first one. */
function overwrite(line, written) {
	const text = plainLine(written).trim();
	if (text === "" || unmarked$1(text) === unmarked$1(plainLine(line.toString()))) return;
	line.fill(32);
	line.write(text);
}
function unmarked$1(text) {
	return text.replace(/^[^\p{L}\d]+/u, "").trim();
}
function isPrefixed(before) {
	return !before.endsWith("\r") && plainLine(before).trim() !== "";
}
function placesOf$2(part, move, from) {
	const places = [];
	for (let at = part.indexOf(move, from); at >= 0; at = part.indexOf(move, at + 1)) places.push(at);
	return places;
}
/** How many lines `ESC [ n A`, whose letter stands at `at`, goes up; 0 where it is none. */
function rowsUp(bytes, at) {
	let start = at - 1;
	while (start > at - 5 && (bytes[start] ?? 0) >= 48 && (bytes[start] ?? 0) <= 57) start--;
	if (bytes[start] !== 91 || bytes[start - 1] !== escapeByte) return 0;
	return Math.min(mostRows, Number(bytes.toString("latin1", start + 1, at) || 1));
}
// src/unwrap/scan.ts
/** Bytes before a line that `LinePosition.before` can still reach. */
const lookBack = 65536;
/** A longer line is taken in pieces, so that a log without a newline needs no more memory than any other. */
const longestLine$1 = 65536;
const largestPart = 1 << 18;
/** What is shown ahead at once. Lines are handled one such part behind: chunks make no difference. */
const aheadPart = 65536;
/** Hands each line that holds a trigger, or that the sink wants, to the sink. `end()` gives the bytes at hand: the log's last 64 KB or more. */
function scanner(triggers, sink) {
	let buffer = Buffer.allocUnsafeSlow(3 * largestPart);
	/** Bytes in the buffer, and where the first line that is not handled yet begins. */
	let filled = 0;
	let next = 0;
	/** Up to where the sink has looked ahead. */
	let seen = 0;
	/** Moves what is still needed to the front. */
	const makeRoom = (size) => {
		if (filled + size <= buffer.length) return;
		const from = Math.max(0, Math.min(next, seen) - lookBack);
		const target = filled - from + size > buffer.length ? Buffer.allocUnsafeSlow(2 * (filled - from + size)) : buffer;
		buffer.copy(target, 0, from, filled);
		buffer = target;
		filled -= from;
		next -= from;
		seen -= from;
	};
	const handle = (to) => {
		let hit = -1;
		while (next < to) {
			if (hit < next) hit = triggers.scan(buffer, next, to, sink.isTrigger);
			if (hit < 0) hit = Number.POSITIVE_INFINITY;
			if (!sink.wantsAll()) {
				if (hit === Number.POSITIVE_INFINITY) break;
				next = Math.max(next, buffer.lastIndexOf(10, hit) + 1);
				next += Math.floor((hit - next) / longestLine$1) * longestLine$1;
			}
			const newline = buffer.indexOf(10, next);
			const end = newline < 0 || newline > to ? to : newline;
			const piece = Math.min(end, next + longestLine$1);
			sink.line(buffer, next, piece, hit < piece ? hit : void 0);
			next = piece < end ? piece : end + 1;
		}
		next = to;
	};
	return {
		push(chunk) {
			for (let at = 0; at < chunk.length; at += largestPart) {
				const part = chunk.subarray(at, at + largestPart);
				makeRoom(part.length);
				buffer.set(part, filled);
				filled += part.length;
				while (filled - seen >= aheadPart) {
					const behind = seen;
					blankOverwritten(buffer, seen, seen + aheadPart, next);
					sink.ahead(buffer, seen, seen + aheadPart);
					seen += aheadPart;
					if (behind <= next) continue;
					const newline = buffer.lastIndexOf(10, behind - 1);
					if (newline >= next) handle(newline + 1);
					while (behind - next > longestLine$1) handle(next + longestLine$1);
				}
			}
		},
		end() {
			blankOverwritten(buffer, seen, filled, next);
			if (filled > seen) sink.ahead(buffer, seen, filled);
			handle(filled);
			return buffer.subarray(0, filled);
		}
	};
}
// src/unwrap/lines-before.ts
/** The lines before the present one, of its own stream. */
/** Bytes of one line that readers get. */
const longestText = 8192;
/** What all calls together read back is kept to four times what was read forward. */
function linesBefore(wraps) {
	let bytes = Buffer.alloc(0);
	let at = 0;
	let next = 0;
	let stream = "";
	let credit = 1 << 18;
	/** The lines of the stream before the present one, nearest first, as they were printed. */
	function* printed() {
		for (let end = at - 1; end > 0 && credit > 0;) {
			const start = Math.max(bytes.lastIndexOf(10, end - 1) + 1, end - longestText);
			credit -= end - start + 1;
			const line = wraps.take(bytes.toString("utf8", start, end));
			end = start - 1;
			if (line.stream === stream) yield line.text;
		}
	}
	return {
		moveTo(buffer, from, to, name) {
			bytes = buffer;
			at = from;
			next = to;
			stream = name;
			credit += 4 * (to - from);
		},
		*before() {
			let rest;
			for (const line of printed()) {
				if (wraps.goesOn(line)) {
					if (rest !== void 0) rest = line + rest;
					continue;
				}
				if (rest !== void 0) yield* rest.split("\n").reverse();
				rest = line;
			}
			if (rest !== void 0) yield* rest.split("\n").reverse();
		},
		begun() {
			if (!wraps.breaks()) return "";
			let text = "";
			for (const line of printed()) {
				if (!wraps.goesOn(line)) break;
				text = line + text;
			}
			return text;
		},
		whole: () => wraps.take(bytes.toString("utf8", at, next)).text,
		goesOn: () => next - at >= 65536 && bytes[next] !== 10
	};
}
// src/unwrap/matcher.ts
/** Bytes looked at together: the shortest string, and one more than the longest jump. */
const width = 4;
/** Strings are at least four bytes long; a string's number is its place in the list. */
function matcher(strings) {
	const patterns = strings.map((text) => new TextEncoder().encode(text));
	if (patterns.some((pattern) => pattern.length < width)) throw new Error(`a trigger is at least ${width} bytes long`);
	const offsets = patterns.map(rarestWindow);
	/** Below `width` how far to jump, from there on the number of a bucket. */
	const table = (/* @__PURE__ */ new Uint16Array(65536)).fill(3);
	const buckets = [];
	patterns.forEach((pattern, number) => {
		const offset = offsets[number] ?? 0;
		for (let end = 1; end < 3; end++) {
			const pair = pairAt(pattern, offset + end);
			table[pair] = Math.min(table[pair] ?? 0, 3 - end);
		}
	});
	patterns.forEach((pattern, number) => {
		const pair = pairAt(pattern, (offsets[number] ?? 0) + width - 1);
		if ((table[pair] ?? 0) < width) table[pair] = width + buckets.push([]) - 1;
		buckets[(table[pair] ?? 0) - width]?.push(number);
	});
	return { scan(bytes, from, to, hit) {
		let i = from + width - 1;
		while (i < to) {
			const code = table[bytes[i - 1] << 8 | bytes[i]];
			if (code < width) {
				i += code;
				continue;
			}
			for (const number of buckets[code - width]) {
				const at = i - width + 1 - offsets[number];
				if (at >= from && isAt(bytes, at, to, patterns[number]) && hit(number, at)) return at;
			}
			i++;
		}
		return -1;
	} };
}
function isAt(bytes, start, to, pattern) {
	if (start + pattern.length > to) return false;
	for (let k = 0; k < pattern.length; k++) if (bytes[start + k] !== pattern[k]) return false;
	return true;
}
function pairAt(bytes, end) {
	return (bytes[end - 1] ?? 0) << 8 | (bytes[end] ?? 0);
}
/** Where in a string the four bytes begin whose last pair ordinary output holds least, and then their other pairs. */
function rarestWindow(pattern) {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (let offset = 0; offset + width <= pattern.length; offset++) {
		const [a, b, c, d] = [
			common(pattern, offset),
			common(pattern, offset + 1),
			common(pattern, offset + 2),
			common(pattern, offset + 3)
		];
		const weight = 8 * c * d + a * b + b * c;
		if (weight < least) [best, least] = [offset, weight];
	}
	return best;
}
function common(pattern, at) {
	return commonness[pattern[at] ?? 0] ?? 1;
}
/** How common each byte is in what passing tests and servers print: a rough order of kinds of characters. */
const commonness = (/* @__PURE__ */ new Uint8Array(256)).fill(1);
for (const [bytes, common] of [
	["-/.=", 4],
	["bcdfghjkmpquvwxyz", 4],
	["\x1B[m", 5],
	["0123456789", 6],
	["etaoinsrl", 8],
	[" ", 10]
]) for (const byte of Buffer.from(bytes)) commonness[byte] = common;
commonness[226] = 8;
commonness[148] = 8;
// src/unwrap/stamp.ts
/** What stands in front of a line and is of no stream: a time stamp, a marker of groups. */
const separator = "(?:[ iWEF]?:\\t | [\\da-f]{2}[OE](?:\\+|[ \\t]|$)| std(?:out|err) [FP](?:[ \\t]|$)|(?:[ \\t]?[|:-])?(?:[ \\t]|$))";
const zone = "(?:Z| ?[+-]\\d{2}:?\\d{2}| UTC)?";
const clock = "\\d{1,2}:\\d{2}:\\d{2}(?:[.,:]\\d{1,9})?(?: [AP]M)?";
const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const forms$2 = [
	`\\d{4}[-/.]\\d{2}[-/.]\\d{2}[T _]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?${zone}`,
	`\\d{8}[T_-]\\d{6}(?:\\.\\d{1,9})?Z?`,
	`(?:\\w{3},? )?${month} {1,2}\\d{1,2}(?:,? \\d{4})? ${clock}${zone}(?: \\d{4})?`,
	`(?:\\w{3},? )?\\d{1,2}[ /-](?:${month}|\\d{1,2})[ /-]\\d{2,4}[,:T ] ?${clock}${zone}`,
	`${clock}${zone}`,
	"\\d{10}(?:\\.\\d{1,9}|\\d{3})?",
	"[+T]? {0,9}\\d{1,7}\\.\\d{6}(?! ?s)",
	"[+T]? {0,9}\\d{1,7}\\.\\d{1,9} ?s?",
	"[+] {0,9}\\d{1,7}(?:ms|s)",
	"\\d{1,3}m\\d{1,2}(?:\\.\\d{1,9})?s"
].join("|");
const stamped = new RegExp(`^(?:\\[ {0,9}|\\()?(?:${forms$2}|(?<=^\\[ {0,9})\\d{1,3}:\\d{2}(?=\\]))(?:(?<=^\\[.{1,70})\\]|(?<=^\\(.{1,70})\\)|(?<=^[^[(].{1,70}))${separator}`);
/** What every stamp begins with; most lines begin otherwise. */
const begun$1 = /^[[(]? {0,9}(?:\d|[+T] {0,9}\d|(?:\w{3},? )?(?:\d|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/;
/** How many units of the text's beginning are a time stamp of any common form with the separator behind it; a dash is one where all lines have it, else it may be of a difference. */
function stampLength(text, isDashed = true) {
	const unit = text.charCodeAt(0);
	if (!(unit >= 48 && unit <= 57) && unit !== 91 && unit !== 40 && unit !== 43 && !(unit >= 65 && unit <= 87)) return 0;
	if (!begun$1.test(text)) return 0;
	const stamp = stamped.exec(text.length > 80 ? text.slice(0, 80) : text)?.[0] ?? "";
	return stamp.length - (!isDashed && /\s-\s?$/.test(stamp) ? stamp.length - stamp.lastIndexOf("-") : 0);
}
/** `##[group]`, `##[error]`, `::endgroup::`: what a workflow's runner reads out of a log. */
function withoutMarker(text) {
	if (text.startsWith("##[")) return text.replace(/^##\[[a-z]{1,20}\]/, "");
	return text.startsWith("::") ? text.replace(/^::(?:end)?group::/, "") : text;
}
// src/unwrap/stream.ts
/** What many lines have in front that says whose they are: a package, a container, a job and its step. */
const bracketed = /^[[({<]([^\])}>]{1,60})[\])}>](:?)(?: {3}\|)?(?: |\t|$)/;
const named$2 = /^([\w@#.+$~'-][\w@/.:#+$~'[\]-]{0,60}?(?: [\w@/.,:#+$~()[\]-]{1,40}?){0,2}?)([ \t]{0,30}(?::|\|{1,2}|[\u2502\u2503>\u00bb$%]))(?: |\t|$)/;
const tabbed = /^([^\t]{1,60}(?:\t[^\t]{1,60})?)\t/;
const timeInside = /(?:\[\d{1,7}\] )?(?:(?:\d{4}-\d\d-\d\d|\d{1,2}[/-]\w{3}[/-]\d{4})[T :])?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?Z?/;
const numbered$1 = /^(#\d{1,5}) /;
const bare$1 = /^(?=\S{12,120} )(?=\S{0,120}\/)(?=\S{0,120}\d)([A-Za-z][\w.-]{0,60}(?:\/[\w.-]{1,60}){1,4}) /;
const counted = /:L\d{1,7}:\d{1,6}s$/;
/** The prefixes that this line may have. Whether it has one, only the lines around it can say. */
function candidates(text) {
	const head = text.length > 160 ? text.slice(0, 160) : text;
	const found = [];
	const add = (match, form, at = 1) => {
		const name = (match?.[at] ?? "").replace(timeInside, "").replace(counted, "").replace("	", " ").trim();
		if (match === null || !isName$3(name, form(match))) return;
		found.push({
			name,
			form: form(match),
			rest: text.slice(match[0].length)
		});
	};
	if (/^[[({<]/.test(head)) add(bracketed.exec(head), (match) => `[${match[2] ?? ""}`);
	if (/^[A-Za-z]\S*\/\S* /.test(head)) add(bare$1.exec(head), () => " ");
	if (head.startsWith("#")) add(numbered$1.exec(head), () => "#");
	if (head.includes("	")) add(tabbed.exec(head), () => "	");
	if (/^[\w@#.+$~'-]/.test(head) && /[:|\u2502\u2503>\u00bb$%](?:[ \t]|$)/.test(head)) add(named$2.exec(head), (match) => (match[2] ?? "").trim());
	return found;
}
/** Words of verdicts, levels and labels: what they stand in front of is told by a runner, not by the tool around it. */
const words = new Set("error err warn warning info debug trace fatal notice note help hint fail failed failing failure failures fails pass passed passing ok not run skip skipped pending todo done start started expected actual received got want left right at in from caused by message reason diff stdout stderr exception panic exit code total usage default undefined".split(" "));
const sourceFile = /\.(?:[cm]?[jt]sx?|vue|py|go|rs|rb|php|java|kt|c|cc|cpp|cxx|h|hpp|cs|swift|t|pl|pm|exs?|lua|sh|scala|hs|css|feature)\b/;
function isName$3(name, form) {
	if (form === "#") return true;
	const [, host = name] = form === ":" && /^(\S+) \S+\[\d{1,7}\]$/.exec(name) || [];
	if (host.replace(/^('[\w.:-]{1,40}') std(?:out|err) output$/, "$1").toLowerCase().split(/[^a-z]+/).some((token) => words.has(token) || /(?:error|exception)$/.test(token))) return false;
	const isCommand = form === "	" && /^\w[\w.-]{0,30} /.test(name);
	if (sourceFile.test(name) && !isCommand || /^https?$|^[^\w@#.$~+'-]|[\u2502\u2503|]/.test(name)) return false;
	return /[A-Za-z]/.test(name) || /^[[:]/.test(form) && /^\d{1,7}$/.test(name);
}
/** Lines of one name, and lines in a row, before it is taken for a stream. */
const fewest$4 = 3;
const shortestRun$1 = 5;
/** `suite > test` has the form of a prefix too. */
const fewestOfPath = 12;
/**
* The keys of the names among these lines that are streams: they stand in front of every line for a while, the same one
* often twice in a row, and of blank and indented lines or JSON too, which no label of a runner does \u2013 or of each line there is,
* or among lines that have another name of the same form.
*/
function streamsIn(lines) {
	const found = lines.map(({ text }) => candidates(text));
	return [...new Set(found.flat().map(({ form }) => form))].flatMap((form) => {
		const off = lines.map((line) => line.forms.filter((each) => each === form).length);
		const inside = found.filter((_, at) => (off[at] ?? 0) > 0);
		const twice = inside.filter((each) => each.some((prefixed) => prefixed.form === form)).length;
		const around = inside.length >= off.length * .97 || twice >= fewest$4 && twice >= inside.length * .97 ? 1 : 0;
		const told = found.map((each, at) => (off[at] ?? 0) > around ? known : each.find((prefixed) => prefixed.form === form));
		const isKnown = told.includes(known);
		const { rows, covered } = streamsOf(told);
		return [...rows].filter(([, row]) => isStream(row) || isKnown && isBeside(row) || covered >= .97 && isAll(row, form, told.length)).map(([name]) => `${form}\0${name}`);
	});
}
const known = "known";
function isStream(row) {
	return isRow(row) && isInRun(row) && row.open >= Math.max(1, row.lines * .03);
}
function isOpen(rest) {
	return rest === "" || /^(?:[ \t\u2502\u251c\u2514\u2577\u250c\u2570|]|\{")/.test(rest);
}
/** BuildKit counts the seconds of a step behind its number: `#11 0.451   |`. */
function isOpenBehind(rest) {
	return isOpen(rest.slice(stampLength(rest)));
}
/** What another tool put a date before: no label of a runner stands in front of that. */
function isDated(rest) {
	return stampLength(rest) > 9;
}
function isBeside(row) {
	return row.lines >= 2 && row.rests.size > 1 && isInRun(row);
}
function isAll(row, form, lines) {
	return isRow(row) && lines >= (form === ">" ? fewestOfPath : 4);
}
function isInRun({ inRun, lines }) {
	return inRun >= lines * .8;
}
function isRow({ lines, rests, twice }) {
	return lines >= fewest$4 && rests.size > 1 && twice >= lines * .25;
}
/** What is seen of each name of one form, and the share of the lines that have a frequent one. */
function streamsOf(told) {
	const rows = /* @__PURE__ */ new Map();
	const nameAt = (at) => {
		const each = told[at];
		return each === void 0 || each === known ? void 0 : each.name;
	};
	told.forEach((each, at) => {
		if (each === void 0 || each === known) return;
		const row = rows.get(each.name) ?? {
			lines: 0,
			open: 0,
			twice: 0,
			inRun: 0,
			rests: /* @__PURE__ */ new Set()
		};
		rows.set(each.name, row);
		row.lines++;
		row.rests.add(each.rest);
		if (isOpenBehind(each.rest) || isDated(each.rest) || candidates(each.rest).some(({ rest }) => isOpen(rest))) row.open++;
		if ([
			-2,
			-1,
			1,
			2
		].some((step) => nameAt(at + step) === each.name)) row.twice++;
	});
	const isOften = (at) => told[at] === known || (rows.get(nameAt(at) ?? "")?.lines ?? 0) >= 2;
	let often = 0;
	for (let at = 0; at < told.length; at++) {
		let end = at;
		while (end < told.length && isOften(end)) end++;
		for (let i = at; i < end && end - at >= shortestRun$1; i++) {
			const row = rows.get(nameAt(i) ?? "");
			if (row !== void 0) row.inRun++;
		}
		often += end - at;
		at = end;
	}
	return {
		rows,
		covered: often / Math.max(1, told.length)
	};
}
function keyOf({ name, form }) {
	return `${form}\0${name}`;
}
// src/unwrap/sample.ts
/** Some lines of a part of a log: all of a short one, runs of neighbours of a long one. */
const linesOfRun = 24;
const longestLine = 2e3;
function sampled(bytes, from, to, runs) {
	const lines = [];
	for (let run = 0; run < runs; run++) {
		let at = run === 0 ? from : bytes.indexOf(10, from + Math.floor((to - from) * run / runs)) + 1;
		if (at === 0 && run > 0) break;
		const until = run === runs - 1 ? to : from + Math.floor((to - from) * (run + 1) / runs);
		for (let n = 0; n < linesOfRun && at < until; n++) {
			const newline = bytes.indexOf(10, at);
			const end = newline < 0 || newline > to ? to : newline;
			const line = bytes.toString("utf8", at, Math.min(end, at + longestLine));
			const first = firstState(line);
			lines.push(first !== void 0 && candidates(first).length > 0 ? first : plainLine(line));
			at = end + 1;
		}
	}
	return lines;
}
// src/unwrap/box.ts
/** Frames and indentation that a tool draws around all that another prints. */
/** A line of a box, without its sides. */
function withoutBar(text) {
	const inside = text.replace(/^ {0,4}[|\u2502\u2503\u2551] ?/, "");
	return /[|\u2502\u2503\u2551]$/.test(inside.slice(-1)) ? inside.slice(0, -1).trimEnd() : inside;
}
function hasBar(text) {
	return /^ {0,4}[|\u2502\u2503\u2551](?: |$)/.test(text);
}
/** Both sides, and nothing drawn between them: no row of a table, no branch of a tree. */
function inBox(text) {
	return /^ {0,4}[\u2502\u2503\u2551] [^\u2502\u2503\u2551\u251c\u2514]*[\u2502\u2503\u2551]$/.test(text);
}
function isBorder(text) {
	return /^\s*[\u256d\u256e\u2570\u256f\u250c\u2510\u2514\u2518\u2554\u2557\u255a\u255d\u250f\u2513\u2517\u251b+][\u2500\u2501\u2550-]/.test(text);
}
/** Lines of a log that all begin with this many blanks: runners indent by two themselves. */
const fewest$3 = 8;
const unit = 4;
/** What all these lines have in front, in steps of four blanks, or of a tab. */
function indentOf$1(lines) {
	const told = lines.filter((line) => line.trim() !== "");
	if (told.length < fewest$3) return "";
	if (told.every((line) => line.startsWith("	"))) return "	";
	const blanks = Math.min(...told.map((line) => /^ */.exec(line)?.[0].length ?? 0));
	return " ".repeat(blanks - blanks % unit);
}
function withoutIndent(line, indent) {
	return indent !== "" && line.startsWith(indent) ? line.slice(indent.length) : line;
}
// src/unwrap/json-line.ts
const fewest$2 = 4;
const levelOrPipe = /^(?:stdout|stderr|trace|debug|info|notice|warn|warning|error|fatal|panic|critical|[FP])$/i;
/** Events of a test runner have a verdict: their readers want them whole. */
const verdict = /^(?:pass|fail|passed|failed|skip|skipped|start|started|begin|run|done|end|ended|finished|ok|output|bench|discover|test)$/;
/** The shape that nearly all of these lines have, by what their fields hold; none where they tell verdicts or no text. */
function jsonShape(lines) {
	if (lines.filter((line) => line.startsWith("{")).length < fewest$2) return void 0;
	const written = lines.filter((line) => line.trim() !== "");
	const objects = written.filter((line) => line.startsWith("{")).map(parsed);
	const whole = objects.filter((each) => each !== void 0);
	if (whole.length < fewest$2 || objects.length < written.length * .8 || whole.length < objects.length * .6) return void 0;
	const columns = /* @__PURE__ */ new Map();
	for (const each of whole) for (const [key, value] of fields(each)) {
		const column = columns.get(key) ?? [];
		columns.set(key, column);
		column.push(value);
	}
	const all = [...columns].map(([key, values]) => ({
		key,
		values,
		kinds: new Set(values)
	}));
	if (all.some(({ key, kinds }) => !/level|severity/i.test(key) && [...kinds].every((kind) => verdict.test(kind)))) return void 0;
	const often = all.filter(({ values }) => values.length > whole.length / 10);
	const text = often.filter(({ values }) => isText$2(values)).sort((a, b) => weight(b.values) - weight(a.values))[0];
	if (text === void 0) return void 0;
	const name = often.filter(({ key, values, kinds }) => key !== text.key && kinds.size > 1 && kinds.size <= values.length / 3 && [...kinds].every(isName$2)).sort((a, b) => a.values.join("").length - b.values.join("").length)[0]?.key;
	const entries = Map.groupBy(whole.flatMap(Object.entries), ([key]) => key);
	const isUsual = (own) => own.length >= whole.length * .8 || own.length > 2 && new Set(own.map(([, value]) => String(value))).size === 1;
	const usual = new Set([...entries].filter(([, own]) => isUsual(own)).map(([key]) => key));
	return {
		text: text.key,
		name,
		usual
	};
}
/** What such a line says; undefined where it is none. */
function jsonText(line, shape) {
	if (!line.startsWith("{")) return void 0;
	const object = parsed(line);
	if (object === void 0) return void 0;
	const found = new Map(fields(object));
	const text = found.get(shape.text);
	if (text === void 0) return void 0;
	const more = Object.entries(object).filter(([key]) => !shape.usual.has(key) && shape.text !== key && !shape.text.startsWith(`${key}.`));
	return {
		text: [text.replace(/\r?\n$/, ""), ...more.map(told$2)].join(""),
		name: shape.name === void 0 ? void 0 : found.get(shape.name)
	};
}
/** ` want=9`; a stack below. */
function told$2([key, value]) {
	const stack = new Map(fields({ [key]: value })).entries().find(([path]) => /(?:^|\.)stack$/.test(path))?.[1];
	return stack === void 0 ? ` ${key}=${typeof value === "string" ? value : JSON.stringify(value)}` : `\n${stack}`;
}
function parsed(line) {
	try {
		const value = JSON.parse(line);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
/** The strings in it, those one or two levels down under their path. */
function fields(object, path = "", depth = 0) {
	return Object.entries(object).flatMap(([key, value]) => {
		if (typeof value === "string") return [[path + key, value]];
		return typeof value === "object" && value !== null && !Array.isArray(value) && depth < 2 ? fields(value, `${path}${key}.`, depth + 1) : [];
	});
}
/** Words, and not the same ones all the time; a blank line is text too. */
function isText$2(values) {
	const worded = values.filter((value) => /\S\s+\S/.test(value.trim()));
	return new Set(worded).size >= 2 && worded.length >= values.length * .3;
}
function weight(values) {
	return [...new Set(values)].join("").length;
}
function isName$2(value) {
	return /^[\w@/.:#+-]{1,80}$/.test(value) && /[a-z]/i.test(value) && !levelOrPipe.test(value) && !/^\d/.test(value);
}
// src/unwrap/level.ts
/** Levels in front of lines: taken off where something around the runner put them there. */
const level = /^(?:\[ ?(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|NOTICE|FATAL) ?\]|(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|NOTICE|FATAL|DEBG|ERRO|CRIT|info|error|warn|debug)\b):? ?/;
function levelOf(text) {
	return /^(?:\[ ?)?(?:[CEIWDTNF][AENOR][A-Z]|inf|err|war|deb)/.test(text) ? level.exec(text)?.[0] : void 0;
}
function isLevelled(told, isStamped) {
	const kinds = kindsOf(told);
	if (kinds.length === 0 || kinds.some((kind) => kind.startsWith("["))) return false;
	const isAll = told.length >= 4 && told.filter((text) => levelOf(text) !== void 0).length >= told.length * .97;
	return isStamped && isAll || kinds.some((kind) => isBeforeAll(told, kind));
}
/** The one level that stands before all, or none in particular. */
function levelsOf(told) {
	const kinds = kindsOf(told);
	return kinds.find((kind) => isBeforeAll(told, kind)) ?? (kinds.length === 1 ? kinds[0] ?? "" : "");
}
function kindsOf(told) {
	return [...new Set(told.map(levelOf).filter((kind) => kind !== void 0))];
}
/** The one level in front of many lines in a row, of blank and indented ones and JSON too, those inside the prefix of a container or a step as well, or of what another tool put a time before. */
function isBeforeAll(told, kind) {
	const own = told.map((text) => levelOf(text) === kind);
	const isBlank = (rest) => /^\s|^$|^\{"/.test(rest);
	const isOpen = (text) => {
		const rest = text.slice(kind.length);
		const isInside = (inside) => isBlank(inside) || stampLength(inside) > 0;
		return isInside(rest) || candidates(rest).some((inside) => isInside(inside.rest));
	};
	let run = 0;
	return Math.max(...own.map((is) => run = is ? run + 1 : 0)) >= 8 && told.filter((text, at) => own[at] && isOpen(text)).length >= 2;
}
// src/unwrap/line-numbers.ts
/** Numbers that count the lines of a log, as `cat -n` and `grep -n` put them in front. */
/** `cat -n` fills up to six columns: a number and a tab alone begin the row of a table. */
const numbered = /^(?=[ \d]{6,9}\t|\d{1,7}:) {0,8}(\d{1,7})[\t:]/;
/** Lines that count up, and how many of all do: a listing of source is shorter, and stands between other lines. */
const fewest$1 = 12;
const nearlyAll$1 = .9;
/** Tests that count themselves, `7: FAIL`: their number is what they are called by. `grep -n` puts no blank behind its colon. */
const ofTests = /^\d{1,7}: \S/;
function isNumbered(lines) {
	const numbers = lines.map((line) => Number(numbered.exec(line)?.[1] ?? NaN));
	const counted = numbers.filter((number, at) => number === (numbers[at - 1] ?? 0) + 1 || number + 1 === numbers[at + 1]);
	if (counted.length < fewest$1 || counted.length < lines.length * nearlyAll$1) return false;
	return lines.filter((line) => ofTests.test(line)).length < lines.length / 2;
}
function withoutNumber(line) {
	return line.replace(numbered, "");
}
// src/unwrap/width.ts
/** Lines that a terminal or a logger of a fixed width broke: they are as long as it is wide, and go on in the next one. */
const narrowest = 70;
const fewest = 3;
/** The width at which these lines were broken, as far as they show one. */
function brokenAt(lines) {
	const widths = /* @__PURE__ */ new Map();
	const times = /* @__PURE__ */ new Map();
	for (const { text } of lines) times.set(text.length, (times.get(text.length) ?? 0) + 1);
	lines.forEach(({ stream, text }, at) => {
		if (text.length < narrowest || (times.get(text.length) ?? 0) < fewest || isRule(text)) return;
		const width = widths.get(text.length) ?? {
			broken: 0,
			other: 0,
			kinds: /* @__PURE__ */ new Set()
		};
		widths.set(text.length, width);
		const next = lines.slice(at + 1, at + 12).find((line) => line.stream === stream);
		if (next === void 0) return;
		if (goesOn(text, next.text)) width.broken++;
		else width.other++;
		width.kinds.add(/^\{ ?"/.test(text) ? text.slice(-6) : text.trimStart().replace(/\d+/g, "0").slice(0, 6));
	});
	const isLonger = (width) => lines.filter(({ text }) => text.length > width).length;
	return [...widths].filter(([width, { broken, other, kinds }]) => broken >= fewest && kinds.size > 1 && broken > 3 * other && isLonger(width) <= broken / 4).sort((a, b) => b[1].broken - a[1].broken)[0]?.[0];
}
/** Whether the next line looks like the rest of this one and not like another of its kind. */
function goesOn(text, next) {
	if (next === "" || next.length > text.length || next.slice(0, 6) === text.slice(0, 6)) return false;
	const indent = /^ */.exec(next)?.[0].length ?? 0;
	return indent < 2 || indent < (/^ */.exec(text)?.[0].length ?? 0);
}
/** Runners draw these, and fill them up, as wide as the terminal is, a share or a verdict in brackets at the end; rows of a table too. A sentence that ends there in a full stop was broken. */
function isRule(text) {
	return /([-=_\u23af\u2500\u2501~*#.])\1\1$| \[ {0,3}[\w/%]{1,9} {0,3}\]$|^\s*[|\u2502\u2503\u250c\u2514\u251c\u256d\u2570].*[|\u2502\u2503\u2510\u2518\u2524\u256e\u256f]$/.test(text);
}
function isBroken(text, width) {
	return width !== void 0 && text.length === width && !isRule(text);
}
// src/unwrap/unwrapper.ts
/** Takes off what the tools around a runner put in front of its lines. What that is, the log itself shows. */
/** Prefixes inside prefixes: a step, its time stamp, a container, the container's own time stamp. */
const deepest$2 = 6;
const keptStreams = 48;
const keptKeys = 1e3;
const shortestRun = 6;
/** Of the lines of a part, how many have a prefix of one form where all do. */
const nearlyAll = .9;
function unwrapper() {
	let numbers = false;
	let stamps = false;
	let dashes = false;
	let bars = false;
	let boxes = false;
	let levels;
	let json;
	let indent = "";
	let width;
	let begun = false;
	const keys = /* @__PURE__ */ new Set();
	const names = /* @__PURE__ */ new Set();
	/** Forms that nearly all lines have just now, each at its depth: a new name of one is a stream. */
	let dense = /* @__PURE__ */ new Set();
	const peel = (line, isNew) => {
		let text = numbers ? withoutNumber(line) : withoutIndent(line, indent);
		const streams = [];
		const forms = [];
		let isStamped = false;
		for (let depth = 0; depth < deepest$2; depth++) {
			const before = text;
			const length = stamps ? stampLength(text, dashes) : 0;
			if (length > 0 && !(isStamped && length === text.length && /^\+?\d+\.\d+$/.test(text))) {
				text = text.slice(length);
				isStamped = true;
			}
			const told = json === void 0 ? void 0 : jsonText(text, json);
			if (told !== void 0) {
				if (told.name !== void 0) streams.push(told.name);
				text = told.text.split("\n").map(plainLine).join("\n");
			}
			const found = keys.size === 0 ? void 0 : candidates(text).find((each) => keys.has(keyOf(each)) || isNew(keyOf(each), atDepth(forms.length, each.form)));
			if (found !== void 0) {
				streams.push(found.name);
				forms.push(found.form);
				text = found.rest;
			}
			const level = levels === void 0 ? void 0 : levelOf(text);
			if (level !== void 0 && (levels === "" || level === levels)) text = text.slice(level.length);
			if (bars && hasBar(text) || boxes && inBox(text)) text = withoutBar(text);
			if (text === before) break;
		}
		return {
			stream: streams.join(" "),
			text,
			forms
		};
	};
	const known = (line) => peel(line, () => false);
	const namedStream = (stream) => {
		if (stream === "" || names.has(stream)) return stream;
		if (names.size >= keptStreams) return "others";
		names.add(stream);
		return stream;
	};
	/** Learns one thing about these lines; false: there is nothing more to learn. */
	const learn = (all) => {
		const peeled = all.filter(({ text }) => text.trim() !== "");
		const told = peeled.map(({ text }) => text);
		if (told.length === 0) return false;
		const inside = Map.groupBy(peeled, ({ stream }) => stream);
		inside.delete("");
		const each = [peeled, ...inside.values()];
		const isStamped = ({ text }) => stampLength(text) > 0;
		if (!stamps && each.some((own) => hasRun(own, isStamped))) {
			dashes = share$1(told.filter((text) => stampLength(text) > 0), (text) => stampLength(text) > stampLength(text, false)) >= nearlyAll;
			return set(() => stamps = true);
		}
		const shape = json === void 0 ? jsonShape(told) : void 0;
		if (shape !== void 0) return set(() => json = shape);
		if (!bars && told.length >= 4 && share$1(told, (text) => hasBar(text) || isBorder(text)) >= .97) return set(() => bars = true);
		if (!boxes && longestRun(told, inBox) >= 4) return set(() => boxes = true);
		if (levels === void 0 && isLevelled(told, stamps)) return set(() => levels = levelsOf(told));
		const fresh = each.flatMap(streamsIn).filter((key) => !keys.has(key)).slice(0, 200);
		for (const key of fresh) keys.add(key);
		return fresh.length > 0;
	};
	return {
		look(lines) {
			if (!begun) numbers = isNumbered(lines);
			if (!begun && !numbers) indent = indentOf$1(lines);
			begun = true;
			let depth = 0;
			let peeled = lines.map(known);
			while (depth < 12 && learn(peeled)) {
				depth++;
				peeled = lines.map(known);
			}
			dense = formsOfNearlyAll(peeled);
			width = brokenAt(peeled) ?? width;
			return depth > 0;
		},
		take(line) {
			const { stream, text } = peel(plainLine(line), (key, form) => {
				if (!dense.has(form) || keys.size >= keptKeys) return false;
				keys.add(key);
				return true;
			});
			const first = stream === "" && keys.size > 0 ? firstState(line) : void 0;
			const own = first === void 0 ? stream : known(first).stream;
			return {
				stream: namedStream(own),
				text: withoutMarker(text)
			};
		},
		goesOn: (text) => isBroken(text, width),
		breaks: () => width !== void 0,
		streams: () => [...names]
	};
}
function set(change) {
	change();
	return true;
}
function formsOfNearlyAll(peeled) {
	const dense = /* @__PURE__ */ new Set();
	for (let depth = 0; peeled.some(({ forms }) => forms.length > depth); depth++) {
		const told = peeled.filter(({ text, forms }) => forms.length > depth || forms.length === depth && text.trim() !== "");
		const has = ({ text, forms }, form) => forms[depth] === form || forms.length === depth && candidates(text).some((each) => each.form === form);
		for (const form of new Set(told.flatMap(({ forms }) => forms.slice(depth, depth + 1)))) if (told.filter((each) => has(each, form)).length >= told.length * nearlyAll) dense.add(atDepth(depth, form));
	}
	return dense;
}
/** A tool's prefixes inside those of another are a matter of their own. */
function atDepth(depth, form) {
	return `${depth}\0${form}`;
}
function share$1(list, is) {
	return list.filter(is).length / list.length;
}
/** Some lines in a row, or all there are. */
function hasRun(list, is) {
	const longest = longestRun(list, is);
	return longest >= shortestRun || longest === list.length && longest > 1;
}
function longestRun(list, is) {
	let run = 0;
	let longest = 0;
	for (const text of list) {
		run = is(text) ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return longest;
}
// src/reading/enrich.ts
/** Gives a failure that its runner told nothing about the error that the log shows nearest to its name. */
/** Lines around one that names the test or its file. */
const near = 12;
/** A log of thousands of failures that say nothing is not searched for each of them. */
const mostSearched = 100;
/** node:test says `'test failed'` of a file that could not be loaded, and the error itself stands where the process printed it. */
function enriched(failures, blocks) {
	let searched = 0;
	const uncommented = /* @__PURE__ */ new Map();
	const linesOf = (block) => uncommented.get(block) ?? uncommented.set(block, block.lines.map((line) => line.replace(/^# /, ""))).get(block) ?? [];
	const lineOf = placesOf$1(failures.some(isUnplaced) ? blocks : []);
	return failures.map((failure) => {
		if (isUnplaced(failure)) return {
			...failure,
			line: lineOf(failure)
		};
		if (!isTest(failure) || !saysNothing(failure) || ++searched > mostSearched) return failure;
		const needles = [leaf(failure.name), failure.file ?? ""].filter((needle) => needle.length > 2);
		const own = blocks.filter(({ stream }) => stream === failure.stream);
		const found = needles.flatMap((needle) => own.map((block) => errorAbout(needle, linesOf(block), needle === failure.file))).find((lines) => lines !== void 0);
		if (found === void 0) return failure;
		const said = account(found);
		return {
			...failure,
			...said,
			message: found[0]?.trim(),
			file: failure.file,
			line: failure.line
		};
	});
}
/** A file and a message, without the line. */
function isUnplaced({ kind, file, line, message }) {
	return kind === void 0 && file !== void 0 && line === void 0 && message !== void 0;
}
/** `/repo/test_hive.py:6: AssertionError: too wet`, where no other place says the same. */
function placesOf$1(blocks) {
	const places = /* @__PURE__ */ new Map();
	for (const text of blocks.flatMap(({ lines }) => lines)) {
		const [, place = "", message = ""] = /^(\S{1,300}\.\w{1,8}:\d{1,7}): (\S.*)$/.exec(text) ?? [];
		if (place !== "") places.set(message, (places.get(message) ?? place) === place ? place : "");
	}
	return ({ file = "", message = "" }) => {
		const [path = "", line] = (places.get(message.trim()) ?? "").split(":");
		return samePath(path, file) ? Number(line) : void 0;
	};
}
function saysNothing({ lines }) {
	const nothing = /^'?(?:test failed|test code finished with an error|exit code:? \d{1,9}|signal:? \S{1,20}|subprocess \w{1,12}(?: exception)?|fail(?:ed|ure)?|\S{1,400}:\d{1,7})'?\.?$/i;
	return lines.every(({ text, rank }) => rank !== 0 || nothing.test(text.trim()));
}
/** The error below the mention, as far as no other test is told of; of a file also the one above it. */
function errorAbout(needle, lines, isFile) {
	const isError = (line) => /^\s*(?:\w+ )?(?:\w+\.)*\w*(?:Error|Exception)\b[^:]{0,80}: /.test(line);
	const at = lines.findIndex((line) => line.includes(needle));
	if (at < 0) return void 0;
	const below = upToVerdict(lines.slice(at, at + near));
	const error = below.findIndex(isError);
	if (error >= 0) return below.slice(sourceAbove(below, error));
	const above = isFile ? lines.slice(0, at).findLastIndex(isError) : -1;
	return above < 0 ? void 0 : upToVerdict(lines.slice(sourceAbove(lines, above), above + near));
}
/** Where the source begins that an error is about, if a caret points at it right above. */
function sourceAbove(lines, error) {
	const caret = lines.slice(0, error).findLastIndex((line) => /^\s{0,200}\^[\^~]{0,200}$/.test(line));
	if (caret < 0 || error - caret > 5) return error;
	return lines.slice(0, caret).findLastIndex((line) => line.trim() === "") + 1;
}
function upToVerdict(lines) {
	const next = lines.findIndex((line, at) => at > 0 && (isVerdict(line) || isPassing(line)));
	return lines.slice(0, next < 0 ? void 0 : next);
}
// src/reading/forms/marks.ts
/** A line that tells how one test ended, as a mark and the test's name, whatever the mark is. */
const bad = /^(?:fail(?:s|ed|ure|ing)?|err|errors?|errored|ko|ng|nok|not ok|bad|broken|no|wrong|crash(?:ed)?|f|e|false|[\u2717\u2716\u2718\u00d7\u2715\u274c]|(?:exit(?:ed)?|rc|status|code)\D{0,12}#)$/i;
const good = /^(?:ok|okay|pass(?:es|ed)?|p|success|succe(?:eded|eds)|good|fine|done|yes|true|[\u2713\u2714\u221a\u2705.]|(?:exit(?:ed)?|rc|status|code)\D{0,12}0)$/i;
const longest$4 = 400;
/** All ways to see a mark in it: before the name, behind it, in a cell of a table, in an object. */
function marksOf(line) {
	const text = line.trim().replace(/^\[(?:info|error|warn(?:ing)?)\] {1,20}(?=\S)/i, "");
	if (text.length < 3 || text.length > longest$4) return [];
	if (text.startsWith("{")) return [inObject(text)].filter((each) => each !== void 0);
	return [
		inTable(text),
		leading(text),
		trailing(text),
		between(text),
		about(text)
	].filter((each) => each !== void 0);
}
function made(name, where, mark) {
	if (!/[\p{L}\d]/u.test(name)) return void 0;
	const plain = mark.replace(/^[[({<*=\-\s.:]{0,9}(?=\S)|[\])}>:*!=\-\s.]{1,9}$/g, (part, at) => at === 0 && part === mark ? part : "").replace(/\b[1-9]\d{0,8}\b/g, "#");
	const verdict = bad.test(plain) ? "bad" : good.test(plain) ? "good" : void 0;
	return {
		name: cleaned(name),
		form: `${where}${mark.replace(/\b[1-9]\d{0,8}\b/g, "#")}`,
		verdict
	};
}
const timed = /\s{0,9}[[(]?\b\d[\d.,]{0,12} ?(?:[m\u00b5un]?s|sec|seconds)?\b[\])]?$/;
/** `FAIL name`, `[ERR] name`, `NG: name`, `\u2717 name`, `!! name`, `not ok - name`, `3/12 FAIL name`, `FAILED (3 ms) name`. */
function leading(text) {
	const counted = text.replace(/^(?:\[?\d{1,7}(?:\/\d{1,7})?[\]).:]?) {1,9}(?=\S)/, "");
	const match = /^(\[ {0,9}[^\][]{1,12} {0,9}\]|not ok|[^\s:"'|]{1,10}:?)(?: \(\d[\d.]{0,9} ?\w{0,3}\))?(?: -)?\s{1,12}(?![-:=] )(\S.*)$/i.exec(counted);
	return match === null ? void 0 : made(unnumbered(match[2] ?? ""), "<", match[1] ?? "");
}
/** `name ... FAILED`, `name: KO`, `name    failed    0.01s`, `name exit 1`, `name (failed)`. */
function trailing(text) {
	const untimed = text.replace(timed, (part) => /[a-z\u00b5\]).]/.test(part) ? "" : part).replace(/ ?\*{1,3} ?(\p{L}{2,10}) ?\*{1,3}$/u, " $1");
	const exits = /\b(?:exit(?:ed)?|rc|status|code)(?: \w{1,8}){0,2}[ :=]{1,3}\d{1,3}$/.exec(untimed.slice(-40));
	const match = exits === null ? /^(.+?)(?:[\s.:\u00b7\u2026-]{1,80}|\s[([]{1,2}|\s=> :?)((?:not )?[^\s.:()[\]\u00b7\u2026-]{1,10}!?)[)\].!]{0,2}$/i.exec(untimed) : [
		untimed,
		untimed.slice(0, -exits[0].length).replace(/[\s:.-]{1,40}$/, ""),
		exits[0]
	];
	if (match === null) return void 0;
	if (/^(?:true|false|yes|no|[a-z])$/i.test(match[2] ?? "") && /: ?$/.test(untimed.slice(0, -(match[2] ?? "").length))) return void 0;
	const before = /^(?:test(?:ing)?|check(?:ing)?|case|running) (?=\S)/i;
	const name = unnumbered((match[1] ?? "").replace(before, "").replace(/^\d{1,7}(?:\/\d{1,7})? /, ""));
	const enclosed = /^\d{1,7} \((.+)\)$/.exec((match[1] ?? "").replace(before, ""))?.[1];
	return made(enclosed ?? name.replace(/[\s.:-]{1,80}$/, ""), ">", match[2] ?? "");
}
/** `name .... NG (reason)`, `name   KO: reason`, `name => {:error, "reason"}`. */
function between(text) {
	if (!/\b(?:fail|err|ko|ng|no|bad|broken|wrong|crash|ok|pass|p|succ|good|fine|done|yes)|[\u2713\u2714\u221a\u2705\u2717\u2716\u2718\u00d7\u2715\u274c]/i.test(text)) return void 0;
	const match = /^(\S.{0,200}?)(?:\s{2,80}|\s?[.\u00b7\u2026]{2,80}\s{0,2}| (?:=>|->|-) |: |:(?=\p{Lu}{4}))[[({]?(:?\p{L}{2,8}|[\u2713\u2714\u221a\u2705\u2717\u2716\u2718\u00d7\u2715\u274c])([\])}]?[.:,;!]?)\s{1,20}(?:<- |-{1,2}>? )?(\S.*)$/u.exec(text);
	const [, name = "", mark = "", end = "", said = ""] = match ?? [];
	const isMark = !/\p{Ll}/u.test(mark) || end !== "" || /^[([<{"']/.test(said);
	const marked = match === null || !isMark ? void 0 : made(unnumbered(name), ">", mark.replace(/^:/, ""));
	return marked?.verdict === void 0 ? void 0 : {
		...marked,
		said: enclosedIn(said)
	};
}
/** `(reason)` and `"reason"}`. */
function enclosedIn(said) {
	return /^[("]([^()"]+)[)"]\}?$/.exec(said)?.[1] ?? said;
}
/** `Test failed: name`, `FAILURE in name`. */
function about(text) {
	const match = /^((?:test |case )?(?:failed|failure|failing|error)(?: test| in| at)?:? )(?!to )(\S.*)$/i.exec(text);
	return match === null ? void 0 : {
		name: cleaned(match[2] ?? ""),
		form: `<<${match[1]}`,
		verdict: "bad"
	};
}
/** `| name | FAIL | reason |`, and the same with tabs, colons or commas. */
function inTable(text) {
	const own = (/[|\u2502\u2503\t]/.test(text) ? text.split(/[|\u2502\u2503\t]/) : text.split(/ :: |[,;]/)).map((cell) => cell.trim()).filter((cell) => cell !== "");
	if (own.length < 2 || own.length > 9) return void 0;
	const at = own.findIndex((cell) => bad.test(cell) || good.test(cell));
	if (at < 0) return void 0;
	const worded = (part) => part.filter((cell) => /\p{L}/u.test(cell)).sort((a, b) => b.length - a.length)[0];
	const before = worded(own.slice(0, at));
	const after = own.slice(at + 1);
	const name = before ?? after.find((cell) => /\p{L}/u.test(cell)) ?? "";
	const said = after.slice(before === void 0 ? after.indexOf(name) + 1 : 0).filter((cell) => /\p{L}|\d\D+\d/u.test(cell));
	const marked = made(name, `|${at}`, own[at] ?? "");
	return marked && said.length > 0 && !/^[\d.,]{1,12} ?(?:[m\u00b5un]?s(?:ec)?)?$/.test(said.join(" ")) ? {
		...marked,
		said: said.join(" ")
	} : marked;
}
/** `{"test":"name","ok":false}`. */
function inObject(text) {
	if (!/^\{.*\}[,;]?$/.test(text)) return void 0;
	const json = objectIn(parsedJson(text.replace(/[,;]$/, "")));
	const name = [
		"name",
		"test",
		"title",
		"case",
		"id",
		"description"
	].map((key) => json[key]).find(isText$1);
	const key = listed("status state result outcome verdict ok success passed pass failed exit").find((each) => [
		"string",
		"boolean",
		"number"
	].includes(typeof json[each]));
	if (name === void 0 || key === void 0) return void 0;
	const value = json[key];
	const isBad = key === "failed" ? value !== false : key === "exit" ? value !== 0 : value === false;
	return made(name, `{${key}=`, typeof value === "string" ? value : isBad ? "false" : "true");
}
function isText$1(value) {
	return typeof value === "string" && value !== "";
}
/** Without its place, its duration and the brackets around it. */
function cleaned(name) {
	const bare = name.trim().replace(/^in (?=\S)/, "").replace(/ [\u2500\u2501\u2015\u2550]{3,}$/, "").replace(/ {1,9}# \S{1,200}:\d{1,7}$/, "").replace(/^[^\s:]{1,200}\.\w{1,5}:\d{1,7}:(?:\d{1,5}:)? ?(?=\p{L})/u, "").replace(/(?: at \S{1,100})? \([^\s()]{1,200}\.\w{1,8}:-?\d{1,7}(?::\d{1,7})?\):?$/, "").replace(/[:\s]{1,9}[([]?\d[\d.]{0,12} ?m?s[)\]]?$/, "").replace(/:$/, "");
	return /^\([^()]+\)$|^'[^']+'$|^"[^"]+"$/.test(bare) ? bare.slice(1, -1) : bare;
}
function unnumbered(name) {
	return name.replace(/^(?:#?\d{1,7}(?:[.):]?| -)|[-*\u2022\u00b7\u25aa]) (?=\S)/, "");
}
// src/reading/forms/bare-names.ts
/** Runners that print a test's name, and nothing of its end but what went wrong in it. */
const longest$3 = 60;
/** Only where as many tests, or lines, are told to fail as the run counts. */
function bareNames(texts, counts) {
	const found = [];
	let heads = 0;
	let head;
	let open;
	const margin = Math.min(...texts.slice(0, counts.at).filter((text) => text.trim() !== "").map(indentOf));
	for (const [at, text] of texts.slice(0, counts.at).entries()) {
		if (text.trim() === "") {
			open = void 0;
			continue;
		}
		if (!(indentOf(text) > margin || isSaid(text))) {
			head = {
				at,
				name: text.trim()
			};
			heads++;
			open = void 0;
		} else if (open !== void 0) {
			if (open.lines.length < longest$3) open.lines.push(text);
		} else if (head !== void 0 && found.at(-1)?.at !== head.at) {
			open = {
				...head,
				lines: [text]
			};
			found.push(open);
		}
	}
	const lines = found.reduce((sum, each) => sum + each.lines.length, 0);
	if (found.some(({ name }) => !isName$1(name)) || found.length < 2 && counts.passed === void 0) return void 0;
	if (found.some((each) => each.lines.some((line) => marksOf(line).some(({ verdict }) => verdict === "good")))) return void 0;
	if (heads < found.length + (counts.passed ?? 1)) return void 0;
	return found.length > 0 && (found.length === counts.failed || lines === counts.failed) ? found : void 0;
}
/** No line drawn, and no verdict. */
function isName$1(text) {
	return /[\p{L}\d]/u.test(text) && !/[_=\u2500\u2501*#-]{4}/.test(text) && !marksOf(text).some(({ verdict }) => verdict !== void 0);
}
function isSaid(text) {
	return tellingOf(text) > 0 || isSpoken(text) && /^(?:[^\p{L}\d\s]{1,4} ?[\p{L}\d]|\S{1,300}\.\w{1,8}:\d{1,7}\b)/u.test(text);
}
/** How many units of blanks it begins with. */
function indentOf(text) {
	return text.length - text.trimStart().length;
}
// src/reading/forms/bodies.ts
/** Which lines tell of which test: those below its status, above it, or below its name further down. */
/** Lines of one failure. */
const longest$2 = 60;
/** Of each failing test what is said of it, by the same rule for all. */
function bodies(all, { list: statuses, bare }, end) {
	const texts = all.map((text, at) => bare.has(at) || /^[.\s]*$/.test(text) ? "" : text);
	const failed = statuses.filter((each) => each.isFailed);
	const again = mentions(texts, statuses, end);
	const isNear = (at) => isSpoken(texts[at] ?? "") && !statuses.some((each) => each.at === at);
	const nearness = [
		1,
		1,
		-1
	].map((step) => failed.filter(({ at }) => isNear(at + step)).length / failed.length);
	const [best] = [
		(each) => {
			const at = again.get(each.name);
			return at === void 0 ? [] : below(texts, at, [...again.values()].filter((other) => other > at).sort((a, b) => a - b)[0], end);
		},
		(each) => below(texts, each.at, nextOf(statuses, each.at), end),
		(each) => above(texts, each.at, previousOf(statuses, each.at))
	].map((way, rank) => {
		const told = failed.map(way);
		const count = told.filter((lines) => lines.some(isSpoken)).length;
		const idle = statuses.filter((each) => !each.isFailed && way(each).some(isSpoken)).length;
		return {
			told,
			rate: count / failed.length - idle / Math.max(1, statuses.length - failed.length) + (rank === 0 ? 1 : nearness[rank] ?? 0) / 2
		};
	}).sort((a, b) => b.rate - a.rate);
	return failed.map(({ at, name }, i) => ({
		at,
		name,
		lines: best?.told[i] ?? []
	}));
}
function nextOf(statuses, at) {
	return statuses.find((each) => each.at > at)?.at;
}
function previousOf(statuses, at) {
	return statuses.findLast((each) => each.at < at)?.at ?? -1;
}
/** Up to the next status; of the last one up to a blank line, as what follows is no test's. */
function below(texts, at, next, end) {
	const lines = texts.slice(at + 1, Math.min(next ?? end, at + 1 + longest$2));
	const spoken = lines.findIndex((line) => line.trim() !== "");
	const blank = lines.findIndex((line, i) => i > spoken && line.trim() === "");
	return spoken < 0 ? [] : lines.slice(spoken, blank < 0 || next !== void 0 ? void 0 : blank);
}
function above(texts, at, from) {
	const lines = texts.slice(Math.max(from + 1, at - longest$2), at);
	const blank = lines.findLastIndex((line, i) => line.trim() === "" && i < lines.length - 1);
	const near = lines.slice(blank + 1).filter((line) => line.trim() !== "");
	const first = near.findIndex((line) => tellingOf(line) > 0 || line !== line.trimStart());
	return near.slice(Math.max(0, first));
}
/** Where the names stand once more below all statuses. */
function mentions(texts, statuses, end) {
	const last = Math.max(...statuses.map(({ at }) => at));
	const found = /* @__PURE__ */ new Map();
	for (let at = last + 1; at < end; at++) {
		const text = texts[at] ?? "";
		const longestName = statuses.filter(({ name, isFailed }) => isFailed && text.length < name.length + 40 && text.includes(name)).sort((a, b) => b.name.length - a.name.length)[0];
		if (longestName !== void 0 && !found.has(longestName.name)) found.set(longestName.name, at);
	}
	return found;
}
// src/reading/forms/closing-counts.ts
/** Lines from the end; below the counts stand remarks of make, npm and shells. */
const looked = 60;
const longest$1 = 160;
const classes = [
	["failed", /^(?:fail(?:s|ed|ures?|ing)?|errors?|errored|bad|broken|wrong|ko|ng|red)$/i],
	["passed", /^(?:pass(?:es|ed|ing)?|ok|good|success(?:es|ful)?|succe(?:eded|eds)|green|fine)$/i],
	["all", /^(?:tests?|cases?|checks?|specs?|examples?|scenarios?|total|run|ran|runs)$/i]
];
/** No line without the beginning of such a word counts: most are asked no more. */
const worded = /(?<![a-z])(?:fail|err|bad|broken|wrong|ko|ng|not ok|red|pass|ok|good|succ|green|fine)/i;
/** Words of counts that say nothing of failing. */
const idle = /^(?:skip(?:ped)?|ignored?|pending|todo|cancel+ed|aborted|info|error)$/i;
/** Undefined where nothing says that some failed. */
function closingCounts(texts) {
	for (let at = texts.length - 1; at >= Math.max(0, texts.length - looked); at--) {
		const counts = countsOf(texts[at] ?? "");
		if (counts === void 0 || counts.failed === void 0 && counts.passed === void 0) continue;
		const other = pairs(texts[at - 1] ?? "");
		const above = other !== void 0 && Object.keys(other).every((kind) => !(kind in counts)) ? other : void 0;
		const both = {
			...above,
			...counts
		};
		const failed = both.failed ?? (both.all !== void 0 && both.passed !== void 0 ? both.all - both.passed : 0);
		const passed = both.passed ?? (both.all !== void 0 && both.all >= failed ? both.all - failed : void 0);
		if (failed > 0) return {
			failed,
			passed,
			alone: both.alone,
			at: above === void 0 ? at : at - 1
		};
	}
}
/** Whether the line tells how many ended in one way and in another. */
function isCounts(text) {
	return Object.keys(countsOf(text) ?? {}).length > 1;
}
function countsOf(text) {
	if (text.length > longest$1 || !worded.test(text) || !/\d/.test(text)) return void 0;
	const line = text.replace(/\([\d.]{1,12} ?m?s(?:ec(?:onds)?)?\)/g, "").replace(/\bnot ok\b/i, "bad");
	return share(line) ?? pairs(line);
}
/** `3 of 5 tests failed`, `2/5 passed`, `FAILED (3/5)`. */
function share(line) {
	const match = /^\W{0,20}(\d{1,7}) ?(?:\/|of|out of) ?(\d{1,7})(?: \w{1,12})? (\w{1,12})\W{0,20}$/.exec(line) ?? /^\W{0,20}(\w{1,12})\W{1,9}(\d{1,7}) ?(?:\/|of|out of) ?(\d{1,7})(?: \w{1,12})?\W{0,20}$/.exec(line);
	if (match === null) return void 0;
	const [some, all, word] = /\D/.test(match[1] ?? "") ? [
		match[2],
		match[3],
		match[1]
	] : match.slice(1);
	const kind = classOf(word ?? "");
	return kind === void 0 || kind === "all" ? void 0 : {
		[kind]: Number(some),
		all: Number(all)
	};
}
/** `5 tests, 3 failures`; `passed: 2, failed: 3`; `# fail 3`. Nothing but numbers and such words, joined by a few others; `Error 1` is an exit code. */
function pairs(line) {
	if (line.length > longest$1 || !/\d/.test(line)) return void 0;
	const words = line.match(/\p{L}+|\d+|[:=]/gu) ?? [];
	if (words.length > 24) return void 0;
	const isNumberFirst = ![...line.matchAll(/(\p{L}{1,20}) {0,9}[:=] {0,9}\d/gu)].some(([, word]) => /^(?:failed|passed)$/.test(classOf(word ?? "") ?? "")) && /\d[ ]{1,3}\p{L}/u.test(line);
	const counts = {};
	const told = /* @__PURE__ */ new Set();
	let others = 0;
	let waiting;
	let number;
	const add = (kind, count, word) => {
		const own = /^err/i.test(word) ? "error" : kind;
		const isMore = kind === "failed" && !told.has(own);
		told.add(own);
		if (isMore && counts[kind] !== void 0 && counts[kind] > 0 && count > 0) counts.alone = counts[kind];
		counts[kind] = counts[kind] === void 0 ? count : isMore ? counts[kind] + count : counts[kind];
	};
	let said = "";
	for (const [at, word] of words.entries()) {
		if (/[:=]/.test(word)) continue;
		if (/[:=]/.test(words[at + 1] ?? "") && /\p{L}/u.test(words[at + 2] ?? "")) continue;
		if (/\d/.test(word)) {
			if (!isNumberFirst && waiting !== void 0) add(waiting, Number(word), said);
			number = isNumberFirst ? Number(word) : void 0;
			waiting = void 0;
			continue;
		}
		const kind = classOf(word);
		if (kind === void 0 || !isNumberFirst && /^error$/i.test(word)) others += idle.test(word) ? 0 : 1;
		else if (isNumberFirst && number !== void 0) {
			add(kind, number, word);
			if (kind !== "all") number = void 0;
		} else {
			if (/^total$/i.test(word) && waiting === "failed") told.add("error");
			waiting = waiting === void 0 || kind !== "all" ? kind : waiting;
			said = word;
		}
	}
	if (!(counts.failed !== void 0 || counts.passed !== void 0) || others > 3) return void 0;
	if (counts.all === counts.failed && counts.passed === void 0) counts.all = void 0;
	return counts;
}
function classOf(word) {
	return classes.find(([, pattern]) => pattern.test(word))?.[0];
}
// src/reading/forms/names.ts
/** Whether words can be the name of a test, by their shape alone. */
/** No place, no count, no address, no piece of a sentence that goes on elsewhere. */
function isName(text) {
	return /^[\p{L}\d"'`<#@$([{/._:~-].*/u.test(text) && /\p{L}/u.test(text) && !/\b\d{4}-\d\d-\d\dT\d\d:/.test(text) && text.length <= 300 && !/^\S{1,300}\.\w{1,8}:\d{1,7}(?::\d{1,7})?:?$/.test(text) && !/^[\p{L} -]{1,40}: {0,20}\d{1,9}$/u.test(text) && !/^(?:(?:all|some|failed|failing|unit) )?(?:(?:test )?results?|tests?|cases?|checks?|suites?|specs?|assertions?|expected|actual|received|got|total|summary|failures?|errors?|skipped)$/i.test(text) && !/(?:\b\w{1,12}[:=]\d[\d.]*\s.{0,40}){2}/.test(text) && !/(?:\bbut(?: was| got)?|\b(?:tests|errors|failures):|[=:])$|^\w{1,40} = |\) : /.test(text) && !/\bfile:\/\/|^[A-Z_]{2,40}=|^\[(?:info|warn(?:ing)?|debug|todo)\]/i.test(text) && isBalanced(text) && frameOf(text) === void 0;
}
const begun = /^(?:run|test|check|start|begin|scenario)(?:n?ing)?:? |^(?:case|step):? (?=\S)/i;
const labelled = /^(?:[\p{L}_-]{2,20}: |\p{Lu}{3,10} {1,3}|\[[\w-]{1,30}\] )/u;
/** `running name` and `running other`, `Scenario: name` and `Scenario: other` are called `name` and `other`. */
function unled(found) {
	const first = found[0]?.name ?? "";
	const lead = (begun.exec(first) ?? (found.length > 1 ? labelled.exec(first) : null))?.[0];
	if (lead === void 0) return found.slice();
	return found.every(({ name }) => name.startsWith(lead) && isName(name.slice(lead.length))) ? unled(found.map((each) => ({
		...each,
		name: each.name.slice(lead.length)
	}))) : found.slice();
}
/** Each bracket and quotation mark has its other half; an apostrophe needs none. */
function isBalanced(text) {
	const count = (sign) => text.match(sign)?.length ?? 0;
	return count(/\(/g) === count(/\)/g) && count(/\[/g) === count(/\]/g) && count(/\{/g) === count(/\}/g) && count(/"/g) % 2 === 0 && count(/`/g) % 2 === 0;
}
// src/reading/forms/in-line.ts
/** Verdicts whose line says the reason too: `[BAD] name   reason`, `KO name: reason`. */
/** What stands between name and reason, the plainest first. */
const separators = [
	/ ::(?: |$)/,
	/\t| {2,}/,
	/ (?:-{1,2}|\u2013|\u2014|=>|->|<-|#|\|) /,
	/, failed: /,
	/: (?=\S)/,
	/, (?=\S)/,
	/ (?=\([^()]{3,300}\)$)/
];
/** Names and reasons apart, where one separator stands in the lines of all failing tests and in those of no passing one. */
function apart$1(told, statuses) {
	const said = new Map(statuses.filter((each) => each.isFailed).map((each) => [each.at, each.said]));
	if (told.every(({ at }) => said.get(at) !== void 0)) return told.map((each) => ({
		...each,
		lines: [said.get(each.at) ?? "", ...each.lines]
	}));
	const passed = statuses.filter((each) => !each.isFailed).map(({ name }) => name);
	const isSaid = told.every(({ lines }) => lines.some(isSpoken));
	const isApart = (each) => {
		const parts = told.flatMap(({ name }) => [halves(name, each)].filter((both) => both !== void 0));
		const names = new Set(parts.map(([name]) => name));
		return parts.length === told.length && (told.length === 1 || names.size > told.length / 2) && (!isSaid || parts.every(([, reason]) => tellingOf(reason) > 0)) && !passed.some((name) => halves(name, each) !== void 0);
	};
	const separator = separators.find(isApart);
	const isWord = separator === void 0 && passed.length > 1 && passed.every((name) => !/\s/.test(name));
	const by = separator ?? (isWord && isApart(/ /) ? / / : void 0);
	if (by === void 0 || passed.length === 0 && told.length < 2) return [...told];
	return told.map((each) => {
		const [name = each.name, reason] = halves(each.name, by) ?? [];
		return reason === void 0 ? each : {
			...each,
			name,
			lines: [reason, ...each.lines]
		};
	});
}
function halves(text, separator) {
	const match = separator.exec(text);
	if (match === null) return void 0;
	const name = text.slice(0, match.index).trim();
	const reason = text.slice(match.index + match[0].length).trim();
	return isName(name) && /[\p{L}\d]/u.test(reason) ? [name, reason] : void 0;
}
// src/reading/forms/key-value-events.ts
/** Undefined where there are none of a failing test. */
function keyValueEvents(texts) {
	const found = /* @__PURE__ */ new Map();
	for (const [at, text] of texts.entries()) {
		const match = /^\s{0,20}##\w{2,20}\[\w{0,20}fail\w{0,10}\s(.*)\]\s{0,9}$/i.exec(text);
		if (match === null) continue;
		const values = new Map([...(match[1] ?? "").matchAll(/(\w{1,20})='((?:[^'|]|\|.)*)'/g)].map(([, key = "", value = ""]) => [key, decoded$1(value)]));
		const name = values.get("name");
		const lines = [
			"message",
			"expected",
			"actual",
			"details"
		].flatMap((key) => {
			const value = values.get(key);
			if (value === void 0 || value.trim() === "") return [];
			return key === "expected" || key === "actual" ? [`${key}: ${value}`] : value.split("\n");
		});
		if (name !== void 0 && lines.length > 0) found.set(name, {
			at,
			name,
			lines
		});
	}
	return found.size === 0 ? void 0 : [...found.values()];
}
/** `|n` is the end of a line, `|'` a quotation mark, `|0x00fc` a letter. */
function decoded$1(text) {
	return text.replace(/\|(?:0x([0-9a-fA-F]{4})|(.))/g, (_, code, sign) => code !== void 0 ? String.fromCharCode(Number.parseInt(code, 16)) : {
		n: "\n",
		r: ""
	}[sign] ?? sign);
}
// src/reading/forms/marked-tests.ts
/** Which lines say of one test after the other how it ended, found by what the lines of one log have in common. */
/** Those of the failing and of the passing tests, in order; undefined where no form of them fits what the run counts. */
function markedTests(texts, all, counts) {
	return found(all, (groups) => chosen(groups, counts)) ?? underHeads(texts, counts);
}
/** The same where passing tests have no mark, or another sign: only where nothing else fits. */
function signedTests(all, counts) {
	return found(all, (groups) => ofSigns(groups, counts, true));
}
function found(all, choose) {
	for (const where of placesOf(all)) {
		const list = choose(all.filter(({ form }) => placeOf(form) === where));
		if (list !== void 0 && areNames(list)) return {
			list,
			bare: /* @__PURE__ */ new Set()
		};
	}
}
/** Lines of one mark in one place. */
function groupsOf(texts) {
	const groups = /* @__PURE__ */ new Map();
	const areCounts = texts.map(isCounts);
	for (const [at, text] of texts.entries()) {
		if (areCounts[at] || areCounts[at + 1] || /^\W{0,20}(?:some|all|\d{1,7})(?: \w{1,20})? (?:tests?|cases?|checks?) \w{1,20}\W{0,20}$/i.test(text)) continue;
		const indent = text.length - text.trimStart().length;
		for (const { form, name, verdict, said } of marksOf(text)) {
			const group = groups.get(form) ?? {
				form,
				verdict,
				entries: /* @__PURE__ */ new Map(),
				times: 0,
				indent
			};
			groups.set(form, group);
			group.times++;
			if (!group.entries.has(name)) group.entries.set(name, {
				at,
				said
			});
		}
	}
	return [...groups.values()].filter(({ entries, times }) => times <= 2 * entries.size);
}
/** Where marks stand, those first whose words say most. */
function placesOf(groups) {
	const said = /* @__PURE__ */ new Map();
	for (const { form, verdict, entries } of groups) {
		const where = placeOf(form);
		said.set(where, (said.get(where) ?? 0) + (verdict === void 0 ? 0 : entries.size));
	}
	return [...said].sort((a, b) => b[1] - a[1]).map(([where]) => where);
}
function placeOf(form) {
	return /^(?:<<|<|>|\|\d|\{\w*=)/.exec(form)?.[0] ?? "";
}
function chosen(groups, counts) {
	const sum = (list) => list.reduce((n, { entries }) => n + entries.size, 0);
	const ill = groups.filter(({ verdict }) => verdict === "bad");
	const bad = ill.some(({ entries }) => entries.size > 1) ? ill.filter(({ entries }) => entries.size > 1 || counts?.failed === 1) : ill;
	const good = groups.filter(({ verdict }) => verdict === "good");
	const isMore = ({ form, indent }) => Number(/err/i.test(form)) + Number(!good.some((each) => each.indent === indent));
	bad.sort((a, b) => isMore(a) - isMore(b));
	if (bad.length > 0) {
		const exact = counts === void 0 ? void 0 : [
			bad,
			...bad.map((each) => [each]),
			...pairsOf(ill)
		].find((list) => sum(list) === counts.failed);
		const isErrors = sum(good) === 0 && exact?.every(({ form }) => /error/i.test(form));
		if (exact && isErrors && groups.length > exact.length) return ofSigns(groups.filter((each) => !exact.includes(each)), counts);
		if (exact && counts && (counts.failed > 1 || sum(good) > 0 || isNamed(exact))) return statuses(exact, good);
		if ((counts === void 0 ? sum(bad) + sum(good) > 2 : sum(bad) <= counts.failed && (counts.passed === void 0 ? sum(good) > 1 : sum(good) === counts.passed)) && (sum(good) > 0 || counts === void 0 && isNamed(bad))) return statuses(bad, good);
		return;
	}
	return ofSigns(groups, counts);
}
/** `FAIL: ` and `ERROR: `, beside other marks. */
function pairsOf(groups) {
	const errors = groups.filter(({ form }) => /err/i.test(form));
	return groups.flatMap((one) => /fail/i.test(one.form) ? errors.map((other) => [one, other]) : []);
}
/** Any mark that stands as often as tests failed, beside one that stands as often as tests passed; signs before words. */
function ofSigns(groups, counts, isAlone = false) {
	if (counts === void 0) return void 0;
	const isSign = ({ form }) => !/[\p{L}\d]/u.test(form.slice(placeOf(form).length));
	const passed = groups.filter(({ verdict, entries }) => verdict === "good" || entries.size === counts.passed);
	const isMark = (each) => isSign(each) ? !/^\W{0,2}\+$/.test(each.form) : /^<?(?:test|case):?$/i.test(each.form) || !/\p{Ll}/u.test(each.form.replace(/^\|\d/, ""));
	const failed = groups.filter((each) => each.verdict === void 0 && each.entries.size === counts.failed && isMark(each));
	const isLevel = ({ indent }) => passed.some((each) => each.indent === indent);
	const [mark] = [
		...failed.filter((each) => isSign(each) && isLevel(each)),
		...failed.filter(isSign),
		...failed
	];
	if (mark === void 0) return void 0;
	const others = passed.filter((each) => each !== mark);
	const other = others.find(({ entries }) => entries.size === counts.passed) ?? others.find(({ verdict }) => verdict === "good") ?? (isAlone ? groups.find((each) => each !== mark && isSign(each) && each.indent === mark.indent) : void 0);
	if (other === void 0 && !(isAlone && isSign(mark) && counts.failed > 1 && /\W{2}$/.test(mark.form))) return void 0;
	return statuses([mark], other === void 0 ? [] : [other]);
}
/** `Test failed: name` needs no other line beside it. */
function isNamed(groups) {
	return groups.every(({ form }) => /^<<(?:test|case) failed/i.test(form));
}
/** No messages, and none that both failed and passed. */
function areNames(found) {
	const passed = new Set(found.filter((each) => !each.isFailed).map(({ name }) => name));
	const failed = found.filter((each) => each.isFailed);
	return failed.filter(({ name }) => /^[^\p{L}\d"'<#@$]/u.test(name) || /^not ok\b/.test(name) || weightOf(name) > 2 || !isName(name)).length <= failed.length / 3 && !failed.some(({ name }) => passed.has(name));
}
function statuses(bad, good) {
	const of = (list, isFailed) => list.flatMap(({ entries }) => [...entries].map(([name, { at, said }]) => ({
		at,
		name,
		isFailed,
		said
	})));
	return [...of(good, false), ...of(bad, true)].sort((a, b) => a.at - b.at);
}
/** `=== name`, and further down `--- failed`: the verdict stands alone, and its test's name above. */
function underHeads(texts, counts) {
	const ends = texts.flatMap((text, at) => {
		const isFailed = isBare(text.trim()) || /^\W{0,9}(?:fail(?:ed|ure)?|error|ko|ng|bad|no)\W{0,3}$/i.test(text);
		return isFailed || /^\W{0,9}(?:pass(?:ed)?|ok|success|succeeded|good|done|yes)\W{0,3}$/i.test(text) ? [{
			at,
			isFailed
		}] : [];
	});
	const failed = ends.filter((each) => each.isFailed).length;
	if (failed === 0 || (counts === void 0 ? failed === ends.length : failed > counts.failed)) return void 0;
	const heads = ends.map(({ at }, i) => {
		const from = (ends[i - 1]?.at ?? -1) + 1;
		return texts.slice(from, at).flatMap((text, k) => text.trim() === "" ? [] : [{
			at: from + k,
			lead: leadOf(text)
		}]);
	});
	const leads = /* @__PURE__ */ new Map();
	for (const lines of heads) for (const lead of new Set(lines.map((each) => each.lead))) leads.set(lead, (leads.get(lead) ?? 0) + 1);
	const [lead] = [...leads].filter(([each]) => each !== "").sort((a, b) => b[1] - a[1])[0] ?? [];
	const found = ends.map(({ isFailed }, i) => {
		const lines = heads[i] ?? [];
		const head = lines.find((each) => each.lead === lead) ?? lines[0];
		if (head === void 0) return void 0;
		const text = (texts[head.at] ?? "").trim();
		return {
			at: head.at,
			name: text.slice(head.lead === lead ? text.length - text.slice(lead?.length ?? 0).length : 0).trim(),
			isFailed
		};
	});
	return found.every((each) => each !== void 0 && each.name !== "") ? {
		list: found,
		bare: new Set(ends.map(({ at }) => at))
	} : void 0;
}
function leadOf(text) {
	return /^(?:[^\p{L}\d\s]{1,8}|\[\d{1,7}(?:\/\d{1,7})?\]|\p{L}{2,12}:?)(?=\s)/u.exec(text.trim())?.[0].replace(/\d+/g, "#") ?? "";
}
// src/reading/forms/numbered.ts
/** The list of failures that many runners end with: `1) name`, what is said of it below, `2) other`. */
const longest = 60;
const deepest$1 = 6;
/** Only where it counts from one to the number of failures, and something is said of each. */
function numberedFailures(texts, failed) {
	const found = texts.flatMap((text, at) => {
		const match = /^([\u2502\s]{0,20})(?:#|\[)?(\d{1,5})(?:\)|\.|:|\]| -) {1,4}(\S.*)$/.exec(text);
		return match === null ? [] : [{
			at,
			indent: match[1]?.length ?? 0,
			number: Number(match[2]),
			text: match[3] ?? ""
		}];
	});
	for (const end of found.filter(({ number }) => number === failed).reverse()) {
		const list = listTo(found, end);
		if (list.some(({ text }) => marksOf(text).some(({ verdict }) => verdict === "good"))) return void 0;
		const told = list.map((each, i) => toldOf(texts, each, list[i + 1]?.at ?? texts.length));
		if (list.length === failed && told.every(({ name, lines }) => isName(name) && lines.some(isSpoken))) return told;
	}
}
function listTo(found, end) {
	const list = [end];
	for (const each of found.slice(0, found.indexOf(end)).reverse()) {
		const [first = end] = list;
		if (first.number === 1) break;
		if (each.number === first.number - 1 && each.indent === end.indent) list.unshift(each);
	}
	return list;
}
/** Of the last one up to two blank lines, or a line that stands further out. */
function toldOf(texts, { at, indent, text }, next) {
	const path = [named$1(text)];
	let from = at + 1;
	if (!/[:.]$/.test(text)) {
		const more = texts.slice(from, Math.min(next, from + deepest$1));
		const end = more.findIndex((line) => /^\s+(?!(?:message|stack|error|failure|reason|details?):$)\S.*:$/i.test(line));
		if (end >= 0 && more.slice(0, end + 1).every((line) => indentOf(line) > indent && /^\s*[\p{L}\d"'`]/u.test(line))) {
			path.push(...more.slice(0, end + 1).map(named$1));
			from += end + 1;
		}
	}
	const lines = [];
	for (const line of texts.slice(from, Math.min(next, from + longest))) {
		if (lines.some(isSpoken) && line.trim() !== "" && indentOf(line) < indent || lines.length > 1 && line.trim() === "" && lines.at(-1)?.trim() === "") break;
		lines.push(line);
	}
	return {
		at,
		name: path.join(" \u203a "),
		lines
	};
}
/** Without what says that it failed. */
function named$1(text) {
	return cleaned(text).replace(/^(?:failed|failure|failing|error|broken)(?: in| at)? ?[:-]? (?=\S)/i, "");
}
// src/reading/forms/by-form.ts
/** Failing tests of runners that nobody wrote a reader for, told by what their lines have in common and what the run counts. */
/** A log of more lines is told by its error-like ones and its end. */
const mostFailures$1 = 500;
/** All failures: those of readers, and where these told fewer than the runners count those that the lines' form tells. */
function withFailuresByForm(report) {
	const more = failuresByForm(report);
	const isSame = (a, b) => leaf(a.name) === leaf(b.name) && a.stream === b.stream;
	return more.length === 0 ? report.failures : [...report.failures.filter((each) => !(each.weak && isTest(each) && more.some((other) => isSame(each, other)))), ...more];
}
/** None where the counts and the lines do not fit each other. */
function failuresByForm(report) {
	const { counts, failures } = report;
	const known = failures.filter((each) => isTest(each) && !each.weak);
	const isWhole = known.length > 0 && counts !== void 0 && counts.failed <= known.length;
	const several = (report.streams?.length ?? 0) > 1;
	if (isWhole && !several) return [];
	if (failures.some((each) => !isTest(each) && !isRemark$1(each))) return [];
	const told = new Set(counts === void 0 ? [] : known.map(({ stream = "" }) => stream));
	const isOpen = ({ stream = "" }) => !told.has(stream);
	const parts = unread({
		blocks: report.blocks.filter(isOpen),
		tail: report.tail.filter(isOpen)
	});
	return parts.flatMap(({ stream, lines }) => {
		const texts = lines.map(({ text }) => text);
		const own = several ? known.filter((each) => each.stream === stream) : known;
		const closing = closingCounts(texts) ?? (counts === void 0 || parts.length > 1 ? void 0 : {
			...counts,
			at: texts.length
		});
		const isShort = closing === void 0 ? !isWhole && failures.some((each) => each.weak && isTest(each)) : closing.failed > own.length;
		if (known.length > 0 && !isShort) return [];
		const named = toldIn(texts, closing);
		const found = named && unled(named);
		const fresh = ((found?.every((each) => each.lines.some(isSpoken)) ?? false) && found ? found : []).filter(({ name }) => isName(name) && !known.some((each) => leaf(each.name) === name));
		const names = new Set(found?.map(({ name }) => name));
		const fits = failures.every((each) => !isTest(each) || several && each.stream !== stream || names.has(leaf(each.name))) && (closing === void 0 || names.size === closing.failed);
		if (fresh.length > mostFailures$1 || known.length > 0 && !fits) return [];
		return fresh.map((each) => failureOf$2(each, stream));
	});
}
function toldIn(texts, closing) {
	const before = texts.slice(0, closing?.at);
	const groups = groupsOf(before);
	const toldAs = (counts) => {
		const numbered = counts && numberedFailures(before, counts.failed);
		if (numbered !== void 0) return numbered;
		const marked = markedTests(before, groups, counts);
		if (marked !== void 0) return apart$1(bodies(texts, marked, before.length), marked.list);
		if (counts === void 0) return void 0;
		const bare = bareNames(texts, counts);
		const signed = bare === void 0 ? signedTests(groups, counts) : void 0;
		return bare ?? (signed && apart$1(bodies(texts, signed, before.length), signed.list));
	};
	const alone = closing?.alone === void 0 ? void 0 : {
		...closing,
		failed: closing.alone
	};
	return keyValueEvents(texts) ?? toldAs(closing) ?? (alone && toldAs(alone));
}
function failureOf$2({ name, lines }, stream) {
	const told = account(lines);
	const place = lines.map((line) => /^\s{0,20}([^\s:()]{1,300}\.\w{1,8}):(\d{1,7})\b/.exec(line)).find((each) => each !== null);
	return {
		runner: unknownRunner,
		...told,
		name,
		file: told.file ?? place?.[1],
		line: told.line ?? (place === void 0 ? void 0 : Number(place?.[2])),
		...stream === "" ? {} : { stream }
	};
}
// src/reading/json-failures.ts
/** Failing tests in a JSON value of any reporter: told by its shape, not by whose it is. */
const mostFailures = 2e3;
const mostKnown = 2e4;
const deepest = 40;
/** Whatever has a name, a bad status or an error, and a message, and holds nothing of that kind itself. */
function jsonFailures(value, known = /* @__PURE__ */ new Map()) {
	const failures = [];
	learn(value, known, 0);
	walk$1(value, { names: [] }, {
		failures,
		known
	}, 0);
	return failures;
}
function learn(value, known, depth) {
	if (depth > 6 || known.size > mostKnown || typeof value !== "object" || value === null) return;
	for (const each of Object.values(value)) learn(each, known, depth + 1);
	const json = value;
	if (isText(json.id)) known.set(json.id, {
		name: isText(json.name) ? json.name : void 0,
		refs: refsOf(json)
	});
}
function refsOf(json) {
	return Object.keys(json).filter((key) => key.endsWith("Id")).map((key) => json[key]).filter(isText);
}
/** The nearest name that these ids lead to. */
function nameBy(refs, known, depth = 0) {
	const found = refs.map((ref) => known.get(ref)).filter((each) => each !== void 0);
	const name = found.find((each) => each.name !== void 0)?.name;
	if (name !== void 0 || found.length === 0 || depth > 4) return name;
	return nameBy(found.flatMap((each) => each.refs), known, depth + 1);
}
function walk$1(value, within, to, depth) {
	const { failures } = to;
	if (depth > deepest || failures.length >= mostFailures || typeof value !== "object" || value === null) return;
	if (Array.isArray(value)) {
		if (typeof value[0] === "string" && isBad(value[0]) && isObject(value[1])) walk$1({
			status: "failed",
			...value[1]
		}, within, to, depth + 1);
		else for (const each of value) walk$1(each, within, to, depth + 1);
		return;
	}
	const json = value;
	const found = foundIn(json, within);
	const known = failures.length;
	for (const [key, each] of Object.entries(json)) if (!errorKeys.has(key)) walk$1(each, found, to, depth + 1);
	if (failures.length > known) return;
	if (found.names.length === 0 && found.file === void 0) {
		const named = hasBadStatus(json) ? nameBy(found.refs ?? [], to.known) : void 0;
		if (named === void 0) return;
		found.names = [named];
	}
	const errors = [...texts(errorKeysOf(json), 0), ...valuesOf(json)];
	const said = (errors.length > 0 ? errors : texts([
		json.stdout,
		json.stderr,
		json.output
	], 0)).join("\n");
	if (said.trim() === "" || !(hasBadStatus(json) || errorObject(json))) return;
	const told = account(said.replace(/\u001b\[[\d;]{0,20}m/g, "").split("\n").slice(0, 400), found.file);
	const name = found.names.join(" \u203a ");
	failures.push({
		runner: "json",
		...told,
		name: name || (found.file ?? ""),
		kind: name === "" ? "suite" : void 0,
		line: told.line ?? found.line
	});
}
const nameKeys = "fullTitle full_description fullName full_name title name description test testName case".split(" ");
/** The names so far and this object's own; a file's name is its file. */
function foundIn(json, within) {
	const location = isObject(json.location) ? json.location : {};
	const place = [
		json.file,
		json.filePath,
		json.file_path,
		json.filename,
		location.file
	].find(isText);
	const line = [
		json.line,
		json.line_number,
		location.line
	].find((each) => typeof each === "number" && each > 0);
	const key = nameKeys.find((each) => isText(json[each]));
	const name = key === void 0 ? void 0 : json[key];
	const isFile = name !== void 0 && /^\S{1,400}\.\w{1,5}$/.test(name);
	const ancestors = Array.isArray(json.ancestorTitles) ? json.ancestorTitles.filter(isText) : void 0;
	const whole = key?.startsWith("full") === true;
	const before = whole ? [] : ancestors ?? within.names;
	return {
		names: name === void 0 || isFile ? within.names : [...before, whole && isText(json.title) ? leafed(name, json.title) : name],
		file: place !== void 0 ? cleanPath(place) : isFile ? cleanPath(name) : within.file,
		line: line === void 0 ? within.line : Number(line),
		refs: [...refsOf(json), ...within.refs ?? []].slice(0, 20)
	};
}
/** `suite inner name` with the title `name` is `suite inner \u203a name`. */
function leafed(whole, title) {
	return whole.endsWith(` ${title}`) ? `${whole.slice(0, -title.length - 1)} \u203a ${title}` : whole;
}
function hasBadStatus(json) {
	const status = [
		json.status,
		json.state,
		json.outcome,
		json.result,
		json.verdict,
		json.event
	].find(isText);
	return status !== void 0 && isBad(status) || json.ok === false || json.success === false || json.pass === false;
}
function isBad(status) {
	return /^(?:fail(?:ed|ure)?|error(?:ed)?|broken|timed-?out|unexpected|crashed|ambiguous)$/i.test(status);
}
const errorKeys = new Set("message err error errors exception failure failureMessage failureMessages failure_message error_message stack longrepr trace diff expected actual details snippet backtrace".split(" "));
/** `"want":422`: values that are no texts, as they stand. */
function valuesOf(json) {
	return Object.entries(json).filter(([key]) => /^(?:want(?:ed)?|have|got|found|expected|actual|received|measure|limit)$/i.test(key)).filter(([key, value]) => !(errorKeys.has(key) && isText(value)) && value !== null && value !== void 0).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).filter(({ length }) => length < 400);
}
function errorKeysOf(json) {
	return [...errorKeys].filter((key) => key in json && key !== "details").map((key) => json[key]);
}
function errorObject(json) {
	return [
		"err",
		"error",
		"exception",
		"failure",
		"failureMessages"
	].some((key) => texts([json[key]], 0).length > 0);
}
/** The strings in it, each once: a stack begins with the message. */
function texts(values, depth) {
	const found = [];
	for (const value of values) {
		if (depth > 4) break;
		const own = isText(value) ? [value] : Array.isArray(value) ? texts(value, depth + 1) : isObject(value) ? texts(errorKeysOf(value), depth + 1) : [];
		for (const text of own) if (!found.some((each) => each.includes(text))) found.push(text);
	}
	return found;
}
function isText(value) {
	return typeof value === "string" && value.trim() !== "";
}
// src/reading/forms/json-document.ts
/** Units of one document; a larger one is left to the other readers. */
const largest = 8e6;
const longestPrefix = 160;
/** Lines of short values between the opening bracket and the first longer one. */
const mostBefore = 20;
/** A JSON report on stdout, in one line or printed over many; lines of JSON events too. Tells only what no other reader does. */
const jsonDocument = {
	name: "json",
	triggers: [
		"\":[{",
		"\": {",
		"\": [",
		"[\"fail\",{",
		"\"failed\"",
		"\"err\":",
		"Id\":\"",
		"Ids\":[\""
	],
	open(findings) {
		let parts;
		let units = 0;
		let isOneLine = false;
		const known = /* @__PURE__ */ new Map();
		const take = (text) => {
			parts?.push(text);
			units += text.length;
			if (units > largest) parts = void 0;
			return parts !== void 0;
		};
		const close = () => {
			const text = parts?.join(isOneLine ? "" : "\n");
			parts = void 0;
			try {
				if (text !== void 0) for (const failure of jsonFailures(JSON.parse(text), known)) findings.failure(failure);
			} catch {}
			return false;
		};
		return {
			line(text, place) {
				if (parts !== void 0 && isOneLine) return take(place.whole()) && place.goesOn() ? true : close();
				if (parts !== void 0) return take(whatEnds(text)) && !/^[}\]]/.test(text) ? true : close();
				const start = beginOf(text);
				if (start !== void 0) {
					parts = [];
					units = 0;
					isOneLine = true;
					return take(place.whole().slice(start)) && place.goesOn() ? true : close();
				}
				if (!/^\s+"[^"]{1,80}": [{["\d]/.test(text)) return false;
				const opening = [];
				for (const before of place.before()) {
					if (!/^\s{0,20}(?:[{[]|"[^"]{1,80}": .*,)$/.test(before) || opening.length > mostBefore) return false;
					opening.unshift(before);
					if (!/^[{[]$/.test(before)) continue;
					parts = opening;
					break;
				}
				units = 0;
				isOneLine = false;
				return parts !== void 0 && take(text);
			},
			end: () => void close()
		};
	}
};
/** The bracket that ends a document, without what another stream put right behind it, or the comma before the next one. */
function whatEnds(text) {
	return /^[}\]]/.test(text) ? text.charAt(0) : text;
}
/** Where a document begins: of a log of one line nothing else shows what stands in front of it. */
function beginOf(text) {
	if (/^(?:\{(?:\S| ")|\[(?: ?["{[]|\d))/.test(text)) return 0;
	const match = /[\s|>:][{[](?=["{[])/.exec(text.slice(0, longestPrefix));
	return match === null ? void 0 : match.index + 1;
}
// src/text/xml-text.ts
/** Text as XML writes it. */
const entities = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'"
};
function decoded(text) {
	return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g, (whole, decimal, hex, name) => {
		if (name !== void 0) return entities[name] ?? whole;
		const code = decimal === void 0 ? Number.parseInt(hex, 16) : Number(decimal);
		return code > 0 && code < 1114112 && !(code >= 55296 && code < 57344) ? String.fromCodePoint(code) : "";
	});
}
// src/reading/reader.ts
/** A head that is no more than a name; none without one. */
function headNamed(name) {
	return name === void 0 ? void 0 : { name };
}
/** Lines that are kept of one failure. */
const longestBlock = 400;
/** Lines that one failure may have; of more than are kept the last ones tell as much as the first. */
const mostTaken = 4e3;
const sharedHeads = 500;
/** What starts the next script, or says that this one failed, is no part of a failure. */
const around = /^(?:> \S{1,200}@\d\S{0,60} \S|npm (?:error|ERR!) |g?make(?:\[\d{1,3}\])?: |(?:##\[|::)(?:group|endgroup|section)\b|Process completed with exit code \d{1,3}\.|Bash exited with code '\d{1,3}'\.|={3,} \S{1,80} ={3,}$)/;
/** Makes a reader of heads and bodies. */
function blockReader(spec) {
	return {
		name: spec.name,
		triggers: spec.triggers,
		counts: spec.counts,
		open(findings) {
			const runner = spec.open(findings);
			let heads = [];
			let body = [];
			let taken = 0;
			const close = () => {
				if (heads.length > 0) for (const failure of runner.failures(heads, trimmed(body))) findings.failure(failure);
				heads = [];
				body = [];
			};
			return {
				line(text, place) {
					const head = runner.head(text, place);
					if (head !== void 0) {
						if (heads.length >= sharedHeads || body.some((line) => line.trim() !== "")) close();
						heads.push(head);
						body = [];
						taken = 0;
						return true;
					}
					if (heads.length > 0 && taken < mostTaken && !around.test(text) && !runner.ends(text, body)) {
						taken++;
						body.push(text);
						if (body.length > longestBlock) body.splice(longestBlock / 4, 1);
						return true;
					}
					close();
					return runner.other?.(text, place) ?? false;
				},
				end(counted) {
					close();
					runner.end?.(counted);
				}
			};
		}
	};
}
/** Unindented lines of one shape that a body may end with: more are another program's, which went on printing. */
const mostAlike = 12;
function trimmed(all) {
	const lines = withoutNoiseBehind(all);
	const first = lines.findIndex((line) => line.trim() !== "");
	const last = lines.findLastIndex((line) => line.trim() !== "");
	return first < 0 ? [] : lines.slice(first, last + 1);
}
/** The last failure of a log is followed by whatever else is printed, as an upload's progress; a list that is announced, or that a step of the failure follows, is its own. */
function withoutNoiseBehind(lines) {
	if (lines.length <= mostAlike) return lines;
	const shapes = lines.map((line) => /^\p{L}/u.test(line) && weightOf(line) <= 0 ? templateOf(line) : void 0);
	const times = /* @__PURE__ */ new Map();
	for (const shape of shapes) if (shape !== void 0) times.set(shape, (times.get(shape) ?? 0) + 1);
	const first = shapes.findIndex((shape) => shape !== void 0 && (times.get(shape) ?? 0) > mostAlike);
	if (first < 0) return lines;
	const isOwn = (line) => weightOf(line) > 0 || isChanged(line) || frameOf(line)?.own === true;
	return /\S:$/.test(lines[first - 1] ?? "") || lines.slice(first).some(isOwn) ? lines : lines.slice(0, first);
}
// src/reading/forms/junit-lines.ts
/** JUnit XML on stdout, line by line: it may end in the middle. Tells only what no other reader does. */
const junitLines = {
	name: "junit",
	triggers: ["<testcase"],
	open(findings) {
		const reader = byLine.open(findings);
		return {
			...reader,
			line(text, place) {
				if (!/<testcase\b[^>]*[^/]>.|.<\/?testcase\b/.test(text)) return reader.line(text, place);
				return place.whole().replace(/<testcase\b(?:[^>"]|"[^"]*")*>|<\/testcase>/g, "\n$&\n").split("\n").filter((part) => part.trim() !== "").map((part) => reader.line(part, place)).at(-1) ?? false;
			}
		};
	}
};
const byLine = blockReader({
	name: "junit",
	triggers: ["<testcase"],
	open() {
		return {
			head(text) {
				const tag = /<testcase\b((?:[^>"]|"[^"]*")*)>/.exec(text)?.[1];
				if (tag === void 0 || tag.endsWith("/")) return void 0;
				const attribute = (name) => {
					const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
					return value === void 0 ? void 0 : decoded(value);
				};
				const file = attribute("file");
				return {
					name: attribute("name") ?? "",
					file,
					line: attribute("line")
				};
			},
			ends: (text) => /<\/testcase>|<\/testsuite/.test(text),
			failures: (heads, body) => heads.slice(-1).flatMap((head) => failureOf$1(head, body))
		};
	}
});
function failureOf$1(head, body) {
	const whole = body.join("\n");
	const tag = /<(?:failure|error)\b(?:[^>"]|"[^"]*")*>?/.exec(whole);
	if (tag === null || head.name === "") return [];
	const message = decoded(/\smessage="([^"]*)/.exec(tag[0])?.[1] ?? "");
	const text = decoded(whole.slice(tag.index + tag[0].length).replace(/<\/?[a-z-]{1,20}(?:\s(?:[^>"]|"[^"]*")*)?>|<!\[CDATA\[|\]\]>/g, ""));
	const said = account((message === "" || bare(text).includes(bare(message)) ? text : `${message}\n${text}`).split("\n").filter((each) => each.trim() !== ""), head.file);
	const line = Number(head.line);
	return [{
		runner: "junit",
		...said,
		name: head.name,
		line: said.line ?? (line > 0 ? line : void 0)
	}];
}
/** The text of an element is laid out otherwise than the same in an attribute. */
function bare(text) {
	return text.replace(/\s+/g, "");
}
// src/reading/tally.ts
/** `8 failed | 230 passed (238)`, `227 examples, 7 failures`: the number in front of a word. */
function tally(text, ...words) {
	let total = 0;
	for (const word of words) {
		const [, digits] = new RegExp(`(\\d{1,9})[ \\t]{1,11}${RegExp.escape(word)}(?!\\w)`).exec(text) ?? [];
		total += Number(digits ?? 0);
	}
	return total;
}
/** `2 failed, 1 skipped, 230 passed`: the three counts of one line, whatever the runner calls what it did not run. */
function tallies(text, ...skipped) {
	return {
		passed: tally(text, "passed"),
		failed: tally(text, "failed"),
		skipped: tally(text, ...skipped)
	};
}
/** The counts of so many tests, of which the others passed. */
function outOf(all, failed, skipped) {
	return {
		passed: Math.max(0, all - failed - skipped),
		failed,
		skipped
	};
}
// src/reading/readers/ava.ts
var ava_exports = /* @__PURE__ */ __exportAll({ ava: () => ava });
/** ava: `\u2718 [fail]: title` in passing; after a rule each failure is a title, its file and line, the source, the difference. */
const ava = blockReader({
	name: "ava",
	triggers: [
		"[fail]: ",
		"tests failed",
		"test failed",
		"tests passed",
		"test passed",
		"  \u2500"
	],
	counts: ["  \u2714 ", "[32m\u2714\x1B[39m "],
	open(findings) {
		/** Titles with what ava adds to them: the assertion's message, `Error thrown in test`. */
		const titles = /* @__PURE__ */ new Set();
		const told = /* @__PURE__ */ new Set();
		let listing = false;
		let failed = 0;
		const titleOf = (name) => titles.has(name) || [...titles].some((title) => title.startsWith(`${name} `));
		return {
			head(text) {
				const name = listing ? /^ {2}(\S.*)$/.exec(text)?.[1] : void 0;
				return name !== void 0 && titleOf(name) ? { name } : void 0;
			},
			ends: (text) => /^ {2}\u2500+$/.test(text),
			failures(heads, body) {
				const [{ name } = { name: "" }] = heads;
				const place = /^ {2}(\S+):(\d{1,7})$/.exec(body[0] ?? "");
				const said = account(body.slice(place === null ? 0 : 1).filter((line) => !/^ {3,}\d{1,7}: |^ {2}\u203a /.test(line)));
				told.add(name);
				const file = place?.[1] ?? said.file;
				return [{
					runner: "ava",
					...said,
					name,
					file,
					line: place === null ? said.line : Number(place[2])
				}];
			},
			other(text) {
				const title = /^ {2}(?:\u2718|\u2716|\u00d7) \[fail\]: (\S.*)$/.exec(text)?.[1];
				if (title !== void 0 && titles.size < 2e3) titles.add(title);
				if (/^ {2}\d{1,9} tests? failed/.test(text)) {
					failed += tally(text, "test failed", "tests failed");
					listing = false;
				}
				const passed = /^ {2}(\d{1,9}) tests? passed$/.exec(text);
				if (passed !== null && titles.size === 0) findings.counts("ava", { passed: Number(passed[1]) });
				if (titles.size > 0 && /^ {2}\u2500+$/.test(text)) listing = !listing;
				return listing;
			},
			end(counted) {
				if (failed > 0) findings.counts("ava", {
					failed,
					passed: counted("  \u2714 ") + counted("[32m\u2714\x1B[39m ")
				});
				for (const title of titles) if (![...told].some((name) => title === name || title.startsWith(`${name} `))) findings.failure({
					runner: "ava",
					name: title,
					lines: []
				});
			}
		};
	}
});
// src/reading/readers/bun.ts
var bun_exports = /* @__PURE__ */ __exportAll({ bun: () => bun });
const mostLines$2 = 120;
/** bun test: the error and its source come before `(fail) suite > name [1ms]`. */
const bun = {
	name: "bun",
	triggers: [
		"(fail) ",
		"\u2717 ",
		" pass",
		" fail",
		"bun test v"
	],
	open(findings) {
		let seen = false;
		const known = /* @__PURE__ */ new Set();
		return { line(text, place) {
			seen ||= text.startsWith("bun test v");
			const name = /^(?:\(fail\)|\u2717) (\S.*?)(?: \[\d[\d.]*m?s\])?$/.exec(text)?.[1];
			if (seen && name !== void 0 && !known.has(name) && known.size < 5e3) {
				known.add(name);
				const { lines, file } = before(place.before());
				const said = account(lines, file);
				findings.failure({
					runner: "bun",
					...said,
					name: name.split(" > ").join(" \u203a ")
				});
			}
			const count = seen ? /^ {0,3}(\d{1,9}) (pass|fail|skip|todo)$/.exec(text) : null;
			if (count !== null) {
				const key = {
					pass: "passed",
					fail: "failed"
				}[count[2] ?? ""] ?? "skipped";
				findings.counts("bun", { [key]: Number(count[1]) });
			}
			return false;
		} };
	}
};
/** What was printed since the verdict before, from the error on; the file's own header ends it. */
function before(lines) {
	const found = [];
	let file;
	for (const line of lines) {
		if (/^(?:\((?:pass|fail|skip|todo)\)|\u2713|\u2717|\u00bb) /.test(line) || found.length >= mostLines$2) break;
		file = /^(\S+\.\w{1,5}):$/.exec(line)?.[1];
		if (file !== void 0) break;
		found.unshift(line);
	}
	const error = found.findIndex((line) => /^(?:error|\w*Error): /.test(line));
	return {
		lines: error < 0 ? found : found.slice(error),
		file
	};
}
// src/reading/nearby.ts
/** What stands before the present line, nearest first, and in a body. */
/** What the nearest of some lines has in the group of this form; one more than `most` are looked at. */
function foundBefore(before, form, most) {
	let seen = 0;
	for (const line of before) {
		const found = form.exec(line)?.[1];
		if (found !== void 0) return found;
		if (++seen > most) return void 0;
	}
}
/** Whether the line right before is a rule. */
function isAfterRule(before) {
	for (const line of before) return /^={20,}$/.test(line);
	return false;
}
/** The lines before the first of this form. */
function linesUntil(lines, form) {
	const end = lines.findIndex((line) => form.test(line));
	return lines.slice(0, end < 0 ? void 0 : end);
}
// src/reading/readers/cargo-test.ts
var cargo_test_exports = /* @__PURE__ */ __exportAll({ cargoTest: () => cargoTest });
/** cargo test (libtest): `---- name stdout ----` and `test result:`. */
const cargoTest = blockReader({
	name: "cargo test",
	triggers: [
		"---- ",
		"test result: ",
		"... FAILED",
		"failures:",
		"successes:"
	],
	open(findings) {
		let passing = false;
		return {
			head(text) {
				return passing ? void 0 : headNamed(/^---- (\S.*) (?:stdout|stderr) ----$/.exec(text)?.[1]);
			},
			ends: (text) => text === "failures:" || text.startsWith("test result:"),
			failures(heads, body) {
				const [{ name } = { name: "" }] = heads;
				const panic = body.findIndex((line) => line.startsWith("note: panic did not contain"));
				const own = [...linesUntil(body, /^stack backtrace:$/), ...panic < 0 ? [] : body.slice(panic)];
				const at = own.findIndex((line) => / panicked at |^note: test did not panic|^Error: /.test(line));
				const told = at < 0 ? own : own.slice(at);
				const place = / at (\S+?):(\d{1,7}):\d{1,7}:?$/.exec(told[0] ?? "");
				const said = account(told.length > 1 && place !== null ? told.slice(1) : told);
				const earlier = own.slice(Math.max(0, at - 16), Math.max(0, at)).filter((line) => line.trim() !== "");
				const lines = [...said.lines, ...earlier.map((text) => ({
					text,
					rank: 2
				}))];
				const where = {
					file: place?.[1],
					line: place ? Number(place[2]) : void 0
				};
				return [{
					runner: "cargo test",
					...said,
					...where,
					name,
					lines
				}];
			},
			other(text) {
				if (text === "successes:") passing = true;
				if (text === "failures:" || text.startsWith("test result:")) passing = false;
				if (/^test result: \S+ \d/.test(text)) findings.counts("cargo test", tallies(text, "ignored"));
				const failing = /^test (\S.*?)(?: - should panic)? \.\.\. FAILED/.exec(text)?.[1];
				if (failing !== void 0) findings.failure({
					runner: "cargo test",
					name: failing,
					lines: [],
					weak: true
				});
				return false;
			}
		};
	}
});
// src/reading/readers/catch2.ts
var catch2_exports = /* @__PURE__ */ __exportAll({ catch2: () => catch2 });
/** Catch2 and doctest's like: a case's name between rules, then `file:12: FAILED:`. */
const catch2 = blockReader({
	name: "catch2",
	triggers: [": FAILED:", "test cases: "],
	open(findings) {
		let named = "";
		return {
			head(text, place) {
				const match = /^(\S.*?)(?::(\d{1,7})|\((\d{1,7})\)): FAILED:$/.exec(text);
				if (match === null) return void 0;
				named = caseBefore(place.before()) ?? named;
				return {
					name: named,
					file: match[1] ?? "",
					line: Number(match[2] ?? match[3])
				};
			},
			ends: (text) => /^(?:-{60,}|={60,})$/.test(text),
			failures: (heads, body) => heads.slice(-1).map((head) => ({
				runner: "catch2",
				...account(body),
				...head
			})),
			other(text) {
				if (/^test cases: +\d/.test(text)) findings.counts("catch2", tallies(text, "skipped"));
				const all = /^All tests passed \(\d{1,9} assertions? in (\d{1,9}) test cases?\)/.exec(text);
				if (all !== null) findings.counts("catch2", { passed: Number(all[1]) });
				return false;
			}
		};
	}
});
/** The lines between the two rules above: the case and its sections. */
function caseBefore(before) {
	const names = [];
	let rules = 0;
	let seen = 0;
	for (const line of before) {
		if (/^-{60,}$/.test(line)) rules++;
		else if (rules === 1 && line.trim() !== "") names.unshift(line.trim());
		if (rules === 2) return names.join(" \u203a ");
		if (++seen > 60) return void 0;
	}
}
// src/reading/readers/commands.ts
var commands_exports = /* @__PURE__ */ __exportAll({ commands: () => commands });
/** npm, pnpm, yarn and make about themselves: told only where nothing else was found. */
const commands = {
	name: "commands",
	triggers: "npm error |npm ERR! |make: *** |]: *** |ERR_PNPM_|command not found|: not found|No rule to make".split("|"),
	open(findings) {
		return { line(text) {
			const npm = /^npm (?:error|ERR!) (Missing script: .+|code \w+|[a-z][\w-]* .*not found.*)$/.exec(text)?.[1];
			const make = /^(?:g?make(?:\[\d{1,3}\])?): \*\*\* (?:\[(?:[^\]:]{1,300}:\d{1,7}: )?([^\]]{1,300})\] )?((?:Error \d|No rule|missing|Segmentation|Killed).*)$/.exec(text);
			const missing = /^(?:\/bin\/)?(?:ba|da|z)?sh: (?:line )?(?:\d{1,7}: )?(\S+: (?:command )?not found)$/.exec(text)?.[1];
			const pnpm = /^\s*(ERR_PNPM_\w+ .+)$/.exec(text)?.[1];
			if (npm !== void 0) tell(findings, "npm", npm);
			if (make !== null) tell(findings, "make", `${make[1] === void 0 ? "" : `${make[1]}: `}${make[2]}`);
			if (missing !== void 0) tell(findings, "shell", missing);
			if (pnpm !== void 0) tell(findings, "pnpm", pnpm);
			return false;
		} };
	}
};
function tell(findings, name, message) {
	findings.failure({
		runner: name,
		kind: "compile",
		name,
		message,
		lines: [{
			text: message,
			rank: 0
		}],
		weak: true
	});
}
// src/reading/problem.ts
/** An error of a compiler, linter or bundler. */
/** The failure that one message about one place (found in the text `at`) about one place is; `more` are the lines that explain it, `row` is what is shown of it. */
function problem(runner, place, message, more = [], row = message) {
	const file = cleanPath(place.file);
	const lines = [{
		text: row.trim(),
		rank: 0
	}];
	for (const line of account(more).lines) lines.push({
		text: line.text,
		rank: line.rank === 0 ? 1 : line.rank
	});
	return {
		runner,
		kind: "compile",
		name: file,
		file,
		line: place.line === void 0 ? void 0 : Number(place.line),
		place: placeIn(place.at ?? "", place.file, file),
		message: message.trim(),
		lines
	};
}
/** `src/a.ts:3:9` or `src/a.ts(3,9)`, where the text has a column. */
function placeIn(text, printed, file) {
	const at = text.indexOf(printed);
	const [column] = at < 0 ? [] : /^(?::\d{1,7}:\d{1,7}|\(\d{1,7},\d{1,7}\))/.exec(text.slice(at + printed.length)) ?? [];
	return column && file + column;
}
// src/reading/readers/compiler.ts
var compiler_exports = /* @__PURE__ */ __exportAll({ compiler: () => compiler });
/** gcc, clang, javac, mypy, tsc, MSBuild, go and others: a place, `error` and a message in one line, then the source. */
const compiler = blockReader({
	name: "compiler",
	triggers: "required from here|: error: | error: |error:\x1B|: error\x1B|rror: \x1B|fatal error|: error:|undefined reference to |multiple definition of |cannot find -l|error TS|: error |[91merror| - error|.go:".split("|"),
	open() {
		/** Where our own source needs the template that an error in a library's header is about. */
		let needed;
		return {
			head(whole) {
				const text = annotationLines(whole)[0] ?? whole;
				const found = forms$1.map(({ runner, form }) => ({
					runner,
					match: form.exec(text)
				})).find((each) => each.match);
				if (found?.match?.groups === void 0) return void 0;
				const { file = "tsconfig.json", line = "", kind, told = "" } = found.match.groups;
				if (file.endsWith(".swift") && /^(?:-\[|[\w.]{1,200} : )/.test(told)) return void 0;
				const message = kind === void 0 || kind === "error" ? told : `${kind}: ${told}`;
				const own = file.startsWith("/usr/") ? needed : void 0;
				const at = own === void 0 ? {
					file,
					line,
					at: text
				} : {
					...own,
					row: text.replace(/^.*\//, "")
				};
				return {
					runner: found.runner,
					...at,
					message: message.replace(/ \[[^\]\s]{1,400}proj\]$/, "")
				};
			},
			ends: (text, body) => text.trim() === "" || /^\S/.test(text) && body.length > 0 || /^\S.*: (?:warning|note|error|In function|In member)\b|^Found \d{1,9} error/.test(text) || body.length > 12,
			failures: (heads, body) => heads.map(({ runner, file, line, message, at, row }, i) => {
				const own = i === heads.length - 1 && runner !== "go" ? body : [];
				const told = message.trim() === "" ? (own.find((each) => /^\s+\S/.test(each)) ?? "").replace(/^\s+(?:\u2022 )?/, "") : message;
				return problem(runner, {
					file,
					line: line === "" ? void 0 : line,
					at
				}, told, own, row);
			}),
			other(text) {
				const [, file = "", line = ""] = /^(\S+?):(\d{1,7}):\d{1,7}: +required from here$/.exec(text) ?? [];
				if (file !== "") needed = {
					file,
					line,
					at: text
				};
				return false;
			}
		};
	}
});
const forms$1 = [
	{
		runner: "compiler",
		form: /^(?:In file included from )?(?<file>(?:\.{1,2}\/|\/)?[^\s:()[\]]{1,400}\.\w{1,8}):(?<line>\d{1,7}):(?:\d{1,7}(?:-\d{1,7})?:)? ?(?<kind>(?:fatal |syntax |internal )?error)(?:\[[\w-]{1,60}\])?: ?(?<told>.*)$/
	},
	{
		runner: "tsc",
		form: /^(?<file>(?:\/|[A-Za-z]:\\)?[^\s(][^(]{0,400}?)\((?<line>\d{1,7})(?:,\d{1,7})?(?:,\d{1,7},\d{1,7})?\): (?:fatal )?error (?<told>[A-Z]{1,8}\d{1,6}: .+)$/
	},
	{
		runner: "tsc",
		form: /^ {0,2}(?<file>\S[^:]{0,400}):(?<line>\d{1,7}):\d{1,7} - error:? (?<told>\S.+)$/
	},
	{
		runner: "tsc",
		form: /^error (?<told>TS\d{1,6}: .+)$/
	},
	{
		runner: "compiler",
		form: /^(?:\/\S+\/ld: )?(?<file>\S+?):(?:\([^)]{1,80}\)|(?<line>\d{1,7})): (?<told>(?:undefined reference to|multiple definition of) .+)$/
	},
	{
		runner: "compiler",
		form: /^(?:\S*\/)?(?<file>ld)(?:\.\w{1,8})?: (?<told>cannot find -l.+)$/
	},
	{
		runner: "go",
		form: /^(?:vet: )?(?:\.\/)?(?<file>[^\s:]{1,400}\.go):(?<line>\d{1,7})(?::\d{1,7})?: (?<told>\S.*)$/
	}
];
// src/reading/readers/ctest.ts
var ctest_exports = /* @__PURE__ */ __exportAll({ ctest: () => ctest });
/** CTest with --output-on-failure: `3/9 Test #3: name ...***Failed`, then what the test printed. */
const ctest = blockReader({
	name: "ctest",
	triggers: "***Failed|***Exception|***Timeout|***Not Run|tests passed, |No tests were found| Test #".split("|"),
	open(findings) {
		/** What GoogleTest prints around its tests. */
		const progress = /^\[(?: RUN {6}| {7}OK |-{10}|={10})\]/;
		return {
			head(text) {
				const match = /^ {0,9}\d{1,7}\/\d{1,7} Test +#\d{1,7}: (\S.{0,300}?) \.*([\w ]{0,40})\*\*\*(Failed|Exception|Timeout|Not Run)(.{0,200}?)(?:[ \d.]{4,40}sec|$)/.exec(text);
				return match === null ? void 0 : {
					name: match[1] ?? "",
					why: `${match[2] ?? ""} ${match[3] ?? ""}${match[4] ?? ""}`.replace(/: *$/, "").trim()
				};
			},
			ends: (text) => /^ {4,}Start +\d{1,7}: |^test \d{1,7}$|^\d{1,3}% tests passed|^ {0,9}\d{1,7}\/\d{1,7} Test +#/.test(text),
			failures: (heads, body) => heads.flatMap(({ name, why }, at) => {
				const said = account(at === heads.length - 1 ? body.filter((line) => !progress.test(line)) : []);
				const lines = said.lines.length > 0 && why === "Failed" ? said.lines : [{
					text: why,
					rank: 0
				}, ...said.lines];
				const whole = {
					runner: "ctest",
					...said,
					name,
					lines,
					message: said.message ?? why,
					weak: false
				};
				const running = why === "Failed" ? void 0 : /^\[ RUN {6}\] (\S+)$/.exec(body.at(-1) ?? "")?.[1];
				if (running === void 0 || at < heads.length - 1) return [whole];
				return [whole, {
					runner: "gtest",
					name: running,
					lines: [{
						text: why,
						rank: 0
					}],
					message: why,
					weak: false
				}];
			}),
			other(text) {
				const total = /^\d{1,3}% tests passed, (\d{1,9}) tests? failed out of (\d{1,9})/.exec(text);
				if (total !== null) findings.counts("ctest", {
					failed: Number(total[1]),
					passed: Number(total[2]) - Number(total[1])
				});
				if (/^No tests were found!!!/.test(text)) findings.counts("ctest", {});
				return false;
			}
		};
	}
});
// src/reading/readers/deno.ts
var deno_exports = /* @__PURE__ */ __exportAll({ deno: () => deno });
/** deno test: under ` ERRORS ` each failure is headed by `name => ./file:1:2`. */
const deno = blockReader({
	name: "deno",
	triggers: [
		" ERRORS ",
		" => ./",
		" passed | ",
		" passed ("
	],
	open(findings) {
		let section = false;
		return {
			head(text) {
				const match = section ? /^(\S.*) => (\S+):(\d{1,7}):\d{1,7}$/.exec(text) : null;
				if (match === null) return void 0;
				return {
					name: (match[1] ?? "").replaceAll(" ... ", " \u203a "),
					file: (match[2] ?? "").replace(/^\.\//, ""),
					line: Number(match[3])
				};
			},
			ends: (text) => text === " FAILURES ",
			failures: (heads, body) => heads.slice(-1).map((head) => {
				const said = account(body.filter((line) => !/^ {2,}\S.*;$/.test(line)), head.file);
				return {
					runner: "deno",
					...said,
					...head,
					line: said.line ?? head.line
				};
			}),
			other(text) {
				if (text === " ERRORS ") section = true;
				else if (text === " FAILURES ") section = false;
				if (/^(?:ok|FAILED) \| \d{1,9} passed/.test(text)) findings.counts("deno", tallies(text, "ignored"));
				return section;
			}
		};
	}
});
// src/reading/readers/dotnet.ts
var dotnet_exports = /* @__PURE__ */ __exportAll({ dotnet: () => dotnet });
/** dotnet test (VSTest's console): `  Failed Ns.Class.Test [12 ms]`, then `Error Message:` and `Stack Trace:`. */
const dotnet = blockReader({
	name: "dotnet",
	triggers: "  Failed |Failed!  - |Passed!  - |[FAIL]|Total tests: |No test is available|Test summary: ".split("|"),
	open(findings) {
		return {
			head: (text) => headNamed(/^ {2}(?:Failed|X) (\S.*?)(?: \[[^\]]{1,30}\])?$/.exec(text)?.[1]),
			ends: (text) => /^(?: {2}(?:Passed|Skipped|Failed) |Failed! |Passed! |Total tests: |Test Run |Results File:|\[xUnit|Test summary: )/.test(text),
			failures(heads, body) {
				const isLabel = (line) => /^ {2}(?:Error Message|Stack Trace):$/.test(line);
				if (!body.some(isLabel)) return [];
				const lines = linesUntil(body, /^ {2}Standard (?:Output|Error) Messages:/).filter((line) => !isLabel(line));
				return heads.slice(-1).map(({ name }) => ({
					runner: "dotnet",
					...account(lines),
					name
				}));
			},
			other(text) {
				const total = /^(?:(?:Failed|Passed|Skipped)! +-|Test summary: total: \d{1,9},) [Ff]ailed: +(\d{1,9}), (?:Passed|succeeded): +(\d{1,9}), [Ss]kipped: +(\d{1,9})/.exec(text);
				if (total !== null) findings.counts("dotnet", {
					failed: Number(total[1]),
					passed: Number(total[2]),
					skipped: Number(total[3])
				});
				if (/^No test is available in /.test(text)) findings.counts("dotnet", {});
				return false;
			}
		};
	}
});
// src/reading/readers/drawn.ts
var drawn_exports = /* @__PURE__ */ __exportAll({ drawn: () => drawn });
/** Linters and bundlers that tell the place apart: `  \u00d7 message` above `\u256d\u2500[src/a.js:2:3]`, below `src/a.js:3:10 rule \u2501\u2501\u2501\u2501`, or rows `  2:3  error  message` below a file. */
const drawn = blockReader({
	name: "diagnostics",
	triggers: [
		"\u256d\u2500",
		" ,-[",
		"\u2501\u2501\u2501\u2501",
		"error  ",
		"[31merror",
		" \u2716  ",
		"[31m\u2716",
		"  \u2716"
	],
	open() {
		return {
			head(text, place) {
				const [, box, at] = /^\s*(?:\u256d\u2500+|,-+)\[(\S[^:\]]{0,400}):(\d{1,7}):\d{1,7}\]$/.exec(text) ?? [];
				const above = box === void 0 ? void 0 : messageAbove(place.before());
				if (box !== void 0 && above !== void 0) return {
					runner: "diagnostics",
					file: box,
					line: at,
					at: text,
					message: above
				};
				const [, ruled, row] = /^(\S[^:]{0,400}\.\w{1,8})(?::(\d{1,7}):\d{1,7})? \S.* \u2501{4,}$/.exec(text) ?? [];
				if (ruled !== void 0) return {
					runner: "biome",
					file: ruled,
					line: row,
					at: text
				};
				const [, line, told = ""] = /^ {1,8}(\d{1,7}):\d{1,7} {2,}(?:error|\u2716) {2,}(\S.*)$/.exec(text) ?? [];
				const file = line === void 0 ? void 0 : foundBefore(place.before(), /^(\S.*)$/, 2e3);
				if (file === void 0 || !/\.\w{1,8}$/.test(file)) return void 0;
				return {
					runner: "eslint",
					file,
					line,
					message: squeezed(told),
					row: squeezed(text)
				};
			},
			ends: (text, body) => /^(?:Found \d|Checked \d|The number of diagnostics|\w+ \u2501{8,}$)/.test(text) || body.length > 60,
			failures: (heads, body) => heads.flatMap((head, i) => {
				const own = i === heads.length - 1 && head.runner !== "eslint" ? body : [];
				const message = head.message ?? own.map((line) => /^ {2}[\u00d7\u2716] (\S.*)$/.exec(line)?.[1]).find((each) => each);
				const changes = own.filter((line) => /^\s*\d{0,7}\s*\d{0,7} \u2502 [-+] /.test(line)).slice(0, 6);
				const source = own.filter((line) => /^[ >]*\d{1,7} [\u2502|]/.test(line)).slice(0, 5);
				return message === void 0 ? [] : [problem(head.runner, head, message, changes.length > 0 ? changes : source, head.row)];
			})
		};
	}
});
function squeezed(text) {
	return text.trim().replace(/ {2,}/g, "  ");
}
/** The message may go over several lines; a warning (`\u26a0`) is none. */
function messageAbove(before) {
	const lines = [];
	for (const line of before) {
		const first = /^\s{0,4}(?:\u00d7|\u2716|x|error:) (\S.*)$/.exec(line)?.[1];
		if (first !== void 0) return [first, ...lines].join(" ");
		if (line.trim() === "" || lines.length > 5 || /^\s{0,4}[\u26a0!] /.test(line)) return void 0;
		lines.unshift(line.replace(/^[\s\u2502]+/, ""));
	}
}
// src/reading/readers/exunit.ts
var exunit_exports = /* @__PURE__ */ __exportAll({ exunit: () => exunit });
/** Elixir's ExUnit: `  4) test name (Module)`, its file and line, then the assertion. */
const exunit = blockReader({
	name: "exunit",
	triggers: [
		") test ",
		") doctest ",
		") property ",
		": failure on setup_all",
		" tests, ",
		" test, "
	],
	open(findings) {
		return {
			head(text) {
				const match = /^ {2,4}\d{1,7}\) (?:test|doctest|property) (\S.*) \(([\w.]{1,200})\)$/.exec(text);
				if (match !== null) return { name: `${match[2]} \u203a ${match[1]}` };
				return headNamed(/^ {2,4}\d{1,7}\) ([\w.]{1,200}): failure on setup_all callback/.exec(text)?.[1]);
			},
			ends: (text, body) => /^Finished in /.test(text) || body.length > 1 && text.trim() !== "" && !text.startsWith("     "),
			failures: (heads, body) => heads.slice(-1).map(({ name }) => {
				const place = /^ {5}(\S+\.exs?):(\d{1,7})$/.exec(body[0] ?? "");
				const said = account(body.slice(place === null ? 0 : 1).filter((line) => !/^ {5}stacktrace:$/.test(line)), place?.[1]);
				return {
					runner: "exunit",
					...said,
					name,
					file: place?.[1] ?? said.file,
					line: said.line ?? (place ? Number(place[2]) : void 0)
				};
			}),
			other(text, place) {
				if (/^(?:\d{1,9} doctests?, )?(?:\d{1,9} propert\w+, )?\d{1,9} tests?, \d{1,9} failures?/.test(text)) {
					const failed = tally(text, "failure", "failures");
					const skipped = tally(text, "skipped", "excluded", "invalid");
					const all = tally(text, "test", "tests", "doctest", "doctests", "property", "properties");
					findings.counts(isFinished(place.before()) ? "exunit" : unknownRunner, outOf(all, failed, skipped));
				}
				return false;
			}
		};
	}
});
/** Others count in the same words; ExUnit says right before how long it took. */
function isFinished(before) {
	for (const line of before) if (line.trim() !== "") return /^Finished in /.test(line);
	return false;
}
// src/reading/readers/go-test.ts
var go_test_exports = /* @__PURE__ */ __exportAll({ goTest: () => goTest });
const mostLines$1 = 200;
const mostSegments = 400;
/** go test's text, quiet and -v: `--- FAIL: name`, told after it or, with -v, before it under `=== RUN`; -json has an event for each of these lines. */
const goTest = {
	name: "go test",
	triggers: "=== FAIL: |--- FAIL: |--- SKIP: |panic: |FAIL	|ok  	|[no test files]|[no tests to run]|\"Action\":\"fail\"|\"Action\":\"skip\"".split("|"),
	counts: ["--- PASS: ", "=== RUN "],
	open(findings) {
		const counts = {
			passed: 0,
			failed: 0,
			skipped: 0
		};
		/** Failing tests of the package that is being told; its path comes last. */
		let verdicts = [];
		let printed = /* @__PURE__ */ new Map();
		/** The test whose subtests are told below it. */
		let top = "";
		let panicked = false;
		let verbose = false;
		/** A summary of all packages tells them once more. */
		const told = /* @__PURE__ */ new Set();
		let ran = false;
		const flush = (pkg) => {
			const parents = new Set(verdicts.map(({ name }) => name.slice(0, name.lastIndexOf("/"))));
			for (const { name, lines, pkg: own, from } of verdicts) {
				if (lines.every((line) => line.trim() === "") && parents.has(name)) counts.failed--;
				else if (own === void 0 || !told.has(name)) findings.failure(goFailure(name || panicking(lines), lines, own ?? from ?? pkg));
				if (own === void 0 && lines.length > 0) told.add(name);
			}
			verdicts = [];
			panicked = false;
		};
		return {
			line(whole, place) {
				const event = whole.startsWith("{\"") ? parsedJson(whole) : void 0;
				if (event?.Action !== void 0) {
					const [, verdict = "", name = ""] = /^\s*--- (FAIL|SKIP): (\S+)/.exec(event.Output ?? "") ?? [];
					ran ||= event.Package !== void 0;
					verbose ||= ran;
					if (verdict === "SKIP") counts.skipped++;
					if (verdict === "FAIL") {
						counts.failed++;
						verdicts.push({
							name,
							lines: eventsBefore(place.before(), event),
							from: event.Package
						});
					}
					return false;
				}
				const text = whole;
				const result = /^( *)--- (FAIL|PASS|SKIP): (\S+)/.exec(text);
				if (result !== null) {
					if (verdicts.at(-1)?.pkg !== void 0) return true;
					const [, indent = "", verdict = "", name = ""] = result;
					ran = true;
					if (verdict === "SKIP") counts.skipped++;
					if (verdict !== "FAIL") return verdicts.length > 0 && indent !== "";
					counts.failed++;
					if (indent === "" || !name.startsWith(`${top}/`)) printed = printedBefore(place.before(), name);
					if (indent === "") top = name;
					verbose ||= printed.size > 0;
					if (verdicts.length > 2e3) flush();
					verdicts.push({
						name,
						lines: [...printed.get(name) ?? []]
					});
					return true;
				}
				const [, pkg, name] = /^=== FAIL: (\S+) (\S*) \(\d/.exec(text) ?? [];
				if (pkg !== void 0) return verdicts.push({
					name: name || pkg,
					lines: [],
					pkg: `x/${pkg}`
				}) > 0;
				const end = /^(?:ok {2}|FAIL)\t(\S+)/.exec(text);
				if (end !== null || text === "FAIL" || /\[no test files\]$/.test(text)) {
					if (end !== null) flush(end[1]);
					ran ||= /^(?:ok {2}|FAIL)\t/.test(text) && !/\[no tests to run\]$/.test(text);
					findings.saw("go test");
					return verdicts.length > 0;
				}
				if (text.startsWith("panic: ")) {
					panicked = true;
					if (verdicts.length === 0 || text.startsWith("panic: test timed out")) verdicts.push({
						name: runningBefore(place.before()) ?? "",
						lines: []
					});
				}
				const last = verdicts.at(-1);
				if (last === void 0) return false;
				if (!panicked && /^(?:=== |PASS$|---|DONE )/.test(text)) return false;
				if (last.lines.length < mostLines$1) last.lines.push(text);
				return last.lines.length < mostLines$1;
			},
			end(counted) {
				flush();
				counts.passed = counted("--- PASS: ");
				verbose ||= counts.passed > 0 || counted("=== RUN ") > 0;
				if (verbose && counts.passed + counts.failed + counts.skipped > 0) findings.counts("go test", counts);
				else if (!ran) findings.none("go test");
			}
		};
	}
};
/** What the events of this test printed, in order, without go's own lines. */
function eventsBefore(before, { Package, Test }) {
	const name = `"Test":${JSON.stringify(Test)}`;
	const lines = [];
	for (const line of before) {
		const event = line.includes(name) ? parsedJson(line) : void 0;
		if (event === void 0 || event.Package !== Package || event.Test !== Test) continue;
		if (event.Action === "run" || lines.length >= mostLines$1) break;
		if (event.Action === "output" && !/^\s*(?:=== |--- |(?:FAIL|PASS)\s)/.test(event.Output ?? "")) lines.unshift((event.Output ?? "").trimEnd());
	}
	return lines;
}
/** The test that a panic without a verdict stopped: go names those that were running, or a frame does. */
function panicking(lines) {
	const listed = lines.map((line) => /^\t(Test\S*) \(\d/.exec(line)?.[1]).find((name) => name !== void 0);
	const frame = lines.map((line) => /\.(Test\w*)(?:\.func\d{1,9}){0,9}(?:\(|$)/.exec(line)?.[1]).find((name) => name !== void 0);
	return listed ?? frame ?? "panic";
}
/** With -v: the test that was begun last and has no verdict. */
function runningBefore(before) {
	let seen = 0;
	for (const line of before) {
		const running = /^=== (?:RUN|CONT|NAME) +(\S+)$/.exec(line)?.[1];
		if (running !== void 0) return running;
		if (/^(?:--- |ok {2}\t|FAIL)/.test(line) || ++seen > 400) return void 0;
	}
}
/** With -v: what each test printed under its `=== RUN`, back to where this one began. */
function printedBefore(before, name) {
	const segments = /* @__PURE__ */ new Map();
	let lines = [];
	let seen = 0;
	for (const line of before) {
		if (++seen > 4e3 || segments.size > mostSegments) break;
		const start = /^=== (RUN|CONT|NAME|PAUSE) +(\S+)$/.exec(line);
		if (start !== null) {
			const owner = start[2] ?? "";
			segments.set(owner, [...lines, ...segments.get(owner) ?? []].slice(0, mostLines$1));
			if (owner === name && start[1] === "RUN") break;
			lines = [];
		} else if (/^(?:--- |ok {2}\t|FAIL)/.test(line)) break;
		else if (!/^\s+--- /.test(line)) lines.unshift(line);
	}
	return segments;
}
/** A failing Go test from what was printed about it. go names files without their folder; `pkg` less the module's own path is that folder. */
function goFailure(name, lines, pkg) {
	const place = lines.map((line) => /^\s*([^\s:]+\.go):(\d{1,7}):/.exec(line)).find((match) => match !== null);
	const steps = lines.findIndex((line) => /^\s*goroutine \d/.test(line));
	const isStep = (line, at) => steps >= 0 && at >= steps && /^\s*(?:goroutine \d|created by |\/usr\/\S{1,300}\.go:\d{1,7} \+0x|\S{1,300}\(.{0,300}\)$)/.test(line);
	const said = account(lines.filter((line, at) => !beside.test(line) && !isStep(line, at)));
	const folder = pkg === void 0 ? "" : folderOf(pkg);
	const file = place?.[1] === void 0 ? said.file : place[1].includes("/") ? place[1] : `${folder}${place[1]}`;
	return {
		runner: "go test",
		...said,
		name,
		file,
		line: place ? Number(place[2]) : said.line,
		message: said.message?.replace(/^[^\s:]+\.go:\d{1,7}: ?/, "")
	};
}
/** What go says around a failure, and testify once more: the place, and the name. */
const beside = /^\[signal |^created by |^exit status|^\S{1,300}\(.{0,300}\)$|^\s*(?:Error Trace|Test):[ \t]|^\s*[^\s:]+\.go:\d{1,7}: ?$/;
/** `example.com/shop/cart/` is `cart/` where the module is `example.com/shop`: three parts where the first is a host. */
function folderOf(pkg) {
	const parts = pkg.split("/");
	const host = (parts[0] ?? "").includes(".");
	const known = host && /^(?:github|gitlab|bitbucket|codeberg)\./.test(parts[0] ?? "") ? 3 : host ? 2 : 1;
	const rest = parts.slice(known).filter((part) => !/^v\d+$/.test(part));
	return rest.length === 0 ? "" : `${rest.join("/")}/`;
}
// src/reading/readers/gradle.ts
var gradle_exports = /* @__PURE__ */ __exportAll({ gradle: () => gradle });
/** Gradle: `pkg.Class > test FAILED`, told by indented lines; `55 tests completed, 7 failed`. */
const gradle = blockReader({
	name: "gradle",
	triggers: [
		" FAILED",
		" tests completed",
		" test completed",
		"* What went wrong:"
	],
	open(findings) {
		return {
			head(text) {
				const name = /^(\S.* > \S.*) FAILED$/.exec(text)?.[1];
				if (name !== void 0) return { name: name.split(" > ").join(" \u203a ") };
				return text === "* What went wrong:" ? { name: "" } : void 0;
			},
			ends: (text, body) => body.length > 0 && text.trim() === "" && !/^\s/.test(body[0] ?? "") || /^(?:\S.* FAILED|\d{1,9} tests? completed|FAILURE: |> Task |\* Try)/.test(text),
			failures: (heads, body) => heads.slice(-1).flatMap(({ name }) => {
				const said = account(body);
				if (name !== "") return [{
					runner: "gradle",
					...said,
					name
				}];
				if (/There were failing tests|Compilation failed/.test(body.join("\n"))) return [];
				return [{
					runner: "gradle",
					kind: "compile",
					...said,
					name: (body[0] ?? "build").trim()
				}];
			}),
			other(text) {
				if (/^\d{1,9} tests? completed, /.test(text)) {
					const all = tally(text, "test completed", "tests completed");
					findings.counts("gradle", outOf(all, tally(text, "failed"), tally(text, "skipped")));
				}
				return false;
			}
		};
	}
});
// src/reading/readers/gtest.ts
var gtest_exports = /* @__PURE__ */ __exportAll({ gtest: () => gtest });
/** GoogleTest: `file:12: Failure` blocks between `[ RUN      ] Suite.Test` and `[  FAILED  ] Suite.Test`. */
const gtest = blockReader({
	name: "gtest",
	triggers: [
		": Failure",
		": error: Failure",
		"[  FAILED  ]",
		"[  PASSED  ]",
		"[  SKIPPED ]",
		"[==========]"
	],
	open(findings) {
		let running = "";
		const told = /* @__PURE__ */ new Set();
		/** Told before its name: `--gtest_brief` leaves out which test runs. */
		let nameless = [];
		let total = 0;
		return {
			head(text, place) {
				const match = /^(?:(\S.*?)(?::(\d{1,7})|\((\d{1,7})\))|unknown file): (?:error: )?Failure$/.exec(text);
				if (match === null) return void 0;
				running = foundBefore(place.before(), /^\[(?: RUN {6}|-{10})\] (?:\d{1,7} tests? from )?(\S+|Global.+)$/, 400) ?? "";
				return {
					name: running,
					file: match[1],
					line: match[1] === void 0 ? void 0 : Number(match[2] ?? match[3])
				};
			},
			ends: (text) => /^\[ {0,2}[A-Z=-]+ {0,6}\]/.test(text),
			failures(heads, body) {
				const [{ name, file, line }] = heads;
				const told1 = body.filter((line) => !/^\[ RUN/.test(line));
				const failure = {
					runner: "gtest",
					...account(told1),
					...gtestValues(told1),
					name,
					file,
					line,
					weak: false
				};
				if (name === "" && nameless.length < 100) nameless.push(failure);
				if (name === "") return [];
				told.add(name);
				return [failure];
			},
			other(text) {
				const failed = /^\[ {2}FAILED {2}\] ([^\s,]+)(?:, where .*)? \(\d{1,9} ms\)$/.exec(text)?.[1];
				if (failed !== void 0) {
					for (const failure of nameless) findings.failure({
						...failure,
						name: failed
					});
					if (nameless.length > 0) told.add(failed);
					nameless = [];
				}
				if (failed !== void 0 && !told.has(failed)) findings.failure({
					runner: "gtest",
					name: failed,
					lines: [],
					weak: true
				});
				total = Number(/^\[={10}\] (\d{1,9}) tests? from .* ran\./.exec(text)?.[1] ?? total);
				const sum = /^\[ {2}(PASSED|FAILED) {2}\] (\d{1,9}) tests?[.,]/.exec(text) ?? /^\[ {2}(SKIPPED) \] (\d{1,9}) tests?,/.exec(text);
				const key = {
					PASSED: "passed",
					FAILED: "failed",
					SKIPPED: "skipped"
				}[sum?.[1] ?? ""];
				if (sum !== null && key !== void 0) findings.counts("gtest", { [key]: Number(sum[2]) });
				return false;
			}
		};
	}
});
/** The expected value stands first, the actual one last, each with `Which is:` where its text is an expression. */
function gtestValues(lines) {
	if (!/^Expected equality of these values:/.test(lines[0] ?? "")) return {};
	const values = [];
	for (const line of lines.slice(1)) {
		const which = /^\s+Which is: (.*)$/.exec(line)?.[1];
		if (which !== void 0 && values.length > 0) values[values.length - 1] = which;
		else if (/^ {2}\S/.test(line)) values.push(line.trim());
	}
	return values.length >= 2 ? {
		expected: values[0],
		actual: values[1]
	} : {};
}
// src/reading/readers/jest.ts
var jest_exports = /* @__PURE__ */ __exportAll({ jest: () => jest$1 });
/** jest's default and verbose reporters: `FAIL file`, then `  \u25cf suite \u203a test`. */
const jest$1 = blockReader({
	name: "jest",
	triggers: [
		"\u25cf ",
		"FAIL ",
		"PASS ",
		"Tests: ",
		"No tests found",
		"\u2715 ",
		"Got error running global"
	],
	open(findings) {
		let file;
		return {
			head(text) {
				const title = /^ {2}\u25cf {1,2}(\S.*)$/.exec(text)?.[1];
				if (title === void 0 || title === "Console" || file === void 0) return void 0;
				if (title.startsWith("process.exit called")) return {
					name: title,
					kind: "suite"
				};
				const whole = title === "Test suite failed to run";
				return {
					file,
					name: whole ? file : title,
					kind: whole ? "suite" : void 0
				};
			},
			ends: (text) => /^(?: ?(?:FAIL|PASS) |Test Suites: |Snapshot Summary| \u203a \d| {2}console\.\w+$|Summary of all| {2}\u25cf Console$)/.test(text),
			failures: (heads, body) => heads.map((head) => ({
				runner: "jest",
				...account(body, head.file),
				...head
			})),
			other(text) {
				const header = /^ ?(?:FAIL|PASS) {1,2}(?:[\w@/.-]{1,80} )?(\S+\.\w+)(?: \([^()]{1,40}\))*$/.exec(text)?.[1];
				if (header !== void 0) file = header;
				if (/^Tests: {2,9}\d/.test(text)) findings.counts("jest", tallies(text, "skipped", "todo"));
				if (/^No tests found, exiting/.test(text)) findings.counts("jest", {});
				const [, hook, script, reason] = /Jest: Got error running (global\w+) - (\S+), reason: (.+)$/.exec(text) ?? [];
				if (hook !== void 0) findings.failure({
					runner: "jest",
					kind: "suite",
					name: hook,
					...account([reason ?? ""], script)
				});
				const passing = /^ {2,}\u2715 (\S.*?)(?: \(\d{1,9} m?s\))?$/.exec(text)?.[1];
				if (passing !== void 0) findings.failure({
					runner: "jest",
					name: passing,
					file,
					lines: [],
					weak: true
				});
				return false;
			}
		};
	}
});
// src/reading/readers/junit-console.ts
var junit_console_exports = /* @__PURE__ */ __exportAll({ junitConsole: () => junitConsole });
/** JUnit's console launcher: the list under `Failures (7):`. */
const junitConsole = blockReader({
	name: "junit",
	triggers: "Failures (| tests successful | tests failed | tests skipped |JUnit Jupiter:|JUnit Vintage:".split("|"),
	open(findings) {
		let section = false;
		return {
			head(text) {
				const path = section ? /^ {2}((?:JUnit|Spock|Kotest|jqwik|Cucumber)[\w ]*:\S.*)$/.exec(text)?.[1] : void 0;
				if (path === void 0) return void 0;
				const names = path.split(":").slice(1).map((name) => name.replace(/\(\)$/, ""));
				return {
					name: names.join(" \u203a "),
					leaf: names.at(-1) ?? ""
				};
			},
			ends: (text) => /^Test run finished|^Test plan|^Failures \(/.test(text),
			failures: (heads, body) => heads.slice(-1).map(({ name }) => {
				return {
					runner: "junit",
					...account(body.filter((line) => !/^\s+(?:MethodSource|ClassSource|\[\.\.\.\])/.test(line)).map(unmarked)),
					name
				};
			}),
			other(text) {
				section = /^Failures \(\d{1,9}\):$/.test(text) || section && !/^Test run finished/.test(text);
				const count = /^\[ {0,12}(\d{1,9}) tests (successful|failed|skipped) {0,12}\]$/.exec(text);
				const key = {
					successful: "passed",
					failed: "failed",
					skipped: "skipped"
				}[count?.[2] ?? ""];
				if (count !== null && key !== void 0) findings.counts("junit", { [key]: Number(count[1]) });
				return section;
			}
		};
	}
});
/** `=> ` heads the message. */
function unmarked(line) {
	const text = line.trim();
	return text.startsWith("=> ") ? text.slice(3) : line;
}
// src/reading/readers/junit-tree.ts
var junit_tree_exports = /* @__PURE__ */ __exportAll({ junitTree: () => junitTree });
/** JUnit's console launcher with `--details verbose`: `caught:` and `status: \u2718 FAILED` behind the tree's bars. */
const junitTree = blockReader({
	name: "junit",
	triggers: ["caught: "],
	open() {
		return {
			head(text, place) {
				const caught = /^[\u2502\u251c\u2514\u2500 |+'-]{2,80}caught: (\S.*)$/.exec(text)?.[1];
				const name = caught === void 0 ? void 0 : testAbove(place.before());
				return name === void 0 ? void 0 : {
					name,
					caught: caught ?? ""
				};
			},
			ends: (text) => /^[\u2502\u251c\u2514\u2500 |+'-]{2,80}(?:duration|reports|status): /.test(text),
			failures: (heads, body) => heads.slice(-1).map(({ name, caught }) => ({
				runner: "junit",
				...account([caught, ...body.map((line) => line.replace(/^[\u2502\u251c\u2514\u2500 |+'-]{1,80}/, "  "))]),
				name
			}))
		};
	}
});
/** The test that these lines tell of, with the classes that it lies in. */
function testAbove(before) {
	let classes = [];
	let seen = 0;
	for (const line of before) {
		const parent = /^[\u2502| ]*parent: (\S.*)$/.exec(line)?.[1];
		if (parent !== void 0) classes = [...parent.matchAll(/\[(?:nested-)?class:([^\]]{1,200})\]/g)].map((match) => match[1] ?? "");
		const name = /^[\u2502| ]*(?:[\u251c\u2514]\u2500|[+']--) (\S.*)$/.exec(line)?.[1];
		if (name !== void 0) return [...classes, name.replace(/\(\)$/, "")].join(" \u203a ");
		if (++seen > 200) return void 0;
	}
}
// src/reading/readers/minitest.ts
var minitest_exports = /* @__PURE__ */ __exportAll({ minitest: () => minitest });
/** minitest: `  1) Failure:`, then `Class#test [file:line]:`, and Rails' form without numbers; test-unit: `Failure: test_x(Class)` between rules. */
const minitest = blockReader({
	name: "minitest",
	triggers: [
		"Failure:",
		"Error:",
		" runs, ",
		" tests, "
	],
	open(findings) {
		return {
			head(text, place) {
				if (/^(?: {2}\d{1,7}\) )?(?:Failure|Error):$/.test(text)) return { rest: "" };
				const match = /^(?:Failure|Error): (test.{0,300}?)\(([A-Z][\w:]{0,200})\)(?::(.*))?$/.exec(text);
				if (match === null || !isAfterRule(place.before())) return void 0;
				return {
					name: `${match[2]}#${match[1]}`,
					rest: match[3] ?? ""
				};
			},
			ends: (text) => /^={20,}$|^\d{1,9} (?:runs|tests), |^(?:bin\/)?rails test |^Finished in/.test(text),
			failures([head = { rest: "" }], body) {
				if (head.name !== void 0) {
					const told = body.filter((line) => !/^ {2,}(?:=> )?\d{1,7}: /.test(line));
					return [{
						runner: "test-unit",
						...account(head.rest.trim() === "" ? told : [head.rest, ...told]),
						name: head.name
					}];
				}
				const match = /^([^\s[\]#][^[\]#]{0,300}#\S.*?)(?: \[([^[\]]+):(\d{1,7})\])?:?$/.exec(body[0] ?? "");
				if (match === null) return [];
				const said = account(body.slice(1).filter((line) => !/^(?:@@ |--- expected|\+\+\+ actual)/.test(line)));
				const file = match[2] ?? said.file;
				const line = match[3] ? Number(match[3]) : said.line;
				return [{
					runner: "minitest",
					...said,
					name: match[1] ?? "",
					file,
					line
				}];
			},
			other(text) {
				const kind = /^\d{1,9} (runs|tests), \d{1,9} assertions, /.exec(text)?.[1];
				if (kind === void 0) return false;
				const failed = tally(text, "failures", "failure", "errors", "error");
				const skipped = tally(text, "skips", "skip", "pendings", "omissions");
				findings.counts(kind === "runs" ? "minitest" : "test-unit", outOf(tally(text, kind), failed, skipped));
				return false;
			}
		};
	}
});
// src/reading/readers/mocha.ts
var mocha_exports = /* @__PURE__ */ __exportAll({ mocha: () => mocha });
/** mocha's spec, dot and min reporters: `8 failing`, then numbered failures whose titles end with a colon. */
const mocha = blockReader({
	name: "mocha",
	triggers: [
		" passing",
		" failing",
		" pending"
	],
	open(findings) {
		let listing = false;
		return {
			head(text) {
				const match = listing ? /^ {2,4}\d{1,7}\) (\S.*)$/.exec(text) : null;
				return match === null ? void 0 : { first: match[1] ?? "" };
			},
			ends: () => false,
			failures(heads, body) {
				const [{ first } = { first: "" }] = heads;
				const end = first.endsWith(":") ? 0 : body.slice(0, 40).findIndex((line) => line.endsWith(":")) + 1;
				return [{
					runner: "mocha",
					name: [first, ...body.slice(0, end)].map((line) => line.trim()).join(" \u203a ").replace(/:$/, ""),
					...account(body.slice(end))
				}];
			},
			other(text) {
				const match = /^ {2}(\d{1,9}) (passing|failing|pending)(?: \([^()]{1,20}\))?$/.exec(text);
				if (match === null) return listing && text.trim() === "";
				const key = {
					passing: "passed",
					failing: "failed",
					pending: "skipped"
				}[match[2] ?? ""] ?? "passed";
				findings.counts("mocha", { [key]: Number(match[1]) });
				listing = match[2] === "failing";
				return listing;
			}
		};
	}
});
// src/reading/readers/node-test.ts
var node_test_exports = /* @__PURE__ */ __exportAll({ nodeTest: () => nodeTest });
const summary = {
	pass: "passed",
	fail: "failed",
	cancelled: "failed",
	skipped: "skipped",
	todo: "skipped"
};
/** node:test's spec reporter: `\u2716 failing tests:`, then `test at file:1:2` and `\u2716 name (1.2ms)`. */
const nodeTest = blockReader({
	name: "node:test",
	triggers: "failing tests:|test at |\u2139 pass |\u2139 fail |\u2139 skipped |\u2139 todo |\u2139 cancelled |\u2716 |\u25b6 |Failed tests:".split("|"),
	open(findings) {
		/** Suites are opened by `\u25b6 name` and closed like tests. */
		const suites = /* @__PURE__ */ new Set();
		/** Failed tests seen in passing, in case the run is ended before they are told. */
		const passing = [];
		let told = false;
		return {
			head(text) {
				const match = /^test at (.+):(\d{1,7}):\d{1,7}$/.exec(text);
				told ||= match !== null;
				return match === null ? void 0 : {
					file: match[1] ?? "",
					line: Number(match[2])
				};
			},
			ends: (text) => /^\u2139 |^\u2716 failing tests:/.test(text),
			failures(heads, body) {
				const { file, line } = heads.at(-1) ?? {
					file: "",
					line: 0
				};
				const name = testName(body[0] ?? "");
				const told = account(linesUntil(body, /^\s+(?:generatedMessage|code): /).slice(1), file);
				const value = (key) => inspectedValue(body, key);
				const whole = samePath(name, file);
				return [{
					runner: "node:test",
					...told,
					name: whole ? file : name,
					kind: whole ? "suite" : void 0,
					file,
					line: told.line ?? (whole ? void 0 : line),
					expected: told.expected ?? value("expected"),
					actual: told.actual ?? value("actual"),
					lines: apart(told.lines, value)
				}];
			},
			other(text) {
				const match = /^\u2139 (pass|fail|skipped|todo|cancelled) (\d{1,9})$/.exec(text);
				if (match !== null) findings.counts("node:test", { [summary[match[1] ?? ""] ?? "skipped"]: Number(match[2]) });
				told ||= text === "Failed tests:";
				const suite = /^ {0,40}\u25b6 (\S.*)$/.exec(text)?.[1];
				if (suite !== void 0 && suites.size < 1e4) suites.add(suite);
				if (/^ {0,40}\u2716 \S.* \(\d{1,9}(?:\.\d{1,9})?ms\)$/.test(text)) {
					const name = testName(text.trim());
					if (!suites.delete(name) && passing.length < 2e3) passing.push(name);
				}
				return false;
			},
			end() {
				if (!told) for (const name of passing) findings.failure({
					runner: "node:test",
					name,
					lines: []
				});
			}
		};
	}
});
function testName(text) {
	return text.replace(/^\u2716 /, "").replace(/ \(\d{1,9}(?:\.\d{1,9})?ms\)(?: # .{0,200})?$/, "");
}
/** Where colours are on, node writes two values through each other, below a legend without signs: they are told by the error's own keys. */
function apart(lines, value) {
	const legend = lines.findIndex(({ text }) => /^\s*actual expected$/.test(text));
	const told = ["actual", "expected"].flatMap((key) => value(key) ?? []);
	if (legend < 0 || told.length < 2) return lines;
	const [actual, expected] = told;
	const values = [`actual:   ${actual}`, `expected: ${expected}`].map((text) => ({
		text,
		rank: 0
	}));
	return [
		...lines.slice(0, legend),
		...values,
		...lines.slice(legend + 2)
	];
}
/** `    expected: 90,` of the error as node inspects it. */
function inspectedValue(body, key) {
	const start = `    ${key}: `;
	return body.find((each) => each.startsWith(start))?.slice(start.length).replace(/,$/, "");
}
// src/reading/readers/phpunit.ts
var phpunit_exports = /* @__PURE__ */ __exportAll({ phpunit: () => phpunit });
/** PHPUnit and Pest's PHPUnit output: `1) Class::test`, and --testdox's ` \u2718 Title` with a bar in front of each line. */
const phpunit = blockReader({
	name: "phpunit",
	triggers: [
		"There was ",
		"There were ",
		" \u2718 ",
		"Tests: ",
		"OK (",
		"No tests executed"
	],
	open(findings) {
		let listing = false;
		let suite = "";
		return {
			head(text, place) {
				const numbered = listing ? /^\d{1,7}\) (\S.*)$/.exec(text)?.[1] : void 0;
				if (numbered !== void 0) return {
					name: numbered,
					number: true
				};
				const dox = /^ \u2718 (\S.*?)(?: +\d{1,9} ms| \[[\d.]+ m?s\])?$/.exec(text)?.[1];
				if (dox === void 0) return void 0;
				suite = foundBefore(place.before(), /^([A-Z][\w\\ ]*?)(?: \(.{1,200}\))?$/, 5e3) ?? suite;
				return {
					name: suite === "" ? dox : `${suite} \u203a ${dox}`,
					number: false
				};
			},
			ends: (text, body) => /^(?:FAILURES!|ERRORS!|Tests: |There (?:was|were) |--$|OK, )/.test(text) || body.some((line) => /^\s+[\u2502|\u2510\u251c]/.test(line)) && text.trim() === "",
			failures(heads, body) {
				const [{ name, number } = {
					name: "",
					number: true
				}] = heads;
				const lines = body.map((line) => line.replace(/^ {2,4}[\u2502|\u2510\u251c\u2534\u2575] ?/, "")).filter((line) => !/^(?:@@ @@|--- Expected|\+\+\+ Actual|Caused by$)/.test(line));
				if (number && !name.includes("::") && !lines.some((line) => line.includes(".php"))) return [];
				return [{
					runner: "phpunit",
					...account(lines),
					name,
					weak: !number && body.length === 0
				}];
			},
			other(text) {
				if (/^There (?:was|were) \d{1,9} (?:failure|error)s?:$/.test(text)) listing = true;
				else if (/^There (?:was|were) /.test(text)) listing = false;
				const total = /^Tests: (\d{1,9}), Assertions: \d{1,9}(.*)\.$/.exec(text);
				if (total !== null) {
					const of = (word) => Number(new RegExp(`${word}: (\\d{1,9})`).exec(total[2] ?? "")?.[1] ?? 0);
					const failed = of("Failures") + of("Errors");
					const skipped = of("Skipped") + of("Incomplete");
					findings.counts("phpunit", outOf(Number(total[1]), failed, skipped));
				}
				const ok = /^OK \((\d{1,9}) tests?, \d{1,9} assertions?\)/.exec(text);
				if (ok !== null) findings.counts("phpunit", { passed: Number(ok[1]) });
				if (/^No tests executed!/.test(text)) findings.counts("phpunit", {});
				return listing;
			}
		};
	}
});
// src/reading/readers/playwright.ts
var playwright_exports = /* @__PURE__ */ __exportAll({ playwright: () => playwright });
/** Playwright's list, line and dot reporters: `  1) [project] \u203a file:1:2 \u203a suite \u203a test \u2500\u2500\u2500`. */
const playwright = blockReader({
	name: "playwright",
	triggers: [
		" \u203a ",
		" failed",
		" passed",
		" flaky",
		" skipped",
		" did not run"
	],
	open(findings) {
		let seen = false;
		return {
			head(text) {
				const match = /^ {2,4}\d{1,7}\) (?:\[[^\]]{1,80}\] \u203a )?([^\s:]+):(\d{1,7}):\d{1,7} \u203a (\S.*?)[ \u2500]*$/.exec(text);
				if (match === null) return void 0;
				seen = true;
				return {
					file: match[1] ?? "",
					name: match[3] ?? ""
				};
			},
			ends: (text, body) => /^ {2}\d{1,9} (?:failed|passed|flaky|skipped|did not run|interrupted)\b/.test(text) || retried(text, body),
			failures: (heads, body) => heads.slice(-1).map(({ name, file }) => {
				return {
					runner: "playwright",
					...account(body.filter((line) => !/^ {4}(?:Error Context:|attachment #|Usage:|[\u2500]{5,}|test-results\/)/.test(line)), file),
					name,
					file
				};
			}),
			other(text) {
				const count = seen || /^ {2}\d{1,9} passed \(/.test(text) ? /^ {2}(\d{1,9}) (failed|passed|flaky|skipped|did not run)\b/.exec(text) : null;
				if (count !== null) {
					const key = {
						failed: "failed",
						passed: "passed",
						flaky: "passed"
					}[count[2] ?? ""] ?? "skipped";
					findings.counts("playwright", { [key]: Number(count[1]) });
				}
				return false;
			}
		};
	}
});
/** A retry of the same test tells the same again. */
function retried(text, body) {
	return /^ {4}Retry #\d/.test(text) && body.length > 0;
}
// src/reading/readers/prove.ts
var prove_exports = /* @__PURE__ */ __exportAll({ prove: () => prove });
/** Perl's Test::More and prove: `#   Failed test 'name'` on stderr, then prove's summary. */
const prove = blockReader({
	name: "prove",
	triggers: [
		"#   Failed test",
		"# Looks like your test exited",
		"Files=",
		"Failed test ",
		"Dubious, test",
		"(Wstat: "
	],
	open(findings) {
		let failed = 0;
		const deaths = /* @__PURE__ */ new Map();
		const tell = (name, died) => {
			const lines = died === void 0 ? [] : [{
				text: died.message,
				rank: 0
			}];
			findings.failure({
				runner: "prove",
				kind: "suite",
				name,
				file: name,
				...died,
				lines
			});
		};
		return {
			head(text) {
				const match = /^ {0,12}# {2,8}Failed (?:\(TODO\) )?test (?:'(.*)'|at (\S+) line (\d{1,7})\.|\d{1,9})?$/.exec(text);
				return match === null ? void 0 : {
					name: match[1],
					file: match[2],
					line: match[3] ? Number(match[3]) : void 0
				};
			},
			ends: (text) => !/^ {0,12}#/.test(text) || /^ {0,12}# (?:Looks like | {1,7}Failed )/.test(text),
			failures(heads, indented) {
				const [head = {}] = heads;
				const body = indented.map((each) => each.trimStart());
				const place = /^# {1,8}at (\S+) line (\d{1,7})\.$/.exec(body[0] ?? "");
				const file = head.file ?? place?.[1];
				const line = head.line ?? (place === null ? void 0 : Number(place[2]));
				return [{
					runner: "prove",
					...account(body.slice(place === null ? 0 : 1).map((each) => each.replace(/^# ?/, ""))),
					name: head.name ?? `${file} line ${line}`,
					file,
					line
				}];
			},
			other(text, place) {
				if (/^# Looks like your test exited with/.test(text)) {
					const died = lastWords(place.before());
					if (died !== void 0) tell(died.file, died);
				}
				const part = /^Failed (\d{1,9})\/\d{1,9} subtests/.exec(text);
				if (part !== null) failed += Number(part[1]);
				const total = /^Files=\d{1,9}, Tests=(\d{1,9}),/.exec(text);
				if (total !== null) findings.counts("prove", {
					passed: Math.max(0, Number(total[1]) - failed),
					failed
				}, "tap");
				const none = /^(\S{1,300}) +\(Wstat: [1-9].{0,40} Tests: 0 Failed: 0\)$/.exec(text)?.[1];
				if (none !== void 0) tell(none, deaths.get(none));
				if (!/^Dubious, test returned/.test(text)) return false;
				const died = lastWords(place.before());
				if (died !== void 0) deaths.set(died.file, died);
				return true;
			}
		};
	}
});
/** What a test file said before it died: `boom at t/cart.t line 7.` */
function lastWords(before) {
	let seen = 0;
	let last;
	for (const line of before) {
		const match = /^([^#].*) at (\S+) line (\d{1,7})\.$/.exec(line);
		if (match === null && last !== void 0) return last;
		if (match !== null) {
			last = {
				message: match[1] ?? "",
				file: last?.file ?? match[2] ?? "",
				line: last?.line ?? Number(match[3])
			};
			if (!/^(?:BEGIN failed|Compilation failed)/.test(last.message)) return last;
		}
		if (++seen > 10) return last;
	}
	return last;
}
// src/reading/readers/pytest.ts
var pytest_exports = /* @__PURE__ */ __exportAll({ pytest: () => pytest });
/** pytest: `____ test_name ____` under FAILURES and ERRORS, the short summary, and the last line's counts. */
const pytest = blockReader({
	name: "pytest",
	triggers: "= FAILURES =|= ERRORS =|s ====|s) ===|no tests ran| passed| failed|FAILED |ERROR |\u2015\u2015 ".split("|"),
	open(findings) {
		let section = false;
		/** Lines that may still be the heading of what failed right now: some plugins tell it at once. */
		let soon = 0;
		return {
			head(text) {
				const match = section || soon > 0 || text.startsWith("\u2015\u2015") ? /^([_\u2015])\1+[ ](\S.*\S|\S)[ ][_\u2015]{2,}$/.exec(text) : null;
				return match === null ? void 0 : { title: match[2] ?? "" };
			},
			ends: (text, body) => /^={3,}.*={3,}$|^\S{1,300}\.py::\S.* [A-Z]{4,7} {1,80}(?:\[|$)/.test(text) || /^(?:FAILED|ERROR) \S{1,300}\.py::/.test(text) && !body.some((line) => captured.test(line)),
			failures: (heads, body) => heads.slice(-1).map(({ title }) => told$1(title, body)),
			other(text) {
				if (/^=+ (?:FAILURES|ERRORS) =+$/.test(text)) section = true;
				else if (/^=+ .*=+$/.test(text)) section = false;
				if (/^(?:=+ )?(?:\d{1,9} [a-z]+, )*(?:\d{1,9} [a-z]+|no tests ran) in \d/.test(text)) findings.counts("pytest", {
					passed: tally(text, "passed", "xpassed"),
					failed: tally(text, "failed", "error", "errors"),
					skipped: tally(text, "skipped", "xfailed")
				});
				const short = /^(?:FAILED|ERROR) (\S+\.py)(?:::(\S.*?))?(?: - (.*))?$/.exec(text);
				if (short !== null) findings.failure(shortly(short[1] ?? "", short[2], short[3]));
				soon = /^\S{1,300}\.py::\S.* (?:FAILED|ERROR)\b/.test(text) ? 3 : soon - 1;
				return section || soon > 0;
			}
		};
	}
});
function shortly(file, path, message) {
	const [own = "", ...parameters] = (path ?? "").split("[");
	return {
		runner: "pytest",
		name: path === void 0 ? file : [own.replaceAll("::", "."), ...parameters].join("["),
		kind: path === void 0 ? "suite" : void 0,
		file,
		message,
		lines: message === void 0 ? [] : [{
			text: message,
			rank: 0
		}],
		weak: true
	};
}
function told$1(title, body) {
	const all = linesUntil(body, captured);
	const plain = all.map((line) => line.replace(/^ {2,20}[|+] (?:Exception Group Traceback .*| {4}.*)?/, ""));
	const lines = title.startsWith(doctest) ? example(all) : plain;
	const errors = lines.filter((line) => /^E(?: |$)/.test(line)).map((line) => line.slice(1));
	const own = lines.map((line) => ({
		line,
		frame: frameOf(line)
	})).filter((each) => each.frame?.own === true);
	const collecting = /^ERROR collecting (.+)$/.exec(title)?.[1];
	const said = account(errors.length > 0 ? errors : lines);
	const source = lines.filter((line) => line.startsWith(">")).map((line) => ({
		text: line,
		rank: 2
	}));
	const frames = own.map(({ line }) => ({
		text: line.trim(),
		rank: 3
	}));
	const [first] = own;
	return {
		runner: "pytest",
		...said,
		name: collecting ?? title.replace(doctest, "").replace(/^ERROR at (?:setup|teardown) of /, ""),
		kind: collecting === void 0 ? void 0 : "suite",
		file: collecting ?? first?.frame?.file,
		line: collecting === void 0 ? first?.frame?.line : void 0,
		stack: own.map(({ frame }) => `${frame?.file}:${frame?.line}`),
		lines: [...said.lines.map(introspection), ...errors.length > 0 ? [...source, ...frames] : []]
	};
}
const captured = /^-{3,} Captured .* -{3,}$/;
/** An example of a docstring is named without this mark in the summary. */
const doctest = "[doctest] ";
/** Its failure stands below its source: `Expected:` and `Got:` with the values under them. */
function example(lines) {
	const from = lines.indexOf("Expected:");
	return lines.slice(Math.max(from, 0)).join("\n").replace(/^(Expected|Got):\n {4}/gm, "$1: ").split("\n");
}
/** `+  where 110.0 = <function \u2026>` explains and can be missed. */
function introspection(line) {
	return /^\s*\+ {2,}(?:where|and) /.test(line.text) || /^\s*\? /.test(line.text) ? {
		...line,
		rank: 1
	} : line;
}
// src/reading/readers/rspec.ts
var rspec_exports = /* @__PURE__ */ __exportAll({ rspec: () => rspec });
/** RSpec: under `Failures:` `  1) group example`, then `Failure/Error:`. */
const rspec = blockReader({
	name: "rspec",
	triggers: "Failures:| examples, | example, |error occurred outside of examples|An error occurred while loading".split("|"),
	open(findings) {
		let listing = false;
		return {
			head(text) {
				const outside = /^An error occurred while loading (\S+)\.$/.exec(text)?.[1];
				return headNamed(outside ?? (listing ? /^ {2}\d{1,7}\) (\S.*)$/.exec(text)?.[1] : void 0));
			},
			ends: (text) => /^(?:Finished in |Failed examples:|\d{1,9} examples?, |Pending:|Top \d|Run options:|Randomized with seed)/.test(text),
			failures(heads, body) {
				const [{ name } = { name: "" }] = heads;
				const said = account(body.map((line) => line.replace(/^\s*(?:\d{1,3}\.\d{1,3}\) )?Failure\/Error: .*$/, "")).filter((line) => !/\(compared using|^\s*Diff:$|^\s*@@ /.test(line)));
				const source = body.find((line) => /^\s*Failure\/Error: /.test(line));
				const lines = source === void 0 ? said.lines : [...said.lines, {
					text: source.trim(),
					rank: 2
				}];
				if (body.some((line) => /^ {2}Message:$/.test(line))) return [];
				const whole = /^\.?\/?\S+\.rb$/.test(name) ? {
					kind: "suite",
					file: name.replace(/^\.\//, "")
				} : {};
				return [{
					runner: "rspec",
					...said,
					lines,
					name,
					...whole
				}];
			},
			other(text) {
				listing = text === "Failures:" || listing && /^(?:\s|$)/.test(text);
				if (/^\d{1,9} examples?, \d{1,9} failures?/.test(text)) {
					const failures = tally(text, "failure", "failures");
					const of = outOf(tally(text, "example", "examples"), failures, tally(text, "pending"));
					findings.counts("rspec", {
						...of,
						failed: failures + tally(text, "error", "errors")
					});
				}
				return listing;
			}
		};
	}
});
// src/reading/readers/rustc.ts
var rustc_exports = /* @__PURE__ */ __exportAll({ rustc: () => rustc });
/** rustc and clippy: `error[E0382]: message`, ` --> src/lib.rs:9:9`, the source with labels. */
const rustc = blockReader({
	name: "rustc",
	triggers: [
		"error[E",
		"error: ",
		"error\x1B",
		"error[clippy"
	],
	open() {
		return {
			head(text) {
				const message = /^error(?:\[[\w:]{1,40}\])?: (.+)$/.exec(text)?.[1];
				if (message === void 0 || /^(?:could not compile|aborting due to|test failed|\d+ targets? failed|build failed)/.test(message)) return void 0;
				return { message };
			},
			ends: (text) => text.trim() === "" || /^(?:error|warning)[:[]/.test(text),
			failures: (heads, body) => {
				const [{ message: head } = { message: "" }] = heads.slice(-1);
				const isLink = head.startsWith("linking with ");
				const at = isLink ? /[\s(]([^\s():]+\.rs):(\d{1,7})[:)]/ : /^ *--> (\S.*):(\d{1,7}):\d{1,7}$/;
				const [place, file, line] = body.map((text) => at.exec(text)).find((match) => match !== null) ?? [];
				const message = isLink ? /undefined .+/.exec(body.join("\n"))?.[0] ?? head : head;
				if (file === void 0) return [];
				const labels = body.map((line) => /^ *\| [ |]*[\^-]+ (.+)$/.exec(line)?.[1]).filter((label) => label !== void 0);
				const notes = body.map((line) => /^ *= (?:note|help): (.+)$/.exec(line)?.[1]).filter((note) => note !== void 0);
				const source = body.filter((line) => /^ *\d{1,7} +\| /.test(line)).slice(0, 6);
				const failure = problem("rustc", {
					file,
					line,
					at: place
				}, message);
				const lines = [
					...failure.lines,
					...labels.map((text) => ({
						text,
						rank: 0
					})),
					...notes.map((text) => ({
						text,
						rank: 1
					})),
					...source.map((text) => ({
						text,
						rank: 2
					}))
				];
				return [{
					...failure,
					lines
				}];
			}
		};
	}
});
// src/reading/readers/surefire.ts
var surefire_exports = /* @__PURE__ */ __exportAll({ surefire: () => surefire });
/** Maven: surefire's `Class.test -- Time elapsed \u2026 <<< FAILURE!`, the compiler plugin's `[ERROR] file:[4,23] message`. */
const surefire = blockReader({
	name: "maven",
	triggers: "<<< FAILURE!|<<< ERROR!|Tests run: |[ERROR] /|31mERROR|No tests to run|[ERROR] Failed to execute goal".split("|"),
	open(findings) {
		let results = false;
		return {
			head(text) {
				const compile = /^\[ERROR\] (\/\S.*?):\[(\d{1,7}),\d{1,7}\] (.+)$/.exec(text);
				if (compile !== null) return {
					file: compile[1] ?? "",
					line: compile[2] ?? "",
					message: compile[3] ?? ""
				};
				const test = /^(?:\[ERROR\] )?(\S.*?) +(?:-- )?Time elapsed: .*<<< (?:FAILURE|ERROR)!$/.exec(text)?.[1];
				if (test === void 0 || test.startsWith("Tests run:")) return void 0;
				return { name: readable(test) };
			},
			ends: (text) => /^\[(?:INFO|ERROR|WARNING)\]|^Running |^Tests run: |^Results ?:/.test(text) || text.trim() === "",
			failures: (heads, body) => heads.map((head) => {
				if ("file" in head) return problem("maven", head, head.message, body);
				return {
					runner: "maven",
					...account(body),
					name: head.name
				};
			}),
			other(text) {
				results = /^(?:\[(?:INFO|ERROR)\] )?Results ?:/.test(text) || results && !/^\[INFO\] -{20,}/.test(text);
				const total = /^(?:\[(?:INFO|ERROR|WARNING)\] )?Tests run: (\d{1,9}), Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: (\d{1,9})$/.exec(text);
				if (total !== null) {
					const [run, failures, errors, skipped] = total.slice(1).map(Number);
					const failed = (failures ?? 0) + (errors ?? 0);
					findings.counts("maven", outOf(run ?? 0, failed, skipped ?? 0));
				}
				if (/^\[INFO\] No tests to run\./.test(text)) findings.counts("maven", {});
				return false;
			}
		};
	}
});
/** `test(pkg.Class)` of old versions and `pkg.Class.test` of new ones, as `pkg.Class \u203a test`. */
function readable(test) {
	const old = /^([^()]{1,300})\(([\w.$]{1,300})\)$/.exec(test);
	if (old !== null) return `${old[2]} \u203a ${old[1]}`;
	const match = /^((?:[a-z_][\w]*\.)*[A-Z][\w$]*)\.(.+)$/.exec(test);
	return match === null ? test : `${match[1]} \u203a ${match[2]}`;
}
// src/reading/readers/swift.ts
var swift_exports = /* @__PURE__ */ __exportAll({ swift: () => swift });
/** swift test: XCTest's `file:12: error: Suite.test : message`, Swift Testing's `\u2718 Test name() recorded an issue at file:12:3: message`. */
const swift = {
	name: "swift",
	triggers: [
		": error: ",
		"recorded an issue at ",
		"Executed ",
		"Test run with "
	],
	open(findings) {
		let executed = {
			total: 0,
			skipped: 0,
			failed: 0
		};
		const fail = (name, file, line, message) => {
			const lines = [{
				text: message,
				rank: 0
			}];
			findings.failure({
				runner: "swift",
				name,
				file,
				line,
				message,
				...sides(message),
				lines
			});
		};
		return {
			line(text) {
				const xctest = /^(\S[^:]*\.swift):(\d{1,7}): error: (-\[\S+ \S+\]|[\w.]+) : (.+)$/.exec(text);
				const testing = /^\S{1,3} Test "?(.+?)"?(?:\(\))? recorded an issue(?: with .{1,300}?)? at (\S+\.swift):(\d{1,7}):\d{1,7}: (.+)$/.exec(text);
				if (xctest !== null) {
					const name = (xctest[3] ?? "").replace(/^-\[(\S+) (\S+)\]$/, "$1.$2");
					fail(name, xctest[1] ?? "", Number(xctest[2]), xctest[4] ?? "");
				} else if (testing !== null) fail(testing[1] ?? "", testing[2] ?? "", Number(testing[3]), testing[4] ?? "");
				const total = /^\s*Executed (\d{1,9}) tests?, with (?:(\d{1,9}) tests? skipped and )?(\d{1,9}) failures?/.exec(text);
				if (total !== null) executed = {
					total: Number(total[1]),
					skipped: Number(total[2] ?? 0),
					failed: Number(total[3])
				};
				const run = /^\S{1,3} Test run with (\d{1,9}) tests?.* (?:passed|failed) after/.exec(text);
				if (run !== null) findings.counts("swift", {
					passed: Number(run[1]) - tally(text, "issue", "issues"),
					failed: 0
				});
				return false;
			},
			end() {
				if (executed.total > 0) {
					const { total, skipped, failed } = executed;
					findings.counts("swift", outOf(total, failed, skipped));
				}
			}
		};
	}
};
/** `XCTAssertEqual failed: ("110") is not equal to ("90") - reason`: what is first is the actual one. */
function sides(message) {
	const match = /\("(.{0,500})"\) is not equal to \("(.{0,500})"\)/.exec(message);
	return match === null ? {} : {
		actual: match[1],
		expected: match[2]
	};
}
// src/reading/tap-diagnostic.ts
/** The YAML block under a failed TAP point, as far as its keys are known; not a YAML parser. */
const values = /* @__PURE__ */ new Set([
	"expected",
	"actual",
	"found",
	"wanted",
	"got"
]);
const telling = /* @__PURE__ */ new Set([
	"error",
	"message",
	"diff",
	"values",
	"details",
	"doc"
]);
const places = /* @__PURE__ */ new Set([
	"stack",
	"at",
	"location",
	"file"
]);
/** What the block says, ranked: message, expected and actual, difference first; frames last; bookkeeping dropped. */
function tapDiagnostic(body) {
	const start = body.findIndex((line) => /^\s*---/.test(line));
	const inner = outdent(body.slice(start + 1).filter((line) => !/^\s*\.\.\.$/.test(line)));
	const said = {
		expected: void 0,
		actual: void 0
	};
	const lines = [];
	const traced = [];
	let line;
	for (const { key, value, block } of entries(inner)) {
		const text = [value, ...block].filter((each) => each.trim() !== "");
		if (values.has(key)) {
			const side = key === "expected" || key === "wanted" ? "expected" : "actual";
			said[side] = text.map((each) => each.trim()).join("\n");
			lines.push(...text.map((each, i) => ({
				text: i === 0 ? `${key}: ${each.trim()}` : each,
				rank: 0
			})));
		} else if (telling.has(key)) lines.push(...account(text.filter((each) => !/^\s*(?:@@|---|\+\+\+)|^\s*'[^']{1,80}': [|>][-+\d]{0,2}$/.test(each))).lines);
		else if (key === "exitCode" && /^\d+$/.test(value)) lines.push({
			text: `exit code ${value}`,
			rank: 1
		});
		else if (places.has(key)) {
			traced.push(...text.map((each) => each.replace(/^'(.*)'$/, "$1")));
			const number = /^\s*(?:lineNumber|line): (\d{1,7})$/.exec(block.find((each) => /line(?:Number)?: /.test(each)) ?? "");
			if (number !== null) line ??= Number(number[1]);
		}
	}
	const frames = placesIn(traced);
	lines.push(...frames.map((frame) => ({
		text: frame,
		rank: 3
	})));
	const [first] = frames;
	const split = /^(.*):(\d{1,7})$/.exec(first ?? "");
	return {
		file: split?.[1],
		line: split === null ? line : Number(split[2]),
		message: lines.find((each) => each.rank === 0)?.text.trim(),
		...said,
		stack: frames,
		lines: lines.length > 0 ? lines : account(inner).lines
	};
}
/** Top-level keys with what stands beside and below them. */
function entries(lines) {
	const found = [];
	for (const line of lines) {
		const match = /^(?:'([^']{1,80})'|(\w[\w .()-]{0,79})):(?: (.*))?$/.exec(line);
		const last = found.at(-1);
		if (match !== null) found.push({
			key: (match[1] ?? match[2] ?? "").trim(),
			value: unquoted(match[3] ?? ""),
			block: []
		});
		else if (last !== void 0) last.block.push(line);
	}
	return found;
}
/** Without YAML's quotes; a block's indicator (`|-`, `>`) is no value. */
function unquoted(value) {
	const text = value.trim();
	if (/^[|>][-+\d]{0,2}$/.test(text)) return "";
	return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}
/** `file:line` of each own place, innermost first. */
function placesIn(lines) {
	const found = [];
	let file;
	for (const line of lines) {
		const name = /^\s*(?:fileName|file): (\S.*)$/.exec(line)?.[1];
		const number = /^\s*(?:lineNumber|line): (\d{1,7})$/.exec(line)?.[1];
		if (name !== void 0) file = name;
		else if (number !== void 0 && file !== void 0) found.push(`${file}:${number}`);
		const frame = frameOf(/^\s*at /.test(line) ? line : `at ${line.trim()}`);
		if (frame?.own === true && frame.line !== void 0) found.push(`${frame.file}:${frame.line}`);
	}
	return [...new Set(found)].slice(0, 6);
}
// src/reading/readers/tap.ts
var tap_exports = /* @__PURE__ */ __exportAll({ tap: () => tap });
const mostLines = 200;
const mostPending = 2e3;
/** The Test Anything Protocol as node:test, tap, tape, ava, bats, prove -v and others print it. */
const tap = {
	name: "tap",
	triggers: [
		"not ok ",
		"# pass ",
		"# fail ",
		"# skip",
		"# todo ",
		"# SKIP",
		"{ total: ",
		"TAP version",
		...plans()
	],
	open(findings) {
		let point;
		/** Failures whose parents' verdicts are still to come, outermost last. */
		let pending = [];
		const tally = {
			planned: 0,
			plans: 0,
			failed: 0,
			skipped: 0,
			summed: false
		};
		const flush = () => {
			for (const { failure } of pending) findings.failure(failure);
			pending = [];
		};
		const close = () => {
			if (point === void 0) return;
			const { indent, name } = point;
			const children = pending.filter((each) => each.indent > indent);
			pending = pending.filter((each) => each.indent <= indent);
			const failure = told(point);
			if (children.length === 0) pending.push({
				indent,
				failure
			});
			else for (const child of children) pending.push({
				indent,
				failure: under(name, child.failure)
			});
			if (indent === 0 || pending.length > mostPending) flush();
			point = void 0;
		};
		return {
			line(text, place) {
				const match = /^( {0,80})not ok(?: \d{1,9})?(?: -)?(?: (.*))?$/.exec(text);
				if (match !== null) {
					close();
					const name = (match[2] ?? "").replace(/ # time=[\d.]+ ?m?s$/, "").replace(/ \{$/, "");
					if (/# (?:TODO|SKIP)/i.test(name)) return false;
					const indent = match[1]?.length ?? 0;
					if (indent === 0) tally.failed++;
					point = {
						indent,
						name: name.trim() || "unnamed",
						under: /not ok (?!-|\d)/.test(text) ? lineBefore(place.before(), indent) : titleBefore(place.before(), indent),
						body: []
					};
					return true;
				}
				if (point !== void 0 && belongs(text, point)) {
					point.body.push(text);
					return true;
				}
				close();
				count(text, tally, findings);
				return pending.length > 0 && text.trim() === "";
			},
			end() {
				close();
				flush();
				if (tally.plans > 0 && !tally.summed) {
					const passed = Math.max(0, tally.planned - tally.failed - tally.skipped);
					findings.counts("tap", {
						passed,
						failed: tally.failed,
						skipped: tally.skipped
					});
				}
			}
		};
	}
};
/** `1..9` at the start of a plan, in strings that are long enough to look for. */
function plans() {
	return Array.from({ length: 10 }, (_, digit) => `1..${digit}`);
}
/** Its diagnostic block or comments follow a point directly. */
function belongs(text, { indent, body }) {
	if (body.length >= mostLines) return false;
	const inside = text.length - text.trimStart().length;
	if (isDiagnosed(body) && !/^\s*\.\.\.$/.test(body.at(-1) ?? "")) return true;
	if (body.length > 0 && /^\s*\.\.\.$/.test(body.at(-1) ?? "")) return false;
	if (/^\s*---$/.test(text) && inside > indent) return true;
	if (inside > indent && text.trim() !== "" && !/^\s*(?:(?:not )?ok\b|1\.\.\d|#)/.test(text)) return true;
	if (text.trim() === "" && body.length > 0 && indent === 0) return true;
	const comment = inside === indent ? text.trim() : "";
	return /^#(?: |$)/.test(comment) && !/^# (?:tests|pass|fail|skip|todo|Subtest)/.test(comment) && body.length < 40;
}
/** A block of YAML is the first below a point; `---` further down parts the sides of a difference. */
function isDiagnosed(body) {
	return /^\s*---(?:$| [#|>])/.test(body.find((line) => line.trim() !== "" && !/^\s*#/.test(line)) ?? "");
}
/** A point without a number stands below the name of its test. */
function lineBefore(before, indent) {
	for (const line of before) return /^ *\S/.test(line) && line.search(/\S/) === indent && !/^ *(?:(?:not )?ok\b|#|\d)/.test(line) ? line.trim() : void 0;
}
/** tape names a test by a comment line, and its assertions by points; comments right below a failed point are said of it. */
function titleBefore(before, indent) {
	let title;
	for (const line of before) {
		if (title !== void 0 && !line.startsWith("#")) return line.startsWith("not ok ") ? void 0 : title;
		title ??= /^# (?!Subtest|tests |pass |fail |time|\()(\S.*)$/.exec(line)?.[1];
		if (title !== void 0) continue;
		if (indent > 0 && !/^ +(?:not )?ok \d/.test(line)) return void 0;
		if (!/^(?:ok|not ok) |^ {2}|^\[\w+\]/.test(line)) return void 0;
	}
	return title;
}
function told(point) {
	const title = point.under;
	const name = title === void 0 ? point.name : `${title} \u203a ${point.name}`;
	if (isDiagnosed(point.body)) {
		const runner = point.body.some((line) => /^\s*failureType: '/.test(line)) ? "node:test" : "tap";
		const diagnosed = tapDiagnostic(point.body);
		const { file } = diagnosed;
		if (file !== void 0 && samePath(name, file)) return {
			runner,
			...diagnosed,
			name: file,
			kind: "suite"
		};
		return {
			runner,
			...diagnosed,
			name
		};
	}
	const comments = point.body.map((line) => line.replace(/^ {0,80}# ?/, ""));
	const place = /\(in test file (.+?), line (\d{1,7})\)/.exec(comments.join("\n"));
	const said = account(comments.filter((line) => !/^\((?:in test file|from function)/.test(line)));
	const frame = point.body.map((line) => frameOf(line)).find((each) => each?.own === true);
	return {
		runner: "tap",
		...said,
		name,
		file: place?.[1] ?? frame?.file ?? said.file,
		line: place === null ? frame?.line ?? said.line : Number(place[2]),
		weak: point.body.length === 0
	};
}
/** The child's failure with its parent's name in front; a parent that is a file is its file. */
function under(parent, child) {
	if (/^[\w@./-]+\.\w{1,5}$/.test(parent) && parent.includes(".")) return {
		...child,
		file: child.file ?? parent
	};
	return {
		...child,
		name: `${parent} \u203a ${child.name}`
	};
}
function count(text, tally, findings) {
	const summary = /^# (pass|fail|skip|skipped|todo) +(\d{1,9})$/.exec(text);
	if (summary !== null) {
		const key = {
			pass: "passed",
			fail: "failed"
		}[summary[1] ?? ""] ?? "skipped";
		findings.counts("tap", { [key]: Number(summary[2]) });
		tally.summed = true;
	}
	const total = /^# \{ total: (\d{1,9}), pass: (\d{1,9})(?:, fail: (\d{1,9}))?/.exec(text);
	if (total !== null) {
		const [all, passed, failed] = [
			Number(total[1]),
			Number(total[2]),
			Number(total[3] ?? 0)
		];
		findings.counts("tap", {
			passed,
			failed,
			skipped: Math.max(0, all - passed - failed)
		});
		tally.summed = true;
	}
	const plan = /^1\.\.(\d{1,9})(?: #.*)?$/.exec(text);
	if (plan !== null) tally.plans++;
	if (plan !== null) tally.planned += Number(plan[1]);
	if (/^ok .*# SKIP/i.test(text)) tally.skipped++;
}
// src/reading/readers/unittest.ts
var unittest_exports = /* @__PURE__ */ __exportAll({ unittest: () => unittest });
/** Python's unittest, nose2 and django: `FAIL: test_x (module.Class)` between rules. A test with failing subtests has failed once. */
const unittest = blockReader({
	name: "unittest",
	triggers: [
		"FAIL: ",
		"ERROR: ",
		"FAILED (",
		"Ran ",
		"UNEXPECTED SUCCESS: "
	],
	open(findings) {
		let ran;
		let parts = [];
		return {
			head(text, place) {
				const match = heading.exec(text);
				if (match === null || !isAfterRule(place.before())) return void 0;
				if (match[3] !== void 0) parts.push(`${match[1]} ${match[2]}`);
				const [, test = "", within, part = "", words = ""] = match;
				const suite = /_FailedTest|unittest\.loader/.test(within ?? "");
				return {
					name: suite ? test : qualified(test, within) + part + (within === void 0 ? words : ""),
					suite,
					passed: text.startsWith("UNEXPECTED")
				};
			},
			ends: (text) => /^={60,}$|^Ran \d{1,9} tests? in /.test(text),
			failures(heads, body) {
				const [{ name, suite, passed } = {
					name: "",
					suite: false,
					passed: false
				}] = heads;
				const lines = linesUntil(body, /^(?:Stdout|Stderr):$/).filter((line) => !/^Traceback \(most/.test(line));
				const told = lines.filter((line, i) => !(/^ {4,}/.test(line) && frameOf(lines[i - 1] ?? "") !== void 0) && !/^ {4}[ ^~]+$/.test(line));
				const { file, line } = lines.map((line) => frameOf(line)).filter((frame) => frame?.own === true)[0] ?? {};
				const own = /\s/.test(name) ? lines.map((each) => /, in (test\w*)$/.exec(each)?.[1]).find(Boolean) : void 0;
				return [{
					runner: "unittest",
					...account(passed ? ["unexpected success"] : told),
					name: own === void 0 || name.includes(own) ? name : `${own} ${name}`,
					kind: suite ? "suite" : void 0,
					file,
					line
				}];
			},
			other(text) {
				const total = /^Ran (\d{1,9}) tests? in /.exec(text);
				if (total !== null) ran = Number(total[1]);
				const end = /^(?:OK|FAILED|NO TESTS RAN)(?: \((.{1,200})\))?$/.exec(text);
				if (end !== null && ran !== void 0) {
					const of = (word) => Number(new RegExp(`${word}=(\\d{1,9})`).exec(end[1] ?? "")?.[1] ?? 0);
					const more = parts.length - new Set(parts).size;
					const failed = of("failures") + of("errors") + of("unexpected successes") - more;
					findings.counts("unittest", outOf(ran, failed, of("skipped") + of("expected failures")));
					ran = void 0;
					parts = [];
				}
				return ran !== void 0 && (total !== null || text.trim() === "");
			}
		};
	}
});
const heading = /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (\S+)(?: \(([\w.:<>-]{1,300})\))?( (?:\[.{0,300}|\(.{0,300}\)))?( .{0,300})?$/;
/** `test_x (tests.test_a.ATest.test_x)` and `test_x (tests.test_a.ATest)` are both `tests.test_a.ATest.test_x`. */
function qualified(name, within) {
	if (within === void 0) return name;
	return within.endsWith(`.${name}`) ? within : `${within}.${name}`;
}
// src/reading/readers/vitest.ts
var vitest_exports = /* @__PURE__ */ __exportAll({ vitest: () => vitest });
/** vitest's default, verbose and dot reporters: ` FAIL  file > suite > test` under `\u23af\u23af\u23af Failed Tests \u23af\u23af\u23af`. */
const vitest = blockReader({
	name: "vitest",
	triggers: [
		" FAIL ",
		"\u23af\u23af\u23af",
		" Tests ",
		" RUN ",
		" \u00d7 ",
		"[31m\u00d7",
		"No test files found"
	],
	open(findings) {
		return {
			head(text) {
				const unhandled = /^\u23af+ (Unhandled (?:Rejection|Error)|Uncaught Exception) \u23af+$/.exec(text);
				if (unhandled?.[1]) return {
					name: unhandled[1],
					kind: "suite"
				};
				const match = /^ FAIL {2}(?:\|[^|]{1,80}\| +)?(\S.*)$/.exec(text)?.[1];
				return match === void 0 ? void 0 : named(match);
			},
			ends: (text) => /^\u23af\u23af\u23af|^ {1,4}(?:Snapshots|Test Files|Tests|Type Errors|Errors) {2}/.test(text),
			failures: (heads, body) => heads.map((head) => ({
				runner: "vitest",
				...account(body, head.file),
				...head
			})),
			other(text) {
				const root = /^ (?:RUN|DEV) {2}v\S+ (\/\S.*)$/.exec(text)?.[1];
				if (root !== void 0) findings.root(root);
				if (/^ {4,6}Tests {2}/.test(text)) findings.counts("vitest", tallies(text, "skipped", "todo"));
				if (text.startsWith("No test files found")) findings.counts("vitest", {});
				const passing = /^ {1,5}\u00d7 (\S.*?)(?: \d{1,9}ms)?$/.exec(text)?.[1];
				const head = passing === void 0 ? void 0 : named(passing);
				if (head !== void 0) findings.failure({
					runner: "vitest",
					...head,
					lines: [],
					weak: true
				});
				return false;
			}
		};
	}
});
/** `test/a.test.ts > suite > name`, or a whole file: `test/a.test.ts [ test/a.test.ts ]`. */
function named(text) {
	const suite = text.indexOf(" [ ");
	const [file = "", ...names] = text.split(" > ");
	if (names.length > 0) return /\.\w+$/.test(file) ? {
		file,
		name: names.join(" \u203a ")
	} : { name: [file, ...names].join(" \u203a ") };
	return suite > 0 && text.endsWith(" ]") ? {
		file: text.slice(0, suite),
		name: text.slice(0, suite),
		kind: "suite"
	} : void 0;
}
// src/reading/reader-files.ts
const readers = [
	...Object.values(ava_exports),
	...Object.values(bun_exports),
	...Object.values(cargo_test_exports),
	...Object.values(catch2_exports),
	...Object.values(commands_exports),
	...Object.values(compiler_exports),
	...Object.values(ctest_exports),
	...Object.values(deno_exports),
	...Object.values(dotnet_exports),
	...Object.values(drawn_exports),
	...Object.values(exunit_exports),
	...Object.values(go_test_exports),
	...Object.values(gradle_exports),
	...Object.values(gtest_exports),
	...Object.values(jest_exports),
	...Object.values(junit_console_exports),
	...Object.values(junit_tree_exports),
	...Object.values(minitest_exports),
	...Object.values(mocha_exports),
	...Object.values(node_test_exports),
	...Object.values(phpunit_exports),
	...Object.values(playwright_exports),
	...Object.values(prove_exports),
	...Object.values(pytest_exports),
	...Object.values(rspec_exports),
	...Object.values(rustc_exports),
	...Object.values(surefire_exports),
	...Object.values(swift_exports),
	...Object.values(tap_exports),
	...Object.values(unittest_exports),
	...Object.values(vitest_exports)
];
// src/reading/stream-reader.ts
/** All readers over the lines of one stream. */
/** Lines of others that a stream waits through. */
const patience = 2e4;
function streamReader(name, readers, findings) {
	const rest = general();
	const own = name === "" ? findings : {
		...findings,
		failure: (failure) => findings.failure({
			...failure,
			stream: name
		})
	};
	const listeners = [...readers.map((reader) => reader.open(own)), rest.reader].map((state) => ({
		state,
		due: 0
	}));
	let number = 0;
	let held;
	/** Whether the present line is the rest of one that was given already, as far as it was at hand. */
	let isRest = false;
	let waited = 0;
	/** Who gets the present line, and who wants the next. */
	let due = [];
	let wanting = [];
	const give = (text, place) => {
		if (!text.includes("\n")) {
			for (const listener of due) if (listener.state.line(text, place)) wanting.push(listener);
			return;
		}
		const lines = text.split("\n");
		for (const listener of due) if (lines.map((line) => listener.state.line(line, place)).at(-1)) wanting.push(listener);
	};
	return {
		name,
		begin() {
			number++;
			due = wanting;
			wanting = [];
			for (const listener of due) listener.due = number;
		},
		call(owners) {
			for (const owner of owners) {
				const listener = listeners[owner];
				if (listener.due !== number) due.push(listener);
				listener.due = number;
			}
		},
		take(part, goesOn, place) {
			waited = 0;
			const text = (held ?? (due.length > 0 && !isRest ? place.begun() : "")) + part;
			held = goesOn && text.length < 65536 ? text : void 0;
			isRest = goesOn && held === void 0;
			if (held !== void 0) return true;
			if (text.length <= 8192 || text === part) give(text, place);
			else give(text.slice(0, longestText), {
				...place,
				whole: () => text,
				goesOn: () => goesOn
			});
			return wanting.length > 0;
		},
		isHeld: () => held !== void 0,
		isTired: () => ++waited > patience,
		end(counted, place) {
			if (held !== void 0) give(held, place);
			for (const { state } of listeners) state.end?.(counted);
		},
		blocks: () => rest.blocks().map((block) => name === "" ? block : {
			...block,
			stream: name
		})
	};
}
/** Every trigger once, with the listeners that it calls; the general reader is the last one. Strings to count call nobody. */
function triggerTable(readers) {
	const owners = /* @__PURE__ */ new Map();
	[...readers.map((reader) => reader.triggers), generalTriggers].forEach((triggers, owner) => {
		for (const trigger of triggers) owners.set(trigger, [...owners.get(trigger) ?? [], owner]);
	});
	const only = readers.flatMap((reader) => reader.counts ?? []).filter((string) => !owners.has(string));
	for (const string of only) owners.set(string, []);
	const strings = [...owners.keys()];
	return {
		strings,
		owners: [...owners.values()],
		counted: strings.map((string) => only.includes(string) ? string : void 0)
	};
}
// src/reading/read-log.ts
/** From the bytes of a log to a report. */
var read_log_exports = /* @__PURE__ */ __exportAll({
	logReader: () => logReader,
	readLog: () => readLog
});
/** Forms that reports of many runners share: they are read with and without the readers. */
const forms = [jsonDocument, junitLines];
/** Parts of 64 KB that are looked at closely after the beginning, and after each new prefix. */
const lookedAtClosely = 8;
/** Reads one log to its end; paths are told relative to `root`, where it is known. Throws for nothing it holds: invalid UTF-8, NUL, endless lines, a million failures. */
async function readLog(chunks, root) {
	const log = logReader({ root });
	for await (const chunk of chunks) log.push(chunk);
	return log.end();
}
/** The same for whoever has the bytes in hand. */
function logReader({ root, readers: known = readers } = {}) {
	const readers$1 = [...known, ...forms];
	const findings = collector();
	if (root !== void 0) findings.root(root);
	const wraps = unwrapper();
	const place = linesBefore(wraps);
	const streams = /* @__PURE__ */ new Map();
	const { strings, owners, counted } = triggerTable(readers$1);
	const counts = /* @__PURE__ */ new Map();
	const triggers = matcher(strings);
	let firstHit = 0;
	let closely = lookedAtClosely;
	let present;
	/** Streams of which some reader wants the next line. */
	const waiting = /* @__PURE__ */ new Set();
	const count = (string) => {
		const text = counted[string];
		if (text !== void 0) counts.set(text, (counts.get(text) ?? 0) + 1);
		return text !== void 0;
	};
	const call = (string, at) => {
		if (at >= firstHit) count(string);
		present.call(owners[string] ?? []);
		return false;
	};
	const reader = (name) => {
		const known = streams.get(name);
		if (known !== void 0) return known;
		const made = streamReader(name, readers$1, findings);
		streams.set(name, made);
		return made;
	};
	const scan = scanner(triggers, {
		wantsAll: () => waiting.size > 0,
		isTrigger: (string) => !count(string),
		ahead(bytes, from, to) {
			closely = wraps.look(sampled(bytes, from, to, closely > 0 ? 6 : 1)) ? lookedAtClosely : Math.max(0, closely - 1);
		},
		line(bytes, from, to, hit) {
			const end = Math.min(to, from + longestText);
			const printed = bytes.toString("utf8", from, end);
			const { stream, text } = place.goesOn() && from > 0 && bytes[from - 1] !== 10 ? {
				stream: present.name,
				text: plainLine(printed)
			} : wraps.take(printed);
			present = reader(stream);
			if (!present.isHeld()) present.begin();
			if (hit !== void 0) {
				firstHit = hit;
				triggers.scan(bytes, from, end, call);
			}
			place.moveTo(bytes, from, to, stream);
			if (present.take(text, wraps.goesOn(text), place)) waiting.add(present);
			else waiting.delete(present);
			for (const each of waiting) if (each !== present && each.isTired()) waiting.delete(each);
		}
	});
	return {
		push: scan.push,
		end() {
			const bytes = scan.end();
			const take = (string) => {
				const times = counts.get(string) ?? 0;
				if (streams.size > 1) counts.delete(string);
				return times;
			};
			for (const each of streams.values()) each.end(take, place);
			const report = findings.report();
			const blocks = [...streams.values()].flatMap((each) => each.blocks());
			const read = {
				...report,
				streams: wraps.streams(),
				failures: enriched(report.failures, blocks),
				blocks,
				tail: tailOf(bytes, wraps)
			};
			return {
				...read,
				failures: withFailuresByForm(read)
			};
		}
	};
}
/** The last lines, as plain text; those that were broken are whole again. */
function tailOf(bytes, wraps) {
	const text = new TextDecoder().decode(bytes.subarray(Math.max(0, bytes.length - 65536)));
	const tail = [];
	const begun = /* @__PURE__ */ new Map();
	for (const line of text.split("\n").slice(-1500)) {
		const part = wraps.take(line.slice(0, longestText));
		const whole = begun.get(part.stream);
		if (whole !== void 0) whole.text += part.text;
		else {
			const texts = part.text.includes("\n") ? part.text.split("\n").flatMap(annotationLines) : annotationLines(part.text);
			for (const each of texts) tail.push({
				stream: part.stream,
				text: each
			});
		}
		const last = whole ?? tail.at(-1);
		if (last !== void 0 && wraps.goesOn(part.text)) begun.set(part.stream, last);
		else begun.delete(part.stream);
	}
	return tail;
}
// src/verify/report-files/json-reports.ts
/** Reports in one JSON document: CTRF, and what jest and vitest write with their json reporters. */
async function jsonReport(text) {
	if (!/^\s*\{/.test(text.slice(0, 200))) return void 0;
	const root = objectIn(parsedJson(text));
	if (Array.isArray(root.testResults)) return jest(root.testResults);
	const results = objectIn(root.results);
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
	for (const each of objectsIn(files)) {
		const file = cleanPath(string(each.name));
		const tests = objectsIn(each.assertionResults);
		for (const test of tests) {
			if (!hasFailed(report, test)) continue;
			const name = [...strings(test.ancestorTitles), string(test.title) || string(test.fullName)].filter((title) => title !== "").join(" \u203a ");
			const line = Number(objectIn(test.location).line);
			report.failures.push(failure(name, file, strings(test.failureMessages).join("\n"), line));
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
	for (const test of objectsIn(tests)) {
		if (!hasFailed(report, test)) continue;
		const name = [...Array.isArray(test.suite) ? strings(test.suite) : string(test.suite).split(" > "), string(test.name)].filter((title) => title !== "").join(" \u203a ");
		const text = [string(test.message), string(test.trace)].filter((part) => part !== "").join("\n");
		report.failures.push(failure(name, cleanPath(string(test.filePath)), text, Number(test.line)));
	}
	return report;
}
/** Counts it. */
function hasFailed({ counts }, { status }) {
	counts[status === "passed" || status === "failed" ? status : "skipped"]++;
	return status === "failed";
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
function strings(value) {
	return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
function string(value) {
	return typeof value === "string" ? value : "";
}
// src/verify/report-files/junit-xml.ts
/** JUnit XML as surefire, pytest, vitest, jest-junit, gtest, phpunit, playwright and others write it; also where it is cut off. */
async function junitXml(text) {
	if (!/^\s*(?:\uFEFF)?<(?:\?xml|testsuites?\b|!--)/.test(text.slice(0, 200)) || !text.includes("<testsuite")) return void 0;
	const { XMLParser } = await import("./fxp.js");
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
// src/verify/report-files/text-reports.ts
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
// src/verify/report-files/report-files.ts
/** Report files that the test run left behind: they complete and correct what the text says. */
var report_files_exports = /* @__PURE__ */ __exportAll({
	merged: () => merged,
	readReportFiles: () => readReportFiles
});
const formats = [
	junitXml,
	jsonReport,
	textReport
];
const largestFileBytes = 32 << 20;
const mostBytes = 128 << 20;
/** What the fresh report files say together; undefined where there are none. Links, pipes and huge files are left alone: tests wrote them. */
async function readReportFiles({ folder, globs, sinceMs, known }) {
	const reports = [];
	const root = await realpath(folder).catch(() => void 0);
	if (root === void 0) return void 0;
	let left = mostBytes;
	for (const path of await foundFiles(root, globs)) {
		const text = await freshText(root, path, {
			sinceMs,
			knownMs: known?.get(path)
		}, Math.min(left, largestFileBytes));
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
/** The text of a regular file inside the root, written in this run and not too large. */
async function freshText(root, path, { sinceMs, knownMs }, maxBytes) {
	const real = await realpath(join(root, path)).catch(() => void 0);
	if (real === void 0 || !real.startsWith(root + sep)) return void 0;
	try {
		await using file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		const { size, mtimeMs } = await file.stat().then((stat) => stat.isFile() ? stat : {
			size: 0,
			mtimeMs: 0
		});
		if (size === 0 || size > maxBytes || mtimeMs < sinceMs || mtimeMs === knownMs) return void 0;
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
export { condense as a, isVerdict as c, read_log_exports as i, report_files_exports as n, condense_exports as o, readLog as r, noTestRecognised as s, readReportFiles as t };
