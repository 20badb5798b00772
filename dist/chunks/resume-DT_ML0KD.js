// src/run/event-kinds.ts
const alone = () => "";
const kinds = {
	"run-started": { once: alone },
	"commands-found": { once: alone },
	"branch-named": { once: ({ branch }) => branch },
	"setup-started": {},
	"setup-finished": {},
	"baseline-started": { shown: true },
	"baseline-finished": {},
	"attempt-started": {
		once: ({ attempt }) => attempt.number,
		ofLoop: true,
		shown: true
	},
	"retry-started": {
		once: ({ attempt }) => attempt.number,
		ofLoop: true
	},
	"prompt-sent": {},
	"turn-finished": {},
	"tool-started": {},
	"tool-finished": {},
	waiting: {},
	"agent-finished": {},
	"checkpoint-made": {},
	"checkpoint-pushed": {},
	"verification-started": { shown: true },
	"verification-finished": { shown: true },
	"no-progress": {
		once: ({ attempt }) => attempt,
		ofLoop: true,
		shown: true
	},
	"pull-request-opened": {
		once: ({ number }) => number,
		shown: true
	},
	"pull-request-refused": {},
	"review-started": {
		once: alone,
		ofLoop: true,
		shown: true
	},
	"review-finished": {
		once: alone,
		ofLoop: true
	},
	"review-missing": {
		once: alone,
		ofLoop: true
	},
	"green-restored": {
		once: ({ attempt }) => attempt,
		ofLoop: true
	},
	warning: { once: ({ text }) => text },
	interrupted: { shown: true },
	"run-finished": {}
};
/** Equal for two events that tell the same; undefined where the same may be told again. */
function onceKey(event) {
	const { once } = kindOf(event);
	return once === void 0 ? void 0 : `${event.type}:${once(event)}`;
}
function isOfLoop(event) {
	return kindOf(event).ofLoop === true;
}
function isShownAtOnce(event) {
	return kindOf(event).shown === true;
}
/** The table's rows are typed one by one; which row an event has, the compiler cannot follow. */
function kindOf(event) {
	return kinds[event.type];
}
// src/run-story/resume.ts
/** A run that goes on in another process: what it has told, and how long it was under way. */
/** Events that are told once in the life of a run: what the record has of them is not told again. */
function tellingOnce(resume, emit) {
	const left = /* @__PURE__ */ new Map();
	for (const event of resume?.events ?? []) {
		const key = onceKey(event);
		if (key !== void 0) left.set(key, {
			count: (left.get(key)?.count ?? 0) + 1,
			ofLoop: isOfLoop(event)
		});
	}
	const take = (key) => {
		const known = key === void 0 ? void 0 : left.get(key);
		if (known === void 0 || known.count === 0) return false;
		known.count -= 1;
		return true;
	};
	return {
		emit: async (event) => {
			if (!take(onceKey(event))) await emit(event);
		},
		behind: () => [...left.values()].some(({ count, ofLoop }) => ofLoop && count > 0)
	};
}
/** Tells that the run goes on, and of a push whose event was lost with the worker. */
async function tellResumed(request, workspace, emit) {
	const { resume } = request;
	if (resume === void 0) return;
	const { takenUp, repository } = workspace;
	for (const { name, checkpoint, pushedCommit } of resume.run.attempts) {
		const commit = checkpoint?.commit;
		if (commit === void 0 || pushedCommit !== void 0 || takenUp?.commits.has(commit) !== true) continue;
		const tree = await repository.treeOf(commit);
		await emit({
			type: "checkpoint-pushed",
			attempt: name.number,
			commit,
			tree
		});
	}
	await emit({
		type: "interrupted",
		reason: `the worker that ran it was lost; another one goes on from ${takenUp === void 0 ? "the beginning" : `commit ${takenUp.commit.slice(0, 7)}`}`
	});
}
/** The last verification on record, against which the next one is compared. */
function lastVerification(resume) {
	return resume?.run.attempts.findLast(({ verification }) => verification !== void 0)?.verification;
}
/** How long the run was under way before. Time in which no worker had it does not count. */
function usedMs(resume) {
	let used = 0;
	let last;
	for (const { at, type } of resume?.events ?? []) {
		const time = Date.parse(at);
		if (last !== void 0 && type !== "interrupted") used += time - last;
		last = time;
	}
	return used;
}
export { isShownAtOnce as a, usedMs as i, tellResumed as n, tellingOnce as r, lastVerification as t };
