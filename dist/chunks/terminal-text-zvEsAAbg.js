// src/text/terminal-text.ts
/** Text from elsewhere on a terminal: nothing in it can move the cursor, change colours, set titles or reverse its order. */
const inert = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;
/** Control characters and their like as visible escapes: `\x1b`, `\u202e`. Line feeds and tabs stay. */
function visible(text) {
	return text.replace(/\r\n/g, "\n").replace(inert, shownEscaped);
}
/** The same in one line, cut where it would take more columns of a terminal. */
function visibleLine(text, maxColumns = 300) {
	return cut(visible(text).replace(/\s*\n\s*/g, " ").replaceAll("	", " ").trim(), maxColumns);
}
const wide = /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\p{Emoji_Presentation}\u{20000}-\u{3FFFD}]/u;
function cut(line, maxColumns) {
	let columns = 0;
	let fits = 0;
	let at = 0;
	for (const character of line) {
		columns += /\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1;
		if (columns > maxColumns) return `${line.slice(0, fits)}\u2026`;
		at += character.length;
		if (columns < maxColumns) fits = at;
	}
	return line;
}
function shownEscaped(character) {
	const code = character.codePointAt(0) ?? 0;
	if (code <= 255) return `\\x${code.toString(16).padStart(2, "0")}`;
	return code > 65535 ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
export { visibleLine as n, visible as t };
