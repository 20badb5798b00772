import { t as w } from "./marked.esm-M4bt9wGp.js";
import { i as readFrontMatter, n as isUnclosed } from "./front-matter-BXbJqaUB.js";
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
export { storyFromIssue as n, storyFromPullRequest as r, storyFromFile as t };
