import { t as quoted } from "./shell-quote-B4xqzkJh.js";
import { t as findCommands } from "./commands-iSdI8oRj.js";
import { a as condense, i as fileBytes, n as readLog } from "./read-log-BvGk6JFU.js";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { delimiter, join, posix, sep } from "node:path";
import { execFile } from "node:child_process";
import { existsSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { promisify } from "node:util";
// src/sandbox/secret-settings.ts
/**
* Settings of package managers that lie within a toolchain's folder and hold a token or password: covered. Without one they stay,
* because builds need what they say.
*/
const names = [
	...["config", "config.toml"],
	...[
		".npmrc",
		"npmrc",
		"etc/npmrc",
		"lib/node_modules/npm/npmrc",
		".yarnrc",
		".yarnrc.yml",
		"bunfig.toml",
		".bunfig.toml",
		"auth.ini",
		"rc"
	],
	...[
		"pip.conf",
		"pip.ini",
		"etc/pip.conf",
		".pypirc",
		".condarc",
		"auth.toml",
		"uv.toml"
	],
	...[
		"settings.xml",
		"conf/settings.xml",
		"settings-security.xml",
		"conf/settings-security.xml",
		"gradle.properties",
		"init.gradle",
		"init.gradle.kts"
	],
	...[
		"NuGet.Config",
		"nuget.config",
		"NuGet/NuGet.Config",
		"etc/gemrc",
		".gem/credentials",
		"auth.json",
		".netrc",
		".git-credentials",
		".gitconfig"
	]
];
/** Where versions lie below a toolchain's folder. */
const versions = [
	"",
	"versions/*",
	"versions/node/*",
	"candidates/maven/*",
	"candidates/gradle/*",
	"installs/*/*"
];
const inSystem = [
	"",
	"local",
	"share/maven",
	"share/gradle",
	"share/dotnet"
];
const secret = /token|passw(or)?d|passphrase|_auth|secret|credential|privatekey|api[-_]?key|:\/\/[^/\s:@]*:[^/\s@]+@/i;
/** Files to cover below folders that are opened, and below those of the system. */
function secretSettings({ roots, systemRoots, cache }) {
	const files = [
		...roots.flatMap((root) => versions.flatMap((pattern) => foldersAt(root, pattern))),
		...systemRoots.flatMap((root) => inSystem.map((name) => join(root, name))),
		...cache === void 0 ? [] : foldersAt(cache, "*/*/*")
	].filter((folder) => existsSync(folder)).flatMap((folder) => names.map((name) => join(folder, name))).filter((file) => existsSync(file));
	return [...new Set(files.map((file) => realpathSync(file)))].filter(holdsSecret);
}
function foldersAt(root, pattern) {
	let found = [root];
	for (const part of pattern.split("/").filter((one) => one !== "")) {
		found = found.flatMap((folder) => (part === "*" ? namesIn(folder) : [part]).map((name) => join(folder, name)));
		if (part !== "*") found = found.filter((folder) => existsSync(folder));
	}
	return found;
}
/** More versions than this nobody has. */
const mostVersions = 100;
function namesIn(folder) {
	try {
		return readdirSync(folder).slice(0, mostVersions);
	} catch {
		return [];
	}
}
/** What cannot be read here is covered as well; a folder of such a name is none. Samples in comments are no secrets. */
function holdsSecret(path) {
	try {
		return secret.test(readFileSync(path, "utf8").replace(/<!--[\s\S]*?-->|^\s*[#;].*$/gm, ""));
	} catch (error) {
		return error.code !== "EISDIR";
	}
}
// src/sandbox/toolchains.ts
/** Toolchains on PATH, also under HOME: which folders must be readable inside so that a tool keeps its version. */
const known = [
	{
		variable: "CARGO_HOME",
		folder: ".cargo",
		also: [{
			variable: "RUSTUP_HOME",
			folder: ".rustup"
		}],
		credentials: ["credentials", "credentials.toml"],
		writes: true
	},
	{
		variable: "PYENV_ROOT",
		folder: ".pyenv"
	},
	{
		variable: "NVM_DIR",
		folder: ".nvm"
	},
	{
		variable: "VOLTA_HOME",
		folder: ".volta"
	},
	{
		variable: "FNM_DIR",
		folder: ".local/share/fnm"
	},
	{
		variable: "ASDF_DATA_DIR",
		folder: ".asdf"
	},
	{
		variable: "MISE_DATA_DIR",
		folder: ".local/share/mise"
	},
	{
		variable: "SDKMAN_DIR",
		folder: ".sdkman"
	},
	{
		variable: "RBENV_ROOT",
		folder: ".rbenv"
	},
	{
		variable: "BUN_INSTALL",
		folder: ".bun"
	},
	{
		variable: "DENO_INSTALL",
		folder: ".deno"
	},
	{
		variable: "DOTNET_ROOT",
		folder: ".dotnet"
	},
	{
		variable: "GHCUP_INSTALL_BASE_PREFIX",
		folder: ".ghcup"
	},
	{
		variable: "PNPM_HOME",
		folder: ".local/share/pnpm"
	}
];
function findToolchains(parent, { home, systemRoots, closed, hidden }) {
	const found = {
		path: [],
		leftOut: [],
		roots: [],
		covered: [],
		env: {}
	};
	for (const folder of new Set((parent.PATH ?? "").split(":"))) {
		if (!folder.startsWith("/") || !existsSync(folder)) continue;
		const real = realpathSync(folder);
		if (!open(folder, real)) found.leftOut.push(folder);
		else found.path.push(systemRoots.some((root) => isUnder(folder, root)) ? folder : real);
	}
	found.path = [...new Set(found.path)];
	found.roots = [...new Set(found.roots)];
	found.covered = [.../* @__PURE__ */ new Set([...found.covered, ...secretSettings({
		roots: found.roots,
		systemRoots,
		cache: openedCache()
	})])];
	return found;
	function openedCache() {
		const cache = parent.RUNNER_TOOL_CACHE ?? parent.AGENT_TOOLSDIRECTORY;
		return found.roots.find((root) => cache !== void 0 && existsSync(cache) && root === realpathSync(cache));
	}
	function open(folder, real) {
		const isHidden = hidden.some((path) => isUnder(real, path));
		if (!isHidden && systemRoots.some((root) => isUnder(real, root))) return true;
		const [first] = known.flatMap((one) => {
			const base = [
				home,
				homeIn(folder, one),
				homeIn(real, one)
			].filter((base) => base !== void 0).find((each) => [folder, real].some((path) => isUnder(path, rootOf(one, each))));
			return base === void 0 || isTooWide(rootOf(one, base)) ? [] : [{
				one,
				base
			}];
		});
		const roots = first ? openToolchain(first.one, first.base) : rootsOf(real, isHidden);
		found.roots.push(...roots.filter((root) => existsSync(root) && !isTooWide(root)).map((root) => realpathSync(root)));
		return roots.length > 0;
	}
	/** A variable that names `/` or HOME itself must not open either. */
	function isTooWide(root) {
		return closed.some((path) => isUnder(path, root));
	}
	function openToolchain(toolchain, base) {
		const parts = [toolchain, ...toolchain.also ?? []];
		for (const part of parts) if (!(part === toolchain && toolchain.writes)) found.env[part.variable] = rootOf(part, base);
		const files = (toolchain.credentials ?? []).map((name) => join(rootOf(toolchain, base), name));
		found.covered.push(...files.filter((file) => existsSync(file)).map((file) => realpathSync(file)));
		return parts.map((part) => rootOf(part, base));
	}
	function rootOf({ variable, folder }, base) {
		return parent[variable] || join(base, folder);
	}
	/** A folder that no table row knows is opened alone, and not where people and runners keep their files. */
	function rootsOf(folder, isHidden) {
		const cache = parent.RUNNER_TOOL_CACHE ?? parent.AGENT_TOOLSDIRECTORY;
		if (cache && isUnder(folder, cache) && !hidden.includes(cache)) return [cache];
		if (isHidden) return [];
		const modules = /^(.*\/node_modules)\/\.bin$/.exec(folder)?.[1];
		if (modules) return [modules];
		const base = join(home, ".local");
		if (folder === join(base, "bin")) return [
			"bin",
			"lib",
			"share/pipx",
			"share/uv"
		].map((name) => join(base, name));
		return closed.some((path) => isUnder(folder, path)) ? [] : [folder];
	}
}
/** The home that `path` lies in, told by the toolchain's folder in it. */
function homeIn(path, { folder }) {
	const at = `${path}/`.indexOf(`/${folder}/`);
	return at > 0 ? path.slice(0, at) : void 0;
}
const isUnder = (path, folder) => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
// src/packages/registries.ts
/** Where package managers get packages from, and what keeps them from running code of packages while they do. */
/** Nothing else is reached by code that the model has written. */
const packageHosts = [
	"*.npmjs.org",
	"*.yarnpkg.com",
	"pypi.org",
	"files.pythonhosted.org",
	"crates.io",
	"static.crates.io",
	"index.crates.io",
	"proxy.golang.org",
	"sum.golang.org",
	"rubygems.org",
	"index.rubygems.org",
	"repo.maven.apache.org",
	"repo1.maven.org",
	"plugins.gradle.org",
	"services.gradle.org",
	"packagist.org",
	"repo.packagist.org",
	"api.nuget.org",
	"hex.pm",
	"repo.hex.pm",
	"pub.dev"
];
/** Lifecycle scripts off, where the package manager can: they would run with network on the model's say. */
const noScripts = {
	npm_config_ignore_scripts: "true",
	YARN_ENABLE_SCRIPTS: "false",
	YARN_IGNORE_SCRIPTS: "true",
	COMPOSER_NO_SCRIPTS: "1",
	PIP_ONLY_BINARY: ":all:"
};
const running = [[/\bcomposer (install|update|i|u)\b/g, "composer $1 --no-scripts --no-plugins"], [/\bbun (install|ci|i)\b/g, "bun $1 --ignore-scripts"]];
/** The same for those that take it from their command line alone. */
function withoutScripts(command) {
	return running.reduce((text, [loud, quiet]) => text.replace(loud, quiet), command);
}
/** What is asked beside packages: each is a request that decides nothing. */
const noQuestions = {
	npm_config_audit: "false",
	npm_config_fund: "false",
	npm_config_update_notifier: "false",
	YARN_ENABLE_TELEMETRY: "0"
};
// src/run-story/condensed-log.ts
/** The log of a command that has ended, under a budget: read as the output of a verification is. */
async function condensedLog(path, maxChars) {
	return condense(await readLog(fileBytes(path)), { maxChars });
}
// src/run/killed-words.ts
/** `free then: 41.0 GB of disk, 512 MB of memory`; empty where nobody looked. */
function freeWords({ free }) {
	if (free === void 0) return "";
	return `free then: ${bytesWords(free.diskBytes)} of disk, ${bytesWords(free.memoryBytes)} of memory`;
}
/** undefined where it ended by itself. It may be memory, a disk or a person: nobody tells which. */
function killedWords(killed) {
	if (killed.exitCode !== 137) return void 0;
	const free = freeWords(killed);
	return `The command was killed (137), and not by Redgreen${free === "" ? "" : `; ${free}`}.`;
}
/** It was ended by what the machine had left at that time, not by what the code is: another run of it may end otherwise. */
function wasStopped({ result, exitCode }) {
	return result === "failed" && (exitCode === null || exitCode === 137);
}
function bytesWords(bytes) {
	return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
// src/verify/command-folders.ts
/** Folders below the working directory that have a test command of their own: where there is none at the top. */
const deepest = 3;
/** A monorepo has hundreds: the first ones say enough. */
const mostLooked = 100;
const mostNamed = 3;
const notTheirs = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|testdata|examples?|dist|build|\.[^/]*)(?:\/|$)/;
/** At most three, the shallowest first. */
async function foldersWithTests(tree) {
	const paths = await tree.list();
	const found = [];
	for (const folder of foldersOf(paths)) {
		if (found.some((one) => folder.startsWith(`${one.folder}/`))) continue;
		const inside = `${folder}/`;
		const { test } = await findCommands({
			list: async () => paths.filter((path) => path.startsWith(inside)).map((path) => path.slice(inside.length)),
			read: (path) => tree.read(inside + path)
		}, {});
		if (test !== void 0) found.push({
			folder,
			test
		});
		if (found.length === mostNamed) break;
	}
	return found;
}
function foldersOf(paths) {
	const folders = /* @__PURE__ */ new Set();
	for (const path of paths) {
		const parts = path.split("/").slice(0, -1);
		for (let depth = 1; depth <= Math.min(deepest, parts.length); depth++) folders.add(parts.slice(0, depth).join("/"));
	}
	const depthOf = (folder) => folder.split("/").length;
	return [...folders].filter((folder) => !notTheirs.test(folder)).sort((a, b) => depthOf(a) - depthOf(b) || a.localeCompare(b)).slice(0, mostLooked);
}
/** `app has one (npm test), web has one (pytest)`. */
function folderWords(found) {
	return found.map(({ folder, test }) => `\`${folder}\` has one (\`${test}\`)`).join(", ");
}
// src/verify/missing-tool.ts
/** A program that a command asks for and that is not there: its name, and where it comes from. */
/** The first that the output tells of. */
function missingTool(output) {
	for (const pattern of sayings) {
		const name = pattern.exec(output)?.[1];
		if (name !== void 0) return name.slice(name.lastIndexOf("/") + 1);
	}
}
const sayings = [
	/^(?:\S{0,100}[/ ])?(?:ba|da|z|k)?sh: (?:line )?(?:\d{1,7}: )?([\w.+/-]{1,100}): (?:command )?not found$/m,
	/^(?:\S{0,100}: line \d{1,7}|zsh): (?:command not found: )?([\w.+/-]{1,100})(?:: command not found)?$/m,
	/^(?:\S{0,100}: )?\d{1,7}: ([\w.+/-]{1,100}): not found$/m,
	/^g?make(?:\[\d{1,3}\])?: ([\w.+/-]{1,100}): No such file or directory$/m,
	/^(?:\/usr\/bin\/)?env: [\u2018'"]?([\w.+/-]{1,100})[\u2019'"]?: No such file or directory$/m,
	/\bspawn ([\w.+/-]{1,100}) ENOENT\b/,
	/exec: "([\w.+/-]{1,100})": executable file not found/,
	/\bshell: ([\w.+/-]{1,100}): (?:command )?not found$/m
];
/** What a run starts: its first program, whatever that is, and of the later ones those that no package brings along. */
function startedPrograms({ setup, build, test }) {
	const commands = [
		setup,
		build,
		test
	].filter((command) => command !== void 0);
	const words = commands.flatMap((command) => command.split(/&&|\|\||[;|\n]/).map((part) => /^\s*(?:\w+=\S*\s+)*([\w.+-]+)(?=\s|$)/.exec(part)?.[1]));
	const mayBring = setup !== void 0 || commands.some((command) => command.includes("||"));
	const all = /* @__PURE__ */ new Map();
	for (const [index, name] of words.entries()) {
		if (name === void 0 || all.has(name) || !(index === 0 || Object.hasOwn(sources, name))) continue;
		all.set(name, {
			name,
			isNeeded: index === 0 || !mayBring
		});
	}
	return [...all.values()];
}
/** What is to be done about it, as one sentence. */
function installWords(tool) {
	return `\`${tool}\` is missing here: ${(Object.hasOwn(sources, tool) ? sources[tool] : void 0) ?? "where it comes with the dependencies, `setup-command` has to install them, else install it first"}.`;
}
const npm = (name, action) => `\`npm install -g ${name}\`${action === void 0 ? "" : `, in a workflow ${action}`}`;
const pipx = (name) => `\`pipx install ${name}\``;
const gem = (name) => workflow(`\`gem install ${name}\``, "ruby/setup-ruby");
const workflow = (what, action) => `${what}, in a workflow ${action}`;
const go = workflow("install Go from go.dev/dl", "actions/setup-go");
const rust = workflow("install Rust with rustup", "dtolnay/rust-toolchain");
const java = workflow("install a JDK", "actions/setup-java");
const ruby = workflow("install Ruby", "ruby/setup-ruby");
const php = workflow("install PHP", "shivammathur/setup-php");
const dotnet = workflow("install the .NET SDK", "actions/setup-dotnet");
const elixir = workflow("install Elixir", "erlef/setup-beam");
const dart = workflow("install Dart", "dart-lang/setup-dart");
const flutter = workflow("install Flutter", "subosito/flutter-action");
const haskell = workflow("install GHC with ghcup", "haskell-actions/setup");
const swift = workflow("install Swift", "swift-actions/setup-swift");
const node = workflow("install Node", "actions/setup-node");
const python = workflow("install Python 3", "actions/setup-python");
const sources = {
	node,
	npm: node,
	npx: node,
	corepack: npm("corepack"),
	pnpm: npm("pnpm", "pnpm/action-setup"),
	yarn: npm("yarn"),
	bun: npm("bun", "oven-sh/setup-bun"),
	bunx: npm("bun", "oven-sh/setup-bun"),
	deno: workflow("install Deno", "denoland/setup-deno"),
	python,
	python3: python,
	pip: python,
	pip3: python,
	pipx: workflow("`apt-get install pipx`", "actions/setup-python"),
	uv: workflow(pipx("uv"), "astral-sh/setup-uv"),
	uvx: workflow(pipx("uv"), "astral-sh/setup-uv"),
	poetry: pipx("poetry"),
	pipenv: pipx("pipenv"),
	pdm: pipx("pdm"),
	hatch: pipx("hatch"),
	tox: pipx("tox"),
	nox: pipx("nox"),
	pytest: "`setup-command` has to install it, for instance with `pip install pytest`",
	go,
	gofmt: go,
	cargo: rust,
	rustc: rust,
	rustup: rust,
	java,
	javac: java,
	mvn: workflow("install Maven", "actions/setup-java"),
	gradle: workflow("install Gradle", "gradle/actions/setup-gradle"),
	elixir,
	mix: elixir,
	rebar3: elixir,
	dart,
	flutter,
	swift,
	stack: haskell,
	cabal: haskell,
	ghc: haskell,
	sbt: workflow("install sbt", "sbt/setup-sbt"),
	zig: workflow("install Zig", "mlugg/setup-zig"),
	prove: "`apt-get install perl`",
	ruby,
	gem: ruby,
	bundle: gem("bundler"),
	rake: gem("rake"),
	rspec: gem("rspec"),
	php,
	composer: php,
	dotnet,
	busted: "`luarocks install busted`",
	make: "`apt-get install make`",
	cmake: "`apt-get install cmake`",
	ctest: "`apt-get install cmake`",
	meson: "`apt-get install meson`",
	just: workflow("`cargo install just`", "extractions/setup-just")
};
// src/run-story/prepare.ts
/** Before any model call: commands, setup, the tests as they are. A stop here has cost nothing. */
/** The commands of this repository, read from the commit where the run starts. */
async function findRunCommands({ settings }, place) {
	const folder = folderOf(settings);
	const tree = treeBelow(folder, place);
	const { setupCommand: setup, buildCommand: build, testCommand: test, projects } = settings;
	const commands = await findCommands(tree, {
		setup,
		build,
		test,
		projects
	});
	const isMissing = folder !== "" && (await tree.list()).length === 0;
	const isClear = commands.test !== void 0 || commands.problem !== void 0 || test === "none";
	if (!isMissing && isClear) return commands;
	const elsewhere = await foldersWithTests(treeBelow("", place));
	return {
		...commands,
		elsewhere,
		...isMissing ? { missingFolder: folder } : {}
	};
}
/** The files in which the commands run, as that commit has them. */
function commandTree(settings, place) {
	return treeBelow(folderOf(settings), place);
}
/** With a `/` at its end; empty for the root. */
function folderOf({ workingDirectory }) {
	const inside = posix.normalize(`${workingDirectory}/`);
	return inside === "./" ? "" : inside;
}
function treeBelow(start, { repository, head }) {
	return {
		read: (path) => repository.readFile(head, `${start}${path}`),
		list: async () => (await repository.listFiles(head)).filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
	};
}
/** Why a run with these would end before the model is called; undefined where it can prove a change. */
function commandsStop({ testCommand }, found) {
	const { test, missingFolder, problem, elsewhere = [] } = found;
	const named = elsewhere.length === 0 ? "" : ` ${folderWords(elsewhere)}.`;
	if (missingFolder !== void 0) return {
		outcome: "setup-failed",
		detail: `\`working-directory\` is ${missingFolder}, and the repository has no file in such a folder.${named}`,
		cause: "subfolder"
	};
	if (problem !== void 0) return {
		outcome: "setup-failed",
		detail: `${problem}.`,
		cause: "projects"
	};
	if (test !== void 0) return void 0;
	return {
		outcome: "setup-failed",
		detail: `${testCommand === "none" ? "`test-command` is none" : "No test command was found"}, so nothing could prove a change.${named}`,
		cause: named === "" ? "no-test-command" : "subfolder"
	};
}
/** Tells them; a stop where nothing could prove a change. */
async function chooseCommands({ settings }, found, emit) {
	const { setup, build, test, because } = found;
	await emit({
		type: "commands-found",
		commands: {
			setup,
			build,
			test
		},
		because
	});
	const stop = commandsStop(settings, found);
	return stop === void 0 ? {
		...found,
		test: test ?? ""
	} : { stop };
}
/** Runs the setup command in the tree; undefined where it passed or there is none. */
async function runSetup({ settings, record }, sandbox, { env, withoutTestEnv, warning }, commands, limits, emit) {
	if (commands.setup === void 0) return void 0;
	await emit({
		type: "setup-started",
		command: commands.setup
	});
	const logPath = join(record.runDir, "logs", "setup.log");
	if (warning !== void 0) await emit({
		type: "warning",
		text: warning
	});
	const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
	const { exitCode, ended, durationMs, free } = await sandbox.setup({
		script: withoutTestEnv ? withoutScripts(commands.setup) : commands.setup,
		cwd: settings.workingDirectory,
		logPath,
		timeoutMs,
		network: "full",
		env,
		withoutTestEnv,
		signal: limits.signal
	});
	const result = ended === "timed-out" ? "timed-out" : exitCode === 0 ? "passed" : "failed";
	const output = result === "passed" ? void 0 : await condensedLog(logPath, settings.maxFeedbackChars);
	await emit({
		type: "setup-finished",
		result,
		exitCode,
		durationMs,
		logPath: "logs/setup.log",
		output
	});
	if (result === "passed") return void 0;
	const stopped = limits.aborted();
	if (stopped !== void 0) return stopped;
	const how = result === "timed-out" ? "timed out" : `exited ${exitCode ?? "from outside"}`;
	const killed = killedWords({
		exitCode,
		free
	});
	const tool = missingTool(output ?? "");
	const why = [killed, tool && installWords(tool)].filter((text) => text !== void 0);
	return {
		outcome: "setup-failed",
		cause: tool === void 0 ? "setup-command" : "missing-tool",
		detail: [`The setup command \`${commands.setup}\` ${how}.`, ...why].join(" ")
	};
}
// src/packages/toolchain-pins.ts
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
	const { volta, engines } = parsed(text);
	const asks = [volta?.node, engines?.node].find((one) => typeof one === "string" && /^v?\d+(?:\.(?:\d+|x|\*))*$/.test(one));
	return asks === void 0 ? [] : [{
		tool: "node",
		asks
	}];
}
function parsed(text) {
	try {
		return JSON.parse(text) ?? {};
	} catch {
		return {};
	}
}
const codenames = new Map(Object.entries({
	argon: 4,
	boron: 6,
	carbon: 8,
	dubnium: 10,
	erbium: 12,
	fermium: 14,
	gallium: 16,
	hydrogen: 18
}).concat(Object.entries({
	iron: 20,
	jod: 22,
	krypton: 24
})));
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
export { isUnder as A, wasStopped as C, packageHosts as D, noScripts as E, withoutScripts as O, killedWords as S, noQuestions as T, runSetup as _, runtimesOf as a, startedPrograms as b, otherToolsWords as c, pinWords as d, chooseCommands as f, folderOf as g, findRunCommands as h, pinsOf as i, findToolchains as k, toolVersions as l, commandsStop as m, otherTools as n, differs as o, commandTree as p, pinnedTools as r, missingInside as s, askTools as t, versionsInTree as u, installWords as v, condensedLog as w, freeWords as x, missingTool as y };
