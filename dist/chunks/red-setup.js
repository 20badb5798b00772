import { w as condensedLog } from "./agent.js";
import { r as freshInstall } from "./judge.js";
const { join } = process.getBuiltinModule("node:path");
// src/run-story/red-setup.ts
/**
* Somebody else's pull request, or a merge, that cannot be installed: what is to be mended may be just that. It accuses by
* difference to where the pull request began, or to the branch before the merge.
*/
/** The failed setup as the red that the agent is told; undefined where the run ends with `stop`: the base cannot be installed either. */
async function redSetup(context, stop) {
	const { request, workspace, commands, limits } = context;
	const { repository, merge } = workspace;
	const forkPoint = workspace.forkPoint ?? merge?.parent;
	const { setup: command } = commands;
	const failed = request.record.recorder.run()?.setup;
	if (forkPoint === void 0 || command === void 0 || failed === void 0) return void 0;
	if (stop.cause !== "setup-command" && stop.cause !== "missing-tool") return void 0;
	if ((await freshInstall(context, await repository.treeOf(workspace.head), command, "setup-again")).exitCode === 0 || limits.aborted() !== void 0) return void 0;
	if ((await freshInstall(context, await repository.treeOf(forkPoint), command, "setup-before")).exitCode !== 0 || limits.aborted() !== void 0) return void 0;
	return await asRed(context, {
		command,
		...failed,
		tree: await repository.treeOf(workspace.head)
	});
}
const again = "it runs again for every verification";
const note = `the setup command passes where the pull request began and fails on it: ${again}`;
const mergeNote = `the setup command passes on the branch before the merge and fails on the merge: ${again}`;
/** What a setup that failed is to those who read verifications: no test could run. */
async function asRed({ request, workspace }, failed) {
	const { command, exitCode, durationMs, logPath, tree } = failed;
	return {
		result: "failed",
		step: "build",
		command,
		exitCode,
		durationMs,
		tree,
		counts: void 0,
		failures: [],
		output: await condensedLog(join(request.record.runDir, logPath), request.settings.maxFeedbackChars),
		logPath,
		notes: [workspace.merge === void 0 ? note : mergeNote]
	};
}
export { asRed, redSetup };
