import { i as version } from "./project-DtIvdGik.js";
import { n as broken, r as brokenRun, t as boundedBody } from "./bounded-body-BABA8dm4.js";
import { s as costWords, u as durationWords } from "./words-Cq5gcfy9.js";
import { r as priceOf } from "./cost-CvmD1AT6.js";
import { i as provedSandbox, m as sentence, n as openWorkspace, p as remoteCall, t as openRunSandbox } from "./open-Ckn3UuAy.js";
import { i as findRunCommands } from "./prepare-BMggqMKf.js";
import { i as usedMs, r as tellingOnce } from "./resume-DT_ML0KD.js";
import { _ as objectFolders, a as fillContent, f as submoduleMode, g as findDotGit, h as borrowObjects, o as objectIn, s as pointersLeft, y as textOf } from "./repository-C8AMuTuZ.js";
import { t as matchesGlob } from "./glob-BsYepESE.js";
import { E as gitAt, c as listEntries, h as pathIn } from "./merge-4zNxxo1B.js";
import { createWriteStream } from "node:fs";
import { lstat, mkdir, readdir, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createHash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
// src/run-story/limits.ts
function openLimits(options) {
	const deadline = options.now() + options.timeoutMs;
	const expiry = new AbortController();
	const timer = setTimeout(() => expiry.abort(), options.timeoutMs);
	const minutes = Number(options.minutes.toFixed(3));
	const aborted = () => {
		if (options.signal.aborted) return {
			outcome: "cancelled",
			detail: String(options.signal.reason ?? "cancelled")
		};
		if (expiry.signal.aborted || options.now() >= deadline) return {
			outcome: "timed-out",
			detail: `the run's ${minutes} minutes (timeout-minutes) are over`
		};
	};
	const signal = AbortSignal.any([options.signal, expiry.signal]);
	const remainingMs = () => Math.max(0, deadline - options.now());
	let reservedMs = 0;
	let share = new AbortController();
	const early = () => {
		const left = !share.signal.aborted && remainingMs() > reservedMs;
		if (aborted() !== void 0 || reservedMs === 0 || left) return aborted();
		const kept = durationWords(reservedMs);
		return {
			outcome: "timed-out",
			detail: `the run's ${minutes} minutes (timeout-minutes) are over but for the ${kept} that its tests and their proof take`
		};
	};
	return {
		signal,
		aborted,
		remainingMs,
		reserve(ms) {
			reservedMs = ms;
			const own = new AbortController();
			share = own;
			const ending = ms === 0 ? void 0 : setTimeout(() => own.abort(), Math.max(0, remainingMs() - ms));
			return {
				signal: AbortSignal.any([signal, own.signal]),
				aborted: early,
				[Symbol.dispose]() {
					clearTimeout(ending);
					reservedMs = 0;
				}
			};
		},
		agent: {
			check: async () => early() ?? overBudget(options) ?? await stopped(options),
			remainingMs: () => Math.max(0, remainingMs() - reservedMs)
		},
		budget() {
			const { costUsd } = options.run();
			const { maxCostUsd } = options;
			return costUsd === null || maxCostUsd === void 0 ? void 0 : {
				spentUsd: costUsd,
				maxUsd: maxCostUsd
			};
		},
		async check() {
			return aborted() ?? overBudget(options) ?? await stopped(options);
		},
		[Symbol.dispose]: () => clearTimeout(timer)
	};
}
function overBudget({ run, maxCostUsd }) {
	const { costUsd } = run();
	if (maxCostUsd === void 0 || costUsd === null || costUsd < maxCostUsd) return void 0;
	return {
		outcome: "over-budget",
		detail: `${costWords(costUsd)} spent, and max-cost-usd is ${costWords(maxCostUsd)}`
	};
}
async function stopped({ stopRequested }) {
	const detail = await stopRequested();
	return detail === void 0 ? void 0 : {
		outcome: "cancelled",
		detail
	};
}
// src/run-story/model-facts.ts
/** What is said of a run's model before anything of the agent is loaded. */
/** What the record calls who implemented. */
function modelName({ settings, replay }) {
	if (replay?.kind === "change") return replay.commit === void 0 ? "empty" : "reference";
	return settings.agent === "command" ? "command" : settings.model;
}
/** A limit on what nobody can count would be a false promise: said before the first call. */
function unknownCost({ settings, replay }) {
	const { agent, model, prices, review, reviewModel = model } = settings;
	if (replay?.kind === "change") return [];
	if (agent === "command") return ["What the agent command costs is not known, so max-cost-usd cannot hold."];
	const unpriced = [model, ...review ? [reviewModel] : []].find((name) => priceOf(name, prices) === null);
	if (unpriced === void 0) return [];
	return [`What ${unpriced} costs is not known (prices has none for it), so max-cost-usd cannot hold.`];
}
// src/git/checkout.ts
/** The repository that the clone's `origin` is, as `host/owner/name`; undefined where it has none. */
async function originOf(folder) {
	const dot = await findDotGit(folder).catch(() => void 0);
	const url = parseConfig((dot && textOf(join(dot.commonDir, "config"))) ?? "").find(({ key }) => key === "remote.origin.url")?.value;
	return url === void 0 ? void 0 : repositoryOf(url);
}
/** `host/owner/name` in lower case, of the https, ssh and scp forms of a URL; a credential in it is not looked at. */
function repositoryOf(url) {
	const scp = /^(?:[^@/\s]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(url);
	const parsed = scp === null ? URL.parse(url) : void 0;
	const host = scp?.[1] ?? parsed?.host;
	const path = (scp?.[2] ?? parsed?.pathname)?.replace(/^\/+|\/+$/g, "").replace(/\.git$/i, "");
	return host && path ? `${host}/${path}`.toLowerCase() : void 0;
}
/** The settings of a git configuration file; nothing is included or followed. */
function parseConfig(text) {
	const settings = [];
	let section = "";
	for (const line of text.replaceAll("\\\n", "").split("\n")) {
		const header = /^\s*\[([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\]\s*(.*)$/.exec(line);
		if (header !== null) {
			const [, name = "", sub] = header;
			section = sub === void 0 ? name.toLowerCase() : `${name.toLowerCase()}.${sub.replace(/\\(.)/g, "$1")}`;
		}
		const pair = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*?))?\s*$/.exec(header?.[3] ?? line);
		if (pair !== null && (header === null || header[3])) {
			const [, quoted, bare = ""] = /^(?:"((?:[^"\\]|\\.)*)"|([^#;]*))/.exec(pair[2] ?? "true") ?? [];
			const value = quoted?.replace(/\\(.)/g, "$1") ?? bare.trim();
			settings.push({
				key: `${section}.${(pair[1] ?? "").toLowerCase()}`,
				value
			});
		}
	}
	return settings;
}
// src/git/written-address.ts
/** The address, a relative one seen from the repository's own (`from`); or why it is not fetched. */
function sourceOf(written, from) {
	const relative = /^\.\.?\//.test(written);
	if (relative && URL.parse(from) === null) return { refusal: `its address ${written} is relative, and the repository has none itself` };
	const parsed = relative ? URL.parse(written, `${from.replace(/\/+$/, "")}/`) : URL.parse(asHttps(written));
	const mayLoop = parsed?.protocol === "http:" && /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(parsed.hostname) && URL.parse(from)?.hostname === parsed.hostname;
	if (parsed === null || parsed.username !== "" || parsed.password !== "" || parsed.protocol !== "https:" && !mayLoop) return { refusal: `its address ${written.replace(/\/\/[^/@]*@/, "//***@")} is not https without a user name` };
	return { url: parsed.href };
}
/** The ways of writing an address that a person's key would open: over https the token, or nobody at all, may read it as well. */
function asHttps(written) {
	return written.replace(/^(?:ssh|git):\/\/(?:[\w.-]+@)?([\w.-]+)(?::\d+)?\//, "https://$1/").replace(/^[\w.-]+@([\w.-]+):(?!\/\/)\/?/, "https://$1/");
}
/** The token goes to the server of the repository alone. */
function remoteAt(url, remote) {
	return remote !== void 0 && URL.parse(remote.url)?.origin === URL.parse(url)?.origin ? {
		...remote,
		url,
		moved: void 0
	} : {
		url,
		env: remote?.env
	};
}
// src/git/lfs-fetch.ts
/**
* Git LFS: fetches what pointers stand for, by the Batch API with `basic` transfers (docs/api/batch.md of git-lfs). No filter and
* no setting of the machine runs; the token goes to the server of the repository alone, and bytes count only with their SHA-256.
*/
const atOnce = 4;
const inOneBatch = 100;
const longestMs = 216e5;
/** `.lfsconfig` can name a server that answers without end, and a pointer any size. */
const mostAnswerBytes = 8388608;
const keptFreeBytes = 1024 ** 3;
/** Puts the content of every pointer that `.lfsconfig` does not leave out into the store; the first that cannot be had ends it. */
async function fetchContent({ remote, config, store }, pointers) {
	const settings = new Map(parseConfig(config).map(({ key, value }) => [key, value]));
	const ours = pointers.filter(({ path }) => isWanted(path, settings));
	const wanted = [...new Map(ours.map((each) => [each.oid, each])).values()];
	const [first] = wanted;
	if (first === void 0) return void 0;
	const from = endpoint(remote, settings.get("lfs.url"));
	if ("refusal" in from) return {
		path: first.path,
		reason: from.refusal
	};
	const needed = wanted.reduce((sum, { size }) => sum + size, 0);
	const { bavail, bsize } = await statfs(dirname(store));
	if (needed > bavail * bsize - keptFreeBytes) return {
		path: first.path,
		reason: `what the pointers name has ${needed} bytes, for which the disk has no room`
	};
	for (let at = 0; at < wanted.length; at += inOneBatch) {
		const part = wanted.slice(at, at + inOneBatch);
		const answered = await batch(from, part);
		if (typeof answered === "string") return {
			path: part[0]?.path ?? first.path,
			reason: answered
		};
		const left = [...part];
		const missing = [];
		const worker = async () => {
			for (let next = left.shift(); next !== void 0 && missing.length === 0; next = left.shift()) {
				const reason = await download(from, next, answered.get(next.oid), store);
				if (reason !== void 0) missing.push({
					path: next.path,
					reason
				});
			}
		};
		await Promise.all(Array.from({ length: atOnce }, worker));
		if (missing[0] !== void 0) return missing[0];
	}
}
/** `lfs.fetchinclude` and `lfs.fetchexclude`: what the repository itself does without in a clone. */
function isWanted(path, settings) {
	const matches = (list) => (list ?? "").split(",").map((glob) => glob.trim().replace(/^\/|\/$/g, "")).filter(Boolean).some((glob) => [
		glob,
		`${glob}/**`,
		`**/${glob}`
	].some((each) => matchesGlob(path, each)));
	const include = settings.get("lfs.fetchinclude");
	return (include === void 0 || matches(include)) && !matches(settings.get("lfs.fetchexclude"));
}
function endpoint(remote, written) {
	const own = remote?.url.replace(/\/+$/, "").replace(/(?:\.git)?$/, ".git/info/lfs");
	if (written === void 0 && own === void 0) return { refusal: "this clone has no origin to fetch it from" };
	const source = sourceOf(written ?? own ?? "", remote?.url ?? "");
	if (source.url === void 0) return source;
	return remoteAt(source.url.replace(/\/+$/, ""), remote);
}
/** What the server says of each object, by its id; a text is why it says nothing. */
async function batch(from, pointers) {
	const url = `${from.url}/objects/batch`;
	try {
		if (from.renew !== void 0) from.authorization = await from.renew();
		const response = await fetch(url, {
			method: "POST",
			headers: {
				accept: "application/vnd.git-lfs+json",
				"content-type": "application/vnd.git-lfs+json",
				...from.authorization === void 0 ? {} : { authorization: from.authorization }
			},
			body: JSON.stringify({
				operation: "download",
				transfers: ["basic"],
				objects: pointers.map(({ oid, size }) => ({
					oid,
					size
				}))
			}),
			redirect: "error",
			signal: AbortSignal.timeout(6e4)
		});
		const bytes = await boundedBody(response, mostAnswerBytes);
		if (bytes === void 0) throw new Error(`the answer has more than ${mostAnswerBytes} bytes`);
		const text = bytes.toString("utf8");
		if (!response.ok) return `${url} answers ${response.status}${messageIn(text, from)}`;
		const objects = JSON.parse(text).objects;
		return new Map(objects.map((each) => [each.oid, each]));
	} catch (error) {
		return `${url} cannot be read: ${wordsOf(error, from)}`;
	}
}
function messageIn(text, from) {
	const said = /^\s*\{/.test(text) ? /"message"\s*:\s*"([^"]{1,300})"/.exec(text)?.[1] : void 0;
	return typeof said === "string" ? ` (${sentence(said, from)})` : "";
}
async function download(from, { oid, size }, answered, store) {
	if (answered?.error !== void 0) return `${from.url} answers ${answered.error.code} (${sentence(String(answered.error.message), from)})`;
	const action = answered?.actions?.download;
	if (action === void 0) return `${from.url} names no place to fetch it from`;
	const source = sourceOf(action.href, from.url);
	if (source.url === void 0) return `the place that ${from.url} names is not https without a user name`;
	const into = objectIn(store, oid);
	const signal = AbortSignal.timeout(Math.min(6e4 + Math.ceil(size / 100), longestMs));
	try {
		const response = await fetch(source.url, {
			headers: action.header ?? {},
			redirect: "error",
			signal
		});
		if (!response.ok || response.body === null) return `its download from ${from.url} answers ${response.status}`;
		await mkdir(dirname(into), {
			recursive: true,
			mode: 448
		});
		const hash = createHash("sha256");
		let bytes = 0;
		const counted = new Transform({ transform(chunk, _, done) {
			bytes += chunk.length;
			hash.update(chunk);
			done(bytes > size ? /* @__PURE__ */ new Error(`it has more than the ${size} bytes that its pointer names`) : null, chunk);
		} });
		await pipeline(Readable.fromWeb(response.body), counted, createWriteStream(`${into}.part`, { mode: 384 }), { signal });
		if (hash.digest("hex") !== oid) throw new Error("it is not what its pointer names");
		await rename(`${into}.part`, into);
		return;
	} catch (error) {
		await rm(`${into}.part`, { force: true });
		return `its download from ${from.url} failed: ${wordsOf(error, from)}`;
	}
}
function wordsOf(error, from) {
	const { message, cause } = error;
	return sentence(cause instanceof Error ? `${message}: ${cause.message}` : message, from);
}
// src/git/submodules.ts
/**
* What a commit asks for in the place of its submodules, placed by our own git: no hook, no filter, no setting of theirs. The
* token goes to the server of the repository alone. No `.git` is left there, and nothing of it enters a commit.
*/
const deepest = 5;
const mostFetched = 100;
/** Fills the folders of all submodules of `commit`, theirs included; what is there already is used. */
async function fillSubmodules(place, commit) {
	let left = mostFetched;
	const fill = async (at, from, inside, url, depth) => {
		for (const wanted of await wantedBy(at, from)) {
			const path = inside + wanted.path;
			if (depth > deepest || --left < 0) return {
				path,
				reason: `the repository nests more than ${deepest} or has more than ${mostFetched} of them`
			};
			const source = sourceOf(wanted.url, url);
			const git = await ownGit(place, path, wanted, left);
			if (await isFilled(place, path, wanted)) {
				const further = await isHere(git, wanted.commit) ? await fill(git, wanted.commit, `${path}/`, source.url ?? "", depth + 1) : void 0;
				if (further !== void 0) return further;
				continue;
			}
			const reason = await fetched(place, git, wanted.commit, source);
			if (reason !== void 0) return {
				path,
				reason
			};
			await writeOut(place, git, path, wanted.commit);
			const missing = await fill(git, wanted.commit, `${path}/`, source.url ?? "", depth + 1);
			if (missing !== void 0) return missing;
		}
	};
	return await fill(place.git, commit, "", place.remote?.url ?? "", 1);
}
/** Those that `.gitmodules` names and does not switch off; an entry that it does not name asks for nothing. */
async function wantedBy(git, commit) {
	const links = (await listEntries(git, commit)).filter(({ mode }) => mode === submoduleMode);
	if (links.length === 0) return [];
	const { code, stdout } = await git.run([
		"cat-file",
		"blob",
		`${commit}:.gitmodules`
	], { cutAtBytes: 1048576 });
	const settings = code === 0 ? parseConfig(stdout.toString()) : [];
	const values = new Map(settings.map(({ key, value }) => [key, value]));
	return links.flatMap(({ path, id }) => {
		const name = settings.find(({ key, value }) => /^submodule\..+\.path$/.test(key) && value.replace(/\/+$/, "") === path)?.key.slice(10, -5);
		const url = name === void 0 ? void 0 : values.get(`submodule.${name}.url`);
		if (name === void 0 || url === void 0 || values.get(`submodule.${name}.update`) === "none") return [];
		return [{
			path,
			name,
			url,
			commit: id
		}];
	});
}
/** A bare folder of ours that borrows the objects of the clones nearby. */
async function ownGit({ git, near }, path, { name, commit }, number) {
	const gitDir = join(`${git.place.gitDir}-modules`, `${number}`);
	const own = gitAt({
		...git.place,
		gitDir,
		tree: void 0
	});
	await mkdir(gitDir, { recursive: true });
	const format = commit.length === 64 ? "sha256" : "sha1";
	await own.text([
		"init",
		"-q",
		"--bare",
		"--template=",
		`--object-format=${format}`
	]);
	const folders = await Promise.all(near.map((clone) => moduleObjects(clone, path, name)));
	await mkdir(join(gitDir, "objects", "info"), { recursive: true });
	borrowObjects(gitDir, folders.flat());
	return own;
}
async function moduleObjects(clone, path, name) {
	const [dot, module] = await Promise.all([findDotGit(clone), findDotGit(join(clone, path)).catch(() => void 0)]);
	const named = dot !== void 0 && !name.split("/").includes("..") ? join(dot.commonDir, "modules", name) : void 0;
	const found = [module?.commonDir, named].filter((folder) => folder !== void 0);
	return (await Promise.all(found.map((folder) => objectFolders(join(folder, "objects"))))).flat();
}
/** A checkout may have them already. At another commit, or without a `.git` that says at which, they are put anew: who wrote there is not known. */
async function isFilled({ tree }, path, { commit }) {
	const folder = pathIn(tree, path);
	if ((await readdir(folder).catch(() => [])).length === 0) return false;
	const dot = await findDotGit(join(tree, path)).catch(() => void 0);
	return (dot === void 0 ? void 0 : textOf(join(dot.gitDir, "HEAD"))?.trim()) === commit;
}
async function isHere(git, commit) {
	return (await git.run([
		"rev-list",
		"--objects",
		"--no-walk",
		"--quiet",
		"--end-of-options",
		commit
	])).code === 0;
}
async function fetched(place, git, commit, source) {
	if (await isHere(git, commit)) return void 0;
	if (source.url === void 0) return source.refusal;
	const { remote } = place;
	const { url } = source;
	const from = remoteAt(url, remote);
	const args = [
		"fetch",
		"--no-tags",
		"--no-write-fetch-head"
	];
	const one = await remoteCall(git, from, [
		...args,
		"--depth=1",
		"--",
		url,
		commit
	]);
	const every = [
		...args,
		"--",
		url,
		"+refs/heads/*:refs/remotes/origin/*"
	];
	if ((one.code === 0 ? one : await remoteCall(git, from, every)).code !== 0) return `${url} cannot be read: ${sentence(one.stderr, from)}`;
	return await isHere(git, commit) ? void 0 : `${url} does not have the commit ${commit}`;
}
async function writeOut({ tree }, git, path, commit) {
	const folder = pathIn(tree, path);
	if ((await lstat(folder).catch(() => void 0))?.isSymbolicLink()) throw new Error(`${path} is a link where the commit has a submodule`);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await mkdir(folder, { recursive: true });
	await git.text(["read-tree", commit]);
	await git.bytes([
		"checkout-index",
		"-a",
		"-f",
		"-q"
	], {
		env: { GIT_WORK_TREE: join(tree, path) },
		cwd: join(tree, path)
	});
}
// src/run-story/whole-workspace.ts
/** The workspace with what the commit asks for beside its own files: submodules, contents of Git LFS. */
/** Before anything has run in the tree; a stop where something of it cannot be had. */
async function openWhole(request) {
	const workspace = await openWorkspace(request);
	if ("stop" in workspace) return workspace;
	const { source } = request.code;
	const { repository, head } = workspace;
	const { git, tree } = repository;
	const near = source.kind === "local" ? [source.clone] : source.kind === "checkout" ? [source.folder] : [];
	const remote = source.kind === "local" ? await originOfClone(source.clone, request) : remoteFor(request, source.remote);
	const missing = await fillSubmodules({
		git,
		tree,
		near,
		remote
	}, head);
	if (missing !== void 0) return notHad("submodule", `The submodule \`${missing.path}\` cannot be had`, missing.reason);
	const pointers = await pointersLeft(git, tree, head);
	if (pointers.length === 0) return workspace;
	const config = await repository.readFile(head, ".lfsconfig") ?? "";
	const { lfs } = repository;
	const absent = await fetchContent({
		remote,
		config,
		store: lfs[1]
	}, pointers);
	if (absent !== void 0) return notHad("lfs", `The content of \`${absent.path}\` (Git LFS) cannot be had`, absent.reason);
	await fillContent(git, tree, head, lfs);
	return workspace;
}
function notHad(cause, what, reason) {
	return { stop: {
		outcome: "setup-failed",
		cause,
		detail: `${what}: ${reason}.`
	} };
}
/** Nobody has looked at where a bot's branch leads, nor one of ours on top of it: without the token. */
function remoteFor({ code: { start } }, remote) {
	return start.kind === "again" && (start.overBot || start.theirs?.bot) ? {
		url: remote.url,
		env: remote.env
	} : remote;
}
/** In a clone there is no token: what is open can be had. */
async function originOfClone(clone, { host }) {
	const origin = await originOf(clone);
	return origin === void 0 ? void 0 : {
		url: `https://${origin}`,
		env: host.environment
	};
}
// src/run-story/run-story.ts
/** Carries one story to one outcome: the one place that knows every part. What its later parts need is loaded while something else is waited for. */
/** Runs a story to its outcome. Never throws for what happened in the run: that is its outcome. */
async function runStory(request) {
	const { settings } = request;
	const { recorder } = request.record;
	const once = tellingOnce(request.resume, async (event) => {
		await tellOthers(request, await recorder.append(event));
	});
	using limits = openLimits({
		run: recorder.run,
		timeoutMs: Math.max(0, settings.timeoutMinutes * 6e4 - usedMs(request.resume)),
		minutes: settings.timeoutMinutes,
		maxCostUsd: settings.maxCostUsd,
		signal: request.signal,
		stopRequested: async () => request.forge?.stopRequested(),
		now: () => performance.now()
	});
	const end = await carry(request, limits, once).catch((error) => brokenRun(recorder, error));
	await once.emit({
		type: "run-finished",
		...end
	});
	await request.forge?.finish(recorder.run());
	return recorder.run();
}
async function tellOthers({ record, forge }, event) {
	const run = record.recorder.run();
	await record.onEvent?.(event, run);
	await forge?.onEvent(run, event);
}
async function carry(request, limits, once) {
	const { emit } = once;
	const opening = openWhole(request).catch((error) => ({ stop: broken(error) }));
	const [opened, sandbox, found] = await Promise.all([
		opening,
		openRunSandbox(request, opening),
		lookAround(request, opening).catch((error) => ({ stop: broken(error) }))
	]);
	await using closing = "stop" in sandbox ? void 0 : sandbox;
	const looking = Promise.withResolvers();
	const proving = closing && provedSandbox(request, closing, looking.resolve).catch((error) => broken(error));
	await using _proved = { [Symbol.asyncDispose]: async () => void await proving };
	await Promise.race([looking.promise, proving]);
	const { warnings, moreWarnings } = request.resolution;
	const more = moreWarnings?.();
	more?.catch(() => {});
	await emit(started(request, "stop" in opened ? void 0 : opened, closing));
	for (const text of [
		...warnings,
		...unknownCost(request),
		...await more ?? []
	]) await emit({
		type: "warning",
		text
	});
	if ("stop" in opened) return opened.stop;
	if ("stop" in sandbox) return sandbox.stop;
	if ("stop" in found) return found.stop;
	const { inSandbox } = await import("./in-sandbox-iu-t2wEk.js");
	const leaking = await proving;
	if (leaking !== void 0) return leaking;
	return await inSandbox(request, limits, once, {
		workspace: opened,
		sandbox,
		found
	});
}
/** Beside the opening of the sandbox: which commands there are and, where no setup will change it, the tree as it is. */
async function lookAround(request, opening) {
	const workspace = await opening;
	if ("stop" in workspace) return workspace;
	const found = await findRunCommands(request, workspace);
	if (found.setup === void 0) await workspace.repository.markSetup({ untouched: true });
	return found;
}
function started(request, workspace, sandbox) {
	const { story, settings, origin } = request;
	return {
		type: "run-started",
		runId: request.record.runId,
		version,
		repository: request.code.repository,
		story: {
			...story.ref,
			body: story.body
		},
		trigger: origin.trigger,
		settings: request.resolution.sources,
		maxIterations: settings.maxIterations,
		mode: settings.mode,
		model: modelName(request),
		sandbox: sandbox?.description ?? "none could be opened",
		base: workspace?.base ?? {
			branch: settings.baseBranch ?? "",
			commit: ""
		},
		parentRun: origin.parentRun
	};
}
export { originOf as n, runStory as t };
