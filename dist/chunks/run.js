import { o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { At as objectIn, Ft as catalogue, It as explain, Lt as isDiskFull, Mt as parsedJson, Nt as problemOfJson, Pt as RedgreenError, Tt as listed, at as durationWords, g as version, q as matchesGlob, tt as costWords } from "./start.js";
import { Ba as priceOf, D as secretValues, Et as submoduleMode, Ia as presets, It as textOf, Lt as unwritableFolder, Mt as borrowObjects, N as createRecorder, Nt as findDotGit, O as ignoreRecord, P as lateJournal, Pt as objectFolders, Qt as gitAt, V as newRunId, Vt as pathIn, Xt as objectInfo, Yt as objectBytes, Zt as findGit, _t as mergeCommits, a as collectNow, bt as objectIn$1, gt as countMarks, ht as conflictsIn, it as noRepository, j as runFolderPath, k as makeRunFolder, lt as messageOf, mt as removeTrees, ot as repositoryRoot, pt as removeTree, rt as readFrontMatter, ut as openRepository, xt as pointersLeft, yt as fillContent, zt as listEntries } from "./story.js";
import { d as endOf$1, f as findProgram, l as probedCalls, n as openUntried, p as quoted, s as overlayScript, t as openSandbox } from "./sandbox.js";
const { setTimeout: setTimeout$1 } = process.getBuiltinModule("node:timers/promises");
const { appendFileSync, createWriteStream, existsSync, lstatSync, mkdtempSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { access, constants: constants$1, lstat, mkdir, mkdtemp, open, readFile, readdir, readlink, rename, rm, stat, statfs, symlink, utimes, writeFile } = process.getBuiltinModule("node:fs/promises");
const { basename, dirname, join, posix, relative } = process.getBuiltinModule("node:path");
const { spawn } = process.getBuiltinModule("node:child_process");
const { createHash, randomUUID } = process.getBuiltinModule("node:crypto");
const { pipeline } = process.getBuiltinModule("node:stream/promises");
const { Readable, Transform } = process.getBuiltinModule("node:stream");
const { createServer } = process.getBuiltinModule("node:net");
// src/run/folder-bytes.ts
/** How much room a folder takes. */
/** What cannot be looked into, or lies deeper than a path can say, is not counted. */
async function folderBytes(path) {
	const sizes = (await readdir(path, {
		recursive: true,
		withFileTypes: true
	}).catch(() => [])).filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)).then(({ size }) => size, () => 0));
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
// src/text/loopback.ts
/** By name or number: `localhost`, 127.0.0.0/8, ::1. Any other name may point anywhere. */
function isLoopback(host) {
	const bare = host.toLowerCase().replace(/^\[|\]$/g, "");
	return bare === "localhost" || bare === "::1" || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare);
}
// src/text/secret-forms.ts
/** The forms in which a secret value turns up, and what secrets of known makers look like. */
/** Raw, base64 at every alignment, hex: what the views of a text (unwrapped, decoded) do not already cover. */
function formsOf(value) {
	const bytes = Buffer.from(value, "utf8");
	const forms = [value];
	forms.push(value.replace(/\r?\n[ \t]*/g, ""), bytes.toString("latin1"));
	forms.push(JSON.stringify(value).slice(1, -1));
	if (bytes.length >= 8) {
		forms.push(bytes.toString("hex"), bytes.toString("hex").toUpperCase());
		for (const skipped of [
			0,
			1,
			2
		]) forms.push(...base64Core(bytes.subarray(skipped)));
	}
	return forms;
}
/** The characters that stay the same whatever stands before and after the value; the ragged ends hold less than three bytes. */
function base64Core(bytes) {
	const core = bytes.subarray(0, bytes.length - bytes.length % 3).toString("base64");
	return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}
