import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_dist } from "./dist-CsMH9ALN.js";
// src/story/front-matter.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/** More is a mistake or an attack. */
const maxChars = 65536;
function readFrontMatter(text) {
	const block = findBlock(text);
	if (block === void 0) return {
		kind: "none",
		body: withoutMark(text)
	};
	const body = text.slice(block.bodyStart);
	const yaml = text.slice(block.start, block.end);
	const broken = (message, line = 1, column = 1) => ({
		kind: "broken",
		message,
		line: line + 1,
		column,
		body
	});
	if (yaml.length > maxChars) return broken(`the front matter has ${yaml.length} characters; allowed: ${maxChars}`);
	const lines = new import_dist.LineCounter();
	try {
		const document = (0, import_dist.parseDocument)(yaml, {
			lineCounter: lines,
			logLevel: "error",
			prettyErrors: false,
			uniqueKeys: false
		});
		const [error] = document.errors;
		if (error !== void 0) {
			const { line, col } = lines.linePos(error.pos[0]);
			return broken(error.message, line, col);
		}
		if (!(0, import_dist.isMap)(document.contents)) return {
			kind: "none",
			body: withoutMark(text)
		};
		const twice = doubledKey(document.contents.items);
		if (twice !== void 0) {
			const { line, col } = lines.linePos(twice.range?.[0] ?? 0);
			return broken(`${twice.value} is given twice`, line, col);
		}
		return {
			kind: "mapping",
			data: document.toJS({ maxAliasCount: 20 }),
			body
		};
	} catch (error) {
		return broken(error instanceof RangeError ? "nested too deeply" : String(error));
	}
}
/** Offsets of the YAML between the two `---` lines, and of what follows. A byte order mark may come first. */
function findBlock(text) {
	const opening = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---[ \t]*(\r?\n)/.exec(text);
	if (opening === null) return void 0;
	const start = opening[0].length;
	const closing = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;
	const rest = text.slice(start);
	const found = closing.exec(rest);
	if (found === null) return void 0;
	const end = start + found.index;
	return {
		start,
		end,
		bodyStart: end + found[0].length,
		eol: opening[1] ?? "\n"
	};
}
/** Where a top-level key stands, also one written with underscores: line and column from 1; the first line for one that is not there. */
function keyPlaces(text) {
	const block = findBlock(text);
	if (block === void 0) return () => ({
		line: 1,
		column: 1
	});
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text.slice(block.start, block.end), {
		lineCounter: lines,
		logLevel: "silent"
	});
	const keys = ((0, import_dist.isMap)(document.contents) ? document.contents.items : []).map(({ key }) => key).filter((key) => (0, import_dist.isScalar)(key));
	const places = new Map(keys.map((key) => {
		const { line, col } = lines.linePos(key.range?.[0] ?? 0);
		return [String(key.value), {
			line: line + 1,
			column: col
		}];
	}));
	return (key) => places.get(key) ?? places.get(key.replaceAll("-", "_")) ?? {
		line: 1,
		column: 1
	};
}
/** Whether a block of front matter begins and no `---` ends it: a rule with prose below is none. */
function isUnclosed(text) {
	return findBlock(text) === void 0 && /^\uFEFF?---[ \t]*\r?\n[A-Za-z][\w-]*:(?:\s|$)/.test(text);
}
function doubledKey(items) {
	const seen = /* @__PURE__ */ new Set();
	for (const { key } of items) {
		if (!(0, import_dist.isScalar)(key)) continue;
		if (seen.has(key.value)) return key;
		seen.add(key.value);
	}
}
function withoutMark(text) {
	return text.startsWith("\ufeff") ? text.slice(1) : text;
}
export { readFrontMatter as i, isUnclosed as n, keyPlaces as r, findBlock as t };
