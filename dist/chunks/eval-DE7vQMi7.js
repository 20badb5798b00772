import { t as resolveSettings } from "./layers-CP80FcDg.js";
import { i as problemText, t as RedgreenError } from "./errors-DlE9Teby.js";
import { i as evalOfRow, o as startEval, r as carryEval, t as evalExitCode } from "./summary-ncaufw0e.js";
import { i as renderEval, n as evalReport, r as formatOfFile, t as evalFormats } from "./report-CkB9v7uH.js";
import { n as storyLines } from "./terminal-B6nQyRVF.js";
import { c as readSetting } from "./config-file-DWfRseKR.js";
import { o as settingNames } from "./allowed-CPrR3j0l.js";
import { t as readStoryWishes } from "./story-layer-BMsiSu6g.js";
import { r as keyPlaces } from "./front-matter-CxRq_NAg.js";
import { t as storyFromFile } from "./story-DhI6QGvw.js";
import { l as newRunId } from "./run-texts-D1xyYYP9.js";
import { l as unfinishedEval } from "./story-results-BNLIzAjo.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { n as repositoryRoot } from "./local-clone-7GA6Y6Bq.js";
import { r as openRecordHere } from "./local-record-DSqAB70i.js";
import { r as wholeNumber } from "./runs-DkyL97nb.js";
import { access, constants, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
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
// src/eval/story-file.ts
/** One story of a suite: a Markdown file whose front matter says on what it runs and how it is judged. */
const idForm = /^[a-z0-9][a-z0-9._-]{0,79}$/i;
/** Settings that a suite must not decide: they are secrets, or reach outside. */
const notForStories = /* @__PURE__ */ new Set([
	"github-token",
	"anthropic-api-key",
	"anthropic-base-url",
	"sandbox",
	"test-env",
	"agent-env"
]);
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
	const settings = settingsOf(frontMatter, path, complain);
	const wishes = withoutOwn(frontMatter);
	problems.push(...readStoryWishes({
		frontMatter: wishes,
		mayWrite: true,
		source: path,
		placeOf: places
	}).problems);
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
			wishes,
			fixture: typeof fixture === "string" ? { kind: "here" } : fixture,
			hiddenTests,
			settings
		},
		problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
		warnings: read.warnings
	};
}
function fixtureOf(frontMatter, folder) {
	const value = frontMatter.fixture;
	if (value === void 0 || value === null) return { kind: "here" };
	if (typeof value === "string" && !isGitUrl(value)) return {
		kind: "folder",
		path: resolve(folder, value)
	};
	const { git: url, commit } = typeof value === "string" ? {
		git: value,
		commit: frontMatter.commit
	} : value;
	if (typeof url !== "string") return "fixture is neither a folder nor {git: <url>, commit: <id>}";
	if (!isGitUrl(url)) return `fixture: git is ${url}; allowed: https://…`;
	if (typeof commit !== "string" || !/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(commit)) return "fixture: a git URL needs the whole id of a commit (40 hexadecimal digits), so that the story stays what it is";
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
/** What `readStoryWishes` need not warn about, because it means something here. */
function withoutOwn(frontMatter) {
	const own = [
		"id",
		"title",
		"tags",
		"fixture",
		"commit",
		"setup",
		"verify",
		"hidden-tests",
		"hidden_tests",
		"timeout",
		"settings"
	];
	return Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !own.includes(key)));
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
		const what = folder === story.hiddenTests ? "hidden-tests" : "fixture";
		return [{
			source: story.path,
			line: 1,
			column: 1,
			message: `${what}: there is no folder ${basename(folder)} at ${folder}`
		}];
	}))).flat();
}
// src/entry/commands/eval.ts
/** `redgreen eval <suite>`: every story of a suite, as a test of the agent. */
async function evalCommand(io, options, now) {
	const format = knownFormat(options.format);
	await checkOutputs(io, options.outputs);
	const stories = await storiesOf(io, options.suite);
	const chosen = selectStories(stories, {
		grep: options.grep,
		tags: options.tags,
		shard: options.shard === void 0 ? void 0 : shardOf(options.shard)
	});
	if (chosen.length === 0) throw new RedgreenError("bad-usage", `no story of ${options.suite} was asked for`);
	const flags = Object.fromEntries(Object.entries(options.flags).filter(([, value]) => value !== void 0));
	const model = modelOf(io, flags, options.replay);
	await using record = await openRecordHere(io);
	const repeat = wholeNumber("--repeat", options.repeat, 1, 1e3);
	const titles = new Map(chosen.map(({ id, title }) => [id, title]));
	const plan = planStories(chosen, repeat).map((one) => ({
		...one,
		title: titles.get(one.storyId) ?? ""
	}));
	const fresh = () => ({
		id: newRunId(now()),
		suite: options.suite,
		state: "running",
		model,
		plan: {
			stories: plan,
			repeat,
			flags,
			replay: options.replay
		},
		startedAt: now().toISOString()
	});
	return await carry(io, record, (options.resume ? await interrupted(io, record, options.suite) : void 0) ?? await started(record, fresh()), {
		...options,
		stories,
		format,
		now
	});
}
/** Runs what is left of an eval run, tells each story as it ends, then the whole in the form that was asked for. */
async function carry(io, record, run, options) {
	const { format, outputs, now } = options;
	const { stories: planned, repeat, flags } = run.plan;
	const lines = format === "terminal" ? io.stdout : io.stderr;
	io.signal.addEventListener("abort", () => io.stderr.write("Stopping… (Ctrl-C again ends at once)\n"), { once: true });
	const results = await carryEval(record.store, run, {
		stories: options.stories,
		parallel: wholeNumber("--parallel", options.parallel, 1, 64),
		failFast: options.failFast,
		onResult: (result, index) => lines.write(storyLines(result, index, planned.length, repeat)),
		place: {
			store: record.store,
			root: record.root,
			clone: await repositoryRoot(io.cwd),
			flags,
			environment: io.environment,
			signal: io.signal,
			now
		}
	});
	const ended = io.signal.aborted ? run : {
		...run,
		state: "finished",
		endedAt: now().toISOString()
	};
	const report = evalReport(ended, results);
	for (const path of outputs) await write(io, path, await renderEval(report, formatOfFile(path) ?? "json"));
	const rendered = await renderEval(report, format);
	io.stdout.write(format === "terminal" ? `\n${rendered}` : rendered);
	if (!io.signal.aborted) return evalExitCode(report.summary);
	io.stderr.write(`Interrupted after ${results.length} of ${planned.length}; the same command with --resume does the rest.\n`);
	return 130;
}
/** The stories of a suite, or every problem with them at once. */
async function storiesOf(io, path) {
	const suite = await loadSuite(path, io.cwd);
	if (suite.problems.length > 0) throw new RedgreenError("bad-suite", `\n${suite.problems.map(problemText).join("\n")}`);
	for (const warning of suite.warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1e3)}\n`);
	return suite.stories;
}
async function interrupted(io, { store }, suite) {
	const row = await unfinishedEval(store, suite);
	if (row === void 0) io.stderr.write(`No interrupted eval of ${visibleLine(suite)}: this is a new one.\n`);
	return row && evalOfRow(row);
}
async function started({ store }, run) {
	await startEval(store, run);
	return run;
}
/** Told before the first story, and not by each of them. */
function modelOf(io, flags, replay) {
	const { settings, problems } = resolveSettings({
		flags,
		environment: io.environment,
		needsKey: !replay
	});
	if (problems.length > 0) throw new RedgreenError("bad-settings", `\n${problems.map(problemText).join("\n")}`);
	return settings.agent === "command" ? "command" : settings.model;
}
function shardOf(text) {
	const shard = readShard(text);
	if (shard === void 0) throw new RedgreenError("bad-usage", `--shard is ${text}; allowed: i/n, such as 1/3 for the first of three parts`);
	return shard;
}
function knownFormat(text) {
	const format = evalFormats.find((known) => known === text);
	if (format === void 0) throw new RedgreenError("bad-usage", `--format is ${text}; allowed: ${evalFormats.join(", ")}`);
	return format;
}
/** Before anything runs: what an eval found must not be lost over where it is written. */
async function checkOutputs({ cwd }, outputs) {
	for (const path of outputs) {
		if (formatOfFile(path) === void 0) throw new RedgreenError("bad-usage", `--output is ${path}; allowed endings: .txt, .md, .json, .jsonl, .csv, .xml, .html`);
		const file = resolve(cwd, path);
		const taken = await stat(file).catch(() => void 0);
		if (taken?.isDirectory()) throw new RedgreenError("bad-usage", `${path} cannot be written (EISDIR)`);
		await access(taken === void 0 ? dirname(file) : file, constants.W_OK).catch((error) => {
			throw new RedgreenError("bad-usage", `${path} cannot be written (${error.code})`, { cause: error });
		});
	}
}
async function write(io, path, text) {
	await writeFile(resolve(io.cwd, path), text).catch((error) => {
		throw new RedgreenError("bad-usage", `${path} cannot be written (${error.code})`, { cause: error });
	});
	io.stderr.write(`Wrote ${visibleLine(path)}\n`);
}
export { storiesOf as i, evalCommand as n, started as r, carry as t };
