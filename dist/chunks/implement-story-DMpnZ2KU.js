import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { c as missingSymbol, i as assertionFailed, o as comparison, s as failureKind } from "./experiments-B6FsdAh9.js";
import { S as sizesOf, _ as splitNul, c as listEntries, g as smallFoldersFirst, v as topFolder, x as readBlobs, y as inBatches } from "./merge-4zNxxo1B.js";
import { d as linkMode, i as sameNames, n as foldName, r as isGitName } from "./repository-C8AMuTuZ.js";
import { i as parsedJson, n as objectIn, t as isObject } from "./json-BthCdoGu.js";
import { t as listed$1 } from "./listed-D9Yqhl25.js";
import { a as changedManifests, l as lockFilesOf, n as repeatSetup, o as noQuestions, r as setupOf, s as noScripts, u as makesStale } from "./dependencies-jb6dq40l.js";
import { i as require_ignore, n as isTestPath, r as ciPatterns } from "./classify-Bq5MmbVh.js";
import { t as formsOf } from "./secret-forms-BfW8V3g7.js";
import { r as parse$1 } from "./commands-CTKUHgxy.js";
import { t as require_dist } from "./dist-CsMH9ALN.js";
import { n as openCommandAgent } from "./command-BQAuAhYo.js";
import { _ as refactorTask, f as goOnTask, g as redTask, h as mergeTask, p as greenTask, v as reworkTask, w as nonceOf, y as storyPrompt } from "./bash-BVYkKUP1.js";
import { t as presets } from "./preset-files-DirKXECn.js";
import { a as greenOf, i as endOf$1, o as standing, t as boundedBody } from "./bounded-body-BABA8dm4.js";
import { t as messageOf } from "./message-of-BQxrFB01.js";
import { t as openHttpFetch } from "./http-fetch-BlL0Tz9N.js";
import { t as camelName } from "./settings-p5cjHFdU.js";
import { a as replacePlainFile, i as removePlainFile, n as readPlainBytes, r as readPlainFile, t as hasWishes } from "./request-BiTaRxS0.js";
import { t as quoted$1 } from "./shell-quote-B4xqzkJh.js";
import { t as condensedLog } from "./condensed-log-CDuh9ZkC.js";
import { a as servicePorts, r as pick, s as push, u as leaveBranch } from "./open-Ckn3UuAy.js";
import { a as folderOf } from "./prepare-BMggqMKf.js";
import { t as attemptLabel } from "./run-C4JV7G9m.js";
import { n as conflictText, r as markedFiles } from "./merge-BtjZ-aej.js";
import { i as numbered } from "./self-test-CzfRLUbj.js";
import "./guard-BpSDWvNc.js";
import { t as proofDoubts } from "./proof-words-B3NU6KZ3.js";
import { s as writeDiff } from "./run-files-BbhfMSnp.js";
import { n as ranNoTest, t as noTestRanNote } from "./verification-D8xCLmx8.js";
import { setTimeout } from "node:timers/promises";
import { lstat, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { isUtf8 } from "node:buffer";
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
	if (tree === before) return none("no file changed");
	const same = earlier.find((attempt) => attempt.tree === tree);
	if (same !== void 0) return none(`same tree as attempt ${same.number}`);
	if (tree === start) return none("same tree as before the first attempt");
	return { kind: "changed" };
}
function none(what) {
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
// src/loop/red.ts
/** Does this red prove anything? New tests must fail because the behaviour is missing, not because they do not run. Pure. */
function judgeRed({ verification, before, changed, isTestPath }) {
	const touched = changed.filter((path) => !isTestPath(path));
	if (touched.length > 0) return not("touches-code", `in the red phase only test files may change: put ${list(touched)} back as before`);
	const weakened = verification.tampering?.find((finding) => finding.severity === "weakens");
	if (weakened !== void 0) return not("weakens", `${weakened.path}: ${weakened.message}`);
	if (verification.result === "passed") return not("passes", passesAtOnce);
	if (verification.result === "timed-out") return not("does-not-run", "the new tests ran into the time limit");
	if (verification.result === "broken") return not("does-not-run", "the test command could not start");
	const known = new Set((before?.failures ?? []).map((failure) => failure.name));
	const fresh = verification.failures.filter((failure) => !known.has(failure.name));
	if (fresh.length === 0) return judgeUnnamed(verification, known.size > 0);
	for (const failure of fresh) {
		const kind = kindOf(failure, verification.output);
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
		comparison
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
function kindOf(failure, output) {
	const kind = failureKind(textOf$1(failure));
	return kind === "fails" && failure.kind === "suite" ? failureKind(output) : kind;
}
function textOf$1(failure) {
	const { message = "", expected, actual } = failure;
	return expected !== void 0 || actual !== void 0 ? `AssertionError ${message}` : message;
}
function list(paths) {
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
function endOf(path, links) {
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
// src/publish/dependency-changes.ts
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
		else lines.push(...changesIn(path, before, after).map((change) => `${path}: ${change}`.slice(0, maxLineChars)));
		if (lines.length > maxLines) return [...lines.slice(0, maxLines), "more changes of dependencies are left out here"];
	}
	return lines;
}
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
function changesIn(path, before, after) {
	if (isLockFile(path)) return ["changed"];
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
function isLockFile(path) {
	return /(^|\/)([^/]*[.-]lock([.-][^/]*)?|[^/]*\.lockfile|npm-shrinkwrap\.json|go\.sum|go\.work\.sum|Package\.resolved|gems\.locked|packages\.lock\.json)$|(^|\/)(pnpm-lock\.yaml|bun\.lockb)$/i.test(path);
}
// src/publish/protected-list.ts
var import_ignore = /* @__PURE__ */ __toESM(require_ignore(), 1);
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
/** Judges a path by its name alone, and by those that links give it. */
/** Judges one path. `globs` come from the setting `protected-paths` and add to what is built in; `base` are the paths of the base. */
function pathJudge(globs, base = []) {
	const own = matcher(globs.map((glob) => glob.normalize("NFKC").replace(/^\.\//, "")));
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
const builtIn = matcher(protectedPatterns);
const credentials = matcher(credentialPatterns);
/** Beside files of tests that the base tracks under such names: a parser of them has its cases so. Secrets in it are looked for as anywhere. */
function isFixture(path, base) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	if (!/(?:^|\/)(?:__)?(?:tests?|specs?|fixtures?|testdata)(?:__)?\//i.test(folder)) return false;
	return base.some((other) => other.startsWith(folder) && !other.includes("/", folder.length) && credentials(other));
}
/** Whether a path is one that a run never changes, whatever is done to it. */
function neverChanged(globs) {
	const own = matcher(globs.map((glob) => glob.normalize("NFKC").replace(/^\.\//, "")));
	return (path) => builtIn(path) || own(path);
}
/** Matches as it stands and as other file systems would read it; case never counts. A link can stand where a folder is meant. */
function matcher(patterns) {
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
/**
* Why a path may not change because of the name that a link gives it, or undefined. `sub/.vscode -> ../docs/editor` is a folder of
* settings though no path says so, and where `CLAUDE.md` leads to `docs/guide.md`, who writes the guide instructs agents.
*/
function behindLinks(links, isProtected) {
	const ends = [...links.keys()].flatMap((link) => {
		const end = endOf(link, links) ?? "";
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
	const end = endOf(link, links) ?? "";
	if (end === "") return void 0;
	const shown = paths.find((path) => isWithin(path, end) && !isProtected(path) && isProtected(link + path.slice(end.length)));
	return shown && `is a link that gives ${shown} a name that a run never changes`;
}
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
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
	})), ...further(text)].filter(({ text: value }) => !isPlaceholder(value));
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
function isPlaceholder(value) {
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
// src/publish/sources/source.ts
/** One name for each place that packages come from, whatever way it is written. */
const registries = new Set(listed$1(`
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
function sourceOf(written) {
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
	return registries.has(place) ? "" : place;
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
		objectIn(config)["github-domains"],
		objectIn(config)["gitlab-domains"]
	])].flatMap(({ text: one }) => isRemote(one) ? [one] : []);
}
/**
* Packagist keeps no files: each package lies at a forge, so a new package of it there is like a new name in another registry. One
* that is not Packagist's has no such word, and what is known must stay where it was \u2013 `changedSources` compares whole places.
*/
function composerLock(text) {
	const lock = objectIn(JSON.parse(text));
	const packages = [lock.packages, lock["packages-dev"]];
	if (typeof lock["content-hash"] !== "string" || !packages.every((one) => one === void 0 || one === null || Array.isArray(one))) return "unreadable";
	const found = [];
	for (const one of packages.flat()) {
		const { source, dist, "notification-url": notified } = objectIn(one);
		const places = [objectIn(source).url, objectIn(dist).url].filter((url) => typeof url === "string");
		const packagist = notified === "https://packagist.org/downloads/";
		found.push(...places.filter((url) => isRemote(url) && !(packagist && /^https:\/\/(api\.|codeload\.)?github\.com\//.test(url))));
	}
	return found;
}
const sections = /^(GIT|GEM|PATH|PLUGIN SOURCE|PLATFORMS|DEPENDENCIES|CHECKSUMS|RUBY VERSION|BUNDLED WITH)$/;
function bundlerLock(text) {
	const found = [];
	let section;
	for (const line of text.split(/\r?\n/)) {
		if (line.trim() === "") continue;
		if (/^\S/.test(line)) {
			if (!sections.test(line.trim())) return "unreadable";
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
const told = /^(urls?|homepage|home-page|home_page|repository|documentation|docs|bugs|bug-tracker|changelog|funding|authors?|maintainers|description|readme|license|licenses|keywords|classifiers|badges|help|message|issue_format|issues)$/i;
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
	const { package: _, metadata: __, ...shared } = objectIn(workspace);
	const found = Object.keys(objectIn(manifest.patch)).filter(isRemote);
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
function python(text) {
	const manifest = parse$1(text);
	const version = objectIn(manifest.metadata)["lock-version"] ?? objectIn(manifest.metadata).lock_version ?? manifest["lock-version"] ?? manifest.version;
	if (version !== void 0 && !/^([12](\.\d+)*|4\.\d+(\.\d+)?|3\.\d+(\.\d+)?)$/.test(String(version))) return "unreadable";
	const found = [];
	for (const { text: one, keys } of textsIn(manifest)) {
		const key = keys.at(-1) ?? "";
		if (keys.some((each) => told.test(each) && each !== "url")) continue;
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
	const lock = objectIn(JSON.parse(text));
	const meta = objectIn(lock._meta);
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
	const workspaces = objectIn(manifest.workspaces);
	const { overrides, packageExtensions } = objectIn(manifest.pnpm);
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
	const lock = objectIn(JSON.parse(text));
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
	const lock = objectIn(parsedYaml(text));
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
	for (const part of ["packages", "snapshots"]) for (const key of Object.keys(objectIn(lock[part]))) {
		const place = version >= 9 ? behindName(key) : key.replace(/^@(?=[\w-]+\.[\w.-]+\/)/, "");
		if (isRemote(place)) found.push(place);
		else if (version < 9 && /^[\w-]+(\.[\w-]+)+\//.test(place)) found.push(`https://${place}`);
	}
	return found;
}
function pnpmWorkspace(text) {
	const settings = parsedYaml(text);
	if (typeof settings !== "object" || settings === null) return "unreadable";
	const { catalog, catalogs, overrides, packageExtensions, ...rest } = objectIn(settings);
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
	const lock = objectIn(parsedYaml(text));
	const version = Number(objectIn(lock.__metadata).version);
	if (!(version >= 4 && version <= 10)) return "unreadable";
	const found = [];
	for (const [key, entry] of Object.entries(lock)) {
		if (key === "__metadata") continue;
		const { resolution } = objectIn(entry);
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
			for (const one of rest.slice(0, -1).split(/,\s*/)) found.push(...specifier(behindName(unquoted(one))));
		} else if (indent.length === 2) {
			const [, key = "", value] = /^("[^"]*"|[\w@/.-]+)(?::?\s+(.+)|:)$/.exec(rest) ?? [];
			if (key === "") return "unreadable";
			if (unquoted(key) === "resolved") found.push(unquoted(value ?? ""));
		} else if (indent.length === 4) {
			const [, value = ""] = /^(?:"[^"]*"|[^\s"]+):?\s+(.+)$/.exec(rest) ?? [];
			if (value === "") return "unreadable";
			found.push(...specifier(unquoted(value)));
		} else return "unreadable";
	}
	return found;
}
function unquoted(text) {
	return text.startsWith("\"") ? String(JSON.parse(text)) : text;
}
/** JSON with commas at ends, which YAML allows. */
function bunLock(text) {
	const lock = objectIn(parsedYaml(text));
	if (![
		0,
		1,
		2
	].includes(Number(lock.lockfileVersion))) return "unreadable";
	const found = [];
	for (const entry of Object.values(objectIn(lock.packages))) {
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
	"pyproject.toml": python,
	"poetry.lock": python,
	"uv.lock": python,
	"pdm.lock": python,
	"pylock.toml": python,
	pipfile: python,
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
	const now = read(reader, after);
	if (now === "unreadable") return now;
	const old = read(reader, before);
	const known = new Set(old === "unreadable" ? [] : old);
	return now.filter((source) => !known.has(source));
}
/** An empty file names nothing; a parser that gives up, also for want of stack, has not read it. */
function read(reader, text) {
	if (text.trim() === "") return [];
	try {
		const found = reader(text.replace(/^\ufeff/, ""));
		return found === "unreadable" ? found : [...new Set(found.map(sourceOf).filter((source) => source !== ""))];
	} catch {
		return "unreadable";
	}
}
const address = /(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}><]+/gi;
/** Directly in front of an address: people read there, and nothing is taken from it. */
const about = /(?:homepage|documentation|issue_tracker|bug_?tracker|repository_url|project_?url|license(?:_?url)?|source_url|website)["']?[\s=:(<>{]{0,4}["']?$/i;
/** A whole line alone: a mark within a line may stand in a text, and hide what follows. */
const comment = /^\s*(?:#|\/\/|\*)/;
/** Every address that is not about the project: of build files that are programs, and of what has a registry of its own. */
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
			const found = after === void 0 ? unreadable : await judge(scan, path, textOf(blobs.get(fromId)), textOf(after)) ?? compiled(path, after);
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
function compiled(path, bytes) {
	const kind = compiledKind(path, bytes);
	return kind === void 0 ? void 0 : {
		rule: "binary",
		reason: `is ${kind}, which nobody can read`
	};
}
async function judge(scan, path, before, after) {
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
		if (name.startsWith(".") || !ordinary.test(name) || settingsInCode.test(name)) stems.add(stemOf(name));
	}
	const said = story.toLowerCase();
	const hasLike = (name) => names.has(name) || stems.has(stemOf(name));
	return (path) => {
		const parts = path.split("/").map(foldName);
		const dotted = parts.slice(0, (parts.indexOf("node_modules") + 1 || parts.length + 1) - 1).find((part) => part.startsWith(".") && !plainDotFiles.test(part) && !hasLike(part));
		const named = isNamed(said, parts.at(-1) ?? "") || parts.some((part) => part.startsWith(".") && isNamed(said, part));
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
function stemOf(name) {
	return /^\.?[^.]*/.exec(name)?.[0] ?? name;
}
/** Its name, or the tool that it is called after, as a word of the story. */
function isNamed(story, name) {
	const tool = stemOf(name).replace(/^\./, "").replace(/rc$/, "");
	return isWord(story, name) || tool.length >= 4 && !general.test(tool) && isWord(story, tool);
}
const general = /^(build|test|tests|main|config|configuration|setup|tasks?|package|project|server|application|settings|data|code|rules|work)$/;
function isWord(text, word) {
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
	const allowed = without(changes, byKind);
	const frozen = rules.frozen ? await frozenDependencies(repository, allowed, {
		tree,
		parent
	}) : [];
	const fit = without(allowed, frozen);
	const cut = beyondLimits(fit, earlier, sizes, limits);
	const byContent = await judgeContents(git, without(fit, cut), sizes, {
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
function without(changes, held) {
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
				content_block: emptied(block)
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
function emptied(block) {
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
// src/packages/add-packages.ts
/** The package managers that add packages for the agent: how each is recognised, whom it asks, and its command line. */
const npmRegistry = ["registry.npmjs.org"];
const yarnRegistry = [...npmRegistry, "registry.yarnpkg.com"];
const pypi = ["pypi.org", "files.pythonhosted.org"];
const words = (...parts) => parts.flatMap((part) => part === false ? [] : typeof part === "string" ? [part] : part.map(quoted$1)).join(" ");
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
		add: (packages, dev) => words("npm install --ignore-scripts", dev ? "--save-dev" : "--save", "--", packages)
	},
	npmWithoutLock: {
		name: "npm",
		grammar: "npm",
		hosts: npmRegistry,
		files: ["package.json"],
		add: (packages, dev) => words("npm install --ignore-scripts --no-package-lock", dev ? "--save-dev" : "--save", "--", packages)
	},
	pnpm: {
		name: "pnpm",
		grammar: "npm",
		hosts: npmRegistry,
		files: ["package.json", "pnpm-lock.yaml"],
		add: (packages, dev) => words("pnpm add --ignore-scripts --ignore-pnpmfile --ignore-workspace-root-check", dev && "--save-dev", packages)
	},
	yarn: {
		name: "yarn",
		grammar: "npm",
		hosts: yarnRegistry,
		files: ["package.json", "yarn.lock"],
		add: (packages, dev) => words("yarn add --ignore-scripts --ignore-workspace-root-check", dev && "--dev", packages)
	},
	berry: {
		name: "yarn",
		grammar: "npm",
		hosts: yarnRegistry,
		files: ["package.json", "yarn.lock"],
		add: (packages, dev) => words("yarn add", dev && "--dev", packages),
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
		add: (packages, dev) => words("bun add --ignore-scripts", dev && "--dev", packages)
	},
	uv: {
		name: "uv",
		grammar: "python",
		hosts: pypi,
		files: ["pyproject.toml", "uv.lock"],
		add: (packages, dev) => `${words("uv add --no-sync --no-build", dev && "--dev", packages)} && uv sync --frozen --no-build --no-install-project`
	},
	poetry: {
		name: "poetry",
		grammar: "python",
		hosts: pypi,
		files: ["pyproject.toml", "poetry.lock"],
		add: (packages, dev) => words("poetry add --no-interaction", dev && "--group dev", packages),
		env: { POETRY_INSTALLER_ONLY_BINARY: ":all:" }
	},
	pip: {
		name: "pip",
		grammar: "python",
		hosts: pypi,
		files: ["requirements.txt"],
		add: (packages) => [
			words("if [ -x .venv/bin/python ]; then P=.venv/bin/python; else P=python3; fi;"),
			words("\"$P\" -m pip install --only-binary :all:", packages),
			"&& { [ -z \"$(tail -c 1 requirements.txt)\" ] || echo >> requirements.txt; }",
			words("&& printf '%s\\n'", packages, ">> requirements.txt")
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
		add: (packages, dev) => `${words("cargo add", dev && "--dev", packages)} && cargo fetch`
	},
	go: {
		name: "go",
		grammar: "go",
		hosts: ["proxy.golang.org", "sum.golang.org"],
		files: ["go.mod", "go.sum"],
		add: (packages) => words("go get", packages),
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
		add: (packages, dev) => words("bundle add --skip-install", dev && "--group development", packages),
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
		add: (packages, dev) => words("composer require --no-interaction --no-scripts --no-plugins --no-install", dev && "--dev", packages)
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
const mostChars = 214;
const archive = /\.(zip|whl|egg|jar|tar|tgz|tbz2?|txz|gz|bz2|xz)(@.*|==.*)?$|^~/i;
/** One sentence where `packages` are not plain names of packages; undefined where they are. */
function packageProblem(grammar, packages) {
	const { form, example } = grammars[grammar];
	if (packages.length === 0 || packages.length > mostPackages) return `give 1 to ${mostPackages} packages, such as ${example}`;
	const bad = packages.find((one) => typeof one !== "string" || one.length > mostChars || one.includes("..") || archive.test(one) || !form.test(one));
	if (bad === void 0) return void 0;
	return `${JSON.stringify(bad).slice(0, 100)} is no name of a package of the registry; write it like ${example}, without address, path or option`;
}
// src/run-story/install-packages.ts
/** The agent's tool `install`: packages added by us, in the work tree, with the registry as the only network. */
const timeoutMs = 3e5;
const outputChars = 1500;
const maxBytes$1 = 5242880;
const mostCalls = 20;
/** undefined: `dependencies` is frozen, or the repository has no package manager that is known. */
async function openInstaller({ settings, record }, { repository, head }, sandbox) {
	if (settings.dependencies === "frozen" || sandbox.kind === "docker") return void 0;
	const folder = folderOf(settings);
	const below = (await repository.listFiles(head)).filter((path) => path.startsWith(folder));
	const names = new Set(below.map((path) => path.slice(folder.length)));
	const managers = packageManagersOf(names, (names.has("yarn.lock") ? await repository.readFile(head, `${folder}yarn.lock`, maxBytes$1) : "")?.includes("__metadata:") === true);
	if (managers.length === 0) return void 0;
	const ports = servicePorts(settings);
	const listed = typeof settings.sandboxNetwork === "string" ? [] : settings.sandboxNetwork;
	let count = 0;
	/** What earlier calls have left in manifests, of which some steer. */
	const ours = /* @__PURE__ */ new Map();
	/** The first file that steers package managers and is not as the head has it. */
	async function steeredBy() {
		for (const name of new Set(steering.flatMap((one) => [one, `${folder}${one}`]))) {
			const [now, then] = [await readPlainFile(repository.tree, name, maxBytes$1), await repository.readFile(head, name)];
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
					const bytes = await readPlainBytes(repository.tree, `${folder}${name}`, maxBytes$1);
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
const names$1 = ["AGENTS.md", "CLAUDE.md"];
const mostIncluded = 5;
/** The file nearest to the work, from the folder in which the commands run up to the root, with what it includes by `@path`. */
async function instructionsOf({ repository, base }, workingDirectory) {
	const read = (path) => repository.readFile(base.commit, path).catch(() => void 0);
	for (let folder = posix.normalize(workingDirectory);; folder = posix.dirname(folder)) {
		for (const name of names$1) {
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
// src/run-story/agent.ts
/** Who implements and who reviews: opened with what they may see, and the prompts they get. */
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
		const { openPresetAgent } = await import("./preset-agent-BBtmN1jv.js");
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
	const { openAnthropicAgent } = await import("./anthropic-CLIOAn2r.js");
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
	const { openReviewer } = await import("./reviewer-DPLwa0AC.js");
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
			await setTimeout(ms, void 0, { signal }).catch(() => void 0);
		}
	};
}
/** While the agent's first command runs: what its changes are searched for secrets with, and what judges them. */
function loadForCheckpoint() {
	loadSecretRules().then(() => import("./judge-LLE3WxEv.js")).catch(() => void 0);
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
// src/run-story/lock-files.ts
/** Lock files that a changed manifest has made stale, brought up to date before the checkpoint: what is pushed is what was verified. */
/** As large as a file may be that is published. */
const maxBytes = 5242880;
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
			const made = await readPlainFile(layer.written, path, maxBytes);
			const before = await repository.readFile(tree, path, maxBytes);
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
// src/run-story/resumed-steps.ts
/** The steps with the record in front of them; as they are where the run is a new one. */
function resumedSteps(steps, options) {
	const { request, commands, known, workspace, behind } = options;
	const run = request.resume?.run;
	if (run === void 0) return steps;
	const onRecord = (number) => {
		const attempt = run.attempts.find(({ name }) => name.number === number);
		return attempt !== void 0 && isWhole(attempt, workspace) ? attempt : void 0;
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
function isWhole({ checkpoint }, { takenUp, merge }) {
	if (checkpoint === void 0) return false;
	if (checkpoint.commit === void 0 && takenUp === void 0 && merge !== void 0) return false;
	return checkpoint.commit === void 0 || takenUp?.commits.has(checkpoint.commit) === true;
}
function restoredOf(events) {
	return events.flatMap((event) => event.type === "green-restored" ? [event.commit === void 0 ? {} : { commit: event.commit }] : []);
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
		return `${count} ${count === 1 ? "test" : "tests"} failing (${names(failing, count)})`;
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
function names(failing, count) {
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
// src/run-story/implement-story.ts
/** From a baseline to an outcome: the agent, what judges its work, what leaves. Loaded while the baseline runs. */
async function implementStory(request, limits, { emit, behind }, { workspace, commands, known, headTree, baseTree, verifier, verifying, place, agents }) {
	const { settings, story } = request;
	const { repository, head, takenUp } = workspace;
	const again = request.code.start.kind === "again" ? request.code.start : void 0;
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
		...agents
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
	if (stands) {
		const left = await afterGreen(steps, {
			review,
			maxReworks,
			maxIterations
		}, standing(headTree, known));
		return endOf$1(left, request, headTree);
	}
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
	const reviewed = await afterGreen(steps, {
		review,
		maxReworks,
		maxIterations
	}, greenOf(end));
	return endOf$1(reviewed, request, headTree);
}
export { implementStory, openAgents };
