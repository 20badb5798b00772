import { At as objectIn, Mt as parsedJson, Pt as RedgreenError, _ as readProxy } from "./start.js";
import { n as openInstallation, t as openApp } from "./app-client.js";
import { a as isRateLimit, f as repositoryName, i as ifThere, r as gitAuthorization } from "./client.js";
import { H as sql, I as readRun, N as eventsOf, b as keepFile, f as recordRun, w as dryRunPlan, z as hasOwnRecord } from "./store.js";
import { r as jobKey } from "./queue.js";
import { t as credentialsFile } from "./credentials.js";
import { $ as readPayload, C as saidBefore, E as stoppedReply, G as link, J as roleOf, i as configFiles, q as checkPermission, t as handleEvent, x as postComment, y as editComment } from "./handle-event.js";
import { i as newerRun, l as runRowOf, n as hasNewerJob } from "./read-list.js";
import { B as isRunId, D as secretValues, V as newRunId, j as runFolderPath, k as makeRunFolder, mt as removeTrees, nn as resolveSettings, pt as removeTree, w as markdownText, x as markdownBlock } from "./story.js";
import { bt as createRedactor, d as openFlakyTests, f as openBaselines, ot as mirrorPath, st as trimMirrors } from "./run.js";
import { i as resumeEvent, n as endDead, r as endUntold } from "./carry.js";
const { setTimeout } = process.getBuiltinModule("node:timers/promises");
const { readdir, stat, writeFile } = process.getBuiltinModule("node:fs/promises");
const { hostname } = process.getBuiltinModule("node:os");
const { join } = process.getBuiltinModule("node:path");
const { randomBytes } = process.getBuiltinModule("node:crypto");
// src/store/app-runs.ts
/** What the App asks of the record about an installation's repositories: whose run a pull request is, and all that has to go when it leaves. */
/** The issue whose run opened a pull request: both are one piece of work, and never run at once. By number: a repository is renamed. */
async function issueOfPullRequest({ db }, repositoryId, number) {
	return (await db.selectFrom("runs").select("issue").where("pull_request_number", "=", number).where("id", "in", (eb) => eb.selectFrom("jobs").select(({ fn, val }) => fn.coalesce("run_id", val("")).as("run_id")).where("repository_id", "=", repositoryId)).orderBy("started_at", "desc").limit(1).executeTakeFirst())?.issue ?? void 0;
}
/** Whether a run of one of these keys is going on right now (`active`), or is asked for and has not begun (`queued`). */
async function hasJob({ db }, keys, state) {
	return await db.selectFrom("jobs").select("id").where("key", "in", keys).where("state", "=", state).where("run_id", state === "active" ? "is not" : "is", null).limit(1).executeTakeFirst() !== void 0;
}
/** The newest job of a run, or for a repository of this name: it knows the repository's id and the installation. */
async function newestJob({ db }, column, value) {
	return await db.selectFrom("jobs").select([
		"repository_id",
		"installation_id",
		"number"
	]).where(column, "=", value).orderBy("created_at", "desc").limit(1).executeTakeFirst();
}
/** Ids of deliveries that are stored, of those given. */
async function knownDeliveries({ db }, ids) {
	if (ids.length === 0) return /* @__PURE__ */ new Set();
	const rows = await db.selectFrom("deliveries").select("id").where("id", "in", [...ids]).execute();
	return new Set(rows.map(({ id }) => id));
}
/** Whether a delivery means `prefix` and a time at or after `since`: both are GitHub's own clock. */
async function deliveredSince({ db }, prefix, since) {
	return (await db.selectFrom("deliveries").select("meaning").where(beginsWith("meaning", prefix)).execute()).some(({ meaning }) => meaning.slice(prefix.length) >= since);
}
/** Keys of the jobs of repositories that have not ended. */
async function liveKeys({ db }, { names, ids }) {
	if (names.length === 0 || ids.length === 0) return [];
	const rows = await db.selectFrom("jobs").select(["repository_id", "number"]).where("repository", "in", [...names]).where("repository_id", "in", [...ids]).where("state", "in", ["queued", "active"]).execute();
	return [...new Set(rows.map(({ repository_id, number }) => jobKey(repository_id, number)))];
}
/** Repositories that jobs, deliveries or runs name, of one installation and account. */
async function repositoriesOf({ db }, installation, account) {
	const named = ["repository", "repository_id"];
	const [jobs, deliveries, runs] = await Promise.all([
		db.selectFrom("jobs").select(named).distinct().where("installation_id", "=", installation).execute(),
		db.selectFrom("deliveries").select(named).distinct().where("installation_id", "=", installation).execute(),
		db.selectFrom("runs").select("repository").distinct().where(beginsWith("repository", `${account}/`)).execute()
	]);
	const names = [
		...jobs,
		...deliveries,
		...runs
	].flatMap(({ repository }) => repository ?? []);
	const ids = [...jobs, ...deliveries].flatMap(({ repository_id: id }) => id ?? []);
	return {
		names: [...new Set(names)],
		ids: [...new Set(ids)]
	};
}
/** Under which names jobs and deliveries know repositories: one is renamed, and what was before keeps its name. */
async function namesOf({ db }, ids) {
	if (ids.length === 0) return [];
	return (await Promise.all([db.selectFrom("jobs").select("repository").distinct().where("repository_id", "in", ids).execute(), db.selectFrom("deliveries").select("repository").distinct().where("repository_id", "in", ids).execute()])).flat().flatMap(({ repository }) => repository ?? []);
}
/** Of these runs the ones that are still on record. */
async function keptRuns({ db }, ids) {
	const kept = /* @__PURE__ */ new Set();
	for (let from = 0; from < ids.length; from += 500) {
		const some = ids.slice(from, from + 500);
		const rows = await db.selectFrom("runs").select("id").where("id", "in", some).execute();
		for (const { id } of rows) kept.add(id);
	}
	return kept;
}
/** Repositories that a run or a job on record names. */
async function keptRepositories({ db }) {
	const runs = await db.selectFrom("runs").select("repository").distinct().execute();
	const jobs = await db.selectFrom("jobs").select("repository").distinct().execute();
	return [...new Set([...runs, ...jobs].map(({ repository }) => repository))];
}
/** Removes handled deliveries and ended jobs that are older; runs have a retention of their own. */
async function pruneDeliveries({ db }, before) {
	const limit = before.toISOString();
	await db.deleteFrom("deliveries").where("handled_at", "<", limit).execute();
	await db.deleteFrom("jobs").where("state", "in", [
		"done",
		"failed",
		"dead"
	]).where("ended_at", "<", limit).execute();
}
/**
* Removes everything that is kept about repositories, and nothing about another that once had one of their names; the ids of their
* runs, whose folders are to go too.
*/
async function purgeRepositories({ db }, gone) {
	if (gone.names.length === 0) return [];
	const names = [...gone.names];
	const ids = [0, ...gone.ids];
	return await db.transaction().execute(async (transaction) => {
		const ofOthers = transaction.selectFrom("jobs").select("run_id").where("repository", "in", names).where("repository_id", "not in", ids).where("run_id", "is not", null);
		const runs = await transaction.selectFrom("runs").select("id").where("repository", "in", names).where("id", "not in", ofOthers).execute();
		await transaction.deleteFrom("runs").where("repository", "in", names).where("id", "not in", ofOthers).execute();
		await transaction.deleteFrom("jobs").where("repository", "in", names).where("repository_id", "in", ids).execute();
		await transaction.deleteFrom("deliveries").where("repository", "in", names).where(({ eb, or }) => or([eb("repository_id", "is", null), eb("repository_id", "in", ids)])).execute();
		return runs.map(({ id }) => id);
	});
}
/** Not `like`, where a name's own `%` and `_` would count, and not `<`, which each database orders in its own way. */
function beginsWith(column, prefix) {
	return sql`substr(${sql.ref(column)}, 1, ${[...prefix].length}) = ${prefix}`;
}
// src/store/read-queue.ts
/** The queue as a page shows it: jobs without what they were asked with, and the workers. */
const shown = [
	...[
		"id",
		"key",
		"repository",
		"repository_id",
		"installation_id",
		"number",
		"kind",
		"priority",
		"state"
	],
	...[
		"tries",
		"worker",
		"run_id",
		"stop_reason",
		"created_at",
		"not_before",
		"started_at",
		"heartbeat_at"
	],
	...["ended_at", "error"]
];
const maxOpen = 200;
const maxEnded = 30;
/** What is active, what waits (in the order of its turn), and what ended last. Without a scope all of it. */
async function listJobs({ db }, scope) {
	if (scope?.repositories.length === 0 || scope?.repositoryIds.length === 0) return {
		active: [],
		queued: [],
		ended: []
	};
	const jobs = db.selectFrom("jobs").leftJoin("runs", "runs.id", "jobs.run_id").select(shown.map((column) => `jobs.${column}`)).select([
		"runs.title",
		"runs.outcome",
		"runs.detail"
	]).$if(scope !== void 0, (query) => query.where("jobs.repository", "in", [...scope?.repositories ?? []]).where("jobs.repository_id", "in", [...scope?.repositoryIds ?? []]));
	const [active, queued, ended] = await Promise.all([
		jobs.where("jobs.state", "=", "active").orderBy("jobs.started_at").limit(maxOpen).execute(),
		jobs.where("jobs.state", "=", "queued").select("jobs.payload").orderBy("jobs.priority", "desc").orderBy("jobs.id").limit(maxOpen).execute(),
		jobs.where("jobs.state", "in", [
			"done",
			"failed",
			"dead"
		]).orderBy("jobs.ended_at", "desc").limit(maxEnded).execute()
	]);
	return {
		active,
		queued: queued.map(({ payload, ...job }) => ({
			...job,
			title: job.title ?? askedTitle(payload)
		})),
		ended
	};
}
/** Of the issue or pull request that GitHub's event is about. */
function askedTitle(payload) {
	const { issue, pull_request: pull } = objectIn(objectIn(parsedJson(payload)).payload);
	const title = objectIn(issue).title ?? objectIn(pull).title;
	return typeof title === "string" ? title : null;
}
async function jobRowOf({ db }, id) {
	return db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
}
/** Workers that run, stop, or were heard of since then. */
async function listWorkers({ db }, since) {
	return db.selectFrom("workers").selectAll().where("heartbeat_at", ">=", since.toISOString()).orderBy("started_at", "desc").execute();
}
// src/store/read-waits.ts
const dayMs = 864e5;
/** By the job's id. `queued` in the order of their turn. */
async function readWaits({ db }, queued, limits, now) {
	const waits = /* @__PURE__ */ new Map();
	if (queued.length === 0) return waits;
	const installations = [...new Set(queued.map(({ installation_id }) => installation_id))];
	const [active, today] = await Promise.all([db.selectFrom("jobs").select([
		"key",
		"repository_id",
		"installation_id"
	]).where("state", "=", "active").where("installation_id", "in", installations).execute(), db.selectFrom("jobs").select(["installation_id", ({ fn }) => fn.countAll().as("jobs")]).where("started_at", ">=", (/* @__PURE__ */ new Date(now.getTime() - dayMs)).toISOString()).where(({ eb, or }) => or([eb("run_id", "is not", null), eb("state", "=", "active")])).where("installation_id", "in", installations).groupBy("installation_id").execute()]);
	const begun = new Map(today.map(({ installation_id, jobs }) => [installation_id, Number(jobs)]));
	const reasonOf = ({ key, repository_id, installation_id, started_at }) => {
		if (active.some((job) => job.key === key)) return "issue";
		if (key.endsWith("/beside")) return "worker";
		const here = active.filter((job) => job.installation_id === installation_id);
		if (here.filter((job) => job.repository_id === repository_id).length >= limits.perRepository) return "repository";
		if (here.length >= limits.perInstallation) return "installation";
		if (started_at === null && (begun.get(installation_id) ?? 0) >= limits.perDay) return "day";
		return "worker";
	};
	const before = /* @__PURE__ */ new Map();
	for (const job of queued) {
		const reason = reasonOf(job);
		const group = {
			issue: job.key,
			repository: `repository ${job.repository_id}`,
			worker: "worker"
		};
		const held = reason === "installation" || reason === "day" ? `account ${job.installation_id}` : group[reason];
		const place = (before.get(held) ?? 0) + 1;
		before.set(held, place);
		waits.set(job.id, {
			reason,
			place
		});
	}
	return waits;
}
/** One sentence for whoever waits. */
function waitWords({ reason, place }, { perRepository, perInstallation, perDay }) {
	const runs = (count) => count === 1 ? "1 run" : `${count} runs`;
	const goOn = (count) => count === 1 ? "goes on" : "go on";
	switch (reason) {
		case "issue": return `waits for the run of the same issue that goes on; place ${place}`;
		case "repository": return `waits: ${runs(perRepository)} of this repository ${goOn(perRepository)}, the most there may be; place ${place}`;
		case "installation": return `waits: ${runs(perInstallation)} of this account ${goOn(perInstallation)}, the most there may be; place ${place}`;
		case "day": return `waits: ${runs(perDay)} of this account began in the last 24 hours, the most there may be; place ${place}`;
		case "worker": return `waits for a free worker; place ${place}`;
	}
}
// src/app/access.ts
/** Clients for the installations of the App, each with a token for one repository. */
const settingsOnly = {
	contents: "read",
	metadata: "read"
};
/** The owner's settings, and nothing else. */
const ofOrganisation = {
	repositoryName: ".github",
	permissions: settingsOnly
};
function openAccess(options) {
	const { credentials, apiUrl, now, signal } = options;
	const { appId, privateKey } = credentials;
	const identity = {
		appId,
		privateKey,
		apiUrl,
		now,
		signal,
		patient: false
	};
	return {
		app: openApp(identity),
		repository: (installationId, repositoryId, fence) => openInstallation({
			...identity,
			installationId,
			repositoryId,
			fetch: fence && fenced(fence)
		}),
		organisation: (installationId) => openInstallation({
			...identity,
			installationId,
			...ofOrganisation
		}),
		reading: (installationId) => openInstallation({
			...identity,
			installationId,
			wholeInstallation: true,
			maxCalls: 1e5,
			permissions: {
				...settingsOnly,
				issues: "read"
			}
		})
	};
}
/** Gives a repository's number where it is public, asked as the App, whose limit is 80 times that of nobody; undefined for a private, an internal or a missing one. */
function publicIds(store, access) {
	return async (repository) => {
		const place = await newestJob(store, "repository", repository);
		if (place === void 0) return void 0;
		await using installation = access.repository(place.installation_id, place.repository_id);
		const { octokit } = installation.client;
		const found = await ifThere(octokit.rest.repos.get({ ...repositoryName(repository) }));
		return found?.data.private === false ? found.data.id : void 0;
	};
}
function fenced(fence) {
	return async (input, init) => {
		await fence();
		return await fetch(input, init);
	};
}
// src/store/deliveries.ts
/** Webhook deliveries: stored once, however often and under however many ids they come, and handled by one server each. */
const fresh = {
	handled_at: null,
	result: null,
	claimed_by: null,
	claimed_until: null,
	tries: 0
};
/** Stores deliveries in one commit: a disk takes a thousand rows as quickly as one. Ids of those that are new by id and meaning. */
async function insertDeliveries({ db }, deliveries) {
	const rows = await db.insertInto("deliveries").values(deliveries.map((delivery) => ({
		...delivery,
		...fresh
	}))).onConflict((conflict) => conflict.doNothing()).returning("id").execute();
	return new Set(rows.map(({ id }) => id));
}
/** Claimed in one commit. One that was begun before is claimed alone: if it ends its server, it ends no other's tries. */
const together = 8;
/** The oldest deliveries that nothing was made of and no other server has: this server's for so long. `tries` counts this one. */
async function claimDeliveries(store, server, ms) {
	const begun = await claim(store, {
		server,
		ms,
		limit: 1,
		begun: true
	});
	return begun.length > 0 ? begun : await claim(store, {
		server,
		ms,
		limit: together,
		begun: false
	});
}
async function claim(store, { server, ms, limit, begun }) {
	const { db, kind } = store;
	const free = db.selectFrom("deliveries").select("id").where("handled_at", "is", null).where("tries", begun ? ">" : "=", 0).where(({ or, eb }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", databaseTime(store, 0))])).orderBy("received_at").limit(limit);
	if (await free.executeTakeFirst() === void 0) return [];
	return (await db.updateTable("deliveries").set((eb) => ({
		claimed_by: server,
		claimed_until: databaseTime(store, ms),
		tries: eb("tries", "+", 1)
	})).where("id", "in", kind === "postgres" ? free.forUpdate().skipLocked() : free).returningAll().execute()).sort((a, b) => a.received_at < b.received_at ? -1 : 1);
}
/** This server still works on them: theirs for so much longer. */
async function keepDeliveries(store, server, ids, ms) {
	if (ids.length === 0) return;
	await ofServer(store, server, ids).set({ claimed_until: databaseTime(store, ms) }).execute();
}
/** Throws where another server has it by now: asked before everything that leaves this one. */
async function holdDelivery({ db }, id, server) {
	if (await db.selectFrom("deliveries").select("id").where("id", "=", id).where("claimed_by", "=", server).where("handled_at", "is", null).executeTakeFirst() === void 0) throw new Error(`delivery ${id} is another server's by now`);
}
/** Back among those that wait, for any server from `afterMs` on. With `uncounted` this try did not count. */
async function returnDelivery(store, { id, server, afterMs, uncounted = false }) {
	const waits = {
		claimed_by: null,
		claimed_until: databaseTime(store, afterMs)
	};
	await ofServer(store, server, [id]).set((eb) => ({
		...waits,
		...uncounted ? { tries: eb("tries", "-", 1) } : {}
	})).execute();
}
/** Takes away what a delivery carried. */
async function emptyDelivery({ db }, id) {
	await db.updateTable("deliveries").set({ payload: "{}" }).where("id", "=", id).execute();
}
/** Nothing came of it, and what it means may come again: its row stays under another id and meaning. */
async function freeDelivery({ db }, id, now) {
	const freed = `given up ${now.toISOString()} ${id}`;
	await db.transaction().execute(async (transaction) => {
		await transaction.updateTable("deliveries").set({
			id: freed,
			meaning: freed
		}).where("id", "=", id).execute();
		await transaction.updateTable("jobs").set({ delivery_id: freed }).where("delivery_id", "=", id).execute();
	});
}
/** `result` is one sentence or word: what was made of it. */
async function markHandled(store, { id, server, result, now }) {
	await ofServer(store, server, [id]).set({
		handled_at: now.toISOString(),
		result
	}).execute();
}
/** An update of those that this server still has. */
function ofServer({ db }, server, ids) {
	return db.updateTable("deliveries").where("id", "in", [...ids]).where("claimed_by", "=", server).where("handled_at", "is", null);
}
/** So many milliseconds from now by the one clock that all servers share. */
function databaseTime({ kind }, ms) {
	return kind === "sqlite" ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ms / 1e3} seconds`})` : sql`to_char((clock_timestamp() at time zone 'utc') + ${ms}::float8 * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
// src/app/in-background.ts
/** Work beside everything else. */
/** At the end it is told so and waited for. */
function inBackground(ended, working) {
	return { async [Symbol.asyncDispose]() {
		ended.abort();
		await working;
	} };
}
/** Now, and again after each pause; what goes on at the end is waited for. `work` never rejects. */
function againAndAgain(everyMs, work) {
	const ended = new AbortController();
	const { signal } = ended;
	return inBackground(ended, (async () => {
		while (!signal.aborted) {
			await work(signal);
			await setTimeout(everyMs, void 0, {
				signal,
				ref: false
			}).catch(() => void 0);
		}
	})());
}
// src/app/starts.ts
/** What starts runs where: of the many labels and red checks that are told, only these become jobs. */
const usual = "ai-implement";
/** A label that was configured meanwhile is found by the next sweep at the latest. */
const keptMs = 3e5;
const maxKept = 1e4;
function openStarts({ access, environment, now }) {
	const known = /* @__PURE__ */ new Map();
	const ask = async ({ installationId, repositoryId, repository }) => {
		await using installation = access.repository(installationId, repositoryId);
		await using organisation = access.organisation(installationId);
		return await settingsOfRepository(installation.client, repository, environment, organisation.client);
	};
	/** undefined: it cannot be found out. */
	const settingsOf = async (installed) => {
		const time = now().getTime();
		const kept = known.get(installed.repositoryId);
		const fresh = kept !== void 0 && kept.until > time ? kept : {
			said: ask(installed),
			until: time + keptMs
		};
		if (known.size >= maxKept) known.clear();
		known.set(installed.repositoryId, fresh);
		try {
			return await fresh.said;
		} catch {
			known.delete(installed.repositoryId);
			return;
		}
	};
	return {
		async label(installed, label) {
			if (label.toLowerCase() === usual) return true;
			const said = await settingsOf(installed);
			return said === void 0 || said.label.toLowerCase() === label.toLowerCase();
		},
		async red(installed) {
			const said = await settingsOf(installed);
			return said === void 0 || said.onRed.length > 0;
		}
	};
}
/** As its configuration, its organisation's and the operator's say; the defaults where the configuration cannot be used: a run that the label starts will tell what is wrong with it. */
async function settingsOfRepository(client, repository, environment, organisation) {
	const files = await configFiles(client, repository, organisation);
	return resolveSettings({
		...files,
		environment,
		needsKey: false
	}).settings;
}
// src/github/wait-comment.ts
/** The comment about a run that waits: posted before there is a run, and edited by the run when that begins. */
const marker = (job) => `<!-- redgreen:waiting=${job} -->`;
function waitComment(wait) {
	const { job, words, at, queue } = wait;
	const where = queue === void 0 ? "" : ` ${link("The queue", queue)} shows where it stands now.`;
	return `${marker(job)}\nRedgreen \u00b7 at ${at.toISOString().slice(11, 19)} UTC the run ${markdownText(words)}. It begins by itself.${where}`;
}
function endedWaitComment(job, why) {
	return `${marker(job)}\nRedgreen \u00b7 the run waits no more: ${markdownText(why, 400)}.`;
}
// src/store/waiting-jobs.ts
const posting = "posting";
const ended = "ended";
const mostAtOnce = 20;
/** The comment that tells of the wait; undefined where there is none. */
function waitingComment({ waiting }) {
	return waiting !== null && /^\d+$/.test(waiting) ? Number(waiting) : void 0;
}
/** Jobs that nobody has told yet that they wait, and that wait since `before`. A job that was begun already waits for its next try. */
async function untoldWaits({ db }, before) {
	return await db.selectFrom("jobs").selectAll().where("state", "=", "queued").where("waiting", "is", null).where("run_id", "is", null).where("tries", "=", 0).where("created_at", "<=", before.toISOString()).orderBy("id").limit(mostAtOnce).execute();
}
/** False where another server tells it, or the job has begun meanwhile. */
async function claimWait({ db }, id) {
	return await db.updateTable("jobs").set({ waiting: posting }).where("id", "=", id).where("state", "=", "queued").where("waiting", "is", null).returning("id").executeTakeFirst() !== void 0;
}
/** The comment is the job's from now on: the run takes it up. Where it waits no more, the job as it is by now. */
async function keepWait({ db }, id, comment) {
	if (await db.updateTable("jobs").set({ waiting: String(comment) }).where("id", "=", id).where("state", "=", "queued").returning("id").executeTakeFirst() !== void 0) return void 0;
	return await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
}
async function stillWaits({ db }, id) {
	return await db.selectFrom("jobs").select("id").where("id", "=", id).where("state", "=", "queued").executeTakeFirst() !== void 0;
}
/** Jobs that have ended without a run, and whose comment says still that they wait. */
async function endedWaits({ db }) {
	return await db.selectFrom("jobs").selectAll().where("state", "in", [
		"done",
		"failed",
		"dead"
	]).where("waiting", "is not", null).where("waiting", "<>", ended).limit(mostAtOnce).execute();
}
/** Nothing more is to be said in it. False where another server says it. */
async function endWait({ db }, { id, waiting }) {
	return await db.updateTable("jobs").set({ waiting: ended }).where("id", "=", id).where("waiting", "=", waiting).returning("id").executeTakeFirst() !== void 0;
}
// src/app/waiting.ts
/** Whoever asked is told within seconds that the run waits, for what, and at which place: by a comment that the run takes up. */
function openWaiting(options) {
	const { everyMs = 2e3, log } = options;
	return againAndAgain(everyMs, () => tellWaits(options).catch((error) => log(`waiting jobs could not be told: ${error.message}`)));
}
async function tellWaits(options) {
	const { store, limits, now, graceMs = 4e3 } = options;
	for (const row of await endedWaits(store)) await tellEnd(options, row);
	const rows = await untoldWaits(store, new Date(now().getTime() - graceMs));
	if (rows.length === 0) return;
	const { queued } = await listJobs(store);
	const waits = await readWaits(store, queued, limits, now());
	for (const row of rows) {
		const wait = waits.get(row.id);
		const asked = askerOf(row);
		if (wait === void 0 || asked === void 0 || row.key.endsWith("/beside")) continue;
		if (!await claimWait(store, row.id)) continue;
		await tellOne(options, row, asked, waitWords(wait, limits)).catch((error) => options.log(`${row.repository}#${row.number}: that it waits could not be told: ${error.message}`));
	}
}
async function tellOne({ store, access, environment, now, publicUrl }, row, { number, login, isBot }, words) {
	const { repository } = row;
	await using installation = access.repository(row.installation_id, row.repository_id);
	await using organisation = access.organisation(row.installation_id);
	const { client } = installation;
	const settings = await settingsOfRepository(client, repository, environment, organisation.client);
	if ((await checkPermission({
		client,
		repository
	}, {
		login,
		isBot
	}, settings)).kind !== "allowed") return;
	const queue = publicUrl === void 0 ? void 0 : `${publicUrl.replace(/\/$/, "")}/queue`;
	const body = waitComment({
		job: row.id,
		words,
		at: now(),
		queue
	});
	if (!await stillWaits(store, row.id)) return;
	const { id } = await postComment({
		client,
		repository
	}, number, body);
	const gone = await keepWait(store, row.id, id);
	if (gone !== void 0) await editComment({
		client,
		repository
	}, id, endedWaitComment(row.id, whyEnded(gone)));
}
function whyEnded({ state, run_id, error }) {
	if (state === "active" || run_id !== null) return "the run has begun; its own comment tells of it";
	return error ?? (state === "done" ? "no run came of it; the answer is told beside this" : "it was given up");
}
async function tellEnd({ store, access, log }, row) {
	const comment = waitingComment(row);
	if (!await endWait(store, row) || comment === void 0 || row.run_id !== null) return;
	await using installation = access.repository(row.installation_id, row.repository_id);
	await editComment({
		client: installation.client,
		repository: row.repository
	}, comment, endedWaitComment(row.id, whyEnded(row))).catch((error) => {
		log(`${row.repository}#${row.number}: the comment about its wait could not be ended: ${error.message}`);
		if (isRateLimit(error)) throw error;
	});
}
/** Who asked for the job, and where; undefined: nobody waits for it. Throws where its payload cannot be read. */
function askerOf({ kind, payload, number }) {
	if (kind !== "event") {
		const { actor } = JSON.parse(payload);
		return actor === void 0 ? void 0 : {
			number,
			login: actor,
			isBot: false
		};
	}
	const { name, payload: event } = JSON.parse(payload);
	if (name === "check_suite" || name === "status") return void 0;
	const login = event?.sender?.login;
	if (login === void 0) return void 0;
	return {
		number: event?.issue?.number ?? event?.pull_request?.number ?? number,
		login,
		isBot: event?.sender?.type === "Bot"
	};
}
// src/app/fence.ts
/** What stands between a run and the world while the run is a job: whoever has lost the job may neither send nor record. */
/** Asks at the last moment: retries and waits of the client lie before it. */
function fencedFetch(job, crash) {
	return async (input, init) => {
		await job.fence();
		const response = await fetch(input, init);
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		crash(`answered ${init?.method ?? "GET"} ${pathname}`);
		return response;
	};
}
/**
* After a failed append nothing more is recorded: a run that went on would write another end than the one that the next worker
* comes to. A full disk has a name, and is an outcome.
*/
function stickyRecorder(recorder, crash) {
	let failure;
	return {
		run: recorder.run,
		hasBegun: recorder.hasBegun,
		async append(event) {
			if (failure !== void 0) throw failure.error;
			crash(`before ${pointOf(event)}`);
			try {
				const recorded = await recorder.append(event);
				crash(`after ${pointOf(event)}`);
				return recorded;
			} catch (error) {
				if (!(error instanceof RedgreenError)) failure ??= { error };
				throw error;
			}
		}
	};
}
function pointOf(event) {
	if (!("attempt" in event)) return event.type;
	return `${event.type} ${typeof event.attempt === "object" ? event.attempt.number : event.attempt}`;
}
/** A person's stop ends the run with that word; a lost or handed-over job just ends. */
function runSignal(signal) {
	const ended = new AbortController();
	const abort = () => {
		const why = signal.reason;
		ended.abort(why.kind === "stopped" ? why.reason : "the job is not this worker\u2019s any more");
	};
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort, { once: true });
	return ended.signal;
}
// src/app/keep-plan.ts
/** What a dry run would have written to GitHub, for its page: the App has no job summary to show it in. */
/** In the run's folder, and in the database of a fleet. Never rejects: the run is over, and no other try would mend it. */
async function keepPlan({ store, root, redact, log }, runId, planned) {
	if (planned.length === 0) return;
	const parts = planned.map(({ what, where, text }) => `## Dry run: ${what} ${markdownText(where)}\n\n${what === "diff" ? markdownBlock(text, "diff") : text}\n`);
	const from = join(runFolderPath(root, runId), dryRunPlan);
	const keep = async () => {
		await writeFile(from, redact(parts.join("\n")), { mode: 384 });
		if (store.kind === "postgres") await keepFile(store, {
			runId,
			path: dryRunPlan,
			from
		});
	};
	await keep().catch((error) => log(`${dryRunPlan} is not on the run's page: ${error.message}`));
}
// src/app/job.ts
/** A job of the queue carried to its end: a new run, or one that another worker has begun. */
/** Of all repositories together: what is beyond goes, the least used first. */
const maxMirrorBytes = 5 * 2 ** 30;
/** Runs a job. Rejects where something broke that another try may mend, and where the job is another worker's by now. */
async function runJob(job, ports) {
	const { row } = job;
	const { now, host } = ports;
	const { environment, operator, hidden } = host;
	const crash = (point) => ports.crash?.(point, row);
	crash("claimed");
	const runId = row.run_id ?? newRunId(now());
	const secrets = [...host.secrets];
	const redact = createRedactor(secrets);
	const onToken = (token) => {
		secrets.push(token);
		redact.add(token);
	};
	const log = (text) => ports.log(redact(text), {
		run: runId,
		job: row.id
	});
	const client = {
		fetch: fencedFetch(job, crash),
		onToken,
		onWait: log
	};
	await using access = ports.open(row, client);
	await using organisation = ports.organisation?.(row, client);
	const workDir = join(ports.root, "work", `${runId}-${row.generation}`);
	await using _work = { async [Symbol.asyncDispose]() {
		const left = (error) => log(`${workDir} could not be removed: ${error.message}`);
		await removeTree(workDir).catch(left);
		await trimMirrors(join(ports.root, "mirrors"), maxMirrorBytes);
	} };
	await tidyWork(join(ports.root, "work"), runId);
	const resumed = await resumable(ports.store, row);
	const request = {
		event: {
			asked: askedBy(row),
			client: access.client,
			organisation: organisation?.client,
			given: {
				environment,
				operator
			},
			url: pageOf(ports, runId),
			late: true,
			again: row.tries < 3,
			now
		},
		answers: { by: "worker" },
		run: {
			serverUrl: ports.serverUrl,
			waiting: waitingComment(row),
			host: {
				environment,
				hidden,
				redact
			},
			secrets: (settings) => {
				secrets.push(...secretValues(settings, environment));
				return secrets;
			},
			source: async (repository) => ({
				kind: "clone",
				mirror: mirrorPath(join(ports.root, "mirrors"), repository),
				remote: {
					url: `${ports.serverUrl}/${repository}.git`,
					env: { ...environment },
					async renew() {
						await job.fence();
						return gitAuthorization(await access.token());
					}
				}
			}),
			async open(begun) {
				if (resumed === void 0) await job.keep({
					run_id: runId,
					begun: JSON.stringify(begun)
				});
				crash("opened");
				const runDir = await makeRunFolder(ports.root, runId);
				const recording = {
					redact,
					now,
					folder: runDir,
					guard: job.guard,
					log
				};
				const recorder = await recordRun(ports.store, runId, recording);
				const baselines = openBaselines(ports.store, ports.root, runId);
				const flakyTests = openFlakyTests(ports.store, row.repository, runId);
				return {
					runId,
					runDir,
					workDir,
					baselines,
					flakyTests,
					recorder: stickyRecorder(recorder, crash)
				};
			},
			onEvent: ports.onEvent,
			signal: runSignal(job.signal),
			fence: job.fence
		},
		log
	};
	const end = resumed === void 0 ? await handleEvent(request) : await resumeEvent(request, resumed.begun, resumed.resume);
	if (end.answered === "stop") await ports.stop?.(jobKey(row.repository_id, row.number), end.detail);
	crash("ended");
	await job.fence();
	if (end.run !== void 0) await keepPlan({
		...ports,
		redact,
		log
	}, end.run.id, end.planned ?? []);
	if (end.untold) throw new Error(endUntold);
	const about = {
		run: end.run === void 0 ? void 0 : runId,
		job: row.id
	};
	ports.log(redact(`${row.repository}#${row.number}: ${end.outcome}: ${end.detail}`), about);
	return jobEnd(end);
}
/** Where a run is shown; undefined where nothing shows it. */
function pageOf({ publicUrl }, runId) {
	return publicUrl === void 0 ? void 0 : `${publicUrl.replace(/\/$/, "")}/runs/${runId}`;
}
/** What workers that were killed left of this run, and what is a week old of any other. */
async function tidyWork(folder, runId) {
	const weekAgo = Date.now() - 6048e5;
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name);
		if (await stat(path).then(({ mtimeMs }) => mtimeMs < weekAgo, () => false) || name.startsWith(`${runId}-`)) await removeTree(path).catch(() => void 0);
	}
}
/** A run that has its first event goes on; before that there is nothing to go on with. */
async function resumable(store, row) {
	if (row.run_id === null || row.begun === null) return void 0;
	const [events, run] = await Promise.all([eventsOf(store, row.run_id), readRun(store, row.run_id)]);
	return run === void 0 ? void 0 : {
		begun: JSON.parse(row.begun),
		resume: {
			run,
			events
		}
	};
}
function jobEnd({ outcome, detail, run }) {
	return outcome === "error" && run === void 0 ? {
		kind: "failed",
		error: detail
	} : { kind: "done" };
}
function askedBy({ kind, payload, repository, number, created_at }) {
	if (kind === "event") {
		const event = JSON.parse(payload);
		return {
			kind: "event",
			name: event.name,
			payload: readPayload(event.payload)
		};
	}
	const { actor, hint = "", isPullRequest, update } = JSON.parse(payload);
	return {
		kind: "button",
		retry: {
			...update === void 0 ? {
				kind: "retry",
				via: "comment"
			} : { kind: "update" },
			actor: {
				login: actor,
				isBot: false
			},
			place: {
				repository,
				number: update ?? number,
				isPullRequest,
				isClosed: false
			},
			at: `${created_at.slice(0, 19)}Z`,
			hint
		}
	};
}
// src/app/end-lost-job.ts
/** The end of a run whose job broke every worker that had it: said where people wait for it. */
/**
* Records the end and tells it on GitHub; rejects where GitHub does not answer. Of a job that had not begun a run it says so where
* that was asked for. Tells nothing where a newer run has begun there: that one has ended its comment, and the labels are its own.
*/
async function endLostJob(row, ports) {
	const { store, now, log } = ports;
	const run = row.run_id === null ? void 0 : await readRun(store, row.run_id);
	if (run === void 0 || row.begun === null) {
		if (await hasNewerJob(store, row)) return;
		await freeLabel(row, ports);
		return await tellUnbegun(row, ports);
	}
	const redact = createRedactor(ports.host.secrets);
	const told = (text) => log(redact(text), {
		run: run.id,
		job: row.id
	});
	await using access = ports.open(row, {
		fetch,
		onToken: redact.add,
		onWait: told
	});
	const folder = runFolderPath(ports.root, run.id);
	const recorder = await recordRun(store, run.id, {
		redact,
		now,
		folder,
		log: told
	});
	if (run.state === "running") {
		const detail = `The run was tried 3 times and broke its worker each time: ${row.error ?? "no reason is known"}.`;
		await recorder.append({
			type: "run-finished",
			outcome: "error",
			detail
		});
	}
	const kept = await runRowOf(store, run.id);
	if (kept !== void 0 && await newerRun(store, kept) !== void 0) return;
	const { client } = access;
	const begun = JSON.parse(row.begun);
	const means = {
		client,
		serverUrl: ports.serverUrl,
		url: pageOf(ports, run.id),
		now,
		checks: true,
		log: told
	};
	await endDead(means, begun, recorder.run());
}
/** GitHub was away when it began: the sweep finds the label again while it is set. What ends workers is not given to more of them. */
async function freeLabel(row, { store, now }) {
	if (row.delivery_id !== null && isFreed(row)) await freeDelivery(store, row.delivery_id, now());
}
function isFreed({ delivery_id, lost_worker }) {
	return delivery_id !== null && lost_worker === null;
}
/** Whoever asked has seen nothing but \ud83d\udc40 until now. Once: the sweep may find the label again, and that job may end the same way. */
async function tellUnbegun(row, ports) {
	const asker = readableAsker(row);
	if (asker === void 0) return;
	const { number, login, byLabel } = asker;
	const log = (text) => ports.log(text, { job: row.id });
	await using access = ports.open(row, {
		fetch,
		onToken: () => void 0,
		onWait: log
	});
	const repo = {
		client: access.client,
		repository: row.repository
	};
	if (login !== void 0 && await roleOf(repo.client, row.repository, login) !== "writer") return;
	const how = row.lost_worker === null ? "broke off each time" : "ended its worker each time";
	const again = isFreed(row) && byLabel ? "It begins again by itself within minutes while the label is set; to ask at once, comment /retry." : "To ask again, comment /retry or set the label anew.";
	const reply = stoppedReply("error", `the run could not begin: it was tried 3 times and ${how}. The server's log tells more, where it names #${number}. ${again}`);
	if (!await saidBefore(repo, number, reply)) await postComment(repo, number, reply);
}
/** undefined: nobody waits for it. Where what was asked cannot be read, its number is known all the same. */
function readableAsker(row) {
	try {
		const asker = askerOf(row);
		const byLabel = row.kind === "event" && JSON.parse(row.payload).name === "issues";
		return asker === void 0 ? void 0 : {
			...asker,
			byLabel
		};
	} catch {
		return row.number === 0 ? void 0 : {
			number: row.number,
			byLabel: false
		};
	}
}
// src/app/remove-gone.ts
/** A worker's own disk, when what it keeps there is gone from the database: pruned, or purged because the App was taken off. */
/** A run's folder may hold the only copy of work that could not be pushed, and a database may be one from before it. */
const folderGraceMs = 6048e5;
/** A mirror is a cache; one that was touched so lately may belong to a run that is only beginning. */
const mirrorGraceMs = 36e5;
/** Removes folders of runs, and mirrors of repositories, that the database no longer names. `root` is the data folder. */
async function removeGone(store, root, now) {
	if (hasOwnRecord(store, root)) return;
	const [runs, mirrors] = [join(root, "runs"), join(root, "mirrors")];
	const folders = (await untouched(runs, now.getTime() - folderGraceMs)).filter(isRunId);
	const kept = await keptRuns(store, folders);
	const gone = folders.filter((id) => !kept.has(id)).map((id) => join(runs, id));
	const names = await untouched(mirrors, now.getTime() - mirrorGraceMs);
	const known = names.length === 0 ? [] : await keptRepositories(store);
	const paths = new Set(known.map((repository) => mirrorPath(mirrors, repository)));
	gone.push(...names.map((name) => join(mirrors, name)).filter((path) => !paths.has(path)));
	const [failed, ...more] = await removeTrees(gone);
	if (failed !== void 0) throw new Error(`${failed.path} could not be removed: ${failed.reason}${more.length > 0 ? ` (and ${more.length} more)` : ""}`);
}
async function untouched(folder, beforeMs) {
	const names = await readdir(folder).catch(() => []);
	const old = [];
	for (const name of names) {
		const found = await stat(join(folder, name)).catch(() => void 0);
		if (found !== void 0 && found.mtimeMs < beforeMs) old.push(name);
	}
	return old;
}
// src/app/worker.ts
/** A worker of the App: takes jobs out of the queue and runs them until it is told to end. */
/** Throws `bad-server` where the App is not registered yet. */
function registered({ credentials, dataDir }) {
	if (credentials !== void 0) return credentials;
	throw new RedgreenError("bad-server", `this machine does not know the App. ${knowTheApp(dataDir)}`);
}
/** The App is registered once; each further machine is given what the first one got. */
function knowTheApp(dataDir) {
	return `Registered on another machine: copy its github-app.json to ${credentialsFile(dataDir)}, or set REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY and REDGREEN_WEBHOOK_SECRET as there. Not registered yet: start \`redgreen serve --setup\` and open the address that it prints`;
}
/** Works until `signal` is aborted. Throws `bad-server` where the App is not registered yet. */
async function runWorker(options) {
	const { settings, store, queue, environment, concurrency = 1, limits = settings.limits, signal, log } = options;
	const { apiUrl, dataDir } = settings;
	const credentials = registered(settings);
	const { passwords } = readProxy(environment);
	if (!environment.ANTHROPIC_API_KEY && !environment.REDGREEN_ANTHROPIC_API_KEY) log("ANTHROPIC_API_KEY is not set: a run that needs the model will end as misconfigured");
	const now = () => /* @__PURE__ */ new Date();
	const { appId, privateKey, webhookSecret, clientSecret } = credentials;
	const identity = {
		appId,
		privateKey,
		apiUrl,
		now
	};
	const ports = {
		store,
		root: dataDir,
		serverUrl: settings.serverUrl,
		publicUrl: settings.publicUrl,
		host: {
			environment,
			operator: settings.ceilings,
			secrets: [
				privateKey,
				webhookSecret,
				clientSecret ?? [],
				settings.sessionSecret ?? [],
				passwords
			].flat(),
			hidden: [dataDir]
		},
		open: ({ installation_id: installationId, repository_id: repositoryId }, more) => openInstallation({
			...identity,
			installationId,
			repositoryId,
			...more
		}),
		organisation: ({ installation_id: installationId }, more) => openInstallation({
			...identity,
			installationId,
			...ofOrganisation,
			...more
		}),
		stop: queue.stop,
		now,
		log,
		...options.ports
	};
	const host = hostname();
	await using _tidying = againAndAgain(36e5, () => removeGone(store, dataDir, now()).catch((error) => log(`folders of removed runs could not be looked for, again in an hour: ${error.message}`)));
	await queue.work({
		worker: `${host}-${process.pid}-${randomBytes(3).toString("hex")}`,
		host,
		pid: process.pid,
		concurrency,
		limits,
		signal,
		log,
		run: (job) => runJob(job, ports),
		tellDead: (row) => endLostJob(row, ports)
	});
}
export { pruneDeliveries as A, deliveredSince as C, liveKeys as D, knownDeliveries as E, repositoriesOf as M, namesOf as O, listWorkers as S, issueOfPullRequest as T, publicIds as _, settingsOfRepository as a, jobRowOf as b, claimDeliveries as c, holdDelivery as d, insertDeliveries as f, openAccess as g, returnDelivery as h, openStarts as i, purgeRepositories as j, newestJob as k, emptyDelivery as l, markHandled as m, runWorker as n, againAndAgain as o, keepDeliveries as p, openWaiting as r, inBackground as s, registered as t, freeDelivery as u, readWaits as v, hasJob as w, listJobs as x, waitWords as y };
