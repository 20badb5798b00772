import { stripVTControlCharacters } from "node:util";
// src/text/invisible.ts
/** Characters that a person cannot see: in text that comes in they can carry orders, in text that goes out they can hide them. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
const emoji = /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*/gu;
/** The text without invisible characters; line and paragraph separators and carriage returns become line feeds. */
function withoutInvisible(text) {
	let removed = 0;
	const strip = (part) => part.replace(invisible, () => {
		removed += 1;
		return "";
	});
	let out = "";
	let end = 0;
	const lines = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n");
	for (const match of lines.matchAll(emoji)) {
		out += strip(lines.slice(end, match.index)) + match[0];
		end = match.index + match[0].length;
	}
	return {
		text: out + strip(lines.slice(end)),
		removed
	};
}
// src/text/markdown-text.ts
/**
* Foreign text in GitHub-flavoured Markdown. Nothing in it can become markup, mention a person, refer to an issue or a
* commit, link, close a block that is ours, or reach a bot as a command.
*/
/** Breaks what GitHub links by itself without being seen or copied as a space. */
const joiner = "\u2060";
/** One line of text, for a paragraph, a list item or a table cell. */
function markdownText(text, maxChars = 300) {
	return oneLine(text, maxChars).replace(/[\\`*[\]<>|~$&]|(?<!\w)_|_(?!\w)|^(?:[#+=-]|\d+(?=[.)]))/g, escaped).replace(/@/g, `@${joiner}`).replace(/#(?=\d)/g, `#${joiner}`).replace(/\bGH-(?=\d)/gi, (prefix) => `${prefix}${joiner}`).replace(/\b[0-9a-f]{7,64}\b/gi, (id) => `${id.slice(0, 4)}${joiner}${id.slice(4)}`).replace(/:\/\//g, `:${joiner}//`).replace(/\bwww\./gi, (prefix) => `${prefix.slice(0, 3)}${joiner}.`).replace(/^\//, `${joiner}/`);
}
/** A number that begins a list keeps its digits: there the point after it is what counts. */
function escaped(mark) {
	return /^\d/.test(mark) ? `${mark}${joiner}` : `\\${mark}`;
}
/** One line as code; also right in a table cell. GitHub resolves nothing inside it. */
function markdownCode(text, maxChars = 300) {
	const line = oneLine(text, maxChars).replace(/\\*\|/g, "\\|");
	if (line === "") return "";
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
}
/** Lines as a code block, whose fence is longer than any in the text. */
function markdownBlock(text, language = "") {
	const body = cleanText(text).replace(/\n+$/, "");
	const fence = "`".repeat(Math.max(3, longestRun(body) + 1));
	return `${fence}${language}\n${body}\n${fence}`;
}
function oneLine(text, maxChars) {
	const line = cleanText(text).replace(/\s*\n\s*/g, " ").trim();
	if (line.length <= maxChars) return line;
	const half = /[\ud800-\udbff]/.test(line.charAt(maxChars - 2));
	return `${line.slice(0, maxChars - (half ? 2 : 1))}\u2026`;
}
/** No colours, no control characters, nothing that cannot be seen; every line break a line feed. */
function cleanText(text) {
	return withoutInvisible(stripVTControlCharacters(text)).text;
}
function longestRun(text) {
	return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
/** A sentence of ours in which backticks mark foreign text: each part goes through its own encoder. */
function markdownSentence(text, maxChars = 1e3) {
	return text.slice(0, maxChars).split("`").map((part, index) => index % 2 === 1 ? markdownCode(part) : part === "" ? "" : around(part)).join("");
}
/** Blanks at the ends stay: they part it from its neighbours. */
function around(part) {
	const [, before = "", middle = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
	return `${before === "" ? "" : " "}${middle === "" ? "" : markdownText(middle, 2e3)}${after === "" ? "" : " "}`;
}
export { markdownText as a, markdownSentence as i, markdownBlock as n, withoutInvisible as o, markdownCode as r, cleanText as t };