/** Token makers whose rest is letters and digits alone, so that names of variables are none. */
const plain = listed(`
  npm_ hf_ r8_ gsk_ napi_ sbp_ do[opr]_v1_ ntn_ sntryu_ sq[pua]_ lin_(?:api|oauth)_ rubygems_ nf[pc]_ vc[pik]_
  glsa_ bkua_ shp(?:at|ca|pa|ss)_ [sr]k_live_ whsec_ pplx- xai- CCIP(?:AT|RJ)_ dapi pul- sk- cio AKCp cmVmdGtu ATBB
`);
/** Those whose rest has dashes, dots or base64. */
const mixed = listed(`
  sk-(?:proj|svcacct|admin|or)- gl(?:pat|rt|dt|cbt|ptt|ft|soat|imt|agent|oas)- xox[abeprs]- xapp- GOCSPX-
  ya29\\. ABSK figd_ pscale_(?:tkn|pw|oauth)_ sb_secret_ x(?:key|smtp)sib- PMAK- sq0(?:csp|atp)- EAAA[El] NRAK- tskey-[a-z]+-
  AGE-SECRET-KEY-1 pypi- dckr_[po]at_ AT(?:ATT|CTT)3 HRKU- sntrys_ glc_ ops_eyJ SG\\. dt0c01\\.
  sk\\.eyJ
`);
/** Those that a program's names may begin with too: names are made of words, a token has a long run of letters and digits. */
const wordlike = listed(`hv[sbr]\\. dp\\.(?:pt|st|sa|ct|scim|audit)\\. fm[12]_`);
const starting = (makers, rest) => new RegExp(`(?<![A-Za-z0-9_])(?:${makers.join("|")})(?=[A-Za-z_.=+/-]{0,60}\\d)${rest}`, "g");
/**
* What a token or key looks like, wherever it is written. Each begins with fixed characters and repeats one class, at most so often
* that matching stays linear.
*/
const makerPatterns = [
	starting(plain, "[A-Za-z0-9]{22,2000}"),
	starting(mixed, "[A-Za-z0-9_.=+/-]{20,2000}"),
	starting(wordlike, "(?=[\\w.=+/-]{0,100}?[A-Za-z0-9]{20})[A-Za-z0-9_.=+/-]{20,2000}"),
	/(?<![\w-])(?:key-[0-9a-f]{32}|secret_(?=[A-Za-z]{0,42}\d)[A-Za-z0-9]{43})(?![\w-])/g,
	/(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_|sk-ant-)[A-Za-z0-9_.-]{20,2000}/g,
	/(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g,
	/(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,
	/(?<![A-Za-z0-9])(?:oy2[a-z0-9]{43}|hf_[A-Za-z]{34}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}|SK[0-9a-f]{32})(?![A-Za-z0-9])/g,
	/(?<![A-Za-z0-9])(?:[MNO](?=[A-Za-z_-]{0,24}\d)[\w-]{23,25}\.[\w-]{6}\.(?=[A-Za-z_-]{0,37}\d)[\w-]{27,38}|v1\.0-[0-9a-f]{24}-[0-9a-f]{100,200})(?![\w-])/g,
	/(?<=(?<!\d)\d{8,10}):AA[\w-]{33}(?![\w-])/g,
	/(?<=(?<![A-Za-z0-9])[A-Za-z0-9]{14})\.atlasv1\.[\w-]{60,80}/g,
	/(?<=(?<!\w)\w{3}\d)Q~[\w.~-]{31,34}/g,
	/(?<![A-Za-z0-9])[0-9a-f]{32}-us\d{1,2}(?!\w)/g,
	/(?<!\w)[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}(?!\w)/g,
	/\b(?:AccountKey|SharedAccessKey|PrivateKey)\s{0,3}=\s{0,3}(?!Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq\/)[A-Za-z0-9+/]{43,88}={1,2}/g,
	/aws_?secret_?access_?key["']?\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/])/gi,
	/hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}/g,
	/discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,80}/g,
	/-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s\\:,]{40,8000}/g,
	/Private-Lines: \d{1,4}\s[A-Za-z0-9+/=\s]{40,8000}/g
];
/** Those, and what stands where passwords do: in logs, where nobody misses one too many. */
const patterns = [
	...makerPatterns,
	/(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,2000}|sk-ant-[A-Za-z0-9_-]{16,2000})/g,
	/(?<![A-Za-z0-9])(?:sk-proj-|glpat-|xox[abprs]-)[A-Za-z0-9_-]{20,2000}/g,
	/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10,2000}/g,
	/(?<=\b(?:bearer|authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:basic|token)) {1,3})[A-Za-z0-9._~+/=-]{16,2000}/gi,
	/(?<=:\/\/[^\s/:@]{0,100}:)[^\s/@:]{3,200}(?=@)/g,
	/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[A-Za-z0-9+/=\s\\]{0,8000}/g
];
// src/text/text-views.ts
/**
* As it is; without line breaks, their indentation and terminal colours; the same where a shell or a mail has marked the
* break; and with percent and JSON escapes decoded too. A reading that the text gives no cause for is left out.
*/
function viewsOf(text) {
	const views = [{
		text,
		start: (index) => index,
		end: (index) => index + 1
	}];
	if (/[\r\n\u001b]/.test(text)) views.push(readAs(text, wrapped));
	if (/[=\\]\r?\n/.test(text)) views.push(readAs(text, markedAndWrapped));
	if (/[%\\]/.test(text)) views.push(readAs(text, escaped));
	return views;
}
const wrapped = /\r?\n[ \t>|]{0,40}|\r|\u001b\[[0-9;?]{0,20}[A-Za-z]/g;
const markedAndWrapped = new RegExp(`[=\\\\]\\r?\\n|${wrapped.source}`, "g");
const escaped = new RegExp(`${wrapped.source}|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}|\\\\x[0-9A-Fa-f]{2}|\\\\["\\\\/bfnrt]`, "g");
function readAs(text, marks) {
	const parts = [];
	const stretches = [];
	let length = 0;
	const copy = (start, end, part) => {
		stretches.push({
			inView: length,
			start,
			end,
			length: part.length
		});
		parts.push(part);
		length += part.length;
	};
	let from = 0;
	for (const { index, 0: found } of text.matchAll(marks)) {
		if (index > from) copy(from, index, text.slice(from, index));
		const decoded = decode(found);
		from = index + found.length;
		if (decoded !== "") copy(index, from, decoded);
	}
	copy(from, text.length, text.slice(from));
	const place = (index) => stretches[lastAtMost(stretches, index)] ?? {
		inView: 0,
		start: 0,
		end: 0,
		length: 0
	};
	return {
		text: parts.join(""),
		start: (index) => place(index).start + (index - place(index).inView),
		end: (index) => {
			const { inView, start, end, length: copied } = place(index);
			return index - inView === copied - 1 ? end : start + (index - inView) + 1;
		}
	};
}
function decode(found) {
	if (found.startsWith("%")) return String.fromCharCode(Number.parseInt(found.slice(1), 16));
	if (found.startsWith("\\u") || found.startsWith("\\x")) return String.fromCharCode(Number.parseInt(found.slice(2), 16));
	return {
		"\\\"": "\"",
		"\\\\": "\\",
		"\\/": "/"
	}[found] ?? "";
}
function lastAtMost(stretches, value) {
	let low = 0;
	let high = stretches.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((stretches[middle]?.inView ?? 0) <= value) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** Shorter values would mask half of every text, and nobody can guess-proof a secret of three characters. */
const shortest = 4;
function createRedactor(secrets) {
	const needles = /* @__PURE__ */ new Set();
	let reach = 512;
	const add = (secret) => {
		for (const value of [secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())]) {
			if (value.length < shortest || value !== secret.trim() && value.length < 16) continue;
			for (const form of formsOf(value)) {
				needles.add(form);
				reach = Math.max(reach, 6 * form.length);
			}
		}
	};
	for (const secret of secrets) add(secret);
	const redact = (text) => maskRanges(text, rangesOf(text, needles));
	return Object.assign(redact, {
		add,
		stream: () => redactStream(needles, () => reach),
		get reach() {
			return reach;
		}
	});
}
/** Every stretch to mask, in order and not overlapping. */
function rangesOf(text, needles) {
	const ranges = [];
	for (const view of viewsOf(text)) for (const needle of needles) ranges.push(...occurrences(view, needle));
	for (const pattern of patterns) for (const match of text.matchAll(pattern)) ranges.push({
		start: match.index,
		end: match.index + match[0].length
	});
	return merged(ranges);
}
function* occurrences(view, needle) {
	for (let at = view.text.indexOf(needle); at !== -1; at = view.text.indexOf(needle, at + needle.length)) yield {
		start: view.start(at),
		end: view.end(at + needle.length - 1)
	};
}
function merged(ranges) {
	const result = [];
	for (const range of ranges.sort((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last !== void 0 && range.start < last.end) last.end = Math.max(last.end, range.end);
		else result.push({ ...range });
	}
	return result;
}
function maskRanges(text, ranges, begin = 0) {
	const parts = [];
	let from = begin;
	for (const { start, end } of ranges) {
		parts.push(text.slice(from, Math.max(from, start)), "***");
		from = end;
	}
	return parts.join("") + text.slice(from);
}
/** Characters before a secret by which a pattern knows it, such as `Bearer `. */
const context = 256;
function redactStream(needles, reach) {
	let held = "";
	let done = 0;
	const pass = (until) => {
		const ranges = rangesOf(held, needles);
		const cut = until(ranges);
		const due = ranges.filter(({ start, end }) => end > done && start < cut);
		const out = maskRanges(held.slice(0, cut), due, done);
		const kept = Math.max(0, cut - context);
		held = held.slice(kept);
		done = cut - kept;
		return out;
	};
	return {
		push(chunk) {
			held += chunk;
			if (held.length - done < 2 * reach()) return "";
			return pass((ranges) => {
				const limit = held.length - reach();
				return Math.max(done, ranges.find(({ start, end }) => start < limit && end > limit)?.start ?? limit);
			});
		},
		end: () => pass(() => held.length)
	};
}
// src/store/run-owner.ts
/** The process that a run belongs to, kept in the run's folder: a run whose process is gone will not end by itself. */
/** Says that this process carries the run. */
async function keepOwner(folder) {
	const owner = {
		pid: process.pid,
		born: await birthOf(process.pid)
	};
	await writeFile(join(folder, "owner.json"), `${JSON.stringify(owner)}\n`, { mode: 384 });
}
/** Whether the run's process is no more. False where nobody knows whose the run is. */
async function ownerIsGone(folder) {
	const text = await readFile(join(folder, "owner.json"), "utf8").catch(() => void 0);
	const owner = text === void 0 ? void 0 : parsed(text);
	if (owner === void 0) return false;
	return owner.born === void 0 ? !isAlive(owner.pid) : await birthOf(owner.pid) !== owner.born;
}
function parsed(text) {
	const { pid, born } = objectIn(parsedJson(text));
	return Number.isInteger(pid) ? {
		pid: Number(pid),
		born: typeof born === "string" ? born : void 0
	} : void 0;
}
/** Field 22 of `stat`, ticks since boot; the name before it may hold spaces and brackets. A zombie has ended. */
async function birthOf(pid) {
	try {
		const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
		const stat = await readFile(`/proc/${pid}/stat`, "utf8");
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return fields[0] === "Z" ? void 0 : `${boot.trim()} ${fields[19]}`;
	} catch {
		return;
	}
}
function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error.code === "EPERM";
	}
}
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
/** `<prefix><issue>-<slug>`, at most 60 characters; the slug is ASCII letters, digits and single hyphens. */
function branchName(prefix, issue, title) {
	const start = `${prefix}${issue ?? ""}`;
	const room = Math.max(0, 60 - start.length - 1);
	const slug = slugOf(title).slice(0, room).replace(/-+$/, "");
	if (issue === void 0) return `${prefix}${slug || "story"}`;
	return slug === "" ? start : `${start}-${slug}`;
}
/** The name with `-2`, `-3` \u2026, still within the limit, for when the plain one is somebody else's. */
function numbered(name, number) {
	const suffix = number < 2 ? "" : `-${number}`;
	return name.slice(0, 60 - suffix.length).replace(/[-/.]+$/, "") + suffix;
}
/** What the name and all its numbered forms up to -99 begin with. */
function numberedStart(name) {
	return name.slice(0, 57).replace(/[-/.]+$/, "");
}
/** The rules of git check-ref-format for a branch, and none of the names that mean something else. */
function isBranchName(name) {
	if (name.length === 0 || name.length > 200 || name === "HEAD" || name === "@") return false;
	if (/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|[./]$|^[-/]/.test(name) || name.startsWith("refs/")) return false;
	return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.toLowerCase().endsWith(".lock"));
}
function slugOf(title) {
	return title.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
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
	return openRepository({
		...rest,
		tree: into,
		checkout: clone,
		writes: true
	});
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
/** Another run of it may end otherwise where the machine is less busy: it was ended, or something in it waited for too long. */
function mayBeOfLoad(run) {
	return run.result === "timed-out" || wasStopped(run) || run.failures.some(({ message = "" }) => late.test(message));
}
const late = /time[ds]?[ -]?out|deadline (?:exceeded|has elapsed)|execution expired|\belapsed\b|\btoo (?:slow|long)\b/i;
function bytesWords(bytes) {
	return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
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
		await setTimeout$1(1e3 * go * go);
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
			const failure = await fetch$1(repository.git, remote, branches, [step]);
			if (failure !== void 0) return failure;
		}
		const commit = await repository.mergeBase(...commits);
		if (commit !== void 0) return {
			kind: "found",
			commit
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
async function fetch$1(git, remote, branches, extra) {
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
// node_modules/ignore/index.js
var require_ignore = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function makeArray(subject) {
		return Array.isArray(subject) ? subject : [subject];
	}
	const UNDEFINED = void 0;
	const EMPTY = "";
	const SPACE = " ";
	const ESCAPE = "\\";
	const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/;
	const BOM = "\ufeff";
	const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/;
	const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
	const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
	const REGEX_SPLITALL_CRLF = /\r?\n/g;
	const DOUBLE_SLASH = "//";
	const SLASH_CODE = 47;
	const DOT_CODE = 46;
	const SLASH = "/";
	let TMP_KEY_IGNORE = "node-ignore";
	/* istanbul ignore else */
	if (typeof Symbol !== "undefined") TMP_KEY_IGNORE = Symbol.for("node-ignore");
	const KEY_IGNORE = TMP_KEY_IGNORE;
	const define = (object, key, value) => {
		Object.defineProperty(object, key, { value });
		return value;
	};
	const RETURN_FALSE = () => false;
	const POSIX_CLASSES = {
		alnum: "0-9A-Za-z",
		alpha: "A-Za-z",
		blank: " \\t",
		cntrl: "\\x00-\\x1f\\x7f",
		digit: "0-9",
		graph: "!-.0-~",
		lower: "a-z",
		print: " -.0-~",
		punct: "!-.:-@\\[-`{-~",
		space: " \\t\\n\\r",
		upper: "A-Z",
		xdigit: "0-9A-Fa-f"
	};
	const CLASS_MEMBERS_TO_ESCAPE = "\\]^-[";
	const escapeMember = (char) => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0 ? char : ESCAPE + char;
	const NON_SLASH = "(?!\\/)";
	const classSource = (negated, body) => {
		if (negated) return `[^\\/${body}]`;
		const source = `[${body}]`;
		return new RegExp(source).test("/") ? NON_SLASH + source : source;
	};
	const scanBracket = (pattern, start) => {
		const { length } = pattern;
		let index = start + 1;
		let negated = EMPTY;
		const lead = pattern[index];
		if (lead === "!" || lead === "^") {
			negated = "^";
			index++;
		}
		let body = EMPTY;
		let prev = EMPTY;
		for (;;) {
			const char = pattern[index];
			if (char === UNDEFINED) return null;
			if (char === ESCAPE) {
				const escaped = pattern[++index];
				body += escapeMember(escaped);
				prev = escaped;
			} else if (char === "-" && prev && index + 1 < length && pattern[index + 1] !== "]") {
				index++;
				let to = pattern[index];
				if (to === ESCAPE) to = pattern[index += 1];
				if (prev <= to) body += `-${escapeMember(to)}`;
				prev = EMPTY;
			} else if (char === "[" && pattern[index + 1] === ":") {
				const nameStart = index + 2;
				let end = nameStart;
				while (end < length && pattern[end] !== "]") end++;
				if (end === length) return null;
				if (end > nameStart && pattern[end - 1] === ":") {
					const name = pattern.slice(nameStart, end - 1);
					if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) return null;
					body += POSIX_CLASSES[name];
					prev = EMPTY;
					index = end;
				} else {
					body += escapeMember("[");
					prev = "[";
					index = nameStart - 2;
				}
			} else {
				body += escapeMember(char);
				prev = char;
			}
			index++;
			if (pattern[index] === "]") return {
				end: index,
				source: classSource(negated, body)
			};
		}
	};
	const NEVER_MATCH = "[]";
	const PLACEHOLDER = "\0";
	const REGEX_RESTORE_PLACEHOLDER = new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, "g");
	const TRAILING_WILDCARD = "\ue000";
	const TRAILING_DOUBLESTAR = "\ue001";
	const isReserved = (char) => char === PLACEHOLDER || char === TRAILING_WILDCARD || char === TRAILING_DOUBLESTAR;
	const extractBrackets = (pattern) => {
		const sources = [];
		const hold = (source) => `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`;
		const { length } = pattern;
		let out = EMPTY;
		let index = 0;
		while (index < length) {
			const char = pattern[index];
			if (char === ESCAPE) {
				const escaped = pattern[index + 1];
				if (escaped === SLASH && index + 2 === length) out += hold(NEVER_MATCH);
				else if (escaped === "*" || escaped === "[" || escaped === SPACE) out += pattern.slice(index, index + 2);
				else out += hold(REGEX_LITERAL_SPECIAL.test(escaped) ? ESCAPE + escaped : isReserved(escaped) ? `[${escaped}]` : escaped);
				index += 2;
			} else if (isReserved(char)) {
				out += hold(`[${char}]`);
				index++;
			} else if (char === "[") {
				const scanned = scanBracket(pattern, index);
				if (scanned === null) {
					out += hold(NEVER_MATCH);
					index = length;
				} else {
					out += hold(scanned.source);
					index = scanned.end + 1;
				}
			} else {
				out += char;
				index++;
			}
		}
		return {
			source: out,
			sources
		};
	};
	const DIRECT = null;
	const REGEX_INNER_SLASH = /\/(?!$)/;
	const WILDCARD = "[^\\/]*";
	const REPLACERS = [
		[
			/(\\+)( ?)/g,
			(_, run, space) => space ? run.slice(0, run.length - run.length % 2) + SPACE : run,
			"\\ "
		],
		[
			/(^|\/)\*{3,}(?=\/|$)/g,
			(_, start) => `${start}**`,
			"*"
		],
		[/[\\$.|*+(){^]/g, (match) => `\\${match}`],
		[
			/(?!\\)\?/g,
			() => "[^/]",
			"?"
		],
		[
			/^\//,
			() => "^",
			SLASH
		],
		[
			/\//g,
			() => "\\/",
			SLASH
		],
		[
			/^\^*(?:\\\*\\\*\\\/)+/,
			() => "(?:^|\\/)",
			"*"
		],
		[DIRECT, (source, pattern) => {
			if (!source || source[0] === "^" || source[0] === "(") return source;
			return (!REGEX_INNER_SLASH.test(pattern) ? "(?:^|\\/)" : "^") + source;
		}],
		[
			/\\\/\\\*\\\*(?=\\\/|$)/g,
			(_, index, str) => index + 6 < str.length ? str.slice(index + 6) === "\\/" ? "(?:\\/[^\\/]+)+" : "(?:\\/[^\\/]+)*" : `\\/${TRAILING_DOUBLESTAR}`,
			"*"
		],
		[
			/(^|[^\\])(?:\\\*)+(?!$)/g,
			(_, p1) => p1 + WILDCARD,
			"*"
		],
		[
			/(^|[^\\])((?:\\\\)*)\\\*$/,
			(match, p1, p2) => p2 === EMPTY ? p1 + TRAILING_WILDCARD : match,
			"*"
		],
		[
			/\\\\\\(?=[$.|*+(){^])/g,
			() => ESCAPE,
			"\\\\"
		],
		[
			/\\\\/g,
			() => ESCAPE,
			"\\\\"
		],
		[
			/\\\[([^\]/]*?)($|\])/g,
			(match, range, close) => `\\[${range}${close}`,
			"["
		],
		[DIRECT, (source) => {
			const last = source[source.length - 1];
			if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) return source;
			return last === SLASH ? `${source}$` : `${source}(?=$|\\/$)`;
		}]
	];
	const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/;
	const MODE_IGNORE = "regex";
	const MODE_CHECK_IGNORE = "checkRegex";
	const replaceTrailingWildcard = (_, p1) => {
		return `${p1 ? `${p1}[^/]+` : "[^/]*"}(?=$|\\/$)`;
	};
	const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/;
	const replaceTrailingDoublestar = () => "[\\s\\S]";
	const separatorAfter = (run, at) => {
		let separator = EMPTY;
		for (let index = at + 1; index < run.length && !run[index].wildcard; index++) separator += run[index].single;
		return separator;
	};
	const pinWildcards = (source) => {
		if (source.indexOf(WILDCARD) < 0) return source;
		const tokens = [];
		const { length } = source;
		let index = 0;
		while (index < length) {
			const char = source[index];
			if (source.startsWith(WILDCARD, index)) {
				tokens.push({ wildcard: true });
				index += 6;
			} else if (char === "[") {
				let end = index + 1;
				if (source[end] === "^") end++;
				if (source[end] === "]") end++;
				while (end < length && source[end] !== "]") end += source[end] === ESCAPE ? 2 : 1;
				end++;
				tokens.push({ single: source.slice(index, end) });
				index = end;
			} else if (char === ESCAPE) {
				tokens.push({ single: source.slice(index, index + 2) });
				index += 2;
			} else if (char === "(") {
				let depth = 0;
				let end = index;
				do {
					if (source[end] === ESCAPE) end++;
					else if (source[end] === "(") depth++;
					else if (source[end] === ")") depth--;
					end++;
				} while (end < length && depth > 0);
				if ("*+?".indexOf(source[end]) >= 0) end++;
				tokens.push({ boundary: source.slice(index, end) });
				index = end;
			} else if (char === "^" || char === "$") {
				tokens.push({ boundary: char });
				index++;
			} else {
				tokens.push({ single: char });
				index++;
			}
		}
		let out = EMPTY;
		let run = [];
		const flush = () => {
			let lastWildcard;
			run.forEach((token, at) => {
				if (token.wildcard) lastWildcard = at;
			});
			run.forEach((token, at) => {
				if (!token.wildcard) {
					out += token.single;
					return;
				}
				out += at === lastWildcard ? WILDCARD : `(?:(?!${separatorAfter(run, at)})[^\\/])*`;
			});
			run = [];
		};
		tokens.forEach((token) => {
			if (token.boundary === void 0) {
				run.push(token);
				return;
			}
			flush();
			out += token.boundary;
		});
		flush();
		return out;
	};
	const makeRegexPrefix = (pattern) => {
		if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) pattern = "**";
		const { source, sources } = extractBrackets(pattern);
		const replaced = REPLACERS.reduce((prev, [matcher, replacer, required]) => {
			if (matcher === DIRECT) return replacer(prev, pattern);
			if (required !== UNDEFINED && prev.indexOf(required) < 0) return prev;
			return matcher.test(prev) ? prev.replace(matcher, replacer.bind(pattern)) : prev;
		}, source);
		return sources.length ? replaced.replace(REGEX_RESTORE_PLACEHOLDER, (match, index) => sources[index]) : replaced;
	};
	const checkSourceOf = (body, prefix) => {
		if (body[body.length - 1] === SLASH) prefix = makeRegexPrefix(body.slice(0, -1));
		const head = prefix.slice(0, -1);
		const last = prefix[prefix.length - 1];
		return last === TRAILING_WILDCARD ? `${head}$` : last === TRAILING_DOUBLESTAR ? head : NEVER_MATCH;
	};
	const matchesBasename = (body) => {
		const index = body.indexOf(SLASH);
		return index < 0 || index === body.length - 1;
	};
	const basenameOf = (path) => {
		const end = path.length - 1;
		const index = path.lastIndexOf(SLASH, path[end] === SLASH ? end - 1 : end);
		return index < 0 ? path : path.slice(index + 1);
	};
	const parentOf = (path) => {
		if (path.charCodeAt(0) === SLASH_CODE || path.indexOf(DOUBLE_SLASH) >= 0) {
			const slices = path.split(SLASH).filter(Boolean);
			slices.pop();
			return slices.length ? slices.join(SLASH) + SLASH : EMPTY;
		}
		const end = path.length - 1;
		const cut = path.lastIndexOf(SLASH, path.charCodeAt(end) === SLASH_CODE ? end - 1 : end);
		return cut < 0 ? EMPTY : path.slice(0, cut + 1);
	};
	const isString = (subject) => typeof subject === "string";
	const checkPattern = (pattern) => pattern && isString(pattern);
	const splitPattern = (pattern) => (pattern[pattern.length - 1] === "\r" ? pattern.slice(0, -1) : pattern).split(REGEX_SPLITALL_CRLF).filter(Boolean);
	var IgnoreRule = class {
		constructor(pattern, mark, body, ignoreCase, negative, prefix) {
			this.pattern = pattern;
			this.mark = mark;
			this.negative = negative;
			define(this, "body", body);
			define(this, "ignoreCase", ignoreCase);
			define(this, "regexPrefix", prefix);
		}
		get _basenameOnly() {
			return define(this, "_basenameOnly", matchesBasename(this.body));
		}
		get regex() {
			const key = "_regex";
			if (this[key]) return this[key];
			return this._make(MODE_IGNORE, key);
		}
		get checkRegex() {
			const key = "_checkRegex";
			if (this[key]) return this[key];
			return this._make(MODE_CHECK_IGNORE, key);
		}
		_make(mode, key) {
			const str = pinWildcards(mode === MODE_IGNORE ? this.regexPrefix.replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar) : checkSourceOf(this.body, this.regexPrefix));
			const regex = this.ignoreCase ? new RegExp(str, "i") : new RegExp(str);
			return define(this, key, regex);
		}
	};
	const hasTrailingBackslash = (str) => {
		let count = 0;
		while (str[str.length - count - 1] === ESCAPE) count++;
		return count % 2 === 1;
	};
	const trimEnd = (body, stripLineEnd) => {
		let lineEnd = body.length;
		let end;
		for (;;) {
			if (stripLineEnd && body[lineEnd - 1] === "\r") lineEnd--;
			end = lineEnd;
			while (body[end - 1] === SPACE) end--;
			if (!stripLineEnd || body[end - 1] !== "\n") break;
			lineEnd = end - 1;
		}
		if (end === lineEnd) return body.slice(0, lineEnd);
		let backslashes = 0;
		while (body[end - backslashes - 1] === ESCAPE) backslashes++;
		return backslashes % 2 ? body.slice(0, end - 1) + SPACE : body.slice(0, end);
	};
	const createRule = (pattern, mark, ignoreCase, stripLineEnd, stripBOM) => {
		let body = stripBOM && pattern[0] === BOM ? pattern.slice(1) : pattern;
		if (body[0] === "#") return;
		let negative = false;
		if (body[0] === "!") {
			negative = true;
			body = body.slice(1);
		}
		const last = body[body.length - 1];
		if (last === SPACE || stripLineEnd && (last === "\r" || last === "\n")) body = trimEnd(body, stripLineEnd);
		if (!body || hasTrailingBackslash(body)) return;
		body = body.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
		const regexPrefix = makeRegexPrefix(body);
		return new IgnoreRule(pattern, mark, body, ignoreCase, negative, regexPrefix);
	};
	var RuleManager = class {
		constructor(ignoreCase) {
			this._ignoreCase = ignoreCase;
			this._rules = [];
			this._basenameCount = 0;
		}
		_add(pattern, index) {
			if (pattern && pattern[KEY_IGNORE]) {
				this._rules = this._rules.concat(pattern._rules._rules);
				this._basenameCount += pattern._rules._basenameCount;
				this._added = true;
				return;
			}
			const isStr = isString(pattern);
			const raw = isStr ? pattern : pattern.pattern;
			const rule = checkPattern(raw) && createRule(raw, isStr ? UNDEFINED : pattern.mark, this._ignoreCase, !this._split, this._stripBOM && !index);
			if (rule) {
				this._added = true;
				this._rules.push(rule);
				if (matchesBasename(rule.body)) this._basenameCount++;
			}
		}
		add(pattern) {
			this._added = false;
			this._split = isString(pattern);
			this._stripBOM = !this._split || pattern[0] === BOM;
			makeArray(this._split ? splitPattern(pattern) : pattern).forEach(this._add, this);
			if (this._added) this._literalRules = UNDEFINED;
			return this._added;
		}
		testLiteral(path) {
			const rules = this._literalRules || (this._literalRules = this._rules.filter(({ body }) => body[body.length - (body[body.length - 1] === SLASH ? 2 : 1)] === "*"));
			let ignored = false;
			let unignored = false;
			let matchedRule;
			for (let index = rules.length - 1; index >= 0; index--) {
				const rule = rules[index];
				if (rule.checkRegex.test(path)) {
					ignored = !rule.negative;
					unignored = rule.negative;
					matchedRule = rule.negative ? UNDEFINED : rule;
					break;
				}
			}
			const ret = {
				ignored,
				unignored
			};
			if (matchedRule) ret.rule = matchedRule;
			return ret;
		}
		test(path, mode) {
			const rules = this._rules;
			const { length } = rules;
			const shortcut = this._basenameCount * 2 >= length;
			const basename = shortcut ? basenameOf(path) : path;
			for (let index = length - 1; index >= 0; index--) {
				const rule = rules[index];
				if (rule[mode].test(shortcut && rule._basenameOnly ? basename : path)) {
					const { negative } = rule;
					const ret = {
						ignored: !negative,
						unignored: negative
					};
					if (!negative) ret.rule = rule;
					return ret;
				}
			}
			return {
				ignored: false,
				unignored: false
			};
		}
	};
	const throwError = (message, Ctor) => {
		throw new Ctor(message);
	};
	const checkPath = (path, originalPath, doThrow) => {
		if (!isString(path)) return doThrow(`path must be a string, but got \`${originalPath}\``, TypeError);
		if (!path) return doThrow(`path must not be empty`, TypeError);
		if (checkPath.isNotRelative(path)) return doThrow(`path should be a \`path.relative()\`d string, but got "${originalPath}"`, RangeError);
		return true;
	};
	const isNotRelative = (path) => {
		const first = path.charCodeAt(0);
		if (first === SLASH_CODE) return true;
		if (first !== DOT_CODE) return false;
		if (path.length === 1) return true;
		const second = path.charCodeAt(1);
		if (second === SLASH_CODE) return true;
		if (second !== DOT_CODE) return false;
		return path.length === 2 || path.charCodeAt(2) === SLASH_CODE;
	};
	checkPath.isNotRelative = isNotRelative;
	/* istanbul ignore next */
	checkPath.convert = (p) => p;
	const convertPath = (target) => isString(target) && checkPath.convert(target);
	var Ignore = class {
		constructor({ ignorecase = true, ignoreCase = ignorecase, allowRelativePaths = false } = {}) {
			define(this, KEY_IGNORE, true);
			this._rules = new RuleManager(ignoreCase);
			this._strictPathCheck = !allowRelativePaths;
			this._initCache();
		}
		_initCache() {
			this._ignoreCache = Object.create(null);
			this._testCache = Object.create(null);
		}
		add(pattern) {
			if (this._rules.add(pattern)) this._initCache();
			return this;
		}
		addPattern(pattern) {
			return this.add(pattern);
		}
		_test(originalPath, cache, path) {
			checkPath(path, originalPath, this._strictPathCheck ? throwError : RETURN_FALSE);
			return path ? this._t(path, cache) : {
				ignored: false,
				unignored: false
			};
		}
		checkIgnore(target) {
			const path = convertPath(target);
			if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) return this._test(target, this._testCache, path);
			const dir = this._t(path, this._testCache);
			if (dir.ignored) return dir;
			const literal = this._rules.testLiteral(path);
			return literal.ignored || literal.unignored ? literal : dir;
		}
		_t(path, cache) {
			if (path in cache) return cache[path];
			const parentPath = parentOf(path);
			const parent = parentPath ? this._t(parentPath, cache) : UNDEFINED;
			return cache[path] = parent && parent.ignored ? parent : this._rules.test(path, MODE_IGNORE);
		}
		ignores(path) {
			return this._test(path, this._ignoreCache, convertPath(path)).ignored;
		}
		createFilter() {
			return (path) => !this.ignores(path);
		}
		filter(paths) {
			return makeArray(paths).filter(this.createFilter());
		}
		test(path) {
			return this._test(path, this._testCache, convertPath(path));
		}
	};
	const factory = (options) => new Ignore(options);
	const isPathValid = (path) => checkPath(convertPath(path), path, RETURN_FALSE);
	/* istanbul ignore next */
	const setupWindows = () => {
		const makePosix = (str) => /^\\\\\?\\/.test(str) || /["<>|\u0000-\u001F]+/u.test(str) ? str : str.replace(/\\/g, "/");
		checkPath.convert = makePosix;
		const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
		checkPath.isNotRelative = (path) => REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path) || isNotRelative(path);
	};
	/* istanbul ignore next */
	if (typeof process !== "undefined" && process.platform === "win32") setupWindows();
	module.exports = factory;
	factory.default = factory;
	module.exports.isPathValid = isPathValid;
	define(module.exports, Symbol.for("setupWindows"), setupWindows);
}));
// src/run/ci-files.ts
var import_ignore = /* @__PURE__ */ __toESM(require_ignore(), 1);
/** In the language of .gitignore: without a slash in front or within, a name counts in every folder. */
const ciPatterns = `
    .github/workflows/ .github/actions/ .gitea/workflows/ .forgejo/workflows/ .gitlab/ci/ .gitlab-ci*.y*ml
    .circleci/ .buildkite/ buildkite.y*ml .woodpecker/ .woodpecker.y*ml .travis.y*ml .drone.y*ml .drone.star
    .drone.jsonnet .cirrus.y*ml .cirrus.star .semaphore/ azure-pipelines*.y*ml .azure-pipelines/
    .azuredevops/ .vsts-ci.y*ml .vsts-*.y*ml bitbucket-pipelines.y*ml appveyor.y*ml .appveyor.y*ml
    Jenkinsfile Jenkinsfile.* .jenkins/ cloudbuild.y*ml cloudbuild.json buildspec*.y*ml codefresh.y*ml
    .codefresh/ wercker.y*ml .buddy/ buddy.y*ml .harness/ bitrise.y*ml codemagic.y*ml .tekton/ .zuul.y*ml
    zuul.y*ml .zuul.d/ zuul.d/ .build.y*ml .builds/ .teamcity/ screwdriver.y*ml .vela.y*ml .vela.star
    .agola/ .prow.y*ml .onedev-buildspec.y*ml .gocd.y*ml .gocd.json *.gocd.y*ml .evergreen.y*ml
    .taskcluster.y*ml .kokoro/ .scrutinizer.y*ml shippable.y*ml nevercode.y*ml .nevercode.y*ml dagger.json
    .dagger/ .lagoon.y*ml .platform.app.y*ml netlify.toml vercel.json vercel.ts now.json amplify.y*ml
    render.y*ml .render-buildpacks.json heroku.y*ml .gitpod.y*ml .gitpod.Dockerfile .sourcehut/ .concourse/
`.trim().split(/\s+/);
/** Made at the first path and not at every start. */
let rules;
/** Whether a path, with `/` between its parts, is one of them. */
function isCiFile(path) {
	if (path === "" || path.startsWith("/")) return false;
	rules ??= (0, import_ignore.default)({
		ignorecase: true,
		allowRelativePaths: true
	}).add(ciPatterns);
	return rules.ignores(path);
}
// src/guard/classify.ts
/** What a path is to the verdict: a test, its snapshot, its configuration, a script that may run it, or the code itself. */
/** Whether the path holds tests or what only tests use, by the conventions of the languages or by the setting `test-paths`. */
function isTestPath(path, globs) {
	const kind = classify(path, globs);
	return kind === "test" || kind === "snapshot";
}
/** The first kind that fits, most telling first. `globs` (`test-paths`) add to the built-in rules. */
function classify(path, globs) {
	const plain = path.replaceAll("\\", "/").replace(/^\.\//, "");
	const lower = plain.toLowerCase();
	const segments = lower.split("/");
	const name = segments.at(-1) ?? "";
	const folders = segments.slice(0, -1);
	if (isCiFile(lower)) return "ci";
	if (isSnapshot(name, folders)) return "snapshot";
	if (isCoverage(name)) return "coverage";
	if (isTestConfig(name, lower)) return "test-config";
	if (globs?.some((glob) => matchesGlob(plain, glob)) || isShellTest(name, folders)) return "test";
	if (isPackageScript(name, lower, folders)) return "package-script";
	if (isTestFile(plain.split("/").at(-1) ?? "", folders)) return "test";
	return "source";
}
function isSnapshot(name, folders) {
	return /\.(snap|snapshot|approved\.[a-z]+|golden|ambr|snap\.new)$/.test(name) || folders.some((folder) => snapshotFolders.has(folder) || folder.endsWith("-snapshots")) || folders.includes("testdata") && /\.(golden|expected|want|out|txt|json|ya?ml|html|xml|csv)$/.test(name);
}
const snapshotFolders = new Set("__snapshots__ __image_snapshots__ snapshots golden goldens cassettes".split(" "));
function isCoverage(name) {
	return /^(\.coveragerc|\.nycrc(\.\w+)?|\.c8rc(\.\w+)?|\.?codecov\.ya?ml|\.?coveralls\.ya?ml|\.simplecov|tarpaulin\.toml|\.tarpaulin\.toml|nyc\.config\.\w+|jacoco.*\.gradle(\.kts)?)$/.test(name);
}
function isTestConfig(name, path) {
	if (testConfigFiles.has(name)) return true;
	if (/^(jest|vitest|vite|playwright|cypress|karma|ava|web-test-runner|wdio|jasmine|nightwatch)(\.[\w-]+)*\.(conf|config|setup|workspace|teardown|env)\.[cm]?[jt]sx?$/.test(name)) return true;
	if (/^(jest|vitest|test|tests|mocha)[.-]?(global)?[.-]?(setup|teardown|environment|env|reporter|runner)(\.[\w-]+)*\.[cm]?[jt]sx?$/.test(name)) return true;
	if (/^jest\.config\.json$|^vitest\.workspace\.json$|^\.mocharc(\.\w+)?$|^\.env(\.[\w-]+)?$/.test(name)) return true;
	if (/^phpunit[\w.-]*\.xml(\.dist)?$/.test(name)) return true;
	return /(^|\/)\.(cargo\/config(\.toml)?|config\/nextest\.toml)$|(^|\/)(test|spec|tests)\/(support|setup|bootstrap|global-?setup|setup-?tests?)\.(\w+)$/.test(path);
}
const testConfigFiles = new Set("conftest.py pytest.ini .pytest.ini tox.ini noxfile.py sitecustomize.py usercustomize.py .rspec .rspec-local spec_helper.rb rails_helper.rb test_helper.rb .minitest.rb setuptests.js setuptests.ts cypress.json jasmine.json bunfig.toml pest.php testng.xml junit-platform.properties nextest.toml .testcaferc.json .taprc .npmrc .pryrc behat.yml codeception.yml .node-options go.work".split(" "));
/** `words_test.sh`, `spec/words_spec.sh`, `t/t0001-words.sh`; not `run-tests.sh`, which runs them. */
function isShellTest(name, folders) {
	if (!/\.(sh|bash|zsh)$/.test(name) || /^(run|all|ci|do|make|check|build|start|docker|install|set-?up)[-_.]/.test(name)) return false;
	if (/[-_.](test|spec)\.\w+$/.test(name)) return true;
	return folders.some((folder) => testFolders.has(folder)) && /^(tests?[-_]|t\d{4}-)|[-_.]tests\.\w+$/.test(name);
}
function isPackageScript(name, path, folders) {
	if (packageScriptFiles.has(name)) return true;
	if (/\.(gradle|gradle\.kts|mk|gemspec|csproj|fsproj|props|targets)$/.test(name)) return true;
	return /\.(sh|bash|zsh|fish|cmd|bat|ps1)$/.test(name) || folders.length <= 1 && [
		"bin",
		"script",
		"scripts",
		"tools",
		"ci",
		"hack",
		"dev"
	].includes(folders[0] ?? "") && /^(run-?)?(test|tests|check|verify|ci)(\.\w+)?$/.test(name) || path === "bin/rspec" || path === "bin/rails";
}
const packageScriptFiles = new Set("package.json composer.json makefile gnumakefile justfile taskfile.yml taskfile.yaml rakefile gemfile pom.xml cargo.toml build.rs pyproject.toml setup.cfg setup.py deno.json deno.jsonc build.sbt cmakelists.txt mix.exs package.swift pubspec.yaml turbo.json nx.json project.json lerna.json gruntfile.js gulpfile.js mvnw gradlew gradle.properties".split(" "));
/** `name` in its own case: `OrderTest.java` is a test, `latest.js` is not. */
function isTestFile(name, folders) {
	if (folders.some((folder) => testFolders.has(folder))) return true;
	if (/[._-](test|tests|spec|specs|cy|e2e|bench)\.[a-z]+$/i.test(name)) return true;
	if (/^(test|spec)[_-].*\.\w+$/i.test(name)) return true;
	if (/(Test|Tests|TestCase|Spec|Specs|IT)\.(java|kt|kts|php|scala|groovy|cs|swift|m|vb|fs|dart)$/.test(name)) return true;
	return /^(Test[A-Z]\w*\.(java|kt|php|cs)|tests?\.([cm]?[jt]sx?|py|rs|rb|php|go|c|cc|cpp|cxx|lua|pl))$/.test(name);
}
const testFolders = new Set("test tests __tests__ __test__ spec specs __mocks__ testdata test-fixtures androidtest e2e cypress features unittests integration-tests t".split(" "));
// src/run-story/base-tests.ts
/** Somebody else's branch as it was before the first commit of any run of ours on it. */
async function headBeforeUs(repository, mergeBase, head) {
	return (await repository.log(mergeBase, head)).findLast(({ trailers }) => "Redgreen-Run" in trailers)?.parents[0] ?? head;
}
/** The merge base's tree with the test changes of people's commits, and never those of an earlier attempt. */
async function treeOfBaseTests({ repository, base, head }, testPaths) {
	let tree = await repository.treeOf(base.commit);
	if (head === base.commit) return tree;
	const commits = (await repository.log(base.commit, head, { firstParent: true })).reverse();
	for (const logged of commits) {
		const change = await changeByPeople(repository, logged);
		if (change === void 0) continue;
		const { parent, commit } = change;
		const own = (await repository.differences(parent, commit)).map(({ path }) => path).filter((path) => classify(path, testPaths) !== "source");
		if (own.length > 0) tree = await withChange(repository, tree, {
			parent,
			commit,
			paths: own
		});
	}
	return tree;
}
/** A commit of ours counts for nothing; of a merge that we made counts what the other side brought, by whom ever. */
async function changeByPeople(repository, { commit, parents: [parent, merged], trailers }) {
	if (parent === void 0) return void 0;
	if (!("Redgreen-Run" in trailers)) return {
		parent,
		commit
	};
	if (merged === void 0) return void 0;
	const ancestor = await repository.mergeBase(parent, merged);
	return ancestor === void 0 ? void 0 : {
		parent: ancestor,
		commit: merged
	};
}
/**
* `tree` with what a commit changed in these files. A file that an attempt had changed before it is merged line by line: taken
* as a whole, it would bring the attempt's change along.
*/
async function withChange(repository, tree, { parent, commit, paths }) {
	const touched = new Set((await repository.differences(tree, parent)).map(({ path }) => path));
	const merged = await carriedOver(repository, paths.filter((each) => touched.has(each)), {
		from: parent,
		to: commit,
		onto: tree
	});
	const whole = paths.filter((path) => !merged.has(path));
	return repository.treeWithFiles(await repository.treeWith(tree, commit, whole), merged);
}
/** What changed in these files between two trees, on a third one, line by line; those that conflict or are not in all three are left out. */
async function carriedOver(repository, paths, trees) {
	const carried = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const texts = [
			trees.from,
			trees.to,
			trees.onto
		].map((tree) => repository.readFile(tree, path));
		const [from, to, onto] = await Promise.all(texts);
		if (from === void 0 || to === void 0 || onto === void 0) continue;
		const text = await repository.carryOver({
			from,
			to,
			onto
		});
		if (text !== void 0) carried.set(path, text);
	}
	return carried;
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
/** The branch that a new one would begin from. */
function absentBase({ settings }, branch) {
	if (branch !== void 0 && settings.baseBranch === branch) return { stop: {
		outcome: "misconfigured",
		cause: "missing-base",
		detail: `\`base-branch\` is ${branch}, and the remote repository does not have that branch.`
	} };
	return { stop: {
		outcome: "misconfigured",
		cause: "no-commit",
		detail: `The remote repository does not have ${branch === void 0 ? "a default branch" : `the branch ${branch}`}: it is empty, or that branch is gone.`
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
// src/run-story/merge.ts
/** `/redgreen update`: the base branch merged into the branch, as the commit that the run starts from. */
/**
* The merge as a commit that is only here, and what is left to do about it; undefined where there is nothing to merge. In it a
* file that conflicts stands as the branch has it, a test file with what the base changed in it too: that is what guard and
* baseline count from.
*/
async function mergedHead({ code, record, settings }, repository, { head, baseHead, branch, base }) {
	if (await repository.isAncestor(baseHead, head)) return void 0;
	const made = await mergeCommits(repository.git, head, baseHead);
	if ("problem" in made) return { stop: {
		outcome: "error",
		detail: `${base} cannot be merged: ${made.problem}`
	} };
	const { conflicts, messages } = made;
	const both = await bothSides(repository, {
		head,
		baseHead,
		paths: conflicts.filter((path) => classify(path, settings.testPaths) !== "source")
	});
	const kept = conflicts.filter((path) => !both.has(path));
	const tree = await repository.treeWithFiles(await repository.treeWith(made.tree, head, kept), both);
	const message = `Merge ${base} into ${branch}`;
	const trailers = { "Redgreen-Run": record.runId };
	const parents = {
		parent: head,
		merged: baseHead
	};
	return {
		commit: await repository.commit({
			tree,
			...parents,
			message,
			author: code.author,
			trailers
		}),
		merge: {
			...parents,
			message,
			conflicts,
			messages,
			marked: made.tree
		}
	};
}
/** What both sides changed in these files, line by line; what they changed in the same lines as the branch has it. */
async function bothSides(repository, { head, baseHead, paths }) {
	const from = paths.length === 0 ? void 0 : await repository.mergeBase(head, baseHead);
	if (from === void 0) return /* @__PURE__ */ new Map();
	return carriedOver(repository, paths, {
		from,
		to: head,
		onto: baseHead
	});
}
/** What guard and proofs count from: our own branch's is the base branch, somebody else's the merge of what there was before us. */
async function baseOfMerge(repository, { commit, merge }, forkPoint, theirs) {
	if (!theirs) return merge.merged;
	const before = await headBeforeUs(repository, forkPoint, merge.parent);
	return before === merge.parent ? commit : before;
}
/**
* The merge that a run in another process began with, told from its first commit on the branch. One that conflicted was never
* pushed itself, and died with the worker: it is made again of the same parents. undefined where the run began with none.
*/
async function mergeAgain(request, repository, first, { branch, base }) {
	const { start } = request.code;
	if (start.kind !== "again" || !start.update) return void 0;
	const [head, baseHead] = (await repository.git.text([
		"log",
		"-1",
		"--format=%P",
		first
	])).trim().split(" ");
	if (head === void 0 || baseHead === void 0) return void 0;
	const made = await mergedHead(request, repository, {
		head,
		baseHead,
		branch,
		base
	});
	if (made === void 0 || "stop" in made) return made;
	return made.merge.conflicts.length === 0 ? {
		...made,
		commit: first
	} : made;
}
/** The conflicts as the agent is told of them: both sides with the ancestor between, under a budget. */
async function conflictText({ repository, merge }, maxChars) {
	if (merge === void 0 || merge.conflicts.length === 0) return "";
	const parts = [merge.messages, ""];
	for (const path of merge.conflicts) {
		const hunks = conflictsIn(await repository.readFile(merge.marked, path) ?? "");
		parts.push(`${path}${hunks.length === 0 ? "" : `\n${hunks.join("\n")}`}`);
	}
	return parts.join("\n").slice(0, maxChars);
}
/** Files of a tree in which marks of a conflict are left, of those that the run has changed: more than either side has by itself. */
async function markedFiles({ repository, merge, head }, tree) {
	if (merge === void 0) return [];
	const changed = new Set((await repository.differences(head, tree)).map(({ path }) => path));
	const marked = [];
	for (const path of changed) {
		const texts = await Promise.all([
			tree,
			merge.parent,
			merge.merged
		].map((at) => repository.readFile(at, path)));
		const conflict = merge.conflicts.includes(path) ? await repository.readFile(merge.marked, path) : void 0;
		const [left = 0, ours = 0, theirs = 0] = texts.map((text = "") => countMarks(text, conflict));
		if (left > ours + theirs) marked.push(path);
	}
	return marked;
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
/** Opens the tree that a run works in, with our own git. */
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
		if (cloned.kind === "absent") return deletedBranch(request.resume, branch) ?? gone(request, branch);
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
function gone(request, branch) {
	return request.code.start.kind === "new" ? absentBase(request, branch) : absent(`the branch ${branch}`);
}
function workDirOf({ record }) {
	return record.workDir ?? record.runDir;
}
function treeFolder(request) {
	const { source } = request.code;
	return source.kind === "checkout" ? source.folder : join(workDirOf(request), "tree");
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
async function newBranch(request, repository, remote, start) {
	const { settings, story } = request;
	const wanted = branchName(settings.branchPrefix, story.ref.issue, story.title);
	const state = await remoteBranches(repository, remote, [`${numberedStart(wanted)}*`, start.baseBranch ?? "HEAD"]);
	if (state.kind !== "known") return unreachable(state.reason);
	const baseBranch = start.baseBranch ?? state.defaultBranch;
	const commit = baseBranch && state.commits.get(baseBranch);
	if (baseBranch === void 0 || commit === void 0) return absentBase(request, baseBranch);
	const fetched = await hereOrFetched(repository, remote, baseBranch, commit);
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
// src/run-story/work-folder.ts
/**
* Where a run in a clone works while it lasts: below no folder that begins with a dot, as `.redgreen` does. Servers and runners leave
* out what lies there \u2013 express answers 404 for such a file \u2013, and the tests of a project that does so were red for it.
*/
/** Outlives a restart of the machine, and is on a disk. */
const place = "/var/tmp";
/** In the run's folder, for who looks into a run that goes on, and for whoever clears up after one that was killed. */
const linkName = "work";
/** At the end its tree is moved into the run's folder. Where that is on another disk the run works in its own folder. */
async function openWorkFolder(runDir) {
	const path = await newFolder(runDir);
	if (path === void 0) return {
		path: runDir,
		[Symbol.asyncDispose]: async () => {}
	};
	await symlink(path, join(runDir, linkName));
	return {
		path,
		[Symbol.asyncDispose]: () => closeWorkFolder(runDir)
	};
}
/** Also of a run that was killed. Never throws: what it leaves is a folder too many. */
async function closeWorkFolder(runDir) {
	const link = join(runDir, linkName);
	const path = await readlink(link).catch(() => void 0);
	if (path === void 0 || !await isOurs(path)) return;
	await rename(join(path, "tree"), join(runDir, "tree")).catch(() => void 0);
	await removeTree(path).catch(() => void 0);
	await rm(link, { force: true }).catch(() => void 0);
}
async function newFolder(runDir) {
	const [here, there] = await Promise.all([stat(runDir), stat(place).catch(() => void 0)]);
	if (here.dev !== there?.dev || await forbidsPrograms()) return void 0;
	return await mkdtemp(join(place, "work-")).catch(() => void 0);
}
/** Hardened machines mount it so that nothing in it can be started. */
async function forbidsPrograms() {
	const mounts = await readFile("/proc/self/mountinfo", "utf8").catch(() => "");
	return new RegExp(`^(?:\\S+ ){4}(?:${place}|/var) \\S*\\bnoexec\\b`, "m").test(mounts);
}
/** A link is only followed to a folder that this user made there. */
async function isOurs(path) {
	if (!new RegExp(`^${place}/work-\\w+$`).test(path)) return false;
	const info = await lstat(path).catch(() => void 0);
	return info?.isDirectory() === true && info.uid === process.getuid?.();
}
// src/run-story/folder.ts
/** What of a run's folder outlives the run: its record, logs and diffs \u2013 not what it worked with. */
/**
* Removes our git folder, whose objects hold also what was held back from the push, the sandbox's folders with the HOME of
* setup, and exported trees. `more` names what else is to go, such as the tree of a run that passed. Never throws.
*/
async function tidyRunFolder(runDir, more = []) {
	const gone = (await readdir(runDir).catch(() => [])).filter((name) => [
		"own.git",
		"sandbox",
		...more
	].includes(name) || name.startsWith("over-"));
	await removeTrees(gone.map((name) => join(runDir, name)));
}
// src/store/answers.ts
/** The model's answers of a run, one a line: `answers.jsonl` in its folder, or beside a story. */
function answersPath(folder) {
	return join(folder, "answers.jsonl");
}
async function keepAnswer(folder, answer) {
	appendFileSync(answersPath(folder), `${JSON.stringify(answer)}\n`, { mode: 384 });
}
/** The answers in a file; undefined where there is no such file. A line that a crash tore off is left out. */
async function readAnswers(path) {
	const text = await readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT") return void 0;
		throw error;
	});
	if (text === void 0) return void 0;
	return text.split("\n").slice(0, -1).filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
// src/run-story/end.ts
/** How a run ends: what it may be called, and which trees that is said of. */
function greenOf(end) {
	return {
		attempts: end.attempt.number,
		...end
	};
}
/** A green head whose changed tests wait for somebody who may say that the story asks for them. */
function standing(tree, verification) {
	return {
		attempt: {
			number: 0,
			phase: { name: "standard" },
			retry: 0,
			of: 0
		},
		checkpoint: {
			tree,
			snapshot: tree,
			files: 0,
			insertions: 0,
			deletions: 0,
			paths: [],
			heldBack: []
		},
		verification,
		attempts: 0
	};
}
/** What the run may be called: passed only where what was verified is what is pushed. `keepAsPatch` says where a tree is then. */
async function endOf(end, { settings, code }, headTree, keepAsPatch) {
	const { checkpoint, verification } = end.green;
	const trees = {
		verifiedTree: verification.tree,
		pushedTree: checkpoint.tree
	};
	if (end.kind === "stopped") return {
		...end.stop,
		...trees
	};
	if (checkpoint.tree === headTree && checkpoint.heldBack.length > 0) {
		const names = checkpoint.heldBack.map(({ path, reason: why }) => `${path} (${why})`).join(", ");
		return {
			outcome: "publish-failed",
			cause: "held-back",
			detail: `Nothing is left that may be pushed. ${await keepAsPatch(checkpoint.snapshot)}. Held back: ${names}`,
			...trees
		};
	}
	const changed = end.changedTests.length;
	const count = `${changed} changed ${changed === 1 ? "test" : "tests"}`;
	return {
		outcome: "passed",
		detail: changed > 0 ? `passed \u2013 ${count}: review them` : `The test command exited 0 on exactly the tree that ${settings.dryRun ? "would be" : "was"} ${code.source.kind === "local" ? "committed" : "pushed"}.`,
		...trees
	};
}
/** Throws the error on where its run has no first event: then there is nothing that could end. */
function brokenRun(recorder, error) {
	if (!recorder.hasBegun()) throw error;
	return broken(error);
}
function broken(error) {
	const { outcome, what, fix } = explain(error);
	return {
		outcome,
		detail: `${what}. ${fix}`
	};
}
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
			detail: `The run's ${minutes} minutes (timeout-minutes) are over`
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
			detail: `The run's ${minutes} minutes (timeout-minutes) are over but for the ${kept} that its tests and their proof take`
		};
	};
	const outlasted = (waitMs, leftMs) => {
		if (waitMs <= Math.max(0, leftMs)) return void 0;
		return {
			outcome: "provider-error",
			detail: `The run's ${minutes} minutes (timeout-minutes) end before the ${durationWords(waitMs)} to wait are over`
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
			check: async (waitMs = 0) => early() ?? outlasted(waitMs, remainingMs() - reservedMs) ?? overBudget(options) ?? await stopped(options),
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
		async check(waitMs = 0) {
			return aborted() ?? outlasted(waitMs, remainingMs()) ?? overBudget(options) ?? await stopped(options);
		},
		async cancelled() {
			const stop = aborted();
			return stop === void 0 ? await stopped(options) : stop.outcome === "cancelled" ? stop : void 0;
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
// src/run/check.ts
const ok = (name, found) => ({
	name,
	result: "ok",
	found
});
const warn = (name, found, fix) => ({
	name,
	result: "warn",
	found,
	fix
});
const fail = (name, found, fix) => ({
	name,
	result: "fail",
	found,
	fix
});
/** A check that could not be made is a warning that says why: nothing is called right that was not seen. */
async function attempt(name, look, fix) {
	try {
		return await look();
	} catch (error) {
		return warn(name, `could not be checked: ${error instanceof Error ? error.message : String(error)}`, fix);
	}
}
// src/sandbox/keyring.ts
/** What the self-test tries by system calls: a planted key, another process's memory. Node cannot make them; perl can. */
const session = -3;
const [search, setTimeout$2] = [10, 15];
/**
* Words of a program that puts its next argument into the session's keyring, where this process has one, says so and waits for the end
* of its input. The kernel takes the key away after a minute.
*/
function plantedBy() {
	const [calls, perl] = [probedCalls(), findProgram("perl")];
	if (calls === void 0 || perl === void 0) return void 0;
	return [
		perl,
		"-e",
		`${`my ($t,$d)=("user",shift);my $k=syscall(${calls.addKey},$t,$d,$d,length $d,${session});`}${`syscall(${calls.keyctl},${setTimeout$2},$k,60) if $k>0;`}$|=1;print "planted\n";<STDIN>`
	];
}
/**
* A line of sh that prints FOUND where the planted key is there and ADDED where another can be added, ATTACHED where a process can be
* traced by another, and READ where its memory can be read.
*/
function callsProbe(name) {
	const calls = probedCalls();
	if (calls === void 0) return "true";
	return `perl -e '${[
		`my ($t,$d,$v)=("user","${name}","x");`,
		`print "FOUND\n" if syscall(${calls.keyctl},${search},${session},$t,$d,0)>0;$d="added";`,
		`print "ADDED\n" if syscall(${calls.addKey},$t,$d,$v,1,${session})>0;`,
		"$|=1;my $p=fork;if(!$p){sleep 9;exit}",
		`print "READ\n" if syscall(${calls.readMemory},$p,0,0,0,0,0)==0;`,
		`print "ATTACHED\n" if syscall(${calls.ptrace},16,$p,0,0)==0;kill 9,$p;`
	].join("")}'`;
}
// src/sandbox/self-test-probe.ts
/** What the self-test runs inside, and what it concludes from the answers. */
/**
* Plain sh, because a repository may bring no other language, and as few programs as can be: each is a millisecond or two of every
* start. Each answer begins with a line of mark and name. Nothing is changed where a guard fails.
*/
function probe(mark, files, port, key) {
	return `exec 2>&1
(${overlayScript}) && echo ${mark}holds
echo ${mark}environment
cat /proc/self/environ
echo; echo ${mark}processes
cat /proc/*/environ /proc/*/task/*/environ /proc/*/cmdline 2>/dev/null
echo; echo ${mark}files
cat ${files.map(quoted).join(" ")} /etc/shadow
echo ${mark}kernel
read -r value < /proc/sys/kernel/core_pattern && printf %s "$value" > /proc/sys/kernel/core_pattern && echo WRITTEN
echo ${mark}system
for place in / /usr /etc /opt /bin /run; do true 2>/dev/null >"$place/.redgreen-probe" && rm -f "$place/.redgreen-probe" && echo "WRITTEN $place"; done
echo ${mark}privileges
cat /proc/self/status
echo ${mark}nested
unshare --user true && echo MADE
echo ${mark}sudo
command -v sudo >/dev/null && sudo -n true && echo ROOT
echo ${mark}sockets
for path in /var/run/docker.sock /run/docker.sock /run/podman/podman.sock /run/containerd/containerd.sock /run/dbus/system_bus_socket /run/systemd/private; do [ -e "$path" ] && echo "SEEN $path"; done
echo ${mark}network
cat /proc/net/dev
command -v bash >/dev/null && timeout 3 bash -c 'for to in 127.0.0.1/${port} 169.254.169.254/80 1.1.1.1/443; do (: < "/dev/tcp/$to") && echo "REACHED $to"; done'
echo ${mark}calls
${callsProbe(key)}
echo ${mark}held
cat /proc/keys .git/config .git/hooks/* 2>/dev/null
echo ${mark}end
`;
}
function judge({ mark, printed, reached, canary, secrets, online }) {
	const answers = new Map(printed.split(mark).map((part) => [part.split("\n", 1)[0], part.slice(part.indexOf("\n") + 1)]));
	const said = (name) => answers.get(name) ?? "";
	const check = (name, trouble, fine) => ({
		name,
		ok: !trouble,
		detail: trouble || fine
	});
	const foreign = said("environment").split("\0").map((one) => one.trimStart().split("=", 1)[0] ?? "").filter((name) => name !== "" && secretNames$1.test(name));
	const value = secrets.findIndex((secret) => secret.length >= 8 && printed.includes(secret));
	const [files, status] = [said("files"), said("privileges")];
	const capabilities = /^Cap(?:Inh|Prm|Eff|Bnd|Amb):\s*0*[1-9a-f]/m.test(status);
	const network = said("network");
	const outside = network.split("\n").filter((line) => /^REACHED /.test(line));
	const interfaces = [...network.matchAll(/^\s*([\w.@-]+):\s*\d/gm)].flatMap(([, name]) => name === "lo" ? [] : [name]);
	return [
		check("environment", foreign.length > 0 && `visible: ${foreign.join(", ")}`, "only allow-listed names"),
		check("secrets", value >= 0 && `secret number ${value + 1} is visible`, "no secret value anywhere"),
		check("processes", said("processes").includes(canary) && "a process outside is visible", "no process outside is visible"),
		check("files", files.includes(canary) && canaryFile(files), "HOME and private folders are not there"),
		check("shadow", /^[\w-]+:[^:\s]*:\d+:/m.test(files) && "/etc/shadow is readable", "/etc/shadow is not there"),
		check("kernel", said("kernel").includes("WRITTEN") && "/proc/sys can be written", "/proc/sys is read-only"),
		check("system", /WRITTEN/.test(said("system")) && said("system").trim(), "nothing outside the tree can be written"),
		check("privileges", !/^NoNewPrivs:\s*1/m.test(status) && "new privileges are possible" || capabilities && "it has capabilities", "no new privileges, no capabilities"),
		check("nested", /^MADE$/m.test(said("nested")) && "a user namespace can be made", "no nested user namespace"),
		check("sudo", /^ROOT$/m.test(said("sudo")) && "sudo works", "no sudo"),
		check("sockets", /SEEN/.test(said("sockets")) && said("sockets").trim(), "no socket of docker or the system"),
		online ? check("network", false, "full, as asked for") : check("network", reached && "this machine can be reached" || outside.length > 0 && outside.join(", ") || interfaces.length > 0 && `interfaces: ${interfaces.join(", ")}`, "loopback only"),
		check("keyring", /^(FOUND|ADDED)$/m.test(said("calls")) && "the kernel's keyrings can be used" || /^[0-9a-f]{8} /m.test(said("held")) && "keys of outside are named" || !/^Seccomp:\s*2/m.test(status) && "system calls are not filtered", "none of the kernel's keyrings"),
		check("memory", /^(ATTACHED|READ)$/m.test(said("calls")) && "the memory of another process can be reached", "no memory of another process"),
		check("git", /extraheader|x-access-token|credential|insteadof/i.test(said("held")) && ".git has credentials", "no credential in .git")
	];
}
/** Names that carry keys on runners and elsewhere. The allow list lets none of them in; a name given as `test-env` is not looked at. */
const secretNames$1 = /^(GITHUB_|ACTIONS_|RUNNER_(?!TOOL_CACHE$)|INPUT_|ANTHROPIC_|OPENAI_|AWS_|AZURE_|GOOGLE_|SSH_|STATE_)|TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$|REDGREEN_CANARY/i;
const canaryFile = (text) => `a file outside can be read (${text.trim().slice(0, 20)}\u2026)`;
// src/sandbox/self-test.ts
/**
* Tried from inside before any model is called: does the sandbox hold what it promises here? Canaries are laid outside, one
* command looks for them and for ways out, and what it printed is searched by us. Any leak ends the run.
*/
const timeoutMs = 3e4;
async function selfTest(sandbox, { runDir, network, closed, secrets, onStarted }) {
	await using stack = new AsyncDisposableStack();
	const [canary, mark, name] = [
		`canary-${randomUUID()}`,
		`@@${randomUUID()}:`,
		`.redgreen-${randomUUID()}`
	];
	const { planted } = stack.use(startDecoy(canary));
	const folder = mkdtempSync(join(runDir, "self-test-"));
	stack.defer(() => rm(folder, {
		recursive: true,
		force: true
	}));
	const files = [];
	for (const place of /* @__PURE__ */ new Set([folder, ...closed])) {
		const file = join(place, name);
		if (!laid(file, canary)) continue;
		stack.defer(() => rm(file, { force: true }));
		files.push(file);
	}
	const listener = stack.use(await listen());
	await planted;
	const logPath = join(folder, "log");
	const stdin = probe(mark, files, listener.port, canary);
	const result = await sandbox.shell({
		script: "exec /bin/sh -s",
		stdin,
		logPath,
		timeoutMs,
		onStarted
	});
	const printed = await readFile(logPath, "utf8");
	const checks = judge({
		mark,
		printed,
		reached: listener.reached(),
		canary,
		secrets,
		online: network === "full"
	});
	if (result.ended !== "exited" || !printed.includes(`${mark}end`)) checks.push({
		name: "completed",
		ok: false,
		detail: `the probe ended early: ${result.limit ?? result.ended}, ${result.exitCode}`
	});
	return {
		holds: printed.includes(`${mark}holds\n`),
		checks,
		leaks: checks.filter(({ ok }) => !ok).map(({ name }) => name),
		...result.ended === "limit" && { stoppedBy: result }
	};
}
/** The test that each run begins with: one check where nothing leaks, else one for each leak. */
async function leakChecks(sandbox, options) {
	const fix = "Do not run here; install bubblewrap, or use a machine of its own.";
	try {
		const { checks } = await selfTest(sandbox, options);
		const leaks = checks.filter((check) => !check.ok);
		if (leaks.length > 0) return leaks.map(({ name, detail }) => fail(`sandbox self-test: ${name}`, detail, fix));
		const names = checks.map(({ name }) => name).join(", ");
		return [ok("sandbox self-test", `${checks.length} ways out were tried from inside, and none is open: ${names}`)];
	} catch (error) {
		return [fail("sandbox self-test", `could not be made: ${messageOf(error)}`, fix)];
	}
}
/** False where nobody may write. */
function laid(file, canary) {
	try {
		writeFileSync(file, canary, { mode: 420 });
		return true;
	} catch {
		return false;
	}
}
/** A port of this machine's loopback that nothing inside may reach. */
async function listen() {
	let reached = false;
	const server = createServer((socket) => {
		reached = true;
		socket.on("error", () => {});
		socket.destroy();
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		port: server.address().port,
		reached: () => reached,
		async [Symbol.asyncDispose]() {
			await new Promise((resolve) => server.close(() => resolve()));
		}
	};
}
function startDecoy(canary) {
	const [file, ...args] = plantedBy() ?? [
		"/bin/sh",
		"-c",
		"echo; read -r until_closed"
	];
	const child = spawn(file, [...args, canary], {
		env: { REDGREEN_CANARY: canary },
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		]
	});
	const said = new Promise((resolve) => void child.stdout.once("data", () => resolve()));
	child.unref();
	return {
		planted: Promise.race([said, endOf$1(child)]),
		[Symbol.dispose]() {
			child.stdin.end();
			child.kill("SIGKILL");
		}
	};
}
// src/run-story/open-sandbox.ts
/** Opens the sandbox that a run works in, and looks from inside whether it holds. */
/**
* Opens the sandbox around the tree, most of it while the tree is still being filled, and looks from inside whether it holds, before
* any model is called. `onStarted`: that look has begun, in this sandbox, which need not be the one that comes of it.
*/
async function openProvedSandbox(request, opening, onStarted) {
	const options = await sandboxOptions(request, opening);
	const { redact } = request.host;
	const untried = await openUntried(options);
	if (untried.ok) {
		const { sandbox } = untried;
		const masked = withMaskedLogs(sandbox, redact);
		const looked = await lookInside(request, sandbox, () => onStarted(masked)).catch(() => void 0);
		if (looked?.holds) return {
			sandbox: masked,
			leaking: looked.stop
		};
		await sandbox[Symbol.asyncDispose]();
	}
	const opened = await openSandbox(options);
	if (opened.ok) {
		const { sandbox } = opened;
		const masked = withMaskedLogs(sandbox, redact);
		return {
			sandbox: masked,
			leaking: (await lookInside(request, sandbox, () => onStarted(masked)).catch((error) => ({ stop: broken(error) }))).stop
		};
	}
	return { stop: {
		outcome: "setup-failed",
		cause: "sandbox",
		detail: `No sandbox works here: ${opened.reason}. ${opened.fix}`
	} };
}
async function sandboxOptions(request, opening) {
	const { settings, host } = request;
	const { environment, hidden } = host;
	const runDir = workDirOf(request);
	const tree = treeFolder(request);
	await mkdir(runDir, {
		recursive: true,
		mode: 448
	});
	await mkdir(tree, { recursive: true });
	return {
		tree,
		treeReady: opening,
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
	};
}
/** Canaries tried from inside, by logs that nothing has masked yet. A sandbox that was asked to be none has nothing to prove. */
async function lookInside(request, sandbox, onStarted) {
	const { settings, host } = request;
	const { hidden, environment, secrets } = host;
	if (sandbox.kind === "none") return { holds: true };
	const { HOME, RUNNER_TEMP } = environment;
	const closed = [
		HOME,
		RUNNER_TEMP,
		...hidden
	].filter((path) => path !== void 0 && path !== "");
	const told = [
		treeFolder(request),
		environment.PATH ?? "",
		...closed
	];
	const { holds, leaks, checks, stoppedBy } = await selfTest(sandbox, {
		runDir: join(workDirOf(request), "sandbox"),
		network: settings.sandboxNetwork,
		closed,
		secrets: secrets.filter((secret) => !told.some((path) => path.includes(secret))),
		onStarted
	});
	if (leaks.length === 0) return { holds };
	if (stoppedBy !== void 0) return {
		holds,
		stop: {
			outcome: "setup-failed",
			cause: "stopped",
			detail: `No command can run here: the first one was ended by the limit \`${stoppedBy.limit}\` (${freeWords(stoppedBy)}).`
		}
	};
	const open = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name} (${detail})`);
	const { what, fix } = catalogue["sandbox-leaks"];
	return {
		holds,
		stop: {
			outcome: "setup-failed",
			cause: "sandbox",
			detail: `${what}: ${open.join(", ")}. ${fix}`
		}
	};
}
// src/packages/ecosystems/ecosystem.ts
/** The same with a folder as its root; `start` ends with a `/`, or is empty. */
function treeBelow(tree, start) {
	return {
		read: (path) => tree.read(start + path),
		list: async () => (await tree.list()).filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
	};
}
/** An ecosystem told by one of its files. */
function byFile(files, words, commands) {
	return {
		words,
		async find(tree, names) {
			const file = files.find((name) => names.has(name));
			return file === void 0 ? void 0 : {
				files: [file],
				...await commands(tree, names, file)
			};
		}
	};
}
// node_modules/smol-toml/dist/error.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function getLineColFromPtr(string, ptr) {
	let lines = string.slice(0, ptr).split(/\r?\n/);
	return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
	let lines = string.split(/\r?\n/);
	let codeblock = "";
	let numberLen = (Math.log10(line + 1) | 0) + 1;
	for (let i = line - 1; i <= line + 1; i++) {
		let l = lines[i - 1];
		if (!l) continue;
		codeblock += i.toString().padEnd(numberLen, " ");
		codeblock += ":  ";
		codeblock += l;
		codeblock += "\n";
		if (i === line) {
			codeblock += " ".repeat(numberLen + column + 2);
			codeblock += "^\n";
		}
	}
	return codeblock;
}
var TomlError = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(message, options) {
		const [line, column] = getLineColFromPtr(options.toml, options.ptr);
		const codeblock = makeCodeBlock(options.toml, line, column);
		super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
		this.line = line;
		this.column = column;
		this.codeblock = codeblock;
	}
	/** @internal */
	static x(message, ctx, ptr) {
		throw new TomlError(message, {
			toml: ctx.s,
			ptr: ptr ?? ctx.p
		});
	}
};
// node_modules/smol-toml/dist/primitive.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseString(ctx) {
	let startPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p++);
	let first = c;
	let isLiteral = c === 39;
	let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
	if (isMultiline) {
		if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10) ctx.p++;
		else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) ctx.p += 2;
	}
	let parsed = "";
	let sliceStart = ctx.p;
	let state = 0;
	for (; ctx.p < ctx.s.length; ctx.p++) {
		c = ctx.s.charCodeAt(ctx.p);
		if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) state = state && 3;
		else if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in strings", ctx);
		else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
			if (isMultiline) {
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
			}
			if (!state) {
				let s = ctx.s.slice(sliceStart, ctx.p);
				parsed = parsed ? parsed + s : s;
			}
			ctx.p += isMultiline ? 3 : 1;
			return parsed;
		} else if (!state) {
			if (!isLiteral && c === 92) {
				parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
				state = 1;
			}
		} else if (state === 1) {
			if (c === 120 || c === 117 || c === 85) {
				let errPtr = ctx.p++ - 1;
				let value = 0;
				let len = c === 120 ? 2 : c === 117 ? 4 : 8;
				for (let j = 0; j < len; j++, ctx.p++) {
					let hex = ctx.s.charCodeAt(ctx.p);
					let digit = hex >= 48 && hex <= 57 ? hex - 48 : hex >= 65 && hex <= 70 ? hex - 65 + 10 : hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1;
					if (digit < 0) TomlError.x("invalid non-hex character in unicode escape", ctx);
					value = value << 4 | digit;
				}
				if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) TomlError.x("invalid unicode escape", ctx, errPtr);
				parsed += String.fromCodePoint(value);
				sliceStart = ctx.p--;
				state = 0;
			} else if (isMultiline && (c === 32 || c === 9)) state = 2;
			else {
				if (c === 98) parsed += "\b";
				else if (c === 116) parsed += "	";
				else if (c === 110) parsed += "\n";
				else if (c === 102) parsed += "\f";
				else if (c === 114) parsed += "\r";
				else if (c === 101) parsed += "\x1B";
				else if (c === 34) parsed += "\"";
				else if (c === 92) parsed += "\\";
				else TomlError.x("unrecognised escape sequence", ctx);
				sliceStart = ctx.p + 1;
				state = 0;
			}
		} else if (c !== 32 && c !== 9) {
			if (state === 2) TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
			state = !isLiteral && c === 92 ? 1 : 0;
			sliceStart = ctx.p;
		}
	}
	TomlError.x("unfinished string", ctx, startPtr);
}
// node_modules/smol-toml/dist/date.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class TomlDate extends Date {
	#hasDate = false;
	#hasTime = false;
	#offset = null;
	constructor(date, fasttype, unsafeDelim) {
		let hasDate = true;
		let hasTime = true;
		let offset = "Z";
		let c;
		if (typeof date === "string") {
			if (fasttype) prep: {
				if (fasttype < 3) {
					if (+date.slice(11, 13) > 23) {
						date = "";
						break prep;
					}
					if (fasttype === 2) {
						offset = null;
						date += "Z";
					} else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) offset = date.slice(date.length - 6);
					if (unsafeDelim) date = date.slice(0, 10) + "T" + date.slice(11);
				} else if (fasttype === 4) date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
				hasDate = fasttype !== 4;
				hasTime = fasttype !== 3;
			}
			else {
				let match = date.match(DATE_TIME_RE);
				if (match) {
					if (!match[1]) {
						hasDate = false;
						date = `0000-01-01T${date}`;
					}
					hasTime = !!match[2];
					hasTime && date[10] === " " && (date = date.replace(" ", "T"));
					if (match[2] && +match[2] > 23) date = "";
					else {
						offset = match[3] || null;
						if (!offset && hasTime) date += "Z";
					}
				} else date = "";
			}
		}
		super(date);
		if (!isNaN(this.getTime())) {
			this.#hasDate = hasDate;
			this.#hasTime = hasTime;
			this.#offset = offset;
		}
	}
	isDateTime() {
		return this.#hasDate && this.#hasTime;
	}
	isLocal() {
		return !this.#hasDate || !this.#hasTime || !this.#offset;
	}
	isDate() {
		return this.#hasDate && !this.#hasTime;
	}
	isTime() {
		return this.#hasTime && !this.#hasDate;
	}
	isValid() {
		return this.#hasDate || this.#hasTime;
	}
	toISOString() {
		let iso = super.toISOString();
		if (this.isDate()) return iso.slice(0, 10);
		if (this.isTime()) return iso.slice(11, 23);
		if (this.#offset === null) return iso.slice(0, -1);
		if (this.#offset === "Z" || this.#offset === "z") return iso;
		let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
		offset = this.#offset[0] === "-" ? offset : -offset;
		return (/* @__PURE__ */ new Date(this.getTime() - offset * 6e4)).toISOString().slice(0, -1) + this.#offset;
	}
	static wrapAsOffsetDateTime(jsDate, offset = "Z") {
		let date = new TomlDate(jsDate);
		date.#offset = offset;
		return date;
	}
	static wrapAsLocalDateTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#offset = null;
		return date;
	}
	static wrapAsLocalDate(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasTime = false;
		date.#offset = null;
		return date;
	}
	static wrapAsLocalTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasDate = false;
		date.#offset = null;
		return date;
	}
};
// node_modules/smol-toml/dist/extract.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function isDigit(char, base = 10) {
	return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
	return char === 32 || char === 9 || char === 10 || char === 13 || delim && (char === delim || char === 44) || char === 35;
}
/** @internal */
function extractValue(ctx, end) {
	let errPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p);
	if (c === 91 || c === 123) {
		ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
		let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
		ctx.d++;
		return value;
	}
	if (c === 34 || c === 39) return parseString(ctx);
	if (c === 116) {
		if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, true;
	}
	if (c === 102) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, false;
	}
	if (c === 43 || c === 45) return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
	if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) return parseDate(ctx, c, end);
	if (ctx.s.charCodeAt(ctx.p + 2) === 58) return parseTime(ctx, c, end);
	return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
	let c = startChr;
	let state = 0;
	let hasUnderscores = false;
	if (c === 105) {
		if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, (sign || 1) / 0;
	}
	if (c === 110) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, NaN;
	}
	if (c === 48) {
		if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr)) return ctx.bi === true ? 0n : 0;
		if (!sign) {
			if (c === 120) return parseIntegerBaseN(ctx, startPtr, 16, endChr);
			else if (c === 98) return parseIntegerBaseN(ctx, startPtr, 2, endChr);
			else if (c === 111) return parseIntegerBaseN(ctx, startPtr, 8, endChr);
		}
		if (c === 46) state = 2;
		else if (c === 101 || c === 69) state = 4;
		else TomlError.x("illegal leading zero", ctx, startPtr);
	} else if (!isDigit(c)) TomlError.x("invalid value", ctx, startPtr);
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
		if (!state) state = 1;
		if (c === 95) {
			if (!(state & 1)) TomlError.x("illegal underscore", ctx);
			state += 11;
			hasUnderscores = true;
		} else if (state === 1 && c === 46) state = 2;
		else if ((state === 1 || state === 3) && (c === 101 || c === 69)) state = 4;
		else if (state === 4 && (c === 43 || c === 45)) state = 6;
		else if (!isDigit(c)) TomlError.x(`illegal character in numeric literal`, ctx);
		else if (state > 9) state -= 11;
		else if (!(state & 1)) state++;
	}
	if (!state) {
		let val = (startChr - 48) * (sign || 1);
		return ctx.bi === true ? BigInt(val) : val;
	}
	if (!(state & 1)) TomlError.x("unfinished numeric value", ctx, startPtr);
	let str = ctx.s.slice(startPtr, ctx.p);
	if (hasUnderscores) str = str.replaceAll("_", "");
	return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
	let c, underscore = 1;
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) if (c === 95) {
		if (underscore & 1) TomlError.x("illegal underscore", ctx);
		underscore = 3;
	} else if (!isDigit(c, base)) TomlError.x(`illegal character in numeric literal`, ctx);
	else if (underscore & 1) underscore--;
	if (underscore & 1) TomlError.x("unfinished numeric value", ctx);
	let str = ctx.s.slice(startPtr + 2, ctx.p);
	if (underscore) str = str.replaceAll("_", "");
	return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
	if (ctx.bi !== true) int: {
		let val = parseInt(str, base);
		if (!Number.isSafeInteger(val)) {
			if (ctx.bi) break int;
			TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
		}
		return val;
	}
	return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
	let startPtr = ctx.p++, unsafeSeparator;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
	ctx.p += 5;
	if (!isDigit(ctx.s.charCodeAt(ctx.p++))) TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
	if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 3, false, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) !== 58) TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	if (c = ctx.s.charCodeAt(ctx.p)) {
		if (c === 90 || c === 122) return readDate(ctx, ctx.s.slice(startPtr, ++ctx.p), 1, unsafeSeparator, startPtr, "[+00:00]");
		if (c === 43 || c === 45) return readDate(ctx, ctx.s.slice(startPtr, ctx.p += 6), 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
	}
	return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
	let start = ctx.p;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) return parseNumber(ctx, --ctx.p, c, 0, endChr);
	if (ctx.s.charCodeAt(ctx.p += 4) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	return readDate(ctx, ctx.s.slice(start, ctx.p), 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
	if (ctx.ld) {
		let date = new TomlDate(str, type, unsafeDelim);
		if (!date.isValid()) TomlError.x("invalid date", ctx, errPtr);
		return date;
	}
	try {
		if (temporalSuffix) str += temporalSuffix;
		switch (type) {
			case 1: return Temporal.ZonedDateTime.from(str);
			case 2: return Temporal.PlainDateTime.from(str);
			case 3: return Temporal.PlainDate.from(str);
			case 4: return Temporal.PlainTime.from(str);
		}
	} catch (e) {
		TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
	}
}
// node_modules/smol-toml/dist/util.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function skipComment(ctx) {
	for (; ctx.p < ctx.s.length; ctx.p++) {
		let c = ctx.s.charCodeAt(ctx.p);
		if (c === 10) break;
		if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
			ctx.p++;
			break;
		}
		if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in comments", ctx);
	}
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
	let c;
	while (ctx.p < ctx.s.length) {
		while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))) ctx.p++;
		if (banComments || c !== 35) break;
		skipComment(ctx);
	}
}
// node_modules/smol-toml/dist/struct.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseKey(ctx, end = 61) {
	let startPtr;
	let state = 0;
	let parsed = [];
	let sliceStart;
	let c = ctx.s.charCodeAt(startPtr = ctx.p);
	do
		if (c === end) {
			if (!state) TomlError.x("unexpected end of key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			return ctx.p++, parsed;
		} else if (c === 46) {
			if (!state) TomlError.x("illegal empty bare key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			state = 0;
		} else if (!state && (c === 34 || c === 39)) {
			if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2)) TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
			parsed.push(parseString(ctx));
			state = 2;
			ctx.p--;
		} else if (c === 32 || c === 9) {
			if (state === 1) {
				parsed.push(ctx.s.slice(sliceStart, ctx.p));
				state = 2;
			}
		} else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) TomlError.x("illegal character in key", ctx);
		else if (!state) {
			state = 1;
			sliceStart = ctx.p;
		}
	while (c = ctx.s.charCodeAt(++ctx.p));
	TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
	let startPtr = ctx.p++;
	let res = Object.create(null);
	let seen = /* @__PURE__ */ new Set();
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
			ctx.p++;
			return res;
		}
		let k;
		let t = res;
		let hasOwn = false;
		let errPtr = ctx.p;
		let key = parseKey(ctx);
		for (let i = 0; i < key.length; i++) {
			if (i) t = hasOwn ? t[k] : t[k] = Object.create(null);
			k = key[i];
			if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) {
				t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
				break;
			}
			if (!hasOwn && unsafe) Object.defineProperty(t, k, {
				enumerable: true,
				configurable: true,
				writable: true
			});
		}
		if (hasOwn) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
		skipVoid(ctx, true, true);
		let value = extractValue(ctx, 125);
		if (t && typeof (t[k] = value) === "object") seen.add(value);
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished table", ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
	let startPtr = ctx.p++;
	let res = [];
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
			ctx.p++;
			return res;
		}
		res.push(extractValue(ctx, 93));
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished array", ctx, startPtr);
}
// node_modules/smol-toml/dist/parse.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function peekTable(ctx, key, table, meta, type) {
	let t = table;
	let m = meta;
	let k;
	let hasOwn = false;
	let state;
	for (let i = 0; i < key.length; i++) {
		if (i) {
			t = hasOwn ? t[k] : t[k] = Object.create(null);
			m = (state = m[k]).c;
			if (type === 0 && (state.t === 1 || state.t === 2)) return null;
			if (state.t === 2) {
				let l = t.length - 1;
				t = t[l];
				m = m[l].c;
			}
		}
		k = key[i];
		if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) return null;
		if (!hasOwn) {
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) return false;
			if (unsafe) {
				Object.defineProperty(t, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
				Object.defineProperty(m, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
			m[k] = {
				t: i < key.length - 1 && type === 2 ? 3 : type,
				d: false,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	state = m[k];
	if (state.t !== type && !(type === 1 && state.t === 3)) return null;
	if (type === 2) {
		if (!state.d) {
			state.d = true;
			t[k] = [];
		}
		t[k].push(t = Object.create(null));
		state.c[state.i++] = state = {
			t: 1,
			d: false,
			i: 0,
			c: Object.create(null)
		};
	}
	if (state.d) return null;
	state.d = true;
	if (type === 1) t = hasOwn ? t[k] : t[k] = Object.create(null);
	else if (type === 0 && hasOwn) return null;
	return [
		k,
		t,
		state.c
	];
}
function validateTablePeek(ctx, peek, ptr) {
	if (peek === null || ctx.uk === 2) TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse$1(toml, options = {}) {
	let ctx = {
		s: toml,
		p: 0,
		d: options.maxDepth ?? 1e3,
		bi: options.integersAsBigInt ?? false,
		ld: options.useLegacyDate ?? true,
		uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
	};
	let res = Object.create(null);
	let meta = Object.create(null);
	let tmp;
	let skipping = false;
	let tbl = res;
	let m = meta;
	if (toml.charCodeAt(0) === 65279) ctx.p++;
	skipVoid(ctx);
	while (ctx.p < toml.length) {
		if (toml.charCodeAt(ctx.p) === 91) {
			let isTableArray = toml.charCodeAt(++ctx.p) === 91;
			tmp = ctx.p += +isTableArray;
			skipping = false;
			let k = parseKey(ctx, 93);
			if (isTableArray) {
				if (toml.charCodeAt(ctx.p) !== 93) TomlError.x("expected end of table array declaration", ctx);
				ctx.p++;
			}
			let p = peekTable(ctx, k, res, meta, isTableArray ? 2 : 1);
			if (!p) {
				validateTablePeek(ctx, p, tmp);
				skipping = true;
			} else {
				m = p[2];
				tbl = p[1];
			}
		} else {
			tmp = ctx.p;
			let p = peekTable(ctx, parseKey(ctx), tbl, m, 0);
			if (!p && !skipping) validateTablePeek(ctx, p, tmp);
			skipVoid(ctx, true, true);
			let v = extractValue(ctx, void 0);
			if (p && !skipping) p[1][p[0]] = v;
		}
		skipVoid(ctx, true);
		if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
		skipVoid(ctx);
	}
	return res;
}
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
"".isWellFormed;
// node_modules/smol-toml/dist/index.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
// src/packages/ecosystems/compiled.ts
/** A Makefile with a `test` or `check` target. */
const automake = {
	words: ["make", "gmake"],
	async find(tree, names) {
		const makefile = await makefileOf(tree, names);
		if (makefile === void 0) return void 0;
		const { file, text } = makefile;
		const has = (target) => new RegExp(`^${target}[ \\t]*:(?!=)`, "m").test(text);
		const target = [
			"test",
			"tests",
			"check"
		].find(has);
		if (target === void 0) return void 0;
		const test = await leavesTestsToCmake(tree, names, text) ? void 0 : `make ${target}`;
		return {
			files: [file],
			fetches: false,
			build: has("build") ? "make build" : void 0,
			test
		};
	}
};
/** The file that make reads of several, and its text. */
async function makefileOf(tree, names) {
	const file = [
		"GNUmakefile",
		"makefile",
		"Makefile"
	].find((name) => names.has(name));
	const text = file === void 0 ? void 0 : await tree.read(file);
	return file === void 0 || text === void 0 ? void 0 : {
		file,
		text
	};
}
/** It builds one program beside the tests that CMake adds in a folder of theirs, and speaks of neither. */
async function leavesTestsToCmake(tree, names, makefile) {
	if (/\b(?:cmake|ctest)\b|\btests?\//i.test(makefile) || !names.has("CMakeLists.txt")) return false;
	if (!addsTests.test(await tree.read("CMakeLists.txt") ?? "")) return false;
	const folders = ["tests/CMakeLists.txt", "test/CMakeLists.txt"].filter((path) => names.has(path));
	return (await Promise.all(folders.map((path) => tree.read(path)))).some((text) => /\badd_test\b/i.test(text ?? ""));
}
const addsTests = /\b(enable_testing|add_test|include\s*\(\s*CTest)\b/i;
const cargo = byFile(["Cargo.toml"], ["cargo"], async (tree, names, file) => ({
	setup: names.has("Cargo.lock") ? "cargo fetch --locked" : "cargo fetch",
	test: isCargoWorkspace(await tree.read(file) ?? "") ? "cargo test --workspace" : "cargo test"
}));
/** Beside a package of its own at the root, plain `cargo test` leaves the members out; `default-members` is a choice already. */
function isCargoWorkspace(text) {
	const { workspace } = readToml(text);
	return typeof workspace === "object" && !("default-members" in workspace);
}
/** Empty where it is none: cargo itself will say so. */
function readToml(text) {
	try {
		return parse$1(text);
	} catch {
		return {};
	}
}
const go = byFile(["go.work", "go.mod"], ["go"], async (tree, names, file) => {
	const folders = file === "go.work" && !names.has("go.mod") ? usedBy(await tree.read(file) ?? "") : [];
	const all = folders.length === 0 ? "./..." : folders.map((folder) => quoted(`./${folder}/...`)).join(" ");
	const isVendored = /^## (explicit|workspace)/m.test(await tree.read("vendor/modules.txt") ?? "");
	const fetch = await needEachOther(tree, folders) ? `go list -deps -test ${all} > /dev/null` : "go mod download";
	return {
		setup: isVendored ? void 0 : fetch,
		build: `go build ${all}`,
		test: `go test ${all}`
	};
});
/** Whether one of these modules requires another: Go before 1.21 looks for it at the proxy when it downloads modules by name. */
async function needEachOther(tree, folders) {
	const texts = await Promise.all(folders.map(async (folder) => await tree.read(`${folder}/go.mod`) ?? ""));
	const names = texts.flatMap((text) => /^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1] ?? []);
	const words = texts.map((text) => text.replace(/^module.*/m, "").split(/\s+/));
	return names.some((name) => words.some((each) => each.includes(name)));
}
/** The folders that a go.work names. */
function usedBy(text) {
	return [...text.replace(/\/\/.*/g, "").matchAll(/^use[ \t]+(?:\(([^)]*)\)|(\S+))/gm)].flatMap(([, many, one]) => many ?? one ?? "").flatMap((list) => list.split(/\s+/)).map((folder) => folder.replace(/^"|"$|^\.\/|\/+$/g, "")).filter((folder) => folder !== "" && !folder.startsWith(".."));
}
const maven = byFile(["pom.xml"], ["mvn", "mvnw"], async (_tree, names) => {
	const mvn = names.has("mvnw") ? "./mvnw -B" : "mvn -B";
	return {
		setup: `${mvn} -q dependency:go-offline`,
		test: `${mvn} test`
	};
});
const gradle = byFile([
	"build.gradle",
	"build.gradle.kts",
	"settings.gradle",
	"settings.gradle.kts"
], ["gradle", "gradlew"], async (_tree, names) => {
	const command = `${names.has("gradlew") ? "./gradlew" : "gradle"} --console=plain`;
	return {
		setup: `${command} testClasses`,
		test: `${command} test`
	};
});
const dotnet = {
	words: ["dotnet"],
	async find(_tree, names) {
		const file = [...names].find((name) => /^[^/]+\.(sln|slnx|csproj|fsproj|vbproj)$/.test(name));
		return file === void 0 ? void 0 : {
			files: [file],
			setup: "dotnet restore",
			test: "dotnet test --no-restore"
		};
	}
};
/** Of C libraries it says how to use them from Swift, and has no tests. */
const swift = byFile(["Package.swift"], ["swift"], async (tree, _names, file) => /\.testTarget\s*\(/.test(await tree.read(file) ?? "") ? {
	setup: "swift package resolve",
	test: "swift test"
} : {});
const cmake = byFile(["CMakeLists.txt"], ["cmake", "ctest"], async (tree, _names, file) => {
	const text = await tree.read(file) ?? "";
	return {
		setup: ["cmake -S . -B build", ...testSwitches(text).map((name) => `-D${name}=ON`)].join(" "),
		build: "cmake --build build",
		test: addsTests.test(text) ? "ctest --test-dir build --output-on-failure" : void 0
	};
});
/** Options that are off unless somebody asks, and behind which the tests are added. */
function testSwitches(text) {
	return [...text.matchAll(/^[ \t]*option\s*\(\s*(\w*TEST\w*)(?:\s+"[^"\n]*")?(?:\s+OFF)?\s*\)/gim)].flatMap(([, name = ""]) => {
		const block = new RegExp(`\\bif\\s*\\(\\s*(?:\\w+\\s+AND\\s+)?${name}\\b[^)]*\\)([\\s\\S]*?)\\bendif\\b`, "i").exec(text)?.[1];
		return block !== void 0 && (addsTests.test(block) || /\badd_subdirectory\s*\(\s*"?tests?\b/i.test(block)) ? [name] : [];
	});
}
const compiled = [
	cargo,
	go,
	maven,
	gradle,
	dotnet,
	swift,
	cmake,
	...[
		[
			"meson.build",
			"meson",
			"meson setup build",
			"meson test -C build"
		],
		[
			"build.zig",
			"zig",
			void 0,
			"zig build test"
		],
		[
			"build.sbt",
			"sbt",
			"sbt update",
			"sbt test"
		],
		[
			"stack.yaml",
			"stack",
			"stack build --only-dependencies",
			"stack test"
		],
		[
			"cabal.project",
			"cabal",
			"cabal build --only-dependencies all",
			"cabal test all"
		]
	].map(([file, word, setup, test]) => byFile([file], [word], async () => ({
		setup,
		test
	})))
];
// src/text/merge-marks.ts
/** The line, from 1, at which git's marks of a conflict begin; undefined where the text has none. */
function lineOfMergeMark(text) {
	const at = text.split("\n").findIndex((line) => /^<{7}(?: |\r?$)/.test(line));
	return at < 0 ? void 0 : at + 1;
}
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
			...unreadable(text)
		};
		const manager = await packageManager(tree, names, manifest);
		return {
			files: ["package.json", ...manager.file === void 0 ? [] : [manager.file]],
			setup: hasDependencies(manifest) || manager.file !== void 0 || names.has(pnpmWorkspace) ? manager.install : void 0,
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
	const value = parsedJson(withoutMark(text));
	return typeof value === "object" && value !== null ? value : void 0;
}
function unreadable(text) {
	const marked = lineOfMergeMark(text);
	if (marked !== void 0) return {
		note: "package.json is half merged",
		unreadable: `package.json has marks of a merge that was not ended (line ${marked})`
	};
	return {
		note: "package.json is not valid JSON",
		unreadable: `package.json cannot be read (${problemOfJson(withoutMark(text))?.replace(/\s+/g, " ") ?? "it holds no mapping"})`
	};
}
const withoutMark = (text) => text.replace(/^\uFEFF/, "");
const pnpmWorkspace = "pnpm-workspace.yaml";
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
		install: `npm ci${await peerFlag(tree, names)}`,
		...npm
	};
	const declared = String(manifest.packageManager ?? "").split("@")[0];
	if (declared === "pnpm" || declared === "" && names.has(pnpmWorkspace)) return {
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
		install: `npm install --no-package-lock --no-audit --no-fund${await peerFlag(tree, names)}`
	};
}
/** Some projects install in no other way: npm refuses what their packages say of each other, and their workflows tell it not to. */
async function peerFlag(tree, names) {
	const workflows = [...names].filter((name) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(name));
	for (const path of workflows.sort()) {
		const text = await tree.read(path) ?? "";
		if (/^[^#\n]*\bnpm (?:ci|i|install)\b[^\n#;&|]*? --legacy-peer-deps\b/m.test(text)) return " --legacy-peer-deps";
	}
	return "";
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
	if (!isScript(script)) return { note: "package.json has no test script" };
	if (/no test specified/.test(script)) return { note: "the test script of package.json is the one that npm init writes (\"no test specified\")" };
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
// src/packages/ecosystems/js-workspace.ts
/** Workspaces of npm, Yarn, bun and pnpm: the projects that the root names, and who depends on whom. */
/** Those with a package.json of their own; undefined where the root is no workspace. */
async function jsProjects(tree, names) {
	const root = parse(await tree.read("package.json") ?? "");
	if (root === void 0) return void 0;
	const globs = names.has("pnpm-workspace.yaml") ? pnpmGlobs(await tree.read("pnpm-workspace.yaml") ?? "") : globsOf(root);
	if (globs.length === 0) return void 0;
	const manager = await packageManager(tree, names, root);
	const members = [...names].flatMap((name) => name.endsWith("/package.json") ? [name.slice(0, -13)] : []).filter((folder) => isNamed(folder, globs)).sort();
	const manifests = await Promise.all(members.map((folder) => manifestIn(tree, folder)));
	const byName = new Map(manifests.map(({ folder, manifest }) => [String(manifest.name ?? folder), folder]));
	return manifests.map(({ folder, manifest }) => ({
		...projectOf(folder, manifest, manager),
		...edges(manifest, byName)
	}));
}
async function manifestIn(tree, folder) {
	return {
		folder,
		manifest: parse(await tree.read(`${folder}/package.json`) ?? "") ?? {}
	};
}
/** One folder below a root whose package manager it shares. */
async function jsProject(tree, names, folder) {
	const own = [
		"package-lock.json",
		"npm-shrinkwrap.json",
		"pnpm-lock.yaml",
		"yarn.lock",
		"bun.lock",
		"bun.lockb"
	];
	const root = parse(await tree.read("package.json") ?? "");
	if (root === void 0 || !names.has(`${folder}/package.json`) || own.some((lock) => names.has(`${folder}/${lock}`))) return void 0;
	const { manifest } = await manifestIn(tree, folder);
	return projectOf(folder, manifest, await packageManager(tree, names, root));
}
function projectOf(folder, manifest, manager) {
	const { build, test } = commandsOfManifest(manifest, manager);
	return {
		folder,
		build,
		test,
		needs: [],
		uses: []
	};
}
function edges(manifest, byName) {
	const folders = (key) => Object.keys(manifest[key] ?? {}).flatMap((name) => byName.get(name) ?? []);
	return {
		needs: [...folders("dependencies"), ...folders("optionalDependencies")],
		uses: [...folders("devDependencies"), ...folders("peerDependencies")]
	};
}
function globsOf({ workspaces }) {
	const list = Array.isArray(workspaces) ? workspaces : workspaces?.packages;
	return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
}
/** The list under `packages:`, as people write it; nothing else of the file matters. */
function pnpmGlobs(text) {
	return ((/^packages:[ \t]*(?:#.*)?\n((?:[ \t]*(?:-.*|#.*)?\n?)*)/m.exec(text)?.[1])?.split("\n") ?? /^packages:\s*\[([^\]]*)\]/m.exec(text)?.[1]?.split(",") ?? []).flatMap((item) => /^\s*(?:-\s*)?["']?([^"'#\s]+)["']?/.exec(item)?.[1] ?? []);
}
/** The last glob that fits decides, as in the package managers; nothing inside of `node_modules` is a project. */
function isNamed(folder, globs) {
	if (folder.split("/").includes("node_modules")) return false;
	let isIn = false;
	for (const glob of globs) {
		const isOut = glob.startsWith("!");
		const plain = glob.slice(isOut ? 1 : 0).replace(/^\.\//, "").replace(/\/+$/, "");
		if (matchesGlob(folder, plain)) isIn = !isOut;
	}
	return isIn;
}
// src/packages/ecosystems/python.ts
const configs = [
	"pyproject.toml",
	"pytest.ini",
	".pytest.ini",
	"tox.ini",
	"setup.cfg",
	"conftest.py",
	"setup.py"
];
const requirements = [
	...[
		"requirements-dev.txt",
		"requirements_dev.txt",
		"dev-requirements.txt"
	],
	...["requirements-test.txt", "test-requirements.txt"],
	...["tests", "test"].map((folder) => `${folder}/requirements.txt`),
	...[
		"dev",
		"test",
		"tests"
	].map((name) => `requirements/${name}.txt`),
	"requirements.txt"
];
const venv = "python3 -m venv .venv && .venv/bin/python -m pip install --quiet";
/** pytest where a file speaks of it, else unittest where there are tests by their names. */
const python = {
	words: [
		"pytest",
		"py.test",
		"python",
		"python3",
		"tox",
		"nox",
		"uv",
		"poetry",
		"pipenv",
		"unittest"
	],
	async find(tree, names) {
		const present = [
			...configs,
			...requirements,
			"Pipfile"
		].filter((name) => names.has(name));
		if (present.length === 0) return void 0;
		const tool = [
			"uv.lock",
			"poetry.lock",
			"Pipfile.lock"
		].find((name) => names.has(name));
		const spoken = await firstSpeaking(tree, present);
		const files = [.../* @__PURE__ */ new Set([spoken ?? present[0] ?? "", ...tool === void 0 ? [] : [tool]])];
		const module = spoken !== void 0 || await hasTestsOfPytest(tree, names) ? "pytest" : await unittestOf(tree, names);
		if (tool !== void 0) {
			const { install, run } = tools[tool] ?? {
				install: void 0,
				run: ""
			};
			return {
				files,
				setup: install,
				test: module && `${run} python -m ${module}`
			};
		}
		const install = await installCommand(tree, names, module === "pytest");
		return {
			files,
			setup: install,
			test: module && `${install === void 0 ? "python3" : ".venv/bin/python"} -m ${module}`
		};
	}
};
const testFile = /^(?:tests?\/)?(?:test_[^/]*|[^/]*_test)\.py$/;
/** Test files by their names where no file of any language says more: asked last. */
const pythonTests = {
	words: python.words,
	find: bareTests
};
async function bareTests(tree, names) {
	const [first] = [...names].filter((name) => testFile.test(name)).sort();
	if (first === void 0) return void 0;
	return {
		files: [first],
		test: `python3 -m ${await hasTestsOfPytest(tree, names) ? "pytest" : unittest(names)}`
	};
}
/** Functions by themselves, or its import: unittest runs neither. Of a few files, for the first say what all are like. */
async function hasTestsOfPytest(tree, names) {
	const tests = [...names].filter((name) => testFile.test(name)).sort();
	return (await Promise.all(tests.slice(0, 5).map(async (name) => await tree.read(name) ?? ""))).some((text) => /^[ \t]*(?:import|from) pytest\b|^(?:async )?def test_\w+\(/m.test(text));
}
/** It looks only into packages; a folder of tests that is none is named. */
function unittest(names) {
	const folder = ["tests", "test"].find((each) => [...names].some((name) => new RegExp(`^${each}/[^/]*\\.py$`).test(name)));
	return folder === void 0 || names.has(`${folder}/__init__.py`) ? "unittest discover" : `unittest discover -s ${folder}`;
}
/** By the folder or the names that it looks for; else one file of this name, which it is told, or those beside the modules in src. */
async function unittestOf(tree, names) {
	if (hasTestsFolder(names)) return unittest(names);
	const alone = ["test.py", "tests.py"].find((name) => names.has(name));
	const file = alone ?? [...names].find((name) => /^src\/test_[^/]*\.py$/.test(name));
	const text = (file && await tree.read(file)) ?? "";
	if (!(/^[ \t]*(?:import|from) unittest\b/m.test(text) && /\bTestCase\b/.test(text))) return void 0;
	return alone === void 0 ? "unittest discover -s src" : `unittest ${alone}`;
}
const tools = {
	"uv.lock": {
		install: "uv sync --frozen --all-extras",
		run: "uv run --frozen"
	},
	"poetry.lock": {
		install: "poetry install --no-interaction",
		run: "poetry run"
	},
	"Pipfile.lock": {
		install: "pipenv sync --dev",
		run: "pipenv run"
	}
};
async function firstSpeaking(tree, files) {
	for (const file of files) {
		if (/^\.?pytest\.ini$/.test(file) || file === "conftest.py") return file;
		if (/\bpytest\b/.test(await tree.read(file) ?? "")) return file;
	}
}
/** Absent where nothing has to be fetched: then the tests run with the interpreter that is there. */
async function installCommand(tree, names, pytest) {
	const wanted = [];
	for (const file of requirements) if (names.has(file) && /^[ \t]*[^#\s]/m.test(await tree.read(file) ?? "")) wanted.push(`-r ${file}`);
	const project = await projectInstall(tree, names);
	if (project !== void 0) wanted.push(project);
	if (wanted.length === 0) return void 0;
	return `${venv} ${pytest ? "pytest " : ""}${wanted.join(" ")}`;
}
async function projectInstall(tree, names) {
	const text = names.has("pyproject.toml") ? await tree.read("pyproject.toml") ?? "" : "";
	const needs = /^dependencies\s*=\s*\[\s*["']/m.test(text) || /^dynamic\s*=.*dependencies/m.test(text);
	const extra = [
		"test",
		"tests",
		"testing",
		"dev"
	].find((name) => optional(text).includes(name));
	if (/^\[project\]/m.test(text) && (needs || extra !== void 0)) return extra ? `-e '.[${extra}]'` : "-e .";
	const setup = names.has("setup.py") ? await tree.read("setup.py") ?? "" : "";
	const cfg = names.has("setup.cfg") ? await tree.read("setup.cfg") ?? "" : "";
	return /install_requires/.test(setup) || /install_requires/.test(cfg) ? "-e ." : void 0;
}
/** Names under [project.optional-dependencies]. */
function optional(toml) {
	return [...(toml.split(/^\[project\.optional-dependencies\]\s*$/m)[1]?.split(/^\[/m)[0] ?? "").matchAll(/^([\w-]+)\s*=/gm)].map((match) => match[1] ?? "");
}
function hasTestsFolder(names) {
	return [...names].some((name) => /^(tests?)(\/|$)/.test(name) || /^test_[^/]*\.py$/.test(name));
}
// src/packages/ecosystems/scripted.ts
const ruby = {
	words: [
		"bundle",
		"rspec",
		"rake",
		"ruby",
		"rails",
		"minitest"
	],
	async find(tree, names) {
		const gemfile = names.has("Gemfile");
		const run = gemfile ? "bundle exec " : "";
		const setup = gemfile ? "bundle install" : void 0;
		const files = gemfile ? ["Gemfile"] : [];
		const spec = [".rspec", "spec"].find((name) => has(names, name));
		if (spec === "spec" && isOfLua(names)) return void 0;
		if (spec !== void 0) return {
			files: [...files, spec],
			setup,
			test: `${run}rspec`
		};
		if (names.has("bin/rails")) return {
			files: [...files, "bin/rails"],
			setup,
			test: "bin/rails test"
		};
		const rakefile = [
			"Rakefile",
			"rakefile",
			"Rakefile.rb"
		].find((name) => names.has(name));
		if (rakefile === void 0) return gemfile ? {
			files,
			setup
		} : void 0;
		const tested = /Rake::TestTask|Minitest::TestTask|task\s*\(?\s*:?["']?test\b/.test(await tree.read(rakefile) ?? "");
		return {
			files: [...files, rakefile],
			setup,
			test: tested ? `${run}rake test` : `${run}rake`
		};
	}
};
const php = {
	words: [
		"composer",
		"phpunit",
		"pest",
		"php"
	],
	async find(tree, names) {
		const config = [
			"phpunit.xml",
			"phpunit.xml.dist",
			"phpunit.dist.xml"
		].find((name) => names.has(name));
		const composer = names.has("composer.json") ? await tree.read("composer.json") ?? "" : void 0;
		if (composer === void 0) return config === void 0 ? void 0 : {
			files: [config],
			test: "phpunit"
		};
		const setup = "composer install --no-interaction --no-progress";
		if (/"scripts"\s*:\s*\{[^{}]*"test"\s*:/.test(composer)) return {
			files: ["composer.json"],
			setup,
			test: "composer test"
		};
		if (composer.includes("\"pestphp/pest\"")) return {
			files: ["composer.json"],
			setup,
			test: "vendor/bin/pest"
		};
		const phpunit = config !== void 0 || composer.includes("\"phpunit/phpunit\"");
		return {
			files: ["composer.json", ...config === void 0 ? [] : [config]],
			setup,
			test: phpunit ? "vendor/bin/phpunit" : void 0
		};
	}
};
const deno = byFile(["deno.json", "deno.jsonc"], ["deno"], async (tree, _names, file) => {
	return {
		setup: "deno install",
		test: /"tasks"\s*:\s*\{[^{}]*"test"\s*:/.test(await tree.read(file) ?? "") ? "deno task test" : "deno test"
	};
});
const mix = byFile(["mix.exs"], ["mix"], async () => ({
	setup: "mix deps.get",
	test: "mix test"
}));
const dart = byFile(["pubspec.yaml"], ["dart", "flutter"], async (tree, _names, file) => {
	return /^\s+sdk:\s*flutter/m.test(await tree.read(file) ?? "") ? {
		setup: "flutter pub get",
		test: "flutter test"
	} : {
		setup: "dart pub get",
		test: "dart test"
	};
});
const perl = {
	words: ["prove", "perl"],
	async find(_tree, names) {
		const file = [
			"cpanfile",
			"Makefile.PL",
			"Build.PL",
			"dist.ini"
		].find((name) => names.has(name));
		return file !== void 0 && has(names, "t") ? {
			files: [file],
			test: "prove -lr t"
		} : void 0;
	}
};
/** Its specs lie where those of Ruby do; else one plain script, in its own folder where it loads from the one above. */
const lua = {
	words: [
		"busted",
		"lua",
		"luajit"
	],
	async find(tree, names) {
		const file = names.has(".busted") ? ".busted" : [...names].find((name) => luaSpec.test(name));
		if (file !== void 0) return {
			files: [file],
			test: "busted"
		};
		const script = [
			"test.lua",
			"test/test.lua",
			"tests/test.lua"
		].find((name) => names.has(name));
		if (script === void 0) return void 0;
		const [folder = "", name = ""] = script.split("/");
		const fromAbove = name !== "" && /["';]\.\.\//.test(await tree.read(script) ?? "");
		return {
			files: [script],
			test: fromAbove ? `cd ${folder} && lua ${name}` : `lua ${script}`
		};
	}
};
const luaSpec = /^spec\/(?:[^/]+\/)*\w+_spec\.lua$/;
function isOfLua(names) {
	const specs = [...names].filter((name) => name.startsWith("spec/"));
	return specs.some((name) => luaSpec.test(name)) && !specs.some((name) => name.endsWith(".rb"));
}
const just = byFile([
	"justfile",
	"Justfile",
	".justfile"
], ["just"], async (tree, _names, file) => ({
	fetches: false,
	test: /^test[^\n:=]*:/m.test(await tree.read(file) ?? "") ? "just test" : void 0
}));
const bats = {
	words: ["bats"],
	async find(_tree, names) {
		const file = [...names].filter((name) => /^tests?\/[^/]+\.bats$/.test(name)).sort()[0];
		return file === void 0 ? void 0 : {
			files: [file],
			fetches: false,
			test: `bats ${file.split("/")[0]}`
		};
	}
};
/** A program that says by its name that it runs the tests, started by what its first line names. */
const runner = {
	words: [],
	async find(tree, names) {
		for (const file of [...names].filter((name) => runnerFile.test(name)).sort()) {
			const start = /^#!\s*(?:\S*\/)?(?:env\s+)?(sh|bash|zsh|python3|perl|ruby|node)\b/.exec(await tree.read(file) ?? "")?.[1];
			if (start !== void 0) return {
				files: [file],
				fetches: false,
				test: `${start} ${file}`
			};
		}
	}
};
const runnerFile = /^(?:(?:run[-_]?tests?|tests?[-_]?runner|test)(?:\.sh)?|tests?\/(?:run(?:[-_]?(?:all|tests?))?)(?:\.sh)?|scripts?\/(?:run[-_]?)?tests?(?:\.sh)?)$/;
const scripted = [
	ruby,
	php,
	deno,
	mix,
	dart,
	perl,
	lua,
	just,
	bats,
	runner
];
/** A file or folder of that name, whether the list holds folders or only the paths in them. */
function has(names, name) {
	return names.has(name) || [...names].some((each) => each.startsWith(`${name}/`));
}
// src/packages/projects.ts
/** Several projects in one repository: one command that builds and one that tests them all, each in its own folder. */
/** What a project needs comes before it. Every project's tests run, also after a red one; the last red exit code is the command's. */
function composed(projects) {
	const tested = projects.filter(({ test }) => test !== void 0);
	if (tested.length === 0) return void 0;
	const cycle = cycleIn(projects);
	if (cycle !== void 0) return { problem: `The workspaces depend on each other in a circle, so none can be built first: ${cycle.map((folder) => `\`${folder}\``).join(" \u2192 ")}` };
	const order = inOrder(projects, tested);
	const chain = (step) => order.flatMap((each) => each[step] === void 0 ? [] : [inFolder(each.folder, each[step])]).join(" && ");
	const tests = order.flatMap(({ folder, test }) => test === void 0 ? [] : [{
		folder,
		run: inFolder(folder, test)
	}]);
	const all = tests.map(({ folder, run }) => `${run} || { code=$?; echo ${quoted(`${folder}: tests exited`)} $code; }`);
	const test = tests.length === 1 ? tests[0]?.run ?? "" : `code=0; ${all.join("; ")}; exit $code`;
	return {
		setup: chain("setup") || void 0,
		build: chain("build") || void 0,
		test,
		folders: tested.map(({ folder }) => folder)
	};
}
function inFolder(folder, command) {
	return `(cd ${quoted(folder)} && ${command})`;
}
/** The tested ones and what they stand on, the needed first. */
function inOrder(projects, tested) {
	const known = new Map(projects.map((project) => [project.folder, project]));
	const done = /* @__PURE__ */ new Set();
	const entered = /* @__PURE__ */ new Set();
	const visit = (folder) => {
		const project = known.get(folder);
		if (project === void 0 || entered.has(folder)) return;
		entered.add(folder);
		for (const other of [...project.needs, ...project.uses]) visit(other);
		done.add(project);
	};
	for (const { folder } of tested) visit(folder);
	return [...done];
}
/** The folders of a circle, its first one again at the end. */
function cycleIn(projects) {
	const known = new Map(projects.map((project) => [project.folder, project]));
	const free = /* @__PURE__ */ new Set();
	const search = (folder, path) => {
		const at = path.indexOf(folder);
		if (at >= 0) return [...path.slice(at), folder];
		if (free.has(folder)) return void 0;
		for (const other of known.get(folder)?.needs ?? []) {
			const found = search(other, [...path, folder]);
			if (found !== void 0) return found;
		}
		free.add(folder);
	};
	for (const { folder } of projects) {
		const found = search(folder, []);
		if (found !== void 0) return found;
	}
}
// src/verify/commands.ts
/** Which commands set up, build and test a repository, read from the files it holds. */
const wholeCommand = ({ build = "", test = "" }) => `${build} ${test}`.trim();
/** In order of say: a test script names its own runner, a Makefile target is what people type, a manifest is a guess. */
const ecosystems = [
	javascript,
	automake,
	...compiled,
	python,
	...scripted,
	pythonTests
];
/**
* The commands of the tree in `port` (paths relative to the working directory). A given command wins, `none` switches
* one off, an empty one is not given. Without any sign of tests `test` is absent.
*/
async function findCommands(port, given) {
	const names = new Set((await port.list()).map((path) => path.replace(/^\.\//, "")));
	const tree = {
		list: async () => [...names],
		read: (path) => port.read(path)
	};
	const found = [];
	for (const ecosystem of ecosystems) {
		const commands = await ecosystem.find(tree, names);
		if (commands !== void 0) found.push({
			...commands,
			words: ecosystem.words
		});
	}
	const lead = leading(found, given.test);
	const setup = lead?.setup ?? (lead?.fetches === false ? found.find((each) => each.setup)?.setup : void 0);
	const isOne = given.projects === void 0 && (lead?.test !== void 0 || isGiven(given.test));
	const projects = isOne || given.projects !== void 0 ? void 0 : await foundProjects(tree);
	const several = isOne ? void 0 : await commandsOfProjects(tree, names, given.projects, projects);
	if (several !== void 0 && "problem" in several) return {
		because: "projects",
		problem: several.problem
	};
	const commands = {
		setup: chosen(given.setup, [setup, several?.setup].filter((each) => each !== void 0).join(" && ") || void 0),
		build: chosen(given.build, given.projects === void 0 ? lead?.build ?? several?.build : several?.build),
		test: chosen(given.test, several?.test ?? lead?.test)
	};
	const reasons = because(given, lead, found, commands);
	const unreadable = commands.test === void 0 ? found.find((each) => each.unreadable)?.unreadable : void 0;
	return {
		...commands,
		...unreadable !== void 0 && { unreadable },
		...projects !== void 0 && several !== void 0 && { projects },
		because: several === void 0 ? reasons : `${reasons}; projects: ${several.folders.join(", ")}`
	};
}
/** The workspaces that the root names. */
async function foundProjects(tree) {
	return await jsProjects(tree, new Set(await tree.list()));
}
/** Of those that are named, else of those that were found. */
async function commandsOfProjects(tree, names, named, found = []) {
	if (named === void 0) return composed(found);
	const projects = [];
	for (const [written, steps] of Object.entries(named)) {
		const folder = written.replace(/^(?:\.\/)+|(?<!\/)\/+$/g, "");
		const below = treeBelow(tree, `${folder}/`);
		if ((await below.list()).length === 0) return { problem: `\`projects\` names ${folder}, and the repository has no file there` };
		const { setup, build, test } = await jsProject(tree, names, folder) ?? await findCommands(below, {});
		const commands = {
			setup: chosen(steps?.setup, setup),
			build: chosen(steps?.build, build),
			test: chosen(steps?.test, test)
		};
		if (commands.test === void 0 && steps?.test?.trim() !== "none") return { problem: `\`projects\` names ${folder}, and no test command was found there: write one, or \`test: none\`` };
		projects.push({
			folder,
			...commands,
			needs: [],
			uses: []
		});
	}
	return composed(projects);
}
/** The ecosystem that a given test command speaks of, else the first with tests, else the first at all. */
function leading(found, test) {
	const words = new Set((isGiven(test) ? test : "").split(/[^\w.-]+/));
	return found.find((each) => each.words.some((word) => words.has(word))) ?? found.find((each) => each.test !== void 0) ?? found[0];
}
function chosen(given, found) {
	if (given?.trim() === "none") return void 0;
	return isGiven(given) ? given : found;
}
function isGiven(command) {
	return command !== void 0 && command.trim() !== "";
}
function because(given, lead, found, commands) {
	const parts = [];
	const settings = [
		"setup",
		"build",
		"test"
	].filter((step) => isGiven(given[step]));
	if (settings.length > 0) parts.push(settings.map((step) => `${step}-command`).join(", "));
	if (settings.length < 3 && lead !== void 0) {
		const others = found.filter((each) => each !== lead && each.setup !== void 0 && each.setup === commands.setup);
		parts.push([...lead.files, ...others.flatMap((each) => each.files)].join(", "));
		if (lead.note !== void 0) parts.push(lead.note);
	}
	return parts.join("; ") || "no file that names a test command";
}
// src/verify/command-folders.ts
/** Folders below the working directory that have a test command of their own: where there is none at the top. */
const deepest$1 = 3;
/** A monorepo has hundreds: the first ones say enough. */
const mostLooked = 100;
const mostNamed = 3;
const notTheirs = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|testdata|examples?|dist|build|\.[^/]*)(?:\/|$)/;
/** At most three, the shallowest first. */
async function foldersWithTests(tree) {
	const paths = await tree.list();
	const listed = {
		list: async () => paths,
		read: (path) => tree.read(path)
	};
	const found = [];
	for (const folder of foldersOf(paths)) {
		if (found.some((one) => folder.startsWith(`${one.folder}/`))) continue;
		const { test } = await findCommands(treeBelow(listed, `${folder}/`), {});
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
		for (let depth = 1; depth <= Math.min(deepest$1, parts.length); depth++) folders.add(parts.slice(0, depth).join("/"));
	}
	const depthOf = (folder) => folder.split("/").length;
	return [...folders].filter((folder) => !notTheirs.test(folder)).sort((a, b) => depthOf(a) - depthOf(b) || a.localeCompare(b)).slice(0, mostLooked);
}
/** `app has one (npm test), web has one (pytest)`. */
function folderWords(found) {
	return found.map(({ folder, test }) => `\`${folder}\` has one (\`${test}\`)`).join(", ");
}
// src/run-story/prepare.ts
/** Before any model call: commands, setup, the tests as they are. A stop here has cost nothing. */
/** The commands of this repository, read from the commit where the run starts. */
async function findRunCommands({ settings }, commit) {
	const folder = folderOf(settings);
	const tree = treeBelow(wholeTree(commit), folder);
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
	const elsewhere = await foldersWithTests(wholeTree(commit));
	return {
		...commands,
		elsewhere,
		...isMissing ? { missingFolder: folder } : {}
	};
}
/** In a workspace: of the projects that the base has, where a branch has others. */
async function commandsOfBase(request, commit, { test, projects }, baseTree) {
	if (projects === void 0) return void 0;
	const base = await findRunCommands(request, {
		...commit,
		head: baseTree
	});
	const { build, test: before } = base;
	return base.projects === void 0 || before === void 0 || before === test ? void 0 : {
		build,
		test: before
	};
}
/** What goes on from a branch has its tests there already: they are made green, and none is written first. */
function modeOf({ settings, code }) {
	return code.start.kind === "again" ? "standard" : settings.mode;
}
/** The files in which the commands run, as that commit has them. */
function commandTree(settings, commit) {
	return treeBelow(wholeTree(commit), folderOf(settings));
}
/** With a `/` at its end; empty for the root. */
function folderOf({ workingDirectory }) {
	const inside = posix.normalize(`${workingDirectory}/`);
	return inside === "./" ? "" : inside;
}
function wholeTree({ repository, head }) {
	return {
		read: (path) => repository.readFile(head, path),
		list: () => repository.listFiles(head)
	};
}
/** Why a run with these would end before the model is called; undefined where it can prove a change. */
function commandsStop({ testCommand }, found) {
	const { test, missingFolder, problem, unreadable, elsewhere = [] } = found;
	const named = elsewhere.length === 0 ? "" : ` ${folderWords(elsewhere)}.`;
	if (missingFolder !== void 0) return {
		outcome: "setup-failed",
		detail: `\`working-directory\` is \`${missingFolder}\`, and the repository has no file in such a folder.${named}`,
		cause: named === "" ? "missing-folder" : "subfolder"
	};
	if (problem !== void 0) return {
		outcome: "setup-failed",
		detail: `${problem}.`,
		cause: "projects"
	};
	if (test !== void 0) return void 0;
	if (unreadable !== void 0 && testCommand !== "none") return {
		outcome: "setup-failed",
		detail: `No test command was found: ${unreadable}.${named}`,
		cause: "unreadable-file"
	};
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
// src/run/event-kinds.ts
const alone = () => "";
const kinds = {
	"run-started": { once: alone },
	"commands-found": { once: alone },
	"branch-named": { once: ({ branch }) => branch },
	"setup-started": {},
	"setup-finished": {},
	"baseline-started": { shown: true },
	"baseline-finished": {},
	"attempt-started": {
		once: ({ attempt }) => attempt.number,
		ofLoop: true,
		shown: true
	},
	"retry-started": {
		once: ({ attempt }) => attempt.number,
		ofLoop: true
	},
	"prompt-sent": {},
	"turn-finished": {},
	"tool-started": {},
	"tool-finished": {},
	waiting: {},
	"agent-finished": {},
	"checkpoint-made": {},
	"checkpoint-pushed": {},
	"verification-started": { shown: true },
	"verification-finished": { shown: true },
	"no-progress": {
		once: ({ attempt }) => attempt,
		ofLoop: true,
		shown: true
	},
	"pull-request-opened": {
		once: ({ number }) => number,
		shown: true
	},
	"pull-request-refused": {},
	"review-started": {
		once: alone,
		ofLoop: true,
		shown: true
	},
	"review-finished": {
		once: alone,
		ofLoop: true
	},
	"review-missing": {
		once: alone,
		ofLoop: true
	},
	"green-restored": {
		once: ({ attempt }) => attempt,
		ofLoop: true
	},
	warning: { once: ({ text }) => text },
	interrupted: { shown: true },
	"run-finished": {}
};
/** Equal for two events that tell the same; undefined where the same may be told again. */
function onceKey(event) {
	const { once } = kindOf(event);
	return once === void 0 ? void 0 : `${event.type}:${once(event)}`;
}
function isOfLoop(event) {
	return kindOf(event).ofLoop === true;
}
function isShownAtOnce(event) {
	return kindOf(event).shown === true;
}
/** The table's rows are typed one by one; which row an event has, the compiler cannot follow. */
function kindOf(event) {
	return kinds[event.type];
}
// src/run-story/resume.ts
/** A run that goes on in another process: what it has told, and how long it was under way. */
/** Events that are told once in the life of a run: what the record has of them is not told again. */
function tellingOnce(resume, emit) {
	const left = /* @__PURE__ */ new Map();
	for (const event of resume?.events ?? []) {
		const key = onceKey(event);
		if (key !== void 0) left.set(key, {
			count: (left.get(key)?.count ?? 0) + 1,
			ofLoop: isOfLoop(event)
		});
	}
	const take = (key) => {
		const known = key === void 0 ? void 0 : left.get(key);
		if (known === void 0 || known.count === 0) return false;
		known.count -= 1;
		return true;
	};
	return {
		emit: async (event) => {
			if (!take(onceKey(event))) await emit(event);
		},
		behind: () => [...left.values()].some(({ count, ofLoop }) => ofLoop && count > 0)
	};
}
/** Tells that the run goes on, and of a push whose event was lost with the worker. */
async function tellResumed(request, workspace, emit) {
	const { resume } = request;
	if (resume === void 0) return;
	const { takenUp, repository } = workspace;
	for (const { name, checkpoint, pushedCommit } of resume.run.attempts) {
		const commit = checkpoint?.commit;
		if (commit === void 0 || pushedCommit !== void 0 || takenUp?.commits.has(commit) !== true) continue;
		const tree = await repository.treeOf(commit);
		await emit({
			type: "checkpoint-pushed",
			attempt: name.number,
			commit,
			tree
		});
	}
	await emit({
		type: "interrupted",
		reason: `the worker that ran it was lost; another one goes on from ${takenUp === void 0 ? "the beginning" : `commit ${takenUp.commit.slice(0, 7)}`}`
	});
}
/** The last verification on record, against which the next one is compared. */
function lastVerification(resume) {
	return resume?.run.attempts.findLast(({ verification }) => verification !== void 0)?.verification;
}
/** How long the run was under way before. Time in which no worker had it does not count. */
function usedMs(resume) {
	let used = 0;
	let last;
	for (const { at, type } of resume?.events ?? []) {
		const time = Date.parse(at);
		if (last !== void 0 && type !== "interrupted") used += time - last;
		last = time;
	}
	return used;
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
// src/text/bounded-body.ts
/** The bytes of an answer; undefined where it has more than `maxBytes`, which are not read. */
async function boundedBody({ body }, maxBytes) {
	const parts = [];
	let bytes = 0;
	for await (const part of body ?? []) {
		bytes += part.length;
		if (bytes > maxBytes) return void 0;
		parts.push(part);
	}
	return Buffer.concat(parts);
}
// src/git/written-address.ts
/** The address, a relative one seen from the repository's own (`from`); or why it is not fetched. */
function sourceOf(written, from) {
	const relative = /^\.\.?\//.test(written);
	if (relative && URL.parse(from) === null) return { refusal: `its address ${written} is relative, and this repository comes from no server` };
	const parsed = relative ? URL.parse(written, `${from.replace(/\/+$/, "")}/`) : URL.parse(asHttps(written));
	const mayLoop = parsed?.protocol === "http:" && /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(parsed.hostname) && URL.parse(from)?.hostname === parsed.hostname;
	const named = parsed !== null && (parsed.username !== "" || parsed.password !== "");
	if (parsed === null || named || parsed.protocol !== "https:" && !mayLoop) {
		const how = named ? "has a user name in it, and is not fetched" : "is not https, and nothing else is fetched";
		return { refusal: `its address ${written.replace(/\/\/[^/@]*@/, "//***@")} ${how}` };
	}
	return { url: parsed.href };
}
/** The ways of writing an address that a person's key would open: over https the token, or nobody at all, may read it as well. */
function asHttps(written) {
	return written.replace(/^(?:ssh|git):\/\/(?:[\w.-]+@)?([\w.-]+)(?::\d+)?\//, "https://$1/").replace(/^[\w.-]+@([\w.-]+):(?!\/\/)\/?/, "https://$1/");
}
/** The token goes to the server of the repository alone. `env`: of a repository without one. */
function remoteAt(url, remote, env) {
	return remote !== void 0 && URL.parse(remote.url)?.origin === URL.parse(url)?.origin ? {
		...remote,
		url,
		moved: void 0
	} : {
		url,
		env: remote?.env ?? env
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
		if (response.status === 401 && from.authorization === void 0) return `${url} is not open to everybody, and there is no token for it here`;
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
	if (source.url === void 0) return `the place that ${from.url} names is not https, or has a user name in it`;
	const into = objectIn$1(store, oid);
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
	const filled = [];
	const fill = async (at, from, inside, url, depth) => {
		for (const wanted of await wantedBy(at, from)) {
			const path = inside + wanted.path;
			if (depth > deepest || --left < 0) return {
				path,
				reason: `the repository nests more than ${deepest} or has more than ${mostFetched} of them`
			};
			const source = sourceOf(wanted.url, url);
			const { git, near } = await ownGit(place, path, wanted, left);
			if (!await isFilled(place, path, wanted)) {
				const reason = await fetched(place, git, wanted.commit, source);
				if (reason !== void 0) return {
					path,
					reason
				};
				await writeOut(place, git, path, wanted.commit);
			} else if (!await isHere(git, wanted.commit)) continue;
			filled.push({
				path,
				commit: wanted.commit,
				git,
				url: source.url,
				near
			});
			const missing = await fill(git, wanted.commit, `${path}/`, source.url ?? "", depth + 1);
			if (missing !== void 0) return missing;
		}
	};
	const missing = await fill(place.git, commit, "", place.remote?.url ?? "", 1);
	return {
		filled,
		...missing !== void 0 && { missing }
	};
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
	const folders = (await Promise.all(near.map((clone) => moduleObjects(clone, path, name)))).flat();
	await mkdir(join(gitDir, "objects", "info"), { recursive: true });
	borrowObjects(gitDir, folders);
	return {
		git: own,
		near: folders
	};
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
	const from = remoteAt(url, remote, place.env);
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
	const all = one.code === 0 ? one : await remoteCall(git, from, every);
	if (all.code !== 0 && from.authorization === void 0 && ruleOf(one.stderr) === "authentication") return `${url} is not open to everybody, and there is no token for it here`;
	if (all.code !== 0) return `${url} cannot be read: ${sentence(one.stderr, from)}`;
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
	const { host } = request;
	const { source } = request.code;
	const { repository, head } = workspace;
	const { git, tree } = repository;
	const near = source.kind === "local" ? [source.clone] : source.kind === "checkout" ? [source.folder] : [];
	const remote = source.kind === "local" ? await originOfClone(source.clone, request) : remoteFor(request, source.remote);
	const { filled, missing } = await fillSubmodules({
		git,
		tree,
		near,
		remote,
		env: host.environment
	}, head);
	if (missing !== void 0) return notHad("submodule", `The submodule \`${missing.path}\` cannot be had`, missing.reason);
	const own = {
		git,
		tree,
		commit: head,
		remote,
		stores: repository.lfs
	};
	const ofModules = filled.map(({ path, commit, git, url, near }) => ({
		git,
		commit,
		tree: join(tree, path),
		inside: `${path}/`,
		remote: url === void 0 ? void 0 : remoteAt(url, remote, host.environment),
		stores: [...near.map((objects) => join(dirname(objects), "lfs", "objects")), repository.lfs[1]]
	}));
	for (const part of [own, ...ofModules]) {
		const absent = await lfsOf(part);
		if (absent !== void 0) return notHad("lfs", `The content of \`${absent.path}\` (Git LFS) cannot be had`, absent.reason);
	}
	return workspace;
}
/** Puts contents in the place of pointers; the first that cannot be had ends it. */
async function lfsOf({ git, tree, commit, inside = "", remote, stores }) {
	if (inside !== "") await fillContent(git, tree, commit, stores);
	const pointers = await pointersLeft(git, tree, commit);
	if (pointers.length === 0) return void 0;
	const config = (await git.run([
		"cat-file",
		"blob",
		`${commit}:.lfsconfig`
	], { cutAtBytes: 65536 })).stdout;
	const absent = await fetchContent({
		remote,
		config: config.toString(),
		store: stores.at(-1) ?? ""
	}, pointers);
	if (absent !== void 0) return {
		...absent,
		path: inside + absent.path
	};
	await fillContent(git, tree, commit, stores);
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
var run_story_exports = /* @__PURE__ */ __exportAll({ runStory: () => runStory });
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
	const looking = Promise.withResolvers();
	const { warnings, moreWarnings } = request.resolution;
	const more = looking.promise.then(() => moreWarnings?.() ?? []);
	const later = looking.promise.then(() => import("./tests.js").then((n) => n.t));
	for (const begun of [more, later]) begun.catch(() => {});
	const looked = lookAround(request, opening).catch((error) => ({ stop: broken(error) }));
	Promise.all([looking.promise, looked]).then(([sandbox, found]) => {
		if (!("stop" in found || found.setup !== void 0 || request.resume !== void 0) && request.code.start.kind === "new") sandbox?.expectLayer();
	});
	const [opened, proved, found] = await Promise.all([
		opening,
		openProvedSandbox(request, opening, looking.resolve),
		looked
	]);
	looking.resolve(void 0);
	await using sandbox = "stop" in proved ? void 0 : proved.sandbox;
	await emit(started(request, "stop" in opened ? void 0 : opened, sandbox));
	for (const text of [
		...warnings,
		...unknownCost(request),
		...await more
	]) await emit({
		type: "warning",
		text
	});
	if ("stop" in opened) return opened.stop;
	if ("stop" in proved) return proved.stop;
	if ("stop" in found) return found.stop;
	if (proved.leaking !== void 0) return proved.leaking;
	const { inSandbox } = await later;
	return await inSandbox(request, limits, once, {
		workspace: opened,
		sandbox: proved.sandbox,
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
		mode: modeOf(request),
		model: modelName(request),
		sandbox: sandbox?.description ?? "none could be opened",
		base: workspace?.base ?? {
			branch: settings.baseBranch ?? "",
			commit: ""
		},
		parentRun: origin.parentRun
	};
}
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
// src/run-story/recorded-run.ts
/** A run in a clone on this machine, recorded in a store: what `redgreen run` and a story of a suite have in common. No GitHub. */
/** `redact` masks what the run's own commands wrote. */
async function runRecorded(request) {
	const { code, environment, onWaiting, secrets: more, ...rest } = request;
	const { store, ...record } = request.record;
	const { runDir } = record;
	const secrets = secretValues(request.settings, environment, more);
	const redact = createRedactor(secrets);
	const journal = lateJournal(async () => {
		const [kept, { runJournal }] = await Promise.all([typeof store === "function" ? store() : store, import("./store.js").then((n) => n.p)]);
		return runJournal(kept, void 0, { folder: runDir });
	});
	if (typeof store !== "function") journal.open();
	await using work = await openWorkFolder(runDir);
	return {
		run: await runStory({
			...rest,
			code: {
				repository: code.repository,
				source: {
					kind: "local",
					clone: code.clone,
					commit: code.commit
				},
				start: code.start ?? { kind: "new" },
				author: {
					name: "Redgreen",
					email: "redgreen@localhost"
				}
			},
			record: {
				...record,
				workDir: work.path,
				recorder: createRecorder(journal, {
					redact,
					now: () => /* @__PURE__ */ new Date()
				}),
				open: journal.open,
				keepAnswer: (answer) => keepAnswer(runDir, answer)
			},
			host: {
				environment,
				hidden: [],
				secrets,
				redact,
				onWaiting
			}
		}),
		redact
	};
}
// src/store/baselines.ts
/** Which run's baseline stands for which tree, commands and machine: the verification itself is in that run's events. */
/** `root` holds the runs' folders. */
function openBaselines({ db, ...store }, root, runId) {
	return {
		async find(key) {
			const row = await db.selectFrom("baselines").selectAll().where("key", "=", key).executeTakeFirst();
			const { readRun } = await import("./store.js").then((n) => n.L);
			const run = row && await readRun({
				db,
				...store
			}, row.run_id);
			if (row === void 0 || run?.baseline === void 0) return void 0;
			const logPath = join(runFolderPath(root, run.id), run.baseline.logPath);
			const { reused: _, ...verification } = run.baseline;
			return existsSync(logPath) ? {
				verification,
				logPath,
				tools: row.tools
			} : void 0;
		},
		async keep(key, tools) {
			const row = {
				key,
				run_id: runId,
				tools
			};
			await db.insertInto("baselines").values(row).onConflict((conflict) => conflict.column("key").doUpdateSet(row)).execute();
		}
	};
}
/** Opened by who asks it; of a record that is new there is nothing to ask. */
function lateBaselines(open, isNew) {
	return {
		find: async (key) => isNew ? void 0 : (await open()).find(key),
		keep: async (key, tools) => (await open()).keep(key, tools)
	};
}
// src/store/flaky-tests.ts
/** Longer names are of generated tests, which no other run has again. */
const longest = 1e3;
const most = 100;
function openFlakyTests({ db }, repository, runId) {
	return {
		async known(names) {
			if (names.length === 0) return [];
			return (await db.selectFrom("flaky_tests").select("name").where("repository", "=", repository).where("name", "in", names.slice(0, most)).execute()).map(({ name }) => name);
		},
		async keep(names) {
			for (const name of names.filter(({ length }) => length <= longest).slice(0, most)) {
				const row = {
					repository,
					name,
					run_id: runId
				};
				await db.insertInto("flaky_tests").values(row).onConflict((conflict) => conflict.columns(["repository", "name"]).doUpdateSet(row)).execute();
			}
		}
	};
}
/** Opened by who asks it, where that is not done yet. */
function lateFlakyTests(open) {
	return {
		known: async (names) => (await open()).known(names),
		keep: async (names) => (await open()).keep(names)
	};
}
// src/entry/record-folder.ts
/** The folder of a clone's record, `.redgreen/`: found, made and looked at without the database, which takes longer to load than all this. */
/** The folder, made where there is none. Throws `not-a-repository` outside of one. */
async function makeRecordFolder(io) {
	return made(await recordRoot(io));
}
/** Whether anything was recorded here, or lies where it would be. */
function hasRecord(root) {
	return lstatSync(databasePath(root), { throwIfNoEntry: false }) !== void 0;
}
/** The folder that keeps a run from being recorded; undefined where none does. Of one that cannot be made the system says only that it is not there. */
async function unwritableRecord(root) {
	const place = existsSync(root) ? root : dirname(root);
	return access(place, constants$1.W_OK).then(() => void 0, ({ code, message }) => `${place} (${code ?? message})`);
}
/** Where it is. Throws `not-a-repository` outside of one. */
async function recordRoot({ cwd }) {
	const repository = await repositoryRoot(cwd);
	if (repository !== void 0) return join(repository, ".redgreen");
	if (existsSync(databasePath(join(cwd, ".redgreen")))) return join(cwd, ".redgreen");
	throw await noRepository(cwd);
}
function databasePath(root) {
	return join(root, "redgreen.db");
}
async function made(root) {
	const place = await unwritableRecord(root);
	await ignoreRecord(root).catch((error) => unusable(error, place));
	return root;
}
function unusable(error, place) {
	if (isDiskFull(error)) throw new RedgreenError("disk-full", error.message, { cause: error });
	const what = place === void 0 ? error.message : `${place} cannot be written`;
	throw new RedgreenError("record-unusable", what, { cause: error });
}
// src/entry/local-run.ts
/** The wiring of a run in a local clone: no GitHub, the record in `.redgreen/`. */
var local_run_exports = /* @__PURE__ */ __exportAll({
	keptStory: () => keptStory,
	runLocally: () => runLocally
});
/** The story in the run's folder, as the run was given it. */
const keptStory = "story.md";
/** Runs a story in a clone to its outcome. Throws only where something broke. */
async function runLocally(local) {
	const { clone, settings, story, environment, repeats, signal } = local;
	const runId = newRunId(/* @__PURE__ */ new Date());
	const uncommitted = async () => notIncluded(clone.root, await clone.repository.uncommitted(), local.read?.path);
	const root = await makeRecordFolder({ cwd: clone.root });
	const unwritable = settings.dryRun ? void 0 : await unwritableFolder(clone.root);
	if (unwritable !== void 0) throw new RedgreenError("unwritable", `${unwritable.path} (${unwritable.code})`);
	const isNew = !hasRecord(root);
	await using record = openedLater(root, isNew);
	const known = isNew ? void 0 : await record.open();
	const folder = await makeRunFolder(root, runId);
	await keepOwner(folder);
	const store = async () => (await record.open()).store;
	if (local.read !== void 0) await writeFile(join(folder, keptStory), local.read.text, { mode: 384 });
	const { run, redact } = await runRecorded({
		story,
		settings,
		resolution: {
			sources: local.sources,
			warnings: local.warnings,
			moreWarnings: uncommitted
		},
		origin: {
			trigger: {
				kind: repeats?.answers === void 0 ? "story-file" : "replay",
				actor: environment.USER,
				hint: local.hint
			},
			parentRun: repeats?.runId
		},
		code: {
			repository: basename(clone.root),
			clone: clone.root,
			commit: repeats?.commit,
			start: local.start
		},
		record: {
			store: known?.store ?? store,
			runId,
			runDir: folder,
			baselines: lateBaselines(async () => openBaselines(await store(), root, runId), isNew),
			flakyTests: lateFlakyTests(async () => openFlakyTests(await store(), basename(clone.root), runId)),
			async onEvent(event, run) {
				appendFileSync(join(folder, "events.jsonl"), `${JSON.stringify(event)}\n`, { mode: 384 });
				await local.onEvent(event, run);
			}
		},
		environment,
		onWaiting: collectNow,
		secrets: secretNames(environment).map((name) => environment[name]),
		replay: repeats?.answers && {
			kind: "answers",
			answers: repeats.answers
		},
		signal
	});
	const { writeReport } = await import("./run-report.js");
	await writeReport(folder, run, redact);
	await tidyRunFolder(folder, run.outcome === "passed" ? ["tree"] : []);
	const { pruneRuns } = await import("./store.js").then((n) => n.t);
	await pruneRuns(await record.open(), settings.retentionDays);
	return run;
}
/** Once, when it is first asked for: 45 ms where it is loaded and made, for which the run has time while it waits for a command. */
function openedLater(root, isNew) {
	let opening;
	return {
		open() {
			opening ??= import("./store.js").then((n) => n.t).then(({ openRunRecord }) => openRunRecord(root, isNew));
			return opening;
		},
		async [Symbol.asyncDispose]() {
			await (await opening?.catch(() => void 0))?.[Symbol.asyncDispose]();
		}
	};
}
/** What the environment itself calls a secret; nothing of it goes to foreign code, and a command may still print it. */
function secretNames(environment) {
	return Object.keys(environment).filter((name) => /TOKEN|SECRET|PASSWORD|API_?KEY|PRIVATE_KEY/i.test(name));
}
/** A story is read as it stands, and no part of the tree: that it is not committed is no surprise. */
async function notIncluded(root, paths, storyPath) {
	const story = storyPath && relative(root, storyPath);
	const others = (await Promise.all(paths.map(async (path) => path === story || path.startsWith(".redgreen") || await isStory(root, path) ? [] : [path]))).flat();
	if (others.length === 0) return [];
	return [`Not committed, so not part of the run: ${others.slice(0, 10).join(", ")}${others.length > 10 ? ` and ${others.length - 10} more` : ""}`];
}
/** Markdown whose front matter has a key of ours that no other program knows. */
async function isStory(root, path) {
	if (!/\.(md|markdown)$/i.test(path)) return false;
	const front = readFrontMatter(await readFile(join(root, path), "utf8").catch(() => ""));
	return front.kind === "mapping" && storyKeys.some((key) => key in front.data);
}
const storyKeys = [
	"acceptance_criteria",
	"implementation_retry_count",
	"max_implementation_retries",
	"max-iterations"
];
export { tellBranch as $, wholeCommand as A, warn as B, commandsOfBase as C, isLoopback as Ct, modeOf as D, folderOf as E, parse$1 as F, readAnswers as G, greenOf as H, leakChecks as I, openWorkFolder as J, tidyRunFolder as K, attempt as L, scriptsOf as M, lineOfMergeMark as N, findCommands as O, makefileOf as P, markedFiles as Q, fail as R, commandTree as S, makerPatterns as St, findRunCommands as T, standing as U, endOf as V, answersPath as W, servicePorts as X, pick as Y, conflictText as Z, originOf as _, remoteCall as _t, hasRecord as a, push as at, isShownAtOnce as b, createRedactor as bt, recordRoot as c, freeWords as ct, openFlakyTests as d, wasStopped as dt, treeOfBaseTests as et, openBaselines as f, leaveBranch as ft, boundedBody as g, failureOf as gt, run_story_exports as h, numbered as ht, databasePath as i, require_ignore as it, composed as j, foundProjects as k, unusable as l, killedWords as lt, runStory as m, branchName as mt, local_run_exports as n, isTestPath as nt, made as o, mirrorPath as ot, runRecorded as p, makeWorkTree as pt, closeWorkFolder as q, runLocally as r, ciPatterns as rt, makeRecordFolder as s, trimMirrors as st, keptStory as t, classify as tt, unwritableRecord as u, mayBeOfLoad as ut, lastVerification as v, keepOwner as vt, commandsStop as w, folderBytes as wt, chooseCommands as x, formsOf as xt, tellResumed as y, ownerIsGone as yt, ok as z };
