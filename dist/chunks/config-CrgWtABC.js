import { K as readStoryFile, Qt as resolveSettings, an as allowedWords, cn as settingNames, en as configPath, f as addSettingFlags, h as withSwitchValues, ln as settingsSchema, m as refuseMoreThan, nt as openClone, on as defaultWords, p as flagsOf, tn as readConfigFile, un as about } from "./story-BKklS3Zv.js";
import { M as exitCode, Mt as problemText, yt as visibleLine } from "./start-Bq6_qZ0T.js";
import { k as commandsStop } from "./run-Dp_8st60.js";
import { r as commandsHere } from "./check-clone-obMnXOaf.js";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
// src/entry/commands/config.ts
/** `redgreen config`: every setting, its value and the layer that gave it. */
const command = {
	place: 30,
	declare: (config) => addSettingFlags(config.description("show every setting, its value and where the value comes from").allowExcessArguments().option("--explain", "with what each setting does and allows").option("--json", "print the settings as JSON").option("--story <file>", "count the front matter of this story too")),
	examples: [
		"redgreen config",
		"redgreen config --explain --story story.md",
		"redgreen config --max-iterations 5"
	],
	prepare: withSwitchValues,
	run: showSettings
};
async function showSettings(io, options, command) {
	refuseMoreThan(0, command);
	const read = options.story === void 0 ? void 0 : await readStoryFile(io.cwd, options.story);
	const asked = {
		mayWrite: true,
		source: options.story
	};
	await using clone = await openClone(io);
	const { sources, settings, ...told } = resolveSettings({
		flags: flagsOf(command),
		environment: io.environment,
		repositoryFile: clone.configText,
		story: read && {
			...asked,
			frontMatter: read.story.frontMatter,
			placeOf: read.placeOf
		},
		needsKey: false
	});
	const here = await readFile(join(clone.root, configPath), "utf8").catch(() => void 0);
	const uncounted = here !== void 0 && here !== clone.configText;
	const problems = uncounted ? [...told.problems, ...readConfigFile(here).problems] : told.problems;
	const warnings = uncounted ? [...told.warnings, `${configPath} here is another than on the default branch, which is the one that counts.`] : told.warnings;
	const found = await commandsHere(clone, settings);
	const { setup, build, test, because } = found;
	const commands = {
		setup,
		build,
		test,
		because
	};
	if (options.json) io.stdout.write(`${JSON.stringify({
		settings: sources,
		commands,
		problems,
		warnings
	}, null, 2)}\n`);
	else {
		for (const name of settingNames) {
			const { value, source } = sources[name] ?? {
				value: void 0,
				source: "default"
			};
			io.stdout.write(`${name}: ${visibleLine(value === void 0 ? defaultWords(name) : valueWords(value))} (${visibleLine(source)})\n`);
			if (!options.explain) continue;
			io.stdout.write(`    ${about.get(settingsSchema.shape[name])?.says ?? ""}\n    Allowed: ${allowedWords(name)}.\n`);
		}
		io.stdout.write(`\nCommands of a run here (${visibleLine(because)}):\n`);
		for (const [name, command] of Object.entries({
			setup,
			build,
			test
		})) io.stdout.write(`  ${name}: ${visibleLine(command ?? "none", 1e3)}\n`);
		const stop = commandsStop(settings, found);
		if (stop !== void 0) io.stdout.write(`  ${visibleLine(stop.detail, 1e3)}\n`);
	}
	for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1e3)}\n`);
	for (const problem of problems) io.stderr.write(`${visibleLine(problemText(problem), 1e3)}\n`);
	return problems.length === 0 ? 0 : exitCode("misconfigured");
}
function valueWords(value) {
	if (typeof value === "string") return value;
	const text = JSON.stringify(value);
	return text === "[]" || text === "{}" ? "\u2013" : text;
}
export { command };
