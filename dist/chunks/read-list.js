import { R as whereGiven } from "./store.js";
// src/store/read-list.ts
async function runRowOf({ db }, id) {
	return db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirst();
}
/** The newest run of the same issue, where it began after this one. */
async function newerRun({ db }, { id, repository, issue, started_at }) {
	if (issue === null) return void 0;
	return newestOf(db, repository, issue).where("started_at", ">=", started_at).where("id", "<>", id).executeTakeFirst();
}
/** Whether something was asked for after this job where it was asked for. Ids of jobs are in the order of their time. */
async function hasNewerJob({ db }, { id, key }) {
	return await db.selectFrom("jobs").select("id").where("key", "=", key).where("id", ">", id).limit(1).executeTakeFirst() !== void 0;
}
/** The run that this one went on from: the one it names, or the last before it on the same branch of the same issue. */
async function retriedRun({ db }, { id, repository, issue, branch, parent_run: parent, started_at }) {
	if (parent !== null) return db.selectFrom("runs").select(["id", "outcome"]).where("id", "=", parent).executeTakeFirst();
	if (issue === null || branch === null) return void 0;
	return newestOf(db, repository, issue).where("branch", "=", branch).where("started_at", "<=", started_at).where("id", "<", id).executeTakeFirst();
}
function newestOf(db, repository, issue) {
	return db.selectFrom("runs").select(["id", "outcome"]).where("repository", "=", repository).where("issue", "=", issue).orderBy("started_at", "desc").orderBy("id", "desc").limit(1);
}
/** Runs that worked for a repository of one of these names, but with another number: the name was another's then. */
async function runsOfOthers({ db }, { repositories, repositoryIds }) {
	if (repositories.length === 0 || repositoryIds.length === 0) return [];
	return (await db.selectFrom("jobs").select("run_id").where("repository", "in", [...repositories]).where("repository_id", "not in", [...repositoryIds]).where("run_id", "is not", null).execute()).flatMap(({ run_id }) => run_id ?? []);
}
/** How many runs a filter has, by outcome; `running` for those without one. */
async function countRuns({ db }, filter) {
	const rows = await whereGiven(db.selectFrom("runs"), filter).select(["outcome", ({ fn }) => fn.countAll().as("runs")]).groupBy("outcome").execute();
	return new Map(rows.map(({ outcome, runs }) => [outcome ?? "running", Number(runs)]));
}
/** The models of these runs, by name. */
async function recordedModels({ db }, filter) {
	return (await whereGiven(db.selectFrom("runs"), filter).select("model").distinct().orderBy("model").limit(200).execute()).map(({ model }) => model);
}
/** Every repository with runs or jobs, the one with the newest first. */
async function recordedRepositories({ db }) {
	const ofRuns = whereGiven(db.selectFrom("runs"), {}).select(["repository", ({ fn }) => fn.max("started_at").as("newest")]);
	const ofJobs = db.selectFrom("jobs").select(["repository", ({ fn }) => fn.max("created_at").as("newest")]);
	const rows = [...await ofRuns.groupBy("repository").execute(), ...await ofJobs.groupBy("repository").execute()].sort((a, b) => a.newest < b.newest ? 1 : -1);
	return [...new Set(rows.map(({ repository }) => repository))];
}
/** The number of the newest event of each of these runs. */
async function lastSeqs({ db }, ids) {
	if (ids.length === 0) return /* @__PURE__ */ new Map();
	const rows = await db.selectFrom("events").select(["run_id", ({ fn }) => fn.max("seq").as("seq")]).where("run_id", "in", [...ids]).groupBy("run_id").execute();
	return new Map(rows.map(({ run_id, seq }) => [run_id, Number(seq)]));
}
/** Newest first, at most `filter.limit` (default 20,000: a year of fifty runs a day). */
async function readOverviewRows({ db }, filter) {
	return whereGiven(db.selectFrom("runs"), filter).select([
		"repository",
		"actor",
		"model",
		"outcome",
		"retry_count",
		"cost_usd",
		"started_at",
		"ended_at"
	]).orderBy("started_at", "desc").limit(filter.limit ?? maxRows).execute();
}
const maxRows = 2e4;
export { readOverviewRows as a, retriedRun as c, newerRun as i, runRowOf as l, hasNewerJob as n, recordedModels as o, lastSeqs as r, recordedRepositories as s, countRuns as t, runsOfOthers as u };
