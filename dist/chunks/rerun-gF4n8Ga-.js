import { i as parsedJson, n as objectIn } from "./json-BthCdoGu.js";
import { t as quoted } from "./shell-quote-B4xqzkJh.js";
// src/verify/pick-runners.ts
/** By the runner's name in a failure. */
const selections = {
	vitest: (words, failures) => appending(words, "vitest", [...files(failures), ...pattern("-t", failures, " (?:> )?")]),
	jest: (words, failures) => appending(words, "jest", [...pattern("-t", failures), ...paths("--runTestsByPath", files(failures))]),
	mocha: (words, failures) => appending(words, "mocha", pattern("--grep", failures)),
	"node:test": nodeTest,
	pytest,
	"go test": goTest,
	"cargo test": cargoTest,
	rspec: (words, failures) => failures.some(isWhole) ? void 0 : appending(words, "rspec", failures.flatMap(({ name }) => ["-e", name])),
	phpunit
};
/** Text that means the same in every way a shell or a script runner may quote it. */
function isPlain(word) {
	return !/[\\"`!%]|\$[\w({]/.test(word);
}
/** A file that could not be loaded: it is run as a whole. */
function isWhole(failure) {
	return failure.kind === "suite";
}
function files(failures) {
	const all = failures.map(({ file }) => file);
	return all.every((file) => file !== void 0 && !file.startsWith("-")) ? [...new Set(all.map((file) => file ?? ""))] : [];
}
function paths(option, list) {
	return list.length === 0 ? [] : [option, ...list];
}
/** An option with a regular expression that the full names match; absent where a whole file is among them. */
function pattern(option, failures, between = " ") {
	if (failures.some(isWhole)) return [];
	return [option, `(?:${failures.map(({ name }) => name.split(" \u203a ").map(loose).join(between)).join("|")})$`];
}
/** A regular expression for this text in which anything that some shell or engine could take for more is any character. */
function loose(text) {
	return text.replace(/[^\p{L}\p{N} _,:/<>=@-]/gu, ".");
}
function appending(words, program, appended) {
	if (!calls(words, program) || appended.length === 0 || words.includes("--")) return void 0;
	return {
		command: [...words, ...appended].map(quoted).join(" "),
		appended
	};
}
/** Whether the command runs this program: by name, by path, through npx, bundle exec, cross-env, a variable in front. */
function calls(words, program) {
	const at = words.findIndex((word) => word === program || word.endsWith(`/${program}`) || word.endsWith(`/${program}.js`));
	return at >= 0 && words.slice(0, at).every((word) => /^(?:npx|bunx|exec|bundle|pnpm|yarn|node|cross-env|php|--no-install|\w+=\S*|-\S+|\S*\/bin\/\S+)$/.test(word));
}
/** Options of `node --test` must stand before its files, so files of the command are replaced. */
function nodeTest(words, failures) {
	const at = words.indexOf("--test");
	const list = files(failures);
	if (at < 0 || !/(?:^|\/)node$/.test(words.find((word) => !word.includes("=")) ?? "") || list.length === 0) return void 0;
	const given = words.slice(at + 1);
	const selection = [...failures.some(isWhole) ? [] : failures.map(({ name }) => `--test-name-pattern=(?:^| )${loose(name.split(" \u203a ").at(-1) ?? name)}$`), ...list];
	const command = [...words.filter((word, i) => i <= at || word.startsWith("-")), ...selection].map(quoted).join(" ");
	return given.every((word) => word.startsWith("--")) ? {
		command,
		appended: selection
	} : { command };
}
const pytestValues = /^-(?:k|m|p|n|c|o|W|r)$|^--(?:rootdir|confcutdir|ignore|tb|durations|maxfail|basetemp|junitxml|cov|deselect)$/;
/** Node ids take the place of the paths that the command names. */
function pytest(words, failures) {
	const at = words.findIndex((word) => /(?:^|\/)(?:pytest|py\.test)$/.test(word));
	if (at < 0 || failures.some(({ file, name }) => file === void 0 || !file.endsWith(".py") && name !== file)) return void 0;
	const ids = failures.map((failure) => isWhole(failure) ? failure.file ?? "" : `${failure.file}::${nodeName(failure.name)}`);
	const rest = words.slice(at + 1);
	const kept = rest.filter((word, i) => word.startsWith("-") || pytestValues.test(rest[i - 1] ?? ""));
	const command = [
		...words.slice(0, at + 1),
		...kept,
		...ids
	].map(quoted).join(" ");
	return kept.length === rest.length ? {
		command,
		appended: ids
	} : { command };
}
/** `TestGuest.test_x[1.5]` is `TestGuest::test_x[1.5]`. */
function nodeName(name) {
	const bracket = name.indexOf("[");
	return (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::") + (bracket < 0 ? "" : name.slice(bracket));
}
/** Top-level names in the packages of their files; where a file is not known, in all packages that the command names. */
function goTest(words, failures) {
	const at = words.findIndex((word, i) => word === "test" && /(?:^|\/)go$/.test(words[i - 1] ?? ""));
	if (at < 0 || words.includes("-run") || words.includes("-args")) return void 0;
	const tests = [...new Set(failures.map(({ name }) => name.split("/")[0] ?? ""))];
	if (!tests.every((name) => /^[\p{L}\p{N}_]+$/u.test(name))) return void 0;
	const folders = failures.map(({ file }) => file?.endsWith(".go") && !file.startsWith("/") ? `./${file.slice(0, Math.max(0, file.lastIndexOf("/")))}` : void 0);
	const rest = words.slice(at + 1);
	const isPackage = (word) => /^\.{1,2}(?:\/|$)|\.\.\.$/.test(word);
	const packages = folders.every((folder) => folder !== void 0 && folder !== "./") ? [...new Set(folders.map((folder) => folder ?? ""))] : rest.filter(isPackage);
	const options = rest.filter((word) => !isPackage(word));
	const run = ["-run", `^(?:${tests.join("|")})$`];
	return { command: [
		...words.slice(0, at + 1),
		...options,
		...run,
		...packages
	].map(quoted).join(" ") };
}
function cargoTest(words, failures) {
	const at = words.findIndex((word, i) => word === "test" && /(?:^|\/)cargo$/.test(words[i - 1] ?? ""));
	const names = failures.map(({ name }) => name);
	if (at < 0 || !names.every((name) => /^[\w:]+$/.test(name))) return void 0;
	const rest = words.slice(at + 1);
	const split = rest.indexOf("--");
	const own = split < 0 ? rest : rest.slice(0, split);
	if (own.some((word, i) => !word.startsWith("-") && !/^--?(?:p|package|test|bin|features|manifest-path|target|profile|j|jobs)$/.test(own[i - 1] ?? ""))) return void 0;
	const after = split < 0 ? [] : rest.slice(split + 1);
	return { command: [
		...words.slice(0, at + 1),
		...own,
		"--",
		...after,
		"--exact",
		...names
	].map(quoted).join(" ") };
}
function phpunit(words, failures) {
	if (!failures.every(({ name }) => name.includes("::"))) return void 0;
	const names = failures.map(({ name }) => loose(name.replace(/ with data set .*$/, "")));
	return appending(words, "phpunit", ["--filter", `/(?:${[...new Set(names)].join("|")})(?: with data set .*)?$/`]);
}
// src/verify/pick.ts
/** More than these are run as a whole: a longer command saves nothing and may not fit. */
const mostTests = 60;
const longestCommand = 8e3;
/**
* That command, or undefined where it cannot be known: an unknown runner, several of them, a file that could not be
* loaded without a name, a command with pipes or variables. Test names are hostile text: they are quoted for the shell,
* and on the way through a script runner, which quotes in its own way, only what no quoting can change is let through.
* A picked run that is green proves nothing about the others.
*/
function pickCommand({ command, failures, runners = [], script = () => void 0 }) {
	if (failures.length === 0 || failures.length > mostTests) return void 0;
	const only = runners.length === 1 ? runners[0] : void 0;
	const named = new Set(failures.map((failure) => failure.runner ?? only));
	const [runner] = named;
	if (runner === void 0 || named.size > 1 || failures.some(({ kind }) => kind === "compile")) return void 0;
	if (failures.some(({ name, file }) => hasControl(name) || hasControl(file ?? ""))) return void 0;
	const { before, last } = lastCommand(command);
	const through = scriptOf(last, script);
	const words = wordsOf(through === void 0 ? last : lastCommand(through.script).last);
	const select = selections[runner];
	if (words === void 0 || select === void 0) return void 0;
	const picked = select(words, failures);
	if (picked === void 0) return void 0;
	const whole = through === void 0 ? picked.command : viaScript(through, picked, words);
	return whole === void 0 || whole.length > longestCommand ? void 0 : before + whole;
}
/** Everything up to the last `&&` is kept as it is. */
function lastCommand(command) {
	const at = command.lastIndexOf("&&");
	return at < 0 ? {
		before: "",
		last: command.trim()
	} : {
		before: command.slice(0, at + 3),
		last: command.slice(at + 2).trim()
	};
}
/** The package.json script that this command runs. */
function scriptOf(command, find) {
	const [, manager = "", name = ""] = /^(npm|pnpm|yarn|bun)(?: (?:run|run-script))? ([\w:.-]{1,100})(?: --silent| -s)?$/.exec(command.replace(/^npm (?:t|tst)$/, "npm test")) ?? [];
	const script = find(name);
	if (script === void 0) return void 0;
	const hooked = [`pre${name}`, `post${name}`].some((each) => find(each) !== void 0);
	return {
		name,
		script,
		call: command,
		separator: manager === "npm" ? " --" : "",
		hooked
	};
}
function viaScript(through, picked, words) {
	if (picked.appended !== void 0) {
		if (!picked.appended.every(isPlain)) return void 0;
		return `${through.call}${through.separator} ${picked.appended.map(quoted).join(" ")}`;
	}
	const alone = !through.hooked && !through.script.includes("&&");
	const program = words[0] ?? "";
	return alone && (program === "node" || program.includes("/")) ? picked.command : void 0;
}
/** The words of a simple command; undefined where a shell would do more than split it. Leading `NAME=value` and cross-env stay. */
function wordsOf(command) {
	const words = [];
	for (const match of command.matchAll(/'([^']*)'|"([^"$`\\]*)"|([^\s'"]+)|(\S)/g)) {
		const bare = match[3];
		if (match[4] !== void 0) return void 0;
		if (bare !== void 0 && /[&|;<>`$(){}\\#]/.test(bare)) return void 0;
		words.push(match[1] ?? match[2] ?? bare ?? "");
	}
	return words;
}
function hasControl(text) {
	return /[\u0000-\u001f\u007f\u2028\u2029]/.test(text);
}
// src/run-story/rerun.ts
/** Below this the whole suite is as quick as starting the runner twice. */
const worthPickingMs = 3e3;
/**
* A retry runs the tests that were red last time first. Still red: that is the attempt's result. undefined: they pass, or
* cannot be picked, and only the whole suite can say more.
*/
async function rerunRed(options, verifier, { tree, name, previous, suiteMs, notes }) {
	if (previous === void 0 || previous.result !== "failed" || suiteMs < worthPickingMs) return void 0;
	const test = await picked(options, tree, previous);
	if (test === void 0) return void 0;
	const quick = await verifier.run(tree, `${name}-picked`, {
		previous,
		test,
		notes
	});
	const known = new Set(previous.failures.map((failure) => failure.name));
	const still = quick.failures.map((failure) => failure.name);
	if (quick.result !== "failed" || still.length === 0 || !still.every((failing) => known.has(failing))) return void 0;
	const note = `${known.size === 1 ? "Only the test that was red before has" : `Only the ${known.size} tests that were red before have`} run, because ${known.size === 1 ? "it is not green yet" : "they are not all green yet"}; the whole suite runs when ${known.size === 1 ? "it is" : "they are"}.`;
	return {
		...quick,
		counts: void 0,
		notes: [...quick.notes, note]
	};
}
/** The command for the red tests alone, through the scripts of package.json as this tree has them. */
async function picked({ request, workspace, commands }, tree, { runners, failures }) {
	const { workingDirectory } = request.settings;
	const folder = workingDirectory === "." ? "" : `${workingDirectory.replace(/\/+$/, "")}/`;
	const text = await workspace.repository.readFile(tree, `${folder}package.json`) ?? "";
	const scripts = objectIn(objectIn(parsedJson(text)).scripts);
	const script = (name) => typeof scripts[name] === "string" ? scripts[name] : void 0;
	return pickCommand({
		command: commands.test,
		runners: runners ?? [],
		failures,
		script
	});
}
async function changedPaths({ workspace }, from, to) {
	return (await workspace.repository.differences(from, to)).map(({ path, status }) => ({
		path,
		status
	}));
}
export { picked as n, rerunRed as r, changedPaths as t };
