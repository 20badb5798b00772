import { a as problemText, t as RedgreenError } from "./errors-BPIP4wfB.js";
import { r as keyPlaces } from "./front-matter-BXbJqaUB.js";
import { t as storyFromFile } from "./story-DDLphMO-.js";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
// src/entry/local-story.ts
/** A story for the command line: out of a file, from stdin, or said in the arguments. */
/** Throws `story-unreadable` or `bad-story`, with every problem in its detail. */
async function readStoryFile(cwd, path) {
	const absolute = resolve(cwd, path);
	return {
		...storyIn(await readFile(absolute, "utf8").catch((error) => {
			throw new RedgreenError("story-unreadable", `${path} (${error.code})`, { cause: error });
		}), path),
		path: absolute
	};
}
/** A story in no file; `source` names it in messages. Its first line is the title where it says none. Throws `bad-story`, `bad-usage`. */
function storyFromText(given, source) {
	if (given.trim() === "") throw new RedgreenError("bad-usage", `the story has no title: ${source} is empty; allowed: a title in its first line`);
	const read = storyIn(withTitle(given), source);
	const { path: _, ...ref } = read.story.ref;
	return {
		...read,
		story: {
			...read.story,
			ref
		}
	};
}
/** `redgreen run -`. Throws where a person at a terminal would wait for nothing. */
async function storyFromStdin(stdin) {
	if (stdin.isTTY === true) throw new RedgreenError("bad-usage", "`-` reads the story from stdin, which is a terminal: pipe it, or give -m");
	return storyFromText(await text(stdin), "stdin");
}
function storyIn(text, source) {
	const result = storyFromFile({
		path: source,
		text
	});
	if (result.kind === "problems") throw new RedgreenError("bad-story", result.problems.map(problemText).join("\n"));
	return {
		story: result.story,
		text,
		warnings: result.warnings,
		placeOf: keyPlaces(text)
	};
}
/** Front matter and headings stay as they are; plain words get what a commit's message has: a title in the first line. */
function withTitle(text) {
	const trimmed = text.replace(/^\s*\n/, "");
	if (/^(?:---[ \t]*$|#[ \t])/m.test(trimmed.split("\n", 1)[0] ?? "")) return trimmed;
	if (/^# /m.test(trimmed)) return trimmed;
	return trimmed.trim() === "" ? trimmed : `# ${trimmed}`;
}
export { storyFromStdin as n, storyFromText as r, readStoryFile as t };
