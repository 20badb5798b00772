import { i as problemText, t as RedgreenError } from "./errors-DlE9Teby.js";
import { i as keyPlaces, t as storyFromFile } from "./story-CzfYORYd.js";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/entry/local-story.ts
/** A story file, read for the command line. */
/** Throws `story-unreadable` or `bad-story`, with every problem in its detail. */
async function readStoryFile(cwd, path) {
	const absolute = resolve(cwd, path);
	const text = await readFile(absolute, "utf8").catch((error) => {
		throw new RedgreenError("story-unreadable", `${path} (${error.code})`, { cause: error });
	});
	const result = storyFromFile({
		path,
		text
	});
	if (result.kind === "problems") throw new RedgreenError("bad-story", result.problems.map(problemText).join("\n"));
	return {
		story: result.story,
		path: absolute,
		warnings: result.warnings,
		placeOf: keyPlaces(text)
	};
}
export { readStoryFile as t };
