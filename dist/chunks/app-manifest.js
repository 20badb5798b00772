import { H as sql, R as whereGiven } from "./store.js";
import { t as countRuns } from "./read-list.js";
import { m as silent, y as Octokit } from "./client.js";
import { i as wantedPermissions, r as runPermissions } from "./app-client.js";
// src/store/read-metrics.ts
/** Numbers of the whole record, for monitoring: counts only, no names. Runs are those that somebody asked for: suites would hide them. */
async function recordCounts(store, workersSince) {
	const { db } = store;
	const [runs, jobs, workers, deliveries] = await Promise.all([
		countRuns(store, {}),
		db.selectFrom("jobs").select([
			"state",
			({ fn }) => fn.countAll().as("jobs"),
			({ fn }) => fn.min("created_at").as("oldest")
		]).groupBy("state").execute(),
		db.selectFrom("workers").select(({ fn }) => fn.countAll().as("workers")).where("state", "<>", "gone").where("heartbeat_at", ">=", workersSince.toISOString()).executeTakeFirst(),
		db.selectFrom("deliveries").select(({ fn }) => [fn.countAll().as("all"), fn.count("handled_at").as("handled")]).executeTakeFirst()
	]);
	const oldest = jobs.find(({ state }) => state === "queued")?.oldest;
	const handled = Number(deliveries?.handled ?? 0);
	return {
		runs,
		jobs: new Map(jobs.map(({ state, jobs: count }) => [state, Number(count)])),
		...oldest === void 0 || oldest === null ? {} : { waitsSince: oldest },
		workers: Number(workers?.workers ?? 0),
		deliveries: {
			handled,
			waiting: Number(deliveries?.all ?? 0) - handled
		}
	};
}
const maxModels = 20;
/** Runs with their cost and tokens by model and outcome (`running` for those without one). */
async function modelSums({ db }) {
	const rows = await whereGiven(db.selectFrom("runs"), {}).select(({ fn }) => [
		"model",
		"outcome",
		fn.countAll().as("runs"),
		fn.sum("cost_usd").as("cost"),
		fn.sum("input_tokens").as("input"),
		fn.sum("output_tokens").as("output"),
		fn.sum("cache_read_tokens").as("cache_read"),
		fn.sum("cache_write_tokens").as("cache_write")
	]).groupBy(["model", "outcome"]).execute();
	const runsOf = /* @__PURE__ */ new Map();
	for (const { model, runs } of rows) runsOf.set(model, (runsOf.get(model) ?? 0) + Number(runs));
	const most = [...runsOf].sort(([, a], [, b]) => b - a).slice(0, maxModels);
	const named = new Set(most.map(([model]) => model));
	return [...Map.groupBy(rows, ({ model, outcome }) => JSON.stringify([named.has(model) ? model : "other", outcome ?? "running"]))].map(([key, own]) => {
		const [model, outcome] = JSON.parse(key);
		const sum = (column) => own.reduce((total, row) => total + Number(row[column] ?? 0), 0);
		const tokens = {
			input: sum("input"),
			output: sum("output"),
			cache_read: sum("cache_read"),
			cache_write: sum("cache_write")
		};
		return {
			model,
			outcome,
			runs: sum("runs"),
			costUsd: sum("cost"),
			tokens
		};
	});
}
/** How much room the database takes on disk; logs lie beside it, in the folders of their runs. */
async function recordBytes({ db, kind }) {
	const size = kind === "sqlite" ? sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()` : sql`select pg_database_size(current_database()) as bytes`;
	return Number((await size.execute(db)).rows[0]?.bytes ?? 0);
}
/** Runs that ended at `since` (ISO 8601) or later. */
async function runsEndedSince({ db }, since) {
	return (await whereGiven(db.selectFrom("runs"), {}).select([
		"id",
		"outcome",
		"started_at",
		"ended_at"
	]).where("ended_at", ">=", since).execute()).map(({ id, outcome, started_at, ended_at }) => ({
		id,
		outcome: outcome ?? "error",
		seconds: Math.max(0, (Date.parse(ended_at ?? started_at) - Date.parse(started_at)) / 1e3),
		ended_at: ended_at ?? started_at
	}));
}
// src/app/paths.ts
/** Where on the server what is found. */
const webhookPath = "/api/github/webhooks";
// src/github/app-manifest.ts
/** What the App asks for when it is registered (`app.yml` says why, and a test holds the two together), and what it then gets. */
const appEvents = [
	"check_run",
	"check_suite",
	"issue_comment",
	"issues",
	"pull_request",
	"status"
];
/** GitHub's App manifest. */
function appManifest({ publicUrl, webhookPath, signInPath, redirectPath }, name) {
	return {
		name,
		description: "Turns a labelled issue into a green pull request.",
		url: publicUrl,
		hook_attributes: {
			url: `${publicUrl}${webhookPath}`,
			active: true
		},
		redirect_url: `${publicUrl}${redirectPath}`,
		callback_urls: [`${publicUrl}${signInPath}`],
		public: false,
		default_permissions: {
			...runPermissions,
			...wantedPermissions
		},
		default_events: [...appEvents]
	};
}
/** Throws where GitHub does not know the code: each is good once, for an hour. */
async function convertManifestCode(code, apiUrl) {
	const { data } = await new Octokit({
		baseUrl: apiUrl,
		userAgent: "redgreen",
		log: silent
	}).rest.apps.createFromManifest({ code });
	if (!data.webhook_secret) throw new Error("GitHub made the App without a webhook secret");
	return {
		appId: String(data.id),
		slug: data.slug ?? "",
		url: data.html_url,
		privateKey: data.pem,
		webhookSecret: data.webhook_secret,
		clientId: data.client_id,
		clientSecret: data.client_secret
	};
}
export { modelSums as a, runsEndedSince as c, webhookPath as i, appManifest as n, recordBytes as o, convertManifestCode as r, recordCounts as s, appEvents as t };
