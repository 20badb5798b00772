import { n as readConfigFile, t as configPath } from "./config-file-DWfRseKR.js";
import { t as readStoryWishes } from "./story-layer-BMsiSu6g.js";
import { i as problemText } from "./errors-DlE9Teby.js";
import { r as keyPlaces } from "./front-matter-CxRq_NAg.js";
import { r as exitCode } from "./outcome-DtPBcCGO.js";
import { t as storyFromFile } from "./story-DhI6QGvw.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { access, readFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/entry/commands/validate.ts
/** `redgreen validate`: the configuration and story files, read as a run would read them. */
async function validateCommand(io, options) {
	const none = options.files.length === 0 && !await isThere(resolve(io.cwd, ".github/redgreen.yml"));
	const files = options.files.length > 0 ? options.files : none ? [] : [configPath];
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
function isThere(path) {
	return access(path).then(() => true, () => false);
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
export { validateCommand };
