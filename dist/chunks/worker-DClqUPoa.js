import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { o as mirrorPath, s as trimMirrors, t as recordRun, u as createRedactor } from "./run-rows-DTU4pPPu.js";
import { i as readRun, t as eventsOf } from "./read-C5dJjkLD.js";
import { n as makeRunFolder, o as newRunId, r as runFolderPath } from "./run-folder-DW8zJmzI.js";
import { t as openStore } from "./database-CuaPul31.js";
import { t as openBaselines } from "./baselines-CxChZvc0.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { i as openInstallation } from "./app-settings-ByCzwyWV.js";
import { n as endDead, r as resumeEvent, t as runEvent } from "./run-trigger-C2EOyrph.js";
import { n as defaultLimits, r as jobKey } from "./queue-DcbseYuX.js";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
// src/entry/app-log.ts
/** The server's log: a line each on stderr, with the time; the machine's journal or the container's keeps it. */
const maxLine = 2e3;
function terminalLine({ stderr }) {
	return (text) => {
		stderr.write(`${(/* @__PURE__ */ new Date()).toISOString()} ${visibleLine(text, maxLine)}\n`);
	};
}
// src/store/open-queue.ts
/** `location` is what the store was opened with. */
async function openQueue(store, location, options) {
	if (store.kind === "sqlite") {
		const { openSqliteQueue } = await import("./queue-sqlite-BkxbxbEu.js");
		return openSqliteQueue(store);
	}
	const { openPgBossQueue } = await import("./queue-pg-boss-CxB-oa5v.js");
	return openPgBossQueue(store, {
		url: location,
		...options
	});
}
// src/entry/app-store.ts
/** The record and the queue of the App, opened with words for whoever cannot reach them. */
/** Throws `bad-server` where the folder cannot be made, `no-database` where the database cannot be used. */
async function openRecord({ database, dataDir }, log) {
	await mkdir(dataDir, {
		recursive: true,
		mode: 448
	}).catch((error) => {
		throw new RedgreenError("bad-server", `REDGREEN_DATA_DIR: ${dataDir} cannot be made (${error.code})`);
	});
	await using parts = new AsyncDisposableStack();
	try {
		const store = parts.use(await openStore(database));
		const queue = parts.use(await openQueue(store, database, { log }));
		const held = parts.move();
		return {
			store,
			queue,
			[Symbol.asyncDispose]: () => held.disposeAsync()
		};
	} catch (error) {
		if (error instanceof RedgreenError) throw error;
		throw new RedgreenError("no-database", `${placeOf(database)}: ${saidBy(error)}`, { cause: error });
	}
}
/** Without user and password. */
function placeOf(database) {
	const url = database.startsWith("/") ? null : URL.parse(database);
	return url === null ? database : `${url.host}${url.pathname}`;
}
/** Two refused addresses of one name are an error without a message. */
function saidBy(error) {
	if (!(error instanceof Error)) return String(error);
	const said = error.message || String(error.code);
	return error.cause instanceof Error ? `${said}: ${error.cause.message}` : said;
}
// src/run-job/bury.ts
/** The end of a run whose job broke every worker that had it: said where people wait for it. */
/** Records the end and tells it on GitHub. Does nothing for a job that had not begun a run. */
async function buryJob(row, face) {
	const { store, now, log } = face;
	const run = row.run_id === null ? void 0 : await readRun(store, row.run_id);
	if (run === void 0 || row.begun === null) return;
	const redact = createRedactor(face.secrets);
	await using access = face.open(row, {
		fetch,
		onToken: redact.add
	});
	const recorder = await recordRun(store, run.id, {
		redact,
		now,
		folder: runFolderPath(face.root, run.id)
	});
	if (run.state === "running") {
		const detail = `The run was tried 3 times and broke its worker each time: ${row.error ?? "no reason is known"}.`;
		await recorder.append({
			type: "run-finished",
			outcome: "error",
			detail
		});
	}
	const { client } = access;
	const begun = JSON.parse(row.begun);
	const means = {
		client,
		serverUrl: face.serverUrl,
		now,
		checks: true,
		log: (text) => log(redact(text))
	};
	await endDead(means, begun, recorder.run());
}
// src/run-job/fence.ts
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
		ended.abort(why.kind === "stopped" ? why.reason : "the job is not this worker’s any more");
	};
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort, { once: true });
	return ended.signal;
}
// src/run-job.ts
/** A job of the queue carried to its end: a new run, or one that another worker has begun. */
/** Of all repositories together: what is beyond goes, the least used first. */
const maxMirrorBytes = 5 * 2 ** 30;
/** Runs a job. Rejects where something broke that another try may mend, and where the job is another worker's by now. */
async function runJob(job, face) {
	const { row } = job;
	const { now } = face;
	const crash = (point) => face.crash?.(point, row);
	crash("claimed");
	const runId = row.run_id ?? newRunId(now());
	const secrets = [...face.secrets];
	const redact = createRedactor(secrets);
	const onToken = (token) => {
		secrets.push(token);
		redact.add(token);
	};
	const client = {
		fetch: fencedFetch(job, crash),
		onToken
	};
	await using access = face.open(row, client);
	await using organisation = face.organisation?.(row, client);
	const workDir = join(face.root, "work", `${runId}-${row.generation}`);
	await using _work = { async [Symbol.asyncDispose]() {
		await rm(workDir, {
			recursive: true,
			force: true
		});
		await trimMirrors(join(face.root, "mirrors"), maxMirrorBytes);
	} };
	await tidyWork(join(face.root, "work"), runId);
	const request = {
		...asked(row),
		inputs: {},
		environment: face.environment,
		operator: face.operator,
		client: access.client,
		organisation: organisation?.client,
		late: true,
		checks: true,
		serverUrl: face.serverUrl,
		url: face.publicUrl === void 0 ? void 0 : `${face.publicUrl.replace(/\/$/, "")}/runs/${runId}`,
		secrets: ({ anthropicApiKey, testEnv, agentEnv }) => {
			const named = [...testEnv, ...agentEnv].map((name) => face.environment[name]);
			secrets.push(...[anthropicApiKey, ...named].filter((value) => value !== void 0).filter(Boolean));
			return secrets;
		},
		redact,
		now,
		log: (text) => face.log(`${runId}: ${redact(text)}`),
		onEvent: face.onEvent,
		signal: runSignal(job.signal),
		hidden: face.hidden,
		place: async (repository) => ({
			kind: "clone",
			mirror: mirrorPath(join(face.root, "mirrors"), repository),
			remote: {
				url: `${face.serverUrl}/${repository}.git`,
				env: { ...face.environment },
				async renew() {
					await job.fence();
					return `Basic ${Buffer.from(`x-access-token:${await access.token()}`).toString("base64")}`;
				}
			}
		}),
		async open(begun) {
			if (row.begun === null) await job.keep({
				run_id: runId,
				begun: JSON.stringify(begun)
			});
			crash("opened");
			const runDir = await makeRunFolder(face.root, runId);
			const recorder = await recordRun(face.store, runId, {
				redact,
				now,
				folder: runDir,
				guard: job.guard
			});
			const baselines = openBaselines(face.store, face.root, runId);
			return {
				runId,
				runDir,
				workDir,
				baselines,
				recorder: stickyRecorder(recorder, crash)
			};
		},
		onForge: () => {},
		fence: job.fence
	};
	const resumed = await resumable(face.store, row);
	const end = resumed === void 0 ? await runEvent(request) : await resumeEvent(request, resumed.begun, resumed.resume);
	if (end.detail === "answered /redgreen stop") await face.stop?.(jobKey(row.repository_id, row.number), end.detail);
	crash("ended");
	face.log(redact(`${row.repository}#${row.number}: ${end.outcome}${end.run === void 0 ? "" : ` (run ${runId})`}: ${end.detail}`));
	return jobEnd(end);
}
/** What workers that were killed left of this run, and what is a week old of any other. */
async function tidyWork(folder, runId) {
	const weekAgo = Date.now() - 6048e5;
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name);
		if (await stat(path).then(({ mtimeMs }) => mtimeMs < weekAgo, () => false) || name.startsWith(`${runId}-`)) await rm(path, {
			recursive: true,
			force: true
		}).catch(() => void 0);
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
function asked({ kind, payload, repository, number, created_at }) {
	if (kind === "event") return JSON.parse(payload);
	const { actor, hint = "", isPullRequest } = JSON.parse(payload);
	return {
		name: "retry",
		payload: { sender: { login: actor } },
		reading: {
			kind: "retry",
			via: "comment",
			actor: {
				login: actor,
				isBot: false
			},
			place: {
				repository,
				number,
				isPullRequest,
				isClosed: false
			},
			at: `${created_at.slice(0, 19)}Z`,
			hint
		}
	};
}
// src/entry/worker.ts
/** A worker of the App: takes jobs out of the queue and runs them until it is told to end. */
/** Throws `bad-server` where the App is not registered yet. */
function registered({ credentials }) {
	if (credentials !== void 0) return credentials;
	throw new RedgreenError("bad-server", "the App is not registered yet: start `redgreen serve --setup` and open the address that it prints");
}
/** Works until `signal` is aborted. Throws `bad-server` where the App is not registered yet. */
async function runWorker(options) {
	const { settings, store, queue, environment, concurrency = 1, limits = defaultLimits, signal, log } = options;
	const { apiUrl, dataDir } = settings;
	const credentials = registered(settings);
	if (!environment.ANTHROPIC_API_KEY && !environment.REDGREEN_ANTHROPIC_API_KEY) log("ANTHROPIC_API_KEY is not set: a run that needs the model will end as misconfigured");
	const now = () => /* @__PURE__ */ new Date();
	const { appId, privateKey, webhookSecret, clientSecret } = credentials;
	const face = {
		store,
		root: dataDir,
		serverUrl: settings.serverUrl,
		publicUrl: settings.publicUrl,
		environment,
		operator: settings.ceilings,
		secrets: [
			privateKey,
			webhookSecret,
			clientSecret,
			settings.sessionSecret
		].filter((secret) => secret !== void 0),
		hidden: [dataDir],
		open: ({ installation_id, repository_id }, more) => openInstallation({
			appId,
			privateKey,
			apiUrl,
			installationId: installation_id,
			repositoryId: repository_id,
			now,
			onWait: log,
			...more
		}),
		organisation: ({ installation_id }, more) => openInstallation({
			appId,
			privateKey,
			apiUrl,
			installationId: installation_id,
			repositoryName: ".github",
			permissions: {
				contents: "read",
				metadata: "read"
			},
			now,
			onWait: log,
			...more
		}),
		stop: queue.stop,
		now,
		log,
		...options.face
	};
	const host = hostname();
	await queue.work({
		worker: `${host}-${process.pid}-${randomBytes(3).toString("hex")}`,
		host,
		pid: process.pid,
		concurrency,
		limits,
		signal,
		log,
		run: (job) => runJob(job, face),
		bury: (row) => buryJob(row, face).catch((error) => log(`job ${row.id}: its end could not be told: ${error.message}`))
	});
}
export { terminalLine as i, runWorker as n, openRecord as r, registered as t };
