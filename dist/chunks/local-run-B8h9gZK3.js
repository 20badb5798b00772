import { i as tidyRunFolder, t as runRecorded } from "./recorded-run-BgBkqHA1.js";
import { t as openBaselines } from "./baselines-DJNuK7Ot.js";
import { n as prune } from "./prune-Bw-e2vaM.js";
import { r as listRuns } from "./read-cC4EC-W-.js";
import { a as runFolderPath, c as newRunId, i as makeRunFolder } from "./run-texts-BTSvXsuG.js";
import { n as keepOwner, r as ownerIsGone } from "./report-input-Bv2rlE-C.js";
import { a as readFrontMatter } from "./story-CzfYORYd.js";
import { n as openRecord, s as writeReport } from "./local-record-CYTpBcyy.js";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { appendFileSync } from "node:fs";
// src/entry/local-run.ts
/** The wiring of a run in a local clone: no GitHub, the record in `.redgreen/`. */
/** Runs a story in a clone to its outcome. Throws only where something broke. */
async function runLocally(local) {
	const { clone, settings, story, environment, repeats, signal } = local;
	const runId = newRunId(/* @__PURE__ */ new Date());
	const uncommitted = clone.repository.uncommitted().then((paths) => notIncluded(clone.root, paths, story.ref.path));
	uncommitted.catch(() => {});
	await using record = await openRecord({ cwd: clone.root });
	const { store, root } = record;
	await sweepInterrupted(record).catch(() => void 0);
	const folder = await makeRunFolder(root, runId);
	await keepOwner(folder);
	const { run, redact } = await runRecorded({
		story,
		settings,
		resolution: {
			sources: local.sources,
			warnings: local.warnings,
			moreWarnings: uncommitted
		},
		origin: {
			trigger: {
				kind: "story-file",
				actor: environment.USER
			},
			parentRun: repeats?.runId
		},
		code: {
			repository: basename(clone.root),
			clone: clone.root,
			commit: repeats?.commit
		},
		record: {
			store,
			runId,
			runDir: folder,
			baselines: openBaselines(store, root, runId),
			async onEvent(event, run) {
				appendFileSync(join(folder, "events.jsonl"), `${JSON.stringify(event)}\n`, { mode: 384 });
				await local.onEvent(event, run);
			}
		},
		environment,
		secrets: secretNames(environment).map((name) => environment[name]),
		replay: repeats?.answers,
		signal
	});
	await writeReport({
		record,
		run,
		folder
	}, redact).catch(() => void 0);
	await tidyRunFolder(folder, run.outcome === "passed" ? ["tree"] : []);
	const before = /* @__PURE__ */ new Date(Date.now() - settings.retentionDays * 864e5);
	await prune(store, {
		root,
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
