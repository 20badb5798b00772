import { a as holdClaim, c as keepFacts, d as retryDelayMs, h as JobLostError, i as handBack, n as claimDead, p as tryAgain, r as endJob, t as beat, u as markBuried } from "./job-rows-DJIhlbEh.js";
import { n as tellOutage, r as withReconnect, t as isConnectionError } from "./reconnect-8Hk0ND0O.js";
import { setTimeout } from "node:timers/promises";
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
	const stopping = aborted(signal);
	await withReconnect(() => sayHello(db, {
		id: worker,
		host,
		pid
	}, now()), signal);
	const outage = tellOutage(log, "the queue");
	let burying = Promise.resolve();
	let buries = false;
	const bury = () => {
		if (buries) return;
		buries = true;
		burying = buryDead(engine, options).catch((error) => {
			if (!isConnectionError(error)) log(`dead jobs cannot be told of: ${said(error)}`);
		}).finally(() => {
			buries = false;
		});
	};
	const alive = setInterval(() => {
		tellAlive(engine, worker, signal.aborted ? "stopping" : "running");
		if (!signal.aborted) bury();
	}, beatMs(engine));
	try {
		while (!signal.aborted) {
			const row = running.size < concurrency ? await claimed(engine, options, bury, outage) : void 0;
			if (row !== void 0) {
				const work = carry(engine, options, row).catch((error) => log(`job ${row.id}: ${said(error)}`));
				running.add(work);
				work.finally(() => running.delete(work));
				continue;
			}
			const idle = engine.woken?.(pollMs) ?? setTimeout(pollMs, void 0, { signal }).catch(() => void 0);
			await Promise.race([
				idle,
				stopping,
				...running
			]);
		}
		await Promise.race([Promise.all([...running, burying]), setTimeout(handOverMs, void 0, { ref: false })]);
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
	const beats = keepAlive(engine, row, holding.abort);
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
		const handed = holding.why()?.kind === "hand-over" && end.kind === "thrown";
		await withReconnect(() => settle(engine, options, row, handed ? { kind: "hand-over" } : end));
	} finally {
		clearInterval(beats);
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
	if (end.kind === "hand-over") {
		if (await handBack(db, row, now())) await engine.settled?.(row, { againInMs: 0 });
	} else if (end.kind === "done" || end.kind === "failed") {
		const error = end.kind === "failed" ? end.error : null;
		if (await endJob(db, row, end.kind, error, now())) await engine.settled?.(row, "over");
	} else if (!(end.error instanceof JobLostError)) {
		log(`job ${row.id}, try ${row.tries}: ${said(end.error)}`);
		const delayMs = retryDelayMs(row.tries);
		const dead = await tryAgain(db, row, said(end.error), {
			now: now(),
			delayMs
		});
		await engine.settled?.(row, dead === void 0 ? { againInMs: delayMs } : "over");
		if (dead !== void 0) await buryDead(engine, options);
	}
}
/** Tells of dead jobs until none is left: whoever saw one die may be gone before that was told. */
async function buryDead({ db, now }, { bury, log }) {
	for (let row = await claimDead(db, now()); row !== void 0; row = await claimDead(db, now())) {
		const { id } = row;
		await (bury?.(row) ?? Promise.resolve()).then(() => withReconnect(() => markBuried(db, id, now())), (error) => log(`job ${id}: its end could not be told: ${said(error)}`));
	}
}
/** Renews the claim, and hears whether somebody stopped the job. */
function keepAlive(engine, row, abort) {
	const { db, leaseMs, now } = engine;
	let last = performance.now();
	let busy = false;
	return setInterval(() => {
		if (performance.now() - last > leaseMs) return abort({ kind: "lost" });
		if (busy) return;
		busy = true;
		beatOnce().finally(() => {
			busy = false;
		});
	}, beatMs(engine));
	async function beatOnce() {
		const at = performance.now();
		try {
			const told = await beat(db, row, now());
			const ours = told !== void 0 && (await engine.renew?.(row) ?? true);
			if (told === void 0 || !ours) return abort({ kind: "lost" });
			last = at;
			if (told.stop_reason !== null) abort({
				kind: "stopped",
				reason: told.stop_reason
			});
		} catch {}
	}
}
function beatMs({ leaseMs }) {
	return Math.min(leaseMs / 4, 2e3);
}
async function tellAlive({ db, now, leaseMs }, worker, state) {
	await sayAlive(db, worker, state, {
		now: now(),
		goneMs: leaseMs * 3
	}).catch(() => void 0);
}
function aborted(signal) {
	if (signal.aborted) return Promise.resolve();
	return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
function said(error) {
	return error instanceof Error ? error.message : String(error);
}
export { workLoop as t };
