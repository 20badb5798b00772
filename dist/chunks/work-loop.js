import { lt as messageOf } from "./story.js";
import { r as jobKey, t as JobLostError } from "./queue.js";
import { C as withReconnect, S as tellOutage, x as isConnectionError } from "./store.js";
const { setTimeout } = process.getBuiltinModule("node:timers/promises");
const { randomBytes } = process.getBuiltinModule("node:crypto");
const { once } = process.getBuiltinModule("node:events");
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
/** Claims that were no counted try; those before its run got further are among them. */
function uncountedOf({ generation, tries }) {
	return generation - tries;
}
/** Back into the queue as if it had not been claimed; the next claim waits for `delayMs`. */
async function handBack(db, row, { now, delayMs }) {
	const set = {
		state: "queued",
		worker: null,
		not_before: new Date(now.getTime() + delayMs).toISOString(),
		tries: Math.max(0, row.tries - 1)
	};
	return await db.updateTable("jobs").set(set).where(held(row)).returning("id").executeTakeFirst() !== void 0;
}
/** The store was away for so long that the claim ran out: no fault of the job, so that this try does not count, also where the next worker has it by now. */
async function uncountTry(db, { id, generation, tries }) {
	await db.updateTable("jobs").set((eb) => ({ tries: eb("tries", "-", 1) })).where("id", "=", id).where("state", "in", ["queued", "active"]).where("tries", ">", 0).where(({ and, or, eb }) => or([0, 1].map((later) => and([eb("generation", "=", generation + later), eb("tries", "=", tries + later)])))).execute();
}
/**
* After a thrown error or a lost worker: once more, later each time, or dead. A try whose run got further than the one before
* counts as the first: only what breaks its workers at one point is dead. The row where this call made it dead.
*/
async function tryAgain(db, row, why, { now, delayMs }) {
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
		...wordsOf(why),
		tries,
		progress,
		worker: null
	}).where(held(row)).returningAll().executeTakeFirst();
	return dead ? after : void 0;
}
function wordsOf(why) {
	if (why.kind === "threw") return {
		error: why.error,
		lost_worker: null
	};
	return {
		error: `its worker ${why.worker} was lost`,
		lost_worker: why.worker ?? "unknown"
	};
}
/** Rises with each attempt that is begun and with each that is committed, and by nothing that is done a second time. */
async function progressOf(db, runId) {
	if (runId === null) return 0;
	const { begun, committed } = await db.selectFrom("attempts").select(({ fn }) => [fn.countAll().as("begun"), fn.count("commit_sha").as("committed")]).where("run_id", "=", runId).executeTakeFirstOrThrow();
	return Number(begun) + Number(committed);
}
/** How long whoever tells of a dead job has for it, before another one tries; later as long again as it has been dead. */
const retellMs = 12e4;
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
	return await db.updateTable("jobs").set({ not_before: at(Math.max(retellMs, deadMs)) }).where("id", "=", found.id).where("not_before", "=", found.not_before).where("buried_at", "is", null).returningAll().executeTakeFirst();
}
async function markDeadTold(db, id, now) {
	await db.updateTable("jobs").set({ buried_at: now.toISOString() }).where("id", "=", id).execute();
}
/** Marks what is active or queued of a key; what was never begun leaves the queue at once. */
async function stopJobs(db, key, reason, now) {
	const dropped = await dropWaiting(db, reason, now).where("key", "=", key).returning("id").execute();
	const told = await db.updateTable("jobs").set({ stop_reason: reason }).where("key", "=", key).where("state", "in", ["active", "queued"]).returning("id").execute();
	return dropped.length + told.length > 0;
}
/** Takes one out that waits and has begun no run. */
async function cancelJob(db, id, reason, now) {
	return (await dropWaiting(db, reason, now).where("id", "=", id).returning("id").execute()).length > 0;
}
function dropWaiting(db, reason, now) {
	const error = `stopped before it began: ${reason}`;
	return db.updateTable("jobs").set({
		state: "failed",
		stop_reason: reason,
		error,
		ended_at: now.toISOString()
	}).where("state", "=", "queued").where("run_id", "is", null);
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
/** What a line of the log about it names. */
function aboutJob({ id, run_id }) {
	return {
		job: id,
		run: run_id ?? void 0
	};
}
// src/store/keep-alive.ts
function keepAlive(engine, row, abort) {
	const { db, leaseMs, now } = engine;
	let last = performance.now();
	let ticked = last;
	let busy = false;
	let unanswered = false;
	let isAway = false;
	let isSettling = false;
	let isOver = false;
	const end = () => {
		clearInterval(timer);
		isOver = true;
	};
	const lost = () => {
		if (isOver) return;
		end();
		abort({ kind: "lost" });
		if (unanswered && !isSettling) withReconnect(() => uncountTry(db, row)).catch(() => void 0);
	};
	const timer = setInterval(() => {
		const before = ticked;
		ticked = performance.now();
		const stoodStill = ticked - before >= leaseMs / 2;
		unanswered = (unanswered || busy) && !stoodStill;
		isAway &&= !stoodStill;
		if (ticked - last > leaseMs) return lost();
		if (busy) return;
		busy = true;
		beatOnce().finally(() => {
			busy = false;
		});
	}, beatMs(engine));
	const settling = () => {
		isSettling = true;
	};
	return {
		storeWasAway: () => isAway,
		settling,
		[Symbol.dispose]: end
	};
	async function beatOnce() {
		const at = performance.now();
		try {
			const told = await beat(db, row, now());
			const ours = told !== void 0 && (await engine.renew?.(row) ?? true);
			if (told === void 0 || !ours) return lost();
			last = at;
			unanswered = false;
			isAway = false;
			if (told.stop_reason !== null) abort({
				kind: "stopped",
				reason: told.stop_reason
			});
		} catch (error) {
			unanswered = true;
			isAway = isConnectionError(error);
		}
	}
}
function beatMs({ leaseMs }) {
	return Math.min(leaseMs / 4, 2e3);
}
// src/store/worker-rows.ts
async function sayHello(db, worker, now) {
	const row = {
		...worker,
		started_at: now.toISOString(),
		heartbeat_at: now.toISOString(),
		state: "running"
	};
	await db.insertInto("workers").values(row).onConflict((conflict) => conflict.column("id").doUpdateSet(row)).execute();
}
/** Also marks those that have not been heard of for `goneMs`, and forgets them a day later. */
async function sayAlive(db, id, state, { now, goneMs }) {
	const before = (ms) => new Date(now.getTime() - ms).toISOString();
	await db.updateTable("workers").set({
		heartbeat_at: now.toISOString(),
		state
	}).where("id", "=", id).execute();
	await db.updateTable("workers").set({ state: "gone" }).where("state", "<>", "gone").where("heartbeat_at", "<", before(goneMs)).execute();
	await db.deleteFrom("workers").where("state", "=", "gone").where("heartbeat_at", "<", before(dayMs)).execute();
}
const dayMs = 864e5;
// src/store/work-loop.ts
/** What a worker does with an engine: fill its slots, keep its claims alive, end or hand over what it has. */
/** A handed-over job has this long to put down what it holds; what takes longer is left as a killed worker leaves it. */
const handOverMs = 4e3;
async function workLoop(engine, options) {
	const { db, pollMs, now } = engine;
	const { worker, host, pid, signal, concurrency, log } = options;
	const running = /* @__PURE__ */ new Set();
	const stopping = signal.aborted ? Promise.resolve() : once(signal, "abort");
	await withReconnect(() => sayHello(db, {
		id: worker,
		host,
		pid
	}, now()), signal);
	const outage = tellOutage(log, "the queue");
	let telling;
	const tellDead = () => {
		telling ??= tellDeadJobs(engine, options).catch((error) => {
			if (!isConnectionError(error)) log(`dead jobs cannot be told of: ${messageOf(error)}`);
		}).finally(() => {
			telling = void 0;
		});
	};
	const alive = setInterval(() => {
		tellAlive(engine, worker, signal.aborted ? "stopping" : "running");
		if (!signal.aborted) tellDead();
	}, beatMs(engine));
	try {
		while (!signal.aborted) {
			const row = running.size < concurrency ? await claimed(engine, options, tellDead, outage) : void 0;
			if (row !== void 0) {
				const work = carry(engine, options, row).catch((error) => log(`job ${row.id}: ${messageOf(error)}`, aboutJob(row)));
				running.add(work);
				work.finally(() => running.delete(work));
				continue;
			}
			const idle = setTimeout(pollMs, void 0, { signal }).catch(() => void 0);
			await Promise.race([
				idle,
				stopping,
				...running
			]);
		}
		await Promise.race([Promise.all([...running, telling]), setTimeout(handOverMs, void 0, { ref: false })]);
	} finally {
		clearInterval(alive);
		await tellAlive(engine, worker, "gone");
	}
}
async function claimed(engine, options, died, outage) {
	try {
		const row = await engine.claim(options, died);
		outage.works();
		return row;
	} catch (error) {
		if (options.signal.aborted) return void 0;
		outage.failed(error);
		await setTimeout(500, void 0, { signal: options.signal }).catch(() => void 0);
		return;
	}
}
async function carry(engine, options, row) {
	const { db, now } = engine;
	const holding = holdingOf(row);
	const handOver = () => holding.abort({ kind: "hand-over" });
	if (options.signal.aborted) handOver();
	options.signal.addEventListener("abort", handOver, { once: true });
	using beats = keepAlive(engine, row, holding.abort);
	const job = {
		row,
		signal: holding.signal,
		fence: () => holding.guard(() => withReconnect(() => holdClaim(db, row))),
		guard: (transaction) => holding.guard(() => keepFacts(transaction, row, { heartbeat_at: now().toISOString() })),
		async keep(facts) {
			await holding.guard(() => withReconnect(() => keepFacts(db, row, facts)));
			Object.assign(row, facts);
		}
	};
	try {
		const end = await options.run(job).catch((error) => ({
			kind: "thrown",
			error
		}));
		if (holding.why()?.kind === "lost") return;
		const isOutage = end.kind === "thrown" && isConnectionError(end.error) && beats.storeWasAway();
		const handed = holding.why()?.kind === "hand-over" && end.kind === "thrown";
		const outage = isOutage && uncountedOf(row) < 20;
		const how = handed ? { kind: "hand-over" } : outage ? { kind: "outage" } : end;
		beats.settling();
		await withReconnect(() => settle(engine, options, row, how));
	} finally {
		options.signal.removeEventListener("abort", handOver);
	}
}
function holdingOf(row) {
	const ended = new AbortController();
	let why;
	const abort = (next) => {
		if (why === void 0 || why.kind === "stopped") why = next;
		ended.abort(why);
	};
	if (row.stop_reason !== null) abort({
		kind: "stopped",
		reason: row.stop_reason
	});
	return {
		signal: ended.signal,
		abort,
		why: () => why,
		async guard(work) {
			if (why !== void 0 && why.kind !== "stopped") throw new JobLostError(`the job was ${words[why.kind]}`);
			await work();
		}
	};
}
const words = {
	lost: "lost to another worker",
	"hand-over": "handed over"
};
async function settle(engine, options, row, end) {
	const { db, now } = engine;
	const { log } = options;
	if (end.kind === "hand-over" || end.kind === "outage") {
		const delayMs = end.kind === "outage" ? retryDelayMs(row.tries) : 0;
		if (await handBack(db, row, {
			now: now(),
			delayMs
		})) await engine.settled?.(row, { againInMs: delayMs });
	} else if (end.kind === "done" || end.kind === "failed") {
		const error = end.kind === "failed" ? end.error : null;
		if (await endJob(db, row, end.kind, error, now())) await engine.settled?.(row, "over");
	} else if (!(end.error instanceof JobLostError)) {
		log(`job ${row.id}, try ${row.tries}: ${messageOf(end.error)}`, aboutJob(row));
		const delayMs = retryDelayMs(row.tries);
		const dead = await tryAgain(db, row, {
			kind: "threw",
			error: messageOf(end.error)
		}, {
			now: now(),
			delayMs
		});
		await engine.settled?.(row, dead === void 0 ? { againInMs: delayMs } : "over");
		if (dead !== void 0) await tellDeadJobs(engine, options);
	}
}
/** Tells of dead jobs until none is left: whoever saw one die may be gone before that was told. */
async function tellDeadJobs({ db, now }, { tellDead, log }) {
	for (let row = await claimDead(db, now()); row !== void 0; row = await claimDead(db, now())) {
		const { id } = row;
		await (tellDead?.(row) ?? Promise.resolve()).then(() => withReconnect(() => markDeadTold(db, id, now())), (error) => log(`job ${id}: its end could not be told: ${messageOf(error)}`, aboutJob(row)));
	}
}
async function tellAlive({ db, now, leaseMs }, worker, state) {
	await sayAlive(db, worker, state, {
		now: now(),
		goneMs: leaseMs * 3
	}).catch(() => void 0);
}
export { longestWaitMs as a, insertJob as i, aboutJob as n, stopJobs as o, cancelJob as r, tryAgain as s, workLoop as t };
