import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { r as readAnswers, t as answersPath } from "./answers-h6nu-YT2.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { n as attemptsWords, u as resultWords } from "./words-BYqZGYnj.js";
import { t as openClone } from "./local-clone-7GA6Y6Bq.js";
import { i as openRun } from "./local-record-DSqAB70i.js";
import { t as runLocally } from "./local-run-Bdb-SiOC.js";
import { t as settingsOfRun } from "./recorded-settings-CIoy9KcB.js";
import { n as paint, r as wantsColours, t as eventLines } from "./terminal-CtUrccx_.js";
// src/entry/commands/replay-run.ts
/** `redgreen replay <run>`: a recorded run repeated offline with the model's recorded answers, and what went another way. */
async function replayRunCommand(io, options) {
	const { run: before, answers } = await recorded(io, options.run);
	await using clone = await openClone(io);
	if (await clone.repository.resolve(before.base.commit) === void 0) throw new RedgreenError("bad-usage", `this clone does not have the commit ${before.base.commit} that run ${before.id} started from`);
	const colours = wantsColours(io.stderr, io.environment);
	const after = await runLocally({
		story: {
			...before.story,
			body: "",
			nonGoals: [],
			stopConditions: [],
			comments: [],
			frontMatter: {},
			ref: before.story
		},
		settings: {
			...settingsOfRun(before, { needsKey: false }).settings,
			dryRun: true
		},
		sources: before.settings,
		warnings: [],
		clone,
		environment: io.environment,
		signal: io.signal,
		repeats: {
			runId: before.id,
			commit: before.base.commit,
			answers
		},
		async onEvent(event, run) {
			for (const line of eventLines(event, run)) io.stderr.write(`${paint(line, colours)}\n`);
		}
	});
	const differences = runDifferences(before, after);
	if (options.json) io.stdout.write(`${JSON.stringify({
		run: before.id,
		replay: after.id,
		differences
	}, null, 2)}\n`);
	else {
		const same = `The same: ${attemptsWords(after.attemptCount)}, outcome ${after.outcome}`;
		for (const line of differences.length === 0 ? [same] : differences) io.stdout.write(`${visibleLine(line, 500)}\n`);
	}
	return differences.length === 0 ? 0 : 3;
}
async function recorded(io, text) {
	await using found = await openRun(io, text);
	const answers = await readAnswers(answersPath(found.folder));
	if (answers === void 0) throw new RedgreenError("bad-usage", `run ${found.run.id} has no recorded answers: its agent was a command, or its folder is gone`);
	return {
		run: found.run,
		answers
	};
}
/** What went another way, a sentence each: outcome, attempts, their trees and what the tests said. Times and costs may differ. */
function runDifferences(before, after) {
	const differences = [];
	const differ = (what, was, is) => {
		if (was !== is) differences.push(`${what}: was ${was ?? "nothing"}, is ${is ?? "nothing"}`);
	};
	differ("outcome", before.outcome, after.outcome);
	const count = Math.max(before.attempts.length, after.attempts.length);
	for (let index = 0; index < count; index++) {
		const [was, is] = [before.attempts[index], after.attempts[index]];
		const name = `attempt ${index + 1}`;
		differ(name, was?.label, is?.label);
		differ(`${name}, tree`, was?.checkpoint?.tree, is?.checkpoint?.tree);
		differ(`${name}, tests`, testsOf(was), testsOf(is));
	}
	differ("verified tree", before.verifiedTree, after.verifiedTree);
	return differences;
}
function testsOf(attempt) {
	const verification = attempt?.verification;
	if (verification === void 0) return void 0;
	return [resultWords(verification), ...verification.failures.map(({ name }) => name).toSorted()].join("; ");
}
export { replayRunCommand };
