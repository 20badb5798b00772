import { t as sql } from "./sql-Cxx0aQmH.js";
import { t as attemptLabel } from "./run-C4JV7G9m.js";
import { n as addUsage, r as noUsage, t as addCost } from "./usage-KXjSSOWD.js";
// src/run/best-attempt.ts
/** Number of the attempt with the fewest failing tests; of equals the latest, which holds the most work. */
function bestAttempt(attempts) {
	return attempts.filter((attempt) => attempt.verification !== void 0).reduce((best, attempt) => best === void 0 || failing(attempt) <= failing(best) ? attempt : best, void 0)?.name.number;
}
/** Unknown ranks last, and so does a red without a failing test: its tests were bent or weakened, or none ran. */
function failing({ verification }) {
	if (verification?.result === "passed") return 0;
	return verification?.counts?.failed || verification?.failures.length || Number.POSITIVE_INFINITY;
}
// src/run/started-run.ts
/** The Run that its first event tells. */
function startedRun(event) {
	const { runId, version, repository, story, trigger, settings, mode, model, sandbox, maxIterations, base, parentRun } = event;
	return {
		format: 1,
		id: runId,
		version,
		repository,
		state: "running",
		story,
		trigger,
		settings,
		mode,
		model,
		sandbox,
		maxIterations,
		parentRun,
		base,
		commands: {},
		attempts: [],
		attemptCount: 0,
		retryCount: 0,
		changes: [],
		reviews: [],
		warnings: [],
		waitMs: 0,
		usage: noUsage,
		reviewUsage: noUsage,
		costUsd: 0,
		reviewCostUsd: 0,
		startedAt: event.at,
		doing: "starting",
		doingSince: event.at,
		lastSeq: event.seq
	};
}
// src/run/fold.ts
/** From events to a Run. Pure: the same events give the same Run, in any process and at any time. */
/** The Run that these events tell. Throws where the first event is not `run-started`: such a list is no run. */
function foldRun(events) {
	let run;
	for (const event of events) run = applyEvent(run, event);
	if (run === void 0) throw new Error("a run has at least its run-started event");
	return run;
}
/** The Run after one more event. The Run handed in is left as it was. */
function applyEvent(run, event) {
	if (run === void 0) {
		if (event.type !== "run-started") throw new Error(`the first event of a run is run-started, not ${event.type}`);
		return startedRun(event);
	}
	const after = afterEvent(run, event);
	const tool = event.type === "tool-started" ? `${event.tool} ${event.input}`.trim() : void 0;
	return {
		...after,
		tool,
		doingSince: doingSince(run, after, event.at),
		lastSeq: event.seq
	};
}
/** Turns, tools and waits begin nothing anew: the agent's work counts from its attempt's start. */
function doingSince(before, after, at) {
	if (after.state === "finished") return void 0;
	return (after.doing === "implementing" ? after.attempts.at(-1) : void 0)?.startedAt ?? (after.doing === before.doing ? before.doingSince : at);
}
function afterEvent(run, event) {
	switch (event.type) {
		case "run-started": throw new Error("a run starts once");
		case "commands-found": return {
			...run,
			commands: {
				...event.commands,
				because: event.because
			}
		};
		case "branch-named": return {
			...run,
			branch: event.branch,
			headSha: event.head ?? run.headSha
		};
		case "setup-started": return {
			...run,
			doing: `setting up: ${event.command}`
		};
		case "setup-finished": {
			const { result, exitCode, durationMs, logPath, output } = event;
			return {
				...run,
				setup: {
					result,
					exitCode,
					durationMs,
					logPath,
					output
				}
			};
		}
		case "baseline-started": return {
			...run,
			doing: "running the tests before the agent"
		};
		case "baseline-finished": return {
			...run,
			baseline: {
				...event.verification,
				reused: event.reused
			}
		};
		case "attempt-started": return withAttempt(run, event);
		case "retry-started": return {
			...editLast(run, (attempt) => ({
				...attempt,
				reason: event.reason
			})),
			retryCount: run.retryCount + 1,
			changes: [...run.changes, `Implementation retry ${event.retry}/${event.of}: ${event.reason}`]
		};
		case "prompt-sent": return {
			...run,
			doing: "implementing"
		};
		case "turn-finished": return withTurn(run, event);
		case "tool-started":
		case "tool-finished": return run;
		case "waiting": return {
			...editLast(run, (attempt) => ({
				...attempt,
				waitMs: attempt.waitMs + event.durationMs
			})),
			waitMs: run.waitMs + event.durationMs,
			doing: event.durationMs > 0 ? "waiting for the provider" : run.doing
		};
		case "agent-finished": return editAttempt(run, event.attempt, (attempt) => ({
			...attempt,
			agentMs: attempt.agentMs + event.durationMs,
			summary: event.summary,
			stop: event.stop,
			...event.unfinished && { unfinished: true },
			requestIds: [...attempt.requestIds, ...event.stop?.requestId === void 0 ? [] : [event.stop.requestId]]
		}));
		case "checkpoint-made": return editAttempt(run, event.attempt, (attempt) => attempt.pushedCommit === void 0 && attempt.verification === void 0 ? {
			...attempt,
			checkpoint: event.checkpoint,
			endedAt: event.at
		} : {
			...attempt,
			checkpoint: attempt.checkpoint ?? event.checkpoint
		});
		case "checkpoint-pushed": return {
			...editAttempt(run, event.attempt, (attempt) => ({
				...attempt,
				pushedCommit: attempt.pushedCommit ?? event.commit
			})),
			headSha: event.commit,
			pushedTree: event.tree
		};
		case "verification-started": return {
			...run,
			doing: "running the tests"
		};
		case "verification-finished": return withVerification(run, event.attempt, event.verification, event.at);
		case "no-progress": return editAttempt(noted(run, event.detail), event.attempt, (attempt) => ({
			...attempt,
			noProgress: event.detail,
			endedAt: event.at
		}));
		case "pull-request-opened": return {
			...noted(run, `Pull request #${event.number}`),
			pullRequest: {
				number: event.number,
				url: event.url,
				draft: event.draft
			}
		};
		case "pull-request-refused": return {
			...run,
			pullRequestRefused: {
				reason: event.reason,
				compareUrl: event.compareUrl
			}
		};
		case "review-started": return {
			...run,
			doing: "reviewing"
		};
		case "review-finished": return {
			...noted(run, `Review: ${event.review.verdict.replace("_", " ")}`),
			reviews: [...run.reviews, event.review]
		};
		case "review-missing": return {
			...run,
			notReviewed: event.reason
		};
		case "green-restored": return {
			...noted(run, `Restored the green tree of attempt ${event.attempt}: ${event.reason}`),
			headSha: event.commit ?? run.headSha,
			pushedTree: event.tree
		};
		case "warning": return {
			...run,
			warnings: [...run.warnings, event.text]
		};
		case "interrupted": return {
			...noted(run, `Interrupted: ${event.reason}`),
			doing: `interrupted: ${event.reason}`
		};
		case "run-finished": return finished(run, event);
	}
}
function withAttempt(run, event) {
	const attempt = {
		name: event.attempt,
		label: attemptLabel(event.attempt),
		startedAt: event.at,
		agentMs: 0,
		testMs: 0,
		waitMs: 0,
		turns: 0,
		requestIds: [],
		usage: noUsage,
		costUsd: 0,
		summary: ""
	};
	const { phase } = event.attempt;
	const before = phase.name === "green" ? run.attempts.at(-1) : void 0;
	const attempts = before?.name.phase.name !== "red" ? run.attempts : [...run.attempts.slice(0, -1), {
		...before,
		provedRed: true
	}];
	return {
		...run,
		attempts: [...attempts, attempt],
		attemptCount: run.attemptCount + 1,
		doing: "implementing"
	};
}
function withTurn(run, event) {
	const total = {
		...run,
		usage: addUsage(run.usage, event.usage),
		costUsd: addCost(run.costUsd, event.costUsd),
		doing: event.attempt === "review" ? "reviewing" : "implementing"
	};
	if (event.attempt === "review") return {
		...total,
		reviewUsage: addUsage(run.reviewUsage, event.usage),
		reviewCostUsd: addCost(run.reviewCostUsd, event.costUsd)
	};
	return editAttempt(total, event.attempt, (attempt) => ({
		...attempt,
		turns: attempt.turns + (event.broken === true ? 0 : 1),
		requestIds: event.requestId === void 0 ? attempt.requestIds : [...attempt.requestIds, event.requestId],
		usage: addUsage(attempt.usage, event.usage),
		costUsd: addCost(attempt.costUsd, event.costUsd)
	}));
}
function withVerification(run, number, verification, at) {
	return editAttempt(run, number, (attempt) => ({
		...attempt,
		verification,
		testMs: attempt.testMs + verification.durationMs,
		endedAt: at
	}));
}
function finished(run, event) {
	return {
		...run,
		state: "finished",
		outcome: event.outcome,
		detail: event.detail,
		cause: event.cause,
		endedAt: event.at,
		doing: "finished",
		verifiedTree: event.verifiedTree,
		pushedTree: event.pushedTree ?? run.pushedTree,
		bestAttempt: event.outcome === "passed" ? void 0 : bestAttempt(run.attempts)
	};
}
function noted(run, text) {
	return {
		...run,
		changes: [...run.changes, text]
	};
}
function editAttempt(run, number, edit) {
	const attempts = run.attempts.map((attempt) => attempt.name.number === number ? edit(attempt) : attempt);
	return {
		...run,
		attempts
	};
}
function editLast(run, edit) {
	return editAttempt(run, run.attempts.at(-1)?.name.number ?? 0, edit);
}
// src/store/read.ts
/** What is read from the store: a run, its events, a page of the list. */
/** The events of a run after `seq`, in their order; none where there is no such run. */
async function eventsOf({ db }, runId, afterSeq = 0) {
	return (await db.selectFrom("events").select([
		"seq",
		"at",
		"body"
	]).where("run_id", "=", runId).where("seq", ">", afterSeq).orderBy("seq").execute()).map(({ seq, at, body }) => ({
		...JSON.parse(body),
		seq,
		at
	}));
}
async function readRun(store, runId) {
	const events = await eventsOf(store, runId);
	return events.length === 0 ? void 0 : foldRun(events);
}
/** A page of runs, newest first. */
async function listRuns({ db }, filter = {}) {
	const { started_at = "", id = "" } = filter.after ?? {};
	return whereGiven(db.selectFrom("runs").selectAll(), filter).$if(filter.after !== void 0, (q) => q.where(({ eb, refTuple, tuple }) => eb(refTuple("started_at", "id"), "<", tuple(started_at, id)))).orderBy("started_at", "desc").orderBy("id", "desc").limit(filter.limit ?? 50).execute();
}
/** The id of the one run that `text` names: a whole id, the beginning of one, or `latest`. Otherwise what is wrong with it, as a sentence. */
async function findRunId(store, text) {
	if (text === "latest") {
		const [newest] = await listRuns(store, { limit: 1 });
		return newest === void 0 ? { problem: "there is no run yet" } : { id: newest.id };
	}
	if (!/^[a-z0-9-]{1,64}$/.test(text)) return { problem: `not a run id: ${JSON.stringify(text.slice(0, 80))}` };
	const [only, ...others] = await store.db.selectFrom("runs").select("id").where("id", "like", `${text}%`).orderBy("id").limit(2).execute();
	if (only?.id === text) return only;
	if (only === void 0) return { problem: `no run ${text}` };
	return others.length === 0 ? only : {
		problem: `${text} is the beginning of several runs: ${only.id}, ${others[0]?.id} \u2026`,
		several: true
	};
}
const apart = ["eval", "replay"];
/** What a filter asks for, added to a query. PostgreSQL takes no empty list after `in`. */
function whereGiven(query, filter) {
	const { state, outcome, repository, repositories, except, issue, model, actor, title } = filter;
	const { since, until, kinds = "asked-for" } = filter;
	return query.$if(kinds === "asked-for", (q) => q.where("trigger_kind", "not in", apart)).$if(state !== void 0, (q) => q.where("state", "=", state ?? "")).$if(outcome !== void 0, (q) => q.where("outcome", "=", outcome ?? "")).$if(repository !== void 0, (q) => q.where("repository", "=", repository ?? "")).$if(repositories?.length === 0, (q) => q.where(sql`1 = 0`)).$if((repositories ?? []).length > 0, (q) => q.where("repository", "in", [...repositories ?? []])).$if((except ?? []).length > 0, (q) => q.where("id", "not in", [...except ?? []])).$if(actor !== void 0, (q) => q.where("actor", "=", actor ?? "")).$if(issue !== void 0, (q) => q.where("issue", "=", issue ?? 0)).$if(model !== void 0, (q) => q.where("model", "=", model ?? "")).$if(since !== void 0, (q) => q.where("started_at", ">=", since ?? "")).$if(until !== void 0, (q) => q.where("started_at", "<", until ?? "")).$if(title !== void 0, (q) => q.where(({ eb, fn }) => eb(fn("lower", ["title"]), "like", `%${escapeLike(title ?? "")}%`)));
}
function escapeLike(text) {
	return text.toLowerCase().replace(/[%_\\]/g, "_");
}
export { whereGiven as a, readRun as i, findRunId as n, applyEvent as o, listRuns as r, foldRun as s, eventsOf as t };
