import { o as __toESM, t as __commonJSMin } from "./rolldown-runtime-C1I3wEg2.js";
import { i as version$1 } from "./project-DtIvdGik.js";
import { A as topFolder, C as readText, D as pathIn, E as listEntries, F as objectBytes, I as objectInfo, L as findGit, M as readBlob, N as readBlobs, O as smallFoldersFirst, P as sizesOf, R as gitAt, T as isRegular, _ as mentionedIn, b as findDotGit, c as objectIn, f as hasText, i as sameNames, j as inBatches, k as splitNul, l as pointersLeft, m as submoduleMode, n as foldName, p as linkMode, r as isGitName, s as fillContent, t as openRepository, x as objectFolders, y as borrowObjects } from "./repository-5BxpIjB3.js";
import { i as parsedJson, n as objectIn$1, t as isObject } from "./json-BthCdoGu.js";
import { t as listed$1 } from "./listed-D9Yqhl25.js";
import { t as formsOf } from "./secret-forms-BfW8V3g7.js";
import { i as parse$1, n as wholeCommand, r as scriptsOf$2 } from "./commands-iSdI8oRj.js";
import { u as require_dist } from "./story-layer-BRXS7V2h.js";
import { a as numberedStart, i as numbered, n as branchName, o as openSandbox, r as isBranchName, s as tellingStart, t as selfTest } from "./self-test-BWaFHhbw.js";
import { n as openCommandAgent } from "./command-Bcam4Ahp.js";
import { C as reworkTask, S as refactorTask, _ as goOnTask, b as mergeTask, k as nonceOf, v as greenTask, w as storyPrompt, x as redTask } from "./bash-CG3w5tdj.js";
import { a as presets, t as camelName } from "./settings-DbCq0qLA.js";
import { r as priceOf } from "./cost-CvmD1AT6.js";
import { t as messageOf } from "./message-of-BQxrFB01.js";
import { t as openHttpFetch } from "./http-fetch-CoYqsnAt.js";
import { t as quoted$1 } from "./shell-quote-B4xqzkJh.js";
import { A as isUnder, C as wasStopped, D as packageHosts, E as noScripts, O as withoutScripts, S as killedWords, T as noQuestions, _ as runSetup, f as chooseCommands, g as folderOf$2, h as findRunCommands, n as otherTools, p as commandTree, r as pinnedTools, t as askTools, v as installWords, w as condensedLog, x as freeWords, y as missingTool } from "./tools-DYq8J0uk.js";
import { n as catalogue, r as explain } from "./errors-BPIP4wfB.js";
import { t as folderBytes } from "./folder-bytes-COytb0sa.js";
import { t as isLoopback } from "./loopback-CIgX49CQ.js";
import { t as matchesGlob } from "./glob-BsYepESE.js";
import { a as condense, c as relative$2, d as isVerdict, f as account, i as fileBytes, n as readLog, p as cleanPath, r as decoded$1, s as isTest$1, t as logReader, u as steadier } from "./read-log-BvGk6JFU.js";
import { b as noTestRanNote, h as placeWords, s as costWords, u as durationWords, x as ranNoTest } from "./words-BYzICptK.js";
import { s as attemptLabel } from "./run-folder-DSyw126w.js";
import { t as temporaryFolder } from "./temporary-folder-D44PhmPS.js";
import { t as proofDoubts } from "./proof-words-C5QmMiaS.js";
import { l as writeDiff } from "./run-texts-CACP7FiB.js";
import { appendFile, copyFile, lchown, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, statfs, utimes, writeFile } from "node:fs/promises";
import { arch, homedir, release } from "node:os";
import { basename, dirname, extname, join, posix, sep } from "node:path";
import { constants as constants$2, createReadStream, createWriteStream, existsSync } from "node:fs";
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { Readable, Transform } from "node:stream";
import { dirname as dirname$1, join as join$1 } from "node:path/posix";
import { pipeline } from "node:stream/promises";
// src/loop/kept-green.ts
/** Work that is there is verified whatever ended the agent, but where a person stopped the run, or its time is over. */
function mayVerify({ stop, inTime = false }) {
	return stop === void 0 || stop.outcome !== "cancelled" && (stop.outcome !== "timed-out" || inTime);
}
/** Green tests show that nothing broke; that the story is met needs the agent's word, or a test that was red and is green. */
function keptGreen({ stop, unfinished = false }, verification) {
	if (stop === void 0 && !unfinished) return true;
	return [verification?.sinceBaseline, verification?.sinceLast].some((since) => (since?.fixed.length ?? 0) > 0);
}
// src/loop/progress.ts
/**
* Compares the tree after an attempt with the tree before it and with those of every earlier attempt of the same phase,
* so that going back and forth (A\u2192B\u2192A) ends as early as doing nothing. `start` is the tree before the first of them:
* taking everything back is no progress either, even where that tree was green.
*/
function judgeProgress(tree, before, earlier, start) {
	if (tree === before) return none$1("no file changed");
	const same = earlier.find((attempt) => attempt.tree === tree);
	if (same !== void 0) return none$1(`same tree as attempt ${same.number}`);
	if (tree === start) return none$1("same tree as before the first attempt");
	return { kind: "changed" };
}
function none$1(what) {
	return {
		kind: "none",
		detail: `No progress detected: ${what}`
	};
}
// src/loop/loop.ts
/** Runs attempts of one phase: the initial one and at most `maxIterations` retries, each fed what failed before it. */
async function untilGreen(steps, task) {
	const earlier = [];
	let prompt = task.prompt;
	let before = task.tree;
	let red;
	let kept;
	for (let retry = 0;; retry++) {
		const number = task.attemptsBefore + retry + 1;
		const attempt = {
			number,
			phase: task.phase,
			retry,
			of: task.maxIterations
		};
		const stopped = (stop, attempts = number) => ({
			kind: "stopped",
			stop,
			attempts,
			red
		});
		const limit = await steps.limit();
		if (limit !== void 0) return stopped(limit, number - 1);
		await announce(steps, attempt, red);
		const work = await steps.implement(attempt, prompt);
		const { checkpoint, stop: unpublished } = await steps.checkpoint(attempt);
		const stop = unpublished ?? work.stop;
		if (stop !== void 0 && (unpublished !== void 0 || !mayVerify(work))) return stopped(work.stop ?? stop);
		const progress = judgeProgress(checkpoint.snapshot, before, earlier, task.tree);
		if (progress.kind === "none") {
			if (kept !== void 0 && checkpoint.snapshot === before && keptGreen(work)) return {
				...kept,
				kind: "green"
			};
			if (stop !== void 0) return stopped(stop);
			await steps.emit({
				type: "no-progress",
				attempt: number,
				detail: progress.detail
			});
			return stopped({
				outcome: number === 1 ? "no-changes" : "no-progress",
				detail: progress.detail
			});
		}
		const { verification, stop: ended } = await steps.verify(attempt, checkpoint);
		const green = await task.goal?.(verification, checkpoint) ?? verification.result === "passed";
		if (!green) red = verification;
		if (ended !== void 0) return stopped(ended);
		if (green && keptGreen(work, verification)) return {
			kind: "green",
			attempt,
			checkpoint,
			verification
		};
		if (stop !== void 0) return stopped(green ? {
			...stop,
			detail: `${stop.detail}; ${greenSoFar}`
		} : stop);
		if (retry === task.maxIterations) return stopped({
			outcome: "failed",
			detail: green ? neverDone : steps.reason(verification)
		});
		kept = green ? {
			attempt,
			checkpoint,
			verification
		} : void 0;
		prompt = green ? goOn : steps.feedback(attempt, verification);
		before = checkpoint.snapshot;
		earlier.push({
			number,
			tree: checkpoint.snapshot
		});
	}
}
const greenSoFar = "the tests are green over the work so far, which is kept";
const neverDone = "the tests are green, but the agent was stopped at max-turns before it had said that it was done";
const goOn = "You were stopped at the limit of model calls. The tests are green over what is in the tree. Where something of the story is left, go on with it; where nothing is, say so.";
async function announce(steps, attempt, red) {
	await steps.emit({
		type: "attempt-started",
		attempt
	});
	if (red === void 0) return;
	const { retry, of } = attempt;
	await steps.emit({
		type: "retry-started",
		attempt,
		retry,
		of,
		reason: steps.reason(red)
	});
}
// src/loop/rework.ts
/** Carries a green tree to `passed`, `rejected` or a stop. */
async function afterGreen(steps, task, first) {
	let green = first;
	if (!task.review) return unreviewed(green);
	for (let rework = 1;; rework++) {
		const limit = await steps.limit();
		if (limit?.outcome === "cancelled") return {
			kind: "stopped",
			green,
			stop: limit
		};
		const answered = limit === void 0 ? await review(steps, green) : { missing: limit.detail };
		if ("missing" in answered) {
			await steps.emit({
				type: "review-missing",
				reason: answered.missing
			});
			return answered.stop?.outcome === "cancelled" && answered.stop ? {
				kind: "stopped",
				green,
				stop: answered.stop
			} : unreviewed(green);
		}
		const refusal = refusalOf(answered.review, green.verification);
		if (refusal === void 0) return {
			kind: "passed",
			green,
			reviewed: true,
			changedTests: waiting(green.verification)
		};
		if (rework > task.maxReworks) return {
			kind: "stopped",
			green,
			stop: {
				outcome: "rejected",
				detail: refusal
			}
		};
		const end = await untilGreen(steps, {
			phase: {
				name: "rework",
				rework
			},
			maxIterations: task.maxIterations,
			prompt: steps.answer(answered.review, unaskedBy(answered.review, green.verification)),
			tree: green.checkpoint.snapshot,
			attemptsBefore: green.attempts
		});
		if (end.kind === "stopped" && end.red === void 0 && end.stop.outcome === "no-progress") {
			const detail = `The review still asks for changes, and rework ${rework} made none: ${answered.review.summary || refusal}`;
			return {
				kind: "stopped",
				green: {
					...green,
					attempts: end.attempts
				},
				stop: {
					outcome: "rejected",
					detail
				}
			};
		}
		if (end.kind === "stopped") return takeBack(steps, {
			...green,
			attempts: end.attempts
		}, rework, end.stop);
		green = {
			...end,
			attempts: end.attempt.number
		};
	}
}
async function review(steps, green) {
	await steps.emit({ type: "review-started" });
	const answered = await steps.review(green);
	if ("review" in answered) await steps.emit({
		type: "review-finished",
		review: answered.review
	});
	return answered;
}
/** Green without a review. A tree that waited for the reviewer's word on changed tests has nobody left to give it. */
function unreviewed(green) {
	const changed = waiting(green.verification);
	if (changed.length > 0) return {
		kind: "stopped",
		green,
		stop: unbacked(changed)
	};
	return {
		kind: "passed",
		green,
		reviewed: false,
		changedTests: []
	};
}
/** Base tests that are red over this tree and whose change somebody other than the implementer must have asked for. */
function waiting(verification) {
	return verification.second?.changedBehaviour ?? [];
}
/** How a run ends whose tests changed their meaning without anybody who may say that the story asks for it. */
function unbacked(changedBehaviour) {
	return {
		outcome: "failed",
		detail: `${changedBehaviour.length === 1 ? "1 test that was green" : `${changedBehaviour.length} tests that were green`} before the agent would be red now (${changedBehaviour.slice(0, 5).join(", ")}). Where the story asks for that, say \`tests: may-change\` in its front matter`
	};
}
/** Why the review does not let this tree pass; undefined where it does. */
function refusalOf(review, verification) {
	const unasked = unaskedBy(review, verification);
	if (unasked.length > 0) return `The review does not find that the story asks for changed tests: ${unasked.slice(0, 5).join(", ")}`;
	if (review.verdict === "approve") return void 0;
	return review.summary === "" ? "The review still asks for changes" : `The review still asks for changes: ${review.summary}`;
}
function unaskedBy(review, verification) {
	return waiting(verification).filter((name) => !review.askedFor.includes(name));
}
/** Restores the last green tree. A cancel and a refused push keep their own outcome; all else is the review's refusal standing. */
async function takeBack(steps, green, rework, stop) {
	const own = stop.outcome === "cancelled" || stop.outcome === "publish-failed";
	const rejected = {
		outcome: "rejected",
		detail: `Rework ${rework} did not come back to green: ${stop.detail}`
	};
	if (!(green.attempts > green.attempt.number)) return {
		kind: "stopped",
		green,
		stop: own ? stop : rejected
	};
	const reason = `rework ${rework} did not come back to green`;
	const { checkpoint, stop: unpublished } = await steps.restore(green, reason);
	const { tree, commit } = checkpoint;
	await steps.emit({
		type: "green-restored",
		attempt: green.attempt.number,
		tree,
		commit,
		reason
	});
	return {
		kind: "stopped",
		green: {
			...green,
			checkpoint
		},
		stop: unpublished ?? (own ? stop : rejected)
	};
}
// src/loop/idle-tests.ts
/** `proven`: names of tests that were seen red. `most`: how often a green may be sent back. */
function failingFirst(steps, proven, most) {
	let attempt;
	let idle;
	let names = [];
	let looks = 0;
	const problem = () => `${names.map((name) => `"${name}"`).join(", ")} ${names.length === 1 ? "is" : "are"} green without your change, so ${names.length === 1 ? "it proves" : "they prove"} nothing of it: change ${names.length === 1 ? "it" : "them"} to fail without it, or take ${names.length === 1 ? "it" : "them"} out`;
	return {
		steps: {
			...steps,
			verify(now, ...rest) {
				attempt = now;
				return steps.verify(now, ...rest);
			},
			feedback: (of, verification) => names.length === 0 ? steps.feedback(of, verification) : steps.redFeedback(of, verification, problem()),
			reason: (red) => names.length === 0 ? steps.reason(red) : problem()
		},
		goal(verification, checkpoint) {
			looks++;
			const passed = verification.result === "passed";
			const green = verification.proof?.counter?.addedGreen ?? [];
			names = passed ? green.filter((name) => !proven.some((seen) => seen === name || seen.endsWith(` ${name}`))) : [];
			if (passed && names.length > 0 && attempt !== void 0) idle = {
				attempt,
				checkpoint,
				verification
			};
			return passed && (names.length === 0 || looks > most);
		},
		idle: () => idle
	};
}
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
	return (comparison$1.test(message) || wanted.test(message)) && !broke.test(message);
}
const assertionFailed = /AssertionError|AssertionFailedError|ComparisonFailure|ExpectationNotMetError|ExpectationFailedException|Minitest::Assertion|ERR_ASSERTION|assertion (?:`[^`\n]{0,80}` )?failed|Failed asserting|^E {2,}assert |--- FAIL: /m;
const importFailed = /ModuleNotFoundError|ImportError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|MODULE_NOT_FOUND|does not provide an export named|Failed to (?:resolve import|load url)|No module named|LoadError|cannot load such file|cannot import name|Class ["'][^"'\n]{1,200}["'] (?:does not exist|cannot be found)|unresolved import|package [^\s]{1,200} is not in (?:std|GOROOT)|no required module provides package|Failed opening required/;
const syntaxFailed = /SyntaxError|IndentationError|TabError|ParseError|Parse error|syntax error|unexpected token|Unexpected token|Unterminated|expected one of `|error: expected |';' expected|illegal start of|Transform failed|mismatched (?:brackets|closing delimiter)|this file contains an unclosed delimiter|expected declaration|expected statement/;
const undeclared = /ReferenceError|NameError: (?:name|undefined local variable)|is not defined\b/;
const wanted = /\b(?:got|want(?:ed)?|expected|should(?:n't)?|instead of)\b|[!=]=/i;
const broke = /\b(?!Assertion)[A-Z]\w*(?:Error|Exception|Fault)\b|panic: |panicked|called `|out of (?:bounds|range)|attempt to |Cannot read|Segmentation|core dumped|deadlock|signal: |Uncaught|thrown:|Traceback|time[ds]? ?out|(?:no|unexpected|nil) err(?:or)?\b|Can't (?:call|locate|use)|Undefined (?:index|variable|array|property)/i;
const comparison$1 = /\bexpected\b[^\n]{0,200}\n?[^\n]{0,80}\b(?:received|actual|got|but was|to)\b/i;
const missingSymbol = /undefined: |has no field or method|cannot find (?:function|symbol|value|type|struct|method|macro)|no method named|no function or associated item|unresolved reference|undefined method|is not a function|has no attribute|Call to undefined/i;
// src/loop/red.ts
/** Does this red prove anything? New tests must fail because the behaviour is missing, not because they do not run. Pure. */
function judgeRed({ verification, before, changed, isTestPath }) {
	const touched = changed.filter((path) => !isTestPath(path));
	if (touched.length > 0) return not("touches-code", `in the red phase only test files may change: put ${list$2(touched)} back as before`);
	const weakened = verification.tampering?.find((finding) => finding.severity === "weakens");
	if (weakened !== void 0) return not("weakens", `${weakened.path}: ${weakened.message}`);
	if (verification.result === "passed") return not("passes", passesAtOnce);
	if (verification.result === "timed-out") return not("does-not-run", "the new tests ran into the time limit");
	if (verification.result === "broken") return not("does-not-run", "the test command could not start");
	const known = new Set((before?.failures ?? []).map((failure) => failure.name));
	const fresh = verification.failures.filter((failure) => !known.has(failure.name));
	if (fresh.length === 0) return judgeUnnamed(verification, known.size > 0);
	for (const failure of fresh) {
		const kind = kindOf$2(failure, verification.output);
		if (kind === "fails") continue;
		return not("does-not-run", `${failure.name} does not fail for an assertion: ${brokenWords[kind]}`);
	}
	const passing = (verification.counts?.passed ?? 0) - (before?.counts?.passed ?? Number.POSITIVE_INFINITY);
	if (passing > 0) return not("some-pass", `${passing} of the new tests ${passing === 1 ? "passes" : "pass"} at once, so it proves nothing`);
	return {
		kind: "proven",
		problem: "",
		proof: fresh.map((failure) => failure.name)
	};
}
const passesAtOnce = "the new tests pass at once, so they prove nothing: write one that fails until the criterion is met";
/** A red that names no new test: what it printed must show the reason. */
function judgeUnnamed(verification, hadFailures) {
	const kind = failureKind(verification.output);
	if (kind !== "fails") return not("does-not-run", `the new tests do not run: ${brokenWords[kind]}`);
	if (hadFailures) return not("no-new-failure", "no new test fails: only those that were red before");
	if ([
		missingSymbol,
		assertionFailed,
		comparison$1
	].some((sign) => sign.test(verification.output))) return {
		kind: "proven",
		problem: "",
		proof: []
	};
	return not("no-new-failure", "no failing assertion of a new test can be seen in the output");
}
const brokenWords = {
	syntax: "the test itself has a syntax error",
	import: "it cannot import what it names. Import what does not exist yet inside the test, or test it through what is there, so that the test itself fails",
	undeclared: "the test uses a name that it does not declare"
};
function not(kind, problem) {
	return {
		kind,
		problem,
		proof: []
	};
}
/** A whole file of which its runner says no more than that it failed was not loaded: what was printed tells why. */
function kindOf$2(failure, output) {
	const kind = failureKind(textOf$1(failure));
	return kind === "fails" && failure.kind === "suite" ? failureKind(output) : kind;
}
function textOf$1(failure) {
	const { message = "", expected, actual } = failure;
	return expected !== void 0 || actual !== void 0 ? `AssertionError ${message}` : message;
}
function list$2(paths) {
	const more = paths.length > 5 ? ` and ${paths.length - 5} more` : "";
	return `${paths.slice(0, 5).join(", ")}${more}`;
}
// src/loop/tdd.ts
/** Runs every cycle. Ends green with the last green tree, or stopped as the loop is. */
async function testDriven(steps, task) {
	let at = {
		...task,
		attempts: task.attemptsBefore,
		verification: task.baseline,
		frozen: []
	};
	for (const cycle of cyclesOf(task.criteria, task.maxCycles)) {
		const red = await proveRed(steps, task, cycle, at);
		if (red.kind === "stopped") return red;
		const green = red.kind === "met" ? red.green : await greenThenRefactor(steps, task, cycle, red);
		if ("stop" in green) return green;
		const { checkpoint, attempts, verification } = green;
		at = {
			snapshot: checkpoint.snapshot,
			tree: checkpoint.tree,
			attempts,
			verification,
			green,
			frozen: red.frozen
		};
	}
	if (at.green === void 0) throw new Error("a story has at least one cycle");
	return {
		kind: "green",
		...at.green
	};
}
async function greenThenRefactor(steps, task, cycle, red) {
	const green = await makeGreen(steps, task, cycle, red);
	return "stop" in green ? green : refactor(steps, cycle, green, red.frozen);
}
/** A cycle for each criterion; none: one cycle for the story; beyond `maxCycles` the rest shares the last. */
function cyclesOf(criteria, maxCycles) {
	if (criteria.length === 0) return [{
		number: 1,
		criteria: []
	}];
	const own = criteria.slice(0, Math.max(1, maxCycles)).map((criterion, index) => ({
		number: index + 1,
		criteria: [criterion]
	}));
	own.at(-1)?.criteria.push(...criteria.slice(own.length));
	return own;
}
/**
* New tests that fail for the right reason. What does not prove that goes back, with its own retries. From the second
* cycle on, tests that still pass at once when asked again show that an earlier cycle met the criterion already.
*/
async function proveRed(steps, task, cycle, at) {
	let judged;
	let passes = 0;
	const mayBeMet = at.green !== void 0;
	const end = await untilGreen({
		...steps,
		verify: (attempt, checkpoint) => steps.verify(attempt, checkpoint, {
			findings: [],
			testsOf: at.tree
		}),
		feedback: (attempt, verification) => steps.redFeedback(attempt, verification, judged?.problem ?? ""),
		reason: () => judged?.problem ?? "red was not proven"
	}, {
		phase: {
			name: "red",
			cycle: cycle.number
		},
		maxIterations: task.maxIterations,
		prompt: steps.prompt("red", cycle),
		tree: at.snapshot,
		attemptsBefore: at.attempts,
		async goal(verification, checkpoint) {
			const changed = await steps.changedPaths(at.tree, checkpoint.tree);
			judged = judgeRed({
				verification,
				before: at.verification,
				changed,
				isTestPath: steps.isTestPath
			});
			if (judged.kind === "passes") passes++;
			return judged.kind === "proven" || mayBeMet && judged.kind === "passes" && passes > Math.min(1, task.maxIterations);
		}
	});
	if (end.kind === "stopped") return end;
	const { attempt, checkpoint, verification } = end;
	const changed = await steps.changedPaths(at.tree, checkpoint.tree);
	const frozen = [.../* @__PURE__ */ new Set([...at.frozen, ...changed.filter(steps.isTestPath)])];
	if (judged?.kind === "proven") return {
		kind: "red",
		proof: verification,
		checkpoint,
		attempts: attempt.number,
		frozen
	};
	const text = `Cycle ${cycle.number}: the new tests passed at once, so an earlier cycle met ${quoted(cycle)} already`;
	await steps.emit({
		type: "warning",
		text
	});
	return {
		kind: "met",
		frozen,
		green: {
			attempt,
			checkpoint,
			verification,
			attempts: attempt.number
		}
	};
}
async function makeGreen(steps, task, cycle, red) {
	const first = failingFirst(frozenSteps(steps, red.checkpoint.tree, red.frozen), red.proof.failures.map(({ name }) => name), task.maxIterations);
	const end = await untilGreen(first.steps, {
		phase: {
			name: "green",
			cycle: cycle.number
		},
		maxIterations: task.maxIterations,
		prompt: steps.prompt("green", cycle, red.proof),
		tree: red.checkpoint.snapshot,
		attemptsBefore: red.attempts,
		goal: first.goal
	});
	if (end.kind === "green") return {
		...end,
		attempts: end.attempt.number
	};
	const idle = first.idle();
	if (idle === void 0 || isCancel(end.stop)) return end;
	return putBack(steps, {
		...idle,
		attempts: end.attempts
	}, "what followed the last green did not come back to green");
}
/** The steps with the proven tests frozen: whoever touches one is red, whatever the command exits with. */
function frozenSteps(steps, provenTree, frozen) {
	return {
		...steps,
		async verify(attempt, checkpoint) {
			const changed = new Set(await steps.changedPaths(provenTree, checkpoint.tree));
			const findings = frozen.filter((path) => changed.has(path)).map((path) => ({
				severity: "weakens",
				rule: "frozen-test",
				path,
				message: "this test proved red and is frozen: put it back as it was, and change the production code"
			}));
			return steps.verify(attempt, checkpoint, {
				findings,
				testsOf: provenTree
			});
		}
	};
}
/** One go at the green tree. Anything but green \u2013 and a limit on the way \u2013 throws it away; only a cancel or a failed push ends the run. */
async function refactor(steps, cycle, green, frozen) {
	const stopped = (stop, attempts) => ({
		kind: "stopped",
		stop,
		attempts
	});
	const limit = await steps.limit();
	if (isCancel(limit)) return stopped(limit, green.attempts);
	if (limit !== void 0) return green;
	const number = green.attempts + 1;
	const attempt = {
		number,
		phase: {
			name: "refactor",
			cycle: cycle.number
		},
		retry: 0,
		of: green.attempt.of
	};
	await steps.emit({
		type: "attempt-started",
		attempt
	});
	const work = await steps.implement(attempt, steps.prompt("refactor", cycle));
	const { checkpoint, stop: unpublished } = await steps.checkpoint(attempt);
	if (unpublished !== void 0) return stopped(unpublished, number);
	const kept = {
		...green,
		attempts: number
	};
	if (checkpoint.snapshot === green.checkpoint.snapshot) return isCancel(work.stop) ? stopped(work.stop, number) : kept;
	let stop = work.stop;
	if (stop === void 0) {
		const verified = await frozenSteps(steps, green.checkpoint.tree, frozen).verify(attempt, checkpoint);
		stop = verified.stop;
		const { verification } = verified;
		if (stop === void 0 && verification.result === "passed") return {
			attempt,
			checkpoint,
			verification,
			attempts: number
		};
	}
	const restored = await putBack(steps, kept, `refactor ${cycle.number} was thrown away: it was not green`);
	return isCancel(stop) && !("stop" in restored) ? stopped(stop, number) : restored;
}
function isCancel(stop) {
	return stop?.outcome === "cancelled";
}
async function putBack(steps, green, reason) {
	const { checkpoint, stop } = await steps.restore(green, reason);
	const { tree, commit } = checkpoint;
	await steps.emit({
		type: "green-restored",
		attempt: green.attempt.number,
		tree,
		commit,
		reason
	});
	if (stop !== void 0) return {
		kind: "stopped",
		stop,
		attempts: green.attempts
	};
	return {
		...green,
		checkpoint
	};
}
function quoted(cycle) {
	return cycle.criteria.length === 0 ? "the story" : cycle.criteria.map((criterion) => `\u201c${criterion}\u201d`).join(", ");
}
// src/git/link-targets.ts
/** Where a symbolic link leads, by the links of its own tree: nobody's disk is asked. */
/** Why a link must not be published, or undefined where it stays inside the tree. */
function badLink(path, links) {
	const target = links.get(path) ?? "";
	if (target === "" || target.length > 4096 || /[\0\n\r]/.test(target)) return "is a link to no proper path";
	if (target.startsWith("/") || /^[A-Za-z]:|\\/.test(target)) return "is a link out of the repository";
	const end = follow(posix.dirname(path) === "." ? [] : posix.dirname(path).split("/"), target, links, { hops: 0 });
	if (end === "outside") return "is a link out of the repository";
	if (end === "loop") return "is a link that leads to itself";
	return end.some(isGitName) ? "is a link into .git" : void 0;
}
/** The path that a link ends at, by way of others; undefined where that is outside, or nowhere. */
function endOf$1(path, links) {
	const folder = posix.dirname(path);
	const end = follow(folder === "." ? [] : folder.split("/"), links.get(path) ?? "", links, { hops: 0 });
	return typeof end === "string" ? void 0 : end.join("/");
}
/** Walks component by component as a kernel does, so that `a/b/../..` counts from where the link `a/b` leads. */
function follow(from, target, links, budget) {
	let at = from;
	for (const part of target.split("/")) {
		if (part === "" || part === ".") continue;
		if (part === "..") {
			if (at.length === 0) return "outside";
			at = at.slice(0, -1);
			continue;
		}
		const next = links.get([...at, part].join("/"));
		if (next === void 0) {
			at = [...at, part];
			continue;
		}
		if (++budget.hops > 40) return "loop";
		if (next.startsWith("/")) return "outside";
		const end = follow(at, next, links, budget);
		if (typeof end === "string") return end;
		at = end;
	}
	return at;
}
// src/git/tree-shape.ts
/** What a folder is by what lies in it: a repository for git, packages that somebody installed. */
/**
* True for what lies in a folder that git takes for a repository: whoever works in it runs what its config says. `paths` is the
* whole tree; its root is left out, because there the `.git` of the clone comes first.
*/
function inEmbeddedRepository(paths) {
	const parts = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const [, folder = "", part = ""] = /^(.+)\/(head|commondir|objects(?=\/)|refs(?=\/))(?:$|\/)/i.exec(path) ?? [];
		if (folder !== "") parts.set(folder, (parts.get(folder) ?? /* @__PURE__ */ new Set()).add(part.toLowerCase()));
	}
	const repositories = [...parts].flatMap(([folder, has]) => has.has("head") && (has.has("commondir") || has.has("objects") && has.has("refs")) ? [`${folder}/`] : []);
	return (path) => repositories.some((folder) => path.startsWith(folder));
}
/** True for what lies in a `node_modules` that the tree did not have before. */
function inNewNodeModules(before) {
	const known = new Set(before.flatMap((path) => topNodeModules(path) ?? []));
	return (path) => {
		const folder = topNodeModules(path);
		return folder !== void 0 && !known.has(folder);
	};
}
function topNodeModules(path) {
	return /^(?:.*?\/)?node_modules(?=\/)/.exec(path)?.[0];
}
// src/publish/behind-links.ts
/**
* What a link of the tree leads to has a second name. `sub/.vscode -> ../docs/editor` is a folder of settings though no path says
* so, and where `CLAUDE.md` leads to `docs/guide.md`, who writes the guide instructs agents.
*/
/** Why a path may not change because of the name that a link gives it, or undefined. */
function behindLinks(links, isProtected) {
	const ends = [...links.keys()].flatMap((link) => {
		const end = endOf$1(link, links) ?? "";
		return end === "" ? [] : [{
			link,
			end
		}];
	});
	return (path) => {
		if (isProtected(path)) return void 0;
		const found = ends.find(({ link, end }) => isWithin(path, end) && isProtected(link + path.slice(end.length)));
		return found && `is what the link ${found.link} leads to, a name that a run never changes`;
	};
}
/** Why a new link must not be: it gives one of the tree's `paths` a name that nobody may write to. */
function shownByLink(link, { links, paths, isProtected }) {
	const end = endOf$1(link, links) ?? "";
	if (end === "") return void 0;
	const shown = paths.find((path) => isWithin(path, end) && !isProtected(path) && isProtected(link + path.slice(end.length)));
	return shown && `is a link that gives ${shown} a name that a run never changes`;
}
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
// src/publish/manifests.ts
/** Manifests and lock files: a change of one means that dependencies may have changed since setup. */
const names$6 = new Set(listed$1(`
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
	return names$6.has(name) || /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i.test(path) || /^(requirements|constraints)[\w.-]*\.(txt|in)$|\.(csproj|fsproj|vbproj|gemspec|cabal|nimble|rockspec)$/.test(name);
}
/** Of changed paths, those after which setup has to run again. */
function changedManifests(paths) {
	return paths.filter(isManifest);
}
// src/publish/dependency-changes.ts
/** What a change of manifests and lock files brings in: for people who review it, because nobody reads a lock file. */
const fields = listed$1("dependencies devDependencies optionalDependencies peerDependencies overrides resolutions");
/** Scripts that a package manager runs by itself. */
const lifecycle = /^(pre|post)?(install|prepare|uninstall|publish|pack)$|^dependencies$/;
const maxLines = 40;
const maxLineChars = 160;
/** One line for each change: `package.json: left-pad ^1.3.0 added`. `read` gives a file of either side; undefined where it has none. */
async function dependencyChanges(paths, read) {
	const lines = [];
	for (const path of changedManifests(paths)) {
		const [before = "", after] = await Promise.all([read("before", path), read("after", path)]);
		if (after === void 0) lines.push(`${path} deleted`);
		else lines.push(...changesIn$1(path, before, after).map((change) => `${path}: ${change}`.slice(0, maxLineChars)));
		if (lines.length > maxLines) return [...lines.slice(0, maxLines), "more changes of dependencies are left out here"];
	}
	return lines;
}
function changesIn$1(path, before, after) {
	if (isLockFile$1(path)) return ["changed"];
	if (!/(^|\/)package\.json$/.test(path)) return lineChanges(before, after);
	const [old, now] = [packagesOf(before), packagesOf(after)];
	if (old === void 0 || now === void 0) return ["changed, and not readable as JSON"];
	return [.../* @__PURE__ */ new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
		const [was, is] = [old.get(name), now.get(name)];
		if (was === is) return [];
		if (was === void 0) return [`${name} ${is} added`];
		return is === void 0 ? [`${name} ${was} removed`] : [`${name} ${was} \u2192 ${is}`];
	});
}
/** Name \u2192 version, and what would run at an installation; undefined where it is no JSON object. */
function packagesOf(text) {
	const packages = /* @__PURE__ */ new Map();
	if (text.trim() === "") return packages;
	const manifest = parsedJson(text);
	if (!isObject(manifest)) return void 0;
	for (const field of fields) {
		const mark = field === "dependencies" ? "" : ` (${field})`;
		for (const [name, version] of Object.entries(objectOf(manifest[field]))) packages.set(`${name}${mark}`, typeof version === "string" ? version : JSON.stringify(version));
	}
	for (const [name, script] of Object.entries(objectOf(manifest.scripts))) if (lifecycle.test(name)) packages.set(`script ${name}`, JSON.stringify(script));
	return packages;
}
/** A list of names counts too: npm takes one. */
function objectOf(value) {
	return typeof value === "object" && value !== null ? value : {};
}
function lineChanges(before, after) {
	const told = (text) => new Set(text.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !/^[#/}\])]/.test(line)));
	const [old, now] = [told(before), told(after)];
	const lines = [...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`)];
	lines.push(...[...old].filter((line) => !now.has(line)).map((line) => `\u2212 ${line}`));
	return lines.length === 0 ? ["changed"] : lines.slice(0, 20);
}
function isLockFile$1(path) {
	return /(^|\/)([^/]*[.-]lock([.-][^/]*)?|[^/]*\.lockfile|npm-shrinkwrap\.json|go\.sum|go\.work\.sum|Package\.resolved|gems\.locked|packages\.lock\.json)$|(^|\/)(pnpm-lock\.yaml|bun\.lockb)$/i.test(path);
}
// src/publish/frozen-dependencies.ts
const reason$1 = "changes dependencies, which the setting dependencies: frozen keeps as they are";
/** Of `changes` those that bring in, take out or change a dependency, or what runs at an installation. */
async function frozenDependencies(repository, changes, { tree, parent }) {
	const read = (side, path) => repository.readFile(side === "before" ? parent : tree, path);
	const found = [];
	for (const { path } of changes) if ((await dependencyChanges([path], read)).length > 0) found.push({
		path,
		reason: reason$1,
		rule: "setting"
	});
	return found;
}
// src/run/ci-files.ts
var import_ignore = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	function makeArray(subject) {
		return Array.isArray(subject) ? subject : [subject];
	}
	const UNDEFINED = void 0;
	const EMPTY = "";
	const SPACE = " ";
	const ESCAPE = "\\";
	const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/;
	const BOM = "\ufeff";
	const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/;
	const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
	const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
	const REGEX_SPLITALL_CRLF = /\r?\n/g;
	const DOUBLE_SLASH = "//";
	const SLASH_CODE = 47;
	const DOT_CODE = 46;
	const SLASH = "/";
	let TMP_KEY_IGNORE = "node-ignore";
	/* istanbul ignore else */
	if (typeof Symbol !== "undefined") TMP_KEY_IGNORE = Symbol.for("node-ignore");
	const KEY_IGNORE = TMP_KEY_IGNORE;
	const define = (object, key, value) => {
		Object.defineProperty(object, key, { value });
		return value;
	};
	const RETURN_FALSE = () => false;
	const POSIX_CLASSES = {
		alnum: "0-9A-Za-z",
		alpha: "A-Za-z",
		blank: " \\t",
		cntrl: "\\x00-\\x1f\\x7f",
		digit: "0-9",
		graph: "!-.0-~",
		lower: "a-z",
		print: " -.0-~",
		punct: "!-.:-@\\[-`{-~",
		space: " \\t\\n\\r",
		upper: "A-Z",
		xdigit: "0-9A-Fa-f"
	};
	const CLASS_MEMBERS_TO_ESCAPE = "\\]^-[";
	const escapeMember = (char) => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0 ? char : ESCAPE + char;
	const NON_SLASH = "(?!\\/)";
	const classSource = (negated, body) => {
		if (negated) return `[^\\/${body}]`;
		const source = `[${body}]`;
		return new RegExp(source).test("/") ? NON_SLASH + source : source;
	};
	const scanBracket = (pattern, start) => {
		const { length } = pattern;
		let index = start + 1;
		let negated = EMPTY;
		const lead = pattern[index];
		if (lead === "!" || lead === "^") {
			negated = "^";
			index++;
		}
		let body = EMPTY;
		let prev = EMPTY;
		for (;;) {
			const char = pattern[index];
			if (char === UNDEFINED) return null;
			if (char === ESCAPE) {
				const escaped = pattern[++index];
				body += escapeMember(escaped);
				prev = escaped;
			} else if (char === "-" && prev && index + 1 < length && pattern[index + 1] !== "]") {
				index++;
				let to = pattern[index];
				if (to === ESCAPE) to = pattern[index += 1];
				if (prev <= to) body += `-${escapeMember(to)}`;
				prev = EMPTY;
			} else if (char === "[" && pattern[index + 1] === ":") {
				const nameStart = index + 2;
				let end = nameStart;
				while (end < length && pattern[end] !== "]") end++;
				if (end === length) return null;
				if (end > nameStart && pattern[end - 1] === ":") {
					const name = pattern.slice(nameStart, end - 1);
					if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) return null;
					body += POSIX_CLASSES[name];
					prev = EMPTY;
					index = end;
				} else {
					body += escapeMember("[");
					prev = "[";
					index = nameStart - 2;
				}
			} else {
				body += escapeMember(char);
				prev = char;
			}
			index++;
			if (pattern[index] === "]") return {
				end: index,
				source: classSource(negated, body)
			};
		}
	};
	const NEVER_MATCH = "[]";
	const PLACEHOLDER = "\0";
	const REGEX_RESTORE_PLACEHOLDER = new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, "g");
	const TRAILING_WILDCARD = "\ue000";
	const TRAILING_DOUBLESTAR = "\ue001";
	const isReserved = (char) => char === PLACEHOLDER || char === TRAILING_WILDCARD || char === TRAILING_DOUBLESTAR;
	const extractBrackets = (pattern) => {
		const sources = [];
		const hold = (source) => `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`;
		const { length } = pattern;
		let out = EMPTY;
		let index = 0;
		while (index < length) {
			const char = pattern[index];
			if (char === ESCAPE) {
				const escaped = pattern[index + 1];
				if (escaped === SLASH && index + 2 === length) out += hold(NEVER_MATCH);
				else if (escaped === "*" || escaped === "[" || escaped === SPACE) out += pattern.slice(index, index + 2);
				else out += hold(REGEX_LITERAL_SPECIAL.test(escaped) ? ESCAPE + escaped : isReserved(escaped) ? `[${escaped}]` : escaped);
				index += 2;
			} else if (isReserved(char)) {
				out += hold(`[${char}]`);
				index++;
			} else if (char === "[") {
				const scanned = scanBracket(pattern, index);
				if (scanned === null) {
					out += hold(NEVER_MATCH);
					index = length;
				} else {
					out += hold(scanned.source);
					index = scanned.end + 1;
				}
			} else {
				out += char;
				index++;
			}
		}
		return {
			source: out,
			sources
		};
	};
	const DIRECT = null;
	const REGEX_INNER_SLASH = /\/(?!$)/;
	const WILDCARD = "[^\\/]*";
	const REPLACERS = [
		[
			/(\\+)( ?)/g,
			(_, run, space) => space ? run.slice(0, run.length - run.length % 2) + SPACE : run,
			"\\ "
		],
		[
			/(^|\/)\*{3,}(?=\/|$)/g,
			(_, start) => `${start}**`,
			"*"
		],
		[/[\\$.|*+(){^]/g, (match) => `\\${match}`],
		[
			/(?!\\)\?/g,
			() => "[^/]",
			"?"
		],
		[
			/^\//,
			() => "^",
			SLASH
		],
		[
			/\//g,
			() => "\\/",
			SLASH
		],
		[
			/^\^*(?:\\\*\\\*\\\/)+/,
			() => "(?:^|\\/)",
			"*"
		],
		[DIRECT, (source, pattern) => {
			if (!source || source[0] === "^" || source[0] === "(") return source;
			return (!REGEX_INNER_SLASH.test(pattern) ? "(?:^|\\/)" : "^") + source;
		}],
		[
			/\\\/\\\*\\\*(?=\\\/|$)/g,
			(_, index, str) => index + 6 < str.length ? str.slice(index + 6) === "\\/" ? "(?:\\/[^\\/]+)+" : "(?:\\/[^\\/]+)*" : `\\/${TRAILING_DOUBLESTAR}`,
			"*"
		],
		[
			/(^|[^\\])(?:\\\*)+(?!$)/g,
			(_, p1) => p1 + WILDCARD,
			"*"
		],
		[
			/(^|[^\\])((?:\\\\)*)\\\*$/,
			(match, p1, p2) => p2 === EMPTY ? p1 + TRAILING_WILDCARD : match,
			"*"
		],
		[
			/\\\\\\(?=[$.|*+(){^])/g,
			() => ESCAPE,
			"\\\\"
		],
		[
			/\\\\/g,
			() => ESCAPE,
			"\\\\"
		],
		[
			/\\\[([^\]/]*?)($|\])/g,
			(match, range, close) => `\\[${range}${close}`,
			"["
		],
		[DIRECT, (source) => {
			const last = source[source.length - 1];
			if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) return source;
			return last === SLASH ? `${source}$` : `${source}(?=$|\\/$)`;
		}]
	];
	const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/;
	const MODE_IGNORE = "regex";
	const MODE_CHECK_IGNORE = "checkRegex";
	const replaceTrailingWildcard = (_, p1) => {
		return `${p1 ? `${p1}[^/]+` : "[^/]*"}(?=$|\\/$)`;
	};
	const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/;
	const replaceTrailingDoublestar = () => "[\\s\\S]";
	const separatorAfter = (run, at) => {
		let separator = EMPTY;
		for (let index = at + 1; index < run.length && !run[index].wildcard; index++) separator += run[index].single;
		return separator;
	};
	const pinWildcards = (source) => {
		if (source.indexOf(WILDCARD) < 0) return source;
		const tokens = [];
		const { length } = source;
		let index = 0;
		while (index < length) {
			const char = source[index];
			if (source.startsWith(WILDCARD, index)) {
				tokens.push({ wildcard: true });
				index += 6;
			} else if (char === "[") {
				let end = index + 1;
				if (source[end] === "^") end++;
				if (source[end] === "]") end++;
				while (end < length && source[end] !== "]") end += source[end] === ESCAPE ? 2 : 1;
				end++;
				tokens.push({ single: source.slice(index, end) });
				index = end;
			} else if (char === ESCAPE) {
				tokens.push({ single: source.slice(index, index + 2) });
				index += 2;
			} else if (char === "(") {
				let depth = 0;
				let end = index;
				do {
					if (source[end] === ESCAPE) end++;
					else if (source[end] === "(") depth++;
					else if (source[end] === ")") depth--;
					end++;
				} while (end < length && depth > 0);
				if ("*+?".indexOf(source[end]) >= 0) end++;
				tokens.push({ boundary: source.slice(index, end) });
				index = end;
			} else if (char === "^" || char === "$") {
				tokens.push({ boundary: char });
				index++;
			} else {
				tokens.push({ single: char });
				index++;
			}
		}
		let out = EMPTY;
		let run = [];
		const flush = () => {
			let lastWildcard;
			run.forEach((token, at) => {
				if (token.wildcard) lastWildcard = at;
			});
			run.forEach((token, at) => {
				if (!token.wildcard) {
					out += token.single;
					return;
				}
				out += at === lastWildcard ? WILDCARD : `(?:(?!${separatorAfter(run, at)})[^\\/])*`;
			});
			run = [];
		};
		tokens.forEach((token) => {
			if (token.boundary === void 0) {
				run.push(token);
				return;
			}
			flush();
			out += token.boundary;
		});
		flush();
		return out;
	};
	const makeRegexPrefix = (pattern) => {
		if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) pattern = "**";
		const { source, sources } = extractBrackets(pattern);
		const replaced = REPLACERS.reduce((prev, [matcher, replacer, required]) => {
			if (matcher === DIRECT) return replacer(prev, pattern);
			if (required !== UNDEFINED && prev.indexOf(required) < 0) return prev;
			return matcher.test(prev) ? prev.replace(matcher, replacer.bind(pattern)) : prev;
		}, source);
		return sources.length ? replaced.replace(REGEX_RESTORE_PLACEHOLDER, (match, index) => sources[index]) : replaced;
	};
	const checkSourceOf = (body, prefix) => {
		if (body[body.length - 1] === SLASH) prefix = makeRegexPrefix(body.slice(0, -1));
		const head = prefix.slice(0, -1);
		const last = prefix[prefix.length - 1];
		return last === TRAILING_WILDCARD ? `${head}$` : last === TRAILING_DOUBLESTAR ? head : NEVER_MATCH;
	};
	const matchesBasename = (body) => {
		const index = body.indexOf(SLASH);
		return index < 0 || index === body.length - 1;
	};
	const basenameOf = (path) => {
		const end = path.length - 1;
		const index = path.lastIndexOf(SLASH, path[end] === SLASH ? end - 1 : end);
		return index < 0 ? path : path.slice(index + 1);
	};
	const parentOf = (path) => {
		if (path.charCodeAt(0) === SLASH_CODE || path.indexOf(DOUBLE_SLASH) >= 0) {
			const slices = path.split(SLASH).filter(Boolean);
			slices.pop();
			return slices.length ? slices.join(SLASH) + SLASH : EMPTY;
		}
		const end = path.length - 1;
		const cut = path.lastIndexOf(SLASH, path.charCodeAt(end) === SLASH_CODE ? end - 1 : end);
		return cut < 0 ? EMPTY : path.slice(0, cut + 1);
	};
	const isString = (subject) => typeof subject === "string";
	const checkPattern = (pattern) => pattern && isString(pattern);
	const splitPattern = (pattern) => (pattern[pattern.length - 1] === "\r" ? pattern.slice(0, -1) : pattern).split(REGEX_SPLITALL_CRLF).filter(Boolean);
	var IgnoreRule = class {
		constructor(pattern, mark, body, ignoreCase, negative, prefix) {
			this.pattern = pattern;
			this.mark = mark;
			this.negative = negative;
			define(this, "body", body);
			define(this, "ignoreCase", ignoreCase);
			define(this, "regexPrefix", prefix);
		}
		get _basenameOnly() {
			return define(this, "_basenameOnly", matchesBasename(this.body));
		}
		get regex() {
			const key = "_regex";
			if (this[key]) return this[key];
			return this._make(MODE_IGNORE, key);
		}
		get checkRegex() {
			const key = "_checkRegex";
			if (this[key]) return this[key];
			return this._make(MODE_CHECK_IGNORE, key);
		}
		_make(mode, key) {
			const str = pinWildcards(mode === MODE_IGNORE ? this.regexPrefix.replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar) : checkSourceOf(this.body, this.regexPrefix));
			const regex = this.ignoreCase ? new RegExp(str, "i") : new RegExp(str);
			return define(this, key, regex);
		}
	};
	const hasTrailingBackslash = (str) => {
		let count = 0;
		while (str[str.length - count - 1] === ESCAPE) count++;
		return count % 2 === 1;
	};
	const trimEnd = (body, stripLineEnd) => {
		let lineEnd = body.length;
		let end;
		for (;;) {
			if (stripLineEnd && body[lineEnd - 1] === "\r") lineEnd--;
			end = lineEnd;
			while (body[end - 1] === SPACE) end--;
			if (!stripLineEnd || body[end - 1] !== "\n") break;
			lineEnd = end - 1;
		}
		if (end === lineEnd) return body.slice(0, lineEnd);
		let backslashes = 0;
		while (body[end - backslashes - 1] === ESCAPE) backslashes++;
		return backslashes % 2 ? body.slice(0, end - 1) + SPACE : body.slice(0, end);
	};
	const createRule = (pattern, mark, ignoreCase, stripLineEnd, stripBOM) => {
		let body = stripBOM && pattern[0] === BOM ? pattern.slice(1) : pattern;
		if (body[0] === "#") return;
		let negative = false;
		if (body[0] === "!") {
			negative = true;
			body = body.slice(1);
		}
		const last = body[body.length - 1];
		if (last === SPACE || stripLineEnd && (last === "\r" || last === "\n")) body = trimEnd(body, stripLineEnd);
		if (!body || hasTrailingBackslash(body)) return;
		body = body.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
		const regexPrefix = makeRegexPrefix(body);
		return new IgnoreRule(pattern, mark, body, ignoreCase, negative, regexPrefix);
	};
	var RuleManager = class {
		constructor(ignoreCase) {
			this._ignoreCase = ignoreCase;
			this._rules = [];
			this._basenameCount = 0;
		}
		_add(pattern, index) {
			if (pattern && pattern[KEY_IGNORE]) {
				this._rules = this._rules.concat(pattern._rules._rules);
				this._basenameCount += pattern._rules._basenameCount;
				this._added = true;
				return;
			}
			const isStr = isString(pattern);
			const raw = isStr ? pattern : pattern.pattern;
			const rule = checkPattern(raw) && createRule(raw, isStr ? UNDEFINED : pattern.mark, this._ignoreCase, !this._split, this._stripBOM && !index);
			if (rule) {
				this._added = true;
				this._rules.push(rule);
				if (matchesBasename(rule.body)) this._basenameCount++;
			}
		}
		add(pattern) {
			this._added = false;
			this._split = isString(pattern);
			this._stripBOM = !this._split || pattern[0] === BOM;
			makeArray(this._split ? splitPattern(pattern) : pattern).forEach(this._add, this);
			if (this._added) this._literalRules = UNDEFINED;
			return this._added;
		}
		testLiteral(path) {
			const rules = this._literalRules || (this._literalRules = this._rules.filter(({ body }) => body[body.length - (body[body.length - 1] === SLASH ? 2 : 1)] === "*"));
			let ignored = false;
			let unignored = false;
			let matchedRule;
			for (let index = rules.length - 1; index >= 0; index--) {
				const rule = rules[index];
				if (rule.checkRegex.test(path)) {
					ignored = !rule.negative;
					unignored = rule.negative;
					matchedRule = rule.negative ? UNDEFINED : rule;
					break;
				}
			}
			const ret = {
				ignored,
				unignored
			};
			if (matchedRule) ret.rule = matchedRule;
			return ret;
		}
		test(path, mode) {
			const rules = this._rules;
			const { length } = rules;
			const shortcut = this._basenameCount * 2 >= length;
			const basename = shortcut ? basenameOf(path) : path;
			for (let index = length - 1; index >= 0; index--) {
				const rule = rules[index];
				if (rule[mode].test(shortcut && rule._basenameOnly ? basename : path)) {
					const { negative } = rule;
					const ret = {
						ignored: !negative,
						unignored: negative
					};
					if (!negative) ret.rule = rule;
					return ret;
				}
			}
			return {
				ignored: false,
				unignored: false
			};
		}
	};
	const throwError = (message, Ctor) => {
		throw new Ctor(message);
	};
	const checkPath = (path, originalPath, doThrow) => {
		if (!isString(path)) return doThrow(`path must be a string, but got \`${originalPath}\``, TypeError);
		if (!path) return doThrow(`path must not be empty`, TypeError);
		if (checkPath.isNotRelative(path)) return doThrow(`path should be a \`path.relative()\`d string, but got "${originalPath}"`, RangeError);
		return true;
	};
	const isNotRelative = (path) => {
		const first = path.charCodeAt(0);
		if (first === SLASH_CODE) return true;
		if (first !== DOT_CODE) return false;
		if (path.length === 1) return true;
		const second = path.charCodeAt(1);
		if (second === SLASH_CODE) return true;
		if (second !== DOT_CODE) return false;
		return path.length === 2 || path.charCodeAt(2) === SLASH_CODE;
	};
	checkPath.isNotRelative = isNotRelative;
	/* istanbul ignore next */
	checkPath.convert = (p) => p;
	const convertPath = (target) => isString(target) && checkPath.convert(target);
	var Ignore = class {
		constructor({ ignorecase = true, ignoreCase = ignorecase, allowRelativePaths = false } = {}) {
			define(this, KEY_IGNORE, true);
			this._rules = new RuleManager(ignoreCase);
			this._strictPathCheck = !allowRelativePaths;
			this._initCache();
		}
		_initCache() {
			this._ignoreCache = Object.create(null);
			this._testCache = Object.create(null);
		}
		add(pattern) {
			if (this._rules.add(pattern)) this._initCache();
			return this;
		}
		addPattern(pattern) {
			return this.add(pattern);
		}
		_test(originalPath, cache, path) {
			checkPath(path, originalPath, this._strictPathCheck ? throwError : RETURN_FALSE);
			return path ? this._t(path, cache) : {
				ignored: false,
				unignored: false
			};
		}
		checkIgnore(target) {
			const path = convertPath(target);
			if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) return this._test(target, this._testCache, path);
			const dir = this._t(path, this._testCache);
			if (dir.ignored) return dir;
			const literal = this._rules.testLiteral(path);
			return literal.ignored || literal.unignored ? literal : dir;
		}
		_t(path, cache) {
			if (path in cache) return cache[path];
			const parentPath = parentOf(path);
			const parent = parentPath ? this._t(parentPath, cache) : UNDEFINED;
			return cache[path] = parent && parent.ignored ? parent : this._rules.test(path, MODE_IGNORE);
		}
		ignores(path) {
			return this._test(path, this._ignoreCache, convertPath(path)).ignored;
		}
		createFilter() {
			return (path) => !this.ignores(path);
		}
		filter(paths) {
			return makeArray(paths).filter(this.createFilter());
		}
		test(path) {
			return this._test(path, this._testCache, convertPath(path));
		}
	};
	const factory = (options) => new Ignore(options);
	const isPathValid = (path) => checkPath(convertPath(path), path, RETURN_FALSE);
	/* istanbul ignore next */
	const setupWindows = () => {
		const makePosix = (str) => /^\\\\\?\\/.test(str) || /["<>|\u0000-\u001F]+/u.test(str) ? str : str.replace(/\\/g, "/");
		checkPath.convert = makePosix;
		const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
		checkPath.isNotRelative = (path) => REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path) || isNotRelative(path);
	};
	/* istanbul ignore next */
	if (typeof process !== "undefined" && process.platform === "win32") setupWindows();
	module.exports = factory;
	factory.default = factory;
	module.exports.isPathValid = isPathValid;
	define(module.exports, Symbol.for("setupWindows"), setupWindows);
})))(), 1);
/** In the language of .gitignore: without a slash in front or within, a name counts in every folder. */
const ciPatterns = `
    .github/workflows/ .github/actions/ .gitea/workflows/ .forgejo/workflows/ .gitlab/ci/ .gitlab-ci*.y*ml
    .circleci/ .buildkite/ buildkite.y*ml .woodpecker/ .woodpecker.y*ml .travis.y*ml .drone.y*ml .drone.star
    .drone.jsonnet .cirrus.y*ml .cirrus.star .semaphore/ azure-pipelines*.y*ml .azure-pipelines/
    .azuredevops/ .vsts-ci.y*ml .vsts-*.y*ml bitbucket-pipelines.y*ml appveyor.y*ml .appveyor.y*ml
    Jenkinsfile Jenkinsfile.* .jenkins/ cloudbuild.y*ml cloudbuild.json buildspec*.y*ml codefresh.y*ml
    .codefresh/ wercker.y*ml .buddy/ buddy.y*ml .harness/ bitrise.y*ml codemagic.y*ml .tekton/ .zuul.y*ml
    zuul.y*ml .zuul.d/ zuul.d/ .build.y*ml .builds/ .teamcity/ screwdriver.y*ml .vela.y*ml .vela.star
    .agola/ .prow.y*ml .onedev-buildspec.y*ml .gocd.y*ml .gocd.json *.gocd.y*ml .evergreen.y*ml
    .taskcluster.y*ml .kokoro/ .scrutinizer.y*ml shippable.y*ml nevercode.y*ml .nevercode.y*ml dagger.json
    .dagger/ .lagoon.y*ml .platform.app.y*ml netlify.toml vercel.json vercel.ts now.json amplify.y*ml
    render.y*ml .render-buildpacks.json heroku.y*ml .gitpod.y*ml .gitpod.Dockerfile .sourcehut/ .concourse/
`.trim().split(/\s+/);
/** Made at the first path and not at every start. */
let rules$2;
/** Whether a path, with `/` between its parts, is one of them. */
function isCiFile(path) {
	if (path === "" || path.startsWith("/")) return false;
	rules$2 ??= (0, import_ignore.default)({
		ignorecase: true,
		allowRelativePaths: true
	}).add(ciPatterns);
	return rules$2.ignores(path);
}
// src/publish/protected-list.ts
/** The list of paths that are never published: what runs on merge, what instructs the next agent, what steers git, package managers and editors. */
/** In the language of .gitignore: without a slash in front or within, a name counts in every folder. */
const protectedPatterns = [
	...ciPatterns,
	...listed$1(`
    .github/ .gitea/ .forgejo/ .gitlab/ CODEOWNERS OWNERS_ALIASES .pullapprove.y*ml .policy.y*ml
    dependabot.y*ml .dependabot/ renovate.json* .renovaterc* .mergify.y*ml mergify.y*ml .kodiak.toml
    bulldozer.y*ml .bulldozer.y*ml bors.toml .bors.toml .pyup.y*ml .coderabbit.y*ml .sourcery.y*ml
    greptile.json .releaserc* release.config.*js .release-it.* .goreleaser.y*ml release-please-config.json
  `),
	...listed$1(`
    .redgreen/ redgreen.y*ml AGENTS.md AGENT.md AGENTS.*.md .agents/ .agent/ .agent.md .rules CLAUDE.md
    CLAUDE.*.md .claude/ .claude.json .claudeignore GEMINI.md .gemini/ .geminiignore QWEN.md .qwen/
    .mcp.json .mcp/ mcp.json .codex/ .cursor/ .cursorrules .cursorignore .cursorindexingignore .windsurf/
    .windsurfrules .codeium/ .codeiumignore .cline/ .clinerules .clineignore .roo/ .roorules* .roomodes
    .rooignore .kilocode/ .kilocodemodes .kilocodeignore .aider* copilot-instructions.md .copilot/
    .continue/ .continuerules .continuerc.json .continueignore .junie/ .kiro/ .opencode/ opencode.json*
    .amazonq/ .augment/ .augment-guidelines .augmentignore .goose/ .goosehints .gooseignore .crush/ CRUSH.md
    crush.json .crush.json .crushignore WARP.md .trae/ .factory/ .devin/ .openhands/ .rovodev/ .aiassistant/
    .airules .ai/ .aiexclude .aiignore .llmrules .cody/ .codyignore .tabnine/ .bito/ .codebuddy/ .lingma/
    .qoder/ .zencoder/ .firebender/ firebender.json .firebase/studio/ .idx/ .pear/ .pearai/ .void/
    .voidrules .ruler/ .rulesync/ .plandex/ .sweep.y*ml sweep.y*ml .replit replit.nix replit.md .jules/
    .vibe/
  `),
	...listed$1(`
    .gitattributes .gitmodules .gitconfig .lfsconfig .husky/ .huskyrc* .githooks/ .git-hooks/ githooks/
    .pre-commit-config.y*ml .pre-commit-hooks.y*ml prek.toml lefthook*.y*ml lefthook*.toml lefthook*.json
    .lefthook* .overcommit.y*ml .simple-git-hooks.* simple-git-hooks.* .lintstagedrc* lint-staged.config.*
    captainhook.json grumphp.y*ml
  `),
	...listed$1(`
    .npmrc .yarnrc .yarnrc.y*ml .yarn/ .pnpmfile.cjs .pnpmfile.mjs pnpmfile.js bunfig.toml .pypirc pip.conf
    pip.ini uv.toml poetry.toml pdm.toml .pdm.toml .condarc .mambarc .cargo/ .bundle/ .gemrc nuget.config
    .nuget/ .mvn/ mvnw mvnw.cmd gradlew gradlew.bat gradle/wrapper/ init.gradle* .gradle/ .bazelrc *.bazelrc
    .bazeliskrc .buckconfig .sbtopts .jvmopts .mill-jvm-opts .swiftpm/ MSBuild.rsp Directory.Build.rsp
    .composer/
  `),
	...listed$1(`
    .vscode/ .idea/ .fleet/ .nova/ .zed/ .theia/ .devcontainer/ .devcontainer.json .codesandbox/
    .stackblitzrc *.code-workspace *.sublime-project *.sublime-workspace .vimrc .gvimrc .exrc .nvimrc
    .nvim.lua .lvimrc .local.vimrc .vimspector.json .dir-locals.el .dir-locals-2.el .projectile .gdbinit
    .lldbinit .pdbrc .pythonrc* .irbrc .pryrc .byebugrc .rdbgrc* .Rprofile .Renviron .envrc .direnv/
    .autoenv* .bashrc .bash_profile .profile .zshrc .zshenv .zprofile .tmux.conf .screenrc mise.toml mise.*.toml
    .mise.toml .mise.*.toml .mise/ .config/mise* .rtx.toml
  `)
];
/** Files that hold credentials, whatever is in them. Examples and templates are none. */
const credentialPatterns = [...listed$1(`
    .env .env.* !.env.example !.env.sample !.env.template !.env.dist !.env.defaults .netrc _netrc .pgpass
    .my.cnf .git-credentials .htpasswd .dockercfg .docker/config.json .aws/credentials .kube/config id_rsa
    id_dsa id_ecdsa id_ed25519 *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk
  `)];
// src/publish/protected-paths.ts
/** Judges a path by its name alone. */
/** Judges one path. `globs` come from the setting `protected-paths` and add to what is built in; `base` are the paths of the base. */
function pathJudge(globs, base = []) {
	const own = matcher$1(globs.map((glob) => glob.normalize("NFKC").replace(/^\.\//, "")));
	return (path, added) => {
		const bad = added ? badName(path) : void 0;
		if (bad !== void 0) return {
			rule: "name",
			reason: bad
		};
		if (builtIn(path)) return {
			rule: "protected-path",
			reason: "is a path that a run never changes"
		};
		if (own(path)) return {
			rule: "setting",
			reason: "is protected by the setting protected-paths"
		};
		if (credentials(path) && !isFixture(path, base)) return {
			rule: "credential-file",
			reason: "is a file for credentials"
		};
	};
}
const builtIn = matcher$1(protectedPatterns);
const credentials = matcher$1(credentialPatterns);
/** Beside files of tests that the base tracks under such names: a parser of them has its cases so. Secrets in it are looked for as anywhere. */
function isFixture(path, base) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	if (!/(?:^|\/)(?:__)?(?:tests?|specs?|fixtures?|testdata)(?:__)?\//i.test(folder)) return false;
	return base.some((other) => other.startsWith(folder) && !other.includes("/", folder.length) && credentials(other));
}
/** Whether a path is one that a run never changes, whatever is done to it. */
function neverChanged(globs) {
	const own = matcher$1(globs.map((glob) => glob.normalize("NFKC").replace(/^\.\//, "")));
	return (path) => builtIn(path) || own(path);
}
/** Matches as it stands and as other file systems would read it; case never counts. A link can stand where a folder is meant. */
function matcher$1(patterns) {
	let rules;
	const matches = (path) => {
		rules ??= (0, import_ignore.default)({
			ignorecase: true,
			allowRelativePaths: true
		}).add(patterns);
		return rules.ignores(path) || rules.ignores(`${path}/`);
	};
	return (path) => {
		const folded = path.split("/").map(foldName).filter((part) => part !== "").join("/");
		return matches(path) || folded !== "" && matches(folded);
	};
}
/** What is wrong with the name of a new path: who reads the pull request must see what it is, on every file system. */
function badName(path) {
	if (!path.isWellFormed()) return "has a name that is not UTF-8";
	if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(path)) return "has control or invisible characters in its name";
	if (path.includes("\\")) return "has a backslash in its name";
	if (Buffer.byteLength(path) > 1024) return "has a name of over 1024 bytes";
	const parts = path.split("/");
	if (parts.some((part) => foldName(part) === "")) return "has a name of dots or spaces alone";
	if (parts.some((part) => /^[^~]{1,8}~\d{1,4}(\.[^.]{0,3})?$/.test(part))) return "has a name that Windows can take for another file";
	if (parts.some((part) => notOnWindows(part))) return "has a name that no clone on Windows can have";
}
/** Characters that its file systems keep for themselves, names of devices whatever follows the dot, and an end that is dropped. */
function notOnWindows(part) {
	return /[<>:"|?*]|[. ]$/.test(part) || /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *(\.|$)/i.test(part);
}
// src/publish/compiled.ts
/**
* Compiled code, told by its bytes: nobody can read it in a pull request, and interpreters and loaders take it before the
* source beside it. Pictures, fonts and data are let go.
*/
/** What loaders take by the name alone, whatever the bytes are; text of such a name is none. */
const loadedByName = /\.(pyc|pyo|pyd|so(\.\d+)*|dylib|dll|node|class|jar|war|ear|exe|o|obj|a|lib|rlib|rmeta|gch|pch|pcm|beam|elc|jsc|luac|phar|whl|egg|pyz|nupkg|gem|wasm|bc|dex|apk|aar|xpi|vsix|nib)$/i;
/** Packages of code: an archive of such a name is installed as one. */
const packageArchive = /\.(tgz|tar\.gz|tar\.xz|tar\.bz2|tar\.zst|tbz2|txz|crate)$/i;
const magics = [
	["7f454c46", "an ELF program or library"],
	["cafebabe", "a Java class or a Mach-O program"],
	["feedface", "a Mach-O program or library"],
	["feedfacf", "a Mach-O program or library"],
	["cefaedfe", "a Mach-O program or library"],
	["cffaedfe", "a Mach-O program or library"],
	["0061736d", "WebAssembly"],
	["213c617263683e0a", "a library of object files"],
	["213c7468696e3e0a", "a library of object files"],
	["4243c0de", "LLVM bitcode"],
	["dec0170b", "LLVM bitcode"],
	["1b4c7561", "compiled Lua"],
	["1b4c4a", "compiled Lua"],
	["6465780a", "Android bytecode"],
	["67706368", "a precompiled header"],
	["59415242", "compiled Ruby"],
	["3b454c43", "compiled Emacs Lisp"]
];
/** What compiled code a file is, or undefined. */
function compiledKind(path, bytes) {
	const start = bytes.subarray(0, 8).toString("hex");
	const byMagic = magics.find(([magic]) => start.startsWith(magic))?.[1];
	if (byMagic !== void 0) return byMagic;
	if (isWindowsProgram(bytes)) return "a Windows program or library";
	if (bytes.length > 16 && start.startsWith("464f5231") && bytes.subarray(8, 12).toString("latin1") === "BEAM") return "compiled Erlang";
	if (isArchiveOfCode(bytes)) return "an archive of code";
	const binary = bytes.includes(0) || !isUtf8(bytes);
	if (binary && (/(^|\/)__pycache__\//i.test(path) || start.slice(4, 8) === "0d0a" && bytes.length > 16 && bytes.readUInt32LE(4) < 4)) return "compiled Python";
	if (bytes.includes("__HALT_COMPILER") && binary) return "a PHP archive";
	if (binary && loadedByName.test(path)) return "compiled code by its name";
	return binary && packageArchive.test(path) ? "a package of code" : void 0;
}
function isWindowsProgram(bytes) {
	if (bytes.length < 64 || bytes.subarray(0, 2).toString("latin1") !== "MZ") return false;
	const at = bytes.readUInt32LE(60);
	return at + 4 <= bytes.length && bytes.subarray(at, at + 2).toString("latin1") === "PE";
}
/** A zip anywhere in the file (Java and Python read it from its end) that names code of interpreters or a manifest of theirs. */
function isArchiveOfCode(bytes) {
	const directory = Buffer.from("PK", "latin1");
	for (let at = bytes.indexOf(directory); at >= 0; at = bytes.indexOf(directory, at + 4)) {
		if (at + 46 > bytes.length) return false;
		const length = bytes.readUInt16LE(at + 28);
		if (codeInArchive.test(bytes.subarray(at + 46, at + 46 + length).toString("latin1"))) return true;
	}
	return false;
}
const codeInArchive = /^META-INF\/|\.(class|py|pyc|so|dll|dylib|node|exe|jar|js|mjs|cjs|rb|php)$/i;
/** Loads the rules on first use: 20 ms that a run without changes need not pay. */
async function lintSecrets(text) {
	const [{ lintSource }, { rules }] = await loadSecretRules();
	const config = { rules: rules.filter(({ meta }) => !meta.id.endsWith("filter-comments")).map((rule) => ({
		id: rule.meta.id,
		rule,
		options: {}
	})) };
	const { messages } = await lintSource({
		source: {
			content: text,
			filePath: "file",
			contentType: "text",
			ext: ""
		},
		options: {
			config,
			noPhysicFilePath: true
		}
	});
	return [...messages.map(({ ruleId, range }) => ({
		kind: ruleId.replace("@secretlint/secretlint-rule-", ""),
		text: text.slice(...range)
	})), ...further(text)].filter(({ text: value }) => !isPlaceholder$1(value));
}
/** Also ahead of the first use, where there is nothing to do but wait. */
function loadSecretRules() {
	return Promise.all([import("./module-BWmUZjiD.js"), import("./module-uKXUNK1_.js")]);
}
/** What the rules miss: installation tokens of variable length, and AWS key ids. */
function further(text) {
	return [
		["github", /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9_.-]{30,2000}/g],
		["anthropic", /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{30,2000}/g],
		["aws", /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g]
	].flatMap(([kind, pattern]) => [...text.matchAll(pattern)].map(([value]) => ({
		kind,
		text: value
	})));
}
/** Documentation and tests are full of these. */
function isPlaceholder$1(value) {
	if (/example|localhost|127\.0\.0\.1|\[::1\]|\.test\b|\.invalid\b|\$\{|<[a-z-]+>|x{8}|\*{4}|0{8}|(your|dummy|fake)[-_]/i.test(value)) return true;
	return value.length < 200 && new Set(value).size < 10;
}
// src/publish/secret-scan.ts
/**
* Does a file hold a secret that the run knows? In any form: as it is, base64, hex, escaped, reversed, split over lines or
* string pieces, or a stretch of it. Whatever stands between the characters is taken away first, on both sides.
*/
/** Characters of a secret in a row that are enough: fewer turn up by chance, and tell nobody the rest. */
const windowLength = 12;
/** A shorter value is a word that any file may hold. */
const shortest = 8;
function scanFor(secrets) {
	const windows = /* @__PURE__ */ new Map();
	const whole = /* @__PURE__ */ new Set();
	for (const secret of secrets) {
		const value = secret.trim();
		if (value.length < shortest) continue;
		for (const form of [
			...formsOf(value),
			...formsOf([...value].reverse().join("")),
			...formsOf(Buffer.from(value).toString("base64"))
		]) {
			const squeezed = squeeze(form);
			if (squeezed.length < shortest) continue;
			if (isRandom(value)) addWindows(windows, squeezed.slice(publicPrefix(squeezed)));
			else whole.add(squeezed);
		}
	}
	const found = (squeezed) => [...whole].some((form) => squeezed.includes(form)) || hasWindow(windows, squeezed);
	return { holds: (text) => readings(text).some((reading) => found(squeeze(reading))) };
}
/** A key or token, of which a stretch is telling; a URL or a word is looked for whole. */
function isRandom(value) {
	return /^[\w+/=.~-]{20,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 10;
}
/** `sk-ant-api03-` and the like are in every documentation. */
function publicPrefix(squeezed) {
	return /^(skantapi\d\d|skproj|githubpat|gh[pousr](?=[A-Za-z0-9]{16})|npm|glpat)/.exec(squeezed)?.[0].length ?? 0;
}
function readings(text) {
	if (!/[%\\&]/.test(text)) return [text];
	const byCode = (_, a, b, c, d) => {
		const code = d === void 0 ? Number.parseInt(a ?? b ?? c ?? "", 16) : Number(d);
		return code <= 1114111 ? String.fromCodePoint(code) : "";
	};
	const decoded = text.replace(/%([0-9A-Fa-f]{2})|\\x([0-9A-Fa-f]{2})|(?:\\u\{?|&#x)([0-9A-Fa-f]{2,6})[};]?|&#(\d{2,7});/g, byCode);
	return decoded === text ? [text] : [text, decoded];
}
/** Letters and digits alone: no quotes, commas, pluses, spaces, line breaks or invisible characters. */
function squeeze(text) {
	return text.replace(/\\[nrt]/g, "").replace(/[^A-Za-z0-9]+/g, "");
}
function addWindows(windows, form) {
	for (let at = 0; at + windowLength <= form.length; at++) {
		const window = form.slice(at, at + windowLength);
		const hash = hashOf(window, 0);
		windows.set(hash, (windows.get(hash) ?? /* @__PURE__ */ new Set()).add(window));
	}
}
const base = 31;
const drop = power(base, 11);
/** One pass with a rolling hash: 5 MB in well under a second, however many forms there are. */
function hasWindow(windows, text) {
	if (windows.size === 0 || text.length < windowLength) return false;
	let hash = hashOf(text, 0);
	for (let at = 0;; at++) {
		if (windows.get(hash)?.has(text.slice(at, at + windowLength))) return true;
		if (at + windowLength >= text.length) return false;
		hash = Math.imul(hash - Math.imul(text.charCodeAt(at), drop), base) + text.charCodeAt(at + windowLength);
		hash |= 0;
	}
}
function hashOf(text, from) {
	let hash = 0;
	for (let at = from; at < from + windowLength; at++) hash = Math.imul(hash, base) + text.charCodeAt(at) | 0;
	return hash;
}
function power(value, exponent) {
	return exponent === 0 ? 1 : Math.imul(value, power(value, exponent - 1));
}
// src/publish/sources/by-address.ts
const address = /(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}><]+/gi;
/** Directly in front of an address: people read there, and nothing is taken from it. */
const about = /(?:homepage|documentation|issue_tracker|bug_?tracker|repository_url|project_?url|license(?:_?url)?|source_url|website)["']?[\s=:(<>{]{0,4}["']?$/i;
/** A whole line alone: a mark within a line may stand in a text, and hide what follows. */
const comment = /^\s*(?:#|\/\/|\*)/;
/** Every address that is not about the project. */
function addresses(text) {
	return text.split(/\r?\n/).flatMap((line) => {
		if (comment.test(line)) return [];
		return [...line.matchAll(address)].flatMap(({ 0: one, index }) => about.test(line.slice(Math.max(0, index - 40), index)) ? [] : [one]);
	});
}
/** A page of a pom has many addresses; packages come from its repositories. */
function mavenPom(text) {
	return [...text.matchAll(/<((?:plugin|snapshot)?repository)\b[^>]{0,200}>([\s\S]{0,4000}?)<\/\1\s*>/gi)].flatMap(([, , inside = ""]) => /<url>\s*([^<\s]+)\s*<\/url>/i.exec(inside)?.[1] ?? []);
}
// src/publish/sources/source.ts
/** One name for each place that packages come from, whatever way it is written. */
const registries$1 = new Set(listed$1(`
    registry.npmjs.org registry.yarnpkg.com npm.jsr.io jsr.io github.com/rust-lang/crates.io-index index.crates.io
    static.crates.io crates.io pypi.org files.pythonhosted.org rubygems.org index.rubygems.org packagist.org
    repo.packagist.org proxy.golang.org sum.golang.org repo.maven.apache.org repo1.maven.org plugins.gradle.org
    maven.google.com dl.google.com hex.pm repo.hex.pm pub.dev pub.dartlang.org api.nuget.org www.nuget.org
    cdn.cocoapods.org conda.anaconda.org repo.anaconda.com deno.land
  `));
const forges = {
	github: "github.com",
	gist: "gist.github.com",
	gitlab: "gitlab.com",
	bitbucket: "bitbucket.org"
};
/** A host; for code forges host and repository, because anybody can have one there. '' for a registry, a version or a path of the tree. */
function sourceOf$1(written) {
	const value = decoded(written).trim();
	const named = /^(?:git\+)?(github|gist|gitlab|bitbucket):(?!\/\/)([^#]+)/i.exec(value);
	if (named !== null) return repository(forges[(named[1] ?? "").toLowerCase()] ?? "", named[2] ?? "");
	if (/^exec:/i.test(value)) return value.slice(0, 200);
	const address = value.replace(/^(?:(?:registry|sparse|git|hg|svn|bzr|url|direct|path)\+)+/i, "");
	const secureShell = /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(?!\d+\/)([^\s#]+)/.exec(address);
	if (secureShell !== null) return repository((secureShell[1] ?? "").toLowerCase(), secureShell[2] ?? "");
	if (/^[\w.-]+\/[\w.-]+(#.*)?$/.test(address) && !address.startsWith(".")) return repository("github.com", address);
	const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
	if (url === null || url.host === "") return "";
	const place = forge.test(url.host) ? repository(url.host.toLowerCase(), url.pathname) : url.host.toLowerCase();
	if (url.protocol === "http:" || url.protocol === "git:") return `${url.protocol}//${place}`;
	return registries$1.has(place) ? "" : place;
}
const forge = /(^|\.)(github|githubusercontent|gitlab|bitbucket|codeberg|gitea|sr|jsdelivr|unpkg|esm)\.[a-z.]+$/i;
/** `codeload.github.com` and `api.github.com/repos` give the same repository's files. */
function repository(host, path) {
	const parts = path.split(/[#?]/)[0]?.split("/").filter((part) => part !== "") ?? [];
	if (parts[0] === "repos" || parts[0] === "gh") parts.shift();
	return `${/(^|\.)(github|githubusercontent)\.com$/.test(host) && host !== "gist.github.com" ? "github.com" : host}/${(parts.includes("api") ? parts : parts.slice(0, 2)).join("/").replace(/\.git$/, "")}`.toLowerCase();
}
function decoded(text) {
	if (!/%[0-9a-f]{2}/i.test(text)) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
/** Every text within a value, with the keys above it; a key is told as a text of its own where `keys` asks for it. */
function* textsIn(value) {
	const left = [{
		value,
		keys: []
	}];
	for (let next = left.pop(); next !== void 0; next = left.pop()) {
		const { value: one, keys } = next;
		if (typeof one === "string") yield {
			text: one,
			keys
		};
		else if (Array.isArray(one)) for (const each of one) left.push({
			value: each,
			keys
		});
		else if (typeof one === "object" && one !== null) for (const [key, each] of Object.entries(one)) {
			if (keys.length > 200) throw new Error("too deep");
			left.push({
				value: each,
				keys: [...keys, key]
			});
		}
	}
}
/** Text that leads to another machine: an address \u2013 also `https:host`, as browsers read it \u2013, or what ssh takes for one. */
function isRemote(text) {
	return /^([a-z][a-z0-9+.-]*:)?\/\/|^(git\+)?(https?|ssh|git|ftps?|sftp|rsync|hg|svn|github|gist|gitlab|bitbucket|exec):|^[\w.-]+@[\w.-]+:/i.test(text.trim());
}
// src/publish/sources/by-line.ts
/** Go, Composer and Bundler, and manifests that are programs: of those what looks like an address counts. */
const directives = /* @__PURE__ */ new Set([...[
	"module",
	"go",
	"toolchain",
	"require",
	"exclude",
	"retract",
	"replace",
	"godebug",
	"tool",
	"use",
	"ignore"
]]);
/** Modules come by the public proxy, which holds each name to one content; what replaces one may be anybody's. */
function goModule(text) {
	const found = [];
	let block;
	for (const written of text.split(/\r?\n/)) {
		const line = written.replace(/\/\/.*$/, "").trim();
		if (line === "") continue;
		if (block !== void 0 && line === ")") {
			block = void 0;
			continue;
		}
		const [first = "", ...others] = line.split(/\s+/);
		const directive = block ?? first;
		if (!directives.has(directive.replace(/\($/, ""))) return "unreadable";
		if (block === void 0 && /\($/.test(line)) {
			block = directive.replace(/\($/, "");
			continue;
		}
		if (directive !== "replace") continue;
		const words = block === void 0 ? others : [first, ...others];
		const target = words[words.indexOf("=>") + 1]?.replace(/^["`]|["`]$/g, "");
		if (!words.includes("=>") || target === void 0) return "unreadable";
		if (!/^\.{0,2}\//.test(target)) found.push(`https://${target}`);
	}
	return block === void 0 ? found : "unreadable";
}
function composerJson(text) {
	const manifest = JSON.parse(text);
	if (!isObject(manifest)) return "unreadable";
	const { repositories, config } = manifest;
	return [...textsIn([
		repositories,
		objectIn$1(config)["github-domains"],
		objectIn$1(config)["gitlab-domains"]
	])].flatMap(({ text: one }) => isRemote(one) ? [one] : []);
}
/**
* Packagist keeps no files: each package lies at a forge, so a new package of it there is like a new name in another registry. One
* that is not Packagist's has no such word, and what is known must stay where it was \u2013 `changedSources` compares whole places.
*/
function composerLock(text) {
	const lock = objectIn$1(JSON.parse(text));
	const packages = [lock.packages, lock["packages-dev"]];
	if (typeof lock["content-hash"] !== "string" || !packages.every((one) => one === void 0 || one === null || Array.isArray(one))) return "unreadable";
	const found = [];
	for (const one of packages.flat()) {
		const { source, dist, "notification-url": notified } = objectIn$1(one);
		const places = [objectIn$1(source).url, objectIn$1(dist).url].filter((url) => typeof url === "string");
		const packagist = notified === "https://packagist.org/downloads/";
		found.push(...places.filter((url) => isRemote(url) && !(packagist && /^https:\/\/(api\.|codeload\.)?github\.com\//.test(url))));
	}
	return found;
}
const sections$1 = /^(GIT|GEM|PATH|PLUGIN SOURCE|PLATFORMS|DEPENDENCIES|CHECKSUMS|RUBY VERSION|BUNDLED WITH)$/;
function bundlerLock(text) {
	const found = [];
	let section;
	for (const line of text.split(/\r?\n/)) {
		if (line.trim() === "") continue;
		if (/^\S/.test(line)) {
			if (!sections$1.test(line.trim())) return "unreadable";
			section = line.trim();
		} else if (section === void 0) return "unreadable";
		else {
			const remote = /^\s+remote:\s*(\S+)/.exec(line)?.[1];
			if (remote !== void 0 && section !== "PATH") found.push(remote);
		}
	}
	return found;
}
/** Ruby and Python may make an address in any way; what is written as one is found, comments left out. */
function scanned(text) {
	const found = [];
	for (const line of text.split(/\r?\n/)) {
		const code = line.replace(/(^|\s)#.*$/, "");
		if (/\b(url|homepage|project_urls|download_url|author|description|bug_tracker)\b\s*[=:]/i.test(code)) continue;
		found.push(...[...code.matchAll(/(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}>]+/gi)].map(([one]) => one));
		const short = /\b(github|gist|gitlab|bitbucket)\b["']?\s*(?::|=>)\s*["']([^"']+)["']/.exec(code);
		if (short !== null) found.push(`${short[1]}:${short[2]}`);
		const secureShell = /["']([\w.-]{1,64}@[\w.-]{1,200}:[^"'\s]+)["']/.exec(code)?.[1];
		if (secureShell !== void 0) found.push(secureShell);
	}
	return found;
}
// src/publish/sources/by-table.ts
/** Files in TOML and their like: Cargo, Poetry, uv, PDM, Pipfile, pip. */
/** Addresses that are told to readers, not taken from. */
const told$3 = /^(urls?|homepage|home-page|home_page|repository|documentation|docs|bugs|bug-tracker|changelog|funding|authors?|maintainers|description|readme|license|licenses|keywords|classifiers|badges|help|message|issue_format|issues)$/i;
function cargo(text) {
	const manifest = parse$1(text);
	const { version } = manifest;
	if (version !== void 0 && ![
		1,
		2,
		3,
		4
	].includes(Number(version))) return "unreadable";
	const { package: own, workspace, ...rest } = manifest;
	const locked = Array.isArray(own) ? own : [];
	const { package: _, metadata: __, ...shared } = objectIn$1(workspace);
	const found = Object.keys(objectIn$1(manifest.patch)).filter(isRemote);
	for (const { text: one, keys } of textsIn([
		rest,
		shared,
		locked
	])) {
		const key = keys.at(-1) ?? "";
		if (keys.includes("metadata") || keys[0] === "badges") continue;
		if (isRemote(one.replace(/^(registry|sparse|git)\+/, ""))) found.push(one);
		else if (key === "registry" && one !== "crates-io") found.push(`https://${one}.registry/`);
	}
	return found;
}
function python$2(text) {
	const manifest = parse$1(text);
	const version = objectIn$1(manifest.metadata)["lock-version"] ?? objectIn$1(manifest.metadata).lock_version ?? manifest["lock-version"] ?? manifest.version;
	if (version !== void 0 && !/^([12](\.\d+)*|4\.\d+(\.\d+)?|3\.\d+(\.\d+)?)$/.test(String(version))) return "unreadable";
	const found = [];
	for (const { text: one, keys } of textsIn(manifest)) {
		const key = keys.at(-1) ?? "";
		if (keys.some((each) => told$3.test(each) && each !== "url")) continue;
		if (isRemote(one.replace(/^(git|hg|svn|bzr)\+/, ""))) found.push(one);
		else found.push(...requirement(one, key));
	}
	return found;
}
/** `name @ git+https://\u2026 ; marker`, and options of pip. */
function requirement(text, key = "") {
	const direct = [...text.matchAll(/(?:@|--[\w-]{1,40}[ =]|-[if] ?|^-e )\s*((?:[a-z]{1,12}\+)?[a-z]{1,12}:\/\/[^\s;,"']+)/gi)].map(([, one = ""]) => one);
	if (direct.length > 0) return direct;
	return /^(index|source|registry|find-links|index-url|extra-index-url)$/.test(key) && isRemote(text) ? [text] : [];
}
function pipfileLock(text) {
	const lock = objectIn$1(JSON.parse(text));
	const meta = objectIn$1(lock._meta);
	if (Number(meta["pipfile-spec"]) !== 6) return "unreadable";
	return [...textsIn(lock)].map(({ text: one }) => one).filter((one) => isRemote(one));
}
function requirements(text) {
	return text.replace(/\\\r?\n/g, " ").split(/\r?\n/).map((line) => line.replace(/(^|\s)#(?!egg=).*$/, "")).flatMap((line) => [...line.matchAll(/(?:[a-z]{1,12}\+)?[a-z]{1,12}:\/\/[^\s;,"']+|[\w.-]{1,64}@[\w.-]{1,200}:[^\s;]+/gi)].map(([one]) => one));
}
// src/publish/sources/npm.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
const dependencyFields = [...[
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies",
	"overrides",
	"resolutions"
], ...[
	"catalog",
	"catalogs",
	"packageExtensions"
]];
function packageJson(text) {
	const manifest = JSON.parse(text);
	if (!isObject(manifest)) return "unreadable";
	const workspaces = objectIn$1(manifest.workspaces);
	const { overrides, packageExtensions } = objectIn$1(manifest.pnpm);
	const named = [
		workspaces.catalog,
		workspaces.catalogs,
		overrides,
		packageExtensions
	];
	const told = [...dependencyFields.map((field) => manifest[field]), ...named];
	const others = [
		manifest.packageManager,
		manifest.devEngines,
		manifest.publishConfig,
		manifest.pnpm
	];
	return [...[...textsIn(told)].flatMap(({ text: one }) => specifier(one)), ...[...textsIn(others)].map(({ text: one }) => behindName(one)).filter((one) => isRemote(one))];
}
/** Behind an alias (`npm:`) is a name, behind `@` of a package manager an address. */
function specifier(text) {
	if (/^(npm|workspace|catalog|link|portal|file|patch|jsr):/i.test(text) && !text.includes("://")) return [];
	const address = /(?:^|@)((?:git\+)?[a-z+]+:\/\/.*)$/i.exec(text)?.[1];
	if (address !== void 0 && !/^[\w.-]+@/.test(text.replace(address, ""))) return [address];
	return isRemote(text) || isShorthand(text) ? [address ?? text] : [];
}
/** `user/repository`, which is GitHub's. */
const isShorthand = (text) => /^[\w-][\w.-]*\/[\w.-]+(#.*)?$/.test(text);
function npmLock(text) {
	const lock = objectIn$1(JSON.parse(text));
	if (![
		1,
		2,
		3
	].includes(Number(lock.lockfileVersion ?? 1))) return "unreadable";
	const found = [];
	for (const { text: one, keys } of textsIn([lock.packages, lock.dependencies])) {
		const [key, above] = [keys.at(-1) ?? "", keys.at(-2) ?? ""];
		if (keys.includes("funding") || key === "license" || key === "deprecated" || key === "homepage") continue;
		if (key === "resolved" || key === "version" || key === "from") found.push(...isRemote(one) ? [one] : []);
		else if (/dependencies$/i.test(above)) found.push(...specifier(one));
	}
	return found;
}
function pnpmLock(text) {
	const lock = objectIn$1(parsedYaml(text));
	const version = Number.parseFloat(String(lock.lockfileVersion));
	if (!(version >= 5 && version < 10)) return "unreadable";
	const found = [];
	for (const { text: one, keys } of textsIn(lock)) if ([
		"tarball",
		"repo",
		"specifier",
		"version",
		"resolution",
		"registry"
	].includes(keys.at(-1) ?? "") || isRemote(one)) {
		const address = behindName(one);
		if (isRemote(address) && keys.at(-1) !== "deprecated") found.push(address);
		else if (keys.at(-1) === "specifier") found.push(...specifier(one));
		else if (/^[\w-]+(\.[\w-]+)+\//.test(address)) found.push(`https://${address}`);
	}
	for (const part of ["packages", "snapshots"]) for (const key of Object.keys(objectIn$1(lock[part]))) {
		const place = version >= 9 ? behindName(key) : key.replace(/^@(?=[\w-]+\.[\w.-]+\/)/, "");
		if (isRemote(place)) found.push(place);
		else if (version < 9 && /^[\w-]+(\.[\w-]+)+\//.test(place)) found.push(`https://${place}`);
	}
	return found;
}
function pnpmWorkspace(text) {
	const settings = parsedYaml(text);
	if (typeof settings !== "object" || settings === null) return "unreadable";
	const { catalog, catalogs, overrides, packageExtensions, ...rest } = objectIn$1(settings);
	return [...[...textsIn([
		catalog,
		catalogs,
		overrides,
		packageExtensions
	])].flatMap(({ text: one }) => specifier(one)), ...[...textsIn(rest)].map(({ text: one }) => one).filter((one) => isRemote(one))];
}
/** What stands behind the name in `name@address` or `@scope/name@address`. */
function behindName(text) {
	return /^(?:@[^@/\s]+\/)?[^@/:\s]+@(.+)$/s.exec(text)?.[1] ?? text;
}
function yarnLock(text) {
	return /^__metadata:/m.test(text) ? yarnBerry(text) : yarnClassic(text);
}
function yarnBerry(text) {
	const lock = objectIn$1(parsedYaml(text));
	const version = Number(objectIn$1(lock.__metadata).version);
	if (!(version >= 4 && version <= 10)) return "unreadable";
	const found = [];
	for (const [key, entry] of Object.entries(lock)) {
		if (key === "__metadata") continue;
		const { resolution } = objectIn$1(entry);
		if (typeof resolution !== "string") return "unreadable";
		for (const one of [resolution, ...key.split(/,\s*/)]) found.push(...berryDescriptor(one));
	}
	return found;
}
/** `name@npm:1.0.0::__archiveUrl=https%3A%2F%2F\u2026`, `name@https://\u2026`, `name@git@host:\u2026#commit=\u2026`, `name@patch:\u2026`. */
function berryDescriptor(text) {
	const place = behindName(text);
	const archive = /__archiveUrl=([^&]+)/.exec(place)?.[1];
	const bound = archive === void 0 ? [] : [decodeURIComponent(archive)];
	if (/^patch:/.test(place)) return [...bound, ...[...decodeURIComponent(place).matchAll(/@((?:https?|ssh|git\+\w+|git):\/\/[^#&\s]+)/g)].map(([, one = ""]) => one)];
	return [...bound, ...specifier(place.split("::")[0] ?? "")];
}
/** Line by line, and nothing else than lines of this form. */
function yarnClassic(text) {
	if (/^# yarn lockfile v(?!1\s*$)/m.test(text)) return "unreadable";
	const found = [];
	for (const line of text.split(/\r?\n/)) {
		if (/^\s*(#.*)?$/.test(line)) continue;
		const [, indent = "", rest = ""] = /^( *)(\S.*)$/.exec(line.trimEnd()) ?? [];
		if (indent === "") {
			if (!rest.endsWith(":")) return "unreadable";
			for (const one of rest.slice(0, -1).split(/,\s*/)) found.push(...specifier(behindName(unquoted$1(one))));
		} else if (indent.length === 2) {
			const [, key = "", value] = /^("[^"]*"|[\w@/.-]+)(?::?\s+(.+)|:)$/.exec(rest) ?? [];
			if (key === "") return "unreadable";
			if (unquoted$1(key) === "resolved") found.push(unquoted$1(value ?? ""));
		} else if (indent.length === 4) {
			const [, value = ""] = /^(?:"[^"]*"|[^\s"]+):?\s+(.+)$/.exec(rest) ?? [];
			if (value === "") return "unreadable";
			found.push(...specifier(unquoted$1(value)));
		} else return "unreadable";
	}
	return found;
}
function unquoted$1(text) {
	return text.startsWith("\"") ? String(JSON.parse(text)) : text;
}
/** JSON with commas at ends, which YAML allows. */
function bunLock(text) {
	const lock = objectIn$1(parsedYaml(text));
	if (![
		0,
		1,
		2
	].includes(Number(lock.lockfileVersion))) return "unreadable";
	const found = [];
	for (const entry of Object.values(objectIn$1(lock.packages))) {
		if (!Array.isArray(entry) || typeof entry[0] !== "string") return "unreadable";
		const [resolved, registry] = entry;
		found.push(...specifier(behindName(resolved)), ...typeof registry === "string" && isRemote(registry) ? [registry] : []);
	}
	for (const { text: one, keys } of textsIn([lock.workspaces, { overridesDependencies: lock.overrides }])) if (/dependencies$/i.test(keys.at(-2) ?? "")) found.push(...specifier(one));
	return [...found, ...[...textsIn([lock.catalog, lock.catalogs])].flatMap(({ text: one }) => specifier(one))];
}
/** 2 MB take up to four seconds, as do 200 KB of brackets. More is not read, and so held back. */
const maxYamlLength = 2097152;
const tooNested = /[[{]{100}/;
/** Lock files have one for three to six characters. Each can be an error, and the parser keeps them all. */
const maxTokens = 5e5;
/** Else the parser prints the lines that it warns of as they are, and looks for each error's line from the beginning. */
const quietly = {
	logLevel: "error",
	prettyErrors: false
};
/** One document. Throws on errors and on aliases without end; looking for equal keys takes the square of their number. */
function parsedYaml(text) {
	if (text.length > maxYamlLength || tooNested.test(text)) throw new Error("too much to read");
	let tokens = 0;
	for (const _ of new import_dist.Lexer().lex(text)) if (++tokens > maxTokens) throw new Error("too much to read");
	return (0, import_dist.parse)(text, {
		schema: "core",
		maxAliasCount: 100,
		merge: false,
		uniqueKeys: false,
		...quietly
	});
}
// src/publish/sources/sources.ts
/**
* Where manifests and lock files take packages from, read by parsers. A source that was not there before is how a lock file is
* turned against its owner; a file that cannot be read, or is of a version that is not known, could name any.
*/
const readers = {
	"package.json": packageJson,
	"package-lock.json": npmLock,
	"npm-shrinkwrap.json": npmLock,
	"pnpm-lock.yaml": pnpmLock,
	"pnpm-workspace.yaml": pnpmWorkspace,
	"yarn.lock": yarnLock,
	"bun.lock": bunLock,
	"bun.lockb": () => "unreadable",
	"cargo.toml": cargo,
	"cargo.lock": cargo,
	"pyproject.toml": python$2,
	"poetry.lock": python$2,
	"uv.lock": python$2,
	"pdm.lock": python$2,
	"pylock.toml": python$2,
	pipfile: python$2,
	"pipfile.lock": pipfileLock,
	"go.mod": goModule,
	"go.work": goModule,
	"composer.json": composerJson,
	"composer.lock": composerLock,
	"gemfile.lock": bundlerLock,
	"gems.locked": bundlerLock,
	gemfile: scanned,
	"gems.rb": scanned,
	"setup.py": scanned,
	"setup.cfg": scanned,
	"pom.xml": mavenPom,
	...Object.fromEntries([
		...[
			"build.gradle",
			"build.gradle.kts",
			"settings.gradle",
			"settings.gradle.kts",
			"build.sbt",
			"mix.exs"
		],
		...[
			"rebar.config",
			"pubspec.yaml",
			"podfile",
			"environment.yml",
			"environment.yaml",
			"bower.json"
		],
		...[
			"directory.build.props",
			"directory.packages.props",
			"deno.json",
			"deno.jsonc",
			"import_map.json"
		]
	].map((name) => [name, addresses]))
};
/** `requirements.txt`, `dev-requirements.in`, and what lies in a folder of them. */
const forPip = /(?:^|\/)(?:[\w.-]*(?:requirements|constraints)[\w.-]*|requirements\/[^/]+)\.(?:txt|in)$/i;
/** Sources that `after` names, `before` did not, and that are no public registry; 'unreadable' where `after` cannot be told. */
function changedSources(path, before, after) {
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	const reader = Object.hasOwn(readers, name) ? readers[name] : forPip.test(path) ? requirements : /\.(?:cs|fs|vb)proj$/.test(name) ? addresses : void 0;
	if (reader === void 0) return [];
	const now = read$2(reader, after);
	if (now === "unreadable") return now;
	const old = read$2(reader, before);
	const known = new Set(old === "unreadable" ? [] : old);
	return now.filter((source) => !known.has(source));
}
/** An empty file names nothing; a parser that gives up, also for want of stack, has not read it. */
function read$2(reader, text) {
	if (text.trim() === "") return [];
	try {
		const found = reader(text.replace(/^\ufeff/, ""));
		return found === "unreadable" ? found : [...new Set(found.map(sourceOf$1).filter((source) => source !== ""))];
	} catch {
		return "unreadable";
	}
}
// src/publish/publish-content.ts
/** What is in the files that a commit changes: secrets, packages from new places, compiled code. */
/** Judges each change by what it brings that was not in the file before. */
async function judgeContents(git, changes, sizes, { secrets, maxBytes }) {
	const scan = scanFor(secrets);
	const size = (id) => sizes.get(id) ?? 0;
	const written = changes.filter(({ toMode, fromId, toId }) => toMode !== "000000" && fromId !== toId);
	const idsOf = ({ fromMode, fromId, toId }) => [toId, ...fromMode === "000000" || fromMode === "160000" || size(fromId) > maxBytes ? [] : [fromId]];
	const held = [];
	for (const part of inBatches(written, (change) => idsOf(change).reduce((sum, id) => sum + size(id), 0))) {
		const blobs = await readBlobs(git, part.flatMap(idsOf), sizes);
		for (const { path, fromId, toId } of part) {
			const after = blobs.get(toId);
			const found = after === void 0 ? unreadable : await judge$3(scan, path, textOf(blobs.get(fromId)), textOf(after)) ?? compiled$1(path, after);
			if (found !== void 0) held.push({
				path,
				...found
			});
		}
	}
	return held;
}
const unreadable = {
	rule: "secret",
	reason: "cannot be read, and so not searched for secrets"
};
function compiled$1(path, bytes) {
	const kind = compiledKind(path, bytes);
	return kind === void 0 ? void 0 : {
		rule: "binary",
		reason: `is ${kind}, which nobody can read`
	};
}
async function judge$3(scan, path, before, after) {
	if (scan.holds(path) || scan.holds(after) && !scan.holds(before)) return {
		rule: "secret",
		reason: "holds a secret of this run"
	};
	const sources = changedSources(path, before, after);
	if (sources === "unreadable") return {
		rule: "package-source",
		reason: "cannot be read for where it takes packages from"
	};
	if (sources.length > 0) return {
		rule: "package-source",
		reason: `takes packages from ${sources.slice(0, 3).join(", ")}, which it did not before`
	};
	if (after.length > 1048576) return void 0;
	const fresh = (await lintSecrets(after)).find(({ text }) => !before.includes(text));
	return fresh === void 0 ? void 0 : {
		rule: "secret",
		reason: `holds what looks like a secret (${fresh.kind})`
	};
}
/** UTF-16 as it reads; any other bytes one character each as well, so that ASCII in a binary is found. */
function textOf(bytes = Buffer.alloc(0)) {
	if (bytes.length >= 2 && bytes[0] === 255 && bytes[1] === 254) return bytes.toString("utf16le");
	return bytes.includes(0) ? `${bytes.toString("latin1")}\n${bytes.toString("utf16le")}` : bytes.toString("utf8");
}
// src/publish/publish-limits.ts
/** How much a pull request may change: what a person can review is far below it. */
/** Of the whole branch against its base. */
const policyLimits = {
	files: 1e3,
	fileBytes: 5242880,
	totalBytes: 20971520
};
/**
* The changes that are too much, given what the branch has changed `earlier`: changes of existing files stay, then new ones,
* and those of the largest new folder are cut first.
*/
function beyondLimits(changes, earlier, sizes, limits) {
	const size = ({ toId }) => sizes.get(toId) ?? 0;
	const before = new Map(earlier.map((change) => [change.path, size(change)]));
	let files = before.size;
	let bytes = earlier.reduce((sum, change) => sum + size(change), 0);
	const added = changes.filter(({ status }) => status === "added");
	const others = changes.filter(({ status }) => status !== "added");
	const cut = [];
	for (const change of [...others, ...smallFoldersFirst(added, ({ path }) => path)]) {
		const known = before.get(change.path);
		const moreFiles = known === void 0 ? 1 : 0;
		const moreBytes = size(change) - (known ?? 0);
		if (files + moreFiles > limits.files || bytes + moreBytes > limits.totalBytes) cut.push(change);
		else {
			files += moreFiles;
			bytes += moreBytes;
		}
	}
	return cut;
}
/** One line for each folder that was cut, and not one for each of ten thousand files. */
function summaryOf(cut, limits) {
	const most = `the ${limits.files} files or ${limits.totalBytes} bytes that a pull request may change`;
	return [...Map.groupBy(cut, ({ path }) => topFolder(path))].map(([path, { length }]) => ({
		path,
		reason: `${length} ${length === 1 ? "file is" : "files are"} beyond ${most}`
	}));
}
// src/publish/unknown-kind.ts
/**
* New dot files and new files at the root steer tools that no list can name all of. They are held back unless they are of a
* kind that everybody has, the base has their like, or the story names them.
*/
/** Dot files that say what is left out, how text is written or which version is meant: nothing runs by them. */
const plainDotFiles = /^\.(gitignore|gitkeep|keep|empty|placeholder|nojekyll|dockerignore|containerignore|npmignore|eslintignore|prettierignore|stylelintignore|editorconfig|nvmrc|node-version|python-version|ruby-version|go-version|java-version|tool-versions|mailmap|git-blame-ignore-revs|env\.(example|sample|template|dist|defaults)|well-known)$/;
/** What people put at the root beside code. */
const documents = /^(readme|licen[cs]e|copying|unlicense|notice|changes|changelog|history|news|releases?|release[-_]notes|upgrad(e|ing)|migrat(ion|ing)|breaking|contributing|contributors|authors|maintainers|credits|thanks|code[-_]of[-_]conduct|security|support|todo|roadmap|install(ation)?|building|develop(ment|ing)|hacking|architecture|design|api|usage|faq|guide|tutorial|examples?|notes?|docs?|index|glossary|governance|version|citation|humans|robots)([-_.][a-z0-9-]{1,20})?$/;
/** Code, pages, tables and pictures: they do something where something else loads them. */
const ordinary = /\.([cm]?[jt]sx?|d\.ts|vue|svelte|astro|py|pyi|go|rs|java|kt|scala|groovy|clj[cs]?|ex|exs|erl|hrl|rb|php|pl|pm|lua|r|jl|hs|ml|mli|fs|fsx|vb|cs|swift|m|mm|c|cc|cpp|cxx|h|hh|hpp|zig|nim|d|dart|sql|html?|css|scss|sass|less|sh|bash|zsh|fish|ps1|bat|cmd|txt|rst|adoc|csv|tsv|svg|png|jpe?g|gif|webp|ico|pdf)$/;
/** Code by its ending, and read by a tool because of its name. */
const settingsInCode = /([.-]config|\.conf|rc|[.-]setup|\.workspace|\.preset)\.[cm]?[jt]s$|^(gulpfile|gruntfile|webpackfile|pnpmfile|dangerfile|brunch-config|snowpack|fly|sst|noxfile|fabfile|tasks|dodo|wscript|conanfile|sitecustomize|usercustomize|build|package)\.\w+$|^requirements[-_.]/;
/** Why a new path is of no known kind, or undefined. */
function unknownKinds({ base, story }) {
	const names = /* @__PURE__ */ new Set();
	const stems = /* @__PURE__ */ new Set();
	for (const path of base) {
		const parts = path.split("/").map(foldName);
		for (const part of parts.filter((each) => each.startsWith("."))) addName(part);
		if (parts.length === 1) addName(parts[0] ?? "");
	}
	function addName(name) {
		names.add(name);
		if (name.startsWith(".") || !ordinary.test(name) || settingsInCode.test(name)) stems.add(stemOf$3(name));
	}
	const said = story.toLowerCase();
	const hasLike = (name) => names.has(name) || stems.has(stemOf$3(name));
	return (path) => {
		const parts = path.split("/").map(foldName);
		const dotted = parts.slice(0, (parts.indexOf("node_modules") + 1 || parts.length + 1) - 1).find((part) => part.startsWith(".") && !plainDotFiles.test(part) && !hasLike(part));
		const named = isNamed$1(said, parts.at(-1) ?? "") || parts.some((part) => part.startsWith(".") && isNamed$1(said, part));
		if (dotted !== void 0 && !named) return unheard("a dot file");
		const [name = ""] = parts;
		if (parts.length > 1 || dotted !== void 0 || name.startsWith(".") || isOrdinary(name) || hasLike(name) || named) return void 0;
		return unheard("a file at the root");
	};
}
const unheard = (what) => `is ${what} of a kind that the base does not have and the story does not name`;
function isOrdinary(name) {
	if (documents.test(name.replace(/\.(md|markdown|mdx|rst|txt|adoc|html)$/, ""))) return !/\.(json|ya?ml|toml)$/.test(name);
	if (changedManifests([name]).length > 0) return true;
	return ordinary.test(name) && !settingsInCode.test(name);
}
/** `tsconfig` of `tsconfig.build.json`, `.eslintrc` of `.eslintrc.json`: another of the same tool's. */
function stemOf$3(name) {
	return /^\.?[^.]*/.exec(name)?.[0] ?? name;
}
/** Its name, or the tool that it is called after, as a word of the story. */
function isNamed$1(story, name) {
	const tool = stemOf$3(name).replace(/^\./, "").replace(/rc$/, "");
	return isWord$2(story, name) || tool.length >= 4 && !general.test(tool) && isWord$2(story, tool);
}
const general = /^(build|test|tests|main|config|configuration|setup|tasks?|package|project|server|application|settings|data|code|rules|work)$/;
function isWord$2(text, word) {
	for (let at = text.indexOf(word); word.length > 2 && at >= 0; at = text.indexOf(word, at + 1)) if (!/[\w-]/.test(text[at - 1] ?? " ") && !/[\w-]/.test(text[at + word.length] ?? " ")) return true;
	return false;
}
// src/publish/publish-policy.ts
/**
* What of a commit may leave the machine, decided on the trees that git has, before the push. A path that may not is held
* back: the tree goes without it, as the parent has it. Denies by default; a path that cannot be judged is held back.
*/
/** Judges `tree` against `parent`, the commit that it follows, and against `base`, where the branch began. */
async function publishable(repository, { tree, parent, base }, rules) {
	const { git } = repository;
	const limits = {
		...policyLimits,
		...rules.limits
	};
	const changes = await repository.differences(parent, tree);
	const earlier = base === parent ? [] : await repository.differences(base, parent);
	const sizes = await sizesOf(git, idsOf([...changes, ...earlier]));
	const byKind = await judgeKinds(git, {
		changes,
		tree,
		parent
	}, rules, sizes, limits);
	const allowed = without$1(changes, byKind);
	const frozen = rules.frozen ? await frozenDependencies(repository, allowed, {
		tree,
		parent
	}) : [];
	const fit = without$1(allowed, frozen);
	const cut = beyondLimits(fit, earlier, sizes, limits);
	const byContent = await judgeContents(git, without$1(fit, cut), sizes, {
		secrets: rules.secrets,
		maxBytes: limits.fileBytes
	});
	const counted = summaryOf(cut, limits).map((held) => ({
		...held,
		rule: "count"
	}));
	const paths = [
		...byKind,
		...frozen,
		...cut,
		...byContent
	].map(({ path }) => path);
	return {
		tree: paths.length === 0 ? tree : await repository.treeWith(tree, parent, paths),
		heldBack: [
			...byKind,
			...frozen,
			...byContent,
			...counted
		]
	};
}
/** By path, mode, name, where a link leads and size: all that can be told without reading a file. */
async function judgeKinds(git, { changes, tree, parent }, { protectedPaths, story = "" }, sizes, limits) {
	const parentEntries = await listEntries(git, parent);
	const before = parentEntries.map(({ path }) => path);
	const judgePath = pathJudge(protectedPaths, before);
	const added = changes.filter(({ status }) => status === "added").map(({ path }) => path);
	const newLinks = changes.some(({ toMode }) => toMode === linkMode);
	const steers = changes.some(({ path }) => /\/(head|config|config\.worktree|commondir|hooks\/[^/]+)$/i.test(path));
	const entries = added.length > 0 || newLinks || steers ? await listEntries(git, tree) : [];
	const all = entries.map(({ path }) => path);
	const fresh = new Set(added);
	const embedded = inEmbeddedRepository(all);
	const installed = inNewNodeModules(all.filter((path) => !fresh.has(path)));
	const unknownKind = unknownKinds({
		base: before,
		story
	});
	const sameName = sameNames(added, added.length === 0 ? [] : all);
	const links = newLinks ? await linksOf(git, entries) : /* @__PURE__ */ new Map();
	const isProtected = neverChanged(protectedPaths);
	const behind = behindLinks(await linksOf(git, parentEntries), isProtected);
	const judge = (change) => {
		const { path, status, toMode, toId } = change;
		const named = (rule, reason) => reason === void 0 ? void 0 : {
			rule,
			reason
		};
		return judgePath(path, status === "added") ?? named("mode", badMode(change)) ?? (embedded(path) ? named("repository", "lies in a folder that git takes for a repository") : void 0) ?? (status === "added" ? named("name", sameName(path)) : void 0) ?? (status === "added" && installed(path) ? named("installed", "is an installed package") : void 0) ?? (toMode === "120000" ? named("link", badLink(path, links)) : void 0) ?? (toMode === "120000" ? named("protected-path", shownByLink(path, {
			links,
			paths: all,
			isProtected
		})) : void 0) ?? named("protected-path", behind(path)) ?? ((sizes.get(toId) ?? 0) > limits.fileBytes ? named("size", `is larger than ${limits.fileBytes} bytes`) : void 0) ?? (status === "added" ? named("unknown-kind", unknownKind(path)) : void 0);
	};
	return changes.flatMap((change) => {
		const found = judge(change);
		return found === void 0 ? [] : [{
			path: change.path,
			...found
		}];
	});
}
function badMode({ fromMode, toMode }) {
	if (toMode === "160000" || fromMode === "160000") return "is a submodule";
	return [
		"100644",
		"100755",
		"120000",
		"000000"
	].includes(toMode) ? void 0 : `has the mode ${toMode}`;
}
async function linksOf(git, entries) {
	const links = entries.filter(({ mode }) => mode === linkMode);
	const ids = links.map(({ id }) => id);
	const targets = await readBlobs(git, ids, await sizesOf(git, ids));
	return new Map(links.map(({ path, id }) => [path, targets.get(id)?.toString() ?? ""]));
}
function without$1(changes, held) {
	const paths = new Set(held.map(({ path }) => path));
	return changes.filter(({ path }) => !paths.has(path));
}
function idsOf(changes) {
	return changes.flatMap(({ fromMode, toMode, fromId, toId }) => [...["000000", "160000"].includes(fromMode) ? [] : [fromId], ...["000000", "160000"].includes(toMode) ? [] : [toId]]);
}
// src/agent/known-change.ts
/** `leave` puts the change into the tree; undefined: the agent that does nothing. */
function openKnownChange(leave, { emit, redact, now }) {
	return {
		async implement(attempt, prompt) {
			const startedAt = now();
			await emit({
				type: "prompt-sent",
				attempt: attempt.number,
				text: redact(prompt)
			});
			await leave?.();
			return {
				summary: leave === void 0 ? "Did nothing." : "Replayed the change as it was made.",
				durationMs: Math.round(now() - startedAt)
			};
		},
		async [Symbol.asyncDispose]() {}
	};
}
// src/agent/replay-fetch.ts
/** A `fetch` that answers the n-th call with the n-th reply. Beyond the last one it answers with an error that says so. */
function replayFetch(answers) {
	let next = 0;
	return async (_input, init) => {
		const answer = answers[next];
		next += 1;
		if (answer === void 0) return exhausted(next, answers.length);
		const { message } = answer;
		const { stream } = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
		const headers = { "request-id": answer.requestId ?? `replay_${next}` };
		if (stream !== true) return Response.json(message, { headers });
		const text = messageEvents(message).map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
		return new Response(text.join(""), { headers: {
			...headers,
			"content-type": "text/event-stream"
		} });
	};
}
function exhausted(call, have) {
	const message = `the record has ${have} answers, and this is call ${call}: the run went another way than the recorded one`;
	return Response.json({
		type: "error",
		error: {
			type: "invalid_request_error",
			message
		}
	}, { status: 400 });
}
/** A whole message as the events of the stream that it would have come in. */
function messageEvents(message) {
	const { content, stop_reason, usage } = message;
	return [
		{
			type: "message_start",
			message: {
				...message,
				content: [],
				stop_reason: null,
				usage: {
					...usage,
					output_tokens: 1
				}
			}
		},
		...content.flatMap((block, index) => [
			{
				type: "content_block_start",
				index,
				content_block: emptied$1(block)
			},
			...deltas(block).map((delta) => ({
				type: "content_block_delta",
				index,
				delta
			})),
			{
				type: "content_block_stop",
				index
			}
		]),
		{
			type: "message_delta",
			delta: {
				stop_reason,
				stop_sequence: null
			},
			usage
		},
		{ type: "message_stop" }
	];
}
/** As a block begins in a stream: what comes in deltas is empty, any other block is whole at once. */
function emptied$1(block) {
	switch (block.type) {
		case "text": return {
			...block,
			text: ""
		};
		case "thinking": return {
			...block,
			thinking: "",
			signature: ""
		};
		case "tool_use": return {
			...block,
			input: {}
		};
		default: return block;
	}
}
function deltas(block) {
	switch (block.type) {
		case "text": return [{
			type: "text_delta",
			text: block.text
		}];
		case "thinking": return [{
			type: "thinking_delta",
			thinking: block.thinking
		}, {
			type: "signature_delta",
			signature: block.signature
		}];
		case "tool_use": return [{
			type: "input_json_delta",
			partial_json: JSON.stringify(block.input)
		}];
		default: return [];
	}
}
// src/text/bounded-body.ts
/** The bytes of an answer; undefined where it has more than `maxBytes`, which are not read. */
async function boundedBody({ body }, maxBytes) {
	const parts = [];
	let bytes = 0;
	for await (const part of body ?? []) {
		bytes += part.length;
		if (bytes > maxBytes) return void 0;
		parts.push(part);
	}
	return Buffer.concat(parts);
}
// src/agent/story-images.ts
const mostImages = 5;
const mostRedirects = 3;
const maxImageBytes = 35e5;
const maxAllBytes = 8e6;
const timeoutMs$1 = 15e3;
const hosts = /* @__PURE__ */ new Set([
	"user-images.githubusercontent.com",
	"private-user-images.githubusercontent.com",
	"raw.githubusercontent.com",
	"objects.githubusercontent.com"
]);
/** With a connection of its own, through the parent's proxy. */
async function fetchStoryImages(addresses, proxyEnv) {
	using http = openHttpFetch({ proxyEnv });
	return await fetchImages(addresses, http.fetch);
}
/** Never throws: an image that cannot be had is told, and the story is worked on without it. */
async function fetchImages(addresses, call) {
	const fetched = {
		blocks: [],
		leftOut: []
	};
	let bytes = 0;
	for (const [index, address] of addresses.entries()) {
		const leave = (why) => void fetched.leftOut.push(`Image ${index + 1} of the story was left out: ${why}.`);
		if (fetched.blocks.length === mostImages) {
			leave(`only the first ${mostImages} are read`);
			continue;
		}
		const image = await fetchImage(address, call, Math.min(maxImageBytes, maxAllBytes - bytes)).catch((error) => messageOf(error));
		if (typeof image === "string") {
			leave(image);
			continue;
		}
		bytes += image.data.length;
		const source = {
			type: "base64",
			media_type: image.type,
			data: image.data.toString("base64")
		};
		fetched.blocks.push({
			type: "image",
			source
		});
	}
	return fetched;
}
/** The image, or why there is none. Each redirect is judged as the address itself was. */
async function fetchImage(address, call, maxBytes) {
	let url = URL.parse(address);
	for (let redirects = 0;; redirects++) {
		if (url === null || !isGitHubs(url, redirects > 0)) return `${url?.host || "its address"} is not a host of GitHub's`;
		const response = await call(String(url), {
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs$1)
		});
		if (response.status >= 300 && response.status < 400) {
			await response.body?.cancel();
			if (redirects === mostRedirects) return "it is redirected too often";
			url = URL.parse(response.headers.get("location") ?? "", String(url));
			continue;
		}
		if (!response.ok) {
			await response.body?.cancel();
			return `${url.host} answered ${response.status}`;
		}
		const data = await boundedBody(response, maxBytes);
		if (data === void 0) return `it has more than ${maxBytes} bytes`;
		const type = typeOf(data);
		return type === void 0 ? "it is no PNG, JPEG, GIF or WebP" : {
			data,
			type
		};
	}
}
/** Where people's uploads lie, and where GitHub's own redirects lead. */
function isGitHubs({ protocol, hostname, port, pathname, username }, redirected) {
	if (protocol !== "https:" || port !== "" || username !== "") return false;
	if (hosts.has(hostname)) return true;
	if (hostname === "github.com") return /^\/(user-attachments\/assets|[\w.-]+\/[\w.-]+\/(assets|raw))\//.test(pathname);
	return redirected && /^github-production-user-asset-[0-9a-f]+\.s3\.amazonaws\.com$/.test(hostname);
}
/** By its first bytes: what a header says is the uploader's word. */
function typeOf(data) {
	const start = data.subarray(0, 12).toString("latin1");
	if (start.startsWith("\u0089PNG")) return "image/png";
	if (start.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
	if (start.startsWith("GIF8")) return "image/gif";
	return start.startsWith("RIFF") && start.slice(8) === "WEBP" ? "image/webp" : void 0;
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
	const flags = constants$2.O_RDONLY | constants$2.O_NOFOLLOW | constants$2.O_NONBLOCK;
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
	await using file = await open(target, constants$2.O_WRONLY | constants$2.O_CREAT | constants$2.O_EXCL, mode);
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
// src/packages/add-packages.ts
/** The package managers that add packages for the agent: how each is recognised, whom it asks, and its command line. */
const npmRegistry = ["registry.npmjs.org"];
const yarnRegistry = [...npmRegistry, "registry.yarnpkg.com"];
const pypi = ["pypi.org", "files.pythonhosted.org"];
const words$5 = (...parts) => parts.flatMap((part) => part === false ? [] : typeof part === "string" ? [part] : part.map(quoted$1)).join(" ");
const managers = {
	npm: {
		name: "npm",
		grammar: "npm",
		hosts: npmRegistry,
		files: [
			"package.json",
			"package-lock.json",
			"npm-shrinkwrap.json"
		],
		add: (packages, dev) => words$5("npm install --ignore-scripts", dev ? "--save-dev" : "--save", "--", packages)
	},
	npmWithoutLock: {
		name: "npm",
		grammar: "npm",
		hosts: npmRegistry,
		files: ["package.json"],
		add: (packages, dev) => words$5("npm install --ignore-scripts --no-package-lock", dev ? "--save-dev" : "--save", "--", packages)
	},
	pnpm: {
		name: "pnpm",
		grammar: "npm",
		hosts: npmRegistry,
		files: ["package.json", "pnpm-lock.yaml"],
		add: (packages, dev) => words$5("pnpm add --ignore-scripts --ignore-pnpmfile --ignore-workspace-root-check", dev && "--save-dev", packages)
	},
	yarn: {
		name: "yarn",
		grammar: "npm",
		hosts: yarnRegistry,
		files: ["package.json", "yarn.lock"],
		add: (packages, dev) => words$5("yarn add --ignore-scripts --ignore-workspace-root-check", dev && "--dev", packages)
	},
	berry: {
		name: "yarn",
		grammar: "npm",
		hosts: yarnRegistry,
		files: ["package.json", "yarn.lock"],
		add: (packages, dev) => words$5("yarn add", dev && "--dev", packages),
		env: { YARN_ENABLE_IMMUTABLE_INSTALLS: "false" }
	},
	bun: {
		name: "bun",
		grammar: "npm",
		hosts: npmRegistry,
		files: [
			"package.json",
			"bun.lock",
			"bun.lockb"
		],
		add: (packages, dev) => words$5("bun add --ignore-scripts", dev && "--dev", packages)
	},
	uv: {
		name: "uv",
		grammar: "python",
		hosts: pypi,
		files: ["pyproject.toml", "uv.lock"],
		add: (packages, dev) => `${words$5("uv add --no-sync --no-build", dev && "--dev", packages)} && uv sync --frozen --no-build --no-install-project`
	},
	poetry: {
		name: "poetry",
		grammar: "python",
		hosts: pypi,
		files: ["pyproject.toml", "poetry.lock"],
		add: (packages, dev) => words$5("poetry add --no-interaction", dev && "--group dev", packages),
		env: { POETRY_INSTALLER_ONLY_BINARY: ":all:" }
	},
	pip: {
		name: "pip",
		grammar: "python",
		hosts: pypi,
		files: ["requirements.txt"],
		add: (packages) => [
			words$5("if [ -x .venv/bin/python ]; then P=.venv/bin/python; else P=python3; fi;"),
			words$5("\"$P\" -m pip install --only-binary :all:", packages),
			"&& { [ -z \"$(tail -c 1 requirements.txt)\" ] || echo >> requirements.txt; }",
			words$5("&& printf '%s\\n'", packages, ">> requirements.txt")
		].join(" ")
	},
	cargo: {
		name: "cargo",
		grammar: "cargo",
		hosts: [
			"index.crates.io",
			"static.crates.io",
			"crates.io"
		],
		files: ["Cargo.toml", "Cargo.lock"],
		add: (packages, dev) => `${words$5("cargo add", dev && "--dev", packages)} && cargo fetch`
	},
	go: {
		name: "go",
		grammar: "go",
		hosts: ["proxy.golang.org", "sum.golang.org"],
		files: ["go.mod", "go.sum"],
		add: (packages) => words$5("go get", packages),
		env: {
			GOPROXY: "https://proxy.golang.org",
			GOFLAGS: "-mod=mod"
		}
	},
	bundler: {
		name: "bundler",
		grammar: "ruby",
		hosts: ["rubygems.org", "index.rubygems.org"],
		files: ["Gemfile", "Gemfile.lock"],
		add: (packages, dev) => words$5("bundle add --skip-install", dev && "--group development", packages),
		env: {
			BUNDLE_FROZEN: "false",
			BUNDLE_DEPLOYMENT: "false"
		}
	},
	composer: {
		name: "composer",
		grammar: "php",
		hosts: ["repo.packagist.org", "packagist.org"],
		files: ["composer.json", "composer.lock"],
		add: (packages, dev) => words$5("composer require --no-interaction --no-scripts --no-plugins --no-install", dev && "--dev", packages)
	}
};
/** Those of a folder with these files; `isBerry` is asked where only the content of yarn.lock tells. */
function packageManagersOf(names, isBerry) {
	const has = (...some) => some.some((name) => names.has(name));
	const javascript = () => {
		if (has("pnpm-lock.yaml")) return managers.pnpm;
		if (has("bun.lock", "bun.lockb")) return managers.bun;
		if (has("yarn.lock")) return isBerry || has(".yarnrc.yml") ? managers.berry : managers.yarn;
		return has("package-lock.json", "npm-shrinkwrap.json") ? managers.npm : managers.npmWithoutLock;
	};
	const python = () => {
		if (has("uv.lock")) return [managers.uv];
		if (has("poetry.lock")) return [managers.poetry];
		return has("requirements.txt") ? [managers.pip] : [];
	};
	return [
		...has("package.json") ? [javascript()] : [],
		...python(),
		...has("Cargo.toml") ? [managers.cargo] : [],
		...has("go.mod") ? [managers.go] : [],
		...has("Gemfile") ? [managers.bundler] : [],
		...has("composer.json") ? [managers.composer] : []
	];
}
// src/packages/package-names.ts
const version = String.raw`[\^~<>=]{0,2}[\w.*+-]+`;
const grammars = {
	npm: {
		form: new RegExp(String.raw`^(@[a-z0-9~][\w.~-]*/)?[a-z0-9~][\w.~-]*(@${version})?$`, "i"),
		example: "left-pad, @types/node or zod@^4"
	},
	python: {
		form: /^[a-z0-9]([\w.-]*[a-z0-9])?(\[[\w.-]+(,[\w.-]+)*\])?((==|>=|<=|~=|!=|<|>)[\w.*+!]+(,(==|>=|<=|~=|!=|<|>)[\w.*+!]+)*)?$/i,
		example: "requests, httpx[http2] or attrs>=24"
	},
	cargo: {
		form: new RegExp(`^[a-z][\\w-]*(@${version})?$`, "i"),
		example: "serde or serde@1"
	},
	go: {
		form: /^(github\.com|gitlab\.com|bitbucket\.org|(google\.|)golang\.org|gopkg\.in|go\.uber\.org|(sigs\.|)k8s\.io|cloud\.google\.com|go\.opentelemetry\.io|modernc\.org|gonum\.org)(\/[\w~][\w.~-]*)+(@[\w.+-]+)?$/,
		example: "golang.org/x/mod or golang.org/x/mod@v0.20.0"
	},
	ruby: {
		form: /^[a-z0-9][\w.-]*$/i,
		example: "rack"
	},
	php: {
		form: new RegExp(String.raw`^[a-z0-9][\w.-]*/[a-z0-9][\w.-]*(:${version})?$`, "i"),
		example: "monolog/monolog or monolog/monolog:^3.0"
	}
};
const mostPackages = 20;
const mostChars$4 = 214;
const archive = /\.(zip|whl|egg|jar|tar|tgz|tbz2?|txz|gz|bz2|xz)(@.*|==.*)?$|^~/i;
/** One sentence where `packages` are not plain names of packages; undefined where they are. */
function packageProblem(grammar, packages) {
	const { form, example } = grammars[grammar];
	if (packages.length === 0 || packages.length > mostPackages) return `give 1 to ${mostPackages} packages, such as ${example}`;
	const bad = packages.find((one) => typeof one !== "string" || one.length > mostChars$4 || one.includes("..") || archive.test(one) || !form.test(one));
	if (bad === void 0) return void 0;
	return `${JSON.stringify(bad).slice(0, 100)} is no name of a package of the registry; write it like ${example}, without address, path or option`;
}
// src/git/remote-call.ts
/** One git call that talks to a server: one protocol, no redirects, the token by environment for this process alone. */
const networkVariables = listed$1("http_proxy https_proxy no_proxy all_proxy ssl_cert_file ssl_cert_dir git_ssl_cainfo curl_ca_bundle");
/** Throws where the URL is one that must never be talked to. */
async function remoteCall(git, remote, args, timeoutMs) {
	const { url } = remote;
	const result = await oneCall(git, remote, args, timeoutMs);
	if (result.code === 0 || remote.moved === void 0 || !isElsewhere(result.stderr)) return result;
	const now = await remote.moved().catch(() => void 0);
	if (now === void 0 || now === url || URL.parse(now)?.origin !== URL.parse(url)?.origin) return result;
	remote.url = now;
	return await oneCall(git, remote, args.map((arg) => arg === url ? now : arg), timeoutMs);
}
function isElsewhere(stderr) {
	return /returned error: 30[1278]\b|unable to update url base from redirection|redirect/i.test(stderr);
}
async function oneCall(git, remote, args, timeoutMs) {
	const protocol = allowedProtocol(remote.url);
	const unrenewed = await renewed(remote);
	if (unrenewed !== void 0) return unrenewed;
	const config = [
		["http.followRedirects", "false"],
		["http.lowSpeedLimit", "100"],
		["http.lowSpeedTime", "60"]
	];
	if (remote.authorization !== void 0 && protocol !== "file") {
		if (/[\r\n\0]/.test(remote.authorization)) throw new Error("the authorization of a remote must be one line");
		config.push([`http.${new URL(remote.url).origin}/.extraHeader`, `Authorization: ${remote.authorization}`]);
	}
	const network = Object.entries(remote.env ?? {}).filter(([name]) => networkVariables.includes(name.toLowerCase()));
	const env = {
		GIT_ALLOW_PROTOCOL: protocol,
		...Object.fromEntries(network.map(([name, value]) => [name, value ?? ""]))
	};
	return await git.run(args, {
		config,
		env,
		timeoutMs
	});
}
/** Without a token the server cannot be asked, which is no other failure than an unreachable one. */
async function renewed(remote) {
	if (remote.renew === void 0) return void 0;
	try {
		remote.authorization = await remote.renew();
		return;
	} catch (error) {
		const stderr = `no token: ${messageOf(error)}`;
		return {
			code: 128,
			stdout: Buffer.alloc(0),
			stderr,
			cut: false
		};
	}
}
/** What a failed call means, in words that carry no secret. */
function failureOf$3(remote, { code, stderr }) {
	const said = sentence(stderr, remote);
	if (code === null) return {
		kind: "unreachable",
		reason: `git was ended before the server had answered: ${said}`
	};
	const rule = ruleOf(stderr);
	if (rule !== void 0) return {
		kind: "refused",
		reason: said,
		rule
	};
	return {
		kind: "unreachable",
		reason: said
	};
}
/** The rule that a server names when it refuses: GitHub's code, or what the answer amounts to. */
function ruleOf(stderr) {
	const code = /\b(GH\d{3})\b/.exec(stderr)?.[1];
	if (code !== void 0) return code;
	if (/without .?workflows?.? permission|refusing to allow .* workflow/i.test(stderr)) return "workflows-permission";
	if (/protected branch/i.test(stderr)) return "protected-branch";
	if (/error: 403|Write access to repository not granted|Permission to .* denied/i.test(stderr)) return "permission";
	if (/error: 401|Authentication failed|could not read (Username|Password)/i.test(stderr)) return "authentication";
	if (/error: 404|Repository not found|does not appear to be a git repository/i.test(stderr)) return "not-found";
	if (/hook declined/i.test(stderr)) return "hook";
}
/** What git and the server said, without progress lines, hints and secrets. */
function sentence(stderr, remote) {
	const text = stderr.split(/[\r\n]+/).map((line) => line.replace(/^remote:\s*/, "").trim()).filter((line) => line !== "" && !/^(hint:|To |(Enumerating|Counting|Compressing|Writing|Resolving|Total|Delta) )/.test(line)).join(" ").slice(0, 800) || "no message";
	return remote.authorization === void 0 ? text : withoutSecret(text, remote.authorization);
}
/** The protocol that the URL may use; throws for every other, and for a credential in it. */
function allowedProtocol(url) {
	if (url.startsWith("/")) return "file";
	const parsed = URL.parse(url);
	if (parsed === null) throw new Error("the remote is no URL");
	if (parsed.username !== "" || parsed.password !== "") throw new Error("the URL of a remote must not carry a credential");
	if (parsed.protocol === "https:") return "https";
	if (parsed.protocol === "file:") return "file";
	if (parsed.protocol === "http:" && isLoopback(parsed.hostname)) return "http";
	throw new Error(`a remote must be https, not ${parsed.protocol}//${parsed.host}`);
}
function withoutSecret(text, authorization) {
	return [authorization, ...authorization.split(" ").filter((part) => part.length >= 8)].reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
}
// src/git/mirror.ts
/**
* A bare copy of a repository that outlives a run: the next clone fetches from the server what is new, and the rest from this disk.
* It is a cache. Whatever is wrong with it, it is removed, and the clone comes from the server.
*/
/** Each fetch leaves a pack; beyond this many the mirror is made anew, which no repack in the background has to be kept off. */
const maxPacks = 60;
/** The mirror as a remote to fetch the branch from; undefined where it does not have it, and the server is to be asked. */
async function fromMirror(mirror, remote, options) {
	const { branch, commit, depth, signal } = options;
	const git = gitAt({
		git: options.git,
		gitDir: mirror,
		signal
	});
	try {
		if (await packs(mirror) > maxPacks) await rm(mirror, {
			recursive: true,
			force: true
		});
		await mkdir(mirror, {
			recursive: true,
			mode: 448
		});
		await git.text([
			"init",
			"-q",
			"--bare",
			"--template="
		]);
		if ((await git.run([
			"cat-file",
			"-e",
			`${commit}^{commit}`
		])).code !== 0) {
			const refspec = `+refs/heads/${branch}:refs/heads/${branch}`;
			if ((await remoteCall(git, remote, [
				...[
					"fetch",
					"--no-tags",
					"--no-write-fetch-head",
					"--no-auto-maintenance",
					`--depth=${depth}`
				],
				"--",
				remote.url,
				refspec
			])).code !== 0) return void 0;
		}
		await git.text([
			"update-ref",
			`refs/heads/${branch}`,
			commit
		]);
		const now = /* @__PURE__ */ new Date();
		await utimes(mirror, now, now);
		return { url: mirror };
	} catch {
		await rm(mirror, {
			recursive: true,
			force: true
		}).catch(() => void 0);
		return;
	}
}
/** A folder's name for a repository, whatever its name holds. */
function mirrorPath(folder, repository) {
	return join(folder, `${encodeURIComponent(repository.toLowerCase())}.git`);
}
/** Removes those that were not used for the longest, until all together have at most `maxBytes`. */
async function trimMirrors(folder, maxBytes) {
	const names = await readdir(folder).catch(() => []);
	const all = await Promise.all(names.map(async (name) => {
		const path = join(folder, name);
		return {
			path,
			usedAt: await stat(path).then(({ mtimeMs }) => mtimeMs, () => 0),
			bytes: await folderBytes(path)
		};
	}));
	let bytes = 0;
	for (const mirror of all.toSorted((a, b) => b.usedAt - a.usedAt)) {
		bytes += mirror.bytes;
		if (bytes > maxBytes) await rm(mirror.path, {
			recursive: true,
			force: true
		}).catch(() => void 0);
	}
}
async function packs(mirror) {
	return (await readdir(join(mirror, "objects", "pack")).catch(() => [])).filter((name) => name.endsWith(".pack")).length;
}
// src/git/remote-branches.ts
/** Where a branch is on the server, and which branch is its default. */
async function remoteHead(repository, remote, branch) {
	const state = await remoteBranches(repository, remote, [branch]);
	if (state.kind !== "known") return state;
	return {
		kind: "known",
		defaultBranch: state.defaultBranch,
		commit: state.commits.get(branch)
	};
}
/** The same for several branches; `*` stands for anything, also for more than was meant: look for whole names in the answer. */
async function remoteBranches({ git }, remote, patterns) {
	const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
	const result = await remoteCall(git, remote, [
		"ls-remote",
		"--symref",
		"--",
		remote.url,
		"HEAD",
		...refs
	], 6e4);
	if (result.code !== 0) return failureOf$3(remote, result);
	const commits = /* @__PURE__ */ new Map();
	let defaultBranch;
	for (const line of result.stdout.toString().split("\n")) {
		const [value = "", name = ""] = line.split("	");
		if (name.startsWith("refs/heads/")) commits.set(name.slice(11), value);
		if (name !== "HEAD") continue;
		if (value.startsWith("ref: refs/heads/")) defaultBranch = value.slice(16);
		else if (defaultBranch !== void 0) commits.set(defaultBranch, value);
	}
	if (defaultBranch !== void 0) told$2.set(git, {
		url: remote.url,
		defaultBranch
	});
	return {
		kind: "known",
		defaultBranch,
		commits
	};
}
/** Of each git folder, which is one run's, the last answer. */
const told$2 = /* @__PURE__ */ new WeakMap();
/** The default branch as the server has said it to this run; undefined where it has not been asked. */
function toldDefault(git, remote) {
	const last = told$2.get(git);
	return last?.url === remote.url ? last.defaultBranch : void 0;
}
// src/git/remote.ts
/** Push, fetch and clone. A push only ever moves a branch of ours forward, from where our record says it is. */
/** Pushes one commit to one branch: a fast-forward from `expected`, or a new branch; never the default branch. */
async function push(repository, remote, options) {
	const { commit, branch, tries = 3 } = options;
	if (!isBranchName(branch)) throw new Error(`not a branch name: ${JSON.stringify(branch)}`);
	if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error("only a commit id can be pushed");
	for (let go = 1;; go++) {
		const result = await pushOnce(repository, remote, options);
		if (result.kind !== "unreachable" || go >= tries) return result;
		await setTimeout$1(1e3 * go * go);
	}
}
/** Fetches one branch into our own folder; afterwards `redgreen/<branch>` resolves to it. */
async function fetchBranch(repository, remote, branch, options = {}) {
	const { git } = repository;
	const depth = options.depth === void 0 ? [] : [`--depth=${options.depth}`];
	const result = await fetchCall(git, remote, [branch], depth);
	if (result.code !== 0) return isAbsent(result) ? { kind: "absent" } : failureOf$3(remote, result);
	const fetched = await objectInfo(git, trackingRef(branch));
	if (fetched === void 0) throw new Error(`${branch} was fetched and is not here`);
	return {
		kind: "fetched",
		commit: fetched.id
	};
}
/** The merge base of two commits of these branches; a shallow history is deepened step by step, at last wholly. */
async function deepen(repository, remote, commits, branches) {
	for (const step of [
		void 0,
		"--deepen=50",
		"--deepen=500",
		"--unshallow"
	]) {
		const shallow = await repository.git.text(["rev-parse", "--is-shallow-repository"]) === "true";
		if (step !== void 0) {
			if (!shallow) return { kind: "none" };
			const failure = await fetch$1(repository.git, remote, branches, [step]);
			if (failure !== void 0) return failure;
		}
		const commit = await repository.mergeBase(...commits);
		if (commit !== void 0) return {
			kind: "found",
			commit,
			unshallowed: step === "--unshallow"
		};
	}
	return { kind: "none" };
}
/** Clones one branch into the folder `into`; its `.git/config` names the remote and holds no credential. */
async function clone(remote, into, options) {
	const git = gitAt({
		git: options.git,
		gitDir: join(into, ".git"),
		tree: into,
		signal: options.signal
	});
	await mkdir(git.place.gitDir, { recursive: true });
	await git.text([
		"init",
		"-q",
		"--template="
	]);
	const state = await remoteHead({ git }, remote, options.branch ?? "");
	if (state.kind !== "known") return state;
	const branch = options.branch ?? state.defaultBranch;
	if (branch === void 0 || !isBranchName(branch)) return { kind: "absent" };
	const depth = options.depth === void 0 ? [] : [`--depth=${options.depth}`];
	const fetchFrom = (from, ref) => {
		const refspec = `+${ref}:refs/remotes/origin/${branch}`;
		return remoteCall(git, from, [
			"fetch",
			"--no-tags",
			"--no-write-fetch-head",
			...depth,
			"--",
			from.url,
			refspec
		]);
	};
	const { mirror } = options;
	const { commit } = state;
	const wanted = commit && {
		git: options.git,
		branch,
		commit,
		depth: options.depth ?? 50
	};
	const near = mirror && wanted ? await fromMirror(mirror, remote, wanted) : void 0;
	const quick = near && await fetchFrom(near, `refs/heads/${branch}`);
	const result = quick?.code === 0 ? quick : await fetchFrom(remote, `refs/heads/${branch}`);
	if (result.code !== 0) return isAbsent(result) ? { kind: "absent" } : failureOf$3(remote, result);
	await git.text([
		"checkout",
		"-q",
		"-f",
		"-B",
		branch,
		`refs/remotes/origin/${branch}`
	]);
	const config = `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n[remote "origin"]\n\turl = ${JSON.stringify(remote.url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
	await writeFile(join(git.place.gitDir, "config"), config);
	return {
		kind: "cloned",
		commit: await git.text(["rev-parse", "HEAD"]),
		branch
	};
}
async function pushOnce(repository, remote, options) {
	const { git } = repository;
	const { commit, branch, timeoutMs } = options;
	const known = options.expected === void 0 ? void 0 : toldDefault(git, remote);
	const state = known === void 0 ? await remoteHead(repository, remote, branch) : void 0;
	if (state !== void 0 && state.kind !== "known") return state;
	if (branch === (state?.defaultBranch ?? known)) return {
		kind: "refused",
		rule: "default-branch",
		reason: `${branch} is the default branch, which is never pushed to`
	};
	const expected = options.expected ?? state?.commit ?? "absent";
	const already = state && whereInstead(options, expected, state.commit);
	if (already !== void 0) return already;
	if (expected !== "absent" && !await follows(repository, commit, expected)) {
		if (options.expected === void 0) return {
			kind: "moved",
			remoteSha: expected
		};
		const now = state ?? await remoteHead(repository, remote, branch);
		if (now.kind !== "known") return now;
		const reason = `${commit} does not follow ${expected}, and nothing is ever overwritten`;
		return whereInstead(options, expected, now.commit) ?? {
			kind: "refused",
			rule: "not-fast-forward",
			reason
		};
	}
	const ref = `refs/heads/${branch}`;
	const lease = `--force-with-lease=${ref}:${expected === "absent" ? "" : expected}`;
	const result = await remoteCall(git, remote, [
		...[
			"push",
			"--porcelain",
			"--no-verify",
			"--no-signed",
			"--no-follow-tags",
			"--recurse-submodules=no"
		],
		lease,
		"--",
		remote.url,
		`${commit}:${ref}`
	], timeoutMs);
	if (result.code === 0) return { kind: "pushed" };
	const line = /^!.*/m.exec(result.stdout.toString())?.[0] ?? "";
	const said = `${result.stderr}\n${line}`;
	if (/\[rejected\]|failed to update ref|cannot lock ref/.test(line)) {
		const now = await remoteHead(repository, remote, branch);
		if (now.kind !== "known") return now;
		const instead = whereInstead(options, expected, now.commit);
		if (instead !== void 0) return instead;
	}
	if (/\[remote rejected\]/.test(line)) {
		const reason = /\[remote rejected\] \((.*)\)/.exec(line)?.[1] ?? "rejected";
		return {
			kind: "refused",
			reason: `${reason}: ${sentence(result.stderr, remote)}`,
			rule: ruleOf(said) ?? reason
		};
	}
	return failureOf$3(remote, {
		...result,
		stderr: said
	});
}
/** Our own commits name their parent: no process is needed to tell. */
async function follows({ git, isAncestor }, commit, expected) {
	const [head = ""] = ((await objectBytes(git, commit))?.toString() ?? "").split("\n\n", 1);
	return head.split("\n").includes(`parent ${expected}`) || await isAncestor(expected, commit);
}
/** Also where the answer to an earlier try was lost. */
function whereInstead({ commit }, expected, found) {
	if (found === commit) return { kind: "pushed" };
	if (found === void 0) return expected === "absent" ? void 0 : { kind: "deleted" };
	return found === expected ? void 0 : {
		kind: "moved",
		remoteSha: found
	};
}
async function fetch$1(git, remote, branches, extra) {
	const result = await fetchCall(git, remote, branches, extra);
	return result.code === 0 ? void 0 : failureOf$3(remote, result);
}
function fetchCall(git, remote, branches, extra) {
	if (!branches.every(isBranchName)) throw new Error(`not branch names: ${JSON.stringify(branches)}`);
	const refspecs = branches.map((branch) => `+refs/heads/${branch}:${trackingRef(branch)}`);
	return remoteCall(git, remote, [
		...[
			"fetch",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-auto-maintenance",
			"--update-shallow",
			...extra
		],
		"--",
		remote.url,
		...refspecs
	]);
}
function isAbsent({ stderr }) {
	return /couldn't find remote ref/.test(stderr);
}
function trackingRef(branch) {
	return `refs/remotes/redgreen/${branch}`;
}
// src/git/work-tree.ts
/**
* A run on somebody's own clone: their files and their checked-out branch stay as they are. The run has a folder of its
* own, and only the finished commits come into the clone, as a branch.
*/
/** Writes a commit's files into a fresh folder and opens it. Uncommitted changes of the clone do not come along. */
async function makeWorkTree({ clone, into, ...rest }) {
	await mkdir(into, { recursive: true });
	if ((await readdir(into)).length > 0) throw new Error(`${into} is not empty`);
	const repository = await openRepository({
		...rest,
		tree: into,
		checkout: clone
	});
	await repository.checkOut();
	return repository;
}
/**
* Brings `commit` into the clone as a branch. With `expected`, a branch of ours that is still there moves forward; where
* the name is taken, moved or checked out, the next free `-2` is used. Returns the name. Throws where git makes none.
*/
async function leaveBranch(repository, clone, branch, commit, expected) {
	if (!isBranchName(branch)) throw new Error(`not a branch name: ${JSON.stringify(branch)}`);
	const dot = await findDotGit(clone);
	if (dot === void 0) throw new Error(`${clone} is not a git repository any more`);
	const { git, head } = repository;
	const pack = await git.bytes([
		"pack-objects",
		"--revs",
		"--stdout",
		"-q"
	], { input: `${commit}\n^${head.commit}\n` });
	await git.bytes(["unpack-objects", "-q"], {
		input: pack,
		env: { GIT_OBJECT_DIRECTORY: join(dot.commonDir, "objects") }
	});
	const theirs = gitAt({
		...git.place,
		gitDir: dot.commonDir,
		tree: void 0
	});
	const identity = {
		GIT_COMMITTER_NAME: "redgreen",
		GIT_COMMITTER_EMAIL: "redgreen@localhost"
	};
	let refusal = "";
	const set = async (name, from) => {
		const args = [
			"update-ref",
			"-m",
			"redgreen: checkpoint",
			`refs/heads/${name}`,
			commit,
			from
		];
		const { code, stderr } = await theirs.run(args, { env: identity });
		refusal = stderr.toString().trim();
		return code === 0;
	};
	const taken = await checkedOut(dot.commonDir);
	if (expected !== void 0 && !taken.has(branch) && await set(branch, expected)) return { branch };
	for (let number = 1; number <= 99; number++) {
		const name = numbered(branch, number);
		if (!taken.has(name) && await set(name, "0".repeat(commit.length))) return { branch: name };
	}
	throw new Error(`no branch from ${branch} to ${branch}-99 can be made in ${clone}: ${refusal}`);
}
/** A branch whose name is the beginning of this one: git has no branch below another. */
async function branchInTheWay(repository, branch) {
	const parts = branch.split("/");
	const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
	for (const name of above) if (await repository.resolve(`refs/heads/${name}`) !== void 0) return name;
}
/** Branches that a work tree of the clone stands on: moving one would make its files look changed. */
async function checkedOut(commonDir) {
	const heads = [commonDir, ...(await readdir(join(commonDir, "worktrees")).catch(() => [])).map((name) => join(commonDir, "worktrees", name))].map((folder) => join(folder, "HEAD"));
	const texts = await Promise.all(heads.map(readText));
	return new Set(texts.flatMap((text) => /^ref: refs\/heads\/(.+?)\s*$/.exec(text ?? "")?.[1] ?? []));
}
// src/sandbox/masked-log.ts
/**
* Logs without secrets: setup and tests get the values of `test-env`, and what they print lies on the disk, where the agent's
* shell and whoever uploads the run's folder read it. Masked when the command has ended, before anybody reads.
*/
/** The same sandbox, every log of which is masked once its command has ended. */
function withMaskedLogs(sandbox, redact) {
	const masked = (exec) => async (command) => {
		try {
			return await exec(command);
		} finally {
			await maskFile(command.logPath, redact);
		}
	};
	return {
		...sandbox,
		setup: masked(sandbox.setup),
		shell: masked(sandbox.shell),
		agent: masked(sandbox.agent),
		async layer(...given) {
			const layer = await sandbox.layer(...given);
			return {
				...layer,
				exec: masked(layer.exec)
			};
		}
	};
}
/** Up to this a log is masked in one piece, and stays untouched where nothing is to mask: nearly all are. */
const smallBytes = 1048576;
const chunkBytes = 262144;
/** Masks a file in place. Where that fails nothing is left of it: an unmasked log is worse than none. Throws then. */
async function maskFile(path, redact) {
	const info = await stat(path).catch(() => void 0);
	if (info === void 0 || info.size === 0) return;
	const draft = `${path}.masked`;
	try {
		if (info.size <= smallBytes) {
			const text = await readFile(path, "latin1");
			const masked = redact(text);
			if (masked === text) return;
			await writeFile(draft, masked, {
				encoding: "latin1",
				mode: 384
			});
		} else await maskByPieces(path, draft, redact);
		await rename(draft, path);
	} catch (error) {
		await Promise.all([path, draft].map((one) => rm(one, { force: true })));
		throw error;
	}
}
/** One character for each byte: what is no UTF-8 stays what it is. */
async function maskByPieces(from, to, redact) {
	await using source = await open(from, "r");
	await using target = await open(to, "w", 384);
	const stream = redact.stream();
	const buffer = Buffer.alloc(chunkBytes);
	for (;;) {
		const { bytesRead } = await source.read(buffer, 0, chunkBytes, null);
		if (bytesRead === 0) break;
		await target.appendFile(stream.push(buffer.toString("latin1", 0, bytesRead)), "latin1");
	}
	await target.appendFile(stream.end(), "latin1");
}
// src/guard/classify.ts
/** What a path is to the verdict: a test, its snapshot, its configuration, a script that may run it, or the code itself. */
/** Whether the path holds tests or what only tests use, by the conventions of the languages or by the setting `test-paths`. */
function isTestPath(path, globs) {
	const kind = classify(path, globs);
	return kind === "test" || kind === "snapshot";
}
/** The first kind that fits, most telling first. `globs` (`test-paths`) add to the built-in rules. */
function classify(path, globs) {
	const plain = path.replaceAll("\\", "/").replace(/^\.\//, "");
	const lower = plain.toLowerCase();
	const segments = lower.split("/");
	const name = segments.at(-1) ?? "";
	const folders = segments.slice(0, -1);
	if (isCiFile(lower)) return "ci";
	if (isSnapshot(name, folders)) return "snapshot";
	if (isCoverage(name)) return "coverage";
	if (isTestConfig(name, lower)) return "test-config";
	if (globs?.some((glob) => matchesGlob(plain, glob))) return "test";
	if (isPackageScript(name, lower, folders)) return "package-script";
	if (isTestFile(plain.split("/").at(-1) ?? "", folders)) return "test";
	return "source";
}
function isSnapshot(name, folders) {
	return /\.(snap|snapshot|approved\.[a-z]+|golden|ambr|snap\.new)$/.test(name) || folders.some((folder) => snapshotFolders.has(folder) || folder.endsWith("-snapshots")) || folders.includes("testdata") && /\.(golden|expected|want|out|txt|json|ya?ml|html|xml|csv)$/.test(name);
}
const snapshotFolders = new Set("__snapshots__ __image_snapshots__ snapshots golden goldens cassettes".split(" "));
function isCoverage(name) {
	return /^(\.coveragerc|\.nycrc(\.\w+)?|\.c8rc(\.\w+)?|\.?codecov\.ya?ml|\.?coveralls\.ya?ml|\.simplecov|tarpaulin\.toml|\.tarpaulin\.toml|nyc\.config\.\w+|jacoco.*\.gradle(\.kts)?)$/.test(name);
}
function isTestConfig(name, path) {
	if (testConfigFiles.has(name)) return true;
	if (/^(jest|vitest|vite|playwright|cypress|karma|ava|web-test-runner|wdio|jasmine|nightwatch)(\.[\w-]+)*\.(conf|config|setup|workspace|teardown|env)\.[cm]?[jt]sx?$/.test(name)) return true;
	if (/^(jest|vitest|test|tests|mocha)[.-]?(global)?[.-]?(setup|teardown|environment|env|reporter|runner)(\.[\w-]+)*\.[cm]?[jt]sx?$/.test(name)) return true;
	if (/^jest\.config\.json$|^vitest\.workspace\.json$|^\.mocharc(\.\w+)?$|^\.env(\.[\w-]+)?$/.test(name)) return true;
	if (/^phpunit[\w.-]*\.xml(\.dist)?$/.test(name)) return true;
	return /(^|\/)\.(cargo\/config(\.toml)?|config\/nextest\.toml)$|(^|\/)(test|spec|tests)\/(support|setup|bootstrap|global-?setup|setup-?tests?)\.(\w+)$/.test(path);
}
const testConfigFiles = new Set("conftest.py pytest.ini .pytest.ini tox.ini noxfile.py sitecustomize.py usercustomize.py .rspec .rspec-local spec_helper.rb rails_helper.rb test_helper.rb .minitest.rb setuptests.js setuptests.ts cypress.json jasmine.json bunfig.toml pest.php testng.xml junit-platform.properties nextest.toml .testcaferc.json .taprc .npmrc .pryrc behat.yml codeception.yml .node-options go.work".split(" "));
function isPackageScript(name, path, folders) {
	if (packageScriptFiles.has(name)) return true;
	if (/\.(gradle|gradle\.kts|mk|gemspec|csproj|fsproj|props|targets)$/.test(name)) return true;
	return /\.(sh|bash|zsh|fish|cmd|bat|ps1)$/.test(name) || folders.length <= 1 && [
		"bin",
		"script",
		"scripts",
		"tools",
		"ci",
		"hack",
		"dev"
	].includes(folders[0] ?? "") && /^(run-?)?(test|tests|check|verify|ci)(\.\w+)?$/.test(name) || path === "bin/rspec" || path === "bin/rails";
}
const packageScriptFiles = new Set("package.json composer.json makefile gnumakefile justfile taskfile.yml taskfile.yaml rakefile gemfile pom.xml cargo.toml build.rs pyproject.toml setup.cfg setup.py deno.json deno.jsonc build.sbt cmakelists.txt mix.exs package.swift pubspec.yaml turbo.json nx.json project.json lerna.json gruntfile.js gulpfile.js mvnw gradlew gradle.properties".split(" "));
/** `name` in its own case: `OrderTest.java` is a test, `latest.js` is not. */
function isTestFile(name, folders) {
	if (folders.some((folder) => testFolders.has(folder))) return true;
	if (/[._-](test|tests|spec|specs|cy|e2e|bench)\.[a-z]+$/i.test(name)) return true;
	if (/^(test|spec)[_-].*\.\w+$/i.test(name)) return true;
	if (/(Test|Tests|TestCase|Spec|Specs|IT)\.(java|kt|kts|php|scala|groovy|cs|swift|m|vb|fs|dart)$/.test(name)) return true;
	return /^(Test[A-Z]\w*\.(java|kt|php|cs)|tests?\.([cm]?[jt]sx?|py|rs|rb|php|go))$/.test(name);
}
const testFolders = new Set("test tests __tests__ __test__ spec specs __mocks__ testdata test-fixtures androidtest e2e cypress features unittests integration-tests t".split(" "));
// src/run-story/base-tests.ts
/** Somebody else's branch as it was before the first commit of any run of ours on it. */
async function headBeforeUs(repository, mergeBase, head) {
	return (await repository.log(mergeBase, head)).findLast(({ trailers }) => "Redgreen-Run" in trailers)?.parents[0] ?? head;
}
/** The merge base's tree with the test changes of people's commits, and never those of an earlier attempt. */
async function treeOfBaseTests({ repository, base, head }, testPaths) {
	let tree = await repository.treeOf(base.commit);
	if (head === base.commit) return tree;
	const commits = (await repository.log(base.commit, head, { firstParent: true })).reverse();
	for (const logged of commits) {
		const change = await changeByPeople(repository, logged);
		if (change === void 0) continue;
		const { parent, commit } = change;
		const own = (await repository.differences(parent, commit)).map(({ path }) => path).filter((path) => classify(path, testPaths) !== "source");
		if (own.length > 0) tree = await withChange(repository, tree, {
			parent,
			commit,
			paths: own
		});
	}
	return tree;
}
/** A commit of ours counts for nothing; of a merge that we made counts what the other side brought, by whom ever. */
async function changeByPeople(repository, { commit, parents: [parent, merged], trailers }) {
	if (parent === void 0) return void 0;
	if (!("Redgreen-Run" in trailers)) return {
		parent,
		commit
	};
	if (merged === void 0) return void 0;
	const ancestor = await repository.mergeBase(parent, merged);
	return ancestor === void 0 ? void 0 : {
		parent: ancestor,
		commit: merged
	};
}
/**
* `tree` with what a commit changed in these files. A file that an attempt had changed before it is merged line by line: taken
* as a whole, it would bring the attempt's change along.
*/
async function withChange(repository, tree, { parent, commit, paths }) {
	const touched = new Set((await repository.differences(tree, parent)).map(({ path }) => path));
	const merged = await carriedOver(repository, paths.filter((each) => touched.has(each)), {
		from: parent,
		to: commit,
		onto: tree
	});
	const whole = paths.filter((path) => !merged.has(path));
	return repository.treeWithFiles(await repository.treeWith(tree, commit, whole), merged);
}
/** What changed in these files between two trees, on a third one, line by line; those that conflict or are not in all three are left out. */
async function carriedOver(repository, paths, trees) {
	const carried = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const texts = [
			trees.from,
			trees.to,
			trees.onto
		].map((tree) => repository.readFile(tree, path));
		const [from, to, onto] = await Promise.all(texts);
		if (from === void 0 || to === void 0 || onto === void 0) continue;
		const text = await repository.carryOver({
			from,
			to,
			onto
		});
		if (text !== void 0) carried.set(path, text);
	}
	return carried;
}
// src/run-story/branches.ts
/** Branches of the remote, fetched where they are not here yet; and the stops where they cannot be had. */
/** The branch's commit on the remote. */
async function headOf$1(repository, remote, branch) {
	const state = await remoteHead(repository, remote, branch);
	if (state.kind !== "known") return unreachable(state.reason);
	return hereOrFetched(repository, remote, branch, state.commit);
}
async function hereOrFetched(repository, remote, branch, commit) {
	if (commit === void 0) return absent$1(`the branch ${branch}`);
	if (await repository.resolve(commit) === commit) return commit;
	const fetched = await fetchBranch(repository, remote, branch, { depth: 50 });
	if (fetched.kind === "fetched") return fetched.commit;
	return fetched.kind === "absent" ? absent$1(`the branch ${branch}`) : unreachable(fetched.reason);
}
function absent$1(what) {
	return { stop: {
		outcome: "error",
		detail: `The remote repository does not have ${what}.`
	} };
}
function unreachable(reason) {
	return { stop: {
		outcome: "error",
		detail: `The repository cannot be read: ${reason}`
	} };
}
/** Which branch the run works on, with its pull request where there is one, and how far it is behind. */
async function tellBranch({ code }, { branch, head, behind, base }, emit) {
	const again = code.start.kind === "again" ? code.start : void 0;
	if (code.source.kind !== "local" || again !== void 0) await emit({
		type: "branch-named",
		branch,
		...again === void 0 ? {} : { head }
	});
	if (again?.pullRequest !== void 0) await emit({
		type: "pull-request-opened",
		...again.pullRequest
	});
	if (behind === 0) return;
	await emit({
		type: "warning",
		text: `The branch is ${behind} ${behind === 1 ? "commit" : "commits"} behind ${base.branch}; nothing is rebased or merged.`
	});
}
// src/git/merge.ts
/** A sentence where this git is too old for it (2.38). */
async function mergeCommits(git, ours, theirs) {
	const args = [
		"merge-tree",
		"--write-tree",
		"-z",
		"--name-only",
		"--messages",
		ours,
		theirs
	];
	const { code, stdout, stderr } = await git.run(args, { config: [["merge.conflictStyle", "diff3"]] });
	if (code !== 0 && code !== 1) return { problem: `git could not merge them (2.38 or newer is needed): ${stderr.trim().slice(0, 300)}` };
	const [tree = "", ...rest] = stdout.toString().split("\0");
	const end = rest.indexOf("");
	const conflicts = code === 0 ? [] : rest.slice(0, Math.max(0, end));
	const messages = rest.slice(end + 1).filter((part) => /^(CONFLICT|warning)/.test(part) && part.includes(":"));
	return {
		tree,
		conflicts: [...new Set(conflicts)],
		messages: messages.join("").trim()
	};
}
/**
* How many lines of a text are marks of a conflict. Their size is an attribute of git's (`conflict-marker-size`); the middle one
* underlines a heading too, so it counts only where `marked`, the text that git has made, is given, in the size that it has there.
*/
function countMarks(text, marked) {
	const outer = text.match(/^(?:<{7,}|>{7,}|\|{7,})(?: .*)?$/gm)?.length ?? 0;
	const size = marked === void 0 ? void 0 : /^<{7,}(?= )/m.exec(marked)?.[0].length;
	return size === void 0 ? outer : outer + (text.match(new RegExp(`^={${size}}$`, "gm"))?.length ?? 0);
}
/** The conflicts of a text, marks included. */
function conflictsIn(text) {
	return [...text.matchAll(/^<{7,}(?: .*)?\r?\n[\s\S]*?^>{7,}(?: .*)?$/gm)].map(([hunk]) => hunk);
}
// src/run-story/merge.ts
/** `/redgreen update`: the base branch merged into the branch, as the commit that the run starts from. */
/**
* The merge as a commit that is only here, and what is left to do about it; undefined where there is nothing to merge. In it a
* file that conflicts stands as the branch has it, a test file with what the base changed in it too: that is what guard and
* baseline count from.
*/
async function mergedHead({ code, record, settings }, repository, { head, baseHead, branch, base }) {
	if (await repository.isAncestor(baseHead, head)) return void 0;
	const made = await mergeCommits(repository.git, head, baseHead);
	if ("problem" in made) return { stop: {
		outcome: "error",
		detail: `${base} cannot be merged: ${made.problem}`
	} };
	const { conflicts, messages } = made;
	const both = await bothSides(repository, {
		head,
		baseHead,
		paths: conflicts.filter((path) => classify(path, settings.testPaths) !== "source")
	});
	const kept = conflicts.filter((path) => !both.has(path));
	const tree = await repository.treeWithFiles(await repository.treeWith(made.tree, head, kept), both);
	const message = `Merge ${base} into ${branch}`;
	const trailers = { "Redgreen-Run": record.runId };
	const parents = {
		parent: head,
		merged: baseHead
	};
	return {
		commit: await repository.commit({
			tree,
			...parents,
			message,
			author: code.author,
			trailers
		}),
		merge: {
			...parents,
			message,
			conflicts,
			messages,
			marked: made.tree
		}
	};
}
/** What both sides changed in these files, line by line; what they changed in the same lines as the branch has it. */
async function bothSides(repository, { head, baseHead, paths }) {
	const from = paths.length === 0 ? void 0 : await repository.mergeBase(head, baseHead);
	if (from === void 0) return /* @__PURE__ */ new Map();
	return carriedOver(repository, paths, {
		from,
		to: head,
		onto: baseHead
	});
}
/** What guard and proofs count from: our own branch's is the base branch, somebody else's the merge of what there was before us. */
async function baseOfMerge(repository, { commit, merge }, forkPoint, theirs) {
	if (!theirs) return merge.merged;
	const before = await headBeforeUs(repository, forkPoint, merge.parent);
	return before === merge.parent ? commit : before;
}
/**
* The merge that a run in another process began with, told from its first commit on the branch. One that conflicted was never
* pushed itself, and died with the worker: it is made again of the same parents. undefined where the run began with none.
*/
async function mergeAgain(request, repository, first, { branch, base }) {
	const { start } = request.code;
	if (start.kind !== "again" || !start.update) return void 0;
	const [head, baseHead] = (await repository.git.text([
		"log",
		"-1",
		"--format=%P",
		first
	])).trim().split(" ");
	if (head === void 0 || baseHead === void 0) return void 0;
	const made = await mergedHead(request, repository, {
		head,
		baseHead,
		branch,
		base
	});
	if (made === void 0 || "stop" in made) return made;
	return made.merge.conflicts.length === 0 ? {
		...made,
		commit: first
	} : made;
}
/** The conflicts as the agent is told of them: both sides with the ancestor between, under a budget. */
async function conflictText({ repository, merge }, maxChars) {
	if (merge === void 0 || merge.conflicts.length === 0) return "";
	const parts = [merge.messages, ""];
	for (const path of merge.conflicts) {
		const hunks = conflictsIn(await repository.readFile(merge.marked, path) ?? "");
		parts.push(`${path}${hunks.length === 0 ? "" : `\n${hunks.join("\n")}`}`);
	}
	return parts.join("\n").slice(0, maxChars);
}
/** Files of a tree in which marks of a conflict are left, of those that the run has changed: more than either side has by itself. */
async function markedFiles({ repository, merge, head }, tree) {
	if (merge === void 0) return [];
	const changed = new Set((await repository.differences(head, tree)).map(({ path }) => path));
	const marked = [];
	for (const path of changed) {
		const texts = await Promise.all([
			tree,
			merge.parent,
			merge.merged
		].map((at) => repository.readFile(at, path)));
		const conflict = merge.conflicts.includes(path) ? await repository.readFile(merge.marked, path) : void 0;
		const [left = 0, ours = 0, theirs = 0] = texts.map((text = "") => countMarks(text, conflict));
		if (left > ours + theirs) marked.push(path);
	}
	return marked;
}
// src/run-story/take-up.ts
/** The branch of a run that goes on in another process: how far it got, and the tree it started from. */
/**
* The work tree stands where the run began, for setup and baseline. undefined where this is a new run, or none of its commits
* ever left the worker: then it begins as a new one does.
*/
async function takeUp(request, repository, remote) {
	const { resume, code } = request;
	const { start } = code;
	const branch = resume?.run.branch;
	if (resume === void 0 || branch === void 0) return void 0;
	const { events, run } = resume;
	const ours = ourCommits(events);
	if (ours.length === 0) return void 0;
	const state = await remoteHead(repository, remote, branch);
	if (state.kind !== "known") return unreachable(state.reason);
	if (state.commit === void 0) return deletedBranch(resume, branch);
	const head = await hereOrFetched(repository, remote, branch, state.commit);
	if (typeof head !== "string") return head;
	const baseBranch = start.kind === "again" ? start.baseBranch : run.base.branch;
	const baseHead = await headOf$1(repository, remote, baseBranch);
	if (typeof baseHead !== "string") return baseHead;
	const base = await deepen(repository, remote, [head, baseHead], [branch, baseBranch]);
	if (base.kind === "none") return absent$1(`a common ancestor of ${branch} and ${baseBranch}`);
	if (base.kind !== "found") return unreachable(base.reason);
	const pushed = [];
	for (const commit of ours) if (await repository.isAncestor(commit, head)) pushed.push(commit);
	const [first, commit] = [pushed[0], pushed.at(-1)];
	if (first === void 0 || commit === void 0) return wasPushed(events) ? moved(branch) : void 0;
	const takenUp = {
		commit,
		tree: await repository.treeOf(commit),
		commits: new Set(pushed)
	};
	const theirs = start.kind === "again" && start.theirs !== void 0;
	const there = {
		repository,
		branch,
		forkPoint: theirs ? base.commit : void 0,
		behind: 0,
		takenUp
	};
	const merged = await mergeAgain(request, repository, first, {
		branch,
		base: baseBranch
	});
	if (merged !== void 0 && "stop" in merged) return merged;
	if (merged !== void 0) {
		await repository.moveTo(merged.commit, branch);
		const from = await baseOfMerge(repository, merged, base.commit, theirs);
		return {
			...there,
			head: merged.commit,
			base: {
				branch: baseBranch,
				commit: from
			},
			merge: merged.merge
		};
	}
	const from = startOf(events) ?? run.base.commit;
	if (await repository.resolve(from) !== from) return absent$1(`the commit ${from}, which the run started from`);
	await repository.moveTo(from, branch);
	return {
		...there,
		head: from,
		base: run.base
	};
}
/** The branch is gone, and the run had pushed to it: it is not made again. */
function deletedBranch(resume, branch) {
	if (resume === void 0 || resume.run.branch !== branch || !wasPushed(resume.events)) return void 0;
	return { stop: {
		outcome: "publish-failed",
		detail: `The branch ${branch} was deleted during the run.`
	} };
}
function moved(branch) {
	return { stop: {
		outcome: "publish-failed",
		detail: `Somebody moved ${branch} during the run: none of its commits is there any more, and nothing is overwritten.`
	} };
}
/** Also those of which the record does not know that they were pushed. */
function ourCommits(events) {
	const commits = events.flatMap((event) => {
		if (event.type === "checkpoint-made") return event.checkpoint.commit ?? [];
		return event.type === "checkpoint-pushed" ? event.commit : [];
	});
	return [...new Set(commits)];
}
function wasPushed(events) {
	return events.some(({ type }) => type === "checkpoint-pushed");
}
function startOf(events) {
	const named = events.find((event) => event.type === "branch-named");
	return named?.type === "branch-named" ? named.head : void 0;
}
// src/run-story/open.ts
/** Opens what a run works with: the tree with our own git, and the sandbox. */
/** The tree at the commit where the run starts. A stop where the repository cannot be had. */
async function openWorkspace(request) {
	const { source, start } = request.code;
	const { PATH: path } = request.host.environment;
	const runDir = workDirOf(request);
	const gitDir = join(runDir, "own.git");
	const tree = treeFolder(request);
	await mkdir(runDir, {
		recursive: true,
		mode: 448
	});
	if (source.kind === "local") {
		const { clone, commit } = source;
		const repository = await makeWorkTree({
			clone,
			commit,
			into: tree,
			gitDir,
			path
		});
		return start.kind === "again" ? localBranch(repository, start) : localWorkspace(request, repository, start);
	}
	if (source.kind === "clone") {
		const branch = start.kind === "again" ? start.branch : start.baseBranch;
		const git = findGit(tree, path);
		const cloned = await clone(source.remote, tree, {
			git,
			branch,
			depth: 50,
			mirror: source.mirror
		});
		if (cloned.kind === "absent") return deletedBranch(request.resume, branch) ?? absent$1(branch ?? "the default branch");
		if (cloned.kind !== "cloned") return unreachable(cloned.reason);
	}
	const repository = await openRepository({
		tree,
		gitDir,
		path
	});
	const taken = await takeUp(request, repository, source.remote);
	if (taken !== void 0) return taken;
	return start.kind === "new" ? newBranch(request, repository, source.remote, start) : existingBranch(request, repository, source.remote, start);
}
function workDirOf({ record }) {
	return record.workDir ?? record.runDir;
}
function treeFolder(request) {
	const { source } = request.code;
	return source.kind === "checkout" ? source.folder : join(workDirOf(request), "tree");
}
/** Opens the sandbox around the tree, most of it while the tree is still being filled. */
async function openRunSandbox(request, opening) {
	const { settings, host } = request;
	const { environment, hidden, redact } = host;
	const runDir = workDirOf(request);
	const tree = treeFolder(request);
	await mkdir(runDir, {
		recursive: true,
		mode: 448
	});
	await mkdir(tree, { recursive: true });
	const opened = await openSandbox({
		tree,
		treeReady: opening,
		runDir: join(runDir, "sandbox"),
		choice: settings.sandbox,
		network: settings.sandboxNetwork,
		testEnv: pick(environment, settings.testEnv),
		services: servicePorts(settings),
		carriesPorts: presets.has(settings.agent),
		readable: [join(request.record.runDir, "logs")],
		hidden,
		environment: { ...environment },
		async gitInside(into) {
			const workspace = await opening;
			if ("stop" in workspace) return void 0;
			const { repository, head, branch } = workspace;
			return repository.fillInside(into, {
				commit: head,
				branch
			});
		}
	});
	if (opened.ok) return withMaskedLogs(opened.sandbox, redact);
	return { stop: {
		outcome: "setup-failed",
		cause: "sandbox",
		detail: `No sandbox works here: ${opened.reason}. ${opened.fix}`
	} };
}
/** Canaries tried from inside, before any model is called. A sandbox that was asked to be none has nothing to prove. */
async function provedSandbox(request, sandbox) {
	const { settings, host } = request;
	const { hidden, environment, secrets } = host;
	if (sandbox.kind === "none") return void 0;
	const { HOME, RUNNER_TEMP } = environment;
	const closed = [
		HOME,
		RUNNER_TEMP,
		...hidden
	].filter((path) => path !== void 0 && path !== "");
	const { leaks, checks } = await selfTest(sandbox, {
		runDir: join(workDirOf(request), "sandbox"),
		network: settings.sandboxNetwork,
		closed,
		secrets: [...secrets]
	});
	if (leaks.length === 0) return void 0;
	const told = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name} (${detail})`);
	const { what, fix } = catalogue["sandbox-leaks"];
	return {
		outcome: "setup-failed",
		cause: "sandbox",
		detail: `${what}: ${told.join(", ")}. ${fix}`
	};
}
/** On which ports the services of `test-services` answer. */
function servicePorts({ testServices }) {
	return testServices.map((service) => Number(service.slice(service.lastIndexOf(":") + 1)));
}
/** The named variables that are set. */
function pick(environment, names) {
	const values = names.map((name) => [name, environment[name]]);
	return Object.fromEntries(values.flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
}
async function localWorkspace({ settings, story }, repository, start) {
	const { commit, branch: checkedOut } = repository.head;
	const base = {
		branch: start.baseBranch ?? checkedOut ?? "HEAD",
		commit
	};
	const branch = branchName(settings.branchPrefix, story.ref.issue, story.title);
	const blocked = settings.dryRun ? void 0 : await branchInTheWay(repository, branch);
	if (blocked === void 0) return {
		repository,
		head: commit,
		base,
		branch,
		behind: 0
	};
	return { stop: {
		outcome: "publish-failed",
		detail: `The clone has a branch ${blocked}, and git makes no ${branch} beside it: rename it, or set \`branch-prefix\`.`
	} };
}
/** A branch of the clone that a run goes on with: the work tree stands at its head already. */
async function localBranch(repository, start) {
	const { commit: head } = repository.head;
	const { branch, baseBranch, baseCommit } = start;
	const baseHead = await repository.resolve(`refs/heads/${baseBranch}`) ?? baseCommit;
	const base = baseHead === void 0 ? void 0 : await repository.mergeBase(head, baseHead);
	if (baseHead === void 0 || base === void 0) return { stop: {
		outcome: "error",
		detail: `This clone does not have a common ancestor of ${branch} and ${baseBranch}.`
	} };
	await repository.moveTo(head, branch);
	const { behind } = await repository.aheadBehind(head, baseHead);
	return {
		repository,
		head,
		base: {
			branch: baseBranch,
			commit: base
		},
		branch,
		behind
	};
}
async function newBranch({ settings, story }, repository, remote, start) {
	const wanted = branchName(settings.branchPrefix, story.ref.issue, story.title);
	const state = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`, start.baseBranch ?? "HEAD"]);
	if (state.kind !== "known") return unreachable(state.reason);
	const baseBranch = start.baseBranch ?? state.defaultBranch;
	if (baseBranch === void 0) return absent$1("the default branch");
	const fetched = await hereOrFetched(repository, remote, baseBranch, state.commits.get(baseBranch));
	if (typeof fetched !== "string") return fetched;
	await repository.moveTo(fetched, baseBranch);
	const branch = freeName(wanted, state.commits);
	if (typeof branch !== "string") return branch;
	return {
		repository,
		head: fetched,
		base: {
			branch: baseBranch,
			commit: fetched
		},
		branch,
		behind: 0
	};
}
function freeName(wanted, taken) {
	return Array.from({ length: 99 }, (_, at) => numbered(wanted, at + 1)).find((name) => !taken.has(name)) ?? absent$1(`a free name from ${wanted} to ${wanted}-99`);
}
/** A branch of ours, or somebody else's: then the base is that branch before anything of ours was on it. */
async function existingBranch(request, repository, remote, start) {
	const { settings, story } = request;
	const head = await headOf$1(repository, remote, start.branch);
	if (typeof head !== "string") return head;
	const baseHead = await headOf$1(repository, remote, start.baseBranch);
	if (typeof baseHead !== "string") return baseHead;
	const base = await deepen(repository, remote, [head, baseHead], [start.branch, start.baseBranch]);
	if (base.kind === "none") return absent$1(`a common ancestor of ${start.branch} and ${start.baseBranch}`);
	if (base.kind !== "found") return unreachable(base.reason);
	const { branch: existing, baseBranch, theirs } = start;
	if (start.update) {
		const made = await mergedHead(request, repository, {
			head,
			baseHead,
			branch: existing,
			base: baseBranch
		});
		if (made !== void 0 && "stop" in made) return made;
		if (made !== void 0) {
			const { commit: merged, merge } = made;
			const commit = await baseOfMerge(repository, made, base.commit, theirs !== void 0);
			await repository.moveTo(merged, existing);
			return {
				repository,
				head: merged,
				base: {
					branch: baseBranch,
					commit
				},
				branch: existing,
				behind: 0,
				merge
			};
		}
	}
	await repository.moveTo(head, existing);
	const { behind } = await repository.aheadBehind(head, baseHead);
	if (theirs === void 0) return {
		repository,
		head,
		base: {
			branch: baseBranch,
			commit: base.commit
		},
		branch: existing,
		behind
	};
	const forkPoint = base.commit;
	const commit = await headBeforeUs(repository, forkPoint, head);
	if (theirs.target === "head") return {
		repository,
		head,
		base: {
			branch: baseBranch,
			commit
		},
		branch: existing,
		forkPoint,
		behind
	};
	const wanted = branchName(settings.branchPrefix, story.ref.issue, story.title);
	const taken = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`]);
	if (taken.kind !== "known") return unreachable(taken.reason);
	const branch = freeName(wanted, taken.commits);
	if (typeof branch !== "string") return branch;
	return {
		repository,
		head,
		base: {
			branch: existing,
			commit
		},
		branch,
		forkPoint,
		behind: 0
	};
}
// src/run-story/install-packages.ts
/** The agent's tool `install`: packages added by us, in the work tree, with the registry as the only network. */
const timeoutMs = 3e5;
const outputChars = 1500;
const maxBytes$3 = 5242880;
const mostCalls = 20;
/** undefined: `dependencies` is frozen, or the repository has no package manager that is known. */
async function openInstaller({ settings, record }, { repository, head }, sandbox) {
	if (settings.dependencies === "frozen" || sandbox.kind === "docker") return void 0;
	const folder = folderOf$2(settings);
	const below = (await repository.listFiles(head)).filter((path) => path.startsWith(folder));
	const names = new Set(below.map((path) => path.slice(folder.length)));
	const managers = packageManagersOf(names, (names.has("yarn.lock") ? await repository.readFile(head, `${folder}yarn.lock`, maxBytes$3) : "")?.includes("__metadata:") === true);
	if (managers.length === 0) return void 0;
	const ports = servicePorts(settings);
	const listed = typeof settings.sandboxNetwork === "string" ? [] : settings.sandboxNetwork;
	let count = 0;
	/** What earlier calls have left in manifests, of which some steer. */
	const ours = /* @__PURE__ */ new Map();
	/** The first file that steers package managers and is not as the head has it. */
	async function steeredBy() {
		for (const name of new Set(steering.flatMap((one) => [one, `${folder}${one}`]))) {
			const [now, then] = [await readPlainFile(repository.tree, name, maxBytes$3), await repository.readFile(head, name)];
			const isThere = await lstat(join(repository.tree, name)).catch(() => void 0) !== void 0;
			if (now !== then && now !== ours.get(name) || now === void 0 && isThere) return name;
		}
	}
	return {
		ecosystems: managers.map(({ name }) => name),
		async install({ ecosystem, packages, dev, signal }) {
			const manager = managers.find(({ name }) => name === ecosystem);
			if (manager === void 0) return { problem: `ecosystem is one of ${managers.map(({ name }) => name).join(", ")}` };
			const problem = packageProblem(manager.grammar, packages);
			if (problem !== void 0) return { problem };
			if (count >= mostCalls) return { problem: `install was called ${mostCalls} times, the most that a run may` };
			const steered = await steeredBy();
			if (steered !== void 0) return { problem: `${steered} steers ${manager.name} and is not as the repository has it: put it back first` };
			const script = manager.add(packages, dev);
			const logPath = join(record.runDir, "logs", `install-${++count}.log`);
			const before = await filesNow();
			const result = await sandbox.shell({
				script,
				cwd: settings.workingDirectory,
				logPath,
				timeoutMs,
				env: {
					...noScripts,
					...noQuestions,
					...manager.env
				},
				network: [...manager.hosts, ...listed],
				ports,
				signal
			});
			const output = await condensedLog(logPath, outputChars);
			if (result.exitCode !== 0) {
				const kept = await putBack(before);
				return { problem: `\`${script}\` ${how(result)}; manifest and lock file are ${kept}\n${output}` };
			}
			const written = [...await filesNow()].filter(([path, bytes]) => before.get(path)?.equals(bytes) !== true);
			for (const [path, bytes] of written) ours.set(path, bytes.toString("utf8"));
			const changed = written.map(([path]) => path);
			return { text: `\`${script}\` passed; ${changed.length === 0 ? "nothing had to change" : `changed: ${changed.join(", ")}`}\n${output}`.trimEnd() };
			async function putBack(was) {
				const left = [];
				for (const [path, bytes] of was) if (!await replacePlainFile(repository.tree, path, bytes)) left.push(path);
				for (const path of (await filesNow()).keys()) if (!was.has(path) && !await removePlainFile(repository.tree, path)) left.push(path);
				return left.length === 0 ? "as before" : `as before but for ${left.join(", ")}`;
			}
			async function filesNow() {
				const found = /* @__PURE__ */ new Map();
				for (const name of manager?.files ?? []) {
					const bytes = await readPlainBytes(repository.tree, `${folder}${name}`, maxBytes$3);
					if (bytes !== void 0) found.set(`${folder}${name}`, bytes);
				}
				return found;
			}
		}
	};
}
/** Where a package manager takes commands from: the agent may write these files, and none of them runs with a way out. */
const steering = [
	...[
		".npmrc",
		".pnpmfile.cjs",
		".yarnrc",
		".yarnrc.yml",
		"bunfig.toml",
		"Gemfile"
	],
	...[
		"pip.conf",
		"poetry.toml",
		"uv.toml",
		".cargo/config",
		".cargo/config.toml"
	],
	...["rust-toolchain", "rust-toolchain.toml"]
];
function how({ ended, exitCode, refusedHosts = [] }) {
	const end = ended === "exited" ? `exited ${exitCode}` : ended === "timed-out" ? `timed out after ${timeoutMs / 1e3} s` : ended;
	return refusedHosts.length === 0 ? end : `${end}, and asked for ${refusedHosts.slice(0, 3).join(", ")}, which is not the registry`;
}
// src/run-story/instructions.ts
/** What the repository tells those who work on it, as the base branch has it: never as a branch or the agent changed it. */
const names$5 = ["AGENTS.md", "CLAUDE.md"];
const mostIncluded = 5;
/** The file nearest to the work, from the folder in which the commands run up to the root, with what it includes by `@path`. */
async function instructionsOf({ repository, base }, workingDirectory) {
	const read = (path) => repository.readFile(base.commit, path).catch(() => void 0);
	for (let folder = posix.normalize(workingDirectory);; folder = posix.dirname(folder)) {
		for (const name of names$5) {
			const text = await read(posix.join(folder, name));
			if (text !== void 0) return included(text, folder, read);
		}
		if (folder === "." || folder === "/") return void 0;
	}
}
/** A line that is `@path` alone becomes that file's text; one level, a few files, all of this repository. */
async function included(text, folder, read) {
	const lines = [];
	let left = mostIncluded;
	for (const line of text.split("\n")) {
		const path = /^(?:[-*] )?@([\w./-]+)\s*$/.exec(line)?.[1];
		const from = path === void 0 ? void 0 : posix.join(folder, path);
		const found = from !== void 0 && !from.startsWith("..") && !posix.isAbsolute(path ?? "") && left > 0 ? await read(from) : void 0;
		if (found !== void 0) left--;
		lines.push(found === void 0 ? line : `${path}:\n${found.trim()}`);
	}
	return lines.join("\n");
}
// src/guard/language.ts
const byExtension = {
	js: "javascript",
	mjs: "javascript",
	cjs: "javascript",
	jsx: "javascript",
	ts: "javascript",
	mts: "javascript",
	cts: "javascript",
	tsx: "javascript",
	vue: "javascript",
	svelte: "javascript",
	py: "python",
	pyi: "python",
	go: "go",
	rs: "rust",
	rb: "ruby",
	rake: "ruby",
	gemspec: "ruby",
	java: "java",
	groovy: "java",
	scala: "java",
	kt: "kotlin",
	kts: "kotlin",
	gradle: "kotlin",
	php: "php",
	phpt: "php",
	sh: "shell",
	bash: "shell",
	bats: "shell",
	c: "other",
	cc: "other",
	cpp: "other",
	cxx: "other",
	h: "other",
	hpp: "other",
	cs: "other",
	swift: "other",
	dart: "other",
	m: "other",
	ex: "ruby",
	exs: "ruby",
	lua: "other",
	zig: "other"
};
const byName = {
	rakefile: "ruby",
	gemfile: "ruby",
	jenkinsfile: "java",
	".simplecov": "ruby"
};
/** undefined: no code (data, prose, a file put out of the runner's sight by its ending). */
function languageOf$1(path) {
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	return byName[name] ?? byExtension[name.slice(name.lastIndexOf(".") + 1)];
}
// src/guard/production.ts
/** What of an attempt is production: neither test, nor what only tests load, nor run definition, nor binary. */
/** `command`: the files it names belong to the tests. `globs`: the setting `test-paths`. */
function roleOf(path, { command, globs }) {
	const kind = classify(path, globs);
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	if (manifests.has(name) || /^requirements[\w.-]*\.(txt|in)$/.test(name)) return "manifest";
	if (kind === "test" || kind === "snapshot") return "test";
	if (kind !== "source" || namesFile(command, path)) return kind === "source" ? "test" : "run-definition";
	if (binaries.test(name)) return "binary";
	if (definesRun(name, path)) return "run-definition";
	return isTestSupport(path) ? "test" : "production";
}
/** Dependencies that are added to these are taken; all else in them stays the base's. */
const manifests = /* @__PURE__ */ new Set([
	"package.json",
	"go.mod",
	"cargo.toml",
	"pyproject.toml",
	"composer.json",
	"gemfile"
]);
const binaries = /\.(pyc|pyo|so|dylib|dll|node|class|jar|war|o|a|lib|exe|bin|wasm|rlib|gem|whl|egg|phar|zip|gz|tgz|xz|bz2|7z)$/;
/** A source that a command loads first is named behind an option; what lies elsewhere may as well set up the tests. */
function namesFile(command, path) {
	return command.replace(/ (?:--bootstrap|--import|--require|-r)[ =](?:\.\/)?(?:src|lib|app)\/\S+/g, "").split(/[\s;&|]+/).map((word) => word.replace(/^@?(?:\.\/)?/, "")).some((name) => name === path || path.endsWith(".ini") && path.startsWith(`${name}/`));
}
/** Settings of compilers, bundlers and shells that decide how and which code runs. */
function definesRun(name, path) {
	if (/^(ts|js)config([.-][\w-]+)*\.json$|^\.?(babel|postcss|swc|webpack|rollup|rolldown|esbuild|metro|nuxt|next|tsup|eslint|prettier|stylelint|biome|jest|vitest|ava|nyc|c8)(rc)?([.-][\w-]+)*(\.(json|[cm]?[jt]s|ya?ml))?$/.test(name)) return !/^(next|nuxt)\.[jt]sx?$/.test(name);
	if (/^(g?make\w*|[bB]uild\.bazel|workspace|meson\.build|build\.zig|sconstruct|cmakelists\.txt|justfile|procfile)$/.test(name)) return true;
	if (/\.(mk|mak|cmake|sln|vcxproj|xcconfig|pth|egg-link|code-workspace)$/.test(name)) return true;
	return path.split("/").some((part) => part.startsWith(".") && part.length > 1 && part !== ".storybook");
}
/** Helpers, fixtures and vendored packages that are not called tests: the base's tests load them, the work is not done there. */
function isTestSupport(path) {
	const parts = path.toLowerCase().split("/");
	if (parts.slice(0, -1).some((folder) => supportFolders.test(folder))) return true;
	return /^(test|tests|testing|spec|mock|fake|stub|fixture)[-_.]?(util|utils|helper|helpers|support|case|cases|data|lib|base|kit|server|factory|factories)s?\.\w+$|[-_.](fixtures?|mocks?|testdata|testcase|test[-_]?(helpers?|utils?))\.\w+$/.test(parts.at(-1) ?? "");
}
const supportFolders = /^(testing|test[-_]?(utils?|helpers?|support|lib|data|fixtures?|tools?|kit|resources?)|__fixtures__|fixtures?|__mocks__|mocks?|stubs?|fakes?|node_modules|vendor|third[-_]party|site-packages|\.?venv)$/;
// src/syntax/languages/bash.ts
/** Scripts that compare and exit; functions called test\u2026, as shunit2 has them. */
const bash = {
	grammar: "bash",
	endings: ["sh", "bash"],
	cases: `(function_definition name: (word) @name @call body: (compound_statement) @body) @case`,
	declares: /^test/i,
	equalities: `
    (test_command (binary_expression left: (_) @left ["=" "==" "!="] right: (_) @right)) @whole
    (test_command (binary_expression left: (_) @left operator: (test_operator) @operator right: (_) @right)) @whole
    (command name: (command_name) @equal . argument: (_) @left . argument: (_) @right .) @whole
    (command name: (command_name) @equal . argument: (_) . argument: (_) @left . argument: (_) @right .) @whole
    (command name: (command_name) @equal . argument: (_) . argument: (_) @right . argument: (_) .) @whole`,
	compares: {
		operator: /^-eq$/,
		equal: /^(?:assert_?equals?|assert_eq|(?:check|expect)(?:_(?!success|fail|status|exit|run|true|false|error|exists)\w+)?)$/i
	},
	setAside: /\b(startSkipping|skip)\b/,
	outline: {
		query: "(function_definition name: (_) @name body: (_) @body) @function",
		named: /^test/
	},
	literals: {
		number: ["number", "word"],
		string: ["string", "raw_string"],
		truth: [],
		interpolated: /[$`]/,
		containers: [],
		entries: []
	},
	fail: ({ type, text, indent }) => type === "compound_statement" ? `{\n${indent}  exit 1${text.slice(1)}` : `exit 1\n${text}`,
	untyped: false,
	scripts: true
};
// src/syntax/languages/bats.ts
const bats = {
	endings: ["bats"],
	opens: /^[ \t]*@test[ \t]+(["'])(?<name>[^\n]*?)\1[ \t]*\{/gm,
	equality: /^\s*\[\[?\s+"?\$.*\s(?:=|==|-eq)\s+(?<literal>\d+|"[^"$`]*")\s+\]\]?\s*$/d,
	setAside: /^\s*skip\b/m,
	fail: ({ text }) => `\n  false${text}`
};
// src/syntax/languages/cpp.ts
/** GoogleTest, Catch2, Boost, and C's own: functions called test\u2026 that assert. */
const cpp$1 = {
	grammar: "cpp",
	endings: [
		"c",
		"cc",
		"cpp",
		"cxx",
		"h",
		"hpp"
	],
	cases: `
    (function_definition
      declarator: (function_declarator
        declarator: (identifier) @macro
        parameters: (parameter_list . (_) . (parameter_declaration type: (type_identifier) @name)))
      body: (compound_statement) @body) @case
    (function_definition
      declarator: (function_declarator declarator: (identifier) @name @call)
      body: (compound_statement) @body) @case
    ((expression_statement
      (call_expression function: (identifier) @titled arguments: (argument_list . (string_literal) @name))) @case
      . (compound_statement) @body)`,
	declares: /^([tT]est\w*|\w+_tests?|main)$/,
	equalities: `
    (call_expression function: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call_expression
      function: (identifier) @asserts
      arguments: (argument_list . (_) @asked)) @whole
    (if_statement
      condition: (condition_clause (_) @refused)
      consequence: (_) @fails) @whole`,
	compares: {
		equal: /^((EXPECT|ASSERT)_(EQ|STREQ|DOUBLE_EQ|FLOAT_EQ)|BOOST_(CHECK|REQUIRE)_EQUAL|assert_(int|string)_equal|TEST_ASSERT_EQUAL\w*|ck_assert_(int|str)_eq|(CHECK|EXPECT|ASSERT|VERIFY|check|expect|assert|verify)_(EQ|EQUALS?|IS|SAME|U?INT|LONG|SIZE|CHAR|BOOL|STR|STRING|DOUBLE|FLOAT|PTR|eq|equals?|is|same|u?int|long|size|char|bool|str|string|double|float|ptr))$/,
		asserts: /^(assert|CHECK|REQUIRE|BOOST_(CHECK|REQUIRE|TEST)|TEST_ASSERT\w*|ck_assert|EXPECT|cr_assert)$/,
		fails: /\b(return\s+[1-9]|exit|abort|fail\w*|printf|cerr|throw)\b/i,
		titled: /^(TEST|TEST_CASE|SCENARIO)$/,
		macro: /^(TEST|TEST_F|TEST_P|TYPED_TEST)$/
	},
	setAside: /GTEST_SKIP|DISABLED_|\bskip\(/,
	outline: {
		query: `
      (class_specifier name: (_) @name body: (_) @body) @type
      (struct_specifier name: (_) @name body: (_) @body) @type
      (namespace_definition name: (_) @name body: (_) @body) @type
      (function_definition declarator: (function_declarator declarator: (_) @name) body: (_) @body) @function
      (function_definition
        declarator: (_ (function_declarator declarator: (_) @name)) body: (_) @body) @function`,
		named: /^test[A-Z_]|_test$|^TEST(_[FP])?$/
	},
	literals: {
		number: ["number_literal"],
		string: ["string_literal"],
		truth: ["true", "false"],
		containers: [
			"parenthesized_expression",
			"unary_expression",
			"initializer_list",
			"compound_literal_expression"
		],
		entries: ["initializer_pair"]
	},
	fail: ({ text, indent }) => `{\n${indent}    __builtin_trap();${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/csharp.ts
/** xUnit, NUnit, MSTest. */
const csharp = {
	grammar: "c-sharp",
	endings: ["cs"],
	cases: `(method_declaration (attribute_list) @call name: (identifier) @name body: (block) @body) @case`,
	declares: /\b(Fact|Theory|Test|TestCase|TestMethod|DataTestMethod)\b/,
	equalities: `
    (invocation_expression
      function: (member_access_expression name: (identifier) @equal)
      arguments: (argument_list . (argument (_) @left) . (argument (_) @right))) @whole
    (invocation_expression
      function: (member_access_expression name: (identifier) @matcher)
      arguments: (argument_list . (argument (_) @right) .)) @whole`,
	compares: {
		equal: /^(Equal|AreEqual|StrictEqual|AreSame)$/,
		matcher: /^(Be|EqualTo)$/
	},
	setAside: /\bSkip\s*=|\b(Ignore|Explicit|ExpectedException)\b/,
	outline: {
		query: `
      (class_declaration name: (_) @name body: (_) @body) @type
      (struct_declaration name: (_) @name body: (_) @body) @type
      (method_declaration name: (_) @name body: (_) @body) @function
      (local_function_statement name: (_) @name body: (_) @body) @function`,
		named: /^test[A-Z_]|_test$/,
		attributed: true
	},
	literals: {
		expected: "left",
		number: ["integer_literal", "real_literal"],
		string: ["string_literal"],
		truth: ["boolean_literal"],
		containers: ["parenthesized_expression", "prefix_unary_expression"],
		entries: []
	},
	fail: ({ text, indent }) => `{\n${indent}    if (System.Environment.TickCount64 != -1) throw new System.Exception("bent");${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/go.ts
/** testing, testify, go-cmp; tables by their fields. */
const go$1 = {
	grammar: "go",
	endings: ["go"],
	cases: `(function_declaration name: (identifier) @name @call body: (block) @body) @case`,
	declares: /^Test(?!Main$)/,
	equalities: `
    (if_statement condition: (_) @refused consequence: (block) @fails) @whole
    (call_expression
      function: (selector_expression field: (field_identifier) @equal)
      arguments: (argument_list . (_) . (_) @left . (_) @right)) @whole
    (keyed_element . (literal_element (identifier) @field) . (literal_element (_) @right)) @whole`,
	compares: {
		fails: /\b(Error|Errorf|Fatal|Fatalf|Fail|FailNow|panic)\(/,
		equal: /^(Equal|EqualValues|Exactly|EqualError)$/,
		field: /^(want|exp|expect|out|output|result)\w*$/i
	},
	setAside: /\.Skip(Now|f)?\(/,
	outline: {
		query: `
      (call_expression function: (selector_expression field: (field_identifier) @run)) @call
      (type_spec name: (_) @name type: (struct_type) @body) @type
      (function_declaration name: (_) @name body: (_) @body) @function
      (method_declaration name: (_) @name body: (_) @body) @function`,
		named: /^(Test|Example|Fuzz)/,
		files: /_test\.go$/
	},
	literals: {
		number: ["int_literal", "float_literal"],
		string: ["interpreted_string_literal", "raw_string_literal"],
		truth: ["true", "false"],
		containers: [
			"composite_literal",
			"literal_value",
			"literal_element",
			"unary_expression",
			"parenthesized_expression"
		],
		entries: ["keyed_element"]
	},
	fail({ text, indent, head }) {
		const t = /\(\s*(\w+)\s+\*testing\.[TBF]\b/.exec(head)?.[1];
		return t === void 0 || t === "_" ? void 0 : `{\n${indent}\t${t}.Fatal("bent")${text.slice(1)}`;
	},
	untyped: false,
	scripts: false
};
// src/syntax/languages/java.ts
/** JUnit 3 to 6, TestNG, AssertJ, Hamcrest's `is`. */
const java$1 = {
	grammar: "java",
	endings: ["java"],
	cases: `
    (method_declaration (modifiers) @call name: (identifier) @name body: (block) @body) @case
    (method_declaration (modifiers) @plain name: (identifier) @name @old body: (block) @body) @case
    (class_declaration (modifiers) @call
      body: (class_body (method_declaration (modifiers) @plain name: (identifier) @name body: (block) @body) @case))`,
	declares: /@(Test|ParameterizedTest|RepeatedTest)\b/,
	equalities: `
    (method_invocation name: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (method_invocation object: (_) name: (identifier) @matcher arguments: (argument_list . (_) @right .)) @whole
    (method_invocation name: (identifier) @asserts arguments: (argument_list (_) @asked .)) @whole
    (assert_statement . (_) @asked) @whole
    (if_statement
      condition: (parenthesized_expression (_) @refused)
      consequence: (_) @fails) @whole`,
	compares: {
		equal: /^(assertEquals|assertSame|assertArrayEquals|assertIterableEquals|assertLinesMatch)$/,
		plain: /^public$/,
		old: /^test/,
		asserts: /^assertTrue$/,
		matcher: /^(isEqualTo|isSameAs|containsExactly)$/,
		fails: /\b(throw|fail|exit)\b/
	},
	setAside: /@(Disabled|Ignore|EnabledIf|DisabledIf|EnabledOn\w+|DisabledOn\w+|Property)\b|expected\s*=|\bassum(e|ing)\w*\(/,
	outline: {
		query: `
      (class_declaration name: (_) @name body: (_) @body) @type
      (interface_declaration name: (_) @name body: (_) @body) @type
      (enum_declaration name: (_) @name body: (_) @body) @type
      (record_declaration name: (_) @name body: (_) @body) @type
      (method_declaration name: (_) @name body: (_) @body) @function`,
		named: /^test[A-Z_0-9]/,
		attributed: true
	},
	literals: {
		expected: "left",
		number: ["decimal_integer_literal", "decimal_floating_point_literal"],
		string: ["string_literal"],
		truth: ["true", "false"],
		containers: ["parenthesized_expression", "unary_expression"],
		entries: []
	},
	fail: ({ text, indent }) => `{\n${indent}    if (true) throw new AssertionError("bent");${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/javascript.ts
/** node:test, jest, vitest, mocha, ava, tap, QUnit, Deno, Bun: they differ in names only. */
const javascript$2 = {
	grammar: "javascript",
	endings: [
		"js",
		"mjs",
		"cjs",
		"jsx"
	],
	cases: `
    (call_expression function: (_) @call arguments: (arguments . [(string) (template_string)] @name
        [(arrow_function body: (_) @body) (function_expression body: (_) @body)])) @case`,
	declares: /^(test|it|specify|t\.test|Deno\.test|QUnit\.test|(test|it)\.(only|concurrent|serial|sequential|each\b[\s\S]*))$/,
	equalities: `
    (call_expression function: (_) @equal arguments: (arguments . (_) @left . (_) @right)) @whole
    (call_expression
      function: (member_expression object: (_) @left property: (property_identifier)) @matcher
      arguments: (arguments . (_) @right .)) @whole
    (call_expression
      function: (_) @asserts
      arguments: (arguments . (_) @asked)) @whole`,
	compares: {
		equal: /^(?:[\w.]+\.)?(?:equal|strictEqual|deepEqual|deepStrictEqual|is|same|strictSame|deepLooseEqual|looseEqual|equals|eq|assertEquals|assertStrictEquals)$/,
		matcher: /^(?![\s\S]*\.not\b)[\s\S]+\.(?:toBe|toEqual|toStrictEqual|toHaveLength|equal|equals|eql|eq|be)$/,
		asserts: /^(?:[\w.]+\.)?(?:assert|ok|true)$/
	},
	setAside: /\.(skip|todo|failing|fails|skipIf|runIf)\b|\b(skip|todo)\s*:|\b(t|this|ctx|context)\.(skip|todo)\(|^\s*x(it|test|specify)\b/,
	outline: { query: `
      (call_expression) @call
      (class_declaration name: (_) @name body: (_) @body) @type
      (function_declaration name: (_) @name body: (_) @body) @function
      (generator_function_declaration name: (_) @name body: (_) @body) @function
      (method_definition name: (_) @name body: (_) @body) @function
      (variable_declarator name: (identifier) @name
        value: [(arrow_function body: (statement_block) @body) (function_expression body: (_) @body)]) @function` },
	literals: {
		number: ["number"],
		string: ["string", "template_string"],
		truth: ["true", "false"],
		interpolated: /^`[\s\S]*\$\{/,
		containers: [
			"array",
			"object",
			"parenthesized_expression",
			"unary_expression"
		],
		entries: ["pair"]
	},
	fail({ type, text, indent }) {
		const quote = text.split("\"").length > text.split("'").length ? "\"" : "'";
		const bent = `${quote}bent${quote}`;
		const failure = `throw new Error(${bent});`;
		if (type !== "statement_block") return `{ ${failure} }`;
		const inner = /^\{\n([ \t]+)/.exec(text)?.[1];
		if (inner === void 0) return `{ ${failure}${text.slice(1)}`;
		const deeper = inner + (inner.slice(indent.length) || "  ");
		return `{\n${inner}${[
			`if (${bent}.length > 0) {`,
			`${deeper}${failure}`,
			`${inner}}`
		].join("\n")}${text.slice(1)}`;
	},
	untyped: true,
	scripts: true
};
// src/syntax/languages/language.ts
/** One argument on a line: texts and brackets, three deep, with what commas they hold. */
const argument = String.raw`(?:[^,()[\]{}'"]|'[^']*'|"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^[\]]*\]|\{[^{}]*\})+`;
// src/syntax/languages/lua.ts
const literal$1 = String.raw`\d[\d.]*|"[^"]*"|'[^']*'|true|false`;
/** busted, luaunit, and what is written like them. */
const lua = {
	endings: ["lua"],
	opens: /(?<!\w)(?:it|test|specify)\s*\(\s*(["'])(?<name>[^\n]{0,300}?)\1\s*,\s*function\s*\(\s*\)/g,
	equality: new RegExp(String.raw`\bassert\.?\w*\.(?:same|equals?)\s*\(\s*(?<literal>${literal$1})\s*,.*\)\s*;?\s*$|\bassert\.?\w*\.same\s*\(\s*\{(?:[^{}]*,)?\s*(?<literal>${literal$1})\s*\}\s*,|\b(?:has_)?errors?\s*\(.*,\s*(?<literal>"[^"]*"|'[^']*')\s*\)\s*;?\s*$|\b(?:same|equals?|eq|is|assertEquals|assert_equal|assert_equals)\s*\(${argument},\s*(?<literal>${literal$1})\s*\)\s*;?\s*$|\b(?:check|expect)\s*\(\s*(?:'[^']*'|"[^"]*")\s*,${argument},\s*(?<literal>${literal$1})\s*\)\s*;?\s*$|\bassert\s*\(.*==\s*(?<literal>${literal$1})\s*[,)]`, "d"),
	module: /^return\s+[\w{][^\n]*\s*$(?![\s\S]*^\S)/m,
	setAside: /\bpending\s*\(/,
	fail: ({ text }) => ` error("bent") ${text}`
};
// src/syntax/languages/perl.ts
const literal = String.raw`\d[\d.]*|'[^'\\]*'|"[^"$@\\]*"`;
const end = String.raw`\s*(?:,\s*(?:'[^']*'|"[^"]*")\s*)?\)?\s*;\s*$`;
/** Test::More and its like: a file is one script of many tests. */
const perl = {
	endings: ["t"],
	equality: new RegExp(String.raw`^\s*(?:is|is_deeply|\w+_is|is_\w+)\b\s*\(?${argument},\s*(?<literal>${literal})${end}|^\s*is_deeply\b\s*\(?${argument},\s*\[(?:[^[\]]*,)?\s*(?<literal>${literal})\s*\]${end}`, "d"),
	setAside: /\bskip_all\b|\bTODO\b|\bSKIP\b/,
	fail: ({ text }) => `die "bent";${text.startsWith("#!") ? "\n" : " "}${text}`
};
// src/syntax/languages/php.ts
/** PHPUnit and Pest. */
const php$1 = {
	grammar: "php",
	endings: ["php"],
	cases: `
    (method_declaration name: (name) @name @call body: (compound_statement) @body) @case
    (function_call_expression
      function: (name) @spec
      arguments: (arguments
        . (argument [(string) (encapsed_string)] @name)
        . (argument [(anonymous_function body: (_) @body) (arrow_function body: (_) @body)]))) @case`,
	declares: /^test/i,
	equalities: `
    (member_call_expression
      name: (name) @equal
      arguments: (arguments . (argument (_) @left) . (argument (_) @right))) @whole
    (scoped_call_expression
      name: (name) @equal
      arguments: (arguments . (argument (_) @left) . (argument (_) @right))) @whole
    (member_call_expression name: (name) @asserts arguments: (arguments . (argument (_) @asked))) @whole
    (member_call_expression name: (name) @matcher arguments: (arguments . (argument (_) @right) .)) @whole`,
	compares: {
		equal: /^(assertSame|assertEquals)$/,
		asserts: /^assertTrue$/,
		matcher: /^(toBe|toEqual)$/,
		spec: /^(it|test)$/
	},
	setAside: /markTest(Skipped|Incomplete)|expectException|->(skip|todo|throws)\(/,
	outline: {
		query: `
      (function_call_expression) @call
      (class_declaration name: (_) @name body: (_) @body) @type
      (trait_declaration name: (_) @name body: (_) @body) @type
      (function_definition name: (_) @name body: (_) @body) @function
      (method_declaration name: (_) @name body: (_) @body) @function`,
		named: /^test/i,
		attributed: true
	},
	literals: {
		expected: "left",
		number: ["integer", "float"],
		string: ["string", "encapsed_string"],
		truth: ["boolean"],
		interpolated: /^"[\s\S]*\$/,
		containers: [
			"array_creation_expression",
			"parenthesized_expression",
			"unary_op_expression"
		],
		entries: ["array_element_initializer"]
	},
	fail: ({ type, text, indent }) => type === "compound_statement" ? `{\n${indent}    throw new \\Exception('bent');${text.slice(1)}` : void 0,
	untyped: true,
	scripts: true
};
// src/syntax/languages/python.ts
/** pytest, unittest, nose. */
const python$1 = {
	grammar: "python",
	endings: ["py"],
	cases: `(function_definition name: (identifier) @name @call body: (block) @body) @case`,
	declares: /^test/i,
	equalities: `
    (assert_statement . (comparison_operator . (_) @left "==" . (_) @right .)) @whole
    (call
      function: (attribute attribute: (identifier) @equal)
      arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call
      function: (attribute attribute: (identifier) @asserts)
      arguments: (argument_list . (comparison_operator . (_) @left "==" . (_) @right .))) @whole`,
	compares: {
		equal: /^(assertEquals?|assertListEqual|assertDictEqual|assertTupleEqual|assertSetEqual|assertMultiLineEqual|assertCountEqual|assertIs|assertSequenceEqual|eq_|assert_equal)$/,
		asserts: /^(assertTrue|assert_)$/
	},
	setAside: /\bx?fail\b|\bskip|expectedFailure|\bimportorskip\b|@hypothesis|@given/i,
	outline: {
		query: `
      (class_definition name: (_) @name body: (_) @body) @type
      (function_definition name: (_) @name body: (_) @body) @function`,
		named: /^test/
	},
	literals: {
		number: ["integer", "float"],
		string: ["string"],
		truth: ["true", "false"],
		interpolated: /^[rb]?f/i,
		containers: [
			"list",
			"tuple",
			"dictionary",
			"parenthesized_expression",
			"unary_operator"
		],
		entries: ["pair"]
	},
	fail({ text, indent }) {
		return `raise AssertionError("bent")\n${indent}${text}`;
	},
	untyped: true,
	scripts: true
};
// src/syntax/languages/ruby.ts
/** minitest, test-unit, RSpec. */
const ruby$1 = {
	grammar: "ruby",
	endings: ["rb"],
	cases: `
    (method name: (identifier) @name @call body: (body_statement) @body) @case
    (call
      method: (identifier) @spec
      arguments: (argument_list . (string) @name)
      block: [(do_block body: (body_statement) @body) (block body: (block_body) @body)]) @case`,
	declares: /^test/,
	equalities: `
    (call method: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call
      method: (identifier) @to
      arguments: (argument_list . (call method: (identifier) @matcher arguments: (argument_list . (_) @right .)))) @whole
    (call method: (identifier) @asserts arguments: (argument_list . (_) @asked)) @whole
    (call method: (identifier) @must arguments: (argument_list . (_) @right .)) @whole`,
	compares: {
		equal: /^(assert_equal|assert_same)$/,
		to: /^(to|should)$/,
		matcher: /^(eq|eql|equal|be)$/,
		asserts: /^assert$/,
		must: /^must_equal$/,
		spec: /^(it|specify|example|test)$/
	},
	setAside: /^\s*[xf](it|specify)\b|\b(skip|pending|omit)\b/,
	outline: {
		query: `
      (call) @call
      (class name: (_) @name body: (_) @body) @type
      (module name: (_) @name body: (_) @body) @type
      (method name: (_) @name body: (_)? @body) @function
      (singleton_method name: (_) @name body: (_)? @body) @function`,
		named: /^test/
	},
	literals: {
		expected: "left",
		number: ["integer", "float"],
		string: ["string"],
		truth: ["true", "false"],
		interpolated: /#\{/,
		containers: [
			"array",
			"hash",
			"unary",
			"parenthesized_statements"
		],
		entries: ["pair"]
	},
	fail: ({ text, indent }) => `raise Exception, "bent"\n${indent}${text}`,
	untyped: true,
	scripts: true
};
// src/syntax/languages/rust.ts
/** `#[test]` and what expands to it. Macros' arguments are tokens: an operand is a literal where it is one token. */
const rust$1 = {
	grammar: "rust",
	endings: ["rs"],
	cases: `((attribute_item) @call . (attribute_item)* . (function_item name: (identifier) @name body: (block) @body) @case)`,
	declares: /\btest\b|rstest|test_case|proptest/,
	equalities: `(macro_invocation macro: (identifier) @equal (token_tree) @tokens) @whole`,
	compares: { equal: /^(debug_)?assert_eq$/ },
	setAside: /#\[ignore|should_panic(?!\s*\(\s*expected)|proptest|quickcheck/,
	outline: {
		query: `
      (mod_item name: (_) @name body: (_) @body) @type
      (impl_item type: (_) @name body: (_) @body) @type
      (struct_item name: (_) @name body: (_) @body) @type
      (function_item name: (_) @name body: (_) @body) @function`,
		attributed: true
	},
	literals: {
		number: ["integer_literal", "float_literal"],
		string: ["string_literal"],
		truth: ["boolean_literal"],
		containers: [],
		entries: []
	},
	fail: ({ text, indent }) => `{\n${indent}    if "bent".len() == 4 { panic!("bent"); }${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/typescript.ts
const typescript = {
	...javascript$2,
	grammar: "typescript",
	endings: [
		"ts",
		"mts",
		"cts"
	],
	untyped: false
};
// src/syntax/languages/index.ts
/** Every language whose tests can be bent. */
const languages$2 = [...[
	javascript$2,
	typescript,
	{
		...typescript,
		grammar: "tsx",
		endings: ["tsx"]
	},
	python$1,
	go$1,
	rust$1,
	java$1,
	ruby$1,
	php$1,
	cpp$1,
	csharp,
	bash
], ...[
	bats,
	lua,
	perl
]];
/** By the name's ending; undefined: its tests cannot be read. */
function testLanguageOf(path) {
	const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
	return languages$2.find(({ endings }) => endings.includes(ending));
}
/** A script's path, with the ending of the language that its first line names where it has none. */
function spokenPath(path, text) {
	if (/\.\w+$/.test(path)) return path;
	const [, program = ""] = /^#![^\n]*?\b(bash|sh|dash|ksh|python|perl|ruby|node|lua|php)[\d.]*(?=\s|$)/.exec(text) ?? [];
	const ending = programs[program] ?? (program === "" ? void 0 : "sh");
	return ending === void 0 ? path : `${path}.${ending}`;
}
const programs = {
	python: "py",
	perl: "pl",
	ruby: "rb",
	node: "js",
	lua: "lua",
	php: "php"
};
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
const words$4 = /^(?:assert|expect|check|require|verify|ensure|must|should|want|refute|near|close|same|equal|throws|rejects|raises|match|like|ok$|is[A-Z_]|has_?no|BOOST|TEST_ASSERT|ck_|cr_|CHECK|EXPECT|ASSERT|REQUIRE|NEAR)\w*/;
const fails$1 = /\b(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|panic|throw|raise|die|fail\w*|exit|abort|printf)\b|\breturn [1-9]/;
function isAssertion(node, { compares }) {
	if (node.type === "assert_statement") return true;
	if (/^(?:if|if_statement|if_expression|if_modifier)$/.test(node.type)) {
		const then = node.childForFieldName("consequence") ?? node.childForFieldName("body");
		return then !== null && (compares.fails ?? fails$1).test(then.text.slice(0, 500));
	}
	if (!(node.type === "member_expression" && node.parent?.type === "expression_statement") && !calls$1.test(node.type)) return false;
	const callee = calleeOf$1(node);
	const given = node.text.slice(callee.length).replace(/(["'`]).*?\1/gs, "");
	if (ofLibraries.test(callee) && given.length > 2 && !/(?!true|false|null|nil|None)[a-zA-Z_$]\w*/.test(given)) return false;
	const parts = callee.match(/\w+/g) ?? [];
	return [parts[0], parts.at(-1)].some((part) => part !== void 0 && words$4.test(part));
}
const ofLibraries = /^(?:assert|expect|t|require|self|this|Assert|\$this)(?:[.!]|->|$)|^assert_?(?:equals?|eq|same|that)!?$/i;
/** A statement that calls a function by its bare name: it may be a helper that asserts. */
function isBareCall(node) {
	const parent = /^await/.test(node.parent?.type ?? "") ? node.parent?.parent : node.parent;
	const isStatement = /^(?:expression_statement|statement_list|body_statement|block_body|block|arrow_function)$/.test(parent?.type ?? "");
	if (isStatement && /^(?:binary(?:_expression)?|comparison_operator)$/.test(node.type)) return /\s[=!]==?\s/.test(node.text);
	const callee = calleeOf$1(node);
	const isMacro = /^[A-Z_\d]+$/.test(callee) && !node.text.match(/\b\w+\s*\(/g)?.some((called) => /[a-z]/.test(called));
	return isStatement && calls$1.test(node.type) && /^\w+$/.test(callee) && !isMacro && !elsewise.test(callee);
}
const elsewise = /^(?:describe|context|it|test|before|after|setup|teardown|require|import|print\w*|puts|p|sleep|set[A-Z_]\w*|mkdir\w*|write\w*|close|exec\w*|spawn|let|subject|super)$/;
/** What is called, without what it is given. */
function calleeOf$1(node) {
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
function comparedIn(parsed, text, language) {
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
const hollow = /\b(?:toBeTruthy|toBeDefined|toBeInTheDocument|toHaveBeenCalled|exists?|be_truthy|truthy|NoError|NotNil|NotNull|NotEmpty|assertNotNull|assertIsNotNone|assertIsNot|assertNotEmpty|isNotNull|isNotEmpty|refute_nil|refute_empty|doesNotThrow|doesNotReject|NotPanics)$|\bnot\.to(?:BeNull|BeUndefined|Throw|BeFalsy)$|\bnot_to$|\bto_not$/;
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
const pairs$1 = {
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
const reversed = Object.fromEntries(Object.entries(pairs$1).map(([one, other]) => [other, one]));
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
	const known = pairs$1[name] ?? reversed[name];
	if (known !== void 0) return name === "match" && !/\bassert\.$|\bt\.$/.test(before) ? void 0 : known;
	if (/^(?:assert|t)\.$/.test(before) && /^(?:strictEqual|equal|deepEqual|deepStrictEqual)$/.test(name)) return `not${name[0]?.toUpperCase()}${name.slice(1)}`;
	for (const rule of rules$1) {
		const [, start = "", not = "", end = ""] = rule.exec(name) ?? [];
		if (end !== "") return `${start}${not === "" ? "Not" : ""}${end}`;
	}
	const minitest = /^(assert|refute)_(nil|empty|includes|match|same|equal|predicate|respond_to|in_delta|operator)$/.exec(name);
	return minitest === null ? void 0 : `${minitest[1] === "assert" ? "refute" : "assert"}_${minitest[2]}`;
}
const rules$1 = [
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
	return replaced$1(whole, first, whole.startsWith("assert_raise") ? "NotImplementedError" : "KeyboardInterrupt");
}
const isTruth = /^(?:assert|ok|assertTrue|assertFalse|True|False|assert_true|assert_false|assert_that|CHECK|CHECK_FALSE|REQUIRE|REQUIRE_FALSE|EXPECT|TEST_ASSERT(?:_TRUE|_FALSE)?|BOOST_(?:CHECK|REQUIRE|TEST)|ck_assert|cr_assert|check|expect|verify|require|ensure|debug_assert|refute)$/;
/** What is asked to be true; a runner's handle may stand before it, and a message behind it or before it. */
function negatedOperand({ operands, whole, grammar }) {
	const [first, ...others] = operands.filter(({ text }) => !/^(?:t|tb|b|self|this|["'`].*)$/s.test(text));
	if (first === void 0 || others.length > 0) return void 0;
	if (isUntyped(grammar) && !isBoolean.test(first.text)) return void 0;
	return replaced$1(whole, first, negatedCondition(first.text, grammar));
}
const isUntyped = (grammar) => /^(?:javascript|typescript|tsx|python|ruby|php)$/.test(grammar);
/** Where anything may stand, a value that is only there would do: what compares, or is called like a question. */
const isBoolean = /[!=<>]=|[<>]|^!|\b(?:not|in|is|instanceof|and|or)\b|&&|\b(?:is|has|can|should|was)(?:[A-Z_]\w*)?\(|\?(?:$|[\s(.])|\.(?:includes|test|some|every|starts_?[wW]ith|ends_?[wW]ith|isArray|equals?)\(/;
function replaced$1(whole, { text, at }, after) {
	return whole.slice(0, at) + after + whole.slice(at + text.length);
}
// src/syntax/asserted.ts
/** Gives each test without a value of its own the first assertion of it that can be said otherwise; calls of functions of the file are followed. */
function addAsserted(root, { text, base }, tests, language) {
	const bare = tests.filter(({ expectations, setAside }) => !setAside && expectations.length === 0);
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
		const bodies = [body, ...[...new Set(test.body.text.match(/\b\w+(?=\()/g))].flatMap((name) => declared.get(name) ?? []).slice(0, mostCalled)];
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
function functionsIn(root, text, isInTest) {
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
	if (calls$1.test(node.type) && /\bnot\b|[nN]ot(?=[A-Z_])|^refute/.test(calleeOf$1(node))) return void 0;
	const within = node.childForFieldName("consequence") ?? node.childForFieldName("body");
	const found = [];
	const visit = (one, depth) => {
		if (/function|lambda|arrow|closure|func_literal|block/.test(one.type) || one.id === within?.id || depth > 60) return;
		const kind = literalKinds.find((each) => language.literals[each].includes(one.type));
		const after = (kind === void 0 || language.grammar === "php" && kind === "string" ? patternBent(one) : void 0) ?? (kind && plainBent(one.text, kind, language));
		if (after !== void 0) found.push(replacementOf(one, after));
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
	return condition && more.length === 0 && /[=!<>]=|[<>]|\b(?:not|and|in|is)\b|&&|^!/.test(condition.text) ? replacementOf(condition, negatedCondition(condition.text, grammar)) : void 0;
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
	if (condition) return replacementOf(condition, negatedCondition(condition.text, grammar));
	const given = argumentsOf(node);
	const after = oppositeCall({
		callee: calleeOf$1(node),
		operands: given === void 0 ? [] : operandsIn(given, node, text),
		whole: node.text,
		file: text,
		grammar
	});
	return after === void 0 ? void 0 : replacementOf(node, after);
}
function conditionOf(node) {
	const condition = node.childForFieldName("condition");
	if (condition === null || /let/.test(condition.type)) return void 0;
	return (/^(?:parenthesized_expression|condition_clause)$/.test(condition.type) ? condition.childForFieldName("value") ?? condition.namedChildren[0] : condition) ?? void 0;
}
function operandsIn(given, { startIndex }, text) {
	return (given.type === "token_tree" ? operandsOf$1(given) : given.namedChildren.map((child) => child ? [child] : [])).flatMap((nodes) => {
		const [first, last] = [nodes[0], nodes.at(-1)];
		if (first === void 0 || last === void 0) return [];
		return [{
			text: text.slice(first.startIndex, last.endIndex),
			at: first.startIndex - startIndex
		}];
	});
}
function replacementOf({ startIndex: start, endIndex: end, text, startPosition }, after) {
	return {
		start,
		end,
		text,
		line: startPosition.row + 1,
		after
	};
}
// src/syntax/grammars.ts
/** tree-sitter, loaded when a file is first read: the engine once, each grammar once. One that is missing ends the run: nothing would be read. */
/** Larger texts are not read: nobody writes such a test by hand. */
const mostChars$3 = 1 << 20;
const parseMs = 2e3;
const unzip = promisify(gunzip);
let engine;
const languages$1 = /* @__PURE__ */ new Map();
const queries = /* @__PURE__ */ new WeakMap();
/** Processor time of this thread: what is read does not depend on what else the machine does. */
function threadMs() {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1e3;
}
/** The text as a tree; a reason where it is too large or takes too long. Throws where the installation lacks a grammar. Free the tree after use. */
async function parseText(text, grammar, ms = parseMs) {
	if (text.length > mostChars$3) return `larger than 1 MiB`;
	if (broken$1 !== void 0) return broken$1;
	if (nests(text)) return "nested too deeply";
	const language = await loaded(grammar);
	const { Parser } = await engine;
	const parser = new Parser();
	let tree;
	try {
		parser.setLanguage(language);
		const until = threadMs() + ms;
		tree = parser.parse(text, null, { progressCallback: () => threadMs() > until });
		parser.delete();
	} catch (error) {
		broken$1 = `the parser broke: ${error.message}`;
		return broken$1;
	}
	if (tree === null) return "the parser took too long";
	if (chains(tree)) {
		tree.delete();
		return "nested too deeply";
	}
	return {
		tree,
		query: (source) => queryOf(language, source)
	};
	function queryOf(of, source) {
		const known = queries.get(of) ?? /* @__PURE__ */ new Map();
		queries.set(of, known);
		const query = known.get(source) ?? new QueryClass(of, source);
		known.set(source, query);
		return query;
	}
}
let QueryClass;
let broken$1;
/** Whether more brackets are open at once than anybody writes: beyond some ten thousand the engine's stack overflows. */
function nests(text) {
	let depth = 0;
	for (const [sign] of text.matchAll(/[()[\]{}]/g)) {
		depth = Math.max(0, depth + (/[([{]/.test(sign) ? 1 : -1));
		if (depth > 2e3) return true;
	}
	return false;
}
/** `a.b().c()\u2026` nests without open brackets: a query takes time for every level of every node, minutes for 100 KB. */
function chains(tree) {
	const cursor = tree.walk();
	try {
		for (let depth = 0; depth <= deepest$5;) if (cursor.gotoFirstChild()) depth++;
		else while (!cursor.gotoNextSibling()) {
			if (!cursor.gotoParent()) return false;
			depth--;
		}
		return true;
	} finally {
		cursor.delete();
	}
}
const deepest$5 = 1500;
function loaded(grammar) {
	const known = languages$1.get(grammar) ?? load(grammar);
	languages$1.set(grammar, known);
	return known;
}
async function load(grammar) {
	engine ??= start();
	const { Language: language } = await engine;
	return language.load(await wasm(grammar));
}
async function start() {
	const found = await import("./web-tree-sitter-DiqMh9Ch.js");
	const binary = await wasm("engine");
	await found.Parser.init({ wasmBinary: binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength) });
	QueryClass = found.Query;
	return found;
}
/** Beside what was built, whether that is one file or shared chunks; from the sources, what was built last. */
const folders = [
	"grammars",
	"../grammars",
	"../../dist/grammars"
].map((path) => join(import.meta.dirname, path));
async function wasm(name) {
	const path = folders.map((folder) => join(folder, `${name}.wasm.gz`)).find((each) => existsSync(each));
	if (path === void 0) throw new Error(`the installation is not whole: grammars/${name}.wasm.gz is missing beside its code; install it again`);
	return unzip(await readFile(path));
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
// src/syntax/plain-tests.ts
/** A test goes as far as the next one begins; without any the file is a script, and the test itself. */
function plainTests(text, { opens, equality, setAside, module }) {
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
	const withCalls = (one) => one.expectations.length > 0 ? one : {
		...one,
		...calledIn$1(text, one.body, lineAt),
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
/** The last value of each row of a table: lines in brackets, each with several. */
function rowsIn(text, { start, end }, lineAt) {
	const found = [];
	let at = start;
	for (const line of text.slice(start, end).split("\n")) {
		const [from = 0, to = 0] = (line.length > 500 ? null : /^\s*[[{(][^#]*,\s*(\d+(?:\.\d+)?|'[^'\\]*'|"[^"\\$@]*")\s*[\])}]\s*,?\s*$/d.exec(line))?.indices?.[1] ?? [];
		const literal = line.slice(from, to);
		if (to > 0) {
			const span = {
				start: at + from,
				end: at + to,
				text: literal
			};
			found.push({
				...span,
				line: lineAt(span.start),
				kind: kindOf$1(literal)
			});
		}
		at += line.length + 1;
	}
	return found.length > 1 ? found : [];
}
function replacementAt(start, literal, lineAt) {
	const after = bentLiteral(literal, kindOf$1(literal), 0);
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
				kind: kindOf$1(literal)
			});
		}
		at += line.length + 1;
	}
	return found;
}
function kindOf$1(literal) {
	if (/^\d/.test(literal)) return "number";
	return /^["']/.test(literal) ? "string" : "truth";
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
// src/syntax/table-rows.ts
/** Gives each test the values that tables and names hold for it; `literalIn` finds the literal of an operand. */
function addTableRows(root, tests, literals, literalIn) {
	const visit = (node, depth) => {
		if (depth > deepest$4) return;
		const values = valuesOf$1(node, literals, literalIn);
		if (values.length > 0) for (const one of ownersOf$1(node, tests)) one.rows.push(...values);
		else for (const child of node.namedChildren) if (child !== null) visit(child, depth + 1);
	};
	if (tests.some(({ expectations }) => !expectations.some(isLiteral))) visit(root, 0);
}
const deepest$4 = 60;
const isLiteral = ({ kind }) => kind !== "operand";
const expected = /^["']?(?:want|wanted|exp|expect|expects|expected|expectation|should)(?:[A-Z_]\w*)?["']?$/;
const tables = /^(?:array|object|list|tuple|dictionary|set|hash|literal_value|array_expression|tuple_expression|token_tree|array_initializer|array_creation_expression|initializer_list)$/;
const wraps = /^(?:literal_element|array_element_initializer|argument|parenthesized_expression|element)$/;
const names$4 = /^(?:variable_declarator|short_var_declaration|var_spec|assignment|let_declaration|init_declarator|assignment_expression|keyword_argument)$/;
function valuesOf$1(node, literals, literalIn) {
	const children = node.namedChildren.filter((child) => child !== null && !child.type.includes("comment"));
	if (names$4.test(node.type)) {
		const [name, last] = [children[0]?.text ?? "", children.at(-1)];
		const value = expected.test(name) && last !== void 0 && children.length > 1 ? literalIn(unwrapped(last)) : void 0;
		return value === void 0 ? [] : [value];
	}
	if (!tables.test(node.type)) return [];
	const rows = children.map((child) => valueOfEntry(unwrapped(child), literals));
	if (rows.length < 2 || !rows.every((row) => tables.test(row.type) && row.namedChildCount > 1)) return [];
	return rows.map((row) => expectedOf(row, literals, literalIn)).filter((one) => one !== void 0);
}
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
function ownersOf$1(node, tests) {
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
	try {
		const cases = casesIn(parsed, text, language);
		const leaves = cases.filter((one) => !cases.some((other) => other !== one && contains(one, other)));
		const expectations = [...expectationsIn(parsed, language), ...inOwnMacros(parsed, text, language)];
		if (leaves.length === 0 && expectations.length > 0 && language.scripts) leaves.push(script$1(parsed, language));
		for (const found of expectations) leaves.find((one) => contains(one.body, found))?.expectations.push(found);
		for (const one of leaves) one.expectations = distinct(one.expectations);
		for (const one of comparedIn(parsed, text, language)) {
			const test = leaves.find(({ body }) => contains(body, one.right));
			if (test !== void 0) test.compared = [...test.compared ?? [], one];
		}
		addTableRows(parsed.tree.rootNode, leaves, language.literals, (node) => literalIn(node, language));
		for (const one of leaves) if (!language.untyped && one.expectations.length + one.rows.length === 0) one.expectations = distinct((one.compared ?? []).flatMap(valueMade));
		addAsserted(parsed.tree.rootNode, {
			text,
			base
		}, leaves, language);
		return leaves;
	} finally {
		parsed.tree.delete();
	}
}
/** Where nothing else is expected: of what a constructor makes, the first literal. What another function is given may be an input. */
function valueMade({ right, literals }) {
	return makers.test(right.text) ? literals.slice(0, 1).map((one) => ({
		...one,
		made: true
	})) : [];
}
const makers = /^[&*]?(?:new\s|vec!|\[|(?:\w+(?:::|\.))*[A-Z]\w*\s*[({!])/;
const contains = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end;
function script$1({ tree: { rootNode } }, { setAside }) {
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
	for (const match of query(language.cases).matches(tree.rootNode)) {
		const all = captured(match);
		const { case: whole, name, body, call } = all;
		if (whole === void 0 || name === void 0 || body === void 0 || found.has(whole.startIndex)) continue;
		if (call !== void 0 && language.declares !== void 0 && !language.declares.test(call.text)) continue;
		if (!readsAs(all, language)) continue;
		const head = headOf(whole, body, text);
		const end = Math.max(whole.endIndex, body.endIndex);
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
			expectations: panicsIn(text.slice(0, whole.startIndex)),
			rows: [],
			steps: stepsIn(body),
			whole: false,
			setAside: language.setAside.test(head) || language.setAside.test(body.text)
		});
	}
	return [...found.values()].sort((a, b) => a.start - b.start);
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
/** With what stands above it: decorators and attributes. */
function headOf(whole, body, text) {
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
		const language = testLanguageOf(path);
		const found = language === void 0 ? "no grammar for this language" : await findTests(tree, language, base);
		if (typeof found === "string") {
			unreadable.push({
				path,
				reason: found
			});
			continue;
		}
		const before = /* @__PURE__ */ new Map();
		const known = base === void 0 || language === void 0 ? [] : await findTests(base, language);
		const names = /* @__PURE__ */ new Set();
		for (const { text, name } of typeof known === "string" ? [] : known) {
			before.set(text, (before.get(text) ?? 0) + 1);
			names.add(name);
		}
		for (const test of found) {
			const left = before.get(test.text) ?? 0;
			before.set(test.text, left - 1);
			tests.push({
				path,
				test,
				changed: left <= 0,
				added: !names.has(test.name)
			});
		}
	}
	return {
		tests,
		unreadable
	};
}
/**
* `round` 0: another expected value in the first equality; 1: second ones in all of them; 2: a failure at the start. Empty: the
* test takes no edit. Where a test expects no literal, an assertion of it is said otherwise, or else every round is the failure.
*/
function bendsOf({ path, test }, round) {
	const language = testLanguageOf(path);
	if (language === void 0 || test.setAside) return [];
	const bends = (round === 2 ? [] : round === 0 ? test.expectations.slice(0, 1) : test.expectations).flatMap((expectation) => {
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
	if (other === void 0) return failureOf$2(path, test, language);
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
function failureOf$2(path, test, language) {
	const { start, end, text } = test.body;
	const after = language.fail({
		...test.body,
		head: test.head
	});
	if (after === void 0) return [];
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
	return test.expectations.flatMap(({ kind, text, start, end, line }) => {
		const after = kind === "operand" ? void 0 : twinLiteral(text, kind);
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
	const before = suites === -1 ? String.raw`(?:^|[ .:#/\\])` : "^";
	return new RegExp(`${before}${pattern}${String.raw`(?:$| ?\[.*\]$| ?\(.*\)$| with data set .*$|/.*$|: .*$)`}`, "s").test(leaf);
}
// src/verify/base-mentions.ts
/** What the base's files speak of: data by its name, packages by theirs. */
/** Which files of the base mention a path's name: for data, whose kind no name tells. */
async function readersOf(port, { changed }) {
	const data = changed.map(({ path }) => path).filter((path) => [void 0, "shell"].includes(languageOf$1(path)));
	if (data.length === 0) return () => [];
	const code = (await port.list("base")).filter((path) => languageOf$1(path) !== void 0 || builds.test(path)).slice(0, 2e3);
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
/** Sources that load a library for tests hold their helpers, wherever they lie: an assertion of their own, a base class. */
async function helpersOfTests(port, paths) {
	const texts = await Promise.all(paths.map(async (path) => await port.read("base", path) ?? port.read("tree", path)));
	return new Set(paths.filter((_, at) => loadsTestLibrary.test(texts[at] ?? "")));
}
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
	const told = base.filter((path) => languageOf$1(path) !== void 0 || /^(?:test|run-definition)$/.test(role(path)));
	const code = [...told.filter((path) => role(path) === "test"), ...told.filter((path) => role(path) !== "test")];
	const texts = await Promise.all(code.slice(0, mostFiles$6).map(async (path) => ({
		path,
		role: role(path),
		text: await lower$1(port, path)
	})));
	const isIn = (folder, path) => path === folder || path.startsWith(`${folder}/`);
	const rolesOf = ({ folder, name }) => texts.filter(({ path, text }) => !isIn(folder, path) && text.includes(name.toLowerCase())).map((one) => one.role);
	const isKnown = (folder) => base.some((path) => isIn(folder, path));
	const fresh = found.filter((one) => !isKnown(one.folder) && !rolesOf(one).includes("test"));
	const ofCode = found.filter((one) => {
		const roles = base.some((path) => path.startsWith(`${one.folder}/`)) && code.length <= mostFiles$6 && !runners.test(one.name) ? rolesOf(one) : [];
		return roles.length > 0 && roles.every((role) => role === "production");
	});
	return {
		isNewPackage: (path) => fresh.some(({ folder }) => isIn(folder, path)),
		isOfCode: (path) => ofCode.some(({ folder }) => isIn(folder, path))
	};
}
const mostFiles$6 = 2e3;
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
// src/verify/located.ts
/** A line that was not printed `before` names a place in it. `others`: what is bent beside it, which may have moved its lines. */
function isLocated(run, before, one, others) {
	const known = new Set(before?.output.split("\n"));
	const fresh = run.output.split("\n").filter((line) => !known.has(line));
	const moved = others.flatMap(({ found, edits }) => found.path === one.found.path ? edits : []).reduce((sum, edit) => edit.start < one.found.test.start ? sum + linesOf$2(edit.after) - linesOf$2(edit.before) : sum, 0);
	return fresh.some((line) => placesIn(line, one.found, moved));
}
/** Whether the base's own output names a place in the test. */
const isToldRed = (found, { output }) => output.split("\n").some((line) => placesIn(line, found, 0));
function placesIn(line, { path, test }, moved) {
	if (test.whole) return false;
	const first = test.line + moved;
	const last = first + linesOf$2(test.text);
	const name = RegExp.escape(path.slice(path.lastIndexOf("/") + 1));
	return [...line.slice(0, 500).matchAll(new RegExp(`(?:^|[^\\w.])${name}:(\\d{1,6})\\b`, "g"))].some(([, number]) => Number(number) >= first && Number(number) <= last);
}
const linesOf$2 = (text) => text.split("\n").length - 1;
// src/verify/proof-tests.ts
/** Which tests a proof edits: those that the attempt added or changed, those that it made green, and one of each file that speaks of it. */
async function testsToBend(port, context) {
	const files = await testFilesOf(port, context);
	const { tests, unreadable } = await testsOf(files.changed);
	const named = await testsOf(files.existing);
	const { tests: existing } = tests.length === 0 && named.tests.length === 0 ? await testsOf(files.others) : named;
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
/** Test files that the attempt changed, and those of the base that speak of what it changed. */
async function testFilesOf(port, { changed, command, testPaths, baseline }) {
	const isTest = (path) => roleOf(path, {
		command,
		globs: testPaths
	}) === "test" || path.endsWith(".rs");
	const own = [];
	for (const { path, status } of changed) {
		if (status === "deleted" || !isTest(path)) continue;
		if (languageOf$1(path) === void 0 && testLanguageOf(path) === void 0) continue;
		const tree = await port.read("tree", path);
		if (tree === void 0) continue;
		own.push({
			path,
			base: await port.read("base", path),
			tree
		});
	}
	const touched = new Set(changed.map(({ path }) => path));
	const stems = changed.filter(({ path }) => !isTest(path)).map(({ path }) => stemOf$2(path)).filter((stem) => stem.length > 2);
	const red = new Set((baseline?.failures ?? []).map(({ file }) => file).filter((file) => file !== void 0));
	const existing = [];
	const listed = (await port.list("tree")).filter((path) => testLanguageOf(path) !== void 0);
	const byPath = new Set(listed.filter(isTest));
	const unnamed = byPath.size < fewByPath ? listed.filter((path) => !byPath.has(path)) : [];
	const candidates = [...byPath, ...unnamed].filter((path) => !touched.has(path));
	const places = new Set(changed.filter(({ path }) => !isTest(path)).flatMap(({ path }) => placesOf$1(path)));
	const others = [];
	for (const path of candidates.slice(0, 500)) {
		if (existing.length >= 20) break;
		const text = await port.read("tree", path);
		if (text === void 0 || !byPath.has(path) && !loadsTestLibrary.test(text)) continue;
		if (stems.some((stem) => text.includes(stem)) || leadsTo$1(text, path, places) || [...red].some((file) => file.endsWith(path) || path.endsWith(file)) || inFolderOf(path, changed)) existing.push({
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
/** With fewer a path may be the runner's own, and the tests lie elsewhere. */
const fewByPath = 5;
function stemOf$2(path) {
	const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
	return /^(index|main|mod|lib|__init__)$/.test(stem) ? path.split("/").at(-2) ?? "" : stem;
}
/** How a relative path names a file: without its ending, and an index by its folder. */
function placesOf$1(path) {
	const place = path.replace(/\.\w+$/, "");
	return /^(?:.*\/)?index$/.test(place) ? [place, posix.dirname(place)] : [place];
}
function leadsTo$1(text, from, places) {
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
	if (runner === void 0 || isWithin) return void 0;
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
// src/run-story/load-ahead.ts
/** Code that a run needs later, loaded while a command runs and there is nothing to do but wait. What cannot be loaded is told when it is needed. */
/** While the agent's first command runs: what its changes are searched for secrets with. */
function loadForCheckpoint() {
	loadSecretRules().catch(() => void 0);
}
const mostKinds$1 = 3;
/** While the tests of a change run: the parsers that prove a green with. */
function loadForProof(changed) {
	testsOf([...new Map(changed.map(({ path }) => [extname(path), path])).values()].slice(0, mostKinds$1).map((path) => ({
		path,
		tree: ""
	}))).catch(() => void 0);
}
// src/run-story/agent.ts
/** Who implements and who reviews: opened with what they may see, and the prompts they get. */
/** What the record calls who implemented. */
function modelName({ settings, replay }) {
	if (replay?.kind === "change") return replay.commit === void 0 ? "empty" : "reference";
	return settings.agent === "command" ? "command" : settings.model;
}
/** A limit on what nobody can count would be a false promise: said before the first call. */
function unknownCost({ settings, replay }) {
	const { agent, model, prices, review, reviewModel = model } = settings;
	if (replay?.kind === "change") return [];
	if (agent === "command") return ["What the agent command costs is not known, so max-cost-usd cannot hold."];
	const unpriced = [model, ...review ? [reviewModel] : []].find((name) => priceOf(name, prices) === null);
	if (unpriced === void 0) return [];
	return [`What ${unpriced} costs is not known (prices has none for it), so max-cost-usd cannot hold.`];
}
/** Loads what is needed, which takes longer than all the rest of a start: to be called where something else is waited for. */
async function openAgents(place) {
	const implementer = await openImplementer(place);
	const reviewer = place.request.settings.review ? await openRunReviewer(place) : void 0;
	return {
		implementer,
		reviewer,
		async [Symbol.asyncDispose]() {
			reviewer?.[Symbol.dispose]();
			await implementer[Symbol.asyncDispose]();
		}
	};
}
async function openImplementer(place) {
	const { settings, host } = place.request;
	const ports = {
		...await agentPorts(place),
		limit: place.limits.agent.check
	};
	const { replay } = place.request;
	if (replay?.kind === "change") {
		const { repository } = place.workspace;
		const { commit } = replay;
		return openKnownChange(commit === void 0 ? void 0 : async () => repository.writeTree(await repository.treeOf(commit)), ports);
	}
	const command = {
		env: pick(host.environment, settings.agentEnv),
		network: settings.agentNetwork,
		timeoutMs: () => Math.max(1, place.limits.agent.remainingMs())
	};
	if (settings.agent === "command") return openCommandAgent({
		command: settings.agentCommand ?? "",
		...command,
		ports
	});
	const preset = presets.get(settings.agent);
	if (preset !== void 0) {
		const { openPresetAgent } = await import("./preset-agent-CN0FmHnv.js");
		return openPresetAgent({
			preset,
			provider: {
				model: settings.model,
				effort: settings.effort,
				prices: settings.prices,
				proxyEnv: { ...host.environment },
				key: settings[camelName(preset.api.keySetting)] ?? "",
				baseURL: settings[camelName(preset.api.baseUrlSetting)]
			},
			...command,
			maxTurns: settings.maxTurns,
			ports
		});
	}
	const { openAnthropicAgent } = await import("./anthropic-uvI1Mewo.js");
	return openAnthropicAgent({
		...apiOptions(place.request, "implementer"),
		maxTurns: settings.maxTurns,
		instructions: await instructionsOf(place.workspace, settings.workingDirectory),
		testMs: place.testMs,
		images: imagesOf(place.request),
		packages: await openInstaller(place.request, place.workspace, place.sandbox),
		ports
	});
}
/** undefined: there are none, or nothing may leave the machine. */
function imagesOf({ story, host, replay }) {
	const { images } = story;
	return images === void 0 || replay !== void 0 ? void 0 : fetchStoryImages(images, { ...host.environment });
}
async function openRunReviewer(place) {
	const { openReviewer } = await import("./reviewer-B4kcDUjd.js");
	return openReviewer({
		...apiOptions(place.request, "reviewer"),
		ports: await agentPorts(place)
	});
}
/** For a merge that conflicts: what is to be brought together. */
function mergeFeedback(conflicts, runId) {
	return mergeTask(conflicts, nonceOf(runId));
}
/** The first prompt of a run: the story, what is known, what a person added. */
function firstPrompt({ record, story, settings, code, origin }, commands, known, feedback, task) {
	const { setup, build, test } = commands;
	const again = code.start.kind === "again" ? code.start : void 0;
	const facts = {
		commands: {
			setup,
			build,
			test
		},
		workingDirectory: settings.workingDirectory,
		knownFailures: known.failures.map(({ name }) => name),
		testsMayChange: settings.testsMayChange,
		hint: again?.hint ?? origin.trigger.hint,
		reviewComments: again?.reviewComments,
		checks: again?.checks,
		feedback
	};
	const asked = task ?? (again?.theirs === void 0 ? void 0 : again.theirs.bot ? "The story is a pull request that somebody else opened; its text says what it is about. What it does stays. Make green what is red, with no more change than that takes, in the code and not in the tests: what its author changed in tests is what the author wants. Its author is a bot: most likely it upgrades a dependency. Find out what changed between the two versions \u2013 what the story tells, the change log and the types of the installed package \u2013 and migrate the code that uses it. The new version stays, and so do the tests." : "The story is a pull request that somebody else opened; its text says what it is about. What it does stays. Make green what is red, with no more change than that takes, in the code and not in the tests: what its author changed in tests is what the author wants.");
	return storyPrompt(story, facts, nonceOf(record.runId), asked);
}
/** The prompt of one part of a TDD cycle; the first one of the run brings the story with it. */
function cyclePrompt(request, commands, known) {
	const nonce = nonceOf(request.record.runId);
	let first = true;
	return (phase, cycle, provedRed) => {
		const task = phase === "red" ? redTask(cycle, nonce) : phase === "green" ? greenTask(cycle, provedRed, nonce) : refactorTask(cycle);
		if (!first) return task;
		first = false;
		return firstPrompt(request, commands, known, void 0, task);
	};
}
function apiOptions({ settings, host, replay }, who) {
	const answers = replay?.kind === "answers" ? replay.answers : void 0;
	return {
		apiKey: settings.anthropicApiKey ?? "",
		fetch: answers && replayFetch(answers.filter(({ attempt }) => attempt === "review" === (who === "reviewer"))),
		baseURL: settings.anthropicBaseUrl,
		proxyEnv: { ...host.environment },
		model: who === "reviewer" ? settings.reviewModel ?? settings.model : settings.model,
		effort: settings.effort,
		prices: settings.prices
	};
}
async function agentPorts({ request, workspace, sandbox, limits, emit }) {
	const { git, tree } = workspace.repository;
	const logDir = join(request.record.runDir, "logs");
	await mkdir(logDir, { recursive: true });
	return {
		exec: (command) => sandbox.agent({
			...command,
			onStarted: loadForCheckpoint
		}),
		search: sandbox.shell,
		tree,
		logDir,
		emit,
		limit: limits.check,
		budget: limits.budget,
		listFiles: async () => splitNul(await git.bytes([
			"ls-files",
			"-co",
			"--exclude-standard",
			"-z",
			"--deduplicate"
		])),
		redact: request.host.redact,
		keepAnswer: request.record.keepAnswer,
		now: () => performance.now(),
		sleep: async (ms, signal) => {
			await setTimeout$1(ms, void 0, { signal }).catch(() => void 0);
		}
	};
}
// src/sandbox/machine-image.ts
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
// src/verify/failing-test.ts
/** Whether a red says anything about tests: a linter, a missing tool or a coverage bar says nothing that a change could meet. */
/** A test that failed or could not be compiled, or the runner's own word that there is none yet. */
function tellsOfTests(verification, testPaths) {
	const { command, counts, failures, output } = verification;
	if (hasNoTestYet(verification, testPaths)) return true;
	if (counts !== void 0 && (counts.failed > 0 || counts.passed + counts.skipped === 0)) return true;
	const named = new Set(command.split(/\s+/).map((word) => word.replace(/^\.\//, "")));
	const isOfTests = (failure) => isTest$1(failure) || isTestSource(failure, testPaths) || failure.runner === "tsc" && named.has(failure.file ?? "");
	if (failures.some(isOfTests) || onlyRustTests(output)) return true;
	return /\bAssertionError\b/.test(output) || crash.test(output) || looksLikeTests(verification, testPaths);
}
/** None ran, or the runner says that there is none. */
function hasNoTestYet(verification, testPaths) {
	return ranNoTest(verification) || verification.exitCode !== 0 && saysNoTestYet(verification.output, testPaths);
}
/** Of a runner that no reader knows: where no linter, compiler or shell explains the red, the usual words of a failing test will do. */
function looksLikeTests({ step, command, counts, failures, output }, testPaths) {
	const isExplained = failures.some(({ runner = "" }) => !callers.has(runner));
	if (step !== "test" || counts !== void 0 || isExplained) return false;
	const lines = output.split("\n");
	return lines.some((line) => isVerdict(line) && !/^\s*error\b|error\]?!?$/i.test(line)) || words$3.some((pattern) => pattern.test(output)) || diff.test(output) && !formats$1.test(`${command}\n${output}`) || isNamedTest(command, lines, testPaths) && !formats$1.test(`${command}\n${output}`) && !missingTool(output) || lines.some((line) => isFrame(line) && pathsIn$1(line).some((path) => isTestPath(path, testPaths)));
}
const callers = /* @__PURE__ */ new Set(["make", "npm"]);
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
const words$3 = [
	/\bassert\w{0,20}\b[^\n]{0,200}\bfail/i,
	/\bexpected\b[^\n]{0,80}\b(?:but|got|was|actual)\b|^\s*expected ?:|\bbut got\b|\bnot equal\b|\bassertEqual/im,
	/\b[1-9]\d{0,6} (?:\w{1,30} )?(?:failures?|failed|failing)\b|^\s*fail(?:ed|ure)?: \S|\bfail(?:ed|ures?)? ?[:=]? ?[1-9]\d{0,6}\b|\btest failures\b|^FAIL\t/im,
	/\bgot\b[^\n]{1,80}\bwant(?:ed)?\b|\bwant(?:ed)?\b[^\n]{1,80}\b(?:got|have)\b|\bis [^\n]{1,60}, not \S|["'\d)] ?(?:!=|\u2260) ?["'\d(]/i
];
/** What is compared with `diff`, unless it is how the code is laid out. */
const diff = /^@@ -\d|^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/m;
const formats$1 = /\b\w*(?:fmt|format|lint|prettier|black|style)/i;
const isFrame = (line) => /^\s*(?:at |File |from |\w{0,20}\.?\/)|:\d/.test(line);
const pathsIn$1 = (line) => [...line.slice(0, 500).matchAll(/[\w./-]{1,200}\.\w{1,5}(?=["':,()\s]|$)/g)].map(([path]) => path.replace(/^\/+/, ""));
function saysNoTestYet(output, testPaths) {
	if (none.some((pattern) => pattern.test(output))) return true;
	return output.split("\n").filter((line) => absent.test(line) && missingTool(line) === void 0).some((line) => /\b(?:tests?|specs?)\b/i.test(line) || pathsIn$1(line).some((path) => isTestPath(path, testPaths)));
}
const none = [/\bno (?:[\w-]{1,20} ){0,2}(?:tests?|specs?|examples?|test files?)\b[^\n]{0,40}\b(?:found|ran|run|executed|collected|matched|exist|discovered)\b/i, /\bnothing to test\b|\b0 (?:tests|specs|examples|scenarios)\b|\bno tests? to run\b/i];
const absent = /\b(?:could not find|cannot find|couldn't find|not found|no such file|does not exist|doesn't exist|not importable|no matches?)\b/i;
/** A compiler over a test file: what the story asks for may be what it misses. A linter's word there is about style. */
function isTestSource({ runner, file }, testPaths) {
	return file !== void 0 && !linters.has(runner ?? "") && isTestPath(file, testPaths);
}
const linters = /* @__PURE__ */ new Set(["eslint", "biome"]);
/** In Rust tests live in the file that they test: cargo says which of its builds broke. */
function onlyRustTests(output) {
	const broken = [...output.matchAll(/could not compile `[^`\n]{1,200}` \(([^)\n]{1,200})\)/g)].map(([, of]) => of ?? "");
	return broken.length > 0 && broken.every((of) => /\btest\b/.test(of));
}
// src/verify/script-parts.ts
/** In the order in which they run; one part, or none, where nothing can be told apart. */
async function scriptParts(tree, command) {
	const scripts = await scriptsOf$2(tree);
	return scripts === void 0 ? chained$1(command) : partsOf(command, {
		...scripts,
		inScript: false,
		depth: 0
	});
}
const deepest$3 = 5;
function partsOf(command, place) {
	const commands = chained$1(command);
	if (commands.length > 1) return commands.flatMap((one) => partsOf(one, place));
	const names = place.depth < deepest$3 ? calledScripts(command, place) : void 0;
	if (names === void 0) return [place.inScript ? onItsOwn(command, place.exec) : command];
	return names.flatMap((name) => partsOfScript(name, place));
}
function partsOfScript(name, place) {
	const { texts, run } = place;
	const own = [
		`pre${name}`,
		name,
		`post${name}`
	].flatMap((one) => texts.get(one) ?? []);
	const parts = own.flatMap((text) => partsOf(text, {
		...place,
		inScript: true,
		depth: place.depth + 1
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
function chained$1(command) {
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
const mostParts = 8;
/** Only where a run begins: on a branch that goes on, the red of its head is what is to be mended. A replay asks no model. */
async function redForNoTest(request, place) {
	const { settings, code, replay } = request;
	const { red } = place;
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
		cause: "red-for-no-test",
		detail: told.join(" ")
	};
	const { detail } = withMissingTool(stop, red);
	const missing = {
		...stop,
		detail
	};
	if (detail !== stop.detail || red.step === "build" || red.result === "timed-out") return missing;
	const parts = await partWords(request, place);
	return parts === void 0 ? stop : {
		...stop,
		detail: `${stop.detail} ${parts}`
	};
}
/** The stop with the program that its output misses, where it names one. */
function withMissingTool(stop, { failures, output }) {
	const said = failures.filter(({ runner }) => runner === "shell").map(({ message }) => `sh: ${message}`);
	const tool = missingTool([...said, output].join("\n"));
	return tool === void 0 ? stop : {
		...stop,
		detail: `${stop.detail} ${installWords(tool)}`,
		cause: "missing-tool"
	};
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
async function runBaseline(request, { verifier, headTree, baseTree, commands, tools, limits, files, unprepared, emit }) {
	const { settings, resume } = request;
	const { baselines } = request.record;
	const recorded = resume?.run.baseline?.tree === headTree ? resume.run.baseline : void 0;
	if (recorded === void 0) await emit({ type: "baseline-started" });
	const goesOn = request.code.start.kind === "again" && baseTree !== headTree;
	const key = goesOn || recorded !== void 0 || unprepared !== void 0 || !mayBeReused(request) ? void 0 : await keyOf(request, headTree, commands);
	const known = key === void 0 ? void 0 : await fromRecord(request, key, tools);
	if (goesOn && unprepared === void 0) verifier.baseline = await verifier.run(baseTree, "base", { home: "kept" });
	const verification = recorded ?? unprepared ?? known ?? await (goesOn ? verifier.stands(headTree, "baseline", { told: !hasWishes(request) }) : verifier.run(headTree, "baseline", baseTree === headTree ? { home: "kept" } : {}));
	verifier.baseline ??= verification;
	if (recorded === void 0) await emit({
		type: "baseline-finished",
		verification,
		...known && { reused: true }
	});
	const stopped = limits.aborted();
	if (stopped !== void 0) return { stop: stopped };
	if (verification.result === "broken") return { stop: withMissingTool(cannotStart(verification), verification) };
	const { result } = verification;
	const ended = result === "passed" || result === "failed" && !wasStopped(verification);
	if (key !== void 0 && known === void 0 && ended) await baselines?.keep(key, JSON.stringify(await tools()));
	const asksForGreen = request.code.start.kind === "again" && request.code.start.theirs !== void 0;
	if (settings.baseline === "require-green" && !asksForGreen && verifier.baseline.result !== "passed") return { stop: {
		outcome: "setup-failed",
		cause: "red-before",
		detail: "The tests are red before any change, and `baseline` is require-green. Make them green first, or set allow-known."
	} };
	const stop = await redForNoTest(request, {
		verifier,
		tree: headTree,
		red: verification,
		limits,
		files
	});
	return stop === void 0 ? { verification } : { stop };
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
		version$1,
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
// src/run-story/checkpoint.ts
/** From the work tree to a commit: snapshot, what may not be pushed taken out, commit, publish. */
function openCheckpoints(options) {
	const { request, workspace, publisher, screen, updateLocks, emit, ending } = options;
	const { repository } = workspace;
	const { takenUp } = workspace;
	const { commit: from, tree: begins } = takenUp ?? {
		commit: workspace.head,
		tree: options.tree
	};
	let last = {
		commit: from,
		tree: begins,
		snapshot: begins
	};
	const { merge } = workspace;
	let merging = takenUp !== void 0 || merge?.conflicts.length === 0 ? void 0 : merge;
	/** The event names the commit before it is pushed, so that a record cut off here still knows it. */
	async function commit(attempt, checkpoint, message) {
		const { tree } = checkpoint;
		const { author } = request.code;
		const parents = merging ?? { parent: last.commit };
		const words = {
			message: merging === void 0 ? message : `${merging.message}\n\n${message}`,
			author,
			trailers: trailers(request, attempt)
		};
		const made = await repository.commit({
			tree,
			...parents,
			...words
		});
		merging = void 0;
		last = {
			...last,
			commit: made,
			tree
		};
		const committed = {
			...checkpoint,
			commit: made
		};
		await emit({
			type: "checkpoint-made",
			attempt: attempt.number,
			checkpoint: committed
		});
		return {
			checkpoint: committed,
			stop: await publisher.publish({
				attempt: attempt.number,
				commit: made,
				tree,
				last: ending()
			})
		};
	}
	/** The work tree and what of it may be pushed, lock files up to date: they are judged like all that the agent wrote. */
	async function settled(attempt) {
		const look = async () => {
			const taken = await repository.snapshot();
			return {
				taken,
				screened: await screen(taken.tree, last.tree)
			};
		};
		const found = await look();
		return await updateLocks(found.screened.tree, `attempt-${attempt.number}`) ? look() : found;
	}
	return {
		last: () => last,
		async make(attempt) {
			const { taken, screened } = await settled(attempt);
			const nested = taken.nestedGit.map((path) => ({
				path,
				reason: "a nested git folder is never pushed"
			}));
			const heldBack = [
				...taken.offenders,
				...nested,
				...screened.heldBack
			].map(({ path, reason }) => ({
				path,
				reason
			}));
			const [stat, dependencies] = await Promise.all([repository.diffStat(last.tree, screened.tree), changedDependencies(workspace, screened.tree)]);
			const checkpoint = {
				tree: screened.tree,
				snapshot: taken.tree,
				...stat,
				heldBack,
				...dependencies
			};
			last = {
				...last,
				snapshot: taken.tree
			};
			const isChanged = checkpoint.tree !== (merging?.marked ?? last.tree);
			const marked = merging !== void 0 && (await markedFiles(workspace, checkpoint.tree)).length > 0;
			if (isChanged && !marked) return commit(attempt, checkpoint, messageFor(attempt, request.story.title));
			await emit({
				type: "checkpoint-made",
				attempt: attempt.number,
				checkpoint
			});
			return { checkpoint };
		},
		async restore(attempt, goal, reason) {
			await repository.writeTree(takenUp === void 0 ? goal.snapshot : goal.tree);
			const stat = await repository.diffStat(last.tree, goal.tree);
			last = {
				...last,
				snapshot: goal.snapshot
			};
			if (last.tree === goal.tree) return { checkpoint: {
				...goal,
				commit: last.commit
			} };
			return commit(attempt, {
				...goal,
				...stat
			}, `Restore the last green state\n\n${reason}`);
		}
	};
}
/** Against the base, so that the last checkpoint tells those of the whole branch. */
async function changedDependencies({ repository, base }, tree) {
	const paths = (await repository.differences(base.commit, tree)).map(({ path }) => path);
	const read = (side, path) => repository.readFile(side === "before" ? base.commit : tree, path);
	const dependencies = await dependencyChanges(paths, read);
	return dependencies.length === 0 ? {} : { dependencies };
}
/** The story's title for the first attempt, `Fix failing tests (retry 2/3)` for a retry. */
function messageFor(attempt, title) {
	const { phase, retry, of } = attempt;
	if (retry > 0) return `Fix failing tests (retry ${retry}/${of})`;
	switch (phase.name) {
		case "standard": return title;
		case "red": return `Add failing tests (${attemptLabel(attempt)}): ${title}`;
		case "green": return `Make the tests pass (${attemptLabel(attempt)}): ${title}`;
		case "refactor": return `Refactor (${attemptLabel(attempt)}): ${title}`;
		case "rework": return `Answer the review (${attemptLabel(attempt)})`;
	}
}
function trailers({ record, origin }, attempt) {
	const { requester } = origin;
	return {
		"Redgreen-Run": record.runId,
		"Redgreen-Attempt": attemptLabel(attempt),
		...requester === void 0 ? {} : { "Co-authored-by": `${requester.name} <${requester.email}>` }
	};
}
// src/run-story/end.ts
/** How a run ends: what it may be called, and which trees that is said of. */
function greenOf(end) {
	return {
		attempts: end.attempt.number,
		...end
	};
}
/** A green head whose changed tests wait for somebody who may say that the story asks for them. */
function standing(tree, verification) {
	return {
		attempt: {
			number: 0,
			phase: { name: "standard" },
			retry: 0,
			of: 0
		},
		checkpoint: {
			tree,
			snapshot: tree,
			files: 0,
			insertions: 0,
			deletions: 0,
			paths: [],
			heldBack: []
		},
		verification,
		attempts: 0
	};
}
/** What the run may be called: passed only where what was verified is what is pushed. */
function endOf(end, { settings, code }, headTree) {
	const { checkpoint, verification } = end.green;
	const trees = {
		verifiedTree: verification.tree,
		pushedTree: checkpoint.tree
	};
	if (end.kind === "stopped") return {
		...end.stop,
		...trees
	};
	if (checkpoint.tree === headTree && checkpoint.heldBack.length > 0) return {
		outcome: "publish-failed",
		detail: `Nothing is left that may be pushed. Held back: ${checkpoint.heldBack.map(({ path, reason: why }) => `${path} (${why})`).join(", ")}`,
		...trees
	};
	const changed = end.changedTests.length;
	const count = `${changed} changed ${changed === 1 ? "test" : "tests"}`;
	return {
		outcome: "passed",
		detail: changed > 0 ? `passed \u2013 ${count}: review them` : `The test command exited 0 on exactly the tree that ${settings.dryRun ? "would be" : "was"} ${code.source.kind === "local" ? "committed" : "pushed"}.`,
		...trees
	};
}
/** Throws the error on where its run has no first event: then there is nothing that could end. */
function brokenRun(recorder, error) {
	if (!recorder.hasBegun()) throw error;
	return broken(error);
}
function broken(error) {
	const { outcome, what, fix } = explain(error);
	return {
		outcome,
		detail: `${what}. ${fix}`
	};
}
// src/run-story/limits.ts
function openLimits(options) {
	const deadline = options.now() + options.timeoutMs;
	const expiry = new AbortController();
	const timer = setTimeout(() => expiry.abort(), options.timeoutMs);
	const minutes = Number(options.minutes.toFixed(3));
	const aborted = () => {
		if (options.signal.aborted) return {
			outcome: "cancelled",
			detail: String(options.signal.reason ?? "cancelled")
		};
		if (expiry.signal.aborted || options.now() >= deadline) return {
			outcome: "timed-out",
			detail: `the run's ${minutes} minutes (timeout-minutes) are over`
		};
	};
	const signal = AbortSignal.any([options.signal, expiry.signal]);
	const remainingMs = () => Math.max(0, deadline - options.now());
	let reservedMs = 0;
	let share = new AbortController();
	const early = () => {
		const left = !share.signal.aborted && remainingMs() > reservedMs;
		if (aborted() !== void 0 || reservedMs === 0 || left) return aborted();
		const kept = durationWords(reservedMs);
		return {
			outcome: "timed-out",
			detail: `the run's ${minutes} minutes (timeout-minutes) are over but for the ${kept} that its tests and their proof take`
		};
	};
	return {
		signal,
		aborted,
		remainingMs,
		reserve(ms) {
			reservedMs = ms;
			const own = new AbortController();
			share = own;
			const ending = ms === 0 ? void 0 : setTimeout(() => own.abort(), Math.max(0, remainingMs() - ms));
			return {
				signal: AbortSignal.any([signal, own.signal]),
				aborted: early,
				[Symbol.dispose]() {
					clearTimeout(ending);
					reservedMs = 0;
				}
			};
		},
		agent: {
			check: async () => early() ?? overBudget(options) ?? await stopped(options),
			remainingMs: () => Math.max(0, remainingMs() - reservedMs)
		},
		budget() {
			const { costUsd } = options.run();
			const { maxCostUsd } = options;
			return costUsd === null || maxCostUsd === void 0 ? void 0 : {
				spentUsd: costUsd,
				maxUsd: maxCostUsd
			};
		},
		async check() {
			return aborted() ?? overBudget(options) ?? await stopped(options);
		},
		[Symbol.dispose]: () => clearTimeout(timer)
	};
}
function overBudget({ run, maxCostUsd }) {
	const { costUsd } = run();
	if (maxCostUsd === void 0 || costUsd === null || costUsd < maxCostUsd) return void 0;
	return {
		outcome: "over-budget",
		detail: `${costWords(costUsd)} spent, and max-cost-usd is ${costWords(maxCostUsd)}`
	};
}
async function stopped({ stopRequested }) {
	const detail = await stopRequested();
	return detail === void 0 ? void 0 : {
		outcome: "cancelled",
		detail
	};
}
// src/packages/lock-files.ts
/** Lock files: their names, when a changed manifest makes one stale, and the install command that brings it up to date. */
const names$3 = /* @__PURE__ */ new Set([...[
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
	const beside = manifests.flatMap((path) => [...names$3].map((name) => `${path.slice(0, path.lastIndexOf("/") + 1)}${name}`));
	return [.../* @__PURE__ */ new Set([...paths.filter(isLockFile), ...beside])];
}
function isLockFile(path) {
	return names$3.has(path.slice(path.lastIndexOf("/") + 1));
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
		return withoutInert(before) !== withoutInert(after);
	} catch {
		return true;
	}
}
function withoutInert(text) {
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
// src/run-story/install-inputs.ts
/** Which of the changed manifests an install reads: what it never looks at makes no second one needed. */
/** Paths of manifests and lock files after whose change `setup` has to run again. */
async function changedInstallInputs(repository, { headTree, tree, setup, cwd = "" }) {
	const changed = changedManifests((await repository.differences(headTree, tree)).map(({ path }) => path));
	const isNpm = npmAlone.test(setup);
	if (!isNpm && !othersAlone.test(setup)) return changed;
	const read = (path) => Promise.all([headTree, tree].map((each) => repository.readFile(each, path)));
	const inputs = [];
	for (const path of changed) {
		const [before, after] = await read(path);
		if (makesStale(path, before, after)) inputs.push(path);
	}
	if (!isNpm) return inputs;
	const own = posix.join(cwd, ".").replace(/(?<=.)\/$/, "");
	if (!(await read(posix.join(own, "package.json"))).every(standsAlone)) return inputs;
	for (const folder of foldersAbove(own)) if (!(await read(posix.join(folder, "package.json"))).every((text) => text === void 0 || standsAlone(text))) return inputs;
	return inputs.filter((path) => !npmFiles.has(posix.basename(path)) || posix.dirname(path) === own);
}
/** npm in its own folder, by flags that lead to no other. */
const npmAlone = /^npm (?:ci|clean-install|install|i)(?: --(?:(?:no-)?(?:audit|fund|package-lock|save|progress)|ignore-scripts|legacy-peer-deps|force|prefer-offline|(?:include|omit|loglevel)=\w+))*$/;
/** They read the members of a workspace wherever those lie, so that each manifest counts. */
const othersAlone = /^(?:pnpm (?:install|i)|yarn(?: install)?|bun (?:install|ci|i))(?: --(?:(?:no-)?frozen-lockfile|immutable|ignore-scripts|prefer-offline|offline))*$/;
const npmFiles = /* @__PURE__ */ new Set([
	"package.json",
	"package-lock.json",
	"npm-shrinkwrap.json"
]);
const sections = [
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies",
	"overrides"
];
const elsewhere = /"\s*(?:(?:file|link|portal|workspace):|[.~/])/i;
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
		script: withoutScripts(unlocked(command.setup)),
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
/** And what the agent's shell and the tests reach anyway. */
function registries({ sandboxNetwork }) {
	return Array.isArray(sandboxNetwork) ? [...packageHosts, ...sandboxNetwork] : packageHosts;
}
// src/run-story/lock-files.ts
/** Lock files that a changed manifest has made stale, brought up to date before the checkpoint: what is pushed is what was verified. */
/** As large as a file may be that is published. */
const maxBytes$2 = 5242880;
function openLockFiles(options) {
	const { request, workspace, sandbox, limits, headTree } = options;
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { repository } = workspace;
	/** The last manifests and lock files for which this was done: they need it no second time. */
	let known = "";
	return async (tree, name) => {
		if (settings.dependencies === "frozen" || limits.aborted() !== void 0) return false;
		const command = await setupOf(options, tree);
		if (command === void 0) return false;
		const differences = await repository.differences(headTree, tree);
		const manifests = new Set(changedManifests(differences.map(({ path }) => path)));
		const state = differences.filter(({ path }) => manifests.has(path)).map(({ path, toId }) => `${path} ${toId}`).join("\n");
		if (state === known || !await someStale([...manifests])) return false;
		const over = await mkdtemp(join(workDir, "over-"));
		const { deleted } = await repository.exportOver(headTree, tree, over);
		await using layer = await sandbox.layer({
			over,
			deleted
		}, "cold");
		const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
		const { exec } = layer;
		const setup = {
			setup: command,
			exec,
			name: `${name}-lock`,
			timeoutMs,
			signal: limits.signal
		};
		if ((await repeatSetup({
			settings,
			runDir
		}, repository, {
			headTree,
			tree
		}, setup)).kind !== "done") return false;
		let updated = false;
		for (const path of lockFilesOf(await repository.listFiles(tree), [...manifests])) {
			const made = await readPlainFile(layer.written, path, maxBytes$2);
			const before = await repository.readFile(tree, path, maxBytes$2);
			if (made === void 0 || made === before) continue;
			if (before === void 0 && await lstat(join(repository.tree, path)).catch(() => void 0)) continue;
			updated = await replacePlainFile(repository.tree, path, made) || updated;
		}
		known = updated ? "" : state;
		return updated;
		async function someStale(paths) {
			for (const path of paths) {
				const [before, after] = [await repository.readFile(headTree, path), await repository.readFile(tree, path)];
				if (makesStale(path, before, after)) return true;
			}
			return false;
		}
	};
}
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
	const script = paths.map((one, at) => `test -e ${quoted$1(one)} || echo "@${at}"`).join("\n");
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
// src/run-story/publish.ts
/** Makes a checkpoint's commit last: pushed with its pull request opened, or brought into the local clone. */
function openPublisher(request, workspace, emit) {
	const { source } = request.code;
	if (request.settings.dryRun) return {
		publish: async () => void 0,
		offer: async () => void 0
	};
	return source.kind === "local" ? clonePublisher(request, workspace, source.clone, emit) : remotePublisher(request, workspace, source.remote, emit);
}
function clonePublisher(request, workspace, clone, emit) {
	let expected = request.code.start.kind === "again" ? workspace.head : void 0;
	return {
		async publish({ attempt, commit, tree }) {
			const left = await leaveBranch(workspace.repository, clone, workspace.branch, commit, expected).catch((error) => ({ reason: error.message }));
			if ("reason" in left) {
				const kept = await keepAsPatch(request, workspace, commit);
				return {
					outcome: "publish-failed",
					detail: `The branch could not be brought into the clone: ${left.reason}. ${kept}`
				};
			}
			if (left.branch !== workspace.branch || expected === void 0) {
				workspace.branch = left.branch;
				await emit({
					type: "branch-named",
					branch: left.branch
				});
			}
			expected = commit;
			await emit({
				type: "checkpoint-pushed",
				attempt,
				commit,
				tree
			});
		},
		offer: async () => void 0
	};
}
function remotePublisher(request, workspace, remote, emit) {
	const { forge } = request;
	const { recorder } = request.record;
	const { start } = request.code;
	const began = start.kind === "again" && start.branch === workspace.branch ? workspace.merge?.parent ?? workspace.head : "absent";
	let expected = workspace.takenUp?.commit ?? began;
	const offer = async () => {
		if (forge === void 0 || recorder.run().pullRequest !== void 0) return;
		if (recorder.run().pullRequestRefused !== void 0) return;
		const answer = await forge.openPullRequest(recorder.run(), workspace.branch, workspace.base.branch);
		if (answer.kind === "refused") await emit({
			type: "pull-request-refused",
			reason: answer.reason,
			compareUrl: answer.compareUrl
		});
		else if (answer.kind === "open") await emit({
			type: "pull-request-opened",
			number: answer.number,
			url: answer.url,
			draft: answer.draft
		});
	};
	return {
		async publish({ attempt, commit, tree, last }) {
			const { repository, branch } = workspace;
			const tries = last ? 1 : 3;
			await request.fence?.();
			const pushed = await push(repository, remote, {
				commit,
				branch,
				expected,
				tries
			});
			if (pushed.kind !== "pushed") return rescue(request, workspace, remote, commit, pushed);
			expected = commit;
			await emit({
				type: "checkpoint-pushed",
				attempt,
				commit,
				tree
			});
			await offer();
		},
		offer
	};
}
/** The push did not happen. Moved: the work goes to a second branch. Otherwise it is kept as a patch. */
async function rescue(request, workspace, remote, commit, result) {
	await request.fence?.();
	const { repository, branch } = workspace;
	const kept = await keepAsPatch(request, workspace, commit);
	const failed = (detail) => ({
		outcome: "publish-failed",
		detail
	});
	if (result.kind === "deleted") return failed(`The branch ${branch} was deleted during the run. ${kept}`);
	if (result.kind === "moved") {
		for (let number = 2; number <= 20; number++) {
			const second = numbered(branch, number);
			const saved = await push(repository, remote, {
				commit,
				branch: second,
				expected: "absent",
				tries: 1
			});
			if (saved.kind === "pushed") return failed(`Somebody pushed to ${branch} during the run, and nothing of theirs is overwritten. The work is on ${second}.`);
			if (saved.kind !== "moved") break;
		}
		return failed(`Somebody pushed to ${branch} during the run. ${kept}`);
	}
	const rule = result.kind === "refused" && result.rule !== void 0 ? ` (${result.rule})` : "";
	return failed(`The push ${result.kind === "refused" ? "was refused" : "failed"}${rule}: ${result.reason}. ${kept}`);
}
/** Returns the sentence that says where the work is. */
async function keepAsPatch(request, { repository, head }, commit) {
	const patchPath = join(request.record.runDir, "work.patch");
	await writeFile(patchPath, await repository.patch(head, commit, { maxBytes: 67108864 }));
	return `The work is kept as a patch: ${patchPath}`;
}
// src/run-story/fresh-install.ts
/** The repository's own install command over nothing but the files that are pushed: what a fresh clone would do. */
/** A green whose manifests or lock files changed is one only where they install; it accuses by difference to where the run began. */
async function installsFresh(options, { tree, name, green }) {
	const { request, workspace, headTree, limits } = options;
	if (green.result !== "passed") return green;
	const { repository } = workspace;
	if (changedManifests((await repository.differences(headTree, tree)).map(({ path }) => path)).length === 0 && !options.unprepared) return green;
	const { setup: command } = await findRunCommands(request, {
		...workspace,
		head: tree
	});
	if (command === void 0) return green;
	const changed = await changedInstallInputs(repository, {
		headTree,
		tree,
		setup: command,
		cwd: request.settings.workingDirectory
	});
	if (changed.length === 0 && !options.unprepared) return green;
	if (options.sandbox.kind === "docker") {
		const note = `Nothing proves that \`${command}\` works in a fresh clone: docker has no network of named hosts`;
		return told$1(green, {
			result: "unproved",
			command
		}, note);
	}
	const result = await freshInstall(options, tree, command, `${name}-install`);
	if (result.exitCode === 0) return told$1(green, {
		result: "passed",
		command
	}, `\`${command}\` passed over a fresh copy of this tree`);
	const how = result.ended === "exited" ? `exited ${result.exitCode}` : result.ended;
	const cut = () => {
		const note = `\`${command}\` over a fresh copy of this tree did not come to its end: nothing backs the exit code.`;
		return {
			...told$1(green, {
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
		return told$1(green, {
			result: "unproved",
			command
		}, note);
	}
	const logPath = `logs/${name}-install.log`;
	const output = await condensedLog(join(request.record.runDir, logPath), request.settings.maxFeedbackChars);
	const what = changed.length === 0 ? "as it did before" : `${changed.slice(0, 5).join(", ")} changed`;
	const note = `\`${command}\` ${how} over a fresh copy of this tree (${conditions}): ${what}`;
	return {
		...told$1(green, {
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
function told$1(green, install, note) {
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
	const over = await mkdtemp(join(workDir, "over-"));
	await workspace.repository.exportOver(emptyTree(tree), tree, over);
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
// src/run-story/red-setup.ts
/**
* Somebody else's pull request, or a merge, that cannot be installed: what is to be mended may be just that. It accuses by
* difference to where the pull request began, or to the branch before the merge.
*/
/** The failed setup as the red that the agent is told; undefined where the run ends with `stop`: the base cannot be installed either. */
async function redSetup(place, stop) {
	const { request, workspace, commands, limits } = place;
	const { repository, merge } = workspace;
	const forkPoint = workspace.forkPoint ?? merge?.parent;
	const { setup: command } = commands;
	const failed = request.record.recorder.run()?.setup;
	if (forkPoint === void 0 || command === void 0 || failed === void 0) return void 0;
	if (stop.cause !== "setup-command" && stop.cause !== "missing-tool") return void 0;
	if ((await freshInstall(place, await repository.treeOf(workspace.head), command, "setup-again")).exitCode === 0 || limits.aborted() !== void 0) return void 0;
	if ((await freshInstall(place, await repository.treeOf(forkPoint), command, "setup-before")).exitCode !== 0 || limits.aborted() !== void 0) return void 0;
	return await asRed(place, {
		command,
		...failed,
		tree: await repository.treeOf(workspace.head)
	});
}
const again$1 = "it runs again for every verification";
const note = `the setup command passes where the pull request began and fails on it: ${again$1}`;
const mergeNote = `the setup command passes on the branch before the merge and fails on the merge: ${again$1}`;
/** What a setup that failed is to those who read verifications: no test could run. */
async function asRed({ request, workspace }, failed) {
	const { command, exitCode, durationMs, logPath, tree } = failed;
	return {
		result: "failed",
		step: "build",
		command,
		exitCode,
		durationMs,
		tree,
		counts: void 0,
		failures: [],
		output: await condensedLog(join(request.record.runDir, logPath), request.settings.maxFeedbackChars),
		logPath,
		notes: [workspace.merge === void 0 ? note : mergeNote]
	};
}
// src/run/event-kinds.ts
const alone = () => "";
const kinds$1 = {
	"run-started": { once: alone },
	"commands-found": { once: alone },
	"branch-named": { once: ({ branch }) => branch },
	"setup-started": {},
	"setup-finished": {},
	"baseline-started": { shown: true },
	"baseline-finished": {},
	"attempt-started": {
		once: ({ attempt }) => attempt.number,
		ofLoop: true,
		shown: true
	},
	"retry-started": {
		once: ({ attempt }) => attempt.number,
		ofLoop: true
	},
	"prompt-sent": {},
	"turn-finished": {},
	"tool-started": {},
	"tool-finished": {},
	waiting: {},
	"agent-finished": {},
	"checkpoint-made": {},
	"checkpoint-pushed": {},
	"verification-started": { shown: true },
	"verification-finished": { shown: true },
	"no-progress": {
		once: ({ attempt }) => attempt,
		ofLoop: true,
		shown: true
	},
	"pull-request-opened": {
		once: ({ number }) => number,
		shown: true
	},
	"pull-request-refused": {},
	"review-started": {
		once: alone,
		ofLoop: true,
		shown: true
	},
	"review-finished": {
		once: alone,
		ofLoop: true
	},
	"review-missing": {
		once: alone,
		ofLoop: true
	},
	"green-restored": {
		once: ({ attempt }) => attempt,
		ofLoop: true
	},
	warning: { once: ({ text }) => text },
	interrupted: { shown: true },
	"run-finished": {}
};
/** Equal for two events that tell the same; undefined where the same may be told again. */
function onceKey(event) {
	const { once } = kindOf(event);
	return once === void 0 ? void 0 : `${event.type}:${once(event)}`;
}
function isOfLoop(event) {
	return kindOf(event).ofLoop === true;
}
function isShownAtOnce(event) {
	return kindOf(event).shown === true;
}
/** The table's rows are typed one by one; which row an event has, the compiler cannot follow. */
function kindOf(event) {
	return kinds$1[event.type];
}
// src/run-story/resume.ts
/** Events that are told once in the life of a run: what the record has of them is not told again. */
function tellingOnce(resume, emit) {
	const left = /* @__PURE__ */ new Map();
	for (const event of resume?.events ?? []) {
		const key = onceKey(event);
		if (key !== void 0) left.set(key, {
			count: (left.get(key)?.count ?? 0) + 1,
			ofLoop: isOfLoop(event)
		});
	}
	const take = (key) => {
		const known = key === void 0 ? void 0 : left.get(key);
		if (known === void 0 || known.count === 0) return false;
		known.count -= 1;
		return true;
	};
	return {
		emit: async (event) => {
			if (!take(onceKey(event))) await emit(event);
		},
		behind: () => [...left.values()].some(({ count, ofLoop }) => ofLoop && count > 0)
	};
}
/** The steps with the record in front of them; as they are where the run is a new one. */
function resumedSteps(steps, options) {
	const { request, commands, known, workspace, behind } = options;
	const run = request.resume?.run;
	if (run === void 0) return steps;
	const onRecord = (number) => {
		const attempt = run.attempts.find(({ name }) => name.number === number);
		return attempt !== void 0 && isWhole$1(attempt, workspace) ? attempt : void 0;
	};
	const restored = restoredOf(request.resume?.events ?? []);
	let reviews = 0;
	let skipped = false;
	return {
		...steps,
		limit: async () => behind() ? void 0 : await steps.limit(),
		async implement(attempt, prompt) {
			const before = onRecord(attempt.number);
			if (before !== void 0) {
				skipped = true;
				return {
					stop: before.stop,
					unfinished: before.unfinished,
					inTime: before.verification !== void 0
				};
			}
			const whole = skipped ? firstPrompt(request, commands, known, void 0, prompt) : prompt;
			skipped = false;
			return await steps.implement(attempt, whole);
		},
		async checkpoint(attempt) {
			const checkpoint = onRecord(attempt.number)?.checkpoint;
			return checkpoint === void 0 ? await steps.checkpoint(attempt) : { checkpoint };
		},
		async verify(attempt, checkpoint, also) {
			const verification = onRecord(attempt.number)?.verification;
			return verification === void 0 ? await steps.verify(attempt, checkpoint, also) : { verification };
		},
		async restore(green, reason) {
			const commit = restored.shift();
			return commit === void 0 ? await steps.restore(green, reason) : { checkpoint: {
				...green.checkpoint,
				...commit
			} };
		},
		async review(green) {
			const review = run.reviews[reviews++];
			if (review !== void 0) return { review };
			if (run.notReviewed !== void 0) return { missing: run.notReviewed };
			return await steps.review(green);
		}
	};
}
/** What the record has of an attempt counts only where its commit is on the branch: another one died with its worker's disk. */
function isWhole$1({ checkpoint }, { takenUp, merge }) {
	if (checkpoint === void 0) return false;
	if (checkpoint.commit === void 0 && takenUp === void 0 && merge !== void 0) return false;
	return checkpoint.commit === void 0 || takenUp?.commits.has(checkpoint.commit) === true;
}
function restoredOf(events) {
	return events.flatMap((event) => event.type === "green-restored" ? [event.commit === void 0 ? {} : { commit: event.commit }] : []);
}
/** Tells that the run goes on, and of a push whose event was lost with the worker. */
async function tellResumed(request, workspace, emit) {
	const { resume } = request;
	if (resume === void 0) return;
	const { takenUp, repository } = workspace;
	for (const { name, checkpoint, pushedCommit } of resume.run.attempts) {
		const commit = checkpoint?.commit;
		if (commit === void 0 || pushedCommit !== void 0 || takenUp?.commits.has(commit) !== true) continue;
		const tree = await repository.treeOf(commit);
		await emit({
			type: "checkpoint-pushed",
			attempt: name.number,
			commit,
			tree
		});
	}
	await emit({
		type: "interrupted",
		reason: `the worker that ran it was lost; another one goes on from ${takenUp === void 0 ? "the beginning" : `commit ${takenUp.commit.slice(0, 7)}`}`
	});
}
/** The last verification on record, against which the next one is compared. */
function lastVerification(resume) {
	return resume?.run.attempts.findLast(({ verification }) => verification !== void 0)?.verification;
}
/** How long the run was under way before. Time in which no worker had it does not count. */
function usedMs(resume) {
	let used = 0;
	let last;
	for (const { at, type } of resume?.events ?? []) {
		const time = Date.parse(at);
		if (last !== void 0 && type !== "interrupted") used += time - last;
		last = time;
	}
	return used;
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
// src/guard/allowed.ts
/** Never a change of tests: these bend the run itself, whatever the story says. */
const never = new Set("early-exit runner-patched runner-shadowed runner-environment equal-to-all detects-tests exit-code-ignored failures-forgiven report-missing frozen-test".split(" "));
/** Rules about configuration and whole tests that a sentence of the story can ask for. */
const askable = /^(test-command-|tests-|coverage-|retries-|check-|test-deleted|fewer-tests)/;
const verbs = /\b(remove|delete|drop|replace|rename|lower|reduce|change|migrate|switch|move|exclude|raise|use|adopt)\b/i;
/** A test goes where the story says that its file goes, and not where it only says what to do with something of the file's. */
const losesTests = /^(test-deleted|fewer-tests|tests-)/;
const removing = /\b(remove|delete|drop|get rid of|replace)\b((?:\s+(?!by\b|for\b|from\b|used\b|called\b|imported\b|needed\b|read\b|with\b|that\b|which\b|whose\b|in\b|of\b)[^\s.;:]+){0,4})\s*[("'`]*$/i;
const negations = /\b(not|never|without|don't|keep|instead of)\b/i;
/**
* The finding as the story lets it stand: `tests: may-change` covers tests and configuration, a plain request its own file \u2013 and
* then a person looks before the pull request is ready. `text` is what people who may write here have said.
*/
function allowed(one, story) {
	if (one.severity !== "weakens" || never.has(one.rule)) return one;
	if (story.mayChangeTests) return {
		...one,
		severity: "review"
	};
	return askable.test(one.rule) && asksFor(story.text, one) ? {
		...one,
		severity: "review",
		permitted: true
	} : one;
}
/** Whether a sentence says to change what the finding names: a verb, no negation, then the file or the new runner. */
function asksFor(text, { path, rule, message }) {
	const topics = [path, path.slice(path.lastIndexOf("/") + 1)];
	if (rule.startsWith("test-command")) topics.push(.../`[^`]*`/.exec(message)?.[0].match(/\b(vitest|jest|mocha|ava|pytest|tox|rspec|phpunit|pest|nextest|playwright)\b/g) ?? []);
	if (rule === "coverage-lowered") topics.push("coverage threshold");
	const asks = (sentence, topic) => losesTests.test(rule) ? removing.test(nearOf(sentence, topic)) : verbs.test(sentence);
	return topics.filter((topic) => topic.length > 4 || topic === "jest").some((topic) => requested(text, topic, (sentence) => asks(sentence, topic)));
}
/** Whether a sentence says to change this file of settings. */
function asksToChange(text, path) {
	return requested(text, path, (sentence) => verbs.test(sentence) || /\b(?:set|adapt|add)\b/i.test(sentence));
}
/** Whether the story speaks of this helper, fixture or start file of the tests, which holds none itself: it is known to change. */
function speaksOfSupport(text, path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (/[._-](?:tests?|specs?)\.|^test_|(?:Test|Tests|Spec)\.\w+$/.test(name)) return false;
	const kind = /conftest|fixture/i.test(path) ? /\bfixtures?\b|\bconftest\b/i : /helper|support|util|assert|factor|setup/i.test(name) ? /\btests?'? (?:own )?(?:helper|factor)|\b(?:helper|factory) of the tests\b/i : void 0;
	return text.slice(0, 1e5).split(/(?<=[.!?])\s+|\n/).some((one) => !negations.test(one) && kind !== void 0 && (one.includes(name) || kind.test(one)));
}
function requested(text, topic, asks) {
	for (let at = text.indexOf(topic), rounds = 0; at !== -1 && rounds < 50; at = text.indexOf(topic, at + 1), rounds++) {
		const before = text.slice(Math.max(0, at - 90), at);
		const sentence = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1);
		if (asks(sentence) && !negations.test(sentence)) return true;
	}
	return false;
}
/** A file is named by its last part as well: what stands before is its folder. */
function nearOf(sentence, topic) {
	return topic.includes("/") ? sentence : sentence.replace(/[\w./-]+\/$/, "");
}
// src/guard/assertion-words.ts
const prefixes = /^(assert|expect|should|refute|must_|wont_|verify|andExpect|is_expected|are_expected|ensure|require|check|insist)/i;
const notAsserting = /^(shouldReceive|should_receive|expects|assertions|hasAssertions|should_not_receive|expectTypeOf|requires|required|requireNonNull|checkout|checked|checkbox|check_output|verifyToken|expected|expecteds|expectation|expectations|assertionError|AssertionError|AssertionFailedError|ensureDir|ensureFile|ensure_dir|assertj|expectedError)$/i;
/** Words that assert when they are called by themselves, as imported from an assert library. */
const bareCalls = {
	javascript: new Set("strictEqual deepStrictEqual deepEqual notStrictEqual notDeepStrictEqual notEqual equal rejects throws doesNotThrow doesNotReject ok".split(" ")),
	python: /* @__PURE__ */ new Set([
		"raises",
		"approx_equal",
		"fail",
		"eq_"
	]),
	java: /* @__PURE__ */ new Set(["fail"]),
	kotlin: /* @__PURE__ */ new Set([
		"fail",
		"shouldBe",
		"shouldThrow",
		"shouldContain",
		"shouldNotBe"
	]),
	php: /* @__PURE__ */ new Set(["fail"]),
	ruby: /* @__PURE__ */ new Set([
		"flunk",
		"must",
		"fail_with"
	]),
	rust: /* @__PURE__ */ new Set(["panic", "unreachable"])
};
/** `t.equal(\u2026)` of ava, tap and node:test. */
const onTest = new Set("is not deepEqual notDeepEqual like throws throwsAsync notThrows notThrowsAsync regex notRegex snapshot equal notEqual same strictSame notSame ok notOk match rejects resolves hasStrict has true false truthy falsy".split(" "));
const goFails = /* @__PURE__ */ new Set([
	"Error",
	"Errorf",
	"Fatal",
	"Fatalf",
	"Fail",
	"FailNow"
]);
function isAssertionWord(program, index) {
	const { tokens, language } = program;
	const word = tokens[index]?.text ?? "";
	const before = tokens[index - 1]?.text;
	const next = tokens[index + 1]?.text;
	if (isFailWord(program, index)) return true;
	if (before === "." && next === "(" && onTest.has(word) && /^(\w{0,2}t|tap|assert)$/.test(tokens[index - 2]?.text ?? "")) return language === "javascript";
	if (language === "python" && word === "assert") return before !== ".";
	if (next === "(" && bareCalls[language]?.has(word)) return before !== "." || language === "python" || language === "php" || language === "java";
	if (language === "kotlin" && bareCalls.kotlin?.has(word)) return true;
	if (!prefixes.test(word) || notAsserting.test(word)) return false;
	return isCalled$1(language, word, before, next);
}
/** A word that fails the test when it is reached: what it asserts is the condition around it. */
function isFailWord({ tokens, language }, index) {
	const word = tokens[index]?.text ?? "";
	const before = tokens[index - 1]?.text;
	const next = tokens[index + 1]?.text;
	if (language === "go") return before === "." && next === "(" && goFails.has(word) && /^(t|b|tb|s|f|c|T)$/.test(tokens[index - 2]?.text ?? "");
	if (language === "rust") return next === "!" && word === "panic";
	if (word === "AssertionError" || word === "AssertionFailedError") return before === "new" || before === "raise" || before === "throw";
	if (word === "fail" && next === "(" && (language === "java" || language === "kotlin" || language === "php")) return true;
	return word === "fail" && next === "(" && before === "." && [
		"t",
		"assert",
		"pytest",
		"self",
		"expect",
		"chai"
	].includes(tokens[index - 2]?.text ?? "");
}
function isCalled$1(language, word, before, next) {
	const bare = /^(ensure|require|check|verify|insist)$/i.test(word);
	switch (language) {
		case "go": return bare ? word === "require" && next === "." : next === "(" || next === ".";
		case "rust": return next === "!" || next === "(" && !bare;
		case "ruby": return !bare && next !== "=" && next !== ":" && before !== ":";
		case "java":
		case "kotlin": return word === "verify" ? next === "(" : !bare && (next === "(" || language === "kotlin" && /^should/.test(word));
		case "javascript": return !bare && !/^require/.test(word) && (next === "(" || next === "." && /^(assert|expect|should)$/.test(word) || word === "should" && before === ".");
		default: return !bare && (next === "(" || next === "!" || next === ".");
	}
}
// src/guard/guards.ts
/** What around the statement may keep it from running or its failure from counting, up to the function that is the test. */
function guardsOf(program, statement, index) {
	const { blocks, tokens } = program;
	const guards = new Set(inline(program, statement, index));
	for (let at = statement.block, depth = 0; at !== -1 && depth < 50; depth++) {
		const block = blocks[at];
		if (block === void 0 || block.kind === "type") break;
		if (leaves(program, at) <= index) guards.add("conditional");
		if (tokens.slice(Math.max(0, block.open - 10), block.open).some(({ kind, text }) => kind === "word" && swallowing.test(text))) guards.add("swallowed");
		if (block.kind === "function") break;
		if (block.kind === "if" && !assertsOtherwise(program, block)) guards.add("conditional");
		if (block.kind === "try" && swallows(program, block) !== void 0) guards.add("swallowed");
		at = block.parent;
	}
	return [...guards];
}
/** Whether the assertion's own failure is caught, and not only what the code under test may throw. */
function isCaught(program, statement) {
	for (let at = statement.block, depth = 0; at !== -1 && depth < 50; depth++) {
		const block = program.blocks[at];
		if (block === void 0 || block.kind === "type" || block.kind === "function") break;
		if (block.kind === "try" && swallows(program, block) === "failures") return true;
		at = block.parent;
	}
	return false;
}
const swallowing = /^(suppress|runCatching|catch_unwind)$/;
/** `if (x) expect(\u2026)`, `assert_equal 1, x if ci?`, `x && expect(\u2026)`. */
function inline({ tokens, language }, statement, index) {
	if (statement.start < index && /^(if|unless)$/.test(tokens[statement.start]?.text ?? "") || /^(&&|\|\||\?)$/.test(tokens[index - 1]?.text ?? "")) return ["conditional"];
	const rest = language === "ruby" ? tokens.slice(index, Math.min(statement.end, index + 60)) : [];
	const behind = (word) => rest.some(({ kind, text }) => kind === "word" && word.test(text));
	return behind(/^(if|unless)$/) ? ["conditional"] : behind(/^rescue$/) ? ["swallowed"] : [];
}
/** Where in a block a test may end before what follows, by `if (x) return`, `return unless x` or a plain one; Infinity where nowhere. */
function leaves(program, block) {
	const known = leaving.get(program) ?? /* @__PURE__ */ new Map();
	if (!leaving.has(program)) {
		leaving.set(program, known);
		for (const { start, end, block: around } of program.statements) {
			if (!/^(if|unless|return)$/.test(program.tokens[start]?.text ?? "") || known.has(around)) continue;
			const words = program.tokens.slice(start, Math.min(end, start + 200)).filter(({ kind }) => kind === "word");
			if (words.some(({ text }) => text === "return") && !words.some(({ text }) => failing$1.test(text))) known.set(around, end);
		}
	}
	return known.get(block) ?? Number.POSITIVE_INFINITY;
}
/** By program: each of its assertions asks. */
const leaving = /* @__PURE__ */ new WeakMap();
/** Whether the other branch of an `if` asserts or fails as well: then one of them always does. */
function assertsOtherwise({ tokens, match }, { open, close }) {
	const otherwise = tokens[close + 1]?.text === "else" ? tokens.slice(close + 2, close + 200) : [];
	const word = [open - 1, open - 2].find((at) => tokens[at]?.text === "else") ?? -1;
	const first = word === -1 ? [] : tokens.slice(Math.max(match[word - 1] ?? 0, open - 200, 0), open);
	return [...otherwise, ...first].some(({ kind, text }) => kind === "word" && failing$1.test(text));
}
const failing$1 = /^(assert\w*|expect|fail|throw|raise|throws|reject|done|next|panic|Errorf?|Fatalf?|flunk|exit)$/;
/** What the handlers behind a `try` keep to themselves, where none of them throws, asserts or fails: `errors` of some kinds, or an assertion's `failures` too. */
function swallows({ tokens, match, statements, language }, { close, owner }) {
	const fails = (from, to) => tokens.slice(from, to).some(({ kind, text }) => kind === "word" && failing$1.test(text));
	if (language === "ruby") {
		const start = Math.max(statements[owner]?.start ?? close, close - 400);
		const rescue = tokens.slice(start, close).findIndex(({ kind, text }) => kind === "word" && text === "rescue");
		const head = tokens.slice(start + rescue, start + rescue + 8).filter((token) => token.line === tokens[start + rescue]?.line);
		if (rescue === -1 || fails(start + rescue, close)) return void 0;
		return hears$1(head, language) ? "failures" : "errors";
	}
	let kept;
	for (let at = close + 1; /^(catch|except)$/.test(tokens[at]?.text ?? "");) {
		let open = at;
		while (open < at + 40 && tokens[open]?.text !== "{") open++;
		const end = Math.max(match[open] ?? -1, open);
		if (fails(open, Math.min(end, open + 400))) return void 0;
		kept = kept === "failures" || hears$1(tokens.slice(at, open), language) ? "failures" : "errors";
		at = end + 1;
	}
	return kept;
}
/** Whether a handler takes an assertion's failure at all: one for another kind of error does not. */
function hears$1(head, language) {
	const types = head.filter(({ kind, text }) => kind === "word" && /^[A-Z]/.test(text));
	const own = failures[language];
	if (types.length === 0) return language !== "ruby";
	return own === void 0 || types.some(({ text }) => own.test(text));
}
const failures = {
	python: /^(?:Base)?Exception$|^AssertionError$/,
	java: /^(?:Throwable|Error)$|Assertion|ComparisonFailure/,
	ruby: /^Exception$|Assertion|Expectation/,
	php: /^(?:Throwable|Exception)$|Assertion|Expectation/
};
// src/guard/imports.ts
function importedSubjects(program) {
	const known = subjects.get(program) ?? importedNames(program);
	subjects.set(program, known);
	return known;
}
const subjects = /* @__PURE__ */ new WeakMap();
function importedNames({ tokens, language, statements }) {
	const names = /* @__PURE__ */ new Set();
	for (const { start, end } of statements) {
		const own = tokens.slice(start, Math.min(end, start + 120));
		const imports = /^(import|from|use)$/.test(own[0]?.text ?? "") || own.some(({ text }) => text === "require");
		const module = own.find((token) => token.kind === "string")?.text ?? "";
		if (!imports || language === "javascript" && !/^(\.{1,2}\/|@\/|~\/|src\/|#)/.test(module)) continue;
		const words = own.flatMap(({ kind, text }) => kind === "word" && !keywords.test(text) ? [text] : []);
		if (!words.some((word) => assertionLibrary.test(word))) for (const word of words) names.add(word);
	}
	return names;
}
const keywords = /^(import|from|const|let|var|require|use|as|type|await|self|super)$/;
const assertionLibrary = /^(junit|hamcrest|assertj|testng|truth|kotest|kotlin|nose|unittest|pytest|assertpy|expects|sure|testing|pretty_assertions|googletest|rstest|PHPUnit|Pest)$/;
// src/guard/matcher-words.ts
/** Words of assertions by how much they hold: those that hold a part, and those that hold next to nothing. */
/** Matchers that say only a part, a range or a shape. */
const partial = /^(toMatchObject|toContain\w*|toMatch|\w+Containing|stringMatching|toBe(Greater|Less)Than\w*|toHave(Length|Property)|matche?s?|like|includes?|contains?|start_with|end_with|be_within|assertIn|assert\w*(Contains|RegExp|Regexp|Greater|Less|Count)\w*|assert_(includes|match|operator)|Contains|ElementsMatch|Len|Greater\w*|Less\w*|Regexp|has(Size|Length)|is(Greater|Less)Than\w*|must_(include|match)|satisfy|toBeCloseTo|closeTo|\w*(InDelta|InEpsilon|in_delta|in_epsilon|Almost)\w*|above|below|least|most)$/;
/** Matchers that say only that something is there, or what it is not. */
const weak = /^(toBe(Truthy|Falsy|Defined|InstanceOf|TypeOf)|anything|any|ANY|ok|truthy|exists?|instance_?[oO]f|be_(truthy|present|an?|kind_of|instance_of)|respond_to|assert(True|IsNotNone|NotNull|IsInstance|InstanceOf|NotEmpty|NotEquals?|NotSame)|assert_(not_nil|not_equal|kind_of|instance_of|respond_to|nothing_raised|ne)|refute_\w+|Not(Nil|Empty|Equal|Panics)|NoError|is(NotNull|NotEmpty|NotEqualTo|InstanceOf)|doesNotThrow|doesNotReject|not(Strict|Deep)?Equal|Exception|BaseException|Throwable|toHaveBeenCalled|toBeCalled|assert_called|shouldNotBe|is_(ok|some))$/;
const comparison = /^(==|===|!=|!==|<|>|<=|>=|=~|is|in|eq|eql)$/;
const literalWords = /* @__PURE__ */ new Set([
	"true",
	"false",
	"True",
	"False",
	"null",
	"nil",
	"None",
	"undefined"
]);
// src/guard/tautology.ts
/** `imported`: names from modules that are no assertion library. */
function isTautology(tokens, language, imported) {
	const { text: head } = tokens[0] ?? { text: "" };
	if (language === "ruby" && /^(should|should_not|is_expected|are_expected)$/.test(head)) return false;
	if (head === "if" && /^(false|False)$/.test(tokens[tokens[1]?.text === "(" ? 2 : 1]?.text ?? "")) return true;
	const [joins, value] = head === "if" ? [/^(&&|and)$/, /^(false|False|0)$/] : [/^(\|\||or)$/, /^(true|True|1)$/];
	const always = ({ kind, text }, at) => kind !== "string" && joins.test(text) && value.test(tokens[at + 1]?.text ?? "");
	if (tokens.some(always) || comparesWithItself(tokens) || isWithoutMatcher(tokens)) return true;
	return !tokens.some((_, at) => isSubject(tokens, at, language, imported)) && tokens.length > 1 && tokens.some(isConstant);
}
/** `expect(x)` and nothing behind it: no matcher, nothing is compared. Two values are: by a helper of that name. */
function isWithoutMatcher(tokens) {
	const own = tokens.filter(({ text }) => text !== ";" && text !== "await");
	if (own[0]?.text !== "expect" || !/^[({]$/.test(own[1]?.text ?? "")) return false;
	let depth = 0;
	let comma = -1;
	const end = own.findIndex(({ kind, text }, at) => {
		if (kind === "string") return false;
		if (/^[({[]$/.test(text)) depth++;
		if (text === "," && depth === 1 && comma < 0) comma = at;
		return /^[)}\]]$/.test(text) && --depth === 0;
	});
	const isCompared = comma > 0 && own.slice(comma + 1, end).some(({ kind, text }) => kind !== "string" && text !== ",");
	return end === own.length - 1 && !isCompared;
}
const isConstant = ({ kind, text }) => kind === "number" || kind === "string" || literalWords.has(text);
/** A word that may differ with the code under test: no keyword, constant, matcher or receiver of the assertion itself. */
function isSubject(tokens, at, language, imported) {
	const { kind, text } = tokens[at];
	if (kind !== "word" || literalWords.has(text) || frame.test(text)) return false;
	const before = tokens[at - 1]?.text;
	const next = tokens[at + 1];
	if (/^(t|tt|tc|b)$/.test(text) && /^[.,]$/.test(next?.text ?? "")) return false;
	if (/^[frbu]$/.test(text) && next?.kind === "string") return false;
	if (imported.has(text) && !/^(assert|expect|should|verify)/i.test(text)) return true;
	const isCall = before === "." || /^[(.!]$/.test(next?.text ?? "") || language === "ruby";
	if (librarys.test(text)) return !isCall;
	return before !== "." || !(hungOn.test(text) || partial.test(text) || weak.test(text));
}
const hungOn = /^(to|is|has)[A-Z]|^(not|Equal|True|is|same)$/;
/** Words of assertion libraries. Any other `assertDiscount(100, 90)` is the project's own helper, and calls its code. */
const librarys = /^(be_\w+|expect|should|assert|assert_?(that|true|false|null|nil|not_?null|not_?nil|equals?|eq|ne|not_?equals?|same|is|in|is_?none|instance_?of|empty|includes?|contains\w*|match\w*|greater\w*|less\w*|count\w*|almost_?equals?|raises|throws|in_delta)|refute\w*|must_\w+|wont_\w+|equals?|equal_?to|(deep|strict|deepStrict)Equal|ok|eql?|is)$/i;
const frame = /^(await|return|\$this|if|else|not|and|or|in|self|this|require|to|be|Assertions|static|new|parent|to_not|not_to)$/;
/** `assertEquals(x, x)`, `expect(x).toBe(x)`, `assert_equal x, x`, `assert x == x`. */
function comparesWithItself(tokens) {
	const texts = tokens.map(({ kind, text }) => kind === "string" ? JSON.stringify(text) : text);
	if (texts.includes("new") || texts.some((text) => denies.test(text))) return false;
	if (!texts.some((text) => compares.test(text))) return false;
	const [first, second, third] = operands(texts);
	return first !== void 0 && first === second && third === void 0;
}
const compares = /equal|same|^eq|^is$|^be$|toBe|match|_eq$|^===?$|isA$/i;
const denies = /^(?:not|refute)|^\w*(?:Not[A-Z]|_not_)/;
/** What stands between the outermost brackets, commas and `==`. */
function operands(texts) {
	const bare = /^assert(_\w+)?$/.test(texts[0] ?? "") && !/^[(.!]$/.test(texts[1] ?? "");
	const groups = [[]];
	let depth = bare ? 1 : 0;
	for (const text of bare ? texts.slice(1) : texts) {
		if (/^[)\]}]$/.test(text)) depth--;
		if (depth === 0 || depth === 1 && /^(,|===?)$/.test(text)) groups.push([]);
		else groups.at(-1)?.push(text);
		if (/^[([{]$/.test(text)) depth++;
	}
	return groups.filter((group) => group.length > 0).map((group) => group.join(" "));
}
// src/guard/strength.ts
function strengthOf(tokens, language, imported) {
	const isBranch = tokens[0]?.text === "if";
	if (!isBranch && tokens.slice(0, 4).some(({ text }) => failing.test(text))) return 3;
	if (isTautology(tokens, language, imported)) return 0;
	const words = tokens.filter(({ kind, text }, at) => kind === "word" && !imported.has(text) && isMatcher(tokens, at, language));
	const says = (matcher) => words.some(({ text }) => matcher.test(text));
	const compares = tokens.some(({ kind, text }) => kind !== "string" && comparison.test(text));
	const loose = tokens.some(({ text }, at) => tolerance.test(text) && /^[=:]$/.test(tokens[at + 1]?.text ?? ""));
	if (says(partial) || loose) return 2;
	if (compares || says(equality$2)) return says(weak) || !isBranch && says(/^(not|not_to|to_not)$/) ? 1 : 3;
	const bare = !(tokens.some(({ text }) => text === "!") && tokens.at(-2)?.text === "length") && tokens.some(({ text }, at) => text === "assert" && tokens[at + 1]?.text !== ".");
	return says(weak) || bare ? 1 : 3;
}
/** In JavaScript matchers are called or hang on something; `as any` is a cast. */
function isMatcher(tokens, at, language) {
	if (tokens[at - 1]?.text === "as") return false;
	return language !== "javascript" || tokens[at - 1]?.text === "." || tokens[at + 1]?.text === "(";
}
const failing = /^(fail|panic|Fatalf?|Errorf?|flunk|unreachable)$/;
const equality$2 = /equal|same|^eql?$|EqualTo|^toBe$|calledwith|snapshot/i;
/** One that somebody set; the library's own default counts as exact. */
const tolerance = /^(abs|rel|abs_tol|rel_tol|atol|rtol|places|tolerance|delta|epsilon)$/;
// src/guard/assertions.ts
/**
* Every assertion of the program, in order. `helpers`: functions known to assert, with what they assert; to call one, or to hand
* it to the runner as a test's body, is an assertion too.
*/
function assertionsIn(program, helpers) {
	const found = [];
	let behind = 0;
	for (const [index, token] of program.tokens.entries()) {
		if (index < behind || token.kind !== "word") continue;
		const helper = isUsed(program, index) ? helpers.get(token.text) : void 0;
		if (helper === void 0 && !isAssertionWord(program, index)) continue;
		if (declares(program, index)) continue;
		const assertion = readAssertion(program, index);
		if (assertion === void 0) continue;
		found.push(helper === void 0 ? assertion : asStrongAs(assertion, helper));
		behind = Math.max(assertion.end, index + 1);
	}
	return found;
}
/** Called, or handed on by its name. */
function isUsed({ tokens, language }, index) {
	const next = tokens[index + 1]?.text;
	if (next === "(") return true;
	if (language !== "javascript") return false;
	const before = tokens[index - 1]?.text;
	return (before === "," || before === "(") && (next === "," || next === ")");
}
function asStrongAs(call, helper) {
	const strongest = helper.reduce((best, one) => one.strength > best.strength ? one : best);
	return {
		...call,
		byHelper: true,
		strength: strongest.strength
	};
}
/** `function assertTotal(` names the helper; it asserts nothing there. */
function declares({ tokens, match }, index) {
	const before = tokens[index - 1]?.text ?? "";
	if ([
		"function",
		"def",
		"func",
		"fn",
		"fun",
		"void",
		"class"
	].includes(before)) return true;
	if (before === "{" && tokens[index - 2]?.text === "def") return true;
	const close = match[index + 1] ?? -1;
	return tokens[index + 1]?.text === "(" && close > index && tokens[close + 1]?.text === "{";
}
function readAssertion(program, index) {
	const { tokens, statements, statementAt, language } = program;
	let statement = statements[statementAt[index] ?? -1];
	if (statement === void 0) return void 0;
	let start = index;
	let end = statement.end;
	const owner = isFailWord(program, index) ? conditionAround(program, statement) : void 0;
	if (owner !== void 0) {
		statement = owner;
		start = owner.start;
		end = owner.end;
	} else {
		const around = enclosingBracket(program, index, statement);
		if (around === void 0) start = language === "ruby" || language === "python" ? statement.start : chainStart(program, index, statement);
		else end = around;
	}
	const own = tokens.slice(start, end);
	if (own.length === 0) return void 0;
	const lead = tokens.slice(statement.start, Math.min(start + 2, end)).map((token) => token.text);
	return {
		start,
		end,
		line: tokens[index]?.line ?? 1,
		tokens: own,
		text: own.map((token) => token.kind === "string" ? JSON.stringify(token.text) : token.text).join(" "),
		strength: strengthOf(own, language, importedSubjects(program)),
		guarded: guardsOf(program, statement, index),
		caught: isCaught(program, statement),
		awaited: lead.includes("await") || lead.includes("return") || lead.includes("yield"),
		literals: demanding(own).filter((token) => token.kind === "string" || token.kind === "number" || constants$3.has(token.text)).map((token) => token.text)
	};
}
/** What the assertion compares: in `if got != want { t.Errorf("\u2026") }` the condition, not the message. */
function demanding(own) {
	if (own[0]?.text !== "if") return own;
	let depth = 0;
	for (let at = own.length - 1; at > 0; at--) {
		depth += Number(own[at]?.text === "}") - Number(own[at]?.text === "{");
		if (depth === 0 && own[at]?.text === "{") return own.slice(0, at);
	}
	return own;
}
const constants$3 = /* @__PURE__ */ new Set([
	"true",
	"false",
	"null",
	"nil",
	"None",
	"True",
	"False",
	"undefined"
]);
function conditionAround({ blocks, statements }, statement) {
	const block = blocks[statement.block];
	return block?.kind === "if" ? statements[block.owner] : void 0;
}
/** The close of the bracket around the word inside its own statement, where there is one. */
function enclosingBracket({ parent, match, tokens }, index, statement) {
	const open = parent[index] ?? -1;
	if (open < statement.start || tokens[open]?.text === "{") return void 0;
	const close = match[open] ?? -1;
	return close === -1 ? void 0 : Math.min(close, statement.end);
}
/** From the assertion word back over what it is called on: `await`, `t.assert.`, `this->`, `Assertions.`. */
function chainStart({ tokens }, index, statement) {
	let start = index;
	while (start > statement.start) {
		const before = tokens[start - 1];
		if (before === void 0 || before.text === ";" || before.text === "}" || before.text === "{") break;
		start--;
		if (index - start > 60) break;
	}
	return start;
}
// src/guard/cases.ts
/** Every test and every plain function that asserts (`kind: function`), groups folded into keys and marks. */
function casesOf(program) {
	const found = program.declared;
	const direct = assertionsIn(program, noHelpers);
	const helpers = helpersThatAssert(found, direct);
	const asserting = helpers.size === 0 ? direct : assertionsIn(program, helpers);
	const cases = [];
	const around = [];
	for (const one of found) {
		while (around.length > 0 && (around.at(-1)?.end ?? 0) <= one.start) around.pop();
		const isInner = program.language === "python" && around.some(({ kind }) => kind !== "group");
		if (one.kind !== "function" && !isInner) {
			const groups = around.slice(-deepest$2).filter((outer) => outer.kind === "group");
			const marks = [...one.marks, ...groups.flatMap((group) => group.marks)];
			const key = [...groups.map((group) => group.name), one.name].join(" \u203a ");
			cases.push({
				...one,
				key,
				marks,
				assertions: [],
				statements: 0
			});
		} else if (!around.slice(-deepest$2).some((outer) => outer.kind !== "group")) cases.push({
			...one,
			key: one.name,
			assertions: [],
			statements: 0
		});
		around.push(one);
	}
	fill(program, cases, asserting);
	return cases.filter((one) => one.kind === "case" || one.assertions.length > 0 || one.marks.length > 0);
}
/** Levels of nested groups that are told apart: no suite has as many, a hostile file may. */
const deepest$2 = 24;
const noHelpers = /* @__PURE__ */ new Map();
/** The plain functions with an assertion inside, by name; both lists are sorted by start. */
function helpersThatAssert(found, assertions) {
	const helpers = /* @__PURE__ */ new Map();
	let next = 0;
	for (const { kind, name, start, end } of found) {
		while (next < assertions.length && (assertions[next]?.start ?? 0) < start) next++;
		if (kind !== "function") continue;
		const inside = [];
		for (let at = next; at < next + 50; at++) {
			const assertion = assertions[at];
			if (assertion === void 0 || assertion.start >= end) break;
			inside.push(assertion);
		}
		if (inside.length > 0) helpers.set(name, inside);
	}
	return helpers;
}
/** Gives each assertion and statement to the innermost case around it. Cases come sorted by start, outer before inner. */
function fill(program, cases, assertions) {
	const innermost = ownersOf(cases, program.tokens.length);
	for (const assertion of assertions) cases[innermost[assertion.start] ?? -1]?.assertions.push(assertion);
	for (const statement of program.statements) {
		const owner = cases[innermost[statement.start] ?? -1];
		if (owner === void 0 || statement.start <= owner.start) continue;
		owner.statements++;
		const mark = bodyMark(program, statement);
		if (mark !== void 0 && owner.kind !== "group") owner.marks.push({
			mark,
			line: program.tokens[statement.start]?.line ?? owner.line
		});
	}
}
/** `t.skip()`, `pytest.skip("\u2026")`, `$this->markTestSkipped()`, `skip`: a statement that takes the test out while it runs. */
function bodyMark({ tokens }, { start, end }) {
	for (let at = start; at < Math.min(end, start + 16); at++) {
		const token = tokens[at];
		if (token?.kind === "punct" && !chain.has(token.text)) return void 0;
		if (token?.kind !== "word" || !Object.hasOwn(bodyMarks, token.text)) continue;
		const next = tokens[at + 1];
		const alone = next === void 0 || next.line !== token.line || at + 1 >= end || next.kind === "string" || next.text === "}";
		if (next?.text === "(" || next?.text === "!" || alone && at === start || tokens[start]?.text === "raise") return bodyMarks[token.text];
	}
}
const chain = /* @__PURE__ */ new Set([
	".",
	"->",
	"::",
	"?."
]);
const bodyMarks = {
	skip: "skip",
	Skip: "skip",
	Skipf: "skip",
	SkipNow: "skip",
	skipTest: "skip",
	SkipTest: "skip",
	markTestSkipped: "skip",
	markTestIncomplete: "skip",
	omit: "skip",
	fixme: "skip",
	importorskip: "conditional",
	xfail: "xfail",
	todo: "todo",
	pending: "todo",
	pend: "todo",
	assumeTrue: "conditional",
	assumeFalse: "conditional",
	assumeThat: "conditional",
	assumingThat: "conditional",
	assume: "conditional"
};
/** For each token the index of the innermost case, -1 outside. */
function ownersOf(cases, length) {
	const owners = new Int32Array(length).fill(-1);
	const stack = [];
	let next = 0;
	for (let at = 0; at < length; at++) {
		while (stack.length > 0 && (cases[stack.at(-1) ?? -1]?.end ?? 0) <= at) stack.pop();
		for (; cases[next]?.start === at; next++) stack.push(next);
		owners[at] = stack.at(-1) ?? -1;
	}
	return owners;
}
// src/syntax/brackets.ts
function bracketsOf(tokens) {
	const match = pairs(tokens);
	return {
		match,
		parent: enclosing(match)
	};
}
const openers = {
	"(": ")",
	"[": "]",
	"{": "}"
};
const closers = {
	")": "(",
	"]": "[",
	"}": "{"
};
/** One that is never closed loses its partner and spoils no other: a closer goes back to its own kind. */
function pairs(tokens) {
	const match = new Int32Array(tokens.length).fill(-1);
	const stack = [];
	const open = {
		"(": 0,
		"[": 0,
		"{": 0
	};
	for (const [index, { kind, text }] of tokens.entries()) {
		if (kind !== "punct") continue;
		if (openers[text] !== void 0) {
			stack.push({
				index,
				text
			});
			open[text] = (open[text] ?? 0) + 1;
			continue;
		}
		const opener = closers[text];
		if (opener === void 0 || (open[opener] ?? 0) === 0) continue;
		if (text !== "}" && !hasAbove(stack, opener)) continue;
		for (let top = stack.pop(); top !== void 0; top = stack.pop()) {
			open[top.text] = (open[top.text] ?? 0) - 1;
			if (top.text !== opener) continue;
			match[top.index] = index;
			match[index] = top.index;
			break;
		}
	}
	return match;
}
function enclosing(match) {
	const parent = new Int32Array(match.length).fill(-1);
	const stack = [];
	for (const [index, partner] of match.entries()) {
		if (partner !== -1 && partner < index) while ((stack.at(-1) ?? -1) >= partner) stack.pop();
		parent[index] = stack.at(-1) ?? -1;
		if (partner > index) stack.push(index);
	}
	return parent;
}
/** Whether the opener lies on the stack above the innermost `{`, looking at the few on top. */
function hasAbove(stack, opener) {
	for (let top = stack.length - 1; top >= 0 && top > stack.length - 20; top--) {
		const text = stack[top]?.text;
		if (text === opener) return true;
		if (text === "{") return false;
	}
	return false;
}
// src/syntax/marks.ts
const byWord = new Map([
	...[
		"skip",
		"disabled",
		"ignore",
		"fixme"
	].map((word) => [word, "skip"]),
	...[
		"skipIf",
		"runIf",
		"if"
	].map((word) => [word, "conditional"]),
	...["only", "focus"].map((word) => [word, "only"]),
	...["todo", "pending"].map((word) => [word, "todo"]),
	...[
		"fails",
		"failing",
		"fail"
	].map((word) => [word, "xfail"])
]);
/** `it.skip`, `->skip()`. */
function markOf(word, line = 0) {
	const mark = byWord.get(word);
	return mark && {
		mark,
		line
	};
}
/** Options between the name and the body: `{ skip: true }`, `skip: 'why'`, `:pending`. */
function optionMarks(tokens, from, to) {
	return tokens.slice(from, Math.min(to, from + 600)).flatMap(({ kind, text, line }, at, own) => {
		const mark = kind === "word" ? byWord.get(text) : void 0;
		if (mark === void 0 || mark === "conditional") return [];
		const value = /^(:|=>)$/.test(own[at + 1]?.text ?? "") ? own[at + 2]?.text : void 0;
		return own[at - 1]?.text === ":" && own[at - 2]?.kind !== "word" || value !== void 0 && !/^(false|nil|undefined)$/.test(value) ? [{
			mark,
			line
		}] : [];
	});
}
const attributes = [
	[/^(skip|Skip|ignore|Ignore|Ignored|Disabled)$/, "skip"],
	[/^(xfail|expectedFailure|should_panic)$/, "xfail"],
	[/^(skipif|skipIf|skipUnless|cfg|cfg_attr|requires|Tag)$/, "conditional"],
	[/^Requires(Php|PhpExtension|OperatingSystem)$|^(Disabled|Enabled)(If|On|For)/, "conditional"]
];
/** Of the attributes, decorators and annotations before a declaration's name. */
function attributeMarks(head) {
	return head.flatMap(({ kind, text, line }, at) => {
		if (kind !== "word") return [];
		const [next, value, behind] = [
			head[at + 1]?.text,
			head[at + 2]?.text,
			head[at + 3]?.text
		];
		if (text === "enabled" && next === "=" && value === "false") return [{
			mark: "skip",
			line
		}];
		if (text === "expected" && next === "=") return [{
			mark: "xfail",
			line
		}];
		if (text === "cfg" && value === "test" && behind === ")") return [];
		const mark = attributes.find(([words]) => words.test(text))?.[1];
		const isAttribute = mark !== "conditional" || /^(@|\[|\.|,|\(|::)$/.test(head[at - 1]?.text ?? "");
		return mark !== void 0 && isAttribute ? [{
			mark,
			line
		}] : [];
	});
}
function isTestAttribute(head) {
	return head.some(({ kind, text }, at) => kind === "word" && tests.test(text) && /^(@|\[|\.|::|,)$/.test(head[at - 1]?.text ?? ""));
}
const tests = /^(test|Test|ParameterizedTest|RepeatedTest|TestFactory|Theory|Fact|TestMethod|rstest|test_case|quickcheck|proptest|Property|TestCase)$/;
// src/syntax/declared-calls.ts
const caseWords = /^([xf]?(it|test|specify|example)|scenario|its|property|pit|Run)$/;
const groupWords = /^([xf]?(describe|context)|suite|feature|example_group)$/;
/** What is called between a test's word and the call with its name: `it.each([\u2026])('\u2026')`. */
const parametrised = /^(each|for|skipIf|runIf|if)$/;
/** What may hang on a test's word; of anything else (`test.set('Accept', 'x')`) only what is given a function is a test. */
const chained = /^(each|for|concurrent|sequential|serial|parallel|shuffle|slow|step)$/;
const objects = /^(Deno|QUnit|RSpec|t|tap|b|suite|test|self)$/;
function readCall(call, { shape, indexOf }) {
	const callee = calleeOf(call);
	const chain = callee === null ? void 0 : wordsOf$5(callee);
	if (chain === void 0 || isCallee(call)) return void 0;
	const at = chain.findIndex(({ text }, place) => place < 2 && isWord$1(text, chain[place + 1]?.text));
	const word = chain[at];
	if (word === void 0 || at === 1 && !objects.test(chain[0]?.text ?? "") && word.text !== "Run") return void 0;
	const kind = groupWords.test(word.text) ? "group" : "case";
	const rest = chain.slice(at + 1);
	const given = call.childForFieldName("arguments");
	const body = functionIn(call, given);
	const isForeign = rest.some(({ text }) => !chained.test(text) && markOf(text) === void 0);
	const [first] = given?.namedChildren ?? [];
	if (isForeign && body === void 0 || first === void 0 && body === void 0) return void 0;
	if (word.text === "Run" && body === void 0 && given?.namedChildCount !== 2) return void 0;
	const line = word.startPosition.row + 1;
	const marks = rest.flatMap(({ text, startPosition }) => markOf(text, startPosition.row + 1) ?? []);
	if (/^[xp](it|test|describe|specify|context|example)$/.test(word.text)) marks.push({
		mark: "skip",
		line
	});
	if (/^f(it|test|describe|specify|context|example)$/.test(word.text)) marks.push({
		mark: "only",
		line
	});
	const { whole, hung } = withHung(call);
	const [start, end] = [indexOf(word.startIndex), indexOf(whole.endIndex)];
	const from = body === void 0 ? end : indexOf(body.startIndex);
	if (given !== null) marks.push(...optionMarks(shape.tokens, indexOf(given.startIndex) + 1, Math.min(from, end)));
	marks.push(...hung.flatMap(({ text, startPosition }) => markOf(text, startPosition.row + 1) ?? []));
	if (body === void 0 && kind === "case" && call.type === "call") marks.push({
		mark: "todo",
		line
	});
	return {
		kind,
		name: nameOf$3(first ?? body),
		line,
		start,
		end,
		body: from,
		marks
	};
}
const isWord$1 = (text, next = "") => groupWords.test(text) || caseWords.test(text) && !groupWords.test(next);
function calleeOf(call) {
	return call.childForFieldName("function") ?? call;
}
/** `it.only.each(\u2026)` as its words; undefined: something else is called. */
function wordsOf$5(node, depth = 0) {
	if (depth > 8) return void 0;
	switch (node.type) {
		case "identifier":
		case "name":
		case "constant":
		case "self": return [node];
		case "member_expression":
		case "selector_expression": {
			const object = node.childForFieldName("object") ?? node.childForFieldName("operand");
			const own = node.childForFieldName("property") ?? node.childForFieldName("field");
			const words = object && wordsOf$5(object, depth + 1);
			return words && own ? [...words, own] : void 0;
		}
		case "call": {
			const [receiver, own] = [node.childForFieldName("receiver"), node.childForFieldName("method")];
			const words = receiver === null ? [] : wordsOf$5(receiver, depth + 1);
			return depth === 0 && words && own ? [...words, own] : void 0;
		}
		case "call_expression": {
			const inner = node.childForFieldName("function");
			const words = inner && wordsOf$5(inner, depth + 1);
			return parametrised.test(words?.at(-1)?.text ?? "") ? words ?? void 0 : void 0;
		}
		default: return;
	}
}
function isCallee(call) {
	const { parent } = call;
	return parent?.type === "call_expression" && parent.childForFieldName("function")?.equals(call) === true;
}
const functions$2 = /^(arrow_function|function_expression|generator_function|anonymous_function(_creation_expression)?|func_literal|do_block|block|lambda)$/;
/** The function that is the test's body, handed over as it is or through one more call: `async_(() => {})`. */
function functionIn(call, given) {
	const block = call.childForFieldName("block");
	if (block !== null) return block;
	const inside = (node) => node?.namedChildren.flatMap((one) => one?.type === "argument" ? one.namedChildren : [one]) ?? [];
	const direct = inside(given);
	const through = direct.flatMap((one) => /call/.test(one?.type ?? "") ? inside(one?.childForFieldName("arguments") ?? null) : []);
	return [...direct, ...through].find((one) => one !== null && functions$2.test(one.type)) ?? void 0;
}
/** With what hangs on the call, `->skip()`, and its words. */
function withHung(call) {
	let whole = call;
	const hung = [];
	for (let next = call.parent; next !== null && next.startIndex === call.startIndex; next = next.parent) {
		if (!/^(member_expression|call_expression|member_call_expression|call)$/.test(next.type) || hung.length > 12) break;
		const own = next.childForFieldName("property") ?? next.childForFieldName("name") ?? next.childForFieldName("method");
		if (own !== null) hung.push(own);
		whole = next;
	}
	return {
		whole,
		hung
	};
}
/** A string's content; of what is no string some of its words: RSpec's one-liners say what they are. */
function nameOf$3(node) {
	const text = node?.text.slice(0, 400) ?? "";
	return /^(["'`])([\s\S]*)\1$/.exec(text)?.[2] ?? text.split("\n", 1)[0]?.trim() ?? "";
}
// src/syntax/declared.ts
/** In the order of the file, outer before inner. */
function declaredIn({ tree, query }, shape, outline, path) {
	const found = /* @__PURE__ */ new Map();
	const places = {
		shape,
		indexOf: (at) => indexAt(shape.tokens, at)
	};
	for (const { captures } of query(outline.query).matches(tree.rootNode)) {
		const of = (name) => captures.find((one) => one.name === name)?.node;
		const [call, type, plain] = [
			of("call"),
			of("type"),
			of("function")
		];
		const one = call !== void 0 ? readCall(call, places) : readDeclaration(places, {
			whole: type ?? plain,
			name: of("name"),
			body: of("body")
		}, (name, head) => type !== void 0 ? "group" : isTest(outline, name, head, path) ? "case" : "function");
		const key = `${one?.start} ${one?.kind === "group"}`;
		if (one !== void 0 && !found.has(key)) found.set(key, one);
	}
	return [...found.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
function indexAt(tokens, at) {
	let [low, high] = [0, tokens.length];
	while (low < high) {
		const middle = low + high >> 1;
		if ((tokens[middle]?.at ?? 0) < at) low = middle + 1;
		else high = middle;
	}
	return low;
}
function readDeclaration({ shape: { tokens, statements, statementAt }, indexOf }, { whole, name, body }, kindOf) {
	if (whole === void 0 || name === void 0) return void 0;
	const own = indexOf(whole.startIndex);
	const start = Math.min(own, statements[statementAt[own] ?? -1]?.start ?? own);
	const end = indexOf(Math.max(whole.endIndex, body?.endIndex ?? 0));
	const head = tokens.slice(start, indexOf(name.startIndex));
	const kind = kindOf(name.text, head);
	const marks = kind === "function" ? [] : attributeMarks(head);
	const line = name.startPosition.row + 1;
	if (kind === "group" && head.some(({ text }) => text === "abstract")) marks.push({
		mark: "skip",
		line
	});
	return {
		kind,
		name: name.text,
		line,
		start,
		end,
		body: body === void 0 ? end : indexOf(body.startIndex),
		marks
	};
}
function isTest({ named, files, attributed }, name, head, path) {
	if (attributed === true && isTestAttribute(head)) return true;
	return named?.test(name) === true && (files === void 0 || files.test(path));
}
// src/syntax/plain-tokens.ts
/** C's comments and quotes. What is never closed goes to the end of its line or text, so that no text costs more than one pass. */
function plainTokens(text, line = 1, at = 0) {
	const tokens = [];
	let now = line;
	for (const match of text.matchAll(lexeme)) {
		const { string, word, number, punct } = match.groups ?? {};
		const own = {
			line: now,
			at: at + match.index
		};
		if (string !== void 0) tokens.push({
			kind: "string",
			text: contentOf(string),
			...own
		});
		else if (word !== void 0) tokens.push({
			kind: "word",
			text: word,
			...own
		});
		else if (number !== void 0) tokens.push({
			kind: "number",
			text: number,
			...own
		});
		else if (punct !== void 0) tokens.push({
			kind: "punct",
			text: punct,
			...own
		});
		now += lineBreaks$1(match[0]);
	}
	return tokens;
}
const lexeme = new RegExp([
	String.raw`\s+|//[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/)?`,
	String.raw`(?<string>"""(?:[^"]|"(?!""))*(?:""")?|"(?:\\[^\n]|[^"\\\n])*"?|'(?:\\[^\n]|[^'\\\n])*'?|\x60(?:\\[^]|[^\x60\\])*\x60?)`,
	String.raw`(?<word>[\p{L}_$][\p{L}\p{N}_$]*(?:[?!](?![=~]))?)`,
	String.raw`(?<number>\d(?:\w|\.\d)*)`,
	String.raw`(?<punct>===|!==|\.\.\.|=>|->|::|==|!=|<=|>=|&&|\|\||\?\?|:=|<<|=~|\?\.|[^])`
].join("|"), "gu");
/** Without quotes, hashes and a prefix: `r#"\u2026"#`, `@"\u2026"`, `b'\u2026'`. */
function contentOf(string) {
	const [open = "", hashes = "", quote = ""] = /^[a-zA-Z@$%]{0,3}(#*)("""|'''|["'`])/.exec(string) ?? [];
	const close = quote + hashes;
	const closed = close !== "" && string.length >= open.length + close.length && string.endsWith(close);
	return string.slice(open.length, closed ? -close.length : void 0);
}
function lineBreaks$1(text) {
	let found = 0;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) found++;
	return found;
}
// src/syntax/node-kinds.ts
/** Left out: a commented-out assertion asserts nothing. */
const leftOut$1 = /^(comment|line_comment|block_comment|doc_comment|php_tag|hash_bang_line|text|uninterpreted)$/;
/** One string, whatever is in it. */
const strings$2 = /^(string|template_string|string_literal|raw_string_literal|interpreted_string_literal|char_literal|character_literal|rune_literal|verbatim_string_literal|interpolated_string_expression|raw_string_content|regex|string_array|symbol_array|delimited_symbol|heredoc_beginning|heredoc_body|heredoc|nowdoc|encapsed_string|subshell|system_lib_string|jsx_text|shell_command_expression)$/;
/** Code in a string. */
const interpolations = /^(template_substitution|interpolation)$/;
/** A word of several leaves: `$price`, `'a`. */
const words$2 = /^(variable_name|lifetime|global_variable)$/;
/** Their named children are statements. */
const lists$1 = /^(program|module|source_file|translation_unit|compilation_unit|block|statement_block|compound_statement|body_statement|block_body|class_body|interface_body|enum_body|enum_body_declarations|constructor_body|declaration_list|field_declaration_list|switch_body|switch_case|switch_default|switch_block|switch_block_statement_group|match_block|case_statement|default_statement|expression_case|default_case|type_case|communication_case|switch_section|then|else|do|ensure|begin|begin_block|accessor_list|statement_list)$/;
/** And these, by the field they stand in, are none. */
const parts = /^(value|pattern|condition|name|superclass|parameters|consequence|alternative|type|communication|label|exceptions|variable)$/;
/** A `{` stands in these for a block, though the grammar gives the block no node. */
const braced = /^(expression_switch_statement|type_switch_statement|select_statement)$/;
/** Ruby's: they go from their first word to `end`. */
const ended = /^(method|singleton_method|class|singleton_class|module|do_block|begin|if|unless|while|until|for|case|case_match|do)$/;
function blockKind(own, around) {
	if (own === "block" && /^(call|lambda|super)$/.test(around)) return "function";
	return kinds.find(([types]) => types.test(own))?.[1] ?? kinds.find(([types]) => types.test(around))?.[1] ?? "other";
}
const kinds = [
	[/^(if|elif|elsif|else|unless|case|when|switch|match|select|expression_switch|type_switch|guard)(_|$)/, "if"],
	[/^(for|foreach|while|until|loop|do_statement|do$|enhanced_for)/, "loop"],
	[/^(try|begin)(_|$)/, "try"],
	[/^(catch|except|rescue)(_|$)/, "catch"],
	[/^(finally|ensure|with)(_|$)/, "other"],
	[/^(class|struct|impl|trait|interface|enum|mod|module|namespace|object|union|record|singleton_class)(_|$)/, "type"],
	[/function|method|lambda|closure|arrow|constructor|func_literal|do_block|accessor/, "function"]
];
// src/syntax/shape.ts
/** Deeper is not read: nobody nests so by hand, and each level is one of the stack. */
const deepest$1 = 1500;
function shapeIn(tree, text, until) {
	const tokens = [];
	const statements = [];
	const blocks = [];
	const owners = [];
	const cursor = tree.walk();
	let [statement, block] = [-1, -1];
	/** Where attributes began that stand before what they belong to. */
	let attributes = -1;
	try {
		if (!visit("", false, 0)) return threadMs() > until ? "it took too long" : "nested too deeply";
	} finally {
		cursor.delete();
	}
	return {
		tokens,
		...bracketsOf(tokens),
		statements,
		blocks,
		statementAt: Int32Array.from(owners)
	};
	function visit(around, inList, depth) {
		const { nodeType: type, nodeIsNamed: isNamed, startIndex: from, endIndex: to } = cursor;
		if (from === to || isNamed && leftOut$1.test(type)) return true;
		if (depth > deepest$1 || tokens.length % 1024 === 0 && threadMs() > until) return false;
		if (isNamed && strings$2.test(type)) return string(around, depth);
		if (isNamed && words$2.test(type)) return push("word", text.slice(from, to), from);
		const outer = {
			statement,
			block
		};
		if (inList && isNamed && type === "attribute_item") attributes = attributes === -1 ? tokens.length : attributes;
		else if (inList && isNamed && !lists$1.test(type)) begin();
		const indented = type === "block" && isNamed && text[from] !== "{";
		if (indented) open(type, around, from);
		const isRead = cursor.gotoFirstChild() ? children(type, around, depth) : leaf(from, to);
		if (indented) close(to);
		if (statement !== outer.statement) end(outer.statement);
		block = outer.block;
		return isRead;
	}
	function children(type, around, depth) {
		const isList = depth === 0 || lists$1.test(type) || ended.test(type);
		const known = block;
		let isFirst = true;
		do {
			const own = cursor.nodeType;
			const isOpening = own === "{" && (lists$1.test(type) || braced.test(type));
			if (isOpening) open(type, around, cursor.startIndex);
			else if (own === "}" && block !== known) close(cursor.startIndex);
			else if (own === "end" && block !== known) close(cursor.startIndex);
			else if (!visit(type, isList && !parts.test(cursor.currentFieldName ?? ""), depth + 1)) return false;
			if (isFirst && ended.test(type) && !isOpening && endsInEnd()) open(type, around, cursor.endIndex);
			isFirst = false;
		} while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return true;
	}
	function endsInEnd() {
		return cursor.currentNode.parent?.lastChild?.type === "end";
	}
	/** In a string with code in it the pieces between are strings of their own. */
	function string(around, depth) {
		const { startIndex: from, endIndex: to } = cursor;
		const flags = cursor.nodeType === "regex" ? /(?<=.\/)[a-z]+$/.exec(text.slice(from, to))?.[0] ?? "" : "";
		if (!holdsCode()) {
			push("string", contentOf(text.slice(from, to - flags.length)), from);
			return flags === "" || push("word", flags, to - flags.length);
		}
		let at = from;
		cursor.gotoFirstChild();
		do {
			if (!interpolations.test(cursor.nodeType)) continue;
			push("string", text.slice(at === from ? at + 1 : at, cursor.startIndex), at);
			at = cursor.endIndex;
			if (!code(around, depth + 1)) return false;
		} while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return push("string", text.slice(at, to - 1), at);
	}
	function holdsCode() {
		if (!cursor.gotoFirstChild()) return false;
		let found = false;
		do
			found ||= interpolations.test(cursor.nodeType);
		while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return found;
	}
	/** Without the signs around it. */
	function code(around, depth) {
		if (!cursor.gotoFirstChild()) return true;
		do
			if (cursor.nodeIsNamed && !visit(around, false, depth + 1)) return false;
		while (cursor.gotoNextSibling());
		cursor.gotoParent();
		return true;
	}
	function leaf(from, to) {
		const own = text.slice(from, to);
		if (/^[\p{L}_$][\p{L}\p{N}_$]*[?!]?$/u.test(own)) return push("word", own, from);
		if (/^\.?\d[^\s]*$/.test(own)) return push("number", own, from);
		if (/^[^\s\w"'`]{1,3}$/.test(own) && !/^[#@:$]/.test(own)) return push("punct", own, from);
		for (const token of plainTokens(own, cursor.startPosition.row + 1, from)) add(token);
		return true;
	}
	function push(kind, words, at) {
		add({
			kind,
			text: words,
			line: cursor.startPosition.row + 1,
			at
		});
		return true;
	}
	function add(token) {
		tokens.push(token);
		owners.push(statement);
	}
	function begin() {
		const start = attributes === -1 ? tokens.length : attributes;
		attributes = -1;
		statement = statements.push({
			start,
			end: tokens.length,
			block
		}) - 1;
		for (let at = start; at < tokens.length; at++) owners[at] = statement;
	}
	function end(outer) {
		const own = statements[statement];
		if (own !== void 0) own.end = tokens.at(-1)?.text === ";" ? tokens.length - 1 : tokens.length;
		statement = outer;
	}
	function open(type, around, at) {
		const kind = blockKind(type, around);
		block = blocks.push({
			kind,
			open: tokens.length,
			close: tokens.length,
			owner: statement,
			parent: block
		}) - 1;
		push("punct", "{", at);
	}
	function close(at) {
		const own = blocks[block];
		if (own !== void 0) own.close = tokens.length;
		block = own?.parent ?? -1;
		push("punct", "}", at);
	}
}
// src/syntax/program.ts
/** A file as it is compared: its shape, and the tests that it declares. */
/** Only tokens where the language has no grammar here; a reason where the text cannot be read in `ms`. */
async function outlineOf(path, text, ms) {
	const language = languageOf(path);
	if (language === void 0) {
		const tokens = plainTokens(text);
		const statementAt = new Int32Array(tokens.length).fill(-1);
		return {
			tokens,
			...bracketsOf(tokens),
			statements: [],
			blocks: [],
			statementAt,
			declared: []
		};
	}
	if (text.length > mostChars$2) return `larger than ${mostChars$2 >> 10} KiB`;
	const until = threadMs() + ms;
	const parsed = await parseText(text, language.grammar, ms);
	if (typeof parsed === "string") return parsed;
	try {
		const shape = shapeIn(parsed.tree, text, until);
		return typeof shape === "string" ? shape : {
			...shape,
			declared: declaredIn(parsed, shape, language.outline, path)
		};
	} finally {
		parsed.tree.delete();
	}
}
/** Some texts cost a parser minutes for a MiB, whatever it is told. */
const mostChars$2 = 1 << 18;
/** What is no test file has other endings. */
const likewise = [
	[/(^|\/)(rakefile|gemfile|\.simplecov)$|\.(rake|gemspec)$/i, "a.rb"],
	[/\.pyi$/i, "a.py"],
	[/\.phpt$/i, "a.php"]
];
function languageOf(path) {
	const alike = likewise.find(([names]) => names.test(path))?.[1];
	const language = testLanguageOf(alike ?? path);
	return language !== void 0 && "grammar" in language ? language : void 0;
}
// src/guard/program.ts
/** A file as the rules read it: its language and its shape. */
const mostMs$1 = 2e3;
/** undefined: no code, or a shell script. */
async function readProgram(path, text, budget) {
	const language = languageOf$1(path);
	if (language === void 0 || language === "shell") return void 0;
	const begun = threadMs();
	const outlined = budget.ms > 0 ? await outlineOf(path, text, Math.min(mostMs$1, budget.ms)) : "no time is left";
	budget.ms -= threadMs() - begun;
	return typeof outlined === "string" ? {
		why: outlined,
		spent: budget.ms <= 0
	} : {
		language,
		...outlined
	};
}
// src/guard/changed-file.ts
async function changedFile(change, kind, { base, tree }, budget) {
	const { path, status, from = path } = change;
	const before = base === void 0 ? void 0 : await side(from, base, kind, budget);
	const hidden = kind === "test" && status === "renamed" && !isTestPath(path);
	const after = tree === void 0 ? void 0 : await side(path, tree, hidden ? "source" : kind, budget);
	const { why, spent = false } = after?.unreadable ?? {};
	const unread = !spent && before !== void 0 && before.cases.length > 0 ? why : void 0;
	const isCompared = before?.unreadable === void 0 && after?.unreadable === void 0;
	const comparable = (one) => one === void 0 || isCompared ? one : {
		...one,
		cases: []
	};
	return {
		path,
		status,
		kind,
		language: languageOf$1(path),
		base: comparable(before),
		tree: comparable(after),
		...unread === void 0 ? {} : { unread },
		newLines: linesOnlyIn(after?.lines ?? [], before?.lines ?? [])
	};
}
async function side(path, text, kind, budget) {
	const lines = text.split("\n");
	const program = await readProgram(path, text, budget);
	if (program === void 0) return {
		path,
		text,
		lines,
		cases: []
	};
	if ("why" in program) return {
		path,
		text,
		lines,
		unreadable: program,
		cases: []
	};
	return {
		path,
		text,
		lines,
		program,
		cases: kind === "test" || kind === "test-config" || program.language === "rust" ? casesOf(program) : []
	};
}
/** Line numbers whose text stands in `lines` more often than in `others`; indentation does not count. */
function linesOnlyIn(lines, others) {
	const left = /* @__PURE__ */ new Map();
	for (const line of others) left.set(line.trim(), (left.get(line.trim()) ?? 0) + 1);
	const found = /* @__PURE__ */ new Set();
	for (const [index, line] of lines.entries()) {
		const text = line.trim();
		const count = left.get(text) ?? 0;
		if (count > 0) left.set(text, count - 1);
		else if (text !== "") found.add(index + 1);
	}
	return found;
}
function finding(severity, rule, path, line, message) {
	return line === void 0 ? {
		severity,
		rule,
		path,
		message
	} : {
		severity,
		rule,
		path,
		line,
		message
	};
}
// src/guard/detection.ts
/** Code that asks whether it is being tested. */
/** Variables that only runners set. */
const setByRunners = /(?<!\w)(JEST_WORKER_ID|VITEST|VITEST_WORKER_ID|VITEST_POOL_ID|PYTEST_CURRENT_TEST|NODE_TEST_CONTEXT|PYTEST_VERSION|PHPUNIT_COMPOSER_INSTALL|__PHPUNIT_PHAR__|MOCHA_COLORS|BATS_\w+|HARNESS_(ACTIVE|VERSION|IS_VERBOSE)|RUST_TEST_\w+|NEXTEST\w*|GTEST_\w+|CTEST_\w+|BUN_TEST|DENO_TEST)(?!\w)/;
const asks = {
	rule: "detects-tests",
	message: "the code asks whether it is being tested"
};
/** Code that behaves differently under a test runner. */
function detection({ tokens, language }, index, file) {
	if (file.kind !== "source") return void 0;
	const token = tokens[index];
	const { text: word, kind } = token;
	if (readsTests(token, file, tokens[index - 1]?.text) || readsFixtures(tokens, index, file)) return {
		rule: "reads-tests",
		message: `the code names a test file (${word})`
	};
	if (setByRunners.test(word)) return asks;
	const own = asking[language]?.[kind === "string" ? "string" : "code"];
	const from = tokens.slice(index, index + 6).map(({ text }) => text);
	if (own?.test(from.join(" ")) || isBuiltForTests(tokens, index, from)) return asks;
	if (/^(NODE_ENV|RAILS_ENV|APP_ENV)$/.test(word)) return environment(tokens, index);
	return (kind === "word" && stack.test(word) ? tokens.slice(Math.max(0, index - 12), index + 25) : []).some((one) => one.kind === "string" && /test|spec|junit/i.test(one.text)) ? asks : void 0;
}
/** `#[cfg(test)]` before a statement of Rust: an item of their own begins otherwise, and a statement runs in no other build. */
function isBuiltForTests(tokens, index, from) {
	if (tokens[index - 1]?.text !== "]") return false;
	if (tokens.slice(Math.max(0, index - 7), index).map(({ text }) => text).join("") !== "#[cfg(test)]") return false;
	return /^(?:let|if|return|for|while|loop|match)$/.test(from[0] ?? "") || /^(?:\.|[-+*/]?=)$/.test(from[1] ?? "");
}
/** Of each language, by the words from here on. */
const asking = {
	python: { string: /^(pytest|unittest|_pytest) in\b/ },
	go: {
		string: /^test\./,
		code: /^testing \. Testing\b/
	},
	rust: { code: /^cfg (! \( test|\( not \( test)\b/ },
	ruby: { code: /^(const_)?defined\? (\( )?(RSpec|Minitest|Test)\b/ },
	php: { code: /^class_exists \( .*PHPUnit/ }
};
const stack = /^(stack|StackWalker|getStackTrace|debug_backtrace|caller|Callers?|extract_stack|_getframe)$/;
const aside = /(^|\/)(bench\w*|examples?|scripts?|demo|docs?|tools?)\//;
/** A string in code that names a test file: answers can be read out of it. */
function readsTests(token, file, before = "") {
	if (token.kind !== "string" || /config|eslint|jest|vitest|karma|rake|gulp|grunt|webpack|rollup/i.test(file.path)) return false;
	const { text } = token;
	const isAside = aside.test(file.path);
	if (/^\.\.?\/.*\w$/.test(text) && !isAside && isTestPath(join$1(dirname$1(file.path), text))) return true;
	return !(isAside && before === "from") && text.length < 200 && /^[\w@./-]+\.(test|spec)\.[cm]?[jt]sx?$|^[\w./-]*test_\w+\.py$|^[\w./-]*_(test|spec)\.(py|go|rb)$|^[\w./-]*Test\.(php|java|kt)$/.test(text);
}
/** A folder of what the tests are given, in code that reads files. */
function readsFixtures(tokens, index, { path, tree }) {
	const { kind, text } = tokens[index];
	if (kind !== "string" || aside.test(path) || !reads.test(tree?.text ?? "")) return false;
	const [join, next] = [tokens[index + 1]?.text ?? "", tokens[index + 2]];
	const joined = /^(?:tests?|specs?|__tests__)$/.test(text) && /^[,/]$/.test(join) && next?.kind === "string";
	return given$2.test(joined ? `${text}/${next.text}` : text);
}
const given$2 = /^(?:\.\/)?(?:tests?|specs?|__tests__|t)\/(?:[\w-]+\/)*(?:(?:fixtures?|data|golden|expected|snapshots?|cases|resources)\b|[\w-]+\.(?:json|ya?ml|csv|txt|golden|snap)$)/;
const reads = /\b(?:readFile(?:Sync)?|createReadStream|open|read_text|read_bytes|File\.(?:read|open)|IO\.read|fopen|file_get_contents|ReadFile|read_to_string|Files\.(?:read|newBufferedReader)\w*|ifstream)\b/;
/** `NODE_ENV === 'test'` is common; with an answer behind it, it is a cheat. */
function environment(tokens, index) {
	if (!tokens.slice(index, index + 5).some((token) => token.kind === "string" && token.text === "test")) return void 0;
	for (let at = index; at < index + 12; at++) {
		const value = tokens[at + 1];
		if (tokens[at]?.text !== "return" && tokens[at]?.text !== "?") continue;
		if (value !== void 0 && value.text !== ";" && value.text !== "}" && value.line === tokens[at]?.line) return asks;
	}
	return {
		rule: "detects-tests",
		message: "the code asks for the test environment",
		severity: "review"
	};
}
// src/guard/exits.ts
const exit = (message) => ({
	rule: "early-exit",
	message
});
/** Calls that end the process whatever the tests say. */
function exits({ tokens, language }, index, file) {
	const { text: word, kind } = tokens[index];
	if (kind !== "word" && kind !== "string" || !/^(_?exit!?|Exit|reallyExit|abort|halt|quit|die|exitProcess|SystemExit|exitCode)$/.test(word)) return void 0;
	const [object = "", before = ""] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
	const [next = "", behind] = [tokens[index + 1]?.text, tokens[index + 2]];
	if (word === "exitCode") return object === "process" && next === "=" && isZero(behind) ? exit("the exit code of the process is set to 0") : void 0;
	const receiver = /^(\.|::|\[)$/.test(before) ? object : "";
	const called = next === "(" || next === "]" && behind?.text === "(" || next === "?.";
	if (language === "ruby" && word === "exit!" || called && hardExits.test(`${receiver}.${word}`)) return exit(`${word} ends the process before the tests can fail`);
	if (!isExit(language, word, receiver, before, called)) return void 0;
	const argument = argumentOf(tokens, index);
	if (argument !== void 0 && !isZero(argument) && argument.text !== "true") return void 0;
	if (file.kind === "source" && isProgram$2(file)) return void 0;
	const line = file.tree?.lines[tokens[index].line - 1] ?? "";
	return language === "python" && file.kind === "source" && /^\s/.test(line) ? void 0 : exit(`${word} ends the process with success`);
}
const hardExits = /^(process\.(reallyExit|abort)|os\.(_exit|abort)|\w*\._exit|(Runtime|\))\.halt)$/;
function isExit(language, word, receiver, before, called) {
	if (receiver !== "") return called && /^((process|sys|System|Process|Kernel|Deno|pytest|Bun)\.exit|(os|syscall)\.Exit)$/.test(`${receiver}.${word}`);
	if (/^(->|function|def|:|\{)$/.test(before)) return false;
	if (language === "php") return /^(exit|die)$/.test(word);
	if (language === "python") return called && (/^(exit|quit)$/.test(word) || word === "SystemExit" && before === "raise");
	if (language === "ruby") return /^(exit|abort)$/.test(word);
	return language === "kotlin" && word === "exitProcess" && called;
}
/** The first argument, undefined where there is none. */
function argumentOf(tokens, index) {
	const open = [index + 1, index + 2].find((at) => tokens[at]?.text === "(");
	const first = tokens[open === void 0 ? index + 1 : open + 1];
	if (open === void 0) return first?.line === tokens[index]?.line && first?.kind === "number" ? first : void 0;
	return first?.text === ")" ? void 0 : first;
}
function isZero(token) {
	return /^(0|EXIT_SUCCESS|SUCCESS)$/.test(token?.text ?? "");
}
/** A file that is a program of its own: it may end itself. */
function isProgram$2({ path, base, tree }) {
	if (tree?.text.startsWith("#!")) return true;
	if (/(^|\/)(bin|cli|cmd|scripts?|tools|commands|examples?)\//.test(path)) return true;
	if (/(^|\/)(([\w.]+[-_])?(bin|cli)|main|__main__|Main)\.\w+$/.test(path)) return true;
	return /(^|\/)(index|server|app|manage|Program|run|start)\.\w+$/.test(path) && /main|argv|listen|args/i.test(base?.text ?? "");
}
// src/guard/patches.ts
/** Assertion libraries, runners and built-ins that are written to. */
function patches({ tokens, language }, index, file) {
	const { text: word, kind } = tokens[index];
	if (kind !== "word") return void 0;
	const [owner = "", before = ""] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
	const [next = "", third = ""] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
	const patched = {
		rule: "runner-patched",
		message: `${word} of the test runner or the assertion library is replaced`
	};
	if (/^__\w{1,6}san_default_options$/.test(word)) return {
		...patched,
		message: `${word} sets how a sanitizer ends`
	};
	if (/^_*(?:no|disable)_sanitize\w*$/.test(word)) return {
		rule: "check-switched-off",
		message: `${word} switches a sanitizer off for this code`
	};
	if (language === "php" && word === "namespace" && file.kind === "source") {
		const behind = tokens.slice(index + 1, index + 12);
		const end = behind.findIndex(({ text }) => /^[;{]$/.test(text));
		return behind.slice(0, Math.max(end, 0)).some(({ text }) => /^(Tests?|Specs?)$/.test(text)) ? {
			...patched,
			message: "what tests call by name is defined in their namespace"
		} : void 0;
	}
	if (language === "javascript" && defines(tokens, index) && !isOwn$1(tokens, index, file)) return patched;
	if (language === "ruby" && word === "def" && isCoreEquality(file.tree?.lines ?? [], tokens[index]?.line ?? 0)) return {
		...patched,
		message: "how a core class compares is replaced"
	};
	if (language === "ruby" && before === "{" && owner === "def") return /^(assert|refute)(_equal|_nil|_same|_includes|_match|_raises)?$/.test(word) ? patched : void 0;
	if (before === "." && next === "=" && third !== "=") {
		const global = runner.test(word) && /^(globalThis|global|window|self|builtins)$/.test(owner);
		const own = /^(sys|builtins)$/.test(owner) && /^(exit|modules|__import__)$/.test(word);
		return library.test(owner) || global || own ? patched : void 0;
	}
	return /^(defineProperty|assign|setattr|spyOn|stub|replace|define_method|class_eval|alias_method)$/.test(word) && next === "(" && (runner.test(third) || library.test(third)) ? patched : void 0;
}
const runner = /^(assert|expect|it|test|describe)$/;
const library = /^(assert|expect|chai|TestCase|unittest|pytest|Assert|Minitest|RSpec|testing|PHPUnit)$/;
/** `def ==(other)` in `class String`: what tests compare with is no longer the language's. */
function isCoreEquality(lines, line) {
	const [, indent] = /^(\s*)def (?:===?|eql\?|equal\?|<=>|=~|!=)(?!\w)/.exec(lines[line - 1] ?? "") ?? [];
	if (indent === void 0) return false;
	const owner = lines.slice(0, line - 1).findLast((one) => /^\s*(?:class|module) /.test(one) && /^\s*/.exec(one)?.[0] !== indent);
	return /^\s*class (?:String|Array|Hash|Integer|Float|Numeric|Symbol|Object|BasicObject|NilClass|Range|Struct|Time)\b(?! *<)/.test(owner ?? "");
}
/** `const assert = { equal() {} }`, `function expect(\u2026)`. */
function defines(tokens, index) {
	const [next = "", third = ""] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
	if (!runner.test(tokens[index]?.text ?? "")) return false;
	if (!/^(const|let|var|function|class)$/.test(tokens[index - 1]?.text ?? "")) return false;
	return next === "(" || next === "=" && /^([{(]|function|async|new)$/.test(third);
}
/** Production may export a `describe` of its own and name an iterator `it`; a helper may have one more inner function like the base's. */
function isOwn$1(tokens, index, { path, base, tree }) {
	const { text: word, line } = tokens[index];
	const [owner, before] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
	const text = tree?.lines[line - 1] ?? "";
	if (before === "function" && /^\s/.test(text) && base?.lines.includes(text) === true) return true;
	if (before === "const" && owner === "as") return true;
	return (word === "describe" && owner === "export" || word === "it" && tokens[index + 2]?.text === "new") && roleOf(path, { command: "" }) === "production";
}
/** `__eq__` and its kin that say yes to everything. */
function equalToAll({ tokens }, index, { base, kind: of }) {
	const { text: word, kind } = tokens[index];
	if (kind !== "word" && word !== "==") return void 0;
	const before = tokens[index - 1]?.text ?? "";
	if (!(word === "__eq__" && before === "def" || /^(==|===|eql\?)$/.test(word) && before === "{" && tokens[index - 2]?.text === "def" || /^(equals|eq|asymmetricMatch)$/.test(word) && tokens[index + 1]?.text === "(" && (word === "asymmetricMatch" || /^(boolean|Boolean|fun|bool|fn|function|public)$/.test(before)))) return void 0;
	const body = tokens.slice(index + 1, index + 22);
	const says = body.findIndex(({ text }, at) => /^(if|for)$/.test(text) || /^(return|[}{)=;]|end|=>)$/.test(body[at - 1]?.text ?? " ") && isWord(body[at]));
	if (!/^(true|True)$/.test(body[says]?.text ?? "")) return void 0;
	return {
		rule: "equal-to-all",
		severity: of === "test" && base === void 0 ? "review" : "weakens",
		message: "an object that is equal to everything"
	};
}
const isWord = (token) => token?.kind === "word" && !/^(return|end)$/.test(token.text);
// src/guard/bent-process.ts
/** Findings on new lines of one file: code, tests and what they are set up with. */
function bentProcess(file) {
	const program = file.tree?.program;
	if (program === void 0) return [];
	const findings = [];
	const seen = /* @__PURE__ */ new Set();
	for (const [index, token] of program.tokens.entries()) {
		if (token.kind === "number" || !file.newLines.has(token.line)) continue;
		for (const rule of rules) {
			const found = rule(program, index, file);
			if (found === void 0 || seen.has(`${found.rule}:${token.line}`)) continue;
			seen.add(`${found.rule}:${token.line}`);
			findings.push(finding(found.severity ?? "weakens", found.rule, file.path, token.line, found.message));
		}
	}
	return findings;
}
const rules = [
	exits,
	patches,
	detection,
	equalToAll
];
// src/guard/compare-assertions.ts
/** Findings about one test that both sides have, and the assertions that no other became. */
function compareAssertions(base, tree, path) {
	const { pairs, removed } = pair(base.assertions, tree.assertions);
	return {
		findings: pairs.flatMap(([before, after]) => {
			const [rule, message] = weaker(before, after) ?? [];
			const severity = base.kind === "case" || /tautology|swallowed/.test(rule ?? "") ? "weakens" : "review";
			if (rule !== void 0) return [finding(severity, rule, path, after.line, `${message} in \u201c${base.name}\u201d`)];
			if (!otherLiterals(before, after)) return [];
			const changed = `an expectation changed in \u201c${base.name}\u201d (${short$1(before)} \u2192 ${short$1(after)})`;
			return [finding("review", "expectation-changed", path, after.line, changed)];
		}),
		removed: removed.filter(({ strength }) => strength > 0)
	};
}
function short$1({ text }) {
	const plain = text.replaceAll(/ ([.(),;]) ?/g, "$1").replace(/, */g, ", ");
	return plain.length > 90 ? `${plain.slice(0, 89)}\u2026` : plain;
}
/** Pairs equal assertions first, then those about the same thing, then by order where as many are left on both sides. */
function pair(base, tree) {
	const pairs = [];
	const free = new Set(tree);
	let unpaired = base;
	for (const keyOf of [
		(one) => `${one.guarded.join()} ${one.text}`,
		({ text }) => text,
		(one) => aboutWords(one).join(" ")
	]) {
		const byKey = Map.groupBy(free, keyOf);
		unpaired = unpaired.filter((before) => {
			const after = byKey.get(keyOf(before))?.shift();
			if (after === void 0) return true;
			pairs.push([before, after]);
			free.delete(after);
			return false;
		});
	}
	const added = [...free];
	if (added.length < unpaired.length) return {
		pairs,
		removed: unpaired
	};
	for (const [index, before] of unpaired.entries()) {
		const after = added[index];
		if (after !== void 0 && mayBecome(before, after)) pairs.push([before, after]);
	}
	return {
		pairs,
		removed: []
	};
}
/** One about the same, or what takes all force from any. */
function mayBecome(before, after) {
	const lets = after.strength === 0 || after.guarded.length > 0 || before.awaited && !after.awaited;
	const about = new Set(aboutWords(after));
	return lets || aboutWords(before).some((word) => about.has(word));
}
/** What an assertion is about: its words without literals, matchers and the assertion's own. */
function aboutWords({ tokens }) {
	return tokens.flatMap(({ kind, text }) => kind === "word" && !matcher.test(text) ? [text] : []);
}
const matcher = /^(_|Errorf?|Fatalf?|expect|assert|String|toString|await|return|not|to|be|is|have|should|in|if|or|and|resolves|rejects|self|this|t|\$this|static|Assertions|require|eq|eql|equal|equals|ok|same|match|true|false|True|False|None|null|nil|undefined|contain|include|not_to|to_not|deep|a|an|any|anything|pytest|approx|abs|rel)$|^(assert|refute|must_|wont_|to[A-Z]|is[A-Z]|has[A-Z]|be_|should|Equal|True|NotNil|Len|strictEqual|deepStrictEqual|deepEqual|notEqual|instanceOf)/;
function weaker(before, after) {
	const guard = after.guarded.find((one) => !before.guarded.includes(one));
	if (guard !== void 0) return [`assertion-${guard}`, guardWords[guard]];
	if (after.strength === 0 && before.strength > 0) return ["assertion-tautology", "an assertion that always holds"];
	if (after.strength < before.strength && !after.byHelper) return ["assertion-weakened", `an assertion demands less than before (${short$1(before)})`];
	if (before.awaited && !after.awaited && after.tokens.some(({ text }) => needsAwait.test(text))) return ["assertion-not-awaited", "an assertion is no longer awaited"];
}
const guardWords = {
	conditional: "an assertion runs only under a condition",
	swallowed: "the failure of an assertion is caught and swallowed"
};
const needsAwait = /^(resolves|rejects|eventually|throwsAsync|notThrowsAsync|toPass)$/;
/** The same assertion with other constants. */
function otherLiterals(before, after) {
	if (before.text === after.text || before.tokens.length !== after.tokens.length) return false;
	return before.tokens.every((token, index) => {
		const other = after.tokens[index];
		return token.kind === "string" || token.kind === "number" || /^(true|false|True|False|null|nil|None)$/.test(token.text) ? other?.kind === token.kind : other?.text === token.text;
	});
}
// src/guard/doubles.ts
/** The double, as `x.sum`, where every assertion of the test calls one; `tokens`: the whole test. */
function assertedDouble(tokens, assertions) {
	const all = joined(tokens);
	const made = new Set([...all.matchAll(making)].map(({ groups }) => `${groups?.object} ${groups?.of}`));
	const doubles = ways.flatMap((way) => [...all.matchAll(way)]).map(({ groups }) => ({
		on: groups?.on ?? "",
		name: groups?.name ?? ""
	}));
	const called = assertions.map((one) => joined(one.tokens)).filter((text) => !ofCalls.test(text)).map((text) => doubles.find((one) => isCalled(text, one, made)));
	const [first] = called;
	if (first === void 0 || called.includes(void 0)) return void 0;
	return `${first.on}.${first.name}`.replaceAll(" ", "");
}
/** What a class has its objects have: those that the test makes of it, and one that has its name. */
function isCalled(text, { on, name }, made) {
	if (text.includes(`${on} . ${name} (`)) return true;
	if (!/^[A-Z]\w*$/.test(on)) return false;
	return text.matchAll(new RegExp(`(?<object>[\\w$]+) \\. ${name} \\(`, "g")).map(({ groups }) => groups?.object ?? "").some((object) => made.has(`${object} ${on}`) || plainName$1(object) === plainName$1(on));
}
const plainName$1 = (text) => text.replaceAll(/[_$]/g, "").toLowerCase();
const making = /(?<object>[\w$]+) = (?:new )?(?<of>[A-Z]\w*) (?:\. new\b|\()/g;
/** How often a double was called says nothing of what it stands for. */
const ofCalls = /\b(?:assert_(?:not_)?(?:called|any_call|has_calls)\w*|toHaveBeenCalled\w*|callCount|have_received)\b/;
/** Strings stand without their quotes, members behind a dot in every language. */
const joined = (tokens) => tokens.map(({ text }) => /^(?:->|\?\.)$/.test(text) ? "." : text).join(" ").replaceAll("$ ", "$");
const member = String.raw`(?<on>[\w$]+(?: \. [\w$]+)*) , (?<name>\w+)`;
/** Doubles that give something; without that a spy hands on to the real thing. */
const ways = [
	new RegExp(String.raw`\b(?:mock \. method|patch \. object|setattr) \( ${member} ,`, "g"),
	new RegExp(String.raw`\b(?:spyOn|stub|replace) \( ${member} (?:,|\) \. (?:mock(?:Return|Resolved|Rejected|Implementation)\w*|returns|resolves) \()`, "g"),
	/(?<!\. )\b(?<on>\w+(?: \. \w+)*) \. (?<name>\w+) = (?:\w+ \. )?(?:Magic|Async)?Mock \( (?:return_value|side_effect)/g,
	/\ballow \( (?<on>\w+) \) \. to receive \( : ?(?<name>\w+) \)(?: \. with \([^()]*\))? \. and_return/g,
	/(?<on>\$\w+) \. (?:expects \( [^;]{0,80}? \) \. )?method \( (?<name>\w+) \)[^;]{0,300}? \. will/g,
	/\b(?:when|given) \( (?<on>\w+(?: \. \w+)*) \. (?<name>\w+) \(/g
];
// src/guard/made-up-for.ts
/** `gone` and `added`: how many tests. */
function madeUpFor(files, { gone, added }) {
	const asserts = (which) => files.flatMap((file) => file[which]?.cases ?? []).flatMap(({ kind, assertions }) => kind === "case" ? assertions.filter(({ strength }) => strength > 0) : []);
	const [before, after] = [asserts("base"), asserts("tree")];
	const asMany = after.length >= before.length;
	const texts = new Set(after.map(({ text }) => text));
	const tokens = files.filter(isTests).flatMap(({ tree, newLines }) => (tree?.program?.tokens ?? []).map((token) => ({
		token,
		isNew: newLines.has(token.line)
	})));
	const words = new Set(tokens.map(({ token }) => token.text));
	const values = new Set(tokens.flatMap(({ token, isNew }) => isNew ? textsOf(token) : []));
	const parts = new Set([...values].flatMap(wordsOf$4));
	const standsAgain = (one) => one.literals.length > 0 && one.literals.every((literal) => values.has(literal) || isComposed(literal, parts)) && aboutWords(one).every((word) => words.has(word));
	const bodies = new Set(files.flatMap(({ tree }) => (tree?.cases ?? []).flatMap((one) => one.kind === "case" ? [bodyOf(one, tree)] : [])));
	const moved = movedInto(files);
	return {
		assertion: (one, now) => texts.has(one.text) || standsAgain(one) || moved(one, now),
		test: ({ one, side }) => asMany && added >= gone || bodies.has(bodyOf(one, side)) || one.assertions.some(standsAgain) && one.assertions.every((each) => texts.has(each.text) || standsAgain(each))
	};
}
/** Whether a helper that the test calls demands it now, under whatever names. */
function movedInto(files) {
	const helpers = files.filter(isTests).flatMap(({ tree }) => tree?.cases ?? []).filter(({ kind, assertions }) => kind === "function" && assertions.some(({ strength }) => strength > 0)).map(({ name, assertions }) => ({
		name,
		demands: assertions.map((one) => ({
			...one,
			shape: shapeOf$1(one)
		}))
	}));
	return (gone, { one, side }) => {
		const [shape, called] = [shapeOf$1(gone), calledIn(gone)];
		const covers = (demand) => demand.strength >= gone.strength && demand.guarded.every((one) => gone.guarded.includes(one)) && called.size > 1 && called.isSubsetOf(calledIn(demand));
		const speaking = helpers.filter(({ demands }) => demands.some((each) => each.shape === shape || covers(each)));
		if (speaking.length === 0) return false;
		const words = new Set(side.program?.tokens.slice(one.start, one.end).map(({ text }) => text));
		return speaking.some(({ name }) => words.has(name));
	};
}
/** What it calls and reads, whatever the names of its values: its own matcher, methods, fields. */
function calledIn({ tokens }) {
	const isCalled = (at) => tokens[at + 1]?.text === "(" || tokens[at - 1]?.text === ".";
	return new Set(tokens.flatMap(({ kind, text }, at) => kind === "word" && isCalled(at) ? [text] : []));
}
/** Its tokens with a number for each name, and its texts left out: `ok(isList(got))` is `ok(isList(rows))`. */
function shapeOf$1({ tokens, guarded }) {
	const numbers = /* @__PURE__ */ new Map();
	const shape = tokens.map(({ kind, text }, at) => {
		if (kind === "string") return "\"\"";
		const isCalled = tokens[at + 1]?.text === "(" || tokens[at - 1]?.text === ".";
		if (kind !== "word" || isCalled || tokens[at + 1]?.text === ".") return text;
		numbers.set(text, numbers.get(text) ?? numbers.size);
		return `_${numbers.get(text)}`;
	});
	return `${guarded.join()} ${shape.join(" ")}`;
}
/** A sentence that a table makes of its columns: each of its words stands among the new values. */
function isComposed(literal, parts) {
	const words = wordsOf$4(literal);
	return words.length > 1 && words.every((word) => parts.has(word));
}
function wordsOf$4(text) {
	return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
/** As much of it as is looked at: nested tests are read once for each level. */
function bodyOf({ body, end }, side) {
	return (side?.program?.tokens.slice(body, Math.min(end, body + 400)) ?? []).map(({ text }) => text).join(" ");
}
const isTests = ({ kind }) => kind === "test" || kind === "test-config";
/** Strings count with their parts: a row may be written as one. */
function textsOf({ kind, text }) {
	return kind === "string" ? [text, ...text.split(/[\s,;|]+/)] : [text];
}
// src/guard/match-cases.ts
function matchCases(files) {
	const located = (which) => files.flatMap((file) => {
		const side = file[which];
		return side === void 0 ? [] : side.cases.map((one) => ({
			one,
			file,
			side
		}));
	});
	const matched = [];
	const free = new Set(located("tree"));
	let gone = located("base");
	for (const keyOf of keys) {
		const byKey = Map.groupBy(free, keyOf);
		const taken = /* @__PURE__ */ new Map();
		gone = gone.filter((before) => {
			const key = keyOf(before);
			const next = taken.get(key) ?? 0;
			const after = byKey.get(key)?.[next];
			if (after === void 0) return true;
			taken.set(key, next + 1);
			matched.push([before, after]);
			free.delete(after);
			return false;
		});
	}
	return {
		matched,
		gone,
		added: [...free]
	};
}
const keys = [
	({ one, file }) => `${file.path}\n${one.kind}\n${one.key}`,
	({ one, file }) => `${file.path}\n${one.kind}\n${one.name}`,
	({ one }) => `${one.kind}\n${one.name}`
];
// src/guard/removed-code.ts
/**
* Whether tokens of a test speak of what went: where the code as a whole got smaller, any may; else by a name that changed code
* declared or read, or a word of its strings, which no changed code has any more.
*/
function removedCode(files) {
	const code = files.filter(({ kind, path, base, tree }) => kind === "source" && isCode(path) && [base, tree].every(holdsNoTests));
	const sizeOf = (side) => code.reduce((sum, one) => sum + (one[side]?.program?.tokens.length ?? 0), 0);
	if (sizeOf("tree") < sizeOf("base")) return () => true;
	const still = new Set(code.flatMap(({ tree }) => wordsIn(tree?.program?.tokens ?? [])));
	const names = new Set(code.flatMap(({ base }) => namesOf(base)).filter((name) => name.length > 2 && !still.has(name)));
	return (tokens) => names.size > 0 && wordsIn(tokens).some((word) => names.has(word));
}
const isCode = (path) => roleOf(path, { command: "" }) === "production";
const holdsNoTests = (side) => side === void 0 || side.cases.length === 0;
function namesOf(side) {
	const { tokens, match } = side?.program ?? {
		tokens: [],
		match: []
	};
	return tokens.flatMap((token, at) => {
		if (token.kind !== "word") return wordsIn([token]);
		const before = tokens[at - 1]?.text ?? "";
		const next = tokens[at + 1]?.text ?? "";
		const isMethod = next === "(" && tokens[(match[at + 1] ?? -1) + 1]?.text === "{";
		return declaring.test(before) || /^[:=]$/.test(next) || isMethod || before === "." && next !== "(" ? [token.text] : [];
	});
}
const declaring = /^(function|def|class|func|fn|fun|interface|type|struct|enum|sub|get|set|static|async|\*)$/;
function wordsIn(tokens) {
	return tokens.flatMap(({ kind, text }) => kind === "word" ? [text] : kind === "string" ? text.split(/[^\p{L}\p{N}_$-]+/u) : []);
}
// src/guard/compare-cases.ts
function compareCases(files) {
	const { matched, gone, added } = matchCases(files);
	const isTest = ({ one }) => one.kind === "case";
	const made = madeUpFor(files, {
		added: added.filter(isTest).length,
		gone: gone.filter(isTest).length
	});
	const wentWithCode = removedCode(files);
	const extended = extendedIn(files);
	const removed = gone.flatMap((before) => saysNothing(before) ? [] : goneFinding(before, made, wentWithCode));
	return {
		findings: [
			...matched.flatMap(([before, after]) => {
				const empty = emptied(before.one, after);
				const less = empty.length > 0 ? empty : asserted(before.one, after, made, wentWithCode);
				return [...compareMarks(before, after, extended), ...less];
			}),
			...removed,
			...added.flatMap(addedFindings)
		],
		explained: gone.length - removed.filter(({ severity }) => severity === "weakens").length,
		addedSkipped: added.filter(({ one }) => one.marks.some(({ mark }) => mark !== "only")).length
	};
}
const markWords = {
	skip: "is skipped",
	todo: "is marked as to do, so it is not run",
	only: "is marked as the only one to run",
	xfail: "is expected to fail",
	conditional: "runs only under a condition"
};
function compareMarks(before, after, extended) {
	const known = Map.groupBy(before.one.marks, ({ mark }) => mark);
	const isRunByHeirs = (line) => extended.has(/\babstract\b.*\bclass\s+(\w+)/.exec(after.side.lines[line - 1] ?? "")?.[1] ?? "");
	const fresh = after.one.marks.filter(({ mark, line }) => known.get(mark)?.shift() === void 0 && !(mark === "skip" && isRunByHeirs(line)));
	return [...new Map(fresh.map(({ mark, line }) => [`${mark} ${line}`, marked(after, mark, line)])).values()];
}
/** Classes whose tests run in those that extend them, abstract as they are. */
function extendedIn(files) {
	const heirs = files.flatMap(({ kind, tree }) => kind === "test" && tree !== void 0 ? [tree.text] : []).flatMap((text) => [...text.matchAll(/^[^\n]*\bclass\s+\w+\s+extends\s+(?:[\w.\\]*[.\\])?(\w+)/gm)]);
	return new Set(heirs.flatMap(([line, name]) => name === void 0 || /\babstract\b/.test(line) ? [] : [name]));
}
function marked({ one, file }, mark, line) {
	return finding("weakens", `test-${mark}`, file.path, line, `the test \u201c${one.name}\u201d ${markWords[mark]}`);
}
/** No statement any more, and no function of its own that is handed to the runner: a shared body has a name. */
function emptied(base, { one, file, side }) {
	if (base.kind === "group" || base.assertions.length === 0 || one.assertions.length + one.statements > 0) return [];
	const own = side.program?.tokens.slice(one.start + 1, Math.min(one.end, one.start + 200)) ?? [];
	const handsOn = own.some(({ kind }, at) => kind === "word" && /^[,(]$/.test(own[at - 1]?.text ?? "") && /^[,)]$/.test(own[at + 1]?.text ?? ""));
	const message = `the test \u201c${one.name}\u201d has no body any more`;
	return handsOn ? [] : [finding("weakens", "test-emptied", file.path, one.line, message)];
}
function asserted(base, after, made, wentWithCode) {
	const { one, file } = after;
	const { findings, removed } = compareAssertions(base, one, file.path);
	const lost = removed.filter((gone) => !made.assertion(gone, after));
	return [...findings, ...lost.map((gone) => {
		const severity = base.kind === "case" && !wentWithCode(gone.tokens) ? "weakens" : "review";
		const message = `an assertion was removed (${short$1(gone)}) in \u201c${base.name}\u201d`;
		return finding(severity, "assertion-removed", file.path, one.line, message);
	})];
}
/** Nothing stands in it, or only tests, which are looked for themselves; or it makes tests of a name each, which are counted. */
function saysNothing({ one, side }) {
	const inside = side.cases.some((other) => other.kind === "case" && other.start > one.start && other.end < one.end);
	const nothing = one.statements === 0 && one.body < one.end;
	const made = side.program?.language === "javascript" && side.program.tokens[one.start + 2]?.kind === "word";
	return one.kind !== "case" || one.assertions.length === 0 && (inside || nothing || made);
}
/** Why a test is gone: moved or merged into others, together with the code it tested, or simply taken away. */
function goneFinding(before, made, wentWithCode) {
	const { one, file, side } = before;
	if (made.test(before)) {
		const message = `what the test \u201c${one.name}\u201d demanded is demanded by other tests now`;
		return finding("review", "test-moved", file.path, void 0, message);
	}
	if (wentWithCode(side.program?.tokens.slice(one.start, one.end) ?? [])) {
		const message = `the test \u201c${one.name}\u201d was deleted together with the code it tested`;
		return finding("review", "test-deleted-with-code", file.path, void 0, message);
	}
	const line = file.tree === void 0 ? void 0 : Math.min(one.line, file.tree.lines.length);
	const what = one.assertions[0] === void 0 ? "" : `: ${short$1(one.assertions[0])}`;
	return finding("weakens", "test-deleted", file.path, line, `the test \u201c${one.name}\u201d was deleted${what}`);
}
function addedFindings(after) {
	const { one, file, side } = after;
	const findings = one.marks.filter(({ mark }) => mark === "only").map(({ mark, line }) => marked(after, mark, line));
	if (one.kind !== "case") return one.kind === "group" ? findings : [];
	const tell = (severity, rule, line, words) => [...findings, finding(severity, rule, file.path, line, `the new test \u201c${one.name}\u201d ${words}`)];
	const skipped = one.marks.find(({ mark }) => mark !== "only" && mark !== "xfail");
	if (skipped !== void 0) return tell("review", "new-test-skipped", skipped.line, markWords[skipped.mark]);
	if (one.assertions.length === 0) return tell("review", "new-test-asserts-nothing", one.line, "asserts nothing that can be seen");
	const swallowed = one.assertions.find(({ caught }) => caught);
	if (swallowed !== void 0 && !swallowed.tokens.some(({ text }) => /^(?:fail|flunk)$/.test(text))) return tell("weakens", "assertion-swallowed", swallowed.line, "catches the failure of an assertion");
	const double = assertedDouble(side.program?.tokens.slice(one.start, one.end) ?? [], one.assertions);
	if (double !== void 0) return tell("weakens", "new-test-tautology", one.line, `puts a double in the place of ${double} and asserts what that gives`);
	if (one.assertions.some(({ strength }) => strength > 0)) return findings;
	return tell(one.assertions.some(({ tokens }) => isWithoutMatcher(tokens)) || one.statements <= one.assertions.length ? "weakens" : "review", "new-test-tautology", one.line, "holds whatever the code does");
}
// src/guard/settings.ts
/** Configuration of any format as a flat list of keys and values with their lines. */
function readSettings(path, text) {
	if (/\.(json|jsonc|[cm]?[jt]sx?|gradle|kts|groovy|rb|simplecov)$|(^|\/)(\.mocharc|\.nycrc|\.c8rc|Jenkinsfile)$/.test(path) && !/^\s*[\w-]+:\s/.test(text)) return fromCode(text);
	if (/\.(xml|xml\.dist|csproj|props|targets)$/.test(path)) return fromXml(text);
	return fromLines(text);
}
/** `key: value`, `key = value` and `name(value)` in JSON, JavaScript, Gradle and Ruby. */
function fromCode(text) {
	const tokens = plainTokens(text);
	const { match, parent } = bracketsOf(tokens);
	const settings = [];
	/** The key that a bracket belongs to. */
	const owner = /* @__PURE__ */ new Map();
	const pathOf = (index) => {
		const names = [];
		for (let at = parent[index] ?? -1, depth = 0; at !== -1 && depth < 12; at = parent[at] ?? -1, depth++) {
			const name = owner.get(at);
			if (name !== void 0) names.unshift(name);
		}
		return names.join(".");
	};
	for (const [index, token] of tokens.entries()) {
		const next = tokens[index + 1];
		if (token.kind === "number" || token.kind === "punct" || next === void 0 || next.kind !== "punct") continue;
		let at = index + (next.text === "(" || next.text === "{" ? 1 : 2);
		if (next.text !== ":" && next.text !== "=" && next.text !== "(" && next.text !== "{") continue;
		while (tokens[at]?.text === "(" && tokens[at + 1]?.text === "{") at++;
		const open = tokens[at];
		const close = match[at] ?? -1;
		if (open?.text === "{" && open.kind === "punct") {
			owner.set(at, token.text);
			continue;
		}
		const until = open?.kind === "punct" && (open.text === "[" || open.text === "(") && close > at ? Math.min(close, at + 400) : endOfValue(tokens, at);
		const values = tokens.slice(at, until).filter((one) => one.kind !== "punct").map((one) => one.text);
		const path = pathOf(index);
		settings.push({
			key: path === "" ? token.text : `${path}.${token.text}`,
			name: token.text,
			values,
			line: token.line
		});
	}
	return settings;
}
function endOfValue(tokens, at) {
	const line = tokens[at]?.line;
	let end = at;
	while (end < at + 30 && tokens[end]?.line === line && tokens[end]?.text !== "," && tokens[end]?.text !== "}" && tokens[end]?.text !== ";") end++;
	return end;
}
/** Attributes and the text of elements. */
function fromXml(text) {
	const settings = [];
	const path = [];
	let line = 1;
	let at = 0;
	while (at < text.length) {
		const open = text.indexOf("<", at);
		const between = text.slice(at, open === -1 ? text.length : open);
		const name = path.at(-1) ?? "";
		if (between.trim() !== "" && name !== "") settings.push({
			key: path.join("."),
			name,
			values: [between.trim()],
			line
		});
		line += lineBreaks(between);
		if (open === -1) break;
		const comment = text.startsWith("<!--", open);
		const found = text.indexOf(comment ? "-->" : ">", open);
		const close = found === -1 ? text.length : found;
		const tag = text.slice(open + 1, close);
		if (!comment && tag.startsWith("/")) path.pop();
		else if (!comment && !tag.startsWith("?") && !tag.startsWith("!")) {
			const tagName = /^[\w:.-]+/.exec(tag)?.[0] ?? "";
			path.push(tagName);
			for (const [, key = "", value = ""] of tag.matchAll(/([\w:.-]+)="([^"]*)"/g)) settings.push({
				key: [...path, key].join("."),
				name: key,
				values: [value],
				line
			});
			if (tag.endsWith("/")) path.pop();
		}
		line += lineBreaks(tag);
		at = close + (comment ? 3 : 1);
	}
	return settings;
}
function lineBreaks(text) {
	return text.split("\n").length - 1;
}
/** YAML, TOML, INI, properties, dot files: a section line, `key = value` or `key: value`, then deeper lines and list items. */
function fromLines(text) {
	const settings = [];
	const around = [];
	let section = "";
	let open;
	let openIndent = 0;
	for (const [index, raw] of text.split("\n").entries()) {
		const body = raw.trim();
		if (body === "" || body.startsWith("#") || body.startsWith(";") || body.startsWith("//")) continue;
		const indent = raw.length - raw.trimStart().length;
		const header = /^\[{1,2}([^\]]{1,120})\]{1,2}$/.exec(body);
		if (header !== null) {
			section = header[1] ?? "";
			around.length = 0;
			open = void 0;
			continue;
		}
		const item = body.startsWith("- ") || body === "-";
		const entry = /^(?:- )?["']?([\w./@-]{1,100})["']?\s*(?:=|:(?=\s|$))\s*(.*)$/.exec(body);
		if (open !== void 0 && (indent > openIndent || item && indent >= openIndent || /^[\]"'),}]/.test(body)) && continues(entry === null, item, body, open, section)) {
			open?.values.push(...valuesOf(body.replace(/^- /, "")));
			continue;
		}
		if (entry === null) {
			settings.push({
				key: section === "" ? body : `${section}.${body}`,
				name: body.split(/[\s=]/)[0] ?? body,
				values: valuesOf(body),
				line: index + 1
			});
			continue;
		}
		while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
		const name = entry[1] ?? "";
		open = {
			key: [...[section, ...around.map((one) => one.name)].filter((part) => part !== ""), name].join("."),
			name,
			values: valuesOf(entry[2] ?? ""),
			line: index + 1
		};
		openIndent = item ? indent + 2 : indent;
		settings.push(open);
		around.push({
			indent,
			name
		});
	}
	return settings;
}
/** Whether a deeper line adds to the setting above: a list item, or what INI carries over to the next line. */
function continues(plain, item, body, open, section) {
	if (plain || item && !/^- [\w.-]+:\s/.test(body)) return true;
	return section !== "" && ((open?.values.length ?? 0) === 0 || body.startsWith("-"));
}
/** A scalar, or the members of an inline list. */
function valuesOf(text) {
	const inner = text.replace(/\s+#\s.*$/, "").trim();
	if (inner === "" || inner === "|" || inner === ">" || inner === "[" || inner === "]") return [];
	if (inner.startsWith("[") || /^["'].*["'],?$/.test(inner)) return inner.replace(/^\[|\],?$/g, "").split(",").map((part) => part.trim().replace(/^["']|["']$/g, "")).filter((part) => part !== "");
	return [inner.replace(/,$/, "")];
}
// src/guard/shell-words.ts
/** A shell command as words and steps, and which of them run tests. */
const runnerWords = /^(jest|vitest|tape|uvu|lab|mocha|_mocha|ava|tap|jasmine|karma|playwright|cypress|pytest|py\.test|tox|nox|unittest|nextest|rspec|minitest|phpunit|pest|paratest|codecept|behat|mvn|mvnw|gradle|gradlew|sbt|ctest|qunit|xctest|stestr|nosetests|prove|bats|--test|-Itest|surefire)$/;
/** Words that run tests only behind one that runs something: `npm test` and `go test`, not the shell's own `test`. */
const afterTool = /^(test|tests|check|verify|spec|unit|e2e)(:[\w:.-]+)?$/;
const tools = /^(npm|[\w-]+-(?:scripts|bin)|run|run-script|yarn|pnpm|bun|deno|go|cargo|make|gmake|mvn|mvnw|gradle|gradlew|mix|dotnet|swift|flutter|dart|sbt|zig|just|task|rake|rails|composer|nx|turbo|lerna|lein|stack|cabal|nimble|hatch|poetry|uv|pdm|clean|-q|-B|bin|exec|\.\/gradlew)$/;
/** Runners named in a command: `node --test`, `go test`, `python -m pytest`, `vendor/bin/phpunit`, `npm run test:unit`. */
function runnersOf$1(words) {
	const plain = words.map((word) => word.startsWith("-") ? word : word.split("/").at(-1) ?? word);
	return plain.filter((word, at) => runnerWords.test(word) || afterTool.test(word) && isTool(plain, at) || /_test\.rb$|^test_.*\.(py|rb)$/.test(word));
}
/** Whether a tool stands before the word, options between them aside. */
function isTool(words, at) {
	for (let before = at - 1; before >= Math.max(0, at - 6); before--) {
		const word = words[before] ?? "";
		if (tools.test(word)) return true;
		if (!word.startsWith("-") && !afterTool.test(word)) return false;
	}
	return false;
}
function runs(words) {
	return runnersOf$1(words).length > 0;
}
/** Whether a command runs tests at all. */
function runsTests(command) {
	return runs(split(command));
}
/** The commands between `&&`, `;` and `|`. */
function segments(command) {
	const steps = [[]];
	for (const word of split(command)) if (word === "&&" || word === ";" || word === "||" || word === "|") steps.push([]);
	else steps.at(-1)?.push(word);
	return steps.filter((step) => step.length > 0);
}
/** Words and operators; quotes keep a word together. */
function split(command) {
	const words = [];
	let word = "";
	let quote = "";
	const end = () => {
		if (word !== "") words.push(word);
		word = "";
	};
	for (let at = 0; at < command.length; at++) {
		const char = command[at] ?? "";
		if (quote !== "") {
			if (char === quote) quote = "";
			else word += char;
		} else if (char === "\"" || char === "'") quote = char;
		else if (char === " " || char === "	" || char === "\n" || char === "\r") end();
		else if ((char === "&" || char === "|") && command[at + 1] === char) {
			end();
			words.push(char + char);
			at++;
		} else if (char === ";" || char === "|" || char === "&" && command[at - 1] !== ">" && command[at + 1] !== ">" && command[at + 1] !== "1") {
			end();
			words.push(char);
		} else word += char;
	}
	end();
	return words;
}
function clip$1(text) {
	return text.length > 60 ? `${text.slice(0, 59)}\u2026` : text;
}
// src/guard/shell.ts
/** Shell commands that run tests: what makes one forgive a failure, run less, or run something else. */
/** What the new command of a test no longer does; undefined where it does at least what the old one did. */
function weakerCommand(before, after) {
	const known = new Set(runnersOf$1(split(before)));
	const same = known.size === 0 || runnersOf$1(split(after)).some((runner) => known.has(runner));
	return forgiving(after, before) ?? fewerSteps(before, after) ?? (same ? narrower(before, after) : void 0);
}
const nothing = /^(true|:|echo|printf|exit|\/bin\/true|sleep|date|pwd|ls)$/;
/** A command whose exit code no longer tells about the tests. `before` may have been so already. */
function forgiving(command, before = "") {
	const words = split(command);
	const old = new Set(split(before));
	const runner = words.findIndex((word) => runs([word]));
	const conditional = /\b(if|case|then)\b/.test(command);
	for (const [index, word] of words.entries()) {
		if (old.has(word)) continue;
		const next = words[index + 1] ?? "";
		const behind = runner !== -1 && runner < index;
		const succeeds = (nothing.test(next) || word === "||" && next === "set") && !isFailingExit(words, index + 1);
		const message = word === "||" && succeeds ? `\`|| ${next}\` turns every failure into success` : /^[;&]$/.test(word) && behind && (succeeds || index === words.length - 1) ? `the exit code of what follows \`${word}\` counts, not that of the tests` : word === "|" && behind && !command.includes("pipefail") ? "the exit code of a pipe is that of its last command" : word === "exit" && next === "0" && !conditional ? "`exit 0` ends the script with success" : word === "set" && next === "+e" ? "`set +e` goes on behind a failure" : word === "!" && index === 0 ? "`!` turns the exit code around" : word === "trap" && /exit 0/.test(command) ? "a trap ends the script with success" : void 0;
		if (message !== void 0) return {
			rule: "exit-code-ignored",
			message
		};
	}
}
function isFailingExit(words, index) {
	return words[index] === "exit" && words[index + 1] !== "0" && words[index + 1] !== void 0;
}
function fewerSteps(before, after) {
	const was = runnersOf$1(split(before));
	const now = runnersOf$1(split(after));
	if (was.length > 0 && now.length === 0) return {
		rule: "test-command-replaced",
		message: `the command no longer runs the tests: \`${clip$1(after)}\``
	};
	const steps = segments(before).filter((step) => !nothing.test(step[0] ?? ""));
	const left = segments(after).filter(runs).length;
	const lost = steps.filter(runs)[left];
	if (lost !== void 0) return {
		rule: "test-command-replaced",
		message: `a step of the test command is gone: \`${clip$1(lost.join(" "))}\``
	};
}
const weakFlags = /^(--passWithNoTests|--pass-with-no-tests|--testPathIgnorePatterns|--testNamePattern|--testPathPatterns?|--test-name-pattern|--test-skip-pattern|--test-only|-t|--grep|-g|--fgrep|--invert|-k|--ignore|--ignore-glob|--deselect|--exclude|--skip|-run|--run|-short|--short|--dry-run|--dryRun|--collect-only|--co|--no-run|--list|--listTests|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|-DskipTests\S*|-Dmaven\.test\.\S*|-Dtest|-Dsurefire\S*|--exclude-task|--exclude-group|--exclude-pattern|--exclude-testsuite|--tag|--tags|--filter|--group|--testsuite|--onlyChanged|--changed|--changedSince|--lastCommit|--related|--findRelatedTests|--lf|--last-failed|--shard|--retries|--retry|--reruns|--lib|--bins|--doc|--fail-never|-fn|--ignore-errors|-i|--noconftest|-O|-OO|-da|-disableassertions|--tests|--no-cov|--no-coverage|--only-failures|--example|-e|--suite|--no-tests|--allow-only|--no-forbid-only|--no-fail|--if-present|--init-command|--no-configuration)$/;
const flagsWithValue = /^(-c|--config|--reporter|-r|--require|--import|--loader|--project|-p|--tsconfig|--env-file|--timeout|-n|--root|--max-warnings|--cov|--cov-report|--coverage-dir|--env|--outputFile|--format|-f|--out|-o|-j|--jobs|--workers|--maxWorkers|--parallel|--seed|-W|--bootstrap|--log-junit|--pool)$/;
/** Flags that run less, and paths that leave the others out. */
function narrower(before, after) {
	const now = split(after);
	const old = new Set(split(before).map(flagName));
	const weak = now.find((word, at) => {
		const flag = flagName(word);
		const marks = flag === "-m" && now.slice(0, at).some((one) => /^(pytest|py\.test)$/.test(one));
		const excludes = flag === "-x" && /gradle/.test(after);
		const none = word === "-count=0" || word === "-count" && now[at + 1] === "0";
		return !old.has(flag) && (weakFlags.test(flag) || marks || excludes || none || loads$2.test(word));
	});
	const message = weak === void 0 ? void 0 : `\`${clip$1(weak)}\` makes the command run or demand less`;
	return message === void 0 ? otherPaths(before, after) : {
		rule: "test-command-narrowed",
		message
	};
}
/** Environment that loads code into the runner or selects tests. */
const loads$2 = /^(NODE_OPTIONS|PYTEST_ADDOPTS|RUBYOPT|GOFLAGS|JAVA_TOOL_OPTIONS)=.*(--require|--import|--loader|-r\b|--test|-k\b|-m\b|-p\b|--ignore|--deselect|--co|-run|-tags|-D|-javaagent)|^(PYTHONOPTIMIZE|PYTHONPATH|UPDATE_\w+|SKIP\w*)=/;
function otherPaths(before, after) {
	const was = pathsOf(before);
	const now = pathsOf(after);
	const added = now.filter((path) => !was.includes(path));
	const gone = was.filter((path) => !now.includes(path));
	if (now.length === 0 || gone.length === 0 && was.length > 0) return void 0;
	if (gone.length === 0 && added.length === 0) return void 0;
	const part = (path) => !/[*?[{]/.test(path) && (/\.\w+$/.test(path) || was.length === 0 || gone.some((old) => path.startsWith(`${old.replace(/\/?[^/]*\*.*$/, "")}/`)));
	if (!now.some(part)) return void 0;
	return {
		rule: "test-command-narrowed",
		message: `the command runs only ${now.slice(0, 3).join(" ")} now`
	};
}
/** Arguments behind a runner that name files or folders. */
function pathsOf(command) {
	const paths = [];
	for (const step of segments(command)) {
		const runner = step.findIndex((word) => runs([word]));
		if (runner === -1) continue;
		for (let at = runner + 1; at < step.length; at++) {
			const word = step[at] ?? "";
			if (flagsWithValue.test(step[at - 1] ?? "") || /^[-@]/.test(word) || /^\d*[<>]/.test(word) || /^\d*[<>]/.test(step[at - 1] ?? "")) continue;
			if (/[/.*]|test|spec/.test(word)) paths.push(word);
		}
	}
	return paths;
}
function flagName(word) {
	if (/^-D/.test(word) || !word.startsWith("-")) return word.replace(/^(-Dtest|-DskipTests)=.*/, "$1");
	return word.split("=")[0] ?? word;
}
// src/guard/compare-settings.ts
/** Findings about one configuration file. Keys outside `within`, where given, are not the tests' business. */
function compareSettings(file, within) {
	if (!holdsSettings(file)) return [];
	const read = (text, path) => (text === void 0 ? [] : readSettings(path, text)).filter(({ key }) => within === void 0 || within.test(key));
	const before = byKey$1(read(file.base?.text, file.base?.path ?? file.path));
	const after = byKey$1(read(file.tree?.text, file.path));
	const isNew = file.base === void 0;
	const findings = [];
	const told = /* @__PURE__ */ new Set();
	const weakens = (rule, line, message) => findings.push(finding("weakens", rule, file.path, line, message));
	for (const setting of after.values()) {
		const was = before.get(setting.key)?.values;
		if (was !== void 0 && was.join("\n") === setting.values.join("\n")) continue;
		const message = told.has(setting.line) ? void 0 : judge$2(setting, setting.values, was, isNew, file);
		if (message === void 0) continue;
		told.add(setting.line);
		weakens(message.rule, setting.line, message.text);
	}
	if (isNew) return findings;
	for (const [key, was] of before) {
		if (after.has(key)) continue;
		const message = judgeGone(was, file);
		if (message !== void 0) weakens(message.rule, void 0, message.text);
	}
	return findings;
}
/** Code that the runner loads (conftest.py, a setup file) is read as code, not as settings. */
function holdsSettings({ language, path }) {
	if (language === void 0 || language === "kotlin" || language === "java") return true;
	return language === "javascript" && /(config|conf|rc|workspace)(\.[\w-]+)*\.\w+$/.test(path);
}
/** Settings of one key together, at the line of the last. */
function byKey$1(settings) {
	const keys = /* @__PURE__ */ new Map();
	for (const setting of settings) {
		const known = keys.get(setting.key);
		const values = setting.values.map(plainFolder);
		if (known === void 0) keys.set(setting.key, {
			...setting,
			values
		});
		else {
			known.values.push(...values);
			if (setting.values.length > 0) known.line = setting.line;
		}
	}
	return keys;
}
/** `./tests/` is `tests`. */
function plainFolder(value) {
	return /^\.\/[\w./-]*\w/.test(value) || /^[\w./-]+\/$/.test(value) ? value.replace(/^\.\/|\/$/g, "") : value;
}
const threshold$1 = /^(branches|functions|lines|statements|regions|global|fail_under|fail-under|failUnder|cov-fail-under|minimum|minimum_coverage|minimum_coverage_by_file|minimumCoverage|min|target|lineCoverage|coverageThreshold|thresholds?|minCoverage|check-coverage|checkCoverage|lowUpperBound|highLowerBound)$/;
const excludes = /^(excludes?|excluded|excludedGroups|excludeTags|excludeTestsMatching|testPathIgnorePatterns|modulePathIgnorePatterns|watchPathIgnorePatterns|testIgnore|ignore|ignores|ignored|ignorePatterns|coveragePathIgnorePatterns|norecursedirs|collect_ignore|collect_ignore_glob|omit|exclude_lines|exclude_also|exclude-group|skip|deselect|specIgnore|add_filter|exclude_dir)$/;
const includes = /^(include|includes|testMatch|testRegex|spec|specs|testpaths|python_files|python_classes|python_functions|testDir|roots|projects|files|file|directory|suffix|groups|includeTags|includeTestsMatching|test_files|pattern|testNamePattern|grep|fgrep|filter|testName|tags)$/;
const selects = /^(testNamePattern|grep|fgrep|invert|grepInvert|testNamePattern|filter|tags|groups|excludedGroups|onlyChanged|changed|shard|only)$/;
const forgives = /^(passWithNoTests|pass-with-no-tests|allowOnly|allow-only|dangerouslyIgnoreUnhandledErrors|skipTests|skip|skipITs|maven\.test\.skip|testFailureIgnore|maven\.test\.failure\.ignore|ignoreFailures|ignoreExitValue|isIgnoreFailures|isIgnoreExitValue|updateSnapshot|update|dryRun|dry-run|allow_failure|continue-on-error|continueOnError|ignore_outcome|ignore_errors|listTests|collectOnly|onlyChanged|skip_covered_fail|informational|ignoreTestFailures|\.IGNORE)$/;
const demands = /^(forbidOnly|forbid-only|strict|xfail_strict|failOnWarning|failOnRisky|failOnSkipped|failOnIncomplete|failOnEmptyTestSuite|failOnDeprecation|failOnNotice|failIfNoTests|failOnNoDiscoveredTests|failIfNoSpecifiedTests|beStrictAbout\w+|errorOnDeprecated|check-coverage|checkCoverage|enabled|isEnabled|autotests|harness|doctest|test|haltOnFailure|enableAssertions|restoreMocks|warnings_as_errors|branch)$/;
const retries = /^(retry|retries|retryTimes|reruns|flaky|rerunFailingTestsCount|maxRetries|surefire\.rerunFailingTestsCount|max_flaky)$/;
const commands = /^(addopts|commands?|commands_pre|script|run|test|args|options|additionalArgs|argLine|jvmArgs|xml)$/;
const variables = /^(NODE_OPTIONS|node-options|script-shell|PYTEST_ADDOPTS|PYTEST_PLUGINS|PYTHONOPTIMIZE|PYTHONSTARTUP|PYTHONPATH|NODE_PATH|RUBYOPT|RUBYLIB|JAVA_TOOL_OPTIONS|MAVEN_OPTS|MAVEN_ARGS|GRADLE_OPTS|GOFLAGS|RUSTFLAGS|CARGO_TARGET_\w+_RUNNER|PHP_INI_SCAN_DIR|LD_PRELOAD|BASH_ENV|ENV|SHELL|PERL5OPT|MAKEFLAGS|npm_config_\w+|JEST_\w+|MOCHA_\w+|VITEST_\w+|ignore-scripts|SPEC_OPTS|TESTOPTS|UPDATE_SNAPSHOTS?|INSTA_UPDATE|INSTA_FORCE_PASS|TRYBUILD|UPDATE_GOLDEN)$/i;
const harmless = /(^|[/*])(node_modules|dist|build|coverage|\.git|vendor|venv|\.venv|target|out|\.next|\.cache|tmp|__pycache__|\.tox|generated)([/*]|$)/;
function judge$2(setting, now, was, isNew, file) {
	const { name, key } = setting;
	const added = now.filter((value) => !was?.includes(value));
	const lost = (was ?? []).filter((value) => !now.includes(value));
	const first = now[0] ?? "";
	const on = /^(true|True|1|on|yes)$/.test(first) || now.length === 0 && was === void 0;
	if (threshold$1.test(name) || /threshold|fail.under|minimum/i.test(key)) {
		const lowered = lower(was, now, name === "threshold" && file.kind === "coverage");
		if (lowered !== void 0) return {
			rule: "coverage-lowered",
			text: `${key} was lowered (${lowered})`
		};
	}
	if (/^--?[\w-]/.test(key) && !isNew) {
		if (weakerCommand("pytest", `pytest ${key}`) !== void 0) return {
			rule: "tests-selected",
			text: `${key} runs or demands less`
		};
	}
	if (forgives.test(name) && on && !(was ?? []).some((value) => /^(true|1)$/.test(value))) return {
		rule: "failures-forgiven",
		text: `${key} lets failures pass`
	};
	if (demands.test(name) && !isNew && /^(false|False|0|no|off|never)$/.test(first)) return {
		rule: "check-switched-off",
		text: `${key} was switched off`
	};
	if (retries.test(name) && number(now) > number(was)) return {
		rule: "retries-added",
		text: `${key} runs a failing test again until it passes`
	};
	if (variables.test(name) && !/^(false|development|test|production)?$/.test(first)) return variable(key, name, now);
	const coverage = file.kind === "coverage" || /(^|\.)(coverage|nyc|c8)\./.test(key);
	if ((excludes.test(name) || /\.(xml|dist)$/.test(file.path) && key.split(".").some((part) => excludes.test(part))) && !coverage && added.some((value) => !harmless.test(value))) return {
		rule: "tests-excluded",
		text: `${key} leaves out ${added.find((value) => !harmless.test(value)) ?? ""}`
	};
	if (selects.test(name) && added.length > 0) return {
		rule: "tests-selected",
		text: `${key} runs only some of the tests`
	};
	const begins = was === void 0 && now.length > 0 && !/(^|\.)coverage\./.test(key) && now[0] !== "Test.php";
	if (includes.test(name) && !isNew && (lost.length > 0 || begins)) return {
		rule: "tests-narrowed",
		text: `${key} finds other tests than before`
	};
	if (commands.test(name)) {
		const weaker = was === void 0 ? forgiving(now.join(" ")) : weakerCommand(was.join(" "), now.join(" "));
		if (weaker !== void 0) return {
			rule: weaker.rule,
			text: `${key}: ${weaker.message}`
		};
		const flagged = was === void 0 && name === "addopts" ? weakerCommand("pytest", `pytest ${now.join(" ")}`) : void 0;
		if (flagged !== void 0) return {
			rule: "tests-selected",
			text: `${key}: ${flagged.message}`
		};
	}
}
/** Environment that reaches the runner: harmless switches apart, it loads code or selects tests. */
function variable(key, name, values) {
	if ((Object.entries(loadsCode).find(([names]) => new RegExp(`^(${names})$`).test(name))?.[1])?.test(values.join(" ")) === false) return void 0;
	return {
		rule: "runner-environment",
		text: `${key} changes what the test runner does`
	};
}
const loadsCode = {
	"NODE_OPTIONS|node-options": /--require|-r\b|--import|--loader|--test|--eval|-e\b/,
	"PYTHONPATH|NODE_PATH|RUBYLIB|ignore-scripts|ENV|GRADLE_OPTS|MAVEN_OPTS|JAVA_TOOL_OPTIONS": /skip|ignore|javaagent|mock|stub|fake|-r/i
};
function lower(was, now, greaterIsWeaker) {
	if (was === void 0) return void 0;
	const before = number(was);
	const after = number(now);
	if (Number.isNaN(before) || Number.isNaN(after) || before === after) return void 0;
	return after < before !== greaterIsWeaker ? `${before} \u2192 ${after}` : void 0;
}
function number(values) {
	const value = Number.parseFloat((values?.at(-1) ?? "").replace("%", ""));
	return Number.isNaN(value) ? values === void 0 ? 0 : NaN : value;
}
/** On where nothing is said. */
const defaults = /^(test|beStrictAboutTestsThatDoNotTestAnything)$/;
function judgeGone(was, file) {
	const { name, key, values } = was;
	const strict = /^(true|True|1)$/.test(values[0] ?? "");
	if ((threshold$1.test(name) || /threshold|fail.under/i.test(key)) && !Number.isNaN(number(values)) && values.length > 0) return {
		rule: "coverage-lowered",
		text: `${key} is gone`
	};
	if (demands.test(name) && strict && !defaults.test(name)) return {
		rule: "check-switched-off",
		text: `${key} is gone`
	};
	if (/^(--strict|--strict-markers|--forbid-only|--check-coverage|--fail-fast|--require)/.test(key)) return {
		rule: "check-switched-off",
		text: `${key} is gone`
	};
	if (includes.test(name) && file.kind === "test-config" && values.length > 0 && /testsuite|projects/.test(key)) return {
		rule: "tests-narrowed",
		text: `${key} is gone`
	};
}
// src/guard/counts.ts
function compareCounts({ baseline, verification, explained, addedSkipped, path }) {
	const before = baseline?.counts;
	if (before === void 0 || verification.step !== "test") return [];
	const after = verification.counts;
	if (after === void 0) {
		const silent = verification.exitCode === 0 && before.passed + before.failed > 0;
		const severity = baseline?.result === "passed" ? "weakens" : "review";
		return silent ? [finding(severity, "report-missing", path, void 0, `the tests could be counted before (${before.passed + before.failed} ran), and not any more`)] : [];
	}
	if (verification.result !== "passed") return [];
	const findings = [];
	const was = before.passed + before.failed;
	const now = after.passed + after.failed;
	if (now < was) {
		const severity = was - now <= explained ? "review" : "weakens";
		findings.push(finding(severity, "fewer-tests", path, void 0, `${now} ${now === 1 ? "test" : "tests"} ran, and ${was} before the agent`));
	}
	if (after.skipped - before.skipped > addedSkipped && now <= was) findings.push(finding("weakens", "more-skipped", path, void 0, `${after.skipped} ${after.skipped === 1 ? "test was" : "tests were"} skipped, and ${before.skipped} before the agent`));
	return findings;
}
// src/guard/coverage-marks.ts
/** `command`: that of the tests. A repository that demands no coverage is only told of them. */
async function coverageMarks(read, files, command) {
	const found = files.flatMap(({ path, kind, tree, newLines }) => kind === "test" ? [] : (tree?.lines ?? []).flatMap((text, at) => newLines.has(at + 1) && mark.test(text) ? [{
		path,
		line: at + 1
	}] : []));
	if (found.length === 0) return [];
	const severity = [command, ...await Promise.all(settings.map(read))].some((text) => threshold.test(text ?? "")) ? "weakens" : "review";
	return found.slice(0, most$5).map(({ path, line }) => finding(severity, "coverage-ignored", path, line, "new code is taken out of the measured coverage"));
}
const most$5 = 20;
/** c8, v8, istanbul and Node; coverage.py, SimpleCov, PHPUnit, gcovr and lcov, Devel::Cover, Rust, covr. */
const mark = /\b(?:c8|v8|istanbul) ignore\b|\bnode:coverage (?:disable|ignore)\b|#\s*pragma:? no ?(?:cover|branch)\b|#\s*:nocov:|@codeCoverageIgnore|\bG?LCOV?R?_EXCL_|#\s*uncoverable\b|\bcoverage\((?:off|never)\)|\btarpaulin::skip\b|#\s*nocov\b|\bExcludeFrom(?:CodeCoverage|JacocoGeneratedReport)\b/i;
/** Where a least coverage is asked for. */
const settings = "package.json .c8rc .c8rc.json .nycrc .nycrc.json jest.config.js jest.config.ts jest.config.mjs vitest.config.ts vitest.config.js vitest.config.mts vite.config.ts vite.config.js .coveragerc pyproject.toml setup.cfg tox.ini pytest.ini .simplecov spec/spec_helper.rb test/test_helper.rb phpunit.xml phpunit.xml.dist Makefile gcovr.cfg tarpaulin.toml pom.xml build.gradle".split(" ");
const threshold = /fail[-_]under|check-coverage|test-coverage-(?:lines|branches|functions)|coverageThreshold|\bthresholds?\b|minimum_coverage|<minimum>|cov-fail/i;
// src/guard/shadows.ts
function shadows(file) {
	const { path, status, tree, newLines } = file;
	const found = [];
	const instead = status === "added" ? replaced.find(({ paths }) => paths.test(path)) : void 0;
	if (instead !== void 0) found.push(finding("weakens", "runner-shadowed", path, 1, instead.message));
	const inProduction = roleOf(path, { command: "" }) === "production";
	for (const { paths, line, message, unless } of inProduction ? [...redefined, ...reachedFor] : redefined) {
		if (!paths.test(path) || unless?.test(codeOf(tree?.text ?? ""))) continue;
		for (const [index, text] of (tree?.lines ?? []).entries()) if (newLines.has(index + 1) && line.test(text) && !isMissing(text, tree?.lines[index - 1])) found.push(finding("weakens", "runner-patched", path, index + 1, message));
	}
	return found;
}
/** What only newer standards define, for a compiler that has none, or newer engines; a function is no macro, and never defined. */
function isMissing(text, before = "") {
	if (/^\s*#\s*define\s+isnan\b/.test(text)) return /^\s*#\s*ifndef\s+isnan\s*$/.test(before);
	const [, owner, name] = /(\w+)\.prototype(?:\.|\s*,\s*["'])(\w+)/.exec(text) ?? [];
	return owner !== void 0 && new RegExp(`^\\s*if \\((?:!|typeof )${owner}\\.prototype\\.${name}\\b`).test(before);
}
/** What a comment says makes nothing honest. */
const codeOf = (text) => text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
/** Code that no other rule reads. */
const mayShadow = (path) => [...redefined, ...reachedFor].some(({ paths }) => paths.test(path));
/** New files, by where they lie. */
const replaced = [
	{
		paths: /(?:^|\/)(?:(?:pytest|unittest|_pytest|sitecustomize|usercustomize)\.py|[^/]*\.pth|(?:pytest|_pytest|unittest)\/__init__\.py|node_modules\/(?:jest|vitest|mocha|chai|assert)[^\n]*|(?:minitest|rspec|rspec\/core)\.rb|minitest\/\w+_plugin\.rb|rubygems_plugin\.rb|vendor\/phpunit\/[^\n]*)$/,
		message: "this file is loaded in place of the test runner or before it"
	},
	{
		paths: /(?:^|\/)s?bin\/(?:diff|cmp|comm|e?grep|true|false)$/,
		message: "this program takes the place of the system's, with which tests compare, where its folder comes first on the PATH"
	},
	{
		paths: /^(?:(?:src|lib|tests?)\/)?(?:decimal|fractions|math|numbers|operator|datetime|json|re|difflib|doctest|contextlib|builtins|io|typing|functools|collections)(?:\.py|\/__init__\.py)$/,
		message: "this file is loaded in place of a module of the standard library, by the tests too"
	},
	{
		paths: /(?:^|\/)(?:Objects|Arrays|Math|System|String|Integer|Long|Double|Float|Boolean|Object|Assert|Assertions)\.(?:java|kt)$/,
		message: "this class takes the name of one of the standard or of the assertion library, in the tests of its package too"
	}
];
/** New lines. */
const redefined = [
	{
		paths: /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/i,
		line: /^\s*#\s*(?:define|undef)\s+(?:assert|str(?:n?case)?cmp|strncmp|memcmp|wcscmp|f?abs|isnan|exit|_exit|abort|if|return)\b/,
		message: "a function that tests compare or end with is replaced by a macro"
	},
	{
		paths: /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/i,
		line: /^(?:\w+\s+)*(?:int|void)\s+(?:(?:str(?:n?case)?cmp|strncmp)\s*\(\s*const\s+char|memcmp\s*\(\s*const\s+void|_?exit\s*\(\s*int|abort\s*\(\s*void)\b[^;]*$/,
		message: "a function of the C library that tests compare or end with is defined anew"
	},
	{
		paths: /\.[cm]?[jt]sx?$/i,
		line: /^\s*(?:(?:Object|Reflect)\.defineProperty\(\s*(?:String|Array|RegExp|Set|Map|Object)\.prototype\s*,\s*["']|(?:String|Array|RegExp|Set|Map|Object)\.prototype\.)(?:includes|startsWith|endsWith|match|test|exec|some|every|indexOf|has|valueOf|toString)\b["']?\s*(?:,|=[^=])/,
		message: "a method of the language that tests compare with is replaced"
	},
	{
		paths: /\.php$/i,
		line: /^function\s+&?\s*(?:abs|round|floor|ceil|intdiv|fmod|str(?:n?case)?cmp|assert)\s*\(/i,
		message: "a function of the language is replaced for the namespace that tests share"
	},
	{
		paths: /\.(?:sh|bash|bats)$/,
		line: /^\s*(?:function\s+)?(?:diff|cmp|comm|test|e?grep|exit|return|false)\s*\(\s*\)/,
		message: "a program that tests compare or end with is replaced by a function"
	},
	{
		paths: /\.lua$/,
		line: /^\s*(?:function\s+(?:os\.exit|assert|error)\s*\(|(?:os\.exit|_G\.(?:assert|error))\s*=[^=])/,
		message: "a function of the language that tests end or fail with is replaced"
	},
	{
		paths: /(?:^|\/)package\.json$/,
		line: /^\s*"[#.][^"]*"\s*:\s*\{[^}]*"(?:test|vitest|jest|mocha)"\s*:\s*"\.{1,2}\//,
		message: "what is imported is another source where tests run"
	},
	{
		paths: /\.tcl$/i,
		line: /\bcustomMatch\s+exact\b/,
		message: "what the tests compare with is redefined"
	},
	{
		paths: /\.p[lm]$/i,
		line: /::TODO\b/,
		message: "the mark that forgives a failing test is set from the code"
	}
];
const clock = "the clock, or the chance, by which tests measure is replaced by production code";
/** Options of a runner, which it reads from the environment. */
const options = "(?:TCLTEST_OPTIONS|PYTEST_(?:ADDOPTS|PLUGINS)|SPEC_OPTS|TESTOPTS|GTEST_FILTER|RUST_TEST_\\w+|HARNESS_(?:OPTIONS|PERL\\w*))";
/** New lines of production, which has no business with what runs it. */
const reachedFor = [
	{
		paths: /\.py$/i,
		line: /\bsys\.setswitchinterval\(/,
		message: "threads are told when to take turns, so that tests do not see a race"
	},
	{
		paths: /\.rs$/,
		line: /^\s*unsafe impl\b.*\b(?:Send|Sync) for\b/,
		unless: /\*(?:mut|const)\b|extern "C"|\bNonNull\b|\bUnsafeCell\b|\bAtomic\w+/,
		message: "the check of the compiler that threads may share a type is answered by hand"
	},
	{
		paths: /\.(?:[cm]?[jt]sx?|py|rb|p[lm]|php|lua|tcl|go|rs|c|cc|cpp)$/i,
		line: new RegExp([
			`(?:env|ENV|environ)\\W{1,3}${options}[^\\w=!<>]{0,6}=(?![=~>])`,
			`(?:putenv|[sS]et_?[eE]nv|set_var|environ\\.(?:setdefault|update))\\W{1,4}${options}\\b`,
			`\\bset (?:::)?env\\(${options}\\)`
		].join("|")),
		message: "options of the test runner are set by production code"
	},
	{
		paths: /\.php$/i,
		line: /\bSebastianBergmann\\Comparator\\Factory\b/,
		message: "what the tests compare with is redefined by production code"
	},
	{
		paths: /\.go$/,
		line: /^func \([^)]*\) Generate\(\w+ \*rand\.Rand, \w+ int\) reflect\.Value\b/,
		message: "the values that property tests draw are chosen by production code"
	},
	{
		paths: /\.[cm]?[jt]sx?$/i,
		line: /^\s*(?:globalThis\.|global\.)?(?:performance\.now|Date\.now|process\.(?:hrtime(?:\.bigint)?|uptime)|Math\.random|set(?:Timeout|Interval|Immediate)|queueMicrotask)\s*=(?![=>])/,
		message: clock
	},
	{
		paths: /\.py$/i,
		line: /^\s*(?:time\.(?:time|perf_counter|monotonic|process_time|sleep)(?:_ns)?|random\.(?:random|seed|shuffle|choice))\s*=(?!=)/,
		message: clock
	},
	{
		paths: /\.rb$/,
		line: /^\s*(?:Float|Integer|Numeric|Rational|BigDecimal|String|Symbol|Array|Hash|Object|NilClass|Struct|Set|Time|Date|Comparable|Kernel|BasicObject)\.(?:prepend|include|class_eval|send\(:prepend)\b/,
		unless: /^(?![\s\S]*\bdef\s+(?:===?|eql\?|equal\?|<=>|!=|=~)\s*[( ])/,
		message: "how values of the language compare is changed, for the tests too"
	},
	{
		paths: /\.(?:[cm]?[jt]sx?|py|rb)$/i,
		line: /^\s*(?:static\s+\[Symbol\.hasInstance\]|def (?:__instancecheck__|__subclasscheck__|self\.===)\s*\()/,
		message: "what counts as an instance of a class is answered by hand, where tests may expect an error of this class"
	}
];
// src/guard/file-rules.ts
function compareFiles(file, sourceChanged) {
	if (file.kind === "snapshot") return snapshot(file, sourceChanged);
	return [
		...unread(file),
		...leftOut(file),
		...shadows(file)
	];
}
/** The base's tests could be read, and what took their place cannot. */
function unread({ path, unread: why }) {
	const message = `the tests of this file cannot be read any more: ${why}`;
	return why === void 0 ? [] : [finding("weakens", "test-unreadable", path, void 0, message)];
}
/** Build tags, module marks and settings of a test file that keep all of it out of the run. */
function leftOut({ path, kind, base, tree, language, newLines }) {
	const lines = language === void 0 ? void 0 : wholeFile[language];
	if (lines === void 0 || tree === void 0 || base === void 0 && kind !== "test-config") return [];
	if (kind === "source" && (language !== "rust" || base?.cases.length === 0)) return [];
	const before = new Set(base?.lines.map(constraint));
	return tree.lines.flatMap((text, at) => newLines.has(at + 1) && lines.test(text) && !before.has(constraint(text)) ? [finding("weakens", "tests-excluded", path, at + 1, `\`${text.trim().slice(0, 60)}\` keeps tests out of the run`)] : []);
}
/** Go writes a condition in two ways, of which the older one is on its way out. */
const constraint = (text) => text.replace(/^\/\/\s*\+build\b/, "//go:build").replaceAll(",", " && ").trim();
const wholeFile = {
	go: /^\/\/\s*(go:build|\+build)\b/,
	python: /^(pytest\.skip\(|raise (unittest\.)?SkipTest|collect_ignore|pytestmark\b.*\b(skip|xfail)|__test__\s*=\s*False)|^\s*def load_tests\(/,
	ruby: /^__END__|\b(filter_run_excluding|exclusion_filter|inclusion_filter|filter_run(_including)?)\b/,
	php: /^(__halt_compiler|return;)|@group\s+(skip|exclude)/,
	rust: /^\s*#!?\[cfg\((?!test\)|not\(test\)\)).*\btest\b/
};
/** Recorded results: changed with the code they are to be read; changed alone, emptied or deleted they weaken. */
function snapshot({ path, status, base, tree, newLines }, sourceChanged) {
	if (status === "added") return [];
	const weakens = (rule, line, message) => [finding("weakens", rule, path, line, message)];
	if (tree === void 0) return weakens("snapshot-deleted", void 0, "a recorded result was deleted, so the next run records whatever comes out");
	const entries = (text) => text.split("\n").filter((line) => /^exports\[|^=== |^# name:|^---/.test(line)).length;
	const [before, after] = [entries(base?.text ?? ""), entries(tree.text)];
	if (tree.text.trim() === "" || after < before) return weakens("snapshot-deleted", 1, `recorded results were taken out (${before} \u2192 ${after})`);
	const line = Math.min(...newLines, tree.lines.length);
	return !sourceChanged && status === "modified" ? weakens("snapshot-rewritten", line, "a recorded result was rewritten, and no code changed") : [finding("review", "snapshot-changed", path, line, "a recorded result changed")];
}
// src/guard/build-files.ts
function compareBuildFile(file) {
	const settings = /pom\.xml$/i.test(file.path) ? compareSettings(file, isTestSettingOfMaven) : compareSettings(file);
	const lines = new Set(settings.map(({ line }) => line));
	return [...settings, ...switches(file).filter(({ line }) => !lines.has(line))];
}
/** Properties that skip tests; all else of a pom.xml may belong to any plugin and is read with its plugin below. */
const isTestSettingOfMaven = /(maven\.test|skipTests|skipITs|testFailureIgnore|surefire|failsafe|jacoco)[\w.]*$/i;
/** What leaves tests out or forgives them in lines of a build: in a pom.xml only behind a plugin that runs tests. */
function switches(file) {
	const findings = [];
	const pom = /pom\.xml$/i.test(file.path);
	let plugin = "";
	for (const [index, text] of (file.tree?.lines ?? []).entries()) {
		plugin = /<artifactId>\s*([\w.-]+)/.exec(text)?.[1] ?? plugin;
		if (!file.newLines.has(index + 1)) continue;
		if (pom && !/surefire|failsafe/.test(plugin)) continue;
		if (!(pom ? leavesOutOfMaven : leavesOut).test(text)) continue;
		const message = `\`${clip$1(text.trim())}\` leaves tests or their failures out`;
		findings.push(finding("weakens", "tests-excluded", file.path, index + 1, message));
	}
	return findings;
}
const leavesOutOfMaven = /<(exclude|excludedGroups|groups|test|includes)>|<(skip|skipTests|skipExec)>\s*true/;
const leavesOut = /\b(exclude|excludeTestsMatching|excludeTags|excludeCategories)\b.*(test|spec|\*)|onlyIf\s*\{\s*false|ignoreFailures\s*=?\s*(set\()?true|isIgnoreFailures\s*=\s*true|-x\s+test|\btest\b.*enabled\s*=\s*false/i;
// src/guard/manifest-scripts.ts
function manifestScripts(file, commands) {
	const base = scriptsIn(file.base?.text);
	const tree = scriptsIn(file.tree?.text);
	const findings = [];
	const add = (name, weak, otherwise) => {
		const line = lineOf(file.tree?.lines ?? [], name);
		const severity = weak === void 0 ? "review" : "weakens";
		findings.push(finding(severity, weak?.rule ?? "test-command-changed", file.path, line, weak?.message ?? otherwise));
	};
	for (const name of rootsIn(`${commands.build ?? ""} ${commands.test ?? "test"}`, /* @__PURE__ */ new Set([...base.keys(), ...tree.keys()]))) {
		const before = base.has(name) ? writtenOut(name, base) : void 0;
		const after = tree.has(name) ? writtenOut(name, tree) : void 0;
		if (before === after) continue;
		if (before === void 0) {
			const text = after ?? "";
			add(name, forgiving(text), `the script \u201c${name}\u201d is new: \`${clip$1(text)}\``);
		} else if (after === void 0) {
			const weak = {
				rule: "test-command-replaced",
				message: `the script \u201c${name}\u201d is gone`
			};
			add(name, runsTests(before) && file.tree !== void 0 ? weak : void 0, weak.message);
		} else add(name, weakerCommand(before, after), `the script \u201c${name}\u201d changed to \`${clip$1(after)}\``);
	}
	return findings;
}
/** Scripts that the command names, with those that run before and behind them. */
function rootsIn(command, known) {
	const names = split(command).flatMap((word) => word === "t" ? ["test"] : [word]);
	return [...new Set(names.flatMap((name) => [
		`pre${name}`,
		name,
		`post${name}`
	]))].filter((name) => known.has(name));
}
/** A script with the scripts that it runs in their place, some levels deep. */
function writtenOut(name, scripts, depth = 0) {
	const command = scripts.get(name) ?? "";
	if (depth > 5 || command.length > 5e3) return command;
	const words = split(command);
	const out = [];
	for (let at = 0; at < words.length; at++) {
		const word = words[at] ?? "";
		const next = words[at + 1] ?? "";
		const third = words[at + 2] ?? "";
		const runner = /^(npm|yarn|pnpm|bun|composer)$/.test(word) || word === "@composer";
		const run = runner && next === "run" ? third : runner ? next : word.startsWith("@") ? word.slice(1) : "";
		const inner = run === "t" ? "test" : run;
		if (inner === "" || inner === name || !scripts.has(inner)) {
			out.push(/\s/.test(word) ? `"${word}"` : word);
			continue;
		}
		out.push(writtenOut(inner, scripts, depth + 1));
		at += runner ? next === "run" ? 2 : 1 : 0;
	}
	return out.join(" ");
}
function lineOf(lines, name) {
	const index = lines.findIndex((line) => line.includes(`"${name}"`) && line.includes(":"));
	return index === -1 ? void 0 : index + 1;
}
function scriptsIn(text) {
	try {
		const value = JSON.parse(text ?? "");
		if (typeof value !== "object" || value === null) return /* @__PURE__ */ new Map();
		const scripts = "scripts" in value ? value.scripts : "tasks" in value ? value.tasks : void 0;
		const entries = Object.entries(typeof scripts === "object" && scripts !== null ? scripts : {});
		return new Map(entries.map(([name, script]) => [name, commandOf$1(script)]));
	} catch {
		return /* @__PURE__ */ new Map();
	}
}
/** Composer knows lists of commands. */
function commandOf$1(script) {
	return (Array.isArray(script) ? script : [script]).map((part) => typeof part === "string" ? part : "").join(" && ");
}
// src/guard/scripts.ts
/** Findings about one file that holds commands. */
function compareScripts(file, context) {
	const name = file.path.slice(file.path.lastIndexOf("/") + 1).toLowerCase();
	if (name === "package.json" || name === "composer.json" || name === "deno.json") return [...manifestScripts(file, context.commands), ...compareSettings(file, /^(jest|mocha|ava|tap|nyc|c8|vitest|config)\b/)];
	if (name === "pyproject.toml" || name === "setup.cfg") return compareSettings(file, /pytest|coverage|tox|nox|hatch|poe|pdm|taskipy/);
	if (name === "cargo.toml") return compareSettings(file, /^(lib|bin|test|package|alias)\b.*(test|harness|doctest|autotests|path)$/);
	if (name === "pom.xml" || /\.(gradle|kts|gemspec|props|csproj)$/.test(name)) return compareBuildFile(file);
	return lineCommands(file);
}
/** Makefile, shell script, Rakefile, tox, CI: new lines that forgive, and lines that ran the tests and run less now. */
function lineCommands(file) {
	const base = file.base?.lines ?? [];
	const tree = file.tree?.lines ?? [];
	const isNew = file.base === void 0;
	const findings = [];
	const told = /* @__PURE__ */ new Set();
	const weakens = (line, rule, message) => {
		if (line !== void 0) told.add(line);
		findings.push(finding("weakens", rule, file.path, line, message));
	};
	const known = new Set(base.map((line) => line.trim()));
	const kept = new Set(tree);
	const strict = (lines) => lines.some((line) => /^\s*set -\w*e|^#!.*\s-\w*e/.test(line));
	if (strict(base) && !strict(tree) && tree.length > 0 && /\.(sh|bash)$/.test(file.path)) weakens(1, "exit-code-ignored", "`set -e` is gone, so the script goes on behind a failure");
	const oldRuns = base.filter((line) => runsHere(line) && !kept.has(line));
	const newRuns = [];
	for (const [index, text] of tree.entries()) {
		const number = index + 1;
		if (!file.newLines.has(number) || isComment(text) || tidiesUp(text)) continue;
		if (setByRunners.test(text)) weakens(number, "detects-tests", "the script asks whether it is being tested");
		if (runsHere(text)) newRuns.push({
			line: number,
			text
		});
		const weak = forgiving(plain$3(text), known.has(text.trim()) ? text : "");
		if (weak !== void 0 && (!isNew || runsTests(text))) weakens(number, weak.rule, weak.message);
		else if (ignoresFailure(text, file, known)) weakens(number, "exit-code-ignored", `\`${clip$1(text.trim())}\` goes on behind a failure`);
	}
	const runsOn = file.kind === "ci" || file.tree === void 0 || tree.some(runsHere);
	for (const [index, before] of file.kind === "ci" ? [] : oldRuns.slice(0, 50).entries()) {
		const after = newRuns[index];
		if (after === void 0) {
			if (runsOn) continue;
			weakens(void 0, "test-command-replaced", `a line that ran the tests is gone (line ${base.indexOf(before) + 1}: \`${clip$1(before.trim())}\`)`);
			continue;
		}
		const weak = weakerCommand(plain$3(before), plain$3(after.text));
		if (weak !== void 0 && !told.has(after.line)) weakens(after.line, weak.rule, weak.message);
	}
	return [...findings, ...file.kind === "ci" ? compareSettings(file, /(continue-on-error|allow_failure|continueOnError|fail_ci_if_error|if)$/).filter(({ line }) => ofTests$1(tree, line ?? 1)) : []];
}
/** Whether the step of the CI file that the line stands in runs tests; what stands in none holds for all of them. */
function ofTests$1(lines, line) {
	const begins = (at) => /^\s*- /.test(lines[at] ?? "");
	let from = line - 1;
	while (from > 0 && !begins(from) && (lines[from] ?? "").trim() !== "") from--;
	if (!begins(from)) return true;
	let to = from + 1;
	while (to < lines.length && !begins(to)) to++;
	return lines.slice(from, to).some(runsHere);
}
/** A recipe or YAML line without its own syntax: the tab, `-`, `@`, `run:`. */
function plain$3(line) {
	return line.trim().replace(/^(- )?(run|script|command|cmd|sh|system|exec|name)\s*[:(]?\s*/, "").replace(/^[@-]+/, "");
}
/** A line that installs a runner runs no tests. */
function runsHere(line) {
	return !isComment(line) && !/\b(install|gem|add)\b/.test(line) && runsTests(plain$3(line));
}
/** What makes room and sweeps up decides nothing, whether it fails or not. */
function tidiesUp(line) {
	return /^[\s@-]*(mkdir|rm|rmdir|find|touch|test -|\[)\s[^;&]*(\|\| true)?$/.test(line) && !runsTests(line);
}
function isComment(line) {
	return /^\s*(#(?!!)|\/\/|REM )/.test(line);
}
function ignoresFailure(text, file, known) {
	const make = /(^|\/)(gnu)?makefile$|\.mk$/i.test(file.path);
	if (make && /^\t@?-/.test(text)) return !known.has(text.trim());
	if (make && /^(\.IGNORE|SHELL\s*[:?]?=|\.SHELLFLAGS|MAKEFLAGS\s*[:+?]?=\s*(?:[a-z]*i|(?:\S+\s+)*(?:-[a-zA-Z]*i|--ignore-errors)))/.test(text)) return true;
	return /ignore_outcome\s*=\s*true|fail_on_error\s*=\s*false|set \+o (errexit|pipefail)/i.test(text);
}
// src/guard/guard.ts
/** What weakened a test, or may have; those that weaken come first. An empty list: nothing that touches the tests changed. */
async function findTampering(port, context) {
	const files = await readFiles(port, context);
	const sourceChanged = files.some(({ kind }) => kind === "source" || kind === "package-script");
	const cases = compareCases(files);
	const findings = cases.findings;
	for (const file of files) {
		findings.push(...bentProcess(file), ...compareFiles(file, sourceChanged));
		if (file.kind === "test-config" || file.kind === "coverage") findings.push(...compareSettings(file));
		if (file.kind === "package-script" || file.kind === "ci" || runsBy(file, context)) findings.push(...compareScripts(file, context));
	}
	const path = (files.find((file) => file.kind !== "source") ?? files[0])?.path ?? "";
	findings.push(...compareCounts({
		...context,
		explained: cases.explained,
		addedSkipped: cases.addedSkipped,
		path
	}));
	findings.push(...await coverageMarks((path) => port.read("base", path), files, context.commands.test ?? ""));
	findings.push(...files.flatMap((file) => mention(file, findings)));
	return findings.map((one) => allowed(one, context.story)).sort(bySeverity);
}
async function readFiles(port, { testPaths, commands }) {
	const files = [];
	const budget = { ms: mostMs };
	for (const change of port.changed) {
		const kind = classify(change.path, testPaths);
		const before = classify(change.from ?? change.path, testPaths);
		const telling = kind === "source" && before !== "source" ? before : kind;
		const isRead = languageOf$1(change.path) !== void 0 || mayShadow(change.path) || named$1(change.path, commands);
		const matters = telling !== "source" || isRead;
		const base = matters && change.status !== "added" ? await port.read("base", change.from ?? change.path) : void 0;
		const tree = matters && change.status !== "deleted" ? await port.read("tree", change.path) : void 0;
		files.push(await changedFile(change, telling, {
			base,
			tree
		}, budget));
	}
	return files;
}
/** Processor time. What is not read by then is told as changed, and the base's own version of it decides. */
const mostMs = 1e4;
function runsBy(file, { commands }) {
	return file.kind === "source" && named$1(file.path, commands);
}
/** Whether the commands name the file: `./run-tests`, `python tools/check.py`. */
function named$1(path, { build, test }) {
	return `${build ?? ""} ${test ?? ""}`.split(/[\s;&|]+/).some((word) => word.replace(/^\.\//, "") === path);
}
const mentions = {
	test: "test-changed",
	snapshot: "snapshot-changed",
	"test-config": "test-config-changed",
	ci: "ci-changed",
	coverage: "coverage-changed"
};
/** Every test, snapshot and configuration that changed is shown, also where nothing speaks against it. */
function mention(file, findings) {
	if (file.kind === "source" || file.kind === "package-script" || findings.some((one) => one.path === file.path)) return [];
	const line = Math.min(...file.newLines);
	const how = {
		added: "is new",
		modified: "changed",
		deleted: "was deleted",
		renamed: `was renamed from ${file.base?.path ?? ""}`
	}[file.status];
	return [finding("review", mentions[file.kind], file.path, Number.isFinite(line) ? line : void 0, `this ${kindWords[file.kind]} ${how}`)];
}
const kindWords = {
	test: "test file",
	snapshot: "recorded result",
	"test-config": "test configuration",
	ci: "CI file",
	coverage: "coverage configuration"
};
function bySeverity(a, b) {
	return a.severity === b.severity ? 0 : a.severity === "weakens" ? -1 : 1;
}
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
// src/verify/feedback.ts
/** The prompt of a retry. Its output part keeps to `maxChars`; the rest is a few hundred characters and what that part could not show. */
function feedback(input) {
	const { red, logPath, maxChars, added = [] } = input;
	const output = clip(red.output.trim(), maxChars);
	return [
		headline(input),
		[
			countsLine(red),
			changesLine("Since the last attempt", red.sinceLast, added),
			changesLine("Since the start", red.sinceBaseline, added)
		],
		red.notes,
		weakened(red),
		unshown(red.failures, output, maxChars),
		output === "" ? [] : [
			"Output, condensed:",
			"",
			output
		],
		[`The full log is at ${logPath}; search it for more.`],
		[task(input)]
	].map((part) => typeof part === "string" ? part : part.filter((line) => line !== void 0).join("\n")).filter((part) => part !== "").join("\n\n");
}
/** One sentence for logs and rows: `1 test failing (discount takes ten percent off)`. */
function reason(red) {
	const weak = red.tampering?.find((finding) => finding.severity === "weakens");
	if (red.result === "timed-out") return `timed out after ${duration(red.durationMs)}`;
	if (red.result === "broken") return `the ${red.step} command could not start (exit code ${red.exitCode})`;
	if (red.step === "build") return `build failed (${problems(red) ?? ending(red)})`;
	if (red.exitCode === 0 && weak !== void 0) return `tests weakened (${clip(weak.message, 120)})`;
	const failing = red.failures.filter((failure) => failure.kind !== "compile");
	if (failing.length > 0) {
		const count = Math.max(failing.length, red.counts?.failed ?? 0);
		return `${count} ${count === 1 ? "test" : "tests"} failing (${names$2(failing, count)})`;
	}
	const bent = red.second?.bent ?? [];
	if (bent.length > 0) {
		const list = listed(bent.map((name) => clip(name, 60)));
		return `${bent.length} ${bent.length === 1 ? "expectation" : "expectations"} bent, not met (${list})`;
	}
	if (ranNoTest(red)) return noTestRanNote;
	if (red.exitCode === 0) return clip(red.notes[0] ?? "red", 160);
	return `${ending(red)}, ${problems(red) ?? "no failing test recognised"}`;
}
function headline({ attempt, red, testCommand }) {
	const what = `\`${red.step === "build" ? red.command : testCommand}\` ${endingOf(red)}.`;
	if (attempt === void 0) return `Before any change, ${what}`;
	const retry = attempt.retry + 1;
	return `Attempt ${attempt.number} (${attemptLabel(attempt)}): ${what} This is retry ${retry} of ${attempt.of}.`;
}
function endingOf(red) {
	if (red.result === "timed-out") return `timed out after ${duration(red.durationMs)} and was stopped`;
	if (red.result === "broken") return `could not start: ${ending(red)} (command not found or not executable)`;
	if (red.exitCode === 0) return "exited 0, and the verification is red all the same";
	return `failed: ${red.exitCode === null ? "it was stopped from outside" : ending(red)}`;
}
function ending(red) {
	return `exit code ${red.exitCode ?? "unknown"}`;
}
function countsLine(red) {
	const { counts, failures } = red;
	if (counts !== void 0) return `${counts.failed} failed, ${counts.passed} passed, ${counts.skipped} skipped.`;
	if (failures.length > 0) return `${failures.length} ${failures.length === 1 ? "problem" : "problems"} found.`;
	return "No failing test was recognised in the output.";
}
function changesLine(since, changes, added) {
	if (changes === void 0) return void 0;
	const part = (list, what) => list.length === 0 ? `0 ${what}` : `${list.length} ${what} (${listed(list.map((name) => clip(name, 80)))})`;
	const fresh = changes.newlyBroken.filter((name) => added.includes(name));
	const broken = changes.newlyBroken.filter((name) => !added.includes(name));
	const own = fresh.length === 0 ? "" : `, ${part(fresh, "new and failing")}`;
	const gone = changes.gone === void 0 ? "" : `${part(changes.gone, "deleted or skipped")}, `;
	return `${since}: ${part(changes.fixed, "fixed")}, ${gone}${part(changes.stillFailing, "still failing")}, ${part(broken, "newly broken")}${own}.`;
}
function weakened(red) {
	const weak = (red.tampering ?? []).filter((finding) => finding.severity === "weakens");
	if (weak.length === 0) return [];
	const lines = weak.slice(0, 20).map(({ path, line, message }) => `- ${path}${line === void 0 ? "" : `:${line}`}: ${message}`);
	const rest = weak.length > lines.length ? [`- and ${weak.length - lines.length} more`] : [];
	return [
		"The tests were weakened, which does not count as passing. Take this back:",
		...lines,
		...rest
	];
}
/** Each failing test that the condensed output does not carry already, with file, line, expected and actual. */
function unshown(failures, output, maxChars) {
	const missing = failures.filter((failure) => !shows(output, failure));
	const lines = [];
	let left = maxChars;
	for (const failure of missing) {
		const line = summary(failure);
		if (line.length > left) break;
		left -= line.length + 1;
		lines.push(line);
	}
	if (missing.length === 0) return [];
	const rest = missing.length > lines.length ? [`- and ${missing.length - lines.length} more`] : [];
	return [
		"Failing:",
		...lines,
		...rest
	];
}
function shows(output, { name, file, line, expected, actual }) {
	return [
		name,
		file === void 0 ? "" : line === void 0 ? file : `${file}:${line}`,
		expected,
		actual
	].every((part) => part === void 0 || output.includes(part));
}
function summary({ name, file, line, message, expected, actual }) {
	const place = file === void 0 ? "" : ` (${file}${line === void 0 ? "" : `:${line}`})`;
	const values = expected === void 0 && actual === void 0 ? "" : `; expected ${oneLine(expected)}, actual ${oneLine(actual)}`;
	return `- ${clip(name, 200)}${place}${message === void 0 ? "" : `: ${oneLine(message)}`}${values}`;
}
function task({ red, added = [], frozen = false }) {
	if (red.install?.result === "failed") return "The tests are green. Make the manifests and lock files name the same packages, so that a fresh clone installs.";
	if (red.step === "build") return "Analyse the errors and fix the code so that the build succeeds and the tests can run.";
	if (red.result === "timed-out") return "Find what hangs or is slow, and fix the production code and not the tests.";
	return `Analyse the failures, compare expected with actual, and fix the production code and not the tests.${added.length === 0 || frozen ? "" : " A test that you added yourself may be corrected where it is the test that is wrong."}`;
}
/** The errors of a compiler or linter, shortly: `3 errors, first src/a.ts:3: Cannot find name`. */
function problems(red) {
	const [first] = red.failures;
	if (first === void 0) return void 0;
	const told = clip(`${`${first.file ?? first.name}${first.line === void 0 ? "" : `:${first.line}`}`} ${oneLine(first.message)}`.trim(), 120);
	return red.failures.length === 1 ? told : `${red.failures.length} errors, first ${told}`;
}
function names$2(failing, count) {
	return listed(failing.map(({ name }) => clip(name.slice(name.lastIndexOf(" \u203a ") + 1).replace(/^\u203a /, ""), 60)), count);
}
/** At most three of them, and how many more there are. */
function listed(list, count = list.length) {
	const shown = list.slice(0, 3);
	return count > shown.length ? `${shown.join(", ")} and ${count - shown.length} more` : shown.join(", ");
}
function duration(ms) {
	if (ms < 6e4) return `${Math.round(ms / 1e3)} s`;
	return `${Number((ms / 6e4).toFixed(1))} min`;
}
function oneLine(text) {
	return clip((text ?? "").replace(/\s+/g, " ").trim(), 200);
}
/** Cut to `max` units with an ellipsis, never in the middle of a character. */
function clip(text, max) {
	if (text.length <= max) return text;
	const end = Math.max(0, max - 1);
	return `${text.slice(0, isHigh(text.charCodeAt(end - 1)) ? end - 1 : end)}\u2026`;
}
function isHigh(unit) {
	return unit >= 55296 && unit < 56320;
}
// src/run-story/added-tests.ts
/** Names of failures in files that the base does not have, or whose text there does not say their name. */
async function addedTests(repository, baseTree, { failures, sinceLast, sinceBaseline }) {
	const fresh = /* @__PURE__ */ new Set([...sinceLast?.newlyBroken ?? [], ...sinceBaseline?.newlyBroken ?? []]);
	const asked = failures.filter(({ name, kind, file }) => kind === void 0 && file !== void 0 && fresh.has(name));
	const texts = /* @__PURE__ */ new Map();
	const added = [];
	for (const { name, file = "" } of asked) {
		const text = texts.get(file) ?? repository.readFile(baseTree, file).catch(() => void 0);
		texts.set(file, text);
		const before = await text;
		if (before === void 0 || !before.includes(lastPart(name))) added.push(name);
	}
	return added;
}
/** `cart \u203a total \u203a is rounded` is written as `is rounded`; `test_total[1-2]` as `test_total`. */
function lastPart(name) {
	return name.slice(name.lastIndexOf(" \u203a ") + 1).replace(/^\u203a /, "").replace(/\[.*\]$/, "").trim();
}
// src/run-story/steps.ts
/** The loop's steps: what it is to implement, keep, verify, tell and review in this run. */
function makeSteps(parts) {
	const { request, workspace, limits, emit, commands, known, baseTree, verifier, checkpoints, implementer } = parts;
	const { settings, story } = request;
	const { runId } = request.record;
	const { repository } = workspace;
	let suiteMs = known.durationMs;
	const added = /* @__PURE__ */ new Map();
	const told = (attempt, red) => feedbackOn(request, commands, red, attempt, added.get(red) ?? []);
	return {
		limit: limits.check,
		emit,
		reason,
		async implement(attempt, prompt) {
			using own = limits.reserve(await reservedMs(parts, suiteMs));
			const first = await implementer.implement(attempt, prompt, own.signal);
			const again = attempt.number === 1 && first.stop === void 0 && first.failure === void 0 && !await wrote(first, parts) ? await implementer.implement(attempt, goOnTask, own.signal) : void 0;
			const last = again ?? first;
			const { summary, unfinished, durationMs: lastMs } = last;
			const stop = last.stop ?? await stopOfFailure(last, attempt, parts);
			const durationMs = again === void 0 ? lastMs : first.durationMs + lastMs;
			await emit({
				type: "agent-finished",
				attempt: attempt.number,
				durationMs,
				summary,
				stop,
				unfinished
			});
			return {
				stop: stop ?? own.aborted(),
				unfinished,
				inTime: limits.aborted() === void 0
			};
		},
		async checkpoint(attempt) {
			const before = checkpoints.last().tree;
			const made = await checkpoints.make(attempt);
			await keepDiff(request, workspace, attempt, {
				before,
				tree: made.checkpoint.tree
			});
			return made;
		},
		async verify(attempt, checkpoint, also) {
			const judged = await verifier.judge(attempt, checkpoint, also);
			const { verification } = judged;
			suiteMs = Math.max(suiteMs, verification.durationMs);
			if (verification.result !== "passed") added.set(verification, await addedTests(repository, baseTree, verification));
			return judged;
		},
		feedback: told,
		prompt: cyclePrompt(request, commands, known),
		redFeedback: (attempt, red, problem) => `${problem}\n\n${told(attempt, red)}`,
		changedPaths: async (from, to) => (await repository.differences(from, to)).map(({ path }) => path),
		isTestPath: (path) => isTestPath(path, settings.testPaths),
		restore: ({ attempt, checkpoint }, why) => checkpoints.restore(attempt, checkpoint, why),
		async review({ checkpoint, verification }) {
			if (parts.reviewer === void 0) return { missing: "review is off" };
			const diff = await repository.patch(baseTree, checkpoint.tree);
			const changedTests = verification.second?.changedBehaviour ?? [];
			const doubts = proofDoubts(verification.proof);
			return parts.reviewer.review({
				story,
				diff,
				changedTests,
				doubts,
				nonce: nonceOf(runId)
			}, limits.signal);
		},
		answer: (review, unasked) => reworkTask(review, nonceOf(runId), unasked)
	};
}
/** What was measured once takes longer beside other work. */
const slack = 1.25;
/** The beginning of each run \u2013 its tree written, its sandbox opened \u2013 is in no time that was measured. */
const startMs = 1500;
/** Lock file, verification, base's tests, three runs of proofs, fresh install. */
const starts = 7;
/** For one verification and its proofs, where there are any; an agent has half of what is left at the least. */
async function reservedMs({ request, workspace, limits, checkpoints }, suiteMs) {
	const { settings, record } = request;
	if (settings.proof === "off") return 0;
	const { repository, head } = workspace;
	const changed = (await repository.differences(head, checkpoints.last().tree)).map(({ path }) => path);
	const ms = verificationMs({
		suiteMs,
		setupMs: settings.dependencies === "frozen" ? 0 : record.recorder.run().setup?.durationMs ?? 0,
		installs: changedManifests(changed).length > 0
	});
	return Math.min((ms + starts * startMs) * slack, limits.remainingMs() / 2);
}
/**
* What a verification takes with its proofs. Where manifests changed each run of the tests sets up first, the lock file and the
* fresh install take one more each; an agent that has changed none yet may still: then for the verification alone.
*/
function verificationMs(took) {
	const { suiteMs, setupMs, installs } = took;
	const runs = 6;
	return runs * suiteMs + ((installs ? runs : 1) + 2) * setupMs;
}
async function wrote(end, { workspace, checkpoints }) {
	return end.wrote ?? (await workspace.repository.snapshot()).tree !== checkpoints.last().snapshot;
}
/** A program that failed and left nothing is no agent that found nothing to do. */
async function stopOfFailure(end, { number }, parts) {
	const { failure } = end;
	if (failure === void 0) return void 0;
	if (!await wrote(end, parts)) return {
		outcome: "error",
		detail: `Attempt ${number} changed nothing: ${failure}`,
		cause: "agent-failed"
	};
	await parts.emit({
		type: "warning",
		text: `What attempt ${number} left is verified all the same: ${failure}`
	});
}
/** Feedback on a red verification; `attempt` is absent where it was before the first. */
function feedbackOn({ settings, record }, commands, red, attempt, added = []) {
	const logPath = join(record.runDir, red.logPath);
	const frozen = attempt?.phase.name === "green" || attempt?.phase.name === "refactor";
	const maxChars = settings.maxFeedbackChars;
	return feedback({
		attempt,
		red,
		testCommand: commands.test,
		logPath,
		maxChars,
		added,
		frozen
	});
}
/** Beside the record, so that a report shows it without the repository; a run does not end for want of it. */
async function keepDiff({ host, record }, { repository, base }, attempt, { before, tree }) {
	const since = async (from) => host.redact(await repository.patch(from, tree));
	const first = before === await repository.treeOf(base.commit);
	const [sinceBase, sincePrevious] = await Promise.all([since(base.commit), first ? void 0 : since(before)]);
	const diff = {
		sincePrevious: sincePrevious ?? sinceBase,
		sinceBase
	};
	await writeDiff(record.runDir, {
		attempt: attempt.number,
		...diff
	}).catch(() => void 0);
}
// src/verify/gone-tests.ts
/** Files of a change that are read for it. */
const mostFiles$5 = 200;
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
	const changed = (await trees.differences(earlier.tree, tree)).slice(0, mostFiles$5);
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
				const titles = [...strings$1(test.ancestorTitles), string(test.title) || string(test.fullName)].filter((title) => title !== "");
				const line = Number(object(test.location).line);
				report.failures.push(failure(titles.join(" \u203a "), file, strings$1(test.failureMessages).join("\n"), line));
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
			const name = [...Array.isArray(test.suite) ? strings$1(test.suite) : string(test.suite).split(" > "), string(test.name)].filter((title) => title !== "").join(" \u203a ");
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
function strings$1(value) {
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
		failures.push(failureOf$1(test, suite, problem));
	} else if (list(test.skipped).length > 0) counts.skipped++;
	else counts.passed++;
}
function failureOf$1(test, suite, problem) {
	const className = attribute(test, "classname");
	const title = attribute(test, "name") || "unnamed";
	const named = looksLikeFile(className) ? className : attribute(test, "file") || attribute(suite, "file");
	const name = title.split(" > ").join(" \u203a ");
	const body = decoded$1(String(problem["#text"] ?? "")).split("\n");
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
	return decoded$1(String(node[`@${name}`] ?? ""));
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
const mostFiles$4 = 500;
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
		failures: relative$2(reports.flatMap(({ failures }) => failures), [root]),
		counts: reports.reduce((sum, { counts }) => added$1(sum, counts), {
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
			if (paths.size >= mostFiles$4) return [...paths].sort();
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
		await using file = await open(real, constants$2.O_RDONLY | constants$2.O_NOFOLLOW | constants$2.O_NONBLOCK);
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
function added$1(a, b) {
	return {
		passed: a.passed + b.passed,
		failed: a.failed + b.failed,
		skipped: a.skipped + b.skipped
	};
}
function total({ passed, failed, skipped }) {
	return passed + failed + skipped;
}
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
		fixed: ranAll ? names$1(before, (key, failure) => !after.has(key) && !silent.has(failure.file)) : [],
		stillFailing: names$1(after, (key) => before.has(key)),
		newlyBroken: names$1(after, (key) => !before.has(key))
	};
}
function byKey(failures) {
	return new Map(failures.map((failure) => [failureKey(failure), failure]));
}
/** What makes two failures of different runs the same one: lines move, names and files stay. */
function failureKey(failure) {
	const detail = isTest$1(failure) ? "" : failure.message ?? "";
	return `${steadyStream(failure.stream)}\0${failure.file ?? ""}\0${failure.name}\0${detail}`;
}
/** Packages have tests of the same name; what a process or a container is numbered by is another in each run. */
function steadyStream(stream = "") {
	return stream.replace(/\[\d{1,9}\]|\b(?=[a-f]*\d)[0-9a-f]{8,64}\b/g, "");
}
function names$1(map, which) {
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
const mostLines$3 = 20;
/** Names of the baseline's failing tests whose own line, with place and message, stands in the log at `logPath` as it did then. */
async function stillTold(baseline, logPath) {
	const open = (baseline?.exitCode === 0 ? [] : baseline?.failures ?? []).flatMap(ownLine).slice(0, mostLines$3);
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
	const text = await readLog(fileBytes(logPath), input.root);
	const files = step === "test" && input.reports ? await readReportFiles({
		...input.reports,
		sinceMs: startedMs - 2e3
	}) : void 0;
	const report = files === void 0 ? text : merged(text, files);
	const notes = [...input.notes ?? []];
	const verdict = judge$1(result, report, {
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
		failures: verdict === "passed" ? [] : report.failures.map((failure) => plain$2(failure, (report.streams?.length ?? 0) > 1)),
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
function judge$1(result, report, judging) {
	const { notes } = judging;
	if (result.ended === "timed-out") return "timed-out";
	if (result.ended === "limit") {
		const free = freeWords(result);
		notes.push(`The command was stopped: it used too much of what the sandbox allows (${result.limit ?? "limit"}${free === "" ? "" : `; ${free}`}).`);
		return "failed";
	}
	if (result.ended === "cancelled") return "failed";
	if ((result.exitCode === 126 || result.exitCode === 127) && report.counts === void 0 && !report.failures.some(isTest$1)) return "broken";
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
function plain$2({ name, kind, runner, stream, file, line, message, expected, actual, stack }, ofSeveral) {
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
	rspec: (words, failures) => failures.some(isWhole) ? void 0 : appending(words, "rspec", failures.flatMap(({ name }) => ["-e", name])),
	phpunit
};
/** Text that means the same in every way a shell or a script runner may quote it. */
function isPlain$1(word) {
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
		command: [...words, ...appended].map(quoted$1).join(" "),
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
	const command = [...words.filter((word, i) => i <= at || word.startsWith("-")), ...selection].map(quoted$1).join(" ");
	return given.every((word) => word.startsWith("--")) ? {
		command,
		appended: selection
	} : { command };
}
const pytestValues = /^-(?:k|m|p|n|c|o|W|r)$|^--(?:rootdir|confcutdir|ignore|tb|durations|maxfail|basetemp|junitxml|cov|deselect)$/;
/** Node ids take the place of the paths that the command names. */
function pytest(words, failures) {
	const at = words.findIndex((word) => /(?:^|\/)(?:pytest|py\.test)$/.test(word));
	if (at < 0 || failures.some(({ file, name }) => file === void 0 || !file.endsWith(".py") && name !== file)) return void 0;
	const ids = failures.map((failure) => isWhole(failure) ? failure.file ?? "" : `${failure.file}::${nodeName(failure.name)}`);
	const rest = words.slice(at + 1);
	const kept = rest.filter((word, i) => word.startsWith("-") || pytestValues.test(rest[i - 1] ?? ""));
	const command = [
		...words.slice(0, at + 1),
		...kept,
		...ids
	].map(quoted$1).join(" ");
	return kept.length === rest.length ? {
		command,
		appended: ids
	} : { command };
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
	].map(quoted$1).join(" ") };
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
	].map(quoted$1).join(" ") };
}
function phpunit(words, failures) {
	if (!failures.every(({ name }) => name.includes("::"))) return void 0;
	const names = failures.map(({ name }) => loose(name.replace(/ with data set .*$/, "")));
	return appending(words, "phpunit", ["--filter", `/(?:${[...new Set(names)].join("|")})(?: with data set .*)?$/`]);
}
// src/verify/pick.ts
/** More than these are run as a whole: a longer command saves nothing and may not fit. */
const mostTests$1 = 60;
const longestCommand = 8e3;
/**
* That command, or undefined where it cannot be known: an unknown runner, several of them, a file that could not be
* loaded without a name, a command with pipes or variables. Test names are hostile text: they are quoted for the shell,
* and on the way through a script runner, which quotes in its own way, only what no quoting can change is let through.
* A picked run that is green proves nothing about the others.
*/
function pickCommand({ command, failures, runners = [], script = () => void 0 }) {
	if (failures.length === 0 || failures.length > mostTests$1) return void 0;
	const only = runners.length === 1 ? runners[0] : void 0;
	const named = new Set(failures.map((failure) => failure.runner ?? only));
	const [runner] = named;
	if (runner === void 0 || named.size > 1 || failures.some(({ kind }) => kind === "compile")) return void 0;
	if (failures.some(({ name, file }) => hasControl(name) || hasControl(file ?? ""))) return void 0;
	const { before, last } = lastCommand(command);
	const through = scriptOf(last, script);
	const words = wordsOf$3(through === void 0 ? last : lastCommand(through.script).last);
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
		if (!picked.appended.every(isPlain$1)) return void 0;
		return `${through.call}${through.separator} ${picked.appended.map(quoted$1).join(" ")}`;
	}
	const alone = !through.hooked && !through.script.includes("&&");
	const program = words[0] ?? "";
	return alone && (program === "node" || program.includes("/")) ? picked.command : void 0;
}
/** The words of a simple command; undefined where a shell would do more than split it. Leading `NAME=value` and cross-env stay. */
function wordsOf$3(command) {
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
	const scripts = objectIn$1(objectIn$1(parsedJson(text)).scripts);
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
// src/run-story/flakes.ts
/** A red that may be a flake: run again on the same tree, and believed only where the flake is older than the change. */
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
	const { tree, name, red, test } = again;
	const reading = readRerun(red, await verifier.run(tree, `${name}-picked`, { test }), "picked");
	if (reading.kind === "settled") return reading.verification;
	const doubt = await youngerThanTheChange(options, verifier, again, 2);
	if (doubt !== void 0) return {
		...red,
		notes: [...red.notes, doubt]
	};
	const whole = readRerun(red, await verifier.run(tree, name), "whole");
	return whole.kind === "settled" ? whole.verification : red;
}
async function rerunWhole(options, verifier, again) {
	const { tree, name, red } = again;
	const whole = readRerun(red, await verifier.run(tree, name), "whole");
	if (whole.kind !== "settled" || whole.verification.result !== "passed") return red;
	const doubt = await youngerThanTheChange(options, verifier, again, 1);
	return doubt === void 0 ? whole.verification : {
		...red,
		notes: [...red.notes, doubt]
	};
}
/** Why what was red and then green is no flake; undefined where the record or the base has it as well, or its green holds. */
async function youngerThanTheChange(options, verifier, { tree, name, red, tries, test }, greens) {
	const { request, limits, baseTree } = options;
	const { flakyTests } = request.record;
	let left = suspectsOf(red, new Set(await flakyTests?.known(red.failures.map((failure) => failure.name)).catch(() => [])));
	if (left.length === 0) return void 0;
	const onBase = test === void 0 ? void 0 : await picked(options, baseTree, red);
	for (let number = 1; number <= tries && left.length > 0 && limits.aborted() === void 0; number++) {
		const base = await verifier.run(baseTree, `${name}-base-${number}`, onBase === void 0 ? {} : { test: onBase });
		const older = left.filter((suspect) => isAlsoRed(suspect, base, verifier.baseline));
		await flakyTests?.keep(older.filter((one) => one !== red.command)).catch(() => void 0);
		left = left.filter((suspect) => !older.includes(suspect));
	}
	if (left.length === 0) return void 0;
	for (let held = greens; held < 5; held++) {
		const next = await verifier.run(tree, `${name}-holds-${held + 1}`, test === void 0 ? {} : { test });
		if (next.result === "passed") continue;
		return `${left.join(", ")}: red, then green, then ${next.result === "failed" ? "red" : next.result} again on the same tree, and never red on the base: not a flake of the base`;
	}
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
	return changed === "" ? [] : [`Changed dependencies: ${changed}; setup ran again for this verification`];
}
/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
async function ignoredNotes(repository, output) {
	return mentionedIn(output, await repository.ignoredChanges()).slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
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
	return [command, ...[...reached].map((name) => scripts.get(name) ?? "").flatMap((text) => text.match(loads$1) ?? [])].join(" ");
}
const runsScripts = /(?:^|[\s;&|])(?:npm|pnpm|yarn|bun|npm-run-all2?|run-[sp])(?=\s|$)/;
const loads$1 = /(?<=\s)(?:--import|--require|-r|--loader|--experimental-loader)[ =]\S+/g;
function scriptsOf(manifest) {
	try {
		const { scripts } = JSON.parse(manifest);
		const texts = Object.entries(scripts ?? {});
		return new Map(texts.flatMap(([name, text]) => typeof text === "string" ? [[name, text]] : []));
	} catch {
		return /* @__PURE__ */ new Map();
	}
}
// src/verify/specifiers.ts
/** Where the imports and relative strings of a file lead, so that two places of one test can be compared. */
function placeOf$1(paths, now, goMod) {
	const byBare = /* @__PURE__ */ new Map();
	for (const path of paths) {
		if (languageOf$1(path) === void 0) continue;
		const known = byBare.get(bare$1(path));
		if (known === void 0) byBare.set(bare$1(path), [path]);
		else known.push(path);
	}
	return {
		files: new Set(paths),
		byBare,
		now,
		goModule: /^module\s+(\S+)/m.exec(goMod ?? "")?.[1]
	};
}
const imports = /^\s*(import\b|from\b|use\b|using\b|package\b|namespace\b|mod\b|extern\b|include\b|#\s*include\b|require\w*\b|load\b|\}\s*from\b|(const|let|var|my|local)\b.*\b(require|import)\b|(vi|jest)\.\w*[mM]ock\(|(\w+\s+)?"[\w.~-]+(\/[\w.~-]+)+"\s*$)/;
const isImport = (line) => imports.test(line);
/** The line with where it leads instead of how that is written; imported names stay. */
function placed(line, file, place) {
	if (!isImport(line)) return line.replace(strings, (whole, _quote, text) => relativeIn(text, file, place) ?? whole);
	if (/["']/.test(line)) return line.replace(strings, (whole, quote, text, at) => {
		const before = line.slice(0, at);
		const leads = relativeIn(text, file, place) ?? (/\b(require_relative|include)\s*\(?\s*$/.test(before) ? relative$1(`./${text}`, file, place) : void 0) ?? (loads.test(before) ? absolute(text, place) : void 0);
		return leads === void 0 ? whole : `${quote}${leads}${quote}`;
	});
	const folder = posix.dirname(file).split("/").join(".");
	return line.replace(/^(\s*package\s+)([\w.]+)/, (whole, head, name) => `.${folder}`.endsWith(`.${name}`) ? `${head}\0` : whole).replace(/^(\s*(?:from|import)\s+)([\w.]+)/, (whole, head, name) => {
		const [, dots = "", rest = ""] = /^(\.*)(.*)$/.exec(name) ?? [];
		const path = rest.replaceAll(".", "/");
		const leads = dots === "" ? absolute(path, place) : relative$1(`${"../".repeat(dots.length - 1)}./${path}`, file, place);
		return leads === void 0 ? whole : `${head}${leads}`;
	});
}
const strings = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
const loads = /(\bfrom|\b(require|import|[mM]ock|unmock|load)\s*\(?|^\s*([\w.]+|import(\s+[\w.]+)?)?)\s*$/;
function relativeIn(text, file, place) {
	const path = /^\/?(\.\.?\/.*|\.\.)$/.exec(text)?.[1];
	return path === void 0 ? void 0 : relative$1(path, file, place);
}
function relative$1(path, file, place) {
	const joined = posix.join(posix.dirname(file), path);
	return leadsTo(joined, filesAt([joined], place), place);
}
/** From the root or where sources begin; a tail that fits says nothing. */
function absolute(path, place) {
	if (place.goModule !== void 0 && path.startsWith(`${place.goModule}/`)) return packageAt(path.slice((place.goModule ?? "").length + 1), path, place);
	const found = filesAt(roots.map((root) => posix.join(root, path)), place);
	return found.length === 0 ? void 0 : leadsTo(path, found, place);
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
function leadsTo(path, found, { now }) {
	const [only] = found;
	const to = found.length === 1 && only !== void 0 ? now.get(only) : void 0;
	return to === void 0 ? `${path}\0${found.join("\0")}` : `\0${to}`;
}
const bare$1 = (path) => path.slice(0, path.length - posix.extname(path).length);
// src/verify/met-elsewhere.ts
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
const names = /[\w./@-]*\w/g;
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
// src/verify/depends-on.ts
/** A green that production alone does not give: which of the other files does it need, and do they give it without production? */
/** Red with production alone: which of the other files does the green need? */
async function dependsOn(port, context, experiments, { sources, laid, rest, brought, plain }) {
	const tests = (path) => roleOf(path, {
		command: context.command,
		globs: context.testPaths
	}) === "test";
	const { command, story = "" } = context;
	const isAsked = (path) => languageOf$1(path) === void 0 && namesFile(command, path) && asksToChange(story, path) || speaksOfSupport(story, path);
	const settings = rest.filter((path) => !tests(path) || brought.has(path) || isAsked(path));
	const isEnough = async (paths) => {
		const { taken, files } = withAlso(laid, paths);
		const tree = await port.make("base", taken, files);
		const run = await experiments.run(`sources-with-${experiments.runs()}`, tree);
		return run !== void 0 && isBacked(context, run);
	};
	if (settings.length > 0 && await isEnough(settings)) {
		const also = await halved(settings, isEnough);
		if (brought.size === 0 && await isEnoughAlone(port, context, experiments, {
			sources,
			also
		})) {
			const reason = `the green needs nothing of production, only ${named(also)}`;
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
	const { bent, changedBehaviour } = readSecond(context.baseline, plain, met);
	if (bent.length === 0 && context.mayChangeTests && rest.every(tests)) return {
		sources,
		reasons: [],
		proved: true
	};
	if (bent.length === 0) return {
		sources,
		reasons: [`with the tests as they were, ${named(changedBehaviour)} ${changedBehaviour.length === 1 ? "reads" : "read"} differently: the behaviour changed`],
		proved: false
	};
	const added = new Set(context.changed.filter(({ status }) => status === "added").map(({ path }) => path));
	const data = (await Promise.all(rest.map(async (path) => added.has(path) && !isProgram$1(path, await port.read("tree", path))))).every(Boolean);
	const needs = data ? "needs files that only tests read" : "needs more than production";
	const reason = `${named(bent)} ${bent.length === 1 ? "is" : "are"} red with the production of the attempt alone: the green ${needs} (${named(rest)})`;
	return {
		sources: {
			...sources,
			stopped: !data && !context.mayChangeTests
		},
		reasons: [reason],
		proved: false
	};
}
/** As the attempt has these too. */
function withAlso({ taken, files }, paths) {
	return {
		taken: [...taken, ...paths],
		files: new Map([...files].filter(([path]) => !paths.includes(path)))
	};
}
/** A tool of that name, or a module, is run in the place of what tests mean. */
function isProgram$1(path, text) {
	if (languageOf$1(path) !== void 0 || /\.(?:p[lm]|t|lua|bats|awk|tcl|exs?|jl|r)$/i.test(path)) return true;
	return text === void 0 || text.startsWith("#!") || /(?:^|\/)s?bin\/[^/]+$/.test(path);
}
/** Whether the other files make a red base green by themselves, a change of production beside them or not. */
async function isEnoughAlone(port, context, experiments, { sources, also }) {
	if (!isRed(context.baseline) || context.mayChangeTests) return false;
	if (sources.production.length === 0) return true;
	const run = await experiments.run("sources-without", await port.make("base", also, /* @__PURE__ */ new Map()));
	return run !== void 0 && isBacked(context, run);
}
function isBacked({ baseline }, verification) {
	const { bent, changedBehaviour } = readSecond(baseline, verification);
	return verification.result === "passed" && bent.length === 0 && changedBehaviour.length === 0;
}
function isRed(baseline) {
	return baseline !== void 0 && baseline.result !== "passed";
}
/** A part of the paths that is enough, found by leaving out halves. */
async function halved(paths, isEnough) {
	if (paths.length === 1) return paths;
	const middle = Math.ceil(paths.length / 2);
	for (const half of [paths.slice(0, middle), paths.slice(middle)]) if (await isEnough(half)) return halved(half, isEnough);
	return paths;
}
function named(names) {
	const unique = [...new Set(names)];
	const more = unique.length > 3 ? ` and ${unique.length - 3} more` : "";
	return `${unique.slice(0, 3).map((name) => `\`${name}\``).join(", ")}${more}`;
}
// src/verify/fresh-lines.ts
/** What an attempt wrote in a source: lines of code that its base does not have. */
/** From 1; without imports and lines of comment. */
function freshLines(base, tree) {
	const known = new Set(base.split("\n").map((line) => line.trim()));
	return tree.split("\n").flatMap((line, at) => {
		return /\w/.test(line) && !comments$3.test(line) && !isImport(line) && !known.has(line.trim()) ? [at + 1] : [];
	});
}
const comments$3 = /^\s*(?:\/\/|#|\*|\/\*|--|"""|'''|<\?php)/;
// src/verify/written.ts
/** What an attempt wrote, beside what its tests write, and what anybody could know of it. */
const mostFiles$3 = 500;
/** Of the base as a whole. */
const mostBase = 1e7;
/** undefined: no test asks for the change. Where the base is red and names none of them, any may. */
async function writtenIn(port, { changed, command, testPaths: globs, story = "", baseline }, { asking: told, all }) {
	const asking = told.length === 0 && baseline?.exitCode !== 0 ? all : told;
	if (asking.length === 0 && all.length > 0) return void 0;
	const role = (path) => roleOf(path, {
		command,
		globs
	});
	const sources = [];
	for (const { path, status } of changed) {
		const text = status !== "deleted" && role(path) === "production" ? await port.read("tree", path) : void 0;
		if (text === void 0 || text.length > 2e5) continue;
		const lines = new Set(freshLines(await port.read("base", path) ?? "", text));
		const own = asking.filter((one) => one.path === path).map(({ test }) => test);
		for (const { line, text: body } of own) {
			const count = body.split("\n").length;
			for (let at = 0; at < count; at++) lines.delete(line + at);
		}
		sources.push({
			path,
			text,
			lines
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
// src/verify/new-literals.ts
/** Values that tests of the base expect and that are new in the attempt's production: for a reviewer's eyes, as special cases may be. */
const most$4 = 20;
async function newLiterals(port, { changed, command, testPaths }, tests) {
	const expected = new Set(tests.flatMap(({ test }) => test.expectations.filter(({ kind, text }) => isTelling(kind, text)).map(({ text }) => text)));
	const found = [];
	for (const { path, status } of changed) {
		if (status === "deleted" || roleOf(path, {
			command,
			globs: testPaths
		}) !== "production") continue;
		const [base = "", tree = ""] = [await port.read("base", path), await port.read("tree", path)];
		for (const value of expected) if (found.length < most$4 && stands(tree, value) && !stands(base, value)) found.push({
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
// src/verify/bent-test.ts
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
	return failure.kind === void 0 && sameFile(failure.file, found.path) && isOfTest(failure, found.test.name);
}
/** The failure of one of several tests: where a name with placeholders fits that of another, it is the other's. */
function failureOf(failures, one, all) {
	const others = placeholder.test(one.found.test.name) ? all.filter((other) => !placeholder.test(other.found.test.name)) : [];
	return failures.find((failure) => isOf(failure, one) && !others.some((other) => isOf(failure, other)));
}
const placeholder = /%[sdifjoOp#]|\$\{|#\{|\$\w/;
/** Its file, or in a compiled language its folder, could not run at all. */
function isBroken({ kind, file, name }, { found }) {
	if (kind === void 0) return false;
	return sameFile(file ?? name, found.path) || kind === "compile" || (file ?? name).includes(folderOf(found.path));
}
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1) || path;
function sameFile(file, path) {
	return file === void 0 || file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`) || !/test|spec/i.test(file);
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
	const [first] = literals;
	if (first !== void 0) {
		const after = nearValue(first);
		return after === void 0 ? void 0 : {
			kind: "near",
			edits: [edit(found, first, after)]
		};
	}
	const edits = tableOf(test.rows).flatMap((row) => {
		const after = row.kind === "operand" ? void 0 : bentLiteral(row.text, row.kind, 1);
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
	const [expected, actual] = [plain$1(was?.expected), plain$1(was?.actual)];
	if (expected === void 0 || actual === void 0 || expected === actual) return void 0;
	const spoken = expectations.filter(({ text, kind }) => kind !== "truth" && plain$1(text) === expected);
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
function plain$1(text) {
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
// src/verify/sharp-bends.ts
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
	const asked = compared.filter((one) => !narrowed.includes(one) && !one.found.changed && one.sharp?.wasRed === false);
	const bent = asked.map((one) => ({
		...one,
		edits: one.sharp?.edits ?? []
	}));
	const run = bent.length === 0 ? void 0 : await experiments.run("alarm-near-on-base", await treeOf(port, "base", bent));
	const failures = run === void 0 ? [] : failuresOf(run);
	narrowed.push(...asked.filter((one) => failures.some((failure) => isOf(failure, one))));
	const unsure = deaf.filter((one) => !narrowed.includes(one) && (run === void 0 || !asked.includes(one)));
	const spelled = await spelledOf(port, experiments, unsure);
	narrowed.push(...spelled);
	return {
		narrowed,
		unsure: unsure.filter((one) => !spelled.includes(one))
	};
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
	const old = sharp?.kind === "old" ? ", which is what the base gave" : ", and on the base it is red";
	return `\`${found.test.name}\` is green although it expects ${edit?.after} instead of ${edit?.before}${old}`;
}
function unsureWords(unsure) {
	return [...Map.groupBy(unsure, ({ sharp }) => sharp?.kind ?? "near")].map(([kind, ones]) => `${named(ones.map(({ found }) => found.test.name))} stayed green with ${otherValues$1[kind]}`);
}
const otherValues$1 = {
	rows: "other values in its table",
	old: "what the base gave in the place of the expected value",
	near: "a value that is close to the expected one",
	last: "another value at its end"
};
/** Of what the attempt added or changed some test must have heard a value: a failure at its start says only that it runs. */
function valueless(rang) {
	const own = rang.filter(({ found }) => found.changed);
	return own.some(isOfValue) ? [] : own.map(({ found }) => found);
}
function valuelessWords(tests) {
	if (tests.length === 0) return [];
	const names = named(tests.map(({ test }) => test.name));
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
// src/verify/cut-test.ts
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
	if (plain === void 0 || plain.result !== "passed" || plain.exitCode !== 0) return false;
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
// src/verify/silent-tests.ts
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
	const isUnrun = run.result === "passed" && baseline?.exitCode === 0 && ran > 0 && ranOf(green) === ranOf(baseline);
	for (const { found } of isUnrun ? asked : []) {
		const text = `${found.path}\n${await port.read("tree", found.path)}`;
		if (heard.some((one) => placeOf(one.found.path) === placeOf(found.path)) && !apart.test(text) && !depends.test(text)) certain.add(found.path);
	}
	return asked.filter((one) => {
		if (failures.some((failure) => isOf(failure, one))) return comparesLiterals(one);
		return (isCounted || certain.has(one.found.path)) && !failures.some((failure) => isBroken(failure, one));
	});
}
/** A file in which something is there on some systems, versions or builds only: a test of it may run elsewhere. */
const depends = /^\s*#\s*if|\bcfg\((?!test\))|platform|\bwin32\b|windows|darwin|macos|\blinux\b|sys\.version|process\.version|RUBY_VERSION|PHP_OS|PHP_VERSION|GOOS|\$\^O|\bskip/im;
/** Tests that another command runs as a rule: by their path, and by marks in them. */
const apart = /^[^\n]*(?:e2e|integration|acceptance|bench|perf|smoke|slow|browser|manual|live|system|load|stress|fuzz)|\n\/\/ ?(?:go:build|\+build)|@pytest\.mark\.(?!parametrize)|@Tag/i;
const placeOf = (path) => `${path.slice(0, path.lastIndexOf("/") + 1)}*${path.slice(path.lastIndexOf("."))}`;
const ranOf = (run) => (run?.counts?.passed ?? 0) + (run?.counts?.failed ?? 0);
/** Another assertion, with no literal in it, may be what speaks in the test. */
function comparesLiterals({ found, edits }) {
	const asserts = found.test.body.text.match(/\b(?:[aA]ssert|[eE]xpect|[sS]hould|[cC]heck|[rR]equire)\w*|\bok ?\(/g) ?? [];
	return edits.every(({ kind }) => kind === "bend") && edits.length >= asserts.length;
}
// src/verify/prove-alarm.ts
/**
* The alarm: expectations are bent in the attempt's own tree, and the tests that hold them must turn red. It accuses only by
* difference: a test that stays green must ring on the base with the same runner.
*/
async function proveAlarm(port, context, experiments, tests) {
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
	if (bent.length > 0) await ring$1(port, context, experiments, bent);
	const heard = bent.filter(({ outcome }) => outcome === "rang");
	const { narrowed, unsure } = await bluntOf(port, experiments, heard);
	for (const one of narrowed) Object.assign(one, {
		outcome: void 0,
		green: true,
		edits: one.sharp?.edits
	});
	const rang = heard.filter((one) => !narrowed.includes(one));
	const silent = bent.filter((one) => one.outcome === void 0 && one.green === true && !narrowed.includes(one));
	for (const one of bent) if (one.outcome === void 0 && !one.green) one.reason ??= "red without naming it";
	const dead = silent.length > 0 && experiments.over() === void 0 ? await silentByDifference(port, context, experiments, silent) : [];
	const quiet = silent.filter((one) => !dead.includes(one));
	dead.push(...await silentWithin(port, context, experiments, {
		tests,
		silent: quiet,
		heard: rang
	}));
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
		edits: bent.flatMap((one) => told(one, dead)),
		reasons: experiments.over() === void 0 ? reasonsOf(context, {
			dead,
			narrowed
		}, unusable, rang.length) : [],
		unheard,
		quiet: silent.filter((one) => !dead.includes(one)).map(({ found }) => found),
		...rang.length > 0 && rang.every(isOfLiteral) ? {} : { operands: operandsOf(rang) },
		valued: rang.filter((one) => isOfValue(one) && !unsure.includes(one)).map(({ found }) => found),
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
/** A table that no equality reads may hold what tests only run over. */
const equality$1 = /\bassert_?eq\w*|\b\w*[eE]qual\w*\b|\bis_deeply\b|\bto_?[bB]e\b|[!=]==?/;
function told(one, dead) {
	const outcome = dead.includes(one) ? "silent" : one.outcome ?? "unusable";
	return one.edits.map(({ kind, path, line, test, before, after }) => ({
		kind,
		path,
		line,
		test,
		before: short(before),
		after: short(after),
		outcome,
		...one.logPath === void 0 ? {} : { logPath: one.logPath }
	}));
}
const short = (text) => text.length > 200 ? `${text.slice(0, 200)}\u2026` : text;
function reasonsOf({ green: { command } }, { dead, narrowed }, unusable, rang) {
	const [first] = dead;
	if (first !== void 0) {
		if (narrowed.includes(first)) return [narrowedWords(first)];
		const [edit] = first.edits;
		const how = edit?.kind === "bend" ? `expects ${short(edit.after)}` : "begins with a failure";
		const more = dead.length > 1 ? `, and ${dead.length - 1} more` : "";
		return [`\`${command}\` exits 0 although \`${first.found.test.name}\` ${how}${more}`];
	}
	if (rang > 0 || unusable.length === 0) return [];
	return [`no bent test could be used (${unusable.slice(0, 3).join("; ")})`];
}
/** Rounds of bends, until every test has turned red, cannot be used, or stayed green for two bends of its equalities. */
async function ring$1(port, context, experiments, bent) {
	let waiting = bent;
	for (const round of [
		0,
		1,
		2
	]) {
		for (const one of waiting) {
			one.edits = bendsOf(one.found, round === 1 && one.sharp?.kind === "rows" ? 0 : round);
			if (round === 0) sharpen(one, context);
		}
		for (let part = 0; waiting.length > 0 && part < 4; part++) {
			const run = await experiments.run(`alarm-${round}${part === 0 ? "" : `-${part}`}`, await treeOf(port, "tree", waiting));
			if (run === void 0) {
				for (const one of waiting) Object.assign(one, {
					outcome: "unusable",
					reason: experiments.over()
				});
				return;
			}
			const before = waiting.length;
			read$1(waiting, bent, run, context);
			waiting = waiting.filter(({ outcome }) => outcome === void 0);
			const whole = run.result === "passed" || run.counts !== void 0 && !stoppedEarly(run, context.green);
			for (const { sharp, reason } of waiting) if (round === 0 && sharp) Object.assign(sharp, {
				green: reason === void 0,
				whole
			});
			if (waiting.length === before || !stoppedEarly(run, context.green)) break;
		}
		if (waiting.length === 0) return;
		if (round === 1) waiting = waiting.filter(({ edits: [edit], reason }) => reason !== void 0 || edit?.kind === "fail" || edit?.isLoose);
		if (waiting.every(({ reason }) => reason === unnamed)) return oneByOne(port, experiments, waiting);
	}
}
const unnamed = "which test is red is not told";
function read$1(waiting, all, run, { green }) {
	const red = run.exitCode !== 0 || run.result !== "passed";
	const failures = failuresOf(run);
	for (const one of waiting) {
		one.logPath = run.logPath;
		one.green = !red;
		const own = failureOf(failures, one, all);
		const loose = one.edits[0]?.isLoose;
		if (own !== void 0 && loose !== void 0 && !(loose === "call" ? tellsValue(own) : asserts(own))) one.reason = "it broke before its comparison";
		else if (own !== void 0 || red && failures.length === 0 && isLocated(run, green, one, waiting)) one.outcome = "rang";
		else if (red && failures.length === 0) one.reason = unnamed;
		else if (failures.some((failure) => isBroken(failure, one))) one.reason = "bent, it does not compile";
		else if (red && stoppedEarly(run, green)) one.reason = "the runner stopped before it";
		else {
			one.reason = void 0;
			one.unheard ||= one.edits[0]?.kind === "bend";
		}
	}
}
/** At most two: an exit code says little, and each takes a whole run. What need not be heard is said otherwise, or a failure. */
async function oneByOne(port, experiments, waiting) {
	for (const one of waiting.slice(0, 2)) {
		await ringAlone(port, experiments, one);
		for (const round of [1, 2]) {
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
// src/syntax/other-inputs.ts
/** `taken`: values that stand in the code or the tests. */
function inputsOf(texts, taken = /* @__PURE__ */ new Set()) {
	const all = new Set(texts);
	const sorted = [...all].filter((text) => plain.test(text)).map((text) => ({
		text,
		bared: bare(text)
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
	for (const text of all) for (const word of new Set(wordsOf$2(text))) byWord.set(word, [...byWord.get(word) ?? [], text].slice(0, mostAlike));
	const other = (text) => otherInput(text, taken);
	return {
		has: (text) => all.has(text),
		other,
		startingWith,
		holding: (word) => byWord.get(word.toLowerCase()) ?? []
	};
}
const wordsOf$2 = (text) => text.slice(0, 200).toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Of those that begin alike. */
const mostAlike = 20;
/** The input itself, several joined, or the beginning of one without its blanks and hyphens. undefined: it is made of none. */
function madeOf(literal, inputs) {
	if (!plain.test(literal)) return void 0;
	if (inputs.has(literal)) return {
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
	const start = bare(literal);
	const { length } = start;
	if (length < 6) return void 0;
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
const plain = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} .,:;@/+_-]{1,80}$/u;
const joints = /([^\w.]+)/;
const bare = (text) => text.replace(/[\s-]/g, "");
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
	const isLiteral = (at) => /^(?:string|number)$/.test(tokens[at]?.kind ?? "");
	const isKey = (at) => tokens[at]?.kind === "word" && /^[{,]$/.test(sign(at - 1)) && sign(at + 1) === ":";
	const opens = (at) => sign(at) === "[" ? /^[[,]$/.test(sign(at - 1)) : /^[({]$/.test(sign(at));
	const isPaired = (at) => /^(?:[:=]|=>|->)$/.test(sign(at - 1)) || sign(at - 1) === "," && opens(at - 3) && /^[)\]}]$/.test(sign(at + 1));
	return tokens.flatMap(({ kind, text: own, line, at: start }, at) => {
		if (!isLiteral(at) && !isKey(at)) return [];
		const isValue = (isLiteral(at - 2) || isKey(at - 2)) && isPaired(at);
		const isCompared = comparing.test(sign(at - 1)) || comparing.test(sign(at + 1));
		const isNamed = isKey(at) || sign(at + 1) === "=>" || sign(at + 1) === ":" && /^[{,]$/.test(sign(at - 1));
		const opened = sign(at + 2);
		const leads = /^[([{]$/.test(opened) && (isNamed || sign(at + 1) === "," && opens(at - 1));
		return [{
			text: own,
			line,
			start: kind === "string" ? text.indexOf(own, start) : start,
			isValue,
			isCompared,
			isKey: isNamed,
			leads
		}];
	});
}
const comparing = /^(?:===?|case|when|eq|in)$/;
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
		if (!tells$1(text)) return;
		const near = inputs.slice(Math.max(0, at - 1), at + 3).filter((one) => Math.abs(one.line - line) < 2);
		const own = beside.get(text) ?? /* @__PURE__ */ new Set();
		for (const one of near) if (one.text !== text && tells$1(one.text)) own.add(one.text);
		beside.set(text, own);
	});
	return beside;
}
function keysIn({ path, text, lines }, { inputs, answers, beside, isTold }) {
	const literals = literalsOf(text);
	const explained = /* @__PURE__ */ new Set();
	const said = new Set(answers.flatMap(wordsOf$2));
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
		if (own.length === 0 && ![...made.of.keys()].some(tells$1)) return [];
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
		const shape = known.get(line) ?? shapeOf(rows[line - 1] ?? "");
		known.set(line, shape);
		return shape;
	};
	const shapes = new Set(keys.map(({ line }) => shapeAt(line)));
	for (const { start } of keys) explained.add(start);
	const others = literals.filter(({ start, line, text: own }) => {
		return !explained.has(start) && tells$1(own) && shapes.has(shapeAt(line)) && !isAnswer(own, answers);
	});
	return {
		keys,
		others: Math.ceil(others.length / 2)
	};
}
const shapeOf = (line) => line.trim().replace(/"[^"]*"|'[^']*'|`[^`]*`|\d[\w.]*|\b\w+(?=\s*:)/g, "_");
/** Zero, one and ten stand everywhere, and so do single letters. */
const tells$1 = (text) => text.length > 1 && !/^(?:[\d.]|10*)$/.test(text);
const isLongNumber = (text) => isNumber(text) && text.replace(".", "").length > 2;
/** It may be joined to the rest: the month and day of a date. */
const isAnswer = (text, answers) => answers.some((answer) => answer === text || isHalf(text, answer) && answer.includes(text));
const isHalf = (text, answer) => text.length > 3 && text.length * 2 >= answer.length;
// src/verify/prove-answers.ts
async function proveAnswers(port, experiments, written) {
	const known = written === void 0 ? void 0 : await tableIn(written);
	if (known === void 0) return untried;
	const alone = await experiments.run("other-answers", await port.make("tree", [], known.production));
	if (alone === void 0 || alone.result === "passed" || isUnbuilt(alone)) return untried;
	const files = new Map([...known.production, ...known.tests]);
	const both = await experiments.run("other-inputs", await port.make("tree", [], files));
	if (both === void 0 || both.result !== "passed" || both.exitCode !== 0) return untried;
	const reason = `the code knows what its tests put in (${named(known.keys.map(({ text }) => text))}): it is red with other inputs in their place, and green with the same ones in the tests as well, so no answer comes from its input; it has to compute them, or the story to name these inputs as a list`;
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
	try {
		const all = failuresIn(parsed.tree.rootNode).map(({ start, end }) => ({
			start,
			end,
			before: text.slice(start, end)
		}));
		return tests.flatMap((found) => {
			const { start, end, line, name } = found.test;
			const edits = (found.test.setAside ? [] : all.filter((one) => one.start >= start && one.end <= end)).map((one) => ({
				kind: "fail",
				path,
				line,
				test: name,
				...one,
				after: ""
			}));
			return edits.length === 0 ? [] : [{
				found,
				edits
			}];
		});
	} finally {
		parsed.tree.delete();
	}
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
			end: failing.startIndex
		});
	}
	return found;
}
const fails = /^(?:await )?(?:[$\w]+(?:\.|->|::|!?\())*(?:fail|flunk|Fail|FAIL)\b|^(?:throw new|raise) \w*(?:Error|Fail\w*|Exception)\b|^assert (?:False|false)\b|^(?:[$\w]+(?:\.|->|::))*(?:assertTrue|assert|ok)\(false\b|^expect\(true\)\.toBe\(false\)/;
// src/verify/heard-tests.ts
/** Which of them did not turn red, where the run says so of each. */
function unheardBy(tests, run, { all, green }) {
	if (run.result === "passed" && run.exitCode === 0) return [...tests];
	const failures = failuresOf(run);
	if (!(failures.length > 0 && failures.every(({ kind }) => kind === void 0)) || run.counts === void 0 || stoppedEarly(run, green)) return [];
	const others = all.map((found) => ({ found }));
	return tests.filter((found) => !found.test.whole && failureOf(failures, { found }, others) === void 0);
}
/** A test that nobody runs has no say: those whose failure at their start is heard. */
async function runningOf(port, experiments, tests) {
	const failing = tests.map((found) => ({
		found,
		edits: bendsOf(found, 2)
	})).filter(({ edits }) => edits.length > 0);
	if (failing.length === 0) return [];
	const run = await experiments.run("alarm-start", await treeOf(port, "tree", failing));
	if (run === void 0 || run.result === "passed" && run.exitCode === 0) return [];
	const failures = failuresOf(run);
	const isHeard = (found) => failures.some((failure) => isOf(failure, { found }) || isBroken(failure, { found }));
	return failing.map(({ found }) => found).filter((found) => failures.length === 0 ? failing.length === 1 : isHeard(found));
}
// src/verify/prove-caught.ts
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
	const names = named(silent.map(({ test }) => test.name));
	const [verb, its] = silent.length === 1 ? ["catches", "it does"] : ["catch", "they do"];
	return {
		edits,
		reasons: [`${names} ${verb} the failure with which ${its} not pass: green where nothing else is left before it`],
		stopped: true
	};
}
// src/verify/prove-counter.ts
/** Counter-proof: tests that the attempt added or changed, over the base's production. Green there, they prove nothing of the change. */
async function proveCounter(port, context, experiments, added) {
	const { changed, command, testPaths, green } = context;
	const own = [];
	for (const { path } of changed) if ([path, path.replace(/\.\w+$/, "")].map((one) => roleOf(one, {
		command,
		globs: testPaths
	})).includes("test") || await holdsTestsAlone(port, path)) own.push(path);
	const apart = added.filter(({ path }) => own.includes(path));
	if (apart.length === 0) return void 0;
	const tree = await port.make("base", own, /* @__PURE__ */ new Map());
	const picked = await pickedFor(port, context, apart);
	const run = await experiments.run("counter", tree, picked);
	if (run === void 0) return void 0;
	const counter = {
		added: apart.length,
		asserts: 0,
		missing: 0,
		green: [],
		logPath: run.logPath
	};
	const addedGreen = [];
	for (const { path, test, added: isNew } of apart) {
		const failure = run.failures.find((one) => one.kind === void 0 && isOfTest(one, test.name));
		const broken = run.failures.some(({ kind, file, name }) => kind !== void 0 && (file ?? name).endsWith(path));
		if (failure !== void 0) counter[asserts(failure) ? "asserts" : "missing"]++;
		else if (broken || run.result !== "passed" && run.failures.every(({ kind }) => kind !== void 0)) counter.missing++;
		else if (run.command === green.command && stoppedEarly(run, green)) counter.added--;
		else {
			counter.green.push(test.name);
			if (isNew) addedGreen.push(test.name);
		}
	}
	const isUnnamed = run.result !== "passed" && context.baseline?.exitCode === 0 && counter.asserts + counter.missing === 0;
	const told = addedGreen.length === 0 || isUnnamed ? {} : { addedGreen };
	return counter.added === 0 ? void 0 : {
		...counter,
		...told
	};
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
	const heard = new Set(valued.map(({ test }) => test.name));
	const idle = (counter?.addedGreen ?? []).filter((name) => !heard.has(name));
	if (idle.length * 2 <= added.length) return [];
	return [`${named(idle)} ${idle.length === 1 ? "is" : "are"} green without the change, and no value was heard`];
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
	return [`${named(tests)} ${tests.length === 1 ? "is" : "are"} green without the change: no test asks for it`];
}
// src/syntax/surroundings/surroundings.ts
/** A program that is started by its tests has words of its own. */
const started$1 = /\b(?:spawn\w*|exec\w*|fork\w*|subprocess|popen|argv|args|arguments?|ARGV|command[- ]line|cli)\b/i;
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
				unlessAsked: started$1
			},
			{
				asks: /\bos\.Executable\(\)/g,
				elsewhere: "\"/main\" + os.DevNull[:0], error(nil)",
				unlessAsked: started$1
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
				asks: /\b(?:env::var(?:_os)?|option_env!)\(\s*"(?<name>\w+)"/g,
				elsewhere: unset
			},
			{
				asks: /\b(?:std::)?(?:env::)?current_exe\(\)/g,
				elsewhere: "std::io::Result::Ok(std::path::PathBuf::from(\"/bin/main\"))",
				unlessAsked: started$1
			},
			{
				asks: /\benv::args\(\)/g,
				elsewhere: "env::args().take(0)",
				unlessAsked: started$1
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
				unlessAsked: started$1
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
const javascript$1 = [{
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
			unlessAsked: started$1
		},
		{
			asks: /\bprocess\.execArgv\b/g,
			elsewhere: "[]",
			unlessAsked: started$1
		},
		{
			asks: /\bprocess\.(?:title|argv0)\b/g,
			elsewhere: "'node'",
			unlessAsked: started$1
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
const given$1 = String.raw`(?!(?:ms|millis|milliseconds|s|seconds|n|t|time|delay|duration|timeout|interval)\))`;
const pauses = [
	pause(/\.(?:java|kt)$/, /\b(?:Thread|TimeUnit\.[A-Z]+)\.sleep\([^()]+\)/g, "Thread.sleep(0)"),
	pause(/\.py$/, /(?<=(?:^|[^\w.])(?:time\.|asyncio\.)?sleep\()[^()]+(?=\))/g, "0"),
	pause(/\.[cm]?[jt]sx?$/, new RegExp([
		String.raw`(?<=\bPromise(?:<\w+>)?\(\(?\k<done>\)? => (?:\{ ?)?setTimeout\((?<done>\w+), )${given$1}[^()]+(?=\))`,
		String.raw`(?<=\bawait setTimeout\()${given$1}[^(),]+(?=\))`,
		String.raw`(?<=\bawait (?:sleep|delay|wait|pause)\()${given$1}(?=[^(),]*(?:\d|[A-Z]{2}|(?:[mM]s|[sS]econds?|[dD]elay|[pP]ause|[tT]ime)\)))[^(),]+(?=\))`
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
	for (let above = at - 1; above >= Math.max(0, at - mostLines$2) && inner > 0; above--) {
		const line = lines[above] ?? "";
		if (line.trim() === "" || indentOf(line) >= inner) continue;
		inner = indentOf(line);
		if (again.test(line) || /^\s*for\b/.test(line) && isLeft(lines, above)) return true;
	}
	return false;
}
/** Go writes `for !ready() {`. */
const again = /^\s*(?:\}?\s*(?:while|until|loop|repeat|do)\b|for\b.*;.*(?:[|&]{2}|!).*;|for (?!\(|.* in )[^;:=]*\{)/;
const indentOf = (line = "") => line.length - line.trimStart().length;
const mostLines$2 = 60;
/** A loop over all there is pauses once for each; one that is left looks for something. */
function isLeft(lines, from) {
	const after = lines.slice(from + 1, from + mostLines$2);
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
				unlessAsked: started$1
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
				unlessAsked: started$1
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
		const elsewhere = (all) => all.reduce((text, one) => answered(text, one, speaksOf), before);
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
	...javascript$1,
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
// src/verify/prove-elsewhere.ts
/**
* Is the green there only where tests run? What new lines of production ask of the process \u2013 the runner's variables, who called, the
* build mode, a terminal \u2013 is answered as it would be elsewhere, in one run. No such line, no run.
*/
const most$3 = 500;
const interpreted = /\.(?:py|rb|p[lm]|php|lua|[cm]?jsx?|sh|bash)$/;
const noSyntax = /syntax ?error|parse error|unexpected (?:token|symbol|identifier|end)/i;
/** `production`: paths of what the attempt changed of it. `tests`: those that speak of the change, as the attempt has them. */
async function proveElsewhere(port, context, experiments, { production, tests }) {
	const sources = await sourcesOf(port, production);
	if (editsOf$1(sources, () => false).length === 0) return untried;
	const edits = editsOf$1(sources, await spokenOf(port, context, tests));
	if (edits.length === 0) return untried;
	const files = new Map(sources.map(({ path, tree }) => [path, withLines(path, tree, edits)]));
	const run = await experiments.run("elsewhere", await port.make("tree", [], files));
	if (run === void 0 || run.result === "passed" && run.exitCode === 0) return untried;
	if (isUnbuilt(run)) return untried;
	const red = run.failures.filter(({ kind }) => kind === void 0).map(({ name }) => name);
	const asked = named(edits.map(({ before }) => before.trim().slice(0, 80)));
	const isAre = red.length === 0 ? "the suite is" : `${named(red)} ${red.length === 1 ? "is" : "are"}`;
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
function editsOf$1(sources, speaksOf) {
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
	for (const path of others.slice(0, most$3)) texts.set(path, await port.read("tree", path) ?? "");
	const near = [story, ...[...own].map((path) => texts.get(path) ?? "")].join("\n");
	const all = [
		story,
		command,
		...texts.values()
	].join("\n");
	return (words) => tests.length === 0 && words === started$1 || words.test(words === ofTime || setByRunners.test(words.source) ? story : isName(words) ? all : near);
}
/** A variable's name. */
const isName = ({ source }) => /^\\b[\w.\\]+\\b$/.test(source);
// src/verify/prove-equality.ts
/**
* Does an equality still tell values apart? Where production changed how its values are compared, what a test expects is compared
* with almost the same: the base's production tells the two apart, and so must the attempt's. No such change, no run.
*/
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
	if (subjects.length === 0 || asksForIt.test(context.story ?? "")) return untried;
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
		const [first] = await heardOnBase$1(port, experiments, bent.length === 0 ? [] : await deafAmong(port, context, experiments, bent, edits), edits);
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
async function deafAmong(port, { green }, experiments, bent, told) {
	const run = await experiments.run("equality", await treeOf(port, "tree", bent));
	if (run === void 0) return [];
	const failures = failuresOf(run);
	const isTold = run.result === "passed" || failures.length > 0 && !stoppedEarly(run, green);
	const deaf = bent.filter((one) => isTold && !failures.some((failure) => isOf(failure, one) || isBroken(failure, one)));
	for (const one of bent) if (!deaf.includes(one)) told.push(tell(one, isTold ? "rang" : "unusable", run.logPath));
	return deaf;
}
/** Those whose test is red with the base's production: it tells the two values apart. */
async function heardOnBase$1(port, experiments, deaf, told) {
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
const asksForIt = /\b(equal|same|compar|identi|toleran|ignor|case|distinct|duplicat|dedup|uniq|hash|match|differ|privat|immutab|encapsul)/i;
/** What says how values are compared, by whatever language: an operator, a method, what a deep comparison does not see. */
const equality = /<=>|operator\s*==|\b(?:PartialEq|Eq|__eq__?|equals?|Equals|Equal|isEqual|eql\?|compareTo|compare|hashCode|__hash__|__cmp__|hasInstance|toPrimitive|valueOf|toJSON|defineProperty|enumerable|WeakMap)\b|\bdef ==|(?:^|\s)#\w+\s*[:;=?!]/;
/** A line of production that says so and was changed, written, or taken out. */
async function lineOfEquality(port, { changed, command, testPaths: globs }) {
	const added = [];
	let told;
	for (const { path, status } of changed) {
		if (status === "deleted" || roleOf(path, {
			command,
			globs
		}) !== "production") continue;
		const [base, tree] = [linesOf$1(await port.read("base", path)), linesOf$1(await port.read("tree", path))];
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
const linesOf$1 = (text = "") => text.split("\n", 5e3).map((line) => line.trim());
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
		if (isExpected(start) || own.length < several || says.test(before)) return [];
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
const says = /\b(?:want(?:ed|s)?|expect(?:ed|s)?|got|should|must|instead|gives?|returns?)\b|%[-+#0-9.]*[a-zA-Z]|\$\{|#\{|\{\w*\}/i;
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
const isValue = (text) => tells$1(text) && text.length > 2 && /^[\w .,:/+-]+$/.test(text);
// src/verify/prove-fixtures.ts
/**
* Does the code read what its tests hand over, in files or in texts of their own? Where production writes values that tests expect and
* that stand there, they are others there: green all the same, and the answers come from the code. No run without such values.
*/
const mostFiles$2 = 200;
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
		reasons: [`the code holds ${named(whole)}, word by word: it has to make them from its inputs`],
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
	if (run === void 0 || run.result !== "passed" || run.exitCode !== 0) return untried;
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
	const places = named(edits.map(({ path }) => path));
	return {
		edits,
		reasons: [`${named(known)} are expected, stand in ${places} and in the code: with others in the data it stays green, so the answers come from the code; read them from the data`],
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
	if (run === void 0 || run.result !== "passed" || run.exitCode !== 0) return untried;
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
		reasons: [`\`${test.name}\` puts ${named(values)} in and expects them: with others put in it stays green, so the answers come from the code; read them from what is put in`],
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
	for (const path of theirs.filter(isData).slice(0, mostFiles$2)) {
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
// src/verify/prove-golden.ts
/**
* Expected outputs in files of their own: a line of each is written differently, and the run must turn red for it. Tried where a test
* rang and no value of it was heard. Heard it proves; where it is not, and the base hears it, production reads what is expected of it.
*/
const mostFiles$1 = 5;
/**
* Files of one kind in one run, those of the change first; `rang` where the run names what was bent. `operands`: what tests compare
* with and was heard when another value stood in its place.
*/
async function proveGolden(port, context, experiments, operands) {
	const all = await goldenFiles(port, context);
	const red = context.baseline?.exitCode === 0 ? "" : context.baseline?.output ?? "";
	const isSpoken = (path) => isOperand(path, all, operands) || red.includes(stemOf$1(path));
	const edits = [];
	const reasons = [];
	const kinds = [...Map.groupBy(all, (path) => path.replace(/[^/]*?(?=\.[^./]*$|$)/, "*")).values()];
	for (const [at, paths] of kinds.slice(0, mostKinds).entries()) {
		const stems = new Set(edits.map(({ path }) => stemOf$1(path)));
		if (edits.some(({ outcome }) => outcome === "rang") && !paths.some((path) => stems.has(stemOf$1(path)))) break;
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
		for (const edit of waiting) if (run.exitCode !== 0 && isHeard$1(run, green, edit)) edit.outcome = "rang";
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
	}) === "test" && !story.includes(nameOf$2(path));
}
/** A test compares with this very file, and no other has its name. */
function isOperand(path, all, operands) {
	const name = nameOf$2(path);
	return operands.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)) && all.filter((other) => nameOf$2(other) === name).length === 1;
}
/** Which of the same files turn the base red, or red for another reason, when they are bent there. */
async function heardOnBase(port, { baseline }, experiments, paths, label) {
	const edits = await bentFiles(port, "base", paths, bentLine);
	if (edits.length === 0) return [];
	const run = await experiments.run(`${label}-on-base`, await port.make("base", [], filesOf(edits)));
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
		if (bent.length === mostFiles$1) break;
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
	const rank = (path) => own.has(path) ? 0 : red.includes(stemOf$1(path)) ? 1 : 2;
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
function stemOf$1(path) {
	return nameOf$2(path).replace(/(?<=.)\..*$/, "");
}
/** The first line that holds a value. */
function bentLine(text) {
	const lines = text.length > most$2 ? [] : text.split("\n");
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
const most$2 = 1048576;
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
function isHeard$1(run, before, { path, after }) {
	const known = new Set(before?.output.split("\n").map(withoutTimes));
	const fresh = run.output.split("\n").filter((line) => !known.has(withoutTimes(line)));
	const named = new RegExp(`(?:^|[^\\w])${RegExp.escape(stemOf$1(path))}(?:$|[^\\w])`);
	const written = after.trim();
	return fresh.some((line) => line.includes(written) || named.test(line));
}
const withoutTimes = (line) => line.replace(/\d+(?:\.\d+)? ?(?:[mn\u00b5u]?s|ms|seconds?)\b/g, "");
// src/syntax/plain-results.ts
function plainResultsOf(path, text, names) {
	const language = languages.find(({ endings }) => endings.test(path));
	if (language === void 0) return [];
	const lines = text.split("\n");
	const given = /* @__PURE__ */ new Map();
	let owner = "";
	for (const [at, line] of lines.entries()) {
		owner = language.begins.exec(line)?.groups?.name ?? owner;
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
/** All of these functions give another value and throw nothing; those without a `return` do nothing. */
function plainlyWrecked(path, text, names) {
	const language = languages.find(({ endings }) => endings.test(path));
	if (language === void 0) return void 0;
	const begun = /* @__PURE__ */ new Map();
	let owner = "";
	const lines = text.split("\n").map((line, at) => {
		const name = language.begins.exec(line)?.groups?.name;
		owner = name ?? owner;
		if (!names.has(owner)) return line;
		if (name !== void 0) begun.set(name, at);
		if (!language.gives.test(line)) return line.replace(language.thrown, language.silent);
		begun.delete(owner);
		return line.replace(language.gives, (_, before, value, behind = "") => `${before}${language.unlike(value)}${behind}`);
	});
	for (const at of begun.values()) lines[at] = (lines[at] ?? "").replace(language.body, `$& ${language.idle}`);
	return lines.join("\n");
}
/** These lines' functions only throw. */
function plainlyBlown(path, text, lines) {
	const language = languages.find(({ endings }) => endings.test(path));
	if (language === void 0) return void 0;
	const blown = /* @__PURE__ */ new Map();
	const wanted = new Set(lines);
	let owner;
	const all = text.split("\n");
	for (const [at, line] of all.entries()) {
		const name = language.begins.exec(line)?.groups?.name;
		if (name !== void 0) owner = {
			name,
			at
		};
		if (owner !== void 0 && wanted.has(at + 1)) blown.set(owner.name, owner.at);
	}
	for (const at of blown.values()) all[at] = (all[at] ?? "").replace(language.body, `$& ${language.throws}`);
	return blown.size === 0 ? void 0 : {
		text: all.join("\n"),
		names: [...blown.keys()]
	};
}
const isPlain = (path) => languages.some(({ endings }) => endings.test(path));
const languages = [{
	endings: /\.(?:pl|pm)$/,
	begins: /^\s*sub\s+(?<name>\w+)/,
	gives: /^(\s*return\s+)([^;]{1,500}?)((?:\s+(?:if|unless)\b[^;]*)?;.*)$/,
	values: {
		coarse: (value) => `(sub { my @v = map { ref $_ ? $_ : defined $_ && /^-?\\d+(?:\\.\\d+)?$/ ? $_ + 1 : ($_ // "") . "x" } @_; wantarray ? @v : $v[-1] })->(${value})`,
		near: (value) => `(sub { my @v = map { ref $_ ? $_ : lc } reverse @_; wantarray ? @v : $v[0] })->(${value})`
	},
	unlike: (value) => `(sub { my @v = map { ref $_ eq "ARRAY" ? (@$_ ? [] : ["bent"]) : ref $_ eq "HASH" ? (%$_ ? {} : { bent => 1 }) : ref $_ ? undef : defined $_ && /^-?\\d+(?:\\.\\d+)?$/ ? -$_ - 1 : "bent" } @_; wantarray ? @v : $v[-1] })->(${value})`,
	body: /^\s*sub\s+\w+[^{]*\{/,
	throws: "die \"bent\\n\";",
	idle: "return;",
	thrown: /\b(?:die|croak|confess)\b[^;]*?(?=(?:\s+(?:if|unless)\b[^;]*)?;)/,
	silent: "0"
}, {
	endings: /\.lua$/,
	begins: /^\s*(?:local\s+)?(?:function\s+(?=[\w.:]+\s*\()|(?=[\w.:]+\s*=\s*function\b))(?:\w+[.:])*(?<name>\w+)/,
	gives: /^(\s*return\s+)(\S.{0,500}?)(\s+end\s*,?)?$/,
	values: {
		coarse: (value) => `(function(v, ...) local t = type(v) if t == "number" then return v + 1, ... elseif t == "string" then return v .. "x", ... elseif t == "boolean" then return not v, ... elseif t == "table" then local c = setmetatable({}, getmetatable(v)) for k, w in pairs(v) do c[k] = w end c.other = 1 return c, ... end return v, ... end)(${value})`,
		near: (value) => `(function(v, ...) if type(v) ~= "table" then return v, ... end local c = setmetatable({}, getmetatable(v)) local n = #v if n > 0 then for i = 1, n do c[i] = v[n + 1 - i] end else local gone = next(v) for k, w in pairs(v) do if k ~= gone then c[k] = w end end end return c, ... end)(${value})`
	},
	unlike: (value) => `(function(v, ...) local t = type(v) if t == "number" then return -v - 1, ... elseif t == "string" then return v == "bent" and "straight" or "bent", ... elseif t == "boolean" then return not v, ... elseif t == "table" and getmetatable(v) == nil then return next(v) == nil and { bent = 1 } or {}, ... elseif v == nil then return "bent", ... end return nil, ... end)(${value})`,
	body: /^.*?\bfunction\b[^()]*\([^()]*\)/,
	throws: "error(\"bent\")",
	idle: "do return end",
	thrown: /\berror\s*\([^\n]*\)(?=\s*(?:end\b|;|$))/,
	silent: "local _"
}];
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
	try {
		return blownIn(parsed, {
			path,
			text
		}, lines, language);
	} finally {
		parsed.tree.delete();
	}
}
function blownIn({ tree }, { path, text }, lines, language) {
	const found = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const own = functionAt(tree.rootNode, text, line);
		if (own !== void 0) found.set(own.startIndex, own);
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
function functionAt(root, text, line) {
	const row = line - 1;
	const column = /^\s*/.exec(text.split("\n")[row] ?? "")?.[0].length ?? 0;
	let outermost;
	for (let node = root.descendantForPosition({
		row,
		column
	}); node !== null; node = node.parent) if (functions$1.test(node.type) && node.childForFieldName("body") !== null) outermost = node;
	return outermost;
}
/** A constructor has to call another one first. */
const functions$1 = /^(?:(?:generator_)?function_(?:declaration|definition|item|expression)|arrow_function|(?:singleton_)?method(?:_definition|_declaration)?|local_function_statement)$/;
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
	return /[\p{L}_$][\p{L}\p{N}_$]*[?!]?(?=\s*(?:\(|$))/u.exec(written)?.[0] ?? "";
}
// src/syntax/other-values.ts
/** What another kind of value is, it stays. A promise gives another value later. */
const javascript = (any) => ({
	coarse: (value) => `(function other(v${any})${any} { return typeof v === 'number' ? v + 1 : typeof v === 'string' ? v + 'x' : typeof v === 'boolean' ? !v : Array.isArray(v) ? [...v, null] : v instanceof Promise ? v.then(other) : v?.constructor === Object ? { ...v, other: 1 } : v })(${value})`,
	unlike: (value) => `(function unlike(v${any})${any} { return typeof v === 'number' ? -v - 1 : typeof v === 'string' ? (v === 'bent' ? 'straight' : 'bent') : typeof v === 'boolean' ? !v : Array.isArray(v) ? (v.length > 0 ? [] : [null]) : v instanceof Promise ? v.then(unlike) : v?.constructor === Object ? (Object.keys(v).length > 0 ? {} : { other: 1 }) : v == null ? 'bent' : null })(${value})`,
	near: (value) => `(function other(v${any})${any} { return typeof v === 'number' ? v + 0.001 : typeof v === 'string' ? (v === v.toUpperCase() ? v.toLowerCase() : v.toUpperCase()) : typeof v === 'boolean' ? (v ? 1 : 0) : Array.isArray(v) ? [...v].reverse() : v instanceof Promise ? v.then(other) : v?.constructor === Object ? Object.fromEntries(Object.entries(v).slice(0, -1)) : v })(${value})`,
	silent: ";",
	idle: "{}"
});
const python = {
	coarse: (value) => `(lambda v: (not v) if isinstance(v, bool) else v + 1 if isinstance(v, __import__("numbers").Number) else v + "x" if isinstance(v, str) else v + type(v)([None]) if isinstance(v, (list, tuple)) else {**v, "other": 1} if isinstance(v, dict) else v)((${value}))`,
	unlike: (value) => `(lambda v: (not v) if isinstance(v, bool) else -v - 1 if isinstance(v, __import__("numbers").Number) else ("straight" if v == "bent" else "bent") if isinstance(v, str) else type(v)() if isinstance(v, (list, tuple, dict, set, bytes)) and v else [None] if isinstance(v, list) else "bent" if v is None else None)((${value}))`,
	near: (value) => `(lambda v: int(v) if isinstance(v, bool) else v + type(v)(0.001) if isinstance(v, (float, complex)) else v + 0.001 if isinstance(v, int) else v.swapcase() if isinstance(v, str) else v[::-1] if isinstance(v, (list, tuple)) else dict(list(v.items())[:-1]) if type(v) is dict else v)((${value}))`,
	silent: "pass",
	idle: "pass"
};
const ruby = {
	coarse: (value) => `->(v) { case v when Numeric then v + 1 when String then v + "x" when true then false when false then true when Array then v + [nil] when Hash then v.merge("other" => 1) else v end }.call(${value})`,
	unlike: (value) => `->(v) { case v when Numeric then -v - 1 when String then v == "bent" ? "straight" : "bent" when true then false when false then true when Array then v.empty? ? [nil] : [] when Hash then v.empty? ? { "other" => 1 } : {} when nil then "bent" else nil end }.call(${value})`,
	near: (value) => `->(v) { case v when Numeric then v + 0.001 when String then v.swapcase when Array then v.reverse when Hash then v.except(v.keys.last) else v end }.call(${value})`,
	silent: "nil",
	idle: "nil",
	givesLast: /^(?:singleton_)?method$/
};
const php = {
	coarse: (value) => `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'x' : (is_array($v) ? array_merge($v, [null]) : $v))); })(${value})`,
	unlike: (value) => `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? -$v - 1 : (is_string($v) ? ($v === 'bent' ? 'straight' : 'bent') : (is_array($v) ? ($v ? [] : [null]) : ($v === null ? 'bent' : null)))); })(${value})`,
	near: (value) => `(function ($v) { return is_float($v) ? $v + 0.001 : (is_string($v) ? (strtoupper($v) === $v ? strtolower($v) : strtoupper($v)) : (is_array($v) ? array_reverse($v) : $v)); })(${value})`,
	silent: "null",
	idle: "{}"
};
/** What is neither a truth, a number nor a text is left alone; `none` stands for it where it must not be the same. */
const typed = (text, unlike, only = {}) => ({
	coarse: (value, type) => otherTyped(value, firstOf(type), text),
	unlike: (value, type) => {
		const first = firstOf(type);
		if (signed.test(first)) return `(-(${value}) - 1)`;
		return otherTyped(value, first, unlike.text) ?? unlike.none(value, first);
	},
	near: (value, type) => /^(?:f32|f64|float(?:32|64)?|double)$/.test(type.trim()) ? `((${value}) + 0.001)` : void 0,
	silent: ";",
	idle: "{}",
	...only
});
/** Of Go's several results the first; pointers, lists and wrapped values are none of these. */
const firstOf = (type) => type.replace(/^\(|,(?![^<]*>)[\s\S]*$/g, "").trim();
function otherTyped(value, type, text) {
	if (/^bool(?:ean)?$/.test(type)) return `!(${value})`;
	if (numbers.test(type)) return `((${value}) + 1)`;
	return texts.test(type) ? text(value) : void 0;
}
const signed = /^(?:(?:long |short )?int|long(?: long)?|i(?:8|16|32|64|128|size)|int(?:16|32|64)(?:_t)?|f32|f64|float(?:32|64)?|double)$/;
const numbers = /^(?:(?:unsigned|signed|long|short)(?: (?:int|long))*|u?int(?:8|16|32|64)?(?:_t)?|[iu](?:8|16|32|64|128)|[iu]size|size_t|f32|f64|float(?:32|64)?|double|decimal|time\.Duration)$/;
const texts = /^(?:string|String|std::string)$/;
const added = (value) => `((${value}) + "x")`;
/** The value stays in it: what nothing uses does not compile. One made of a type that takes none does not either, and says nothing. */
const go = {
	text: (value) => `func(string) string { return "bent" }(${value})`,
	none(value, type) {
		const none = /^(?:\*|\[\]|map\[|error$|any$|func\b|chan\b)/.test(type) ? "nil" : /^[\w.]+$/.test(type) ? `${type}{}` : "";
		return none === "" || value === "nil" ? void 0 : `func(${type}) ${type} { return ${none} }(${value})`;
	}
};
const rust = {
	text: (value) => `{ let _ = ${value}; String::from("bent") }`,
	none: (value, type) => /^(?:->\s*)?(?:Vec|Option|HashMap|BTreeMap|HashSet|BTreeSet|VecDeque)\b/.test(type) ? `{ let _ = ${value}; Default::default() }` : void 0
};
const java = {
	text: (value) => `((${value}) == null ? null : "bent")`,
	none: (value, type) => /^(?:void|byte|short|char|)$/.test(type) ? void 0 : `((${value}) == null ? null : null)`
};
/** Without those whose results cannot be told: shell. */
const otherValues = {
	javascript: javascript(""),
	typescript: javascript(": any"),
	tsx: javascript(": any"),
	python,
	ruby,
	php,
	go: typed(added, go, { givesMany: true }),
	rust: typed((value) => `format!("{}x", ${value})`, rust, { givesLast: /^function_item$/ }),
	java: typed(added, java),
	"c-sharp": typed(added, java),
	cpp: typed((value) => `(std::string(${value}) + "x")`, {
		text: (value) => `((void)(${value}), std::string("bent"))`,
		none: () => void 0
	})
};
// src/syntax/other-results.ts
/** Of functions with one of these names: all that each gives, or throws, at once. Empty: the language is not known, or it cannot be read. */
async function otherResultsOf(path, text, names) {
	const language = testLanguageOf(path);
	if (language === void 0 || !("grammar" in language)) return plainResultsOf(path, text, names);
	const values = otherValues[language.grammar];
	const parsed = values === void 0 ? "none" : await parseText(text, language.grammar);
	if (values === void 0 || typeof parsed === "string") return [];
	try {
		const edits = otherEdits(parsed.tree.rootNode, names, values, [
			"coarse",
			"near",
			"given",
			"silent"
		]);
		return [...Map.groupBy(edits, ({ name, kind }) => `${kind} ${name}`).values()].flatMap((own) => resultOf(text, own));
	} finally {
		parsed.tree.delete();
	}
}
function otherEdits(root, names, values, kinds) {
	return givingNodes(root, values).flatMap((giving) => editsOf(giving, names, values, kinds));
}
const mostChars = 2e3;
function editsOf({ node, throws }, names, values, wanted) {
	const { text: before, startIndex: start, endIndex: end, startPosition } = node;
	const owner = ownerOf(node);
	if (owner === void 0 || !names.has(owner.name) || before.length > mostChars) return [];
	const { name, type, given } = owner;
	const afterOf = (kind) => kind === "silent" ? values.silent : kind === "given" ? given : values[kind](before, type);
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
		const throws = throwing.test(node.type) || node.type === "call" && node.childForFieldName("method")?.text === "raise";
		const value = throws ? node : givenBy(node, values);
		if (value !== void 0) found.push({
			node: value,
			throws
		});
		waiting.push(...node.namedChildren.filter((child) => child !== null).reverse());
	}
	return found;
}
const throwing = /^(?:throw_statement|throw_expression|raise_statement)$/;
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
function ownerOf(node) {
	let parameters = null;
	for (let at = node.parent; at !== null; at = at.parent) {
		parameters ??= at.childForFieldName("parameters");
		if (!owners.test(at.type)) continue;
		const of = (...fields) => fields.map((field) => at?.childForFieldName(field)?.text).find(Boolean) ?? "";
		const written = of("name", "key", "left", "declarator");
		const name = /([\p{L}_$][\p{L}\p{N}_$]*[?!]?)(?:\s*\([\s\S]*)?$/u.exec(written)?.[1];
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
	const text = (parameters?.namedChildren.find((child) => child !== null && !/^(?:self|cls|this)\b/.test(child.text)))?.text.replace(/\s*=[^=][\s\S]*$/, "") ?? "";
	const [, plain] = /^(\$?[\p{L}_][\p{L}\p{N}_]*)$/u.exec(text) ?? [];
	if (plain !== void 0) return type === "" || type === plain ? plain : void 0;
	const [, name, own] = /^([\p{L}_$][\p{L}\p{N}_$]*)\??\s*:?\s+(.+)$/u.exec(text.replace(/^([\p{L}_$]\w*):/u, "$1 : ")) ?? [];
	const bare = (words = "") => words.replace(/^[:\s]+|^->\s*/, "").trim();
	return name !== void 0 && type !== "" && bare(own) === bare(type) ? name : void 0;
}
const owners = /^(?:(?:generator_)?function_(?:declaration|definition|item)|(?:singleton_)?method(?:_definition|_declaration)?|variable_declarator|pair|assignment_expression|property_declaration|(?:public_)?field_definition)$/;
// src/syntax/wrecked.ts
/** Functions with one of these names. undefined: of one of them it is not known what else it could do, or the source cannot be read. */
async function wrecked(path, text, names) {
	const language = testLanguageOf(path);
	if (language === void 0 || !("grammar" in language)) return plainlyWrecked(path, text, names);
	const { grammar } = language;
	const values = otherValues[grammar];
	const parsed = values === void 0 && grammar !== "bash" ? "none" : await parseText(text, grammar);
	if (typeof parsed === "string") return void 0;
	try {
		const root = parsed.tree.rootNode;
		const edits = values === void 0 ? [] : otherEdits(root, names, values, ["unlike", "silent"]);
		const giving = new Set(edits.filter(({ kind }) => kind === "unlike").map(({ name }) => name));
		const emptied = [];
		if (grammar === "bash" && names.has(programName(path))) return behindFirst(text, "echo bent\nexit 0");
		for (const name of names) {
			if (giving.has(name)) continue;
			const own = emptyBodies(root, name, grammar, values);
			if (own === void 0) return void 0;
			emptied.push(...own);
		}
		return withOther(text, [...edits, ...emptied].sort((a, b) => a.start - b.start));
	} finally {
		parsed.tree.delete();
	}
}
/** undefined: there is none of that name, or it has to give something. */
function emptyBodies(root, name, grammar, values) {
	const found = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
		waiting.push(...node.namedChildren.filter((child) => child !== null));
		const body = node.childForFieldName("body");
		if (body === null || !functions.test(node.type) || nameOf$1(node) !== name) continue;
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
const functions = /function|method/;
// src/verify/changed-functions.ts
/** Functions of production that an attempt changed, as they stand in its sources. */
/** Of every source that the attempt changed its changed functions, throwing. What else it changed is not heard without it either. */
async function changedFunctions(port, { changed, command, testPaths: globs }, orAll = false) {
	const found = [];
	for (const { path, status } of changed) {
		if (status === "deleted" || roleOf(path, {
			command,
			globs
		}) !== "production") continue;
		const [base = "", tree = ""] = [await port.read("base", path), await port.read("tree", path)];
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
// src/verify/prove-idle.ts
/**
* Do new tests ask for what was done at all? Those that are green without the change show nothing by that, and are honest. Where they
* stay green too with functions that only throw in the place of those that were changed, or with other values in the table that they
* compare with, they cannot fail: accused. No run where one of them is red without the change.
*/
async function proveIdle(port, context, experiments, { tests, deaf, picked }) {
	if (tests.length === 0 || asksForTests((context.story ?? "").trim())) return untried;
	const idle = `${named(tests.map(({ test }) => test.name))} ${tests.length === 1 ? "is" : "are"} green without the change`;
	const [first] = deaf;
	if (first !== void 0) return accused(`${idle}, and \`${first.test.name}\` with other values in the table that it compares with`);
	const added = await onlyAdded(port, context);
	if (added.length > 0) return accused(`${idle}, where ${named(added)} ${added.length === 1 ? "is" : "are"} not there`);
	const blownUp = await changedFunctions(port, context);
	if (blownUp.length === 0) return untried;
	const files = new Map(blownUp.map(({ path, text }) => [path, text]));
	const run = await experiments.run("only-throwing", await port.make("tree", [], files), picked);
	if (run === void 0 || isUnbuilt(run)) return untried;
	if (run.counts !== void 0 && run.counts.passed + run.counts.failed < tests.length) return untried;
	const failures = failuresOf(run);
	const isTold = run.result === "passed" || failures.length > 0;
	const isHeard = tests.some((found) => failures.some((failure) => isOf(failure, { found }) || isBroken(failure, { found })));
	const outcome = !isTold ? "unusable" : isHeard ? "rang" : "silent";
	const functions = [...new Set(blownUp.flatMap((one) => one.names))];
	const edits = blownUp.map(({ path, line, names: own }) => {
		return {
			kind: "other",
			path,
			line,
			before: own.join(", "),
			after: "only throws",
			outcome,
			logPath: run.logPath
		};
	});
	return {
		...outcome === "silent" ? accused(`${idle}, and where ${named(functions)} only throws`) : untried,
		edits
	};
}
/** All production of the attempt, where it is code and none of it was there before. */
async function onlyAdded(port, { changed, command, testPaths: globs }) {
	const production = changed.filter(({ path }) => roleOf(path, {
		command,
		globs
	}) === "production");
	const texts = await Promise.all(production.map(({ path }) => port.read("tree", path)));
	return production.every(({ path }, at) => languageOf$1(path) !== void 0 || texts[at]?.startsWith("#!")) && production.every(({ status }) => status === "added") ? production.map(({ path }) => path) : [];
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
	return ofTests.test([first, ...others].join(" ").replace(/[,;] (?:and )?(?:with|add|write)(?: \w+){0,3} (?:tests?|specs?)\b/gi, ""));
}
const beside = /^(?:please )?(?:add|write)\b.*\b(?:tests?|specs?)\b/is;
const ofTests = /\b(?:tests?|tested|testing|coverage|specs?|characteri[sz]\w+)\b/i;
// src/verify/prove-hollow.ts
async function proveHollow(port, context, experiments, { tests, all }) {
	if (tests.length === 0 || context.baseline?.exitCode !== 0 || asksForTests((context.story ?? "").trim())) return untried;
	const changed = await changedFunctions(port, context, true);
	const files = /* @__PURE__ */ new Map();
	for (const { path, spoken, source, names } of changed) {
		if (working(names).length === 0) continue;
		const text = await wrecked(spoken, source, new Set(working(names)));
		if (text === void 0) return untried;
		files.set(path, text);
	}
	const asked = tests.length === all.length ? tests : tests.filter(({ test }) => changed.some((one) => speaksOf(test.text, one)));
	if (files.size === 0 || asked.length === 0) return untried;
	const run = await experiments.run("other-work", await port.make("tree", [], files));
	if (run === void 0 || isUnbuilt(run)) return untried;
	const deaf = unheardBy(asked, run, {
		all,
		green: context.green
	});
	const silent = deaf.length === 0 ? [] : await runningOf(port, experiments, deaf);
	const wreckedOnes = changed.filter(({ path }) => files.has(path));
	const edits = wreckedOnes.map(({ path, line, names }) => {
		return {
			kind: "other",
			path,
			line,
			before: working(names).join(", "),
			after: "does something else",
			outcome: silent.length > 0 ? "silent" : "rang",
			logPath: run.logPath
		};
	});
	if (silent.length === 0) return {
		...untried,
		edits
	};
	const words = `${named(silent.map(({ test }) => test.name))} ${silent.length === 1 ? "is" : "are"} green whatever value is expected`;
	const functions = [...new Set(wreckedOnes.flatMap(({ names }) => working(names)))];
	return {
		...accused(`${words}, and where ${named(functions)} ${functions.length === 1 ? "does" : "do"} something else`),
		edits
	};
}
/** Without what they set up nothing else goes on. */
const working = (names) => names.filter((name) => !/^(?:initialize|constructor|__init__|__construct|__new__|new)$/.test(name));
/** It names one of the functions, or a type of their source. */
function speaksOf(text, { names, source }) {
	const types = source.matchAll(/^\s*(?:[a-z]+ )*(?:class|struct|interface|module|package|trait|type) ([\w:.]+)/gm);
	const words = new Set(text.match(/\w+[?!]?/g));
	return [...names, ...[...types].map(([, name = ""]) => /\w+$/.exec(name)?.[0] ?? "")].some((one) => words.has(one));
}
// src/syntax/line-mutants.ts
/** Statements first, then operators, one a line; lines that the base has as well and such that only tell are left alone. */
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
	const operators = fresh.flatMap(({ text, line }) => {
		const after = turned(text);
		return after === void 0 ? [] : [{
			line,
			before: text,
			after
		}];
	});
	const lines = new Set(statements.map(({ line }) => line));
	return [...statements, ...operators.filter(({ line }) => !lines.has(line))];
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
const opens = /^(?:return|if|else|elif|elsif|unless|for|foreach|while|do|case|switch|match|throw|raise|die|yield|import|from|use|using|require|include|package|module|const|let|var|my|our|local|static|final|def|fn|func|function|fun|class|struct|pub|public|private|protected|async|type|end|assert|break|continue|super|this\.#?\w+ =|self\.\w+ =|@\w+ =|\$this->\w+ =)\b/;
/** A call for what it does, or a value that is added to what is there: whole on its line. */
function isStatement(line) {
	const text = line.trim();
	if (opens.test(text) || !isBalanced(text)) return false;
	return /^[\w$@&.:>?\-[\]#"']+[!?]?\(.*\)[?]?(?:\.\w+\(.*\))*(?: if .*| unless .*)?;?$/.test(text) || /^[\w$@.:>\-[\]#+*& ()]+ (?:[-+*/|&.]|\|\||<<)?= .+$|^[\w$@.]+ << .+$/.test(text) && /(?:[-+*/|&.]|\|\||<<)= |\] = | << /.test(text);
}
function isBalanced(text) {
	const count = (signs) => text.match(signs)?.length ?? 0;
	return count(/[([{]/g) === count(/[)\]}]/g) && !/[{([,:\\]$/.test(text) && count(/["'`]/g) % 2 === 0;
}
function within$1(line, never) {
	return (/^\s*/.exec(line)?.[0] ?? "") + never(line.trim());
}
const turns = {
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
function turned(line) {
	const bare = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g, (text) => "_".repeat(text.length));
	const match = /(?<=[\w)\]] )(?:[-+*/]|[<>]=?)(?= [\w($@-])/.exec(bare);
	const other = match === null ? void 0 : turns[match[0]];
	return match === null || other === void 0 ? void 0 : line.slice(0, match.index) + other + line.slice(match.index + match[0].length);
}
// src/verify/prove-lines.ts
/**
* Do the attempt's own tests hear what it changed? A new line of production is put out of action, alone, and some test must turn
* red; where no line can be, a function gives another value. It accuses nobody: code that no test hears is honest as well, and is told.
*/
/** As a rule the first one is heard. */
const mostLines$1 = 3;
/** Goes on until a line is heard, and by one of `asked` where there are any. */
async function hearLines(port, context, experiments, { changed, asked }) {
	const added = changed.filter((one) => one.added || one.test.whole);
	const own = [.../* @__PURE__ */ new Set([...added, ...asked])];
	const isAnyone = changed.length === 0 && context.baseline?.exitCode === 0;
	if (own.length === 0 && !isAnyone) return {
		heard: [],
		isHeard: false
	};
	const picked = isAnyone ? void 0 : await pickedFor(port, context, own);
	let unheard;
	let isHeard = false;
	for (const { path, text, ...mutant } of await chosen$1(port, context)) {
		const tree = await port.make("tree", [], /* @__PURE__ */ new Map([[path, text]]));
		const run = await experiments.run("without-a-line", tree, picked);
		if (run === void 0) return {
			heard: [],
			isHeard
		};
		if (isUnbuilt(run)) continue;
		const isGreen = run.result === "passed" && run.exitCode === 0;
		isHeard ||= !isGreen;
		if (isGreen) unheard ??= {
			...mutant,
			path
		};
		const spoken = run.failures.filter(tellsValue);
		const heard = asked.filter((found) => !found.test.whole && spoken.some((failure) => isOf(failure, { found })));
		if (isHeard && (asked.length === 0 || heard.length > 0)) return {
			heard,
			isHeard
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
/** Of different files first. Where no line can be put out of action, what the functions give. */
async function chosen$1(port, context) {
	const { changed, command, testPaths } = context;
	const perFile = [];
	for (const { path, status } of changed) {
		if (status === "deleted" || roleOf(path, {
			command,
			globs: testPaths
		}) !== "production") continue;
		const [base = "", tree = ""] = [await port.read("base", path), await port.read("tree", path)];
		const without = (mutant) => tree.split("\n").with(mutant.line - 1, mutant.after).join("\n");
		perFile.push(mutantsOf(path, base, tree).map((mutant) => ({
			...mutant,
			path,
			text: without(mutant)
		})));
	}
	const most = Math.max(0, ...perFile.map((mutants) => mutants.length));
	const inTurn = Array.from({ length: most }, (_, at) => perFile.flatMap((mutants) => mutants[at] ?? [])).flat();
	return (inTurn.length > 0 ? inTurn : await otherResults(port, context)).slice(0, mostLines$1);
}
async function otherResults(port, context) {
	const found = [];
	for (const { path, spoken, source, names } of await changedFunctions(port, context)) for (const { kind, ...result } of await otherResultsOf(spoken, source, new Set(names))) if (kind === "coarse" || kind === "silent") found.push({
		...result,
		path
	});
	return found;
}
// src/packages/merge-manifest.ts
/** A manifest by part: dependencies that the attempt adds are taken, everything else stays the base's. */
const jsonSections = [
	"dependencies",
	"devDependencies",
	"peerDependencies",
	"optionalDependencies",
	"require",
	"require-dev"
];
const jsonWhole = [
	"main",
	"module",
	"types",
	"exports",
	"imports",
	"bin",
	"files",
	"type",
	"autoload"
];
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
	const [before, after] = [parsed(base), parsed(tree)];
	if (before === void 0 || after === void 0) return base;
	const merged = { ...before };
	for (const key of jsonSections) {
		const [old, now] = [before[key], after[key]];
		if (isRecord(now)) merged[key] = {
			...isRecord(old) ? addedOf(now, own) : now,
			...isRecord(old) ? old : {}
		};
	}
	for (const key of jsonWhole) {
		const [old, now] = [before[key], after[key]];
		if (old === void 0 && now !== void 0) merged[key] = now;
		if (isRecord(old) && isRecord(now)) merged[key] = {
			...addedOf(now, own),
			...old
		};
	}
	return JSON.stringify(merged) === JSON.stringify(before) ? base : `${JSON.stringify(merged, void 0, 2)}\n`;
}
/** A specifier that leads to a file or an address would bring other code under a known name, but for packages of the base's own. */
function addedOf(now, own) {
	return Object.fromEntries(Object.entries(now).filter(([name, value]) => typeof value === "string" && (own.has(`${name} ${value}`) || !/^(file|link|portal|git|https?)[:+]/.test(value))));
}
/** Packages of a `package.json` that lie at `folder` below it; `specifier` is name and address, as `own` has it. */
function localPackages(tree) {
	const manifest = parsed(tree) ?? {};
	return jsonSections.flatMap((key) => {
		const section = manifest[key];
		return Object.entries(isRecord(section) ? section : {}).flatMap(([name, value]) => {
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
	return parsed(manifest)?.name;
}
function parsed(text) {
	try {
		const value = JSON.parse(text);
		return isRecord(value) ? value : void 0;
	} catch {
		return;
	}
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
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
	const places = await placesOf(changed, moves, trees);
	const tests = changed.filter(({ path }) => trees.isTest(path));
	for (const { path } of tests.filter(({ status }) => status === "modified").slice(0, most$1)) if (await isSame$1({
		from: path,
		to: path
	}, moves, places, trees)) inPlace.add(path);
	const added = tests.filter(({ status }) => status === "added").map(({ path }) => path);
	const pairs = /* @__PURE__ */ new Map();
	for (const { path: from } of tests.filter(({ status }) => status === "deleted").slice(0, most$1)) for (const to of added.filter((each) => !pairs.has(each) && isNamedAlike(from, each, moves))) {
		if (!await isSame$1({
			from,
			to
		}, moves, places, trees)) continue;
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
async function placesOf(changed, moves, trees) {
	const before = new Set(await trees.list());
	for (const { path, status } of changed) if (status !== "added") before.add(path);
	const after = new Set(before);
	for (const { path, status } of changed) if (status === "deleted") after.delete(path);
	else after.add(path);
	const goMod = await trees.read("base", "go.mod");
	return {
		base: placeOf$1([...before], new Map(moves.map(({ from, to }) => [from, to])), goMod),
		tree: placeOf$1([...after], new Map(moves.map(({ to }) => [to, to])), goMod)
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
	return languageOf$1(path) === "javascript" && !/__dirname|__filename|import\.meta/.test(await trees.read("tree", path) ?? "__dirname");
}
const packageOf = (folder) => folder.replace(/^(.*\/)?src\/\w+\/(java|kotlin|scala|groovy)\//, "");
/** Code that is gone, and new code that holds most of what it said. */
async function movesIn(changed, { read, isProduction }) {
	const code = changed.filter(({ path }) => languageOf$1(path) !== void 0 && isProduction(path));
	const gone = code.filter(({ status }) => status === "deleted").slice(0, most$1);
	const fresh = code.filter(({ status }) => status === "added").slice(0, most$1);
	const texts = /* @__PURE__ */ new Map();
	if (gone.length > 0) for (const { path } of fresh) texts.set(path, countsOf$1(wordsOf$1(path, await read("tree", path))));
	const moves = [];
	for (const { path: from } of gone) {
		const words = wordsOf$1(from, await read("base", from));
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
function wordsOf$1(path, text = "") {
	return languageOf$1(path) === void 0 ? [] : text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
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
async function isSame$1({ from, to }, moves, places, { read }) {
	const [base, tree] = [await read("base", from), await read("tree", to)];
	if (base === void 0 || tree === void 0) return false;
	if (languageOf$1(from) === void 0) return base === tree && moves.some((move) => isBeside({
		from,
		to
	}, move));
	const [before, after] = [base.split("\n"), tree.split("\n")];
	const [lost, won] = [without(before, after), without(after, before)];
	if (lost.length !== won.length || lost.length > mostLines || ![...lost, ...won].every(isImport)) return false;
	const [kept, stays] = [without(before, lost), without(after, won)];
	const leadsAlike = (line) => placed(line, from, places.base) === placed(line, to, places.tree);
	if (kept.join("\n") !== stays.join("\n") || !kept.every(leadsAlike)) return false;
	const left = countsOf$1(won.map((line) => placed(line, to, places.tree)));
	return lost.every((line) => {
		const key = placed(line, from, places.base);
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
			return own === void 0 || another !== void 0 ? "" : given(name, path, own.from, base);
		});
		if (lines.length > 0 && !lines.includes("")) found.set(path, `${lines.join("\n")}\n`);
	}
	return found;
}
const script = /^export\s+(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|class|const|let|var|enum)\s+([\w$]+)|^exports\.([\w$]+)\s*=/gm;
const lists = /^(?:export|module\.exports\s*=)\s*\{([^{}]{0,2000})\}\s*;?\s*$/gm;
/** What can be loaded from it by its name. A default has none, and then nothing is known of it. */
function namesGiven(path, text) {
	if (path.endsWith(".py")) return [...text.matchAll(/^(?:async )?(?:def|class) ([a-zA-Z]\w*)|^([A-Z][A-Z_\d]*)\s*(?::[^=\n]{1,80})?= /gm)].map(nameOf);
	if (/^export default\b/m.test(text)) return [];
	const listed = [...text.matchAll(lists)].flatMap(([, inner = ""]) => inner.split(",").map((one) => one.trim()).filter(Boolean));
	if (listed.some((one) => !/^[\w$]+$/.test(one))) return [];
	return [.../* @__PURE__ */ new Set([...[...text.matchAll(script)].map(nameOf), ...listed])];
}
const nameOf = ([, one, other]) => one ?? other ?? "";
function given(name, path, from, text) {
	const way = posix.relative(posix.dirname(path), from);
	if (path.endsWith(".py")) return way.startsWith("..") ? "" : `from .${way.replace(/\.py$/, "").replaceAll("/", ".")} import ${name}`;
	const place = `'${way.startsWith(".") ? way : `./${way}`}'`;
	return /^(?:module\.)?exports\b/m.test(text) ? `exports.${name} = require(${place}).${name};` : `export { ${name} } from ${place};`;
}
// src/verify/split-change.ts
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
		const data = role === "production" && languageOf$1(one.path) === void 0;
		const own = isProgram(one.path, context) || role === "test" && context.isOfCode(one.path) ? "production" : data ? dataOf(one.path, context) : role;
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
const testFolder = /(^|\/)(tests?|specs?|t|__tests__|testing|fixtures|support|e2e|features|bats|test[-_][\w-]*)\//i;
const isProgramFile = (path) => languageOf$1(path) !== void 0 && !/^(rake|gem)file$/i.test(path);
function dataOf(path, context) {
	const readers = context.readBy(path);
	return readers.length > 0 && readers.every((reader) => roleOf(reader, context) === "test") ? "test" : "production";
}
// src/verify/unmarked-tests.ts
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
// src/verify/prove-sources.ts
/** Sources alone: the base with only the attempt's production laid over it must be green, also where its tests are written differently. */
/** `stopped` where the green rests on something other than production; `reasons` says on what, or why it cannot be told. */
async function proveSources(port, context, experiments, testFiles) {
	const split = splitChange(context.changed, {
		command: context.command,
		globs: context.testPaths,
		readBy: await readersOf(port, context),
		isScript: await scriptsOf$1(port, context),
		...await vendoredPackages(port, context)
	});
	const helpers = await helpersOfTests(port, split.production.map(({ path }) => path));
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
	for (const [path, text] of await reExports(split.production, (side, path) => port.read(side, path))) laid.files.set(path, text);
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
		const reason = `${named(red)} ${red.length === 1 ? "is" : "are"} red where the same values are written differently: the code depends on how its tests are written`;
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
			brought: new Set(split.dependencies.map(({ path }) => path)),
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
// src/verify/lost-lines.ts
/** What an attempt took out of the tests that the base had, and of what they speak: names that a source may declare, nearest first. */
const around = 6;
const mostReaders = 20;
/** Of changed files that are no production. What moved from one of them into another is not lost. undefined: nothing is. */
async function lostIn(port, { command, testPaths }, changed) {
	const role = (path) => roleOf(path, {
		command,
		globs: testPaths
	});
	const own = changed.filter((path) => languageOf$1(path) !== void 0 || role(path) === "test");
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
	const tests = (await port.list("base")).filter((path) => languageOf$1(path) !== void 0 && role(path) === "test");
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
// src/verify/prove-weaker.ts
/**
* Do the tests still hear what those of the base heard? Where lines of them went, functions that these lines speak of give something
* else. What the base's tests hear, and nothing that the attempt runs, is demanded no more: accused. No such line, no run.
*/
/** Each is a run of the suite; one that nothing hears any more is asked of the base's tests in a second. */
const mostResults = 3;
const mostSources = 300;
/** Tried where the base's tests are green over the attempt's production, and nobody asked for other tests. */
async function proveWeaker(port, context, experiments, { backed }) {
	if (backed === void 0 || context.mayChangeTests) return untried;
	const edits = [];
	for (const { path, ...other } of await chosen(port, context, backed.rest)) {
		const run = await experiments.run("weaker", await port.make("tree", [], /* @__PURE__ */ new Map([[path, other.text]])));
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
		if (run.result !== "passed" || run.exitCode !== 0) continue;
		const base = await overBase(port, experiments, backed.laid, {
			path,
			text: other.text
		});
		edit.outcome = base !== void 0 && isHeard(base) ? "silent" : "unusable";
		if (base === void 0 || edit.outcome !== "silent") continue;
		const tests = named(base.failures.map(({ name }) => name));
		return {
			edits,
			reasons: [`\`${other.name}\` in ${path} ${words[other.kind].does} and stays green, where ${tests} of the base turned red`],
			stopped: true
		};
	}
	return {
		...untried,
		edits
	};
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
	const sources = (await port.list("tree")).filter((path) => (languageOf$1(path) !== void 0 || isPlain(path)) && roleOf(path, {
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
// src/verify/prove.ts
const mostTests = 200;
/** Never throws for what is in the trees: what cannot be tried is `unproved`, with the reason. */
async function prove(port, context) {
	const experiments = openExperiments(port, context);
	const { bent, added, met, existing, unreadable } = await testsToBend(port, context);
	const sources = await proveSources(port, context, experiments, [...new Set(bent.map(({ path }) => path))]);
	const alarm = await proveAlarm(port, context, experiments, bent.slice(0, mostTests));
	let isOpen = !sources.sources.stopped && !alarm.alarm.stopped;
	const next = async (experiment) => {
		const tried = isOpen ? await experiment() : untried;
		isOpen &&= !tried.stopped;
		return tried;
	};
	const asked = {
		production: sources.sources.production,
		tests: [...bent, ...existing]
	};
	const elsewhere = await next(() => proveElsewhere(port, context, experiments, asked));
	const written = isOpen ? await writtenIn(port, context, {
		asking: [...added, ...met],
		all: bent.slice(0, mostTests)
	}) : void 0;
	const answers = await next(() => proveAnswers(port, experiments, written));
	const fixtures = await next(() => proveFixtures(port, context, experiments, written, [...added, ...met].slice(0, mostTests)));
	const golden = await next(async () => alarm.operands === void 0 || alarm.unheard.length > 0 ? untried : proveGolden(port, context, experiments, alarm.operands));
	const caught = await next(() => proveCaught(port, context, experiments, added.slice(0, mostTests)));
	const equality = await next(() => proveEquality(port, context, experiments, bent.slice(0, mostTests)));
	const counter = await proveCounter(port, context, experiments, added.slice(0, mostTests));
	const unasked = await unaskedTests(port, context, counter);
	const asking = added.filter((one) => one.added && unasked.includes(one.test.name));
	const deaf = alarm.deaf.filter((one) => asking.includes(one));
	const idle = await next(async () => proveIdle(port, context, experiments, {
		tests: asking,
		deaf,
		picked: await pickedFor(port, context, asking)
	}));
	const idleDoubts = unasked.length > 0 ? unaskedWords(unasked) : idleWords(counter, added, alarm.valued);
	const doubts = alarm.alarm.stopped || idle.stopped ? [] : [...alarm.doubts, ...idleDoubts];
	const isHollow = added.length > 0 && alarm.hollow.length === added.length && !idle.stopped;
	const isSettled = !isOpen || alarm.alarm.rang === 0 || doubts.length > 0 && !isHollow;
	const toHear = {
		changed: added,
		asked: isHollow ? added : alarm.valueless
	};
	const lines = isSettled ? {
		heard: [],
		isHeard: false
	} : await hearLines(port, context, experiments, toHear);
	if (lines.unheard !== void 0) doubts.push(lines.unheard);
	const unheardTests = alarm.hollow.filter((one) => !lines.heard.includes(one));
	const hollow = await next(async () => isHollow && isSettled ? untried : proveHollow(port, context, experiments, {
		tests: unheardTests,
		all: added
	}));
	const weaker = await next(() => proveWeaker(port, context, experiments, sources));
	const isAlarmed = [
		alarm.alarm,
		answers,
		fixtures,
		golden,
		caught,
		equality,
		idle,
		hollow,
		weaker
	].some(({ stopped }) => stopped);
	if (!isAlarmed && lines.heard.length === 0) doubts.push(...valuelessWords(alarm.valueless));
	if (!isAlarmed) doubts.push(...await answerWords(port, context, added.length > 0 ? added : bent));
	const told = {
		...withGolden(alarm.alarm, golden),
		stopped: isAlarmed
	};
	const unread = unreadable.map(({ path, reason }) => `${path}: ${reason}`);
	const unheard = unheardWords(alarm, added);
	const over = experiments.over();
	const none = bent.length + unread.length + told.bent === 0 ? ["no test was found that could be bent"] : [];
	const isTried = sources.proved && [
		elsewhere,
		golden,
		weaker
	].every(({ reasons }) => reasons.length === 0);
	const result = sources.sources.stopped || elsewhere.stopped || told.stopped ? "disproved" : isTried && told.rang > 0 && unread.length + unheard.length + doubts.length === 0 ? "proved" : "unproved";
	const reasons = [
		...[
			answers,
			fixtures,
			golden,
			sources,
			caught,
			idle,
			hollow,
			weaker,
			elsewhere,
			equality,
			alarm
		].flatMap(({ reasons }) => reasons),
		...unread,
		...over === void 0 ? [] : [over],
		...unheard,
		...doubts,
		...none
	];
	const literals = await newLiterals(port, context, existing);
	return {
		result,
		reasons: result === "proved" ? [] : reasons,
		sources: {
			...sources.sources,
			stopped: sources.sources.stopped || elsewhere.stopped,
			...await isGreenWithout(port, context, sources.sources, added) && { greenWithout: true }
		},
		alarm: told,
		...counter === void 0 ? {} : { counter },
		...literals.length === 0 ? {} : { literals },
		edits: [
			sources,
			elsewhere,
			answers,
			fixtures,
			alarm,
			caught,
			equality,
			idle,
			hollow,
			weaker,
			golden
		].flatMap(({ edits }) => edits),
		runs: experiments.runs(),
		durationMs: experiments.durationMs()
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
	if (unheard.length > 0) words.push(`${named(unheard)} stayed green when bent, and the base cannot say whether it would go red`);
	if (notMet.length > 0) words.push(`${named(notMet.map(({ test }) => test.name))} stayed green when bent: whether it runs cannot be told`);
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
// src/run-story/prove.ts
/** Every green that is told goes through here: an attempt's, whatever its phase, and that of a branch as it stands. */
async function proved(options, verifier, greened) {
	const { green } = greened;
	const proof = green.result === "passed" ? await proofOf(options, verifier, greened) : void 0;
	return proof === void 0 ? green : withProof(green, proof, options.request.settings.proof);
}
/** `proof: off` tries nothing. Something that breaks here never takes a green away: it is unproved, with the reason. */
async function proofOf(options, verifier, { tree, name, green, known, twinned }) {
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
	const port = {
		list: (side) => repository.listFiles(ids[side]),
		read: (side, path) => repository.readFile(ids[side], path),
		make: async (side, taken, files) => repository.treeWithFiles(await repository.treeWith(ids[side], other[side], [...taken]), files),
		run: (made, label, test) => verifier.run(made, `proofs/${name}-${label}`, {
			test,
			mostMs: longestMs$1(green)
		}),
		pick: (failures) => picked(options, tree, {
			runners: void 0,
			failures
		}),
		remainingMs: () => limits.remainingMs()
	};
	try {
		return await prove(port, {
			changed,
			green,
			baseline: verifier.baseline,
			known,
			twinned,
			command: await commandOf(options),
			testPaths: settings.testPaths,
			story: [
				story.title,
				story.body,
				...story.comments.map(({ body }) => body)
			].join("\n"),
			mayChangeTests: settings.testsMayChange
		});
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
	const { request, workspace, baseTree } = options;
	const { proof, testPaths } = request.settings;
	if (proof === "off") return void 0;
	const { repository } = workspace;
	const ids = {
		base: baseTree,
		tree
	};
	const port = {
		list: (side) => repository.listFiles(ids[side]),
		read: (side, path) => repository.readFile(ids[side], path)
	};
	const { bent } = await testsToBend(port, {
		changed,
		command: await commandOf(options),
		testPaths,
		baseline
	});
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
async function commandOf({ workspace, baseTree, commands }) {
	return withLoadedFirst(wholeCommand(commands), await workspace.repository.readFile(baseTree, "package.json"));
}
/** What takes much longer than these did hangs: an experiment, and a test of the base that waits for a callback nobody calls. */
function longestMs$1(...runs) {
	return Math.max(6e4, ...runs.map((run) => 3 * (run?.durationMs ?? 0)));
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
// src/run-story/rewritten.ts
/** Expectations that a run writes over: what it compared with is not what is in the tree that is pushed. */
const mostFiles = 2e3;
const maxBytes$1 = 1048576;
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
/** Test code, snapshots and expected outputs of `tree` that read differently in `written`, the folder of a layer whose run is over. */
async function rewrittenIn(repository, tree, written, context) {
	const found = [];
	const expectations = (await repository.listFiles(tree)).filter((path) => isExpectation(path, context));
	for (const path of expectations.slice(0, mostFiles)) {
		const after = await readPlainFile(written, path, maxBytes$1);
		const before = after === void 0 ? void 0 : await repository.readFile(tree, path, maxBytes$1);
		if (before !== void 0 && before !== after) found.push(path);
	}
	return found;
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
	return verifyWithBaseTests(options, verifier, tree, changed, guarded, name);
}
async function findTamperingIn({ request, workspace, commands, baseTree }, verifier, tree, changed, verification, also) {
	const { settings } = request;
	const { repository } = workspace;
	const context = {
		commands,
		baseline: verifier.baseline,
		verification,
		testPaths: settings.testPaths,
		story: {
			mayChangeTests: settings.testsMayChange,
			text: storyText(request)
		}
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
function storyText(request) {
	return permittingText(isTheirs(request) ? {
		...request.story,
		byWriter: false
	} : request.story);
}
/** Somebody else's pull request asks for nothing: its text tells what its author did. */
function isTheirs({ code: { start } }) {
	return start.kind === "again" && start.theirs !== void 0;
}
/** What people who may write to the repository have said: an issue of somebody else's permits nothing. */
function permittingText({ title, body, comments, byWriter }) {
	return [...byWriter === false ? [] : [title, body], ...comments.map((one) => one.body)].join("\n");
}
/** The same tree with the base's tests and test configuration laid over it. Costs nothing where none was touched. */
async function verifyWithBaseTests(options, verifier, tree, changed, green, name) {
	const { request, workspace, baseTree, limits } = options;
	const { settings } = request;
	const { repository } = workspace;
	const read = (side, path) => repository.readFile(side === "base" ? baseTree : tree, path);
	const list = () => repository.listFiles(baseTree);
	const command = wholeCommand(options.commands);
	const { baseline } = verifier;
	const lay = basePathsToLayOver(changed, (path) => classify(path, settings.testPaths), await followedTests({
		changed,
		list,
		read,
		command,
		globs: settings.testPaths,
		baseline,
		green
	}));
	const merged = await mergedFiles(repository, {
		baseTree,
		tree,
		paths: lay.scripts
	});
	if (merged.size === 0 && !lay.needed) return green;
	const withTests = await repository.treeWith(tree, baseTree, [...lay.restore, ...lay.remove]);
	const unmarked = await unmarkedTests(read, lay.restore);
	const split = await reExports(changed, read, (path) => roleOf(path, {
		command,
		globs: settings.testPaths
	}) === "production");
	const laid = await repository.treeWithFiles(withTests, new Map([
		...merged,
		...unmarked,
		...split
	]));
	const suspect = {
		tree: laid,
		name: `${name}-base-tests`,
		of: tree,
		used: green.flaky === void 0 ? 0 : 1
	};
	const mostMs = longestMs$1(green, baseline);
	const red = await greenWithTwins(options, verifier, {
		tree,
		changed,
		laid,
		name: suspect.name,
		mostMs
	}) ?? await verifier.run(laid, suspect.name, { mostMs });
	const settled = await settleFlakes(options, verifier, {
		...suspect,
		red
	});
	if (settled.result !== "passed" && limits.aborted() !== void 0) {
		const note = "The verification with the tests as they were did not come to its end: nothing backs the exit code.";
		return {
			...green,
			result: "failed",
			notes: [...green.notes, note]
		};
	}
	const reading = readSecond(baseline, settled, await metElsewhere(read, baseline, settled));
	const result = {
		result: settled.result,
		bent: reading.bent,
		changedBehaviour: reading.changedBehaviour,
		...settled.flaky && { flaky: settled.flaky }
	};
	const asked = reading.kind === "bent" ? lay.restore.filter((path) => speaksOfSupport(storyText(request), path)) : [];
	if (asked.length > 0) {
		const left = await verifyWithBaseTests(options, verifier, tree, changed.filter(({ path }) => !asked.includes(path)), green, `${name}-as-asked`);
		const note = `${asked.join(", ")}: as the story asks, the tests of the base that were red need the new version`;
		if (left.result === "passed") return {
			...left,
			tampering: permitted(left.tampering, asked),
			notes: [...left.notes, note]
		};
	}
	if (reading.kind === "bent") {
		const note = `With the tests as they were before the agent, these are still red: ${reading.bent.join(", ")}. Their expectations were bent, not met.`;
		return {
			...green,
			result: "failed",
			second: result,
			notes: [...green.notes, note]
		};
	}
	if (reading.kind === "changed-behaviour" && settings.testsMayChange) {
		const note = `Changed with the behaviour, as the story allows: ${reading.changedBehaviour.join(", ")}`;
		return {
			...green,
			second: {
				...result,
				changedBehaviour: []
			},
			notes: [...green.notes, note]
		};
	}
	return {
		...green,
		second: result
	};
}
/** What only words of the story let stand: a person looks before the pull request is ready, whatever the proofs say. */
function permitted(found = [], paths) {
	const message = "this file of the tests changed, as the story asks";
	const own = paths.map((path) => ({
		rule: "test-changed",
		severity: "review",
		path,
		message,
		permitted: true
	}));
	return [...found.filter(({ path, severity }) => severity !== "review" || !paths.includes(path ?? "")), ...own];
}
/** Where the base's tests are green also with their numbers written differently, one run says both. undefined: not asked, or not so. */
async function greenWithTwins(options, verifier, { tree, changed, laid, name, mostMs }) {
	const twins = await withTwins(options, verifier, laid, {
		tree,
		changed
	}).catch(() => void 0);
	if (twins === void 0) return void 0;
	const verification = await verifier.run(twins.tree, name, { mostMs });
	const backed = verification.result === "passed" && readSecond(verifier.baseline, verification).kind === "backed";
	if (backed) verifier.twinned.set(laid, {
		edits: twins.edits,
		verification
	});
	return backed ? verification : void 0;
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
			kept = caches;
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
function openVerifier(options) {
	const { request, workspace, sandbox, commands, limits, headTree, baseTree, emit, unprepared: always } = options;
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { repository } = workspace;
	let previous = options.previous;
	let suiteMs = 0;
	/** Whole suites that have run, by tree: a proof needs none of them twice. */
	const known = /* @__PURE__ */ new Map();
	/** Expectations that a tree's run wrote over, by tree. */
	const rewritten = /* @__PURE__ */ new Map();
	let listed;
	const isTracked = async (path) => {
		listed ??= repository.listFiles(headTree).then((paths) => new Set(paths));
		return (await listed).has(path);
	};
	const warmth = openWarmth(options);
	const twinned = /* @__PURE__ */ new Map();
	const verifier = {
		twinned,
		async run(tree, name, than = {}) {
			const over = await mkdtemp(join(workDir, "over-"));
			const { deleted } = await repository.exportOver(headTree, tree, over);
			const home = than.home ?? await warmth.homeOf(tree);
			await using layer = await sandbox.layer({
				over,
				deleted,
				isTracked
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
			const repeated = await repeatSetup({
				settings,
				runDir
			}, repository, {
				headTree,
				tree
			}, setup);
			if (always && repeated.kind === "failed" && repeated.ended !== void 0) return await asRed(options, {
				...repeated,
				...repeated.ended,
				tree
			});
			const verification = await verify({
				exec,
				commands: {
					...commands,
					test: than.test ?? commands.test
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
					globs: settings.testReport ?? []
				},
				signal: limits.signal,
				notes: [...than.notes ?? [], ...setupNotes(repeated)]
			});
			if (home === "kept" && verification.exitCode !== null) warmth.keep(await layer.keepCaches());
			const honest = await unlessRewritten(tree, name, layer.written, verification);
			if (than.test === void 0) known.set(tree, honest);
			return honest;
		},
		async stands(tree, name, { told }) {
			const red = await verifier.run(tree, name);
			const settled = await settleFlakes(options, verifier, {
				tree,
				name,
				red
			});
			const judged = await backed(tree, name, await judge(options, verifier, {
				tree,
				name,
				settled
			}));
			return told ? proved(options, verifier, {
				tree,
				name,
				green: judged,
				known,
				twinned
			}) : judged;
		},
		async judge(attempt, checkpoint, also) {
			await emit({
				type: "verification-started",
				attempt: attempt.number
			});
			const name = `attempt-${attempt.number}`;
			const { tree } = checkpoint;
			const notes = heldBackNotes(checkpoint);
			const picked = attempt.phase.name !== "red" ? await rerunRed(options, verifier, {
				tree,
				name,
				previous,
				suiteMs,
				notes
			}) : void 0;
			const changed = settings.proof === "off" ? [] : await changedPaths(options, baseTree, tree);
			const verified = picked ?? await verifier.run(tree, name, {
				previous,
				notes,
				onStarted: () => loadForProof(changed)
			});
			if (picked === void 0) suiteMs = verified.durationMs;
			const ignored = verified.result === "passed" ? [] : await ignoredNotes(repository, verified.output);
			const noted = {
				...verified,
				notes: [...verified.notes, ...ignored]
			};
			const settled = picked ? noted : await settleFlakes(options, verifier, {
				tree,
				name,
				red: noted
			});
			const told = await tellGone(repository, settled, {
				previous,
				baseline: verifier.baseline
			});
			const whole = await judge(options, verifier, {
				tree,
				name,
				settled: told,
				also
			});
			const marked = await markedFiles(workspace, tree);
			const judged = await backed(tree, name, marked.length === 0 ? whole : withMarks(whole, marked));
			const verification = await proved(options, verifier, {
				tree,
				name,
				green: judged,
				known,
				twinned
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
	return verifier;
	/** The base's own tests are asked only where a green wrote over expectations. */
	async function unlessRewritten(tree, name, written, verification) {
		if (tree !== baseTree && verification.result !== "passed") return verification;
		const paths = await rewrittenIn(repository, tree, written, {
			command: commands.test,
			globs: settings.testPaths
		});
		rewritten.set(tree, new Set(paths));
		if (tree === baseTree || paths.length === 0) return verification;
		if (!rewritten.has(baseTree)) await verifier.run(baseTree, `${name}-base-alone`, { home: "kept" });
		return withRewritten(verification, paths.filter((path) => !rewritten.get(baseTree)?.has(path)));
	}
	/** A green that stands without what a cache or an earlier install gave it. */
	async function backed(tree, name, verification) {
		return installsFresh(options, {
			tree,
			name,
			green: await warmth.confirmed(verifier, {
				tree,
				name,
				verification
			})
		});
	}
}
function withMarks(verification, marked) {
	const note = `The marks of a conflict are left in ${marked.slice(0, 10).join(", ")}: bring both sides together, and take the marks out.`;
	return {
		...verification,
		result: "failed",
		notes: [...verification.notes, note]
	};
}
// src/git/checkout.ts
/** The repository that the clone's `origin` is, as `host/owner/name`; undefined where it has none. */
async function originOf(folder) {
	const dot = await findDotGit(folder).catch(() => void 0);
	const url = parseConfig((dot && await readText(join(dot.commonDir, "config"))) ?? "").find(({ key }) => key === "remote.origin.url")?.value;
	return url === void 0 ? void 0 : repositoryOf(url);
}
/** `host/owner/name` in lower case, of the https, ssh and scp forms of a URL; a credential in it is not looked at. */
function repositoryOf(url) {
	const scp = /^(?:[^@/\s]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(url);
	const parsed = scp === null ? URL.parse(url) : void 0;
	const host = scp?.[1] ?? parsed?.host;
	const path = (scp?.[2] ?? parsed?.pathname)?.replace(/^\/+|\/+$/g, "").replace(/\.git$/i, "");
	return host && path ? `${host}/${path}`.toLowerCase() : void 0;
}
/** The settings of a git configuration file; nothing is included or followed. */
function parseConfig(text) {
	const settings = [];
	let section = "";
	for (const line of text.replaceAll("\\\n", "").split("\n")) {
		const header = /^\s*\[([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\]\s*(.*)$/.exec(line);
		if (header !== null) {
			const [, name = "", sub] = header;
			section = sub === void 0 ? name.toLowerCase() : `${name.toLowerCase()}.${sub.replace(/\\(.)/g, "$1")}`;
		}
		const pair = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*?))?\s*$/.exec(header?.[3] ?? line);
		if (pair !== null && (header === null || header[3])) {
			const [, quoted, bare = ""] = /^(?:"((?:[^"\\]|\\.)*)"|([^#;]*))/.exec(pair[2] ?? "true") ?? [];
			const value = quoted?.replace(/\\(.)/g, "$1") ?? bare.trim();
			settings.push({
				key: `${section}.${(pair[1] ?? "").toLowerCase()}`,
				value
			});
		}
	}
	return settings;
}
// src/git/written-address.ts
/** The address, a relative one seen from the repository's own (`from`); or why it is not fetched. */
function sourceOf(written, from) {
	const relative = /^\.\.?\//.test(written);
	if (relative && URL.parse(from) === null) return { refusal: `its address ${written} is relative, and the repository has none itself` };
	const parsed = relative ? URL.parse(written, `${from.replace(/\/+$/, "")}/`) : URL.parse(asHttps(written));
	const mayLoop = parsed?.protocol === "http:" && /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(parsed.hostname) && URL.parse(from)?.hostname === parsed.hostname;
	if (parsed === null || parsed.username !== "" || parsed.password !== "" || parsed.protocol !== "https:" && !mayLoop) return { refusal: `its address ${written.replace(/\/\/[^/@]*@/, "//***@")} is not https without a user name` };
	return { url: parsed.href };
}
/** The ways of writing an address that a person's key would open: over https the token, or nobody at all, may read it as well. */
function asHttps(written) {
	return written.replace(/^(?:ssh|git):\/\/(?:[\w.-]+@)?([\w.-]+)(?::\d+)?\//, "https://$1/").replace(/^[\w.-]+@([\w.-]+):(?!\/\/)\/?/, "https://$1/");
}
/** The token goes to the server of the repository alone. */
function remoteAt(url, remote) {
	return remote !== void 0 && URL.parse(remote.url)?.origin === URL.parse(url)?.origin ? {
		...remote,
		url,
		moved: void 0
	} : {
		url,
		env: remote?.env
	};
}
// src/git/lfs-fetch.ts
/**
* Git LFS: fetches what pointers stand for, by the Batch API with `basic` transfers (docs/api/batch.md of git-lfs). No filter and
* no setting of the machine runs; the token goes to the server of the repository alone, and bytes count only with their SHA-256.
*/
const atOnce = 4;
const inOneBatch = 100;
const longestMs = 216e5;
/** `.lfsconfig` can name a server that answers without end, and a pointer any size. */
const mostAnswerBytes = 8388608;
const keptFreeBytes = 1024 ** 3;
/** Puts the content of every pointer that `.lfsconfig` does not leave out into the store; the first that cannot be had ends it. */
async function fetchContent({ remote, config, store }, pointers) {
	const settings = new Map(parseConfig(config).map(({ key, value }) => [key, value]));
	const ours = pointers.filter(({ path }) => isWanted(path, settings));
	const wanted = [...new Map(ours.map((each) => [each.oid, each])).values()];
	const [first] = wanted;
	if (first === void 0) return void 0;
	const from = endpoint(remote, settings.get("lfs.url"));
	if ("refusal" in from) return {
		path: first.path,
		reason: from.refusal
	};
	const needed = wanted.reduce((sum, { size }) => sum + size, 0);
	const { bavail, bsize } = await statfs(dirname(store));
	if (needed > bavail * bsize - keptFreeBytes) return {
		path: first.path,
		reason: `what the pointers name has ${needed} bytes, for which the disk has no room`
	};
	for (let at = 0; at < wanted.length; at += inOneBatch) {
		const part = wanted.slice(at, at + inOneBatch);
		const answered = await batch(from, part);
		if (typeof answered === "string") return {
			path: part[0]?.path ?? first.path,
			reason: answered
		};
		const left = [...part];
		const missing = [];
		const worker = async () => {
			for (let next = left.shift(); next !== void 0 && missing.length === 0; next = left.shift()) {
				const reason = await download(from, next, answered.get(next.oid), store);
				if (reason !== void 0) missing.push({
					path: next.path,
					reason
				});
			}
		};
		await Promise.all(Array.from({ length: atOnce }, worker));
		if (missing[0] !== void 0) return missing[0];
	}
}
/** `lfs.fetchinclude` and `lfs.fetchexclude`: what the repository itself does without in a clone. */
function isWanted(path, settings) {
	const matches = (list) => (list ?? "").split(",").map((glob) => glob.trim().replace(/^\/|\/$/g, "")).filter(Boolean).some((glob) => [
		glob,
		`${glob}/**`,
		`**/${glob}`
	].some((each) => matchesGlob(path, each)));
	const include = settings.get("lfs.fetchinclude");
	return (include === void 0 || matches(include)) && !matches(settings.get("lfs.fetchexclude"));
}
function endpoint(remote, written) {
	const own = remote?.url.replace(/\/+$/, "").replace(/(?:\.git)?$/, ".git/info/lfs");
	if (written === void 0 && own === void 0) return { refusal: "this clone has no origin to fetch it from" };
	const source = sourceOf(written ?? own ?? "", remote?.url ?? "");
	if (source.url === void 0) return source;
	return remoteAt(source.url.replace(/\/+$/, ""), remote);
}
/** What the server says of each object, by its id; a text is why it says nothing. */
async function batch(from, pointers) {
	const url = `${from.url}/objects/batch`;
	try {
		if (from.renew !== void 0) from.authorization = await from.renew();
		const response = await fetch(url, {
			method: "POST",
			headers: {
				accept: "application/vnd.git-lfs+json",
				"content-type": "application/vnd.git-lfs+json",
				...from.authorization === void 0 ? {} : { authorization: from.authorization }
			},
			body: JSON.stringify({
				operation: "download",
				transfers: ["basic"],
				objects: pointers.map(({ oid, size }) => ({
					oid,
					size
				}))
			}),
			redirect: "error",
			signal: AbortSignal.timeout(6e4)
		});
		const bytes = await boundedBody(response, mostAnswerBytes);
		if (bytes === void 0) throw new Error(`the answer has more than ${mostAnswerBytes} bytes`);
		const text = bytes.toString("utf8");
		if (!response.ok) return `${url} answers ${response.status}${messageIn(text, from)}`;
		const objects = JSON.parse(text).objects;
		return new Map(objects.map((each) => [each.oid, each]));
	} catch (error) {
		return `${url} cannot be read: ${wordsOf(error, from)}`;
	}
}
function messageIn(text, from) {
	const said = /^\s*\{/.test(text) ? /"message"\s*:\s*"([^"]{1,300})"/.exec(text)?.[1] : void 0;
	return typeof said === "string" ? ` (${sentence(said, from)})` : "";
}
async function download(from, { oid, size }, answered, store) {
	if (answered?.error !== void 0) return `${from.url} answers ${answered.error.code} (${sentence(String(answered.error.message), from)})`;
	const action = answered?.actions?.download;
	if (action === void 0) return `${from.url} names no place to fetch it from`;
	const source = sourceOf(action.href, from.url);
	if (source.url === void 0) return `the place that ${from.url} names is not https without a user name`;
	const into = objectIn(store, oid);
	const signal = AbortSignal.timeout(Math.min(6e4 + Math.ceil(size / 100), longestMs));
	try {
		const response = await fetch(source.url, {
			headers: action.header ?? {},
			redirect: "error",
			signal
		});
		if (!response.ok || response.body === null) return `its download from ${from.url} answers ${response.status}`;
		await mkdir(dirname(into), {
			recursive: true,
			mode: 448
		});
		const hash = createHash("sha256");
		let bytes = 0;
		const counted = new Transform({ transform(chunk, _, done) {
			bytes += chunk.length;
			hash.update(chunk);
			done(bytes > size ? /* @__PURE__ */ new Error(`it has more than the ${size} bytes that its pointer names`) : null, chunk);
		} });
		await pipeline(Readable.fromWeb(response.body), counted, createWriteStream(`${into}.part`, { mode: 384 }), { signal });
		if (hash.digest("hex") !== oid) throw new Error("it is not what its pointer names");
		await rename(`${into}.part`, into);
		return;
	} catch (error) {
		await rm(`${into}.part`, { force: true });
		return `its download from ${from.url} failed: ${wordsOf(error, from)}`;
	}
}
function wordsOf(error, from) {
	const { message, cause } = error;
	return sentence(cause instanceof Error ? `${message}: ${cause.message}` : message, from);
}
// src/git/submodules.ts
/**
* What a commit asks for in the place of its submodules, placed by our own git: no hook, no filter, no setting of theirs. The
* token goes to the server of the repository alone. No `.git` is left there, and nothing of it enters a commit.
*/
const deepest = 5;
const mostFetched = 100;
/** Fills the folders of all submodules of `commit`, theirs included; what is there already is used. */
async function fillSubmodules(place, commit) {
	let left = mostFetched;
	const fill = async (at, from, inside, url, depth) => {
		for (const wanted of await wantedBy(at, from)) {
			const path = inside + wanted.path;
			if (depth > deepest || --left < 0) return {
				path,
				reason: `the repository nests more than ${deepest} or has more than ${mostFetched} of them`
			};
			const source = sourceOf(wanted.url, url);
			const git = await ownGit(place, path, wanted, left);
			if (await isFilled(place, path, wanted)) {
				const further = await isHere(git, wanted.commit) ? await fill(git, wanted.commit, `${path}/`, source.url ?? "", depth + 1) : void 0;
				if (further !== void 0) return further;
				continue;
			}
			const reason = await fetched(place, git, wanted.commit, source);
			if (reason !== void 0) return {
				path,
				reason
			};
			await writeOut(place, git, path, wanted.commit);
			const missing = await fill(git, wanted.commit, `${path}/`, source.url ?? "", depth + 1);
			if (missing !== void 0) return missing;
		}
	};
	return await fill(place.git, commit, "", place.remote?.url ?? "", 1);
}
/** Those that `.gitmodules` names and does not switch off; an entry that it does not name asks for nothing. */
async function wantedBy(git, commit) {
	const links = (await listEntries(git, commit)).filter(({ mode }) => mode === submoduleMode);
	if (links.length === 0) return [];
	const { code, stdout } = await git.run([
		"cat-file",
		"blob",
		`${commit}:.gitmodules`
	], { cutAtBytes: 1048576 });
	const settings = code === 0 ? parseConfig(stdout.toString()) : [];
	const values = new Map(settings.map(({ key, value }) => [key, value]));
	return links.flatMap(({ path, id }) => {
		const name = settings.find(({ key, value }) => /^submodule\..+\.path$/.test(key) && value.replace(/\/+$/, "") === path)?.key.slice(10, -5);
		const url = name === void 0 ? void 0 : values.get(`submodule.${name}.url`);
		if (name === void 0 || url === void 0 || values.get(`submodule.${name}.update`) === "none") return [];
		return [{
			path,
			name,
			url,
			commit: id
		}];
	});
}
/** A bare folder of ours that borrows the objects of the clones nearby. */
async function ownGit({ git, near }, path, { name, commit }, number) {
	const gitDir = join(`${git.place.gitDir}-modules`, `${number}`);
	const own = gitAt({
		...git.place,
		gitDir,
		tree: void 0
	});
	await mkdir(gitDir, { recursive: true });
	const format = commit.length === 64 ? "sha256" : "sha1";
	await own.text([
		"init",
		"-q",
		"--bare",
		"--template=",
		`--object-format=${format}`
	]);
	const folders = await Promise.all(near.map((clone) => moduleObjects(clone, path, name)));
	await mkdir(join(gitDir, "objects", "info"), { recursive: true });
	await borrowObjects(gitDir, folders.flat());
	return own;
}
async function moduleObjects(clone, path, name) {
	const [dot, module] = await Promise.all([findDotGit(clone), findDotGit(join(clone, path)).catch(() => void 0)]);
	const named = dot !== void 0 && !name.split("/").includes("..") ? join(dot.commonDir, "modules", name) : void 0;
	const found = [module?.commonDir, named].filter((folder) => folder !== void 0);
	return (await Promise.all(found.map((folder) => objectFolders(join(folder, "objects"))))).flat();
}
/** A checkout may have them already. At another commit, or without a `.git` that says at which, they are put anew: who wrote there is not known. */
async function isFilled({ tree }, path, { commit }) {
	const folder = pathIn(tree, path);
	if ((await readdir(folder).catch(() => [])).length === 0) return false;
	const dot = await findDotGit(join(tree, path)).catch(() => void 0);
	return (dot === void 0 ? void 0 : (await readText(join(dot.gitDir, "HEAD")))?.trim()) === commit;
}
async function isHere(git, commit) {
	return (await git.run([
		"rev-list",
		"--objects",
		"--no-walk",
		"--quiet",
		"--end-of-options",
		commit
	])).code === 0;
}
async function fetched(place, git, commit, source) {
	if (await isHere(git, commit)) return void 0;
	if (source.url === void 0) return source.refusal;
	const { remote } = place;
	const { url } = source;
	const from = remoteAt(url, remote);
	const args = [
		"fetch",
		"--no-tags",
		"--no-write-fetch-head"
	];
	const one = await remoteCall(git, from, [
		...args,
		"--depth=1",
		"--",
		url,
		commit
	]);
	const every = [
		...args,
		"--",
		url,
		"+refs/heads/*:refs/remotes/origin/*"
	];
	if ((one.code === 0 ? one : await remoteCall(git, from, every)).code !== 0) return `${url} cannot be read: ${sentence(one.stderr, from)}`;
	return await isHere(git, commit) ? void 0 : `${url} does not have the commit ${commit}`;
}
async function writeOut({ tree }, git, path, commit) {
	const folder = pathIn(tree, path);
	if ((await lstat(folder).catch(() => void 0))?.isSymbolicLink()) throw new Error(`${path} is a link where the commit has a submodule`);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await mkdir(folder, { recursive: true });
	await git.text(["read-tree", commit]);
	await git.bytes([
		"checkout-index",
		"-a",
		"-f",
		"-q"
	], {
		env: { GIT_WORK_TREE: join(tree, path) },
		cwd: join(tree, path)
	});
}
// src/run-story/whole-workspace.ts
/** The workspace with what the commit asks for beside its own files: submodules, contents of Git LFS. */
/** Before anything has run in the tree; a stop where something of it cannot be had. */
async function openWhole(request) {
	const workspace = await openWorkspace(request);
	if ("stop" in workspace) return workspace;
	const { source } = request.code;
	const { repository, head } = workspace;
	const { git, tree } = repository;
	const near = source.kind === "local" ? [source.clone] : source.kind === "checkout" ? [source.folder] : [];
	const remote = source.kind === "local" ? await originOfClone(source.clone, request) : remoteFor(request, source.remote);
	const missing = await fillSubmodules({
		git,
		tree,
		near,
		remote
	}, head);
	if (missing !== void 0) return notHad("submodule", `The submodule \`${missing.path}\` cannot be had`, missing.reason);
	const pointers = await pointersLeft(git, tree, head);
	if (pointers.length === 0) return workspace;
	const config = await repository.readFile(head, ".lfsconfig") ?? "";
	const { lfs } = repository;
	const absent = await fetchContent({
		remote,
		config,
		store: lfs[1]
	}, pointers);
	if (absent !== void 0) return notHad("lfs", `The content of \`${absent.path}\` (Git LFS) cannot be had`, absent.reason);
	await fillContent(git, tree, head, lfs);
	return workspace;
}
function notHad(cause, what, reason) {
	return { stop: {
		outcome: "setup-failed",
		cause,
		detail: `${what}: ${reason}.`
	} };
}
/** Nobody has looked at where a bot's branch leads, nor one of ours on top of it: without the token. */
function remoteFor({ code: { start } }, remote) {
	return start.kind === "again" && (start.overBot || start.theirs?.bot) ? {
		url: remote.url,
		env: remote.env
	} : remote;
}
/** In a clone there is no token: what is open can be had. */
async function originOfClone(clone, { host }) {
	const origin = await originOf(clone);
	return origin === void 0 ? void 0 : {
		url: `https://${origin}`,
		env: host.environment
	};
}
// src/run-story/run-story.ts
/** Carries one story to one outcome: the one place that knows every part. */
/** Runs a story to its outcome. Never throws for what happened in the run: that is its outcome. */
async function runStory(request) {
	const { settings } = request;
	const { recorder } = request.record;
	const once = tellingOnce(request.resume, async (event) => {
		await tellOthers(request, await recorder.append(event));
	});
	using limits = openLimits({
		run: recorder.run,
		timeoutMs: Math.max(0, settings.timeoutMinutes * 6e4 - usedMs(request.resume)),
		minutes: settings.timeoutMinutes,
		maxCostUsd: settings.maxCostUsd,
		signal: request.signal,
		stopRequested: async () => request.forge?.stopRequested(),
		now: () => performance.now()
	});
	const end = await carry(request, limits, once).catch((error) => brokenRun(recorder, error));
	await once.emit({
		type: "run-finished",
		...end
	});
	await request.forge?.finish(recorder.run());
	return recorder.run();
}
async function tellOthers({ record, forge }, event) {
	const run = record.recorder.run();
	await record.onEvent?.(event, run);
	await forge?.onEvent(run, event);
}
async function carry(request, limits, once) {
	const { emit } = once;
	const opening = openWhole(request).catch((error) => ({ stop: broken(error) }));
	const [opened, sandbox, found] = await Promise.all([
		opening,
		openRunSandbox(request, opening),
		lookAround(request, opening).catch((error) => ({ stop: broken(error) }))
	]);
	await using closing = "stop" in sandbox ? void 0 : sandbox;
	const proving = closing && provedSandbox(request, closing).catch((error) => broken(error));
	await using _proved = { [Symbol.asyncDispose]: async () => void await proving };
	await emit(started(request, "stop" in opened ? void 0 : opened, closing));
	const { warnings, moreWarnings } = request.resolution;
	for (const text of [
		...warnings,
		...unknownCost(request),
		...await moreWarnings ?? []
	]) await emit({
		type: "warning",
		text
	});
	if ("stop" in opened) return opened.stop;
	if ("stop" in sandbox) return sandbox.stop;
	if ("stop" in found) return found.stop;
	const leaking = await proving;
	if (leaking !== void 0) return leaking;
	return await inSandbox(request, limits, once, {
		workspace: opened,
		sandbox,
		found
	});
}
/** Beside the opening of the sandbox: which commands there are and, where no setup will change it, the tree as it is. */
async function lookAround(request, opening) {
	const workspace = await opening;
	if ("stop" in workspace) return workspace;
	const found = await findRunCommands(request, workspace);
	if (found.setup === void 0) await workspace.repository.markSetup({ untouched: true });
	return found;
}
async function inSandbox(request, limits, { emit, behind }, { workspace, sandbox, found }) {
	const { settings, story } = request;
	const { repository, head, takenUp } = workspace;
	const again = request.code.start.kind === "again" ? request.code.start : void 0;
	await tellBranch(request, workspace, emit);
	await tellResumed(request, workspace, emit);
	const commands = await chooseCommands(request, found, emit);
	if ("stop" in commands) return commands.stop;
	const failed = await runSetup(request, sandbox, await setupEnvironment(request, workspace), commands, limits, emit);
	const unprepared = failed && await redSetup({
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
	if (failed !== void 0 && unprepared === void 0) return otherTools(sandbox, limits.signal.aborted ? [] : await askTools(request, sandbox, commands)) ?? await withOutsideFiles(request, sandbox, failed);
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
		unprepared,
		emit
	});
	const begun = Promise.race([running.promise, tests]);
	const [baseline, agents, tools] = await Promise.all([
		tests,
		begun.then(() => openAgents(place)),
		begun.then(askedTools),
		begun.then(() => sandbox.freeze())
	]);
	await using closing = agents;
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
	const conflicts = await conflictText(workspace, settings.maxFeedbackChars);
	const stands = again !== void 0 && !hasWishes(request) && conflicts === "" && known.result === "passed";
	const publisher = openPublisher(request, workspace, emit);
	if (workspace.merge !== void 0 && conflicts === "" && takenUp === void 0) {
		const merged = {
			attempt: 0,
			commit: head,
			tree: headTree,
			last: false
		};
		const unpublished = await publisher.publish(merged);
		if (unpublished !== void 0) return unpublished;
	}
	if (stands && (known.second?.changedBehaviour ?? []).length === 0) return {
		outcome: "passed",
		detail: workspace.merge === void 0 ? "The branch is green as it stands, and nothing else was asked." : `${workspace.base.branch} is merged, and the branch is green.`,
		verifiedTree: headTree,
		pushedTree: headTree
	};
	const ending = () => limits.signal.aborted;
	const said = again?.theirs === void 0 ? `${story.title}\n${story.body}` : "";
	const frozen = settings.dependencies === "frozen";
	const rules = {
		protectedPaths: settings.protectedPaths ?? [],
		secrets: request.host.secrets,
		story: said,
		frozen
	};
	const screen = (tree, parent) => publishable(repository, {
		tree,
		parent,
		base: workspace.base.commit
	}, rules);
	const checkpoints = openCheckpoints({
		request,
		workspace,
		publisher,
		screen,
		updateLocks: openLockFiles(verifying),
		tree: headTree,
		emit,
		ending
	});
	const steps = resumedSteps(makeSteps({
		...place,
		commands,
		known,
		baseTree,
		verifier,
		checkpoints,
		...closing
	}), {
		request,
		commands,
		known,
		workspace,
		behind
	});
	if (takenUp !== void 0) {
		await repository.writeTree(takenUp.tree);
		await publisher.offer();
	}
	const begins = conflicts === "" || takenUp !== void 0 ? headTree : workspace.merge?.marked ?? headTree;
	if (begins !== headTree) await repository.writeTree(begins);
	const { maxIterations, maxReworks, review } = settings;
	const told = known.result === "passed" ? void 0 : feedbackOn(request, commands, known);
	if (stands) return endOf(await afterGreen(steps, {
		review,
		maxReworks,
		maxIterations
	}, standing(headTree, known)), request, headTree);
	const end = settings.mode === "tdd" && again === void 0 ? await testDriven(steps, {
		criteria: story.criteria,
		maxCycles: settings.tddMaxCycles,
		maxIterations,
		snapshot: headTree,
		tree: headTree,
		attemptsBefore: 0,
		baseline: known
	}) : await untilGreen(steps, {
		phase: { name: "standard" },
		maxIterations,
		prompt: conflicts === "" ? firstPrompt(request, commands, known, told) : firstPrompt(request, commands, known, void 0, mergeFeedback(conflicts, request.record.runId)),
		tree: begins,
		attemptsBefore: 0
	});
	if (end.kind === "stopped") return {
		...end.stop,
		pushedTree: checkpoints.last().tree
	};
	return endOf(await afterGreen(steps, {
		review,
		maxReworks,
		maxIterations
	}, greenOf(end)), request, headTree);
}
function started(request, workspace, sandbox) {
	const { story, settings, origin } = request;
	return {
		type: "run-started",
		runId: request.record.runId,
		version: version$1,
		repository: request.code.repository,
		story: {
			...story.ref,
			body: story.body
		},
		trigger: origin.trigger,
		settings: request.resolution.sources,
		maxIterations: settings.maxIterations,
		mode: settings.mode,
		model: modelName(request),
		sandbox: sandbox?.description ?? "none could be opened",
		base: workspace?.base ?? {
			branch: settings.baseBranch ?? "",
			commit: ""
		},
		parentRun: origin.parentRun
	};
}
export { isShownAtOnce as a, servicePorts as c, mirrorPath as d, trimMirrors as f, verify as i, classify as l, remoteCall as m, originOf as n, repeatSetup as o, failureOf$3 as p, basePathsToLayOver as r, pick as s, runStory as t, makeWorkTree as u };
