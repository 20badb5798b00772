import { $ as keyPlaces, J as storyFromFile, en as readStoryWishes, nn as readConfigFile, tn as configPath } from "./story.js";
import { M as exitCode, Mt as problemText, yt as visibleLine } from "./start.js";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/entry/commands/validate.ts
/** `redgreen validate`: the configuration and story files, read as a run would read them. */
const command = {
	place: 20,
	declare: (validate) => validate.description("check the configuration and story files, without network; problems with line and column").argument("[files...]", "configuration (.yml) and stories (.md); default: .github/redgreen.yml").option("--json", "print the problems as JSON"),
	notes: "\nExits 2 where there is a problem.\n",
	examples: ["redgreen validate", "redgreen validate .github/redgreen.yml stories/*.md"],
	run: validateFiles
};
async function validateFiles(io, given, options) {
	const none = given.length === 0 && !existsSync(resolve(io.cwd, ".github/redgreen.yml"));
	const files = given.length > 0 ? given : none ? [] : [configPath];
	if (none) io.stderr.write(`There is no ${configPath}: the defaults hold.\n`);
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
		if (!none) io.stderr.write(problems.length === 0 ? `${visibleLine(files.join(", "))}: no problem\n` : `${count}\n`);
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
				message: {
					ENOENT: "there is no such file",
					EISDIR: "this is a folder"
				}[code ?? ""] ?? `it cannot be read (${code})`
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
	const { frontMatter } = result.story;
	const wishes = readStoryWishes({
		frontMatter,
		mayWrite: true,
		source: path,
		placeOf: keyPlaces(text)
	});
	return {
		problems: wishes.problems,
		warnings: [...result.warnings, ...wishes.warnings]
	};
}
export { command };
