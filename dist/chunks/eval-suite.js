import { Pt as RedgreenError, Tt as listed, l as wholeNumber, wt as visibleLine, zt as refuseProblems } from "./start.js";
import { S as newestEval, a as evalExitCode, i as renderEval, n as evalReport, r as formatOfFile, s as carryEval } from "./report2.js";
import { n as storyLines, t as beginLine } from "./terminal.js";
import { K as writeOutput, Z as storyFromFile, fn as settingNames, nt as keyPlaces, on as readSetting, ot as repositoryRoot, rn as readStoryWishes } from "./story.js";
const { readFile, readdir, stat } = process.getBuiltinModule("node:fs/promises");
const { basename, dirname, join, relative, resolve, sep } = process.getBuiltinModule("node:path");
// src/eval/story-file.ts
/** One story of a suite: a Markdown file whose front matter says on what it runs and how it is judged. */
const objectId = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/;
const wholeId = "whole id of a commit (40 hexadecimal digits)";
const idForm = /^[a-z0-9][a-z0-9._-]{0,79}$/i;
/** Settings that a suite must not decide: they are secrets, or reach outside. */
const notForStories = new Set(listed("github-token anthropic-api-key anthropic-base-url sandbox test-env setup-env agent-env"));
/** Reads a story file. `path` is how people call it, `absolute` where it lies. Whether folders exist is checked elsewhere. */
function readStoryText(path, absolute, text) {
	const read = storyFromFile({
		path,
		text
	});
	if (read.kind === "problems") return {
		problems: read.problems,
		warnings: []
	};
	const { story } = read;
	const { frontMatter } = story;
	const places = keyPlaces(text);
	const problems = [];
	const complain = (key, message) => problems.push({
		source: path,
		...places(key),
		message
	});
	const id = textOf(frontMatter.id) ?? nameOf(path);
	if (!idForm.test(id)) complain("id", `id is ${JSON.stringify(id)}; allowed: letters, digits, dot, dash and underscore, at most 80`);
	const tags = tagsOf(frontMatter.tags);
	if (tags === void 0) complain("tags", "tags is no list of words; allowed: [small, python]");
	const fixture = fixtureOf(frontMatter, dirname(absolute));
	if (typeof fixture === "string") complain("fixture", fixture);
	const reference = textOf(frontMatter.reference);
	if (reference !== void 0 && !objectId.test(reference)) complain("reference", `reference is no ${wholeId}`);
	if (reference !== void 0 && typeof fixture === "object" && fixture.kind !== "here") complain("reference", "a reference is a commit of the repository around the story, and this one has a fixture");
	const settings = settingsOf(frontMatter, path, complain);
	const wished = readStoryWishes({
		mayWrite: true,
		source: path,
		placeOf: places,
		otherKeys: ownKeys,
		frontMatter
	});
	problems.push(...wished.problems);
	const hidden = textOf(given(frontMatter, "hidden-tests"));
	const hiddenTests = hidden === void 0 ? void 0 : resolve(dirname(absolute), hidden);
	return {
		story: {
			id,
			title: story.title,
			tags: tags ?? [],
			path,
			file: absolute,
			story,
			wishes: withoutOwn(frontMatter),
			fixture: typeof fixture === "string" ? { kind: "here" } : fixture,
			hiddenTests,
			reference,
			settings
		},
		problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
		warnings: [...read.warnings, ...wished.warnings]
	};
}
function fixtureOf(frontMatter, folder) {
	const value = frontMatter.fixture;
	if (value === void 0 || value === null) {
		const commit = textOf(frontMatter.commit);
		if (commit === void 0) return { kind: "here" };
		return objectId.test(commit) ? {
			kind: "here",
			commit
		} : `commit is no ${wholeId}`;
	}
	if (typeof value === "string" && !isGitUrl(value)) return {
		kind: "folder",
		path: resolve(folder, value)
	};
	const { git: url, commit } = typeof value === "string" ? {
		git: value,
		commit: frontMatter.commit
	} : value;
	if (typeof url !== "string") return "fixture is neither a folder nor {git: <url>, commit: <id>}";
	if (!isGitUrl(url)) return `fixture: git is ${url}; allowed: https://\u2026`;
	if (typeof commit !== "string" || !objectId.test(commit)) return `fixture: a git URL needs the ${wholeId}, so that the story stays what it is`;
	return {
		kind: "git",
		url,
		commit
	};
}
/** A story's own words for settings, and its `settings:` for any other. */
function settingsOf(frontMatter, path, complain) {
	const settings = {};
	const take = (key, name, value) => {
		const text = typeof value === "string" ? value : JSON.stringify(value);
		const read = readSetting(name, typeof value === "object" ? text : value, path);
		if ("problem" in read) complain(key, read.problem.message);
		else if (read.value !== void 0) settings[name] = text;
	};
	if (frontMatter.setup !== void 0) take("setup", "setup-command", frontMatter.setup);
	if (frontMatter.verify !== void 0) take("verify", "test-command", frontMatter.verify);
	if (frontMatter.timeout !== void 0) take("timeout", "timeout-minutes", frontMatter.timeout);
	const more = frontMatter.settings ?? {};
	if (typeof more !== "object" || Array.isArray(more)) complain("settings", "settings is no mapping; allowed: {max-turns: 20}");
	else for (const [name, value] of Object.entries(more)) {
		const known = settingNames.find((setting) => setting === name);
		if (known === void 0) complain("settings", `settings: ${name} is no setting`);
		else if (notForStories.has(name)) complain("settings", `settings: ${name} may not be set by a story`);
		else take("settings", known, value);
	}
	return settings;
}
const ownKeys = listed("id title tags fixture commit reference setup verify hidden-tests hidden_tests timeout settings");
/** What is left for a run to read. */
function withoutOwn(frontMatter) {
	return Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !ownKeys.includes(key)));
}
function given(frontMatter, key) {
	return frontMatter[key] ?? frontMatter[key.replaceAll("-", "_")];
}
function textOf(value) {
	return typeof value === "string" || typeof value === "number" ? String(value) : void 0;
}
function tagsOf(value) {
	if (value === void 0 || value === null) return [];
	const items = typeof value === "string" ? value.split(",") : value;
	if (!Array.isArray(items) || !items.every((item) => typeof item === "string" || typeof item === "number")) return void 0;
	return items.map((item) => String(item).trim()).filter((item) => item !== "");
}
function isGitUrl(text) {
	return /^https?:\/\//.test(text);
}
function nameOf(path) {
	return path.replace(/^.*[\\/]/, "").replace(/\.(?:md|markdown)$/i, "");
}
// src/eval/suite.ts
/** A suite: one story file, or every story file under a folder. All that is wrong with it is told before anything runs. */
/** Loads the suite at `path`, taken from `cwd`. Stories come in the order of their paths, whatever the machine. */
async function loadSuite(path, cwd) {
	const root = resolve(cwd, path);
	const found = await stat(root).catch(() => void 0);
	if (found === void 0) return broken({
		source: path,
		message: "there is no such file or folder"
	});
	const files = found.isDirectory() ? await markdownFiles(root) : [root];
	const named = (file) => found.isDirectory() ? join(path, relative(root, file)) : path;
	const stories = withoutFixtureFiles(await Promise.all(files.map(async (file) => ({
		file,
		result: readStoryText(named(file), file, await readFile(file, "utf8"))
	}))));
	const all = stories.flatMap(({ result }) => result.story ?? []);
	const problems = stories.flatMap(({ result }) => result.problems);
	problems.push(...doubledIds(all), ...await missingFolders(all));
	if (stories.length === 0) problems.push({
		source: path,
		message: "there is no story file (*.md) in it"
	});
	return {
		stories: all,
		problems,
		warnings: stories.flatMap(({ result }) => result.warnings)
	};
}
function broken(problem) {
	return {
		stories: [],
		problems: [problem],
		warnings: []
	};
}
async function markdownFiles(root) {
	return (await readdir(root, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name) && !/^readme\.\w+$/i.test(entry.name)).map((entry) => join(entry.parentPath, entry.name)).filter((file) => !relative(root, file).split(sep).some((part) => part === "node_modules" || part.startsWith("."))).sort((a, b) => a < b ? -1 : 1);
}
/** A Markdown file inside a fixture or hidden tests belongs to them. */
function withoutFixtureFiles(read) {
	const folders = read.flatMap(({ result }) => result.story === void 0 ? [] : foldersOf(result.story));
	return read.filter(({ file }) => !folders.some((folder) => file.startsWith(folder + sep)));
}
function foldersOf({ fixture, hiddenTests }) {
	return [...fixture.kind === "folder" ? [fixture.path] : [], ...hiddenTests === void 0 ? [] : [hiddenTests]];
}
function doubledIds(stories) {
	return stories.flatMap((story, index) => {
		const first = stories.slice(0, index).find(({ id }) => id === story.id);
		return first === void 0 ? [] : [{
			source: story.path,
			line: 1,
			column: 1,
			message: `id ${story.id} is taken by ${first.path}`
		}];
	});
}
async function missingFolders(stories) {
	const checks = stories.flatMap((story) => foldersOf(story).map((folder) => ({
		story,
		folder
	})));
	return (await Promise.all(checks.map(async ({ story, folder }) => {
		if ((await stat(folder).catch(() => void 0))?.isDirectory()) return [];
		const message = `${folder === story.hiddenTests ? "hidden-tests" : "fixture"}: there is no folder ${basename(folder)} at ${folder}`;
		return [{
			source: story.path,
			line: 1,
			column: 1,
			message
		}];
	}))).flat();
}
// src/entry/eval-suite.ts
/** What `eval` and `rerun` share: the stories of a suite, and the carrying out of an eval run. */
/** Says that it stops: what was begun is brought to an end first. */
function tellStop({ signal, stderr }) {
	signal.addEventListener("abort", () => stderr.write("Stopping\u2026 (Ctrl-C again ends at once)\n"), { once: true });
}
/** Runs what is left of an eval run and tells each story as it ends: where data goes to stdout that is talk. */
async function carryTold(io, { store, root }, run, { stories, parallel, failFast = false, format }) {
	const { stories: planned, repeat, flags } = run.plan;
	const { environment, signal } = io;
	const clone = await repositoryRoot(io.cwd);
	const lines = format === "terminal" ? io.stdout : io.stderr;
	return await carryEval(store, run, {
		stories,
		parallel: wholeNumber("--parallel", parallel, 1, 64),
		failFast,
		onStart: (story) => io.stderr.write(beginLine(story, repeat)),
		onResult: (result, index) => lines.write(storyLines(result, index, planned.length, repeat)),
		place: {
			store,
			root,
			clone,
			flags,
			environment,
			signal,
			now: () => /* @__PURE__ */ new Date()
		}
	});
}
/** The same, then the whole in the form that was asked for. */
async function carryHere(io, record, run, options) {
	const { format, outputs } = options;
	tellStop(io);
	const results = await carryTold(io, record, run, options);
	const ended = io.signal.aborted ? run : {
		...run,
		state: "finished",
		endedAt: (/* @__PURE__ */ new Date()).toISOString()
	};
	const report = evalReport(ended, results);
	for (const path of outputs) await writeOutput(io, path, await renderEval(report, formatOfFile(path) ?? "json"));
	const rendered = await renderEval(report, format);
	io.stdout.write(format === "terminal" ? `\n${rendered}` : rendered);
	if (!io.signal.aborted) return evalExitCode(report.summary);
	const { stories } = run.plan;
	io.stderr.write(`Interrupted after ${results.length} of ${stories.length}; the same command with --resume does the rest.\n`);
	return 130;
}
/** The exit codes of both, for their help. */
const evalExitCodes = "\nExits 0 where every story passed, 3 where one failed, 6 where one errored,\n130 when interrupted.\n";
/** The stories of a suite, or every problem with them at once. */
async function storiesOf(io, path) {
	const suite = await loadSuite(path, io.cwd);
	refuseProblems("bad-suite", suite.problems);
	for (const warning of suite.warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1e3)}\n`);
	return suite.stories;
}
/** What is asked to be gone on with and came to its end would cost its calls once more. A suite that never ran begins. */
async function refuseResume(io, { store }, suite) {
	const last = await newestEval(store, suite);
	if (last === void 0) {
		io.stderr.write(`No interrupted eval of ${visibleLine(suite)}: this is the first.\n`);
		return;
	}
	const fix = `\`redgreen show ${last.id}\` tells what it found; without --resume a new one begins.`;
	throw new RedgreenError("bad-usage", `--resume: no interrupted eval of ${suite}; the last is ${last.id}`, { fix });
}
export { storiesOf as a, refuseResume as i, carryTold as n, tellStop as o, evalExitCodes as r, carryHere as t };
