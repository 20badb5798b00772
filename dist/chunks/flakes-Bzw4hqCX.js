import { n as isTestPath } from "./classify-Bq5MmbVh.js";
import "./guard-BpSDWvNc.js";
import { n as picked, t as changedPaths } from "./rerun-gF4n8Ga-.js";
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
export { settleFlakes as t };
