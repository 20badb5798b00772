import { existsSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
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
export { isUnder as n, findToolchains as t };
