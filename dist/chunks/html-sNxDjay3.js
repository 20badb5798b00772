import { t as __commonJSMin } from "./rolldown-runtime-C1I3wEg2.js";
import { a as moving, c as withoutCode, d as raw, i as markdown, l as html, n as encode, o as visible, r as link, s as withCode, t as pageStyle } from "./style-uv1ai0Xi.js";
import { f as farWords, g as redBeforeWords, i as attemptsWords, l as doingWords, n as attemptChangeWords, p as judgedResult, r as attemptMs, s as costWords, u as durationWords, v as runCostWords } from "./words-Cq5gcfy9.js";
import { a as proofTitle, i as proofTimeWords, r as proofLine } from "./proof-words-B3NU6KZ3.js";
import { a as outcomeWords, o as afterInterruption, r as isLocal, u as waitsForPerson } from "./outcome-BfX2NVEr.js";
import { createHash } from "node:crypto";
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/report/input.ts
function goesOn({ run, interrupted }) {
	return run.state === "running" && interrupted !== true;
}
// node_modules/diff2html/lib/types.js
var require_types = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ColorSchemeType = exports.DiffStyleType = exports.LineMatchingType = exports.OutputFormatType = exports.LineType = void 0;
	var LineType;
	(function(LineType) {
		LineType["INSERT"] = "insert";
		LineType["DELETE"] = "delete";
		LineType["CONTEXT"] = "context";
	})(LineType || (exports.LineType = LineType = {}));
	exports.OutputFormatType = {
		LINE_BY_LINE: "line-by-line",
		SIDE_BY_SIDE: "side-by-side"
	};
	exports.LineMatchingType = {
		LINES: "lines",
		WORDS: "words",
		NONE: "none"
	};
	exports.DiffStyleType = {
		WORD: "word",
		CHAR: "char"
	};
	var ColorSchemeType;
	(function(ColorSchemeType) {
		ColorSchemeType["AUTO"] = "auto";
		ColorSchemeType["DARK"] = "dark";
		ColorSchemeType["LIGHT"] = "light";
	})(ColorSchemeType || (exports.ColorSchemeType = ColorSchemeType = {}));
}));
// node_modules/diff2html/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.escapeForRegExp = escapeForRegExp;
	exports.unifyPath = unifyPath;
	exports.hashCode = hashCode;
	exports.max = max;
	const regex = RegExp("[" + [
		"-",
		"[",
		"]",
		"/",
		"{",
		"}",
		"(",
		")",
		"*",
		"+",
		"?",
		".",
		"\\",
		"^",
		"$",
		"|"
	].join("\\") + "]", "g");
	function escapeForRegExp(str) {
		return str.replace(regex, "\\$&");
	}
	function unifyPath(path) {
		return path ? path.replace(/\\/g, "/") : path;
	}
	function hashCode(text) {
		let i, chr, len;
		let hash = 0;
		for (i = 0, len = text.length; i < len; i++) {
			chr = text.charCodeAt(i);
			hash = (hash << 5) - hash + chr;
			hash |= 0;
		}
		return hash;
	}
	function max(arr) {
		const length = arr.length;
		let max = -Infinity;
		for (let i = 0; i < length; i++) max = Math.max(max, arr[i]);
		return max;
	}
}));
// node_modules/diff2html/lib/diff-parser.js
var require_diff_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parse = parse;
	const types_1 = require_types();
	const utils_1 = require_utils();
	function getExtension(filename, language) {
		const filenameParts = filename.split(".");
		return filenameParts.length > 1 ? filenameParts[filenameParts.length - 1] : language;
	}
	function startsWithAny(str, prefixes) {
		return prefixes.reduce((startsWith, prefix) => startsWith || str.startsWith(prefix), false);
	}
	const baseDiffFilenamePrefixes = [
		"a/",
		"b/",
		"i/",
		"w/",
		"c/",
		"o/"
	];
	function getFilename(line, linePrefix, extraPrefix) {
		const prefixes = extraPrefix !== void 0 ? [...baseDiffFilenamePrefixes, extraPrefix] : baseDiffFilenamePrefixes;
		const [, filename = ""] = (linePrefix ? new RegExp(`^${(0, utils_1.escapeForRegExp)(linePrefix)} "?(.+?)"?$`) : /* @__PURE__ */ new RegExp("^\"?(.+?)\"?$")).exec(line) || [];
		const matchingPrefix = prefixes.find((p) => filename.indexOf(p) === 0);
		return (matchingPrefix ? filename.slice(matchingPrefix.length) : filename).replace(/\s+\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d+)? [+-]\d{4}.*$/, "");
	}
	function getSrcFilename(line, srcPrefix) {
		return getFilename(line, "---", srcPrefix);
	}
	function getDstFilename(line, dstPrefix) {
		return getFilename(line, "+++", dstPrefix);
	}
	function parse(diffInput, config = {}) {
		const files = [];
		let currentFile = null;
		let currentBlock = null;
		let oldLine = null;
		let oldLine2 = null;
		let newLine = null;
		let possibleOldName = null;
		let possibleNewName = null;
		const oldFileNameHeader = "--- ";
		const newFileNameHeader = "+++ ";
		const hunkHeaderPrefix = "@@";
		const oldMode = /^old mode (\d{6})/;
		const newMode = /^new mode (\d{6})/;
		const deletedFileMode = /^deleted file mode (\d{6})/;
		const newFileMode = /^new file mode (\d{6})/;
		const copyFrom = /^copy from "?(.+)"?/;
		const copyTo = /^copy to "?(.+)"?/;
		const renameFrom = /^rename from "?(.+)"?/;
		const renameTo = /^rename to "?(.+)"?/;
		const similarityIndex = /^similarity index (\d+)%/;
		const dissimilarityIndex = /^dissimilarity index (\d+)%/;
		const index = /^index ([\da-z]+)\.\.([\da-z]+)\s*(\d{6})?/;
		const binaryFiles = /^Binary files (.*) and (.*) differ/;
		const binaryDiff = /^GIT binary patch/;
		const combinedIndex = /^index ([\da-z]+),([\da-z]+)\.\.([\da-z]+)/;
		const combinedMode = /^mode (\d{6}),(\d{6})\.\.(\d{6})/;
		const combinedNewFile = /^new file mode (\d{6})/;
		const combinedDeletedFile = /^deleted file mode (\d{6}),(\d{6})/;
		const diffLines = diffInput.replace(/\\ No newline at end of file/g, "").replace(/\r\n?/g, "\n").split("\n");
		function saveBlock() {
			if (currentBlock !== null && currentFile !== null) {
				currentFile.blocks.push(currentBlock);
				currentBlock = null;
			}
		}
		function saveFile() {
			if (currentFile !== null) {
				if (!currentFile.oldName && possibleOldName !== null) currentFile.oldName = possibleOldName;
				if (!currentFile.newName && possibleNewName !== null) currentFile.newName = possibleNewName;
				if (currentFile.newName) {
					files.push(currentFile);
					currentFile = null;
				}
			}
			possibleOldName = null;
			possibleNewName = null;
		}
		function startFile() {
			saveBlock();
			saveFile();
			currentFile = {
				blocks: [],
				deletedLines: 0,
				addedLines: 0
			};
		}
		function startBlock(line) {
			saveBlock();
			let values;
			if (currentFile !== null) {
				if (values = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@.*/.exec(line)) {
					currentFile.isCombined = false;
					oldLine = parseInt(values[1], 10);
					newLine = parseInt(values[2], 10);
				} else if (values = /^@@@ -(\d+)(?:,\d+)? -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@@.*/.exec(line)) {
					currentFile.isCombined = true;
					oldLine = parseInt(values[1], 10);
					oldLine2 = parseInt(values[2], 10);
					newLine = parseInt(values[3], 10);
				} else {
					if (line.startsWith(hunkHeaderPrefix)) console.error("Failed to parse lines, starting in 0!");
					oldLine = 0;
					newLine = 0;
					currentFile.isCombined = false;
				}
			}
			currentBlock = {
				lines: [],
				oldStartLine: oldLine,
				oldStartLine2: oldLine2,
				newStartLine: newLine,
				header: line
			};
		}
		function createLine(line) {
			if (currentFile === null || currentBlock === null || oldLine === null || newLine === null) return;
			const currentLine = { content: line };
			const addedPrefixes = currentFile.isCombined ? [
				"+ ",
				" +",
				"++"
			] : ["+"];
			const deletedPrefixes = currentFile.isCombined ? [
				"- ",
				" -",
				"--"
			] : ["-"];
			if (startsWithAny(line, addedPrefixes)) {
				currentFile.addedLines++;
				currentLine.type = types_1.LineType.INSERT;
				currentLine.oldNumber = void 0;
				currentLine.newNumber = newLine++;
			} else if (startsWithAny(line, deletedPrefixes)) {
				currentFile.deletedLines++;
				currentLine.type = types_1.LineType.DELETE;
				currentLine.oldNumber = oldLine++;
				currentLine.newNumber = void 0;
			} else {
				currentLine.type = types_1.LineType.CONTEXT;
				currentLine.oldNumber = oldLine++;
				currentLine.newNumber = newLine++;
			}
			currentBlock.lines.push(currentLine);
		}
		function existHunkHeader(line, lineIdx) {
			let idx = lineIdx;
			while (idx < diffLines.length - 3) {
				if (line.startsWith("diff")) return false;
				if (diffLines[idx].startsWith(oldFileNameHeader) && diffLines[idx + 1].startsWith(newFileNameHeader) && diffLines[idx + 2].startsWith(hunkHeaderPrefix)) return true;
				idx++;
			}
			return false;
		}
		diffLines.forEach((line, lineIndex) => {
			if (!line || line.startsWith("*")) return;
			let values;
			const prevLine = diffLines[lineIndex - 1];
			const nxtLine = diffLines[lineIndex + 1];
			const afterNxtLine = diffLines[lineIndex + 2];
			if (line.startsWith("diff --git") || line.startsWith("diff --combined")) {
				startFile();
				if (values = /^diff --git "?([a-ciow]\/.+)"? "?([a-ciow]\/.+)"?/.exec(line)) {
					possibleOldName = getFilename(values[1], void 0, config.dstPrefix);
					possibleNewName = getFilename(values[2], void 0, config.srcPrefix);
				}
				if (currentFile === null) throw new Error("Where is my file !!!");
				currentFile.isGitDiff = true;
				return;
			}
			if (line.startsWith("Binary files") && !(currentFile === null || currentFile === void 0 ? void 0 : currentFile.isGitDiff)) {
				startFile();
				if (values = /^Binary files "?([a-ciow]\/.+)"? and "?([a-ciow]\/.+)"? differ/.exec(line)) {
					possibleOldName = getFilename(values[1], void 0, config.dstPrefix);
					possibleNewName = getFilename(values[2], void 0, config.srcPrefix);
				}
				if (currentFile === null) throw new Error("Where is my file !!!");
				currentFile.isBinary = true;
				return;
			}
			if (!currentFile || !currentFile.isGitDiff && currentFile && line.startsWith(oldFileNameHeader) && nxtLine.startsWith(newFileNameHeader) && afterNxtLine.startsWith(hunkHeaderPrefix)) startFile();
			if (currentFile === null || currentFile === void 0 ? void 0 : currentFile.isTooBig) return;
			if (currentFile && (typeof config.diffMaxChanges === "number" && currentFile.addedLines + currentFile.deletedLines > config.diffMaxChanges || typeof config.diffMaxLineLength === "number" && line.length > config.diffMaxLineLength)) {
				currentFile.isTooBig = true;
				currentFile.addedLines = 0;
				currentFile.deletedLines = 0;
				currentFile.blocks = [];
				currentBlock = null;
				startBlock(typeof config.diffTooBigMessage === "function" ? config.diffTooBigMessage(files.length) : "Diff too big to be displayed");
				return;
			}
			if (line.startsWith(oldFileNameHeader) && nxtLine.startsWith(newFileNameHeader) || line.startsWith(newFileNameHeader) && prevLine.startsWith(oldFileNameHeader)) {
				if (currentFile && !currentFile.oldName && line.startsWith("--- ") && (values = getSrcFilename(line, config.srcPrefix))) {
					currentFile.oldName = values;
					currentFile.language = getExtension(currentFile.oldName, currentFile.language);
					return;
				}
				if (currentFile && !currentFile.newName && line.startsWith("+++ ") && (values = getDstFilename(line, config.dstPrefix))) {
					currentFile.newName = values;
					currentFile.language = getExtension(currentFile.newName, currentFile.language);
					return;
				}
			}
			if (currentFile && (line.startsWith(hunkHeaderPrefix) || currentFile.isGitDiff && currentFile.oldName && currentFile.newName && !currentBlock)) {
				startBlock(line);
				return;
			}
			if (currentBlock && (line.startsWith("+") || line.startsWith("-") || line.startsWith(" "))) {
				createLine(line);
				return;
			}
			const doesNotExistHunkHeader = !existHunkHeader(line, lineIndex);
			if (currentFile === null) throw new Error("Where is my file !!!");
			if (values = oldMode.exec(line)) currentFile.oldMode = values[1];
			else if (values = newMode.exec(line)) currentFile.newMode = values[1];
			else if (values = deletedFileMode.exec(line)) {
				currentFile.deletedFileMode = values[1];
				currentFile.isDeleted = true;
			} else if (values = newFileMode.exec(line)) {
				currentFile.newFileMode = values[1];
				currentFile.isNew = true;
			} else if (values = copyFrom.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.oldName = values[1];
				currentFile.isCopy = true;
			} else if (values = copyTo.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.newName = values[1];
				currentFile.isCopy = true;
			} else if (values = renameFrom.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.oldName = values[1];
				currentFile.isRename = true;
			} else if (values = renameTo.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.newName = values[1];
				currentFile.isRename = true;
			} else if (values = binaryFiles.exec(line)) {
				currentFile.isBinary = true;
				currentFile.oldName = getFilename(values[1], void 0, config.srcPrefix);
				currentFile.newName = getFilename(values[2], void 0, config.dstPrefix);
				startBlock("Binary file");
			} else if (binaryDiff.test(line)) {
				currentFile.isBinary = true;
				startBlock(line);
			} else if (values = similarityIndex.exec(line)) currentFile.unchangedPercentage = parseInt(values[1], 10);
			else if (values = dissimilarityIndex.exec(line)) currentFile.changedPercentage = parseInt(values[1], 10);
			else if (values = index.exec(line)) {
				currentFile.checksumBefore = values[1];
				currentFile.checksumAfter = values[2];
				if (values[3]) currentFile.mode = values[3];
			} else if (values = combinedIndex.exec(line)) {
				currentFile.checksumBefore = [values[2], values[3]];
				currentFile.checksumAfter = values[1];
			} else if (values = combinedMode.exec(line)) {
				currentFile.oldMode = [values[2], values[3]];
				currentFile.newMode = values[1];
			} else if (values = combinedNewFile.exec(line)) {
				currentFile.newFileMode = values[1];
				currentFile.isNew = true;
			} else if (values = combinedDeletedFile.exec(line)) {
				currentFile.deletedFileMode = values[1];
				currentFile.isDeleted = true;
			}
		});
		saveBlock();
		saveFile();
		return files;
	}
}));
// node_modules/diff/libcjs/diff/base.js
var require_base = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = function() {
		function Diff() {}
		Diff.prototype.diff = function(oldStr, newStr, options) {
			if (options === void 0) options = {};
			var callback;
			if (typeof options === "function") {
				callback = options;
				options = {};
			} else if ("callback" in options) callback = options.callback;
			var oldString = this.castInput(oldStr, options);
			var newString = this.castInput(newStr, options);
			var oldTokens = this.removeEmpty(this.tokenize(oldString, options));
			var newTokens = this.removeEmpty(this.tokenize(newString, options));
			return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
		};
		Diff.prototype.diffWithOptionsObj = function(oldTokens, newTokens, options, callback) {
			var _this = this;
			var _a;
			var done = function(value) {
				value = _this.postProcess(value, options);
				if (callback) {
					setTimeout(function() {
						callback(value);
					}, 0);
					return;
				} else return value;
			};
			var newLen = newTokens.length, oldLen = oldTokens.length;
			var editLength = 1;
			var maxEditLength = newLen + oldLen;
			if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
			var maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
			var abortAfterTimestamp = Date.now() + maxExecutionTime;
			var bestPath = [{
				oldPos: -1,
				lastComponent: void 0
			}];
			var newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
			if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
			var minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
			var execEditLength = function() {
				for (var diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
					var basePath = void 0;
					var removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
					if (removePath) bestPath[diagonalPath - 1] = void 0;
					var canAdd = false;
					if (addPath) {
						var addPathNewPos = addPath.oldPos - diagonalPath;
						canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
					}
					var canRemove = removePath && removePath.oldPos + 1 < oldLen;
					if (!canAdd && !canRemove) {
						bestPath[diagonalPath] = void 0;
						continue;
					}
					if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = _this.addToPath(addPath, true, false, 0, options);
					else basePath = _this.addToPath(removePath, false, true, 1, options);
					newPos = _this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
					if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(_this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
					else {
						bestPath[diagonalPath] = basePath;
						if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
						if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
					}
				}
				editLength++;
			};
			if (callback) (function exec() {
				setTimeout(function() {
					if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
					if (!execEditLength()) exec();
				}, 0);
			})();
			else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
				var ret = execEditLength();
				if (ret) return ret;
			}
		};
		Diff.prototype.addToPath = function(path, added, removed, oldPosInc, options) {
			var last = path.lastComponent;
			if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: last.count + 1,
					added,
					removed,
					previousComponent: last.previousComponent
				}
			};
			else return {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: 1,
					added,
					removed,
					previousComponent: last
				}
			};
		};
		Diff.prototype.extractCommon = function(basePath, newTokens, oldTokens, diagonalPath, options) {
			var newLen = newTokens.length, oldLen = oldTokens.length;
			var oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
			while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
				newPos++;
				oldPos++;
				commonCount++;
				if (options.oneChangePerToken) basePath.lastComponent = {
					count: 1,
					previousComponent: basePath.lastComponent,
					added: false,
					removed: false
				};
			}
			if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
				count: commonCount,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
			basePath.oldPos = oldPos;
			return newPos;
		};
		Diff.prototype.equals = function(left, right, options) {
			if (options.comparator) return options.comparator(left, right);
			else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
		};
		Diff.prototype.removeEmpty = function(array) {
			var ret = [];
			for (var i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
			return ret;
		};
		Diff.prototype.castInput = function(value, options) {
			return value;
		};
		Diff.prototype.tokenize = function(value, options) {
			return Array.from(value);
		};
		Diff.prototype.join = function(chars) {
			return chars.join("");
		};
		Diff.prototype.postProcess = function(changeObjects, options) {
			return changeObjects;
		};
		Object.defineProperty(Diff.prototype, "useLongestToken", {
			get: function() {
				return false;
			},
			enumerable: false,
			configurable: true
		});
		Diff.prototype.buildValues = function(lastComponent, newTokens, oldTokens) {
			var components = [];
			var nextComponent;
			while (lastComponent) {
				components.push(lastComponent);
				nextComponent = lastComponent.previousComponent;
				delete lastComponent.previousComponent;
				lastComponent = nextComponent;
			}
			components.reverse();
			var componentLen = components.length;
			var componentPos = 0, newPos = 0, oldPos = 0;
			for (; componentPos < componentLen; componentPos++) {
				var component = components[componentPos];
				if (!component.removed) {
					if (!component.added && this.useLongestToken) {
						var value = newTokens.slice(newPos, newPos + component.count);
						value = value.map(function(value, i) {
							var oldValue = oldTokens[oldPos + i];
							return oldValue.length > value.length ? oldValue : value;
						});
						component.value = this.join(value);
					} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
					newPos += component.count;
					if (!component.added) oldPos += component.count;
				} else {
					component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
					oldPos += component.count;
				}
			}
			return components;
		};
		return Diff;
	}();
}));
// node_modules/diff/libcjs/diff/character.js
var require_character = /* @__PURE__ */ __commonJSMin(((exports, module, this$17) => {
	var __extends = this$17 && this$17.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.characterDiff = void 0;
	exports.diffChars = diffChars;
	exports.characterDiff = new (function(_super) {
		__extends(CharacterDiff, _super);
		function CharacterDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		return CharacterDiff;
	}(require_base().default))();
	function diffChars(oldStr, newStr, options) {
		return exports.characterDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/util/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.longestCommonPrefix = longestCommonPrefix;
	exports.longestCommonSuffix = longestCommonSuffix;
	exports.replacePrefix = replacePrefix;
	exports.replaceSuffix = replaceSuffix;
	exports.removePrefix = removePrefix;
	exports.removeSuffix = removeSuffix;
	exports.maximumOverlap = maximumOverlap;
	exports.hasOnlyWinLineEndings = hasOnlyWinLineEndings;
	exports.hasOnlyUnixLineEndings = hasOnlyUnixLineEndings;
	exports.segment = segment;
	exports.trailingWs = trailingWs;
	exports.leadingWs = leadingWs;
	exports.leadingAndTrailingWs = leadingAndTrailingWs;
	function longestCommonPrefix(str1, str2) {
		var i = 0;
		for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
		return str1.slice(0, i);
	}
	function longestCommonSuffix(str1, str2) {
		var i;
		if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
		for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
		return str1.slice(-i);
	}
	function replacePrefix(string, oldPrefix, newPrefix) {
		if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error("string ".concat(JSON.stringify(string), " doesn't start with prefix ").concat(JSON.stringify(oldPrefix), "; this is a bug"));
		return newPrefix + string.slice(oldPrefix.length);
	}
	function replaceSuffix(string, oldSuffix, newSuffix) {
		if (!oldSuffix) return string + newSuffix;
		if (string.slice(-oldSuffix.length) != oldSuffix) throw Error("string ".concat(JSON.stringify(string), " doesn't end with suffix ").concat(JSON.stringify(oldSuffix), "; this is a bug"));
		return string.slice(0, -oldSuffix.length) + newSuffix;
	}
	function removePrefix(string, oldPrefix) {
		return replacePrefix(string, oldPrefix, "");
	}
	function removeSuffix(string, oldSuffix) {
		return replaceSuffix(string, oldSuffix, "");
	}
	function maximumOverlap(string1, string2) {
		return string2.slice(0, overlapCount(string1, string2));
	}
	function overlapCount(a, b) {
		var startA = 0;
		if (a.length > b.length) startA = a.length - b.length;
		var endB = b.length;
		if (a.length < b.length) endB = a.length;
		var map = Array(endB);
		var k = 0;
		map[0] = 0;
		for (var j = 1; j < endB; j++) {
			if (b[j] == b[k]) map[j] = map[k];
			else map[j] = k;
			while (k > 0 && b[j] != b[k]) k = map[k];
			if (b[j] == b[k]) k++;
		}
		k = 0;
		for (var i = startA; i < a.length; i++) {
			while (k > 0 && a[i] != b[k]) k = map[k];
			if (a[i] == b[k]) k++;
		}
		return k;
	}
	/**
	* Returns true if the string consistently uses Windows line endings.
	*/
	function hasOnlyWinLineEndings(string) {
		return string.includes("\r\n") && !string.startsWith("\n") && !string.match(/[^\r]\n/);
	}
	/**
	* Returns true if the string consistently uses Unix line endings.
	*/
	function hasOnlyUnixLineEndings(string) {
		return !string.includes("\r\n") && string.includes("\n");
	}
	/**
	* Split a string into segments using a word segmenter, merging consecutive
	* segments if they are both whitespace segments. Whitespace segments can
	* appear adjacent to one another for two reasons:
	* - newlines always get their own segment
	* - where a diacritic is attached to a whitespace character in the text, the
	*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
	* This function therefore runs the segmenter's .segment() method and then
	* merges consecutive segments of whitespace into a single part.
	*/
	function segment(string, segmenter) {
		var parts = [];
		for (var _i = 0, _a = Array.from(segmenter.segment(string)); _i < _a.length; _i++) {
			var segment_1 = _a[_i].segment;
			if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment_1)) parts[parts.length - 1] += segment_1;
			else parts.push(segment_1);
		}
		return parts;
	}
	function trailingWs(string, segmenter) {
		if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
		var i = string.length - 1;
		for (; i >= 0; i--) if (!string[i].match(/\s/)) break;
		return string.substring(i + 1);
	}
	function leadingWs(string, segmenter) {
		if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
		var match = string.match(/^\s*/);
		return match ? match[0] : "";
	}
	function leadingAndTrailingWs(string, segmenter) {
		if (!segmenter) return [leadingWs(string), trailingWs(string)];
		if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
		var segments = segment(string, segmenter);
		var firstSeg = segments[0];
		var lastSeg = segments[segments.length - 1];
		return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
	}
}));
// node_modules/diff/libcjs/diff/word.js
var require_word = /* @__PURE__ */ __commonJSMin(((exports, module, this$16) => {
	var __extends = this$16 && this$16.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.wordsWithSpaceDiff = exports.wordDiff = void 0;
	exports.diffWords = diffWords;
	exports.diffWordsWithSpace = diffWordsWithSpace;
	var base_js_1 = require_base();
	var string_js_1 = require_string();
	var extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
	var tokenizeIncludingWhitespace = new RegExp("[".concat(extendedWordChars, "]+|\\s+|[^").concat(extendedWordChars, "]"), "ug");
	exports.wordDiff = new (function(_super) {
		__extends(WordDiff, _super);
		function WordDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		WordDiff.prototype.equals = function(left, right, options) {
			if (options.ignoreCase) {
				left = left.toLowerCase();
				right = right.toLowerCase();
			}
			return left.trim() === right.trim();
		};
		WordDiff.prototype.tokenize = function(value, options) {
			if (options === void 0) options = {};
			var parts;
			if (options.intlSegmenter) {
				var segmenter = options.intlSegmenter;
				if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
				parts = (0, string_js_1.segment)(value, segmenter);
			} else parts = value.match(tokenizeIncludingWhitespace) || [];
			var tokens = [];
			var prevPart = null;
			parts.forEach(function(part) {
				if (/\s/.test(part)) {
					if (prevPart == null) tokens.push(part);
					else tokens.push(tokens.pop() + part);
				} else if (prevPart != null && /\s/.test(prevPart)) {
					if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
					else tokens.push(prevPart + part);
				} else tokens.push(part);
				prevPart = part;
			});
			return tokens;
		};
		WordDiff.prototype.join = function(tokens) {
			return tokens.map(function(token, i) {
				if (i == 0) return token;
				else return token.replace(/^\s+/, "");
			}).join("");
		};
		WordDiff.prototype.postProcess = function(changes, options) {
			if (!changes || options.oneChangePerToken) return changes;
			var lastKeep = null;
			var insertion = null;
			var deletion = null;
			changes.forEach(function(change) {
				if (change.added) insertion = change;
				else if (change.removed) deletion = change;
				else {
					if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
					lastKeep = change;
					insertion = null;
					deletion = null;
				}
			});
			if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
			return changes;
		};
		return WordDiff;
	}(base_js_1.default))();
	function diffWords(oldStr, newStr, options) {
		if ((options === null || options === void 0 ? void 0 : options.ignoreWhitespace) != null && !options.ignoreWhitespace) return diffWordsWithSpace(oldStr, newStr, options);
		return exports.wordDiff.diff(oldStr, newStr, options);
	}
	function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
		if (deletion && insertion) {
			var _a = (0, string_js_1.leadingAndTrailingWs)(deletion.value, segmenter), oldWsPrefix = _a[0], oldWsSuffix = _a[1];
			var _b = (0, string_js_1.leadingAndTrailingWs)(insertion.value, segmenter), newWsPrefix = _b[0], newWsSuffix = _b[1];
			if (startKeep) {
				var commonWsPrefix = (0, string_js_1.longestCommonPrefix)(oldWsPrefix, newWsPrefix);
				startKeep.value = (0, string_js_1.replaceSuffix)(startKeep.value, newWsPrefix, commonWsPrefix);
				deletion.value = (0, string_js_1.removePrefix)(deletion.value, commonWsPrefix);
				insertion.value = (0, string_js_1.removePrefix)(insertion.value, commonWsPrefix);
			}
			if (endKeep) {
				var commonWsSuffix = (0, string_js_1.longestCommonSuffix)(oldWsSuffix, newWsSuffix);
				endKeep.value = (0, string_js_1.replacePrefix)(endKeep.value, newWsSuffix, commonWsSuffix);
				deletion.value = (0, string_js_1.removeSuffix)(deletion.value, commonWsSuffix);
				insertion.value = (0, string_js_1.removeSuffix)(insertion.value, commonWsSuffix);
			}
		} else if (insertion) {
			if (startKeep) {
				var ws = (0, string_js_1.leadingWs)(insertion.value, segmenter);
				insertion.value = insertion.value.substring(ws.length);
			}
			if (endKeep) {
				var ws = (0, string_js_1.leadingWs)(endKeep.value, segmenter);
				endKeep.value = endKeep.value.substring(ws.length);
			}
		} else if (startKeep && endKeep) {
			var newWsFull = (0, string_js_1.leadingWs)(endKeep.value, segmenter), _c = (0, string_js_1.leadingAndTrailingWs)(deletion.value, segmenter), delWsStart = _c[0], delWsEnd = _c[1];
			var newWsStart = (0, string_js_1.longestCommonPrefix)(newWsFull, delWsStart);
			deletion.value = (0, string_js_1.removePrefix)(deletion.value, newWsStart);
			var newWsEnd = (0, string_js_1.longestCommonSuffix)((0, string_js_1.removePrefix)(newWsFull, newWsStart), delWsEnd);
			deletion.value = (0, string_js_1.removeSuffix)(deletion.value, newWsEnd);
			endKeep.value = (0, string_js_1.replacePrefix)(endKeep.value, newWsFull, newWsEnd);
			startKeep.value = (0, string_js_1.replaceSuffix)(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
		} else if (endKeep) {
			var endKeepWsPrefix = (0, string_js_1.leadingWs)(endKeep.value, segmenter);
			var deletionWsSuffix = (0, string_js_1.trailingWs)(deletion.value, segmenter);
			var overlap = (0, string_js_1.maximumOverlap)(deletionWsSuffix, endKeepWsPrefix);
			deletion.value = (0, string_js_1.removeSuffix)(deletion.value, overlap);
		} else if (startKeep) {
			var startKeepWsSuffix = (0, string_js_1.trailingWs)(startKeep.value, segmenter);
			var deletionWsPrefix = (0, string_js_1.leadingWs)(deletion.value, segmenter);
			var overlap = (0, string_js_1.maximumOverlap)(startKeepWsSuffix, deletionWsPrefix);
			deletion.value = (0, string_js_1.removePrefix)(deletion.value, overlap);
		}
	}
	exports.wordsWithSpaceDiff = new (function(_super) {
		__extends(WordsWithSpaceDiff, _super);
		function WordsWithSpaceDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		WordsWithSpaceDiff.prototype.tokenize = function(value) {
			var regex = new RegExp("(\\r?\\n)|[".concat(extendedWordChars, "]+|[^\\S\\n\\r]+|[^").concat(extendedWordChars, "]"), "ug");
			return value.match(regex) || [];
		};
		return WordsWithSpaceDiff;
	}(base_js_1.default))();
	function diffWordsWithSpace(oldStr, newStr, options) {
		return exports.wordsWithSpaceDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/util/params.js
var require_params = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.generateOptions = generateOptions;
	function generateOptions(options, defaults) {
		if (typeof options === "function") defaults.callback = options;
		else if (options) {
			for (var name in options)
 /* istanbul ignore else */
			if (Object.prototype.hasOwnProperty.call(options, name)) defaults[name] = options[name];
		}
		return defaults;
	}
}));
// node_modules/diff/libcjs/diff/line.js
var require_line = /* @__PURE__ */ __commonJSMin(((exports, module, this$15) => {
	var __extends = this$15 && this$15.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.lineDiff = void 0;
	exports.diffLines = diffLines;
	exports.diffTrimmedLines = diffTrimmedLines;
	exports.tokenize = tokenize;
	var base_js_1 = require_base();
	var params_js_1 = require_params();
	exports.lineDiff = new (function(_super) {
		__extends(LineDiff, _super);
		function LineDiff() {
			var _this = _super !== null && _super.apply(this, arguments) || this;
			_this.tokenize = tokenize;
			return _this;
		}
		LineDiff.prototype.equals = function(left, right, options) {
			if (options.ignoreWhitespace) {
				if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
				if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
			} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
				if (left.endsWith("\n")) left = left.slice(0, -1);
				if (right.endsWith("\n")) right = right.slice(0, -1);
			}
			return _super.prototype.equals.call(this, left, right, options);
		};
		return LineDiff;
	}(base_js_1.default))();
	function diffLines(oldStr, newStr, options) {
		return exports.lineDiff.diff(oldStr, newStr, options);
	}
	function diffTrimmedLines(oldStr, newStr, options) {
		options = (0, params_js_1.generateOptions)(options, { ignoreWhitespace: true });
		return exports.lineDiff.diff(oldStr, newStr, options);
	}
	function tokenize(value, options) {
		if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
		var retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
		if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
		for (var i = 0; i < linesAndNewlines.length; i++) {
			var line = linesAndNewlines[i];
			if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
			else retLines.push(line);
		}
		return retLines;
	}
}));
// node_modules/diff/libcjs/diff/sentence.js
var require_sentence = /* @__PURE__ */ __commonJSMin(((exports, module, this$14) => {
	var __extends = this$14 && this$14.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.sentenceDiff = void 0;
	exports.diffSentences = diffSentences;
	var base_js_1 = require_base();
	function isSentenceEndPunct(char) {
		return char == "." || char == "!" || char == "?";
	}
	exports.sentenceDiff = new (function(_super) {
		__extends(SentenceDiff, _super);
		function SentenceDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		SentenceDiff.prototype.tokenize = function(value) {
			var _a;
			var result = [];
			var tokenStartI = 0;
			for (var i = 0; i < value.length; i++) {
				if (i == value.length - 1) {
					result.push(value.slice(tokenStartI));
					break;
				}
				if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
					result.push(value.slice(tokenStartI, i + 1));
					i = tokenStartI = i + 1;
					while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
					result.push(value.slice(tokenStartI, i + 1));
					tokenStartI = i + 1;
				}
			}
			return result;
		};
		return SentenceDiff;
	}(base_js_1.default))();
	function diffSentences(oldStr, newStr, options) {
		return exports.sentenceDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/diff/css.js
var require_css = /* @__PURE__ */ __commonJSMin(((exports, module, this$13) => {
	var __extends = this$13 && this$13.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.cssDiff = void 0;
	exports.diffCss = diffCss;
	exports.cssDiff = new (function(_super) {
		__extends(CssDiff, _super);
		function CssDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		CssDiff.prototype.tokenize = function(value) {
			return value.split(/([{}:;,]|\s+)/);
		};
		return CssDiff;
	}(require_base().default))();
	function diffCss(oldStr, newStr, options) {
		return exports.cssDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/diff/json.js
var require_json = /* @__PURE__ */ __commonJSMin(((exports, module, this$12) => {
	var __extends = this$12 && this$12.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.jsonDiff = void 0;
	exports.diffJson = diffJson;
	exports.canonicalize = canonicalize;
	var base_js_1 = require_base();
	var line_js_1 = require_line();
	exports.jsonDiff = new (function(_super) {
		__extends(JsonDiff, _super);
		function JsonDiff() {
			var _this = _super !== null && _super.apply(this, arguments) || this;
			_this.tokenize = line_js_1.tokenize;
			return _this;
		}
		Object.defineProperty(JsonDiff.prototype, "useLongestToken", {
			get: function() {
				return true;
			},
			enumerable: false,
			configurable: true
		});
		JsonDiff.prototype.castInput = function(value, options) {
			var undefinedReplacement = options.undefinedReplacement, _a = options.stringifyReplacer;
			return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, _a === void 0 ? function(k, v) {
				return typeof v === "undefined" ? undefinedReplacement : v;
			} : _a), null, "  ");
		};
		JsonDiff.prototype.equals = function(left, right, options) {
			return _super.prototype.equals.call(this, left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
		};
		return JsonDiff;
	}(base_js_1.default))();
	function diffJson(oldStr, newStr, options) {
		return exports.jsonDiff.diff(oldStr, newStr, options);
	}
	function canonicalize(obj, stack, replacementStack, replacer, key) {
		stack = stack || [];
		replacementStack = replacementStack || [];
		if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
		var i = 0;
		for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
		var canonicalizedObj;
		if ("[object Array]" === Object.prototype.toString.call(obj)) {
			stack.push(obj);
			canonicalizedObj = new Array(obj.length);
			replacementStack.push(canonicalizedObj);
			for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
			stack.pop();
			replacementStack.pop();
			return canonicalizedObj;
		}
		if (obj && obj.toJSON) obj = obj.toJSON();
		if (typeof obj === "object" && obj !== null) {
			stack.push(obj);
			canonicalizedObj = {};
			replacementStack.push(canonicalizedObj);
			var sortedKeys = [];
			var key_1;
			for (key_1 in obj)
 /* istanbul ignore else */
			if (Object.prototype.hasOwnProperty.call(obj, key_1)) sortedKeys.push(key_1);
			sortedKeys.sort();
			for (i = 0; i < sortedKeys.length; i += 1) {
				key_1 = sortedKeys[i];
				canonicalizedObj[key_1] = canonicalize(obj[key_1], stack, replacementStack, replacer, key_1);
			}
			stack.pop();
			replacementStack.pop();
		} else canonicalizedObj = obj;
		return canonicalizedObj;
	}
}));
// node_modules/diff/libcjs/diff/array.js
var require_array = /* @__PURE__ */ __commonJSMin(((exports, module, this$11) => {
	var __extends = this$11 && this$11.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.arrayDiff = void 0;
	exports.diffArrays = diffArrays;
	exports.arrayDiff = new (function(_super) {
		__extends(ArrayDiff, _super);
		function ArrayDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		ArrayDiff.prototype.tokenize = function(value) {
			return value.slice();
		};
		ArrayDiff.prototype.join = function(value) {
			return value;
		};
		ArrayDiff.prototype.removeEmpty = function(value) {
			return value;
		};
		return ArrayDiff;
	}(require_base().default))();
	function diffArrays(oldArr, newArr, options) {
		return exports.arrayDiff.diff(oldArr, newArr, options);
	}
}));
// node_modules/diff/libcjs/patch/line-endings.js
var require_line_endings = /* @__PURE__ */ __commonJSMin(((exports, module, this$10) => {
	var __assign = this$10 && this$10.__assign || function() {
		__assign = Object.assign || function(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.unixToWin = unixToWin;
	exports.winToUnix = winToUnix;
	exports.isUnix = isUnix;
	exports.isWin = isWin;
	function unixToWin(patch) {
		if (Array.isArray(patch)) return patch.map(function(p) {
			return unixToWin(p);
		});
		return __assign(__assign({}, patch), { hunks: patch.hunks.map(function(hunk) {
			return __assign(__assign({}, hunk), { lines: hunk.lines.map(function(line, i) {
				var _a;
				return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\")) ? line : line + "\r";
			}) });
		}) });
	}
	function winToUnix(patch) {
		if (Array.isArray(patch)) return patch.map(function(p) {
			return winToUnix(p);
		});
		return __assign(__assign({}, patch), { hunks: patch.hunks.map(function(hunk) {
			return __assign(__assign({}, hunk), { lines: hunk.lines.map(function(line) {
				return line.endsWith("\r") ? line.substring(0, line.length - 1) : line;
			}) });
		}) });
	}
	/**
	* Returns true if the patch consistently uses Unix line endings (or only involves one line and has
	* no line endings).
	*/
	function isUnix(patch) {
		if (!Array.isArray(patch)) patch = [patch];
		return !patch.some(function(index) {
			return index.hunks.some(function(hunk) {
				return hunk.lines.some(function(line) {
					return !line.startsWith("\\") && line.endsWith("\r");
				});
			});
		});
	}
	/**
	* Returns true if the patch uses Windows line endings and only Windows line endings.
	*/
	function isWin(patch) {
		if (!Array.isArray(patch)) patch = [patch];
		return patch.some(function(index) {
			return index.hunks.some(function(hunk) {
				return hunk.lines.some(function(line) {
					return line.endsWith("\r");
				});
			});
		}) && patch.every(function(index) {
			return index.hunks.every(function(hunk) {
				return hunk.lines.every(function(line, i) {
					var _a;
					return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"));
				});
			});
		});
	}
}));
// node_modules/diff/libcjs/patch/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parsePatch = parsePatch;
	/**
	* Parses a patch into structured data, in the same structure returned by `structuredPatch`.
	*
	* @return a JSON object representation of the a patch, suitable for use with the `applyPatch` method.
	*/
	function parsePatch(uniDiff) {
		var diffstr = uniDiff.split(/\n/), list = [];
		var i = 0;
		function parseIndex() {
			var index = {};
			list.push(index);
			while (i < diffstr.length) {
				var line = diffstr[i];
				if (/^(---|\+\+\+|@@)\s/.test(line)) break;
				var headerMatch = /^(?:Index:|diff(?: -r \w+)+)\s+/.exec(line);
				if (headerMatch) index.index = line.substring(headerMatch[0].length).trim();
				i++;
			}
			parseFileHeader(index);
			parseFileHeader(index);
			index.hunks = [];
			while (i < diffstr.length) {
				var line = diffstr[i];
				if (/^(Index:\s|diff\s|---\s|\+\+\+\s|===================================================================)/.test(line)) break;
				else if (/^@@/.test(line)) index.hunks.push(parseHunk());
				else if (line) throw new Error("Unknown line " + (i + 1) + " " + JSON.stringify(line));
				else i++;
			}
		}
		function parseFileHeader(index) {
			var fileHeaderMatch = /^(---|\+\+\+)\s+/.exec(diffstr[i]);
			if (fileHeaderMatch) {
				var prefix = fileHeaderMatch[1], data = diffstr[i].substring(3).trim().split("	", 2), header = (data[1] || "").trim();
				var fileName = data[0].replace(/\\\\/g, "\\");
				if (fileName.startsWith("\"") && fileName.endsWith("\"")) fileName = fileName.substr(1, fileName.length - 2);
				if (prefix === "---") {
					index.oldFileName = fileName;
					index.oldHeader = header;
				} else {
					index.newFileName = fileName;
					index.newHeader = header;
				}
				i++;
			}
		}
		function parseHunk() {
			var _a;
			var chunkHeaderIndex = i, chunkHeader = diffstr[i++].split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
			var hunk = {
				oldStart: +chunkHeader[1],
				oldLines: typeof chunkHeader[2] === "undefined" ? 1 : +chunkHeader[2],
				newStart: +chunkHeader[3],
				newLines: typeof chunkHeader[4] === "undefined" ? 1 : +chunkHeader[4],
				lines: []
			};
			if (hunk.oldLines === 0) hunk.oldStart += 1;
			if (hunk.newLines === 0) hunk.newStart += 1;
			var addCount = 0, removeCount = 0;
			for (; i < diffstr.length && (removeCount < hunk.oldLines || addCount < hunk.newLines || ((_a = diffstr[i]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"))); i++) {
				var operation = diffstr[i].length == 0 && i != diffstr.length - 1 ? " " : diffstr[i][0];
				if (operation === "+" || operation === "-" || operation === " " || operation === "\\") {
					hunk.lines.push(diffstr[i]);
					if (operation === "+") addCount++;
					else if (operation === "-") removeCount++;
					else if (operation === " ") {
						addCount++;
						removeCount++;
					}
				} else throw new Error("Hunk at line ".concat(chunkHeaderIndex + 1, " contained invalid line ").concat(diffstr[i]));
			}
			if (!addCount && hunk.newLines === 1) hunk.newLines = 0;
			if (!removeCount && hunk.oldLines === 1) hunk.oldLines = 0;
			if (addCount !== hunk.newLines) throw new Error("Added line count did not match for hunk at line " + (chunkHeaderIndex + 1));
			if (removeCount !== hunk.oldLines) throw new Error("Removed line count did not match for hunk at line " + (chunkHeaderIndex + 1));
			return hunk;
		}
		while (i < diffstr.length) parseIndex();
		return list;
	}
}));
// node_modules/diff/libcjs/util/distance-iterator.js
var require_distance_iterator = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = default_1;
	function default_1(start, minLine, maxLine) {
		var wantForward = true, backwardExhausted = false, forwardExhausted = false, localOffset = 1;
		return function iterator() {
			if (wantForward && !forwardExhausted) {
				if (backwardExhausted) localOffset++;
				else wantForward = false;
				if (start + localOffset <= maxLine) return start + localOffset;
				forwardExhausted = true;
			}
			if (!backwardExhausted) {
				if (!forwardExhausted) wantForward = true;
				if (minLine <= start - localOffset) return start - localOffset++;
				backwardExhausted = true;
				return iterator();
			}
		};
	}
}));
// node_modules/diff/libcjs/patch/apply.js
var require_apply = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.applyPatch = applyPatch;
	exports.applyPatches = applyPatches;
	var string_js_1 = require_string();
	var line_endings_js_1 = require_line_endings();
	var parse_js_1 = require_parse();
	var distance_iterator_js_1 = require_distance_iterator();
	/**
	* attempts to apply a unified diff patch.
	*
	* Hunks are applied first to last.
	* `applyPatch` first tries to apply the first hunk at the line number specified in the hunk header, and with all context lines matching exactly.
	* If that fails, it tries scanning backwards and forwards, one line at a time, to find a place to apply the hunk where the context lines match exactly.
	* If that still fails, and `fuzzFactor` is greater than zero, it increments the maximum number of mismatches (missing, extra, or changed context lines) that there can be between the hunk context and a region where we are trying to apply the patch such that the hunk will still be considered to match.
	* Regardless of `fuzzFactor`, lines to be deleted in the hunk *must* be present for a hunk to match, and the context lines *immediately* before and after an insertion must match exactly.
	*
	* Once a hunk is successfully fitted, the process begins again with the next hunk.
	* Regardless of `fuzzFactor`, later hunks must be applied later in the file than earlier hunks.
	*
	* If a hunk cannot be successfully fitted *anywhere* with fewer than `fuzzFactor` mismatches, `applyPatch` fails and returns `false`.
	*
	* If a hunk is successfully fitted but not at the line number specified by the hunk header, all subsequent hunks have their target line number adjusted accordingly.
	* (e.g. if the first hunk is applied 10 lines below where the hunk header said it should fit, `applyPatch` will *start* looking for somewhere to apply the second hunk 10 lines below where its hunk header says it goes.)
	*
	* If the patch was applied successfully, returns a string containing the patched text.
	* If the patch could not be applied (because some hunks in the patch couldn't be fitted to the text in `source`), `applyPatch` returns false.
	*
	* @param patch a string diff or the output from the `parsePatch` or `structuredPatch` methods.
	*/
	function applyPatch(source, patch, options) {
		if (options === void 0) options = {};
		var patches;
		if (typeof patch === "string") patches = (0, parse_js_1.parsePatch)(patch);
		else if (Array.isArray(patch)) patches = patch;
		else patches = [patch];
		if (patches.length > 1) throw new Error("applyPatch only works with a single input.");
		return applyStructuredPatch(source, patches[0], options);
	}
	function applyStructuredPatch(source, patch, options) {
		if (options === void 0) options = {};
		if (options.autoConvertLineEndings || options.autoConvertLineEndings == null) {
			if ((0, string_js_1.hasOnlyWinLineEndings)(source) && (0, line_endings_js_1.isUnix)(patch)) patch = (0, line_endings_js_1.unixToWin)(patch);
			else if ((0, string_js_1.hasOnlyUnixLineEndings)(source) && (0, line_endings_js_1.isWin)(patch)) patch = (0, line_endings_js_1.winToUnix)(patch);
		}
		var lines = source.split("\n"), hunks = patch.hunks, compareLine = options.compareLine || (function(lineNumber, line, operation, patchContent) {
			return line === patchContent;
		}), fuzzFactor = options.fuzzFactor || 0;
		var minLine = 0;
		if (fuzzFactor < 0 || !Number.isInteger(fuzzFactor)) throw new Error("fuzzFactor must be a non-negative integer");
		if (!hunks.length) return source;
		var prevLine = "", removeEOFNL = false, addEOFNL = false;
		for (var i = 0; i < hunks[hunks.length - 1].lines.length; i++) {
			var line = hunks[hunks.length - 1].lines[i];
			if (line[0] == "\\") {
				if (prevLine[0] == "+") removeEOFNL = true;
				else if (prevLine[0] == "-") addEOFNL = true;
			}
			prevLine = line;
		}
		if (removeEOFNL) {
			if (addEOFNL) {
				if (!fuzzFactor && lines[lines.length - 1] == "") return false;
			} else if (lines[lines.length - 1] == "") lines.pop();
			else if (!fuzzFactor) return false;
		} else if (addEOFNL) {
			if (lines[lines.length - 1] != "") lines.push("");
			else if (!fuzzFactor) return false;
		}
		/**
		* Checks if the hunk can be made to fit at the provided location with at most `maxErrors`
		* insertions, substitutions, or deletions, while ensuring also that:
		* - lines deleted in the hunk match exactly, and
		* - wherever an insertion operation or block of insertion operations appears in the hunk, the
		*   immediately preceding and following lines of context match exactly
		*
		* `toPos` should be set such that lines[toPos] is meant to match hunkLines[0].
		*
		* If the hunk can be applied, returns an object with properties `oldLineLastI` and
		* `replacementLines`. Otherwise, returns null.
		*/
		function applyHunk(hunkLines, toPos, maxErrors, hunkLinesI, lastContextLineMatched, patchedLines, patchedLinesLength) {
			if (hunkLinesI === void 0) hunkLinesI = 0;
			if (lastContextLineMatched === void 0) lastContextLineMatched = true;
			if (patchedLines === void 0) patchedLines = [];
			if (patchedLinesLength === void 0) patchedLinesLength = 0;
			var nConsecutiveOldContextLines = 0;
			var nextContextLineMustMatch = false;
			for (; hunkLinesI < hunkLines.length; hunkLinesI++) {
				var hunkLine = hunkLines[hunkLinesI], operation = hunkLine.length > 0 ? hunkLine[0] : " ", content = hunkLine.length > 0 ? hunkLine.substr(1) : hunkLine;
				if (operation === "-") {
					if (compareLine(toPos + 1, lines[toPos], operation, content)) {
						toPos++;
						nConsecutiveOldContextLines = 0;
					} else {
						if (!maxErrors || lines[toPos] == null) return null;
						patchedLines[patchedLinesLength] = lines[toPos];
						return applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1);
					}
				}
				if (operation === "+") {
					if (!lastContextLineMatched) return null;
					patchedLines[patchedLinesLength] = content;
					patchedLinesLength++;
					nConsecutiveOldContextLines = 0;
					nextContextLineMustMatch = true;
				}
				if (operation === " ") {
					nConsecutiveOldContextLines++;
					patchedLines[patchedLinesLength] = lines[toPos];
					if (compareLine(toPos + 1, lines[toPos], operation, content)) {
						patchedLinesLength++;
						lastContextLineMatched = true;
						nextContextLineMustMatch = false;
						toPos++;
					} else {
						if (nextContextLineMustMatch || !maxErrors) return null;
						return lines[toPos] && (applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength + 1) || applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1)) || applyHunk(hunkLines, toPos, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength);
					}
				}
			}
			patchedLinesLength -= nConsecutiveOldContextLines;
			toPos -= nConsecutiveOldContextLines;
			patchedLines.length = patchedLinesLength;
			return {
				patchedLines,
				oldLineLastI: toPos - 1
			};
		}
		var resultLines = [];
		var prevHunkOffset = 0;
		for (var i = 0; i < hunks.length; i++) {
			var hunk = hunks[i];
			var hunkResult = void 0;
			var maxLine = lines.length - hunk.oldLines + fuzzFactor;
			var toPos = void 0;
			for (var maxErrors = 0; maxErrors <= fuzzFactor; maxErrors++) {
				toPos = hunk.oldStart + prevHunkOffset - 1;
				var iterator = (0, distance_iterator_js_1.default)(toPos, minLine, maxLine);
				for (; toPos !== void 0; toPos = iterator()) {
					hunkResult = applyHunk(hunk.lines, toPos, maxErrors);
					if (hunkResult) break;
				}
				if (hunkResult) break;
			}
			if (!hunkResult) return false;
			for (var i_1 = minLine; i_1 < toPos; i_1++) resultLines.push(lines[i_1]);
			for (var i_2 = 0; i_2 < hunkResult.patchedLines.length; i_2++) {
				var line = hunkResult.patchedLines[i_2];
				resultLines.push(line);
			}
			minLine = hunkResult.oldLineLastI + 1;
			prevHunkOffset = toPos + 1 - hunk.oldStart;
		}
		for (var i = minLine; i < lines.length; i++) resultLines.push(lines[i]);
		return resultLines.join("\n");
	}
	/**
	* applies one or more patches.
	*
	* `patch` may be either an array of structured patch objects, or a string representing a patch in unified diff format (which may patch one or more files).
	*
	* This method will iterate over the contents of the patch and apply to data provided through callbacks. The general flow for each patch index is:
	*
	* - `options.loadFile(index, callback)` is called. The caller should then load the contents of the file and then pass that to the `callback(err, data)` callback. Passing an `err` will terminate further patch execution.
	* - `options.patched(index, content, callback)` is called once the patch has been applied. `content` will be the return value from `applyPatch`. When it's ready, the caller should call `callback(err)` callback. Passing an `err` will terminate further patch execution.
	*
	* Once all patches have been applied or an error occurs, the `options.complete(err)` callback is made.
	*/
	function applyPatches(uniDiff, options) {
		var spDiff = typeof uniDiff === "string" ? (0, parse_js_1.parsePatch)(uniDiff) : uniDiff;
		var currentIndex = 0;
		function processIndex() {
			var index = spDiff[currentIndex++];
			if (!index) return options.complete();
			options.loadFile(index, function(err, data) {
				if (err) return options.complete(err);
				var updatedContent = applyPatch(data, index, options);
				options.patched(index, updatedContent, function(err) {
					if (err) return options.complete(err);
					processIndex();
				});
			});
		}
		processIndex();
	}
}));
// node_modules/diff/libcjs/patch/reverse.js
var require_reverse = /* @__PURE__ */ __commonJSMin(((exports, module, this$9) => {
	var __assign = this$9 && this$9.__assign || function() {
		__assign = Object.assign || function(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reversePatch = reversePatch;
	function reversePatch(structuredPatch) {
		if (Array.isArray(structuredPatch)) return structuredPatch.map(function(patch) {
			return reversePatch(patch);
		}).reverse();
		return __assign(__assign({}, structuredPatch), {
			oldFileName: structuredPatch.newFileName,
			oldHeader: structuredPatch.newHeader,
			newFileName: structuredPatch.oldFileName,
			newHeader: structuredPatch.oldHeader,
			hunks: structuredPatch.hunks.map(function(hunk) {
				return {
					oldLines: hunk.newLines,
					oldStart: hunk.newStart,
					newLines: hunk.oldLines,
					newStart: hunk.oldStart,
					lines: hunk.lines.map(function(l) {
						if (l.startsWith("-")) return "+".concat(l.slice(1));
						if (l.startsWith("+")) return "-".concat(l.slice(1));
						return l;
					})
				};
			})
		});
	}
}));
// node_modules/diff/libcjs/patch/create.js
var require_create = /* @__PURE__ */ __commonJSMin(((exports, module, this$8) => {
	var __assign = this$8 && this$8.__assign || function() {
		__assign = Object.assign || function(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.OMIT_HEADERS = exports.FILE_HEADERS_ONLY = exports.INCLUDE_HEADERS = void 0;
	exports.structuredPatch = structuredPatch;
	exports.formatPatch = formatPatch;
	exports.createTwoFilesPatch = createTwoFilesPatch;
	exports.createPatch = createPatch;
	var line_js_1 = require_line();
	exports.INCLUDE_HEADERS = {
		includeIndex: true,
		includeUnderline: true,
		includeFileHeaders: true
	};
	exports.FILE_HEADERS_ONLY = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: true
	};
	exports.OMIT_HEADERS = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: false
	};
	function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		var optionsObj;
		if (!options) optionsObj = {};
		else if (typeof options === "function") optionsObj = { callback: options };
		else optionsObj = options;
		if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
		var context = optionsObj.context;
		if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
		if (!optionsObj.callback) return diffLinesResultToPatch((0, line_js_1.diffLines)(oldStr, newStr, optionsObj));
		else {
			var callback_1 = optionsObj.callback;
			(0, line_js_1.diffLines)(oldStr, newStr, __assign(__assign({}, optionsObj), { callback: function(diff) {
				callback_1(diffLinesResultToPatch(diff));
			} }));
		}
		function diffLinesResultToPatch(diff) {
			if (!diff) return;
			diff.push({
				value: "",
				lines: []
			});
			function contextLines(lines) {
				return lines.map(function(entry) {
					return " " + entry;
				});
			}
			var hunks = [];
			var oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
			for (var i = 0; i < diff.length; i++) {
				var current = diff[i], lines = current.lines || splitLines(current.value);
				current.lines = lines;
				if (current.added || current.removed) {
					if (!oldRangeStart) {
						var prev = diff[i - 1];
						oldRangeStart = oldLine;
						newRangeStart = newLine;
						if (prev) {
							curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
							oldRangeStart -= curRange.length;
							newRangeStart -= curRange.length;
						}
					}
					for (var _i = 0, lines_1 = lines; _i < lines_1.length; _i++) {
						var line = lines_1[_i];
						curRange.push((current.added ? "+" : "-") + line);
					}
					if (current.added) newLine += lines.length;
					else oldLine += lines.length;
				} else {
					if (oldRangeStart) {
						if (lines.length <= context * 2 && i < diff.length - 2) for (var _a = 0, _b = contextLines(lines); _a < _b.length; _a++) {
							var line = _b[_a];
							curRange.push(line);
						}
						else {
							var contextSize = Math.min(lines.length, context);
							for (var _c = 0, _d = contextLines(lines.slice(0, contextSize)); _c < _d.length; _c++) {
								var line = _d[_c];
								curRange.push(line);
							}
							var hunk = {
								oldStart: oldRangeStart,
								oldLines: oldLine - oldRangeStart + contextSize,
								newStart: newRangeStart,
								newLines: newLine - newRangeStart + contextSize,
								lines: curRange
							};
							hunks.push(hunk);
							oldRangeStart = 0;
							newRangeStart = 0;
							curRange = [];
						}
					}
					oldLine += lines.length;
					newLine += lines.length;
				}
			}
			for (var _e = 0, hunks_1 = hunks; _e < hunks_1.length; _e++) {
				var hunk = hunks_1[_e];
				for (var i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
				else {
					hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
					i++;
				}
			}
			return {
				oldFileName,
				newFileName,
				oldHeader,
				newHeader,
				hunks
			};
		}
	}
	/**
	* creates a unified diff patch.
	* @param patch either a single structured patch object (as returned by `structuredPatch`) or an array of them (as returned by `parsePatch`)
	*/
	function formatPatch(patch, headerOptions) {
		if (!headerOptions) headerOptions = exports.INCLUDE_HEADERS;
		if (Array.isArray(patch)) {
			if (patch.length > 1 && !headerOptions.includeFileHeaders) throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
			return patch.map(function(p) {
				return formatPatch(p, headerOptions);
			}).join("\n");
		}
		var ret = [];
		if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName) ret.push("Index: " + patch.oldFileName);
		if (headerOptions.includeUnderline) ret.push("===================================================================");
		if (headerOptions.includeFileHeaders) {
			ret.push("--- " + patch.oldFileName + (typeof patch.oldHeader === "undefined" ? "" : "	" + patch.oldHeader));
			ret.push("+++ " + patch.newFileName + (typeof patch.newHeader === "undefined" ? "" : "	" + patch.newHeader));
		}
		for (var i = 0; i < patch.hunks.length; i++) {
			var hunk = patch.hunks[i];
			if (hunk.oldLines === 0) hunk.oldStart -= 1;
			if (hunk.newLines === 0) hunk.newStart -= 1;
			ret.push("@@ -" + hunk.oldStart + "," + hunk.oldLines + " +" + hunk.newStart + "," + hunk.newLines + " @@");
			for (var _i = 0, _a = hunk.lines; _i < _a.length; _i++) {
				var line = _a[_i];
				ret.push(line);
			}
		}
		return ret.join("\n") + "\n";
	}
	function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		if (typeof options === "function") options = { callback: options };
		if (!(options === null || options === void 0 ? void 0 : options.callback)) {
			var patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
			if (!patchObj) return;
			return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
		} else {
			var callback_2 = options.callback;
			structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, __assign(__assign({}, options), { callback: function(patchObj) {
				if (!patchObj) callback_2(void 0);
				else callback_2(formatPatch(patchObj, options.headerOptions));
			} }));
		}
	}
	function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
		return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
	}
	/**
	* Split `text` into an array of lines, including the trailing newline character (where present)
	*/
	function splitLines(text) {
		var hasTrailingNl = text.endsWith("\n");
		var result = text.split("\n").map(function(line) {
			return line + "\n";
		});
		if (hasTrailingNl) result.pop();
		else result.push(result.pop().slice(0, -1));
		return result;
	}
}));
// node_modules/diff/libcjs/convert/dmp.js
var require_dmp = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertChangesToDMP = convertChangesToDMP;
	/**
	* converts a list of change objects to the format returned by Google's [diff-match-patch](https://github.com/google/diff-match-patch) library
	*/
	function convertChangesToDMP(changes) {
		var ret = [];
		var change, operation;
		for (var i = 0; i < changes.length; i++) {
			change = changes[i];
			if (change.added) operation = 1;
			else if (change.removed) operation = -1;
			else operation = 0;
			ret.push([operation, change.value]);
		}
		return ret;
	}
}));
// node_modules/diff/libcjs/convert/xml.js
var require_xml = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertChangesToXML = convertChangesToXML;
	/**
	* converts a list of change objects to a serialized XML format
	*/
	function convertChangesToXML(changes) {
		var ret = [];
		for (var i = 0; i < changes.length; i++) {
			var change = changes[i];
			if (change.added) ret.push("<ins>");
			else if (change.removed) ret.push("<del>");
			ret.push(escapeHTML(change.value));
			if (change.added) ret.push("</ins>");
			else if (change.removed) ret.push("</del>");
		}
		return ret.join("");
	}
	function escapeHTML(s) {
		var n = s;
		n = n.replace(/&/g, "&amp;");
		n = n.replace(/</g, "&lt;");
		n = n.replace(/>/g, "&gt;");
		n = n.replace(/"/g, "&quot;");
		return n;
	}
}));
// node_modules/diff/libcjs/index.js
var require_libcjs = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.canonicalize = exports.convertChangesToXML = exports.convertChangesToDMP = exports.reversePatch = exports.parsePatch = exports.applyPatches = exports.applyPatch = exports.OMIT_HEADERS = exports.FILE_HEADERS_ONLY = exports.INCLUDE_HEADERS = exports.formatPatch = exports.createPatch = exports.createTwoFilesPatch = exports.structuredPatch = exports.arrayDiff = exports.diffArrays = exports.jsonDiff = exports.diffJson = exports.cssDiff = exports.diffCss = exports.sentenceDiff = exports.diffSentences = exports.diffTrimmedLines = exports.lineDiff = exports.diffLines = exports.wordsWithSpaceDiff = exports.diffWordsWithSpace = exports.wordDiff = exports.diffWords = exports.characterDiff = exports.diffChars = exports.Diff = void 0;
	exports.Diff = require_base().default;
	var character_js_1 = require_character();
	Object.defineProperty(exports, "diffChars", {
		enumerable: true,
		get: function() {
			return character_js_1.diffChars;
		}
	});
	Object.defineProperty(exports, "characterDiff", {
		enumerable: true,
		get: function() {
			return character_js_1.characterDiff;
		}
	});
	var word_js_1 = require_word();
	Object.defineProperty(exports, "diffWords", {
		enumerable: true,
		get: function() {
			return word_js_1.diffWords;
		}
	});
	Object.defineProperty(exports, "diffWordsWithSpace", {
		enumerable: true,
		get: function() {
			return word_js_1.diffWordsWithSpace;
		}
	});
	Object.defineProperty(exports, "wordDiff", {
		enumerable: true,
		get: function() {
			return word_js_1.wordDiff;
		}
	});
	Object.defineProperty(exports, "wordsWithSpaceDiff", {
		enumerable: true,
		get: function() {
			return word_js_1.wordsWithSpaceDiff;
		}
	});
	var line_js_1 = require_line();
	Object.defineProperty(exports, "diffLines", {
		enumerable: true,
		get: function() {
			return line_js_1.diffLines;
		}
	});
	Object.defineProperty(exports, "diffTrimmedLines", {
		enumerable: true,
		get: function() {
			return line_js_1.diffTrimmedLines;
		}
	});
	Object.defineProperty(exports, "lineDiff", {
		enumerable: true,
		get: function() {
			return line_js_1.lineDiff;
		}
	});
	var sentence_js_1 = require_sentence();
	Object.defineProperty(exports, "diffSentences", {
		enumerable: true,
		get: function() {
			return sentence_js_1.diffSentences;
		}
	});
	Object.defineProperty(exports, "sentenceDiff", {
		enumerable: true,
		get: function() {
			return sentence_js_1.sentenceDiff;
		}
	});
	var css_js_1 = require_css();
	Object.defineProperty(exports, "diffCss", {
		enumerable: true,
		get: function() {
			return css_js_1.diffCss;
		}
	});
	Object.defineProperty(exports, "cssDiff", {
		enumerable: true,
		get: function() {
			return css_js_1.cssDiff;
		}
	});
	var json_js_1 = require_json();
	Object.defineProperty(exports, "diffJson", {
		enumerable: true,
		get: function() {
			return json_js_1.diffJson;
		}
	});
	Object.defineProperty(exports, "canonicalize", {
		enumerable: true,
		get: function() {
			return json_js_1.canonicalize;
		}
	});
	Object.defineProperty(exports, "jsonDiff", {
		enumerable: true,
		get: function() {
			return json_js_1.jsonDiff;
		}
	});
	var array_js_1 = require_array();
	Object.defineProperty(exports, "diffArrays", {
		enumerable: true,
		get: function() {
			return array_js_1.diffArrays;
		}
	});
	Object.defineProperty(exports, "arrayDiff", {
		enumerable: true,
		get: function() {
			return array_js_1.arrayDiff;
		}
	});
	var apply_js_1 = require_apply();
	Object.defineProperty(exports, "applyPatch", {
		enumerable: true,
		get: function() {
			return apply_js_1.applyPatch;
		}
	});
	Object.defineProperty(exports, "applyPatches", {
		enumerable: true,
		get: function() {
			return apply_js_1.applyPatches;
		}
	});
	var parse_js_1 = require_parse();
	Object.defineProperty(exports, "parsePatch", {
		enumerable: true,
		get: function() {
			return parse_js_1.parsePatch;
		}
	});
	var reverse_js_1 = require_reverse();
	Object.defineProperty(exports, "reversePatch", {
		enumerable: true,
		get: function() {
			return reverse_js_1.reversePatch;
		}
	});
	var create_js_1 = require_create();
	Object.defineProperty(exports, "structuredPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.structuredPatch;
		}
	});
	Object.defineProperty(exports, "createTwoFilesPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.createTwoFilesPatch;
		}
	});
	Object.defineProperty(exports, "createPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.createPatch;
		}
	});
	Object.defineProperty(exports, "formatPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.formatPatch;
		}
	});
	Object.defineProperty(exports, "INCLUDE_HEADERS", {
		enumerable: true,
		get: function() {
			return create_js_1.INCLUDE_HEADERS;
		}
	});
	Object.defineProperty(exports, "FILE_HEADERS_ONLY", {
		enumerable: true,
		get: function() {
			return create_js_1.FILE_HEADERS_ONLY;
		}
	});
	Object.defineProperty(exports, "OMIT_HEADERS", {
		enumerable: true,
		get: function() {
			return create_js_1.OMIT_HEADERS;
		}
	});
	var dmp_js_1 = require_dmp();
	Object.defineProperty(exports, "convertChangesToDMP", {
		enumerable: true,
		get: function() {
			return dmp_js_1.convertChangesToDMP;
		}
	});
	var xml_js_1 = require_xml();
	Object.defineProperty(exports, "convertChangesToXML", {
		enumerable: true,
		get: function() {
			return xml_js_1.convertChangesToXML;
		}
	});
}));
// node_modules/diff2html/lib/rematch.js
var require_rematch = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.levenshtein = levenshtein;
	exports.newDistanceFn = newDistanceFn;
	exports.newMatcherFn = newMatcherFn;
	function levenshtein(a, b) {
		if (a.length === 0) return b.length;
		if (b.length === 0) return a.length;
		const matrix = [];
		let i = 0;
		for (; i <= b.length; i++) matrix[i] = [i];
		let j = 0;
		for (; j <= a.length; j++) matrix[0][j] = j;
		for (i = 1; i <= b.length; i++) for (j = 1; j <= a.length; j++) if (b.charAt(i - 1) === a.charAt(j - 1)) matrix[i][j] = matrix[i - 1][j - 1];
		else matrix[i][j] = Math.min(matrix[i - 1][j - 1] + 1, Math.min(matrix[i][j - 1] + 1, matrix[i - 1][j] + 1));
		return matrix[b.length][a.length];
	}
	function newDistanceFn(str) {
		return (x, y) => {
			const xValue = str(x).trim();
			const yValue = str(y).trim();
			return levenshtein(xValue, yValue) / (xValue.length + yValue.length);
		};
	}
	function newMatcherFn(distance) {
		function findBestMatch(a, b, cache = /* @__PURE__ */ new Map()) {
			let bestMatchDist = Infinity;
			let bestMatch;
			for (let i = 0; i < a.length; ++i) for (let j = 0; j < b.length; ++j) {
				const cacheKey = JSON.stringify([a[i], b[j]]);
				let md;
				if (!(cache.has(cacheKey) && (md = cache.get(cacheKey)))) {
					md = distance(a[i], b[j]);
					cache.set(cacheKey, md);
				}
				if (md < bestMatchDist) {
					bestMatchDist = md;
					bestMatch = {
						indexA: i,
						indexB: j,
						score: bestMatchDist
					};
				}
			}
			return bestMatch;
		}
		function group(a, b, level = 0, cache = /* @__PURE__ */ new Map()) {
			const bm = findBestMatch(a, b, cache);
			if (!bm || a.length + b.length < 3) return [[a, b]];
			const a1 = a.slice(0, bm.indexA);
			const b1 = b.slice(0, bm.indexB);
			const aMatch = [a[bm.indexA]];
			const bMatch = [b[bm.indexB]];
			const tailA = bm.indexA + 1;
			const tailB = bm.indexB + 1;
			const a2 = a.slice(tailA);
			const b2 = b.slice(tailB);
			const group1 = group(a1, b1, level + 1, cache);
			const groupMatch = group(aMatch, bMatch, level + 1, cache);
			const group2 = group(a2, b2, level + 1, cache);
			let result = groupMatch;
			if (bm.indexA > 0 || bm.indexB > 0) result = group1.concat(result);
			if (a.length > tailA || b.length > tailB) result = result.concat(group2);
			return result;
		}
		return group;
	}
}));
// node_modules/diff2html/lib/render-utils.js
var require_render_utils = /* @__PURE__ */ __commonJSMin(((exports, module, this$7) => {
	var __createBinding = this$7 && this$7.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$7 && this$7.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$7 && this$7.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultRenderConfig = exports.CSSLineClass = void 0;
	exports.toCSSClass = toCSSClass;
	exports.colorSchemeToCss = colorSchemeToCss;
	exports.escapeForHtml = escapeForHtml;
	exports.deconstructLine = deconstructLine;
	exports.filenameDiff = filenameDiff;
	exports.getHtmlId = getHtmlId;
	exports.getFileIcon = getFileIcon;
	exports.diffHighlight = diffHighlight;
	const jsDiff = __importStar(require_libcjs());
	const utils_1 = require_utils();
	const rematch = __importStar(require_rematch());
	const types_1 = require_types();
	exports.CSSLineClass = {
		INSERTS: "d2h-ins",
		DELETES: "d2h-del",
		CONTEXT: "d2h-cntx",
		INFO: "d2h-info",
		INSERT_CHANGES: "d2h-ins d2h-change",
		DELETE_CHANGES: "d2h-del d2h-change"
	};
	exports.defaultRenderConfig = {
		matching: types_1.LineMatchingType.NONE,
		matchWordsThreshold: .25,
		maxLineLengthHighlight: 1e4,
		diffStyle: types_1.DiffStyleType.WORD,
		colorScheme: types_1.ColorSchemeType.LIGHT
	};
	const separator = "/";
	const distance = rematch.newDistanceFn((change) => change.value);
	const matcher = rematch.newMatcherFn(distance);
	function isDevNullName(name) {
		return name.indexOf("dev/null") !== -1;
	}
	function removeInsElements(line) {
		return line.replace(/(<ins[^>]*>((.|\n)*?)<\/ins>)/g, "");
	}
	function removeDelElements(line) {
		return line.replace(/(<del[^>]*>((.|\n)*?)<\/del>)/g, "");
	}
	function toCSSClass(lineType) {
		switch (lineType) {
			case types_1.LineType.CONTEXT: return exports.CSSLineClass.CONTEXT;
			case types_1.LineType.INSERT: return exports.CSSLineClass.INSERTS;
			case types_1.LineType.DELETE: return exports.CSSLineClass.DELETES;
		}
	}
	function colorSchemeToCss(colorScheme) {
		switch (colorScheme) {
			case types_1.ColorSchemeType.DARK: return "d2h-dark-color-scheme";
			case types_1.ColorSchemeType.AUTO: return "d2h-auto-color-scheme";
			case types_1.ColorSchemeType.LIGHT:
			default: return "d2h-light-color-scheme";
		}
	}
	function prefixLength(isCombined) {
		return isCombined ? 2 : 1;
	}
	function escapeForHtml(str) {
		return str.slice(0).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#x27;").replace(/\//g, "&#x2F;");
	}
	function deconstructLine(line, isCombined, escape = true) {
		const indexToSplit = prefixLength(isCombined);
		return {
			prefix: line.substring(0, indexToSplit),
			content: escape ? escapeForHtml(line.substring(indexToSplit)) : line.substring(indexToSplit)
		};
	}
	function filenameDiff(file) {
		const oldFilename = (0, utils_1.unifyPath)(file.oldName);
		const newFilename = (0, utils_1.unifyPath)(file.newName);
		if (oldFilename !== newFilename && !isDevNullName(oldFilename) && !isDevNullName(newFilename)) {
			const prefixPaths = [];
			const suffixPaths = [];
			const oldFilenameParts = oldFilename.split(separator);
			const newFilenameParts = newFilename.split(separator);
			const oldFilenamePartsSize = oldFilenameParts.length;
			const newFilenamePartsSize = newFilenameParts.length;
			let i = 0;
			let j = oldFilenamePartsSize - 1;
			let k = newFilenamePartsSize - 1;
			while (i < j && i < k) if (oldFilenameParts[i] === newFilenameParts[i]) {
				prefixPaths.push(newFilenameParts[i]);
				i += 1;
			} else break;
			while (j > i && k > i) if (oldFilenameParts[j] === newFilenameParts[k]) {
				suffixPaths.unshift(newFilenameParts[k]);
				j -= 1;
				k -= 1;
			} else break;
			const finalPrefix = prefixPaths.join(separator);
			const finalSuffix = suffixPaths.join(separator);
			const oldRemainingPath = oldFilenameParts.slice(i, j + 1).join(separator);
			const newRemainingPath = newFilenameParts.slice(i, k + 1).join(separator);
			if (finalPrefix.length && finalSuffix.length) return finalPrefix + "/{" + oldRemainingPath + " \u2192 " + newRemainingPath + "}/" + finalSuffix;
			else if (finalPrefix.length) return finalPrefix + "/{" + oldRemainingPath + " \u2192 " + newRemainingPath + "}";
			else if (finalSuffix.length) return "{" + oldRemainingPath + " \u2192 " + newRemainingPath + "}/" + finalSuffix;
			return oldFilename + " \u2192 " + newFilename;
		} else if (!isDevNullName(newFilename)) return newFilename;
		else return oldFilename;
	}
	function getHtmlId(file) {
		return `d2h-${(0, utils_1.hashCode)(filenameDiff(file)).toString().slice(-6)}`;
	}
	function getFileIcon(file) {
		let templateName = "file-changed";
		if (file.isRename) templateName = "file-renamed";
		else if (file.isCopy) templateName = "file-renamed";
		else if (file.isNew) templateName = "file-added";
		else if (file.isDeleted) templateName = "file-deleted";
		else if (file.newName !== file.oldName) templateName = "file-renamed";
		return templateName;
	}
	function diffHighlight(diffLine1, diffLine2, isCombined, config = {}) {
		const { matching, maxLineLengthHighlight, matchWordsThreshold, diffStyle } = Object.assign(Object.assign({}, exports.defaultRenderConfig), config);
		const line1 = deconstructLine(diffLine1, isCombined, false);
		const line2 = deconstructLine(diffLine2, isCombined, false);
		if (line1.content.length > maxLineLengthHighlight || line2.content.length > maxLineLengthHighlight) return {
			oldLine: {
				prefix: line1.prefix,
				content: escapeForHtml(line1.content)
			},
			newLine: {
				prefix: line2.prefix,
				content: escapeForHtml(line2.content)
			}
		};
		const diff = diffStyle === "char" ? jsDiff.diffChars(line1.content, line2.content) : jsDiff.diffWordsWithSpace(line1.content, line2.content);
		const changedWords = [];
		if (diffStyle === "word" && matching === "words") {
			const removed = diff.filter((element) => element.removed);
			const added = diff.filter((element) => element.added);
			matcher(added, removed).forEach((chunk) => {
				if (chunk[0].length === 1 && chunk[1].length === 1) {
					if (distance(chunk[0][0], chunk[1][0]) < matchWordsThreshold) {
						changedWords.push(chunk[0][0]);
						changedWords.push(chunk[1][0]);
					}
				}
			});
		}
		const highlightedLine = diff.reduce((highlightedLine, part) => {
			const elemType = part.added ? "ins" : part.removed ? "del" : null;
			const addClass = changedWords.indexOf(part) > -1 ? " class=\"d2h-change\"" : "";
			const escapedValue = escapeForHtml(part.value);
			return elemType !== null ? `${highlightedLine}<${elemType}${addClass}>${escapedValue}</${elemType}>` : `${highlightedLine}${escapedValue}`;
		}, "");
		return {
			oldLine: {
				prefix: line1.prefix,
				content: removeInsElements(highlightedLine)
			},
			newLine: {
				prefix: line2.prefix,
				content: removeDelElements(highlightedLine)
			}
		};
	}
}));
// node_modules/diff2html/lib/file-list-renderer.js
var require_file_list_renderer = /* @__PURE__ */ __commonJSMin(((exports, module, this$6) => {
	var __createBinding = this$6 && this$6.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$6 && this$6.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$6 && this$6.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.FileListRenderer = exports.defaultFileListRendererConfig = void 0;
	const renderUtils = __importStar(require_render_utils());
	const baseTemplatesPath = "file-summary";
	const iconsBaseTemplatesPath = "icon";
	exports.defaultFileListRendererConfig = { colorScheme: renderUtils.defaultRenderConfig.colorScheme };
	var FileListRenderer = class {
		constructor(hoganUtils, config = {}) {
			this.hoganUtils = hoganUtils;
			this.config = Object.assign(Object.assign({}, exports.defaultFileListRendererConfig), config);
		}
		render(diffFiles) {
			const files = diffFiles.map((file) => this.hoganUtils.render(baseTemplatesPath, "line", {
				fileHtmlId: renderUtils.getHtmlId(file),
				oldName: file.oldName,
				newName: file.newName,
				fileName: renderUtils.filenameDiff(file),
				deletedLines: "-" + file.deletedLines,
				addedLines: "+" + file.addedLines
			}, { fileIcon: this.hoganUtils.template(iconsBaseTemplatesPath, renderUtils.getFileIcon(file)) })).join("\n");
			return this.hoganUtils.render(baseTemplatesPath, "wrapper", {
				colorScheme: renderUtils.colorSchemeToCss(this.config.colorScheme),
				filesNumber: diffFiles.length,
				files
			});
		}
	};
	exports.FileListRenderer = FileListRenderer;
}));
// node_modules/diff2html/lib/line-by-line-renderer.js
var require_line_by_line_renderer = /* @__PURE__ */ __commonJSMin(((exports, module, this$5) => {
	var __createBinding = this$5 && this$5.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$5 && this$5.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$5 && this$5.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultLineByLineRendererConfig = void 0;
	const Rematch = __importStar(require_rematch());
	const renderUtils = __importStar(require_render_utils());
	const types_1 = require_types();
	const utils_1 = require_utils();
	exports.defaultLineByLineRendererConfig = Object.assign(Object.assign({}, renderUtils.defaultRenderConfig), {
		renderNothingWhenEmpty: false,
		matchingMaxComparisons: 2500,
		maxLineSizeInBlockForComparison: 200
	});
	const genericTemplatesPath = "generic";
	const baseTemplatesPath = "line-by-line";
	const iconsBaseTemplatesPath = "icon";
	const tagsBaseTemplatesPath = "tag";
	var LineByLineRenderer = class {
		constructor(hoganUtils, config = {}) {
			this.hoganUtils = hoganUtils;
			this.config = Object.assign(Object.assign({}, exports.defaultLineByLineRendererConfig), config);
		}
		render(diffFiles) {
			const diffsHtml = diffFiles.map((file) => {
				let diffs;
				if (file.blocks.length) diffs = this.generateFileHtml(file);
				else diffs = this.generateEmptyDiff();
				return this.makeFileDiffHtml(file, diffs);
			}).join("\n");
			return this.hoganUtils.render(genericTemplatesPath, "wrapper", {
				colorScheme: renderUtils.colorSchemeToCss(this.config.colorScheme),
				content: diffsHtml
			});
		}
		makeFileDiffHtml(file, diffs) {
			if (this.config.renderNothingWhenEmpty && Array.isArray(file.blocks) && file.blocks.length === 0) return "";
			const fileDiffTemplate = this.hoganUtils.template(baseTemplatesPath, "file-diff");
			const filePathTemplate = this.hoganUtils.template(genericTemplatesPath, "file-path");
			const fileIconTemplate = this.hoganUtils.template(iconsBaseTemplatesPath, "file");
			const fileTagTemplate = this.hoganUtils.template(tagsBaseTemplatesPath, renderUtils.getFileIcon(file));
			return fileDiffTemplate.render({
				file,
				fileHtmlId: renderUtils.getHtmlId(file),
				diffs,
				filePath: filePathTemplate.render({ fileDiffName: renderUtils.filenameDiff(file) }, {
					fileIcon: fileIconTemplate,
					fileTag: fileTagTemplate
				})
			});
		}
		generateEmptyDiff() {
			return this.hoganUtils.render(genericTemplatesPath, "empty-diff", {
				contentClass: "d2h-code-line",
				CSSLineClass: renderUtils.CSSLineClass
			});
		}
		generateFileHtml(file) {
			const matcher = Rematch.newMatcherFn(Rematch.newDistanceFn((e) => renderUtils.deconstructLine(e.content, file.isCombined).content));
			return file.blocks.map((block) => {
				let lines = this.hoganUtils.render(genericTemplatesPath, "block-header", {
					CSSLineClass: renderUtils.CSSLineClass,
					blockHeader: file.isTooBig ? block.header : renderUtils.escapeForHtml(block.header),
					lineClass: "d2h-code-linenumber",
					contentClass: "d2h-code-line"
				});
				this.applyLineGroupping(block).forEach(([contextLines, oldLines, newLines]) => {
					if (oldLines.length && newLines.length && !contextLines.length) this.applyRematchMatching(oldLines, newLines, matcher).map(([oldLines, newLines]) => {
						const { left, right } = this.processChangedLines(file, file.isCombined, oldLines, newLines);
						lines += left;
						lines += right;
					});
					else if (contextLines.length) contextLines.forEach((line) => {
						const { prefix, content } = renderUtils.deconstructLine(line.content, file.isCombined);
						lines += this.generateSingleLineHtml(file, {
							type: renderUtils.CSSLineClass.CONTEXT,
							prefix,
							content,
							oldNumber: line.oldNumber,
							newNumber: line.newNumber
						});
					});
					else if (oldLines.length || newLines.length) {
						const { left, right } = this.processChangedLines(file, file.isCombined, oldLines, newLines);
						lines += left;
						lines += right;
					} else console.error("Unknown state reached while processing groups of lines", contextLines, oldLines, newLines);
				});
				return lines;
			}).join("\n");
		}
		applyLineGroupping(block) {
			const blockLinesGroups = [];
			let oldLines = [];
			let newLines = [];
			for (let i = 0; i < block.lines.length; i++) {
				const diffLine = block.lines[i];
				if (diffLine.type !== types_1.LineType.INSERT && newLines.length || diffLine.type === types_1.LineType.CONTEXT && oldLines.length > 0) {
					blockLinesGroups.push([
						[],
						oldLines,
						newLines
					]);
					oldLines = [];
					newLines = [];
				}
				if (diffLine.type === types_1.LineType.CONTEXT) blockLinesGroups.push([
					[diffLine],
					[],
					[]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length === 0) blockLinesGroups.push([
					[],
					[],
					[diffLine]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length > 0) newLines.push(diffLine);
				else if (diffLine.type === types_1.LineType.DELETE) oldLines.push(diffLine);
			}
			if (oldLines.length || newLines.length) {
				blockLinesGroups.push([
					[],
					oldLines,
					newLines
				]);
				oldLines = [];
				newLines = [];
			}
			return blockLinesGroups;
		}
		applyRematchMatching(oldLines, newLines, matcher) {
			const comparisons = oldLines.length * newLines.length;
			const maxLineSizeInBlock = (0, utils_1.max)(oldLines.concat(newLines).map((elem) => elem.content.length));
			return comparisons < this.config.matchingMaxComparisons && maxLineSizeInBlock < this.config.maxLineSizeInBlockForComparison && (this.config.matching === "lines" || this.config.matching === "words") ? matcher(oldLines, newLines) : [[oldLines, newLines]];
		}
		processChangedLines(file, isCombined, oldLines, newLines) {
			const fileHtml = {
				right: "",
				left: ""
			};
			const maxLinesNumber = Math.max(oldLines.length, newLines.length);
			for (let i = 0; i < maxLinesNumber; i++) {
				const oldLine = oldLines[i];
				const newLine = newLines[i];
				const diff = oldLine !== void 0 && newLine !== void 0 ? renderUtils.diffHighlight(oldLine.content, newLine.content, isCombined, this.config) : void 0;
				const preparedOldLine = oldLine !== void 0 && oldLine.oldNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.oldLine.prefix,
					content: diff.oldLine.content,
					type: renderUtils.CSSLineClass.DELETE_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(oldLine.content, isCombined)), { type: renderUtils.toCSSClass(oldLine.type) })), {
					oldNumber: oldLine.oldNumber,
					newNumber: oldLine.newNumber
				}) : void 0;
				const preparedNewLine = newLine !== void 0 && newLine.newNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.newLine.prefix,
					content: diff.newLine.content,
					type: renderUtils.CSSLineClass.INSERT_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(newLine.content, isCombined)), { type: renderUtils.toCSSClass(newLine.type) })), {
					oldNumber: newLine.oldNumber,
					newNumber: newLine.newNumber
				}) : void 0;
				const { left, right } = this.generateLineHtml(file, preparedOldLine, preparedNewLine);
				fileHtml.left += left;
				fileHtml.right += right;
			}
			return fileHtml;
		}
		generateLineHtml(file, oldLine, newLine) {
			return {
				left: this.generateSingleLineHtml(file, oldLine),
				right: this.generateSingleLineHtml(file, newLine)
			};
		}
		generateSingleLineHtml(file, line) {
			if (line === void 0) return "";
			const lineNumberHtml = this.hoganUtils.render(baseTemplatesPath, "numbers", {
				oldNumber: line.oldNumber || "",
				newNumber: line.newNumber || ""
			});
			return this.hoganUtils.render(genericTemplatesPath, "line", {
				type: line.type,
				lineClass: "d2h-code-linenumber",
				contentClass: "d2h-code-line",
				prefix: line.prefix === " " ? "&nbsp;" : line.prefix,
				content: line.content,
				lineNumber: lineNumberHtml,
				line,
				file
			});
		}
	};
	exports.default = LineByLineRenderer;
}));
// node_modules/diff2html/lib/side-by-side-renderer.js
var require_side_by_side_renderer = /* @__PURE__ */ __commonJSMin(((exports, module, this$4) => {
	var __createBinding = this$4 && this$4.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$4 && this$4.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$4 && this$4.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultSideBySideRendererConfig = void 0;
	const Rematch = __importStar(require_rematch());
	const renderUtils = __importStar(require_render_utils());
	const types_1 = require_types();
	const utils_1 = require_utils();
	exports.defaultSideBySideRendererConfig = Object.assign(Object.assign({}, renderUtils.defaultRenderConfig), {
		renderNothingWhenEmpty: false,
		matchingMaxComparisons: 2500,
		maxLineSizeInBlockForComparison: 200
	});
	const genericTemplatesPath = "generic";
	const baseTemplatesPath = "side-by-side";
	const iconsBaseTemplatesPath = "icon";
	const tagsBaseTemplatesPath = "tag";
	var SideBySideRenderer = class {
		constructor(hoganUtils, config = {}) {
			this.hoganUtils = hoganUtils;
			this.config = Object.assign(Object.assign({}, exports.defaultSideBySideRendererConfig), config);
		}
		render(diffFiles) {
			const diffsHtml = diffFiles.map((file) => {
				let diffs;
				if (file.blocks.length) diffs = this.generateFileHtml(file);
				else diffs = this.generateEmptyDiff();
				return this.makeFileDiffHtml(file, diffs);
			}).join("\n");
			return this.hoganUtils.render(genericTemplatesPath, "wrapper", {
				colorScheme: renderUtils.colorSchemeToCss(this.config.colorScheme),
				content: diffsHtml
			});
		}
		makeFileDiffHtml(file, diffs) {
			if (this.config.renderNothingWhenEmpty && Array.isArray(file.blocks) && file.blocks.length === 0) return "";
			const fileDiffTemplate = this.hoganUtils.template(baseTemplatesPath, "file-diff");
			const filePathTemplate = this.hoganUtils.template(genericTemplatesPath, "file-path");
			const fileIconTemplate = this.hoganUtils.template(iconsBaseTemplatesPath, "file");
			const fileTagTemplate = this.hoganUtils.template(tagsBaseTemplatesPath, renderUtils.getFileIcon(file));
			return fileDiffTemplate.render({
				file,
				fileHtmlId: renderUtils.getHtmlId(file),
				diffs,
				filePath: filePathTemplate.render({ fileDiffName: renderUtils.filenameDiff(file) }, {
					fileIcon: fileIconTemplate,
					fileTag: fileTagTemplate
				})
			});
		}
		generateEmptyDiff() {
			return {
				right: "",
				left: this.hoganUtils.render(genericTemplatesPath, "empty-diff", {
					contentClass: "d2h-code-side-line",
					CSSLineClass: renderUtils.CSSLineClass
				})
			};
		}
		generateFileHtml(file) {
			const matcher = Rematch.newMatcherFn(Rematch.newDistanceFn((e) => renderUtils.deconstructLine(e.content, file.isCombined).content));
			return file.blocks.map((block) => {
				const fileHtml = {
					left: this.makeHeaderHtml(block.header, file),
					right: this.makeHeaderHtml("")
				};
				this.applyLineGroupping(block).forEach(([contextLines, oldLines, newLines]) => {
					if (oldLines.length && newLines.length && !contextLines.length) this.applyRematchMatching(oldLines, newLines, matcher).map(([oldLines, newLines]) => {
						const { left, right } = this.processChangedLines(file.isCombined, oldLines, newLines);
						fileHtml.left += left;
						fileHtml.right += right;
					});
					else if (contextLines.length) contextLines.forEach((line) => {
						const { prefix, content } = renderUtils.deconstructLine(line.content, file.isCombined);
						const { left, right } = this.generateLineHtml({
							type: renderUtils.CSSLineClass.CONTEXT,
							prefix,
							content,
							number: line.oldNumber
						}, {
							type: renderUtils.CSSLineClass.CONTEXT,
							prefix,
							content,
							number: line.newNumber
						});
						fileHtml.left += left;
						fileHtml.right += right;
					});
					else if (oldLines.length || newLines.length) {
						const { left, right } = this.processChangedLines(file.isCombined, oldLines, newLines);
						fileHtml.left += left;
						fileHtml.right += right;
					} else console.error("Unknown state reached while processing groups of lines", contextLines, oldLines, newLines);
				});
				return fileHtml;
			}).reduce((accomulated, html) => {
				return {
					left: accomulated.left + html.left,
					right: accomulated.right + html.right
				};
			}, {
				left: "",
				right: ""
			});
		}
		applyLineGroupping(block) {
			const blockLinesGroups = [];
			let oldLines = [];
			let newLines = [];
			for (let i = 0; i < block.lines.length; i++) {
				const diffLine = block.lines[i];
				if (diffLine.type !== types_1.LineType.INSERT && newLines.length || diffLine.type === types_1.LineType.CONTEXT && oldLines.length > 0) {
					blockLinesGroups.push([
						[],
						oldLines,
						newLines
					]);
					oldLines = [];
					newLines = [];
				}
				if (diffLine.type === types_1.LineType.CONTEXT) blockLinesGroups.push([
					[diffLine],
					[],
					[]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length === 0) blockLinesGroups.push([
					[],
					[],
					[diffLine]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length > 0) newLines.push(diffLine);
				else if (diffLine.type === types_1.LineType.DELETE) oldLines.push(diffLine);
			}
			if (oldLines.length || newLines.length) {
				blockLinesGroups.push([
					[],
					oldLines,
					newLines
				]);
				oldLines = [];
				newLines = [];
			}
			return blockLinesGroups;
		}
		applyRematchMatching(oldLines, newLines, matcher) {
			const comparisons = oldLines.length * newLines.length;
			const maxLineSizeInBlock = (0, utils_1.max)(oldLines.concat(newLines).map((elem) => elem.content.length));
			return comparisons < this.config.matchingMaxComparisons && maxLineSizeInBlock < this.config.maxLineSizeInBlockForComparison && (this.config.matching === "lines" || this.config.matching === "words") ? matcher(oldLines, newLines) : [[oldLines, newLines]];
		}
		makeHeaderHtml(blockHeader, file) {
			return this.hoganUtils.render(genericTemplatesPath, "block-header", {
				CSSLineClass: renderUtils.CSSLineClass,
				blockHeader: (file === null || file === void 0 ? void 0 : file.isTooBig) ? blockHeader : renderUtils.escapeForHtml(blockHeader),
				lineClass: "d2h-code-side-linenumber",
				contentClass: "d2h-code-side-line"
			});
		}
		processChangedLines(isCombined, oldLines, newLines) {
			const fileHtml = {
				right: "",
				left: ""
			};
			const maxLinesNumber = Math.max(oldLines.length, newLines.length);
			for (let i = 0; i < maxLinesNumber; i++) {
				const oldLine = oldLines[i];
				const newLine = newLines[i];
				const diff = oldLine !== void 0 && newLine !== void 0 ? renderUtils.diffHighlight(oldLine.content, newLine.content, isCombined, this.config) : void 0;
				const preparedOldLine = oldLine !== void 0 && oldLine.oldNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.oldLine.prefix,
					content: diff.oldLine.content,
					type: renderUtils.CSSLineClass.DELETE_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(oldLine.content, isCombined)), { type: renderUtils.toCSSClass(oldLine.type) })), { number: oldLine.oldNumber }) : void 0;
				const preparedNewLine = newLine !== void 0 && newLine.newNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.newLine.prefix,
					content: diff.newLine.content,
					type: renderUtils.CSSLineClass.INSERT_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(newLine.content, isCombined)), { type: renderUtils.toCSSClass(newLine.type) })), { number: newLine.newNumber }) : void 0;
				const { left, right } = this.generateLineHtml(preparedOldLine, preparedNewLine);
				fileHtml.left += left;
				fileHtml.right += right;
			}
			return fileHtml;
		}
		generateLineHtml(oldLine, newLine) {
			return {
				left: this.generateSingleHtml(oldLine),
				right: this.generateSingleHtml(newLine)
			};
		}
		generateSingleHtml(line) {
			const lineClass = "d2h-code-side-linenumber";
			const contentClass = "d2h-code-side-line";
			return this.hoganUtils.render(genericTemplatesPath, "line", {
				type: (line === null || line === void 0 ? void 0 : line.type) || `${renderUtils.CSSLineClass.CONTEXT} d2h-emptyplaceholder`,
				lineClass: line !== void 0 ? lineClass : `${lineClass} d2h-code-side-emptyplaceholder`,
				contentClass: line !== void 0 ? contentClass : `${contentClass} d2h-code-side-emptyplaceholder`,
				prefix: (line === null || line === void 0 ? void 0 : line.prefix) === " " ? "&nbsp;" : line === null || line === void 0 ? void 0 : line.prefix,
				content: line === null || line === void 0 ? void 0 : line.content,
				lineNumber: line === null || line === void 0 ? void 0 : line.number
			});
		}
	};
	exports.default = SideBySideRenderer;
}));
// node_modules/@profoundlogic/hogan/lib/compiler.js
var require_compiler = /* @__PURE__ */ __commonJSMin(((exports) => {
	(function(Hogan) {
		var rIsWhitespace = /\S/, rQuot = /\"/g, rNewline = /\n/g, rCr = /\r/g, rSlash = /\\/g, rLineSep = /\u2028/, rParagraphSep = /\u2029/;
		Hogan.tags = {
			"#": 1,
			"^": 2,
			"<": 3,
			"$": 4,
			"/": 5,
			"!": 6,
			">": 7,
			"=": 8,
			"_v": 9,
			"{": 10,
			"&": 11,
			"_t": 12
		};
		Hogan.scan = function scan(text, delimiters) {
			var len = text.length, IN_TEXT = 0, IN_TAG_TYPE = 1, IN_TAG = 2, state = IN_TEXT, tagType = null, tag = null, buf = "", tokens = [], seenTag = false, i = 0, lineStart = 0, otag = "{{", ctag = "}}";
			function addBuf() {
				if (buf.length > 0) {
					tokens.push({
						tag: "_t",
						text: new String(buf)
					});
					buf = "";
				}
			}
			function lineIsWhitespace() {
				var isAllWhitespace = true;
				for (var j = lineStart; j < tokens.length; j++) {
					isAllWhitespace = Hogan.tags[tokens[j].tag] < Hogan.tags["_v"] || tokens[j].tag == "_t" && tokens[j].text.match(rIsWhitespace) === null;
					if (!isAllWhitespace) return false;
				}
				return isAllWhitespace;
			}
			function filterLine(haveSeenTag, noNewLine) {
				addBuf();
				if (haveSeenTag && lineIsWhitespace()) {
					for (var j = lineStart, next; j < tokens.length; j++) if (tokens[j].text) {
						if ((next = tokens[j + 1]) && next.tag == ">") next.indent = tokens[j].text.toString();
						tokens.splice(j, 1);
					}
				} else if (!noNewLine) tokens.push({ tag: "\n" });
				seenTag = false;
				lineStart = tokens.length;
			}
			function changeDelimiters(text, index) {
				var close = "=" + ctag, closeIndex = text.indexOf(close, index), delimiters = trim(text.substring(text.indexOf("=", index) + 1, closeIndex)).split(" ");
				otag = delimiters[0];
				ctag = delimiters[delimiters.length - 1];
				return closeIndex + close.length - 1;
			}
			if (delimiters) {
				delimiters = delimiters.split(" ");
				otag = delimiters[0];
				ctag = delimiters[1];
			}
			for (i = 0; i < len; i++) if (state == IN_TEXT) {
				if (tagChange(otag, text, i)) {
					--i;
					addBuf();
					state = IN_TAG_TYPE;
				} else if (text.charAt(i) == "\n") filterLine(seenTag);
				else buf += text.charAt(i);
			} else if (state == IN_TAG_TYPE) {
				i += otag.length - 1;
				tag = Hogan.tags[text.charAt(i + 1)];
				tagType = tag ? text.charAt(i + 1) : "_v";
				if (tagType == "=") {
					i = changeDelimiters(text, i);
					state = IN_TEXT;
				} else {
					if (tag) i++;
					state = IN_TAG;
				}
				seenTag = i;
			} else if (tagChange(ctag, text, i)) {
				tokens.push({
					tag: tagType,
					n: trim(buf),
					otag,
					ctag,
					i: tagType == "/" ? seenTag - otag.length : i + ctag.length
				});
				buf = "";
				i += ctag.length - 1;
				state = IN_TEXT;
				if (tagType == "{") {
					if (ctag == "}}") i++;
					else cleanTripleStache(tokens[tokens.length - 1]);
				}
			} else buf += text.charAt(i);
			filterLine(seenTag, true);
			return tokens;
		};
		function cleanTripleStache(token) {
			if (token.n.substr(token.n.length - 1) === "}") token.n = token.n.substring(0, token.n.length - 1);
		}
		function trim(s) {
			if (s.trim) return s.trim();
			return s.replace(/^\s*|\s*$/g, "");
		}
		function tagChange(tag, text, index) {
			if (text.charAt(index) != tag.charAt(0)) return false;
			for (var i = 1, l = tag.length; i < l; i++) if (text.charAt(index + i) != tag.charAt(i)) return false;
			return true;
		}
		var allowedInSuper = {
			"_t": true,
			"\n": true,
			"$": true,
			"/": true
		};
		function buildTree(tokens, kind, stack, customTags) {
			var instructions = [], opener = null, tail = null, token = null;
			tail = stack[stack.length - 1];
			while (tokens.length > 0) {
				token = tokens.shift();
				if (tail && tail.tag == "<" && !(token.tag in allowedInSuper)) throw new Error("Illegal content in < super tag.");
				if (Hogan.tags[token.tag] <= Hogan.tags["$"] || isOpener(token, customTags)) {
					stack.push(token);
					token.nodes = buildTree(tokens, token.tag, stack, customTags);
				} else if (token.tag == "/") {
					if (stack.length === 0) throw new Error("Closing tag without opener: /" + token.n);
					opener = stack.pop();
					if (token.n != opener.n && !isCloser(token.n, opener.n, customTags)) throw new Error("Nesting error: " + opener.n + " vs. " + token.n);
					opener.end = token.i;
					return instructions;
				} else if (token.tag == "\n") token.last = tokens.length == 0 || tokens[0].tag == "\n";
				instructions.push(token);
			}
			if (stack.length > 0) throw new Error("missing closing tag: " + stack.pop().n);
			return instructions;
		}
		function isOpener(token, tags) {
			for (var i = 0, l = tags.length; i < l; i++) if (tags[i].o == token.n) {
				token.tag = "#";
				return true;
			}
		}
		function isCloser(close, open, tags) {
			for (var i = 0, l = tags.length; i < l; i++) if (tags[i].c == close && tags[i].o == open) return true;
		}
		function stringifySubstitutions(obj) {
			var items = [];
			for (var key in obj) items.push("\"" + esc(key) + "\": function(c,p,t,i) {" + obj[key] + "}");
			return "{ " + items.join(",") + " }";
		}
		function stringifyPartials(codeObj) {
			var partials = [];
			for (var key in codeObj.partials) partials.push("\"" + esc(key) + "\":{name:\"" + esc(codeObj.partials[key].name) + "\", " + stringifyPartials(codeObj.partials[key]) + "}");
			return "partials: {" + partials.join(",") + "}, subs: " + stringifySubstitutions(codeObj.subs);
		}
		Hogan.stringify = function(codeObj, text, options) {
			return "{code: function (c,p,i) { " + Hogan.wrapMain(codeObj.code) + " }," + stringifyPartials(codeObj) + "}";
		};
		var serialNo = 0;
		Hogan.generate = function(tree, text, options) {
			serialNo = 0;
			var context = {
				code: "",
				subs: {},
				partials: {}
			};
			Hogan.walk(tree, context);
			if (options.asString) return this.stringify(context, text, options);
			return this.makeTemplate(context, text, options);
		};
		Hogan.wrapMain = function(code) {
			return "var t=this;t.b(i=i||\"\");" + code + "return t.fl();";
		};
		Hogan.template = Hogan.Template;
		Hogan.makeTemplate = function(codeObj, text, options) {
			var template = this.makePartials(codeObj);
			template.code = new Function("c", "p", "i", this.wrapMain(codeObj.code));
			return new this.template(template, text, this, options);
		};
		Hogan.makePartials = function(codeObj) {
			var key, template = {
				subs: {},
				partials: codeObj.partials,
				name: codeObj.name
			};
			for (key in template.partials) template.partials[key] = this.makePartials(template.partials[key]);
			for (key in codeObj.subs) template.subs[key] = new Function("c", "p", "t", "i", codeObj.subs[key]);
			return template;
		};
		function esc(s) {
			return s.replace(rSlash, "\\\\").replace(rQuot, "\\\"").replace(rNewline, "\\n").replace(rCr, "\\r").replace(rLineSep, "\\u2028").replace(rParagraphSep, "\\u2029");
		}
		function chooseMethod(s) {
			return ~s.indexOf(".") ? "d" : "f";
		}
		function createPartial(node, context) {
			var sym = "<" + (context.prefix || "") + node.n + serialNo++;
			context.partials[sym] = {
				name: node.n,
				partials: {}
			};
			context.code += "t.b(t.rp(\"" + esc(sym) + "\",c,p,\"" + (node.indent || "") + "\"));";
			return sym;
		}
		Hogan.codegen = {
			"#": function(node, context) {
				context.code += "if(t.s(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,1),c,p,0," + node.i + "," + node.end + ",\"" + node.otag + " " + node.ctag + "\")){t.rs(c,p,function(c,p,t){";
				Hogan.walk(node.nodes, context);
				context.code += "});c.pop();}";
			},
			"^": function(node, context) {
				context.code += "if(!t.s(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,1),c,p,1,0,0,\"\")){";
				Hogan.walk(node.nodes, context);
				context.code += "};";
			},
			">": createPartial,
			"<": function(node, context) {
				var ctx = {
					partials: {},
					code: "",
					subs: {},
					inPartial: true
				};
				Hogan.walk(node.nodes, ctx);
				var template = context.partials[createPartial(node, context)];
				template.subs = ctx.subs;
				template.partials = ctx.partials;
			},
			"$": function(node, context) {
				var ctx = {
					subs: {},
					code: "",
					partials: context.partials,
					prefix: node.n
				};
				Hogan.walk(node.nodes, ctx);
				context.subs[node.n] = ctx.code;
				if (!context.inPartial) context.code += "t.sub(\"" + esc(node.n) + "\",c,p,i);";
			},
			"\n": function(node, context) {
				context.code += write("\"\\n\"" + (node.last ? "" : " + i"));
			},
			"_v": function(node, context) {
				context.code += "t.b(t.v(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,0)));";
			},
			"_t": function(node, context) {
				context.code += write("\"" + esc(node.text) + "\"");
			},
			"{": tripleStache,
			"&": tripleStache
		};
		function tripleStache(node, context) {
			context.code += "t.b(t.t(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,0)));";
		}
		function write(s) {
			return "t.b(" + s + ");";
		}
		Hogan.walk = function(nodelist, context) {
			var func;
			for (var i = 0, l = nodelist.length; i < l; i++) {
				func = Hogan.codegen[nodelist[i].tag];
				func && func(nodelist[i], context);
			}
			return context;
		};
		Hogan.parse = function(tokens, text, options) {
			options = options || {};
			return buildTree(tokens, "", [], options.sectionTags || []);
		};
		Hogan.cache = {};
		Hogan.cacheKey = function(text, options) {
			return [
				text,
				!!options.asString,
				!!options.disableLambda,
				options.delimiters,
				!!options.modelGet
			].join("||");
		};
		Hogan.compile = function(text, options) {
			options = options || {};
			var key = Hogan.cacheKey(text, options);
			var template = this.cache[key];
			if (template) {
				var partials = template.partials;
				for (var name in partials) delete partials[name].instance;
				return template;
			}
			template = this.generate(this.parse(this.scan(text, options.delimiters), text, options), text, options);
			return this.cache[key] = template;
		};
	})(typeof exports !== "undefined" ? exports : Hogan);
}));
// node_modules/@profoundlogic/hogan/lib/template.js
var require_template = /* @__PURE__ */ __commonJSMin(((exports) => {
	(function(Hogan) {
		Hogan.Template = function(codeObj, text, compiler, options) {
			codeObj = codeObj || {};
			this.r = codeObj.code || this.r;
			this.c = compiler;
			this.options = options || {};
			this.text = text || "";
			this.partials = codeObj.partials || {};
			this.subs = codeObj.subs || {};
			this.buf = "";
		};
		Hogan.Template.prototype = {
			r: function(context, partials, indent) {
				return "";
			},
			v: hoganEscape,
			t: coerceToString,
			render: function render(context, partials, indent) {
				return this.ri([context], partials || {}, indent);
			},
			ri: function(context, partials, indent) {
				return this.r(context, partials, indent);
			},
			ep: function(symbol, partials) {
				var partial = this.partials[symbol];
				var template = partials[partial.name];
				if (partial.instance && partial.base == template) return partial.instance;
				if (typeof template == "string") {
					if (!this.c) throw new Error("No compiler available.");
					template = this.c.compile(template, this.options);
				}
				if (!template) return null;
				this.partials[symbol].base = template;
				if (partial.subs) {
					if (!partials.stackText) partials.stackText = {};
					for (key in partial.subs) if (!partials.stackText[key]) partials.stackText[key] = this.activeSub !== void 0 && partials.stackText[this.activeSub] ? partials.stackText[this.activeSub] : this.text;
					template = createSpecializedPartial(template, partial.subs, partial.partials, this.stackSubs, this.stackPartials, partials.stackText);
				}
				this.partials[symbol].instance = template;
				return template;
			},
			rp: function(symbol, context, partials, indent) {
				var partial = this.ep(symbol, partials);
				if (!partial) return "";
				return partial.ri(context, partials, indent);
			},
			rs: function(context, partials, section) {
				var tail = context[context.length - 1];
				if (!isArray(tail)) {
					section(context, partials, this);
					return;
				}
				for (var i = 0; i < tail.length; i++) {
					context.push(tail[i]);
					section(context, partials, this);
					context.pop();
				}
			},
			s: function(val, ctx, partials, inverted, start, end, tags) {
				var pass;
				if (isArray(val) && val.length === 0) return false;
				if (typeof val == "function") val = this.ms(val, ctx, partials, inverted, start, end, tags);
				pass = !!val;
				if (!inverted && pass && ctx) ctx.push(typeof val == "object" ? val : ctx[ctx.length - 1]);
				return pass;
			},
			d: function(key, ctx, partials, returnFound) {
				var found, names = key.split("."), val = this.f(names[0], ctx, partials, returnFound), doModelGet = this.options.modelGet, cx = null;
				if (key === "." && isArray(ctx[ctx.length - 2])) val = ctx[ctx.length - 1];
				else for (var i = 1; i < names.length; i++) {
					found = findInScope(names[i], val, doModelGet);
					if (found !== void 0) {
						cx = val;
						val = found;
					} else val = "";
				}
				if (returnFound && !val) return false;
				if (!returnFound && typeof val == "function") {
					ctx.push(cx);
					val = this.mv(val, ctx, partials);
					ctx.pop();
				}
				return val;
			},
			f: function(key, ctx, partials, returnFound) {
				var val = false, v = null, found = false, doModelGet = this.options.modelGet;
				for (var i = ctx.length - 1; i >= 0; i--) {
					v = ctx[i];
					val = findInScope(key, v, doModelGet);
					if (val !== void 0) {
						found = true;
						break;
					}
				}
				if (!found) return returnFound ? false : "";
				if (!returnFound && typeof val == "function") val = this.mv(val, ctx, partials);
				return val;
			},
			ls: function(func, cx, ctx, partials, text, tags) {
				var oldTags = this.options.delimiters;
				this.options.delimiters = tags;
				this.b(this.ct(coerceToString(func.call(cx, text, ctx)), cx, partials));
				this.options.delimiters = oldTags;
				return false;
			},
			ct: function(text, cx, partials) {
				if (this.options.disableLambda) throw new Error("Lambda features disabled.");
				return this.c.compile(text, this.options).render(cx, partials);
			},
			b: function(s) {
				this.buf += s;
			},
			fl: function() {
				var r = this.buf;
				this.buf = "";
				return r;
			},
			ms: function(func, ctx, partials, inverted, start, end, tags) {
				var textSource, cx = ctx[ctx.length - 1], result = func.call(cx);
				if (typeof result == "function") {
					if (inverted) return true;
					else {
						textSource = this.activeSub && this.subsText && this.subsText[this.activeSub] ? this.subsText[this.activeSub] : this.text;
						return this.ls(result, cx, ctx, partials, textSource.substring(start, end), tags);
					}
				}
				return result;
			},
			mv: function(func, ctx, partials) {
				var cx = ctx[ctx.length - 1];
				var result = func.call(cx);
				if (typeof result == "function") return this.ct(coerceToString(result.call(cx)), cx, partials);
				return result;
			},
			sub: function(name, context, partials, indent) {
				var f = this.subs[name];
				if (f) {
					this.activeSub = name;
					f(context, partials, this, indent);
					this.activeSub = false;
				}
			}
		};
		function findInScope(key, scope, doModelGet) {
			var val;
			if (scope && typeof scope == "object") {
				if (scope[key] !== void 0) val = scope[key];
				else if (doModelGet && scope.get && typeof scope.get == "function") val = scope.get(key);
			}
			return val;
		}
		function createSpecializedPartial(instance, subs, partials, stackSubs, stackPartials, stackText) {
			function PartialTemplate() {}
			PartialTemplate.prototype = instance;
			function Substitutions() {}
			Substitutions.prototype = instance.subs;
			var key;
			var partial = new PartialTemplate();
			partial.subs = new Substitutions();
			partial.subsText = {};
			partial.buf = "";
			stackSubs = stackSubs || {};
			partial.stackSubs = stackSubs;
			partial.subsText = stackText;
			for (key in subs) if (!stackSubs[key]) stackSubs[key] = subs[key];
			for (key in stackSubs) partial.subs[key] = stackSubs[key];
			stackPartials = stackPartials || {};
			partial.stackPartials = stackPartials;
			for (key in partials) if (!stackPartials[key]) stackPartials[key] = partials[key];
			for (key in stackPartials) partial.partials[key] = stackPartials[key];
			return partial;
		}
		var rAmp = /&/g, rLt = /</g, rGt = />/g, rApos = /\'/g, rQuot = /\"/g, hChars = /[&<>\"\']/;
		function coerceToString(val) {
			return String(val === null || val === void 0 ? "" : val);
		}
		function hoganEscape(str) {
			str = coerceToString(str);
			return hChars.test(str) ? str.replace(rAmp, "&amp;").replace(rLt, "&lt;").replace(rGt, "&gt;").replace(rApos, "&#39;").replace(rQuot, "&quot;") : str;
		}
		var isArray = Array.isArray || function(a) {
			return Object.prototype.toString.call(a) === "[object Array]";
		};
	})(typeof exports !== "undefined" ? exports : {});
}));
// node_modules/@profoundlogic/hogan/lib/hogan.js
var require_hogan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Hogan = require_compiler();
	Hogan.Template = require_template().Template;
	Hogan.template = Hogan.Template;
	module.exports = Hogan;
}));
// node_modules/diff2html/lib/diff2html-templates.js
var require_diff2html_templates = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __createBinding = this$3 && this$3.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$3 && this$3.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$3 && this$3.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultTemplates = void 0;
	const Hogan = __importStar(require_hogan());
	exports.defaultTemplates = {};
	exports.defaultTemplates["file-summary-line"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<li class=\"d2h-file-list-line\">");
			t.b("\n" + i);
			t.b("    <span class=\"d2h-file-name-wrapper\">");
			t.b("\n" + i);
			t.b(t.rp("<fileIcon0", c, p, "      "));
			t.b("      <a href=\"#");
			t.b(t.v(t.f("fileHtmlId", c, p, 0)));
			t.b("\" class=\"d2h-file-name\">");
			t.b(t.v(t.f("fileName", c, p, 0)));
			t.b("</a>");
			t.b("\n" + i);
			t.b("      <span class=\"d2h-file-stats\">");
			t.b("\n" + i);
			t.b("          <span class=\"d2h-lines-added\">");
			t.b(t.v(t.f("addedLines", c, p, 0)));
			t.b("</span>");
			t.b("\n" + i);
			t.b("          <span class=\"d2h-lines-deleted\">");
			t.b(t.v(t.f("deletedLines", c, p, 0)));
			t.b("</span>");
			t.b("\n" + i);
			t.b("      </span>");
			t.b("\n" + i);
			t.b("    </span>");
			t.b("\n" + i);
			t.b("</li>");
			return t.fl();
		},
		partials: { "<fileIcon0": {
			name: "fileIcon",
			partials: {},
			subs: {}
		} },
		subs: {}
	});
	exports.defaultTemplates["file-summary-wrapper"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div class=\"d2h-file-list-wrapper ");
			t.b(t.v(t.f("colorScheme", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-list-header\">");
			t.b("\n" + i);
			t.b("        <span class=\"d2h-file-list-title\">Files changed (");
			t.b(t.v(t.f("filesNumber", c, p, 0)));
			t.b(")</span>");
			t.b("\n" + i);
			t.b("        <a class=\"d2h-file-switch d2h-hide\">hide</a>");
			t.b("\n" + i);
			t.b("        <a class=\"d2h-file-switch d2h-show\">show</a>");
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("    <ol class=\"d2h-file-list\">");
			t.b("\n" + i);
			t.b("    ");
			t.b(t.t(t.f("files", c, p, 0)));
			t.b("\n" + i);
			t.b("    </ol>");
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-block-header"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<tr>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.f("lineClass", c, p, 0)));
			t.b(" ");
			t.b(t.v(t.d("CSSLineClass.INFO", c, p, 0)));
			t.b("\"></td>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.d("CSSLineClass.INFO", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("        <div class=\"");
			t.b(t.v(t.f("contentClass", c, p, 0)));
			t.b("\">");
			if (t.s(t.f("blockHeader", c, p, 1), c, p, 0, 156, 173, "{{ }}")) {
				t.rs(c, p, function(c, p, t) {
					t.b(t.t(t.f("blockHeader", c, p, 0)));
				});
				c.pop();
			}
			if (!t.s(t.f("blockHeader", c, p, 1), c, p, 1, 0, 0, "")) t.b("&nbsp;");
			t.b("</div>");
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("</tr>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-empty-diff"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<tr>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.d("CSSLineClass.INFO", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("        <div class=\"");
			t.b(t.v(t.f("contentClass", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("            File without changes");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("</tr>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-file-path"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-file-name-wrapper\">");
			t.b("\n" + i);
			t.b(t.rp("<fileIcon0", c, p, "    "));
			t.b("    <span class=\"d2h-file-name\">");
			t.b(t.v(t.f("fileDiffName", c, p, 0)));
			t.b("</span>");
			t.b("\n" + i);
			t.b(t.rp("<fileTag1", c, p, "    "));
			t.b("</span>");
			t.b("\n" + i);
			t.b("<label class=\"d2h-file-collapse\">");
			t.b("\n" + i);
			t.b("    <input class=\"d2h-file-collapse-input\" type=\"checkbox\" name=\"viewed\" value=\"viewed\">");
			t.b("\n" + i);
			t.b("    Viewed");
			t.b("\n" + i);
			t.b("</label>");
			return t.fl();
		},
		partials: {
			"<fileIcon0": {
				name: "fileIcon",
				partials: {},
				subs: {}
			},
			"<fileTag1": {
				name: "fileTag",
				partials: {},
				subs: {}
			}
		},
		subs: {}
	});
	exports.defaultTemplates["generic-line"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<tr>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.f("lineClass", c, p, 0)));
			t.b(" ");
			t.b(t.v(t.f("type", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("      ");
			t.b(t.t(t.f("lineNumber", c, p, 0)));
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.f("type", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("        <div class=\"");
			t.b(t.v(t.f("contentClass", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			if (t.s(t.f("prefix", c, p, 1), c, p, 0, 162, 238, "{{ }}")) {
				t.rs(c, p, function(c, p, t) {
					t.b("            <span class=\"d2h-code-line-prefix\">");
					t.b(t.t(t.f("prefix", c, p, 0)));
					t.b("</span>");
					t.b("\n" + i);
				});
				c.pop();
			}
			if (!t.s(t.f("prefix", c, p, 1), c, p, 1, 0, 0, "")) {
				t.b("            <span class=\"d2h-code-line-prefix\">&nbsp;</span>");
				t.b("\n" + i);
			}
			if (t.s(t.f("content", c, p, 1), c, p, 0, 371, 445, "{{ }}")) {
				t.rs(c, p, function(c, p, t) {
					t.b("            <span class=\"d2h-code-line-ctn\">");
					t.b(t.t(t.f("content", c, p, 0)));
					t.b("</span>");
					t.b("\n" + i);
				});
				c.pop();
			}
			if (!t.s(t.f("content", c, p, 1), c, p, 1, 0, 0, "")) {
				t.b("            <span class=\"d2h-code-line-ctn\"><br></span>");
				t.b("\n" + i);
			}
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("</tr>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-wrapper"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div class=\"d2h-wrapper ");
			t.b(t.v(t.f("colorScheme", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    ");
			t.b(t.t(t.f("content", c, p, 0)));
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-added"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-added\" height=\"16\" title=\"added\" version=\"1.1\" viewBox=\"0 0 14 16\"");
			t.b("\n" + i);
			t.b("     width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M13 1H1C0.45 1 0 1.45 0 2v12c0 0.55 0.45 1 1 1h12c0.55 0 1-0.45 1-1V2c0-0.55-0.45-1-1-1z m0 13H1V2h12v12zM6 9H3V7h3V4h2v3h3v2H8v3H6V9z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-changed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-changed\" height=\"16\" title=\"modified\" version=\"1.1\"");
			t.b("\n" + i);
			t.b("     viewBox=\"0 0 14 16\" width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M13 1H1C0.45 1 0 1.45 0 2v12c0 0.55 0.45 1 1 1h12c0.55 0 1-0.45 1-1V2c0-0.55-0.45-1-1-1z m0 13H1V2h12v12zM4 8c0-1.66 1.34-3 3-3s3 1.34 3 3-1.34 3-3 3-3-1.34-3-3z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-deleted"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-deleted\" height=\"16\" title=\"removed\" version=\"1.1\"");
			t.b("\n" + i);
			t.b("     viewBox=\"0 0 14 16\" width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M13 1H1C0.45 1 0 1.45 0 2v12c0 0.55 0.45 1 1 1h12c0.55 0 1-0.45 1-1V2c0-0.55-0.45-1-1-1z m0 13H1V2h12v12zM11 9H3V7h8v2z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-renamed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-moved\" height=\"16\" title=\"renamed\" version=\"1.1\"");
			t.b("\n" + i);
			t.b("     viewBox=\"0 0 14 16\" width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M6 9H3V7h3V4l5 4-5 4V9z m8-7v12c0 0.55-0.45 1-1 1H1c-0.55 0-1-0.45-1-1V2c0-0.55 0.45-1 1-1h12c0.55 0 1 0.45 1 1z m-1 0H1v12h12V2z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon\" height=\"16\" version=\"1.1\" viewBox=\"0 0 12 16\" width=\"12\">");
			t.b("\n" + i);
			t.b("    <path d=\"M6 5H2v-1h4v1zM2 8h7v-1H2v1z m0 2h7v-1H2v1z m0 2h7v-1H2v1z m10-7.5v9.5c0 0.55-0.45 1-1 1H1c-0.55 0-1-0.45-1-1V2c0-0.55 0.45-1 1-1h7.5l3.5 3.5z m-1 0.5L8 2H1v12h10V5z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["line-by-line-file-diff"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div id=\"");
			t.b(t.v(t.f("fileHtmlId", c, p, 0)));
			t.b("\" class=\"d2h-file-wrapper\" data-lang=\"");
			t.b(t.v(t.d("file.language", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-header\">");
			t.b("\n" + i);
			t.b("    ");
			t.b(t.t(t.f("filePath", c, p, 0)));
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-diff\">");
			t.b("\n" + i);
			t.b("        <div class=\"d2h-code-wrapper\">");
			t.b("\n" + i);
			t.b("            <table class=\"d2h-diff-table\">");
			t.b("\n" + i);
			t.b("                <tbody class=\"d2h-diff-tbody\">");
			t.b("\n" + i);
			t.b("                ");
			t.b(t.t(t.f("diffs", c, p, 0)));
			t.b("\n" + i);
			t.b("                </tbody>");
			t.b("\n" + i);
			t.b("            </table>");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["line-by-line-numbers"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div class=\"line-num1\">");
			t.b(t.v(t.f("oldNumber", c, p, 0)));
			t.b("</div>");
			t.b("\n" + i);
			t.b("<div class=\"line-num2\">");
			t.b(t.v(t.f("newNumber", c, p, 0)));
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["side-by-side-file-diff"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div id=\"");
			t.b(t.v(t.f("fileHtmlId", c, p, 0)));
			t.b("\" class=\"d2h-file-wrapper\" data-lang=\"");
			t.b(t.v(t.d("file.language", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-header\">");
			t.b("\n" + i);
			t.b("      ");
			t.b(t.t(t.f("filePath", c, p, 0)));
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-files-diff\">");
			t.b("\n" + i);
			t.b("        <div class=\"d2h-file-side-diff\">");
			t.b("\n" + i);
			t.b("            <div class=\"d2h-code-wrapper\">");
			t.b("\n" + i);
			t.b("                <table class=\"d2h-diff-table\">");
			t.b("\n" + i);
			t.b("                    <tbody class=\"d2h-diff-tbody\">");
			t.b("\n" + i);
			t.b("                    ");
			t.b(t.t(t.d("diffs.left", c, p, 0)));
			t.b("\n" + i);
			t.b("                    </tbody>");
			t.b("\n" + i);
			t.b("                </table>");
			t.b("\n" + i);
			t.b("            </div>");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("        <div class=\"d2h-file-side-diff\">");
			t.b("\n" + i);
			t.b("            <div class=\"d2h-code-wrapper\">");
			t.b("\n" + i);
			t.b("                <table class=\"d2h-diff-table\">");
			t.b("\n" + i);
			t.b("                    <tbody class=\"d2h-diff-tbody\">");
			t.b("\n" + i);
			t.b("                    ");
			t.b(t.t(t.d("diffs.right", c, p, 0)));
			t.b("\n" + i);
			t.b("                    </tbody>");
			t.b("\n" + i);
			t.b("                </table>");
			t.b("\n" + i);
			t.b("            </div>");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-added"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-added d2h-added-tag\">ADDED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-changed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-changed d2h-changed-tag\">CHANGED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-deleted"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-deleted d2h-deleted-tag\">DELETED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-renamed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-moved d2h-moved-tag\">RENAMED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
}));
// node_modules/diff2html/lib/hoganjs-utils.js
var require_hoganjs_utils = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$2 && this$2.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$2 && this$2.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	const Hogan = __importStar(require_hogan());
	const diff2html_templates_1 = require_diff2html_templates();
	var HoganJsUtils = class {
		constructor({ compiledTemplates = {}, rawTemplates = {} }) {
			const compiledRawTemplates = Object.entries(rawTemplates).reduce((previousTemplates, [name, templateString]) => {
				const compiledTemplate = Hogan.compile(templateString, { asString: false });
				return Object.assign(Object.assign({}, previousTemplates), { [name]: compiledTemplate });
			}, {});
			this.preCompiledTemplates = Object.assign(Object.assign(Object.assign({}, diff2html_templates_1.defaultTemplates), compiledTemplates), compiledRawTemplates);
		}
		static compile(templateString) {
			return Hogan.compile(templateString, { asString: false });
		}
		render(namespace, view, params, partials, indent) {
			const templateKey = this.templateKey(namespace, view);
			try {
				return this.preCompiledTemplates[templateKey].render(params, partials, indent);
			} catch (_e) {
				throw new Error(`Could not find template to render '${templateKey}'`);
			}
		}
		template(namespace, view) {
			return this.preCompiledTemplates[this.templateKey(namespace, view)];
		}
		templateKey(namespace, view) {
			return `${namespace}-${view}`;
		}
	};
	exports.default = HoganJsUtils;
}));
// src/report/html/diff.ts
var import_diff2html = (/* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultDiff2HtmlConfig = void 0;
	exports.parse = parse;
	exports.html = html;
	const DiffParser = __importStar(require_diff_parser());
	const file_list_renderer_1 = require_file_list_renderer();
	const line_by_line_renderer_1 = __importStar(require_line_by_line_renderer());
	const side_by_side_renderer_1 = __importStar(require_side_by_side_renderer());
	const types_1 = require_types();
	const hoganjs_utils_1 = __importDefault(require_hoganjs_utils());
	exports.defaultDiff2HtmlConfig = Object.assign(Object.assign(Object.assign({}, line_by_line_renderer_1.defaultLineByLineRendererConfig), side_by_side_renderer_1.defaultSideBySideRendererConfig), {
		outputFormat: types_1.OutputFormatType.LINE_BY_LINE,
		drawFileList: true
	});
	function parse(diffInput, configuration = {}) {
		return DiffParser.parse(diffInput, Object.assign(Object.assign({}, exports.defaultDiff2HtmlConfig), configuration));
	}
	function html(diffInput, configuration = {}) {
		const config = Object.assign(Object.assign({}, exports.defaultDiff2HtmlConfig), configuration);
		const diffJson = typeof diffInput === "string" ? DiffParser.parse(diffInput, config) : diffInput;
		const hoganUtils = new hoganjs_utils_1.default(config);
		const { colorScheme } = config;
		const fileListRendererConfig = { colorScheme };
		return (config.drawFileList ? new file_list_renderer_1.FileListRenderer(hoganUtils, fileListRendererConfig).render(diffJson) : "") + (config.outputFormat === "side-by-side" ? new side_by_side_renderer_1.default(hoganUtils, config).render(diffJson) : new line_by_line_renderer_1.default(hoganUtils, config).render(diffJson));
	}
})))();
/** Beyond it a diff is not shown line by line: a vendored folder would make the page useless. */
const maxDiffChars = 15e5;
/** Finding the changed words of a line costs the square of the block's length. */
const maxCharsForWords = 2e5;
/** What the run made of the base, as far as it has come: open, unless it is long. `undefined`: nothing of it is kept. */
function finalDiff(text, goesOn) {
	if (text === void 0) return html`<p>${goesOn ? "There is no commit yet." : "No change is recorded."}</p>`;
	if (text.trim() === "") return html`<p>Nothing was changed.</p>`;
	const lines = (text.match(/^[+-](?![+-]{2} )/gm) ?? []).length;
	return diffView("diff-final", "Changes since the base", text, lines <= maxOpenLines);
}
/** More changed lines are folded: what stands below the change would be out of sight. */
const maxOpenLines = 300;
/** Both views of an attempt's change: since the attempt before, and since the base. */
function diffs(diff, previous, isFinal) {
	if (diff === void 0) return html``;
	const { attempt, sincePrevious, sinceBase } = diff;
	const same = sincePrevious === sinceBase;
	return html`${same ? "" : diffView(`diff-${attempt}`, `Changes since ${previous}`, sincePrevious)}
${isFinal ? html`<p><a href="#diff">All changes since the base</a></p>` : diffView(same ? `diff-${attempt}` : `diff-${attempt}-base`, "Changes since the base", sinceBase)}`;
}
function diffView(id, title, text, open = false) {
	const files = text.trim() === "" ? 0 : (text.match(/^diff --git /gm) ?? []).length;
	return html`<details class="diff" id="${id}"${open ? raw(" open") : ""}><summary>${title} <small>${files === 1 ? "1 file" : `${files} files`}</small></summary>
${files === 0 ? html`<p>Nothing changed.</p>` : diffBody(text)}</details>`;
}
function diffBody(text) {
	if (text.length > maxDiffChars) return html`<p>${text.length} characters: too long to show here.</p>`;
	const words = text.length <= maxCharsForWords;
	const page = (0, import_diff2html.html)((0, import_diff2html.parse)(visible(text)), {
		outputFormat: "line-by-line",
		drawFileList: false,
		matching: words ? "words" : "none",
		matchingMaxComparisons: 500,
		maxLineLengthHighlight: words ? 2e3 : 0,
		diffStyle: "word",
		rawTemplates: {
			"line-by-line-file-diff": fileTemplate,
			"generic-file-path": "{{fileDiffName}}"
		}
	});
	return html`${raw(page)}`;
}
/** Without diff2html's "viewed" boxes and icons, which need its script; a file folds by itself. */
const fileTemplate = `<details class="file" open><summary>{{{filePath}}}</summary>
<div class="d2h-file-diff" tabindex="0" role="group" aria-label="Diff"><table class="d2h-diff-table"><tbody>{{{diffs}}}</tbody></table></div></details>`;
// src/report/html/proof.ts
/** The proofs of a green attempt: the line, and each edit with what its test said to it. */
/** `logs` are those that the page shows, for a link to what a run printed. */
function proofView(proof, logs, outcome) {
	if (proof === void 0) return "";
	const kind = {
		proved: "good",
		disproved: "bad",
		unproved: "none"
	}[proof.result];
	const took = proofTimeWords(proof);
	const output = outputOf(logs);
	const ran = [["the sources alone", proof.sources?.logPath], ["the new tests without the change", proof.counter?.logPath]].flatMap(([what, path]) => path === void 0 ? [] : [html`<li>${what}${output(path)}</li>`]);
	return html`<p class="since ${kind}"><strong>${proofTitle(proof, outcome)}:</strong> ${visible(proofLine(proof))}${took === "" ? "" : html` <small>(${took})</small>`}</p>
${proof.edits.length + ran.length === 0 ? "" : html`<details class="proof"><summary>${proof.edits.length === 1 ? "1 edit" : `${proof.edits.length} edits`}</summary>
<ul>${ran}${proof.edits.map((edit) => editView(edit, output))}</ul></details>`}`;
}
/** A link where the page has the log, else its place in the run's folder. */
function outputOf(logs) {
	return (logPath) => {
		if (logPath === void 0) return "";
		const index = logs.findIndex(({ path }) => path === logPath);
		return index === -1 ? html` <small>${visible(logPath)}</small>` : html` \u00b7 <a href="#log-${index + 1}">output</a>`;
	};
}
function editView({ path, line, test, kind, before, after, outcome, logPath }, output) {
	const what = kind === "fail" ? html`a failure at its start` : html`<code>${visible(before)}</code> \u2192 <code>${visible(after)}</code>`;
	return html`<li><strong>${words[outcome]}</strong> <code>${visible(path)}:${line}</code> ${test === void 0 ? "" : visible(test)}: ${what}${output(logPath)}</li>`;
}
const words = {
	rang: "red",
	silent: "stayed green",
	unusable: "says nothing",
	kept: "same value, green"
};
// src/report/html/attempt.ts
/** One attempt: what was tried, what failed, what changed since the one before. */
function attempts(input) {
	const { run } = input;
	if (run.attempts.length === 0) return html`<p>The agent ${goesOn(input) ? "has not been started yet" : "was not started"}.</p>${proofView(run.baseline?.proof, input.logs, run.outcome)}`;
	return html`${run.attempts.map((attempt, index) => attemptView(input, attempt, run.attempts[index - 1]))}`;
}
/** Of the attempt whose tree was pushed at the end; of the last one before that. */
function finalDiffOf({ run, diffs: all }) {
	const pushed = run.attempts.findLast(({ checkpoint }) => checkpoint?.tree === run.pushedTree);
	return all.find(({ attempt }) => attempt === pushed?.name.number) ?? all.at(-1);
}
/** `\u2713 215 passed`, `\u2717 1 failed, 214 passed`, `no change`. */
function attemptResult({ run, interrupted }, attempt) {
	const { verification, noProgress, stop } = attempt;
	if (verification !== void 0) {
		const { mark, words } = judgedResult(attempt, verification);
		return {
			mark,
			words,
			kind: {
				"\u2713": "good",
				"\u2717": "bad",
				"\u2013": "none"
			}[mark]
		};
	}
	if (goesOn({
		run,
		interrupted
	}) && noProgress === void 0 && attempt === run.attempts.at(-1)) return {
		mark: "\u2026",
		words: doingWords(run),
		kind: "none"
	};
	return {
		mark: "\u2013",
		words: noProgress ?? stop?.detail ?? "not verified",
		kind: "none"
	};
}
function attemptView(input, attempt, previous) {
	const { run } = input;
	const { number } = attempt.name;
	const result = attemptResult(input, attempt);
	const diff = input.diffs.find((one) => one.attempt === number);
	const logIndex = input.logs.findIndex((log) => log.attempt === number);
	const best = run.bestAttempt === number && run.attempts.length > 1 ? html` <span class="tag">closest</span>` : "";
	return html`<article class="attempt ${result.kind}" id="attempt-${number}" aria-labelledby="attempt-${number}-title">
<h3 id="attempt-${number}-title"><span class="mark">${result.mark}</span> ${number}. ${attempt.label}${best} <small>${visible(result.words)}</small></h3>
<p class="facts">${attemptChangeWords(attempt, run)}${commit(attempt)} \u00b7 ${attemptTime(input, attempt)} \u00b7 ${costWords(attempt.costUsd)} \u00b7
${attempt.turns === 1 ? "1 turn" : `${attempt.turns} turns`}${logIndex === -1 ? "" : html` \u00b7 <a href="#log-${logIndex + 1}">log</a>`}
 \u00b7 <a href="#talk-${number}">conversation</a></p>
${attempt.reason === void 0 ? "" : html`<p>Why again: ${visible(attempt.reason)}</p>`}
${attempt.summary === "" ? "" : html`<div class="said">${markdown(attempt.summary)}</div>`}
${attempt.verification === void 0 ? "" : verificationView(attempt.verification, input.logs, run.outcome)}
${paths(attempt)}
${diffs(diff, previous === void 0 ? "the run began" : `attempt ${previous.name.number}`, diff === finalDiffOf(input))}
</article>`;
}
function commit({ checkpoint }) {
	return checkpoint?.commit === void 0 ? "" : html` \u00b7 <code>${checkpoint.commit.slice(0, 7)}</code>`;
}
function verificationView(verification, logs, outcome) {
	const { sinceLast, failures, flaky = [], tampering = [], second, notes } = verification;
	return html`${changes("Fixed", "good", sinceLast?.fixed)}${changes("Deleted or skipped", "bad", sinceLast?.gone)}${changes("Still failing", "bad", sinceLast?.stillFailing)}
${changes("Newly broken", "bad", sinceLast?.newlyBroken)}
${failures.length === 0 ? "" : html`<h4>What failed</h4><ol class="failures">${failures.map(failureView)}</ol>`}
${tampering.length === 0 ? "" : html`<h4>Changes to the tests</h4><ul>${tampering.map(({ path, line, message, severity }) => html`<li><strong>${severity === "weakens" ? "weakens" : "to review"}</strong> <code>${visible(path)}${line === void 0 ? "" : `:${line}`}</code> ${visible(message)}</li>`)}</ul>`}
${changes("Passed on a second try", "none", flaky)}${changes("Base tests still red", "bad", second?.bent)}
${changes("Base tests that the change broke", "bad", second?.changedBehaviour)}
${proofView(verification.proof, logs, outcome)}
${notes.map((note) => html`<p>${visible(note)}</p>`)}
${failures.length === 0 && verification.result !== "passed" && verification.output !== "" ? html`<pre tabindex="0" class="output">${visible(verification.output)}</pre>` : ""}`;
}
function failureView({ name, file, line, message, expected, actual }) {
	const place = file === void 0 ? "" : html` <code>${visible(file)}${line === void 0 ? "" : `:${line}`}</code>`;
	return html`<li><strong>${visible(name)}</strong>${place}
${message === void 0 ? "" : html`<pre tabindex="0">${visible(message)}</pre>`}
${expected === void 0 && actual === void 0 ? "" : html`<dl class="compare"><dt>expected</dt><dd><code>${visible(expected ?? "\u2013")}</code></dd><dt>actual</dt><dd><code>${visible(actual ?? "\u2013")}</code></dd></dl>`}</li>`;
}
function changes(title, kind, names = []) {
	if (names.length === 0) return "";
	return html`<p class="since ${kind}"><strong>${title}:</strong> ${names.map(visible).join("; ")}</p>`;
}
function paths({ checkpoint }) {
	if (checkpoint === void 0) return "";
	const { heldBack, dependencies = [] } = checkpoint;
	const held = html`<h4>Held back from the push</h4><ul>${heldBack.map(({ path, reason }) => html`<li><code>${visible(path)}</code> ${visible(reason)}</li>`)}</ul>`;
	const changed = html`<h4>Changed dependencies</h4><ul>${dependencies.map((line) => html`<li><code>${visible(line)}</code></li>`)}</ul>`;
	return html`${heldBack.length === 0 ? "" : held}${dependencies.length === 0 ? "" : changed}`;
}
/** Of the attempt that goes on, its tests included, the time since it began. */
function attemptTime(input, attempt) {
	return attempt.verification === void 0 && attempt.noProgress === void 0 && goesOn(input) && attempt === input.run.attempts.at(-1) ? moving(attempt.startedAt) : durationWords(attemptMs(attempt));
}
/** The attempts as a table: the overview that links to each. */
function attemptTable(input) {
	const { run } = input;
	return html`<div class="scroll" tabindex="0" role="group" aria-label="Attempts"><table class="rows stack"><caption class="hidden">Attempts</caption>
<thead><tr><th scope="col">#</th><th scope="col">Attempt</th><th scope="col">Change</th><th scope="col">Result</th><th scope="col">Time</th><th scope="col">Cost</th></tr></thead>
<tbody>${run.attempts.map((attempt) => {
		const { mark, words, kind } = attemptResult(input, attempt);
		const { number } = attempt.name;
		return html`<tr class="${kind}"><td class="place">${number}</td><th scope="row"><a href="#attempt-${number}">${attempt.label}</a></th>
<td>${attemptChangeWords(attempt, run)}</td><td><span class="mark">${mark}</span> ${visible(words)}</td>
<td>${attemptTime(input, attempt)}</td><td>${costWords(attempt.costUsd)}</td></tr>`;
	})}</tbody></table></div>`;
}
// src/report/html/conversation.ts
/** The conversation with the model, in order: prompts, turns, tool calls and their results, waits. */
/** Beyond it one text is cut in the page: a tool's result is for looking, the whole is in the record. */
const maxTextChars = 2e4;
function conversation(input) {
	const { run, events } = input;
	const parts = byAttempt(events);
	if (parts.size === 0) return goesOn(input) ? html`<p>Nothing has been said yet: it is shown here as it happens.</p>` : html`<p>No conversation was recorded.</p>`;
	return html`${[...parts].map(([attempt, said]) => {
		const label = run.attempts.find(({ name }) => name.number === attempt)?.label;
		const title = attempt === "review" ? "Review" : `Attempt ${attempt}${label === void 0 ? "" : `: ${label}`}`;
		return html`<details class="talk" id="talk-${attempt}"><summary>${title} <small>${said.length === 1 ? "1 entry" : `${said.length} entries`}</small></summary>
<ol>${said.map(entry)}</ol></details>`;
	})}`;
}
/** Waits name no attempt: they belong to what is going on when they happen. */
function byAttempt(events) {
	const parts = /* @__PURE__ */ new Map();
	let current = 1;
	for (const event of events) {
		if (event.type === "attempt-started") current = event.attempt.number;
		if (event.type === "review-started") current = "review";
		if (!isSaid(event)) continue;
		const part = event.type === "waiting" ? current : event.attempt;
		parts.set(part, [...parts.get(part) ?? [], event]);
	}
	return parts;
}
function isSaid(event) {
	return [
		"prompt-sent",
		"turn-finished",
		"tool-finished",
		"waiting"
	].includes(event.type);
}
function entry(event) {
	switch (event.type) {
		case "prompt-sent": return html`<li class="prompt"><h3>Redgreen</h3><pre tabindex="0">${cut(event.text)}</pre></li>`;
		case "turn-finished": {
			const { text, model, usage, costUsd, durationMs, stopReason, requestId } = event;
			return html`<li class="turn"><h3>${visible(model)} <small>${durationWords(durationMs)} \u00b7 ${usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens} in, ${usage.outputTokens} out \u00b7 ${costWords(costUsd)} \u00b7 ${visible(stopReason)}${requestId === void 0 ? "" : ` \u00b7 ${visible(requestId)}`}</small></h3>
${text === "" ? "" : html`<div class="said">${markdown(text)}</div>`}</li>`;
		}
		case "tool-finished": {
			const { tool, input, result, isError, durationMs } = event;
			return html`<li class="tool ${isError ? "bad" : ""}"><details><summary><code>${visible(tool)}</code> <span class="hint">${visible(input.slice(0, 120))}</span> <small>${isError ? "error \u00b7 " : ""}${durationWords(durationMs)}</small></summary>
<pre tabindex="0">${cut(input)}</pre><pre tabindex="0">${cut(result)}</pre></details></li>`;
		}
		case "waiting": return html`<li class="wait">Waited ${durationWords(event.durationMs)}: ${visible(event.reason)}</li>`;
	}
}
function cut(text) {
	const left = text.length - maxTextChars;
	return left > 0 ? `${visible(text.slice(0, maxTextChars))}\n\u2026 ${left} characters left out of this page` : visible(text);
}
// node_modules/ansi_up/ansi_up.js
var __makeTemplateObject = function(cooked, raw) {
	if (Object.defineProperty) Object.defineProperty(cooked, "raw", { value: raw });
	else cooked.raw = raw;
	return cooked;
};
var PacketKind;
(function(PacketKind) {
	PacketKind[PacketKind["EOS"] = 0] = "EOS";
	PacketKind[PacketKind["Text"] = 1] = "Text";
	PacketKind[PacketKind["Incomplete"] = 2] = "Incomplete";
	PacketKind[PacketKind["ESC"] = 3] = "ESC";
	PacketKind[PacketKind["Unknown"] = 4] = "Unknown";
	PacketKind[PacketKind["SGR"] = 5] = "SGR";
	PacketKind[PacketKind["OSCURL"] = 6] = "OSCURL";
})(PacketKind || (PacketKind = {}));
var AnsiUp = class {
	constructor() {
		this.VERSION = "6.0.6";
		this.setup_palettes();
		this._use_classes = false;
		this.bold = false;
		this.faint = false;
		this.italic = false;
		this.underline = false;
		this.fg = this.bg = null;
		this._buffer = "";
		this._url_allowlist = {
			"http": 1,
			"https": 1
		};
		this._escape_html = true;
		this.boldStyle = "font-weight:bold";
		this.faintStyle = "opacity:0.7";
		this.italicStyle = "font-style:italic";
		this.underlineStyle = "text-decoration:underline";
	}
	set use_classes(arg) {
		this._use_classes = arg;
	}
	get use_classes() {
		return this._use_classes;
	}
	set url_allowlist(arg) {
		this._url_allowlist = arg;
	}
	get url_allowlist() {
		return this._url_allowlist;
	}
	set escape_html(arg) {
		this._escape_html = arg;
	}
	get escape_html() {
		return this._escape_html;
	}
	set boldStyle(arg) {
		this._boldStyle = arg;
	}
	get boldStyle() {
		return this._boldStyle;
	}
	set faintStyle(arg) {
		this._faintStyle = arg;
	}
	get faintStyle() {
		return this._faintStyle;
	}
	set italicStyle(arg) {
		this._italicStyle = arg;
	}
	get italicStyle() {
		return this._italicStyle;
	}
	set underlineStyle(arg) {
		this._underlineStyle = arg;
	}
	get underlineStyle() {
		return this._underlineStyle;
	}
	setup_palettes() {
		this.ansi_colors = [[
			{
				rgb: [
					0,
					0,
					0
				],
				class_name: "ansi-black"
			},
			{
				rgb: [
					187,
					0,
					0
				],
				class_name: "ansi-red"
			},
			{
				rgb: [
					0,
					187,
					0
				],
				class_name: "ansi-green"
			},
			{
				rgb: [
					187,
					187,
					0
				],
				class_name: "ansi-yellow"
			},
			{
				rgb: [
					0,
					0,
					187
				],
				class_name: "ansi-blue"
			},
			{
				rgb: [
					187,
					0,
					187
				],
				class_name: "ansi-magenta"
			},
			{
				rgb: [
					0,
					187,
					187
				],
				class_name: "ansi-cyan"
			},
			{
				rgb: [
					255,
					255,
					255
				],
				class_name: "ansi-white"
			}
		], [
			{
				rgb: [
					85,
					85,
					85
				],
				class_name: "ansi-bright-black"
			},
			{
				rgb: [
					255,
					85,
					85
				],
				class_name: "ansi-bright-red"
			},
			{
				rgb: [
					0,
					255,
					0
				],
				class_name: "ansi-bright-green"
			},
			{
				rgb: [
					255,
					255,
					85
				],
				class_name: "ansi-bright-yellow"
			},
			{
				rgb: [
					85,
					85,
					255
				],
				class_name: "ansi-bright-blue"
			},
			{
				rgb: [
					255,
					85,
					255
				],
				class_name: "ansi-bright-magenta"
			},
			{
				rgb: [
					85,
					255,
					255
				],
				class_name: "ansi-bright-cyan"
			},
			{
				rgb: [
					255,
					255,
					255
				],
				class_name: "ansi-bright-white"
			}
		]];
		this.palette_256 = [];
		this.ansi_colors.forEach((palette) => {
			palette.forEach((rec) => {
				this.palette_256.push(rec);
			});
		});
		let levels = [
			0,
			95,
			135,
			175,
			215,
			255
		];
		for (let r = 0; r < 6; ++r) for (let g = 0; g < 6; ++g) for (let b = 0; b < 6; ++b) {
			let col = {
				rgb: [
					levels[r],
					levels[g],
					levels[b]
				],
				class_name: "truecolor"
			};
			this.palette_256.push(col);
		}
		let grey_level = 8;
		for (let i = 0; i < 24; ++i, grey_level += 10) {
			let gry = {
				rgb: [
					grey_level,
					grey_level,
					grey_level
				],
				class_name: "truecolor"
			};
			this.palette_256.push(gry);
		}
	}
	escape_txt_for_html(txt) {
		if (!this._escape_html) return txt;
		return txt.replace(/[&<>"']/gm, (str) => {
			if (str === "&") return "&amp;";
			if (str === "<") return "&lt;";
			if (str === ">") return "&gt;";
			if (str === "\"") return "&quot;";
			if (str === "'") return "&#x27;";
		});
	}
	append_buffer(txt) {
		var str = this._buffer + txt;
		this._buffer = str;
	}
	get_next_packet() {
		var pkt = {
			kind: PacketKind.EOS,
			text: "",
			url: ""
		};
		var len = this._buffer.length;
		if (len == 0) return pkt;
		var pos = this._buffer.indexOf("\x1B");
		if (pos == -1) {
			pkt.kind = PacketKind.Text;
			pkt.text = this._buffer;
			this._buffer = "";
			return pkt;
		}
		if (pos > 0) {
			pkt.kind = PacketKind.Text;
			pkt.text = this._buffer.slice(0, pos);
			this._buffer = this._buffer.slice(pos);
			return pkt;
		}
		if (pos == 0) {
			if (len < 3) {
				pkt.kind = PacketKind.Incomplete;
				return pkt;
			}
			var next_char = this._buffer.charAt(1);
			if (next_char != "[" && next_char != "]" && next_char != "(") {
				pkt.kind = PacketKind.ESC;
				pkt.text = this._buffer.slice(0, 1);
				this._buffer = this._buffer.slice(1);
				return pkt;
			}
			if (next_char == "[") {
				if (!this._csi_regex) this._csi_regex = rgx(templateObject_1 || (templateObject_1 = __makeTemplateObject(["\n                        ^                           # beginning of line\n                                                    #\n                                                    # First attempt\n                        (?:                         # legal sequence\n                          \x1B[                      # CSI\n                          ([<-?]?)              # private-mode char\n                          ([d;]*)                    # any digits or semicolons\n                          ([ -/]?               # an intermediate modifier\n                          [@-~])                # the command\n                        )\n                        |                           # alternate (second attempt)\n                        (?:                         # illegal sequence\n                          \x1B[                      # CSI\n                          [ -~]*                # anything legal\n                          ([\0-:])              # anything illegal\n                        )\n                    "], ["\n                        ^                           # beginning of line\n                                                    #\n                                                    # First attempt\n                        (?:                         # legal sequence\n                          \\x1b\\[                      # CSI\n                          ([\\x3c-\\x3f]?)              # private-mode char\n                          ([\\d;]*)                    # any digits or semicolons\n                          ([\\x20-\\x2f]?               # an intermediate modifier\n                          [\\x40-\\x7e])                # the command\n                        )\n                        |                           # alternate (second attempt)\n                        (?:                         # illegal sequence\n                          \\x1b\\[                      # CSI\n                          [\\x20-\\x7e]*                # anything legal\n                          ([\\x00-\\x1f:])              # anything illegal\n                        )\n                    "])));
				let match = this._buffer.match(this._csi_regex);
				if (match === null) {
					pkt.kind = PacketKind.Incomplete;
					return pkt;
				}
				if (match[4]) {
					pkt.kind = PacketKind.ESC;
					pkt.text = this._buffer.slice(0, 1);
					this._buffer = this._buffer.slice(1);
					return pkt;
				}
				if (match[1] != "" || match[3] != "m") pkt.kind = PacketKind.Unknown;
				else pkt.kind = PacketKind.SGR;
				pkt.text = match[2];
				var rpos = match[0].length;
				this._buffer = this._buffer.slice(rpos);
				return pkt;
			} else if (next_char == "]") {
				if (len < 4) {
					pkt.kind = PacketKind.Incomplete;
					return pkt;
				}
				if (this._buffer.charAt(2) != "8" || this._buffer.charAt(3) != ";") {
					pkt.kind = PacketKind.ESC;
					pkt.text = this._buffer.slice(0, 1);
					this._buffer = this._buffer.slice(1);
					return pkt;
				}
				if (!this._osc_st) this._osc_st = rgxG(templateObject_2 || (templateObject_2 = __makeTemplateObject(["\n                        (?:                         # legal sequence\n                          (\x1B\\)                    # ESC                           |                           # alternate\n                          (\x07)                      # BEL (what xterm did)\n                        )\n                        |                           # alternate (second attempt)\n                        (                           # illegal sequence\n                          [\0-]                 # anything illegal\n                          |                           # alternate\n                          [\b-]                 # anything illegal\n                          |                           # alternate\n                          [-]                 # anything illegal\n                        )\n                    "], ["\n                        (?:                         # legal sequence\n                          (\\x1b\\\\)                    # ESC \\\n                          |                           # alternate\n                          (\\x07)                      # BEL (what xterm did)\n                        )\n                        |                           # alternate (second attempt)\n                        (                           # illegal sequence\n                          [\\x00-\\x06]                 # anything illegal\n                          |                           # alternate\n                          [\\x08-\\x1a]                 # anything illegal\n                          |                           # alternate\n                          [\\x1c-\\x1f]                 # anything illegal\n                        )\n                    "])));
				this._osc_st.lastIndex = 0;
				{
					let match = this._osc_st.exec(this._buffer);
					if (match === null) {
						pkt.kind = PacketKind.Incomplete;
						return pkt;
					}
					if (match[3]) {
						pkt.kind = PacketKind.ESC;
						pkt.text = this._buffer.slice(0, 1);
						this._buffer = this._buffer.slice(1);
						return pkt;
					}
				}
				{
					let match = this._osc_st.exec(this._buffer);
					if (match === null) {
						pkt.kind = PacketKind.Incomplete;
						return pkt;
					}
					if (match[3]) {
						pkt.kind = PacketKind.ESC;
						pkt.text = this._buffer.slice(0, 1);
						this._buffer = this._buffer.slice(1);
						return pkt;
					}
				}
				if (!this._osc_regex) this._osc_regex = rgx(templateObject_3 || (templateObject_3 = __makeTemplateObject(["\n                        ^                           # beginning of line\n                                                    #\n                        \x1B]8;                    # OSC Hyperlink\n                        [ -:<-~]*       # params (excluding ;)\n                        ;                           # end of params\n                        ([!-~]{0,512})        # URL capture\n                        (?:                         # ST\n                          (?:\x1B\\)                  # ESC                           |                           # alternate\n                          (?:\x07)                    # BEL (what xterm did)\n                        )\n                        ([ -~]+)              # TEXT capture\n                        \x1B]8;;                   # OSC Hyperlink End\n                        (?:                         # ST\n                          (?:\x1B\\)                  # ESC                           |                           # alternate\n                          (?:\x07)                    # BEL (what xterm did)\n                        )\n                    "], ["\n                        ^                           # beginning of line\n                                                    #\n                        \\x1b\\]8;                    # OSC Hyperlink\n                        [\\x20-\\x3a\\x3c-\\x7e]*       # params (excluding ;)\n                        ;                           # end of params\n                        ([\\x21-\\x7e]{0,512})        # URL capture\n                        (?:                         # ST\n                          (?:\\x1b\\\\)                  # ESC \\\n                          |                           # alternate\n                          (?:\\x07)                    # BEL (what xterm did)\n                        )\n                        ([\\x20-\\x7e]+)              # TEXT capture\n                        \\x1b\\]8;;                   # OSC Hyperlink End\n                        (?:                         # ST\n                          (?:\\x1b\\\\)                  # ESC \\\n                          |                           # alternate\n                          (?:\\x07)                    # BEL (what xterm did)\n                        )\n                    "])));
				let match = this._buffer.match(this._osc_regex);
				if (match === null) {
					pkt.kind = PacketKind.ESC;
					pkt.text = this._buffer.slice(0, 1);
					this._buffer = this._buffer.slice(1);
					return pkt;
				}
				pkt.kind = PacketKind.OSCURL;
				pkt.url = match[1];
				pkt.text = match[2];
				var rpos = match[0].length;
				this._buffer = this._buffer.slice(rpos);
				return pkt;
			} else if (next_char == "(") {
				pkt.kind = PacketKind.Unknown;
				this._buffer = this._buffer.slice(3);
				return pkt;
			}
		}
	}
	ansi_to_html(txt) {
		this.append_buffer(txt);
		var blocks = [];
		while (true) {
			var packet = this.get_next_packet();
			if (packet.kind == PacketKind.EOS || packet.kind == PacketKind.Incomplete) break;
			if (packet.kind == PacketKind.ESC || packet.kind == PacketKind.Unknown) continue;
			if (packet.kind == PacketKind.Text) blocks.push(this.transform_to_html(this.with_state(packet)));
			else if (packet.kind == PacketKind.SGR) this.process_ansi(packet);
			else if (packet.kind == PacketKind.OSCURL) blocks.push(this.process_hyperlink(packet));
		}
		return blocks.join("");
	}
	with_state(pkt) {
		return {
			bold: this.bold,
			faint: this.faint,
			italic: this.italic,
			underline: this.underline,
			fg: this.fg,
			bg: this.bg,
			text: pkt.text
		};
	}
	process_ansi(pkt) {
		let sgr_cmds = pkt.text.split(";");
		while (sgr_cmds.length > 0) {
			let sgr_cmd_str = sgr_cmds.shift();
			let num = parseInt(sgr_cmd_str, 10);
			if (isNaN(num) || num === 0) {
				this.fg = null;
				this.bg = null;
				this.bold = false;
				this.faint = false;
				this.italic = false;
				this.underline = false;
			} else if (num === 1) this.bold = true;
			else if (num === 2) this.faint = true;
			else if (num === 3) this.italic = true;
			else if (num === 4) this.underline = true;
			else if (num === 21) this.bold = false;
			else if (num === 22) {
				this.faint = false;
				this.bold = false;
			} else if (num === 23) this.italic = false;
			else if (num === 24) this.underline = false;
			else if (num === 39) this.fg = null;
			else if (num === 49) this.bg = null;
			else if (num >= 30 && num < 38) this.fg = this.ansi_colors[0][num - 30];
			else if (num >= 40 && num < 48) this.bg = this.ansi_colors[0][num - 40];
			else if (num >= 90 && num < 98) this.fg = this.ansi_colors[1][num - 90];
			else if (num >= 100 && num < 108) this.bg = this.ansi_colors[1][num - 100];
			else if (num === 38 || num === 48) {
				if (sgr_cmds.length > 0) {
					let is_foreground = num === 38;
					let mode_cmd = sgr_cmds.shift();
					if (mode_cmd === "5" && sgr_cmds.length > 0) {
						let palette_index = parseInt(sgr_cmds.shift(), 10);
						if (palette_index >= 0 && palette_index <= 255) {
							if (is_foreground) this.fg = this.palette_256[palette_index];
							else this.bg = this.palette_256[palette_index];
						}
					}
					if (mode_cmd === "2" && sgr_cmds.length > 2) {
						let r = parseInt(sgr_cmds.shift(), 10);
						let g = parseInt(sgr_cmds.shift(), 10);
						let b = parseInt(sgr_cmds.shift(), 10);
						if (r >= 0 && r <= 255 && g >= 0 && g <= 255 && b >= 0 && b <= 255) {
							let c = {
								rgb: [
									r,
									g,
									b
								],
								class_name: "truecolor"
							};
							if (is_foreground) this.fg = c;
							else this.bg = c;
						}
					}
				}
			}
		}
	}
	transform_to_html(fragment) {
		let txt = fragment.text;
		if (txt.length === 0) return txt;
		txt = this.escape_txt_for_html(txt);
		if (!fragment.bold && !fragment.italic && !fragment.faint && !fragment.underline && fragment.fg === null && fragment.bg === null) return txt;
		let styles = [];
		let classes = [];
		let fg = fragment.fg;
		let bg = fragment.bg;
		if (fragment.bold) styles.push(this._boldStyle);
		if (fragment.faint) styles.push(this._faintStyle);
		if (fragment.italic) styles.push(this._italicStyle);
		if (fragment.underline) styles.push(this._underlineStyle);
		if (!this._use_classes) {
			if (fg) styles.push(`color:rgb(${fg.rgb.join(",")})`);
			if (bg) styles.push(`background-color:rgb(${bg.rgb})`);
		} else {
			if (fg) {
				if (fg.class_name !== "truecolor") classes.push(`${fg.class_name}-fg`);
				else styles.push(`color:rgb(${fg.rgb.join(",")})`);
			}
			if (bg) {
				if (bg.class_name !== "truecolor") classes.push(`${bg.class_name}-bg`);
				else styles.push(`background-color:rgb(${bg.rgb.join(",")})`);
			}
		}
		let class_string = "";
		let style_string = "";
		if (classes.length) class_string = ` class="${classes.join(" ")}"`;
		if (styles.length) style_string = ` style="${styles.join(";")}"`;
		return `<span${style_string}${class_string}>${txt}</span>`;
	}
	process_hyperlink(pkt) {
		let parts = pkt.url.split(":");
		if (parts.length < 1) return "";
		if (!this._url_allowlist[parts[0]]) return "";
		return `<a href="${this.escape_txt_for_html(pkt.url)}">${this.escape_txt_for_html(pkt.text)}</a>`;
	}
};
function rgx(tmplObj, ...subst) {
	let txt2 = tmplObj.raw[0].replace(/^\s+|\s+\n|\s*#[\s\S]*?\n|\n/gm, "");
	return new RegExp(txt2);
}
function rgxG(tmplObj, ...subst) {
	let txt2 = tmplObj.raw[0].replace(/^\s+|\s+\n|\s*#[\s\S]*?\n|\n/gm, "");
	return new RegExp(txt2, "g");
}
var templateObject_1;
var templateObject_2;
var templateObject_3;
// src/report/html/log.ts
/**
* Logs with their colours. Each line is an anchor, and lines come in chunks that the browser lays out only when they are
* near the screen: 10 MB stay usable, and find-in-page and links to a line work without a script.
*/
const linesOfChunk = 200;
/** Of all logs together; of a longer one the head and the tail are shown, and the rest is said to be left out. */
const logBudgetChars = 24e6;
function logs(all, goesOn) {
	if (all.length === 0) return html`<p>${goesOn ? "There is no log yet." : "No log is kept here."}</p>`;
	const share = Math.floor(logBudgetChars / all.length);
	return html`${all.map((log, index) => logView(log, `log-${index + 1}`, share))}`;
}
function logView(log, id, maxChars) {
	const lines = shortened(log.text, maxChars).split("\n");
	if (lines.at(-1) === "") lines.pop();
	const first = firstError(lines, log.failures);
	return html`<details class="log" id="${id}" ${log.attempt === void 0 ? "" : raw(`data-attempt="${log.attempt}"`)}>
<summary>${visible(log.title)} <small>${lines.length === 1 ? "1 line" : `${lines.length} lines`} \u00b7 ${visible(log.path)}</small></summary>
${first === void 0 ? "" : html`<p class="jump"><a class="first-error" href="#${id}.${first}">First error: line ${first}</a></p>`}
<div class="lines" tabindex="0" role="region" aria-label="Log: ${visible(log.title)}">${raw(chunks(lines, id).join(""))}</div>
</details>`;
}
function chunks(lines, id) {
	const toHtml = colours(lines);
	const parts = [];
	for (let from = 0; from < lines.length; from += linesOfChunk) {
		const chunk = lines.slice(from, from + linesOfChunk).map((line, index) => {
			const number = from + index + 1;
			return `<a id="${id}.${number}" href="#${id}.${number}" data-n="${number}" tabindex="-1"></a>${toHtml(line)}\n`;
		});
		parts.push(`<pre class="chunk" style="--n:${chunk.length}">${chunk.join("")}</pre>`);
	}
	return parts;
}
/** Titles, links and clipboard writes that a terminal would act on: not shown at all. */
const terminalCommands = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\|$)/g;
/** One line to HTML. Colours carry over from line to line, as on a terminal; a log without any is only encoded. */
function colours(lines) {
	if (!lines.some((line) => line.includes("\x1B"))) return (line) => encode(visible(overwritten(line)));
	const ansi = new AnsiUp();
	ansi.use_classes = true;
	ansi.url_allowlist = {};
	return (line) => {
		const shown = overwritten(line.replace(terminalCommands, "")).replace(/\x1b(?!\[)/g, "\u241b");
		return visible(ansi.ansi_to_html(shown));
	};
}
/** A progress bar redraws its line after `\r`: what would be on the screen at the end. */
function overwritten(line) {
	if (!line.includes("\r")) return line;
	return line.replace(/\r+$/, "").split("\r").at(-1) ?? "";
}
function shortened(text, maxChars) {
	if (text.length <= maxChars) return text;
	const half = Math.floor(maxChars / 2);
	const head = text.slice(0, text.lastIndexOf("\n", half) + 1 || half);
	const tail = text.slice(text.indexOf("\n", text.length - half) + 1);
	return `${head}\u2026 ${text.length - head.length - tail.length} characters left out of this page \u2026\n${tail}`;
}
/** How runners and compilers begin a line about something that failed. */
const errorLine = /^\s*(?:not ok\b|[\u2716\u2717\u00d7\u2715\u2a2f]\s|\u25cf\s|FAIL(?:ED)?\b|--- FAIL|E {2,}|\d+\) |(?:\w+\.)*\w*(?:Error|Exception)\b|error(?:\[\w+\])?:|.*: error(?: \w+)?:|panic:|thread '.*' panicked|Traceback \(|npm (?:ERR!|error))/;
/** Number from 1 of the first line that tells of an error: one that names a failing test, else one that looks like it. */
function firstError(lines, failures) {
	const names = failures.map((name) => name.split(" \u203a ").at(-1) ?? name).filter((name) => name.length > 3);
	const bare = lines.map((line) => line.includes("\x1B") ? line.replace(/\x1b\[[\d;]*m/g, "") : line);
	const looks = bare.findIndex((line) => errorLine.test(line));
	const named = bare.findIndex((line) => errorLine.test(line) && names.some((name) => line.includes(name)));
	const found = named === -1 ? looks : named;
	return found === -1 ? void 0 : found + 1;
}
// src/report/html/overview.ts
/** The first screen: why the run ended and what to do, before any log. */
/** Whether a run went well, in the words of the style sheet. */
function runKind(run, interrupted = false) {
	if (run.outcome === void 0) return interrupted ? "bad" : "running";
	if (run.outcome === "passed") return "good";
	return [
		"skipped",
		"refused",
		"cancelled"
	].includes(run.outcome) ? "none" : "bad";
}
/** The outcome, or how it stands without one. */
function stateWord(run, interrupted = false) {
	return run.outcome ?? (interrupted ? "interrupted" : "running");
}
function runDuration({ startedAt, endedAt }, interruptedAt) {
	const end = endedAt ?? interruptedAt;
	return end === void 0 ? moving(startedAt) : durationWords(Date.parse(end) - Date.parse(startedAt));
}
/** An interrupted run came as far as its last event. */
function header({ run, events, interrupted = false }) {
	const interruptedAt = interrupted ? events.at(-1)?.at ?? run.startedAt : void 0;
	const { story, pullRequest } = run;
	const asked = link(story.url, story.issue === void 0 ? story.path ?? "story" : `#${story.issue}`);
	const ready = run.outcome === "passed" && !waitsForPerson(run);
	const draft = pullRequest?.draft === true && !ready ? " (draft)" : "";
	const request = pullRequest === void 0 ? "" : html` \u2192 ${link(pullRequest.url, `#${pullRequest.number}${draft}`)}`;
	const head = run.headSha === void 0 ? "" : html` @ <code>${run.headSha.slice(0, 7)}</code>`;
	return html`<p class="where">Redgreen \u00b7 ${visible(run.repository)} \u00b7 run ${run.id}</p>
<h1>${withCode(story.title)}</h1>
<p class="sum"><span class="badge ${runKind(run, interrupted)}">${stateWord(run, interrupted)}</span> ${attemptsWords(run.attemptCount)} \u00b7 ${runDuration(run, interruptedAt)} \u00b7 ${runCostWords(run)} \u00b7 ${asked}${request}
${run.branch === void 0 ? "" : html` \u00b7 <code>${visible(run.branch)}</code>${head}`}</p>`;
}
function facts(run) {
	const { commands, trigger, story } = run;
	const code = (text) => text === void 0 ? void 0 : html`<code>${visible(text)}</code>`;
	const given = [
		["Asked by", `${visible(trigger.actor ?? "the command line")} (${trigger.kind})`],
		["Hint", trigger.hint === void 0 ? void 0 : visible(trigger.hint)],
		["Started", html`<time datetime="${run.startedAt}">${run.startedAt.slice(0, 19).replace("T", " ")} UTC</time>`],
		["Base", html`<code>${visible(run.base.branch)}</code> @ <code>${run.base.commit.slice(0, 7)}</code>`],
		["Mode", run.mode],
		["Retries", `at most ${run.maxIterations}`],
		["Model", visible(run.model)],
		["Sandbox", visible(run.sandbox)],
		["Setup", code(commands.setup)],
		["Build", code(commands.build)],
		["Tests", code(commands.test)],
		["Commands from", commands.because === void 0 ? void 0 : visible(commands.because)],
		["Continues run", code(run.parentRun)]
	].filter(([, value]) => value !== void 0);
	return html`<dl class="facts">${given.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${story.criteria.length === 0 ? "" : html`<h3>Acceptance criteria</h3><ul>${story.criteria.map((one) => html`<li>${visible(one)}</li>`)}</ul>`}`;
}
/** What was asked, as it stood when the run began. */
function storyView({ story }) {
	const { title, url, body = "", issue, path } = story;
	const from = html`<p class="dim">${issue === void 0 ? html`<code>${visible(path ?? "story")}</code>` : link(url, `#${issue}`)} as it stood when the run began: ${withCode(title)}</p>`;
	if (body.trim() === "") return html`${from}<p>No text beyond the title.</p>`;
	const said = html`<div class="said">${markdown(body)}</div>`;
	return body.length <= maxOpenChars ? html`${from}${said}` : html`${from}<details><summary>The text <small>${body.length} characters</small></summary>${said}</details>`;
}
const maxOpenChars = 3e3;
function why(run, interrupted = false, logs = []) {
	if (run.outcome === void 0 && interrupted) return html`<div class="why bad"><p class="headline">Interrupted: its process is gone</p><p>It was doing: ${visible(run.doing)}</p>
<p><strong>Next:</strong> ${withCode(afterInterruption(run))}</p></div>`;
	if (run.outcome === void 0) {
		const far = farWords(run).join(" \u00b7 ");
		return html`<div class="why running"><p aria-live="off"><strong>${visible(doingWords(run))}</strong> ${moving(run.doingSince)}</p>
<p aria-live="off">${far === "" ? "" : html`${far} \u00b7 `}The run has not ended.</p></div>${redBefore(run)}`;
	}
	const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
	const red = run.outcome === "passed" ? void 0 : lastRed(run);
	return html`<div class="why ${runKind(run)}"><p class="headline">${visible(headline)}</p>
<p>${withCode(cause)}</p><p><strong>Next:</strong> ${withCode(nextStep)}</p></div>${redBefore(run)}
${red === void 0 ? "" : html`<h3>Last verification: <a href="#attempt-${red.name.number}">${red.label}</a></h3>${red.verification === void 0 ? "" : verificationView(red.verification, logs, run.outcome)}`}
${run.notReviewed === void 0 ? "" : html`<p><strong>Not reviewed:</strong> ${visible(run.notReviewed)}</p>`}
${run.pullRequestRefused === void 0 ? "" : html`<p><strong>No pull request:</strong> ${visible(run.pullRequestRefused.reason)} ${link(run.pullRequestRefused.compareUrl, "Compare the branch")}</p>`}
${run.verifiedTree !== void 0 && run.verifiedTree === run.pushedTree ? html`<p class="dim">Verified tree = ${isLocal(run) ? "committed" : "pushed"} tree: <code>${run.verifiedTree.slice(0, 12)}</code></p>` : ""}`;
}
function redBefore(run) {
	const words = redBeforeWords(run, visible);
	return words === void 0 ? "" : html`<p>${words}.</p>`;
}
function lastRed(run) {
	return run.attempts.findLast(({ verification }) => verification !== void 0 && verification.result !== "passed");
}
function reviews(all) {
	return html`${all.map(({ verdict, summary, criteria, findings }) => html`<article class="review ${verdict === "approve" ? "good" : "bad"}">
<h3>${verdict === "approve" ? "\u2713 approved" : "\u2717 changes requested"}</h3><div class="said">${markdown(summary)}</div>
${criteria.length === 0 ? "" : html`<ul class="criteria">${criteria.map(({ criterion, met, evidence }) => html`<li><span class="mark">${met ? "\u2713" : "\u2717"}</span> <strong>${met ? "met" : "not met"}:</strong> ${visible(criterion)} <span class="dim">${visible(evidence)}</span></li>`)}</ul>`}
${findings.length === 0 ? "" : html`<ul>${findings.map(({ path, line, severity, message }) => html`<li><strong>${severity}</strong> <code>${visible(path)}${line === void 0 ? "" : `:${line}`}</code> ${visible(message)}</li>`)}</ul>`}
</article>`)}`;
}
// src/report/html/script.ts
/** The page's own script: search, jumps, keys. What it adds is comfort; the page is complete without it. */
const pageScript = `'use strict';
const $ = (query, from = document) => from.querySelector(query);
const form = $('.search'), input = $('input', form), output = $('output', form), root = document.documentElement;
form.hidden = false;

let hits = [], at = -1, searched = '';
const places = () => document.querySelectorAll('.chunk, .why, .attempt h3, .attempt .since, .said, .failures, .file, .talk pre, .talk h3, .rows');

function search(text) {
  searched = text; hits = []; at = -1;
  const wanted = text.toLowerCase();
  if (wanted !== '') {
    for (const place of places()) {
      const have = place.textContent.toLowerCase();
      for (let from = have.indexOf(wanted); from !== -1 && hits.length < 10000; from = have.indexOf(wanted, from + wanted.length)) hits.push({ place, from });
    }
  }
  if (window.CSS && CSS.highlights) { CSS.highlights.delete('hit'); CSS.highlights.delete('hits'); }
  tell();
}
function tell() {
  output.textContent = searched === '' ? '' : hits.length === 0 ? 'no match' : (at + 1) + ' of ' + (hits.length === 10000 ? '10000+' : hits.length);
}
function rangeOf({ place, from }) {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), range = document.createRange();
  let before = 0, started = false;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const end = before + node.length;
    if (!started && from < end) { range.setStart(node, from - before); started = true; }
    if (started && from + searched.length <= end) { range.setEnd(node, from + searched.length - before); return range; }
    before = end;
  }
  return started ? range : null;
}
function open(node) { for (let up = node; up; up = up.parentElement) if (up.tagName === 'DETAILS') up.open = true; }
function step(by) {
  if (input.value !== searched) search(input.value);
  if (hits.length === 0) return;
  at = (at + by + hits.length) % hits.length;
  const hit = hits[at];
  open(hit.place);
  const range = rangeOf(hit);
  if (range) {
    if (window.CSS && CSS.highlights) {
      CSS.highlights.set('hits', new Highlight(...hits.filter(({ place }) => place === hit.place).slice(0, 500).map(rangeOf).filter(Boolean)));
      const one = new Highlight(range); one.priority = 1; CSS.highlights.set('hit', one);
    }
    show(range);
  }
  tell();
}
// A chunk far away has no layout until it is near: bring it near, then its line to the middle.
function show(range) {
  const near = range.startContainer.parentElement;
  near.scrollIntoView({ block: 'center' });
  requestAnimationFrame(() => {
    const box = near.closest('.lines'), rect = range.getBoundingClientRect();
    if (box) box.scrollTop += rect.top - box.getBoundingClientRect().top - box.clientHeight / 2;
    const after = range.getBoundingClientRect();
    window.scrollBy(0, after.top - innerHeight / 2);
  });
}
function jump(link) {
  if (!link) { output.textContent = 'no error found'; return; }
  open(link);
  const target = document.getElementById(link.hash.slice(1));
  location.hash = link.hash;
  if (target) { open(target); target.scrollIntoView({ block: 'center' }); target.focus({ preventScroll: true }); }
}
function firstError() {
  const links = [...document.querySelectorAll('.first-error')];
  jump(links.findLast((link) => link.closest('[data-attempt]')) || links.at(-1));
}
// From the attempt that has focus; by what is on screen only without one: a late hashchange may have scrolled away.
function attempt(by) {
  const all = [...document.querySelectorAll('.attempt')], top = (one) => one.getBoundingClientRect().top;
  const from = all.indexOf(document.activeElement.closest('.attempt'));
  const next = from !== -1 ? all[from + by] : by > 0 ? all.find((one) => top(one) > 90) : all.findLast((one) => top(one) < 60);
  if (next) { next.tabIndex = -1; next.scrollIntoView(); next.focus({ preventScroll: true }); }
}
function wrap() { $('[data-do=wrap]').setAttribute('aria-pressed', String(root.classList.toggle('wrap'))); }
const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
function theme() { root.dataset.theme = isDark() ? 'light' : 'dark'; nameTheme(); }
function nameTheme() { $('[data-do=theme]').textContent = isDark() ? 'Light' : 'Dark'; }
const keys = () => $('#keys').showModal();
const actions = { next: () => step(1), previous: () => step(-1), error: firstError, wrap, theme, keys };

let timer;
input.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => { search(input.value); step(1); }, 150); });
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') { event.preventDefault(); clearTimeout(timer); step(event.shiftKey ? -1 : 1); }
  if (event.key === 'Escape') { input.value = ''; search(''); input.blur(); }
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('click', (event) => { const name = event.target.dataset && event.target.dataset.do; if (name) actions[name](); });
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, dialog')) return;
  const act = { '/': () => { input.focus(); input.select(); }, n: actions.next, N: actions.previous, e: firstError, j: () => attempt(1), k: () => attempt(-1), w: wrap, t: theme, '?': keys }[event.key];
  if (act) { event.preventDefault(); act(); }
});
addEventListener('hashchange', () => { const target = document.getElementById(location.hash.slice(1)); if (target) { open(target); target.scrollIntoView({ block: target.matches('.chunk a') ? 'center' : 'start' }); } });
nameTheme();
if (location.hash) dispatchEvent(new Event('hashchange'));
`;
// src/report/html/tables.ts
/** Cost and tokens, settings and where each came from, what happened. */
function costTable(run) {
	const reviewed = run.reviews.length > 0 || run.reviewUsage.outputTokens > 0;
	return html`<div class="scroll" tabindex="0" role="group" aria-label="Cost and tokens"><table class="rows numbers stack"><caption class="hidden">Cost and tokens</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Turns</th><th scope="col">Input</th><th scope="col">Cache read</th><th scope="col">Cache written</th><th scope="col">Output</th><th scope="col">Cost</th></tr></thead>
<tbody>${run.attempts.map((attempt) => usageRow(attempt.label, attempt.turns, attempt.usage, attempt.costUsd))}
${reviewed ? usageRow("review", void 0, run.reviewUsage, run.reviewCostUsd) : ""}</tbody>
<tfoot>${usageRow("total", void 0, run.usage, run.costUsd)}</tfoot></table></div>
${run.costUsd === null ? html`<p>The cost is unknown: a model without a price, or an agent that does not say what it used.</p>` : ""}`;
}
function usageRow(label, turns, usage, costUsd) {
	const cells = [
		["input", usage.inputTokens],
		["cache read", usage.cacheReadTokens],
		["cache written", usage.cacheWriteTokens],
		["output", usage.outputTokens]
	];
	return html`<tr><th scope="row">${label}</th>${turns === void 0 ? html`<td></td>` : html`<td data-name="turns">${turns}</td>`}${cells.map(([name, tokens]) => html`<td data-name="${name}">${tokensWords(tokens)}</td>`)}<td>${costWords(costUsd)}</td></tr>`;
}
/** `1 234 567` with thin spaces: read at a glance, and copied as one number by no one. */
function tokensWords(tokens) {
	return String(tokens).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
/** What somebody set comes first; the defaults are there to unfold. */
function settingsTable(run) {
	const all = Object.entries(run.settings);
	if (all.length === 0) return html`<p>No settings were recorded.</p>`;
	const [given, defaults] = [all.filter(([, { source }]) => source !== "default"), all.filter(([, { source }]) => source === "default")];
	return html`${given.length === 0 ? html`<p>Every setting has its default.</p>` : settingRows("Settings", given)}
${defaults.length === 0 ? "" : html`<details><summary>${defaults.length} with their defaults</summary>${settingRows("Settings with their defaults", defaults)}</details>`}`;
}
function settingRows(title, rows) {
	return html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table class="rows stack"><caption class="hidden">${title}</caption>
<thead><tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">From</th></tr></thead>
<tbody>${rows.map(([name, { value, source }]) => html`<tr><th scope="row"><code>${visible(name)}</code></th><td><code>${settingText(value)}</code></td><td>${visible(source)}</td></tr>`)}</tbody></table></div>`;
}
function settingText(value) {
	if (value === void 0 || value === null) return "\u2013";
	return visible(typeof value === "string" ? value : JSON.stringify(value));
}
function changesList(run) {
	const warnings = run.warnings.map((text) => html`<li class="warning"><strong>Warning:</strong> ${visible(text)}</li>`);
	const changes = run.changes.map((text) => html`<li>${visible(text)}</li>`);
	if (changes.length + warnings.length === 0) return html`<p>Nothing beyond the attempts.</p>`;
	return html`<ul>${warnings}${changes}</ul>`;
}
// src/report/html/timeline.ts
/** Where the time went: agent, tests and waiting, for each part of the run. */
/** One bar a row, all on one scale. The words beside each bar say the same for who cannot see it. */
function timeline(input) {
	const { run, events } = input;
	const rows = timelineRows(run, goesOn(input) ? events.at(-1)?.at : void 0);
	if (rows.length === 0) return html`<p>Nothing has been measured.</p>`;
	const longest = Math.max(1, ...rows.map(total));
	return html`<table class="timeline"><caption class="hidden">Time of agent, tests, proofs and waiting</caption>
<thead class="hidden"><tr><th scope="col">Part</th><th scope="col">Share</th><th scope="col">Time</th></tr></thead>
<tbody>${rows.map((row) => rowView(row, longest))}</tbody></table>
<p class="legend"><i class="agent"></i> agent <i class="test"></i> commands and tests <i class="proof"></i> proofs <i class="wait"></i> waiting for the provider</p>`;
}
/** The agent's time without what it waited: a provider's bad hour is not the agent's slowness. */
function timelineRows(run, until) {
	const before = [];
	if (run.setup !== void 0) before.push({
		label: "setup",
		agentMs: 0,
		testMs: run.setup.durationMs,
		waitMs: 0
	});
	if (run.baseline !== void 0) {
		const testMs = run.baseline.reused === true ? 0 : run.baseline.durationMs;
		before.push({
			label: run.baseline.reused === true ? "baseline (reused)" : "baseline",
			agentMs: 0,
			testMs,
			proofMs: run.baseline.proof?.durationMs,
			waitMs: 0
		});
	}
	const preparing = until === void 0 ? void 0 : preparingRow(run, until);
	if (preparing !== void 0) before.push(preparing);
	const attempts = run.attempts.map((attempt) => {
		const row = {
			label: attempt.label,
			href: `#attempt-${attempt.name.number}`,
			agentMs: Math.max(0, attempt.agentMs - attempt.waitMs),
			testMs: attempt.testMs,
			proofMs: attempt.verification?.proof?.durationMs,
			waitMs: attempt.waitMs
		};
		return until !== void 0 && attempt === run.attempts.at(-1) ? withNow(row, attempt, until) : row;
	});
	return [...before, ...attempts];
}
/** Setup or baseline while that goes on. */
function preparingRow({ attempts, baseline, commands, doingSince, setup }, until) {
	if (attempts.length > 0 || baseline !== void 0 || commands.test === void 0 || doingSince === void 0) return void 0;
	const label = commands.setup !== void 0 && setup === void 0 ? "setup" : "baseline";
	const now = {
		part: "tests",
		since: doingSince
	};
	return {
		label,
		agentMs: 0,
		testMs: between(doingSince, until),
		waitMs: 0,
		now
	};
}
/** An attempt's checkpoint ends the agent's part and begins that of the tests. */
function withNow(row, { checkpoint, endedAt, startedAt, verification, noProgress }, until) {
	if (verification !== void 0 || noProgress !== void 0) return row;
	if (checkpoint === void 0 || endedAt === void 0) {
		const since = new Date(Date.parse(startedAt) + row.waitMs).toISOString();
		return {
			...row,
			agentMs: between(since, until),
			now: {
				part: "agent",
				since
			}
		};
	}
	return {
		...row,
		testMs: row.testMs + between(endedAt, until),
		now: {
			part: "tests",
			since: endedAt
		}
	};
}
function between(since, until) {
	return Math.max(0, Date.parse(until) - Date.parse(since));
}
function rowView(row, longest) {
	const word = (name, ms) => row.now?.part === name ? html`${name} ${moving(row.now.since)}` : ms > 0 ? `${name} ${durationWords(ms)}` : "";
	const words = [
		word("agent", row.agentMs),
		word("tests", row.testMs),
		word("proofs", row.proofMs ?? 0),
		word("wait", row.waitMs)
	].filter((each) => each !== "").map((each, index) => index === 0 ? each : html` \u00b7 ${each}`);
	const bar = (kind, ms) => {
		const since = row.now?.part.startsWith(kind) ? raw(` data-since="${row.now.since}"`) : "";
		if (ms === 0 && since === "") return "";
		return html`<i class="${kind}" style="width:${(ms / longest * 100).toFixed(2)}%" data-ms="${ms}"${since}></i>`;
	};
	return html`<tr><th scope="row">${row.href === void 0 ? row.label : html`<a href="${row.href}">${row.label}</a>`}</th>
<td class="bar" aria-hidden="true">${bar("wait", row.waitMs)}${bar("agent", row.agentMs)}${bar("test", row.testMs)}${bar("proof", row.proofMs ?? 0)}</td>
<td>${words.length === 0 ? "\u2013" : words}</td></tr>`;
}
function total(row) {
	return row.agentMs + row.testMs + (row.proofMs ?? 0) + row.waitMs;
}
// src/report/html.ts
/** A run as one HTML file: nothing is loaded from elsewhere, and all of it can be read without its script. */
var _templateObject;
var _templateObject2;
/** The page. Pure: the same input gives the same bytes. Without a frame it is complete in itself. */
function renderHtml(input, frame) {
	const { run, interrupted } = input;
	const sections = pageSections(input).filter(({ id }) => frame?.without?.includes(id) !== true);
	const nonce = frame?.nonce === void 0 ? "" : raw(` nonce="${encode(frame.nonce)}"`);
	return String(html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\" class=\"",
		"\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n",
		"\n<meta name=\"referrer\" content=\"no-referrer\"><meta name=\"robots\" content=\"noindex\">\n<title>",
		": ",
		" \u2013 Redgreen</title>\n<style",
		">",
		"</style>",
		"</head>\n<body><a class=\"skip\" href=\"#why\">Skip to why it ended</a>\n",
		"<header>",
		"</header>\n",
		"<nav aria-label=\"Sections\" id=\"sections\"><ul>",
		"</ul>\n<form class=\"search\" role=\"search\" hidden><label><span class=\"hidden\">Search this page</span><input type=\"search\" placeholder=\"Search (/)\" autocomplete=\"off\" spellcheck=\"false\"></label>\n<button type=\"button\" data-do=\"previous\" aria-label=\"Previous match\">\u2191</button><button type=\"button\" data-do=\"next\" aria-label=\"Next match\">\u2193</button>\n<output aria-live=\"polite\"></output>\n<button type=\"button\" data-do=\"error\">First error</button><button type=\"button\" data-do=\"wrap\" aria-pressed=\"false\">Wrap</button>\n<button type=\"button\" data-do=\"theme\">Dark</button><button type=\"button\" data-do=\"keys\" aria-label=\"Keys\">?</button></form></nav>\n<main>",
		"</main>\n<footer>Redgreen ",
		" \u00b7 run ",
		" \u00b7 ",
		" events</footer>\n",
		"<script",
		">",
		"<\/script>",
		"</body></html>"
	])), runKind(run, interrupted), frame === void 0 ? html`<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">` : "", stateWord(run, interrupted), withoutCode(run.story.title), nonce, raw(pageStyle + (frame?.style ?? "")), frame?.head ?? "", frame?.top ?? "", header(input), frame?.actions ?? "", sections.slice(1).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`), sections.map(({ id, title, body }) => html`<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>${body}</section>`), run.version, run.id, run.lastSeq, keysDialog(), nonce, raw(pageScript), frame?.script === void 0 ? "" : html(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
		"<script",
		">",
		"<\/script>"
	])), nonce, raw(frame.script))));
}
/** What a page of this script and style needs, and nothing more: foreign text could not run or load anything. */
const contentSecurityPolicy = [
	"default-src 'none'",
	"style-src 'unsafe-inline'",
	`script-src 'sha256-${createHash("sha256").update(pageScript).digest("base64")}'`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
/** The first has no link of its own: it is what a reader sees. */
function pageSections(input) {
	const { run, interrupted } = input;
	return [
		{
			id: "why",
			title: goesOn(input) ? "What it is doing" : "Why it ended",
			body: why(run, interrupted, input.logs)
		},
		{
			id: "diff",
			title: "Change",
			body: finalDiff(finalDiffOf(input)?.sinceBase, goesOn(input))
		},
		...run.story.body === void 0 ? [] : [{
			id: "story",
			title: "Story",
			body: storyView(run)
		}],
		{
			id: "overview",
			title: "Attempts",
			body: run.attempts.length === 0 ? html`<p>None${goesOn(input) ? " yet" : ""}.</p>` : attemptTable(input)
		},
		{
			id: "timeline",
			title: "Time",
			body: timeline(input)
		},
		{
			id: "attempts",
			title: "Details",
			body: attempts(input)
		},
		...run.reviews.length > 0 ? [{
			id: "review",
			title: "Review",
			body: reviews(run.reviews)
		}] : [],
		{
			id: "logs",
			title: "Logs",
			body: logs(input.logs, goesOn(input))
		},
		{
			id: "conversation",
			title: "Conversation",
			body: conversation(input)
		},
		{
			id: "cost",
			title: "Cost",
			body: costTable(run)
		},
		{
			id: "changes",
			title: "What happened",
			body: changesList(run)
		},
		{
			id: "facts",
			title: "Facts",
			body: facts(run)
		},
		{
			id: "settings",
			title: "Settings",
			body: settingsTable(run)
		}
	];
}
function keysDialog() {
	return html`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
<dl>${[
		["/", "search"],
		["n, N", "next, previous match"],
		["e", "first error"],
		["j, k", "next, previous attempt"],
		["w", "wrap long lines"],
		["t", "light or dark"],
		["?", "this list"]
	].map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl>
<form method="dialog"><button>Close</button></form></dialog>`;
}
export { renderHtml as n, _taggedTemplateLiteral as r, contentSecurityPolicy as t };
