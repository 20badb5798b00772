import { r as defaultWords, t as allowedWords } from "./allowed-eaNxt2T8.js";
import { n as readConfigFile, t as configPath } from "./config-file-n4vVQVVZ.js";
import { t as resolveSettings } from "./layers-BUxizYcF.js";
import { i as about, n as settingNames, r as settingsSchema } from "./settings-LZ9Pvbl3.js";
import { i as problemText } from "./errors-DlE9Teby.js";
import { n as exitCode } from "./outcome-BT0tXRjz.js";
import { n as visibleLine } from "./terminal-text-Cf84_Xi9.js";
import { t as openClone } from "./local-clone-C02C07_k.js";
import { t as readStoryFile } from "./local-story-BmiLgfIN.js";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
// src/entry/commands/config.ts
/** `redgreen config`: every setting, its value and the layer that gave it. */
const command = {
	place: 30,
	declare: (config) => config.description("show every setting, its value and where the value comes from").option("--explain", "with what each setting does and allows").option("--json", "print the settings as JSON").option("--story <file>", "count the front matter of this story too"),
	examples: ["redgreen config", "redgreen config --explain --story story.md"],
	run: showSettings
};
async function showSettings(io, options) {
	const read = options.story === void 0 ? void 0 : await readStoryFile(io.cwd, options.story);
	await using clone = await openClone(io);
	const { sources, ...told } = resolveSettings({
		environment: io.environment,
		repositoryFile: clone.configText,
		story: read && {
			frontMatter: read.story.frontMatter,
			mayWrite: true,
			source: options.story,
			placeOf: read.placeOf
		},
		needsKey: false
	});
	const here = await readFile(join(clone.root, configPath), "utf8").catch(() => void 0);
	const uncounted = here !== void 0 && here !== clone.configText;
	const problems = uncounted ? [...told.problems, ...readConfigFile(here).problems] : told.problems;
	const warnings = uncounted ? [...told.warnings, `${configPath} here is another than on the default branch, which is the one that counts.`] : told.warnings;
	if (options.json) io.stdout.write(`${JSON.stringify({
		settings: sources,
		problems,
		warnings
	}, null, 2)}\n`);
	else for (const name of settingNames) {
		const { value, source } = sources[name] ?? {
			value: void 0,
			source: "default"
		};
		io.stdout.write(`${name}: ${visibleLine(value === void 0 ? defaultWords(name) : valueWords(value))} (${visibleLine(source)})\n`);
		if (!options.explain) continue;
		io.stdout.write(`    ${about.get(settingsSchema.shape[name])?.says ?? ""}\n    Allowed: ${allowedWords(name)}.\n`);
	}
	for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1e3)}\n`);
	for (const problem of problems) io.stderr.write(`${visibleLine(problemText(problem), 1e3)}\n`);
	return problems.length === 0 ? 0 : exitCode("misconfigured");
}
function valueWords(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}
export { command };
