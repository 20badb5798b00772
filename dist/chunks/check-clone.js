import { o as __toESM } from "./rolldown-runtime.js";
import { $t as branchCommit, Lt as unwritableFolder, cn as require_dist, en as localBase, in as configPath, lt as messageOf, tn as noSuchBranch } from "./story.js";
import { Ft as catalogue, Rt as problemText, p as projectRepository, z as stepAfter } from "./start.js";
import { B as warn, L as attempt, R as fail, S as commandTree, T as findRunCommands, a as hasRecord, u as unwritableRecord, w as commandsStop, z as ok } from "./run.js";
import { D as pinsOf } from "./tests.js";
import { d as tryRecordIn } from "./store.js";
import { a as workflowPath, t as actionOf } from "./workflow-text.js";
const { existsSync } = process.getBuiltinModule("node:fs");
const { readFile } = process.getBuiltinModule("node:fs/promises");
const { join } = process.getBuiltinModule("node:path");
// src/entry/check-clone.ts
/** What a run needs of the repository: a commit, settings that can be used, a workflow, a test command. */
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
async function checkRepository(clone, { problems, warnings, settings }) {
	const { repository } = clone;
	const { commit, branch } = repository.head;
	const fix = "Correct it; `redgreen config --explain` shows where each value comes from.";
	const bad = problems.map((problem) => fail("settings", problemText(problem), fix));
	return [
		ok("repository", `${clone.root}, ${branch ?? "detached"} at ${commit.slice(0, 9)}`),
		await attempt("record", () => written(clone), "Check the clone."),
		await attempt("work tree", () => workTree(clone), "Check the clone."),
		await configuration(clone),
		...bad.length > 0 ? bad : [ok("settings", warnings.length > 0 ? warnings.join(" ") : "valid")],
		...await base(clone, settings),
		await attempt("test command", () => commands(clone, settings), "Set `test-command`."),
		await attempt("workflow", () => workflow(clone.root), "Run `redgreen init`.")
	];
}
/** A run leaves its record beside the code, and its branch in the clone. */
async function written({ root }) {
	const folder = join(root, ".redgreen");
	const record = await unwritableRecord(folder);
	const broken = record === void 0 && hasRecord(folder) ? await unreadable(folder) : void 0;
	const problem = record === void 0 ? broken : `${record} cannot be written`;
	if (problem !== void 0) return fail("record", problem, catalogue["record-unusable"].fix);
	const shut = await unwritableFolder(root);
	if (shut === void 0) return ok("record", ".redgreen, and branches in the clone, can be written");
	return fail("record", `${shut.path} (${shut.code}) cannot be written`, catalogue.unwritable.fix);
}
/** A database that is none, or that a newer version has written, ends every command. */
async function unreadable(folder) {
	try {
		await tryRecordIn(folder);
		return;
	} catch (error) {
		return messageOf(error);
	}
}
async function configuration({ root, configText }) {
	if (configText !== void 0) return ok("configuration", configPath);
	return existsSync(join(root, ".github/redgreen.yml")) ? warn("configuration", `${configPath} is written, but not on the default branch`, "Commit it there and push it.") : warn("configuration", `no ${configPath} on the default branch: defaults hold`, "Run `redgreen init`.");
}
async function workTree({ repository }) {
	const paths = (await repository.uncommitted()).filter((path) => !path.startsWith(".redgreen/"));
	if (paths.length === 0) return ok("work tree", "everything is committed");
	const named = `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ` and ${paths.length - 3} more` : ""}`;
	return warn("work tree", `not committed: ${named}`, "A local run starts from HEAD; commit what it should see.");
}
/** What a run here would start, from where it would start. */
async function commandsHere(clone, settings) {
	return await findRunCommands({ settings }, await startOf(clone, settings));
}
/** And the toolchains that the repository asks for there. */
async function askedHere(clone, settings) {
	const place = await startOf(clone, settings);
	const commands = await findRunCommands({ settings }, place);
	const { read } = commandTree(settings, place);
	return {
		commands,
		read,
		pins: await pinsOf(settings, place, commands)
	};
}
async function startOf(clone, settings) {
	const base = await localBase(clone, settings).catch(() => void 0);
	const { repository } = clone;
	return {
		repository,
		head: base?.commit ?? repository.head.commit
	};
}
async function commands(clone, settings) {
	const found = await commandsHere(clone, settings);
	const stop = commandsStop(settings, found);
	if (stop === void 0) return ok("test command", `${found.test} (${found.because})`);
	return fail("test command", stop.detail, stepAfter(stop.cause ?? "no-test-command", "look again"));
}
async function base(clone, { baseBranch }) {
	if (baseBranch === void 0 || await branchCommit(clone.repository, baseBranch) !== void 0) return [];
	return [fail("base branch", noSuchBranch(baseBranch), "Correct it, or fetch the branch.")];
}
/** What `init` wrote, also for a fork of another name; else ours, or a fork of it that kept the name. */
function isOurs(uses, written) {
	const [repository] = uses?.split("@") ?? [];
	if (repository?.split("/")[1] === "redgreen-dev/redgreen".split("/")[1]) return true;
	return written !== void 0 && repository === written;
}
/** `init` pins where GitHub can be asked, and says so where it cannot. */
const pinIt = (repository) => `Write the commit behind the @; \`redgreen init --action ${repository}${repository === "redgreen-dev/redgreen" ? `@v1` : ""}\` asks GitHub for it and writes the file anew.`;
async function workflow(root) {
	const text = await readFile(join(root, workflowPath), "utf8").catch(() => void 0);
	const unneeded = "Run `redgreen init`; it is not needed for the App or for local runs.";
	if (text === void 0) return warn("workflow", `no ${workflowPath}`, unneeded);
	const { jobs = {}, permissions } = (0, import_dist.parse)(text, { maxAliasCount: 20 });
	const written = actionOf(text)?.split("@")[0];
	const ours = Object.values(jobs).filter((job) => job.steps?.some(({ uses }) => isOurs(uses, written)));
	const weak = [];
	if (ours.length === 0) weak.push(`no job uses ${projectRepository}`);
	if (permissions === void 0 && ours.some((job) => job.permissions === void 0)) weak.push("no `permissions:`");
	if (ours.length > 0 && !ours.some((job) => job.concurrency?.queue === "max")) weak.push("a second /retry can be dropped (no `concurrency` with `queue: max`)");
	const unpinned = ours.some((job) => job.steps?.some(({ uses }) => uses !== void 0 && /@(?![0-9a-f]{40}$)/.test(uses)));
	if (unpinned) weak.push("not pinned to a commit");
	if (weak.length === 0) return ok("workflow", workflowPath);
	const fix = weak.length === 1 && unpinned ? pinIt(written ?? "redgreen-dev/redgreen") : "Compare with what `redgreen init` writes.";
	return warn("workflow", weak.join("; "), fix);
}
export { checkRepository as n, commandsHere as r, askedHere as t };
