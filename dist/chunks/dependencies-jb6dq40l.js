import { t as listed } from "./listed-D9Yqhl25.js";
import { i as parsedJson, t as isObject } from "./json-BthCdoGu.js";
import { i as findRunCommands } from "./prepare-BMggqMKf.js";
import { join, posix } from "node:path";
// src/packages/lock-files.ts
/** Lock files: their names, when a changed manifest makes one stale, and the install command that brings it up to date. */
const names$1 = /* @__PURE__ */ new Set([...[
	"package-lock.json",
	"npm-shrinkwrap.json",
	"pnpm-lock.yaml",
	"yarn.lock",
	"bun.lock"
], ...[
	"poetry.lock",
	"uv.lock",
	"Cargo.lock",
	"go.sum",
	"go.work.sum",
	"Gemfile.lock",
	"composer.lock"
]]);
/** Of the tree's `paths` the lock files, and those that a changed manifest may have got beside it. */
function lockFilesOf(paths, manifests) {
	const beside = manifests.flatMap((path) => [...names$1].map((name) => `${path.slice(0, path.lastIndexOf("/") + 1)}${name}`));
	return [.../* @__PURE__ */ new Set([...paths.filter(isLockFile), ...beside])];
}
function isLockFile(path) {
	return names$1.has(path.slice(path.lastIndexOf("/") + 1));
}
/** Keys of package.json that lock files do not repeat. */
const inert = /* @__PURE__ */ new Set([...[
	"scripts",
	"description",
	"keywords",
	"author",
	"contributors",
	"homepage",
	"bugs",
	"repository",
	"files"
], ...[
	"main",
	"module",
	"browser",
	"exports",
	"imports",
	"types",
	"type",
	"sideEffects"
]]);
/** Whether a manifest says something else to a lock file than before; a script or a description does not. */
function makesStale(path, before, after) {
	if (before === void 0 || after === void 0 || !/(^|\/)package\.json$/.test(path)) return true;
	try {
		return withoutInert(before) !== withoutInert(after);
	} catch {
		return true;
	}
}
function withoutInert(text) {
	return JSON.stringify(Object.entries(JSON.parse(text)).filter(([key]) => !inert.has(key)));
}
const unlocking = [
	[/\bnpm (ci|clean-install)\b/g, "npm install"],
	[/\bbun ci\b/g, "bun install"],
	[/\b(pnpm (?:install|i)\b[^;&|\n]*?) --frozen-lockfile\b/g, "$1 --no-frozen-lockfile"],
	[/\b((?:bun|yarn)(?: install)?\b[^;&|\n]*?) --(?:frozen-lockfile|immutable)\b/g, "$1"],
	[/\b((?:uv sync|cargo fetch|cargo build)\b[^;&|\n]*?) --(?:frozen|locked)\b/g, "$1"],
	[/\bpoetry install\b/g, "{ poetry lock --no-update 2>/dev/null || poetry lock; } && poetry install"],
	[/\bgo mod download\b(?=\s*($|[;&|\n]))/g, "go mod download all"]
];
/** A frozen install refuses a manifest that its lock file does not know yet; the model seldom writes lock files. */
function unlocked(setup) {
	return unlocking.reduce((command, [locked, free]) => command.replace(locked, free), setup);
}
/** The same for what package managers take from the environment, where `CI` alone freezes some. */
const unlockedEnv = {
	npm_config_frozen_lockfile: "false",
	pnpm_config_frozen_lockfile: "false",
	YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
	BUNDLE_FROZEN: "false",
	BUNDLE_DEPLOYMENT: "false"
};
// src/packages/registries.ts
/** Where package managers get packages from, and what keeps them from running code of packages while they do. */
/** Nothing else is reached by code that the model has written. */
const packageHosts = listed(`
  *.npmjs.org *.yarnpkg.com pypi.org files.pythonhosted.org crates.io static.crates.io index.crates.io
  proxy.golang.org sum.golang.org rubygems.org index.rubygems.org repo.maven.apache.org repo1.maven.org
  plugins.gradle.org services.gradle.org packagist.org repo.packagist.org api.nuget.org hex.pm repo.hex.pm pub.dev
`);
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
// src/publish/manifests.ts
/** Manifests and lock files: a change of one means that dependencies may have changed since setup. */
const names = new Set(listed(`
    package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock
    bun.lockb deno.json deno.jsonc deno.lock Cargo.toml Cargo.lock go.mod go.sum go.work go.work.sum
    pyproject.toml setup.py setup.cfg Pipfile Pipfile.lock poetry.lock uv.lock pdm.lock environment.yml Gemfile
    Gemfile.lock gems.rb gems.locked composer.json composer.lock mix.exs mix.lock rebar.config rebar.lock pom.xml
    build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile libs.versions.toml
    packages.lock.json packages.config Directory.Packages.props paket.dependencies paket.lock Package.swift
    Package.resolved pubspec.yaml pubspec.lock build.sbt deps.edn project.clj stack.yaml stack.yaml.lock
    cabal.project Podfile Podfile.lock conanfile.txt conanfile.py vcpkg.json flake.nix flake.lock Brewfile
    cpanfile DESCRIPTION renv.lock
  `.toLowerCase()));
