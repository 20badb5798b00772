import { H as sql } from "./store.js";
import { a as longestWaitMs, i as insertJob, n as aboutJob, o as stopJobs, r as cancelJob, s as tryAgain, t as workLoop } from "./work-loop.js";
// src/store/queue-sqlite.ts
/** The queue of one machine: a table of SQLite, claimed by one statement, so that processes need no lock beside the database's own. */
function openSqliteQueue(store, options = {}) {
	const { leaseMs = 15e3, pollMs = 250, now = () => /* @__PURE__ */ new Date() } = options;
	const { db } = store;
	const isSilent = watchSilence(leaseMs);
	const engine = {
		db,
		leaseMs,
		pollMs,
		now,
		async claim(work, died) {
			if (await replaceLost(store, isSilent, now(), work)) died();
			return claimNext(store, work, now());
		}
	};
	return {
		enqueue: (job) => insertJob(db, job, now()),
		work: (work) => workLoop(engine, work),
		stop: (key, reason) => stopJobs(db, key, reason, now()),
		cancel: (id, reason) => cancelJob(db, id, reason, now()),
		async [Symbol.asyncDispose]() {}
	};
}
/**
* Whether a claim was not renewed for a lease, as far as this process has seen it by a clock that nobody sets. Where the time of
* day says so too, a third of that is enough; alone it says nothing: it may have been set forward by an hour, or back.
*/
function watchSilence(leaseMs) {
	let seen = /* @__PURE__ */ new Map();
	const keyOf = ({ id, generation }) => `${id}/${generation}`;
	return (active, now) => {
		const before = seen;
		seen = /* @__PURE__ */ new Map();
		for (const row of active) {
			const known = before.get(keyOf(row));
			const same = known !== void 0 && known.beat === row.heartbeat_at;
			seen.set(keyOf(row), same ? known : {
				beat: row.heartbeat_at,
				since: performance.now()
			});
		}
		const leaseAgo = new Date(now.getTime() - leaseMs).toISOString();
		return (row) => {
			return performance.now() - (seen.get(keyOf(row))?.since ?? performance.now()) >= (row.heartbeat_at !== null && row.heartbeat_at < leaseAgo ? leaseMs / 3 : leaseMs);
		};
	};
}
/** Jobs whose worker is silent go back into the queue, or are dead: whether there is one of these. */
async function replaceLost({ db }, silence, now, { log }) {
	let died = false;
	const active = await db.selectFrom("jobs").select([
		"id",
		"generation",
		"tries",
		"progress",
		"run_id",
		"worker",
		"heartbeat_at"
	]).where("state", "=", "active").execute();
	for (const row of active.filter(silence(active, now))) {
		log(`job ${row.id}: its worker ${row.worker} is silent since ${row.heartbeat_at}`, aboutJob(row));
		const dead = await tryAgain(db, row, {
			kind: "lost",
			worker: row.worker
		}, {
			now,
			delayMs: 0
		});
		died ||= dead !== void 0;
	}
	return died;
}
/**
* The first of each key that may start now: by priority, then for the installation that has the fewest jobs running, then for
* the one whose last start is longest ago. A job that waits for its next try holds its key, so that nothing overtakes it.
*/
async function claimNext({ db }, { worker, limits }, now) {
	const at = now.toISOString();
	const farAhead = new Date(now.getTime() + longestWaitMs).toISOString();
	const dayAgo = new Date(now.getTime() - dayMs).toISOString();
	const { rows } = await sql`
    update jobs set state = 'active', worker = ${worker}, generation = generation + 1, tries = tries + 1,
      heartbeat_at = ${at}, started_at = coalesce(started_at, ${at}), error = null
    where state = 'queued' and id = (
      with heads as (select min(id) as id from jobs where state = 'queued' group by key),
        active as (select key, repository_id, installation_id from jobs where state = 'active'),
        repositories as (select repository_id, count(*) as jobs from active group by repository_id),
        installations as (select installation_id, count(*) as jobs from active group by installation_id),
        today as (select installation_id, count(*) filter (where run_id is not null or state = 'active') as jobs,
            max(started_at) as last from jobs
          where started_at >= ${dayAgo} group by installation_id)
      select jobs.id from heads join jobs on jobs.id = heads.id
        left join repositories on repositories.repository_id = jobs.repository_id
        left join installations on installations.installation_id = jobs.installation_id
        left join today on today.installation_id = jobs.installation_id
      where (jobs.not_before <= ${at} or jobs.not_before > ${farAhead}) and jobs.key not in (select key from active)
        and (jobs.key like '%/beside' or (
          coalesce(repositories.jobs, 0) < ${limits.perRepository}
          and coalesce(installations.jobs, 0) < ${limits.perInstallation}
          and (jobs.started_at is not null or coalesce(today.jobs, 0) < ${limits.perDay})))
      order by jobs.priority desc, coalesce(installations.jobs, 0), coalesce(today.last, ''), jobs.id
      limit 1
    ) returning *`.execute(db);
	return rows[0];
}
const dayMs = 864e5;
export { openSqliteQueue };
