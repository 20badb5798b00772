import { t as resolveSettings } from "./layers-DX2cTn9G.js";
import { i as problemText, r as explain } from "./errors-CMfX3xp9.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { a as statusOf, i as repositoryName, r as openClient } from "./client-BaWv6_ac.js";
import { n as openSandbox, r as branchName, t as selfTest } from "./self-test-DZ5XMLKw.js";
import { o as projectRepository, r as workflowPath } from "./workflow-text-C44vJykE.js";
import { _ as gitAt, g as findGit, t as openClone } from "./local-clone-BtlHSq42.js";
import { t as configPath, u as require_dist } from "./config-file-B7FjJW8q.js";
import { t as findCommands } from "./commands-Bajrg-0r.js";
import { n as paint, r as wantsColours } from "./terminal-Dq_DmGhV.js";
import { mkdir, mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
// src/entry/doctor/check.ts
const ok = (name, found) => ({
	name,
	result: "ok",
	found
});
const warn = (name, found, fix) => ({
	name,
	result: "warn",
	found,
	fix
});
const fail = (name, found, fix) => ({
	name,
	result: "fail",
	found,
	fix
});
/** A check that could not be made is a warning that says why: nothing is called right that was not seen. */
async function attempt(name, look, fix) {
	try {
		return await look();
	} catch (error) {
		return warn(name, `could not be checked: ${error instanceof Error ? error.message : String(error)}`, fix);
	}
}
// src/entry/doctor/github.ts
/** What the Action needs of the repository on GitHub, as far as the token at hand may look. */
async function checkGitHub(io, root, settings) {
	const { environment } = io;
	const name = environment.GITHUB_REPOSITORY || await remoteName(root, environment.GITHUB_SERVER_URL);
	if (name === void 0) return [warn("remote", "no remote `origin` on GitHub", "Only local runs work; add the remote for the Action.")];
	const token = environment.GITHUB_TOKEN || environment.GH_TOKEN;
	const remote = ok("remote", name);
	if (token === void 0) return [remote, warn("token", "GITHUB_TOKEN is not set: GitHub was not asked", "Set GITHUB_TOKEN (for instance `GITHUB_TOKEN=$(gh auth token) redgreen doctor`).")];
	const baseUrl = environment.GITHUB_API_URL || "https://api.github.com";
	const client = openClient({
		token,
		baseUrl,
		timeoutMs: 1e4,
		maxCalls: 30
	});
	const repository = await readRepository(client, name).catch((error) => tokenTrouble(error, name));
	if ("result" in repository) return [remote, repository];
	const at = {
		client,
		...repositoryName(name)
	};
	const look = (check, make) => attempt(check, make, "Ask someone who administers the repository.");
	return [
		remote,
		ok("token", `${await client.viewer().catch(() => "its owner is not told")}`),
		writeCheck(repository),
		repository.has_issues ? ok("issues", "switched on") : fail("issues", "switched off", "Switch issues on in the settings."),
		repository.archived === true ? fail("archive", "the repository is archived", "Unarchive it.") : ok("archive", "not archived"),
		await look("label", () => labelCheck(at, settings.label)),
		await look("workflow on the default branch", () => workflowCheck(at, repository.default_branch)),
		await look("pull requests by Actions", () => pullRequestCheck(at)),
		await look("secret", () => secretCheck(at)),
		await look("branch rules", () => rulesCheck(at, settings.branchPrefix)),
		warn("CI on our pushes", "with the job's own token a push starts no other workflow", "Where CI is to run on the pull request: give `github-token` the token of a GitHub App (examples/app-token.yml), or close and reopen the pull request.")
	];
}
async function readRepository({ octokit }, name) {
	return (await octokit.rest.repos.get({ ...repositoryName(name) })).data;
}
function tokenTrouble(error, name) {
	const status = statusOf(error);
	if (status === 401) return fail("token", "GitHub refuses it (401)", "Make a new one; it may have expired.");
	if (status === 404 || status === 403) return fail("token", `it may not see ${name} (${status})`, "Give it access to this repository: contents, issues and pull requests, read and write.");
	return warn("token", `GitHub did not answer: ${error instanceof Error ? error.message : error}`, "Try again later.");
}
function writeCheck({ permissions }) {
	if (permissions?.push === true) return ok("write access", "contents may be pushed");
	return fail("write access", "the token may read only", "Give it contents, issues and pull requests: write.");
}
async function labelCheck({ client, owner, repo }, label) {
	const there = await found(client.octokit.rest.issues.getLabel({
		owner,
		repo,
		name: label
	}));
	const fix = `Make it: gh label create ${JSON.stringify(label)}`;
	return there ? ok("label", label) : warn("label", `${label} does not exist yet`, fix);
}
async function workflowCheck({ client, owner, repo }, branch) {
	const name = "workflow on the default branch";
	if (await found(client.octokit.rest.repos.getContent({
		owner,
		repo,
		path: ".github/workflows/redgreen.yml",
		ref: branch
	}))) return ok(name, `${workflowPath} on ${branch}`);
	return fail(name, `${workflowPath} is not on ${branch}`, `Push it to ${branch}: GitHub starts labels and comments from there only.`);
}
async function pullRequestCheck({ client, owner, repo }) {
	const name = "pull requests by Actions";
	const { data } = await client.octokit.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({
		owner,
		repo
	});
	if (data.can_approve_pull_request_reviews) return ok(name, "allowed");
	return fail(name, "not allowed", "Settings → Actions → General → Workflow permissions: allow Actions to create pull requests.");
}
async function secretCheck({ client, owner, repo }) {
	return await found(client.octokit.rest.actions.getRepoSecret({
		owner,
		repo,
		secret_name: "ANTHROPIC_API_KEY"
	})) ? ok("secret", "ANTHROPIC_API_KEY") : warn("secret", "ANTHROPIC_API_KEY is not a secret of the repository", "Add it (gh secret set ANTHROPIC_API_KEY), unless the organisation has it.");
}
async function rulesCheck({ client, owner, repo }, prefix) {
	const branch = branchName(prefix, 1, "example");
	const { data } = await client.octokit.rest.repos.getBranchRules({
		owner,
		repo,
		branch
	});
	const blocking = data.map(({ type }) => String(type)).filter((type) => [
		"creation",
		"update",
		"required_signatures",
		"branch_name_pattern"
	].includes(type));
	if (blocking.length === 0) return ok("branch rules", `nothing stops a push to ${prefix}…`);
	return fail("branch rules", `${blocking.join(", ")} on ${prefix}…`, `Take ${prefix}** out of the rule, or set \`branch-prefix\`.`);
}
async function found(call) {
	try {
		await call;
		return true;
	} catch (error) {
		if (statusOf(error) === 404) return false;
		throw error;
	}
}
/** `owner/name` out of the clone's own settings: read as text, because git itself is never started on them. */
async function remoteName(root, server = "https://github.com") {
	const config = await readFile(join(root, ".git/config"), "utf8").catch(() => "");
	const section = /\[remote "origin"\]([^[]*)/.exec(config)?.[1] ?? "";
	const url = /^\s*url\s*=\s*(\S+)/m.exec(section)?.[1];
	const host = URL.parse(server)?.host ?? "github.com";
	const match = url === void 0 ? null : /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|[^@/]*@)([^/:]+(?::\d+)?)[/:](.+?)(?:\.git)?\/?$/.exec(url);
	return match?.[1] === host ? match[2] : void 0;
}
// src/entry/doctor/machine.ts
/** What a run needs of the machine: node, git, disk, and a sandbox that holds. */
const gib = 1024 ** 3;
async function checkMachine(io, folder, settings) {
	const scratch = await mkdtemp(join(tmpdir(), "redgreen-doctor-"));
	try {
		return [
			nodeCheck(process.versions.node),
			await attempt("git", () => gitCheck(io, scratch), "Install git 2.39 or newer as /usr/bin/git."),
			await attempt("disk", () => diskCheck(folder), "Check the file system."),
			...await sandboxChecks(io, scratch, settings)
		];
	} finally {
		await rm(scratch, {
			recursive: true,
			force: true
		});
	}
}
function nodeCheck(version) {
	return Number(version.split(".")[0]) >= 24 ? ok("node", version) : fail("node", version, "Install Node 24 or newer.");
}
async function gitCheck(io, scratch) {
	const git = findGit(scratch, io.environment.PATH);
	const said = await gitAt({
		git,
		gitDir: scratch,
		tree: scratch
	}).text(["--version"]);
	const [major = 0, minor = 0] = (/\d+\.\d+/.exec(said)?.[0] ?? "").split(".").map(Number);
	const found = `${git}, ${said}`;
	return major > 2 || major === 2 && minor >= 39 ? ok("git", found) : fail("git", found, "Install git 2.39 or newer.");
}
async function diskCheck(folder) {
	const { bavail, bsize } = await statfs(folder);
	const free = `${(bavail * bsize / gib).toFixed(1)} GiB free`;
	if (bavail * bsize < gib / 2) return fail("disk", free, "Free some space; `redgreen prune` removes old runs.");
	return bavail * bsize < 2 * gib ? warn("disk", free, "Free some space; `redgreen prune` removes old runs.") : ok("disk", free);
}
async function sandboxChecks(io, scratch, settings) {
	const tree = join(scratch, "tree");
	const canary = `canary-${randomUUID()}`;
	await mkdir(tree);
	const opened = await openSandbox({
		tree,
		runDir: join(scratch, "run"),
		choice: settings.sandbox,
		network: settings.sandboxNetwork,
		testEnv: {},
		services: [],
		readable: [],
		hidden: [],
		environment: {
			...io.environment,
			REDGREEN_CANARY: canary
		}
	});
	if (!opened.ok) return [fail("sandbox", opened.reason, opened.fix)];
	await using sandbox = opened.sandbox;
	if (sandbox.kind === "none") return [warn("sandbox", "switched off: foreign code runs unconfined", "Take `sandbox: none` away.")];
	const { HOME, RUNNER_TEMP } = io.environment;
	const options = {
		runDir: join(scratch, "run"),
		network: settings.sandboxNetwork,
		closed: [HOME, RUNNER_TEMP].flatMap((path) => path || []),
		secrets: [canary, settings.anthropicApiKey].flatMap((value) => value || [])
	};
	return [ok("sandbox", sandbox.description), ...await leakChecks(sandbox, options)];
}
/** The test that each run begins with: one check where nothing leaks, else one for each leak. */
async function leakChecks(sandbox, options) {
	const fix = "Do not run here; install bubblewrap, or use a machine of its own.";
	try {
		const { checks } = await selfTest(sandbox, options);
		const leaks = checks.filter((check) => !check.ok);
		if (leaks.length > 0) return leaks.map(({ name, detail }) => fail(`sandbox self-test: ${name}`, detail, fix));
		const names = checks.map(({ name }) => name).join(", ");
		return [ok("sandbox self-test", `${checks.length} ways out were tried from inside, and none is open: ${names}`)];
	} catch (error) {
		return [fail("sandbox self-test", `could not be made: ${error instanceof Error ? error.message : error}`, fix)];
	}
}
// src/entry/doctor/provider.ts
async function checkProvider(settings) {
	const { agent, agentCommand, anthropicApiKey: key } = settings;
	if (agent === "command") return [agentCommand === void 0 ? fail("agent", "agent: command without agent-command", "Set `agent-command`.") : ok("agent", `${agentCommand}. What it costs is not known, so max-cost-usd cannot hold.`)];
	if (key === void 0) return [fail("key", "anthropic-api-key is not set", "Set ANTHROPIC_API_KEY here, and as a secret of the repository for the Action.")];
	return [await attempt("key", () => model(settings, key), "Check the network and `anthropic-base-url`.")];
}
async function model({ model, anthropicBaseUrl }, key) {
	const base = (anthropicBaseUrl ?? "https://api.anthropic.com").replace(/\/+$/, "");
	const response = await fetch(`${base}/v1/models/${encodeURIComponent(model)}`, {
		headers: {
			authorization: `Bearer ${key}`,
			"x-api-key": key,
			"anthropic-version": "2023-06-01"
		},
		redirect: "error",
		signal: AbortSignal.timeout(1e4)
	});
	await response.body?.cancel();
	if (response.ok) return ok("key", `${new URL(base).host} knows the key and ${model}`);
	if (response.status === 401 || response.status === 403) return fail("key", `${new URL(base).host} refuses the key (${response.status})`, "Check `anthropic-api-key`; it may be revoked or mistyped.");
	if (response.status === 404) return warn("key", `${new URL(base).host} does not know ${model}, or lists no models`, "Check `model`.");
	return warn("key", `${new URL(base).host} answered ${response.status}`, "Try again later.");
}
// src/entry/doctor/repository.ts
/** What a run needs of the repository: a commit, settings that can be used, a workflow, a test command. */
var import_dist = require_dist();
async function checkRepository(clone, { problems, warnings, settings }) {
	const { repository } = clone;
	const { commit, branch } = repository.head;
	const fix = "Correct it; `redgreen config --explain` shows where each value comes from.";
	const bad = problems.map((problem) => fail("settings", problemText(problem), fix));
	return [
		ok("repository", `${clone.root}, ${branch ?? "detached"} at ${commit.slice(0, 9)}`),
		await attempt("work tree", () => workTree(clone), "Check the clone."),
		clone.configText === void 0 ? warn("configuration", `no ${configPath} on the default branch: defaults hold`, "Run `redgreen init`.") : ok("configuration", configPath),
		...bad.length > 0 ? bad : [ok("settings", warnings.length > 0 ? warnings.join(" ") : "valid")],
		await attempt("test command", () => commands(clone, settings), "Set `test-command`."),
		await attempt("workflow", () => workflow(clone.root), "Run `redgreen init`.")
	];
}
async function workTree({ repository }) {
	const paths = (await repository.uncommitted()).filter((path) => !path.startsWith(".redgreen/"));
	if (paths.length === 0) return ok("work tree", "everything is committed");
	const named = `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ` and ${paths.length - 3} more` : ""}`;
	return warn("work tree", `not committed: ${named}`, "A local run starts from HEAD; commit what it should see.");
}
async function commands({ repository }, settings) {
	const { commit } = repository.head;
	const { setupCommand: setup, buildCommand: build, testCommand: test, workingDirectory } = settings;
	const within = workingDirectory === "." ? "" : `${workingDirectory.replace(/\/+$/, "")}/`;
	const found = await findCommands({
		list: async () => (await repository.listFiles(commit)).filter((path) => path.startsWith(within)).map((path) => path.slice(within.length)),
		read: (path) => repository.readFile(commit, within + path)
	}, {
		setup,
		build,
		test
	});
	if (found.test !== void 0) return ok("test command", `${found.test} (${found.because})`);
	const fix = `Set \`test-command\` in ${configPath}: without one a run ends before the model is called.`;
	return fail("test command", "none was found", fix);
}
async function workflow(root) {
	const text = await readFile(join(root, workflowPath), "utf8").catch(() => void 0);
	if (text === void 0) return warn("workflow", `no ${workflowPath}`, "Run `redgreen init`; it is not needed for the App or for local runs.");
	const { jobs = {}, permissions } = (0, import_dist.parse)(text, { maxAliasCount: 20 });
	const ours = Object.values(jobs).filter((job) => job.steps?.some(({ uses }) => uses?.startsWith(`${projectRepository}@`)));
	const weak = [];
	if (ours.length === 0) weak.push(`no job uses ${projectRepository}`);
	if (permissions === void 0 && ours.some((job) => job.permissions === void 0)) weak.push("no `permissions:`");
	if (ours.length > 0 && !ours.some((job) => job.concurrency?.queue === "max")) weak.push("a second /retry can be dropped (no `concurrency` with `queue: max`)");
	if (ours.some((job) => job.steps?.some(({ uses }) => uses !== void 0 && /@(?![0-9a-f]{40}$)/.test(uses)))) weak.push("not pinned to a commit");
	return weak.length === 0 ? ok("workflow", workflowPath) : warn("workflow", weak.join("; "), "Compare with what `redgreen init` writes.");
}
// src/entry/commands/doctor.ts
/** `redgreen doctor`: everything a run needs, looked at before there is a run. */
/** Exit 0 where a run can start, warnings included; 1 where something keeps it from starting. */
async function doctorCommand(io, options) {
	const checks = await allChecks(io, options);
	const failed = checks.filter(({ result }) => result === "fail").length;
	if (options.json) io.stdout.write(`${JSON.stringify({
		ok: failed === 0,
		checks
	}, null, 2)}\n`);
	else {
		const colours = wantsColours(io.stdout, io.environment);
		for (const check of checks) io.stdout.write(`${lines(check, colours)}\n`);
		io.stdout.write(`\n${summary(checks)}\n`);
	}
	return failed === 0 ? 0 : 1;
}
async function allChecks(io, { offline }) {
	const clone = await openClone(io).catch((error) => explain(error));
	if ("fix" in clone) {
		const { settings } = resolveSettings({
			environment: io.environment,
			needsKey: false
		});
		return [...await checkMachine(io, io.cwd, settings), fail("repository", clone.what, clone.fix)];
	}
	await using opened = clone;
	const resolved = resolveSettings({
		environment: io.environment,
		repositoryFile: opened.configText,
		needsKey: false
	});
	const { settings } = resolved;
	const [machine, repository, provider, github] = await Promise.all([
		checkMachine(io, opened.root, settings),
		checkRepository(opened, resolved),
		offline ? [] : checkProvider(settings),
		offline ? [] : checkGitHub(io, opened.root, settings)
	]);
	return [
		...machine,
		...repository,
		...provider,
		...github
	];
}
function lines({ name, result, found, fix }, colours) {
	const mark = {
		ok: "✓",
		warn: "!",
		fail: "✗"
	}[result];
	const first = `${paint({
		tone: result === "ok" ? "good" : result === "fail" ? "bad" : "plain",
		text: mark
	}, colours)} ${name}: ${visibleLine(found, 500)}`;
	return fix === void 0 ? first : `${first}\n    ${visibleLine(fix, 500)}`;
}
function summary(checks) {
	const count = (result) => checks.filter((check) => check.result === result).length;
	return `${count("ok")} right, ${count("warn")} to look at, ${count("fail")} wrong`;
}
export { doctorCommand };
