import { a as settingNames, o as settingsSchema, s as about, t as allowedWords } from "./allowed-RxO8XmLR.js";
import { t as resolveSettings } from "./layers-DX2cTn9G.js";
import { i as problemText } from "./errors-CMfX3xp9.js";
import { n as exitCode } from "./outcome-CKkM3Mtt.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { t as openClone } from "./local-clone-BtlHSq42.js";
import { t as readStoryFile } from "./local-story-iCom4zPz.js";
// src/entry/commands/config.ts
/** `redgreen config`: every setting, its value and the layer that gave it. */
async function configCommand(io, options) {
	const story = options.story === void 0 ? void 0 : (await readStoryFile(io.cwd, options.story)).story;
	await using clone = await openClone(io);
	const { sources, problems, warnings } = resolveSettings({
		environment: io.environment,
		repositoryFile: clone.configText,
		story: story && {
			frontMatter: story.frontMatter,
			mayWrite: true,
			source: options.story
		},
		needsKey: false
	});
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
		io.stdout.write(`${name}: ${visibleLine(valueWords(value))} (${visibleLine(source)})\n`);
		if (!options.explain) continue;
		io.stdout.write(`    ${about.get(settingsSchema.shape[name])?.says ?? ""}\n    Allowed: ${allowedWords(name)}.\n`);
	}
	for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1e3)}\n`);
	for (const problem of problems) io.stderr.write(`${visibleLine(problemText(problem), 1e3)}\n`);
	return problems.length === 0 ? 0 : exitCode("misconfigured");
}
function valueWords(value) {
	if (value === void 0) return "–";
	return typeof value === "string" ? value : JSON.stringify(value);
}
export { configCommand };
