import { i as mergeCommits, n as conflictsIn, r as countMarks } from "./merge-4zNxxo1B.js";
import { t as classify } from "./classify-Bq5MmbVh.js";
// src/run-story/base-tests.ts
/** Somebody else's branch as it was before the first commit of any run of ours on it. */
async function headBeforeUs(repository, mergeBase, head) {
	return (await repository.log(mergeBase, head)).findLast(({ trailers }) => "Redgreen-Run" in trailers)?.parents[0] ?? head;
}
/** The merge base's tree with the test changes of people's commits, and never those of an earlier attempt. */
async function treeOfBaseTests({ repository, base, head }, testPaths) {
	let tree = await repository.treeOf(base.commit);
	if (head === base.commit) return tree;
	const commits = (await repository.log(base.commit, head, { firstParent: true })).reverse();
	for (const logged of commits) {
		const change = await changeByPeople(repository, logged);
		if (change === void 0) continue;
		const { parent, commit } = change;
		const own = (await repository.differences(parent, commit)).map(({ path }) => path).filter((path) => classify(path, testPaths) !== "source");
		if (own.length > 0) tree = await withChange(repository, tree, {
			parent,
			commit,
			paths: own
		});
	}
	return tree;
}
/** A commit of ours counts for nothing; of a merge that we made counts what the other side brought, by whom ever. */
async function changeByPeople(repository, { commit, parents: [parent, merged], trailers }) {
	if (parent === void 0) return void 0;
	if (!("Redgreen-Run" in trailers)) return {
		parent,
		commit
	};
	if (merged === void 0) return void 0;
	const ancestor = await repository.mergeBase(parent, merged);
	return ancestor === void 0 ? void 0 : {
		parent: ancestor,
		commit: merged
	};
}
/**
* `tree` with what a commit changed in these files. A file that an attempt had changed before it is merged line by line: taken
* as a whole, it would bring the attempt's change along.
*/
async function withChange(repository, tree, { parent, commit, paths }) {
	const touched = new Set((await repository.differences(tree, parent)).map(({ path }) => path));
	const merged = await carriedOver(repository, paths.filter((each) => touched.has(each)), {
		from: parent,
		to: commit,
		onto: tree
	});
	const whole = paths.filter((path) => !merged.has(path));
	return repository.treeWithFiles(await repository.treeWith(tree, commit, whole), merged);
}
/** What changed in these files between two trees, on a third one, line by line; those that conflict or are not in all three are left out. */
async function carriedOver(repository, paths, trees) {
	const carried = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const texts = [
			trees.from,
			trees.to,
			trees.onto
		].map((tree) => repository.readFile(tree, path));
		const [from, to, onto] = await Promise.all(texts);
		if (from === void 0 || to === void 0 || onto === void 0) continue;
		const text = await repository.carryOver({
			from,
			to,
			onto
		});
		if (text !== void 0) carried.set(path, text);
	}
	return carried;
}
// src/run-story/merge.ts
/** `/redgreen update`: the base branch merged into the branch, as the commit that the run starts from. */
/**
* The merge as a commit that is only here, and what is left to do about it; undefined where there is nothing to merge. In it a
* file that conflicts stands as the branch has it, a test file with what the base changed in it too: that is what guard and
* baseline count from.
*/
async function mergedHead({ code, record, settings }, repository, { head, baseHead, branch, base }) {
	if (await repository.isAncestor(baseHead, head)) return void 0;
	const made = await mergeCommits(repository.git, head, baseHead);
	if ("problem" in made) return { stop: {
		outcome: "error",
		detail: `${base} cannot be merged: ${made.problem}`
	} };
	const { conflicts, messages } = made;
	const both = await bothSides(repository, {
		head,
		baseHead,
		paths: conflicts.filter((path) => classify(path, settings.testPaths) !== "source")
	});
	const kept = conflicts.filter((path) => !both.has(path));
	const tree = await repository.treeWithFiles(await repository.treeWith(made.tree, head, kept), both);
	const message = `Merge ${base} into ${branch}`;
	const trailers = { "Redgreen-Run": record.runId };
	const parents = {
		parent: head,
		merged: baseHead
	};
	return {
		commit: await repository.commit({
			tree,
			...parents,
			message,
			author: code.author,
			trailers
		}),
		merge: {
			...parents,
			message,
			conflicts,
			messages,
			marked: made.tree
		}
	};
}
/** What both sides changed in these files, line by line; what they changed in the same lines as the branch has it. */
async function bothSides(repository, { head, baseHead, paths }) {
	const from = paths.length === 0 ? void 0 : await repository.mergeBase(head, baseHead);
	if (from === void 0) return /* @__PURE__ */ new Map();
	return carriedOver(repository, paths, {
		from,
		to: head,
		onto: baseHead
	});
}
/** What guard and proofs count from: our own branch's is the base branch, somebody else's the merge of what there was before us. */
async function baseOfMerge(repository, { commit, merge }, forkPoint, theirs) {
	if (!theirs) return merge.merged;
	const before = await headBeforeUs(repository, forkPoint, merge.parent);
	return before === merge.parent ? commit : before;
}
/**
* The merge that a run in another process began with, told from its first commit on the branch. One that conflicted was never
* pushed itself, and died with the worker: it is made again of the same parents. undefined where the run began with none.
*/
async function mergeAgain(request, repository, first, { branch, base }) {
	const { start } = request.code;
	if (start.kind !== "again" || !start.update) return void 0;
	const [head, baseHead] = (await repository.git.text([
		"log",
		"-1",
		"--format=%P",
		first
	])).trim().split(" ");
	if (head === void 0 || baseHead === void 0) return void 0;
	const made = await mergedHead(request, repository, {
		head,
		baseHead,
		branch,
		base
	});
	if (made === void 0 || "stop" in made) return made;
	return made.merge.conflicts.length === 0 ? {
		...made,
		commit: first
	} : made;
}
/** The conflicts as the agent is told of them: both sides with the ancestor between, under a budget. */
async function conflictText({ repository, merge }, maxChars) {
	if (merge === void 0 || merge.conflicts.length === 0) return "";
	const parts = [merge.messages, ""];
	for (const path of merge.conflicts) {
		const hunks = conflictsIn(await repository.readFile(merge.marked, path) ?? "");
		parts.push(`${path}${hunks.length === 0 ? "" : `\n${hunks.join("\n")}`}`);
	}
	return parts.join("\n").slice(0, maxChars);
}
/** Files of a tree in which marks of a conflict are left, of those that the run has changed: more than either side has by itself. */
async function markedFiles({ repository, merge, head }, tree) {
	if (merge === void 0) return [];
	const changed = new Set((await repository.differences(head, tree)).map(({ path }) => path));
	const marked = [];
	for (const path of changed) {
		const texts = await Promise.all([
			tree,
			merge.parent,
			merge.merged
		].map((at) => repository.readFile(at, path)));
		const conflict = merge.conflicts.includes(path) ? await repository.readFile(merge.marked, path) : void 0;
		const [left = 0, ours = 0, theirs = 0] = texts.map((text = "") => countMarks(text, conflict));
		if (left > ours + theirs) marked.push(path);
	}
	return marked;
}
export { mergedHead as a, mergeAgain as i, conflictText as n, headBeforeUs as o, markedFiles as r, treeOfBaseTests as s, baseOfMerge as t };
