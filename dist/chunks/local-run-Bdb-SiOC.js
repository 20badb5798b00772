import { i as readFrontMatter } from "./front-matter-CxRq_NAg.js";
import { n as runStory, t as recordRun, u as createRedactor } from "./run-rows-DXD_Gyv2.js";
import { i as tidyRunFolder, n as keepAnswer } from "./answers-h6nu-YT2.js";
import { t as openBaselines } from "./baselines-iCDwL8bv.js";
import { n as prune } from "./prune-DW-rLEOT.js";
import { r as listRuns } from "./read-C5dJjkLD.js";
import { a as makeRunFolder, l as newRunId, o as runFolderPath } from "./run-texts-D1xyYYP9.js";
import { n as keepOwner, r as ownerIsGone } from "./report-input-h8ugfP4O.js";
import { n as openRecord, o as writeReport } from "./local-record-DSqAB70i.js";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { appendFileSync } from "node:fs";
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
	const uncommitted = clone.repository.uncommitted().then((paths) => notIncluded(clone.root, paths, story.ref.path));
	uncommitted.catch(() => {});
	await using record = await openRecord({ cwd: clone.root });
	await sweepInterrupted(record).catch(() => void 0);
	const folder = await makeRunFolder(record.root, runId);
	await keepOwner(folder);
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
		warnings: local.warnings,
		moreWarnings: uncommitted,
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
		baselines: openBaselines(record.store, record.root, runId),
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
			appendFileSync(join(folder, "events.jsonl"), `${JSON.stringify(event)}\n`, { mode: 384 });
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
/** What a killed run worked with goes; its record, its logs and its tree stay. */
async function sweepInterrupted({ root, store }) {
	for (const { id } of await listRuns(store, {
		state: "running",
		limit: 1e3
	})) {
		const folder = runFolderPath(root, id);
		if (await ownerIsGone(folder)) await tidyRunFolder(folder);
	}
}
/** What the environment itself calls a secret; nothing of it goes to foreign code, and a command may still print it. */
function secretNames(environment) {
	return Object.keys(environment).filter((name) => /TOKEN|SECRET|PASSWORD|API_?KEY|PRIVATE_KEY/i.test(name));
}
/** A story is read as it stands, and no part of the tree: that it is not committed is no surprise. */
async function notIncluded(root, paths, story) {
	const others = (await Promise.all(paths.map(async (path) => path === story || path.startsWith(".redgreen") || await isStory(root, path) ? [] : [path]))).flat();
	if (others.length === 0) return [];
	return [`Not committed, so not part of the run: ${others.slice(0, 10).join(", ")}${others.length > 10 ? ` and ${others.length - 10} more` : ""}`];
}
/** Markdown whose front matter has a key of ours that no other program knows. */
async function isStory(root, path) {
	if (!/\.(md|markdown)$/i.test(path)) return false;
	const front = readFrontMatter(await readFile(join(root, path), "utf8").catch(() => ""));
	return front.kind === "mapping" && storyKeys.some((key) => key in front.data);
}
const storyKeys = [
	"acceptance_criteria",
	"implementation_retry_count",
	"max_implementation_retries",
	"max-iterations"
];
export { runLocally as t };
