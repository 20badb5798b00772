import { r as __exportAll } from "./rolldown-runtime.js";
import { st as placeWords } from "./start.js";
import { a as tellsOfTests, d as condensedLog, i as readAhead, l as settleFlakes, n as judge, o as isOfTest, r as proved, s as testsOf } from "./agent.js";
import { k as scriptsOf, q as markedFiles, w as findRunCommands } from "./run.js";
import { D as withMissingTool, H as wasStopped, _ as noQuestions, d as rerunRed, f as registries, g as changedManifests, h as changedInstallInputs, l as changedPaths, n as heldBackNotes, r as ignoredNotes, v as noScripts, y as withoutScripts } from "./tests.js";
import "./reading.js";
import { mkdtemp } from "node:fs/promises";
import { extname, join } from "node:path";
// src/proof/gone-tests.ts
/** Files of a change that are read for it. */
const mostFiles = 200;
/** The verification with what it calls fixed told apart: what still runs, and what is gone. */
async function tellGone(trees, now, { previous, baseline }) {
	const sinceLast = await changesWithGone(trees, now.tree, now.sinceLast, previous);
	const sinceBaseline = await changesWithGone(trees, now.tree, now.sinceBaseline, baseline);
	return {
		...now,
		...sinceLast && { sinceLast },
		...sinceBaseline && { sinceBaseline }
	};
}
async function changesWithGone(trees, tree, changes, earlier) {
	if (changes === void 0 || changes.fixed.length === 0 || earlier === void 0) return changes;
	if (!await trees.hasTree(earlier.tree)) return changes;
	const changed = (await trees.differences(earlier.tree, tree)).slice(0, mostFiles);
	const files = [];
	for (const { path } of changed) {
		const [before, after] = await Promise.all([earlier.tree, tree].map((side) => trees.readFile(side, path)));
		files.push({
			path,
			before: await askedOf(path, before),
			after: await askedOf(path, after)
		});
	}
	const gone = /* @__PURE__ */ new Set();
	for (const name of changes.fixed) {
		const red = earlier.failures.filter((failure) => failure.name === name);
		if (red.length > 0 && red.every((failure) => isGone(failure, files))) gone.add(name);
	}
	if (gone.size === 0) return changes;
	return {
		...changes,
		fixed: changes.fixed.filter((name) => !gone.has(name)),
		gone: [...gone]
	};
}
/** A changed file had it, and no changed file has it now. */
function isGone(failure, files) {
	const { file } = failure;
	return files.filter(({ path }) => file === void 0 || path === file || path.endsWith(`/${file}`)).some(({ before }) => before(failure)) && !files.some(({ after }) => after(failure));
}
/** By its grammar, where one is known that finds tests in it; else by the word. Read once: 300 names in 60 files took a minute. */
async function askedOf(path, text) {
	if (text === void 0) return () => false;
	const { tests } = await testsOf([{
		path,
		tree: text
	}]);
	const running = tests.filter(({ test }) => !test.setAside);
	if (tests.length > 0) return (failure) => running.some(({ test }) => isOfTest(failure, test.name));
	return ({ name }) => {
		const word = name.slice(name.lastIndexOf("\u203a") + 1).trim();
		return new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`).test(text);
	};
}
// src/run-story/fresh-install.ts
/** The repository's own install command over nothing but the files that are pushed: what a fresh clone would do. */
/** A green whose manifests or lock files changed is one only where they install; it accuses by difference to where the run began. */
async function installsFresh(options, { tree, name, green }) {
	const { request, workspace, headTree, limits } = options;
	if (green.result !== "passed") return green;
	const { repository } = workspace;
	const paths = (await repository.differences(headTree, tree)).map(({ path }) => path);
	if (changedManifests(paths).length === 0 && !options.unprepared) return green;
	const { setup: command } = await findRunCommands(request, {
		...workspace,
		head: tree
	});
	if (command === void 0) return green;
	const install = {
		headTree,
		tree,
		setup: command,
		cwd: request.settings.workingDirectory
	};
	const changed = await changedInstallInputs(repository, install);
	if (changed.length === 0 && !options.unprepared) return green;
	if (options.sandbox.kind === "docker") {
		const note = `Nothing proves that \`${command}\` works in a fresh clone: docker has no network of named hosts`;
		return told(green, {
			result: "unproved",
			command
		}, note);
	}
	const result = await freshInstall(options, tree, command, `${name}-install`);
	if (result.exitCode === 0) return told(green, {
		result: "passed",
		command
	}, `\`${command}\` passed over a fresh copy of this tree`);
	const how = result.ended === "exited" ? `exited ${result.exitCode}` : result.ended;
	const cut = () => {
		const note = `\`${command}\` over a fresh copy of this tree did not come to its end: nothing backs the exit code.`;
		return {
			...told(green, {
				result: "unproved",
				command
			}, note),
			result: "failed"
		};
	};
	if (limits.aborted() !== void 0) return cut();
	const why = options.unprepared ? void 0 : await failsAnyway(options, command, `${name}-install-before`);
	if (limits.aborted() !== void 0) return cut();
	if (why !== void 0) {
		const note = `Nothing proves that \`${command}\` works in a fresh clone: it ${how} (${conditions}), and ${why}`;
		return told(green, {
			result: "unproved",
			command
		}, note);
	}
	const logPath = `logs/${name}-install.log`;
	const output = await condensedLog(join(request.record.runDir, logPath), request.settings.maxFeedbackChars);
	const what = changed.length === 0 ? "as it did before" : `${changed.slice(0, 5).join(", ")} changed`;
	const note = `\`${command}\` ${how} over a fresh copy of this tree (${conditions}): ${what}`;
	return {
		...told(green, {
			result: "failed",
			command
		}, note),
		result: "failed",
		output,
		logPath
	};
}
/** Why a failure says nothing about the change; undefined where it does. */
async function failsAnyway(options, command, name) {
	const base = await freshInstall(options, options.headTree, command, name);
	if (base.exitCode === 0) return void 0;
	return base.ended === "exited" ? "so it does without the change" : "without the change it does not come to its end";
}
const conditions = "network to package registries only, no lifecycle scripts";
/** First, because it may be all that a line has room for. */
function told(green, install, note) {
	return {
		...green,
		install,
		notes: [note, ...green.notes]
	};
}
/** Runs `script` over nothing but the files of `tree`, with no network but to registries and no lifecycle scripts. */
async function freshInstall({ request, workspace, sandbox, limits }, tree, script, name) {
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const over = await mkdtemp(join(workDir, "over-"));
	await workspace.repository.exportOver(emptyTree(tree), tree, over);
	await using layer = await sandbox.layer({
		over,
		deleted: [],
		bare: true
	}, "cold");
	const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
	return await layer.exec({
		script: withoutScripts(script),
		cwd: settings.workingDirectory,
		logPath: join(runDir, "logs", `${name}.log`),
		timeoutMs,
		env: {
			...noScripts,
			...noQuestions
		},
		withoutTestEnv: true,
		network: registries(settings),
		signal: limits.signal
	});
}
/** git knows it without having it. */
function emptyTree({ length }) {
	return length === 64 ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321" : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
}
// src/run-story/judge.ts
/** What makes a verdict of a verification: flakes, the guard, the base's tests, a fresh install, proofs. */
var judge_exports = /* @__PURE__ */ __exportAll({ openJudge: () => openJudge });
function openJudge(options, verifier, { known, warmth }) {
	const { request, workspace, limits, baseTree, emit } = options;
	const { settings } = request;
	const { repository } = workspace;
	const { twinned } = verifier;
	let previous = options.previous;
	let suiteMs = 0;
	return {
		async stands(tree, name, { told }) {
			const red = await verifier.run(tree, name);
			const settled = await settleFlakes(options, verifier, {
				tree,
				name,
				red
			});
			const judged = await backed(tree, name, await judge(options, verifier, {
				tree,
				name,
				settled
			}));
			return told ? proved(options, verifier, {
				tree,
				name,
				green: judged,
				known,
				twinned
			}) : judged;
		},
		async judge(attempt, checkpoint, also) {
			await emit({
				type: "verification-started",
				attempt: attempt.number
			});
			const name = `attempt-${attempt.number}`;
			const { tree } = checkpoint;
			const notes = heldBackNotes(checkpoint);
			const picked = attempt.phase.name !== "red" ? await rerunRed(options, verifier, {
				tree,
				name,
				previous,
				suiteMs,
				notes
			}) : void 0;
			const changed = settings.proof === "off" ? [] : await changedPaths(options, baseTree, tree);
			const onStarted = () => {
				loadForProof(changed);
				readAhead(options, verifier, {
					tree,
					changed
				});
			};
			const verified = picked ?? await verifier.run(tree, name, {
				previous,
				notes,
				onStarted
			});
			if (picked === void 0) suiteMs = verified.durationMs;
			const ignored = verified.result === "passed" ? [] : await ignoredNotes(repository, verified.output);
			const noted = {
				...verified,
				notes: [...verified.notes, ...ignored]
			};
			const settled = picked ? noted : await settleFlakes(options, verifier, {
				tree,
				name,
				red: noted
			});
			const told = await tellGone(repository, settled, {
				previous,
				baseline: verifier.baseline
			});
			const whole = await judge(options, verifier, {
				tree,
				name,
				settled: told,
				also
			});
			const marked = await markedFiles(workspace, tree);
			const judged = await backed(tree, name, marked.length === 0 ? whole : withMarks(whole, marked));
			const verification = await proved(options, verifier, {
				tree,
				name,
				green: judged,
				known,
				twinned
			});
			previous = verification;
			await emit({
				type: "verification-finished",
				attempt: attempt.number,
				verification
			});
			return {
				verification,
				stop: verification.result === "passed" ? void 0 : limits.aborted()
			};
		}
	};
	/** A green that stands without what a cache or an earlier install gave it. */
	async function backed(tree, name, verification) {
		return installsFresh(options, {
			tree,
			name,
			green: await warmth.confirmed(verifier, {
				tree,
				name,
				verification
			})
		});
	}
}
function withMarks(verification, marked) {
	const note = `The marks of a conflict are left in ${marked.slice(0, 10).join(", ")}: bring both sides together, and take the marks out.`;
	return {
		...verification,
		result: "failed",
		notes: [...verification.notes, note]
	};
}
const mostKinds = 3;
/** While the tests of a change run: the parsers that prove a green with. */
function loadForProof(changed) {
	const files = [...new Map(changed.map(({ path }) => [extname(path), path])).values()].slice(0, mostKinds).map((path) => ({
		path,
		tree: ""
	}));
	testsOf(files).catch(() => void 0);
}
// src/verify/script-parts.ts
/** In the order in which they run; one part, or none, where nothing can be told apart. */
async function scriptParts(tree, command) {
	const scripts = await scriptsOf(tree);
	return scripts === void 0 ? chained(command) : partsOf(command, {
		...scripts,
		inScript: false,
		depth: 0
	});
}
const deepest = 5;
function partsOf(command, scope) {
	const commands = chained(command);
	if (commands.length > 1) return commands.flatMap((one) => partsOf(one, scope));
	const names = scope.depth < deepest ? calledScripts(command, scope) : void 0;
	if (names === void 0) return [scope.inScript ? onItsOwn(command, scope.exec) : command];
	return names.flatMap((name) => partsOfScript(name, scope));
}
function partsOfScript(name, scope) {
	const { texts, run } = scope;
	const own = [
		`pre${name}`,
		name,
		`post${name}`
	].flatMap((one) => texts.get(one) ?? []);
	const parts = own.flatMap((text) => partsOf(text, {
		...scope,
		inScript: true,
		depth: scope.depth + 1
	}));
	return own.length === 1 && parts.length === 1 ? [`${run} ${name}`] : parts;
}
/** The scripts of package.json that the command is a plain call of; undefined where it is none. */
function calledScripts(command, { texts }) {
	const words = command.trim().split(/\s+/);
	const [first = "", second = "", third] = words;
	const known = (name) => name !== void 0 && texts.has(name) ? [name] : void 0;
	if ([
		"npm-run-all",
		"run-s",
		"run-p",
		"npm-run-all2"
	].includes(first)) {
		const names = words.slice(1).filter((word) => !/^(?:-[sp]|--silent|--parallel|--sequential|--serial)$/.test(word));
		return names.length > 0 && names.every((name) => texts.has(name)) ? names : void 0;
	}
	if (![
		"npm",
		"pnpm",
		"yarn",
		"bun"
	].includes(first)) return void 0;
	if (second === "run" || second === "run-script") return words.length === 3 ? known(third) : void 0;
	if (words.length !== 2) return void 0;
	if (first === "npm") return [
		"t",
		"tst",
		"test"
	].includes(second) ? known("test") : void 0;
	return first === "bun" ? void 0 : known(second);
}
/** Split at `&&`; whole where anything else joins commands, or where one of them changes what the next sees. */
function chained(command) {
	const parts = [];
	let quote = "";
	let from = 0;
	for (let at = 0; at < command.length; at++) {
		const one = command[at] ?? "";
		if (one === "\\") at++;
		else if (quote !== "") quote = one === quote ? "" : quote;
		else if (one === "\"" || one === "'") quote = one;
		else if (command.startsWith("&&", at)) {
			parts.push(command.slice(from, at).trim());
			from = ++at + 1;
		} else if (/[;&`()\n]/.test(one) || command.startsWith("||", at)) return [command];
	}
	parts.push(command.slice(from).trim());
	return parts.some((part) => part === "" || /^(?:cd|export|set|source|pushd|unset|\.)\s/.test(part)) ? [command] : parts;
}
/** With the way to its program in front, where that comes with the dependencies. */
function onItsOwn(command, exec) {
	const [, variables = "", rest = ""] = /^((?:\w+=(?:"[^"]*"|'[^']*'|\S*)\s+)*)(.*)$/s.exec(command.trim()) ?? [];
	const program = rest.split(/\s/)[0] ?? "";
	return program.includes("/") || onEveryMachine.has(program) ? command.trim() : `${variables}${exec} ${rest}`;
}
const onEveryMachine = new Set("node npm npx pnpm yarn bun bunx deno sh bash make echo printf rm mkdir cp mv test true false cat find touch sleep git python python3 go cargo".split(" "));
// src/run-story/red-for-no-test.ts
/** A base whose red names no failing test: a linter, a tool that is missing, a bar of coverage. Nothing that the agent does could be told from it. */
var red_for_no_test_exports = /* @__PURE__ */ __exportAll({
	missingIn: () => missingIn,
	redForNoTest: () => redForNoTest
});
const mostParts = 8;
/** Only where a run begins: on a branch that goes on, the red of its head is what is to be mended. A replay asks no model. */
async function redForNoTest(request, base) {
	const { settings, code, replay } = request;
	const { red } = base;
	if (red.result === "passed" || settings.baseline === "allow-any") return void 0;
	if (code.start.kind !== "new" || replay !== void 0 || tellsOfTests(red, settings.testPaths)) return void 0;
	const told = [whatHappened(red, settings.testTimeoutMinutes), whatFailed(red)];
	if (wasStopped(red)) return {
		outcome: "setup-failed",
		cause: "stopped",
		detail: [...told, ...red.notes].join(" ")
	};
	const stop = {
		outcome: "setup-failed",
		cause: "red-for-no-test",
		detail: told.join(" ")
	};
	const missing = missingIn(stop, red, base.sandbox);
	if (missing !== stop || red.step === "build" || red.result === "timed-out") return missing;
	const parts = await partWords(request, base);
	return parts === void 0 ? stop : {
		...stop,
		detail: `${stop.detail} ${parts}`
	};
}
/** The stop with the program that its output misses, where it names one. */
function missingIn(stop, { failures, output }, sandbox) {
	const said = failures.filter(({ runner }) => runner === "shell").map(({ message }) => `sh: ${message}`);
	return withMissingTool(stop, [...said, output].join("\n"), sandbox);
}
function whatHappened({ step, command, exitCode, result }, minutes) {
	const none = "and none of its failures is that of a test";
	if (result === "timed-out") return `Before any change the ${step} command \`${command}\` did not end within \`test-timeout-minutes\` (${minutes}), ${none}.`;
	return `Before any change the ${step} command \`${command}\` ${exitCode === null ? "was stopped" : exitCode === 0 ? "is red" : `exited ${exitCode}`}, ${none}.${step === "build" ? " Where the tests need no build, `build-command: none` leaves it out." : ""}`;
}
/** The first errors, or the last lines. */
function whatFailed({ failures, output }) {
	const errors = failures.filter(({ file }) => file !== void 0).slice(0, 3);
	if (errors.length > 0) return `It says ${errors.map(errorWords).join("; ")}.`;
	const last = output.split("\n").filter((line) => line.trim() !== "" && !line.endsWith(", no failing test recognised")).slice(-3);
	return last.length === 0 ? "It printed nothing." : `It ends with \u201c${last.map((line) => line.trim()).join(" / ")}\u201d.`;
}
function errorWords({ runner, file, line, message }) {
	return `\u201c${placeWords(file ?? "", line)}: ${(message ?? "").split("\n")[0]?.slice(0, 200)}\u201d (${runner ?? "a compiler"})`;
}
/** Which parts of a chain are red, and which run tests. All of them together take no longer than one verification may. */
async function partWords({ settings }, { verifier, tree, red, limits, files }) {
	const parts = await scriptParts(files, red.command);
	if (parts.length < 2 || parts.length > mostParts) return void 0;
	const endsMs = performance.now() + settings.testTimeoutMinutes * 6e4;
	const green = [];
	const broken = [];
	let serves;
	for (const [at, part] of parts.entries()) {
		const command = [...green, part].join(" && ");
		const mostMs = Math.max(1, endsMs - performance.now());
		const ran = await verifier.run(tree, `baseline-part-${at + 1}`, {
			test: command,
			mostMs
		});
		if (limits.aborted() !== void 0 || ran.result === "timed-out") return void 0;
		const { passed = 0, failed = 0, skipped = 0 } = ran.counts ?? {};
		const tests = passed + failed + skipped;
		if (ran.exitCode === 0) green.push(part);
		else if (!tellsOfTests(ran, settings.testPaths)) broken.push(part);
		if (tests > 0 && !broken.includes(part)) serves = {
			command,
			tests
		};
		if (ran.exitCode !== 0 && !broken.includes(part)) break;
	}
	if (broken.length === 0) return void 0;
	const only = `Of its parts ${broken.map((part) => `\`${part}\``).join(" and ")} ${broken.length === 1 ? "alone is" : "are"} red.`;
	if (serves === void 0) return only;
	const { command, tests } = serves;
	return `${only} \`test-command: ${command}\` can serve: it runs ${tests} ${tests === 1 ? "test" : "tests"}.`;
}
export { judge_exports as n, freshInstall as r, red_for_no_test_exports as t };
