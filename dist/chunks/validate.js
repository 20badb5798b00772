import { X as fileReason, Z as storyFromFile, an as readConfigFile, in as configPath, it as noRepository, nt as keyPlaces, ot as repositoryRoot, rn as readStoryWishes, rt as readFrontMatter } from "./story.js";
import { P as exitCode, Rt as problemText, wt as visibleLine } from "./start.js";
const { existsSync } = process.getBuiltinModule("node:fs");
const { readFile } = process.getBuiltinModule("node:fs/promises");
const { join, relative, resolve } = process.getBuiltinModule("node:path");
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
	const files = given.length > 0 ? given : await configHere(io);
	if (files.length === 0) io.stderr.write(`There is no ${configPath}: the defaults hold.\n`);
	const checked = await Promise.all(files.map((path) => validateFile(path, resolve(io.cwd, path))));
	const problems = checked.flatMap((file) => file.problems);
	const warnings = checked.flatMap((file) => file.warnings);
	if (options.json) {
		const stories = checked.flatMap(({ path, criteria }) => criteria === void 0 ? [] : [{
			path,
			criteria
		}]);
		io.stdout.write(`${JSON.stringify({
			files,
			problems,
			warnings,
			stories
		}, null, 2)}\n`);
	} else {
		for (const problem of problems) io.stdout.write(`${visibleLine(problemText(problem), 1e3)}\n`);
		for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1e3)}\n`);
		for (const file of checked) io.stderr.write(`${visibleLine(`${file.path}: ${summaryOf(file)}`, 1e3)}\n`);
	}
	return problems.length === 0 ? 0 : exitCode("misconfigured");
}
/** The configuration of the repository around the current directory, as a path from here; none where it has none. */
async function configHere({ cwd }) {
	if (existsSync(resolve(cwd, ".github/redgreen.yml"))) return [configPath];
	const root = await repositoryRoot(cwd);
	if (root === void 0) throw await noRepository(cwd);
	const path = join(root, configPath);
	return existsSync(path) ? [relative(cwd, path)] : [];
}
function summaryOf({ problems, warnings, criteria }) {
	const found = [counted(problems.length, "problem"), counted(warnings.length, "warning")].filter((part) => part !== "");
	const told = found.length === 0 ? ["no problem"] : found;
	if (criteria !== void 0) told.push(counted(criteria, "acceptance criterion", "acceptance criteria") || "no acceptance criteria");
	return told.join(", ");
}
function counted(count, one, many = `${one}s`) {
	return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}
async function validateFile(path, absolute) {
	let text;
	try {
		text = await readFile(absolute, "utf8");
	} catch (error) {
		return {
			path,
			problems: [{
				source: path,
				message: fileReason(error)
			}],
			warnings: []
		};
	}
	if (!/\.(md|markdown)$/i.test(path)) return {
		path,
		problems: readConfigFile(text, path).problems,
		warnings: []
	};
	const result = storyFromFile({
		path,
		text
	});
	const read = result.kind === "story" ? result.story : void 0;
	const front = readFrontMatter(text);
	const frontMatter = read?.frontMatter ?? (front.kind === "mapping" ? front.data : {});
	const wishes = readStoryWishes({
		frontMatter,
		mayWrite: true,
		source: path,
		placeOf: keyPlaces(text)
	});
	const told = result.kind === "story" ? {
		problems: [],
		warnings: result.warnings
	} : {
		...result,
		warnings: []
	};
	return {
		path,
		problems: [...told.problems, ...wishes.problems],
		warnings: [...told.warnings, ...wishes.warnings],
		...read !== void 0 && { criteria: read.criteria.length }
	};
}
export { command };
