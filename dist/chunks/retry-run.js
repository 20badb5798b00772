import { Pt as RedgreenError } from "./start.js";
import { t as keptStory, yt as ownerIsGone } from "./run.js";
import { J as readStoryFile, U as runStoryIn, Y as storyFromText, at as openClone } from "./story.js";
import { s as openRun } from "./store.js";
const { existsSync } = process.getBuiltinModule("node:fs");
const { readFile } = process.getBuiltinModule("node:fs/promises");
const { join, resolve } = process.getBuiltinModule("node:path");
// src/entry/retry-run.ts
/** What a run goes on with that has ended: its branch, its story as it stands now, and the flags it was given. */
/** Throws where the run is still going on, belongs to something else, or its story or branch are gone. */
async function retryRun(io, here, name, hint) {
	const { run, folder } = await endedRun(io, name);
	await using clone = await openClone(io);
	const read = await storyOf(io, clone, run, folder);
	const goesOn = await from(clone.repository, run, hint === "" ? void 0 : hint);
	return await runStoryIn(clone, read, {
		...here,
		flags: {
			...flagsOfRun(run),
			...here.flags
		}
	}, goesOn);
}
async function endedRun(io, name) {
	await using found = await openRun(io, name);
	const { run, folder } = found;
	const not = (why) => new RedgreenError("bad-usage", `run ${run.id} cannot be gone on with from here: ${why}`);
	if (run.state === "running" && !await ownerIsGone(folder)) throw not("it is still going on");
	if (run.trigger.kind === "eval") throw not("it is of an eval; `redgreen rerun` repeats those");
	if (run.story.issue !== void 0) throw not(`comment \`/retry\` on #${run.story.issue}`);
	return {
		run,
		folder
	};
}
/** The file as it is now, looked for from here and from the root of the clone; else as the run had it. */
async function storyOf(io, { root }, { id, story }, folder) {
	const { path } = story;
	const file = (path === void 0 ? [] : [resolve(io.cwd, path), resolve(root, path)]).find((place) => existsSync(place));
	if (file !== void 0 && path !== void 0) {
		const read = await readStoryFile(io.cwd, file);
		return {
			...read,
			story: {
				...read.story,
				ref: {
					...read.story.ref,
					path
				}
			}
		};
	}
	const kept = await readFile(join(folder, keptStory), "utf8").catch(() => void 0);
	if (kept === void 0) throw new RedgreenError("story-unreadable", `${path ?? `that of run ${id}`} is gone`);
	return storyFromText(kept, `the story of run ${id}`);
}
/** Where it had made no commit there is nothing to go on from: it begins anew. */
async function from(repository, run, hint) {
	const { id: runId, branch, headSha, base } = run;
	if (branch === void 0 || headSha === void 0) return {
		runId,
		start: { kind: "new" },
		hint
	};
	const commit = await repository.resolve(`refs/heads/${branch}`);
	if (commit === void 0) {
		const back = `\`git branch ${branch} ${headSha.slice(0, 12)}\` brings it back as long as git has the commit`;
		throw new RedgreenError("bad-usage", `the branch ${branch} of run ${runId} is gone; ${back}`);
	}
	const { branch: baseBranch, commit: baseCommit } = base;
	return {
		runId,
		start: {
			kind: "again",
			branch,
			baseBranch,
			baseCommit,
			hint,
			reviewComments: []
		},
		commit,
		hint
	};
}
/** What the run was told by flags; all else is read anew. */
function flagsOfRun({ settings }) {
	return Object.fromEntries(Object.entries(settings).flatMap(([name, { value, source }]) => source !== "flag" || value === void 0 || typeof value === "object" && !Array.isArray(value) ? [] : [[name, Array.isArray(value) ? value.join("\n") : String(value)]]));
}
export { retryRun };
