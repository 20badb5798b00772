import { i as parsedJson } from "./json-BthCdoGu.js";
import { c as clip } from "./failure-DzgZd7hj.js";
// src/reading/frames.ts
/** The frame that this line is, or undefined where it is something else. */
function frameOf(line) {
	const text = line.trim();
	if (text.length > 1e3 || text.length < 4) return void 0;
	return arrow(text) ?? placeIn(text, line) ?? native(text);
}
/** A native step: `#4 0x55d1 in fill /x/tank.c:12:7`, `  3: core::panicking::panic`; what a path tells of it is all that counts. */
function native(text) {
	if (!/^(?:#\d{1,3} {1,4}(?:0x[\da-f]{4,16} in )|\d{1,3}: {1,4}(?:0x[\da-f]{4,16} - )?[\w<&][\w<>&[\]{}()$., ]{0,200}::)/.test(text)) return void 0;
	const place = / (\/[^\s:()]{1,400}):(\d{1,7})(?::\d{1,7})?$/.exec(text);
	return place === null ? {
		file: "",
		own: false
	} : placed$1(place[1], place[2]);
}
/** `at fn (file:1:2)`, `\u276f file:1:2`, `at a.b.C.m(C.java:3)`, also without `at`, `at C.M() in /x/C.cs:line 3`, `at ./src/lib.rs:7:13`. */
function arrow(text) {
	const at = /^(?:at|\u276f|@|\u21b3)[ \t]+|^(?=[\w.$@<>/-]{3,400}\((?:[\w$-]{1,100}\.(?:java|kt|scala|groovy|clj):\d{1,7}|Native Method|Unknown Source)\)$)/.exec(text);
	if (at === null) return void 0;
	const rest = text.slice(at[0].length);
	const dotnet = / in (\S.*):line (\d{1,7})$/.exec(rest);
	if (dotnet !== null) return placed$1(dotnet[1], dotnet[2]);
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
	if (place !== null) return placed$1(place[1], place[2]);
	return /[()<>]|^(?:async |new |Object\.|process\.|native)/.test(rest) || at[0].startsWith("\u276f") ? {
		file: "",
		own: false
	} : void 0;
}
/** What tells the file and the line of a frame by itself. */
const forms = [
	/^File "([^"]+)", line (\d{1,7})/,
	/^([^\s:]+\.py):(\d{1,7}): ?(?:in \S+|[\w.]*)$/,
	/^# ([^\s:]+(?:\.rb|\.rake|\/[^\s:./]+)):(\d{1,7})(?::in [`'].*)?$/,
	/^([^\s:]+(?:\.rb|\.rake|\/[^\s:./]+)):(\d{1,7}):in [`'].*$/,
	/^(?:#\d{1,4} )?(\/[^\s:()]+\.php)(?::|\()(\d{1,7})\)?(?:$|: )/,
	/^# {1,4}(?:at|in) (\S+\.(?:t|pl|pm)) (?:at )?line (\d{1,7})\.?$/,
	/^(?:\([\w .-]{1,60}\) )?([^\s:()]+\.exs?):(\d{1,7}): \S/,
	/^([^\s:]+\.dart|package:\S+\.dart) (\d{1,7}):\d{1,7} {2,}\S/
];
/** Go's `/x/cart.go:11 +0x39`, indented by a tab. */
const indentedForm = /^(\S+\.(?:go|s)):(\d{1,7})(?: \+0x[0-9a-f]+)?$/;
function placeIn(text, line) {
	for (const form of line.startsWith("	") ? [indentedForm, ...forms] : forms) {
		const place = form.exec(text);
		if (place !== null) return placed$1(place[1], place[2]);
	}
}
function placed$1(file = "", line = "") {
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
const foreign = /node_modules|^node:|^internal\/|^\/usr\/|^\/opt\/|^<|^native|^bun:|^ext:|site-packages|dist-packages|\/lib\/python|\.cargo\/registry|^\/rustc\/|\/gems\/|\/rubygems\/|\/lib\/ruby\/|^kernel\b|(?:^|\/)vendor\/|\/_pytest\/|\/go\/pkg\/mod\/|\/sdk\/go|\/lib\/go|^dart:|^package:test|^eval|\/deps\/|\.pyenv\/|\.nvm\/|\.rbenv\//;
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
function values(lines) {
	for (const read of [
		labelled$1,
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
function labelled$1(lines) {
	const own = lines.filter((line) => !line.includes("but was:") || /^\s*but was:/.test(line));
	const first = (pattern) => own.map((line) => pattern.exec(line)?.[1]).find((value) => value !== void 0);
	return {
		expected: first(expectedLabel),
		actual: first(actualLabel)
	};
}
/** Words that stand between two values, and which of the two is the actual one. */
const between = [
	{
		words: " !== ",
		actualFirst: true
	},
	{
		before: "expected: <",
		words: "> but was: <",
		after: ">",
		actualFirst: false
	},
	{
		before: "expected:<",
		words: "> but was:<",
		after: ">",
		actualFirst: false
	},
	{
		before: "expected [",
		words: "] but found [",
		after: "]",
		actualFirst: false
	},
	{
		before: "Failed asserting that ",
		words: " matches expected ",
		after: ".",
		actualFirst: true
	},
	{
		before: "Failed asserting that ",
		words: " is identical to ",
		after: ".",
		actualFirst: true
	},
	{
		before: "expected ",
		words: " to deeply equal ",
		actualFirst: true
	},
	{
		before: "expected ",
		words: " to strictly equal ",
		actualFirst: true
	},
	{
		before: "expected ",
		words: " to deep equal ",
		actualFirst: true
	},
	{
		before: "expected ",
		words: " to equal ",
		actualFirst: true
	},
	{
		before: "expected ",
		words: " to be ",
		actualFirst: true
	},
	{
		before: "Expected ",
		words: " to equal ",
		actualFirst: true
	},
	{
		before: "Expected ",
		words: " to be ",
		actualFirst: true
	},
	{
		before: "Expected ",
		words: ", got ",
		actualFirst: false
	},
	{
		before: "expected ",
		words: ", got ",
		actualFirst: false
	},
	{
		before: "expected ",
		words: ", but got ",
		actualFirst: false
	},
	{
		before: "assert ",
		words: " == ",
		actualFirst: true
	},
	{
		before: "assert ",
		words: " is ",
		actualFirst: true
	},
	{
		before: "got ",
		words: ", want ",
		actualFirst: true
	},
	{
		before: " = ",
		words: ", want ",
		actualFirst: true
	},
	{
		before: "s differ: ",
		words: " != ",
		actualFirst: true
	},
	{
		before: "AssertionError: ",
		words: " != ",
		actualFirst: true
	},
	{
		words: " deepEqual ",
		actualFirst: true
	}
];
function sentence(lines) {
	for (const { before, words, after, actualFirst } of between) for (const line of lines) {
		const start = before === void 0 ? 0 : line.indexOf(before);
		if (start < 0 || line.endsWith(":")) continue;
		const from = start + (before?.length ?? 0);
		const middle = line.indexOf(words, from);
		if (middle < 0) continue;
		const end = after === void 0 ? line.length : line.lastIndexOf(after);
		const one = line.slice(from, middle).trim();
		const other = tidy(line.slice(middle + words.length, end > middle ? end : line.length));
		return actualFirst ? {
			actual: one,
			expected: other
		} : {
			expected: one,
			actual: other
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
// src/reading/weight.ts
/** What a line says by its words alone, and by its shape. */
/** How much a line looks like the cause of a red exit; 0 and below: not at all. */
function weightOf(text) {
	if (text.length < 3) return 0;
	let weight = 0;
	if (/\b(?:error|fatal|panic(?:ked)?|exception|traceback|segmentation fault|core dumped)\b|Error\b|Exception\b/i.test(text)) weight += 3;
	if (/\b(?:fail(?:ed|ure|ures|ing)?|not ok)\b|[\u2717\u2716\u2718\u2715\u274c\u00d7]|^\s{0,40}\u25cf \S/i.test(text)) weight += 3;
	if (/\b(?:assert\w*|(?:un)?expected|actual|received)\b/i.test(text)) weight += 2;
	if (/\b(?:cannot|can't|undefined|not found|denied|refused|invalid|missing|timed out|timeout|killed|unable to)\b/i.test(text)) weight += 2;
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
// src/reading/account.ts
/** Lines kept of one failure, and units of one line. */
const mostLines = 120;
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
	const isRepeated = repeatedShapes(body);
	body.forEach((raw, at) => {
		const text = raw.trimEnd();
		if (text.trim() === "" || isNoise(text) || isRepeated(text)) return;
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
		if (lines.length < mostLines) lines.push({
			text,
			rank: rankOf(text, at, zone, traced)
		});
	});
	const telling = lines.filter((line) => line.rank === 0).map((line) => line.text);
	const place = placeOf(frames, file);
	return {
		file: file ?? place?.file,
		line: place?.line,
		message: telling[0]?.trim(),
		...values(telling),
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
	return /^\s*(?:[-=_\u23af\u2500\u2501~*#.][ ]?){6,}$/.test(line) || /^\s*note: (?:run with `RUST_BACKTRACE|Some details are omitted)/.test(line) || /^npm (?:error|ERR!) (?:code \d|errno \d|path |workspace |location |command |in workspace|Lifecycle script)/.test(line);
}
/** Lines of one shape, seen so often that another tool prints its steps there; the first few stay. */
function repeatedShapes(body) {
	if (body.length < often$1) return () => false;
	const times = /* @__PURE__ */ new Map();
	for (const text of body) times.set(templateOf(text.trimEnd()), (times.get(templateOf(text.trimEnd())) ?? 0) + 1);
	const shown = /* @__PURE__ */ new Map();
	return (text) => {
		const template = templateOf(text);
		if ((times.get(template) ?? 0) < often$1 || isChange(text) || frameOf(text) !== void 0) return false;
		shown.set(template, (shown.get(template) ?? 0) + 1);
		return (shown.get(template) ?? 0) > firstOf;
	};
}
const often$1 = 20;
const firstOf = 4;
/** The innermost frame in the test's own file, else the innermost own frame. */
function placeOf(frames, file) {
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
	return /^\s*(?:[\u2717\u2716\u2718\u00d7\u2715\u274c\u25cf] {0,8}\S|not ok\b|(?:-{3} )?(?:FAIL(?:ED|URE)?|ERROR)\b[: ]|\(fail\)|\d{1,4}\) \S|\[ *FAIL)/.test(line) || /[ .:]\[?(?:FAIL(?:ED|URE)?|ERROR)\]?!?$/.test(line.slice(-12));
}
/** The same where a duration stands behind, or the word is in small letters: `name ....***Failed  0.03 sec`, `name (Failed)`. */
function tellsFailure(line) {
	if (isVerdict(line)) return true;
	if (/ (?:NOK|KO|NG|NO|BAD|DIED)(?: \((?:exit|rc|status|signal)\b.{0,12}\))?$|[ (](?:exit(?: code)?|rc|status|signal)[ =:]{1,2}[1-9]\d{0,2}\)?$/.test(line.slice(-40))) return true;
	if (/[|\u2502\u2503] {0,20}(?:fail(?:ed|ure)?|error|broken|bad|ko|ng|nok|[\u2717\u2716\u2718\u00d7\u2715\u274c]) {0,20}[|\u2502\u2503]/i.test(line)) return true;
	const end = line.slice(-40).replace(/[ \t(]{1,9}[\d.]{1,12} ?[a-z\u00b5]{1,7}\)?$/, "");
	return /(?:[.*:\]] ?|\w \()(?:FAIL(?:ED|URE)?|ERROR|[Ff]ailed|BROKEN)\)?!?$/.test(end) && !/\d (?:\w+ )?failed/.test(end);
}
/** Says of a test that it passed. */
function isPassing(line) {
	return /^\s*(?:[\u2502\u251c\u2514\u2500\u2577 ]{0,20})?(?:[\u2713\u2714\u221a] ?\S|ok \d|ok - |(?:--- )?PASS\b)/.test(line) || /(?:PASSED|ok|OK)$/.test(line.slice(-6)) && /\b(?:PASSED|\.+ ?ok|OK)$/.test(line);
}
/** A line drawn, and nothing else. */
function isRule(text) {
	return /^(?:[-=_\u23af\u2500\u2501~*#.\u00b7][ ]?){4,}$/.test(text);
}
/** `---- name stdout ----`, `____ name ____`: a line drawn around a heading, which is no count. */
function isTitle(text) {
	return /^\s{0,8}([-=_*~\u2500\u2501\u2550\u23af])\1{2,}[ []+\p{L}.*[ \]]\1{2,}$/u.test(text) && !/\b\d{1,7} \w|[Ss]ummary|Captured|[Tt]ests?\b|FAILURES|ERRORS/.test(text);
}
const around = /^(?:fail(?:ed|ure|ing|s)?|errors?|not|ok|tests?|run|cont|name|pause|start|case|\d{1,7}|ms|s|sec|secs|seconds|stdout|stderr|output)$/i;
/** The words that name what a line is about, without the verdict around them. */
function nameOf(line) {
	const words = line.slice(0, 400).replace(/[\s(]{1,40}\d[\d.,]{0,12} ?(?:[m\u00b5un]?s|sec|seconds)\)?\s{0,9}$/, "").replace(/ ?\((?:retry|attempt|try|run) #?\d{1,3}[^()]{0,20}\)$/i, "").match(/[\p{L}\d][\p{L}\d_]*/gu) ?? [];
	let from = 0;
	let to = words.length;
	while (from < to && around.test(words[from] ?? "")) from++;
	while (to > from && around.test(words[to - 1] ?? "")) to--;
	return words.slice(from, to);
}
/** `ERROR: \u2026` heads a failing test of some runners, and any line of others: where the log repeats it, it names nothing. */
function isLevel(line) {
	return /^\s*(?:-{3} )?ERROR\b|\bERROR\]?!?$/.test(line);
}
/** A verdict that stands alone: what it is about stands above. */
function isBare(line) {
	return /^\W{0,40}(?:FAIL(?:ED|URE)?|ERROR|not ok)\b[\W\d]{0,200}$/.test(line);
}
// src/reading/telling.ts
/** Whether a line tells what went wrong, by its words and its form. */
/** 0: it does not. */
function tellingOf$1(text, weight = weightOf(text)) {
	if (!isSpoken(text) || isSource(text)) return 0;
	const changed = isChanged(text) ? 3 : 0;
	const placed = /^\s{0,12}(?:\[?error\]?:? )?[^\s:()]{1,300}\.\w{1,8}(?::\[?\d{1,7}|\(\d{1,7}[,)])/i.test(text) ? 2 : 0;
	const pointed = /^\s{0,200}[~-]{0,200}\^[~^-]{0,200} +\S/.test(text) ? 3 : 0;
	return Math.max(0, weight) + changed + placed + pointed;
}
/** What linters say of one place, with the rule's own code: `lib/a.py:3:1: F401 \u2026`, `lib/a.rb:3:1: C: \u2026`. */
function isFinding(text) {
	return /^[^\s:()]{1,300}\.\w{1,8}:\d{1,7}:(?:\d{1,7}:)? (?:\[?[A-Z]{1,4}\d{2,5}\b|[CWEF]: )/.test(text);
}
/** Words, and neither a step of a stack nor a test that passed. */
function isSpoken(text) {
	return text.trim() !== "" && !isRule(text.trim()) && !isPassing(text) && frameOf(text) === void 0;
}
/** A line of a difference, or a value with its label. */
function isChanged(text) {
	return /^\s*(?:[-+] {0,40}[^\s>+-]|E {2,}|\? )/.test(text) || labelled.test(text);
}
const labelled = /\b(?:expected|actual|received|got|want(?:ed)?|but was|left|right|found|messages?|reason|error|diff)\b['"]?[ \t]*[:=]/i;
// src/reading/annotation.ts
/** `::error file=a.js,line=3,title=T::text`: a workflow command, with what it had to write in another way. */
const form = /^::(error|warning|notice)(?: ([^\n]{0,2000}?))?::(.*)$/;
function annotationOf(text) {
	if (!text.startsWith("::")) return void 0;
	const match = form.exec(text);
	if (match === null) return void 0;
	const [, kind = "", properties = "", said = ""] = match;
	const of = new Map(properties.split(",").map((each) => {
		const at = each.indexOf("=");
		return [each.slice(0, at).trim(), decoded(each.slice(at + 1))];
	}));
	const line = Number(of.get("line"));
	const file = of.get("file");
	return {
		kind,
		file: file === void 0 || file === "" ? void 0 : cleanPath(file),
		line: line > 0 ? line : void 0,
		title: of.get("title") || void 0,
		lines: decoded(said).split("\n").map((each) => each.replace(/\u001b\[[\d;]{0,20}m/g, "").trimEnd())
	};
}
/** The same as lines that everybody can read. */
function annotationLines(text) {
	if (text.startsWith("##") && text.includes("|n")) return [withoutForeignSteps(text)];
	const note = annotationOf(text);
	if (note === void 0) return [printedIn(text) ?? text];
	const place = note.file === void 0 ? "" : `${note.file}${note.line === void 0 ? "" : `:${note.line}`}: `;
	const [first = "", ...more] = note.lines;
	return note.title === void 0 ? [`${place}${note.kind}: ${first}`, ...more] : [
		`${place}${note.kind}: ${note.title}`,
		first,
		...more
	];
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
function withoutForeignSteps(text) {
	const [first = "", ...more] = text.split(/\|n(?= {0,20}at )/);
	const end = /'(?: \w+='.{0,200})?\]$/.exec(more.at(-1) ?? "")?.[0] ?? "";
	const own = more.filter((step) => frameOf(step.replace(end, ""))?.own === true);
	return own.length === more.length ? text : `${[first, ...own.map((step) => step.replace(end, ""))].join("|n")}${end}`;
}
function decoded(text) {
	return text.replace(/%0D%0A|%0A|%0D/gi, "\n").replace(/%3A/gi, ":").replace(/%2C/gi, ",").replace(/%25/g, "%");
}
// src/reading/general.ts
/** Parts of words, so that one string covers `Error` and `error`; each at least four bytes. */
const generalTriggers = "rror|ERROR|FAIL|fail|Fail|xception|anic|fatal|Fatal|FATAL|ssert|ASSERT|Traceback|not ok|ndefined|annot |not found|xpected|imed out|imeout|illed|core dumped|egmentation|denied|refused|nvalid|issing|\u2717 |\u2716 |\u2718 |\u2715 | \u00d7 |\u274c |\u25cf |unable to|Unable to".split("|");
/** Lines of a block after the last one that looks like an error, lines before the first, and the most in all. */
const after = 12;
const before = 2;
const longestBlock = 60;
const keptBlocks = 200;
/** A template seen more often is noise that the log repeats. */
const often = 12;
const noise = 30;
const keptTemplates = 2e4;
/** Units of a line that are looked at, and kept. */
const longestLine = 1e3;
/** Collects blocks while it reads; `blocks()` gives them in order of the log, each with how much it weighs. */
function general() {
	/** What a template weighs: weighing is what costs. */
	const weights = /* @__PURE__ */ new Map();
	const count = repetition();
	const first = [];
	const last = [];
	/** What failed, as a list in passing says it: further down its name is the heading of what is told about it. */
	const named = /* @__PURE__ */ new Set();
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
		const text = whole.length > 1e3 ? clip(whole, longestLine) : whole;
		const { template, times, weight } = look(text);
		const name = weight > 0 ? verdict.exec(text)?.[1] : void 0;
		if (name !== void 0 && named.size < keptNames) named.add(name);
		const tells = times <= often && (weight > 0 || open !== void 0 && isChanged(text));
		if (open === void 0) {
			if (!tells) return false;
			const lines = [...earlier(place.before(), named), text];
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
		if (open.quiet > after || open.blank > 2 || open.lines.length >= longestBlock) {
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
const verdict = /^\s{0,40}[\u2716\u2718\u2717\u00d7\u2715\u274c] (\S.*?)(?: \(\d[\d.]{0,12} ?m?s\))?$/;
const keptNames = 2e3;
/** How far above a failure's first telling line its heading stands. */
const headingAbove = 6;
/** The lines right before, up to a blank one, in order; of an uncaught error of Node from its place on, of a failure from its heading. */
function earlier(lines, named) {
	const found = [];
	const near = [];
	const all = [];
	let isNear = true;
	let blanks = 0;
	for (const line of lines) {
		all.unshift(clip(line, longestLine));
		if (named.has(headingOf(line))) return all;
		if (all.length >= headingAbove) break;
		if (!isNear) continue;
		if (line.trim() === "") {
			if (found.length > 0 || ++blanks > mostBlanks) isNear = false;
			continue;
		}
		found.unshift(clip(line, longestLine));
		if (isPlace(line)) return found;
		if (blanks === 0 && near.length < before) near.unshift(clip(line, longestLine));
		if (found.length >= placeAndSource) isNear = false;
	}
	return near;
}
/** `\u276f default / name`, `suite \u203a name`, `name`: the last of its parts. */
function headingOf(line) {
	return line.trim().split(/ [/\u203a\u00bb>\u00b7] /).at(-1) ?? "";
}
const mostBlanks = 3;
/** Place, source line, caret. */
const placeAndSource = 3;
/** Nothing but `file:///a/b.js:7`, `/a/b.js:7` or `a/b.js:7:3`. */
function isPlace(line) {
	return /^\s{0,20}(?:file:\/\/)?[^\s:]{1,400}:\d{1,7}(?::\d{1,7})?$/.test(line);
}
// src/reading/unread.ts
/** A shape seen this often is most likely a failure's own. */
const seldom = 3;
/** What a line weighs that tells of a failure, and one that names a place. */
const telling = 3;
const placed = 2;
/** Lines of a verdict's own, its first one included, and names that it is compared with. */
const below = 4;
const comparedNames = 300;
/** What node:test writes in TAP around a failure: keys, frames of node itself, points, plans and counts. */
const tapBookkeeping = /^\s*(?:TAP version \d{1,3}|---|\.\.\.|\d{1,7}\.\.\d{1,7}|(?:async )?[\w$.<> ]{0,80}\((?:node:\S{1,120}|<anonymous>)\)|node:\S{1,120}:\d{1,7}|(?:error|message|stack|expected|actual): [|>][-+\d]{0,2}|error: '\d{1,7} subtests? failed')$|^\s*(?:(?:duration_ms|type|failureType|code|name|operator|location|expected|actual|exitCode): |# (?:Subtest: |(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) \d)|(?:not )?ok \d{1,7} - )/;
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
/** What is told beside the failures: streams of which none is known, and what the others say else: of those that are told whole only rare blocks. */
function beside(read, failures, isWhole) {
	const told = /* @__PURE__ */ new Set();
	const listed = /* @__PURE__ */ new Set();
	for (const { name, file, lines, message } of failures) {
		const texts = [
			name === file ? "" : name,
			message ?? "",
			...lines.map((line) => line.text)
		];
		for (const text of texts) told.add(joined(text));
		if (file !== void 0) listed.add(file);
		listed.add(listedName(name.slice(name.lastIndexOf(" \u203a ") + 1)));
	}
	const long = [...told].filter((text) => text.length > 12);
	const inTap = isWhole && read.blocks.some(({ lines }) => lines.some((line) => /^\s*failureType: '\w+'$/.test(line)));
	/** Nothing that would have to be told again. */
	const says = (line) => {
		const text = joined(line);
		if (inTap && tapBookkeeping.test(line)) return true;
		if (isWhole && /<\/?testcase\b/.test(line)) return true;
		if (isPassing(text) && !isVerdict(text) && weightOf(text) < telling || isRule(text)) return true;
		return told.has(text) || listed.has(listedName(text)) || long.some((each) => text.includes(each));
	};
	const streams = new Set(failures.map(({ stream }) => stream ?? ""));
	const names = [...listed].filter(({ length }) => length > 2).slice(0, comparedNames);
	/** A verdict on something that no reader told. */
	const isOtherHead = (text) => tellsFailure(text) && !isLevel(text) && !isBare(text) && nameOf(text).length > 0 && !names.some((name) => text.includes(name));
	let since = below;
	return unread({
		blocks: read.blocks.filter(({ times, stream }) => times <= seldom || !isWhole || !streams.has(stream ?? "")),
		tail: read.tail.filter(({ stream, text }) => {
			if (!isWhole || !streams.has(stream) || isFinding(text)) return true;
			since = isOtherHead(text) && !says(text) ? 0 : since + 1;
			return since < below && !isPassing(text);
		})
	}).map(({ stream, lines }) => ({
		stream,
		lines: streams.has(stream) ? once(lines.filter(({ text }) => text.trim() === "" || !says(text))) : lines
	})).filter(({ stream, lines }) => !streams.has(stream) || lines.some(({ text }) => weightOf(text) >= telling || isFinding(text)));
}
/** A log that is written twice tells nothing more the second time. */
function once(lines) {
	const seen = /* @__PURE__ */ new Set();
	return lines.filter(({ text }) => text.trim() === "" || !seen.has(text) && seen.add(text));
}
/** Runners join the parts of a name by various signs, and one report by more than one of them. */
function joined(text) {
	return text.trim().replace(/ [>\u00bb\u2192] | :: /g, " \u203a ");
}
/** What a mark in front and a duration behind leave of a line: `\u00d7 the oar is stored 3ms`. */
function listedName(text) {
	return text.replace(/^[^\p{L}\d]+/u, "").replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, "");
}
/** Parts that tell of a failure in streams of which no reader knows one. */
function untold(parts, failures) {
	const streams = new Set(failures.map(({ stream }) => stream ?? ""));
	return parts.filter(({ stream, lines }) => !streams.has(stream) && lines.some(isTelling));
}
function isTelling({ text, seen }) {
	return isVerdict(text) || tellingOf$1(text) / Math.sqrt(seen) >= placed;
}
/** Units of the lines that tell of a failure. */
function tellingOf(parts) {
	return parts.reduce((sum, { lines }) => sum + sizeOf(lines.filter(isTelling)), 0);
}
function neededBy(parts) {
	return parts.reduce((sum, { lines }) => sum + sizeOf(lines), 0);
}
function sizeOf(lines) {
	return lines.reduce((sum, { text }) => sum + text.length + 1, 0);
}
function linesOf({ blocks, tail }, name) {
	const own = blocks.filter(({ stream }) => (stream ?? "") === name);
	const end = tail.filter(({ stream }) => stream === name).map(({ text }) => text);
	const count = repetition();
	for (const text of end) {
		if (tellsFailure(text) && !isLevel(text)) count.next();
		count.saw(templateOf(text));
	}
	const inEnd = new Set(end.map((text) => clip(text, longestLine)));
	const before = own.filter(({ lines }) => !lines.every((line) => inEnd.has(line))).flatMap(({ lines, seen: times }) => lines.map((text, i) => ({
		text,
		seen: times[i] ?? 1
	})));
	const inBlocks = /* @__PURE__ */ new Map();
	for (const { lines, seen: times } of own) lines.forEach((text, i) => void inBlocks.set(templateOf(text), times[i] ?? 1));
	const seenOf = (template) => Math.max(count.times(template), inBlocks.get(template) ?? 1);
	return [...before, ...end.map((text) => ({
		text,
		seen: seenOf(templateOf(text))
	}))];
}
export { outdent as C, cleanPath as D, weightOf as E, foreignSource as O, isTestFile as S, templateOf as T, nameOf as _, untold as a, account as b, annotationLines as c, tellingOf$1 as d, isBare as f, isVerdict as g, isTitle as h, unread as i, frameOf as k, annotationOf as l, isRule as m, neededBy as n, general as o, isPassing as p, tellingOf as r, generalTriggers as s, beside as t, isSpoken as u, tellsFailure as v, samePath as w, isSource as x, repetition as y };
