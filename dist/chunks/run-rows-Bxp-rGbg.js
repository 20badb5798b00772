import { o as applyEvent, s as foldRun, t as eventsOf } from "./read-COoH0ljl.js";
import { r as withKeptFiles } from "./run-texts-6AkC-9wM.js";
import { r as withReconnect } from "./reconnect-CYUsJMEa.js";
import { i as isDiskFull, t as RedgreenError } from "./errors-BPIP4wfB.js";
import { i as withRunJson } from "./run-folder-C6aMXO-G.js";
// src/store/record.ts
/** The record of a run while it goes on: events in, each durable before anything is shown or done because of it. */
/** A recorder over a journal. A write that fails rejects its append, leaves the run as it was and does not use up a number. */
function createRecorder(journal, { redact, now, from }) {
	let run = from;
	let last = Promise.resolve();
	async function write(event) {
		const recorded = {
			...mapTexts(event, redact),
			seq: (run?.lastSeq ?? 0) + 1,
			at: now().toISOString()
		};
		const next = applyEvent(run, recorded);
		await journal.write(recorded, next).catch(rethrowNamed);
		run = next;
		return recorded;
	}
	return {
		append(event) {
			const turn = last.then(() => write(event));
			last = turn.catch(() => void 0);
			return turn;
		},
		run() {
			if (run === void 0) throw new Error("the run has no event yet");
			return run;
		},
		hasBegun: () => run !== void 0
	};
}
function mapTexts(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
/** A full disk is nothing that broke in here: it has a name, and something can be done about it. */
function rethrowNamed(error) {
	throw isDiskFull(error) ? new RedgreenError("disk-full", "the run could not be recorded", { cause: error }) : error;
}
// src/store/run-rows.ts
/**
* Records a run into the store, new or to go on with. With `folder`, `run.json` is kept there as well.
* A second process that goes on with the same run at the same time is refused by the events' key.
*/
async function recordRun(store, runId, { redact, now, folder, guard, log = () => {} }) {
	const events = await eventsOf(store, runId);
	const from = events.length > 0 ? foldRun(events) : void 0;
	const rows = databaseJournal(store, from, guard);
	if (folder === void 0) return createRecorder(rows, {
		redact,
		now,
		from
	});
	const shared = store.kind === "postgres" ? withKeptFiles(rows, store, {
		folder,
		guard,
		log
	}) : rows;
	return createRecorder(withRunJson(shared, folder), {
		redact,
		now,
		from
	});
}
function databaseJournal({ db }, from, guard) {
	let known = from;
	let written;
	const write = (event, run, row) => db.transaction().execute(async (transaction) => {
		await guard?.(transaction);
		await writeRun(transaction, run, row, written);
		await writeEvent(transaction, run.id, event);
		const changed = run.attempts.filter((attempt, index) => attempt !== known?.attempts[index]);
		for (const attempt of changed) await writeAttempt(transaction, attemptRow(run.id, attempt));
	});
	return { async write(event, run) {
		let tries = 0;
		const row = runRow(run, event.at);
		await withReconnect(async () => {
			if (tries++ > 0 && await isWritten(db, run.id, event)) return;
			await write(event, run, row);
		});
		known = run;
		written = row;
	} };
}
async function isWritten(db, runId, { seq, at, ...body }) {
	const found = await db.selectFrom("events").select(["at", "body"]).where("run_id", "=", runId).where("seq", "=", seq).executeTakeFirst();
	return found?.at === at && found.body === JSON.stringify(body);
}
async function writeRun(transaction, run, row, written) {
	if (run.lastSeq === 1) await transaction.insertInto("runs").values(row).execute();
	else await transaction.updateTable("runs").set(changed(row, written)).where("id", "=", run.id).execute();
}
/** Each index on a column that is set is written again, whether its value is another or not. */
function changed(row, written) {
	if (written === void 0) return row;
	const entries = Object.entries(row).filter(([name, value]) => written[name] !== value);
	return Object.fromEntries([["last_event_at", row.last_event_at], ...entries]);
}
async function writeEvent(transaction, runId, event) {
	const { seq, at, ...body } = event;
	await transaction.insertInto("events").values({
		run_id: runId,
		seq,
		type: event.type,
		at,
		body: JSON.stringify(body)
	}).execute();
}
async function writeAttempt(transaction, row) {
	const { run_id, number, ...rest } = row;
	await transaction.insertInto("attempts").values({
		run_id,
		number,
		...rest
	}).onConflict((conflict) => conflict.columns(["run_id", "number"]).doUpdateSet(rest)).execute();
}
function runRow(run, lastEventAt) {
	return {
		id: run.id,
		repository: plain(run.repository),
		state: run.state,
		outcome: run.outcome ?? null,
		detail: plain(run.detail),
		title: plain(run.story.title),
		issue: run.story.issue ?? null,
		story_path: plain(run.story.path),
		trigger_kind: run.trigger.kind,
		actor: plain(run.trigger.actor),
		mode: run.mode,
		model: plain(run.model),
		branch: plain(run.branch),
		head_sha: run.headSha ?? null,
		pull_request_number: run.pullRequest?.number ?? null,
		pull_request_url: plain(run.pullRequest?.url),
		attempt_count: run.attemptCount,
		retry_count: run.retryCount,
		max_iterations: run.maxIterations,
		input_tokens: run.usage.inputTokens,
		output_tokens: run.usage.outputTokens,
		cache_read_tokens: run.usage.cacheReadTokens,
		cache_write_tokens: run.usage.cacheWriteTokens,
		cost_usd: run.costUsd,
		parent_run: run.parentRun ?? null,
		version: run.version,
		started_at: run.startedAt,
		last_event_at: lastEventAt,
		ended_at: run.endedAt ?? null
	};
}
function attemptRow(runId, attempt) {
	const { name, verification, checkpoint } = attempt;
	return {
		run_id: runId,
		number: name.number,
		label: attempt.label,
		phase: name.phase.name,
		retry: name.retry,
		max_iterations: name.of,
		reason: plain(attempt.reason),
		summary: plain(attempt.summary),
		result: verification?.result ?? null,
		exit_code: verification?.exitCode ?? null,
		passed_tests: verification?.counts?.passed ?? null,
		failed_tests: verification?.counts?.failed ?? null,
		skipped_tests: verification?.counts?.skipped ?? null,
		tree: checkpoint?.tree ?? null,
		commit_sha: checkpoint?.commit ?? null,
		files: checkpoint?.files ?? null,
		insertions: checkpoint?.insertions ?? null,
		deletions: checkpoint?.deletions ?? null,
		turns: attempt.turns,
		agent_ms: attempt.agentMs,
		test_ms: attempt.testMs,
		wait_ms: attempt.waitMs,
		input_tokens: attempt.usage.inputTokens,
		output_tokens: attempt.usage.outputTokens,
		cost_usd: attempt.costUsd,
		started_at: attempt.startedAt,
		ended_at: attempt.endedAt ?? null
	};
}
function plain(text) {
	return text?.replaceAll("\0", "\ufffd") ?? null;
}
export { recordRun as t };
