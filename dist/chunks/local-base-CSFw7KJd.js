import { t as RedgreenError } from "./errors-BPIP4wfB.js";
// src/entry/local-base.ts
/** Throws `bad-settings` where the clone does not have the branch. */
async function localBase({ repository }, { baseBranch }) {
	if (baseBranch === void 0) return { start: { kind: "new" } };
	const commit = await branchCommit(repository, baseBranch);
	if (commit === void 0) throw new RedgreenError("bad-settings", noSuchBranch(baseBranch));
	return {
		start: {
			kind: "new",
			baseBranch
		},
		commit
	};
}
/** The clone's own branch, else what it last saw of the remote's. */
async function branchCommit(repository, branch) {
	return await repository.resolve(`refs/heads/${branch}`) ?? await repository.resolve(`refs/remotes/origin/${branch}`);
}
function noSuchBranch(branch) {
	return `base-branch is ${branch}, and this clone has no such branch; allowed: a branch of the clone or of origin`;
}
export { localBase as n, noSuchBranch as r, branchCommit as t };
