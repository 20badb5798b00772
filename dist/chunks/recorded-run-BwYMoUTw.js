import { o as removeTrees } from "./repository-C_Xg28TT.js";
import { n as secretValues } from "./secret-values-wVQoTH7-.js";
import { m as recordRun, t as runStory } from "./run-story-BA_xbBkM.js";
import { t as createRedactor } from "./redact-B8o4YHTu.js";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { appendFileSync } from "node:fs";
// src/run-story/folder.ts
/** What of a run's folder outlives the run: its record, logs and diffs – not what it worked with. */
/**
* Removes our git folder, whose objects hold also what was held back from the push, the sandbox's folders with the HOME of
* setup, and exported trees. `more` names what else is to go, such as the tree of a run that passed. Never throws.
*/
async function tidyRunFolder(runDir, more = []) {
	const gone = (await readdir(runDir).catch(() => [])).filter((name) => [
		"own.git",
		"sandbox",
		...more
	].includes(name) || name.startsWith("over-"));
	await removeTrees(gone.map((name) => join(runDir, name)));
}
// src/store/answers.ts
/** The model's answers of a run, one a line: `answers.jsonl` in its folder, or beside a story. */
function answersPath(folder) {
	return join(folder, "answers.jsonl");
}
async function keepAnswer(folder, answer) {
	appendFileSync(answersPath(folder), `${JSON.stringify(answer)}\n`, { mode: 384 });
}
/** The answers in a file; undefined where there is no such file. A line that a crash tore off is left out. */
async function readAnswers(path) {
	const text = await readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT") return void 0;
		throw error;
	});
	if (text === void 0) return void 0;
	return text.split("\n").slice(0, -1).filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
// src/run-story/recorded-run.ts
/** A run in a clone on this machine, recorded in a store: what `redgreen run` and a story of a suite have in common. No GitHub. */
/** `redact` masks what the run's own commands wrote. */
async function runRecorded(request) {
	const { code, environment, secrets: more, ...rest } = request;
	const { store, ...record } = request.record;
	const { runId, runDir } = record;
	const secrets = secretValues(request.settings, environment, more);
	const redact = createRedactor(secrets);
	return {
		run: await runStory({
			...rest,
			code: {
				repository: code.repository,
				source: {
					kind: "local",
					clone: code.clone,
					commit: code.commit
				},
				start: code.start ?? { kind: "new" },
				author: {
					name: "Redgreen",
					email: "redgreen@localhost"
				}
			},
			record: {
				...record,
				recorder: await recordRun(store, runId, {
					redact,
					now: () => /* @__PURE__ */ new Date(),
					folder: runDir
				}),
				keepAnswer: (answer) => keepAnswer(runDir, answer)
			},
			host: {
				environment,
				hidden: [],
				secrets,
				redact
			}
		}),
		redact
	};
}
export { tidyRunFolder as i, answersPath as n, readAnswers as r, runRecorded as t };
