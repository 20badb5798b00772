import { J as readStoryFile, an as readConfigFile, at as openClone, ct as uncountedConfig, fn as settingNames, g as withSwitchValues, h as refuseMoreThan, ln as allowedWords, m as flagsOf, mn as about, nn as resolveSettings, p as addSettingFlags, pn as settingsSchema, un as defaultWords } from "./story.js";
import { P as exitCode, Rt as problemText, wt as visibleLine } from "./start.js";
import { w as commandsStop } from "./run.js";
import { r as commandsHere } from "./check-clone.js";
// src/entry/commands/config.ts
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
	const uncounted = await uncountedConfig(clone);
	const problems = uncounted ? [...told.problems, ...readConfigFile(uncounted.text).problems] : told.problems;
	const warnings = uncounted ? [...told.warnings, uncounted.warning] : told.warnings;
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
