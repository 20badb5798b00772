import { t as RedgreenError } from "./errors-BPIP4wfB.js";
import { n as exitCodes } from "./command-file-DKDRz4Ws.js";
import { n as storyFromStdin, r as storyFromText, t as readStoryFile } from "./local-story-CgvPpihh.js";
import { a as several } from "./option-values-CDCmHTmk.js";
import { i as withSwitchValues, n as flagsOf, r as refuseMoreThan, t as addSettingFlags } from "./setting-flags-BSeTRmIY.js";
import { n as toldRun, t as addToldOptions } from "./told-run-Dw6LcGRi.js";
// src/entry/commands/run.ts
const command = {
	place: 10,
	declare: (run) => addSettingFlags(addToldOptions(run.description("implement a story in this clone, on a branch of its own").allowExcessArguments().argument("[story]", "a Markdown file, with or without front matter; `-` reads it from stdin").option("-m, --message <text>", "the story itself: its title, or a paragraph of it; may be given again", several, []))),
	notes: exitCodes,
	examples: [
		"redgreen run story.md",
		"redgreen run -m \"Ten percent off\" -m \"Orders above 100 get 10 % off.\"",
		"gh issue view 12 --json title,body \\\n    --template \"# {{.title}}{{\\\"\\\\n\\\"}}{{.body}}\" | redgreen run -",
		"redgreen run stories/discount.md --max-iterations 1 --test-command \"npm test\"",
		"redgreen run story.md --dry-run --progress json 2> events.jsonl"
	],
	prepare: withSwitchValues,
	run: implement
};
async function implement(io, path, options, command) {
	refuseMoreThan(1, command);
	const read = await readStory(io, path, options.message);
	return await toldRun(io, options, async (here) => {
		const { runStoryHere } = await import("./story-run-BrT48hIA.js");
		return runStoryHere(read, {
			...here,
			flags: flagsOf(command)
		});
	});
}
async function readStory(io, path, message) {
	if (message.length > 0 && path !== void 0) throw new RedgreenError("bad-usage", `both ${path} and -m are given; allowed: one of them`);
	if (message.length > 0) return storyFromText(message.join("\n\n"), "-m");
	if (path === void 0) throw new RedgreenError("bad-usage", "missing required argument 'story': a file, `-` for stdin, or -m");
	return path === "-" ? await storyFromStdin(io.stdin) : await readStoryFile(io.cwd, path);
}
export { command };
