import { randomBytes } from "node:crypto";
// src/store/queue.ts
const defaultLimits = {
	perRepository: 2,
	perInstallation: 5,
	perDay: 200
};
/** The job belongs to another worker by now, or to none. Nothing of it may be written any more. */
var JobLostError = class extends Error {
	name = "JobLostError";
};
function jobKey(repositoryId, number) {
	return `${repositoryId}#${number}`;
}
// src/store/job-rows.ts
/** What is done to rows of `jobs` in every engine. Each change is one statement that names the generation it is allowed for. */
async function insertJob(db, job, now) {
	const { delivery_id = null, priority = 0, beside = false, ...given } = job;
	const key = jobKey(job.repository_id, job.number);
	return db.insertInto("jobs").values({
		...given,
		id: newJobId(now.getTime()),
		key: beside ? `${key}/beside` : key,
		delivery_id,
		priority,
		state: "queued",
		tries: 0,
		progress: 0,
		generation: 0,
		created_at: now.toISOString(),
		not_before: now.toISOString()
	}).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst();
}
/** Throws where the claim does not hold any more. */
async function holdClaim(db, claim) {
	if (await db.selectFrom("jobs").select("id").where(held(claim)).executeTakeFirst() === void 0) throw lost(claim);
}
/** The claim is good for another lease; undefined where it is lost. The row tells whether somebody stopped it. */
async function beat(db, claim, now) {
	return db.updateTable("jobs").set({ heartbeat_at: now.toISOString() }).where(held(claim)).returning("stop_reason").executeTakeFirst();
}
async function keepFacts(db, claim, facts) {
	if (await db.updateTable("jobs").set(facts).where(held(claim)).returning("id").executeTakeFirst() === void 0) throw lost(claim);
}
/** The end of a job; false where it was not this claim's any more. */
async function endJob(db, claim, state, error, now) {
	const set = {
		state,
		error,
		ended_at: now.toISOString(),
		worker: null
	};
	return await db.updateTable("jobs").set(set).where(held(claim)).returning("id").executeTakeFirst() !== void 0;
}
/** Back into the queue as if it had not been claimed. */
async function handBack(db, claim, now) {
	const set = {
		state: "queued",
		worker: null,
		not_before: now.toISOString()
	};
	return await db.updateTable("jobs").set((eb) => ({
		...set,
		tries: eb("tries", "-", 1)
	})).where(held(claim)).returning("id").executeTakeFirst() !== void 0;
}
/**
* After a thrown error or a lost worker: once more, later each time, or dead. A try whose run got further than the one before
* counts as the first: only what breaks its workers at one point is dead. The row where this call made it dead.
*/
async function tryAgain(db, row, error, { now, delayMs }) {
	const progress = Math.max(row.progress, await progressOf(db, row.run_id));
	const tries = progress > row.progress ? 1 : row.tries;
	const dead = tries >= 3;
	const at = (ms) => new Date(now.getTime() + ms).toISOString();
	const set = dead ? {
		state: "dead",
		ended_at: at(0),
		not_before: at(0)
	} : {
		state: "queued",
		not_before: at(delayMs)
	};
	const after = await db.updateTable("jobs").set({
		...set,
		error,
		tries,
		progress,
		worker: null
	}).where(held(row)).returningAll().executeTakeFirst();
	return dead ? after : void 0;
}
/** Rises with each attempt that is begun and with each that is committed, and by nothing that is done a second time. */
async function progressOf(db, runId) {
	if (runId === null) return 0;
	const { begun, committed } = await db.selectFrom("attempts").select(({ fn }) => [fn.countAll().as("begun"), fn.count("commit_sha").as("committed")]).where("run_id", "=", runId).executeTakeFirstOrThrow();
	return Number(begun) + Number(committed);
}
/** How long whoever tells of a dead job has for it, before another one tries; later as long again as it has been dead. */
const buryMs = 12e4;
/** A dead job whose end nobody has told yet, and nobody tells just now. One that could not be told in a day is left. */
async function claimDead(db, now) {
	const at = (ms) => new Date(now.getTime() + ms).toISOString();
	const found = await db.selectFrom("jobs").select([
		"id",
		"not_before",
		"ended_at"
	]).where("state", "=", "dead").where("buried_at", "is", null).where("not_before", "<=", at(0)).where("ended_at", ">", at(-864e5)).orderBy("not_before").limit(1).executeTakeFirst();
	if (found === void 0) return void 0;
	const deadMs = now.getTime() - Date.parse(found.ended_at ?? at(0));
	return await db.updateTable("jobs").set({ not_before: at(Math.max(buryMs, deadMs)) }).where("id", "=", found.id).where("not_before", "=", found.not_before).where("buried_at", "is", null).returningAll().executeTakeFirst();
}
async function markBuried(db, id, now) {
	await db.updateTable("jobs").set({ buried_at: now.toISOString() }).where("id", "=", id).execute();
}
/** Marks what is active or queued of a key; what was never begun leaves the queue at once. */
async function stopJobs(db, key, reason, now) {
	const dropped = await db.updateTable("jobs").set({
		state: "failed",
		stop_reason: reason,
		error: `stopped before it began: ${reason}`,
		ended_at: now.toISOString()
	}).where("key", "=", key).where("state", "=", "queued").where("run_id", "is", null).returning("id").execute();
	const told = await db.updateTable("jobs").set({ stop_reason: reason }).where("key", "=", key).where("state", "in", ["active", "queued"]).returning("id").execute();
	return dropped.length + told.length > 0;
}
/** No job waits for longer: a time that is further ahead was written by a clock that went wrong, and is none to wait for. */
const longestWaitMs = 6e4;
/** Milliseconds to wait before the next try: 2,000, then 8,000. */
function retryDelayMs(tries) {
	return 2e3 * 4 ** Math.max(0, tries - 1);
}
function held({ id, generation }) {
	return (eb) => eb.and([
		eb("id", "=", id),
		eb("generation", "=", generation),
		eb("state", "=", "active")
	]);
}
function lost({ id, generation }) {
	return new JobLostError(`job ${id} is not held in generation ${generation} any more`);
}
let lastMs = 0;
let count = 0;
/** A UUID of version 7 whose order is the order of the calls, which `crypto.randomUUIDv7` does not promise within a millisecond. */
function newJobId(nowMs) {
	count = nowMs > lastMs ? 0 : count + 1;
	lastMs = Math.max(lastMs + (count > 4095 ? 1 : 0), nowMs);
	count &= 4095;
	const time = lastMs.toString(16).padStart(12, "0");
	const random = randomBytes(8);
	random.writeUInt8(random.readUInt8(0) & 63 | 128, 0);
	const tail = random.toString("hex");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, "0")}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
function workerLost(worker) {
	return `its worker ${worker} was lost`;
}
/** Of the error on a job's row, which no longer names its worker. */
function isWorkerLost(error) {
	return /^its worker .* was lost$/.test(error ?? "");
}
export { jobKey as _, holdClaim as a, keepFacts as c, retryDelayMs as d, stopJobs as f, defaultLimits as g, JobLostError as h, handBack as i, longestWaitMs as l, workerLost as m, claimDead as n, insertJob as o, tryAgain as p, endJob as r, isWorkerLost as s, beat as t, markBuried as u };
