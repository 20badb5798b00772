import { a as condense, i as fileBytes, n as readLog } from "./read-log-CQPjHu8A.js";
import { t as findCommands } from "./commands-CwtJR4ci.js";
import { join, posix } from "node:path";
// src/packages/registries.ts
/** Where package managers get packages from, and what keeps them from running code of packages while they do. */
/** Nothing else is reached by code that the model has written. */
const packageHosts = [
	"*.npmjs.org",
	"*.yarnpkg.com",
	"pypi.org",
	"files.pythonhosted.org",
	"crates.io",
	"static.crates.io",
	"index.crates.io",
	"proxy.golang.org",
	"sum.golang.org",
	"rubygems.org",
	"index.rubygems.org",
	"repo.maven.apache.org",
	"repo1.maven.org",
	"plugins.gradle.org",
	"services.gradle.org",
	"packagist.org",
	"repo.packagist.org",
	"api.nuget.org",
	"hex.pm",
	"repo.hex.pm",
	"pub.dev"
];
/** Lifecycle scripts off, where the package manager can: they would run with network on the model's say. */
const noScripts = {
	npm_config_ignore_scripts: "true",
	YARN_ENABLE_SCRIPTS: "false",
	COMPOSER_NO_SCRIPTS: "1",
	PIP_ONLY_BINARY: ":all:"
};
/** What is asked beside packages: each is a request that decides nothing. */
const noQuestions = {
	npm_config_audit: "false",
	npm_config_fund: "false",
	npm_config_update_notifier: "false",
	YARN_ENABLE_TELEMETRY: "0"
};
// src/run/killed-words.ts
/** `free then: 41.0 GB of disk, 512 MB of memory`; empty where nobody looked. */
function freeWords({ free }) {
	if (free === void 0) return "";
	return `free then: ${bytesWords(free.diskBytes)} of disk, ${bytesWords(free.memoryBytes)} of memory`;
}
/** undefined where it ended by itself. It may be memory, a disk or a person: nobody tells which. */
function killedWords(killed) {
	if (killed.exitCode !== 137) return void 0;
	const free = freeWords(killed);
	return `The command was killed (137), and not by Redgreen${free === "" ? "" : `; ${free}`}.`;
}
function bytesWords(bytes) {
	return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
// src/verify/command-folders.ts
/** Folders below the working directory that have a test command of their own: where there is none at the top. */
const deepest = 3;
/** A monorepo has hundreds: the first ones say enough. */
const mostLooked = 100;
const mostNamed = 3;
const notTheirs = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|testdata|examples?|dist|build|\.[^/]*)(?:\/|$)/;
/** At most three, the shallowest first. */
async function foldersWithTests(tree) {
	const paths = await tree.list();
	const found = [];
	for (const folder of foldersOf(paths)) {
		if (found.some((one) => folder.startsWith(`${one.folder}/`))) continue;
		const inside = `${folder}/`;
		const { test } = await findCommands({
			list: async () => paths.filter((path) => path.startsWith(inside)).map((path) => path.slice(inside.length)),
			read: (path) => tree.read(inside + path)
		}, {});
		if (test !== void 0) found.push({
			folder,
			test
		});
		if (found.length === mostNamed) break;
	}
	return found;
}
function foldersOf(paths) {
	const folders = /* @__PURE__ */ new Set();
	for (const path of paths) {
		const parts = path.split("/").slice(0, -1);
		for (let depth = 1; depth <= Math.min(deepest, parts.length); depth++) folders.add(parts.slice(0, depth).join("/"));
	}
	const depthOf = (folder) => folder.split("/").length;
	return [...folders].filter((folder) => !notTheirs.test(folder)).sort((a, b) => depthOf(a) - depthOf(b) || a.localeCompare(b)).slice(0, mostLooked);
}
/** `app has one (npm test), web has one (pytest)`. */
function folderWords(found) {
	return found.map(({ folder, test }) => `\`${folder}\` has one (\`${test}\`)`).join(", ");
}
// src/run-story/prepare.ts
/** Before any model call: commands, setup, the tests as they are. A stop here has cost nothing. */
/** The commands of this repository, read from the commit where the run starts. */
async function findRunCommands({ settings }, { repository, head }) {
	const inside = posix.normalize(`${settings.workingDirectory}/`);
	const folder = inside === "./" ? "" : inside;
	const files = await repository.listFiles(head);
	const treeBelow = (start) => ({
		read: (path) => repository.readFile(head, `${start}${path}`),
		list: async () => files.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
	});
	const tree = treeBelow(folder);
	const { setupCommand: setup, buildCommand: build, testCommand: test } = settings;
	const commands = await findCommands(tree, {
		setup,
		build,
		test
	});
	const isMissing = folder !== "" && (await tree.list()).length === 0;
	if (!isMissing && (commands.test !== void 0 || test === "none")) return commands;
	const elsewhere = await foldersWithTests(treeBelow(""));
	return {
		...commands,
		elsewhere,
		...isMissing ? { missingFolder: folder } : {}
	};
}
/** Why a run with these would end before the model is called; undefined where it can prove a change. */
function commandsStop({ testCommand }, found) {
	const { test, missingFolder, elsewhere = [] } = found;
	const named = elsewhere.length === 0 ? "" : ` ${folderWords(elsewhere)}.`;
	if (missingFolder !== void 0) return {
		outcome: "setup-failed",
		detail: `\`working-directory\` is ${missingFolder}, and the repository has no file in such a folder.${named}`,
		cause: "subfolder"
	};
	if (test !== void 0) return void 0;
	return {
		outcome: "setup-failed",
		detail: `${testCommand === "none" ? "`test-command` is none" : "No test command was found"}, so nothing could prove a change.${named}`,
		cause: named === "" ? "no-test-command" : "subfolder"
	};
}
/** Tells them; a stop where nothing could prove a change. */
async function chooseCommands({ settings }, found, emit) {
	const { setup, build, test, because } = found;
	await emit({
		type: "commands-found",
		commands: {
			setup,
			build,
			test
		},
		because
	});
	const stop = commandsStop(settings, found);
	return stop === void 0 ? {
		...found,
		test: test ?? ""
	} : { stop };
}
/** Runs the setup command in the tree; undefined where it passed or there is none. */
async function runSetup({ settings, record, code }, sandbox, commands, limits, emit) {
	if (commands.setup === void 0) return void 0;
	await emit({
		type: "setup-started",
		command: commands.setup
	});
	const logPath = join(record.runDir, "logs", "setup.log");
	const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
	const { exitCode, ended, durationMs, free } = await sandbox.setup({
		script: commands.setup,
		cwd: settings.workingDirectory,
		logPath,
		timeoutMs,
		network: "full",
		...code.start.kind === "again" && code.start.theirs?.bot === true ? { env: noScripts } : {},
		signal: limits.signal
	});
	const result = ended === "timed-out" ? "timed-out" : exitCode === 0 ? "passed" : "failed";
	await emit({
		type: "setup-finished",
		result,
		exitCode,
		durationMs,
		logPath: "logs/setup.log",
		output: result === "passed" ? void 0 : await condensedLog(logPath, settings.maxFeedbackChars)
	});
	if (result === "passed") return void 0;
	const stopped = limits.aborted();
	if (stopped !== void 0) return stopped;
	const how = result === "timed-out" ? "timed out" : `exited ${exitCode ?? "from outside"}`;
	const killed = killedWords({
		exitCode,
		free
	});
	return {
		outcome: "setup-failed",
		cause: "setup-command",
		detail: `The setup command \`${commands.setup}\` ${how}.${killed === void 0 ? "" : ` ${killed}`}`
	};
}
async function condensedLog(path, maxChars) {
	return condense(await readLog(fileBytes(path)), { maxChars });
}
export { freeWords as a, noScripts as c, runSetup as i, packageHosts as l, commandsStop as n, killedWords as o, findRunCommands as r, noQuestions as s, chooseCommands as t };
