import { o as __toESM } from "./rolldown-runtime.js";
import { W as putFile, an as readConfigFile, at as openClone, cn as require_dist, in as configPath, nn as resolveSettings } from "./story.js";
import { Ct as visible, P as exitCode, Pt as RedgreenError, m as projectUrl, p as projectRepository, wt as visibleLine } from "./start.js";
import { O as findCommands } from "./run.js";
import { t as confirmed } from "./confirm.js";
import { a as workflowPath, i as workflowMark, n as configText, o as workflowText, r as configWithSchema, s as workflowUpdated, t as actionOf } from "./workflow-text.js";
const { readFile } = process.getBuiltinModule("node:fs/promises");
const { join } = process.getBuiltinModule("node:path");
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
// src/entry/on-red-workflow.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
const onRedPath = ".github/workflows/redgreen-on-red.yml";
/**
* `workflow_run` and `status` are started from the default branch, and nothing of the pull request is checked out by it: its code runs in the
* sandbox alone. The token is an App's, since what the job's own token pushes starts no CI.
*/
function onRedWorkflow({ workflows, repository = projectRepository, reference = "v1" }) {
	const red = "github.event.workflow_run.conclusion == 'failure' && github.event.workflow_run.pull_requests[0]";
	const named = "needs.status.outputs.number";
	const onWorkflows = workflows.length === 0 ? "" : `  workflow_run:
    workflows: ${JSON.stringify(workflows)}
    types: [completed]
`;
	return `${workflowMark} with \`--on-red\`; ${projectUrl} has the settings. Who is mended: \`on-red\` in .github/redgreen.yml.
name: Redgreen on red
on:
${onWorkflows}  # Of a CI that makes no checks.
  status:
permissions: {}
jobs:
  status:
    # A status names no pull request: the open one whose head it is of. Runs of one pull request wait for each other by its number.
    if: github.event.state == 'failure' || github.event.state == 'error'
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
      pull-requests: read
    outputs:
      number: \${{ steps.pull.outputs.number }}
    steps:
      - id: pull
        env:
          GH_TOKEN: \${{ github.token }}
          SHA: \${{ github.event.sha }}
        run: |
          ours='select(.state == "open" and .head.sha == env.SHA and .head.repo.full_name == .base.repo.full_name)'
          number=$(gh api "repos/$GITHUB_REPOSITORY/commits/$SHA/pulls" --jq "[.[] | $ours | .number][0] // empty")
          echo "number=$number" >> "$GITHUB_OUTPUT"
  mend:
    needs: status
    # Only saves minutes: whose pull request it is, and whether a run has been at this head, is decided by the action.
    if: \${{ !cancelled() && (${red} || ${named}) }}
    runs-on: ubuntu-24.04
    timeout-minutes: 75
    permissions:
      contents: read
    concurrency:
      group: redgreen-\${{ (${red}) && github.event.workflow_run.pull_requests[0].number || ${named} || github.run_id }}
      cancel-in-progress: false
      queue: max
    steps:
      - uses: actions/create-github-app-token@bcd2ba49218906704ab6c1aa796996da409d3eb1 # v3.2.0
        id: app
        with:
          app-id: \${{ vars.REDGREEN_APP_ID }}
          private-key: \${{ secrets.REDGREEN_APP_KEY }}
          permission-actions: read
          permission-checks: read
          permission-contents: write
          permission-issues: write
          permission-pull-requests: write
          permission-statuses: read
      - uses: ${repository}@${reference}
        with:
          github-token: \${{ steps.app.outputs.token }}
          anthropic-api-key: \${{ secrets.ANTHROPIC_API_KEY }}
`;
}
/** Names of those of these workflow files that run on pull requests; without a name GitHub calls one by its path. */
function checkWorkflows(files) {
	const names = [];
	for (const [path, text] of files) {
		if (text.startsWith("# Written by `redgreen init`")) continue;
		const workflow = read(text);
		const on = workflow?.on;
		if ((typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {})).includes("pull_request")) names.push(typeof workflow?.name === "string" ? workflow.name : path);
	}
	return names;
}
function read(text) {
	try {
		return (0, import_dist.parse)(text) ?? void 0;
	} catch {
		return;
	}
}
// src/entry/pinned-action.ts
/** Which action a workflow starts, and the commit that its reference is at: asked of GitHub. */
/** The option `--action`: `owner/name` or `owner/name@ref`. */
function readAction(text) {
	const [, repository, ref] = /^([\w-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(text) ?? [];
	if (repository !== void 0) return {
		repository,
		ref
	};
	throw new RedgreenError("bad-usage", `--action is ${text}; allowed: owner/name, or owner/name@ref`);
}
/**
* Pinned to the commit that the reference is at now, with the reference as its comment; to the reference alone where GitHub
* cannot be asked. Throws where GitHub knows none of that name, and where there is no reference and no answer.
*/
async function pinAction(io, { repository, ref }) {
	if (ref !== void 0 && /^[0-9a-f]{40}$/.test(ref)) return {
		repository,
		reference: ref
	};
	const { status, commit } = await commitAt(io, repository, ref ?? "HEAD");
	if (commit !== void 0) return {
		repository,
		reference: ref === void 0 ? commit : `${commit} # ${ref}`
	};
	const why = status === 404 ? "GitHub does not show it to anybody without a token" : "GitHub could not be asked";
	if (ref === void 0) throw new RedgreenError("bad-usage", `the commit of ${repository} is not known: ${why}`, { fix: `Name it: --action ${repository}@<the whole id of a commit>.` });
	if (status === 422) throw new RedgreenError("bad-usage", `${repository} has no branch, tag or commit ${ref}`, { fix: "Name one that it has behind the @." });
	io.stderr.write(`${visibleLine(`${repository}@${ref} is not pinned to a commit: ${why}.`)}\n`);
	return {
		repository,
		reference: ref
	};
}
async function commitAt({ environment }, repository, ref) {
	const api = environment.GITHUB_API_URL || "https://api.github.com";
	try {
		const response = await fetch(`${api}/repos/${repository}/commits/${encodeURIComponent(ref)}`, {
			headers: {
				accept: "application/vnd.github.sha",
				"user-agent": "redgreen"
			},
			signal: AbortSignal.timeout(5e3)
		});
		const { status } = response;
		const commit = (await response.text()).trim();
		return response.ok && /^[0-9a-f]{40}$/.test(commit) ? {
			status,
			commit
		} : { status };
	} catch {
		return {};
	}
}
// src/entry/setup-steps.ts
/** In the order in which they are needed. */
async function setupSteps(tree, { setup, build, test }) {
	const words = new Set([
		setup,
		build,
		test
	].flatMap((command) => (command ?? "").split(/[^\w.-]+/)));
	const names = new Set(await tree.list());
	const text = async (path) => names.has(path) ? await tree.read(path) ?? "" : "";
	const packageJson = await text("package.json");
	const steps = [];
	const node = nodeVersion(await text(".nvmrc"), await text(".node-version"), packageJson);
	if (node !== void 0 && [
		"npm",
		"npx",
		"pnpm",
		"yarn",
		"node"
	].some((word) => words.has(word))) steps.push(action("actions/setup-node", "v4", "node-version", node));
	if (words.has("pnpm")) steps.push({ run: `npm install --global pnpm@${await pnpmVersion(packageJson, text)}` });
	const yarnrc = await text(".yarnrc.yml");
	if (words.has("yarn") && yarnrc !== "" && !/^yarnPath:/m.test(yarnrc)) steps.push({ run: "corepack enable yarn" });
	if (words.has("bun") || words.has("bunx")) steps.push({ run: `npm install --global bun@${declared(packageJson, "bun") ?? "latest"}` });
	if ([
		"python",
		"python3",
		"pytest",
		"uv",
		"poetry",
		"pipenv",
		"tox",
		"nox"
	].some((word) => words.has(word))) {
		const version = pythonVersion(await text(".python-version"), await text("pyproject.toml"));
		steps.push(action("actions/setup-python", "v5", "python-version", version));
	}
	for (const tool of [
		"uv",
		"poetry",
		"pipenv",
		"tox",
		"nox"
	]) if (words.has(tool)) steps.push({ run: `pipx install ${tool}` });
	if (words.has("go")) {
		const version = /^go (\d+\.\d+(?:\.\d+)?)/m.exec(await text("go.mod") + await text("go.work"))?.[1] ?? "stable";
		steps.push(action("actions/setup-go", "v5", "go-version", version));
	}
	return steps;
}
/** As YAML, below `steps:`; `pins` are references of actions by their names. */
function stepsText(steps, pins) {
	return steps.map((step) => "run" in step ? `      - run: ${step.run}\n` : `      - uses: ${step.uses}@${pins.get(step.uses) ?? step.tag}\n        with:\n          ${step.version.name}: '${step.version.value}'\n`).join("");
}
function action(uses, tag, name, value) {
	return {
		uses,
		tag,
		version: {
			name,
			value
		}
	};
}
/** Only what is a version and nothing else goes into the workflow. */
const plain = (text) => /^[\w.*<>=^~| -]{1,40}$/.test(text ?? "") ? text : void 0;
function nodeVersion(nvmrc, nodeVersionFile, packageJson) {
	return plain((nvmrc.trim() || nodeVersionFile.trim()).replace(/^v(?=\d)/, "")) ?? plain(/"engines"\s*:\s*\{[^}]*"node"\s*:\s*"([^"]+)"/.exec(packageJson)?.[1]);
}
/** `"packageManager": "pnpm@9.1.0+sha512\u2026"`. */
function declared(packageJson, manager) {
	return new RegExp(`"packageManager"\\s*:\\s*"${manager}@(\\d+(?:\\.\\d+){0,2})`).exec(packageJson)?.[1];
}
async function pnpmVersion(packageJson, text) {
	const said = declared(packageJson, "pnpm");
	if (said !== void 0) return said;
	const lock = /^lockfileVersion: '?(\d+)/m.exec(await text("pnpm-lock.yaml"))?.[1];
	return {
		5: "7",
		6: "8",
		9: "9"
	}[Number(lock)] ?? "latest";
}
function pythonVersion(file, pyproject) {
	return plain(file.trim().split("\n")[0]) ?? plain(/^requires-python\s*=\s*["']([^"']+)["']/m.exec(pyproject)?.[1]) ?? "3.x";
}
// src/entry/commands/init.ts
/** `redgreen init`: the workflow and the configuration, shown before they are written. A second time changes nothing. */
const command = {
	place: 40,
	declare: (init) => init.description("write the workflow and the configuration, shown as a diff first").option("--on-red", "also the workflow that mends red pull requests of the authors in `on-red`, unasked").option("-y, --yes", "write without asking").option("--action <owner/name[@ref]>", `where the action is taken from, such as a fork; default: ${projectRepository}`).option("--dry-run", "show the diff and write nothing"),
	examples: [
		"redgreen init",
		"redgreen init --on-red",
		"redgreen init --yes --action octo-org/redgreen"
	],
	run: setUp
};
async function setUp(io, options) {
	await using clone = await openClone(io);
	const red = options.onRed || await textOf(join(clone.root, ".github/workflows/redgreen-on-red.yml")) !== void 0;
	const action = await actionOfWorkflows(io, clone, options.action, red);
	const changes = (await Promise.all([
		configChange(clone),
		workflowChange(io, clone, action),
		red ? onRedChange(io, clone, action) : []
	])).flat().filter(({ before, after }) => before !== after);
	const isBroken = await configIsBroken(clone);
	if (isBroken) io.stderr.write(`${configPath} cannot be used as it is: \`redgreen validate\` tells why.\n`);
	const code = isBroken ? exitCode("misconfigured") : 0;
	if (changes.length === 0) {
		if (!isBroken) io.stderr.write(`${configPath} and ${workflowPath} are as they should be.\n`);
		return code;
	}
	for (const { path, before, after } of changes) io.stdout.write(visible(lineDiff(path, before, after)));
	if (options.dryRun) {
		io.stderr.write("Nothing was written (--dry-run).\n");
		return code;
	}
	if (!options.yes && !await confirmed(io, `Write ${changes.map(({ path }) => visibleLine(path)).join(" and ")}`)) {
		io.stderr.write("Nothing was written.\n");
		return 2;
	}
	for (const { path, after } of changes) await putFile(clone.root, path, after);
	io.stderr.write(nextSteps(changes));
	return code;
}
async function configChange({ root, repository }) {
	const before = await textOf(join(root, configPath));
	if (before !== void 0) return {
		path: configPath,
		before,
		after: configWithSchema(before)
	};
	const commands = await findCommands(treeOf(repository), {});
	return {
		path: configPath,
		after: configText(commands)
	};
}
/** What a person wrote there stays as it is; that nothing is to be done would be false. */
async function configIsBroken({ root }) {
	const repositoryFile = await textOf(join(root, configPath));
	return resolveSettings({
		repositoryFile,
		environment: {},
		needsKey: false
	}).problems.length > 0;
}
/** What is asked for; else what a workflow of ours starts already, so that both start the same; else the release. */
async function actionOfWorkflows(io, { root }, asked, onRed) {
	if (asked !== void 0) return {
		...await pinAction(io, readAction(asked)),
		isAsked: true
	};
	for (const path of [workflowPath, onRedPath]) {
		const [repository, reference] = actionOf(await textOf(join(root, path)) ?? "")?.split(/@(.*)/) ?? [];
		if (repository !== void 0 && reference !== void 0) return {
			repository,
			reference,
			isAsked: false
		};
	}
	const isTheirs = !onRed && await textOf(join(root, ".github/workflows/redgreen.yml")) !== void 0;
	const own = {
		repository: projectRepository,
		ref: "v1"
	};
	return {
		...isTheirs ? {
			...own,
			reference: own.ref
		} : await pinAction(io, own),
		isAsked: false
	};
}
async function workflowChange(io, clone, action) {
	const { root } = clone;
	const needed = await neededSteps(clone);
	const label = labelOf(await textOf(join(root, configPath)));
	return await ownChange(io, root, workflowPath, action, async (isAnew) => {
		const steps = stepsText(needed, isAnew ? await pinsOf(io, needed) : /* @__PURE__ */ new Map());
		return workflowText({
			label,
			...action,
			steps
		});
	});
}
async function onRedChange(io, { root, repository }, action) {
	const files = /* @__PURE__ */ new Map();
	for (const path of await repository.listFiles(repository.head.commit)) {
		if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) continue;
		files.set(path, await repository.readFile(repository.head.commit, path) ?? "");
	}
	const workflows = checkWorkflows(files);
	if (workflows.length === 0) io.stderr.write("No workflow of .github/workflows/ runs on pull_request: only commit statuses are heard.\n");
	return await ownChange(io, root, onRedPath, action, async () => onRedWorkflow({
		workflows,
		...action
	}));
}
/** A workflow of ours: written anew where there is none or another action is asked for, else brought up to date around its pins. */
async function ownChange(io, root, path, { isAsked }, wanted) {
	const before = await textOf(join(root, path));
	const isAnew = before === void 0 || isAsked && before.startsWith("# Written by `redgreen init`");
	const text = await wanted(isAnew);
	const after = isAnew ? text : workflowUpdated(before, text);
	if (after === void 0) io.stderr.write(`${visibleLine(path)} was not written by init, and stays as it is.\n`);
	return after === void 0 ? [] : [{
		path,
		before,
		after
	}];
}
function labelOf(config) {
	const label = readConfigFile(config ?? "").values.get("label");
	return typeof label === "string" ? label : "ai-implement";
}
/** What the runner lacks of what the commands of HEAD start. */
async function neededSteps({ repository }) {
	const tree = treeOf(repository);
	return await setupSteps(tree, await findCommands(tree, {}));
}
function treeOf(repository) {
	const { commit } = repository.head;
	return {
		list: () => repository.listFiles(commit),
		read: (path) => repository.readFile(commit, path)
	};
}
async function pinsOf(io, steps) {
	const used = steps.flatMap((step) => "uses" in step ? [step] : []);
	const pin = async ({ uses, tag }) => [uses, (await pinAction(io, {
		repository: uses,
		ref: tag
	})).reference];
	return new Map(await Promise.all(used.map(pin)));
}
function nextSteps(changes) {
	const told = [
		"Add the secret ANTHROPIC_API_KEY (Settings \u2192 Secrets and variables \u2192 Actions).",
		"Allow pull requests by Actions (Settings \u2192 Actions \u2192 General \u2192 Workflow permissions).",
		...changes.some(({ path }) => path === ".github/workflows/redgreen-on-red.yml") ? ["Name the authors in .github/redgreen.yml: `on-red: [dependabot]`.", "Install a GitHub App of yours here: its id as the variable REDGREEN_APP_ID, its key as the secret REDGREEN_APP_KEY."] : [],
		"Commit and push to the default branch: GitHub reads these files from there.",
		"Make the label that starts a run: `gh label create ai-implement`.",
		"`redgreen doctor` checks all of it."
	].map((step, index) => `  ${index + 1}. ${step}`);
	return `${[
		...changes.map(({ path }) => `Wrote ${path}`),
		"Next:",
		...told
	].join("\n")}\n`;
}
function textOf(path) {
	return readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
		throw new RedgreenError("unwritable", `${path} (${error.code})`, { cause: error });
	});
}
export { command };