function isManifest(path) {
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	return names.has(name) || /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i.test(path) || /^(requirements|constraints)[\w.-]*\.(txt|in)$|\.(csproj|fsproj|vbproj|gemspec|cabal|nimble|rockspec)$/.test(name);
}
/** Of changed paths, those after which setup has to run again. */
function changedManifests(paths) {
	return paths.filter(isManifest);
}
// src/run-story/install-inputs.ts
/** Which of the changed manifests an install reads: what it never looks at makes no second one needed. */
/** Paths of manifests and lock files after whose change `setup` has to run again. */
async function changedInstallInputs(repository, { headTree, tree, setup, cwd = "" }) {
	const changed = changedManifests((await repository.differences(headTree, tree)).map(({ path }) => path));
	const isNpm = npmAlone.test(setup);
	if (!isNpm && !othersAlone.test(setup)) return changed;
	const read = (path) => Promise.all([headTree, tree].map((each) => repository.readFile(each, path)));
	const inputs = [];
	for (const path of changed) {
		const [before, after] = await read(path);
		if (makesStale(path, before, after)) inputs.push(path);
	}
	if (!isNpm) return inputs;
	const own = posix.join(cwd, ".").replace(/(?<=.)\/$/, "");
	if (!(await read(posix.join(own, "package.json"))).every(standsAlone)) return inputs;
	for (const folder of foldersAbove(own)) if (!(await read(posix.join(folder, "package.json"))).every((text) => text === void 0 || standsAlone(text))) return inputs;
	return inputs.filter((path) => !npmFiles.has(posix.basename(path)) || posix.dirname(path) === own);
}
/** npm in its own folder, by flags that lead to no other. */
const npmAlone = /^npm (?:ci|clean-install|install|i)(?: --(?:(?:no-)?(?:audit|fund|package-lock|save|progress)|ignore-scripts|legacy-peer-deps|force|prefer-offline|(?:include|omit|loglevel)=\w+))*$/;
/** They read the members of a workspace wherever those lie, so that each manifest counts. */
const othersAlone = /^(?:pnpm (?:install|i)|yarn(?: install)?|bun (?:install|ci|i))(?: --(?:(?:no-)?frozen-lockfile|immutable|ignore-scripts|prefer-offline|offline))*$/;
const npmFiles = /* @__PURE__ */ new Set([
	"package.json",
	"package-lock.json",
	"npm-shrinkwrap.json"
]);
const sections = [
	"dependencies",
	"devDependencies",
	"optionalDependencies",
	"peerDependencies",
	"overrides"
];
const elsewhere = /"\s*(?:(?:file|link|portal|workspace):|[.~/])/i;
/** No members, and no dependency that is another folder. */
function standsAlone(text) {
	const manifest = parsedJson(text ?? "");
	if (!isObject(manifest) || manifest.workspaces !== void 0) return false;
	return !sections.some((name) => elsewhere.test(JSON.stringify(manifest[name] ?? {})));
}
/** npm in a member of a workspace installs for the whole of it. */
function foldersAbove(folder) {
	if (folder === "." || folder === "") return [];
	const parent = posix.dirname(folder);
	return [parent, ...foldersAbove(parent)];
}
// src/run-story/dependencies.ts
/** Setup once more, in the layer of a verification, where an attempt changed what has to be installed. */
/** Runs the setup command again where it reads another manifest or lock file in `tree` than in `headTree`, or `always`. */
async function repeatSetup({ settings, runDir }, repository, trees, command) {
	if (command.setup === void 0 || settings.dependencies === "frozen" && !command.always) return { kind: "not-needed" };
	const changed = await changedInstallInputs(repository, {
		...trees,
		setup: command.setup,
		cwd: settings.workingDirectory
	});
	if (changed.length === 0 && !command.always) return { kind: "not-needed" };
	const logPath = join(runDir, "logs", `${command.name}-setup.log`);
	const asked = {
		script: withoutScripts(unlocked(command.setup)),
		cwd: settings.workingDirectory,
		logPath,
		timeoutMs: command.timeoutMs,
		env: {
			...noScripts,
			...noQuestions,
			...unlockedEnv
		},
		withoutTestEnv: true,
		network: registries(settings),
		signal: command.signal
	};
	const result = await command.exec(asked).catch((error) => error);
	if (!(result instanceof Error) && result.exitCode === 0) return {
		kind: "done",
		changed
	};
	const how = result instanceof Error ? `could not run: ${result.message}` : result.ended === "exited" ? `exited ${result.exitCode}` : result.ended;
	const note = `${changed.length === 0 ? "Setup ran again" : `${changed.join(", ")} changed`}, and \`${asked.script}\` ${how} (network to package registries only, no lifecycle scripts; log ${command.name}-setup.log): dependencies are still those of the first setup`;
	const ended = result instanceof Error ? void 0 : result;
	return {
		kind: "failed",
		note,
		command: asked.script,
		logPath: `logs/${command.name}-setup.log`,
		ended
	};
}
/** The run's setup command; where there was nothing to set up, what the manifests of `tree` ask for. */
async function setupOf({ request, workspace, commands, headTree }, tree) {
	if (commands.setup !== void 0) return commands.setup;
	if (changedManifests((await workspace.repository.differences(headTree, tree)).map(({ path }) => path)).length === 0) return void 0;
	return (await findRunCommands(request, {
		...workspace,
		head: tree
	})).setup;
}
/** And what the agent's shell and the tests reach anyway. */
function registries({ sandboxNetwork }) {
	return Array.isArray(sandboxNetwork) ? [...packageHosts, ...sandboxNetwork] : packageHosts;
}
export { changedManifests as a, withoutScripts as c, changedInstallInputs as i, lockFilesOf as l, repeatSetup as n, noQuestions as o, setupOf as r, noScripts as s, registries as t, makesStale as u };
