import { n as readConfigFile, t as configPath } from "./config-file-B7FjJW8q.js";
import { t as readStoryWishes } from "./story-layer-Axtu67CE.js";
import { i as problemText } from "./errors-CMfX3xp9.js";
import { n as exitCode } from "./outcome-CKkM3Mtt.js";
import { t as storyFromFile } from "./story-Dt9kkOZm.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/entry/commands/validate.ts
/** `redgreen validate`: the configuration and story files, read as a run would read them. */
async function validateCommand(io, options) {
	const files = options.files.length > 0 ? options.files : [configPath];
	const checked = await Promise.all(files.map((path) => validateFile(path, resolve(io.cwd, path))));
	const problems = checked.flatMap((file) => file.problems);
	const warnings = checked.flatMap((file) => file.warnings);
	if (options.json) io.stdout.write(`${JSON.stringify({
		files,
		problems,
		warnings
	}, null, 2)}\n`);
	else {
		for (const problem of problems) io.stdout.write(`${visibleLine(problemText(problem), 1e3)}\n`);
		for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1e3)}\n`);
		const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
		io.stderr.write(problems.length === 0 ? `${visibleLine(files.join(", "))}: no problem\n` : `${count}\n`);
	}
	return problems.length === 0 ? 0 : exitCode("misconfigured");
}
async function validateFile(path, absolute) {
	let text;
	try {
		text = await readFile(absolute, "utf8");
	} catch (error) {
		const { code } = error;
		return {
			problems: [{
				source: path,
				message: code === "ENOENT" ? "there is no such file" : code === "EISDIR" ? "this is a folder" : `it cannot be read (${code})`
			}],
			warnings: []
		};
	}
	if (!/\.(md|markdown)$/i.test(path)) return {
		problems: readConfigFile(text, path).problems,
		warnings: []
	};
	const result = storyFromFile({
		path,
		text
	});
	if (result.kind === "problems") return {
		problems: result.problems,
		warnings: []
	};
	const wishes = readStoryWishes({
		frontMatter: result.story.frontMatter,
		mayWrite: true,
		source: path
	});
	return {
		problems: wishes.problems,
		warnings: [...result.warnings, ...wishes.warnings]
	};
}
export { validateCommand };
