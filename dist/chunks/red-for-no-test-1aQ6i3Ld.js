import "./condense-DHmnKc7b.js";
import { r as wasStopped } from "./killed-words-Cvuzig_d.js";
import { h as placeWords } from "./words-Cq5gcfy9.js";
import { n as tellsOfTests } from "./failing-test-Vik9Jhji.js";
import { n as missingTool, t as installWords } from "./missing-tool-BEpFE6d8.js";
import { a as scriptsOf } from "./javascript-DyzKG8JA.js";
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
function partsOf(command, place) {
	const commands = chained(command);
	if (commands.length > 1) return commands.flatMap((one) => partsOf(one, place));
	const names = place.depth < deepest ? calledScripts(command, place) : void 0;
	if (names === void 0) return [place.inScript ? onItsOwn(command, place.exec) : command];
	return names.flatMap((name) => partsOfScript(name, place));
}
function partsOfScript(name, place) {
	const { texts, run } = place;
	const own = [
		`pre${name}`,
		name,
		`post${name}`
	].flatMap((one) => texts.get(one) ?? []);
	const parts = own.flatMap((text) => partsOf(text, {
		...place,
		inScript: true,
		depth: place.depth + 1
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
const mostParts = 8;
/** Only where a run begins: on a branch that goes on, the red of its head is what is to be mended. A replay asks no model. */
async function redForNoTest(request, place) {
	const { settings, code, replay } = request;
	const { red } = place;
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
	const { detail } = withMissingTool(stop, red);
	const missing = {
		...stop,
		detail
	};
	if (detail !== stop.detail || red.step === "build" || red.result === "timed-out") return missing;
	const parts = await partWords(request, place);
	return parts === void 0 ? stop : {
		...stop,
		detail: `${stop.detail} ${parts}`
	};
}
/** The stop with the program that its output misses, where it names one. */
function withMissingTool(stop, { failures, output }) {
	const said = failures.filter(({ runner }) => runner === "shell").map(({ message }) => `sh: ${message}`);
	const tool = missingTool([...said, output].join("\n"));
	return tool === void 0 ? stop : {
		...stop,
		detail: `${stop.detail} ${installWords(tool)}`,
		cause: "missing-tool"
	};
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
export { redForNoTest, withMissingTool };
