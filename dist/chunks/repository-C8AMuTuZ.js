import { D as requireVersion, E as gitAt, T as findGit, _ as splitNul, a as ignoredSince, b as readBlob, c as listEntries, d as lastAnswers, f as decodePath, g as smallFoldersFirst, h as pathIn, l as objectId, m as partsOf, p as joinNul, s as isRegular, t as carryOver, u as readText, v as topFolder, w as objectInfo } from "./merge-4zNxxo1B.js";
import { r as succeeds, t as removeTree } from "./remove-tree-Fu2rR11P.js";
import { setTimeout } from "node:timers/promises";
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { access, chmod, constants as constants$1, copyFile, lchown, lstat, mkdir, open, readFile, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { createHash, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
// src/git/dot-git.ts
/**
* What a checkout's `.git` says, read as text: git itself never looks at it, so nothing it configures can run. A dozen small files at
* every start are read one after the other, at once: as promises they are 10 ms, and each waits for its turn beside what is loaded.
*/
/** The `.git` of `folder` (or a bare repository), undefined where there is none. */
async function findDotGit(folder) {
	const place = join(folder, ".git");
	const info = infoOf(place);
	if (info === void 0) return textOf(join(folder, "HEAD")) !== void 0 && isFolder(join(folder, "objects")) ? {
		kind: "folder",
		gitDir: folder,
		commonDir: folder
	} : void 0;
	if (info.isDirectory()) return withCommon("folder", place);
	const pointer = /^gitdir: (.+?)\s*$/.exec(textOf(place) ?? "")?.[1];
	return pointer === void 0 ? void 0 : withCommon("file", resolve(folder, pointer));
}
/** The first of its folders that a branch needs and that cannot be written, with why. */
async function unwritableFolder(folder) {
	const dot = await findDotGit(folder);
	for (const part of dot === void 0 ? [] : [
		"objects",
		"refs",
		join("refs", "heads")
	]) {
		const path = join(dot?.commonDir ?? "", part);
		const code = await access(path, constants$1.W_OK).then(() => void 0, (error) => error.code ?? error.message);
		if (code !== void 0 && code !== "ENOENT") return {
			path,
			code
		};
	}
}
/** HEAD and every branch, tag and remote branch. `commit` is undefined where nothing was committed yet. */
async function readRefs(dot) {
	if (isFolder(join(dot.commonDir, "reftable"))) throw new Error("the repository keeps its refs as reftable, which is not supported: git refs migrate --ref-format=files");
	const ids = parsePacked(textOf(join(dot.commonDir, "packed-refs")) ?? "");
	const symbolic = /* @__PURE__ */ new Map();
	for (const kind of [
		"heads",
		"tags",
		"remotes"
	]) readLoose(dot.commonDir, `refs/${kind}`, ids, symbolic);
	const head = (textOf(join(dot.gitDir, "HEAD")) ?? "").trim();
	const name = /^ref: (refs\/heads\/.+)$/.exec(head)?.[1];
	if (name === void 0) return {
		commit: objectId.test(head) ? head : void 0,
		branch: void 0,
		ids,
		symbolic
	};
	return {
		commit: ids.get(name),
		branch: name.slice(11),
		ids,
		symbolic
	};
}
/** Every folder with objects of the repository: its own and those it borrows from, absolute. */
function objectFolders(objects, depth = 0) {
	if (depth > 5 || !isFolder(objects)) return [];
	const further = (textOf(join(objects, "info", "alternates")) ?? "").split("\n").filter((line) => line !== "" && !line.startsWith("#")).flatMap((line) => objectFolders(isAbsolute(line) ? line : resolve(objects, line), depth + 1));
	return [.../* @__PURE__ */ new Set([objects, ...further])];
}
/** Lets a git folder find what lies in these folders with objects; returns the file that says so. */
function borrowObjects(gitDir, folders) {
	const file = join(gitDir, "objects", "info", "alternates");
	writeFileSync(file, folders.map((folder) => `${folder}\n`).join(""));
	return file;
}
/** Set where objects were left on the server (`--filter`): our git cannot ask for them. */
async function isPartial(dot) {
	return (await readdir(join(dot.commonDir, "objects", "pack")).catch(() => [])).some((name) => name.endsWith(".promisor"));
}
/** undefined where there is no such file. */
function textOf(path) {
	return orAbsent(() => readFileSync(path, "utf8"));
}
const absences = /* @__PURE__ */ new Set([
	"ENOENT",
	"ENOTDIR",
	"EISDIR",
	"EACCES",
	"ELOOP"
]);
/** Where no more files can be opened, or the disk fails, nothing is known: a ref that is there must not count as missing. */
function orAbsent(read) {
	try {
		return read();
	} catch (error) {
		if (!absences.has(error.code ?? "")) throw error;
		return;
	}
}
function withCommon(kind, gitDir) {
	const common = textOf(join(gitDir, "commondir"))?.trim();
	return {
		kind,
		gitDir,
		commonDir: common ? resolve(gitDir, common) : gitDir
	};
}
function parsePacked(text) {
	const lines = text.split("\n").map((line) => line.split(" "));
	return new Map(lines.flatMap(([id = "", name = ""]) => objectId.test(id) && /^refs\/(heads|tags|remotes)\//.test(name) ? [[name, id]] : []));
}
function readLoose(root, folder, ids, symbolic) {
	const entries = orAbsent(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? [];
	for (const entry of entries) {
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) readLoose(root, name, ids, symbolic);
		if (!entry.isFile() || name.endsWith(".lock")) continue;
		const text = (textOf(join(root, name)) ?? "").trim();
		const target = /^ref: (refs\/\S+)$/.exec(text)?.[1];
		if (target !== void 0) symbolic.set(name, target);
		else if (objectId.test(text)) ids.set(name, text);
	}
}
function infoOf(path) {
	return orAbsent(() => statSync(path));
}
function isFolder(path) {
	return infoOf(path)?.isDirectory() ?? false;
}
// src/git/write-objects.ts
/** New blobs and commits as git's own loose objects: a process for each is 4 ms, and a proof writes one tree after the other. */
/** Ids of the written blobs, in the order of `texts`. `idLength`: of the ids that the repository has, 40 or 64. */
async function writeBlobs(git, texts, idLength) {
	const ids = [];
	for (const text of texts) ids.push(await writeObject(git, "blob", Buffer.from(text), idLength));
	return ids;
}
const compress = promisify(deflate);
async function writeObject(git, type, bytes, idLength) {
	const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
	const id = createHash(idLength === 64 ? "sha256" : "sha1").update(object).digest("hex");
	const path = join(git.place.gitDir, "objects", id.slice(0, 2), id.slice(2));
	if (existsSync(path)) return id;
	await mkdir(dirname(path), { recursive: true });
	const unfinished = join(dirname(path), `tmp_obj_${randomUUID()}`);
	await writeFile(unfinished, await compress(object), { mode: 292 });
	await rename(unfinished, path);
	return id;
}
// src/git/commit.ts
async function commitTree(git, options) {
	const tree = await idOf(git, options.tree, "tree");
	const parents = [];
	for (const parent of [options.parent, options.merged]) if (parent !== void 0) parents.push(await idOf(git, parent, "commit"));
	const by = `${person(options.author.name) || "redgreen"} <${person(options.author.email).replace(/\s/g, "") || "redgreen@localhost"}> ${Math.floor((options.date?.getTime() ?? Date.now()) / 1e3)} +0000`;
	const text = `${[
		`tree ${tree}`,
		...parents.map((id) => `parent ${id}`),
		`author ${by}`,
		`committer ${by}`
	].join("\n")}\n\n${commitMessage(options.message, options.trailers)}`;
	return writeObject(git, "commit", Buffer.from(text), tree.length);
}
async function idOf(git, name, type) {
	const found = await objectInfo(git, name);
	if (found?.type !== type) throw new Error(`${name} is no ${type} that is here`);
	return found.id;
}
/** As git writes one: without what would end it, and without marks at its ends. */
function person(text) {
	return plain(text).replace(/[<>]/g, "").replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, "");
}
/** Title, text and our trailers as the last paragraph, which alone git and GitHub read as trailers. */
function commitMessage(message, trailers) {
	const [title = "", ...rest] = message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => inert(plain(line)));
	const body = rest.join("\n").trim().replace(/^([A-Za-z][\w-]*):(?=\s)/gm, "$1 -");
	const ours = Object.entries(trailers).map(([key, value]) => `${key}: ${plain(value)}`);
	return `${[
		title.slice(0, maxTitleLength) || "Changes",
		body,
		ours.join("\n")
	].filter((paragraph) => paragraph !== "").join("\n\n")}\n`;
}
/**
* The commits of `to` that `from` does not have, newest first; all of them where `from` is undefined. `firstParent`: a merge stands
* for what it brought.
*/
async function log(git, from, to, { firstParent = false } = {}) {
	const format = "%H%x00%P%x00%an%x00%ae%x00%B%x00%(trailers:only,unfold)%x00%x01";
	const range = [
		"--end-of-options",
		to,
		...from === void 0 ? [] : [`^${from}`]
	];
	return (await loggedFields(git, format, [...firstParent ? ["--first-parent"] : [], ...range])).map(([commit = "", parents = "", name = "", email = "", message = "", trailers = ""]) => {
		const pairs = trailers.split("\n").map((line) => line.split(": ")).filter(([key]) => key).map(([key = "", ...value]) => [key, value.join(": ")]);
		return {
			commit,
			parents: parents.split(" ").filter(Boolean),
			author: {
				name,
				email
			},
			message: message.trim(),
			trailers: Object.fromEntries(pairs)
		};
	});
}
/** The fields of a format that ends each commit with a NUL and a byte 1. */
async function loggedFields(git, format, which) {
	return (await git.bytes([
		"log",
		"--no-show-signature",
		"--no-notes",
		`--format=${format}`,
		...which
	])).toString().split("\0\n").filter((record) => record !== "").map((record) => record.split("\0"));
}
const maxTitleLength = 200;
/** One line without control, format and other invisible characters. */
function plain(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
/** Nothing in a story's title may close an issue, call somebody or switch CI off. */
function inert(line) {
	return line.replace(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:?\s+)\S*?(?:#|\bgh-|\/(?:issues|pull|discussions)\/)(\d+)/gi, "$1$2issue $3").replace(/\[(skip|no)[ -](ci|actions)\]|\[(ci|actions)[ -]skip\]|\*{3}no_ci\*{3}/gi, (found) => `(${found.replace(/[[\]*]/g, "")})`).replace(/(^|[^\w`])@(?=[A-Za-z0-9])/g, "$1@ ");
}
// src/git/own-index.ts
/** Git's index as a tree: which one our own holds, and temporary ones with another. */
/** The tree that the own index of each git folder is known to hold; nothing while it is changed. */
const held = /* @__PURE__ */ new WeakMap();
/** Around whatever changes the own index: undefined before it, afterwards the tree where that is known. */
function ownIndexHolds(git, tree) {
	if (tree === void 0) held.delete(git);
	else held.set(git, { tree });
}
let indexes = 0;
/** A temporary index that holds `tree`; removed at the end of the scope. */
async function indexOf(git, tree) {
	const file = join(git.place.gitDir, `index.${++indexes}`);
	const env = { GIT_INDEX_FILE: file };
	if (!await isCopied(git, tree, file)) await git.bytes(["read-tree", tree], { env });
	return {
		env,
		[Symbol.asyncDispose]: () => rm(file, { force: true })
	};
}
/** What a snapshot has just written is there already: a copy is no process, and of 50,000 files none is looked up. */
async function isCopied(git, tree, file) {
	const known = held.get(git);
	if (known?.tree !== tree) return false;
	return await succeeds(copyFile(join(git.place.gitDir, "index"), file)) && held.get(git) === known;
}
// src/git/trees.ts
/** Trees as values: what differs between two, and a new one made of one tree with entries of another. */
const absentMode = "000000";
const fileMode = "100644";
const submoduleMode = "160000";
const linkMode = "120000";
const plainDiff = [
	"diff-tree",
	"-r",
	"--no-renames",
	"--no-ext-diff",
	"--no-textconv"
];
/** What differs between two ids never changes, and one checkpoint asks five times. */
const asked = lastAnswers(4);
/** From `diff-tree --raw`, so that we read the bytes that git committed and no patch text. */
function differences(git, from, to) {
	if (from === to) return Promise.resolve([]);
	if (!objectId.test(from) || !objectId.test(to)) return readDifferences(git, from, to);
	return asked(git, `${from} ${to}`, () => readDifferences(git, from, to));
}
async function readDifferences(git, from, to) {
	const fields = splitNul(await git.bytes([
		...plainDiff,
		"-z",
		"--raw",
		"--no-abbrev",
		from,
		to
	]));
	const found = [];
	for (let at = 0; at + 1 < fields.length; at += 2) found.push(differenceOf(fields[at] ?? "", fields[at + 1] ?? ""));
	return found;
}
/** From a record of `--raw` and the path that follows it. */
function differenceOf(record, path) {
	const [fromMode = "", toMode = "", fromId = "", toId = ""] = record.slice(1).split(" ");
	return {
		path,
		status: fromMode === "000000" ? "added" : toMode === "000000" ? "deleted" : "modified",
		fromMode,
		toMode,
		fromId,
		toId
	};
}
/** Lines added and deleted; a binary file counts as a file with no lines. */
async function diffStat(git, from, to) {
	const stat = {
		files: 0,
		insertions: 0,
		deletions: 0,
		paths: []
	};
	if (from === to) return stat;
	for (const record of splitNul(await git.bytes([
		...plainDiff,
		"-z",
		"--numstat",
		from,
		to
	], withoutAttributes(git)))) {
		const [, added = "", deleted = "", path = ""] = /^(\d+|-)\t(\d+|-)\t([\s\S]*)$/.exec(record) ?? [];
		stat.files += 1;
		stat.insertions += Number(added) || 0;
		stat.deletions += Number(deleted) || 0;
		stat.paths.push(path);
	}
	return stat;
}
/** The patch from one tree to the other, cut after `maxBytes` with a line that says so. */
async function patch(git, from, to, maxBytes = 4194304) {
	if (from === to) return "";
	const args = [
		...plainDiff,
		"-p",
		"--binary",
		"--full-index",
		from,
		to
	];
	const { stdout, cut } = await git.run(args, {
		...withoutAttributes(git),
		cutAtBytes: maxBytes
	});
	const text = stdout.toString();
	return cut ? `${text.slice(0, text.lastIndexOf("\n") + 1)}\u2026 the rest of the patch is left out (over ${maxBytes} bytes)\n` : text;
}
/** Whether a file of the tree whose name matches has these words in it. */
async function hasText(git, tree, words, names) {
	const { code, stderr } = await git.run([
		"grep",
		"-q",
		"-a",
		"-F",
		"-e",
		words,
		tree,
		"--",
		names
	], { env: { GIT_LITERAL_PATHSPECS: "0" } });
	if (code === null || code > 1) throw new Error(`git grep failed: ${stderr}`);
	return code === 0;
}
/** `tree` with each entry put in its place; mode `000000` takes the path out. Returns the new tree's id. */
async function withEntries(git, tree, entries) {
	if (entries.length === 0) return treeOf(git, tree);
	await using index = await indexOf(git, tree);
	await updateIndex(git, entries.toSorted((a, b) => Number(b.mode === absentMode) - Number(a.mode === absentMode)), index.env);
	return await git.text(["write-tree"], { env: index.env });
}
/** Puts entries into an index, the own one without `env`. */
async function updateIndex(git, entries, env) {
	const input = joinNul(entries.map(({ mode, id, path }) => `${mode} ${id}\t${path}`));
	await git.bytes([
		"update-index",
		"--replace",
		"-z",
		"--index-info"
	], {
		env,
		input
	});
}
async function treeOf(git, id) {
	const found = await objectInfo(git, `${id}^{tree}`);
	if (found === void 0) throw new Error(`${id} is no tree that is here`);
	return found.id;
}
/** What each difference leads to, as entries for `withEntries`. */
function outcomeOf(changes) {
	return changes.map(({ path, toMode, toId }) => ({
		path,
		mode: toMode,
		id: toId
	}));
}
/** `tree` with `paths` (files, or folders with all they hold) as the tree or commit `from` has them; gone where it has none. */
async function treeWith(git, tree, from, paths) {
	const exact = new Set(paths.map((path) => path.replace(/\/+$/, "")));
	return withEntries(git, tree, outcomeOf((await differences(git, tree, from)).filter(({ path }) => partsOf(path).some((part) => exact.has(part)))));
}
/** `tree` with these regular files in it, path \u2192 content; one that is there keeps its mode. */
async function treeWithFiles(git, tree, files) {
	const there = files.size === 0 ? [] : await listEntries(git, tree);
	const modes = new Map(there.filter(({ path }) => files.has(path)).map(({ path, mode }) => [path, mode]));
	const ids = await writeBlobs(git, [...files.values()], tree.length);
	return withEntries(git, tree, [...files.keys()].map((path, at) => ({
		mode: modes.get(path) ?? fileMode,
		id: ids[at] ?? "",
		path
	})));
}
/** Writes `paths` of `tree` into the folder `into`, bytes and modes as a checkout would: eol conversion, links, exec bits. */
async function writeFiles(git, tree, paths, into) {
	if (paths.length === 0) return;
	await using index = await indexOf(git, tree);
	await git.bytes([
		"checkout-index",
		"-f",
		"-z",
		"--stdin"
	], {
		env: {
			...index.env,
			GIT_WORK_TREE: into
		},
		input: joinNul(paths),
		cwd: into
	});
}
/** The paths among `paths` whose attributes in `tree` name a filter (Git LFS and the like), with the filter's name. */
async function filteredPaths(git, tree, paths) {
	if (paths.length === 0 || !await namesFilters(git, tree)) return /* @__PURE__ */ new Map();
	await using index = await indexOf(git, tree);
	const fields = splitNul(await git.bytes([
		"check-attr",
		"--cached",
		"-z",
		"--stdin",
		"filter"
	], {
		env: index.env,
		input: joinNul(paths)
	}));
	const found = /* @__PURE__ */ new Map();
	for (let at = 0; at + 2 < fields.length; at += 3) {
		const [path = "", , value = ""] = fields.slice(at, at + 3);
		if (![
			"unspecified",
			"unset",
			"set"
		].includes(value)) found.set(path, value);
	}
	return found;
}
/** Whether an attribute of the tree can name a filter: without a word of one nothing need be asked of git. */
async function namesFilters(git, tree) {
	const files = (await listEntries(git, tree)).filter(({ path }) => /(^|\/)\.gitattributes$/.test(path));
	for (const { mode, id } of files) {
		if (!isRegular(mode)) return true;
		if ((await readBlob(git, id, 1048576))?.includes("filter=") ?? true) return true;
	}
	return false;
}
/** Diffs as if there were no `.gitattributes`: an agent's `*.ts -diff` must not hide a change from who reads it. */
function withoutAttributes(git) {
	const { gitDir } = git.place;
	return {
		cwd: gitDir,
		env: {
			GIT_WORK_TREE: join(gitDir, "objects", "info"),
			GIT_INDEX_FILE: join(gitDir, "no-index")
		}
	};
}
// src/git/lfs-content.ts
/** Git LFS: a commit has pointers, and what they stand for lies in stores, a `.git/lfs/objects` or what was fetched for the run. */
/** The SHA-256 that a pointer names, or undefined where this is no pointer. */
function pointedAt(text) {
	return /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n[\s\S]*?^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1];
}
/** Where a store keeps an object. */
function objectIn(store, oid) {
	return join(store, oid.slice(0, 2), oid.slice(2, 4), oid);
}
/** Replaces pointers among `paths` of the work tree (all of `commit`'s, if not given) from the first of `stores` that has the content. */
async function fillContent(git, tree, commit, stores, paths) {
	const there = stores.filter((store) => existsSync(store));
	if (there.length === 0) return;
	const among = paths ?? (await listEntries(git, commit)).map(({ path }) => path);
	for (const [path, filter] of await filteredPaths(git, commit, among)) {
		const place = pathIn(tree, path);
		const info = await lstat(place).catch(() => void 0);
		if (filter !== "lfs" || !info?.isFile() || info.size > 1024) continue;
		const oid = pointedAt(await readFile(place, "utf8"));
		const found = oid === void 0 ? void 0 : there.map((store) => objectIn(store, oid)).find(existsSync);
		if (found !== void 0) await copyFile(found, place).catch(() => {});
	}
}
/** Files of the work tree that are pointers still. Where no attribute of the commit names a filter, nothing is looked at. */
async function pointersLeft(git, tree, commit) {
	if (!await namesFilters(git, commit)) return [];
	const paths = (await listEntries(git, commit)).map(({ path }) => path);
	const left = [];
	for (const [path, filter] of await filteredPaths(git, commit, paths)) {
		const place = pathIn(tree, path);
		const info = filter === "lfs" ? await lstat(place).catch(() => void 0) : void 0;
		const text = info?.isFile() && info.size <= 1024 ? await readFile(place, "utf8") : "";
		const oid = pointedAt(text);
		if (oid !== void 0) left.push({
			path,
			oid,
			size: Number(/^size (\d+)$/m.exec(text)?.[1] ?? 0)
		});
	}
	return left;
}
// src/git/own-git-dir.ts
/** Our own git folders: the one outside the tree that all of our git works in, and the throw-away one for the sandbox. */
/** Makes `place.gitDir` afresh: objects borrowed from the checkout, its refs, shallow file, exclude file and index copied. */
async function makeOwnGitDir(place, dot, refs, commit) {
	const git = gitAt(place);
	const { gitDir } = place;
	initBare(gitDir, commit, true);
	borrowObjects(gitDir, objectFolders(join(dot.commonDir, "objects")));
	writePackedRefs(gitDir, refs.ids);
	for (const [name, target] of refs.symbolic) {
		mkdirSync(dirname(join(gitDir, name)), { recursive: true });
		writeFileSync(join(gitDir, name), `ref: ${target}\n`);
	}
	writeFileSync(join(gitDir, "HEAD"), `${commit}\n`);
	copyIfThere(join(dot.commonDir, "shallow"), join(gitDir, "shallow"));
	copyIfThere(join(dot.commonDir, "info", "exclude"), join(gitDir, "info", "exclude"));
	return git;
}
/**
* Copies the checkout's index, whose lstat data save reading every file, and clears what would hide changes in it: of the paths
* that it returns, such as those that a sparse checkout leaves out.
*/
async function copyIndex(git, dot) {
	const { gitDir } = git.place;
	const names = await readdir(dot.gitDir).catch(() => []);
	if (!names.includes("index")) return await readHead(git);
	for (const name of names.filter((entry) => entry === "index" || entry.startsWith("sharedindex."))) {
		copyFileSync(join(dot.gitDir, name), join(gitDir, name));
		const { atime, mtime } = statSync(join(dot.gitDir, name));
		utimesSync(join(gitDir, name), atime, mtime);
	}
	const listed = await git.run([
		"ls-files",
		"-v",
		"-z"
	]);
	if (listed.code !== 0) return await readHead(git);
	const hidden = splitFlagged(listed.stdout);
	if (hidden.length === 0) return [];
	await git.bytes([
		"update-index",
		"--no-assume-unchanged",
		"-z",
		"--stdin"
	], { input: Buffer.concat(hidden) });
	await git.bytes([
		"update-index",
		"--no-skip-worktree",
		"-z",
		"--stdin"
	], { input: Buffer.concat(hidden) });
	return splitNul(Buffer.concat(hidden));
}
/**
* Fills `into` with the `.git` that foreign code sees: HEAD on a branch, tags, the index; no remote, no settings, no
* hooks. Returns the folders with objects: whoever shows it writes `objects/info/alternates`, because the real `.git`,
* where they lie, is hidden then.
*/
async function fillInside(git, into, head) {
	const { gitDir } = git.place;
	initBare(into, head.commit, false);
	const refs = await readRefs({
		kind: "folder",
		gitDir,
		commonDir: gitDir
	});
	const ids = new Map([...refs.ids].filter(([name]) => name.startsWith("refs/tags/")));
	ids.set(`refs/heads/${head.branch}`, head.commit);
	writePackedRefs(into, ids);
	writeFileSync(join(into, "HEAD"), `ref: refs/heads/${head.branch}\n`);
	const names = readdirSync(gitDir).filter((name) => /^(index|shallow|sharedindex\..+)$/.test(name));
	for (const name of [...names, "info/exclude"]) copyIfThere(join(gitDir, name), join(into, name));
	return { objects: objectFolders(join(gitDir, "objects")) };
}
/** What `git init --bare --template=` writes, without a process for it. */
function initBare(gitDir, commit, bare) {
	rmSync(gitDir, {
		recursive: true,
		force: true
	});
	for (const folder of [
		"info",
		"objects/info",
		"objects/pack",
		"refs/heads",
		"refs/tags"
	]) mkdirSync(join(gitDir, folder), { recursive: true });
	writeFileSync(join(gitDir, "HEAD"), "ref: refs/heads/main\n");
	const sha256 = commit.length === 64;
	const core = `[core]\n\trepositoryformatversion = ${sha256 ? 1 : 0}\n\tfilemode = true\n\tbare = ${bare}\n`;
	writeFileSync(join(gitDir, "config"), sha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core);
}
async function readHead(git) {
	await rm(join(git.place.gitDir, "index"), { force: true });
	await git.text(["read-tree", "HEAD"]);
	return [];
}
function writePackedRefs(gitDir, ids) {
	const lines = [...ids].sort(([a], [b]) => a < b ? -1 : 1).map(([name, id]) => `${id} ${name}\n`);
	writeFileSync(join(gitDir, "packed-refs"), lines.join(""));
}
function copyIfThere(from, to) {
	try {
		copyFileSync(from, to);
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
}
/** `ls-files -v -z` marks assume-unchanged with a lower-case letter and skip-worktree with S; the records keep their NUL. */
function splitFlagged(listed) {
	const records = [];
	let start = 0;
	for (let end = listed.indexOf(0); end !== -1; end = listed.indexOf(0, start)) {
		const flag = String.fromCharCode(listed[start] ?? 0);
		if (flag === "S" || flag !== flag.toUpperCase()) records.push(listed.subarray(start + 2, end + 1));
		start = end + 1;
	}
	return records;
}
// src/git/tree-walk.ts
/** What git does not tell about a work tree: nested `.git`, FIFOs and sockets, folders that cannot be read. */
/** Walks `root` without following links; `skip` names folders that are not entered (ignored ones, submodules). */
async function walkTree(root, skip) {
	const found = {
		nestedGit: [],
		special: [],
		opened: false
	};
	const onOpened = () => {
		found.opened = true;
	};
	const folders = [""];
	const visit = async (folder) => {
		for (const entry of await readFolder(folder === "" ? root : pathIn(root, folder), onOpened)) {
			const name = decodePath(entry.name);
			const path = folder === "" ? name : `${folder}/${name}`;
			if (name.toLowerCase() === ".git") {
				if (folder !== "" || name !== ".git") found.nestedGit.push(path);
			} else if (entry.isDirectory()) {
				if (!skip.has(path)) folders.push(path);
			} else if (!entry.isFile() && !entry.isSymbolicLink()) found.special.push(path);
		}
	};
	while (folders.length > 0) await Promise.all(folders.splice(-64).map(visit));
	return found;
}
/** What a folder's files look like, by names, sizes and times, git's own aside: equal where nothing was touched. */
async function fingerprint(root, folder) {
	const hash = createHash("sha256");
	const visit = async (path) => {
		const place = pathIn(root, path);
		const info = await lstat(place).catch(() => void 0);
		hash.update(`${path}\0${info === void 0 ? "" : [
			info.mode,
			info.size,
			info.isDirectory() || info.mtimeMs
		]}\0`);
		if (!info?.isDirectory()) return;
		const names = (await readFolder(place)).map(({ name }) => decodePath(name)).sort();
		for (const name of names) if (name !== ".git") await visit(`${path}/${name}`);
	};
	await visit(folder);
	return hash.digest("hex");
}
async function readFolder(path, onOpened = () => {}) {
	const options = {
		withFileTypes: true,
		encoding: "buffer"
	};
	try {
		return await readdir(path, options);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT" || code === "ENOTDIR") return [];
		await chmod(path, 493).then(onOpened, () => {});
		return readdir(path, options).catch(() => []);
	}
}
// src/git/pipes.ts
/**
* Git opens each `.gitignore` and `.gitattributes` that it meets, and one that is a pipe holds it up until somebody writes there. They
* are looked for only where git is slow to answer: a walk through ignored folders as well costs more than the answer.
*/
const slowMs = 3e3;
/** What `work` gives; while it waits, pipes in git's way are taken out of the tree, and whoever waits at one reads its end. */
async function pastPipes(tree, work) {
	const settled = work.then(() => false, () => false);
	const over = new AbortController();
	const slow = () => setTimeout(slowMs, true, {
		ref: false,
		signal: over.signal
	}).catch(() => false);
	while (await Promise.race([settled, slow()])) await removePipes(tree);
	over.abort();
	return await work;
}
async function removePipes(tree) {
	const { special } = await walkTree(tree, /* @__PURE__ */ new Set());
	for (const path of special.filter((one) => /(^|\/)\.git(ignore|attributes)$/.test(one))) {
		const place = pathIn(tree, path);
		const flags = constants.O_RDWR | constants.O_NONBLOCK | constants.O_NOFOLLOW;
		await using _ = await open(place, flags).catch(() => void 0);
		await rm(place, { force: true });
	}
}
// src/git/filtered-files.ts
/**
* Files behind a filter (Git LFS, git-crypt): the work tree has other bytes than the commit, and the filter is not run here.
* One that was only touched is unchanged; one that was changed cannot be published, stays out and is named.
*/
/** `changes` without those of filtered files. The attributes are HEAD's: the agent's own decide nothing here. */
async function withoutFiltered(git, head, tree, changes) {
	const filtered = await filteredPaths(git, head, changes.filter(({ toMode }) => toMode !== absentMode).map(({ path }) => path));
	const kept = [];
	const offenders = [];
	for (const change of changes) {
		const filter = filtered.get(change.path);
		if (filter === void 0 || change.toMode === "000000") kept.push(change);
		else if (!await isContentOf(git, change, tree)) offenders.push({
			path: change.path,
			reason: `is kept by the git filter "${filter}", which is not run here`
		});
	}
	return {
		kept,
		offenders
	};
}
/** Git LFS: the commit has a pointer, which names the SHA-256 of the content. */
async function isContentOf(git, change, tree) {
	const { fromId, fromMode, toMode, path } = change;
	if (fromMode === "000000" || !isRegular(toMode)) return false;
	const oid = pointedAt((await readBlob(git, fromId, 1024))?.toString() ?? "");
	if (oid === void 0) return false;
	const bytes = await readFile(pathIn(tree, path));
	return createHash("sha256").update(bytes).digest("hex") === oid;
}
// src/git/names.ts
/** Names as other file systems read them: a path is judged by what it could become there, not by its bytes alone. */
/** True for `.git` in every spelling that HFS+, NTFS or a case-blind file system takes for it. */
function isGitName(name) {
	return foldName(name) === ".git" || /^git~\d+$/i.test(name);
}
/**
* One form for all spellings of a name: NFKC, no ignorable characters (HFS+ drops them), lower case, no NTFS stream, no
* trailing dots and spaces (Windows drops them).
*/
function foldName(name) {
	if (/^[\w.-]*[\w-]$/.test(name)) return name.toLowerCase();
	return name.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").toLowerCase().normalize("NFKC").replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
/**
* Among `all` paths of a tree: does a part of an added path exist in another spelling, which is one and the same where case
* does not count? The later one would overwrite the earlier, or lead through a link of its name. Returns what to say.
*/
function sameNames(added, all) {
	const fold = memoizedFold();
	const wanted = /* @__PURE__ */ new Map();
	for (const path of added) for (const part of partsOf(path)) wanted.set(fold(part), /* @__PURE__ */ new Set());
	const seen = /* @__PURE__ */ new Set();
	for (const path of all) for (const part of partsOf(path)) {
		if (seen.has(part)) break;
		seen.add(part);
		wanted.get(fold(part))?.add(part);
	}
	return (path) => {
		for (const part of partsOf(path)) {
			const other = [...wanted.get(fold(part)) ?? []].find((spelling) => spelling !== part);
			if (other !== void 0) return `is the same name as ${other} where case does not count`;
		}
	};
}
function memoizedFold() {
	const known = /* @__PURE__ */ new Map();
	const fold = (path) => {
		const found = known.get(path);
		if (found !== void 0) return found;
		const slash = path.lastIndexOf("/");
		const name = foldName(path.slice(slash + 1));
		const folded = slash < 0 ? name : `${fold(path.slice(0, slash))}/${name}`;
		known.set(path, folded);
		return folded;
	};
	return fold;
}
// src/git/screening.ts
/** Changed paths are looked at before git reads them: what is no ordinary file of a bearable size stays out and is named. */
/** One changed file larger than this is left out: a 3 GB sparse file took git add 34 s. GitHub itself stops at 100 MB. */
const maxFileBytes = 20971520;
/** All changed files together. */
const maxChangedBytes = 268435456;
const maxChangedFiles = 2e4;
/** `tracked` come before `untracked`, and of these the largest folder last: it is what an agent made by mistake. */
async function screen(tree, tracked, untracked) {
	const result = {
		accepted: [],
		left: [],
		offenders: []
	};
	const beyond = [];
	let total = 0;
	const known = new Set(tracked);
	const others = untracked.filter((path) => !known.has(path)).sort();
	for (const path of [...tracked, ...smallFoldersFirst(others, (other) => other)]) {
		if (result.accepted.length >= 2e4 || total >= maxChangedBytes) {
			beyond.push(path);
			continue;
		}
		const { reason, size } = await judge(tree, path);
		total += size;
		if (reason === void 0) result.accepted.push(path);
		else {
			result.left.push(path);
			result.offenders.push({
				path,
				reason
			});
		}
	}
	result.left.push(...beyond);
	for (const [folder, { length }] of Map.groupBy(beyond, topFolder)) {
		const reason = `${length} changed files are beyond ${maxChangedFiles} files or ${maxChangedBytes} bytes in all`;
		result.offenders.push({
			path: folder,
			reason
		});
	}
	return result;
}
async function judge(tree, path) {
	const place = pathIn(tree, path);
	const info = await lstat(place).catch(() => void 0);
	if (info === void 0) return {
		reason: "cannot be looked at",
		size: 0
	};
	if (path.split("/").some(isGitName)) return {
		reason: "has a name that a file system can take for .git",
		size: 0
	};
	if (info.isSymbolicLink()) return { size: 0 };
	if (!info.isFile()) return {
		reason: "is neither a file, a folder nor a link",
		size: 0
	};
	if (info.size > maxFileBytes) return {
		reason: `is larger than ${maxFileBytes} bytes (${info.size})`,
		size: 0
	};
	if (info.nlink > 1) return {
		reason: "is a hard link: its content may lie outside the repository",
		size: 0
	};
	if ((info.mode & 384) !== 384) await chmod(place, info.mode & 511 | 384).catch(() => {});
	return await succeeds(access(place, constants.R_OK)) ? { size: info.size } : {
		reason: "cannot be read",
		size: 0
	};
}
// src/git/take-in.ts
/** More than so many are not looked for one by one: each takes a dozen calls. */
const mostFound = 20;
const unencodable = /failed to encode|byte order mark|BOM is (?:required|prohibited)/;
async function takeIn(git, paths) {
	const taken = {
		left: [],
		offenders: []
	};
	const parts = [paths];
	for (let part = parts.pop(); part !== void 0; part = parts.pop()) {
		if (part.length === 0 || await isTaken(git, part)) continue;
		const [first = ""] = part;
		if (part.length === 1) taken.offenders.push({
			path: first,
			reason
		});
		else if (taken.offenders.length < mostFound) {
			const half = part.length >> 1;
			parts.push(part.slice(half), part.slice(0, half));
			continue;
		} else for (const [folder, { length }] of Map.groupBy(part, topFolder)) taken.offenders.push({
			path: folder,
			reason: `${length} files, some of which are not in the encoding that .gitattributes names for them`
		});
		taken.left.push(...part);
	}
	return taken;
}
const reason = "is not in the encoding that .gitattributes names for it";
async function isTaken(git, paths) {
	const { code, stderr } = await git.run([
		"update-index",
		"--add",
		"--replace",
		"-z",
		"--stdin"
	], { input: joinNul([...paths]) });
	if (code === 0) return true;
	if (code !== null && unencodable.test(stderr)) return false;
	throw new Error(`git update-index ended with ${code ?? "a signal"}: ${stderr.trim().split("\n").slice(-3).join(" ")}`);
}
// src/git/snapshot.ts
/**
* The work tree as a git tree id. Changed paths are looked at before git reads them; the tree is HEAD's plus what changed
* since setup, so that a sparse checkout, LFS content or a dirty file is never committed by the way.
*/
/** Stages what changed and writes the tree. `known` are nested `.git` to leave alone; undefined at setup, when all are. */
async function takeRaw(git, tree, known) {
	await rm(join(git.place.gitDir, "index.lock"), { force: true });
	const look = () => Promise.all([listed(git), changedTracked(git)]);
	const [ignored, early] = await Promise.all([ignoredFolders(git), look()]);
	const [{ submodules }] = early;
	const { nestedGit, special, opened } = await walkTree(tree, /* @__PURE__ */ new Set([...ignored, ...submodules]));
	const fresh = known === void 0 ? nestedGit : nestedGit.filter((path) => !known.has(path));
	const removed = known === void 0 ? [] : fresh;
	for (const path of removed) await removeTree(pathIn(tree, path));
	const [{ untracked }, { deleted, present }] = opened || removed.length > 0 ? await look() : early;
	const screened = await screen(tree, present, untracked);
	ownIndexHolds(git, void 0);
	if (deleted.length > 0) await git.bytes([
		"update-index",
		"--force-remove",
		"-z",
		"--stdin"
	], { input: joinNul(deleted) });
	const taken = await takeIn(git, screened.accepted);
	const odd = special.map((path) => ({
		path,
		reason: "is neither a file, a folder nor a link"
	}));
	const offenders = new Map([
		...odd,
		...screened.offenders,
		...taken.offenders
	].map((offender) => [offender.path, offender]));
	const written = await git.text(["write-tree"]);
	ownIndexHolds(git, written);
	const prints = submodules.map(async (path) => [path, await fingerprint(tree, path)]);
	return {
		tree: written,
		offenders: [...offenders.values()],
		left: /* @__PURE__ */ new Set([
			...special,
			...screened.left,
			...taken.left
		]),
		nestedGit: fresh,
		submodules: new Map(await Promise.all(prints))
	};
}
/**
* The same of a tree that we have just written from HEAD, with two calls instead of five: nothing in it can be ignored, untracked
* or special. undefined where a file is not as git would have it (LFS content, a file system without modes): to be looked at.
*/
async function takeFresh(git, headTree) {
	const [{ submodules }, { deleted, present }] = await Promise.all([listed(git), changedTracked(git)]);
	if (submodules.length + deleted.length + present.length > 0) return void 0;
	return {
		tree: headTree,
		offenders: [],
		left: /* @__PURE__ */ new Set(),
		nestedGit: [],
		submodules: /* @__PURE__ */ new Map()
	};
}
/** Puts what changed between two raw snapshots on HEAD's tree. What was left out at setup already is not named again. */
async function onHead(git, head, tree, setup, now) {
	const changes = await differences(git, setup.tree, now.tree);
	const taken = changes.filter(({ path }) => !now.left.has(path));
	const { kept, offenders } = await withoutFiltered(git, head.commit, tree, taken);
	const inSubmodules = [...now.submodules].filter(([path, print]) => (setup.submodules.get(path) ?? print) !== print);
	const all = [
		...now.offenders.filter(({ path }) => !setup.left.has(path)),
		...inSubmodules.map(([path]) => ({
			path,
			reason: "is a submodule: changes in it belong to another repository"
		})),
		...offenders
	];
	return {
		tree: setup.tree === head.tree && kept.length === changes.length ? now.tree : await withEntries(git, head.commit, outcomeOf(kept)),
		offenders: all,
		nestedGit: now.nestedGit
	};
}
/** Where anything may lie: not walked. */
async function ignoredFolders(git) {
	const listed = await git.bytes([
		"ls-files",
		"-o",
		"-i",
		"--exclude-standard",
		"--directory",
		"-z"
	]);
	return splitNul(listed).map((path) => path.replace(/\/$/, ""));
}
/** Of the index the submodules, and what lies beside it; a nested repository is named as a folder, and stays out. */
async function listed(git) {
	const all = await git.bytes([
		"ls-files",
		"-t",
		"-s",
		"-o",
		"--exclude-standard",
		"-z"
	]);
	let end = 0;
	while (all[end] === 63) end = all.indexOf(0, end) + 1;
	const untracked = splitNul(all.subarray(0, end)).map((record) => record.slice(2));
	const staged = all.subarray(end);
	return {
		submodules: (staged.includes("160000") ? splitNul(staged) : []).filter((line) => line.slice(2).startsWith(submoduleMode)).map((line) => line.slice(line.indexOf("	") + 1)),
		untracked: untracked.filter((path) => !path.endsWith("/"))
	};
}
/** From lstat data alone: nothing is read here. */
async function changedTracked(git) {
	const fields = splitNul(await git.bytes([
		"diff-files",
		"-z",
		"--raw",
		"--ignore-submodules=all"
	]));
	const found = {
		deleted: [],
		present: []
	};
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [record = "", path = ""] = fields.slice(at, at + 2);
		if (record.startsWith(`:160000`)) continue;
		(record.endsWith("D") ? found.deleted : found.present).push(path);
	}
	return found;
}
// src/git/work-files.ts
/** From a tree to files: into a fresh folder for a verification, or back into the work tree. */
/** Writes the files of `to` that differ from `from` into `into`; returns what `to` no longer has and nothing of `to` hides. */
async function exportOver(git, from, to, into) {
	const changes = await differences(git, from, to);
	const written = writable(changes);
	await writeFiles(git, to, written, into);
	return { deleted: gone(changes, written) };
}
/** Makes the work tree setup's files plus what `goal` changes on `head`. What the snapshot left out is removed. */
async function restore(git, tree, { head, setup, goal, lfs }) {
	const now = await takeRaw(git, tree, new Set(setup.nestedGit));
	const target = await withEntries(git, setup.tree, outcomeOf(await differences(git, head, goal)));
	for (const path of now.left) if (!setup.left.has(path)) await removeTree(pathIn(tree, path));
	const changes = await differences(git, now.tree, target);
	for (const { path, toMode } of changes) if (toMode === "000000") await removeFile(tree, path);
	ownIndexHolds(git, void 0);
	await updateIndex(git, outcomeOf(changes.filter(({ toMode }) => toMode !== submoduleMode)));
	const missing = splitNul(await git.bytes([
		"diff-files",
		"-z",
		"--name-only",
		"--ignore-submodules=all"
	]));
	const rewrite = [.../* @__PURE__ */ new Set([...writable(changes), ...missing])];
	await git.bytes([
		"checkout-index",
		"-f",
		"-u",
		"-z",
		"--stdin"
	], { input: joinNul(rewrite) });
	await fillContent(git, tree, head, lfs, rewrite);
	await giveToOwner(tree, rewrite);
}
/** Paths whose state in the index or the work tree is not HEAD's; of `leftOut` those that are there all the same. */
async function uncommitted(git, tree, head, leftOut) {
	const listed = async (...args) => splitNul(await git.bytes(args));
	const unstaged = async () => {
		const differing = async () => (await listed("diff-files", "-z", "--name-only", "--ignore-submodules=all")).filter((path) => !leftOut.has(path) || existsSync(pathIn(tree, path)));
		const found = await differing();
		if (found.length === 0) return found;
		await git.run([
			"update-index",
			"-q",
			"--refresh",
			"--ignore-submodules"
		]);
		return differing();
	};
	const paths = await Promise.all([
		listed("diff-index", "--cached", "-z", "--name-only", "--ignore-submodules=all", head),
		unstaged(),
		listed("ls-files", "-o", "--exclude-standard", "--directory", "--no-empty-directory", "-z")
	]);
	return [...new Set(paths.flat())].sort();
}
/** As root, in somebody else's tree: what we wrote must stay theirs, or their code can no longer change it. */
async function giveToOwner(tree, paths) {
	const { uid, gid } = await lstat(tree);
	if (process.getuid?.() !== 0 || uid === 0) return;
	for (const path of new Set(paths.flatMap((file) => [file, ...parents(file)]))) await lchown(pathIn(tree, path), uid, gid).catch(() => {});
}
function writable(changes) {
	return changes.filter(({ toMode }) => toMode !== "000000" && toMode !== "160000").map(({ path }) => path);
}
/** A deleted path is hidden anyway where a file took the place of its folder, or a folder its own place. */
function gone(changes, written) {
	const files = new Set(written);
	const folders = new Set(written.flatMap(parents));
	return changes.filter(({ toMode, fromMode }) => toMode === "000000" && fromMode !== "160000").map(({ path }) => path).filter((path) => !folders.has(path) && !parents(path).some((folder) => files.has(folder)));
}
/** The folders above. */
function parents(path) {
	return [...partsOf(path)].slice(1);
}
/** Removes a file and the folders that it leaves empty. */
async function removeFile(tree, path) {
	await removeTree(pathIn(tree, path));
	for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) if (!await succeeds(rmdir(pathIn(tree, folder)))) return;
}
// src/git/repository.ts
/**
* A checkout as Redgreen sees it: read once as text, then worked on by our own git in a folder outside the tree.
* Every method may be called again; those that look at the work tree run one after the other.
*/
/** Opens a checkout. Throws where there is none, nothing is committed, or its objects are not all here. */
async function openRepository(options) {
	const tree = resolve(options.tree);
	const checkout = resolve(options.checkout ?? tree);
	const gitDir = resolve(options.gitDir);
	if (!relative(tree, gitDir).startsWith("..")) throw new Error(`the git folder ${gitDir} must lie outside the tree ${tree}`);
	const dot = await findDotGit(checkout);
	if (dot === void 0) throw new Error(`${checkout} is not a git repository: it has no .git`);
	const refs = await readRefs(dot);
	const commit = options.commit ?? refs.commit;
	if (commit === void 0) throw new Error(`${checkout} has no commit yet: make a first commit`);
	const place = {
		git: findGit(tree, options.path),
		gitDir,
		tree,
		signal: options.signal
	};
	const [, git] = await Promise.all([requireVersion(gitAt({
		...place,
		gitDir: "/",
		tree: void 0
	})), makeOwnGitDir(place, dot, refs, commit)]);
	const own = checkout === tree;
	const [headTree, index] = await Promise.all([treeIn(git, commit), (own ? copyIndex(git, dot) : git.text(["read-tree", commit]).then(() => [])).catch((error) => error)]);
	if (headTree === void 0) throw new Error(`${checkout} lacks the objects of ${commit}: it is ${await isPartial(dot) ? "a partial" : "a broken"} clone`);
	if (index instanceof Error) throw index;
	const lfs = [join(dot.commonDir, "lfs", "objects"), `${gitDir}-lfs`];
	const onBranch = commit === refs.commit ? refs.branch : void 0;
	return repositoryAt({
		git,
		tree,
		head: {
			commit,
			...onBranch === void 0 ? {} : { branch: onBranch }
		},
		dotGit: own ? dot.kind : "none",
		lfs,
		leftOut: new Set(index)
	}, /* @__PURE__ */ new Map([[commit, headTree]]));
}
/** The tree of a commit; undefined where either is not here. */
async function treeIn(git, commit) {
	const found = await objectInfo(git, `${commit}^{tree}`);
	return found?.type === "tree" ? found.id : void 0;
}
/** `trees`: those of commits, which never change. */
function repositoryAt({ leftOut, ...parts }, trees) {
	const { git, tree, head, lfs } = parts;
	const queued = queue();
	const inTurn = (work) => queued(() => pastPipes(tree, work()));
	let fresh = false;
	let setup;
	let setupAtMs = Date.now();
	const known = () => new Set(setup?.nestedGit);
	const treeOf = async (commit) => {
		const found = trees.get(commit) ?? await treeIn(git, commit);
		if (found === void 0) throw new Error(`the commit ${commit} is not here`);
		trees.set(commit, found);
		return found;
	};
	const asTree = (id) => trees.get(id) ?? id;
	const headTree = () => treeOf(head.commit);
	const setupOrHead = async () => {
		const nothing = {
			offenders: [],
			left: /* @__PURE__ */ new Set(),
			nestedGit: [],
			submodules: /* @__PURE__ */ new Map()
		};
		return setup ?? {
			tree: await headTree(),
			...nothing
		};
	};
	return {
		...parts,
		resolve: async (ref) => {
			if (!isRevision(ref)) return void 0;
			return (await objectInfo(git, `${ref}^{commit}`))?.id;
		},
		treeOf,
		readFile: (commit, path, maxBytes = 1048576) => readText(git, commit, path, maxBytes),
		listFiles: async (commit) => (await listEntries(git, commit)).map(({ path }) => path),
		checkOut: () => inTurn(async () => {
			await git.bytes([
				"checkout-index",
				"-a",
				"-f",
				"-u",
				"-q"
			]);
			await fillContent(git, tree, head.commit, lfs);
			fresh = true;
		}),
		markSetup: (how) => inTurn(async () => {
			setup = (fresh && how?.untouched ? await takeFresh(git, await headTree()) : void 0) ?? await takeRaw(git, tree, void 0);
			setupAtMs = Date.now();
			return { tree: setup.tree };
		}),
		snapshot: () => inTurn(async () => {
			const now = await takeRaw(git, tree, known());
			return onHead(git, {
				commit: head.commit,
				tree: await headTree()
			}, tree, await setupOrHead(), now);
		}),
		hasTree: async (id) => await treeIn(git, asTree(id)) !== void 0,
		differences: (from, to) => differences(git, asTree(from), asTree(to)),
		diffStat: (from, to) => diffStat(git, asTree(from), asTree(to)),
		patch: (from, to, options) => patch(git, asTree(from), asTree(to), options?.maxBytes),
		treeWith: (base, from, paths) => treeWith(git, base, from, paths),
		treeWithFiles: (tree, files) => treeWithFiles(git, tree, files),
		carryOver: (texts) => carryOver(git, texts),
		exportOver: (from, to, into) => exportOver(git, from, to, into),
		writeTree: (goal) => inTurn(async () => restore(git, tree, {
			head: head.commit,
			setup: await setupOrHead(),
			goal,
			lfs
		})),
		moveTo: (commit, branch) => inTurn(async () => {
			if (commit !== head.commit) {
				const goal = await treeOf(commit);
				await restore(git, tree, {
					head: head.commit,
					setup: await takeRaw(git, tree, void 0),
					goal,
					lfs
				});
				await git.text([
					"update-ref",
					"--no-deref",
					"HEAD",
					commit
				]);
			}
			Object.assign(head, {
				commit,
				branch
			});
		}),
		ignoredChanges: () => inTurn(() => ignoredSince(git, tree, setupAtMs)),
		uncommitted: () => inTurn(() => uncommitted(git, tree, head.commit, leftOut)),
		commit: (options) => commitTree(git, options),
		isAncestor: async (ancestor, descendant) => {
			if (!isRevision(ancestor) || !isRevision(descendant)) return false;
			return (await git.run([
				"merge-base",
				"--is-ancestor",
				ancestor,
				descendant
			])).code === 0;
		},
		mergeBase: async (a, b) => {
			if (!isRevision(a) || !isRevision(b)) return void 0;
			const { code, stdout } = await git.run([
				"merge-base",
				a,
				b
			]);
			return code === 0 ? stdout.toString().trim() : void 0;
		},
		aheadBehind: async (a, b) => {
			const [ahead = 0, behind = 0] = (await git.text([
				"rev-list",
				"--left-right",
				"--count",
				"--end-of-options",
				`${a}...${b}`
			])).split(/\s+/).map(Number);
			return {
				ahead,
				behind
			};
		},
		log: (...asked) => log(git, ...asked),
		fillInside: (into, at) => inTurn(async () => {
			const commit = at?.commit ?? head.commit;
			return fillInside(git, into, {
				commit,
				branch: at?.branch ?? head.branch ?? "work"
			});
		})
	};
}
/** A ref or id as a plain word: no option, no range, no `:path`, no `@{\u2026}`. */
function isRevision(ref) {
	return /^[\w@][\w./@+#=-]*$/u.test(ref) && !ref.includes("..");
}
/** Runs what it is given one after the other, whatever became of the one before. */
function queue() {
	let last = Promise.resolve();
	return (work) => {
		const next = last.then(work, work);
		last = next.catch(() => {});
		return next;
	};
}
export { objectFolders as _, fillContent as a, unwritableFolder as b, absentMode as c, linkMode as d, submoduleMode as f, findDotGit as g, borrowObjects as h, sameNames as i, differenceOf as l, loggedFields as m, foldName as n, objectIn as o, writeFiles as p, isGitName as r, pointersLeft as s, openRepository as t, hasText as u, readRefs as v, textOf as y };
