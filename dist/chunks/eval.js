import { o as __toESM } from "./rolldown-runtime.js";
import { At as objectIn, Mt as parsedJson, P as exitCode, Pt as RedgreenError, Tt as listed, at as durationWords, c as several, f as Option, l as wholeNumber, o as momentOf, s as oneOf, tt as costWords, wt as visibleLine, zt as refuseProblems } from "./start.js";
import { At as loggedFields, Ct as differenceOf, Dt as writeFiles, E as secretSettings, G as throwUnwritable, K as writeOutput, S as markdownCode, Ut as splitNul, V as newRunId, _ as columns, at as openClone, cn as require_dist, fn as settingNames, g as withSwitchValues, h as refuseMoreThan, it as noRepository, lt as messageOf, m as flagsOf, nn as resolveSettings, ot as repositoryRoot, p as addSettingFlags, q as makeFolder, s as keepHeapSmall, ut as openRepository, vt as temporaryFolder, w as markdownText } from "./story.js";
import { C as unfinishedEval, a as evalExitCode, c as evalOfRow, d as sandboxAround, f as setUpIn, o as summarize, r as formatOfFile, t as evalFormats, u as startEval, w as unfinishedMatrix, x as matrixEvals } from "./report2.js";
import { T as findRunCommands, Y as pick, _ as originOf, pt as makeWorkTree, tt as classify } from "./run.js";
import { o as basePathsToLayOver } from "./judge.js";
import { f as laidOver, m as repeatSetup, z as verify } from "./tests.js";
import { w as condensedLog } from "./agent.js";
import { d as openClient, i as ifThere, s as issueAt } from "./client.js";
import { t as visibleText } from "./visible-text.js";
import { r as plotStyle, t as barPlot } from "./plot.js";
import { a as pageStyle, d as raw, l as html, s as visible } from "./report.js";
import { t as compareEvals } from "./compare.js";
import { i as estimateWords, t as attemptsToGreenWords } from "./words.js";
import { a as storiesOf, i as refuseResume, n as carryTold, o as tellStop, r as evalExitCodes, t as carryHere } from "./eval-suite.js";
import { n as openEvalRecord } from "./eval-record.js";
const { access, appendFile, constants, mkdir, readFile, readdir, rename, rm, stat, writeFile } = process.getBuiltinModule("node:fs/promises");
const { tmpdir } = process.getBuiltinModule("node:os");
const { dirname, join, resolve } = process.getBuiltinModule("node:path");
const { createHash } = process.getBuiltinModule("node:crypto");
// src/eval/result.ts
/** `reference`: the change that was really made. `empty`: an agent that does nothing. */
const standIns = ["reference", "empty"];
// src/eval/select.ts
/** The stories that were asked for. Shards divide what the other words leave, so that together they are all of it. */
function selectStories(stories, { grep, tags, shard }) {
	const wanted = grep?.toLowerCase();
	const chosen = stories.filter((story) => (wanted === void 0 || `${story.id}\n${story.title}`.toLowerCase().includes(wanted)) && (tags.length === 0 || tags.some((tag) => story.tags.includes(tag))));
	if (shard === void 0) return chosen;
	return chosen.toSorted((a, b) => a.id < b.id ? -1 : 1).filter((_, index) => index % shard.of === shard.index - 1);
}
/** `2/3` as a shard, or undefined where it is none. */
function readShard(text) {
	const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
	if (match === null) return void 0;
	const [index, of] = [Number(match[1]), Number(match[2])];
	return index <= of ? {
		index,
		of
	} : void 0;
}
/** Every story once before any comes again: what is cut short has seen as many stories as it could. */
function planStories(stories, repeat) {
	return Array.from({ length: repeat }, (_, index) => index + 1).flatMap((repetition) => stories.map(({ id }) => ({
		storyId: id,
		repetition
	})));
}
// src/git/history.ts
/** What a history says: its commits, which of them are one change, and the files of each. Only ids are compared, no text. */
/** Newest first. */
async function commitsSince(git, head, since) {
	return (await loggedFields(git, "%H%x00%P%x00%ct%x00%B%x00%x01", [
		`--since=${since.toISOString()}`,
		"--end-of-options",
		head
	])).map(([commit = "", parents = "", seconds = "", message = ""]) => {
		const at = /* @__PURE__ */ new Date(Number(seconds) * 1e3);
		return {
			commit,
			parents: parents.split(" ").filter(Boolean),
			at,
			message: message.trim()
		};
	});
}
/** Commits whose parents the clone does not have. */
async function cutOffAt({ place }) {
	const text = await readFile(join(place.gitDir, "shallow"), "utf8").catch(() => "");
	return new Set(text.split("\n").filter(Boolean));
}
/**
* The commits that each merge of the first line brought in, by merge: a commit belongs to the oldest merge that has it.
* Linear in the number of commits.
*/
function broughtIn(commits, head) {
	const known = new Map(commits.map((each) => [each.commit, each]));
	const line = [];
	for (let at = known.get(head); at !== void 0; at = known.get(at.parents[0] ?? "")) line.push(at);
	const taken = new Set(line.map(({ commit }) => commit));
	const found = /* @__PURE__ */ new Map();
	for (const { commit, parents } of line.reverse()) {
		const waiting = parents.slice(1);
		const own = [];
		for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
			const side = known.get(next);
			if (side === void 0 || taken.has(next)) continue;
			taken.add(next);
			own.push(next);
			waiting.push(...side.parents);
		}
		if (parents.length > 1) found.set(commit, own);
	}
	return found;
}
/** The files of each change against its base, in one call of git. */
async function filesOfChanges(git, changes) {
	const found = new Map(changes.map(({ commit }) => [commit, []]));
	if (changes.length === 0) return found;
	const input = changes.map(({ commit, base }) => `${commit} ${base}\n`).join("");
	const fields = splitNul(await git.bytes([
		"diff-tree",
		"--stdin",
		"-r",
		"-z",
		"--raw",
		"--no-renames",
		"--no-abbrev",
		"--no-ext-diff"
	], { input }));
	let files = [];
	for (let at = 0; at < fields.length; at++) {
		const field = fields[at] ?? "";
		if (!field.startsWith(":")) files = found.get(field) ?? [];
		else files.push(differenceOf(field, fields[++at] ?? ""));
	}
	return found;
}
// src/run-story/history.ts
/** The changes of a clone's history, each with what of it is test and what is source: what stories can be made of. */
/** Reads a clone, or a bare repository, of which nothing is written. `scratch` is a folder of ours. */
async function readHistory(clone, { scratch, since, path }) {
	const tree = join(scratch, "no-tree");
	await mkdir(tree, { recursive: true });
	const repository = await openRepository({
		tree,
		checkout: clone,
		gitDir: join(scratch, "history.git"),
		path
	});
	const { git, head } = repository;
	const commits = await commitsSince(git, head.commit, since);
	const cut = await cutOffAt(git);
	const brought = broughtIn(commits, head.commit);
	const none = /* @__PURE__ */ new Map();
	const changes = [];
	for (const each of commits) {
		if (each.parents.length < 2 || pullRequestOf(each.message) === void 0) continue;
		for (const part of brought.get(each.commit) ?? []) none.set(part, "part-of-pull-request");
	}
	for (const { commit, parents, at, message } of commits) {
		const [base] = parents;
		const pullRequest = pullRequestOf(message);
		if (none.has(commit)) continue;
		if (base === void 0) none.set(commit, cut.has(commit) ? "cut-off" : "first-commit");
		else if (parents.length > 1 && pullRequest === void 0) none.set(commit, "merge");
		else changes.push({
			commit,
			base,
			at,
			message,
			...pullRequest === void 0 ? {} : { pullRequest }
		});
	}
	const newest = await git.text([
		"log",
		"-1",
		"--format=%ct",
		"--end-of-options",
		head.commit
	]);
	return {
		repository,
		commits,
		changes,
		none,
		newest: /* @__PURE__ */ new Date(Number(newest) * 1e3)
	};
}
/** `Merge pull request #12 from \u2026`, or a squashed one's `Title (#12)`; GitLab's `See merge request a/b!12`. */
function pullRequestOf(message) {
	const [subject = ""] = message.split("\n");
	const found = /^Merge pull request #(\d{1,7})\b/.exec(subject) ?? /\(#(\d{1,7})\)$/.exec(subject.trim()) ?? /^See merge request \S+!(\d{1,7})$/m.exec(message);
	return found === null ? void 0 : Number(found[1]);
}
/** Many at once: a call of git for each would be most of the time. */
async function sortFiles({ repository }, changes, testPaths) {
	const found = await filesOfChanges(repository.git, changes);
	return new Map([...found].map(([commit, files]) => {
		const isSpecial = (mode) => mode === "120000" || mode === "160000";
		const kinds = files.map((file) => ({
			...file,
			kind: classify(file.path, testPaths)
		}));
		const test = kinds.filter(({ kind }) => kind === "test" || kind === "snapshot" || kind === "test-config");
		const paths = (of) => of.map(({ path }) => path);
		return [commit, {
			tests: paths(test.filter(({ status }) => status !== "deleted")),
			deletedTests: paths(test.filter(({ status }) => status === "deleted")),
			sources: paths(kinds.filter(({ kind, path }) => kind === "source" && !isProse(path))),
			special: paths(kinds.filter(({ toMode, kind }) => isSpecial(toMode) && kind !== "ci"))
		}];
	}));
}
/** Nothing that a test of the code could be red for. */
function isProse(path) {
	return /\.(md|markdown|rst|adoc|txt)$|(^|\/)(docs?|\.github|\.vscode)\/|(^|\/)(LICENSE|AUTHORS|CHANGES|CHANGELOG|HISTORY|NEWS|THANKS)[^/]*$/i.test(path);
}
/** The lines that the change adds to its sources, trimmed: what its text must not tell. */
async function addedLines({ repository }, { base, commit }) {
	const added = (await repository.patch(base, commit)).split("\n").filter((line) => line.startsWith("+") && !line.startsWith("+++ "));
	return new Set(added.map((line) => line.slice(1).trim()));
}
/** Writes these files of the commit into a folder, as a checkout would. */
async function writeFilesOf({ repository }, commit, paths, into) {
	await mkdir(into, { recursive: true });
	await writeFiles(repository.git, await repository.treeOf(commit), [...paths], into);
}
// src/run-story/prove-change.ts
/** Whether a change of a history makes a fair story: green before, its tests red before, green with it, and again. */
/** Every step in a sandbox, set up once on the base as a run would. Throws where something of ours broke, or on the signal. */
async function proveChange(options) {
	const { clone, change, settings, folder, environment, signal } = options;
	const tree = join(folder, "tree");
	const place = {
		clone,
		commit: change.base,
		into: tree,
		gitDir: join(folder, "own.git"),
		path: environment.PATH
	};
	const repository = await makeWorkTree(place);
	const commands = await findRunCommands({ settings }, {
		repository,
		head: change.base
	});
	const { test } = commands;
	if (test === void 0) return failed("no-command", "no test command was found at the base");
	await mkdir(join(folder, "logs"), { recursive: true });
	const sandboxPlace = {
		runDir: join(folder, "sandbox"),
		logs: join(folder, "logs"),
		environment
	};
	const opened = await sandboxAround({
		repository,
		commit: change.base
	}, settings, sandboxPlace);
	if (!opened.ok) return failed("no-sandbox", opened.reason);
	await using sandbox = opened.sandbox;
	const notReady = await setUp(sandbox, commands, options);
	signal.throwIfAborted();
	if (notReady !== void 0) return failed("setup-failed", notReady);
	await sandbox.freeze();
	const headTree = await repository.treeOf(change.base);
	const run = async (tree, name) => {
		await using layer = await sandbox.layer(await laidOver(repository, folder, headTree, tree));
		const timeoutMs = settings.testTimeoutMinutes * 6e4;
		const { exec } = layer;
		const setup = {
			setup: commands.setup,
			exec,
			name,
			timeoutMs,
			signal
		};
		await repeatSetup({
			settings,
			runDir: folder
		}, repository, {
			headTree,
			tree
		}, setup);
		const verification = await verify({
			exec,
			commands: {
				build: commands.build,
				test
			},
			cwd: settings.workingDirectory,
			timeoutMs,
			log: {
				folder: join(folder, "logs"),
				name,
				maxChars: settings.maxFeedbackChars
			},
			tree,
			reports: {
				folder: layer.written,
				globs: settings.testReport
			},
			signal
		});
		signal.throwIfAborted();
		return verification;
	};
	const changed = (await repository.differences(headTree, change.commit)).map(({ path, status }) => ({
		path,
		status
	}));
	const lay = basePathsToLayOver(changed, (path) => classify(path, settings.testPaths));
	const goal = await repository.treeOf(change.commit);
	return await experiments(run, {
		base: headTree,
		withTests: await repository.treeWith(headTree, change.commit, options.files.tests),
		goal,
		withOldTests: await repository.treeWith(goal, change.base, options.files.deletedTests),
		...lay.needed && { baseTests: await repository.treeWith(goal, change.base, [...lay.restore, ...lay.remove]) }
	});
}
async function experiments(run, trees) {
	const base = await run(trees.base, "base");
	if (base.result !== "passed") return failed("base-red", told(base));
	const before = await run(trees.withTests, "hidden-on-base");
	if (before.result === "passed") return failed("tests-green-before", "the change\u2019s tests are green without it");
	if (before.result === "timed-out") return failed("tests-timed-out", told(before));
	const first = await run(trees.goal, "change");
	if (first.result !== "passed") return failed("change-red", told(first));
	const second = await run(trees.withOldTests, "change-again");
	if (second.result !== "passed") return trees.withOldTests === trees.goal ? failed("flaky", told(second)) : failed("needs-deleted-tests", told(second));
	if (trees.baseTests === void 0) return {
		kind: "proved",
		testsMayChange: false
	};
	return {
		kind: "proved",
		testsMayChange: (await run(trees.baseTests, "change-under-base-tests")).result !== "passed"
	};
}
async function setUp(sandbox, { setup }, { settings, folder, signal, environment }) {
	if (setup === void 0) return void 0;
	const logPath = join(folder, "logs", "setup.log");
	const env = pick(environment, settings.setupEnv);
	const { exitCode, ended } = await setUpIn(sandbox, settings, {
		script: setup,
		logPath,
		env,
		signal
	});
	if (exitCode === 0) return void 0;
	return `\`${setup}\` ${ended === "exited" ? `exited ${exitCode}` : ended}: ${lastWords(await condensedLog(logPath, 2e3))}`;
}
function failed(why, detail) {
	return {
		kind: "not-proved",
		why,
		detail
	};
}
function told({ result, exitCode, failures, output, command }) {
	const names = failures.slice(0, 3).map(({ name }) => name);
	if (names.length > 0) return `${names.join(", ")}${failures.length > 3 ? ` and ${failures.length - 3} more` : ""}`;
	return `${lastWords(output)} (${result === "timed-out" ? "timed out" : `exited ${exitCode}`}: \`${command}\`)`;
}
function lastWords(text) {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	return (lines.find((line) => ofNpm.test(line)) ?? lines.findLast((line) => /\b(error|ERR!|fatal|cannot|not found|failed)\b/i.test(line) && !/^note:/i.test(line)) ?? lines.at(-1) ?? "no output").trim().slice(0, 200);
}
/** What is wrong; behind it npm tells how it is used and where its log lies. */
const ofNpm = /^npm (?:error|ERR!) (?!code|errno|syscall|path|command|cwd|signal|A complete log)\S/;
// src/eval/import/journal.ts
/** What an import has found out so far, a line for each commit beside the stories: it goes on from there. */
const journalName = "import.jsonl";
/** By commit; a later line counts. A line that was cut off in writing counts for nothing. */
async function readJournal(folder) {
	const entries = (await readFile(join(folder, journalName), "utf8").catch(() => "")).split("\n").map((line) => objectIn(parsedJson(line))).filter((entry) => typeof entry.commit === "string");
	return new Map(entries.map((entry) => [entry.commit, entry]));
}
async function keepEntries(folder, entries) {
	if (entries.length === 0) return;
	const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
	const before = await readFile(join(folder, journalName), "utf8").catch(() => "");
	const start = before === "" || before.endsWith("\n") ? "" : "\n";
	await appendFile(join(folder, journalName), start + lines);
}
// src/eval/import/reasons.ts
const reasons = {
	"first-commit": { what: "first commit" },
	"cut-off": {
		what: "its base is not in this clone, which is shallow",
		hint: "git fetch --unshallow brings the rest of the history"
	},
	merge: { what: "merge; the commits that it brought were looked at one by one" },
	"part-of-pull-request": { what: "part of a merged pull request, which is looked at as a whole" },
	"no-tests": {
		what: "changes no tests",
		hint: "tests that lie where no convention expects them are named by --test-paths \"checks/**\""
	},
	"no-sources": { what: "changes nothing that tests could be red for" },
	"too-large": { what: "changes more than a story asks for" },
	"special-files": { what: "changes links or submodules" },
	"says-nothing": {
		what: "its text says nothing that could be asked",
		hint: "with GITHUB_TOKEN set, the texts of issues and pull requests are used"
	},
	"no-command": {
		what: "no test command at its base",
		hint: "--test-command \"make check\" names one"
	},
	"no-sandbox": {
		what: "no sandbox works here",
		hint: "`redgreen doctor` says why"
	},
	"setup-failed": {
		what: "its base cannot be set up any more",
		hint: "old lock files often name what is gone: try --setup-command \"npm install\", or a later --since"
	},
	"base-red": {
		what: "its base is red",
		hint: "import.jsonl names the tests; --test-command can leave them out"
	},
	"tests-green-before": { what: "its tests are green without it" },
	"tests-timed-out": {
		what: "its tests do not end without it",
		hint: "a larger --test-timeout-minutes"
	},
	"change-red": { what: "red with the change itself" },
	flaky: { what: "green and then red with the change itself: flaky" },
	"needs-deleted-tests": { what: "green only because it deletes tests" },
	broke: { what: "broke while it was tried" }
};
/** Older bases will hardly be better than these. */
const hopeless = /* @__PURE__ */ new Set([
	"no-command",
	"no-sandbox",
	"setup-failed",
	"base-red"
]);
// src/eval/import/story-text.ts
/** `added`: the lines that the change adds, trimmed; `ids`: the commits that the text must not name. */
function storyText(text, added) {
	const body = withoutTellingLines(withoutComments(text.body), added);
	return {
		title: inLine(text.title),
		body: tidied(body.split("\n").map(inLine))
	};
}
/** Subject and body of a commit; of a merged pull request the title is the first line of its body. */
function textOfMessage(message) {
	const [subject = "", ...rest] = message.split("\n");
	const [title = "", ...body] = /^Merge (pull request|branch|remote-tracking branch) /.test(subject) ? rest.join("\n").trim().split("\n") : [subject, ...rest];
	return {
		title: title.trim(),
		body: body.join("\n").trim()
	};
}
function withoutComments(text) {
	return text.replace(/\r\n?/g, "\n").replace(/<!--[\s\S]*?(-->|$)/g, "");
}
/** Blocks of code and bare diffs go as a whole; a line that the change adds goes wherever it stands. */
function withoutTellingLines(text, added) {
	const kept = [];
	const lines = text.split("\n");
	const tests = declaredTests(added);
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] ?? "";
		const fence = /^\s*(`{3,}|~{3,})\s*([\w-]*)/.exec(line);
		if (fence !== null) {
			const end = lines.findIndex((other, index) => index > at && other.trim().startsWith(fence[1] ?? "```"));
			const block = lines.slice(at, end === -1 ? lines.length : end + 1);
			if (!/^(diff|patch|suggestion)$/i.test(fence[2] ?? "") && !block.some((each) => isTelling(each, added))) kept.push(...block);
			at += block.length - 1;
		} else if (startsDiff(line)) at = endOfDiff(lines, at) - 1;
		else if (!isTelling(line, added) && !isTrailer(line) && !words(line).some((word) => tests.has(word))) kept.push(line);
	}
	return kept.join("\n");
}
const startsDiff = (line) => /^\s{0,4}(diff --git |index [0-9a-f]{7,}|@@ -\d|--- a\/|\+\+\+ b\/)/.test(line);
/** Up to a blank line that no hunk still counts: git takes the space off an empty context line of a message. */
function endOfDiff(lines, from) {
	let [old, now] = [0, 0];
	for (let at = from; at < lines.length; at++) {
		const line = lines[at] ?? "";
		const hunk = /^\s{0,4}@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
		if (hunk !== null) [old, now] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
		else if (line === "" && old <= 0 && now <= 0) return at;
		else if (old + now > 0 && /^\w/.test(line) && !startsDiff(line)) return at;
		else if (old + now > 0) {
			old -= /^[+\\]/.test(line) ? 0 : 1;
			now -= /^[-\\]/.test(line) ? 0 : 1;
		}
	}
	return lines.length;
}
/** Tests that the change declares: an agent that knows what a hidden test is called knows what is looked at. */
function declaredTests(added) {
	const declared = /\b(?:func|def|fn|void|function)\s+(test\w{3,}|\w{3,}_?test)\b|^(test\w{3,})\s*\(\)\s*\{/i;
	return new Set([...added].map((line) => declared.exec(line)).flatMap((found) => found?.[1] ?? found?.[2] ?? []));
}
const words = (line) => line.match(/\w+/g) ?? [];
/** A line of the change, also as `+` of a diff, an item of a list or code in a line; a bracket or a word alone tells nothing. */
function isTelling(line, added) {
	if (startsDiff(line)) return true;
	const bare = line.trim();
	return [
		bare,
		bare.replace(/^[-+*>]\s*/, ""),
		bare.replace(/^[-+*>]?\s*`+|`+$/g, ""),
		...codeIn(line)
	].some((form) => form.trim().length >= 12 && /\W/.test(form.trim()) && added.has(form.trim()));
}
const codeIn = (line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
function isTrailer(line) {
	return /^\s*(signed-off-by|co-authored-by|reviewed-by|acked-by|tested-by|reported-by|change-id|cc|bug|issue|see also|refs?|references|related( to)?|part of|(pr|pull)[ -]?(request|url)?|see merge request|close[sd]?|fix(e[sd])?|resolve[sd]?|\(?cherry[ -]picked from.*|this reverts commit)\b:?\s*(#?\d+\b|https?:|[\w.-]+\/[\w.-]+[#!]\d+|[^\s:]+\s<|[0-9a-f]{7,}|I[0-9a-f]{40}|[\w .-]+<).*$/i.test(line);
}
/** Of what stays: the words of links, nothing that names a commit, an issue or a place where the change can be read. */
function inLine(line) {
	const left = line.replace(/!\[[^\]]*\]\([^)]*\)/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/^\s*\[[^\]]+\]:\s+\S+.*$/, "").replace(/<?\b(?:https?|git|ssh):\/\/[^\s>)\]]+>?/gi, "").replace(/\b(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)\/[^\s>)\]]+/gi, "").replace(/(?<![\w&])(?:[\w.-]+\/[\w.-]+)?(?:#|\bGH-)\d+\b/g, "").replace(/(?:\b[\w.-]+\/[\w.-]+@)?\b(?=[0-9a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,64}\b/gi, "").replace(/\b[0-9]{40}\b/g, "").replace(/\((?:see|refs?|closes?|fix(?:es)?|resolves?|via|in|from|cf\.?|commit|issues?|pr|pull request|[\s,;:&.]|and)*\)|\[\s*\]/gi, "").trimEnd();
	if (left === line.trimEnd()) return left;
	return left.replace(/[ \t]+(?=[,.;:!?](\s|$))/g, "").replace(/(\S)[ \t]{2,}/g, "$1 ");
}
/** No empty headings of a template, no more than one blank line. */
function tidied(lines) {
	const isHeading = (line) => line !== void 0 && /^#{1,6}\s/.test(line);
	const isEmpty = (line) => /^\s*([-*+>]|\d+\.|#{1,6})\s*(\[[ x]\])?\s*$/i.test(line);
	const said = lines.filter((line) => !isEmpty(line));
	return said.filter((line, index) => {
		if (!isHeading(line)) return true;
		const next = said.slice(index + 1).find((other) => other.trim() !== "");
		return next !== void 0 && !isHeading(next);
	}).join("\n").replace(/\n{3,}/g, "\n\n").trim();
}
/** Whether somebody could work from it: a title of two words at least, beyond what says nothing. */
function saysSomething({ title, body }) {
	const words = `${title} ${body}`.match(/\p{L}{2,}/gu) ?? [];
	const empty = /^(fix(es|ed)?|wip|update[sd]?|changes?|tests?|minor|misc|cleanup|oops|typo|more|add|bug|stuff|some|the)$/i;
	const merges = body === "" && /^Merge commit from fork$/i.test(title);
	return title !== "" && !merges && words.filter((word) => !empty.test(word)).length >= 2;
}
// src/eval/import/write-story.ts
/** A proved change as files of a suite: the hidden tests first, the story last, so that what is there is whole. */
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/** Returns the story's id, which is new in the folder. */
async function writeStory(folder, history, story) {
	const { change, files, text } = story;
	await mkdir(folder, { recursive: true });
	const taken = new Set(await readdir(folder));
	const name = `${change.at.toISOString().slice(0, 10)}-${slug(text.title)}`;
	const id = [name, ...Array.from({ length: 998 }, (_, index) => `${name}-${index + 2}`)].find((each) => !taken.has(`${each}.md`)) ?? name;
	const hidden = join(folder, `${id}.tests`);
	await rm(hidden, {
		recursive: true,
		force: true
	});
	await writeFilesOf(history, change.commit, files.tests, hidden);
	const temporary = join(folder, `.${id}.md`);
	await writeFile(temporary, storyFile(id, story));
	await rename(temporary, join(folder, `${id}.md`));
	return id;
}
function storyFile(id, { change, text, testsMayChange, flags }) {
	const { "setup-command": setup, "test-command": verify, ...others } = flags;
	const settings = Object.fromEntries(Object.entries(others).filter(([name]) => ofStories.has(name)));
	const front = {
		title: text.title,
		tags: ["history"],
		commit: change.base,
		reference: change.commit,
		"hidden-tests": `${id}.tests`,
		...testsMayChange && { tests: "may-change" },
		...setup !== void 0 && { setup },
		...verify !== void 0 && { verify },
		...Object.keys(settings).length > 0 && { settings }
	};
	return `---\n${(0, import_dist.stringify)(front, {
		lineWidth: 0,
		defaultStringType: "QUOTE_DOUBLE",
		defaultKeyType: "PLAIN"
	})}---\n\n${text.body === "" ? "" : `${text.body}\n`}`;
}
/** What the proof stands on; the rest is for whoever runs the suite. */
const ofStories = new Set(listed("build-command working-directory test-timeout-minutes test-paths test-report"));
function slug(title) {
	return title.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40).replace(/-+$/, "") || "change";
}
// src/eval/import/import-suite.ts
/** Stories out of a history: each change is looked at, proved, and only then written; what fell out is kept with its reason. */
const together = 500;
const hopelessInARow = 5;
/** What one person asks another for; a release or a new format of all files is no story. */
const mostSources = 40;
const mostTests = 60;
async function importSuite(options) {
	const { history, into, limit, again, signal } = options;
	await makeFolder(into);
	const entries = await readJournal(into);
	const keep = async (found) => {
		await keepEntries(into, found);
		for (const entry of found) entries.set(entry.commit, entry);
	};
	const known = new Set([...entries.values()].filter(({ story }) => story !== void 0 || !again).map(({ commit }) => commit));
	const count = () => [...entries.values()].filter(({ story }) => story !== void 0).length;
	await keep([...history.none].filter(([commit]) => !known.has(commit)).map(([commit, reason]) => ({
		commit,
		reason
	})));
	const waiting = history.changes.filter(({ commit }) => !known.has(commit));
	let row = [];
	for (let at = 0; at < waiting.length && count() < limit; at += together) {
		const part = waiting.slice(at, at + together);
		const files = await sortFiles(history, part, options.settings.testPaths);
		const looked = part.map((change) => ({
			change,
			files: files.get(change.commit) ?? none
		}));
		await keep(looked.flatMap(({ change: { commit }, files }) => {
			const reason = unfit(files);
			return reason === void 0 ? [] : [{
				commit,
				reason
			}];
		}));
		for (const each of looked.filter(({ files }) => unfit(files) === void 0)) {
			if (count() >= limit) break;
			signal.throwIfAborted();
			const { entry, title } = await tryChange(options, each);
			await keep([entry]);
			options.ports.onTried(entry, title);
			row = entry.reason !== void 0 && hopeless.has(entry.reason) ? [...row, entry.reason] : [];
			if (row.length >= hopelessInARow) return {
				entries,
				stories: count(),
				gaveUp: row
			};
		}
	}
	return {
		entries,
		stories: count()
	};
}
const none = {
	tests: [],
	deletedTests: [],
	sources: [],
	special: []
};
function unfit({ tests, sources, special }) {
	if (tests.length === 0) return "no-tests";
	if (sources.length === 0) return "no-sources";
	if (special.length > 0) return "special-files";
	return sources.length > mostSources || tests.length > mostTests ? "too-large" : void 0;
}
/** Its text is looked at first, which costs nothing. */
async function tryChange({ clone, history, into, scratch, settings, flags, environment, signal, ports }, { change, files }) {
	const { commit } = change;
	const started = performance.now();
	const text = storyText(await ports.textOf(change) ?? textOfMessage(change.message), await addedLines(history, change));
	const title = text.title;
	if (!saysSomething(text)) return {
		entry: {
			commit,
			reason: "says-nothing"
		},
		title
	};
	const folder = join(scratch, "proof");
	try {
		await mkdir(folder, { recursive: true });
		const proved = await proveChange({
			clone,
			change,
			files,
			settings,
			folder,
			environment,
			signal
		});
		const ms = Math.round(performance.now() - started);
		if (proved.kind === "not-proved") return {
			entry: {
				commit,
				reason: proved.why,
				detail: proved.detail,
				ms
			},
			title
		};
		const { testsMayChange } = proved;
		return {
			entry: {
				commit,
				story: await writeStory(into, history, {
					change,
					files,
					text,
					testsMayChange,
					flags
				}),
				ms
			},
			title
		};
	} catch (error) {
		signal.throwIfAborted();
		return {
			entry: {
				commit,
				reason: "broke",
				detail: messageOf(error),
				ms: Math.round(performance.now() - started)
			},
			title
		};
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
// src/eval/import/told.ts
/** An import in words: a line for each change that was tried, and at the end how many fell out for what. */
function triedLine({ commit, story, reason, detail, ms }, title) {
	const time = ms === void 0 ? "" : ` (${(ms / 1e3).toFixed(1)}s)`;
	const head = `${commit.slice(0, 10)} ${visibleLine(title, 60)}`;
	if (story !== void 0) return `${head} \u2705 ${story}${time}\n`;
	return `${head} \u2013 ${reason === void 0 ? "" : reasons[reason].what}${detail === void 0 ? "" : `: ${visibleLine(detail, 200)}`}${time}\n`;
}
/** `into` as it was given; `looked`: what of the history `--since` lets through. */
function importWords({ entries, stories, gaveUp }, { into, since, commits, newest }) {
	const counts = /* @__PURE__ */ new Map();
	for (const commit of commits) {
		const reason = entries.get(commit)?.reason;
		if (reason !== void 0) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	}
	const rows = [...counts].sort(([, a], [, b]) => b - a);
	const left = commits.filter((commit) => !entries.has(commit)).length;
	const from = since.toISOString().slice(0, 10);
	const hints = rows.flatMap(([reason]) => reasons[reason].hint ?? []);
	return [
		`${many(commits.length, "commit")} since ${from}: ${many(stories, "story", "stories")} in ${into}`,
		...rows.map(([reason, count]) => `${String(count).padStart(7)}  ${reasons[reason].what}`),
		...left > 0 ? [`${String(left).padStart(7)}  not looked at`] : [],
		...gaveUp === void 0 ? [] : [`Stopped: five one after the other fell out (${[...new Set(gaveUp)].map((one) => reasons[one].what).join("; ")}). Older ones are hardly better; the same command tries five more.`],
		...commits.length === 0 && newest !== void 0 ? [`The newest commit is of ${newest.toISOString().slice(0, 10)}: a longer --since reaches it.`] : [],
		...stories === 0 && hints.length > 0 ? ["What can be done:", ...hints.map((hint) => `  ${hint}`)] : [],
		...commits.length > 0 ? [`Each commit with its reason: ${into}/${journalName}`] : [],
		""
	].join("\n");
}
function many(count, one, more = `${one}s`) {
	return `${count} ${count === 1 ? one : more}`;
}
// src/github/change-text.ts
/** What a merged pull request was about: the issue that it closed, else its own words. */
/** undefined where nothing of that number can be read. Throws where GitHub does not answer. */
async function changeWords(client, repository, number) {
	const first = await read(client, repository, number);
	if (first === void 0 || !first.isPullRequest) return first;
	const closed = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d{1,9})\b/i.exec(first.body)?.[1];
	const issue = closed === void 0 ? void 0 : await read(client, repository, Number(closed));
	return issue === void 0 || issue.isPullRequest ? first : issue;
}
/** A pull request is an issue too, under the same number. */
async function read(client, repository, number) {
	const { data } = await ifThere(client.octokit.rest.issues.get(issueAt(repository, number))) ?? {};
	if (data === void 0) return void 0;
	const body = visibleText(data.body ?? "").text;
	return {
		title: visibleText(data.title).text,
		body,
		isPullRequest: data.pull_request !== void 0
	};
}
// src/entry/eval-import.ts
/** `redgreen eval import`: the history of the repository around the current folder as a suite. */
const command$1 = {
	place: 161,
	declare: (command) => addSettingFlags(command.description("make stories out of the history of this repository, each proved before it is written").option("--since <when>", "commits from then on: 1y, 2w, 90d or a date", "1y").option("--limit <n>", "stories that the suite is to have", "30").option("--into <folder>", "the suite; where there is one, the import goes on", "stories/history").option("--again", "try again what fell out before")),
	notes: "\nWith GITHUB_TOKEN set, the texts are those of the issues and pull requests.\nExits 0 where there are stories, 3 where there is none.\n",
	examples: ["redgreen eval import --since 2y --limit 50", "redgreen eval stories/history --agent reference"],
	run: importHistory
};
async function importHistory(io, options, command) {
	keepHeapSmall();
	const clone = await repositoryRoot(io.cwd);
	if (clone === void 0) throw await noRepository(io.cwd);
	const since = new Date(momentOf("--since", options.since));
	const limit = wholeNumber("--limit", options.limit, 1, 1e4);
	const flags = flagsOf(command);
	const { environment, signal } = io;
	const settings = await settingsOf$1(io, flags);
	await using folder = await temporaryFolder(join(tmpdir(), "redgreen-import-"));
	const { path: scratch } = folder;
	const history = await readHistory(clone, {
		scratch,
		since,
		path: environment.PATH
	});
	const imported = await importSuite({
		clone,
		history,
		into: resolve(io.cwd, options.into),
		scratch,
		limit,
		settings,
		flags,
		again: options.again === true,
		environment,
		signal,
		ports: {
			textOf: await textPort(io, clone),
			onTried: (entry, title) => io.stdout.write(triedLine(entry, title))
		}
	}).catch((error) => {
		if (!signal.aborted) throw error;
	});
	if (imported === void 0) {
		io.stderr.write("Interrupted; the same command goes on from here.\n");
		return 130;
	}
	const commits = history.commits.map(({ commit }) => commit);
	io.stdout.write(importWords(imported, {
		into: options.into,
		since,
		commits,
		newest: history.newest
	}));
	return imported.stories > 0 ? 0 : exitCode("failed");
}
async function settingsOf$1(io, flags) {
	await using clone = await openClone(io);
	const { environment } = io;
	const given = {
		flags,
		environment,
		repositoryFile: clone.configText,
		needsKey: false
	};
	const { settings, problems } = resolveSettings(given);
	refuseProblems("bad-settings", problems);
	return settings;
}
/** Without a token, or where `origin` is nowhere on GitHub, the commit's own message is all there is. */
async function textPort({ environment, stderr, signal }, clone) {
	const server = new URL(environment.GITHUB_SERVER_URL || "https://github.com").host;
	const origin = await originOf(clone);
	const token = environment.GITHUB_TOKEN;
	if (!token || origin === void 0 || !origin.startsWith(`${server}/`)) return async () => void 0;
	const repository = origin.slice(server.length + 1);
	const baseUrl = environment.GITHUB_API_URL || "https://api.github.com";
	const client = openClient({
		token,
		baseUrl,
		maxCalls: 5e3,
		signal
	});
	return async ({ pullRequest }) => {
		if (pullRequest === void 0) return void 0;
		return changeWords(client, repository, pullRequest).catch((error) => {
			signal.throwIfAborted();
			stderr.write(`#${pullRequest} could not be read: ${visibleLine(error.message)}\n`);
		});
	};
}
function matrixReport(evals) {
	const rows = evals.map(({ run, results }) => {
		const answered = [...new Set(results.map(({ model }) => model).filter(Boolean))];
		const others = answered.length > 1 || answered.some((model) => model !== run.model);
		return {
			name: run.plan.matrix?.variant ?? run.model,
			eval: run.id,
			summary: summarize(results),
			...others && { otherModels: answered }
		};
	});
	const pairs = rows.flatMap((first, index) => rows.slice(index + 1).map((second) => {
		const { fixed, broken, same, passRateBefore = 0, passRateAfter = 0, pValue } = compareEvals(first.summary, second.summary);
		const stories = fixed.length + broken.length + same.length;
		const difference = passRateAfter - passRateBefore;
		return {
			first: first.name,
			second: second.name,
			stories,
			difference,
			pValue
		};
	}));
	return {
		suite: evals[0]?.run.suite ?? "",
		rows,
		pairs: corrected(pairs)
	};
}
/** Holm: of many pairs some differ by chance alone. */
function corrected(pairs) {
	const order = pairs.toSorted((a, b) => a.pValue - b.pValue);
	let least = 0;
	const adjusted = new Map(order.map((pair, index) => {
		least = Math.max(least, Math.min(1, pair.pValue * (pairs.length - index)));
		return [pair, least];
	}));
	return pairs.map((pair) => ({
		...pair,
		pValue: adjusted.get(pair) ?? 1
	}));
}
// src/eval/format/matrix.ts
/** A matrix as one table and one plot, and a sentence for each pair. */
const matrixFormats = [
	"terminal",
	"markdown",
	"json",
	"html"
];
function renderMatrix(report, format) {
	switch (format) {
		case "terminal": return terminal(report);
		case "markdown": return markdown(report);
		case "json": return `${JSON.stringify(report, null, 2)}\n`;
		case "html": return page(report);
	}
}
const header = [
	"",
	"Solved",
	"pass@1",
	"Errors",
	"Attempts",
	"For each solved",
	"Cost",
	"Time"
];
function cells({ name, summary }) {
	const { passed, failed, errors, passAt1, attemptsToGreen, costPerSolvedUsd, costUsd, durationMs } = summary;
	const each = costPerSolvedUsd === void 0 ? "\u2013" : costWords(costPerSolvedUsd);
	return [
		name,
		...[
			`${passed}/${passed + failed}`,
			estimateWords(passAt1),
			String(errors)
		],
		attemptsToGreenWords(attemptsToGreen),
		each,
		costWords(costUsd),
		durationWords(durationMs)
	];
}
const width = 30;
function terminal(report) {
	const { rows } = report;
	const bar = (value = 0) => "\u2588".repeat(Math.round(value * width)).padEnd(width, "\u00b7");
	return [
		...columns([header, ...rows.map((row) => cells(row).map((cell) => visibleLine(cell)))]),
		"",
		...columns(rows.map((row) => [
			visibleLine(row.name),
			bar(row.summary.passAt1?.value),
			spread(row)
		])),
		"",
		...sentences(report).map((line) => visibleLine(line, 500)),
		""
	].join("\n");
}
/** Its 95 % interval under the bar's own scale. */
function spread({ summary: { passAt1 } }) {
	if (passAt1 === void 0) return "nothing was judged";
	const at = (value) => Math.round(value * width);
	return `${" ".repeat(at(passAt1.low))}\u251c${"\u2500".repeat(Math.max(0, at(passAt1.high) - at(passAt1.low)))}\u2524`;
}
function markdown(report) {
	const line = (each) => `| ${each.join(" | ")} |`;
	const rows = report.rows.map((row) => {
		const [name = "", ...rest] = cells(row);
		return line([markdownText(name), ...rest]);
	});
	const table = [
		line(header),
		"|---|--:|--:|--:|--:|--:|--:|--:|",
		...rows
	].join("\n");
	const told = sentences(report).map((each) => `- ${markdownText(each, 500)}`);
	return `# ${markdownCode(report.suite)}\n\n${table}\n\n${told.join("\n")}\n`;
}
function page(report) {
	const { suite, rows } = report;
	const bars = rows.map((row) => {
		const [, solved, rate, , , each, , time] = cells(row);
		const words = `${solved} \u00b7 ${rate} \u00b7 ${each} for each solved \u00b7 ${time}`;
		return {
			label: row.name,
			...row.summary.passAt1,
			words,
			kind: "good"
		};
	});
	const style = pageStyle + plotStyle;
	const hash = createHash("sha256").update(style).digest("base64");
	const [, ...names] = header;
	return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${visible(suite)} \u2013 Redgreen</title><style>${raw(style)}</style></head>
<body><header><p class="where">Redgreen \u00b7 matrix</p><h1>${visible(suite)}</h1></header><main>
<section aria-labelledby="solved"><h2 id="solved">Solved</h2>${barPlot("pass@1 with its 95 % interval", bars, 1)}</section>
<section aria-labelledby="table"><h2 id="table">Side by side</h2><div class="scroll" tabindex="0" role="region" aria-labelledby="table"><table class="rows numbers">
<thead><tr><th scope="col">What</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => {
		const [name = "", ...rest] = cells(row);
		return html`<tr><th scope="row">${visible(name)}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`;
	})}</tbody></table></div></section>
<section aria-labelledby="differ"><h2 id="differ">Which differ</h2>${sentences(report).map((line) => html`<p>${visible(line)}</p>`)}</section>
</main></body></html>`);
}
function sentences({ rows, pairs }) {
	const others = rows.flatMap(({ name, otherModels }) => otherModels === void 0 ? [] : [`${name} was answered by other models than asked for: ${otherModels.join(", ")}.`]);
	return [...pairs.map(pairWords), ...others];
}
function pairWords({ first, second, stories, difference, pValue }) {
	if (stories === 0) return `${first} and ${second}: no story was judged by both.`;
	const [better, worse] = difference < 0 ? [first, second] : [second, first];
	const by = `${(Math.abs(difference) * 100).toFixed(1)} points`;
	const p = `p = ${pValue.toFixed(pValue < .01 ? 4 : 2)}, ${stories === 1 ? "1 story" : `${stories} stories`}`;
	if (pValue <= .05) return `${better} solves more than ${worse}: ${by} (${p}).`;
	return `${first} and ${second} do not differ beyond chance: ${by} (${p}).`;
}
// src/eval/matrix/models-file.ts
/** `models.yml`: what is held against each other. A list of settings, or agents \u00d7 models \u00d7 settings. */
const mostVariants = 64;
function readModels(source, text) {
	let given;
	try {
		given = (0, import_dist.parse)(text);
	} catch (error) {
		return {
			variants: [],
			problems: [{
				source,
				message: error.message.split("\n")[0] ?? ""
			}]
		};
	}
	const problems = [];
	const complain = (message) => void problems.push({
		source,
		message
	});
	const variants = (Array.isArray(given) ? given.map((row) => rowOf(row, complain)) : product(given, complain)).map(({ name, ...settings }) => variantOf(name, settings, complain));
	const names = variants.map(({ name }) => name);
	for (const name of new Set(names.filter((each, index) => names.indexOf(each) < index))) complain(`${name} is there twice`);
	if (variants.length === 0 && problems.length === 0) complain("nothing is named; allowed: a list of settings, or agents, models and settings");
	if (variants.length > mostVariants) complain(`${variants.length} combinations; allowed: ${mostVariants}`);
	return {
		variants,
		problems
	};
}
function rowOf(row, complain) {
	if (typeof row === "object" && row !== null && !Array.isArray(row)) return row;
	complain(`${JSON.stringify(row)} is no mapping; allowed: {model: \u2026, effort: \u2026}`);
	return {};
}
/** Each part may be left out; `settings` are mappings by name. */
function product(given, complain) {
	const { agents, models, settings, ...more } = given ?? {};
	for (const name of Object.keys(more)) complain(`${name} is not known; allowed: agents, models, settings`);
	const listOf = (name, value) => {
		if (value === void 0) return [void 0];
		if (Array.isArray(value) && value.length > 0) return value;
		complain(Array.isArray(value) ? `${name} is an empty list` : `${name} is no list`);
		return [void 0];
	};
	const named = settings === void 0 ? [["", {}]] : Object.entries(settings);
	if (agents === void 0 && models === void 0 && settings === void 0) return [];
	return listOf("agents", agents).flatMap((agent) => listOf("models", models).flatMap((model) => named.map(([label, values]) => ({
		...agent !== void 0 && { agent },
		...model !== void 0 && { model },
		...rowOf(values, complain),
		name: [
			agent,
			model,
			label
		].filter((part) => part !== void 0 && part !== "").join(" \u00b7 ")
	}))));
}
function variantOf(name, settings, complain) {
	const flags = {};
	for (const [key, value] of Object.entries(settings)) {
		const known = settingNames.find((setting) => setting === key);
		if (known === void 0) complain(`${key} is no setting`);
		else if (secretSettings.includes(known)) complain(`${key} is a secret: set it in the environment`);
		else flags[key] = typeof value === "string" ? value : JSON.stringify(value);
	}
	const standIn = standIns.find((each) => each === flags.agent);
	const own = Object.values(flags).join(" \u00b7 ");
	if (standIn !== void 0) delete flags.agent;
	return {
		name: typeof name === "string" && name !== "" ? name : own,
		flags,
		standIn
	};
}
// src/entry/eval-matrix.ts
/** `redgreen eval <suite> --matrix models.yml`: the suite once for each row, side by side with other workers. */
async function carryMatrix(io, record, options) {
	const format = oneOf("--format", options.format, matrixFormats);
	const outputs = options.outputs.map((path) => ({
		path,
		format: matrixFormatOf(path)
	}));
	const runs = (options.resume ? await goingOn(io, record, options.suite) : void 0) ?? await begin(io, record, options);
	const lines = format === "terminal" ? io.stdout : io.stderr;
	tellStop(io);
	const carried = [];
	for (const run of runs) {
		if (io.signal.aborted) break;
		lines.write(`${visibleLine(run.plan.matrix?.variant ?? run.model)}\n`);
		const { stories, parallel } = options;
		carried.push({
			run,
			results: await carryTold(io, record, run, {
				stories,
				parallel,
				format
			})
		});
	}
	if (io.signal.aborted) {
		io.stderr.write("Interrupted; the same command with --resume does the rest.\n");
		return 130;
	}
	const report = matrixReport(carried);
	for (const { path, format } of outputs) await writeOutput(io, path, renderMatrix(report, format));
	io.stdout.write(`${format === "terminal" ? "\n" : ""}${renderMatrix(report, format)}`);
	const errors = report.rows.reduce((sum, { summary }) => sum + summary.errors, 0);
	return evalExitCode({
		failed: 0,
		errors
	});
}
function matrixFormatOf(path) {
	const format = formatOfFile(path);
	const known = matrixFormats.find((each) => each === format);
	if (known !== void 0) return known;
	throw new RedgreenError("bad-usage", `--output is ${path}; a matrix can be written as .txt, .md, .json or .html`);
}
async function goingOn(io, record, suite) {
	const id = await unfinishedMatrix(record.store, suite);
	if (id !== void 0) return (await matrixEvals(record.store, id)).map(evalOfRow);
	await refuseResume(io, record, suite);
}
/** Every row is recorded before the first story runs, so that another worker finds all of them. */
async function begin(io, { store }, { file, suite, plan }) {
	const { variants, problems } = readModels(file, await readFile(resolve(io.cwd, file), "utf8").catch((error) => {
		throw new RedgreenError("bad-usage", `${file} cannot be read (${error.code})`, { cause: error });
	}));
	const models = variants.map((variant) => settingsOf(io, variant, plan));
	problems.push(...models.flatMap((each, index) => ofRow(each.problems, file, variants[index])));
	refuseProblems("bad-settings", problems);
	const at = /* @__PURE__ */ new Date();
	const id = newRunId(at);
	const runs = [];
	for (const [index, { name, flags, standIn }] of variants.entries()) {
		const matrix = {
			id,
			variant: name,
			row: index
		};
		const model = models[index]?.model ?? "";
		const own = {
			...plan,
			flags: {
				...plan.flags,
				...flags
			},
			standIn: standIn ?? plan.standIn,
			matrix
		};
		runs.push(await startEval(store, {
			suite,
			model,
			plan: own
		}, at));
	}
	return runs;
}
/** A value of the file is told as one, and not as the flag that it becomes. */
function ofRow(problems, file, row) {
	const isOwn = ({ source, setting = "" }) => source === "flag" && row !== void 0 && setting in row.flags;
	return problems.map((problem) => isOwn(problem) ? {
		...problem,
		source: `${file}, ${row?.name}`
	} : problem);
}
function settingsOf(io, { flags, standIn }, plan) {
	const given = {
		flags: {
			...plan.flags,
			...flags
		},
		environment: io.environment
	};
	const { settings, problems } = resolveSettings({
		...given,
		needsKey: !plan.replay && standIn === void 0
	});
	return {
		problems,
		model: standIn ?? (settings.agent === "command" ? "command" : settings.model)
	};
}
// src/entry/commands/eval.ts
/** `redgreen eval <suite>`: every story of a suite, as a test of the agent. */
const command = {
	place: 160,
	declare: (command) => addSettingFlags(command.description("run every story of a suite, as a test of the agent").allowExcessArguments().argument("<suite>", "a folder of story files, or one file").option("--grep <text>", "only stories with this text in id or title").addOption(new Option("--tag <tag>", "only stories with this tag; may be given again").argParser(several).default([], "all")).option("--shard <i/n>", "the i-th of n parts").option("--repeat <k>", "every story k times", "1").option("--parallel <n>", "stories at the same time", "1").option("--fail-fast", "begin no story after one that did not pass").option("--resume", "go on with the interrupted eval of this suite").option("--matrix <file>", "the suite once for each row of this file: agents \u00d7 models \u00d7 settings").option("--replay", "repeat the recorded answers beside the stories: no key, no network").option("--format <format>", "terminal, markdown, json, jsonl, csv, junit or html, on stdout", "terminal").option("--json", "the same as --format json").addOption(new Option("-o, --output <file>", "also a file, in the form of its ending; may be given again").argParser(several).default([], "none"))),
	notes: `
Beside the setting's own values, --agent reference replays the change that was
really made (stories of \`eval import\`), and --agent empty does nothing: neither
asks a model.
${evalExitCodes}`,
	examples: ["redgreen eval stories/ --repeat 3 --parallel 2 -o report.html", "redgreen eval examples/stories --replay"],
	more: { import: command$1 },
	prepare: withSwitchValues,
	run: evaluate
};
async function evaluate(io, suite, options, command) {
	refuseMoreThan(1, command);
	keepHeapSmall();
	const format = oneOf("--format", options.json ? "json" : options.format, evalFormats);
	await checkOutputs(io, options.output);
	const stories = await storiesOf(io, suite);
	const chosen = selectStories(stories, {
		grep: options.grep,
		tags: options.tag,
		shard: options.shard === void 0 ? void 0 : shardOf(options.shard)
	});
	if (chosen.length === 0) throw noneChosen(suite, stories.length, options);
	const { standIn, flags } = standInOf(flagsOf(command));
	const { replay = false, parallel, failFast, output: outputs } = options;
	const model = standIn ?? (options.matrix === void 0 ? modelOf(io, flags, replay) : "");
	await using record = await openEvalRecord(io);
	const repeat = wholeNumber("--repeat", options.repeat, 1, 1e3);
	const titles = new Map(chosen.map(({ id, title }) => [id, title]));
	const plan = planStories(chosen, repeat).map((one) => ({
		...one,
		title: titles.get(one.storyId) ?? ""
	}));
	if (options.matrix !== void 0) {
		const { matrix: file, resume = false } = options;
		return await carryMatrix(io, record, {
			file,
			suite,
			stories,
			plan: {
				stories: plan,
				repeat,
				flags,
				replay,
				standIn
			},
			format,
			outputs,
			parallel,
			resume
		});
	}
	const before = options.resume ? await interrupted(io, record, suite) : void 0;
	const asked = {
		suite,
		model,
		plan: {
			stories: plan,
			repeat,
			flags,
			replay,
			standIn
		}
	};
	const run = before ?? await startEval(record.store, asked, /* @__PURE__ */ new Date());
	return await carryHere(io, record, run, {
		stories,
		format,
		outputs,
		parallel,
		failFast
	});
}
function noneChosen(suite, count, { grep, tag, shard }) {
	const asked = [
		...grep === void 0 ? [] : [`--grep ${grep}`],
		...tag.map((one) => `--tag ${one}`),
		...shard === void 0 ? [] : [`--shard ${shard}`]
	].join(" ");
	const there = count === 1 ? "the 1 story" : `the ${count} stories`;
	return new RedgreenError("bad-usage", `${asked} leaves none of ${there} of ${suite}`, { fix: "Ask for less, or leave it out: all stories run then." });
}
async function interrupted(io, record, suite) {
	const row = await unfinishedEval(record.store, suite);
	if (row === void 0) await refuseResume(io, record, suite);
	return row && evalOfRow(row);
}
/** The two values of `--agent` that only an eval knows. */
function standInOf({ agent, ...flags }) {
	const standIn = standIns.find((name) => name === agent);
	return {
		standIn,
		flags: standIn !== void 0 || agent === void 0 ? flags : {
			...flags,
			agent
		}
	};
}
/** Told before the first story, and not by each of them. */
function modelOf(io, flags, replay) {
	const { settings, problems } = resolveSettings({
		flags,
		environment: io.environment,
		needsKey: !replay
	});
	refuseProblems("bad-settings", problems);
	return settings.agent === "command" ? "command" : settings.model;
}
function shardOf(text) {
	const shard = readShard(text);
	if (shard === void 0) throw new RedgreenError("bad-usage", `--shard is ${text}; allowed: i/n, such as 1/3 for the first of three parts`);
	return shard;
}
/** Before anything runs: what an eval found must not be lost over where it is written. */
async function checkOutputs({ cwd }, outputs) {
	for (const path of outputs) {
		if (formatOfFile(path) === void 0) throw new RedgreenError("bad-usage", `--output is ${path}; allowed endings: .txt, .md, .json, .jsonl, .csv, .xml, .html`);
		const file = resolve(cwd, path);
		const taken = await stat(file).catch(() => void 0);
		if (taken?.isDirectory()) throw new RedgreenError("bad-usage", `${path} cannot be written: this is a folder`);
		await access(taken === void 0 ? dirname(file) : file, constants.W_OK).catch((error) => throwUnwritable(path, error));
	}
}
export { command };
