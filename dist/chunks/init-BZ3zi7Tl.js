import { n as readConfigFile, t as configPath } from "./config-file-n4vVQVVZ.js";
import { t as projectRepository } from "./project-DtIvdGik.js";
import { n as visibleLine, t as visible } from "./terminal-text-Cf84_Xi9.js";
import { t as findCommands } from "./commands-wmazyLTb.js";
import { t as confirmed } from "./confirm-DEm8tAdv.js";
import { t as openClone } from "./local-clone-C02C07_k.js";
import { a as workflowUpdated, i as workflowText, n as configWithSchema, r as workflowPath, t as configText } from "./workflow-text-D5TasZ0j.js";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
// src/entry/line-diff.ts
/** What changes between two texts, line by line, for a person to say yes to. */
/** `-` and `+` lines between the lines that both begin and end with; a new file is all `+`. */
function lineDiff(path, before, after) {
	const [old, now] = [linesOf(before ?? ""), linesOf(after)];
	let head = 0;
	while (head < old.length && old[head] === now[head]) head++;
	let tail = 0;
	while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
	const removed = old.slice(head, old.length - tail).map((line) => `-${line}`);
	const added = now.slice(head, now.length - tail).map((line) => `+${line}`);
	return `${[
		`--- ${before === void 0 ? "/dev/null" : path}`,
		`+++ ${path}`,
		`@@ line ${head + 1} @@`,
		...removed,
		...added
	].join("\n")}\n`;
}
function linesOf(text) {
	const lines = text.split("\n");
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
// src/entry/commands/init.ts
/** `redgreen init`: the workflow and the configuration, shown before they are written. A second time changes nothing. */
const command = {
	place: 40,
	declare: (init) => init.description("write the workflow and the configuration, shown as a diff first").option("-y, --yes", "write without asking").option("--dry-run", "show the diff and write nothing"),
	examples: ["redgreen init", "redgreen init --yes"],
	run: setUp
};
async function setUp(io, options) {
	await using clone = await openClone(io);
	const changes = (await Promise.all([configChange(clone), workflowChange(io, clone)])).filter((change) => change !== void 0 && change.before !== change.after);
	if (changes.length === 0) {
		io.stderr.write(`${configPath} and ${workflowPath} are as they should be.\n`);
		return 0;
	}
	for (const { path, before, after } of changes) io.stdout.write(visible(lineDiff(path, before, after)));
	if (options.dryRun) {
		io.stderr.write("Nothing was written (--dry-run).\n");
		return 0;
	}
	if (!options.yes && !await confirmed(io, `Write ${changes.map(({ path }) => visibleLine(path)).join(" and ")}`)) {
		io.stderr.write("Nothing was written.\n");
		return 2;
	}
	for (const { path, after } of changes) {
		await mkdir(dirname(join(clone.root, path)), { recursive: true });
		await writeFile(join(clone.root, path), after);
	}
	io.stderr.write(nextSteps(changes));
	return 0;
}
async function configChange({ root, repository }) {
	const before = await textOf(join(root, configPath));
	if (before !== void 0) return {
		path: configPath,
		before,
		after: configWithSchema(before)
	};
	const { commit } = repository.head;
	const commands = await findCommands({
		list: () => repository.listFiles(commit),
		read: (path) => repository.readFile(commit, path)
	}, {});
	return {
		path: configPath,
		after: configText(commands)
	};
}
async function workflowChange(io, { root }) {
	const before = await textOf(join(root, workflowPath));
	const label = labelOf(await textOf(join(root, configPath)));
	if (before === void 0) {
		const reference = await pinnedReference(io);
		return {
			path: workflowPath,
			after: workflowText({
				label,
				reference
			})
		};
	}
	const after = workflowUpdated(before, workflowText({ label }));
	if (after === void 0) io.stderr.write(`${workflowPath} was not written by init, and stays as it is.\n`);
	return after === void 0 ? void 0 : {
		path: workflowPath,
		before,
		after
	};
}
function labelOf(config) {
	const label = readConfigFile(config ?? "").values.get("label");
	return typeof label === "string" ? label : "ai-implement";
}
/** The commit that the major tag is at now, with the tag as its comment; the tag alone where GitHub cannot be asked. */
async function pinnedReference(io) {
	const api = io.environment.GITHUB_API_URL || "https://api.github.com";
	try {
		const response = await fetch(`${api}/repos/${projectRepository}/commits/v1`, {
			headers: {
				accept: "application/vnd.github.sha",
				"user-agent": "redgreen"
			},
			signal: AbortSignal.timeout(5e3)
		});
		const commit = (await response.text()).trim();
		if (response.ok && /^[0-9a-f]{40}$/.test(commit)) return `${commit} # v1`;
	} catch {}
	io.stderr.write(`${projectRepository} is not pinned to a commit: GitHub could not be asked for v1.\n`);
	return "v1";
}
function nextSteps(changes) {
	return `${[
		...changes.map(({ path }) => `Wrote ${path}`),
		"Next:",
		"  1. Add the secret ANTHROPIC_API_KEY (Settings → Secrets and variables → Actions).",
		"  2. Allow pull requests by Actions (Settings → Actions → General → Workflow permissions).",
		"  3. Commit and push to the default branch: GitHub reads both files from there.",
		"  4. `redgreen doctor` checks all of it."
	].join("\n")}\n`;
}
function textOf(path) {
	return readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT") return void 0;
		throw error;
	});
}
export { command };
