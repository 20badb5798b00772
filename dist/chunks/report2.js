import { Et as addCost, Ot as noUsage, Rt as problemText } from "./start.js";
import { Ft as readRefs, Mt as borrowObjects, Nt as findDotGit, Pt as objectFolders, Qt as gitAt, V as newRunId, Zt as findGit, k as makeRunFolder, nn as resolveSettings, ut as openRepository } from "./story.js";
import { H as sql } from "./store.js";
import { t as openSandbox } from "./sandbox.js";
import { G as readAnswers, J as openWorkFolder, K as tidyRunFolder, X as servicePorts, Y as pick, _t as remoteCall, gt as failureOf, p as runRecorded, pt as makeWorkTree, vt as keepOwner, yt as ownerIsGone } from "./run.js";
import { z as verify } from "./tests.js";
const { setTimeout } = process.getBuiltinModule("node:timers/promises");
const { cp, mkdir, rename, rm, writeFile } = process.getBuiltinModule("node:fs/promises");
const { join } = process.getBuiltinModule("node:path");
const { createHash, randomUUID } = process.getBuiltinModule("node:crypto");
// src/store/story-results.ts
/** Eval runs and how their stories ended. */
async function addEval({ db }, row) {
	await db.insertInto("evals").values(row).execute();
}
async function endEval({ db }, id, endedAt) {
	await db.updateTable("evals").set({
		state: "finished",
		ended_at: endedAt
	}).where("id", "=", id).execute();
}
/** A story's result counts once: a second one for the same try is refused by the table's key. */
async function addStoryResult({ db }, row) {
	await db.insertInto("story_results").values(row).execute();
}
async function storyResults({ db }, evalId) {
	return db.selectFrom("story_results").selectAll().where("eval_id", "=", evalId).orderBy("finished_at").orderBy("story_id").orderBy("repetition").execute();
}
/**
* The eval run that `text` names: a whole id, the beginning of one, `latest`, or `previous` for the one before it.
* Otherwise what is wrong with it, as a sentence.
*/
async function findEval({ db }, text) {
	if (text === "latest" || text === "previous") return (await newestEvals(db).limit(2).execute())[text === "latest" ? 0 : 1] ?? { problem: `there is no ${text} eval run` };
	if (!/^[a-z0-9-]{1,64}$/.test(text)) return { problem: `not an eval run: ${JSON.stringify(text.slice(0, 80))}` };
	const [only, other] = await db.selectFrom("evals").selectAll().where("id", "like", `${text}%`).orderBy("id").limit(2).execute();
	if (only === void 0) return { problem: `no eval run ${text}` };
	if (only.id === text || other === void 0) return only;
	return { problem: `${text} is the beginning of several eval runs: ${only.id}, ${other.id} \u2026` };
}
/** Runs of suites, newest first. */
async function latestEvals({ db }) {
	return newestEvals(db).limit(50).execute();
}
function newestEvals(db) {
	return db.selectFrom("evals").selectAll().orderBy("started_at", "desc").orderBy("id", "desc");
}
/** Eval runs with how their stories ended so far, newest first. */
async function listEvals({ db }, limit) {
	return (await db.selectFrom("evals").leftJoin("story_results", "story_results.eval_id", "evals.id").select([
		"evals.id",
		"suite",
		"state",
		"parent_eval",
		"evals.model",
		"evals.started_at",
		"ended_at"
	]).select(({ fn, case: when }) => [
		"passed",
		"failed",
		"error"
	].map((status) => fn.sum(when().when("status", "=", status).then(1).else(0).end()).as(status))).groupBy([
		"evals.id",
		"suite",
		"state",
		"parent_eval",
		"evals.model",
		"evals.started_at",
		"ended_at"
	]).orderBy("evals.started_at", "desc").orderBy("evals.id", "desc").limit(limit).execute()).map(({ passed, failed, error, ...row }) => ({
		...row,
		passed: Number(passed),
		failed: Number(failed),
		errors: Number(error)
	}));
}
/** The newest matrix of a suite with a row that did not come to its end. */
async function unfinishedMatrix(store, suite) {
	const row = await newestUnfinished(store, suite).where("plan", "like", "%\"matrix\":{\"id\":\"%").executeTakeFirst();
	return row && /"matrix":\{"id":"([^"]+)"/.exec(row.plan)?.[1];
}
/** Its rows, in their order. */
async function matrixEvals({ db }, id) {
	const rows = await db.selectFrom("evals").selectAll().where("plan", "like", `%"matrix":{"id":"${id}"%`).execute();
	const rowOf = ({ plan }) => Number(/"row":(\d+)/.exec(plan.slice(plan.lastIndexOf("\"matrix\":")))?.[1]);
	return rows.sort((a, b) => rowOf(a) - rowOf(b));
}
/** The newest eval run of a suite that did not come to its end, and is no row of a matrix. */
async function unfinishedEval(store, suite) {
	return newestUnfinished(store, suite).where("plan", "not like", "%\"matrix\":{\"id\":\"%").executeTakeFirst();
}
function newestUnfinished(store, suite) {
	return evalsOfSuite(store, suite).where("state", "=", "running");
}
/** The newest eval run of a suite, a row of a matrix too. */
async function newestEval(store, suite) {
	return evalsOfSuite(store, suite).executeTakeFirst();
}
function evalsOfSuite({ db }, suite) {
	return db.selectFrom("evals").selectAll().where("suite", "=", suite).orderBy("started_at", "desc").limit(1);
}
/** The query behind `redgreen flaky`, for SQLite and PostgreSQL; `$since` is a time such as 2026-11-14T00:00:00Z. */
const flakySql = `
select story_id,
       model,
       sum(case when status = 'passed' then 1 else 0 end) as passed,
       sum(case when status = 'failed' then 1 else 0 end) as failed,
       count(distinct eval_id) as evals,
       min(finished_at) as first_seen,
       max(finished_at) as last_seen
from story_results
where finished_at >= $since and status in ('passed', 'failed')
group by story_id, model
having count(distinct status) = 2
order by story_id, model`.trim();
/** Stories that both passed and failed with the same model since then. Errors count for neither. */
async function flakyStories({ db }, since) {
	const [before = "", after = ""] = flakySql.split("$since");
	const { rows } = await sql`${sql.raw(before)}${since.toISOString()}${sql.raw(after)}`.execute(db);
	return rows;
}
// src/eval/statistics.ts
/**
* Probability that at least one of `k` tries passes, from `n` tries of which `passed` did: 1 \u2212 C(n\u2212c, k) / C(n, k),
* unbiased (Chen et al. 2021). Undefined where there are fewer than `k` tries.
*/
function passAt(k, passed, n) {
	return n < k ? void 0 : 1 - chooseRatio(n - passed, n, k);
}
/** Probability that all of `k` tries pass: C(c, k) / C(n, k). Undefined where there are fewer than `k` tries. */
function passAll(k, passed, n) {
	return n < k ? void 0 : chooseRatio(passed, n, k);
}
/** C(a, k) / C(n, k) without the large numbers. */
function chooseRatio(a, n, k) {
	let ratio = 1;
	for (let index = 0; index < k; index++) ratio *= Math.max(0, a - index) / (n - index);
	return ratio;
}
const z95 = 1.959963984540054;
/** 95 % interval of a proportion `p` seen in `n` independent tries (Wilson): sensible also at 0, at 1 and for few. */
function wilson(p, n) {
	if (n === 0) return {
		low: 0,
		high: 1
	};
	const z2 = z95 ** 2;
	const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
	const half = z95 * Math.sqrt(p * (1 - p) / n + z2 / (4 * n ** 2)) / (1 + z2 / n);
	return {
		low: Math.max(0, centre - half),
		high: Math.min(1, centre + half)
	};
}
/** Up to here every assignment of signs is counted; beyond it a fixed number of random ones. */
const exactUpTo = 18;
const randomTries = 1e5;
/**
* Two-sided p-value of paired differences: how often chance alone, turning each pair's sign at random, gives a sum as far
* from 0. With one try a story this is the exact McNemar test. 1 where no pair differs.
*/
function pairedTest(differences) {
	const sizes = differences.filter((difference) => difference !== 0).map(Math.abs);
	if (sizes.length === 0) return 1;
	const seen = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
	const extreme = (sum) => Math.abs(sum) >= seen - 1e-9;
	return sizes.length <= exactUpTo ? exact(sizes, extreme) : sampled(sizes, extreme);
}
function exact(sizes, extreme) {
	const all = 2 ** sizes.length;
	let count = 0;
	for (let signs = 0; signs < all; signs++) if (extreme(sizes.reduce((total, size, index) => total + (signs & 1 << index ? size : -size), 0))) count++;
	return count / all;
}
/** With a fixed seed: the same results give the same report. */
function sampled(sizes, extreme) {
	let state = 2654435769;
	const coin = () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return state >>> 0 & 65536;
	};
	let count = 0;
	for (let index = 0; index < randomTries; index++) if (extreme(sizes.reduce((sum, size) => sum + (coin() ? size : -size), 0))) count++;
	return (count + 1) / 100001;
}
function mean(values) {
	return values.length === 0 ? void 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
// src/git/fixture-repository.ts
/** Repositories for stories to start from: a folder's files as one commit, or one commit of a repository elsewhere. */
/** The files of `folder` in one commit: the same files give the same commit on every machine and day. */
async function commitFolder(folder, options) {
	const empty = await initRepository(options);
	const git = gitAt({
		...empty.place,
		tree: folder
	});
	await git.bytes(["add", "-A"]);
	const tree = await git.text(["write-tree"]);
	const commit = await git.text([
		"commit-tree",
		tree,
		"-m",
		"Fixture"
	], { env: identity });
	await git.text([
		"update-ref",
		"refs/heads/main",
		commit
	]);
	return { commit };
}
/** One commit of the repository at `url`. Throws where it cannot be had. */
async function fetchCommit(url, commit, options) {
	const git = await initRepository(options);
	const remote = {
		url,
		env: options.env
	};
	const quiet = [
		"fetch",
		"--no-tags",
		"--no-write-fetch-head",
		"--no-auto-maintenance"
	];
	if ((await remoteCall(git, remote, [
		...quiet,
		"--depth=1",
		"--",
		url,
		`${commit}:refs/heads/main`
	])).code === 0) return;
	const whole = await remoteCall(git, remote, [
		...quiet,
		"--",
		url,
		"+refs/heads/*:refs/remotes/origin/*"
	]);
	if (whole.code !== 0) throw new Error(failureOf(remote, whole).reason);
	if ((await git.run([
		"cat-file",
		"-e",
		`${commit}^{tree}`
	])).code !== 0) throw new Error(`${url} has no commit ${commit} on a branch`);
	await git.text([
		"update-ref",
		"refs/heads/main",
		commit
	]);
}
/** The commit that a clone stands on, its objects borrowed: nothing of a run comes back into the clone. */
async function borrowClone(clone, options) {
	const dot = await findDotGit(clone);
	const commit = dot && (await readRefs(dot)).commit;
	if (dot === void 0 || commit === void 0) throw new Error(`${clone} is no git repository with a commit`);
	const git = await initRepository(options);
	const folders = objectFolders(join(dot.commonDir, "objects"));
	borrowObjects(git.place.gitDir, folders);
	await git.text([
		"update-ref",
		"refs/heads/main",
		commit
	]);
	return { commit };
}
/**
* These commits with their files out of a clone, and nothing else of it: an agent that finds the objects of its repository
* finds what came later too. `main` stands on the first. Throws where one is not in the clone.
*/
async function copyCommits(clone, commits, options) {
	const dot = await findDotGit(clone);
	if (dot === void 0) throw new Error(`${clone} is no git repository`);
	const git = await initRepository(options);
	const objects = join(git.place.gitDir, "objects");
	const folders = objectFolders(join(dot.commonDir, "objects"));
	const borrowed = borrowObjects(git.place.gitDir, folders);
	for (const commit of commits) {
		if ((await git.run([
			"cat-file",
			"-e",
			`${commit}^{tree}`
		])).code === 0) continue;
		throw new Error(`${clone} has no commit ${commit}; where its history is cut off: git fetch --unshallow`);
	}
	const listed = await git.bytes([
		"rev-list",
		"--objects",
		"--no-walk",
		...commits
	]);
	await git.bytes([
		"pack-objects",
		"-q",
		join(objects, "pack", "pack")
	], { input: listed });
	await rm(borrowed);
	await writeFile(join(git.place.gitDir, "shallow"), commits.map((commit) => `${commit}\n`).join(""));
	await git.text([
		"update-ref",
		"refs/heads/main",
		commits[0] ?? ""
	]);
}
async function initRepository({ into, path }) {
	await mkdir(into, { recursive: true });
	const git = gitAt({
		git: findGit(into, path),
		gitDir: join(into, ".git")
	});
	await git.text([
		"init",
		"-q",
		"--template=",
		"--initial-branch=main"
	], { cwd: into });
	return git;
}
const identity = {
	GIT_AUTHOR_NAME: "Fixture",
	GIT_AUTHOR_EMAIL: "fixture@localhost",
	GIT_AUTHOR_DATE: "@946684800 +0000",
	GIT_COMMITTER_NAME: "Fixture",
	GIT_COMMITTER_EMAIL: "fixture@localhost",
	GIT_COMMITTER_DATE: "@946684800 +0000"
};
// src/run-story/set-up-sandbox.ts
/** `runDir` is the sandbox's own folder. */
function sandboxAround({ repository, commit }, settings, place) {
	const { runDir, logs, environment } = place;
	return openSandbox({
		tree: repository.tree,
		runDir,
		choice: settings.sandbox,
		network: settings.sandboxNetwork,
		testEnv: pick(environment, settings.testEnv),
		services: servicePorts(settings),
		readable: [logs],
		hidden: [],
		environment: { ...environment },
		gitInside: (into) => repository.fillInside(into, {
			commit,
			branch: "main"
		})
	});
}
/** As a run sets up: with the whole network. */
function setUpIn(sandbox, { workingDirectory, testTimeoutMinutes }, command) {
	const timeoutMs = testTimeoutMinutes * 6e4;
	return sandbox.setup({
		...command,
		cwd: workingDirectory,
		timeoutMs,
		network: "full"
	});
}
// src/run-story/fixture.ts
/** What stories of a suite need of the workspace: a repository to start from, and a last verification with hidden tests. */
/** Makes the repository that a story starts from, in a folder of its own. Throws where it cannot be had. */
async function openFixture(source, folder, environment) {
	const clone = join(folder, "fixture");
	const path = environment.PATH;
	if (source.kind === "folder") await commitFolder(source.path, {
		into: clone,
		path
	});
	if (source.kind === "git") await fetchCommit(source.url, source.commit, {
		into: clone,
		path,
		env: environment
	});
	if (source.kind === "clone") await borrowClone(source.path, {
		into: clone,
		path
	});
	if (source.kind === "commits") await copyCommits(source.clone, source.commits, {
		into: clone,
		path
	});
	const tree = join(folder, "empty");
	await mkdir(tree, { recursive: true });
	const repository = await openRepository({
		tree,
		checkout: clone,
		gitDir: join(folder, "fixture.git"),
		path
	});
	return {
		clone,
		configText: await repository.readFile(repository.head.commit, ".github/redgreen.yml")
	};
}
/** Setup and tests once more, on the tree that the run ended with and the hidden tests over it. */
async function verifyHidden(check) {
	const { run, settings, runDir, environment, signal } = check;
	const commit = run.headSha ?? run.attempts.findLast(({ checkpoint }) => checkpoint?.commit)?.checkpoint?.commit;
	const { build, test } = run.commands.whole ?? run.commands;
	if (test === void 0) return { problem: "the run has no test command" };
	await using work = await openWorkFolder(runDir);
	const tree = join(work.path, "hidden-tree");
	const gitDir = join(work.path, "hidden.git");
	const repository = await makeWorkTree({
		clone: check.clone,
		commit,
		into: tree,
		gitDir,
		path: environment.PATH
	});
	await cp(check.hiddenTests, tree, {
		recursive: true,
		verbatimSymlinks: true
	});
	const logs = join(runDir, "logs");
	const opened = await sandboxAround({
		repository,
		commit: repository.head.commit
	}, settings, {
		runDir: join(work.path, "hidden-sandbox"),
		logs,
		environment
	});
	if (!opened.ok) return { problem: `no sandbox works here: ${opened.reason}` };
	await using sandbox = opened.sandbox;
	const { setup: script } = run.commands;
	const logPath = join(logs, "hidden-setup.log");
	const ready = script === void 0 ? void 0 : await setUpIn(sandbox, settings, {
		script,
		logPath,
		signal
	});
	if (ready !== void 0 && ready.exitCode !== 0) return { problem: "setup failed with the hidden tests; the log is logs/hidden-setup.log" };
	await sandbox.freeze();
	const over = join(work.path, "hidden-over");
	await mkdir(over, { recursive: true });
	await using layer = await sandbox.layer({
		over,
		deleted: []
	});
	return await verify({
		exec: layer.exec,
		commands: {
			build,
			test
		},
		cwd: settings.workingDirectory,
		timeoutMs: settings.testTimeoutMinutes * 6e4,
		log: {
			folder: logs,
			name: "hidden",
			maxChars: settings.maxFeedbackChars
		},
		tree: run.verifiedTree ?? "",
		signal
	});
}
// src/eval/story-run.ts
/** One story run once: its fixture, the run, the hidden tests, and what came of it. */
/** Runs a story. undefined: it was interrupted, so nothing is known about it. Never throws for what the story did. */
async function runStoryOnce(story, repetition, place) {
	const started = performance.now();
	const finish = (ended) => ({
		storyId: story.id,
		title: story.title,
		repetition,
		durationMs: Math.round(performance.now() - started),
		finishedAt: place.now().toISOString(),
		...resultOf(ended)
	});
	try {
		const ended = await carry(story, place);
		return ended === void 0 || place.signal.aborted ? void 0 : finish(ended);
	} catch (error) {
		if (place.signal.aborted) return void 0;
		const { message, stack } = error instanceof Error ? error : new Error(String(error));
		return finish({
			status: "error",
			error: {
				message,
				stack
			}
		});
	}
}
async function carry(story, place) {
	const { store, root, environment, now, signal } = place;
	const replay = await replayOf(story, place);
	const runId = newRunId(now());
	const folder = await makeRunFolder(root, runId);
	await keepOwner(folder);
	const fixture = await openStoryFixture(story, folder, place);
	const { settings, sources, problems, warnings } = settingsFor(story, fixture, place);
	if (problems.length > 0) return {
		status: "error",
		error: { message: problems.map(problemText).join("\n") }
	};
	const { run } = await runRecorded({
		story: story.story,
		settings,
		resolution: {
			sources,
			warnings
		},
		origin: { trigger: {
			kind: "eval",
			actor: environment.USER
		} },
		code: {
			repository: story.id,
			clone: fixture.clone
		},
		record: {
			store,
			runId,
			runDir: folder,
			onEvent: place.onEvent
		},
		environment,
		replay,
		signal
	});
	if (run.outcome === "cancelled") return void 0;
	const ended = await judge(story, run, settings, {
		fixture,
		folder,
		place
	});
	await tidy(folder, ended.status === "passed");
	return ended;
}
async function replayOf(story, { replay, standIn }) {
	if (standIn === "empty") return { kind: "change" };
	if (standIn === void 0) return replay ? {
		kind: "answers",
		answers: await answersOf(story)
	} : void 0;
	if (story.reference !== void 0) return {
		kind: "change",
		commit: story.reference
	};
	throw new Error(`${story.path} names no commit as its reference; \`redgreen eval import\` writes stories that do`);
}
/** The recorded answers of a story lie beside it. */
async function answersOf({ file }) {
	const path = file.replace(/\.(?:md|markdown)$/i, ".answers.jsonl");
	const answers = await readAnswers(path);
	if (answers === void 0) throw new Error(`no answers were recorded for this story: there is no ${path}`);
	return answers;
}
async function openStoryFixture({ fixture, path, reference }, folder, { clone, environment, standIn }) {
	if (fixture.kind !== "here") return openFixture(fixture, folder, environment);
	if (clone === void 0) throw new Error(`${path} has no fixture, and there is no git repository around it`);
	if (fixture.commit === void 0) return openFixture({
		kind: "clone",
		path: clone
	}, folder, environment);
	const known = standIn === "reference" && reference !== void 0 ? [reference] : [];
	return openFixture({
		kind: "commits",
		clone,
		commits: [fixture.commit, ...known]
	}, folder, environment);
}
/** What a stand-in leaves is what it is: it neither answers feedback nor pays a reviewer, and its green is to be proved. */
const forStandIns = {
	review: "false",
	"max-iterations": "0",
	proof: "report"
};
/** A failure is never tried again by itself, not even to see whether it is a flake: it is a fact about the agent. */
function settingsFor(story, fixture, { flags, environment, replay, standIn }) {
	return resolveSettings({
		flags: {
			"flaky-reruns": "0",
			...standIn && forStandIns,
			...flags
		},
		organisationFile: "baseline: allow-any\n",
		inputs: story.settings,
		environment,
		repositoryFile: fixture.configText,
		story: {
			frontMatter: story.wishes,
			mayWrite: true,
			source: story.path
		},
		needsKey: !replay && standIn === void 0
	});
}
/** The agent's fault is `failed`; whatever else kept the story from an end is `error`. */
const statusOf = {
	passed: "passed",
	failed: "failed",
	"no-progress": "failed",
	"no-changes": "failed",
	rejected: "failed",
	"over-budget": "failed",
	"timed-out": "failed",
	cancelled: "error",
	"setup-failed": "error",
	"provider-error": "error",
	"publish-failed": "error",
	refused: "error",
	skipped: "error",
	misconfigured: "error",
	error: "error"
};
async function judge({ hiddenTests }, run, settings, { fixture, folder, place }) {
	const status = statusOf[run.outcome ?? "error"];
	const worktree = join(folder, "tree");
	if (status !== "passed") return {
		status,
		run,
		worktree,
		error: { message: run.detail ?? run.outcome ?? "" }
	};
	if (hiddenTests === void 0) return {
		status: "passed",
		run
	};
	const { environment, signal } = place;
	const { clone } = fixture;
	const hidden = await verifyHidden({
		run,
		settings,
		clone,
		hiddenTests,
		runDir: folder,
		environment,
		signal
	});
	if ("problem" in hidden) return {
		status: "error",
		run,
		worktree,
		error: { message: `hidden tests: ${hidden.problem}` }
	};
	if (hidden.result === "passed") return {
		status: "passed",
		run
	};
	const names = hidden.failures.map(({ name }) => name).join(", ");
	return {
		status: "failed",
		run,
		worktree,
		error: {
			message: `hidden tests ${hidden.result}${names === "" ? ` (exit ${hidden.exitCode})` : `: ${names}`}`,
			stack: hidden.output
		}
	};
}
function resultOf({ status, run, error, worktree }) {
	return {
		status,
		outcome: run?.outcome,
		runId: run?.id,
		error,
		worktree: status === "passed" ? void 0 : worktree,
		requestIds: run?.attempts.flatMap(({ requestIds }) => requestIds) ?? [],
		attempts: run?.attemptCount ?? 0,
		usage: run?.usage ?? noUsage,
		costUsd: run === void 0 ? 0 : run.costUsd,
		model: run?.model ?? ""
	};
}
/** Record, logs and answers stay; the tree only where somebody will want to look into it. */
async function tidy(folder, passed) {
	const made = [
		"fixture",
		"fixture.git",
		"empty"
	];
	await tidyRunFolder(folder, passed ? [...made, "tree"] : made);
}
// src/eval/eval-run.ts
/** An eval run: every planned story once, each result durable before it is told, and only what is missing when resumed. */
/** Records a new eval run. */
async function startEval(store, given, at) {
	const run = {
		...given,
		id: newRunId(at),
		state: "running",
		startedAt: at.toISOString()
	};
	const { id, suite, state, model } = run;
	await addEval(store, {
		id,
		suite,
		state,
		model,
		plan: JSON.stringify(run.plan),
		parent_eval: run.parent ?? null,
		ended_at: null,
		started_at: run.startedAt
	});
	return run;
}
/** Runs what of the plan has no result yet. Interrupted by the signal it stays unfinished, to be resumed. */
async function carryEval(store, run, options) {
	const { place, parallel, failFast, onStart, onResult } = options;
	let results = await resultsOf(store, run);
	const left = () => {
		const done = new Set(results.map(keyOf));
		return run.plan.stories.filter((planned) => !done.has(keyOf(planned)));
	};
	let waiting = left();
	const stories = new Map(options.stories.map((story) => [story.id, story]));
	let stopped = false;
	async function work() {
		for (let planned = waiting.shift(); planned !== void 0 && !stopped; planned = waiting.shift()) {
			const { storyId, repetition } = planned;
			await using claim = await claimTry(place.root, run.id, keyOf(planned));
			if (claim === void 0) continue;
			if ((await resultsOf(store, run)).some((each) => keyOf(each) === keyOf(planned))) continue;
			const story = stories.get(storyId);
			if (story === void 0) throw new Error(`the suite has no story ${storyId} any more`);
			const { replay, standIn } = run.plan;
			onStart(planned);
			const result = await runStoryOnce(story, repetition, {
				...place,
				replay,
				standIn
			});
			if (result === void 0) return;
			await addStoryResult(store, rowOf(run.id, result));
			results.push(result);
			onResult(result, results.length);
			if (failFast && result.status !== "passed") stopped = true;
		}
	}
	for (;;) {
		await Promise.all(Array.from({ length: Math.max(1, parallel) }, work));
		results = await resultsOf(store, run);
		waiting = left();
		if (waiting.length === 0 || stopped || place.signal.aborted) break;
		await setTimeout(500, void 0, { signal: place.signal }).catch(() => void 0);
	}
	if (place.signal.aborted) return results;
	await endEval(store, run.id, place.now().toISOString());
	if (waiting.length === 0) await rm(join(place.root, "claims", run.id), {
		recursive: true,
		force: true
	});
	return results;
}
/** undefined: another process that is alive has it. Dispose it once the result is durable. */
async function claimTry(root, evalId, key) {
	const folder = join(root, "claims", evalId);
	const claim = join(folder, createHash("sha256").update(key).digest("hex").slice(0, 32));
	const mine = join(folder, `.${randomUUID()}`);
	await mkdir(mine, { recursive: true });
	await keepOwner(mine);
	if (await ownerIsGone(claim)) {
		const gone = join(folder, `.${randomUUID()}`);
		await rename(claim, gone).catch(() => void 0);
		await rm(gone, {
			recursive: true,
			force: true
		});
	}
	try {
		await rename(mine, claim);
	} catch {
		await rm(mine, {
			recursive: true,
			force: true
		});
		return;
	}
	return { [Symbol.asyncDispose]: () => rm(claim, {
		recursive: true,
		force: true
	}) };
}
/** The eval run as it was recorded. */
function evalOfRow(row) {
	return {
		id: row.id,
		suite: row.suite,
		state: row.state === "finished" ? "finished" : "running",
		model: row.model,
		parent: row.parent_eval ?? void 0,
		plan: JSON.parse(row.plan),
		startedAt: row.started_at,
		endedAt: row.ended_at ?? void 0
	};
}
/** The results that an eval run has so far, in the order in which they came. */
async function resultsOf(store, run) {
	const titles = new Map(run.plan.stories.map(({ storyId, title }) => [storyId, title]));
	return (await storyResults(store, run.id)).map((row) => ({
		storyId: row.story_id,
		title: titles.get(row.story_id) ?? "",
		repetition: row.repetition,
		status: row.status,
		outcome: row.outcome ?? void 0,
		runId: row.run_id ?? void 0,
		durationMs: row.duration_ms,
		error: row.error_message === null ? void 0 : {
			message: row.error_message,
			stack: row.error_stack ?? void 0
		},
		worktree: row.worktree ?? void 0,
		requestIds: JSON.parse(row.request_ids),
		attempts: row.attempts,
		usage: {
			inputTokens: row.input_tokens,
			outputTokens: row.output_tokens,
			cacheReadTokens: row.cache_read_tokens,
			cacheWriteTokens: row.cache_write_tokens,
			cacheWrite1hTokens: 0
		},
		costUsd: row.cost_usd,
		model: row.model,
		finishedAt: row.finished_at
	}));
}
function rowOf(evalId, result) {
	const { usage } = result;
	return {
		eval_id: evalId,
		story_id: result.storyId,
		repetition: result.repetition,
		run_id: result.runId ?? null,
		status: result.status,
		outcome: result.outcome ?? null,
		duration_ms: result.durationMs,
		error_message: withoutNul(result.error?.message),
		error_stack: withoutNul(result.error?.stack),
		worktree: result.worktree ?? null,
		request_ids: JSON.stringify(result.requestIds),
		attempts: result.attempts,
		input_tokens: usage.inputTokens,
		output_tokens: usage.outputTokens,
		cache_read_tokens: usage.cacheReadTokens,
		cache_write_tokens: usage.cacheWriteTokens,
		cost_usd: result.costUsd,
		model: result.model,
		finished_at: result.finishedAt
	};
}
function withoutNul(text) {
	return text?.replaceAll("\0", "\ufffd") ?? null;
}
function keyOf({ storyId, repetition }) {
	return `${storyId}\n${repetition}`;
}
// src/eval/summary.ts
/** From results to a judgement: for each story, and for the whole suite. */
function summarize(results) {
	const stories = [...Map.groupBy(results, ({ storyId }) => storyId).values()].map(storyRow);
	const judged = stories.filter(({ passed, failed }) => passed + failed > 0);
	const k = Math.max(1, ...judged.map(({ passed, failed }) => passed + failed));
	const { passed, failed, errors, costUsd, sumMs: _, ...sums } = totals(results);
	return {
		stories,
		passed,
		failed,
		errors,
		k,
		passAt1: estimate(judged, (row) => row.passRate),
		passAtK: estimate(judged, (row) => passAt(k, row.passed, row.passed + row.failed)),
		passAllK: estimate(judged, (row) => passAll(k, row.passed, row.passed + row.failed)),
		...sums,
		durationMs: wallMs(results),
		costUsd,
		costPerSolvedUsd: passed === 0 ? void 0 : costUsd === null ? null : costUsd / passed
	};
}
function storyRow(results) {
	const { passed, failed, errors, attemptsToGreen, sumMs, tokens, costUsd } = totals(results);
	return {
		storyId: results[0]?.storyId ?? "",
		title: results[0]?.title ?? "",
		passed,
		failed,
		errors,
		passRate: passed + failed === 0 ? void 0 : passed / (passed + failed),
		attemptsToGreen,
		meanMs: results.length === 0 ? 0 : sumMs / results.length,
		tokens,
		costUsd
	};
}
function totals(results) {
	const count = (status) => results.filter((result) => result.status === status).length;
	return {
		passed: count("passed"),
		failed: count("failed"),
		errors: count("error"),
		attemptsToGreen: mean(results.filter(({ status }) => status === "passed").map(({ attempts }) => attempts)),
		sumMs: results.reduce((sum, result) => sum + result.durationMs, 0),
		tokens: results.reduce((sum, result) => sum + tokensOf(result), 0),
		costUsd: results.reduce((sum, result) => addCost(sum, result.costUsd), 0)
	};
}
/** How long any of them went on. */
function wallMs(results) {
	const spans = results.map(({ finishedAt, durationMs }) => ({
		from: Date.parse(finishedAt) - durationMs,
		to: Date.parse(finishedAt)
	})).sort((a, b) => a.from - b.from);
	let [sum, until] = [0, Number.NEGATIVE_INFINITY];
	for (const { from, to } of spans) {
		sum += Math.max(0, to - Math.max(from, until));
		until = Math.max(until, to);
	}
	return sum;
}
/**
* Mean over the stories, with a 95 % interval for other stories like these. Tries of one story are not independent, so
* the interval counts stories and not tries; with a single story it counts its tries.
*/
function estimate(rows, of) {
	const values = rows.map(of).filter((value) => value !== void 0);
	const value = mean(values);
	if (value === void 0) return void 0;
	const [only] = rows;
	return {
		value,
		...wilson(value, rows.length === 1 && only !== void 0 ? only.passed + only.failed : values.length)
	};
}
function tokensOf({ usage }) {
	return usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
}
/** Exit code of an eval: 3 where a story failed, else 6 where one errored, else 0. */
function evalExitCode({ failed, errors }) {
	if (failed > 0) return 3;
	return errors > 0 ? 6 : 0;
}
// src/eval/format/report.ts
const evalFormats = [
	"terminal",
	"markdown",
	"json",
	"jsonl",
	"csv",
	"junit",
	"html"
];
function evalReport(run, results) {
	return {
		eval: run,
		results,
		summary: summarize(results)
	};
}
/** Each form is loaded only when it is asked for. */
async function renderEval(report, format) {
	switch (format) {
		case "terminal": return (await import("./terminal.js").then((n) => n.r)).evalTerminal(report);
		case "markdown": return (await import("./markdown.js")).evalMarkdown(report);
		case "json": return `${JSON.stringify(report, null, 2)}\n`;
		case "jsonl": return report.results.map((result) => `${JSON.stringify({
			evalId: report.eval.id,
			...result
		})}\n`).join("");
		case "csv": return (await import("./csv.js")).evalCsv(report);
		case "junit": return (await import("./junit.js")).evalJunit(report);
		case "html": return (await import("./html.js").then((n) => n.i)).evalHtml(report);
	}
}
/** The form that a file's ending names. */
function formatOfFile(path) {
	return [
		[".md", "markdown"],
		[".jsonl", "jsonl"],
		[".json", "json"],
		[".csv", "csv"],
		[".xml", "junit"],
		[".html", "html"],
		[".txt", "terminal"]
	].find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
}
export { unfinishedEval as C, newestEval as S, flakySql as _, evalExitCode as a, listEvals as b, evalOfRow as c, sandboxAround as d, setUpIn as f, findEval as g, wilson as h, renderEval as i, resultsOf as l, pairedTest as m, evalReport as n, summarize as o, mean as p, formatOfFile as r, carryEval as s, evalFormats as t, startEval as u, flakyStories as v, unfinishedMatrix as w, matrixEvals as x, latestEvals as y };
