import { t as presets } from "./preset-files-DirKXECn.js";
import { n as catalogue } from "./errors-BPIP4wfB.js";
import { a as numberedStart, i as numbered, n as branchName, r as isBranchName, t as selfTest } from "./self-test-CzfRLUbj.js";
import { C as objectBytes, E as gitAt, T as findGit, w as objectInfo } from "./merge-4zNxxo1B.js";
import { t as folderBytes } from "./folder-bytes-COytb0sa.js";
import { t as listed } from "./listed-D9Yqhl25.js";
import { t as isLoopback } from "./loopback-CIgX49CQ.js";
import { t as messageOf } from "./message-of-BQxrFB01.js";
import { g as findDotGit, t as openRepository, y as textOf } from "./repository-C8AMuTuZ.js";
import { t as openSandbox } from "./sandbox-Dr_icwff.js";
import { a as mergedHead, i as mergeAgain, o as headBeforeUs, t as baseOfMerge } from "./merge-BtjZ-aej.js";
import { setTimeout } from "node:timers/promises";
import { mkdir, open, readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
// src/git/remote-call.ts
/** One git call that talks to a server: one protocol, no redirects, the token by environment for this process alone. */
const networkVariables = listed("http_proxy https_proxy no_proxy all_proxy ssl_cert_file ssl_cert_dir git_ssl_cainfo curl_ca_bundle");
/** Throws where the URL is one that must never be talked to. */
async function remoteCall(git, remote, args, timeoutMs) {
	const { url } = remote;
	const result = await oneCall(git, remote, args, timeoutMs);
	if (result.code === 0 || remote.moved === void 0 || !isElsewhere(result.stderr)) return result;
	const now = await remote.moved().catch(() => void 0);
	if (now === void 0 || now === url || URL.parse(now)?.origin !== URL.parse(url)?.origin) return result;
	remote.url = now;
	return await oneCall(git, remote, args.map((arg) => arg === url ? now : arg), timeoutMs);
}
function isElsewhere(stderr) {
	return /returned error: 30[1278]\b|unable to update url base from redirection|redirect/i.test(stderr);
}
async function oneCall(git, remote, args, timeoutMs) {
	const protocol = allowedProtocol(remote.url);
	const unrenewed = await renewed(remote);
	if (unrenewed !== void 0) return unrenewed;
	const config = [
		["http.followRedirects", "false"],
		["http.lowSpeedLimit", "100"],
		["http.lowSpeedTime", "60"]
	];
	if (remote.authorization !== void 0 && protocol !== "file") {
		if (/[\r\n\0]/.test(remote.authorization)) throw new Error("the authorization of a remote must be one line");
		config.push([`http.${new URL(remote.url).origin}/.extraHeader`, `Authorization: ${remote.authorization}`]);
	}
	const network = Object.entries(remote.env ?? {}).filter(([name]) => networkVariables.includes(name.toLowerCase()));
	const env = {
		GIT_ALLOW_PROTOCOL: protocol,
		...Object.fromEntries(network.map(([name, value]) => [name, value ?? ""]))
	};
	return await git.run(args, {
		config,
		env,
		timeoutMs
	});
}
/** Without a token the server cannot be asked, which is no other failure than an unreachable one. */
async function renewed(remote) {
	if (remote.renew === void 0) return void 0;
	try {
		remote.authorization = await remote.renew();
		return;
	} catch (error) {
		const stderr = `no token: ${messageOf(error)}`;
		return {
			code: 128,
			stdout: Buffer.alloc(0),
			stderr,
			cut: false
		};
	}
}
/** What a failed call means, in words that carry no secret. */
function failureOf(remote, { code, stderr }) {
	const said = sentence(stderr, remote);
	if (code === null) return {
		kind: "unreachable",
		reason: `git was ended before the server had answered: ${said}`
	};
	const rule = ruleOf(stderr);
	if (rule !== void 0) return {
		kind: "refused",
		reason: said,
		rule
	};
	return {
		kind: "unreachable",
		reason: said
	};
}
/** The rule that a server names when it refuses: GitHub's code, or what the answer amounts to. */
function ruleOf(stderr) {
	const code = /\b(GH\d{3})\b/.exec(stderr)?.[1];
	if (code !== void 0) return code;
	if (/without .?workflows?.? permission|refusing to allow .* workflow/i.test(stderr)) return "workflows-permission";
	if (/protected branch/i.test(stderr)) return "protected-branch";
	if (/error: 403|Write access to repository not granted|Permission to .* denied/i.test(stderr)) return "permission";
	if (/error: 401|Authentication failed|could not read (Username|Password)/i.test(stderr)) return "authentication";
	if (/error: 404|Repository not found|does not appear to be a git repository/i.test(stderr)) return "not-found";
	if (/hook declined/i.test(stderr)) return "hook";
}
/** What git and the server said, without progress lines, hints and secrets. */
function sentence(stderr, remote) {
	const text = stderr.split(/[\r\n]+/).map((line) => line.replace(/^remote:\s*/, "").trim()).filter((line) => line !== "" && !/^(hint:|To |(Enumerating|Counting|Compressing|Writing|Resolving|Total|Delta) )/.test(line)).join(" ").slice(0, 800) || "no message";
	return remote.authorization === void 0 ? text : withoutSecret(text, remote.authorization);
}
/** The protocol that the URL may use; throws for every other, and for a credential in it. */
function allowedProtocol(url) {
	if (url.startsWith("/")) return "file";
	const parsed = URL.parse(url);
	if (parsed === null) throw new Error("the remote is no URL");
	if (parsed.username !== "" || parsed.password !== "") throw new Error("the URL of a remote must not carry a credential");
	if (parsed.protocol === "https:") return "https";
	if (parsed.protocol === "file:") return "file";
	if (parsed.protocol === "http:" && isLoopback(parsed.hostname)) return "http";
	throw new Error(`a remote must be https, not ${parsed.protocol}//${parsed.host}`);
}
function withoutSecret(text, authorization) {
	return [authorization, ...authorization.split(" ").filter((part) => part.length >= 8)].reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
}
// src/git/work-tree.ts
/**
* A run on somebody's own clone: their files and their checked-out branch stay as they are. The run has a folder of its
* own, and only the finished commits come into the clone, as a branch.
*/
/** Writes a commit's files into a fresh folder and opens it. Uncommitted changes of the clone do not come along. */
async function makeWorkTree({ clone, into, ...rest }) {
	await mkdir(into, { recursive: true });
	if ((await readdir(into)).length > 0) throw new Error(`${into} is not empty`);
	const repository = await openRepository({
		...rest,
		tree: into,
		checkout: clone
	});
	await repository.checkOut();
	return repository;
}
/**
* Brings `commit` into the clone as a branch. With `expected`, a branch of ours that is still there moves forward; where
* the name is taken, moved or checked out, the next free `-2` is used. Returns the name. Throws where git makes none.
*/
async function leaveBranch(repository, clone, branch, commit, expected) {
	if (!isBranchName(branch)) throw new Error(`not a branch name: ${JSON.stringify(branch)}`);
	const dot = await findDotGit(clone);
	if (dot === void 0) throw new Error(`${clone} is not a git repository any more`);
	const { git, head } = repository;
	const pack = await git.bytes([
		"pack-objects",
		"--revs",
		"--stdout",
		"-q"
	], { input: `${commit}\n^${head.commit}\n` });
	await git.bytes(["unpack-objects", "-q"], {
		input: pack,
		env: { GIT_OBJECT_DIRECTORY: join(dot.commonDir, "objects") }
	});
	const theirs = gitAt({
		...git.place,
		gitDir: dot.commonDir,
		tree: void 0
	});
	const identity = {
		GIT_COMMITTER_NAME: "redgreen",
		GIT_COMMITTER_EMAIL: "redgreen@localhost"
	};
	let refusal = "";
	const set = async (name, from) => {
		const args = [
			"update-ref",
			"-m",
			"redgreen: checkpoint",
			`refs/heads/${name}`,
			commit,
			from
		];
		const { code, stderr } = await theirs.run(args, { env: identity });
		refusal = stderr.toString().trim();
		return code === 0;
	};
	const taken = await checkedOut(dot.commonDir);
	if (expected !== void 0 && !taken.has(branch) && await set(branch, expected)) return { branch };
	for (let number = 1; number <= 99; number++) {
		const name = numbered(branch, number);
		if (!taken.has(name) && await set(name, "0".repeat(commit.length))) return { branch: name };
	}
	throw new Error(`no branch from ${branch} to ${branch}-99 can be made in ${clone}: ${refusal}`);
}
/** A branch whose name is the beginning of this one: git has no branch below another. */
async function branchInTheWay(repository, branch) {
	const parts = branch.split("/");
	const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
	for (const name of above) if (await repository.resolve(`refs/heads/${name}`) !== void 0) return name;
}
/** Branches that a work tree of the clone stands on: moving one would make its files look changed. */
async function checkedOut(commonDir) {
	const heads = [commonDir, ...(await readdir(join(commonDir, "worktrees")).catch(() => [])).map((name) => join(commonDir, "worktrees", name))].map((folder) => join(folder, "HEAD"));
	return new Set(heads.map(textOf).flatMap((text) => /^ref: refs\/heads\/(.+?)\s*$/.exec(text ?? "")?.[1] ?? []));
}
// src/git/mirror.ts
/**
* A bare copy of a repository that outlives a run: the next clone fetches from the server what is new, and the rest from this disk.
* It is a cache. Whatever is wrong with it, it is removed, and the clone comes from the server.
*/
/** Each fetch leaves a pack; beyond this many the mirror is made anew, which no repack in the background has to be kept off. */
const maxPacks = 60;
/** The mirror as a remote to fetch the branch from; undefined where it does not have it, and the server is to be asked. */
async function fromMirror(mirror, remote, options) {
	const { branch, commit, depth, signal } = options;
	const git = gitAt({
		git: options.git,
		gitDir: mirror,
		signal
	});
	try {
		if (await packs(mirror) > maxPacks) await rm(mirror, {
			recursive: true,
			force: true
		});
		await mkdir(mirror, {
			recursive: true,
			mode: 448
		});
		await git.text([
			"init",
			"-q",
			"--bare",
			"--template="
		]);
		if ((await git.run([
			"cat-file",
			"-e",
			`${commit}^{commit}`
		])).code !== 0) {
			const refspec = `+refs/heads/${branch}:refs/heads/${branch}`;
			if ((await remoteCall(git, remote, [
				...[
					"fetch",
					"--no-tags",
					"--no-write-fetch-head",
					"--no-auto-maintenance",
					`--depth=${depth}`
				],
				"--",
				remote.url,
				refspec
			])).code !== 0) return void 0;
		}
		await git.text([
			"update-ref",
			`refs/heads/${branch}`,
			commit
		]);
		const now = /* @__PURE__ */ new Date();
		await utimes(mirror, now, now);
		return { url: mirror };
	} catch {
		await rm(mirror, {
			recursive: true,
			force: true
		}).catch(() => void 0);
		return;
	}
}
/** A folder's name for a repository, whatever its name holds. */
function mirrorPath(folder, repository) {
	return join(folder, `${encodeURIComponent(repository.toLowerCase())}.git`);
}
/** Removes those that were not used for the longest, until all together have at most `maxBytes`. */
async function trimMirrors(folder, maxBytes) {
	const names = await readdir(folder).catch(() => []);
	const all = await Promise.all(names.map(async (name) => {
		const path = join(folder, name);
		return {
			path,
			usedAt: await stat(path).then(({ mtimeMs }) => mtimeMs, () => 0),
			bytes: await folderBytes(path)
		};
	}));
	let bytes = 0;
	for (const mirror of all.toSorted((a, b) => b.usedAt - a.usedAt)) {
		bytes += mirror.bytes;
		if (bytes > maxBytes) await rm(mirror.path, {
			recursive: true,
			force: true
		}).catch(() => void 0);
	}
}
async function packs(mirror) {
	return (await readdir(join(mirror, "objects", "pack")).catch(() => [])).filter((name) => name.endsWith(".pack")).length;
}
// src/git/remote-branches.ts
/** Where a branch is on the server, and which branch is its default. */
async function remoteHead(repository, remote, branch) {
	const state = await remoteBranches(repository, remote, [branch]);
	if (state.kind !== "known") return state;
	return {
		kind: "known",
		defaultBranch: state.defaultBranch,
		commit: state.commits.get(branch)
	};
}
/** The same for several branches; `*` stands for anything, also for more than was meant: look for whole names in the answer. */
async function remoteBranches({ git }, remote, patterns) {
	const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
	const result = await remoteCall(git, remote, [
		"ls-remote",
		"--symref",
		"--",
		remote.url,
		"HEAD",
		...refs
	], 6e4);
	if (result.code !== 0) return failureOf(remote, result);
	const commits = /* @__PURE__ */ new Map();
	let defaultBranch;
	for (const line of result.stdout.toString().split("\n")) {
		const [value = "", name = ""] = line.split("	");
		if (name.startsWith("refs/heads/")) commits.set(name.slice(11), value);
		if (name !== "HEAD") continue;
		if (value.startsWith("ref: refs/heads/")) defaultBranch = value.slice(16);
		else if (defaultBranch !== void 0) commits.set(defaultBranch, value);
	}
	if (defaultBranch !== void 0) told.set(git, {
		url: remote.url,
		defaultBranch
	});
	return {
		kind: "known",
		defaultBranch,
		commits
	};
}
/** Of each git folder, which is one run's, the last answer. */
const told = /* @__PURE__ */ new WeakMap();
/** The default branch as the server has said it to this run; undefined where it has not been asked. */
function toldDefault(git, remote) {
	const last = told.get(git);
	return last?.url === remote.url ? last.defaultBranch : void 0;
}
// src/git/remote.ts
/** Push, fetch and clone. A push only ever moves a branch of ours forward, from where our record says it is. */
/** Pushes one commit to one branch: a fast-forward from `expected`, or a new branch; never the default branch. */
async function push(repository, remote, options) {
	const { commit, branch, tries = 3 } = options;
	if (!isBranchName(branch)) throw new Error(`not a branch name: ${JSON.stringify(branch)}`);
	if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error("only a commit id can be pushed");
	for (let go = 1;; go++) {
		const result = await pushOnce(repository, remote, options);
		if (result.kind !== "unreachable" || go >= tries) return result;
		await setTimeout(1e3 * go * go);
	}
}
/** Fetches one branch into our own folder; afterwards `redgreen/<branch>` resolves to it. */
async function fetchBranch(repository, remote, branch, options = {}) {
	const { git } = repository;
	const depth = options.depth === void 0 ? [] : [`--depth=${options.depth}`];
	const result = await fetchCall(git, remote, [branch], depth);
	if (result.code !== 0) return isAbsent(result) ? { kind: "absent" } : failureOf(remote, result);
	const fetched = await objectInfo(git, trackingRef(branch));
	if (fetched === void 0) throw new Error(`${branch} was fetched and is not here`);
	return {
		kind: "fetched",
		commit: fetched.id
	};
}
/** The merge base of two commits of these branches; a shallow history is deepened step by step, at last wholly. */
async function deepen(repository, remote, commits, branches) {
	for (const step of [
		void 0,
		"--deepen=50",
		"--deepen=500",
		"--unshallow"
	]) {
		const shallow = await repository.git.text(["rev-parse", "--is-shallow-repository"]) === "true";
		if (step !== void 0) {
			if (!shallow) return { kind: "none" };
			const failure = await fetch(repository.git, remote, branches, [step]);
			if (failure !== void 0) return failure;
		}
		const commit = await repository.mergeBase(...commits);
		if (commit !== void 0) return {
			kind: "found",
			commit,
			unshallowed: step === "--unshallow"
		};
	}
	return { kind: "none" };
}
/** Clones one branch into the folder `into`; its `.git/config` names the remote and holds no credential. */
async function clone(remote, into, options) {
	const git = gitAt({
		git: options.git,
		gitDir: join(into, ".git"),
		tree: into,
		signal: options.signal
	});
	await mkdir(git.place.gitDir, { recursive: true });
	await git.text([
		"init",
		"-q",
		"--template="
	]);
	const state = await remoteHead({ git }, remote, options.branch ?? "");
	if (state.kind !== "known") return state;
	const branch = options.branch ?? state.defaultBranch;
	if (branch === void 0 || !isBranchName(branch)) return { kind: "absent" };
	const depth = options.depth === void 0 ? [] : [`--depth=${options.depth}`];
	const fetchFrom = (from, ref) => {
		const refspec = `+${ref}:refs/remotes/origin/${branch}`;
		return remoteCall(git, from, [
			"fetch",
			"--no-tags",
			"--no-write-fetch-head",
			...depth,
			"--",
			from.url,
			refspec
		]);
	};
	const { mirror } = options;
	const { commit } = state;
	const wanted = commit && {
		git: options.git,
		branch,
		commit,
		depth: options.depth ?? 50
	};
	const near = mirror && wanted ? await fromMirror(mirror, remote, wanted) : void 0;
	const quick = near && await fetchFrom(near, `refs/heads/${branch}`);
	const result = quick?.code === 0 ? quick : await fetchFrom(remote, `refs/heads/${branch}`);
	if (result.code !== 0) return isAbsent(result) ? { kind: "absent" } : failureOf(remote, result);
	await git.text([
		"checkout",
		"-q",
		"-f",
		"-B",
		branch,
		`refs/remotes/origin/${branch}`
	]);
	const config = `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n[remote "origin"]\n\turl = ${JSON.stringify(remote.url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
	await writeFile(join(git.place.gitDir, "config"), config);
	return {
		kind: "cloned",
		commit: await git.text(["rev-parse", "HEAD"]),
		branch
	};
}
async function pushOnce(repository, remote, options) {
	const { git } = repository;
	const { commit, branch, timeoutMs } = options;
	const known = options.expected === void 0 ? void 0 : toldDefault(git, remote);
	const state = known === void 0 ? await remoteHead(repository, remote, branch) : void 0;
	if (state !== void 0 && state.kind !== "known") return state;
	if (branch === (state?.defaultBranch ?? known)) return {
		kind: "refused",
		rule: "default-branch",
		reason: `${branch} is the default branch, which is never pushed to`
	};
	const expected = options.expected ?? state?.commit ?? "absent";
	const already = state && whereInstead(options, expected, state.commit);
	if (already !== void 0) return already;
	if (expected !== "absent" && !await follows(repository, commit, expected)) {
		if (options.expected === void 0) return {
			kind: "moved",
			remoteSha: expected
		};
		const now = state ?? await remoteHead(repository, remote, branch);
		if (now.kind !== "known") return now;
		const reason = `${commit} does not follow ${expected}, and nothing is ever overwritten`;
		return whereInstead(options, expected, now.commit) ?? {
			kind: "refused",
			rule: "not-fast-forward",
			reason
		};
	}
	const ref = `refs/heads/${branch}`;
	const lease = `--force-with-lease=${ref}:${expected === "absent" ? "" : expected}`;
	const result = await remoteCall(git, remote, [
		...[
			"push",
			"--porcelain",
			"--no-verify",
			"--no-signed",
			"--no-follow-tags",
			"--recurse-submodules=no"
		],
		lease,
		"--",
		remote.url,
		`${commit}:${ref}`
	], timeoutMs);
	if (result.code === 0) return { kind: "pushed" };
	const line = /^!.*/m.exec(result.stdout.toString())?.[0] ?? "";
	const said = `${result.stderr}\n${line}`;
	if (/\[rejected\]|failed to update ref|cannot lock ref/.test(line)) {
		const now = await remoteHead(repository, remote, branch);
		if (now.kind !== "known") return now;
		const instead = whereInstead(options, expected, now.commit);
		if (instead !== void 0) return instead;
	}
	if (/\[remote rejected\]/.test(line)) {
		const reason = /\[remote rejected\] \((.*)\)/.exec(line)?.[1] ?? "rejected";
		return {
			kind: "refused",
			reason: `${reason}: ${sentence(result.stderr, remote)}`,
			rule: ruleOf(said) ?? reason
		};
	}
	return failureOf(remote, {
		...result,
		stderr: said
	});
}
/** Our own commits name their parent: no process is needed to tell. */
async function follows({ git, isAncestor }, commit, expected) {
	const [head = ""] = ((await objectBytes(git, commit))?.toString() ?? "").split("\n\n", 1);
	return head.split("\n").includes(`parent ${expected}`) || await isAncestor(expected, commit);
}
/** Also where the answer to an earlier try was lost. */
function whereInstead({ commit }, expected, found) {
	if (found === commit) return { kind: "pushed" };
	if (found === void 0) return expected === "absent" ? void 0 : { kind: "deleted" };
	return found === expected ? void 0 : {
		kind: "moved",
		remoteSha: found
	};
}
async function fetch(git, remote, branches, extra) {
	const result = await fetchCall(git, remote, branches, extra);
	return result.code === 0 ? void 0 : failureOf(remote, result);
}
function fetchCall(git, remote, branches, extra) {
	if (!branches.every(isBranchName)) throw new Error(`not branch names: ${JSON.stringify(branches)}`);
	const refspecs = branches.map((branch) => `+refs/heads/${branch}:${trackingRef(branch)}`);
	return remoteCall(git, remote, [
		...[
			"fetch",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-auto-maintenance",
			"--update-shallow",
			...extra
		],
		"--",
		remote.url,
		...refspecs
	]);
}
function isAbsent({ stderr }) {
	return /couldn't find remote ref/.test(stderr);
}
function trackingRef(branch) {
	return `refs/remotes/redgreen/${branch}`;
}
// src/sandbox/masked-log.ts
/**
* Logs without secrets: setup and tests get the values of `test-env`, and what they print lies on the disk, where the agent's
* shell and whoever uploads the run's folder read it. Masked when the command has ended, before anybody reads.
*/
/** The same sandbox, every log of which is masked once its command has ended. */
function withMaskedLogs(sandbox, redact) {
	const masked = (exec) => async (command) => {
		try {
			return await exec(command);
		} finally {
			await maskFile(command.logPath, redact);
		}
	};
	return {
		...sandbox,
		setup: masked(sandbox.setup),
		shell: masked(sandbox.shell),
		agent: masked(sandbox.agent),
		async layer(...given) {
			const layer = await sandbox.layer(...given);
			return {
				...layer,
				exec: masked(layer.exec)
			};
		}
	};
}
/** Up to this a log is masked in one piece, and stays untouched where nothing is to mask: nearly all are. */
const smallBytes = 1048576;
const chunkBytes = 262144;
/** Masks a file in place. Where that fails nothing is left of it: an unmasked log is worse than none. Throws then. */
async function maskFile(path, redact) {
	const info = await stat(path).catch(() => void 0);
	if (info === void 0 || info.size === 0) return;
	const draft = `${path}.masked`;
	try {
		if (info.size <= smallBytes) {
			const text = await readFile(path, "latin1");
			const masked = redact(text);
			if (masked === text) return;
			await writeFile(draft, masked, {
				encoding: "latin1",
				mode: 384
			});
		} else await maskByPieces(path, draft, redact);
		await rename(draft, path);
	} catch (error) {
		await Promise.all([path, draft].map((one) => rm(one, { force: true })));
		throw error;
	}
}
/** One character for each byte: what is no UTF-8 stays what it is. */
async function maskByPieces(from, to, redact) {
	await using source = await open(from, "r");
	await using target = await open(to, "w", 384);
	const stream = redact.stream();
	const buffer = Buffer.alloc(chunkBytes);
	for (;;) {
		const { bytesRead } = await source.read(buffer, 0, chunkBytes, null);
		if (bytesRead === 0) break;
		await target.appendFile(stream.push(buffer.toString("latin1", 0, bytesRead)), "latin1");
	}
	await target.appendFile(stream.end(), "latin1");
}
// src/run-story/branches.ts
/** Branches of the remote, fetched where they are not here yet; and the stops where they cannot be had. */
/** The branch's commit on the remote. */
async function headOf(repository, remote, branch) {
	const state = await remoteHead(repository, remote, branch);
	if (state.kind !== "known") return unreachable(state.reason);
	return hereOrFetched(repository, remote, branch, state.commit);
}
async function hereOrFetched(repository, remote, branch, commit) {
	if (commit === void 0) return absent(`the branch ${branch}`);
	if (await repository.resolve(commit) === commit) return commit;
	const fetched = await fetchBranch(repository, remote, branch, { depth: 50 });
	if (fetched.kind === "fetched") return fetched.commit;
	return fetched.kind === "absent" ? absent(`the branch ${branch}`) : unreachable(fetched.reason);
}
function absent(what) {
	return { stop: {
		outcome: "error",
		detail: `The remote repository does not have ${what}.`
	} };
}
function unreachable(reason) {
	return { stop: {
		outcome: "error",
		detail: `The repository cannot be read: ${reason}`
	} };
}
/** Which branch the run works on, with its pull request where there is one, and how far it is behind. */
async function tellBranch({ code }, { branch, head, behind, base }, emit) {
	const again = code.start.kind === "again" ? code.start : void 0;
	if (code.source.kind !== "local" || again !== void 0) await emit({
		type: "branch-named",
		branch,
		...again === void 0 ? {} : { head }
	});
	if (again?.pullRequest !== void 0) await emit({
		type: "pull-request-opened",
		...again.pullRequest
	});
	if (behind === 0) return;
	await emit({
		type: "warning",
		text: `The branch is ${behind} ${behind === 1 ? "commit" : "commits"} behind ${base.branch}; nothing is rebased or merged.`
	});
}
// src/run-story/take-up.ts
/** The branch of a run that goes on in another process: how far it got, and the tree it started from. */
/**
* The work tree stands where the run began, for setup and baseline. undefined where this is a new run, or none of its commits
* ever left the worker: then it begins as a new one does.
*/
async function takeUp(request, repository, remote) {
	const { resume, code } = request;
	const { start } = code;
	const branch = resume?.run.branch;
	if (resume === void 0 || branch === void 0) return void 0;
	const { events, run } = resume;
	const ours = ourCommits(events);
	if (ours.length === 0) return void 0;
	const state = await remoteHead(repository, remote, branch);
	if (state.kind !== "known") return unreachable(state.reason);
	if (state.commit === void 0) return deletedBranch(resume, branch);
	const head = await hereOrFetched(repository, remote, branch, state.commit);
	if (typeof head !== "string") return head;
	const baseBranch = start.kind === "again" ? start.baseBranch : run.base.branch;
	const baseHead = await headOf(repository, remote, baseBranch);
	if (typeof baseHead !== "string") return baseHead;
	const base = await deepen(repository, remote, [head, baseHead], [branch, baseBranch]);
	if (base.kind === "none") return absent(`a common ancestor of ${branch} and ${baseBranch}`);
	if (base.kind !== "found") return unreachable(base.reason);
	const pushed = [];
	for (const commit of ours) if (await repository.isAncestor(commit, head)) pushed.push(commit);
	const [first, commit] = [pushed[0], pushed.at(-1)];
	if (first === void 0 || commit === void 0) return wasPushed(events) ? moved(branch) : void 0;
	const takenUp = {
		commit,
		tree: await repository.treeOf(commit),
		commits: new Set(pushed)
	};
	const theirs = start.kind === "again" && start.theirs !== void 0;
	const there = {
		repository,
		branch,
		forkPoint: theirs ? base.commit : void 0,
		behind: 0,
		takenUp
	};
	const merged = await mergeAgain(request, repository, first, {
		branch,
		base: baseBranch
	});
	if (merged !== void 0 && "stop" in merged) return merged;
	if (merged !== void 0) {
		await repository.moveTo(merged.commit, branch);
		const from = await baseOfMerge(repository, merged, base.commit, theirs);
		return {
			...there,
			head: merged.commit,
			base: {
				branch: baseBranch,
				commit: from
			},
			merge: merged.merge
		};
	}
	const from = startOf(events) ?? run.base.commit;
	if (await repository.resolve(from) !== from) return absent(`the commit ${from}, which the run started from`);
	await repository.moveTo(from, branch);
	return {
		...there,
		head: from,
		base: run.base
	};
}
/** The branch is gone, and the run had pushed to it: it is not made again. */
function deletedBranch(resume, branch) {
	if (resume === void 0 || resume.run.branch !== branch || !wasPushed(resume.events)) return void 0;
	return { stop: {
		outcome: "publish-failed",
		detail: `The branch ${branch} was deleted during the run.`
	} };
}
function moved(branch) {
	return { stop: {
		outcome: "publish-failed",
		detail: `Somebody moved ${branch} during the run: none of its commits is there any more, and nothing is overwritten.`
	} };
}
/** Also those of which the record does not know that they were pushed. */
function ourCommits(events) {
	const commits = events.flatMap((event) => {
		if (event.type === "checkpoint-made") return event.checkpoint.commit ?? [];
		return event.type === "checkpoint-pushed" ? event.commit : [];
	});
	return [...new Set(commits)];
}
function wasPushed(events) {
	return events.some(({ type }) => type === "checkpoint-pushed");
}
function startOf(events) {
	const named = events.find((event) => event.type === "branch-named");
	return named?.type === "branch-named" ? named.head : void 0;
}
// src/run-story/open.ts
/** Opens what a run works with: the tree with our own git, and the sandbox. */
/** The tree at the commit where the run starts. A stop where the repository cannot be had. */
async function openWorkspace(request) {
	const { source, start } = request.code;
	const { PATH: path } = request.host.environment;
	const runDir = workDirOf(request);
	const gitDir = join(runDir, "own.git");
	const tree = treeFolder(request);
	await mkdir(runDir, {
		recursive: true,
		mode: 448
	});
	if (source.kind === "local") {
		const { clone, commit } = source;
		const repository = await makeWorkTree({
			clone,
			commit,
			into: tree,
			gitDir,
			path
		});
		return start.kind === "again" ? localBranch(repository, start) : localWorkspace(request, repository, start);
	}
	if (source.kind === "clone") {
		const branch = start.kind === "again" ? start.branch : start.baseBranch;
		const git = findGit(tree, path);
		const cloned = await clone(source.remote, tree, {
			git,
			branch,
			depth: 50,
			mirror: source.mirror
		});
		if (cloned.kind === "absent") return deletedBranch(request.resume, branch) ?? absent(branch ?? "the default branch");
		if (cloned.kind !== "cloned") return unreachable(cloned.reason);
	}
	const repository = await openRepository({
		tree,
		gitDir,
		path
	});
	const taken = await takeUp(request, repository, source.remote);
	if (taken !== void 0) return taken;
	return start.kind === "new" ? newBranch(request, repository, source.remote, start) : existingBranch(request, repository, source.remote, start);
}
function workDirOf({ record }) {
	return record.workDir ?? record.runDir;
}
function treeFolder(request) {
	const { source } = request.code;
	return source.kind === "checkout" ? source.folder : join(workDirOf(request), "tree");
}
/** Opens the sandbox around the tree, most of it while the tree is still being filled. */
async function openRunSandbox(request, opening) {
	const { settings, host } = request;
	const { environment, hidden, redact } = host;
	const runDir = workDirOf(request);
	const tree = treeFolder(request);
	await mkdir(runDir, {
		recursive: true,
		mode: 448
	});
	await mkdir(tree, { recursive: true });
	const opened = await openSandbox({
		tree,
		meanwhile: {
			treeReady: opening,
			onTrying: request.record.open
		},
		runDir: join(runDir, "sandbox"),
		choice: settings.sandbox,
		network: settings.sandboxNetwork,
		testEnv: pick(environment, settings.testEnv),
		services: servicePorts(settings),
		carriesPorts: presets.has(settings.agent),
		readable: [join(request.record.runDir, "logs")],
		hidden,
		environment: { ...environment },
		async gitInside(into) {
			const workspace = await opening;
			if ("stop" in workspace) return void 0;
			const { repository, head, branch } = workspace;
			return repository.fillInside(into, {
				commit: head,
				branch
			});
		}
	});
	if (opened.ok) return withMaskedLogs(opened.sandbox, redact);
	return { stop: {
		outcome: "setup-failed",
		cause: "sandbox",
		detail: `No sandbox works here: ${opened.reason}. ${opened.fix}`
	} };
}
/** Canaries tried from inside, before any model is called. A sandbox that was asked to be none has nothing to prove. */
async function provedSandbox(request, sandbox, onStarted) {
	const { settings, host } = request;
	const { hidden, environment, secrets } = host;
	if (sandbox.kind === "none") return void 0;
	const { HOME, RUNNER_TEMP } = environment;
	const closed = [
		HOME,
		RUNNER_TEMP,
		...hidden
	].filter((path) => path !== void 0 && path !== "");
	const { leaks, checks } = await selfTest(sandbox, {
		runDir: join(workDirOf(request), "sandbox"),
		network: settings.sandboxNetwork,
		closed,
		secrets: [...secrets],
		onStarted
	});
	if (leaks.length === 0) return void 0;
	const told = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name} (${detail})`);
	const { what, fix } = catalogue["sandbox-leaks"];
	return {
		outcome: "setup-failed",
		cause: "sandbox",
		detail: `${what}: ${told.join(", ")}. ${fix}`
	};
}
/** On which ports the services of `test-services` answer. */
function servicePorts({ testServices }) {
	return testServices.map((service) => Number(service.slice(service.lastIndexOf(":") + 1)));
}
/** The named variables that are set. */
function pick(environment, names) {
	const values = names.map((name) => [name, environment[name]]);
	return Object.fromEntries(values.flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
}
async function localWorkspace({ settings, story }, repository, start) {
	const { commit, branch: checkedOut } = repository.head;
	const base = {
		branch: start.baseBranch ?? checkedOut ?? "HEAD",
		commit
	};
	const branch = branchName(settings.branchPrefix, story.ref.issue, story.title);
	const blocked = settings.dryRun ? void 0 : await branchInTheWay(repository, branch);
	if (blocked === void 0) return {
		repository,
		head: commit,
		base,
		branch,
		behind: 0
	};
	return { stop: {
		outcome: "publish-failed",
		detail: `The clone has a branch ${blocked}, and git makes no ${branch} beside it: rename it, or set \`branch-prefix\`.`
	} };
}
/** A branch of the clone that a run goes on with: the work tree stands at its head already. */
async function localBranch(repository, start) {
	const { commit: head } = repository.head;
	const { branch, baseBranch, baseCommit } = start;
	const baseHead = await repository.resolve(`refs/heads/${baseBranch}`) ?? baseCommit;
	const base = baseHead === void 0 ? void 0 : await repository.mergeBase(head, baseHead);
	if (baseHead === void 0 || base === void 0) return { stop: {
		outcome: "error",
		detail: `This clone does not have a common ancestor of ${branch} and ${baseBranch}.`
	} };
	await repository.moveTo(head, branch);
	const { behind } = await repository.aheadBehind(head, baseHead);
	return {
		repository,
		head,
		base: {
			branch: baseBranch,
			commit: base
		},
		branch,
		behind
	};
}
async function newBranch({ settings, story }, repository, remote, start) {
	const wanted = branchName(settings.branchPrefix, story.ref.issue, story.title);
	const state = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`, start.baseBranch ?? "HEAD"]);
	if (state.kind !== "known") return unreachable(state.reason);
	const baseBranch = start.baseBranch ?? state.defaultBranch;
	if (baseBranch === void 0) return absent("the default branch");
	const fetched = await hereOrFetched(repository, remote, baseBranch, state.commits.get(baseBranch));
	if (typeof fetched !== "string") return fetched;
	await repository.moveTo(fetched, baseBranch);
	const branch = freeName(wanted, state.commits);
	if (typeof branch !== "string") return branch;
	return {
		repository,
		head: fetched,
		base: {
			branch: baseBranch,
			commit: fetched
		},
		branch,
		behind: 0
	};
}
function freeName(wanted, taken) {
	return Array.from({ length: 99 }, (_, at) => numbered(wanted, at + 1)).find((name) => !taken.has(name)) ?? absent(`a free name from ${wanted} to ${wanted}-99`);
}
/** A branch of ours, or somebody else's: then the base is that branch before anything of ours was on it. */
async function existingBranch(request, repository, remote, start) {
	const { settings, story } = request;
	const head = await headOf(repository, remote, start.branch);
	if (typeof head !== "string") return head;
	const baseHead = await headOf(repository, remote, start.baseBranch);
	if (typeof baseHead !== "string") return baseHead;
	const base = await deepen(repository, remote, [head, baseHead], [start.branch, start.baseBranch]);
	if (base.kind === "none") return absent(`a common ancestor of ${start.branch} and ${start.baseBranch}`);
	if (base.kind !== "found") return unreachable(base.reason);
	const { branch: existing, baseBranch, theirs } = start;
	if (start.update) {
		const made = await mergedHead(request, repository, {
			head,
			baseHead,
			branch: existing,
			base: baseBranch
		});
		if (made !== void 0 && "stop" in made) return made;
		if (made !== void 0) {
			const { commit: merged, merge } = made;
			const commit = await baseOfMerge(repository, made, base.commit, theirs !== void 0);
			await repository.moveTo(merged, existing);
			return {
				repository,
				head: merged,
				base: {
					branch: baseBranch,
					commit
				},
				branch: existing,
				behind: 0,
				merge
			};
		}
	}
	await repository.moveTo(head, existing);
	const { behind } = await repository.aheadBehind(head, baseHead);
	if (theirs === void 0) return {
		repository,
		head,
		base: {
			branch: baseBranch,
			commit: base.commit
		},
		branch: existing,
		behind
	};
	const forkPoint = base.commit;
	const commit = await headBeforeUs(repository, forkPoint, head);
	if (theirs.target === "head") return {
		repository,
		head,
		base: {
			branch: baseBranch,
			commit
		},
		branch: existing,
		forkPoint,
		behind
	};
	const wanted = branchName(settings.branchPrefix, story.ref.issue, story.title);
	const taken = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`]);
	if (taken.kind !== "known") return unreachable(taken.reason);
	const branch = freeName(wanted, taken.commits);
	if (typeof branch !== "string") return branch;
	return {
		repository,
		head,
		base: {
			branch: existing,
			commit
		},
		branch,
		forkPoint,
		behind: 0
	};
}
export { servicePorts as a, mirrorPath as c, makeWorkTree as d, failureOf as f, provedSandbox as i, trimMirrors as l, sentence as m, openWorkspace as n, tellBranch as o, remoteCall as p, pick as r, push as s, openRunSandbox as t, leaveBranch as u };
