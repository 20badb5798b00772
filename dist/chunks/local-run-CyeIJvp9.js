import { t as RedgreenError } from "./errors-BPIP4wfB.js";
import { b as unwritableFolder } from "./repository-C8AMuTuZ.js";
import { n as lateBaselines, o as tidyRunFolder, r as lateFlakyTests, s as closeWorkFolder, t as runRecorded } from "./recorded-run-BUnlkOVZ.js";
import { n as openBaselines, t as openFlakyTests } from "./flaky-tests-D-MigNs1.js";
import { n as prune } from "./prune-EaNC7Sey.js";
import { r as listRuns } from "./read-COoH0ljl.js";
import { n as makeRunFolder, o as newRunId, r as runFolderPath } from "./run-folder-C6aMXO-G.js";
import { n as ownerIsGone, t as keepOwner } from "./run-owner-zD8HYghd.js";
import { i as readFrontMatter } from "./front-matter-BXbJqaUB.js";
import { f as writeReport, n as makeRecordFolder, o as openRecordIn } from "./local-record-DzzIBIJj.js";
import { appendFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
// src/entry/local-run.ts
/** The wiring of a run in a local clone: no GitHub, the record in `.redgreen/`. */
/** The story in the run's folder, as the run was given it. */
const keptStory = "story.md";
/** Runs a story in a clone to its outcome. Throws only where something broke. */
async function runLocally(local) {
	const { clone, settings, story, environment, repeats, signal } = local;
	const runId = newRunId(/* @__PURE__ */ new Date());
	const uncommitted = async () => notIncluded(clone.root, await clone.repository.uncommitted(), local.read?.path);
	const root = await makeRecordFolder({ cwd: clone.root });
	const unwritable = settings.dryRun ? void 0 : await unwritableFolder(clone.root);
	if (unwritable !== void 0) throw new RedgreenError("unwritable", `${unwritable.path} (${unwritable.code})`);
	const folder = await makeRunFolder(root, runId);
	await keepOwner(folder);
	await using record = openedLater(root);
	const store = async () => (await record.open()).store;
	if (local.read !== void 0) await writeFile(join(folder, keptStory), local.read.text, { mode: 384 });
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
				kind: repeats?.answers === void 0 ? "story-file" : "replay",
				actor: environment.USER,
				hint: local.hint
			},
			parentRun: repeats?.runId
		},
		code: {
			repository: basename(clone.root),
			clone: clone.root,
			commit: repeats?.commit,
			start: local.start
		},
		record: {
			store,
			runId,
			runDir: folder,
			baselines: lateBaselines(async () => openBaselines(await store(), root, runId)),
			flakyTests: lateFlakyTests(async () => openFlakyTests(await store(), basename(clone.root), runId)),
			async onEvent(event, run) {
				appendFileSync(join(folder, "events.jsonl"), `${JSON.stringify(event)}\n`, { mode: 384 });
				await local.onEvent(event, run);
			}
		},
		environment,
		secrets: secretNames(environment).map((name) => environment[name]),
		replay: repeats?.answers && {
			kind: "answers",
			answers: repeats.answers
		},
		signal
	});
	const opened = await record.open();
	await writeReport({
		record: opened,
		run,
		folder
	}, redact).catch(() => void 0);
	await tidyRunFolder(folder, run.outcome === "passed" ? ["tree"] : []);
	const before = /* @__PURE__ */ new Date(Date.now() - settings.retentionDays * 864e5);
	await prune(opened.store, {
		root,
		before
	}).catch(() => void 0);
	return run;
}
/** Once, when it is first asked for: 30 ms, for which the run has time while it waits for its sandbox. */
function openedLater(root) {
	let opening;
	const open = async () => {
		const record = await openRecordIn(root);
		await sweepInterrupted(record).catch(() => void 0);
		return record;
	};
	return {
		open() {
			opening ??= open();
			return opening;
		},
		async [Symbol.asyncDispose]() {
			await (await opening?.catch(() => void 0))?.[Symbol.asyncDispose]();
		}
	};
}
/** What a killed run worked with goes; its record, its logs and its tree stay. */
async function sweepInterrupted({ root, store }) {
	for (const { id } of await listRuns(store, {
		kinds: "all",
		state: "running",
		limit: 1e3
	})) {
		const folder = runFolderPath(root, id);
		if (!await ownerIsGone(folder)) continue;
		await closeWorkFolder(folder);
		await tidyRunFolder(folder);
	}
}
/** What the environment itself calls a secret; nothing of it goes to foreign code, and a command may still print it. */
function secretNames(environment) {
	return Object.keys(environment).filter((name) => /TOKEN|SECRET|PASSWORD|API_?KEY|PRIVATE_KEY/i.test(name));
}
/** A story is read as it stands, and no part of the tree: that it is not committed is no surprise. */
async function notIncluded(root, paths, storyPath) {
	const story = storyPath && relative(root, storyPath);
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
export { runLocally as n, keptStory as t };
