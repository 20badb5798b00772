import { t as presets } from "./preset-files-DirKXECn.js";
import { _ as string, c as _enum, d as int, g as strictObject, h as record, l as array, p as number$1, u as boolean, v as union, x as registry } from "./schemas-Cc-eUVXJ.js";
// src/config/setting-types.ts
/** Building blocks of the settings schema: what a setting looks like, and what is told about it. */
const about = registry();
const anywhere = [
	"input",
	"environment",
	"file"
];
/** Never from a file of the repository or the organisation: keys, base URLs, the sandbox. */
const notFromFiles = ["input", "environment"];
const inputOnly = ["input"];
/** A schema with what is told about it; from any layer unless `places` says otherwise. */
function setting(schema, says, more = {}) {
	about.add(schema, {
		says,
		places: anywhere,
		...more
	});
	return schema;
}
const whole = (min, max) => int().min(min).max(max);
const number = (min, max) => number$1().min(min).max(max);
/** A shell command, or `none`. */
const command = string().min(1).max(1e4);
const globs = array(string().min(1).max(500)).max(200);
const name = string().min(1).max(100);
const names = array(name).max(200);
/** Names one by one: `*` is none. */
const namesOneByOne = array(name.regex(/^(?!\*$)/)).max(200);
/** Printable ASCII without blanks: what an HTTP header can carry. */
const key = string().regex(/^[!-~]+$/);
/** Names of environment variables that foreign code may see. Ours, the runner's and GitHub's own stay out whatever is asked. */
const variableNames = array(string().regex(/^(?!INPUT_|ACTIONS_|REDGREEN_|GITHUB_TOKEN$|LD_|NODE_OPTIONS$)[A-Za-z_][A-Za-z0-9_]{0,99}$/)).max(100);
/** 1 to 65535. */
const port = "([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
/** `localhost:5432`: a port of the machine that tests may reach. */
const services = array(string().regex(new RegExp(`^(localhost|127\\.0\\.0\\.1|\\[::1\\]):${port}$`))).max(20);
const hostPart = "[A-Za-z0-9]([A-Za-z0-9-]{0,62})";
const hostName = new RegExp(`^(\\*\\.)?${hostPart}(\\.${hostPart}){0,10}(:${port})?$`);
const network = union([_enum(["none", "full"]), array(string().max(253).regex(hostName)).min(1).max(100)]);
/** Part of a branch name as `git check-ref-format` has it. */
const branchPart = String.raw`(?![-/.])(?!refs\/)(?!.*(\.\.|\/\/|@\{|\.lock(\/|$)|\/\.))[^\s~^:?*[\\\p{Cc}]+$`;
const branchName = string().max(200).regex(new RegExp(`^(?!.*[/.]$)${branchPart}`, "u"));
const branchPrefix = string().max(100).regex(new RegExp(`^${branchPart}`, "u"));
const modelId = string().regex(/^[\w.:@/-]{1,100}$/);
const label = string().min(1).max(50).regex(/^[^,\p{Cc}]+$/u);
/** A folder inside the repository. */
const folder = string().min(1).max(500).regex(/^(?!\/)(?!([\s\S]*[\\/])?\.\.([\\/]|$))[^\p{Cc}]+$/u);
/** https, or http on loopback; no user, no link-local address (S74: the metadata services live there). */
const serviceUrl = string().max(500).refine((text) => {
	const url = URL.parse(text);
	if (url === null || url.username !== "" || url.password !== "") return false;
	if (/^(169\.254\.|\[fe[89ab]|metadata\.)/i.test(url.hostname)) return false;
	return url.protocol === "https:" || url.protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
});
const usd = number$1().min(0).max(1e5);
/** USD per million tokens. */
const price = strictObject({
	input: usd,
	output: usd,
	"cache-read": usd.optional(),
	"cache-write": usd.optional(),
	"cache-write-1h": usd.optional()
});
const prices = record(string().min(1).max(100), price);
/** Folder \u2192 its commands; those that are left out are found there. */
const projects = record(folder, strictObject({
	setup: command.optional(),
	build: command.optional(),
	test: command.optional()
}).nullable());
// src/config/github-settings.ts
/** The rows of the schema that are about what happens on GitHub; `settings.ts` has the others. */
const settingsOnGitHub = {
	"max-runs-per-day": setting(whole(1, 1e4).default(20), "For each actor and repository.", { onlyOnGitHub: true }),
	draft: setting(_enum([
		"until-green",
		"always",
		"never"
	]).default("until-green"), "When the pull request is a draft.", { onlyOnGitHub: true }),
	"fix-target": setting(_enum(["head", "branch"]).default("head"), "Where the mending of somebody else's pull request goes: onto its own branch, or into a pull request against it.", { onlyOnGitHub: true }),
	"on-red": setting(namesOneByOne.default([]), "Authors whose red pull requests are mended unasked, once for each head: `dependabot`, `renovate`, or user names. A bot's pull request is never pushed to.", {
		allowed: "a list of user names (* is not one)",
		onlyOnGitHub: true
	}),
	"fail-on": setting(_enum([
		"not-passed",
		"error",
		"never"
	]).default("not-passed"), "When the step exits 1. not-passed: all but passed, skipped, refused. error: error, misconfigured, setup-failed, provider-error, publish-failed.", { onlyOnGitHub: true }),
	"dry-run": setting(boolean().default(false), "Does everything, model included, writes nothing to GitHub and shows comment, diff and pull request."),
	"allow-users": setting(names.default([]), "Users who may trigger beside those with write access.", {
		allowed: "a list of user names",
		onlyOnGitHub: true
	}),
	"allow-bots": setting(namesOneByOne.default([]), "Bots that may trigger.", {
		allowed: "a list of bot names (* is not one)",
		onlyOnGitHub: true
	})
};
// src/config/settings.ts
/**
* Every setting: its default, its range, what it does, where it may be set. The kebab-case name is the action input, the
* key in `.github/redgreen.yml`, the flag `--name` and the variable `REDGREEN_NAME`; in code the name is camelCase.
*/
const commandText = "a shell command, or none to switch it off";
const globText = "a list of globs";
const networkText = "none, full, or a list of host names";
const ofKey = {
	places: notFromFiles,
	secret: true,
	allowed: "a key of printable characters without blanks"
};
const ofAddress = {
	places: notFromFiles,
	allowed: "an https address (http on loopback only) without a user name"
};
const namesText = "a list of names of environment variables, without those of Redgreen, the runner and GitHub";
const settingsSchema = strictObject({
	"github-token": setting(string().min(1).optional(), "Token for GitHub's API and for pushing. With the job's own token a push starts no other workflow.", {
		places: inputOnly,
		secret: true,
		otherwise: "the job's token"
	}),
	"anthropic-api-key": setting(key.optional(), "Key for the Anthropic API. Needed unless `agent` is `command` or `codex`; without it there is no review.", ofKey),
	"anthropic-base-url": setting(serviceUrl.optional(), "Where the Anthropic API answers, for a proxy of your own.", {
		...ofAddress,
		otherwise: "https://api.anthropic.com"
	}),
	"openai-api-key": setting(key.optional(), "Key for the OpenAI API, for `agent: codex`.", ofKey),
	"openai-base-url": setting(serviceUrl.optional(), "Where the OpenAI API answers, for a proxy of your own.", {
		...ofAddress,
		otherwise: "https://api.openai.com"
	}),
	model: setting(modelId.default("claude-sonnet-5-5"), "The model that implements, and reviews unless `review-model` says otherwise.", { allowed: "the id of a model" }),
	effort: setting(_enum([
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	]).optional(), "How hard the model thinks: more costs more, and finds more.", { otherwise: "the model's own" }),
	"review-model": setting(modelId.optional(), "The model that reviews.", {
		otherwise: "`model`",
		allowed: "the id of a model"
	}),
	agent: setting(_enum([
		"anthropic",
		...presets.keys(),
		"command"
	]).default("anthropic"), "Who implements: the built-in agent on the Anthropic API, a known command-line agent (installed before, its key held by a proxy outside the sandbox), or any other as `agent-command`."),
	"agent-command": setting(command.optional(), "The command-line agent, for `agent: command`: gets the prompt on stdin and works in the tree, inside the sandbox.", { allowed: "a shell command" }),
	"agent-env": setting(variableNames.default([]), "Names of the environment variables that the command-line agent may see.", { allowed: namesText }),
	"agent-network": setting(network.default("none"), "Whom the command-line agent may reach.", { allowed: networkText }),
	label: setting(label.default("ai-implement"), "The label that starts a run.", {
		allowed: "a label of up to 50 characters without a comma",
		onlyOnGitHub: true
	}),
	"max-iterations": setting(whole(0, 10).default(3), "How many times a red verification is fed back to the agent: 3 retries, so up to 4 attempts, for each TDD cycle and each rework."),
	"max-iterations-limit": setting(whole(0, 10).default(10), "The most that `max-iterations` may ask for. A story that asks for more is capped; a lower layer can only lower the limit."),
	"setup-command": setting(command.optional(), "Installs what build and tests need, with network, before the model has seen anything.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	"build-command": setting(command.optional(), "Runs before the tests in every verification.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	"test-command": setting(command.optional(), "Decides: a run has passed when this exits 0 on exactly the tree that is pushed.", {
		otherwise: "found from the repository's files",
		allowed: commandText
	}),
	projects: setting(projects.optional(), "Folders with commands of their own, for a repository without a test command at its root: {<folder>: {setup, build, test}}. Every verification runs all of them.", {
		otherwise: "the workspaces that the root names",
		allowed: "a mapping of folders to {setup, build, test}, each a shell command or none, found where it is left out"
	}),
	"test-timeout-minutes": setting(number(.001, 360).default(10), "For each verification (build and test together) and for setup alone, never cumulative. Fractions are allowed."),
	"timeout-minutes": setting(number(.001, 1440).default(60), "For the whole run."),
	mode: setting(_enum(["standard", "tdd"]).default("standard"), "tdd writes a failing test for each acceptance criterion first, then makes it pass with that test frozen."),
	review: setting(boolean().default(true), "A review by the model after green. It can ask for a rework; it cannot make a red run green."),
	"max-reworks": setting(whole(0, 10).default(1), "How many times the findings of a review go back to the agent."),
	"max-cost-usd": setting(number(0, 1e4).default(10), "Ends the run before the call that could take it beyond this sum."),
	"max-turns": setting(whole(1, 1e3).default(150), "Model calls in one attempt; money is the guard before them."),
	"max-feedback-chars": setting(whole(200, 2e5).default(5e3), "How much test output the agent gets after a red verification, and a reader at the end of a red run."),
	"working-directory": setting(folder.default("."), "The folder in which the commands run.", { allowed: "a folder inside the repository" }),
	"base-branch": setting(branchName.optional(), "The branch to start from and to open the pull request against.", {
		otherwise: "the default branch",
		allowed: "the name of a branch"
	}),
	"branch-prefix": setting(branchPrefix.default("ai-implement/"), "Branches are called <prefix><issue>-<slug>.", { allowed: "the beginning of a branch name" }),
	sandbox: setting(_enum([
		"auto",
		"bubblewrap",
		"namespaces",
		"docker",
		"none"
	]).default("auto"), "auto takes the strongest sandbox that works here and refuses to run without one; none runs foreign code unconfined, and the comment says so.", { places: notFromFiles }),
	"sandbox-network": setting(network.default("none"), "What the agent's shell, the build and the tests may reach. Loopback inside the sandbox always works.", {
		places: notFromFiles,
		allowed: networkText
	}),
	"protected-paths": setting(globs.optional(), "Paths that are never pushed, beside the built-in list (workflows, CODEOWNERS, agent instructions, \u2026).", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-paths": setting(globs.optional(), "Which files are tests.", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-report": setting(globs.optional(), "Report files (JUnit XML, CTRF) that the tests write, read before their output.", {
		otherwise: "built-in list",
		allowed: globText
	}),
	"test-env": setting(variableNames.default([]), "Names of the environment variables that setup, build and tests may see. Their values are masked everywhere.", { allowed: namesText }),
	"setup-env": setting(variableNames.default([]), "Names of the environment variables that setup alone may see, such as the token of a private registry: no build, no test and no agent gets them. Their values are masked everywhere. Where a bot opened the pull request or an agent has written to the branch, setup goes without them.", { allowed: namesText }),
	"test-services": setting(services.default([]), "Ports of the runner that are carried into the sandbox, such as localhost:5432.", { allowed: "a list of localhost:<port>" }),
	dependencies: setting(_enum(["open", "frozen"]).default("open"), "open: the agent may add packages of the registry, and setup runs again for them. frozen: what changes a dependency is held back."),
	baseline: setting(_enum([
		"allow-known",
		"require-green",
		"allow-any"
	]).default("allow-known"), "Tests that are red before the agent: allow-known carries on and tells them apart, and ends a run whose red names no failing test (a linter, a missing tool); allow-any carries on then too; require-green ends the run."),
	"flaky-reruns": setting(whole(0, 10).default(1), "How many times a red verification of the same tree runs again to tell a flake from a failure."),
	proof: setting(_enum([
		"off",
		"report",
		"alarm"
	]).default("alarm"), "Experiments over a green attempt: sources alone, bent tests, added tests without the change. report tells what they show, alarm makes a green that cannot go red red."),
	"tdd-max-cycles": setting(whole(1, 50).default(10), "Cycles of `mode: tdd`; criteria beyond it share the last."),
	prices: setting(prices.default({}), "USD per million tokens for models that the built-in table does not know: {<model>: {input, output, cache-read, cache-write, cache-write-1h}}.", { allowed: "a mapping of model ids to {input, output, cache-read, cache-write, cache-write-1h} in USD per million tokens" }),
	"retention-days": setting(whole(1, 3650).default(90), "How long the record of a run is kept."),
	...settingsOnGitHub
});
const settingNames = Object.keys(settingsSchema.shape);
function camelName(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
export { about as i, settingNames as n, settingsSchema as r, camelName as t };
