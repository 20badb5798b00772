// src/text/terminal-text.ts
/** Text from elsewhere on a terminal: nothing in it can move the cursor, change colours, set titles or reverse its order. */
const inert = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;
/** Control characters and their like as visible escapes: `\x1b`, `\u202e`. Line feeds and tabs stay. */
function visible(text) {
	return text.replace(/\r\n/g, "\n").replace(inert, shownEscaped);
}
/** The same in one line, cut at `maxChars`. */
function visibleLine(text, maxChars = 300) {
	const line = visible(text).replace(/\s*\n\s*/g, " ").replaceAll("	", " ").trim();
	return line.length > maxChars ? `${line.slice(0, maxChars - 1)}…` : line;
}
function shownEscaped(character) {
	const code = character.codePointAt(0) ?? 0;
	if (code <= 255) return `\\x${code.toString(16).padStart(2, "0")}`;
	return code > 65535 ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
export { visibleLine as n, visible as t };
