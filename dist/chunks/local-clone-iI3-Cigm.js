import { n as configPath } from "./story-layer-BJm3c8PM.js";
import { t as resolveSettings } from "./layers-C91GrMzV.js";
import { t as RedgreenError } from "./errors-BPIP4wfB.js";
import { g as findDotGit, t as openRepository } from "./repository-C8AMuTuZ.js";
import { t as messageOf } from "./message-of-BQxrFB01.js";
import { mkdtempSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
// src/entry/local-clone.ts
/** The clone that a command runs in. */
/** Opens the repository around the current directory; git is started before anything is waited for. Throws `not-a-repository`. */
async function openClone(io) {
	const root = await repositoryRoot(io.cwd);
	if (root === void 0) throw await noRepository(io.cwd);
	const scratch = mkdtempSync(join(tmpdir(), "redgreen-git-"));
	const dispose = () => rm(scratch, {
		recursive: true,
		force: true
	});
	try {
		const repository = await openRepository({
			tree: root,
			gitDir: join(scratch, "git"),
			path: io.environment.PATH
		});
		return {
			root,
			repository,
			configText: await repository.readFile(await defaultCommit(repository), configPath),
			[Symbol.asyncDispose]: dispose
		};
	} catch (error) {
		await dispose();
		throw new RedgreenError("not-a-repository", messageOf(error), { cause: error });
	}
}
/** One without a work tree is a repository all the same: that it is none would be false. */
async function noRepository(cwd) {
	if (await findDotGit(cwd) === void 0) return new RedgreenError("not-a-repository", cwd);
	return new RedgreenError("not-a-repository", `${cwd} is a bare repository`, { fix: "Clone it, and run it in the clone: a bare repository has no files to work on." });
}
/** The folder with `.git`, from `cwd` upwards. */
async function repositoryRoot(cwd) {
	for (let folder = cwd;; folder = dirname(folder)) {
		if (isThere(join(folder, ".git"))) return folder;
		if (dirname(folder) === folder) return void 0;
	}
}
/** A folder that may not be looked into has none. */
function isThere(path) {
	try {
		return statSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
/**
* The default branch's commit: what is checked out where that is main or master, else the remote's default branch, else a
* local main or master, else what is checked out \u2013 so that someone else's branch, detached or not, cannot bring its own
* configuration.
*/
async function defaultCommit(repository) {
	const { commit, branch } = repository.head;
	if (branch === "main" || branch === "master") return commit;
	for (const ref of [
		"origin/HEAD",
		"main",
		"master"
	]) {
		const found = await repository.resolve(ref);
		if (found !== void 0) return found;
	}
	return commit;
}
/** What holds here, whether or not there is a key. */
function settingsHere({ environment }, clone) {
	return resolveSettings({
		environment,
		repositoryFile: clone?.configText,
		needsKey: false
	});
}
export { settingsHere as i, openClone as n, repositoryRoot as r, noRepository as t };
