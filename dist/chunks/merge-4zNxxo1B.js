import { t as temporaryFolder } from "./temporary-folder-D44PhmPS.js";
import { accessSync, constants, realpathSync } from "node:fs";
import { lstat, writeFile } from "node:fs/promises";
import { delimiter, dirname, isAbsolute, join, posix, sep } from "node:path";
import { spawn } from "node:child_process";
import { isUtf8 } from "node:buffer";
// src/git/git.ts
/**
* One safe git call. Nothing that a work tree or its `.git` contains can run here: the git folder is our own, no
* configuration but the one below is read, there are no hooks, no fsmonitor, no filters, and the environment is made
* from nothing. Measured: with only `core.hooksPath` set, a planted fsmonitor, diff.external and clean filter ran.
*/
/** A git call that failed where it should not have; `stderr` holds what git said. */
var GitError = class extends Error {
	name = "GitError";
	stderr;
	constructor(verb, result) {
		const said = result.stderr.trim().split("\n").slice(-3).join(" ") || "no message";
		super(`git ${verb} ended with ${result.code ?? "a signal"}: ${said}`);
		this.stderr = result.stderr;
	}
};
/** Git bound to one git folder: `run` returns whatever happened, `text` and `bytes` throw a GitError unless git exited 0. */
function gitAt(place) {
	const run = async (args, options = {}) => call(place, args, options);
	const bytes = async (args, options = {}) => {
		const result = await run(args, options);
		if (result.code !== 0 && !result.cut) throw new GitError(args[0] ?? "", result);
		return result.stdout;
	};
	const text = async (args, options = {}) => (await bytes(args, options)).toString().trim();
	return {
		place,
		run,
		bytes,
		text
	};
}
/** Git in `usual`, else the first on `path` that does not lie in `tree`, where a planted one could. */
function findGit(tree, path = "", usual = "/usr/bin") {
	const inTree = realpath$1(tree);
	for (const folder of [usual, ...path.split(delimiter)]) {
		const real = isAbsolute(folder) ? realpath$1(folder) : void 0;
		if (real === void 0 || real === inTree || real.startsWith(inTree + sep)) continue;
		try {
			accessSync(join(real, "git"), constants.X_OK);
			return join(real, "git");
		} catch {}
	}
	throw new Error("git was not found: install it, so that /usr/bin/git or a git on PATH outside the repository exists");
}
function realpath$1(path) {
	try {
		return realpathSync(path);
	} catch {
		return path;
	}
}
/** By path: the program does not change while a process lives. 2.32 is 2032. */
const versions = /* @__PURE__ */ new Map();
/** Older ones would read the user's settings and would not take ours from the environment. */
async function requireVersion(git) {
	if (versions.has(git.place.git)) return;
	const text = await git.text(["version"]);
	const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(text) ?? [];
	const version = Number(major) * 1e3 + Number(minor);
	if (version < 2032) throw new Error(`${git.place.git} is too old (${text}): git 2.32 or newer is needed`);
	versions.set(git.place.git, version);
}
/** Whether one `cat-file` tells of objects and prints them (2.36); false where the version has not been asked. */
function answersBoth({ place }) {
	return (versions.get(place.git) ?? 0) >= 2036;
}
const defaultTimeoutMs = 6e5;
const mostOutputBytes = 536870912;
const configuration = [
	["core.hooksPath", "/dev/null"],
	["core.fsmonitor", "false"],
	["core.untrackedCache", "false"],
	["core.attributesFile", "/dev/null"],
	["core.excludesFile", "/dev/null"],
	["core.fileMode", "true"],
	["core.symlinks", "true"],
	["core.protectHFS", "true"],
	["core.protectNTFS", "true"],
	["credential.helper", ""],
	["diff.ignoreSubmodules", "all"],
	["diff.renames", "false"],
	["submodule.recurse", "false"],
	["fetch.recurseSubmodules", "false"],
	["protocol.ext.allow", "never"],
	["gc.auto", "0"],
	["maintenance.auto", "false"],
	["advice.detachedHead", "false"]
];
function environment({ git, gitDir, tree }, options) {
	const config = [...configuration, ...options.config ?? []];
	return {
		PATH: [.../* @__PURE__ */ new Set([
			dirname(git),
			"/usr/bin",
			"/bin"
		])].join(delimiter),
		HOME: gitDir,
		LC_ALL: "C",
		GIT_DIR: gitDir,
		...tree === void 0 ? {} : { GIT_WORK_TREE: tree },
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_ATTR_NOSYSTEM: "1",
		GIT_TERMINAL_PROMPT: "0",
		GIT_LITERAL_PATHSPECS: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_ALLOW_PROTOCOL: "",
		GIT_CONFIG_COUNT: String(config.length),
		...Object.fromEntries(config.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${index}`, key], [`GIT_CONFIG_VALUE_${index}`, value]])),
		...options.env
	};
}
function call(place, args, options) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const child = startGit(place, args, options);
	const timer = setTimeout(() => endGroup(child), options.timeoutMs ?? defaultTimeoutMs);
	const limit = options.cutAtBytes ?? mostOutputBytes;
	const chunks = [];
	let size = 0;
	let errors = "";
	child.stdout.on("data", (chunk) => {
		if (size <= limit) chunks.push(chunk);
		size += chunk.length;
		if (size > limit) endGroup(child);
	});
	child.stderr.on("data", (chunk) => {
		errors = (errors + chunk.toString()).slice(-65536);
	});
	child.stdin.on("error", () => {});
	child.stdin.end(options.input);
	child.on("error", (cause) => {
		settled();
		reject(new Error(`${place.git} could not be started`, { cause }));
	});
	child.on("close", (code) => {
		settled();
		if (size > limit && options.cutAtBytes === void 0) {
			reject(/* @__PURE__ */ new Error(`git ${args[0]} printed more than ${mostOutputBytes} bytes`));
			return;
		}
		const stdout = Buffer.concat(chunks).subarray(0, limit);
		resolve({
			code,
			stdout,
			stderr: errors,
			cut: size > limit
		});
	});
	const settled = () => clearTimeout(timer);
	return promise;
}
/** A process of git, which is ended when the place's signal comes. */
function startGit(place, args, options = {}) {
	place.signal?.throwIfAborted();
	const child = spawn(place.git, args, {
		cwd: options.cwd ?? place.tree ?? place.gitDir,
		env: environment(place, options),
		detached: true
	});
	const end = () => endGroup(child);
	place.signal?.addEventListener("abort", end, { once: true });
	const gone = () => place.signal?.removeEventListener("abort", end);
	child.on("close", gone).on("error", gone);
	return child;
}
function endGroup({ pid }) {
	try {
		if (pid !== void 0) process.kill(-pid, "SIGKILL");
	} catch {}
}
// src/git/object-reader.ts
/** What `name` stands for, a ref, an id or `<id>^{tree}`; undefined where it is not here. */
async function objectInfo(git, name) {
	return (await ask(git, "info", name))?.info;
}
/** Its bytes; undefined where it is not here. */
async function objectBytes(git, id) {
	return (await ask(git, "contents", id))?.bytes;
}
const readers = /* @__PURE__ */ new WeakMap();
/** Longer than a turn of most models: it is a few megabytes, mostly shared. */
const idleMs = 6e4;
async function ask(git, kind, name) {
	if (/[\n\0]/.test(name)) return void 0;
	const known = readers.get(git) ?? /* @__PURE__ */ new Map();
	readers.set(git, known);
	const option = answersBoth(git) ? "--batch-command" : kind === "info" ? "--batch-check" : "--batch";
	const reader = known.get(option) ?? openReader(git, option, known);
	known.set(option, reader);
	return await reader(kind, name);
}
/** Takes itself out of `known` when it answers no more. */
function openReader(git, option, known) {
	const child = startGit(git.place, ["cat-file", option]);
	const questions = [];
	let idle;
	const onEnd = () => {
		if (known.get(option) === reader) known.delete(option);
	};
	const failAll = (error) => {
		for (const { failed } of questions.splice(0)) failed(error);
	};
	const end = () => {
		onEnd();
		child.stdin.end();
	};
	const rest = () => {
		hold(child, false);
		idle = setTimeout(end, idleMs).unref();
	};
	let said = "";
	child.stderr.on("data", (chunk) => {
		said = (said + chunk.toString()).slice(-4096);
	});
	child.stdin.on("error", () => {});
	child.on("error", (cause) => {
		onEnd();
		failAll(new Error(`${git.place.git} could not be started`, { cause }));
	});
	child.on("close", () => {
		onEnd();
		clearTimeout(idle);
		failAll(/* @__PURE__ */ new Error(`git cat-file ended: ${said.trim() || "no message"}`));
	});
	const hand = (answer) => {
		questions.shift()?.answered(answer);
		if (questions.length === 0) rest();
	};
	child.stdout.on("data", answersOf(() => questions[0]?.withBytes ?? false, hand));
	const reader = (kind, name) => new Promise((answered, failed) => {
		clearTimeout(idle);
		hold(child, true);
		questions.push({
			withBytes: kind === "contents",
			answered,
			failed
		});
		child.stdin.write(option === "--batch-command" ? `${kind} ${name}\n` : `${name}\n`);
	});
	return reader;
}
/** While it has nothing to answer it keeps no process alive. */
function hold(child, isAsked) {
	for (const each of [child, ...[
		child.stdin,
		child.stdout,
		child.stderr
	]]) if (isAsked) each.ref();
	else each.unref();
}
/** Takes what git prints, in whatever pieces, and hands on one answer after the other. */
function answersOf(withBytes, hand) {
	let chunks = [];
	let length = 0;
	let info;
	const whole = () => {
		const [only = Buffer.alloc(0)] = chunks;
		const all = chunks.length > 1 ? Buffer.concat(chunks) : only;
		chunks = [all];
		return all;
	};
	const take = (bytes) => {
		const all = whole();
		chunks = [all.subarray(bytes)];
		length -= bytes;
		return all.subarray(0, bytes);
	};
	return (chunk) => {
		chunks.push(chunk);
		length += chunk.length;
		for (;;) {
			if (info !== void 0) {
				if (length <= info.size) return;
				const bytes = Buffer.from(take(info.size + 1).subarray(0, info.size));
				const answer = {
					info,
					bytes
				};
				info = void 0;
				hand(answer);
				continue;
			}
			const at = whole().indexOf(10);
			if (at === -1) return;
			const found = headerOf(take(at + 1).toString());
			if (found !== void 0 && withBytes()) info = found;
			else hand(found && { info: found });
		}
	};
}
/** `<name> missing` and the like are no object. */
function headerOf(line) {
	const [, id = "", type = "", size = ""] = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(line) ?? [];
	return id === "" ? void 0 : {
		id,
		type,
		size: Number(size)
	};
}
// src/git/blobs.ts
/** Ids asked for in one call hold at most this much together. */
const batchBytes = 67108864;
/** Of each git folder the blobs read last: a run over a small Go project asks 133 times for 25 of them, at 4 ms a call. */
const kept = /* @__PURE__ */ new WeakMap();
const keptBytes = 16777216;
/** A blob's bytes, not to be written to, or undefined where it is larger than `maxBytes`. */
async function readBlob(git, id, maxBytes) {
	const known = kept.get(git)?.get(id);
	if (known !== void 0) {
		keep(git, id, known);
		return known.length > maxBytes ? void 0 : known;
	}
	const info = await objectInfo(git, id);
	if (info !== void 0 && info.size > maxBytes) return void 0;
	const bytes = info?.type === "blob" ? await objectBytes(git, id) : void 0;
	if (bytes === void 0) throw new Error(`the git object ${id} cannot be read`);
	keep(git, id, bytes);
	return bytes;
}
function keep(git, id, bytes) {
	if (bytes.length > keptBytes / 4) return;
	const blobs = kept.get(git) ?? /* @__PURE__ */ new Map();
	kept.set(git, blobs);
	blobs.delete(id);
	blobs.set(id, bytes);
	let room = keptBytes;
	for (const each of blobs.values()) room -= each.length;
	for (const [oldest, each] of blobs) {
		if (room >= 0) return;
		blobs.delete(oldest);
		room += each.length;
	}
}
/** Sizes in bytes; an object that is not there has none. */
async function sizesOf(git, ids) {
	const sizes = await Promise.all([...new Set(ids)].map(async (id) => [id, (await objectInfo(git, id))?.size]));
	return new Map(sizes.flatMap(([id, size]) => size === void 0 ? [] : [[id, size]]));
}
/** Blobs of known sizes; one without is not there and is left out. */
async function readBlobs(git, ids, sizes) {
	const wanted = [...new Set(ids)].filter((id) => sizes.has(id));
	const read = await Promise.all(wanted.map(async (id) => [id, await objectBytes(git, id)]));
	return new Map(read.flatMap(([id, bytes]) => bytes === void 0 ? [] : [[id, bytes]]));
}
/** Splits items so that the objects of one part fit into memory together. */
function inBatches(items, sizeOf) {
	const parts = [];
	let room = 0;
	for (const item of items) {
		const size = sizeOf(item);
		const part = parts.at(-1);
		if (part === void 0 || size > room) {
			parts.push([item]);
			room = batchBytes - size;
		} else {
			part.push(item);
			room -= size;
		}
	}
	return parts;
}
// src/git/git-path.ts
/**
* Paths as git has them are bytes; nearly always UTF-8. A byte that is not comes through as a lone surrogate
* (U+DC80\u2013U+DCFF), so that every path is a string and still finds its way back to the same bytes.
*/
function decodePath(bytes) {
	return isUtf8(bytes) ? bytes.toString("utf8") : decodeBroken(bytes);
}
function encodePath(path) {
	if (path.isWellFormed()) return Buffer.from(path);
	const parts = [...path].map((char) => {
		const code = char.charCodeAt(0);
		return char.length === 1 && code >= 56448 && code <= 56575 ? Buffer.of(code - 56320) : Buffer.from(char);
	});
	return Buffer.concat(parts);
}
/** Records that end in NUL, as every `-z` prints and `-z --stdin` reads them. */
function splitNul(bytes) {
	const records = [];
	let start = 0;
	for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
		records.push(decodePath(bytes.subarray(start, end)));
		start = end + 1;
	}
	return records;
}
function joinNul(records) {
	const nul = Buffer.of(0);
	return Buffer.concat(records.flatMap((record) => [encodePath(record), nul]));
}
/** An absolute path below `root` for the file system, which would mangle a lone surrogate in a string. */
function pathIn(root, path) {
	return path.isWellFormed() ? `${root}/${path}` : Buffer.concat([Buffer.from(`${root}/`), encodePath(path)]);
}
/** The path and every folder above it, longest first. */
function* partsOf(path) {
	for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) yield path.slice(0, end);
}
/** `src/` of `src/a/b.js`; a path at the root stands for itself. */
function topFolder(path) {
	return path.includes("/") ? path.slice(0, path.indexOf("/") + 1) : path;
}
/** In the given order, but by the size of the top folder: where something is cut, the largest goes. */
function smallFoldersFirst(items, pathOf) {
	const counts = /* @__PURE__ */ new Map();
	const top = (item) => topFolder(pathOf(item));
	for (const item of items) counts.set(top(item), (counts.get(top(item)) ?? 0) + 1);
	return items.toSorted((a, b) => (counts.get(top(a)) ?? 0) - (counts.get(top(b)) ?? 0));
}
function decodeBroken(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length;) {
		const length = [
			1,
			2,
			3,
			4
		].find((size) => at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)));
		text += length === void 0 ? String.fromCharCode(56320 + (bytes[at] ?? 0)) : bytes.toString("utf8", at, at + length);
		at += length ?? 1;
	}
	return text;
}
// src/git/last-answers.ts
/** Of each git folder the `most` that were asked for last. */
function lastAnswers(most) {
	const kept = /* @__PURE__ */ new WeakMap();
	return (git, key, find) => {
		const known = kept.get(git) ?? /* @__PURE__ */ new Map();
		kept.set(git, known);
		const found = known.get(key) ?? find();
		known.delete(key);
		known.set(key, found);
		found.catch(() => known.delete(key));
		if (known.size > most) known.delete(known.keys().next().value ?? "");
		return found;
	};
}
// src/git/entries.ts
/** What a tree lists: every entry of a tree or commit, and one file's text, from one listing of each tree. */
const objectId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** With any of the modes that git has ever given to one. */
const isRegular = (mode) => /^100(?:644|755|664)$/.test(mode);
/** Every entry of a tree or commit, submodules included. */
async function listEntries(git, tree) {
	return (await listing(git, tree)).entries ?? lsTree(git, ["-r", tree]);
}
/** A regular file's text; undefined where it is absent, no regular file, or over `maxBytes`. */
async function readText(git, commit, path, maxBytes) {
	const entry = await (await listing(git, commit)).at(path);
	return entry && isRegular(entry.mode) ? (await readBlob(git, entry.id, maxBytes))?.toString() : void 0;
}
/** A run asks for thirty files of one tree, and each call of git takes 5 ms. */
const listings = lastAnswers(4);
/** About 20 MB. */
const mostEntries = 1e5;
async function listing(git, treeish) {
	if (!objectId.test(treeish)) return readListing(git, treeish);
	const tree = (await objectInfo(git, `${treeish}^{tree}`))?.id ?? treeish;
	return listings(git, tree, () => readListing(git, tree));
}
async function readListing(git, tree) {
	const entries = await lsTree(git, ["-r", tree]);
	if (entries.length > mostEntries) return { at: async (path) => (await lsTree(git, [
		tree,
		"--",
		path
	]))[0] };
	let byPath;
	return {
		entries,
		at: async (path) => {
			byPath ??= new Map(entries.map((entry) => [entry.path, entry]));
			return byPath.get(posix.normalize(path));
		}
	};
}
async function lsTree(git, args) {
	return splitNul(await git.bytes([
		"ls-tree",
		"-z",
		"--full-tree",
		...args
	])).map((record) => {
		const tab = record.indexOf("	");
		const [mode = "", , id = ""] = record.slice(0, tab).split(" ");
		return {
			mode,
			id,
			path: record.slice(tab + 1)
		};
	});
}
// src/git/ignored-files.ts
/** Ignored files that are new or changed since setup: they are in no commit, so nothing that needs them can be green. */
/** Beyond this many, an ignored folder of packages or build results is all there is to find. */
const mostLooked = 2e4;
/** Ignored files whose inode changed after `sinceMs`, sorted. */
async function ignoredSince(git, tree, sinceMs) {
	const candidates = splitNul(await git.bytes([
		"ls-files",
		"-o",
		"-i",
		"--exclude-standard",
		"-z"
	])).filter((path) => !/(^|\/)(node_modules|\.venv|__pycache__)\//.test(path));
	return (await Promise.all(candidates.slice(0, mostLooked).map(async (path) => {
		const info = await lstat(pathIn(tree, path)).catch(() => void 0);
		return info !== void 0 && info.ctimeMs > sinceMs ? [path] : [];
	}))).flat().sort();
}
/** Of these paths, those that an output speaks of: by path, by path without its extension, or by a telling name. */
function mentionedIn(output, paths) {
	return paths.filter((path) => {
		const name = path.slice(path.lastIndexOf("/") + 1);
		const bare = path.replace(/\.[^./]+$/, "");
		return output.includes(path) || bare.includes("/") && output.includes(bare) || name.length > 5 && output.includes(name);
	});
}
// src/git/merge.ts
/** Commits and texts merged without a work tree. Where commits conflict, the tree holds both sides and the ancestor between marks. */
/** A sentence where this git is too old for it (2.38). */
async function mergeCommits(git, ours, theirs) {
	const args = [
		"merge-tree",
		"--write-tree",
		"-z",
		"--name-only",
		"--messages",
		ours,
		theirs
	];
	const { code, stdout, stderr } = await git.run(args, { config: [["merge.conflictStyle", "diff3"]] });
	if (code !== 0 && code !== 1) return { problem: `git could not merge them (2.38 or newer is needed): ${stderr.trim().slice(0, 300)}` };
	const [tree = "", ...rest] = stdout.toString().split("\0");
	const end = rest.indexOf("");
	const conflicts = code === 0 ? [] : rest.slice(0, Math.max(0, end));
	const messages = rest.slice(end + 1).filter((part) => /^(CONFLICT|warning)/.test(part) && part.includes(":"));
	return {
		tree,
		conflicts: [...new Set(conflicts)],
		messages: messages.join("").trim()
	};
}
/**
* How many lines of a text are marks of a conflict. Their size is an attribute of git's (`conflict-marker-size`); the middle one
* underlines a heading too, so it counts only where `marked`, the text that git has made, is given, in the size that it has there.
*/
function countMarks(text, marked) {
	const outer = text.match(/^(?:<{7,}|>{7,}|\|{7,})(?: .*)?$/gm)?.length ?? 0;
	const size = marked === void 0 ? void 0 : /^<{7,}(?= )/m.exec(marked)?.[0].length;
	return size === void 0 ? outer : outer + (text.match(new RegExp(`^={${size}}$`, "gm"))?.length ?? 0);
}
/** The conflicts of a text, marks included. */
function conflictsIn(text) {
	return [...text.matchAll(/^<{7,}(?: .*)?\r?\n[\s\S]*?^>{7,}(?: .*)?$/gm)].map(([hunk]) => hunk);
}
/**
* `onto` with the change in it; a line that both changed stands as in `to`. undefined where git sees no text. Not `merge-file`:
* it takes changes of neighbouring lines for one conflict, and would bring the neighbour's change along.
*/
async function carryOver(git, { from, to, onto }) {
	const [change, other] = await Promise.all([hunksOf(git, from, to), hunksOf(git, from, onto)]);
	if (change === void 0 || other === void 0) return void 0;
	const lines = from.split("\n").map((line) => ({
		before: [],
		now: [line]
	}));
	const end = {
		before: [],
		now: []
	};
	const at = (index) => lines[index] ?? end;
	for (const { start, removed, added } of other) {
		if (removed === 0) at(start).before.push(...added);
		for (let index = 0; index < removed; index++) at(start + index).now = added.slice(index, index + 1);
		if (removed > 0) at(start + removed - 1).now.push(...added.slice(removed));
	}
	const there = new Set(other.map((hunk) => JSON.stringify(hunk)));
	for (const { start, removed, added } of change.filter((hunk) => !there.has(JSON.stringify(hunk)))) {
		for (let index = 0; index < removed; index++) at(start + index).now = [];
		at(start).before.push(...added);
	}
	return [...lines, end].flatMap(({ before, now }) => [...before, ...now]).join("\n");
}
async function hunksOf(git, from, to) {
	if (from === to) return [];
	await using scratch = await temporaryFolder(join(git.place.gitDir, "merge-"));
	const { path: folder } = scratch;
	await Promise.all([writeFile(join(folder, "a"), `${from}\n`), writeFile(join(folder, "b"), `${to}\n`)]);
	const { code, stdout } = await git.run([
		"diff",
		"--no-index",
		"--no-color",
		"--no-ext-diff",
		"--no-textconv",
		"--unified=0",
		"a",
		"b"
	], { cwd: folder });
	return code === 1 ? readHunks(stdout.toString()) : void 0;
}
function readHunks(patch) {
	const hunks = [];
	for (const line of patch.split("\n")) {
		const head = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/.exec(line);
		if (head !== null) {
			const removed = Number(head[2] ?? 1);
			hunks.push({
				start: Number(head[1]) - (removed === 0 ? 0 : 1),
				removed,
				added: []
			});
		} else if (line.startsWith("+")) hunks.at(-1)?.added.push(line.slice(1));
	}
	return hunks.length === 0 ? void 0 : hunks;
}
export { objectBytes as C, requireVersion as D, gitAt as E, sizesOf as S, findGit as T, splitNul as _, ignoredSince as a, readBlob as b, listEntries as c, lastAnswers as d, decodePath as f, smallFoldersFirst as g, pathIn as h, mergeCommits as i, objectId as l, partsOf as m, conflictsIn as n, mentionedIn as o, joinNul as p, countMarks as r, isRegular as s, carryOver as t, readText as u, topFolder as v, objectInfo as w, readBlobs as x, inBatches as y };
