import { t as findCommands } from "./commands-CTKUHgxy.js";
import { posix } from "node:path";
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
async function findRunCommands({ settings }, place) {
	const folder = folderOf(settings);
	const tree = treeBelow(folder, place);
	const { setupCommand: setup, buildCommand: build, testCommand: test, projects } = settings;
	const commands = await findCommands(tree, {
		setup,
		build,
		test,
		projects
	});
	const isMissing = folder !== "" && (await tree.list()).length === 0;
	const isClear = commands.test !== void 0 || commands.problem !== void 0 || test === "none";
	if (!isMissing && isClear) return commands;
	const elsewhere = await foldersWithTests(treeBelow("", place));
	return {
		...commands,
		elsewhere,
		...isMissing ? { missingFolder: folder } : {}
	};
}
/** The files in which the commands run, as that commit has them. */
function commandTree(settings, place) {
	return treeBelow(folderOf(settings), place);
}
/** With a `/` at its end; empty for the root. */
function folderOf({ workingDirectory }) {
	const inside = posix.normalize(`${workingDirectory}/`);
	return inside === "./" ? "" : inside;
}
function treeBelow(start, { repository, head }) {
	return {
		read: (path) => repository.readFile(head, `${start}${path}`),
		list: async () => (await repository.listFiles(head)).filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
	};
}
/** Why a run with these would end before the model is called; undefined where it can prove a change. */
function commandsStop({ testCommand }, found) {
	const { test, missingFolder, problem, elsewhere = [] } = found;
	const named = elsewhere.length === 0 ? "" : ` ${folderWords(elsewhere)}.`;
	if (missingFolder !== void 0) return {
		outcome: "setup-failed",
		detail: `\`working-directory\` is ${missingFolder}, and the repository has no file in such a folder.${named}`,
		cause: "subfolder"
	};
	if (problem !== void 0) return {
		outcome: "setup-failed",
		detail: `${problem}.`,
		cause: "projects"
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
export { folderOf as a, findRunCommands as i, commandTree as n, commandsStop as r, chooseCommands as t };
