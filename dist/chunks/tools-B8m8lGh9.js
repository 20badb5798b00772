import { o as __toESM, t as __commonJSMin } from "./rolldown-runtime-C1I3wEg2.js";
import { t as quoted } from "./shell-quote-B4xqzkJh.js";
import { a as condense, i as fileBytes, n as readLog } from "./read-log-sXJIwoBe.js";
import { t as findCommands } from "./commands-DE_2x3eo.js";
import { C as objectFolders, S as findDotGit, T as readText, a as removeTree, b as findGit, f as listEntries, g as pathIn, p as submoduleMode, s as pointersLeft, t as openRepository, x as gitAt } from "./repository-CeCU0eMI.js";
import { a as presets } from "./settings-CoziAjLS.js";
import { n as catalogue } from "./errors-DlE9Teby.js";
import { t as hostList } from "./host-list-CbkqOC2A.js";
import { chmod, chown, lstat, lutimes, mkdir, mkdtemp, open, readFile, readdir, rename, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { constants as constants$1, freemem, homedir, tmpdir, totalmem } from "node:os";
import { basename, delimiter, dirname, extname, isAbsolute, join, matchesGlob, posix, sep } from "node:path";
import { execFile, spawn } from "node:child_process";
import { closeSync, constants as constants$2, existsSync, ftruncateSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, statSync, statfsSync, symlinkSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { Socket, connect, createServer } from "node:net";
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
	const BOM = "﻿";
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
	const TRAILING_WILDCARD = "";
	const TRAILING_DOUBLESTAR = "";
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
const rules = (0, import_ignore.default)({
	ignorecase: true,
	allowRelativePaths: true
}).add(ciPatterns);
/** Whether a path, with `/` between its parts, is one of them. */
function isCiFile(path) {
	return path !== "" && !path.startsWith("/") && rules.ignores(path);
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
async function runOwn(name, args, options = {}) {
	const env = {
		LC_ALL: "C.UTF-8",
		PATH: folders$1.join(":")
	};
	try {
		const path = isAbsolute(name) ? name : program$1(name);
		const { stdout } = await call$1(path, args, {
			...options,
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
	const memoryCounter = join(memoryGroup, two ? "memory.events" : "memory.oom_control");
	return {
		join: groups.map((group) => `echo 0 > ${group}/cgroup.procs || exit 125`).join("\n"),
		refusals: () => ({
			memory: count(memoryCounter, /^oom_kill (\d+)$/m),
			processes: count(join(pidsGroup, "pids.events"), /^max (\d+)$/m)
		}),
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
const remove = (groups) => groups.map((group) => `for try in 1 2 3 4 5; do rmdir ${group} 2>/dev/null && break; sleep 0.1; done`).join("\n");
function count(file, pattern) {
	try {
		return Number(pattern.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
	} catch {
		return 0;
	}
}
function run([file = "", ...args]) {
	return runOwn(file, args).then(() => true, () => false);
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
	/^M2_HOME$/,
	/^ANDROID_(HOME|SDK_ROOT|NDK|NDK_HOME|NDK_ROOT|NDK_LATEST_HOME)$/,
	/^DOTNET_ROOT$/,
	/^(CHROME_BIN|CHROME_PATH|CHROMEWEBDRIVER|GECKOWEBDRIVER|EDGEWEBDRIVER)$/,
	/^SWIFT_PATH$/,
	/^VCPKG_INSTALLATION_ROOT$/,
	/^CONDA$/,
	/^(RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/,
	/^PLAYWRIGHT_BROWSERS_PATH$/
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
function buildEnvironment({ parent, path, toolchainEnv, visible, user, home, tmp }) {
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
// src/sandbox/forwarder.ts
/**
* A network namespace that is held for an attempt, with listening ports that lead out of it: each through a Unix socket, which no
* network namespace stops. It is a process of ours in the host's file system; what is inside can only connect to its ports.
*/
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
	const [file = "", ...args] = [
		...before,
		process.execPath,
		"-e",
		program,
		JSON.stringify(ports)
	];
	const child = spawn(file, args, {
		cwd: "/",
		env: {},
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		detached: true
	});
	let trouble = "";
	child.stderr.on("data", (chunk) => {
		trouble = (trouble + chunk.toString("utf8")).slice(0, 4096);
	});
	child.stdin.on("error", () => {});
	const exited = new Promise((resolve) => {
		child.once("close", () => resolve());
		child.once("error", () => resolve());
	});
	const pid = await new Promise((resolve) => {
		child.stdout.on("data", (chunk) => resolve(Number(/^ready (\d+)/.exec(chunk.toString())?.[1]) || void 0));
		exited.then(() => resolve(void 0));
	});
	if (pid === void 0) throw new Error(`The sandbox's network could not be made: ${trouble.trim() || "no word"}`);
	child.unref();
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream.unref?.();
	return {
		pid,
		async [Symbol.asyncDispose]() {
			child.ref();
			child.stdin.end();
			await exited;
		}
	};
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
	/^(chromium|chromium\.d|dotnet)$/
];
const filesBelow$1 = [
	"ssl/openssl.cnf",
	"maven/m2.conf",
	"maven/logging"
];
const folders = [/^(alternatives|fonts|ca-certificates|java|java-\d+-openjdk|python3|python3\.\d+|php|perl|erlang|ghc)$/];
const foldersBelow = [
	"ssl/certs",
	"pki/tls/certs",
	"pki/ca-trust"
];
async function makeEtc(into, owner) {
	await mkdir(into, { recursive: true });
	const names = await readdir("/etc");
	const there = (patterns, below) => [...names.filter((name) => patterns.some((pattern) => pattern.test(name))), ...below].filter((name) => existsSync(join("/etc", name)));
	const copied = runOwn("cp", [
		"-RH",
		"--preserve=mode,timestamps",
		"--parents",
		"-t",
		into,
		"--",
		...there(files$1, filesBelow$1)
	], { cwd: "/etc" }).then(() => void 0, () => void 0);
	const mounted = there(folders, foldersBelow);
	for (const name of mounted) await mkdir(join(into, name), { recursive: true });
	const { passwd, group, user } = accounts(owner.uid, owner.gid);
	await writeFile(join(into, "passwd"), passwd);
	await writeFile(join(into, "group"), group);
	const mounts = mounted.map((name) => ({
		type: "read-only",
		from: join("/etc", name),
		to: join("/etc", name)
	}));
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
	await mkdir(runDir, {
		recursive: true,
		mode: 448
	});
	await chmod(runDir, 448);
	await clear(runDir, (name) => name !== runNames.home);
	for (const name of [
		runNames.home,
		runNames.warm,
		runNames.layers,
		runNames.git
	]) await mkdir(join(runDir, name), { recursive: true });
	const etc = await makeEtc(join(runDir, runNames.etc), owner);
	if (owner.dropped) await chown(join(runDir, runNames.home), owner.uid, owner.gid);
	return etc;
}
/** At the end. What is not ours stays. */
async function closeRunFolder(runDir) {
	await clear(runDir, () => true);
	await rmdir(runDir).catch(() => void 0);
}
const ours = /^(home|warm|frozen|below|layers?|output|pipe-[-\w]{36}|git|agent|etc|filter\.bpf|scratch|root|image|image\.tar|empty|empty-file|user-namespace|holder\.sh|try\.log|(base|view-\d+)\.fstab|view-\d+\.args|net-\w{6})$/;
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
	await runOwn("find", [
		from,
		"-mindepth",
		"1",
		"-maxdepth",
		"1",
		"!",
		"-name",
		".git",
		...[
			"-exec",
			"cp",
			"-a",
			"--reflink=auto",
			"-t",
			to,
			"--",
			"{}",
			"+"
		]
	]).catch(onlyUnreadable);
	await sameRoot(from, to);
}
/** Mode and owner of one folder for another that only we can reach. */
async function sameRoot(from, to) {
	const { mode, uid, gid } = await stat(from);
	await chown(to, uid, gid);
	await chmod(to, mode & 4095);
}
/** What the owner cannot read, the owner's tests cannot read either. */
function onlyUnreadable(error) {
	if (!error.message.replace(/^find failed: /, "").split("\n").every((line) => /Permission denied$/.test(line))) throw error;
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
/** Shell lines that make the memory for throw-away layers, of size `$1`; `$2` names a folder to copy, or nothing. */
const makeScratch = `mount -t tmpfs -o "size=$1,mode=755" scratch ${scratch.mount} &&
mkdir ${scratch.upper} ${scratch.work} ${scratch.home} ${scratch.none} || exit 125
[ -z "$2" ] || cp -a "$2/." ${scratch.home} || exit 125`;
/** What is to be copied for a view; overlays are mounted from its fstab. */
const copiedFor = (mounts) => mounts.flatMap((mount) => mount.type === "throw-away" && mount.by === "copy" ? [mount.lower] : []).join("");
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
// src/sandbox/process-table.ts
/** Reads /proc: who descends from whom. One file for each process, 15 µs each; `task/…/children` is not in every kernel. */
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
* System calls that no command may make: the kernel's keyrings, which neither a user nor a PID namespace separates – the parent's
* session keys could be read inside, and a key added in one command is there in the next –, three that reach past namespaces, and
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
	const asRoot = process.getuid?.() === 0 ? [program$1("env"), "-i"] : void 0;
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
	const unshare = program$1("unshare");
	const outer = [
		...userNamespace$1(network),
		"--",
		program$1("setpriv"),
		"--pdeathsig",
		"KILL",
		"--"
	];
	const inner = [
		unshare,
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
		`${limits.tmpBytes}`,
		copiedFor(mounts),
		file
	];
	return {
		argv: [
			...[
				...outer,
				...inner,
				...first
			],
			bwrap,
			"--args",
			"7",
			"--"
		],
		cwd: runDir,
		refusals: cgroup?.refusals,
		end(pid) {
			const init = namespaceInit(pid);
			if (init !== void 0) killQuietly(init);
		}
	};
}
/** Its own, or that of the held network, in which a user who has made it is root. */
function userNamespace$1(network) {
	if (typeof network === "string") return [
		program$1("unshare"),
		"--user",
		"--map-root-user"
	];
	const of = `/proc/${network.pid}/ns`;
	return [
		program$1("nsenter"),
		`--user=${of}/user`,
		`--net=${of}/net`,
		"--preserve-credentials"
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
function killQuietly(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}
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
				const remove = () => runOwn(docker, [
					"rm",
					"--force",
					name
				]).then(() => void 0, () => void 0);
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
/** Links like /bin → usr/bin, and the folders that are there and empty. */
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
			`${limits.memoryBytes}`,
			"--memory-swap",
			`${limits.memoryBytes}`
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
/** The first limit that a command has reached, or undefined. `root` is the process that was spawned for it. */
function reachedLimit(limits, root, printedBytes, writesTo) {
	if (printedBytes > limits.outputBytes) return "output";
	const processes = descendants(root);
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
const known$1 = [
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
		const [first] = known$1.flatMap((one) => {
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
${owner.uid === 0 ? "" : `chown ${owner.uid}:${owner.gid} ${scratch.upper} ${scratch.home} || exit 125`}
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
	const holder = await startHolder([
		...asRoot,
		program$1("unshare"),
		...holderArguments,
		join(runDir, "holder.sh")
	], runDir);
	if (typeof holder === "string") return holder;
	const cgroup = await openCgroup(asRoot, limits);
	const kill = (pid) => killAsRoot(asRoot, pid);
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
				`--mount=/proc/${holder.pid}/ns/mnt`,
				`--pid=/proc/${holder.pid}/ns/pid`,
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
				`${limits.tmpBytes}`,
				copiedFor(mounts),
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
				async end(pid) {
					const init = namespaceInit(pid);
					if (init !== void 0) await kill(init);
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
			await holder.stop();
			await cgroup?.[Symbol.asyncDispose]();
		}
	};
}
const holderArguments = [
	"--mount",
	"--pid",
	"--fork",
	"--kill-child",
	"--",
	"/bin/sh"
];
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
/** Ready when it says so; its trouble is the reason otherwise. */
async function startHolder([file = "", ...args], runDir) {
	const child = spawn(file, [...args, runDir], {
		env: {},
		cwd: "/",
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	const exited = new Promise((resolve) => child.on("close", () => resolve()));
	const said = await firstLine(child, exited);
	const pid = child.pid === void 0 ? void 0 : namespaceInit(child.pid);
	if (said !== "ready" || pid === void 0) {
		child.stdin?.end();
		return `root cannot make namespaces here: ${said}`;
	}
	child.unref();
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream.unref?.();
	return {
		pid,
		async stop() {
			child.ref();
			child.stdin?.end();
			await exited;
		}
	};
}
async function firstLine(child, exited) {
	let trouble = "";
	child.stderr?.on("data", (chunk) => {
		trouble = (trouble + chunk.toString("utf8")).slice(0, 4096);
	});
	const ready = new Promise((resolve) => child.stdout?.once("data", (chunk) => resolve(`${chunk}`.trim())));
	const failed = new Promise((resolve) => child.on("error", () => resolve()));
	return Promise.race([ready, Promise.race([exited, failed]).then(() => trouble.trim() || "it ended without a word")]);
}
async function killAsRoot(asRoot, pid) {
	if (process.getuid?.() === 0) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {}
		return;
	}
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
async function openLog(path, { headBytes = logHeadBytes, tailBytes = logTailBytes, under } = {}) {
	const { O_RDWR, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants$2;
	const file = openSync(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW, 384);
	const pipe = await openPipe(under).catch((error) => {
		closeSync(file);
		throw error;
	});
	let printed = 0;
	let written = 0;
	let failure;
	let open = true;
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
	const given = () => {
		if (open) closeSync(pipe.writing);
		open = false;
	};
	return {
		fd: pipe.writing,
		given,
		printedBytes: () => printed,
		async finish() {
			given();
			drain(pipe.reading, take);
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
/** A true pipe: the ones that Node makes are sockets, which no program can open again as `/dev/stdout`. */
async function openPipe(under) {
	const made = join(under ?? tmpdir(), `pipe-${randomUUID()}`);
	await runOwn("mkfifo", [
		"-m",
		"600",
		made
	]);
	const path = under === void 0 ? made : join(under, "output");
	if (path !== made) renameSync(made, path);
	try {
		return {
			reading: openSync(path, constants$2.O_RDONLY | constants$2.O_NONBLOCK),
			writing: openSync(path, constants$2.O_WRONLY)
		};
	} finally {
		unlinkSync(path);
	}
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
	const tail = Buffer.alloc(tailBytes);
	readSync(file, tail, 0, tailBytes, size - tailBytes);
	writeSync(file, tail, 0, tailBytes, headBytes);
	ftruncateSync(file, headBytes + tailBytes);
	return headBytes + tailBytes;
}
/** Cuts at line ends where there is one within 4 KiB. `written` is what the file has of the bytes printed. */
function cutMiddle(file, { printed, written, headBytes, tailBytes }) {
	const head = Buffer.alloc(headBytes);
	readSync(file, head, 0, headBytes, 0);
	const tail = Buffer.alloc(tailBytes);
	readSync(file, tail, 0, tailBytes, written - tailBytes);
	const lastLine = head.lastIndexOf(10);
	const headEnd = lastLine > headBytes - 4096 ? lastLine + 1 : headBytes;
	const firstLine = tail.indexOf(10);
	const tailStart = firstLine >= 0 && firstLine < 4096 ? firstLine + 1 : 0;
	const leftOut = printed - headEnd - (tailBytes - tailStart);
	const note = Buffer.from(`${headEnd === headBytes ? "\n" : ""}[… ${leftOut} bytes left out …]\n`);
	ftruncateSync(file, headEnd);
	writeSync(file, note, 0, note.length, headEnd);
	writeSync(file, tail, tailStart, tailBytes - tailStart, headEnd + note.length);
	return leftOut;
}
// src/sandbox/process.ts
/** Runs one command of a backend to its end: log, timeout, cancel, limits; when the promise settles nothing of it is alive. */
async function runProcess(job) {
	const begun = performance.now();
	const log = await openLog(job.logPath, { under: job.runDir });
	if (job.signal?.aborted) return {
		exitCode: null,
		ended: "cancelled",
		durationMs: 0,
		...await log.finish()
	};
	const { start } = job;
	const env = {
		...job.env,
		...start.env
	};
	const { script, directory: cwd, stdin, limits } = job;
	const { args, input } = launch({
		script,
		cwd,
		env,
		stdin,
		processes: start.sharesUser ? void 0 : Math.ceil(limits.processes * 1.25),
		fileBytes: limits.fileBytes
	});
	const refused = countFrom(start.refusals);
	const child = spawnWithLog(start, args, log.fd);
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
	if (!said.startsWith("started\n")) throw new Error(`The sandbox could not start the command: ${said.trim() || `exit code ${code}`}`, { cause });
	return {
		exitCode: code,
		ended: "exited",
		...free,
		durationMs,
		...bytes
	};
}
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
const lookEveryMs = 200;
const endAgainEveryMs = 100;
/** Ends the command for the first reason that comes up, and goes on ending it until it has exited. */
function watch(child, job, printedBytes, refused) {
	let ended;
	let again;
	const { pid } = child;
	const end = (reason) => {
		if (ended || pid === void 0) return;
		ended = reason;
		const tryIt = () => void job.start.end(pid);
		tryIt();
		again = setInterval(tryIt, endAgainEveryMs);
	};
	const onAbort = () => end({ ended: "cancelled" });
	job.signal?.addEventListener("abort", onAbort);
	const deadline = setTimeout(() => end({ ended: "timed-out" }), Math.min(job.timeoutMs, 2 ** 31 - 1));
	const looking = setInterval(() => {
		if (pid === void 0 || ended) return;
		const limit = reachedLimit(job.limits, pid, printedBytes(), job.writesTo);
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
	await mkdir(join(folder, "objects", "info"), { recursive: true });
	const objects = ((await fill(folder))?.objects ?? []).slice(0, mostObjects);
	await mkdir(join(folder, "objects", "info"), { recursive: true });
	if (objects.length > 0) await writeFile(join(folder, "objects/info/alternates"), objects.map((_, index) => `${insideObjects(index)}\n`).join(""));
	await handOver(folder, owner);
	const borrowed = objects.flatMap((from, index) => borrow(from, insideObjects(index)));
	if (place !== "file") return [{
		type: "writable",
		from: folder,
		to: at
	}, ...borrowed];
	await writeFile(join(into, "git-file"), `gitdir: ${insideGit}\n`);
	return [
		{
			type: "writable",
			from: folder,
			to: insideGit
		},
		{
			type: "read-only",
			from: join(into, "git-file"),
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
function kill(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {}
}
// src/sandbox/view.ts
/**
* What can be seen inside, as a list of mounts that each backend carries out its own way, in order: the system read-only, a named
* list of /etc, toolchains, then what is writable. HOME, /tmp, /run, other homes and the runner's files are simply not there.
*/
const system = [
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
];
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
async function chooseBackend(given, limits = defaultLimits) {
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
	const environment = buildEnvironment({
		parent: options.environment,
		path: unconfined ? (options.environment.PATH ?? "").split(":") : toolchains.path,
		toolchainEnv: toolchains.env,
		visible: (path) => unconfined || roots.some((root) => isUnder(path, root)),
		user: etc.user,
		home: unconfined ? join(runDir, runNames.home) : homeInside,
		tmp: unconfined ? tmpdir() : "/tmp"
	});
	const source = {
		runDir,
		base: [
			...baseMounts(covered),
			...etc.mounts,
			...readable.filter((path) => !isBelowMemory(path)).flatMap((path) => seen(path, covered))
		],
		folders: [
			...emptyFolders,
			...gitFolders,
			homeInside,
			...["/tmp", "/var/tmp"],
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
	if (unconfined) await etc.copied;
	if (unconfined) return {
		...context,
		backend: openUnconfined(source),
		overlay: false
	};
	const reasons = [];
	for (const { kind, open } of ladder) {
		if (options.choice !== "auto" && options.choice !== kind) continue;
		const [backend] = await Promise.all([open(source).catch((error) => error.message), etc.copied]);
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
			const failed = await tried(backend, opened);
			if (failed === void 0) return opened;
			trouble ??= failed;
		}
		await backend[Symbol.asyncDispose]();
		reasons.push(`${kind}: ${trouble}`);
	}
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
/** Runs one command over an overlay that hides, replaces and makes a folder; the trouble, or undefined. */
async function tried(backend, { source, options, shared, overlay }) {
	const script = overlay ? "cd \"$HOME\" && rm -rf try && mkdir try && echo new > try/file" : "true";
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
	return {
		held,
		env: proxy ? proxyEnv : {},
		refused: proxy?.refused ?? /* @__PURE__ */ new Set(),
		[Symbol.asyncDispose]: () => opened.disposeAsync()
	};
}
/** Loaded only here: an import of node:http brings fetch along, 30 ms at every start. */
async function openHostProxy(socketPath, hosts) {
	const { openProxy } = await import("./proxy-7H1pHD_-.js");
	return openProxy(socketPath, hostList(hosts));
}
const url = `http://127.0.0.1:${proxyPort}`;
const proxyEnv = {
	http_proxy: url,
	https_proxy: url,
	HTTP_PROXY: url,
	HTTPS_PROXY: url,
	no_proxy: "localhost,127.0.0.1,::1",
	NO_PROXY: "localhost,127.0.0.1,::1",
	NODE_USE_ENV_PROXY: "1"
};
/** A Unix socket that leads to a port of this machine. */
async function openRelay(socketPath, port) {
	const open = /* @__PURE__ */ new Set();
	const server = createServer({ allowHalfOpen: true }, (inside) => {
		const service = connect({
			host: "localhost",
			port,
			allowHalfOpen: true
		});
		for (const [one, other] of [[inside, service], [service, inside]]) {
			open.add(one);
			one.on("error", () => other.destroy());
			one.on("close", () => {
				open.delete(one);
				other.destroy();
			});
			one.pipe(other);
		}
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(socketPath, resolve);
	});
	server.unref();
	return { async [Symbol.asyncDispose]() {
		for (const socket of open) socket.destroy();
		await new Promise((resolve) => server.close(() => resolve()));
	} };
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
	return {
		async exec(command) {
			const network = command.network ?? view.network;
			const ports = command.ports ?? [];
			const key = JSON.stringify([network, ports]);
			const ready = prepared.get(key) ?? prepare(network, ports);
			prepared.set(key, ready);
			const { start, env, refused } = await ready;
			refused?.clear();
			const result = await runProcess({
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
			});
			return refused?.size ? {
				...result,
				refusedHosts: [...refused].sort()
			} : result;
		},
		[Symbol.asyncDispose]: () => held.disposeAsync()
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
	]) await mkdir(own(name), { recursive: true });
	await chmod(own("tmp"), 1023);
	if (overlay) await sameRoot(join(source.runDir, runNames.home), own("home"));
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
		await sameRoot(join(from, path), join(into, path));
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
		]) await mkdir(join(folder, name));
		if (overlay) await sameRoot(setup, own);
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
		if (overlay) await sameRoot(setup, into);
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
		async ofLayer(folder, home) {
			expired ??= expireTestResults(setup, owner);
			await expired;
			if (home !== "kept" || backend.kind === "none") return {
				mount: thrownAway(home === "cold" ? "cold" : "warm"),
				keepCaches: async () => []
			};
			return {
				mount: await kept(folder),
				keepCaches: () => keepCaches(folder)
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
	for (const path of await filesBelow(over)) {
		const { mtimeMs } = await lstat(join(over, path));
		if (mtimeMs <= afterMs) await lutimes(join(over, path), time, time);
	}
}
/**
* Paths in the tree `below` that setup made of sources that `over` has otherwise (Python's) or that are deleted; `isTracked`
* knows what is no output.
*/
async function staleOutputs(below, { over, deleted, isTracked }) {
	const changed = [...await filesBelow(over), ...deleted].filter((path) => path.endsWith(".py"));
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
	const stem = basename(path, extname(path)).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
	return new RegExp(`^${stem}${ending}$`);
}
async function filesBelow(folder) {
	return (await readdir(folder, {
		withFileTypes: true,
		recursive: true
	})).filter((one) => !one.isDirectory()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
}
// src/sandbox/layer.ts
/** A layer: exactly a checkpoint's files over the tree as setup left it, at the tree's own path, thrown away afterwards. */
/** Puts the layer's folders in place. `deleted` is what is still to be removed by a command in the layer. */
async function prepareLayer(source, folder, { over, deleted, bare = false, isTracked }) {
	const { tree, runDir, frozen, setupEndedMs, owner, overlay } = source;
	const below = frozen ? join(runDir, runNames.frozen) : tree;
	await mkdir(folder, { recursive: true });
	if (bare) {
		const own = join(folder, "tree");
		await moveTree(over, own);
		if (source.git !== "none") await makeGitMountPoint(own, source.git);
		await sameRoot(tree, own);
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
	await makeNewer(over, setupEndedMs);
	const stale = isTracked ? await staleOutputs(below, {
		over,
		deleted,
		isTracked
	}) : [];
	const toDelete = await stillThere(over, [...deleted, ...stale]);
	if (!overlay) {
		const copy = join(folder, "tree");
		await copyTree(below, copy);
		await makeWay(over, copy);
		await runOwn("cp", [
			"-a",
			"--remove-destination",
			"-T",
			"--",
			over,
			copy
		]);
		if (source.git !== "none") await makeGitMountPoint(copy, source.git);
		await sameRoot(tree, copy);
		await handOver(copy, owner);
		await removeTree(over);
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
	for (const name of ["work", "upper.merged"]) await mkdir(join(folder, name));
	await handOver(folder, owner);
	await sameRoot(tree, upper);
	const inRun = (path) => path.slice(runDir.length + 1);
	const inLayer = (name) => `${runNames.layer}/${name}`;
	await mkdir(join(runDir, runNames.layer), { recursive: true });
	if (!frozen) await mkdir(join(runDir, runNames.below), { recursive: true });
	return {
		mount: {
			type: "layers",
			...frozen ? { lower: runNames.frozen } : {
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
/** Across file systems too. */
async function moveTree(from, to) {
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
	async function layer(content, home = "warm") {
		const folder = join(runDir, runNames.layers, `${++layers}`);
		await mkdir(folder, { recursive: true });
		const made = await prepareLayer({
			tree,
			runDir,
			frozen,
			setupEndedMs,
			owner,
			overlay,
			git: placeInside
		}, folder, content);
		const over = confined ? await throwAwayGit({
			...git,
			place: placeInside
		}, folder) : [];
		const own = await homes.ofLayer(folder, home);
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
		return {
			exec: opened.exec,
			written: made.written,
			keepCaches: own.keepCaches,
			async [Symbol.asyncDispose]() {
				await opened[Symbol.asyncDispose]();
				await removeTree(folder);
			}
		};
	}
	return {
		kind: backend.kind,
		description: overlay || !confined ? backend.description : `${backend.description}, copies instead of overlays`,
		leftOutOfPath: toolchains.leftOut,
		setup: setup.exec,
		shell: shell.exec,
		agent: confined ? agent.exec : shell.exec,
		layer,
		async freeze() {
			const to = join(runDir, runNames.frozen);
			setupEndedMs = Date.now();
			await copyTree(tree, to);
			if (placeInside !== "none") await makeGitMountPoint(to, placeInside);
			frozen = true;
		},
		async [Symbol.asyncDispose]() {
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
	const deepestFirst = [...new Set(paths.flatMap(parentsOf))].sort((a, b) => b.split("/").length - a.split("/").length);
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
function parentsOf(path) {
	const parts = path.split("/").slice(0, -1);
	return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
// src/sandbox/sandbox.ts
/** The one sandbox of a run: setup, the agent's shell, build and tests. All foreign code runs in it; it holds no key. */
/** Goes down the ladder: bubblewrap, namespaces made by root, docker. Never ends at no sandbox unless that was asked for. */
async function openSandbox(options) {
	const opened = await chooseBackend(options);
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
			return {
				...layer,
				exec: (command) => layer.exec({
					...command,
					onStarted: started
				})
			};
		}
	};
}
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
function bytesWords(bytes) {
	return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
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
		for (let depth = 1; depth <= Math.min(deepest$1, parts.length); depth++) folders.add(parts.slice(0, depth).join("/"));
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
	/^(?:\/usr\/bin\/)?env: [‘'"]?([\w.+/-]{1,100})[’'"]?: No such file or directory$/m,
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
const workflow = (what, action) => `${what}, in a workflow ${action}`;
const go = workflow("install Go from go.dev/dl", "actions/setup-go");
const rust = workflow("install Rust with rustup", "dtolnay/rust-toolchain");
const java = workflow("install a JDK", "actions/setup-java");
const ruby = workflow("install Ruby", "ruby/setup-ruby");
const php = workflow("install PHP", "shivammathur/setup-php");
const dotnet = workflow("install the .NET SDK", "actions/setup-dotnet");
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
	ruby,
	gem: ruby,
	bundle: ruby,
	rake: ruby,
	php,
	composer: php,
	dotnet,
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
async function condensedLog(path, maxChars) {
	return condense(await readLog(fileBytes(path)), { maxChars });
}
/** `<prefix><issue>-<slug>`, at most 60 characters; the slug is ASCII letters, digits and single hyphens. */
function branchName(prefix, issue, title) {
	const start = `${prefix}${issue ?? ""}`;
	const room = Math.max(0, 60 - start.length - 1);
	const slug = slugOf(title).slice(0, room).replace(/-+$/, "");
	if (issue === void 0) return `${prefix}${slug || "story"}`;
	return slug === "" ? start : `${start}-${slug}`;
}
/** The name with `-2`, `-3` …, still within the limit, for when the plain one is somebody else's. */
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
const networkVariables = [
	"http_proxy",
	"https_proxy",
	"no_proxy",
	"all_proxy",
	"ssl_cert_file",
	"ssl_cert_dir",
	"git_ssl_cainfo",
	"curl_ca_bundle"
];
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
		const stderr = `no token: ${error instanceof Error ? error.message : String(error)}`;
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
function isLoopback(host) {
	return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
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
			bytes: await bytesOf(path)
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
async function bytesOf(folder) {
	const sizes = (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	}).catch(() => [])).filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)).then(({ size }) => size, () => 0));
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
// src/git/remote-branches.ts
/** Where a branch is on the server, and which branch is its default. */
async function remoteHead(repository, remote, branch) {
	return stateOf(repository.git, remote, branch);
}
/** The same for several branches; `*` stands for anything, also for more than was meant: look for whole names in the answer. */
function remoteBranches(repository, remote, patterns) {
	return branchesOf(repository.git, remote, patterns);
}
async function stateOf(git, remote, branch) {
	const state = await branchesOf(git, remote, [branch]);
	if (state.kind !== "known") return state;
	return {
		kind: "known",
		defaultBranch: state.defaultBranch,
		commit: state.commits.get(branch)
	};
}
async function branchesOf(git, remote, patterns) {
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
	return {
		kind: "known",
		defaultBranch,
		commits
	};
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
	const state = await stateOf(repository.git, remote, branch);
	if (state.kind !== "known") return state;
	if (state.commit === void 0) return { kind: "absent" };
	return await fetch(repository.git, remote, [branch], options.depth === void 0 ? [] : [`--depth=${options.depth}`]) ?? {
		kind: "fetched",
		commit: await repository.git.text(["rev-parse", trackingRef(branch)])
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
	const state = await stateOf(git, remote, options.branch ?? "");
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
	const near = mirror === void 0 || state.commit === void 0 ? void 0 : await fromMirror(mirror, remote, {
		git: options.git,
		branch,
		commit: state.commit,
		depth: options.depth ?? 50
	});
	const quick = near && await fetchFrom(near, `refs/heads/${branch}`);
	const result = quick?.code === 0 ? quick : await fetchFrom(remote, `refs/heads/${branch}`);
	if (result.code !== 0) return /couldn't find remote ref/.test(result.stderr) ? { kind: "absent" } : failureOf(remote, result);
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
async function pushOnce({ git, isAncestor }, remote, options) {
	const { commit, branch, timeoutMs } = options;
	const state = await stateOf(git, remote, branch);
	if (state.kind !== "known") return state;
	if (branch === state.defaultBranch) return {
		kind: "refused",
		rule: "default-branch",
		reason: `${branch} is the default branch, which is never pushed to`
	};
	if (state.commit === commit) return { kind: "pushed" };
	const expected = options.expected ?? state.commit ?? "absent";
	const elsewhere = whereInstead(expected, state.commit);
	if (elsewhere !== void 0) return elsewhere;
	if (expected !== "absent" && !await isAncestor(expected, commit)) {
		if (options.expected === void 0) return {
			kind: "moved",
			remoteSha: expected
		};
		return {
			kind: "refused",
			rule: "not-fast-forward",
			reason: `${commit} does not follow ${expected}, and nothing is ever overwritten`
		};
	}
	const ref = `refs/heads/${branch}`;
	const result = await remoteCall(git, remote, [
		...[
			"push",
			"--porcelain",
			"--no-verify",
			"--no-signed",
			"--no-follow-tags",
			"--recurse-submodules=no",
			`--force-with-lease=${ref}:${expected === "absent" ? "" : expected}`
		],
		"--",
		remote.url,
		`${commit}:${ref}`
	], timeoutMs);
	if (result.code === 0) return { kind: "pushed" };
	const line = result.stdout.toString().split("\n").find((text) => text.startsWith("!")) ?? "";
	const said = `${result.stderr}\n${line}`;
	if (/\[rejected\]|failed to update ref|cannot lock ref/.test(line)) {
		const now = await stateOf(git, remote, branch);
		if (now.kind !== "known") return now;
		const instead = whereInstead(expected, now.commit);
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
function whereInstead(expected, found) {
	if (found === void 0) return expected === "absent" ? void 0 : { kind: "deleted" };
	return found === expected ? void 0 : {
		kind: "moved",
		remoteSha: found
	};
}
async function fetch(git, remote, branches, extra) {
	if (!branches.every(isBranchName)) throw new Error(`not branch names: ${JSON.stringify(branches)}`);
	const refspecs = branches.map((branch) => `+refs/heads/${branch}:${trackingRef(branch)}`);
	const result = await remoteCall(git, remote, [
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
	return result.code === 0 ? void 0 : failureOf(remote, result);
}
function trackingRef(branch) {
	return `refs/remotes/redgreen/${branch}`;
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
* the name is taken, moved or checked out, the next free `-2` is used. Returns the name.
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
	const set = async (name, from) => {
		const args = [
			"update-ref",
			"-m",
			"redgreen: checkpoint",
			`refs/heads/${name}`,
			commit,
			from
		];
		return (await theirs.run(args, { env: identity })).code === 0;
	};
	const taken = await checkedOut(dot.commonDir);
	if (expected !== void 0 && !taken.has(branch) && await set(branch, expected)) return { branch };
	for (let number = 1; number <= 99; number++) {
		const name = numbered(branch, number);
		if (!taken.has(name) && await set(name, "0".repeat(commit.length))) return { branch: name };
	}
	throw new Error(`no name from ${branch} to ${branch}-99 is free in ${clone}`);
}
/** Branches that a work tree of the clone stands on: moving one would make its files look changed. */
async function checkedOut(commonDir) {
	const heads = [commonDir, ...(await readdir(join(commonDir, "worktrees")).catch(() => [])).map((name) => join(commonDir, "worktrees", name))].map((folder) => join(folder, "HEAD"));
	const texts = await Promise.all(heads.map(readText));
	return new Set(texts.flatMap((text) => /^ref: refs\/heads\/(.+?)\s*$/.exec(text ?? "")?.[1] ?? []));
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
// src/sandbox/decoy.ts
/** A process of ours outside the sandbox with a canary in its environment and its arguments: nothing inside may see it. */
function startDecoy(canary) {
	const child = spawn("/bin/sh", [
		"-c",
		"read -r until_closed",
		canary
	], {
		env: { REDGREEN_CANARY: canary },
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		]
	});
	child.on("error", () => {});
	child.unref();
	return { [Symbol.dispose]() {
		child.stdin.end();
		child.kill("SIGKILL");
	} };
}
// src/sandbox/keyring.ts
/** What the self-test tries by system calls: a planted key, another process's memory. Node cannot make them; perl can. */
const session = -3;
const [search, setTimeout$2] = [10, 15];
/** In the session's keyring, where this process has one; the kernel takes it away after a minute. */
async function plantKey(name) {
	const calls = probedCalls();
	if (calls === void 0 || findProgram("perl") === void 0) return;
	await runOwn("perl", [
		"-e",
		`${`my ($t,$d)=("user",shift);my $k=syscall(${calls.addKey},$t,$d,$d,length $d,${session});`}syscall(${calls.keyctl},${setTimeout$2},$k,60) if $k>0;`,
		name
	]).catch(() => void 0);
}
/** A line of sh that prints FOUND where the planted key is there, and ADDED where another can be added. */
function keyProbe(name) {
	const calls = probedCalls();
	if (calls === void 0) return "true";
	return `perl -e '${[
		`my ($t,$d,$v)=("user","${name}","x");`,
		`print "FOUND\\n" if syscall(${calls.keyctl},${search},${session},$t,$d,0)>0;$d="added";`,
		`print "ADDED\\n" if syscall(${calls.addKey},$t,$d,$v,1,${session})>0;`
	].join("")}'`;
}
/** A line of sh that prints ATTACHED where a process can be traced by another, and READ where its memory can be read. */
function memoryProbe() {
	const calls = probedCalls();
	if (calls === void 0) return "true";
	return `perl -e '${[
		"my $p=fork;if(!$p){sleep 9;exit}",
		`print "READ\n" if syscall(${calls.readMemory},$p,0,0,0,0,0)==0;`,
		`print "ATTACHED\n" if syscall(${calls.ptrace},16,$p,0,0)==0;kill 9,$p;`
	].join("")}'`;
}
// src/sandbox/self-test-probe.ts
/** What the self-test runs inside, and what it concludes from the answers. */
/**
* Plain sh, because a repository may bring no other language. Each answer begins with a line of mark and
* name. Nothing is changed where a guard fails.
*/
function probe(mark, files, port, key) {
	return `exec 2>&1
echo ${mark}environment
env | cut -d= -f1
echo ${mark}processes
cat /proc/*/environ /proc/*/task/*/environ /proc/*/cmdline 2>/dev/null | tr '\\0' '\\n'
echo ${mark}files
cat ${files.map(quoted).join(" ")} /dev/null
echo ${mark}shadow
cat /etc/shadow
echo ${mark}kernel
value=$(cat /proc/sys/kernel/core_pattern) && printf %s "$value" > /proc/sys/kernel/core_pattern && echo WRITTEN
echo ${mark}system
for place in / /usr /etc /opt /bin /run; do true 2>/dev/null >"$place/.redgreen-probe" && rm -f "$place/.redgreen-probe" && echo "WRITTEN $place"; done
echo ${mark}privileges
cat /proc/self/status
echo ${mark}nested
unshare --user true && echo MADE
echo ${mark}sudo
sudo -n true && echo ROOT
echo ${mark}sockets
for path in /var/run/docker.sock /run/docker.sock /run/podman/podman.sock /run/containerd/containerd.sock /run/dbus/system_bus_socket /run/systemd/private; do [ -e "$path" ] && echo "SEEN $path"; done
echo ${mark}network
tail -n +3 /proc/net/dev | cut -d: -f1
tail -n +2 /proc/net/route
command -v bash >/dev/null && timeout 3 bash -c 'for to in 127.0.0.1/${port} 169.254.169.254/80 1.1.1.1/443; do (: < "/dev/tcp/$to") && echo "REACHED $to"; done'
echo ${mark}keyring
grep -s . /proc/keys
grep Seccomp: /proc/self/status
${keyProbe(key)}
echo ${mark}memory
${memoryProbe()}
echo ${mark}git
cat .git/config .git/hooks/* 2>/dev/null
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
	const foreign = said("environment").split("\n").filter((name) => name !== "" && secretNames.test(name));
	const value = secrets.findIndex((secret) => secret.length >= 8 && printed.includes(secret));
	const status = said("privileges");
	const capabilities = /^Cap(?:Inh|Prm|Eff|Bnd|Amb):\s*0*[1-9a-f]/m.test(status);
	const network = said("network");
	const outside = network.split("\n").filter((line) => /^REACHED /.test(line));
	const interfaces = network.split("\n").filter((line) => /^\s*[\w.@-]+$/.test(line) && line.trim() !== "lo");
	return [
		check("environment", foreign.length > 0 && `visible: ${foreign.join(", ")}`, "only allow-listed names"),
		check("secrets", value >= 0 && `secret number ${value + 1} is visible`, "no secret value anywhere"),
		check("processes", said("processes").includes(canary) && "a process outside is visible", "no process outside is visible"),
		check("files", said("files").includes(canary) && canaryFile(said("files")), "HOME and private folders are not there"),
		check("shadow", /^[\w-]+:[^:\s]*:\d+:/m.test(said("shadow")) && "/etc/shadow is readable", "/etc/shadow is not there"),
		check("kernel", said("kernel").includes("WRITTEN") && "/proc/sys can be written", "/proc/sys is read-only"),
		check("system", /WRITTEN/.test(said("system")) && said("system").trim(), "nothing outside the tree can be written"),
		check("privileges", !/^NoNewPrivs:\s*1/m.test(status) && "new privileges are possible" || capabilities && "it has capabilities", "no new privileges, no capabilities"),
		check("nested", /^MADE$/m.test(said("nested")) && "a user namespace can be made", "no nested user namespace"),
		check("sudo", /^ROOT$/m.test(said("sudo")) && "sudo works", "no sudo"),
		check("sockets", /SEEN/.test(said("sockets")) && said("sockets").trim(), "no socket of docker or the system"),
		online ? check("network", false, "full, as asked for") : check("network", reached && "this machine can be reached" || outside.length > 0 && outside.join(", ") || interfaces.length > 0 && `interfaces: ${interfaces.join(", ").trim()}`, "loopback only"),
		check("keyring", /^(FOUND|ADDED)$/m.test(said("keyring")) && "the kernel's keyrings can be used" || /^[0-9a-f]{8} /m.test(said("keyring")) && "keys of outside are named" || !/^Seccomp:\s*2/m.test(said("keyring")) && "system calls are not filtered", "none of the kernel's keyrings"),
		check("memory", /^(ATTACHED|READ)$/m.test(said("memory")) && "the memory of another process can be reached", "no memory of another process"),
		check("git", /extraheader|x-access-token|credential|insteadof/i.test(said("git")) && ".git has credentials", "no credential in .git")
	];
}
/** Names that carry keys on runners and elsewhere. The allow list lets none of them in; a name given as `test-env` is not looked at. */
const secretNames = /^(GITHUB_|ACTIONS_|RUNNER_(?!TOOL_CACHE$)|INPUT_|ANTHROPIC_|OPENAI_|AWS_|AZURE_|GOOGLE_|SSH_|STATE_)|TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$|REDGREEN_CANARY/i;
const canaryFile = (text) => `a file outside can be read (${text.trim().slice(0, 20)}…)`;
// src/sandbox/self-test.ts
/**
* Tried from inside before any model is called: does the sandbox hold what it promises here? Canaries are laid outside, one
* command looks for them and for ways out, and what it printed is searched by us. Any leak ends the run.
*/
const timeoutMs$1 = 3e4;
async function selfTest(sandbox, { runDir, network, closed, secrets }) {
	await using stack = new AsyncDisposableStack();
	const [canary, mark, name] = [
		`canary-${randomUUID()}`,
		`@@${randomUUID()}:`,
		`.redgreen-${randomUUID()}`
	];
	const folder = await mkdtemp(join(runDir, "self-test-"));
	stack.defer(() => rm(folder, {
		recursive: true,
		force: true
	}));
	const files = [];
	for (const place of /* @__PURE__ */ new Set([folder, ...closed])) {
		const file = join(place, name);
		if (!await writeFile(file, canary, { mode: 420 }).then(() => true, () => false)) continue;
		stack.defer(() => rm(file, { force: true }));
		files.push(file);
	}
	stack.use(startDecoy(canary));
	const listener = stack.use(await listen());
	await plantKey(canary);
	const logPath = join(folder, "log");
	const stdin = probe(mark, files, listener.port, canary);
	const result = await sandbox.shell({
		script: "exec /bin/sh -s",
		stdin,
		logPath,
		timeoutMs: timeoutMs$1
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
		detail: `the probe ended early: ${result.ended}, ${result.exitCode}`
	});
	return {
		checks,
		leaks: checks.filter(({ ok }) => !ok).map(({ name }) => name)
	};
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
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : 0,
		reached: () => reached,
		async [Symbol.asyncDispose]() {
			await new Promise((resolve) => server.close(() => resolve()));
		}
	};
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
	if (globs?.some((glob) => matchesGlob(plain, glob))) return "test";
	if (isPackageScript(name, lower, folders)) return "package-script";
	if (isTestFile(plain.split("/").at(-1) ?? "", folders)) return "test";
	return "source";
}
function isSnapshot(name, folders) {
	return /\.(snap|snapshot|approved\.[a-z]+|golden|ambr|snap\.new)$/.test(name) || folders.some((folder) => snapshotFolders.has(folder) || folder.endsWith("-snapshots")) || folders.includes("testdata") && /\.(golden|expected|want|out|txt|json|ya?ml|html|xml|csv)$/.test(name);
}
const snapshotFolders = /* @__PURE__ */ new Set([
	"__snapshots__",
	"__image_snapshots__",
	"snapshots",
	"golden",
	"goldens",
	"cassettes"
]);
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
const testConfigFiles = /* @__PURE__ */ new Set([
	"conftest.py",
	"pytest.ini",
	".pytest.ini",
	"tox.ini",
	"noxfile.py",
	"sitecustomize.py",
	"usercustomize.py",
	".rspec",
	".rspec-local",
	"spec_helper.rb",
	"rails_helper.rb",
	"test_helper.rb",
	".minitest.rb",
	"setuptests.js",
	"setuptests.ts",
	"cypress.json",
	"jasmine.json",
	"bunfig.toml",
	"pest.php",
	"testng.xml",
	"junit-platform.properties",
	"nextest.toml",
	".testcaferc.json",
	".taprc",
	".npmrc",
	".pryrc",
	"behat.yml",
	"codeception.yml",
	".node-options",
	"go.work"
]);
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
const packageScriptFiles = /* @__PURE__ */ new Set([
	"package.json",
	"composer.json",
	"makefile",
	"gnumakefile",
	"justfile",
	"taskfile.yml",
	"taskfile.yaml",
	"rakefile",
	"gemfile",
	"pom.xml",
	"cargo.toml",
	"build.rs",
	"pyproject.toml",
	"setup.cfg",
	"setup.py",
	"deno.json",
	"deno.jsonc",
	"build.sbt",
	"cmakelists.txt",
	"mix.exs",
	"package.swift",
	"pubspec.yaml",
	"turbo.json",
	"nx.json",
	"project.json",
	"lerna.json",
	"gruntfile.js",
	"gulpfile.js",
	"mvnw",
	"gradlew",
	"gradle.properties"
]);
/** `name` in its own case: `OrderTest.java` is a test, `latest.js` is not. */
function isTestFile(name, folders) {
	if (folders.some((folder) => testFolders.has(folder))) return true;
	if (/[._-](test|tests|spec|specs|cy|e2e|bench)\.[a-z]+$/i.test(name)) return true;
	if (/^(test|spec)[_-].*\.\w+$/i.test(name)) return true;
	if (/(Test|Tests|TestCase|Spec|Specs|IT)\.(java|kt|kts|php|scala|groovy|cs|swift|m|vb|fs|dart)$/.test(name)) return true;
	return /^(Test[A-Z]\w*\.(java|kt|php|cs)|tests?\.([cm]?[jt]sx?|py|rs|rb|php|go))$/.test(name);
}
const testFolders = /* @__PURE__ */ new Set([
	"test",
	"tests",
	"__tests__",
	"__test__",
	"spec",
	"specs",
	"__mocks__",
	"testdata",
	"test-fixtures",
	"androidtest",
	"e2e",
	"cypress",
	"features",
	"unittests",
	"integration-tests",
	"t"
]);
// src/run-story/base-tests.ts
/** Somebody else's branch as it was before the first commit of any run of ours on it. */
async function headBeforeUs(repository, mergeBase, head) {
	return (await repository.log(mergeBase, head)).findLast(({ trailers }) => "Redgreen-Run" in trailers)?.parents[0] ?? head;
}
/** The merge base's tree with the test changes of people's commits, and never those of an earlier attempt. */
async function treeOfBaseTests({ repository, base, head }, testPaths) {
	let tree = await repository.treeOf(base.commit);
	if (head === base.commit) return tree;
	const commits = (await repository.log(base.commit, head)).reverse();
	for (const { commit, parents, trailers } of commits) {
		const [parent] = parents;
		if ("Redgreen-Run" in trailers || parent === void 0) continue;
		const own = (await repository.differences(parent, commit)).map(({ path }) => path).filter((path) => classify(path, testPaths) !== "source");
		if (own.length > 0) tree = await withChange(repository, tree, {
			parent,
			commit,
			paths: own
		});
	}
	return tree;
}
/**
* `tree` with what a commit changed in these files. A file that an attempt had changed before it is merged line by line: taken
* as a whole, it would bring the attempt's change along.
*/
async function withChange(repository, tree, { parent, commit, paths }) {
	const touched = new Set((await repository.differences(tree, parent)).map(({ path }) => path));
	const merged = /* @__PURE__ */ new Map();
	for (const path of paths.filter((each) => touched.has(each))) {
		const [onto, from, to] = await Promise.all([
			tree,
			parent,
			commit
		].map((at) => repository.readFile(at, path)));
		if (onto === void 0 || from === void 0 || to === void 0) continue;
		const text = await repository.carryOver({
			from,
			to,
			onto
		});
		if (text !== void 0) merged.set(path, text);
	}
	const whole = paths.filter((path) => !merged.has(path));
	return repository.treeWithFiles(await repository.treeWith(tree, commit, whole), merged);
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
		text: `The branch is ${behind} commits behind ${base.branch}; nothing is rebased or merged.`
	});
}
// src/git/merge.ts
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
const opened = /^<{7}(?: |$)/m;
const closed = /^>{7}(?: |$)/m;
/** Whether a text still has both marks of a conflict. */
function hasMarks(text) {
	return opened.test(text) && closed.test(text);
}
/** The conflicts of a text, marks included. */
function conflictsIn(text) {
	return [...text.matchAll(/^<{7}(?: .*)?\n[\s\S]*?^>{7}(?: .*)?$/gm)].map(([hunk]) => hunk);
}
// src/run-story/merge.ts
/** `/redgreen update`: the base branch merged into the branch, as the commit that the run starts from. */
/**
* The merge as a commit that is only here, and what is left to do about it; undefined where there is nothing to merge. In it a
* file that conflicts stands as the branch has it: that is what guard and baseline count from.
*/
async function mergedHead({ code, record }, repository, { head, baseHead, branch, base }) {
	if (await repository.isAncestor(baseHead, head)) return void 0;
	const made = await mergeCommits(repository.git, head, baseHead);
	if ("problem" in made) return { stop: {
		outcome: "error",
		detail: `${base} cannot be merged: ${made.problem}`
	} };
	const { conflicts, messages } = made;
	const tree = conflicts.length === 0 ? made.tree : await repository.treeWith(made.tree, head, conflicts);
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
/** Files of a tree in which the marks of a conflict are left, of those that the run has changed. */
async function markedFiles({ repository, merge, head }, tree) {
	if (merge === void 0) return [];
	const changed = await repository.differences(head, tree);
	const marked = [];
	for (const { path } of changed) if (hasMarks(await repository.readFile(tree, path) ?? "")) marked.push(path);
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
		const repository = await makeWorkTree({
			clone: source.clone,
			commit: source.commit,
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
		treeReady: opening,
		runDir: join(runDir, "sandbox"),
		choice: settings.sandbox,
		network: settings.sandboxNetwork,
		testEnv: pick(environment, settings.testEnv),
		services: settings.testServices.map((service) => Number(service.slice(service.lastIndexOf(":") + 1))),
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
async function provedSandbox(request, sandbox) {
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
		secrets: [...secrets]
	});
	if (leaks.length === 0) return void 0;
	const told = checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name} (${detail})`);
	return {
		outcome: "setup-failed",
		cause: "sandbox",
		detail: `${catalogue["sandbox-leaks"].what}: ${told.join(", ")}. ${catalogue["sandbox-leaks"].fix}`
	};
}
/** The named variables that are set. */
function pick(environment, names) {
	return Object.fromEntries(names.flatMap((name) => {
		const value = environment[name];
		return value === void 0 ? [] : [[name, value]];
	}));
}
function localWorkspace({ settings, story }, repository, start) {
	const { commit, branch } = repository.head;
	return {
		repository,
		head: commit,
		base: {
			branch: start.baseBranch ?? branch ?? "HEAD",
			commit
		},
		branch: branchName(settings.branchPrefix, story.ref.issue, story.title),
		behind: 0
	};
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
// src/git/checkout.ts
/** The repository that the clone's `origin` is, as `host/owner/name`; undefined where it has none. */
async function originOf(folder) {
	const dot = await findDotGit(folder).catch(() => void 0);
	const url = parseConfig((dot && await readText(join(dot.commonDir, "config"))) ?? "").find(({ key }) => key === "remote.origin.url")?.value;
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
/** The address, a relative one seen from the repository's own; or why it is not fetched. */
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
/** A bare folder of ours that borrows the objects of the clones nearby. */
async function ownGit({ git, near }, path, { name, commit }, number) {
	const gitDir = join(`${git.place.gitDir}-modules`, `${number}`);
	const own = gitAt({
		...git.place,
		gitDir,
		tree: void 0
	});
	await mkdir(gitDir, { recursive: true });
	await own.text([
		"init",
		"-q",
		"--bare",
		"--template=",
		`--object-format=${commit.length === 64 ? "sha256" : "sha1"}`
	]);
	const folders = await Promise.all(near.map((clone) => moduleObjects(clone, path, name)));
	await mkdir(join(gitDir, "objects", "info"), { recursive: true });
	await writeFile(join(gitDir, "objects", "info", "alternates"), folders.flat().map((folder) => `${folder}\n`).join(""));
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
	return (dot === void 0 ? void 0 : (await readText(join(dot.gitDir, "HEAD")))?.trim()) === commit;
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
	const from = remote !== void 0 && URL.parse(remote.url)?.origin === URL.parse(url)?.origin ? {
		...remote,
		url,
		moved: void 0
	} : {
		url,
		env: remote?.env
	};
	const one = await remoteCall(git, from, [...[
		"fetch",
		"--no-tags",
		"--no-write-fetch-head",
		"--depth=1",
		"--",
		url
	], commit]);
	if ((one.code === 0 ? one : await remoteCall(git, from, [
		"fetch",
		"--no-tags",
		"--no-write-fetch-head",
		"--",
		url,
		"+refs/heads/*:refs/remotes/origin/*"
	])).code !== 0) return `${url} cannot be read: ${sentence(one.stderr, from)}`;
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
// src/run-story/submodules.ts
/** The workspace with what the commit asks for beside its own files. */
/** Before anything has run in the tree; a stop where a submodule cannot be had. */
async function openWithSubmodules(request) {
	const workspace = await openWorkspace(request);
	if ("stop" in workspace) return workspace;
	const { source } = request.code;
	const { git, tree } = workspace.repository;
	const missing = await fillSubmodules({
		git,
		tree,
		near: source.kind === "local" ? [source.clone] : source.kind === "checkout" ? [source.folder] : [],
		remote: source.kind === "local" ? await originOfClone(source.clone, request) : remoteFor(request, source.remote)
	}, workspace.head);
	if (missing === void 0) return workspace;
	return { stop: {
		outcome: "setup-failed",
		cause: "submodule",
		detail: `The submodule \`${missing.path}\` cannot be had: ${missing.reason}.`
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
/** Files whose content lies in Git LFS and is not here, in words. */
async function lfsWords({ repository, head }) {
	const left = await pointersLeft(repository.git, repository.tree, head);
	const [first] = left;
	if (first === void 0) return [];
	return [`${left.length === 1 ? `\`${first}\` is a pointer` : `\`${first}\` and ${left.length - 1} more are pointers`} of Git LFS whose content is not here, and tests read it so: bring it along (\`lfs: true\` of actions/checkout, \`git lfs pull\` in a clone).`];
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
/** Starts outside and says something else, or nothing, inside. */
function differs({ outside, inside }) {
	return outside !== void 0 && outside !== inside;
}
const ask = (tool) => `${quoted(tool)} ${versionArguments[tool] ?? "--version"} 2>&1 </dev/null | head -n 3`;
/** A version is the first line with a digit: java prints what it picked up from the environment before. */
const versionIn = (text) => text.split("\n").find((line) => /\d/.test(line))?.trim();
async function askOutside(tools, environment, cwd) {
	const answers = await Promise.all(tools.map(async (tool) => {
		const script = `command -v ${quoted(tool)} >/dev/null && ${ask(tool)}`;
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
	return `\`${tool}\` is “${outside}” outside the sandbox and ${inside === void 0 ? "cannot be started" : `“${inside}”`} inside it, so its tests would prove nothing.`;
}
// src/verify/runtimes.ts
/** Program to ask for its version → words of commands that run on it. Those that start fast are asked, not npm or mvn. */
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
// src/verify/toolchain-pins.ts
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
		const here = answer === void 0 ? "none is here" : `here it is “${answer.slice(0, 200)}”`;
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
/** What the repository asks for and is not here, in words: toolchains, contents of large files. */
async function lackingWords(request, sandbox, commands, workspace) {
	return [...await pinnedTools(request, sandbox, commands, workspace), ...await lfsWords(workspace)];
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
export { numbered as A, killedWords as B, makeWorkTree as C, failureOf as D, trimMirrors as E, folderOf as F, openSandbox as G, noScripts as H, runSetup as I, ciPatterns as J, tellingStart as K, installWords as L, commandTree as M, commandsStop as N, remoteCall as O, findRunCommands as P, missingTool as R, leaveBranch as S, mirrorPath as T, packageHosts as U, noQuestions as V, withoutScripts as W, require_ignore as Y, tellBranch as _, pinWords as a, isTestPath as b, toolVersions as c, originOf as d, openRunSandbox as f, markedFiles as g, conflictText as h, pinsOf as i, chooseCommands as j, branchName as k, versionsInTree as l, provedSandbox as m, lackingWords as n, runtimesOf as o, pick as p, isUnder as q, otherTools as r, otherToolsWords as s, askTools as t, openWithSubmodules as u, treeOfBaseTests as v, push as w, selfTest as x, classify as y, freeWords as z };
