import { n as Option } from "./commander-JmyPC36o.js";
import { a as settingNames, n as defaultWords, o as settingsSchema, r as formOf, s as about, t as allowedWords } from "./allowed-RxO8XmLR.js";
// src/entry/setting-flags.ts
/** The flags of `redgreen run`: one for every setting, made from the schema. */
/** A secret on the command line shows in the process list and in the shell's history, so there is no flag for one. */
const secretNames = settingNames.filter((name) => about.get(settingsSchema.shape[name])?.secret === true);
const flagNames = settingNames.filter((name) => !secretNames.includes(name));
const switches = new Set(flagNames.filter((name) => formOf(name) === "boolean"));
function addSettingFlags(command) {
	command.optionsGroup("Settings (each also REDGREEN_NAME in the environment, or name in .github/redgreen.yml):");
	for (const name of flagNames) command.addOption(flag(name));
	return command;
}
function flag(name) {
	const option = new Option(`--${name} <${switches.has(name) ? "true|false" : "value"}>`);
	return Object.defineProperty(option, "description", { get: () => description(name) });
}
function description(name) {
	const { says } = about.get(settingsSchema.shape[name]) ?? { says: "" };
	const value = defaultWords(name);
	return `${says} Allowed: ${allowedWords(name)}.${value === "–" ? "" : ` Default: ${value}.`}`;
}
/** `--dry-run` is `--dry-run=true`, `--no-review` is `--review=false`: a switch never takes the story's path for its value. */
function withSwitchValues(argv) {
	const end = argv.indexOf("--");
	const flags = end === -1 ? argv : argv.slice(0, end);
	const result = [];
	for (let index = 0; index < flags.length; index++) {
		const argument = flags[index] ?? "";
		const name = argument.replace(/^--(no-)?/, "");
		if (!argument.startsWith("--") || !switches.has(name)) result.push(argument);
		else if (argument.startsWith("--no-")) result.push(`--${name}=false`);
		else if (/^(true|false)$/.test(flags[index + 1] ?? "")) result.push(`--${name}=${flags[++index]}`);
		else result.push(`--${name}=true`);
	}
	return [...result, ...argv.slice(flags.length)];
}
/** The given flags by kebab-case name, out of what commander read. */
function flagsOf(command) {
	const values = command.opts();
	return Object.fromEntries(command.options.filter((option) => flagNames.includes(option.name())).map((option) => [option.name(), values[option.attributeName()]]));
}
export { addSettingFlags, flagsOf, withSwitchValues };
