import { T as withoutInvisible, et as w } from "./story.js";
// src/github/container.ts
/** How a line of Markdown begins, as text of a pattern. */
/** Quotes and lists in front of a line. */
const container = "(?:[ \\t]|>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))*";
/** Whether a line ends the fence that `mark` begins; `closing` reads a line as a fence's end. */
function endsFence(line, mark, closing) {
	const found = closing.exec(line)?.[1];
	return found !== void 0 && found[0] === mark[0] && found.length >= mark.length;
}
// src/github/drawn-blocks.ts
/**
* Fences and formulas that the page draws: what stands in a diagram's comments, in the properties of a map or behind `\phantom` is
* on no page. A diagram and a formula keep their words where all of these are shown.
*/
/** Fences of maps and solids, of diagrams and formulas, and formulas in a line. Before code is set aside: a fence is none of these. */
function drawn(text, found) {
	return text.includes("```") || text.includes("~~~") || text.includes("$") ? formulas(fences(text, found), found) : text;
}
const opening = new RegExp(`^(${container})(\`{3,}|~{3,})[ \\t]*([^\\s\`]*)`);
const closing$1 = new RegExp(`^${container}(\`{3,}|~{3,})[ \\t]*$`);
function fences(text, found) {
	const kept = [];
	const lines = text.split("\n");
	for (let at = 0; at < lines.length; at++) {
		const first = lines[at] ?? "";
		const [, before = "", mark = "", language = ""] = opening.exec(first) ?? [];
		if (mark === "") {
			kept.push(first);
			continue;
		}
		let end = at + 1;
		while (end < lines.length && !endsFence(lines[end] ?? "", mark, closing$1)) end++;
		const body = lines.slice(at + 1, end);
		const shown = shownOf(language.toLowerCase(), body);
		if (shown.length !== body.length || shown.some((line, index) => line !== body[index])) found();
		if (shown.length === 0 && body.length > 0) kept.push(`${before}[drawing]`);
		else kept.push(first, ...shown, ...lines.slice(end, end + 1));
		at = end;
	}
	return kept.join("\n");
}
/** The lines of a fence's body whose words are on the page; none where that cannot be told. */
function shownOf(language, body) {
	switch (language) {
		case "geojson":
		case "topojson":
		case "stl": return [];
		case "mermaid": return body.some((line) => styled.test(line) || isNamedByWords(line)) ? [] : body.filter((line) => !unseen.test(line));
		case "math": return body.some((line) => hides.test(line)) ? [] : body.map((line) => line.replace(/(?<!\\)%.*/, ""));
		default: return body;
	}
}
/** Colours, sizes and what a pointer shows can take the words of a node off the page; so can settings of the drawing. */
const styled = /%%\s*\{|^[\s>]*(?:style|classDef|linkStyle|click|callback|links?|href|accDescr\s*\{|---\s*$)|:::/i;
/** The page shows a node's label and not its name, which can be a sentence: four words, or a run of letters that no word has. */
function isNamedByWords(line) {
	return (line.match(/(?<![\w-])[\w-]{20,}(?=\s{0,3}(?:[[({]|@\{|as\b))|(?<=\bas\s{1,9})[\w-]{20,}/gi) ?? []).some((name) => {
		const words = name.split(/[_-]+|(?<=[a-z\d])(?=[A-Z])/).filter((word) => word !== "");
		return words.length > 3 || words.some((word) => word.length > 16);
	});
}
/** Comments, and words for screen readers alone. */
const unseen = /^[\s>]*(?:%%|acc(?:Title|Descr)\s*:)/i;
/** Commands of a formula that take room and show nothing, or show it where or how nobody reads it. */
const hides = /\\(?:[hv]?phantom|(?:text)?color(?:box)?|fcolorbox|definecolor|(?:math)?[rl]lap|mathclap|smash|style|class|cssId|bbox|require|toggle|(?:math|text)tip|tooltip|unicode|def|let|(?:re)?newcommand|(?:re)?newenvironment|hspace|[hm]?kern|[hm]skip|raise|lower|tiny|scriptscriptstyle|label|(?:eq)?ref|href|mmltoken|mathchoice|data|enclose)(?![a-z])/i;
function formulas(text, found) {
	return text.replace(formulaOf, (formula) => {
		if (!hides.test(formula)) return formula;
		found();
		return "[formula]";
	});
}
/** `$100 and $5` are sums of money: no space stands before the end of a formula that begins without one. */
const formulaOf = /\$\$[^$]{1,3000}\$\$|\$`[^`\n]{1,1000}`\$|\$(?!\d[^$\n]{0,999}\s\$)[^$\n]{1,1000}\$/g;
// src/github/shown-code.ts
/**
* Which parts of Markdown are code for certain, so that what looks like markup in them is shown on the page.
* Stricter than Markdown on purpose: where two readings are possible (lists, quotes, HTML around it), nothing counts as code.
*/
/** Ranges of code that is shown: fences at the left margin, and code spans within one line. */
function shownCode(markdown) {
	const ranges = [];
	let fence;
	/** What ends the HTML block that this line is in. */
	let html;
	let balanced = true;
	let start = 0;
	for (const line of markdown.split("\n")) {
		const end = start + line.length;
		const blank = line.trim() === "";
		if (fence !== void 0) {
			if (endsFence(line, fence.mark, closing)) {
				ranges.push({
					start: fence.start,
					end
				});
				fence = void 0;
			}
		} else if (html !== void 0) {
			if (html.test(line)) html = void 0;
		} else if (blank) balanced = true;
		else {
			const mark = /^(`{3,})[^`]*$|^(~{3,}).*$/.exec(line);
			html = htmlBlock(line);
			if (mark !== null) fence = {
				mark: mark[1] ?? mark[2] ?? "",
				start
			};
			else if (html === void 0) {
				const spans = codeSpans(line);
				if (balanced) ranges.push(...spans.ranges.map((span) => ({
					start: start + span.start,
					end: start + span.end
				})));
				balanced = balanced && spans.balanced;
			}
			if (html?.source !== blankLine$1.source && html?.test(line)) html = void 0;
		}
		start = end + 1;
	}
	if (fence !== void 0) ranges.push({
		start: fence.start,
		end: markdown.length
	});
	return ranges;
}
/** The text with something else in the place of each piece of its code. */
function replaceCode(markdown, put) {
	let text = "";
	let from = 0;
	for (const { start, end } of shownCode(markdown)) {
		text += markdown.slice(from, start) + put(markdown.slice(start, end));
		from = end;
	}
	return text + markdown.slice(from);
}
const blankLine$1 = /^\s*$/;
/** Inside an HTML block backticks are only backticks. Some go on to their own end, the others to a blank line. */
function htmlBlock(line) {
	const inside = line.replace(/^(?:[ \t]|[-*+>]|\d{1,9}[.)])+/, "");
	if (inside.startsWith("<!--")) return /-->/;
	const raw = /^<(script|pre|style|textarea)\b/i.exec(inside);
	if (raw !== null) return new RegExp(`</${raw[1]}>`, "i");
	return /^<[a-z/!?]/i.test(inside) ? blankLine$1 : void 0;
}
const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
/** Pairs runs of backticks of equal length, as Markdown does; `balanced` is false where a run stays alone. */
function codeSpans(line) {
	const runs = [...line.matchAll(/`+/g)].map((match) => ({
		at: match.index,
		size: match[0].length
	}));
	const partners = partnersOf(runs);
	const ranges = [];
	let from = 0;
	for (const [index, { at }] of runs.entries()) {
		if (at < from) continue;
		if (/<[a-z/!?]/i.test(line.slice(from, at)) || line[at - 1] === "\\") return {
			ranges,
			balanced: false
		};
		const partner = partners[index];
		if (partner === void 0) return {
			ranges,
			balanced: false
		};
		from = partner.at + partner.size;
		ranges.push({
			start: at,
			end: from
		});
	}
	return {
		ranges,
		balanced: !/<[a-z/!?]/i.test(line.slice(from))
	};
}
/** For each run the next one of the same length. */
function partnersOf(runs) {
	const next = /* @__PURE__ */ new Map();
	return runs.toReversed().map((run) => {
		const partner = next.get(run.size);
		next.set(run.size, run);
		return partner;
	}).reverse();
}
// src/github/far-right.ts
/** Words that stand so far to the right that nobody reads them: the page cuts no line of code, and shows what fits. */
/** No table has a wider gap between two of its columns. */
const widestGap = 150;
/** In a fence a table keeps its columns: another line has words that begin or end at the same place. */
function withoutFarRight(text, found) {
	if (!/[^\S\n]{100}/.test(text)) return text;
	let out = "";
	let from = 0;
	for (const { start, end } of shownCode(text)) {
		if (!/^(?:`{3}|~{3})/.test(text.slice(start, start + 3))) continue;
		out += near(text.slice(from, start), /* @__PURE__ */ new Set(), found);
		const code = text.slice(start, end);
		out += near(code, sharedEdges(code), found);
		from = end;
	}
	return out + near(text.slice(from), /* @__PURE__ */ new Set(), found);
}
function near(text, edges, found) {
	return text.split("\n").map((line) => {
		const width = line.trimEnd().length;
		for (const { 0: gap, index } of line.matchAll(/(?<!\s)\s{100,}(?=\S)/g)) {
			const start = index + gap.length;
			if (gap.length <= widestGap && (edges.has(start) || edges.has(-width))) continue;
			found();
			return line.slice(0, index);
		}
		return line;
	}).join("\n");
}
/** Where the words of two lines or more begin, and (below zero) where two lines or more end. */
function sharedEdges(code) {
	const counts = /* @__PURE__ */ new Map();
	const count = (edge) => counts.set(edge, (counts.get(edge) ?? 0) + 1);
	for (const line of code.split("\n")) {
		for (const { 0: gap, index } of line.matchAll(/(?<!\s)\s{2,}(?=\S)/g)) count(index + gap.length);
		count(-line.trimEnd().length);
	}
	return new Set([...counts].filter(([, times]) => times > 1).map(([edge]) => edge));
}
// src/github/footnotes.ts
/** Footnotes that the page does not show. */
/** A definition goes on to an empty line, and past it with what is indented. */
function footnotes(text, found) {
	if (!text.includes("[^")) return text;
	const lines = text.split("\n");
	const start = new RegExp(`^${container}\\[\\^([^\\]\\s]{1,200})\\]:`);
	const notes = [];
	for (let at = 0; at < lines.length; at++) {
		const label = start.exec(lines[at] ?? "")?.[1]?.toLowerCase();
		if (label === void 0) continue;
		let to = at + 1;
		for (let blank = false; to < lines.length; to++) {
			const line = lines[to] ?? "";
			if (start.test(line)) break;
			if (line.replace(/^[ \t>]+/, "") === "") blank = true;
			else if (blank && !/^[ >]*(?: {4}|\t)/.test(line)) break;
		}
		notes.push({
			label,
			from: at,
			to
		});
		at = to - 1;
	}
	const within = /* @__PURE__ */ new Map();
	for (const { label, from, to } of notes) for (let at = from; at < to; at++) within.set(at, label);
	const refers = lines.map((line, at) => {
		return [...(within.has(at) ? line.replace(start, "") : line).matchAll(/\[\^([^\]\s]{1,200})\]/g)].map(([, label = ""]) => label.toLowerCase());
	});
	const used = /* @__PURE__ */ new Set();
	for (let more = true; more;) {
		const before = used.size;
		for (const [at, labels] of refers.entries()) {
			const note = within.get(at);
			if (note === void 0 || used.has(note)) for (const label of labels) used.add(label);
		}
		more = used.size > before;
	}
	const unused = notes.filter(({ label }) => !used.has(label));
	for (const _ of unused) found();
	return lines.filter((_, at) => !unused.some(({ from, to }) => at >= from && at < to)).join("\n");
}
// src/github/hidden-markup.ts
/** What hides whatever stands in it. */
const commentCarriers = [
	{
		what: "HTML comment",
		strip: (text, found) => between(text, "<!--", "-->", found, "to-end")
	},
	{
		what: "HTML declaration",
		strip: (text, found) => between(text, "<?", "?>", found, "keep")
	},
	{
		what: "HTML declaration",
		strip: (text, found) => between(text, "<!", ">", found, "keep")
	}
];
const markupCarriers = [
	{
		what: "image",
		strip: images
	},
	{
		what: "tag without an end",
		strip: openTags
	},
	{
		what: "HTML image or attributes",
		strip: tags
	},
	{
		what: "link title",
		strip: titles
	},
	{
		what: "invisible entity",
		strip: replaces(/&(?:ZeroWidthSpace|NoBreak|zwn?j|shy|lrm|rlm|ic|it|af|InvisibleTimes|InvisibleComma|ApplyFunction);/g)
	}
];
function replaces(pattern) {
	return (text, found) => text.replace(pattern, () => {
		found();
		return "";
	});
}
function between(text, open, close, found, unclosed) {
	let out = "";
	let from = 0;
	for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, from)) {
		const end = text.indexOf(close, at + open.length);
		if (end < 0 && unclosed === "keep") break;
		found();
		out += text.slice(from, at);
		if (end < 0) return out;
		from = end + close.length;
	}
	return out + text.slice(from);
}
/** `![alt](address "title")`, `![alt][name]`, `![alt]`: only the picture is seen, never these words. */
function images(text, found) {
	const closing = pairs(text);
	let out = "";
	let from = 0;
	for (let at = text.indexOf("!["); at >= 0; at = text.indexOf("![", Math.max(from, at + 1))) {
		const close = closing.get(at + 1);
		if (close === void 0) continue;
		const next = text[close + 1];
		const end = next === "(" ? linkEnd(text, close + 1) : next === "[" ? closing.get(close + 1) : void 0;
		found();
		out += `${text.slice(from, at)}[image]`;
		from = (end ?? close) + 1;
	}
	return out + text.slice(from);
}
function titles(text, found) {
	let out = "";
	let from = 0;
	for (let at = text.indexOf("]("); at >= 0; at = text.indexOf("](", Math.max(from, at + 1))) {
		const address = /^\((?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\))?[^\s()]*)/.exec(text.slice(at + 1, at + 3e3))?.[0] ?? "(";
		const end = linkEnd(text, at + 1);
		if (end === void 0 || text.slice(at + 1 + address.length, end).trim() === "") continue;
		found();
		out += `${text.slice(from, at + 1)}${address})`;
		from = end + 1;
	}
	return out + text.slice(from);
}
/** Index of the parenthesis that ends `(address "title")`; `open` is its first one. */
function linkEnd(text, open) {
	const at = open + (/^\(\s*(?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\))?[^\s()]*)\s*/.exec(text.slice(open, open + 3e3))?.[0] ?? "(").length;
	const quote = text[at] ?? "";
	if (quote === ")") return at;
	if (![
		"\"",
		"'",
		"("
	].includes(quote)) return void 0;
	const close = text.indexOf(quote === "(" ? ")" : quote, at + 1);
	if (close < 0) return void 0;
	const rest = /^\s*\)/.exec(text.slice(close + 1, close + 100))?.[0];
	return rest === void 0 ? void 0 : close + rest.length;
}
/** More tags than this without an end: whatever follows is not readable, and left out. */
const maxOpenTags = 50;
/** A tag keeps its name; what its attributes say is not seen. */
function tags(text, found) {
	let out = "";
	let from = 0;
	let unclosed = 0;
	for (const { 0: start, 1: slash = "", 2: name = "", index: at } of text.matchAll(/<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])/gi)) {
		if (at < from) continue;
		const end = tagEnd(text, at + start.length);
		if (end === void 0) {
			unclosed += 1;
			if (unclosed <= maxOpenTags) continue;
			found();
			return out + text.slice(from, at);
		}
		const isImage = /^(?:img|picture|video|audio|source|svg|iframe)$/i.test(name);
		const attributes = text.slice(at + start.length, end).replace("/", "");
		if (isImage || attributes.trim() !== "") found();
		out += text.slice(from, at) + (isImage ? "[image]" : `<${slash}${name}>`);
		from = end + 1;
	}
	return out + text.slice(from);
}
/** A block of HTML that its first tag never leaves: for a browser all of it is attributes, up to the next tag of the page. */
function openTags(text, found) {
	let out = "";
	let from = 0;
	let blank = -1;
	for (const { 0: line, 1: start = "", index } of text.matchAll(/^((?:[ \t]|[-*+>]|\d{1,9}[.)])*)<\/?(?:address|article|aside|blockquote|body|center|col|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|legend|li|link|main|menu|nav|ol|option|p|param|search|section|source|summary|table|tbody|td|tfoot|th|thead|tr|track|ul)(?=[\s/])/gim)) {
		const at = index + start.length;
		if (at < from) continue;
		if (blank < at) {
			blankLine.lastIndex = at;
			blank = blankLine.exec(text)?.index ?? text.length;
		}
		if (tagEnd(text.slice(at, blank), line.length - start.length) !== void 0) continue;
		found();
		out += text.slice(from, at);
		from = blank;
	}
	return out + text.slice(from);
}
const blankLine = /\n[ \t>]*(?=\n)/g;
/** Index of the `>` that ends a tag, quoted attribute values skipped as a browser does. */
function tagEnd(text, start) {
	for (let at = start; at < text.length; at++) {
		const char = text[at];
		if (char === ">") return at;
		if (char !== "\"" && char !== "'" || !/=\s*$/.test(text.slice(Math.max(start, at - 20), at))) continue;
		at = text.indexOf(char, at + 1);
		if (at < 0) return void 0;
	}
}
/** Opening bracket \u2192 the one that closes it. */
function pairs(text) {
	const closing = /* @__PURE__ */ new Map();
	const open = [];
	for (let at = 0; at < text.length; at++) {
		const char = text[at];
		if (char === "\\") at += 1;
		else if (char === "[") open.push(at);
		else if (char === "]") {
			const start = open.pop();
			if (start !== void 0) closing.set(start, at);
		}
	}
	return closing;
}
// src/github/undrawn.ts
/** Elements whose words no browser draws, and words too small to read. Each end is looked for once, not from every beginning. */
const farthestEnd = 1e4;
/** What stands between these is drawn by no browser. An element that no page may have is left out, and its name with it. */
function undrawn(text, found) {
	const ends = /* @__PURE__ */ new Map();
	let out = "";
	let from = 0;
	for (const { 1: named = "", 2: rest = "", index } of text.matchAll(/(?=<(rp|template|datalist|noscript|object|title|style|script|video|audio|canvas|svg|math|iframe|textarea|noembed|noframes|xmp|dialog|head)\b([^>]{0,1000}>))/gi)) {
		if (index < from) continue;
		const name = named.toLowerCase();
		const start = index + 1 + named.length + rest.length;
		const closing = new RegExp(`</${name}\\s*>`, "gi");
		let end = ends.get(name) ?? -1;
		if (end < start) {
			closing.lastIndex = start;
			end = closing.exec(text)?.index ?? Number.POSITIVE_INFINITY;
			ends.set(name, end);
		}
		if (end - start > farthestEnd) continue;
		found();
		out += text.slice(from, index);
		from = text.indexOf(">", end) + 1;
	}
	const drawn = out + text.slice(from);
	return replaces(/<\/?([a-z][a-z0-9]*-[a-z0-9-]*|[a-z][a-z0-9]{15,})\s*\/?>/gi)(drawn, found);
}
/** Four of these in each other. */
const small = /(?<opens>(?:<(?:su[bp]|small)>\s{0,9}){4,})|(?:<\/(?:su[bp]|small)>\s{0,9}){4}/gi;
function tooSmall(text, found) {
	let out = "";
	let from = 0;
	let opens = [];
	for (const { 0: tags, index, groups } of text.matchAll(small)) {
		if (groups?.opens !== void 0) {
			opens.push({
				start: index,
				end: index + tags.length
			});
			continue;
		}
		const open = opens.find(({ end }) => index - end <= farthestEnd);
		opens = [];
		if (open === void 0) continue;
		found();
		out += text.slice(from, open.start);
		from = index + tags.length;
	}
	return out + text.slice(from);
}
// src/github/hidden-blocks.ts
/**
* What whole blocks of Markdown hide: definitions of links wherever they stand (found by a lexer, which knows of quotes, lists
* and lines), footnotes that nothing refers to, cells that a table has no column for, elements that browsers do not draw.
*/
/** Before tags and images are taken out: an address in angle brackets looks like a tag. */
const addressCarriers = [
	{
		what: "element that is not drawn",
		strip: undrawn
	},
	{
		what: "empty link",
		strip: replaces(/(?<!!)\[(?:\s|&(?:nbsp|e[nm]sp|thinsp|hairsp|numsp|puncsp|MediumSpace|#160|#xa0);|<[^<>\n]{0,200}>){0,50}\]\([^()\n]{0,3000}\)/gi)
	},
	{
		what: "words in an address",
		strip: replaces(/(?<=\]\()<[^<>\n]{0,3000}[ \t][^<>\n]{0,3000}>/g)
	},
	{
		what: "words in an address",
		strip: queryWords
	},
	{
		what: "words too small to read",
		strip: tooSmall
	}
];
/** What hides a picture too. */
const hidingCarriers = [
	{
		what: "element that is not drawn",
		strip: undrawn
	},
	{
		what: "tag without an end",
		strip: openTags
	},
	{
		what: "footnote that nothing refers to",
		strip: footnotes
	},
	{
		what: "cell without a column",
		strip: excessCells
	}
];
/** After them: what a tag or a picture hides refers to no footnote. */
const blockCarriers = [
	{
		what: "name of a definition",
		strip: definedNames
	},
	{
		what: "footnote that nothing refers to",
		strip: footnotes
	},
	{
		what: "link definition",
		strip: definitions
	},
	{
		what: "link definition",
		strip: replaces(/^ {0,3}\[(?!\^[^\]\s]+\])[^\]\n]{1,999}\]:.*(?:\n[ \t]+["'(].*)?$/gm)
	},
	{
		what: "link definition",
		strip: replaces(/^[ \t]{4,20}\[[^\]^\n][^\]\n]{0,999}\]:[ \t]*\S+[ \t]+["'(].*$/gm)
	},
	{
		what: "cell without a column",
		strip: excessCells
	},
	{
		what: "words behind a fence",
		strip: fenceWords
	}
];
/** Of a query what reads as words is taken out; its other values lead to what is meant. */
function queryWords(text, found) {
	return text.replace(/(?<=\]\([^\s()?#]{1,1000})[?#][^\s()]{0,3000}/g, (query) => {
		const parts = query.match(/[?#&][^?#&]*/g) ?? [];
		const bare = parts.filter((part) => part.length > 1 && !part.includes("=")).length >= 3;
		const left = parts.filter((part) => {
			if (!part.includes("=") && bare) return false;
			return part.split("=").map((side) => side.split(/\+|%(?:20|09|0a|0d|a0)/i)).every((words) => words.filter((word) => /\p{L}/u.test(word)).length < 3);
		});
		if (left.join("") === query) return query;
		found();
		return left.join("").replace(/^&/, "?");
	});
}
/** `[seen][name]` and `[^name]`: the page shows the first part, and a number. */
function definedNames(text, found) {
	const plain = (label) => label.replace(/\s+/g, " ").trim().toLowerCase();
	const defined = new Set([...text.matchAll(defining)].map(([, label = ""]) => plain(label)));
	if (defined.size === 0) return text;
	const numbers = /* @__PURE__ */ new Map();
	return text.replace(/(?<=\])\[([^[\]]{1,999})\]/g, (whole, label, at) => {
		if (label.startsWith("^") || !defined.has(plain(label))) return whole;
		if (/^\w{1,12}$/.test(label) && indexed.test(text.slice(Math.max(0, at - 100), at))) return whole;
		found();
		return "";
	}).replace(/\[\^([^\]\s]{1,200})\]/g, (whole, label) => {
		if (!defined.has(plain(`^${label}`)) || /^\w{1,12}$/.test(label)) return whole;
		found();
		const key = plain(label);
		numbers.set(key, numbers.get(key) ?? 1001 + numbers.size);
		return `[^${numbers.get(key)}]`;
	});
}
/** `rows[i]` in front of `[j]`: code that was not marked as code. */
const indexed = /[\w\]]\[[^[\]\n]{1,90}\]$/;
/** A lexer calls itself for each quote in a quote: such a line is no text that anybody reads. */
const deep = /^(?:[ \t]{0,9}(?:[>*+-]|\d{1,9}[.)])){40}.*$/gm;
function definitions(text, found) {
	let left = text.replace(deep, () => {
		found();
		return "";
	});
	for (let round = 0; round < 20; round++) {
		if (!left.includes("]:")) return left;
		const hidden = linesOf(tokensOf(left).filter(({ type, raw }) => type === "def" && !usedNote.test(raw)));
		if (hidden.size === 0) return left;
		found();
		left = left.split("\n").filter((line) => !hidden.has(line.replace(prefix, "").trim())).join("\n");
	}
	return "";
}
const prefix = new RegExp(`^${container}`);
/** What nothing refers to is gone by now. */
const usedNote = /^\s*\[\^[^\]\s]+\]:/;
const defining = new RegExp(`^${container}\\[([^\\[\\]]{1,999})\\]:`, "gm");
function linesOf(tokens) {
	const lines = tokens.flatMap(({ raw }) => raw.split("\n").map((line) => line.replace(prefix, "").trim()));
	return new Set(lines.filter((line) => line !== ""));
}
/** Every block of the text, those within quotes and items too. Without inline markup, which takes the square of its length. */
function tokensOf(text) {
	const blocks = new w({ gfm: true }).blockTokens(text.replace(/^\u0001\d+\u0002$/gm, "***"));
	const all = [];
	const left = [...blocks];
	for (let token = left.pop(); token !== void 0; token = left.pop()) {
		all.push(token);
		left.push(...token.tokens ?? [], ...token.items ?? []);
	}
	return all;
}
/** A row with more cells than its table has columns: the rest is not shown. */
function excessCells(text, found) {
	const lines = text.split("\n");
	let columns = 0;
	return lines.map((line) => {
		const bare = line.replace(prefix, "");
		if (/^\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-*:?[ \t]*)*$/.test(bare) && bare.includes("|")) {
			columns = cellEnds(bare).length;
			return line;
		}
		if (bare.trim() === "") columns = 0;
		const ends = columns === 0 ? [] : cellEnds(bare);
		if (ends.length <= columns) return line;
		const excess = bare.slice(ends[columns - 1] ?? bare.length);
		if (excess.replace(/[|\s]/g, "") === "") return line;
		found();
		return line.slice(0, line.length - excess.length);
	}).join("\n");
}
function cellEnds(row) {
	const ends = [];
	const text = row.trimEnd();
	const first = /^\s*\|/.exec(text)?.[0].length ?? 0;
	for (let at = first; at < text.length; at++) if (text[at] === "\\") at += 1;
	else if (text[at] === "|") ends.push(at + 1);
	if (!text.endsWith("|")) ends.push(text.length);
	return ends;
}
/** The page shows the code and colours it by the first word. */
function fenceWords(text, found) {
	return text.replace(fence, (line, start, words) => {
		const language = /^[ \t]*[\w+#.-]{0,20}(?![^\s])/.exec(words)?.[0] ?? "";
		if (words.slice(language.length).trim() === "") return line;
		found();
		return `${start}${language}`;
	});
}
const fence = new RegExp(`^(${container}(?:\`{3,}|~{3,}))([^\`\\n]+)$`, "gm");
// src/github/visible-text.ts
/**
* Markdown as a person sees it on GitHub: what the page does not show is taken out, because whoever set the label never read it.
* Code keeps what it shows.
*/
const carriers = [
	...commentCarriers,
	...addressCarriers,
	...markupCarriers,
	...blockCarriers
];
/** What of the text is seen, and what was taken out. */
function visibleText(markdown) {
	const { text: lines, removed: invisible } = withoutInvisible(markdown);
	const counts = /* @__PURE__ */ new Map();
	const count = (what, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);
	if (invisible > 0) count("invisible character", invisible);
	const code = setAside(drawn(withoutFarRight(lines, () => count("words far to the right")), () => count("drawing whose words are not shown")), () => count("words behind a fence"));
	let text = code.text;
	for (const { what, strip } of carriers) text = strip(text, () => count(what));
	text = text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (entity, hex, decimal) => {
		const point = hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16);
		if (point <= 1114111 && withoutInvisible(String.fromCodePoint(point)).removed === 0) return entity;
		count("invisible entity");
		return "";
	});
	const removed = [...counts].map(([what, number]) => `${number} \u00d7 ${what}`);
	return {
		text: code.restore(text).trim(),
		removed
	};
}
/** Code shows what it holds, comment syntax included: it is put aside while the rest is cleaned. */
function setAside(markdown, found) {
	const codes = [];
	return {
		text: replaceCode(markdown, (code) => `\u0001${codes.push(fenceOf(code, found)) - 1}\u0002`),
		restore: (cleaned) => cleaned.replace(/\u0001(\d+)\u0002/g, (_, index) => codes[Number(index)] ?? "")
	};
}
/** Code, and of its first line only what the page goes by. */
function fenceOf(code, found) {
	const end = code.indexOf("\n");
	return end < 0 || !/^(`{3}|~{3})/.test(code) ? code : fenceWords(code.slice(0, end), found) + code.slice(end);
}
export { replaceCode as i, hidingCarriers as n, commentCarriers as r, visibleText as t };
