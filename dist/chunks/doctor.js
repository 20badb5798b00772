import { r as __exportAll } from "./rolldown-runtime.js";
import { It as explain, Pt as RedgreenError, wt as visibleLine, z as stepAfter, zt as refuseProblems } from "./start.js";
import { i as wantedPermissions, r as runPermissions, t as openApp } from "./app-client.js";
import { i as webhookPath, s as recordCounts, t as appEvents } from "./app-manifest.js";
import { d as openClient, f as repositoryName, h as statusOf$1, i as ifThere } from "./client.js";
import { B as warn, I as leakChecks, L as attempt, R as fail, mt as branchName, z as ok } from "./run.js";
import { g as lookAtStore, h as isPostgres } from "./store.js";
import { D as secretValues, Ia as presets, La as addressOf, Ot as succeeds, Qt as gitAt, Zt as findGit, at as openClone, dn as camelName, l as paint, lt as messageOf, st as settingsHere, u as wantsColours, vt as temporaryFolder } from "./story.js";
import { t as credentialsFile } from "./credentials.js";
import { t as readAppSettings } from "./settings.js";
import { s as lastSetOf } from "./labels.js";
import { n as checkRepository, t as askedHere } from "./check-clone.js";
import { A as installWords, E as programWords, F as otherToolsWords, I as toolVersions, L as versionsInTree, M as startedPrograms, N as differs, P as missingInside, R as pinWords, T as installFix, k as runtimesOf, w as agentProgram } from "./tests.js";
import { t as openSandbox } from "./sandbox.js";
import { c as connectionWords, h as statusIn, m as openClient$1 } from "./anthropic.js";
import { N as openHttpFetch } from "./agent.js";
import { a as workflowPath } from "./workflow-text.js";
const { existsSync } = process.getBuiltinModule("node:fs");
const { access, constants: constants$1, mkdir, readFile, statfs, writeFile } = process.getBuiltinModule("node:fs/promises");
const { tmpdir } = process.getBuiltinModule("node:os");
const { isAbsolute, join, resolve } = process.getBuiltinModule("node:path");
const { createHmac, randomUUID } = process.getBuiltinModule("node:crypto");
// src/run-story/ask-provider.ts
/** Whether the provider knows key and model: asked with the client, and so with exactly the headers, of a run. Costs nothing. */
const timeoutMs = 1e4;
/** Throws where there is no answer. */
async function askProvider({ key, model, baseURL, proxyEnv }) {
	using client = openClient$1({
		apiKey: key,
		baseURL,
		proxyEnv
	});
	const { host } = new URL(client.baseURL);
	const status = await statusOf(client.ask(`/v1/models/${encodeURIComponent(model)}`, { timeoutMs }));
	if (status !== 404) return {
		host,
		status
	};
	const body = {
		model,
		messages: [{
			role: "user",
			content: "x"
		}]
	};
	const counted = await statusOf(client.ask("/v1/messages/count_tokens", {
		body,
		timeoutMs
	}));
	return {
		host,
		status: counted === 401 || counted === 403 ? counted : status
	};
}
/** What has to be there for this agent; undefined where it is no preset. */
function needsOfPreset(agent) {
	const preset = presets.get(agent);
	if (preset === void 0) return void 0;
	const { program, install, api } = preset;
	return {
		program,
		install,
		keySetting: api.keySetting,
		baseUrlSetting: api.baseUrlSetting,
		async ask({ key, model, baseURL = api.defaultBaseUrl, proxyEnv }) {
			using http = openHttpFetch({ proxyEnv });
			const url = new URL(addressOf(baseURL, `/v1/models/${encodeURIComponent(model)}`));
			const headers = {
				...api.keyHeaders(key),
				"anthropic-version": "2023-06-01"
			};
			const answer = await http.fetch(url, {
				headers,
				signal: AbortSignal.timeout(timeoutMs)
			});
			await answer.body?.cancel();
			return {
				host: url.host,
				status: answer.status
			};
		}
	};
}
async function statusOf(call) {
	try {
		await call;
		return 200;
	} catch (error) {
		const status = statusIn(error);
		if (status === void 0) throw new Error(connectionWords(error), { cause: error });
		return status;
	}
}
// src/github/app-facts.ts
/** What GitHub says about the App itself, for those who look after it. */
/** Throws where GitHub does not know the App by its id and key. */
async function appFacts(app) {
	const { apps } = app.rest;
	const [{ data: self }, { data: hook }, { data: installed }, { data: deliveries }] = await Promise.all([
		apps.getAuthenticated(),
		apps.getWebhookConfigForApp(),
		apps.listInstallations({ per_page: 100 }),
		apps.listWebhookDeliveries({ per_page: 30 })
	]);
	if (self === null) throw new Error("GitHub told nothing about the App");
	const permissions = self.permissions;
	const [last] = deliveries;
	return {
		slug: self.slug ?? "",
		url: self.html_url,
		missingPermissions: missing(permissions),
		furtherPermissions: Object.keys(permissions).filter((name) => !(name in {
			...runPermissions,
			...wantedPermissions
		})),
		missingEvents: appEvents.filter((name) => !self.events.includes(name)),
		webhookUrl: hook.url ?? "",
		installations: installed.map(({ id, account, permissions: given, suspended_at }) => ({
			id,
			account: account !== null && "login" in account ? account.login : "",
			suspended: suspended_at !== null,
			missing: missing(given)
		})),
		deliveries: {
			all: deliveries.length,
			failed: deliveries.filter(({ status_code }) => status_code < 200 || status_code >= 300).length,
			lastStatus: last?.status_code,
			lastAt: last?.delivered_at
		}
	};
}
function missing(given) {
	return Object.entries(runPermissions).filter(([name, level]) => given[name] !== level && given[name] !== "write").map(([name, level]) => `${name}: ${level}`);
}
// src/app/check-app.ts
/** What the GitHub App needs: its settings, itself on GitHub, a webhook that arrives, a database, and somebody who takes jobs. */
/** Whether this is a machine of the App: then the checks below are made. */
function isAppMachine({ environment, cwd }) {
	const { REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY, REDGREEN_WEBHOOK_SECRET, REDGREEN_DATA_DIR } = environment;
	if (REDGREEN_APP_ID || REDGREEN_PRIVATE_KEY || REDGREEN_WEBHOOK_SECRET) return true;
	return existsSync(credentialsFile(resolve(cwd, REDGREEN_DATA_DIR || ".redgreen")));
}
async function checkApp({ environment, cwd }, { offline }) {
	const settings = await readAppSettings(environment, cwd).catch((error) => {
		if (error instanceof RedgreenError) return error;
		throw error;
	});
	if (settings instanceof RedgreenError) return settings.detail.split("\n").filter((line) => line !== "").map((problem) => fail("App settings", problem, settings.fix));
	const { credentials } = settings;
	const stored = await checkQueue(settings.database, /* @__PURE__ */ new Date());
	if (credentials === void 0) return [fail("App", "it is not registered yet", "Start `redgreen serve --setup` and open the address that it prints."), ...stored];
	return [
		...[ok("App secret", "set, and not one that everybody knows"), ...settings.warnings.map((text) => warn("App secret", text, "Make another one, and set it in the App too."))],
		...offline ? [] : await onGitHub(settings, credentials),
		...stored
	];
}
async function onGitHub(settings, credentials) {
	const { apiUrl } = settings;
	const facts = await appFacts(openApp({
		...credentials,
		apiUrl
	})).catch((error) => appTrouble(error));
	if ("result" in facts) return [facts];
	return [
		ok("App", facts.slug),
		permissionCheck(facts),
		eventCheck(facts),
		await attempt("webhook", () => webhookCheck(settings, credentials, facts), "Look at the server and its log."),
		deliveryCheck(facts),
		...installationChecks(facts)
	];
}
function appTrouble(error) {
	const said = messageOf(error);
	const status = statusOf$1(error);
	if (status !== void 0 && status >= 500) return warn("App", `GitHub did not answer: ${said}`, "Try again later.");
	if (status === void 0 && error instanceof Error && "request" in error) return warn("App", `GitHub cannot be reached: ${said}`, "Check the network and GITHUB_API_URL.");
	return fail("App", `GitHub does not know it by this id and key: ${said}`, "Check REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY and the clock of this machine.");
}
function permissionCheck({ missingPermissions, furtherPermissions }) {
	const name = "App permissions";
	if (missingPermissions.length > 0) return fail(name, `not asked for: ${missingPermissions.join(", ")}`, "Add it on the App's settings page \u2192 Permissions & events; each installation is then asked to accept it.");
	if (furtherPermissions.length === 0) return ok(name, "what app.yml names, and nothing else");
	return warn(name, `more than it needs: ${furtherPermissions.join(", ")}`, "Take it away on the settings page of the App.");
}
function eventCheck({ missingEvents }) {
	if (missingEvents.length === 0) return ok("App events", "what app.yml names");
	return fail("App events", `not subscribed to: ${missingEvents.join(", ")}`, "Subscribe to it on the App's settings page \u2192 Permissions & events.");
}
/** A ping of our own, signed: whoever answers it 2xx is a server that knows the secret. */
async function webhookCheck(settings, credentials, { webhookUrl }) {
	const name = "webhook";
	const { publicUrl } = settings;
	const wanted = publicUrl === void 0 ? void 0 : `${publicUrl}${webhookPath}`;
	const change = "Change it on the App's settings page \u2192 Webhook URL.";
	if (webhookUrl === "") return fail(name, "the App has no webhook", change);
	if (wanted !== void 0 && webhookUrl !== wanted) return fail(name, `GitHub sends events to ${webhookUrl}, and this server is at ${wanted}`, change);
	const status = await ping(webhookUrl, credentials.webhookSecret);
	if (typeof status === "string") return fail(name, `${webhookUrl} does not answer: ${status}`, "Start `redgreen serve`; where a proxy stands in front, let this path through.");
	if (status >= 200 && status < 300) return ok(name, `${webhookUrl} answers, and knows the secret`);
	if (status === 400 || status === 401) return fail(name, `${webhookUrl} refuses what is signed with REDGREEN_WEBHOOK_SECRET (${status})`, "Give the server and the App the same secret.");
	return fail(name, `${webhookUrl} answers ${status}`, "Check that it is the address of `redgreen serve`.");
}
async function ping(url, secret) {
	const body = JSON.stringify({ zen: "redgreen doctor" });
	const headers = {
		"content-type": "application/json",
		"x-github-event": "ping",
		"x-github-delivery": randomUUID(),
		"x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
	};
	try {
		const signal = AbortSignal.timeout(1e4);
		const response = await fetch(url, {
			method: "POST",
			headers,
			body,
			signal,
			redirect: "manual"
		});
		await response.body?.cancel();
		return response.status;
	} catch (error) {
		const { cause, message } = error;
		return cause instanceof Error ? cause.message || String(cause.code) : message;
	}
}
function deliveryCheck({ deliveries: { all, failed, lastAt, lastStatus } }) {
	const name = "deliveries";
	if (all === 0) return warn(name, "GitHub has sent none yet", "Set the label on an issue, or press \"Redeliver\" in the App.");
	const last = `the last one, of ${lastAt}, was answered ${lastStatus}`;
	if (failed === 0) return ok(name, `${all} looked at; ${last}`);
	return warn(name, `${failed} of the newest ${all} failed; ${last}`, "GitHub must reach the address from outside; the server asks for what failed again by itself.");
}
function installationChecks({ installations, url }) {
	const name = "installation";
	if (installations.length === 0) return [fail(name, "the App is installed nowhere", `Install it: ${url}/installations/new`)];
	return installations.map(({ account, missing, suspended }) => {
		if (suspended) return warn(name, `${account}: suspended`, "Whoever administers the account can end that.");
		if (missing.length === 0) return ok(name, account);
		return fail(name, `${account} has not accepted: ${missing.join(", ")}`, "Whoever administers the account accepts it in the installation's settings.");
	});
}
/** A worker says more often than this that it is there. */
const silentMs = 6e4;
async function checkQueue(database, now) {
	const isServer = isPostgres(database);
	if (!isServer && !existsSync(database)) return [warn("database", `${database} does not exist yet`, "`redgreen serve` makes it at its first start.")];
	try {
		await using store = await lookAtStore(database);
		const place = isServer ? "PostgreSQL" : database;
		if (store === void 0) {
			const older = `${place} has no schema of this version yet`;
			return [warn("database", older, "`redgreen serve` and `redgreen worker` make it at their start.")];
		}
		const { jobs, waitsSince, workers } = await recordCounts(store, /* @__PURE__ */ new Date(now.getTime() - silentMs));
		const count = (state) => jobs.get(state) ?? 0;
		const [queued, active, dead] = [
			count("queued"),
			count("active"),
			count("dead")
		];
		const start = "Start `redgreen worker`, or `redgreen serve` on SQLite.";
		const found = `${queued} queued, ${active} active; ${workers} ${workers === 1 ? "worker" : "workers"}`;
		return [
			ok("database", place),
			queued > 0 && workers === 0 ? fail("queue", `${found}, and the oldest waits since ${waitsSince}`, start) : ok("queue", found),
			...dead === 0 ? [] : [warn("dead jobs", `${dead} broke their workers three times`, "The queue page names them, with the error.")]
		];
	} catch (error) {
		const fix = isServer ? "Check DATABASE_URL, and that PostgreSQL is up." : "Check the file and its folder.";
		return [fail("database", `cannot be used: ${messageOf(error)}`, fix)];
	}
}
// src/github/check-repository.ts
/** What the Action needs of the repository on GitHub, as far as the token at hand may look. */
/** `root`: of the clone whose remote it is. */
async function checkRepositoryOnGitHub(environment, root, wanted) {
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
		await look("label", () => labelCheck(at, wanted.label)),
		await look("who set the label", () => labelledCheck(at, wanted.label)),
		await look("workflow on the default branch", () => workflowCheck(at, wanted.workflowPath, repository.default_branch)),
		await look("pull requests by Actions", () => pullRequestCheck(at)),
		await look("secret", () => secretCheck(at)),
		await look("branch rules", () => rulesCheck(at, wanted)),
		warn("CI on our pushes", "with the job's own token a push starts no other workflow", "Where CI is to run on the pull request: give `github-token` the token of a GitHub App (examples/app-token.yml), or close and reopen the pull request.")
	];
}
async function readRepository({ octokit }, name) {
	return (await octokit.rest.repos.get({ ...repositoryName(name) })).data;
}
function tokenTrouble(error, name) {
	const status = statusOf$1(error);
	if (status === 401) return fail("token", "GitHub refuses it (401)", "Make a new one; it may have expired.");
	if (status === 404 || status === 403) return fail("token", `it may not see ${name} (${status})`, "Give it access to this repository: contents, issues and pull requests, read and write.");
	return warn("token", `GitHub did not answer: ${messageOf(error)}`, "Try again later.");
}
function writeCheck({ permissions }) {
	if (permissions?.push === true) return ok("write access", "contents may be pushed");
	return fail("write access", "the token may read only", "Give it contents, issues and pull requests: write.");
}
async function labelCheck({ client, ...at }, label) {
	const there = await ifThere(client.octokit.rest.issues.getLabel({
		...at,
		name: label
	}));
	const fix = `Make it: gh label create ${JSON.stringify(label)}`;
	return there ? ok("label", label) : warn("label", `${label} does not exist yet`, fix);
}
/** A run takes the label off when it starts: where it still is, nothing has started. */
async function labelledCheck({ client, ...at }, label) {
	const name = "who set the label";
	const { issues } = client.octokit.rest;
	const { data } = await issues.listForRepo({
		...at,
		labels: label,
		state: "open",
		per_page: 5
	});
	for (const { number } of data) {
		const { data: events } = await issues.listEvents({
			...at,
			issue_number: number,
			per_page: 100
		});
		if (lastSetOf(label, events)?.actor?.login !== "github-actions[bot]") continue;
		const found = `#${number} has ${label} from a workflow with the job's own token: what that does starts no other workflow`;
		return fail(name, found, "Set it by hand, or give the workflow that sets it the token of a GitHub App (examples/app-token.yml).");
	}
	return ok(name, data.length === 0 ? "no open issue waits with it" : "no workflow did");
}
async function workflowCheck({ client, ...at }, path, branch) {
	const name = "workflow on the default branch";
	if (await ifThere(client.octokit.rest.repos.getContent({
		...at,
		path,
		ref: branch
	}))) return ok(name, `${path} on ${branch}`);
	const fix = `Push it to ${branch}: GitHub starts labels and comments from there only.`;
	return fail(name, `${path} is not on ${branch}`, fix);
}
async function pullRequestCheck({ client, ...at }) {
	const name = "pull requests by Actions";
	const { data } = await client.octokit.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(at);
	if (data.can_approve_pull_request_reviews) return ok(name, "allowed");
	return fail(name, "not allowed", "Settings \u2192 Actions \u2192 General \u2192 Workflow permissions: allow Actions to create pull requests.");
}
async function secretCheck({ client, ...at }) {
	const key = "ANTHROPIC_API_KEY";
	return await ifThere(client.octokit.rest.actions.getRepoSecret({
		...at,
		secret_name: key
	})) ? ok("secret", key) : warn("secret", `${key} is not a secret of the repository`, `Add it (gh secret set ${key}), unless the organisation has it.`);
}
async function rulesCheck({ client, ...at }, { branch, branchPrefix: prefix }) {
	const { data } = await client.octokit.rest.repos.getBranchRules({
		...at,
		branch
	});
	const blocking = data.map(({ type }) => String(type)).filter((type) => [
		"creation",
		"update",
		"required_signatures",
		"branch_name_pattern"
	].includes(type));
	if (blocking.length === 0) return ok("branch rules", `nothing stops a push to ${prefix}\u2026`);
	const fix = `Take ${prefix}** out of the rule, or set \`branch-prefix\`.`;
	return fail("branch rules", `${blocking.join(", ")} on ${prefix}\u2026`, fix);
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
// src/entry/check-machine.ts
/** What a run needs of the machine: node, git, disk, and a sandbox that holds. */
const gib = 1024 ** 3;
/** `asked`: absent where there is no repository. */
async function checkMachine(io, folder, settings, asked) {
	await using own = await temporaryFolder(join(tmpdir(), "redgreen-doctor-"));
	const { path: scratch } = own;
	const version = process.versions.node;
	return [
		Number(version.split(".")[0]) >= 24 ? ok("node", version) : fail("node", version, "Install Node 24 or newer."),
		await attempt("git", () => gitCheck(io, scratch), "Install git 2.39 or newer as /usr/bin/git."),
		await attempt("disk", () => diskCheck(folder), "Check the file system."),
		...await sandboxChecks(io, scratch, settings, asked)
	];
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
async function sandboxChecks(io, scratch, settings, asked) {
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
		secrets: [canary, ...secretValues(settings, {})]
	};
	return [
		ok("sandbox", sandbox.description),
		...await leakChecks(sandbox, options),
		...asked === void 0 ? [] : await programChecks(io, sandbox, scratch, asked),
		...asked === void 0 ? [] : await pinChecks(sandbox, scratch, asked),
		...await agentProgramChecks(sandbox, scratch, settings, asked)
	];
}
/** Without them a run ends before any call to the model; one that is hidden from the sandbox is asked for like a toolchain. */
async function programChecks(io, sandbox, runDir, asked) {
	const started = startedPrograms(asked.commands);
	const names = started.map(({ name }) => name);
	const environment = { ...io.environment };
	const missing = await missingInside(sandbox, names, runDir);
	const hidden = (await toolVersions(sandbox, missing, {
		runDir,
		environment
	})).filter(differs).map(({ tool }) => tool);
	const absent = started.filter(({ name }) => missing.includes(name) && !hidden.includes(name));
	const tools = [.../* @__PURE__ */ new Set([...runtimesOf(asked.commands), ...hidden])].filter((tool) => !absent.some(({ name }) => name === tool));
	return [...tools.length === 0 ? [] : [await attempt("toolchain", () => toolCheck(io, sandbox, tools, runDir), lookAgain)], ...absent.map(({ name, isNeeded }) => {
		const found = `a run starts \`${name}\`, which is not here`;
		return isNeeded ? fail("command", found, installWords(name)) : warn("command", found, `Setup may bring it. Otherwise: ${installWords(name)}`);
	})];
}
/** An agent that is not there would end a run after its baseline. */
async function agentProgramChecks(sandbox, runDir, settings, asked) {
	const name = agentProgram(settings);
	const missing = name === void 0 ? [] : await missingInside(sandbox, [name], runDir);
	const told = asked?.commands.setup === void 0 ? fail : warn;
	return missing.map((name) => told("agent program", programWords(name), installFix));
}
/** The files that ask lie in the tree, for the tools that follow them. */
async function pinChecks(sandbox, scratch, { pins, read }) {
	for (const { file } of pins) await writeFile(join(scratch, "tree", file), await read(file) ?? "");
	const tools = [...new Set(pins.map(({ tool }) => tool))];
	const said = tools.length === 0 ? /* @__PURE__ */ new Map() : await versionsInTree(sandbox, tools, {
		runDir: scratch,
		folder: "."
	});
	const fix = "Install what is asked for, or let `setup-command` do so; a run goes on with what is here, and says so.";
	return pinWords(pins, said).map((words) => warn("toolchain file", words, fix));
}
const lookAgain = stepAfter("hidden-toolchain", "look again");
/** By the same question as a run, which would end on the answer. */
async function toolCheck(io, sandbox, names, runDir) {
	const versions = await toolVersions(sandbox, names, {
		runDir,
		environment: { ...io.environment }
	});
	const other = otherToolsWords(versions, sandbox.leftOutOfPath);
	if (other !== void 0) return fail("toolchain", other, lookAgain);
	const seen = versions.map(({ tool, inside }) => `${tool}: ${inside ?? "neither here nor in the sandbox"}`);
	return versions.every(({ inside }) => inside !== void 0) ? ok("toolchain", seen.join("; ")) : warn("toolchain", seen.join("; "), "Setup may bring it; otherwise install it.");
}
// src/entry/check-provider.ts
/** Whether the model can be reached with this key: one call that costs nothing. Offline: whether there are key and program. */
async function checkProvider({ settings, problems }, environment, offline) {
	const refused = refusedAddress(settings, problems);
	if (refused !== void 0) return [refused];
	const { agent, agentCommand, anthropicApiKey: key } = settings;
	if (agent === "command") return [agentCommand === void 0 ? fail("agent", "agent: command without agent-command", "Set `agent-command`.") : ok("agent", `${agentCommand}. What it costs is not known, so max-cost-usd cannot hold.`)];
	const needs = needsOfPreset(agent);
	if (needs !== void 0) return checkPreset(needs, settings, environment, offline);
	if (key === void 0) return [fail("key", "anthropic-api-key is not set", "Set ANTHROPIC_API_KEY here; the Action takes it from a secret of the repository.")];
	if (offline) return [notAsked("anthropic-api-key")];
	return [await attempt("key", () => model(settings, key, environment), "Check the network and `anthropic-base-url`.")];
}
/** A key that is meant for another address is sent to nobody: what stands in its place is the public one. */
function refusedAddress({ agent }, problems) {
	const address = needsOfPreset(agent)?.baseUrlSetting ?? "anthropic-base-url";
	if (!problems.some(({ setting }) => setting === address)) return void 0;
	return fail("key", `nobody was asked about it: ${address} cannot be used`, `Correct \`${address}\`.`);
}
async function checkPreset(needs, settings, environment, offline) {
	const { program, install, keySetting, baseUrlSetting } = needs;
	const at = await whereIs(program, environment.PATH ?? "");
	const found = at === void 0 ? fail("agent", `${program} is not on PATH`, `Install it: ${install}; in a workflow as a step before Redgreen.`) : ok("agent", `${program} is ${at}`);
	const key = settings[camelName(keySetting)];
	if (key === void 0) return [found, fail("key", `${keySetting} is not set`, `Set ${variableOf(keySetting)} here.`)];
	if (offline) return [found, notAsked(keySetting)];
	const { model } = settings;
	const ask = () => needs.ask({
		key,
		model,
		baseURL: settings[camelName(baseUrlSetting)],
		proxyEnv: environment
	});
	const judged = () => ask().then((answer) => answerCheck(answer, model, keySetting));
	return [found, await attempt("key", judged, `Check the network and \`${baseUrlSetting}\`.`)];
}
const notAsked = (keySetting) => ok("key", `${keySetting} is set; whether it is valid was not asked`);
const variableOf = (name) => name.toUpperCase().replaceAll("-", "_");
async function whereIs(program, path) {
	for (const folder of path.split(":").filter(isAbsolute)) {
		const file = join(folder, program);
		if (await succeeds(access(file, constants$1.X_OK))) return file;
	}
}
async function model({ model, anthropicBaseUrl }, key, proxyEnv) {
	return answerCheck(await askProvider({
		key,
		model,
		baseURL: anthropicBaseUrl,
		proxyEnv
	}), model, "anthropic-api-key");
}
function answerCheck({ host, status }, model, keySetting) {
	if (status === 200) return ok("key", `${host} knows the key and ${model}`);
	if (status === 404) return warn("key", `${host} does not know ${model}, or lists no models`, "Check `model`.");
	if (status === 401 || status === 403) {
		const fix = `Check \`${keySetting}\`; it may be revoked or mistyped.`;
		return fail("key", `${host} refuses the key (${status})`, fix);
	}
	return warn("key", `${host} answered ${status}`, "Try again later.");
}
// src/entry/commands/doctor.ts
/** `redgreen doctor`: everything a run needs, looked at before there is a run. */
var doctor_exports = /* @__PURE__ */ __exportAll({ command: () => command });
const command = {
	place: 50,
	declare: (doctor) => doctor.description("check everything a run needs, each with its cause and what to do").option("--offline", "ask neither GitHub nor the model provider").option("--live", "try the real model: a red, a review, a summary, an image; about $0.10, asked before").option("--yes", "spend it without being asked").option("--json", "print the checks as JSON"),
	notes: "\nExits 1 where something keeps a run from starting. On a machine of the App\n(REDGREEN_APP_ID, or registered) it checks the App too.\n",
	examples: [
		"redgreen doctor",
		"redgreen doctor --live",
		"GITHUB_TOKEN=$(gh auth token) redgreen doctor --json"
	],
	run: examine
};
/** Exit 0 where a run can start, warnings included; 1 where something keeps it from starting. */
async function examine(io, options) {
	if (options.live) return examineLive(io, options);
	return tell(io, await allChecks(io, options.offline === true), options);
}
/** Exit 2 where nothing was tried. */
async function examineLive(io, options) {
	const clone = await openClone(io).catch(() => void 0);
	await clone?.[Symbol.asyncDispose]();
	const { settings, problems } = settingsHere(io, clone);
	refuseProblems("bad-settings", problems);
	const { openLive } = await import("./check-live.js");
	const live = await openLive(io, settings, options.yes === true);
	if ("refused" in live) {
		io.stderr.write(`${visibleLine(live.refused, 2e3)}\n`);
		return 2;
	}
	return tell(io, live.checks, options);
}
/** Shows each check when it is there. */
async function tell(io, checks, { json }) {
	const colours = wantsColours(io.stdout, io.environment);
	const told = [];
	for await (const check of checks) {
		told.push(check);
		if (!json) io.stdout.write(`${lines(check, colours)}\n`);
	}
	const isRight = told.every(({ result }) => result !== "fail");
	if (json) io.stdout.write(`${JSON.stringify({
		ok: isRight,
		checks: told
	}, null, 2)}\n`);
	else io.stdout.write(`\n${summary(told)}\n`);
	return isRight ? 0 : 1;
}
async function allChecks(io, offline) {
	const app = isAppMachine(io) ? await checkApp(io, { offline }) : void 0;
	const clone = await openClone(io).catch((error) => explain(error));
	if ("fix" in clone) {
		const resolved = settingsHere(io);
		const machine = checkMachine(io, io.cwd, resolved.settings);
		if (app === void 0) return [...await machine, fail("repository", clone.what, clone.fix)];
		const provider = checkProvider(resolved, { ...io.environment }, offline);
		return [...(await Promise.all([machine, provider])).flat(), ...app];
	}
	await using opened = clone;
	const resolved = settingsHere(io, opened);
	const { settings } = resolved;
	const [machine, repository, provider, github] = await Promise.all([
		askedHere(opened, settings).then((asked) => checkMachine(io, opened.root, settings, asked)),
		checkRepository(opened, resolved),
		checkProvider(resolved, { ...io.environment }, offline),
		offline ? [] : checkRepositoryOnGitHub(io.environment, opened.root, {
			label: settings.label,
			branchPrefix: settings.branchPrefix,
			branch: branchName(settings.branchPrefix, 1, "example"),
			workflowPath
		})
	]);
	return [
		...machine,
		...repository,
		...provider,
		...github,
		...app ?? []
	];
}
function lines({ name, result, found, fix }, colours) {
	const mark = {
		ok: "\u2713",
		warn: "!",
		fail: "\u2717"
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
export { command, askProvider as n, doctor_exports as t };
