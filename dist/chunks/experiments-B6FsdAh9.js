import { u as durationWords } from "./words-Cq5gcfy9.js";
// src/run/failure-kind.ts
/**
* Why a test failed, from what its runner printed. A compiler that misses the symbol under test, and a call of a function that
* does not exist yet, count as failing: in Go, Rust or Java a test of something new cannot fail in any other way.
*/
function failureKind(text) {
	if (assertionFailed.test(text)) return "fails";
	if (importFailed.test(text)) return "import";
	if (syntaxFailed.test(text)) return "syntax";
	if (undeclared.test(text)) return "undeclared";
	return "fails";
}
/** It got as far as what it asserts, and that was not so. */
function asserts({ expected, message = "" }) {
	if (expected !== void 0 || assertionFailed.test(message)) return true;
	return failureKind(message) === "fails" && !missingSymbol.test(message);
}
/** It came to a comparison and says so: neither a crash nor a timeout, and not only that it is red. */
function tellsValue({ expected, message = "" }) {
	if (expected !== void 0 || assertionFailed.test(message)) return true;
	return (comparison.test(message) || wanted.test(message)) && !broke.test(message);
}
const assertionFailed = /AssertionError|AssertionFailedError|ComparisonFailure|ExpectationNotMetError|ExpectationFailedException|Minitest::Assertion|ERR_ASSERTION|assertion (?:`[^`\n]{0,80}` )?failed|Failed asserting|^E {2,}assert |--- FAIL: /m;
const importFailed = /ModuleNotFoundError|ImportError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|MODULE_NOT_FOUND|does not provide an export named|Failed to (?:resolve import|load url)|No module named|LoadError|cannot load such file|cannot import name|Class ["'][^"'\n]{1,200}["'] (?:does not exist|cannot be found)|unresolved import|package [^\s]{1,200} is not in (?:std|GOROOT)|no required module provides package|Failed opening required/;
const syntaxFailed = /SyntaxError|IndentationError|TabError|ParseError|Parse error|syntax error|unexpected token|Unexpected token|Unterminated|expected one of `|error: expected |';' expected|illegal start of|Transform failed|mismatched (?:brackets|closing delimiter)|this file contains an unclosed delimiter|expected declaration|expected statement/;
const undeclared = /ReferenceError|NameError: (?:name|undefined local variable)|is not defined\b/;
const wanted = /\b(?:got|want(?:ed)?|expected|should(?:n't)?|instead of)\b|[!=]=/i;
const broke = /\b(?!Assertion)[A-Z]\w*(?:Error|Exception|Fault)\b|panic: |panicked|called `|out of (?:bounds|range)|attempt to |Cannot read|Segmentation|core dumped|deadlock|signal: |Uncaught|thrown:|Traceback|time[ds]? ?out|(?:no|unexpected|nil) err(?:or)?\b|Can't (?:call|locate|use)|Undefined (?:index|variable|array|property)/i;
const comparison = /\bexpected\b[^\n]{0,200}\n?[^\n]{0,80}\b(?:received|actual|got|but was|to)\b/i;
const missingSymbol = /undefined: |has no field or method|cannot find (?:function|symbol|value|type|struct|method|macro)|no method named|no function or associated item|unresolved reference|undefined method|is not a function|has no attribute|Call to undefined/i;
// src/verify/experiments.ts
const untried = {
	edits: [],
	reasons: [],
	stopped: false
};
/** A slow suite buys nothing: what cannot be run is unproved. */
const mostRuns = 12;
function openExperiments(port, { green, known }) {
	let runs = 0;
	let durationMs = 0;
	let over;
	const done = new Map(known);
	return {
		async run(label, tree, test) {
			const before = done.get(tree);
			if (before !== void 0) return before;
			if (runs >= mostRuns) over ??= `more than ${mostRuns} runs would have been needed`;
			if (port.remainingMs() < green.durationMs * 1.5) over ??= tooShort(green);
			if (over !== void 0) return void 0;
			runs++;
			const verification = await port.run(tree, label, test);
			durationMs += verification.durationMs;
			if (verification.result === "timed-out") {
				over = `${label} ran into the time limit`;
				return;
			}
			if (test === void 0) done.set(tree, verification);
			return verification;
		},
		over: () => over,
		runs: () => runs,
		durationMs: () => durationMs
	};
}
function tooShort({ durationMs }) {
	return `the time that is left is too short for another run of the suite, which takes ${durationWords(durationMs)}`;
}
/** Fewer tests ran than over the green, or it did not come to its counts: what stops at the first failure says nothing of the others. */
function stoppedEarly(run, green) {
	if (green.counts === void 0) return false;
	if (run.counts === void 0) return run.result !== "passed";
	return run.counts.passed + run.counts.failed < green.counts.passed + green.counts.failed;
}
export { asserts as a, missingSymbol as c, assertionFailed as i, tellsValue as l, stoppedEarly as n, comparison as o, untried as r, failureKind as s, openExperiments as t };
