import { o as mentionedIn } from "./merge-4zNxxo1B.js";
// src/run-story/notes.ts
/** Sentences about a verification that feedback and comment repeat: what was not part of it, and why that may matter. */
/** The agent sees its own file there and must be told that the push will not have it. */
function heldBackNotes({ heldBack }) {
	return heldBack.slice(0, 20).map(({ path, reason }) => `${path} is not part of what was tested and will not be pushed: ${reason}`);
}
/** What became of dependencies that an attempt changed. */
function setupNotes(repeated) {
	if (repeated.kind === "not-needed") return [];
	if (repeated.kind === "failed") return [repeated.note];
	const changed = repeated.changed.slice(0, 10).join(", ");
	return changed === "" ? [] : [`Changed dependencies: ${changed}; setup ran again for this verification`];
}
/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
async function ignoredNotes(repository, output) {
	return mentionedIn(output, await repository.ignoredChanges()).slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
}
export { ignoredNotes as n, setupNotes as r, heldBackNotes as t };
