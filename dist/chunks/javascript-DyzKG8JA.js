// src/packages/ecosystems/javascript.ts
/** npm, pnpm, yarn or bun: the lock file decides, then `packageManager`, then npm. */
const javascript = {
	words: [
		"npm",
		"npx",
		"pnpm",
		"yarn",
		"bun",
		"bunx",
		"node",
		"vitest",
		"jest",
		"mocha",
		"ava",
		"tap",
		"playwright"
	],
	async find(tree, names) {
		const text = names.has("package.json") ? await tree.read("package.json") : void 0;
		if (text === void 0) return void 0;
		const manifest = parse(text);
		if (manifest === void 0) return {
			files: ["package.json"],
			note: "package.json is not valid JSON"
		};
		const manager = await packageManager(tree, names, manifest);
		return {
			files: ["package.json", ...manager.file === void 0 ? [] : [manager.file]],
			setup: hasDependencies(manifest) || manager.file !== void 0 ? manager.install : void 0,
			...commandsOfManifest(manifest, manager)
		};
	}
};
/** What its scripts say, run by this package manager. */
function commandsOfManifest({ scripts = {} }, manager) {
	return {
		build: isScript(scripts.build) ? `${manager.run} build` : void 0,
		...testCommand(scripts, manager)
	};
}
async function scriptsOf(tree) {
	const manifest = parse(await tree.read("package.json") ?? "");
	if (manifest === void 0) return void 0;
	const { run, exec } = await packageManager(tree, new Set(await tree.list()), manifest);
	const texts = Object.entries(manifest.scripts ?? {}).filter((entry) => isScript(entry[1]));
	return {
		texts: new Map(texts),
		run,
		exec
	};
}
function parse(text) {
	try {
		const value = JSON.parse(text.replace(/^\uFEFF/, ""));
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}
const npm = {
	run: "npm run",
	test: "npm test",
	exec: "npx --no-install"
};
const pnpm = {
	install: "pnpm install --frozen-lockfile",
	run: "pnpm run",
	test: "pnpm test",
	exec: "pnpm exec"
};
const yarn = {
	run: "yarn run",
	test: "yarn test",
	exec: "yarn exec"
};
const bun = {
	install: "bun install --frozen-lockfile",
	run: "bun run",
	test: "bun run test",
	exec: "bunx"
};
async function packageManager(tree, names, manifest) {
	const lock = (file) => names.has(file) ? file : void 0;
	const pnpmLock = lock("pnpm-lock.yaml");
	if (pnpmLock) return {
		file: pnpmLock,
		...pnpm
	};
	const bunLock = lock("bun.lock") ?? lock("bun.lockb");
	if (bunLock) return {
		file: bunLock,
		...bun
	};
	const yarnLock = lock("yarn.lock");
	if (yarnLock) return {
		file: yarnLock,
		install: `yarn install ${names.has(".yarnrc.yml") || (await tree.read(yarnLock))?.includes("__metadata:") === true ? "--immutable" : "--frozen-lockfile"}`,
		...yarn
	};
	const npmLock = lock("package-lock.json") ?? lock("npm-shrinkwrap.json");
	if (npmLock) return {
		file: npmLock,
		install: "npm ci",
		...npm
	};
	const declared = String(manifest.packageManager ?? "").split("@")[0];
	if (declared === "pnpm") return {
		...pnpm,
		install: "pnpm install"
	};
	if (declared === "yarn") return {
		...yarn,
		install: "yarn install"
	};
	if (declared === "bun") return {
		...bun,
		install: "bun install"
	};
	return {
		...npm,
		install: "npm install --no-package-lock --no-audit --no-fund"
	};
}
function hasDependencies(manifest) {
	return [
		"dependencies",
		"devDependencies",
		"optionalDependencies",
		"peerDependencies",
		"workspaces"
	].some((key) => {
		const value = manifest[key];
		return typeof value === "object" && value !== null && Object.keys(value).length > 0;
	});
}
function testCommand(scripts, manager) {
	const script = scripts.test;
	if (!isScript(script) || /no test specified/.test(script)) return { note: "package.json has no test script" };
	if (!watches(script)) return { test: manager.test };
	const once = [
		"test:ci",
		"test:run",
		"test:once",
		"ci:test"
	].find((name) => isScript(scripts[name]) && !watches(String(scripts[name])));
	if (once !== void 0) return {
		test: `${manager.run} ${once}`,
		note: `the test script watches, ${once} does not`
	};
	if (/[&|;<>`$()]/.test(script)) return {
		test: manager.test,
		note: "the test script may watch: set test-command"
	};
	return {
		test: `${manager.exec} ${unwatched(script)}`,
		note: "the test script watches; run without it"
	};
}
/** `vitest` alone does not watch under CI=true; `vitest watch`, and `--watch` of any runner, does. */
function watches(script) {
	const words = script.split(/\s+/);
	return words.some((word) => /^(-w|--watch|--watchAll|--watch=true|--watchAll=true)$/.test(word)) || isWatchVerb(words);
}
function isWatchVerb(words) {
	const at = words.indexOf("vitest");
	return at >= 0 && ["watch", "dev"].includes(words[at + 1] ?? "");
}
function unwatched(script) {
	const words = script.split(/\s+/).filter((word) => !/^(-w|--watch|--watchAll)(=true)?$/.test(word));
	const at = words.indexOf("vitest");
	if (at >= 0) words.splice(at + 1, isWatchVerb(words) || words[at + 1] === "run" ? 1 : 0, "run");
	return words.join(" ");
}
function isScript(value) {
	return typeof value === "string" && value.trim() !== "";
}
export { scriptsOf as a, parse as i, javascript as n, packageManager as r, commandsOfManifest as t };
