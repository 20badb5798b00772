import { r as explain } from "./errors-BPIP4wfB.js";
// src/run-story/end.ts
/** How a run ends: what it may be called, and which trees that is said of. */
function greenOf(end) {
	return {
		attempts: end.attempt.number,
		...end
	};
}
/** A green head whose changed tests wait for somebody who may say that the story asks for them. */
function standing(tree, verification) {
	return {
		attempt: {
			number: 0,
			phase: { name: "standard" },
			retry: 0,
			of: 0
		},
		checkpoint: {
			tree,
			snapshot: tree,
			files: 0,
			insertions: 0,
			deletions: 0,
			paths: [],
			heldBack: []
		},
		verification,
		attempts: 0
	};
}
/** What the run may be called: passed only where what was verified is what is pushed. */
function endOf(end, { settings, code }, headTree) {
	const { checkpoint, verification } = end.green;
	const trees = {
		verifiedTree: verification.tree,
		pushedTree: checkpoint.tree
	};
	if (end.kind === "stopped") return {
		...end.stop,
		...trees
	};
	if (checkpoint.tree === headTree && checkpoint.heldBack.length > 0) return {
		outcome: "publish-failed",
		detail: `Nothing is left that may be pushed. Held back: ${checkpoint.heldBack.map(({ path, reason: why }) => `${path} (${why})`).join(", ")}`,
		...trees
	};
	const changed = end.changedTests.length;
	const count = `${changed} changed ${changed === 1 ? "test" : "tests"}`;
	return {
		outcome: "passed",
		detail: changed > 0 ? `passed \u2013 ${count}: review them` : `The test command exited 0 on exactly the tree that ${settings.dryRun ? "would be" : "was"} ${code.source.kind === "local" ? "committed" : "pushed"}.`,
		...trees
	};
}
/** Throws the error on where its run has no first event: then there is nothing that could end. */
function brokenRun(recorder, error) {
	if (!recorder.hasBegun()) throw error;
	return broken(error);
}
function broken(error) {
	const { outcome, what, fix } = explain(error);
	return {
		outcome,
		detail: `${what}. ${fix}`
	};
}
// src/text/bounded-body.ts
/** The bytes of an answer; undefined where it has more than `maxBytes`, which are not read. */
async function boundedBody({ body }, maxBytes) {
	const parts = [];
	let bytes = 0;
	for await (const part of body ?? []) {
		bytes += part.length;
		if (bytes > maxBytes) return void 0;
		parts.push(part);
	}
	return Buffer.concat(parts);
}
export { greenOf as a, endOf as i, broken as n, standing as o, brokenRun as r, boundedBody as t };
