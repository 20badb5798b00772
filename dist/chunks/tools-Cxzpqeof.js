import { i as parsedJson, n as objectIn } from "./json-BthCdoGu.js";
import { t as quoted } from "./shell-quote-B4xqzkJh.js";
import { n as isUnder } from "./toolchains-DkRUleog.js";
import { n as commandTree } from "./prepare-BMggqMKf.js";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
// src/packages/toolchain-pins.ts
/** Files that ask for a toolchain: which program, in which version, and whether what is here will do. */
/** Of every file that is there; versions that name none (`lts/*`, `system`, `latest`) ask for nothing. */
async function toolchainPins(read) {
	const found = [];
	for (const [file, pinsIn] of Object.entries(files)) {
		const text = await read(file);
		if (text !== void 0) found.push(...pinsIn(text).map((pin) => ({
			file,
			...pin
		})));
	}
	return found.filter(({ tool, asks }) => wanted(tool, asks) !== void 0);
}
/** One sentence for each program that is another one, or none: `said` is what it tells of itself. */
function pinWords(pins, said) {
	return pins.flatMap(({ file, tool, asks, isLeast }) => {
		const answer = said.get(tool);
		if (answer !== void 0 && satisfies(answer, {
			tool,
			asks,
			isLeast
		})) return [];
		const here = answer === void 0 ? "none is here" : `here it is \u201c${answer.slice(0, 200)}\u201d`;
		return [`\`${file}\` asks for ${tool} ${asks}${isLeast ? " or newer" : ""}, and ${here}: the tests run on what is here.`];
	});
}
const lines = (text) => text.split("\n").flatMap((line) => {
	const said = line.replace(/#.*/, "").trim();
	return said === "" ? [] : [said];
});
const first = (tool) => (text) => lines(text).slice(0, 1).map((asks) => ({
	tool,
	asks
}));
const files = {
	".nvmrc": first("node"),
	".node-version": first("node"),
	".python-version": first("python3"),
	".ruby-version": first("ruby"),
	".tool-versions": toolVersionsFile,
	"go.work": goFile,
	"go.mod": goFile,
	"rust-toolchain": (text) => text.includes("[toolchain]") ? rustChannel(text) : first("cargo")(text),
	"rust-toolchain.toml": rustChannel,
	"package.json": manifest
};
/** asdf and mise: a plugin and its versions, of which the first is the one that is used. */
function toolVersionsFile(text) {
	return lines(text).flatMap((line) => {
		const [plugin = "", asks] = line.split(/\s+/);
		const tool = plugins.get(plugin);
		return tool === void 0 || asks === void 0 ? [] : [{
			tool,
			asks
		}];
	});
}
const plugins = new Map(Object.entries({
	nodejs: "node",
	node: "node",
	python: "python3",
	golang: "go",
	go: "go",
	ruby: "ruby",
	java: "java",
	rust: "cargo",
	bun: "bun",
	deno: "deno",
	php: "php",
	perl: "perl"
}));
/** The newer of both lines: either keeps an older go from starting. */
function goFile(text) {
	const asks = [...text.matchAll(/^(?:go|toolchain)[ \t]+(?:go)?(\d[\w.]*)/gm)].map(([, version = ""]) => version).sort((a, b) => compare(numbers(b), numbers(a)))[0];
	return asks === void 0 ? [] : [{
		tool: "go",
		asks,
		isLeast: true
	}];
}
function rustChannel(text) {
	const asks = /^\s*channel\s*=\s*["']([^"'\n]{1,60})["']/m.exec(text)?.[1];
	return asks === void 0 ? [] : [{
		tool: "cargo",
		asks
	}];
}
/** Volta's version, or engines that name one: a range asks for nothing that could be missing here alone. */
function manifest(text) {
	const { volta, engines } = objectIn(parsedJson(text));
	const asks = [objectIn(volta).node, objectIn(engines).node].find((one) => typeof one === "string" && /^v?\d+(?:\.(?:\d+|x|\*))*$/.test(one));
	return asks === void 0 ? [] : [{
		tool: "node",
		asks
	}];
}
const codenames = new Map(Object.entries({
	argon: 4,
	boron: 6,
	carbon: 8,
	dubnium: 10,
	erbium: 12,
	fermium: 14,
	gallium: 16,
	hydrogen: 18,
	iron: 20,
	jod: 22,
	krypton: 24
}));
/** Its numbers, or the channel of Rust; undefined where it names no version. */
function wanted(tool, asks) {
	const channel = /^(stable|beta|nightly)\b/.exec(asks)?.[1];
	if (tool === "cargo" && channel !== void 0) return channel;
	const named = tool === "node" ? codenames.get(asks.toLowerCase().replace(/^lts\//, "")) : void 0;
	if (named !== void 0) return [named];
	const version = /^(?:[a-z]+-)*v?(\d+(?:\.\d+)*)/i.exec(asks)?.[1];
	return version === void 0 || /^(?:ref|path|pypy|jruby|truffleruby|miniconda)/i.test(asks) ? void 0 : numbers(version);
}
function satisfies(answer, { tool, asks, isLeast }) {
	const want = wanted(tool, asks);
	const version = /(?:^|[^\d.])v?(\d+(?:\.\d+)+|\d{2,})/.exec(answer)?.[1];
	if (want === void 0 || version === void 0 || /error|not installed|requires|not available|download/i.test(answer)) return false;
	if (want === "stable") return !/-(?:nightly|beta)/.test(answer);
	if (typeof want === "string") return answer.includes(`-${want}`);
	const have = numbers(version.replace(tool === "java" ? /^1\./ : "", ""));
	if (tool === "java") return have[0] === want[0];
	return isLeast ? compare(have, want) >= 0 : want.every((part, at) => have[at] === part);
}
const numbers = (version) => (version.match(/\d+/g) ?? []).map(Number);
function compare(a, b) {
	for (let at = 0; at < Math.max(a.length, b.length); at++) {
		const by = (a[at] ?? 0) - (b[at] ?? 0);
		if (by !== 0) return by;
	}
	return 0;
}
// src/sandbox/tool-versions.ts
/** A tool inside must be the tool outside: with HOME hidden, python once became another version without a word. */
const call = promisify(execFile);
/** How a tool tells its version; the others take `--version`. */
const versionArguments = {
	go: "version",
	java: "-version",
	javac: "-version",
	gradle: "--version"
};
const timeoutMs = 3e4;
/** What the tools among `names` say of themselves on both sides. */
async function toolVersions(sandbox, names, { runDir, environment }) {
	const tools = [...new Set(names)].filter((name) => /^[\w.+-]+$/.test(name));
	if (tools.length === 0) return [];
	const [outside, inside] = await Promise.all([askOutside(tools, environment, runDir), askInside(sandbox, tools, runDir, "cd /tmp")]);
	return tools.map((tool) => ({
		tool,
		outside: outside.get(tool),
		inside: inside.get(tool)
	}));
}
/** What they say in a folder of the tree, where version files are followed by the tools that do so. */
function versionsInTree(sandbox, tools, { runDir, folder }) {
	return askInside(sandbox, tools, runDir, ":", folder);
}
/** Those of these programs that a shell inside does not find. */
async function missingInside(sandbox, names, runDir) {
	const folder = await mkdtemp(join(runDir, "tools-"));
	try {
		const logPath = join(folder, "log");
		const script = names.map((name) => `command -v ${quoted(name)} >/dev/null || echo ${quoted(`@@${name}`)}`);
		await sandbox.shell({
			script: script.join("\n"),
			logPath,
			timeoutMs,
			network: "none"
		});
		const said = new Set((await readFile(logPath, "utf8")).split("\n"));
		return names.filter((name) => said.has(`@@${name}`));
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
/** Starts outside and says something else, or nothing, inside. */
function differs({ outside, inside }) {
	return outside !== void 0 && outside !== inside;
}
const ask = (tool) => `command -v ${quoted(tool)} >/dev/null && ${quoted(tool)} ${versionArguments[tool] ?? "--version"} 2>&1 </dev/null | head -n 3`;
/** A version is the first line with a digit: java prints what it picked up from the environment before. */
const versionIn = (text) => text.split("\n").find((line) => /\d/.test(line))?.trim();
async function askOutside(tools, environment, cwd) {
	const answers = await Promise.all(tools.map(async (tool) => {
		const script = ask(tool);
		const { stdout } = await call("/bin/sh", ["-c", script], {
			cwd,
			env: environment,
			timeout: timeoutMs
		}).catch((error) => error);
		return [tool, versionIn(stdout ?? "")];
	}));
	return new Map(answers.flatMap(([tool, version]) => version === void 0 ? [] : [[tool, version]]));
}
async function askInside(sandbox, tools, runDir, before, cwd) {
	const folder = await mkdtemp(join(runDir, "tools-"));
	try {
		const logPath = join(folder, "log");
		const script = tools.map((tool) => `echo @@${tool}; ${ask(tool)}`).join("\n");
		await sandbox.shell({
			script: `${before}\n${script}`,
			cwd,
			logPath,
			timeoutMs,
			network: "none"
		});
		const parts = (await readFile(logPath, "utf8")).split(/^@@/m).slice(1);
		return new Map(parts.flatMap((part) => {
			const [tool = "", ...lines] = part.split("\n");
			const version = versionIn(lines.join("\n"));
			return version === void 0 ? [] : [[tool, version]];
		}));
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
/** What is another tool inside, or none, and which folders of PATH stay closed; undefined where all are the same. */
function otherToolsWords(tools, leftOutOfPath) {
	const found = tools.filter(differs);
	if (found.length === 0) return void 0;
	const closed = leftOutOfPath.length === 0 ? "" : ` Not opened of PATH: ${leftOutOfPath.join(", ")}.`;
	return `${found.map(differenceWords).join(" ")}${closed}`;
}
function differenceWords({ tool, outside, inside }) {
	return `\`${tool}\` is \u201c${outside}\u201d outside the sandbox and ${inside === void 0 ? "cannot be started" : `\u201c${inside}\u201d`} inside it, so its tests would prove nothing.`;
}
// src/verify/runtimes.ts
/** Program to ask for its version \u2192 words of commands that run on it. Those that start fast are asked, not npm or mvn. */
const runtimes = {
	node: [
		"node",
		"npm",
		"npx",
		"pnpm",
		"yarn",
		"vitest",
		"jest",
		"mocha",
		"ava",
		"tap",
		"playwright",
		"tsc",
		"eslint"
	],
	bun: ["bun", "bunx"],
	deno: ["deno"],
	python3: [
		"python3",
		"pytest",
		"py.test",
		"tox",
		"nox"
	],
	python: ["python"],
	ruby: [
		"ruby",
		"bundle",
		"rspec",
		"rake",
		"rails"
	],
	php: [
		"php",
		"composer",
		"phpunit",
		"pest"
	],
	perl: ["perl", "prove"],
	cargo: ["cargo", "rustc"],
	go: ["go"],
	java: [
		"java",
		"javac",
		"mvn",
		"mvnw",
		"gradle",
		"gradlew"
	],
	dotnet: ["dotnet"],
	swift: ["swift"]
};
/** Names of programs, each once. Words are told apart as a shell would, roughly: one too many only costs a question. */
function runtimesOf({ setup, build, test }) {
	const words = [
		setup,
		build,
		test
	].flatMap((command) => (command ?? "").split(/[\s;&|()'"]+/)).map((word) => word.slice(word.lastIndexOf("/") + 1));
	const said = new Set(words);
	return Object.entries(runtimes).flatMap(([runtime, users]) => users.some((user) => said.has(user)) ? [runtime] : []);
}
// src/run-story/tools.ts
/** The tests must run on the toolchain that the job was given: a hidden HOME once turned one python into another. */
/** The versions of what the commands stand on; none where no sandbox stands between. */
async function askTools({ host: { environment, hidden }, record }, sandbox, commands) {
	if (sandbox.kind === "none") return [];
	const path = (environment.PATH ?? "").split(delimiter).filter((folder) => !hidden.some((closed) => isUnder(folder, closed))).join(delimiter);
	return toolVersions(sandbox, runtimesOf(commands), {
		runDir: record.runDir,
		environment: {
			...environment,
			PATH: path
		}
	});
}
/** Stops a run whose commands would meet another version inside the sandbox than outside, or none. */
function otherTools({ leftOutOfPath }, tools) {
	const detail = otherToolsWords(tools, leftOutOfPath);
	return detail === void 0 ? void 0 : {
		outcome: "setup-failed",
		detail,
		cause: "hidden-toolchain"
	};
}
/** Files of the repository that ask for another toolchain than there is, in words. Where none asks, nothing is started. */
async function pinnedTools({ settings, record }, sandbox, commands, workspace) {
	const pins = await pinsOf(settings, workspace, commands);
	if (pins.length === 0) return [];
	return pinWords(pins, await versionsInTree(sandbox, [...new Set(pins.map(({ tool }) => tool))], {
		runDir: record.runDir,
		folder: settings.workingDirectory
	}));
}
/** Of the working directory, else of the root, and of what the commands stand on as far as they tell. */
async function pinsOf(settings, place, commands) {
	const inside = commandTree(settings, place);
	const top = commandTree({
		...settings,
		workingDirectory: "."
	}, place);
	const pins = await toolchainPins(async (path) => await inside.read(path) ?? await top.read(path));
	const used = runtimesOf(commands).map((runtime) => runtime === "python" ? "python3" : runtime);
	return used.length === 0 ? pins : pins.filter(({ tool }) => used.includes(tool));
}
export { runtimesOf as a, otherToolsWords as c, pinWords as d, pinsOf as i, toolVersions as l, otherTools as n, differs as o, pinnedTools as r, missingInside as s, askTools as t, versionsInTree as u };
