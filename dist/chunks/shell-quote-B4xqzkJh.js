// src/text/shell-quote.ts
/** One word of a POSIX shell, whatever is in the text; a NUL, which no word can have, is left out. */
function quoted(text) {
	const word = text.replaceAll("\0", "");
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
export { quoted as t };
