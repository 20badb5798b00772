import { t as sql } from "./sql-CFDt8uCo.js";
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
	const newest = db.selectFrom("evals").selectAll().orderBy("started_at", "desc").orderBy("id", "desc");
	if (text === "latest" || text === "previous") return (await newest.limit(2).execute())[text === "latest" ? 0 : 1] ?? { problem: `there is no ${text} eval run` };
	if (!/^[a-z0-9-]{1,64}$/.test(text)) return { problem: `not an eval run: ${JSON.stringify(text.slice(0, 80))}` };
	const [only, other] = await db.selectFrom("evals").selectAll().where("id", "like", `${text}%`).orderBy("id").limit(2).execute();
	if (only === void 0) return { problem: `no eval run ${text}` };
	if (only.id === text || other === void 0) return only;
	return { problem: `${text} is the beginning of several eval runs: ${only.id}, ${other.id} …` };
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
/** The newest eval run of a suite that did not come to its end. */
async function unfinishedEval({ db }, suite) {
	return db.selectFrom("evals").selectAll().where("suite", "=", suite).where("state", "=", "running").orderBy("started_at", "desc").limit(1).executeTakeFirst();
}
/** The query behind `redgreen flaky`, for SQLite and PostgreSQL; `$since` is a time such as 2026-11-14T00:00:00Z. */
const flakySql = `
select story_id,
       sum(case when status = 'passed' then 1 else 0 end) as passed,
       sum(case when status = 'failed' then 1 else 0 end) as failed,
       count(distinct eval_id) as evals,
       min(finished_at) as first_seen,
       max(finished_at) as last_seen
from story_results
where finished_at >= $since and status in ('passed', 'failed')
group by story_id
having count(distinct status) = 2
order by story_id`.trim();
/** Stories that both passed and failed since then. Errors count for neither. */
async function flakyStories({ db }, since) {
	const [before = "", after = ""] = flakySql.split("$since");
	const { rows } = await sql`${sql.raw(before)}${since.toISOString()}${sql.raw(after)}`.execute(db);
	return rows;
}
export { flakySql as a, storyResults as c, findEval as i, unfinishedEval as l, addStoryResult as n, flakyStories as o, endEval as r, listEvals as s, addEval as t };
