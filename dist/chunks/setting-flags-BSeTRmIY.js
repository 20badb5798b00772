import { n as Option } from "./commander-DclCXDIF.js";
import { d as defaultSentence, m as placeSentence, p as formOf, u as allowedWords } from "./story-layer-BJm3c8PM.js";
import { t as secretSettings } from "./secret-values-DqfnXw0X.js";
import { i as about, n as settingNames, r as settingsSchema } from "./settings-p5cjHFdU.js";
import { t as RedgreenError } from "./errors-BPIP4wfB.js";
// src/entry/setting-flags.ts
/** The flags of `redgreen run`: one for every setting, made from the schema. */
/** A secret on the command line shows in the process list and in the shell's history, so there is no flag for one. */
const flagNames = settingNames.filter((name) => !secretSettings.includes(name));
const switches = new Set(flagNames.filter((name) => formOf(name) === "boolean"));
function addSettingFlags(command) {
	command.optionsGroup("Settings (also REDGREEN_NAME in the environment, or in .github/redgreen.yml):");
	for (const name of flagNames.filter((one) => !isOnlyOnGitHub(one))) command.addOption(flag(name));
	command.optionsGroup("Without effect here:");
	for (const name of flagNames.filter(isOnlyOnGitHub)) command.addOption(new Option(form(name)));
	return command;
}
const isOnlyOnGitHub = (name) => about.get(settingsSchema.shape[name])?.onlyOnGitHub === true;
function form(name) {
	return `--${name} <${switches.has(name) ? "true|false" : "value"}>`;
}
function flag(name) {
	const option = new Option(form(name));
	return Object.defineProperty(option, "description", { get: () => description(name) });
}
function description(name) {
	const { says } = about.get(settingsSchema.shape[name]) ?? { says: "" };
	return `${says} Allowed: ${allowedWords(name)}.${defaultSentence(name)}${placeSentence(name)}`;
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
		else if (/^(true|false|yes|no|on|off|0|1)$/i.test(flags[index + 1] ?? "")) result.push(`--${name}=${flags[++index]}`);
		else result.push(`--${name}=true`);
	}
	return [...result, ...argv.slice(flags.length)];
}
/** Throws where more words stand beside the flags than the command takes: one behind a switch was meant as its value. */
function refuseMoreThan(most, command) {
	const { args, parent } = command;
	if (args.length <= most) return;
	const given = parent?.rawArgs ?? [];
	for (const word of args) {
		const name = /^--([\w-]+)=true$/.exec(given[given.indexOf(word) - 1] ?? "")?.[1];
		if (name !== void 0 && switches.has(name)) throw new RedgreenError("bad-usage", `--${name} is ${word}; allowed: ${allowedWords(name)}`);
	}
	throw new RedgreenError("bad-usage", `too many arguments: ${args.join(", ")}; allowed: ${most}`);
}
/** The given flags by kebab-case name, out of what commander read. */
function flagsOf(command) {
	return Object.fromEntries(command.options.flatMap((option) => {
		const value = command.getOptionValue(option.attributeName());
		return value === void 0 || !flagNames.includes(option.name()) ? [] : [[option.name(), value]];
	}));
}
export { withSwitchValues as i, flagsOf as n, refuseMoreThan as r, addSettingFlags as t };
