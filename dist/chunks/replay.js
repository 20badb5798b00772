import { D as secretValues, V as newRunId, X as fileReason, at as openClone, c as eventTeller, k as makeRunFolder } from "./story.js";
import { Ct as visible, P as exitCode, Pt as RedgreenError, Z as attemptsWords, ft as resultWords, wt as visibleLine } from "./start.js";
import { d as openClient, r as gitAuthorization } from "./client.js";
import { $ as readPayload, t as handleEvent } from "./handle-event.js";
import { a as openRecord, f as recordRun, s as openRun } from "./store.js";
import { G as readAnswers, W as answersPath, bt as createRedactor, r as runLocally } from "./run.js";
import { t as settingsOfRun } from "./recorded-settings.js";
const { readFile } = process.getBuiltinModule("node:fs/promises");
const { resolve } = process.getBuiltinModule("node:path");
// src/entry/replay-run.ts
/** A recorded run repeated offline with the model's recorded answers, and what went another way. */
async function replayRun(io, name, json) {
	const { run: before, answers } = await recorded(io, name);
	await using clone = await openClone(io);
	if (await clone.repository.resolve(before.base.commit) === void 0) {
		const what = `this clone does not have the commit ${before.base.commit} that run ${before.id} started from`;
		throw new RedgreenError("bad-usage", what);
	}
	const { story } = before;
	const unsaid = {
		nonGoals: [],
		stopConditions: [],
		comments: [],
		frontMatter: {}
	};
	const after = await runLocally({
		story: {
			...story,
			body: story.body ?? "",
			...unsaid,
			ref: story
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
		onEvent: eventTeller(io)
	});
	const differences = runDifferences(before, after);
	if (json) io.stdout.write(`${JSON.stringify({
		run: before.id,
		replay: after.id,
		differences
	}, null, 2)}\n`);
	else {
		const same = `The same: ${attemptsWords(after.attemptCount)}, outcome ${after.outcome}`;
		for (const line of differences.length === 0 ? [same] : differences) io.stdout.write(`${visibleLine(line, 500)}\n`);
	}
	return codeOfReplay(differences.length, after.outcome);
}
/** What ends a replay by this machine or this moment shows nothing about the run: it has the code of its own outcome. */
function codeOfReplay(differences, outcome = "error") {
	if (differences === 0) return 0;
	const isOfHere = [
		"cancelled",
		"error",
		"misconfigured",
		"setup-failed",
		"timed-out"
	].includes(outcome);
	return exitCode(isOfHere ? outcome : "failed");
}
async function recorded(io, text) {
	await using found = await openRun(io, text);
	const answers = await readAnswers(answersPath(found.folder));
	if (answers === void 0) {
		const what = `run ${found.run.id} has no recorded answers: its agent was a command, or its folder is gone`;
		throw new RedgreenError("bad-usage", what);
	}
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
// src/entry/commands/replay.ts
/** `redgreen replay`: a recorded run repeated, or a webhook's payload carried out. */
const command = {
	place: 60,
	declare: (replay) => replay.description("repeat a recorded run without the model, or carry out a webhook's payload as the Action would").argument("<run-or-event>", "a run: its id, the beginning of it, or `latest`; or the name of an event, such as issues").argument("[payload]", "the event\u2019s payload, a JSON file; dry unless --write").option("--write", "write to GitHub").option("--json", "print what came of it as JSON"),
	notes: "\nRepeating a run exits 0 where it went the same way and 3 where it went another;\nwhere it could not be repeated here, with the code of that outcome.\n",
	examples: ["redgreen replay latest", "GITHUB_TOKEN=$(gh auth token) redgreen replay issues labeled.json"],
	run: (io, name, payload, options) => payload === void 0 ? replayRun(io, name, options.json === true) : replayEvent(io, name, payload, options)
};
/** A webhook's payload carried out as the Action would, dry unless told otherwise. */
async function replayEvent(io, name, path, options) {
	const { environment } = io;
	const token = environment.GITHUB_TOKEN || environment.GH_TOKEN;
	if (token === void 0) throw new RedgreenError("no-token", "a webhook is carried out by asking GitHub");
	const payload = await payloadOf(io, path);
	const redact = createRedactor([token]);
	const now = () => /* @__PURE__ */ new Date();
	const serverUrl = environment.GITHUB_SERVER_URL || "https://github.com";
	const tell = eventTeller(io);
	const say = (text) => io.stderr.write(`${visibleLine(redact(text), 1e3)}\n`);
	await using record = await openRecord(io);
	const end = await handleEvent({
		event: {
			asked: {
				kind: "event",
				name,
				payload
			},
			client: openClient({
				token,
				baseUrl: environment.GITHUB_API_URL || "https://api.github.com",
				onWait: say
			}),
			given: {
				inputs: {
					"github-token": token,
					"dry-run": options.write ? "false" : "true"
				},
				environment
			},
			now
		},
		answers: { by: "action" },
		run: {
			serverUrl,
			host: {
				environment,
				hidden: [record.root],
				redact
			},
			secrets: (settings) => secretValues(settings, environment, [token]),
			async source(repository) {
				return {
					kind: "clone",
					remote: {
						url: `${serverUrl}/${repository}.git`,
						authorization: gitAuthorization(token),
						env: { ...environment }
					}
				};
			},
			async open() {
				const runId = newRunId(now());
				const runDir = await makeRunFolder(record.root, runId);
				return {
					runId,
					runDir,
					recorder: await recordRun(record.store, runId, {
						redact,
						now,
						folder: runDir
					})
				};
			},
			async onEvent(event, run) {
				tell(event, run);
			},
			signal: io.signal
		},
		log: say
	});
	io.stdout.write(options.json ? jsonOf(end) : textOf(end));
	return exitCode(end.outcome);
}
async function payloadOf(io, path) {
	try {
		return readPayload(JSON.parse(await readFile(resolve(io.cwd, path), "utf8")));
	} catch (error) {
		const what = `${path} is no readable JSON: ${fileReason(error)}`;
		throw new RedgreenError("bad-usage", what, {
			cause: error,
			fix: "Name the file that holds the payload."
		});
	}
}
function jsonOf({ outcome, detail, run, planned }) {
	return `${JSON.stringify({
		outcome,
		detail,
		run,
		planned
	}, null, 2)}\n`;
}
function textOf({ outcome, detail, planned = [] }) {
	const writes = planned.map(({ what, where, text }) => `\n--- ${visibleLine(`${what} ${where}`)}\n${visible(text)}\n`);
	return `outcome: ${outcome}\n${visible(detail)}\n${writes.join("")}`;
}
export { command };
