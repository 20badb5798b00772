import { A as withoutInvisible, Ct as decodePath, D as isUnder, Dt as smallFoldersFirst, E as findToolchains, Et as pathIn, Ft as objectInfo, Ht as listed$1, It as requireRecentGit, Kt as camelName, Lt as findGit, O as removeTree, Ot as splitNul, Pt as objectBytes, Q as noTestRanNote, Rt as gitAt, St as lastAnswers, Tt as partsOf, U as durationWords, Ut as catalogue, V as costWords, Vt as resolveSettings, Wt as explain, _ as stoppedReply, _t as listEntries, at as statusOf, b as labelOutcome, bt as readText$1, c as identity, ca as missingProgram, ct as originOf, d as visibleText, dt as findDotGit, ea as presets, fa as parsedJson, ft as isPartial, g as postComment, ga as __exportAll, gt as isRegular, h as findComment, ht as textOf, i as onceKey, ia as priceOf, it as saidBy, jt as readBlob, k as succeeds, kt as topFolder, l as requesterOf, la as isObject, lt as parseConfig, m as findByHead, ma as __commonJSMin, mt as readRefs, n as checkName, o as baseOfPullRequest, ot as messageOf, p as roleOf, pa as problemOfJson, pt as objectFolders, r as isOfLoop, rt as repositoryName, s as defaultBranch, st as isLoopback, t as openForge, u as redConclusions, ua as objectIn$1, ut as borrowObjects, v as react, vt as objectId, wt as joinNul, x as removeLabel, xt as walkedPairs, y as paragraphs, ya as __toESM, yt as readAlone$1, zt as secretSettings } from "./action.js";
const { chmodSync, chownSync, closeSync, constants, copyFileSync, createReadStream, createWriteStream, existsSync, fstatSync, ftruncateSync, lstatSync, mkdirSync, mkdtempSync, openSync, read, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, statfsSync, symlinkSync, unlinkSync, utimesSync, writeFileSync, writeSync } = process.getBuiltinModule("node:fs");
const { arch, constants: constants$1, freemem, homedir, release, tmpdir, totalmem } = process.getBuiltinModule("node:os");
const { basename, delimiter, dirname, extname, isAbsolute, join, posix, relative, resolve, sep } = process.getBuiltinModule("node:path");
const { Socket, connect, createServer, isIP } = process.getBuiltinModule("node:net");
const { Readable, Transform } = process.getBuiltinModule("node:stream");
const { isUtf8 } = process.getBuiltinModule("node:buffer");
const { promisify } = process.getBuiltinModule("node:util");
const { deflate, gunzip, gzip } = process.getBuiltinModule("node:zlib");
const { createHash, randomUUID } = process.getBuiltinModule("node:crypto");
const { access, appendFile, chmod, chown, copyFile, lchown, lstat, lutimes, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, rmdir, stat, statfs, utimes, writeFile } = process.getBuiltinModule("node:fs/promises");
const { execFile, spawn } = process.getBuiltinModule("node:child_process");
const { setTimeout: setTimeout$1 } = process.getBuiltinModule("node:timers/promises");
const { setFlagsFromString } = process.getBuiltinModule("node:v8");
const { pipeline } = process.getBuiltinModule("node:stream/promises");
// src/text/shell-quote.ts
/** One word of a POSIX shell, whatever is in the text; a NUL, which no word can have, is left out. */
function quoted(text) {
	const word = text.replaceAll("\0", "");
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
// src/text/file-names.ts
/** Names as other file systems read them: a path is judged by what it could become there, not by its bytes alone. */
/** True for `.git` in every spelling that HFS+, NTFS or a case-blind file system takes for it. */
function isGitName(name) {
	const folded = foldName(name);
	return folded === ".git" || /^git~\d+$/.test(folded);
}
/**
* One form for all spellings of a name: NFKC, no ignorable characters (HFS+ drops them), lower case, no NTFS stream, no
* trailing dots and spaces (Windows drops them).
*/
function foldName(name) {
	if (/^[\w.-]*[\w-]$/.test(name)) return name.toLowerCase();
	return name.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").toLowerCase().normalize("NFKC").replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
// src/text/glob.ts
/** A glob with more is a mistake or an attack, and matches nothing. */
const maxChars$1 = 4096;
const mostAlternatives = 1e3;
/** `*`, `?`, `[a-z]`, `{a,b}` and `**`, as `path.matchesGlob` reads them: what begins with a dot is matched by a dot alone. */
function matchesGlob(path, glob) {
	const parts = path.split("/");
	return alternativesOf(glob).some((segments) => fitsAll(parts, segments));
}
/** A glob is asked about each file of a tree. */
const known$1 = /* @__PURE__ */ new Map();
const mostKnown = 500;
function alternativesOf(glob) {
	const found = known$1.get(glob);
	if (found !== void 0) return found;
	const alternatives = glob.length > maxChars$1 ? [] : expanded(glob.replaceAll("\\", "/")).map(segmentsOf);
	if (known$1.size >= mostKnown) known$1.clear();
	known$1.set(glob, alternatives);
	return alternatives;
}
/** One text for each choice of braces; none where there are too many. */
function expanded(glob) {
	const done = [];
	const left = [glob];
	for (let one = left.pop(); one !== void 0; one = left.pop()) {
		const list = firstList(one);
		if (list === void 0) done.push(one);
		else left.push(...list.items.map((item) => list.before + item + list.after));
		if (done.length + left.length > mostAlternatives) return [];
	}
	return done;
}
/** The first braces with a comma of their own. */
function firstList(glob) {
	const open = [];
	let first;
	for (let at = 0; at < glob.length; at++) if (glob[at] === "{") open.push({
		at,
		commas: []
	});
	else if (glob[at] === ",") open.at(-1)?.commas.push(at);
	else if (glob[at] === "}") {
		const closed = open.pop();
		if (closed !== void 0 && closed.commas.length > 0 && closed.at < (first?.at ?? glob.length)) first = {
			...closed,
			end: at
		};
	}
	if (first === void 0) return void 0;
	const marks = [
		first.at,
		...first.commas,
		first.end
	];
	const items = marks.slice(1).map((mark, index) => glob.slice((marks[index] ?? 0) + 1, mark));
	return {
		before: glob.slice(0, first.at),
		items,
		after: glob.slice(first.end + 1)
	};
}
function segmentsOf(glob) {
	return glob.replace(/^(\.\/)+/, "").split(/\/+/).map((part) => part === "**" ? "folders" : tokensOf(part));
}
function tokensOf(part) {
	const tokens = [];
	const characters = [...part];
	for (let at = 0; at < characters.length; at++) {
		const character = characters[at] ?? "";
		const set = character === "[" ? setAt(characters, at) : void 0;
		if (set !== void 0) at = set.end;
		if (character !== "*") tokens.push(set?.holds ?? ((one) => character === "?" || one === character));
		else if (tokens.at(-1) !== "star") tokens.push("star");
	}
	return tokens;
}
/** `[a-z_]`, `[!a]`, `[^a]`; undefined where the bracket stands for itself. */
function setAt(characters, start) {
	const isNot = ["!", "^"].includes(characters[start + 1] ?? "");
	const from = start + (isNot ? 2 : 1);
	const end = characters.indexOf("]", from + 1);
	if (end < 0) return void 0;
	const ranges = [];
	for (let at = from; at < end; at++) {
		const one = characters[at] ?? "";
		const isRange = characters[at + 1] === "-" && at + 2 < end;
		ranges.push([one, isRange ? characters[at + 2] ?? "" : one]);
		if (isRange) at += 2;
	}
	return {
		holds: (one) => ranges.some(([low, high]) => low <= one && one <= high) !== isNot,
		end
	};
}
/** How far the glob's beginning reaches into the path is one set of places, however many ways lead there. */
function fitsAll(parts, segments) {
	let reached = /* @__PURE__ */ new Set([0]);
	for (const [index, segment] of segments.entries()) {
		const next = /* @__PURE__ */ new Set();
		for (const from of reached) {
			if (segment !== "folders") {
				if (from < parts.length && fits(parts[from] ?? "", segment)) next.add(from + 1);
				continue;
			}
			if (index < segments.length - 1) next.add(from);
			for (let to = from; to < parts.length && !parts[to]?.startsWith(".") && !next.has(to + 1); to++) next.add(to + 1);
		}
		reached = next;
	}
	return reached.has(parts.length);
}
/** What follows the last star is tried from each place on; what stands before it has found its place for good. */
function fits(name, tokens) {
	const characters = [...name];
	const [first] = tokens;
	if (name.startsWith(".") && !(typeof first === "function" && first(".") && !first("/"))) return false;
	let token = 0;
	let star;
	for (let at = 0; at < characters.length;) {
		const one = tokens[token];
		if (one === "star") star = {
			token: ++token,
			at
		};
		else if (one?.(characters[at] ?? "") === true) {
			token++;
			at++;
		} else if (star !== void 0) {
			star.at++;
			[token, at] = [star.token, star.at];
		} else return false;
	}
	return tokens.slice(token).every((one) => one === "star");
}
// src/run/proof.ts
/** Where its runs printed to, in their order, each once. */
function proofLogs({ sources, edits, counter }) {
	const all = [
		sources?.logPath,
		...edits.map(({ logPath }) => logPath),
		counter?.logPath
	];
	return [...new Set(all.filter((path) => path !== void 0))];
}
// src/store/run-files.ts
/** The texts that lie in a run's folder beside its record: logs, and the diff of each attempt. */
/** What could not be pushed, in the run's folder. */
const workPatch = "work.patch";
/** Of one attempt, in the run's folder. */
function diffPaths(attempt) {
	return {
		sincePrevious: `diffs/${attempt}.diff`,
		sinceBase: `diffs/${attempt}.base.diff`
	};
}
/** Keeps an attempt's diffs, so that they can be read without the repository. */
async function writeDiff(folder, { attempt, ...diff }) {
	const paths = diffPaths(attempt);
	await mkdir(join(folder, "diffs"), {
		recursive: true,
		mode: 448
	});
	await keepWhole({
		[join(folder, paths.sincePrevious)]: diff.sincePrevious,
		[join(folder, paths.sinceBase)]: diff.sinceBase
	});
}
/** Texts by path. Throws where one cannot be written, and leaves none: half of it would be shown as all. */
async function keepWhole(texts) {
	try {
		for (const [path, text] of Object.entries(texts)) await writeFile(path, text, { mode: 384 });
	} catch (error) {
		for (const path of Object.keys(texts)) await rm(path, { force: true });
		throw error;
	}
}
/** The diffs of every attempt that has them. */
async function readDiffs(texts, run) {
	return (await Promise.all(run.attempts.map(async ({ name: { number } }) => {
		const paths = diffPaths(number);
		const [sincePrevious, sinceBase] = await Promise.all([texts(paths.sincePrevious), texts(paths.sinceBase)]);
		return sincePrevious === void 0 ? [] : [{
			attempt: number,
			sincePrevious,
			sinceBase: sinceBase ?? ""
		}];
	}))).flat();
}
/** Where the logs of a run are, in the order of the run; a log that a run names but does not have is left out later. */
function logPlaces(run) {
	const places = [];
	if (run.setup !== void 0) places.push({
		title: "setup",
		path: run.setup.logPath,
		failures: []
	});
	if (run.baseline !== void 0) {
		const { logPath, failures } = run.baseline;
		places.push({
			title: "baseline",
			path: logPath,
			failures: failures.map(({ name }) => name)
		});
	}
	for (const { name, label, verification } of run.attempts) {
		if (verification === void 0) continue;
		const failures = verification.failures.map((failure) => failure.name);
		places.push({
			title: label,
			path: verification.logPath,
			attempt: name.number,
			failures
		});
	}
	return places;
}
/** Where what the proofs' runs printed is: behind all other logs, whose numbers stay. */
function proofPlaces({ baseline, attempts }) {
	const of = (label, verification) => (verification?.proof === void 0 ? [] : proofLogs(verification.proof)).map((path) => ({
		title: `${label}, ${basename(path, ".log")}`,
		path,
		failures: []
	}));
	return [...of("proof", baseline), ...attempts.flatMap(({ label, verification }) => of(`proof of ${label}`, verification))];
}
/** The logs of a run that are there, each with its text; with `maxBytes` of all together, head and tail of what is longer. */
async function readLogs(texts, places, maxBytes) {
	const share = maxBytes === void 0 ? void 0 : Math.floor(maxBytes / Math.max(1, places.length));
	return (await Promise.all(places.map(async (place) => {
		const text = await texts(place.path, share);
		return text === void 0 ? [] : [{
			...place,
			text
		}];
	}))).flat();
}
// src/store/head-and-tail.ts
/** What is too long, as its head and its tail: read by position, a piece at a time, so that its length costs no memory. */
/** All of it; where that is more than `maxBytes`, head and tail, and between them one line that says how much was left out. */
async function* headAndTail({ size, read }, maxBytes, pieceBytes = maxBytes) {
	if (size <= maxBytes) {
		yield* pieces(read, 0, size, pieceBytes);
		return;
	}
	const half = Math.floor(maxBytes / 2);
	yield* pieces(read, 0, half, pieceBytes);
	yield Buffer.from(`\n\u2026 ${size - 2 * half} bytes left out \u2026\n`);
	yield* pieces(read, size - half, size, pieceBytes);
}
async function* pieces(read, from, to, pieceBytes) {
	for (let at = from; at < to; at += pieceBytes) yield await read(at, Math.min(at + pieceBytes, to));
}
async function bytesOf(file) {
	const { size } = await file.stat();
	return {
		size,
		async read(from, to) {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
			return buffer.subarray(0, bytesRead);
		}
	};
}
/** Undefined where there is no such file. */
async function openIfThere(path) {
	return await open(path, "r").catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
		throw error;
	});
}
promisify(gzip);
promisify(gunzip);
// src/store/run-texts.ts
/** Texts of a run by their path in its folder: from the folder, or from the database where another machine wrote them. */
/** Of one text; the workspace caps what a command may write, this caps what is held in memory. */
const maxTextBytes = 67108864;
/** Those in a run's folder. */
function textsIn(folder) {
	return async (path, maxBytes = maxTextBytes) => {
		const absolute = inside(folder, path);
		return absolute === void 0 ? void 0 : await readText(absolute, maxBytes);
	};
}
/** The path of a file of the run, or undefined where it would be outside of its folder. */
function inside(folder, path) {
	const absolute = resolve(folder, path);
	const below = relative(folder, absolute);
	return below === "" || below === ".." || below.startsWith(`..${sep}`) ? void 0 : absolute;
}
async function readText(path, maxBytes) {
	const file = await openIfThere(path);
	if (file === void 0) return void 0;
	await using _ = file;
	return Buffer.concat(await Array.fromAsync(headAndTail(await bytesOf(file), maxBytes))).toString("utf8");
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
// src/text/clip.ts
/** Text cut, and without what differs between equal runs. Everything here is linear in its input. */
/** Cut to `max` units, never in the middle of a character; `\u2026` shows the cut. */
function clip(text, max) {
	if (text.length <= max) return text;
	if (max < 1) return "";
	let end = max - 1;
	const before = text.charCodeAt(end - 1);
	if (before >= 55296 && before < 56320) end--;
	return `${text.slice(0, end)}\u2026`;
}
/** Head and tail of a long line. */
function shortened(text, max) {
	if (text.length <= max) return text;
	const tail = Math.floor(max / 4);
	let from = text.length - tail;
	const unit = text.charCodeAt(from);
	if (unit >= 56320 && unit < 57344) from++;
	return clip(text, max - (text.length - from)) + text.slice(from);
}
/** A line without what differs between two equal runs of the same tests: addresses. Those near zero are what a null pointer shows; a value compared is a test's own, and what is called a code or a status is none. */
function steady(text) {
	if (!/0x/i.test(text)) return text;
	return text.replace(/(?<!\b(?:expect(?:ed)?|want(?:ed)?|got|have|but was|code|status|hresult|err(?:or|no))[:=]? )\b0x(?!0{4,12}[0-9a-fA-F]{1,4}\b)[0-9a-fA-F]{6,16}\b/gi, "0x\u2026");
}
/** The same for the name of a test, that runners put a duration behind. */
function steadyName(text) {
	return steady(text).replace(/ ?\((?!\d{1,3} (?:s|min)\))(?:\d{1,9}m )?\d{1,9}(?:\.\d{1,12})? ?(?:ms|s|sec|secs|seconds|\u00b5s|us|ns|m|min)\)/g, "").replace(/(?<!\b(?:in|within|after|for|under|every|than|by|of|at|to)) \d{1,9}(?:\.\d{1,12})?(?:ms|s)$/, "");
}
const durations = /\b(?:dura|dur\u00e9e|took|elapsed|total|wall|real|user|sys|run|finish|done|start|setup|import|collect|transform|dauer|laufzeit|zeit|temps|tiempo|tempo|czas)|\u0432\u0440\u0435\u043c|\u7528\u65f6|\u8017\u65f6|\u65f6\u95f4|\u6642\u9593/i;
/** The same for text of an unknown kind: also dates that are no quoted values, seeds, and durations where no limit is spoken of. A whole number of a unit apart, as in `waits 50 ms`, is a test's own. */
function steadier(text) {
	const undated = !/\d-\d\d-\d/.test(text) ? steady(text) : steady(text).replace(/(?<!["'`<(]|\w: )\b\d{4}-\d{2}-\d{2}[T _]\d{2}[:_]\d{2}[:_]\d{2}(?:[.,_]\d{1,9})?Z?/g, "\u2026");
	const calm = !/seed/i.test(undated) ? undated : undated.replace(/\bseed(:| |=|: )\d{1,20}\b(?! \p{L})/giu, "seed$1\u2026");
	if (!/\d ?[mnsu\u00b5]/.test(calm)) return calm;
	if (/^\s{0,40}[-+][^\s\d]|time|exceed|deadline|limit|allow|within|answer|respon|instead|should|nach|statt|[<>\u2264\u2265] ?\d/i.test(calm)) return calm;
	if (/^[^:\d]{2,40}: {1,20}\d{1,9}(?:[.,]\d{1,12})? ?m?s$/.test(calm.trim()) && !durations.test(calm)) return calm;
	return calm.replace(/(?<=[([:=,] ?|\b(?:in|took) )\d{1,9} (?:ms|milliseconds?|s|secs?|seconds?|\u00b5s|us|ns)\b/g, "\u2026").replace(/\b\d{1,4}m ?\d{1,9}(?:\.\d{1,12})?s\b/g, "\u2026").replace(/(?<!\b(?:at|after|for|under|over|every|than|by|of|to|is|was) (?=\d{1,9}(?:\.\d)? ?m?s))\b\d{1,9}(?:\.\d{1,12} ?|)(?:ms|milliseconds?|s|secs?|seconds?|\u00b5s|us|ns)\b(?!["'`])/g, "\u2026");
}
// src/reading/failure.ts
/** What npm, make or a shell say about the command that failed; no failing test. */
function isRemark({ weak, kind }) {
	return weak === true && kind === "compile";
}
/** The runner of failures that no reader told, but the form of the lines. */
const unknownRunner = "unknown";
function isByForm({ runner }) {
	return runner === unknownRunner;
}
// src/reading/roots.ts
/**
* The failures with paths relative to the repository's root in file, stack and text. `roots` are what runners called
* their root; without any, the root is what an absolute path has in front of a file that is also named relatively, or
* in front of a folder where sources and tests live.
*/
function relative$1(failures, roots) {
	const found = [.../* @__PURE__ */ new Set([...roots.map(withSlash), ...guessed(failures)])].sort((a, b) => b.length - a.length);
	if (found.length === 0) return failures;
	const cut = (text) => found.reduce((rest, root) => rest.replaceAll(`file://${root}`, "").replaceAll(root, ""), text);
	return failures.map((failure) => ({
		...failure,
		name: cut(failure.name) || failure.name,
		file: failure.file && (cut(failure.file) || failure.file),
		place: failure.place && cut(failure.place),
		message: failure.message && cut(failure.message),
		stack: failure.stack?.map(cut),
		lines: failure.lines.map((line) => ({
			...line,
			text: cut(line.text)
		}))
	}));
}
function withSlash(folder) {
	return folder.endsWith("/") ? folder : `${folder}/`;
}
const sourceFolder = /^(\/(?:[^/]+\/)*?)(?:src|Sources|Tests|test|tests|spec|specs|__tests__|lib|app|packages|apps|t|cmd|internal|pkg|crates|examples|e2e)\//;
function guessed(failures) {
	const paths = failures.flatMap((failure) => [failure.file ?? "", ...(failure.stack ?? []).map(withoutLine)]);
	const named = new Set(paths.filter((path) => path !== "" && !path.startsWith("/") && path.includes("/")));
	const roots = /* @__PURE__ */ new Set();
	for (const path of paths) {
		if (!path.startsWith("/")) continue;
		const tail = [...named].slice(0, 50).find((name) => path.endsWith(`/${name}`));
		const root = tail !== void 0 ? path.slice(0, -tail.length) : sourceFolder.exec(path)?.[1];
		if (root !== void 0 && root.length > 1 && !/^\/(?:usr|opt|lib)\//.test(root)) roots.add(root);
		if (roots.size >= 8) break;
	}
	return [...roots];
}
function withoutLine(frame) {
	return frame.replace(/:\d{1,7}$/, "");
}
// src/reading/report.ts
/** Failures kept, and units of text kept with them: beyond, failures are only counted, and told by one line. */
const keptFailures = 2e3;
const keptUnits = 4e6;
/** Collects what readers find into one report. */
function collector() {
	const failures = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	const runners = /* @__PURE__ */ new Set();
	const roots = [];
	const replaced = /* @__PURE__ */ new Set();
	let leftOut = 0;
	let units = 0;
	return {
		failure(found) {
			const failure = found.weak !== void 0 || hasEvidence(found) ? found : {
				...found,
				weak: true
			};
			runners.add(failure.runner);
			const key = `${failure.stream ?? ""}\0${failure.file ?? ""}\0${failure.name}\0${isTest(failure) ? "" : `${failure.line}${failure.message}`}`;
			const known = failures.get(key);
			if (known !== void 0 && (!known.weak || failure.weak)) {
				if (!failure.weak && known.runner === failure.runner) failures.set(key, withMore(known, failure));
				return;
			}
			if (known === void 0 && failures.size >= keptFailures) {
				leftOut++;
				return;
			}
			units += failure.lines.reduce((sum, line) => sum + line.text.length, 0);
			failures.set(key, units <= keptUnits ? failure : {
				...failure,
				stack: void 0,
				lines: failure.lines.slice(0, 1)
			});
		},
		counts(runner, more, instead) {
			runners.add(runner);
			if (instead !== void 0) replaced.add(instead);
			const sum = counts.get(runner) ?? {
				passed: 0,
				failed: 0,
				skipped: 0
			};
			sum.passed += more.passed ?? 0;
			sum.failed += more.failed ?? 0;
			sum.skipped += more.skipped ?? 0;
			counts.set(runner, sum);
		},
		saw: (runner) => void runners.add(runner),
		none: (runner) => {
			if (runners.has(runner) && !counts.has(runner)) counts.set(runner, {
				passed: 0,
				failed: 0,
				skipped: 0
			});
		},
		root(folder) {
			if (folder.length > 1 && roots.length < 20 && !roots.includes(folder)) roots.push(folder);
		},
		report() {
			const total = sumOf([...counts].filter(([runner]) => !replaced.has(runner)).map(([, each]) => each));
			const summed = total?.failed ?? 0;
			const kept = relative$1(withoutEchoes(withoutCopies([...failures.values()], total !== void 0 && summed === 0), summed > 0), roots);
			const failing = new Set(kept.filter(isTest).map(testOf)).size + leftOut;
			if (total !== void 0) total.failed = Math.max(total.failed, failing);
			const told = kept.filter((each) => isTest(each) && !each.weak && !counts.has(each.runner) && !isPrintedReport(each));
			const uncounted = told.filter(({ runner }) => runner !== "node:test" || !counts.has("tap")).length;
			return {
				runners: [...runners],
				reportedFailed: Math.max(summed + uncounted, told.length),
				counts: total,
				failures: kept,
				failuresLeftOut: leftOut,
				ranNothing: total !== void 0 && total.passed + total.failed + total.skipped === 0
			};
		}
	};
}
/** Parts of one test, as unittest names them, are one. */
const testOf = (each) => each.runner === "unittest" ? each.name.replace(/ [([].*$/s, "") : each;
/** A test that fails in several places is told once, with what each of them says; a retry says the same again. */
function withMore(known, more) {
	const [first, second] = [known.message ?? "", more.message ?? ""];
	const isSame = !second.endsWith(":") && (first.includes(second) || second.includes(first));
	if (second === "" || isSame || known.lines.length > mostLines$1) return known;
	const told = new Set(known.lines.map(({ text }) => steady(text).trim()));
	const lines = more.lines.filter(({ text, rank }) => rank < 2 && !told.has(steady(text).trim()));
	return {
		...known,
		lines: [...known.lines, ...lines.slice(0, mostMore)]
	};
}
const mostLines$1 = 100;
const mostMore = 20;
/** A JSON or XML report beside what the runner told in words says the same again; beside one that counts no failure it is none of its own. */
function withoutCopies(failures, isGreen) {
	const told = new Set(failures.filter((each) => !isPrintedReport(each) && isTest(each) && !each.weak).map(({ stream }) => stream));
	return failures.filter((each) => !isPrintedReport(each) || !(isGreen || told.has(each.stream)));
}
const isPrintedReport = ({ runner }) => runner === "json" || runner === "junit";
/** A head with no place, and nothing below it that speaks of a failure, may be a line that only looks like one. */
function hasEvidence({ kind, line, message, stack, expected, actual, lines }) {
	if (line !== void 0 && message !== void 0) return true;
	if (kind !== void 0 || expected !== void 0 || actual !== void 0 || (stack?.length ?? 0) > 0) return true;
	return lines.some(({ text, rank }) => rank === 0 && /error|exception|fail|expect|assert|panic|crashed|xpass|timed? ?out|^\s*[-+] ?\S/i.test(text));
}
function isTest(failure) {
	return failure.kind !== "compile";
}
/** Whether as many failing tests are told as there are by the runners' own counts. */
function isWhole$1({ counts, failures, failuresLeftOut }) {
	return counts !== void 0 && counts.failed > 0 && counts.failed <= failures.filter(isTest).length + failuresLeftOut;
}
function sumOf(all) {
	if (all.length === 0) return void 0;
	const sum = (of) => all.reduce((total, each) => total + each[of], 0);
	return {
		passed: sum("passed"),
		failed: sum("failed"),
		skipped: sum("skipped")
	};
}
/**
* Drops what was seen in passing where the same test is told more fully elsewhere. What a summary line knows better, the
* test's own file, stays: a failure in a shared fixture is placed in the fixture.
*/
function withoutEchoes(failures, isCounted) {
	const told = failures.filter((each) => !each.weak);
	const best = /* @__PURE__ */ new Map();
	for (const each of [...told, ...failures.filter((each) => each.weak && each.lines.length > 0)]) if (isTest(each) && !best.has(echoKey(each))) best.set(echoKey(each), each);
	const files = /* @__PURE__ */ new Map();
	return failures.filter((each) => {
		if (!each.weak) return true;
		if (!isTest(each)) return told.length === 0 && !isCounted;
		const fuller = best.get(echoKey(each));
		if (fuller === void 0 || fuller === each) return true;
		if (each.file !== void 0 && fuller.runner === each.runner) files.set(fuller, each.file);
		return false;
	}).map((each) => {
		const file = files.get(each);
		return file === void 0 || file === each.file ? each : {
			...each,
			file,
			line: void 0
		};
	});
}
function echoKey({ stream, name }) {
	return `${stream ?? ""}\0${leaf(name)}`;
}
/** The test's own name, without its suites. */
function leaf(name) {
	const at = name.lastIndexOf(" \u203a ");
	return at < 0 ? name : name.slice(at + 3);
}
// src/text/file-bytes.ts
/** The bytes of a file in one buffer that is used again: a stream's own chunks are freed late, and a log may be 1 GB long. */
const chunkBytes$2 = 1 << 18;
/** Worth the compiler that a run begins without: some logs are read in three quarters of the time. */
const longBytes = 1 << 20;
const readFrom = promisify(read);
/** Parts of the file at a path, or of an open one from where it stands; each is overwritten by the next, so whoever wants to keep one copies it. */
async function* fileBytes(file) {
	await using opened = typeof file === "string" ? await open(file, "r") : void 0;
	const descriptor = opened?.fd ?? Number(file);
	if (fstatSync(descriptor).size > longBytes) setFlagsFromString("--opt");
	const buffer = Buffer.allocUnsafeSlow(chunkBytes$2);
	for (;;) {
		const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null);
		if (bytesRead === 0) return;
		yield buffer.subarray(0, bytesRead);
	}
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
function parse$2(toml, options = {}) {
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
// src/verify/pick-runners.ts
/** By the runner's name in a failure. */
const selections = {
	vitest: (words, failures) => appending(words, "vitest", [...files$2(failures), ...pattern("-t", failures, " (?:> )?")]),
	jest: (words, failures) => appending(words, "jest", [...pattern("-t", failures), ...paths("--runTestsByPath", files$2(failures))]),
	mocha: (words, failures) => appending(words, "mocha", pattern("--grep", failures)),
	"node:test": nodeTest,
	pytest,
	"go test": goTest,
	"cargo test": cargoTest,
	rspec: (words, failures) => failures.some(isWhole) ? byFile$1("rspec", /_spec\.rb$/, /^-[IrfeEtPoO]$|^--(?:require|format|pattern|tag|example|options|order|seed|out)$/)(words, failures) : appending(words, "rspec", failures.flatMap(({ name }) => ["-e", name])),
	phpunit,
	prove: byFile$1("prove", /\.t$/, /^-[IejPMa]$|^--(?:exec|jobs|ext|source|formatter|harness|rules|state)$/),
	tap: byFile$1("bats", /\.bats$/, /^-[fjFoT]$|^--(?:filter|jobs|formatter|output|filter-tags)$/),
	unittest: unittest$1,
	minitest: rake
};
/** Text that means the same in every way a shell or a script runner may quote it. */
function isPlain(word) {
	return !/[\\"`!%]|\$[\w({]/.test(word);
}
/** A file that could not be loaded: it is run as a whole. */
function isWhole(failure) {
	return failure.kind === "suite";
}
function files$2(failures) {
	const all = failures.map(({ file }) => file);
	return all.every((file) => file !== void 0 && !file.startsWith("-")) ? [...new Set(all.map((file) => file ?? ""))] : [];
}
function paths(option, list) {
	return list.length === 0 ? [] : [option, ...list];
}
/** An option with a regular expression that the full names match; absent where a whole file is among them. */
function pattern(option, failures, between = " ") {
	if (failures.some(isWhole)) return [];
	return [option, `(?:${failures.map(({ name }) => name.split(" \u203a ").map(loose).join(between)).join("|")})$`];
}
/** A regular expression for this text in which anything that some shell or engine could take for more is any character. */
function loose(text) {
	return text.replace(/[^\p{L}\p{N} _,:/<>=@-]/gu, ".");
}
function appending(words, program, appended) {
	if (!calls(words, program) || appended.length === 0 || words.includes("--")) return void 0;
	return {
		command: [...words, ...appended].map(quoted).join(" "),
		appended
	};
}
/** Whether the command runs this program: by name, by path, through npx, bundle exec, cross-env, a variable in front. */
function calls(words, program) {
	const at = words.findIndex((word) => word === program || word.endsWith(`/${program}`) || word.endsWith(`/${program}.js`));
	return at >= 0 && words.slice(0, at).every((word) => /^(?:npx|bunx|exec|bundle|pnpm|yarn|node|cross-env|php|--no-install|\w+=\S*|-\S+|\S*\/bin\/\S+)$/.test(word));
}
/** Options of `node --test` must stand before its files, so files of the command are replaced. */
function nodeTest(words, failures) {
	const at = words.indexOf("--test");
	const list = files$2(failures);
	if (at < 0 || !/(?:^|\/)node$/.test(words.find((word) => !word.includes("=")) ?? "") || list.length === 0) return void 0;
	const given = words.slice(at + 1);
	const selection = [...failures.some(isWhole) ? [] : failures.map(({ name }) => `--test-name-pattern=(?:^| )${loose(name.split(" \u203a ").at(-1) ?? name)}$`), ...list];
	const command = [...words.filter((word, i) => i <= at || word.startsWith("-")), ...selection].map(quoted).join(" ");
	return given.every((word) => word.startsWith("--")) ? {
		command,
		appended: selection
	} : { command };
}
const pytestValues = /^-(?:k|m|p|n|c|o|W|r)$|^--(?:rootdir|confcutdir|ignore|tb|durations|maxfail|basetemp|junitxml|cov|deselect)$/;
/** Files take the place of those that the command names. `values`: options whose value is a word of its own. */
function byFile$1(program, isOfTests, values) {
	return (words, failures) => {
		const at = words.findIndex((word) => word === program || word.endsWith(`/${program}`));
		const list = files$2(failures);
		if (!calls(words, program) || list.length === 0 || !list.every((file) => isOfTests.test(file))) return void 0;
		return instead(words, at, values, list);
	};
}
function instead(words, at, values, list) {
	const rest = words.slice(at + 1);
	const kept = rest.filter((word, i) => word.startsWith("-") || values.test(rest[i - 1] ?? ""));
	const command = [
		...words.slice(0, at + 1),
		...kept,
		...list
	].map(quoted).join(" ");
	return kept.length === rest.length ? {
		command,
		appended: list
	} : { command };
}
/** Its task of tests takes a pattern of files from `TEST`. */
function rake(words, failures) {
	const list = files$2(failures);
	if (list.length === 0 || !failures.every(isWhole) || list.some((file) => /[{},*?[\]]/.test(file))) return void 0;
	return appending(words, "rake", [`TEST=${list.length === 1 ? list[0] : `{${list.join(",")}}`}`]);
}
/** Modules by their name, whatever package they are found in. */
function unittest$1(words, failures) {
	const at = words.findIndex((word, i) => word === "unittest" && words[i - 1] === "-m");
	const modules = failures.map(({ file }) => /(?:^|\/)(\w+)\.py$/.exec(file ?? "")?.[1]);
	if (at < 0 || words.includes("-k") || !failures.every(isWhole) || modules.includes(void 0)) return void 0;
	const picked = [...new Set(modules)].flatMap((name) => ["-k", `*${name}.*`]);
	return {
		command: [...words, ...picked].map(quoted).join(" "),
		appended: picked
	};
}
/** Node ids take the place of the paths that the command names. */
function pytest(words, failures) {
	const at = words.findIndex((word) => /(?:^|\/)(?:pytest|py\.test)$/.test(word));
	if (at < 0 || failures.some(({ file, name }) => file === void 0 || !file.endsWith(".py") && name !== file)) return void 0;
	const ids = failures.map((failure) => isWhole(failure) ? failure.file ?? "" : `${failure.file}::${nodeName(failure.name)}`);
	return instead(words, at, pytestValues, ids);
}
/** `TestGuest.test_x[1.5]` is `TestGuest::test_x[1.5]`. */
function nodeName(name) {
	const bracket = name.indexOf("[");
	return (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::") + (bracket < 0 ? "" : name.slice(bracket));
}
/** Top-level names in the packages of their files; where a file is not known, in all packages that the command names. */
function goTest(words, failures) {
	const at = words.findIndex((word, i) => word === "test" && /(?:^|\/)go$/.test(words[i - 1] ?? ""));
	if (at < 0 || words.includes("-run") || words.includes("-args")) return void 0;
	const tests = [...new Set(failures.map(({ name }) => name.split("/")[0] ?? ""))];
	if (!tests.every((name) => /^[\p{L}\p{N}_]+$/u.test(name))) return void 0;
	const folders = failures.map(({ file }) => file?.endsWith(".go") && !file.startsWith("/") ? `./${file.slice(0, Math.max(0, file.lastIndexOf("/")))}` : void 0);
	const rest = words.slice(at + 1);
	const isPackage = (word) => /^\.{1,2}(?:\/|$)|\.\.\.$/.test(word);
	const packages = folders.every((folder) => folder !== void 0 && folder !== "./") ? [...new Set(folders.map((folder) => folder ?? ""))] : rest.filter(isPackage);
	const options = rest.filter((word) => !isPackage(word));
	const run = ["-run", `^(?:${tests.join("|")})$`];
	return { command: [
		...words.slice(0, at + 1),
		...options,
		...run,
		...packages
	].map(quoted).join(" ") };
}
function cargoTest(words, failures) {
	const at = words.findIndex((word, i) => word === "test" && /(?:^|\/)cargo$/.test(words[i - 1] ?? ""));
	const names = failures.map(({ name }) => name);
	if (at < 0 || !names.every((name) => /^[\w:]+$/.test(name))) return void 0;
	const rest = words.slice(at + 1);
	const split = rest.indexOf("--");
	const own = split < 0 ? rest : rest.slice(0, split);
	if (own.some((word, i) => !word.startsWith("-") && !/^--?(?:p|package|test|bin|features|manifest-path|target|profile|j|jobs)$/.test(own[i - 1] ?? ""))) return void 0;
	const after = split < 0 ? [] : rest.slice(split + 1);
	return { command: [
		...words.slice(0, at + 1),
		...own,
		"--",
		...after,
		"--exact",
		...names
	].map(quoted).join(" ") };
}
function phpunit(words, failures) {
	if (!failures.every(({ name }) => name.includes("::"))) return void 0;
	const names = failures.map(({ name }) => loose(name.replace(/ with data set .*$/, "")));
	return appending(words, "phpunit", ["--filter", `/(?:${[...new Set(names)].join("|")})(?: with data set .*)?$/`]);
}
// src/verify/pick.ts
/** More than these are run as a whole: a longer command saves nothing and may not fit. */
const mostTests = 60;
const longestCommand = 8e3;
/**
* That command, or undefined where it cannot be known: an unknown runner, several of them, a file that could not be
* loaded without a name, a command with pipes or variables. Test names are hostile text: they are quoted for the shell,
* and on the way through a script runner, which quotes in its own way, only what no quoting can change is let through.
* A picked run that is green proves nothing about the others.
*/
function pickCommand(input) {
	const { command, failures, runners = [], script = () => void 0 } = input;
	if (failures.length === 0 || failures.length > mostTests) return void 0;
	const only = runners.length === 1 ? runners[0] : void 0;
	const named = new Set(failures.map((failure) => failure.runner ?? only));
	const [runner] = named;
	if (runner === void 0 || named.size > 1 || failures.some(({ kind }) => kind === "compile")) return void 0;
	if (failures.some(({ name, file }) => hasControl(name) || hasControl(file ?? ""))) return void 0;
	const { before, last } = lastCommand(command);
	const through = scriptOf(last, script);
	const words = wordsOf$1(through === void 0 ? last : lastCommand(through.script).last);
	const select = selections[runner];
	if (words === void 0 || select === void 0) return void 0;
	const picked = select(words, failures);
	if (picked === void 0) return void 0;
	const whole = through === void 0 ? picked.command : viaScript(through, picked, words);
	return whole === void 0 || whole.length > longestCommand ? void 0 : before + whole;
}
/** Everything up to the last `&&` is kept as it is. */
function lastCommand(command) {
	const at = command.lastIndexOf("&&");
	return at < 0 ? {
		before: "",
		last: command.trim()
	} : {
		before: command.slice(0, at + 3),
		last: command.slice(at + 2).trim()
	};
}
/** The package.json script that this command runs. */
function scriptOf(command, find) {
	const [, manager = "", name = ""] = /^(npm|pnpm|yarn|bun)(?: (?:run|run-script))? ([\w:.-]{1,100})(?: --silent| -s)?$/.exec(command.replace(/^npm (?:t|tst)$/, "npm test")) ?? [];
	const script = find(name);
	if (script === void 0) return void 0;
	const hooked = [`pre${name}`, `post${name}`].some((each) => find(each) !== void 0);
	return {
		name,
		script,
		call: command,
		separator: manager === "npm" ? " --" : "",
		hooked
	};
}
function viaScript(through, picked, words) {
	if (picked.appended !== void 0) {
		if (!picked.appended.every(isPlain)) return void 0;
		return `${through.call}${through.separator} ${picked.appended.map(quoted).join(" ")}`;
	}
	const alone = !through.hooked && !through.script.includes("&&");
	const program = words[0] ?? "";
	return alone && (program === "node" || program.includes("/")) ? picked.command : void 0;
}
/** The words of a simple command; undefined where a shell would do more than split it. Leading `NAME=value` and cross-env stay. */
function wordsOf$1(command) {
	const words = [];
	for (const match of command.matchAll(/'([^']*)'|"([^"$`\\]*)"|([^\s'"]+)|(\S)/g)) {
		const bare = match[3];
		if (match[4] !== void 0) return void 0;
		if (bare !== void 0 && /[&|;<>`$(){}\\#]/.test(bare)) return void 0;
		words.push(match[1] ?? match[2] ?? bare ?? "");
	}
	return words;
}
function hasControl(text) {
	return /[\u0000-\u001f\u007f\u2028\u2029]/.test(text);
}
// src/run-story/rerun.ts
/** Below this the whole suite is as quick as starting the runner twice. */
const worthPickingMs = 3e3;
/**
* A retry runs the tests that were red last time first. Still red: that is the attempt's result. undefined: they pass, or
* cannot be picked, and only the whole suite can say more.
*/
async function rerunRed(options, verifier, { tree, name, previous, suiteMs, notes }) {
	if (previous === void 0 || previous.result !== "failed" || suiteMs < worthPickingMs) return void 0;
	const test = await picked(options, tree, previous);
	if (test === void 0) return void 0;
	const quick = await verifier.run(tree, `${name}-picked`, {
		previous,
		test,
		notes
	});
	const known = new Set(previous.failures.map((failure) => failure.name));
	const still = quick.failures.map((failure) => failure.name);
	if (quick.result !== "failed" || still.length === 0 || !still.every((failing) => known.has(failing))) return void 0;
	const note = `${known.size === 1 ? "Only the test that was red before has" : `Only the ${known.size} tests that were red before have`} run, because ${known.size === 1 ? "it is not green yet" : "they are not all green yet"}; the whole suite runs when ${known.size === 1 ? "it is" : "they are"}.`;
	return {
		...quick,
		counts: void 0,
		notes: [...quick.notes, note]
	};
}
/** The command for the red tests alone, through the scripts of package.json as this tree has them. */
async function picked({ request, workspace, commands }, tree, { runners, failures }) {
	const { workingDirectory } = request.settings;
	const folder = workingDirectory === "." ? "" : `${workingDirectory.replace(/\/+$/, "")}/`;
	const text = await workspace.repository.readFile(tree, `${folder}package.json`) ?? "";
	const scripts = objectIn$1(objectIn$1(parsedJson(text)).scripts);
	const script = (name) => typeof scripts[name] === "string" ? scripts[name] : void 0;
	return pickCommand({
		command: commands.test,
		runners: runners ?? [],
		failures,
		script
	});
}
async function changedPaths({ workspace }, from, to) {
	return (await workspace.repository.differences(from, to)).map(({ path, status }) => ({
		path,
		status
	}));
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
/** From the trees themselves or `diff-tree --raw`, so that we read the bytes that git committed and no patch text. */
function differences(git, from, to) {
	if (from === to) return Promise.resolve([]);
	if (!objectId.test(from) || !objectId.test(to)) return readDifferences(git, from, to);
	if (from > to) return differences(git, to, from).then((changes) => changes.map(reversed));
	return asked(git, `${from} ${to}`, () => readDifferences(git, from, to));
}
function reversed({ path, status, fromMode, toMode, fromId, toId }) {
	return {
		path,
		status: status === "added" ? "deleted" : status === "deleted" ? "added" : status,
		fromMode: toMode,
		toMode: fromMode,
		fromId: toId,
		toId: fromId
	};
}
async function readDifferences(git, from, to) {
	const pairs = objectId.test(from) && objectId.test(to) ? await walkedPairs(git, from, to) : void 0;
	if (pairs !== void 0) return pairs.map((pair) => differenceIn(pair, from.length));
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
function differenceIn({ path, from, to }, idLength) {
	const none = {
		mode: absentMode,
		id: "0".repeat(idLength)
	};
	const [before, after] = [from ?? none, to ?? none];
	return differenceOf(`:${before.mode} ${after.mode} ${before.id} ${after.id}`, path);
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
// src/publish/manifests.ts
/** Manifests and lock files: a change of one means that dependencies may have changed since setup. */
const names$2 = new Set(listed$1(`
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
	return names$2.has(name) || /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i.test(path) || /^(requirements|constraints)[\w.-]*\.(txt|in)$|\.(csproj|fsproj|vbproj|gemspec|cabal|nimble|rockspec)$/.test(name);
}
/** Of changed paths, those after which setup has to run again. */
function changedManifests(paths) {
	return paths.filter(isManifest);
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
// src/git/plain-file.ts
/** One file of a folder that foreign code has written to: read or replaced without following where a link leads. */
/** The text of a regular file in `root`, up to `maxBytes`; undefined where it is anything else, absent, or no UTF-8. */
async function readPlainFile(root, path, maxBytes) {
	const bytes = await readPlainBytes(root, path, maxBytes);
	return bytes !== void 0 && isUtf8(bytes) ? bytes.toString("utf8") : void 0;
}
/** The same for what may be no text. */
async function readPlainBytes(root, path, maxBytes) {
	if (!await liesIn(root, path)) return void 0;
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	await using file = await open(join(root, path), flags).catch(() => void 0);
	const stat = await file?.stat();
	if (file === void 0 || stat === void 0 || !stat.isFile() || stat.size > maxBytes) return void 0;
	return await file.readFile();
}
/** Puts a regular file in its place, with the mode and owner of what was there; false where its folder is not what it seems. */
async function replacePlainFile(root, path, content) {
	if (!await liesIn(root, path)) return false;
	const target = join(root, path);
	const before = await lstat(target).catch(() => void 0);
	if (before?.isDirectory()) return false;
	const owner = before ?? await lstat(dirname(target));
	await rm(target, { force: true });
	const mode = before?.isFile() ? before.mode & 511 : 420;
	await using file = await open(target, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode);
	await file.chmod(mode);
	await file.writeFile(content);
	if (process.getuid?.() === 0) await lchown(target, owner.uid, owner.gid);
	return true;
}
/** Takes a file away; false where its folder is not what it seems. */
async function removePlainFile(root, path) {
	if (!await liesIn(root, path)) return false;
	await rm(join(root, path), { force: true });
	return true;
}
/** Every folder on the way is one itself, and no link. */
async function liesIn(root, path) {
	if (!path.isWellFormed()) return false;
	const folder = dirname(join(await realpath(root), path));
	return await realpath(folder).catch(() => void 0) === folder;
}
// src/packages/registries.ts
/** Where package managers get packages from, and what keeps them from running code of packages while they do. */
/** Nothing else is reached by code that the model has written. */
const packageHosts = listed$1(`
  *.npmjs.org *.yarnpkg.com pypi.org files.pythonhosted.org crates.io static.crates.io index.crates.io
  proxy.golang.org sum.golang.org rubygems.org index.rubygems.org repo.maven.apache.org repo1.maven.org
  plugins.gradle.org services.gradle.org packagist.org repo.packagist.org api.nuget.org hex.pm repo.hex.pm pub.dev
`);
/** Lifecycle scripts off, where the package manager can: they would run with network on the model's say. */
const noScripts = {
	npm_config_ignore_scripts: "true",
	pnpm_config_ignore_scripts: "true",
	YARN_ENABLE_SCRIPTS: "false",
	YARN_IGNORE_SCRIPTS: "true",
	COMPOSER_NO_SCRIPTS: "1",
	PIP_ONLY_BINARY: ":all:"
};
const running = [
	[/\bcomposer (install|update|i|u)\b/g, "composer $1 --no-scripts --no-plugins"],
	[/\bbun (install|ci|i)\b/g, "bun $1 --ignore-scripts"],
	[new RegExp(`(^|[;&|\\n(]\\s*|\\b(?:then|do|else|exec|env|time|corepack|npx)\\s+|\\b[A-Za-z_]\\w*=\\S*\\s+)yarn( (?:--cwd[ =]\\S+ )?install\\b|(?=\\s*(?:$|[;&|\\n)#]|(?:--(?:immutable|frozen-lockfile|silent|check-files|non-interactive|prefer-offline|production)|-s)\\b)))`, "g"), "$1yarn$2 --mode=skip-build"]
];
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
// src/git/remote-call.ts
/** One git call that talks to a server: one protocol, no redirects, the token by environment for this process alone. */
const networkVariables = listed$1("http_proxy https_proxy no_proxy all_proxy ssl_cert_file ssl_cert_dir git_ssl_cainfo curl_ca_bundle");
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
	if (defaultBranch !== void 0) told$1.set(git, {
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
const told$1 = /* @__PURE__ */ new WeakMap();
/** The default branch as the server has said it to this run; undefined where it has not been asked. */
function toldDefault(git, remote) {
	const last = told$1.get(git);
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
// src/git/commit.ts
/** Commits made of a tree and a parent; no work tree, no index, no hook takes part. */
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
	return plain$1(text).replace(/[<>]/g, "").replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, "");
}
/** Title, text and our trailers as the last paragraph, which alone git and GitHub read as trailers. */
function commitMessage(message, trailers) {
	const [title = "", ...rest] = message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => inert$1(plain$1(line)));
	const body = rest.join("\n").trim().replace(/^([A-Za-z][\w-]*):(?=\s)/gm, "$1 -");
	const ours = Object.entries(trailers).map(([key, value]) => `${key}: ${plain$1(value)}`);
	return `${paragraphs([
		title.slice(0, maxTitleLength) || "Changes",
		body,
		ours.join("\n")
	])}\n`;
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
function plain$1(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
/** Nothing in a story's title may close an issue, call somebody or switch CI off. */
function inert$1(line) {
	return line.replace(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(:?\s+)\S*?(?:#|\bgh-|\/(?:issues|pull|discussions)\/)(\d+)/gi, "$1$2issue $3").replace(/\[(skip|no)[ -](ci|actions)\]|\[(ci|actions)[ -]skip\]|\*{3}no_ci\*{3}/gi, (found) => `(${found.replace(/[[\]*]/g, "")})`).replace(/(^|[^\w`])@(?=[A-Za-z0-9])/g, "$1@ ");
}
// src/git/ignored-files.ts
/** Ignored files that are new or changed since setup: they are in no commit, so nothing that needs them can be green. */
/** Beyond this many, an ignored folder of packages or build results is all there is to find. */
const mostLooked$1 = 2e4;
/** Ignored files whose inode changed after `sinceMs`, sorted. */
async function ignoredSince(git, tree, sinceMs) {
	const candidates = splitNul(await git.bytes([
		"ls-files",
		"-o",
		"-i",
		"--exclude-standard",
		"-z"
	])).filter((path) => !/(^|\/)(node_modules|\.venv|__pycache__)\//.test(path));
	return (await Promise.all(candidates.slice(0, mostLooked$1).map(async (path) => {
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
// src/git/in-turn.ts
/** When work is done: one piece after the other, or once. */
/** Runs what it is given one after the other, whatever became of the one before. */
function queue() {
	let last = Promise.resolve();
	return (work) => {
		const next = last.then(work, work);
		last = next.catch(() => {});
		return next;
	};
}
/** Begins it when it is first asked for. */
function once(work) {
	let begun;
	return () => {
		begun ??= work();
		return begun;
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
// src/run/temporary-folder.ts
/** A folder that goes with the scope. */
/** `start`: its path but for some letters at the end. */
async function temporaryFolder(start) {
	const path = await mkdtemp(start);
	return {
		path,
		[Symbol.asyncDispose]: () => rm(path, {
			recursive: true,
			force: true
		})
	};
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
// src/git/own-git-dir.ts
/** Our own git folders: the one outside the tree that all of our git works in, and the throw-away one for the sandbox. */
/** Makes `place.gitDir` afresh: objects borrowed from the checkout, its refs, shallow file, exclude file and index copied. */
async function makeOwnGitDir(place, dot, refs, commit) {
	const git = gitAt(place);
	const { gitDir } = place;
	initGitDir(gitDir, commit, {
		head: commit,
		folders: needed$1,
		bare: true
	});
	const objects = objectFolders(join(dot.commonDir, "objects"));
	borrowObjects(gitDir, objects);
	writePackedRefs(gitDir, refs.ids);
	for (const [name, target] of refs.symbolic) {
		mkdirSync(dirname(join(gitDir, name)), { recursive: true });
		writeFileSync(join(gitDir, name), `ref: ${target}\n`);
	}
	copyIfThere(join(dot.commonDir, "shallow"), join(gitDir, "shallow"));
	copyExclude(dot.commonDir, gitDir);
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
	initGitDir(into, head.commit, {
		head: `ref: refs/heads/${head.branch}`,
		folders: usual,
		bare: false
	});
	const refs = await readRefs({
		kind: "folder",
		gitDir,
		commonDir: gitDir
	});
	const ids = new Map([...refs.ids].filter(([name]) => name.startsWith("refs/tags/")));
	ids.set(`refs/heads/${head.branch}`, head.commit);
	writePackedRefs(into, ids);
	const names = readdirSync(gitDir).filter((name) => /^(index|shallow|sharedindex\..+)$/.test(name));
	for (const name of names) copyIfThere(join(gitDir, name), join(into, name));
	copyExclude(gitDir, into);
	return { objects: objectFolders(join(gitDir, "objects")) };
}
/** All that git asks of its folder, which makes what else it needs: each new folder is up to half a millisecond of every start. */
const needed$1 = ["objects/info", "refs"];
/** As `git init` makes it, for whatever else looks into a `.git`. */
const usual = [
	"info",
	"objects/info",
	"objects/pack",
	"refs/heads",
	"refs/tags"
];
/** What `git init --bare --template=` writes, without a process for it. */
function initGitDir(gitDir, commit, { head, folders, bare }) {
	rmSync(gitDir, {
		recursive: true,
		force: true
	});
	for (const folder of folders) mkdirSync(join(gitDir, folder), { recursive: true });
	writeFileSync(join(gitDir, "HEAD"), `${head}\n`);
	const sha256 = commit.length === 64;
	const core = `[core]\n\trepositoryformatversion = ${sha256 ? 1 : 0}\n\tfilemode = true\n\tbare = ${bare}\n`;
	writeFileSync(join(gitDir, "config"), sha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core);
}
/** Nearly every clone has one that says nothing: comments of git's template. */
function copyExclude(from, to) {
	const file = join("info", "exclude");
	if (!/^[^#\r\n]/m.test(textOf(join(from, file)) ?? "")) return;
	mkdirSync(join(to, "info"), { recursive: true });
	copyFileSync(join(from, file), join(to, file));
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
async function fingerprint$1(root, folder) {
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
	const slow = () => setTimeout$1(slowMs, true, {
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
	return await isPointedAt(git, fromId, tree, path);
}
/** Of `paths` those that have what their pointers in HEAD name: git shows them as changed where its index does not know them. */
async function pointedPaths(git, tree, paths) {
	const head = paths.length === 0 ? void 0 : await objectInfo(git, "HEAD");
	const found = /* @__PURE__ */ new Set();
	if (head === void 0) return found;
	for (const [path, filter] of await filteredPaths(git, head.id, paths)) {
		const info = await lstat(pathIn(tree, path)).catch(() => void 0);
		const pointer = filter === "lfs" && info?.isFile() ? await objectInfo(git, `${head.id}:${path}`) : void 0;
		if (pointer !== void 0 && await isPointedAt(git, pointer.id, tree, path)) found.add(path);
	}
	return found;
}
async function isPointedAt(git, blob, tree, path) {
	const pointer = (await readBlob(git, blob, 1024))?.toString() ?? "";
	const oid = pointedAt(pointer);
	if (oid === void 0) return false;
	const place = pathIn(tree, path);
	if (`${(await lstat(place).catch(() => void 0))?.size}` !== /^size (\d+)$/m.exec(pointer)?.[1]) return false;
	const hash = createHash("sha256");
	return await pipeline(createReadStream(place), hash).then(() => true, () => false) && hash.digest("hex") === oid;
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
		const { reason, size } = await judge$2(tree, path);
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
async function judge$2(tree, path) {
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
		reason: `is larger than 20 MiB (${Math.ceil(info.size / 2 ** 20)} MiB)`,
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
	const prints = submodules.map(async (path) => [path, await fingerprint$1(tree, path)]);
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
* The same of a tree that we have just written from HEAD, with one call instead of five: nothing in it can be ignored, untracked
* or special. undefined where a file is not as git would have it (LFS content, a file system without modes): to be looked at.
*/
async function takeFresh(git, headTree) {
	const [entries, { deleted, present }] = await Promise.all([listEntries(git, headTree), changedTracked(git)]);
	if (deleted.length + present.length > 0 || entries.some(({ mode }) => mode === "160000")) return void 0;
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
	return { deleted: gone$1(changes, written) };
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
async function uncommitted(git, tree, leftOut) {
	const records = splitNul(await git.bytes([
		"status",
		"--porcelain=v1",
		"-z",
		"--no-renames",
		"--untracked-files=normal",
		"--ignore-submodules=all"
	])).map((record) => [record.slice(0, 2), record.slice(3)]);
	const pointed = await pointedPaths(git, tree, records.filter(([state]) => state.trim() === "M").map(([, path]) => path));
	return records.filter(([, path]) => !pointed.has(path)).filter(([state, path]) => state !== " D" || !leftOut.has(path) || existsSync(pathIn(tree, path))).map(([, path]) => path).sort();
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
function gone$1(changes, written) {
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
	const git = await makeOwnGitDir({
		git: findGit(tree, options.path),
		gitDir,
		tree,
		signal: options.signal
	}, dot, refs, commit);
	await requireRecentGit(git);
	const own = checkout === tree;
	const readTree = async () => {
		await git.bytes([
			"read-tree",
			...options.writes ? ["--reset", "-u"] : [],
			commit
		]);
		return [];
	};
	const index = once(() => own ? copyIndex(git, dot) : readTree());
	const [headTree, indexed] = await Promise.all([treeIn(git, commit), options.reads ? void 0 : index().catch((error) => error)]);
	if (headTree === void 0) throw new Error(`${checkout} lacks the objects of ${commit}: it is ${await isPartial(dot) ? "a partial" : "a broken"} clone`);
	if (indexed instanceof Error) throw indexed;
	const lfs = [join(dot.commonDir, "lfs", "objects"), `${gitDir}-lfs`];
	if (options.writes) await fillContent(git, tree, commit, lfs);
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
		index,
		fresh: options.writes === true
	}, /* @__PURE__ */ new Map([[commit, headTree]]));
}
/** The tree of a commit; undefined where either is not here. */
async function treeIn(git, commit) {
	const found = await objectInfo(git, `${commit}^{tree}`);
	return found?.type === "tree" ? found.id : void 0;
}
/** `trees`: those of commits, which never change. */
function repositoryAt({ index, fresh, ...parts }, trees) {
	const { git, tree, head, lfs } = parts;
	const queued = queue();
	const inTurn = (work) => queued(() => pastPipes(tree, index().then(work)));
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
		readFile: (commit, path, maxBytes = 1048576) => readText$1(git, commit, path, maxBytes),
		readAlone: (commit, path) => readAlone$1(git, commit, path, 1048576),
		listFiles: async (commit) => (await listEntries(git, commit)).map(({ path }) => path),
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
		uncommitted: () => inTurn(async () => uncommitted(git, tree, new Set(await index()))),
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
	const from = startOf$1(events) ?? run.base.commit;
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
function startOf$1(events) {
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
		return parse$2(text);
	} catch {
		return {};
	}
}
const go$1 = byFile(["go.work", "go.mod"], ["go"], async (tree, names, file) => {
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
const dotnet$1 = {
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
const swift$1 = byFile(["Package.swift"], ["swift"], async (tree, _names, file) => /\.testTarget\s*\(/.test(await tree.read(file) ?? "") ? {
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
	go$1,
	maven,
	gradle,
	dotnet$1,
	swift$1,
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
		const manifest = parse$1(text);
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
	const manifest = parse$1(await tree.read("package.json") ?? "");
	if (manifest === void 0) return void 0;
	const { run, exec } = await packageManager(tree, new Set(await tree.list()), manifest);
	const texts = Object.entries(manifest.scripts ?? {}).filter((entry) => isScript(entry[1]));
	return {
		texts: new Map(texts),
		run,
		exec
	};
}
function parse$1(text) {
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
const npm$1 = {
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
		...npm$1
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
		...npm$1,
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
	const root = parse$1(await tree.read("package.json") ?? "");
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
		manifest: parse$1(await tree.read(`${folder}/package.json`) ?? "") ?? {}
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
	const root = parse$1(await tree.read("package.json") ?? "");
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
		if (matchesGlob(folder, glob.slice(isOut ? 1 : 0).replace(/^\.\//, "").replace(/\/+$/, ""))) isIn = !isOut;
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
const python$1 = {
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
	words: python$1.words,
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
const ruby$1 = {
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
const php$1 = {
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
const dart$1 = byFile(["pubspec.yaml"], ["dart", "flutter"], async (tree, _names, file) => {
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
	ruby$1,
	php$1,
	deno,
	mix,
	dart$1,
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
	python$1,
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
async function endOf$2(end, { settings, code }, headTree, keepAsPatch) {
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
/** Whether none of these install commands writes one. */
function writesNoLock(setup) {
	return setup.split("&&").every((command) => lockless.test(command.trim()));
}
const lockless = /^(?:npm (?:install|i) --no-package-lock(?: --[\w=-]+)*|cmake -S [^;&|\n$`]*|python3? -m venv [\w./-]+|[\w./-]*python3? -m pip install [^;&|\n$`]*)$/;
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
		return toLockFile(before) !== toLockFile(after);
	} catch {
		return true;
	}
}
/** What of a package.json a lock file and an install know. Throws where it is no JSON. */
function toLockFile(text) {
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
// src/run-story/install-inputs.ts
/** Which of the changed manifests an install reads: what it never looks at makes no second one needed. */
/** Paths of manifests and lock files after whose change `setup` has to run again. */
async function changedInstallInputs(repository, { headTree, tree, setup, cwd = "" }) {
	const changed = changedManifests((await repository.differences(headTree, tree)).map(({ path }) => path));
	const own = readAlone.find(([command]) => command.test(setup))?.[1];
	if (own !== void 0) return changed.filter((path) => own.test(posix.basename(path)));
	const read = (path) => Promise.all([headTree, tree].map((each) => repository.readFile(each, path)));
	if (cmakeAlone.test(setup)) return (await read(posix.join(cwd, "CMakeLists.txt"))).some((text) => readsFiles.test(text ?? "file(")) ? changed : changed.filter((path) => ofC.test(path));
	const isNpm = npmAlone.test(setup);
	if (!isNpm && !othersAlone.test(setup)) return changed;
	const inputs = [];
	for (const path of changed) {
		const [before, after] = await read(path);
		if (makesStale(path, before, after)) inputs.push(path);
	}
	if (!isNpm) return inputs;
	const ownFolder = posix.join(cwd, ".").replace(/(?<=.)\/$/, "");
	if (!(await read(posix.join(ownFolder, "package.json"))).every(standsAlone)) return inputs;
	for (const folder of foldersAbove(ownFolder)) if (!(await read(posix.join(folder, "package.json"))).every((text) => text === void 0 || standsAlone(text))) return inputs;
	return inputs.filter((path) => !npmFiles.has(posix.basename(path)) || posix.dirname(path) === ownFolder);
}
/**
* All that an install reads of `tree` and that is other than in `headTree`: two trees with one `key` have the same installed. undefined:
* nothing is to be installed, or what it reads cannot be told.
*/
async function readByInstall(repository, install) {
	const { headTree, tree, setup, cwd = "" } = install;
	if (!npmAlone.test(setup) && !othersAlone.test(setup)) return void 0;
	const inputs = new Set(await changedInstallInputs(repository, install));
	if (inputs.size === 0) return void 0;
	const own = posix.join(cwd, ".").replace(/(?<=.)\/$/, "");
	for (const folder of [own, ...foldersAbove(own)]) {
		const read = (name) => repository.readFile(tree, posix.join(folder, name));
		for (const name of readsAnything) if (await read(name) !== void 0) return void 0;
		const manifest = await read("package.json");
		if (manifest === void 0 ? folder === own : !standsAlone(manifest) || leadsElsewhere.test(manifest)) return void 0;
		if (elsewhereBySetting.test(await read(".npmrc") ?? "")) return void 0;
	}
	const readIn = (folder, name) => repository.readFile(tree, posix.join(folder, name));
	if (setup.startsWith("yarn") && !await fillsNodeModules(own, readIn)) return void 0;
	const read = (await repository.differences(headTree, tree)).filter(({ path }) => inputs.has(path) || steersInstalls.test(path));
	const parts = read.map(async ({ path, toMode, toId }) => {
		const text = posix.basename(path) === "package.json" ? await repository.readFile(tree, path) : void 0;
		return [
			path,
			toMode,
			isObject(parsedJson(text ?? "")) ? toLockFile(text ?? "") : toId
		];
	});
	return {
		key: JSON.stringify([
			setup,
			cwd,
			...await Promise.all(parts)
		]),
		paths: read.map(({ path }) => path)
	};
}
/**
* Yarn's Plug'n'Play leads to packages in HOME, which no later layer has: so do its newer versions, unless they are told otherwise, and
* the first one where the manifest asks for it.
*/
async function fillsNodeModules(own, read) {
	const settings = (await Promise.all([own, ...foldersAbove(own)].map((folder) => read(folder, ".yarnrc.yml")))).filter((text) => text !== void 0);
	const linkers = settings.flatMap((text) => /^nodeLinker: ["']?([\w-]+)["']?\s*$/m.exec(text)?.[1] ?? []);
	if (settings.length > 0) return linkers[0] === "node-modules";
	const [lock = "", manifest = ""] = [await read(own, "yarn.lock"), await read(own, "package.json")];
	return lock.includes("# yarn lockfile v1") && !manifest.includes("\"installConfig\"");
}
/** Members wherever they lie, and code that runs with scripts off as well. */
const readsAnything = [
	"pnpm-workspace.yaml",
	".pnpmfile.cjs",
	".pnpmfile.js",
	".pnpmfile.mjs"
];
/** To packages outside the tree, or to such code under another name. */
const elsewhereBySetting = /virtual-store|pnpmfile/;
/** Where package managers of JavaScript take their settings from, and Yarn itself. */
const steersInstalls = /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|\.yarn\/.*|bunfig\.toml)$/;
/** To files of the repository, anywhere in a manifest. */
const leadsElsewhere = /\b(?:file|link|portal|workspace|patch|exec):|"patchedDependencies"|\.(?:tgz|tar)\b/;
/** They read what is theirs, and no manifest of another language beside it. */
const readAlone = [[/^go mod download$/, /^go\.(?:mod|sum|work|work\.sum)$/], [/^cargo fetch(?: --locked)?$/, /^Cargo\.(?:toml|lock)$/i]];
const cmakeAlone = /^cmake -S \. -B [\w-]+(?: -D\w+=ON)*$/;
/** What may read any file of the tree, or leads to what may. */
const readsFiles = /\b(?:file|execute_process|configure_file|add_subdirectory|find_package)\s*\(|\binclude\s*\([^)]*[./"$]/i;
const ofC = /(?:^|\/)(?:conanfile\.\w+|vcpkg\.json)$/;
/** npm in its own folder, by flags that lead to no other. */
const npmAlone = /^npm (?:ci|clean-install|install|i)(?: --(?:(?:no-)?(?:audit|fund|package-lock|save|progress)|ignore-scripts|legacy-peer-deps|force|prefer-offline|(?:include|omit|loglevel)=\w+))*$/;
/** They read the members of a workspace wherever those lie, so that each manifest counts. */
const othersAlone = /^(?:pnpm (?:install|i)|yarn(?: install)?|bun (?:install|ci|i))(?: --(?:(?:no-)?frozen-lockfile|immutable|ignore-scripts|prefer-offline|offline))*$/;
const npmFiles = /* @__PURE__ */ new Set([
	"package.json",
	"package-lock.json",
	"npm-shrinkwrap.json"
]);
const sections = listed$1("dependencies devDependencies optionalDependencies peerDependencies overrides resolutions");
/** A range of versions begins with `~` as well. */
const elsewhere = /"\s*(?:(?:file|link|portal|workspace):|[./]|~\/)/i;
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
		script: unlocked(withoutScripts(command.setup)),
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
/** What a layer needs to show `tree` over `from`: the files that differ, in a folder of their own below `place`. */
async function laidOver(repository, place, from, tree) {
	if (from === tree) return { deleted: [] };
	const over = await mkdtemp(join(place, "over-"));
	return {
		over,
		deleted: (await repository.exportOver(from, tree, over)).deleted
	};
}
/** And what the agent's shell and the tests reach anyway. */
function registries({ sandboxNetwork }) {
	return Array.isArray(sandboxNetwork) ? [...packageHosts, ...sandboxNetwork] : packageHosts;
}
// src/run-story/request.ts
/** Somebody asks for more than that the branch be green. */
function hasWishes({ code: { start } }) {
	if (start.kind !== "again") return false;
	return (start.hint ?? "") !== "" || start.reviewComments.length > 0 || Boolean(start.checks);
}
// src/sandbox/backend.ts
/** Before the program that holds a network namespace: loopback works in it. */
const loopbackUp = [
	"/bin/sh",
	"-c",
	"ip link set lo up && exec \"$@\"",
	"loopback-up"
];
// src/sandbox/own-command.ts
/** Runs a program of the machine for our own purposes: absolute path, empty environment, failure thrown with what it said. */
const folders$1 = [
	"/usr/bin",
	"/bin",
	"/usr/sbin",
	"/sbin"
];
/** Never looked for on PATH, where foreign code may have put its own. */
const findProgram = (name) => folders$1.map((folder) => join(folder, name)).find((path) => existsSync(path));
function program$1(name) {
	const path = findProgram(name);
	if (!path) throw new Error(`${name} is not installed`);
	return path;
}
const call$1 = promisify(execFile);
const mostOutputBytes = 67108864;
async function runOwn(name, args) {
	const env = {
		LC_ALL: "C.UTF-8",
		PATH: folders$1.join(":")
	};
	try {
		const path = isAbsolute(name) ? name : program$1(name);
		const { stdout } = await call$1(path, args, {
			env,
			maxBuffer: mostOutputBytes
		});
		return stdout.replace(/\n$/, "");
	} catch (cause) {
		const { stderr, message } = cause;
		throw new Error(`${name} failed: ${stderr?.trim() || message}`, { cause });
	}
}
// src/sandbox/cgroup.ts
/**
* Where root may write them, cgroups hold what a look every 200 ms cannot: a fork bomb and memory that grows in between. Version 2
* and version 1. The watchdog still names the limit; these lie a little above its own.
*/
const root = "/sys/fs/cgroup";
/** Undefined where groups cannot be made. `asRoot` starts a program as root. */
async function openCgroup(asRoot, limits) {
	const name = `${groupsOf(pidNamespace())}${process.pid}-${randomUUID()}`;
	const pids = Math.ceil(limits.processes * 1.25);
	const memory = Math.ceil(limits.memoryBytes * 1.05);
	const two = existsSync(join(root, "cgroup.controllers"));
	const make = two ? version2(name, pids, memory) : version1(name, pids, memory);
	const groups = two ? [join(root, name)] : ["pids", "memory"].map((controller) => join(root, controller, name));
	if (!await run([
		...asRoot,
		"/bin/sh",
		"-c",
		`${removeStale(root, pidNamespace())}\n${make}`
	])) {
		await run([
			...asRoot,
			"/bin/sh",
			"-c",
			remove(groups)
		]);
		return;
	}
	const [pidsGroup = "", memoryGroup = pidsGroup] = groups;
	const members = two ? "cgroup.procs" : "tasks";
	const memoryUsed = join(memoryGroup, two ? "memory.current" : "memory.usage_in_bytes");
	const memoryCounter = join(memoryGroup, two ? "memory.events" : "memory.oom_control");
	return {
		join: groups.map((group) => `echo 0 > ${group}/${members} || exit 125`).join("\n"),
		refusals: () => ({
			memory: count(memoryCounter, /^oom_kill (\d+)$/m),
			processes: count(join(pidsGroup, "pids.events"), /^max (\d+)$/m)
		}),
		used() {
			const processes = count(join(pidsGroup, "pids.current"), /^(\d+)$/m);
			const memoryBytes = count(memoryUsed, /^(\d+)$/m);
			return processes > 0 && memoryBytes > 0 ? {
				processes,
				memoryBytes
			} : void 0;
		},
		async [Symbol.asyncDispose]() {
			await run([
				...asRoot,
				"/bin/sh",
				"-c",
				remove(groups)
			]);
		}
	};
}
const version2 = (name, pids, memory) => `cd ${root} || exit 1
grep -qw memory cgroup.subtree_control && grep -qw pids cgroup.subtree_control || echo '+memory +pids' > cgroup.subtree_control || exit 1
mkdir ${name} && cd ${name} && echo ${pids} > pids.max && echo ${memory} > memory.max || exit 1
[ ! -e memory.swap.max ] || echo 0 > memory.swap.max`;
const version1 = (name, pids, memory) => `cd ${root} || exit 1
mkdir pids/${name} memory/${name} && echo ${pids} > pids/${name}/pids.max && echo ${memory} > memory/${name}/memory.limit_in_bytes`;
/** With a dot: a program from before the namespace was in the name sweeps `redgreen-*`, and would take these for stale. */
const groupsOf = (namespace) => `redgreen.${namespace}-`;
/** A number for the world whose process ids we see: another container's have the same numbers and mean others. */
function pidNamespace() {
	return /\d+/.exec(readlinkSync("/proc/self/ns/pid"))?.[0] ?? "0";
}
/**
* Groups of a parent that was killed: nobody else could remove them. Names hold its process id and the namespace that it counts
* in; of other namespaces only what is a week old is removed, because nobody here can tell who is alive there.
*/
const removeStale = (folder, namespace) => `for group in ${folder}/redgreen[.-]* ${folder}/pids/redgreen[.-]* ${folder}/memory/redgreen[.-]*; do
[ -d "$group" ] || continue
case \${group##*/} in ${groupsOf(namespace)}*)
pid=\${group##*/${groupsOf(namespace)}}
[ -d "/proc/\${pid%%-*}" ] || rmdir "$group" 2>/dev/null ;;
*) [ -z "$(find "$group" -maxdepth 0 -mtime +7)" ] || rmdir "$group" 2>/dev/null ;;
esac
done`;
/** What has just died may still be in it for a moment. */
const remove = (groups) => `for try in 1 2 3 4 5; do rmdir ${groups.join(" ")} 2>/dev/null; ${groups.map((group) => `[ ! -e ${group} ]`).join(" && ")} && break; sleep 0.1; done`;
function count(file, pattern) {
	try {
		return Number(pattern.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
	} catch {
		return 0;
	}
}
function run([file = "", ...args]) {
	return succeeds(runOwn(file, args));
}
// src/sandbox/environment.ts
/** The environment inside: an allow list, never the parent's with names taken out. */
/** Names taken over from the parent as they are. */
const taken = [
	"LANG",
	"LANGUAGE",
	"LC_ALL",
	"LC_CTYPE",
	"LC_MESSAGES",
	"LC_NUMERIC",
	"LC_TIME",
	"LC_COLLATE",
	"TZ"
];
/** Names of folders and flags of toolchains, taken over where the folder they name can be seen inside. */
const toolchainNames = [
	/^JAVA_HOME(_\d+_(X64|ARM64|arm64))?$/,
	/^GOROOT(_\d+_\d+_(X64|ARM64))?$/,
	/^(GRADLE|MAVEN|ANT|SCALA|KOTLIN)_HOME$/,
	/^(M2_HOME|DOTNET_ROOT|SWIFT_PATH|VCPKG_INSTALLATION_ROOT|CONDA|PLAYWRIGHT_BROWSERS_PATH)$/,
	/^ANDROID_(HOME|SDK_ROOT|NDK|NDK_HOME|NDK_ROOT|NDK_LATEST_HOME)$/,
	/^(CHROME_BIN|CHROME_PATH|CHROMEWEBDRIVER|GECKOWEBDRIVER|EDGEWEBDRIVER)$/,
	/^(RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/
];
/** How the network is reached; taken over for commands with the full network, and only where no password is in it. */
const networkNames = [
	/^(https?|all|no)_proxy$/i,
	/^npm_config_registry$/i,
	/^(PIP_(INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|DEFAULT_TIMEOUT)|UV_INDEX_URL|UV_DEFAULT_INDEX|GOPROXY)$/
];
/** Whom to trust: a company's proxy stands between a sandbox and each host that is listed, too. */
const certificateNames = [/^(SSL_CERT_FILE|SSL_CERT_DIR|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|PIP_CERT|CURL_CA_BUNDLE|GIT_SSL_CAINFO|CARGO_HTTP_CAINFO|npm_config_cafile)$/];
/** Where HOME lies inside, and who and where a command is: the same everywhere, and nobody's. */
const homeInside = "/home/user";
const userInside = "user";
const hostInside = "localhost";
function buildEnvironment(source) {
	const { parent, path, toolchainEnv, visible, user, home, tmp } = source;
	const given = Object.entries(parent).flatMap(([name, value]) => value ? [[name, value]] : []);
	const where = (matches) => Object.fromEntries(given.filter(([name, value]) => matches(name, value)));
	const always = {
		LANG: "C.UTF-8",
		...where((name) => taken.includes(name)),
		...where((name, value) => matchesAny(toolchainNames, name) && visible(value)),
		...toolchainEnv,
		PATH: path.join(":"),
		HOME: home,
		USER: user,
		LOGNAME: user,
		SHELL: "/bin/sh",
		TMPDIR: tmp,
		CI: "true",
		LSAN_OPTIONS: "detect_leaks=0",
		GIT_TERMINAL_PROMPT: "0"
	};
	const isUsable = (value) => !/:\/\/[^/]*@/.test(value) && (!value.startsWith("/") || visible(value));
	const listed = where((name, value) => matchesAny(certificateNames, name) && isUsable(value));
	return {
		always,
		listed,
		online: {
			...where((name, value) => matchesAny(networkNames, name) && isUsable(value)),
			...listed
		}
	};
}
const matchesAny = (patterns, name) => patterns.some((pattern) => pattern.test(name));
/** The parent's HOME: hidden inside, but toolchains may lie under it. */
const homeOf = (parent) => parent.HOME || homedir();
// src/sandbox/start.ts
/** How a command is started in a backend, and how what was started is ended. */
/**
* node:child_process and not execa: with a pipe open execa settles when the pipe closes, and what has called setsid holds it.
* A process group of its own, so that Ctrl-C in a terminal reaches us and not the command.
*/
function spawnWithLog(start, args, log) {
	const [file = "", ...rest] = start.argv;
	const nothing = openSync("/dev/null", "r+");
	const stdio = [
		"pipe",
		log,
		"pipe"
	];
	inherited ??= inheritedDescriptors();
	for (const fd of inherited) stdio[fd] = nothing;
	for (let fd = 3; fd < stdio.length; fd++) stdio[fd] ??= "ignore";
	try {
		return spawn(file, [...rest, ...args], {
			cwd: start.cwd,
			env: {},
			stdio,
			detached: true
		});
	} finally {
		closeSync(nothing);
	}
}
/** Above the watchdog's number, which can say what happened. */
function bounds(start, limits) {
	return {
		processes: start.sharesUser ? void 0 : Math.ceil(limits.processes * 1.25),
		fileBytes: limits.fileBytes
	};
}
const endAgainEveryMs = 100;
/** Ends it and goes on ending it until the timer is cleared. */
function keepEnding({ end }, pid) {
	const tryIt = () => void end(pid);
	tryIt();
	return setInterval(tryIt, endAgainEveryMs);
}
/** Settles when it has ended, or could not be started. */
function endOf$1(child) {
	return new Promise((resolve) => void child.once("close", () => resolve()).once("error", () => resolve()));
}
function kill(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}
/** A process of ours that lives until its stdin is closed, and keeps nobody alive. In a `group` of its own Ctrl-C does not reach it. */
async function holdProcess([file = "", ...args], group) {
	const child = spawn(file, args, {
		cwd: "/",
		env: {},
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		detached: group
	});
	let trouble = "";
	child.stderr.on("data", (chunk) => {
		trouble = (trouble + chunk.toString("utf8")).slice(0, 4096);
	});
	child.stdin.on("error", () => {});
	const ended = endOf$1(child);
	const said = await new Promise((resolve) => {
		child.stdout.once("data", (chunk) => resolve(`${chunk}`.trim()));
		ended.then(() => resolve(void 0));
	});
	child.unref();
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream.unref?.();
	return {
		pid: child.pid,
		said,
		trouble: trouble.trim(),
		async [Symbol.asyncDispose]() {
			child.ref();
			child.stdin.end();
			await ended;
		}
	};
}
/** They do not change; our own are closed on exec. */
let inherited;
/** Descriptors that whoever started us left open across exec: a command must not get them. Node marks only the low ones. */
function inheritedDescriptors() {
	const closedOnExec = 524288;
	return readdirSync("/proc/self/fd").map(Number).filter((fd) => {
		if (fd < 3) return false;
		try {
			const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8"))?.[1] ?? "";
			return (Number.parseInt(flags, 8) & closedOnExec) === 0;
		} catch {
			return false;
		}
	});
}
// src/sandbox/forwarder.ts
/** Plain JavaScript, given to `node -e`, so that it needs no file of ours. Ends when its stdin does, and with it the namespace. */
const program = `
const net = require('node:net');
const ports = JSON.parse(process.argv[1]);
let waiting = 0;
const ready = () => --waiting === 0 && console.log('ready ' + process.pid);
for (const { listen, socketPath } of ports) for (const host of ['127.0.0.1', '::1']) {
  waiting++;
  const server = net.createServer({ allowHalfOpen: true }, (inside) => {
    const outside = net.connect({ path: socketPath, allowHalfOpen: true });
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy());
    inside.pipe(outside).pipe(inside);
  });
  server.on('error', (error) => {
    if (host === '::1') return ready();
    console.error('port ' + listen + ': ' + error.message);
    process.exit(1);
  });
  server.listen(listen, host, ready);
}
process.stdin.resume().on('end', () => process.exit(0));
`;
/** `before` makes the namespace and brings its loopback up. Throws with what it said where that fails. */
async function holdNetwork(before, ports) {
	const held = await holdProcess([
		...before,
		process.execPath,
		"-e",
		program,
		JSON.stringify(ports)
	], true);
	const pid = Number(/^ready (\d+)/.exec(held.said ?? "")?.[1]);
	if (!pid) throw new Error(`The sandbox's network could not be made: ${held.trouble || "no word"}`);
	return {
		...held,
		pid
	};
}
/** A server of ours at the other end of such a socket. With it end its connections. */
async function serveOn(server, socketPath) {
	const open = /* @__PURE__ */ new Set();
	server.on("connection", (socket) => {
		open.add(socket);
		socket.on("close", () => open.delete(socket));
	});
	await new Promise((resolve, reject) => void server.once("error", reject).listen(socketPath, resolve));
	server.unref();
	return { async [Symbol.asyncDispose]() {
		for (const socket of open) socket.destroy();
		await new Promise((resolve) => server.close(() => resolve()));
	} };
}
// src/sandbox/etc.ts
/**
* The /etc inside: what names no secret. Files are copied into one folder, because thirty mounts cost 4 ms a command; large
* folders are mounted, because 800 new files cost 0.6 s on a busy disk.
*/
/** How names resolve, certificates, the linker, and what a language's packages put there. */
const files$1 = [
	/^(hosts|resolv\.conf|nsswitch\.conf|host\.conf|gai\.conf|protocols|services|mime\.types|magic|ca-certificates\.conf)$/,
	/^(ld\.so\.(cache|conf|conf\.d)|localtime|timezone|os-release|debian_version|lsb-release|bash\.bashrc|inputrc)$/,
	/^(chromium|chromium\.d|dotnet|fpc[\w.-]*\.cfg)$/
];
const filesBelow$2 = [
	"ssl/openssl.cnf",
	"maven/m2.conf",
	"maven/logging"
];
const folders = [/^(alternatives|fonts|ca-certificates|java|java-\d+-openjdk|python3|python3\.\d+|php|perl|erlang|ghc|R|julia|racket|nim)$/];
const foldersBelow = [
	"ssl/certs",
	"pki/tls/certs",
	"pki/ca-trust"
];
/** `into` is named `etc`. It is filled by a program of its own: forty new files are 8 to 20 ms, in which nothing else would go on here. */
function makeEtc(into, owner) {
	mkdirSync(into, { recursive: true });
	const names = readdirSync("/etc");
	const there = (patterns, below) => [...names.filter((name) => patterns.some((pattern) => pattern.test(name))), ...below].filter((name) => existsSync(join("/etc", name)));
	const mounted = there(folders, foldersBelow);
	const { passwd, group, user } = accounts(owner.uid, owner.gid);
	writeFileSync(join(into, "passwd"), passwd);
	writeFileSync(join(into, "group"), group);
	const mounts = mounted.map((name) => ({
		type: "read-only",
		from: join("/etc", name),
		to: join("/etc", name)
	}));
	const copied = fill(into, {
		files: there(files$1, filesBelow$2),
		folders: mounted
	});
	copied.catch(() => {});
	return {
		user,
		copied,
		mounts: [{
			type: "read-only",
			from: into,
			to: "/etc"
		}, ...mounts]
	};
}
/**
* Each file by what a link leads to: resolv.conf and localtime are often links to places that are not there inside; one within a folder
* stays a link. What cannot be read stays out. Of the folders only mount points are made.
*/
async function fill(into, { files, folders }) {
	const places = folders.map((name) => quoted(join(into, name)));
	const from = files.map((name) => join("/etc", name)).filter(isFileOrFolder);
	const make = `mkdir -p -- ${places.join(" ")} || exit 1`;
	const copy = `cp -pRH --parents -t ${quoted(dirname(into))} -- ${from.map(quoted).join(" ")}`;
	await runOwn("sh", ["-c", `${places.length > 0 ? make : ":"}\n${from.length > 0 ? copy : ":"}\nexit 0`]);
}
function isFileOrFolder(path) {
	const info = statSync(path, { throwIfNoEntry: false });
	return info !== void 0 && (info.isFile() || info.isDirectory());
}
/** The lines of passwd and group: foreign code sees itself, root and nobody, and HOME is the one inside. */
function accounts(uid, gid) {
	const user = uid === 0 ? "root" : userInside;
	const self = `${user}:x:${uid}:${gid}:${user}:${homeInside}:/bin/sh\n`;
	const root = uid === 0 ? "" : "root:x:0:0:root:/root:/bin/sh\n";
	const rootGroup = gid === 0 ? "" : "root:x:0:\n";
	return {
		user,
		passwd: `${root}${self}nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n`,
		group: `${rootGroup}${gid === 0 ? "root" : userInside}:x:${gid}:\nnogroup:x:65534:\n`
	};
}
// src/sandbox/output-pipe.ts
/** The pipe that a command prints into. Node can make none that a program can open again as `/dev/stdout`: its own are sockets. */
/** Of each run folder what one call makes at once: a call for each would be a tenth of a short command. */
const made = /* @__PURE__ */ new Map();
const atOnce$1 = 8;
/** Before the first command: while something else is waited for. */
function makePipesAhead(under) {
	const pipes = makePipes(under, atOnce$1, "622");
	pipes.catch(() => {});
	made.set(under, pipes);
	return pipes;
}
/** In `under`, a folder of ours, it is told inside to be `output` in there, in every run: a link of /proc keeps the name. */
async function openOutputPipe(under) {
	const free = under === void 0 ? await makePipe(tmpdir()) : await nextPipe(under);
	const path = under === void 0 ? free : join(under, "output");
	if (path !== free) renameSync(free, path);
	try {
		const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
		try {
			const writing = openSync(path, constants.O_WRONLY);
			let open = true;
			const given = () => {
				if (open) closeSync(writing);
				open = false;
			};
			return {
				reading,
				writing,
				given
			};
		} catch (error) {
			closeSync(reading);
			throw error;
		}
	} finally {
		unlinkSync(path);
	}
}
/** The folder is removed: nothing makes more in it once this has ended. */
async function forgetPipes(under) {
	await made.get(under)?.catch(() => void 0);
	made.delete(under);
}
async function nextPipe(under) {
	const pipes = made.get(under) ?? makePipesAhead(under);
	const forget = () => {
		if (made.get(under) === pipes) made.delete(under);
	};
	const next = (await pipes.catch((error) => {
		forget();
		throw error;
	})).pop();
	if (next !== void 0) return next;
	forget();
	return nextPipe(under);
}
async function makePipe(folder) {
	const [path = ""] = await makePipes(folder, 1, "600");
	return path;
}
async function makePipes(folder, count, mode) {
	const paths = Array.from({ length: count }, () => join(folder, `pipe-${randomUUID()}`));
	await runOwn("mkfifo", [
		"-m",
		mode,
		...paths
	]);
	return paths;
}
// src/sandbox/run-folder.ts
/** The private folder of one run, outside the tree: HOME, the frozen tree, layers, the throw-away git folders. */
/** Names below the run folder; mounts of overlays use them relative to it, where no `:` or `,` can be. */
const runNames = {
	home: "home",
	/** Compiled results that the tests of the base left in HOME; where there are no overlays, with what setup left there. */
	warm: "warm",
	frozen: "frozen",
	/** Mount point for the tree itself, while it is not frozen yet. */
	below: "below",
	layers: "layers",
	/** With a number: what a layer has kept. */
	kept: "kept",
	/** Mount point for the one layer of a command. */
	layer: "layer",
	git: "git",
	/** HOME and /tmp of the agent. */
	agent: "agent",
	etc: "etc"
};
/** Foreign code runs as who owns the tree where we are root, and as ourselves otherwise. */
async function ownerOf(tree) {
	const uid = process.getuid?.() ?? 0;
	if (uid !== 0) return {
		uid,
		gid: process.getgid?.() ?? 0,
		dropped: false
	};
	const info = await stat(tree);
	return {
		uid: info.uid,
		gid: info.gid,
		dropped: info.uid !== 0
	};
}
/** Of our things in a folder that is there already only HOME is kept. */
async function openRunFolder(runDir, owner) {
	mkdirSync(runDir, {
		recursive: true,
		mode: 448
	});
	chmodSync(runDir, 448);
	await forgetPipes(runDir);
	await clear(runDir, (name) => name !== runNames.home);
	for (const name of [
		runNames.home,
		runNames.warm,
		runNames.layers,
		runNames.git
	]) mkdirSync(join(runDir, name), { recursive: true });
	const etc = makeEtc(join(runDir, runNames.etc), owner);
	if (owner.dropped) await chown(join(runDir, runNames.home), owner.uid, owner.gid);
	return etc;
}
/** At the end. What is not ours stays. */
async function closeRunFolder(runDir) {
	await forgetPipes(runDir);
	await clear(runDir, () => true);
	await rmdir(runDir).catch(() => void 0);
}
const ours = /^(home|warm|frozen|below|layers?|kept-\d+|output|pipe-[-\w]{36}|git|agent|etc|filter\.bpf|scratch|root|image|image\.tar|empty|empty-file|user-namespace|holder\.sh|try\.log|(base|view-\d+)\.fstab|view-\d+\.args|net-\w{6})$/;
async function clear(runDir, which) {
	const names = (await readdir(runDir).catch(() => [])).filter((name) => ours.test(name) && which(name));
	for (const name of names) await removeTree(join(runDir, name));
}
/** Foreign code writes to it as the owner. */
async function handOver(folder, owner) {
	if (owner.dropped) await runOwn("chown", [
		"-hR",
		`${owner.uid}:${owner.gid}`,
		"--",
		folder
	]);
}
/** Copies a tree without its `.git`, byte for byte with modes, owners, links; unreadable files stay out. */
async function copyTree(from, to) {
	await mkdir(to, { recursive: true });
	const names = (await readdir(from, { encoding: "buffer" })).filter((name) => name.toString() !== ".git");
	const copy = [
		"cp",
		"-a",
		"--reflink=auto",
		"-t",
		to,
		"--"
	];
	if (names.length > mostNames || names.some((name) => !isText(name))) await runOwn("find", [
		from,
		...belowRoot,
		"-exec",
		...copy,
		"{}",
		"+"
	]).catch(onlyUnreadable);
	else if (names.length > 0) {
		const [program = "", ...options] = copy;
		await runOwn(program, [...options, ...names.map((name) => join(from, name.toString()))]).catch(onlyUnreadable);
	}
	sameRoot(from, to);
}
const mostNames = 200;
const belowRoot = [
	"-mindepth",
	"1",
	"-maxdepth",
	"1",
	"!",
	"-name",
	".git"
];
const isText = (name) => Buffer.from(name.toString()).equals(name);
/** Mode and owner of one folder for another that only we can reach. At once: a promise would wait for its turn beside what is loaded. */
function sameRoot(from, to) {
	const { mode, uid, gid } = statSync(from);
	chownSync(to, uid, gid);
	chmodSync(to, mode & 4095);
}
/** What the owner cannot read, the owner's tests cannot read either. */
function onlyUnreadable(error) {
	if (!error.message.replace(/^(find|cp) failed: /, "").split("\n").every((line) => /Permission denied$/.test(line))) throw error;
}
/** Removes the folder unless something is in it. */
async function removeIfEmpty(folder) {
	if ((await readdir(folder).catch(() => void 0))?.length === 0) await rm(folder, {
		recursive: true,
		force: true
	});
}
// src/sandbox/fstab.ts
/** Mounts as lines of a file for `mount --all --fstab`: one process for all of them, where one each would cost 0.8 ms. */
/** Lower, upper and work folder of the overlay that ends with its command; the memory is mounted on `scratch`. */
const scratch = {
	mount: "scratch",
	upper: "scratch/upper",
	work: "scratch/work",
	home: "scratch/home",
	none: "scratch/none"
};
/** The first two words for a view: how much memory its throw-away layer has, nothing where it has none, and what is copied there. */
function scratchFor(mounts, bytes) {
	const layer = mounts.find((mount) => mount.type === "throw-away");
	return layer === void 0 ? ["", ""] : [`${bytes}`, layer.by === "copy" ? layer.lower : ""];
}
/** Shell lines that make the memory for throw-away layers, of size `$1` where that is given; `$2` names a folder to copy, or nothing. */
const makeScratch = `if [ -n "$1" ]; then
mount -t tmpfs -o "size=$1,mode=755" scratch ${scratch.mount} &&
mkdir ${scratch.upper} ${scratch.work} ${scratch.home} ${scratch.none} || exit 125
[ -z "$2" ] || cp -a "$2/." ${scratch.home} || exit 125
fi`;
function fstab(mounts, options) {
	return mounts.map((mount, index) => line(mount, index, options)).join("");
}
function line(mount, index, options) {
	const at = options.staging?.(mount) ?? options.root + mount.to;
	const marks = options.userMarks ? ",userxattr" : "";
	switch (mount.type) {
		case "read-only": return entry(mount.from, at, "none", `bind,ro,nosuid,nodev${mkdir$1(mount.from)}`);
		case "writable": return entry(mount.from, at, "none", `rbind,nosuid,nodev${mkdir$1(mount.from)}`);
		case "memory": return entry(`memory${index}`, at, "tmpfs", `nosuid,nodev,size=${mount.sizeBytes},mode=${mount.mode},uid=${options.uid},gid=${options.gid},X-mount.mkdir`);
		case "cover": return mount.kind === "file" ? entry(options.emptyFile, at, "none", "bind,ro") : entry(`cover${index}`, at, "tmpfs", "size=64k,mode=555");
		case "layers": return (mount.lowerFrom ? entry(mount.lowerFrom, mount.lower, "none", "rbind") : "") + (mount.own ? entry(mount.own, runNames.layer, "none", "rbind") : "") + entry(`layers${index}`, at, "overlay", overlay(mount.lower, mount.upper, mount.work) + marks);
		case "throw-away":
			if (mount.by === "copy") return options.staging ? "" : entry(scratch.home, at, "none", "bind,nosuid,nodev");
			return (mount.hidden ? entry(scratch.none, mount.hidden, "none", "bind") : "") + entry(`throw-away${index}`, at, "overlay", overlay(mount.lower, scratch.upper, scratch.work) + marks);
		case "link": return "";
	}
}
const overlay = (lower, upper, work) => `nosuid,nodev,lowerdir=${lower},upperdir=${upper},workdir=${work},X-mount.mkdir`;
const entry = (source, target, type, options) => `${escaped(source)} ${escaped(target)} ${type} ${options} 0 0\n`;
/** Folders are made where they are missing; a file must have its place already. */
const mkdir$1 = (from) => lstatSync(from).isDirectory() ? ",X-mount.mkdir" : "";
/** fstab(5): white space and backslashes as octal. */
const escaped = (path) => path.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`);
// src/sandbox/landlock.ts
/**
* Two ways past the filter of system calls are files: `/proc/<id>/mem`, by which code under test rewrote its runner, and the pipe
* behind stdout, which `/proc/self/fd/1` opens for reading, so that one process took away what another had printed. Landlock
* (kernel 5.19) closes both: nothing below /proc is opened for writing, and nothing outside the view is opened but for writing to
* stdout. Where a kernel has none, Yama's `ptrace_scope` of 1 protects the memory of a runner from what it starts.
*/
/** Alike on every machine: landlock_create_ruleset, landlock_add_rule, landlock_restrict_self. */
const [createRuleset, addRule, restrictSelf] = [
	444,
	445,
	446
];
/** LANDLOCK_ACCESS_FS_\u2026; moving between folders is refused wherever it is not named. */
const [writeFile$1, readFile$1, moveBetween] = [
	2,
	4,
	8192
];
/** A line of perl that restricts its process; new privileges must be off before. A kernel without Landlock is let be. */
const landlockScript = [
	`if(syscall(${createRuleset},0,0,1)>=2){`,
	`my $h=pack("Q",${writeFile$1 | readFile$1 | moveBetween});my $s=syscall(${createRuleset},$h,8,0);`,
	`my $o=sub{my $b=pack("Ql",@_);syscall(${addRule},$s,1,$b,0)};`,
	`my $p=sub{my $f;opendir($f,$_[1]) and $o->($_[0],fileno $f)};`,
	`$p->(${readFile$1 | moveBetween},"/");opendir my $d,"/";`,
	`for(readdir $d){$p->(${writeFile$1},"/$_") if -d "/$_" and !/^(\\.\\.?|proc)$/}`,
	`$o->(${writeFile$1},1);$o->(${writeFile$1},2);`,
	`syscall(${restrictSelf},$s,0)==0 or exit 125}`
].join("");
/** Words before a program that start it restricted; none where the machine has no perl. */
function restricted() {
	const perl = findProgram("perl");
	if (perl === void 0) return [];
	return [
		perl,
		"-e",
		`${landlockScript}exec{$ARGV[0]}@ARGV or exit 125`
	];
}
// src/sandbox/process-table.ts
/** Reads /proc: who descends from whom. One file for each process, 15 \u00b5s each; `task/\u2026/children` is not in every kernel. */
const pageBytes = 4096;
/** Every live process below `root`, without `root` itself. */
function descendants(root) {
	const byParent = Map.groupBy(processTable(), ({ parent }) => parent);
	const found = [];
	const next = [root];
	for (let pid = next.pop(); pid !== void 0; pid = next.pop()) for (const child of byParent.get(pid) ?? []) {
		found.push(child);
		next.push(child.pid);
	}
	return found;
}
/** The process below `root` that is number 1 of its own PID namespace: with it dies everything inside, setsid or not. */
function namespaceInit(root) {
	return descendants(root).find(({ pid }) => isInit(pid))?.pid;
}
function processTable() {
	return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => readEntry(Number(name)) ?? []);
}
/** Fields of proc(5) stat after the command's name, which may itself hold spaces and brackets. */
function readEntry(pid) {
	const stat = readOrEmpty(`/proc/${pid}/stat`);
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	if (fields.length < 22) return void 0;
	return {
		pid,
		parent: Number(fields[1]),
		rssBytes: Number(fields[21]) * pageBytes
	};
}
/** What a process uses, shared pages by share. Undefined where the kernel does not tell us. */
function proportionalBytes(pid) {
	const kib = /^Pss:\s*(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
	return kib === void 0 ? void 0 : Number(kib) * 1024;
}
function isInit(pid) {
	const ids = /^NSpid:\s*(.+)$/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
	return ids.length > 1 && ids.at(-1) === "1";
}
function readOrEmpty(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
// src/sandbox/seccomp.ts
/**
* System calls that no command may make: the kernel's keyrings, which neither a user nor a PID namespace separates \u2013 the parent's
* session keys could be read inside, and a key added in one command is there in the next \u2013, three that reach past namespaces, and
* those that take hold of another process: code under test could rewrite its runner. A parent may still trace a child that asks
* for it. LeakSanitizer, which attaches to its own parent, gives up.
*/
/** In the run folder: the filter as the kernel reads it. */
const filterFile = "filter.bpf";
/** Numbers of asm/unistd.h. Each machine also runs programs of its 32-bit sibling, whose numbers differ. */
const x64 = {
	audit: 3221225534,
	addKey: 248,
	requestKey: 249,
	keyctl: 250,
	userfaultfd: 323,
	socket: 41,
	ptrace: 101,
	readMemory: 310,
	writeMemory: 311
};
const i386 = {
	audit: 1073741827,
	addKey: 286,
	requestKey: 287,
	keyctl: 288,
	userfaultfd: 374,
	socket: 359,
	ptrace: 26,
	readMemory: 347,
	writeMemory: 348
};
const arm64 = {
	audit: 3221225655,
	addKey: 217,
	requestKey: 218,
	keyctl: 219,
	userfaultfd: 282,
	socket: 198,
	ptrace: 117,
	readMemory: 270,
	writeMemory: 271
};
const arm = {
	audit: 1073741864,
	addKey: 309,
	requestKey: 310,
	keyctl: 311,
	userfaultfd: 388,
	socket: 281,
	ptrace: 26,
	readMemory: 376,
	writeMemory: 377
};
/** io_uring_setup, _enter, _register, pidfd_getfd: the same everywhere. */
const everywhere = [
	425,
	426,
	427,
	438
];
/** PTRACE_ATTACH, PTRACE_SEIZE. */
const attach = [16, 16902];
const machines = {
	x64: {
		architectures: [x64, i386],
		prctl: 157
	},
	arm64: {
		architectures: [arm64, arm],
		prctl: 167
	}
};
/** The program for the kernel (`struct sock_filter[]`); a reason where this machine's numbers are not known. */
function systemCallFilter(machine = process.arch) {
	const known = machines[machine];
	if (known === void 0) return `no system-call filter is known for ${machine}`;
	const all = known.architectures.flatMap((one) => withinArchitecture(one));
	return Buffer.concat([
		load(architectureAt),
		...all,
		give(errno.ENOSYS)
	]);
}
/** Numbers of this machine's calls that the self-test tries. */
function probedCalls(machine = process.arch) {
	return machines[machine]?.architectures[0];
}
/** Jumps over its own block where the architecture is another; what it does not name is allowed. */
function withinArchitecture({ audit, ...calls }) {
	const { addKey, requestKey, keyctl, userfaultfd, socket, ptrace, readMemory, writeMemory } = calls;
	const refused = [
		addKey,
		requestKey,
		keyctl,
		userfaultfd,
		readMemory,
		writeMemory,
		...everywhere
	];
	const byArgument = [
		instruction(jump.ifEqual, socket, 0, 3),
		load(firstArgumentAt),
		instruction(jump.ifEqual, familyVsock, 7, 0),
		give(allow),
		instruction(jump.ifEqual, ptrace, 0, 3),
		load(firstArgumentAt),
		...attach.map((request, at) => instruction(jump.ifEqual, request, attach.length - at + 2, 0))
	];
	const block = [
		load(numberAt),
		instruction(jump.ifAtLeast, 1073741824, refused.length + byArgument.length + 1, 0),
		...refused.map((number, at) => instruction(jump.ifEqual, number, refused.length - at + byArgument.length, 0)),
		...byArgument,
		give(allow),
		give(errno.ENOSYS),
		give(errno.EAFNOSUPPORT),
		give(errno.EPERM)
	];
	return [instruction(jump.ifEqual, audit, 0, block.length), ...block];
}
const numberAt = 0;
const architectureAt = 4;
const firstArgumentAt = 16;
const familyVsock = 40;
const allow = 2147418112;
/** SECCOMP_RET_ERRNO with the number: programs take it for a kernel without the call, and go on. */
const errno = {
	EPERM: 327681,
	ENOSYS: 327718,
	EAFNOSUPPORT: 327777
};
const jump = {
	ifEqual: 21,
	ifAtLeast: 53
};
const load = (at) => instruction(32, at, 0, 0);
const give = (value) => instruction(6, value, 0, 0);
function instruction(code, value, ifTrue, ifFalse) {
	const bytes = Buffer.alloc(8);
	bytes.writeUInt16LE(code, 0);
	bytes.writeUInt8(ifTrue, 2);
	bytes.writeUInt8(ifFalse, 3);
	bytes.writeUInt32LE(value, 4);
	return bytes;
}
/**
* Words of a shell line that put the filter on and start what follows, for a backend without bubblewrap: perl is on every Debian
* and Ubuntu (perl-base is essential), and `setpriv` takes no filter before util-linux 2.41. New privileges must be off before.
*/
function filtered(filter, machine = process.arch) {
	const prctl = machines[machine]?.prctl ?? -1;
	const script = [
		"my $f=pack(\"H*\",shift);",
		"my $p=pack(\"S x6 P\",length($f)/8,$f);",
		`syscall(${probedCalls(machine)?.keyctl ?? -1},1,0);`,
		`syscall(${prctl},22,2,$p,0,0)==0 or exit 125;`,
		`${landlockScript};`,
		"exec{$ARGV[0]}@ARGV or exit 125"
	].join("");
	return `${program$1("perl")} -e '${script}' ${filter.toString("hex")}`;
}
// src/sandbox/bubblewrap.ts
/**
* The first backend: bubblewrap, inside an outer user, mount and PID namespace of `unshare` that mounts the overlays (Debian's 0.8
* cannot) and that takes everything with it when it ends.
*/
/** A reason when this machine has no bubblewrap that will do. */
async function openBubblewrap(source) {
	const { owner } = source;
	if (owner.dropped) return `the tree belongs to user ${owner.uid}, and only namespaces made by root can change to it`;
	const bwrap = findProgram("bwrap");
	if (!bwrap) return "bubblewrap is not installed";
	const filter = systemCallFilter();
	if (typeof filter === "string") return filter;
	const asRoot = process.getuid?.() === 0 ? [] : void 0;
	const [said, cgroup] = await Promise.all([runOwn("bwrap", ["--version"]).catch(() => "unknown"), asRoot && openCgroup(asRoot, source.limits)]);
	const version = said.replace(/^bubblewrap /, "").trim();
	if (!hasDisableUserns(version)) {
		await cgroup?.[Symbol.asyncDispose]();
		return `bubblewrap ${version} is too old (0.8 is needed)`;
	}
	mkdirSync(join(source.runDir, scratch.mount), { recursive: true });
	writeFileSync(join(source.runDir, "empty-file"), "");
	writeFileSync(join(source.runDir, filterFile), filter);
	let views = 0;
	return {
		kind: "bubblewrap",
		description: `bubblewrap ${version}`,
		overlays: true,
		prepare: async (mounts, network) => {
			const file = `view-${++views}.fstab`;
			writeFileSync(join(source.runDir, file), overlays(mounts, source), { mode: 420 });
			const given = [...isolation(source.owner, network), ...view(source, [...source.base, ...mounts])];
			writeFileSync(join(source.runDir, `view-${views}.args`), given.map((one) => `${one}\0`).join(""), { mode: 420 });
			const each = start(source, bwrap, [...source.base, ...mounts], network, file, cgroup);
			return () => each;
		},
		hold: (ports) => holdNetwork([
			program$1("unshare"),
			"--user",
			"--map-root-user",
			"--net",
			"--",
			...loopbackUp
		], ports),
		async [Symbol.asyncDispose]() {
			await cgroup?.[Symbol.asyncDispose]();
		}
	};
}
/** `--disable-userns` came with 0.8. */
function hasDisableUserns(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	return major > 0 || minor >= 8;
}
/** `$1` and `$2` as `makeScratch` has them, `$3` the overlays; the rest is bubblewrap. */
const mountAndGo = (cgroup) => `${cgroup?.join ?? ""}
${makeScratch}
if [ -s "$3" ]; then mount --all --fstab "$3" || exit 125; fi
exec 7<"\${3%.fstab}.args" 8<${filterFile}
shift 3
exec "$@"`;
function start({ runDir, limits }, bwrap, mounts, network, file, cgroup) {
	const inner = [
		"--mount",
		"--pid",
		"--fork",
		"--mount-proc",
		"--kill-child",
		"--",
		"/bin/sh",
		"-c"
	];
	const first = [
		mountAndGo(cgroup),
		"mount-and-go",
		...scratchFor(mounts, limits.tmpBytes),
		file
	];
	return {
		argv: [
			...[
				...outer(network),
				...inner,
				...first
			],
			bwrap,
			"--args",
			"7",
			"--",
			...restricted()
		],
		cwd: runDir,
		refusals: cgroup?.refusals,
		used: cgroup?.used,
		end(pid) {
			const init = namespaceInit(pid);
			if (init !== void 0) kill(init);
		}
	};
}
/** Up to the flags of the last `unshare`: in a user namespace of its own, or in that of the held network, in which a user who has made it is root. */
function outer(network) {
	const [unshare, diesWithUs] = [program$1("unshare"), [
		program$1("setpriv"),
		"--pdeathsig",
		"KILL",
		"--"
	]];
	if (typeof network === "string") return [
		...diesWithUs,
		unshare,
		"--user",
		"--map-root-user"
	];
	const of = `/proc/${network.pid}/ns`;
	return [
		...[
			program$1("nsenter"),
			`--user=${of}/user`,
			`--net=${of}/net`,
			"--preserve-credentials",
			"--"
		],
		...diesWithUs,
		unshare
	];
}
const isolation = ({ uid, gid }, network) => [
	...[
		"--unshare-user",
		"--disable-userns",
		"--unshare-ipc",
		"--unshare-pid",
		"--unshare-uts",
		"--unshare-cgroup-try"
	],
	...network === "none" ? ["--unshare-net"] : [],
	...["--hostname", hostInside],
	...[
		"--die-with-parent",
		"--new-session",
		"--cap-drop",
		"ALL",
		"--uid",
		`${uid}`,
		"--gid",
		`${gid}`
	],
	...[
		"--proc",
		"/proc",
		"--ro-bind",
		"/proc/sys",
		"/proc/sys",
		"--dev",
		"/dev",
		"--seccomp",
		"8"
	],
	...existsSync("/proc/keys") ? [
		"--ro-bind",
		"empty-file",
		"/proc/keys"
	] : []
];
const view = ({ folders }, mounts) => [
	...folders.flatMap((folder) => ["--dir", folder]),
	...mounts.flatMap(toArguments),
	...[
		"--remount-ro",
		"/dev",
		"--remount-ro",
		"/"
	]
];
function toArguments(mount) {
	switch (mount.type) {
		case "read-only": return [
			"--ro-bind",
			mount.from,
			mount.to
		];
		case "writable": return [
			"--bind",
			mount.from,
			mount.to
		];
		case "memory": return [
			"--perms",
			mount.mode,
			"--size",
			`${mount.sizeBytes}`,
			"--tmpfs",
			mount.to
		];
		case "link": return [
			"--symlink",
			mount.target,
			mount.to
		];
		case "cover": return mount.kind === "file" ? [
			"--ro-bind",
			"empty-file",
			mount.to
		] : [
			"--perms",
			"0555",
			"--size",
			"65536",
			"--tmpfs",
			mount.to
		];
		case "layers":
		case "throw-away": return [
			"--bind",
			staged(mount),
			mount.to
		];
	}
}
function overlays(mounts, { owner }) {
	return fstab(mounts.filter(({ type }) => type === "layers" || type === "throw-away"), {
		root: "",
		userMarks: true,
		staging: staged,
		emptyFile: "empty-file",
		...owner
	});
}
/** Relative to the run folder. */
const staged = (mount) => mount.type === "layers" ? `${mount.upper}.merged` : scratch.home;
// src/sandbox/docker.ts
/**
* The third backend, for machines with a docker engine and nothing better: a container for each command, from an empty image into which
* the host's system folders are mounted read-only, so that toolchains are the host's. Layers and HOME are copies; the engine bounds
* processes and memory. Host lists and ports carried in need a network that a container cannot be given here: then this backend refuses.
*/
async function openDocker(source) {
	const docker = findProgram("docker") ?? "/usr/local/bin/docker";
	if (source.needsHeldNetwork) return "docker can neither filter hosts nor carry ports in: use sandbox-network none or full, no test-services, and agent anthropic or command";
	const engine = await runOwn(docker, [
		"version",
		"--format",
		"{{.Server.Version}}"
	]).catch((error) => error);
	if (engine instanceof Error) return `no docker engine answers (${engine.message.split("\n")[0]})`;
	const image = `redgreen-empty:${randomUUID()}`;
	await importImage(docker, image, source);
	return {
		kind: "docker",
		description: `docker ${engine.trim()}`,
		overlays: false,
		async prepare(mounts, network) {
			if (typeof network !== "string") throw new Error("docker has no held network");
			const all = [...source.base, ...mounts];
			return () => {
				const name = `redgreen-${randomUUID()}`;
				const remove = async () => void await succeeds(runOwn(docker, [
					"rm",
					"--force",
					name
				]));
				return {
					argv: [
						docker,
						"run",
						"--name",
						name,
						...dockerArguments(all, network, source),
						image,
						...firstProcess(all)
					],
					cwd: "/",
					end: remove,
					after: remove
				};
			};
		},
		async [Symbol.asyncDispose]() {
			await runOwn(docker, [
				"image",
				"rm",
				"--force",
				image
			]).catch(() => void 0);
		}
	};
}
/** Links like /bin \u2192 usr/bin, and the folders that are there and empty. */
async function importImage(docker, image, { runDir, base, folders }) {
	const folder = join(runDir, "image");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(runDir, "empty-file"), "");
	for (const mount of base) if (mount.type === "link") symlinkSync(mount.target, join(folder, mount.to));
	for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
	const etc = base.find((mount) => mount.type === "read-only" && mount.to === "/etc");
	if (etc?.type === "read-only") for (const name of [
		"hostname",
		"hosts",
		"resolv.conf"
	]) writeFileSync(join(etc.from, name), "", { flag: "a" });
	await runOwn("tar", [
		"--create",
		"--file",
		join(runDir, "image.tar"),
		"--directory",
		folder,
		"."
	]);
	await runOwn(docker, [
		"import",
		join(runDir, "image.tar"),
		image
	]);
}
/** Everything between `docker run` and the image. */
function dockerArguments(mounts, network, { runDir, owner, limits }) {
	const memory = `${limits.memoryBytes}`;
	return [
		...[
			"--rm",
			"--interactive",
			"--read-only",
			"--log-driver",
			"none"
		],
		...["--hostname", hostInside],
		...["--network", network === "none" ? "none" : "bridge"],
		...[
			"--cap-drop",
			"ALL",
			"--security-opt",
			"no-new-privileges",
			"--user",
			`${owner.uid}:${owner.gid}`
		],
		...[
			"--pids-limit",
			`${limits.processes}`,
			"--memory",
			memory,
			"--memory-swap",
			memory
		],
		...mounts.flatMap((mount) => mountArguments(mount, runDir, owner))
	];
}
function mountArguments(mount, runDir, { uid, gid }) {
	const bind = (from, to, readOnly) => {
		if (/[,"\n]/.test(from + to)) throw new Error(`docker cannot mount a path with a comma or a quote: ${from}`);
		return ["--mount", `type=bind,source=${from},target=${to}${readOnly ? ",readonly" : ""}`];
	};
	switch (mount.type) {
		case "read-only": return bind(mount.from, mount.to, true);
		case "writable": return bind(mount.from, mount.to, false);
		case "cover":
			if (mount.kind === "folder") return ["--tmpfs", `${mount.to}:ro,noexec,nosuid,nodev,mode=0755`];
			return bind(join(runDir, "empty-file"), mount.to, true);
		case "memory": return ["--tmpfs", `${mount.to}:rw,exec,nosuid,nodev,size=${mount.sizeBytes},mode=${mount.mode},uid=${uid},gid=${gid}`];
		case "throw-away": return [...bind(join(runDir, mount.lower), keptHome, true), ...["--tmpfs", `${mount.to}:rw,exec,nosuid,nodev,mode=0700,uid=${uid},gid=${gid}`]];
		case "link": return [];
		case "layers": throw new Error("docker has no overlays");
	}
}
const keptHome = "/run/home";
/**
* Process 1 of a container: a shell that waits, and so reaps what its command has orphaned (`--init` would mount a program into
* the image's /usr, which our /usr covers). Before that the throw-away HOME gets what setup has kept.
*/
function firstProcess(mounts) {
	const home = mounts.find((mount) => mount.type === "throw-away");
	return [
		"/bin/sh",
		"-c",
		`${home ? `cp -a ${keptHome}/. ${home.to} && ` : ""}"$@"; exit $?`,
		"first-process"
	];
}
// src/sandbox/limits.ts
/** What one command may use. A limit that is reached ends the command with `ended: 'limit'` and the limit's name. */
const logHeadBytes = 4194304;
const logTailBytes = 6291456;
const gib = 1024 ** 3;
const defaultLimits = {
	processes: 4096,
	memoryBytes: Math.floor(totalmem() * .85),
	fileBytes: 20 * gib,
	outputBytes: 16 * gib,
	freeMemoryBytes: Math.floor(totalmem() * .03),
	freeDiskBytes: 268435456,
	tmpBytes: Math.max(gib, Math.floor(totalmem() * .25))
};
/** The first limit that a command has reached, or undefined. */
function reachedLimit(limits, { root, printedBytes, used, writesTo }) {
	if (printedBytes > limits.outputBytes) return "output";
	const processes = used && used.processes <= limits.processes && used.memoryBytes <= limits.memoryBytes ? [] : descendants(root);
	if (processes.length > limits.processes) return "processes";
	if (freemem() < limits.freeMemoryBytes) return "memory";
	if (usedMemory(processes, limits.memoryBytes) > limits.memoryBytes) return "memory";
	return writesTo.some((path) => isFull(path, limits.freeDiskBytes)) ? "disk" : void 0;
}
/** Shared pages are counted once for each process at first; only where that is too much their shares are looked up, which costs more. */
function usedMemory(processes, limitBytes) {
	const resident = processes.reduce((sum, { rssBytes }) => sum + rssBytes, 0);
	if (resident <= limitBytes) return resident;
	return processes.reduce((sum, { pid, rssBytes }) => sum + (proportionalBytes(pid) ?? rssBytes), 0);
}
/** For whoever reads why a command was killed: seldom is it told, and these two are what it mostly was. */
function freeOf(writesTo) {
	try {
		const disks = writesTo.map((path) => {
			const { bavail, bsize } = statfsSync(path);
			return bavail * bsize;
		});
		return {
			diskBytes: Math.min(...disks),
			memoryBytes: freemem()
		};
	} catch {
		return;
	}
}
/** Space, or room for new files where the file system counts that. */
function isFull(path, freeBytes) {
	try {
		const { bavail, bsize, files, ffree } = statfsSync(path);
		return bavail * bsize < freeBytes || files > 0 && ffree < 2e3;
	} catch {
		return false;
	}
}
// src/sandbox/namespace-scripts.ts
/** The two shell scripts that root runs for the namespaces backend. Neither runs foreign code as root. */
/** Makes what every command shares: the read-only root, /dev, and a user namespace that allows no other below it. */
function holderScript({ base, folders, owner }) {
	return `set -e
cd "$1"
mount -t proc proc /proc
mount -t tmpfs -o size=64m,mode=755 root root
${places(base, folders)}
mount --all --fstab base.fstab
${coveredPlaces(base, folders)}
${devices}
mount -o remount,bind,ro root
${userNamespace(owner)}
echo ready
read -r until_closed || true
`;
}
/**
* `$1` and `$2` as `makeScratch` has them, `$3` run folder, `$4` network, `$5` mounts; the rest starts the launcher.
* Process 1 is a shell that reaps orphans, with arguments that are the same each time; the mounts of the host, and the name of the
* cgroup, are let go before anything foreign starts.
*/
function perCommand(owner, joinCgroup, throughFilter) {
	return `${joinCgroup}
cd "$3" || exit 125
if [ "$4" = none ]; then ip link set lo up || exit 125; fi
echo ${hostInside} > /proc/sys/kernel/hostname || exit 125
${makeScratch}
${owner.uid === 0 ? "" : `[ -z "$1" ] || chown ${owner.uid}:${owner.gid} ${scratch.upper} ${scratch.home} || exit 125`}
mount --all --fstab "$5" || exit 125
exec 9<user-namespace
cd root && pivot_root . . && umount -l . && cd / || exit 125
shift 5
exec unshare --cgroup /bin/sh -c '"$@"; exit $?' first nsenter --user=/proc/self/fd/9 -- setpriv --reuid=${owner.uid} --regid=${owner.gid} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- ${throughFilter} "$@"`;
}
/** Lines of every command's mounts. Root without capabilities may still write files that belong to root. */
const procLines = [
	"proc root/proc proc nosuid,nodev,noexec 0 0\n",
	...[
		"sys",
		"sysrq-trigger",
		"irq",
		"bus",
		"fs"
	].filter((name) => existsSync(`/proc/${name}`)).map((name) => `root/proc/${name} root/proc/${name} none bind,ro 0 0\n`),
	...existsSync("/proc/keys") ? ["empty-file root/proc/keys none bind,ro 0 0\n"] : []
].join("");
/** Mount points: nothing can be made below a root that is read-only. */
function places(base, folders) {
	const lines = base.map((mount) => {
		const at = quoted(`root${mount.to}`);
		if (mount.type === "link") return `ln -s ${quoted(mount.target)} ${at}`;
		return mount.type === "read-only" ? `place ${quoted(mount.from)} ${at}` : "";
	});
	return [
		"place() { if [ -d \"$1\" ]; then mkdir -p \"$2\"; else mkdir -p \"${2%/*}\"; : > \"$2\"; fi; }",
		`mkdir -p ${[
			...folders,
			"/proc",
			"/dev"
		].map((folder) => quoted(`root${folder}`)).join(" ")}`,
		...lines.filter((line) => line !== "")
	].join("\n");
}
/** Places below what is covered, before nothing can be written there any more. */
function coveredPlaces(base, folders) {
	return base.filter((mount) => mount.type === "cover" && mount.kind === "folder").map(({ to }) => {
		const below = folders.filter((folder) => isUnder(folder, to)).map((folder) => quoted(`root${folder}`));
		return `${below.length > 0 ? `mkdir -p ${below.join(" ")}\n` : ""}mount -o remount,bind,ro ${quoted(`root${to}`)}`;
	}).join("\n");
}
const devices = `mount -t tmpfs -o size=1m,mode=755,nosuid dev root/dev
mkdir root/dev/pts root/dev/shm
for name in null zero full random urandom tty; do : > root/dev/$name; mount --bind /dev/$name root/dev/$name; done
ln -s /proc/self/fd root/dev/fd
ln -s /proc/self/fd/0 root/dev/stdin
ln -s /proc/self/fd/1 root/dev/stdout
ln -s /proc/self/fd/2 root/dev/stderr
ln -s pts/ptmx root/dev/ptmx
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts root/dev/pts
mount -o remount,bind,ro root/dev`;
/** Written by root from outside, so that a machine that stops users' own user namespaces does not matter. */
function userNamespace({ uid, gid }) {
	const map = (id) => id === 0 ? "0 0 1" : `0 0 1\\n${id} ${id} 1`;
	return `unshare --user sleep 60 >/dev/null 2>&1 &
own=$(readlink /proc/self/ns/user)
until [ -e /proc/$!/ns/user ] && [ "$(readlink /proc/$!/ns/user)" != "$own" ]; do sleep 0.01; done
printf '${map(uid)}\\n' > /proc/$!/uid_map
printf '${map(gid)}\\n' > /proc/$!/gid_map
nsenter --user=/proc/$!/ns/user sh -c 'echo 0 > /proc/sys/user/max_user_namespaces'
mount --bind /proc/$!/ns/user user-namespace
kill $!`;
}
// src/sandbox/namespaces.ts
/**
* The second backend: namespaces made by root, ourselves or through passwordless sudo, for machines that have no bubblewrap or do
* not let users make user namespaces. A holder is prepared once; each command enters it and gets its own mount, PID, IPC, UTS and
* network namespace. The holder ends with us (its stdin closes), and with its PID namespace ends everything in it.
*/
const needed = [
	"unshare",
	"nsenter",
	"setpriv",
	"mount",
	"umount",
	"pivot_root",
	"ip",
	"env",
	"perl"
];
/** A reason when this machine does not let us. */
async function openNamespaces(source) {
	const asRoot = await rootPrefix();
	if (typeof asRoot === "string") return asRoot;
	try {
		for (const name of needed) program$1(name);
	} catch (error) {
		return error.message;
	}
	const filter = systemCallFilter();
	if (typeof filter === "string") return filter;
	const throughFilter = filtered(filter);
	const { runDir, owner, limits } = source;
	const options = {
		root: "root",
		userMarks: false,
		emptyFile: "empty-file",
		...owner
	};
	for (const folder of [scratch.mount, "root"]) mkdirSync(join(runDir, folder), { recursive: true });
	for (const file of ["empty-file", "user-namespace"]) writeFileSync(join(runDir, file), "");
	writeFileSync(join(runDir, "base.fstab"), fstab(source.base, options));
	writeFileSync(join(runDir, "holder.sh"), holderScript(source));
	const first = [
		"--mount",
		"--pid",
		"--fork",
		"--kill-child",
		"--",
		...[
			"/bin/sh",
			join(runDir, "holder.sh"),
			runDir
		]
	];
	const holder = await holdProcess([
		...asRoot,
		program$1("unshare"),
		...first
	], false);
	const holderPid = holder.pid === void 0 ? void 0 : namespaceInit(holder.pid);
	if (holder.said !== "ready" || holderPid === void 0) {
		holder[Symbol.asyncDispose]();
		return `root cannot make namespaces here: ${holder.said || holder.trouble || "it ended without a word"}`;
	}
	const cgroup = await openCgroup(asRoot, limits);
	let views = 0;
	return {
		kind: "namespaces",
		description: asRoot.length > 0 ? "namespaces made through sudo" : "namespaces made by root",
		overlays: true,
		async prepare(mounts, network) {
			const file = `view-${++views}.fstab`;
			writeFileSync(join(runDir, file), fstab(mounts, options) + procLines);
			const enter = [
				program$1("nsenter"),
				`--mount=/proc/${holderPid}/ns/mnt`,
				`--pid=/proc/${holderPid}/ns/pid`,
				...typeof network === "string" ? [] : [`--net=/proc/${network.pid}/ns/net`],
				"--"
			];
			const own = [
				"--mount",
				"--pid",
				"--ipc",
				"--uts",
				...network === "none" ? ["--net"] : []
			];
			const unshare = [
				program$1("unshare"),
				...own,
				"--fork",
				"--kill-child",
				"--"
			];
			const given = [
				...scratchFor(mounts, limits.tmpBytes),
				runDir,
				network === "none" ? "none" : "given",
				file
			];
			const script = [
				"/bin/sh",
				"-c",
				perCommand(owner, cgroup?.join ?? "", throughFilter),
				"enter",
				...given
			];
			const each = {
				argv: [
					...asRoot,
					...enter,
					...unshare,
					...script
				],
				cwd: "/",
				refusals: cgroup?.refusals,
				used: cgroup?.used,
				async end(pid) {
					const init = namespaceInit(pid);
					if (init !== void 0) await killAsRoot(asRoot, init);
				}
			};
			return () => each;
		},
		hold(ports) {
			const [uid, gid] = [process.getuid?.(), process.getgid?.()];
			const back = uid === 0 ? [] : [
				program$1("setpriv"),
				`--reuid=${uid}`,
				`--regid=${gid}`,
				"--clear-groups",
				"--"
			];
			return holdNetwork([
				...asRoot,
				program$1("unshare"),
				"--net",
				"--",
				...loopbackUp,
				...back
			], ports);
		},
		async [Symbol.asyncDispose]() {
			await holder[Symbol.asyncDispose]();
			await cgroup?.[Symbol.asyncDispose]();
		}
	};
}
/** sudo through `env -i`: it would put names of its own into the environment. */
async function rootPrefix() {
	if (process.getuid?.() === 0) return [];
	try {
		await runOwn("sudo", ["-n", "true"]);
		return [
			program$1("sudo"),
			"-n",
			program$1("env"),
			"-i"
		];
	} catch {
		return "neither root nor passwordless sudo";
	}
}
async function killAsRoot(asRoot, pid) {
	if (process.getuid?.() === 0) return kill(pid);
	const [sudo, ...rest] = asRoot;
	if (sudo) await runOwn("sudo", [
		...rest,
		program$1("kill"),
		"-KILL",
		`${pid}`
	]).catch(() => void 0);
}
const launcher = `given_n='
'
if [ "$1" = line ]; then IFS= read -r given_block; else given_block=$(head -c "$1"); fi
eval "$given_block"
[ "$2" = - ] || ulimit -p "$2" 2>/dev/null || ulimit -u "$2" || exit 125
ulimit -f "$3" && ulimit -c 0 || exit 125
printf 'started\\n' >&2
exec 2>&1 9<&-
cd -- "$given_cwd" || exit 126
unset OLDPWD
[ "$given_input" = yes ] || exec </dev/null
exec /bin/sh -c "$given_script"`;
const longestLineBytes = 4096;
/** Arguments after the backend's own, and what goes to stdin before the command's own input. */
function launch({ script, cwd, env, stdin, processes, fileBytes }) {
	const given = {
		given_cwd: cwd,
		given_input: stdin === void 0 ? "no" : "yes",
		given_script: script
	};
	const exported = Object.entries(env).map(([name, value]) => `export ${checkedName(name)}=${inLine(value)}`);
	const set = Object.entries(given).map(([name, value]) => `${name}=${inLine(value)}`);
	const block = Buffer.from(`${[...exported, ...set].join(";")}\n`);
	const length = block.length > longestLineBytes ? `${block.length}` : "line";
	const limits = [`${processes ?? "-"}`, `${Math.ceil(fileBytes / 512)}`];
	return {
		args: [
			"/bin/sh",
			"-c",
			launcher,
			"launcher",
			length,
			...limits
		],
		input: Buffer.concat([block, Buffer.from(stdin ?? "")])
	};
}
const inLine = (text) => quoted(text).replaceAll("\n", `'"$given_n"'`);
function checkedName(name) {
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) throw new Error(`not a variable name: ${JSON.stringify(name)}`);
	return name;
}
// src/sandbox/log-file.ts
/**
* The log of one command. The command gets a pipe, never the file: what it has printed it cannot take back or write over. What
* comes through is written by us, so memory stays flat; past head and tail the middle is cut out while it grows, and at the end the
* file is head, "N bytes left out", tail.
*/
const chunkBytes$1 = 262144;
async function openLog(path, { headBytes = logHeadBytes, tailBytes = logTailBytes, under, pipe: made } = {}) {
	const { O_RDWR, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
	const file = openSync(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW, 384);
	const pipe = made ?? await openOutputPipe(under).catch((error) => {
		closeSync(file);
		throw error;
	});
	let printed = 0;
	let written = 0;
	let failure;
	const mostBytes = headBytes + 2 * tailBytes + 8 * chunkBytes$1;
	const take = (bytes) => {
		printed += bytes.length;
		if (failure !== void 0) return;
		try {
			for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, written + at);
			written += bytes.length;
			if (written > mostBytes) written = dropMiddle(file, written, headBytes, tailBytes);
		} catch (error) {
			failure = error;
		}
	};
	const buffer = Buffer.alloc(chunkBytes$1);
	const onread = {
		buffer,
		callback: (length) => {
			take(buffer.subarray(0, length));
			return true;
		}
	};
	const socket = new Socket({
		fd: pipe.reading,
		readable: true,
		writable: false,
		onread
	});
	socket.on("error", () => {});
	return {
		fd: pipe.writing,
		given: pipe.given,
		printedBytes: () => printed,
		async finish() {
			pipe.given();
			if (!socket.destroyed) drain(pipe.reading, take);
			socket.destroy();
			try {
				if (failure !== void 0) throw failure;
				const leftOutBytes = printed > headBytes + tailBytes ? cutMiddle(file, {
					printed,
					written,
					headBytes,
					tailBytes
				}) : 0;
				return {
					logBytes: printed,
					leftOutBytes
				};
			} finally {
				closeSync(file);
			}
		}
	};
}
/** What is in the pipe now. Not until its end: a process that outlives the command may hold it open. */
function drain(fd, take) {
	const buffer = Buffer.alloc(chunkBytes$1);
	for (let rounds = 0; rounds < 64; rounds++) try {
		const length = readSync(fd, buffer, 0, chunkBytes$1, null);
		if (length === 0) return;
		take(buffer.subarray(0, length));
	} catch {
		return;
	}
}
/** The last `tailBytes` behind the head; returns the file's new length. */
function dropMiddle(file, size, headBytes, tailBytes) {
	const tail = bytesAt(file, tailBytes, size - tailBytes);
	writeSync(file, tail, 0, tailBytes, headBytes);
	ftruncateSync(file, headBytes + tailBytes);
	return headBytes + tailBytes;
}
function bytesAt(file, length, at) {
	const bytes = Buffer.alloc(length);
	readSync(file, bytes, 0, length, at);
	return bytes;
}
/** Cuts at line ends where there is one within 4 KiB. `written` is what the file has of the bytes printed. */
function cutMiddle(file, sizes) {
	const { printed, written, headBytes, tailBytes } = sizes;
	const head = bytesAt(file, headBytes, 0);
	const tail = bytesAt(file, tailBytes, written - tailBytes);
	const lastLine = head.lastIndexOf(10);
	const headEnd = lastLine > headBytes - 4096 ? lastLine + 1 : headBytes;
	const firstLine = tail.indexOf(10);
	const tailStart = firstLine >= 0 && firstLine < 4096 ? firstLine + 1 : 0;
	const leftOut = printed - headEnd - (tailBytes - tailStart);
	const note = Buffer.from(`${headEnd === headBytes ? "\n" : ""}[\u2026 ${leftOut} bytes left out \u2026]\n`);
	ftruncateSync(file, headEnd);
	writeSync(file, note, 0, note.length, headEnd);
	writeSync(file, tail, tailStart, tailBytes - tailStart, headEnd + note.length);
	return leftOut;
}
// src/sandbox/process.ts
/** In `standby`, if it still waits for such a command; else in a sandbox that is started now. */
async function runProcess(job, standby) {
	const begun = performance.now();
	const { start } = job;
	const env = {
		...job.env,
		...start.env
	};
	const { script, directory: cwd, stdin } = job;
	const { args, input } = launch({
		script,
		cwd,
		env,
		stdin,
		...bounds(start, job.limits)
	});
	const ready = job.signal?.aborted ? void 0 : standby?.take(args);
	if (ready === void 0) await standby?.end();
	const log = await openLog(job.logPath, {
		under: job.runDir,
		pipe: ready?.pipe
	}).catch(async (error) => {
		await ready?.end();
		if (ready !== void 0) closeSync(ready.pipe.reading);
		throw error;
	});
	if (job.signal?.aborted) {
		await ready?.end();
		return {
			exitCode: null,
			ended: "cancelled",
			durationMs: 0,
			...await log.finish()
		};
	}
	const refused = countFrom(start.refusals);
	const child = ready?.child ?? spawnWithLog(start, args, log.fd);
	log.given();
	const trouble = firstText(child);
	child.stdin?.on("error", () => {});
	child.stdin?.end(input);
	job.onStarted?.();
	const watched = watch(child, job, () => log.printedBytes(), refused);
	const { code, cause } = await exitOf(child);
	const ended = watched.stop() ?? (code === 0 ? void 0 : refused());
	const left = code === 137 || ended?.ended === "limit" ? freeOf(job.writesTo) : void 0;
	const free = left === void 0 ? {} : { free: left };
	await start.after?.();
	const bytes = await log.finish();
	const durationMs = Math.round(performance.now() - begun);
	if (ended) return {
		exitCode: null,
		...ended,
		...free,
		durationMs,
		...bytes
	};
	const said = await trouble();
	if (!said.startsWith("started\n")) {
		if (ready !== void 0) return runProcess(job);
		throw new Error(`The sandbox could not start the command: ${said.trim() || `exit code ${code}`}`, { cause });
	}
	return {
		exitCode: code,
		ended: "exited",
		...free,
		durationMs,
		...bytes
	};
}
const lookEveryMs = 200;
/** Ends the command for the first reason that comes up, and goes on ending it until it has exited. */
function watch(child, job, printedBytes, refused) {
	let ended;
	let again;
	const { pid } = child;
	const end = (reason) => {
		if (ended || pid === void 0) return;
		ended = reason;
		again = keepEnding(job.start, pid);
	};
	const onAbort = () => end({ ended: "cancelled" });
	job.signal?.addEventListener("abort", onAbort);
	const deadline = setTimeout(() => end({ ended: "timed-out" }), Math.min(job.timeoutMs, 2 ** 31 - 1));
	const looking = setInterval(() => {
		if (pid === void 0 || ended) return;
		const used = job.start.used?.();
		const limit = reachedLimit(job.limits, {
			root: pid,
			printedBytes: printedBytes(),
			used,
			writesTo: job.writesTo
		});
		const reason = limit ? {
			ended: "limit",
			limit
		} : refused();
		if (reason) end(reason);
	}, lookEveryMs);
	return { stop() {
		job.signal?.removeEventListener("abort", onAbort);
		clearTimeout(deadline);
		clearInterval(looking);
		clearInterval(again);
		return ended;
	} };
}
/** The limit that the kernel has enforced since now. */
function countFrom(refusals) {
	const before = refusals?.();
	return () => {
		const now = refusals?.();
		if (!before || !now) return void 0;
		if (now.memory > before.memory) return {
			ended: "limit",
			limit: "memory"
		};
		return now.processes > before.processes ? {
			ended: "limit",
			limit: "processes"
		} : void 0;
	};
}
function exitOf(child) {
	return new Promise((resolve) => {
		child.on("error", (cause) => resolve({
			code: null,
			cause
		}));
		child.on("exit", (code, signal) => resolve({ code: code ?? 128 + (signal ? constants$1.signals[signal] : 0) }));
	});
}
/** Keeps the first 4 KiB of stderr and reads the rest away. Waits for its end, but not for long. */
function firstText(child) {
	let text = "";
	child.stderr?.on("data", (chunk) => {
		if (text.length < 4096) text += chunk.toString("utf8");
	});
	const closed = new Promise((resolve) => child.on("close", () => resolve()));
	return async () => {
		if (!text.startsWith("started\n")) await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))]);
		child.stderr?.destroy();
		return text;
	};
}
// src/sandbox/throw-away-git.ts
/** The `.git` that commands see: made for them, never read back. The real one lies covered beneath it. */
const insideGit = "/run/git";
const insideObjects = (index) => `/run/objects/${index}`;
const mostObjects = 8;
/** Mount points, made before the root becomes read-only. */
const gitFolders = [insideGit, ...Array.from({ length: mostObjects }, (_, index) => insideObjects(index))];
async function gitPlaceOf(tree) {
	const info = await lstat(join(tree, ".git")).catch(() => void 0);
	if (!info) return "none";
	return info.isDirectory() ? "folder" : "file";
}
/** Makes one throw-away git folder and says how to lay it over the tree's. Without `fill` the tree's `.git` is covered. */
async function throwAwayGit({ tree, place, fill, owner }, into) {
	const at = join(tree, ".git");
	if (!fill) return place === "none" ? [] : [{
		type: "cover",
		to: at,
		kind: place
	}];
	const folder = join(into, "git");
	const objects = ((await fill(folder))?.objects ?? []).slice(0, mostObjects);
	mkdirSync(join(folder, "objects", "info"), { recursive: true });
	const alternates = objects.map((_, index) => `${insideObjects(index)}\n`).join("");
	if (objects.length > 0) writeFileSync(join(folder, "objects/info/alternates"), alternates);
	await handOver(folder, owner);
	const borrowed = objects.flatMap((from, index) => borrow(from, insideObjects(index)));
	if (place !== "file") return [{
		type: "writable",
		from: folder,
		to: at
	}, ...borrowed];
	const from = join(into, "git-file");
	await writeFile(from, `gitdir: ${insideGit}\n`);
	return [
		{
			type: "writable",
			from: folder,
			to: insideGit
		},
		{
			type: "read-only",
			from,
			to: at
		},
		...borrowed
	];
}
/** Every folder is borrowed by name; where one borrows itself, git would complain of a path that is not there inside. */
function borrow(from, to) {
	const cover = existsSync(join(from, "info/alternates")) ? [{
		type: "cover",
		to: join(to, "info/alternates"),
		kind: "file"
	}] : [];
	return [{
		type: "read-only",
		from,
		to
	}, ...cover];
}
/** Where the tree had no `.git`, the mount point must be there, and goes at the end. */
async function makeGitMountPoint(tree, place) {
	const at = join(tree, ".git");
	if (place === "file") await writeFile(at, "");
	else await mkdir(at, { recursive: true });
}
const dropGitMountPoint = (tree) => removeIfEmpty(join(tree, ".git"));
// src/sandbox/unconfined.ts
/**
* `sandbox: none`, only when asked for: the allow-listed environment and the limits hold, isolation does not. Commands of a layer
* run in a copy of the tree, because nothing can be mounted at the tree's own path.
*/
const tagName = "COMMAND_ID";
function openUnconfined({ runDir }) {
	return {
		kind: "none",
		description: "no sandbox",
		overlays: false,
		async prepare() {
			return () => {
				const tag = randomUUID();
				const endTagged = () => {
					const tagged = processTable().filter(({ pid }) => hasTag(pid, tag));
					for (const { pid } of tagged) kill(pid);
					return tagged.length;
				};
				return {
					argv: [
						program$1("setpriv"),
						"--pdeathsig",
						"KILL",
						"--"
					],
					sharesUser: true,
					cwd: runDir,
					env: { [tagName]: tag },
					end(pid) {
						for (const { pid: below } of descendants(pid)) kill(below);
						endTagged();
						kill(pid);
					},
					async after() {
						for (let look = 0; look < 50 && endTagged() > 0; look++) await new Promise((resolve) => setTimeout(resolve, 5));
					}
				};
			};
		},
		async [Symbol.asyncDispose]() {}
	};
}
function hasTag(pid, tag) {
	try {
		return readFileSync(`/proc/${pid}/environ`, "latin1").includes(`${tagName}=${tag}`);
	} catch {
		return false;
	}
}
// src/sandbox/view.ts
/**
* What can be seen inside, as a list of mounts that each backend carries out its own way, in order: the system read-only, a named
* list of /etc, toolchains, then what is writable. HOME, /tmp, /run, other homes and the runner's files are simply not there.
*/
const system = [...[
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib32",
	"/lib64",
	"/libx32",
	"/opt",
	"/nix",
	"/snap"
], "/var/lib/ghc"];
/** Folders of the host that are visible to begin with. */
const systemRoots = () => system.filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink());
/** The system: the same for every command. */
function baseMounts(hidden) {
	const mounts = [];
	for (const path of system) {
		if (!existsSync(path)) continue;
		if (lstatSync(path).isSymbolicLink()) mounts.push({
			type: "link",
			target: readlinkSync(path),
			to: path
		});
		else mounts.push({
			type: "read-only",
			from: path,
			to: path
		}, ...covers(path, path, hidden));
	}
	return mounts;
}
/** A folder to read, at its own path, without what is hidden in it. */
const seen = (path, hidden) => existsSync(path) ? [{
	type: "read-only",
	from: path,
	to: path
}, ...covers(path, path, hidden)] : [];
/** What must be hidden below a folder that is mounted from `from` to `to`. */
function covers(from, to, hidden) {
	return hidden.filter((path) => path !== from && isUnder(path, from) && existsSync(path)).map((path) => ({
		type: "cover",
		to: to + path.slice(from.length),
		kind: lstatSync(path).isDirectory() ? "folder" : "file"
	}));
}
const memoryFolders = [
	"/tmp",
	"/var/tmp",
	"/dev/shm"
];
/** Fresh for every command. */
const memoryMounts = (sizeBytes) => memoryFolders.map((to) => ({
	type: "memory",
	to,
	sizeBytes,
	mode: "1777"
}));
/** /run is empty and cannot be written; nor can anything outside the tree, HOME and the memory folders. */
const emptyFolders = [
	"/run",
	"/home",
	"/root",
	"/mnt",
	"/srv",
	"/media"
];
// src/sandbox/choose-backend.ts
/** The isolation ladder: each backend is tried with a real command in a real view before it is taken. */
/** `tries` runs a first command in what could be taken, and tells its trouble. */
async function chooseBackend(given, limits = defaultLimits, tries = tried) {
	if (process.platform !== "linux") return refused(`commands are run on Linux only, and this is ${process.platform}`, "Use a Linux machine, container or WSL.");
	const options = {
		...given,
		tree: realpathSync(given.tree)
	};
	mkdirSync(options.runDir, {
		recursive: true,
		mode: 448
	});
	const runDir = realpathSync(options.runDir);
	if (isUnder(runDir, options.tree)) return refused("the run folder lies inside the work tree", "Name a folder outside it.");
	const owner = await ownerOf(options.tree);
	const etc = await openRunFolder(runDir, owner);
	makePipesAhead(runDir);
	const home = homeOf(options.environment);
	const hidden = [...options.hidden, ...runnerFolders()].filter((path) => existsSync(path)).map((path) => realpathSync(path));
	const closed = [
		home,
		"/home",
		"/root",
		"/tmp",
		"/var/tmp",
		"/run",
		"/var/run",
		"/proc",
		"/sys",
		"/dev"
	];
	const toolchains = findToolchains(options.environment, {
		home,
		systemRoots: systemRoots(),
		closed,
		hidden
	});
	for (const folder of options.readable) if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
	const ofAgent = options.readable.map((path) => realpathSync(path));
	const readable = toolchains.roots;
	const covered = [...hidden, ...toolchains.covered];
	const roots = [
		...systemRoots(),
		...certificates,
		...readable,
		...ofAgent,
		options.tree
	];
	const unconfined = options.choice === "none";
	const movable = covered.find((path) => isUnder(path, options.tree) && ![path, dirname(path)].includes(options.tree));
	if (movable !== void 0 && !unconfined) {
		await Promise.all([forgetPipes(runDir), etc.copied]);
		return refused(`${movable} must not be seen, and lies below a folder of the work tree, which a command can rename`, "Keep it outside the repository.");
	}
	const environment = buildEnvironment({
		parent: options.environment,
		path: unconfined ? (options.environment.PATH ?? "").split(":") : toolchains.path,
		toolchainEnv: toolchains.env,
		visible: (path) => unconfined || roots.some((root) => isUnder(path, root)),
		user: etc.user,
		home: unconfined ? join(runDir, runNames.home) : homeInside,
		tmp: unconfined ? tmpdir() : "/tmp"
	});
	const ours = [
		...emptyFolders,
		...gitFolders,
		homeInside,
		"/tmp",
		"/var/tmp"
	];
	const source = {
		runDir,
		base: [
			...baseMounts(covered),
			...etc.mounts,
			...readable.filter((path) => !isBelowMemory(path)).flatMap((path) => seen(path, covered))
		],
		folders: [
			...ours,
			...[...readable, ...ofAgent].filter(isFolder),
			options.tree
		],
		owner,
		limits,
		needsHeldNetwork: typeof options.network !== "string" || options.services.length > 0 || options.carriesPorts === true
	};
	const context = {
		ok: true,
		options,
		source,
		environment,
		toolchains,
		hidden: covered,
		shared: [...memoryMounts(limits.tmpBytes), ...readable.filter(isBelowMemory).flatMap((path) => seen(path, covered))],
		forAgent: ofAgent.flatMap((path) => seen(path, covered))
	};
	if (unconfined) return {
		...context,
		backend: openUnconfined(source),
		overlay: false
	};
	const reasons = [];
	for (const { kind, open } of ladder) {
		if (options.choice !== "auto" && options.choice !== kind) continue;
		const backend = await open(source).catch((error) => error.message);
		await etc.copied;
		if (typeof backend === "string") {
			reasons.push(`${kind}: ${backend}`);
			continue;
		}
		let trouble;
		for (const overlay of backend.overlays ? [true, false] : [false]) {
			const opened = {
				...context,
				backend,
				overlay
			};
			const failed = await tries(opened);
			if (failed === void 0) return opened;
			trouble ??= failed;
		}
		await backend[Symbol.asyncDispose]();
		reasons.push(`${kind}: ${trouble}`);
	}
	await forgetPipes(runDir);
	return refused(`no sandbox works here (${reasons.join("; ")})`, "Install bubblewrap (apt-get install bubblewrap), or allow passwordless sudo; a container needs the `security_opt` of the worker in compose.yaml; without isolation only with `sandbox: none`.");
}
/** Where variables name certificates: parts of /etc that can be seen inside. */
const certificates = [
	"/etc/ssl/certs",
	"/etc/pki/tls/certs",
	"/etc/pki/ca-trust"
];
const ladder = [
	{
		kind: "bubblewrap",
		open: openBubblewrap
	},
	{
		kind: "namespaces",
		open: openNamespaces
	},
	{
		kind: "docker",
		open: openDocker
	}
];
const refused = (reason, fix) => ({
	ok: false,
	reason,
	fix
});
/** Fails where HOME is no overlay that hides, replaces and makes a folder. */
const overlayScript = "cd \"$HOME\" && rm -rf try && mkdir try && echo new > try/file";
/** Runs that alone, in a view of the tree; the trouble, or undefined. */
async function tried({ backend, source, options, shared, overlay }) {
	const script = overlay ? overlayScript : "true";
	const home = overlay ? {
		type: "throw-away",
		by: "overlay",
		lower: runNames.home,
		to: homeInside
	} : {
		type: "writable",
		from: join(source.runDir, runNames.home),
		to: homeInside
	};
	try {
		const tree = {
			type: "writable",
			from: options.tree,
			to: options.tree
		};
		const { exitCode } = await runProcess({
			script,
			start: (await backend.prepare([
				...shared,
				tree,
				home
			], "none"))(),
			directory: "/",
			env: {
				HOME: homeInside,
				PATH: "/usr/bin:/bin"
			},
			logPath: join(source.runDir, "try.log"),
			runDir: source.runDir,
			timeoutMs: 2e4,
			limits: source.limits,
			writesTo: []
		});
		return exitCode === 0 ? void 0 : `a first command ended with ${exitCode}`;
	} catch (error) {
		return error.message;
	}
}
/** The others are mounted once, with the system. */
const isBelowMemory = (path) => memoryFolders.some((folder) => isUnder(path, folder));
const isFolder = (path) => statSync(path).isDirectory();
/** A self-hosted runner's own folder holds its credentials. */
const runnerFolders = () => existsSync("/opt") ? readdirSync("/opt").map((name) => join("/opt", name)).filter((path) => existsSync(join(path, ".credentials"))) : [];
// src/sandbox/host-list.ts
/** Which hosts a command may reach: names, `*.name`, each with an optional port; addresses only where they are listed themselves. */
function hostList(entries) {
	const rules = entries.map(parse);
	return { allows(host, port) {
		const name = host.toLowerCase().replace(/\.$/, "").replace(/^\[|\]$/g, "");
		return rules.some((rule) => matches(rule, name) && (rule.port ? rule.port === port : port === 80 || port === 443));
	} };
}
function parse(entry) {
	const [, host = "", port] = /^(.*?|\[.*\])(?::(\d+))?$/.exec(entry.trim().toLowerCase()) ?? [];
	const wildcard = host.startsWith("*.");
	return {
		name: (wildcard ? host.slice(2) : host).replace(/^\[|\]$/g, "").replace(/\.$/, ""),
		wildcard,
		port: port === void 0 ? void 0 : Number(port)
	};
}
/** `*.example.com` is every host below it and not itself; no wildcard reaches an address. */
const matches = ({ name, wildcard }, host) => wildcard ? host.endsWith(`.${name}`) && isIP(host) === 0 : host === name;
/**
* Addresses that no listed name may lead to: this machine, its link, and where clouds keep their credentials. Private ranges
* stay possible, because a listed registry may lie there.
*/
function isForbiddenAddress(address) {
	const plain = address.toLowerCase().replace(/^::ffff:/, "");
	return forbidden.some((pattern) => pattern.test(plain));
}
const forbidden = [
	/^0\./,
	/^127\./,
	/^169\.254\./,
	/^100\.100\.100\.200$/,
	/^168\.63\.129\.16$/,
	/^192\.0\.0\.192$/,
	/^(22[4-9]|23\d|255)\./,
	/^::1?$/,
	/^fe[89ab][0-9a-f]:/,
	/^fd00:ec2::/,
	/^ff/
];
// src/sandbox/networks.ts
/** The network of one kind of command: nothing, everything, or a held namespace with ports to a filtering proxy and to services. */
/** Where the proxy listens inside: above the range that programs get ports from. */
const proxyPort = 61080;
/** Only for what needs more than an empty namespace. `hold` makes the namespace with these ports. */
async function openNetwork(hosts, services, runDir, hold) {
	await using opening = new AsyncDisposableStack();
	const folder = await mkdtemp(runDir.length < 70 ? join(runDir, "net-") : join(tmpdir(), "redgreen-net-"));
	opening.defer(() => rm(folder, {
		recursive: true,
		force: true
	}));
	const ports = [];
	for (const port of services) {
		const socketPath = join(folder, `${port}.sock`);
		opening.use(await openRelay(socketPath, port));
		ports.push({
			listen: port,
			socketPath
		});
	}
	const socketPath = join(folder, "proxy.sock");
	const proxy = hosts === "none" ? void 0 : opening.use(await openHostProxy(socketPath, hosts));
	if (proxy) ports.push({
		listen: proxyPort,
		socketPath
	});
	const held = opening.use(await hold(ports));
	const opened = opening.move();
	const { refused = /* @__PURE__ */ new Set() } = proxy ?? {};
	return {
		held,
		env: proxy ? proxyEnv : {},
		refused,
		[Symbol.asyncDispose]: () => opened.disposeAsync()
	};
}
/** Loaded only here: an import of node:http brings fetch along, 30 ms at every start. */
async function openHostProxy(socketPath, hosts) {
	const { openProxy } = await import("./action-agent.js").then((n) => n.r);
	return openProxy(socketPath, hostList(hosts));
}
const url = `http://127.0.0.1:${proxyPort}`;
const proxyEnv = {
	http_proxy: url,
	https_proxy: url,
	HTTP_PROXY: url,
	HTTPS_PROXY: url,
	YARN_HTTP_PROXY: url,
	YARN_HTTPS_PROXY: url,
	no_proxy: "localhost,127.0.0.1,::1",
	NO_PROXY: "localhost,127.0.0.1,::1",
	NODE_USE_ENV_PROXY: "1"
};
/** A Unix socket that leads to a port of this machine. */
function openRelay(socketPath, port) {
	return serveOn(createServer({ allowHalfOpen: true }, (inside) => {
		const service = connect({
			host: "localhost",
			port,
			allowHalfOpen: true
		});
		inside.on("error", () => service.destroy()).on("close", () => service.destroy());
		service.on("error", () => inside.destroy()).on("close", () => inside.destroy());
		inside.pipe(service).pipe(inside);
	}), socketPath);
}
// src/sandbox/standby.ts
/** Undefined where commands of a backend need something done once they have ended: that is made for each by itself. */
async function openStandby(start, { limits, runDir }) {
	if (start.after !== void 0) return void 0;
	const { args } = launch({
		script: "",
		cwd: "/",
		env: {},
		stdin: void 0,
		...bounds(start, limits)
	});
	const pipe = await openOutputPipe(runDir);
	const child = spawnWithLog(start, args, pipe.writing);
	pipe.given();
	const exited = new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.once("error", () => resolve());
	});
	let isOver = false;
	exited.then(() => {
		isOver = true;
	});
	let isFree = true;
	const end = async () => {
		const again = isOver || child.pid === void 0 ? void 0 : keepEnding(start, child.pid);
		await exited;
		clearInterval(again);
		child.stderr?.destroy();
		child.stdin?.destroy();
	};
	return {
		take(given) {
			if (!isFree || isOver || given.join("\0") !== args.join("\0")) return void 0;
			isFree = false;
			return {
				child,
				pipe,
				end
			};
		},
		async end() {
			if (!isFree) return;
			isFree = false;
			await end();
			closeSync(pipe.reading);
		}
	};
}
// src/sandbox/view-exec.ts
/** Commands in one view: what they see, which network they have, which environment. */
/** Each network is prepared once, when it is first asked for, and held until this is closed. */
function openViewExec({ backend, source, environment, shared, options }, view) {
	const { limits, runDir } = source;
	const held = new AsyncDisposableStack();
	const prepared = /* @__PURE__ */ new Map();
	const mounts = [...shared, ...view.mounts];
	async function prepare(network, ports) {
		const carried = [...view.services, ...ports];
		if (network === "full") return {
			start: await backend.prepare(mounts, "full"),
			env: environment.online
		};
		const { hold } = backend;
		if (!hold || network === "none" && carried.length === 0) return {
			start: await backend.prepare(mounts, "none"),
			env: {}
		};
		const opened = held.use(await openNetwork(network, carried, runDir, hold));
		return {
			start: await backend.prepare(mounts, opened.held),
			env: {
				...environment.listed,
				...opened.env
			},
			refused: opened.refused
		};
	}
	async function endWaiting() {
		for (const opened of prepared.values()) await (await (await opened.catch(() => void 0))?.next)?.end();
	}
	return {
		async exec(command) {
			const network = command.network ?? view.network;
			const ports = command.ports ?? [];
			const key = JSON.stringify([network, ports]);
			const ready = prepared.get(key) ?? prepare(network, ports);
			prepared.set(key, ready);
			const place = await ready;
			const { start, env, refused } = place;
			refused?.clear();
			const job = {
				...command,
				start: start(),
				directory: join(view.directory, command.cwd ?? "."),
				env: {
					...environment.always,
					...env,
					...command.withoutTestEnv ? {} : view.env,
					...command.env
				},
				limits,
				runDir,
				writesTo: [runDir, options.tree]
			};
			const standby = place.next;
			place.next = void 0;
			const result = await runProcess(job, await standby);
			if (command.followed) place.next = openStandby(start(), source).catch(() => void 0);
			return refused?.size ? {
				...result,
				refusedHosts: [...refused].sort()
			} : result;
		},
		endWaiting,
		async [Symbol.asyncDispose]() {
			await endWaiting();
			await held.disposeAsync();
		}
	};
}
// src/sandbox/agent-view.ts
/** The agent's own HOME and /tmp: they live through the run, and get nowhere else. */
/** Like the given view, with HOME as `lowerHome` names it when the first command runs. One command at a time: they share an overlay. */
function openAgentView(context, view, lowerHome) {
	let opened;
	let last = Promise.resolve();
	const exec = (command) => {
		opened ??= open$1(context, view, lowerHome());
		const result = Promise.all([opened, last]).then(([{ exec }]) => exec(command));
		last = result.catch(() => void 0);
		return result;
	};
	return {
		exec,
		endWaiting: async () => (await opened)?.endWaiting(),
		async [Symbol.asyncDispose]() {
			await (await opened)?.[Symbol.asyncDispose]();
		}
	};
}
async function open$1(context, view, lower) {
	const { source, overlay, shared } = context;
	const folder = join(source.runDir, runNames.agent);
	const own = (name) => join(folder, name);
	for (const name of [
		"home",
		"home.merged",
		"work",
		"tmp"
	]) mkdirSync(own(name), { recursive: true });
	chmodSync(own("tmp"), 1023);
	if (overlay) sameRoot(join(source.runDir, runNames.home), own("home"));
	else await copyTree(join(source.runDir, lower), own("home"));
	await handOver(folder, source.owner);
	const inRun = (name) => `${runNames.agent}/${name}`;
	const home = overlay ? {
		type: "layers",
		lower,
		upper: inRun("home"),
		work: inRun("work"),
		to: homeInside
	} : {
		type: "writable",
		from: own("home"),
		to: homeInside
	};
	const tmp = {
		type: "writable",
		from: own("tmp"),
		to: "/tmp"
	};
	const withTmp = mayKeepTmp(context) ? shared.map((mount) => mount.to === "/tmp" ? tmp : mount) : shared;
	return openViewExec({
		...context,
		shared: withTmp
	}, {
		...view,
		mounts: [...view.mounts, home]
	});
}
/** What is mounted below /tmp has its mount point in it: a link that a command left there would lead the next mount astray. */
function mayKeepTmp({ shared, forAgent, options }) {
	return ![options.tree, ...[...shared, ...forAgent].map(({ to }) => to).filter((to) => to !== "/tmp")].some((path) => isUnder(path, "/tmp"));
}
// src/sandbox/compile-caches.ts
/**
* Compiled results below HOME that the tests of the base left, kept for later layers. Only caches that are known to be keyed by
* content: any other file that tests leave in HOME would be one run's result in the next one.
*/
const goBuild = ".cache/go-build";
const known = [
	{
		tool: "go",
		folder: goBuild,
		cleared: true,
		without: /^fuzz$/
	},
	{
		tool: "ccache",
		folder: ".cache/ccache",
		cleared: false
	},
	{
		tool: "ccache",
		folder: ".ccache",
		cleared: false
	},
	{
		tool: "sccache",
		folder: ".cache/sccache",
		cleared: false
	},
	{
		tool: "zig",
		folder: ".cache/zig",
		cleared: false
	},
	{
		tool: "gradle",
		folder: ".gradle/caches",
		cleared: false,
		without: /^build-cache-/
	}
];
/** Moves what is a known cache in the home `from` into `into`; the rest stays. Foreign code wrote `from`: no link of it is followed. */
async function moveCompileCaches(from, into, { owner, mostBytes }) {
	const moved = [];
	for (const { tool, folder, cleared, without } of known) {
		const cache = join(from, folder);
		if (!await isFolderBelow(from, folder) || !await isWithin(cache, mostBytes)) continue;
		for (const name of await readdir(cache)) if (without?.test(name)) await removeTree(join(cache, name));
		await makeParents(from, into, folder);
		await removeTree(join(into, folder));
		await rename(cache, join(into, folder));
		moved.push({
			tool,
			cleared
		});
	}
	await expireTestResults(into, owner);
	return moved;
}
/**
* Go keeps results of tests beside what it has compiled, and would answer `(cached)`. This is what `go clean -testcache` writes;
* `GOFLAGS=-count=1` would be seen by tests, and lost to a Makefile that sets its own.
*/
async function expireTestResults(home, owner) {
	if (!await isFolderBelow(home, goBuild)) return;
	const file = join(home, goBuild, "testexpire.txt");
	await rm(file, {
		force: true,
		recursive: true
	});
	await writeFile(file, `${Date.now() + 1}000000\n`, {
		flag: "wx",
		mode: 420
	});
	if (owner.dropped) await chown(file, owner.uid, owner.gid);
}
async function isFolderBelow(home, folder) {
	for (const path of upTo(folder)) if (!(await lstat(join(home, path)).catch(() => void 0))?.isDirectory()) return false;
	return true;
}
async function makeParents(from, into, folder) {
	for (const path of upTo(folder).slice(0, -1)) {
		if (await isFolderBelow(into, path)) continue;
		await removeTree(join(into, path));
		await mkdir(join(into, path));
		sameRoot(join(from, path), join(into, path));
	}
}
/** `a`, `a/b`, `a/b/c`. */
function upTo(folder) {
	const parts = folder.split("/");
	return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
async function isWithin(folder, mostBytes) {
	if (mostBytes === void 0) return true;
	const said = await runOwn("du", [
		"-s",
		"--block-size=1",
		"--",
		folder
	]).catch(() => "");
	return said !== "" && Number.parseInt(said, 10) <= mostBytes;
}
// src/sandbox/homes.ts
/** The HOME of each kind of command: what lies below it, and what becomes of what is written there. */
function openHomes({ backend, source, overlay }) {
	const { runDir, owner, limits } = source;
	const setup = join(runDir, runNames.home);
	const both = `${runNames.warm}:${runNames.home}`;
	let copied = false;
	let expired;
	const warm = () => overlay ? both : copied ? runNames.warm : runNames.home;
	function thrownAway(how) {
		if (overlay) return {
			type: "throw-away",
			by: "overlay",
			lower: both,
			to: homeInside,
			...how === "cold" && { hidden: runNames.warm }
		};
		return {
			type: "throw-away",
			by: "copy",
			lower: how === "cold" ? runNames.home : warm(),
			to: homeInside
		};
	}
	/** On the disk, in the layer's own folder. */
	async function kept(folder) {
		const own = join(folder, "home");
		for (const name of [
			"home",
			"home.merged",
			"home.work"
		]) mkdirSync(join(folder, name));
		if (overlay) sameRoot(setup, own);
		else await copyTree(setup, own);
		for (const name of ["home", "home.work"]) await handOver(join(folder, name), owner);
		const inLayer = (name) => `${runNames.layer}/${name}`;
		return overlay ? {
			type: "layers",
			lower: both,
			upper: inLayer("home"),
			work: inLayer("home.work"),
			to: homeInside
		} : {
			type: "writable",
			from: own,
			to: homeInside
		};
	}
	async function keepCaches(folder) {
		const into = join(runDir, runNames.warm);
		const mostBytes = overlay ? void 0 : Math.floor(limits.tmpBytes / 8);
		if (overlay) sameRoot(setup, into);
		else {
			await removeTree(into);
			await copyTree(setup, into);
		}
		const moved = await moveCompileCaches(join(folder, "home"), into, {
			owner,
			mostBytes
		});
		copied = true;
		return moved;
	}
	return {
		ofSetup: {
			type: "writable",
			from: setup,
			to: homeInside
		},
		warm,
		thrownAway,
		async ofLayer(folder, home, isAlone) {
			expired ??= expireTestResults(setup, owner);
			await expired;
			if (home !== "kept" || backend.kind === "none") return {
				mount: thrownAway(home === "cold" ? "cold" : "warm"),
				keepCaches: async () => []
			};
			return {
				mount: await kept(folder),
				keepCaches: async () => isAlone() ? keepCaches(folder) : void 0
			};
		}
	};
}
// src/sandbox/stale-outputs.ts
/**
* What tools that go by time have made in the tree during setup must answer for no file of a layer that is another by now. cargo, make
* and `tsc -b` compare times, Python the second and the size; none of them takes away what it made of a file that is gone.
*/
/** Gives every file below `over` a time after `afterMs`, where it has none: `tsc -b` kept the output of a source from an older commit. */
async function makeNewer(over, afterMs) {
	const time = new Date(Math.max(Date.now(), Math.ceil(afterMs) + 1));
	for (const path of await filesBelow$1(over)) {
		const { mtimeMs } = await lstat(join(over, path));
		if (mtimeMs <= afterMs) await lutimes(join(over, path), time, time);
	}
}
/**
* Paths in the tree `below` that setup made of sources that `over` has otherwise (Python's) or that are deleted; `isTracked`
* knows what is no output.
*/
async function staleOutputs(below, { over, deleted, isTracked }) {
	const changed = [...await filesBelow$1(over), ...deleted].filter((path) => path.endsWith(".py"));
	const found = /* @__PURE__ */ new Set();
	const take = async (folder, made) => {
		for (const name of await readdir(join(below, folder)).catch(() => [])) if (made.test(name) && !await isTracked(join(folder, name))) found.add(join(folder, name));
	};
	for (const path of changed) await take(join(dirname(path), "__pycache__"), startingWith(path, String.raw`\..*pyc`));
	for (const path of deleted) {
		const ending = kinds.find(({ of }) => of.test(path))?.made;
		if (ending === void 0) continue;
		for (const folder of outputFolders(path)) await take(folder, startingWith(path, ending));
	}
	return [...found];
}
const kinds = [
	{
		of: /\.[mc]?[jt]sx?$/,
		made: String.raw`(\.d)?\.[mc]?[jt]sx?(\.map)?`
	},
	{
		of: /\.(java|kt|scala|groovy)$/,
		made: String.raw`(\$.*|Kt)?\.class`
	},
	{
		of: /\.(c|cc|cpp|cxx|m|s)$/i,
		made: String.raw`(\.\w+)?\.(o|obj|lo|d)`
	},
	{
		of: /\.py$/,
		made: String.raw`\.py[co]`
	}
];
const outputs = [
	"",
	"dist",
	"build",
	"out",
	"lib",
	"obj",
	"target/classes",
	"target/test-classes"
];
const jvmSources = /^src\/(main|test)\/(java|kotlin|scala|groovy)(\/|$)/;
/** Beside the source, and below the output folders of each folder above it: with the source's folder, and without `src`. */
function outputFolders(path) {
	const parts = dirname(path) === "." ? [] : dirname(path).split("/");
	return parts.concat("").flatMap((_, index) => {
		const [above, rest] = [parts.slice(0, index).join("/"), parts.slice(index).join("/")];
		const inner = jvmSources.test(`${rest}/`) ? rest.replace(jvmSources, "") : rest.replace(/^(src|source)(\/|$)/, "");
		return outputs.flatMap((output) => [.../* @__PURE__ */ new Set([rest, inner])].map((below) => join(above, output, below)));
	});
}
function startingWith(path, ending) {
	const stem = RegExp.escape(basename(path, extname(path)));
	return new RegExp(`^${stem}${ending}$`);
}
async function filesBelow$1(folder) {
	return (await readdir(folder, {
		withFileTypes: true,
		recursive: true
	})).filter((one) => !one.isDirectory()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
}
// src/sandbox/layer.ts
/** A layer: exactly a checkpoint's files over the tree as setup left it, at the tree's own path, thrown away afterwards. */
/** Puts the layer's folders in place. `deleted` is what is still to be removed by a command in the layer. */
async function prepareLayer(source, folder, { over, deleted, bare = false, on, isTracked }) {
	const { tree, runDir, frozen, owner, overlay } = source;
	const below = frozen ? join(runDir, runNames.frozen) : tree;
	mkdirSync(folder, { recursive: true });
	if (bare) {
		const own = join(folder, "tree");
		await moveTree(over, own);
		if (source.git !== "none") await makeGitMountPoint(own, source.git);
		sameRoot(tree, own);
		await handOver(own, owner);
		return {
			mount: {
				type: "writable",
				from: own,
				to: tree
			},
			written: own,
			toDelete: []
		};
	}
	const toDelete = over === void 0 ? deleted : await timesAndRemovals(source, below, {
		over,
		deleted,
		isTracked
	});
	if (!overlay) {
		const copy = join(folder, "tree");
		await copyTree(below, copy);
		if (over !== void 0) {
			await makeWay(over, copy);
			await runOwn("cp", [
				"-a",
				"--remove-destination",
				"-T",
				"--",
				over,
				copy
			]);
		}
		if (source.git !== "none") await makeGitMountPoint(copy, source.git);
		sameRoot(tree, copy);
		await handOver(copy, owner);
		if (over !== void 0) await removeTree(over);
		return {
			mount: {
				type: "writable",
				from: copy,
				to: tree
			},
			written: copy,
			toDelete
		};
	}
	const upper = join(folder, "upper");
	await moveTree(over, upper);
	for (const name of ["work", "upper.merged"]) mkdirSync(join(folder, name));
	await handOver(folder, owner);
	sameRoot(tree, upper);
	const inRun = (path) => path.slice(runDir.length + 1);
	const inLayer = (name) => `${runNames.layer}/${name}`;
	mkdirSync(join(runDir, runNames.layer), { recursive: true });
	if (!frozen) mkdirSync(join(runDir, runNames.below), { recursive: true });
	const setUp = on === void 0 ? runNames.frozen : `${on}:${runNames.frozen}`;
	return {
		mount: {
			type: "layers",
			...frozen ? { lower: setUp } : {
				lower: runNames.below,
				lowerFrom: tree
			},
			own: inRun(folder),
			upper: inLayer("upper"),
			work: inLayer("work"),
			to: tree
		},
		written: upper,
		toDelete
	};
}
/** Gives what lies over the tree its times; what a command in the layer has to remove. */
async function timesAndRemovals({ setupEndedMs }, below, { over, deleted, isTracked }) {
	await makeNewer(over, setupEndedMs);
	const stale = isTracked ? await staleOutputs(below, {
		over,
		deleted,
		isTracked
	}) : [];
	return await stillThere(over, [...deleted, ...stale]);
}
/** Across file systems too. */
async function moveTree(from, to) {
	if (from === void 0) return mkdirSync(to);
	await rename(from, to).catch(async () => {
		await runOwn("cp", [
			"-a",
			"-T",
			"--",
			from,
			to
		]);
		await removeTree(from);
	});
}
/** What cp refuses: a folder where a file or a link was, and the other way round. Nothing foreign runs meanwhile. */
async function makeWay(over, copy) {
	for (const entry of await readdir(over, { withFileTypes: true })) {
		const [from, to] = [join(over, entry.name), join(copy, entry.name)];
		const there = await lstat(to).catch(() => void 0);
		if (!there) continue;
		if (entry.isDirectory() !== there.isDirectory()) await removeTree(to);
		else if (entry.isDirectory()) await makeWay(from, to);
	}
}
/** Without those that `over` has replaced: by something else at the path, or by a file or a link where a folder was. */
async function stillThere(over, deleted) {
	return (await Promise.all(deleted.map(async (path) => await isReplaced(over, path) ? [] : [path]))).flat();
}
async function isReplaced(over, path) {
	if (await lstat(join(over, path)).catch(() => void 0)) return true;
	for (let above = dirname(path); above !== "."; above = dirname(above)) {
		const info = await lstat(join(over, above)).catch(() => void 0);
		if (info) return !info.isDirectory();
	}
	return false;
}
// src/sandbox/command-views.ts
/** The kinds of command of a run, each with its view: setup, the agent's shell, layers. */
async function openCommandViews(context) {
	const { backend, options, source, overlay, hidden, toolchains } = context;
	const { tree, testEnv } = options;
	const { runDir, owner } = source;
	const place = await gitPlaceOf(tree);
	const git = {
		tree,
		place,
		fill: options.gitInside,
		owner
	};
	const confined = backend.kind !== "none";
	const madeGit = confined && place === "none" && options.gitInside !== void 0;
	const placeInside = madeGit ? "folder" : place;
	if (madeGit) await makeGitMountPoint(tree, "folder");
	let frozen = false;
	let setupEndedMs = 0;
	let layers = 0;
	let open = 0;
	/** When each was kept, by name. */
	const keptAtMs = /* @__PURE__ */ new Map();
	const homes = openHomes(context);
	const own = [{
		type: "writable",
		from: tree,
		to: tree
	}, ...covers(tree, tree, hidden)];
	const gitMounts = confined ? await throwAwayGit(git, join(runDir, runNames.git)) : [];
	const { network, services } = options;
	const setup = openViewExec(context, {
		mounts: [
			...own,
			...gitMounts,
			homes.ofSetup
		],
		network: "full",
		services,
		env: testEnv,
		directory: tree
	});
	const { forAgent } = context;
	const shell = openViewExec(context, {
		mounts: [
			...own,
			...gitMounts,
			...forAgent,
			homes.thrownAway("cold")
		],
		network,
		services: [],
		env: {},
		directory: tree
	});
	const agent = openAgentView(context, {
		mounts: [
			...own,
			...gitMounts,
			...forAgent
		],
		network,
		services: [],
		env: {},
		directory: tree
	}, homes.warm);
	/** Made while something else was waited for. */
	let expected;
	let isOver = false;
	const notExpected = async () => {
		const made = expected;
		expected = void 0;
		await (await made)?.[Symbol.asyncDispose]();
	};
	async function layer(content, home = "warm") {
		const { over, deleted, bare = false, on } = content;
		const made = over === void 0 && deleted.length === 0 && !bare && on === void 0 && home === "kept" ? expected : void 0;
		if (made === void 0) await notExpected();
		else expected = void 0;
		return await made ?? makeLayer(content, home);
	}
	async function makeLayer(content, home) {
		await agent.endWaiting();
		const number = ++layers;
		const folder = join(runDir, runNames.layers, `${number}`);
		mkdirSync(folder, { recursive: true });
		const endedMs = keptAtMs.get(content.on ?? "") ?? setupEndedMs;
		const made = await prepareLayer({
			tree,
			runDir,
			frozen,
			setupEndedMs: endedMs,
			owner,
			overlay,
			git: placeInside
		}, folder, content);
		const over = confined ? await throwAwayGit({
			...git,
			place: placeInside
		}, folder) : [];
		const own = await homes.ofLayer(folder, home, () => open === 1);
		const view = {
			mounts: [
				made.mount,
				...covers(tree, tree, hidden),
				...over,
				own.mount
			],
			network,
			services,
			env: testEnv,
			directory: confined ? tree : made.written
		};
		await using plain = openViewExec(context, {
			...view,
			network: "none",
			services: []
		});
		if (made.toDelete.length > 0) await removePaths(plain.exec, made.toDelete, join(folder, "delete.log"));
		const opened = openViewExec(context, view);
		open++;
		const keepBelow = async () => {
			const on = `${runNames.kept}-${number}`;
			const written = join(runDir, on);
			await rename(made.written, written);
			keptAtMs.set(on, Date.now());
			return {
				on,
				written
			};
		};
		return {
			exec: opened.exec,
			written: made.written,
			keepBelow: made.mount.type === "layers" && made.mount.lowerFrom === void 0 ? keepBelow : void 0,
			keepCaches: own.keepCaches,
			async [Symbol.asyncDispose]() {
				await opened[Symbol.asyncDispose]();
				open--;
				await removeTree(folder);
			}
		};
	}
	return {
		kind: backend.kind,
		description: overlay || !confined ? backend.description : `${backend.description}, copies instead of overlays`,
		leftOutOfPath: toolchains.leftOut,
		async setup(command) {
			await notExpected();
			await agent.endWaiting();
			const result = await setup.exec(command);
			await agent.endWaiting();
			return result;
		},
		shell: shell.exec,
		agent: confined ? agent.exec : shell.exec,
		layer,
		expectLayer() {
			if (!isOver) expected ??= makeLayer({ deleted: [] }, "kept").catch(() => void 0);
		},
		async freeze() {
			const to = join(runDir, runNames.frozen);
			setupEndedMs = Date.now();
			await copyTree(tree, to);
			if (placeInside !== "none") await makeGitMountPoint(to, placeInside);
			frozen = true;
		},
		async [Symbol.asyncDispose]() {
			isOver = true;
			await notExpected();
			await setup[Symbol.asyncDispose]();
			await shell[Symbol.asyncDispose]();
			await agent[Symbol.asyncDispose]();
			await backend[Symbol.asyncDispose]();
			if (madeGit) await dropGitMountPoint(tree);
			await closeRunFolder(runDir);
		}
	};
}
/** Done by a command in the layer, so that no link of the tree can lead `rm` anywhere else. Folders that this empties go too. */
async function removePaths(exec, paths, logPath) {
	const deepestFirst = [...new Set(paths.flatMap((path) => upTo(path).slice(0, -1)))].sort((a, b) => b.split("/").length - a.split("/").length);
	const script = "xargs -0 rm -rf --";
	const listed = (names) => names.map((name) => `./${name}\0`).join("");
	if ((await exec({
		script,
		stdin: listed(paths),
		logPath,
		timeoutMs: 6e5
	})).exitCode !== 0) throw new Error(`Deleted paths could not be removed from the layer: see ${logPath}`);
	if (deepestFirst.length === 0) return;
	await exec({
		script: "xargs -0 rmdir --ignore-fail-on-non-empty -- 2>/dev/null || true",
		stdin: listed(deepestFirst),
		logPath,
		timeoutMs: 6e5
	});
}
// src/sandbox/sandbox.ts
/** The one sandbox of a run: setup, the agent's shell, build and tests. All foreign code runs in it; it holds no key. */
/** Goes down the ladder: bubblewrap, namespaces made by root, docker. Never ends at no sandbox unless that was asked for. */
async function openSandbox(options) {
	return viewsOf(await chooseBackend(options), options);
}
/**
* The first of the ladder that can be opened, untried: the self-test has to be its first command. One that `holds` not is to be closed,
* and `openSandbox` asked in its place.
*/
async function openUntried(options) {
	return viewsOf(await chooseBackend(options, defaultLimits, async () => void 0), options);
}
async function viewsOf(opened, options) {
	if (!opened.ok) return opened;
	await options.treeReady;
	return {
		ok: true,
		sandbox: await openCommandViews(opened)
	};
}
/** The same sandbox, which calls `started` whenever a command of a layer has been started. */
function tellingStart(sandbox, started) {
	return {
		...sandbox,
		async layer(...given) {
			const layer = await sandbox.layer(...given);
			const exec = (command) => {
				const onStarted = () => {
					started();
					command.onStarted?.();
				};
				return layer.exec({
					...command,
					onStarted
				});
			};
			return {
				...layer,
				exec
			};
		}
	};
}
// src/sandbox/tool-versions.ts
/** A tool inside must be the tool outside: with HOME hidden, python once became another version without a word. */
const call = promisify(execFile);
/** How a tool tells its version; the others take `--version`. */
const versionArguments = {
	go: "version",
	java: "-version",
	javac: "-version"
};
const timeoutMs$1 = 3e4;
/** What the tools among `names` say of themselves on both sides; `environment` is the parent's, for PATH, HOME and folders of toolchains. */
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
	const said = (await printedInside(sandbox, runDir, names.map((name) => `command -v ${quoted(name)} >/dev/null || echo ${quoted(`@@${name}`)}`).join("\n"))).split("\n");
	return names.filter((name) => said.includes(`@@${name}`));
}
/** Starts outside and says something else, or nothing, inside. */
function differs({ outside, inside }) {
	return outside !== void 0 && outside !== inside;
}
const ask = (tool) => `command -v ${quoted(tool)} >/dev/null && ${quoted(tool)} ${versionArguments[tool] ?? "--version"} 2>&1 </dev/null | head -n 3`;
/** The first line with a digit: java prints what it picked up from the environment before. What rustup lacks is no version. */
const versionIn = (text) => text.split("\n").find((line) => /\d/.test(line) && !/^(?:error|info): /.test(line))?.trim();
async function askOutside(tools, environment, cwd) {
	return byTool(await Promise.all(tools.map(async (tool) => {
		if (tool === "node" && isOurNode(environment)) return [tool, process.version];
		const script = ask(tool);
		const { stdout } = await call("/bin/sh", ["-c", script], {
			cwd,
			env: environment,
			timeout: timeoutMs$1
		}).catch((error) => error);
		return [tool, versionIn(stdout ?? "")];
	})));
}
/** The one on PATH is the one that runs this: 40 ms of processor for what is known. */
function isOurNode({ PATH = "" }) {
	const first = PATH.split(delimiter).filter((folder) => isAbsolute(folder)).map((folder) => join(folder, "node")).find((path) => existsSync(path));
	return first !== void 0 && realpathSync(first) === realpathSync(process.execPath);
}
function byTool(answers) {
	return new Map(answers.flatMap(([tool, version]) => version === void 0 ? [] : [[tool, version]]));
}
async function askInside(sandbox, tools, runDir, before, cwd) {
	return byTool((await printedInside(sandbox, runDir, [before, ...tools.map((tool) => `echo @@${tool}; ${ask(tool)}`)].join("\n"), cwd)).split(/^@@/m).slice(1).map((part) => {
		const [tool = "", ...lines] = part.split("\n");
		return [tool, versionIn(lines.join("\n"))];
	}));
}
async function printedInside(sandbox, runDir, script, cwd) {
	await using folder = await temporaryFolder(join(runDir, "tools-"));
	const logPath = join(folder.path, "log");
	await sandbox.shell({
		script,
		cwd,
		logPath,
		timeoutMs: timeoutMs$1,
		network: "none"
	});
	return await readFile(logPath, "utf8");
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
// src/run-story/agent-program.ts
/** The program of a command-line agent, looked for in the sandbox before the tests run: without it a run would end after its baseline. */
/** A stop where it is not there. `setup`: the command that has still to run, and may bring the program of `agent-command`. */
async function agentMissing({ settings, record, replay }, sandbox, { setup }) {
	if (replay !== void 0) return void 0;
	const preset = presets.get(settings.agent);
	if (preset === void 0 && setup !== void 0) return void 0;
	const name = preset?.program ?? agentProgram(settings);
	if (name === void 0 || (await missingInside(sandbox, [name], record.runDir)).length === 0) return void 0;
	return {
		outcome: "misconfigured",
		cause: "missing-agent",
		detail: preset === void 0 ? `${programWords(name)}. ${installFix}` : missingProgram(preset)
	};
}
const programWords = (name) => `\`agent-command\` starts \`${name}\`, which is not in the sandbox`;
const installFix = "Correct `agent-command`, or install it where every user finds it: the home is closed in the sandbox.";
/** What `agent-command` starts first; undefined where only a shell can tell. */
function agentProgram({ agent, agentCommand = "", agentEnv }) {
	if (agent !== "command" || agentEnv.includes("PATH") || /(?:^|\s)PATH=/.test(agentCommand)) return void 0;
	return /^\s*(?:\w+=[\w./:@%+-]*\s+)*(?:exec\s+)?([\w.+-]+)(?=\s|[;&|]|$)/.exec(agentCommand)?.[1];
}
// src/project.ts
/** As in package.json; a test holds them together. */
const version = "1.0.0";
// src/run-story/baseline.ts
/** The tests before the agent: what is red already, how many there are, whether they can run at all. */
/**
* On a branch that goes on they are those of the merge base, and its head gets the whole verdict: what an earlier attempt did
* to a test does not count. A baseline of the same tree, commands and machine that the record holds of this repository is used again.
*/
async function runBaseline(request, { verifier, headTree, baseTree, commands, tools, limits, files, sandbox, unprepared, emit }) {
	const { settings, resume } = request;
	const { baselines } = request.record;
	const recorded = resume?.run.baseline?.tree === headTree ? resume.run.baseline : void 0;
	const unwanted = (recorded ?? unprepared) === void 0 ? await limits.cancelled() : void 0;
	if (unwanted !== void 0) return { stop: unwanted };
	if (recorded === void 0) await emit({ type: "baseline-started" });
	const goesOn = request.code.start.kind === "again" && baseTree !== headTree;
	const key = goesOn || recorded !== void 0 || unprepared !== void 0 || !mayBeReused(request) ? void 0 : await keyOf(request, headTree, commands);
	const known = key === void 0 ? void 0 : await fromRecord(request, key, tools);
	if (goesOn && unprepared === void 0) {
		verifier.baseline = await verifier.run(baseTree, "base", {
			home: "kept",
			ofBase: true
		});
		const between = await limits.cancelled();
		if (between !== void 0) return { stop: between };
	}
	const verification = recorded ?? unprepared ?? known ?? await (goesOn ? verifier.stands(headTree, "baseline", { told: !hasWishes(request) }) : verifier.run(headTree, "baseline", baseTree === headTree ? { home: "kept" } : {}));
	verifier.baseline ??= verification;
	if (recorded === void 0) await emit({
		type: "baseline-finished",
		verification,
		...known && { reused: true }
	});
	const forgiven = verification.reportedFailed ?? 0;
	if (recorded === void 0 && forgiven > 0) await emit({
		type: "warning",
		text: forgivenWords(forgiven)
	});
	const stopped = limits.aborted();
	if (stopped !== void 0) return { stop: stopped };
	const { missingIn, redForNoTest } = await import("./action-agent.js").then((n) => n.a);
	if (verification.result === "broken") return { stop: missingIn(cannotStart(verification), verification, sandbox) };
	const { result } = verification;
	const ended = result === "passed" || result === "failed" && !wasStopped(verification);
	if (key !== void 0 && known === void 0 && ended) await baselines?.keep(key, JSON.stringify(await tools()));
	const asksForGreen = request.code.start.kind === "again" && request.code.start.theirs !== void 0;
	if (settings.baseline === "require-green" && !asksForGreen && verifier.baseline.result !== "passed") return { stop: {
		outcome: "setup-failed",
		cause: "red-before",
		detail: "The tests are red before any change, and `baseline` is require-green."
	} };
	const stop = await redForNoTest(request, {
		verifier,
		tree: headTree,
		red: verification,
		limits,
		files,
		sandbox
	});
	return stop === void 0 ? { verification } : { stop };
}
/** Such a command did so before the agent and is the repository's own: what it cannot decide is said. */
function forgivenWords(failed) {
	return `The test command exits 0 although ${failed === 1 ? "1 test fails" : `${failed} tests fail`}: no failing test can make this run red. Behind a pipe the exit code is that of its last command; \`bash -o pipefail -c '\u2026'\` gives that of the tests.`;
}
/** Where the tests can reach something that is not in the tree \u2013 a service, a host, a variable \u2013 no earlier result stands. */
function mayBeReused({ record, replay, settings }) {
	const { sandbox, sandboxNetwork, testServices, testEnv } = settings;
	const closed = sandbox !== "none" && sandboxNetwork === "none" && testServices.length === 0 && testEnv.length === 0;
	return record.baselines !== void 0 && replay === void 0 && closed;
}
async function keyOf(request, tree, commands) {
	const { settings, code, host } = request;
	const { setup, build, test } = commands;
	const { workingDirectory, testReport, maxFeedbackChars } = settings;
	const place = [
		workingDirectory,
		testReport,
		maxFeedbackChars,
		await machineImage(host.environment)
	];
	return createHash("sha256").update(JSON.stringify([
		version,
		code.repository,
		tree,
		setup,
		build,
		test,
		place
	])).digest("hex");
}
/** With its log beside this run's own; undefined where the tools are others by now. */
async function fromRecord({ record: { baselines, runDir } }, key, tools) {
	const known = await baselines?.find(key);
	if (known === void 0 || wasStopped(known.verification) || known.tools !== JSON.stringify(await tools())) return void 0;
	const logPath = join(runDir, known.verification.logPath);
	await mkdir(dirname(logPath), { recursive: true });
	await copyFile(known.logPath, logPath);
	return known.verification;
}
function cannotStart({ step, command, exitCode }) {
	return {
		outcome: "setup-failed",
		cause: "cannot-start",
		detail: `The ${step} command \`${command}\` cannot start: exit code ${exitCode}, a program in it ${exitCode === 126 ? "is not executable" : "was not found"}.`
	};
}
/** What machine this is, as far as tests can tell: the system, its kernel, the image of a hosted runner. */
async function machineImage(environment) {
	const system = await readFile("/etc/os-release", "utf8").catch(() => process.platform);
	const { ImageOS = "", ImageVersion = "" } = environment;
	return [
		arch(),
		release(),
		ImageOS,
		ImageVersion,
		system
	].join("\n");
}
// src/run-story/broken-files.ts
/** A failed setup, with the first file beside it that is half merged, no JSON or too new. One among the tests may be broken on purpose. */
async function withBrokenFiles(tree, stop, output = "") {
	if (stop.outcome !== "setup-failed") return stop;
	if (tooNew.test(output)) return {
		...stop,
		detail: `${stop.detail} ${tooNewWords}`
	};
	for (const path of changedManifests(await tree.list())) {
		if (ofTests.test(path)) continue;
		const text = await tree.read(path);
		const words = text === void 0 ? void 0 : brokenWords(path, text);
		if (words !== void 0) return {
			...stop,
			detail: `${stop.detail} ${words}`
		};
	}
	return stop;
}
/** Of pnpm, bun and cargo. */
const tooNew = /lockfileVersion of \S{1,20} is incompatible|unsupported lockfile version|lock file version `[^`\n]{1,20}` was found, but/i;
const tooNewWords = "The lock file is of a version that the package manager here does not know: install the one that wrote it.";
function brokenWords(path, text) {
	const marked = lineOfMergeMark(text);
	if (marked !== void 0) return `\`${path}\` has marks of a merge that was not ended (line ${marked}): end it there.`;
	if (!isJson.test(path)) return void 0;
	try {
		JSON.parse(text.replace(/^\uFEFF/, ""));
		return;
	} catch (error) {
		return `\`${path}\` is no JSON (${error.message}): mend it, or let the package manager write it anew.`;
	}
}
const isJson = /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|composer\.(?:json|lock)|Pipfile\.lock)$/;
const ofTests = /(?:^|\/)(?:__tests__|tests?|specs?|fixtures?|__fixtures__|testdata)\//i;
// src/run-story/outside-files.ts
/** Files of this machine that a command or its output asks for and that nothing in the sandbox can see. */
const saysMissing = /no such file|enoent|not found|can(?:not|'t|\u2019t) (?:open|find|read|access|stat)|does not exist/i;
const path$1 = /(?:^|[\s'"`=(:,[])((?:~|\$HOME|\$\{HOME\})(?:\/[\w.@+-]+)+|(?:\/[\w.@+-]+){2,})/g;
const mostAsked = 30;
/** Of everything that the run has printed so far. Nobody is asked where no sandbox stands between. */
async function outsideFiles(request, sandbox, run) {
	if (sandbox.kind === "none") return [];
	const { HOME: home = homedir() } = request.host.environment;
	const { setup, build, test } = run.commands;
	const red = run.baseline?.result === "passed" ? void 0 : run.baseline;
	const named = [
		setup,
		build,
		test,
		...[
			run.setup?.output,
			red?.output,
			...(red?.failures ?? []).map(({ message }) => message)
		].flatMap((text) => (text ?? "").split("\n")).filter((line) => saysMissing.test(line))
	].flatMap((text) => pathsIn(text ?? "", home));
	const here = [...new Set(named)].filter((one) => !isUnder(one, request.record.runDir) && existsSync(one));
	return here.length === 0 ? [] : await unseen(request, sandbox, here.slice(0, mostAsked));
}
function pathsIn(text, home) {
	return [...text.matchAll(path$1)].map(([, found = ""]) => found.replace(/^(?:~|\$HOME|\$\{HOME\})/, home).replace(/[.]+$/, ""));
}
async function unseen({ record }, sandbox, paths) {
	await using scratch = await temporaryFolder(join(record.runDir, "outside-"));
	const logPath = join(scratch.path, "log");
	const script = paths.map((one, at) => `test -e ${quoted(one)} || echo "@${at}"`).join("\n");
	await sandbox.shell({
		script,
		logPath,
		timeoutMs: 3e4,
		network: "none"
	});
	const missing = new Set((await readFile(logPath, "utf8")).split("\n"));
	return paths.filter((_, at) => missing.has(`@${at}`));
}
function outsideWords(files) {
	const names = files.slice(0, 5).map((file) => `\`${file}\``);
	const are = files.length === 1 ? "is" : "are";
	return `${names.join(", ")} ${are} on this machine and outside of the sandbox: no command of the run can see ${files.length === 1 ? "it" : "them"}.`;
}
/** The stop with the file that it comes from, where there is one. */
async function withOutsideFiles(request, sandbox, stop) {
	if (stop.outcome !== "setup-failed") return stop;
	const files = await outsideFiles(request, sandbox, request.record.recorder.run());
	if (files.length === 0) return stop;
	return {
		...stop,
		detail: `${stop.detail} ${outsideWords(files)}`,
		cause: "outside-file"
	};
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
// src/run-story/setup-environment.ts
/** What setup gets beside its command, by who wrote the tree that it runs in: secrets go only to what people wrote. */
/** `setup-env` for people's commits alone; no lifecycle scripts and no `test-env` where a bot or an agent changed what is installed. */
async function setupEnvironment(request, { repository, head, base }) {
	const { settings, code, host } = request;
	const again = code.start.kind === "again" ? code.start : void 0;
	if (again?.overBot || again?.theirs?.bot) return withheld(request, "here: nobody has looked at what a bot has it install", true);
	if (again !== void 0 && head !== base.commit) return withheld(request, "on a branch that an agent has written to; where it cannot, merge what is there or begin anew from the base", changedManifests((await repository.differences(base.commit, head)).map(({ path }) => path)).length > 0);
	const unset = settings.setupEnv.filter((name) => host.environment[name] === void 0);
	return {
		env: pick(host.environment, settings.setupEnv),
		...unset.length > 0 && { warning: unsetWords(unset) }
	};
}
function withheld({ settings, host }, why, changesPackages) {
	const given = [...settings.setupEnv, ...changesPackages ? settings.testEnv : []].filter((name) => host.environment[name] !== void 0);
	return {
		...changesPackages ? {
			env: noScripts,
			withoutTestEnv: true
		} : { env: {} },
		...given.length > 0 && { warning: `Setup goes without ${given.join(", ")} ${why}.` }
	};
}
function unsetWords(names) {
	const are = names.length === 1 ? "is a variable that is" : "are variables that are";
	return `${names.join(", ")} (\`setup-env\`) ${are} not set here: setup goes without. In a workflow, give it in \`env:\` of the step.`;
}
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
	return found.filter(({ tool, asks, anyOf }) => anyOf !== void 0 || wanted(tool, asks) !== void 0);
}
/** One sentence for each program that is another one, or none: `said` is what it tells of itself. */
function pinWords(pins, said) {
	return pins.flatMap(({ file, tool, asks, isLeast, anyOf }) => {
		const answer = said.get(tool);
		if (answer !== void 0 && satisfies(answer, {
			tool,
			asks,
			isLeast,
			anyOf
		})) return [];
		const here = answer === void 0 ? "none is here: install it before the run" : `here it is \u201c${answer.slice(0, 200)}\u201d: the tests run on what is here`;
		return [`\`${file}\` asks for ${tool} ${asks}${isLeast ? " or newer" : ""}, and ${here}.`];
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
	"package.json": manifest,
	"mise.toml": miseFile,
	".mise.toml": miseFile,
	".config/mise.toml": miseFile,
	"pyproject.toml": (text) => leastOf("python3", /^requires-python\s*=\s*["']([^"'\n]{1,60})["']/m.exec(text)?.[1]),
	"Cargo.toml": (text) => leastOf("cargo", /^rust-version\s*=\s*["']([^"'\n]{1,60})["']/m.exec(text)?.[1]),
	Gemfile: (text) => {
		const asks = /^ruby\s*\(?\s*["']([\d.]+)["']\s*\)?\s*(?:#.*)?$/m.exec(text)?.[1];
		return asks === void 0 ? [] : [{
			tool: "ruby",
			asks
		}];
	}
};
/** `>=3.10`, `>=3.10,<4` and a bare version: the least that will do. */
function leastOf(tool, asks) {
	const least = /^\s*(?:>=\s*)?(\d[\d.]*)\s*(?:$|,)/.exec(asks ?? "")?.[1];
	return least === void 0 ? [] : [{
		tool,
		asks: least,
		isLeast: true
	}];
}
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
/** `node = "22"`, `python = ["3.12", "3.11"]` or `go = { version = "1.22" }` below `[tools]`. */
function miseFile(text) {
	return [...(text.replaceAll("\r", "").split(/^\[tools\][^\n]*$/m)[1]?.split(/^\[/m)[0] ?? "").matchAll(/^["']?([\w-]+)["']?\s*=\s*(?:\[\s*|\{[^}\n]*\bversion\s*=\s*)?["']([^"'\n]{1,60})["']/gm)].flatMap(([, plugin = "", asks = ""]) => {
		const tool = plugins.get(plugin);
		return tool === void 0 ? [] : [{
			tool,
			asks
		}];
	});
}
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
/** Volta's version, or what engines allow. */
function manifest(text) {
	const { volta, engines } = objectIn$1(parsedJson(text.replace(/^\uFEFF/, "")));
	const asks = [objectIn$1(volta).node, objectIn$1(engines).node].find((one) => typeof one === "string");
	return typeof asks === "string" ? nodeRange(asks) : [];
}
/** One version, or versions of which each is a least (`>=18`) or a major (`^18`, `18.x`): what else a range may say is not told. */
function nodeRange(text) {
	const parts = text.split("||").map((part) => part.trim());
	if (parts.length === 1 && /^[v=]?\d+(?:\.(?:\d+|x|\*))*$/i.test(text.trim())) return [{
		tool: "node",
		asks: text.trim()
	}];
	const known = parts.map((part) => /^(>=|\^)\s*(\d+(?:\.\d+)*)$|^(\d+)(?:\.[x*])*$/i.exec(part));
	if (known.some((one) => one === null)) return [];
	const anyOf = known.map((one) => ({
		isLeast: one?.[1] === ">=",
		from: numbers(one?.[2] ?? one?.[3] ?? "")
	}));
	return [{
		tool: "node",
		asks: text.trim(),
		anyOf
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
function satisfies(answer, { tool, asks, isLeast, anyOf }) {
	const want = anyOf === void 0 ? wanted(tool, asks) : [];
	const version = /(?:^|[^\d.])v?(\d+(?:\.\d+)+|\d{2,})/.exec(answer)?.[1];
	if (want === void 0 || version === void 0 || /error|not installed|requires|not available|download/i.test(answer)) return false;
	if (want === "stable") return !/-(?:nightly|beta)/.test(answer);
	if (typeof want === "string") return answer.includes(`-${want}`);
	const have = numbers(version.replace(tool === "java" ? /^1\./ : "", ""));
	if (anyOf !== void 0) return anyOf.some(({ isLeast, from }) => compare(have, from) >= 0 && (isLeast || have[0] === from[0]));
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
	lua: "`apt-get install lua5.4`",
	bats: "`apt-get install bats`",
	make: "`apt-get install make`",
	cmake: "`apt-get install cmake`",
	ctest: "`apt-get install cmake`",
	meson: "`apt-get install meson`",
	just: workflow("`cargo install just`", "extractions/setup-just")
};
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
/** The stop with the program that the output misses: where it comes from, or the folder of PATH that the sandbox keeps closed. */
function withMissingTool(stop, output, { leftOutOfPath }) {
	const tool = missingTool(output);
	if (tool === void 0) return stop;
	const closed = leftOutOfPath.find((folder) => existsSync(join(folder, tool)));
	if (closed === void 0) return {
		...stop,
		detail: `${stop.detail} ${installWords(tool)}`,
		cause: "missing-tool"
	};
	const where = `\`${tool}\` lies in ${closed}, a folder of PATH that the sandbox does not open.`;
	return {
		...stop,
		detail: `${stop.detail} ${where}`,
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
// src/verify/changes.ts
/**
* What became of the tests since an earlier verification, by name and file. Names what is fixed only where the tests
* ran to their end now: a test that a timeout, a failed build or a broken suite kept from running is not fixed.
*/
function changesSince(earlier, now) {
	const before = byKey(earlier.failures);
	const after = byKey(now.failures);
	const ranAll = now.step === "test" && (now.result === "passed" || now.result === "failed") && (now.result === "passed" || after.size > 0);
	const silent = new Set(now.failures.filter((failure) => failure.kind === "suite").map((failure) => failure.file));
	return {
		fixed: ranAll ? names(before, (key, failure) => !after.has(key) && !silent.has(failure.file)) : [],
		stillFailing: names(after, (key) => before.has(key)),
		newlyBroken: names(after, (key) => !before.has(key))
	};
}
function byKey(failures) {
	return new Map(failures.map((failure) => [failureKey(failure), failure]));
}
/** What makes two failures of different runs the same one: lines move, names and files stay. */
function failureKey(failure) {
	const detail = isTest(failure) ? "" : failure.message ?? "";
	return `${steadyStream(failure.stream)}\0${failure.file ?? ""}\0${failure.name}\0${detail}`;
}
/** Packages have tests of the same name; what a process or a container is numbered by is another in each run. */
function steadyStream(stream = "") {
	return stream.replace(/\[\d{1,9}\]|\b(?=[a-f]*\d)[0-9a-f]{8,64}\b/g, "");
}
function names(map, which) {
	return [...map].filter(([key, failure]) => which(key, failure)).map(([, failure]) => failure.name);
}
// src/verify/fingerprint.ts
/**
* Sixteen hexadecimal digits that are equal for two failures of the same test that say the same. What differs between
* equal runs \u2013 durations, addresses, dates, temporary folders, the line the test has moved to \u2013 does not count.
*/
function fingerprint({ name, kind, stream, file, message, expected, actual }) {
	const said = [
		message,
		expected,
		actual
	].map((text) => text === void 0 ? "" : unstirred(text));
	return createHash("sha256").update(JSON.stringify([
		kind ?? "test",
		file ?? "",
		steadier(name),
		...said,
		...stream === void 0 ? [] : [steadyStream(stream)]
	])).digest("hex").slice(0, 16);
}
function unstirred(text) {
	return text.split("\n").map((line) => steadier(line).replace(/\b(?:\d{1,9}(?:\.\d{1,9})? ?(?:ms|s|seconds?|milliseconds?))\b/g, "\u2026").replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "\u2026").replace(/(\/(?:tmp|var\/folders)\/)[\w./-]{1,200}/g, "$1\u2026").replace(/\b(127\.0\.0\.1|localhost|\[::1\]):\d{2,5}\b/g, "$1:\u2026").replace(/\bpid[ =:]{0,2}\d{1,8}\b/gi, "pid \u2026")).join("\n");
}
// src/verify/report-files/find-files.ts
/** Below each of them no folder is looked into that a glob does not name: a tree may have a hundred thousand. */
const usualPlaces = [
	...[
		"junit*.xml",
		"report*.xml",
		"test-re*.xml",
		"testResults.xml",
		"pytest*.xml",
		"nosetests.xml",
		"ctrf*.json"
	],
	...[
		"reports",
		"test-results",
		"test-reports"
	].flatMap((folder) => [`${folder}/*.xml`, `${folder}/*/*.xml`]),
	...[
		"",
		"*/",
		"*/*/"
	].flatMap((module) => [...[
		"surefire-reports",
		"failsafe-reports",
		"test-reports"
	].map((folder) => `${module}target/${folder}/*.xml`), ...["*.xml", "*/*.xml"].map((file) => `${module}build/test-results/${file}`)]),
	...[
		"target/nextest/*/junit.xml",
		"_build/test/lib/*/*.xml",
		"ctrf/*.json"
	]
];
const skipped = /* @__PURE__ */ new Set(["node_modules", ".git"]);
const mostFiles$1 = 500;
/** Those that are there, and when each was written, in milliseconds since 1970. */
async function writtenAt(folder, globs) {
	const root = await realpath(folder).catch(() => void 0);
	const paths = root === void 0 ? [] : await foundFiles(root, globs);
	const times = await Promise.all(paths.map(async (path) => (await stat(join(folder, path)).catch(() => void 0))?.mtimeMs));
	return new Map(paths.map((path, at) => [path, times[at] ?? 0]));
}
/** Not by `fs.glob`, which tries stars one way after the other: a few of them stop all that goes on in this process. */
async function foundFiles(root, globs) {
	const paths = /* @__PURE__ */ new Set();
	const entriesOf = readingOnce(root);
	for (const glob of globs) {
		const parts = glob.split("/");
		if (parts.includes("..")) continue;
		const magic = parts.findIndex((part) => /[*?[{\\]/.test(part));
		const certain = magic === -1 ? parts.slice(0, -1) : parts.slice(0, magic);
		const depth = glob.includes("**") ? Number.POSITIVE_INFINITY : parts.length - certain.length;
		const named = /\*\*|[{\\]/.test(glob) ? [] : parts.slice(certain.length, -1);
		for await (const path of filesBelow(entriesOf, certain.join("/"), depth, named)) {
			if (matchesGlob(path, glob)) paths.add(path);
			if (paths.size >= mostFiles$1) return [...paths].sort();
		}
	}
	return [...paths].sort();
}
/** Many globs lead through the same folders. One that cannot be read has nothing. */
function readingOnce(root) {
	const read = /* @__PURE__ */ new Map();
	return (folder) => {
		const known = read.get(folder) ?? readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
		read.set(folder, known);
		return known;
	};
}
/** Relative to the root. */
async function* filesBelow(entriesOf, folder, depth, [named, ...further]) {
	for (const entry of await entriesOf(folder)) {
		const path = join(folder, entry.name);
		if (!entry.isDirectory()) yield path;
		else if (depth > 1 && !skipped.has(entry.name) && (named === void 0 || matchesGlob(entry.name, named))) yield* filesBelow(entriesOf, path, depth - 1, further);
	}
}
// src/verify/still-told.ts
/** Failures of the baseline that a run which exits 0 prints again: an exit code, or a count, that was taken back. */
/** Each is looked for in the whole log. */
const mostLines = 20;
/** Names of the baseline's failing tests whose own line, with place and message, stands in the log at `logPath` as it did then. */
async function stillTold(baseline, logPath) {
	const open = (baseline?.exitCode === 0 ? [] : baseline?.failures ?? []).flatMap(ownLine).slice(0, mostLines);
	const told = /* @__PURE__ */ new Set();
	const look = (lines) => {
		for (const { name, place, message } of open) if (lines.some((line) => line.includes(place) && line.includes(message))) told.add(name);
	};
	if (open.length === 0) return [];
	const decoder = new TextDecoder();
	let rest = "";
	for await (const bytes of fileBytes(logPath)) {
		const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
		rest = (lines.pop() ?? "").slice(-65536);
		look(lines);
	}
	look([rest]);
	return [...told];
}
/** Of a hand-written runner alone: what others print beside a failure may be a log that a green test prints as well. */
function ownLine({ name, runner, file, line, message }) {
	const first = message?.split("\n", 1)[0]?.trim() ?? "";
	if (runner !== "unknown" || file === void 0 || line === void 0 || first.length < 4) return [];
	return [{
		name,
		place: `${file}:${line}`,
		message: first
	}];
}
// src/verify/verify.ts
/** Runs the build and the tests of one tree and says what came of it. The exit code decides; the reading only tells. */
/**
* One verification. Log of both commands in `<folder>/<name>.log`; the `logPath` of the result is `<last part of folder>/<name>.log`.
* A command ended by `signal` reads as failed with exit code null: the caller knows why it aborted.
*/
async function verify(input) {
	const { commands, tree } = input;
	const { folder, name, maxChars } = input.log;
	const logPath = join(folder, `${name}.log`);
	await mkdir(dirname(logPath), { recursive: true });
	const { folder: written, globs } = input.reports ?? {};
	const known = written === void 0 ? /* @__PURE__ */ new Map() : await writtenAt(written, globs ?? usualPlaces);
	const startedMs = Date.now();
	const { step, result, durationMs } = await runSteps(input, logPath);
	const [{ readLog }, { condense }, { merged, readReportFiles }, { readUsualReports }] = await Promise.all([
		import("./action-agent.js").then((n) => n.u),
		import("./action-agent.js").then((n) => n.d),
		import("./action-agent.js").then((n) => n.n),
		import("./action-agent.js").then((n) => n.t)
	]);
	const text = await readLog(fileBytes(logPath), input.root);
	const sinceMs = startedMs - 2e3;
	const place = written !== void 0 && step === "test" ? {
		folder: written,
		sinceMs,
		known
	} : void 0;
	const named = place && globs ? await readReportFiles({
		...place,
		globs
	}) : void 0;
	const told = {
		text,
		exitCode: result.exitCode,
		before: input.baseline?.counts
	};
	const files = place && !globs ? await readUsualReports(place, told) : named;
	const report = files === void 0 ? text : merged(text, files);
	const notes = [...input.notes ?? []];
	const verdict = judge$1(result, report, {
		step,
		files: named !== void 0,
		baseline: input.baseline,
		test: commands.test,
		told: result.exitCode === 0 && step === "test" ? await stillTold(input.baseline, logPath) : [],
		notes
	});
	const now = {
		result: verdict,
		step,
		command: step === "build" ? commands.build ?? "" : commands.test,
		exitCode: result.exitCode,
		durationMs,
		tree,
		counts: report.counts,
		...result.ended === "exited" && result.exitCode === 0 && report.ranNothing ? { noTestRan: true } : {},
		failures: verdict === "passed" ? [] : report.failures.map((failure) => plain(failure, (report.streams?.length ?? 0) > 1)),
		...result.exitCode === 0 && report.reportedFailed > 0 ? { reportedFailed: report.reportedFailed } : {},
		...verdict === "passed" && (report.reportedFailed > 0 || forgives(input.baseline)) ? { forgiving: true } : {},
		...named === void 0 ? {} : { reportFiles: true },
		runners: runnersOf(report),
		output: condense(report, {
			maxChars,
			exitCode: result.exitCode
		}),
		logPath: join(basename(folder), `${name}.log`),
		notes
	};
	return {
		...now,
		sinceLast: input.previous && changesSince(input.previous, now),
		sinceBaseline: input.baseline && changesSince(input.baseline, now)
	};
}
async function runSteps({ exec, commands, cwd, timeoutMs, signal }, logPath) {
	if (commands.build === void 0) {
		const result = await exec({
			script: commands.test,
			cwd,
			logPath,
			timeoutMs,
			signal
		});
		return {
			step: "test",
			result,
			durationMs: result.durationMs
		};
	}
	const built = await exec({
		script: commands.build,
		cwd,
		logPath,
		timeoutMs,
		signal
	});
	const left = timeoutMs - built.durationMs;
	if (built.exitCode !== 0 || left <= 0) return {
		step: "build",
		result: built.exitCode === 0 ? {
			...built,
			exitCode: null,
			ended: "timed-out"
		} : built,
		durationMs: built.durationMs
	};
	const testLog = `${logPath}.test`;
	const result = await exec({
		script: commands.test,
		cwd,
		logPath: testLog,
		timeoutMs: left,
		signal
	});
	await appendFile(logPath, "\n");
	await pipeline(createReadStream(testLog), createWriteStream(logPath, { flags: "a" }));
	await rm(testLog);
	return {
		step: "test",
		result,
		durationMs: built.durationMs + result.durationMs
	};
}
/** Those that found the failing tests, where there are any: npm and make only say that what they called failed. */
function runnersOf({ failures, runners }) {
	const found = failures.length > 0 ? [...new Set(failures.map(({ runner }) => runner))] : runners;
	return found.length === 0 ? void 0 : found;
}
/** Only exit 0 is green, and only where a runner that says how many tests it ran says more than none, and none failing. */
function judge$1(result, report, judging) {
	const { notes } = judging;
	if (result.ended === "timed-out") return "timed-out";
	if (result.ended === "limit") {
		const free = freeWords(result);
		notes.push(`The command was stopped: it used too much of what the sandbox allows (${result.limit ?? "limit"}${free === "" ? "" : `; ${free}`}).`);
		return "failed";
	}
	if (result.ended === "cancelled") return "failed";
	if ((result.exitCode === 126 || result.exitCode === 127) && report.counts === void 0 && !report.failures.some(isTest)) return "broken";
	const killed = killedWords(result);
	if (killed !== void 0) notes.push(killed);
	if (result.exitCode !== 0) return "failed";
	if (report.ranNothing) {
		notes.push(noTestRanNote);
		return "failed";
	}
	const denied = judging.step === "test" ? deniedBy(report, judging) : void 0;
	if (denied !== void 0) notes.push(denied);
	else if (report.counts === void 0) notes.push("the tests could not be counted");
	return denied === void 0 ? "passed" : "failed";
}
/** Why exit 0 is no green beside what the runner itself says, and said at the baseline; undefined where nothing speaks against it. */
function deniedBy(report, { baseline, files, test, told }) {
	if (baseline === void 0) return void 0;
	const { reportedFailed, counts } = report;
	const before = baseline.counts;
	if (reportedFailed > 0 && !forgives(baseline)) return `the command exits 0, and the runner itself reports ${reportedFailed} failing ${reportedFailed === 1 ? "test" : "tests"}`;
	if (told.length > 0) return `the command exits 0, and its output tells the failure of \`${told[0]}\` as before${told.length > 1 ? `, and ${told.length - 1} more` : ""}: make it pass, an exit code or a count that is set back says nothing`;
	if (before !== void 0 && before.passed > 0 && counts === void 0) return `the runner's report is gone: ${testsWere(before.passed + before.failed)} counted before, and none can be now`;
	if (baseline.reportFiles && !files && test === baseline.command) return "the runner's report files are gone: they were there before the agent";
}
const testsWere = (count) => count === 1 ? "1 test was" : `${count} tests were`;
/** A command that forgives failures did so before the agent: then its exit code never said more. */
function forgives(baseline) {
	return baseline?.exitCode === 0 && (baseline.reportedFailed ?? 0) > 0;
}
function plain({ name, kind, runner, stream, file, line, message, expected, actual, stack }, ofSeveral) {
	const failure = {
		name,
		kind,
		runner,
		file,
		line,
		message,
		expected,
		actual,
		stack,
		...ofSeveral && stream !== void 0 ? { stream } : {}
	};
	return {
		...failure,
		fingerprint: fingerprint(failure)
	};
}
// src/run-story/kept-installs.ts
/** An install that a changed manifest asks for runs once in a run: what it leaves lies below every layer that reads the same. */
/** As large as a file may be that is published. */
const maxBytes$1 = 5242880;
function openKeptInstalls(options) {
	const { request, workspace, sandbox, limits, headTree, unprepared } = options;
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { repository } = workspace;
	/** By what it read, and by the same with the lock files that it wrote: those it has installed. */
	const kept = /* @__PURE__ */ new Map();
	return async (tree, name) => {
		if (unprepared || settings.dependencies === "frozen") return void 0;
		const setup = await setupOf(options, tree);
		if (setup === void 0) return void 0;
		const read = await readBy(setup, tree);
		if (read === void 0) return void 0;
		const known = kept.get(read.key) ?? install(tree, read.paths, setup, name);
		kept.set(read.key, known);
		known.catch(() => kept.delete(read.key));
		return known;
	};
	function readBy(setup, tree) {
		return readByInstall(repository, {
			headTree,
			tree,
			setup,
			cwd: settings.workingDirectory
		});
	}
	/** Over the head with nothing but what the install reads: no other file of the tree may lie below another tree. */
	async function install(from, paths, setup, name) {
		const tree = await repository.treeWith(headTree, from, paths);
		await using layer = await sandbox.layer(await laidOver(repository, workDir, headTree, tree), "cold");
		if (layer.keepBelow === void 0) return void 0;
		const timeoutMs = Math.max(1, Math.min(settings.testTimeoutMinutes * 6e4, limits.remainingMs()));
		const command = {
			setup,
			exec: layer.exec,
			name,
			timeoutMs,
			signal: limits.signal
		};
		const done = await repeatSetup({
			settings,
			runDir
		}, repository, {
			headTree,
			tree
		}, command);
		if (done.kind !== "done") return done.kind === "failed" ? "failed" : void 0;
		if (await wroteOver(layer.written, tree, paths)) return void 0;
		const below = await layer.keepBelow();
		const installed = {
			...below,
			changed: done.changed
		};
		const locked = await withLocks(tree, paths, below.written);
		const read = locked === tree ? void 0 : await readBy(setup, locked);
		if (read !== void 0) kept.set(read.key, Promise.resolve(installed));
		return installed;
	}
	/** The repository may bring the program itself (`yarnPath`): what that does to other files is to be seen in the layer that runs them. */
	async function wroteOver(written, tree, manifests) {
		const files = await repository.listFiles(tree);
		const own = /* @__PURE__ */ new Set([...manifests, ...lockFilesOf(files, manifests)]);
		const names = new Set(await readdir(written));
		for (const path of files) {
			if (own.has(path) || !names.has(path.split("/", 1)[0] ?? "")) continue;
			if (await isInWay(written, path)) return true;
		}
		return false;
	}
	async function withLocks(tree, manifests, written) {
		const made = /* @__PURE__ */ new Map();
		for (const path of lockFilesOf(await repository.listFiles(tree), manifests)) {
			const text = await readPlainFile(written, path, maxBytes$1);
			if (text !== void 0) made.set(path, text);
		}
		return repository.treeWithFiles(tree, made);
	}
}
/** Whether it is there itself, or something that is no folder stands for one above it: that is what is left of one that was removed. */
async function isInWay(root, path) {
	for (const part of upTo(path)) {
		const info = await lstat(join(root, part)).catch(() => void 0);
		if (info === void 0 || !info.isDirectory()) return info !== void 0;
	}
	return false;
}
// src/run-story/notes.ts
/** Sentences about a verification that feedback and comment repeat: what was not part of it, and why that may matter. */
/** The agent sees its own file there and must be told that the push will not have it. */
function heldBackNotes({ heldBack }) {
	return heldBack.slice(0, 20).map(({ path, reason }) => `${path} is not part of what was tested and will not be pushed: ${reason}`);
}
/** What became of dependencies that an attempt changed. */
function setupNotes(repeated) {
	if (repeated.kind === "not-needed") return [];
	if (repeated.kind === "failed") return [repeated.note];
	const changed = repeated.changed.slice(0, 10).join(", ");
	const how = repeated.kind === "shared" ? "setup ran again, once for every tree that asks for the same" : "setup ran again for this verification";
	return changed === "" ? [] : [`Changed dependencies: ${changed}; ${how}`];
}
/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
async function ignoredNotes(repository, output) {
	return mentionedIn(output, await repository.ignoredChanges()).slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
}
// src/run-story/warm.ts
/** Which HOME a verification has: with what base code compiled in it below, or as setup left it. */
function openWarmth(options) {
	let kept = [];
	let confirmed = false;
	let doubted = false;
	async function homeOf(tree) {
		if (doubted) return "cold";
		return kept.some(({ tool }) => tool === "go") && await isUnseenByGo(options, tree) ? "cold" : "warm";
	}
	return {
		homeOf,
		keep(caches) {
			kept = caches ?? kept;
		},
		async confirmed(verifier, { tree, name, verification: green }) {
			const tools = [...new Set(kept.filter(({ cleared }) => !cleared).map(({ tool }) => tool))];
			if (green.result !== "passed" || confirmed || tools.length === 0) return green;
			if (await homeOf(tree) === "cold") return green;
			const again = `${name}-cold`;
			const cold = await verifier.run(tree, again, { home: "cold" });
			if (cold.result !== "passed" && options.limits.aborted() !== void 0) {
				const note = "The same verification without what the base had compiled did not come to its end: nothing backs the exit code.";
				return {
					...green,
					result: "failed",
					notes: [note, ...green.notes]
				};
			}
			confirmed = true;
			if (cold.result === "passed") return green;
			doubted = true;
			const { settleFlakes } = await import("./action-agent.js").then((n) => n.c);
			const red = await settleFlakes(options, verifier, {
				tree,
				name: again,
				red: cold
			});
			if (red.result === "passed") return green;
			const note = `Green only over what the tests of the base had compiled in HOME (${tools.join(", ")}): with HOME as setup left it, this tree is red.`;
			return {
				...red,
				notes: [...red.notes, note]
			};
		}
	};
}
/**
* Go's cache holds what it compiled by the content of a package's own files. What C code includes from elsewhere in the tree it
* does not look at: with a header changed, go 1.19 linked the object of before.
*/
async function isUnseenByGo({ workspace, baseTree }, tree) {
	const others = (await changedPaths({ workspace }, baseTree, tree)).map(({ path }) => path).filter((path) => !/\.go$|(^|\/)go\.(mod|sum|work|work\.sum)$/.test(path));
	if (others.some((path) => cKinds.test(path))) return true;
	return others.length > 0 && hasText(workspace.repository.git, tree, "\"C\"", "*.go");
}
const cKinds = /\.(h|hh|hpp|hxx|inc|c|cc|cpp|cxx|m|mm|s|S|f|f90|syso|a|o|so|def|swig|swigcxx)(\.\d+)*$/;
// src/run-story/verify.ts
/** A verification in a layer of its own: exactly one tree, judged by the commands' exit code and then by what stands behind it. */
/** `shared`: what the verifiers of one run hold in common, whichever projects they ask. */
function openVerifier(options, shared = openShared(options)) {
	const { request, workspace, sandbox, commands, limits, headTree, baseTree, unprepared: always } = options;
	const { settings } = request;
	const { runDir, workDir = runDir } = request.record;
	const { repository } = workspace;
	const known = /* @__PURE__ */ new Map();
	/** Expectations that a tree's run wrote over, by tree. */
	const rewritten = /* @__PURE__ */ new Map();
	const expectations = /* @__PURE__ */ new Map();
	let listed;
	const isTracked = async (path) => {
		listed ??= repository.listFiles(headTree).then((paths) => new Set(paths));
		return (await listed).has(path);
	};
	const { warmth, installedFor } = shared;
	const twinned = /* @__PURE__ */ new Map();
	let opened;
	const judging = () => {
		opened ??= import("./action-agent.js").then((n) => n.o).then(({ openJudge }) => openJudge(options, verifier, {
			warmth,
			open: (own) => openVerifier(own, shared)
		}));
		return opened;
	};
	const verifier = {
		known,
		twinned,
		installedFor,
		async run(tree, name, than = {}) {
			const asked = (than.ofBase ? options.ofBase : void 0) ?? commands;
			const kept = await installedFor(tree, name);
			const installed = kept === "failed" ? void 0 : kept;
			const change = await laidOver(repository, workDir, headTree, tree);
			const home = than.home ?? await warmth.homeOf(tree);
			await using layer = await sandbox.layer({
				...change,
				isTracked,
				on: installed?.on
			}, home);
			const mostMs = Math.min(settings.testTimeoutMinutes * 6e4, than.mostMs ?? Number.POSITIVE_INFINITY);
			const timeoutMs = Math.max(1, Math.min(mostMs, limits.remainingMs()));
			const { onStarted } = than;
			const exec = onStarted ? (command) => layer.exec({
				...command,
				onStarted
			}) : layer.exec;
			const setup = {
				setup: await setupOf(options, tree),
				exec,
				name,
				timeoutMs,
				signal: limits.signal,
				always
			};
			const again = () => repeatSetup({
				settings,
				runDir
			}, repository, {
				headTree,
				tree
			}, setup);
			const repeated = installed ? {
				kind: "shared",
				changed: installed.changed
			} : await again();
			if (always && repeated.kind === "failed" && repeated.ended !== void 0) {
				const { asRed } = await import("./action-agent.js").then((n) => n.i);
				return await asRed(options, {
					...repeated,
					...repeated.ended,
					tree
				});
			}
			const verification = await verify({
				exec,
				commands: {
					...asked,
					test: than.test ?? asked.test
				},
				cwd: settings.workingDirectory,
				timeoutMs,
				log: {
					folder: join(runDir, "logs"),
					name,
					maxChars: settings.maxFeedbackChars
				},
				tree,
				previous: than.previous,
				baseline: verifier.baseline,
				reports: {
					folder: layer.written,
					globs: settings.testReport
				},
				signal: limits.signal,
				notes: [...than.notes ?? [], ...setupNotes(repeated)]
			});
			if (home === "kept" && verification.exitCode !== null) warmth.keep(await layer.keepCaches());
			const honest = await unlessRewritten(tree, name, layer.written, verification);
			if (than.test === void 0 && asked === commands) known.set(tree, honest);
			return honest;
		},
		async readAhead() {
			await expectationsOf(baseTree);
		},
		stands: async (...given) => (await judging()).stands(...given),
		judge: async (...given) => (await judging()).judge(...given)
	};
	return verifier;
	function expectationsOf(tree) {
		const known = expectations.get(tree) ?? expectationsIn(repository, tree, commands.test, settings.testPaths);
		expectations.set(tree, known);
		return known;
	}
	/** The base's own tests are asked only where a green wrote over expectations. */
	async function unlessRewritten(tree, name, written, verification) {
		if (tree !== baseTree && verification.result !== "passed") return verification;
		const paths = await rewrittenIn(repository, tree, written, await expectationsOf(tree));
		rewritten.set(tree, new Set(paths));
		if (tree === baseTree || paths.length === 0) return verification;
		if (!rewritten.has(baseTree)) await verifier.run(baseTree, `${name}-base-alone`, {
			home: "kept",
			ofBase: true
		});
		return withRewritten(verification, paths.filter((path) => !rewritten.get(baseTree)?.has(path)));
	}
}
function openShared(options) {
	return {
		warmth: openWarmth(options),
		installedFor: openKeptInstalls(options)
	};
}
const mostFiles = 2e3;
const maxBytes = 1048576;
/** A green that wrote over `paths`, which the base's own tests leave alone, is red. */
function withRewritten(green, paths) {
	if (paths.length === 0) return green;
	const note = `The run wrote over what its tests compare with: ${paths.slice(0, 5).join(", ")}. It passed against what it wrote, not against what is committed: nothing that runs may write there.`;
	return {
		...green,
		result: "failed",
		notes: [note, ...green.notes]
	};
}
/** Test code, snapshots and expected outputs of `tree`. */
async function expectationsIn(repository, tree, command, globs) {
	const { isExpectation } = await import("./action-agent.js").then((n) => n.f);
	return (await repository.listFiles(tree)).filter((path) => isExpectation(path, {
		command,
		globs
	})).slice(0, mostFiles);
}
/** Those of them that read differently in `written`, the folder of a layer whose run is over. */
async function rewrittenIn(repository, tree, written, expectations) {
	const found = [];
	for (const path of expectations) {
		const after = await readPlainFile(written, path, maxBytes);
		const before = after === void 0 ? void 0 : await repository.readFile(tree, path, maxBytes);
		if (before !== void 0 && before !== after) found.push(path);
	}
	return found;
}
// src/run-story/in-sandbox.ts
/** A story in its sandbox, up to where the agent begins: setup, the tests as they are. Loaded while the sandbox is tried. */
var in_sandbox_exports = /* @__PURE__ */ __exportAll({ inSandbox: () => inSandbox });
/** Setup, the tests as they are, then the agent. */
async function inSandbox(request, limits, once, { workspace, sandbox, found }) {
	const { settings } = request;
	const { repository } = workspace;
	const { emit } = once;
	await tellBranch(request, workspace, emit);
	await tellResumed(request, workspace, emit);
	const commands = await chooseCommands(request, found, emit);
	if ("stop" in commands) return commands.stop;
	const isAbsent = await agentMissing(request, sandbox, commands);
	if (isAbsent !== void 0) return isAbsent;
	const failed = await runSetup(request, sandbox, await setupEnvironment(request, workspace), commands, limits, emit);
	const { redSetup } = failed === void 0 ? {} : await import("./action-agent.js").then((n) => n.i);
	const unprepared = failed && await redSetup?.({
		request,
		workspace,
		sandbox,
		commands,
		limits
	}, failed);
	for (const text of await pinnedTools(request, sandbox, commands, workspace)) await emit({
		type: "warning",
		text
	});
	if (failed !== void 0 && unprepared === void 0) {
		const other = otherTools(sandbox, limits.signal.aborted ? [] : await askTools(request, sandbox, commands));
		const { output } = request.record.recorder.run().setup ?? {};
		const told = await withBrokenFiles(commandTree(settings, workspace), failed, output);
		return other ?? await withOutsideFiles(request, sandbox, told);
	}
	const notBrought = commands.setup !== void 0 && settings.agent === "command" ? await agentMissing(request, sandbox, {}) : void 0;
	if (notBrought !== void 0) return notBrought;
	const headTree = await repository.treeOf(workspace.head);
	if (commands.setup !== void 0) await repository.markSetup();
	const baseTree = await treeOfBaseTests(workspace, settings.testPaths);
	const running = Promise.withResolvers();
	const watched = tellingStart(sandbox, running.resolve);
	const before = {
		previous: lastVerification(request.resume),
		unprepared: unprepared !== void 0
	};
	const trees = {
		headTree,
		baseTree
	};
	const verifying = {
		request,
		workspace,
		sandbox: watched,
		commands,
		ofBase: baseTree === headTree ? void 0 : await commandsOfBase(request, workspace, commands, baseTree),
		limits,
		...trees,
		...before,
		emit
	};
	const verifier = openVerifier(verifying);
	const testMs = () => verifier.baseline?.durationMs ?? 0;
	const place = {
		request,
		workspace,
		sandbox,
		limits,
		testMs,
		emit
	};
	const later = () => import("./action-agent.js").then((n) => n.s);
	let asked;
	const askedTools = () => {
		running.resolve();
		asked ??= askTools(request, sandbox, commands);
		return asked;
	};
	const files = commandTree(settings, workspace);
	const tests = runBaseline(request, {
		verifier,
		...trees,
		commands,
		tools: askedTools,
		limits,
		files,
		sandbox,
		unprepared,
		emit
	});
	const begun = Promise.race([running.promise, tests]);
	const loaded = Promise.all([
		begun.then(() => request.record.open?.()),
		begun.then(later).then(({ openAgents }) => openAgents(place)),
		begun.then(() => import("./action-agent.js").then((n) => n.l)).then(({ readAhead }) => readAhead()),
		begun.then(() => verifier.readAhead())
	]).then(([, opened]) => {
		if (verifier.baseline === void 0) request.host.onWaiting?.();
		return opened;
	});
	const [baseline, agents, tools] = await Promise.all([
		tests,
		loaded,
		begun.then(askedTools),
		begun.then(() => sandbox.freeze())
	]);
	await using _closing = agents;
	const other = otherTools(sandbox, tools);
	if (other !== void 0) return other;
	if ("stop" in baseline) return await withOutsideFiles(request, sandbox, baseline.stop);
	const known = baseline.verification;
	if (known.result !== "passed") {
		const outside = await outsideFiles(request, sandbox, request.record.recorder.run());
		if (outside.length > 0) await emit({
			type: "warning",
			text: outsideWords(outside)
		});
	}
	const { implementStory } = await later();
	return await implementStory(once, {
		known,
		verifier,
		verifying,
		place,
		agents
	});
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
	const { exitCode, ended, limit, durationMs, free } = await sandbox.setup({
		script: withoutTestEnv ? withoutScripts(commands.setup) : commands.setup,
		cwd: settings.workingDirectory,
		logPath,
		timeoutMs,
		network: "full",
		env,
		withoutTestEnv,
		signal: limits.signal,
		onStarted: record.open
	});
	const result = ended === "timed-out" ? "timed-out" : exitCode === 0 ? "passed" : "failed";
	const output = result === "passed" ? void 0 : await told(logPath, settings.maxFeedbackChars);
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
	if (ended === "limit") {
		const left = freeWords({ free });
		return {
			outcome: "setup-failed",
			cause: "stopped",
			detail: `The setup command \`${commands.setup}\` was ended by the limit \`${limit}\`${left && ` (${left})`}.`
		};
	}
	const how = result === "timed-out" ? "timed out" : `exited ${exitCode ?? "from outside"}`;
	const killed = killedWords({
		exitCode,
		free
	});
	return withMissingTool({
		outcome: "setup-failed",
		cause: "setup-command",
		detail: [`The setup command \`${commands.setup}\` ${how}.`, killed].filter(Boolean).join(" ")
	}, output ?? "", sandbox);
}
async function told(logPath, maxChars) {
	const { condensedLog } = await import("./action-agent.js").then((n) => n.l);
	return condensedLog(logPath, maxChars);
}
// src/github/failed-checks.ts
/** What the checks of a commit say that failed: their annotations, and the log where GitHub Actions keeps one. Reads alone. */
/** Each takes up to three calls of the hundred that a run has. */
const maxChecks = 6;
const maxStatuses = 10;
const maxAnnotations = 50;
/** Check runs and commit statuses: a CI uses the one or the other, and some tell the same in both. */
async function failedChecks(client, repository, ref) {
	const [runs, statuses] = await Promise.all([failedRuns(client, repository, ref), failedStatuses(client, repository, ref)]);
	const told = new Set(runs.failed.map(({ name }) => name));
	const more = statuses.failed.filter(({ name }) => !told.has(name));
	return {
		failed: [...runs.failed, ...more],
		notes: [...runs.notes, ...statuses.notes]
	};
}
/** Never throws: a run goes on without what GitHub does not tell. */
async function failedRuns(client, repository, ref) {
	const { checks } = client.octokit.rest;
	const head = ref.slice(0, 7);
	const notes = [];
	try {
		const { data } = await checks.listForRef({
			...repositoryName(repository),
			ref,
			filter: "latest",
			per_page: 100
		});
		const theirs = data.check_runs.filter(({ name }) => name !== checkName);
		const open = theirs.filter(({ status }) => status !== "completed").length;
		if (open > 0) notes.push(notWaitedFor(open, `${open === 1 ? "check has" : "checks have"} not ended on ${head}`));
		const red = theirs.filter(({ conclusion }) => redConclusions.has(conclusion ?? ""));
		notes.push(...notLookedAt("checks", data.check_runs.length, data.total_count, red.length, maxChecks));
		const failed = [];
		for (const check of red.slice(0, maxChecks)) {
			const { id, name, conclusion, output, app } = check;
			const annotations = output.annotations_count > 0 ? await annotationsOf(client, repository, id, name, notes) : [];
			const log = app?.slug === "github-actions" ? await logOf(client, repository, id, name, notes) : void 0;
			const said = [output.title, output.summary].filter(Boolean).join("\n").slice(0, 2e3);
			failed.push({
				name,
				conclusion: conclusion ?? "failure",
				said,
				annotations,
				...log && { log }
			});
		}
		return {
			failed,
			notes
		};
	} catch (error) {
		return {
			failed: [],
			notes: [...notes, unread(`The checks of ${head}`, "checks", error)]
		};
	}
}
/** What CIs tell that use the older of GitHub's two ways: a name, a sentence, an address, which is named and never fetched. */
async function failedStatuses(client, repository, ref) {
	const head = ref.slice(0, 7);
	const notes = [];
	try {
		const asked = {
			...repositoryName(repository),
			ref,
			per_page: 100
		};
		const { data } = await client.octokit.rest.repos.getCombinedStatusForRef(asked);
		const { statuses } = data;
		const open = statuses.filter(({ state }) => state === "pending").length;
		if (open > 0) notes.push(notWaitedFor(open, `commit ${open === 1 ? "status is" : "statuses are"} pending on ${head}`));
		const red = statuses.filter(({ state }) => state === "failure" || state === "error");
		notes.push(...notLookedAt("commit statuses", statuses.length, data.total_count, red.length, maxStatuses));
		return {
			failed: red.slice(0, maxStatuses).map(({ context, state, description, target_url }) => ({
				name: context,
				conclusion: state,
				said: [description, target_url].filter(Boolean).join("\n").slice(0, 1e3),
				annotations: []
			})),
			notes
		};
	} catch (error) {
		return {
			failed: [],
			notes: [unread(`The commit statuses of ${head}`, "statuses", error)]
		};
	}
}
function notWaitedFor(open, what) {
	return `${open} ${what}, and nobody waited for ${open === 1 ? "it" : "them"}.`;
}
function notLookedAt(what, listed, all, red, most) {
	return [...all > listed ? [`Only the first ${listed} of ${all} ${what} were looked at.`] : [], ...red > most ? [`Of ${red} failing ${what} the first ${most} were read.`] : []];
}
function unread(what, permission, error) {
	return `${what} could not be read: ${statusOf(error) === 403 || statusOf(error) === 404 ? `the token needs the permission "${permission}: read"` : saidBy(error).slice(0, 200)}.`;
}
async function annotationsOf(client, repository, id, name, notes) {
	try {
		const asked = {
			...repositoryName(repository),
			check_run_id: id,
			per_page: maxAnnotations
		};
		const { data } = await client.octokit.rest.checks.listAnnotations(asked);
		return data.map(({ path, start_line, message }) => ({
			path,
			line: start_line,
			message: message ?? ""
		}));
	} catch (error) {
		notes.push(`The annotations of the check ${name} could not be read: ${saidBy(error).slice(0, 200)}.`);
		return [];
	}
}
/** To GitHub Actions a check run is a job of the same number. A log is kept for a while, and gone then. */
async function logOf(client, repository, id, name, notes) {
	try {
		const { data } = await client.octokit.rest.actions.downloadJobLogsForWorkflowRun({
			...repositoryName(repository),
			job_id: id,
			request: { parseSuccessResponseBody: false }
		});
		return data;
	} catch (error) {
		const status = statusOf(error);
		const why = (status === 410 || status === 404 ? "GitHub has it no more" : void 0) ?? (status === 403 ? "the token needs the permission \"actions: read\"" : void 0) ?? saidBy(error).slice(0, 200);
		notes.push(`The log of the check ${name} could not be read: ${why}.`);
		return;
	}
}
// src/github/found-state.ts
/** Throws where GitHub does not answer: a second comment would be the price of not knowing. */
async function foundState({ client, repository, place, theirs }, run) {
	const at = async (number) => {
		const comment = await findComment({
			client,
			repository
		}, number, run.id);
		return comment === void 0 ? void 0 : {
			id: comment.id,
			url: comment.url
		};
	};
	const pullRequest = run.branch === void 0 || run.branch === theirs?.branch ? void 0 : await findByHead({
		client,
		repository
	}, run.branch ?? "");
	const elsewhere = pullRequest !== void 0 && pullRequest.number !== place.number;
	return {
		runId: run.id,
		progress: await at(place.number),
		summary: elsewhere ? await at(pullRequest.number) : void 0,
		pullRequest,
		told: false,
		ended: false
	};
}
// src/github/review-comments.ts
const query = `query($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { reviewThreads(last: 100) { nodes {
    isResolved path line originalLine
    comments(first: 50) { nodes { author { login __typename } body createdAt } }
  } } } }
}`;
/** Anybody may comment on a line, and each person asked about is a call: those who spoke last count. */
const maxPeople = 20;
const maxChars = 4e3;
/** Only GraphQL knows what is resolved. `since`, `until`: ISO 8601, exclusive; later words did not exist at the trigger. */
async function unresolvedRemarks(client, repository, number, { since, until }) {
	const answer = await client.octokit.graphql(query, {
		...repositoryName(repository),
		number
	});
	const [from, to] = [Date.parse(since), Date.parse(until ?? "")];
	const remarks = (answer.repository?.pullRequest?.reviewThreads.nodes ?? []).filter((thread) => !thread.isResolved).flatMap(({ path, line, originalLine, comments }) => comments.nodes.map((comment) => ({
		path,
		line: line ?? originalLine ?? void 0,
		...comment
	}))).filter(({ author, createdAt }) => author?.__typename === "User" && Date.parse(createdAt) > from && !(Date.parse(createdAt) >= to));
	const people = [...new Set(remarks.map(({ author }) => author?.login ?? "").reverse())].slice(0, maxPeople);
	const roles = new Map(await Promise.all(people.map(async (login) => [login, await roleOf(client, repository, login)])));
	return remarks.filter(({ author }) => roles.get(author?.login ?? "") === "writer").slice(-50).map(({ author, path, line, body }) => ({
		author: author?.login ?? "",
		path,
		line,
		body: visibleText(body).text.slice(0, maxChars)
	})).filter(({ body }) => body !== "");
}
// src/github/unbegun.ts
/** What cannot be said is no further error: the log has it. */
async function tellUnbegun(client, { admitted, settings }, reason) {
	const { place, issue } = admitted;
	const repo = {
		client,
		repository: place.repository
	};
	await react(client, place, "confused");
	await postComment(repo, place.number, stoppedReply("error", reason)).catch(() => void 0);
	for (const number of new Set([place.number, issue].filter((one) => one > 0))) {
		await removeLabel(repo, number, settings.label).catch(() => void 0);
		await labelOutcome(repo, number, "error");
	}
}
// src/run-story/check-text.ts
/** What the failing checks of a pull request told, under a budget: read as the output of a verification is. */
/** Of a longer log the beginning is read: what failed first is in it. */
const maxLogBytes = 67108864;
/** Empty where none failed. A log that breaks off is read as far as it came. */
async function checkText(checks, maxChars) {
	const room = Math.floor(maxChars / Math.max(1, checks.length));
	const parts = [];
	for (const { name, conclusion, said, annotations, log } of checks) {
		const head = `${oneLine(name)}: ${conclusion}`;
		const marks = annotations.map(({ path, line, message }) => `- ${oneLine(path)}:${line}: ${oneLine(message)}`);
		const read = log === void 0 ? "" : await condensed(log, Math.floor(room * (marks.length > 0 ? .6 : .9)));
		const text = [
			head,
			said.trim().slice(0, Math.floor(room / 4)),
			marks.join("\n"),
			read
		].filter((part) => part !== "").join("\n");
		parts.push(text.slice(0, room));
	}
	return withoutInvisible(parts.join("\n\n")).text;
}
async function condensed(log, maxChars) {
	const [{ logReader }, { condense }] = await Promise.all([import("./action-agent.js").then((n) => n.u), import("./action-agent.js").then((n) => n.d)]);
	const reader = logReader();
	let bytes = 0;
	try {
		for await (const chunk of log) {
			reader.push(chunk);
			bytes += chunk.length;
			if (bytes > maxLogBytes) break;
		}
	} catch {}
	return condense(reader.end(), { maxChars });
}
function oneLine(text) {
	return text.replace(/\s+/g, " ").trim().slice(0, 400);
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
	const foreign = said("environment").split("\0").map((one) => one.trimStart().split("=", 1)[0] ?? "").filter((name) => name !== "" && secretNames.test(name));
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
const secretNames = /^(GITHUB_|ACTIONS_|RUNNER_(?!TOOL_CACHE$)|INPUT_|ANTHROPIC_|OPENAI_|AWS_|AZURE_|GOOGLE_|SSH_|STATE_)|TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$|REDGREEN_CANARY/i;
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
// src/git/written-address.ts
/** The address, a relative one seen from the repository's own (`from`); or why it is not fetched. */
function sourceOf$1(written, from) {
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
	const source = sourceOf$1(written ?? own ?? "", remote?.url ?? "");
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
	const source = sourceOf$1(action.href, from.url);
	if (source.url === void 0) return `the place that ${from.url} names is not https, or has a user name in it`;
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
	const filled = [];
	const fill = async (at, from, inside, url, depth) => {
		for (const wanted of await wantedBy(at, from)) {
			const path = inside + wanted.path;
			if (depth > deepest || --left < 0) return {
				path,
				reason: `the repository nests more than ${deepest} or has more than ${mostFetched} of them`
			};
			const source = sourceOf$1(wanted.url, url);
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
	const later = looking.promise.then(() => Promise.resolve().then(() => in_sandbox_exports));
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
// src/trigger/carry.ts
/** An admitted run from its beginning to its end, or from where another process left it. */
var carry_exports = /* @__PURE__ */ __exportAll({
	begin: () => begin,
	carryOut: () => carryOut,
	endDead: () => endDead,
	endUntold: () => endUntold,
	resumeEvent: () => resumeEvent
});
/** What the run starts from, asked once: a process that goes on with it later must not get another answer. */
async function begin({ event, run }, admission) {
	const { client, asked } = event;
	const { start: admitted, story, warnings, settings, sources } = admission;
	const main = await defaultBranch(client, payloadOf(asked), admitted.place.repository);
	const { theirs, place, trigger } = admitted;
	const found = theirs === void 0 ? await startOf(client, admitted, settings.baseBranch ?? main) : startOnTheirs(theirs, trigger.hint);
	const ref = headWithChecks(admitted, found);
	const { failed, notes } = ref === void 0 ? nothingRead : await failedChecks(client, place.repository, ref);
	const checks = run.host.redact(await checkText(failed, settings.maxFeedbackChars));
	const start = found.kind === "again" ? {
		...found,
		checks
	} : found;
	return {
		story,
		warnings: [...warnings, ...notes],
		settings,
		sources,
		admitted,
		start,
		defaultBranch: main
	};
}
/** Whose failing checks are read: a fix asks what is red on the head. */
function headWithChecks({ ours, theirs, readsChecks }, start) {
	if (theirs !== void 0) return theirs.task === "update" ? void 0 : theirs.head;
	return readsChecks && start.kind === "again" ? ours?.headNow : void 0;
}
/** Carries it to its end. With `resume` nothing is asked, decided or told a second time. */
async function carryOut(request, begun, resume) {
	let isShown = resume !== void 0;
	const onForge = (options, state) => {
		isShown ||= state.progress !== void 0;
		request.run.onForge?.(options, state);
	};
	try {
		return await carried({
			...request,
			run: {
				...request.run,
				onForge
			}
		}, begun, resume);
	} catch (error) {
		if (!isShown && request.answers.by === "action" && !begun.settings.dryRun) {
			const { what, fix } = explain(error);
			await tellUnbegun(request.event.client, begun, request.run.host.redact(`${what}. ${fix}`));
		}
		throw error;
	}
}
async function carried(request, begun, resume) {
	const { event, run: means } = request;
	const { client, asked } = event;
	const { settings, admitted, start } = begun;
	const { place, trigger } = admitted;
	const { repository } = place;
	const secrets = means.secrets(settings);
	for (const secret of secrets) means.host.redact.add(secret);
	const opened = await means.open({
		...begun,
		settings: withoutKeys(settings)
	});
	const { runId, runDir } = opened;
	const options = await forgeOptions(forgeMeans(request), begun, runId, resume?.run);
	const forge = openForge(options);
	means.onForge?.(options, forge.state());
	if (resume?.run.state === "finished") {
		await forge.finish(resume.run);
		return {
			...endOf(resume.run, settings, []),
			untold: forge.untold()
		};
	}
	const run = await runStory({
		story: begun.story,
		settings,
		resolution: {
			sources: begun.sources,
			warnings: begun.warnings
		},
		origin: {
			trigger,
			requester: trigger.kind === "on-red" ? void 0 : requesterOf(payloadOf(asked), trigger.actor ?? "")
		},
		code: {
			repository,
			source: await sourceOf(request, repository),
			start,
			author: await identity(client)
		},
		record: {
			...opened,
			onEvent: means.onEvent
		},
		host: {
			...means.host,
			secrets
		},
		forge,
		resume,
		signal: means.signal,
		fence: means.fence
	});
	return {
		...endOf(run, settings, [...forge.planned(), ...settings.dryRun ? await plannedDiff(runDir, run) : []]),
		untold: forge.untold()
	};
}
/** A repository that is renamed while the run goes on is pushed to under its new name. */
async function sourceOf({ event, run }, repository) {
	const found = await run.source(repository);
	if (found.kind === "local") return found;
	const moved = async () => {
		const { data } = await event.client.octokit.rest.repos.get({ ...repositoryName(repository) });
		return `${run.serverUrl}/${data.full_name}.git`;
	};
	return {
		...found,
		remote: {
			...found.remote,
			moved
		}
	};
}
/** Goes on with a run that another process has begun, with this process's keys and the address that they are for. */
async function resumeEvent(request, begun, resume) {
	const { environment, inputs } = request.event.given;
	const { settings } = resolveSettings({
		environment,
		inputs
	});
	const known = {
		...resolveSettings({}).settings,
		...begun.settings
	};
	return await carryOut(request, {
		...begun,
		settings: {
			...known,
			...keysOf(settings)
		}
	}, resume);
}
const endUntold = "GitHub did not answer when it was told how the run ended";
/** Brings the comments of a run to their end that nobody will go on with. Throws where GitHub did not answer. */
async function endDead(means, begun, run) {
	const forge = openForge(await forgeOptions(means, begun, run.id, run));
	await forge.finish(run);
	if (forge.untold()) throw new Error(endUntold);
}
function forgeMeans({ event, answers, run, log }) {
	const { client, url, now } = event;
	const { serverUrl, onForge, waiting } = run;
	return {
		client,
		url,
		now,
		serverUrl,
		onForge,
		waiting,
		checks: answers.by === "worker",
		log
	};
}
async function forgeOptions(means, { admitted, defaultBranch: main, settings, warnings }, runId, before) {
	const { client, serverUrl, url, now } = means;
	const { place, issue, ours } = admitted;
	const { label, draft, dryRun } = settings;
	const { repository } = place;
	const options = {
		client,
		repository,
		serverUrl,
		defaultBranch: main,
		runId,
		asked: {
			issue,
			place,
			pullRequest: ours?.pullRequest,
			waiting: means.waiting
		},
		settings: {
			label,
			draft,
			dryRun,
			checks: means.checks
		},
		context: {
			url,
			jobToken: /^github-actions(\[bot\])?$/.test(await client.viewer()),
			deadline: new Date(now().getTime() + settings.timeoutMinutes * 6e4 + 12e4).toISOString(),
			notes: warnings
		},
		before: before && {
			goesOn: true,
			state: await foundState({
				client,
				repository,
				place,
				theirs: admitted.theirs
			}, before)
		},
		onState: (state) => means.onForge?.(options, state),
		warn: means.log
	};
	return options;
}
function payloadOf(asked) {
	return asked.kind === "event" ? asked.payload : void 0;
}
/** They are given to the process that goes on by its own environment. */
function withoutKeys(settings) {
	return {
		...settings,
		...Object.fromEntries(secretSettings.map((name) => [camelName(name), void 0]))
	};
}
function keysOf(settings) {
	const names = [
		...secretSettings,
		"anthropic-base-url",
		"openai-base-url"
	];
	return Object.fromEntries(names.map(camelName).map((name) => [name, settings[name]]));
}
function endOf(run, settings, planned) {
	return {
		outcome: run.outcome ?? "error",
		detail: run.detail ?? "",
		settings,
		run,
		planned
	};
}
/** What a dry run would have pushed. */
async function plannedDiff(runDir, run) {
	const diff = (await readDiffs(textsIn(runDir), run)).at(-1);
	if (diff === void 0 || diff.sinceBase === "") return [];
	return [{
		what: "diff",
		where: run.branch ?? "",
		text: diff.sinceBase
	}];
}
const nothingRead = {
	failed: [],
	notes: []
};
function startOnTheirs(theirs, hint) {
	const { branch, baseBranch, number, url, draft, target, task, bot } = theirs;
	return {
		kind: "again",
		branch,
		baseBranch,
		pullRequest: target === "head" ? {
			number,
			url,
			draft
		} : void 0,
		hint,
		reviewComments: [],
		update: task === "update",
		theirs: {
			target,
			bot
		}
	};
}
/** A branch of ours is gone on with, with what writers said on its lines since; everything else begins anew. */
async function startOf(client, { ours, place, trigger, at }, base) {
	if (ours === void 0) return {
		kind: "new",
		baseBranch: base
	};
	const { branch, pullRequest, record } = ours;
	const { hint } = trigger;
	const update = trigger.kind === "update";
	if (pullRequest === void 0) return {
		kind: "again",
		branch,
		baseBranch: base,
		hint,
		reviewComments: [],
		update
	};
	const { number, url, draft } = pullRequest;
	const onto = await baseOfPullRequest(client, place.repository, number);
	const span = {
		since: record.startedAt,
		until: at
	};
	return {
		kind: "again",
		branch,
		baseBranch: onto.branch,
		overBot: onto.ofBot,
		pullRequest: {
			number,
			url,
			draft
		},
		hint,
		update,
		reviewComments: await unresolvedRemarks(client, place.repository, number, span)
	};
}
export { parse$2 as $, makefileOf as A, isGitName as At, withoutScripts as B, findRunCommands as C, proofPlaces as Ct, wholeCommand as D, writeDiff as Dt, foundProjects as E, workPatch as Et, leaveBranch as F, boundedBody as G, readPlainFile as H, push as I, linkMode as J, changedManifests as K, numbered as L, servicePorts as M, conflictText as N, composed as O, matchesGlob as Ot, markedFiles as P, rerunRed as Q, noQuestions as R, commandTree as S, logPlaces as St, modeOf as T, readLogs as Tt, removePlainFile as U, readPlainBytes as V, replacePlainFile as W, changedPaths as X, submoduleMode as Y, picked as Z, makesStale as _, isTestPath as _t, usualPlaces as a, relative$1 as at, greenOf as b, textsIn as bt, isForbiddenAddress as c, unknownRunner as ct, laidOver as d, steadier as dt, fileBytes as et, registries as f, steady as ft, lockFilesOf as g, classify as gt, changedInstallInputs as h, wasStopped as ht, foundFiles as i, leaf as it, pick as j, quoted as jt, scriptsOf as k, foldName as kt, serveOn as l, clip as lt, setupOf as m, mayBeOfLoad as mt, heldBackNotes as n, isTest as nt, withMissingTool as o, isByForm as ot, repeatSetup as p, steadyName as pt, absentMode as q, ignoredNotes as r, isWhole$1 as rt, missingTool as s, isRemark as st, carry_exports as t, collector as tt, hasWishes as u, shortened as ut, writesNoLock as v, ciPatterns as vt, folderOf as w, readDiffs as wt, standing as x, keepWhole as xt, endOf$2 as y, require_ignore as yt, noScripts as z };
