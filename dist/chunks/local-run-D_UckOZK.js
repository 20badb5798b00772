import { c as createRedactor, n as runStory, t as recordRun } from "./run-rows-BGqWD3NW.js";
import { i as tidyRunFolder, n as keepAnswer } from "./answers-DqiIatal.js";
import { t as prune } from "./prune-cA1aPDnc.js";
import { d as makeRunFolder, g as newRunId, n as openRecord, o as writeReport } from "./local-record-COTNzjLY.js";
import { appendFile } from "node:fs/promises";
import { basename, join } from "node:path";
// src/entry/local-run.ts
/** The wiring of a run in a local clone: no GitHub, the record in `.redgreen/`. */
/** Runs a story in a clone to its outcome. Throws only where something broke. */
async function runLocally(local) {
	const { clone, settings, story, environment } = local;
	const now = () => /* @__PURE__ */ new Date();
	const runId = newRunId(now());
	const handed = [
		...settings.testEnv,
		...settings.agentEnv,
		...secretNames(environment)
	];
	const secrets = [
		settings.anthropicApiKey,
		settings.githubToken,
		...handed.map((name) => environment[name])
	].filter((secret) => secret !== void 0);
	const redact = createRedactor(secrets);
	const [opened, uncommitted] = await Promise.all([openRecord({ cwd: clone.root }), clone.repository.uncommitted()]);
	await using record = opened;
	const folder = await makeRunFolder(record.root, runId);
	const recorder = await recordRun(record.store, runId, {
		redact,
		now,
		folder
	});
	const run = await runStory({
		runId,
		story,
		trigger: {
			kind: "story-file",
			actor: environment.USER
		},
		repository: basename(clone.root),
		settings,
		sources: local.sources,
		warnings: [...local.warnings, ...notIncluded(uncommitted, story.ref.path)],
		place: {
			kind: "local",
			clone: clone.root,
			commit: local.repeats?.commit
		},
		start: { kind: "new" },
		author: {
			name: "Redgreen",
			email: "redgreen@localhost"
		},
		recorder,
		runDir: folder,
		redact,
		secrets,
		environment,
		hidden: [],
		signal: local.signal,
		replay: local.repeats?.answers,
		parentRun: local.repeats?.runId,
		keepAnswer: (answer) => keepAnswer(folder, answer),
		async onEvent(event, run) {
			await appendFile(join(folder, "events.jsonl"), `${JSON.stringify(event)}\n`, { mode: 384 });
			await local.onEvent(event, run);
		}
	});
	await writeReport({
		record,
		run,
		folder
	}, redact).catch(() => void 0);
	await tidyRunFolder(folder, run.outcome === "passed" ? ["tree"] : []);
	const before = /* @__PURE__ */ new Date(now().getTime() - settings.retentionDays * 864e5);
	await prune(record.store, {
		root: record.root,
		before
	}).catch(() => void 0);
	return run;
}
/** What the environment itself calls a secret; nothing of it goes to foreign code, and a command may still print it. */
function secretNames(environment) {
	return Object.keys(environment).filter((name) => /TOKEN|SECRET|PASSWORD|API_?KEY|PRIVATE_KEY/i.test(name));
}
/** The story itself is read as it stands, so it is no surprise that it is not committed. */
function notIncluded(paths, story) {
	const others = paths.filter((path) => path !== story && !path.startsWith(".redgreen"));
	if (others.length === 0) return [];
	return [`Not committed, so not part of the run: ${others.slice(0, 10).join(", ")}${others.length > 10 ? ` and ${others.length - 10} more` : ""}`];
}
export { runLocally as t };
