import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as w } from "./marked.esm-M4bt9wGp.js";
import { u as require_dist } from "./story-layer-BRXS7V2h.js";
// src/story/front-matter.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/** More is a mistake or an attack. */
const maxChars$1 = 65536;
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
	if (yaml.length > maxChars$1) return broken(`the front matter has ${yaml.length} characters; allowed: ${maxChars$1}`);
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
// src/story/story.ts
/** What is asked: an issue, or a Markdown file with front matter. */
/** More is no story that a person wrote; GitHub's own limit for an issue is 65,536. */
const maxChars = 2e5;
/** The text keeps all of them; counted, shown and worked on one by one are these. */
const maxCriteria = 200;
/** Front matter in an issue that cannot be read is text: people begin issues with a rule and prose. */
function storyFromIssue(issue) {
	const front = readFrontMatter(issue.body);
	const source = `issue #${issue.number}`;
	const warnings = front.kind === "broken" ? [`The front matter of ${source} is not readable and counts as text: ${front.message}`] : [];
	const body = front.kind === "broken" ? issue.body : front.body;
	const title = issue.title.trim();
	if (title === "") return withoutTitle(source, "an issue needs one");
	const frontMatter = front.kind === "mapping" ? front.data : {};
	const ref = {
		issue: issue.number,
		url: issue.url
	};
	const made = makeStory(title, body, {
		blocks: tokens(body),
		comments: issue.comments,
		frontMatter,
		ref,
		warnings
	});
	if (made.kind !== "story" || issue.images === void 0) return made;
	return {
		...made,
		story: {
			...made.story,
			images: issue.images
		}
	};
}
/**
* Somebody else's pull request that is to be worked on. Its text says what it is about and asks for nothing: no front matter, no
* criteria.
*/
function storyFromPullRequest(pull, purpose) {
	const { number, url, body, comments, images } = pull;
	const title = `${purpose}: ${pull.title.trim()}`;
	const ref = {
		issue: number,
		url,
		title,
		criteria: []
	};
	const story = {
		title,
		body: body.trim(),
		criteria: [],
		nonGoals: [],
		stopConditions: [],
		comments,
		frontMatter: {},
		ref
	};
	return images === void 0 ? story : {
		...story,
		images
	};
}
/** A story file: the title is `title` in the front matter, else the first heading of level 1. */
function storyFromFile({ path, text }) {
	if (text.length > maxChars) return {
		kind: "problems",
		problems: [{
			source: path,
			message: `the story has ${text.length} characters; allowed: ${maxChars}`
		}]
	};
	const front = readFrontMatter(text);
	if (front.kind === "broken") {
		const { line, column, message } = front;
		return {
			kind: "problems",
			problems: [{
				source: path,
				line,
				column,
				message
			}]
		};
	}
	const frontMatter = front.kind === "mapping" ? front.data : {};
	const given = frontMatter.title;
	const named = typeof given === "string" || typeof given === "number" ? String(given).trim() : "";
	const blocks = tokens(front.body);
	const title = named === "" ? firstHeading(blocks) : named;
	const unclosed = isUnclosed(text);
	if (title === "" && unclosed) return {
		kind: "problems",
		problems: [{
			source: path,
			line: 1,
			column: 1,
			message: `the ${notClosed}`
		}]
	};
	if (title === "") return withoutTitle(path, "allowed: title: in the front matter, or a first heading (# \u2026)");
	return makeStory(title, front.body, {
		blocks,
		comments: [],
		frontMatter,
		ref: { path },
		warnings: unclosed ? [`${path}:1:1: the ${notClosed}, so it counts as text`] : []
	});
}
const notClosed = "front matter that begins here is not closed: a line of --- is missing after it";
function withoutTitle(source, allowed) {
	return {
		kind: "problems",
		problems: [{
			source,
			message: `the story has no title; ${allowed}`
		}]
	};
}
function makeStory(title, body, { blocks, ref, warnings, ...given }) {
	const { frontMatter } = given;
	const listed = textList(frontMatter.acceptance_criteria);
	const found = listed.length > 0 ? listed : criteriaIn(blocks);
	const criteria = found.slice(0, maxCriteria);
	const beyond = `Only the first ${maxCriteria} of ${found.length} acceptance criteria are counted one by one.`;
	const nonGoals = textList(frontMatter.non_goals);
	const stopConditions = textList(frontMatter.stop_conditions);
	return {
		kind: "story",
		story: {
			...given,
			title,
			body: body.trim(),
			criteria,
			nonGoals,
			stopConditions,
			ref: {
				...ref,
				title,
				criteria
			}
		},
		warnings: found.length > maxCriteria ? [...warnings, beyond] : warnings
	};
}
function criteriaIn(blocks) {
	const criteria = [];
	let level;
	for (const token of blocks) if (token.type === "heading") {
		const { depth, text } = token;
		if (isCriteriaHeading(text)) level = depth;
		else if (level !== void 0 && depth <= level) level = void 0;
	} else if (token.type === "list" && level !== void 0) criteria.push(...token.items.map(({ text }) => text.replace(/^\[[ xX]\]\s+/, "").trim()));
	return criteria.filter((text) => text !== "");
}
function isCriteriaHeading(text) {
	return /^acceptance criteri(a|on)$/i.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "").replace(/\s+/g, " "));
}
function firstHeading(blocks) {
	return (blocks.find((token) => token.type === "heading" && token.depth === 1)?.text ?? "").trim();
}
function tokens(markdown) {
	return new TopLexer().blockTokens(markdown.replace(/\r\n?/g, "\n"));
}
/** Blocks at the margin alone: what quotes and items hold is not read, and so no nesting is too deep and no inline markup too slow. */
var TopLexer = class extends w {
	#reading = false;
	blockTokens(source, tokens = [], lastParagraphClipped = false) {
		if (!this.#reading) {
			this.#reading = true;
			super.blockTokens(source, tokens, lastParagraphClipped);
		}
		return Object.assign(tokens, { links: {} });
	}
};
function textList(value) {
	return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string" || typeof item === "number").map((item) => String(item).trim()).filter((item) => item !== "");
}
export { keyPlaces as a, findBlock as i, storyFromIssue as n, readFrontMatter as o, storyFromPullRequest as r, storyFromFile as t };
